import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const CITATOR = resolve(import.meta.dirname, "../../src/citator");

/** What each folder of the citator may import of the others. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  treatment: [],
  network: ["treatment"],
  status: ["network"],
  export: [],
};

interface Import {
  readonly file: string;
  readonly typeOnly: boolean;
  /** Path of the imported file from `src/citator`. */
  readonly target: string;
}

const imports = readdirSync(CITATOR, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file): Import[] => {
    const source = readFileSync(join(CITATOR, file), "utf8");
    return [...source.matchAll(/^import (type )?[^;"]*?from "(\.[^"]+)";/gm)].map(([, type, name]) => ({
      file: file.replaceAll("\\", "/"),
      typeOnly: type !== undefined,
      target: relative(CITATOR, resolve(CITATOR, dirname(file), name!)).replaceAll("\\", "/"),
    }));
  });
const folderOf = (path: string) => path.split("/")[0]!;

describe("the folders of the citator", () => {
  it("are those that this test knows", () => {
    expect([...new Set(imports.map(({ file }) => folderOf(file)))].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it("import each other in one direction only, and only types", () => {
    const across = imports.filter(
      ({ file, target }) => !target.startsWith("..") && folderOf(file) !== folderOf(target),
    );
    expect(across.length).toBeGreaterThan(0);
    expect(
      across.filter(
        ({ file, target, typeOnly }) => !typeOnly || !MAY_IMPORT[folderOf(file)]!.includes(folderOf(target)),
      ),
    ).toEqual([]);
  });

  it("read treatments without any store", () => {
    const stores = imports.filter(
      ({ file, target }) => folderOf(file) === "treatment" && target.startsWith("../store"),
    );
    expect(stores).toEqual([]);
  });
});
