import { expose } from "../worker/expose.ts";
import { CORPORA, corporaService } from "./corpora-service.ts";
import { openAsked, storedCorpora } from "./open-asked.ts";

// A worker that is all engine: `connect` says which corpus it opens, `connectCorpora` what the browser stores.
expose(openAsked, { services: { [CORPORA]: corporaService(storedCorpora) } });
