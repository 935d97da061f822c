import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { crossValidate } from "../../../scripts/treatment/fit-logistic-regression.ts";
import { FOLDS, PENALTY, readExamples } from "../../../scripts/treatment/read-examples.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { parseCitatorInfo } from "../../../src/citator/status/citator-info.ts";
import { classifyTreatment } from "../../../src/citator/treatment/classify-treatment.ts";
import { findTreatmentSignals } from "../../../src/citator/treatment/find-treatment-signals.ts";
import { createTreatmentReader } from "../../../src/citator/treatment/treatment-reader.ts";
import type { TreatmentReading } from "../../../src/citator/treatment/treatment-reading.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { readWindows } from "../../citator/treatment/windows/read-windows.ts";
import { WRITTEN_HELD_BACK_WINDOWS } from "../../citator/treatment/windows/written-windows.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { readJsonLines } from "../../support/json-lines.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import { KNOWN_GOOD_LAW, KNOWN_OVERRULED } from "./known-status.ts";

const OVERRULING: ReadonlySet<string> = new Set(["overruled", "abrogated", "superseded"]);

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Computes precision, recall and F1 of one label over pairs of (actual, expected). */
function score(pairs: readonly (readonly [string, string])[], label: string): Score {
  const hits = pairs.filter(([given, wanted]) => given === label && wanted === label).length;
  const precision = hits / (pairs.filter(([given]) => given === label).length || 1);
  const recall = hits / (pairs.filter(([, wanted]) => wanted === label).length || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}

const MARKS = /\[\[|\]\]|<citedDecision>|<\/citedDecision>/g;

/** Splits a marked window into its plain text and the marked spans. */
function unmarked(window: string): { text: string; spans: { start: number; end: number }[] } {
  const spans: { start: number; end: number }[] = [];
  const open: number[] = [];
  let text = "";
  let from = 0;
  for (const match of window.matchAll(MARKS)) {
    text += window.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[0] === "[[" || match[0] === "<citedDecision>") open.push(text.length);
    else if (open.length > 0) spans.push({ start: open.pop()!, end: text.length });
  }
  return { text: text + window.slice(from), spans };
}

interface UsRow {
  readonly citing: string;
  readonly cited: string;
  readonly windows: readonly string[];
  readonly overruled: string;
  readonly final_label: string;
}

/** Reads every marked span of the windows of a row. */
function readingsOf(windows: readonly string[]): TreatmentReading[] {
  return windows.flatMap((window) => {
    const { text, spans } = unmarked(window);
    return spans.map((span) => classifyTreatment(text, span));
  });
}

const says = ({ counsel, kind }: TreatmentReading) => !counsel && OVERRULING.has(kind);

/** Rows whose windows contain the verb, but negated, hypothetical, urged, or about another case; determined by hand. */
const VERB_OF_ANOTHER: ReadonlySet<string> = new Set([
  "Brenham v. German American Bank > Mitchell v. Burlington",
  "Cosmopolitan Shipping Co. v. McAllister > Hust v. Moore-McCormack Lines, Inc.",
  "Carroll v. Lanza > Bradford Elec. Light Co. v. Clapper",
  "Boys Markets, Inc. v. Retail Clerk’s Union > Sinclair Refining Co. v. Atkinson",
  "Hudgens v. National Labor Relations Board > Amalgamated Food Employees Union Local 590 v. Logan Valley Plaza, Inc.",
  "Collins v. Youngblood > Thompson v. Utah",
]);

