import { describe, expect, it } from "vitest";
import type { Importer } from "../../../../src/ingest/importer.ts";
import { awsIndiaHighCourts, awsIndiaSupremeCourt } from "../../../../src/ingest/importers/aws-india/aws-india.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import { type ColumnType, writeParquet } from "../../../support/ingest/write-parquet.ts";
import { writePdf } from "../../../support/ingest/write-pdf.ts";

const SC_FIELDS = [
  "title",
  "petitioner",
  "respondent",
  "description",
  "judge",
  "author_judge",
  "citation",
  "case_id",
  "cnr",
  "decision_date",
  "disposal_nature",
  "court",
  "available_languages",
  "raw_html",
  "path",
  "nc_display",
  "scraped_at",
  "year",
];
const SC_HTML = `<button type="button" class="btn btn-link" id="link_0" aria-label="Alder versus Birch pdf"><strong>ALDER versus BIRCH</strong></button>
<strong class="bench">Coram : CEDAR*, DOGWOOD</strong><span class="escrText">[2031] 1 S.C.R. 12</span><span class="ncDisplay">2031INSC55</span>
<input type="hidden" id="cnr" value="ESCR010000012031"/><strong class="caseDetailsTD"><span>Decision Date :</span><font color="green"> 05-02-2031</font>
<span>| Case No :</span><font color="green"> CIVIL APPEAL No. 7/2030</font><span>| Disposal Nature :</span><font>Dismissed</font></strong>
<select id="language0"><option value="">English</option><option value="HIN">Hindi</option></select>`;
const SC_ROW = {
  title: "ALDER versus BIRCH",
  petitioner: "ALDER",
  respondent: "BIRCH",
  description: "A kite.",
  judge: "CEDAR, DOGWOOD",
  author_judge: "CEDAR",
  citation: "[2031] 1 S.C.R. 12",
  case_id: "CIVIL APPEAL No. 7/2030",
  cnr: "ESCR010000012031",
  decision_date: "05-02-2031",
  court: "Supreme Court of India",
  available_languages: "ENG,HIN",
  raw_html: SC_HTML,
  path: "2031_1_12_20",
  nc_display: "2031INSC55",
  year: "2031",
};
const HC_COLUMNS: Readonly<Record<string, ColumnType>> = {
  court_code: "text",
  title: "text",
  description: "text",
  judge: "text",
  pdf_link: "text",
  cnr: "text",
  date_of_registration: "text",
  decision_date: "date",
  disposal_nature: "text",
  court: "text",
  raw_html: "text",
  pdf_exists: "bool",
};
const HC_ROW = {
  court_code: "27~1",
  title: "WP/12/2019 of Alder Vs Birch",
  description: "A kite is flown by whoever holds its string.",
  judge: "HONOURABLE JUSTICE CEDAR",
  pdf_link: "court/cnrorders/orders/HCBM0100012019_1.pdf",
  cnr: "HCBM010001202019",
  date_of_registration: "31-02-2019",
  decision_date: "2020-03-04",
  court: "Bombay High Court",
  pdf_exists: true,
};
const HC_HTML = `<button type='button' id='link_0' aria-label='WP/12/2019 of Alder Vs Birch pdf'><font size='3'>WP/12/2019 of Alder Vs Birch</font></button>
<br>A kite is flown by whoever holds its string, and by nobody else who may be near it at the time.<br><strong>Judge : CEDAR</strong>
<strong class='caseDetailsTD'><span>CNR :</span><font color='green'> HCBM010001202019</font><span>| Date of registration :</span><font> 01-02-2019</font>
<span>| Decision Date :</span><font> 04-03-2020</font><span>| Disposal Nature :</span><font> DISMISSED</font></strong><br><span>Court : Bombay High Court</span>`;

