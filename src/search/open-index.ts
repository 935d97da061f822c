import { createPostingReader, type PostingSpace } from "../store/postings/posting-tables.ts";
import type { Database } from "../store/sqlite/database.ts";
import { hasRenamedCases, readPartMap } from "../store/union/part-maps.ts";
import { type CaseIndex, openCaseIndex } from "./case-index.ts";
import { openUnionIndex } from "./union/open-union-index.ts";

/** Opens an index of a corpus, or of a union over those of its parts; reads nothing before it is used. */
export function openIndex(database: Database, space: PostingSpace = "posting"): CaseIndex {
  const own = createPostingReader(database, space);
  if (database.parts === undefined) return openCaseIndex(own);
  const postings = database.parts.map((part) => createPostingReader(part, space));
  if (space === "posting" && hasRenamedCases(database)) postings.push(createPostingReader(database, "renamed_posting"));
  return openUnionIndex(
    own,
    postings.map((one, part) => ({ postings: one, readToUnion: () => readPartMap(own, part) })),
  );
}
