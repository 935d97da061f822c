import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveBackReferences } from "../../../src/ask/interpret/back-references.ts";
import type { ChatMessage } from "../../../src/contract/schemas/ask.ts";
import { type CorpusFile, openFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus() as CorpusFile);
});
afterAll(() => corpus.close());

const HISTORY: readonly ChatMessage[] = [
  { role: "user", content: "What did Brown v. Board of Education hold?" },
  {
    role: "assistant",
    content:
      "Separate schools are unequal. [1]\n\nSource 1: Brown v. Board of Education, 347 U.S. 483 (1954): good law.\n\nSource 2: Plessy v. Ferguson, 163 U.S. 537 (1896): overruled.",
  },
];

async function resolve(question: string, history = HISTORY) {
  const found = await resolveBackReferences(corpus, question, history, "US", { jurisdiction: "US" });
  return { ...found, names: found.cases.map(({ name }) => name) };
}

describe("resolveBackReferences", () => {
  it("finds nothing without an earlier turn", async () => {
    expect(await resolve("Is it still good law?", [])).toMatchObject({ cases: [], previousQuestion: null });
  });

  it.each(["Is that case still good law?", "Was it unanimous?", "Who wrote it?", "Did she win?"])(
    "takes the words of %s for the case of the earlier turn",
    async (question) => {
      const { names, isExplicit } = await resolve(question);
      expect(isExplicit).toBe(true);
      expect(names[0]).toBe("Brown v. Board of Education");
    },
  );

  it("takes a number in brackets for the source with that number", async () => {
    const { names } = await resolve("What did [2] say?");
    expect(names).toEqual(["Plessy v. Ferguson"]);
  });

  it("takes an ordinal for the case at that place", async () => {
    expect((await resolve("And the second case?")).names).toEqual(["Plessy v. Ferguson"]);
  });

  it("carries the earlier question if the new one continues it", async () => {
    expect((await resolve("And for private schools?")).previousQuestion).toBe(HISTORY[0]!.content);
    expect((await resolve("what standard applies to colleges?")).previousQuestion).toBe(HISTORY[0]!.content);
    expect((await resolve("Must a search warrant name the place?")).previousQuestion).toBeNull();
  });
});
