import type { Citation } from "../citation/citation.ts";
import { findCitations } from "../citation/find/find-citations.ts";
import { toSlug } from "../citation/reporters/edition.ts";
import { findConstitutionReferences } from "./constitution-references.ts";
import type { LawReference } from "./law-reference.ts";

/**
 * Finds the provisions of US law that a text names, in the order of the text, without overlaps.
 * @param citations the citations in the text, if they are already known
 */
export function findLawReferences(text: string, citations: readonly Citation[] = findCitations(text)): LawReference[] {
  const cited = citations
    .filter(({ kind }) => kind === "law")
    .map((citation) => ({ key: toLawKey(citation), start: citation.span.start, end: citation.span.end }))
    .filter((law): law is LawReference => law.key !== null);
  const all = [...findWordReferences(text), ...cited].sort((a, b) => a.start - b.start);
  const found: LawReference[] = [];
  for (const reference of all) if (reference.start >= (found.at(-1)?.end ?? 0)) found.push(reference);
  return found;
}

/** Finds the references that `findCitations` does not recognise: constitutions, federal rules, orders and divisions. */
function findWordReferences(text: string): LawReference[] {
  return [
    ...findConstitutionReferences(text),
    ...findRuleReferences(text),
    ...findOrderReferences(text),
    ...findTitleReferences(text),
  ];
}

/** Finds what {@link findLawReferences} finds, in any capitalisation: `17 usc 107`, `d.c. code § 22-2101`. */
export function findTypedLawReferences(text: string): LawReference[] {
  return findAsTyped(text, (spelling) => findLawReferences(spelling));
}

/** Finds the sections of Indian Acts that a text names, in any capitalisation; keys are `indianpenalcode1860//302`. */
export function findTypedActReferences(text: string): LawReference[] {
  return findAsTyped(text, (spelling) =>
    findCitations(spelling)
      .filter(({ kind, key, reporter }) => kind === "law" && reporter === null && key?.includes("//"))
      .map(({ key, span }) => ({ key: key!, start: span.start, end: span.end })),
  );
}

