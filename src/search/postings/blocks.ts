/** Blocks fetched in one go. */
const RUN = 64;

/**
 * Every block of a vocabulary, in order, some at a time: between two of them other things may be read and written.
 * @param each calls back with the blocks from the one that would hold a key on, until it is told `false`
 * @param firstOf gives the first key of a block
 */
export function* everyBlock(
  each: (from: string, visit: (block: Uint8Array) => boolean) => void,
  firstOf: (block: Uint8Array) => string,
): Generator<Uint8Array> {
  let from: string | null = null;
  for (;;) {
    const run: Uint8Array[] = [];
    // The block that holds the key has been given already.
    let known = from === null ? 0 : 1;
    each(from ?? "", (block) => {
      if (known-- <= 0) run.push(block);
      return run.length < RUN;
    });
    if (run.length === 0) return;
    yield* run;
    from = firstOf(run.at(-1)!);
  }
}
