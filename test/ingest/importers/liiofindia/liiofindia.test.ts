import { describe, expect, it } from "vitest";
import { liiofindia } from "../../../../src/ingest/importers/liiofindia/liiofindia.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

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

  it("leaves a date unknown that nothing states, whatever years the text names", async () => {
    const records = await read({ "case_1.txt": "\nA. B. ALDER, C. BIRCH\nThe lease of January 3, 1958 fails." });
    expect(filterKind(records, "case")[0]?.case).toMatchObject({ dateFiled: "", datePrecision: "unknown" });
    expect(filterKind(records, "repaired").map(({ reason }) => reason)).toContain(
      "neither its head nor its text gives the date of decision: its date is unknown",
    );
  });

  it("keeps every line of a judgment without a head", async () => {
    const lines = [
      "Code of Felling (Act V of 1898), ss. 1, 2-Bail-Whether granted (1952)",
      "S. B. ALDER, J.",
      "28/03/1900",
      "The appeal fails.",
    ];
    const records = await read({ "case_1.txt": lines.join("\n") });
    const text = filterKind(records, "opinion")
      .map(({ opinion }) => opinion.text)
      .join(" ");
    for (const line of lines) expect(text).toContain(line);
  });

  it("keeps a line of text between the head and the citations", async () => {
    const prose = "This line of the judgment is before the mark of its citations.";
    const records = await read({ "case_1.txt": JUDGMENT.replace("CITATION:", `${prose}\nCITATION:`) });
    const [first] = filterKind(records, "opinion");
    expect(first?.opinion.text).toContain(prose);
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

  it.each(["LICENSE.txt", "d/licence-MIT.txt", "README.txt", "readme_first.txt", "NOTICE.txt", "COPYING.txt"])(
    "passes over %s, whatever it contains",
    async (path) => {
      const records = await read({ [path]: JUDGMENT });
      expect(records.map(({ kind }) => kind)).toEqual(["court"]);
    },
  );

  it("reads a judgment whose name only begins like that of a notice", async () => {
    const records = await read({ "noticeboard v. state.txt": JUDGMENT });
    expect(filterKind(records, "case")).toHaveLength(1);
  });

  it.each([
    ["a licence", "MIT License\n\nCopyright (c) 1901 Alder (1901)\n\nPermission is granted, free of charge."],
    [
      "a licence with the words of courts",
      "Alder License, Version\nOnly the courts where the defendant is may hear it.",
    ],
    ["notes", "Timber, Prices\nOak has become dear."],
  ])("refuses %s with the reason", async (_, text) => {
    const records = await read({ "a.txt": text });
    expect(records.map(({ kind }) => kind)).toEqual(["court", "refused"]);
    expect(filterKind(records, "refused")[0]?.reason).toMatch(/^it does not look like a judgment: /);
  });

  it.each([
    ["a head of citations alone", " AIR 1901 SC 4; 1901 SCR 5 (30 October 1900)\nIt fails."],
    ["a line of citations", "Alder\nCITATION: 1901 AIR 4\nIt fails."],
    ["a bench", "\nA. B. ALDER, C. BIRCH\nIt fails."],
    ["the words of a case", "\nLeave granted.\nIt fails."],
  ])("takes a short judgment by %s", async (_, text) => {
    expect(filterKind(await read({ "a.txt": text }), "case")).toHaveLength(1);
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
