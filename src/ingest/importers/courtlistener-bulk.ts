import type { SectionKind } from "../../law/case.ts";
import type { Court, CourtLevel } from "../../law/court.ts";
import type { Importer, ImportOptions } from "../importer.ts";
import type { SourceRecord } from "../record.ts";
import { type Source, type SourceEntry, unreadableSource } from "../source.ts";
import { authorName } from "../text/author.ts";
import type { CleanText } from "../text/clean-text.ts";
import { htmlToOpinion, xmlToOpinion } from "../text/markup.ts";
import { plainToOpinion } from "../text/plain.ts";
import { rankCitations, type SourceCitation } from "./citation-rank.ts";
import { readTable } from "./copy-csv.ts";
import { judgeNames } from "./judges.ts";
import { refusedEntries } from "./refused-entries.ts";
import { settleOpinions } from "./settle-opinions.ts";

/** CourtListener's bulk data: one CSV file per table, `opinions-2026-11-01.csv` and so on, of any date. */
export const courtlistenerBulk: Importer = {
  name: "courtlistener-bulk",
  provenance: {
    provider: "Free Law Project, CourtListener",
    url: "https://www.courtlistener.com/help/api/bulk-data/",
    license: "Public Domain Mark 1.0",
    notice:
      "Court opinions are in the public domain. Collected by Free Law Project and published as CourtListener bulk data.",
  },
  detect: (entries) => entries.some(({ path }) => tableOf(path) === "opinion-clusters"),
  records,
};

const NAMESPACE = "courtlistener";
const TABLES = ["courts", "dockets", "citations", "opinion-clusters", "opinions"] as const;
type Table = (typeof TABLES)[number];

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  const { tables, superseded } = await findTables(source);
  for (const entry of superseded) {
    yield refused("file", "a newer file of the same table is read", entry.path, "file");
  }

  const courts = new Set<string>();
  for await (const record of readCourts(tables.courts, options)) {
    if (record.kind === "court") courts.add(record.court.id);
    yield record;
  }
  const dockets = new Map<string, Docket>();
  yield* readDockets(tables.dockets, dockets, options);
  const citations = new Map<string, SourceCitation[]>();
  yield* readCitations(tables.citations, citations, options);
  const clusters = new Set<string>();
  for await (const record of readClusters(tables["opinion-clusters"], { courts, dockets, citations }, options)) {
    if (record.kind === "case") clusters.add(record.case.sourceId);
    yield record;
  }
  dockets.clear();
  citations.clear();
  yield* settleOpinions(readOpinions(tables.opinions, clusters, options));
}

function tableOf(path: string): string | null {
  return /(?:^|\/)([a-z-]+?)(?:-\d{4}-\d{2}-\d{2})?\.csv$/.exec(path)?.[1] ?? null;
}

/** Of several files of a table the last in path order is read: the one of the latest date. */
async function findTables(source: Source): Promise<{ tables: Record<Table, SourceEntry>; superseded: SourceEntry[] }> {
  const found: Partial<Record<Table, SourceEntry>> = {};
  const superseded: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    const table = TABLES.find((name) => name === tableOf(entry.path));
    if (table === undefined) continue;
    const earlier = found[table];
    if (earlier) superseded.push(earlier);
    found[table] = entry;
  }
  const missing = TABLES.filter((table) => found[table] === undefined);
  if (missing.length > 0) {
    const names = missing.map((table) => `${table}-YYYY-MM-DD.csv`).join(", ");
    throw unreadableSource(`${source.name}: CourtListener's bulk data is not complete, there is no ${names}.`);
  }
  return { tables: found as Record<Table, SourceEntry>, superseded };
}

async function* readCourts(entry: SourceEntry, options: ImportOptions): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, ["id", "full_name", "citation_string", "jurisdiction"], options)) {
    if ("broken" in row) {
      yield refused("court", row.broken, entry.path, `line ${row.line}`);
      continue;
    }
    const { id, full_name, citation_string, jurisdiction } = row.values;
    if (id === "") {
      yield refused("court", "it has no id", entry.path, `line ${row.line}`);
      continue;
    }
    const court: Court = {
      id,
      name: full_name || id,
      citationString: id === "scotus" ? "" : citation_string,
      jurisdiction: "US",
      level: id === "scotus" ? "supreme" : (LEVELS[jurisdiction] ?? "unknown"),
    };
    yield { kind: "court", court, place: { file: entry.path, record: id } };
  }
}

