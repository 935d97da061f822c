import type { Citation } from "../citation/citation.ts";
import type { Authority } from "../contract/check.ts";
import type { CheckLibrary } from "./library.ts";
import { nameOf, type Resolved } from "./resolved.ts";

/** The table of authorities: one row per case, law or other source, cases first, each kind by name. */
export interface Authorities {
  readonly rows: readonly Authority[];
  /** Index of the row of each citation; null where it stands for nothing. */
  readonly ofCitation: readonly (number | null)[];
}

/** Citations that are taken in at a time. */
const AT_A_TIME = 16;

interface Draft extends Omit<Authority, "mentions"> {
  readonly mentions: number[];
}

export function* tableOfAuthorities(
  library: CheckLibrary,
  citations: readonly Citation[],
  resolved: readonly Resolved[],
): Generator<void, Authorities> {
  const drafts = new Map<string, Draft>();
  const rowOf: (Draft | null)[] = [];
  for (const [index, citation] of citations.entries()) {
    const full = citation.refersTo === null ? index : citation.refersTo;
    const row = isFull(citations[full]!) ? draftOf(full) : null;
    row?.mentions.push(index);
    rowOf.push(row);
    if (rowOf.length % AT_A_TIME === 0) yield;
  }
  const rows = [...drafts.values()].sort(byKindAndName);
  const places = new Map(rows.map((row, place) => [row, place]));
  return { rows, ofCitation: rowOf.map((row) => (row === null ? null : places.get(row)!)) };

  function draftOf(index: number): Draft {
    const citation = citations[index]!;
    const { clusterId } = resolved[index]!;
    const group = citation.group === null ? null : `group/${citation.group}`;
    const identity = clusterId === null ? (group ?? citation.key ?? `at/${index}`) : `case/${clusterId}`;
    let draft = drafts.get(identity);
    if (draft === undefined) {
      draft = { ...(clusterId === null ? asWritten(citation) : asKnown(library, clusterId)), mentions: [] };
      drafts.set(identity, draft);
    }
    return draft;
  }
}

function isFull({ kind }: Citation): boolean {
  return kind === "case" || kind === "law" || kind === "journal" || kind === "docket";
}

function asKnown({ records }: CheckLibrary, clusterId: number): Omit<Draft, "mentions"> {
  const { caseName, citation, absoluteUrl, freshness, freshnessDetail } = records.record(clusterId);
  const { reason } = freshnessDetail;
  const by = reason === null ? null : [reason.caseName, reason.citation].filter((part) => part !== "").join(", ");
  return {
    category: "cases",
    name: caseName,
    citation,
    clusterId,
    absoluteUrl,
    freshness,
    freshnessReason: reason === null ? null : `${reason.treatment} by ${by}`,
  };
}

function asWritten(citation: Citation): Omit<Draft, "mentions"> {
  const written = citation.raw.replace(/\s+/g, " ");
  return {
    category:
      citation.kind === "case" || citation.kind === "docket" ? "cases" : citation.kind === "law" ? "statutes" : "other",
    name: nameOf(citation) ?? (citation.kind === "case" ? (citation.antecedent ?? written) : written),
    citation: written,
    clusterId: null,
    absoluteUrl: null,
    freshness: null,
    freshnessReason: null,
  };
}

const KINDS = ["cases", "statutes", "other"];

function byKindAndName(a: Draft, b: Draft): number {
  const kind = KINDS.indexOf(a.category) - KINDS.indexOf(b.category);
  return kind || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.citation, b.citation);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
