import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { prepareBuild, runBuildWithFault } from "../support/faults/build-run.ts";
import type { Fault } from "../support/faults/failing-operations.ts";
import { interceptFiles } from "../support/faults/file-layer.ts";
import { runJournalWithFault } from "../support/faults/journal-run.ts";
import { removeJournals, THREE, writeJournal } from "../support/node/journals.ts";

// Each file operation fails once, with each error, alone and with all that follow it.
const folder = mkdtempSync(join(tmpdir(), "headnote-every-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  removeJournals();
});

it("leaves the functions of node:fs as they were", async () => {
  const before = { ...fs, ...fs.promises };
  const restore = await interceptFiles(folder, (_, run) => run());
  expect(fs.writeFileSync).not.toBe(before.writeFileSync);
  restore();
  expect({ ...fs, ...fs.promises }).toEqual(before);
});

const NEVER = Number.POSITIVE_INFINITY;
const KINDS = ["EIO", "ENOSPC", "EMFILE"].flatMap((code) => [false, true].map((isLasting) => ({ code, isLasting })));

describe.each(KINDS)("$code at each operation in turn, lasting: $isLasting", ({ code, isLasting }) => {
  it.each(["that contains entries", "that is new"])("loses no acknowledged entry of a journal %s", async (kind) => {
    const isNew = kind === "that is new";
    const sound = isNew ? join(folder, "nowhere") : await writeJournal(THREE);
    const before = isNew ? [] : ["e1", "e2", "e3"];
    const { operations, failable } = await runJournalWithFault(folder, sound, { index: NEVER, code, isLasting: false });
    let hits = 0;
    for (const index of failable) {
      const outcome = await runJournalWithFault(folder, sound, { index, code, isLasting });
      const { acknowledged, refused, found, strays, failed } = outcome;
      const kept = found.filter((id) => !refused.includes(id));
      expect({ index, failed, strays, kept }).toEqual({
        index,
        failed,
        strays: [],
        kept: [...before, ...acknowledged],
      });
      expect(new Set(found).size).toBe(found.length);
      hits += failed.length > 0 ? 1 : 0;
    }
    console.log(`journal ${kind}, ${code}: ${operations} operations, ${hits} runs with a fault, 0 losses`);
  });

  it("leaves the former corpus or the new one", async () => {
    const states = await prepareBuild(folder);
    const { operations, failable } = await runBuildWithFault(states, { index: NEVER, code, isLasting: false });
    let hits = 0;
    for (const index of failable) {
      const fault: Fault = { index, code, isLasting };
      const { isBuilt, left, stray, failed, sideFiles } = await runBuildWithFault(states, fault);
      expect({ index, failed, stray }).toEqual({ index, failed, stray: undefined });
      expect(isBuilt ? ["after"] : ["before", "after"], `operation ${index}, ${failed}`).toContain(left);
      // Removing a file begins with lstat. An abandoned lock is taken over; bytes of a corpus would fill the disk.
      const canRemove = !isLasting && !failed.some((name) => /^rm|^lstat/.test(name));
      if (canRemove) expect(sideFiles.filter((name) => name.endsWith(".partial"))).toEqual([]);
      hits += failed.length > 0 ? 1 : 0;
    }
    console.log(`build, ${code}: ${operations} operations, ${hits} runs with a fault, 0 losses`);
  });
});
