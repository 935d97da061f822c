import type { CaseFilter } from "../../corpus/port/case-search.ts";
import { toTreatmentCode } from "../../law/treatment.ts";
import type { FilterPlan } from "../../query/plan/plan.ts";
import type { QuerySession } from "../../search/query-session.ts";
import { splitWords } from "../../text/words.ts";
import { toToken } from "../words/word-tokens.ts";
import { ALL, buildCasesQuery, type ClusterQuery, NONE } from "./text-query.ts";

const MAX_DAY = 9999_1231;
/** Words of one name of a judge are nearer than this; those of two judges are not. */
const MAX_NAME_GAPS = 900;

/** Returns the query for a part of a plan that no text decides. */
export function buildFilterQuery(
  plan: FilterPlan,
  { lookup, index }: Pick<QuerySession, "lookup" | "index">,
): ClusterQuery {
  switch (plan.kind) {
    case "court":
      return { terms: { court: [...lookup.findCourtIds(plan)] } };
    case "year":
      return buildPeriodQuery((plan.from ?? 0) * 10_000, (plan.to ?? 9999) * 10_000 + 1231) ?? ALL;
    case "freshness":
      return { term: { freshness: plan.value } };
    case "judge":
      return buildJudgeQuery(plan.words);
    case "treatment":
      return { terms: { treated: plan.kinds.map(toTreatmentCode) } };
    case "cites": {
      const named = [...lookup.findNamedCases(plan)];
      if (plan.relation === "citation") return buildCasesQuery(index, named);
      if (plan.relation === "cites")
        return { terms: { cited: named.map((ordinal) => index.columns.clusterIds[ordinal]!) } };
      return buildCasesQuery(index, lookup.findCitedCases(plan));
    }
  }
}

/** Returns the query for days as numbers, both included; `null` for all days. A case without a day is in no period. */
function buildPeriodQuery(from: number, to: number): ClusterQuery | null {
  return from <= 0 && to >= MAX_DAY ? null : { range: { date: { gte: Math.max(1, from), lte: to } } };
}

function buildJudgeQuery(words: readonly string[]): ClusterQuery {
  if (words.length === 0) return { exists: { field: "judges" } };
  const intervals = [...new Set(words)].map((word) => ({ match: { query: toToken(word), analyzer: "words" } }));
  return { intervals: { judge_words: { all_of: { intervals, max_gaps: MAX_NAME_GAPS } } } };
}

/** Returns the queries of a filter; none if it admits every case. @param name of the corpus, in its manifest */
export function buildFilterQueries(filter: CaseFilter, name: string): ClusterQuery[] {
  const { jurisdiction, courtIds, yearFrom, yearTo, dateFrom, dateTo, freshness, judge, reporter, clusterIds } = filter;
  const toDay = (date: string) => Number(date.replaceAll("-", ""));
  const from = Math.max(dateFrom === undefined ? 0 : toDay(dateFrom), (yearFrom ?? 0) * 10_000);
  const to = Math.min(dateTo === undefined ? MAX_DAY : toDay(dateTo), (yearTo ?? 9999) * 10_000 + 1231);
  const period = buildPeriodQuery(from, to);
  return [
    ...(filter.corpora === undefined || filter.corpora.includes(name) ? [] : [NONE]),
    ...(period ? [period] : []),
    ...(jurisdiction === undefined ? [] : [{ term: { jurisdiction } }]),
    ...(courtIds === undefined ? [] : [{ terms: { court: courtIds } }]),
    ...(freshness === undefined ? [] : [{ term: { freshness } }]),
    ...(judge === undefined ? [] : [buildJudgeQuery(splitWords(judge))]),
    ...(reporter === undefined ? [] : [{ term: { reporters: reporter } }]),
    ...(clusterIds === undefined ? [] : [clusterIds.length === 0 ? NONE : { ids: { values: clusterIds.map(String) } }]),
  ];
}

/** Returns the query for cases that meet all conditions. */
export function joinByAnd(queries: readonly ClusterQuery[]): ClusterQuery {
  return queries.length === 0 ? ALL : queries.length === 1 ? queries[0]! : { bool: { filter: queries } };
}

/** Returns the query for cases whose conditions have weights that add up to enough. */
export function buildWeightQuery(
  conditions: readonly { readonly query: ClusterQuery; readonly weight: number }[],
  wanted: number,
): ClusterQuery {
  if (conditions.length === 0) return NONE;
  return {
    function_score: {
      query: {
        bool: {
          should: conditions.map(({ query, weight }) => ({ constant_score: { filter: query, boost: weight } })),
          minimum_should_match: 1,
        },
      },
      min_score: wanted,
    },
  };
}
