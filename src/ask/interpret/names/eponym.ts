import type { Corpus } from "../../../corpus/port/corpus.ts";
import { findCase } from "../../../corpus/resolve-citation.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";

/**
 * Returns the name and citation of the case that the corpus does not contain and after which a doctrine is called by a
 * single name: "Brady" is Brady v. Maryland, not Betts v. Brady. Null if the name is no such doctrine's.
 * @param caseName the case of the corpus that has a party of this name
 */
export async function findEponym(
  corpus: Corpus,
  party: string,
  caseName: string,
  country: Jurisdiction,
): Promise<string | null> {
  const own = party.toLowerCase();
  if (caseName.toLowerCase().startsWith(own)) return null;
  for (const { authorities } of await corpus.findDoctrines(party, country)) {
    const [first] = authorities;
    if (!first?.name.toLowerCase().startsWith(`${own} v. `)) continue;
    if ((await findCase(corpus, first.citation)) === null) return `${first.name}, ${first.citation}`;
  }
  return null;
}
