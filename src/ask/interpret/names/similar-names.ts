import type { CaseData } from "../../../corpus/port/case-reader.ts";
import type { Corpus } from "../../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import { computeEditDistance } from "../../../text/spelling/edit-distance.ts";
import { splitWords } from "../../../text/words.ts";
import { COMMON_PARTY_WORDS } from "./party-words.ts";

/** Maximum number of names that are compared with a pair of parties, and of those that are returned. */
const MAX_COMPARED = 60;
const MAX_SIMILAR = 2;
/** Number of letters of a word from which two of them may be wrong, rather than one. */
const MIN_LONG_WORD = 6;

/**
 * Returns the cases whose names differ by a slip of the pen from a name that no case has: "Roe v. Wade" for "Rowe v Wade".
 * @param name both parties, with the mark between them
 */
export async function findSimilarNames(corpus: Corpus, name: string, country: Jurisdiction): Promise<CaseData[]> {
  const [left = [], right = []] = name.split(/\s(?:v|vs|versus)\.?\s/i).map(collectPartyWords);
  const [first] = left;
  const [second] = right;
  if (first === undefined || second === undefined) return [];
  // Of each pair one word is taken as it is spelt, and of the other the first letter.
  const typed = [`${first.charAt(0)} ${second}`, `${first} ${second.charAt(0)}`];
  const lists = await Promise.all(typed.map((one) => corpus.cases.suggestCases(one, MAX_COMPARED)));
  const similar = new Map<number, CaseData>();
  for (const data of lists.flat()) {
    const [ofLeft = [], ofRight = []] = data.name.split(" v. ").map(collectPartyWords);
    const isSimilar = hasSimilarWords(left, ofLeft) && hasSimilarWords(right, ofRight);
    if (data.jurisdiction === country && isSimilar) similar.set(data.clusterId, data);
  }
  return [...similar.values()].sort((a, b) => b.citeCount - a.citeCount).slice(0, MAX_SIMILAR);
}

/** Returns the words that distinguish a party, or else all of its words. */
function collectPartyWords(party: string): string[] {
  const words = splitWords(party);
  const own = words.filter((word) => !COMMON_PARTY_WORDS.has(word));
  return own.length > 0 ? own : words;
}

/** Returns whether each word of a party is a word of the name or differs from one by a slip. */
function hasSimilarWords(party: readonly string[], name: readonly string[]): boolean {
  return party.every((word) => {
    const allowed = word.length < MIN_LONG_WORD ? 1 : 2;
    return name.some((one) => computeEditDistance(word, one, allowed) <= allowed);
  });
}
