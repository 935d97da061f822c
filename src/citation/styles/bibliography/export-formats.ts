/** Formats of an export; a style applies to the first two, and to the citation inside `bibtex`. */
export const EXPORT_FORMATS = ["text", "html", "bibtex", "ris", "csl-json"] as const;

/** Format of an export: `text`, `html`, `bibtex`, `ris` or `csl-json`. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
