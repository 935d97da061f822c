import { STATES } from "../law/state.ts";
import type { LawReference } from "./law-reference.ts";

/*
 * place   := "U.S." | "United States" | "Federal" | STATE
 * unit    := ("ch." | "pt." | "art." | "amend." | "§" | "cl.") NUMBER, each also written out
 * cited   := place "Const." [","] unit {[","] unit}
 *          | unit {[","] ["of"] unit} [","] ["of the"] [place] "Constitution"
 *          | ORDINAL "Amendment" {[","] unit} | "amend." NUMBER {[","] unit}
 */

const JURISDICTION_CODES: ReadonlyMap<string, string> = new Map([
  ...["us", "unitedstates", "federal", ""].map((name) => [name, "us"] as const),
  ...STATES.flatMap(({ code, name, abbreviation }) => [
    [normalizeJurisdiction(name), code] as const,
    [normalizeJurisdiction(abbreviation), code] as const,
  ]),
]);

const JURISDICTION = `(?:${["U\\.? ?S\\.?", "United States", "Federal", ...STATES.flatMap(({ name, abbreviation }) => [name, abbreviation.replaceAll(".", "\\.?")])].join("|")})`;
const NUMBER = String.raw`(?:[IVXLC]{1,8}|\d{1,4}[\w.-]{0,8})(?!\w)`;
const UNIT = String.raw`(?:(?:ch(?:apter|\.)?|p(?:art|t\.?)|art(?:icle|\.)?|amend(?:ment|\.)?|sec(?:tion|\.)?|cl(?:ause|\.)?) |§{1,2} ?)${NUMBER}`;
// Vermont's last sections are under a heading without a number.
const UNITS = `${UNIT}(?:,? (?:of |amend\\.? of the Constitution,? )?${UNIT}){0,4}`;
const CONST = String.raw`Const(?:itution|\.)?`;

const CONSTITUTION_CITATION = new RegExp(
  String.raw`(?<![\w.])(?:(?<place>${JURISDICTION}) ${CONST},? (?<units>${UNITS})|(?<inner>${UNITS}),? (?:(?:of |to )?(?:the )?(?<middle>${JURISDICTION} )?)Const(?:itution(?: of (?:the )?(?<of>${JURISDICTION}))?|\.)(?!\w)|(?<bare>${CONST},? (?<bareUnits>${UNITS})))`,
  "gi",
);

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh".split(
    " ",
  );
// Longer words first: "sixteenth" begins with "sixt", "twenty-first" contains "first".
const AMENDMENT = new RegExp(
  String.raw`(?<![\w-])(?:(?<word>${[...ORDINALS].reverse().join("|")})|(?<digits>\d{1,2})(?:st|nd|rd|th)) amendment(?:,? (?<units>${UNITS}))?|(?<![\w.])amend(?:ment|\.) (?<number>${NUMBER})(?:,? (?<more>${UNITS}))?`,
  "gi",
);

/**
 * Finds the articles, sections and amendments of constitutions that a text names. References can overlap; callers
 * prefer the one that begins first, or precedes in the list.
 */
export function findConstitutionReferences(text: string): LawReference[] {
  const found: LawReference[] = [];
  for (const match of /const/i.test(text) ? text.matchAll(CONSTITUTION_CITATION) : []) {
    const { place, units, inner, middle, of, bareUnits } = match.groups!;
    const where = place ?? middle ?? of;
    const path = parsePath(units ?? inner ?? bareUnits!);
    // A bare "Constitution, § 218" can be of any state.
    if (where !== undefined || /^(?:art|amend)/.test(path[0] ?? ""))
      found.push(toReference(match, [JURISDICTION_CODES.get(normalizeJurisdiction(where ?? "")) ?? "us", ...path]));
  }
  for (const match of /amend/i.test(text) ? text.matchAll(AMENDMENT) : []) {
    const { word, digits, number, units, more } = match.groups!;
    const amendment =
      word !== undefined ? ORDINALS.indexOf(word.toLowerCase()) + 1 : (digits ?? toArabicNumeral(number!));
    found.push(toReference(match, ["us", `amend${amendment}`, ...parsePath(units ?? more ?? "")]));
  }
  return found;
}

/** Parses `art. I, § 8, cl. 3` to `art1`, `8`: a clause is part of its section. */
function parsePath(units: string): string[] {
  const path: string[] = [];
  for (const [, name, number] of units.matchAll(
    /(ch|p|art|amend|sec|cl|§)[a-z.§]{0,8} ?([IVXLC]{1,8}(?!\w)|\d[\w.-]{0,12})/gi,
  )) {
    const kind = name!.toLowerCase();
    if (kind === "cl") continue;
    const prefix = kind === "sec" || kind === "§" ? "" : kind === "p" ? "pt" : kind;
    path.push(prefix + toArabicNumeral(number!.replace(/[.-]+$/, "")));
  }
  // The larger unit first, as in "section 4 of article I".
  return [...path.filter((unit) => /^[a-z]/.test(unit)), ...path.filter((unit) => /^\d/.test(unit))];
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function toArabicNumeral(number: string): string {
  const letters = number.toLowerCase();
  if (!/^[ivxlc]+$/.test(letters)) return letters;
  let sum = 0;
  for (let i = 0; i < letters.length; i++) {
    const value = ROMAN[letters[i]!]!;
    sum += value < (ROMAN[letters[i + 1] ?? ""] ?? 0) ? -value : value;
  }
  return String(sum);
}

function normalizeJurisdiction(place: string): string {
  return place.toLowerCase().replace(/[\s.]/g, "");
}

function toReference(match: RegExpExecArray | RegExpMatchArray, path: readonly string[]): LawReference {
  const start = match.index!;
  return { key: `const/${path.join("/")}`, start, end: start + match[0].length };
}
