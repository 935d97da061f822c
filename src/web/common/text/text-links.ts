import type { CheckedCitation } from "../../../contract/schemas/citations/check.ts";
import type { TextSpan } from "./text-span.ts";

/** A citation in a text and the case that it names. */
export interface TextLink extends TextSpan {
  readonly clusterId: number;
}

/**
 * Converts citations to links, in order and without overlaps: parallel citations of one case become one link.
 * @param offset start of the checked text in the whole text
 */
export function toTextLinks(citations: readonly CheckedCitation[], offset: number): TextLink[] {
  const links: TextLink[] = [];
  for (const { clusterId, span, fullSpan } of citations) {
    if (clusterId === null) continue;
    const previous = links.at(-1);
    const end = offset + Math.max(span.end, fullSpan.end);
    if (previous && previous.clusterId === clusterId && offset + fullSpan.start <= previous.end) {
      links[links.length - 1] = { ...previous, end: Math.max(previous.end, end) };
      continue;
    }
    const start = Math.max(offset + fullSpan.start, previous?.end ?? 0);
    if (start < end) links.push({ start, end, clusterId });
  }
  return links;
}
