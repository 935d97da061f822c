import { classifyNameWord } from "../../citation/names/common-words.ts";
import { listJoinedForms, splitParties } from "../../citation/names/name-tokens.ts";
import { foldSounds, listSpellingKeys } from "../../text/spelling/phonetic-key.ts";
import { createExternalSorter, type ExternalSorter } from "../scratch/external-sorter.ts";
import { createMemoryScratch, type Scratch } from "../scratch/scratch.ts";
import type { Database } from "../sqlite/database.ts";
import { readJson, readNumber, readText } from "../sqlite/row.ts";
import { visitRowsInSlices } from "../sqlite/visit-rows.ts";

/** The tables by which a case is found by words of its name: as written, and as they sound. */
export const NAME_TABLES = `
CREATE TABLE name_word (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  cases INTEGER NOT NULL,
  kinds INTEGER NOT NULL
);
CREATE TABLE name_key (key TEXT NOT NULL, word INTEGER NOT NULL, PRIMARY KEY (key, word)) WITHOUT ROWID;
CREATE TABLE name_case (word INTEGER NOT NULL, cluster_id INTEGER NOT NULL, PRIMARY KEY (word, cluster_id)) WITHOUT ROWID;
`;

/** A word of the names of cases. */
export interface NameWord {
  readonly id: number;
  readonly word: string;
  /** Number of cases whose names contain it. */
  readonly cases: number;
  /** Whether it is the surname of a judge of the corpus. */
  readonly isJudge: boolean;
  /** Whether it is only made of the initials of a party. */
  readonly isAcronym: boolean;
  /** Whether it is the name of a State, a city, a people or a public body. */
  readonly isPlace: boolean;
  /** Whether it is a word of the names of companies and associations. */
  readonly isBody: boolean;
  /** Whether it is also a word of everyday English, or a frequent part of names. */
  readonly isEveryday: boolean;
}

/** The bits of `kinds`. They are stored so that the lists of words are not part of a reader. */
const KINDS = { judge: 1, acronym: 2, place: 4, body: 8, everyday: 16 } as const;

/** What the names of all cases say of a word. */
interface CollectedWord {
  cases: number;
  isAcronym: boolean;
  /** Its place among the collected words, then its id. */
  id: number;
}

/**
 * Stores the words of the names of all cases. Words are numbered in alphabetical order, so that equal corpora are equal.
 * The distinct words are in memory; which case has which word is sorted in a scratch. Yields between cases and words, so
 * that the caller can yield to the event loop.
 */
export function* storeNameWords(database: Database, scratch = createMemoryScratch()): Generator<void> {
  const words = new Map<string, CollectedWord>();
  const judges = new Set<string>();
  const places = createExternalSorter(scratch);
  yield* visitNames(database, (clusterId, ofName, benches) => {
    for (const [word, isAcronym] of ofName) {
      const known = words.get(word) ?? { cases: 0, isAcronym, id: words.size };
      words.set(word, known);
      known.cases++;
      if (!isAcronym) known.isAcronym = false;
      places.add(known.id, encodeNumber(clusterId));
    }
    for (const judge of benches) judges.add(readSurname(judge));
  });
  yield* insertWords(database, words, judges, yield* sortByAlphabet(words, places, scratch));
}

/** Visits the name of every case: its words, each with whether it occurs only as an acronym, and the judges. */
function visitNames(
  database: Database,
  visit: (clusterId: number, words: ReadonlyMap<string, boolean>, judges: readonly string[]) => void,
): Generator<void> {
  return visitRowsInSlices(database, "cases", "cluster_id, name, judges_json", (row) => {
    const words = new Map<string, boolean>();
    for (const party of splitParties(readText(row, 1))) {
      const { joined, acronyms } = listJoinedForms(party);
      for (const word of [...party.words, ...joined]) words.set(word, false);
      for (const word of acronyms) if (!words.has(word)) words.set(word, true);
    }
    visit(readNumber(row, 0), words, readJson<string[]>(row, 2));
  });
}

