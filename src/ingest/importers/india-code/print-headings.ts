/** The beginning of a section in print: "18B. Power to reduce penalty. — (1) Notwithstanding …". */
export interface SectionStart {
  readonly number: string;
  readonly heading: string;
  /** The text after the heading. */
  readonly rest: string;
  /** Number of lines up to there. */
  readonly lines: number;
}

const SECTION_NUMBER = String.raw`\d{1,3} ?[A-Z]{0,4}(?:-[A-Z]{1,3})?`;
const SECTION_NUMBERS = String.raw`(?:\d{1,3} )?\[? ?(${SECTION_NUMBER}(?:\.? ?(?:,|to|and) ?${SECTION_NUMBER}){0,3}) ?\. ?`;

/** Beginnings of a section; group 1 is its number, group 2 its heading. */
const SECTION_FORMS: readonly RegExp[] = [
  // The heading ends in a stop, or in the bracket of an omitted section, and a dash.
  `([“"‘(\\[]{0,2} ?[A-Z][^—]{0,400}?[.\\]]) ?\\.? ?[—–]+ ?`,
  // A stop or a dash is missing, and the first sub-section follows.
  `([A-Z][^—.]{3,200}) ?— ?(?=\\(1\\))`,
  `([A-Z][^—.]{3,200}\\.) ?(?=\\(1\\))`,
  // An omitted section: its heading, or all of it, in brackets; or only the word of omission.
  `(\\[[^\\]]{1,300}\\]\\.?) ?[—–]* ?`,
  `([A-Z][^\\]—]{1,300}\\.?) ?\\] ?(?=Omitted|Repealed|Rep\\.)`,
  `()(?=Omitted by|Repealed by|Rep\\. by)`,
].map((form) => new RegExp(`^${SECTION_NUMBERS}${form}`));

const BEGINS_WITH_A_NUMBER = /^(?:\d{1,3} )?\[? ?\d/;
/** No heading continues with this. */
const NEXT_SECTION = /^(?:\d{1,3} )?\[? ?\d{1,3}[A-Z]{0,4}\. ?\[? ?[A-Z]/;
/** In lines. */
const MAX_HEADING_LINES = 5;
/** Numbers that may be missing between sections. */
const MAX_SECTION_GAP = 40;

/** Reads the section that begins in a line; null if none does. Its number must follow `last`, if that is given. */
export function readSectionStart(lines: readonly string[], at: number, last?: string): SectionStart | null {
  if (!BEGINS_WITH_A_NUMBER.test(lines[at]!)) return null;
  let joined = "";
  for (let taken = 1; taken <= MAX_HEADING_LINES && at + taken <= lines.length; taken++) {
    const line = lines[at + taken - 1]!;
    if (taken > 1 && NEXT_SECTION.test(line)) return null;
    joined = `${joined} ${line.slice(0, 1000)}`.trim();
    const match = SECTION_FORMS.find((form) => form.test(joined))?.exec(joined);
    if (match === undefined || match === null) continue;
    const number = match[1]!.replace(/(?<=\d) (?=[A-Z])/g, "");
    if (last !== undefined && !canFollow(number, last)) return null;
    const whole = lines
      .slice(at, at + taken)
      .join(" ")
      .trim();
    return { number, heading: match[2]!, rest: whole.slice(match[0].length), lines: taken };
  }
  return null;
}

const PLAIN_SECTION = /^([IVXLC]{1,8}|\d{1,3}) ?\. ?(?=[“"]?[A-Z])(?:([A-Z][^—.]{2,200}\.) ?— ?)?/;

/** Reads a section of an old Act without a heading: "II. It shall be lawful …"; its number must be the next. */
export function readPlainSectionStart(lines: readonly string[], at: number, last: string): SectionStart | null {
  const match = PLAIN_SECTION.exec(lines[at]!);
  const number = match === null ? 0 : parseNumeral(match[1]!);
  // One number may be scanned wrongly.
  if (match === null || number <= splitNumber(last)[0] || number > splitNumber(last)[0] + 2) return null;
  return { number: String(number), heading: match[2] ?? "", rest: lines[at]!.slice(match[0].length), lines: 1 };
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Parses a number in digits or in Roman numerals. */
export function parseNumeral(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const values = [...number].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Returns whether a section number may follow another: 18B after 18A, 19 after 18ZZ. */
function canFollow(number: string, last: string): boolean {
  const [value, letters] = splitNumber(number);
  const [lastValue, lastLetters] = splitNumber(last);
  if (value === lastValue) return letters !== lastLetters && letters !== "";
  return value > lastValue && value <= lastValue + MAX_SECTION_GAP;
}

function splitNumber(number: string): readonly [number, string] {
  const [, digits = "0", letters = ""] = /(\d{1,3})([A-Z-]*)(?!.*\d)/.exec(number) ?? [];
  return [Number(digits), letters];
}

/** The heading of a chapter, a part or a schedule. */
export interface DivisionHeading {
  readonly kind: "chapter" | "schedule";
  /** "Chapter II: Basis of charge", "First Schedule". */
  readonly name: string;
  readonly lines: number;
}

const CHAPTER = /^\[?(CHAPTER|PART) ([IVXLC]{1,7}(?: ?- ?[A-Z]{1,2}|[A-Z]{0,2}))\b[\s.—–-]*(.*)$/;
const SCHEDULE = /^\[? ?(?:THE )?((?:[A-Z]{3,12} )?SCHEDULE(?: [IVXLC]{1,6})?)\b[\s.\]]*$/;

/** Reads a line as the heading of a division; null if it is none. */
export function readDivisionHeading(lines: readonly string[], at: number): DivisionHeading | null {
  const line = joinCapitals(lines[at]!);
  const schedule = SCHEDULE.exec(line);
  if (schedule !== null) return { kind: "schedule", name: toTitleCase(schedule[1]!), lines: 1 };
  const chapter = CHAPTER.exec(line);
  if (chapter === null) return null;
  const label = `${toTitleCase(chapter[1]!)} ${chapter[2]!.replace(/ /g, "")}`;
  const sameLine = chapter[3]!.trim();
  // The name is in capitals on the next line.
  const next = joinCapitals(lines[at + 1] ?? "");
  const hasName = sameLine === "" && /^[A-Z][A-Z ,.'’():;/—–-]{2,120}$/.test(next) && !CHAPTER.test(next);
  const name = hasName ? next : sameLine;
  return {
    kind: "chapter",
    name: name === "" ? label : `${label}: ${toSentenceCase(name.replace(/[\s.]+$/, ""))}`,
    lines: hasName ? 2 : 1,
  };
}

/** Small capitals as they are scanned: "B ASIS OF C HARGE". */
function joinCapitals(line: string): string {
  return line.replace(/(?<=(?:^|[ [])[A-Z]) (?=[A-Z]{2,})/g, "");
}

function toTitleCase(words: string): string {
  return words.replace(/[A-Z]{2,}/g, (word) =>
    /^[IVXLC]+$/.test(word) ? word : word[0]! + word.slice(1).toLowerCase(),
  );
}

function toSentenceCase(words: string): string {
  return words[0]! + words.slice(1).toLowerCase();
}
