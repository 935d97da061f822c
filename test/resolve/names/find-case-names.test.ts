import { afterAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { findCaseNames } from "../../../src/resolve/names/find-case-names.ts";
import type { NameSource } from "../../../src/resolve/names/name-source.ts";
import { insertCase } from "../../../src/store/cases/cases.ts";
import {
  findCasesByNameWords,
  findNameWord,
  findNameWordsByKey,
  NAME_TABLES,
  storeNameWords,
} from "../../../src/store/cases/name-words.ts";
import { createCorpusDatabase } from "../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

/** Name and number of citations of each case; its id is its place in the list, from 1. */
const CASES: readonly (readonly [string, number])[] = [
  ["Pelletier v. Quantock", 9],
  ["Okonjo v. State of Gujarat", 4],
  ["I.R. Verrinath (Dead) v. State of Tamil Nadu", 6],
  ["Justice K.S. Brahmaswamy (Retd.) v. Union of India", 8],
  ["Mohd. Idris Khan v. Zubaida Bano Begum", 3],
  ["Guild of Lamp Makers v. Union of India", 5],
  ["Loving v. Marlowe", 7],
  ["Citizens Aligned v. Harbor Commission", 6],
  ["Du Maurier v. Thackeray", 2],
  ["State of Bihar v. Union of India", 2],
  ["Tilden v. Ashworth", 9],
  ["Tilden v. Bexley", 1],
  ["In re Ferry Tolls and Harbor Dues", 1],
  ["Chaudhary Lakshmi Narain v. State of Uttar Pradesh", 2],
  ["Merrow v. Merrow", 1],
  ...Array.from({ length: 40 }, (_, at) => [`Ramdin${at} v. State of Bihar`, 0] as const),
];
const JUDGES = ["Ashworth, J.", "M. Holloway"];

const database = await createCorpusDatabase(createMemoryFile());
database.exec(NAME_TABLES);
for (const [at, [name]] of CASES.entries()) {
  insertCase(database, {
    clusterId: at + 1,
    name,
    nameFull: "",
    courtId: "sci",
    jurisdiction: "IN",
    dateFiled: "1990-01-01",
    datePrecision: "day",
    docketNumber: "",
    judges: JUDGES,
    namespace: "test",
    sourceId: String(at),
  });
}
runWhole(storeNameWords(database));
afterAll(() => database.close());

/** Words that many texts contain, as in judgments about their subject. */
const FREQUENT_WORDS = new Set(["lamp", "makers", "guild", "harbor", "ferry", "tolls", "dues", "privacy"]);

const source: NameSource = {
  caseCount: CASES.length,
  findWord: (word) => findNameWord(database, word),
  findWordsByKey: (key, limit) => findNameWordsByKey(database, key, limit),
  findCases: (a, b, limit) => findCasesByNameWords(database, a, b, limit),
  readName: (clusterId) => CASES[clusterId - 1]![0],
  countCitations: (clusterId) => CASES[clusterId - 1]![1],
  countTexts: (word) => (FREQUENT_WORDS.has(word) ? CASES.length : (findNameWord(database, word)?.cases ?? 0)),
  isAdmitted: () => true,
};

const find = (text: string) =>
  findCaseNames(source, text).map(({ name, start, end }) => [name, text.slice(start, end)] as const);

describe("case names in a text", () => {
  it.each([
    ["what did Pelletier v. Quantock decide", "Pelletier v. Quantock", "Pelletier v. Quantock"],
    ["is pelletier vs quantock good law", "pelletier vs quantock", "Pelletier v. Quantock"],
    ["peletier v quantok", "peletier v quantok", "Pelletier v. Quantock"],
    ["Pelleiter versus Quantoc, please", "Pelleiter versus Quantoc", "Pelletier v. Quantock"],
    ["Quantock v. Pelletier", "Quantock v. Pelletier", "Pelletier v. Quantock"],
    ["Okonjo v Gujrat", "Okonjo v Gujrat", "Okonjo v. State of Gujarat"],
    ["I R Verrinath v State of TN", "I R Verrinath v State of TN", "I.R. Verrinath (Dead) v. State of Tamil Nadu"],
    ["K S Brahmaswamy vs UOI", "K S Brahmaswamy vs UOI", "Justice K.S. Brahmaswamy (Retd.) v. Union of India"],
    [
      "Mohammed Idrees Khan v Zubeda Bano",
      "Mohammed Idrees Khan v Zubeda Bano",
      "Mohd. Idris Khan v. Zubaida Bano Begum",
    ],
    ["GLM v UOI", "GLM v UOI", "Guild of Lamp Makers v. Union of India"],
    ["DuMaurier v Thackery", "DuMaurier v Thackery", "Du Maurier v. Thackeray"],
    ["State of Bihar v. Union of India", "State of Bihar v. Union of India", "State of Bihar v. Union of India"],
    ["State of Bihar v UOI", "State of Bihar v UOI", "State of Bihar v. Union of India"],
    ["Merrow v. Merrow", "Merrow v. Merrow", "Merrow v. Merrow"],
    [
      "Chowdhury Laxmi Narayan v State of UP",
      "Chowdhury Laxmi Narayan v State of UP",
      "Chaudhary Lakshmi Narain v. State of Uttar Pradesh",
    ],
  ])("finds both parties of: %s", (text, span, name) => {
    expect(find(text)).toEqual([[name, span]]);
  });

  it.each([
    ["does pelletier still stand", "pelletier", "Pelletier v. Quantock"],
    ["privacy after brahmaswamy", "brahmaswamy", "Justice K.S. Brahmaswamy (Retd.) v. Union of India"],
    ["the verinath guidelines", "verinath", "I.R. Verrinath (Dead) v. State of Tamil Nadu"],
    ["IR Verrinath", "IR Verrinath", "I.R. Verrinath (Dead) v. State of Tamil Nadu"],
    ["zubaida bano maintenance", "zubaida bano", "Mohd. Idris Khan v. Zubaida Bano Begum"],
    ["What did Citizens Aligned hold?", "Citizens Aligned", "Citizens Aligned v. Harbor Commission"],
    ["the dumaurier rule", "dumaurier", "Du Maurier v. Thackeray"],
    ["as in the Loving decision", "Loving", "Loving v. Marlowe"],
  ])("finds one party of: %s", (text, span, name) => {
    expect(find(text)).toEqual([[name, span]]);
  });

  it.each([
    "a loving couple bought a house",
    "can the guild of bakers strike",
    "rules of the Bihar government",
    "Justice Ashworth dissented",
    "what did Ashworth J say",
    "the harbor commission fined us",
    "are ferry tolls lawful",
    "Pelham v. Quimby",
    "State of Punjab v. Union of India",
    "they were made to till the fields",
  ])("finds no case in: %s", (text) => {
    expect(find(text)).toEqual([]);
  });

  it("prefers the case of a party that is cited much more", () => {
    expect(find("in Tilden the court held")).toEqual([["Tilden v. Ashworth", "Tilden"]]);
    expect(find("Tilden v Bexly")).toEqual([["Tilden v. Bexley", "Tilden v Bexly"]]);
  });

  it("returns every name once, in the order of the text, with more confidence for the better one", () => {
    const found = findCaseNames(
      source,
      "Okonjo v. State of Gujarat followed Peletier v. Quantock, and Pelletier was affirmed",
    );
    expect(found.map(({ clusterId, isExact }) => [clusterId, isExact])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(found[0]!.confidence).toBeGreaterThan(found[1]!.confidence);
    for (const { confidence } of found) expect(confidence).toBeLessThanOrEqual(1);
  });

  it("admits only the cases of a filter", () => {
    const without = { ...source, isAdmitted: (clusterId: number) => clusterId !== 11 };
    expect(findCaseNames(without, "in Tilden v. Ashworth")).toEqual([]);
  });

  it("reads a long text in bounded time", () => {
    const text = "Ramdinn v. State of Bihr and Pelletir v. Quantok ".repeat(2000);
    const start = readCpuTime();
    findCaseNames(source, text);
    expect(readCpuTime() - start).toBeLessThan(2000);
  });
});
