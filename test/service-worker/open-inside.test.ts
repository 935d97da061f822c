import { expect, it } from "vitest";
import { MAX_INSIDE_BYTES, openInside } from "../../src/service-worker/open-inside.ts";
import { buildSmallCorpus } from "../fixtures/small-corpus.ts";

it("opens a small corpus", async () => {
  const engine = await openInside((await buildSmallCorpus()).bytes);
  expect((await engine.corpus.stats()).data.cases).toBeGreaterThan(5);
  await engine.close();
});

it("refuses one that is too large for a service worker, and says how large", async () => {
  await expect(openInside(new Uint8Array(MAX_INSIDE_BYTES + 1))).rejects.toMatchObject({
    code: "payload_too_large",
    message: expect.stringContaining("this one has 33"),
  });
});
