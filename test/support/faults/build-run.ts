import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineError } from "../../../src/errors.ts";
import { buildCorpus } from "../../../src/node/build-corpus.ts";
import { type Fault, type FaultyRun, runWithFault } from "./failing-operations.ts";

/** The corpora before and after a build, as hashes, and the input in between. */
export interface BuildStates {
  readonly folder: string;
  readonly before: string;
  readonly after: string;
}

/** What a build left that a fault was injected into. */
export interface BuildOutcome extends FaultyRun {
  /** Whether the build reported success. */
  readonly isBuilt: boolean;
  readonly left: "before" | "after" | "something else";
  /** Files that the build left beside its output. */
  readonly sideFiles: readonly string[];
  /** An error that is not of the documented kind. */
  readonly stray: string | undefined;
}

const toActs = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const act = { id: `lamps-${from + i}-1950`, title: `The Lamps (Number ${from + i}) Act, 1950`, year: 1950 };
    return `${JSON.stringify({ kind: "act", act, sections: [{ number: "1", heading: "Of lamps", text: "Light." }] })}\n`;
  }).join("");

const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Builds a small corpus, and the one that a second input makes of it. */
export async function prepareBuild(folder: string): Promise<BuildStates> {
  writeFileSync(join(folder, "first.jsonl"), toActs(0, 2));
  writeFileSync(join(folder, "second.jsonl"), toActs(10, 2));
  const [before, after] = ["before.sqlite", "after.sqlite"].map((name) => join(folder, name)) as [string, string];
  await buildCorpus({ inputs: [{ path: join(folder, "first.jsonl") }], output: before, name: "same" });
  copyFileSync(before, after);
  await buildCorpus({ inputs: [{ path: join(folder, "second.jsonl") }], into: after });
  return { folder, before: hash(before), after: hash(after) };
}

/** Adds the second input to the first corpus while a fault is injected. */
export async function runBuildWithFault(
  { folder, before, after }: BuildStates,
  fault: Fault | null,
): Promise<BuildOutcome> {
  const output = join(folder, "corpus.sqlite");
  copyFileSync(join(folder, "before.sqlite"), output);
  let isBuilt = false;
  let stray: string | undefined;
  const run = await runWithFault(folder, fault, async () => {
    try {
      await buildCorpus({ inputs: [{ path: join(folder, "second.jsonl") }], into: output });
      isBuilt = true;
    } catch (error) {
      if (!(error instanceof EngineError)) stray = `${error instanceof Error ? error.stack : error}`;
    }
  });
  const found = existsSync(output) ? hash(output) : "";
  const sideFiles = readdirSync(folder).filter((name) => /partial|lock/.test(name));
  for (const name of sideFiles) rmSync(join(folder, name));
  const left = found === before ? "before" : found === after ? "after" : "something else";
  return { ...run, isBuilt, left, sideFiles, stray };
}
