import { Index } from "flexsearch";
import { stem } from "../query/stem.ts";
import { words } from "../query/words.ts";
import type { PostingReader } from "../store/postings.ts";
import { compareCodePoints } from "./postings/code-points.ts";
import { formsOfStem, formsOfStems, formsOfStemsBeginningWith, type WordForm } from "./postings/terms.ts";
import { wordsWithPrefix } from "./postings/words.ts";

/** Looks words up. Each word form leads to its posting list. */
export interface Vocabulary {
  /** All words that have this stem. */
  ofStem(stem: string): readonly WordForm[];
  /** The word itself. */
  exactly(word: string): readonly WordForm[];
  /** All words that begin so. */
  beginningWith(prefix: string): readonly WordForm[];
}

/** Look-ups remembered at most, per kind; a long list of forms counts as one. */
const REMEMBERED = 4096;

/**
 * Opens the vocabulary of an index as three FlexSearch indexes, one for each way of looking words up. FlexSearch encodes
 * the query's word with our rule (its own encoder squeezes doubled letters and splits digits) and asks its term map for
 * the ids of the word forms; the map reads through to the corpus file.
 *
 * FlexSearch's documented storage interface (`mount`) is asynchronous: measured with an adapter that answers from
 * memory it costs 0.4 to 1.8 microseconds a look-up, the replaced map 0.13, and it would make every operator of a query
 * a promise. So `index.map` is replaced. That is not documented: the version is pinned, and a contract test holds it to
 * what FlexSearch answers when it keeps the same words itself.
 */
export function openVocabulary(postings: PostingReader): Vocabulary {
  const forms = new Map<number, WordForm>();
  const stems = readThrough((key) => formsOfStem(postings, key));
  const exact = readThrough((key) => formsOfStem(postings, stem(key)).filter((form) => form.word === key));
  const prefixes = readThrough((key) => prefixForms(postings, key));

  function readThrough(find: (key: string) => readonly WordForm[]): TermMap {
    return termMap((key) => {
      const found = find(key);
      for (const form of found) forms.set(form.id, form);
      return found.map((form) => form.id);
    });
  }

  function lookUp(index: Index, maps: TermMap, word: string): readonly WordForm[] {
    if (forms.size > 16 * REMEMBERED) forgetAll();
    maps.trim();
    // Without a limit FlexSearch gives a hundred ids. The array may be the map's own: it is read, never kept.
    const ids = index.search(word, { limit: Number.MAX_SAFE_INTEGER }) as readonly number[];
    return ids.map((id) => forms.get(id)!);
  }

  function forgetAll(): void {
    forms.clear();
    for (const map of [stems, exact, prefixes]) map.clear();
  }

  const byStem = readingIndex(stems);
  const byWord = readingIndex(exact);
  const byPrefix = readingIndex(prefixes);
  return {
    ofStem: (root) => lookUp(byStem, stems, root),
    exactly: (word) => lookUp(byWord, exact, word),
    beginningWith: (prefix) => lookUp(byPrefix, prefixes, prefix),
  };
}

/** The word rule, as FlexSearch asks for it. A stem reads as itself. */
export function encode(text: string): string[] {
  return words(text).map(({ word }) => word);
}

/** A FlexSearch index that keeps no terms of its own. */
export function readingIndex(map: TermMap): Index {
  const index = new Index({ tokenize: "strict", resolution: 1, encode });
  (index as unknown as { map: TermMap }).map = map;
  return index;
}

/** What FlexSearch asks of its term map: per term, ids by score; here there is one score. */
export interface TermMap {
  get(term: string): number[][] | undefined;
  clear(): void;
  /** Forgets when too much is remembered. */
  trim(): void;
}

/** A term map that asks `find` and remembers. */
export function termMap(find: (term: string) => number[]): TermMap {
  const known = new Map<string, number[][] | undefined>();
  return {
    get(term) {
      if (known.has(term)) return known.get(term);
      const ids = find(term);
      const entry = ids.length > 0 ? [ids] : undefined;
      known.set(term, entry);
      return entry;
    },
    clear: () => known.clear(),
    trim() {
      if (known.size > REMEMBERED) known.clear();
    },
  };
}

/** Nearly every word begins as its stem does: those are read in a row, the others are looked up. */
function prefixForms(postings: PostingReader, prefix: string): WordForm[] {
  const forms = formsOfStemsBeginningWith(postings, prefix).filter((form) => form.word.startsWith(prefix));
  const read = new Set(forms.map((form) => form.word));
  const others = wordsWithPrefix(postings, prefix).filter((word) => !read.has(word));
  const stems = [...new Set(others.map(stem))].sort(compareCodePoints);
  const wanted = new Set(others);
  return [...forms, ...formsOfStems(postings, stems).filter((form) => wanted.has(form.word))];
}
