import { openEngine } from "../../src/index.ts";
import { openCorpusFile, openStarterCorpus } from "../../src/node/index.ts";
import { createRandom } from "../../test/support/seeded-random.ts";
import { summarizeTimes } from "../../test/support/timings.ts";
import { citeJudgment } from "./judgments.ts";
import { createWordSource } from "./word-source.ts";

/*
 * Opens a corpus of generated judgments in this process, resolves citations, searches, and prints times and memory as
 * one JSON line:
 *   node --expose-gc --import ./bench/shipped.js bench/size/measure-answers.ts CORPUS COUNT
 */

const OPENINGS = 5;
const CITATIONS = 300;
const QUERIES = 600;

const [path = "judgments.sqlite", given = "3200"] = process.argv.slice(2);
const count = Number(given);
const readRssMib = () => process.memoryUsage().rss / 2 ** 20;

// Another corpus is asked first: modules are loaded and compiled, as in a process that serves.
const other = await openEngine(openStarterCorpus());
await other.research.search({ query: "free speech", pageSize: 20 });
await other.citations.resolve({ citation: "347 U.S. 483" });
await other.close();
// So is the vocabulary of the queries, which is no part of the engine.
const random = createRandom(7);
const words = createWordSource(random);
globalThis.gc?.();
const idleMib = readRssMib();

const openMs: number[] = [];
for (let opening = 0; opening < OPENINGS; opening++) {
  const begun = performance.now();
  const engine = await openEngine(openCorpusFile(path));
  openMs.push(performance.now() - begun);
  await engine.close();
}

const engine = await openEngine(openCorpusFile(path));
const firstBegun = performance.now();
await engine.research.search({ query: "contract notice damages", pageSize: 20 });
const firstSearchMs = performance.now() - firstBegun;

const resolveMs: number[] = [];
let resolved = 0;
for (let n = 0; n < CITATIONS; n++) {
  const citation = citeJudgment(Math.floor(random() * count));
  const begun = performance.now();
  const { data } = await engine.citations.resolve({ citation });
  resolveMs.push(performance.now() - begun);
  if (data.citations.includes(citation)) resolved++;
}

const searchMs: number[] = [];
let mostMib = readRssMib();
let found = 0;
for (let n = 0; n < QUERIES; n++) {
  const [a, b, c] = [words.word(), words.word(), words.word()];
  const queries = [
    a,
    `${a} AND ${b}`,
    `${a} OR ${b} OR ${c}`,
    `${a} AND NOT ${b}`,
    `"${a} ${b}"`,
    `${a} /5 ${b}`,
    `${a} ${b} ${c}`,
  ];
  const begun = performance.now();
  const { meta } = await engine.research.search({ query: queries[n % queries.length]!, pageSize: 20 });
  searchMs.push(performance.now() - begun);
  found += meta.total;
  mostMib = Math.max(mostMib, readRssMib());
}
await engine.close();

process.stdout.write(
  `${JSON.stringify({
    openMs: Math.min(...openMs),
    firstSearchMs,
    resolve: summarizeTimes(resolveMs),
    resolved: `${resolved} of ${CITATIONS}`,
    search: summarizeTimes(searchMs),
    found,
    idleMib,
    searchingMib: mostMib - idleMib,
  })}\n`,
);
