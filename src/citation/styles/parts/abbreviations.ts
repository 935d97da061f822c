import { STATES } from "../../../law/state.ts";
import { WORD_ABBREVIATIONS } from "../tables/word-abbreviations.ts";

/** Cities and territories that are shortened as states are; T10. */
const PLACE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  "Los Angeles": "L.A.",
  Philadelphia: "Phila.",
  Baltimore: "Balt.",
  "San Francisco": "S.F.",
  Chicago: "Chi.",
  "Puerto Rico": "P.R.",
};

let abbreviationByWord: ReadonlyMap<string, string> | undefined;

/** Shortens the words of a party. A party that is one place alone, or `United States`, stays as it is. */
export function applyAbbreviations(party: string): string {
  if (isPlace(party)) return party;
  abbreviationByWord ??= parseWordAbbreviations();
  let shortened = party;
  for (const { name, abbreviation } of STATES) shortened = abbreviatePlace(shortened, name, abbreviation);
  for (const [name, abbreviation] of Object.entries(PLACE_ABBREVIATIONS))
    shortened = abbreviatePlace(shortened, name, abbreviation);
  return shortened.replace(/[A-Za-z]+(?![A-Za-z'’.])/g, (word) => abbreviationByWord!.get(word) ?? word);
}

function isPlace(party: string): boolean {
  return party === "United States" || party in PLACE_ABBREVIATIONS || STATES.some(({ name }) => name === party);
}

/** Within a longer name only: `City of Los Angeles`, but not `New York Times`, where it is no place of law, either way. */
function abbreviatePlace(party: string, name: string, abbreviation: string): string {
  const at = party.indexOf(name);
  if (at === -1) return party;
  const before = at === 0 || party[at - 1] === " ";
  const after = at + name.length;
  const ends = after === party.length || " ,".includes(party[after]!);
  // `Virginia` within `West Virginia`.
  const longer =
    /(?:West|New|North|South) $/.test(party.slice(0, at)) && STATES.some((s) => s.name.endsWith(` ${name}`));
  return before && ends && !longer ? party.slice(0, at) + abbreviation + party.slice(after) : party;
}

function parseWordAbbreviations(): Map<string, string> {
  const rows = WORD_ABBREVIATIONS.trim()
    .split("\n")
    .map((row) => row.split("|") as [string, string]);
  const map = new Map(rows);
  for (const [word, abbreviation] of rows) {
    if (word === "and" || map.has(`${word}s`) || abbreviation === word) continue;
    map.set(`${word}s`, abbreviation.endsWith(".") ? `${abbreviation.slice(0, -1)}s.` : `${abbreviation}s`);
  }
  // Abbreviations that are compass points or plural already do not take an s.
  for (const [word, same] of [
    ["Securities", "Sec."],
    ["Industries", "Indus."],
    ["Sciences", "Scis."],
  ] as const) {
    map.set(word, same);
  }
  return map;
}
