import { expect, it } from "vitest";
import {
  MAX_SERVICE_WORKER_CORPUS_BYTES,
  openInServiceWorker,
} from "../../src/service-worker/open-in-service-worker.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

it("opens a small corpus", async () => {
  const engine = await openInServiceWorker((await buildSmallCorpus()).bytes);
  expect((await engine.corpus.stats()).data.cases).toBeGreaterThan(5);
  await engine.close();
});

it("refuses a corpus that is too large for a service worker and states its size", async () => {
  await expect(openInServiceWorker(new Uint8Array(MAX_SERVICE_WORKER_CORPUS_BYTES + 1))).rejects.toMatchObject({
    code: "payload_too_large",
    message: expect.stringContaining("this one has 33"),
  });
});
