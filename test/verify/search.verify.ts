import { describe, expect, it } from "vitest";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import type { NearNode, PrefixNode, QueryNode, TextNode, WordNode } from "../../src/query/ast.ts";
import { planQuery } from "../../src/query/plan.ts";
import { stem } from "../../src/query/stem.ts";
import { forEachWord } from "../../src/query/words.ts";
import type { CaseFacts } from "../../src/search/facts.ts";
import { createSearcher } from "../../src/search/search.ts";
import { membersOf } from "../../src/search/sets.ts";
import { caseTextReader } from "../../src/store/case-text.ts";
import { eachCase } from "../../src/store/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { postingReader } from "../../src/store/postings.ts";
import { realCorpus } from "./real-corpus.ts";
import { figure } from "./shared.ts";

/** Different parts that queries are put together from, and how many queries. */
const PARTS = 600;
const QUERIES = 20_000;

const real = realCorpus();

describe.skipIf(real === null)("case search over all real cases", async () => {
  const corpus = await openCorpus(openCorpusFile(real!.path));
  const searcher = createSearcher(postingReader(corpus.database), COURTS_ONLY);
  const scan = readScan();

  function readScan() {
    const texts = caseTextReader(corpus.database);
    const scanned = createScan();
    eachCase(corpus.database, (row) => scanned.add(row.name, texts.whole(row.clusterId), row.courtId, row.dateFiled));
    return scanned;
  }

  it("finds what a scan of every text finds, for 20,000 random Boolean queries", () => {
    const random = numbers(20);
    const parts = Array.from({ length: PARTS }, (_, i) => scan.randomPart(i, random));
    const found = parts.map((part) => scan.find(part));
    let wrong = 0;
    let empty = 0;
    for (let i = 0; i < QUERIES; i++) {
      const { root, expected } = combine(parts, found, random);
      const plan = planQuery({ kind: "boolean", root }, searcher.statistics);
      const page = searcher.search({ plan, pageSize: 10 });
      const got = membersOf(searcher.matches(plan));
      if (page.total !== expected.length || !sameNumbers(got, expected)) {
        if (wrong++ < 5)
          console.log(`differs: ${JSON.stringify(root)} found ${got.length}, should be ${expected.length}`);
      }
      if (expected.length === 0) empty++;
    }
    figure("random Boolean queries that differ from a scan", wrong, "0 of 20000");
    figure("of them without a match", empty, "");
    expect(wrong).toBe(0);
    expect(empty).toBeLessThan(QUERIES / 2);
  });
});

const span = { start: 0, end: 0 };

const COURTS_ONLY: CaseFacts = {
  casesNamed: () => [],
  casesCiting: () => [],
  casesCitedBy: () => [],
  courtIds: ({ value }) => [value],
  casesOfJudge: () => [],
  casesTreated: () => [],
};