async function read(importer: Importer, files: Record<string, string | Uint8Array>) {
  const records = await collectItems(importer.records(createMemorySource(files)));
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}
const SC_COLUMNS = Object.fromEntries(SC_FIELDS.map((field) => [field, "text" as const]));
const scTable = (...changes: object[]) => ({
  "metadata/parquet/year=2031/metadata.parquet": writeParquet(
    SC_COLUMNS,
    (changes.length === 0 ? [{}] : changes).map((change) => ({ ...SC_ROW, ...change })),
  ),
});
const HC_FOLDER = "metadata/parquet/year=2020/court=27_1/bench=b";
const hcTable = (...changes: object[]) => ({
  [`${HC_FOLDER}/metadata.parquet`]: writeParquet(
    HC_COLUMNS,
    (changes.length === 0 ? [{}] : changes).map((change) => ({ ...HC_ROW, ...change })),
  ),
});
const PDF = writePdf(["JUDGMENT\nA kite is flown by\nwhoever holds its string."]);

describe("awsIndiaSupremeCourt", () => {
  const english = "data/tar/year=2031/english/english.tar/2031_1_12_20_EN.pdf";

  it("reads a judgment by its row and the text of its English PDF", async () => {
    const { courts, cases, opinions, refused } = await read(awsIndiaSupremeCourt, { ...scTable(), [english]: PDF });
    expect(courts).toMatchObject([{ id: "in-sc" }]);
    expect(cases).toEqual([
      {
        namespace: "aws-india-sc",
        sourceId: "ESCR010000012031/2031-02-05",
        name: "ALDER v. BIRCH",
        nameFull: "ALDER v. BIRCH",
        courtId: "in-sc",
        jurisdiction: "IN",
        dateFiled: "2031-02-05",
        datePrecision: "day",
        docketNumber: "CIVIL APPEAL No. 7/2030",
        judges: ["CEDAR", "DOGWOOD"],
        citations: ["2031 INSC 55", "[2031] 1 S.C.R. 12"],
      },
    ]);
    expect(opinions).toMatchObject([
      { kind: "combined", author: "CEDAR", text: expect.stringContaining("whoever holds") },
    ]);
    expect(refused).toEqual([]);
  });

  it("reads the same judgment from the page in its JSON", async () => {
    const json = JSON.stringify({ raw_html: SC_HTML, path: "2031_1_12_20" });
    const { cases } = await read(awsIndiaSupremeCourt, { "metadata/tar/year=2031/metadata.tar/a.json": json });
    const [row] = (await read(awsIndiaSupremeCourt, scTable())).cases;
    expect(cases).toEqual([row]);
  });

  it("reports each field of the JSON and of its page that is not stored", async () => {
    const page = SC_HTML.replace(
      "</strong>\n<select",
      "<span>| Bench Strength :</span><font>2</font></strong>\n<select",
    );
    const json = (more: object) => JSON.stringify({ raw_html: page, path: "2031_1_12_20", ...more });
    const folder = "metadata/tar/year=2031/metadata.tar/";
    const { cases, repaired } = await read(awsIndiaSupremeCourt, {
      [`${folder}a.json`]: json({ scraped_at: "2031-03-01" }),
      [`${folder}b.json`]: json({ novelty: 1, path: "2031_1_30_31" }),
    });
    expect(cases.length).toBeGreaterThan(0);
    expect(repaired.filter((note) => note.startsWith("file fields"))).toEqual([
      "file fields: not stored: raw_html: Disposal Nature, scraped_at",
      "file fields: unknown and not stored: novelty, raw_html: Bench Strength",
    ]);
  });

  it("stores the excerpt of a judgment without PDF, and says so", async () => {
    const { opinions, refused, repaired } = await read(awsIndiaSupremeCourt, scTable());
    expect(opinions).toMatchObject([{ kind: "headnote", text: "A kite." }]);
    expect(refused).toEqual(["opinion row 1: its PDF is not in the input"]);
    expect(repaired).toContain("opinion row 1: only the excerpt in its metadata is stored");
  });

  it("refuses a damaged PDF and one that nothing names, with its path", async () => {
    const { refused } = await read(awsIndiaSupremeCourt, { ...scTable(), [english]: "no PDF", "x_HIN.pdf": PDF });
    expect(refused).toEqual([
      expect.stringContaining("opinion row 1: its PDF cannot be read"),
      "opinion file: no metadata name the file, or a text in another language is stored",
    ]);
  });
});

