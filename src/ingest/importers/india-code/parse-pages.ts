import type { ActSectionRow } from "../../../law/legislation.ts";
import { collapseWhitespace } from "../../clean-text/collapse-whitespace.ts";
import { cleanSectionHeading } from "../../indian-acts/clean-section-heading.ts";
import { BARE_MARKS, createMarkCleaner } from "../../indian-acts/footnote-marks.ts";
import { toIsoDate, WORDED_DATE } from "../../indian-acts/footnotes/dates.ts";
import type { FootnoteText } from "../../indian-acts/footnotes/read-footnotes.ts";
import { splitFootnotes } from "../../indian-acts/footnotes/split-footnotes.ts";
import { formatActText } from "../../indian-acts/format-act-text.ts";
import type { ParsedAct } from "./parsed-act.ts";
import {
  parseNumeral,
  readDivisionHeading,
  readPlainSectionStart,
  readSectionStart,
  type SectionStart,
} from "./print-headings.ts";
import type { DocumentUnit } from "./read-document.ts";

/** A line of the law's text, and its page in print. */
interface PrintLine {
  readonly page: number;
  readonly printed: string;
  /** The line without marks of footnotes. */
  readonly text: string;
}

interface PendingSection {
  number: string;
  heading: string;
  chapter: string;
  lines: string[];
}

/** Parses an Act whose file has a heading per printed page: sections and footnotes are recognised by their form. */
export function parsePages(units: readonly DocumentUnit[]): ParsedAct {
  const pages = units.map(({ lines, footnotes }) => {
    const printed = lines.map(repairPrint).filter((line) => line !== "");
    if (/^\d{1,4}$/.test(printed[0] ?? "")) printed.shift();
    const end = findFootnotesStart(printed);
    return { body: printed.slice(0, end), footnotes: [...printed.slice(end), ...footnotes.map(repairPrint)] };
  });
  const clean = createMarkCleaner(BARE_MARKS);
  const lines = pages.flatMap(({ body }, page) => body.map((printed) => ({ page, printed, text: clean(printed) })));
  const texts = lines.map(({ text }) => text.trim());
  const start = findLawStart(texts);
  let divided = divideSections(texts, start, readSectionStart);
  if (divided.sections.length < MIN_SECTIONS) divided = divideSections(texts, start, readPlainSectionStart);
  const { sections, sectionOf } = divided;
  const first = sections[0]!.lines;
  return {
    ...readTitlePage(texts, start, first),
    sections: sections
      .map(({ lines, ...section }): ActSectionRow => ({ ...section, text: formatActText(lines) }))
      .filter(({ number, text }) => number !== "" || text !== ""),
    footnotes: placeFootnotes(pages, lines, sections, sectionOf),
  };
}

/** Print that was scanned letter by letter: "( 1 )", "sub - section", "1 -4-1967". */
function repairPrint(line: string): string {
  const even = collapseWhitespace(line).replace(/[―‒─]/g, "—");
  const joined = even.includes("(") ? even.replace(/\( ?([a-zA-Z0-9]{1,5}) ?\)/g, "($1)") : even;
  return joined.includes("-") ? joined.replace(/(?<=[a-z]) ?- ?(?=[a-z])|(?<=\d) ?- ?(?=\d)/g, "-") : joined;
}

const FIRST_FOOTNOTE = /^1 ?(?:\.|(?=[A-Z]))/;
const FOOTNOTE_WORDS =
  /\b(?:subs|ins|omitted|rep|added|renumbered|inserted|substituted|repealed|restored|excluded|included|deleted|ibid|vide|see|w\.? ?r?\.? ?e\.? ?f|Act \d{1,3} of|A\. ?O\.)(?=\b|\W|by)/i;
