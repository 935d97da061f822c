import { findNameTokens } from "../../citation/names/name-tokens.ts";
import { findLoneParties } from "./lone-parties.ts";
import type { FoundCaseName, NameSource } from "./name-source.ts";
import { findPartyPairs } from "./party-pairs.ts";

/** Maximum number of words of a text that are read. */
const MAX_TEXT_WORDS = 200;

/**
 * Returns the cases that a text names, in any spelling, in the order of the text, each once: by both parties, or by one
 * that identifies its case. At most 200 words are read.
 */
export function findCaseNames(source: NameSource, text: string): FoundCaseName[] {
  const tokens = findNameTokens(text).slice(0, MAX_TEXT_WORDS);
  const known = withCache(source);
  const pairs = findPartyPairs(known, tokens);
  const lone = findLoneParties(known, tokens, (at) => pairs.some(({ from, to }) => at >= from && at <= to));
  const found = [...pairs.flatMap((pair) => pair.found ?? []), ...lone].sort((a, b) => a.start - b.start);
  const best = new Map<number, FoundCaseName>();
  for (const one of found) {
    const earlier = best.get(one.clusterId);
    if (!earlier || earlier.confidence < one.confidence) best.set(one.clusterId, one);
  }
  return found.filter((one) => best.get(one.clusterId) === one);
}

/** Returns the source with answers kept for one text. */
function withCache(source: NameSource): NameSource {
  return {
    ...source,
    findWord: memoize(source.findWord),
    readName: memoize(source.readName),
    countTexts: memoize(source.countTexts),
  };
}

function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key)!;
  };
}
