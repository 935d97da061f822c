import { afterAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../../src/async/run-whole.ts";
import { rankDoctrines } from "../../../../src/corpus/file/expansion/rank-doctrines.ts";
import type { Doctrine } from "../../../../src/law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../../../src/law/jurisdiction.ts";
import { createCorpusDatabase } from "../../../../src/store/corpus.ts";
import { DOCTRINE_TABLES, storeDoctrines } from "../../../../src/store/doctrines.ts";
import { createMemoryFile } from "../../../../src/store/file/corpus-file.ts";

function createDoctrine(country: Doctrine["country"], names: string[], terms: string[], cites = true): Doctrine {
  return { country, names, terms, authorities: cites ? [{ name: "A v. B", citation: "1 U.S. 1" }] : [] };
}

const database = await createCorpusDatabase(createMemoryFile());
database.exec(DOCTRINE_TABLES);
runWhole(
  storeDoctrines(database, [
    createDoctrine("US", ["lantern rule", "lamp at the harbour"], ["light; keeper"]),
    createDoctrine("IN", ["harbour lantern"], ["keeper of the light"]),
    createDoctrine(null, ["harbour dues"], ["lantern"]),
    createDoctrine("US", ["harbour lantern lamp light"], [], false),
  ]),
);
afterAll(() => database.close());

const WEIGHTS: Record<string, number> = { harbour: 2, lantern: 3, lamp: 1, owl: 4 };
const rank = (words: string, country: Jurisdiction, limit = 9) =>
  rankDoctrines(database, {
    terms: words.split(" ").map((stem) => ({ stem, weight: WEIGHTS[stem]! })),
    country,
    limit,
  }).map(({ names, share }) => [names[0], share]);

describe("doctrines that words are about", () => {
  it("are those of the country with an authority, by the share of the weight of the words", () => {
    expect(rank("harbour lantern lamp owl", "US")).toEqual([
      ["lantern rule", 0.6],
      ["harbour dues", 0.5],
    ]);
    expect(rank("harbour lantern lamp owl", "IN")).toEqual([
      ["harbour lantern", 0.5],
      ["harbour dues", 0.5],
    ]);
    expect(rank("harbour lantern lamp owl", "US", 1)).toEqual([["lantern rule", 0.6]]);
  });

  it("share at least two of the words", () => {
    expect(rank("lamp owl", "US")).toEqual([]);
  });
});