/** Reads the judgments of the Indian sample, by file name. */
async function readJudgments(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of await unpackTar(gunzipSync(readFileSync(path))))
    texts.set(entry.header.name.replace(/^.*\//, "").replace(/\.txt$/, ""), new TextDecoder().decode(entry.data));
  return texts;
}

interface HeadnoteRow {
  readonly citing_doc: string;
  readonly cited_text: string;
  readonly label: string;
  readonly offset: number;
}

/** Reads how a judgment treats an authority of its headnote: at its citations, or at its name if there are none. */
function headnoteReadings(
  file: string,
  judgmentsOf: ReadonlyMap<string, string>,
): { row: HeadnoteRow; readings: TreatmentReading[] }[] {
  const read = new Map<string, (row: HeadnoteRow) => TreatmentReading[]>();
  return readJsonLines<HeadnoteRow>(file).flatMap((row) => {
    const text = judgmentsOf.get(row.citing_doc);
    if (text === undefined) return [];
    let readingsAt = read.get(row.citing_doc);
    if (readingsAt === undefined) {
      const citations = findCitations(text).filter(({ kind }) => kind === "case" || kind === "short");
      const reader = createTreatmentReader(text);
      readingsAt = ({ cited_text }) => {
        const start = placeOf(text, cited_text, row.offset);
        const end = start + cited_text.length;
        const inside = citations.filter(({ span }) => span.start >= start - 5 && span.end <= end + 5);
        return inside.length > 0 ? inside.map(({ span }) => reader.read(span)) : [reader.read({ start, end })];
      };
      read.set(row.citing_doc, readingsAt);
    }
    return [{ row, readings: readingsAt(row) }];
  });
}

/** Locates a span although the white space of the rows differs: the nearest place with the same last words. */
function placeOf(text: string, words: string, offset: number): number {
  const exact = text.indexOf(words);
  if (exact >= 0) return exact;
  const tail = words
    .slice(-40)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  const ends = Array.from(text.matchAll(new RegExp(tail, "g")), (match) => match.index + match[0].length);
  return ends.sort((a, b) => Math.abs(a - offset) - Math.abs(b - offset))[0]! - words.length;
}

/** Lower bound of each band of confidence. */
const BANDS = [0, 0.5, 0.7, 0.85] as const;

/** Formats the share of correct readings in each band of confidence, with their number. */
function reliability(pairs: readonly (readonly [confidence: number, right: boolean])[]) {
  return BANDS.map((from, at) => {
    const inside = pairs.filter(([confidence]) => confidence >= from && confidence < (BANDS[at + 1] ?? 2));
    return { from, count: inside.length, right: inside.filter(([, right]) => right).length / (inside.length || 1) };
  });
}

/** Computes the standard error of a share of right readings; that of one half where all or none are right. */
function computeStandardError({ count, right }: { readonly count: number; readonly right: number }): number {
  const spread = right === 0 || right === 1 ? 0.25 : right * (1 - right);
  return Math.sqrt(spread / count);
}

const sentencesFile = findSharedFile("eval/treatment_overruling_sentences.jsonl");
const usFile = findSharedFile("eval/treatment_us_pairs.jsonl");
const indiaFile = findSharedFile("eval/treatment_in_pairs.jsonl");
const headnotesFile = findSharedFile("eval/treatment_in_headnotes.jsonl");
const infoFile = findSharedFile("eval/treatment_in_citator_info.jsonl");
const judgments = findSharedFile("data/in-sc-judgments.tar.gz");

describe("treatment (maintainer data)", () => {
  it.skipIf(sentencesFile === null)("finds overruling sentences", () => {
    const pairs = readJsonLines<{ text: string; overrules: boolean }>(sentencesFile!).map(
      ({ text, overrules }) =>
        [String(findTreatmentSignals(text).some(({ kind }) => OVERRULING.has(kind))), String(overrules)] as const,
    );
    const { precision, recall, f1 } = score(pairs, "true");
    reportFigure("overruling sentences, precision / recall", `${precision.toFixed(3)} / ${recall.toFixed(3)}`, "");
    reportFigure("overruling sentences, F1", f1.toFixed(3), ">= 0.92");
    expect(f1).toBeGreaterThanOrEqual(0.92);
  });

  it.skipIf(usFile === null)("finds the decisions that the Supreme Court of the United States overruled", () => {
    const pairs: [string, string][] = [];
    const verbs: { own: boolean; found: boolean }[] = [];
    for (const row of readJsonLines<UsRow>(usFile!)) {
      const readings = readingsOf(row.windows);
      const found = readings.some(says);
      if (readings.length > 0) pairs.push([found ? "yes" : "no", row.overruled]);
      if (row.overruled !== "yes" || !row.windows.some((window) => /\bover-? ?rul/i.test(window))) continue;
      verbs.push({ own: !VERB_OF_ANOTHER.has(`${row.citing.replace(/,\s?\d.*$/, "")} > ${row.cited}`), found });
    }
    const own = verbs.filter((verb) => verb.own);
    const recalled = own.filter((verb) => verb.found).length / own.length;
    const recalledOfAll = verbs.filter((verb) => verb.found).length / verbs.length;
    const { precision, f1 } = score(pairs, "yes");
    reportFigure("US pairs overruled, precision", precision.toFixed(3), ">= 0.80");
    reportFigure("US pairs overruled, F1", f1.toFixed(3), ">= 0.60");
    reportFigure(`recall where the verb stands in the windows (${verbs.length})`, recalledOfAll.toFixed(3), ">= 0.80");
    reportFigure(`recall where it is said of the cited case (${own.length})`, recalled.toFixed(3), ">= 0.85");
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(f1).toBeGreaterThanOrEqual(0.6);
    expect(recalledOfAll).toBeGreaterThanOrEqual(0.8);
    expect(recalled).toBeGreaterThanOrEqual(0.85);
  });

  it.skipIf(indiaFile === null)("agree with reporters on Indian headnotes and judgments", () => {
    const labels = ["negative", "positive", "neutral"];
    const pairs: [string, string][] = [];
    for (const row of readJsonLines<{ windows: { text: string }[]; label: string }>(indiaFile!)) {
      if (!labels.includes(row.label)) continue;
      const given = row.windows.flatMap(({ text: window }) => {
        const { text, spans } = unmarked(window);
        return spans.slice(0, 2).map((span) => classifyTreatment(text, span).treatment);
      });
      if (given.length > 0)
        pairs.push([labels.find((label) => given.includes(label as "negative")) ?? "neutral", row.label]);
    }
    const macro = labels.reduce((sum, label) => sum + score(pairs, label).f1, 0) / labels.length;
    const negative = score(pairs, "negative");
    reportFigure("India pairs, macro F1", macro.toFixed(3), ">= 0.48");
    reportFigure("India pairs negative, precision", negative.precision.toFixed(3), ">= 0.60");
    expect(macro).toBeGreaterThanOrEqual(0.48);
    expect(negative.precision).toBeGreaterThanOrEqual(0.6);
  });

  it.skipIf(infoFile === null || judgments === null)("agree with reporters' notes of later treatment", async () => {
    const notes = new Map<string, string>();
    for (const [name, text] of await readJudgments(judgments!)) {
      const at = text.indexOf("CITATOR INFO");
      const line = text.indexOf("\n", at) + 1;
      if (at >= 0) notes.set(name, text.slice(line, text.indexOf("\n", line)));
    }
    const wanted = readJsonLines<{ cited_doc: string; code: string; citing: string }>(infoFile!).filter((row) =>
      notes.has(row.cited_doc),
    );
    const read = wanted.filter((row) =>
      parseCitatorInfo(notes.get(row.cited_doc)!).some(
        (entry) => entry.code === row.code && entry.citation === row.citing,
      ),
    );
    reportFigure("CITATOR INFO codes read", (read.length / wanted.length).toFixed(3), ">= 0.97");
    expect(wanted.length).toBeGreaterThan(1000);
    expect(read.length / wanted.length).toBeGreaterThanOrEqual(0.97);
  });

  it.skipIf(headnotesFile === null || judgments === null)("reads treatments in reporters' headnotes", async () => {
    const read = headnoteReadings(headnotesFile!, await readJudgments(judgments!));
    const right = read.filter(({ row, readings }) => readings.some(({ treatment }) => treatment === row.label)).length;
    reportFigure(`headnotes' treatments read (${read.length})`, (right / read.length).toFixed(3), ">= 0.98");
    expect(read.length).toBeGreaterThan(300);
    expect(right / read.length).toBeGreaterThanOrEqual(0.98);
  });

  it.skipIf(usFile === null || headnotesFile === null || judgments === null)(
    "is right more often with higher confidence",
    async () => {
      const us = readJsonLines<UsRow>(usFile!).flatMap((row): [number, boolean][] =>
        readingsOf(row.windows)
          .filter(({ treatment }) => treatment === "negative")
          .map(({ confidence }) => [confidence, row.final_label !== "Mentioned"]),
      );
      const headnotes = headnoteReadings(headnotesFile!, await readJudgments(judgments!)).flatMap(
        ({ row, readings }): [number, boolean][] =>
          readings
            .filter(({ signal, counsel }) => signal !== null && !counsel)
            .map(({ confidence, treatment }) => [confidence, treatment === row.label]),
      );
      const table = reliability([...us, ...headnotes]);
      for (const [name, bands] of [
        ["US negative", reliability(us)],
        ["headnotes", reliability(headnotes)],
        ["both", table],
      ] as const)
        for (const { from, count, right } of bands)
          reportFigure(`right from confidence ${from.toFixed(2)}, ${name} (${count})`, right.toFixed(3), "");
      for (const bands of [reliability(us), table]) {
        const filled = bands.filter(({ count }) => count >= 5);
        expect(filled.length).toBeGreaterThanOrEqual(3);
        // Bands of few readings differ by chance: two standard errors are allowed, and .03 for large ones.
        for (const [at, band] of filled.entries()) {
          const lower = filled[at - 1];
          if (lower === undefined) continue;
          const margin = Math.max(0.03, 2 * Math.hypot(computeStandardError(lower), computeStandardError(band)));
          expect(band.right).toBeGreaterThanOrEqual(lower.right - margin);
        }
      }
    },
  );
});

type Stated = readonly [confidence: number, right: boolean];

/** Compares the stated confidence with the share that is right, in three bands of confidence. */
function computeBands(readings: readonly Stated[]) {
  const bands = [
    [0.5, 0.7],
    [0.7, 0.85],
    [0.85, 1.01],
  ] as const;
  return bands.map(([from, to]) => {
    const inside = readings.filter(([confidence]) => confidence >= from && confidence < to);
    const count = inside.length;
    const stated = inside.reduce((sum, [confidence]) => sum + confidence, 0) / (count || 1);
    return { from, to, count, stated, right: inside.filter(([, right]) => right).length / (count || 1) };
  });
}

const real = openRealCorpus();

describe.skipIf(real === null)("status in the real corpus (maintainer data)", () => {
  it("finds overruled cases and the decisions that overruled them", async () => {
    const engine = await openEngine(openCorpusFile(real!.path));
    const record = async (citation: string) =>
      (await engine.citations.resolve({ citation }).catch(() => null))?.data ?? null;
    let overruled = 0;
    let right = 0;
    let known = 0;
    const missed: string[] = [];
    for (const [treated, by] of KNOWN_OVERRULED) {
      const [older, newer] = [await record(treated), await record(by)];
      if (older === null || newer === null) continue;
      known++;
      if (older.freshness === "Overruled") overruled++;
      if (older.freshness === "Overruled" && older.freshnessDetail.reason?.clusterId === newer.clusterId) right++;
      else
        missed.push(
          `${treated} by ${by}: ${older.freshness}, ${older.freshnessDetail.reason?.citation ?? "no reason"}`,
        );
    }
    const fallen: string[] = [];
    for (const citation of KNOWN_GOOD_LAW) {
      if ((await record(citation))?.freshness === "Overruled") fallen.push(citation);
    }
    await engine.close();
    reportFigure("known overrulings found", `${overruled}/${known}`, ">= 0.95");
    reportFigure("known overrulings, by the right decision", `${right}/${known}`, ">= 0.925");
    reportFigure("leading cases that stand, called overruled", fallen.length, "0");
    console.log(missed.join("\n"));
    expect(overruled / known).toBeGreaterThanOrEqual(0.95);
    expect(right / known).toBeGreaterThanOrEqual(0.925);
    expect(fallen).toEqual([]);
  });

  it.skipIf(usFile === null)("states confidences near the share that is right", async () => {
    const heldBack = [...readWindows("held-back"), ...WRITTEN_HELD_BACK_WINDOWS];
    const windows = heldBack.flatMap(([, window, label]): Stated[] => {
      const target = { start: window.indexOf("{"), end: window.indexOf("}") - 1 };
      const { treatment, confidence, signal } = classifyTreatment(window.replace(/[{}]/g, ""), target);
      return signal === null || treatment === "unknown" ? [] : [[confidence, treatment === label]];
    });
    const examples = await readExamples(real!.path, usFile!);
    const predicted = crossValidate(examples, PENALTY, FOLDS);
    const pairs = examples.map(({ label }, at): Stated => [predicted[at]!, label === 1]);
    for (const band of computeBands([...windows, ...pairs])) {
      const name = `confidence ${band.from} to ${band.to} (${band.count}): stated / right`;
      reportFigure(name, `${band.stated.toFixed(3)} / ${band.right.toFixed(3)}`, "within 0.08, 50 or more");
      expect(band.count).toBeGreaterThanOrEqual(50);
      expect(Math.abs(band.stated - band.right)).toBeLessThanOrEqual(0.08);
    }
  });
});
