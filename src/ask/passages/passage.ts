import type { SectionKind } from "../../law/case.ts";

/** Which source a passage is of, by its numbers in the corpus. */
export type SourceRef =
  | { readonly kind: "case"; readonly clusterId: number }
  | { readonly kind: "section"; readonly ordinal: number }
  | { readonly kind: "act"; readonly ordinal: number };

export function toSourceKey(ref: SourceRef): string {
  return `${ref.kind}/${ref.kind === "case" ? ref.clusterId : ref.ordinal}`;
}

/** A sentence of a source; `start` and `end` are UTF-16 units in the source's text. */
export interface SourceSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Stems of its words. */
  readonly stems: ReadonlySet<string>;
  readonly wordCount: number;
}

/** A stretch of a source that speaks to the question. */
export interface SourcePassage {
  readonly ref: SourceRef;
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly SourceSentence[];
  /** 0 to 1: how well it meets the question, before its authority counts. */
  readonly score: number;
  /** The part of the question's weight that it covers, with its heading where it has one; 0 to 1. */
  readonly coverage: number;
  /** What part of the decision it is of; null for provisions. */
  readonly section: SectionKind | null;
  /** Why it was looked at. */
  readonly foundBy: "named" | "words" | "citation";
}
