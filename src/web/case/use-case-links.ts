import { useMemo } from "preact/hooks";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type TextLink, toTextLinks } from "../common/text/text-links.ts";
import { type CaseText, computeOpinionOffsets } from "./case-text.ts";

const NO_LINKS: readonly TextLink[] = [];
/** Maximum length of a text that the check accepts, in UTF-16 code units. */
const MAX_CHECK_CHARS = 500_000;

/** Returns the citations in a case's opinions that name another case of the corpus; none until they are found. */
export function useCaseLinks(record: CaseText): readonly TextLink[] {
  const { value } = useEngineQuery("links", { caseId: record.clusterId }, async ({ citations }) => {
    const links: TextLink[] = [];
    const starts = computeOpinionOffsets(record);
    for (const [index, { text }] of record.opinions.entries()) {
      const { data } = await citations.check({ text: text.slice(0, MAX_CHECK_CHARS) });
      const opinionLinks = toTextLinks(data.citations, starts[index] ?? 0);
      links.push(...opinionLinks.filter(({ clusterId }) => clusterId !== record.clusterId));
    }
    return links;
  });
  return useMemo(() => value ?? NO_LINKS, [value]);
}
