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
  /** Maximum distance in words; adjacent words are 1 apart. */
  | { readonly kind: "near"; readonly words: readonly [string, string]; readonly within: number }
  /** The best cases for any of the words; a peer that stems takes the unstemmed words. */
  | { readonly kind: "natural"; readonly words: readonly string[]; readonly stems: readonly string[] };

export type PeerQueryKind = PeerQuery["kind"];

/** Ability of a peer: a class of queries, or snippets and whole texts of results. */
export type Ability = PeerQueryKind | "texts";

/** The exact number of cases and the ids of the best 20, or fewer. */
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
  /** The unprocessed case, for peers that split and stem. */
  readonly whole: IndexedCase;
}

export interface PeerBuilder {
  add(input: PeerCase): void;
  /** Stores data that every user of the peer stores outside its index; not counted as building time. */
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

/** A measured full-text search: Headnote or a peer. */
export interface SearchPeer {
  readonly name: string;
  /** On npm; null for Headnote itself. */
  readonly package: string | null;
  /** Its configuration in one sentence. */
  readonly setup: string;
  /** Missing abilities with their reasons. */
  readonly unsupported: Readonly<Partial<Record<Ability, string>>>;
  /** The most cases that it is given unless more are asked for. */
  readonly maxCases: number;
  build(folder: string): Promise<PeerBuilder> | PeerBuilder;
  /** Opens the index that the build left in the folder; Headnote opens the corpus if there is one. */
  open(folder: string, corpus: string | null): Promise<OpenPeer> | OpenPeer;
}
