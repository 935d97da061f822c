import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/paths.ts";

// What `npm install headnote` brings along, as the lock file has it.
interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const read = (name: string) => readFileSync(resolve(ROOT, name), "utf8");
const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read("package.json"));
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
const direct = Object.keys(dependencies);
const runtime = [...installed()];

/** Where each package lies that is installed without `--include=dev`, found from the direct ones. */
function installed(): Set<string> {
  const found = new Set<string>();
  const waiting = direct.map((name) => `node_modules/${name}`);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path]!;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      waiting.push(placeOf(name, path));
    }
  }
  return found;
}

/** As Node looks for it: in the folder of who needs it, then further up. */
function placeOf(name: string, from: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const place = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place] || at === "") return place;
  }
}

const PERMISSIVE = [
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "(MIT AND Zlib)",
  "(MIT OR Apache-2.0)",
];

describe("the dependencies of an installation", () => {
  it("is at most 20 packages that are named, and 45 in all", () => {
    expect(direct.length).toBeLessThanOrEqual(20);
    expect(runtime.length).toBeGreaterThanOrEqual(direct.length);
    expect(runtime.length).toBeLessThanOrEqual(45);
  });

  it.each(runtime)("%s is permissively licensed, runs nothing when it is installed, and on any machine", (path) => {
    const locked = packages[path]!;
    expect(PERMISSIVE).toContain(locked.license);
    expect(locked.hasInstallScript).toBeUndefined();
    expect([locked.os, locked.cpu]).toEqual([undefined, undefined]);
  });

  it("contains nothing of a cluster: neither its packages nor what only they need", () => {
    const names = runtime.map((path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
    expect(
      names.filter((name) => /^(?:@opensearch-project\/|pg(?:-|$)|pgpass$|postgres|prom-client$|tdigest$)/.test(name)),
    ).toEqual([]);
  });

  it("declares optional peers that their users install", () => {
    const optional = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional);
    expect(optional).toEqual(Object.keys(peerDependencies));
  });

  it.each(direct)("the README states the reason for %s", (name) => {
    const [, reasons] = read("README.md").split("## Why each library is here");
    expect(reasons).toContain(name);
  });
});

describe("the lock file", () => {
  // `npm ci` refuses a lock file without them, on every platform.
  it("contains the optional packages of every platform", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => packages[placeOf(name, path)] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it("contains the checksum of every package, those of other platforms included", () => {
    const unchecked = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== "" && integrity === undefined,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
