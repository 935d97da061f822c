import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { parseCitatorInfo } from "../../src/citator/citator-info.ts";
import { classifyTreatment, findTreatmentSignals } from "../../src/citator/classify.ts";
import { openEngine } from "../../src/engine.ts";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import { KNOWN_OVERRULED, KNOWN_STANDING } from "./overruled.ts";
import { realCorpus } from "./real-corpus.ts";
import { figure, sharedFile } from "./shared.ts";

const OVERRULING: ReadonlySet<string> = new Set(["overruled", "abrogated", "superseded"]);

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Precision, recall and F1 of one label over pairs of (given, wanted). */
function score(pairs: readonly (readonly [string, string])[], label: string): Score {
  const hits = pairs.filter(([given, wanted]) => given === label && wanted === label).length;
  const precision = hits / (pairs.filter(([given]) => given === label).length || 1);
  const recall = hits / (pairs.filter(([, wanted]) => wanted === label).length || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}

function rows<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

const MARKS = /\[\[|\]\]|<citedDecision>|<\/citedDecision>/g;

/** The plain text of a marked window, and the places that were marked. */
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

const sentencesFile = sharedFile("eval/treatment_overruling_sentences.jsonl");
const usFile = sharedFile("eval/treatment_us_pairs.jsonl");
const indiaFile = sharedFile("eval/treatment_in_pairs.jsonl");
const infoFile = sharedFile("eval/treatment_in_citator_info.jsonl");
const judgments = sharedFile("data/in-sc-judgments.tar.gz");

describe("treatment", () => {
  it.skipIf(sentencesFile === null)("finds overruling sentences", () => {
    const pairs = rows<{ text: string; overrules: boolean }>(sentencesFile!).map(
      ({ text, overrules }) =>
        [String(findTreatmentSignals(text).some(({ kind }) => OVERRULING.has(kind))), String(overrules)] as const,
    );
    const { precision, recall, f1 } = score(pairs, "true");
    figure("overruling sentences, precision / recall", `${precision.toFixed(3)} / ${recall.toFixed(3)}`, "");
    figure("overruling sentences, F1", f1.toFixed(3), ">= 0.92");
    expect(f1).toBeGreaterThanOrEqual(0.92);
  });

  it.skipIf(usFile === null)("tells what the Supreme Court of the United States overruled", () => {
    const pairs: [string, string][] = [];
    for (const row of rows<{ windows: string[]; overruled: string }>(usFile!)) {
      const kinds = row.windows.flatMap((window) => {
        const { text, spans } = unmarked(window);
        return spans
          .map((span) => classifyTreatment(text, span))
          .filter((reading) => !reading.counsel)
          .map((reading) => reading.kind);
      });
      if (kinds.length > 0) pairs.push([kinds.some((kind) => OVERRULING.has(kind)) ? "yes" : "no", row.overruled]);
    }
    const { precision, f1 } = score(pairs, "yes");
    figure("US pairs overruled, precision", precision.toFixed(3), ">= 0.80");
    figure("US pairs overruled, F1", f1.toFixed(3), ">= 0.55");
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(f1).toBeGreaterThanOrEqual(0.55);
  });

  it.skipIf(indiaFile === null)(
    "reads Indian headnotes and judgments as the reporter did, as far as windows go",
    () => {
      const labels = ["negative", "positive", "neutral"];
      const pairs: [string, string][] = [];
      for (const row of rows<{ windows: { text: string }[]; label: string }>(indiaFile!)) {
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
      figure("India pairs, macro F1", macro.toFixed(3), ">= 0.48");
      figure("India pairs negative, precision", negative.precision.toFixed(3), ">= 0.60");
      expect(macro).toBeGreaterThanOrEqual(0.48);
      expect(negative.precision).toBeGreaterThanOrEqual(0.6);
    },
  );

  it.skipIf(infoFile === null || judgments === null)("reads reporters' notes of later treatment", async () => {
    const notes = new Map<string, string>();
    for (const entry of await unpackTar(gunzipSync(readFileSync(judgments!)))) {
      const text = new TextDecoder().decode(entry.data);
      const at = text.indexOf("CITATOR INFO");
      const line = text.indexOf("\n", at) + 1;
      if (at >= 0)
        notes.set(
          entry.header.name.replace(/^.*\//, "").replace(/\.txt$/, ""),
          text.slice(line, text.indexOf("\n", line)),
        );
    }
    const wanted = rows<{ cited_doc: string; code: string; citing: string }>(infoFile!).filter((row) =>
      notes.has(row.cited_doc),
    );
    const read = wanted.filter((row) =>
      parseCitatorInfo(notes.get(row.cited_doc)!).some(
        (entry) => entry.code === row.code && entry.citation === row.citing,
      ),
    );
    figure("CITATOR INFO codes read", (read.length / wanted.length).toFixed(3), ">= 0.97");
    expect(wanted.length).toBeGreaterThan(1000);
    expect(read.length / wanted.length).toBeGreaterThanOrEqual(0.97);
  });
});

const real = realCorpus();

describe.skipIf(real === null)("standing in the real corpus", () => {
  it("knows what was overruled, and by which decision", async () => {
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
    for (const citation of KNOWN_STANDING) {
      if ((await record(citation))?.freshness === "Overruled") fallen.push(citation);
    }
    await engine.close();
    figure("known overrulings found", `${overruled}/${known}`, ">= 0.90");
    figure("known overrulings, by the right decision", `${right}/${known}`, ">= 0.85");
    figure("leading cases that stand, called overruled", fallen.length, "0");
    console.log(missed.join("\n"));
    expect(overruled / known).toBeGreaterThanOrEqual(0.9);
    expect(right / known).toBeGreaterThanOrEqual(0.85);
    expect(fallen).toEqual([]);
  });
});
