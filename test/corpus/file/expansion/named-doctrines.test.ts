import { afterAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../../src/async/run-whole.ts";
import { findNamedDoctrines } from "../../../../src/corpus/file/expansion/named-doctrines.ts";
import type { Doctrine } from "../../../../src/law/doctrines/doctrine.ts";
import { createCorpusDatabase } from "../../../../src/store/corpus.ts";
import { DOCTRINE_TABLES, storeDoctrines } from "../../../../src/store/doctrines.ts";
import { createMemoryFile } from "../../../../src/store/file/corpus-file.ts";

function createDoctrine(country: Doctrine["country"], ...names: string[]): Doctrine {
  return { country, names, terms: [`law of ${names[0]}`], authorities: [] };
}

const database = await createCorpusDatabase(createMemoryFile());
database.exec(DOCTRINE_TABLES);
runWhole(
  storeDoctrines(database, [
    createDoctrine(null, "lantern rule"),
    createDoctrine("US", "lantern rule exception", "duty of the keeper"),
    createDoctrine("IN", "creamy harbour"),
    createDoctrine("US", "keeper"),
    createDoctrine("US", "exactions"),
  ]),
);
afterAll(() => database.close());

const find = (text: string, ...countries: ("US" | "IN")[]) =>
  findNamedDoctrines(database, text, countries).map(({ names, start, end }) => [names[0], text.slice(start, end)]);

describe("doctrines in a text", () => {
  it("finds the longest name, in any inflection", () => {
    expect(find("is the lantern rule's exceptions law", "US")).toEqual([
      ["lantern rule exception", "lantern rule's exceptions"],
    ]);
    expect(find("the Lantern Rules", "US", "IN")).toEqual([["lantern rule", "Lantern Rules"]]);
  });

  it("finds the shorter name if the longer one is of another country", () => {
    expect(find("lantern rule exception", "IN")).toEqual([["lantern rule", "lantern rule"]]);
    expect(find("creamy harbour", "US")).toEqual([]);
  });

  it("ignores words that only join others", () => {
    expect(find("the duty that a keeper has", "US")).toEqual([["lantern rule exception", "duty that a keeper"]]);
    expect(find("duty keepers", "US")).toEqual([["lantern rule exception", "duty keepers"]]);
  });

  it("finds every name in the order of the text", () => {
    expect(find("keeper of a creamy harbour", "US", "IN").map(([name]) => name)).toEqual(["keeper", "creamy harbour"]);
  });

  it("finds a name of one word in its inflections only", () => {
    expect(find("two keepers' lamps, one exaction", "US").map(([, text]) => text)).toEqual(["keepers", "exaction"]);
    expect(find("what exactly is it", "US")).toEqual([]);
  });

  it("finds nothing in a text without names", () => {
    expect(find("", "US")).toEqual([]);
    expect(find("a lantern without a rule book", "US").map(([name]) => name)).toEqual([]);
  });
});
