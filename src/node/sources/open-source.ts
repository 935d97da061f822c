import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createUnreadableSourceError, type Source } from "../../ingest/source.ts";
import { describeCause } from "../files/file-errors.ts";
import { isSystemError } from "../files/system-error.ts";
import { readFileBytes } from "./byte-stream.ts";
import { isArchive } from "./compression.ts";
import { createSource } from "./create-source.ts";
import { openArchive } from "./open-archive.ts";
import { openFolder } from "./open-folder.ts";

/** Options of a source; every field is optional. */
export interface SourceOptions {
  /** Name of the source in messages. Default: the last segment of its path, so that no absolute path reaches a corpus. */
  readonly name?: string;
  /** Folder of the scratch file into which a tar archive is unpacked. Default: the system's temporary folder. */
  readonly scratchFolder?: string;
}

/**
 * Opens an input on disk: a folder (with everything below it, archives included), a single file, a `.gz` or `.bz2` file, or
 * a `.tar`, `.tar.gz`, `.tgz`, `.tar.bz2`, `.tbz2`, `.tbz` or `.zip` archive. Memory is bounded, whatever the size of the
 * input. The caller closes the source.
 * @throws EngineError `validation_failed`, naming the file, if it does not exist, is of another kind or is damaged. Damage
 * inside a compressed file is detected when that file is read.
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
    const isMissing = isSystemError(cause) && cause.code === "ENOENT";
    const reason = isMissing ? "there is no such file or folder." : describeCause(cause);
    throw createUnreadableSourceError(`${name}: ${reason}`, cause);
  });
  if (found.isDirectory()) return openFolder(path, name, options.scratchFolder);
  if (!found.isFile()) throw createUnreadableSourceError(`${name}: neither a file nor a folder. Name one of these.`);
  const other = /\.(?:xz|zst|7z|rar)$/i.exec(file);
  if (other)
    throw createUnreadableSourceError(
      `${name}: ${other[0]} files are not supported. Unpack the file and name the result.`,
    );
  if (isArchive(file)) return openArchive(path, name, options.scratchFolder);
  const single = { path: file, kind: "file", size: found.size, read: () => readFileBytes(path, name) } as const;
  return createSource(name, [single], async () => {});
}
