/** Words of a source that are not stored. */
export interface LostWords {
  readonly words: number;
  readonly lost: readonly string[];
  /** Number of those in the longest run of them. */
  readonly longest: number;
}

/**
 * Returns the words of a source that a stored text lacks, each as often as it is missing. Words are runs of letters and
 * digits. A word that the source divides at the end of a line, or by a hyphen, a space or the reference of a footnote, is
 * not missing if the stored text has it undivided, and the reverse.
 */
export function findLostWords(source: string, stored: string): LostWords {
  const words = splitPlainWords(source);
  const counts = new Map<string, number>();
  for (const word of splitPlainWords(stored)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const take = (word: string) => {
    const left = counts.get(word) ?? 0;
    if (left > 0) counts.set(word, left - 1);
    return left > 0;
  };
  const own = new Set(words);
  const joined = new Set<number>();
  for (let at = 1; at < words.length - 1; at++) {
    const undivided = words[at - 1]! + words[at + 1]!;
    if (/^\d{1,3}$/.test(words[at]!) && !own.has(undivided) && take(undivided))
      for (const part of [at - 1, at, at + 1]) joined.add(part);
  }
  const missing = words.map((word, at) => !joined.has(at) && !take(word));
  const lost: string[] = [];
  let [run, longest, last] = [0, 0, -2];
  for (let at = 0; at < words.length; at++) {
    if (!missing[at]) continue;
    const isJoined = [
      [words[at - 1], words[at]],
      [words[at], words[at + 1]],
      [words[at - 1], words[at], words[at + 1]],
    ].some((parts) => take(parts.join("")));
    if (isJoined) {
      if (missing[at + 1]) missing[at + 1] = false;
    } else if (!takeParts(words[at]!, counts)) {
      lost.push(words[at]!);
      run = last === at - 1 ? run + 1 : 1;
      [longest, last] = [Math.max(longest, run), at];
    }
  }
  return { words: words.length, lost, longest };
}

/** Takes two stored words that are one in the source. */
function takeParts(word: string, counts: Map<string, number>): boolean {
  for (let at = 1; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if ((counts.get(head) ?? 0) === 0 || (counts.get(tail) ?? 0) === 0) continue;
    counts.set(head, counts.get(head)! - 1);
    counts.set(tail, counts.get(tail)! - 1);
    return true;
  }
  return false;
}

function splitPlainWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .replace(/\u00AD/g, "")
      // A word that a line divides, and one with a hyphen, are the same in both.
      .replace(/(\p{L})[-‐]\s*(?=\p{Ll})/gu, "$1")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  sect: "§",
  para: "¶",
  mdash: "—",
  ndash: "–",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  hellip: "…",
  oelig: "œ",
  aelig: "æ",
  ccedil: "ç",
  egrave: "è",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  ntilde: "ñ",
  eacute: "é",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
};

/** Returns the words of markup: no tags, comments, scripts, and no marks of printed pages. */
export function stripMarkup(markup: string): string {
  return (
    markup
      .replace(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ")
      // A word that a page divides.
      .replace(/-\s*<page-number\b[^>]*>[\s\S]*?<\/page-number>\s*/gi, "")
      .replace(PAGE_IN_WORD, "")
      .replace(/<page-number\b[^>]*>[\s\S]*?<\/page-number>/gi, " ")
      .replace(
        /<(?:span|a)\b[^>]*class="(?:star-pagination|page-number|page-label|pagenum)"[^>]*>[\s\S]*?<\/(?:span|a)>/gi,
        " ",
      )
      .replace(
        /<(\/?)(?:i|b|em|strong|u|sup|sub|span|a|small|font|cite|strike|extracted-citation|bracketnum)\b[^>]*>/gi,
        "",
      )
      .replace(/<[^>]*>/g, " ")
      .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (whole, decimal, hex, name) =>
        decimal || hex
          ? decodeNumber(decimal ? Number(decimal) : Number.parseInt(hex, 16))
          : (NAMED_ENTITIES[String(name)] ?? whole),
      )
      .replace(CONTROLS, (control) => WINDOWS_LETTERS[control.charCodeAt(0)] ?? " ")
  );
}

/** The mark of a page between the letters of one word, without a hyphen. */
const PAGE_IN_WORD =
  /(?<=\p{L})(?:<\/?(?:em|i)>)*<page-number\b[^>]*>[^<]*<\/page-number>(?:<\/?(?:em|i)>)*(?=\p{Ll})/giu;
/** Characters of no encoding but that of Windows, where some are letters. */
const CONTROLS = /[\u0080-\u009f]/g;

/** Numbers of letters that pages state in the encoding of Windows, as browsers read them. */
const WINDOWS_LETTERS: Readonly<Record<number, string>> = { 138: "Š", 140: "Œ", 154: "š", 156: "œ", 159: "Ÿ" };

function decodeNumber(code: number): string {
  return WINDOWS_LETTERS[code] ?? String.fromCodePoint(Math.min(0x10ffff, code));
}

const MONTHS = "january february march april may june july august september october november december".split(" ");

/** Returns whether a text states a date, as far as it is known: `1990-12-04`, `1990-12` or `1990`. */
export function statesDate(text: string, known: string): boolean {
  const [year = "", month, day] = known.split("-");
  if (!text.includes(year)) return false;
  if (month === undefined) return true;
  const [m, d] = [Number(month), Number(day)];
  const name = `${MONTHS[m - 1]!.slice(0, 3)}[a-z]*\\.?`;
  const ordinal = `0?${d}(?:st|nd|rd|th)?`;
  const gap = "[\\s,./-]{0,4}";
  const patterns =
    day === undefined
      ? [`${name}${gap}${year}`, `\\b0?${m}[./-]${year}`]
      : [
          `\\b0?${d}[./-]\\s?0?${m}[./-]\\s?(?:${year}|${year.slice(2)})\\b`,
          `\\b${year}-0?${m}-0?${d}\\b`,
          `\\b${ordinal}${gap}(?:day of )?${name}${gap}${year}`,
          `${name}${gap}${ordinal}${gap}${year}`,
        ];
  return patterns.some((pattern) => new RegExp(pattern, "i").test(text));
}

/** Removes running heads and feet: printed lines that recur on the pages of a text, whatever their numbers, and `Page 2 of 3`. */
export function removeRecurringLines(text: string): string {
  const toPattern = (line: string) => line.replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
  const lines = text.split("\n");
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(toPattern(line), (counts.get(toPattern(line)) ?? 0) + 1);
  return lines
    .filter((line) => (counts.get(toPattern(line)) ?? 0) < MIN_RECURRING_LINES && toPattern(line) !== "Page # of #")
    .join("\n");
}

const MIN_RECURRING_LINES = 3;

/** Returns whether a word may be the number or label of a page or of a footnote, or a word with its reference at either end. */
export function isMark(word: string): boolean {
  return /^(?:\d{1,4}[a-z]?|fn|\p{L}+\d{1,3}|\d{1,3}\p{L}+)$/u.test(word);
}