/** Numbers the words in alphabetical order and returns the cases by these numbers. */
function* sortByAlphabet(
  words: ReadonlyMap<string, CollectedWord>,
  places: ExternalSorter,
  scratch: Scratch,
): Generator<void, ExternalSorter> {
  const ids = new Uint32Array(words.size);
  for (const [at, word] of [...words.keys()].sort().entries()) {
    const known = words.get(word)!;
    ids[known.id] = at + 1;
    known.id = at + 1;
  }
  const sorted = createExternalSorter(scratch);
  const cursor = places.sort();
  for (let count = 1; cursor.next(); count++) {
    sorted.add(ids[cursor.key]!, cursor.bytes);
    if (count % PLACES_PER_YIELD === 0) yield;
  }
  places.close();
  return sorted;
}

const PLACES_PER_YIELD = 1024;

const numberBytes = new Uint8Array(8);

function encodeNumber(value: number): Uint8Array {
  new DataView(numberBytes.buffer).setFloat64(0, value, true);
  return numberBytes;
}

function* insertWords(
  database: Database,
  words: ReadonlyMap<string, CollectedWord>,
  judges: ReadonlySet<string>,
  places: ExternalSorter,
): Generator<void> {
  const insertWord = database.prepare("INSERT INTO name_word (id, word, cases, kinds) VALUES (?, ?, ?, ?)");
  const insertKey = database.prepare("INSERT OR IGNORE INTO name_key (key, word) VALUES (?, ?)");
  const insertCase = database.prepare("INSERT INTO name_case (word, cluster_id) VALUES (?, ?)");
  const cursor = places.sort();
  let has = cursor.next();
  let count = 0;
  for (const word of [...words.keys()].sort()) {
    const { id, cases, isAcronym } = words.get(word)!;
    const kinds =
      (judges.has(word) ? KINDS.judge : 0) | (isAcronym ? KINDS.acronym : 0) | classifyNameWord(word, KINDS);
    insertWord.run(id, word, cases, kinds);
    if (!isAcronym) for (const key of listSpellingKeys(foldSounds(word))) insertKey.run(key, id);
    for (; has && cursor.key === id; has = cursor.next()) {
      const { bytes } = cursor;
      insertCase.run(id, new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0, true));
      if (++count % PLACES_PER_YIELD === 0) yield;
    }
    yield;
  }
  places.close();
}

function readSurname(judge: string): string {
  return judge.toLowerCase().match(/[\p{L}'’-]+(?=[^\p{L}]*$)/u)?.[0] ?? "";
}

const WORD_COLUMNS = "name_word.id, name_word.word, cases, kinds";

/** Returns a word of the names of cases; null if no name contains it. */
export function findNameWord(database: Database, word: string): NameWord | null {
  const row = database.prepare(`SELECT ${WORD_COLUMNS} FROM name_word WHERE word = ?`).get(word);
  return row ? decodeNameWord(row) : null;
}

/** Returns the words of the names of cases that have a spelling key; at most `limit`. */
export function findNameWordsByKey(database: Database, key: string, limit: number): NameWord[] {
  return database
    .prepare(
      `SELECT ${WORD_COLUMNS} FROM name_key JOIN name_word ON name_word.id = name_key.word WHERE key = ? ORDER BY name_key.word LIMIT ?`,
    )
    .all(key, limit)
    .map(decodeNameWord);
}

/** Returns the cluster ids of the cases whose names contain both words, ascending; at most `limit`. Reads the rarer one. */
export function findCasesByNameWords(database: Database, a: NameWord, b: NameWord, limit: number): number[] {
  const [rare, common] = a.cases <= b.cases ? [a, b] : [b, a];
  return database
    .prepare(
      "SELECT a.cluster_id FROM name_case a CROSS JOIN name_case b ON b.word = ?2 AND b.cluster_id = a.cluster_id WHERE a.word = ?1 ORDER BY a.cluster_id LIMIT ?3",
    )
    .all(rare.id, common.id, limit)
    .map((row) => readNumber(row, 0));
}

function decodeNameWord(row: Parameters<typeof readNumber>[0]): NameWord {
  const kinds = readNumber(row, 3);
  return {
    id: readNumber(row, 0),
    word: readText(row, 1),
    cases: readNumber(row, 2),
    isJudge: (kinds & KINDS.judge) > 0,
    isAcronym: (kinds & KINDS.acronym) > 0,
    isPlace: (kinds & KINDS.place) > 0,
    isBody: (kinds & KINDS.body) > 0,
    isEveryday: (kinds & KINDS.everyday) > 0,
  };
}
