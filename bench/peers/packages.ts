import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

const require = createRequire(import.meta.url);
const FOLDER = resolve(import.meta.dirname, "..");

/** Fields of a peer's own `package.json`. */
export interface PeerPackage {
  readonly version: string;
  readonly license: string;
}

/**
 * The module of an installed peer, which is no dependency of Headnote and has no types here.
 * @throws Error where it is not installed
 */
export function loadPeerModule<Module>(name: string): Module {
  return require(name) as Module;
}

/** Version and licence of an installed peer; null where it is not installed. */
export function readPeerPackage(name: string): PeerPackage | null {
  for (let folder = FOLDER; ; folder = dirname(folder)) {
    const path = resolve(folder, "node_modules", name, "package.json");
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
    if (folder === dirname(folder)) return null;
  }
}

/** Installs the peers of the benchmarks' own `package.json` where they are absent; says so where that fails. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(resolve(FOLDER, "package.json"), "utf8"));
  const absent = () => Object.keys(dependencies).filter((name) => readPeerPackage(name) === null);
  if (absent().length === 0) return;
  // A native binary is compiled where none is to be had; the headers lie beside Node if anywhere.
  const prefix = resolve(process.execPath, "../..");
  const nodedir = existsSync(resolve(prefix, "include/node/node.h")) ? { npm_config_nodedir: prefix } : {};
  console.log("installing the peers …");
  // If native code cannot be compiled, npm removes everything: then install all peers that are not native.
  for (const further of [[], ["--ignore-scripts"]]) {
    try {
      execFileSync("npm", ["install", "--no-package-lock", ...further], {
        cwd: FOLDER,
        env: { ...process.env, ...nodedir },
        stdio: "ignore",
        timeout: 600_000,
        shell: process.platform === "win32",
      });
      break;
    } catch {
      // Missing peers are reported by their rows.
    }
  }
  for (const name of absent()) console.log(`${name} could not be installed: its figures are skipped`);
}
