import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../scripts/library/library-entries.ts";
import { markInitializers } from "../../scripts/library/pure-initializers.ts";
import { listSourceFiles, SRC } from "../support/source-imports.ts";

function mark(code: string): string {
  return markInitializers(code, parseSync("module.js", code).program.body);
}

describe("the initializers of constants", () => {
  it.each([
    ["const a = f(1);", "const a = /* @__PURE__ */ f(1);"],
    ["export const a = new Map();", "export const a = /* @__PURE__ */ new Map();"],
    ["const a = f(g());", "const a = /* @__PURE__ */ (() => (f(g())))();"],
    ["const a = b.c, d = 1;", "const a = /* @__PURE__ */ (() => (b.c))(), d = 1;"],
    ["const a = [1, f()];", "const a = /* @__PURE__ */ (() => ([1, f()]))();"],
    ["const a = { ...b };", "const a = /* @__PURE__ */ (() => ({ ...b }))();"],
  ])("%s becomes %s", (code, marked) => expect(mark(code)).toBe(marked));

  it.each([
    'const a = "text";',
    "const a = /x/u;",
    "const a = 4 * 2 ** 20;",
    "const a = [1, { b: -1 }];",
    "const a = (b) => f(b);",
    "const a = await f();",
    "function a() { const b = f(); }",
    "let a;",
    "f();",
  ])("%s stays", (code) => expect(mark(code)).toBe(code));
});

describe("the modules of the library", () => {
  const entries = new Set(Object.values(listEntries()));
  const isLibrary = (file: string) => !file.startsWith("web/") && !entries.has(join(SRC, file));
  const ALLOWED = /^(?:Import|Export|Function|Class|TS)|^VariableDeclaration$/;

  // What bundlers are told of the package, and of its constants.
  it("only declare, so that loading one has no other effect", () => {
    const found = listSourceFiles()
      .filter(isLibrary)
      .flatMap((file) => {
        const { body } = parseSync(file, readFileSync(join(SRC, file), "utf8")).program;
        return body.filter(({ type }) => !ALLOWED.test(type)).map(({ type }) => `${file}: ${type}`);
      });
    expect(found).toEqual([]);
  });
});
