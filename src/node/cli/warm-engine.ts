import type { Engine } from "../../contract/engine.ts";
import { EngineError } from "../../errors.ts";

/** Milliseconds after which no further call begins. */
const WARM_UP_MS = 500;

/** Queries of every kind that servers are asked most: words, phrases, Boolean operators, proximity. */
const QUERIES = [
  "freedom of speech and the right to a hearing",
  '"due process" AND NOT tax',
  "title:state AND commerce",
  "contract /10 damages",
  "negligence duty of care",
] as const;

/**
 * Calls the verbs that servers are asked most for some tenths of a second, so that what an engine reads and compiles on
 * its first calls does not delay those of clients. The owner of the process calls, who is not debited.
 */
export async function warmEngine(engine: Engine, now = () => performance.now()): Promise<void> {
  const until = now() + WARM_UP_MS;
  const { mostCited } = (await engine.corpus.stats()).data;
  const cited = mostCited.map(({ citation }) => citation);
  const once = [
    () => engine.research.suggest({ query: "co" }),
    () => engine.citations.search({ query: "state" }),
    () => engine.statutes.search({ query: "punishment" }),
    () => engine.acts.list({}),
    () => readAll(engine.ask({ question: "May a state search a house without a warrant?" })),
  ];
  const again = QUERIES.map((query, at) => () => engine.research.search({ query, content: at % 2 === 0 }));
  const resolves = cited.map((citation) => () => engine.citations.resolve({ citation }));
  for (const call of once) if (now() < until) await ignoreRefusal(call);
  while (now() < until) for (const call of [...again, ...resolves]) if (now() < until) await ignoreRefusal(call);
}

async function readAll(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}

/** Runs a call; a corpus need not hold what it asks for. */
async function ignoreRefusal(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
}
