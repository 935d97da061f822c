/**
 * Returns a count with its noun, the number grouped as in English: `1 citation`, `2 citations`, `1,204 cases`.
 * @param plural form of the noun for every count except 1; default: the singular with an "s"
 */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}

const AGE_UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Formats a duration in its largest whole unit: `4 days`, `1 hour`, `12 seconds`. */
export function formatAge(milliseconds: number): string {
  const [unit, size] = AGE_UNITS.find(([, size]) => milliseconds >= size) ?? ["second", 1000];
  return formatCount(Math.max(0, Math.floor(milliseconds / size)), unit);
}
