import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { prepareBuild } from "../support/faults/build-run.ts";
import { listCrashStates } from "../support/faults/crash-states.ts";
import { recordDisk } from "../support/faults/disk-recorder.ts";
import { recordJournal, replayJournalCrashes } from "../support/faults/journal-crashes.ts";
import { createRandom } from "../support/seeded-random.ts";

const MEMORY_DISK = "/dev/shm";
const folder = mkdtempSync(join(existsSync(MEMORY_DISK) ? MEMORY_DISK : tmpdir(), "headnote-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a power failure at any moment", () => {
  it("loses no acknowledged entry of a journal, in 10,000 states of the disk", async () => {
    const random = createRandom(24);
    let states = 0;
    let events = 0;
    while (states < 10_000) {
      const recording = await recordJournal(mkdtempSync(join(folder, "journal-")), 3, random);
      const report = await replayJournalCrashes(folder, recording, { maxSubsets: 512, random });
      expect(report.losses).toEqual([]);
      states += report.states;
      events += recording.events.length;
    }
    console.log(`journal: ${events} events, ${states} states, 0 losses`);
  });

  it("leaves the former corpus or the new one, and the new one once the build has reported success", async () => {
    const inputs = mkdtempSync(join(folder, "build-"));
    const states = await prepareBuild(inputs);
    const place = mkdtempSync(join(folder, "output-"));
    const output = join(place, "corpus.sqlite");
    copyFileSync(join(inputs, "before.sqlite"), output);
    const recording = await recordDisk(place, async (acknowledge) => {
      await buildCorpus({ inputs: [{ path: join(inputs, "second.jsonl") }], into: output });
      acknowledge("built");
    });
    const seen = new Set<string>();
    for (const state of listCrashStates(recording, { maxSubsets: 4, random: createRandom(24) })) {
      seen.add(state.id);
      const found = createHash("sha256").update(state.files.get("corpus.sqlite")!).digest("hex");
      const allowed = state.acknowledged.length > 0 ? [states.after] : [states.before, states.after];
      expect(allowed, `after event ${state.prefix}`).toContain(found);
    }
    console.log(`build: ${recording.events.length} events, ${seen.size} states, 0 losses`);
    expect(seen.size).toBeGreaterThan(300);
  });
});
