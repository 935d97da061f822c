import { describe, expect, it } from "vitest";
import { createSimulatedBulk, scaleBulk } from "../../../bench/size/simulated-bulk.ts";
import { countRecords } from "../../../src/ingest/count-records.ts";
import { estimateDisk } from "../../../src/ingest/estimate/estimate-disk.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import { courtlistenerBulk } from "../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { findImporter } from "../../../src/ingest/importers/importers.ts";
import type { Source } from "../../../src/ingest/source.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";

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

describe("what a build needs on disk", () => {
  it("is what counting all records says, if the input is small", async () => {
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": writeCases(40, 500) }) }];
    const counted = await countRecords(inputs);
    const estimate = await estimateDisk(inputs);
    expect(estimate).toEqual({ corpusBytes: counted.corpusBytes, diskBytes: counted.corpusBytes, isUpperBound: false });
  });

  it("is within a tenth of that, if only the beginning of the input is read", async () => {
    const inputs = [{ importer: jsonl, source: createChunkedSource(writeCases(1200, 20_000)) }];
    const counted = await countRecords(inputs);
    const estimate = await estimateDisk(inputs);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeGreaterThan(0.9);
    expect(estimate!.corpusBytes / counted.corpusBytes).toBeLessThan(1.1);
  });

  it("is within a tenth of that for tables of which a part is read", async () => {
    const inputs = [{ importer: courtlistenerBulk, source: createSimulatedBulk(scaleBulk(280_000)) }];
    const estimate = await estimateDisk(inputs);
    const whole = { cases: 40_000, citations: 72_000, characters: 13_100_000 };
    const expected = 1_786_000 + whole.cases * 1130 + whole.citations * 110 + whole.characters * 0.855;
    expect(estimate!.corpusBytes / expected).toBeGreaterThan(0.9);
    expect(estimate!.corpusBytes / expected).toBeLessThan(1.1);
  });

  it("includes the index, which is written twice if it does not fit into memory", async () => {
    const inputs = [{ importer: jsonl, source: createMemorySource({ "cases.jsonl": writeCases(100, 20_000) }) }];
    const little = { memoryBytes: 2 ** 20, createFile: () => expect.fail("nothing is written") };
    const estimate = await estimateDisk(inputs, { scratch: little });
    expect(estimate!.diskBytes).toBeGreaterThan(estimate!.corpusBytes + 500_000);
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
    const inputs = [{ importer: courtlistenerBulk, source: createSimulatedBulk(scaleBulk(700)) }];
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
