import {
  AMPERSAND,
  APOSTROPHE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  CLOSE_QUOTE,
  COLON,
  COMMA,
  DOLLAR_SIGN,
  EM_DASH,
  EXCLAMATION_MARK,
  FULL_STOP,
  HYPHEN,
  OPEN_BRACKET,
  OPEN_PAREN,
  OPEN_QUOTE,
  QUESTION_MARK,
  QUOTATION_MARK,
  SEMICOLON,
  UNDERSCORE,
} from "../../../text/character-codes.ts";
import { listAbbreviations } from "../../../text/sentences/legal-abbreviations.ts";
import { isDigit, isLower, isSpace, isUpper } from "../characters.ts";
import {
  decodeEntities,
  endsWithEntity,
  isLabelOfState,
  isRailway,
  isSignalAfterStop,
  type NameWord,
  VERSUS,
} from "./name-words.ts";
import { LEAD_IN_WORDS } from "./preceding-name.ts";

/** The name of a case before its citation. */
export interface CaseName {
  readonly start: number;
  readonly plaintiff: string | null;
  readonly defendant: string | null;
  /** A name without a `v.`: `Foo, 1 U.S. 2`. */
  readonly antecedent: string | null;
}

/**
 * Reads the case name that ends at `end`, walking back word by word, never before `floor`:
 *   name := party ("v." | "vs." | "versus") party | ("In re" | "Ex parte" | "Matter of") party | party
 * A name ends at a sentence's end, a semicolon, a quotation mark, or a word in lower case that cannot join names.
 */
export function readCaseName(text: string, end: number, floor: number): CaseName | null {
  const stop = trimBeforeCitation(text, end, floor);
  if (stop <= floor) return null;
  const words = collectWordsBefore(text, stop, Math.max(floor, stop - MAX_NAME_CHARS));
  const versus = words.findIndex((w) => VERSUS.has(w.text));
  if (versus === -1) return readOneParty(text, words, stop);
  const defendantStart = versus === 0 ? stop : words[versus - 1]!.start;
  const defendant = cleanName(text.slice(defendantStart, stop));
  const plaintiffWords = words.slice(versus + 1);
  const from = findPartyStart(plaintiffWords);
  if (defendant === "") return null;
  if (from === null) return { start: defendantStart, plaintiff: null, defendant: null, antecedent: defendant };
  const versusStart = words[versus]!.start;
  return { start: from, plaintiff: cleanName(text.slice(from, versusStart)), defendant, antecedent: null };
}

const MAX_NAME_CHARS = 260;
/** Skips backward over the text between a name and its citation: commas, a year, blank citations, a docket number. */
function trimBeforeCitation(text: string, end: number, floor: number): number {
  let stop = end;
  for (let n = 0; n < 5; n++) {
    while (stop > floor && (isSpace(text.charCodeAt(stop - 1)) || ",:[(".includes(text[stop - 1]!))) stop--;
    const tail = text.slice(Math.max(floor, stop - 60), stop);
    const last = tail.charCodeAt(tail.length - 1);
    const cut =
      (last === CLOSE_PAREN ? /\s\((?:[A-Z][\w., ]{0,20} )?(?:1[6-9]|20)\d\d\)$/.exec(tail) : null) ??
      (last === UNDERSCORE || last === HYPHEN || last === EM_DASH ? BLANK_CITATION_ENDING.exec(tail) : null) ??
      SUPRA_ENDING.exec(tail) ??
      (last === CLOSE_BRACKET ? BINDER_ENDING.exec(tail) : null) ??
      DOCKET_ENDING.exec(tail);
    if (cut === null) break;
    stop -= cut[0].length;
  }
  return stop;
}

const SUPRA_ENDING = /,?\s(?:\d{1,3}\s)?supra$/;
const BLANK_CITATION_ENDING =
  /(?:_{2,9}|-{2,9}|—{1,4})\s{0,2}[A-Z][A-Za-z. ]{0,14}(?:\d(?:d|th)?)?\s?(?:_{2,9}|-{2,9}|—{1,4})$/;
const BINDER_ENDING = /\[?(?:1[89]|20)\d\d(?:[-–]\d{2,4})? (?:[A-Z][\w.-]* ){0,3}Binder\]$/;
const DOCKET_ENDING =
  /,\s(?:(?:Civil|Criminal|Civ\.|Crim\.) (?:Action )?)?Nos?\.\s[\w:.-]{1,24}(?:\s[\w:.-]{1,20})?(?:\s\([A-Z]{1,5}\))?$/;

