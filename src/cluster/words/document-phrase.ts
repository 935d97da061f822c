import type { PlanField } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../../search/case-index.ts";
import type { Matcher } from "../../search/matchers/matcher.ts";
import { type MatchSpans, restrictToNames, SpanBuilder } from "../../search/matchers/spans/match-spans.ts";
import { openTermMatcher } from "../../search/matchers/terms/open-term-matcher.ts";
import { TwoPhaseMatcher } from "../../search/matchers/two-phase-matcher.ts";
import { UNLIMITED_BUDGET } from "../../search/query-budget.ts";
import { findFirstFrom } from "../../text/find-first.ts";
import type { WordDocuments } from "./word-documents.ts";

/** Opens a matcher of exactly these words, adjacent and in order, in the words of cases. */
export function openDocumentPhrase(
  index: CaseIndex,
  documents: WordDocuments,
  phrase: readonly string[],
  field: PlanField,
): Matcher {
  const distinct = [...new Set(phrase)];
  const forms = new Map(
    distinct.flatMap((word) => index.vocabulary.findExact(word).map(() => [word, documents.findNumber(word)])),
  );
  const isKnown = distinct.length > 0 && forms.size === distinct.length;
  const words = distinct.map((text) =>
    openTermMatcher(index, [{ kind: "term", match: "exact", text, field }], UNLIMITED_BUDGET),
  );
  const ids = phrase.map((word) => forms.get(word) ?? -1);

  function findSpans(cases: Uint32Array): MatchSpans {
    const spans = new SpanBuilder(cases.length, false);
    if (!isKnown) return spans.build();
    documents.read(cases).forEach((document, i) => {
      const positions = ids.map((id) => document.findPositions(id));
      const own = new Set(positions[0]);
      const starts = [...own].filter((start) => positions.every((at, offset) => includes(at, start + offset)));
      spans.reserve(starts.length);
      starts.forEach((start, at) => {
        spans.starts[spans.size + at] = start;
        spans.ends[spans.size + at] = start + phrase.length - 1;
      });
      spans.closeCase(cases[i]!, spans.size + starts.length);
    });
    const found = spans.build();
    return field === "any" ? found : { ...restrictToNames(index.columns.nameWords, found), ends: found.ends };
  }

  return new TwoPhaseMatcher(index, {
    estimate: isKnown ? Math.min(...words.map(({ estimate }) => estimate)) : 0,
    weight: phrase.reduce((sum, word) => sum + words[distinct.indexOf(word)]!.weight, 0),
    operands: words,
    findStarts: findSpans,
    findSpans,
  });
}

/** Returns whether ascending numbers contain one. */
function includes(numbers: Uint32Array, wanted: number): boolean {
  return numbers[findFirstFrom(numbers, wanted)] === wanted;
}
