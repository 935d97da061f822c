import { expect, it } from "vitest";
import { ByteArena } from "../../../src/search/build/byte-arena.ts";
import { ByteWriter } from "../../../src/search/postings/bytes.ts";

it("keeps interleaved runs of a byte arena separate, across slices and chunks", () => {
  const arena = new ByteArena();
  const runs = Array.from({ length: 2000 }, () => ({ run: arena.beginRun(), expected: new ByteWriter() }));
  for (let i = 0; i < 600_000; i++) {
    // Skewed: the first runs grow through every size of slice, the last hold a few bytes.
    const { run, expected } = runs[Math.floor(((i * 7919) % 2000) ** 2 / 2000)]!;
    const value = (i * i) % 100_000;
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
});
