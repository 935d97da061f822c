import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readCorpusRecords } from "../../../src/ingest/records/corpus-records.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { listClusterIds } from "../../../src/store/cases/cases.ts";
import { readNeighbours } from "../../../src/store/citations/edges.ts";
import type { OpenCorpusFile } from "../../../src/store/corpus.ts";
import { withCorpus } from "../../support/corpora/corpus-rows.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { DIST, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

// The corpus of one court beside that of everything.
const BIN = resolve(DIST, "node/bin.js");
const COURT = "scotus";
const whole = openRealCorpus();

describe.skipIf(whole === null)("a build of one court (maintainer data)", () => {
  it("has the records, texts and citations of the build of everything, and the edges among its cases", async () => {
    const output = resolve(WORK, "selected.sqlite");
    const bulk = `courtlistener-bulk:${findSharedFile("data/us-courtlistener-bulk.tar.gz")}`;
    execFileSync(process.execPath, [BIN, "build", "--from", bulk, "--court", COURT, "-o", output], { stdio: "pipe" });
    const selected = await withCorpus(openCorpusFile(output), readCourt);
    const all = await withCorpus(openCorpusFile(whole!.path), readCourt);

    const kept = new Set([...selected.records, ...selected.edges]);
    const lost = all.records.filter((record) => !kept.has(record));
    reportFigure(`--court ${COURT}: cases`, selected.clusterIds.size, `${all.clusterIds.size}, as in everything`);
    reportFigure(`--court ${COURT}: records that differ`, lost.length, `0 of ${all.records.length}`);
    expect(selected.records).toEqual(all.records);
    const missing = all.edges.filter((edge) => !kept.has(edge));
    reportFigure(`--court ${COURT}: edges among its cases that differ`, missing.length, `0 of ${all.edges.length}`);
    expect(all.edges.length).toBeGreaterThan(1000);
    expect(selected.edges).toEqual(all.edges);
  });
});

/** Reads the cases of the court with their opinions, and the edges among them, as lines of text. */
async function readCourt(corpus: OpenCorpusFile) {
  const clusterIds = new Set<number>();
  const records: string[] = [];
  let isOfCourt = false;
  for await (const { location: _, ...record } of readCorpusRecords(corpus)) {
    if (record.kind === "case") isOfCourt = record.case.courtId === COURT;
    if (!isOfCourt || (record.kind !== "case" && record.kind !== "opinion")) continue;
    if (record.kind === "case") clusterIds.add(record.case.clusterId!);
    records.push(JSON.stringify(record));
  }
  return { clusterIds, records, edges: listEdges(corpus, clusterIds) };
}

function listEdges({ database }: OpenCorpusFile, clusterIds: ReadonlySet<number>): string[] {
  const ids = listClusterIds(database);
  return [...ids].flatMap((citing, ordinal) => {
    if (!clusterIds.has(citing)) return [];
    const { ordinals, mentions, kinds, flags } = readNeighbours(database, ordinal, "cited");
    return [...ordinals]
      .map((cited, at) => [citing, ids[cited]!, mentions[at], kinds[at], flags[at]] as const)
      .filter(([, cited]) => clusterIds.has(cited))
      .sort(([, a], [, b]) => a - b)
      .map((edge) => edge.join(" "));
  });
}
