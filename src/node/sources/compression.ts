import { type ByteStream, decompressGzip } from "./byte-stream.ts";
import { decompressBzip2 } from "./decompress-bzip2.ts";

/** A way files are compressed, one row each. */
interface Compression {
  /** What is added to the name of a single file. */
  readonly filePattern: RegExp;
  /** How a tar archive so compressed is called. */
  readonly archivePattern: RegExp;
  /** The bytes decompressed; damage ends in an error that names `name`. */
  readonly decompress: (compressed: ByteStream, name: string) => ByteStream;
}

const COMPRESSIONS: readonly Compression[] = [
  { filePattern: /\.gz$/i, archivePattern: /\.(?:tar\.gz|tgz)$/i, decompress: decompressGzip },
  { filePattern: /\.bz2$/i, archivePattern: /\.(?:tar\.bz2|tbz2?)$/i, decompress: decompressBzip2 },
];

/** How the single file of this name is compressed; null where it is not, or is an archive. */
export function findFileCompression(path: string): Compression | null {
  return (
    COMPRESSIONS.find(({ filePattern: file, archivePattern: archive }) => file.test(path) && !archive.test(path)) ??
    null
  );
}

/** How the tar archive of this name is compressed; null where it is not. */
export function findArchiveCompression(path: string): Compression | null {
  return COMPRESSIONS.find(({ archivePattern: archive }) => archive.test(path)) ?? null;
}

/** Whether a file of this name is a tar archive, compressed or not. */
export function isTar(path: string): boolean {
  return /\.tar$/i.test(path) || findArchiveCompression(path) !== null;
}

/** Whether a file of this name is an archive that is opened. */
export function isArchive(path: string): boolean {
  return /\.zip$/i.test(path) || isTar(path);
}
