import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BuildOptions, buildCorpus } from "../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { FORMAT_VERSION } from "../../src/store/file/trailer.ts";
import { writeChainedCases } from "../support/node/chained-cases.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headnote-output-"));
  writeFileSync(at("cases.jsonl"), writeChainedCases(5));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

function build(output: string, options: Partial<BuildOptions> = {}) {
  return buildCorpus({ inputs: [{ path: at("cases.jsonl") }], output: at(output), name: "x", ...options });
}

const MAGIC = "HEADNOTE";

describe("the output of a build", () => {
  it("is not one of its inputs, under whatever name", async () => {
    const text = readFileSync(at("cases.jsonl"), "utf8");
    symlinkSync(at("cases.jsonl"), at("symbolic"));
    linkSync(at("cases.jsonl"), at("hard"));
    for (const output of ["cases.jsonl", "symbolic", "hard"])
      await expect(build(output)).rejects.toMatchObject({
        code: "validation_failed",
        message: expect.stringMatching(/ is an input of this build\. Name another output: -o FILE\.$/),
      });
    expect(readFileSync(at("cases.jsonl"), "utf8")).toBe(text);
  });

  it.each([
    ["a text", "A note.".repeat(20)],
    ["a short text", "x"],
    ["a database of another program", `SQLite format 3\0${"x".repeat(4096)}`],
  ])("does not replace %s", async (_, content) => {
    writeFileSync(at("note"), content);
    await expect(build("note")).rejects.toMatchObject({
      code: "validation_failed",
      message: expect.stringMatching(/note is not replaced: it is not a Headnote corpus.* remove that file first\.$/),
    });
    expect(readFileSync(at("note"), "utf8")).toBe(content);
  });

  it("does not replace a corpus that was cut short, which may not be one", async () => {
    await build("a.sqlite");
    writeFileSync(at("a.sqlite"), readFileSync(at("a.sqlite")).subarray(0, -1));
    await expect(build("a.sqlite")).rejects.toThrow(/or is cut short/);
  });

  it("replaces an empty file and a former corpus, also of another version or with damage", async () => {
    writeFileSync(at("a.sqlite"), "");
    await build("a.sqlite");
    const bytes = readFileSync(at("a.sqlite"));
    const footer = bytes.lastIndexOf(MAGIC);
    for (const offset of [5000, footer + MAGIC.length]) {
      const other = Buffer.from(bytes);
      other[offset] = other[offset]! ^ 0xff;
      writeFileSync(at("a.sqlite"), other);
      await build("a.sqlite");
      expect(readFileSync(at("a.sqlite")).equals(bytes)).toBe(true);
    }
    expect(bytes.readUInt32LE(footer + MAGIC.length)).toBe(FORMAT_VERSION);
  });

  it("may be the corpus that is added to, and lie in the folder of an input", async () => {
    mkdirSync(at("in"));
    writeFileSync(at("in/cases.jsonl"), writeChainedCases(5));
    const inputs = [{ path: at("in"), format: "headnote-jsonl" }];
    await build("in/a.sqlite", { inputs });
    await build("in/a.sqlite", { inputs: [], into: at("in/a.sqlite") });
    openCorpusFile(at("in/a.sqlite")).close?.();
  });
});
