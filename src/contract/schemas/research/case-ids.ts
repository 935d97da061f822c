/**
 * Encodes ascending ids of cases as short text: each as its difference from the preceding one, in base 36. `5`, `7`,
 * `43` is `5,2,10`.
 */
export function packIds(ascending: Iterable<number>): string {
  let before = 0;
  return Array.from(ascending, (id) => {
    const distance = id - before;
    before = id;
    return distance.toString(36);
  }).join(",");
}

/** Decodes ids that {@link packIds} encoded, ascending; returns null if the text is not such a list. */
export function unpackIds(text: string): number[] | null {
  if (text === "") return [];
  const ids: number[] = [];
  let id = 0;
  for (const distance of text.split(",")) {
    if (!/^[1-9a-z][0-9a-z]{0,10}$/.test(distance)) return null;
    id += Number.parseInt(distance, 36);
    if (!Number.isSafeInteger(id)) return null;
    ids.push(id);
  }
  return ids;
}
