import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

describe.each(["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"])("%s", (page) => {
  const text = readFileSync(resolve(ROOT, page), "utf8");

  it("names only files and folders that exist", () => {
    const paths = [...text.matchAll(/`((?:src|test|bench|scripts|docs|corpus)\/[\w./-]+)`/g)].map(([, path]) => path!);
    const named = paths.filter((path) => !/[A-Z]{4}/.test(path));
    expect(named.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
  });

  it("links only to pages that exist", () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
  });
});
