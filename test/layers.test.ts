import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** Imports point down only, and rooms on one row never import each other. */
const ROWS = [
  ["web"],
  ["node", "browser", "service-worker"],
  ["http", "worker", "client"],
  ["engine"],
  ["ask", "ingest", "check"],
  ["corpus"],
  ["legislation"],
  ["search", "citator", "credits"],
  ["resolve"],
  ["store"],
  ["citation", "query"],
  ["contract"],
  ["law", "text", "async", "errors"],
];

/** Rooms that see less than what lies below them. */
const ONLY: Readonly<Record<string, readonly string[]>> = { client: ["contract", "law", "text", "async", "errors"] };

/** Rooms that reach cases and provisions through the corpus port only, and what they never import. */
const PORT_USERS: readonly string[] = ["engine", "ask", "check"];
const BEHIND_THE_PORT: readonly string[] = ["store", "search"];

/** The one home of each library; one that is not listed may be used nowhere. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  "@hono/node-server": ["node"],
  "@noble/hashes": ["ingest", "browser"],
  "@valibot/to-json-schema": ["http"],
  "boolean-parser": ["query"],
  comlink: ["worker"],
  commander: ["node"],
  "csv-parse": ["ingest"],
  fflate: ["store", "ingest"],
  flexsearch: ["search"],
  graphology: ["citator"],
  "graphology-traversal": ["citator"],
  hono: ["http"],
  htmlparser2: ["ingest"],
  idb: ["browser"],
  mammoth: ["node", "web"],
  "modern-tar": ["node"],
  "node:": ["node"],
  porter2: ["text"],
  preact: ["web"],
  "sql.js": ["store"],
  "unbzip2-stream": ["node"],
  valibot: ["contract"],
  vitest: ["node"],
  yauzl: ["node"],
};

const SRC = resolve(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => path.replaceAll("\\", "/"));
const imports = files.flatMap((file) =>
  specifiersOf(readFileSync(join(SRC, file), "utf8")).map((found) => ({ file, ...found })),
);
const inside = imports.filter(({ name }) => name.startsWith("."));

describe("the layers of the source", () => {
  it("has a place for every folder", () => {
    const rooms = new Set(files.map(roomOf).filter((room) => room !== "index"));
    expect([...rooms].filter((room) => !ROWS.flat().includes(room))).toEqual([]);
  });

  it("imports point down only", () => {
    expect(inside.filter((found) => !mayImport(roomOf(found.file), roomOf(target(found)))).map(line)).toEqual([]);
  });

  it("lets verbs, answers and checks reach the corpus only through its port", () => {
    const strays = inside.filter(
      (found) => PORT_USERS.includes(roomOf(found.file)) && BEHIND_THE_PORT.includes(roomOf(target(found))),
    );
    expect(strays.map(line)).toEqual([]);
  });

  it("each library, and node:, has one home", () => {
    const strays = imports.filter(({ file, name }) => {
      if (name.startsWith(".")) return false;
      const library = Object.keys(HOMES).find((home) => `${name}/`.startsWith(home.endsWith(":") ? home : `${home}/`));
      return library === undefined || !HOMES[library]!.includes(roomOf(file));
    });
    expect(strays.map(line)).toEqual([]);
  });

  it("tests import nothing from the benchmarks", () => {
    const test = resolve(import.meta.dirname);
    const strays = readdirSync(test, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.includes("node_modules"))
      .filter((path) =>
        specifiersOf(readFileSync(join(test, path), "utf8")).some(({ name }) => /^(?:\.\.\/)+bench\//.test(name)),
      );
    expect(strays).toEqual([]);
  });

  it("no file imports itself, whatever the way round", () => {
    const needs = new Map<string, string[]>();
    for (const found of inside.filter(({ typeOnly }) => !typeOnly)) {
      needs.set(found.file, [...(needs.get(found.file) ?? []), target(found)]);
    }
    expect(cycle(needs)).toEqual([]);
  });
});

interface Found {
  readonly file: string;
  readonly name: string;
  readonly typeOnly: boolean;
}

function specifiersOf(source: string): Omit<Found, "file">[] {
  const statements =
    /^(?:import|export)\s(type\s)?[^;"']{0,2000}?from\s"([^"]+)"|^import\s"([^"]+)"|\bimport\("([^"]+)"\)/gm;
  return [...source.matchAll(statements)].map(([, type, from, bare, dynamic]) => ({
    name: (from ?? bare ?? dynamic)!,
    typeOnly: type !== undefined,
  }));
}

/** The file that an import inside the source means, from `src/`. */
function target({ file, name }: Found): string {
  return relative(SRC, resolve(SRC, dirname(file), name)).replaceAll("\\", "/");
}

/** The folder right under `src/`; for a file there, its name. */
function roomOf(file: string): string {
  return file.split("/")[0]!.replace(/\.tsx?$/, "");
}

function mayImport(from: string, to: string): boolean {
  if (from === to || from === "index") return true;
  if (ONLY[from]) return ONLY[from].includes(to);
  return rowOf(to) > rowOf(from);
}

function rowOf(room: string): number {
  return ROWS.findIndex((row) => row.includes(room));
}

/** The files of one circle of imports, or none. */
function cycle(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  function walk(file: string): string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    path.push(file);
    for (const next of needs.get(file) ?? []) {
      const found = walk(next);
      if (found.length > 0) return found;
    }
    path.pop();
    return [];
  }
  for (const file of needs.keys()) {
    const found = walk(file);
    if (found.length > 0) return found;
  }
  return [];
}

function line({ file, name }: Found): string {
  return `src/${file} imports ${name}`;
}
