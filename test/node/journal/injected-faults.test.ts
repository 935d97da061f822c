import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runJournalWithFault } from "../../support/faults/journal-run.ts";
import { removeJournals, THREE, writeJournal } from "../../support/node/journals.ts";

// Every operation fails once in the project "faults" (test/faults/every-operation.fault.test.ts); here, a sample.
const folder = mkdtempSync(join(tmpdir(), "headnote-injected-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  removeJournals();
});

const sound = await writeJournal(THREE);
const { operations } = await runJournalWithFault(folder, sound, null);
const STEP = 7;
const faults = ["EIO", "ENOSPC", "EMFILE"].flatMap((code, start) =>
  Array.from({ length: Math.ceil(operations / STEP) }, (_, n) => ({
    code,
    index: n * STEP + start,
    isLasting: n % 2 === 1,
  })),
);

describe("a journal whose file operations fail", () => {
  it("is read and written with operations that can be counted", async () => {
    expect(operations).toBeGreaterThan(50);
    expect((await runJournalWithFault(folder, sound, null)).operations).toBe(operations);
  });

  it.each(faults)("keeps what was acknowledged: $code at operation $index, lasting: $isLasting", async (fault) => {
    const { acknowledged, refused, found, strays } = await runJournalWithFault(folder, sound, fault);
    expect(strays).toEqual([]);
    const expected = ["e1", "e2", "e3", ...acknowledged];
    expect(found.filter((id) => !refused.includes(id))).toEqual(expected);
    expect(new Set(found).size).toBe(found.length);
  });
});
