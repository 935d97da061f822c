import type { Span } from "../text/span.ts";
import type { AndNode, NearNode, NearOperand, NotNode, OrNode, ProximityConstraint, QueryNode } from "./ast.ts";
import { foldExpression } from "./fold-expression.ts";

/** Freezes a node, its span and its lists; returns the same node. */
export function freezeNode<T extends { readonly span: Span }>(node: T): T {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) Object.freeze(value);
  }
  Object.freeze(node.span);
  return Object.freeze(node);
}

/** Joins operands by AND or OR. Returns a single operand as it is; dissolves operands of the same kind. */
export function joinNodes(kind: "and" | "or", operands: readonly QueryNode[]): QueryNode {
  const [first] = operands;
  if (operands.length === 1 && first !== undefined) return first;
  const flat = operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand]));
  return freezeNode(createJoin(kind, flat, joinNodeSpans(operands)));
}

/** Creates an AND or OR of at least two operands, which is neither flattened nor frozen. */
export function createJoin(kind: "and" | "or", operands: readonly QueryNode[], span: Span): AndNode | OrNode {
  return { kind, operands, span };
}

/** Returns an expression with `and` in `and` and `or` in `or` dissolved, all of it frozen. */
export function flattenExpression(root: QueryNode): QueryNode {
  return foldExpression<QueryNode>(root, {
    and: (operands) => joinNodes("and", operands),
    or: (operands) => joinNodes("or", operands),
    not: (operand, { span }) => createNotNode(operand, span),
    leaf: (node) => node,
  });
}

/** Creates a frozen NOT. */
export function createNotNode(operand: QueryNode, span: Span): NotNode {
  return freezeNode({ kind: "not", operand, span });
}

/** Creates a frozen chain; `links` has one element less than `operands`. */
export function createNearNode(operands: readonly NearOperand[], links: readonly ProximityConstraint[]): NearNode {
  return freezeNode({ kind: "near", operands, links, span: joinNodeSpans(operands) });
}

/** Returns the span from the start of the first node to the end of the last one. `nodes` is not empty. */
export function joinNodeSpans(nodes: readonly { readonly span: Span }[]): Span {
  return { start: nodes[0]!.span.start, end: nodes.at(-1)!.span.end };
}
