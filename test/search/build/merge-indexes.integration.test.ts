import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Freshness } from "../../../src/law/treatment.ts";
import { createIndexBuilder } from "../../../src/search/build/index-builder.ts";
import type { IndexedCase } from "../../../src/search/build/indexed-case.ts";
import { mergeIndexes } from "../../../src/search/build/merge-indexes.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
} from "../../../src/store/postings/posting-tables.ts";
import { createMemoryDatabase, type Database } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import { assertProperty } from "../../support/assert-property.ts";

const sqlite = await loadSqlite();

type Corpus = ReadonlyMap<number, IndexedCase>;

function emptyIndex(): Database {
  const database = createMemoryDatabase(sqlite);
  database.exec(CASE_POSTING_TABLES);
  return database;
}

function built(corpus: Corpus): Database {
  const database = emptyIndex();
  const index = createIndexBuilder(createPostingWriter(database));
  for (const clusterId of [...corpus.keys()].sort((a, b) => a - b)) index.add(corpus.get(clusterId)!);
  index.finish();
  return database;
}

function merged(base: Database, segment: Database, without: ReadonlySet<number>): Database {
  const database = emptyIndex();
  const parts = { base: createPostingReader(base), segment: createPostingReader(segment), without };
  Array.from(mergeIndexes(parts, createPostingWriter(database)));
  return database;
}

const TABLES = ["posting_term", "posting_word", "posting_page", "posting_layout", "posting_column"];

/** Every row of the index, blobs in hexadecimal: comparing texts is quick. */
function rows(database: Database): string[] {
  return TABLES.flatMap((table) => {
    const found = database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all();
    return found.map((row) =>
      [table, ...row.map((value) => (value instanceof Uint8Array ? hex(value) : value))].join(),
    );
  });
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Words that share stems and beginnings, of several scripts, one beyond U+FFFF and one below it that UTF-16 would sort after it. */
const WORDS =
  "ferry ferries ferried a al licence licences licensed 1950 न्याय न्यायालय \u{1d518}x \uff21b the boat".split(" ");
const word = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...WORDS) }, { weight: 1, arbitrary: fc.string() });
const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(" "));
const clusterId = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2 ** 40, max: 2 ** 40 + 4 }));
const someCase: fc.Arbitrary<IndexedCase> = fc.record({
  clusterId,
  title: text(5),
  content: text(40),
  dateFiled: fc.constantFrom("1950-01-26", "2001-09-03", ""),
  courtId: fc.constantFrom("scotus", "sci", "ca9", "vt"),
  jurisdiction: fc.constantFrom("US" as const, "IN" as const),
  citeCount: fc.nat(9),
  freshness: fc.constantFrom<Freshness>("Good Law", "Questioned", "Overruled"),
});
/** One change of a corpus: cases that are new, or in the place of those with the same id, and ids that are taken out. */
const change = fc.record({
  put: fc.array(someCase, { maxLength: 5 }),
  without: fc.array(clusterId, { maxLength: 4 }),
});

const byId = (cases: readonly IndexedCase[]): Corpus => new Map(cases.map((one) => [one.clusterId, one]));

describe("merging an index with an index of new cases", () => {
  it("produces the bytes of an index of all cases, after any sequence of additions, replacements and removals", () => {
    assertProperty(
      fc.property(
        fc.array(someCase, { maxLength: 8 }),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (first, changes) => {
          let corpus = byId(first);
          let index = built(corpus);
          for (const { put, without } of changes) {
            const segment = byId(put);
            const added = built(segment);
            const next = merged(index, added, new Set(without));
            const kept = [...corpus].filter(([id]) => !without.includes(id));
            corpus = new Map([...kept, ...segment]);
            const anew = built(corpus);
            expect(rows(next)).toEqual(rows(anew));
            // Thousands of databases do not fit the memory.
            for (const used of [index, added, anew]) used.close();
            index = next;
          }
          index.close();
        },
      ),
      { numRuns: 60 },
    );
  });

  it("produces the same bytes if lists have many blocks and pages, and a case has a word hundreds of times", () => {
    const cases = Array.from({ length: 700 }, (_, at) => longCase(at));
    const all = byId(cases);
    const removed = new Set(cases.filter((_, at) => at % 5 === 3).map((one) => one.clusterId));
    const segment = byId(cases.filter((_, at) => at % 7 === 0));
    const base = byId(cases.filter((one, at) => at % 7 !== 0 || removed.has(one.clusterId)));
    const left = new Map([...all].filter(([id]) => !removed.has(id) || segment.has(id)));
    expect(rows(merged(built(base), built(segment), removed))).toEqual(rows(built(left)));
  });

  it("returns an equal index if nothing changes, and an empty one if every case is removed", () => {
    const corpus = byId(Array.from({ length: 9 }, (_, at) => longCase(at)));
    const nothing = built(new Map());
    expect(rows(merged(built(corpus), nothing, new Set()))).toEqual(rows(built(corpus)));
    expect(rows(merged(built(corpus), nothing, new Set(corpus.keys())))).toEqual(rows(nothing));
  });
});

function longCase(at: number): IndexedCase {
  const filler = Array.from(
    { length: 40 + (at % 300) },
    (_, n) => `the ${WORDS[(at * n) % WORDS.length]} w${(at * 31 + n) % 5000}`,
  );
  return {
    clusterId: 10 + 3 * at,
    title: `Boat ${at % 90} v. The Ferry`,
    content: filler.join(at % 2 === 0 ? " " : ". The "),
    dateFiled: "1990-05-01",
    courtId: `court-${at % 11}`,
    jurisdiction: at % 2 === 0 ? "US" : "IN",
  };
}
