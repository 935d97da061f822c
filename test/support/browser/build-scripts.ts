import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { createBundleConfig, createBundleConfigs } from "../../../scripts/bundle/bundle-config.ts";

/** The shipped bundles and the page of the tests, built into a folder of their own. */
export async function buildScripts(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "headnote-scripts-"));
  const own = ["page", "inside.service-worker"].map((name) =>
    createBundleConfig(name, `test/support/browser/${name}.ts`, folder),
  );
  for (const config of [...createBundleConfigs(folder), ...own]) {
    await build({ ...config, configFile: false, logLevel: "error" });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