/** Signs of footnotes that have no number. */
const STARRED_FOOTNOTE = /^(?:[*†‡\uf02a]{1,3}) ?(?=[A-Z\d"“])/;
/** Lines from its first one that are searched for the words of a footnote. */
const FOOTNOTE_WORD_LINES = 3;

/** Nothing but a footnote begins like this. */
const CERTAIN_FOOTNOTE = /^\d{1,3} ?\.? ?(?:Subs|Ins|Omitted|Rep|Added)\b\.? ?by\b/i;

/** Finds the first footnote of a page: the last line numbered 1 in the form of a footnote. */
function findFootnotesStart(lines: readonly string[]): number {
  let begin = lines.findLastIndex((line, i) => FIRST_FOOTNOTE.test(line) && isFootnote(lines, i));
  if (begin < 0) begin = lines.findIndex((line) => CERTAIN_FOOTNOTE.test(line));
  if (begin < 0) begin = lines.length;
  const starred = lines.findIndex(
    (line, i) => i < begin && i >= begin - FOOTNOTE_WORD_LINES && STARRED_FOOTNOTE.test(line),
  );
  return starred < 0 ? begin : starred;
}

function isFootnote(lines: readonly string[], at: number): boolean {
  if (CERTAIN_FOOTNOTE.test(lines[at]!)) return true;
  return (
    readSectionStart(lines, at) === null && FOOTNOTE_WORDS.test(lines.slice(at, at + FOOTNOTE_WORD_LINES).join(" "))
  );
}

/** "ACT NO. 31 OF 2019", its spaces taken out. */
const ACT_NUMBER = /^\W{0,2}(?:THE)?ACTN[O0]\W{0,2}(\d{1,3}|[IVXLC]{1,8})OF(\d{4})/i;

/** With fewer sections than this, the recognised headings were not headings. */
const MIN_SECTIONS = 3;

/**
 * Finds the line on which the law itself begins: after the list of sections, with the Act's number or its enactment. The
 * lines above it repeat the title and the headings, and are not stored.
 */
function findLawStart(texts: readonly string[]): number {
  const list = texts.findLastIndex(
    (text) => /^a/i.test(text) && /^ARRANGEMENTOFSECTIONS/i.test(removeWhitespace(text)),
  );
  const isBeginning = (text: string) =>
    ACT_NUMBER.test(text) || /enactedasfollows|^Itisherebyenacted|^WHEREAS/i.test(text);
  const behind = texts.findIndex((text, i) => i > list && isBeginning(removeWhitespace(text)));
  return Math.max(0, behind >= 0 ? behind : texts.findIndex((text) => ACT_NUMBER.test(removeWhitespace(text))));
}

/** Returns the beginning of a line without white space: titles are printed in spaced letters. */
function removeWhitespace(text: string): string {
  return text.slice(0, 80).replace(/\s/g, "");
}

interface DividedAct {
  /** The first one is the text before the first section. */
  readonly sections: readonly PendingSection[];
  /** The section of each line. */
  readonly sectionOf: readonly PendingSection[];
}

type ReadStart = (lines: readonly string[], at: number, last: string) => SectionStart | null;

function divideSections(texts: readonly string[], start: number, startOf: ReadStart): DividedAct {
  const preface: PendingSection = { number: "", heading: "", chapter: "", lines: [] };
  const sections = [preface];
  const sectionOf: PendingSection[] = texts.slice(0, start).map(() => preface);
  let chapter = "";
  let last = "";
  let isSchedule = false;
  for (let i = start; i < texts.length; i++) {
    let current = sections.at(-1)!;
    const division = readDivisionHeading(texts, i);
    if (division?.kind === "schedule" && last !== "") {
      isSchedule = true;
      current = { number: division.name, heading: "", chapter: "", lines: [] };
      sections.push(current);
    } else if (division?.kind === "chapter" && !isSchedule) {
      chapter = division.name;
      for (let taken = 0; taken < division.lines; taken++) sectionOf.push(current);
      i += division.lines - 1;
      continue;
    }
    const begun = isSchedule ? null : startOf(texts, i, last);
    if (begun === null) {
      current.lines.push(texts[i]!);
      sectionOf.push(current);
      continue;
    }
    last = begun.number;
    const section = { number: begun.number, heading: cleanSectionHeading(begun.heading), chapter, lines: [begun.rest] };
    sections.push(section);
    for (let taken = 0; taken < begun.lines; taken++) sectionOf.push(section);
    i += begun.lines - 1;
  }
  return { sections, sectionOf };
}

/** Reads the title page, above the words of enactment. */
function readTitlePage(
  texts: readonly string[],
  start: number,
  lines: readonly string[],
): Pick<ParsedAct, "longTitle" | "actNumber" | "enactmentDate"> {
  const numbered = [texts[start] ?? "", ...texts.slice(0, start).toReversed()].map(removeWhitespace);
  const [, number = "", year = ""] =
    numbered.map((text) => ACT_NUMBER.exec(text)).find((match) => match !== null) ?? [];
  const above = [...texts.slice(Math.max(0, start - 8), start), ...lines.slice(0, 40)];
  const dated = new RegExp(WORDED_DATE).exec(above.slice(0, 16).join(" "));
  const long = above.findIndex((line) => /^A ?n Act (?:to|for|further)\b/i.test(line));
  const behind = above.slice(Math.max(long, 0));
  const end = behind.findIndex((line) => /^(?:B ?E it enacted|W ?HEREAS|It is hereby)/i.test(line));
  return {
    actNumber: number === "" ? "" : `${parseNumeral(number.toUpperCase())} of ${year}`,
    enactmentDate: dated === null ? "" : toIsoDate(dated[1]!, dated[2]!, dated[3]!),
    longTitle: long < 0 ? "" : behind.slice(0, end < 0 ? 1 : end).join(" "),
  };
}

/** Returns the footnotes in the order of print, each with the section that contains its mark. */
function placeFootnotes(
  pages: readonly { readonly footnotes: readonly string[] }[],
  lines: readonly PrintLine[],
  sections: readonly PendingSection[],
  sectionOf: readonly PendingSection[],
): FootnoteText[] {
  const marks = new Map<string, PendingSection>();
  const firstOf = new Map<number, PendingSection>();
  lines.forEach(({ page, printed }, i) => {
    const section = sectionOf[i] ?? sections[0]!;
    if (!firstOf.has(page)) firstOf.set(page, section);
    for (const [found] of BARE_MARKS.hint.test(printed) ? printed.matchAll(BARE_MARKS.mark) : []) {
      const mark = `${page} ${/\d+/.exec(found)?.[0] ?? "*"}`;
      if (!marks.has(mark)) marks.set(mark, section);
    }
  });
  let before = sections[0]!;
  return pages.flatMap(({ footnotes }, page) => {
    let section = firstOf.get(page) ?? before;
    const read = splitFootnotes(footnotes).map(({ mark, text }) => {
      section = marks.get(`${page} ${mark}`) ?? section;
      return { text, sectionNumber: section.number, sectionTitle: section.heading };
    });
    before = section;
    return read;
  });
}
