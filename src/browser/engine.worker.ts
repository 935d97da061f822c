import { expose } from "../worker/expose.ts";
import { CORPORA_SERVICE_NAME, createCorporaService } from "./corpora/corpora-service.ts";
import { getCorpusStore, openRequestedEngine } from "./corpora/open-requested-engine.ts";

// A worker that is all engine: `connect` says which corpus it opens, `connectCorpora` what the browser stores.
expose(openRequestedEngine, { services: { [CORPORA_SERVICE_NAME]: createCorporaService(getCorpusStore) } });
