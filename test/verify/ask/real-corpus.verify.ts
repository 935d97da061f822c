import { existsSync, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../../src/contract/answer-of.ts";
import type { AskResponse } from "../../../src/contract/schemas/ask.ts";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import { liiofindia } from "../../../src/ingest/importers/liiofindia/liiofindia.ts";
import { deriveClusterId } from "../../../src/ingest/intake/derive-cluster-id.ts";
import { buildCorpus } from "../../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { type OpenCorpusFile, openCorpus } from "../../../src/store/corpus.ts";
import { splitSourceSentences } from "../../../src/text/sentences/source-sentences.ts";
import {
  askHeadnotes,
  askReports,
  isProposition,
  measureOverlap,
  type RealQuestion,
} from "../../support/ask/real-questions.ts";
import { collectReportedHoldings, type ReportedHoldings } from "../../support/ask/reported-holdings.ts";
import { DIST, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";

const us = findSharedFile("data/us-courtlistener-bulk.tar.gz");
const india = findSharedFile("data/in-sc-judgments.tar.gz");

const QUESTIONS_PER_COUNTRY = 50;
/** Share of a proposition's words with which a sentence states it. */
const HOLDING_OVERLAP = 0.5;
const SIMILAR_OVERLAP = 0.35;

/** Indian judgments without their headnotes, which the questions are made of. */
const withoutHeadnotes: Importer = {
  ...liiofindia,
  async *records(source, options) {
    for await (const record of liiofindia.records(source, options))
      if (record.kind !== "opinion" || record.opinion.kind !== "headnote") yield record;
  },
};

async function readHeadnotes(path: string): Promise<ReadonlyMap<number, string>> {
  const headnotes = new Map<number, string>();
  const source = await openSource(path);
  for await (const record of liiofindia.records(source)) {
    if (record.kind !== "opinion" || record.opinion.kind !== "headnote") continue;
    headnotes.set(deriveClusterId(record.namespace, record.caseSourceId), record.opinion.text);
  }
  await source.close();
  return headnotes;
}

describe.skipIf(us === null || india === null)("questions about real cases (maintainer data)", () => {
  let corpus: OpenCorpusFile;
  let engine: Engine;
  let reports: ReportedHoldings;

  beforeAll(async () => {
    mkdirSync(WORK, { recursive: true });
    const path = resolve(WORK, "without-headnotes.sqlite");
    if (!existsSync(path) || statSync(path).mtimeMs < statSync(resolve(DIST, "index.js")).mtimeMs) {
      const inputs = [
        { path: us!, format: "courtlistener-bulk" },
        { path: india!, importer: withoutHeadnotes },
      ];
      await buildCorpus({ inputs, output: path, name: "without-headnotes" });
    }
    corpus = await openCorpus(openCorpusFile(path));
    engine = await openEngine(openCorpusFile(path));
    reports = await collectReportedHoldings(corpus, isProposition);
  });
  afterAll(async () => {
    await engine?.close();
    corpus?.close();
  });

  it.each([
    ["Indian headnotes", async () => askHeadnotes(await readHeadnotes(india!), QUESTIONS_PER_COUNTRY)],
    ["later US opinions in parentheses", async () => askReports(reports.inParentheses, QUESTIONS_PER_COUNTRY)],
    ["later US opinions in sentences", async () => askReports(reports.inSentences, QUESTIONS_PER_COUNTRY)],
  ])("made of %s are answered from the case that decided them", async (name, create) => {
    const questions = await create();
    expect(questions.length).toBeGreaterThan(0);
    const scores = { cited: 0, first: 0, holding: 0, similar: 0, refused: 0, stated: 0 };
    for (const [at, question] of questions.entries()) {
      const outcome = {
        ...judgeAnswer(question, (await answerOf(engine.ask(question.ask))).data),
        stated: isStated(corpus, question),
      };
      for (const [score, isReached] of Object.entries(outcome))
        scores[score as keyof typeof scores] += Number(isReached);
      // Every other question is held back: it counts, and is not read.
      if (process.env.HEADNOTE_VERBOSE && at % 2 === 0) console.log(JSON.stringify({ ...question, ...outcome }));
    }
    const show = (count: number) => `${count} of ${questions.length}`;
    reportFigure(`${name}: the right authority is cited`, show(scores.cited), "asked >= 80 %");
    reportFigure(`${name}: it is the first that is cited`, show(scores.first), "");
    reportFigure(`${name}: its holding in the first two sentences`, show(scores.holding), "asked >= 65 %");
    reportFigure(`${name}: a third of its words there`, show(scores.similar), "");
    reportFigure(`${name}: a sentence of the decision has half of its words`, show(scores.stated), "");
    reportFigure(`${name}: declined`, show(scores.refused), "");
  });
});

function judgeAnswer({ clusterId, proposition }: RealQuestion, { answer, sources }: AskResponse["data"]) {
  const quoted = sources
    .flatMap(({ clusterId: id, sourceIndex, excerpt, start = 0, quotes = [] }) =>
      quotes.map((quote) => ({ id, sourceIndex, text: excerpt.slice(quote.start - start, quote.end - start) })),
    )
    .map((quote) => ({ ...quote, at: answer.indexOf(`${quote.text} [${quote.sourceIndex}]`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const overlap = Math.max(
    0,
    ...quoted.slice(0, 2).map(({ id, text }) => (id === clusterId ? measureOverlap(proposition, text) : 0)),
  );
  return {
    cited: quoted.some(({ id }) => id === clusterId),
    first: quoted[0]?.id === clusterId,
    holding: overlap >= HOLDING_OVERLAP,
    similar: overlap >= SIMILAR_OVERLAP,
    refused: quoted.length === 0,
  };
}

/** Returns whether any sentence of the case has as many words of the proposition as one that states it. */
function isStated({ opinions }: OpenCorpusFile, { clusterId, proposition }: RealQuestion): boolean {
  return opinions
    .listByCase(clusterId)
    .flatMap((opinion) => splitSourceSentences(opinions.readText(opinion)))
    .some(({ text }) => measureOverlap(proposition, text) >= HOLDING_OVERLAP);
}
