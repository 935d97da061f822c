import { afterAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../../src/async/run-whole.ts";
import { createDoctrineMatcher } from "../../../../src/corpus/file/expansion/match-doctrines.ts";
import type { Doctrine } from "../../../../src/law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../../../src/law/jurisdiction.ts";
import { createCorpusDatabase } from "../../../../src/store/corpus.ts";
import { DOCTRINE_TABLES, storeDoctrines } from "../../../../src/store/doctrines.ts";
import { createMemoryFile } from "../../../../src/store/file/corpus-file.ts";
import { storeWordVectors } from "../../../../src/store/word-vectors.ts";
import { encodeWordVectors } from "../../../../src/text/vectors/word-vectors.ts";

function createDoctrine(country: Doctrine["country"], names: string[], cites = true): Doctrine {
  return { country, names, terms: [], authorities: cites ? [{ name: "A v. B", citation: "1 U.S. 1" }] : [] };
}

async function createDoctrines(vectors?: Uint8Array) {
  const database = await createCorpusDatabase(createMemoryFile());
  database.exec(DOCTRINE_TABLES);
  const doctrines = [
    createDoctrine("US", ["wool"]),
    createDoctrine("US", ["lamp of the harbour"]),
    createDoctrine("IN", ["lantern"]),
    createDoctrine(null, ["lantern"], false),
  ];
  runWhole(storeDoctrines(database, doctrines));
  if (vectors) storeWordVectors(database, vectors);
  return database;
}

const VECTORS = encodeWordVectors(
  ["harbour", "lamp", "lantern", "wool"],
  Float64Array.from([1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 0.9, 1, -1, 1, -1]),
);
const database = await createDoctrines(VECTORS);
const bare = await createDoctrines();
afterAll(() => {
  database.close();
  bare.close();
});

const match = (from: typeof database, country: Jurisdiction, limit = 9) =>
  createDoctrineMatcher(from)
    .match({ terms: [{ stem: "lantern", weight: 2 }], country, limit })
    .map(({ names, similarity }) => [names[0], similarity]);

describe("doctrines that words are similar to", () => {
  it("are those of the country with an authority that have a word near the same words", () => {
    expect(match(database, "US")).toEqual([["lamp of the harbour", expect.closeTo(1, 1)]]);
    expect(match(database, "IN")).toEqual([["lantern", 1]]);
    expect(match(database, "IN", 0)).toEqual([]);
  });

  it("are none in a corpus without vectors of words", () => {
    expect(match(bare, "US")).toEqual([]);
    expect(createDoctrineMatcher(bare).readVectors()).toBeNull();
  });

  it("cannot be read from damaged vectors", async () => {
    const damaged = await createDoctrines(VECTORS.subarray(0, -1));
    expect(() => match(damaged, "US")).toThrow("Build the corpus again");
    damaged.close();
  });
});
