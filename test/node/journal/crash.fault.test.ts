import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCrashRounds } from "../../support/node/crash-rounds.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// test/verify runs two hundred rounds.
it("loses or repeats no acknowledged debit when a process with 64 writers is killed 10 times", async () => {
  let n = 0;
  const report = await runCrashRounds(folder, 10, () => (n++ * 0.37) % 1);
  expect(report).toMatchObject({ rounds: 10, shared: 0, lost: [], doubled: [], grantsLost: 0, belowZero: [] });
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.retried).toBeGreaterThan(0);
});
