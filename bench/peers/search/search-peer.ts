import type { IndexedCase } from "../../../src/search/build/indexed-case.ts";

/** One question of a class, in words that are split, and stemmed, and ASCII already. */
export type PeerQuery =
  | { readonly kind: "all"; readonly words: readonly string[] }
  | { readonly kind: "any"; readonly words: readonly string[] }
  | { readonly kind: "not"; readonly word: string; readonly without: string }
  | { readonly kind: "filtered"; readonly word: string; readonly from: number; readonly to: number }
  /** Exact words, in order. */
  | { readonly kind: "phrase"; readonly words: readonly string[] }
  | { readonly kind: "prefix"; readonly prefix: string }
  /** At most so many words apart, adjacent ones are 1 apart. */
  | { readonly kind: "near"; readonly words: readonly [string, string]; readonly within: number }
  /** The best for any of the words, however the peer finds them; who stems by itself takes the words. */
  | { readonly kind: "natural"; readonly words: readonly string[]; readonly stems: readonly string[] };

export type PeerQueryKind = PeerQuery["kind"];

/** What can be asked of a peer: a class of questions, or snippets and whole texts of what was found. */
export type Ability = PeerQueryKind | "texts";

/** The exact number of cases and the ids of the best 20; fewer where there are no more. */
export interface Answer {
  readonly total: number;
  readonly ids: readonly number[];
}

/** A case as peers index it: the same words that Headnote makes of its text, joined by single spaces. */
export interface PeerCase {
  readonly id: number;
  readonly year: number;
  readonly stems: { readonly name: string; readonly text: string };
  readonly words: { readonly name: string; readonly text: string };
  /** As it is, for who splits and stems by itself. */
  readonly whole: IndexedCase;
}

export interface PeerBuilder {
  add(input: PeerCase): void;
  /** What every user of the peer stores anyway and no index: not counted in the time of the build. */
  keep?(input: PeerCase): void;
  /** Writes the peer's own serialised form to the folder. @returns bytes of the index on disk, without texts */
  finish(): Promise<number> | number;
}

export interface OpenPeer {
  search(asked: PeerQuery): Answer;
  /** The same, with a snippet and the whole text of each of the best 20. @returns their characters */
  texts?(asked: PeerQuery): number;
  close(): void;
}

/** A full-text search that is measured: Headnote's own, or one that it is measured beside. */
export interface SearchPeer {
  readonly name: string;
  /** On npm; null for Headnote itself. */
  readonly package: string | null;
  /** How it is set up, in a sentence. */
  readonly setup: string;
  /** What it cannot do, and why. */
  readonly unsupported: Readonly<Partial<Record<Ability, string>>>;
  /** The most cases that it is given unless more are asked for. */
  readonly maxCases: number;
  build(folder: string): Promise<PeerBuilder> | PeerBuilder;
  /** Out of what its build has left in the folder; Headnote out of the corpus, where there is one. */
  open(folder: string, corpus: string | null): Promise<OpenPeer> | OpenPeer;
}
