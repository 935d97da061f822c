import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { WORDS_PER_CHECKPOINT } from "../../search/layout/text-layout.ts";
import { gallop } from "../../search/postings/gallop.ts";
import { isPartOfCaseText, OPINION_SEPARATOR } from "../../store/cases/opinions.ts";
import { readEdgeNotes, readNeighbours } from "../../store/citations/edges.ts";
import { visitWords } from "../../text/words.ts";
import type { AskContext } from "../context.ts";
import type { QuestionTerm } from "../interpret/question-terms.ts";
import { readCasePassage } from "./case-passages.ts";
import type { SourcePassage } from "./passage.ts";

/** The sentences in which one case speaks of another, best first by what they should say; each once. */
export function findTreatmentPassages(
  context: AskContext,
  terms: readonly QuestionTerm[],
  citing: number,
  cited: number,
  says: RegExp,
): SourcePassage[] {
  const { corpus, searcher } = context;
  const { clusterIds } = searcher.index.columns;
  const ordinal = findOrdinal(clusterIds, citing);
  const target = findOrdinal(clusterIds, cited);
  if (ordinal < 0 || target < 0) return [];
  const edges = readNeighbours(corpus.database, ordinal, "cited");
  const at = edges.ordinals.indexOf(target);
  if (at < 0) return [];
  const mentions = readEdgeNotes(corpus.database, ordinal).mentions[edges.positions[at]!] ?? [];
  const found: SourcePassage[] = [];
  for (const [opinion, start] of mentions.slice(0, MAX_MENTIONS)) {
    const offset = toCaseOffset(context, citing, opinion, start);
    if (offset === null || found.some((one) => offset >= one.start && offset < one.end)) continue;
    const { from, to } = findSentenceWords(context, ordinal, offset);
    const passage = readCasePassage(context, terms, { ordinal, from, to, around: NO_STEMS }, 0, "citation");
    if (passage) found.push(passage);
  }
  const worth = ({ sentences, coverage }: SourcePassage) =>
    Number(sentences.some(({ text }) => says.test(text))) + coverage;
  return found.sort((a, b) => worth(b) - worth(a) || a.start - b.start);
}

const NO_STEMS: ReadonlySet<string> = new Set();
const MAX_MENTIONS = 12;

/** Where a place of one opinion lies in the case's text; null where the opinion is no part of that. */
function toCaseOffset({ corpus }: AskContext, clusterId: number, opinion: number, start: number): number | null {
  const opinions = corpus.opinions.listByCase(clusterId);
  const own = opinions[opinion];
  if (own === undefined || !isPartOfCaseText(own)) return null;
  return opinions
    .slice(0, opinion)
    .filter(isPartOfCaseText)
    .reduce((sum, { length }) => sum + length + OPINION_SEPARATOR.length, start);
}

/** The words of the sentence at an offset of a case's text. */
function findSentenceWords({ searcher: { index }, texts }: AskContext, ordinal: number, offset: number) {
  const { checkpoints, sentences } = index.readLayout(ordinal);
  const after = gallop(checkpoints, offset + 1);
  const first = Math.max(0, after - 1);
  const start = first === 0 ? 0 : checkpoints[first]!;
  let word = first * WORDS_PER_CHECKPOINT - 1;
  visitWords(texts.readSlice(index.columns.clusterIds[ordinal]!, start, offset + 1), () => void word++);
  const next = gallop(sentences, Math.max(0, word) + 1);
  return {
    from: next === 0 ? 0 : sentences[next - 1]!,
    to: sentences[next] ?? index.columns.textWords[ordinal]!,
  };
}
