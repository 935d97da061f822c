import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { compareSeverity, decodeTreatment, type Treatment, type TreatmentKind } from "../../law/treatment.ts";
import type { EdgeDirection, EdgeNotes, Neighbours } from "../../store/citations/edges.ts";
import type { CitatorCaseAttributes } from "./case-attributes.ts";

/** The parts of a corpus that the lists read. */
export interface CitingListPorts {
  readonly facts: CitatorCaseAttributes;
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
  windows(ordinal: number): readonly string[];
  notes(ordinal: number): EdgeNotes;
}

/** Order of a list; equal rows follow in order of priority. */
export type CitingSort = "appearance" | "treatment" | "date_desc" | "date_asc" | "cite_count_desc" | "depth_desc";

/** The rows of a list to return, and their order. */
export interface CitingListQuery {
  readonly clusterId: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: CitingSort;
  /** A label, or one of the kinds that it covers. */
  readonly treatment?: Treatment | TreatmentKind;
  /** Ids of the courts to include. */
  readonly courts?: ReadonlySet<string>;
  readonly jurisdiction?: Jurisdiction;
  /** `YYYY-MM-DD`, both ends included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  /** Minimum number of mentions. */
  readonly minDepth?: number;
}

/** The case at the other end of an edge, and how the citing case treats the cited one. */
export interface CitingListRow {
  readonly clusterId: number;
  readonly treatment: Treatment;
  readonly kind: TreatmentKind;
  readonly snippet: string;
  /** Number of mentions of the cited in the citing case. */
  readonly depthOfTreatment: number;
}

/** One page of a list. */
export interface CitingList {
  /** Number of rows that pass the filters, on all pages. */
  readonly total: number;
  readonly results: readonly CitingListRow[];
}

/** One page of the cases that a case cites. */
export interface CitedCaseList extends CitingList {
  /** Case citations that the corpus does not contain, in text order. */
  readonly unresolved: readonly string[];
}

/** Lists the cases that a case cites; `null` if the corpus does not contain it. */
export function listCitedCases(ports: CitingListPorts, query: CitingListQuery): CitedCaseList | null {
  const ordinal = ports.facts.ordinal(query.clusterId);
  if (ordinal < 0) return null;
  return { ...buildList(ports, ordinal, "cited", query), unresolved: ports.notes(ordinal).unresolved };
}

/** Lists the cases that cite a case; `null` if the corpus does not contain it. */
export function listCitingCases(ports: CitingListPorts, query: CitingListQuery): CitingList | null {
  const ordinal = ports.facts.ordinal(query.clusterId);
  return ordinal < 0 ? null : buildList(ports, ordinal, "citing", query);
}

function buildList(
  ports: CitingListPorts,
  ordinal: number,
  direction: EdgeDirection,
  query: CitingListQuery,
): CitingList {
  const edges = ports.neighbours(ordinal, direction);
  const rows: number[] = [];
  for (let at = 0; at < edges.length; at++) if (isAdmitted(ports.facts, edges, at, query)) rows.push(at);
  const compare = COMPARATORS[query.sort];
  // Neighbours are in order of priority, which the stable sort keeps for equal rows.
  rows.sort((a, b) => compare(edges, ports.facts, a, b));
  const first = (query.page - 1) * query.pageSize;
  const own = direction === "cited" ? ports.windows(ordinal) : null;
  return {
    total: rows.length,
    results: rows.slice(first, first + query.pageSize).map((at) => {
      const { kind, label } = decodeTreatment(edges.kinds[at]!);
      const windows = own ?? ports.windows(edges.ordinals[at]!);
      return {
        clusterId: ports.facts.clusterId(edges.ordinals[at]!),
        treatment: label,
        kind,
        snippet: windows[edges.positions[at]!] ?? "",
        depthOfTreatment: edges.mentions[at]!,
      };
    }),
  };
}

function isAdmitted(facts: CitatorCaseAttributes, edges: Neighbours, at: number, query: CitingListQuery): boolean {
  const ordinal = edges.ordinals[at]!;
  const { kind, label } = decodeTreatment(edges.kinds[at]!);
  if (query.treatment !== undefined && query.treatment !== kind && query.treatment !== label) return false;
  if (query.minDepth !== undefined && edges.mentions[at]! < query.minDepth) return false;
  if (query.courts !== undefined && !query.courts.has(facts.courtId(ordinal))) return false;
  if (query.jurisdiction !== undefined && facts.jurisdiction(ordinal) !== query.jurisdiction) return false;
  if (query.dateFrom === undefined && query.dateTo === undefined) return true;
  const date = facts.dateFiled(ordinal);
  // A case without a date is in no period.
  return date !== "" && date >= (query.dateFrom ?? "") && (query.dateTo === undefined || date <= query.dateTo);
}

type EdgeComparator = (edges: Neighbours, facts: CitatorCaseAttributes, a: number, b: number) => number;

const COMPARATORS: Readonly<Record<CitingSort, EdgeComparator>> = {
  appearance: (edges, _, a, b) => edges.positions[a]! - edges.positions[b]!,
  treatment: (edges, _, a, b) => compareSeverity(getKind(edges, a), getKind(edges, b)),
  date_desc: (edges, facts, a, b) => compareDates(edges, facts, a, b, -1),
  date_asc: (edges, facts, a, b) => compareDates(edges, facts, a, b, 1),
  cite_count_desc: (edges, facts, a, b) => facts.citeCount(edges.ordinals[b]!) - facts.citeCount(edges.ordinals[a]!),
  depth_desc: (edges, _, a, b) => edges.mentions[b]! - edges.mentions[a]!,
};

function getKind(edges: Neighbours, at: number): TreatmentKind {
  return decodeTreatment(edges.kinds[at]!).kind;
}

/** Compares dates in a direction; an unknown date comes last in both. */
function compareDates(
  edges: Neighbours,
  facts: CitatorCaseAttributes,
  a: number,
  b: number,
  direction: 1 | -1,
): number {
  const dateA = facts.dateFiled(edges.ordinals[a]!);
  const dateB = facts.dateFiled(edges.ordinals[b]!);
  if (dateA === dateB) return 0;
  if (dateA === "" || dateB === "") return dateA === "" ? 1 : -1;
  return dateA < dateB ? -direction : direction;
}
