import type {
  CitationNode,
  NearOperand,
  PhraseNode,
  PrefixNode,
  ProximityConstraint,
  QueryNode,
  WordNode,
} from "./ast.ts";
import type { CitationFinder } from "./cited-spans.ts";
import { limitToTitle, readField } from "./fields.ts";
import { createNearNode, createNotNode, flattenExpression, freezeNode, joinNodeSpans, joinNodes } from "./nodes.ts";
import { createSyntaxError, type QueryField, type Token } from "./tokenize-query.ts";

/** Longer expressions (Unicode code points) are refused, as the contract does. */
const MAX_EXPRESSION_CHARS = 10_000;
/** Operators inside operators. Parentheses alone are free. */
const MAX_OPERATOR_DEPTH = 2000;

/** An operand, how deep its operators lie, and its words if it was one bare piece of text. */
interface Operand {
  readonly node: QueryNode;
  readonly depth: number;
  readonly bare: readonly string[] | null;
}

/** What has been read of one pair of parentheses, or of the whole. */
interface Group {
  /** The opening parenthesis; `null` for the whole. */
  readonly opened: Token | null;
  /** The field that what stands in it belongs to, and whether the group is that field's value itself. */
  readonly field: QueryField | null;
  readonly isValue: boolean;
  /** Finished operands of OR, then of AND; then the term being read: its NOTs, and a chain of operands. */
  readonly alternatives: Operand[];
  conjuncts: Operand[];
  negations: Token[];
  chain: Operand[];
  links: ProximityConstraint[];
  /** The operator or field name that still waits for an operand. */
  waiting: Token | null;
}

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
  const groups = [createGroup(null, null, false)];
  for (const token of tokens) {
    const current = groups.at(-1) as Group;
    switch (token.kind) {
      case "and":
      case "or":
      case "butNot":
      case "near":
        readBinary(text, current, token);
        break;
      case "not":
        if (current.waiting?.kind === "field" || current.waiting?.kind === "near")
          throw createDanglingError(text, current.waiting);
        finishTerm(text, current);
        current.negations.push(token);
        current.waiting = token;
        break;
      case "field":
        if (current.waiting?.kind === "field" || current.waiting?.kind === "near")
          throw createDanglingError(text, current.waiting);
        if (current.field !== null) {
          throw createSyntaxError(
            text,
            token.span.start,
            `A field cannot stand inside ${current.field}:( ): close that first`,
          );
        }
        finishTerm(text, current);
        current.waiting = token;
        break;
      case "open":
        if (current.waiting?.kind === "field") groups.push(createGroup(token, current.waiting.field, true));
        else groups.push(createGroup(token, current.field, false));
        break;
      case "close":
        if (groups.length === 1) {
          throw createSyntaxError(
            text,
            token.span.start,
            "This parenthesis closes nothing: leave it out, or open one before it",
          );
        }
        groups.pop();
        addOperand(text, groups.at(-1) as Group, finishGroup(text, current));
        break;
      default:
        // A piece of mere punctuation says nothing.
        if (token.kind !== "words" || token.words.length > 0)
          addOperand(text, current, readOperand(text, current, token, findCitations));
    }
  }
  const whole = groups.at(-1) as Group;
  if (whole.opened !== null) {
    throw createSyntaxError(
      text,
      whole.opened.span.start,
      "This parenthesis is not closed: add ) where the group ends",
    );
  }
  return flattenExpression(finishGroup(text, whole).node);
}

function createGroup(opened: Token | null, field: QueryField | null, isValue: boolean): Group {
  return {
    opened,
    field,
    isValue,
    alternatives: [],
    conjuncts: [],
    negations: [],
    chain: [],
    links: [],
    waiting: null,
  };
}

