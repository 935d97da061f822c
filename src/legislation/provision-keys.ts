import { toSlug } from "../citation/reporters/edition.ts";
import { findOrdinalsByKey, findSectionsBelow } from "../store/legislation/provision-citers.ts";
import type { StoredCode, StoredSection } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import { findLawReferences } from "./law-references.ts";

/** The keys under which citations find a section: those of its citations, and what its title and number make. */
export function listSectionKeys(
  section: Pick<StoredSection, "citation" | "citationShort" | "number">,
  code: Pick<StoredCode, "corpusType" | "titleNumber">,
): Set<string> {
  const [cited] = [section.citation, section.citationShort].flatMap((citation) => findLawReferences(citation));
  const keys = new Set(cited && [cited.key]);
  const slug = { USC: "usc", CFR: "cfr" }[code.corpusType as string];
  if (slug !== undefined && code.titleNumber !== null)
    for (const number of expandNumbers(section.number)) keys.add(`${slug}/${code.titleNumber}/${number}`);
  return keys;
}

/** A row may stand for several sections that were repealed together: "202 to 204", "231, 232". */
function expandNumbers(text: string): string[] {
  const numbers = text
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .split(/,\s|\sand\s/);
  return numbers.flatMap((number) => {
    const [, first, last] = /^(\d{1,6}) to (\d{1,6})$/.exec(number.trim()) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (!(count > 0 && count <= MAX_SECTIONS_PER_KEY)) return number.replace(/\s/g, "") || [];
    return Array.from({ length: count }, (_, i) => String(Number(first) + i));
  });
}

/** Sections that one citation may open, where it names a whole article, amendment or part. */
const MAX_SECTIONS_PER_KEY = 50;

/**
 * The sections that a key names: those that carry it, then its parts (an amendment's sections, the sections of a title
 * or of a part of the C.F.R.); or else the provision that it is a part of, where that is stored whole.
 */
export function findSectionsByKey(database: Database, key: string): number[] {
  const named = new Set([
    ...findOrdinalsByKey(database, "section_key", key),
    ...findSectionsBelow(database, `${key}/`, MAX_SECTIONS_PER_KEY),
    ...(/^cfr\/\d+\/\d+$/.test(key) ? findSectionsBelow(database, `${key}.`, MAX_SECTIONS_PER_KEY) : []),
  ]);
  if (named.size > 0) return [...named].slice(0, MAX_SECTIONS_PER_KEY);
  if (!key.startsWith("const/") || key.split("/").length < 4) return [];
  return findOrdinalsByKey(database, "section_key", key.slice(0, key.lastIndexOf("/")));
}

/** The keys of an Act: its title with and without its year, as citations to its sections are keyed. */
export function listActKeys(title: string): Set<string> {
  const name = toSlug(title.replace(/\([^()]*\)\s*$/, "").replace(/^\s*the\s/i, ""));
  return new Set([name, name.replace(/(?:1[789]|20)\d\d$/, "")]);
}
