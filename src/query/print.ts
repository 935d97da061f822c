import { findWords } from "../text/words.ts";
import type {
  NearNode,
  NearOperand,
  PhraseNode,
  PrefixNode,
  ProximityConstraint,
  Query,
  QueryNode,
  WordNode,
} from "./ast.ts";
import { foldExpression } from "./fold-expression.ts";

/**
 * Writes a query in its plainest form: every AND spelt out, no parentheses but those that are needed. Reading what
 * was written gives the same query (its positions aside), and writing that gives the same text.
 *
 * @example
 * ```ts
 * import { parseQuery, printQuery } from "headnote";
 *
 * console.log(printQuery(parseQuery("a  AND (b OR c)"))); // a AND (b OR c)
 * ```
 */
export function printQuery(query: Query): string {
  if (query.kind !== "boolean") return query.text;
  const { root } = query;
  const { text } = printNode(root);
  // Alone, a word or a citation would not be read as an expression.
  return root.kind === "word" || root.kind === "citation" ? `(${text})` : text;
}

interface PrintedNode {
  readonly text: string;
  /** How tightly its operator binds. */
  readonly precedence: number;
}

const OR = 0;
const AND = 1;
const NOT = 2;
const ATOM = 3;

/** An expression, as it stands in a query. */
export function printNode(root: QueryNode): PrintedNode {
  return foldExpression<PrintedNode>(root, (node, operands) => {
    switch (node.kind) {
      case "or":
        return { text: operands.map((operand) => parenthesize(operand, AND)).join(" OR "), precedence: OR };
      case "and":
        return { text: operands.map((operand) => parenthesize(operand, NOT)).join(" AND "), precedence: AND };
      case "not":
        return { text: `NOT ${parenthesize(operands[0] as PrintedNode, NOT)}`, precedence: NOT };
      default:
        return { text: printLeaf(node), precedence: ATOM };
    }
  });
}

function parenthesize({ text, precedence: strength }: PrintedNode, needed: number): string {
  return strength < needed ? `(${text})` : text;
}

function printLeaf(node: Exclude<QueryNode, { kind: "and" | "or" | "not" }>): string {
  switch (node.kind) {
    case "near":
      return printChain(node);
    case "title":
      return node.operand.kind === "near" ? `title:(${printChain(node.operand)})` : `title:${printTerm(node.operand)}`;
    case "citation":
      return node.raw;
    case "court":
    case "judge":
      return `${node.kind}:${quoteValue(node.value)}`;
    case "cites":
      return `${node.relation}:${quoteValue(node.value)}`;
    case "year":
      return node.from === node.to ? `year:${node.from}` : `year:${node.from ?? ""}..${node.to ?? ""}`;
    case "treatment":
      return `treatment:${node.value}`;
    case "freshness":
      return `freshness:${quoteValue(node.value.toLowerCase())}`;
    default:
      return printTerm(node);
  }
}

function printChain({ operands, links }: NearNode): string {
  return operands
    .map(
      (operand, at) => (at === 0 ? "" : ` ${printLink(links[at - 1] as ProximityConstraint)} `) + printOperand(operand),
    )
    .join("");
}

function printOperand(operand: NearOperand): string {
  return operand.kind === "or" ? `(${operand.operands.map(printTerm).join(" OR ")})` : printTerm(operand);
}

function printLink({ within, ordered }: ProximityConstraint): string {
  if (within === "sentence") return "/s";
  if (within === "paragraph") return "/p";
  return `${ordered ? "+" : "/"}${within}`;
}

function printTerm(node: WordNode | PrefixNode | PhraseNode): string {
  if (node.kind === "word") return node.word;
  return node.kind === "prefix" ? `${node.prefix}*` : `"${node.words.join(" ")}"`;
}

/** A value that reads as one plain word stands bare. */
function quoteValue(text: string): string {
  const [only] = findWords(text);
  return only?.end === text.length && /^[\p{L}\p{N}]+$/u.test(text) ? text : `"${text}"`;
}
