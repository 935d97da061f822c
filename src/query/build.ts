import type { NearNode, Nearness, NearOperand, NotNode, QueryNode, Span } from "./ast.ts";
import { fold } from "./fold.ts";

/** A node that nothing can change any more. */
export function frozen<T extends { readonly span: Span }>(node: T): T {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) Object.freeze(value);
  }
  Object.freeze(node.span);
  return Object.freeze(node);
}

/** One operand is itself; operands that are of the same kind hand up theirs. At least one is given. */
export function joined(kind: "and" | "or", operands: readonly QueryNode[]): QueryNode {
  if (operands.length === 1) return operands[0] as QueryNode;
  const flat = operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand]));
  return frozen({ kind, operands: flat, span: around(operands) } as QueryNode);
}

/** The expression with `and` in `and` and `or` in `or` dissolved, all of it frozen. */
export function settled(root: QueryNode): QueryNode {
  return fold<QueryNode>(root, (node, operands) => {
    if (node.kind === "and" || node.kind === "or") return joined(node.kind, operands);
    return node.kind === "not" ? negated(operands[0] as QueryNode, node.span) : node;
  });
}

export function negated(operand: QueryNode, span: Span): NotNode {
  return frozen({ kind: "not", operand, span });
}

export function chained(operands: readonly NearOperand[], links: readonly Nearness[]): NearNode {
  return frozen({ kind: "near", operands, links, span: around(operands) });
}

/** From the first node's start to the last one's end. */
export function around(nodes: readonly { readonly span: Span }[]): Span {
  return { start: (nodes[0] as { span: Span }).span.start, end: (nodes.at(-1) as { span: Span }).span.end };
}
