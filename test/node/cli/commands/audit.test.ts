import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEngine } from "../../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../../src/node/files/corpus-file.ts";
import { CHECKSUM_BLOCK_BYTES } from "../../../../src/store/file/trailer.ts";
import { SMALL_CASES } from "../../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../../support/corpora/small-corpus.ts";
import { runCommand } from "../../../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-audit-"));
const corpus = join(folder, "small.sqlite");
const damaged = join(folder, "damaged.sqlite");
const repaired = join(folder, "repaired.sqlite");

/** A case with one opinion twice, which is repaired. */
const [MARLOW, ...OTHERS] = SMALL_CASES;
const CONCURRENCE = {
  ...MARLOW!.opinions[0]!,
  kind: "concurrence" as const,
  text: "I agree with the toll. ".repeat(40),
};
const REPEATING = { ...MARLOW!, opinions: [...MARLOW!.opinions, CONCURRENCE, CONCURRENCE] };

beforeAll(async () => {
  const { bytes } = await buildSmallCorpus([REPEATING, ...OTHERS]);
  writeFileSync(corpus, bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("headnote audit", () => {
  it.each([
    ["audit", corpus],
    ["audit", "--corpus", corpus],
  ])("reads a corpus that is named: %j", async (...args) => {
    expect(await runCommand(...args)).toMatchObject({ code: 0, out: expect.stringContaining("repeated-opinion") });
  });

  it("says how many findings of a kind the table leaves out, and how to see them", async () => {
    const readFindings = async (...args: string[]) => (await runCommand("audit", corpus, ...args)).out;
    const found = (await readFindings("--json")).trim().split("\n");
    const kinds = found.map((line) => (JSON.parse(line) as { kind: string }).kind);
    const count = kinds.filter((kind) => kind === kinds[0]).length;
    const table = await readFindings("--kind", kinds[0]!, "--limit", "0");
    expect(table).toMatch(new RegExp(`\\n${kinds[0]} +… and ${count} more; --limit ${count} shows them$`, "m"));
    expect(await readFindings("--limit", String(found.length))).not.toContain("more;");
  });

  it("refuses several corpora", async () => {
    const expected = { code: 2, err: expect.stringContaining("An audit reads one corpus") };
    const other = `${corpus}.other`;
    expect(await runCommand("audit", corpus, "--corpus", other)).toMatchObject(expected);
    expect(await runCommand("audit", "--corpus", corpus, "--corpus", other)).toMatchObject(expected);
  });

  it("finds a changed bit in every block of the file, and names file and block", async () => {
    const bytes = readFileSync(corpus);
    const blocks = Math.floor(bytes.length / CHECKSUM_BLOCK_BYTES);
    for (let block = 0; block < blocks; block++) {
      const copy = new Uint8Array(bytes);
      copy[block * CHECKSUM_BLOCK_BYTES + 5000]! ^= 4;
      writeFileSync(damaged, copy);
      expect(await runCommand("audit", damaged)).toMatchObject({
        code: 3,
        err: expect.stringContaining(`${damaged}: The corpus file is damaged: block ${block} `),
      });
    }
  });

  it("lists its repairs where the corpus is described", async () => {
    expect(await runCommand("audit", corpus, "--fix", "-o", repaired)).toMatchObject({ code: 0 });
    const { out } = await runCommand("stats", "--corpus", repaired);
    expect(out).toMatch(/repaired by headnote audit: 1 repair\ndrop-opinion {2}clusterId 1001, opinionId \d+/);
    const json = JSON.parse((await runCommand("stats", "--json", "--corpus", repaired)).out) as object;
    expect(json).toMatchObject({ cases: 8, repairs: [{ action: "drop-opinion", clusterId: 1001 }] });
    expect((await runCommand("stats", "--json", "--corpus", corpus)).out).not.toContain("repairs");
  });
});

it("names the file whose block is damaged when it is read", async () => {
  const bytes = readFileSync(corpus);
  for (let at = 5000; at < bytes.length - 20_000; at += CHECKSUM_BLOCK_BYTES) bytes[at]! ^= 4;
  writeFileSync(damaged, bytes);
  await expect(openEngine(openCorpusFile(damaged))).rejects.toMatchObject({
    code: "corpus_unavailable",
    message: expect.stringMatching(/^damaged\.sqlite: The corpus file is damaged: block \d/),
  });
});
