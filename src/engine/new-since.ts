import { ordinalOf } from "../citator/facts.ts";
import { packIds, unpackIds } from "../contract/case-ids.ts";
import { type LastRun, MOST_FOLLOWED, type NewSinceRequest, type NewSinceResponse } from "../contract/saved-query.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import type { Freshness } from "../law/treatment.ts";
import { FRESHNESS } from "../search/columns.ts";
import { has, membersOf, sizeOf } from "../search/sets.ts";
import { caseFilters } from "./case-filters.ts";
import type { Parts } from "./parts.ts";
import { readSearch, result } from "./research.ts";

/** `research.newSince`: what a saved query finds that it did not find when it was last run, and the query brought up to date. */
export function newSince(parts: Parts, request: NewSinceRequest): Unmetered<NewSinceResponse> {
  const { saved, at, page, pageSize } = request;
  const { searcher, texts } = parts;
  const { clusterIds, freshness } = searcher.index.columns;
  const { plan } = readSearch(parts, saved);
  const set = searcher.matches(plan, caseFilters(parts, saved.filters));
  const total = sizeOf(set);
  if (total > MOST_FOLLOWED) throw tooMany(total);

  const found = membersOf(set, total);
  const before = rememberedBy(saved.lastRun);
  const stands = (ordinal: number) => FRESHNESS[freshness[ordinal]!]!;
  const fresh = found.filter((ordinal) => !before.has(clusterIds[ordinal]!));
  const gone = [...before.keys()].filter((id) => !isIn(set, ordinalOf(clusterIds, id)));
  const changed = Array.from(found)
    .filter((ordinal) => (before.get(clusterIds[ordinal]!) ?? stands(ordinal)) !== stands(ordinal))
    .sort((a, b) => freshness[b]! - freshness[a]! || a - b);

  const ofPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * pageSize, page * pageSize);
  const { hits } = searcher.search({ plan, filters: { among: fresh }, page, pageSize, readText: texts.slice });
  const lastRun: LastRun = {
    ...(at !== undefined && { at }),
    corpus: identity(parts),
    total,
    found: FRESHNESS.map((label) => {
      const ordinals = found.filter((ordinal) => stands(ordinal) === label);
      return { freshness: label, ids: packIds(Array.from(ordinals, (ordinal) => clusterIds[ordinal]!)) };
    }),
  };
  return {
    data: {
      saved: { ...saved, lastRun },
      since: sinceOf(saved.lastRun),
      total,
      new: { total: fresh.length, results: hits.map((hit) => result(parts, hit, { content: false })) },
      gone: { total: gone.length, results: ofPage(gone).map((id) => goneCase(parts, id, before.get(id)!)) },
      changed: {
        total: changed.length,
        results: ofPage(changed).map((ordinal) => {
          const id = clusterIds[ordinal]!;
          return changedCase(parts, id, before.get(id)!);
        }),
      },
    },
    meta: {},
  };
}

/** Every case of the last run, ascending, with how it stood. */
function rememberedBy(lastRun: LastRun | undefined): ReadonlyMap<number, Freshness> {
  const rows = lastRun?.found.flatMap(({ freshness, ids }) =>
    (unpackIds(ids) ?? []).map((id) => [id, freshness] as const),
  );
  return new Map(rows?.sort(([a], [b]) => a - b));
}

function isIn(set: ReturnType<typeof membersOf>, ordinal: number): boolean {
  return ordinal >= 0 && has(set, ordinal);
}

function sinceOf(lastRun: LastRun | undefined): NewSinceResponse["data"]["since"] {
  if (lastRun === undefined) return null;
  const { found, ...since } = lastRun;
  return since;
}

function goneCase({ records, searcher }: Parts, clusterId: number, was: Freshness) {
  const { clusterIds, freshness } = searcher.index.columns;
  const ordinal = ordinalOf(clusterIds, clusterId);
  if (ordinal < 0) return { clusterId, was, case: null };
  return { clusterId, was, case: { ...records.node(clusterId), freshness: FRESHNESS[freshness[ordinal]!]! } };
}

function changedCase({ records }: Parts, clusterId: number, was: Freshness) {
  const { freshness, freshnessDetail } = records.record(clusterId);
  return { ...records.node(clusterId), was, freshness, reason: freshnessDetail.reason };
}

function identity({ corpus }: Parts): LastRun["corpus"] {
  const { name, version, counts, currentThrough } = corpus.manifest;
  return { name, version, cases: counts.cases, currentThrough };
}

function tooMany(total: number): EngineError {
  const msg = `finds ${total} cases; a saved query can follow ${MOST_FOLLOWED}: narrow it`;
  return new EngineError("validation_failed", `The query ${msg}.`, {
    issues: [{ loc: ["body", "saved", "query"], msg, type: "too_many_cases" }],
  });
}
