/**
 * Runs one full-text search in its own process: builds its index, or opens it and answers queries. The first message of
 * the parent process is the order; the process sends one message back.
 */

import { measureFastest, summarizeTimes } from "../../../test/support/timings.ts";
import { readCorpusCases } from "../corpus-cases.ts";
import type { BuildOutcome, BuildTask, QueryResult, QueryTask, Task } from "./measure.ts";
import { createAsciiSpelling, toPeerCase } from "./peer-cases.ts";
import type { SearchPeer } from "./search-peer.ts";
import { SEARCH_PEERS } from "./search-peers.ts";

const MEGABYTE = 2 ** 20;

/** How long a class is measured, without the warm-up and the pass that measures every question once. */
const CLASS_MS = 500;

process.once("message", async (wanted: Task) => {
  const peer = SEARCH_PEERS.find(({ name }) => name === wanted.peer)!;
  const outcome = wanted.kind === "build" ? await buildIndex(peer, wanted) : await runQueries(peer, wanted);
  process.send!(outcome, () => process.exit(0));
});

async function buildIndex(
  peer: SearchPeer,
  { folder, corpus, every, seconds, megabytes }: BuildTask,
): Promise<BuildOutcome> {
  const idle = settleRssMb();
  const builder = await peer.build(folder);
  const spell = createAsciiSpelling();
  let taken = 0;
  let cases = 0;
  for await (const one of readCorpusCases(corpus, every)) {
    const input = toPeerCase(one, spell);
    builder.keep?.(input);
    const start = performance.now();
    builder.add(input);
    taken += performance.now() - start;
    cases++;
    if (taken > seconds * 1000) return { kind: "not reached", reason: `${seconds} s passed at ${cases} cases` };
    if (cases % 100 === 0 && readRssMb() > megabytes) {
      return { kind: "not reached", reason: `${megabytes} MB in use at ${cases} cases` };
    }
  }
  const start = performance.now();
  const bytes = await builder.finish();
  taken += performance.now() - start;
  return { kind: "built", cases, seconds: taken / 1000, bytes, peakMb: process.resourceUsage().maxRSS / 1024 - idle };
}

async function runQueries(peer: SearchPeer, { folder, corpus, classes }: QueryTask): Promise<QueryResult> {
  const idle = settleRssMb();
  const start = performance.now();
  const open = await peer.open(folder, corpus);
  const first = classes.find(({ questions }) => questions.length > 0)!.questions[0]!;
  open.search(first);
  const openMs = performance.now() - start;
  const openMb = settleRssMb() - idle;
  let searchingMb = openMb;
  const measured = classes.map(({ name, questions, isRanked }) => {
    const [{ kind }] = questions as [(typeof questions)[number]];
    const reason = peer.unsupported[kind];
    if (reason !== undefined) return { name, reason };
    try {
      const answers = questions.map((asked) => open.search(asked));
      const times = isRanked
        ? null
        : summarizeTimes(measureFastest(questions, (asked) => open.search(asked), CLASS_MS, questions.length));
      const textTimes =
        isRanked || !open.texts
          ? null
          : summarizeTimes(measureFastest(questions, (asked) => open.texts!(asked), CLASS_MS, questions.length));
      searchingMb = Math.max(searchingMb, readRssMb() - idle);
      return {
        name,
        times,
        textTimes,
        totals: answers.map(({ total }) => total),
        ids: isRanked ? answers.map(({ ids }) => ids) : [],
      };
    } catch (error) {
      return { name, reason: `it failed: ${String(error)}` };
    }
  });
  open.close();
  return { kind: "answered", openMs, openMb, searchingMb, classes: measured };
}

/** Resident memory in MB. */
function readRssMb(): number {
  return process.memoryUsage().rss / MEGABYTE;
}

/** Returns the memory in use after a garbage collection. */
function settleRssMb(): number {
  globalThis.gc!();
  return readRssMb();
}
