import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Edition, Spelling } from "./edition.ts";
import { buildTrie, type Trie } from "./trie.ts";

/** The reporters of one jurisdiction; all that must be loaded to read its citations. */
export interface ReporterPack {
  readonly jurisdiction: Jurisdiction;
  /** Returns every spelling that can follow a volume or a year. */
  listSpellings(): readonly Spelling[];
  /** Returns courts as the reporters print them before a page. */
  listCourtSpellings(): readonly { readonly text: string; readonly code: string }[];
  /** Returns the id of the court that a parenthesis names, or `null`. */
  findCourtId(words: string): string | null;
}

/** The reporters, laws and journals of some jurisdictions, indexed for the parser. */
export interface Lexicon {
  /** Abbreviations that can follow a volume or a year; values are indexes of `entries`. */
  readonly afterNumber: Trie;
  /** Abbreviations that can open a citation: codes, AIR, ILR, JT, loose-leaf services, single-volume reporters. */
  readonly opening: Trie;
  /** The editions that a spelling can mean; spellings count as equal without spaces and full stops. */
  readonly entries: readonly (readonly Spelling[])[];
  /** Courts as Indian reporters print them; values are indexes of `courtCodes`. */
  readonly courts: Trie;
  readonly courtCodes: readonly string[];
  /** The All India Reporter; `null` if Indian reporters are not read. */
  readonly air: Edition | null;
  /** Returns the id of the court that a parenthesis names, or null. */
  findCourtId(words: string): string | null;
}

const lexicons = new WeakMap<readonly ReporterPack[], Lexicon>();

/** Returns the lexicon of a list of packs. It is created once per list, which is compared by identity. */
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
  // Most single citations begin with a number: the other tries are built when the first citation needs them.
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
