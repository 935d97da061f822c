import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { buildTrie, squeeze, type Trie } from "../trie.ts";
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
  const numbers = new Map<string, number>();
  const entries: Spelling[][] = [];
  for (const spelling of spellings) {
    const squeezed = squeeze(spelling.text);
    const number = numbers.get(squeezed);
    if (number === undefined) {
      numbers.set(squeezed, entries.length);
      entries.push([spelling]);
    } else {
      entries[number]!.push(spelling);
    }
  }
  const strings = [...numbers.keys()];
  const opening: string[] = [];
  const openingValues: number[] = [];
  for (let i = 0; i < strings.length; i++) {
    if (entries[i]!.some(opens)) {
      opening.push(strings[i]!);
      openingValues.push(i);
    }
  }
  const courtSpellings = indianCourtSpellings();
  return {
    behindNumber: buildTrie(
      strings,
      strings.map((_, i) => i),
    ),
    opening: buildTrie(opening, openingValues),
    entries,
    courts: buildTrie(
      courtSpellings.map((c) => c.text),
      courtSpellings.map((_, i) => i),
    ),
    courtCodes: courtSpellings.map((c) => c.code),
    air: spellings.find((s) => s.edition.shape === "air")?.edition ?? null,
  };
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
