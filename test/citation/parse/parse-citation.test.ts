import { describe, expect, it } from "vitest";
import { parseCitation } from "../../../src/citation/parse/parse-citation.ts";

describe("parseCitation", () => {
  it.each([
    ["410 U.S. 113", "us/410/113"],
    ["410 U. S. 113", "us/410/113"],
    ["410 us 113", "us/410/113"],
    ["4lO U.S. 113", "us/410/113"],
    ["410 U, S. 113", "us/410/113"],
    ["l23 F.3d 456", "f3d/123/456"],
    ["Doe v. Poe, 410 U.S. 113, 152 (1973)", "us/410/113"],
    ["5 U.S. (1 Cranch) 137", "us/5/137"],
    ["312 F. 3d 1052", "f3d/312/1052"],
    ["2017-Ohio-5699", "ohio/2017/5699"],
    ["2014 IL App (1st) 120583-U", "ilapp(1st)/2014/120583-u"],
    ["(1973) 4 SCC 225", "scc/1973/4/225"],
    ["1973 (4) SCC 225", "scc/1973/4/225"],
    ["1973 SCC (4) 225", "scc/1973/4/225"],
    ["AIR 1973 SC 1461", "air/1973/sc/1461"],
    ["1973 AIR 1461", "air/1973/sc/1461"],
    ["A.I.R. (1973) S.C. 1461", "air/1973/sc/1461"],
    ["1959 Supp (2) SCR 256", "scr/1959/supp2/256"],
    ["1959 (2) Suppl.SCR 256", "scr/1959/supp2/256"],
    ["[1970] INSC 1", "insc-lii/1970/1"],
    ["1970 INSC 1", "insc/1970/1"],
    ["2025:DHC:10348-DB", "dhc/2025/10348"],
    ["2025 SCC OnLine SC 1754", "scconline/2025/sc/1754"],
    ["68 Pac. 965", "p/68/965"],
    ["5 Pa. C. 9", "pac/5/9"],
    ["1 P.R. 1 (1831)", "pen&w/1/1"],
    ["72 IA 241", "ia/72/241"],
    ["72 Iowa 241", "iowa/72/241"],
    ["[1955] I. S. C. R. 752", "scr/1955/1/752"],
    ["1992 SC1848", "air/1992/sc/1848"],
    ["42 U.S.C. § 1983", "usc/42/1983"],
  ])("parses %s to %s", (text, key) => {
    expect(parseCitation(text)?.key).toBe(key);
  });

  it.each([
    ["brown v. board of education, 347 u.s. 483 (1954)", "Brown", "Board of Education"],
    ["roe v wade 410 us 113", "Roe", "Wade"],
    ["mcdonald v. city of chicago, 561 u.s. 742", "McDonald", "City of Chicago"],
    ["BROWN v. BOARD OF EDUCATION, 347 U.S. 483", "BROWN", "BOARD OF EDUCATION"],
    ["in re gault, 387 u.s. 1", null, "Gault"],
  ])("writes the parties of %s as names", (text, plaintiff, defendant) => {
    expect(parseCitation(text)).toMatchObject({ plaintiff, defendant });
  });

  it.each(["", "hello", "not a citation at all", "12", "§"])("returns null for %j", (text) => {
    expect(parseCitation(text)).toBeNull();
  });
});
