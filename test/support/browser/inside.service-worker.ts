import { answerApi } from "../../../src/service-worker/answer-api.ts";
import { openInServiceWorker } from "../../../src/service-worker/open-in-service-worker.ts";

// A service worker that needs no page's engine.
answerApi({ openFallback: async () => openInServiceWorker(await (await fetch("/small.sqlite")).arrayBuffer()) });
