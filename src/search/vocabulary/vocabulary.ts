import { Index } from "flexsearch";
import type { PostingReader } from "../../store/postings/posting-tables.ts";
import { compareCodePoints } from "../../text/code-points.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import { findFormsByStemPrefix, findFormsOfStem, findFormsOfStems, type WordForm } from "./term-blocks.ts";
import { findWordsByPrefix } from "./word-blocks.ts";

/** Finds word forms, each with the location of its posting list. */
export interface Vocabulary {
  /** Finds all words with a stem. */
  findByStem(stem: string): readonly WordForm[];
  /** Finds one exact word. */
  findExact(word: string): readonly WordForm[];
  /** Finds all words with a prefix. */
  findByPrefix(prefix: string): readonly WordForm[];
}

/** Maximum number of cached word forms, per kind of look-up; about 350 bytes each, so 6 MB. */
const MAX_CACHED_FORMS = 16_384;

/**
 * Opens the vocabulary of an index as three FlexSearch indexes, one for each kind of look-up. FlexSearch encodes the
 * query's word by our word rule (its default encoder collapses doubled letters and splits digits) and gets the ids of the
 * word forms from its term map, which reads through to the corpus file.
 *
 * FlexSearch's documented storage interface (`mount`) is asynchronous: measured with an adapter that answers from
 * memory it takes 0.4 to 1.8 microseconds per look-up, the replaced map 0.13, and it would make every operator of a query
 * asynchronous. So `index.map` is replaced. That is not documented: the version is pinned, and a contract test holds it to
 * the results of FlexSearch over the same words in memory.
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

/** Looks a word up in FlexSearch, which calls the map: the ids that it returns are those of `map.lastForms`. */
function lookUpForms(index: Index, map: FormMap, word: string): readonly WordForm[] {
  map.trim();
  // Without a limit FlexSearch returns a hundred ids. The array may belong to the map: it is read, never kept.
  const ids = index.search(word, { limit: Number.MAX_SAFE_INTEGER }) as readonly number[];
  return ids.length === 0 ? NO_FORMS : map.lastForms;
}

const NO_FORMS: readonly WordForm[] = [];

/** Encodes a text for FlexSearch by our word rule. A stem is encoded as itself. */
export function encodeWords(text: string): string[] {
  return splitWords(text);
}

/** Creates a FlexSearch index whose terms are in a map. */
export function createReadThroughIndex(map: TermMap): Index {
  const index = new Index({ tokenize: "strict", resolution: 1, encode: encodeWords });
  (index as unknown as { map: TermMap }).map = map;
  return index;
}

/** The term map that FlexSearch reads: per term, ids by score; here there is one score. */
export interface TermMap {
  get(term: string): number[][] | undefined;
}

interface FormMap extends TermMap {
  /** The forms of the term that was looked up last. */
  readonly lastForms: readonly WordForm[];
  /** Clears the cache if it exceeds its limit. */
  trim(): void;
}

/** Creates a term map that caches the results of `find`. */
function createFormMap(find: (term: string) => readonly WordForm[]): FormMap {
  const known = new Map<string, { forms: readonly WordForm[]; ids: number[][] | undefined }>();
  let size = 0;
  let last: readonly WordForm[] = NO_FORMS;
  return {
    get lastForms() {
      return last;
    },
    get(term) {
      let entry = known.get(term);
      if (!entry) {
        const forms = find(term);
        entry = { forms, ids: forms.length > 0 ? [forms.map((form) => form.id)] : undefined };
        known.set(term, entry);
        size += forms.length + 1;
      }
      last = entry.forms;
      return entry.ids;
    },
    trim() {
      if (size <= MAX_CACHED_FORMS) return;
      known.clear();
      size = 0;
    },
  };
}

/** Finds words with a prefix. Nearly every word begins like its stem: those are read sequentially, the others looked up. */
function findPrefixForms(postings: PostingReader, prefix: string): WordForm[] {
  const forms = findFormsByStemPrefix(postings, prefix).filter((form) => form.word.startsWith(prefix));
  const read = new Set(forms.map((form) => form.word));
  const others = findWordsByPrefix(postings, prefix).filter((word) => !read.has(word));
  const stems = [...new Set(others.map(stem))].sort(compareCodePoints);
  const wanted = new Set(others);
  return [...forms, ...findFormsOfStems(postings, stems).filter((form) => wanted.has(form.word))];
}
