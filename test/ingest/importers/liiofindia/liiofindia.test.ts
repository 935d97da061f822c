import { describe, expect, it } from "vitest";
import { isBenchLine, readBench, readNaturalBench } from "../../../../src/ingest/importers/liiofindia/bench.ts";
import {
  formatIndianReportCitation,
  orderIndianCitations,
  readCitationLine,
  readFirstLine,
  repairCutCitation,
} from "../../../../src/ingest/importers/liiofindia/citations.ts";
import { divideJudgment } from "../../../../src/ingest/importers/liiofindia/divide-judgment.ts";
import { findPageMarks } from "../../../../src/ingest/importers/liiofindia/find-page-marks.ts";
import { joinParagraphs } from "../../../../src/ingest/importers/liiofindia/join-paragraphs.ts";
import { liiofindia } from "../../../../src/ingest/importers/liiofindia/liiofindia.ts";
import { readOpening } from "../../../../src/ingest/importers/liiofindia/read-opening.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

describe("readCitationLine", () => {
  it.each<[string, string[]]>([
    ["1901 AIR 23 [[1900] INSC 52]; [1901 SCR 136 ]", ["AIR 1901 SC 23", "[1900] INSC 52", "[1901] SCR 136"]],
    [
      "1901 SCC (4) [264 JT 1901] (4) 381 1901 SCALE (1)1304",
      ["(1901) 4 SCC 264", "JT 1901 (4) 381", "1901 (1) SCALE 1304"],
    ],
    ["1901 SCR Supl. (1) 276", ["[1901] Supp. 1 SCR 276"]],
    ["1901 SCC Supl. (3) 161 1901 SCC Supl. 9", ["1901 Supp (3) SCC 161", "1901 Supp SCC 9"]],
    ["1901 AIR 838 1902 SCR (1) 9", ["AIR 1901 SC 838", "[1902] 1 SCR 9"]],
    ["", []],
    ["no citation here", []],
  ])("reads the citations of the line %j", (line, printed) => {
    expect(readCitationLine(line).map(formatIndianReportCitation)).toEqual(printed);
  });
});

describe("readFirstLine", () => {
  it.each<[string, { date: string; cut: string; cited: string[] }]>([
    [
      " [1900] INSC 3; AIR 1901 SC 4; 1901 (3) Suppl.SCR 5; 1901 (1) SCALE 6 (4 December 1900)",
      {
        date: "1900-12-04",
        cut: "",

        cited: ["[1900] INSC 3", "AIR 1901 SC 4", "[1901] Supp. 3 SCR 5", "1901 (1) SCALE 6"],
      },
    ],
    [" SC 4; 1901 SCR 5 (30 October 1900)", { date: "1900-10-30", cut: "SC 4", cited: ["[1901] SCR 5"] }],
    [" & ORS [1900] INSC 3 (2 May 1900)", { date: "1900-05-02", cut: "", cited: ["[1900] INSC 3"] }],
    [" October 1900)", { date: "1900-10", cut: "", cited: [] }],
    [" 1900)", { date: "1900", cut: "", cited: [] }],
    ["", { date: "", cut: "", cited: [] }],
  ])("reads the date and the citations of the first line %j", (line, { cited, ...rest }) => {
    const read = readFirstLine(line);
    expect({ ...read, citations: read.citations.map(formatIndianReportCitation) }).toEqual({
      ...rest,
      citations: cited,
    });
  });
});

describe("mendCut", () => {
  it.each<[string, string, string, string | null]>([
    ["SC 23", "1901 AIR 23 1901 SCR (2) 136", "1901 (2) SCR 136", "AIR 1901 SC 23"],
    ["(2) SCR 136", "1901 SCR (2) 136", "", "[1901] 2 SCR 136"],
    ["INSC 52", "1901 AIR 23", "AIR 1901 SC 23", "[1900] INSC 52"],
    ["52", "1901 AIR 23", "AIR 1901 SC 23", "[1900] INSC 52"],
    ["52", "", "1901 (2) SCR 136", null],
    ["SCC 9", "1901 AIR 23", "", null],
  ])("%j with the line %j before %j", (cut, line, next, mended) => {
    const first = readFirstLine(`${next} (1 May 1900)`).citations[0];
    const read = repairCutCitation(cut, readCitationLine(line), first, "1900");
    expect(read && formatIndianReportCitation(read)).toBe(mended);
  });
});

