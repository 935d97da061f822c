import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openPostgres } from "../../../src/cluster/postgres/open-postgres.ts";
import { createPostgresLedger } from "../../../src/cluster/postgres/postgres-ledger.ts";
import { payTogether } from "../../support/cluster/pay-together.ts";
import { NEEDS_POSTGRES, POSTGRES_URL } from "../../support/cluster/services.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { createRandom } from "../../support/seeded-random.ts";

const SERVERS = 16;
const CALLS = 1000;
const KILLS = 30;

describe.skipIf(POSTGRES_URL === undefined)(`one account of many servers${NEEDS_POSTGRES}`, () => {
  it("pays for exactly the calls that it can pay for, while servers and PostgreSQL are killed", async () => {
    const postgres = await openPostgres({ url: POSTGRES_URL! });
    const newId = () => crypto.randomUUID();
    const ledger = createPostgresLedger(postgres, { now: Date.now, newId });
    const account = newId();
    await ledger.grant(account, CALLS * 1000, "purchase");
    const answered = await payTogether({
      url: POSTGRES_URL!,
      account,
      servers: SERVERS,
      keysPerServer: Math.ceil((1.3 * CALLS) / SERVERS),
      kills: KILLS,
      random: createRandom(1),
      disturb: restartPostgres,
    });
    const { total: debits } = await ledger.statement(account, { kind: "capture" }, 0, 1);
    const balance = await ledger.balance(account);
    ledger.close();
    await postgres.close();
    reportFigure(`answers of ${SERVERS} servers, ${KILLS} of them and PostgreSQL killed`, answered.size, `${CALLS}`);
    reportFigure("debits of their account", debits, `${CALLS}`);
    expect([answered.size, debits, balance]).toEqual([CALLS, CALLS, 0]);
  });
});

/** Kills PostgreSQL without notice, with all its processes, and starts it again. */
async function restartPostgres(): Promise<void> {
  const folder = process.env.HEADNOTE_CLUSTER_DIR ?? join(tmpdir(), "headnote-cluster");
  const [pid] = readFileSync(`${folder}/postgres/data/postmaster.pid`, "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  await sleep(1500);
  execFileSync("scripts/postgres.sh", ["start"], { stdio: "ignore" });
}
