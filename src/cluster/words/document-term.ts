import type { TermPlan } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../../search/case-index.ts";
import { addMember, type CaseSet, createEmptySet, listMembers } from "../../search/case-set.ts";
import type { MatchCounts } from "../../search/matchers/match-counts.ts";
import type { Candidates } from "../../search/matchers/matcher.ts";
import { type MatchSpans, SpanBuilder } from "../../search/matchers/spans/match-spans.ts";
import { type CachedTerm, TermCache } from "../../search/matchers/terms/term-cache.ts";
import type { WordDocument } from "./word-document.ts";
import type { WordDocuments } from "./word-documents.ts";

/**
 * Terms of an index whose posting lists are in the cluster: their frequencies are those of the vocabulary, their
 * positions are read from the words of the cases that are asked about.
 */
export class DocumentTermCache extends TermCache {
  readonly #documents: WordDocuments;
  #index: CaseIndex | undefined;

  constructor(documents: WordDocuments) {
    super();
    this.#documents = documents;
  }

  /** Sets the index that contains this cache. */
  attach(index: CaseIndex): void {
    this.#index = index;
  }

  override get(key: string, open: () => CachedTerm): CachedTerm {
    return super.get(key, () => new DocumentTerm(this.#index!, this.#documents, key, open()));
  }
}

/** Reads the terms of a key of the cache: `stem any WORD`, several joined by blanks. */
function parseTerms(key: string): TermPlan[] {
  const parts = key.split(" ");
  return Array.from({ length: parts.length / 3 }, (_, at) => ({
    kind: "term",
    match: parts[3 * at] as TermPlan["match"],
    field: parts[3 * at + 1] as TermPlan["field"],
    text: parts[3 * at + 2]!,
  }));
}

/** A term, or one of several terms, in the words of cases. */
class DocumentTerm implements CachedTerm {
  readonly estimate: number;
  readonly weight: number;
  readonly listCount: number;
  readonly decodedBytes = 0;
  readonly #index: CaseIndex;
  readonly #documents: WordDocuments;
  readonly #words: readonly number[];
  readonly #isNameOnly: boolean;

  constructor(
    index: CaseIndex,
    documents: WordDocuments,
    key: string,
    { estimate, weight, listCount }: Pick<CachedTerm, "estimate" | "weight" | "listCount">,
  ) {
    const terms = parseTerms(key);
    const { vocabulary } = index;
    const forms = terms.flatMap(({ match, text }) => {
      if (match === "stem") return vocabulary.findByStem(text);
      return match === "exact" ? vocabulary.findExact(text) : vocabulary.findByPrefix(text);
    });
    this.estimate = estimate;
    this.weight = weight;
    this.listCount = listCount;
    this.#index = index;
    this.#documents = documents;
    this.#words = [...new Set(forms.map(({ word }) => documents.findNumber(word)))].sort((a, b) => a - b);
    this.#isNameOnly = terms[0]!.field === "title";
  }

  match(candidates: Candidates | null): CaseSet {
    const set = createEmptySet(this.#index.columns.count);
    const { cases } = this.findSpans(candidates === null ? NO_CASES : listMembers(candidates.set));
    for (const ordinal of cases) addMember(set, ordinal);
    return set;
  }

  findCandidates(candidates: Candidates | null): CaseSet {
    return this.match(candidates);
  }

  addCounts(cases: Uint32Array, { inText, inName }: MatchCounts): void {
    const { nameWords } = this.#index.columns;
    this.#documents.read(cases).forEach((document, i) => {
      for (const position of listPositions(document, this.#words)) {
        if (position < nameWords[cases[i]!]!) inName[i]!++;
        else if (!this.#isNameOnly) inText[i]!++;
      }
    });
  }

  findSpans(cases: Uint32Array): MatchSpans {
    const { nameWords } = this.#index.columns;
    const spans = new SpanBuilder(cases.length, true);
    this.#documents.read(cases).forEach((document, i) => {
      let positions = listPositions(document, this.#words);
      if (this.#isNameOnly) positions = positions.filter((position) => position < nameWords[cases[i]!]!);
      spans.reserve(positions.length);
      spans.starts.set(positions, spans.size);
      spans.closeCase(cases[i]!, spans.size + positions.length);
    });
    return spans.build();
  }
}

const NO_CASES = new Uint32Array(0);

/** Returns the positions of any of some words, ascending. */
function listPositions(document: WordDocument, words: readonly number[]): Uint32Array {
  const found = words.map((word) => document.findPositions(word)).filter(({ length }) => length > 0);
  if (found.length <= 1) return found[0] ?? NO_CASES;
  const all = new Uint32Array(found.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const positions of found) {
    all.set(positions, at);
    at += positions.length;
  }
  return all.sort();
}
