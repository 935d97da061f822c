export type { Citation, CitationKind, Span } from "./citation.ts";
export { type FindOptions, findCitations } from "./find.ts";
export { parseCitation } from "./parse.ts";
export type { Citable, CitableAct, CitableCase, CitableSection } from "./styles/citable.ts";
export { type Citeproc, type CslCitation, type CslStyle, citeByCsl } from "./styles/citeproc.ts";
export { type ExportFormat, exportCitation } from "./styles/export.ts";
export { citationStyles, type FormatOptions, formatCitation } from "./styles/format.ts";
export { type CslItem, cslItem } from "./styles/item.ts";
export type { Style, StyleBasis } from "./styles/style.ts";
