import { join } from "node:path";
import { listEntries, type RefusedEntry, type Source } from "../../ingest/source.ts";
import { describeCause } from "../files/file-errors.ts";
import { compareByPath, type FoundFile } from "./create-source.ts";
import { DECOMPRESSION_BOMB_REASON, isDecompressionBomb } from "./decompression-bomb.ts";
import { openArchive } from "./open-archive.ts";

/** Each archive keeps a file open. */
const MAX_ARCHIVES = 1000;

/**
 * Returns a folder's source extended by the files of its archives, each below its archive's path. An archive that cannot be
 * opened is refused; the rest of the folder is read.
 */
export async function withArchives(
  source: Source,
  folder: string,
  archives: readonly FoundFile[],
  scratchFolder?: string,
): Promise<Source> {
  const entries = await listEntries(source);
  const refused: RefusedEntry[] = [...source.refused];
  const opened: Source[] = [];
  let packed = 0;
  let unpacked = 0;

  async function addArchive({ path, size }: FoundFile): Promise<void> {
    if (opened.length === MAX_ARCHIVES) throw new Error(`the folder has more than ${MAX_ARCHIVES} archives`);
    const archive = await openArchive(join(folder, path), `${source.name}: ${path}`, scratchFolder);
    const inside = await listEntries(archive);
    packed += size;
    unpacked += inside.reduce((sum, entry) => sum + (entry.size ?? 0), 0);
    if (isDecompressionBomb(packed, unpacked)) {
      await archive.close();
      throw new Error(`with the archives before, ${DECOMPRESSION_BOMB_REASON}`);
    }
    opened.push(archive);
    for (const entry of inside) entries.push({ ...entry, path: `${path}/${entry.path}` });
    for (const entry of archive.refused) refused.push({ ...entry, path: `${path}/${entry.path}` });
  }

  for (const archive of [...archives].sort(compareByPath)) {
    await addArchive(archive).catch((cause: unknown) => {
      refused.push({ path: archive.path, reason: describeCause(cause) });
    });
  }
  entries.sort(compareByPath);
  return {
    name: source.name,
    refused,
    async *entries() {
      yield* entries;
    },
    async close() {
      for (const archive of opened) await archive.close();
      await source.close();
    },
  };
}
