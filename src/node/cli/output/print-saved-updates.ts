import type { NewSinceResponse } from "../../../contract/schemas/research/new-since.ts";
import { formatKnownDate } from "../../../law/known-date.ts";
import { formatCount } from "../../../text/plural.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

/** The result of one saved query: its new, changed and missing cases. */
export type SavedQueryUpdate = NewSinceResponse["data"];

/** Returns the number of new, changed and missing cases together. */
export function countUpdates({ new: added, gone, changed }: SavedQueryUpdate): number {
  return added.total + gone.total + changed.total;
}

/** Prints the counts of a saved query, then one line per case. */
export function printSavedUpdates(update: SavedQueryUpdate, { stdout }: Terminal): void {
  const { saved, since, total, new: added, gone, changed } = update;
  const paint = createColours(stdout);
  const counts = `${added.total} new, ${gone.total} gone, ${changed.total} changed, of ${formatCount(total, "case")}`;
  writeLine(stdout, `${paint.bold(saved.name)}: ${counts}${since?.at ? `, since ${since.at.slice(0, 10)}` : ""}`);
  const rows: readonly (readonly [kind: string, subject: string, detail: string])[] = [
    ...added.results.map(
      ({ title, citation, metadata: { decisionDate, datePrecision, freshness } }) =>
        [
          paint.green("new"),
          `${title}  ${citation}`,
          `${formatKnownDate(decisionDate, datePrecision)}, ${freshness}`,
        ] as const,
    ),
    ...changed.results.map(
      ({ caseName, citation, was, freshness, reason }) =>
        [
          paint.yellow("changed"),
          `${caseName}  ${citation}`,
          `${was} → ${freshness}${reason ? `: ${reason.caseName}, ${reason.citation}` : ""}`,
        ] as const,
    ),
    ...gone.results.map(
      ({ clusterId, was, case: held }) =>
        [
          paint.red("gone"),
          held ? `${held.caseName}  ${held.citation}` : `case ${clusterId}`,
          held
            ? `no longer matches; ${was === held.freshness ? was : `${was} → ${held.freshness}`}`
            : "not in this corpus",
        ] as const,
    ),
  ];
  for (const [kind, subject, detail] of rows) writeLine(stdout, `  ${kind}  ${subject}  ${paint.dim(detail)}`);
  const remaining = countUpdates(update) - rows.length;
  if (remaining > 0) writeLine(stdout, `  and ${remaining} more`);
}
