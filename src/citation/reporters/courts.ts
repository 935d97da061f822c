import type { Court, CourtLevel } from "../../law/court.ts";
import { parseTableRows } from "./edition.ts";
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
];

let idBySlug: Map<string, string> | null = null;
let courtsByIdCache: Map<string, Court> | null = null;

/** Ids by the form in parentheticals, without spaces and full stops. */
function loadIdsBySlug(): ReadonlyMap<string, string> {
  if (idBySlug !== null) return idBySlug;
  idBySlug = new Map();
  for (const line of Object.values(US_COURTS).join("").split("\n")) {
    const bar = line.indexOf("|");
    const end = line.indexOf("|", bar + 1);
    if (bar <= 0 || end <= bar + 1) continue;
    const slug = toCourtNameSlug(line.slice(bar + 1, end));
    if (!idBySlug.has(slug)) idBySlug.set(slug, line.slice(0, bar));
    const ordinal = /^(\d+)(?:st|nd|rd|th)cir$/.exec(slug);
    if (ordinal !== null) idBySlug.set(`${ordinal[1]}cir`, line.slice(0, bar));
  }
  return idBySlug;
}

function loadCourtsById(): ReadonlyMap<string, Court> {
  if (courtsByIdCache !== null) return courtsByIdCache;
  courtsByIdCache = new Map();
  for (const [level, table] of Object.entries(US_COURTS) as [CourtLevel, string][]) {
    for (const [id = "", citationString = "", name = ""] of parseTableRows(table)) {
      courtsByIdCache.set(id, { id, name, citationString, jurisdiction: "US", level });
    }
  }
  return courtsByIdCache;
}

function toCourtNameSlug(text: string): string {
  return text.toLowerCase().replace(/[\s.,'’]/g, "");
}
