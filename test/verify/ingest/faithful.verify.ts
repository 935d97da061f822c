import { describe, expect, it } from "vitest";
import type { Importer } from "../../../src/ingest/importer.ts";
import { cap } from "../../../src/ingest/importers/cap/cap.ts";
import { courtlistenerBulk } from "../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { readCopyTable } from "../../../src/ingest/importers/courtlistener-bulk/read-copy-table.ts";
import { liiofindia } from "../../../src/ingest/importers/liiofindia/liiofindia.ts";
import { openBytes, type SourceEntry } from "../../../src/ingest/source.ts";
import type { DatePrecision } from "../../../src/law/case.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import {
  findLostWords,
  isMark,
  removeRecurringLines,
  statesDate,
  stripMarkup,
} from "../../support/ingest/compare-words.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

/** What is stored of one record of a source. */
interface Stored {
  texts: string[];
  dateFiled: string;
  precision: DatePrecision;
}

const DATE_CHARS: Readonly<Record<DatePrecision, number>> = { day: 10, month: 7, year: 4, unknown: 0 };
const VERBOSE_WORDS = 30;
/** Words in succession that two scans of one page read differently at most. */
const MAX_MISREAD_WORDS = 9;

/** Reads what an importer stores, by the id of its case, and by the record of each opinion. */
async function readStored(importer: Importer, path: string) {
  const cases = new Map<string, Stored>();
  const opinions = new Map<string, string>();
  const repeated = new Set<string>();
  const places = new Map<string, string>();
  const source = await openSource(path);
  for await (const record of importer.records(source)) {
    // An opinion that another one repeats is refused, or repaired if the other one lacks passages of it.
    const isNote = record.kind === "refused" || record.kind === "repaired";
    if (isNote && record.what === "opinion" && /\brepeated\b|\bsame text\b/.test(record.reason))
      repeated.add(record.location.record);
    if (record.kind === "case") {
      const { sourceId, name, nameFull, judges, citations, docketNumber, dateFiled, datePrecision } = record.case;
      const texts = [name, nameFull, docketNumber, ...judges, ...citations];
      cases.set(sourceId, { texts, dateFiled, precision: datePrecision });
      places.set(`${record.location.file}\n${record.location.record}`, sourceId);
    }
    if (record.kind === "opinion") {
      const { author, text, pages, footnotes } = record.opinion;
      const marks = [...pages.map(({ page }) => page), ...footnotes.map(({ label }) => label)];
      cases.get(record.caseSourceId)?.texts.push(author, text, ...marks);
      const { record: id } = record.location;
      opinions.set(id, [opinions.get(id) ?? "", author, text, ...marks].join("\n\n"));
    }
  }
  return { source, cases, opinions, repeated, places };
}

