import type { Court } from "../law/court.ts";
import { splitWords } from "../text/words.ts";

/** Returns the ids of the courts that a name means: the court with that id, or those whose names contain its words. */
export function findCourtIds(
  courts: ReadonlyMap<string, Court>,
  value: string,
  wanted: readonly string[] = splitWords(value),
): string[] {
  if (courts.has(value)) return [value];
  if (wanted.length === 0) return [];
  const found: string[] = [];
  for (const court of courts.values()) {
    const name = new Set(splitWords(`${court.name} ${court.citationString}`));
    if (wanted.every((word) => name.has(word))) found.push(court.id);
  }
  return found;
}
