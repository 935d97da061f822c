import type { Page } from "playwright-core";
import type { CallContext, Engine } from "../../src/contract/engine.ts";
import type { OperationName } from "../../src/contract/operations.ts";
import { type EngineVerbs, engineOf } from "../../src/engine/arrange.ts";
import { EngineError, type ErrorCode, type ErrorDetails } from "../../src/errors.ts";

/** The engine that a page keeps as `engine`: every verb is called there, and its answer or error brought back. */
export function pageEngine(page: Page): Engine {
  const verbs = new Proxy({} as EngineVerbs, {
    get: (_, name: OperationName) => async (request?: unknown, context?: CallContext) => {
      const outcome = await page.evaluate(callInPage, { name, request, context });
      if ("body" in outcome) return outcome.body;
      throw new EngineError(outcome.code as ErrorCode, outcome.message, outcome.details as ErrorDetails);
    },
  });
  return engineOf(verbs, () => page.evaluate(() => (globalThis as unknown as PageGlobals).engine.close()));
}

type Outcome = { body: unknown } | { code: string; message: string; details: unknown };
type PageGlobals = { engine: { close(): Promise<void> } & Record<string, Record<string, AnyVerb>> };
type AnyVerb = (request: unknown, context: unknown) => Promise<unknown>;

async function callInPage(call: { name: string; request: unknown; context: unknown }): Promise<Outcome> {
  const [room, verb] = call.name.split(".") as [string, string];
  try {
    const { engine } = globalThis as unknown as PageGlobals;
    return { body: await engine[room]![verb]!(call.request, call.context) };
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: unknown };
    return { code: code ?? "internal", message, details };
  }
}
