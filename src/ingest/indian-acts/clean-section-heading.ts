/** A heading without the stop and dash behind it. */
export function cleanSectionHeading(printed: string): string {
  return printed
    .replace(/\s+/g, " ")
    .replace(/[\s.,–—-]+$/, "")
    .replace(/^\[(.*?)\.?\]$/, "[$1]")
    .trim();
}
