import type { IndexedCase } from "../../../src/search/build/indexed-case.ts";
import { stem } from "../../../src/text/stem.ts";
import { splitWords } from "../../../src/text/words.ts";
import type { PeerCase } from "./search-peer.ts";

/** Spells words so that every peer's splitting leaves them whole: letters and digits of ASCII. */
export type SpellWord = (word: string) => string;

export function isAscii(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

/** ASCII words are as they are; others get a number, the same at every place. */
export function createAsciiSpelling(): SpellWord {
  const numbers = new Map<string, string>();
  return (word) => {
    if (isAscii(word)) return word;
    const known = numbers.get(word) ?? `0x${numbers.size.toString(36)}x`;
    numbers.set(word, known);
    return known;
  };
}

/** A case in the words that Headnote's own rule makes of its name and text. */
export function toPeerCase(whole: IndexedCase, spell: SpellWord): PeerCase {
  const name = splitWords(whole.title);
  const text = splitWords(whole.content);
  const joined = (list: readonly string[]) => list.map(spell).join(" ");
  return {
    id: whole.clusterId,
    year: Number(whole.dateFiled.slice(0, 4)),
    words: { name: joined(name), text: joined(text) },
    stems: { name: joined(name.map(stem)), text: joined(text.map(stem)) },
    whole,
  };
}
