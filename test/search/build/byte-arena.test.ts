import { expect, it } from "vitest";
import { BlockPool, ByteArena } from "../../../src/search/build/byte-arena.ts";
import { ByteWriter } from "../../../src/search/postings/bytes.ts";

it("keeps interleaved runs of a byte arena separate, across slices and chunks", () => {
  expectSeparateRuns(new ByteArena(), 0);
});

it("gives the memory of an arena to the next one, which begins anew", () => {
  const pool = new BlockPool();
  const taken: ArrayBuffer[] = [];
  const take = pool.take.bind(pool);
  pool.take = () => {
    const block = take();
    taken.push(block);
    return block;
  };
  for (const seed of [1, 2]) {
    const arena = new ByteArena(pool);
    expectSeparateRuns(arena, seed);
    arena.release();
    expect(arena.size).toBe(0);
  }
  expect(taken.length).toBeGreaterThanOrEqual(2);
  expect(new Set(taken).size).toBe(taken.length / 2);
});

/** Appends to many runs in turn, and compares each with what was appended to it. */
function expectSeparateRuns(arena: ByteArena, seed: number): void {
  const runs = Array.from({ length: 2000 }, () => ({ run: arena.beginRun(), expected: new ByteWriter() }));
  for (let i = 0; i < 600_000; i++) {
    // Skewed: the first runs grow through every size of slice, the last hold a few bytes.
    const { run, expected } = runs[Math.floor(((i * 7919) % 2000) ** 2 / 2000)]!;
    const value = (i * i + seed) % 100_000;
    arena.appendVarint(run, value);
    expected.writeVarint(value);
  }
  expect(arena.size).toBeGreaterThan(1 << 20);
  const copy = new ByteWriter();
  for (const { run, expected } of runs) {
    copy.clear();
    arena.copyRun(run, copy);
    expect(copy.view()).toEqual(expected.view());
  }
}
