import { describe, expect, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";

/** `kind raw` of everything found. */
function found(text: string): string[] {
  return findCitations(text).map((c) => `${c.kind} ${c.raw}`);
}

describe("findCitations recognises a citation", () => {
  it.each<[string, string[]]>([
    ["Adams v. Baker, 12 F.3d 345 (9th Cir. 1994).", ["case 12 F.3d 345"]],
    ["See 301 U. S.\n57, 81 L. Ed. 893.", ["case 301 U. S.\n57", "case 81 L. Ed. 893"]],
    [
      "Adams, 12 F.3d at 350; Baker, supra, at 9; id. at 10.",
      ["short 12 F.3d at 350", "supra supra, at 9", "id id. at 10"],
    ],
    [
      "6 Ill. (1 Gilm.) 456 and 14 Haz. Reg. Pa. (1834) 10",
      ["case 6 Ill. (1 Gilm.) 456", "case 14 Haz. Reg. Pa. (1834) 10"],
    ],
    [
      "2019-Ohio-17; 2015 IL App (2d) 99-U; 2001 ND 5",
      ["case 2019-Ohio-17", "case 2015 IL App (2d) 99-U", "case 2001 ND 5"],
    ],
    ["2011 WL 44, 1946 U.S. LEXIS 55", ["case 2011 WL 44", "case 1946 U.S. LEXIS 55"]],
    ["Adams v. Baker, ___ U.S. ___ (2030)", ["case ___ U.S. ___"]],
    ["Adams v. Baker, ___ U.S. ___, 199 S. Ct. 7 (2030)", ["case 199 S. Ct. 7"]],
    ["135 *355 Mass. 147", ["case 135 *355 Mass. 147"]],
    ["-12 F.3d 345\n-2025 INSC 12", ["case 12 F.3d 345", "case 2025 INSC 12"]],
    [
      "Fed. Sec. L. Rep. (CCH) ¶ 77,000; T.C. Memo. 2001-3",
      ["case Fed. Sec. L. Rep. (CCH) ¶ 77,000", "case T.C. Memo. 2001-3"],
    ],
    ["12 Yale L.J. 34 (1903)", ["journal 12 Yale L.J. 34"]],
    [
      "[1961] 2 S.C.R. 10 : AIR 1961 SC 20 : 1961 (1) SCJ 30",
      ["case [1961] 2 S.C.R. 10", "case AIR 1961 SC 20", "case 1961 (1) SCJ 30"],
    ],
    [
      "CITATION: 1979 AIR 42 1979 SCR (2) 31 1979 SCC (2) [63 JT 1979] (3) 24",
      ["case 1979 AIR 42", "case 1979 SCR (2) 31", "case 1979 SCC (2) [63", "case JT 1979] (3) 24"],
    ],
    [
      "ILR (1932) 54 All 57; 20 CWN 66; 1992 SC1848 (7)",
      ["case ILR (1932) 54 All 57", "case 20 CWN 66", "case 1992 SC1848"],
    ],
    ["42 U.S.C. § 1983, 17 C.F.R. § 240.10b-5", ["law 42 U.S.C. § 1983", "law 17 C.F.R. § 240.10b-5"]],
    ["FRE 403 and 17 U.S.C. § 107", ["law FRE 403", "law 17 U.S.C. § 107"]],
    ["17 U.S.C. § 107 and 42 U.S.C. § 1983", ["law 17 U.S.C. § 107", "law 42 U.S.C. § 1983"]],
    ["28 U.S.C. §§ 1331 and 1332 apply", ["law 28 U.S.C. §§ 1331 and 1332"]],
    ["Sections 302 and 34 IPC", ["law Sections 302 and 34 IPC"]],
    ["State of Bihar & Ors. 1965", []],
    ["sections 1331 and 1332 of title 28", ["law sections 1331 and 1332 of title 28"]],
    [
      "Cal. Penal Code § 187; U.S. Const. amend. XIV, § 1",
      ["law Cal. Penal Code § 187", "law U.S. Const. amend. XIV, § 1"],
    ],
    [
      "under Section 302 IPC and Article 21 of the Constitution",
      ["law Section 302 IPC", "law Article 21 of the Constitution"],
    ],
    ["Pub. L. No. 107-56; Fed. R. Civ. P. 12(b)(6)", ["law Pub. L. No. 107-56", "law Fed. R. Civ. P. 12(b)(6)"]],
    ["in Civil Appeal No. 12 of 1951", ["docket Civil Appeal No. 12 of 1951"]],
  ])("finds every citation in: %s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    "at the corner of 111 N. W. 12th St.",
    "10 A.M. on 31 March",
    "the witness (P.W. 7) at [152F-153A]",
    "O. 16 r. 14 of the Code",
    "Acts of 1862, p. 45, ch. 191",
    "in 2 or 3 days, 12 Cal. units, 5 in. wide",
    "1.5 U.S. dollars, $20 U.S. 5",
  ])("finds none in %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("findCitations reads the context of a citation", () => {
  it.each([
    [
      "Adams v. Baker, 12 F.3d 345, 350-51 (9th Cir. 1994) (en banc)",
      { plaintiff: "Adams", defendant: "Baker", pinCite: "350-51", court: "ca9", year: 1994, parenthetical: "en banc" },
    ],
    [
      "as held in Adams Mfg. Co., Inc. v. State of Ohio, 12 F.3d 345",
      { plaintiff: "Adams Mfg. Co., Inc.", defendant: "State of Ohio" },
    ],
    ["That ends it. In re Carter (2009) 12 Cal. 5th 3", { plaintiff: null, defendant: "Carter", year: 2009 }],
    [
      "But see Adams v Baker, 12 P2d 3 [D Kan 2006]",
      { plaintiff: "Adams", defendant: "Baker", court: "ksd", signal: "but see" },
    ],
    ["Adams v. Baker, 12 F.3d 345 (7th Cir.), aff'd, 530 U.S. 1 (2000)", { history: "aff'd", court: "ca7" }],
    [
      "Ram Lal v. State of Bihar, (1973) 4 SCC 2",
      { plaintiff: "Ram Lal", defendant: "State of Bihar", year: 1973, volume: "4" },
    ],
    ["(1990) 2 SCC (Cri) 43", { reporter: "SCC", series: "Cri", volume: "2", page: "43" }],
    ["Ark. Code Ann. § 23-3-119(a)(2) and (d) (1987)", { section: "23-3-119", pinCite: "(a)(2) and (d)", year: 1987 }],
    [
      "Adams v. Baker, 12 F.3d 3 (quoting Carter v. Dole, 1 F.3d 2)",
      { parenthetical: "quoting Carter v. Dole, 1 F.3d 2" },
    ],
  ])("reads the context of the citation in: %s", (text, expected) => {
    expect(findCitations(text)[0]).toMatchObject(expected);
  });

  it("assigns one group, name and year to parallel citations", () => {
    const all = findCitations(
      "Adams v. Baker, 330 U.S. 1, 3, 67 S. Ct. 2, 91 L. Ed. 3 (1947); Carter v. Dole, 331 U.S. 4.",
    );
    expect(all.map((c) => c.group)).toEqual([0, 0, 0, 1]);
    expect(all.map((c) => c.year)).toEqual([1947, 1947, 1947, null]);
    expect(all[2]).toMatchObject({ plaintiff: "Adams", defendant: "Baker" });
  });

  it("separates Indian parallels by semicolon only near in years", () => {
    expect(findCitations("AIR 1960 SC 2; 1960 (2) SCR 5; 1975 (1) SCC 9").map((c) => c.group)).toEqual([0, 0, 1]);
  });

  it("reads only the requested jurisdictions", () => {
    const text = "410 U.S. 113 and (1973) 4 SCC 225";
    expect(findCitations(text, { jurisdictions: ["US"] }).map((c) => c.key)).toEqual(["us/410/113"]);
    expect(findCitations(text, { jurisdictions: ["IN"] }).map((c) => c.key)).toEqual(["scc/1973/4/225"]);
  });
});

describe("findCitations reads over page breaks inside a citation", () => {
  it.each([
    ["Smith v. Jones, 123 F.3d *77 456 (7th Cir. 1997)", "f3d/123/456", 1997, null],
    ["Smith v. Jones, 123 F.3d [Page 77] 456 (7th Cir. 1997)", "f3d/123/456", 1997, null],
    ["Smith v. Jones, 123 F.3d\n\n- 5 -\n\n456 (7th Cir. 1997)", "f3d/123/456", 1997, null],
    ["Brown v. Board, 347 U.S. 483\n   Page 3 of 12\n (1954)", "us/347/483", 1954, null],
    ["Brown v. Board, 347 U.S. 483, 495-\n496 (1954)", "us/347/483", 1954, "495-\n496"],
    ["Doe v. Poe, 12 F. Sup-\np. 345 (D. Md. 1935)", "fsupp/12/345", 1935, null],
    ["Roe v. Wade, 410\nU.S.\n113 (1973)", "us/410/113", 1973, null],
  ])("reads %j over its page break", (text, key, year, pinCite) => {
    expect(findCitations(text)).toMatchObject([{ key, year, pinCite }]);
  });
});
