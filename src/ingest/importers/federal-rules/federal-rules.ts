import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { type CourtRule, hasRule, RULE_SETS, type RuleSet, toRuleSection } from "../../legislation/court-rules.ts";
import { type PrintedRule, parsePrintedRules } from "../../legislation/parse-printed-rules.ts";
import { type FrontMatter, readMarkdown } from "../../readers/read-markdown.ts";
import { parseJson, readListMember, readMember, readSourceText, readTextMember } from "../../readers/read-text.ts";
import {
  createFileRefusal,
  createRefusal,
  createRepair,
  type SourceLocation,
  type SourceRecord,
} from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";

/**
 * The federal rules: the House's print of the Rules of Civil Procedure, parsed into JSON, and Markdown files, one per
 * rule, `_frcp/rule_4.1.md`. Markdown is read if no print has the rule. It is not an official text, and rules that its
 * collectors made or changed are refused.
 */
export const federalRules: Importer = {
  name: "federal-rules",
  provenance: {
    provider: "Committee on the Judiciary, U.S. House of Representatives; unofficial collections",
    url: "https://www.uscourts.gov/rules-policies/current-rules-practice-procedure",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "Federal rules of procedure and evidence. Rules read from Markdown are an unofficial text.",
  },
  detect: (entries) => entries.some(({ path }) => MARKDOWN_RULE.test(path) || PRINTED_RULES.test(path)),
  records: readRecords,
};

const PRINTED_RULES = /(?:^|\/)federal_rules\.json$/;
/** Other forms of the same print. */
const OTHER_PRINT = /(?:^|\/)federal_rules\.(?:md|pdf)$/;
const MARKDOWN_RULE = /(?:^|\/)_(frap|frcmp|frcrp|frcp|fre|supct)\/rule_[\d.]+\.md$/;
const MAX_PRINT_BYTES = 64 * 1024 * 1024;
/** Longer than any rule with its notes. */
const MAX_RULE_CHARS = 4 * 1024 * 1024;

const MARKDOWN_SETS: Readonly<Record<string, RuleSet>> = {
  frap: RULE_SETS.frap,
  frcmp: RULE_SETS.frcrp,
  frcrp: RULE_SETS.frcrp,
  frcp: RULE_SETS.frcp,
  fre: RULE_SETS.fre,
  supct: RULE_SETS.supct,
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const prints: SourceEntry[] = [];
  const files: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    if (PRINTED_RULES.test(entry.path)) prints.push(entry);
    else if (MARKDOWN_RULE.test(entry.path)) files.push(entry);
    else if (OTHER_PRINT.test(entry.path)) yield createFileRefusal(entry.path, "the print is read from its JSON");
  }
  const codes = new Set<string>();
  const taken = new Set<string>();

  function* keep(set: RuleSet, rule: CourtRule, location: SourceLocation): Generator<SourceRecord> {
    const section = toRuleSection(set, rule);
    if (taken.has(section.id)) {
      yield createRefusal("section", "the source has this rule already, in an official text", location);
      return;
    }
    if (!codes.has(set.code.id)) yield { kind: "code", code: set.code, location };
    codes.add(set.code.id);
    taken.add(section.id);
    yield { kind: "section", section, location };
  }

  for (const entry of prints) {
    const json = parseJson((await readSourceText(entry, MAX_PRINT_BYTES, options)) ?? "");
    const rules = parsePrintedRules(readPieces(json));
    if (rules.length === 0) yield createFileRefusal(entry.path, "it has no rules, or it is too long");
    const year = findYear(json);
    for (const rule of rules) {
      const location = { file: entry.path, record: `page ${rule.page}, Rule ${rule.number}` };
      yield* keep(findRuleSet(rule), { ...rule, notes: "", year }, location);
    }
  }
  for (const entry of files) {
    const read = await readRule(entry, options);
    const set = MARKDOWN_SETS[MARKDOWN_RULE.exec(entry.path)?.[1] ?? ""];
    if (set === undefined) continue;
    if (typeof read === "string") yield createRefusal("section", read, { file: entry.path, record: "file" });
    else if (!hasRule(set, read.number)) {
      yield createRefusal("section", `the ${set.code.label} have no such rule`, {
        file: entry.path,
        record: `Rule ${read.number}`,
      });
    } else {
      const location = { file: entry.path, record: `Rule ${read.number}` };
      if (read.leftOut !== "") {
        const reason = `what follows "${read.leftOut}" in its file is another rule's text and is left out`;
        yield createRepair("section", reason, location);
      }
      yield* keep(set, read, location);
    }
  }
}

