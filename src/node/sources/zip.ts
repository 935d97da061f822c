import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { type Source, unreadableSource } from "../../ingest/source.ts";
import { BOMB, isBomb } from "./bomb.ts";
import { type FoundFile, sourceOf } from "./entries.ts";
import type { Bytes } from "./file-stream.ts";

/** More files than this are no archive of law. */
const MOST_FILES = 2_000_000;

/**
 * A zip archive, read by its central directory: its files can be opened in any order, and none is unpacked before. A
 * file that unpacks to more than the archive says, or to far more than its own size, is refused; so is an archive whose
 * files together do, as files that share their bytes would.
 */
export async function openZip(path: string, name: string): Promise<Source> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch((cause: unknown) => {
    throw damaged(name, cause);
  });
  const files: FoundFile[] = [];
  const suspect: { readonly path: string; readonly reason: string }[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const found = foundFile(zip, entry, name);
      if (found.path.endsWith("/")) continue;
      const reason = harmOf(entry);
      if (reason === null) files.push(found);
      else suspect.push({ path: found.path, reason });
      if (files.length + suspect.length > MOST_FILES) throw new Error(`more than ${MOST_FILES} files`);
      if (reason === null) unpacked += found.size;
      if (isBomb(zip.fileSize, unpacked)) throw new Error(BOMB);
    }
  } catch (cause) {
    zip.close();
    throw damaged(name, cause);
  }
  const source = sourceOf(name, files, async () => zip.close());
  return { ...source, refused: [...source.refused, ...suspect] };
}

function foundFile(zip: ZipFile, entry: Entry, name: string): FoundFile {
  const path = fileName(entry);
  return {
    path,
    kind: isLink(entry) ? "link" : "file",
    size: entry.uncompressedSize,
    read: () => unpack(zip, entry, `${name}: ${path}`),
  };
}

/** As the archive spells it; `sourceOf` decides whether it may be a path. */
function fileName(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

/** The file type of Unix, in the upper half of the attributes. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function harmOf(entry: Entry): string | null {
  if (entry.isEncrypted()) return "it is encrypted";
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return "its compression is not deflate";
  return isBomb(entry.compressedSize, entry.uncompressedSize) ? BOMB : null;
}

async function* unpack(zip: ZipFile, entry: Entry, name: string): Bytes {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (cause) {
    throw damaged(name, cause);
  }
}

function damaged(name: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return unreadableSource(`${name}: the zip archive is damaged or cut off (${reason}). Fetch the file again.`, cause);
}
