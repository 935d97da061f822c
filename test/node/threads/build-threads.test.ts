import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { createCaseReader } from "../../../src/ingest/projections/case-readings.ts";
import { collectStatusSettings, createStatusReader } from "../../../src/ingest/projections/case-statuses.ts";
import { collectProjectedColumns, openProjectedCases } from "../../../src/ingest/projections/projected-cases.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { isInputFault } from "../../../src/node/files/interrupted-build.ts";
import { createBuildThreads } from "../../../src/node/threads/build-threads.ts";
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

describe("threads of a build", () => {
  it.each([false, true])("read what this thread reads, with opinions: %s", async (needsOpinions) => {
    const { database, columns, close } = await collectSharedColumns();
    const read = createCaseReader(database, openProjectedCases(database, columns), needsOpinions);
    const here = Array.from({ length: columns.count }, (_, ordinal) => read(ordinal));
    close();
    const readers = createBuildThreads(path, 4 * GIB, 2).startCaseReaders({ columns, needsOpinions })!;
    try {
      const middle = Math.floor(columns.count / 2);
      const parts = await Promise.all([readers.compute(0, middle), readers.compute(middle, columns.count)]);
      expect(parts.flat()).toEqual(here);
      expect(here.some(({ edges }) => edges.cited.length > 0)).toBe(true);
    } finally {
      await readers.close();
    }
  });

  it("determine the statuses that this thread determines", async () => {
    const { database, close } = await openCorpus(openCorpusFile(path));
    const settings = runWhole(collectStatusSettings(database, (bytes) => new SharedArrayBuffer(bytes)));
    const { columns } = settings;
    const determine = createStatusReader(database, settings);
    const here = Array.from({ length: columns.count }, (_, ordinal) => determine(ordinal));
    close();
    const threads = createBuildThreads(path, 4 * GIB, 2).startStatusThreads(settings)!;
    try {
      const middle = Math.floor(columns.count / 2);
      const parts = await Promise.all([threads.compute(0, middle), threads.compute(middle, columns.count)]);
      expect(parts.flat()).toEqual(here);
      expect(new Set(here.map(({ freshness }) => freshness)).size).toBeGreaterThan(2);
    } finally {
      await threads.close();
    }
  });

  it("are not started if there is no memory for two", async () => {
    const { columns, close } = await collectSharedColumns();
    close();
    for (const threads of [createBuildThreads(path, GIB / 2, 2), createBuildThreads(path, 4 * GIB, 1)]) {
      expect(threads.startCaseReaders({ columns, needsOpinions: false })).toBeNull();
      expect(threads.startStatusThreads({ columns, annotated: new Uint8Array(0) })).toBeNull();
    }
  });

  it("reject a request if the corpus cannot be read", async () => {
    const { columns, close } = await collectSharedColumns();
    close();
    const missing = createBuildThreads(join(folder, "missing.sqlite"), 4 * GIB, 2);
    const readers = missing.startCaseReaders({ columns, needsOpinions: false })!;
    const error = await readers.compute(0, 1).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      code: "corpus_unavailable",
      message: expect.stringMatching(/missing\.sqlite.*--resume/s),
    });
    expect(isInputFault(error)).toBe(false);
    await readers.close();
  });
});
