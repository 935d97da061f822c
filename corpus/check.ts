import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { CoveredJurisdiction } from "../src/law/jurisdiction.ts";
import { CASES_FOLDER, type CaseSource, type CheckSource, readCases } from "./case-sources.ts";
import { checkFacts, type FactCheck, type Finding, indexRecords, listMarks } from "./check-facts.ts";
import { type CheckRecord, readCheckRecords, SHARED_FOLDER } from "./check-records.ts";
import { checkTexts } from "./check-text.ts";

/** Shares of a country's cases that could be checked. A case is checked if a source contains it and confirms a fact. */
export interface CheckShare {
  readonly cases: number;
  readonly checkedCases: number;
  readonly facts: number;
  readonly confirmedFacts: number;
}

export interface CheckReport {
  /** Facts that differ from a source, marks that their source does not confirm, errors in texts. */
  readonly errors: readonly Finding[];
  /** Facts marked `none` that a source confirms. */
  readonly unmarked: readonly Finding[];
  readonly facts: readonly FactCheck[];
  readonly shares: Readonly<Record<CoveredJurisdiction, CheckShare>>;
}

/** Compares every fact of the digests with the check sources, and every digest's text with the rules for it. */
export function checkCases(cases: readonly CaseSource[], records: readonly CheckRecord[]): CheckReport {
  const index = indexRecords(records);
  const facts = cases.map((source) => checkFacts(source, index));
  return {
    errors: [
      ...facts.flatMap(({ contradictions, unsupported }) => [...contradictions, ...unsupported]),
      ...checkTexts(cases),
    ],
    unmarked: facts.flatMap(({ unmarked }) => unmarked),
    facts,
    shares: { US: computeShare("US", cases, facts), IN: computeShare("IN", cases, facts) },
  };
}

function computeShare(
  country: CoveredJurisdiction,
  cases: readonly CaseSource[],
  facts: readonly FactCheck[],
): CheckShare {
  const own = cases.flatMap((source, i) => (source.jurisdiction === country ? [{ source, check: facts[i] }] : []));
  return {
    cases: own.length,
    checkedCases: own.filter(({ check }) => (check?.confirmed.size ?? 0) > 0).length,
    facts: own.reduce((sum, { source }) => sum + listMarks(source).length, 0),
    confirmedFacts: own.reduce((sum, { check }) => sum + (check?.confirmed.size ?? 0), 0),
  };
}

/** Returns the file's text, in which each fact marked `none` has the first source that confirms it as mark. */
export function markFacts(content: string, check: FactCheck): string {
  const end = content.indexOf("\n---\n", 4);
  const lines = content.slice(0, end).split("\n");
  const marked = lines.map((line) => {
    const [, fact] = /^ {2}(?:- )?(.+): none$/.exec(line) ?? [];
    const source: CheckSource | undefined = check.confirmed.get(fact?.replace(/^"(.*)"$/, "$1") ?? "")?.[0];
    return source === undefined ? line : line.replace(/none$/, source);
  });
  return marked.join("\n") + content.slice(end);
}

/** `tsx corpus/check.ts [--write]`: prints errors and the shares that could be checked; exits with 1 if there are errors. */
async function main(args: readonly string[]): Promise<number> {
  const cases = await readCases();
  const records = await readCheckRecords();
  if (records === null) {
    printLine(`${SHARED_FOLDER} does not exist: only the texts are checked, not the facts.`);
    return printConclusion(checkTexts(cases));
  }
  const report = checkCases(cases, records);
  if (args.includes("--write")) {
    for (const check of report.facts.filter(({ unmarked }) => unmarked.length > 0)) {
      const path = `${CASES_FOLDER}/${check.file}`;
      await writeFile(path, markFacts(await readFile(path, "utf8"), check));
    }
    printLine(`${formatCount(report.unmarked.length, "mark")} set.`);
  } else {
    for (const { file, fact, message } of report.unmarked)
      printLine(`${file}: ${fact}: ${message} (--write sets the mark)`);
  }
  for (const [country, { cases, checkedCases, facts, confirmedFacts }] of Object.entries(report.shares)) {
    printLine(`${country}: ${checkedCases} of ${cases} cases checked (${formatPercent(checkedCases, cases)}),`);
    printLine(`    ${confirmedFacts} of ${facts} facts confirmed (${formatPercent(confirmedFacts, facts)}).`);
  }
  return printConclusion(report.errors);
}

function printConclusion(errors: readonly Finding[]): number {
  for (const { file, fact, message } of errors) printLine(`${file}: ${fact}: ${message}`);
  printLine(errors.length === 0 ? "No contradictions." : `${formatCount(errors.length, "error")}.`);
  return errors.length === 0 ? 0 : 1;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function formatPercent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${Math.round((100 * part) / whole)} %`;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.exitCode = await main(process.argv.slice(2));
