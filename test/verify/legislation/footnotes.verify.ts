import { describe, expect, it } from "vitest";
import type { Importer } from "../../../src/ingest/importer.ts";
import { inCivictech } from "../../../src/ingest/importers/in-civictech/in-civictech.ts";
import { inLino } from "../../../src/ingest/importers/in-lino/in-lino.ts";
import { indiaCode } from "../../../src/ingest/importers/india-code/india-code.ts";
import type { SourceRecord } from "../../../src/ingest/records/source-record.ts";
import type { FootnoteRow } from "../../../src/law/legislation.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import { FOOTNOTE_LABELS } from "./footnote-labels.ts";

// Every Act, section and footnote of the Indian samples is stored or refused, and footnotes are read as people read them.

type Act = Extract<SourceRecord, { kind: "act" }>;

interface Import {
  readonly acts: readonly Act[];
  readonly refused: readonly SourceRecord[];
  /** The files as text, by path. */
  readonly files: ReadonlyMap<string, string>;
}

async function importOf(importer: Importer, path: string): Promise<Import> {
  const source = await openSource(path);
  const files = new Map<string, string>();
  for await (const entry of source.entries()) files.set(entry.path, await new Response(entry.open()).text());
  const records: SourceRecord[] = [];
  for await (const record of importer.records(source)) records.push(record);
  await source.close();
  return {
    acts: records.filter((record) => record.kind === "act"),
    refused: records.filter((record) => record.kind === "refused"),
    files,
  };
}

function linesLike(files: Iterable<string>, pattern: RegExp): number {
  let count = 0;
  for (const text of files) count += text.match(pattern)?.length ?? 0;
  return count;
}

function sectionsOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { sections }) => sum + sections.length, 0);
}

const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

const markdown = findSharedFile("data/in-central-acts.tar.gz");

