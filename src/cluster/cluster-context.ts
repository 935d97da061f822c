import { createCaseAttributes, findOrdinal } from "../citator/network/case-attributes.ts";
import type { FileContext } from "../corpus/file/file-context.ts";
import { findCourtIds } from "../corpus/find-court-ids.ts";
import { EngineError } from "../errors.ts";
import { openLegislation } from "../legislation/legislation.ts";
import type { CaseIndex } from "../search/case-index.ts";
import type { CaseLookup, CaseReference } from "../search/case-lookup.ts";
import { decodeTextLayout } from "../search/layout/text-layout.ts";
import { createRangeCache } from "../search/layout/text-ranges.ts";
import { countCasesOfTerm } from "../search/matchers/terms/term-matcher.ts";
import { planCaseQuery } from "../search/plan-query.ts";
import { PageReader } from "../search/postings/pages.ts";
import { QueryBudget, UNLIMITED_BUDGET } from "../search/query-budget.ts";
import { QuerySession } from "../search/query-session.ts";
import { Ranker } from "../search/ranking/ranker.ts";
import type { Searcher } from "../search/searcher.ts";
import { openVocabulary } from "../search/vocabulary/vocabulary.ts";
import { createCaseTextReader } from "../store/cases/case-text.ts";
import { readCourts } from "../store/cases/courts.ts";
import { createOpinionReader } from "../store/cases/opinions.ts";
import { findCasesByTopic } from "../store/cases/topics.ts";
import { findCasesByKey } from "../store/citations/case-citations.ts";
import { readNeighbours } from "../store/citations/edges.ts";
import { readManifest } from "../store/manifest.ts";
import { openCaseColumns } from "../store/postings/case-columns.ts";
import { createPostingReader } from "../store/postings/posting-tables.ts";
import { createUnavailableError, type OpenSearch } from "./opensearch/client.ts";
import { createGroupLoader } from "./rows/group-loader.ts";
import { createLazyDatabase, type LazyDatabase } from "./rows/lazy-database.ts";
import { createReadAhead, type ReadAhead } from "./rows/read-ahead.ts";
import { AUTHORITY, WORD_NUMBERS } from "./rows/row-cache.ts";
import { loadGroups, withRows } from "./rows/row-store.ts";
import { toWholeTable } from "./rows/statement-needs.ts";
import { ClusterSession } from "./words/cluster-session.ts";
import { DocumentTermCache } from "./words/document-term.ts";
import { createWordDocuments } from "./words/word-documents.ts";
import { createWordNumbers, type NumberExceptions } from "./words/word-numbers.ts";

