import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { ROOT, WORK } from "../../support/paths.ts";

// Needs the registry, for the tool that writes the reference.

it("the reference in docs/api equals the output of npm run docs, and describes every public name", () => {
  const fresh = resolve(WORK, "reference-pages");
  rmSync(fresh, { recursive: true, force: true });
  const { status, stdout } = spawnSync("npm", ["run", "-s", "docs", "--", fresh], { cwd: ROOT, encoding: "utf8" });
  expect(status, stdout).toBe(0);
  expect(pages(fresh)).toEqual(pages(resolve(ROOT, "docs/api")));
});

function pages(folder: string): Record<string, string> {
  const names = readdirSync(folder).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(resolve(folder, name), "utf8")]));
}
