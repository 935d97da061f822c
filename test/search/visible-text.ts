/** Returns the visible text of a snippet or a passage. */
export function toVisibleText(html: string): string {
  return html
    .replace(/<\/?mark>/g, "")
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name]!,
    );
}
