/** Blocks read between two yields. */
const BLOCKS_PER_FETCH = 64;

/**
 * Iterates over every block of a vocabulary, in order, in runs: the database may be read and written between them.
 * @param visitBlocks visits the blocks from the one that would contain a key on, until `visit` returns `false`
 * @param readFirstKey returns the first key of a block
 */
export function* iterateBlocks(
  visitBlocks: (from: string, visit: (block: Uint8Array) => boolean) => void,
  readFirstKey: (block: Uint8Array) => string,
): Generator<Uint8Array> {
  let from: string | null = null;
  for (;;) {
    const run: Uint8Array[] = [];
    // The block that contains the key has been yielded already.
    let known = from === null ? 0 : 1;
    visitBlocks(from ?? "", (block) => {
      if (known-- <= 0) run.push(block);
      return run.length < BLOCKS_PER_FETCH;
    });
    if (run.length === 0) return;
    yield* run;
    from = readFirstKey(run.at(-1)!);
  }
}
