import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckReport } from "../../src/contract/schemas/citations/check.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { buildStarterBytes } from "../support/corpora/starter-bytes.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(await buildStarterBytes());
});
afterAll(() => engine.close());

const check = async (text: string): Promise<CheckReport> => (await engine.citations.check({ text })).data;

/** Citations in many forms, all of them right: of cases that the corpus contains, and of some that it does not. */
const GOOD_CITATIONS = [
  "Brown v. Board of Education, 347 U.S. 483 (1954).",
  "Brown v. Bd. of Educ., 347 U.S. 483, 495, 74 S. Ct. 686, 98 L. Ed. 873 (1954).",
  "Brown v. Board of Educ. of Topeka, Shawnee Cty., 349 U.S. 294 (1955) (Brown II).",
  "See generally Marbury v. Madison, 5 U.S. (1 Cranch) 137, 177 (1803).",
  "McCulloch v. Maryland, 17 U.S. (4 Wheat.) 316 (1819).",
  "Erie R.R. Co. v. Tompkins, 304 U.S. 64, 78 (1938).",
  "NFIB v. Sebelius, 567 U.S. 519 (2012).",
  "Nat'l Fed'n of Indep. Bus. v. Sebelius, 567 U.S. 519 (2012).",
  "N.Y. Times Co. v. Sullivan, 376 U.S. 254, 279–80 (1964).",
  "Students for Fair Admissions, Inc. v. President & Fellows of Harvard Coll., 600 U.S. 181 (2023).",
  "Chevron U.S.A. Inc. v. NRDC, 467 U.S. 837 (1984), was the rule for forty years; it was overruled in Loper Bright Enterprises v. Raimondo, 603 U.S. 369 (2024).",
  "Plessy v. Ferguson, 163 U.S. 537 (1896), overruled by Brown v. Board of Education, 347 U.S. 483 (1954).",
  "Bowers v. Hardwick, 478 U.S. 186 (1986), has since been overruled. Lawrence v. Texas, 539 U.S. 558 (2003).",
  "Tarasoff v. Regents of the University of California, 17 Cal. 3d 425, 551 P.2d 334 (1976).",
  "Palsgraf v. Long Island R.R. Co., 248 N.Y. 339, 162 N.E. 99 (1928).",
  "Roper v. Simmons, 543 U.S. 551, 578 (2005); id. at 560.",
  "Miranda, 384 U.S. at 444; see Miranda v. Arizona, 384 U.S. 436 (1966).",
  "Cf. Terry v. Ohio, 392 U.S. 1, 30 (1968) (Warren, C.J.).",
  "Carpenter v. United States, 585 U.S. 296 (2018).",
  "United States v. Jones, 565 U.S. 400, 404 (2012).",
  "Obergefell v. Hodges, 576 U.S. 644 (2015).",
  "Slaughter-House Cases, 83 U.S. (16 Wall.) 36 (1873).",
  "The Civil Rights Cases, 109 U.S. 3 (1883).",
  "Hawkins v. McGee, 84 N.H. 114, 146 A. 641 (1929).",
  "Katz v. United States, 386 U.S. 954 (1967) (granting certiorari).",
  "Smith v. United States, 508 U.S. 223 (1993).",
  "Smith v. Jones, 123 F.3d 456, 460 (2d Cir. 1997).",
  "Doe v. City of Springfield, 45 F.4th 1020 (7th Cir. 2022).",
  "Fed. R. Civ. P. 56(a); Fed. R. Evid. 702.",
  "42 U.S.C. § 1983; 28 U.S.C. § 1331; 17 U.S.C. § 107.",
  "U.S. Const. amend. XIV, § 1; U.S. Const. art. I, § 8, cl. 3.",
  "29 C.F.R. § 1614.105 requires contact with a counselor.",
  "Exec. Order No. 9981, 13 Fed. Reg. 4313 (1948).",
  "Maneka Gandhi v. Union of India, (1978) 1 SCC 248: AIR 1978 SC 597.",
  "Maneka Gandhi vs. UOI, AIR 1978 SC 597.",
  "Smt. Maneka Gandhi v. Union of India & Anr., (1978) 2 SCR 621.",
  "His Holiness Kesavananda Bharati Sripadagalvaru v. State of Kerala, (1973) 4 SCC 225.",
  "Kesavananda Bharati v. State of Kerala, AIR 1973 SC 1461, decided on 24 April 1973.",
  "Justice K.S. Puttaswamy (Retd.) v. Union of India, (2017) 10 SCC 1.",
  "K. S. Puttaswamy v. UOI, 2017 INSC 801.",
  "Vishaka and others v. State of Rajasthan and others, (1997) 6 SCC 241.",
  "S.R. Bommai v. Union of India, (1994) 3 SCC 1, paras 100-105.",
  "Shreya Singhal v. Union of India, (2015) 5 SCC 1; section 66A of the Information Technology Act, 2000 was struck down.",
  "Navtej Singh Johar v. Union of India, (2018) 10 SCC 1.",
  "Joseph Shine v. UOI, (2019) 3 SCC 39 struck down section 497 of the IPC.",
  "Mohd. Ahmed Khan v. Shah Bano Begum, (1985) 2 SCC 556.",
  "Mohammed Ahmad Khan v. Shah Bano Begum, AIR 1985 SC 945.",
  "D.K. Basu v. State of W.B., (1997) 1 SCC 416.",
  "Nilabati Behera v. State of Odisha, (1993) 2 SCC 746.",
  "ADM, Jabalpur v. Shivkant Shukla, (1976) 2 SCC 521, was overruled by K.S. Puttaswamy v. Union of India, (2017) 10 SCC 1.",
  "Lalita Kumari v. Govt. of U.P., (2014) 2 SCC 1.",
  "Olga Tellis v. Bombay Municipal Corpn., (1985) 3 SCC 545.",
  "R.C. Cooper v. Union of India, (1970) 1 SCC 248.",
  "Section 302 of the Indian Penal Code, 1860, under which he was convicted in 1998.",
  "Section 34 of the Arbitration and Conciliation Act, 1996; section 138 of the Negotiable Instruments Act, 1881.",
  "Article 21 of the Constitution of India; Article 226 of the Constitution.",
  "Section 8 of the Right to Information Act, 2005.",
  "Section 103 of the Bharatiya Nyaya Sanhita, 2023.",
  "M.C. Mehta v. Union of India, (1986) 2 SCC 325.",
  "State of Maharashtra v. Sharma, (1999) 4 SCC 100.",
  "M.C. Mehta v. Union of India, (1988) 1 SCC 471.",
  "Supreme Court Advocates-on-Record Assn. v. Union of India, (2016) 5 SCC 1.",
  "Ram Prasad v. State of Bihar, 2019 SCC OnLine Pat 455.",
  "Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273, ¶ 11.",
  "Hussainara Khatoon (I) v. Home Secretary, State of Bihar, (1980) 1 SCC 81.",
  "Romesh Thapar v. State of Madras, AIR 1950 SC 124.",
  "In re Kerala Education Bill, 1957, AIR 1958 SC 956.",
  "Griswold v. Connecticut, 381 U.S. 479, 508 (1965) (Black, J., dissenting).",
  "Roe v. Wade, 410 U.S. 113 (1973), overruled, Dobbs v. Jackson Women's Health Org., 597 U.S. 215 (2022).",
];

