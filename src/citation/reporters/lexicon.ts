import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { buildTrie, type Trie } from "../trie.ts";
import type { Edition, Spelling } from "./edition.ts";
import { indianCourtSpellings, indianSpellings } from "./in.ts";
import { usSpellings } from "./us.ts";

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
}

const made = new Map<string, Lexicon>();

export function lexicon(jurisdictions: readonly Jurisdiction[]): Lexicon {
  const us = jurisdictions.includes("US");
  const india = jurisdictions.includes("IN");
  const name = `${us ? "US" : ""}${india ? "IN" : ""}`;
  let known = made.get(name);
  if (known === undefined) {
    known = make([...(us ? usSpellings() : []), ...(india ? indianSpellings() : [])]);
    made.set(name, known);
  }
  return known;
}

function make(spellings: readonly Spelling[]): Lexicon {
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
  const courtSpellings = indianCourtSpellings();
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
