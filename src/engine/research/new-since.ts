import type { WithoutCost } from "../../contract/cost.ts";
import { packIds, unpackIds } from "../../contract/schemas/research/case-ids.ts";
import type { NewSinceRequest, NewSinceResponse } from "../../contract/schemas/research/new-since.ts";
import { type LastRun, MAX_FOLLOWED_CASES } from "../../contract/schemas/research/saved-query.ts";
import { toCaseNode } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { MatchList } from "../../corpus/port/case-search.ts";
import type { Manifest } from "../../corpus/port/corpus.ts";
import { EngineError } from "../../errors.ts";
import { compareFreshness, FRESHNESS_LABELS, type Freshness } from "../../law/treatment.ts";
import { planSearch } from "./search.ts";
import { readSearchResults } from "./search-results.ts";

export { findNewSince as newSince };

type Matches = MatchList["matches"];
type Sections = NewSinceResponse["data"];

/** `research.newSince`: returns what a saved query matches that it did not match on its last run, and the updated query. */
async function findNewSince(context: EngineContext, request: NewSinceRequest): Promise<WithoutCost<NewSinceResponse>> {
  const { corpus } = context;
  const { saved, at, page, pageSize } = request;
  const { plan, filter } = await planSearch(corpus, saved);
  const { total, matches } = await corpus.search.listMatches(plan, filter, MAX_FOLLOWED_CASES);
  if (total > MAX_FOLLOWED_CASES) throw createTooManyCasesError(total);

  const before = readLastRun(saved.lastRun);
  const matching = new Set(matches.map(({ clusterId }) => clusterId));
  const fresh = matches.flatMap(({ clusterId }) => (before.has(clusterId) ? [] : [clusterId]));
  const gone = [...before.keys()].filter((clusterId) => !matching.has(clusterId));
  const changed = matches
    .filter(({ clusterId, freshness }) => (before.get(clusterId) ?? freshness) !== freshness)
    .sort((a, b) => compareFreshness(b.freshness, a.freshness) || a.clusterId - b.clusterId);

  const ofPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * pageSize, page * pageSize);
  const { hits } = await corpus.search.search({ plan, filter: { clusterIds: fresh }, page, pageSize, snippets: true });
  const manifest = await corpus.readManifest();
  return {
    data: {
      saved: { ...saved, lastRun: createLastRun(at, manifest, total, matches) },
      since: toSince(saved.lastRun),
      total,
      new: { total: fresh.length, results: await readSearchResults(context, hits, { content: false }) },
      gone: { total: gone.length, results: await readGoneCases(context, ofPage(gone), before) },
      changed: { total: changed.length, results: await readChangedCases(context, ofPage(changed), before) },
    },
    meta: {},
  };
}

function createLastRun(at: LastRun["at"], manifest: Manifest, total: number, matches: Matches): LastRun {
  const { name, version, counts, currentThrough, currentThroughPrecision } = manifest;
  return {
    ...(at !== undefined && { at }),
    corpus: { name, version, cases: counts.cases, currentThrough, currentThroughPrecision },
    total,
    found: FRESHNESS_LABELS.map((label) => ({
      freshness: label,
      ids: packIds(matches.flatMap(({ clusterId, freshness }) => (freshness === label ? [clusterId] : []))),
    })),
  };
}

/** Returns the cases of the last run by id, ascending, each with its status then. */
function readLastRun(lastRun: LastRun | undefined): ReadonlyMap<number, Freshness> {
  const rows = lastRun?.found.flatMap(({ freshness, ids }) =>
    (unpackIds(ids) ?? []).map((id) => [id, freshness] as const),
  );
  return new Map(rows?.sort(([a], [b]) => a - b));
}

function toSince(lastRun: LastRun | undefined): Sections["since"] {
  if (lastRun === undefined) return null;
  const { found, ...since } = lastRun;
  return since;
}

async function readGoneCases(
  { corpus, appUrl }: EngineContext,
  clusterIds: readonly number[],
  before: ReadonlyMap<number, Freshness>,
): Promise<Sections["gone"]["results"]> {
  const cases = await corpus.cases.readCases(clusterIds);
  return clusterIds.map((clusterId, at) => {
    const data = cases[at] ?? null;
    const now = data && { ...toCaseNode(data, appUrl), freshness: data.freshness };
    return { clusterId, was: before.get(clusterId)!, case: now };
  });
}

async function readChangedCases(
  { corpus, appUrl }: EngineContext,
  rows: Matches,
  before: ReadonlyMap<number, Freshness>,
): Promise<Sections["changed"]["results"]> {
  const clusterIds = rows.map(({ clusterId }) => clusterId);
  const details = await corpus.cases.readDetails(clusterIds);
  return rows.map(({ clusterId, freshness }, at) => ({
    ...toCaseNode(details[at]!, appUrl),
    was: before.get(clusterId)!,
    freshness,
    reason: details[at]!.freshnessDetail.reason,
  }));
}

function createTooManyCasesError(total: number): EngineError {
  const msg = `finds ${total} cases; a saved query can follow ${MAX_FOLLOWED_CASES}: narrow it`;
  return new EngineError("validation_failed", `The query ${msg}.`, {
    issues: [{ loc: ["body", "saved", "query"], msg, type: "too_many_cases" }],
  });
}