/** Words before `stop`, last first, up to where no name can go on. */
function collectWordsBefore(text: string, stop: number, floor: number): NameWord[] {
  const words: NameWord[] = [];
  let i = stop;
  let seenVersus = false;
  let railway = false;
  while (i > floor && words.length < 40) {
    let start = i;
    while (start > floor && !isSpace(text.charCodeAt(start - 1))) start--;
    if (
      start === floor &&
      floor > 0 &&
      !isSpace(text.charCodeAt(start - 1)) &&
      !isOpeningMark(text.charCodeAt(start - 1))
    )
      break;
    const raw = text.slice(start, i);
    const opened = countOpeningMarks(raw);
    const word = raw.slice(opened);
    if (!canBeInName(word, words.at(-1)?.text ?? "", seenVersus, railway)) break;
    railway ||= seenVersus && isRailway(word, words);
    if (seenVersus && (isSignalAfterStop(text, word, start) || isLabelOfState(word, words))) break;
    words.push({ text: word, start: start + opened });
    if (VERSUS.has(word)) {
      if (seenVersus) {
        words.pop();
        break;
      }
      seenVersus = true;
    }
    if (opened > 0 && !isClosedLater(raw, words)) break;
    i = start;
    while (i > floor && isSpace(text.charCodeAt(i - 1))) i--;
  }
  return words;
}

/** Returns how many brackets and quotation marks open a word. */
function countOpeningMarks(word: string): number {
  let n = 0;
  while (n < word.length && '([{"“‘—'.includes(word[n]!)) n++;
  return n;
}

function isOpeningMark(code: number): boolean {
  return (
    code === OPEN_PAREN || code === OPEN_BRACKET || code === OPEN_QUOTE || code === EM_DASH || code === QUOTATION_MARK
  );
}

/** Returns whether a parenthesis is inside a name and closed there: `First Fed. (In re Vieland)`. */
function isClosedLater(raw: string, words: readonly NameWord[]): boolean {
  return raw.startsWith("(") && words.some((w) => w.text.endsWith(")") || w.text.endsWith("),"));
}

/** Returns whether `word` can be part of a name that continues with `next`. */
function canBeInName(word: string, next: string, seenVersus: boolean, railway: boolean): boolean {
  if (word === "") return false;
  const last = word.charCodeAt(word.length - 1);
  if (last === SEMICOLON && endsWithEntity(word)) return true;
  if (
    last === SEMICOLON ||
    last === COLON ||
    last === CLOSE_QUOTE ||
    last === QUOTATION_MARK ||
    last === QUESTION_MARK ||
    last === EXCLAMATION_MARK
  )
    return false;
  if (VERSUS.has(word)) return true;
  if (/^\d+[.\])]/.test(word)) return false;
  if (word === "in" && next !== "re") return false;
  const first = word.charCodeAt(0);
  if (isLower(first)) return JOINING_WORDS.has(word.replace(/,$/, "").toLowerCase());
  if (next !== "") {
    if (last === FULL_STOP && isSentenceEnd(word, next)) return false;
    // Before the `v.` a comma belongs to the name only if a company's form or a title follows.
    if (last === COMMA && seenVersus && !VERSUS.has(next) && !NAME_PART_AFTER_COMMA.test(next) && !railway)
      return false;
  }
  return (
    isUpper(first) ||
    isDigit(first) ||
    first === AMPERSAND ||
    first === APOSTROPHE ||
    first > 0x100 ||
    first === DOLLAR_SIGN ||
    first === OPEN_BRACKET
  );
}

const JOINING_WORDS = new Set(
  "of and the & for de la le los las del van von der den du di da al al. et ex rel. rel in re on behalf by through to as or parte d/b/a f/k/a n/k/a a/k/a s/o w/o m/s o/b/o y e und s. d. alias @ no. nos. und etc.".split(
    " ",
  ),
);

