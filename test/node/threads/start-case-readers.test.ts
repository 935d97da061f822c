import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { createCaseReader } from "../../../src/ingest/projections/case-readings.ts";
import { collectProjectedColumns, openProjectedCases } from "../../../src/ingest/projections/projected-cases.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { startCaseReaders } from "../../../src/node/threads/start-case-readers.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { buildStarterBytes } from "../../support/corpora/starter-bytes.ts";

const GIB = 2 ** 30;
let folder: string;
let path: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "headnote-threads-"));
  path = join(folder, "starter.sqlite");
  writeFileSync(path, await buildStarterBytes());
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function collectSharedColumns() {
  const { database, close } = await openCorpus(openCorpusFile(path));
  const columns = runWhole(collectProjectedColumns(database, (bytes) => new SharedArrayBuffer(bytes)));
  return { database, columns, close };
}

describe("threads that read cases", () => {
  it.each([false, true])("read what this thread reads, with opinions: %s", async (needsOpinions) => {
    const { database, columns, close } = await collectSharedColumns();
    const read = createCaseReader(database, openProjectedCases(database, columns), needsOpinions);
    const here = Array.from({ length: columns.count }, (_, ordinal) => read(ordinal));
    close();
    const readers = startCaseReaders({ path, columns, needsOpinions }, 4 * GIB, 2)!;
    try {
      const middle = Math.floor(columns.count / 2);
      const parts = await Promise.all([readers.read(0, middle), readers.read(middle, columns.count)]);
      expect(parts.flat()).toEqual(here);
      expect(here.some(({ edges }) => edges.cited.length > 0)).toBe(true);
    } finally {
      await readers.close();
    }
  });

  it("are not started if there is no memory for two", async () => {
    const { columns, close } = await collectSharedColumns();
    close();
    expect(startCaseReaders({ path, columns, needsOpinions: false }, GIB / 2, 2)).toBeNull();
    expect(startCaseReaders({ path, columns, needsOpinions: false }, 4 * GIB, 1)).toBeNull();
  });

  it("reject a request if the corpus cannot be read", async () => {
    const { columns, close } = await collectSharedColumns();
    close();
    const readers = startCaseReaders(
      { path: join(folder, "missing.sqlite"), columns, needsOpinions: false },
      4 * GIB,
      2,
    )!;
    await expect(readers.read(0, 1)).rejects.toThrow(/missing\.sqlite.*--resume/s);
    await readers.close();
  });
});
