import { buildIndexName } from "../opensearch/index-names.ts";
import { addTotals, type PushTotals } from "./bulk-lines.ts";
import { type Checkpoint, writeCheckpoint } from "./checkpoint.ts";
import { readDigests } from "./known-digests.ts";
import { createPreparer, startPreparers } from "./preparers.ts";
import type { RunningPush } from "./running-push.ts";

/** Cases that a thread prepares at once, and requests that it is given ahead. */
const CASES_PER_REQUEST = 100;
const REQUESTS_PER_THREAD = 2;
const CASES_PER_CHECKPOINT = 1000;

/** Writes the cases; returns the totals of all. Keeps the place up to which everything is written. */
export async function pushCases(push: RunningPush, before: Checkpoint): Promise<PushTotals> {
  const { search, version, documents, writer, options } = push;
  const { path, threads, signal, onProgress } = options;
  const names = { prefix: search.prefix, version };
  const preparers = path === undefined ? createPreparer(documents, names) : startPreparers({ path, ...names }, threads);
  const done = new Map<number, PushTotals>();
  let state: Checkpoint = before;
  let kept = before.cases;
  let next = before.cases;

  async function work(): Promise<void> {
    while (next < documents.count) {
      const from = next;
      const to = Math.min(documents.count, from + CASES_PER_REQUEST);
      next = to;
      const known = before.base === null ? undefined : await readKnown(push, from, to);
      const { requests, totals } = await preparers.prepare({ from, to, known });
      await Promise.all(requests.map((request) => writer.write(request)));
      done.set(from, totals);
      advance();
      if (state.cases - kept < CASES_PER_CHECKPOINT && state.cases < documents.count) continue;
      kept = state.cases;
      await writeCheckpoint(search, version, state);
      onProgress?.({ phase: "cases", cases: state.cases, of: documents.count });
      signal?.throwIfAborted();
    }
  }

  function advance(): void {
    for (let own = done.get(state.cases); own !== undefined; own = done.get(state.cases)) {
      const cases = Math.min(documents.count, state.cases + CASES_PER_REQUEST);
      state = { ...state, cases, totals: addTotals(state.totals, own) };
    }
  }

  try {
    await Promise.all(Array.from({ length: REQUESTS_PER_THREAD * preparers.count }, work));
  } finally {
    await preparers.close();
  }
  return state.totals;
}

function readKnown({ search, version, documents }: RunningPush, from: number, to: number) {
  const ids = Array.from(documents.clusterIds.subarray(from, to), String);
  return readDigests(search, buildIndexName(search.prefix, "cases", version), ids);
}
