import type { Page } from "playwright-core";
import { buildEngine } from "../../../src/contract/build-engine.ts";
import type { CallContext, Engine } from "../../../src/contract/engine.ts";
import { VERB_NAMES } from "../../../src/contract/operations/verb-names.ts";
import { EngineError, type ErrorCode, type ErrorDetails } from "../../../src/errors.ts";

/** The engine that a page keeps as `engine`: every verb is called there, and its answer or error brought back. */
export function createPageEngine(page: Page): Engine {
  async function call(given: Call): Promise<unknown> {
    const outcome = await page.evaluate(callInPage, given);
    if ("body" in outcome) return outcome.body;
    throw new EngineError(outcome.code as ErrorCode, outcome.message, outcome.details as ErrorDetails);
  }

  async function* ask(request: unknown, context?: CallContext): AsyncGenerator<unknown, void> {
    const stream = (await call({ name: "ask", request, context })) as number;
    try {
      for (;;) {
        const { done, value } = (await call({ name: "next", stream })) as IteratorResult<unknown>;
        if (done) return;
        yield value;
      }
    } finally {
      await call({ name: "return", stream });
    }
  }

  const built = buildEngine(
    VERB_NAMES,
    ({ name, streams }) =>
      streams ? ask : (request?: unknown, context?: CallContext) => call({ name, request, context }),
    () => page.evaluate(() => engine.close()),
  );
  return built as unknown as Engine;
}

interface Call {
  readonly name: string;
  readonly request?: unknown;
  readonly context?: CallContext;
  /** The number of a stream that was begun before. */
  readonly stream?: number;
}

type Outcome = { body: unknown } | { code: string; message: string; details: unknown };

declare global {
  var streams: AsyncIterator<unknown>[];
}

/** Runs in the page. */
async function callInPage({ name, request, context, stream = 0 }: Call): Promise<Outcome> {
  globalThis.streams ??= [];
  const [room, verb] = name.split(".") as [string, string];
  const run: Record<string, () => unknown> = {
    ask: () => streams.push(engine.ask(request as never, context)[Symbol.asyncIterator]()) - 1,
    next: () => streams[stream]!.next(),
    return: async () => void (await streams[stream]!.return?.()),
  };
  const verbs = engine as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>;
  try {
    return { body: await (run[name] ?? (() => verbs[room]![verb]!(request, context)))() };
  } catch (error) {
    const { code = "internal", message, details } = error as { code?: string; message: string; details: unknown };
    return { code, message, details };
  }
}
