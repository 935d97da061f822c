import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmptySet, listMembers } from "../../../src/search/case-set.ts";
import { ByteWriter } from "../../../src/search/postings/bytes.ts";
import { PageReader, PageWriter } from "../../../src/search/postings/pages.ts";
import { PostingList } from "../../../src/search/postings/posting-list.ts";
import { MAX_POSITIONS_WITH_CLASSES, PostingListEncoder } from "../../../src/search/postings/posting-list-encoder.ts";
import { addAllCounts, addCounts, markAmong, readCounts } from "../../../src/search/postings/read-counts.ts";
import {
  confirmStarts,
  markPositions,
  markPositionsAmong,
  readPositions,
  readPositionsNear,
  readPositionsWithNeighbours,
} from "../../../src/search/postings/read-positions.ts";
import { findFormsOfStem, TermBlockWriter } from "../../../src/search/vocabulary/term-blocks.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { openPostingStore } from "../posting-store.ts";

/** A few positions, or enough for skips, with differences of one byte and of two. */
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

/** Cases in ascending order, each with ascending positions; those below {@link NAMED} are in the case name. */
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
/** Classes of the adjacent words of a position: any byte. */
const classesAt = (position: number) => (position * 89) & 255;

function encode(encoder: PostingListEncoder, cases: readonly { ordinal: number; positions: readonly number[] }[]) {
  encoder.start();
  for (const { ordinal, positions } of cases) {
    const packed = new ByteWriter();
    for (const [i, position] of positions.entries()) packed.writeVarint(position - (positions[i - 1] ?? -1));
    const inName = positions.filter((position) => position < NAMED).length;
    encoder.add(ordinal, inName, positions.length - inName, packed.view(), Uint8Array.from(positions, classesAt));
  }
  return encoder.finish();
}

