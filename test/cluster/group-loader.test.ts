import { describe, expect, it } from "vitest";
import { createGroupLoader } from "../../src/cluster/rows/group-loader.ts";
import { createReadAhead } from "../../src/cluster/rows/read-ahead.ts";

describe("reading groups of rows", () => {
  function createCountedLoader() {
    const held = new Set<string>();
    const reads: string[][] = [];
    const load = createGroupLoader(
      (group) => held.has(group),
      async (groups) => {
        reads.push([...groups]);
        await new Promise((resolve) => setTimeout(resolve, 5));
        for (const group of groups) held.add(group);
      },
    );
    return { load, reads };
  }

  it("joins reads that begin at the same time to one request, each group once", async () => {
    const { load, reads } = createCountedLoader();
    await Promise.all([load(["record=1", "edges=1"]), load(["edges=1"]), load(["edges=2"])]);
    expect(reads).toEqual([["record=1", "edges=1", "edges=2"]]);
  });

  it("waits for a group that is being read, and asks nothing for one that is held", async () => {
    const { load, reads } = createCountedLoader();
    const first = load(["record=1"]);
    await new Promise((resolve) => setImmediate(resolve));
    await load(["record=1", "record=2"]);
    await first;
    await load(["record=1"]);
    expect(reads).toEqual([["record=1"], ["record=2"]]);
  });

  it("repeats a read that failed", async () => {
    let fails = true;
    const load = createGroupLoader(
      () => false,
      async () => {
        if (fails) throw new Error("away");
      },
    );
    await expect(load(["record=1"])).rejects.toThrow("away");
    fails = false;
    await expect(load(["record=1"])).resolves.toBeUndefined();
  });
});

describe("reading ahead", () => {
  it("ends when what is read is in memory already, and begins again when it is missing", () => {
    const readAhead = createReadAhead();
    expect(readAhead.choose(["words"])).toEqual(["words"]);
    readAhead.count(16, 2);
    expect(readAhead.choose(["words"])).toEqual([]);
    readAhead.count(16, 8);
    expect(readAhead.choose(["words"])).toEqual(["words"]);
  });
});
