import { deflateSync, strFromU8, strToU8 } from "fflate";
import type { Codec } from "../file/codec.ts";
import type { Database } from "../sqlite/database.ts";
import { parseStoredJson, readBlob } from "../sqlite/row.ts";

/**
 * The tables of the citation graph. One row per case contains its neighbours in both directions, packed: one look-up
 * instead of one per edge, and nothing to load when a corpus is opened. A row of `edge` contains the first neighbours in
 * order of priority; the rest of a much cited case is in `edge_rest`, so that visiting it costs no more. `ordinal` is the
 * index of a case among all cluster ids in ascending order. The texts of all edges of one citing case are in one row:
 * `windows` are snippets, `notes` everything else.
 */
export const EDGE_TABLES = `
CREATE TABLE edge (ordinal INTEGER PRIMARY KEY, cited BLOB NOT NULL, citing BLOB NOT NULL);
CREATE TABLE edge_rest (ordinal INTEGER PRIMARY KEY, cited BLOB NOT NULL, citing BLOB NOT NULL);
CREATE TABLE edge_text (ordinal INTEGER PRIMARY KEY, windows BLOB NOT NULL, notes BLOB NOT NULL);
`;

/** The neighbours of one case in one direction, column by column. */
export interface Neighbours {
  readonly length: number;
  readonly ordinals: Uint32Array;
  /** How often the citing case mentions the other, at most 65535. */
  readonly mentions: Uint16Array;
  /** Index of the edge among the citing case's edges by first mention, which is that of its window. */
  readonly positions: Uint16Array;
  /** Codes of treatment kinds, see `decodeTreatment`. */
  readonly kinds: Uint8Array;
  /** {@link EDGE_FLAGS}, added up. */
  readonly flags: Uint8Array;
}

/** Attributes of an edge that can be read without its text, as bits. */
export const EDGE_FLAGS = {
  dissent: 1,
  counsel: 2,
  wrongOrder: 4,
  lowConfidence: 8,
  partial: 16,
  reported: 32,
  /** The words around the deciding mention name an amendment of a constitution. */
  legislation: 64,
} as const;

/** Whether the neighbours of a case are the cases that it cites or the cases that cite it. */
export type EdgeDirection = "cited" | "citing";

/** One mention: opinion index, start, end, section kind, pin cite. */
export type StoredMention = readonly [
  opinion: number,
  start: number,
  end: number,
  section: string,
  pinCite: string | null,
];

/** The notes of a citing case. */
export interface EdgeNotes {
  /** By position: the mentions of each edge. */
  readonly mentions: readonly (readonly StoredMention[])[];
  /** By position: the cluster id of the decision named as the actor. */
  readonly actors: readonly (number | null)[];
  /** By position: confidence, 0 to 1. */
  readonly confidence: readonly number[];
  /** Citations of cases that the corpus does not contain. */
  readonly unresolved: readonly string[];
}

const BYTES_PER_EDGE = 10;
/** Number of neighbours per direction that {@link readFirstNeighbours} reads; more of a case lie apart. */
export const MAX_FIRST_NEIGHBOURS = 128;
const WINDOW_END = "\u0000";

/** Packs the snippets and notes of a citing case. */
export function packEdgeTexts(windows: readonly string[], notes: EdgeNotes): EdgeTexts {
  return { windows: deflateSized(windows.join(WINDOW_END)), notes: deflateSized(JSON.stringify(notes)) };
}

/** The packed texts of a citing case's edges. */
export interface EdgeTexts {
  readonly windows: Uint8Array;
  readonly notes: Uint8Array;
}

/** Reads the packed texts of a citing case; null if it cites nothing. */
export function readEdgeTexts(database: Database, ordinal: number): EdgeTexts | null {
  const row = database.prepare("SELECT windows, notes FROM edge_text WHERE ordinal = ?").get(ordinal);
  return row === undefined ? null : { windows: readBlob(row, 0), notes: readBlob(row, 1) };
}

/** Inserts the packed texts of a citing case. */
export function insertEdgeTexts(database: Database, ordinal: number, { windows, notes }: EdgeTexts): void {
  database.prepare("INSERT INTO edge_text (ordinal, windows, notes) VALUES (?, ?, ?)").run(ordinal, windows, notes);
}

/** Inserts the neighbours of a case, which must be in order of priority. */
export function writeNeighbours(database: Database, ordinal: number, cited: Neighbours, citing: Neighbours): void {
  if (cited.length === 0 && citing.length === 0) return;
  const write = (table: string, part: (edges: Neighbours) => Uint8Array) =>
    database
      .prepare(`INSERT INTO ${table} (ordinal, cited, citing) VALUES (?, ?, ?)`)
      .run(ordinal, part(cited), part(citing));
  write("edge", (edges) => packNeighbours(edges, 0, Math.min(edges.length, MAX_FIRST_NEIGHBOURS)));
  if (cited.length > MAX_FIRST_NEIGHBOURS || citing.length > MAX_FIRST_NEIGHBOURS)
    write("edge_rest", (edges) => packNeighbours(edges, MAX_FIRST_NEIGHBOURS, edges.length));
}

/** Reads the cases that a case cites (`cited`) or that cite it (`citing`), in order of priority. */
export function readNeighbours(database: Database, ordinal: number, direction: EdgeDirection): Neighbours {
  const first = readFirstNeighbours(database, ordinal, direction);
  if (first.length < MAX_FIRST_NEIGHBOURS) return first;
  const rest = readDirection(database, "edge_rest", ordinal, direction);
  return rest.length === 0 ? first : joinNeighbours(first, rest);
}

