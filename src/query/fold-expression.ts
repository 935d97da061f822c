import type { QueryNode } from "./ast.ts";

/**
 * Computes a value for an expression from the values of its operands, from the leaves up. Only `and`, `or` and `not`
 * have operands here; a proximity chain is a leaf. An `and` within an `and` is dissolved, and so with `or`. Needs no
 * stack of its own, however deep the expression, and time linear in it.
 */
export function foldExpression<T>(root: QueryNode, value: (node: QueryNode, operands: readonly T[]) => T): T {
  const open: { node: QueryNode; operands: readonly QueryNode[]; values: T[] }[] = [];
  let node: QueryNode | null = root;
  for (;;) {
    if (node !== null) {
      open.push({ node, operands: listOperands(node), values: [] });
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

function listOperands(node: QueryNode): readonly QueryNode[] {
  if (node.kind === "not") return [node.operand];
  if (node.kind !== "and" && node.kind !== "or") return [];
  if (node.operands.every(({ kind }) => kind !== node.kind)) return node.operands;
  const found: QueryNode[] = [];
  const open: QueryNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === node.kind) open.push(...(next as typeof node).operands.toReversed());
    else found.push(next);
  }
  return found;
}
