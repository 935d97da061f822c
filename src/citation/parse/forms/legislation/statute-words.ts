import { FULL_STOP } from "../../../../text/character-codes.ts";
import { toSlug } from "../../../reporters/edition.ts";
import { type CitationDraft, createDraft, type Scan } from "../../scan.ts";
import { buildLawKey } from "./law-key.ts";
import { readSectionList, type SectionList } from "./section-list.ts";

/*
 * Laws that are cited in words: "sections 1331 and 1332 of title 28", "Cal. Penal Code § 187",
 * "U.S. Const. amend. XIV, § 1", "Section 302 IPC", "Article 21 of the Constitution of India".
 */

/** Reads a citation to a law in words, from the word that can open it: `Section`, `s.`, `Art.`, `Title`. */
export function readSectionWords(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const word = /(?:[Ss]ections?|[Ss]ecs?\.|[Ss]s?\.|[Aa]rticles?|[Aa]rts?\.)\s{0,3}(?=\d|[IVX])/y;
  word.lastIndex = at;
  const opened = word.exec(text);
  if (opened === null) return null;
  const article = /^[Aa]/.test(opened[0]);
  if (article) return readArticle(scan, at, word.lastIndex);
  const sections = readSectionList(text, word.lastIndex);
  if (sections === null) return null;
  return readTitleAfterSections(scan, at, sections) ?? readActAfterSections(scan, at, sections);
}

/** Reads a section sign that opens a citation of the United States Code: `§ 99 of the U.S. Code`, `§§ 1 and 2 of title 28`. */
export function readSectionSign(scan: Scan, at: number): CitationDraft | null {
  const sign = /§{1,2}\s{0,3}(?=\d)/y;
  sign.lastIndex = at;
  if (sign.exec(scan.text) === null) return null;
  const sections = readSectionList(scan.text, sign.lastIndex);
  return sections === null ? null : readTitleAfterSections(scan, at, sections);
}

/** Reads `sections 1331 and 1332 of title 28[, United States Code]`, `section 99 of the United States Code`. */
function readTitleAfterSections(scan: Scan, at: number, sections: SectionList): CitationDraft | null {
  const { text } = scan;
  const title =
    /,?\s{1,3}of\s{1,3}(?:[Tt]itle\s{1,3}(\d{1,2})(?!\d)(?:,?\s{0,3}(?:of\s{1,3})?(?:the\s{1,3})?(?:United States Code|U\.\s?S\.\s?[Cc](?:ode)?\.?))?|(?:the\s{1,3})?(?:United States Code|U\.\s?S\.\s?[Cc](?:ode|\.)))(?!\w)/y;
  title.lastIndex = sections.end;
  const match = title.exec(text);
  if (match === null) return null;
  return createCodeDraft(at, title.lastIndex, match[1] ?? null, sections);
}

/** Reads `Title 18, United States Code, Section 2`. */
export function readTitleWords(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const title =
    /[Tt]itle\s{1,3}(\d{1,2}),?\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:United States Code|U\.\s?S\.\s?C(?:ode)?\.?),?\s{1,3}(?:[Ss]ections?|§§?)\s{0,3}(?=\d)/y;
  title.lastIndex = at;
  const match = title.exec(text);
  if (match === null) return null;
  const sections = readSectionList(text, title.lastIndex);
  if (sections === null) return null;
  return createCodeDraft(at, sections.end, match[1]!, sections);
}

/** Sections of a title of the United States Code; the title is `null` where the text does not say it. */
function createCodeDraft(at: number, end: number, title: string | null, sections: SectionList): CitationDraft {
  const draft = createDraft("law", "law", at, end);
  draft.reporter = "U.S.C.";
  draft.title = title;
  draft.volume = title;
  draft.section = sections.first;
  draft.pinCite = sections.pin;
  draft.jurisdiction = "US";
  draft.key = buildLawKey("usc", title, sections.first);
  return draft;
}

