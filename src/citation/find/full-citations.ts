import { tokenizeCaseName } from "../case-name-match.ts";
import type { CitationDraft } from "../parse/scan.ts";

/** The full citations that have been read so far, by volume and by the words of their names. */
export class FullCitations {
  readonly #caseName: (key: string) => string | null;
  readonly #firstOfKey = new Map<string, number>();
  readonly #firstOfGroup = new Map<number, number>();
  readonly #byVolume = new Map<string, number[]>();
  readonly #byWord = new Map<string, Set<number>>();
  /** Words of the parties, per case. */
  readonly #parties = new Map<number, (readonly string[])[]>();
  /** Words by name: parallel and later citations of a case repeat its names. */
  readonly #words = new Map<string, readonly string[]>();

  constructor(caseName: (key: string) => string | null) {
    this.#caseName = caseName;
  }

  /** Adds a full citation; returns the index of the first citation of its case, by key or by parallel citations. */
  add(draft: CitationDraft, index: number): number {
    const first = this.addByKey(draft, index);
    const head = (draft.group === null ? undefined : this.#firstOfGroup.get(draft.group)) ?? first;
    if (draft.group !== null) this.#firstOfGroup.set(draft.group, head);
    if (first === index) {
      const volume = buildVolumeKey(draft);
      const list = this.#byVolume.get(volume);
      if (list === undefined) this.#byVolume.set(volume, [index]);
      else list.push(index);
    }
    const recorded = draft.key === null ? null : this.#caseName(draft.key);
    for (const name of [draft.plaintiff, draft.defendant, draft.antecedent, recorded]) {
      if (name !== null) this.#learn(name, head);
    }
    return head;
  }

  /** Adds a citation by its key only; returns the index of the first citation with that key. */
  addByKey(draft: CitationDraft, index: number): number {
    if (draft.key === null) return index;
    const known = this.#firstOfKey.get(draft.key);
    if (known === undefined) this.#firstOfKey.set(draft.key, index);
    return known ?? index;
  }

  /** Returns the only case in the volume of a short form, or the only one of several that has its name. */
  findByVolume(draft: CitationDraft, kept: readonly CitationDraft[]): number | null {
    const list = this.#byVolume.get(buildVolumeKey(draft)) ?? [];
    if (list.length > MAX_CANDIDATES) return null;
    const words = draft.antecedent === null ? [] : this.#tokenize(draft.antecedent);
    if (words.length === 0) return list.length === 1 ? list[0]! : null;
    const named = list.filter((index) => this.#hasName(kept[index]!, words));
    if (named.length === 1) return named[0]!;
    return named.length === 0 && list.length === 1 ? list[0]! : null;
  }

  /**
   * Returns the only case that has a party of that name; `null` if there is none or more than one.
   * @param bare whether no supra follows: then the name must begin the party's name and must not be a frequent one
   */
  findByName(name: string, bare: boolean): number | null {
    const words = this.#tokenize(name);
    if (words.length === 0 || (bare && COMMON_PARTIES.has(words.join(" ")))) return null;
    let rarest: Set<number> | undefined;
    for (const word of words) {
      const having = this.#byWord.get(word);
      if (having === undefined) return null;
      if (rarest === undefined || having.size < rarest.size) rarest = having;
    }
    if (rarest === undefined || rarest.size > MAX_CANDIDATES) return null;
    const whole = /\sv/.test(name);
    let found: number | null = null;
    for (const index of rarest) {
      const parties = this.#parties.get(index) ?? [];
      const fits = whole
        ? words.every((word) => parties.some((party) => party.includes(word)))
        : parties.some((party) => words.every((word) => party.includes(word)) && (!bare || party[0] === words[0]));
      if (!fits) continue;
      if (found !== null) return null;
      found = index;
    }
    return found;
  }

  #learn(name: string, index: number): void {
    const parties = this.#parties.get(index) ?? [];
    if (parties.length >= MAX_NAMES_PER_CASE) return;
    const words = this.#tokenize(name);
    parties.push(words);
    this.#parties.set(index, parties);
    for (const word of words) {
      const having = this.#byWord.get(word);
      if (having === undefined) this.#byWord.set(word, new Set([index]));
      else having.add(index);
    }
  }

  #hasName(draft: CitationDraft, words: readonly string[]): boolean {
    const own = this.#tokenize(`${draft.plaintiff ?? ""} ${draft.defendant ?? ""} ${draft.antecedent ?? ""}`);
    return words.every((word) => own.includes(word));
  }

  #tokenize(name: string): readonly string[] {
    let words = this.#words.get(name);
    if (words === undefined) {
      words = tokenizeCaseName(name);
      this.#words.set(name, words);
    }
    return words;
  }
}

/** More cases than this in one volume, or with one word in their names, count as ambiguous. */
const MAX_CANDIDATES = 64;

/** Names kept per case; later citations of it repeat the same names. */
const MAX_NAMES_PER_CASE = 8;

/** Parties that are too frequent to identify a case alone. */
const COMMON_PARTIES = new Set([
  "united states",
  "state",
  "people",
  "commonwealth",
  "us",
  "union of india",
  "union india",
  "government",
  "america",
  "city",
  "county",
  "board",
  "commissioner",
  "court",
  "congress",
]);

function buildVolumeKey(draft: CitationDraft): string {
  return `${draft.edition?.slug ?? draft.reporter}/${draft.volume ?? draft.year}`;
}
