import type { RefusedEntry, Source, SourceEntry } from "../../ingest/source.ts";
import { type ByteStream, toWebStream } from "./byte-stream.ts";
import { type Compression, findFileCompression, isArchive } from "./compression.ts";

/** A file of a folder or archive, before the check whether it may be an entry. */
export interface FoundFile {
  /** Path inside the source, `/` separated, unchanged. */
  readonly path: string;
  /** Kind of the file; only a regular file is read. */
  readonly kind: "file" | "link" | "device" | "other";
  readonly size: number;
  read(): ByteStream;
  /** Reads from the middle of the file, if its place on disk allows that. */
  slice?(start: number, end: number): Promise<Uint8Array>;
}

/**
 * Creates a source of the files that may be read, in path order. `.gz` and `.bz2` files appear decompressed, without that
 * extension; every other file that cannot be an entry is in `refused` with the reason.
 */
export function createSource(name: string, files: readonly FoundFile[], close: () => Promise<void>): Source {
  const entries: SourceEntry[] = [];
  const refused: RefusedEntry[] = [];
  const usedPaths = new Set<string>();

  for (const file of [...files].sort(compareByPath)) {
    const path = file.path.replace(/^(?:\.\/)+/, "");
    if (isHidden(path)) continue;
    const compression = findFileCompression(path);
    const readAs = compression ? path.replace(compression.filePattern, "") : path;
    const reason =
      explainRefusal(file.kind, path) ?? (usedPaths.has(readAs) ? `a second file with the path ${readAs}` : null);
    if (reason !== null) {
      refused.push({ path, reason });
      continue;
    }
    usedPaths.add(readAs);
    const bytes = () =>
      compression ? compression.decompress(file.read(), path === name ? name : `${name}: ${path}`) : file.read();
    const entry = { path: readAs, open: () => toWebStream(bytes()), bytes };
    const { size, slice } = file;
    entries.push(
      compression
        ? { ...entry, estimateSize: () => estimateExpandedSize(file, compression) }
        : { ...entry, size, ...(slice && { slice }) },
    );
  }

  entries.sort(compareByPath);
  return {
    name,
    refused,
    async *entries() {
      yield* entries;
    },
    close,
  };
}

/** Compressed bytes by which the size of a whole file is estimated. */
const SAMPLED_BYTES = 2 ** 21;

/** Estimates the decompressed size of a file by that of its beginning. */
async function estimateExpandedSize({ size, read }: FoundFile, { decompress }: Compression): Promise<number> {
  const sampled = Math.min(size, SAMPLED_BYTES);
  let expanded = 0;
  try {
    for await (const chunk of decompress(takeBytes(read(), sampled), "")) expanded += chunk.length;
  } catch {
    // A file that is cut off ends with an error, after what could be read of it.
  }
  return sampled === 0 ? 0 : Math.round((expanded * size) / sampled);
}

async function* takeBytes(bytes: ByteStream, count: number): ByteStream {
  let left = count;
  for await (const chunk of bytes) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

function explainRefusal(kind: FoundFile["kind"], path: string): string | null {
  if (kind === "link") return "a link: its target may be outside the source";
  if (kind === "device") return "a device";
  if (kind === "other") return "not a regular file";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "the path is absolute";
  if (path.split(/[/\\]/).includes("..")) return "the path leaves the source (..)";
  if (isArchive(path)) return "an archive within an archive: unpack it, or name it as a separate input";
  if (path === "" || path.includes("\\") || path.includes("\0")) return "the name is not a file name";
  return null;
}

/** Returns whether a path is a hidden or system file (`.DS_Store`, `._name`, `.git`, `__MACOSX`), which is ignored. */
export function isHidden(path: string): boolean {
  return path.split("/").some((segment) => /^\.[^.]/.test(segment) || segment === "__MACOSX");
}

/** Compares paths by UTF-16 code units. */
export function compareByPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
