import { createOpinionReader } from "../../store/cases/opinions.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { attachParts } from "../../store/union/union-database.ts";
import { createFileCorpus } from "../file/open-file-corpus.ts";
import type { Corpus } from "../port/corpus.ts";

/**
 * Opens several corpora as one: what depends on all of them is read from the union file, texts and postings from the
 * parts. Closing it closes the union file and leaves the parts open, which another union may share.
 * @param union built from the parts, in their order
 */
export function openUnionCorpus(union: OpenCorpusFile, parts: readonly OpenCorpusFile[]): Corpus {
  const database = attachParts(
    union.database,
    parts.map((part) => part.database),
  );
  return createFileCorpus({
    ...union,
    database,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, union.bytes),
    opinions: createOpinionReader(database),
  });
}
