import { describe, expect, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";

/** Returns for each citation the index of its antecedent. */
function targets(text: string): (number | null)[] {
  return findCitations(text).map((c) => c.refersTo);
}

describe("findCitations resolves short forms", () => {
  it.each<[string, (number | null)[]]>([
    ["Adams v. Baker, 12 F.3d 345. Adams, 12 F.3d at 350.", [null, 0]],
    ["Adams v. Baker, 12 F.3d 345. Adams, 13 F.3d at 350.", [null, null]],
    ["Adams v. Baker, 12 F.3d 3. Carter v. Dole, 12 F.3d 9. Dole, 12 F.3d at 10.", [null, null, 1]],
    ["Adams v. Baker, 12 F.3d 3. Carter v. Dole, 12 F.3d 9. 12 F.3d at 10.", [null, null, null]],
    ["Adams v. Baker, 12 F.3d 3. Baker, supra, at 5. Evans, supra.", [null, 0, null]],
    ["Adams v. Baker, 12 F.3d 3. Adams v. Carter, 13 F.3d 4. Adams, supra.", [null, null, null]],
    ["Adams v. Baker, 12 F.3d 345. Id. at 350. Ibid.", [null, 0, 0]],
    ["Adams v. Baker, 12 F.3d 345. Id. at 100. Ibid.", [null, null, null]],
    ["Adams v. Baker, 12 F.3d 345. Id. at 900.", [null, null]],
    ["Adams v. Baker, 12 F.3d 345. Compl. ¶ 5. Id. at 350.", [null, null]],
    ["42 U.S.C. § 1983. Id.", [null, 0]],
    ["Id. at 5", [null]],
    ["Adams v. Baker, 12 F.3d 345. In Adams at 350 we said", [null, 0]],
    ["Adams v. United States, 12 F.3d 345. The United States at 350 places", [null]],
    ["Adams v. Baker, 330 U.S. 1, 67 S. Ct. 2. 67 S. Ct., at 4.", [null, null, 1]],
  ])("resolves the short forms in: %s", (text, expected) => {
    expect(targets(text)).toEqual(expected);
  });

  it("accepts a name that only a database has", () => {
    const text = "12 F.3d 345 governs. In Adams at 350 it says so.";
    expect(targets(text)).toEqual([null]);
    const caseName = (key: string) => (key === "f3d/12/345" ? "Adams v. Baker" : null);
    expect(findCitations(text, { caseName }).map((c) => c.refersTo)).toEqual([null, 0]);
  });
});
