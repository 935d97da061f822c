import type { SectionKind } from "../../law/case.ts";

/** A part of an opinion's text that begins at `start` and ends where the next part begins. */
export interface OpinionSection {
  readonly start: number;
  readonly kind: SectionKind;
}

const MAX_HEADING_CHARS = 460;

/** The judge, "dissenting" or "concurring", and the end of the heading; "in his dissenting opinion" is prose. */
const HEADING =
  /^([^\n]{1,320}?)\b((?:dissent|concurr)ing)\b(?! (?:opinions?|views?|comments?|statements?)\b)([^.:;\n]{0,110}?)(?:[.:;)]|\n|$)/i;
/** "Dissenting opinion by Doe, J.:" */
const OPINION_BY = /^((?:dissent|concurr)ing) opinion (?:filed )?(?:by|of) [^.;\n]{0,80}\b(?:justice|judge|j\.)/i;
/** The second line of a heading whose judge is on a line of his own. */
const HEADING_REST = /^((?:dissent|concurr)ing\b[^.:;\n]{0,80})[.:;]?(?:\n|$)/i;
const CITATION = /\d{2}|\bv\.|\b(?:see|id|cf)\b/i;
const JUDGE = /\b(?:justices?|judges?|j\.|jj\.)/i;
/** Words of a heading that are no names. */
const HEADING_WORDS =
  /^(?:the|mr|mrs|ms|madam|chief|associate|senior|circuit|district|presiding|acting|special|justices?|judges?|with|whom|who|and|or|in|whose|opinion|joins?|joined|concurs?|concurred|concur|concurring|dissenting|agrees?|agreed|was|were|also|specially|respectfully|generally|separately|part|result|results?|judgments?|from|as|to|for|of|on|by|except|only|but|not|nos?|parts?|ante|post|main|issues?|denial|grant|dismissal|orders?|certiorari|court)$/;

/**
 * Splits a text that contains the opinions of several judges, as collected reports do: the court's own first, then each
 * separate one under its heading. Headings name a judge and contain "dissenting" or "concurring". Notes after the last
 * opinion remain part of it, because the text does not say whose they are.
 */
export function splitOpinionSections(text: string, kind: SectionKind): readonly OpinionSection[] {
  const parts: OpinionSection[] = [{ start: 0, kind }];
  if (kind === "dissent" || !/(?:dissent|concurr)ing/i.test(text)) return parts;
  for (let at = 0; at >= 0 && at < text.length; at = findNextParagraph(text, at)) {
    const does = readHeading(text, at);
    if (does !== null) parts.push({ start: at, kind: toSectionKind(does) });
  }
  return parts;
}

/** Returns the kind of the part that contains an offset. */
export function findOpinionSectionKind(parts: readonly OpinionSection[], offset: number): SectionKind {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (parts[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return parts[low]!.kind;
}

/** Reads the heading at an offset: who dissents or concurs, and how; `null` if there is none. */
function readHeading(text: string, at: number): string | null {
  const head = text.slice(at, at + MAX_HEADING_CHARS);
  const plain = OPINION_BY.exec(head) ?? (isAfterJudgeLine(text, at) ? HEADING_REST.exec(head) : null);
  if (plain !== null) return plain[1]!;
  const heading = HEADING.exec(head);
  if (heading === null) return null;
  const [, judges, does, part] = heading;
  if (!JUDGE.test(judges!) || CITATION.test(judges!)) return null;
  const words = `${judges} ${part}`.match(/[\p{L}.'’]+/gu) ?? [];
  if (words.some((word) => /^[a-z]{2}/.test(word) && !HEADING_WORDS.test(word))) return null;
  return `${judges}${does}${part}`;
}

function isAfterJudgeLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), Math.max(0, at - 2));
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.length < 100 && JUDGE.test(line) && !/[.:;]$/.test(line);
}

function findNextParagraph(text: string, at: number): number {
  const end = text.indexOf("\n\n", at);
  return end < 0 ? -1 : end + 2;
}

/** A judge "with whom" others "concur" may still be "dissenting". */
function toSectionKind(words: string): SectionKind {
  if (!/dissenting/i.test(words)) return "concurrence";
  return /concurring/i.test(words) ? "concurrence_in_part" : "dissent";
}
