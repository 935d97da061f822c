import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installInto, packPackage } from "../../support/node/install-package.ts";
import { ROOT, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

// The archive that npm would publish, used by the same program in every runtime; needs the registry.
const PLACE = resolve(WORK, "runtimes");
const USER = resolve(PLACE, "user");
const PROGRAM = "try-package.mjs";

interface Runtime {
  readonly name: string;
  /** Package of the registry, and its program. */
  readonly package: string;
  readonly bin: string;
  /** Words between the program and the script. */
  readonly given?: readonly string[];
}

const NODE = `node-${process.platform}-${process.arch}`;
const RUNTIMES: readonly Runtime[] = [
  { name: "Node 20", package: `${NODE}@20`, bin: `${NODE}/bin/node` },
  { name: "Node 22", package: `${NODE}@22`, bin: `${NODE}/bin/node` },
  { name: "Node 24", package: `${NODE}@24`, bin: `${NODE}/bin/node` },
  { name: "Bun", package: "bun@1", bin: ".bin/bun" },
  { name: "Deno", package: "deno@2", bin: ".bin/deno", given: ["run", "-A"] },
];

/** Installs a runtime and returns its program; null, with a sentence, where the registry has none for this machine. */
function installRuntime(runtime: Runtime): string | null {
  const folder = resolve(PLACE, runtime.name.toLowerCase().replace(" ", "-"));
  const program = resolve(folder, "node_modules", runtime.bin);
  const isRunning = () => existsSync(program) && spawnSync(program, ["--version"], { timeout: 60_000 }).status === 0;
  if (isRunning()) return program;
  try {
    installInto(folder, runtime.package);
  } catch {}
  if (isRunning()) return program;
  console.log(
    `skipped: ${runtime.name} is not in the registry that is reached here, or does not start on this machine`,
  );
  return null;
}

/** What the program prints in the Node that runs the tests. */
let expected = "";
const servers = new Set<ChildProcess>();

beforeAll(() => {
  installInto(USER, packPackage(resolve(PLACE, "archive")));
  cpSync(resolve(ROOT, "scripts/runtimes", PROGRAM), resolve(USER, PROGRAM));
  expected = run(process.execPath, [PROGRAM]);
});
afterAll(() => {
  for (const server of servers) server.kill("SIGKILL");
});

function run(program: string, given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, given, { cwd: USER, encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(`${program} ${given.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Starts `headnote serve`, and returns the status and the body of one search. */
async function serveOnce(program: string, given: readonly string[]): Promise<readonly [number, unknown]> {
  const bin = resolve(USER, "node_modules/headnote/dist/node/bin.js");
  const server = spawn(program, [...given, bin, "serve", "--port", "0", "--workers", "2", "--key", "t:k:500"], {
    cwd: USER,
  });
  servers.add(server);
  let printed = "";
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const address = /answers at (http:\S+)/.exec(printed)?.[1];
      if (address) found(address);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("close", () => failed(new Error(printed)));
  });
  const response = await fetch(new URL("/api/v1/research/search", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer k" },
    body: JSON.stringify({ query: '"equal protection"', pageSize: 3 }),
  });
  const body = await response.json();
  server.kill("SIGTERM");
  return [response.status, body];
}

describe.each(RUNTIMES)("the archive in $name", (runtime) => {
  const program = installRuntime(runtime);
  const given = runtime.given ?? [];

  it.skipIf(program === null)("resolves, searches, asks, checks, builds and serves as in Node, byte for byte", () => {
    expect(run(program!, [...given, PROGRAM])).toBe(expected);
    reportFigure(`the package's program, ${runtime.name}`, "same bytes", "same bytes");
  });

  it.skipIf(program === null)("serves a search with two workers", async () => {
    const [status, body] = await serveOnce(program!, given);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ meta: { total: expect.any(Number) } });
  });
});
