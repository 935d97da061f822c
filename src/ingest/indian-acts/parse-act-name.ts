/** The parts of an Act's title. */
export interface ActName {
  /** As printed, with its year: "The Pharmacy Act, 1948". */
  readonly title: string;
  readonly year: number;
  /** The same for every source that has the Act, without its article: "pharmacy-act-1948". */
  readonly id: string;
}

const MAX_ID_CHARS = 200;

/**
 * Parses the name of an Act on title pages and in lists: "The Pharmacy Act, 1948", "THE X ACT, 1968 (3 of 1968)".
 * `yearElsewhere` is used if the title has no year. Null if there is no title or no year.
 */
export function parseActName(printed: string, yearElsewhere: number | null = null): ActName | null {
  const words = printed
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\(\d{1,3} of \d{4}\)\W*$/, "")
    .replace(/[\s.,]+$/, "")
    .trim();
  const ended = /^(.*?)[\s,]+(\d{4})$/.exec(words);
  const name = (ended?.[1] ?? words).trim();
  const year = ended ? Number(ended[2]) : yearElsewhere;
  if (name === "" || year === null) return null;
  const id = toActSlug(`${name.replace(/^the /i, "")} ${year}`);
  return /[a-z]/.test(id) ? { title: `${name}, ${year}`, year, id } : null;
}

/** Converts a title to lower-case letters and digits with single hyphens between words. */
export function toActSlug(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/[\p{M}'’‘`]/gu, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const whole = words.replace(/^-|-$/g, "");
  return whole.length <= MAX_ID_CHARS ? whole : `${whole.slice(0, MAX_ID_CHARS - 5)}${whole.slice(-5)}`;
}
