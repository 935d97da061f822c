import type { CitationNode, QueryNode } from "./ast.ts";
import type { CitationFinder } from "./cited-spans.ts";
import { limitToTitle, readField } from "./fields.ts";
import {
  addOperand,
  createDanglingError,
  createGroup,
  createLeaf,
  finishConjunction,
  finishGroup,
  finishTerm,
  type Group,
  type Operand,
} from "./group.ts";
import { flattenExpression, freezeNode, joinNodes } from "./nodes.ts";
import { createSyntaxError, type Token } from "./tokenize-query.ts";

/** Longer expressions, in Unicode code points, are refused, as in the contract. */
const MAX_EXPRESSION_CHARS = 10_000;
/**
 * ```
 * expression  = conjunction { "OR" conjunction }
 * conjunction = negation { [ "AND" ] negation }
 * negation    = { "NOT" } chain
 * chain       = operand { ( "/n" | "+n" | "/s" | "/p" ) operand }
 * operand     = word | prefix* | "phrase" | citation | field ":" operand | "(" expression ")"
 * ```
 * A chain as a whole is what NOT negates. Groups are kept on a stack, so that no nesting exhausts the machine's own.
 */
export function parseExpression(text: string, tokens: readonly Token[], findCitations: CitationFinder): QueryNode {
  if (text.length > MAX_EXPRESSION_CHARS && [...text].length > MAX_EXPRESSION_CHARS) {
    throw createSyntaxError(text, 0, `A Boolean query has at most ${MAX_EXPRESSION_CHARS} characters: shorten it`);
  }
  const whole = createGroup(null, null, false);
  const outer: Group[] = [];
  let current = whole;
  for (const token of tokens) {
    switch (token.kind) {
      case "and":
      case "or":
      case "butNot":
      case "near":
        readBinary(text, current, token);
        break;
      case "not":
        readNot(text, current, token);
        break;
      case "field":
        readFieldName(text, current, token);
        break;
      case "open":
        outer.push(current);
        current = openGroup(current, token);
        break;
      case "close": {
        const parent = outer.pop();
        if (parent === undefined) throw createUnopenedError(text, token);
        addOperand(text, parent, finishGroup(text, current));
        current = parent;
        break;
      }
      default:
        // A piece that consists of punctuation is no operand.
        if (token.kind !== "words" || token.words.length > 0)
          addOperand(text, current, readOperand(text, current, token, findCitations));
    }
  }
  if (current.opened !== null) {
    throw createSyntaxError(
      text,
      current.opened.span.start,
      "This parenthesis is not closed: add ) where the group ends",
    );
  }
  return flattenExpression(finishGroup(text, whole).node);
}

function readNot(text: string, current: Group, token: Token): void {
  refuseDangling(text, current);
  finishTerm(text, current);
  current.negations.push(token);
  current.waiting = token;
}

function readFieldName(text: string, current: Group, token: Token): void {
  refuseDangling(text, current);
  if (current.field !== null) {
    throw createSyntaxError(
      text,
      token.span.start,
      `A field cannot be nested inside ${current.field}:( ): close that group first`,
    );
  }
  finishTerm(text, current);
  current.waiting = token;
}

/** @throws EngineError `query_syntax` if a field name or a proximity operator still needs an operand */
function refuseDangling(text: string, { waiting }: Group): void {
  if (waiting?.kind === "field" || waiting?.kind === "near") throw createDanglingError(text, waiting);
}

/** Creates the group of an opening parenthesis: the value of the field before it, or a part of the current group. */
function openGroup({ waiting, field }: Group, opened: Token): Group {
  return waiting?.kind === "field" ? createGroup(opened, waiting.field, true) : createGroup(opened, field, false);
}

function createUnopenedError(text: string, { span }: Token) {
  return createSyntaxError(text, span.start, "No parenthesis is open here: remove this one, or add ( before it");
}

/** Reads an operator between two operands: AND, OR, `%`, or a proximity operator. */
function readBinary(text: string, current: Group, token: Token & { kind: "and" | "or" | "butNot" | "near" }): void {
  if (current.waiting !== null) throw createDanglingError(text, current.waiting);
  if (current.chain.length === 0) {
    throw createSyntaxError(text, token.span.start, `No term precedes ${token.raw}: write one before it, or remove it`);
  }
  if (token.kind === "near") {
    current.links.push(token.link);
  } else {
    finishTerm(text, current);
    if (token.kind === "or") finishConjunction(text, current);
    if (token.kind === "butNot") current.negations.push(token);
  }
  current.waiting = token;
}

function readOperand(
  text: string,
  current: Group,
  token: Token & { kind: "words" | "prefix" | "phrase" | "citation" },
  findCitations: CitationFinder,
): Operand {
  const field = current.waiting?.kind === "field" ? current.waiting.field : current.field;
  if (field !== null && field !== "title") return createLeaf(readField(text, field, token, findCitations));
  const operand = toTextOperand(token);
  return current.waiting?.kind === "field"
    ? { ...operand, node: limitToTitle(text, operand.node), bare: null }
    : operand;
}

function toTextOperand(token: Token & { kind: "words" | "prefix" | "phrase" | "citation" }): Operand {
  const { span } = token;
  if (token.kind === "citation") return createLeaf(createCitationNode(token));
  if (token.kind === "phrase") return createLeaf(freezeNode({ kind: "phrase", words: token.words, span }));
  const nodes: QueryNode[] = token.words.map((word) => freezeNode({ kind: "word", word, span }));
  if (token.kind === "prefix") nodes.push(freezeNode({ kind: "prefix", prefix: token.prefix, span }));
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined) return createLeaf(only);
  return { node: joinNodes("and", nodes), depth: 1, bare: token.kind === "words" ? token.words : null };
}

/** Creates the node of a citation token. */
export function createCitationNode({ raw, key, citationKind, span }: Token & { kind: "citation" }): CitationNode {
  return freezeNode({ kind: "citation", raw, key, citationKind, span });
}
