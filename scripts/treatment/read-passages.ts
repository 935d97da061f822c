import { readFileSync } from "node:fs";
import type { Span } from "../../src/citation/citation.ts";
import type { CitingOpinion } from "../../src/citator/treatment/edges/collect-edges.ts";
import { findAuthorities } from "../../src/citator/treatment/names/authorities.ts";
import { normalizeText } from "../../src/citator/treatment/normalize-text.ts";
import { findOpinionSectionKind, splitOpinionSections } from "../../src/citator/treatment/opinion-sections.ts";
import { isWrittenInFormulae } from "../../src/citator/treatment/passages/estimate-right.ts";
import type { Passage } from "../../src/citator/treatment/passages/passage.ts";
import { listReadingFeatures } from "../../src/citator/treatment/passages/reading-features.ts";
import { createTreatmentReader } from "../../src/citator/treatment/treatment-reader.ts";
import type { TreatmentReading } from "../../src/citator/treatment/treatment-reading.ts";
import { MAX_WINDOW_CHARS } from "../../src/citator/treatment/words/read-window.ts";
import { type Treatment, toTreatmentClass } from "../../src/law/treatment.ts";
import { findSentenceIndex, splitSentences } from "../../src/text/sentences/sentences.ts";
import type { TreatmentWindow } from "../../test/citator/treatment/windows/read-windows.ts";
import { openCitingCases } from "./citing-cases.ts";

/** A citation in a real opinion, with what the words around it do to the cited case as an editor reads them. */
export interface LabelledPassage {
  readonly clusterId: number;
  /** Index of the opinion in its case. */
  readonly opinion: number;
  /** UTF-16 code units before the citation. */
  readonly start: number;
  readonly label: Treatment;
}

/** A positive or negative reading of a labelled passage by the rules. */
export interface ReadPassage {
  readonly clusterId: number;
  readonly treatment: "negative" | "positive";
  readonly features: readonly string[];
  readonly isRight: boolean;
}

/** Reads labelled passages: a line is `[case, opinion, start, "label"]`. */
export function readLabels(path: string): LabelledPassage[] {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [clusterId, opinion, start, label] = JSON.parse(line) as [number, number, number, Treatment];
    return { clusterId, opinion, start, label };
  });
}

/**
 * Reads the passages of a built corpus by the rules, and returns those in which they read a treatment.
 * @param corpus a corpus that contains the cases of the passages
 */
export async function readPassages(corpus: string, labels: readonly LabelledPassage[]): Promise<ReadPassage[]> {
  const found: ReadPassage[] = [];
  await visitOpinions(corpus, labels, ({ kind, text }, labelled) => {
    const targets = labelled.map(({ span }) => span).sort((a, b) => a.start - b.start);
    const reader = createTreatmentReader(text, { targets, digest: kind === "digest" });
    const sections = splitOpinionSections(text, kind);
    for (const { clusterId, span, label } of labelled) {
      if (isWrittenInFormulae(kind, findOpinionSectionKind(sections, span.start))) continue;
      found.push(...toReadPassage(clusterId, label, reader.read(span), reader.findPassage(span)));
    }
  });
  return found;
}

/** Reads invented windows as if they were opinions. */
export function readWindowPassages(windows: readonly TreatmentWindow[]): ReadPassage[] {
  return windows.flatMap(([, marked, label]): ReadPassage[] => {
    const span = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
    const reader = createTreatmentReader(marked.replace(/[{}]/g, ""), { targets: [span] });
    const [reading, passage] = [reader.read(span), reader.findPassage(span)];
    return toReadPassage(0, label, reading, passage);
  });
}

/** Returns a positive or negative reading that the model judges; an empty list for any other. */
function toReadPassage(
  clusterId: number,
  label: Treatment,
  reading: TreatmentReading,
  passage: Passage | null,
): ReadPassage[] {
  const { treatment } = reading;
  if (passage === null || (treatment !== "negative" && treatment !== "positive")) return [];
  if (toTreatmentClass(reading.kind) === "overruling") return [];
  const features = listReadingFeatures(passage, reading);
  return [{ clusterId, treatment, features, isRight: treatment === label }];
}

/** UTF-16 code units before and after a citation of which a window is cut: whole sentences, if there are any. */
const WINDOW_CHARS = 350;
/** UTF-16 code units before and after a citation in which its sentences are searched. */
const SENTENCE_CHARS = 1500;

/** Cuts a window of whole sentences around each citation, if they fit into the longest one whose words are weighed. */
export async function cutWindows(corpus: string, labels: readonly LabelledPassage[]): Promise<TreatmentWindow[]> {
  const windows: TreatmentWindow[] = [];
  await visitOpinions(corpus, labels, ({ text }, labelled) => {
    for (const { span, label } of labelled) {
      const from = Math.max(0, span.start - SENTENCE_CHARS);
      const near = text.slice(from, span.end + SENTENCE_CHARS);
      const target = { start: span.start - from, end: span.end - from };
      const { start, end } = cutSentences(near, target);
      if (end - start > MAX_WINDOW_CHARS) continue;
      const parts = [
        near.slice(start, target.start),
        near.slice(target.start, target.end),
        near.slice(target.end, end),
      ];
      const [before, cited, after] = parts.map((part) => part.replace(/[{}]/g, ""));
      windows.push(["real opinion", `${before}{${cited}}${after}`, label]);
    }
  });
  return windows;
}

function cutSentences(text: string, target: Span): Span {
  const sentences = splitSentences(normalizeText(text), findAuthorities(normalizeText(text)));
  let first = findSentenceIndex(sentences, target.start);
  let last = findSentenceIndex(sentences, Math.max(target.start, target.end - 1));
  const isNear = (at: number) => {
    const sentence = sentences[at];
    if (sentence === undefined) return false;
    return target.start - sentence.start <= WINDOW_CHARS && sentence.end - target.end <= WINDOW_CHARS;
  };
  while (isNear(first - 1) && isNear(first)) first--;
  while (isNear(last + 1) && isNear(last)) last++;
  return {
    start: Math.max(sentences[first]!.start, target.start - WINDOW_CHARS),
    end: Math.min(sentences[last]!.end, target.end + WINDOW_CHARS),
  };
}

interface LabelledSpan extends LabelledPassage {
  readonly span: Span;
}

/** Visits each opinion that contains labelled citations, in the order of the labels. */
async function visitOpinions(
  corpus: string,
  labels: readonly LabelledPassage[],
  visit: (opinion: CitingOpinion, labelled: readonly LabelledSpan[]) => void,
): Promise<void> {
  const cases = await openCitingCases(corpus);
  const byOpinion = new Map<string, LabelledPassage[]>();
  for (const one of labels) {
    const key = `${one.clusterId}/${one.opinion}`;
    byOpinion.set(key, [...(byOpinion.get(key) ?? []), one]);
  }
  for (const group of byOpinion.values()) {
    const { clusterId, opinion } = group[0]!;
    const read = cases.read(clusterId)!.opinions[opinion]!;
    const spans = new Map(cases.ports.findCitations(read.text).map(({ span }) => [span.start, span]));
    const labelled = group.map((one) => {
      const span = spans.get(one.start);
      if (span === undefined) throw new Error(`case ${clusterId}, opinion ${opinion}: no citation at ${one.start}`);
      return { ...one, span };
    });
    visit(read, labelled);
  }
  cases.close();
}
