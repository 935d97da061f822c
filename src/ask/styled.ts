import { formatCitation } from "../citation/styles/format.ts";
import { actByOrdinal, actSectionByOrdinal } from "../store/legislation-acts.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { standingOf } from "../store/standing.ts";
import type { Library } from "./library.ts";
import type { SourceRef } from "./passages/passage.ts";

/** A source's citation in a named style. */
export function styledCitation({ records, corpus, legislation }: Library, ref: SourceRef, style: string): string {
  switch (ref.kind) {
    case "case":
      return formatCitation(records.brief(ref.clusterId, standingOf(corpus.database, ref.clusterId)), style);
    case "section": {
      const { actId, citation, heading, number, codeId, year } = sectionByOrdinal(corpus.database, ref.ordinal);
      const { corpusType, state } = legislation.codes().get(codeId)!;
      const section = { actId, citation, title: heading, corpusType, sectionNumber: number };
      return formatCitation({ ...section, state: state ?? undefined, year: year ?? undefined }, style);
    }
    case "act": {
      const { number, act } = actSectionByOrdinal(corpus.database, ref.ordinal);
      return formatCitation(actByOrdinal(corpus.database, act), style, { pin: number });
    }
  }
}
