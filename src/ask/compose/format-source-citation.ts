import { formatCitation } from "../../citation/styles/format-citation.ts";
import type { PassageSource } from "../passages/passage.ts";
import { getSummary, type SourceData } from "../source-data.ts";

/** Formats the citation of a source in a style. @param style id of the style */
export function formatSourceCitation(sources: SourceData, source: PassageSource, style: string): string {
  switch (source.kind) {
    case "case":
      return formatCitation(getSummary(sources, source.clusterId), style);
    case "section": {
      const { actId, citation, heading, number, codeId, year } = source.section;
      const { corpusType, state } = sources.codes.get(codeId)!;
      const section = { actId, citation, title: heading, corpusType, sectionNumber: number };
      return formatCitation({ ...section, state: state ?? undefined, year: year ?? undefined }, style);
    }
    case "act": {
      const { number, act } = source.section;
      return formatCitation(act, style, { pin: number });
    }
  }
}