describe("orderCitations", () => {
  it("puts the official report first and the site's own number last, each once", () => {
    const citations = readCitationLine("1900 INSC 1 1901 AIR 23 JT 1901 (1) 5 1901 SCR (2) 136 1901 AIR 23");
    expect(orderIndianCitations(citations).map(formatIndianReportCitation)).toEqual([
      "[1901] 2 SCR 136",
      "AIR 1901 SC 23",
      "JT 1901 (1) 5",
      "[1900] INSC 1",
    ]);
  });
});

describe("readBench", () => {
  it.each<[string, string[], string]>([
    ["SHAH, J.C. SHAH, J.C. MITTER, G.K.", ["J.C. Shah", "G.K. Mitter"], "J.C. Shah"],
    [
      "04/12/1968 BOSE, VIVIAN BOSE, VIVIAN FAZAL ALI, SAIYID DAS, SUDHI RANJAN",
      ["Vivian Bose", "S. Fazl Ali", "S.R. Das"],
      "Vivian Bose",
    ],
    ["SINHA, BHUVNESHWAR P.(CJ) RAO, K. SUBBA", ["B.P. Sinha", "K. Subba Rao"], ""],
    ["SUBBARAO, K.\nRAO, K. SUBBA", ["K. Subba Rao"], "K. Subba Rao"],
    ["MISRA RANGNATH MISRA RANGNATH OZA, G.L. (J)", ["Ranganath Misra", "G.L. Oza"], "Ranganath Misra"],
    ["ALDERWALA, Q.Z. (J) BIRCHPUTRA, CEDAR", ["Q.Z. Alderwala", "Cedar Birchputra"], ""],
    ["", [], ""],
  ])("reads the judges and the author in %j", (head, judges, author) => {
    expect(readBench(head)).toEqual({ judges, author });
  });

  it.each<[string, string[] | null]>([
    ["K. RAMASWAMY, G.T. NANAVATI", ["K. Ramaswamy", "G.T. Nanavati"]],
    ["[K. S. HEGDE AND A. N. GROVER, JJ.]", ["K.S. Hegde", "A.N. Grover"]],
    ["R.C.Lahoti, S.Rajendra Babu", ["R.C. Lahoti", "S. Rajendra Babu"]],
    ["CJI, K. VENKATASWAMI", ["Chief Justice of India", "K. Venkataswami"]],
    ["28/03/1958", null],
    ["O R D E R Leave granted.", null],
    ["The Judgment of the Court was delivered by ALDER, J.", null],
  ])("by names as written, %j", (line, judges) => {
    expect(readNaturalBench(line)?.judges ?? null).toEqual(judges);
  });

  it("recognises a line of judges only", () => {
    expect(isBenchLine("RAMASWAMY, K.")).toBe(true);
    expect(isBenchLine("RAMASWAMY, K. was heard")).toBe(false);
    expect(isBenchLine("")).toBe(false);
  });
});

