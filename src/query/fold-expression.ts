import type { AndNode, NotNode, OrNode, QueryNode } from "./ast.ts";

/** A node without operands. A proximity chain counts as one: its operands are no expressions. */
export type LeafNode = Exclude<QueryNode, AndNode | OrNode | NotNode>;

/** Computes the value of a node from the values of its operands. */
export interface ExpressionHandlers<T> {
  readonly and: (operands: readonly T[], node: AndNode) => T;
  readonly or: (operands: readonly T[], node: OrNode) => T;
  readonly not: (operand: T, node: NotNode) => T;
  readonly leaf: (node: LeafNode) => T;
}

/**
 * Computes the value of an expression from the leaves up. An `and` inside an `and` is dissolved, as is an `or` inside an
 * `or`. Takes time linear in the expression and a constant part of the call stack, however deep the expression is.
 */
export function foldExpression<T>(root: QueryNode, handlers: ExpressionHandlers<T>): T {
  const open: Frame<T>[] = [];
  let node: QueryNode | null = root;
  for (;;) {
    if (node !== null) open.push({ node, operands: listOperands(node), values: [] });
    const frame: Frame<T> = open.at(-1)!;
    node = frame.operands[frame.values.length] ?? null;
    if (node !== null) continue;
    const value = computeValue(frame, handlers);
    open.pop();
    const parent = open.at(-1);
    if (parent === undefined) return value;
    parent.values.push(value);
  }
}

/** A node whose operands are being computed. */
interface Frame<T> {
  readonly node: QueryNode;
  readonly operands: readonly QueryNode[];
  readonly values: T[];
}

function computeValue<T>({ node, values }: Frame<T>, handlers: ExpressionHandlers<T>): T {
  switch (node.kind) {
    case "and":
      return handlers.and(values, node);
    case "or":
      return handlers.or(values, node);
    case "not":
      return handlers.not(values[0]!, node);
    default:
      return handlers.leaf(node);
  }
}

function listOperands(node: QueryNode): readonly QueryNode[] {
  if (node.kind === "not") return [node.operand];
  if (node.kind !== "and" && node.kind !== "or") return [];
  const { kind } = node;
  if (node.operands.every((operand) => operand.kind !== kind)) return node.operands;
  const found: QueryNode[] = [];
  const open: QueryNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === kind) open.push(...next.operands.toReversed());
    else found.push(next);
  }
  return found;
}
