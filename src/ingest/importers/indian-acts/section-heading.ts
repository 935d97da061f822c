/** A heading without the stop and dash behind it. */
export function sectionHeading(printed: string): string {
  return printed
    .replace(/\s+/g, " ")
    .replace(/[\s.,–—-]+$/, "")
    .replace(/^\[(.*?)\.?\]$/, "[$1]")
    .trim();
}
