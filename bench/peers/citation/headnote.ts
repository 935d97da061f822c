import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import type { CitationFinder, FoundCitation } from "./finder.ts";

export const headnote: CitationFinder = {
  name: "Headnote",
  package: null,
  setup: "`findCitations`",
  open: () => (text) => findCitations(text).flatMap(toFound),
};

function toFound({ kind, volume, year, page, title, section }: Citation): FoundCitation[] {
  const first = volume ?? (year === null ? "" : String(year));
  switch (kind) {
    case "case":
    case "short":
    case "journal":
      return [{ group: kind, first, last: page ?? "" }];
    case "law":
      return [{ group: "law", first: title ?? volume ?? "", last: (section ?? page ?? "").replace(/\(.*/, "") }];
    case "id":
    case "supra":
      return [{ group: "back", first: kind, last: "" }];
    case "reference":
    case "docket":
      return [];
  }
}
