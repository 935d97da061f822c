import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { joinCorpora } from "../../src/node/join-corpora.ts";
import { listClusterIds } from "../../src/store/cases/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const TIMEOUT = 60_000;

describe("joining corpora for a push", { timeout: TIMEOUT }, () => {
  let folder: string;
  let paths: [string, string];
  const write = async (name: string, cases: typeof SMALL_CASES) => {
    const path = join(folder, name);
    writeFileSync(path, (await buildSmallCorpus(cases)).bytes);
    return path;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "headnote-test-"));
    paths = [await write("a.sqlite", SMALL_CASES.slice(0, 3)), await write("b.sqlite", SMALL_CASES.slice(2))];
  }, TIMEOUT);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("contains the cases of all, and a case of two of them once", async () => {
    const joined = await joinCorpora(paths);
    const corpus = await openCorpus(openCorpusFile(joined.path));
    const ids = SMALL_CASES.map(({ case: { clusterId } }) => clusterId).sort();
    expect([...listClusterIds(corpus.database)]).toEqual(ids);
    corpus.close();
    expect(joined.refused).toBeGreaterThan(0);
    joined.remove();
    expect(existsSync(joined.path)).toBe(false);
  });

  it("makes the same bytes again, so that an interrupted push continues", async () => {
    const [first, again] = [await joinCorpora(paths), await joinCorpora(paths)];
    expect(readFileSync(first.path).equals(readFileSync(again.path))).toBe(true);
    first.remove();
    again.remove();
  });

  it("takes a single corpus as it is, and does not delete it", async () => {
    const joined = await joinCorpora([paths[0]]);
    expect(joined.path).toBe(paths[0]);
    joined.remove();
    expect(existsSync(paths[0])).toBe(true);
  });
});
