import { afterAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import { startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const { bytes } = await buildSmallCorpus();
const server = await startServer({
  corpus: bytes,
  keys: [
    { name: "rich", secret: "gold", credits: 1000 },
    { name: "poor", secret: "tin", credits: 20 },
  ],
});
afterAll(() => server.close());
const client = (key: string) => createClient({ url: server.url, key });

it("answers over a real socket", async () => {
  const { data, meta } = await client("gold").citations.resolve({ citation: "701 U.S. 10" });
  expect(data.caseName).toBe("Marlow v. Ferry Company");
  expect(data.absoluteUrl).toBe(`${server.url}/research/cases/1001`);
  expect(meta.creditsConsumed).toBe(1);
});

it("answers the health check without a key", async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response.status).toBe(200);
});

describe("an account with credits for 20 calls", () => {
  it("gets answers to exactly 20 of 200 concurrent calls, and again after a reset", async () => {
    for (let round = 0; round < 2; round++) {
      const calls = Array.from({ length: 200 }, () => client("tin").citations.resolve({ citation: "701 U.S. 10" }));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(20);
      const failures = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(failures.every(({ reason }) => reason.code === "insufficient_credits")).toBe(true);
      await server.reset();
    }
  });
});

it("releases its port when it is closed", async () => {
  const other = await startServer({ corpus: bytes });
  const port = Number(new URL(other.url).port);
  await other.close();
  const again = await startServer({ corpus: bytes, port });
  expect(again.url).toBe(other.url);
  await again.close();
});

it("fails to start on a file that is not a corpus", async () => {
  await expect(startServer({ corpus: new Uint8Array(100) })).rejects.toMatchObject({ code: "corpus_unavailable" });
});
