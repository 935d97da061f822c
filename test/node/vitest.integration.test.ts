import { expect, it } from "vitest";
import { createClient } from "../../src/client/create-client.ts";
import { createHeadnoteSetup, type ProvidedServer } from "../../src/node/vitest.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

it("provides address and key of a server while the tests run, and releases its port", async () => {
  const provided: ProvidedServer[] = [];
  const start = createHeadnoteSetup({
    corpus: (await buildSmallCorpus()).bytes,
    keys: [{ name: "t", secret: "s", credits: 5 }],
  });
  const stop = await start({ provide: (_, server) => provided.push(server) });
  const [server] = provided;
  const client = createClient(server!);
  expect((await client.citations.resolve({ citation: "701 U.S. 10" })).meta.creditsRemaining).toBe(4);
  expect((await fetch(`${server!.url}/__control/reset`, { method: "POST" })).status).toBe(200);
  await stop();
  await expect(fetch(`${server!.url}/healthz`)).rejects.toThrow();
});