/** CourtListener's `jurisdiction` letters. Bankruptcy appellate panels hear appeals; tribal and military courts stand apart. */
const LEVELS: Readonly<Record<string, CourtLevel>> = {
  F: "appellate",
  FD: "trial",
  FB: "trial",
  FBP: "appellate",
  FS: "special",
  S: "state_supreme",
  SA: "appellate",
  ST: "trial",
  SS: "special",
  SAG: "special",
  TS: "state_supreme",
  TA: "appellate",
  TT: "trial",
  TSP: "special",
  TRS: "special",
  TRA: "special",
  TRT: "special",
  TRX: "special",
  MA: "special",
  MT: "special",
  C: "special",
  I: "special",
};

interface Docket {
  readonly courtId: string;
  readonly number: string;
}

async function* readDockets(
  entry: SourceEntry,
  dockets: Map<string, Docket>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, ["id", "court_id", "docket_number"], options)) {
    if ("broken" in row) yield refused("case", `its docket: ${row.broken}`, entry.path, `line ${row.line}`);
    else dockets.set(row.values.id, { courtId: row.values.court_id, number: row.values.docket_number.trim() });
  }
}

async function* readCitations(
  entry: SourceEntry,
  citations: Map<string, SourceCitation[]>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const columns = ["id", "volume", "reporter", "page", "type", "cluster_id"] as const;
  for await (const row of readTable(entry, columns, options)) {
    if ("broken" in row) {
      yield refused("citation", row.broken, entry.path, `line ${row.line}`);
      continue;
    }
    const { id, cluster_id, ...citation } = row.values;
    if (citation.volume === "" || citation.reporter === "" || citation.page === "") {
      yield refused("citation", "volume, reporter or page is empty", entry.path, id || `line ${row.line}`);
      continue;
    }
    const known = citations.get(cluster_id);
    if (known) known.push(citation);
    else citations.set(cluster_id, [citation]);
  }
}

interface Metadata {
  readonly courts: ReadonlySet<string>;
  readonly dockets: ReadonlyMap<string, Docket>;
  readonly citations: Map<string, SourceCitation[]>;
}

const CLUSTER_COLUMNS = [
  "id",
  "case_name",
  "case_name_full",
  "case_name_short",
  "date_filed",
  "date_filed_is_approximate",
  "judges",
  "docket_id",
] as const;

async function* readClusters(
  entry: SourceEntry,
  { courts, dockets, citations }: Metadata,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, CLUSTER_COLUMNS, options)) {
    if ("broken" in row) {
      yield refused("case", row.broken, entry.path, `line ${row.line}`);
      continue;
    }
    const { id, docket_id, date_filed } = row.values;
    const place = { file: entry.path, record: id || `line ${row.line}` };
    const docket = dockets.get(docket_id);
    const reason = !/^[1-9]\d{0,11}$/.test(id)
      ? "its id is not a number"
      : docket === undefined
        ? `its docket ${docket_id || "(none)"} is not in the dockets table`
        : !courts.has(docket.courtId)
          ? `its court "${docket.courtId}" is not in the courts table`
          : !/^\d{4}-\d{2}-\d{2}$/.test(date_filed)
            ? `its date "${date_filed}" is not a date`
            : null;
    if (docket === undefined || reason !== null) {
      yield { kind: "refused", what: "case", reason: reason ?? "", place };
      continue;
    }

    const cited = rankCitations(citations.get(id) ?? []);
    const nameFull = oneLine(row.values.case_name_full);
    const given = oneLine(row.values.case_name) || shortened(nameFull) || oneLine(row.values.case_name_short);
    const name = given || cited[0] || docket.number || `Case ${id}`;
    if (given === "") yield { kind: "repaired", what: "case", reason: `it has no name and is called "${name}"`, place };
    const approximate = row.values.date_filed_is_approximate === "t";
    yield {
      kind: "case",
      case: {
        clusterId: Number(id),
        namespace: NAMESPACE,
        sourceId: id,
        name,
        nameFull: nameFull || name,
        courtId: docket.courtId,
        jurisdiction: "US",
        dateFiled: approximate ? `${date_filed.slice(0, 4)}-01-01` : date_filed,
        datePrecision: approximate ? "year" : "day",
        docketNumber: docket.number,
        judges: judgeNames(row.values.judges),
        citations: cited,
      },
      place,
    };
    citations.delete(id);
  }
  for (const [clusterId, lost] of citations) {
    const reason = `its case ${clusterId} is not in the input`;
    for (const citation of rankCitations(lost)) yield refused("citation", reason, entry.path, citation);
  }
}

