import {
  type CitatorCaseAttributes,
  createCaseAttributes,
  findOrdinal,
} from "../../citator/network/case-attributes.ts";
import { type Legislation, openLegislation } from "../../legislation/legislation.ts";
import type { CaseLookup } from "../../search/case-lookup.ts";
import { openIndex } from "../../search/open-index.ts";
import { createIndexSearcher, type Searcher } from "../../search/searcher.ts";
import { createNameSuggester, type NameSuggester } from "../../search/vocabulary/name-suggester.ts";
import { type CaseTextReader, createCaseTextReader } from "../../store/cases/case-text.ts";
import { listCaseNames } from "../../store/cases/cases.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { type CorpusMembership, openMembership } from "../union/corpus-membership.ts";
import { createCaseLookup } from "./case-lookup.ts";
import { type JudgeIndex, readJudgeIndex } from "./judge-index.ts";

/** The readers of one open corpus file. An ordinal is the place of a case among all cluster ids, in ascending order. */
export interface FileContext {
  readonly file: OpenCorpusFile;
  readonly texts: CaseTextReader;
  readonly searcher: Searcher;
  /** What filters and citations need to know of cases beyond the index. */
  readonly lookup: CaseLookup;
  readonly legislation: Legislation;
  /** Judges of all cases; read on first use. */
  readonly judges: () => JudgeIndex;
  /** Names of all cases; read on first use. */
  readonly suggester: () => NameSuggester;
  /** Attributes of all cases for the citator; read on first use. */
  readonly attributes: () => CitatorCaseAttributes;
  /** Which corpora contain which cases, of a union; `null` for one corpus. */
  readonly membership: CorpusMembership | null;
  /** Returns the ordinal of a cluster id, or -1. */
  toOrdinal(clusterId: number): number;
  toClusterId(ordinal: number): number;
}

/** Opens the readers of a corpus file; they read nothing before they are used. */
export function createFileContext(file: OpenCorpusFile): FileContext {
  const { database } = file;
  const legislation = memoize(() => openLegislation(database));
  const judges = memoize(() => readJudgeIndex(database));
  const lookup = createCaseLookup(file, () => searcher.index.columns.clusterIds, judges);
  const searcher: Searcher = createIndexSearcher(openIndex(database), lookup);
  const { columns } = searcher.index;
  return {
    file,
    texts: createCaseTextReader(database, file.opinions),
    searcher,
    lookup,
    get legislation() {
      return legislation();
    },
    judges,
    suggester: memoize(() => createNameSuggester(listCaseNames(database), columns.citeCounts)),
    attributes: memoize(() => createCaseAttributes(columns, file.readCourts())),
    membership: openMembership(file),
    toOrdinal: (clusterId) => findOrdinal(columns.clusterIds, clusterId),
    toClusterId: (ordinal) => columns.clusterIds[ordinal]!,
  };
}

function memoize<T>(read: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => {
    value ??= { of: read() };
    return value.of;
  };
}