async function readText(entry: SourceEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of openBytes(entry)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function createTally(name: string) {
  const tally = { marks: 0, records: 0, words: 0, lost: 0, damaged: 0, longest: 0, dates: 0, invented: 0 };
  return {
    tally,
    addWords(id: string, source: string, stored: string) {
      const { words, lost: missing, longest } = findLostWords(source, stored);
      tally.longest = Math.max(tally.longest, longest);
      const lost = missing.filter((word) => !isMark(word));
      tally.marks += missing.length - lost.length;
      tally.records++;
      tally.words += words;
      tally.lost += lost.length;
      if (lost.length === 0) return;
      tally.damaged++;
      if (process.env.HEADNOTE_VERBOSE)
        console.log(name, id, lost.length, longest, lost.slice(0, VERBOSE_WORDS).join(" "));
    },
    addDate(id: string, source: string, { dateFiled, precision }: Pick<Stored, "dateFiled" | "precision">) {
      if (precision === "unknown") return;
      tally.dates++;
      const known = dateFiled.slice(0, DATE_CHARS[precision]);
      if (statesDate(source, known)) return;
      tally.invented++;
      if (process.env.HEADNOTE_VERBOSE) console.log(name, id, "date", known);
    },
    /** Reports texts that repeat others, as scans of one page do: which words are read otherwise, but no passage is lost. */
    reportRepeated() {
      const { records, words, lost, longest } = tally;
      reportFigure(`${name}: words read otherwise`, `${lost} of ${words} in ${records} texts`, "");
      reportFigure(`${name}: words lost in succession`, longest, `<= ${MAX_MISREAD_WORDS}`);
    },
    report() {
      const { marks, records, words, lost, damaged, dates, invented } = tally;
      reportFigure(`${name}: words lost`, `${lost} of ${words}`, "0");
      reportFigure(`${name}: numbers that may be of pages or footnotes`, marks, "");
      reportFigure(`${name}: texts that lost a word`, `${damaged} of ${records}`, "0");
      reportFigure(`${name}: invented dates`, `${invented} of ${dates}`, "0");
    },
  };
}

const india = findSharedFile("data/in-sc-judgments.tar.gz");
const caselaw = findSharedFile("data/us-cap-format.tar.gz");
const courtlistener = findSharedFile("data/us-courtlistener-bulk.tar.gz");

/** Lines in which the head of a judgment of the reporter can be. */
const MAX_HEAD_LINES = 20;
/** Words in small letters that a line of the head does not have. */
const MIN_PROSE_WORDS = 3;

/**
 * Removes the printed head of a judgment, which is stored in columns: lines of citations, dates and names of judges, which
 * may end in `(J)`, up to `CITATION:`, and the label `CITATOR INFO`. A line of prose is text wherever it is.
 */
function removeHead(text: string): string {
  const lines = text.split(/\r?\n/);
  const marked = lines.slice(0, MAX_HEAD_LINES).findIndex((line) => line.startsWith("CITATION:"));
  const end = marked >= 0 ? marked + 1 : 3;
  const isProse = (line: string) => (line.match(/(?<![\p{L}.])\p{Ll}{2,}/gu) ?? []).length >= MIN_PROSE_WORDS;
  const judge = /^\P{Ll}+\(J\)$/u;
  return [...lines.slice(0, end).filter(isProse), ...lines.slice(end).filter((line) => !judge.test(line))]
    .join("\n")
    .replace(/^CITATOR INFO\s*:?/m, " ");
}

describe("what is stored of real archives (maintainer data)", () => {
  it.skipIf(india === null)(
    "has every word of the judgments of the Supreme Court of India, and no other date",
    async () => {
      const { source, cases } = await readStored(liiofindia, india!);
      const counter = createTally("in-sc-judgments");
      for await (const entry of source.entries()) {
        const id = entry.path
          .split("/")
          .at(-1)!
          .replace(/\.txt$/, "");
        const stored = cases.get(id);
        if (!entry.path.endsWith(".txt") || stored === undefined) continue;
        const text = await readText(entry);
        counter.addWords(id, removeHead(text), `${stored.texts.join("\n\n")}\n${stored.dateFiled}`);
        counter.addDate(id, text, stored);
      }
      await source.close();
      counter.report();
      expect(counter.tally).toMatchObject({ lost: 0, invented: 0 });
    },
  );

  it.skipIf(caselaw === null)(
    "has every word of the cases of the Caselaw Access Project, and no other date",
    async () => {
      const { source, cases, places } = await readStored(cap, caselaw!);
      const counter = createTally("us-cap-format");
      for await (const entry of source.entries()) {
        if (!/\.jsonl?$/.test(entry.path)) continue;
        const lines = entry.path.endsWith(".jsonl") ? (await readText(entry)).split("\n") : [await readText(entry)];
        for (const line of lines.filter((one) => one.trim() !== "")) {
          const item = JSON.parse(line);
          const stored = cases.get(String(item.id));
          if (stored === undefined || !item.casebody || ![...places.values()].includes(String(item.id))) continue;
          const body = item.casebody;
          const source =
            body.data ??
            [body.head_matter, ...(body.opinions ?? []).map((one: { text: string }) => one.text)].join("\n");
          counter.addWords(item.id, body.data ? stripMarkup(source) : source, stored.texts.join("\n\n"));
          counter.addDate(item.id, String(item.decision_date), stored);
        }
      }
      await source.close();
      counter.report();
      expect(counter.tally).toMatchObject({ lost: 0, invented: 0 });
    },
  );

  it.skipIf(courtlistener === null)("has every word of CourtListener's opinions, and no other date", async () => {
    const { source, cases, opinions, repeated } = await readStored(courtlistenerBulk, courtlistener!);
    const counter = createTally("us-courtlistener-bulk");
    const copies = createTally("us-courtlistener-bulk, repeated texts");
    for await (const entry of source.entries()) {
      if (/opinion-clusters/.test(entry.path)) {
        for await (const row of readCopyTable(entry, ["id", "date_filed"])) {
          const stored = "values" in row ? cases.get(row.values.id) : undefined;
          if (stored && "values" in row) counter.addDate(row.values.id, row.values.date_filed, stored);
        }
      } else if (/\/opinions-/.test(entry.path)) {
        for await (const row of readCopyTable(entry, ["id", "cluster_id", "author_str", ...TEXT_COLUMNS])) {
          if ("broken" in row) continue;
          const { id, cluster_id, author_str, ...texts } = row.values;
          const column = TEXT_COLUMNS.find((name) => stripMarkup(texts[name]).trim() !== "");
          if (column === undefined) continue;
          // A page without markup of its own is printed lines, with heads and feet, as plain text is.
          const isPrinted = column === "plain_text" || /<pre\b/.test(texts[column]);
          const plain = column === "plain_text" ? texts[column] : stripMarkup(texts[column]);
          const words = isPrinted ? removeRecurringLines(plain) : plain;
          const stored = opinions.get(id);
          if (repeated.has(id)) copies.addWords(id, words, cases.get(cluster_id)?.texts.join("\n\n") ?? "");
          else if (stored !== undefined) counter.addWords(id, words, `${stored}\n\n${author_str}`);
        }
      }
    }
    await source.close();
    counter.report();
    copies.reportRepeated();
    expect(counter.tally).toMatchObject({ lost: 0, invented: 0 });
    expect(copies.tally.longest).toBeLessThanOrEqual(MAX_MISREAD_WORDS);
  });
});

/** The columns of an opinion's text, in the order in which the importer prefers them. */
const TEXT_COLUMNS = [
  "xml_harvard",
  "html_columbia",
  "html_lawbox",
  "html_anon_2020",
  "html_with_citations",
  "html",
  "plain_text",
] as const;
