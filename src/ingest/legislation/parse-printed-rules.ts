import { PARAGRAPH_BREAK } from "../clean-text/clean-text.ts";
import { repairHyphenation } from "../clean-text/repair-hyphenation.ts";
import { toOneLine } from "../clean-text/to-one-line.ts";
import { toHeadingCase } from "./headings.ts";

/** One piece of a printed page as a PDF parser returns it. */
export interface PrintedPiece {
  readonly text: string;
  /** 0 if it is not known. */
  readonly page: number;
}

/** A rule as it was printed. */
export interface PrintedRule {
  /** The last heading of a body of rules above it; "" for the first body. */
  readonly part: string;
  readonly number: string;
  readonly heading: string;
  readonly title: string;
  readonly text: string;
  readonly history: string;
  readonly page: number;
}

/** "Rule 12. Defenses and Objections"; a running head is "Rule 12" alone, the table of contents has leaders. */
const RULE_HEADING = /^Rule (\d{1,2}(?:\.\d)?|[A-H])\. (.*)$/s;
const TITLE_HEADING = /^TITLE [IVX]{1,5}\. /;
const PART_HEADING = /^SUPPLEMENTAL RULES FOR /;
const PAGE_FURNITURE =
  /^(?:Rule (?:\d{1,2}(?:\.\d)?|[A-H])|FEDERAL RULES OF CIVIL PROCEDURE|SUPPLEMENTAL RULES|CONTENTS|\(?\d{1,3}\)?|\([IVXL]+\))$/;
