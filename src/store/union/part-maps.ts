import type { PostingReader, PostingWriter } from "../postings/posting-tables.ts";
import type { Database } from "../sqlite/database.ts";

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

/** Returns whether cases of a union have another name than in their part: their postings are in the union file. */
export function hasRenamedCases(database: Database): boolean {
  return database.prepare("SELECT 1 FROM renamed_posting_term LIMIT 1").get() !== undefined;
}

/** Reads which cases of a union a part contains, also those that are shown from another part: a bit for each ordinal. */
export function readPartMembers(postings: PostingReader, part: number): Uint32Array {
  const bytes = postings.readColumn(`members_${part}`) ?? new Uint8Array(0);
  return new Uint32Array(bytes.slice().buffer);
}

/** Writes the cases that {@link readPartMembers} reads. */
export function writePartMembers(postings: PostingWriter, part: number, members: Uint32Array): void {
  postings.putColumn(`members_${part}`, new Uint8Array(members.buffer, members.byteOffset, members.byteLength));
}

function toColumnName(part: number): string {
  return `part_${part}`;
}
