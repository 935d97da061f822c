import { buildSpacedPattern } from "./spaced-pattern.ts";

/** A law, order or notification that a footnote names, or a word that refers to the preceding one. */
export interface Instrument {
  /** "Act 13 of 2013", "Adaptation of Laws Order, 1950"; null for "ibid." */
  readonly name: string | null;
  readonly start: number;
  readonly end: number;
}

/** Names of the legislatures other than Parliament: "Delhi Act", "U.P. Act", "Bom. 17 of 1945". */
const LEGISLATURES = [
  ["Andhra Pradesh|A\\.? ?P\\.", "Andhra Pradesh"],
  ["Assam|Assani", "Assam"],
  ["Bengal|Ben\\.", "Bengal"],
  ["West Bengal|W\\.? ?B\\.", "West Bengal"],
  ["Berar", "Berar"],
  ["Bihar", "Bihar"],
  ["Bihar and Orissa|B\\. ?(?:&|and) ?O\\.", "Bihar and Orissa"],
  ["Bombay|Bom\\.|Born\\.", "Bombay"],
  ["Burma|Bur\\.", "Burma"],
  ["C\\. ?P\\.|Central Provinces", "Central Provinces"],
  ["C\\. ?P\\. and Berar|Central Provinces and Berar", "Central Provinces and Berar"],
  ["Coorg", "Coorg"],
  ["Delhi", "Delhi"],
  ["East Punjab|E\\. ?P\\.", "East Punjab"],
  ["Goa", "Goa"],
  ["Gujarat|Guj\\.", "Gujarat"],
  ["Haryana", "Haryana"],
  ["Himachal Pradesh|H\\. ?P\\.", "Himachal Pradesh"],
  ["Hyderabad|Hyd\\.", "Hyderabad"],
  ["Jammu and Kashmir|J\\. ?(?:&|and) ?K\\.", "Jammu and Kashmir"],
  ["Karnataka|Kar\\.", "Karnataka"],
  ["Kerala", "Kerala"],
  ["Madhya Pradesh|M\\. ?P\\.", "Madhya Pradesh"],
  ["Madras|Mad\\.", "Madras"],
  ["Maharashtra|Mah\\.", "Maharashtra"],
  ["Manipur", "Manipur"],
  ["Meghalaya", "Meghalaya"],
  ["Mysore", "Mysore"],
  ["Nagaland", "Nagaland"],
  ["Orissa|Odisha", "Orissa"],
  ["Pondicherry|Puducherry", "Pondicherry"],
  ["President'?s?|President’s", "President's"],
  ["Punjab|Pun\\.|Punj\\.", "Punjab"],
  ["Rajasthan|Raj\\.", "Rajasthan"],
  ["Saurashtra", "Saurashtra"],
  ["Sikkim", "Sikkim"],
  ["Tamil Nadu|T\\. ?N\\.", "Tamil Nadu"],
  ["Tripura", "Tripura"],
  ["United Provinces|U\\. ?P\\.", "U.P."],
  ["Uttar Pradesh", "Uttar Pradesh"],
  ["Uttarakhand|Uttaranchal", "Uttarakhand"],
] as const;

const LEGISLATURE_NAMES = LEGISLATURES.map(([spellings, name]) => [new RegExp(`^(?:${spellings})$`), name] as const);
/** Longer spellings first, so that "Bihar and Orissa" is not Orissa. */
const LEGISLATURE = LEGISLATURES.flatMap(([spellings]) => spellings.split("|"))
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  .join("|");

/** "13 of 2013", "34 to 1972", "27 0f 2012", "XVII of 1920"; a year read with a space in it. */
const NUMBER_OF_YEAR = String.raw`(\d(?: ?\d){0,2}|[IVXLC]{1,8}) ?(?:of|to|or|0f|o f)? ?(\d(?: ?\d){3})(?!\d)`;
const YEAR = String.raw`(\d(?: ?\d){3})(?!\d)`;
const LAW_KIND = `${buildSpacedPattern("Act")}s?|Ac|Regulation|Reg|Ordinance|Ord`;

type ReadName = (match: RegExpExecArray, text: string) => string | null;