/** Reads the first neighbours of a case, at most 128, in order of priority. */
export function readFirstNeighbours(database: Database, ordinal: number, direction: EdgeDirection): Neighbours {
  return readDirection(database, "edge", ordinal, direction);
}

/** Complete statements: to join their parts for every read would take longer than to find the compiled statement. */
const SELECT_NEIGHBOURS = {
  edge: {
    cited: "SELECT cited FROM edge WHERE ordinal = ?",
    citing: "SELECT citing FROM edge WHERE ordinal = ?",
  },
  edge_rest: {
    cited: "SELECT cited FROM edge_rest WHERE ordinal = ?",
    citing: "SELECT citing FROM edge_rest WHERE ordinal = ?",
  },
} as const;

function readDirection(
  database: Database,
  table: keyof typeof SELECT_NEIGHBOURS,
  ordinal: number,
  direction: EdgeDirection,
): Neighbours {
  const row = database.prepare(SELECT_NEIGHBOURS[table][direction]).get(ordinal);
  return row === undefined ? NO_NEIGHBOURS : unpackNeighbours(readBlob(row, 0));
}

/** Reads the snippets of a citing case's edges, by position. */
export function readEdgeWindows(database: Database, ordinal: number): readonly string[] {
  const row = database.prepare("SELECT windows FROM edge_text WHERE ordinal = ?").get(ordinal);
  return row === undefined ? [] : inflateSized(database.codec, readBlob(row, 0)).split(WINDOW_END);
}

/** Reads the notes of a citing case; empty if it cites nothing. */
export function readEdgeNotes(database: Database, ordinal: number): EdgeNotes {
  const row = database.prepare("SELECT notes FROM edge_text WHERE ordinal = ?").get(ordinal);
  return row === undefined ? NO_NOTES : parseStoredJson<EdgeNotes>(inflateSized(database.codec, readBlob(row, 0)));
}

const NO_NOTES: EdgeNotes = { mentions: [], actors: [], confidence: [], unresolved: [] };

/** Packs neighbours column after column, the widest first so that each is aligned; little-endian. */
function packNeighbours(edges: Neighbours, from: number, to: number): Uint8Array {
  const length = Math.max(0, to - from);
  const bytes = new Uint8Array(length * BYTES_PER_EDGE);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < length; at++) {
    view.setUint32(at * 4, edges.ordinals[from + at]!, true);
    view.setUint16(length * 4 + at * 2, edges.mentions[from + at]!, true);
    view.setUint16(length * 6 + at * 2, edges.positions[from + at]!, true);
    bytes[length * 8 + at] = edges.kinds[from + at]!;
    bytes[length * 9 + at] = edges.flags[from + at]!;
  }
  return bytes;
}

function unpackNeighbours(bytes: Uint8Array): Neighbours {
  const length = bytes.length / BYTES_PER_EDGE;
  const buffer = bytes.slice().buffer;
  const [ordinals, mentions, positions] = LITTLE_ENDIAN
    ? [
        new Uint32Array(buffer, 0, length),
        new Uint16Array(buffer, length * 4, length),
        new Uint16Array(buffer, length * 6, length),
      ]
    : decodeColumns(new DataView(buffer), length);
  return {
    length,
    ordinals,
    mentions,
    positions,
    kinds: new Uint8Array(buffer, length * 8, length),
    flags: new Uint8Array(buffer, length * 9, length),
  };
}

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function decodeColumns(view: DataView, length: number): [Uint32Array, Uint16Array, Uint16Array] {
  return [
    Uint32Array.from({ length }, (_, at) => view.getUint32(at * 4, true)),
    Uint16Array.from({ length }, (_, at) => view.getUint16(length * 4 + at * 2, true)),
    Uint16Array.from({ length }, (_, at) => view.getUint16(length * 6 + at * 2, true)),
  ];
}

function joinNeighbours(a: Neighbours, b: Neighbours): Neighbours {
  const join = <T extends Uint8Array | Uint16Array | Uint32Array>(column: T, first: T, rest: T): T => {
    column.set(first);
    column.set(rest, first.length);
    return column;
  };
  const length = a.length + b.length;
  return {
    length,
    ordinals: join(new Uint32Array(length), a.ordinals, b.ordinals),
    mentions: join(new Uint16Array(length), a.mentions, b.mentions),
    positions: join(new Uint16Array(length), a.positions, b.positions),
    kinds: join(new Uint8Array(length), a.kinds, b.kinds),
    flags: join(new Uint8Array(length), a.flags, b.flags),
  };
}

const NO_NEIGHBOURS: Neighbours = unpackNeighbours(new Uint8Array(0));

/** A shorter text is stored as it is: compression saves a few bytes of it, and takes longer than everything else. */
const MIN_COMPRESSED_BYTES = 160;

/** Compresses a text, preceded by its size: decompression into a buffer of the right size takes half the time. */
function deflateSized(text: string): Uint8Array {
  const plain = strToU8(text);
  const packed = deflateSync(plain, { level: plain.length < MIN_COMPRESSED_BYTES ? 0 : 6 });
  const bytes = new Uint8Array(4 + packed.length);
  new DataView(bytes.buffer).setUint32(0, plain.length, true);
  bytes.set(packed, 4);
  return bytes;
}

function inflateSized(codec: Codec, bytes: Uint8Array): string {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return strFromU8(codec.inflate(bytes.subarray(4), undefined, size));
}
