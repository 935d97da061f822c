import type { Citation } from "../../citation/citation.ts";
import { readCaseName } from "../../citation/parse/context/case-name.ts";
import { listAbbreviations } from "../../text/sentences/legal-abbreviations.ts";

/** The name of a case after a citation that has none before it. */
export interface FollowingName {
  readonly name: string;
  /** Whether the words between make it the name of the citation: "600 U.S. 570, 303 Creative LLC v. Elenis". */
  readonly isApposition: boolean;
}

const MAX_AFTER_CHARS = 180;
const MAX_GAP_CHARS = 90;

/** Words between a citation and a name that is its own. */
const APPOSITION =
  /^[\s,:;)\]]{0,3}(?:(?:in which|where(?:in)?|i\.e\.|viz\.?|namely|being|which is|that is|the (?:case|decision|judgment) (?:of|in)|reported as),? ?)?[\s(["“]{0,2}$/;
/** Words between a citation and a name that can be its own. */
const NEIGHBOUR = /^[\s,.;)\]]{0,4}(?:(?:and|as|for|since|because)\b,? ?)?(?:in )?$/;

/**
 * Reads the name that follows a citation: "600 U.S. 570 (2023), and 303 Creative LLC v. Elenis". A name with a citation
 * after it is the name of that one, and no name here.
 * @param next the next citation of the text
 */
export function readFollowingName(text: string, { fullSpan }: Citation, next: Citation | null): FollowingName | null {
  const from = fullSpan.end;
  const to = Math.min(from + MAX_AFTER_CHARS, next === null ? text.length : next.fullSpan.start);
  const window = text.slice(from, to);
  const divider = /\sv(?:s|ersus)?\.?\s/.exec(window);
  if (divider === null || divider.index > MAX_GAP_CHARS) return null;
  const opponent = from + divider.index + divider[0].length;
  const end = findNameEnd(text, opponent, to);
  // "…, and Bolling v. Sharpe, supra" or a name that the next citation continues.
  if (end === opponent || (next !== null && to === next.fullSpan.start && /^[\s,(]*$/.test(text.slice(end, to))))
    return null;
  const name = readCaseName(text, end, from);
  if (name === null || name.plaintiff === null || name.defendant === null) return null;
  // "303 Creative LLC": a number before a name is read as that of a note.
  const [number = ""] = /(?<![\d.])\d{1,4} $/.exec(text.slice(from, name.start)) ?? [];
  const gap = text.slice(from, name.start - number.length);
  const isApposition = APPOSITION.test(gap);
  if (!isApposition && !NEIGHBOUR.test(gap)) return null;
  return { name: `${number}${name.plaintiff} v. ${name.defendant}`, isApposition };
}

const NAME_WORD = /([A-Z\d&][\w.&'’-]{0,40}|of|the|and|for|de)(\s?)/y;
const ABBREVIATIONS: ReadonlySet<string> = new Set([...listAbbreviations("names"), ...listAbbreviations("prose")]);
const MAX_PARTY_WORDS = 10;

/** Returns where the party that begins at an offset ends: at a comma, at a sentence's end or before a verb. */
function findNameEnd(text: string, start: number, limit: number): number {
  let end = start;
  NAME_WORD.lastIndex = start;
  for (let count = 0; count < MAX_PARTY_WORDS; count++) {
    const match = NAME_WORD.exec(text);
    if (match === null || NAME_WORD.lastIndex > limit) break;
    const [, word = "", space] = match;
    const isJoining = /^[a-z]/.test(word);
    const bare = word.replace(/\.$/, "");
    const isStop =
      word.endsWith(".") && !bare.includes(".") && bare.length > 1 && !ABBREVIATIONS.has(bare.toLowerCase());
    if (!isJoining) end = match.index + (isStop ? bare : word).length;
    if (isStop || space === "") break;
  }
  return end;
}
