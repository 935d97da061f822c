import { findOrdinal } from "../citator/network/case-attributes.ts";
import type { SearchFilters } from "../contract/schemas/research/conditions.ts";
import type { Court } from "../law/court.ts";
import type { CaseFilters } from "../search/filter-cases.ts";
import { findCasesByReporter } from "../store/citations/case-citations.ts";
import { splitWords } from "../text/words.ts";
import { findCourtIds } from "./case-lookup.ts";
import type { EngineContext } from "./context.ts";

/** The conditions of a request as search takes them: names of courts become ids, a citation format becomes its cases. */
export function toCaseFilters(
  context: EngineContext,
  filters: SearchFilters & { readonly countryCode?: string },
): CaseFilters {
  const {
    countryCode,
    jurisdiction = countryCode,
    yearFrom,
    yearTo,
    dateFrom,
    dateTo,
    judge,
    citationFormat,
    freshness,
  } = filters;
  return {
    // A country that no corpus covers has no cases.
    ...(jurisdiction !== undefined && (isCovered(jurisdiction) ? { jurisdiction } : { among: [] })),
    ...(citationFormat !== undefined && { among: findCasesByFormat(context, citationFormat) }),
    courtIds: findCourts(context, filters),
    yearFrom,
    yearTo,
    dateFrom,
    dateTo,
    judge,
    freshness,
  };
}

function isCovered(country: string): country is "US" | "IN" {
  return country === "US" || country === "IN";
}

function findCasesByFormat({ corpus, searcher }: EngineContext, format: string): number[] {
  const slug = format.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const ids = searcher.index.columns.clusterIds;
  return findCasesByReporter(corpus.database, slug).map((clusterId) => findOrdinal(ids, clusterId));
}

/** Courts that meet every condition about courts; `undefined` where there is none. */
function findCourts({ corpus }: EngineContext, { court, courtName, courtType }: SearchFilters): string[] | undefined {
  const conditions: ReadonlySet<string>[] = [court, courtName]
    .filter((name) => name !== undefined)
    .map((name) => new Set(findCourtIds(corpus, { value: name, words: splitWords(name) })));
  if (courtType !== undefined) {
    const wanted = splitWords(courtType).filter((word) => word !== "court");
    const all = [...corpus.readCourts().values()];
    conditions.push(new Set(all.filter((one) => isOfType(one, wanted)).map((one) => one.id)));
  }
  const [first, ...others] = conditions;
  return first && [...first].filter((id) => others.every((other) => other.has(id)));
}

function isOfType(court: Court, wanted: readonly string[]): boolean {
  const type = new Set(splitWords(`${court.level.replace("_", " ")} ${court.name}`));
  return wanted.length > 0 && wanted.every((word) => type.has(word));
}
