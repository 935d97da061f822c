import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { PassageTerm } from "../../corpus/port/passage-search.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { toSourcePassage } from "../passages/case-passages.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { selectInScope } from "./select-in-scope.ts";
import { FULL_WINDOW_SCORE, SHORT_QUESTION_OPTIONS } from "./window-options.ts";

/** Stems of words with which a judgment states what it decides. */
const DISPOSITION_STEMS = ["held", "hold", "affirm", "revers", "overrul", "conclud", "uphold", "declar"];

/** Stems of words with which a judgment states who wrote, and how the judges divided. */
const OPINION_STEMS = ["dissent", "concur", "unanim", "justic", "vote", "wrote"];

const DISPOSITION_TERMS = createTerms(DISPOSITION_STEMS);
const OPINION_TERMS = createTerms(OPINION_STEMS);

/** Creates terms for stems, far apart, so that none is near another or a term of the question. */
function createTerms(stems: readonly string[]): PassageTerm[] {
  return stems.map((stem, i) => ({
    stem,
    synonyms: [],
    weight: 0.7,
    documentFrequency: 1,
    positions: [-100 * (i + 1)],
  }));
}

/** Maximum number of windows per named case. */
const MAX_NAMED_CASE_WINDOWS = 3;

/**
 * Returns the passages of the named cases that match the terms and, if the question asks for it, state the decision.
 */
export async function readNamedCasePassages(
  corpus: Corpus,
  { terms, scope, cases, kind }: Interpretation,
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const ids = cases.map(({ clusterId }) => clusterId);
  const admitted = await selectInScope(corpus, scope, ids);
  const isDecision = kind.id === "holding" || kind.id === "standing" || terms.length === 0;
  const sought = kind.id === "opinions" ? OPINION_TERMS : isDecision ? DISPOSITION_TERMS : [];
  const wanted = [...terms, ...sought];
  const options = { ...SHORT_QUESTION_OPTIONS, maxPerCase: MAX_NAMED_CASE_WINDOWS };
  const found: SourcePassage[] = [];
  for (const clusterId of ids.filter((id) => admitted.has(id))) {
    await yieldToEventLoop(signal);
    const find = (sought: readonly PassageTerm[]) =>
      corpus.passages.findPassages({
        terms: sought,
        cases: [{ clusterId, score: 1 }],
        options,
        limit: MAX_NAMED_CASE_WINDOWS,
        signal,
      });
    const matching = await find(wanted);
    // A case that is named is an authority even if none of its words are those of the question.
    const isFound = matching.length > 0 || sought === DISPOSITION_TERMS;
    const windows = isFound ? matching : await find([...terms, ...DISPOSITION_TERMS]);
    for (const window of windows) found.push(toSourcePassage(terms, window, window.score / FULL_WINDOW_SCORE, "named"));
  }
  return found;
}
