import { type Chunk, mergeChunks } from "./merge-chunks.ts";

/** A module of the library. */
export interface PlannedModule {
  /** Characters of its code. */
  readonly size: number;
  /** Ids of the modules of the library that it imports when it is loaded. */
  readonly imports: readonly string[];
  /** Ids of the modules of the library that it imports on demand, with `import()`. */
  readonly demanded: readonly string[];
  /** Names of the packages that it imports when it is loaded. */
  readonly packages: readonly string[];
  /** Whether a bundler may take it into a page. */
  readonly isForPages: boolean;
  /** Whether a chunk contains only it and what it alone imports. */
  readonly isSeparate: boolean;
}

/** What begins to load modules. */
export interface ChunkRoots {
  /** Modules that a program or a worker loads. */
  readonly entries: readonly string[];
  /** Modules whose exports a public module exports: a bundler loads those that a program names. */
  readonly exported: readonly string[];
}

/** Modules that share a script. */
export interface PlannedChunk {
  readonly modules: readonly string[];
  /** Roots that need it. */
  readonly roots: readonly string[];
}

type Modules = ReadonlyMap<string, PlannedModule>;

/**
 * Divides modules into chunks: modules that the same roots load share a chunk, and chunks are merged if that makes
 * loading faster. Chunks never import each other in a circle.
 */
export function planChunks(modules: Modules, { entries, exported }: ChunkRoots): readonly PlannedChunk[] {
  const present = findPresentModules(entries, modules);
  const starts = [...present.keys()];
  const separate = [...modules].filter(([, { isSeparate }]) => isSeparate).map(([id]) => id);
  const roots = [...new Set([...starts, ...exported, ...separate])];
  const rootsByModule = createMasks(roots, (root) => listLoaded(root, modules));
  const presentByModule = createMasks(starts, (start) => present.get(start)!);
  const startMask = (1n << BigInt(starts.length)) - 1n;
  const isForPages = (mask: bigint) => roots.some((id, at) => (mask >> BigInt(at)) & 1n && modules.get(id)!.isForPages);

  const rootsByPackage = new Map<string, bigint>();
  const idsByRoots = new Map<bigint, string[]>();
  for (const [id, mask] of rootsByModule) {
    for (const name of modules.get(id)!.packages) rootsByPackage.set(name, (rootsByPackage.get(name) ?? 0n) | mask);
    idsByRoots.set(mask, [...(idsByRoots.get(mask) ?? []), id]);
  }
  const chunks = [...idsByRoots].map(([mask, ids]): Chunk => {
    const members = ids.map((id) => modules.get(id)!);
    const presentAt = ids.map((id) => presentByModule.get(id) ?? 0n).reduce((all, one) => all & one);
    return {
      modules: ids,
      size: members.reduce((sum, { size }) => sum + size, 0),
      roots: mask,
      loadedBy: mask & startMask & ~presentAt,
      presentAt,
      isForPages: isForPages(mask),
      isSeparate: members.some(({ isSeparate }) => isSeparate),
      imports: new Set(),
      packages: members.flatMap(({ packages }) => packages.map((name) => rootsByPackage.get(name)!)),
    };
  });
  const chunkById = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])));
  for (const chunk of chunks) {
    for (const id of chunk.modules)
      for (const imported of modules.get(id)!.imports) chunk.imports.add(chunkById.get(imported)!);
    chunk.imports.delete(chunk);
  }
  const entryMask = (1n << BigInt(entries.length)) - 1n;
  return mergeChunks(chunks, entryMask).map((chunk) => ({
    modules: chunk.modules,
    roots: roots.filter((_, at) => (chunk.roots >> BigInt(at)) & 1n),
  }));
}

/** Returns of each module the bits of the roots that list it. */
function createMasks(roots: readonly string[], list: (root: string) => ReadonlySet<string>): Map<string, bigint> {
  const masks = new Map<string, bigint>();
  for (const [at, root] of roots.entries())
    for (const id of list(root)) masks.set(id, (masks.get(id) ?? 0n) | (1n << BigInt(at)));
  return masks;
}

/** Lists a module and everything that is loaded with it. */
function listLoaded(root: string, modules: Modules): Set<string> {
  const loaded = new Set([root]);
  for (const id of loaded) for (const imported of modules.get(id)!.imports) loaded.add(imported);
  return loaded;
}

/**
 * Finds all starts, the entries and what is imported on demand, and the modules that are loaded in any case before each:
 * those of everything that imports it on demand.
 */
function findPresentModules(entries: readonly string[], modules: Modules): Map<string, Set<string>> {
  const present = new Map<string, Set<string>>(entries.map((id) => [id, new Set()]));
  const waiting = [...entries];
  for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
    const loaded = listLoaded(start, modules);
    const after = new Set([...loaded, ...present.get(start)!]);
    for (const id of new Set([...loaded].flatMap((one) => modules.get(one)!.demanded))) {
      const before = present.get(id);
      const now = before === undefined ? after : new Set([...before].filter((one) => after.has(one)));
      if (before?.size === now.size) continue;
      present.set(id, now);
      waiting.push(id);
    }
  }
  return present;
}
