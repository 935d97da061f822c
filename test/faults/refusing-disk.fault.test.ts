import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../../src/node/starter-corpus.ts";
import { DIST } from "../support/paths.ts";

// The command as it ships, on a disk that takes no more and in a folder that may not be written to.
const BIN = resolve(DIST, "node/bin.js");
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const isUnix = process.platform !== "win32";

const folder = mkdtempSync(join(tmpdir(), "headnote-disk-"));
const output = join(folder, "corpus.sqlite");
const input = join(folder, "acts.jsonl");
afterAll(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});
beforeAll(() => {
  const act = (n: number) => ({ id: `lamps-${n}-1950`, title: `The Lamps (Number ${n}) Act, 1950`, year: 1950 });
  const text = "Every person who keeps a lamp shall keep it lit. ".repeat(40);
  const lines = Array.from({ length: 300 }, (_, n) =>
    JSON.stringify({ kind: "act", act: act(n), sections: [{ number: "1", heading: "Of lamps", text }] }),
  );
  writeFileSync(input, lines.join("\n"));
  copyFileSync(STARTER_CORPUS, output);
});

/** Runs the command by a shell; as nobody where the tests run as root, whom no permission stops. */
function run(script: string) {
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return spawnSync("sh", ["-c", script], {
    ...owner,
    encoding: "utf8",
    cwd: folder,
    env: { ...process.env, HOME: folder },
  });
}

const build = `"${process.execPath}" "${BIN}" build --from headnote-jsonl:acts.jsonl -o corpus.sqlite`;

function expectUntouched(): void {
  expect(Buffer.compare(readFileSync(output), readFileSync(STARTER_CORPUS))).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["acts.jsonl", "corpus.sqlite"]);
}

describe.skipIf(!isUnix || !existsSync(BIN))("a build", () => {
  it("on a full disk reports the failure and leaves the former corpus unchanged", () => {
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    // A limit of 64 KiB per file: the write fails in the middle, as on a full disk.
    const { status, stderr } = run(`trap '' XFSZ; ulimit -f 128; ${build}`);
    expect(stderr).toMatch(/cannot be written/);
    expect(status).toBe(2);
    expectUntouched();
  });

  it("in a read-only folder reports the failure and leaves the former corpus unchanged", () => {
    if (isRoot) chownSync(folder, 0, 0);
    chmodSync(folder, 0o555);
    const { status, stderr } = run(build);
    expect(stderr).toMatch(/cannot be written/);
    expect(status).toBe(2);
    expectUntouched();
  });
});

describe.skipIf(!isUnix || !existsSync(BIN))("a corpus", () => {
  it("reads a corpus from a read-only folder", () => {
    chmodSync(folder, 0o555);
    const { status, stdout } = run(`"${process.execPath}" "${BIN}" resolve "347 U.S. 483" --corpus corpus.sqlite`);
    expect([status, stdout]).toEqual([0, expect.stringContaining("Brown v. Board of Education")]);
    expectUntouched();
  });
});
