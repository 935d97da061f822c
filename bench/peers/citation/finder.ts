/** Group of a citation that every finder distinguishes. */
export type CitationGroup = "case" | "law" | "journal" | "short" | "back";

/** Fields of a found citation that are compared with the labels. */
export interface FoundCitation {
  readonly group: CitationGroup;
  /** Volume, or year if there is none, or title; `id` or `supra` for short forms. */
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
