import type { Citation } from "../citation/citation.ts";
import { findCitations } from "../citation/find/find-citations.ts";
import { toRawKey } from "../citation/key.ts";
import { parseCitation } from "../citation/parse/parse-citation.ts";

/** A string that names one case, as read. */
export interface CitationInput {
  /** Keys of the first citation and its parallels, each once; the raw key of the string if no citation was recognised. */
  readonly keys: readonly string[];
  /** The first citation; `null` if none was recognised. */
  readonly citation: Citation | null;
  /** Name of the case: the parties of the citation, or the words before it. */
  readonly name: string | null;
}

/** Parses a string that a person entered to look up one case: a citation, its parallels and a name, in any combination. */
export function parseCitationInput(text: string): CitationInput {
  const citation = parseCitation(text);
  if (!citation?.key) return { keys: [toRawKey(text)], citation: null, name: null };
  // A bare citation has no parallels and no name.
  if (citation.span.start === 0 && citation.span.end === text.length) {
    return { keys: [citation.key], citation, name: null };
  }
  const keys = new Set([citation.key]);
  for (const { kind, key, group } of findCitations(text)) {
    if (kind === "case" && key !== null && (group === null || group === citation.group)) keys.add(key);
  }
  return { keys: [...keys], citation, name: findGivenName(citation, text) };
}

/** Returns the parties that were read, or the words before the citation. */
function findGivenName(citation: Citation, text: string): string | null {
  if (citation.plaintiff && citation.defendant) return `${citation.plaintiff} v. ${citation.defendant}`;
  const before = text
    .slice(0, citation.span.start)
    .replace(/[\s,;:([]+$/, "")
    .trim();
  return /\p{L}{3}/u.test(before) ? before : null;
}
