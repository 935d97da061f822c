import { toBibtex } from "../../citation/styles/bibliography/bibtex.ts";
import { type CslItem, toCslItem } from "../../citation/styles/bibliography/csl-item.ts";
import { toRis } from "../../citation/styles/bibliography/ris.ts";
import { formatCitation } from "../../citation/styles/format-citation.ts";
import type { RESULT_FORMATS } from "../../contract/schemas/research/export.ts";
import type { CaseSummary } from "../../corpus/case-records.ts";
import { type CsvValue, formatCsvRow } from "../../text/csv.ts";

export type ResultFormatName = (typeof RESULT_FORMATS)[number];

/** A case of a result, with its place in it. */
export interface ExportedCase extends CaseSummary {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
}

/** How a file of one format is put together. */
export interface ResultFileFormat {
  readonly mediaType: string;
  /** Of its name. */
  readonly extension: string;
  readonly prefix: string;
  readonly separator: string;
  readonly suffix: string;
  /** Writes case after case of one file. */
  readonly createWriter: (style: string) => (row: ExportedCase) => string;
}

/** What a table has of a case, in the order of its columns. */
const COLUMNS: Readonly<Record<string, (row: ExportedCase, style: string) => CsvValue>> = {
  rank: ({ rank }) => rank,
  caseName: ({ caseName }) => caseName,
  cite: formatCitation,
  citations: ({ citations }) => citations.join("; "),
  court: ({ court }) => court,
  dateFiled: ({ dateFiled }) => dateFiled,
  judges: ({ bench }) => bench.join("; "),
  docketNumber: ({ docketNumber }) => docketNumber,
  freshness: ({ freshness }) => freshness,
  citeCount: ({ citeCount }) => citeCount,
  score: ({ score }) => score,
  jurisdiction: ({ jurisdiction }) => jurisdiction,
  courtId: ({ courtId }) => courtId,
  clusterId: ({ clusterId }) => clusterId,
  absoluteUrl: ({ absoluteUrl }) => absoluteUrl,
};

/** Every format, by its name. */
export const RESULT_FILE_FORMATS: Readonly<Record<ResultFormatName, ResultFileFormat>> = {
  csv: {
    mediaType: "text/csv; charset=utf-8; header=present",
    extension: "csv",
    prefix: formatCsvRow(Object.keys(COLUMNS)),
    separator: "",
    suffix: "",
    createWriter: (style) => (row) => formatCsvRow(Object.values(COLUMNS).map((cell) => cell(row, style))),
  },
  jsonl: {
    mediaType: "application/jsonl",
    extension: "jsonl",
    prefix: "",
    separator: "",
    suffix: "",
    createWriter: (style) => {
      return ({ rank, score, ...facts }) =>
        `${JSON.stringify({ rank, score, cite: formatCitation(facts, style), ...facts })}\n`;
    },
  },
  bibtex: {
    mediaType: "application/x-bibtex",
    extension: "bib",
    prefix: "",
    separator: "\n",
    suffix: "",
    createWriter: (style) => {
      const itemOf = createUniqueItemMapper();
      return (row) => toBibtex(itemOf(row), formatCitation(row, style));
    },
  },
  ris: {
    mediaType: "application/x-research-info-systems",
    extension: "ris",
    prefix: "",
    separator: "",
    suffix: "",
    createWriter: () => {
      const itemOf = createUniqueItemMapper();
      return (row) => toRis(itemOf(row));
    },
  },
  "csl-json": {
    mediaType: "application/vnd.citationstyles.csl+json",
    extension: "json",
    prefix: "[\n",
    separator: ",\n",
    suffix: "\n]\n",
    createWriter: () => {
      const itemOf = createUniqueItemMapper();
      return (row) => JSON.stringify(itemOf(row));
    },
  },
};

/** Cases as items; the second of two that would have the same id is numbered, since ids tell them apart in a file. */
function createUniqueItemMapper(): (row: ExportedCase) => CslItem {
  const taken = new Map<string, number>();
  return (row) => {
    const item = toCslItem(row);
    let id = item.id;
    let times = taken.get(id) ?? 0;
    while (taken.has(id)) id = `${item.id}-${++times}`;
    taken.set(item.id, Math.max(1, times)).set(id, 1);
    return { ...item, id };
  };
}
