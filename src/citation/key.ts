import { parseRomanNumeral } from "../text/numerals.ts";
import type { Citation } from "./citation.ts";
import type { Edition } from "./reporters/edition.ts";

/** The parts of a citation from which its key is built, as written. */
export type KeyParts = Pick<Citation, "volume" | "page" | "year" | "series">;

/**
 * Returns the canonical key of a citation in an edition, which is equal for every spelling of one citation; `null` for
 * a citation without a page. By volume `us/410/113`, by year `scc/1973/4/225` (`scr/1957//575` without a volume,
 * `scr/1959/supp2/256`), by court `air/1973/sc/1461`. The part before the last `/` is the same for all citations of a
 * volume.
 */
export function buildCitationKey(edition: Edition, parts: KeyParts, court: string | null): string | null {
  const page = normalizePage(parts.page);
  if (page === null) return null;
  const volume = normalizeVolume(parts.volume);
  const year = parts.year === null ? "" : String(parts.year);
  switch (edition.shape) {
    case "year":
      return `${edition.slug}/${year}/${edition.series === "Supp" || parts.series === "Supp" ? "supp" : ""}${volume}/${page}`;
    case "neutral":
      return `${edition.slug}/${volume === "" ? year : volume}/${page}`;
    case "air":
      return `air/${year}/${toCourtSlug(court ?? "SC")}/${page}`;
    case "court":
      return `${edition.slug}/${year}/${toCourtSlug(court ?? "")}/${page}`;
    case "ilr":
      return `ilr-${toCourtSlug(court ?? "")}/${volume === "" ? `${year}/` : volume}/${page}`;
    default:
      // An Indian series with running volumes that was cited by its year alone.
      if (volume === "" && edition.jurisdiction !== "US") return `${edition.slug}/${year}//${page}`;
      return `${edition.slug}/${volume}/${page}`;
  }
}

/** Returns the common prefix of the keys of all citations of a volume: `us/410/`. */
export function toVolumePrefix(key: string): string {
  return key.slice(0, key.lastIndexOf("/") + 1);
}

/** Returns the number with which the page of a key begins; 0 if it begins with none. */
export function readKeyPage(key: string): number {
  return Number.parseInt(key.slice(key.lastIndexOf("/") + 1), 10) || 0;
}

/** Returns the key for a string that contains no citation; ignores case, spaces and full stops. */
export function toRawKey(text: string): string {
  return `raw/${text.toLowerCase().replace(/[\s.,'’`/​]+/g, "")}`;
}

/**
 * Normalizes a page: `1,045` to `1045`, `007` to `7`, `XXV` to `25`, `134[A]` to `134(a)`; `null` for a blank (`___`).
 */
function normalizePage(page: string | null): string | null {
  if (page === null || /^[_—–-]/.test(page)) return null;
  return (
    normalizeDigits(page) ??
    page
      .toLowerCase()
      .replace(/[,\s]/g, "")
      .replace("[", "(")
      .replace("]", ")")
      .replace(/^0+(?=\w)/, "")
  );
}

function normalizeVolume(volume: string | null): string {
  if (volume === null) return "";
  const plain = normalizeDigits(volume);
  if (plain !== null) return plain;
  const roman = parseRomanNumeral(volume);
  return roman > 0 ? String(roman) : volume.toLowerCase();
}

function normalizeDigits(text: string): string | null {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return null;
  }
  return text.charCodeAt(0) === 48 && text.length > 1 ? text.replace(/^0+(?=\d)/, "") : text;
}

function toCourtSlug(court: string): string {
  return court.toLowerCase().replace(/[\s.]/g, "");
}
