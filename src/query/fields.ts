import { type Freshness, TREATMENT_KINDS, type Treatment, type TreatmentKind } from "../law/treatment.ts";
import type { Span } from "../text/span.ts";
import { findWords, splitWords } from "../text/words.ts";
import type { CitesNode, FilterNode, QueryNode } from "./ast.ts";
import { type CitationFinder, findCitedSpans, isOneCitation } from "./cited-spans.ts";
import { foldExpression } from "./fold-expression.ts";
import { createNotNode, freezeNode, joinNodes } from "./nodes.ts";
import { createSyntaxError, type QueryField, type Token } from "./tokenize-query.ts";

/** The value of a field: the text of one token, and the citation in it. */
interface FieldValue {
  readonly text: string;
  readonly key: string | null;
  readonly span: Span;
}

/** One row per field that is not a text: how its value is read (`null`: not a value), and what would be one. */
const FIELD_READERS: Readonly<
  Record<Exclude<QueryField, "title">, { read: (value: FieldValue) => FilterNode | null; expected: string }>
> = {
  court: {
    read: (value) => parseNameFilter("court", value),
    expected: 'a court\'s id or name, as in court:scotus or court:"High Court"',
  },
  judge: {
    read: (value) => parseNameFilter("judge", value),
    expected: 'a judge\'s name, as in judge:marshall or judge:"A B Rao"',
  },
  citation: {
    read: (value) => parseCitesFilter("citation", value),
    expected: 'a citation or a case id, as in citation:"1 U.S. 1"',
  },
  cites: {
    read: (value) => parseCitesFilter("cites", value),
    expected: 'a citation or a case id, as in cites:"1 U.S. 1"',
  },
  citedby: {
    read: (value) => parseCitesFilter("citedby", value),
    expected: 'a citation or a case id, as in citedby:"1 U.S. 1"',
  },
  year: {
    read: parseYearFilter,
    expected: "a year or a range of years, the earlier first, as in year:1990 or year:1990..2000",
  },
  treatment: { read: parseTreatmentFilter, expected: "a treatment, as in treatment:overruled or treatment:negative" },
  freshness: { read: parseFreshnessFilter, expected: '"good law", overruled, distinguished or questioned' },
};

/** Reads the value of a field other than `title`. */
export function readField(
  text: string,
  field: Exclude<QueryField, "title">,
  token: Token & { kind: "words" | "prefix" | "phrase" | "citation" },
  findCitations: CitationFinder,
): FilterNode {
  const { read, expected } = FIELD_READERS[field];
  const node = token.kind === "prefix" ? null : read(toFieldValue(token, findCitations));
  if (node === null) throw createSyntaxError(text, token.span.start, `${field}: needs ${expected}`);
  return node;
}

/** Limits every word, prefix, phrase and chain of an expression to the case name. */
export function limitToTitle(text: string, root: QueryNode): QueryNode {
  return foldExpression<QueryNode>(root, {
    and: (operands) => joinNodes("and", operands),
    or: (operands) => joinNodes("or", operands),
    not: (operand, { span }) => createNotNode(operand, span),
    leaf(node) {
      switch (node.kind) {
        case "word":
        case "prefix":
        case "phrase":
        case "near":
          return freezeNode({ kind: "title", operand: node, span: node.span });
        default:
          throw createSyntaxError(
            text,
            node.span.start,
            "title: needs words or phrases of a case name, as in title:(oak OR elm)",
          );
      }
    },
  });
}

function toFieldValue(
  token: Token & { kind: "words" | "phrase" | "citation" },
  findCitations: CitationFinder,
): FieldValue {
  const { span } = token;
  if (token.kind === "citation") return { text: collapseSpaces(token.raw), key: token.key, span };
  const text = collapseSpaces(token.kind === "phrase" ? token.content : token.raw);
  const cited = findCitedSpans(text, findCitations);
  return { text, key: isOneCitation(text, cited) ? (cited[0]?.key ?? null) : null, span };
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function parseNameFilter(kind: "court" | "judge", { text, span }: FieldValue): FilterNode | null {
  const value = text.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}.)]+$/gu, "");
  return findWords(value).length === 0 ? null : freezeNode<FilterNode>({ kind, value, span });
}

function parseCitesFilter(relation: CitesNode["relation"], { text, key, span }: FieldValue): FilterNode | null {
  return findWords(text).length === 0
    ? null
    : freezeNode<FilterNode>({ kind: "cites", relation, value: text, key, span });
}

function parseYearFilter({ text, span }: FieldValue): FilterNode | null {
  const [, from = "", range, to = ""] = /^(\d{4})?(\.\.)?(\d{4})?$/.exec(text) ?? [];
  if (from + to === "" || (range === undefined && to !== "")) return null;
  const first = from === "" ? null : Number(from);
  const last = range === undefined ? first : to === "" ? null : Number(to);
  return first !== null && last !== null && first > last
    ? null
    : freezeNode<FilterNode>({ kind: "year", from: first, to: last, span });
}

const TREATMENT_FIELD_LABELS: readonly Treatment[] = ["positive", "negative", "neutral", "unknown"];

function parseTreatmentFilter({ text, span }: FieldValue): FilterNode | null {
  const name = splitWords(text).join("_");
  const value = [...TREATMENT_KINDS, ...TREATMENT_FIELD_LABELS].find(
    (known): known is TreatmentKind | Treatment => known === name,
  );
  return value === undefined ? null : freezeNode<FilterNode>({ kind: "treatment", value, span });
}

const FRESHNESS_BY_NAME: ReadonlyMap<string, Freshness> = new Map([
  ["good law", "Good Law"],
  ["good", "Good Law"],
  ["overruled", "Overruled"],
  ["distinguished", "Distinguished"],
  ["questioned", "Questioned"],
]);

function parseFreshnessFilter({ text, span }: FieldValue): FilterNode | null {
  const value = FRESHNESS_BY_NAME.get(splitWords(text).join(" "));
  return value === undefined ? null : freezeNode<FilterNode>({ kind: "freshness", value, span });
}
