import type { Citation } from "../citation/citation.ts";
import { readKeyPage, toVolumePrefix } from "../citation/key.ts";
import { findCitationsByPrefix } from "../store/citations/case-citations.ts";
import type { Corpus } from "../store/corpus.ts";

const MAX_SUGGESTIONS = 5;
const MAX_VOLUME_CITATIONS = 2000;

/** Returns the corpus's citations of the same volume whose pages are nearest, nearest first; at most five. */
export function suggestCitations(corpus: Corpus, { key }: Citation): string[] {
  if (key === null) return [];
  return rankNearCitations(key, findCitationsByPrefix(corpus.database, toVolumePrefix(key), MAX_VOLUME_CITATIONS));
}

/** Returns the texts of the citations of a volume whose pages are nearest to that of `key`; at most five. */
function rankNearCitations(key: string, ofVolume: readonly { key: string; text: string }[]): string[] {
  const page = readKeyPage(key);
  return ofVolume
    .map(({ key, text }) => ({ text, distance: Math.abs(readKeyPage(key) - page) }))
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}
