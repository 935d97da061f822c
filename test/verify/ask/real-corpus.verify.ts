import { existsSync, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../../src/contract/answer-of.ts";
import type { AskResponse } from "../../../src/contract/schemas/ask.ts";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
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
    ["later US opinions", async () => askReports(await select(false))],
  ])("made of %s are answered from the case that decided them", async (name, create) => {
    const questions = await create();
    expect(questions.length).toBeGreaterThan(0);
    const scores = { cited: 0, first: 0, refused: 0, stated: 0, holding: 0, holdingOfStated: 0, heldBack: 0 };
    let statedHeldBack = 0;
    for (const [at, question] of questions.entries()) {
      const judged = judgeAnswer(question, (await answerOf(engine.ask(question.ask))).data);
      const stated = isStated(corpus, question);
      // Every other question is held back: it counts, and is not read.
      const isHeldBack = at % 2 === 1;
      statedHeldBack += Number(stated && isHeldBack);
      const holdingOfStated = stated && judged.holding;
      const outcome = { ...judged, stated, holdingOfStated, heldBack: holdingOfStated && isHeldBack };
      for (const [score, isReached] of Object.entries(outcome))
        scores[score as keyof typeof scores] += Number(isReached);
      if (process.env.HEADNOTE_VERBOSE && !isHeldBack) console.log(JSON.stringify({ ...question, ...outcome }));
    }
    const { cited, first, stated, holding, holdingOfStated, heldBack, refused } = scores;
    const show = (count: number, of = questions.length) => `${count} of ${of}`;
    reportFigure(`${name}: the right authority is cited`, show(cited), ">= 80 %");
    reportFigure(`${name}: it is the first that is cited`, show(first), "");
    reportFigure(`${name}: declined`, show(refused), "");
    reportFigure(`${name}: a sentence of the decision says it`, show(stated), "");
    reportFigure(`${name}: such a sentence in the first two`, show(holding), "");
    reportFigure(`${name}: the same, where the decision has one`, show(holdingOfStated, stated), ">= 65 %");
    reportFigure(`${name}: the same of those held back`, show(heldBack, statedHeldBack), "");
    expect(cited / questions.length).toBeGreaterThanOrEqual(0.8);
    expect(holdingOfStated / stated).toBeGreaterThanOrEqual(0.65);
  });

  // "Is it the law?" of what was overruled is answered by what became of it.
  it("made of what an overruled case decided are answered first with what became of it", async () => {
    const questions = askReports(await select(true));
    const scores = { told: 0, cited: 0, declined: 0 };
    for (const { ask, clusterId } of questions) {
      const { answer, sources } = (await answerOf(engine.ask(ask))).data;
      const source = sources.find((one) => one.clusterId === clusterId);
      const opening = answer.slice(0, answer.indexOf("["));
      scores.told += Number(
        source !== undefined && opening.startsWith(source.caseName) && /overruled|abrogated/.test(opening),
      );
      scores.cited += Number(source !== undefined);
      scores.declined += Number(sources.every(({ quotes = [] }) => quotes.length === 0));
      if (process.env.HEADNOTE_VERBOSE) console.log(JSON.stringify({ ask, clusterId, opening }));
    }
    const show = (count: number) => `${count} of ${questions.length}`;
    reportFigure("overruled US cases: the answer begins with what became of it", show(scores.told), "");
    reportFigure("overruled US cases: the case is a source", show(scores.cited), "");
    reportFigure("overruled US cases: declined", show(scores.declined), "");
  });

  /** Selects the reports of cases that were overruled, or of all others. */
  async function select(isOverruled: boolean): Promise<Map<number, string>> {
    const found = new Map([...reports.inParentheses, ...reports.inSentences]);
    const read = await createFileCorpus(corpus).cases.readCases([...found.keys()]);
    const admitted = new Set(
      read.flatMap((one) => (one !== null && (one.freshness === "Overruled") === isOverruled ? [one.clusterId] : [])),
    );
    return new Map([...found].filter(([clusterId]) => admitted.has(clusterId)));
  }
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
