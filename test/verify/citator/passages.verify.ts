import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openCitingCases } from "../../../scripts/treatment/citing-cases.ts";
import { cutWindows, readLabels, readPassages } from "../../../scripts/treatment/read-passages.ts";
import { classifyTreatment } from "../../../src/citator/treatment/classify-treatment.ts";
import { collectEdges } from "../../../src/citator/treatment/edges/collect-edges.ts";
import { estimateRight, MIN_RIGHT_PROBABILITY } from "../../../src/citator/treatment/passages/estimate-right.ts";
import { type Treatment, toTreatmentLabel } from "../../../src/law/treatment.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";

const corpus = openRealCorpus();
const findLabels = (name: string) => new URL(`./passages/${name}.jsonl`, import.meta.url).pathname;

describe.skipIf(corpus === null)("treatment in real opinions, as readers labelled it", () => {
  it("drops readings that are about something else", { timeout: 120_000 }, async () => {
    const passages = await readPassages(corpus!.path, readLabels(findLabels("held-back")));
    for (const [treatment, least] of [
      ["negative", 0.66],
      ["positive", 0.64],
    ] as const) {
      const all = passages.filter((one) => one.treatment === treatment);
      const kept = all.filter(({ features }) => estimateRight(features, treatment) >= MIN_RIGHT_PROBABILITY);
      const [before, after] = [all, kept].map((some) => some.filter(({ isRight }) => isRight).length / some.length);
      reportFigure(`${treatment} readings that are right, of all (${all.length})`, before!.toFixed(3), "");
      reportFigure(
        `${treatment} readings that are right, of those kept (${kept.length})`,
        after!.toFixed(3),
        `>= ${least}`,
      );
      expect(after).toBeGreaterThanOrEqual(least);
    }
  });

  it("states a probability near the share that is right", { timeout: 120_000 }, async () => {
    const passages = await readPassages(corpus!.path, readLabels(findLabels("held-back")));
    const stated = passages.map((one) => ({ ...one, probability: estimateRight(one.features, one.treatment) }));
    for (const [from, to] of [
      [MIN_RIGHT_PROBABILITY, 0.7],
      [0.7, 0.85],
      [0.85, 1.01],
    ] as const) {
      const inside = stated.filter(({ probability }) => probability >= from && probability < to);
      const mean = inside.reduce((sum, { probability }) => sum + probability, 0) / inside.length;
      const share = inside.filter(({ isRight }) => isRight).length / inside.length;
      const figure = `${mean.toFixed(3)} / ${share.toFixed(3)}`;
      reportFigure(
        `probability ${from} to ${to} (${inside.length}): stated / right`,
        figure,
        "within 0.08, 50 or more",
      );
      expect(inside.length).toBeGreaterThanOrEqual(50);
      expect(Math.abs(mean - share)).toBeLessThanOrEqual(0.08);
    }
  });

  it("classifies windows of whole sentences", { timeout: 120_000 }, async () => {
    const windows = await cutWindows(corpus!.path, readLabels(findLabels("held-back")));
    const right = windows.filter(([, marked, label]) => {
      const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
      const { treatment } = classifyTreatment(marked.replace(/[{}]/g, ""), target);
      return (treatment === "unknown" ? "neutral" : treatment) === label;
    });
    const accuracy = right.length / windows.length;
    reportFigure(`windows of real opinions (${windows.length}), accuracy`, accuracy.toFixed(3), ">= 0.62");
    expect(accuracy).toBeGreaterThanOrEqual(0.62);
  });

  it("labels edges as the citing courts mean them", { timeout: 120_000 }, async () => {
    const rows = readFileSync(findLabels("edges-held-back"), "utf8").trim().split("\n").map(parseEdgeLabel);
    const read = await readEdges(corpus!.path, rows);
    for (const [label, leastPrecision, leastRecall] of [
      ["negative", 0.8, 0.33],
      ["positive", 0.7, 0.19],
    ] as const) {
      const weigh = (wanted: (row: EdgeLabel) => boolean) =>
        rows.filter(wanted).reduce((sum, { weight }) => sum + weight, 0);
      const both = weigh((row) => row.label === label && read.get(toKey(row)) === label);
      const precision = both / weigh((row) => read.get(toKey(row)) === label);
      const recall = both / weigh((row) => row.label === label);
      reportFigure(`${label} edges (${rows.length} pairs), precision`, precision.toFixed(3), `>= ${leastPrecision}`);
      reportFigure(`${label} edges, recall`, recall.toFixed(3), `>= ${leastRecall}`);
      expect(precision).toBeGreaterThanOrEqual(leastPrecision);
      expect(recall).toBeGreaterThanOrEqual(leastRecall);
    }
  });
});

interface EdgeLabel {
  readonly citing: number;
  readonly cited: number;
  readonly label: Treatment;
  /** The number of edges for which the pair stands. */
  readonly weight: number;
}

function parseEdgeLabel(line: string): EdgeLabel {
  const [citing, cited, label, weight] = JSON.parse(line) as [number, number, Treatment, number];
  return { citing, cited, label, weight };
}

function toKey({ citing, cited }: { readonly citing: number; readonly cited: number }): string {
  return `${citing}/${cited}`;
}

/** Reads what the edges of the citing cases say of each pair. */
async function readEdges(path: string, rows: readonly EdgeLabel[]): Promise<ReadonlyMap<string, Treatment>> {
  const cases = await openCitingCases(path);
  const read = new Map<string, Treatment>();
  for (const citing of new Set(rows.map((row) => row.citing)))
    for (const edge of collectEdges(cases.read(citing)!, cases.ports).edges)
      read.set(toKey(edge), toTreatmentLabel(edge.kind));
  cases.close();
  return read;
}
