import { toSlug } from "../citation/reporters/edition.ts";
import { findOrdinalsByKey, findSectionsBelow } from "../store/legislation/provision-citers.ts";
import type { StoredCode, StoredSection } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import { findLawReferences } from "./law-references.ts";

/** Returns the keys by which citations find a section: those of its citation, and of its title and number. */
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

/** Returns every number in a section number: a row can contain several repealed sections ("202 to 204", "231, 232"). */
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

/** Maximum number of sections of one citation that names a whole article, amendment or part. */
const MAX_SECTIONS_PER_KEY = 50;

/**
 * Returns the ordinals of the sections that a key names: those that carry it, then its parts (sections of an amendment,
 * of a title, or of a part of the C.F.R.). If there are none, returns the constitutional provision that contains it.
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

/** Returns the keys of an Act: its title with and without the year, as in the keys of citations to its sections. */
export function listActKeys(title: string): Set<string> {
  const name = toSlug(title.replace(/\([^()]*\)\s*$/, "").replace(/^\s*the\s/i, ""));
  return new Set([name, name.replace(/(?:1[789]|20)\d\d$/, "")]);
}
