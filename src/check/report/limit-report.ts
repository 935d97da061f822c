import type { CheckReport } from "../../contract/schemas/citations/check.ts";

/** Greatest number of citations, and of quotations, in a report. */
export const MAX_REPORTED_CITATIONS = 5000;
/** Greatest number of findings in a report. */
export const MAX_REPORTED_FINDINGS = 1000;

/** Greatest size of each list of a report as JSON, in bytes; 5 MB together. */
const MAX_BYTES = { citations: 2_750_000, authorities: 750_000, quotations: 750_000, findings: 750_000 } as const;

/** The lists of a report. */
export type CheckLists = Pick<CheckReport, keyof typeof MAX_BYTES>;

/** A report that is limited, and whether anything was left out. */
export interface LimitedLists extends CheckLists {
  readonly truncated: boolean;
}

/**
 * Returns the first citations, authorities and quotations of a report and its most severe findings, so that a short text
 * cannot ask for an answer of any size: a short form of four characters takes five hundred bytes in a report. References
 * to what is left out are removed: an index that may be null becomes null, and other rows are left out too. Yields after
 * every few milliseconds of work.
 * @param counted how many citations and findings there are, if the lists do not contain all
 */
export function* limitReport(
  lists: CheckLists,
  counted: { readonly citations: number; readonly findings: number },
): Generator<void, LimitedLists> {
  const kept = yield* takeBytes(lists.citations.slice(0, MAX_REPORTED_CITATIONS), MAX_BYTES.citations);
  const authorities = yield* takeBytes(
    lists.authorities.slice(0, MAX_REPORTED_CITATIONS).map((row) => ({
      ...row,
      mentions: row.mentions.filter((at) => at < kept.length),
    })),
    MAX_BYTES.authorities,
  );
  const quotations = yield* takeBytes(
    takeWhile(lists.quotations.slice(0, MAX_REPORTED_CITATIONS), ({ citation }) => citation < kept.length),
    MAX_BYTES.quotations,
  );
  const keepIndex = (at: number | null, length: number) => (at !== null && at < length ? at : null);
  const citations = kept.map((citation) => ({
    ...citation,
    authority: keepIndex(citation.authority, authorities.length),
  }));
  const findings = yield* takeBytes(
    takeMostSevere(lists.findings).map((finding) => ({
      ...finding,
      citation: keepIndex(finding.citation, citations.length),
      quotation: keepIndex(finding.quotation, quotations.length),
    })),
    MAX_BYTES.findings,
  );
  yield;
  const limited = { citations, authorities, quotations, findings };
  const names = Object.keys(MAX_BYTES) as (keyof CheckLists)[];
  const isCut = limited.citations.length < counted.citations || limited.findings.length < counted.findings;
  return { ...limited, truncated: isCut || names.some((name) => limited[name].length < lists[name].length) };
}

/** Returns the first findings of the greatest severity, in their order in the text. */
function takeMostSevere(findings: CheckReport["findings"]): CheckReport["findings"] {
  if (findings.length <= MAX_REPORTED_FINDINGS) return findings;
  const chosen = new Set(
    (["error", "warning", "note"] as const)
      .flatMap((level) => findings.filter((finding) => finding.level === level))
      .slice(0, MAX_REPORTED_FINDINGS),
  );
  return findings.filter((finding) => chosen.has(finding));
}

/** Returns the items before the first one that does not meet the condition. */
function takeWhile<Item>(items: readonly Item[], test: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !test(item));
  return items.slice(0, end < 0 ? items.length : end);
}

/** Returns the first items whose JSON is not larger than `most` bytes in UTF-8. */
function* takeBytes<Item>(items: readonly Item[], most: number): Generator<void, Item[]> {
  let left = most;
  for (const [at, item] of items.entries()) {
    if (at % ITEMS_PER_SLICE === 0) yield;
    left -= ENCODER.encode(JSON.stringify(item)).length + 1;
    if (left < 0) return items.slice(0, at);
  }
  return [...items];
}

/** Items between two yields. */
const ITEMS_PER_SLICE = 50;

const ENCODER = new TextEncoder();
