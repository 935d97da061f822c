import { spawn } from "node:child_process";
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { updateSavedQueries } from "../../src/node/files/saved-query-file.ts";
import { lockOutput, toLockPath } from "../../src/node/lock/lock-output.ts";
import { ROOT } from "../support/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-builds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** Writes an input of `count` Acts. */
function writeActs(name: string, from: number, count: number): string {
  const text = "Every person who keeps a lamp shall keep it lit. ";
  const lines = Array.from({ length: count }, (_, i) => {
    const act = { id: `lamps-${from + i}-1950`, title: `The Lamps (Number ${from + i}) Act, 1950`, year: 1950 };
    return JSON.stringify({
      kind: "act",
      act,
      sections: [{ number: "1", heading: "Of lamps", text: text.repeat(20) }],
    });
  });
  writeFileSync(at(name), lines.join("\n"));
  return at(name);
}

const first = writeActs("first.jsonl", 0, 20);
const second = writeActs("second.jsonl", 1000, 200);
const third = writeActs("third.jsonl", 2000, 200);

async function countActs(path: string): Promise<number> {
  const engine = await openEngine(openCorpusFile(path));
  const { data } = await engine.corpus.stats();
  await engine.close();
  return data.acts;
}

const BIN = resolve(ROOT, "src/node/bin.ts");

/** Runs `headnote build` in a process of its own. */
function runBuild(...args: string[]): Promise<{ readonly code: number | null; readonly err: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", BIN, "build", ...args], { cwd: ROOT });
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += String(chunk);
  });
  return new Promise((done) => child.once("close", (code) => done({ code, err })));
}

describe("two builds at once", () => {
  it("into one corpus lose no update: one of them is refused, and adds its input when it is run again", async () => {
    const corpus = at("into.sqlite");
    await buildCorpus({ inputs: [{ path: first }], output: corpus });
    const add = (path: string) => runBuild("--into", corpus, "--from", path);
    const inputs = [second, third];
    const ended = await Promise.all(inputs.map(add));
    const refused = ended.flatMap(({ code }, index) => (code === 0 ? [] : [index]));
    for (const index of refused) {
      expect(ended[index]).toEqual({
        code: 2,
        err: expect.stringMatching(
          /into\.sqlite is being written by (?:process \d+ on \S+|another process)\. Wait until/,
        ),
      });
      expect(await add(inputs[index]!)).toMatchObject({ code: 0 });
    }
    expect(await countActs(corpus)).toBe(420);
  });

  it("of one output do not share a file, also through a symbolic link", async () => {
    const output = at("shared.sqlite");
    symlinkSync(output, at("link.sqlite"));
    const builds = [output, at("link.sqlite")].map((path) => buildCorpus({ inputs: [{ path: second }], output: path }));
    const outcomes = (await Promise.allSettled(builds)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await countActs(output)).toBe(200);
    expect(readdirSync(folder).filter((name) => /partial|lock/.test(name))).toEqual([]);
  });

  it("are refused while a process holds the lock, and not after it died", async () => {
    const output = at("held.sqlite");
    const lock = await lockOutput(output);
    await expect(buildCorpus({ inputs: [{ path: first }], output })).rejects.toMatchObject({
      code: "validation_failed",
    });
    await lock.release();
    writeFileSync(toLockPath(output), "");
    await buildCorpus({ inputs: [{ path: first }], output });
    expect(await countActs(output)).toBe(20);
  });

  it("do not touch a file of somebody else that has the name of the lock", async () => {
    const output = at("taken.sqlite");
    writeFileSync(toLockPath(output), "x".repeat(1000));
    await expect(buildCorpus({ inputs: [{ path: first }], output })).rejects.toThrow(/is not a lock of Headnote/);
    expect(readFileSync(toLockPath(output), "utf8")).toBe("x".repeat(1000));
  });
});

describe("a build that was suspended until another one took over", () => {
  it("leaves the other one's corpus unchanged", async () => {
    const output = at("lost.sqlite");
    const settings = { usesKernel: false, leaseMs: 400, beatMs: 100_000 };
    const suspended = await lockOutput(output, settings);
    const successor = await lockOutput(output, settings);
    await successor.requireOwnership();
    await expect(suspended.requireOwnership()).rejects.toThrow(/another one has taken over/);
    await suspended.release();
    await successor.requireOwnership();
    await successor.release();
    expect(readdirSync(folder)).not.toContain(".lost.sqlite.lock");
  });
});

describe.skipIf(process.platform === "win32")("the output of a build", () => {
  it("keeps its permissions and stays behind a symbolic link", async () => {
    mkdirSync(at("elsewhere"));
    const target = at("elsewhere/target.sqlite");
    const output = at("behind.sqlite");
    symlinkSync("elsewhere/target.sqlite", output);
    await buildCorpus({ inputs: [{ path: first }], output });
    chmodSync(target, 0o640);
    await buildCorpus({ inputs: [{ path: second }], into: output });
    expect(lstatSync(output).isSymbolicLink()).toBe(true);
    expect(statSync(target).mode & 0o777).toBe(0o640);
    expect(await countActs(target)).toBe(220);
  });

  it("keeps its permissions for saved queries, too, and two changes at once are both kept", async () => {
    const path = at("saved.json");
    const add = (name: string) =>
      updateSavedQueries(path, (rows) => [
        ...rows,
        { name, query: "lamps", filters: {}, syntax: "standard" } as (typeof rows)[number],
      ]);
    writeFileSync(path, "[]");
    chmodSync(path, 0o604);
    await Promise.all(["a", "b", "c"].map(add));
    expect(
      JSON.parse(readFileSync(path, "utf8"))
        .map(({ name }: { name: string }) => name)
        .toSorted(),
    ).toEqual(["a", "b", "c"]);
    expect(statSync(path).mode & 0o777).toBe(0o604);
  });

  it("leaves the other name of a hard link with the former corpus", async () => {
    const output = at("named.sqlite");
    await buildCorpus({ inputs: [{ path: first }], output });
    linkSync(output, at("snapshot.sqlite"));
    await buildCorpus({ inputs: [{ path: second }], into: output });
    expect([await countActs(output), await countActs(at("snapshot.sqlite"))]).toEqual([220, 20]);
  });
});
