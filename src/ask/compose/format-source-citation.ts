import { formatCitation } from "../../citation/styles/format-citation.ts";
import { readCaseStatus } from "../../store/cases/case-status.ts";
import { readStoredAct, readStoredActSection } from "../../store/legislation/acts.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import type { AskContext } from "../context.ts";
import type { SourceRef } from "../passages/passage.ts";

/** A source's citation in a named style. */
export function formatSourceCitation(
  { records, corpus, legislation }: AskContext,
  ref: SourceRef,
  style: string,
): string {
  switch (ref.kind) {
    case "case":
      return formatCitation(records.readSummary(ref.clusterId, readCaseStatus(corpus.database, ref.clusterId)), style);
    case "section": {
      const { actId, citation, heading, number, codeId, year } = readStoredSection(corpus.database, ref.ordinal);
      const { corpusType, state } = legislation.codes().get(codeId)!;
      const section = { actId, citation, title: heading, corpusType, sectionNumber: number };
      return formatCitation({ ...section, state: state ?? undefined, year: year ?? undefined }, style);
    }
    case "act": {
      const { number, act } = readStoredActSection(corpus.database, ref.ordinal);
      return formatCitation(readStoredAct(corpus.database, act), style, { pin: number });
    }
  }
}
