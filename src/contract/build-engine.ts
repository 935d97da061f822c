import { EngineError } from "../errors.ts";
import type { CallContext, EngineOf } from "./engine.ts";
import { listOperations, type NamedOperation, type Operations } from "./operations/operation.ts";

/** A verb whose types are not known. */
export type AnyVerb = (request?: unknown, context?: CallContext) => Promise<unknown> | AsyncIterable<unknown>;

/** Builds an engine whose verbs are created one by one. An area that declares `stream` becomes that verb. */
export function buildEngine<const Given extends Operations>(
  operations: Given,
  createVerb: (named: NamedOperation) => AnyVerb,
  close: () => Promise<void>,
): EngineOf<Given> {
  const areas: Record<string, AnyVerb | Record<string, AnyVerb>> = {};
  for (const named of listOperations(operations)) {
    const { area, verb } = named;
    if ("stream" in operations[area]!) {
      if (verb === "stream") areas[area] = createVerb(named);
      continue;
    }
    areas[area] = { ...areas[area], [verb]: createVerb(named) };
  }
  return { ...areas, close } as unknown as EngineOf<Given>;
}

/**
 * Returns the verb of that name: `research.search` is `engine.research.search`, `ask.stream` is `engine.ask`.
 * @throws EngineError `route_not_found` if the engine has no such verb
 */
export function findVerb(engine: object, name: string): AnyVerb {
  const [area = "", verb = ""] = name.split(".");
  const found = getOwnProperty(engine, area);
  const called = typeof found === "function" ? verb === "stream" && found : getOwnProperty(found, verb);
  if (typeof called === "function") return called as AnyVerb;
  throw new EngineError("route_not_found", `The engine has no verb ${name}.`);
}

function getOwnProperty(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
