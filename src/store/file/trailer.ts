import { EngineError } from "../../errors.ts";
import { javascriptCodec } from "./codec.ts";
import type { CorpusFile, WritableCorpusFile } from "./corpus-file.ts";

/*
 * After the SQLite database:
 *   one CRC-32 (uint32 LE) per 16 KiB block of the database, the last block possibly shorter
 *   footer, 32 bytes: "HEADNOTE", format version u32, block size u32, database size u64,
 *                     CRC-32 of the table u32, CRC-32 of the footer so far u32
 */

/** Incremented with every change of the file format; there is no migration, a corpus is rebuilt. */
export const FORMAT_VERSION = 16;
/** The size of a database page, so that no look-up reads more of the file than SQLite does. */
export const CHECKSUM_BLOCK_BYTES = 16_384;

const MAGIC = "HEADNOTE";
const FOOTER_BYTES = 32;

/** The checksums of a corpus file. */
export interface CorpusTrailer {
  readonly databaseSize: number;
  readonly checksums: Uint32Array;
  /** CRC-32 of the table of checksums, which identifies the contents of the file. */
  readonly tableChecksum: number;
}

/** Where SQLite's header counts the changes of the file, twice: the number depends on how a build was divided. */
const CHANGE_COUNTERS = [24, 92];
const CHANGE_COUNT = Uint8Array.of(0, 0, 0, 1);

/** Writes the trailer after the database in `file`. */
export function writeCorpusTrailer(file: WritableCorpusFile): void {
  for (const offset of CHANGE_COUNTERS) file.write(offset, CHANGE_COUNT);
  const { checksum } = file.codec ?? javascriptCodec;
  const databaseSize = file.size;
  const blocks = Math.ceil(databaseSize / CHECKSUM_BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * 4 + FOOTER_BYTES);
  const view = new DataView(bytes.buffer);
  for (let block = 0; block < blocks; block++) {
    view.setUint32(block * 4, checksum(file.read(block * CHECKSUM_BLOCK_BYTES, CHECKSUM_BLOCK_BYTES)), true);
  }
  const at = blocks * 4;
  for (let i = 0; i < MAGIC.length; i++) view.setUint8(at + i, MAGIC.charCodeAt(i));
  view.setUint32(at + 8, FORMAT_VERSION, true);
  view.setUint32(at + 12, CHECKSUM_BLOCK_BYTES, true);
  view.setBigUint64(at + 16, BigInt(databaseSize), true);
  view.setUint32(at + 24, checksum(bytes.subarray(0, at)), true);
  view.setUint32(at + 28, checksum(bytes.subarray(at, at + 28)), true);
  file.write(databaseSize, bytes);
}

/**
 * Reads and checks the trailer.
 * @throws EngineError `corpus_unavailable` if the file is foreign, cut short, damaged, or of another format version
 */
export function readCorpusTrailer(file: CorpusFile): CorpusTrailer {
  const { checksum } = file.codec ?? javascriptCodec;
  const footer = file.size >= FOOTER_BYTES ? file.read(file.size - FOOTER_BYTES, FOOTER_BYTES) : new Uint8Array(0);
  const magic = footer.length === FOOTER_BYTES ? decodeAscii(footer.subarray(0, 8)) : "";
  if (magic !== MAGIC) throw createForeignFileError(file);
  const view = new DataView(footer.buffer, footer.byteOffset, FOOTER_BYTES);
  if (view.getUint32(28, true) !== checksum(footer.subarray(0, 28)))
    throw createDamageError("its last bytes are damaged");
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION) throw createVersionError(version);
  const databaseSize = Number(view.getBigUint64(16, true));
  const tableSize = Math.ceil(databaseSize / CHECKSUM_BLOCK_BYTES) * 4;
  if (view.getUint32(12, true) !== CHECKSUM_BLOCK_BYTES || databaseSize + tableSize + FOOTER_BYTES !== file.size) {
    throw createDamageError(
      `it is ${file.size} bytes long, not the ${databaseSize + tableSize + FOOTER_BYTES} that it was built with`,
    );
  }
  const table = file.read(databaseSize, tableSize);
  const tableChecksum = view.getUint32(24, true);
  if (tableChecksum !== checksum(table)) throw createDamageError("its table of checksums is damaged");
  const tableView = new DataView(table.buffer, table.byteOffset, tableSize);
  return {
    databaseSize,
    checksums: Uint32Array.from({ length: tableSize / 4 }, (_, block) => tableView.getUint32(block * 4, true)),
    tableChecksum,
  };
}

/** Returns whether a file ends as a corpus does, of whatever format version, whole or damaged. */
export function isCorpusFile(file: CorpusFile): boolean {
  return file.size >= FOOTER_BYTES && decodeAscii(file.read(file.size - FOOTER_BYTES, MAGIC.length)) === MAGIC;
}

/** Returns whether a file begins as an SQLite database does, of whatever program; a corpus that is cut short does, too. */
export function isSqliteFile(file: CorpusFile): boolean {
  return decodeAscii(file.read(0, 15)) === "SQLite format 3";
}

/** Creates the error for a damaged corpus file; the reason is part of a sentence. */
export function createDamageError(reason: string): EngineError {
  return new EngineError("corpus_unavailable", `The corpus file is damaged: ${reason}. Build or download it again.`);
}

/** Returns an error with the name of the file before its message; other errors than ours, or without a name, as they are. */
export function nameFile({ name }: CorpusFile, error: unknown): unknown {
  if (!(error instanceof EngineError) || name === undefined || error.message.startsWith(name)) return error;
  return new EngineError(error.code, `${name}: ${error.message}`, error.details, error);
}

function createVersionError(version: number): EngineError {
  const remedy =
    version > FORMAT_VERSION
      ? "Update Headnote, or rebuild the corpus with this version"
      : "Rebuild the corpus with this version";
  return new EngineError(
    "corpus_unavailable",
    `The corpus file has format version ${version}; this Headnote reads version ${FORMAT_VERSION}. ${remedy}.`,
  );
}

function createForeignFileError(file: CorpusFile): EngineError {
  const what = isSqliteFile(file)
    ? "is an SQLite database without Headnote's trailer: it was cut short, or another program made it"
    : "is not a Headnote corpus";
  return new EngineError("corpus_unavailable", `The file ${what}. Build one with "headnote build".`);
}

function decodeAscii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
