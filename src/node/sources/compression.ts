import type { ByteStream } from "./byte-stream.ts";
import { decompressBzip2 } from "./decompress-bzip2.ts";
import { decompressGzip } from "./decompress-gzip.ts";
import { decompressByProgram, findProgram } from "./run-decompressor.ts";

/** A compression format. */
export interface Compression {
  /** Matches the name of a single compressed file. */
  readonly filePattern: RegExp;
  /** Matches the name of a compressed tar archive. */
  readonly archivePattern: RegExp;
  /** Decompresses bytes; throws an error that names `name` if they are damaged. */
  readonly decompress: (compressed: ByteStream, name: string) => ByteStream;
}

const COMPRESSIONS: readonly Compression[] = [
  { filePattern: /\.gz$/i, archivePattern: /\.(?:tar\.gz|tgz)$/i, decompress: decompressGzip },
  { filePattern: /\.bz2$/i, archivePattern: /\.(?:tar\.bz2|tbz2?)$/i, decompress: decompressBzip2InParallel },
];

/** Decompresses bzip2 by `lbzip2` if it is installed: CourtListener's tables have a hundred gigabytes. */
function decompressBzip2InParallel(compressed: ByteStream, name: string): ByteStream {
  parallelBzip2 ??= { program: findProgram("lbzip2") };
  const { program } = parallelBzip2;
  return program === null ? decompressBzip2(compressed, name) : decompressByProgram(program, compressed, name);
}

let parallelBzip2: { readonly program: string | null } | undefined;

/** Returns the compression of the single file of this name; null if it is not compressed, or is an archive. */
export function findFileCompression(path: string): Compression | null {
  return (
    COMPRESSIONS.find(({ filePattern: file, archivePattern: archive }) => file.test(path) && !archive.test(path)) ??
    null
  );
}

/** Returns the compression of the tar archive of this name; null if it is not a compressed tar archive. */
export function findArchiveCompression(path: string): Compression | null {
  return COMPRESSIONS.find(({ archivePattern: archive }) => archive.test(path)) ?? null;
}

/** Returns whether a file of this name is a tar archive, compressed or not. */
export function isTar(path: string): boolean {
  return /\.tar$/i.test(path) || findArchiveCompression(path) !== null;
}

/** Returns whether a file of this name is a zip or tar archive. */
export function isArchive(path: string): boolean {
  return /\.zip$/i.test(path) || isTar(path);
}
