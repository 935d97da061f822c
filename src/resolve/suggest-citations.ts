import type { Citation } from "../citation/citation.ts";
import { readKeyPage, toVolumePrefix } from "../citation/key.ts";
import { findCitationsByPrefix } from "../store/citations/case-citations.ts";
import type { Corpus } from "../store/corpus.ts";

const MAX_SUGGESTIONS = 5;
const MAX_VOLUME_CITATIONS = 2000;

/** Citations of the same volume that the corpus holds, nearest page first; at most five. */
export function suggestCitations(corpus: Corpus, citation: Citation): string[] {
  if (citation.key === null) return [];
  const volume = toVolumePrefix(citation.key);
  const page = readKeyPage(citation.key);
  return findCitationsByPrefix(corpus.database, volume, MAX_VOLUME_CITATIONS)
    .map(({ key, text }) => ({ text, distance: Math.abs(readKeyPage(key) - page) }))
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}
