import { AMPERSAND, COLON, COMMA, EN_DASH, HYPHEN, OPEN_PAREN, PILCROW, STAR } from "../../text/character-codes.ts";
import { isAlphanumeric, isDigit, isLetter, skipDigits, skipSpaces } from "./characters.ts";

/** A pin cite as written, without a leading `at`, and where it ends. */
export interface PinCite {
  readonly text: string;
  readonly end: number;
}

/**
 * Reads the pages after a citation:
 *     pins  := [","] ["at"] pin { ("," | "and" | "&" | "-") pin }
 *     pin   := [label] ["*"] NUMBER [":" NUMBER] ["-" NUMBER]
 *     label := "p." | "pp." | "n." | "nn." | "note" | "fn." | "¶" | "¶¶" | "§" | "para" …
 * The number that begins a parallel citation (`, 93 S. Ct. 705`) is not a pin: the end, punctuation or a parenthesis
 * must follow a pin.
 * @param needsAt whether the pin cite must begin with `at`
 */
export function readPinCite(text: string, at: number, needsAt: boolean): PinCite | null {
  let i = skipSpaces(text, at);
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  let said = false;
  if (text.startsWith("at", i) && !isAlphanumeric(text.charCodeAt(i + 2))) {
    i = skipSpaces(text, i + 2);
    said = true;
  }
  if (needsAt && !said) return null;
  const start = i;
  let end = skipPin(text, i);
  // A number after a paragraph is a note or the number of a line, not the volume of a parallel citation.
  const paragraph = text.charCodeAt(i) === PILCROW;
  if (end < 0 || (!said && !paragraph && !isPinEnd(text, end))) return null;
  for (let n = 0; n < 40; n++) {
    i = skipSpaces(text, end);
    if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
    if (text.startsWith("and ", i)) i = skipSpaces(text, i + 4);
    else if (text.charCodeAt(i) === AMPERSAND) i = skipSpaces(text, i + 1);
    else if (text.startsWith("at ", i) && text.charCodeAt(end) === COMMA) i = skipSpaces(text, i + 3);
    // Only a note may follow without a comma: `at 99 n. 3`.
    if (i === skipSpaces(text, end) && !/^nn?\. ?\d/.test(text.slice(i, i + 6))) break;
    const more = skipPin(text, i);
    if (more < 0 || !isPinEnd(text, more)) break;
    end = more;
  }
  // `1308- (10th Cir. 2008)`: the end of a range was lost.
  const last = text.charCodeAt(end - 1);
  return { text: text.slice(start, last === HYPHEN || last === EN_DASH ? end - 1 : end), end };
}

function skipPin(text: string, at: number): number {
  let i = at;
  for (const label of PIN_LABELS_BY_INITIAL[text.charCodeAt(i)] ?? NO_LABELS) {
    if (!text.startsWith(label, i)) continue;
    const behind = skipSpaces(text, i + label.length);
    const next = text.charCodeAt(behind);
    if (isDigit(next) || next === STAR) {
      i = behind;
      break;
    }
  }
  while (text.charCodeAt(i) === STAR && i - at < 8) i++;
  if (!isDigit(text.charCodeAt(i))) return -1;
  const start = i;
  i = skipDigits(text, i);
  if (i - start > 8) return -1;
  if (text.charCodeAt(i) === COLON && isDigit(text.charCodeAt(i + 1))) i = skipDigits(text, i + 1);
  const dash = text.charCodeAt(i);
  if (dash === HYPHEN || dash === EN_DASH) {
    // `495-` at the end of a line.
    let j = text.charCodeAt(i + 1) === 10 ? skipSpaces(text, i + 1) : i + 1;
    while (text.charCodeAt(j) === STAR) j++;
    if (isDigit(text.charCodeAt(j))) {
      i = skipDigits(text, j);
      if (text.charCodeAt(i) === COLON && isDigit(text.charCodeAt(i + 1))) i = skipDigits(text, i + 1);
    } else if (text.charCodeAt(skipSpaces(text, i + 1)) === OPEN_PAREN) return i + 1;
  }
  const after = text.charCodeAt(i);
  if (isLetter(after) && !isAlphanumeric(text.charCodeAt(i + 1))) i++;
  return i < text.length && isAlphanumeric(text.charCodeAt(i)) ? -1 : i;
}

const NO_LABELS: readonly string[] = [];
const PIN_LABELS = [
  "¶¶ ",
  "¶¶",
  "¶ ",
  "¶",
  "§§ ",
  "§§",
  "§ ",
  "§",
  "pp. ",
  "pp.",
  "pg. ",
  "pg.",
  "p. ",
  "p.",
  "paragraphs ",
  "paragraph ",
  "paras. ",
  "paras ",
  "para. ",
  "para ",
  "pages ",
  "page ",
  "notes ",
  "note ",
  "nn. ",
  "nn.",
  "n. ",
  "n.",
  "fn. ",
  "fn.",
  "fn ",
  "footnotes ",
  "footnote ",
];
/** The labels by their first code unit: most words after a citation, and after every "at", begin none. */
const PIN_LABELS_BY_INITIAL: Readonly<Record<number, readonly string[]>> = groupByInitial(PIN_LABELS);

function groupByInitial(labels: readonly string[]): Record<number, string[]> {
  const groups: Record<number, string[]> = {};
  for (const label of labels) {
    groups[label.charCodeAt(0)] ??= [];
    groups[label.charCodeAt(0)]!.push(label);
  }
  return groups;
}

function isPinEnd(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const before = text.charCodeAt(at - 1);
  if (before === HYPHEN || before === EN_DASH) return true;
  if (PIN_ENDS.includes(text[at]!) || (text[at] === "(" && /^\(\d{4}\)/.test(text.slice(at, at + 6)))) return true;
  const next = skipSpaces(text, at);
  if (next >= text.length) return true;
  const sign = text[next]!;
  return (
    next > at &&
    (sign === "(" ||
      sign === "[" ||
      sign === ":" ||
      sign === ";" ||
      sign === "=" ||
      sign === "&" ||
      text.startsWith("and ", next) ||
      text.startsWith("et seq", next) ||
      text.startsWith("n.", next))
  );
}

const PIN_ENDS = ",.;)]\\:\"”’'*?!";