/** AND, OR, `%` and the proximity operators stand between two operands. */
function readBinary(text: string, current: Group, token: Token & { kind: "and" | "or" | "butNot" | "near" }): void {
  if (current.waiting !== null) throw createDanglingError(text, current.waiting);
  if (current.chain.length === 0) {
    throw createSyntaxError(
      text,
      token.span.start,
      `Nothing stands before ${token.raw}: write a term there, or leave it out`,
    );
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

function addOperand(text: string, current: Group, operand: Operand): void {
  if (current.waiting?.kind !== "near") finishTerm(text, current);
  current.chain.push(operand);
  current.waiting = null;
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
  if (nodes.length === 1) return createLeaf(nodes[0] as QueryNode);
  return { node: joinNodes("and", nodes), depth: 1, bare: token.kind === "words" ? token.words : null };
}

export function createCitationNode({ raw, key, citationKind, span }: Token & { kind: "citation" }): CitationNode {
  return freezeNode({ kind: "citation", raw, key, citationKind, span });
}

function createLeaf(node: QueryNode): Operand {
  return { node, depth: 0, bare: null };
}

/** Closes a chain with its NOTs; it becomes an operand of AND. */
function finishTerm(text: string, current: Group): void {
  const [first] = current.chain;
  if (first === undefined) return;
  let term = first;
  if (current.links.length > 0) {
    term = createLeaf(
      createNearNode(
        current.chain.map((operand) => toNearOperand(text, operand)),
        current.links,
      ),
    );
  }
  for (const { span } of current.negations.toReversed()) {
    const node = createNotNode(term.node, { start: span.start, end: term.node.span.end });
    term = { node, depth: incrementDepth(text, span.start, term.depth), bare: null };
  }
  current.conjuncts.push(term);
  current.negations = [];
  current.chain = [];
  current.links = [];
}

function finishConjunction(text: string, current: Group): void {
  current.alternatives.push(joinGroupOperands(text, "and", current.conjuncts));
  current.conjuncts = [];
}

function finishGroup(text: string, current: Group): Operand {
  if (current.waiting !== null) throw createDanglingError(text, current.waiting);
  finishTerm(text, current);
  if (current.conjuncts.length === 0) {
    const offset = current.opened?.span.start ?? 0;
    throw createSyntaxError(
      text,
      offset,
      "There is no term in this group: write one between the parentheses, or leave them out",
    );
  }
  finishConjunction(text, current);
  const whole = joinGroupOperands(text, "or", current.alternatives);
  return current.isValue && current.field === "title" ? { ...whole, node: limitToTitle(text, whole.node) } : whole;
}

function joinGroupOperands(text: string, kind: "and" | "or", operands: readonly Operand[]): Operand {
  const [first] = operands as readonly [Operand];
  if (operands.length === 1) return first;
  // An operand of the same kind will be dissolved in the new node, and its depth with it.
  const depth = Math.max(...operands.map((operand) => operand.depth - (operand.node.kind === kind ? 1 : 0)));
  const nodes = operands.map((operand) => operand.node);
  // Dissolved only when the whole is settled: doing so at every level would take time quadratic in the nesting.
  const node: QueryNode = { kind, operands: nodes, span: joinNodeSpans(nodes) };
  return { node, depth: incrementDepth(text, node.span.start, depth), bare: null };
}

function incrementDepth(text: string, offset: number, depth: number): number {
  if (depth < MAX_OPERATOR_DEPTH) return depth + 1;
  throw createSyntaxError(
    text,
    offset,
    `Operators lie more than ${MAX_OPERATOR_DEPTH} deep here: write the query with fewer groups`,
  );
}

/** What may stand beside a proximity operator: words, beginnings of words, phrases, and alternatives of them. */
function toNearOperand(text: string, operand: Operand): NearOperand {
  const { bare } = operand;
  const node = flattenExpression(operand.node);
  if (bare !== null) return freezeNode({ kind: "phrase", words: bare, span: node.span });
  if (isNearTerm(node)) return node;
  if (node.kind === "or" && node.operands.every(isNearTerm)) return node as NearOperand;
  throw createSyntaxError(
    text,
    node.span.start,
    "Beside /n, +n, /s and /p stand only words, phrases and (a OR b) of them: join anything else by AND",
  );
}

function isNearTerm(node: QueryNode): node is WordNode | PrefixNode | PhraseNode {
  return node.kind === "word" || node.kind === "prefix" || node.kind === "phrase";
}

function createDanglingError(text: string, { span, raw }: Token) {
  return createSyntaxError(
    text,
    span.start,
    `Nothing that ${raw} could apply to follows: write a term behind it, or leave it out`,
  );
}
