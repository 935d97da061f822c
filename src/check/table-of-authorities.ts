import { sortInSlices } from "../async/sort-in-slices.ts";
import type { Citation } from "../citation/citation.ts";
import type { Authority } from "../contract/schemas/citations/check.ts";
import type { CaseRecord } from "../contract/schemas/common/case.ts";
import { readCaseRecords } from "../corpus/case-records.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import { formatCitedName, type ResolvedCitation } from "./resolve-citations.ts";

/** A table of authorities: one row per case, law or other source, sorted by category (cases first), then by name. */
export interface AuthorityTable {
  readonly rows: readonly Authority[];
  /** The records of all cases to which citations lead, by cluster id. */
  readonly records: ReadonlyMap<number, CaseRecord>;
  /** Index of the row of each citation; `null` if it refers to no source. */
  readonly rowOfCitation: readonly (number | null)[];
}

/** Number of cases that are read, and of citations that are added, before other tasks run. */
const CITATIONS_PER_SLICE = 16;

interface AuthorityDraft extends Omit<Authority, "mentions"> {
  readonly mentions: number[];
}

/** Builds the table of authorities of a text, slice by slice. */
export async function* buildTableOfAuthorities(
  context: EngineContext,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, AuthorityTable> {
  const records = yield* readRecords(context, resolved);
  const drafts = new Map<string, AuthorityDraft>();
  const rowOf: (AuthorityDraft | null)[] = [];
  for (const [index, citation] of citations.entries()) {
    const full = citation.refersTo === null ? index : citation.refersTo;
    const row = isFull(citations[full]!) ? findDraft(drafts, records, citations[full]!, resolved[full]!, full) : null;
    row?.mentions.push(index);
    rowOf.push(row);
    if (rowOf.length % CITATIONS_PER_SLICE === 0) yield;
  }
  const places = Array.from(drafts.values(), toPlacedDraft);
  yield;
  const rows = (yield* sortInSlices(places, comparePlaces)).map(({ draft }) => draft);
  yield;
  const indexes = new Map(rows.map((row, index) => [row, index]));
  yield;
  return { rows, records, rowOfCitation: rowOf.map((row) => (row === null ? null : indexes.get(row)!)) };
}

/** Reads the records of all cases to which citations lead. */
async function* readRecords(
  context: EngineContext,
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, ReadonlyMap<number, CaseRecord>> {
  const ids = [...new Set(resolved.flatMap(({ clusterId }) => clusterId ?? []))];
  const records = new Map<number, CaseRecord>();
  for (let from = 0; from < ids.length; from += CITATIONS_PER_SLICE) {
    const slice = await readCaseRecords(context, ids.slice(from, from + CITATIONS_PER_SLICE));
    for (const record of slice) records.set(record.clusterId, record);
    yield;
  }
  return records;
}

/** Returns the row of a full citation, and adds it to `drafts` if it is new. */
function findDraft(
  drafts: Map<string, AuthorityDraft>,
  records: ReadonlyMap<number, CaseRecord>,
  citation: Citation,
  { clusterId }: ResolvedCitation,
  index: number,
): AuthorityDraft {
  const group = citation.group === null ? null : `group/${citation.group}`;
  const identity = clusterId === null ? (group ?? citation.key ?? `at/${index}`) : `case/${clusterId}`;
  let draft = drafts.get(identity);
  if (draft === undefined) {
    const authority = clusterId === null ? toWrittenAuthority(citation) : toKnownAuthority(records.get(clusterId)!);
    draft = { ...authority, mentions: [] };
    drafts.set(identity, draft);
  }
  return draft;
}

function isFull({ kind }: Citation): boolean {
  return kind === "case" || kind === "law" || kind === "journal" || kind === "docket";
}

function toKnownAuthority(record: CaseRecord): Omit<AuthorityDraft, "mentions"> {
  const { clusterId, caseName, citation, absoluteUrl, freshness, freshnessDetail } = record;
  return {
    category: "cases",
    name: caseName,
    citation,
    clusterId,
    absoluteUrl,
    freshness,
    freshnessReason: freshnessDetail.sentence,
    isPartial: freshnessDetail.partial && freshness !== "Good Law",
  };
}

function toWrittenAuthority(citation: Citation): Omit<AuthorityDraft, "mentions"> {
  const written = citation.raw.replace(/\s+/g, " ");
  return {
    category:
      citation.kind === "case" || citation.kind === "docket" ? "cases" : citation.kind === "law" ? "statutes" : "other",
    name: formatCitedName(citation) ?? (citation.kind === "case" ? (citation.antecedent ?? written) : written),
    citation: written,
    clusterId: null,
    absoluteUrl: null,
    freshness: null,
    freshnessReason: null,
    isPartial: false,
  };
}

const CATEGORY_ORDER = ["cases", "statutes", "other"];

/** A row with what its place in the table depends on. */
interface PlacedDraft {
  readonly draft: AuthorityDraft;
  readonly category: number;
  readonly name: string;
}

function toPlacedDraft(draft: AuthorityDraft): PlacedDraft {
  return { draft, category: CATEGORY_ORDER.indexOf(draft.category), name: draft.name.toLowerCase() };
}

function comparePlaces(a: PlacedDraft, b: PlacedDraft): number {
  return a.category - b.category || compareText(a.name, b.name) || compareText(a.draft.citation, b.draft.citation);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
