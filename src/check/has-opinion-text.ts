import type { CheckContext } from "./context.ts";

/** Whether the corpus holds a case's own words, and not only a digest or a headnote of it. */
export function hasOpinionText({ corpus }: CheckContext, clusterId: number): boolean {
  return corpus.opinions.listByCase(clusterId).some(({ kind }) => !SUMMARY_KINDS.has(kind));
}

const SUMMARY_KINDS: ReadonlySet<string> = new Set(["digest", "headnote", "syllabus", "citator_info", "arguments"]);
