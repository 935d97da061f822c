import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { readJsonLines } from "../../support/json-lines.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import {
  expectShare,
  expectThroughput,
  formatShare,
  isWhole,
  type LabelledFields,
  toBareReporter,
  toDigits,
  toText,
} from "./citation-labels.ts";

const inFind = findSharedFile("eval/in_find.jsonl");
const inParallel = findSharedFile("eval/in_parallel_insc_scr.jsonl");
const inJoined = findSharedFile("eval/in_parallel_joined.jsonl");
const inNeutral = findSharedFile("eval/in_hc_neutral_secondary.jsonl");
const judgments = findSharedFile("data/in-sc-judgments.tar.gz");

describe("Indian citations (maintainer data)", () => {
  it.skipIf(inFind === null)("are found without spurious ones", () => {
    const spans: boolean[] = [];
    const fields: boolean[] = [];
    const reporters: boolean[] = [];
    let spurious = 0;
    let total = 0;
    for (const r of readJsonLines<{ text: string; expected: (LabelledFields & { span: unknown })[] }>(inFind!)) {
      const got = findCitations(r.text).filter((c) => c.kind === "case");
      total += got.length;
      const wanted = r.expected.map((e) => ({ e, span: e.span as unknown as [number, number] }));
      for (const { e, span } of wanted) {
        const hit = got.find((c) => Math.abs(c.span.start - span[0]) <= 1 && Math.abs(c.span.end - span[1]) <= 1);
        const fits =
          hit !== undefined &&
          toDigits(hit.page) === toDigits(e.page) &&
          (e.volume === undefined || toDigits(hit.volume) === toDigits(e.volume)) &&
          (e.year === undefined || toText(hit.year) === toText(e.year));
        spans.push(hit !== undefined);
        fields.push(fits);
        reporters.push(fits && toBareReporter(hit?.reporter) === toBareReporter(e.reporter));
      }
      spurious += got.filter((c) => !wanted.some(({ span }) => c.span.start < span[1] && span[0] < c.span.end)).length;
    }
    expectShare("India: spans", spans, 95);
    expectShare("India: volume, page, year", fields, 94);
    expectShare("India: reporter", reporters, 92);
    reportFigure("India: spurious", formatShare(spurious, total), "<= 3%");
    expect(spurious / total).toBeLessThanOrEqual(0.03);
  });

  it.skipIf(inParallel === null || inJoined === null || inNeutral === null)(
    "parse whole from parallel and neutral citations",
    () => {
      const pairs = readJsonLines<{ insc: string; scr: string }>(inParallel!).flatMap((r) => [r.insc, r.scr]);
      expectShare("India: INSC and SCR parsed whole", pairs.map(isWhole), 100);
      const joined = readJsonLines<{ commonlii: string; cites: { raw: string }[] }>(inJoined!);
      expectShare(
        "India: SCC, AIR, JT, SCALE parsed whole",
        joined.flatMap((r) => [r.commonlii, ...r.cites.map((c) => c.raw)]).map(isWhole),
        99.5,
      );
      const neutral = readJsonLines<{ text: string; expected: LabelledFields[] }>(inNeutral!);
      expectShare(
        "India: High Courts' own citations",
        neutral.map((r) => {
          const e = r.expected[0]!;
          const c = findCitations(r.text).find((found) => found.raw === e.raw);
          return toText(c?.page) === toText(e.page) && toText(c?.court) === toText(e.court);
        }),
        100,
      );
    },
  );

  it.skipIf(judgments === null)("are read whole from the heads of judgments", async () => {
    const entries = await unpackTar(gunzipSync(readFileSync(judgments!)), { filter: (h) => h.name.endsWith(".txt") });
    const texts = entries.map((e) => new TextDecoder().decode(e.data!));
    const parts = texts.flatMap((t) => {
      const first = t.slice(0, t.indexOf("\n"));
      const at = first.search(/\[\d{4}\] INSC/);
      return at === -1
        ? []
        : first
            .slice(at)
            .replace(/\(\d+ \w+ \d{4}\)\s*$/, "")
            .split(";")
            .map((p) => p.trim());
    });
    expectShare("India: first lines of judgments", parts.filter((p) => p !== "").map(isWhole), 99.5);
    const heads = texts.flatMap((t) => /^CITATION:.*/m.exec(t)?.[0] ?? []);
    const complete = heads.map((head) => {
      const rest = findCitations(head).reduce((left, c) => left.replace(c.raw, " "), head);
      return !/\d/.test(rest);
    });
    expectShare("India: CITATION lines read to the last number", complete, 99);
    expectThroughput("Indian judgments", texts.join("\n\n").slice(0, 20_000_000), 10);
  });
});
