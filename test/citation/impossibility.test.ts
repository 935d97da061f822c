import { describe, expect, it } from "vitest";
import { explainImpossibility } from "../../src/citation/impossibility.ts";
import { parseCitation } from "../../src/citation/parse/parse-citation.ts";

describe("explainImpossibility", () => {
  it.each([
    ["1200 F.3d 1 (9th Cir. 2001)", "F.3d has no volume 1200."],
    ["138 F.2d 857 (10th Cir. 1998)", "F.2d ends in 1994."],
    ["12 F.3d 345 (9th Cir. 1960)", "F.3d begins in 1993."],
    ["801 U.S. 1 (1937)", "U.S. has no volume 801."],
    ["64 Cal. 4th 1 (2015)", "Cal. 4th has no volume 64."],
    ["AIR 1910 SC 5", "AIR begins in 1914."],
    ["(1961) 4 SCC 1", "SCC begins in 1969."],
    ["(1973) 41 SCC 225", "No year of SCC has a volume 41."],
  ])("refuses %s: %s", (citation, reason) => expect(explainImpossibility(parseCitation(citation)!)).toBe(reason));

  it.each([
    "347 U.S. 483 (1954)",
    "5 U.S. 137 (1803)",
    "5 U.S. (1 Cranch) 137 (1803)",
    "999 F.2d 1 (9th Cir. 1993)",
    "2017-Ohio-5699",
    "(1973) 4 SCC 225",
    "AIR 1950 SC 27",
    "2015 WL 1234567 (S.D.N.Y. Mar. 3, 2015)",
    "42 U.S.C. § 1983",
    "30 Ohio St. 3d 35 (1987)",
    "964 F. Supp. 127 (S.D.N.Y. 1997)",
  ])("accepts %s", (citation) => expect(explainImpossibility(parseCitation(citation)!)).toBeNull());
});
