import type { NearOperand, PhraseNode, PrefixNode, ProximityConstraint, QueryNode, WordNode } from "./ast.ts";
import { limitToTitle } from "./fields.ts";
import { createJoin, createNearNode, createNotNode, flattenExpression, freezeNode, joinNodeSpans } from "./nodes.ts";
import { createSyntaxError, type QueryField, type Token } from "./tokenize-query.ts";

/** Operators inside operators; parentheses alone do not count. */
const MAX_OPERATOR_DEPTH = 2000;

/** A part of an expression that operators apply to. */
export interface Operand {
  readonly node: QueryNode;
  /** Depth of the operators in it. */
  readonly depth: number;
  /** Its words if it was written as one piece of text without quotation marks. */
  readonly bare: readonly string[] | null;
}

/** The part of one pair of parentheses, or of the whole expression, that has been read. */
export interface Group {
  /** The opening parenthesis; `null` for the whole. */
  readonly opened: Token | null;
  /** The field to which the operands belong. */
  readonly field: QueryField | null;
  /** Whether the group itself is the value of the field. */
  readonly isValue: boolean;
  /** Finished operands of OR. */
  readonly alternatives: Operand[];
  /** Finished operands of the AND that is being read. */
  conjuncts: Operand[];
  /** The NOTs of the term that is being read. */
  negations: Token[];
  /** The operands of the term that is being read, and the operators between them. */
  chain: Operand[];
  links: ProximityConstraint[];
  /** The operator or field name that still needs an operand. */
  waiting: Token | null;
}

/** Creates an empty group. */
export function createGroup(opened: Token | null, field: QueryField | null, isValue: boolean): Group {
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

/** Adds an operand to the chain if a proximity operator precedes it; otherwise it begins a new term. */
export function addOperand(text: string, current: Group, operand: Operand): void {
  if (current.waiting?.kind !== "near") finishTerm(text, current);
  current.chain.push(operand);
  current.waiting = null;
}

/** Creates an operand without operators. */
export function createLeaf(node: QueryNode): Operand {
  return { node, depth: 0, bare: null };
}

/** Ends the term that is being read: its chain, with its NOTs, becomes an operand of AND. */
export function finishTerm(text: string, current: Group): void {
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

/** Ends the AND that is being read: it becomes an operand of OR. */
export function finishConjunction(text: string, current: Group): void {
  current.alternatives.push(joinGroupOperands(text, "and", current.conjuncts));
  current.conjuncts = [];
}

/**
 * Returns the whole group as one operand.
 * @throws EngineError `query_syntax` if the group is empty or an operator has no operand
 */
export function finishGroup(text: string, current: Group): Operand {
  if (current.waiting !== null) throw createDanglingError(text, current.waiting);
  finishTerm(text, current);
  if (current.conjuncts.length === 0) {
    const offset = current.opened?.span.start ?? 0;
    throw createSyntaxError(
      text,
      offset,
      "There is no term in this group: write one between the parentheses, or remove them",
    );
  }
  finishConjunction(text, current);
  const whole = joinGroupOperands(text, "or", current.alternatives);
  return current.isValue && current.field === "title" ? { ...whole, node: limitToTitle(text, whole.node) } : whole;
}

function joinGroupOperands(text: string, kind: "and" | "or", operands: readonly Operand[]): Operand {
  const [first] = operands;
  if (operands.length === 1 && first !== undefined) return first;
  // An operand of the same kind is dissolved in the new node later, and its depth with it.
  const depth = Math.max(...operands.map((operand) => operand.depth - (operand.node.kind === kind ? 1 : 0)));
  const nodes = operands.map((operand) => operand.node);
  // Dissolved only when the whole is read: at every level it would take time quadratic in the nesting.
  const node = createJoin(kind, nodes, joinNodeSpans(nodes));
  return { node, depth: incrementDepth(text, node.span.start, depth), bare: null };
}

function incrementDepth(text: string, offset: number, depth: number): number {
  if (depth < MAX_OPERATOR_DEPTH) return depth + 1;
  throw createSyntaxError(
    text,
    offset,
    `Operators are nested more than ${MAX_OPERATOR_DEPTH} deep here: write the query with fewer groups`,
  );
}

/** Converts an operand to one of a proximity operator: a word, a prefix, a phrase, or alternatives of these. */
function toNearOperand(text: string, operand: Operand): NearOperand {
  const { bare } = operand;
  const node = flattenExpression(operand.node);
  if (bare !== null) return freezeNode({ kind: "phrase", words: bare, span: node.span });
  if (isNearTerm(node)) return node;
  if (node.kind === "or") {
    const { operands, span } = node;
    if (operands.every(isNearTerm)) return freezeNode({ kind: "or", operands, span });
  }
  throw createSyntaxError(
    text,
    node.span.start,
    "Only words, phrases and (a OR b) of them can be operands of /n, +n, /s and /p: join anything else by AND",
  );
}

function isNearTerm(node: QueryNode): node is WordNode | PrefixNode | PhraseNode {
  return node.kind === "word" || node.kind === "prefix" || node.kind === "phrase";
}

/** Creates the error for an operator or field name that no operand follows. */
export function createDanglingError(text: string, { span, raw }: Token) {
  return createSyntaxError(text, span.start, `No term follows ${raw}: write one after it, or remove it`);
}