describe("citations in good order", () => {
  it.each(GOOD_CITATIONS)("raise no error, and no warning but of what became of the case: %s", async (text) => {
    const { findings, citations } = await check(text);
    expect(findings.filter(({ level, rule }) => level !== "note" && rule !== "questioned")).toEqual([]);
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.map(({ verdict }) => verdict)).not.toContain("impossible");
    expect(citations.map(({ verdict }) => verdict)).not.toContain("differs");
  });
});

/** Faults by the rules that report them; the expression matches what the report must name. */
const FAULTS: readonly (readonly [
  fault: string,
  rules: readonly string[],
  rows: readonly (readonly [string, RegExp | null])[],
])[] = [
  [
    "a wrong volume, page, year or series",
    ["misplaced_citation", "similar_case"],
    [
      ["Roper v. Simmons, 543 U.S. 515 (2005).", /543 U\.S\. 551/i],
      ["Gideon v. Wainwright, 327 U.S. 335 (1963).", /372 U\.S\. 335/i],
      ["Kyllo v. United States, 533 U.S. 72 (2001).", /533 U\.S\. 27/i],
      ["Loving v. Virginia, 388 U.S. 10 (1967).", /388 U\.S\. 1\b/i],
      ["New York Times v. Sullivan, 367 U.S. 254 (1964).", /376 U\.S\. 254/i],
      ["Palsgraf v. Long Island R.R., 248 N.Y. 393 (1928).", /248 N\.Y\. 339/i],
      ["Tarasoff v. Regents, 17 Cal. 4th 425 (1976).", /17 Cal\. 3d 425/i],
      ["Filartiga v. Pena-Irala, 603 F.2d 876 (2d Cir. 1980).", /630 F\.2d 876/i],
      ["Illinois v. Gates, 103 S. Ct. 2371 (1983).", /2317/i],
      ["Vishaka v. State of Rajasthan, (1997) 6 SCC 214.", /\(1997\) 6 SCC 241/i],
      ["Maneka Gandhi v. Union of India, AIR 1978 SC 579.", /AIR 1978 SC 597/i],
      ["Olga Tellis v. Bombay Municipal Corporation, (1986) 3 SCC 545.", /\(1985\) 3 SCC 545/i],
      ["Bachan Singh v. State of Punjab, (1982) 2 SCC 684.", /\(1980\) 2 SCC 684/i],
      ["Shreya Singhal v. Union of India, 2015 INSC 527.", /2015 INSC 257/i],
      ["D.K. Basu v. State of West Bengal, (1997) 1 SCC 461.", /\(1997\) 1 SCC 416/i],
      ["Minerva Mills v. Union of India, [1981] 2 SCR 206.", /\[1981\] 1 SCR 206/i],
      ["Joseph Shine v. Union of India, (2018) 3 SCC 39.", /\(2019\) 3 SCC 39/i],
      ["Brown v. Board of Education, 347 U.S. 438 (1954).", /347 U\.S\. 483/i],
      ["Miranda v. Arizona, 348 U.S. 436 (1966).", /384 U\.S\. 436/i],
      ["Wickard v. Filburn, 217 U.S. 111 (1942).", /317 U\.S\. 111/i],
      ["Palco v. Conneticut, 302 U.S. 391 (1937).", /302 U\.S\. 319/i],
      ["Puttaswamy v. Union of India, (2017) 10 SCC 11.", /\(2017\) 10 SCC 1\b/i],
      ["Lawrence, 593 U.S. 558 (2003).", /539 U\.S\. 558/i],
      ["Shelly v. Kramer, 343 U.S. 1 (1948).", /334 U\.S\. 1/i],
    ],
  ],
  [
    "a wrong year",
    ["year_mismatch"],
    [
      ["Gideon v. Wainwright, 372 U.S. 335 (1936).", /1963/i],
      ["Lawrence v. Texas, 539 U.S. 558 (2002).", /2003/i],
      ["Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225, decided in 1975.", /1973/i],
      ["In its 1980 judgment in Maneka Gandhi v. Union of India, (1978) 1 SCC 248, the Court held so.", /1978/i],
      ["Vishaka v. State of Rajasthan, (1997) 6 SCC 241 (decided on 13 August 1999).", /1997/i],
      ["MacPherson v. Buick Motor Co., 217 N.Y. 382 (1961).", /1916/i],
      ["Tarasoff v. Regents, 17 Cal. 3d 425 (Cal. 1967).", /1976/i],
      ["A.K. Gopalan v. State of Madras, AIR 1950 SC 27, a judgment delivered in 1951.", /1950/i],
    ],
  ],
  [
    "a wrong party",
    ["name_mismatch", "name_misspelt"],
    [
      ["Gideon v. Cochran, 372 U.S. 335 (1963).", /Wainwright/i],
      ["Miranda v. California, 384 U.S. 436 (1966).", /Arizona/i],
      ["Lawrence v. Kansas, 539 U.S. 558 (2003).", /Texas/i],
      ["Indira Gandhi v. Union of India, AIR 1978 SC 597.", /Maneka/i],
      ["Vishaka v. State of Gujarat, (1997) 6 SCC 241.", /Rajasthan/i],
      ["Shreya Ghoshal v. Union of India, (2015) 5 SCC 1.", /Singhal/i],
      ["Bachan Lal v. State of Punjab, (1980) 2 SCC 684.", /Bachan Singh/i],
      ["Obergefeld v. Hughes, 576 U.S. 644 (2015).", /Hodges/i],
      ["Katz v. State of New York, 389 U.S. 347 (1967).", /United States/i],
      ["Minerva Textiles Ltd. v. State of Karnataka, (1980) 3 SCC 625.", /Minerva Mills/i],
      ["Carpenter v. Ohio, 585 U.S. 296 (2018).", /United States/i],
      ["Olga Tellis v. Delhi Municipal Corporation, (1985) 3 SCC 545.", /Bombay/i],
      ["Roe v. Bolton, 410 U.S. 113 (1973).", /Wade/i],
    ],
  ],
  [
    "a case that does not exist",
    ["not_in_corpus"],
    [
      ["Everhart v. Tolliver Mining Co., 412 U.S. 811 (1973).", null],
      ["Sundaram Pillai v. Cochin Spices Board, (2011) 7 SCC 912.", null],
      ["State v. Hollingbrook, 201 So. 3d 455 (Fla. 2016).", null],
      ["Gopalakrishna Shetty v. Union of India, AIR 1993 SC 1987.", null],
    ],
  ],
  [
    "an overruled case",
    ["overruled"],
    [
      ["Roe v. Wade, 410 U.S. 113 (1973).", /Dobbs/i],
      ["Betts v. Brady, 316 U.S. 455 (1942).", /Gideon/i],
      ["ADM Jabalpur v. Shivkant Shukla, (1976) 2 SCC 521.", /Puttaswamy/i],
      ["Chevron U.S.A., Inc. v. NRDC, 467 U.S. 837 (1984).", /Loper/i],
    ],
  ],
  [
    "a law that is no longer in force",
    ["no_longer_in_force", "old_law"],
    [
      ["He was charged in August 2024 under section 420 of the Indian Penal Code, 1860.", /318/i],
      ["The statement was proved under section 65B of the Indian Evidence Act, 1872.", /Sakshya|BSA/i],
      ["Anticipatory bail under section 438 Cr.P.C.", /482/i],
      ["The message offends section 66A of the Information Technology Act, 2000.", /struck down/i],
      ["Adultery is punishable under Section 497 IPC.", /struck down/i],
      ["section 303 of the Indian Penal Code", /struck down/i],
      [
        "The arbitrator acts under section 30 of the Arbitration Act, 1940.",
        /26 of 1996|Arbitration and Conciliation/i,
      ],
      [
        "He was detained under section 20 of the Terrorist and Disruptive Activities (Prevention) Act, 1987.",
        /lapsed/i,
      ],
      ["The sale of liquor is prohibited by U.S. Const. amend. XVIII.", /XXI|repeal/i],
      ["Preclearance applies under 52 U.S.C. § 10303(b).", /570 U\.S\. 529/i],
      ["The seizure was lawful under Exec. Order No. 10340.", /343 U\.S\. 579/i],
      ["Article 31 of the Constitution of India protects property.", /Forty-fourth/i],
      ["Marriage is defined in 1 U.S.C. § 7.", /570 U\.S\. 744/i],
      ["sodomy is a crime under Tex. Penal Code § 21.06", /539 U\.S\. 558/i],
    ],
  ],
  [
    "a provision that does not exist or is not held",
    ["cannot_exist", "section_not_in_corpus"],
    [
      ["Fed. R. Civ. P. 112.", null],
      ["Rule 95 of the Federal Rules of Civil Procedure", null],
      ["U.S. Const. amend. XXX.", null],
      ["section 600 of the Indian Penal Code", null],
      ["Section 412 of the Bharatiya Nyaya Sanhita, 2023", null],
      ["Section 300 of the Negotiable Instruments Act, 1881.", null],
      ["Article 512 of the Constitution of India", null],
      ["Section 120 of the Competition Act, 2002", null],
      ["11 U.S.C. § 2200", null],
      ["42 U.S.C. § 99999", null],
      ["section 77 of the Hindu Succession Act, 1956", null],
      ["Fed. R. App. P. 77", null],
      ["U.S. Const. art. XII, § 2", null],
      ["28 U.S.C. § 9999", null],
      ["Section 150 of the Citizenship Act, 1955", null],
      ["S. 250 of the Sale of Goods Act, 1930", null],
      ["18 U.S.C. § 88", null],
      ["Section 90 of the Wild Life (Protection) Act, 1972", null],
    ],
  ],
  [
    "a citation that cannot exist",
    ["cannot_exist"],
    [
      ["Smith v. Jones, 12 F.4th 300 (2d Cir. 1999).", null],
      ["Smith v. Jones, 999 U.S. 12 (2020).", null],
      ["Ram v. State, AIR 1948 SC 12.", null],
      ["Ram v. State, 1947 INSC 4.", null],
      ["Ram v. State, (1960) 2 SCC 5.", null],
      ["Ram v. State, (2051) 4 SCC 12.", null],
      ["Doe v. Roe, 900 F. Supp. 3d 11 (S.D.N.Y. 2041).", null],
      ["Doe v. Roe, 330 U.S. 12 (1995).", null],
      ["Doe v. Roe, 330 U.S. 12 (9th Cir. 1947).", null],
      ["Ram v. State, AIR 1990 Jhar 12.", null],
      ["Doe v. Roe, 150 F.3d 12 (5th Cir. 1975).", null],
      ["Doe v. Roe, 88 Cal. 4th 12 (2010).", null],
      ["Doe v. Roe, 20 S. Ct. 300 (1980).", null],
      ["Ram v. State, [1949] 2 SCR 15.", null],
      ["Ram v. State, (1981) 45 SCC 12.", null],
      ["Doe v. Roe, 2045 WL 12345 (S.D.N.Y. 2045).", null],
      ["Ram v. State, 2039 SCC OnLine SC 12.", null],
      ["Ram v. State, AIR 2033 SC 100.", null],
      ["Doe v. Roe, 30 Wheat. 12 (1824).", null],
      ["Doe v. Roe, 40 F.2d 12 (2d Cir. 1900).", null],
    ],
  ],
];

describe.each(FAULTS)("%s", (_fault, rules, rows) => {
  it.each(rows)("is reported for: %s", async (text, named) => {
    const { findings } = await check(`The rule is settled. ${text}`);
    const told = findings.filter(({ rule }) => rules.includes(rule));
    expect(told, findings.map(({ message }) => message).join("\n")).not.toEqual([]);
    if (named !== null) expect(findings.map(({ message }) => message).join("\n")).toMatch(named);
  });
});
