import { existsSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createMemoryUnionFiles, type PendingUnionFile, type UnionFiles } from "../../corpus/union/union-files.ts";
import { createPartialFile, openCorpusFile } from "./corpus-file.ts";

/** Maximum number of union files that are kept beside one corpus; those used last remain. */
const MAX_KEPT_FILES = 4;
/** Digits of a key in the name of a file. */
const NAME_DIGITS = 16;

/**
 * Keeps union files beside a corpus file, as `<file>.union-<key>.sqlite`; in memory if its folder cannot be written.
 * @param path of the first corpus of the union
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { createUnionFiles, openCorpusFile, STARTER_CORPUS } from "headnote/node";
 *
 * const paths = [STARTER_CORPUS];
 * const engine = await openEngine(paths.map(openCorpusFile), { unionFiles: createUnionFiles(STARTER_CORPUS) });
 * await engine.close();
 * ```
 */
export function createUnionFiles(path: string): UnionFiles {
  const toPath = (key: string) => `${path}.union-${key.slice(0, NAME_DIGITS)}.sqlite`;
  return {
    async open(key) {
      const stored = toPath(key);
      if (!existsSync(stored)) return null;
      markUsed(stored);
      return openCorpusFile(stored);
    },
    async create(key) {
      return tryCreate(toPath(key), path) ?? createMemoryUnionFiles().create(key);
    },
  };
}

function tryCreate(target: string, path: string): PendingUnionFile | null {
  try {
    const file = createPartialFile(target);
    return {
      get size() {
        return file.size;
      },
      read: file.read,
      write: file.write,
      discard: file.discard,
      async publish() {
        await file.publish();
        removeOldest(path);
        return openCorpusFile(target);
      },
    };
  } catch {
    return null;
  }
}

/** The time of the last change shows which files are no longer used. */
function markUsed(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // A file that only others may change is theirs to remove.
  }
}

function removeOldest(path: string): void {
  const prefix = `${basename(path)}.union-`;
  const folder = dirname(path);
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".sqlite"))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of files.slice(MAX_KEPT_FILES)) rmSync(old, { force: true });
}
