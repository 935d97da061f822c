import { expect, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { collectEdges, type EdgePorts } from "../../../src/citator/treatment/edges/collect-edges.ts";
import type { KnownDate } from "../../../src/law/known-date.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { type CandidateCase, resolveCandidates } from "../../../src/resolve/resolve-candidates.ts";
import { visitCases } from "../../../src/store/cases/cases.ts";
import { findCasesByKey } from "../../../src/store/citations/case-citations.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { readProcessTimeMs } from "../../support/timings.ts";

/** One case in four is read. */
const STEP = 4;

it("finds citations and reads their treatment at the pace of a build", async () => {
  const { path, name: corpusName } = await openMeasuredCorpus();
  const corpus = await openCorpus(openCorpusFile(path));
  const cases = new Map<number, { name: string; year: number; decided: KnownDate }>();
  visitCases(corpus.database, ({ clusterId, name, dateFiled, datePrecision }) => {
    const decided = { date: dateFiled, precision: datePrecision };
    cases.set(clusterId, { name, year: Number(dateFiled.slice(0, 4)), decided });
  });
  const toCandidate = (clusterId: number): CandidateCase => {
    const { name, year } = cases.get(clusterId)!;
    return { clusterId, name, fullName: null, year, citeCount: 0 };
  };
  const ports: EdgePorts = {
    findCitations,
    resolve(keys, hints) {
      const candidates = new Map(keys.map((key) => [key, findCasesByKey(corpus.database, key).map(toCandidate)]));
      return resolveCandidates(candidates, hints, "strict")?.clusterId ?? null;
    },
    decided: (clusterId) => cases.get(clusterId)!.decided,
  };
  let bytes = 0;
  let edges = 0;
  let spent = 0;
  for (const [at, [clusterId, { name, decided }]] of [...cases].entries()) {
    if (at % STEP !== 0) continue;
    const opinions = corpus.opinions
      .listByCase(clusterId)
      .map((opinion) => ({ kind: opinion.kind, text: corpus.opinions.readText(opinion) }));
    for (const { text } of opinions) bytes += Buffer.byteLength(text);
    const start = readProcessTimeMs();
    edges += collectEdges({ clusterId, name, decided, opinions }, ports).edges.length;
    spent += readProcessTimeMs() - start;
  }
  corpus.close();
  const pace = bytes / 1000 / spent;
  reportFigure(`opinion text of ${corpusName} read for edges, MB`, (bytes / 1e6).toFixed(1), "");
  reportFigure("edges found in it", edges, "");
  reportFigure("edges and treatment, MB of opinion text per second", pace.toFixed(1), ">= 5");
  expect(edges).toBeGreaterThan(1000);
  expect(pace).toBeGreaterThanOrEqual(5);
});
