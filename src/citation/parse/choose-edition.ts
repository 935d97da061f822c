import { OPEN_BRACKET, OPEN_PAREN } from "../../text/character-codes.ts";
import type { Edition, Spelling } from "../reporters/edition.ts";
import { skipSpaces } from "./characters.ts";

/**
 * Which edition an abbreviation means, among those that are listed under it.
 * Volumes that are years belong to neutral citations; a year in the parenthetical must lie in the edition's years;
 * the canonical spelling beats a listed variant, which beats a spelling that only squeezes to the same letters.
 * A bare surname that several reporters share, none of them by that name, is no citation: `null`.
 */
export function chooseEdition(
  entry: readonly Spelling[],
  written: string,
  volume: string | null,
  year: number | null,
): Edition | null {
  let rest = entry.filter(({ edition }) => VOLUME_FIRST_SHAPES.has(edition.shape));
  const plain = written.replace(/\s/g, "");
  const named = rest.find((s) => s.canonical && s.text.replace(/\s/g, "") === plain && s.edition.jurisdiction !== "US");
  if (named !== undefined) return named.edition;
  const letters = stripPunctuation(written);
  const american = rest.filter((s) => s.edition.jurisdiction === "US");
  const eastern = rest.find((s) => s.edition.jurisdiction !== "US" && stripPunctuation(s.text) === letters);
  if (
    american.length > 0 &&
    (eastern === undefined || american.some((s) => s.canonical || stripPunctuation(s.text) === letters))
  ) {
    rest = american;
  }
  const neutral = rest.filter((s) => s.edition.shape === "neutral");
  if (neutral.length > 0) {
    const numbered = rest.filter((s) => s.edition.shape !== "neutral");
    // `370 N.L.R.B. No. 128`: numbered within a volume.
    const alone =
      numbered.length === 0 && letters.length > 2 && neutral.some((s) => stripPunctuation(s.text) === letters);
    const asPrinted = alone || (neutral.some((s) => s.text === written) && !numbered.some((s) => s.canonical));
    rest = asPrinted || parseVolumeYear(volume) !== null || isShortYear(volume, neutral, written) ? neutral : numbered;
  }
  if (year !== null && rest.length > 1) {
    const inYears = rest.filter((s) => s.edition.years.some(([from, to]) => from <= year && year <= to));
    if (inYears.length > 0) rest = inYears;
  }
  const exact = rest.find((s) => s.canonical && s.text.replace(/\s/g, "") === plain);
  if (exact !== undefined) return exact.edition;
  const sameLetters = rest.filter((s) => stripPunctuation(s.text) === letters);
  if (sameLetters.length > 0) rest = sameLetters;
  const best = rest.find((s) => s.canonical);
  if (best !== undefined) return best.edition;
  const slugs = new Set(rest.map((s) => s.edition.slug));
  if (slugs.size > 1 && year !== null && /^[A-Z][a-z]+$/.test(plain)) return null;
  // With the year fitting several, the later series is the likelier one.
  return (rest.length > 1 && year !== null ? rest.at(-1) : rest[0])?.edition ?? null;
}

/** Returns the other canonical reporters that the abbreviation can mean; none if it is canonical itself. */
export function listOtherReporters(entry: readonly Spelling[], written: string, edition: Edition): readonly string[] {
  if (entry.length === 1) return NONE;
  const plain = written.replace(/\s/g, "");
  if (edition.reporter.replace(/\s/g, "") === plain) return NONE;
  const names = new Set<string>();
  for (const { edition: other } of entry) {
    if (other.jurisdiction === edition.jurisdiction && other.format !== "law") names.add(other.reporter);
  }
  names.delete(edition.reporter);
  return [...names];
}

/** Returns the year in a parenthesis immediately after a citation. */
export function readParentheticalYear(text: string, at: number): number | null {
  const i = skipSpaces(text, at);
  const open = text.charCodeAt(i);
  if (open !== OPEN_PAREN && open !== OPEN_BRACKET) return null;
  const inner = text.slice(i + 1, i + 61);
  const close = inner.indexOf(open === OPEN_PAREN ? ")" : "]");
  const year = close === -1 ? undefined : /(\d{4})$/.exec(inner.slice(0, close))?.[1];
  return year === undefined ? null : Number(year);
}

/** Returns a volume that is a year from 1600 on, or null. */
export function parseVolumeYear(volume: string | null): number | null {
  return volume !== null && /^(?:1[6-9]|20)\d\d$/.test(volume) ? Number(volume) : null;
}

/** Returns whether a volume is a year of two digits before a neutral abbreviation in capitals: `21COA112`. */
function isShortYear(volume: string | null, neutral: readonly Spelling[], written: string): boolean {
  return (
    volume !== null &&
    volume.length <= 3 &&
    written === written.toUpperCase() &&
    neutral.some((s) => s.text === written)
  );
}

/** Letters and digits with their case: `Pac.` is not `Pa. C.`, `IA` not `Ia.`. */
export function stripPunctuation(text: string): string {
  return text.replace(/[\s.,'’]/g, "");
}

const VOLUME_FIRST_SHAPES = new Set(["volume", "neutral", "journal"]);
const NONE: readonly string[] = [];
