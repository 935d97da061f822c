import { describe, expect, it } from "vitest";
import { readOpening } from "../../../../src/ingest/importers/liiofindia/read-opening.ts";

describe("readOpening", () => {
  it.each<[string, string[], string]>([
    [
      "sides with their roles",
      ["CIVIL APPEAL NO. 1 OF 1901 State of Alder .....Appellant V.", "Birch & Ors. .....Respondents", "Cedar, J."],
      "State of Alder v. Birch & Ors.",
    ],
    [
      "sides around a line",
      ["(With Appeal No. 2 of 1901) Alder & Ors.", "Versus", "The State of Birch", "Cedar, J."],
      "Alder & Ors. v. The State of Birch",
    ],
    [
      "a title line after the formula",
      ["The following Judgment of the Court was delivered:", "A. Alder V. State of Birch", "CEDAR, J."],
      "A. Alder v. State of Birch",
    ],
    ["a case that is only cited", ["In Alder v. Birch, [1901] 1 SCR 5, it was held", "so."], ""],
    ["no lines", [], ""],
  ])("reads the name of a case from %s", (_, lines, name) => {
    expect(readOpening(lines, "").name).toBe(name);
  });

  it.each([
    ["CIVIL APPELLATE JURISDICTION: Civil Appeal No. 199 of 1955.", "Civil Appeal No. 199 of 1955"],
    ["ORIGINAL JURISDICTION : Writ Petitions Nos. 135-137 of 1969.", "Writ Petitions Nos. 135-137 of 1969"],
    ["Civil Appeal No. 199 of 1955 was another case.", ""],
  ])("reads the docket number of %j", (report, docketNumber) => {
    expect(readOpening([], report).docketNumber).toBe(docketNumber);
  });
});