describe.skipIf(markdown === null)("the Central Acts in Markdown (maintainer data)", async () => {
  const read = markdown === null ? { acts: [], refused: [], files: new Map() } : await importOf(indiaCode, markdown);
  const { acts, refused, files } = read;
  const footnotes = acts.flatMap((act) => act.footnotes);
  const folderOf = (path: string) => path.split("/").at(-2) ?? "";
  const actOf = new Map(acts.map((act) => [folderOf(act.place.file), act]));
  const sectioned = [...files].filter(([, text]) => !/^## Page /m.test(text));

  it("has every Act and every section", () => {
    expect(refused).toEqual([]);
    expect(acts).toHaveLength(new Set([...files.keys()].filter((path) => path.endsWith(".md")).map(folderOf)).size);
    const stored = acts.filter((act) => sectioned.some(([path]) => path === act.place.file));
    expect(sectionsOf(stored)).toBe(
      linesLike(
        sectioned.map(([, text]) => text),
        /^## Section /gm,
      ),
    );
    reportFigure("in-central-acts: Acts", acts.length, "all");
    reportFigure("in-central-acts: sections", sectionsOf(acts), "all");
    expect(new Set(acts.map(({ act }) => act.id)).size).toBe(acts.length);
  });

  it("has every footnote", () => {
    reportFigure("in-central-acts: footnotes", footnotes.length, "all");
    // Grep-like: a line that is numbered and says what was done is a footnote, and its words are in one that is stored.
    let lost = 0;
    let counted = 0;
    const stored = new Map(
      [...actOf].map(([folder, act]) => [folder, act.footnotes.map(({ text }) => letters(text)).join("\n")]),
    );
    for (const [path, text] of files) {
      for (const [, words] of text.matchAll(
        /^\W{0,2}\d{1,2}[ .,]{0,3}((?:Subs|Ins|Omitted|Rep|Added)\b\.? ?by.*)$/gm,
      )) {
        counted++;
        if (!stored.get(folderOf(path))?.includes(letters(words!).slice(0, 50))) lost++;
      }
    }
    reportFigure("in-central-acts: amendment lines", counted, "");
    reportFigure("in-central-acts: of them not stored", lost, "<= 1");
    expect(counted).toBeGreaterThan(12000);
    // One is printed above the first footnote of its page.
    expect(lost).toBeLessThanOrEqual(1);
    const blocks = sectioned.reduce((sum, [, text]) => sum + letters(footnoteBlocks(text)).length, 0);
    const kept = acts
      .filter((act) => sectioned.some(([path]) => path === act.place.file))
      .reduce((sum, act) => sum + act.footnotes.reduce((all, { text }) => all + letters(text).length, 0), 0);
    const share = kept / blocks;
    // What is missing is the numbers, two letters in a hundred.
    reportFigure("in-central-acts: letters of footnote blocks kept", share.toFixed(4), ">= 0.975");
    expect(share).toBeGreaterThan(0.975);
  });

  it("determines the type of amendment footnotes", () => {
    const amendments = footnotes.filter(({ text }) => /^\W{0,3}(?:Subs|Ins|Omitted|Rep|Added)\b\.? ?by/i.test(text));
    const typed = amendments.filter(({ type }) => type !== "note");
    const named = amendments.filter(({ byAct }) => byAct !== "");
    const dated = amendments.filter(({ text }) => /w\. ?r?\.? ?e\. ?f\. \d{1,2}-\d{1,2}-\d{4}/.test(text));
    const withDate = dated.filter(({ effectiveDate }) => effectiveDate !== "");
    for (const [name, part, whole] of [
      ["typed", typed, amendments],
      ["byAct given", named, amendments],
      ["effectiveDate given, where one is printed", withDate, dated],
    ] as const) {
      reportFigure(`amendment footnotes: ${name}`, (part.length / whole.length).toFixed(4), ">= 0.995");
      expect(part.length / whole.length).toBeGreaterThan(0.995);
    }
  });

  it("reads labelled footnotes as labelled", () => {
    const right = { type: 0, byAct: 0, effectiveDate: 0, sectionNumber: 0 };
    for (const [file, offset, type, byAct, effectiveDate, sectionNumber] of FOOTNOTE_LABELS) {
      const found = footnoteAt(file, offset);
      expect(found, `${file} at ${offset}`).toBeDefined();
      if (found?.type === type) right.type++;
      if (found?.byAct === byAct) right.byAct++;
      if (found?.effectiveDate === effectiveDate) right.effectiveDate++;
      if (found?.sectionNumber === sectionNumber) right.sectionNumber++;
    }
    for (const [field, count] of Object.entries(right)) {
      const share = count / FOOTNOTE_LABELS.length;
      reportFigure(`labelled footnotes (${FOOTNOTE_LABELS.length}): ${field}`, share.toFixed(3), ">= 0.99");
      expect(share, field).toBeGreaterThanOrEqual(0.99);
    }
  });

  /** The stored footnote that is printed at a byte offset: among those that begin alike, the one of the same rank. */
  function footnoteAt(file: string, offset: number): FootnoteRow | undefined {
    const act = actOf.get(folderOf(file));
    const paths = [...files.keys()].filter((path) => folderOf(path) === folderOf(file)).sort();
    const here = paths.find((path) => path.endsWith(`/${file}`));
    if (act === undefined || here === undefined) return undefined;
    const bytes = new TextEncoder().encode(files.get(here));
    const above = new TextDecoder().decode(bytes.subarray(0, offset));
    const beginning = beginningOf(new TextDecoder().decode(bytes.subarray(offset)).split("\n")[0]!);
    const before = [...paths.slice(0, paths.indexOf(here)).map((path) => files.get(path)), above].join("\n");
    const rank = before.split("\n").filter((line) => /^\W{0,2}\d/.test(line) && beginningOf(line) === beginning).length;
    return act.footnotes.filter(({ text }) => letters(text).slice(0, LONGEST) === beginning)[rank];
  }
});

const LONGEST = 60;

function beginningOf(line: string): string {
  return letters(line.replace(/^\W{0,2}\d{1,2}/, "")).slice(0, LONGEST);
}

function footnoteBlocks(text: string): string {
  return text
    .split(/^## /m)
    .map((unit) => unit.split(/^### Footnotes$/m)[1] ?? "")
    .join("\n");
}

const lino = findSharedFile("data/in-act-metadata-lino.tar.gz");

describe.skipIf(lino === null)("the Acts in Links Notation (maintainer data)", () => {
  it("has every Act and every section; translations are refused", async () => {
    const { acts, refused, files } = await importOf(inLino, lino!);
    expect(acts).toHaveLength(files.size);
    expect(sectionsOf(acts)).toBe(linesLike(files.values(), /^ {2}query /gm));
    expect(refused).toHaveLength(linesLike(files.values(), /^obj_root_law_translations_[a-z]{2}:$/gm));
    expect(acts.every(({ act }) => act.department !== "" && act.actNumber !== "" && act.url !== "")).toBe(true);
    reportFigure("in-act-metadata-lino: sections", sectionsOf(acts), "all");
    const footnotes = acts.flatMap((act) => act.footnotes);
    reportFigure("in-act-metadata-lino: footnotes", footnotes.length, "");
    expect(footnotes.length).toBeGreaterThan(2000);
  });
});

const civictech = findSharedFile("data/in-civictech-acts.tar.gz");

describe.skipIf(civictech === null)("the Acts in JSON (maintainer data)", () => {
  it("has every section", async () => {
    const { acts, refused, files } = await importOf(inCivictech, civictech!);
    expect(refused).toEqual([]);
    expect(acts).toHaveLength(files.size);
    // A section has a number of its own, or begins a row with two numbers.
    const numbered = linesLike(files.values(), /^ {4}"[sS]ection": /gm);
    const rows = linesLike(files.values(), /^ {4}"chapter,section,section_title,section_desc": "\d+,\d+/gm);
    expect(sectionsOf(acts)).toBe(numbered + rows);
    reportFigure("in-civictech-acts: sections", sectionsOf(acts), "all");
  });
});