const NAME_PART_AFTER_COMMA =
  /^(?:[A-Z]\.(?:$|[A-Z&])|Inc|Ltd|LLC|L\.L\.C|Co\b|Corp|L\.P|LP|N\.A|S\.A|P\.C|P\.A|PLC|LLP|Jr|Sr|I{1,3}\b|IV\b|et\b|Etc|etc|as\b|Trustee|Secretary|Admin|Commissioner|Warden|Director|Attorney|and\b|&|S\.C|Local|No\b|Dist|U\.S\.A|N\.V|GmbH|AG\b|A\.G|Bombay|Madras|Calcutta|Delhi)/;

/** Returns whether the full stop of a word ends a sentence: unless the word is an abbreviation. */
function isSentenceEnd(word: string, next: string): boolean {
  if (VERSUS.has(next)) return false;
  const bare = word.slice(0, -1);
  if (bare.length <= 1 || bare.includes(".") || bare.includes("'") || bare.includes("’") || bare.includes("&"))
    return false;
  if (SENTENCE_WORDS.has(bare.toLowerCase())) return true;
  // `Midwest Const. Corp.`, `All-Fla. R. Co.`: a company's form follows its name.
  if (bare.length <= 4 || COMPANY_FORM_AFTER.test(next)) return false;
  return !ABBREVIATIONS.has(bare.toLowerCase());
}

const COMPANY_FORM_AFTER = /^(?:Co(?:rp)?|Inc|Ltd|Bros|Ry|R\.R)\.,?$|^R\.$|^LLC,?$/;

const SENTENCE_WORDS = new Set(
  "act id idem see case law rule so it is was this that here now term ibid judge not held note".split(" "),
);

const ABBREVIATIONS = listAbbreviations("names");

/** Returns where the party begins, without words that lead up to it (`See`, `In`); `null` if no word is left. */
function findPartyStart(words: readonly NameWord[]): number | null {
  let n = words.length - 1;
  while (n >= 0 && isLeadInWord(words[n]!.text, n > 0 ? words[n - 1]!.text : "")) n--;
  return n < 0 ? null : words[n]!.start;
}

function isLeadInWord(word: string, next: string): boolean {
  if (/^\d+,?$/.test(word)) return true;
  // `1See`: the number of a footnote that begins with the citation.
  const bare = word.replace(/^\d{1,3}(?=[A-Z])|[.,]$/g, "").toLowerCase();
  if (bare === "in" && /^re\b/i.test(next)) return false;
  if (bare === "the" && isUpper(word.charCodeAt(0))) return false;
  if (bare === "ex" || bare === "matter") return false;
  return (
    LEAD_IN_WORDS.has(bare) ||
    (isLower(word.charCodeAt(0)) && !/^d[ei]$|^van$|^von$/.test(word)) ||
    EXTRA_LEAD_IN_WORDS.has(bare)
  );
}

const EXTRA_LEAD_IN_WORDS = new Set(
  "plaintiff plaintiffs defendant defendants court justice judge aff'd rev'd affirming reversing generally compare discussing applying overruled citing cited quoted held id holding".split(
    " ",
  ),
);

/**
 * Reads a name with one party: `In re Gault`, `Ex parte Young`, `Matter of Smith`, or a bare name before the citation.
 */
function readOneParty(text: string, words: readonly NameWord[], stop: number): CaseName | null {
  for (let n = words.length - 1; n > 0; n--) {
    const word = words[n]!.text.toLowerCase();
    const next = words[n - 1]!.text.toLowerCase();
    const of =
      (word === "in" && next === "re") || (word === "ex" && next === "parte") || (word === "matter" && next === "of");
    if (!of || n < 2) continue;
    const defendant = cleanName(text.slice(words[n - 2]!.start, stop));
    return { start: words[n]!.start, plaintiff: null, defendant, antecedent: null };
  }
  // A bare name extends back to the nearest comma only.
  let cut = 0;
  while (cut < words.length && !(cut > 0 && words[cut]!.text.endsWith(","))) cut++;
  const from = findPartyStart(words.slice(0, cut));
  if (from === null) return null;
  const name = cleanName(text.slice(from, stop));
  if (!/^[A-Z0-9]/.test(name) || /^Nos?\.\s/.test(name) || !/[a-z]{2}|[A-Z]{3}/.test(name)) return null;
  return { start: from, plaintiff: null, defendant: null, antecedent: name };
}

function cleanName(name: string): string {
  return decodeEntities(name)
    .replace(/[\s​]+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}