describe("awsIndiaHighCourts", () => {
  it("reads a judgment of the court of its code", async () => {
    const pdf = { "data/tar/year=2020/court=27_1/bench=b/part-1.tar/HCBM0100012019_1.pdf": PDF };
    const { courts, cases, opinions, refused, repaired } = await read(awsIndiaHighCourts, { ...hcTable(), ...pdf });
    expect(courts).toMatchObject([{ id: "in-hc-bombay", level: "high" }]);
    expect(cases).toMatchObject([
      {
        sourceId: "HCBM010001202019/2020-03-04",
        name: "Alder v. Birch",
        docketNumber: "WP/12/2019",
        dateFiled: "2020-03-04",
        judges: ["CEDAR"],
      },
    ]);
    expect(opinions).toMatchObject([{ kind: "combined" }]);
    expect(refused).toEqual([]);
    expect(repaired).toEqual(["file fields: not stored: date_of_registration, disposal_nature, pdf_exists"]);
  });

  it("reads the page in the JSON of a judgment", async () => {
    const json = { court_code: "27~1", court_name: "Bombay High Court", raw_html: HC_HTML, pdf_link: HC_ROW.pdf_link };
    const { cases, opinions, repaired } = await read(awsIndiaHighCourts, {
      "a.json": JSON.stringify({ ...json, downloaded: true }),
    });
    expect(repaired).toContain(
      "file fields: not stored: downloaded, raw_html: Date of registration, raw_html: Disposal Nature",
    );
    expect(cases).toMatchObject([
      { sourceId: "HCBM010001202019/2020-03-04", name: "Alder v. Birch", courtId: "in-hc-bombay", judges: ["CEDAR"] },
    ]);
    expect(opinions).toMatchObject([{ kind: "headnote", text: expect.stringMatching(/^A kite is flown/) }]);
  });

  it("reads metadata once that exist as a table and as single files", async () => {
    const json = {
      "metadata/tar/year=2020/court=27_1/bench=b/metadata.tar.gz/a.json": JSON.stringify({ raw_html: HC_HTML }),
    };
    const { cases, refused } = await read(awsIndiaHighCourts, { ...hcTable(), ...json });
    expect(cases).toHaveLength(1);
    expect(refused).toContainEqual(expect.stringContaining("repeat the rows of a metadata.parquet"));
  });

  it("reads a judgment without a date, and refuses one without an identity", async () => {
    const { cases, refused, repaired } = await read(
      awsIndiaHighCourts,
      hcTable({ decision_date: null }, { cnr: null, pdf_link: null }),
    );
    expect(cases).toMatchObject([{ sourceId: "HCBM010001202019/", dateFiled: "", datePrecision: "unknown" }]);
    expect(repaired).toContain("case row 1: it has no date: its date is unknown");
    expect(refused).toContain("case row 2: it has neither a CNR nor a file");
  });

  it.each([
    ["parts", { file_count: 2, parts: [{ name: "part-1.tar", files: ["a.pdf", "b.pdf"], file_count: 2 }] }],
    ["one list", { files: ["a.pdf", "b.pdf"] }],
  ])("reports what an index with %s lists and the input lacks", async (_, index) => {
    const files = { "data.index.json": JSON.stringify(index), "a.pdf": PDF };
    const { refused } = await read(awsIndiaHighCourts, files);
    expect(refused[0]).toMatch(/^file file: 1 of the 2 files of (?:part-1\.tar|its archive) are not in the input$/);
  });
});
