import fc from "fast-check";
import { expect, it } from "vitest";
import { createCorpusDatabase } from "../../src/store/corpus.ts";
import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import {
  createLegislationTextReader,
  createLegislationTextWriter,
} from "../../src/store/legislation/legislation-text.ts";
import { assertProperty } from "../support/assert-property.ts";

async function stored(texts: readonly string[]) {
  const database = await createCorpusDatabase(createMemoryFile());
  const writer = createLegislationTextWriter(database);
  const places = texts.map((text) => writer.add(text));
  writer.finish();
  return { database, places, read: createLegislationTextReader(database) };
}

it.each([
  ["none", []],
  ["empty ones", ["", "a", ""]],
  ["one at the end of a block", ["x".repeat(4096), "y"]],
  ["a surrogate pair across blocks", [`${"x".repeat(4095)}🚢 and more`, "🚢"]],
  ["pairs at every block", ["🚢".repeat(30_000)]],
  ["more than the dictionary waits for", Array.from({ length: 300 }, (_, i) => `${i} `.repeat(4000))],
])("returns every text unchanged: %s", async (_, texts) => {
  const { database, places, read } = await stored(texts);
  expect(places.map((place) => read(place))).toEqual(texts);
  expect(places.toReversed().map((place) => read(place))).toEqual(texts.toReversed());
  database.close();
});

it("returns any part of any text", async () => {
  await assertProperty(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "binary", maxLength: 20_000 }), { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(25_000), fc.nat(25_000)), { maxLength: 20 }),
      async (texts, parts) => {
        const { database, places, read } = await stored(texts);
        for (const [which, from, to] of texts.length > 0 ? parts : []) {
          const text = texts[which % texts.length]!;
          expect(read(places[which % texts.length]!, from, to)).toBe(text.slice(from, Math.max(from, to)));
        }
        database.close();
      },
    ),
    { numRuns: 25 },
  );
});
