import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { startServer } from "../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { ATTACKS, runAttack } from "../support/http/attacks.ts";

const faults: unknown[] = [];
const server = await startServer({
  corpus: (await buildSmallCorpus()).bytes,
  keys: [{ name: "a", secret: "gold", credits: 1000 }],
  control: true,
  onError: (error) => faults.push(error),
});
afterAll(() => server.close());

// Two thousand more are sent by test/verify/hostile.verify.ts.
it("300 hostile requests get 4xx or nothing; the server stays up and debits nothing", async () => {
  const port = Number(new URL(server.url).port);
  const attacks = fc.sample(ATTACKS, { numRuns: 300, seed: 20 });
  const wrong: unknown[] = [];
  for (let from = 0; from < attacks.length; from += 20) {
    const outcomes = attacks
      .slice(from, from + 20)
      .map(async (attack) => ({ attack, outcome: await runAttack(port, attack) }));
    for (const { attack, outcome } of await Promise.all(outcomes)) {
      if (outcome === "dropped" || (typeof outcome === "number" && outcome >= 400 && outcome < 500)) continue;
      wrong.push([
        attack.name,
        outcome,
        attack.pieces.map((piece) => Buffer.from(piece).toString("latin1").slice(0, 300)),
      ]);
    }
  }
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/__control/credits`)).json()).toEqual({ balances: { a: 1000 } });
}, 60_000);
