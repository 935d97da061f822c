import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { Database } from "./database.ts";

/**
 * Who cites whom. One row per case and direction holds all its neighbours, packed: one look-up instead of one per edge,
 * and nothing to load when a corpus is opened. `ordinal` is a case's place among all cluster ids in ascending order.
 * The texts of all edges of one citing case lie together: `windows` are snippets, `notes` everything else.
 */
export const EDGE_TABLES = `
CREATE TABLE edge (ordinal INTEGER PRIMARY KEY, cited BLOB NOT NULL, citing BLOB NOT NULL);
CREATE TABLE edge_text (ordinal INTEGER PRIMARY KEY, windows BLOB NOT NULL, notes BLOB NOT NULL);
`;

/** The neighbours of one case in one direction, column by column. */
export interface Neighbours {
  readonly length: number;
  readonly ordinals: Uint32Array;
  /** How often the citing case mentions the other, at most 65535. */
  readonly mentions: Uint16Array;
  /** Place of the edge among the citing case's edges by first mention: the index of its window. */
  readonly positions: Uint16Array;
  /** Index into `TREATMENT_KINDS`. */
  readonly kinds: Uint8Array;
  /** {@link EDGE_FLAGS}, added up. */
  readonly flags: Uint8Array;
}

/** What else is to be known of an edge without reading its text. */
export const EDGE_FLAGS = {
  dissent: 1,
  counsel: 2,
  wrongOrder: 4,
  lowConfidence: 8,
  partial: 16,
  reported: 32,
} as const;

export type EdgeDirection = "cited" | "citing";

/** One mention: opinion index, start, end, section kind, pin cite. */
export type StoredMention = readonly [
  opinion: number,
  start: number,
  end: number,
  section: string,
  pinCite: string | null,
];

/** What the notes of a citing case hold. */
export interface EdgeNotes {
  /** By position: the mentions of each edge. */
  readonly mentions: readonly (readonly StoredMention[])[];
  /** By position: the cluster id of the decision named as the actor. */
  readonly actors: readonly (number | null)[];
  /** By position: confidence, 0 to 1. */
  readonly confidence: readonly number[];
  /** Case citations that the corpus does not hold. */
  readonly unresolved: readonly string[];
}

const BYTES_PER_EDGE = 10;
const WINDOW_END = "\u0000";

export function writeEdgeTexts(
  database: Database,
  ordinal: number,
  windows: readonly string[],
  notes: EdgeNotes,
): void {
  database
    .prepare("INSERT INTO edge_text (ordinal, windows, notes) VALUES (?, ?, ?)")
    .run(ordinal, deflated(windows.join(WINDOW_END)), deflated(JSON.stringify(notes)));
}

export function writeNeighbours(database: Database, ordinal: number, cited: Neighbours, citing: Neighbours): void {
  if (cited.length === 0 && citing.length === 0) return;
  database
    .prepare("INSERT INTO edge (ordinal, cited, citing) VALUES (?, ?, ?)")
    .run(ordinal, pack(cited), pack(citing));
}

/** The cases that a case cites (`cited`) or that cite it (`citing`), in the order in which the network chooses them. */
export function neighboursOf(database: Database, ordinal: number, direction: EdgeDirection): Neighbours {
  const row = database.prepare(`SELECT ${direction} FROM edge WHERE ordinal = ?`).get(ordinal);
  return row === undefined ? NONE : unpack(row[0] as Uint8Array);
}

/** The snippets of a citing case's edges, by position. */
export function windowsOf(database: Database, ordinal: number): readonly string[] {
  const row = database.prepare("SELECT windows FROM edge_text WHERE ordinal = ?").get(ordinal);
  return row === undefined ? [] : inflated(row[0] as Uint8Array).split(WINDOW_END);
}

export function edgeNotesOf(database: Database, ordinal: number): EdgeNotes {
  const row = database.prepare("SELECT notes FROM edge_text WHERE ordinal = ?").get(ordinal);
  return row === undefined ? NO_NOTES : (JSON.parse(inflated(row[0] as Uint8Array)) as EdgeNotes);
}

const NO_NOTES: EdgeNotes = { mentions: [], actors: [], confidence: [], unresolved: [] };

/** Columns one behind the other, widest first, so that each lies aligned in its own copy; little endian. */
function pack(edges: Neighbours): Uint8Array {
  const bytes = new Uint8Array(edges.length * BYTES_PER_EDGE);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < edges.length; at++) {
    view.setUint32(at * 4, edges.ordinals[at]!, true);
    view.setUint16(edges.length * 4 + at * 2, edges.mentions[at]!, true);
    view.setUint16(edges.length * 6 + at * 2, edges.positions[at]!, true);
  }
  bytes.set(edges.kinds, edges.length * 8);
  bytes.set(edges.flags, edges.length * 9);
  return bytes;
}

function unpack(bytes: Uint8Array): Neighbours {
  const length = bytes.length / BYTES_PER_EDGE;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ordinals = new Uint32Array(length);
  const mentions = new Uint16Array(length);
  const positions = new Uint16Array(length);
  for (let at = 0; at < length; at++) {
    ordinals[at] = view.getUint32(at * 4, true);
    mentions[at] = view.getUint16(length * 4 + at * 2, true);
    positions[at] = view.getUint16(length * 6 + at * 2, true);
  }
  return {
    length,
    ordinals,
    mentions,
    positions,
    kinds: bytes.slice(length * 8, length * 9),
    flags: bytes.slice(length * 9),
  };
}

const NONE: Neighbours = unpack(new Uint8Array(0));

function deflated(text: string): Uint8Array {
  return deflateSync(strToU8(text), { level: 6 });
}

function inflated(bytes: Uint8Array): string {
  return strFromU8(inflateSync(bytes));
}