/** Indian codes by the letters everyone uses: letters | Act. */
const INDIAN_CODES: readonly (readonly [RegExp, string])[] = [
  [/I\.?\s?P\.?\s?C\.?(?!\w)|(?:Indian )?Penal Code(?:, 1860)?/y, "Indian Penal Code, 1860"],
  [
    /Cr\.?\s?P\.?\s?C\.?(?!\w)|Code of Criminal Procedure(?:, (?:1973|1898))?|Criminal Procedure Code/y,
    "Code of Criminal Procedure, 1973",
  ],
  [
    /C\.?\s?P\.?\s?C\.?(?!\w)|Code of Civil Procedure(?:, 1908)?|Civil Procedure Code/y,
    "Code of Civil Procedure, 1908",
  ],
  [/BNSS(?!\w)|Bharatiya Nagarik Suraksha Sanhita(?:, 2023)?/y, "Bharatiya Nagarik Suraksha Sanhita, 2023"],
  [/BNS(?!\w)|Bharatiya Nyaya Sanhita(?:, 2023)?/y, "Bharatiya Nyaya Sanhita, 2023"],
  [/BSA(?!\w)|Bharatiya Sakshya Adhiniyam(?:, 2023)?/y, "Bharatiya Sakshya Adhiniyam, 2023"],
  [/(?:Indian )?Evidence Act(?:, 1872)?/y, "Indian Evidence Act, 1872"],
  [/Insolvency and Bankruptcy Code(?:,? 2016)?/y, "Insolvency and Bankruptcy Code, 2016"],
  [/Code on Wages(?:,? 2019)?/y, "Code on Wages, 2019"],
  [/Industrial Relations Code(?:,? 2020)?/y, "Industrial Relations Code, 2020"],
  [/Code on Social Security(?:,? 2020)?/y, "Code on Social Security, 2020"],
];

