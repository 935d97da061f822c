export { offerEngine } from "../worker/offer-engine.ts";
export { type AnswerApiOptions, answerApi } from "./answer-api.ts";
export { MAX_SERVICE_WORKER_CORPUS_BYTES, openInServiceWorker } from "./open-in-service-worker.ts";
export type { PageClient, PageFetchEvent, PageMessageEvent, ServiceWorkerScope } from "./service-worker-scope.ts";
