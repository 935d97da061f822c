import { statSync } from "node:fs";
import { basename } from "node:path";
import type { Engine } from "../../contract/engine.ts";
import { EngineError } from "../../errors.ts";
import { findSameFile, keepDistinctFiles } from "../files/distinct-files.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";
import { createReplaceableEngine, type ReplaceableEngine } from "./replaceable-engine.ts";

/** A corpus file that a server serves. */
export interface ServedFile {
  /** Unique among the served corpora: the name of the file without its extension. */
  readonly name: string;
  readonly path: string;
  /** Size in bytes; 0 if the file cannot be found. */
  readonly bytes: number;
  /** Whether it is the corpus that comes with the package. */
  readonly isStarter: boolean;
}

/** Returns the served corpora that are files, named. A second file of a name is called `name-2`. */
export function nameServedFiles(corpus: unknown): readonly ServedFile[] {
  const paths = typeof corpus === "string" ? [corpus] : Array.isArray(corpus) ? corpus : [];
  const taken = new Map<string, number>();
  return paths.map((path: string) => {
    const name = basename(path).replace(/\.[^.]*$/, "") || "corpus";
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    return { name: count === 1 ? name : `${name}-${count}`, path, bytes, isStarter: path === STARTER_CORPUS };
  });
}

/** A change of the served corpora by their paths: an added one takes the place of the removed one, else it is the last. */
export interface CorpusChange {
  /** Path of the file to add; nothing changes if that file is served, by whatever path. */
  readonly add?: string;
  /** Path of the file to remove: the one that was given to the server, or another that leads to the same file. */
  readonly remove?: string;
}

/**
 * Returns the paths of the served corpora after a change. Adding one that is served changes nothing, also by another path.
 * @throws EngineError `validation_failed` if the removed one is not served, or none would remain
 */
export function changeCorpora(paths: readonly string[], { add, remove }: CorpusChange): readonly string[] {
  const refuse = (message: string) => new EngineError("validation_failed", message);
  const removed = remove === undefined ? undefined : findSameFile(paths, remove);
  if (remove !== undefined && removed === undefined)
    throw refuse(`${remove} is not served. Remove one of ${paths.join(", ")}.`);
  const added = add === undefined ? [] : [add];
  const changed = paths.flatMap((path) => (path === removed ? added : [path]));
  if (changed.length === 0) throw refuse("A server needs a corpus. Add another one in the same request.");
  return keepDistinctFiles([...changed, ...added]);
}

/** Path below which `/api/v1` answers from some of the served corpora: `/corpora/a,b/api/v1/…`. */
const SELECTION_PATH = /^\/corpora\/([^/]+)(\/api\/v1\/.*)$/;

/** Returns the corpora that a request selects by its path, and the request without that part; null if it selects none. */
export function readSelection(
  request: Request,
): { readonly names: readonly string[]; readonly request: Request } | null {
  const url = new URL(request.url);
  const [, names, path] = SELECTION_PATH.exec(url.pathname) ?? [];
  if (names === undefined || path === undefined) return null;
  const selected = new Request(new URL(path + url.search, url), request);
  return { names: names.split(",").map(decodeName), request: selected };
}

/** Returns the part of a path that selects corpora, as {@link readSelection} reads it. */
export function formatSelection(names: readonly string[]): string {
  return `/corpora/${names.map(encodeURIComponent).join(",")}`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Maximum number of selections that are open at the same time; the one that was used last remains longest. */
const MAX_OPEN_SELECTIONS = 3;

/** Engines over parts of the served corpora. */
export interface Selections {
  /**
   * Returns the engine over the corpora of these names; opens it on the first call.
   * @throws EngineError `route_not_found` if a name is not served, `corpus_unavailable` if a corpus cannot be opened
   */
  open(names: readonly string[]): Promise<Engine>;
  /** Closes the engines when their last calls have ended. */
  closeAll(): void;
}

/**
 * Creates the engines over parts of several served corpora, so that a reader can switch each on and off without a change
 * for others.
 */
export function createSelections(
  listServed: () => readonly ServedFile[],
  openPaths: (paths: readonly string[]) => Promise<Engine>,
): Selections {
  const open = new Map<string, Promise<ReplaceableEngine>>();

  function close(key: string): void {
    const selection = open.get(key);
    open.delete(key);
    selection?.then(
      ({ replace }) => replace(CLOSED),
      () => undefined,
    );
  }

  return {
    async open(names) {
      const served = listServed();
      const paths = served.filter(({ name }) => names.includes(name)).map(({ path }) => path);
      const unknown = names.find((name) => !served.some((file) => file.name === name));
      if (unknown !== undefined) throw createUnknownCorpusError(unknown, served);
      const key = paths.join("\n");
      const known = open.get(key);
      const selection = known ?? openPaths(paths).then(createReplaceableEngine);
      open.delete(key);
      open.set(key, selection);
      if (!known) selection.catch(() => open.delete(key));
      const [oldest] = open.keys();
      if (open.size > MAX_OPEN_SELECTIONS && oldest !== undefined) close(oldest);
      return (await selection).engine;
    },
    closeAll() {
      for (const key of [...open.keys()]) close(key);
    },
  };
}

/** Creates the error of a path that selects a corpus which is not served: an address that does not exist. */
function createUnknownCorpusError(name: string, served: readonly ServedFile[]): EngineError {
  const known = served.map((file) => JSON.stringify(file.name)).join(", ");
  const remedy = known === "" ? "Leave /corpora/… out of it" : `It must be one of ${known}`;
  const message = `The path names no corpus that is served: ${JSON.stringify(name)}. ${remedy}.`;
  return new EngineError("route_not_found", message);
}

/** Replaces an engine that is closed; nobody calls it. */
const CLOSED = { close: async () => undefined } as unknown as Engine;
