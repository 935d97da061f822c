import { describe, expect, it } from "vitest";
import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";

/** `kind raw` of everything found. */
const listFound = (text: string) => findCitations(text).map((c) => `${c.kind} ${c.raw}`);

/** The given fields of the first citation of a kind. */
function pick(text: string, kind: Citation["kind"], fields: readonly (keyof Citation)[]): unknown[] {
  const found = findCitations(text).find((c) => c.kind === kind);
  return fields.map((field) => found?.[field] ?? null);
}

describe("findCitations reads forms of reporters", () => {
  it.each<[string, string[]]>([
    ["12 N.C. (2 Dev. & Bat. Eq.) 345", ["case 12 N.C. (2 Dev. & Bat. Eq.) 345"]],
    ["2 Abb. (U. S.) (3 Adams) 45", ["case 2 Abb. (U. S.) (3 Adams) 45"]],
    ["11 Allen (Mass.), 157", ["case 11 Allen (Mass.), 157"]],
    ["9 Wheat. R. 17; 13 Wend. Rep. 605", ["case 9 Wheat. R. 17", "case 13 Wend. Rep. 605"]],
    [
      "1977-1978 Fed. Sec. L. Rep. (CCH) ¶ 96,001; 1998-99 Ohio Op. 5",
      ["case 1977-1978 Fed. Sec. L. Rep. (CCH) ¶ 96,001", "case 1998-99 Ohio Op. 5"],
    ],
    ["2011 IL App (1st) 101234-UB", ["case 2011 IL App (1st) 101234-UB"]],
    ["2012 IL App (3d) 110001WC-U", ["case 2012 IL App (3d) 110001WC-U"]],
    ["2021-NCSC-12; 2021-NCCOA-123", ["case 2021-NCSC-12", "case 2021-NCCOA-123"]],
    ["95-CA-00111-SCT; 2001-CT-02222-COA", ["case 95-CA-00111-SCT", "case 2001-CT-02222-COA"]],
    ["2009-CA-0123 (La. 6/1/05)", ["case 2009-CA-0123 (La. 6/1/05)"]],
    ["370 N.L.R.B. No. 128; T.C. Summ. Op. 2001-12", ["case 370 N.L.R.B. No. 128", "case T.C. Summ. Op. 2001-12"]],
    ["Ann. Cas. 1913D, 345; 1915A L.R.A. 12", ["case Ann. Cas. 1913D, 345", "case 1915A L.R.A. 12"]],
    ["Adams v. Baker, (1821) Gilmer, 235", ["case Gilmer, 235"]],
    ["c. 96,-20 Stat. 56", ["law 20 Stat. 56"]],
    ["chapter 93A. 8 of the laws", []],
    ["Adams -- v. -- Baker", []],
    ["3 Williams, 529 U.S. at 406", ["short 529 U.S. at 406"]],
    ["Adams v. Baker (1984), Ind. App., 466 N.E.2d 789", ["case 466 N.E.2d 789"]],
  ])("reads %s", (text, expected) => expect(listFound(text)).toEqual(expected));

  it.each([
    ["5 N.Y.S. (2d) 123", "N.Y.S.2d"],
    ["12 Cal. (3d Series) 45", "Cal. 3d"],
    ["12 How. Pr. N. S. 34", "How. Pr. (n.s.)"],
    ["12 F. 34", "F."],
  ])("takes the series from what follows the reporter: %s", (text, reporter) =>
    expect(pick(text, "case", ["reporter"])).toEqual([reporter]),
  );

  it.each([
    ["Adams v. Baker (1999) __ Cal.4th __ [12 Cal.Rptr.2d 34]", "12 Cal.Rptr.2d 34"],
    ["Adams v. Baker (1999) ___ Cal.App.4th ___, ___ [12 Cal.Rptr.2d 34, 40]", "12 Cal.Rptr.2d 34"],
  ])("keeps the year and the parties before a blank citation: %s", (text, raw) =>
    expect(pick(text, "case", ["raw", "year", "plaintiff", "defendant"])).toEqual([raw, 1999, "Adams", "Baker"]),
  );
});

