import { expect, it } from "vitest";
import { mapInSlices, runInSlices } from "../../src/async/run-in-slices.ts";
import { createTurnQueue } from "../../src/async/turns.ts";

function* workFor(milliseconds: number): Generator<void, string> {
  for (const end = performance.now() + milliseconds; performance.now() < end; ) yield;
  return "done";
}

it("work in slices lets other tasks run meanwhile, however finely it is cut", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(await runInSlices(workFor(100))).toBe("done");
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

it("work in slices ends with the reason of its signal", async () => {
  const ending = new AbortController();
  setImmediate(() => ending.abort(new Error("enough")));
  await expect(runInSlices(workFor(60_000), ending.signal)).rejects.toThrow("enough");
});

it("items are converted in their order", async () => {
  expect(await mapInSlices([3, 1, 2], (item, index) => item * 10 + index)).toEqual([30, 11, 22]);
});

it("callers of a turn queue are resumed in order, several in one turn", async () => {
  const waitForTurn = createTurnQueue();
  const order: number[] = [];
  await Promise.all([0, 1, 2, 3].map(async (at) => waitForTurn().then(() => order.push(at))));
  expect(order).toEqual([0, 1, 2, 3]);
});
