import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listCrashStates } from "../../support/faults/crash-states.ts";
import type { Recording } from "../../support/faults/disk-recorder.ts";
import { recordJournal, replayJournalCrashes } from "../../support/faults/journal-crashes.ts";
import { createRandom } from "../../support/seeded-random.ts";

// The project "faults" replays 10,000 states (test/faults/crash-replay.fault.test.ts); here, a sample.
const folder = mkdtempSync(join(tmpdir(), "headnote-states-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = createRandom(7);

describe("a power failure at any moment", () => {
  it("loses no acknowledged entry of a journal", async () => {
    const recording = await recordJournal(mkdtempSync(join(folder, "journal-")), 1, random);
    const report = await replayJournalCrashes(folder, recording, { maxSubsets: 24, random });
    expect(report.losses).toEqual([]);
    expect(report.states).toBeGreaterThan(50);
  });
});

describe("the states that a power failure may leave", () => {
  const bytes = Buffer.from("new");
  const initial = new Map([["a", { file: 0, bytes: Buffer.from("old") }]]);
  const replace: Recording = {
    initial,
    events: [
      { kind: "create", file: 1, name: "b" },
      { kind: "write", file: 1, offset: 0, bytes },
      { kind: "rename", file: 1, from: "b", name: "a" },
    ],
  };
  const list = (recording: Recording) =>
    new Set([...listCrashStates(recording, { maxSubsets: 64, random })].map(({ files }) => String(files.get("a"))));

  it("contain a file that was renamed before it was synced without its content", () => {
    expect(list(replace)).toEqual(new Set(["old", "new", ""]));
  });

  it("contain the former or the new content, if it was synced before", () => {
    const [create, write, rename] = replace.events;
    const events = [create!, write!, { kind: "sync", file: 1 } as const, rename!];
    expect(list({ initial, events })).toEqual(new Set(["old", "new"]));
  });
});
