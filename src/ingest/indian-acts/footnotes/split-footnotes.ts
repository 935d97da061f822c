/** A printed footnote: its mark ("3", "*") and its text, on one line. */
export interface PrintedFootnote {
  readonly mark: string;
  readonly text: string;
}

/** "3. ", "3 Subs.", "3Subs."; "*. ". Marks that were read badly begin with another sign ("!. ", "!1. "). */
const NUMBERED_FOOTNOTE = /^\W{0,2}?(\d{1,3})( ?[.,)]+ ?| +(?=["“'‘([]?[A-Z\d])|(?=["“'‘[]?[A-Z]))/;
const STARRED_FOOTNOTE = /^[*†‡]{1,3}[.,]?(?: ?\d{1,2}\*?\.)? ?(?=["“'‘(]?[A-Za-z\d])/;
/** A number that has run into the following day: "11st October, 1970" is 1 and "1st October". */
const RUN_INTO_A_DAY = /^\d{1,2}(?:st|nd|rd|th)\b/;
/** A footnote that has lost its number. */
const UNNUMBERED_FOOTNOTE = /^[.!]?\s?(?:Subs|Ins|Omitted|Rep|Added|The words?|Clause|Sub-section|Section)\b/;
const MAX_NUMBER_GAP = 3;
/** A footnote in the line of the preceding one. */
const FOOTNOTE_WITHIN_LINE =
  /(?<=[.)])(?<!\b(?:ss?|sec|no|cl|pt|art)\.) ?(\d{1,3})[. ]{0,2}(?=(?:Subs|Ins|Rep|Added|Omitted)\b\.? ?by|The words? )/gi;

/**
 * Splits the lines of a block into footnotes, with or without blank lines between them; lines may be broken anywhere. Only
 * marks are removed: a line that does not begin a footnote belongs to the preceding one.
 */
export function splitFootnotes(lines: readonly string[]): PrintedFootnote[] {
  const found: { mark: string; pieces: string[] }[] = [];
  let last = 0;
  let followsBlankLine = true;
  for (const raw of lines) {
    const line = raw.trim();
    if (line === "") {
      followsBlankLine = true;
      continue;
    }
    const begun = readFootnoteStart(line, last, followsBlankLine, found.length === 0);
    if (begun === null) found.at(-1)!.pieces.push(line);
    else {
      if (/\d/.test(begun.mark)) last = Number(begun.mark);
      found.push({ mark: begun.mark, pieces: [begun.text] });
    }
    followsBlankLine = false;
  }
  return found.flatMap(({ mark, pieces }) => splitLine(mark, pieces.join(" ").replace(/\s+/g, " ").trim()));
}

function readFootnoteStart(
  line: string,
  last: number,
  isBehindBlank: boolean,
  isFirst: boolean,
): PrintedFootnote | null {
  const next = String(last + 1);
  if (line.startsWith(next) && RUN_INTO_A_DAY.test(line.slice(next.length))) {
    if (isFirst || (isBehindBlank && !RUN_INTO_A_DAY.test(line))) return { mark: next, text: line.slice(next.length) };
    if (Number.parseInt(line, 10) > 31) return { mark: next, text: line.slice(next.length) };
  }
  const starred = STARRED_FOOTNOTE.exec(line);
  if (starred !== null) return { mark: "*", text: line.slice(starred[0].length) };
  const numbered = NUMBERED_FOOTNOTE.exec(line);
  if (numbered !== null) {
    const mark = numbered[1]!;
    const text = line.slice(numbered[0].length);
    const isStop = /[.,)]/.test(numbered[2]!);
    // Badly scanned print may lack a number or two, if the rest can only be a footnote.
    const isNear = Number(mark) > last && Number(mark) <= last + MAX_NUMBER_GAP && UNNUMBERED_FOOTNOTE.test(text);
    if (isFirst || mark === next || (isBehindBlank && isStop) || isNear) return { mark, text };
  }
  if (isFirst) return { mark: next, text: line };
  return isBehindBlank && UNNUMBERED_FOOTNOTE.test(line) ? { mark: next, text: line.replace(/^[.!]\s?/, "") } : null;
}

/** Splits footnotes that have run together in one line, by their numbers in sequence. */
function splitLine(mark: string, text: string): PrintedFootnote[] {
  if (mark === "*") return [{ mark, text }];
  const divided: PrintedFootnote[] = [];
  let number = Number(mark);
  let from = 0;
  for (const match of text.matchAll(FOOTNOTE_WITHIN_LINE)) {
    const next = Number(match[1]);
    if (next <= number || next > number + MAX_NUMBER_GAP) continue;
    divided.push({ mark: String(number), text: text.slice(from, match.index).trim() });
    number = next;
    from = match.index + match[0].length;
  }
  divided.push({ mark: String(number), text: text.slice(from).trim() });
  return divided;
}
