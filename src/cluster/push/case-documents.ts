import { EngineError } from "../../errors.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import { decodeTextLayout } from "../../search/layout/text-layout.ts";
import { iterateTerms } from "../../search/vocabulary/term-blocks.ts";
import { type CaseTextReader, createCaseTextReader } from "../../store/cases/case-text.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { type CaseColumns, JURISDICTIONS_BY_CODE, openCaseColumns } from "../../store/postings/case-columns.ts";
import { createPostingReader, type PostingReader } from "../../store/postings/posting-tables.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readNumber, readText } from "../../store/sqlite/row.ts";
import { splitWords } from "../../text/words.ts";
import type { TableRow } from "../rows/row-group.ts";
import { encodeWordDocument } from "../words/word-document.ts";
import { PARAGRAPH_MARK, SENTENCE_MARK, toToken, toTypedName } from "../words/word-tokens.ts";

/** What search needs of a case, as fields of its document. */
export type CaseFields = Readonly<Record<string, unknown>>;

/** The documents of one case. */
export interface CaseDocuments {
  readonly clusterId: number;
  readonly fields: CaseFields;
  /** Groups of rows by id. */
  readonly groups: readonly (readonly [id: string, rows: readonly TableRow[]])[];
}

/** Reads the documents of the cases of a corpus. */
export interface CaseDocumentReader {
  readonly count: number;
  /** @throws EngineError `corpus_unavailable` if the words of a case are not those of its index */
  read(ordinal: number): CaseDocuments;
}

/** Opens a corpus for reading its cases as documents. Reads its vocabulary, and the words of names and topics. */
export function openCaseDocuments(corpus: OpenCorpusFile): CaseDocumentReader {
  const { database } = corpus;
  const postings = createPostingReader(database);
  const columns = openCaseColumns(postings);
  const context: DocumentContext = {
    database,
    postings,
    columns,
    texts: createCaseTextReader(database),
    vocabulary: readVocabulary(postings),
    nameWords: collectByCluster(database, "SELECT cluster_id, word FROM name_case"),
    topics: collectByCluster(database, "SELECT cluster_id, stem FROM topic_stem"),
  };
  return { count: columns.count, read: (ordinal) => readCase(context, ordinal) };
}

interface DocumentContext {
  readonly database: Database;
  readonly postings: PostingReader;
  readonly columns: CaseColumns;
  readonly texts: CaseTextReader;
  readonly vocabulary: ReadonlyMap<string, KnownWord>;
  readonly nameWords: ReadonlyMap<number, readonly unknown[]>;
  readonly topics: ReadonlyMap<number, readonly unknown[]>;
}

interface KnownWord {
  readonly id: number;
  readonly stem: string;
}

function readVocabulary(postings: PostingReader): Map<string, KnownWord> {
  const words = new Map<string, KnownWord>();
  for (const { stem, forms } of iterateTerms(postings)) {
    for (const { word, id } of forms) words.set(word, { id, stem: toToken(stem) });
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

const RECORD_TABLES = [
  "cases",
  "citation",
  "opinion",
  "topic",
  "standing",
  "provision_ruling",
  "law_answer",
  "act_citer",
] as const;

function readCase(context: DocumentContext, ordinal: number): CaseDocuments {
  const { database, columns, texts, postings } = context;
  const clusterId = columns.clusterIds[ordinal]!;
  const rowsOf = (table: string, key: string, value: number): TableRow[] =>
    database
      .prepare(`SELECT * FROM ${table} WHERE ${key} = ?`)
      .all(value)
      .map((row) => [table, row]);
  const record = RECORD_TABLES.flatMap((table) => rowsOf(table, "cluster_id", clusterId));
  const opinions = record.filter(([table]) => table === "opinion").map(([, values]) => Number(values[1]));
  for (const opinion of opinions) record.push(...rowsOf("opinion_marks", "id", opinion));
  const name = readText(database.prepare("SELECT name FROM cases WHERE cluster_id = ?").get(clusterId)!, 0);
  const nameWords = splitWords(name);
  const textWords = splitWords(texts.readWhole(clusterId));
  requireSameWords(columns, ordinal, nameWords.length, textWords.length);
  const layout = postings.readLayout(ordinal) ?? new Uint8Array(0);
  const id = (word: string) => context.vocabulary.get(word)?.id ?? -1;
  const words = encodeWordDocument([...nameWords.map(id), -1, ...textWords.map(id)]);
  const blocks = opinions.flatMap((opinion) =>
    database
      .prepare("SELECT * FROM text_block WHERE id >= ? AND id < ?")
      .all(opinion * 65_536, (opinion + 1) * 65_536)
      .map((row): TableRow => ["text_block", row]),
  );
  return {
    clusterId,
    fields: {
      ...readAttributes(context, ordinal, clusterId),
      ...spellWords(context, nameWords, textWords, layout),
    },
    groups: [
      [`record=${clusterId}`, record],
      [`text=${clusterId}`, blocks],
      [
        `words=${clusterId}`,
        [
          ["posting_layout", [ordinal, layout]],
          ["words", [ordinal, words]],
        ],
      ],
      [`edges=${clusterId}`, rowsOf("edge", "ordinal", ordinal)],
      [`more_edges=${clusterId}`, rowsOf("edge_rest", "ordinal", ordinal)],
      [`edge_texts=${clusterId}`, rowsOf("edge_text", "ordinal", ordinal)],
    ],
  };
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

function readAttributes(context: DocumentContext, ordinal: number, clusterId: number): CaseFields {
  const { database, columns } = context;
  const judges = [
    ...new Set(
      JSON.parse(
        readText(database.prepare("SELECT judges_json FROM cases WHERE cluster_id = ?").get(clusterId)!, 0),
      ) as string[],
    ),
  ];
  const keys = database
    .prepare("SELECT key FROM citation WHERE cluster_id = ?")
    .all(clusterId)
    .map((row) => readText(row, 0));
  const citing = readNeighbours(database, ordinal, "citing");
  const cites = columns.citeCounts[ordinal]!;
  return {
    ordinal,
    text_length: columns.textWords[ordinal]!,
    name_length: columns.nameWords[ordinal]!,
    date: columns.dates[ordinal]!,
    ...(columns.dates[ordinal]! > 0 && { year: Math.floor(columns.dates[ordinal]! / 10_000) }),
    court: columns.courtIds[columns.courts[ordinal]!]!,
    jurisdiction: JURISDICTIONS_BY_CODE[columns.jurisdictions[ordinal]!]!,
    freshness: decodeFreshness(columns.freshness[ordinal]!),
    judges,
    judge_words: judges.map((judge) => splitWords(judge).map(toToken).join(" ")),
    reporters: [...new Set(keys.map((key) => key.slice(0, key.indexOf("/"))))],
    cites,
    authority: Math.log1p(cites) / Math.log1p(Math.max(1, columns.mostCited)),
    cited: [...readNeighbours(database, ordinal, "cited").ordinals],
    treated: [...new Set(citing.kinds)],
    name_words: context.nameWords.get(clusterId) ?? [],
    topics: context.topics.get(clusterId) ?? [],
  };
}
