import { type Freshness, TREATMENT_KINDS, type Treatment, type TreatmentKind } from "../law/treatment.ts";
import type { CitesNode, FilterNode, QueryNode, Span } from "./ast.ts";
import { frozen, joined, negated } from "./build.ts";
import { citedSpans, type FindCitations, isOneCitation } from "./citations.ts";
import { fold } from "./fold.ts";
import { type Field, syntaxError, type Token } from "./tokenize.ts";
import { plainWords, words } from "./words.ts";

/** What a field is given: one token's text, and the citation it was recognised as. */
interface FieldValue {
  readonly text: string;
  readonly key: string | null;
  readonly span: Span;
}

/** One row per field that is not a text: how its value is read (`null`: not a value), and what would be one. */
const READERS: Readonly<
  Record<Exclude<Field, "title">, { read: (value: FieldValue) => FilterNode | null; wants: string }>
> = {
  court: {
    read: (value) => named("court", value),
    wants: 'a court\'s id or name, as in court:scotus or court:"High Court"',
  },
  judge: { read: (value) => named("judge", value), wants: 'a judge\'s name, as in judge:marshall or judge:"A B Rao"' },
  citation: { read: (value) => cites("citation", value), wants: 'a citation or a case id, as in citation:"1 U.S. 1"' },
  cites: { read: (value) => cites("cites", value), wants: 'a citation or a case id, as in cites:"1 U.S. 1"' },
  citedby: { read: (value) => cites("citedby", value), wants: 'a citation or a case id, as in citedby:"1 U.S. 1"' },
  year: { read: year, wants: "a year or a range of years, the earlier first, as in year:1990 or year:1990..2000" },
  treatment: { read: treatment, wants: "a treatment, as in treatment:overruled or treatment:negative" },
  freshness: { read: freshness, wants: '"good law", overruled, distinguished or questioned' },
};

/** Reads the value of a field other than `title`. */
export function readField(
  text: string,
  field: Exclude<Field, "title">,
  token: Token & { kind: "words" | "prefix" | "phrase" | "citation" },
  findCitations: FindCitations,
): FilterNode {
  const { read, wants } = READERS[field];
  const node = token.kind === "prefix" ? null : read(fieldValue(token, findCitations));
  if (node === null) throw syntaxError(text, token.span.start, `${field}: wants ${wants}`);
  return node;
}

/** Limits every word, prefix, phrase and chain of an expression to the case name. */
export function inTitle(text: string, root: QueryNode): QueryNode {
  return fold<QueryNode>(root, (node, operands) => {
    switch (node.kind) {
      case "and":
      case "or":
        return joined(node.kind, operands);
      case "not":
        return negated(operands[0] as QueryNode, node.span);
      case "word":
      case "prefix":
      case "phrase":
      case "near":
        return frozen({ kind: "title", operand: node, span: node.span });
      default:
        throw syntaxError(
          text,
          node.span.start,
          "title: wants words or phrases of a case name, as in title:(oak OR elm)",
        );
    }
  });
}

function fieldValue(
  token: Token & { kind: "words" | "phrase" | "citation" },
  findCitations: FindCitations,
): FieldValue {
  const { span } = token;
  if (token.kind === "citation") return { text: spaced(token.raw), key: token.key, span };
  const text = spaced(token.kind === "phrase" ? token.content : token.raw);
  const cited = citedSpans(text, findCitations);
  return { text, key: isOneCitation(text, cited) ? (cited[0]?.key ?? null) : null, span };
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function named(kind: "court" | "judge", { text, span }: FieldValue): FilterNode | null {
  const value = text.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}.)]+$/gu, "");
  return words(value).length === 0 ? null : frozen<FilterNode>({ kind, value, span });
}

function cites(relation: CitesNode["relation"], { text, key, span }: FieldValue): FilterNode | null {
  return words(text).length === 0 ? null : frozen<FilterNode>({ kind: "cites", relation, value: text, key, span });
}

function year({ text, span }: FieldValue): FilterNode | null {
  const [, from = "", range, to = ""] = /^(\d{4})?(\.\.)?(\d{4})?$/.exec(text) ?? [];
  if (from + to === "" || (range === undefined && to !== "")) return null;
  const first = from === "" ? null : Number(from);
  const last = range === undefined ? first : to === "" ? null : Number(to);
  return first !== null && last !== null && first > last
    ? null
    : frozen<FilterNode>({ kind: "year", from: first, to: last, span });
}

const LABELS: readonly Treatment[] = ["positive", "negative", "neutral", "unknown"];

function treatment({ text, span }: FieldValue): FilterNode | null {
  const name = plainWords(text).join("_");
  const value = [...TREATMENT_KINDS, ...LABELS].find((known): known is TreatmentKind | Treatment => known === name);
  return value === undefined ? null : frozen<FilterNode>({ kind: "treatment", value, span });
}

const FRESHNESS: ReadonlyMap<string, Freshness> = new Map([
  ["good law", "Good Law"],
  ["good", "Good Law"],
  ["overruled", "Overruled"],
  ["distinguished", "Distinguished"],
  ["questioned", "Questioned"],
]);

function freshness({ text, span }: FieldValue): FilterNode | null {
  const value = FRESHNESS.get(plainWords(text).join(" "));
  return value === undefined ? null : frozen<FilterNode>({ kind: "freshness", value, span });
}
