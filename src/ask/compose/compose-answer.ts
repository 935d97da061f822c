import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage } from "../interpret/question-terms.ts";
import type { SourcePassage } from "../passages/passage.ts";

/**
 * A sentence of an answer. `quote`: a sentence of a source. `worded`: a sentence of a model that a source supports.
 * `note`: a sentence of the engine about the sources.
 */
export type AnswerStatement =
  | { readonly kind: "worded"; readonly source: number; readonly text: string }
  | { readonly kind: "quote"; readonly source: number; readonly sentence: SourceSentence }
  | { readonly kind: "note"; readonly text: string };

/** The paragraphs of an answer, each a list of statements. */
export type ComposedAnswer = readonly (readonly AnswerStatement[])[];

/** A passage that the answer may quote, with its number and the status of its source. */
export interface CitedSource {
  /** Number of the source in the answer, from 1. */
  readonly n: number;
  readonly passage: SourcePassage;
  readonly label: string;
  /** Status of the source as the end of the answer states it. */
  readonly status: string;
  /** Sentence that must follow a quotation of a source that was overruled or repealed; else `null`. */
  readonly warning: string | null;
  readonly role: SourceRole;
}

/** Every role of a source, in the order of an answer. */
export const SOURCE_ROLES = ["rule", "authority", "application", "contrary"] as const;
/** Role of a source in an answer. */
export type SourceRole = (typeof SOURCE_ROLES)[number];

/** Maximum number of sentences that an answer quotes, by mode. */
const MAX_QUOTED_SENTENCES = { standard: 8, deep: 18 } as const;

/**
 * Composes an answer from sentences of its sources: rule, authority, application, contrary authority, then the status
 * of each quoted source.
 * @param opening statements before the first quotation
 */
export function composeAnswer(
  { terms, kind }: Pick<Interpretation, "terms" | "kind">,
  cited: readonly CitedSource[],
  mode: "standard" | "deep",
  opening: readonly AnswerStatement[] = [],
): ComposedAnswer {
  const paragraphs: AnswerStatement[][] = opening.length > 0 ? [[...opening]] : [];
  const quoted = new Set<string>();
  const used = new Set<number>();
  let left: number = MAX_QUOTED_SENTENCES[mode];
  for (const role of SOURCE_ROLES) {
    for (const source of cited.filter((one) => one.role === role)) {
      const limit = Math.min(left, role === "rule" ? 3 : 2);
      const sentences = selectSentences(source.passage, terms, kind.answerPattern, limit).filter(
        ({ text }) => !quoted.has(text),
      );
      if (sentences.length === 0) continue;
      left -= sentences.length;
      for (const { text } of sentences) quoted.add(text);
      used.add(source.n);
      paragraphs.push([
        ...(role === "contrary" && source.warning === null ? [createNote("Compare:")] : []),
        ...sentences.map((sentence) => ({ kind: "quote" as const, source: source.n, sentence })),
        ...(source.warning === null ? [] : [createNote(source.warning)]),
      ]);
    }
  }
  return [...paragraphs, ...composeStatusLines(cited, used)];
}

/** Composes one line per used source, with its number, label and status. */
export function composeStatusLines(cited: readonly CitedSource[], used: ReadonlySet<number>): ComposedAnswer {
  return cited
    .filter(({ n }) => used.has(n))
    .map(({ n, label, status }) => [createNote(`[${n}] ${label}: ${status}.`)]);
}

/** Creates a statement of the engine about the sources. */
export function createNote(text: string): AnswerStatement {
  return { kind: "note", text };
}

/** Phrases with which a court states its holding. */
const HOLDING_LANGUAGE =
  /\b(?:we (?:hold|conclude|affirm|reverse)|held that|was held|(?:court|bench) (?:held|holds|laid down|declared)|holding that|it is (?:well )?settled|the rule is|overruled)\b/i;
/** Phrases that report a dissent, an argument or the decision of a court below. */
const NON_HOLDING_LANGUAGE =
  /\b(?:dissent\w*|argued|contended|submitted|counsel|urged|(?:court of appeals|lower courts?|courts? below|trial court|district court|high court) (?:had )?(?:held|ruled|found|dismissed|affirmed|reversed))\b/i;
/** Openings of sentences that need the preceding sentence. */
const DEPENDENT_OPENING =
  /^[“"‘(]?(?:It|He|She|They|This|That|These|Those|Such|But|And|So|Thus|Nor|Therefore|However|Here|There)\b/;

/** Returns the sentences of a passage that cover most of the question, in the order of the text; at most `limit`. */
function selectSentences(
  { sentences, source }: SourcePassage,
  terms: Interpretation["terms"],
  answerPattern: RegExp,
  limit: number,
): SourceSentence[] {
  if (limit <= 0) return [];
  const score = (sentence: SourceSentence, at: number) => {
    const coverage = computeCoverage(terms, (stem) => sentence.stems.has(stem));
    const first = source.kind !== "case" && at === 0 ? 0.3 : 0;
    const length = sentence.wordCount < 6 ? -0.4 : sentence.wordCount > 90 ? -0.2 : 0;
    return (
      coverage +
      first +
      length +
      (answerPattern.test(sentence.text) ? 0.15 : 0) +
      (HOLDING_LANGUAGE.test(sentence.text) ? 0.2 : 0) -
      (NON_HOLDING_LANGUAGE.test(sentence.text) ? 0.25 : 0) -
      (sentence.text.endsWith("?") ? 0.2 : 0)
    );
  };
  const ranked = sentences
    .map((sentence, at) => ({ at, score: score(sentence, at) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const best = ranked[0];
  if (best === undefined) return [];
  const kept = new Set([best.at]);
  if (DEPENDENT_OPENING.test(sentences[best.at]!.text) && best.at > 0 && kept.size < limit) kept.add(best.at - 1);
  for (const { at, score } of ranked.slice(1)) {
    if (kept.size >= limit || score < 0.5 * best.score || score < 0.15) break;
    kept.add(at);
  }
  return [...kept].sort((a, b) => a - b).map((at) => sentences[at]!);
}
