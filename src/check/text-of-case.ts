import type { CheckLibrary } from "./library.ts";

/** Whether the corpus holds a case's own words, and not only a digest or a headnote of it. */
export function holdsText({ corpus }: CheckLibrary, clusterId: number): boolean {
  return corpus.opinions.ofCase(clusterId).some(({ kind }) => !SUMMARIES.has(kind));
}

const SUMMARIES: ReadonlySet<string> = new Set(["digest", "headnote", "syllabus", "citator_info", "arguments"]);