/** Columns that can hold the text, best first, with what they are made of. */
const TEXT_COLUMNS = [
  // The scanned reporter, with its pages, footnotes and author marked as such.
  { column: "xml_harvard", read: xmlToOpinion },
  // Publishers' own markup.
  { column: "html_columbia", read: htmlToOpinion },
  { column: "html_lawbox", read: htmlToOpinion },
  { column: "html_anon_2020", read: htmlToOpinion },
  // Made from one of the others or from the court's own file; its links are left aside, its star pages are read.
  { column: "html_with_citations", read: htmlToOpinion },
  { column: "html", read: htmlToOpinion },
  { column: "plain_text", read: plainToOpinion },
] as const;

const KINDS: Readonly<Record<string, SectionKind>> = {
  "010combined": "combined",
  "015unamimous": "lead",
  "020lead": "lead",
  "025plurality": "plurality",
  "030concurrence": "concurrence",
  "035concurrenceinpart": "concurrence_in_part",
  "040dissent": "dissent",
  "050addendum": "addendum",
  "060remittitur": "addendum",
  "070rehearing": "rehearing",
  "080onthemerits": "lead",
  "090onmotiontostrike": "addendum",
};

const OPINION_COLUMNS = [
  "id",
  "cluster_id",
  "type",
  "author_str",
  "per_curiam",
  ...TEXT_COLUMNS.map(({ column }) => column),
] as const;

async function* readOpinions(
  entry: SourceEntry,
  clusters: ReadonlySet<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, OPINION_COLUMNS, options)) {
    if ("broken" in row) {
      yield refused("opinion", row.broken, entry.path, `line ${row.line}`);
      continue;
    }
    const { id, cluster_id, type, author_str, per_curiam } = row.values;
    const place = { file: entry.path, record: id || `line ${row.line}` };
    if (!clusters.has(cluster_id)) {
      yield { kind: "refused", what: "opinion", reason: `its case ${cluster_id || "(none)"} was not read`, place };
      continue;
    }
    const clean = bestText(row.values);
    if (clean === null) {
      yield { kind: "refused", what: "opinion", reason: "it has no text", place };
      continue;
    }
    const kind = KINDS[type];
    if (kind === undefined) {
      yield { kind: "repaired", what: "opinion", reason: `its type "${type}" is read as a combined opinion`, place };
    }
    yield {
      kind: "opinion",
      namespace: NAMESPACE,
      caseSourceId: cluster_id,
      opinion: {
        kind: per_curiam === "t" && (kind === "lead" || kind === "combined") ? "per_curiam" : (kind ?? "combined"),
        author: authorName(author_str) || clean.author,
        text: clean.text,
        pages: clean.pages,
        footnotes: clean.footnotes,
      },
      place,
    };
  }
}

function bestText(values: Readonly<Record<(typeof TEXT_COLUMNS)[number]["column"], string>>): CleanText | null {
  for (const { column, read } of TEXT_COLUMNS) {
    if (values[column] === "") continue;
    const clean = read(values[column]);
    if (clean.text !== "") return clean;
  }
  return null;
}

/** Names sometimes hold markup and entities. */
function oneLine(text: string): string {
  return /[<&]/.test(text) ? htmlToOpinion(text).text.replace(/\s+/g, " ") : text.replace(/\s+/g, " ").trim();
}

const LONGEST_NAME = 200;

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, name.lastIndexOf(" ", LONGEST_NAME))} …`;
}

function refused(
  what: "court" | "case" | "citation" | "opinion" | "file",
  reason: string,
  file: string,
  record: string,
): SourceRecord {
  return { kind: "refused", what, reason, place: { file, record } };
}
