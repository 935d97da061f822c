import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BuildEnd,
  type Interruption,
  runInterruptedBuild,
  type SpawnedBuild,
} from "../../test/support/node/interrupted-builds.ts";
import { hashFile, listSideFiles } from "../../test/support/node/killed-builds.ts";
import { WORK } from "../../test/support/paths.ts";
import { reportFigure } from "../../test/support/report-figure.ts";
import { createRandom } from "../../test/support/seeded-random.ts";
import { createSimulatedBulk, scaleBulk } from "../size/simulated-bulk.ts";

// Builds that are interrupted at random moments, again and again, and continued. HEADNOTE_RESUME_CASES states their size.
const FOLDER = resolve(WORK, "resumed");
const CASES = Number(process.env.HEADNOTE_RESUME_CASES ?? 20_000);
/** Interruptions of one build, of each kind and target. */
const INTERRUPTIONS = 8;
const KINDS = ["kill", "full disk"] as const;

const at = (name: string) => resolve(FOLDER, name);
const inputs = [{ path: at("bulk"), format: "courtlistener-bulk" }];
const stages: Record<string, number> = {};
let interruptions = 0;

/** Writes simulated bulk tables, and a corpus of Acts to which they are added. */
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(at("bulk"), { recursive: true });
  for await (const entry of createSimulatedBulk(scaleBulk(CASES * 7)).entries()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.bytes!()) chunks.push(chunk);
    writeFileSync(resolve(at("bulk"), entry.path), Buffer.concat(chunks));
  }
  const acts = Array.from({ length: 50 }, (_, n) => {
    const act = { id: `lamps-${n}-1950`, title: `The Lamps (Number ${n}) Act, 1950`, year: 1950 };
    return JSON.stringify({ kind: "act", act, sections: [{ number: "1", heading: "Of lamps", text: "Light." }] });
  });
  writeFileSync(at("acts.jsonl"), acts.join("\n"));
  const first = [{ path: at("acts.jsonl"), format: "headnote-jsonl" }];
  const end = await runInterruptedBuild({ inputs: first, output: at("acts.sqlite") }, null);
  expect(end).toMatchObject({ isBuilt: true });
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("a build that is interrupted at random moments and continued", () => {
  it.each([
    { name: "a new corpus", isAddition: false },
    { name: "an addition to a corpus", isAddition: true },
  ])("has the bytes of an undisturbed build: $name", async ({ isAddition }) => {
    const random = createRandom(22);
    const prepare = (name: string): SpawnedBuild => {
      const output = at(name);
      if (isAddition) copyFileSync(at("acts.sqlite"), output);
      return { inputs, output, ...(isAddition && { into: output }) };
    };
    const undisturbed = await runInterruptedBuild(prepare("whole.sqlite"), null);
    expect(undisturbed).toMatchObject({ isBuilt: true });
    for (const kind of KINDS) {
      const build = prepare("interrupted.sqlite");
      const former = hashFile(build.output);
      for (let made = 0; made < INTERRUPTIONS; ) {
        // A build that ended before its moment is begun again: the later moments need one that runs.
        const end = await runInterruptedBuild(build, chooseInterruption(kind, undisturbed, random()));
        if (end.isBuilt) {
          expect(hashFile(build.output)).toBe(hashFile(at("whole.sqlite")));
          prepare("interrupted.sqlite");
          continue;
        }
        made++;
        interruptions++;
        stages[end.stage ?? "start"] = (stages[end.stage ?? "start"] ?? 0) + 1;
        if (kind === "full disk") expect(end.error).toMatch(/cannot be written: the disk is full.*\.$/s);
        expect([former, hashFile(at("whole.sqlite"))]).toContain(hashFile(build.output));
      }
      expect(await runInterruptedBuild(build, null)).toMatchObject({ isBuilt: true, error: null });
      expect(hashFile(build.output)).toBe(hashFile(at("whole.sqlite")));
      expect(listSideFiles(build.output)).toEqual([]);
      rmSync(build.output);
    }
    reportFigure(`interrupted builds (kill -9, full disk): with other bytes`, 0, "0");
    reportFigure(`interrupted builds: moments so far`, interruptions, "at least 30 at the end");
    console.log(
      `moments by stage: ${JSON.stringify(stages)}, ${CASES} cases, ${Math.round(undisturbed.milliseconds)} ms`,
    );
  });
});

/** @param share of a build's time or bytes; what is done already is not done again, so that small ones are enough */
function chooseInterruption(
  kind: Interruption["kind"],
  { milliseconds, bytes }: BuildEnd,
  share: number,
): Interruption {
  return kind === "kill"
    ? { kind, afterMs: Math.round(0.7 * share * milliseconds) }
    : { kind, afterBytes: Math.round(0.7 * share * bytes) };
}
