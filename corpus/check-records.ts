import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseCitation } from "../src/citation/parse/parse-citation.ts";
import { readCopyTable } from "../src/ingest/importers/courtlistener-bulk/read-copy-table.ts";
import { liiofindia } from "../src/ingest/importers/liiofindia/liiofindia.ts";
import { createUnreadableSourceError } from "../src/ingest/source.ts";
import type { DatePrecision } from "../src/law/case.ts";
import { openSource } from "../src/node/sources/open-source.ts";
import type { CheckSource } from "./case-sources.ts";

/** A record of one case in a check source. */
export interface CheckRecord {
  readonly source: CheckSource;
  /** Empty if the source does not name the parties. */
  readonly name: string;
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly docketNumber: string;
  readonly judges: readonly string[];
  readonly citations: readonly string[];
}

/** Optional data beside the project, not part of it. */
export const SHARED_FOLDER = fileURLToPath(new URL("../../shared", import.meta.url));

/** Reads all check sources; null if the folder does not exist. */
export async function readCheckRecords(shared: string = SHARED_FOLDER): Promise<CheckRecord[] | null> {
  if (!existsSync(shared)) return null;
  return [
    ...(await readScdb(`${shared}/eval/us_parallel.jsonl`)),
    ...(await readCourtListener(`${shared}/data/us-courtlistener-bulk.tar.gz`)),
    ...(await readScrInsc(`${shared}/eval/in_parallel_insc_scr.jsonl`)),
    ...(await readJoined(`${shared}/eval/in_parallel_joined.jsonl`)),
    ...(await readLii(`${shared}/data/in-sc-judgments.tar.gz`)),
  ];
}

/** Supreme Court Database: Supreme Court of the United States since 1946. */
async function readScdb(path: string): Promise<CheckRecord[]> {
  type Row = { case_name: string; date: string; docket: string; cites: string[] };
  return (await readJsonLines<Row>(path)).map((row) => ({
    ...createRecord(
      "scdb",
      row.case_name,
      row.date.replace(/^(\d+)\/(\d+)\/(\d+)$/, (_, m, d, y) => formatIsoDate(y, m, d)),
    ),
    docketNumber: row.docket,
    citations: repairLawyersEdition(row.cites),
  }));
}

/** CourtListener's bulk data: a sample of the Supreme Court and of other courts. */
async function readCourtListener(path: string): Promise<CheckRecord[]> {
  const source = await openSource(path);
  try {
    const dockets = new Map<string, string>();
    const citations = new Map<string, string[]>();
    for await (const row of readRows(source, "dockets", ["id", "docket_number"]))
      dockets.set(row.id, row.docket_number);
    for await (const row of readRows(source, "citations", ["volume", "reporter", "page", "cluster_id"])) {
      const known = citations.get(row.cluster_id) ?? [];
      citations.set(row.cluster_id, [...known, `${row.volume} ${row.reporter} ${row.page}`]);
    }
    const records: CheckRecord[] = [];
    const columns = ["id", "case_name", "date_filed", "date_filed_is_approximate", "docket_id"] as const;
    for await (const row of readRows(source, "opinion-clusters", columns)) {
      records.push({
        ...createRecord("courtlistener", row.case_name, row.date_filed),
        datePrecision: row.date_filed_is_approximate === "t" ? "year" : "day",
        docketNumber: dockets.get(row.docket_id) ?? "",
        citations: repairLawyersEdition(citations.get(row.id) ?? []),
      });
    }
    return records;
  } finally {
    await source.close();
  }
}

async function* readRows<Column extends string>(
  source: Awaited<ReturnType<typeof openSource>>,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<Readonly<Record<Column, string>>> {
  for await (const entry of source.entries()) {
    if (!entry.path.includes(`/${table}-`)) continue;
    for await (const row of readCopyTable(entry, columns)) if ("values" in row) yield row.values;
    return;
  }
  throw createUnreadableSourceError(`${source.name}: there is no table "${table}".`);
}

/** Official metadata: the neutral citations that the Supreme Court of India assigned, and its own reports, since 1990. */
async function readScrInsc(path: string): Promise<CheckRecord[]> {
  type Row = { case_name: string; date: string; insc: string; scr: string };
  return (await readJsonLines<Row>(path)).map((row) => ({
    ...createRecord("scr-insc", row.case_name, parseDayFirst(row.date)),
    citations: [row.insc, row.scr],
  }));
}

/** The same joined with CommonLII, for the private reports. */
async function readJoined(path: string): Promise<CheckRecord[]> {
  type Row = { case_name: string; date: string; insc: string; scr: string; cites: { raw: string }[] };
  return (await readJsonLines<Row>(path)).map((row) => ({
    ...createRecord("joined", row.case_name, parseDayFirst(row.date)),
    citations: [row.insc, row.scr, ...row.cites.map(({ raw }) => raw)],
  }));
}

/** The heads of judgments as LIIofIndia publishes them. The first line, with the parties, is often cut off. */
async function readLii(path: string): Promise<CheckRecord[]> {
  const source = await openSource(path);
  try {
    const records: CheckRecord[] = [];
    for await (const read of liiofindia.records(source)) {
      if (read.kind !== "case") continue;
      const { name, dateFiled, datePrecision, docketNumber, judges, citations } = read.case;
      const named = / v(?:s|ersus)?\.? /i.test(name) && parseCitation(name)?.kind !== "case";
      records.push({
        ...createRecord("lii", named ? name : "", dateFiled),
        datePrecision,
        docketNumber,
        judges,
        citations,
      });
    }
    return records;
  } finally {
    await source.close();
  }
}

/** Joins initials: the `V.` of `E. V. RAO versus THE STATE` does not separate names, `M/S.S.K. AND CO.` begins with S. */
function createRecord(source: CheckSource, parties: string, dateFiled: string): CheckRecord {
  const name = parties.replace(/\bM\/S\.? ?/g, "").replace(/\b([A-Z]\.) (?=[A-Z]\.)/g, "$1");
  return { source, name, dateFiled, datePrecision: "day", docketNumber: "", judges: [], citations: [] };
}

async function readJsonLines<Row>(path: string): Promise<Row[]> {
  const lines = (await readFile(path, "utf8")).split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}

function parseDayFirst(date: string): string {
  return date.replace(/^(\d+)-(\d+)-(\d+)$/, (_, d, m, y) => formatIsoDate(y, m, d));
}

function formatIsoDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * The second series of the Lawyers' Edition begins with 352 U.S. (October Term 1956). Both American sources write
 * `L. Ed. 2d` for the last volumes of the first series as well.
 */
function repairLawyersEdition(citations: readonly string[]): string[] {
  const official = citations
    .map((citation) => /^(\d+) U\.S\. /.exec(citation)?.[1])
    .find((volume) => volume !== undefined);
  if (official === undefined || Number(official) >= 352) return [...citations];
  return citations.map((citation) => citation.replace(" L. Ed. 2d ", " L. Ed. "));
}
