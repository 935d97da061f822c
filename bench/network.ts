/**
 * How long does a citation network take around a much cited case, and what does it take to have it ready, beside the
 * whole graph in memory (graphology, and adjacency in typed arrays; breadth first) in the same process?
 *
 *     npm run bench -- network [cases] [citations per case]
 *
 * The graph is made from a seed: every case cites older ones, and nine of ten cite one hub. Both sides start at the same
 * cases and stop at 50 nodes; graphology has no such stop, so its callback refuses to go on. The typed arrays are what
 * is least: no treatments, no order of choice, no texts, and all of it loaded at every start.
 */
import { DirectedGraph } from "graphology";
import { bfsFromNode } from "graphology-traversal";
import { readFacts } from "../src/citator/facts.ts";
import { type NetworkPorts, network } from "../src/citator/network.ts";
import { memoryFile } from "../src/store/corpus-file.ts";
import { firstNeighboursOf, neighboursOf, windowsOf } from "../src/store/edges.ts";
import { generateNetwork } from "./peers/generated-network.ts";
import { ratioLine } from "./report/ratio.ts";

const LIMIT = 50;
const SEEDS = 200;

async function run(cases: number, perCase: number): Promise<void> {
  const { database, targets, edgesMs, casesBytes, edgesBytes } = await generateNetwork(memoryFile(), cases, perCase);
  const facts = readFacts(database);
  const ports: NetworkPorts = {
    facts,
    neighbours: (ordinal, direction) => neighboursOf(database, ordinal, direction),
    firstNeighbours: (ordinal, direction) => firstNeighboursOf(database, ordinal, direction),
    windows: (ordinal) => windowsOf(database, ordinal),
  };

  const before = process.memoryUsage().heapUsed;
  const graph = new DirectedGraph();
  const loaded = timed(() => {
    for (let n = 0; n < cases; n++) graph.addNode(n);
    targets.forEach((cited, n) => {
      for (const to of cited) graph.addEdge(n, to);
    });
  });
  const heap = process.memoryUsage().heapUsed - before;

  let arrays: Adjacency = { starts: new Uint32Array(1), ends: new Uint32Array(0) };
  const packed = timed(() => {
    arrays = adjacency(cases, targets);
  });

  const edges = targets.reduce((sum, cited) => sum + cited.length, 0);
  console.log(`${cases} cases, ${edges} citations`);
  console.log(row("", "headnote", "graphology", "typed arrays"));
  console.log(
    row(
      "ready, ms",
      `${edgesMs.toFixed(0)} once, at the build`,
      `${loaded.toFixed(0)} at every start`,
      packed.toFixed(0),
    ),
  );
  console.log(
    row(
      "bytes",
      `${mb(edgesBytes)} in the file`,
      `${mb(heap)} in memory`,
      mb(4 * (arrays.starts.length + arrays.ends.length)),
    ),
  );
  console.log(row("cases, bytes", mb(casesBytes), "", ""));
  for (const depth of [1, 2, 3]) {
    for (const [name, seeds] of [
      ["hub", Array.from({ length: 20 }, () => 0)],
      ["others", Array.from({ length: SEEDS }, (_, i) => (i * 7919) % cases)],
    ] as const) {
      const ours = seeds.map((seed) =>
        timed(() => void network(ports, { clusterId: seed + 1, direction: "both", depth, limit: LIMIT })),
      );
      const theirs = seeds.map((seed) => timed(() => breadthFirst(graph, seed, depth)));
      const least = seeds.map((seed) => timed(() => void nearest(arrays, seed, depth)));
      console.log(row(`depth ${depth}, ${name}, ms p50 / p95`, quantiles(ours), quantiles(theirs), quantiles(least)));
      const [median, peer] = [medianOf(ours), medianOf(theirs)];
      const what = { name: `depth ${depth}, ${name}`, ours: `${median.toFixed(2)} ms`, peer: `${peer.toFixed(2)} ms` };
      console.log(ratioLine({ ...what, value: peer / median }));
    }
  }
  database.close();
}

function breadthFirst(graph: DirectedGraph, seed: number, depth: number): number {
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

function adjacency(cases: number, targets: readonly (readonly number[])[]): Adjacency {
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

function nearest({ starts, ends }: Adjacency, seed: number, depth: number): number {
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

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function quantiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2);
  return `${at(0.5)} / ${at(0.95)}`;
}

function medianOf(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) / 2)]!;
}

function row(name: string, ours: string, theirs: string, least: string): string {
  return `${name.padEnd(34)}${ours.padEnd(28)}${theirs.padEnd(22)}${least}`;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const [cases = "100000", perCase = "10"] = process.argv.slice(2).filter((argument) => argument !== "network");
await run(Number(cases), Number(perCase));
