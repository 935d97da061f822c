import { EngineError } from "../errors.ts";
import { javascriptCodec } from "./codec.ts";
import type { CorpusFile, WritableCorpusFile } from "./corpus-file.ts";

/*
 * Behind the SQLite database:
 *   one CRC-32 (uint32 LE) per 16 KiB block of the database, the last block possibly shorter
 *   footer, 32 bytes: "HEADNOTE", format version u32, block size u32, database size u64,
 *                     CRC-32 of the table u32, CRC-32 of the footer so far u32
 */

/** Raised with every change of the file's layout; there is no migration, a corpus is rebuilt. */
export const FORMAT_VERSION = 10;
/** That of a page of the database, so that no look-up reads more of the file than SQLite asks for. */
export const BLOCK_SIZE = 16_384;

const MAGIC = "HEADNOTE";
const FOOTER_SIZE = 32;

export interface Trailer {
  readonly databaseSize: number;
  readonly checksums: Uint32Array;
}

/** Writes the trailer behind the database that `file` holds. */
export function writeTrailer(file: WritableCorpusFile): void {
  const { checksum } = file.codec ?? javascriptCodec;
  const databaseSize = file.size;
  const blocks = Math.ceil(databaseSize / BLOCK_SIZE);
  const bytes = new Uint8Array(blocks * 4 + FOOTER_SIZE);
  const view = new DataView(bytes.buffer);
  for (let block = 0; block < blocks; block++) {
    view.setUint32(block * 4, checksum(file.read(block * BLOCK_SIZE, BLOCK_SIZE)), true);
  }
  const at = blocks * 4;
  for (let i = 0; i < MAGIC.length; i++) view.setUint8(at + i, MAGIC.charCodeAt(i));
  view.setUint32(at + 8, FORMAT_VERSION, true);
  view.setUint32(at + 12, BLOCK_SIZE, true);
  view.setBigUint64(at + 16, BigInt(databaseSize), true);
  view.setUint32(at + 24, checksum(bytes.subarray(0, at)), true);
  view.setUint32(at + 28, checksum(bytes.subarray(at, at + 28)), true);
  file.write(databaseSize, bytes);
}

/**
 * Reads and checks the trailer.
 * @throws EngineError `corpus_unavailable` when the file is foreign, cut short, damaged, or of another format version
 */
export function readTrailer(file: CorpusFile): Trailer {
  const { checksum } = file.codec ?? javascriptCodec;
  const footer = file.size >= FOOTER_SIZE ? file.read(file.size - FOOTER_SIZE, FOOTER_SIZE) : new Uint8Array(0);
  const magic = footer.length === FOOTER_SIZE ? ascii(footer.subarray(0, 8)) : "";
  if (magic !== MAGIC) throw notACorpus(file);
  const view = new DataView(footer.buffer, footer.byteOffset, FOOTER_SIZE);
  if (view.getUint32(28, true) !== checksum(footer.subarray(0, 28))) throw damaged("its last bytes are damaged");
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION) throw otherVersion(version);
  const databaseSize = Number(view.getBigUint64(16, true));
  const tableSize = Math.ceil(databaseSize / BLOCK_SIZE) * 4;
  if (view.getUint32(12, true) !== BLOCK_SIZE || databaseSize + tableSize + FOOTER_SIZE !== file.size) {
    throw damaged(
      `it is ${file.size} bytes long, not the ${databaseSize + tableSize + FOOTER_SIZE} that it was built with`,
    );
  }
  const table = file.read(databaseSize, tableSize);
  if (view.getUint32(24, true) !== checksum(table)) throw damaged("its table of checksums is damaged");
  const tableView = new DataView(table.buffer, table.byteOffset, tableSize);
  return {
    databaseSize,
    checksums: Uint32Array.from({ length: tableSize / 4 }, (_, block) => tableView.getUint32(block * 4, true)),
  };
}

export function damaged(how: string): EngineError {
  return new EngineError("corpus_unavailable", `The corpus file is damaged: ${how}. Build or download it again.`);
}

function otherVersion(version: number): EngineError {
  const remedy =
    version > FORMAT_VERSION
      ? "Update Headnote, or rebuild the corpus with this version"
      : "Rebuild the corpus with this version";
  return new EngineError(
    "corpus_unavailable",
    `The corpus file has format version ${version}; this Headnote reads version ${FORMAT_VERSION}. ${remedy}.`,
  );
}

function notACorpus(file: CorpusFile): EngineError {
  const isSqlite = ascii(file.read(0, 15)) === "SQLite format 3";
  const what = isSqlite
    ? "is an SQLite database without Headnote's trailer: it was cut short, or another program made it"
    : "is not a Headnote corpus";
  return new EngineError("corpus_unavailable", `The file ${what}. Build one with "headnote build".`);
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
