import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlannedModule, planChunks } from "../../scripts/library/plan-chunks.ts";
import { assertProperty } from "../support/assert-property.ts";

type Graph = Readonly<Record<string, Partial<PlannedModule>>>;

function createModules(graph: Graph): Map<string, PlannedModule> {
  const plain = { size: 100, imports: [], demanded: [], packages: [], isForPages: true, isSeparate: false };
  return new Map(Object.entries(graph).map(([id, module]) => [id, { ...plain, ...module }]));
}

/** Plans chunks and prints each as the names of its modules in the order of the alphabet. */
function plan(graph: Graph, entries: readonly string[], exported: readonly string[] = []): string[] {
  const chunks = planChunks(createModules(graph), { entries, exported });
  return chunks.map(({ modules }) => [...modules].sort().join(" ")).sort();
}

const HUGE = 1_000_000;

describe("the chunks of modules", () => {
  it("unite what the same entries load", () => {
    const graph = { a: { imports: ["x"] }, b: { imports: ["x"] }, x: { imports: ["y"] }, y: {} };
    const large = Object.fromEntries(Object.entries(graph).map(([id, module]) => [id, { ...module, size: HUGE }]));
    expect(plan(large, ["a", "b"])).toEqual(["a", "b", "x y"]);
  });

  it("unite a small module with a large one that almost the same entries load", () => {
    const graph = {
      a: { imports: ["all", "small"], size: HUGE },
      b: { imports: ["all", "small"], size: HUGE },
      c: { imports: ["all"], size: HUGE },
      all: { size: HUGE },
      small: {},
    };
    expect(plan(graph, ["a", "b", "c"])).toEqual(["a", "all small", "b", "c"]);
  });

  it("load for no entry a large table that only others need", () => {
    const graph = {
      a: { imports: ["both", "table"] },
      b: { imports: ["both"] },
      both: {},
      table: { size: 10_000 },
      ...Object.fromEntries(["c", "d", "e"].map((id) => [id, { imports: ["both", "table"], size: HUGE }])),
    };
    expect(plan(graph, ["a", "b", "c", "d", "e"])).toContain("b both");
  });

  it("leave out of the first script what is imported on demand", () => {
    const graph = { a: { demanded: ["later"] }, later: { imports: ["deep"] }, deep: { size: HUGE } };
    expect(plan(graph, ["a"])).toEqual(["a", "deep later"]);
  });

  it("unite modules that are loaded before each import on demand with what only one of these needs", () => {
    const graph = {
      a: { imports: ["one", "two"], demanded: ["later"] },
      one: {},
      two: {},
      later: { imports: ["two"], size: HUGE },
    };
    expect(plan(graph, ["a"])).toEqual(["a one two", "later"]);
  });

  it("keep apart what a bundler takes along with any part of a script", () => {
    const graph = { a: { imports: ["b", "c"] }, b: { packages: ["p"], isSeparate: true }, c: {} };
    expect(plan(graph, ["a"])).toEqual(["a c", "b"]);
  });

  it("keep apart what a bundler must not take into a page", () => {
    const graph = {
      node: { imports: ["disk", "text"], isForPages: false },
      page: { imports: ["text"] },
      disk: { isForPages: false },
      text: {},
    };
    expect(plan(graph, ["node", "page"])).toEqual(["disk node", "page text"]);
  });

  it("have each module once, no circle, and load no package that a start does not need", () => {
    assertProperty(
      fc.property(fc.array(MODULE, { minLength: 1, maxLength: 24 }), (drafts) => {
        const modules = createModules(toGraph(drafts));
        const ids = [...modules.keys()];
        const entries = ids.filter((_, at) => drafts[at]!.isEntry || at === 0);
        const chunks = planChunks(modules, { entries, exported: [] });
        const planned = chunks.flatMap((chunk) => chunk.modules);
        expect(planned.toSorted()).toEqual([...new Set(planned)].toSorted());
        const chunkOf = (id: string) => chunks.findIndex((chunk) => chunk.modules.includes(id));
        const listImports = (at: number) =>
          chunks[at]!.modules.flatMap((id) => modules.get(id)!.imports.map(chunkOf)).filter((other) => other !== at);
        for (const at of chunks.keys()) expect(listReached(listImports(at), listImports)).not.toContain(at);
        for (const entry of entries) {
          const needed = listReached([entry], (id) => modules.get(id)!.imports);
          const loaded = listReached([chunkOf(entry)], listImports).flatMap((at) => chunks[at]!.modules);
          const listPackages = (list: readonly string[]) => new Set(list.flatMap((id) => modules.get(id)!.packages));
          expect(listPackages(loaded)).toEqual(listPackages(needed));
        }
      }),
    );
  });
});

const MODULE = fc.record({
  size: fc.integer({ min: 1, max: 40_000 }),
  imports: fc.array(fc.nat(40), { maxLength: 4 }),
  demanded: fc.array(fc.nat(40), { maxLength: 2 }),
  packages: fc.subarray(["p", "q"], { maxLength: 1 }),
  isEntry: fc.boolean(),
});

type Draft = typeof MODULE extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns modules that import later ones only, and any on demand. */
function toGraph(drafts: readonly Draft[]): Graph {
  const count = drafts.length;
  const toId = (at: number) => `m${at}`;
  return Object.fromEntries(
    drafts.map(({ size, imports, demanded, packages }, at) => [
      toId(at),
      {
        size,
        packages,
        imports: [...new Set(imports.map((step) => at + 1 + step).filter((other) => other < count))].map(toId),
        demanded: [...new Set(demanded.map((other) => other % count))].map(toId),
      },
    ]),
  );
}

function listReached<Item>(from: readonly Item[], list: (item: Item) => readonly Item[]): Item[] {
  const reached = new Set(from);
  for (const item of reached) for (const next of list(item)) reached.add(next);
  return [...reached];
}
