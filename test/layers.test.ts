import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/paths.ts";
import {
  formatImport,
  getTopFolder,
  listSourceFiles,
  listSourceImports,
  readSpecifiers,
  resolveImport,
  SRC,
} from "./support/source-imports.ts";

/** Imports point down only, and folders on one row never import each other. */
const ROWS = [
  ["web"],
  ["node", "browser", "service-worker"],
  ["cluster"],
  ["http", "worker", "client"],
  ["engine"],
  ["ask", "ingest", "check", "audit"],
  ["corpus"],
  ["legislation"],
  ["search", "citator", "credits"],
  ["resolve"],
  ["store"],
  ["citation", "query"],
  ["contract"],
  ["law", "text", "async", "errors"],
];

/** Folders that may import less than everything below them. */
const RESTRICTED: Readonly<Record<string, readonly string[]>> = {
  client: ["contract", "law", "text", "async", "errors"],
};

/** Folders that read the corpus through its port only, and the folders that they may not import. */
const PORT_USERS: readonly string[] = ["engine", "ask", "check"];
const BELOW_PORT: readonly string[] = ["store", "search"];

/** Folders that may import each library; a library that is not listed may be imported nowhere. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  "@hono/node-server": ["node"],
  "@noble/hashes": ["credits", "ingest", "browser"],
  "@opensearch-project/opensearch": ["cluster"],
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
  hyparquet: ["ingest"],
  "hyparquet-compressors": ["ingest"],
  idb: ["browser"],
  mammoth: ["node", "web"],
  "modern-tar": ["node"],
  "node:": ["node", "cluster"],
  "pdfjs-dist": ["ingest"],
  pg: ["cluster"],
  porter2: ["text"],
  preact: ["web"],
  "prom-client": ["cluster"],
  "sql.js": ["store"],
  "unbzip2-stream": ["node"],
  valibot: ["contract"],
  vitest: ["node"],
  yauzl: ["node"],
};

const imports = listSourceImports();
const inside = imports.filter(({ name }) => name.startsWith("."));

describe("the layers of the source", () => {
  it("have a row for every folder", () => {
    const folders = new Set(
      listSourceFiles()
        .map(getTopFolder)
        .filter((folder) => folder !== "index"),
    );
    expect([...folders].filter((folder) => !ROWS.flat().includes(folder))).toEqual([]);
  });

  it("allow imports from lower rows only", () => {
    const violations = inside.filter(
      (found) => !mayImport(getTopFolder(found.file), getTopFolder(resolveImport(found))),
    );
    expect(violations.map(formatImport)).toEqual([]);
  });

  it("let operations, answers and checks read the corpus only through its port", () => {
    const violations = inside.filter(
      (found) =>
        PORT_USERS.includes(getTopFolder(found.file)) && BELOW_PORT.includes(getTopFolder(resolveImport(found))),
    );
    expect(violations.map(formatImport)).toEqual([]);
  });

  it("allow each library, and node:, in its listed folders only", () => {
    const violations = imports.filter(({ file, name }) => {
      if (name.startsWith(".")) return false;
      const library = Object.keys(LIBRARIES).find((listed) =>
        `${name}/`.startsWith(listed.endsWith(":") ? listed : `${listed}/`),
      );
      return library === undefined || !LIBRARIES[library]!.includes(getTopFolder(file));
    });
    expect(violations.map(formatImport)).toEqual([]);
  });

  it("keep what answers calls out of the process beside the workers", () => {
    const loaded = new Set(["node/bin.ts", "node/cli/commands/serve.ts"]);
    for (const file of loaded) {
      const source = readFileSync(join(SRC, file), "utf8").replace(/^(?:import|export) type\s[^;]*;/gm, "");
      for (const name of readSpecifiers(source.replace(/\bimport\(/g, "")))
        if (name.startsWith(".")) loaded.add(resolveImport({ file, name }));
    }
    const folders = new Set([...loaded].map(getTopFolder));
    const answering = ["engine", "ask", "check", "corpus", "search", "citator", "resolve", "cluster", "ingest"];
    expect(answering.filter((folder) => folders.has(folder))).toEqual([]);
  });

  it("keep the tests independent of the benchmarks", () => {
    const test = resolve(ROOT, "test");
    const violations = readdirSync(test, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.includes("node_modules"))
      .filter((path) =>
        readSpecifiers(readFileSync(join(test, path), "utf8")).some((name) => /^(?:\.\.\/)+bench\//.test(name)),
      );
    expect(violations).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  if (from === to || from === "index") return true;
  if (RESTRICTED[from]) return RESTRICTED[from].includes(to);
  return rowOf(to) > rowOf(from);
}

function rowOf(folder: string): number {
  return ROWS.findIndex((row) => row.includes(folder));
}
