import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listSourceFiles, listSourceImports, resolveImport, SRC } from "./support/source-imports.ts";

const MAX_LINES = 300;
const MAX_FILES_PER_FOLDER = 18;

/** Tables outside a folder `tables` that may be longer. */
const LONG_TABLES = new Set(["http/openapi/docs/research.ts"]);

const files = listSourceFiles();

describe("the structure of the source", () => {
  it("has no import cycle, type-only imports included", () => {
    const imported = new Map<string, string[]>(files.map((file) => [file, []]));
    for (const found of listSourceImports().filter(({ name }) => name.startsWith("."))) {
      imported.get(found.file)?.push(resolveImport(found));
    }
    expect(findCycle(imported)).toEqual([]);
  });

  it(`has at most ${MAX_FILES_PER_FOLDER} files directly in a folder, tables excepted`, () => {
    const counts = new Map<string, number>();
    for (const file of files.filter((one) => !dirname(one).endsWith("/tables")))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER)).toEqual([]);
  });

  it("has no file beside a folder of the same name", () => {
    const folders = new Set(files.flatMap((file) => listParents(file)));
    expect(files.filter((file) => folders.has(file.replace(/\.tsx?$/, "")))).toEqual([]);
  });

  it(`has at most ${MAX_LINES} lines in a file, tables excepted`, () => {
    const isTable = (file: string) => file.includes("/tables/") || LONG_TABLES.has(file);
    const long = files
      .filter((file) => !isTable(file))
      .map((file) => `${file}: ${readFileSync(join(SRC, file), "utf8").split("\n").length - 1} lines`)
      .filter((line) => Number(/: (\d+) lines$/.exec(line)![1]) > MAX_LINES);
    expect(long).toEqual([]);
  });
});

/** Lists the folders that contain a file, at any depth. */
function listParents(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join("/"));
}

/** Returns the files of one import cycle, the first one repeated at the end, or an empty array. */
function findCycle(imported: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    path.push(file);
    for (const next of imported.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    return [];
  }
  for (const file of imported.keys()) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