describe("findCitations reads forms of laws", () => {
  it.each<[string, string[]]>([
    ["§99 of the U.S. code", ["law §99 of the U.S. code"]],
    [
      "§§ 1 and 2 of title 28; section 99 of the United States Code",
      ["law §§ 1 and 2 of title 28", "law section 99 of the United States Code"],
    ],
    ["see § 12 above", []],
    ["1999 Conn. Acts 62 ([Reg. or Spec.] Sess.)", ["law 1999 Conn. Acts 62 ([Reg. or Spec.] Sess.)"]],
    [
      "1999 Ala. Laws Spec. Sess. 12; 1999 Cal. Stat. ch. 12",
      ["law 1999 Ala. Laws Spec. Sess. 12", "law 1999 Cal. Stat. ch. 12"],
    ],
    ["Md. Laws 1931, c. 498", ["law Md. Laws 1931, c. 498"]],
    [
      "1999-2000 Ohio Monthly Rec. 6; No. 642 Wis. Admin. Reg. 9",
      ["law 1999-2000 Ohio Monthly Rec. 6", "law No. 642 Wis. Admin. Reg. 9"],
    ],
    ["ASBCA Nos. 12345, 12346, 88-1 BCA ¶ 20,123", ["law ASBCA Nos. 12345, 12346", "case 88-1 BCA ¶ 20,123"]],
    ["La. Admin. Code tit. 15, pt. IV, § 6", ["law La. Admin. Code tit. 15, pt. IV, § 6"]],
    [
      "N. Y. Code Crim. Proc. § 813-a; Tex. Gov't Code Ann. § 74.003",
      ["law N. Y. Code Crim. Proc. § 813-a", "law Tex. Gov't Code Ann. § 74.003"],
    ],
  ])("reads %s", (text, expected) => expect(listFound(text)).toEqual(expected));

  it("keeps a range of pages as the pin cite of a session law", () =>
    expect(pick("41 Stat. 525-26 (1920)", "law", ["raw", "page", "pinCite", "year"])).toEqual([
      "41 Stat. 525",
      "525",
      "525-26",
      1920,
    ]));
});

describe("findCitations reads back references", () => {
  it.each([
    ["52 T.C. at 744", "744"],
    ["5 U.S. (1 Cranch) at 177", "177"],
    ["12 Cal.App.4th at p. 345", "p. 345"],
    ["600 U. S., at ___", "___"],
  ])("reads a short form: %s", (text, pinCite) =>
    expect(pick(text, "short", ["raw", "pinCite"])).toEqual([text, pinCite]),
  );

  it("gives a short form both parties", () =>
    expect(pick("See Adams v. Baker, Inc., 3 F.3d at 510", "short", ["plaintiff", "defendant", "signal"])).toEqual([
      "Adams",
      "Baker, Inc.",
      "see",
    ]));

  it.each([
    ["18 U.S.C. § 5031. Id. 5038(e).", "5038", "5038(e)"],
    ["15 U.S.C. § 78j; id. § 2852(2).", "2852", "§ 2852(2)"],
    ["12 F.3d 34. Id. at 40.", null, "40"],
  ])("reads a section after id. where a statute precedes it: %s", (text, section, pinCite) =>
    expect(pick(text, "id", ["section", "pinCite"])).toEqual([section, pinCite]),
  );
});

describe("findCitations reads the context of a citation", () => {
  it.each([
    ["12 F.3d 130, 138- (10th Cir. 2008)", "138", 2008, "ca10"],
    ["12 F.3d 130, (1st Cir. 1988)", null, 1988, "ca1"],
    ["12 U.S. 130 (4th Cir. 1982)", null, 1982, "ca4"],
    ["12 F.2d 130 (C. A. 2nd Cir. 1956)", null, 1956, "ca2"],
    ["12 F.2d 130, 134 (CA9 1971)", "134", 1971, "ca9"],
    ["12 F. Cas. 130 (No. 8,126) (D. C. S. D. Ga. 1866)", null, 1866, "gasd"],
    ["12 F.2d 130, 134 et seq. (1950)", "134", null, null],
  ])("reads %s", (text, pinCite, year, court) => {
    expect(pick(text, "case", ["pinCite", "year", "court", "parenthetical"])).toEqual([pinCite, year, court, null]);
  });

  it.each([
    ["1See United States v. Adams, 12 F.3d 34", "United States", "Adams"],
    ["Adams v. First Fed. Savings &amp; Loan Ass'n, 12 F.2d 34", "Adams", "First Fed. Savings & Loan Ass'n"],
    ["Eastern, Western & Northern R. Co. v. Adams, 12 U.S. 34", "Eastern, Western & Northern R. Co.", "Adams"],
    ["MICH. People v. Adams, 12 Mich. 34", "People", "Adams"],
    ["Art. IV. See Adams v. Baker, 12 U.S. 34", "Adams", "Baker"],
  ])("reads the parties of %s", (text, plaintiff, defendant) =>
    expect(pick(text, "case", ["plaintiff", "defendant"])).toEqual([plaintiff, defendant]),
  );
});

describe("findCitations reads Indian years, supplements and volumes", () => {
  it.each([
    ["[l954] S.C.R. 1133", "scr/1954//1133"],
    ["(199O) 2 SCC 426", "scc/1990/2/426"],
    ["1995 (Supp.) 2 SCC 423", "scc/1995/supp2/423"],
    ["1995 (2) Supp SCC 423", "scc/1995/supp2/423"],
    ["(1980) Vol. 2 SCC 72", "scc/1980/2/72"],
  ])("reads %s", (text, key) => expect(pick(text, "case", ["key", "raw"])).toEqual([key, text]));
});
