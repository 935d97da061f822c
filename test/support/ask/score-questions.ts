import { readFileSync } from "node:fs";
import { answerOf } from "../../../src/contract/answer-of.ts";
import type { AskSource } from "../../../src/contract/schemas/ask.ts";
import type { Engine } from "../../../src/engine/open-engine.ts";
import { splitSentences } from "../../../src/text/sentences/sentences.ts";

/** A question with the answer that a lawyer would accept; see `test/ask/questions/README.md`. */
export interface LabelledQuestion {
  readonly id: string;
  readonly question: string;
  readonly countryCode?: "US" | "IN";
  readonly usState?: string;
  readonly chatHistory?: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  readonly kind: string;
  readonly refuse: boolean;
  readonly cites: readonly string[];
  readonly mustEarly: readonly (readonly string[])[];
  readonly held: boolean;
}

/** What an answer to a labelled question got right. */
export interface QuestionScore {
  readonly question: LabelledQuestion;
  readonly isRefused: boolean;
  /** Index of the first right authority among the sources; -1 if none is right. */
  readonly rank: number;
  /** Whether the key fact is within the first two sentences. */
  readonly isEarly: boolean;
  /** The first source, if there is one. */
  readonly lead: AskSource | undefined;
  /** The first two sentences of the answer, with the note of its country. */
  readonly opening: string;
  /** Names of the overruled cases that the answer quotes without saying that they were overruled. */
  readonly unsaid: readonly string[];
  /** Number of quoted sentences, and of those of right authorities. */
  readonly quoted: number;
  readonly onPoint: number;
}

/** The sets, each written after the one before and apart from it. */
const SETS = [
  "questions.jsonl",
  "questions-2.jsonl",
  "questions-3.jsonl",
  "questions-4.jsonl",
  "questions-5.jsonl",
] as const;

/** Reads the questions of one half: those that may be looked at while tuning, or those that may not. */
export function readQuestions({ held }: { readonly held: boolean }): LabelledQuestion[] {
  const texts = SETS.map((name) => readFileSync(new URL(`../../ask/questions/${name}`, import.meta.url), "utf8"));
  const lines = texts.flatMap((text) => text.split("\n").filter(Boolean));
  return lines.map((line) => JSON.parse(line) as LabelledQuestion).filter((one) => one.held === held);
}

/** Asks a question and compares the answer with its labels. */
export async function scoreQuestion(engine: Engine, labelled: LabelledQuestion): Promise<QuestionScore> {
  const { question, countryCode, usState, chatHistory } = labelled;
  const { data } = await answerOf(
    engine.ask({
      question,
      ...(countryCode && { countryCode }),
      ...(usState && { usState }),
      ...(chatHistory && { chatHistory: [...chatHistory] }),
    }),
  );
  const isRight = await createAuthorityMatcher(engine, labelled.cites);
  const plain = data.answer.replace(/\s*\[\d+\]/g, "").replace(/\s+/g, " ");
  const opening = splitSentences(plain)
    .slice(0, 2)
    .map(({ start, end }) => plain.slice(start, end))
    .join(" ");
  const words = ` ${fold(opening)} `;
  const has = (alternative: readonly string[]) => alternative.every((word) => words.includes(` ${fold(word)}`));
  const marks = [...data.answer.matchAll(/[.?!]["'’”)]*\s*\[(\d{1,2})\]/g)].map(([, n]) => data.sources[Number(n) - 1]);
  return {
    question: labelled,
    isRefused: data.answer.startsWith("This corpus does not"),
    lead: data.sources[0],
    opening,
    unsaid: marks.flatMap((source) =>
      source?.freshness === "Overruled" && !data.answer.includes(`${source.caseName} was overruled`)
        ? [source.caseName]
        : [],
    ),
    rank: data.sources.findIndex(isRight),
    isEarly: labelled.mustEarly.length === 0 || labelled.mustEarly.some(has),
    quoted: marks.length,
    onPoint: marks.filter((source) => source !== undefined && isRight(source)).length,
  };
}

/** Creates a function that tells whether a source is one of the cited authorities, by any citation of a case. */
async function createAuthorityMatcher(engine: Engine, cites: readonly string[]) {
  const clusterIds = new Set<number>();
  const provisions: string[] = [];
  for (const citation of cites) {
    const found = await engine.citations.resolve({ citation }).catch(() => null);
    if (found) clusterIds.add(found.data.clusterId);
    else provisions.push(fold(citation));
  }
  return ({ clusterId, citation, sectionNumber }: AskSource) => {
    if (clusterId !== undefined) return clusterIds.has(clusterId);
    const act = citation.replace(/^.*?, /, "");
    const names = [citation, `Section ${sectionNumber ?? ""}, ${act}`].map((name) => ` ${fold(name)} `);
    return provisions.some((one) => names.some((name) => name.includes(` ${one} `)));
  };
}

/** Folds a text to words in lower case, numbers and section signs. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9§]+/g, " ")
    .trim();
}
