import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCorpusQuestions } from "../../corpus/known-questions.ts";
import { readLabelledQuestions } from "../../scripts/ask/labelled-questions.ts";
import { findAuthority } from "../../src/ask/interpret/question-doctrines.ts";
import { openFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import type { Jurisdiction } from "../../src/law/jurisdiction.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";

const questions = readCorpusQuestions();
const TESTS = "test/ask/questions";

function normalise(question: string): string {
  return question.toLowerCase().replace(/\s+/g, " ").trim();
}

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus());
});
afterAll(() => corpus.close());

describe("the known questions of the starter corpus", () => {
  it("have a country, and an authority of the corpus or none", async () => {
    expect(questions.filter(({ countryCode }) => countryCode !== "US" && countryCode !== "IN")).toEqual([]);
    const citations = new Map(questions.map(({ countryCode, citation }) => [`${countryCode} ${citation}`, citation]));
    const lost: string[] = [];
    for (const [key, citation] of citations) {
      const country = key.slice(0, 2) as Jurisdiction;
      if (citation !== undefined && (await findAuthority(corpus, citation, country)) === null) lost.push(key);
    }
    expect(lost).toEqual([]);
  });

  it("are none of those that measure answers, and each is there once", () => {
    const files = readdirSync(TESTS).filter((name) => name.endsWith(".jsonl"));
    const paths = [...files.map((name) => `${TESTS}/${name}`), "test/lawyer/ask.jsonl"];
    const measured = new Set(readLabelledQuestions(paths).map(({ question }) => normalise(question)));
    const known = questions.map(({ question }) => normalise(question));
    expect(known.filter((question) => measured.has(question))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });
});
