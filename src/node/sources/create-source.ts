import type { RefusedEntry, Source, SourceEntry } from "../../ingest/source.ts";
import { type ByteStream, toWebStream } from "./byte-stream.ts";
import { findFileCompression, isArchive } from "./compression.ts";

/** One file as it was found, before it is decided whether it may be an entry. */
export interface FoundFile {
  /** Path inside the source, `/` separated, as found. */
  readonly path: string;
  /** What stands there; only a file is read. */
  readonly kind: "file" | "link" | "device" | "other";
  readonly size: number;
  read(): ByteStream;
}

/** The source made of the files that may be read, in path order; `.gz` and `.bz2` files appear decompressed, without the ending. */
export function createSource(name: string, files: readonly FoundFile[], close: () => Promise<void>): Source {
  const entries: SourceEntry[] = [];
  const refused: RefusedEntry[] = [];
  const taken = new Set<string>();

  for (const file of [...files].sort(compareByPath)) {
    const path = file.path.replace(/^(?:\.\/)+/, "");
    if (isHidden(path)) continue;
    const compression = findFileCompression(path);
    const readAs = compression ? path.replace(compression.filePattern, "") : path;
    const reason =
      explainRefusal(file.kind, path) ?? (taken.has(readAs) ? `a second file of the name ${readAs}` : null);
    if (reason !== null) {
      refused.push({ path, reason });
      continue;
    }
    taken.add(readAs);
    const bytes = () =>
      compression ? compression.decompress(file.read(), path === name ? name : `${name}: ${path}`) : file.read();
    const entry = { path: readAs, open: () => toWebStream(bytes()), bytes };
    entries.push(compression ? entry : { ...entry, size: file.size });
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

function explainRefusal(kind: FoundFile["kind"], path: string): string | null {
  if (kind === "link") return "a link: what it points to may lie outside the source";
  if (kind === "device") return "a device";
  if (kind === "other") return "not a regular file";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "the path is absolute";
  if (path.split(/[/\\]/).includes("..")) return "the path leaves the source (..)";
  if (isArchive(path)) return "an archive within an archive: unpack it, or name it as an input of its own";
  if (path === "" || path.includes("\\") || path.includes("\0")) return "the name is not a file name";
  return null;
}

/** What systems leave behind (`.DS_Store`, `._name`, `.git`, `__MACOSX`) is no part of the input. */
export function isHidden(path: string): boolean {
  return path.split("/").some((segment) => /^\.[^.]/.test(segment) || segment === "__MACOSX");
}

/** In the order of code units. */
export function compareByPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
