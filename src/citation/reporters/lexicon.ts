import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Edition, Spelling } from "./edition.ts";
import { buildTrie, type Trie } from "./trie.ts";

/** The reporters of one jurisdiction: what has to be loaded to read its citations. */
export interface ReporterPack {
  readonly jurisdiction: Jurisdiction;
  /** Every spelling that a volume or a year can stand before. */
  listSpellings(): readonly Spelling[];
  /** Courts as its reporters print them before a page. */
  listCourtSpellings(): readonly { readonly text: string; readonly code: string }[];
  /** The id of the court that a parenthesis names, or null. */
  findCourtId(words: string): string | null;
}

/** All that reading needs to know of reporters, laws and journals, made once per choice of jurisdictions. */
export interface Lexicon {
  /** What may stand behind a volume or a year; values index `entries`. */
  readonly afterNumber: Trie;
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
  findCourtId(words: string): string | null;
}

const lexicons = new WeakMap<readonly ReporterPack[], Lexicon>();

/** The same list of packs gives the same lexicon, made once. */
export function getLexicon(packs: readonly ReporterPack[]): Lexicon {
  let known = lexicons.get(packs);
  if (known === undefined) {
    known = createLexicon(packs);
    lexicons.set(packs, known);
  }
  return known;
}

function createLexicon(packs: readonly ReporterPack[]): Lexicon {
  const spellings = packs.flatMap((pack) => pack.listSpellings());
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
  const courtSpellings = packs.flatMap((pack) => pack.listCourtSpellings());
  return {
    afterNumber: behindNumber,
    get opening() {
      opening ??= buildOpeningTrie(spellings, numbers);
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
    findCourtId(words) {
      for (const pack of packs) {
        const court = pack.findCourtId(words);
        if (court !== null) return court;
      }
      return null;
    },
  };
}

function buildOpeningTrie(spellings: readonly Spelling[], numbers: Int32Array): Trie {
  const texts: string[] = [];
  const entries: number[] = [];
  for (let i = 0; i < spellings.length; i++) {
    if (!canOpenCitation(spellings[i]!)) continue;
    texts.push(spellings[i]!.text);
    entries.push(numbers[i]!);
  }
  return buildTrie(texts, (index) => entries[index]!);
}

function canOpenCitation({ edition }: Spelling): boolean {
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
