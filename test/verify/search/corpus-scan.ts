import type { NearNode, NearOperand, QueryNode, TextNode } from "../../../src/query/ast.ts";
import { listAbbreviations } from "../../../src/text/sentences/legal-abbreviations.ts";
import { stem } from "../../../src/text/stem.ts";
import { findWords, visitWords } from "../../../src/text/words.ts";

const ABBREVIATIONS = listAbbreviations("words");

/** A case as it is stored. */
export interface ScannedCase {
  readonly name: string;
  readonly judgment: string;
  readonly courtId: string;
  readonly dateFiled: string;
  readonly judges: readonly string[];
  readonly freshness: string;
}

/** One text: its words as numbers, and for each the sentence and the paragraph that it stands in. */
interface Text {
  readonly words: Uint32Array;
  readonly sentences: Uint32Array;
  readonly paragraphs: Uint32Array;
}

/** First and last word of something, in the order of their starts. */
interface WordRange {
  readonly first: number;
  readonly last: number;
}

const span = { start: 0, end: 0 };

/**
 * Every text as numbers for its words; looks through all of them for every question. Shares the word rule and the list
 * of legal abbreviations with the index, nothing else.
 */
export function createScan() {
  const ids = new Map<string, number>();
  const spelled: string[] = [];
  const stemOf: number[] = [];
  const stems = new Map<string, number>();
  const cases: (Omit<ScannedCase, "name" | "judgment"> & { readonly texts: readonly [Text, Text] })[] = [];

  function idOf(word: string): number {
    const known = ids.get(word);
    if (known !== undefined) return known;
    const own = JSON.parse(JSON.stringify(word)) as string;
    ids.set(own, spelled.push(own) - 1);
    const root = stem(own);
    if (!stems.has(root)) stems.set(root, stems.size);
    stemOf.push(stems.get(root)!);
    return spelled.length - 1;
  }

  function read(text: string): Text {
    const found: number[] = [];
    const sentences: number[] = [];
    const paragraphs: number[] = [];
    let before = "";
    let end = 0;
    visitWords(text, (word, from, to) => {
      const isFirst = found.length === 0;
      const isParagraph = !isFirst && beginsParagraph(text.slice(end, from));
      const isSentence = isParagraph || (!isFirst && beginsSentence(text, before, end, from));
      sentences.push((sentences.at(-1) ?? 0) + Number(isSentence));
      paragraphs.push((paragraphs.at(-1) ?? 0) + Number(isParagraph));
      found.push(idOf(word));
      before = word;
      end = to;
    });
    return {
      words: Uint32Array.from(found),
      sentences: Uint32Array.from(sentences),
      paragraphs: Uint32Array.from(paragraphs),
    };
  }

  /** Finds where in a text something stands. */
  function finder(node: NearOperand): (text: Text) => WordRange[] {
    switch (node.kind) {
      case "or": {
        const finders = node.operands.map(finder);
        return (text) => finders.flatMap((find) => find(text)).sort((a, b) => a.first - b.first);
      }
      case "phrase": {
        const wanted = node.words.map((word) => ids.get(word) ?? -1);
        return ({ words }) => {
          const places: WordRange[] = [];
          for (let at = words.indexOf(wanted[0]!); at >= 0; at = words.indexOf(wanted[0]!, at + 1)) {
            if (wanted.every((id, i) => words[at + i] === id)) places.push({ first: at, last: at + wanted.length - 1 });
          }
          return places;
        };
      }
      default: {
        const root = node.kind === "word" ? stems.get(stem(node.word)) : undefined;
        const wanted = Uint8Array.from(spelled, (word, id) =>
          Number(node.kind === "word" ? stemOf[id] === root : word.startsWith(node.prefix)),
        );
        return ({ words }) => {
          const places: WordRange[] = [];
          for (let at = 0; at < words.length; at++) if (wanted[words[at]!] === 1) places.push({ first: at, last: at });
          return places;
        };
      }
    }
  }

  function holder(node: TextNode): (text: Text) => boolean {
    if (node.kind === "near") return nearHolder(node);
    const find = finder(node);
    return (text) => find(text).length > 0;
  }

  /** A chain: the places of each operand that one of those left of the operand before is near to. */
  function nearHolder({ operands, links }: NearNode): (text: Text) => boolean {
    const finders = operands.map(finder);
    return (text) => {
      let left = finders[0]!(text);
      links.forEach(({ within, ordered }, i) => {
        if (left.length === 0) return;
        const right = finders[i + 1]!(text);
        const isNear =
          typeof within === "number"
            ? withinWords(left, within, ordered, text.words.length)
            : withinStretch(left, ordered, within === "sentence" ? text.sentences : text.paragraphs);
        left = right.filter(isNear);
      });
      return left.length > 0;
    };
  }

  function someText(random: () => number): Uint32Array {
    return cases[Math.floor(random() * cases.length)]!.texts[1].words;
  }

  function someWord(random: () => number): string {
    const text = someText(random);
    return text.length === 0 ? "court" : spelled[text[Math.floor(random() * text.length)]!]!;
  }

  function somePhrase(random: () => number): string[] {
    const text = someText(random);
    const at = Math.floor(random() * Math.max(0, text.length - 4));
    return Array.from(text.subarray(at, at + 2 + Math.floor(random() * 3)), (id) => spelled[id]!);
  }

  return {
    add({ name, judgment, ...facts }: ScannedCase) {
      cases.push({ ...facts, texts: [read(name), read(judgment)] });
    },

    /** Words as texts have them and as the vocabulary has them, phrases of the texts, chains, beginnings, filters. */
    randomPart(i: number, random: () => number): QueryNode {
      const some = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
      const word = () => ({ kind: "word", word: someWord(random), span }) as const;
      const prefix = () => {
        const letters = Array.from(someWord(random)).slice(0, 2 + Math.floor(random() * 4));
        return { kind: "prefix", prefix: letters.join(""), span } as const;
      };
      const phrase = () => {
        const words = somePhrase(random);
        return words.length > 0 ? ({ kind: "phrase", words, span } as const) : word();
      };
      const place = () => some([word, word, prefix, phrase])();
      const operand = (): NearOperand =>
        random() < 0.8 ? place() : { kind: "or", operands: [place(), place(), place()], span };
      const stretch = () => ({
        within: random() < 0.6 ? ("sentence" as const) : ("paragraph" as const),
        ordered: random() < 0.3,
      });
      const distance = () => ({ within: 1 + Math.floor(random() * 15), ordered: random() < 0.5 });
      switch (i % 12) {
        case 0:
          return word();
        case 1:
          return { kind: "word", word: some(spelled), span };
        case 2:
        case 3:
          return phrase();
        case 4:
          return { kind: "near", operands: [word(), random() < 0.5 ? word() : prefix()], links: [distance()], span };
        case 5:
        case 6:
          return { kind: "near", operands: [operand(), operand()], links: [stretch()], span };
        case 7: {
          const links = [stretch(), random() < 0.5 ? stretch() : distance()];
          return { kind: "near", operands: [operand(), operand(), operand()], links, span };
        }
        case 8:
          return prefix();
        case 9:
          return { kind: "title", operand: word(), span };
        case 10: {
          const from = 1850 + Math.floor(random() * 150);
          if (random() < 0.5) return { kind: "year", from, to: from + Math.floor(random() * 40), span };
          return { kind: "court", value: some(cases).courtId, span };
        }
        default: {
          const { judges, freshness } = some(cases);
          if (random() < 0.3 || judges.length === 0) return { kind: "freshness", value: freshness, span } as QueryNode;
          const named = findWords(some(judges)).map(({ word }) => word);
          return { kind: "judge", value: random() < 0.5 ? named.join(" ") : (named.at(-1) ?? "x"), span };
        }
      }
    },

    /** By case, 1 where it satisfies the part. */
    find(node: QueryNode): Uint8Array {
      switch (node.kind) {
        case "year":
          return Uint8Array.from(cases, ({ dateFiled }) => {
            const year = Number(dateFiled.slice(0, 4));
            return Number(year >= node.from! && year <= node.to!);
          });
        case "court":
          return Uint8Array.from(cases, ({ courtId }) => Number(courtId === node.value));
        case "freshness":
          return Uint8Array.from(cases, ({ freshness }) => Number(freshness === node.value));
        case "judge": {
          const wanted = node.value.split(" ");
          return Uint8Array.from(cases, ({ judges }) =>
            Number(
              judges.some((judge) => {
                const named = findWords(judge).map(({ word }) => word);
                return wanted.every((word) => named.includes(word));
              }),
            ),
          );
        }
        case "title": {
          const holds = holder(node.operand);
          return Uint8Array.from(cases, ({ texts: [name] }) => Number(holds(name)));
        }
        default: {
          const holds = holder(node as TextNode);
          return Uint8Array.from(cases, ({ texts }) => Number(texts.some(holds)));
        }
      }
    },
  };
}

