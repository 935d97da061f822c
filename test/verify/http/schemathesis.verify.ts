import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { ROOT, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const VERSION = "4.32.5";
const PLACE = resolve(WORK, "schemathesis");
const TOOL = resolve(PLACE, "venv/bin/schemathesis");
/** Seconds for all runs together; with HEADNOTE_RUNS until that many calls were generated per operation. */
const BUDGET_SECONDS = 120;
/** Runs of equal length: a run of all phases would spend its time before it comes to the last. */
const RUNS = [
  ["3.1", "examples,coverage"],
  ["3.2", "fuzzing"],
  ["3.2", "stateful"],
] as const;
const SEED = 1;
/** Their places are taken by those of test/support/tools/schemathesis_hooks.py, which list accepted differences. */
const REPLACED_CHECKS = "positive_data_acceptance,negative_data_rejection";

/** Returns whether schemathesis is installed in the work folder, installing it where PyPI can be reached. */
function installSchemathesis(): boolean {
  mkdirSync(PLACE, { recursive: true });
  const isCurrent = () =>
    existsSync(TOOL) && spawnSync(TOOL, ["--version"], { encoding: "utf8" }).stdout.includes(VERSION);
  if (isCurrent()) return true;
  spawnSync("python3", ["-m", "venv", resolve(PLACE, "venv")]);
  const given = ["install", "--quiet", "--retries", "1", `schemathesis==${VERSION}`];
  spawnSync(resolve(PLACE, "venv/bin/pip"), given, { timeout: 180_000 });
  if (isCurrent()) return true;
  console.log(`skipped: schemathesis ${VERSION} needs Python 3.10 with venv and pip, and PyPI: one is absent here`);
  return false;
}

interface Report {
  readonly test_cases: { readonly generated: number; readonly errored: number };
  readonly failures: readonly { readonly code: string; readonly title: string; readonly operations: string[] }[];
  readonly errors: readonly unknown[];
}

const isInstalled = installSchemathesis();
const keys = [{ name: "t", secret: "secret", credits: 1_000_000_000 }];
const server = await startServer({ corpus: (await buildSmallCorpus()).bytes, keys });
afterAll(() => server.close());

describe.skipIf(!isInstalled)("schemathesis, all checks and phases, against the document", () => {
  it.each(RUNS)(
    "finds no server error, no violated schema and no undocumented status: version %s, %s",
    async (version, phases) => {
      const report = resolve(PLACE, `report-${phases}.json`);
      const runs = process.env.HEADNOTE_RUNS;
      const limit =
        runs === undefined ? ["--max-time", String(BUDGET_SECONDS / RUNS.length)] : ["--max-examples", runs];
      const given = [
        ...["run", `${server.url}/openapi.json?version=${version}`, "--header", "Authorization: Bearer secret"],
        ...["--checks", "all", "--exclude-checks", REPLACED_CHECKS, "--seed", String(SEED)],
        ...[
          "--phases",
          phases,
          "--continue-on-failure",
          "--request-timeout",
          "30",
          "--generation-database",
          "none",
          "--no-color",
        ],
        ...["--report", "json", "--report-json-path", report, ...limit],
      ];
      const environment = { ...process.env, PYTHONPATH: resolve(ROOT, "test/support/tools") };
      const running = spawn(TOOL, given, {
        cwd: PLACE,
        env: { ...environment, SCHEMATHESIS_HOOKS: "schemathesis_hooks", PYTHONDONTWRITEBYTECODE: "1" },
      });
      let printed = "";
      for (const stream of [running.stdout, running.stderr]) {
        stream.on("data", (chunk) => {
          printed += chunk;
        });
      }
      await new Promise((ended) => running.on("close", ended));
      const { test_cases: cases, failures, errors }: Report = JSON.parse(readFileSync(report, "utf8"));
      reportFigure(`schemathesis, OpenAPI ${version}, ${phases}: calls`, cases.generated, "");
      reportFigure(`schemathesis, OpenAPI ${version}, ${phases}: kinds of failures`, failures.length, "0");
      expect(
        failures.map(({ code, title, operations }) => [code, title, operations]),
        printed,
      ).toEqual([]);
      expect(errors, printed).toEqual([]);
      expect(cases.generated).toBeGreaterThan(100);
    },
  );
});
