import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import { packIds, unpackIds } from "../../contract/schemas/research/case-ids.ts";
import {
  type LastRun,
  MAX_FOLLOWED_CASES,
  type NewSinceRequest,
  type NewSinceResponse,
} from "../../contract/schemas/research/new-since.ts";
import { EngineError } from "../../errors.ts";
import { compareFreshness, decodeFreshness, FRESHNESS_LABELS, type Freshness } from "../../law/treatment.ts";
import { countMembers, isMember, listMembers } from "../../search/case-set.ts";
import { toCaseFilters } from "../case-filters.ts";
import type { EngineContext } from "../context.ts";
import { planSearch, toSearchResult } from "./search.ts";

/** `research.newSince`: what a saved query finds that it did not find when it was last run, and the query brought up to date. */
export function findNewSince(context: EngineContext, request: NewSinceRequest): WithoutCost<NewSinceResponse> {
  const { saved, at, page, pageSize } = request;
  const { searcher, texts } = context;
  const { clusterIds, freshness } = searcher.index.columns;
  const { plan } = planSearch(context, saved);
  const set = searcher.matchPlan(plan, toCaseFilters(context, saved.filters));
  const total = countMembers(set);
  if (total > MAX_FOLLOWED_CASES) throw createTooManyCasesError(total);

  const found = listMembers(set, total);
  const before = readLastRun(saved.lastRun);
  const readFreshness = (ordinal: number) => decodeFreshness(freshness[ordinal]!);
  const fresh = found.filter((ordinal) => !before.has(clusterIds[ordinal]!));
  const gone = [...before.keys()].filter((id) => !hasOrdinal(set, findOrdinal(clusterIds, id)));
  const changed = Array.from(found)
    .filter((ordinal) => (before.get(clusterIds[ordinal]!) ?? readFreshness(ordinal)) !== readFreshness(ordinal))
    .sort((a, b) => compareFreshness(readFreshness(b), readFreshness(a)) || a - b);

  const ofPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * pageSize, page * pageSize);
  const { hits } = searcher.search({ plan, filters: { among: fresh }, page, pageSize, readText: texts.readSlice });
  const lastRun: LastRun = {
    ...(at !== undefined && { at }),
    corpus: identifyCorpus(context),
    total,
    found: FRESHNESS_LABELS.map((label) => {
      const ordinals = found.filter((ordinal) => readFreshness(ordinal) === label);
      return { freshness: label, ids: packIds(Array.from(ordinals, (ordinal) => clusterIds[ordinal]!)) };
    }),
  };
  return {
    data: {
      saved: { ...saved, lastRun },
      since: toSince(saved.lastRun),
      total,
      new: { total: fresh.length, results: hits.map((hit) => toSearchResult(context, hit, { content: false })) },
      gone: { total: gone.length, results: ofPage(gone).map((id) => toGoneCase(context, id, before.get(id)!)) },
      changed: {
        total: changed.length,
        results: ofPage(changed).map((ordinal) => {
          const id = clusterIds[ordinal]!;
          return toChangedCase(context, id, before.get(id)!);
        }),
      },
    },
    meta: {},
  };
}

/** Every case of the last run, ascending, with how it stood. */
function readLastRun(lastRun: LastRun | undefined): ReadonlyMap<number, Freshness> {
  const rows = lastRun?.found.flatMap(({ freshness, ids }) =>
    (unpackIds(ids) ?? []).map((id) => [id, freshness] as const),
  );
  return new Map(rows?.sort(([a], [b]) => a - b));
}

function hasOrdinal(set: ReturnType<typeof listMembers>, ordinal: number): boolean {
  return ordinal >= 0 && isMember(set, ordinal);
}

function toSince(lastRun: LastRun | undefined): NewSinceResponse["data"]["since"] {
  if (lastRun === undefined) return null;
  const { found, ...since } = lastRun;
  return since;
}

function toGoneCase({ records, searcher }: EngineContext, clusterId: number, was: Freshness) {
  const { clusterIds, freshness } = searcher.index.columns;
  const ordinal = findOrdinal(clusterIds, clusterId);
  if (ordinal < 0) return { clusterId, was, case: null };
  return {
    clusterId,
    was,
    case: { ...records.readNode(clusterId), freshness: decodeFreshness(freshness[ordinal]!) },
  };
}

function toChangedCase({ records }: EngineContext, clusterId: number, was: Freshness) {
  const { freshness, freshnessDetail } = records.readRecord(clusterId);
  return { ...records.readNode(clusterId), was, freshness, reason: freshnessDetail.reason };
}

function identifyCorpus({ corpus }: EngineContext): LastRun["corpus"] {
  const { name, version, counts, currentThrough } = corpus.manifest;
  return { name, version, cases: counts.cases, currentThrough };
}

function createTooManyCasesError(total: number): EngineError {
  const msg = `finds ${total} cases; a saved query can follow ${MAX_FOLLOWED_CASES}: narrow it`;
  return new EngineError("validation_failed", `The query ${msg}.`, {
    issues: [{ loc: ["body", "saved", "query"], msg, type: "too_many_cases" }],
  });
}
