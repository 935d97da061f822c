import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { buildTrie, type Trie } from "../trie.ts";
import type { Edition, Spelling } from "./edition.ts";

/** The reporters of one jurisdiction: what has to be loaded to read its citations. */
export interface Pack {
  readonly jurisdiction: Jurisdiction;
  /** Every spelling that a volume or a year can stand before. */
  spellings(): readonly Spelling[];
  /** Courts as its reporters print them before a page. */
  courts(): readonly { readonly text: string; readonly code: string }[];
  /** The id of the court that a parenthesis names, or null. */
  courtOf(words: string): string | null;
}

/** All that reading needs to know of reporters, laws and journals, made once per choice of jurisdictions. */
export interface Lexicon {
  /** What may stand behind a volume or a year; values index `entries`. */
  readonly behindNumber: Trie;
  /** What may open a citation: codes, AIR, ILR, JT, loose-leaf services, single-volume reporters. */
  readonly opening: Trie;
  /** Per squeezed spelling, what it can stand for. */
  readonly entries: readonly (readonly Spelling[])[];
  /** Courts as Indian reporters print them; values index `courtCodes`. */
  readonly courts: Trie;
  readonly courtCodes: readonly string[];
  /** The All India Reporter; null where Indian reporters are not read. */
  readonly air: Edition | null;
  /** The id of the court that a parenthesis names, or null. */
  courtOf(words: string): string | null;
}

const made = new WeakMap<readonly Pack[], Lexicon>();

/** The same list of packs gives the same lexicon, made once. */
export function lexicon(packs: readonly Pack[]): Lexicon {
  let known = made.get(packs);
  if (known === undefined) {
    known = make(packs);
    made.set(packs, known);
  }
  return known;
}

function make(packs: readonly Pack[]): Lexicon {
  const spellings = packs.flatMap((pack) => pack.spellings());
  const entries: Spelling[][] = [];
  const numbers = new Int32Array(spellings.length);
  const behindNumber = buildTrie(
    spellings.map((s) => s.text),
    (index, known) => {
      const spelling = spellings[index]!;
      if (known === -1) entries.push([spelling]);
      else entries[known]!.push(spelling);
      numbers[index] = known === -1 ? entries.length - 1 : known;
      return numbers[index]!;
    },
  );
  // Most single citations open with a number: what reads the others is made when the first of them comes.
  let opening: Trie | undefined;
  let courts: Trie | undefined;
  const courtSpellings = packs.flatMap((pack) => pack.courts());
  return {
    behindNumber,
    get opening() {
      opening ??= openingTrie(spellings, numbers);
      return opening;
    },
    entries,
    get courts() {
      courts ??= buildTrie(
        courtSpellings.map((court) => court.text),
        (index) => index,
      );
      return courts;
    },
    courtCodes: courtSpellings.map((court) => court.code),
    air: spellings.find((s) => s.edition.shape === "air")?.edition ?? null,
    courtOf(words) {
      for (const pack of packs) {
        const court = pack.courtOf(words);
        if (court !== null) return court;
      }
      return null;
    },
  };
}

function openingTrie(spellings: readonly Spelling[], numbers: Int32Array): Trie {
  const texts: string[] = [];
  const entries: number[] = [];
  for (let i = 0; i < spellings.length; i++) {
    if (!opens(spellings[i]!)) continue;
    texts.push(spellings[i]!.text);
    entries.push(numbers[i]!);
  }
  return buildTrie(texts, (index) => entries[index]!);
}

function opens({ edition }: Spelling): boolean {
  return (
    edition.volumeless ||
    edition.shape === "air" ||
    edition.shape === "ilr" ||
    edition.format === "in-jt" ||
    edition.reporter === "AIROnline" ||
    edition.reporter === "LiveLaw" ||
    edition.reporter.startsWith("T.C. ")
  );
}
