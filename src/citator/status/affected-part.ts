import { stem } from "../../text/stem.ts";

/**
 * The words that introduce the part of a decision that is affected. The part ends at the next full stop, semicolon or
 * colon, or at a clause that begins with "and held" or the like.
 */
const PART =
  /\b(?:to the extent (?:that|of|it|they)|in ?so ?far as|insofar as|so far as|in as much as it|only (?:as to|on|in respect of)|as (?:to|regards)|with (?:regard|respect) to|in respect of|on the (?:point|question|issue|ground|aspect|power|scope|meaning|effect)s? (?:of|that|whether|in)|as applied to)\b[^.;:]{0,220}/i;
const PART_END = /,? (?:and|but) (?:held|holding|said|declared|overruled|followed|affirmed|it)\b.*$|[,\s]+$/s;

/** Maximum length of a part in UTF-16 code units. */
const MAX_PART_CHARS = 180;

/**
 * Finds the part of a decision that a treatment affects, in the words around the treatment.
 * @param snippet the words of the treating decision
 * @returns words such as "so far as it applied to public education"; `null` if no words name a part
 */
export function findAffectedPart(snippet: string): string | null {
  const match = PART.exec(snippet);
  if (match === null) return null;
  const part = match[0].replace(PART_END, "").trim();
  if (part.split(" ").length < 3) return null;
  if (part.length <= MAX_PART_CHARS) return part;
  return `${part.slice(0, part.lastIndexOf(" ", MAX_PART_CHARS))} …`;
}

/** Words that say nothing about what a passage concerns. */
const EMPTY_WORDS = new Set(
  "that this with from which have been were their they there than then into upon such case cases court held holding decision overruled followed following applied applying extent also other only must shall would could more most over under between being does each every where when what while same second first".split(
    " ",
  ),
);

/** Returns whether two passages share a word that is not common to all judgments; inflections are ignored. */
export function sharePoint(a: string, b: string): boolean {
  const known = listPointWords(a);
  return [...listPointWords(b)].some((word) => known.has(word));
}

function listPointWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map(stem));
}
