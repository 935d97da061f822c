/** Removes the full stop and dash after a heading. */
export function cleanSectionHeading(printed: string): string {
  return printed
    .replace(/\s+/g, " ")
    .replace(/[\s.,–—-]+$/, "")
    .replace(/^\[(.*?)\.?\]$/, "[$1]")
    .trim();
}
