import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createUnreadableSourceError, type Source } from "../../ingest/source.ts";
import { readFileBytes, readFileSlice } from "./byte-stream.ts";
import { isArchive } from "./compression.ts";
import { createSource, type FoundFile, isHidden } from "./create-source.ts";
import { withArchives } from "./with-archives.ts";

/**
 * Opens a folder with everything below it. Links are refused, because their targets may be outside the folder. The files
 * of an archive appear below its name, `volume.zip/cases/1.json`; an archive that cannot be opened is refused.
 */
export async function openFolder(folder: string, name: string, scratchFolder?: string): Promise<Source> {
  const files: FoundFile[] = [];
  const folders = [""];
  for (let prefix = folders.pop(); prefix !== undefined; prefix = folders.pop()) {
    const inside = await readdir(join(folder, prefix), { withFileTypes: true }).catch((cause: unknown) => {
      throw createUnreadableSourceError(
        `${name}: the folder ${prefix || "."} cannot be read. Check its permissions.`,
        cause,
      );
    });
    for (const found of inside) {
      const path = prefix + found.name;
      if (found.isDirectory()) folders.push(`${path}/`);
      else files.push(await toFoundFile(found, path, join(folder, path), name));
    }
  }
  const archives = files.filter(({ kind, path }) => kind === "file" && isArchive(path) && !isHidden(path));
  const others = createSource(
    name,
    files.filter((file) => !archives.includes(file)),
    async () => {},
  );
  return archives.length === 0 ? others : withArchives(others, folder, archives, scratchFolder);
}

async function toFoundFile(found: Dirent, path: string, onDisk: string, name: string): Promise<FoundFile> {
  const kind = toFileKind(found);
  const size = kind === "file" ? (await stat(onDisk)).size : 0;
  return {
    path,
    kind,
    size,
    read: () => readFileBytes(onDisk, `${name}: ${path}`, size),
    slice: (start, end) => readFileSlice(onDisk, `${name}: ${path}`, start, end),
  };
}

function toFileKind(found: Dirent): FoundFile["kind"] {
  if (found.isFile()) return "file";
  if (found.isSymbolicLink()) return "link";
  return found.isBlockDevice() || found.isCharacterDevice() ? "device" : "other";
}
