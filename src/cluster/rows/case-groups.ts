/**
 * Groups of rows that are in the document of their case, each in a field of its own. The record of a case is its rows; these
 * fields are bytes that are read one by one.
 */
export const PACKED_GROUPS = ["words", "text", "edges", "more_edges", "edge_texts"] as const;

/** The kind of a group in a field of its own. */
export type PackedGroup = (typeof PACKED_GROUPS)[number];

/** Returns the name of the field of a kind of group. */
export function toPackedField(kind: PackedGroup): string {
  return `packed_${kind}`;
}

/** A group of rows of one case. */
export interface CaseGroup {
  readonly kind: PackedGroup | "record";
  /** Cluster id, which is the id of the document. */
  readonly id: string;
}

const CASE_GROUP = /^(record|words|text|edges|more_edges|edge_texts)=(.*)$/;

/** Reads the id of a group; `null` if it is not one of a case. */
export function parseCaseGroup(group: string): CaseGroup | null {
  const [, kind, id] = CASE_GROUP.exec(group) ?? [];
  return kind === undefined ? null : { kind: kind as CaseGroup["kind"], id: id! };
}
