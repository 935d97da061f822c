import { readKeyPage } from "../citation/key.ts";

const MAX_SUGGESTIONS = 5;

/** Returns the texts of the citations of a volume whose pages are nearest to that of `key`, nearest first; at most five. */
export function suggestNearCitations(
  key: string,
  ofVolume: readonly { readonly key: string; readonly text: string }[],
): string[] {
  const page = readKeyPage(key);
  return ofVolume
    .map(({ key, text }) => ({ text, distance: Math.abs(readKeyPage(key) - page) }))
    .sort((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}
