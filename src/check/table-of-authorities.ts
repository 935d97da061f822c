import type { Citation } from "../citation/citation.ts";
import type { Authority } from "../contract/schemas/citations/check.ts";
import type { CheckContext } from "./context.ts";
import { formatCitedName, type ResolvedCitation } from "./resolve-citations.ts";

/** The table of authorities: one row per case, law or other source, cases first, each kind by name. */
export interface AuthorityTable {
  readonly rows: readonly Authority[];
  /** Index of the row of each citation; null where it stands for nothing. */
  readonly rowOfCitation: readonly (number | null)[];
}

/** Citations that are taken in at a time. */
const CITATIONS_PER_SLICE = 16;

interface AuthorityDraft extends Omit<Authority, "mentions"> {
  readonly mentions: number[];
}

export function* buildTableOfAuthorities(
  context: CheckContext,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): Generator<void, AuthorityTable> {
  const drafts = new Map<string, AuthorityDraft>();
  const rowOf: (AuthorityDraft | null)[] = [];
  for (const [index, citation] of citations.entries()) {
    const full = citation.refersTo === null ? index : citation.refersTo;
    const row = isFull(citations[full]!) ? draftOf(full) : null;
    row?.mentions.push(index);
    rowOf.push(row);
    if (rowOf.length % CITATIONS_PER_SLICE === 0) yield;
  }
  const rows = [...drafts.values()].sort(compareByCategoryAndName);
  const places = new Map(rows.map((row, place) => [row, place]));
  return { rows, rowOfCitation: rowOf.map((row) => (row === null ? null : places.get(row)!)) };

  function draftOf(index: number): AuthorityDraft {
    const citation = citations[index]!;
    const { clusterId } = resolved[index]!;
    const group = citation.group === null ? null : `group/${citation.group}`;
    const identity = clusterId === null ? (group ?? citation.key ?? `at/${index}`) : `case/${clusterId}`;
    let draft = drafts.get(identity);
    if (draft === undefined) {
      draft = {
        ...(clusterId === null ? toWrittenAuthority(citation) : toKnownAuthority(context, clusterId)),
        mentions: [],
      };
      drafts.set(identity, draft);
    }
    return draft;
  }
}

function isFull({ kind }: Citation): boolean {
  return kind === "case" || kind === "law" || kind === "journal" || kind === "docket";
}

function toKnownAuthority({ records }: CheckContext, clusterId: number): Omit<AuthorityDraft, "mentions"> {
  const { caseName, citation, absoluteUrl, freshness, freshnessDetail } = records.readRecord(clusterId);
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
  };
}

const CATEGORY_ORDER = ["cases", "statutes", "other"];

function compareByCategoryAndName(a: AuthorityDraft, b: AuthorityDraft): number {
  const kind = CATEGORY_ORDER.indexOf(a.category) - CATEGORY_ORDER.indexOf(b.category);
  return kind || compareText(a.name.toLowerCase(), b.name.toLowerCase()) || compareText(a.citation, b.citation);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
