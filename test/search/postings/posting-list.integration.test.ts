import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteArena } from "../../../src/search/build/byte-arena.ts";
import { createEmptySet, listMembers } from "../../../src/search/case-set.ts";
import { ByteReader, ByteWriter, readDeltas, readVarints } from "../../../src/search/postings/bytes.ts";
import { PageReader, PageWriter } from "../../../src/search/postings/pages.ts";
import { PostingList } from "../../../src/search/postings/posting-list.ts";
import { MAX_POSITIONS_WITH_CLASSES, PostingListEncoder } from "../../../src/search/postings/posting-list-encoder.ts";
import { findFormsOfStem, TermBlockWriter } from "../../../src/search/vocabulary/term-blocks.ts";
import { findWordsByPrefix, WordBlockWriter } from "../../../src/search/vocabulary/word-blocks.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
} from "../../../src/store/postings/posting-tables.ts";
import { createDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import { compareCodePoints, decodeUtf8, encodeUtf8 } from "../../../src/text/code-points.ts";

const sqlite = await loadSqlite();

function openStore() {
  const database = createDatabase(sqlite, createMemoryFile());
  database.exec(CASE_POSTING_TABLES);
  return { writer: createPostingWriter(database), reader: createPostingReader(database) };
}

describe("varints", () => {
  it.each([
    [0, [0]],
    [127, [127]],
    [128, [128, 1]],
    [300, [172, 2]],
    [2 ** 32 - 1, [255, 255, 255, 255, 15]],
  ])("writes %i as %j", (value, bytes) => {
    const writer = new ByteWriter(1);
    writer.writeVarint(value);
    expect([...writer.view()]).toEqual(bytes);
  });

  it("reads back whatever it wrote, up to the largest safe integer", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        const writer = new ByteWriter(1);
        for (const value of values) writer.writeVarint(value);
        const reader = new ByteReader(writer.view());
        expect(values.map(() => reader.readVarint())).toEqual(values);
        expect(reader.at).toBe(writer.length);
      }),
    );
  });

  it("decodes runs, plain and ascending", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1 << 20 }), { minLength: 1 }), (steps) => {
        const writer = new ByteWriter(1);
        for (const step of steps) writer.writeVarint(step);
        const plain = new Uint32Array(steps.length);
        expect(readVarints(writer.view(), 0, steps.length, plain)).toBe(writer.length);
        expect([...plain]).toEqual(steps);
        const ascending = new Uint32Array(steps.length);
        expect(readDeltas(writer.view(), 0, steps.length, 5, ascending)).toBe(writer.length);
        let sum = 5;
        expect([...ascending]).toEqual(steps.map((step) => (sum += step)));
      }),
    );
  });

  it("reads 0 behind the end of damaged bytes instead of running on", () => {
    expect(new ByteReader(Uint8Array.of(255, 255)).readVarint()).toBe(16383);
    const out = new Uint32Array(3);
    readVarints(Uint8Array.of(1), 0, 3, out);
    expect([...out]).toEqual([1, 0, 0]);
  });
});

describe("the arena of a build", () => {
  it("keeps interleaved runs apart, across slices and chunks", () => {
    const arena = new ByteArena();
    const runs = Array.from({ length: 2000 }, () => ({ run: arena.beginRun(), expected: new ByteWriter() }));
    for (let i = 0; i < 600_000; i++) {
      // Skewed: the first runs grow through every size of slice, the last hold a few bytes.
      const { run, expected } = runs[Math.floor(((i * 7919) % 2000) ** 2 / 2000)]!;
      const value = (i * i) % 100_000;
      arena.appendVarint(run, value);
      expected.writeVarint(value);
    }
    expect(arena.size).toBeGreaterThan(1 << 20);
    const copy = new ByteWriter();
    for (const { run, expected } of runs) {
      copy.clear();
      arena.copyRun(run, copy);
      expect(copy.view()).toEqual(expected.view());
    }
  });
});

/** Few positions, or so many that some are skipped, with steps of one byte and of two. */
const positionsOfCase = fc.oneof(
  { weight: 9, arbitrary: fc.uniqueArray(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 12 }) },
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.integer({ min: 1, max: 400 })), {
      minLength: 60,
      maxLength: 260,
    })
    .map((steps) => {
      let position = -1;
      return steps.map((step) => (position += step));
    }),
);

/** Cases in ascending order, each with ascending positions; those below `named` are in the case name. */
const postings = fc
  .uniqueArray(fc.record({ ordinal: fc.nat({ max: 2000 }), positions: positionsOfCase }), {
    selector: ({ ordinal }) => ordinal,
    maxLength: 500,
    minLength: 1,
    size: "max",
  })
  .map((cases) =>
    cases
      .map(({ ordinal, positions }) => ({ ordinal, positions: positions.sort((a, b) => a - b) }))
      .sort((a, b) => a.ordinal - b.ordinal),
  );
const NAMED = 300;
/** Any byte will do. */
const neighboursAt = (position: number) => (position * 89) & 255;

