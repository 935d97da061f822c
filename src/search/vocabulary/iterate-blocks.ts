/** Blocks fetched in one go. */
const BLOCKS_PER_FETCH = 64;

/**
 * Every block of a vocabulary, in order, some at a time: between two of them other things may be read and written.
 * @param visitBlocks calls back with the blocks from the one that would hold a key on, until it is told `false`
 * @param readFirstKey gives the first key of a block
 */
export function* iterateBlocks(
  visitBlocks: (from: string, visit: (block: Uint8Array) => boolean) => void,
  readFirstKey: (block: Uint8Array) => string,
): Generator<Uint8Array> {
  let from: string | null = null;
  for (;;) {
    const run: Uint8Array[] = [];
    // The block that holds the key has been given already.
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
