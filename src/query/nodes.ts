import type { Span } from "../text/span.ts";
import type { NearNode, NearOperand, NotNode, ProximityConstraint, QueryNode } from "./ast.ts";
import { foldExpression } from "./fold-expression.ts";

/** A node that nothing can change any more. */
export function freezeNode<T extends { readonly span: Span }>(node: T): T {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) Object.freeze(value);
  }
  Object.freeze(node.span);
  return Object.freeze(node);
}

/** One operand is itself; operands that are of the same kind hand up theirs. At least one is given. */
export function joinNodes(kind: "and" | "or", operands: readonly QueryNode[]): QueryNode {
  if (operands.length === 1) return operands[0] as QueryNode;
  const flat = operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand]));
  return freezeNode({ kind, operands: flat, span: joinNodeSpans(operands) } as QueryNode);
}

/** The expression with `and` in `and` and `or` in `or` dissolved, all of it frozen. */
export function flattenExpression(root: QueryNode): QueryNode {
  return foldExpression<QueryNode>(root, (node, operands) => {
    if (node.kind === "and" || node.kind === "or") return joinNodes(node.kind, operands);
    return node.kind === "not" ? createNotNode(operands[0] as QueryNode, node.span) : node;
  });
}

export function createNotNode(operand: QueryNode, span: Span): NotNode {
  return freezeNode({ kind: "not", operand, span });
}

export function createNearNode(operands: readonly NearOperand[], links: readonly ProximityConstraint[]): NearNode {
  return freezeNode({ kind: "near", operands, links, span: joinNodeSpans(operands) });
}

/** From the first node's start to the last one's end. */
export function joinNodeSpans(nodes: readonly { readonly span: Span }[]): Span {
  return { start: (nodes[0] as { span: Span }).span.start, end: (nodes.at(-1) as { span: Span }).span.end };
}
