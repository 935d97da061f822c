import { answerOf } from "../../../src/contract/answer-of.ts";
import type { CheckResponse } from "../../../src/contract/schemas/citations/check.ts";
import type { Engine } from "../../../src/engine/open-engine.ts";
import { splitSentences } from "../../../src/text/sentences/sentences.ts";
import { type AskRow, type CheckRow, containsName, matches, type SearchRow, type StatusRow } from "./lawyer-rows.ts";

/** Returns whether a question is answered, or refused, as its row asks. */
export async function judgeAsk(engine: Engine, row: AskRow): Promise<boolean> {
  const { question, countryCode, chatHistory } = row;
  const { data } = await answerOf(
    engine.ask({
      question,
      ...(countryCode && { countryCode }),
      ...(chatHistory && { chatHistory: [...chatHistory] }),
    }),
  );
  const text = straighten(data.answer)
    .replace(/\s*\[\d+\]/g, "")
    .replace(/\s+/g, " ");
  const isRefused = data.answer.startsWith("This corpus does not");
  if (row.refuse || isRefused) return row.refuse === isRefused;
  const opening = splitSentences(text)
    .slice(0, 2)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
  const has = (groups: AskRow["must"], part: string) =>
    groups.every((group) => group.some((pattern) => matches(pattern, part)));
  const isCited = (names: string | readonly string[]) =>
    [names].flat().some((name) => {
      // "section 80 of the Code" is cited as "section 80, The Code".
      const cited = name.replace(/^(section \S+) of the /i, "$1, The ");
      return data.sources.some((one) => containsName(`${one.caseName} | ${one.citation}`, cited));
    });
  const isClear = row.mustNot.every((pattern) => !matches(pattern, text));
  return has(row.must, text) && has(row.mustEarly, opening) && row.cites.every(isCited) && isClear;
}

/** Returns whether a search has the wanted case among its first results. */
export async function judgeSearch(engine: Engine, { query, countryCode, want, year, top }: SearchRow) {
  const filters = countryCode && { countryCode };
  const { data } = await engine.research.search({ query, pageSize: 10, ...(filters && { filters }) });
  const isWanted = (one: { readonly title: string; readonly year: number }) =>
    containsName(one.title, want) && (year === undefined || one.year === year);
  return data.results.slice(0, top).some(isWanted);
}

/** Returns whether the check of a text tells its fault, and what would be right. */
export async function judgeCheck(engine: Engine, { text, expect, suggest }: CheckRow): Promise<boolean> {
  const { data } = await engine.citations.check({ text });
  const isTold = FAULTS[expect];
  if (isTold === undefined) throw new Error(`No rule for rows that expect "${expect}".`);
  if (!isTold(data)) return false;
  // What the text itself says is no suggestion.
  const said = { ...data, citations: data.citations.map(({ raw: _, reading: __, ...one }) => one) };
  const report = JSON.stringify(said).replaceAll(JSON.stringify(text).slice(1, -1), "");
  return suggest === undefined || matches(suggest, report);
}

type Report = CheckResponse["data"];

const NOT_IN_FORCE = "repeal|replac|revoked|struck down|no longer|omitted|superseded|lapsed";

/** By the fault of a row: returns whether a report tells it. */
const FAULTS: Readonly<Record<string, (report: Report) => boolean>> = {
  good: (report) =>
    listAlarms(report).length === 0 && report.citations.every(({ status }) => status !== "cannot_exist"),
  "wrong-volume-page": ({ findings }) => findings.length > 0,
  "wrong-year": (report) =>
    report.citations.some(({ yearMismatch }) => yearMismatch) || alarmsOf(report, "year|decided in"),
  "wrong-name": (report) => report.citations.some(({ nameMismatch }) => nameMismatch) || alarmsOf(report, "name"),
  hallucinated: ({ findings, citations }) =>
    findings.length > 0 && citations.every(({ status, nameMismatch }) => status !== "found" || nameMismatch),
  overruled: (report) => alarmsOf(report, "overruled|abrogated|no longer", "in part|partly|partial"),
  "partly-overruled": (report) => alarmsOf(report, "in part|partly|partial|to the extent|so far as"),
  "repealed-section": ({ findings }) => findings.some((one) => matches(NOT_IN_FORCE, `${one.rule} ${one.message}`)),
  "missing-section": ({ findings, citations }) =>
    citations.some(({ kind }) => kind === "law") &&
    findings.some(({ message }) =>
      matches("not (?:in|hold|contain|have|exist)|cannot exist|no (?:such )?(?:section|rule)", message),
    ),
  impossible: (report) =>
    alarmsOf(report, "cannot exist|impossible|no (?:such )?volume|has no|beg[aiu]n|starts? in|future|not yet"),
  "misquote-full-text-only": ({ quotations, findings }) =>
    quotations.length > 0 &&
    quotations.every(({ status }) => status === "unverifiable") &&
    findings.every(({ quotation }) => quotation === null),
};

function listAlarms({ findings }: Report): Report["findings"] {
  return findings.filter(({ level }) => level === "error" || level === "warning");
}

/** Returns whether an error or a warning matches a pattern, and not another. */
function alarmsOf(report: Report, pattern: string, other = "(?!)"): boolean {
  return listAlarms(report).some(({ rule, message }) => {
    const said = `${rule.replaceAll("_", " ")} ${message}`;
    return matches(pattern, said) && !matches(other, said);
  });
}

/** Returns whether the status of a case is one that its row accepts. */
export async function judgeStatus(engine: Engine, { citation, name, asOf, accept, mustMention }: StatusRow) {
  const { data: found } = await engine.citations.resolve({ citation });
  const { data } = await engine.citations.explain({ caseId: String(found.clusterId), ...(asOf && { asOf }) });
  const { caseName, ...said } = data;
  const whole = JSON.stringify(said);
  const isPartial = data.freshnessDetail.partial === true;
  const isAccepted = accept.some((one) => {
    const [, target, pattern] = /^(json:)?\/(.*)\/$/s.exec(one) ?? [];
    if (pattern !== undefined) return matches(pattern, target === undefined ? data.status : whole);
    const [label, part] = one.split(":");
    return data.status === label && (part === undefined || (part === "partial") === isPartial);
  });
  return isAccepted && containsName(caseName, name) && (mustMention === undefined || matches(mustMention, whole));
}

/** Replaces curly quotation marks, dashes and hard spaces. */
function straighten(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/\u00a0/g, " ");
}
