import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../paths.ts";

/** Packs the built package and returns the path of the archive. */
export function packPackage(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runNpm(ROOT, "pack", "--ignore-scripts", "--pack-destination", folder);
  return resolve(folder, readdirSync(folder).find((name) => name.endsWith(".tgz"))!);
}

/** Installs packages into an empty folder, as a user of the package does. */
export function installInto(folder: string, ...packages: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
  runNpm(folder, "install", "--no-audit", "--no-fund", ...packages);
}

/** Runs a program in a folder, by this Node or another, and returns its output. */
export function runProgram(folder: string, file: string, node = process.execPath): string {
  const { status, stdout, stderr } = spawnSync(node, [file], { cwd: folder, encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
  return stdout;
}

function runNpm(cwd: string, ...given: readonly string[]): string {
  return execFileSync("npm", given, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