function encode(encoder: PostingListEncoder, cases: readonly { ordinal: number; positions: readonly number[] }[]) {
  encoder.start();
  for (const { ordinal, positions } of cases) {
    const packed = new ByteWriter();
    for (const [i, position] of positions.entries()) packed.writeVarint(position - (positions[i - 1] ?? -1));
    const inName = positions.filter((position) => position < NAMED).length;
    encoder.add(ordinal, inName, positions.length - inName, packed.view(), Uint8Array.from(positions, neighboursAt));
  }
  return encoder.finish();
}

describe("posting lists", () => {
  const encoder = new PostingListEncoder();

  /** The list written to pages behind something else, and opened from there through the vocabulary. */
  function stored(cases: readonly { ordinal: number; positions: readonly number[] }[]): PostingList {
    const { writer, reader } = openStore();
    const pages = new PageWriter(writer);
    pages.append(new Uint8Array(3000));
    const terms = new TermBlockWriter(writer, pages);
    terms.addForm("bail", "bail", encode(encoder, cases));
    terms.endTerm("bail", cases.length);
    terms.finish();
    pages.finish();
    return new PostingList(findFormsOfStem(reader, "bail")[0]!, new PageReader(reader));
  }

  it("gives back cases, counts and positions", () => {
    fc.assert(
      fc.property(postings, (cases) => {
        const list = stored(cases);
        expect(list.cases).toBe(cases.length);
        expect(list.occurrences).toBe(cases.reduce((sum, { positions }) => sum + positions.length, 0));
        const counts = cases.map(({ positions }) => positions.filter((position) => position < NAMED).length);
        const read = [0, 1, 2].map(() => new Uint32Array(cases.length));
        const bits = createEmptySet(2001);
        const { isNamed, most } = list.readCounts(read[0]!, read[1]!, read[2]!, bits);
        expect(isNamed).toBe(counts.some((inName) => inName > 0));
        expect(most).toBeGreaterThanOrEqual(Math.max(...read[1]!, ...read[2]!));
        expect([...listMembers(bits)]).toEqual([...read[0]!]);
        expect([...read[0]!]).toEqual(cases.map(({ ordinal }) => ordinal));
        expect([...read[1]!]).toEqual(cases.map(({ positions }, i) => positions.length - counts[i]!));
        expect([...read[2]!]).toEqual(counts);
        // Added up by ordinal, and twice: another list may hold the same case.
        const set = createEmptySet(2001);
        const [texts, names] = [new Uint32Array(2001), new Uint32Array(2001)];
        for (let pass = 0; pass < 2; pass++) list.addAllCounts(set, texts, names);
        expect([...listMembers(set)]).toEqual([...read[0]!]);
        expect(cases.map(({ ordinal }) => texts[ordinal]! / 2)).toEqual([...read[1]!]);
        expect(cases.map(({ ordinal }) => names[ordinal]! / 2)).toEqual(counts);
        const ordinals = Uint32Array.from(cases, ({ ordinal }) => ordinal);
        const visited: number[] = [];
        list.visitAmong(ordinals, (i) => {
          const { positions } = cases[i]!;
          visited.push(i);
          expect(list.count).toBe(positions.length);
          const places = new Uint32Array(positions.length + 1);
          list.readPositions(places, 1, list.count);
          expect([...places.subarray(1)]).toEqual(positions);
          for (const [mask, wanted] of [
            [0xf0, 0x30],
            [0x0f, 0x01],
            [0xff, neighboursAt(positions[0]!)],
            [0, 0],
          ] as const) {
            const beside = positions.filter((position) => (neighboursAt(position) & mask) === wanted);
            const kept = list.readPositionsWithNeighbours(places, 1, { mask, wanted });
            expect([...places.subarray(1, 1 + kept)]).toEqual(
              positions.length > MAX_POSITIONS_WITH_CLASSES ? positions : beside,
            );
          }
        });
        expect(visited).toEqual([...cases.keys()]);
        // Every other case, by one bit for each of its words.
        const some = ordinals.filter((_, i) => i % 2 === 0);
        const longest = Math.max(...cases.map(({ positions }) => positions.at(-1)!));
        const words = (longest >>> 5) + 1;
        for (const mark of ["markPlaces", "markPlacesAmong"] as const) {
          const indexOf = new Int32Array(2001).fill(-1);
          some.forEach((ordinal, i) => {
            indexOf[ordinal] = i;
          });
          const bitsAt = Uint32Array.from({ length: some.length + 1 }, (_, i) => i * words);
          const asked = { indexOf, bitsAt, bits: new Uint32Array(some.length * words), held: some.map(() => 0) };
          if (mark === "markPlaces") list.markPositions(asked);
          else list.markPositionsAmong(some, asked);
          const expected = cases.filter((_, i) => i % 2 === 0).map(({ positions }) => positions);
          expect([...asked.held]).toEqual(expected.map(({ length }) => length));
          expected.forEach((positions, i) => {
            expect([...listMembers(asked.bits.subarray(i * words, (i + 1) * words))]).toEqual(positions);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it("finds any ascending choice of cases, and only those it has", () => {
    fc.assert(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 2000 })), (cases, choice) => {
        const list = stored(cases);
        const held = new Map(cases.map(({ ordinal, positions }) => [ordinal, positions]));
        const asked = Uint32Array.from(choice).sort();
        // Twice: a list begins again by itself.
        for (const _ of [1, 2]) {
          const visited: number[] = [];
          list.visitAmong(asked, (i) => void visited.push(asked[i]!));
          expect(visited).toEqual([...asked].filter((one) => held.has(one)));
        }
        const set = createEmptySet(2001);
        list.markAmong(asked, set);
        expect([...listMembers(set)]).toEqual([...asked].filter((one) => held.has(one)));
        const inText = new Uint32Array(asked.length);
        const inName = new Uint32Array(asked.length);
        list.addCounts(asked, inText, inName);
        asked.forEach((ordinal, i) => {
          const positions = held.get(ordinal) ?? [];
          expect(inName[i]).toBe(positions.filter((position) => position < NAMED).length);
          expect(inText[i]! + inName[i]!).toBe(positions.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("confirms the starts that have the word behind them", () => {
    fc.assert(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 5000 })), fc.nat({ max: 4 }), (cases, choice, offset) => {
        const list = stored(cases);
        const { ordinal, positions } = cases[cases.length >> 1]!;
        const some = positions.filter((position) => position % 7 === 0);
        const starts = Uint32Array.from([...new Set([...choice, ...some])].sort((a, b) => a - b));
        const expected = [...starts].filter((start, i) => i >= 2 && positions.includes(start + offset));
        list.visitAmong(Uint32Array.of(ordinal), () => {
          const end = list.confirmStarts(starts, 2, Math.max(2, starts.length), offset);
          expect([...starts.subarray(2, end)]).toEqual(expected);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("gives the positions that are near some places", () => {
    fc.assert(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 5000 })), fc.nat({ max: 90 }), (cases, choice, reach) => {
        const list = stored(cases);
        const { ordinal, positions } = cases[cases.length >> 1]!;
        const places = Uint32Array.from(choice).sort();
        const isNear = (position: number) => places.some((place, i) => i >= 1 && Math.abs(place - position) <= reach);
        list.visitAmong(Uint32Array.of(ordinal), () => {
          const near = new Uint32Array(3 + positions.length);
          const count = list.readPositionsNear(near, 3, places, 1, Math.max(1, places.length), reach);
          expect([...near.subarray(3, 3 + count)]).toEqual(positions.filter(isNear));
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe("the vocabulary", () => {
  const stems = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }), {
    minLength: 1,
    maxLength: 400,
    size: "max",
  });

  it("finds the forms of every stem, and of no other", () => {
    fc.assert(
      fc.property(stems, (keys) => {
        const { writer, reader } = openStore();
        const pages = new PageWriter(writer);
        const terms = new TermBlockWriter(writer, pages);
        const encoder = new PostingListEncoder();
        const sorted = keys.filter((key) => decodeUtf8(encodeUtf8(key)) === key).sort(compareCodePoints);
        for (const key of sorted) {
          const list = encode(encoder, [{ ordinal: 1, positions: [1] }]);
          terms.addForm(key, key, list);
          terms.addForm(key, `${key}s`, list);
          terms.endTerm(key, 2);
        }
        terms.finish();
        pages.finish();
        sorted.forEach((key, i) => {
          const forms = findFormsOfStem(reader, key);
          expect(forms.map(({ word }) => word)).toEqual([key, `${key}s`]);
          expect(forms.map(({ id }) => id)).toEqual([2 * i, 2 * i + 1]);
          expect(forms[0]!.stemCases).toBe(2);
          if (!sorted.includes(`${key}!`)) expect(findFormsOfStem(reader, `${key}!`)).toEqual([]);
        });
        expect(findFormsOfStem(reader, "")).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("lists the words with a prefix in code-point order", () => {
    fc.assert(
      fc.property(stems, (keys) => {
        const { writer, reader } = openStore();
        const words = new WordBlockWriter(writer);
        const sorted = keys.filter((key) => decodeUtf8(encodeUtf8(key)) === key).sort(compareCodePoints);
        for (const key of sorted) words.add(key);
        words.finish();
        for (const prefix of new Set(sorted.map((key) => Array.from(key)[0]!))) {
          expect(findWordsByPrefix(reader, prefix)).toEqual(sorted.filter((key) => key.startsWith(prefix)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("orders as UTF-8 does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        const [x, y] = [encodeUtf8(a), encodeUtf8(b)];
        let i = 0;
        while (i < x.length && i < y.length && x[i] === y[i]) i++;
        expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign((x[i] ?? -1) - (y[i] ?? -1)));
      }),
    );
    expect(compareCodePoints("\u{10000}", "\uffff")).toBeGreaterThan(0);
  });
});
