import type { Court } from "../law/court.ts";
import { readCourts } from "./cases/courts.ts";
import { createOpinionReader, type OpinionReader } from "./cases/opinions.ts";
import type { CorpusFile, WritableCorpusFile } from "./file/corpus-file.ts";
import { readCorpusTrailer } from "./file/trailer.ts";
import { createVerifiedFile } from "./file/verified-file.ts";
import { LEGISLATION_TABLES } from "./legislation/legislation-tables.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { CASE_TABLES } from "./schema.ts";
import { createDatabase, type Database, openDatabase } from "./sqlite/database.ts";
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
 * Opens a corpus. Reads only its trailer and its manifest.
 * @throws EngineError `corpus_unavailable` if the file is foreign, damaged, unfinished, or of another format version
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
  const trailer = readCorpusTrailer(file);
  const verified = createVerifiedFile(file, trailer);
  const database = openDatabase(await loadSqlite(options), verified, options.copy);
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

/** Creates the database of a new corpus with all tables. The caller writes the manifest and, last, the trailer. */
export async function createCorpusDatabase(
  file: WritableCorpusFile,
  tables: readonly string[] = [],
  options: SqliteOptions = {},
): Promise<Database> {
  const database = createDatabase(await loadSqlite(options), file);
  for (const ddl of [CASE_TABLES, LEGISLATION_TABLES, ...tables]) database.exec(ddl);
  return database;
}
