import { describe, expect, it } from "vitest";
import { countRecords } from "../../../src/ingest/count-records.ts";
import { estimateDisk } from "../../../src/ingest/estimate/estimate-disk.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import { courtlistenerBulk } from "../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { findImporter } from "../../../src/ingest/importers/importers.ts";
import { estimateSegmentBytes } from "../../../src/ingest/projections/index-cases.ts";
import type { Source } from "../../../src/ingest/source.ts";
import { CLUSTER_COLUMNS, OPINION_COLUMNS } from "../../support/ingest/courtlistener-columns.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";
import { writeTable } from "../importers/courtlistener-bulk/bulk-export.ts";

const jsonl = findImporter("headnote-jsonl")!;

/** Lines of cases whose opinions have about so many characters. */
function writeCases(count: number, characters: number): string {
  const text = "The rule of the lamps is followed in this court. ".repeat(Math.ceil(characters / 49));
  const lines: unknown[] = [
    { kind: "court", court: { id: "x", name: "Court of X", jurisdiction: "US", level: "state_supreme" } },
  ];
  for (let n = 1; n <= count; n++) {
    const cited = { name: `Alder${n} v. Birch`, dateFiled: "1950-03-04", citations: [`${n} F.2d 1`] };
    lines.push({ kind: "case", case: { sourceId: String(n), courtId: "x", jurisdiction: "US", ...cited } });
    lines.push({ kind: "opinion", caseSourceId: String(n), opinion: { kind: "lead", text } });
  }
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

/** Creates a source of one file, which is read in parts of 64 KiB, as from a disk. */
function createChunkedSource(content: string): Source {
  const whole = new TextEncoder().encode(content);
  const bytes = async function* () {
    for (let at = 0; at < whole.length; at += 2 ** 16) yield whole.subarray(at, at + 2 ** 16);
  };
  const entry = { path: "cases.jsonl", size: whole.length, open: () => new ReadableStream(), bytes };
  return {
    name: "chunks",
    refused: [],
    async *entries() {
      yield entry;
    },
    async close() {},
  };
}

/** Writes CourtListener's tables: every third opinion has ten times the characters. */
function writeBulk(count: number, characters: number): Readonly<Record<string, string>> {
  const sentence = "The rule of the lamps is followed in this court. ";
  const ids = Array.from({ length: count }, (_, n) => String(n + 1));
  const textOf = (id: string) => sentence.repeat(Math.ceil(((Number(id) % 3 === 0 ? 1 : 0.1) * characters) / 49));
  const court = { id: "ca9", citation_string: "9th Cir.", full_name: "Ninth Circuit", jurisdiction: "F" };
  const clusters = ids.map((id) => ({
    id,
    date_filed: "1990-01-01",
    date_filed_is_approximate: "f",
    case_name: `Alder${id} v. Birch`,
    docket_id: id,
  }));
  return {
    "courts.csv": writeTable(["id", "citation_string", "full_name", "jurisdiction"], [court]),
    "dockets.csv": writeTable(
      ["id", "docket_number", "court_id"],
      ids.map((id) => ({ id, docket_number: id, court_id: "ca9" })),
    ),
    "opinion-clusters.csv": writeTable(CLUSTER_COLUMNS, clusters),
    "citations.csv": writeTable(
      ["id", "volume", "reporter", "page", "type", "cluster_id"],
      ids.map((id) => ({ id, volume: id, reporter: "F.2d", page: "1", type: "3", cluster_id: id })),
    ),
    "opinions.csv": writeTable(
      OPINION_COLUMNS.concat("cluster_id"),
      ids.map((id) => ({
        id,
        type: "020lead",
        per_curiam: "f",
        plain_text: `Number ${id}. ${textOf(id)}`,
        cluster_id: id,
      })),
    ),
  };
}

/** Creates a source whose files can be read from the middle, as those of a disk. */
function createSlicedSource(files: Readonly<Record<string, string>>): Source {
  const source = createMemorySource(files);
  return {
    ...source,
    async *entries() {
      for await (const entry of source.entries()) {
        const whole = new TextEncoder().encode(files[entry.path]);
        yield { ...entry, slice: async (start: number, end: number) => whole.subarray(start, end) };
      }
    },
  };
}

describe("what a build needs on disk", () => {
  it("is what counting all records says, if the input is small", async () => {
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": writeCases(40, 500) }) }];
    const counted = await countRecords(inputs);
    const estimate = await estimateDisk(inputs);
    expect(estimate).toEqual({ corpusBytes: counted.corpusBytes, diskBytes: counted.corpusBytes, isUpperBound: false });
  });

  it("is not measured on the texts, if they add little to a corpus", async () => {
    const text = Array.from({ length: 60_000 }, (_, n) => `w${(n * 7919) % 9973}`).join(" ");
    const lines = writeCases(2, 10).replaceAll("The rule of the lamps is followed in this court. ", text);
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": lines }) }];
    const { corpusBytes } = await countRecords(inputs);
    const own = await estimateDisk(inputs);
    const usual = await estimateDisk(inputs, { formerBytes: 11 * corpusBytes });
    expect((await estimateDisk(inputs, { formerBytes: corpusBytes }))!.corpusBytes).toBe(own!.corpusBytes);
    expect(usual!.corpusBytes).not.toBe(own!.corpusBytes);
    expect(Math.abs(usual!.corpusBytes - own!.corpusBytes)).toBeLessThan(0.1 * 11 * corpusBytes);
  });

  it("is within a tenth of that, if only the beginning of the input is read", async () => {
    const inputs = [{ importer: jsonl, source: createChunkedSource(writeCases(1200, 20_000)) }];
    const counted = await countRecords(inputs);
    const estimate = await estimateDisk(inputs);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeGreaterThan(0.9);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeLessThan(1.1);
  });

  it("is within a tenth of that for tables of which parts are read", async () => {
    const inputs = [{ importer: courtlistenerBulk, source: createSlicedSource(writeBulk(1500, 20_000)) }];
    const counted = await countRecords(inputs);
    expect(counted).toMatchObject({ cases: 1500, opinions: 1500 });
    const estimate = await estimateDisk(inputs);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeGreaterThan(0.9);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeLessThan(1.1);
  });

  it("includes the index, which is written twice if it does not fit into memory", async () => {
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": writeCases(100, 20_000) }) }];
    const little = { memoryBytes: 2 ** 20, createFile: () => expect.fail("nothing is written") };
    const estimate = await estimateDisk(inputs, { scratch: little });
    expect(estimate!.diskBytes).toBeGreaterThan(estimate!.corpusBytes + 400_000);
  });

  it("does not leap where the index no longer fits into memory", () => {
    const memoryBytes = 2 ** 30;
    const estimate = (characters: number) => estimateSegmentBytes({ characters, cases: 10_000 }, memoryBytes, 0.6);
    const bytes = Array.from({ length: 20 }, (_, step) => estimate(150_000_000 + step * 10_000_000));
    const steps = bytes.slice(1).map((more, at) => more - bytes[at]!);
    expect(bytes[0]).toBe(0);
    expect(Math.max(...steps)).toBeLessThan(30e6);
    expect(bytes.at(-1)).toBe(340_000_000 * 0.6 - memoryBytes / 16);
  });

  it("follows the number of cases that a filter takes", async () => {
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": writeCases(400, 5000) }) }];
    const all = await estimateDisk(inputs);
    const few = await estimateDisk(inputs, { filter: { maxCases: 40 } });
    const none = await estimateDisk([]);
    const ofAll = all!.corpusBytes - none!.corpusBytes;
    expect((few!.corpusBytes - none!.corpusBytes) / ofAll).toBeCloseTo(0.1, 1);
  });

  it("is an upper bound if only whole tables tell which cases are taken", async () => {
    const inputs = [{ importer: courtlistenerBulk, source: createSlicedSource(writeBulk(20, 100)) }];
    expect(await estimateDisk(inputs, { filter: { courts: ["scotus"] } })).toMatchObject({ isUpperBound: true });
  });

  it("is unknown if the size of a large input is", async () => {
    const endless: Importer = {
      ...jsonl,
      async *records() {
        const court = {
          id: "x",
          name: "Court of X",
          citationString: "X",
          jurisdiction: "US",
          level: "supreme",
        } as const;
        yield { kind: "court", court, location: { file: "x", record: "1" } };
        const opinion = { kind: "lead", author: "", text: "word ".repeat(100_000), pages: [], footnotes: [] } as const;
        for (let n = 1; ; n++) {
          const location = { file: "x", record: String(n) };
          yield { kind: "opinion", namespace: "x", caseSourceId: String(n), opinion, location };
        }
      },
    };
    expect(await estimateDisk([{ importer: endless, source: createMemorySource({}) }])).toBeNull();
  });
});