describe("posting lists", () => {
  const encoder = new PostingListEncoder();

  /** Writes a list to pages after other bytes, and opens it through the vocabulary. */
  function stored(cases: readonly { ordinal: number; positions: readonly number[] }[]): PostingList {
    const { writer, reader } = openPostingStore();
    const pages = new PageWriter(writer);
    pages.append(new Uint8Array(3000));
    const terms = new TermBlockWriter(writer, pages);
    terms.addForm("bail", "bail", encode(encoder, cases));
    terms.endTerm("bail", cases.length);
    terms.finish();
    pages.finish();
    return new PostingList(findFormsOfStem(reader, "bail")[0]!, new PageReader(reader));
  }

  it("returns the cases, counts and positions that were encoded", () => {
    assertProperty(
      fc.property(postings, (cases) => {
        const list = stored(cases);
        expect(list.cases).toBe(cases.length);
        expect(list.occurrences).toBe(cases.reduce((sum, { positions }) => sum + positions.length, 0));
        const counts = cases.map(({ positions }) => positions.filter((position) => position < NAMED).length);
        const read = [0, 1, 2].map(() => new Uint32Array(cases.length));
        const bits = createEmptySet(2001);
        const { isNamed, most } = readCounts(list, read[0]!, read[1]!, read[2]!, bits);
        expect(isNamed).toBe(counts.some((inName) => inName > 0));
        expect(most).toBeGreaterThanOrEqual(Math.max(...read[1]!, ...read[2]!));
        expect([...listMembers(bits)]).toEqual([...read[0]!]);
        expect([...read[0]!]).toEqual(cases.map(({ ordinal }) => ordinal));
        expect([...read[1]!]).toEqual(cases.map(({ positions }, i) => positions.length - counts[i]!));
        expect([...read[2]!]).toEqual(counts);
        // Added by ordinal, and twice: another list may contain the same case.
        const set = createEmptySet(2001);
        const [texts, names] = [new Uint32Array(2001), new Uint32Array(2001)];
        for (let pass = 0; pass < 2; pass++) addAllCounts(list, set, texts, names);
        expect([...listMembers(set)]).toEqual([...read[0]!]);
        expect(cases.map(({ ordinal }) => texts[ordinal]! / 2)).toEqual([...read[1]!]);
        expect(cases.map(({ ordinal }) => names[ordinal]! / 2)).toEqual(counts);
        const ordinals = Uint32Array.from(cases, ({ ordinal }) => ordinal);
        // Of few cases each block is decoded, of many where all positions are, which is kept: then also of few.
        for (const step of [cases.length, 1, cases.length]) {
          const some = ordinals.filter((_, i) => i % step === 0);
          const seen: number[] = [];
          list.visitPositionsAmong(Uint32Array.from([...some, 2001]), (i) => {
            const { positions } = cases[i * step]!;
            seen.push(some[i]!);
            const found = new Uint32Array(list.count);
            readPositions(list, found, 0, list.count);
            expect([...found]).toEqual(positions);
          });
          expect(seen).toEqual([...some]);
        }
        expect(list.heldBytes).toBeGreaterThanOrEqual(10 * cases.length);
        const visited: number[] = [];
        list.visitAmong(ordinals, (i) => {
          const { positions } = cases[i]!;
          visited.push(i);
          expect(list.count).toBe(positions.length);
          const found = new Uint32Array(positions.length + 1);
          readPositions(list, found, 1, list.count);
          expect([...found.subarray(1)]).toEqual(positions);
          for (const [mask, wanted] of [
            [0xf0, 0x30],
            [0x0f, 0x01],
            [0xff, classesAt(positions[0]!)],
            [0, 0],
          ] as const) {
            const beside = positions.filter((position) => (classesAt(position) & mask) === wanted);
            const kept = readPositionsWithNeighbours(list, found, 1, { mask, wanted });
            expect([...found.subarray(1, 1 + kept)]).toEqual(
              positions.length > MAX_POSITIONS_WITH_CLASSES ? positions : beside,
            );
          }
        });
        expect(visited).toEqual([...cases.keys()]);
        // Every other case, by one bit for each of its words.
        const some = ordinals.filter((_, i) => i % 2 === 0);
        const longest = Math.max(...cases.map(({ positions }) => positions.at(-1)!));
        const words = (longest >>> 5) + 1;
        for (const isWhole of [true, false]) {
          const indexOf = new Int32Array(2001).fill(-1);
          some.forEach((ordinal, i) => {
            indexOf[ordinal] = i;
          });
          const bitsAt = Uint32Array.from({ length: some.length + 1 }, (_, i) => i * words);
          const asked = { indexOf, bitsAt, bits: new Uint32Array(some.length * words), held: some.map(() => 0) };
          if (isWhole) markPositions(list, asked);
          else markPositionsAmong(list, some, asked);
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

  it("visits those of any ascending cases that the list contains", () => {
    assertProperty(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 2000 })), (cases, choice) => {
        const list = stored(cases);
        const held = new Map(cases.map(({ ordinal, positions }) => [ordinal, positions]));
        const asked = Uint32Array.from(choice).sort();
        // Twice: a list can be visited again.
        for (const _ of [1, 2]) {
          const visited: number[] = [];
          list.visitAmong(asked, (i) => void visited.push(asked[i]!));
          expect(visited).toEqual([...asked].filter((one) => held.has(one)));
        }
        const set = createEmptySet(2001);
        markAmong(list, asked, set);
        expect([...listMembers(set)]).toEqual([...asked].filter((one) => held.has(one)));
        const inText = new Uint32Array(asked.length);
        const inName = new Uint32Array(asked.length);
        addCounts(list, asked, inText, inName);
        asked.forEach((ordinal, i) => {
          const positions = held.get(ordinal) ?? [];
          expect(inName[i]).toBe(positions.filter((position) => position < NAMED).length);
          expect(inText[i]! + inName[i]!).toBe(positions.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("confirms the starts that the word follows at an offset", () => {
    assertProperty(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 5000 })), fc.nat({ max: 4 }), (cases, choice, offset) => {
        const list = stored(cases);
        const { ordinal, positions } = cases[cases.length >> 1]!;
        const some = positions.filter((position) => position % 7 === 0);
        const starts = Uint32Array.from([...new Set([...choice, ...some])].sort((a, b) => a - b));
        const expected = [...starts].filter((start, i) => i >= 2 && positions.includes(start + offset));
        list.visitAmong(Uint32Array.of(ordinal), () => {
          const end = confirmStarts(list, starts, 2, Math.max(2, starts.length), offset);
          expect([...starts.subarray(2, end)]).toEqual(expected);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("returns the positions within reach of any anchor", () => {
    assertProperty(
      fc.property(postings, fc.uniqueArray(fc.nat({ max: 5000 })), fc.nat({ max: 90 }), (cases, choice, reach) => {
        const list = stored(cases);
        const { ordinal, positions } = cases[cases.length >> 1]!;
        const found = Uint32Array.from(choice).sort();
        const isNear = (position: number) => found.some((place, i) => i >= 1 && Math.abs(place - position) <= reach);
        list.visitAmong(Uint32Array.of(ordinal), () => {
          const near = new Uint32Array(3 + positions.length);
          const count = readPositionsNear(list, near, 3, found, 1, Math.max(1, found.length), reach);
          expect([...near.subarray(3, 3 + count)]).toEqual(positions.filter(isNear));
        });
      }),
      { numRuns: 60 },
    );
  });
});