function readActAfterSections(scan: Scan, at: number, sections: SectionList): CitationDraft | null {
  const { text } = scan;
  const of = /,?\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?/y;
  of.lastIndex = sections.end;
  if (of.exec(text) === null) return null;
  const start = of.lastIndex;
  for (const [letters, act] of INDIAN_CODES) {
    letters.lastIndex = start;
    if (letters.exec(text) !== null) return createActDraft(at, letters.lastIndex, act, sections, "IN");
  }
  // Up to sixteen words, capitalised or small, that end in Act: linear, as each word is matched once.
  const named =
    /(?:\([A-Z][^().;]{2,200}\)\s{1,2}|\(?[A-Z][A-Za-z&'’()-]{0,24},?\s{1,2}|(?:of|and|the|for|to|in|from|on|by|&)\s{1,2}){0,16}(?:Act|Adhiniyam|Sanhita)(?!\w)(?:,?\s{0,2}((?:1[89]|20)\d\d))?/y;
  named.lastIndex = start;
  const match = named.exec(text);
  if (match === null || !/\s/.test(match[0])) return null;
  return createActDraft(
    at,
    named.lastIndex,
    match[0].replace(/\s+/g, " "),
    sections,
    match[1] === undefined ? null : "IN",
  );
}

function createActDraft(
  at: number,
  end: number,
  act: string,
  sections: SectionList,
  jurisdiction: "IN" | null,
): CitationDraft {
  const draft = createDraft("law", "law", at, end);
  draft.title = act;
  draft.section = sections.first;
  draft.pinCite = sections.pin;
  draft.jurisdiction = jurisdiction;
  draft.key = buildLawKey(toSlug(act), null, sections.first);
  return draft;
}

/** Reads `Article 21 of the Constitution [of India]`, `Article III of the Constitution`. */
function readArticle(scan: Scan, at: number, numberAt: number): CitationDraft | null {
  const { text } = scan;
  const roman = /[IVX]{1,5}(?!\w)/y;
  roman.lastIndex = numberAt;
  const american = roman.exec(text);
  const sections =
    american === null
      ? readSectionList(text, numberAt)
      : { first: american[0], all: [], pin: null, end: roman.lastIndex };
  if (sections === null) return null;
  const constitution =
    /,?\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?(?:Indian\s{1,3})?Constitution(?!\w)(?:,?\s{1,3}of\s{1,3}India)?(?:,? 1950)?/y;
  constitution.lastIndex = sections.end;
  const match = constitution.exec(text);
  if (match === null) return null;
  const india = american === null;
  const draft = createDraft("law", "law", at, constitution.lastIndex);
  draft.title = india ? "Constitution of India" : "U.S. Const.";
  draft.section = sections.first;
  draft.pinCite = sections.pin;
  draft.jurisdiction = india ? "IN" : "US";
  draft.key = buildLawKey(
    india ? "constitutionofindia" : "usconst",
    null,
    india ? sections.first : `art${sections.first}`,
  );
  return draft;
}

/** Reads backward and forward from `Const.`: `U.S. Const. art. I, § 8, cl. 3`, `Cal. Const., art. I, § 7`. */
export function readConstitution(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const part =
    /Const(?:itution|\.)?,?\s{0,3}(?:\(\d{4}\),?\s?)?([Aa]rt(?:icle|\.)?|[Aa]mend(?:ment|s?\.)?)\s{0,3}([IVXLCDM]{1,7}|\d{1,3})(?!\w)(?:,?\s{0,3}(?:§{1,2}|[Ss]ec(?:tion|\.))\s{0,3}(\d[\w.-]{0,8}))?(?:,?\s{0,3}cl\.\s{0,3}(\d{1,2}))?/y;
  part.lastIndex = at;
  const match = part.exec(text);
  if (match === null) return null;
  const before = /(?:U\.?\s?S\.?|[A-Z][a-z]{1,6}\.|[A-Z]\.\s?[A-Z][a-z]{0,3}\.)\s{1,2}$/.exec(
    text.slice(Math.max(0, at - 10), at),
  );
  const place = before === null ? "" : before[0].trim();
  const start = before === null ? at : at - before[0].length;
  let end = part.lastIndex;
  if (text.charCodeAt(end - 1) === FULL_STOP) end--;
  const draft = createDraft("law", "law", start, end);
  draft.title = `${place === "" ? "" : `${place} `}Const.`;
  draft.reporter = draft.title;
  const name = `${/^[Aa]r/.test(match[1]!) ? "art" : "amend"}. ${match[2]}`;
  draft.section = match[3] === undefined ? name : `${name}, § ${match[3].replace(/[.-]$/, "")}`;
  draft.pinCite = match[4] === undefined ? null : `cl. ${match[4]}`;
  draft.jurisdiction = "US";
  draft.key = buildLawKey(toSlug(draft.title), null, draft.section.replace(/[.,§\s]/g, ""));
  return draft;
}

/**
 * Codes that are divided by subject: `Cal. Penal Code § 187`, `N.Y. Penal Law § 125.25`, `Tex. Gov't Code Ann. § 74.003`.
 * New York's can lack both words: `N. Y. Civ. Prac. § 4506`.
 */
export function readSubjectCode(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const subject =
    /(Cal\.|Tex\.|N\.\s?Y\.|La\.|Md\.|Ill\.|Kan\.|Me\.|Va\.|Wash\.)\s?((?:[A-Z&][A-Za-z.&'’]{0,14}\s){1,6})(Code|Law|Act)(?:\s(Ann\.))?,?\s{0,2}(?:§{1,2}|[Ss]ec(?:tions?|s?\.)|art\.?)\s{0,2}(?=\d)/y;
  subject.lastIndex = at;
  const newYork = /(N\.\s?Y\.)\s((?!Const)(?:[A-Z&][A-Za-z.&'’]{0,14},?\s{1,2}){1,5})()()§{1,2}\s{0,2}(?=\d)/y;
  newYork.lastIndex = at;
  const named = subject.exec(text);
  const match = named ?? newYork.exec(text);
  if (match === null) return null;
  const sections = readSectionList(text, named === null ? newYork.lastIndex : subject.lastIndex);
  if (sections === null) return null;
  const place = match[1]!.replace(/\s/g, "");
  const draft = createDraft("law", "law", at, sections.end);
  draft.reporter = [place, match[3], match[4]].filter((part) => part !== "" && part !== undefined).join(" ");
  draft.title = match[2]!.trim().replace(/,$/, "");
  draft.section = sections.first;
  draft.pinCite = sections.pin;
  draft.jurisdiction = "US";
  draft.key = buildLawKey(toSlug(`${place} ${match[3]}`), draft.title, sections.first);
  return draft;
}
