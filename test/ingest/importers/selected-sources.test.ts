import { describe, expect, it } from "vitest";
import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import { countRecords } from "../../../src/ingest/count-records.ts";
import type { CaseFilter } from "../../../src/ingest/selection/case-selection.ts";
import { findStoredCase, listClusterIds } from "../../../src/store/cases/cases.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";
import { SOURCE_SAMPLES, type SourceSample } from "../../support/ingest/source-samples.ts";

async function build({ importer, files }: SourceSample, filter?: CaseFilter) {
  const file = createMemoryFile();
  const inputs = [{ importer, source: createMemorySource(files) }];
  const report = await buildCorpusFile(inputs, file, { name: "a", version: "1", builtBy: "test", filter });
  const corpus = await openCorpus(openCorpusBytes(file.bytes().slice()));
  const cases = listClusterIds(corpus.database);
  const dates = Array.from(cases, (id) => findStoredCase(corpus.database, id)!).map(
    ({ dateFiled, datePrecision }) => `${dateFiled} ${datePrecision}`,
  );
  return { report, dates: dates.sort() };
}

const count = async ({ importer, files }: SourceSample, filter: CaseFilter) => {
  const { cases, refused, leftOut } = await countRecords([{ importer, source: createMemorySource(files) }], { filter });
  return { cases, leftOut: leftOut.cases, isRefused: refused > 0 };
};

describe.each(SOURCE_SAMPLES.map((sample) => [sample.importer.name, sample] as const))("the source %s", (_, sample) => {
  it("brings a case without a date, whose date is unknown", async () => {
    const { dates, report } = await build(sample);
    expect(dates).toEqual([" unknown", "1990-05-04 day", "2020-03-04 day"]);
    expect(report.repaired.some(({ what, reason }) => what === "case" && reason.endsWith("its date is unknown"))).toBe(
      true,
    );
  });

  it("counts every record that it reads once, as stored, refused or left out", async () => {
    const all = (await build(sample)).report;
    expect(all.inputs.map(({ cases }) => cases)).toEqual([{ read: 4, stored: 3, merged: 0, refused: 1, leftOut: 0 }]);
    const some = (await build(sample, { from: "2000-01-01" })).report;
    expect(some.inputs.map(({ cases }) => cases)).toEqual([{ read: 4, stored: 1, merged: 0, refused: 1, leftOut: 2 }]);
    for (const { opinions } of [...all.inputs, ...some.inputs])
      expect(opinions.stored + opinions.merged + opinions.refused + opinions.leftOut).toBe(opinions.read);
    expect(some.inputs[0]!.opinions.leftOut).toBe(2);
  });

  it.each<[string, CaseFilter, number]>([
    ["from a date", { from: "2000-01-01" }, 1],
    ["up to a date", { to: "1999-12-31" }, 1],
    ["of its jurisdiction", { jurisdictions: [sample.jurisdiction] }, 3],
    ["of another jurisdiction", { jurisdictions: [sample.jurisdiction === "US" ? "IN" : "US"] }, 0],
    ["up to a number", { maxCases: 2 }, 2],
    ["that are precedents", { precedential: true }, sample.statesPrecedents ? 2 : 3],
    ["of a court", { courts: [sample.secondCourt ?? "in-sc"] }, sample.secondCourt === null ? 3 : 1],
  ])("takes the cases %s", async (_, filter, taken) => {
    expect(await count(sample, filter)).toEqual({ cases: taken, leftOut: 3 - taken, isRefused: true });
  });
});