/** Every text as numbers for its words; looks through all of them for every question. */
function createScan() {
  const ids = new Map<string, number>();
  const spelled: string[] = [];
  const stemOf: number[] = [];
  const stems = new Map<string, number>();
  const names: Uint32Array[] = [];
  const judgments: Uint32Array[] = [];
  const courts: string[] = [];
  const dates: string[] = [];

  function read(text: string): Uint32Array {
    const numbers: number[] = [];
    forEachWord(text, (word) => {
      let id = ids.get(word);
      if (id === undefined) {
        const own = JSON.parse(JSON.stringify(word)) as string;
        id = spelled.push(own) - 1;
        ids.set(own, id);
        const root = stem(own);
        if (!stems.has(root)) stems.set(root, stems.size);
        stemOf.push(stems.get(root)!);
      }
      numbers.push(id);
    });
    return Uint32Array.from(numbers);
  }

  /** Which word numbers a word or a prefix means. */
  function meant(node: WordNode | PrefixNode): Uint8Array {
    const root = node.kind === "word" ? stems.get(stem(node.word)) : undefined;
    return Uint8Array.from(spelled, (word, id) =>
      Number(node.kind === "word" ? stemOf[id] === root : word.startsWith(node.prefix)),
    );
  }

  function holder(node: TextNode): (text: Uint32Array) => boolean {
    if (node.kind === "near") return nearHolder(node);
    if (node.kind === "phrase") {
      const wanted = node.words.map((word) => ids.get(word) ?? -1);
      return (text) => {
        for (let at = text.indexOf(wanted[0]!); at >= 0; at = text.indexOf(wanted[0]!, at + 1)) {
          if (wanted.every((id, i) => text[at + i] === id)) return true;
        }
        return false;
      };
    }
    const wanted = meant(node);
    return (text) => text.some((id) => wanted[id] === 1);
  }

  /** Two words, or a word and any with a beginning, within n, in order or in any. */
  function nearHolder({ operands, links }: NearNode): (text: Uint32Array) => boolean {
    const [left, right] = operands.map((operand) => meant(operand as WordNode | PrefixNode));
    const { within, ordered } = links[0]!;
    return (text) => {
      for (let at = 0; at < text.length; at++) {
        if (left![text[at]!] !== 1) continue;
        for (let by = 1; by <= (within as number); by++) {
          if (right![text[at + by]!] === 1) return true;
          if (!ordered && right![text[at - by]!] === 1) return true;
        }
      }
      return false;
    };
  }

  function someWord(random: () => number): string {
    const text = judgments[Math.floor(random() * judgments.length)]!;
    return text.length === 0 ? "court" : spelled[text[Math.floor(random() * text.length)]!]!;
  }

  function somePhrase(random: () => number): string[] {
    const text = judgments[Math.floor(random() * judgments.length)]!;
    const at = Math.floor(random() * Math.max(0, text.length - 4));
    return Array.from(text.subarray(at, at + 2 + Math.floor(random() * 3)), (id) => spelled[id]!);
  }

  return {
    add(name: string, judgment: string, courtId: string, dateFiled: string) {
      names.push(read(name));
      judgments.push(read(judgment));
      courts.push(courtId);
      dates.push(dateFiled);
    },

    /** Words as texts have them and as the vocabulary has them, phrases of the texts, pairs, beginnings, filters. */
    randomPart(i: number, random: () => number): QueryNode {
      const word = (): WordNode => ({ kind: "word", word: someWord(random), span });
      const prefix = (): PrefixNode => {
        const letters = Array.from(someWord(random)).slice(0, 2 + Math.floor(random() * 4));
        return { kind: "prefix", prefix: letters.join(""), span };
      };
      switch (i % 9) {
        case 0:
        case 1:
          return word();
        case 2:
          return { kind: "word", word: spelled[Math.floor(random() * spelled.length)]!, span };
        case 3:
        case 4: {
          const words = somePhrase(random);
          return words.length > 0 ? { kind: "phrase", words, span } : word();
        }
        case 5: {
          const link = { within: 1 + Math.floor(random() * 15), ordered: random() < 0.5 };
          return { kind: "near", operands: [word(), random() < 0.5 ? word() : prefix()], links: [link], span };
        }
        case 6:
          return prefix();
        case 7:
          return { kind: "title", operand: word(), span };
        default: {
          const from = 1850 + Math.floor(random() * 150);
          if (random() < 0.7) return { kind: "year", from, to: from + Math.floor(random() * 40), span };
          return { kind: "court", value: courts[Math.floor(random() * courts.length)]!, span };
        }
      }
    },

    find(node: QueryNode): Uint8Array {
      if (node.kind === "year") {
        return Uint8Array.from(dates, (date) =>
          Number(Number(date.slice(0, 4)) >= node.from! && Number(date.slice(0, 4)) <= node.to!),
        );
      }
      if (node.kind === "court") return Uint8Array.from(courts, (court) => Number(court === node.value));
      if (node.kind === "title") {
        const holds = holder(node.operand);
        return Uint8Array.from(names, (name) => Number(holds(name)));
      }
      const holds = holder(node as TextNode);
      return Uint8Array.from(names, (name, i) => Number(holds(name) || holds(judgments[i]!)));
    },
  };
}

/** A random expression over the parts, and the cases that satisfy it. */
function combine(parts: readonly QueryNode[], found: readonly Uint8Array[], random: () => number) {
  function build(depth: number): { node: QueryNode; holds: Uint8Array } {
    const kind = depth === 0 ? 1 : random();
    if (kind > 0.75) {
      const i = Math.floor(random() * parts.length);
      return { node: parts[i]!, holds: found[i]! };
    }
    if (kind > 0.6) {
      const { node, holds } = build(depth - 1);
      return { node: { kind: "not", operand: node, span }, holds: holds.map((held) => 1 - held) };
    }
    const operands = Array.from({ length: 2 + Math.floor(random() * 2) }, () => build(depth - 1));
    const isAnd = random() < 0.5;
    return {
      node: { kind: isAnd ? "and" : "or", operands: operands.map(({ node }) => node), span },
      holds: operands
        .map(({ holds }) => holds)
        .reduce((a, b) => a.map((held, i) => (isAnd ? held & b[i]! : held | b[i]!))),
    };
  }
  const { node, holds } = build(3);
  const expected: number[] = [];
  holds.forEach((held, ordinal) => {
    if (held === 1) expected.push(ordinal);
  });
  return { root: node, expected };
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
