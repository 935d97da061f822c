/**
 * How long does a citation network take around a much cited case, and what does it take to have it ready, beside the
 * whole graph in memory (graphology, breadth first) in the same process?
 *
 *     npm run bench -- network [cases] [citations per case]
 *
 * The graph is made from a seed: every case cites older ones, and nine of ten cite one hub. Both sides start at the same
 * cases and stop at 50 nodes; graphology has no such stop, so its callback refuses to go on.
 */
import { DirectedGraph } from "graphology";
import { bfsFromNode } from "graphology-traversal";
import { edgeWriter } from "../src/citator/adjacency.ts";
import type { Edge } from "../src/citator/edges.ts";
import { readFacts } from "../src/citator/facts.ts";
import { type NetworkPorts, network } from "../src/citator/network.ts";
import { TREATMENT_KINDS } from "../src/law/treatment.ts";
import { insertCase } from "../src/store/cases.ts";
import { createCorpusDatabase } from "../src/store/corpus.ts";
import { memoryFile } from "../src/store/corpus-file.ts";
import { insertCourt } from "../src/store/courts.ts";
import { EDGE_TABLES, firstNeighboursOf, neighboursOf, windowsOf } from "../src/store/edges.ts";

const LIMIT = 50;
const SEEDS = 200;

async function run(cases: number, perCase: number): Promise<void> {
  const file = memoryFile();
  const database = await createCorpusDatabase(file, [EDGE_TABLES]);
  const empty = file.size;
  insertCourt(database, { id: "scotus", name: "", citationString: "", jurisdiction: "US", level: "supreme" });
  database.exec("BEGIN");
  for (let n = 0; n < cases; n++) {
    insertCase(database, {
      clusterId: n + 1,
      name: `Case ${n}`,
      nameFull: "",
      courtId: "scotus",
      jurisdiction: "US",
      dateFiled: `${1800 + Math.floor((n * 200) / cases)}-01-01`,
      datePrecision: "day",
      docketNumber: "",
      judges: [],
      namespace: "bench",
      sourceId: String(n),
    });
  }
  database.exec("COMMIT");
  const withCases = file.size;
  const targets = citations(cases, perCase);

  const written = timed(() => {
    database.exec("BEGIN");
    const writer = edgeWriter(database, readFacts(database));
    for (const [n, cited] of targets.entries()) {
      writer.add(n + 1, { edges: cited.map((to) => edge(n, to)), unresolved: [] });
    }
    writer.finish();
    database.exec("COMMIT");
  });
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

  const edges = targets.reduce((sum, cited) => sum + cited.length, 0);
  console.log(`${cases} cases, ${edges} citations`);
  console.log(row("", "headnote", "graphology"));
  console.log(row("ready, ms", `${written.toFixed(0)} once, at the build`, `${loaded.toFixed(0)} at every start`));
  console.log(row("bytes", `${mb(file.size - withCases)} in the file`, `${mb(heap)} in memory`));
  console.log(row("cases, bytes", mb(withCases - empty), ""));
  for (const depth of [1, 2, 3]) {
    for (const [name, seeds] of [
      ["hub", Array.from({ length: 20 }, () => 0)],
      ["others", Array.from({ length: SEEDS }, (_, i) => (i * 7919) % cases)],
    ] as const) {
      const ours = seeds.map((seed) =>
        timed(() => void network(ports, { clusterId: seed + 1, direction: "both", depth, limit: LIMIT })),
      );
      const theirs = seeds.map((seed) => timed(() => breadthFirst(graph, seed, depth)));
      console.log(row(`depth ${depth}, ${name}, ms p50 / p95`, quantiles(ours), quantiles(theirs)));
    }
  }
  database.close();
}

/** By case, the older ones that it cites. */
function citations(cases: number, perCase: number): number[][] {
  let state = 2463534242;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  return Array.from({ length: cases }, (_, n) => {
    const cited = new Set<number>();
    if (n > 0 && random() < 0.9) cited.add(0);
    for (let k = 1; k < perCase && n > 0; k++) cited.add(Math.floor(random() ** 2 * n));
    return [...cited];
  });
}

function edge(citing: number, cited: number): Edge {
  return {
    citing: citing + 1,
    cited: cited + 1,
    mentions: [{ opinion: 0, start: 0, end: 10, section: "lead", pinCite: null }],
    kind: TREATMENT_KINDS[(citing * 31 + cited) % TREATMENT_KINDS.length]!,
    partial: false,
    confidence: 0.9,
    actor: null,
    reported: false,
    dissent: false,
    counsel: false,
    wrongOrder: false,
    snippet: `Case ${citing} speaks of Case ${cited} in words that are as long as those of a usual sentence of a judgment.`,
  };
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

function row(name: string, ours: string, theirs: string): string {
  return `${name.padEnd(34)}${ours.padEnd(28)}${theirs}`;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const [cases = "100000", perCase = "10"] = process.argv.slice(2).filter((argument) => argument !== "network");
await run(Number(cases), Number(perCase));
