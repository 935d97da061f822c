import { useMemo } from "preact/hooks";
import type { CheckedCitation } from "../../contract/schemas/citations/check.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import type { TextLink } from "../common/text/linked-text.tsx";
import { type CaseText, computeOpinionOffsets } from "./case-text.ts";

const NO_LINKS: readonly TextLink[] = [];
/** What the check takes at once. */
const MAX_CHECK_CHARS = 500_000;

/** The citations of a case's text that name a case of the corpus, opinion by opinion; none until they have been read. */
export function useCaseLinks(record: CaseText): readonly TextLink[] {
  const { value } = useEngineQuery(`links ${record.clusterId}`, async ({ citations }) => {
    const links: TextLink[] = [];
    const starts = computeOpinionOffsets(record);
    for (const [at, { text }] of record.opinions.entries()) {
      const { data } = await citations.check({ text: text.slice(0, MAX_CHECK_CHARS) });
      links.push(...toTextLinks(data.citations, starts[at]!).filter(({ clusterId }) => clusterId !== record.clusterId));
    }
    return links;
  });
  return useMemo(() => value ?? NO_LINKS, [value]);
}

/** Citations as links, in order and apart from each other: parallel citations of one case become one link. */
export function toTextLinks(citations: readonly CheckedCitation[], offset: number): TextLink[] {
  const links: TextLink[] = [];
  for (const { clusterId, span, fullSpan } of citations) {
    if (clusterId === null) continue;
    const before = links.at(-1);
    const end = offset + Math.max(span.end, fullSpan.end);
    if (before && before.clusterId === clusterId && offset + fullSpan.start <= before.end) {
      links[links.length - 1] = { ...before, end: Math.max(before.end, end) };
      continue;
    }
    const start = Math.max(offset + fullSpan.start, before?.end ?? 0);
    if (start < end) links.push({ start, end, clusterId });
  }
  return links;
}
