import { expose } from "../worker/expose.ts";
import { CORPORA_SERVICE_NAME, createCorporaService } from "./corpora/corpora-service.ts";
import { getCorpusStore, openRequestedEngine } from "./corpora/open-requested-engine.ts";

// The engine's worker: `connect` selects the corpus that it opens, `connectCorpora` manages the stored corpora.
expose(openRequestedEngine, { services: { [CORPORA_SERVICE_NAME]: createCorporaService(getCorpusStore) } });
