import { describe, expect, it } from "vitest";
import {
  findLawReferences,
  findTypedActReferences,
  findTypedLawReferences,
} from "../../src/legislation/law-references.ts";
import { readCpuTime } from "../support/cpu-time.ts";

describe("one key for all spellings", () => {
  it.each([
    [
      "usc/17/107",
      [
        "17 U.S.C. § 107",
        "17 USC 107",
        "17 usc 107",
        "17 U. S. C. § 107",
        "title 17 section 107",
        "section 107 of title 17",
        "Title 17, United States Code, Section 107",
      ],
    ],
    ["usc/42/2000e-5", ["42 U.S.C. § 2000e-5(b)", "42 U.S.C. § 2000e–5"]],
    ["usc/17", ["17 U.S.C.", "title 17 USC"]],
    ["usc/11/ch9/subchii", ["11 U.S.C. ch. 9, subch. II", "11 USC chapter 9, subchapter II"]],
    ["cfr/1/51.9", ["1 CFR 51.9", "1 C.F.R. § 51.9", "1 c.f.r. 51.9"]],
    ["cfr/17/240.10b-5", ["17 C.F.R. § 240.10b-5", "17 CFR 240.10b-5"]],
    ["cfr/1/51", ["1 CFR part 51", "1 C.F.R. pt. 51", "1 CFR 51"]],
    ["cfr/1/51/subptb", ["1 CFR part 51, subpart B", "1 C.F.R. pt. 51, subpt. B"]],
    [
      "dccode//22-2101",
      [
        "D.C. Code § 22-2101",
        "D.C. Code § 22–2101",
        "dc code 22-2101",
        "D.C. Official Code § 22-2101",
        "D.C. Code Ann. § 22-2101",
      ],
    ],
    ["calcode/penal/187", ["Cal. Penal Code § 187", "cal. penal code § 187"]],
    ["illcompstat/720/5/9-1", ["720 ILCS 5/9-1", "720 ilcs 5/9-1", "720 Ill. Comp. Stat. 5/9-1"]],
    ["delcode/11/636", ["Del. Code tit. 11, § 636", "Del. Code Ann. tit. 11, § 636", "11 Del. C. § 636"]],
    ["washrevcode//9a.32.030", ["RCW 9A.32.030", "rcw 9a.32.030", "Wash. Rev. Code § 9A.32.030"]],
    ["calrct//8.4", ["Cal. Rules of Court, rule 8.4", "Cal. R. Ct. 8.4", "california rules of court rule 8.4"]],
    ["nylaw/penal/125.25", ["N.Y. Penal Law § 125.25", "n.y. penal law § 125.25"]],
    ["texcode/penal/19.02", ["Tex. Penal Code § 19.02", "Tex. Penal Code Ann. § 19.02"]],
    ["massgenlaws/265/1", ["Mass. Gen. Laws ch. 265, § 1", "G.L. c. 265, § 1", "M.G.L. c. 265 § 1"]],
    ["ohiorevcode//2903.01", ["Ohio Rev. Code § 2903.01", "Ohio Rev. Code Ann. § 2903.01"]],
    ["paconsstat/18/2502", ["18 Pa. C.S. § 2502", "18 Pa.C.S.A. § 2502", "18 Pa. Cons. Stat. § 2502"]],
    ["vacode//18.2-32", ["Va. Code § 18.2-32", "Va. Code Ann. § 18.2-32"]],
    ["orrevstat//163.115", ["ORS 163.115", "Or. Rev. Stat. § 163.115"]],
    ["nevrevstat//200.010", ["NRS 200.010", "Nev. Rev. Stat. § 200.010"]],
    ["arizrevstat//13-1105", ["A.R.S. § 13-1105", "Ariz. Rev. Stat. § 13-1105", "Ariz. Rev. Stat. Ann. § 13-1105"]],
    ["colorevstat//18-3-102", ["C.R.S. 18-3-102", "Colo. Rev. Stat. § 18-3-102"]],
    ["gacode//16-5-1", ["O.C.G.A. § 16-5-1", "Ga. Code Ann. § 16-5-1"]],
    ["njstat//2c:11-3", ["N.J.S.A. 2C:11-3", "N.J. Stat. Ann. § 2C:11-3"]],
    ["kanstat//21-5402", ["K.S.A. 21-5402", "Kan. Stat. Ann. § 21-5402"]],
    ["flastat//775.082", ["Fla. Stat. § 775.082", "Fla. Stat. Ann. § 775.082"]],
    [
      "rule/fre/403",
      [
        "Fed. R. Evid. 403",
        "FRE 403",
        "fre 403",
        "Federal Rule of Evidence 403",
        "Rule 403 of the Federal Rules of Evidence",
        "Rule 403, Fed. R. Evid.",
      ],
    ],
    ["rule/frcp/12", ["FRCP 12(b)(6)", "Fed. R. Civ. P. 12(b)(6)", "fed. r. civ. p. 12"]],
    ["rule/frcp-supp/g", ["Fed. R. Civ. P. Supp. R. G", "FRCP Supp G(3)(b)"]],
    ["rule/frcp-soc-sec/3", ["Fed. R. Civ. P. Supp. Soc. Sec. R. 3", "FRCP Supp Soc Sec 3"]],
    ["rule/frap/4", ["FRAP 4", "Fed. R. App. P. 4(a)"]],
    ["rule/frcrp/11", ["Fed. R. Crim. P. 11", "Federal Rule of Criminal Procedure 11"]],
    ["rule/frbp/9011", ["Fed. R. Bankr. P. 9011"]],
    ["rule/scotus/10", ["Sup. Ct. R. 10", "Supreme Court Rule 10"]],
    [
      "const/us/art1/8",
      [
        "U.S. Const. art. I, § 8",
        "us constitution article 1 section 8",
        "article I, section 8, clause 3 of the U.S. Constitution",
        "section 8 of article I of the Constitution",
      ],
    ],
    ["const/us/amend14", ["U.S. Const. amend. XIV", "fourteenth amendment", "14th Amendment", "Amendment XIV"]],
    ["const/us/amend14/1", ["U.S. Const. amend. XIV, § 1", "14th Amendment section 1"]],
    ["const/us/amend21", ["twenty-first amendment", "21st amendment"]],
    ["const/vt/ch1/art1", ["Vt. Const. ch. I, art. 1", "Vermont Constitution, chapter I, article 1"]],
    ["const/vt/ch2/72", ["Vt. Const. ch. II, § 72", "Vt. Const. ch. II, amend. of the Constitution, § 72"]],
    ["const/al/art1/6", ["Ala. Const. art. I, § 6", "alabama constitution art. I § 6", "Ala Const art I § 6"]],
    ["eo/13725", ["Executive Order 13725", "Exec. Order No. 13,725", "E.O. 13725", "eo 13725"]],
    ["proclamation/9399", ["Proclamation 9399", "Proclamation No. 9,399"]],
  ])("reads every spelling of %s as one key", (key, spellings) => {
    for (const spelling of spellings)
      expect([spelling, findTypedLawReferences(spelling).map((r) => r.key)]).toEqual([spelling, [key]]);
  });
});

