import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ATTACKS, type Attack, isRightOutcome, runAttack, runSlowLoris } from "../../support/http/attacks.ts";
import { DOCUMENT_ATTACKS, type DocumentAttack } from "../../support/http/document-attacks.ts";
import { serveCommand } from "../../support/load/served-command.ts";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const REQUESTS = Number(process.env.HEADNOTE_RUNS ?? 20_000);
const SEED = 2000;
const ATTACKERS = 8;
/** Requests between two looks at memory and descriptors. */
const ROUND = 1000;
const MAX_ANSWER_MS = 2000;
/** Rounds after which the memory that is held is read: what is built once is built in the first of them. */
const MEASURED_ROUNDS = 4;
/** Greatest growth of the memory that all processes hold, garbage collected, from there to the end. */
const MAX_GROWTH_MB = 16;
const CREDITS = 1_000_000;

const isMeasurable = process.platform === "linux" && existsSync(resolve(DIST, "node/bin.js"));

type AnyAttack = Attack & Partial<DocumentAttack>;

it.skipIf(!isMeasurable)(
  `answers ${REQUESTS} hostile requests with 4xx or drops them, without delay, leak or debit`,
  async () => {
    const server = await serveCommand(
      2,
      [],
      ["gold", "silver"].map((name) => `${name}:${name}:${CREDITS}`),
    );
    try {
      const port = Number(new URL(server.url).port);
      const processes = server.listProcesses();
      const lorises = Array.from({ length: 20 }, () => runSlowLoris(port, 30_000));
      const outcomes = new Map<string, number>();
      const accepted = new Map<string, number>();
      const wrong: unknown[] = [];
      let slowest = { ms: 0, name: "" };
      const send = async (attack: AnyAttack) => {
        const started = performance.now();
        const outcome = await runAttack(port, attack);
        const ms = performance.now() - started;
        if (ms > slowest.ms) slowest = { ms, name: attack.name };
        outcomes.set(String(outcome), (outcomes.get(String(outcome)) ?? 0) + 1);
        if (Number(outcome) < 300) accepted.set(attack.operation!, (accepted.get(attack.operation!) ?? 0) + 1);
        if (!isRightOutcome(outcome, attack.mustFail))
          wrong.push([attack.name, outcome, Buffer.from(attack.pieces[0]!).toString("latin1").slice(0, 200)]);
      };
      const memory: number[] = [];
      const held: number[] = [];
      const descriptors: number[] = [];
      for (let round = 0; round < REQUESTS / ROUND; round++) {
        const given = { numRuns: ROUND / 2, seed: SEED + round };
        const waiting: AnyAttack[] = [...fc.sample(ATTACKS, given), ...fc.sample(DOCUMENT_ATTACKS, given)];
        const attacker = async () => {
          for (let attack = waiting.pop(); attack !== undefined; attack = waiting.pop()) await send(attack);
        };
        await Promise.all(Array.from({ length: ATTACKERS }, attacker));
        // Sockets that were just left are closed by now.
        await new Promise((done) => setTimeout(done, 200));
        memory.push(server.readMemory());
        if ((round + 1) % MEASURED_ROUNDS === 0) {
          held.push(await server.readRetainedMemory());
          descriptors.push(server.countDescriptors());
        }
      }
      const suffered = Math.max(...(await Promise.all(lorises)));
      await new Promise((done) => setTimeout(done, 1000));
      const left = server.countDescriptors();

      const ask = async (key: string, path: string) => {
        const answer = await fetch(`${server.url}/api/v1/api-credits/${path}`, {
          headers: { Authorization: `Bearer ${key}` },
        });
        return ((await answer.json()) as { data: { balance: number; total: number } }).data;
      };
      const debitedForErrors = CREDITS - (await ask("gold", "balance")).balance;
      const overdebited: unknown[] = [];
      let debits = 0;
      for (const [operation, count] of accepted) {
        const { total } = await ask("silver", `ledger?pageSize=1&kind=capture&operation=${operation}`);
        debits += total;
        if (total > count) overdebited.push([operation, total, count]);
      }
      const allDebits = (await ask("silver", "ledger?pageSize=1&kind=capture")).total;

      for (const [outcome, count] of [...outcomes].toSorted())
        reportFigure(`hostile requests that end in ${outcome}`, count, "");
      const failed = [...outcomes].filter(([outcome]) => Number(outcome) >= 500).map(([, count]) => count);
      const growth = held.at(-1)! - held[0]!;
      reportFigure(
        "hostile requests that get 5xx",
        failed.reduce((total, count) => total + count, 0),
        "0",
      );
      reportFigure("hostile requests with another end than is right", wrong.length, "0 of 20,000");
      reportFigure("slowest end of a hostile request, ms", slowest.ms.toFixed(0), "<= 2000");
      reportFigure("it was", slowest.name, "");
      reportFigure("open descriptors: after 4,000, at the end", `${descriptors[0]}, ${left}`, "flat");
      reportFigure("memory held by all processes after 4,000, MB", held[0]!.toFixed(1), "");
      reportFigure("growth of it to the end, MB", growth.toFixed(1), "<= 16");
      reportFigure("greatest resident memory of all processes, MB", Math.max(...memory).toFixed(0), "");
      reportFigure("credits debited for requests that must fail", debitedForErrors, "0");
      reportFigure("debits beyond the answers that were given", overdebited.length + allDebits - debits, "0");
      reportFigure("a slow sender of headers is suffered, seconds", (suffered / 1000).toFixed(1), "<= 15");
      expect(wrong).toEqual([]);
      expect(failed).toEqual([]);
      expect(slowest.ms, slowest.name).toBeLessThanOrEqual(MAX_ANSWER_MS);
      expect(left).toBeLessThanOrEqual(descriptors[0]! + 8);
      expect(growth).toBeLessThanOrEqual(MAX_GROWTH_MB);
      expect(debitedForErrors).toBe(0);
      expect(overdebited).toEqual([]);
      expect(allDebits).toBe(debits);
      expect(suffered).toBeLessThanOrEqual(15_000);
      // None ended and was replaced, which would be seen as dropped requests alone.
      expect(server.listProcesses()).toEqual(processes);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  },
);
