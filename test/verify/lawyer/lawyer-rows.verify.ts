import { afterAll, beforeAll, expect, it } from "vitest";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { judgeAsk, judgeCheck, judgeSearch, judgeStatus } from "../../support/lawyer/judge-rows.ts";
import { type LawyerRows, readLawyerRows } from "../../support/lawyer/lawyer-rows.ts";
import { reportFigure } from "../../support/report-figure.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

/** Judges each kind of rows, and the least share of those held back that must be as a lawyer judges. */
const KINDS: { readonly [Name in keyof LawyerRows]: readonly [(row: LawyerRows[Name]) => Promise<boolean>, number] } = {
  ask: [(row) => judgeAsk(engine, row), 0.72],
  search: [(row) => judgeSearch(engine, row), 0.85],
  check: [(row) => judgeCheck(engine, row), 0.95],
  status: [(row) => judgeStatus(engine, row), 0.9],
};

async function judgeRows<Name extends keyof LawyerRows>(name: Name): Promise<void> {
  const [judge, least] = KINDS[name];
  for (const held of [false, true]) {
    const rows = readLawyerRows(name, held);
    let passed = 0;
    for (const row of rows) passed += Number(await judge(row));
    const half = held ? "held back" : "not held back";
    const share = `${passed} of ${rows.length} (${((100 * passed) / rows.length).toFixed(1)}%)`;
    reportFigure(`${name} as a lawyer judges, ${half}`, share, `>= ${Math.round(100 * least)}%`);
    expect(passed / rows.length).toBeGreaterThanOrEqual(least);
  }
}

it.each(Object.keys(KINDS) as (keyof LawyerRows)[])("%s does what a lawyer expects", judgeRows);
