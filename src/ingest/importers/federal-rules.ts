import type { Importer, ImportOptions } from "../importer.ts";
import { hasRule, RULE_SETS, type Rule, type RuleSet, ruleSection } from "../legislation/court-rules.ts";
import { type FrontMatter, readMarkdown } from "../legislation/markdown.ts";
import { PARAGRAPH_BREAK } from "../legislation/paragraphs.ts";
import { type PrintedRule, printedRules } from "../legislation/printed-rules.ts";
import { listMember, member, parseJson, readText, textMember } from "../legislation/read-text.ts";
import { type RecordPlace, refused, type SourceRecord } from "../record.ts";
import type { Source, SourceEntry } from "../source.ts";
import { refusedEntries } from "./refused-entries.ts";

/**
 * The federal rules: the House's print of the Rules of Civil Procedure, taken apart into JSON, and Markdown files, one
 * for each rule, `_frcp/rule_4.1.md`. Markdown is read where no print has the rule. It is nobody's official text, and
 * rules that its collectors made or changed are refused.
 */
export const federalRules: Importer = {
  name: "federal-rules",
  provenance: {
    provider: "Committee on the Judiciary, U.S. House of Representatives; unofficial collections",
    url: "https://www.uscourts.gov/rules-policies/current-rules-practice-procedure",
    license: "Public domain (17 U.S.C. § 105)",
    notice: "Federal rules of procedure and evidence. Rules read from Markdown are an unofficial text.",
  },
  detect: (entries) => entries.some(({ path }) => MARKDOWN.test(path) || PRINTED.test(path)),
  records,
};

const PRINTED = /(?:^|\/)federal_rules\.json$/;
/** Other forms of the same print. */
const SAME_PRINT = /(?:^|\/)federal_rules\.(?:md|pdf)$/;
const MARKDOWN = /(?:^|\/)_(frap|frcmp|frcrp|frcp|fre|supct)\/rule_[\d.]+\.md$/;
const LONGEST_PRINT = 64 * 1024 * 1024;
/** Longer than any rule with its notes. */
const LONGEST_RULE = 4 * 1024 * 1024;

const MARKDOWN_SETS: Readonly<Record<string, RuleSet>> = {
  frap: RULE_SETS.frap,
  frcmp: RULE_SETS.frcrp,
  frcrp: RULE_SETS.frcrp,
  frcp: RULE_SETS.frcp,
  fre: RULE_SETS.fre,
  supct: RULE_SETS.supct,
};

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  const prints: SourceEntry[] = [];
  const files: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    if (PRINTED.test(entry.path)) prints.push(entry);
    else if (MARKDOWN.test(entry.path)) files.push(entry);
    else if (SAME_PRINT.test(entry.path))
      yield refused("file", "the print is read from its JSON", { file: entry.path, record: "file" });
  }
  const codes = new Set<string>();
  const taken = new Set<string>();

  function* keep(set: RuleSet, rule: Rule, place: RecordPlace): Generator<SourceRecord> {
    const section = ruleSection(set, rule);
    if (taken.has(section.id)) {
      yield {
        kind: "refused",
        what: "section",
        reason: "the source has this rule already, in an official text",
        place,
      };
      return;
    }
    if (!codes.has(set.code.id)) yield { kind: "code", code: set.code, place };
    codes.add(set.code.id);
    taken.add(section.id);
    yield { kind: "section", section, place };
  }

  for (const entry of prints) {
    const json = parseJson((await readText(entry, LONGEST_PRINT, options)) ?? "");
    const rules = printedRules(piecesOf(json));
    if (rules.length === 0)
      yield refused("file", "it has no rules, or it is too long", { file: entry.path, record: "file" });
    const year = yearOf(json);
    for (const rule of rules) {
      const place = { file: entry.path, record: `page ${rule.page}, Rule ${rule.number}` };
      yield* keep(setOf(rule), { ...rule, notes: "", year }, place);
    }
  }
  for (const entry of files) {
    const read = await readRule(entry, options);
    const set = MARKDOWN_SETS[MARKDOWN.exec(entry.path)?.[1] ?? ""];
    if (set === undefined) continue;
    if (typeof read === "string") yield refused("section", read, { file: entry.path, record: "file" });
    else if (!hasRule(set, read.number)) {
      yield refused("section", `the ${set.code.label} have no such rule`, {
        file: entry.path,
        record: `Rule ${read.number}`,
      });
    } else {
      const place = { file: entry.path, record: `Rule ${read.number}` };
      if (read.leftOut !== "") {
        const reason = `what follows "${read.leftOut}" in its file is another rule's text and is left out`;
        yield { kind: "repaired", what: "section", reason, place };
      }
      yield* keep(set, read, place);
    }
  }
}

/** The pieces of a PDF as Unstructured writes them: a list of `{ type, text, metadata: { page_number } }`. */
function piecesOf(json: ReturnType<typeof parseJson>) {
  const pieces = Array.isArray(json) ? json : listMember(json, "elements");
  return pieces.map((piece) => ({
    text: textMember(piece, "text"),
    page: Number(textMember(member(piece, "metadata"), "page_number")) || 0,
  }));
}

/** "December 1, 2022" on the title page. */
function yearOf(json: ReturnType<typeof parseJson>): number | null {
  const first = piecesOf(json).slice(0, 20);
  const dated = first.map(({ text }) => /^(?:[A-Z]{3,9}) \d{1,2}, (\d{4})$/.exec(text)?.[1]);
  return Number(dated.find((year) => year !== undefined)) || null;
}

function setOf({ part }: PrintedRule): RuleSet {
  if (/ADMIRALTY/.test(part)) return RULE_SETS.admiralty;
  return /SOCIAL SECURITY/.test(part) ? RULE_SETS.socialSecurity : RULE_SETS.frcp;
}

/** Where committee notes begin. */
const NOTES =
  /^(?:Notes|Committee Notes?\b.{0,80}|Notes? of Advisory Committee\b.{0,80}|Advisory Committee Notes?\b.{0,80})$/i;

/** The heading of a rule, where it stands in another's file. */
const OTHER_RULE = /^Rule (?:\d{1,4}(?:\.\d)?|[A-Z])\. \S.{0,120}$/;

/** A rule out of its file, or why it is refused. `leftOut`: where the text of another rule begins in it. */
async function readRule(
  entry: SourceEntry,
  options: ImportOptions,
): Promise<(Rule & { readonly leftOut: string }) | string> {
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
    if (size > LONGEST_RULE) return "the file is longer than any rule";
    if (into === text && OTHER_RULE.test(line.text)) {
      leftOut = line.text;
      break;
    }
    if (NOTES.test(line.text)) {
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
    text: designated(text).join(PARAGRAPH_BREAK),
    history: "",
    notes: [UNOFFICIAL, ...notes].join(PARAGRAPH_BREAK),
    title: front.chapter ?? "",
    year: null,
    leftOut,
  };
}

const UNOFFICIAL = "Unofficial text. It has not been compared with an official edition.";

/** Markdown counts "1."; where a rule has lettered subdivisions above, that is "(1)". */
function designated(lines: readonly string[]): string[] {
  const lettered = lines.findIndex((line) => /^\([a-z]\)/.test(line));
  return lines.map((line, i) => (lettered >= 0 && i > lettered ? line.replace(/^(\d{1,2})\. /, "($1) ") : line));
}