describe("paragraphsOf", () => {
  it.each<[string, string[], string[]]>([
    [
      "a name after v.",
      ["Alder v.", "The State of Birch was followed.", "The appeal fails."],
      ["Alder v. The State of Birch was followed.", "The appeal fails."],
    ],
    ["initials", ["[1901] 2 S. C.", "R. 367, explained."], ["[1901] 2 S. C. R. 367, explained."]],
    ["a page in brackets", ["(A.I.R. 1924 Mad.", "778) distinguished."], ["(A.I.R. 1924 Mad. 778) distinguished."]],
    [
      "a judge's title before a new paragraph",
      ["delivered by Alder J.", "This appeal arises."],
      ["delivered by Alder J.", "This appeal arises."],
    ],
    ["a judge's title inside a sentence", ["Alder J.", "observed so."], ["Alder J. observed so."]],
    ["escaped numbers", ["1\\. First.", "2\\. Second."], ["1. First.", "2. Second."]],
    [
      "brackets of links",
      ["See [[1901] INSC 5]; , [[1902] 1 SCR 6 ] and [Forests Act, 1901]."],
      ["See [1901] INSC 5, [1902] 1 SCR 6 and Forests Act, 1901."],
    ],
  ])("joins the lines of a paragraph that contain %s", (_, lines, paragraphs) => {
    expect(joinParagraphs(lines)).toEqual(paragraphs);
  });

  it("stays fast on a megabyte of lines that all continue", () => {
    const begun = performance.now();
    expect(joinParagraphs(Array.from({ length: 200_000 }, () => "go on"))).toHaveLength(1);
    joinParagraphs(["[".repeat(1_000_000), "- a".repeat(300_000), "A. ".repeat(300_000)]);
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});

describe("divide", () => {
  const bench = ["J. Alder", "K. Birch", "L. Cedar"];
  const kinds = (paragraphs: readonly string[]) =>
    divideJudgment(paragraphs, bench).map(({ kind, author }) => `${kind} ${author}`.trim());

  it.each<[string, readonly string[], string[]]>([
    ["no signs", ["The appeal is allowed.", "No costs."], ["lead"]],
    [
      "a headnote before the jurisdiction line",
      [
        "Trees-Felling of.",
        "Held, that it may.",
        "CIVIL APPELLATE JURISDICTION: Civil Appeal No. 1 of 1901.",
        "The appeal fails.",
      ],
      ["headnote", "lead"],
    ],
    [
      "a jurisdiction line after the headnote's last words",
      ["Held, so. [5A] CIVIL APPELLATE JURISDICTION : Civil Appeal No. 1 of 1901.", "It fails."],
      ["headnote", "lead"],
    ],
    [
      "a headnote without that line",
      ["Trees.", "HELD: it may.", "The Judgment of the Court was delivered by ALDER, J. It fails."],
      ["headnote", "lead"],
    ],
    ["one heading", ["ALDER, J.-The appeal fails."], ["lead J. Alder"]],
    [
      "judges who agree and who do not",
      ["ALDER, J.-I would allow it.", "BIRCH, J. I agree.", "CEDAR J.--I regret my inability to agree."],
      ["lead J. Alder", "concurrence K. Birch", "dissent L. Cedar"],
    ],
    [
      "a judge whose dissent the headnote states",
      [
        "Held (Cedar, J., dissenting): so.",
        "CIVIL APPELLATE JURISDICTION: C.A. 1.",
        "ALDER, J.-Trees grow.",
        "CEDAR, J.-Trees fall.",
      ],
      ["headnote", "lead J. Alder", "dissent L. Cedar"],
    ],
    [
      "two judges whose dissent the headnote states",
      [
        "Held (Birch and Cedar, JJ. dissenting) so.",
        "CIVIL APPELLATE JURISDICTION: C.A. 1.",
        "ALDER, J.-Trees grow.",
        "BIRCH, J.-Trees fall.",
        "CEDAR, J.-So they do.",
      ],
      ["headnote", "lead J. Alder", "dissent K. Birch", "dissent L. Cedar"],
    ],
    [
      "a judge who speaks for two, after the one who does not",
      [
        "The Judgment of Birch and Cedar, JJ. was delivered by Birch, J. Alder, J. delivered his own.",
        "ALDER, J.-Trees grow, and for this reason I would hold that the appeal should be allowed with costs.",
        "BIRCH, J.-Trees fall, and for this reason we would hold that the appeal should be dismissed with costs.",
      ],
      ["dissent J. Alder", "lead K. Birch"],
    ],
    [
      "no statement of agreement",
      ["ALDER, J.-Trees grow.", "BIRCH, J.-Trees fall."],
      ["lead J. Alder", "plurality K. Birch"],
    ],
    [
      "a judge who is quoted",
      ["ALDER, J.-The appeal fails.", "BIRCH, J. (as he then was) observed so.", "DOGWOOD, J.-Of another court."],
      ["lead J. Alder"],
    ],
  ])("divides a judgment with %s", (_, paragraphs, expected) => {
    expect(kinds(paragraphs)).toEqual(expected);
  });

  it("loses no paragraph", () => {
    const paragraphs = [
      "Held, so.",
      "ORIGINAL JURISDICTION: Petition No. 1 of 1901.",
      "ALDER, J.-One.",
      "Two.",
      "BIRCH, J. I agree.",
      "Three.",
    ];
    expect(divideJudgment(paragraphs, bench).flatMap((section) => section.paragraphs)).toEqual(paragraphs);
  });

  it("stays fast on hostile text", () => {
    const begun = performance.now();
    for (const text of [
      "A".repeat(1_000_000),
      "AAAA ".repeat(200_000),
      "Aa, ".repeat(250_000),
      "judgment of ".repeat(80_000),
      "J. dissenting ".repeat(70_000),
    ]) {
      divideJudgment([text, "ALDER, J.-One.", `BIRCH, J. ${text}`], bench);
    }
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

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
  ])("docket %j", (report, docketNumber) => {
    expect(readOpening([], report).docketNumber).toBe(docketNumber);
  });
});

describe("pageMarks", () => {
  const words = (characters: number) => "trees ".repeat(characters / 6);

  it("marks pages that count on from the first to the end, over several texts", () => {
    const texts = [`${words(3000)}137 ${words(1500)}`, `${words(1500)}138 ${words(3000)}139 ${words(600)}`];
    expect(findPageMarks(texts, 136)).toEqual([
      [
        { offset: 0, page: "136" },
        { offset: 3000, page: "137" },
      ],
      [
        { offset: 1500, page: "138" },
        { offset: 4504, page: "139" },
      ],
    ]);
  });

  it.each<[string, string]>([
    ["numbers that do not reach the end", `${words(3000)}137 ${words(9000)}`],
    ["a page that is too short", `${words(300)}137 ${words(300)}`],
    ["a number that is counted otherwise", `${words(3000)}of s. 137 ${words(3000)}`],
    ["no numbers", words(3000)],
  ])("returns no marks for %s", (_, text) => {
    expect(findPageMarks([text], 136)).toEqual([[]]);
  });

  it("tolerates one missing page number", () => {
    const pages = [137, 138, 139, 140, 142].map((page) => `${words(page === 142 ? 6000 : 3000)}${page} `);
    expect(findPageMarks([pages.join("")], 136)[0]?.map(({ page }) => page)).toEqual([
      "136",
      "137",
      "138",
      "139",
      "140",
      "142",
    ]);
  });
});

const JUDGMENT = ` SC 4; 1901 SCR 5 (30 October 1900)
30/10/1900 SHAH, J.C. SHAH, J.C. MITTER, G.K.
CITATION: 1901 AIR 4 [[1900] INSC 3]; [1901 SCR 5 ]
CITATOR INFO :
RF [1902 SC 391] (39) R 1903 SC 7 (3,
D 1904 SC1 (2)
Trees-Felling of-Whether allowed.
Held, that trees may be felled.
CIVIL APPELLATE JURISDICTION: Civil Appeal No. 9 of 1900.
The Judgment of the Court was delivered by SHAH, J.-This appeal is about trees. The Execu- tion was stayed.
Appeal allowed.
`;

describe("liiofindia", () => {
  async function read(files: Record<string, string | Uint8Array>) {
    return collectItems(liiofindia.records(createMemorySource(files)));
  }

  it("reads a judgment into its case, headnote, opinion and citator information", async () => {
    const records = await read({ "sc/case_1.txt": JUDGMENT });
    expect(records.map(({ kind }) => kind)).toEqual(["court", "repaired", "case", "opinion", "opinion", "opinion"]);
    expect(filterKind(records, "case")[0]?.case).toEqual({
      namespace: "liiofindia",
      sourceId: "case_1",
      name: "[1901] SCR 5",
      nameFull: "[1901] SCR 5",
      courtId: "in-sc",
      jurisdiction: "IN",
      dateFiled: "1900-10-30",
      datePrecision: "day",
      docketNumber: "Civil Appeal No. 9 of 1900",
      judges: ["J.C. Shah", "G.K. Mitter"],
      citations: ["[1901] SCR 5", "AIR 1901 SC 4", "[1900] INSC 3"],
    });
    expect(filterKind(records, "opinion").map(({ opinion }) => [opinion.kind, opinion.author, opinion.text])).toEqual([
      ["headnote", "", "Trees-Felling of-Whether allowed.\n\nHeld, that trees may be felled."],
      [
        "lead",
        "J.C. Shah",
        "CIVIL APPELLATE JURISDICTION: Civil Appeal No. 9 of 1900.\n\nThe Judgment of the Court was delivered by SHAH, J.-This appeal is about trees. The Execution was stayed.\n\nAppeal allowed.",
      ],
      ["citator_info", "", "RF [1902 SC 391] (39) R 1903 SC 7 (3, D 1904 SC1 (2)"],
    ]);
  });

  it.each<[string, string, string]>([
    ["an empty file", "", "the file has no text"],
    ["a head alone", JUDGMENT.split("\n").slice(0, 6).join("\n"), "the file has no text"],
    [
      "no date",
      "\nA. B. ALDER, C. BIRCH\nThe appeal fails.",
      "neither its head nor its text gives the date of decision",
    ],
  ])("refuses %s", async (_, text, reason) => {
    const records = await read({ "case_1.txt": text });
    expect(filterKind(records, "refused")).toEqual([
      { kind: "refused", what: "case", reason, location: { file: "case_1.txt", record: "case_1" } },
    ]);
  });

  it.each<[string, string, string, string]>([
    ["the head's month", " October 1900)\nA. B. ALDER\nIt fails.", "1900-10-01", "month"],
    ["the head's year", " 1900)\nA. B. ALDER\nIt fails.", "1900-01-01", "year"],
    [
      "the text's day in the head's year",
      " 1900)\nTHE 25TH DAY OF NOVEMBER, 1900 Present:\nIt fails.",
      "1900-11-25",
      "day",
    ],
    ["the text's day", "\nIt fails.\nNew Delhi; September 5, 1900.", "1900-09-05", "day"],
    ["the line of the bench", "\n28/03/1900\nIt fails.", "1900-03-28", "day"],
  ])("dates a judgment by %s", async (_, text, dateFiled, datePrecision) => {
    const records = await read({ "case_1.txt": text });
    expect(filterKind(records, "case")[0]?.case).toMatchObject({ dateFiled, datePrecision });
  });

  it("keeps both citations if the head contradicts itself, and reports it", async () => {
    const records = await read({
      "case_1.txt": JUDGMENT.replace("1901 AIR 4", "1901 AIR 14").replace(" SC 4;", " AIR 1901 SC 4;"),
    });
    expect(filterKind(records, "case")[0]?.case.citations).toEqual([
      "[1901] SCR 5",
      "AIR 1901 SC 4",
      "AIR 1901 SC 14",
      "[1900] INSC 3",
    ]);
    expect(filterKind(records, "repaired").map(({ reason }) => reason)).toContain(
      "its head gives both AIR 1901 SC 4 and AIR 1901 SC 14: both are kept",
    );
  });

  it("refuses a citation that is too incomplete", async () => {
    const records = await read({ "case_1.txt": " 99; 1901 (1) JT 5 (30 October 1900)\nA. B. ALDER\nIt fails." });
    expect(filterKind(records, "refused").map(({ what, reason }) => `${what}: ${reason}`)).toEqual([
      `citation: the first line's "99" is the end of a citation that is cut off`,
    ]);
  });

  it("reads broken UTF-8 and control characters", async () => {
    const bytes = new TextEncoder().encode(JUDGMENT.replace("about trees", "about ?\u0001trees"));
    bytes[bytes.indexOf(63)] = 0xff;
    const records = await read({ "case_1.txt": bytes });
    expect(filterKind(records, "opinion")[1]?.opinion.text).toContain("about \uFFFD trees");
  });

  it("passes over files that are no judgments, and refuses one that is too long", async () => {
    const huge = new Uint8Array(33 * 1024 * 1024).fill(97);
    const records = await read({ "README.md": "About.", "case_1.txt": huge });
    expect(records.map(({ kind }) => kind)).toEqual(["court", "refused"]);
  });

  it.each([
    [["a/prior_1.txt"], true],
    [["a.txt", "courts.csv"], false],
    [["a.csv"], false],
    [[], false],
  ])("recognises %j: %s", (paths, expected) => {
    const entries = paths.map((path) => ({ path, open: () => new ReadableStream<Uint8Array>() }));
    expect(liiofindia.detect(entries)).toBe(expected);
  });
});
