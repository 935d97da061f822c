import { Index } from "flexsearch";
import type { PostingReader } from "../../store/postings/posting-tables.ts";
import { compareCodePoints } from "../../text/code-points.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import { findFormsByStemPrefix, findFormsOfStem, findFormsOfStems, type WordForm } from "./term-blocks.ts";
import { findWordsByPrefix } from "./word-blocks.ts";

/** Looks words up. Each word form leads to its posting list. */
export interface Vocabulary {
  /** All words that have this stem. */
  findByStem(stem: string): readonly WordForm[];
  /** The word itself. */
  findExact(word: string): readonly WordForm[];
  /** All words that begin so. */
  findByPrefix(prefix: string): readonly WordForm[];
}

/** Word forms remembered, per kind; some hundred bytes each. */
const MAX_CACHED_FORMS = 65_536;

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
  const stems = createFormMap((key) => findFormsOfStem(postings, key));
  const exact = createFormMap((key) => findFormsOfStem(postings, stem(key)).filter((form) => form.word === key));
  const prefixes = createFormMap((key) => findPrefixForms(postings, key));

  const byStem = createReadThroughIndex(stems);
  const byWord = createReadThroughIndex(exact);
  const byPrefix = createReadThroughIndex(prefixes);
  return {
    findByStem: (root) => lookUpForms(byStem, stems, root),
    findExact: (word) => lookUpForms(byWord, exact, word),
    findByPrefix: (prefix) => lookUpForms(byPrefix, prefixes, prefix),
  };
}

/** Asks FlexSearch, which asks the map. The ids that it gives are those that the map gave it: their forms are at hand. */
function lookUpForms(index: Index, map: FormMap, word: string): readonly WordForm[] {
  map.trim();
  // Without a limit FlexSearch gives a hundred ids. The array may be the map's own: it is read, never kept.
  const ids = index.search(word, { limit: Number.MAX_SAFE_INTEGER }) as readonly number[];
  return ids.length === 0 ? NO_FORMS : map.lastForms;
}

const NO_FORMS: readonly WordForm[] = [];

/** The word rule, as FlexSearch asks for it. A stem reads as itself. */
export function encodeWords(text: string): string[] {
  return splitWords(text);
}

/** A FlexSearch index that keeps no terms of its own. */
export function createReadThroughIndex(map: TermMap): Index {
  const index = new Index({ tokenize: "strict", resolution: 1, encode: encodeWords });
  (index as unknown as { map: TermMap }).map = map;
  return index;
}

/** What FlexSearch asks of its term map: per term, ids by score; here there is one score. */
export interface TermMap {
  get(term: string): number[][] | undefined;
}

interface FormMap extends TermMap {
  /** The forms of the term that was asked for last. */
  readonly lastForms: readonly WordForm[];
  /** Forgets all where much is remembered. */
  trim(): void;
}

/** A term map that asks `find` and remembers. */
function createFormMap(find: (term: string) => readonly WordForm[]): FormMap {
  const known = new Map<string, { forms: readonly WordForm[]; ids: number[][] | undefined }>();
  let size = 0;
  let asked: readonly WordForm[] = NO_FORMS;
  return {
    get lastForms() {
      return asked;
    },
    get(term) {
      let entry = known.get(term);
      if (!entry) {
        const forms = find(term);
        entry = { forms, ids: forms.length > 0 ? [forms.map((form) => form.id)] : undefined };
        known.set(term, entry);
        size += forms.length + 1;
      }
      asked = entry.forms;
      return entry.ids;
    },
    trim() {
      if (size <= MAX_CACHED_FORMS) return;
      known.clear();
      size = 0;
    },
  };
}

/** Nearly every word begins as its stem does: those are read in a row, the others are looked up. */
function findPrefixForms(postings: PostingReader, prefix: string): WordForm[] {
  const forms = findFormsByStemPrefix(postings, prefix).filter((form) => form.word.startsWith(prefix));
  const read = new Set(forms.map((form) => form.word));
  const others = findWordsByPrefix(postings, prefix).filter((word) => !read.has(word));
  const stems = [...new Set(others.map(stem))].sort(compareCodePoints);
  const wanted = new Set(others);
  return [...forms, ...findFormsOfStems(postings, stems).filter((form) => wanted.has(form.word))];
}
