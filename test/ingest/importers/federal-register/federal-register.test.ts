import { describe, expect, it } from "vitest";
import { federalRegister } from "../../../../src/ingest/importers/federal-register/federal-register.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

const ORDER = {
  type: "Presidential Document",
  subtype: "Executive Order",
  executive_order_number: "99001",
  document_number: "2031-00123",
  title: "Flying of Kites",
  signing_date: "2031-03-04",
  publication_date: "2031-03-07",
  citation: "96 FR 12345",
  html_url: "https://www.federalregister.gov/documents/2031/03/07/2031-00123/flying-of-kites",
  pdf_url: "https://www.govinfo.gov/content/pkg/FR-2031-03-07/pdf/2031-00123.pdf",
  raw_text_url: "https://www.federalregister.gov/documents/full_text/text/2031/03/07/2031-00123.txt",
  full_text_xml_url: null,
  disposition_notes: "See: EO 99000, May 1, 2030;;\n ;  Revoked by: EO 99002, May 1, 2032",
};
const TEXT = `<PRESDOCU><EXECORD><PRTPAGE P="12345"/><EXECORDR>Executive Order 99001 of March 4, 2031</EXECORDR>
<HD SOURCE="HED">Flying of Kites</HD><FP>By the authority vested in me:</FP>
<FP><E T="04">Section 1</E>. <E T="03">Policy.</E> Kites<PRTPAGE P="12346"/> fly.</FP><ST1>(a)</ST1><TXT>high;</TXT>
<GPOTABLE><BOXHD><CHED>Kite</CHED><CHED>Tail</CHED></BOXHD><ROW><ENT>A<LI>B</LI></ENT><ENT>1</ENT></ROW></GPOTABLE>
<GPH><GID>X.EPS</GID></GPH><PSIG>B</PSIG><PLACE>THE WHITE HOUSE,</PLACE><DATE>March 4, 2031.</DATE>
<FRDOC>[FR Doc. 2031-00123 </FRDOC><FILED>Filed 3-6-31; 8:45 am]</FILED><BILCOD>Billing code</BILCOD></EXECORD></PRESDOCU>`;

