import { beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildCorpusFile } from "../../src/ingest/build-corpus-file.ts";
import { a2aj } from "../../src/ingest/importers/a2aj/a2aj.ts";
import type { BuildReport } from "../../src/ingest/report.ts";
import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import { collectItems } from "../support/collect-items.ts";
import { createMemorySource } from "../support/ingest/memory-source.ts";
import { writeParquet } from "../support/ingest/write-parquet.ts";

const FIELDS = ["dataset", "citation_en", "citation2_en", "name_en", "document_date_en", "unofficial_text_en"];
const COLUMNS = Object.fromEntries(FIELDS.map((field) => [field, "text" as const]));
const ROWS = [
  {
    dataset: "SCC",
    citation_en: "2015 SCC 5",
    citation2_en: "[2015] 1 SCR 331",
    name_en: "Alder v. Birch",
    document_date_en: "2015-02-06",
    unofficial_text_en: "A kite is flown by whoever holds its string.",
  },
  {
    dataset: "ONCA",
    citation_en: "2019 ONCA 12",
    name_en: "Cedar v. Dogwood",
    document_date_en: "2019-03-04",
    unofficial_text_en: "We follow Alder v. Birch, 2015 SCC 5, on kites. See also Elm v. Fir, 2018 ONCA 77.",
  },
  { dataset: "ONCA", citation_en: "2020 ONCA 1", name_en: "No date", unofficial_text_en: "It has no date." },
];

describe("an engine over decisions of Canada", () => {
  let engine: Engine;
  let report: BuildReport;
  beforeAll(async () => {
    const file = createMemoryFile();
    const source = createMemorySource({ "SCC/train.parquet": writeParquet(COLUMNS, ROWS) });
    report = await buildCorpusFile([{ importer: a2aj, source }], file, { name: "ca", version: "1", builtBy: "test" });
    engine = await openEngine(file.bytes().slice());
  });

  it("has every row of its source, stored or refused", () => {
    const refused = report.refused.filter(({ what }) => what === "case");
    expect(report.stored.cases + refused.length).toBe(ROWS.length);
  });

  it.each(["2015 SCC 5", "[2015] 1 SCR 331", "2019 ONCA 12"])("resolves %s", async (citation) => {
    const { data } = await engine.citations.resolve({ citation });
    expect(data.jurisdiction).toBe("CA");
    expect(data.citations).toContain(citation);
  });

  it("finds its cases by words, and filters them by country", async () => {
    const search = async (jurisdiction?: string) =>
      (await engine.research.search({ query: "kite*", ...(jurisdiction && { jurisdiction }) })).meta.total;
    expect([await search(), await search("CA"), await search("US"), await search("IN")]).toEqual([2, 2, 0, 0]);
  });

  it("links a decision to those that it cites, also by neutral citations of provinces", async () => {
    const { data } = await engine.citations.resolve({ citation: "2019 ONCA 12" });
    const { data: cited } = await engine.citations.citationsOf({ caseId: String(data.clusterId) });
    expect(cited.results.map(({ caseName }) => caseName)).toEqual(["Alder v. Birch"]);
    expect(cited.unresolved).toEqual(["2018 ONCA 77"]);
  });

  it("treats it in networks and answers as a country that it does not cover", async () => {
    const { data } = await engine.citations.network({ citation: "2015 SCC 5", countryCode: "CA" });
    expect([data.seed, data.nodes]).toEqual([null, []]);
    const events = collectItems(engine.ask({ question: "Who flies a kite?", countryCode: "CA" as "US" }));
    await expect(events).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("says that the status of a case rests on what is known of its country", async () => {
    const { data } = await engine.citations.resolve({ citation: "2015 SCC 5" });
    expect(data.freshness).toBe("Good Law");
  });
});
