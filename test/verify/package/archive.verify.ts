import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { build, createServer, preview, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeInChromium, launchChromium } from "../../support/browser/chromium.ts";
import { readCodeBlocks } from "../../support/docs/code-blocks.ts";
import { installInto, packPackage, runProgram } from "../../support/node/install-package.ts";
import { ROOT, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { installTools, runTool } from "../../support/tools/install-tools.ts";

// The archive that npm would publish, installed in an empty folder as a stranger does; needs the registry.
const PLACE = resolve(WORK, "package");
const STRANGER = resolve(PLACE, "stranger");
const hasTools = installTools();
const archive = packPackage(resolve(PLACE, "archive"));

const PROGRAMS = readCodeBlocks("README.md").filter(({ language, code }) => language === "ts" && /^import/.test(code));
/** What each of the README's programs is to print. */
const PRINTS = [/Brown v\. Board of Education/, /\d+\n.*segregat/s];

beforeAll(() => {
  installInto(STRANGER, archive, "typescript@7", "@types/node@20", "vite@8", "vitest@4.1");
  PROGRAMS.forEach(({ code }, at) => {
    writeFileSync(resolve(STRANGER, `readme-${at}.ts`), code);
    writeFileSync(resolve(STRANGER, `readme-${at}.mjs`), code);
  });
});

describe.skipIf(!hasTools)("the archive", () => {
  it("passes publint --strict", () => {
    const { status, printed } = runTool("publint", ["--strict", archive]);
    reportFigure("publint --strict", printed.includes("All good") ? "clean" : printed, "clean");
    expect([status, printed]).toEqual([0, expect.stringContaining("All good")]);
  });

  it("passes arethetypeswrong", () => {
    const data = ["--exclude-entrypoints", "starter-corpus.sqlite", "bundle/*"];
    const { status, printed } = runTool("attw", ["--profile", "esm-only", archive, ...data]);
    reportFigure("attw --profile esm-only", status === 0 ? "clean" : `exit ${status}`, "clean");
    expect(status, printed).toBe(0);
  });
});

it.skipIf(!hasTools)("contains no unused file, export or dependency", () => {
  const { status, printed } = runTool("knip", ["--no-progress", "--no-config-hints"], ROOT);
  reportFigure("knip", status === 0 ? "clean" : `exit ${status}`, "clean");
  expect(status, printed).toBe(0);
});

it("depends on no package with a known vulnerability in the registry", () => {
  const given = ["audit", "--omit=dev", "--json", "--audit"];
  const { stdout } = spawnSync("npm", given, { cwd: ROOT, encoding: "utf8" });
  const told = JSON.parse(stdout || "{}") as { metadata?: { vulnerabilities: { total: number } } };
  if (!told.metadata) return console.log("skipped: this registry does not answer npm audit");
  reportFigure("npm audit --omit=dev, known vulnerabilities", told.metadata.vulnerabilities.total, "0");
  expect(told.metadata.vulnerabilities.total, stdout).toBe(0);
});

describe.skipIf(!hasTools)("its types", () => {
  const COMPILERS = { 5.9: "typescript-5", 6: "typescript-6", 7: "typescript" } as const;
  const rows = Object.entries(COMPILERS).flatMap(([version, name]) =>
    (["NodeNext", "Bundler"] as const).map((resolution) => ({ version, name, resolution })),
  );

  it.each(rows)("compile under TypeScript $version with $resolution", ({ version, name, resolution }) => {
    const every = Object.entries(JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")).exports)
      .filter(([, target]) => typeof target === "object")
      .map(([path], at) => `import * as entry${at} from "headnote${path.slice(1)}";\nexport { entry${at} };`);
    writeFileSync(resolve(STRANGER, "every.ts"), every.join("\n"));
    const place = name === "typescript" ? STRANGER : resolve(ROOT, "test/support/tools");
    const tsc = resolve(place, "node_modules", name, "bin/tsc");
    const modules = ["--module", resolution === "NodeNext" ? "NodeNext" : "ESNext", "--moduleResolution", resolution];
    const strict = ["--noEmit", "--strict", "--target", "ES2023", "--lib", "ES2023,DOM,DOM.Iterable,DOM.AsyncIterable"];
    const files = ["every.ts", ...PROGRAMS.map((_, at) => `readme-${at}.ts`)];
    const checked = spawnSync(
      process.execPath,
      [tsc, ...strict, ...modules, "--types", "node", "--ignoreConfig", ...files].filter(
        (given) => version !== "5.9" || given !== "--ignoreConfig",
      ),
      {
        cwd: STRANGER,
        encoding: "utf8",
      },
    );
    expect(checked.stdout).toBe("");
    expect(checked.status).toBe(0);
  });
});

describe("the README's programs", () => {
  it("have one expected result each", () => expect(PROGRAMS).toHaveLength(PRINTS.length));

  it.each(PRINTS.map((pattern, at) => ({ at, pattern })))("program $at prints $pattern", ({ at, pattern }) => {
    expect(runProgram(STRANGER, `readme-${at}.mjs`)).toMatch(pattern);
  });

  it.each(["headnote/browser", "headnote/worker/entry", "headnote/service-worker", "headnote/service-worker/entry"])(
    "a program that imports %s is refused",
    (from) => {
      writeFileSync(resolve(STRANGER, "wrong.mjs"), `import "${from}";`);
      expect(() => runProgram(STRANGER, "wrong.mjs")).toThrow("ERR_PACKAGE_PATH_NOT_EXPORTED");
    },
  );

  it("the command line answers, and shows the starter corpus and the app", () => {
    const bin = resolve(STRANGER, "node_modules/.bin/headnote");
    const run = (...given: string[]) => spawnSync(bin, given, { cwd: STRANGER, encoding: "utf8" });
    expect(run("resolve", "347 US 483").stdout).toContain("Brown v. Board of Education");
    expect(JSON.parse(run("stats", "--json").stdout).cases).toBeGreaterThan(300);
    expect(readdirSync(resolve(STRANGER, "node_modules/headnote/dist/web"))).toContain("index.html");
  });

  it.each(["22", "24"])("run on Node %s", async (version) => {
    const name = `node-${process.platform}-${process.arch}`;
    const folder = resolve(PLACE, `node-${version}`);
    installInto(folder, `${name}@${version}`);
    const node = resolve(folder, "node_modules", name, "bin/node");
    PRINTS.forEach((pattern, at) => {
      expect(runProgram(STRANGER, `readme-${at}.mjs`, node)).toMatch(pattern);
    });
    reportFigure(`README's programs, Node ${version}`, PRINTS.length, "all");
  });
});

describe("with Vite", () => {
  const bundle = async (name: string, source: string): Promise<string> => {
    const folder = resolve(STRANGER, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, "main.js"), source);
    writeFileSync(resolve(folder, "index.html"), `<!doctype html><script type="module" src="./main.js"></script>`);
    const output = (await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    return output.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
  };
  const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1000;

  it.each([
    ["findCitations", "headnote", 90],
    ["findCitations", "headnote/citation", 90],
    ["findCitations", "headnote/citation/us", 90],
    ["findCitations", "headnote/citation/india", 30],
  ])("%s of %s weighs at most %i kB gzipped on its third", async (name, from, most) => {
    const code = await bundle(
      `only-${from.replaceAll("/", "-")}`,
      `import { ${name} } from "${from}"; console.log(${name}(document.title));`,
    );
    reportFigure(`only ${name} of ${from}, kB gz`, kilobytes(code).toFixed(1), `<= ${most}`);
    expect(kilobytes(code)).toBeLessThanOrEqual(most);
    expect(code).not.toMatch(/flexsearch|sql-wasm|graphology/);
  });

  it.each(["headnote/node", "headnote/vitest"])("refuses a page that imports %s", async (from) => {
    await expect(bundle("wrong", `import * as all from "${from}"; console.log(all);`)).rejects.toThrow(
      /not exported|resolve/i,
    );
  });
});

describeInChromium("a Vite app with the engine in a worker, in Chromium", () => {
  const folder = resolve(STRANGER, "app");
  let browser: Browser;
  beforeAll(async () => {
    cpSync(resolve(ROOT, "examples/page-with-worker"), folder, { recursive: true });
    cpSync(resolve(STRANGER, "node_modules/headnote/dist/starter.sqlite"), resolve(folder, "public/starter.sqlite"));
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  /** Ways to serve an app; each returns its address and a function that stops it. */
  const WAYS = {
    "while it is developed": async () => {
      const server = await createServer({ ...APP, root: folder, server: LOOPBACK });
      return server.listen();
    },
    built: async () => {
      await build({ ...APP, root: folder });
      return preview({ ...APP, root: folder, preview: LOOPBACK });
    },
  };

  it.each(Object.entries(WAYS))("answers when %s", async (_, serve) => {
    const server = await serve();
    const page = await (await browser.newContext()).newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(server.resolvedUrls!.local[0]!);
    await expect
      .poll(() => page.getByRole("status").textContent(), { timeout: 60_000 })
      .toBe("Brown v. Board of Education (1954): Good Law");
    expect(errors).toEqual([]);
    await page.context().close();
    await server.close();
  });
});

const LOOPBACK = { host: "127.0.0.1", port: 0 };
const APP = { configFile: false, logLevel: "error", worker: { format: "es" } } as const;
