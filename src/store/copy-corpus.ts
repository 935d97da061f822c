import { COURT_APPEALS } from "./cases/courts.ts";
import { TEXT_DICTIONARY } from "./cases/opinions.ts";
import { copyTextRows, createTextRowWriter } from "./cases/text-rows.ts";
import { LAW_TEXT_DICTIONARY } from "./legislation/legislation-text.ts";
import { copyProvisionTopics } from "./legislation/provision-topics.ts";
import { readMeta, writeMeta } from "./meta.ts";
import { copyRows, copyRowsInSlices } from "./sqlite/copy-rows.ts";
import type { Database } from "./sqlite/database.ts";
import { readNumber, readText } from "./sqlite/row.ts";

/** Opinions whose texts are copied between two yields. */
const OPINIONS_PER_SLICE = 1024;

/**
 * Copies the courts and the cases of a corpus, with citations and opinions, into a new one: texts as they are stored,
 * names as in the cases' sources. Yields between slices of the work.
 */
export function* copyCases(from: Database, to: Database, excluded: ReadonlySet<number>): Generator<void> {
  const omitted = new Set<number>();
  let last = 0;
  copyRows(from, to, "court");
  copyRows(from, to, "cases", (row) => !excluded.has(readNumber(row, 0)));
  yield;
  copyRows(from, to, "citation", (row) => !excluded.has(readNumber(row, 1)));
  yield;
  copyRows(from, to, "topic", (row) => !excluded.has(readNumber(row, 0)));
  copyRows(from, to, "topic_stem", (row) => !excluded.has(readNumber(row, 1)));
  copyRows(from, to, "opinion", (row) => {
    const id = readNumber(row, 1);
    const isExcluded = excluded.has(readNumber(row, 0));
    last = Math.max(last, id);
    if (isExcluded) omitted.add(id);
    return !isExcluded;
  });
  yield;
  copyRows(from, to, "opinion_marks", (row) => !omitted.has(readNumber(row, 0)));
  const texts = createTextRowWriter(to);
  for (let first = 1; first <= last; first += OPINIONS_PER_SLICE) {
    yield;
    const range = [first, first + OPINIONS_PER_SLICE - 1] as const;
    copyTextRows(from, texts, range, (opinion) => !omitted.has(opinion));
  }
  copyMeta(from, to, TEXT_DICTIONARY);
  copyMeta(from, to, COURT_APPEALS);
  const rename = to.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?");
  from
    .prepare("SELECT cluster_id, name, name_full FROM given_name")
    .each((row) => rename.run(readText(row, 1), readText(row, 2), readNumber(row, 0)));
}

function copyMeta(from: Database, to: Database, name: string): void {
  const value = readMeta(from, name);
  if (value !== undefined) writeMeta(to, name, value);
}

const LEGISLATION_TABLE_NAMES = [
  "law_text",
  "code",
  "section",
  "section_key",
  "act",
  "act_key",
  "act_section",
  "footnote",
];
const POSTING_PARTS = ["term", "word", "page", "layout", "column"];

/**
 * Copies the enacted law of a corpus and the indexes over it into a new one, without the cases that cite it. Yields
 * between slices of the work.
 */
export function* copyLegislation(from: Database, to: Database): Generator<void> {
  for (const table of LEGISLATION_TABLE_NAMES) yield* copyRowsInSlices(from, to, table);
  for (const space of ["section_posting", "act_posting"])
    for (const part of POSTING_PARTS) yield* copyRowsInSlices(from, to, `${space}_${part}`);
  yield* copyProvisionTopics(from, to);
  copyMeta(from, to, LAW_TEXT_DICTIONARY);
}

/** Copies the citations of provisions by the selected cases. Yields between tables. */
export function* copyProvisionCiters(
  from: Database,
  to: Database,
  isOf: (clusterId: number) => boolean,
): Generator<void> {
  copyRows(from, to, "section_citer", (row) => isOf(readNumber(row, 1)));
  yield;
  copyRows(from, to, "act_citer", (row) => isOf(readNumber(row, 2)));
  yield;
  // Rulings that only the words of a law state are read again: they depend on the cases of the new corpus.
  copyRows(from, to, "provision_ruling", (row) => readNumber(row, 3) === 0 && isOf(readNumber(row, 1)));
}
