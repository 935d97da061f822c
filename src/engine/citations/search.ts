import type { WithoutCost } from "../../contract/cost.ts";
import type { CitationSearchRequest, CitationSearchResponse } from "../../contract/schemas/citations/resolve.ts";
import type { CaseRecord, Matched } from "../../contract/schemas/common/case.ts";
import { readCaseRecords, toCaseRecord } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import { parseQuery } from "../../query/parse.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { splitWords } from "../../text/words.ts";
import { toJurisdictionFilter } from "../case-filters.ts";

export { searchCitations as search };

/** `citations.search`: finds cases by citation, then by name, then by the words of their text. */
async function searchCitations(
  context: EngineContext,
  request: CitationSearchRequest,
): Promise<WithoutCost<CitationSearchResponse>> {
  const { corpus } = context;
  const { query, limit, countryCode } = request;
  const filter = toJurisdictionFilter(countryCode);
  const cited = await findCitedRecords(context, query, countryCode);
  const readings = await planReadings(corpus, query);
  const lists = await Promise.all(readings.map(({ plan }) => corpus.search.rankMatches(plan, filter, limit)));
  const total = await corpus.search.countUnion(
    readings.map(({ plan }) => plan),
    filter,
    cited.map(({ clusterId }) => clusterId),
  );
  const found: { readonly clusterId: number; readonly by: Matched["by"] }[] = [];
  const known = new Set(cited.map(({ clusterId }) => clusterId));
  readings.forEach(({ by }, at) => {
    for (const clusterId of lists[at]!) {
      if (!known.has(clusterId)) found.push({ clusterId, by });
      known.add(clusterId);
    }
  });
  const shown = found.slice(0, Math.max(0, limit - cited.length));
  const details = await corpus.cases.readDetails(shown.map(({ clusterId }) => clusterId));
  const records = shown.map(({ by }, at) =>
    toCaseRecord(details[at]!, context.appUrl, { by, citation: null, format: null, pinCite: null }),
  );
  return { data: { results: [...cited, ...records].slice(0, limit), total }, meta: {} };
}

/** Returns the cases of the requested country that the query cites. */
async function findCitedRecords(
  context: EngineContext,
  query: string,
  countryCode: string | undefined,
): Promise<CaseRecord[]> {
  const cited = await findCase(context.corpus, query);
  if (cited === null) return [];
  const records = await readCaseRecords(context, [cited.clusterId, ...cited.others], cited.matched);
  return records.filter(({ jurisdiction }) => countryCode === undefined || jurisdiction === countryCode);
}

/** Plans a query as words of a case name, and as words of a text. */
async function planReadings(corpus: Corpus, query: string): Promise<{ by: Matched["by"]; plan: Plan }[]> {
  const words = splitWords(query).filter((word) => !NAME_FILLERS.has(word));
  if (words.length === 0) return [];
  const plan = (text: string) => corpus.search.planQuery(parseQuery(text));
  const [name, keyword] = await Promise.all([plan(`title:(${words.join(" ")})`), plan(words.join(" "))]);
  return [
    { by: "name", plan: name },
    { by: "keyword", plan: keyword },
  ];
}

/** Words between parties, which writers of a name vary. */
const NAME_FILLERS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);
