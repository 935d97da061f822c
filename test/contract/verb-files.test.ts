import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listOperations } from "../../src/contract/operations/operation.ts";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { listSourceFiles, SRC } from "../support/source-imports.ts";

// A verb is named by code that has to change when the verb is added, renamed or removed:
// - its key in a table of its area, that is, in a file that refers to the area's `…_OPERATIONS`;
// - the declaration of a schema of its request or response that no other verb uses;
// - its handler, declared, imported or exported, under the handler's own name or under the verb's;
// - its qualified name in quotes, or a call such as `engine.citations.resolve`.
// Most verbs are common words (`search`, `case`, `path`), so a bare word is not counted: it may be a field, a method of the
// corpus or a variable. Comments are not counted, nor are names of files in imports, nor calls by the app and the command
// line.
const MAX_FILES_PER_VERB = 4;

const sources = listSourceFiles()
  .filter((file) => !file.startsWith("web/") && !file.startsWith("node/cli/"))
  .map((file) => ({ file, code: removeComments(readFileSync(join(SRC, file), "utf8")) }));

const operations = listOperations(OPERATIONS).map((named) => ({ ...named, schemas: listDeclaredSchemas(named) }));

describe.each(operations)("$name", ({ area, verb, schemas, operation }) => {
  const tables = findFiles((code) => code.includes(getTableName(area)) && hasKey(code, verb));
  const declarations = findFiles((code) => schemas.some((schema) => code.includes(`export const ${schema} =`)));
  const handlers = findHandlerFiles(area, verb);
  const callers = findFiles((code) =>
    new RegExp(`(?:["'\`]|engine\\.|verbs\\.|client\\.)${area}\\.${verb}\\b`).test(code),
  );

  it(`is named by at most ${MAX_FILES_PER_VERB} files`, () => {
    const files = new Set([...tables, ...declarations, ...handlers, ...callers]);
    expect([...files].slice(MAX_FILES_PER_VERB), [...files].join(", ")).toEqual([]);
  });

  it("has one declaration, one file with its handler and, if it has a route, one documentation", () => {
    const documentation = operation.route === null ? [] : [`http/openapi/docs/${area}.ts`];
    expect(tables).toEqual([`contract/operations/${area}.ts`, ...documentation]);
    expect(handlers.length).toBe(operation.collect === undefined ? 1 : 0);
  });
});

function findFiles(matches: (code: string) => boolean): string[] {
  return sources.filter(({ code }) => matches(code)).map(({ file }) => file);
}

/** Returns the files that declare, import or export the handler of a verb. */
function findHandlerFiles(area: string, verb: string): string[] {
  const exported = new RegExp(`^export \\{[^}]*?\\b(\\w+) as ${verb}\\b[^}]*\\};`, "m");
  const own = sources.filter(({ file, code }) => file.startsWith(`engine/${area}/`) && exported.test(code));
  const names = own.map(({ code }) => exported.exec(code)![1]);
  const files = names.flatMap((name) =>
    findFiles((code) => new RegExp(`\\bfunction\\*? ${name}\\b|^(?:im|ex)port \\{[^}]*\\b${name}\\b`, "m").test(code)),
  );
  const modules = own.map(({ file }) => file.replace(/.*\//, "").replace(".", "\\."));
  const importers = findFiles((code) =>
    modules.some((module) =>
      new RegExp(`^import \\{[^}]*\\b${verb}\\b[^}]*\\} from "[^"]*(?:engine/${area}|\\.)/${module}"`, "m").test(code),
    ),
  );
  return [...new Set([...files, ...importers])];
}

/** Returns true if an object has the key at the depth of the verbs of a declaration or of a documentation. */
function hasKey(code: string, key: string): boolean {
  return new RegExp(`^(?: {2}| {4})"?${key}"?[:(]`, "m").test(code);
}

/** Returns the name of the declarations of an area: `CITATION_OPERATIONS`. */
function getTableName(area: string): string {
  const { code } = sources.find(({ file }) => file === "contract/operations/operations.ts")!;
  return new RegExp(`\\b${area}: (\\w+_OPERATIONS),`).exec(code)![1]!;
}

/** Returns the names of the schemas of a verb that no other verb uses. */
function listDeclaredSchemas({ area, verb }: { readonly area: string; readonly verb: string }): string[] {
  const declarations = sources.filter(({ file }) => /^contract\/operations\/\w+\.ts$/.test(file));
  const own = declarations.find(({ file }) => file === `contract/operations/${area}.ts`)!.code;
  const body = new RegExp(`^ {2}${verb}: \\{\\n([\\s\\S]*?)^ {2}\\}`, "m").exec(own)![1]!;
  const uses = declarations.flatMap(({ code }) => listSchemaNames(code));
  return listSchemaNames(body).filter((schema) => uses.filter((use) => use === schema).length === 1);
}

function listSchemaNames(code: string): string[] {
  return [...code.matchAll(/^ {4}re(?:quest|sponse): (\w+),$/gm)].map(([, name]) => name!);
}

function removeComments(source: string): string {
  return source.replace(/(?<=^|\s)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}
