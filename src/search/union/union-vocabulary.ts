import type { CaseIndex, IndexPart } from "../case-index.ts";
import { countMembers, createEmptySet } from "../case-set.ts";
import { PostingList } from "../postings/posting-list.ts";
import { markAmong } from "../postings/read-counts.ts";
import type { WordForm } from "../vocabulary/term-blocks.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** Maximum number of cached word forms, per kind of look-up; about 350 bytes each, so 6 MB. */
const MAX_CACHED_FORMS = 16_384;

/**
 * Merges the vocabularies of the parts of a union: the forms have the frequencies of the union, but the postings of one
 * part. Cases that another part contains are not counted twice.
 */
export function createUnionVocabulary(parts: readonly IndexPart[]): Vocabulary {
  const counters = parts.map(createFormCounter);
  const merge = (find: (index: CaseIndex) => readonly WordForm[]) => mergeForms(counters, find);
  return {
    findByStem: cacheForms((stem) => merge(({ vocabulary }) => vocabulary.findByStem(stem))),
    findExact: cacheForms((word) => merge(({ vocabulary }) => vocabulary.findExact(word))),
    findByPrefix: cacheForms((prefix) => merge(({ vocabulary }) => vocabulary.findByPrefix(prefix))),
  };
}

interface FormCounter {
  readonly index: CaseIndex;
  /** Counts the cases of some lists of the part that are not cases of another part. */
  countCases(stored: number, forms: readonly WordForm[]): number;
}

function createFormCounter({ index, toUnion }: IndexPart): FormCounter {
  let hidden: Uint32Array | undefined;
  return {
    index,
    countCases(stored, forms) {
      hidden ??= listHidden(toUnion);
      if (hidden.length === 0) return stored;
      const set = createEmptySet(toUnion.length);
      for (const form of forms) markAmong(new PostingList(form, index.pages), hidden, set);
      return stored - countMembers(set);
    },
  };
}

function listHidden(toUnion: Int32Array): Uint32Array {
  const hidden: number[] = [];
  for (let local = 0; local < toUnion.length; local++) if (toUnion[local]! < 0) hidden.push(local);
  return Uint32Array.from(hidden);
}

interface MergedForm {
  readonly form: WordForm;
  cases: number;
}

function mergeForms(counters: readonly FormCounter[], find: (index: CaseIndex) => readonly WordForm[]): WordForm[] {
  const merged = new Map<string, MergedForm>();
  let stemCases = 0;
  for (const { index, countCases } of counters) {
    const forms = find(index);
    for (const form of forms) {
      const cases = countCases(form.cases, [form]);
      const known = merged.get(form.word);
      if (known) known.cases += cases;
      else if (cases > 0) merged.set(form.word, { form, cases });
    }
    if (forms.length > 0) stemCases += countCases(forms[0]!.stemCases, forms);
  }
  return Array.from(merged.values(), ({ form, cases }) => ({ ...form, cases, stemCases }));
}

function cacheForms(find: (key: string) => readonly WordForm[]): (key: string) => readonly WordForm[] {
  const known = new Map<string, readonly WordForm[]>();
  let size = 0;
  return (key) => {
    const earlier = known.get(key);
    if (earlier) return earlier;
    const forms = find(key);
    if (size > MAX_CACHED_FORMS) {
      known.clear();
      size = 0;
    }
    known.set(key, forms);
    size += forms.length + 1;
    return forms;
  };
}
