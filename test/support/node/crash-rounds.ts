import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { openJournal } from "../../../src/node/journal/journal.ts";

/** What was seen over all rounds; everything from `shared` on must be 0 or empty. */
export interface CrashReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly retried: number;
  /** Rounds whose kill left a torn end. */
  readonly torn: number;
  /** Rounds in which this process could open the journal while the other had it. */
  readonly shared: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly grantsLost: number;
  readonly belowZero: readonly string[];
}

/**
 * Kills a process with 64 concurrent writers, again and again, at a moment that `random` (0 to 1) chooses, and compares
 * the journal that is left with what was acknowledged. Every key that was not is sent again by the next process.
 */
export async function runCrashRounds(folder: string, rounds: number, random: () => number): Promise<CrashReport> {
  const script = await bundleWriter(folder);
  const path = join(folder, "crash.journal");
  const acknowledged = new Set<string>();
  const answered = new Set<string>();
  const granted = new Map<string, number>();
  let pending: [account: string, key: string][] = [];
  let retried = 0;
  let torn = 0;
  let shared = 0;
  const belowZero: string[] = [];
  let debits = new Map<string, number>();
  let found = new Map<string, number>();

  for (let round = 0; round < rounds; round++) {
    retried += pending.length;
    const { said, isAlone } = await killWriter(script, path, round, pending, random());
    if (!isAlone) shared++;
    const tried = new Map<string, string>(pending.map(([account, key]) => [key, account]));
    for (const [what, account = "", word = ""] of said) {
      if (what === "try") tried.set(word, account);
      if (what === "ok") acknowledged.add(word);
      if (what === "done") answered.add(word);
      if (what === "grant") granted.set(account, (granted.get(account) ?? 0) + Number(word));
    }
    pending = [...tried].filter(([key]) => !answered.has(key)).map(([key, account]) => [account, key]);

    const journal = await openJournal(path);
    if (journal.tornBytes > 0) torn++;
    const balances = new Map<string, number>();
    debits = new Map();
    found = new Map();
    for await (const { account, kind, amount, answer } of journal.load()) {
      const balance = (balances.get(account) ?? 0) + amount;
      balances.set(account, balance);
      if (balance < 0) belowZero.push(`${account} in round ${round}`);
      if (kind === "grant") found.set(account, (found.get(account) ?? 0) + amount / 1000);
      if (answer && kind === "capture") debits.set(answer.key, (debits.get(answer.key) ?? 0) + 1);
    }
    await journal.close();
  }
  const short = [...granted].map(([account, credits]) => Math.max(0, credits - (found.get(account) ?? 0)));
  return {
    rounds,
    acknowledged: acknowledged.size,
    retried,
    torn,
    shared,
    lost: [...acknowledged].filter((key) => !debits.has(key)),
    doubled: [...debits].filter(([, times]) => times > 1).map(([key]) => key),
    grantsLost: short.reduce((sum, credits) => sum + credits, 0),
    belowZero,
  };
}

/** Runs the writer, kills it some time after its first words (or, now and then, before), and returns its output. */
async function killWriter(script: string, path: string, round: number, again: readonly unknown[], chance: number) {
  const output = `${path}.said`;
  const descriptor = openSync(output, "w");
  const args = [script, path, String(round), JSON.stringify(again)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", descriptor, "inherit"] });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  const isEarly = chance < 0.1;
  let isAlone = true;
  try {
    for (let waited = 0; !isEarly && statSync(output).size === 0 && waited < 10_000; waited += 2) await sleep(2);
    if (!isEarly) isAlone = await isRefused(path);
    await sleep(isEarly ? chance * 1000 : chance * 120);
    child.kill("SIGKILL");
    if ((await ended) !== "SIGKILL") throw new Error("The writer ended by itself.");
  } finally {
    child.kill("SIGKILL");
    closeSync(descriptor);
  }
  const lines = readFileSync(output, "utf8").split("\n").slice(0, -1);
  return { said: lines.map((line) => line.split(" ")), isAlone };
}

async function isRefused(path: string): Promise<boolean> {
  try {
    await (await openJournal(path)).close();
    return false;
  } catch (error) {
    return String(error).includes("in use by process");
  }
}

/** One script without imports: it starts in a fraction of the time. */
async function bundleWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "crash-writer.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "writer.mjs" } },
    },
  });
  return join(folder, "writer.mjs");
}
