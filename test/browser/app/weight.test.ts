import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { DIST } from "../../support/paths.ts";
import { weighScripts } from "../../support/script-weight.ts";

const BUILT = resolve(DIST, "web");

describe.skipIf(!existsSync(resolve(BUILT, "index.html")))("the weight of the app", () => {
  it("is at most 250 kB of JavaScript, gzipped, for the engine's worker, tables included", () => {
    const [worker = ""] = readdirSync(resolve(BUILT, "assets")).filter((name) => /^engine\.worker-.*\.js$/.test(name));
    const { firstBytes, later, laterBytes } = weighScripts([resolve(BUILT, "assets", worker)]);
    const [first, rest] = [firstBytes, laterBytes].map((bytes) => `${(bytes / 1000).toFixed(1)} kB gzipped`);
    console.log(`app, engine worker: ${first}; ${later.length} scripts that some verbs load later: ${rest}`);
    expect(firstBytes).toBeLessThan(250_000);
    expect(firstBytes + laterBytes).toBeLessThan(690_000);
  });

  it("has every script of the engine in the cache for offline use", () => {
    const [worker = ""] = readdirSync(resolve(BUILT, "assets")).filter((name) => /^engine\.worker-.*\.js$/.test(name));
    const { first, later } = weighScripts([resolve(BUILT, "assets", worker)]);
    const cached = new Set(readFileSync(resolve(BUILT, "service-worker.js"), "utf8").match(/\/assets\/[\w.-]+/g));
    expect(later.length).toBeGreaterThan(0);
    const paths = [...first, ...later].map((path) => `/assets/${basename(path)}`);
    expect(paths.filter((path) => !cached.has(path))).toEqual([]);
  });

  it("is at most 90 kB of JavaScript, gzipped, for the first view", () => {
    const page = readFileSync(resolve(BUILT, "index.html"), "utf8");
    const named = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => resolve(BUILT, path!)));
    const { first, firstBytes } = weighScripts([...named]);
    console.log(`app, first view: ${first.length} scripts, ${(firstBytes / 1000).toFixed(1)} kB gzipped`);
    expect(first.length).toBeGreaterThan(1);
    expect(firstBytes).toBeLessThan(90_000);
  });
});
