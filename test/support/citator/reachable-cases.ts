/** Returns the cases within a number of hops of a case, along edges in either direction, that case included. */
export function findReachableCases(
  seed: number,
  edges: readonly { readonly sourceClusterId: number; readonly targetClusterId: number }[],
  hops: number,
): Set<number> {
  const reached = new Set([seed]);
  for (let hop = 0; hop < hops; hop++) {
    const before = new Set(reached);
    for (const { sourceClusterId: from, targetClusterId: to } of edges) {
      if (before.has(from)) reached.add(to);
      if (before.has(to)) reached.add(from);
    }
  }
  return reached;
}
