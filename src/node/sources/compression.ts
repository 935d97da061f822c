import { bunzip2 } from "./bzip2.ts";
import { type Bytes, gunzip } from "./file-stream.ts";

/** A way files are compressed, one row each. */
interface Compression {
  /** What is added to the name of a single file. */
  readonly file: RegExp;
  /** How a tar archive so compressed is called. */
  readonly archive: RegExp;
  /** The bytes decompressed; damage ends in an error that names `name`. */
  readonly decompress: (compressed: Bytes, name: string) => Bytes;
}

const COMPRESSIONS: readonly Compression[] = [
  { file: /\.gz$/i, archive: /\.(?:tar\.gz|tgz)$/i, decompress: gunzip },
  { file: /\.bz2$/i, archive: /\.(?:tar\.bz2|tbz2?)$/i, decompress: bunzip2 },
];

/** How the single file of this name is compressed; null where it is not, or is an archive. */
export function fileCompression(path: string): Compression | null {
  return COMPRESSIONS.find(({ file, archive }) => file.test(path) && !archive.test(path)) ?? null;
}

/** How the tar archive of this name is compressed; null where it is not. */
export function archiveCompression(path: string): Compression | null {
  return COMPRESSIONS.find(({ archive }) => archive.test(path)) ?? null;
}

/** Whether a file of this name is a tar archive, compressed or not. */
export function isTar(path: string): boolean {
  return /\.tar$/i.test(path) || archiveCompression(path) !== null;
}

/** Whether a file of this name is an archive that is opened. */
export function isArchive(path: string): boolean {
  return /\.zip$/i.test(path) || isTar(path);
}
