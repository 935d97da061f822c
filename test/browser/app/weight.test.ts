import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DIST } from "../../support/paths.ts";

const BUILT = resolve(DIST, "web");

describe.skipIf(!existsSync(resolve(BUILT, "index.html")))("the weight of the app", () => {
  it("is at most 250 kB of JavaScript, gzipped, for the engine's worker, tables included", () => {
    const [worker = ""] = readdirSync(resolve(BUILT, "assets")).filter((name) => /^engine\.worker-.*\.js$/.test(name));
    const bytes = gzipSync(readFileSync(resolve(BUILT, "assets", worker))).length;
    console.log(`app, engine worker: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(bytes).toBeLessThan(250_000);
  });

  it("is at most 90 kB of JavaScript, gzipped, for the first view", () => {
    const page = readFileSync(resolve(BUILT, "index.html"), "utf8");
    const scripts = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path!));
    for (const path of scripts) {
      const source = readFileSync(resolve(BUILT, path), "utf8");
      // Static imports of a script are loaded with it.
      for (const [, name] of source.matchAll(/(?:import|from)\s?["']\.\/([^"']+\.js)["']/g))
        scripts.add(`assets/${name}`);
    }
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(resolve(BUILT, path))).length, 0);
    console.log(`app, first view: ${scripts.size} scripts, ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(90_000);
  });
});
