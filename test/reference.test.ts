import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listOperations } from "../src/contract/operations/operation.ts";
import { OPERATIONS } from "../src/contract/operations/operations.ts";
import { ROOT } from "./support/paths.ts";

// docs/api against the source; that every word of it is current is checked by test/verify/package/reference.verify.ts.
const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");

const { exports } = JSON.parse(read("package.json")) as { exports: Readonly<Record<string, { types?: string }>> };
const ENTRIES = Object.entries(exports).flatMap(([path, { types }]) =>
  types === undefined || path.endsWith("/entry") ? [] : [{ name: `headnote${path.slice(1)}`, types }],
);

describe("the reference, which npm run docs writes,", () => {
  it.each(ENTRIES)("contains every name of $name", ({ name, types }) => {
    const source = read(types.replace("./dist", "src").replace(".d.ts", ".ts"));
    const page = read(`docs/api/${name.replaceAll("/", ".")}.md`);
    const titles = new Set([...page.replaceAll("\\_", "_").matchAll(/^## (\w+)/gm)].map(([, title]) => title));
    const names = exportedNames(source);
    expect(names).not.toEqual([]);
    expect(names.filter((exported) => !titles.has(exported))).toEqual([]);
  });

  it.each(ENTRIES)("describes every name of $name", ({ name }) => {
    const [, ...sections] = read(`docs/api/${name.replaceAll("/", ".")}.md`).split(/^## /m);
    expect(sections.filter((section) => !hasSentence(section)).map((section) => section.split("\n")[0])).toEqual([]);
  });

  it("contains the request and the response of every operation", () => {
    const page = read("docs/api/verbs.md");
    const missing = listOperations(OPERATIONS).filter(
      ({ name, operation: { route } }) =>
        !page.includes(
          `\nRequest of \`${name}\`. ${route ? `Over HTTP: \`${route.method} ${route.path}\`` : "Not served"}`,
        ),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

/** Returns whether a sentence follows a name or, for overloads, its first signature, before the parts are described. */
function hasSentence(section: string): boolean {
  const [head = ""] = section.replace(/^### Call Signature$/m, "").split(/^#{3,4} /m);
  return head
    .split("\n")
    .slice(1)
    .some((line) => /^(?:[\p{L}`"]|\[)/u.test(line));
}

/** Names that a module exports, passed on from others or its own; stars are left to the module behind them. */
function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => list!.split(","));
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)];
  return [
    ...lists.map((entry) =>
      entry
        .trim()
        .replace(/^type /, "")
        .replace(/^.* as /, ""),
    ),
    ...own.map(([, name]) => name!),
  ].filter(Boolean);
}