/** Reads the pieces of a PDF as Unstructured writes them: a list of `{ type, text, metadata: { page_number } }`. */
function readPieces(json: ReturnType<typeof parseJson>) {
  const pieces = Array.isArray(json) ? json : readListMember(json, "elements");
  return pieces.map((piece) => ({
    text: readTextMember(piece, "text"),
    page: Number(readTextMember(readMember(piece, "metadata"), "page_number")) || 0,
  }));
}

/** Finds the date on the title page: "December 1, 2022". */
function findYear(json: ReturnType<typeof parseJson>): number | null {
  const first = readPieces(json).slice(0, 20);
  const dated = first.map(({ text }) => /^(?:[A-Z]{3,9}) \d{1,2}, (\d{4})$/.exec(text)?.[1]);
  return Number(dated.find((year) => year !== undefined)) || null;
}

function findRuleSet({ part }: PrintedRule): RuleSet {
  if (/ADMIRALTY/.test(part)) return RULE_SETS.admiralty;
  return /SOCIAL SECURITY/.test(part) ? RULE_SETS.socialSecurity : RULE_SETS.frcp;
}

/** The heading of the committee notes. */
const NOTES_HEADING =
  /^(?:Notes|Committee Notes?\b.{0,80}|Notes? of Advisory Committee\b.{0,80}|Advisory Committee Notes?\b.{0,80})$/i;

/** The heading of a rule in another rule's file. */
const OTHER_RULE = /^Rule (?:\d{1,4}(?:\.\d)?|[A-Z])\. \S.{0,120}$/;

/** Reads a rule from its file, or returns why it is refused. `leftOut`: the heading of another rule in the file. */
async function readRule(
  entry: SourceEntry,
  options: ImportOptions,
): Promise<(CourtRule & { readonly leftOut: string }) | string> {
  let front: FrontMatter = {};
  const text: string[] = [];
  const notes: string[] = [];
  let size = 0;
  let leftOut = "";
  let into = text;
  for await (const line of readMarkdown(entry, options)) {
    if (line.kind === "front-matter") {
      front = line.values;
      continue;
    }
    size += line.text.length;
    if (size > MAX_RULE_CHARS) return "the file is longer than any rule";
    if (into === text && OTHER_RULE.test(line.text)) {
      leftOut = line.text;
      break;
    }
    if (NOTES_HEADING.test(line.text)) {
      into = notes;
      if (!/^notes$/i.test(line.text)) notes.push(line.text);
    } else into.push(line.text);
  }
  const [, number, heading] = /^Rule (\d{1,4}(?:\.\d)?|[A-Z])\.?\s*(.*)$/.exec(front.title ?? "") ?? [];
  if (number === undefined) return "its front matter has no title that names a rule";
  if (front.notes) return "its collectors made or changed this rule, as its front matter says";
  return {
    number,
    heading: (heading ?? "").replace(/\.$/, ""),
    text: formatDesignations(text).join(PARAGRAPH_BREAK),
    history: "",
    notes: [UNOFFICIAL_NOTE, ...notes].join(PARAGRAPH_BREAK),
    title: front.chapter ?? "",
    year: null,
    leftOut,
  };
}

const UNOFFICIAL_NOTE = "Unofficial text. It has not been compared with an official edition.";

/** Markdown counts "1."; where a rule has lettered subdivisions above, that is "(1)". */
function formatDesignations(lines: readonly string[]): string[] {
  const lettered = lines.findIndex((line) => /^\([a-z]\)/.test(line));
  return lines.map((line, i) => (lettered >= 0 && i > lettered ? line.replace(/^(\d{1,2})\. /, "($1) ") : line));
}
