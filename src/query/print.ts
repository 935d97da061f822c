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
import { foldExpression, type LeafNode } from "./fold-expression.ts";

/**
 * Prints a query in its simplest form: with every AND, and only the necessary parentheses. Parsing the result returns
 * the same query apart from positions, and printing that returns the same text.
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
  // A word or a citation alone would not be parsed as an expression.
  return root.kind === "word" || root.kind === "citation" ? `(${text})` : text;
}

interface PrintedNode {
  readonly text: string;
  /** Rank of its operator; a higher one binds more tightly. */
  readonly precedence: number;
}

const OR = 0;
const AND = 1;
const NOT = 2;
const ATOM = 3;

/** Prints an expression as it is written in a query. */
export function printNode(root: QueryNode): PrintedNode {
  return foldExpression<PrintedNode>(root, {
    or: (operands) => ({ text: joinTexts(operands, " OR ", AND), precedence: OR }),
    and: (operands) => ({ text: joinTexts(operands, " AND ", NOT), precedence: AND }),
    not: (operand) => ({ text: `NOT ${parenthesize(operand, NOT)}`, precedence: NOT }),
    leaf: (node) => ({ text: printLeaf(node), precedence: ATOM }),
  });
}

function joinTexts(operands: readonly PrintedNode[], operator: string, precedence: number): string {
  return operands.map((operand) => parenthesize(operand, precedence)).join(operator);
}

function parenthesize({ text, precedence }: PrintedNode, needed: number): string {
  return precedence < needed ? `(${text})` : text;
}

function printLeaf(node: LeafNode): string {
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

/** Quotes a value unless it is one plain word. */
function quoteValue(text: string): string {
  const [only] = findWords(text);
  return only?.end === text.length && /^[\p{L}\p{N}]+$/u.test(text) ? text : `"${text}"`;
}
