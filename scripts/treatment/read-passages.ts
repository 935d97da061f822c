import { readFileSync } from "node:fs";
import { findOpinionSectionKind, splitOpinionSections } from "../../src/citator/treatment/opinion-sections.ts";
import { isWrittenInFormulae } from "../../src/citator/treatment/passages/estimate-right.ts";
import { listReadingFeatures } from "../../src/citator/treatment/passages/reading-features.ts";
import { createTreatmentReader } from "../../src/citator/treatment/treatment-reader.ts";
import type { TreatmentReading } from "../../src/citator/treatment/treatment-reading.ts";
import { toTreatmentClass } from "../../src/law/treatment.ts";
import { openCitingCases } from "./citing-cases.ts";

/** A citation in a real opinion, with what the words around it do to the cited case as an editor reads them. */
export interface LabelledPassage {
  readonly clusterId: number;
  /** Index of the opinion in its case. */
  readonly opinion: number;
  /** UTF-16 code units before the citation. */
  readonly start: number;
  readonly label: string;
}

/** A positive or negative reading of a labelled passage by the rules. */
export interface ReadPassage {
  readonly clusterId: number;
  readonly reading: TreatmentReading;
  readonly treatment: "negative" | "positive";
  readonly features: readonly string[];
  readonly isRight: boolean;
}

/** Reads labelled passages: a line is `[case, opinion, start, "label"]`. */
export function readLabels(path: string): LabelledPassage[] {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [clusterId, opinion, start, label] = JSON.parse(line) as [number, number, number, string];
    return { clusterId, opinion, start, label };
  });
}

/**
 * Reads the passages of a built corpus by the rules, and returns those in which they read a treatment.
 * @param corpus a corpus that contains the cases of the passages
 */
export async function readPassages(corpus: string, labels: readonly LabelledPassage[]): Promise<ReadPassage[]> {
  const cases = await openCitingCases(corpus);
  const byOpinion = new Map<string, LabelledPassage[]>();
  for (const one of labels) {
    const key = `${one.clusterId}/${one.opinion}`;
    byOpinion.set(key, [...(byOpinion.get(key) ?? []), one]);
  }
  const found: ReadPassage[] = [];
  for (const group of byOpinion.values()) {
    const { clusterId, opinion } = group[0]!;
    const { kind, text } = cases.read(clusterId)!.opinions[opinion]!;
    const spans = new Map(cases.ports.findCitations(text).map(({ span }) => [span.start, span]));
    const targets = group.flatMap(({ start }) => spans.get(start) ?? []).sort((a, b) => a.start - b.start);
    const reader = createTreatmentReader(text, { targets, digest: kind === "digest" });
    const sections = splitOpinionSections(text, kind);
    for (const { start, label } of group) {
      if (isWrittenInFormulae(kind, findOpinionSectionKind(sections, start))) continue;
      const span = spans.get(start);
      if (span === undefined) throw new Error(`case ${clusterId}, opinion ${opinion}: no citation at ${start}`);
      const [reading, passage] = [reader.read(span), reader.findPassage(span)];
      const { treatment } = reading;
      if (passage === null || (treatment !== "negative" && treatment !== "positive")) continue;
      if (toTreatmentClass(reading.kind) === "overruling") continue;
      const features = listReadingFeatures(passage, reading);
      found.push({ clusterId, reading, treatment, features, isRight: treatment === label });
    }
  }
  cases.close();
  return found;
}
