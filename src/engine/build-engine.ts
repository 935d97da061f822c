import type { Ask, BareVerb, Engine } from "../contract/engine.ts";
import type { OperationName } from "../contract/operations/operations.ts";

/** Every verb of an engine by its name; one answers with a stream, out of which `ask.answer` is made where it is served. */
export type EngineVerbs = { readonly [Name in Exclude<OperationName, `ask.${string}`>]: BareVerb<Name> } & {
  readonly "ask.stream": Ask;
};

/** The verbs in the shape of the engine. */
export function buildEngine(verbs: EngineVerbs, close: () => Promise<void>): Engine {
  return {
    citations: {
      resolve: verbs["citations.resolve"],
      search: verbs["citations.search"],
      case: verbs["citations.case"],
      citationsOf: verbs["citations.citationsOf"],
      citedBy: verbs["citations.citedBy"],
      network: verbs["citations.network"],
      explain: verbs["citations.explain"],
      path: verbs["citations.path"],
      similar: verbs["citations.similar"],
      relyingOn: verbs["citations.relyingOn"],
      history: verbs["citations.history"],
      check: verbs["citations.check"],
      export: verbs["citations.export"],
      styles: verbs["citations.styles"],
    },
    research: {
      search: verbs["research.search"],
      suggest: verbs["research.suggest"],
      similar: verbs["research.similar"],
      batch: verbs["research.batch"],
      export: verbs["research.export"],
      newSince: verbs["research.newSince"],
      explain: verbs["research.explain"],
    },
    statutes: {
      search: verbs["statutes.search"],
      states: verbs["statutes.states"],
      codes: verbs["statutes.codes"],
      section: verbs["statutes.section"],
    },
    acts: { list: verbs["acts.list"], amendments: verbs["acts.amendments"], text: verbs["acts.text"] },
    ask: verbs["ask.stream"],
    credits: {
      pricing: verbs["credits.pricing"],
      balance: verbs["credits.balance"],
      ledger: verbs["credits.ledger"],
    },
    corpus: { manifest: verbs["corpus.manifest"], stats: verbs["corpus.stats"] },
    close,
  };
}
