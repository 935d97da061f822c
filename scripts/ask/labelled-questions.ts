import { readFileSync } from "node:fs";
import * as v from "valibot";
import { encodeQuestions, readKnownQuestions } from "../../corpus/known-questions.ts";
import type { Authority } from "../../src/ask/authorities/authority.ts";
import { interpretByCountry, rankRetrieved, retrievePassages } from "../../src/ask/choose-country.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { runWhole } from "../../src/async/run-whole.ts";
import { AskRequestSchema } from "../../src/contract/schemas/ask.ts";
import { createFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";
import { decodeKnownQuestions } from "../../src/search/questions/known-questions.ts";
import { computeQuestionOdds } from "../../src/search/questions/question-odds.ts";
import { findSimilarQuestions } from "../../src/search/questions/similar-questions.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { hashFnv1a } from "../../src/text/hash.ts";

/** A question with what answers it. */
export interface LabelledQuestion {
  readonly question: string;
  readonly countryCode?: "US" | "IN";
  /** What the set calls it, if it does. */
  readonly kind?: string;
  readonly refuse: boolean;
  /** The authorities that answer, or alternatives of each. */
  readonly cites: readonly (string | readonly string[])[];
  readonly held: boolean;
}

/** Reads questions, one a line: of a test, or those that the starter corpus contains (`corpus/questions`). */
export function readLabelledQuestions(paths: readonly string[]): LabelledQuestion[] {
  const lines = paths.flatMap((path) => readFileSync(path, "utf8").split("\n").filter(Boolean));
  return lines.map((line) => {
    const { citation, ...row } = JSON.parse(line) as LabelledQuestion & { readonly citation?: string };
    const cites = row.cites ?? (citation === undefined ? [] : [citation]);
    return { ...row, cites, refuse: row.refuse ?? cites.length === 0, held: row.held === true };
  });
}

/** Number of parts of the known questions, of which an index leaves out one. */
const FOLDS = 8;

/** Opens the starter corpus so that it does not know a known question itself, nor others of its fold: what is fitted must not. */
export async function openFittingCorpus(): Promise<Corpus> {
  const corpus = createFileCorpus(await openCorpus(openStarterCorpus()));
  const known = readKnownQuestions();
  const identify = (stems: readonly string[]) => stems.toSorted().join(" ");
  const chooseFold = (stems: readonly string[]) => hashFnv1a(identify(stems)) % FOLDS;
  const own = new Set(known.map(({ stems }) => identify(stems)));
  const indexes = Array.from({ length: FOLDS }, (_, fold) =>
    runWhole(decodeKnownQuestions(encodeQuestions(known.filter(({ stems }) => chooseFold(stems) !== fold)))),
  );
  return {
    ...corpus,
    matchQuestions: async ({ stems, country, limit, authority }) => {
      if (!own.has(identify(stems))) return corpus.matchQuestions({ stems, country, limit, authority });
      const index = indexes[chooseFold(stems)]!;
      return {
        similar: findSimilarQuestions(index, stems, country, limit),
        odds: computeQuestionOdds(index, stems, authority),
      };
    },
  };
}

/** Interprets a question and ranks what may answer it, as an answer of standard depth does. */
export async function rankForQuestion(
  corpus: Corpus,
  row: LabelledQuestion,
): Promise<{ readonly question: Interpretation; readonly authorities: readonly Authority[] }> {
  const entries = Object.entries(row).filter(([name]) => /^(?:question|countryCode|usState|chatHistory)$/.test(name));
  const request = v.parse(AskRequestSchema, Object.fromEntries(entries.filter(([, value]) => value !== null)));
  const { signal } = new AbortController();
  const { question, retrieved } = await interpretByCountry(corpus, request, signal);
  const found = retrieved ?? (await retrievePassages(corpus, question, signal));
  return { question, authorities: await rankRetrieved(corpus, question, found) };
}

/** Returns of each authority whether it is one of those that answer a question. */
export async function findAnswers(
  corpus: Corpus,
  { cites }: Pick<LabelledQuestion, "cites">,
  authorities: readonly Authority[],
): Promise<boolean[]> {
  const wanted = new Set(cites.flat().map(normaliseCitation));
  const ids = authorities.flatMap(({ source }) => (source.kind === "case" ? [source.clusterId] : []));
  const cases = await corpus.cases.readCases(ids);
  const listCitations = ({ source }: Authority) => {
    if (source.kind === "section") return [source.section.citation];
    if (source.kind === "act") return [`Section ${source.section.number}, ${source.section.act.title}`];
    const known = cases[ids.indexOf(source.clusterId)];
    return known ? [known.name, ...known.citations] : [];
  };
  return authorities.map((one) => listCitations(one).some((citation) => wanted.has(normaliseCitation(citation))));
}

/** Makes "Cal. Civ. Code § 1714" and "Cal Civ Code 1714" the same. */
function normaliseCitation(citation: string): string {
  return citation.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
