import type { PostingReader, PostingWriter } from "../postings/posting-tables.ts";

/**
 * Reads where the cases or provisions of a part are in an index of a union: by ordinal in the part the ordinal in the
 * union, or -1 for one that another part contains.
 */
export function readPartMap(postings: PostingReader, part: number): Int32Array {
  const bytes = postings.readColumn(toColumnName(part)) ?? new Uint8Array(0);
  return new Int32Array(bytes.slice().buffer);
}

/** Writes the map that {@link readPartMap} reads. */
export function writePartMap(postings: PostingWriter, part: number, toUnion: Int32Array): void {
  postings.putColumn(toColumnName(part), new Uint8Array(toUnion.buffer, toUnion.byteOffset, toUnion.byteLength));
}

function toColumnName(part: number): string {
  return `part_${part}`;
}
