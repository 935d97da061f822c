import { describe, expect, it } from "vitest";
import { cap } from "../../../../src/ingest/importers/cap/cap.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";

const CASE = {
  id: 77,
  name: "ALDER et al. v. BIRCH",
  name_abbreviation: "Alder v. Birch",
  decision_date: "1931-05-04",
  docket_number: "No. 12",
  citations: [
    { type: "parallel", cite: "9 S. Ct. 1" },
    { type: "official", cite: "900 Ill. App. 3d 1" },
  ],
  court: { name_abbreviation: "Ill. App. Ct.", name: "Illinois Appellate Court", slug: "ill-app-ct" },
  casebody: {
    judges: ["Before CEDAR, Chief Judge, and DOGWOOD, Judge."],
    head_matter: "ALDER v. BIRCH.\nArgued May 1, 1931.",
    opinions: [
      { type: "majority", author: "CEDAR, J.", text: "CEDAR, J.\nKites fly." },
      { type: "dissent", author: "DOGWOOD, J.", text: "They do not." },
    ],
  },
};
const HTML = `<section class="casebody"><section class="head-matter"><h4 class="parties">ALDER v. BIRCH.</h4>
<p class="summary">Kites were flown.</p><p class="headnotes">1. Kites.</p><p class="attorneys"><a class="page-label" data-label="2">*2</a>E. Elm, for appellant.</p></section>
<article class="opinion" data-type="majority"><p class="author">CEDAR, J.</p><p>Kites fly.<a class="footnotemark" href="#f">1</a> They
<a class="page-label">*3</a>land.</p><aside data-label="1" class="footnote" id="footnote_1_1">
<a href="#ref_footnote_1_1">1</a> <p id="x">. So said.</p></aside></article>
<article class="opinion" data-type="concurring-in-part-and-dissenting-in-part"><p class="author">DOGWOOD, J.</p><p>No.</p></article></section>`;

