import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ROOT } from "./paths.ts";

/** Folder of the source. */
export const SRC = resolve(ROOT, "src");

/** An import or re-export of a file of the source. */
export interface SourceImport {
  /** Path from `src/`, with `/`. */
  readonly file: string;
  /** Specifier as written. */
  readonly name: string;
}

/** Lists the code files of `src` by path from there, without declaration files. */
export function listSourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** Lists all imports of the source, type-only ones included. */
export function listSourceImports(): SourceImport[] {
  return listSourceFiles().flatMap((file) =>
    readSpecifiers(readFileSync(join(SRC, file), "utf8")).map((name) => ({ file, name })),
  );
}

/** Reads the specifiers of the imports and re-exports of a module. */
export function readSpecifiers(source: string): string[] {
  const statements = /^(?:import|export)\s[^;"']{0,2000}?from\s"([^"]+)"|^import\s"([^"]+)"|\bimport\("([^"]+)"\)/gm;
  return [...source.matchAll(statements)].map(([, from, bare, dynamic]) => (from ?? bare ?? dynamic)!);
}

/** Returns the file, as a path from `src/`, that a relative import refers to. */
export function resolveImport({ file, name }: SourceImport): string {
  return relative(SRC, resolve(SRC, dirname(file), name)).replaceAll("\\", "/");
}

/** Returns the folder directly under `src/` that contains a file; for a file there, its name. */
export function getTopFolder(file: string): string {
  return file.split("/")[0]!.replace(/\.tsx?$/, "");
}

/** Formats an import for a list of violations. */
export function formatImport({ file, name }: SourceImport): string {
  return `src/${file} imports ${name}`;
}
