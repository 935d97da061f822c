import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hashFile, isSound, killBuild, listSideFiles, measureBuild } from "../../support/node/killed-builds.ts";
import { DIST, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

// Builds of real Acts into a corpus of others, killed at random moments.
const FOLDER = resolve(WORK, "killed");
const BIN = resolve(DIST, "node/bin.js");
const ROUNDS = 15;

const first = findSharedFile("data/in-civictech-acts.tar.gz");
const second = findSharedFile("data/in-act-metadata-lino.tar.gz");

describe.skipIf(first === null || second === null)("killed builds (maintainer data)", () => {
  it("leave the old corpus or the complete new one, and no files after the next build", async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const at = (name: string) => resolve(FOLDER, name);
    const whole = [BIN, "build", "--name", "same", "--from", first!, "-o"];
    const into = (output: string) => [BIN, "build", "--name", "same", "--into", output, "--from", second!, "--restart"];
    await measureBuild([...whole, at("before.sqlite")], at("before.sqlite"));
    copyFileSync(at("before.sqlite"), at("after.sqlite"));
    const duration = await measureBuild(into(at("after.sqlite")), at("after.sqlite"));
    const [before, after] = [hashFile(at("before.sqlite")), hashFile(at("after.sqlite"))];
    expect(before).not.toBe(after);

    const output = at("killed.sqlite");
    const counts = { old: 0, new: 0, sideFiles: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      copyFileSync(at("before.sqlite"), output);
      const left = await killBuild({ args: into(output), output, moment: (1.1 * round) / ROUNDS, duration });
      expect([before, after]).toContain(left);
      expect(await isSound(output)).toBe(true);
      counts[left === before ? "old" : "new"]++;
      // The unfinished file and its scratch folder, from which it can be continued; what the one before left is gone.
      expect(listSideFiles(output).length).toBeLessThanOrEqual(2);
      counts.sideFiles += listSideFiles(output).length;
    }
    copyFileSync(at("before.sqlite"), output);
    await measureBuild(into(output), output);
    expect(hashFile(output)).toBe(after);
    expect(listSideFiles(output)).toEqual([]);
    reportFigure(
      `builds killed: corpus as before, corpus as after`,
      `${counts.old}, ${counts.new}`,
      `of ${ROUNDS}, no other`,
    );
    reportFigure("builds killed: side files left, cleared by the next", counts.sideFiles, "");
  });
});
