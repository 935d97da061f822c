import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { AskContext } from "../context.ts";
import { type AnswerScope, determineScope } from "./answer-scope.ts";
import { resolveBackReferences } from "./back-references.ts";
import { findNamedCases, type NamedCase } from "./named-cases.ts";
import { findNamedProvisions, type NamedProvision } from "./named-provisions.ts";
import { classifyQuestion, type QuestionKind } from "./question-kinds.ts";
import { extractTerms, type QuestionTerm } from "./question-terms.ts";

/** A question as it is understood. */
export interface Interpretation {
  readonly kind: QuestionKind;
  readonly scope: AnswerScope;
  readonly terms: readonly QuestionTerm[];
  /** Cases that it names, or refers back to. */
  readonly cases: readonly NamedCase[];
  readonly provisions: readonly NamedProvision[];
  /** What it names and the corpus does not hold, as it names it. */
  readonly unknown: readonly string[];
  /** All of that in one plain line. */
  readonly line: string;
}

/** Reads a question: what kind it is, where it is to be answered from, what it names, which words say what it is about. */
export function interpretQuestion(context: AskContext, request: AskRequest): Interpretation {
  const { question, chatHistory = [] } = request;
  const scope = determineScope(context, request);
  const inCountry = { jurisdiction: scope.jurisdiction };
  const kind = classifyQuestion(question);
  const provisions = findNamedProvisions(context, question, scope.jurisdiction);
  const named = findNamedCases(context, question, inCountry);
  const back = resolveBackReferences(context, question, chatHistory, scope.jurisdiction, inCountry);
  const ownCases = named.cases.length > 0 || named.unknown.length > 0;
  const cases = ownCases ? named.cases : back.cases;
  const allProvisions = provisions.length > 0 ? provisions : back.provisions;
  const held = provisions.filter(({ ordinals }) => ordinals.length > 0);
  const own = extractTerms(question, [...named.cases, ...named.unknown, ...held], context.searcher);
  const carried = back.previousQuestion === null ? [] : extractTerms(back.previousQuestion, [], context.searcher);
  const terms = [...own, ...carried.filter(({ stem }) => own.every((term) => term.stem !== stem))];
  const unknown = [
    ...named.unknown.map(({ name }) => name),
    ...provisions.filter(({ ordinals }) => ordinals.length === 0).map(({ label }) => label),
  ];
  const read = { kind, scope, terms, cases, provisions: allProvisions, unknown };
  return {
    ...read,
    line: summarizeInterpretation(read, ownCases ? [] : back.cases, provisions.length > 0 ? [] : back.provisions),
  };
}

/** One plain line: what is asked, about what, where it is looked for. */
function summarizeInterpretation(
  { kind, scope, terms, cases, provisions, unknown }: Omit<Interpretation, "line">,
  earlierCases: readonly NamedCase[],
  earlierProvisions: readonly NamedProvision[],
): string {
  const earlier = (from: readonly unknown[], one: unknown) => (from.includes(one) ? " (from an earlier turn)" : "");
  const named = [
    ...cases.map((one) => `${one.name}${earlier(earlierCases, one)}`),
    ...provisions
      .filter(({ ordinals }) => ordinals.length > 0)
      .map((one) => `${one.label}${earlier(earlierProvisions, one)}`),
    ...unknown.map((name) => `${name} (not in this corpus)`),
  ];
  const about = terms.map(({ word }) => word);
  const parts = [
    `${LAW_NAMES[scope.jurisdiction]}${scope.state === null ? "" : `, ${scope.state} only`}: ${kind.label}`,
    ...(named.length > 0 ? [`naming ${named.join("; ")}`] : []),
    ...(about.length > 0 ? [`about ${about.join(", ")}`] : []),
    ...(scope.cases === null ? ["statutes only"] : []),
    ...(scope.jurisdiction === "US" && scope.codes === null ? ["cases only"] : []),
  ];
  return `${parts.join("; ")}.`;
}

const LAW_NAMES = { US: "US law", IN: "Indian law" } as const;
