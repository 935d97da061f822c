import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import type { Source } from "../../ingest/source.ts";
import type { ByteStream } from "./byte-stream.ts";
import { createSource, type FoundFile } from "./create-source.ts";
import { createDamagedDataError } from "./damaged-data-error.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";

/** No archive of legal texts has more files. */
const MAX_FILES = 2_000_000;

/**
 * Opens a zip archive by its central directory; its files can be opened in any order, and are unpacked when they are read.
 * Refuses a file that unpacks to more than the archive states or to far more than its size, and an archive whose files
 * together do, as files that share their bytes would.
 */
export async function openZip(path: string, name: string): Promise<Source> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch((cause: unknown) => {
    throw createDamagedZipError(name, cause);
  });
  const files: FoundFile[] = [];
  const refused: { readonly path: string; readonly reason: string }[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const found = toFoundFile(zip, entry, name);
      if (found.path.endsWith("/")) continue;
      const reason = explainRefusal(entry);
      if (reason === null) files.push(found);
      else refused.push({ path: found.path, reason });
      if (files.length + refused.length > MAX_FILES) throw new Error(`more than ${MAX_FILES} files`);
      if (reason === null) unpacked += found.size;
      if (isDecompressionBomb(zip.fileSize, unpacked)) throw new Error(DECOMPRESSION_BOMB_REASON);
    }
  } catch (cause) {
    zip.close();
    throw createDamagedZipError(name, cause);
  }
  const source = createSource(name, files, async () => zip.close());
  return { ...source, refused: [...source.refused, ...refused] };
}

function toFoundFile(zip: ZipFile, entry: Entry, name: string): FoundFile {
  const path = decodeFileName(entry);
  return {
    path,
    kind: isLink(entry) ? "link" : "file",
    size: entry.uncompressedSize,
    read: () => unpackEntry(zip, entry, `${name}: ${path}`),
  };
}

/** Returns the name unchanged; `createSource` decides whether it may be a path. */
function decodeFileName(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

/** Reads the Unix file type, which is in the upper half of the attributes. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function explainRefusal(entry: Entry): string | null {
  if (entry.isEncrypted()) return "it is encrypted";
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return "its compression is not deflate";
  return isDecompressionBomb(entry.compressedSize, entry.uncompressedSize) ? DECOMPRESSION_BOMB_REASON : null;
}

async function* unpackEntry(zip: ZipFile, entry: Entry, name: string): ByteStream {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (cause) {
    throw createDamagedZipError(name, cause);
  }
}

function createDamagedZipError(name: string, cause: unknown): Error {
  return createDamagedDataError(name, "zip archive", cause);
}
