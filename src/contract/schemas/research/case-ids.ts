/**
 * Ids of cases as short text: in ascending order, each as its distance from the one before, in base 36. `5`, `7`, `43`
 * is `5,2,10`.
 */
export function packIds(ascending: Iterable<number>): string {
  let before = 0;
  return Array.from(ascending, (id) => {
    const distance = id - before;
    before = id;
    return distance.toString(36);
  }).join(",");
}

/** The ids, ascending; null where the text is no such list. */
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
