import type { NameWord } from "../../store/cases/name-words.ts";

/** What is known of the names of the cases of a corpus. */
export interface NameSource {
  /** Number of cases of the corpus. */
  readonly caseCount: number;
  findWord(word: string): NameWord | null;
  /** Returns the words with a spelling key; at most `limit`. */
  findWordsByKey(key: string, limit: number): NameWord[];
  /** Returns the cases whose names contain both words, which may be one; at most `limit`. */
  findCases(a: NameWord, b: NameWord, limit: number): number[];
  readName(clusterId: number): string;
  countCitations(clusterId: number): number;
  /** Returns the number of cases with a word of the same stem in name or text. */
  countTexts(word: string): number;
  isAdmitted(clusterId: number): boolean;
}

/** A case that a text names. Offsets are UTF-16 code units, `end` exclusive. */
export interface FoundCaseName {
  readonly clusterId: number;
  /** Name of the case in the corpus. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly namedBy: "parties" | "party";
  /** 0 to 1. Above 0.8 the text can hardly mean something else; below 0.6 it is a guess. */
  readonly confidence: number;
  /** Whether the text spells the name as the corpus does. */
  readonly isExact: boolean;
}
