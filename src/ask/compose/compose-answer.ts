import type { SourceSentence } from "../../corpus/split-sentences.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage } from "../interpret/question-terms.ts";
import type { SourcePassage } from "../passages/passage.ts";

/**
 * One piece of an answer: a sentence of a source, a sentence of our own about the sources, or a sentence of a model that
 * was checked.
 */
export type AnswerStatement =
  | { readonly kind: "worded"; readonly source: number; readonly text: string }
  | { readonly kind: "quote"; readonly source: number; readonly sentence: SourceSentence }
  | { readonly kind: "note"; readonly text: string };

/** Paragraphs, each a run of statements. */
export type ComposedAnswer = readonly (readonly AnswerStatement[])[];

/** A passage that the answer may quote, with its number and what is to be said of its standing. */
export interface CitedSource {
  readonly n: number;
  readonly passage: SourcePassage;
  readonly label: string;
  /** What is said of its standing at the end. */
  readonly status: string;
  /** What must be said where it is quoted: that it was overruled or repealed; else null. */
  readonly warning: string | null;
  readonly role: SourceRole;
}

/** In the order of an answer. */
export const SOURCE_ROLES = ["rule", "authority", "application", "contrary"] as const;
export type SourceRole = (typeof SOURCE_ROLES)[number];

/** Sentences that an answer quotes at most. */
const MAX_QUOTED_SENTENCES = { standard: 8, deep: 18 } as const;

/** The answer in sentences of its sources: rule, authority, application, contrary authority, and a word on standing. */
export function composeAnswer(
  { terms, kind }: Pick<Interpretation, "terms" | "kind">,
  cited: readonly CitedSource[],
  mode: "standard" | "deep",
  opening: readonly AnswerStatement[] = [],
): ComposedAnswer {
  const paragraphs: AnswerStatement[][] = opening.length > 0 ? [[...opening]] : [];
  const said = new Set<string>();
  const used = new Set<number>();
  let left: number = MAX_QUOTED_SENTENCES[mode];
  for (const role of SOURCE_ROLES) {
    for (const source of cited.filter((one) => one.role === role)) {
      const room = Math.min(left, role === "rule" ? 3 : 2);
      const sentences = selectSentences(source.passage, terms, kind.answerPattern, room).filter(
        ({ text }) => !said.has(text),
      );
      if (sentences.length === 0) continue;
      left -= sentences.length;
      for (const { text } of sentences) said.add(text);
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

/** What is to be said of the standing of the sources that were used: a line each. */
export function composeStatusLines(cited: readonly CitedSource[], used: ReadonlySet<number>): ComposedAnswer {
  return cited
    .filter(({ n }) => used.has(n))
    .map(({ n, label, status: standing }) => [createNote(`[${n}] ${label}: ${standing}.`)]);
}

export function createNote(text: string): AnswerStatement {
  return { kind: "note", text };
}

const HOLDING_LANGUAGE =
  /\b(?:we (?:hold|conclude|affirm|reverse)|held that|was held|(?:court|bench) (?:held|holds|laid down|declared)|holding that|it is (?:well )?settled|the rule is|overruled)\b/i;
const NON_HOLDING_LANGUAGE =
  /\b(?:dissent\w*|argued|contended|submitted|counsel|urged|(?:court of appeals|lower courts?|courts? below|trial court|district court|high court) (?:had )?(?:held|ruled|found|dismissed|affirmed|reversed))\b/i;
/** Openings that lean on the sentence before. */
const DEPENDENT_OPENING =
  /^[“"‘(]?(?:It|He|She|They|This|That|These|Those|Such|But|And|So|Thus|Nor|Therefore|However|Here|There)\b/;

/** The sentences of a passage that say most of what is asked, in their order. */
function selectSentences(
  { sentences, source }: SourcePassage,
  terms: Interpretation["terms"],
  says: RegExp,
  room: number,
): SourceSentence[] {
  if (room <= 0) return [];
  const worth = (sentence: SourceSentence, at: number) => {
    const held = computeCoverage(terms, (stem) => sentence.stems.has(stem));
    const first = source.kind !== "case" && at === 0 ? 0.3 : 0;
    const length = sentence.wordCount < 6 ? -0.4 : sentence.wordCount > 90 ? -0.2 : 0;
    return (
      held +
      first +
      length +
      (says.test(sentence.text) ? 0.15 : 0) +
      (HOLDING_LANGUAGE.test(sentence.text) ? 0.2 : 0) -
      (NON_HOLDING_LANGUAGE.test(sentence.text) ? 0.25 : 0) -
      (sentence.text.endsWith("?") ? 0.2 : 0)
    );
  };
  const ranked = sentences
    .map((sentence, at) => ({ at, worth: worth(sentence, at) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at);
  const best = ranked[0];
  if (best === undefined) return [];
  const kept = new Set([best.at]);
  if (DEPENDENT_OPENING.test(sentences[best.at]!.text) && best.at > 0 && kept.size < room) kept.add(best.at - 1);
  for (const { at, worth } of ranked.slice(1)) {
    if (kept.size >= room || worth < 0.5 * best.worth || worth < 0.15) break;
    kept.add(at);
  }
  return [...kept].sort((a, b) => a - b).map((at) => sentences[at]!);
}
