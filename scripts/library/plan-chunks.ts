import { type Chunk, mergeChunks } from "./merge-chunks.ts";

/** A module of the library. */
export interface PlannedModule {
  /** Characters of its code. */
  readonly size: number;
  /** Ids of the modules of the library that it imports when it is loaded. */
  readonly imports: readonly string[];
  /** Names of the packages that it imports when it is loaded. */
  readonly packages: readonly string[];
  /** Whether a chunk contains only it and what it alone imports. */
  readonly isSeparate: boolean;
}

/** What begins to load modules. */
export interface ChunkRoots {
  /** Modules that a program, a worker or a call of `import()` loads. */
  readonly starts: readonly string[];
  /** Modules whose exports a public module exports: a bundler loads those that a program names. */
  readonly exported: readonly string[];
}

/** Modules that share a script. */
export interface PlannedChunk {
  readonly modules: readonly string[];
  /** Roots that need it. */
  readonly roots: readonly string[];
}

/**
 * Divides modules into chunks: modules that the same roots load share a chunk, and chunks are merged if that makes
 * loading faster. Chunks never import each other in a circle.
 */
export function planChunks(
  modules: ReadonlyMap<string, PlannedModule>,
  { starts, exported }: ChunkRoots,
): readonly PlannedChunk[] {
  const separate = [...modules].filter(([, { isSeparate }]) => isSeparate).map(([id]) => id);
  const roots = [...new Set([...starts, ...exported, ...separate])];
  const startMask = (1n << BigInt(new Set(starts).size)) - 1n;
  const rootsByModule = new Map<string, bigint>();
  roots.forEach((root, at) => {
    for (const id of listLoaded(root, modules))
      rootsByModule.set(id, (rootsByModule.get(id) ?? 0n) | (1n << BigInt(at)));
  });
  const rootsByPackage = new Map<string, bigint>();
  const chunkByRoots = new Map<bigint, string[]>();
  for (const [id, mask] of rootsByModule) {
    for (const name of modules.get(id)!.packages) rootsByPackage.set(name, (rootsByPackage.get(name) ?? 0n) | mask);
    chunkByRoots.set(mask, [...(chunkByRoots.get(mask) ?? []), id]);
  }
  const chunks = [...chunkByRoots].map(([mask, ids]): Chunk => {
    const members = ids.map((id) => modules.get(id)!);
    return {
      modules: ids,
      size: members.reduce((sum, { size }) => sum + size, 0),
      roots: mask,
      starts: mask & startMask,
      isSeparate: members.some(({ isSeparate }) => isSeparate),
      imports: new Set(),
      packages: members.flatMap(({ packages }) => packages.map((name) => rootsByPackage.get(name)!)),
    };
  });
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])));
  for (const chunk of chunks)
    for (const id of chunk.modules)
      for (const imported of modules.get(id)!.imports) {
        const other = chunkOf.get(imported)!;
        if (other !== chunk) chunk.imports.add(other);
      }
  return mergeChunks(chunks).map((chunk) => ({
    modules: chunk.modules,
    roots: roots.filter((_, at) => (chunk.roots >> BigInt(at)) & 1n),
  }));
}

/** Lists a module and everything that is loaded with it. */
function listLoaded(root: string, modules: ReadonlyMap<string, PlannedModule>): Set<string> {
  const loaded = new Set([root]);
  for (const id of loaded) for (const imported of modules.get(id)!.imports) loaded.add(imported);
  return loaded;
}
