import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("paying-server.ts", import.meta.url));

/** Servers that spend the credits of one account at the same time. */
export interface PaymentRounds {
  readonly url: string;
  readonly account: string;
  readonly servers: number;
  readonly keysPerServer: number;
  /** Number of servers that are killed and started again with the keys that were not answered. */
  readonly kills: number;
  /** Returns numbers from 0 to 1. */
  readonly random: () => number;
  /** Called once in the middle, for instance to kill the database. */
  readonly disturb?: () => Promise<void>;
}

/** Runs servers until the account is empty. Returns the keys that were answered, each once. */
export async function payTogether(rounds: PaymentRounds): Promise<ReadonlySet<string>> {
  const { servers, keysPerServer, kills, random } = rounds;
  const answered = new Set<string>();
  const running = new Map<number, ChildProcess>();
  const ended: Promise<void>[] = [];
  const listKeys = (server: number) =>
    Array.from({ length: keysPerServer }, (_, at) => `${server}-${at}`).filter((key) => !answered.has(key));

  function start(server: number): void {
    const keys = JSON.stringify(listKeys(server));
    const child = spawn(process.execPath, ["--import", "tsx", SERVER, rounds.url, rounds.account, keys], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.set(server, child);
    const lines = createInterface({ input: child.stdout! });
    lines.on("line", (line) => void answered.add(line.slice("ok ".length)));
    ended.push(
      new Promise((resolve) =>
        lines.once("close", () => {
          if (running.get(server) === child) running.delete(server);
          resolve();
        }),
      ),
    );
  }

  for (let server = 0; server < servers; server++) start(server);
  while (answered.size === 0) await sleep(20);
  for (let kill = 0; kill < kills; kill++) {
    await sleep(random() * 300);
    if (kill === Math.floor(kills / 2)) await rounds.disturb?.();
    const alive = [...running];
    const [server, child] = alive[Math.floor(random() * alive.length)] ?? [];
    if (server === undefined) break;
    const gone = new Promise((resolve) => child!.stdout!.once("close", resolve));
    child!.kill("SIGKILL");
    await gone;
    await sleep(50);
    start(server);
  }
  while (running.size > 0) await Promise.all(ended);
  return answered;
}
