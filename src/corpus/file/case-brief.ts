import { decodeFreshness } from "../../law/treatment.ts";
import { readCaseHeader } from "../../store/cases/cases.ts";
import { findCasesByTopic, readTopics } from "../../store/cases/topics.ts";
import { createSourceSentence } from "../../text/sentences/source-sentences.ts";
import type { BriefSentence, CandidateCaseQuery, CaseBrief, PassageCandidate } from "../port/passage-search.ts";
import { selectAdmitted } from "./case-filter.ts";
import type { FileContext } from "./file-context.ts";

/** Maximum number of sentences of a brief. */
const MAX_BRIEF_SENTENCES = 100;

/** Reads the brief of a case; returns `null` if the corpus does not contain the case. */
export function readCaseBrief(context: FileContext, clusterId: number): CaseBrief | null {
  const { searcher, texts, file, toOrdinal } = context;
  const ordinal = toOrdinal(clusterId);
  const header = ordinal < 0 ? null : readCaseHeader(file.database, clusterId);
  if (header === null) return null;
  const { columns } = searcher.index;
  const parts = texts.listParts(clusterId);
  const sentences = texts
    .readRoles(clusterId)
    .slice(0, MAX_BRIEF_SENTENCES)
    .map(({ start, end, role }): BriefSentence => {
      const part = parts.find((one) => start < one.start + one.opinion.length);
      const sentence = createSourceSentence(texts.readSlice(clusterId, start, end), start);
      return { ...sentence, role, section: part?.opinion.kind ?? null };
    });
  return {
    clusterId,
    name: header.name,
    dateFiled: header.dateFiled,
    datePrecision: header.datePrecision,
    citeCount: columns.citeCounts[ordinal]!,
    freshness: decodeFreshness(columns.freshness[ordinal]!),
    topics: readTopics(file.database, clusterId),
    sentences,
  };
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
