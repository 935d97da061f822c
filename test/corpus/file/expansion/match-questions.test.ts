import { afterAll, describe, expect, it } from "vitest";
import { createQuestionMatcher } from "../../../../src/corpus/file/expansion/match-questions.ts";
import { encodeKnownQuestions } from "../../../../src/search/questions/known-questions.ts";
import { createCorpusDatabase } from "../../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../../src/store/file/corpus-file.ts";
import { storeKnownQuestions } from "../../../../src/store/known-questions.ts";
import type { Database } from "../../../../src/store/sqlite/database.ts";

const QUESTIONS = encodeKnownQuestions([
  { stems: ["lamp", "sale"], country: "US", isAnswered: true },
  { stems: ["lamp", "tax"], country: "US", isAnswered: false },
]);

const opened: Database[] = [];
afterAll(() => {
  for (const database of opened) database.close();
});

async function createMatcher(questions?: Uint8Array) {
  const database = await createCorpusDatabase(createMemoryFile());
  opened.push(database);
  if (questions) storeKnownQuestions(database, questions);
  return createQuestionMatcher(database);
}

const QUERY = { stems: ["lamp", "sale"], country: "US", limit: 5 } as const;

describe("known questions of a corpus", () => {
  it("are matched, the most similar first", async () => {
    const matches = (await createMatcher(QUESTIONS)).match(QUERY)!;
    expect(matches.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    expect(matches[0]!.similarity).toBeCloseTo(1, 2);
  });

  it("are null if the corpus contains none", async () => {
    expect((await createMatcher()).match(QUERY)).toBeNull();
  });

  it("are an error if they are damaged", async () => {
    const matcher = await createMatcher(QUESTIONS.subarray(0, -1));
    expect(() => matcher.match(QUERY)).toThrow("Build the corpus again");
  });
});
