import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Importer } from "../../src/ingest/importer.ts";
import { courtlistenerBulk } from "../../src/ingest/importers/courtlistener-bulk.ts";
import { liiofindia } from "../../src/ingest/importers/liiofindia.ts";
import { openSource } from "../../src/node/sources/open-source.ts";

// Every record of the real samples is stored or refused with a reason, and reading keeps its pace and its memory.
const DATA = new URL("../../../shared/data/", import.meta.url).pathname;

interface Tally {
  readonly counts: Readonly<Record<string, number>>;
  readonly characters: number;
  readonly citations: number;
  readonly megabytesPerSecond: number;
}

async function tally(importer: Importer, path: string): Promise<Tally> {
  const source = await openSource(path);
  const counts: Record<string, number> = {};
  let characters = 0;
  let citations = 0;
  let bytes = 0;
  const begun = performance.now();
  for await (const record of importer.records(source, { onBytes: (more) => (bytes += more) })) {
    const what = "what" in record ? `${record.kind} ${record.what}` : record.kind;
    counts[what] = (counts[what] ?? 0) + 1;
    if (record.kind === "opinion") characters += record.opinion.text.length;
    if (record.kind === "case") citations += record.case.citations.length;
  }
  const megabytesPerSecond = bytes / 1000 / (performance.now() - begun);
  await source.close();
  console.log(importer.name, counts, { characters, citations, megabytesPerSecond: megabytesPerSecond.toFixed(1) });
  return { counts, characters, citations, megabytesPerSecond };
}

const bulk = `${DATA}us-courtlistener-bulk.tar.gz`;
const judgments = `${DATA}in-sc-judgments.tar.gz`;

describe.skipIf(!existsSync(bulk))("the CourtListener sample (skipped: not beside the project)", () => {
  it("is read whole", async () => {
    const { counts, citations, megabytesPerSecond } = await tally(courtlistenerBulk, bulk);
    expect(counts).toEqual({ court: 161, case: 2070, opinion: 3589 });
    expect(citations).toBe(5609);
    expect(megabytesPerSecond).toBeGreaterThan(3);
  });
});

describe.skipIf(!existsSync(judgments))("the LIIofIndia sample (skipped: not beside the project)", () => {
  it("is read whole: what is refused has no text or no date", async () => {
    const { counts, citations } = await tally(liiofindia, judgments);
    expect((counts.case ?? 0) + (counts["refused case"] ?? 0)).toBe(975);
    expect(counts.case).toBeGreaterThanOrEqual(950);
    expect(citations).toBeGreaterThan(3000);
  });
});
