import { bibtex } from "../citation/styles/bibtex.ts";
import { formatCitation } from "../citation/styles/format.ts";
import { type CslItem, cslItem } from "../citation/styles/item.ts";
import { ris } from "../citation/styles/ris.ts";
import { type CsvValue, csvRow } from "../contract/csv.ts";
import type { RESULT_FORMATS } from "../contract/result-export.ts";
import type { CaseBrief } from "../resolve/record.ts";

export type ResultFormatName = (typeof RESULT_FORMATS)[number];

/** A case of a result, with its place in it. */
export interface ExportedCase extends CaseBrief {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
}

/** How a file of one format is put together. */
export interface ResultFormat {
  readonly mediaType: string;
  /** Of its name. */
  readonly ending: string;
  readonly head: string;
  readonly between: string;
  readonly tail: string;
  /** Writes case after case of one file. */
  readonly writer: (style: string) => (row: ExportedCase) => string;
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
export const FORMATS: Readonly<Record<ResultFormatName, ResultFormat>> = {
  csv: {
    mediaType: "text/csv; charset=utf-8; header=present",
    ending: "csv",
    head: csvRow(Object.keys(COLUMNS)),
    between: "",
    tail: "",
    writer: (style) => (row) => csvRow(Object.values(COLUMNS).map((cell) => cell(row, style))),
  },
  jsonl: {
    mediaType: "application/jsonl",
    ending: "jsonl",
    head: "",
    between: "",
    tail: "",
    writer: (style) => {
      return ({ rank, score, ...facts }) =>
        `${JSON.stringify({ rank, score, cite: formatCitation(facts, style), ...facts })}\n`;
    },
  },
  bibtex: {
    mediaType: "application/x-bibtex",
    ending: "bib",
    head: "",
    between: "\n",
    tail: "",
    writer: (style) => {
      const itemOf = itemsOfOneFile();
      return (row) => bibtex(itemOf(row), formatCitation(row, style));
    },
  },
  ris: {
    mediaType: "application/x-research-info-systems",
    ending: "ris",
    head: "",
    between: "",
    tail: "",
    writer: () => {
      const itemOf = itemsOfOneFile();
      return (row) => ris(itemOf(row));
    },
  },
  "csl-json": {
    mediaType: "application/vnd.citationstyles.csl+json",
    ending: "json",
    head: "[\n",
    between: ",\n",
    tail: "\n]\n",
    writer: () => {
      const itemOf = itemsOfOneFile();
      return (row) => JSON.stringify(itemOf(row));
    },
  },
};

/** Cases as items; the second of two that would have the same id is numbered, since ids tell them apart in a file. */
function itemsOfOneFile(): (row: ExportedCase) => CslItem {
  const taken = new Map<string, number>();
  return (row) => {
    const item = cslItem(row);
    let id = item.id;
    let times = taken.get(id) ?? 0;
    while (taken.has(id)) id = `${item.id}-${++times}`;
    taken.set(item.id, Math.max(1, times)).set(id, 1);
    return { ...item, id };
  };
}
