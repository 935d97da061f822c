import { toBibtex } from "../../citation/styles/bibliography/bibtex.ts";
import { type CslItem, toCslItem } from "../../citation/styles/bibliography/csl-item.ts";
import { toRis } from "../../citation/styles/bibliography/ris.ts";
import { formatCitation } from "../../citation/styles/format-citation.ts";
import type { FreshnessDetail } from "../../contract/schemas/common/case.ts";
import type { RESULT_FORMATS } from "../../contract/schemas/research/export.ts";
import type { CaseSummary } from "../../corpus/case-records.ts";
import { takeKnownPart } from "../../law/known-date.ts";
import { type CsvValue, formatCsvRow } from "../../text/csv.ts";

/** Name of a format of result files, as `research.export` accepts it. */
export type ResultFormatName = (typeof RESULT_FORMATS)[number];

/** A case of a result, with its rank. */
export interface ExportedCase extends CaseSummary {
  /** Position in the result, from 1. */
  readonly rank: number;
  readonly score: number;
  readonly freshnessDetail: FreshnessDetail;
}

/** A format of result files: how a file is composed of cases. */
export interface ResultFileFormat {
  readonly mediaType: string;
  /** Extension of the file name, without a dot. */
  readonly extension: string;
  readonly prefix: string;
  readonly separator: string;
  readonly suffix: string;
  /** Creates a function that formats the cases of one file, one after another. */
  readonly createWriter: (style: string) => (row: ExportedCase) => string;
}

/** Columns of a table of cases, in order, each with the function that returns its value. */
const COLUMNS: Readonly<Record<string, (row: ExportedCase, style: string) => CsvValue>> = {
  rank: ({ rank }) => rank,
  caseName: ({ caseName }) => caseName,
  cite: formatCitation,
  citations: ({ citations }) => citations.join("; "),
  court: ({ court }) => court,
  dateFiled: ({ dateFiled, datePrecision }) => takeKnownPart(dateFiled, datePrecision),
  datePrecision: ({ datePrecision }) => datePrecision,
  judges: ({ bench }) => bench.join("; "),
  docketNumber: ({ docketNumber }) => docketNumber,
  freshness: ({ freshness }) => freshness,
  status: ({ freshnessDetail }) => freshnessDetail.sentence,
  citeCount: ({ citeCount }) => citeCount,
  score: ({ score }) => score,
  jurisdiction: ({ jurisdiction }) => jurisdiction,
  courtId: ({ courtId }) => courtId,
  clusterId: ({ clusterId }) => clusterId,
  absoluteUrl: ({ absoluteUrl }) => absoluteUrl,
};

/** Every format by name. */
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

/** Creates a function that converts cases to items, and numbers equal ids, because ids must be unique in a file. */
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
