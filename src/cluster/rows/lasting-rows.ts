import type { SqlValue } from "../../store/sqlite/row.ts";
import type { TableRow } from "./row-group.ts";

/*
 * Rows of a case refer to cases by their places in the corpus, and contain a figure that every case changes. In the cluster
 * they refer to cases by cluster id, and that figure is in a column of all cases, so that the document of a case remains the
 * same until the case itself changes.
 */

/** The places of cases in a corpus, and their authority. */
export interface CasePlaces {
  /** Returns the ordinal of a cluster id; negative if there is no such case. */
  toOrdinal(clusterId: number): number;
  /** Returns the cluster id of an ordinal; undefined if there is no such case. */
  toClusterId(ordinal: number): number | undefined;
  /** Returns the authority of a case; see the column `authority` of the table `standing`. */
  toAuthority(clusterId: number): number;
}

type RowChange = (values: readonly SqlValue[], places: CasePlaces) => readonly SqlValue[];

interface LastingTable {
  readonly detach: RowChange;
  readonly attach: RowChange;
}

const BYTES_PER_ORDINAL = 4;
const BYTES_PER_ID = 8;
/** Bytes of a neighbour in one direction beside its ordinal: see `src/store/citations/edges.ts`. */
const OTHER_BYTES = 6;
/** Column of the authority in the table `standing`. */
const AUTHORITY = 2;

/** The first column is an ordinal. */
const BY_ORDINAL: LastingTable = {
  detach: ([ordinal, ...values], { toClusterId }) => [toClusterId(Number(ordinal))!, ...values],
  attach: ([id, ...values], { toOrdinal }) => [toOrdinal(Number(id)), ...values],
};

/** The first column is an ordinal; the others are neighbours, whose ordinals come first. */
const NEIGHBOURS: LastingTable = {
  detach: ([ordinal, ...directions], { toClusterId }) => [
    toClusterId(Number(ordinal))!,
    ...directions.map((packed) => replaceOrdinals(packed as Uint8Array, toClusterId)),
  ],
  attach: ([id, ...directions], { toOrdinal }) => [
    toOrdinal(Number(id)),
    ...directions.map((packed) => replaceIds(packed as Uint8Array, toOrdinal)),
  ],
};

const TABLES: Readonly<Record<string, LastingTable>> = {
  edge: NEIGHBOURS,
  edge_rest: NEIGHBOURS,
  edge_text: BY_ORDINAL,
  posting_layout: BY_ORDINAL,
  words: BY_ORDINAL,
  standing: {
    detach: (values) => values.with(AUTHORITY, 0),
    attach: (values, { toAuthority }) => values.with(AUTHORITY, toAuthority(Number(values[0]))),
  },
};

/** Returns a row of a case as the cluster stores it. */
export function detachRow([table, values]: TableRow, places: CasePlaces): TableRow {
  return [table, TABLES[table]?.detach(values, places) ?? values];
}

/** Returns a row of a case as the corpus contains it. */
export function attachRow([table, values]: TableRow, places: CasePlaces): TableRow {
  return [table, TABLES[table]?.attach(values, places) ?? values];
}

function replaceOrdinals(packed: Uint8Array, toClusterId: CasePlaces["toClusterId"]): Uint8Array {
  const length = packed.length / (BYTES_PER_ORDINAL + OTHER_BYTES);
  const bytes = new Uint8Array(length * (BYTES_PER_ID + OTHER_BYTES));
  const from = new DataView(packed.buffer, packed.byteOffset);
  const to = new DataView(bytes.buffer);
  for (let at = 0; at < length; at++)
    to.setFloat64(at * BYTES_PER_ID, toClusterId(from.getUint32(at * BYTES_PER_ORDINAL, true))!, true);
  bytes.set(packed.subarray(length * BYTES_PER_ORDINAL), length * BYTES_PER_ID);
  return bytes;
}

function replaceIds(packed: Uint8Array, toOrdinal: CasePlaces["toOrdinal"]): Uint8Array {
  const length = packed.length / (BYTES_PER_ID + OTHER_BYTES);
  const bytes = new Uint8Array(length * (BYTES_PER_ORDINAL + OTHER_BYTES));
  const from = new DataView(packed.buffer, packed.byteOffset);
  const to = new DataView(bytes.buffer);
  for (let at = 0; at < length; at++)
    to.setUint32(at * BYTES_PER_ORDINAL, toOrdinal(from.getFloat64(at * BYTES_PER_ID, true)), true);
  bytes.set(packed.subarray(length * BYTES_PER_ID), length * BYTES_PER_ORDINAL);
  return bytes;
}
