import type { ProximityConstraint } from "../../query/ast.ts";
import type { NearOperandPlan, NearPlan, PhrasePlan, TermPlan } from "../../query/plan/plan.ts";
import type { Vocabulary } from "../../search/vocabulary/vocabulary.ts";
import { PARAGRAPH_MARK, SENTENCE_MARK, toToken } from "../words/word-tokens.ts";
import {
  buildPhraseQuery,
  buildTermQuery,
  type ClusterQuery,
  joinByOr,
  listFields,
  type TextField,
} from "./text-query.ts";

/** Words that an alternative of an interval may have; a prefix may have more. */
const MAX_FORMS = 200;
/** Words that all pairs of alternatives of two operands may have together: a query of the cluster may have 1,024 parts. */
const MAX_PAIRED_WORDS = 240;
/** Words of a phrase that may run across sentences of a paragraph. */
const MAX_SPLIT_WORDS = 5;

/** The query of a proximity chain, and whether its matches are exactly those of the chain. */
export interface NearQuery {
  readonly query: ClusterQuery;
  /** False if it also matches other cases: their words decide. */
  readonly isExact: boolean;
}

/** Builds the query of a proximity chain: each two neighbours near each other; exact for a chain of two. */
export function buildNearQuery(vocabulary: Vocabulary, plan: NearPlan): NearQuery {
  let isExact = plan.links.length === 1;
  const queries = listFields(plan).map((field): ClusterQuery => {
    const links = plan.links.map((link, at) => {
      const built = buildLink(vocabulary, plan.operands[at]!, plan.operands[at + 1]!, link, field);
      if (!built.isExact) isExact = false;
      return built.query;
    });
    return links.length === 1 ? links[0]! : { bool: { must: links } };
  });
  return { query: joinByOr(queries), isExact };
}

type Alternative = TermPlan | PhrasePlan;

function listAlternatives(operand: NearOperandPlan): readonly Alternative[] {
  return operand.kind === "or" ? operand.operands : [operand];
}

function buildLink(
  vocabulary: Vocabulary,
  left: NearOperandPlan,
  right: NearOperandPlan,
  link: ProximityConstraint,
  field: TextField,
): NearQuery {
  const isByUnit = typeof link.within === "string" && field === "text";
  const marks = isByUnit ? link.within : null;
  const toRules = (operand: NearOperandPlan) =>
    mergeTerms(listAlternatives(operand).map((one) => buildInterval(vocabulary, one, field, marks)));
  const lefts = toRules(left);
  const rights = toRules(right);
  const rules = [...lefts, ...rights];
  const paired = 2 * (countWords(lefts) * rights.length + countWords(rights) * lefts.length);
  if (rules.some((rule) => rule === null) || paired > MAX_PAIRED_WORDS)
    return { query: { bool: { filter: [toPresence(left, field), toPresence(right, field)] } }, isExact: false };
  const pairs = (lefts as object[]).flatMap((a) =>
    (rights as object[]).flatMap((b) => {
      const forward = [buildPair(a, b, link, marks)];
      return link.ordered ? forward : [...forward, buildPair(b, a, link, marks)];
    }),
  );
  const on = marks === null ? field : "marked";
  return { query: { intervals: { [on]: { any_of: { intervals: pairs } } } }, isExact: true };
}

/** Returns the number of words of some rules. */
function countWords(rules: readonly (object | null)[]): number {
  return rules.reduce((sum, rule) => sum + (JSON.stringify(rule).match(/"query"/g) ?? []).length, 0);
}

function buildPair(first: object, second: object, { within }: ProximityConstraint, marks: string | null): object {
  return {
    all_of: {
      ordered: true,
      intervals: [first, second],
      ...(typeof within === "number" && { max_gaps: within - 1 }),
      ...(marks !== null && {
        filter: {
          not_containing: {
            match: { query: marks === "sentence" ? SENTENCE_MARK : PARAGRAPH_MARK, analyzer: "words" },
          },
        },
      }),
    },
  };
}

interface TermInterval {
  readonly forms: readonly string[];
}

/** Returns the intervals of a word or phrase; `null` if they cannot be written down. */
function buildInterval(
  vocabulary: Vocabulary,
  plan: Alternative,
  field: TextField,
  marks: string | null,
): TermInterval | object | null {
  if (plan.kind === "phrase") return buildPhraseInterval(plan.words.map(toToken), marks === "paragraph");
  // Stems are at the positions of their words; marks move those of the words.
  if (plan.match === "stem" && marks === null)
    return { match: { query: toToken(plan.text), analyzer: "words", use_field: `${field}_stems` } };
  const forms = listForms(vocabulary, plan).map(toToken);
  return forms.length > MAX_FORMS ? null : { forms };
}

/** Returns the words that a term means. */
export function listForms(vocabulary: Vocabulary, { match, text }: TermPlan): string[] {
  if (match === "exact") return [text];
  const forms = match === "stem" ? vocabulary.findByStem(text) : vocabulary.findByPrefix(text);
  return forms.map(({ word }) => word);
}

/** Joins the words of all terms to one rule: single words do not contain each other. Phrases remain apart. */
function mergeTerms(rules: readonly (TermInterval | object | null)[]): (object | null)[] {
  const forms = new Set(rules.flatMap((rule) => (rule !== null && "forms" in rule ? rule.forms : [])));
  const others = rules.filter((rule) => rule === null || !("forms" in rule));
  const words = [...forms].map((word) => ({ match: { query: word, analyzer: "words" } }));
  if (words.length === 0) return others.length > 0 ? others : [{ match: { query: " ", analyzer: "words" } }];
  return [words.length === 1 ? words[0]! : { any_of: { intervals: words } }, ...others];
}

/** Sentences begin between words of a phrase that is searched in a paragraph: every place of their marks is tried. */
function buildPhraseInterval(words: readonly string[], mayCrossSentences: boolean): object | null {
  if (!mayCrossSentences) return toPhrase(words);
  if (words.length > MAX_SPLIT_WORDS) return null;
  const spelt = Array.from({ length: 2 ** (words.length - 1) }, (_, cuts) =>
    words.flatMap((word, at) => (at > 0 && (cuts >>> (at - 1)) & 1 ? [SENTENCE_MARK, word] : [word])),
  );
  return { any_of: { intervals: spelt.map(toPhrase) } };
}

function toPhrase(words: readonly string[]): object {
  return { match: { query: words.join(" "), ordered: true, max_gaps: 0, analyzer: "words" } };
}

function toPresence(operand: NearOperandPlan, field: TextField): ClusterQuery {
  return joinByOr(
    listAlternatives(operand).map((one) =>
      one.kind === "phrase" ? buildPhraseQuery(one, field) : buildTermQuery(one, field),
    ),
  );
}
