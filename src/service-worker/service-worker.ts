import { answerApi } from "./answer-api.ts";

// The whole service worker of a page that only wants `/api/v1` answered.
answerApi();

interface LifecycleEvent {
  waitUntil(done: Promise<unknown>): void;
}

const scope = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
};
// The page that registers it is answered from the start.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
