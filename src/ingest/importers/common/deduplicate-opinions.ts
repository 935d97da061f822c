import { type OpinionSection, splitOpinionSections } from "../../../citator/treatment/opinion-sections.ts";
import type { OpinionText } from "../../../law/case.ts";
import { formatCount } from "../../../text/plural.ts";
import { splitWords } from "../../../text/words.ts";
import { createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import { cutPassages } from "./cut-passages.ts";
import { findOwnPassages } from "./find-own-passages.ts";
import { createShingleIndex } from "./shingle-index.ts";

type OpinionRecord = Extract<SourceRecord, { kind: "opinion" }>;

/** If the separate opinions have this share of its length, a combined text repeats them. */
const COVERED_SHARE = 0.8;
/** An opinion that shares less with the others of its case quotes them; one that shares more repeats them. */
const MIN_REPEATED_SHARE = 0.5;

/**
 * Removes repeated text of each case. CourtListener has many cases from two publishers: once as one combined text, once
 * as separate opinions, which are often scanned and less clean. Stored twice, every citation in them would count double,
 * and a dissent's would pass for the court's. Where the separate ones are about as long, one of the two is stored whole:
 * the combined text, divided at the headings of its dissents and concurrences, if these are as many as the separate
 * opinions; otherwise the separate ones. Of the other, what the stored texts do not contain is stored: of a separate
 * opinion with its kind and author, of the combined text as an addendum. An opinion without such text is refused. A much
 * longer combined text is stored beside the separate ones, divided, too, as is one without separate opinions. Expects the
 * opinions of one case consecutively; those of one case are in memory.
 */
export async function* deduplicateOpinions(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  let held: OpinionRecord[] = [];
  for await (const record of records) {
    if (record.kind !== "opinion") {
      yield record;
      continue;
    }
    if (held[0] !== undefined && held[0].caseSourceId !== record.caseSourceId) {
      yield* deduplicateCase(held);
      held = [];
    }
    held.push(record);
  }
  yield* deduplicateCase(held);
}

function* deduplicateCase(held: readonly OpinionRecord[]): Generator<SourceRecord> {
  const kept = new Map<string, OpinionRecord>();
  for (const record of held) {
    const first = kept.get(record.opinion.text);
    if (first === undefined) kept.set(record.opinion.text, record);
    else yield refuseOpinion(record, `it has the same text as opinion ${first.location.record}`);
  }
  const combined = [...kept.values()].filter(({ opinion }) => opinion.kind === "combined");
  const separate = [...kept.values()].filter(({ opinion }) => opinion.kind !== "combined");
  const [whole] = combined;
  if (whole === undefined || !areComplete(separate, combined)) {
    yield* separate;
    for (const record of combined) yield* divideCombined(record, separate);
  } else if (combined.length === 1 && isDividedAs(whole, separate)) {
    yield* divideCombined(whole, separate);
    yield* storeOwnText(separate, combined);
  } else {
    yield* separate;
    yield* storeOwnText(combined, separate);
  }
}

/** Returns whether separate opinions, the court's own among them, are about as long as a combined text. */
function areComplete(separate: readonly OpinionRecord[], combined: readonly OpinionRecord[]): boolean {
  const length = (records: readonly OpinionRecord[]) =>
    records.reduce((sum, { opinion }) => sum + opinion.text.length, 0);
  return separate.some(isLead) && length(separate) >= (COVERED_SHARE * length(combined)) / combined.length;
}

/** Returns whether a combined text has headings for the separate opinions. */
function isDividedAs({ opinion }: OpinionRecord, separate: readonly OpinionRecord[]): boolean {
  return splitOpinionSections(opinion.text, "combined").length >= separate.length;
}

function isLead({ opinion }: OpinionRecord): boolean {
  return opinion.kind === "lead" || opinion.kind === "plurality" || opinion.kind === "per_curiam";
}

/** Stores what each opinion contains and neither the stored ones nor those before it do; refuses it if that is nothing. */
function* storeOwnText(opinions: readonly OpinionRecord[], stored: readonly OpinionRecord[]): Generator<SourceRecord> {
  if (opinions.length === 0) return;
  const index = createShingleIndex();
  for (const { opinion } of stored) index.add(opinion.text);
  const repeated = `its text is repeated by opinion ${stored.map(({ location }) => location.record).join(", ")}`;
  for (const record of opinions) {
    const { opinion, location } = record;
    const { passages, words, ownWords } = findOwnPassages(opinion.text, index);
    if (words - ownWords < MIN_REPEATED_SHARE * words) {
      yield* opinion.kind === "combined" ? divideCombined(record, stored) : [record];
      index.add(opinion.text);
    } else if (passages.length === 0) {
      const except = ownWords === 0 ? "" : `, except for ${formatCount(ownWords, "scattered word")}`;
      yield refuseOpinion(record, `${repeated}${except}`);
    } else {
      const own = cutPassages(opinion, passages);
      yield* opinion.kind === "combined" ? divideAddendum({ ...record, opinion: own }) : [{ ...record, opinion: own }];
      index.add(own.text);
      const size = `${formatCount(passages.length, "passage")} of ${formatCount(splitWords(own.text).length, "word")}`;
      yield createRepair(
        "opinion",
        `${repeated}, except for ${size}, which ${passages.length === 1 ? "is" : "are"} stored`,
        location,
      );
    }
  }
}

/** Divides a combined text into its opinions; authors are those of the separate opinions of the same kind, in order. */
function* divideCombined(record: OpinionRecord, separate: readonly OpinionRecord[]): Generator<OpinionRecord> {
  const parts = listParts(record.opinion);
  if (parts.length === 1) return yield record;
  const named = [...separate];
  for (const [at, part] of parts.entries()) {
    const kind = part.kind === "combined" ? "lead" : part.kind;
    const twin = named.findIndex(({ opinion }) => opinion.kind === kind);
    const [found] = twin < 0 ? [] : named.splice(twin, 1);
    const author = found?.opinion.author ?? (at === 0 ? record.opinion.author : "");
    yield { ...record, opinion: { ...part, kind, author } };
  }
}

/** Divides passages of a combined text: what precedes the first heading of a dissent or concurrence is an addendum. */
function* divideAddendum(record: OpinionRecord): Generator<OpinionRecord> {
  for (const part of listParts(record.opinion)) {
    const kind = part.kind === "combined" ? "addendum" : part.kind;
    yield { ...record, opinion: { ...part, kind, author: "" } };
  }
}

/** Lists the parts of a combined text at its headings. A text that begins with a heading has no part before it. */
function listParts(opinion: OpinionText): OpinionText[] {
  const parts = splitOpinionSections(opinion.text, "combined");
  if (parts.length === 1) return [opinion];
  return parts
    .map((part, at) => ({ ...cutPart(opinion, part, parts[at + 1]), kind: part.kind }))
    .filter(({ text }) => text !== "");
}

/** Returns the range of an opinion from one part to the next, with its own pages and footnotes. */
function cutPart(opinion: OpinionText, { start }: OpinionSection, next: OpinionSection | undefined): OpinionText {
  const end = next?.start ?? opinion.text.length;
  const inside = (offset: number) => offset >= start && (offset < end || next === undefined);
  return {
    ...opinion,
    text: opinion.text.slice(start, end).trimEnd(),
    pages: opinion.pages
      .filter(({ offset }) => inside(offset))
      .map(({ offset, page }) => ({ offset: offset - start, page })),
    footnotes: opinion.footnotes
      .filter((note) => inside(note.start))
      .map((note) => ({ ...note, start: note.start - start, end: note.end - start })),
  };
}

function refuseOpinion({ location }: OpinionRecord, reason: string): SourceRecord {
  return createRefusal("opinion", reason, location);
}