/** One version of a corpus in a cluster, with what was read of it so far. */
export interface ClusterContext {
  readonly search: OpenSearch;
  readonly version: string;
  readonly database: LazyDatabase;
  /** The readers of a corpus file, over rows of the cluster; they throw MissingRows. */
  readonly file: FileContext;
  readonly index: CaseIndex;
  readonly ranker: Ranker;
  /** Opens the state of one query. @param decided what the cluster answered of filters that only it decides */
  openSession(decided?: Partial<CaseLookup>): ClusterSession;
  load(groups: readonly string[]): Promise<void>;
  readonly readAhead: ReadAhead;
  /** Runs a computation over the readers, and again until the rows that it needs are there. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
}

/** Blocks of the vocabulary that are read with one that is missing: its words are often looked for in their order. */
const BLOCKS_READ_AHEAD = 8;

/** Opens a version of a corpus. Reads its columns and its manifest. */
export async function openClusterContext(search: OpenSearch, version: string): Promise<ClusterContext> {
  let clusterIds: Float64Array = new Float64Array(0);
  let authority: Float64Array = new Float64Array(0);
  const database = await createLazyDatabase({
    toOrdinal: (clusterId) => findOrdinal(clusterIds, clusterId),
    toClusterId: (ordinal) => clusterIds[ordinal],
    toAuthority: (clusterId) => authority[findOrdinal(clusterIds, clusterId)] ?? 0,
  });
  const { cache } = database;
  const read = (groups: readonly string[]) => loadGroups(search, version, cache, groups.flatMap(listReadAhead));
  const load = createGroupLoader(cache.has, read);
  const run = <T>(work: () => T | Promise<T>) => withRows(cache, load, work);
  await load(["all=posting_column", "all=meta", "all=court", "all=posting_term_first"]);
  await load([toWholeTable(AUTHORITY), toWholeTable(WORD_NUMBERS)]);

  const postings = createPostingReader(database);
  const columns = openCaseColumns(postings);
  clusterIds = columns.clusterIds;
  authority = new Float64Array(readColumn(database, AUTHORITY).slice().buffer);
  const exceptions = JSON.parse(new TextDecoder().decode(readColumn(database, WORD_NUMBERS))) as NumberExceptions;
  const documents = createWordDocuments(cache, () => columns.clusterIds, createWordNumbers(exceptions));
  const termCache = new DocumentTermCache(documents);
  const readLayout = (ordinal: number) => decodeTextLayout(postings.readLayout(ordinal) ?? EMPTY_LAYOUT);
  const index: CaseIndex = {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    termCache,
    readLayout,
    openRanges: createRangeCache(columns, readLayout),
  };
  termCache.attach(index);
  await loadVocabulary(database, load, run);
  const lookup = createLookup(database, index);
  const file = createFileContext(database, index, lookup);
  return {
    search,
    version,
    database,
    file,
    index,
    ranker: new Ranker(columns),
    openSession: (decided) => new ClusterSession(index, { ...lookup, ...decided }, documents),
    load,
    readAhead: createReadAhead(),
    run,
  };
}

function readColumn({ cache }: LazyDatabase, name: string): Uint8Array {
  const column = cache.getBlob(name, 0);
  if (column === undefined) throw createUnavailableError("it was pushed by another version of Headnote: push it again");
  return column.blob;
}

/** A vocabulary of at most this number of blocks is read at once; of a larger one, what queries need. */
const MAX_VOCABULARY_BLOCKS = 4096;

/** Reads the vocabulary, so that no query waits for a part of it. */
async function loadVocabulary(
  database: LazyDatabase,
  load: ClusterContext["load"],
  run: ClusterContext["run"],
): Promise<void> {
  for (const table of ["posting_term", "posting_word"]) {
    const last = database.prepare(`SELECT id FROM ${table} WHERE first <= ? ORDER BY first DESC LIMIT 1`);
    const blocks = 1 + Number((await run(() => last.get("\u{10ffff}")))?.[0] ?? -1);
    if (blocks > MAX_VOCABULARY_BLOCKS) continue;
    await load(Array.from({ length: blocks }, (_, id) => `${table}=${id}`));
  }
}

const EMPTY_LAYOUT = Uint8Array.of(0, 0);

function listReadAhead(group: string): string[] {
  const [, table, number] = /^((?:section_|act_)?posting_(?:term|word))=(\d+)$/.exec(group) ?? [];
  if (table === undefined) return [group];
  return Array.from({ length: BLOCKS_READ_AHEAD }, (_, at) => `${table}=${Number(number) + at}`);
}

function createLookup(database: LazyDatabase, { columns }: CaseIndex): CaseLookup {
  function findNamed({ caseId, key }: CaseReference): number[] {
    const ids = caseId !== null ? [Number(caseId)] : key !== null ? findCasesByKey(database, key) : [];
    return ids.map((id) => findOrdinal(columns.clusterIds, id)).filter((ordinal) => ordinal >= 0);
  }
  const findNeighbours = (reference: CaseReference, direction: "cited" | "citing") =>
    new Set(findNamed(reference).flatMap((ordinal) => [...readNeighbours(database, ordinal, direction).ordinals]));
  return {
    findNamedCases: findNamed,
    findCitingCases: (reference) => findNeighbours(reference, "citing"),
    findCitedCases: (reference) => findNeighbours(reference, "cited"),
    findCourtIds: ({ value, words }) => findCourtIds(readCourts(database), value, words),
    findCasesByJudge: refuseScan,
    findCasesByTopic: (stems) =>
      new Map(
        Array.from(findCasesByTopic(database, stems), ([stem, ids]) => [
          stem,
          ids.map((id) => findOrdinal(columns.clusterIds, id)).filter((ordinal) => ordinal >= 0),
        ]),
      ),
    findTreatedCases: refuseScan,
  };
}

function refuseScan(): never {
  throw new EngineError("internal", "A cluster answers this by its own query.");
}

function createFileContext(database: LazyDatabase, index: CaseIndex, lookup: CaseLookup): FileContext {
  const { columns } = index;
  const searcher: Searcher = {
    index,
    statistics: { documentFrequency: (term) => countCasesOfTerm(index, term, UNLIMITED_BUDGET) },
    plan: (query) => planCaseQuery(new QuerySession(index, lookup, new QueryBudget(columns)), query),
    search: refuseScan,
    searchInSlices: refuseScan,
    findSimilar: refuseScan,
    findSimilarInSlices: refuseScan,
    cases: refuseScan,
    explainScore: refuseScan,
    explainScoreInSlices: refuseScan,
    matchPlan: refuseScan,
  };
  const readOwnCourts = () => readCourts(database);
  let attributes: ReturnType<typeof createCaseAttributes> | undefined;
  return {
    file: {
      database,
      manifest: readManifest(database),
      bytes: 0,
      checksum: 0,
      opinions: createOpinionReader(database),
      readCourts: readOwnCourts,
      close: () => database.close(),
    },
    texts: createCaseTextReader(database),
    searcher,
    lookup,
    legislation: openLegislation(database),
    judges: refuseScan,
    membership: null,
    suggester: refuseScan,
    attributes: () => {
      attributes ??= createCaseAttributes(columns, readOwnCourts());
      return attributes;
    },
    toOrdinal: (clusterId) => findOrdinal(columns.clusterIds, clusterId),
    toClusterId: (ordinal) => columns.clusterIds[ordinal]!,
  };
}
