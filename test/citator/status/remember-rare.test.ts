import { describe, expect, it } from "vitest";
import { rememberRare } from "../../../src/citator/status/remember-rare.ts";

describe("a function that remembers what is rare", () => {
  it("reads each ordinal once, whether it finds something or not", () => {
    const read: number[] = [];
    const find = rememberRare((ordinal) => {
      read.push(ordinal);
      return ordinal % 1000 === 7 ? `case ${ordinal}` : null;
    });
    const ordinals = [0, 7, 31, 32, 4095, 4096, 5007, 9_999_999];
    const once = ordinals.map(find);
    expect(once).toEqual([null, "case 7", null, null, null, null, "case 5007", null]);
    expect(ordinals.map(find)).toEqual(once);
    expect(read).toEqual(ordinals);
  });

  it("reads again what it found long ago, and never what it did not find", () => {
    let reads = 0;
    const find = rememberRare((ordinal) => {
      reads++;
      return ordinal % 2 === 0 ? { ordinal } : null;
    });
    for (let ordinal = 0; ordinal < 20_000; ordinal++) find(ordinal);
    reads = 0;
    expect([find(0), find(1)]).toEqual([{ ordinal: 0 }, null]);
    expect(reads).toBe(1);
  });
});
