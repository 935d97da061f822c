import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import { GENERIC_WORDS } from "../../citation/case-name-words.ts";
import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { EngineError } from "../../errors.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { parseQuery } from "../../query/parse.ts";
import { splitWords } from "../../text/words.ts";
import { compareCaseNames, type NameAgreement } from "../names/compare-names.ts";

/** A case whose name agrees with a name that a text contains. */
export interface NamedCase {
  readonly data: CaseData;
  /** `same`, `variant` or `misspelt`. */
  readonly agreement: NameAgreement;
}

const MAX_NAME_WORDS = 8;
const MAX_RANKED_CASES = 24;

/**
 * Finds the cases of a corpus that a name can mean, in the order of the search: by the words of their names, with
 * misspelt words replaced by the nearest words of the corpus, and confirmed party by party.
 * @param jurisdiction only cases of this country; of any if `null`
 */
export async function findCasesByName(
  corpus: Corpus,
  name: string,
  jurisdiction: Jurisdiction | null,
): Promise<NamedCase[]> {
  const words = listSearchWords(name);
  if (words.length === 0) return [];
  const found = await findConfirmedCases(corpus, name, words, jurisdiction);
  if (found.length > 0) return found;
  const nearest = (await corpus.search.findNearestWords(words)).flatMap((word) =>
    word === null ? [] : splitWords(word),
  );
  return nearest.length === 0
    ? []
    : findConfirmedCases(corpus, name, [...new Set([...words, ...nearest])], jurisdiction);
}

/** Finds the cases whose names contain any of the words, and confirms them by the whole name. */
async function findConfirmedCases(
  corpus: Corpus,
  name: string,
  words: readonly string[],
  jurisdiction: Jurisdiction | null,
): Promise<NamedCase[]> {
  const query = words.map((word) => `title:${word}`).join(" OR ");
  const ids = await rankByTitle(corpus, query, jurisdiction === null ? {} : { jurisdiction });
  const cases = (await corpus.cases.readCases(ids)).filter((data) => data !== null);
  return cases.flatMap((data) => {
    const agreement = compareWithRecord(name, data);
    return agreement === "same" || agreement === "variant" || agreement === "misspelt" ? [{ data, agreement }] : [];
  });
}

/** Compares a name with both names of a record; returns the better agreement. */
export function compareWithRecord(
  name: string,
  { name: known, nameFull, jurisdiction }: Pick<CaseData, "name" | "nameFull" | "jurisdiction">,
): NameAgreement {
  const agreement = compareCaseNames(name, known, jurisdiction);
  if (agreement === "same" || nameFull === "" || nameFull === known) return agreement;
  return compareCaseNames(name, nameFull, jurisdiction) === "same" ? "same" : agreement;
}

/** Returns the words of a name that are worth searching for: the distinctive ones, or all if there are none. */
function listSearchWords(name: string): string[] {
  const words = [...new Set(tokenizeCaseName(name).flatMap(splitWords))].filter((word) => word.length > 1);
  const distinctive = words.filter((word) => !GENERIC_WORDS.has(word));
  return (distinctive.length > 0 ? distinctive : words).slice(0, MAX_NAME_WORDS);
}

async function rankByTitle(
  corpus: Corpus,
  query: string,
  filter: { readonly jurisdiction?: Jurisdiction },
): Promise<number[]> {
  try {
    return await corpus.search.rankMatches(await corpus.search.planQuery(parseQuery(query)), filter, MAX_RANKED_CASES);
  } catch (error) {
    // Words that occur in too many names are no search: nothing is suggested then.
    if (error instanceof EngineError && error.code === "query_syntax") return [];
    throw error;
  }
}
