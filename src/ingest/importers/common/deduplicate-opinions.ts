import { type OpinionSection, splitOpinionSections } from "../../../citator/treatment/opinion-sections.ts";
import type { OpinionText } from "../../../law/case.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import { isCombinedRepeated } from "./repeated-opinions.ts";

type OpinionRecord = Extract<SourceRecord, { kind: "opinion" }>;

/**
 * Removes repeated opinions of each case. CourtListener has many cases from two publishers: once as one combined text,
 * once as separate opinions, which are often scanned and less clean. Each text is kept once: the combined one, divided at
 * the headings of its dissents and concurrences, if these are as many as the separate opinions; otherwise the separate
 * ones. A combined text without separate opinions is divided too. Removed opinions are refused with a reason. Expects
 * the opinions of one case consecutively; those of one case are in memory.
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
  const sizes = [...kept.values()].map(({ opinion }) => ({ kind: opinion.kind, length: opinion.text.length }));
  const whole = combined[0];
  if (whole === undefined || !isCombinedRepeated(sizes)) {
    yield* separate;
    for (const record of combined) yield* splitCombined(record, separate);
    return;
  }
  const parts = splitOpinionSections(whole.opinion.text, "combined");
  const isDivided = combined.length === 1 && parts.length >= separate.length;
  const [better, repeated] = isDivided ? [combined, separate] : [separate, combined];
  for (const record of better) yield* isDivided ? splitCombined(record, separate) : [record];
  for (const record of repeated) {
    yield refuseOpinion(
      record,
      `its text is repeated by opinion ${better.map(({ location }) => location.record).join(", ")}`,
    );
  }
}

/** Divides a combined text into its opinions; authors are those of the separate opinions of the same kind, in order. */
function* splitCombined(record: OpinionRecord, separate: readonly OpinionRecord[]): Generator<OpinionRecord> {
  const parts = splitOpinionSections(record.opinion.text, "combined");
  if (parts.length === 1) return yield record;
  const named = [...separate];
  for (const [at, part] of parts.entries()) {
    const kind = part.kind === "combined" ? "lead" : part.kind;
    const twin = named.findIndex(({ opinion }) => opinion.kind === kind);
    const [found] = twin < 0 ? [] : named.splice(twin, 1);
    const author = found?.opinion.author ?? (at === 0 ? record.opinion.author : "");
    yield { ...record, opinion: { ...cutPart(record.opinion, part, parts[at + 1]), kind, author } };
  }
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