it.each([
  ["Section 302 IPC"],
  ["video 1234"],
  ["Rule 26.1"],
  ["Constitution of Vermont"],
  ["Constitution, § 218"],
  ["see page 17"],
  [""],
])("%s names no provision of US law", (text) => {
  expect(findTypedLawReferences(text)).toEqual([]);
});

it("finds them in their order, with their places", () => {
  const text = "Under FRE 403, as under 17 U.S.C. § 107 and the First Amendment, it is.";
  expect(findLawReferences(text).map(({ key, start, end }) => [key, text.slice(start, end)])).toEqual([
    ["rule/fre/403", "FRE 403"],
    ["usc/17/107", "17 U.S.C. § 107"],
    ["const/us/amend1", "First Amendment"],
  ]);
});

it("stays linear in hostile text", () => {
  const pieces = [
    "1".repeat(20_000),
    "art. I, ".repeat(4000),
    "amend ".repeat(4000),
    "Rule 1(a)".repeat(2000),
    "1 CFR part ".repeat(2000),
  ];
  const start = readCpuTime();
  for (const piece of pieces) findLawReferences(piece);
  const once = readCpuTime() - start;
  const again = readCpuTime();
  for (const piece of pieces) findLawReferences(piece.repeat(4));
  expect(readCpuTime() - again).toBeLessThan(12 * once + 200);
});

describe("findTypedActReferences", () => {
  it.each([
    [
      "section 4 of the Weights (Packed Goods, Labels and Fees) Act, 1971",
      "weights(packedgoodslabelsandfees)act1971//4",
    ],
    [
      "section 5 of the Hill Areas, Coasts and Islands (Reservation of Posts or Seats in the Services under the State) Act, 1993",
      "hillareascoastsandislands(reservationofpostsorseatsintheservicesunderthestate)act1993//5",
    ],
  ])("reads a title with commas and parentheses: %s", (text, key) => {
    expect(findTypedActReferences(text)).toEqual([{ key, start: 0, end: text.length }]);
  });
});
