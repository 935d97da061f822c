/**
 * How long does a citation network take around a much cited case, and what does it take to have it ready, beside the
 * whole graph in memory (graphology, and adjacency in typed arrays; breadth first) in the same process?
 *
 *     npm run bench -- network [sizes, as 1000,5000] [citations per case]
 *
 * The graph is made from a seed: every case cites older ones, and nine of ten cite one hub. Both sides start at the same
 * cases and stop at 50 nodes; graphology has no such stop, so its callback refuses to go on. The typed arrays are what
 * is least: no treatments, no order of choice, no texts, and all of it loaded at every start.
 */
import { DirectedGraph } from "graphology";
import { bfsFromNode } from "graphology-traversal";
import { runWhole } from "../src/async/run-whole.ts";
import { buildNetwork } from "../src/citator/network/build-network.ts";
import { createStoredEdgeReader } from "../src/citator/network/stored-edge-reader.ts";
import { createMemoryFile } from "../src/store/file/corpus-file.ts";
import { generateNetwork } from "../test/support/corpora/generated-network.ts";
import { readCaseAttributes } from "../test/support/corpora/read-case-attributes.ts";
import { measureMs, summarizeTimes } from "../test/support/timings.ts";
import { showNote, showTable } from "./report/show.ts";
import type { Table } from "./report/table.ts";

const LIMIT = 50;
const SEEDS = 200;
const SIDES = ["Headnote", "graphology", "typed arrays"] as const;

/** Milliseconds or bytes per measured title, one value per side. */
type Figures = ReadonlyMap<string, readonly (number | string)[]>;

async function run(cases: number, perCase: number): Promise<Figures> {
  const figures = new Map<string, readonly (number | string)[]>();
  const { database, targets, edgesMs, edgesBytes } = await generateNetwork(createMemoryFile(), cases, perCase);
  const attributes = runWhole(readCaseAttributes(database));
  const reader = createStoredEdgeReader(database, () => attributes);

  const before = process.memoryUsage().heapUsed;
  const graph = new DirectedGraph();
  const loaded = measureMs(() => {
    for (let n = 0; n < cases; n++) graph.addNode(n);
    targets.forEach((cited, n) => {
      for (const to of cited) graph.addEdge(n, to);
    });
  });
  const heap = process.memoryUsage().heapUsed - before;

  let arrays: Adjacency = { starts: new Uint32Array(1), ends: new Uint32Array(0) };
  const packed = measureMs(() => {
    arrays = buildAdjacency(cases, targets);
  });
  figures.set("network, made ready at every start, ms", ["read in place", loaded, packed]);
  figures.set("network, written once at the build, ms", [edgesMs]);
  figures.set(
    "network, MB in the file or in memory",
    [edgesBytes, heap, 4 * (arrays.starts.length + arrays.ends.length)].map((n) => n / 1e6),
  );
  for (const depth of [1, 2, 3]) {
    for (const [name, seeds] of [
      ["the hub", Array.from({ length: 20 }, () => 0)],
      ["others", Array.from({ length: SEEDS }, (_, i) => (i * 7919) % cases)],
    ] as const) {
      const walks = [
        (seed: number) => buildNetwork(reader, { clusterId: seed + 1, direction: "both", depth, limit: LIMIT }),
        (seed: number) => walkBreadthFirst(graph, seed, depth),
        (seed: number) => walkAdjacency(arrays, seed, depth),
      ];
      const sides: ReturnType<typeof summarizeTimes>[] = [];
      for (const walk of walks) sides.push(summarizeTimes(await measureEach(seeds, walk)));
      figures.set(
        `depth ${depth} around ${name}, median ms`,
        sides.map(({ median }) => median),
      );
      figures.set(
        `depth ${depth} around ${name}, 95th percentile ms`,
        sides.map(({ p95 }) => p95),
      );
    }
  }
  database.close();
  return figures;
}

/** Returns the milliseconds that the work takes for each seed. */
async function measureEach(seeds: readonly number[], work: (seed: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const seed of seeds) {
    const start = performance.now();
    await work(seed);
    times.push(performance.now() - start);
  }
  return times;
}

function walkBreadthFirst(graph: DirectedGraph, seed: number, depth: number): number {
  let kept = 0;
  bfsFromNode(
    graph,
    String(seed),
    (_node, _attributes, at) => {
      kept++;
      return at >= depth || kept > LIMIT;
    },
    { mode: "directed" },
  );
  return kept;
}

/** Neighbours of both directions: those of case `n` lie in `ends` from `starts[n]` up to `starts[n + 1]`. */
interface Adjacency {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function buildAdjacency(cases: number, targets: readonly (readonly number[])[]): Adjacency {
  const starts = new Uint32Array(cases + 1);
  targets.forEach((cited, n) => {
    starts[n + 1]! += cited.length;
    for (const to of cited) starts[to + 1]!++;
  });
  for (let n = 0; n < cases; n++) starts[n + 1]! += starts[n]!;
  const next = starts.slice();
  const ends = new Uint32Array(starts[cases]!);
  targets.forEach((cited, n) => {
    for (const to of cited) {
      ends[next[n]!++] = to;
      ends[next[to]!++] = n;
    }
  });
  return { starts, ends };
}

function walkAdjacency({ starts, ends }: Adjacency, seed: number, depth: number): number {
  const kept = new Set([seed]);
  let frontier = [seed];
  for (let hop = 1; hop <= depth; hop++) {
    const further: number[] = [];
    for (const n of frontier) {
      for (let at = starts[n]!; at < starts[n + 1]!; at++) {
        const neighbour = ends[at]!;
        if (kept.has(neighbour)) continue;
        kept.add(neighbour);
        if (kept.size > LIMIT) return kept.size;
        further.push(neighbour);
      }
    }
    frontier = further;
  }
  return kept.size;
}

const [given = "1000,5000,20000,100000", perCase = "10"] = process.argv.slice(2);
const sizes = given.split(",").map(Number);
const measured: Figures[] = [];
for (const size of sizes) measured.push(await run(size, Number(perCase)));
showNote(
  `${perCase} citations per case. Headnote reads its network in place, with treatments, ranks and the text around every citation; graphology and the arrays load the bare graph at every start.`,
);
const WHY: Table["why"] = {
  graphology:
    "It walks a bare graph in memory; Headnote reads its file, selects cases by treatment, court and date, returns all edges among them, and counts those of the seed.",
};
for (const title of measured[0]!.keys()) {
  showTable({
    title,
    chart: "network",
    better: "less",
    columns: sizes.map((size) => `${size.toLocaleString("en-US")} cases`),
    rows: SIDES.flatMap((name, side) => {
      const cells = measured.map((figures) => figures.get(title)![side]);
      return cells.every((cell) => cell !== undefined) ? [{ name, cells }] : [];
    }),
    floor: "typed arrays",
    why: WHY,
  });
}
