import type { Source, SourceEntry } from "../../src/ingest/source.ts";
import { OPINION_COLUMNS } from "../../test/support/ingest/courtlistener-columns.ts";

/** Numbers of rows of CourtListener's bulk tables. */
export interface BulkSize {
  readonly dockets: number;
  readonly clusters: number;
  readonly citations: number;
}

/** Numbers of rows in the proportions of the published tables: 70 million dockets, 10 million clusters, 18 million citations. */
export function scaleBulk(dockets: number): BulkSize {
  return { dockets, clusters: Math.round(dockets / 7), citations: Math.round((dockets * 18) / 70) };
}

const COURTS = ["scotus", "ca1", "ca2", "ca3", "ca5", "ca9", "cadc", "wash", "washctapp", "cal", "ny", "tex"];
const REPORTERS = ["F.2d", "F.3d", "P.2d", "N.E.2d", "S.W.2d", "A.2d", "So. 2d", "Cal. Rptr.", "N.Y.S.2d"];
const NAMES =
  "Alder Birch Cedar Dogwood Elm Fir Gorse Hazel Ivy Juniper Kapok Larch Maple Nutmeg Oak Pine Rowan Spruce Teak Willow Yew Ash Beech Hawthorn".split(
    " ",
  );
const WORDS =
  "the of court to and a in that is for by was it on judgment appeal defendant plaintiff motion evidence statute trial order district claim error affirmed reversed denied granted holding question law fact rule duty contract notice damages jury verdict counsel witness hearing review record".split(
    " ",
  );
const CHUNK_CHARS = 256 * 1024;

/**
 * Creates CourtListener's bulk data of a size, written while it is read, in the later way of quoting: rows of dockets in
 * an order that is not that of their ids, as updated rows are, one short opinion per cluster, which cites one or two
 * earlier cases. The same size has the same bytes.
 */
export function createSimulatedBulk(size: BulkSize): Source {
  const tables: Readonly<Record<string, () => Generator<readonly string[]>>> = {
    "citations-2026-11-01.csv": () => writeCitations(size),
    "courts-2026-11-01.csv": writeCourts,
    "dockets-2026-11-01.csv": () => writeDockets(size),
    "opinion-clusters-2026-11-01.csv": () => writeClusters(size),
    "opinions-2026-11-01.csv": () => writeOpinions(size),
  };
  const entries = Object.entries(tables).map(
    ([path, rows]): SourceEntry => ({
      path,
      open: () => new ReadableStream(),
      bytes: () => encodeRows(rows()),
      estimateSize: async () => estimateBytes(rows(), countRows(path, size)),
    }),
  );
  return {
    name: "simulated bulk data",
    refused: [],
    async *entries() {
      yield* entries;
    },
    async close() {},
  };
}

/** Rows by which the size of a table is estimated. */
const SAMPLED_ROWS = 20_000;

function estimateBytes(rows: Iterable<readonly string[]>, count: number): number {
  let sampled = 0;
  let bytes = 0;
  for (const row of rows) {
    bytes += row.join('","').length + 3;
    if (++sampled === SAMPLED_ROWS) return (bytes * count) / sampled;
  }
  return bytes;
}

function countRows(path: string, { dockets, clusters, citations }: BulkSize): number {
  if (path.startsWith("dockets")) return dockets;
  return path.startsWith("citations") ? citations : clusters;
}

async function* encodeRows(rows: Iterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "";
  let isHeader = true;
  for (const row of rows) {
    text += isHeader ? `${row.join(",")}\n` : `"${row.join('","')}"\n`;
    isHeader = false;
    if (text.length < CHUNK_CHARS) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(text);
}

/** Returns a number below `bound` that depends on the seed alone. */
function pick(seed: number, bound: number): number {
  let hash = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % bound;
}

function* writeCourts(): Generator<readonly string[]> {
  yield ["id", "full_name", "citation_string", "jurisdiction"];
  for (const id of COURTS) yield [id, `Court ${id}`, id, id === "scotus" ? "F" : "S"];
}

function* writeDockets({ dockets }: BulkSize): Generator<readonly string[]> {
  yield ["id", "court_id", "docket_number", "case_name", "date_filed"];
  // A step without a common divisor visits every row once.
  const step = 999_983;
  for (let row = 0; row < dockets; row++) {
    const id = row % 20 === 0 ? 1 + ((row * step) % dockets) : 1 + row;
    yield [String(id), COURTS[pick(id, COURTS.length)]!, `${id % 99}-${id % 9973}`, "Alder v. Birch", "1990-01-01"];
  }
}

function nameCluster(id: number): string {
  const name = (seed: number) => NAMES[pick(seed, NAMES.length)]!;
  return `${name(id)} ${name(id * 3 + 1)} v. ${name(id * 7 + 2)} ${name(id * 11 + 5)} Co.`;
}

function* writeClusters({ clusters }: BulkSize): Generator<readonly string[]> {
  yield [
    "id",
    "judges",
    "date_filed",
    "date_filed_is_approximate",
    "case_name_short",
    "case_name",
    "case_name_full",
    "precedential_status",
    "docket_id",
  ];
  for (let id = 1; id <= clusters; id++) {
    const date = `${1900 + Math.floor((id * 120) / (clusters + 1))}-0${1 + (id % 9)}-1${id % 10}`;
    const status = pick(id, 3) === 0 ? "Unpublished" : "Published";
    yield [String(id), "Elm, Fir", date, "f", "Alder", nameCluster(id), "", status, String(1 + 7 * (id - 1))];
  }
}

/** The `n`th citation of all: three in five clusters have one, others more. */
function cite(n: number): { readonly volume: number; readonly reporter: string; readonly page: number } {
  return {
    volume: 1 + (Math.floor(n / 900) % 999),
    reporter: REPORTERS[Math.floor(n / 899_100) % REPORTERS.length]!,
    page: 1 + (n % 900),
  };
}

function* writeCitations({ clusters, citations }: BulkSize): Generator<readonly string[]> {
  yield ["id", "volume", "reporter", "page", "type", "cluster_id"];
  for (let n = 0; n < citations; n++) {
    const { volume, reporter, page } = cite(n);
    const cluster = 1 + (n < clusters ? n : pick(n, clusters));
    yield [String(n + 1), String(volume), reporter, String(page), "3", String(cluster)];
  }
}

function* writeOpinions({ clusters }: BulkSize): Generator<readonly string[]> {
  yield [...OPINION_COLUMNS, "cluster_id"];
  for (let id = 1; id <= clusters; id++) {
    const words = Array.from({ length: 40 }, (_, at) => WORDS[pick(id * 41 + at, WORDS.length)]!).join(" ");
    const cited = pick(id, id);
    const { volume, reporter, page } = cite(cited);
    const year = 1900 + Math.floor(((cited + 1) * 120) / (clusters + 1));
    const text = `We follow ${nameCluster(cited + 1)}, ${volume} ${reporter} ${page} (${year}). The ${words}. Number ${id}.`;
    yield [String(2 * id), "020lead", "Elm", "f", "", "", "", "", "", "", text, String(id)];
  }
}
