/** Fields of a validated request. */
type Fields = Readonly<Record<string, unknown>>;

/** Which calls are heavy: those that may work for longer than a few milliseconds, by operation. */
const HEAVY_CALLS: Readonly<Record<string, (request: Fields) => boolean>> = {
  "citations.check": ({ text }) => String(text).length > 20_000,
  "citations.network": ({ depth }) => Number(depth) > 1,
  "citations.path": () => true,
  "citations.similar": () => true,
  "research.batch": () => true,
  "research.export": () => true,
  "research.newSince": () => true,
  "research.similar": () => true,
  "ask.answer": ({ mode }) => mode === "deep",
  "ask.stream": ({ mode }) => mode === "deep",
};

/** Returns whether some calls of an operation are heavy. */
export function hasHeavyCalls(name: string): boolean {
  return Object.hasOwn(HEAVY_CALLS, name);
}

/** Returns whether a call waits for its turn among the heavy ones. */
export function isHeavyCall(name: string, request: unknown): boolean {
  return hasHeavyCalls(name) && HEAVY_CALLS[name]!(request as Fields);
}
