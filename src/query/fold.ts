import type { QueryNode } from "./ast.ts";

/**
 * Computes a value for an expression from the values of its operands, from the leaves up. Only `and`, `or` and `not`
 * have operands here; a proximity chain is a leaf. Needs no stack of its own, however deep the expression.
 */
export function fold<T>(root: QueryNode, value: (node: QueryNode, operands: readonly T[]) => T): T {
  const open: { node: QueryNode; operands: readonly QueryNode[]; values: T[] }[] = [];
  let node: QueryNode | null = root;
  for (;;) {
    if (node !== null) {
      open.push({ node, operands: operandsOf(node), values: [] });
      node = null;
    }
    const frame = open.at(-1) as (typeof open)[number];
    if (frame.values.length < frame.operands.length) {
      node = frame.operands[frame.values.length] as QueryNode;
      continue;
    }
    const result = value(frame.node, frame.values);
    open.pop();
    const parent = open.at(-1);
    if (parent === undefined) return result;
    parent.values.push(result);
  }
}

function operandsOf(node: QueryNode): readonly QueryNode[] {
  if (node.kind === "and" || node.kind === "or") return node.operands;
  return node.kind === "not" ? [node.operand] : [];
}
