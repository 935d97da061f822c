import { answerApi } from "./answer-api.ts";

// A complete service worker for pages that need only `/api/v1`.
answerApi();

interface LifecycleEvent {
  waitUntil(done: Promise<unknown>): void;
}

const scope = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
};
// Answers also the page that registers it, without a reload.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
