import { expose } from "../worker/expose.ts";
import { CORPORA_SERVICE_NAME, createCorporaService } from "./corpora/corpora-service.ts";
import { getCorpusStore, openRequestedEngine } from "./corpora/open-requested-engine.ts";

const scope = globalThis as { headnoteWorkerStarted?: boolean };
// Scripts that verbs load later import this one by its name; under a second address it would run, and answer, twice.
if (scope.headnoteWorkerStarted)
  throw new Error("engine.worker.js ran twice: create the worker by an address without a query");
scope.headnoteWorkerStarted = true;

// The engine's worker: `connect` selects the corpus that it opens, `connectCorpora` manages the stored corpora.
expose(openRequestedEngine, { services: { [CORPORA_SERVICE_NAME]: createCorporaService(getCorpusStore) } });
