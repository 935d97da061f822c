import { join } from "node:path";
import { entriesOf, type RefusedEntry, type Source } from "../../ingest/source.ts";
import { openArchive } from "./archive.ts";
import { BOMB, isBomb } from "./bomb.ts";
import { byPath, type FoundFile } from "./entries.ts";

/** Each holds a file open. */
const MOST_ARCHIVES = 1000;

/**
 * A folder's source with the files of the archives in it, each below its archive's path. What is wrong with an archive
 * costs that archive, not the folder.
 */
export async function withArchives(
  source: Source,
  folder: string,
  archives: readonly FoundFile[],
  scratchFolder?: string,
): Promise<Source> {
  const entries = await entriesOf(source);
  const refused: RefusedEntry[] = [...source.refused];
  const opened: Source[] = [];
  let packed = 0;
  let unpacked = 0;

  async function add({ path, size }: FoundFile): Promise<void> {
    if (opened.length === MOST_ARCHIVES) throw new Error(`the folder has more than ${MOST_ARCHIVES} archives`);
    const archive = await openArchive(join(folder, path), `${source.name}: ${path}`, scratchFolder);
    const inside = await entriesOf(archive);
    packed += size;
    unpacked += inside.reduce((sum, entry) => sum + (entry.size ?? 0), 0);
    if (isBomb(packed, unpacked)) {
      await archive.close();
      throw new Error(`with the archives before, ${BOMB}`);
    }
    opened.push(archive);
    for (const entry of inside) entries.push({ ...entry, path: `${path}/${entry.path}` });
    for (const entry of archive.refused) refused.push({ ...entry, path: `${path}/${entry.path}` });
  }

  for (const archive of [...archives].sort(byPath)) {
    await add(archive).catch((cause: unknown) => {
      refused.push({ path: archive.path, reason: cause instanceof Error ? cause.message : String(cause) });
    });
  }
  entries.sort(byPath);
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
