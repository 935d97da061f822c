import type { ActSectionNumbers, ProvisionCiters } from "../../corpus/port/legislation-reader.ts";
import { findActOrdinal } from "../../store/legislation/acts.ts";
import { findNewestSectionOrdinal } from "../../store/legislation/sections.ts";
import type { ClusterContext } from "../cluster-context.ts";
import type { CiterRow } from "../documents/corpus-groups.ts";

/** Returns the cases that cite each section of US law; at most `limit` of each. */
export function findSectionCiters(
  context: ClusterContext,
  actIds: readonly string[],
  limit: number,
): Promise<ProvisionCiters[]> {
  return context.run(() =>
    actIds.map((actId) => {
      const ordinal = findNewestSectionOrdinal(context.database, actId);
      return toCiters(ordinal === null ? [] : readCiters(context, "section_citers", ordinal), limit);
    }),
  );
}

/** Returns the cases that cite any of some sections of an Act, for each request; at most `limit` of each. */
export function findActSectionCiters(
  context: ClusterContext,
  sections: readonly ActSectionNumbers[],
  limit: number,
): Promise<ProvisionCiters[]> {
  return context.run(() =>
    sections.map(({ actId, numbers }) => {
      const act = findActOrdinal(context.database, actId);
      const rows = act === null ? [] : readCiters(context, "act_citers", act);
      return toCiters(
        rows.filter(([, , , number]) => numbers.includes(number)),
        limit,
      );
    }),
  );
}

function readCiters({ database: { cache } }: ClusterContext, table: string, owner: number): CiterRow[] {
  cache.require([`${table}=${owner}`]);
  const row = cache.getBlob(table, owner);
  return row ? (JSON.parse(new TextDecoder().decode(row.blob)) as CiterRow[]) : [];
}

/** Joins the mentions of each case; those that are cited most come first. */
function toCiters(rows: readonly CiterRow[], limit: number): ProvisionCiters {
  const cases = new Map<number, { clusterId: number; mentions: number; citeCount: number }>();
  for (const [clusterId, mentions, citeCount] of rows) {
    const known = cases.get(clusterId) ?? { clusterId, mentions: 0, citeCount: citeCount ?? -1 };
    known.mentions += mentions;
    cases.set(clusterId, known);
  }
  const sorted = [...cases.values()].sort(
    (a, b) => b.citeCount - a.citeCount || b.mentions - a.mentions || a.clusterId - b.clusterId,
  );
  return {
    total: sorted.length,
    citers: sorted.slice(0, limit).map(({ clusterId, mentions }) => ({ clusterId, mentions })),
  };
}