/** Forms of instruments. If two matches overlap, the one that begins first counts, then the upper row. */
const INSTRUMENT_PATTERNS: readonly (readonly [RegExp, ReadName])[] = [
  [
    compilePattern(
      `(?:\\b|(?<=by))(?:(${LEGISLATURE}) ?)?(${LAW_KIND})\\b\\.?,? ?(?:No\\.? ?|of (?=\\d))?${NUMBER_OF_YEAR}`,
    ),
    readNumberedLaw,
  ],
  [compilePattern(`\\bby,? (?:the )?(?:(${LEGISLATURE}) )?()${NUMBER_OF_YEAR}`), readNumberedLaw],
  [
    /\b(Act|Code|Regulation|Order|Ordinance|Sanhita|Adhiniyam)\b(?: in Council)?(?: \([^()]{1,40}\))?[.,]? ?(?:No\. ?\d+, ?)?(\d{4})\b/g,
    readNamedLaw,
  ],
  [compilePattern(`\\b(\\d )?A ?\\.? ?L? ?\\.? ?O\\b\\.?,? ?(?:\\(No\\. ?(\\d)\\),? ?)?${YEAR}`), readAdaptationOrder],
  [
    compilePattern(
      `\\b()Adapt(?:at)?ion of Laws?\\b,? ?(?:Order,? ?)?(?:\\(No\\. ?(\\d)\\),? ?)?(?:Order,? ?)?${YEAR}`,
    ),
    readAdaptationOrder,
  ],
  [/\bAdapt(?:at)?ion of Indian Laws,? Order\b(?: in Council)?/gi, () => ADAPTATIONS["1937"]!],
  [compilePattern(`\\bM\\. ?O\\b\\.?,? ?${YEAR}`), () => "India and Burma (Burma Monetary Arrangements) Order, 1937"],
  [/\b(S\. ?O|G\. ?S\. ?R|S\. ?R\. ?O|SO|GSR)\b\.? ?(?:No\. ?)?(\d{1,5}) ?(?:\((E)\))?/gi, readNotification],
  [
    /\bnotification\b,? (?:No\. ?)?([^,;]{3,60}?),? (?:dated|datd|dt)\b/gi,
    ([, number]) => `Notification No. ${number!.replace(/[\s(]+$/, "")}`,
  ],
  [/\bC\. ?O\.? ?(\d{1,3})\b/g, ([, number]) => `Constitution Order ${number}`],
  [compilePattern(`\\b${buildSpacedPattern("ibid")}\\b|\\bbid\\b`), () => null],
];

function compilePattern(source: string): RegExp {
  return new RegExp(source, "gi");
}

/** The Orders that adapted the statute book, as lists of abbreviations resolve them. */
const ADAPTATIONS: Readonly<Record<string, string>> = {
  "1937": "Government of India (Adaptation of Indian Laws) Order, 1937",
  "1947": "India (Adaptation of Existing Indian Laws) Order, 1947",
  "1948": "Indian Independence (Adaptation of Central Acts and Ordinances) Order, 1948",
};

function readAdaptationOrder([, before, number, year]: RegExpExecArray): string {
  const ofYear = year!.replace(/ /g, "");
  const which = number ?? before?.trim();
  if (which) return `Adaptation of Laws (No. ${which}) Order, ${ofYear}`;
  return ADAPTATIONS[ofYear] ?? `Adaptation of Laws Order, ${ofYear}`;
}

function readNumberedLaw([, state, law = "", number, year]: RegExpExecArray): string {
  return formatLawName(state, law, number!, year!);
}

function formatLawName(state: string | undefined, law: string, number: string, year: string): string {
  const kind = /^r/i.test(law) ? "Regulation" : /^o/i.test(law) ? "Ordinance" : "Act";
  return `${formatLegislature(state)}${kind} ${/^\d/.test(number) ? Number(number.replace(/ /g, "")) : number} of ${year.replace(/ /g, "")}`;
}

function formatLegislature(spelling: string | undefined): string {
  const name = LEGISLATURE_NAMES.find(([pattern]) => pattern.test(spelling ?? ""))?.[1] ?? spelling;
  return name === undefined || name === "" ? "" : `${name} `;
}

/** The number after a law's name: "(16 of 1890)", "(Bom. 17 of 1945)", "(U.P. Act 3 of 1901)". */
const NUMBER_AFTER_NAME = new RegExp(`^,? ?\\((?:(${LEGISLATURE}) ?)?(?:Act )?(\\d{1,3}) of (\\d{4})\\)`, "i");
const MAX_NAME_CHARS = 200;
/** Words before a law's name that are not part of it. */
const BEFORE_NAME = /\b(?:by|vide|see|under|now|that)\b|[;:]/gi;

/** Names a law: "Act 10 of 1914" if its number follows, otherwise "Finance Act, 2017". */
function readNamedLaw(match: RegExpExecArray, text: string): string | null {
  const numbered = NUMBER_AFTER_NAME.exec(
    text.slice(match.index + match[0].length, match.index + match[0].length + 60),
  );
  if (numbered && match[1] === "Act") return formatLawName(numbered[1], "Act", numbered[2]!, numbered[3]!);
  const before = text.slice(Math.max(0, match.index - MAX_NAME_CHARS), match.index);
  const lead = [...before.matchAll(BEFORE_NAME)].at(-1);
  const words = before.slice(lead === undefined ? 0 : lead.index + lead[0].length);
  const name = words.slice(Math.max(0, words.search(/[A-Z]/)));
  return `${name}${match[0].replace(/[.,]? ?(\d{4})$/, ", $1")}`.replace(/\s+/g, " ").trim();
}

function readNotification([, series, number, extraordinary]: RegExpExecArray): string {
  const letters = series!.replace(/[^a-z]/gi, "").toUpperCase();
  return `Notification No. ${[...letters].join(".")}. ${number}${extraordinary ? "(E)" : ""}`;
}

/** Finds every instrument that a footnote names, in order; `plain` is its text without quotations. */
export function findInstruments(plain: string): Instrument[] {
  const found: (Instrument & { readonly row: number })[] = [];
  INSTRUMENT_PATTERNS.forEach(([pattern, read], row) => {
    // `matchConjunction` would compile a pattern for each of the many short footnotes.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
      const start = match.index;
      found.push({ name: read(match, plain), start, end: start + match[0].length, row });
    }
  });
  found.sort((a, b) => a.start - b.start || a.row - b.row);
  let end = -1;
  return found.filter((instrument) => {
    if (instrument.start < end) return false;
    end = instrument.end;
    return true;
  });
}
