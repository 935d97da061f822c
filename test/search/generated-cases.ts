import type { TreatmentKind } from "../../src/law/treatment.ts";
import { createIndexBuilder, type IndexSummary } from "../../src/search/build/index-builder.ts";
import type { IndexedCase } from "../../src/search/build/indexed-case.ts";
import type { CaseLookup } from "../../src/search/case-lookup.ts";
import { createSearcher, type Searcher } from "../../src/search/searcher.ts";
import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
  type PostingReader,
} from "../../src/store/postings/posting-tables.ts";
import { createDatabase } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";
import { createRandom } from "../support/seeded-random.ts";

/** A case of a test corpus, with the attributes that a case lookup returns. */
export interface TestCase extends IndexedCase {
  readonly judges: readonly string[];
  /** Its own citation key, and the keys that it cites. */
  readonly key: string;
  readonly cites: readonly string[];
  readonly treatedAs: readonly TreatmentKind[];
}

export interface BuiltIndex {
  readonly postings: PostingReader;
  readonly summary: IndexSummary;
  readonly searcher: Searcher;
  /** All bytes of the database file. */
  bytes(): Uint8Array;
}

export async function buildIndex(cases: readonly IndexedCase[], facts: CaseLookup = NO_FACTS): Promise<BuiltIndex> {
  const file = createMemoryFile();
  const database = createDatabase(await loadSqlite(), file);
  database.exec(CASE_POSTING_TABLES);
  const builder = createIndexBuilder(createPostingWriter(database));
  for (const input of cases) builder.add(input);
  const summary = builder.finish();
  const postings = createPostingReader(database);
  return { postings, summary, searcher: createSearcher(postings, facts), bytes: () => file.bytes().slice() };
}

export const NO_FACTS: CaseLookup = {
  findNamedCases: () => [],
  findCitingCases: () => [],
  findCitedCases: () => [],
  findCourtIds: ({ value }) => [value],
  findCasesByJudge: () => [],
  findCasesByTopic: () => new Map(),
  findTreatedCases: () => [],
};

export function createFacts(cases: readonly TestCase[]): CaseLookup {
  const where = (test: (one: TestCase) => boolean) => cases.flatMap((one, ordinal) => (test(one) ? [ordinal] : []));
  const isNamed = (one: TestCase, { caseId, key }: { caseId: string | null; key: string | null }) =>
    caseId === null ? one.key === key : String(one.clusterId) === caseId;
  return {
    findNamedCases: (reference) => where((one) => isNamed(one, reference)),
    findCitingCases: (reference) =>
      where((one) => cases.some((other) => isNamed(other, reference) && one.cites.includes(other.key))),
    findCitedCases: (reference) =>
      where((one) => cases.some((other) => isNamed(other, reference) && other.cites.includes(one.key))),
    findCourtIds: ({ value }) => [value],
    findCasesByJudge: ({ words }) =>
      where((one) => one.judges.some((judge) => words.every((word) => judge.split(" ").includes(word)))),
    findCasesByTopic: () => new Map(),
    findTreatedCases: (kinds) => where((one) => one.treatedAs.some((kind) => kinds.includes(kind))),
  };
}

/** Frequent words first. Several share a stem; some are of other scripts or contain accents, digits and initials. */
export const VOCABULARY = (
  "the of court law contract contracts contracted state state's order orders ordering bail bond bonds appeal appeals " +
  "appellant judge judgment judgments statute statutory due process equal protection U.S. 113 42 § 1983 Señor naïve " +
  "अपील न्याय O'Brien AT&T dying dies lien liens habeas corpus certiorari x"
).split(" ");

const KINDS: readonly TreatmentKind[] = ["overruled", "followed", "distinguished"];

/** Generates judgments: sentences and paragraphs of words in a skewed distribution, from very frequent to rare. */
export function generateCases(count: number, seed: number, wordsPerCase = 120): TestCase[] {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const word = () => VOCABULARY[Math.floor(VOCABULARY.length * random() ** 2.5)]!;
  const sentence = () => {
    const text = Array.from({ length: 1 + Math.floor(random() * 12) }, word).join(pick([" ", " ", ", ", " - "]));
    // The last word is neither an abbreviation nor an initial, after which a full stop ends no sentence.
    return `Held ${text} so${pick([".", "?", "!"])}`;
  };
  const paragraph = () => Array.from({ length: 1 + Math.floor(random() * 4) }, sentence).join(" ");
  return Array.from({ length: count }, (_, ordinal) => ({
    clusterId: 10 + ordinal * 3,
    title: `${word()} v. ${word()}`,
    content: Array.from({ length: Math.floor((random() * wordsPerCase) / 8) }, paragraph).join("\n\n"),
    dateFiled: `${1950 + Math.floor(random() * 30)}-0${1 + Math.floor(random() * 9)}-15`,
    courtId: pick(["scotus", "ca9", "in-sc"]),
    jurisdiction: pick(["US", "IN"] as const),
    citeCount: Math.floor(random() * 6),
    freshness: pick(["Good Law", "Overruled", "Distinguished", "Questioned"] as const),
    judges: [pick(["a marsh", "b stone", "c marsh"])],
    key: `key ${ordinal}`,
    cites: Array.from({ length: Math.floor(random() * 4) }, () => `key ${Math.floor(random() * count)}`),
    treatedAs: random() < 0.3 ? [pick(KINDS)] : [],
  }));
}
