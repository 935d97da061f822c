import { ordinalOf } from "../../citator/facts.ts";
import { forEachWord } from "../../query/words.ts";
import { CHECKPOINT_WORDS } from "../../search/layout.ts";
import { gallop } from "../../search/postings/gallop.ts";
import { edgeNotesOf, neighboursOf } from "../../store/edges.ts";
import { isContent, OPINION_SEPARATOR } from "../../store/opinions.ts";
import type { Term } from "../interpret/terms.ts";
import type { Library } from "../library.ts";
import { passageOf } from "./case-passages.ts";
import type { Passage } from "./passage.ts";

/** The sentences in which one case speaks of another, best first by what they should say; each once. */
export function treatmentPassages(
  library: Library,
  terms: readonly Term[],
  citing: number,
  cited: number,
  says: RegExp,
): Passage[] {
  const { corpus, searcher } = library;
  const { clusterIds } = searcher.index.columns;
  const ordinal = ordinalOf(clusterIds, citing);
  const target = ordinalOf(clusterIds, cited);
  if (ordinal < 0 || target < 0) return [];
  const edges = neighboursOf(corpus.database, ordinal, "cited");
  const at = edges.ordinals.indexOf(target);
  if (at < 0) return [];
  const mentions = edgeNotesOf(corpus.database, ordinal).mentions[edges.positions[at]!] ?? [];
  const found: Passage[] = [];
  for (const [opinion, start] of mentions.slice(0, MOST_MENTIONS)) {
    const offset = offsetInCase(library, citing, opinion, start);
    if (offset === null || found.some((one) => offset >= one.start && offset < one.end)) continue;
    const { from, to } = sentenceAt(library, ordinal, offset);
    const passage = passageOf(library, terms, { ordinal, from, to, around: NOTHING }, 0, "citation");
    if (passage) found.push(passage);
  }
  const worth = ({ sentences, coverage }: Passage) => Number(sentences.some(({ text }) => says.test(text))) + coverage;
  return found.sort((a, b) => worth(b) - worth(a) || a.start - b.start);
}

const NOTHING: ReadonlySet<string> = new Set();
const MOST_MENTIONS = 12;

/** Where a place of one opinion lies in the case's text; null where the opinion is no part of that. */
function offsetInCase({ corpus }: Library, clusterId: number, opinion: number, start: number): number | null {
  const opinions = corpus.opinions.ofCase(clusterId);
  const own = opinions[opinion];
  if (own === undefined || !isContent(own)) return null;
  return opinions
    .slice(0, opinion)
    .filter(isContent)
    .reduce((sum, { length }) => sum + length + OPINION_SEPARATOR.length, start);
}

/** The words of the sentence at an offset of a case's text. */
function sentenceAt({ searcher: { index }, texts }: Library, ordinal: number, offset: number) {
  const { checkpoints, sentences } = index.layout(ordinal);
  const after = gallop(checkpoints, offset + 1);
  const first = Math.max(0, after - 1);
  const start = first === 0 ? 0 : checkpoints[first]!;
  let word = first * CHECKPOINT_WORDS - 1;
  forEachWord(texts.slice(index.columns.clusterIds[ordinal]!, start, offset + 1), () => void word++);
  const next = gallop(sentences, Math.max(0, word) + 1);
  return {
    from: next === 0 ? 0 : sentences[next - 1]!,
    to: sentences[next] ?? index.columns.textWords[ordinal]!,
  };
}
