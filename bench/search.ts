/**
 * How fast is case search in every class of queries, and what do building, storing and opening its index cost, compared
 * with other JavaScript full-text searches and SQLite's own over the same words?
 *
 *     npm run bench -- search [sizes, as 1000,5000] [questions per class]
 *
 * The judgments are generated from a seed (`test/support/corpora/generated-corpus.ts`). The corpora are stored in
 * `.verify`; the largest takes minutes to build. Every peer runs in its own process, with limits of time and memory, and
 * receives words that are split and stemmed. All return the exact total, which is compared, and the best 20. Times are
 * those of queries over an index opened from disk.
 */

import { openGeneratedCorpus } from "../test/support/corpora/generated-corpus.ts";
import { readCorpusCases } from "./peers/corpus-cases.ts";
import { readPeerPackage } from "./peers/packages.ts";
import { fts5 } from "./peers/search/fts5.ts";
import { type MeasuredClass, measurePeer, PEER_LIMITS, type PeerMeasurement } from "./peers/search/measure.ts";
import { createQueryGenerator, type QueryClass } from "./peers/search/questions.ts";
import type { SearchPeer } from "./peers/search/search-peer.ts";
import { SEARCH_PEERS } from "./peers/search/search-peers.ts";
import { showNote, showTable } from "./report/show.ts";
import { formatNumber } from "./report/table.ts";

const [given = "1000,5000,20000,100000", perClass = "50"] = process.argv.slice(2);
const sizes = given.split(",").map(Number);

/** Measurement of one search at one size, or why there is none. */
type Outcome = PeerMeasurement | string;

const outcomes = new Map<SearchPeer, Outcome[]>(SEARCH_PEERS.map((peer) => [peer, []]));
let classes: readonly QueryClass[] = [];
for (const size of sizes) {
  const corpus = await openGeneratedCorpus(size);
  const maker = createQueryGenerator();
  for await (const one of readCorpusCases(corpus)) maker.learn(one);
  classes = maker.classes(Number(perClass));
  for (const peer of SEARCH_PEERS) {
    const start = performance.now();
    const outcome =
      size > peer.maxCases
        ? `not asked: at most ${peer.maxCases.toLocaleString("en-US")}`
        : await measurePeer(peer, corpus, size, classes);
    outcomes.get(peer)!.push(outcome);
    const said = typeof outcome === "string" ? outcome : `built in ${outcome.built.seconds.toFixed(1)} s`;
    console.log(`${size} cases, ${peer.name}: ${said} (${((performance.now() - start) / 1000).toFixed(0)} s in all)`);
  }
}

for (const { name, package: on, setup: set, unsupported: lacks } of SEARCH_PEERS) {
  const known = on === null ? null : readPeerPackage(on);
  const missing = Object.entries(lacks).map(([ability, why]) => `${ability}: ${why}`);
  const none = missing.length > 0 ? ` None of: ${missing.join("; ")}.` : "";
  showNote(`* ${name}${known ? ` (${on} ${known.version}, ${known.license})` : ""}: ${set}.${none}`);
}
showNote(
  `A peer may build for ${PEER_LIMITS.seconds} s (proportionally longer above ${PEER_LIMITS.cases.toLocaleString("en-US")} cases) and use ${PEER_LIMITS.megabytes} MB. Splitting and stemming count in Headnote's build only. Memory is the growth of a process since before it opened anything; that of a build includes the texts it receives. A row says if its total differs from Headnote's.`,
);

/** Reasons why a search that stores less, or is compiled to machine code, may be faster. */
const FASTER = {
  "FlexSearch, plain":
    "It returns the list of a word as it is in memory, in text order: it reads no frequencies and ranks nothing by them.",
  "sql.js FTS4": "It returns the first 20 cases and ranks nothing.",
  MiniSearch: "Its index is in memory as objects, and few cases match.",
  Orama: "Its index is in memory as objects, and few cases match.",
  lunr: "Its index is in memory as objects, and few cases match.",
  "SQLite FTS5, native": "It is machine code, and few cases match, so that what a query costs in all counts most.",
};

