import { expect, it } from "vitest";
import { keepRecent } from "../../src/store/keep-recent.ts";

it("reads a block once while it is among those used last", () => {
  const reads: number[] = [];
  const read = keepRecent(128, (id) => {
    reads.push(id);
    return `block ${id}`;
  });
  expect([read(1), read(2), read(1)]).toEqual(["block 1", "block 2", "block 1"]);
  expect(reads).toEqual([1, 2]);
});

it("drops the block that was not used for longest", () => {
  const reads: number[] = [];
  const read = keepRecent(128, (id) => {
    reads.push(id);
    return id;
  });
  for (let id = 0; id < 128; id++) read(id);
  read(0);
  read(128);
  reads.length = 0;
  read(0);
  read(1);
  expect(reads).toEqual([1]);
});

it("asks again for a block that did not exist", () => {
  let block: string | undefined;
  const read = keepRecent(128, () => block);
  expect(read(7)).toBeUndefined();
  block = "written since";
  expect(read(7)).toBe("written since");
});
