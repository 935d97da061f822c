/** What a citation cites, as far as every finder can tell it. */
export type CitationGroup = "case" | "law" | "journal" | "short" | "back";

/** A citation that was found: enough to compare with what is in the text. */
export interface FoundCitation {
  readonly group: CitationGroup;
  /** Volume, or year where there is none, or title; `id` or `supra` for what refers back. */
  readonly first: string;
  /** Page or section, without its subsections. */
  readonly last: string;
}

/** A library that finds citations in text. */
export interface CitationFinder {
  readonly name: string;
  /** On npm; null for Headnote itself. */
  readonly package: string | null;
  readonly setup: string;
  open(): (text: string) => readonly FoundCitation[];
}

export function formatKey({ group, first, last }: FoundCitation): string {
  return `${group} ${first} ${last}`.trim().toLowerCase();
}
