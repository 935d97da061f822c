import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createUnreadableSourceError, type Source } from "../../ingest/source.ts";
import { readFileBytes } from "./byte-stream.ts";
import { isArchive } from "./compression.ts";
import { createSource } from "./create-source.ts";
import { openArchive } from "./open-archive.ts";
import { openFolder } from "./open-folder.ts";

/** How a source is called and where it is unpacked. */
export interface SourceOptions {
  /** What messages call the source. Default: the path's last segment, so that no absolute path reaches a corpus. */
  readonly name?: string;
  /** Folder for the scratch file that an archive is unpacked into while it is read. Default: the system's temporary folder. */
  readonly scratchFolder?: string;
}

/**
 * Opens an input on disk: a folder (with everything below it, archives in it opened), a single file, a `.gz` or `.bz2` file, a `.tar`,
 * `.tar.gz`, `.tgz`, `.tar.bz2`, `.tbz2`, `.tbz` or `.zip` archive. Memory stays bounded however large the input is. Close the source when it has been read.
 * Fails with an `EngineError` that names the file when it does not exist, is of another kind, or is damaged; damage
 * inside a compressed file shows when that file is read.
 *
 * @example
 * ```ts
 * import { listEntries } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const source = await openSource("opinions.tar.gz");
 * console.log((await listEntries(source)).length);
 * await source.close();
 * ```
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<Source> {
  const file = basename(path);
  const name = options.name ?? file;
  const found = await stat(path).catch((cause: unknown) => {
    throw createUnreadableSourceError(`${name}: there is no such file or folder.`, cause);
  });
  if (found.isDirectory()) return openFolder(path, name, options.scratchFolder);
  if (!found.isFile()) throw createUnreadableSourceError(`${name}: neither a file nor a folder.`);
  const other = /\.(?:xz|zst|7z|rar)$/i.exec(file);
  if (other)
    throw createUnreadableSourceError(`${name}: ${other[0]} files are not read. Unpack it and name what comes out.`);
  if (isArchive(file)) return openArchive(path, name, options.scratchFolder);
  const single = { path: file, kind: "file", size: found.size, read: () => readFileBytes(path, name) } as const;
  return createSource(name, [single], async () => {});
}