const HISTORY_START = /^\((?:As (?:amended|added)|Added|Amended|Abrogated)\b/;
/** The pages after the rules. */
const END_OF_RULES = /^(?:APPENDIX OF FORMS|Æ)$/;
const DESIGNATION = /^\((?:\d{1,2}|[a-z]|[A-Z]|[ivx]{1,5})\)/;

/**
 * Parses the rules in the pieces of a printed edition: removes running heads and page numbers, joins lines, repairs
 * hyphenation. Title pages and contents before the first rule are skipped.
 */
export function parsePrintedRules(pieces: readonly PrintedPiece[]): PrintedRule[] {
  const rules: RuleLayout[] = [];
  let part = "";
  let title = "";
  let rule: { number: string; page: number; lines: string[]; part: string; title: string } | null = null;

  const finish = () => {
    if (rule) rules.push(arrangeRule(rule));
    rule = null;
  };
  for (const { text, page } of pieces) {
    const line = toOneLine(text);
    if (line === "" || PAGE_FURNITURE.test(line) || /\.{6}/.test(line)) continue;
    const [, number, heading] = RULE_HEADING.exec(line) ?? [];
    if (TITLE_HEADING.test(line) || PART_HEADING.test(line) || END_OF_RULES.test(line)) {
      finish();
      if (PART_HEADING.test(line)) part = line.replace(/ \d$/, "");
      // The contents, before the rules, name the supplemental ones too.
      else part = "";
      title = TITLE_HEADING.test(line) ? formatTitle(line) : "";
    } else if (number !== undefined) {
      finish();
      rule = { number, page, lines: [heading ?? ""], part, title };
    } else rule?.lines.push(line);
  }
  finish();
  return repairRules(rules.filter(({ paragraphs, heading }) => paragraphs.length > 0 || /^\[/.test(heading)));
}

interface RuleLayout extends Omit<PrintedRule, "text" | "history"> {
  readonly paragraphs: readonly string[];
  readonly history: readonly string[];
}

/** Repairs hyphenation in all rules together: in more text, more words occur a second time. */
function repairRules(rules: readonly RuleLayout[]): PrintedRule[] {
  const lines = rules.flatMap(({ heading, paragraphs, history }) => [heading, ...paragraphs, ...history]);
  const whole = repairCapitals(repairHyphenation(lines, { whenUnknown: "drop" })).map(curlQuotes);
  let at = 0;
  return rules.map(({ paragraphs, history, ...rule }) => {
    const take = (count: number) => {
      at += count;
      return whole.slice(at - count, at);
    };
    const [heading = ""] = take(1);
    return {
      ...rule,
      heading,
      text: take(paragraphs.length).join(PARAGRAPH_BREAK),
      history: take(history.length).join(PARAGRAPH_BREAK),
    };
  });
}

/** Repairs words of headings in capitals: "CORPORA- TIONS". The hyphen stays if the text has the word with one. */
function repairCapitals(lines: readonly string[]): string[] {
  const hyphened = new Set<string>();
  for (const line of lines) {
    if (!line.includes("-")) continue;
    for (const [word] of line.matchAll(/\p{L}{2,40}-\p{L}{2,40}/gu)) hyphened.add(word.toLowerCase());
  }
  return lines.map((line) => {
    if (!line.includes("- ")) return line;
    return line.replace(/(\p{Lu}{2,40})- (\p{Lu}{2,40})/gu, (_, left: string, right: string) =>
      hyphened.has(`${left}-${right}`.toLowerCase()) ? `${left}-${right}` : left + right,
    );
  });
}

interface RuleLines {
  readonly number: string;
  readonly page: number;
  readonly lines: readonly string[];
  readonly part: string;
  readonly title: string;
}

function arrangeRule({ number, page, lines, part, title }: RuleLines): RuleLayout {
  const { heading, body } = splitHeading(lines);
  const paragraphs: string[] = [];
  const history: string[] = [];
  let inHistory = false;
  for (const line of body.flatMap(splitSubdivisions)) {
    const before = paragraphs.at(-1) ?? "";
    inHistory = HISTORY_START.test(line) || (inHistory && !(history.at(-1) ?? "").endsWith(")"));
    if (inHistory && HISTORY_START.test(line)) history.push(line);
    else if (inHistory) history.push(`${history.pop()} ${line}`);
    else if (before !== "" && isContinuation(before, line)) paragraphs.push(`${paragraphs.pop()} ${line}`);
    else paragraphs.push(line);
  }
  return { part, number, heading, title, paragraphs, history, page };
}

/** Joins the lines of a heading, which continues while its line is broken and ends before the first subdivision. */
function splitHeading(lines: readonly string[]): { readonly heading: string; readonly body: readonly string[] } {
  let heading = lines[0] ?? "";
  let next = 1;
  while (next < lines.length) {
    const more = lines[next] ?? "";
    const isBroken = /[-;:,]$|\b(?:an?|the|of|for|or|and|in|to)$/.test(heading) || /^[a-z]/.test(more);
    if (!isBroken || DESIGNATION.test(more) || more.length > 100) break;
    heading = `${heading} ${more}`;
    next++;
  }
  const at = heading.search(/ \(a\) [A-Z]/);
  const rest = at < 0 ? [] : [heading.slice(at + 1)];
  return { heading: at < 0 ? heading : heading.slice(0, at), body: [...rest, ...lines.slice(next)] };
}

/** Subdivisions printed in one line: "(2) an answer; (3) a reply". */
function splitSubdivisions(line: string): string[] {
  return line.split(
    /(?<=[.;:—)]|; and|; or) (?=\(As (?:amended|added) |\((?:\d{1,2}|[a-z]|[A-Z]|[ivx]{1,5})\) [A-Za-z“‘])/,
  );
}

/**
 * Returns whether a line continues the preceding one: no sentence or item ended there, and no subdivision begins here.
 */
function isContinuation(before: string, line: string): boolean {
  if (DESIGNATION.test(line)) return false;
  if (/^[a-z]/.test(line)) return true;
  return !/(?:[.;:—]|[.;:—][’”)]{1,2}|; and|; or)$/.test(before);
}

function curlQuotes(text: string): string {
  return text.replaceAll("‘‘", "“").replaceAll("’’", "”");
}

function formatTitle(line: string): string {
  const [, number = "", name = ""] = /^TITLE ([IVX]+)\. (.*)$/.exec(line) ?? [];
  return `Title ${number}. ${toHeadingCase(name)}`;
}
