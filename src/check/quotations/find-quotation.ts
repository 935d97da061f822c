import type { Quotation } from "../../contract/schemas/citations/check.ts";
import { findPhrase, MIN_PHRASE_WORDS, selectPhrase } from "../../corpus/find-phrase.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { splitQuotation } from "../../text/sentences/quotation-segments.ts";

/** Number of cases with a phrase that are read. */
const MAX_CASES = 5;

/**
 * Finds a case of the corpus that contains the longest unbroken part of a quotation; `null` if none does.
 * @param except cluster id of the case to which the quotation is attributed
 */
export async function findQuotationElsewhere(
  corpus: Corpus,
  quotation: string,
  except: number | null,
): Promise<Quotation["elsewhere"]> {
  const [longest = []] = splitQuotation(quotation).sort((a, b) => b.length - a.length);
  if (longest.length < MIN_PHRASE_WORDS) return null;
  const phrase = selectPhrase(longest.map(({ word }) => word));
  const ids = await findPhrase(corpus, phrase, {}, MAX_CASES);
  const other = ids.find((id) => id !== except);
  if (other === undefined || ids.includes(except ?? -1)) return null;
  const [data] = await corpus.cases.readCases([other]);
  return data ? { clusterId: data.clusterId, caseName: data.name, citation: data.citations[0] ?? "" } : null;
}
