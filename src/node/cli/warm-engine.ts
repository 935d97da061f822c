import type { Engine } from "../../contract/engine.ts";

/** Milliseconds that an engine is warmed up for at most. */
const WARM_UP_MS = 400;

/** Queries of every kind that servers are asked most: words, phrases, Boolean operators, proximity. */
const QUERIES = [
  "freedom of speech and the right to a hearing",
  '"due process" AND NOT tax',
  "title:state AND commerce",
  "contract /10 damages",
  "negligence duty of care",
] as const;

/**
 * Calls the verbs that servers are asked most for a few tenths of a second, so that what an engine reads and compiles on
 * its first calls does not delay those of clients. The owner of the process calls, who is not debited.
 */
export async function warmEngine(engine: Engine, now = () => performance.now()): Promise<void> {
  const until = now() + WARM_UP_MS;
  const { mostCited } = (await engine.corpus.stats()).data;
  for (let round = 0; now() < until; round++) {
    const query = QUERIES[round % QUERIES.length]!;
    await engine.research.search({ query, pageSize: 10, content: round % 2 === 0 });
    const cited = mostCited[round % Math.max(1, mostCited.length)];
    if (cited && now() < until) await engine.citations.resolve({ citation: cited.citation });
  }
}
