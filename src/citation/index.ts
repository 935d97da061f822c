export type { Jurisdiction } from "../law/jurisdiction.ts";
export type { Citation, CitationFormat, CitationKind, Span } from "./citation.ts";
export { type FindOptions, findCitations } from "./find/find-citations.ts";
export type { BaseFindOptions } from "./find/find-with-packs.ts";
export { parseCitation } from "./parse/parse-citation.ts";
export {
  type Citeproc,
  type CslCitation,
  type CslStyle,
  formatCitationWithCsl,
} from "./styles/bibliography/citeproc.ts";
export { type CslItem, toCslItem } from "./styles/bibliography/csl-item.ts";
export { exportCitation } from "./styles/bibliography/export-citation.ts";
export type { ExportFormat } from "./styles/bibliography/export-formats.ts";
export type { Citable, CitableAct, CitableCase, CitableSection } from "./styles/citable.ts";
export { citationStyles, type FormatOptions, formatCitation } from "./styles/format-citation.ts";
export type { Style, StyleBasis } from "./styles/style.ts";
