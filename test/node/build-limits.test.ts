import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Importer } from "../../src/ingest/importer.ts";
import { findImporter } from "../../src/ingest/importers/importers.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { type DiskNeed, requireDiskSpace } from "../../src/node/check-disk-space.ts";
import { EXIT_CODES } from "../../src/node/cli/exit-code.ts";
import { writeChainedCases } from "../support/node/chained-cases.ts";
import { runCommand } from "../support/node/run-cli.ts";

let folder: string;
let cases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headnote-limits-"));
  cases = join(folder, "cases.jsonl");
  writeFileSync(cases, writeChainedCases(200));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An input whose records say that they take a petabyte. */
const enormous: Importer = {
  ...findImporter("headnote-jsonl")!,
  estimate: async () => ({
    cases: 1,
    citations: 0,
    opinions: 1,
    characters: 2 ** 50,
    scratchBytes: 0,
    isUpperBound: false,
  }),
};

describe("the disk that a build needs", () => {
  it("is said before the inputs are read, and is about what the corpus takes", async () => {
    const output = join(folder, "a.sqlite");
    const needs: DiskNeed[] = [];
    await buildCorpus({ inputs: [{ path: cases }], output, onDiskNeed: (need) => needs.push(need) });
    expect(needs).toEqual([{ neededBytes: expect.any(Number), freeBytes: expect.any(Number), isUpperBound: false }]);
    expect(needs[0]!.neededBytes / statSync(output).size).toBeGreaterThan(0.8);
    expect(needs[0]!.neededBytes / statSync(output).size).toBeLessThan(1.2);
  });

  it("includes the corpus to which cases are added", async () => {
    const first = join(folder, "a.sqlite");
    await buildCorpus({ inputs: [{ path: cases }], output: first });
    const needs: DiskNeed[] = [];
    const into = { inputs: [{ path: cases }], into: first, output: join(folder, "b.sqlite") };
    await buildCorpus({ ...into, onDiskNeed: (need) => needs.push(need) });
    expect(needs[0]!.neededBytes).toBeGreaterThan(statSync(first).size * 1.5);
  });

  it("ends a build before it starts if less is free, unless that is not to be checked", async () => {
    const output = join(folder, "a.sqlite");
    const build = { inputs: [{ path: cases, importer: enormous }], output };
    await expect(buildCorpus(build)).rejects.toMatchObject({
      code: "validation_failed",
      message: expect.stringMatching(
        /a\.sqlite: the build needs about [\d,]+ MiB there, and [\d,]+ MiB are free\. .*--no-space-check\.$/,
      ),
    });
    expect(readdirSync(folder)).toEqual(["cases.jsonl"]);
    await buildCorpus({ ...build, checkSpace: false });
    expect(existsSync(output)).toBe(true);
  });

  it.each([
    { need: "is as much as is free", neededBytes: 5, freeBytes: 5, isUpperBound: false, isRefused: false },
    { need: "is more than is free", neededBytes: 6, freeBytes: 5, isUpperBound: false, isRefused: true },
    { need: "may be less", neededBytes: 6, freeBytes: 5, isUpperBound: true, isRefused: false },
    { need: "cannot be compared", neededBytes: 6, freeBytes: null, isUpperBound: false, isRefused: false },
  ])("ends a build only if it certainly is too much: it $need", ({ isRefused, ...need }) => {
    const check = () => requireDiskSpace(need, "a.sqlite");
    if (isRefused) expect(check).toThrow("a.sqlite: the build needs about 1 MiB there");
    else expect(check).not.toThrow();
  });

  it("is printed by the command before it builds", async () => {
    const { code, out, err } = await runCommand("build", "--from", cases, "-o", join(folder, "a.sqlite"));
    expect({ code, out }).toEqual({ code: EXIT_CODES.ok, out: expect.stringContaining("200 cases") });
    expect(err).toMatch(/^needs about \d+ MiB of disk; [\d,]+ MiB are free\n/);
  });
});

describe("the memory that a build may use", () => {
  /** Keeps what it reads, as no importer may. */
  const greedy: Importer = {
    ...findImporter("headnote-jsonl")!,
    estimate: async () => null,
    async *records() {
      const kept: Uint8Array[] = [];
      for (let n = 0; n < 64; n++) {
        kept.push(new Uint8Array(2 ** 23).fill(n));
        await new Promise((done) => setTimeout(done, 20));
        const court = { id: `x${n}`, name: "X", citationString: "X", jurisdiction: "US", level: "supreme" } as const;
        yield { kind: "court", court, location: { file: "x", record: String(kept.length) } };
      }
    },
  };

  it("ends a build that exceeds it, with the remedy, and leaves nothing", async () => {
    const output = join(folder, "a.sqlite");
    const build = buildCorpus({ inputs: [{ path: cases, importer: greedy }], output, memory: 2 ** 28 });
    await expect(build).rejects.toMatchObject({
      code: "validation_failed",
      message: expect.stringMatching(
        /^The build needs more memory than the 256M of --memory: it held \d+M\. Repeat it with more, for instance --memory 512M\.$/,
      ),
    });
    expect(readdirSync(folder)).toEqual(["cases.jsonl"]);
  });

  it("is enough for the same build if it is more", async () => {
    const output = join(folder, "a.sqlite");
    const build = buildCorpus({ inputs: [{ path: cases, importer: greedy }], output, memory: 2 ** 31 });
    await expect(build).rejects.toThrow("No case, no section of a code and no Act was found");
  });
});
