import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../src/node/starter-corpus.ts";
import { listPublicFunctions, readTsdocExamples } from "./support/docs/tsdoc-examples.ts";
import { ROOT, WORK } from "./support/paths.ts";

// The @example blocks of the public functions, against the built package: all are type-checked, those that say what they
// print are run.
const FOLDER = resolve(WORK, "examples");
const isBuilt = existsSync(STARTER_CORPUS);
if (!isBuilt) console.log("skipped: dist is missing, run npm run build first");

const examples = readTsdocExamples();
const runnable = examples.filter(({ printed }) => printed.length > 0);

describe("the examples of public functions", () => {
  it("exist for every function and class of the package", () => {
    const names = new Set(examples.map(({ name }) => name));
    expect(listPublicFunctions().filter((name) => !names.has(name))).toEqual([]);
  });

  it.skipIf(!isBuilt)("compile against the built package", { timeout: 120_000 }, () => {
    writeExamples();
    const tsc = resolve(ROOT, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", FOLDER], { encoding: "utf8" });
    expect(stdout).toBe("");
  });

  it.skipIf(!isBuilt)("print the output in their comments", { timeout: 120_000 }, () => {
    writeExamples();
    const args = ["--import", "tsx", resolve(FOLDER, "run.ts")];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    expect(stdout.trimEnd().split("\n")).toEqual(runnable.flatMap(({ name, printed }) => [`# ${name}`, ...printed]));
  });
});

/** Writes each example into a file of its own, and a program that runs the runnable ones in order. */
function writeExamples(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [at, { code }] of examples.entries())
    writeFileSync(resolve(FOLDER, toFileName(at)), `${code}\nexport {};\n`);
  const steps = runnable.map(
    (example) => `console.log("# ${example.name}");\nawait import("./${toFileName(examples.indexOf(example))}");\n`,
  );
  writeFileSync(resolve(FOLDER, "run.ts"), `${steps.join("")}export {};\n`);
  writeFileSync(
    resolve(FOLDER, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", include: ["."], exclude: [] }),
  );
}

function toFileName(at: number): string {
  return `example-${at}.ts`;
}
