import { EngineError } from "../errors.ts";
import type { Court } from "../law/court.ts";
import { readCourts } from "./cases/courts.ts";
import { createOpinionReader, type OpinionReader } from "./cases/opinions.ts";
import { requireKnownSchema } from "./corpus-schema.ts";
import type { CorpusFile, WritableCorpusFile } from "./file/corpus-file.ts";
import { nameFile, readCorpusTrailer } from "./file/trailer.ts";
import { createVerifiedFile } from "./file/verified-file.ts";
import { LEGISLATION_TABLES } from "./legislation/legislation-tables.ts";
import { type Manifest, readManifest, type UnionMember } from "./manifest.ts";
import { CASE_TABLES } from "./schema.ts";
import { createDatabase, type Database, openDatabase, reopenDatabase } from "./sqlite/database.ts";
import { loadSqlite, type SqliteOptions } from "./sqlite/load-sqlite.ts";

/** A corpus that is open for reading. Only the engine uses its database. */
export interface OpenCorpusFile {
  readonly database: Database;
  readonly manifest: Manifest;
  /** Size of the corpus file. */
  readonly bytes: number;
  /** CRC-32 that identifies its contents. */
  readonly checksum: number;
  readonly opinions: OpinionReader;
  /** Reads the courts, by id. */
  readCourts(): ReadonlyMap<string, Court>;
  /** Closes the corpus; nothing may be read afterwards. */
  close(): void;
}

/** Options of {@link openCorpus}. */
export interface OpenCorpusOptions extends SqliteOptions {
  /** Copy the file into memory instead of reading it in place. Default false. */
  readonly copy?: boolean;
}

/**
 * Opens a corpus. Reads only its trailer, its schema and its manifest.
 * @throws EngineError `corpus_unavailable` if the file is foreign, damaged, unfinished, crafted, of another format
 * version, or what is computed of several corpora, without their texts
 *
 * @example
 * ```ts
 * import { openCorpus } from "headnote/ingest";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const corpus = await openCorpus(openStarterCorpus());
 * console.log(corpus.manifest.name); // headnote-starter
 * corpus.close();
 * ```
 */
export async function openCorpus(file: CorpusFile, options: OpenCorpusOptions = {}): Promise<OpenCorpusFile> {
  const corpus = await openCorpusOrUnion(file, options);
  const { corpora } = corpus.manifest;
  if (corpora === undefined) return corpus;
  corpus.close();
  throw nameFile(file, createUnionFileError(corpora));
}

/**
 * Opens a corpus, or a union file, which contains no texts.
 * @throws EngineError as {@link openCorpus}
 */
export async function openCorpusOrUnion(file: CorpusFile, options: OpenCorpusOptions = {}): Promise<OpenCorpusFile> {
  try {
    return await openVerified(file, options);
  } catch (error) {
    throw nameFile(file, error);
  }
}

async function openVerified(file: CorpusFile, options: OpenCorpusOptions): Promise<OpenCorpusFile> {
  const trailer = readCorpusTrailer(file);
  const verified = createVerifiedFile(file, trailer);
  const database = openDatabase(await loadSqlite(options), verified, options.copy);
  try {
    requireKnownSchema(database);
  } catch (error) {
    database.close();
    throw error;
  }
  let courts: ReadonlyMap<string, Court> | undefined;
  return {
    database,
    manifest: readManifest(database),
    bytes: file.size,
    checksum: trailer.tableChecksum,
    opinions: createOpinionReader(database),
    readCourts: () => {
      courts ??= readCourts(database);
      return courts;
    },
    close: () => database.close(),
  };
}

function createUnionFileError(corpora: readonly UnionMember[]): EngineError {
  const names = corpora.map(({ name }) => name).join(", ");
  const message = `This is a union file, which has no texts: it is computed of ${names}. Open these corpora instead.`;
  return new EngineError("corpus_unavailable", message);
}

/** Options of the database of a new corpus. */
export interface CorpusDatabaseOptions extends SqliteOptions {
  /** Memory for pages. Default: as for reading. */
  readonly cacheKib?: number;
}

/** Reopens the database of a corpus whose build was interrupted. */
export async function reopenCorpusDatabase(
  file: WritableCorpusFile,
  options: CorpusDatabaseOptions = {},
): Promise<Database> {
  return reopenDatabase(await loadSqlite(options), file, options.cacheKib);
}

/** Creates the database of a new corpus with all tables. The caller writes the manifest and, last, the trailer. */
export async function createCorpusDatabase(
  file: WritableCorpusFile,
  tables: readonly string[] = [],
  options: CorpusDatabaseOptions = {},
): Promise<Database> {
  const database = createDatabase(await loadSqlite(options), file, options.cacheKib);
  for (const ddl of [CASE_TABLES, LEGISLATION_TABLES, ...tables]) database.exec(ddl);
  return database;
}
