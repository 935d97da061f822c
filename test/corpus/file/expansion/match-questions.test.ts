import { afterAll, describe, expect, it } from "vitest";
import { createQuestionMatcher } from "../../../../src/corpus/file/expansion/match-questions.ts";
import { encodeKnownQuestions } from "../../../../src/search/questions/known-questions.ts";
import { createCorpusDatabase } from "../../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../../src/store/file/corpus-file.ts";
import { storeKnownQuestions } from "../../../../src/store/known-questions.ts";
import type { Database } from "../../../../src/store/sqlite/database.ts";

const QUESTIONS = encodeKnownQuestions([
  { stems: ["lamp", "sale"], country: "US", isAnswered: true, authority: "1 U.S. 1" },
  { stems: ["lamp", "tax"], country: "US", isAnswered: false, authority: "" },
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

const QUERY = { stems: ["lamp", "sale"], country: "US", limit: 5, authority: ["1 U.S. 1"] } as const;

describe("known questions of a corpus", () => {
  it("are matched, the most similar first", async () => {
    const { similar } = (await (await createMatcher(QUESTIONS)).match(QUERY))!;
    expect(similar.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    expect(similar[0]!.similarity).toBeCloseTo(1, 2);
  });

  it("give the odds of the authority that was found", async () => {
    const matcher = await createMatcher(QUESTIONS);
    const compute = async (citation: string) =>
      (await matcher.match({ ...QUERY, authority: [citation] }))!.odds.authority;
    expect(await compute("1 U.S. 1")).toBeGreaterThan(await compute("2 U.S. 2"));
  });

  it("are null if the corpus contains none", async () => {
    expect(await (await createMatcher()).match(QUERY)).toBeNull();
  });

  it("are an error if they are damaged", async () => {
    const matcher = await createMatcher(QUESTIONS.subarray(0, -1));
    await expect(matcher.match(QUERY)).rejects.toThrow("Build the corpus again");
  });
});