async function read(files: Record<string, string>) {
  const records = await collectItems(cap.records(createMemorySource(files)));
  return {
    kinds: records.map(({ kind }) => kind),
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}
const json = (changes: object = {}) => ({ "json/0001-01.json": JSON.stringify({ ...CASE, ...changes }) });

describe("cap", () => {
  it("reads a case of a volume by its JSON", async () => {
    const { kinds, courts, cases, opinions } = await read(json());
    expect(kinds).toEqual(["court", "case", "opinion", "opinion", "opinion"]);
    expect(courts).toMatchObject([{ id: "illappct", level: "appellate" }]);
    expect(cases).toEqual([
      {
        namespace: "cap",
        sourceId: "77",
        name: "Alder v. Birch",
        nameFull: "ALDER et al. v. BIRCH",
        courtId: "illappct",
        jurisdiction: "US",
        dateFiled: "1931-05-04",
        datePrecision: "day",
        docketNumber: "No. 12",
        judges: ["CEDAR", "DOGWOOD"],
        citations: ["900 Ill. App. 3d 1", "9 S. Ct. 1"],
      },
    ]);
    expect(opinions.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ["syllabus", "", "ALDER v. BIRCH.\n\nArgued May 1, 1931."],
      ["lead", "CEDAR, J.", "CEDAR, J.\n\nKites fly."],
      ["dissent", "DOGWOOD, J.", "They do not."],
    ]);
  });

  it("reads the HTML of a case, with pages, footnotes and headnotes", async () => {
    const { opinions } = await read({ ...json(), "html/0001-01.html": HTML });
    expect(opinions).toEqual([
      { kind: "headnote", author: "", text: "Kites were flown.\n\n1. Kites.", pages: [], footnotes: [] },
      {
        kind: "syllabus",
        author: "",
        text: "ALDER v. BIRCH.\n\nE. Elm, for appellant.",
        pages: [{ offset: 17, page: "2" }],
        footnotes: [],
      },
      {
        kind: "lead",
        author: "CEDAR, J.",
        text: "CEDAR, J.\n\nKites fly. They land.\n\n[1] So said.",
        pages: [{ offset: 27, page: "3" }],
        footnotes: [{ start: 34, end: 46, label: "1" }],
      },
      { kind: "concurrence_in_part", author: "DOGWOOD, J.", text: "DOGWOOD, J.\n\nNo.", pages: [], footnotes: [] },
    ]);
  });

  it("reads whole cases, one to a line, with their XML", async () => {
    const data = `<casebody xmlns="x"><parties>ALDER v. BIRCH</parties><headnotes>Kites.</headnotes>
<opinion type="majority"><author>PER CURIAM</author><p>Fly.<footnotemark>1</footnotemark></p><footnote label="1"><p>So.</p></footnote></opinion></casebody>`;
    const line = JSON.stringify({ ...CASE, casebody: { status: "ok", data } });
    const { opinions, refused } = await read({ "bulk/data.jsonl": `${line}\n\n{"id":1}\n` });
    expect(opinions.map(({ kind, text }) => [kind, text])).toEqual([
      ["headnote", "Kites."],
      ["syllabus", "ALDER v. BIRCH"],
      ["per_curiam", "PER CURIAM\n\nFly.\n\n[1] So."],
    ]);
    expect(refused).toEqual(["case line 3: it has neither a date nor a court"]);
  });

  it.each([
    ["U.S.", "Supreme Court of the United States", "scotus"],
    ["D.C.", "District of Columbia Municipal Court of Appeals", "dc"],
    ["1st Cir.", "United States Court of Appeals for the First Circuit", "ca1"],
    ["N.Y.", "New York Court of Appeals", "ny"],
    ["D.C.", "Kite Court of Freedonia", "cap-kite-court-of-freedonia"],
    ["Freed.", "Freedonia County Court", "cap-freedonia-county-court"],
  ])("knows the court %s, %s, as %s", async (name_abbreviation, name, id) => {
    const { courts, cases } = await read(json({ court: { name_abbreviation, name } }));
    expect(courts).toMatchObject([{ id }]);
    expect(cases).toMatchObject([{ courtId: id }]);
  });

  it.each([
    ["1931-05-04", "1931-05-04", "day"],
    ["1931-05", "1931-05-01", "month"],
    ["1931", "1931-01-01", "year"],
  ])("takes the date %s as %s, known to the %s", async (decision_date, dateFiled, datePrecision) => {
    expect((await read(json({ decision_date }))).cases).toMatchObject([{ dateFiled, datePrecision }]);
  });

  it.each<[string, Record<string, string>, string[], string[]]>([
    ["what is no JSON", { "json/0001-01.json": "{" }, ["case 0001-01: it is not JSON, or it is too long"], []],
    ["a case without an id", json({ id: "x" }), ["case 0001-01: it has no id of the Caselaw Access Project"], []],
    [
      "a case without a date",
      json({ decision_date: null }),
      [],
      [`case 0001-01: its date "" is not a date: its date is unknown`],
    ],
    ["a case without a text", json({ casebody: {} }), ["opinion 0001-01: the case has no opinion with a text"], []],
    [
      "a withheld text",
      json({ casebody: { status: "error_auth_required" } }),
      ["opinion 0001-01: its text is withheld: error_auth_required"],
      [],
    ],
    [
      "an unknown type",
      json({ casebody: { opinions: [{ type: "ode", text: "Fly." }] } }),
      [],
      [`opinion 0001-01: its type "ode" is read as a combined opinion`],
    ],
    [
      "a nameless case",
      json({ name: "", name_abbreviation: "" }),
      [],
      [`case 0001-01: it has no name and is called "900 Ill. App. 3d 1"`],
    ],
  ])("reports %s", async (_, files, refused, repaired) => {
    const read1 = await read(files);
    expect(read1.refused).toEqual(refused);
    expect(read1.repaired).toEqual(repaired);
  });

  it.each([
    ["opinions opened and never closed", "<article>".repeat(20_000)],
    ["summaries opened and never closed", '<p class="summary">'.repeat(50_000)],
    ["brackets", "<".repeat(1_000_000)],
    ["footnotes opened and never closed", '<aside data-label="1" class="footnote">'.repeat(25_000)],
  ])("stays fast on a megabyte of %s", { timeout: 5000 }, async (_, html) => {
    const start = readCpuTime();
    await read({ ...json(), "html/0001-01.html": html });
    expect(readCpuTime() - start).toBeLessThan(3000);
  });
});
