import { TEXT_DICTIONARY, toFirstBlockId, toOpinionId } from "./cases/opinions.ts";
import { LAW_TEXT_DICTIONARY } from "./legislation/legislation-text.ts";
import { readMeta, writeMeta } from "./meta.ts";
import { copyRows } from "./sqlite/copy-rows.ts";
import type { Database, Row } from "./sqlite/database.ts";

/** Opinions whose texts are copied in one go. */
const OPINIONS_PER_SLICE = 1024;

/**
 * Copies the courts and the cases of a corpus, with citations and opinions, into a new one: texts as they lie, names as
 * the cases' sources give them. Stops now and then, so that others may have their turn.
 */
export function* copyCases(from: Database, to: Database, excluded: ReadonlySet<number>): Generator<void> {
  const isKept = (clusterId: Row[number] | undefined) => !excluded.has(clusterId as number);
  const gone = new Set<number>();
  let last = 0;
  copyRows(from, to, "court");
  copyRows(from, to, "cases", ([clusterId]) => isKept(clusterId));
  yield;
  copyRows(from, to, "citation", ([, clusterId]) => isKept(clusterId));
  yield;
  copyRows(from, to, "opinion", ([clusterId, id]) => {
    last = Math.max(last, id as number);
    if (!isKept(clusterId)) gone.add(id as number);
    return isKept(clusterId);
  });
  yield;
  copyRows(from, to, "opinion_marks", ([id]) => !gone.has(id as number));
  for (let first = 1; first <= last; first += OPINIONS_PER_SLICE) {
    yield;
    const range = [toFirstBlockId(first), toFirstBlockId(first + OPINIONS_PER_SLICE) - 1] as const;
    copyRows(from, to, "text_block", ([id]) => !gone.has(toOpinionId(id as number)), range);
  }
  copyMeta(from, to, TEXT_DICTIONARY);
  const rename = to.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?");
  from
    .prepare("SELECT cluster_id, name, name_full FROM given_name")
    .each(([clusterId, name, nameFull]) => rename.run(name!, nameFull!, clusterId!));
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

/** Copies the enacted law of a corpus and the indexes over it into a new one; who cites it is left out. */
export function copyLegislation(from: Database, to: Database): void {
  for (const table of LEGISLATION_TABLE_NAMES) copyRows(from, to, table);
  for (const space of ["section_posting", "act_posting"])
    for (const part of POSTING_PARTS) copyRows(from, to, `${space}_${part}`);
  copyMeta(from, to, LAW_TEXT_DICTIONARY);
}

/** Copies which provisions these cases cite. */
export function copyProvisionCiters(from: Database, to: Database, isOf: (clusterId: number) => boolean): void {
  copyRows(from, to, "section_citer", ([, clusterId]) => isOf(clusterId as number));
  copyRows(from, to, "act_citer", ([, , clusterId]) => isOf(clusterId as number));
}
