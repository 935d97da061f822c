/** Modules in one script. Sets of roots are bit masks. */
export interface Chunk {
  readonly modules: readonly string[];
  /** Characters of its code. */
  readonly size: number;
  /** Roots that need it. */
  readonly roots: bigint;
  /** Starts that load it. */
  readonly loadedBy: bigint;
  /** Starts before which it is loaded in any case. */
  readonly presentAt: bigint;
  /** Whether a bundler may take parts of it into a page. */
  readonly isForPages: boolean;
  /** Whether it is not merged with others. */
  readonly isSeparate: boolean;
  /** Chunks that are loaded with it. */
  readonly imports: Set<Chunk>;
  /** Roots of each package that it imports. */
  readonly packages: readonly bigint[];
}

/** Characters that Node reads and compiles in the time that it needs to find and link one more module. */
const CHARS_PER_LOAD = 16_000;
/** Characters of a chunk that an entry may load without needing them, so that the reporters of a country stay apart. */
const MAX_ADDED_CHARS = 6000;

/**
 * Merges chunks as long as it makes loading faster. No start loads another chunk or package than before because of it,
 * and no root another package.
 * @param entries the starts that are entries
 */
export function mergeChunks(chunks: readonly Chunk[], entries: bigint): readonly Chunk[] {
  const merged = [...chunks];
  for (;;) {
    let best: readonly [Chunk, Chunk] | undefined;
    let bestGain = 0;
    for (const [at, one] of merged.entries())
      for (const other of merged.slice(at + 1)) {
        const gain = computeGain(one, other, entries);
        if (gain <= bestGain || !isMergeable(one, other)) continue;
        best = [one, other];
        bestGain = gain;
      }
    if (best === undefined) return merged;
    replacePair(merged, ...best);
  }
}

/** Characters that all starts together load less, if two chunks are one; none if an entry loads many more. */
function computeGain(one: Chunk, other: Chunk, entries: bigint): number {
  const saved = one.loadedBy & (other.loadedBy | other.presentAt);
  const savedOther = other.loadedBy & (one.loadedBy | one.presentAt);
  const burdened = one.loadedBy & ~saved;
  const burdenedOther = other.loadedBy & ~savedOther;
  if ((burdened & entries) !== 0n && other.size > MAX_ADDED_CHARS) return 0;
  if ((burdenedOther & entries) !== 0n && one.size > MAX_ADDED_CHARS) return 0;
  const added = countBits(burdened) * other.size + countBits(burdenedOther) * one.size;
  return countBits(saved | savedOther) * CHARS_PER_LOAD - added;
}

function isMergeable(one: Chunk, other: Chunk): boolean {
  if (one.isSeparate || other.isSeparate || one.isForPages !== other.isForPages) return false;
  const loadedBy = one.loadedBy | other.loadedBy;
  const roots = one.roots | other.roots;
  const imports = [...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other);
  return (
    [...one.packages, ...other.packages].every((mask) => (roots & ~mask) === 0n) &&
    imports.every((chunk) => (loadedBy & ~(chunk.loadedBy | chunk.presentAt)) === 0n) &&
    !imports.some((chunk) => isLoadedWith(chunk, one) || isLoadedWith(chunk, other))
  );
}

function isLoadedWith(chunk: Chunk, sought: Chunk): boolean {
  const loaded = new Set([chunk]);
  for (const one of loaded) for (const imported of one.imports) loaded.add(imported);
  return loaded.has(sought);
}

function replacePair(chunks: Chunk[], one: Chunk, other: Chunk): void {
  const presentAt = one.presentAt | other.presentAt;
  const pair: Chunk = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    roots: one.roots | other.roots,
    loadedBy: (one.loadedBy | other.loadedBy) & ~presentAt,
    presentAt,
    isForPages: one.isForPages,
    isSeparate: false,
    imports: new Set([...one.imports, ...other.imports]),
    packages: [...one.packages, ...other.packages],
  };
  pair.imports.delete(one);
  pair.imports.delete(other);
  chunks.splice(chunks.indexOf(one), 1, pair);
  chunks.splice(chunks.indexOf(other), 1);
  for (const { imports } of chunks) if ([imports.delete(one), imports.delete(other)].includes(true)) imports.add(pair);
}

function countBits(mask: bigint): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
