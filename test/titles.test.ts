import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/paths.ts";

const FILES = ["test", "bench/verify"].flatMap((folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:test|verify)\.ts$/.test(name) || name.startsWith("conformance"))
    .filter((name) => name.endsWith(".ts") && !name.includes("node_modules"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);

/** A test's title: after `it(`, `it.skipIf(…)(` or the table of `it.each`. */
const TITLE = /^\s*(?:it(?:\.\w+\([^\n]*\))?|\]\s*(?:as const)?\)|\]\.map\([^\n]*\))\(\s*(["`])((?:\\.|(?!\1).)*)\1,/gm;
const PLACEHOLDER = /%[sdifjo]|\$\{[^}]*\}|\$[\w.]+/g;

describe("the tests", () => {
  it("have titles of at least two words, not placeholders alone", () => {
    const bare = FILES.flatMap((file) =>
      [...readFileSync(resolve(ROOT, file), "utf8").matchAll(TITLE)]
        .map(([, , title = ""]) => title)
        .filter((title) => !/\p{L}{2}/u.test(title.replace(PLACEHOLDER, " ")) || !title.trim().includes(" "))
        .map((title) => `${file}: ${title}`),
    );
    expect(bare).toEqual([]);
  });

  it("assert properties with assertProperty, which reads how often to run them", () => {
    const direct = FILES.filter((file) => /\bfc\.(?:assert|check)\(/.test(readFileSync(resolve(ROOT, file), "utf8")));
    expect(direct).toEqual([]);
  });
});