function createTable(
  chart: string,
  title: string,
  why: Readonly<Record<string, string>>,
  figure: (outcome: PeerMeasurement, at: number) => number | string,
): void {
  showTable({
    chart,
    title,
    better: "less",
    columns: sizes.map((size) => `${size.toLocaleString("en-US")} cases`),
    rows: SEARCH_PEERS.map((peer) => ({
      name: peer.name,
      cells: outcomes.get(peer)!.map((one, at) => (typeof one === "string" ? one : figure(one, at))),
    })),
    why,
    beside: fts5.name,
  });
}

/** Of one class; Headnote's totals are those that others are compared with. */
function findClass(
  outcome: PeerMeasurement,
  name: string,
  at: number,
  figure: (one: MeasuredClass) => number | undefined,
) {
  const measured = outcome.answered.classes.find((one) => one.name === name);
  if (!measured) return "no such words";
  if ("reason" in measured) return measured.reason.startsWith("it failed") ? measured.reason : "none";
  const value = figure(measured);
  if (value === undefined) return "none";
  const own = outcomes.get(SEARCH_PEERS[0]!)![at]!;
  const ours = typeof own === "string" ? undefined : own.answered.classes.find((one) => one.name === name);
  if (!ours || "reason" in ours) return value;
  const wrong = measured.totals.filter((total, i) => total !== ours.totals[i]).length;
  return wrong === 0 ? value : `${formatNumber(value)}, but ${wrong} of ${measured.totals.length} totals differ`;
}

const names = classes.map(({ name }) => name);
for (const name of names) {
  createTable("search-median", `${name}, median ms`, FASTER, (outcome, at) =>
    findClass(outcome, name, at, ({ times }) => times?.median),
  );
}
for (const name of names) {
  createTable("search-p95", `${name}, 95th percentile ms`, FASTER, (outcome, at) =>
    findClass(outcome, name, at, ({ times }) => times?.p95),
  );
}
const READS_PLAIN =
  "Its texts are stored as they are, and it takes a passage by the words' places alone; Headnote inflates the texts, ends passages at sentences and escapes them.";
for (const name of names) {
  createTable(
    "search-texts",
    `${name}, with snippets and whole texts of the best 20, median ms`,
    { "SQLite FTS5, native": READS_PLAIN, "sql.js FTS4": READS_PLAIN },
    (outcome, at) => findClass(outcome, name, at, ({ textTimes }) => textTimes?.median),
  );
}
createTable(
  "search-costs",
  "index, build in s",
  {
    "SQLite FTS5, native":
      "Headnote's time includes splitting and stemming the text and finding its sentences; FTS5 is given the words.",
  },
  ({ built }) => built.seconds,
);
createTable(
  "search-costs",
  "index, bytes on disk, MB",
  { MiniSearch: "It keeps no positions.", "FlexSearch, plain": "It keeps neither positions nor frequencies." },
  ({ built }) => built.bytes / 1e6,
);
createTable(
  "search-costs",
  "memory at the peak of a build, MB",
  { "SQLite FTS5, native": "It writes its index to disk while it grows; Headnote packs it in memory to the end." },
  ({ built }) => built.peakMb,
);
createTable(
  "search-costs",
  "open from disk to the first answer, ms",
  {
    "SQLite FTS5, native":
      "Its code is part of the process already; Headnote compiles SQLite's WebAssembly and its own JavaScript on the way.",
    "sql.js FTS4":
      "The file is small enough to be copied into memory in less time than Headnote's JavaScript is compiled.",
    "FlexSearch, plain": "The file is small enough to be parsed in less time than Headnote's JavaScript is compiled.",
  },
  ({ answered }) => answered.openMs,
);
const NATIVE = {
  "SQLite FTS5, native": "Machine code and its cache of pages are smaller than WebAssembly with JavaScript's heap.",
  "sql.js FTS4": "The file is small, and nothing is ranked.",
  "FlexSearch, plain": "The file is small, and Headnote has SQLite's WebAssembly besides.",
};
createTable("search-costs", "memory after the first answer, MB", NATIVE, ({ answered }) => answered.openMb);
createTable("search-costs", "memory while searching, MB", NATIVE, ({ answered }) => answered.searchingMb);
