import {
  COLON,
  COMMA,
  EN_DASH,
  FULL_STOP,
  HYPHEN,
  NON_BREAKING_HYPHEN,
  OPEN_PAREN,
  SLASH,
} from "../../../../text/character-codes.ts";
import { isAlphanumeric, isDigit, isUpper, skipDigits, skipSpaces } from "../../characters.ts";

/** The sections that a citation to a law names. */
export interface SectionList {
  /** The first section, or the range as written. */
  readonly first: string;
  readonly all: readonly string[];
  /** Subsections, further sections, `et seq.`. */
  readonly pin: string | null;
  readonly end: number;
}

/**
 * Reads sections:
 *   sections := section { ("," | "and" | "&" | "or" | "to") section } ["et seq."]
 *   section  := NUMBER {("." | "-" | ":" | "/") NUMBER} {"(" LABEL ")"}
 * @param isCitationStart whether a number that ends here is no section but begins another citation
 */
export function readSectionList(
  text: string,
  at: number,
  isCitationStart: (at: number) => boolean = () => false,
): SectionList | null {
  const start = skipSpaces(text, at);
  let i = skipSection(text, start);
  if (i < 0) return null;
  const first = text.slice(start, i);
  const all = [first];
  const pinStart = i;
  let end = skipSubsections(text, i);
  for (let n = 0; n < 12; n++) {
    i = skipSpaces(text, end);
    const comma = text.charCodeAt(i) === COMMA;
    if (comma) i = skipSpaces(text, i + 1);
    const word = /(?:and|&|or|to|through|read with|r\/w)\s{1,3}(?:[Ss]ections?\s{1,3}|§+\s?)?/y;
    word.lastIndex = i;
    const joined = word.exec(text) !== null;
    if (joined) i = word.lastIndex;
    if (!comma && !joined) break;
    if (text.charCodeAt(i) === OPEN_PAREN) {
      const more = skipSubsections(text, i);
      if (more === i) break;
      end = more;
      continue;
    }
    const more = skipSection(text, i);
    // A number that a reporter or a year may follow is not a further section.
    if (more < 0 || (comma && !joined && !/^[\s]*(?:$|[,.;)\]]|and|&)/.test(text.slice(more, more + 6)))) break;
    if (text.slice(i, more).length === 4 && /^(?:19|20)\d\d$/.test(text.slice(i, more))) break;
    if (isCitationStart(more)) break;
    all.push(text.slice(i, more));
    end = skipSubsections(text, more);
  }
  const seq = /,? ?et\.? seq\.?/y;
  seq.lastIndex = end;
  if (seq.exec(text) !== null) end = seq.lastIndex;
  const pin = text.slice(pinStart, end).replace(/^[,\s]+/, "");
  return { first, all, pin: pin === "" ? null : pin, end };
}

function skipSection(text: string, at: number): number {
  if (!isDigit(text.charCodeAt(at))) return -1;
  let i = skipDigits(text, at);
  if (i - at > 8) return -1;
  for (let n = 0; n < 8; n++) {
    const code = text.charCodeAt(i);
    if (isUpper(code) && code < 128 && !isFollowedByLower(text, i)) {
      i++;
      continue;
    }
    if (
      code >= 97 &&
      code <= 122 &&
      (isDigit(text.charCodeAt(i - 1)) || isAfterHyphen(text, i)) &&
      isShortSuffix(text, i)
    ) {
      while (i < text.length && text.charCodeAt(i) >= 97 && text.charCodeAt(i) <= 122) i++;
      if (isDigit(text.charCodeAt(i))) i = skipDigits(text, i);
      continue;
    }
    if (isDigit(code)) {
      i = skipDigits(text, i);
      continue;
    }
    const joins =
      code === FULL_STOP ||
      code === HYPHEN ||
      code === COLON ||
      code === SLASH ||
      code === EN_DASH ||
      code === NON_BREAKING_HYPHEN;
    if (
      joins &&
      isAlphanumeric(text.charCodeAt(i + 1)) &&
      !isFollowedByLower(text, i + 1) &&
      (code !== FULL_STOP || isDigit(text.charCodeAt(i + 1)))
    ) {
      i++;
      if (isDigit(text.charCodeAt(i))) i = skipDigits(text, i);
      else i++;
      continue;
    }
    break;
  }
  const after = text.charCodeAt(i);
  return i < text.length && isAlphanumeric(after) ? -1 : i;
}

function isAfterHyphen(text: string, at: number): boolean {
  return at > 0 && text.charCodeAt(at - 1) === HYPHEN;
}

/** Returns whether at most two lower-case letters follow (`2000e`, `78aa`), and no ordinal ending. */
function isShortSuffix(text: string, at: number): boolean {
  let i = at;
  while (i < text.length && text.charCodeAt(i) >= 97 && text.charCodeAt(i) <= 122) i++;
  return i - at <= 2 && !(i - at === 2 && /^(?:st|nd|rd|th)$/.test(text.slice(at, i)));
}

function isFollowedByLower(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next >= 97 && next <= 122;
}

/** Skips subsections, with a space before the first if there is one: `(a)(2)(B)`. */
function skipSubsections(text: string, at: number): number {
  const sub = /\s?\((?:[A-Za-z]{1,4}|\d{1,3}[A-Za-z]{0,2}|[A-Za-z]\d)\)/y;
  let i = at;
  for (let n = 0; n < 8; n++) {
    sub.lastIndex = i;
    if (sub.exec(text) === null) break;
    i = sub.lastIndex;
  }
  return i;
}
