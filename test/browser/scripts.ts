import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, mergeConfig } from "vite";
import workers from "../../vite.worker.config.ts";

/** The shipped bundles and the page of the tests, built into a folder of their own. */
export async function buildScripts(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "headnote-scripts-"));
  const quiet = { configFile: false, logLevel: "error", build: { outDir: folder, emptyOutDir: false } } as const;
  await build(mergeConfig(workers, quiet));
  const page = mergeConfig(workers, quiet);
  page.build.rolldownOptions.input = { page: resolve(import.meta.dirname, "page.ts") };
  await build(page);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