async function read(files: Record<string, string>) {
  const records = await collectItems(federalRegister.records(createMemorySource(files)));
  return {
    codes: filterKind(records, "code").map((record) => record.code.id),
    sections: filterKind(records, "section").map((record) => record.section),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

describe("federalRegister", () => {
  it("reads an executive order with its text", async () => {
    const { codes, sections, repaired } = await read({ "EO_99001.json": JSON.stringify(ORDER), "EO_99001.xml": TEXT });
    expect(codes).toEqual(["eo"]);
    expect(sections).toEqual([
      {
        id: "eo-99001",
        codeId: "eo",
        citation: "Exec. Order No. 99,001",
        citationShort: "EO 99001",
        heading: "Flying of Kites",
        number: "99001",
        chapter: "",
        chapterName: "",
        breadcrumb: [
          { label: "Executive Orders", level: "code" },
          { label: "2031", level: "year" },
        ],
        year: 2031,
        status: "repealed",
        urls: {
          htmlUrl: ORDER.html_url,
          pdfUrl: ORDER.pdf_url,
          textUrl: ORDER.raw_text_url,
          govInfoPdfUrl: ORDER.pdf_url,
          govInfoHtmlUrl: "https://www.govinfo.gov/content/pkg/FR-2031-03-07/html/2031-00123.htm",
        },
        text: [
          "By the authority vested in me:",
          "Section 1. Policy. Kites fly.",
          "(a) high;",
          "Kite | Tail\nA B | 1",
          "THE WHITE HOUSE,",
          "March 4, 2031.",
        ].join("\n\n"),
        history: [
          "96 Fed. Reg. 12,345 (Mar. 4, 2031)",
          "Signed Mar. 4, 2031.",
          "Published in the Federal Register Mar. 7, 2031.",
          "[FR Doc. 2031-00123 Filed 3-6-31; 8:45 am]",
        ].join("\n\n"),
        notes: "See: EO 99000, May 1, 2030\n\nRevoked by: EO 99002, May 1, 2032",
        asOf: null,
      },
    ]);
    expect(repaired).toEqual([]);
  });

  it("keeps an order whose text is not there, and takes a number from the file's name", async () => {
    const { sections, repaired } = await read({
      "EO_99001.json": JSON.stringify({ ...ORDER, executive_order_number: null, disposition_notes: null }),
    });
    expect(sections).toMatchObject([{ id: "eo-99001", text: "", status: "in_force" }]);
    expect(repaired).toEqual([
      "section 2031-00123: its text is not in the source: it is kept without",
      "section 2031-00123: its number is taken from the file's name",
    ]);
  });

  it.each([
    ["Revoked by: EO 2, May 1, 2032", "repealed"],
    ["Superseded by: EO 2, May 1, 2032", "repealed"],
    ["Revoked in part by: EO 2, May 1, 2032", "in_force"],
    ["Revokes: EO 2, May 1, 2032", "in_force"],
    ["Amended by: EO 2 (revoked by EO 3)", "in_force"],
  ])("takes an order with the note %s as %s", async (disposition_notes, status) => {
    const { sections } = await read({ "EO_99001.json": JSON.stringify({ ...ORDER, disposition_notes }) });
    expect(sections).toMatchObject([{ status }]);
  });

  it("reads the presidential documents of an issue and refuses the rest by name", async () => {
    const { codes, sections, refused } = await read({
      "FR-2031-03-07.xml": `<FEDREG><VOL>96</VOL><NO>44</NO><DATE>Friday, March 7, 2031</DATE><CNTNTS><HD>Contents</HD></CNTNTS>
<RULES><RULE><PREAMB><AGENCY>KITE OFFICE</AGENCY><SUBJECT>Tails</SUBJECT></PREAMB><FRDOC>[FR Doc. 2031–00007 Filed</FRDOC></RULE></RULES>
<PRESDOCS><PRESDOCU><PROCLA><TITLE3>Title 3—</TITLE3><PRES>The President <PRTPAGE P="9001"/></PRES>
<PROC>Proclamation 99010 of March 5, 2031</PROC><HD SOURCE="HED">Kite Week</HD><PRES>By the President</PRES><PROC>A Proclamation</PROC>
<FP>Kites.</FP><FRDOC>[FR Doc. 2031–00009 </FRDOC><FILED>Filed 3–6–31]</FILED></PROCLA></PRESDOCU>
<PRESDOCU><PRMEMO><PRTPAGE P="9003"/><HD SOURCE="HED">Delegation</HD><FP>Done.</FP><FRDOC>[FR Doc. 2031–00010 </FRDOC></PRMEMO></PRESDOCU></PRESDOCS></FEDREG>`,
    });
    expect(codes).toEqual(["proc", "pres-doc"]);
    expect(sections).toMatchObject([
      {
        id: "proc-99010",
        citation: "Proclamation No. 99,010",
        heading: "Kite Week",
        text: "By the President\n\nA Proclamation\n\nKites.",
        history:
          "96 Fed. Reg. 9001 (Mar. 5, 2031)\n\nSigned Mar. 5, 2031.\n\nPublished in the Federal Register Mar. 7, 2031.\n\n[FR Doc. 2031-00009 Filed 3-6-31]",
        urls: {
          htmlUrl: "https://www.federalregister.gov/d/2031-00009",
          govInfoPdfUrl: "https://www.govinfo.gov/content/pkg/FR-2031-03-07/pdf/2031-00009.pdf",
        },
      },
      { id: "pres-doc-2031-00010", citation: "96 Fed. Reg. 9003", heading: "Delegation", text: "Done." },
    ]);
    expect(refused).toEqual(["section 2031-00007: it is not a presidential document"]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["a broken JSON", { "EO_1.json": "{" }, "file file: it is not JSON, or it is too long"],
    [
      "a rule of the API",
      { "2031-00001.json": `{"type":"Rule","document_number":"2031-00001"}` },
      "section 2031-00001: it is not a presidential document",
    ],
    [
      "an order twice",
      { "EO_1.json": JSON.stringify(ORDER), "EO_2.json": JSON.stringify(ORDER) },
      "section 2031-00123: the source has this document twice",
    ],
    [
      "a text that is cut off",
      { "EO_1.json": JSON.stringify(ORDER), "EO_1.xml": TEXT.slice(0, 300) },
      "section Flying of Kites: the file is cut off within it",
    ],
    [
      "an order without any number",
      { "a.json": JSON.stringify({ ...ORDER, executive_order_number: null }) },
      "section 2031-00123: it has no number",
    ],
  ])("refuses %s", async (_, files, refusal) => {
    expect((await read(files)).refused).toEqual([refusal]);
  });

  it("reads a page of search results", async () => {
    const results = [ORDER, { ...ORDER, executive_order_number: "99002", document_number: "2031-00124" }];
    const { sections } = await read({
      "a/page1.json": JSON.stringify({ count: 2, results }),
      "a/2031-00124.xml": TEXT,
    });
    expect(sections.map(({ id, text }) => [id, text === ""])).toEqual([
      ["eo-99001", true],
      ["eo-99002", false],
    ]);
  });

  it.each([
    ["FR-2031-03-07.xml", true],
    ["EO_13725.json", true],
    ["2016-09346.json", true],
    ["96-2755.json", true],
    ["E9-12345.json", true],
    ["titles/1/sections/1-1001.xml", false],
    ["json/0036-01.json", false],
    ["federal_rules.json", false],
  ])("detects %s: %s", (path, detected) => {
    expect(federalRegister.detect([{ path, open: () => new Blob([]).stream() }])).toBe(detected);
  });
});