/** Returns the references in a text as typed; if there are none, in title case, then in upper case. */
function findAsTyped(text: string, find: (text: string) => LawReference[]): LawReference[] {
  for (const spelling of [text, toTitleCase(text), text.toUpperCase()]) {
    const found = spelling.length === text.length ? find(spelling) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function toTitleCase(text: string): string {
  return text.replace(/(?<![\p{L}\d'’])(?!(?:of|the|and|or|to|in|for)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Returns the key of a cited law; `null` if it is not a provision of US law. */
export function toLawKey({ key, reporter, title, section, jurisdiction }: Citation): string | null {
  if (key === null || jurisdiction === "IN" || /^(?:usc|cfr)\/\//.test(key)) return null;
  const rule = FEDERAL_RULES.find(({ reporter: name }) => name === reporter);
  // A title after federal rules names other rules: "Fed. R. Civ. P. Supp. R. G".
  if (rule) return section === null || title !== null ? null : `rule/${rule.key}/${section.toLowerCase()}`;
  return normalizeKey(key);
}

/** Normalises a key: an annotated or official edition of a code is the code, and every dash is a hyphen. */
function normalizeKey(key: string): string {
  return key
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/^([a-z.]{2,40}?)(?:ofc|official)?(code|stat)(?:ann)?\//, "$1$2/");
}

/** The federal rules: part of the key, abbreviation in citations, and a pattern of the names and initials in use. */
const FEDERAL_RULES: readonly { readonly key: string; readonly reporter: string; readonly names: RegExp }[] = [
  createRules("frcp", "Fed. R. Civ. P.", "Civil Procedure", String.raw`FRCP|F\.R\.C\.P\.|Fed\.? R\.? Civ\.? P\.?`),
  createSupplementalRules("frcp-soc-sec", "Soc\\.? Sec\\.?", String.raw`\d{1,2}`),
  createSupplementalRules("frcp-supp", "", "[A-G]"),
  createRules("frcrp", "Fed. R. Crim. P.", "Criminal Procedure", String.raw`FRCrP|FRCrimP|Fed\.? R\.? Crim\.? P\.?`),
  createRules("fre", "Fed. R. Evid.", "Evidence", String.raw`FRE|F\.R\.E\.|Fed\.? R\.? Evid\.?`),
  createRules("frap", "Fed. R. App. P.", "Appellate Procedure", String.raw`FRAP|F\.R\.A\.P\.|Fed\.? R\.? App\.? P\.?`),
  createRules("frbp", "Fed. R. Bankr. P.", "Bankruptcy Procedure", String.raw`FRBP|Fed\.? R\.? Bankr\.? P\.?`),
  {
    key: "scotus",
    reporter: "Sup. Ct. R.",
    names: createNamePattern(
      String.raw`(?:U\.?S\.? )?(?:Supreme Court|Sup\.? ?Ct\.?) R(?:ules?|\.)`,
      "Rules of the Supreme Court",
    ),
  },
];

function createRules(key: string, reporter: string, subject: string, letters: string) {
  const name = `(?:${letters}|Federal Rules? of ${subject})`;
  return { key, reporter, names: createNamePattern(name, name) };
}

/**
 * Creates the row of rules that supplement civil procedure: `Fed. R. Civ. P. Supp. R. G`, `FRCP Supp. Soc. Sec. R. 3`.
 */
function createSupplementalRules(key: string, subject: string, number: string) {
  const name = String.raw`(?:FRCP|Fed\.? R\.? Civ\.? P\.?) Supp\.?`;
  const names = new RegExp(
    String.raw`(?<!\w)${name}${subject && ` ${subject}`} (?:R\. ?|Rule )?(${number})(?:\([A-Za-z0-9]{1,4}\)){0,6}(?!\w)`,
    "gi",
  );
  return { key, reporter: "", names };
}

/** Creates a pattern of `NAME [Rule] N`, with the name as in `before`, and `Rule N of the NAME`, as in `after`. */
function createNamePattern(before: string, after: string): RegExp {
  const number = String.raw`(\d{1,4}(?:\.\d{1,2})?)(?:\([A-Za-z0-9]{1,4}\)){0,6}`;
  return new RegExp(
    String.raw`(?<!\w)(?:${before},? ?(?:Rule |R\. ?|§ ?)?${number}(?!\w)|R(?:ule|\.) ${number},? (?:of )?(?:the )?${after})`,
    "gi",
  );
}

function findRuleReferences(text: string): LawReference[] {
  return FEDERAL_RULES.flatMap(({ key, names }) =>
    Array.from(text.matchAll(names), (match) =>
      toReference(match, `rule/${key}/${(match[1] ?? match[2])!.toLowerCase()}`),
    ),
  );
}

const EXECUTIVE_ORDER =
  /(?<!\w)(?:(Exec(?:utive|\.)? ?Ord(?:er|\.)|E\.? ?O\.?)|Proc(?:lamation|\.)) ?(?:No\.?|Number|#)? ?(\d{1,2},\d{3}|\d{1,5})(?!\w)/gi;

function findOrderReferences(text: string): LawReference[] {
  return Array.from(text.matchAll(EXECUTIVE_ORDER), (match) =>
    toReference(match, `${match[1] === undefined ? "proclamation" : "eo"}/${match[2]!.replace(",", "")}`),
  );
}

const TITLE_AND_SECTION =
  /(?<!\w)title (\d{1,2}),? (?:of the |of )?(?:(?:U\.? ?S\.? ?C(?:ode|\.)?|United States Code|(C\.? ?F\.? ?R\.?|Code of Federal Regulations)),? )?(?:sections?|secs?\.?|§{1,2}) ?(\d{1,6}[\w.\u2010-\u2015-]{0,20})/gi;
const DC_CODE =
  /(?<!\w)D\.? ?C\.? (?:Official )?Code(?: Ann(?:otated|\.)?)?,? ?(?:sections?|secs?\.?|§{1,2})? ?(\d{1,3}[-\u2010-\u2015]\d{1,5}[\w.:\u2010-\u2015-]{0,20})/gi;
const UNIT = String.raw`(?:ch(?:apter|\.)?|subch(?:apter|\.)?|p(?:art|t\.?)|subp(?:art|t\.?)) ?[\dA-Z][\w-]{0,11}(?!\w)`;
const DIVISION = new RegExp(
  String.raw`(?<!\w)(?:(\d{1,2}) ?(?:(U\.? ?S\.? ?C\.?)|C\.? ?F\.? ?R\.?)|D\.? ?C\.? Code),? (${UNIT}(?:,? ${UNIT}){0,3})(?:, (subject group .{1,300}))?`,
  "gi",
);
const TITLE = /^\s*(?:title )?(\d{1,2}) ?(?:(U\.? ?S\.? ?C)|C\.? ?F\.? ?R)\.?(?: title)?\s*$/i;

function findTitleReferences(text: string): LawReference[] {
  const sections = Array.from(text.matchAll(TITLE_AND_SECTION), (match) => {
    const section = match[3]!.toLowerCase().replace(/[.-]+$/, "");
    return toReference(match, normalizeKey(`${match[2] === undefined ? "usc" : "cfr"}/${match[1]}/${section}`));
  });
  const code = Array.from(text.matchAll(DC_CODE), (match) =>
    toReference(match, normalizeKey(`dccode//${match[1]!.toLowerCase().replace(/[.:-]+$/, "")}`)),
  );
  const title = TITLE.exec(text);
  return [
    ...sections,
    ...code,
    ...Array.from(text.matchAll(DIVISION), (match) => toReference(match, toDivisionKey(match))),
    ...(title ? [toReference(title, `${title[2] === undefined ? "cfr" : "usc"}/${title[1]}`)] : []),
  ];
}

/**
 * Returns the key of a division: `usc/11/ch9/subchii`, `cfr/1/51/subptb`. A part of the C.F.R. is only its number,
 * because the numbers of its sections begin with it.
 */
function toDivisionKey([, title, isCode, units, group]: RegExpExecArray | RegExpMatchArray): string {
  const path = Array.from(units!.matchAll(/(subch|subp|ch|p)[a-z.]* ?([\dA-Z][\w-]{0,11})/gi), ([, kind, number]) => {
    const name = kind!.toLowerCase().replace(/p$/, "pt");
    return `${name === "pt" && title !== undefined && isCode === undefined ? "" : name}${number!.toLowerCase()}`;
  });
  const code = title === undefined ? "dccode/" : isCode === undefined ? `cfr/${title}` : `usc/${title}`;
  return [code, ...path, ...(group === undefined ? [] : [toSlug(group)])].join("/");
}

function toReference(match: RegExpExecArray | RegExpMatchArray, key: string): LawReference {
  const start = match.index!;
  return { key, start, end: start + match[0].length };
}
