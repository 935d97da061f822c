import { EngineError } from "../errors.ts";
import type { CallContext, Closable } from "./engine.ts";
import type { NamedVerb } from "./operations/operation.ts";

/** A verb whose types are not known. */
export type AnyVerb = (request?: unknown, context?: CallContext) => Promise<unknown> | AsyncIterable<unknown>;

/** Builds an engine whose verbs are created one by one. An area with a verb `stream` becomes that verb. */
export function buildEngine<Named extends NamedVerb>(
  verbs: readonly Named[],
  createVerb: (named: Named) => AnyVerb,
  close: () => Promise<void>,
): Closable & Readonly<Record<string, unknown>> {
  const areas: Record<string, AnyVerb | Record<string, AnyVerb>> = {};
  const streamingAreas = new Set(verbs.filter(({ verb }) => verb === "stream").map(({ area }) => area));
  for (const named of verbs) {
    const { area, verb } = named;
    if (!streamingAreas.has(area)) areas[area] = { ...areas[area], [verb]: createVerb(named) };
    else if (verb === "stream") areas[area] = createVerb(named);
  }
  return { ...areas, close };
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
