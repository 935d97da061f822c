/** Characters of the longest quotation that is found: whole sub-sections are quoted, whole Acts are not. */
const MAX_QUOTATION_CHARS = 4000;

const CLOSING_MARKS: Readonly<Record<string, string>> = { "“": "”", '"': '"”', "”": "”", "‘": "’", "'": "'’" };

/** What a quotation never contains; an unpaired mark must not include it. */
const NEVER_QUOTED = /\bw\. ?(?:r\. ?)?e\. ?f|\bibid|\b(?:omitted|rep\.|ins\.|subs\.) by\b/i;

/** Replaces everything between quotation marks by spaces, so that offsets stay the same. */
export function maskQuotations(text: string): string {
  const quoted = findQuotations(text);
  if (quoted.length === 0) return text;
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of quoted) {
    pieces.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces.join("");
}

/** The range of a quotation, in UTF-16 code units. */
export interface QuotationRange {
  /** Offset of the opening mark. */
  readonly start: number;
  /** Offset after the closing mark. */
  readonly end: number;
}

/** Finds the outermost quotations of a text, in order. */
export function findQuotations(text: string): QuotationRange[] {
  const found: QuotationRange[] = [];
  /** Offset up to which no mark of a kind opens a quotation, so that a text of marks only is read once. */
  const unmatchedUntil = new Map<string, number>();
  const marks = /[“”"‘']/g;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark.index < (unmatchedUntil.get(mark[0]) ?? 0)) continue;
    const { end, closed } = findClosingMark(text, mark.index);
    if (closed) found.push({ start: mark.index, end });
    else unmatchedUntil.set(mark[0], end);
    marks.lastIndex = closed ? end : mark.index + 1;
  }
  return found;
}

/** Returns the offset after the mark that closes the quotation at `start`, or how far there is none. */
function findClosingMark(text: string, start: number): { readonly end: number; readonly closed: boolean } {
  const opening = text[start]!;
  const single = opening === "'" || opening === "‘";
  if (single && isInWord(text[start - 1])) return { end: start, closed: false };
  const closings = CLOSING_MARKS[opening]!;
  const last = Math.min(text.length, start + MAX_QUOTATION_CHARS);
  for (let i = start + 1; i < last; i++) {
    if (!closings.includes(text[i]!) || (single && isInWord(text[i + 1]))) continue;
    return NEVER_QUOTED.test(text.slice(start, i)) ? { end: i, closed: false } : { end: i + 1, closed: true };
  }
  return { end: last, closed: false };
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}
