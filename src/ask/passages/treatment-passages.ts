import type { CasePassage, PassageTerm } from "../../corpus/port/passage-search.ts";
import { toSourcePassage } from "./case-passages.ts";
import type { SourcePassage } from "./passage.ts";

/**
 * Returns the best of the passages in which one case mentions another: those with treatment language first, then by
 * coverage of the question. Returns `null` if there are none.
 * @param language matches the language of the treatment
 */
export function selectMention(
  terms: readonly PassageTerm[],
  mentions: readonly CasePassage[],
  language: RegExp,
): SourcePassage | null {
  const worth = ({ sentences, coverage }: SourcePassage) =>
    Number(sentences.some(({ text }) => language.test(text))) + coverage;
  const passages = mentions.map((mention) => toSourcePassage(terms, mention, 0, "citation"));
  return passages.sort((a, b) => worth(b) - worth(a) || a.start - b.start)[0] ?? null;
}
