import type { Citation } from "../citation/citation.ts";
import { pageOfKey, volumeOfKey } from "../citation/key.ts";
import { citationsByPrefix } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";

const SUGGESTIONS = 5;
const LOOKED_AT = 2000;

/** Citations of the same volume that the corpus holds, nearest page first; at most five. */
export function nearCitations(corpus: Corpus, citation: Citation): string[] {
  if (citation.key === null) return [];
  const volume = volumeOfKey(citation.key);
  const page = pageOfKey(citation.key);
  return citationsByPrefix(corpus.database, volume, LOOKED_AT)
    .map(({ key, text }) => ({ text, distance: Math.abs(pageOfKey(key) - page) }))
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ text }) => text);
}
