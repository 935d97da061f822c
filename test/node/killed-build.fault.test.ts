import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashFile, isSound, killBuild, listSideFiles, measureBuild } from "../support/node/killed-builds.ts";
import { ROOT } from "../support/paths.ts";

// A build that is killed, whenever that is, leaves what was there before or the whole new corpus, and the next one
// clears away what it left.
const folder = mkdtempSync(join(tmpdir(), "headnote-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

const BIN = resolve(ROOT, "src/node/bin.ts");
const build = (...args: string[]) => ["--import", "tsx", BIN, "build", "--name", "same", ...args];

/** So many Acts that a build takes a while. */
function acts(from: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const n = from + i;
    const text = `Every person who keeps lamp number ${n} shall keep it lit. `.repeat(30);
    const act = { id: `lamps-${n}-1950`, title: `The Lamps (Number ${n}) Act, 1950`, year: 1950 };
    return JSON.stringify({ kind: "act", act, sections: [{ number: "1", heading: `Of lamp ${n}`, text }] });
  }).join("\n");
}

let before = "";
let after = "";
let duration = 0;

beforeAll(async () => {
  writeFileSync(at("first.jsonl"), acts(0, 200));
  writeFileSync(at("second.jsonl"), acts(200, 500));
  await measureBuild(build("--from", at("first.jsonl"), "-o", at("before.sqlite")), at("before.sqlite"));
  copyFileSync(at("before.sqlite"), at("after.sqlite"));
  duration = await measureBuild(build("--into", at("after.sqlite"), "--from", at("second.jsonl")), at("after.sqlite"));
  before = hashFile(at("before.sqlite")) ?? "";
  after = hashFile(at("after.sqlite")) ?? "";
});

describe("a build that is killed", () => {
  it("would change the corpus", () => {
    expect([before, after]).not.toContain("");
    expect(before).not.toBe(after);
  });

  // Spread over the build, from its first byte to its end.
  it.each([0, 0.25, 0.5, 0.75, 0.97])("leaves a whole corpus if it is killed after %d of its time", async (moment) => {
    const output = at(`${moment}.sqlite`);
    copyFileSync(at("before.sqlite"), output);
    const args = build("--into", output, "--from", at("second.jsonl"));
    const exact = moment + Math.random() * 0.03;
    const left = await killBuild({ args, output, moment: exact, duration });
    expect([before, after], `killed after ${exact} of its time`).toContain(left);
    expect(await isSound(output), `killed after ${exact} of its time`).toBe(true);
    // What a killed build leaves: its partial file and its scratch folder.
    expect(listSideFiles(output).length).toBeLessThanOrEqual(2);
    if (moment !== 0.5) return;
    await measureBuild(build("--from", at("first.jsonl"), "-o", output, "--restart"), output);
    expect(hashFile(output)).toBe(before);
    expect(listSideFiles(output)).toEqual([]);
  });
});
