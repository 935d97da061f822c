import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../src/node/starter-corpus.ts";
import { DIST, ROOT } from "./support/paths.ts";

// The package as it ships, imported by its own name through its exports map; needs `npm run build` before.
const isBuilt = existsSync(STARTER_CORPUS);
if (!isBuilt) console.log("skipped: there is no dist, run npm run build first");

function program(source: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "-e", source], { cwd: ROOT, encoding: "utf8" }).trim();
}

const SHIPPED = /^(?:dist\/|docs\/|(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$|package\.json$|LICENSE$|NOTICE$)/;

/** Files that an entry of `exports` or `bin` may lead to. */
function targetsOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  return entry === null ? [] : Object.values(entry as object).flatMap(targetsOf);
}

/** Lists a script and those that are loaded with it. */
function listLoadedScripts(entry: string): string[] {
  const scripts = new Set([entry]);
  for (const path of scripts) {
    const imports = readFileSync(path, "utf8").matchAll(/^(?:import|export) (?:[^;"]* from )?"(\.[^"]+)";$/gm);
    for (const [, name] of imports) scripts.add(resolve(dirname(path), name!));
  }
  return [...scripts];
}

describe.skipIf(!isBuilt)("the built package", () => {
  it("answers in process", () => {
    const printed = program(`
      import { openEngine, EngineError } from "headnote";
      import { openStarterCorpus } from "headnote/node";
      const engine = await openEngine(openStarterCorpus());
      const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
      const error = await engine.citations.resolve({ citation: "nothing at all" }).catch((error) => error);
      console.log(data.caseName, data.freshness, error instanceof EngineError, error.code);
      await engine.close();`);
    expect(printed).toBe("Brown v. Board of Education Good Law true citation_unrecognized");
  });

  it("answers as a test server, through its client", () => {
    const printed = program(`
      import { createClient } from "headnote/client";
      import { startServer } from "headnote/node";
      const server = await startServer();
      const client = createClient({ url: server.url, key: "headnote-dev-key" });
      const { data, meta } = await client.citations.resolve({ citation: "(1973) 4 SCC 225" });
      console.log(data.caseName, meta.creditsConsumed, meta.creditsRemaining);
      await server.close();`);
    expect(printed).toBe("Kesavananda Bharati v. State of Kerala 1 99999");
  });

  it("has one class of errors, whichever module it is imported from", () => {
    const printed = program(`
      import { EngineError } from "headnote";
      import * as client from "headnote/client";
      import { openCorpusFile } from "headnote/node";
      import * as worker from "headnote/worker";
      let error;
      try { openCorpusFile("missing.sqlite"); } catch (thrown) { error = thrown; }
      console.log(error instanceof EngineError, client.EngineError === EngineError, worker.EngineError === EngineError);`);
    expect(printed).toBe("true true true");
  });

  it.each([
    ["index.js", 50],
    ["node/index.js", 30],
    ["node/bin.js", 10],
    ["citation/index.js", 10],
  ])("loads few scripts with %s, at most %i, and neither the builder nor the server", (entry, most) => {
    const scripts = listLoadedScripts(resolve(DIST, entry));
    console.log(`${entry}: ${scripts.length} scripts`);
    expect(scripts.length).toBeLessThanOrEqual(most);
    const code = scripts.map((path) => readFileSync(path, "utf8")).join("\n");
    expect(code).not.toMatch(/\bfunction (?:buildCorpusFile|startServerWith|createHandler)\b/);
  });

  it.each([
    ["citation/us.js", "Jhar"],
    ["citation/india.js", "Cal. Rptr."],
  ])("loads with %s no reporters of another country, such as %s", (entry, reporter) => {
    const code = listLoadedScripts(resolve(DIST, entry)).map((path) => readFileSync(path, "utf8"));
    expect(code.join("\n")).not.toContain(reporter);
  });

  it("finds and reads citations without a corpus", () => {
    const printed = program(`
      import { findCitations, parseCitation, classifyTreatment, parseQuery, printQuery } from "headnote";
      const text = "We overrule Adams v. Baker, 400 U.S. 12 (1970).";
      const [citation] = findCitations(text);
      console.log(citation.key, parseCitation("A.I.R. 1950 S.C. 27").key, classifyTreatment(text, citation.span).kind);
      console.log(printQuery(parseQuery("a  AND (b OR c)")));`);
    expect(printed.split("\n")).toEqual(["us/400/12 air/1950/sc/27 overruled", "a AND (b OR c)"]);
  });

  it("answers across a channel", () => {
    const printed = program(`
      import { openEngine } from "headnote";
      import { openStarterCorpus } from "headnote/node";
      import { connect, expose } from "headnote/worker";
      const { port1, port2 } = new MessageChannel();
      expose(openEngine(openStarterCorpus()), { endpoint: port2 });
      const engine = connect(port1);
      const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
      const { code } = await engine.citations.resolve({ citation: "nothing at all" }).catch((error) => error);
      console.log(data.caseName, code);
      await engine.close();
      port1.close();`);
    expect(printed).toBe("Brown v. Board of Education citation_unrecognized");
  });

  it.each(["headnote/browser", "headnote/worker/entry", "headnote/service-worker", "headnote/service-worker/entry"])(
    "%s, which is for browsers, is refused when Node resolves it",
    (name) => {
      const printed = program(`console.log(await import("${name}").catch((error) => error.code));`);
      expect(printed).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
    },
  );

  it("contains exactly the files of its exports, its commands and the research app", () => {
    const given = ["pack", "--dry-run", "--json", "--ignore-scripts"];
    const [{ files, size }] = JSON.parse(execFileSync("npm", given, { cwd: ROOT, encoding: "utf8" }));
    const paths: string[] = files.map(({ path }: { path: string }) => path);
    const { exports, bin } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8"));
    const targets = [exports, bin].flatMap((table) => Object.values(table).flatMap(targetsOf));
    const named = targets.filter((path) => !path.includes("*")).map((path) => path.replace("./", ""));
    const alsoNeeded = ["dist/bundle/headnote.js", "dist/bundle/engine.worker.js", "dist/web/index.html", "NOTICE"];
    expect([...named, ...alsoNeeded].filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !SHIPPED.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.(?:map|tgz|tsx?)$/.test(path) && !path.endsWith(".d.ts"))).toEqual([]);
    expect(size).toBeLessThan(7.75e6);
  });

  it("has nothing of a cluster in its bundles", () => {
    const folder = resolve(DIST, "bundle");
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(3);
    const clustered = scripts.filter((name) =>
      /opensearch|prom-client|postgres/i.test(readFileSync(resolve(folder, name), "utf8")),
    );
    expect(clustered).toEqual([]);
  });

  it("runs as a command", () => {
    const bin = resolve(DIST, "node/bin.js");
    const printed = execFileSync(process.execPath, [bin, "resolve", "347 US 483"], { encoding: "utf8" });
    expect(printed).toContain("Brown v. Board of Education");
  });
});
