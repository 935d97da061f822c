import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { EngineError } from "../../errors.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import { decodeTextLayout } from "../../search/layout/text-layout.ts";
import { iterateTerms } from "../../search/vocabulary/term-blocks.ts";
import { type CaseTextReader, createCaseTextReader } from "../../store/cases/case-text.ts";
import { listTextRows } from "../../store/cases/text-rows.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { type CaseColumns, JURISDICTIONS_BY_CODE, openCaseColumns } from "../../store/postings/case-columns.ts";
import { createPostingReader, type PostingReader } from "../../store/postings/posting-tables.ts";
import type { BlobTable } from "../../store/sqlite/blob-table.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readNumber } from "../../store/sqlite/row.ts";
import { splitWords } from "../../text/words.ts";
import type { PackedGroup } from "../rows/case-groups.ts";
import { type CasePlaces, detachRow } from "../rows/lasting-rows.ts";
import type { TableRow } from "../rows/row-group.ts";
import { encodeWordDocument } from "../words/word-document.ts";
import { createWordNumbers } from "../words/word-numbers.ts";
import { PARAGRAPH_MARK, SENTENCE_MARK, toToken, toTypedName } from "../words/word-tokens.ts";
import { readNumberExceptions } from "./number-exceptions.ts";
import { createRowSelection, createSparseSelection, type RowSelection } from "./row-selection.ts";

/** What search needs of a case, as fields of its document. */
export type CaseFields = Readonly<Record<string, unknown>>;

/** The documents of one case. */
export interface CaseDocuments {
  readonly clusterId: number;
  readonly fields: CaseFields;
  readonly record: readonly TableRow[];
  readonly groups: Readonly<Record<PackedGroup, readonly TableRow[]>>;
}

/** Reads the documents of the cases of a corpus. */
export interface CaseDocumentReader {
  readonly count: number;
  /** Cluster ids by ordinal, ascending. */
  readonly clusterIds: Float64Array;
  /** @throws EngineError `corpus_unavailable` if the words of a case are not those of its index */
  read(ordinal: number): CaseDocuments;
}

/** Opens a corpus for reading its cases as documents. Reads its vocabulary, and the words of names and topics. */
export function openCaseDocuments(corpus: OpenCorpusFile): CaseDocumentReader {
  const { database } = corpus;
  const postings = createPostingReader(database);
  const columns = openCaseColumns(postings);
  const ofCase = (table: string) => createSparseSelection(database, table, "cluster_id");
  const context: DocumentContext = {
    database,
    postings,
    columns,
    places: {
      toOrdinal: (clusterId) => findOrdinal(columns.clusterIds, clusterId),
      toClusterId: (ordinal) => columns.clusterIds[ordinal]!,
      toAuthority: () => 0,
    },
    texts: createCaseTextReader(database),
    blocks: database.openBlobTable("text_block"),
    cases: createRowSelection(database, "cases", "cluster_id"),
    citations: createRowSelection(database, "citation", "cluster_id"),
    opinions: createRowSelection(database, "opinion", "cluster_id"),
    marks: createRowSelection(database, "opinion_marks", "id"),
    more: ["topic", "standing", "provision_ruling", "law_answer", "act_citer"].map(ofCase),
    edges: createRowSelection(database, "edge", "ordinal"),
    moreEdges: createSparseSelection(database, "edge_rest", "ordinal"),
    edgeTexts: createSparseSelection(database, "edge_text", "ordinal"),
    vocabulary: readVocabulary(postings),
    nameWords: collectByCluster(
      database,
      "SELECT cluster_id, name_word.word FROM name_case JOIN name_word ON name_word.id = name_case.word",
    ),
    topics: collectByCluster(database, "SELECT cluster_id, stem FROM topic_stem"),
  };
  return { count: columns.count, clusterIds: columns.clusterIds, read: (ordinal) => readCase(context, ordinal) };
}

interface DocumentContext {
  readonly database: Database;
  readonly postings: PostingReader;
  readonly columns: CaseColumns;
  readonly places: CasePlaces;
  readonly texts: CaseTextReader;
  readonly blocks: BlobTable;
  readonly cases: RowSelection;
  readonly citations: RowSelection;
  readonly opinions: RowSelection;
  readonly marks: RowSelection;
  /** Other tables of the record. */
  readonly more: readonly RowSelection[];
  readonly edges: RowSelection;
  readonly moreEdges: RowSelection;
  readonly edgeTexts: RowSelection;
  readonly vocabulary: ReadonlyMap<string, KnownWord>;
  readonly nameWords: ReadonlyMap<number, readonly unknown[]>;
  readonly topics: ReadonlyMap<number, readonly unknown[]>;
}

interface KnownWord {
  readonly number: number;
  readonly stem: string;
}

function readVocabulary(postings: PostingReader): Map<string, KnownWord> {
  const numbers = createWordNumbers(readNumberExceptions(postings));
  const words = new Map<string, KnownWord>();
  for (const { stem, forms } of iterateTerms(postings)) {
    for (const { word } of forms) words.set(word, { number: numbers.find(word), stem: toToken(stem) });
  }
  return words;
}

