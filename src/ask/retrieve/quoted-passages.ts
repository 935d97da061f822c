import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { OTHER_VOICES } from "../authorities/authority.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { measureQuotedShare } from "../interpret/names/quoted-words.ts";
import { extractTerms } from "../interpret/terms/question-terms.ts";
import { toSourcePassage } from "../passages/case-passages.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { FULL_WINDOW_SCORE, SHORT_QUESTION_OPTIONS } from "./window-options.ts";

/** Maximum number of windows of a case in which quoted words are sought, and of the cases. */
const MAX_WINDOWS = 4;
const MAX_CASES = 4;

/** Returns the passages with the words that the question quotes, of the earliest case whose court speaks them. */
export async function readQuotedPassages(
  corpus: Corpus,
  { terms, quoted }: Interpretation,
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const found: SourcePassage[] = [];
  for (const one of quoted) {
    const words = await extractTerms(corpus, one.words.join(" "));
    for (const clusterId of one.clusterIds.slice(0, MAX_CASES)) {
      await yieldToEventLoop(signal);
      const windows = await corpus.passages.findPassages({
        terms: words,
        cases: [{ clusterId, score: 1 }],
        options: { ...SHORT_QUESTION_OPTIONS, maxPerCase: MAX_WINDOWS },
        limit: MAX_WINDOWS,
        signal,
      });
      const spoken = windows.filter(
        ({ section, sentences }) =>
          !OTHER_VOICES.has(section) && sentences.some(({ text }) => measureQuotedShare([one], text) > 0),
      );
      found.push(...spoken.map((window) => toSourcePassage(terms, window, window.score / FULL_WINDOW_SCORE, "named")));
      if (spoken.length > 0) break;
    }
  }
  return found;
}