/** A blank line parts paragraphs. */
function beginsParagraph(gap: string): boolean {
  return /\n[ \t\r\u00a0]*\n/.test(gap);
}

/**
 * The last end mark between two words ends a sentence where white space follows it and no lower-case letter then; a
 * full stop does not behind an abbreviation, a single letter, or the last of several initials.
 */
function beginsSentence(text: string, before: string, end: number, from: number): boolean {
  const [, mark, behind] = /^.*([.!?\u0964])(.*)$/s.exec(text.slice(end, from)) ?? [];
  if (mark === undefined || !/[ \t\r\n\u00a0]/.test(behind!)) return false;
  if (/[a-z]/.test(text[from]!)) return false;
  if (mark !== ".") return true;
  const isInitial = before.length === 1 && !/[0-9]/.test(before);
  return !isInitial && !/\.[^\0-@]$/.test(text.slice(Math.max(0, end - 2), end)) && !ABBREVIATIONS.has(before);
}

/** Whether a place has one of the left ones before it, or behind it where they may be in any order, in so many words. */
function withinWords(left: readonly WordRange[], most: number, ordered: boolean, length: number) {
  const begins = new Uint8Array(length);
  const ends = new Uint8Array(length);
  for (const { first, last } of left) begins[first] = ends[last] = 1;
  return ({ first, last }: WordRange) => {
    for (let by = 1; by <= most; by++) if (ends[first - by] === 1 || (!ordered && begins[last + by] === 1)) return true;
    return false;
  };
}

/** The same within one stretch of text, which both lie in whole. */
function withinStretch(left: readonly WordRange[], ordered: boolean, stretches: Uint32Array) {
  const firstEnd = new Map<number, number>();
  const lastBegin = new Map<number, number>();
  for (const { first, last } of left) {
    const stretch = stretches[first]!;
    if (stretches[last] !== stretch) continue;
    firstEnd.set(stretch, Math.min(last, firstEnd.get(stretch) ?? last));
    lastBegin.set(stretch, Math.max(first, lastBegin.get(stretch) ?? first));
  }
  return ({ first, last }: WordRange) => {
    const stretch = stretches[first]!;
    if (stretches[last] !== stretch || !firstEnd.has(stretch)) return false;
    return firstEnd.get(stretch)! < first || (!ordered && lastBegin.get(stretch)! > last);
  };
}
