import type { SectionKind } from "../../law/case.ts";
import type { Plan } from "../../query/plan.ts";
import type { CaseFilters } from "../../search/filters.ts";
import { isContent, OPINION_SEPARATOR } from "../../store/opinions.ts";
import { coverageOf, stemPlan, type Term } from "../interpret/terms.ts";
import type { Library } from "../library.ts";
import { pause } from "../pace.ts";
import type { Passage } from "./passage.ts";
import { sentencesOfCase } from "./sentences.ts";
import { type Window, type WindowOptions, windowsOf } from "./windows.ts";

/** A case that may speak to the question. */
export interface Candidate {
  readonly ordinal: number;
  /** 0 to 1. */
  readonly score: number;
}

/** Terms beyond these tell no more. */
const MOST_TERMS = 16;

/** The most telling terms that any case holds, in the order of the question. */
export function tellingTerms(terms: readonly Term[], most = MOST_TERMS): Term[] {
  const held = terms.filter(({ cases }) => cases > 0);
  const kept = new Set([...held].sort((a, b) => b.weight - a.weight).slice(0, most));
  return held.filter((term) => kept.has(term));
}

/** The cases that speak of the terms, best first: those with most of their weight, then those with any. */
export function candidates(
  { searcher }: Library,
  terms: readonly Term[],
  filters: CaseFilters,
  limit: number,
): Candidate[] {
  const plans = tellingTerms(terms).map(({ stem }) => stemPlan(stem));
  if (plans.length === 0) return [];
  const natural: Plan = { kind: "natural", terms: plans, citations: [] };
  const found: Candidate[] = [...searcher.search({ plan: natural, filters, pageSize: limit }).hits];
  const others = tellingTerms(terms).flatMap((term) => term.others.map(stemPlan));
  if ((found.length < limit && plans.length > 1) || others.length > 0) {
    const either = [...plans, ...others];
    const any: Plan = { kind: "boolean", root: { kind: "or", operands: either }, evidence: either };
    const seen = new Set(found.map(({ ordinal }) => ordinal));
    for (const hit of searcher.search({ plan: any, filters, pageSize: limit }).hits) {
      if (found.length < 2 * limit && !seen.has(hit.ordinal)) found.push(hit);
    }
  }
  return found.map(({ ordinal, score }) => ({ ordinal, score }));
}

/** How many cases are looked into in one slice of work. */
const SLICE = 4;

/** The windows of the candidates, best first, by their own words and a little by their case's. */
export async function rankedWindows(
  { searcher: { index } }: Library,
  terms: readonly Term[],
  cases: readonly Candidate[],
  options: WindowOptions & { readonly caseShare: number; readonly terms: number },
  signal: AbortSignal,
): Promise<Window[]> {
  const telling = tellingTerms(terms, options.terms);
  const total = telling.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scores = new Map(cases.map(({ ordinal, score }) => [ordinal, score]));
  const ordinals = Uint32Array.from(scores.keys()).sort();
  const windows: Window[] = [];
  for (let at = 0; at < ordinals.length; at += SLICE) {
    await pause(signal);
    windows.push(...windowsOf(index, telling, ordinals.subarray(at, at + SLICE), options));
  }
  return windows
    .map((window) => ({ ...window, score: window.score / total + options.caseShare * scores.get(window.ordinal)! }))
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal || a.from - b.from);
}

/** The text of a window, sentence by sentence, and how much of the question's weight it holds. */
export function passageOf(
  library: Library,
  terms: readonly Term[],
  { ordinal, from, to, around }: Pick<Window, "ordinal" | "from" | "to" | "around">,
  score: number,
  found: Passage["found"],
): Passage | null {
  const clusterId = library.searcher.index.columns.clusterIds[ordinal]!;
  const sentences = sentencesOfCase(library, ordinal, from, to);
  if (sentences.length === 0) return null;
  const { start } = sentences[0]!;
  const inside = (stem: string) => sentences.some(({ stems }) => stems.has(stem));
  const own = coverageOf(terms, inside);
  const near = coverageOf(terms, (stem) => inside(stem) || around.has(stem));
  return {
    ref: { kind: "case", clusterId },
    start,
    end: sentences.at(-1)!.end,
    sentences,
    score,
    coverage: own + NEAR * (near - own),
    section: sectionAt(library, clusterId, start),
    found,
  };
}

/** What words around a passage count, of what they would in it. */
const NEAR = 0.8;

/** What part of a decision stands at an offset of its text. */
export function sectionAt({ corpus }: Library, clusterId: number, offset: number): SectionKind | null {
  let end = 0;
  for (const { kind, length } of corpus.opinions.ofCase(clusterId).filter(isContent)) {
    end += length;
    if (offset < end) return kind;
    end += OPINION_SEPARATOR.length;
  }
  return null;
}
