/**
 * Returns a count with its noun, the number grouped as in English: `1 citation`, `2 citations`, `1,204 cases`.
 * @param plural form of the noun for every count except 1; default: the singular with an "s"
 */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}
