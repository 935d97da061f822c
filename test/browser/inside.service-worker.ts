import { answerApi } from "../../src/service-worker/answer-api.ts";
import { openInside } from "../../src/service-worker/open-inside.ts";

// A service worker that needs no page's engine.
answerApi({ inside: async () => openInside(await (await fetch("/small.sqlite")).arrayBuffer()) });
