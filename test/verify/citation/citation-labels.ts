import { expect } from "vitest";
import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { parseCitation } from "../../../src/citation/parse/parse-citation.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { readThreadTimeMs } from "../../support/timings.ts";

/** Formats a share as "97.00% of 200". */
export const formatShare = (good: number, all: number) => `${((100 * good) / all).toFixed(2)}% of ${all}`;

/** Prints the share of good rows as a figure and asserts that it is at least `least` percent. */
export function expectShare(name: string, results: readonly boolean[], least: number): void {
  const good = results.filter(Boolean).length;
  reportFigure(name, formatShare(good, results.length), `>= ${least}%`);
  expect((100 * good) / results.length).toBeGreaterThanOrEqual(least);
}

/** Labelled fields of a citation, as the label files name them. */
export type LabelledFields = Readonly<Record<string, string | number | null | undefined>>;

const KINDS: Readonly<Record<string, string>> = {
  full_case: "case",
  short_case: "short",
  neutral: "case",
  database: "case",
  statute: "law",
};

/** Returns a label or a field as text; undefined if it is empty. */
export const toText = (value: unknown) =>
  value === undefined || value === null || value === "" ? undefined : String(value);
const pin = (value: unknown) =>
  toText(value)
    ?.replace(/^at\s+/, "")
    .replace(/[.,]$/, "");
/** Returns a number as text without leading zeros. */
export const toDigits = (value: unknown) => toText(value)?.replace(/^0+(?=\d)/, "");
/** Returns a reporter in lower case without spaces and full stops. */
export const toBareReporter = (value: unknown) =>
  String(value)
    .replace(/\(CommonLII\)|[\s.]/g, "")
    .toLowerCase();

/** Returns whether a citation agrees with the labels of the given fields. */
export function hasLabels(c: Citation, e: LabelledFields, fields: readonly string[]): boolean {
  const wanted: Record<string, string | undefined> = {
    kind: KINDS[String(e.kind)] ?? String(e.kind),
    volume: toText(e.volume),
    page: e.kind === "statute" ? undefined : toText(e.page),
    section: toText(e.section),
    reporter: toText(e.reporter),
    pinCite: pin(e.pin_cite),
    year: toText(e.year),
    court: toText(e.court),
    plaintiff: toText(e.plaintiff),
    defendant: toText(e.defendant),
    parenthetical: toText(e.parenthetical),
    antecedent: toText(e.antecedent_guess),
  };
  const got: Record<string, string | undefined> = {
    ...Object.fromEntries(fields.map((f) => [f, toText(c[f as keyof Citation])])),
  };
  got.pinCite = pin(c.pinCite);
  return fields.every((f) => wanted[f] === undefined || wanted[f] === got[f]);
}

/** Returns whether the whole text parses as one case citation. */
export function isWhole(citation: string): boolean {
  const parsed = parseCitation(citation);
  return parsed?.kind === "case" && parsed.raw === citation;
}

/** Measures how fast citations are found in pieces of 40,000 characters, about one opinion; the best of three passes. */
export function expectThroughput(name: string, real: string, least: number): void {
  let best = 0;
  for (let pass = 0; pass < 3; pass++) {
    const start = readThreadTimeMs();
    for (let i = 0; i < real.length; i += 40_000) findCitations(real.slice(i, i + 40_000));
    best = Math.max(best, real.length / 1_000 / (readThreadTimeMs() - start));
  }
  reportFigure(`${name}: MB/s`, best.toFixed(1), `>= ${least}`);
  expect(best).toBeGreaterThanOrEqual(least);
}
