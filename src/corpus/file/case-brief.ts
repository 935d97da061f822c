import type { RoleMark } from "../../law/sentence-role.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import { readCaseHeader } from "../../store/cases/cases.ts";
import { findCasesByTopic, readTopics } from "../../store/cases/topics.ts";
import { createSourceSentence } from "../../text/sentences/source-sentences.ts";
import type { BriefSentence, CandidateCaseQuery, CaseBrief, PassageCandidate } from "../port/passage-search.ts";
import { selectAdmitted } from "./case-filter.ts";
import type { FileContext } from "./file-context.ts";

/** Maximum number of sentences of a brief. */
const MAX_BRIEF_SENTENCES = 100;

/** Maximum number of sentences of the briefs that are kept per corpus: about 10 MB. */
const MAX_KEPT_SENTENCES = 4_096;
const keptBriefs = new WeakMap<FileContext, Map<number, CaseBrief>>();

/** Returns the brief of a case, which is kept for the next question; `null` if the corpus does not contain the case. */
export function readCaseBrief(context: FileContext, clusterId: number): CaseBrief | null {
  const kept = keptBriefs.get(context) ?? new Map<number, CaseBrief>();
  keptBriefs.set(context, kept);
  const known = kept.get(clusterId);
  const brief = known ?? createCaseBrief(context, clusterId);
  if (brief === null) return null;
  // The briefs that were used last are last.
  kept.delete(clusterId);
  kept.set(clusterId, brief);
  if (known === undefined) dropOldest(kept);
  return brief;
}

function dropOldest(kept: Map<number, CaseBrief>): void {
  let total = 0;
  for (const { sentences } of kept.values()) total += sentences.length + 1;
  for (const [clusterId, { sentences }] of kept) {
    if (total <= MAX_KEPT_SENTENCES) return;
    kept.delete(clusterId);
    total -= sentences.length + 1;
  }
}

function createCaseBrief(context: FileContext, clusterId: number): CaseBrief | null {
  const { searcher, texts, file, toOrdinal } = context;
  const ordinal = toOrdinal(clusterId);
  const header = ordinal < 0 ? null : readCaseHeader(file.database, clusterId);
  if (header === null) return null;
  const { columns } = searcher.index;
  const parts = texts.listParts(clusterId);
  const marks = texts.readRoles(clusterId).slice(0, MAX_BRIEF_SENTENCES);
  const sentences = readStretches(context, clusterId, marks).map(({ start, role, text }): BriefSentence => {
    const part = parts.find((one) => start < one.start + one.opinion.length);
    return { ...createSourceSentence(text, start), role, section: part?.opinion.kind ?? null };
  });
  return {
    clusterId,
    name: header.name,
    courtId: header.courtId,
    dateFiled: header.dateFiled,
    datePrecision: header.datePrecision,
    citeCount: columns.citeCounts[ordinal]!,
    freshness: decodeFreshness(columns.freshness[ordinal]!),
    topics: readTopics(file.database, clusterId),
    sentences,
  };
}

/** Maximum length of text that is read at once, in UTF-16 code units. */
const MAX_STRETCH_CHARS = 8_192;

/** Reads the texts of sentences, those that are near each other at once. */
function readStretches({ texts }: FileContext, clusterId: number, marks: readonly RoleMark[]) {
  const read: (RoleMark & { readonly text: string })[] = [];
  for (let from = 0; from < marks.length; ) {
    const { start } = marks[from]!;
    let to = from + 1;
    while (to < marks.length && marks[to]!.end - start <= MAX_STRETCH_CHARS) to++;
    const near = marks.slice(from, to);
    const text = texts.readSlice(clusterId, start, Math.max(...near.map(({ end }) => end)));
    for (const mark of near) read.push({ ...mark, text: text.slice(mark.start - start, mark.end - start) });
    from = to;
  }
  return read;
}

/** Returns the cases whose topics match most of the weight of the terms, best first. */
export function findTopicCases(context: FileContext, { terms, filter, limit }: CandidateCaseQuery): PassageCandidate[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const scores = new Map<number, number>();
  for (const { stem, synonyms, weight } of terms) {
    const found = findCasesByTopic(context.file.database, [stem, ...synonyms]);
    for (const clusterId of new Set([...found.values()].flat()))
      scores.set(clusterId, (scores.get(clusterId) ?? 0) + weight / total);
  }
  const admitted = selectAdmitted(context, filter, [...scores.keys()]);
  return [...scores]
    .filter(([clusterId]) => admitted.has(clusterId))
    .map(([clusterId, score]) => ({ clusterId, score }))
    .sort((a, b) => b.score - a.score || a.clusterId - b.clusterId)
    .slice(0, limit);
}
