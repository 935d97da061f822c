import type { Corpus } from "../corpus/port/corpus.ts";
import type { CandidateCase, CandidatesByKey } from "../resolve/resolve-candidates.ts";

/** Number of keys that are looked up before other tasks run. */
const KEYS_PER_SLICE = 16;

/** Reads the cases that carry each key, slice by slice; `null` keys are ignored. */
export async function* readCandidates(
  { cases }: Corpus,
  keys: readonly (string | null)[],
): AsyncGenerator<void, CandidatesByKey> {
  const unique = [...new Set(keys.filter((key) => key !== null))];
  const found = new Map<string, readonly CandidateCase[]>();
  for (let from = 0; from < unique.length; from += KEYS_PER_SLICE) {
    const slice = await cases.findCandidates(unique.slice(from, from + KEYS_PER_SLICE));
    for (const [key, candidates] of slice) found.set(key, candidates);
    yield;
  }
  return found;
}
