import { describe, expect, it } from "vitest";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import * as india from "../../src/citation/india.ts";
import * as us from "../../src/citation/us.ts";

const TEXT =
  "Roe v. Wade, 410 U.S. 113 (1973); Doe v. Poe, 12 F.3d 1 (9th Cir. 1994); Ram v. State, (1973) 4 SCC 225; Lal v. State, AIR 1975 MP 115.";

describe("the reporters of one jurisdiction", () => {
  const raws = (found: ReturnType<typeof findCitations>) => found.map(({ raw }) => raw);

  it("of the US find no Indian citation, and courts by their parentheses", () => {
    // Without Indian reporters `1975 MP 115` is a citation of the Northern Mariana Islands, as it looks.
    const found = us.findCitations(TEXT.slice(0, TEXT.indexOf("; Lal")));
    expect(raws(found)).toEqual(["410 U.S. 113", "12 F.3d 1"]);
    expect(found[1]!.court).toBe("ca9");
    expect(us.parseCitation("(1973) 4 SCC 225")).toBeNull();
  });

  it("of India find no American citation, and no Northern Mariana Islands", () => {
    const found = india.findCitations(TEXT);
    expect(raws(found)).toEqual(["(1973) 4 SCC 225", "AIR 1975 MP 115"]);
    expect(india.parseCitation("AIR 1975 MP 115")).toMatchObject({ key: "air/1975/mp/115", court: "MP" });
  });

  it("find the same as the option of the whole package", () => {
    expect(us.findCitations(TEXT)).toEqual(findCitations(TEXT, { jurisdictions: ["US"] }));
    expect(india.findCitations(TEXT)).toEqual(findCitations(TEXT, { jurisdictions: ["IN"] }));
    expect(findCitations(TEXT, { jurisdictions: [] })).toEqual([]);
  });
});
