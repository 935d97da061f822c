import { describe, expect, it } from "vitest";
import {
  detectImporters,
  findImporter,
  importers,
  recognizeImporters,
} from "../../../src/ingest/importers/importers.ts";
import { listEntries, type SourceEntry } from "../../../src/ingest/source.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";

function entries(paths: readonly string[]): SourceEntry[] {
  return paths.map((path) => ({ path, open: () => new Blob([]).stream() }));
}

describe("detectImporters", () => {
  it.each([
    ["courtlistener-bulk", ["bulk/opinion-clusters-2031-01-31.csv", "bulk/opinions-2031-01-31.csv"]],
    ["courtlistener-api", ["saved/clusters/page-1.json", "saved/opinions/page-1.json"]],
    ["courtlistener-api", ["clusters-1990.jsonl", "opinions-1990.jsonl"]],
    ["uslm", ["usc/usc01.xml", "usc/usc11A.xml"]],
    ["uslm", ["CFR-2018-title27-vol2-uslm.xml"]],
    ["ecfr", ["ECFR-title1.xml"]],
    ["federal-register", ["EO_13725.json", "EO_13725.xml"]],
    ["federal-register", ["FR/FR-2031-03-07.xml"]],
    ["dc-library", ["code/index.xml", "code/titles/1/index.xml", "code/titles/1/sections/1-1001.01.xml"]],
    ["constitutions", ["README.md", "data/vermont/constitution/1777-07-08.md"]],
    ["federal-rules", ["_frap/rule_10.md", "federal_rules.json"]],
    ["cap", ["html/0036-01.html", "json/0036-01.json", "metadata/CasesMetadata.json"]],
    ["cold-cases", ["cold-cases/part-0.gz.parquet"]],
    ["cap-parquet", ["README.md", "alaska/alaska.parquet", "new_york/new_york.parquet"]],
    ["aws-india-sc", ["data/tar/year=2031/english/english.tar/2031_1_12_20_EN.pdf"]],
    ["aws-india-sc", ["metadata/parquet/year=2031/metadata.parquet"]],
    ["aws-india-hc", ["metadata/parquet/year=2031/court=27_1/bench=b/metadata.parquet"]],
    ["aws-india-hc", ["metadata/tar/year=2031/court=27_1/bench=b/metadata.tar.gz/a.json"]],
    ["open-india-law", ["in_sc_judgments.parquet", "in_central_legislation.parquet"]],
    ["a2aj", ["SCC/train.parquet", "ONCA/train-00000-of-00002.parquet"]],
    ["find-case-law", ["uksc-2031-1.xml", "ewhc/ch/2031/12.xml"]],
    ["text-folder", ["own/1990/cedar.txt", "own/dogwood.html", "own/metadata.csv"]],
    ["headnote-jsonl", ["own/records.jsonl"]],
  ])("finds %s by %j", (name, paths) => {
    expect(detectImporters(entries(paths)).map((importer) => importer.name)).toEqual([name]);
  });

  it.each([
    [["a.xml", "b.json", "c.md"]],
    [["a.html"]],
    [["a.html", "b.md", "metadata.csv"]],
    [["metadata.csv"]],
    [["LICENSE.txt"]],
  ])("finds none for what it does not know: %j", (paths) => {
    expect(detectImporters(entries(paths))).toEqual([]);
  });
});

describe("recognizeImporters", () => {
  const capCase = '{"id":7,"name_abbreviation":"A v. B","decision_date":"1931-05-04","casebody":{"opinions":[]}}\n';
  const ownRecord = '{"kind":"court","court":{"id":"x","name":"X","jurisdiction":"US","level":"trial"}}\n';

  it.each<[string, string, Record<string, string>]>([
    ["cap", "a case of CAP", { "cases.jsonl": capCase }],
    ["cap", "a case of CAP in a folder, after empty lines and files", { "a.jsonl": "\n", "d/b.jsonl": `\n${capCase}` }],
    ["cap", "volumes of CAP, whatever the lines are", { "VolumeMetadata.json": "[]", "own.jsonl": ownRecord }],
    ["headnote-jsonl", "an own record", { "README.md": "About.", "d/own.jsonl": ownRecord }],
    ["headnote-jsonl", "an own record with the words of CAP", { "own.jsonl": `{"kind":"casebody decision_date"}\n` }],
    ["headnote-jsonl", "no JSON", { "own.jsonl": "casebody\n" }],
    ["headnote-jsonl", "no line", { "own.jsonl": "" }],
    ["courtlistener-api", "a name that tells more", { "clusters-1.jsonl": ownRecord, "opinions-1.jsonl": ownRecord }],
  ])("finds %s by %s", async (name, _, files) => {
    const found = await recognizeImporters(await listEntries(createMemorySource(files)));
    expect(found.map((importer) => importer.name)).toEqual([name]);
  });

  it("leaves a file that cannot be read to the importer, which reports it", async () => {
    const open = () =>
      new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("damaged")) });
    const found = await recognizeImporters([{ path: "own.jsonl", open }]);
    expect(found.map((importer) => importer.name)).toEqual(["headnote-jsonl"]);
  });
});

describe("importers", () => {
  it("have unique names, and each is found by its name", () => {
    expect(new Set(importers.map(({ name }) => name)).size).toBe(importers.length);
    for (const importer of importers) expect(findImporter(importer.name)).toBe(importer);
  });
});
