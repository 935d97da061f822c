import type { Court, CourtLevel } from "../../law/court.ts";
import { parseTableRows } from "./edition.ts";
import { type CourtSeries, US_COURT_SERIES } from "./tables/us-court-series.ts";
import { US_COURTS } from "./tables/us-courts.ts";

/**
 * Returns the court that a parenthetical names: `9th Cir.`, `Cal. Ct. App.`, `D Kan`, `Bankr. N.D. Ohio` → Free Law Project's
 * id (`ca9`, `calctapp`, `ksd`, `ohnb`), or null. Spaces, full stops and case do not count.
 */
export function findCourtId(text: string): string | null {
  const ids = loadIdsBySlug();
  const slug = toCourtNameSlug(text);
  const exact = ids.get(slug);
  if (exact !== undefined) return exact;
  for (const [pattern, replacement] of REWRITES) {
    const other = slug.replace(pattern, replacement);
    if (other === slug) continue;
    const found = ids.get(other);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns a court of the United States by its id, or null. */
export function findCourt(id: string): Court | null {
  return loadCourtsById().get(id) ?? null;
}

/** Lists the courts of the United States that the tables contain. */
export function listCourts(): readonly Court[] {
  return [...loadCourtsById().values()];
}

/** Spellings that writers use for those of the table, without spaces and full stops. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)(?:nd|rd|d|st|th)?(?:cir|circuit)$/, "$1cir"],
  [/^la(?:ct)?app\d.*cir$/, "lactapp"],
  [/^laapp.*$/, "lactapp"],
  [/^flaapp(?:\d.*)?$/, "fladistctapp"],
  [/^fla(?:\d)(?:st|nd|rd|d|th)dca$/, "fladistctapp"],
  [/^(?:usct|us)app(\d)/, "$1"],
  [/^ny(?:app|ad|appdiv)\d?.*$/, "nyappdiv"],
  [/^calapp.*$/, "calctapp"],
  [/^tex(?:civ)?app.*$/, "texapp"],
  [/^ohioapp.*$/, "ohioctapp"],
  [/^illapp.*$/, "illappct"],
  [/^([a-z]+)app$/, "$1ctapp"],
  [/^([a-z]+)ctapp.*$/, "$1ctapp"],
  [/^([a-z]+)app.*$/, "$1app"],
  [/^bankr([a-z]+)$/, "bankr$1"],
  [/^(?:dc)circuit$/, "dccir"],
  [/^ca(\d+)(?:st|nd|rd|d|th)?(?:cir)?$/, "$1cir"],
  [/^cad(?:ist)?c(?:ol)?(?:cir)?$/, "dccir"],
  [/^cafed(?:eral)?(?:cir)?$/, "fedcir"],
  [/^dc([nsewmc]?d)/, "$1"],
  [/^okl(?=$|crim|civ)/, "okla"],
];

let idsBySlugCache: Map<string, string> | null = null;
let courtsByIdCache: Map<string, Court> | null = null;

/** Ids by the form in parentheticals, without spaces and full stops. */
function loadIdsBySlug(): ReadonlyMap<string, string> {
  if (idsBySlugCache !== null) return idsBySlugCache;
  idsBySlugCache = new Map();
  for (const { id, citationString } of loadCourtsById().values()) {
    if (citationString === "") continue;
    const slug = toCourtNameSlug(citationString);
    if (!idsBySlugCache.has(slug)) idsBySlugCache.set(slug, id);
    const ordinal = /^(\d+)(?:st|nd|rd|d|th)cir$/.exec(slug);
    if (ordinal !== null) idsBySlugCache.set(`${ordinal[1]}cir`, id);
  }
  return idsBySlugCache;
}

function loadCourtsById(): ReadonlyMap<string, Court> {
  if (courtsByIdCache !== null) return courtsByIdCache;
  courtsByIdCache = new Map();
  for (const [level, table] of Object.entries(US_COURTS) as [CourtLevel, string][]) {
    for (const [id = "", citationString = "", name = "", bankruptcy] of parseTableRows(table)) {
      const district: Court = { id, name, citationString, jurisdiction: "US", level };
      courtsByIdCache.set(id, district);
      if (bankruptcy !== undefined) courtsByIdCache.set(`${id.slice(0, -1)}b`, toBankruptcyCourt(district));
    }
  }
  for (const court of US_COURT_SERIES.flatMap(listCourtsOfSeries)) courtsByIdCache.set(court.id, court);
  return courtsByIdCache;
}

/** Returns the bankruptcy court of a district: `mad` → `mab`, `D. Mass.` → `Bankr. D. Mass.`. */
function toBankruptcyCourt(district: Court): Court {
  const place = district.name
    .replace(/^(?:United States )?District Court,? (?:for the )?/, "")
    .replace(/^(\w)\w* District of /, "$1.D. ")
    .replace(/^District of /, "D. ");
  return {
    ...district,
    id: `${district.id.slice(0, -1)}b`,
    name: `United States Bankruptcy Court, ${place}`,
    citationString: `Bankr. ${district.citationString}`,
  };
}

function listCourtsOfSeries({ level, idPrefix, citation, name, places }: CourtSeries): Court[] {
  return places
    .trim()
    .split(/,\s/)
    .map((entry) => entry.split("="))
    .map(([place = "", ownId]) => ({
      id: `${idPrefix}${ownId ?? place.toLowerCase().replace(/[^a-z0-9]/g, "")}`.slice(0, MAX_COURT_ID_LENGTH),
      name: name.replace("{}", place),
      citationString: citation.replace("{}", place),
      jurisdiction: "US",
      level,
    }));
}

/** courts-db cuts longer ids. */
const MAX_COURT_ID_LENGTH = 15;

function toCourtNameSlug(text: string): string {
  return text.toLowerCase().replace(/[\s.,'’]/g, "");
}
