import { openCaseColumns } from "../../store/postings/case-columns.ts";
import type { PostingReader } from "../../store/postings/posting-tables.ts";
import { type CaseIndex, type IndexPart, openCaseIndex } from "../case-index.ts";
import { createRangeCache } from "../layout/text-ranges.ts";
import { TermCache } from "../matchers/terms/term-cache.ts";
import { createIndexParts } from "./index-parts.ts";
import { createUnionVocabulary } from "./union-vocabulary.ts";

/** The postings of one part of a union, and where its cases are in the union. */
export interface PartPostings {
  readonly postings: PostingReader;
  /** Reads {@link IndexPart.toUnion}; called on first use. */
  readToUnion(): Int32Array;
}

/**
 * Opens the index of a union over the postings of its parts; every part is read when it is first used.
 * @param own postings of the union file, which contain its columns
 */
export function openUnionIndex(own: PostingReader, parts: readonly PartPostings[]): CaseIndex {
  const columns = openCaseColumns(own);
  const list = parts.map(({ postings, readToUnion }): IndexPart => {
    let toUnion: Int32Array | undefined;
    return {
      index: openCaseIndex(postings, () => whole),
      get toUnion() {
        toUnion ??= readToUnion();
        return toUnion;
      },
    };
  });
  const indexParts = createIndexParts(list, () => columns.count);
  const readLayout = (ordinal: number) => {
    const { part, local } = indexParts.findPlace(ordinal);
    return list[part]!.index.readLayout(local);
  };
  const whole: CaseIndex = {
    pages: openCaseIndex(own).pages,
    vocabulary: createUnionVocabulary(list),
    columns,
    termCache: new TermCache(),
    readLayout,
    openRanges: createRangeCache(columns, readLayout),
    parts: indexParts,
  };
  return whole;
}
