import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { startServer } from "../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { ATTACKS, type Attack, isRightOutcome, runAttack } from "../support/http/attacks.ts";
import { DOCUMENT_ATTACKS } from "../support/http/document-attacks.ts";

const faults: unknown[] = [];
const server = await startServer({
  corpus: (await buildSmallCorpus()).bytes,
  keys: [
    { name: "gold", secret: "gold", credits: 1000 },
    { name: "silver", secret: "silver", credits: 100_000 },
  ],
  control: true,
  onError: (error) => faults.push(error),
});
afterAll(() => server.close());

/** Sends them, 20 at a time; those whose end was not right. */
async function listWrongEnds(attacks: readonly (Attack & { readonly mustFail?: boolean })[]): Promise<unknown[]> {
  const port = Number(new URL(server.url).port);
  const wrong: unknown[] = [];
  for (let from = 0; from < attacks.length; from += 20) {
    const outcomes = attacks
      .slice(from, from + 20)
      .map(async (attack) => ({ attack, outcome: await runAttack(port, attack) }));
    for (const { attack, outcome } of await Promise.all(outcomes)) {
      if (isRightOutcome(outcome, attack.mustFail)) continue;
      const sent = attack.pieces.map((piece) => Buffer.from(piece).toString("latin1").slice(0, 300));
      wrong.push([attack.name, outcome, sent]);
    }
  }
  return wrong;
}

async function readGold(): Promise<number> {
  const answer = await fetch(`${server.url}/__control/credits`);
  return ((await answer.json()) as { balances: { gold: number } }).balances.gold;
}

// Twenty thousand more are sent by test/verify/http/hostile.verify.ts.
it("300 hostile requests get 4xx or nothing; the server stays up and debits nothing", async () => {
  expect(await listWrongEnds(fc.sample(ATTACKS, { numRuns: 300, seed: 20 }))).toEqual([]);
  expect(faults).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await readGold()).toBe(1000);
});

it("300 requests made wrong from the OpenAPI document get 4xx, and are not debited", async () => {
  expect(await listWrongEnds(fc.sample(DOCUMENT_ATTACKS, { numRuns: 300, seed: 31 }))).toEqual([]);
  expect(faults).toEqual([]);
  expect(await readGold()).toBe(1000);
});
