/** The name of a proceeding without an opponent, such as "In re Gault". */
export interface MatterName {
  /** The name, which begins with "In re". */
  readonly name: string;
  /** Offset of "In re". */
  readonly start: number;
}

const MAX_NAME_CHARS = 300;

/** Words that open the name: "In re", "In Re:", "Re:", "In the matter of". */
const OPENING =
  /(?<![\w'’-])(?:[Ii]n (?:re|Re|RE)\b:?|IN RE\b:?|R[Ee]:|[Ii]n the [Mm]atter of:?)\s{1,2}(?=["“'‘]?[\dA-Z])/g;

/** Words in lower case that a name can contain; any other belongs to a sentence. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  "of the and in to under by or for on at a an from between with within as against concerning relating regarding upon through etc ex rel u/s r/w".split(
    " ",
  ),
);

/** A sentence that ends: a stop after a word of at least four letters, then a capital. */
const SENTENCE_END = /[a-z]{4}[.?!]["”’)]{0,2}\s+[A-Z]/;

/**
 * Reads the name with "In re" that ends at a citation; `null` if there is none. Unlike the name of a citation, it can
 * contain a colon and the title of a law.
 * @param floor where the preceding citation ends
 */
export function readMatterName(text: string, floor: number, end: number): MatterName | null {
  const from = Math.max(floor, end - MAX_NAME_CHARS);
  const lead = text.slice(from, end);
  const opening = Array.from(lead.matchAll(OPENING)).at(-1);
  if (opening === undefined) return null;
  const name = lead
    .slice(opening.index + opening[0].length)
    .replace(/\s+/g, " ")
    .replace(/[\s,:(–—-]+$/, "")
    .replace(/ \([^()]{1,80}\)$/, "")
    .replace(/[\s,]+$/, "");
  if (name.length < 3 || /[;“”"]|\sv(?:s|ersus)?\.?\s/.test(name) || SENTENCE_END.test(name)) return null;
  const words = name.split(/[\s,]+/);
  if (words.some((word) => /^[a-z]/.test(word) && !JOINING_WORDS.has(word.replace(/[.:]$/, "")))) return null;
  return { name: `In re ${name}`, start: from + opening.index };
}