function collectByCluster(database: Database, sql: string): Map<number, unknown[]> {
  const found = new Map<number, unknown[]>();
  database.prepare(sql).each((row) => {
    const id = readNumber(row, 0);
    const own = found.get(id);
    if (own) own.push(row[1]);
    else found.set(id, [row[1]]);
  });
  return found;
}

/** Places of the name and the judges in a row of the table `cases`. */
const NAME = 1;
const JUDGES = 8;

function readCase(context: DocumentContext, ordinal: number): CaseDocuments {
  const { columns, texts, postings } = context;
  const clusterId = columns.clusterIds[ordinal]!;
  const [own] = context.cases(clusterId);
  const citations = context.citations(clusterId);
  const opinions = context.opinions(clusterId);
  const record = [own!, ...citations, ...opinions];
  for (const select of context.more) record.push(...select(clusterId));
  const opinionIds = opinions.map(([, values]) => Number(values[1]));
  for (const id of opinionIds) record.push(...context.marks(id));
  const nameWords = splitWords(String(own![1][NAME]));
  const textWords = splitWords(texts.readWhole(clusterId));
  requireSameWords(columns, ordinal, nameWords.length, textWords.length);
  const layout = postings.readLayout(ordinal) ?? new Uint8Array(0);
  const toNumber = (word: string) => context.vocabulary.get(word)?.number ?? -1;
  const words = encodeWordDocument([...nameWords.map(toNumber), -1, ...textWords.map(toNumber)]);
  const judges = JSON.parse(String(own![1][JUDGES])) as string[];
  const detach = (rows: readonly TableRow[]) => rows.map((row) => detachRow(row, context.places));
  const keys = citations.map(([, [key]]) => String(key));
  return {
    clusterId,
    fields: {
      ...readAttributes(context, ordinal, judges, keys),
      ...spellWords(context, nameWords, textWords, layout),
    },
    record: detach(record),
    groups: {
      text: opinionIds.flatMap((opinion) => listRowsOfText(context.blocks, opinion)),
      words: detach([
        ["posting_layout", [ordinal, layout]],
        ["words", [ordinal, words]],
      ]),
      edges: detach(context.edges(ordinal)),
      more_edges: detach(context.moreEdges(ordinal)),
      edge_texts: detach(context.edgeTexts(ordinal)),
    },
  };
}

function listRowsOfText(blocks: BlobTable, opinion: number): TableRow[] {
  return listTextRows(blocks, opinion).map(({ id, flags, data }) => ["text_block", [id, flags, data]]);
}

function requireSameWords({ nameWords, textWords }: CaseColumns, ordinal: number, inName: number, inText: number) {
  if (nameWords[ordinal] === inName && textWords[ordinal] === inText) return;
  const message = "The corpus was indexed by another word rule than that of this version. Build it again.";
  throw new EngineError("corpus_unavailable", message);
}

function spellWords(
  { vocabulary }: DocumentContext,
  nameWords: readonly string[],
  textWords: readonly string[],
  layout: Uint8Array,
): CaseFields {
  const stemOf = (word: string) => vocabulary.get(word)?.stem ?? word;
  const tokens = textWords.map(toToken);
  const marked = [...tokens];
  if (layout.length > 0) {
    const { sentences, paragraphs } = decodeTextLayout(layout);
    for (const at of sentences) marked[at] = `${SENTENCE_MARK} ${marked[at]}`;
    for (const at of paragraphs) marked[at] = `${PARAGRAPH_MARK} ${marked[at]}`;
  }
  return {
    text: tokens.join(" "),
    text_stems: textWords.map(stemOf).join(" "),
    marked: marked.join(" "),
    name: nameWords.map(toToken).join(" "),
    name_stems: nameWords.map(stemOf).join(" "),
    typed_name: toTypedName(nameWords),
  };
}

function readAttributes(
  context: DocumentContext,
  ordinal: number,
  given: readonly string[],
  keys: readonly string[],
): CaseFields {
  const { database, columns } = context;
  const clusterId = columns.clusterIds[ordinal]!;
  const judges = [...new Set(given)];
  const citing = readNeighbours(database, ordinal, "citing");
  const cites = columns.citeCounts[ordinal]!;
  return {
    cluster: clusterId,
    text_length: columns.textWords[ordinal]!,
    name_length: columns.nameWords[ordinal]!,
    date: columns.dates[ordinal]!,
    ...(columns.dates[ordinal]! > 0 && { year: Math.floor(columns.dates[ordinal]! / 10_000) }),
    court: columns.courtIds[columns.courts[ordinal]!]!,
    jurisdiction: JURISDICTIONS_BY_CODE[columns.jurisdictions[ordinal]!]!,
    freshness: decodeFreshness(columns.freshness[ordinal]!),
    judges,
    judge_words: judges.map((judge) => splitWords(judge).map(toToken).join(" ")),
    keys,
    reporters: [...new Set(keys.map((key) => key.slice(0, key.indexOf("/"))))],
    cites,
    cited: Array.from(readNeighbours(database, ordinal, "cited").ordinals, (cited) => columns.clusterIds[cited]!),
    treated: [...new Set(citing.kinds)],
    name_words: context.nameWords.get(clusterId) ?? [],
    topics: context.topics.get(clusterId) ?? [],
  };
}
