import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { ATTACKS, runAttack, runSlowLoris } from "../../support/http/attacks.ts";
import { reportFigure } from "../../support/report-figure.ts";

const ATTACKERS = 32;

describe("a server under attack", async () => {
  const faults: unknown[] = [];
  const server = await startServer({
    corpus: (await buildSmallCorpus()).bytes,
    keys: [{ name: "a", secret: "gold", credits: 1000 }],
    control: true,
    onError: (error) => faults.push(error),
  });
  afterAll(() => server.close());
  const port = Number(new URL(server.url).port);

  it("answers 2,000 hostile requests with 4xx or drops them, and debits nothing", async () => {
    const attacks = fc.sample(ATTACKS, { numRuns: 2000, seed: 2000 });
    const lorises = Array.from({ length: 20 }, () => runSlowLoris(port, 30_000));
    const outcomes = new Map<string, number>();
    const wrong: unknown[] = [];
    const waiting = [...attacks];
    const attacker = async () => {
      for (let attack = waiting.pop(); attack !== undefined; attack = waiting.pop()) {
        const outcome = await runAttack(port, attack);
        outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
        if (outcome === "dropped" || (Number(outcome) >= 400 && Number(outcome) < 500)) continue;
        wrong.push([attack.name, outcome]);
      }
    };
    await Promise.all(Array.from({ length: ATTACKERS }, attacker));
    for (const [outcome, count] of [...outcomes].toSorted())
      reportFigure(`hostile requests that end in ${outcome}`, count, "");
    reportFigure("hostile requests that get anything else", wrong.length, "0 of 2,000");
    const suffered = Math.max(...(await Promise.all(lorises)));
    reportFigure("a slow sender of headers is suffered, seconds", (suffered / 1000).toFixed(1), "<= 15");
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
    expect(suffered).toBeLessThanOrEqual(15_000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/__control/credits`)).json()).toEqual({ balances: { a: 1000 } });
  });
});
