import { STATES } from "../../../law/state.ts";
import { findCourt } from "../../reporters/courts.ts";

/** Courts that citations call otherwise than the table of courts does. */
const ABBREVIATION_OVERRIDES: Readonly<Record<string, string>> = { scotus: "U.S.", ny: "N.Y.", dc: "D.C." };

/** Returns the court as written in a parenthesis: `9th Cir.`, `Cal. Ct. App.`, `Ohio`; empty for an unknown court. */
export function findCourtAbbreviation(courtId: string): string {
  return ABBREVIATION_OVERRIDES[courtId] ?? findCourt(courtId)?.citationString ?? "";
}

/** Returns the state whose court it is, two lower-case letters; null for federal courts. */
export function findCourtState(courtId: string): string | null {
  const printed = findCourtAbbreviation(courtId);
  if (courtId === "cadc" || printed === "") return null;
  let best: { code: string; length: number } | null = null;
  for (const { code, abbreviation } of STATES) {
    if (printed !== abbreviation && !printed.startsWith(`${abbreviation} `)) continue;
    // `N.D. Ohio` is a federal district, not a court of North Dakota.
    const rest = printed.slice(abbreviation.length + 1);
    if (STATE_ABBREVIATIONS.has(rest)) continue;
    if (best === null || abbreviation.length > best.length) best = { code, length: abbreviation.length };
  }
  return best?.code ?? null;
}

/** Returns what the parenthesis contains after a reporter that names the state: nothing for its highest court. */
export function omitStateFromCourt(courtId: string, state: string): string {
  const abbreviation = STATES.find(({ code }) => code === state)?.abbreviation ?? "";
  const printed = findCourtAbbreviation(courtId);
  return printed.startsWith(abbreviation) ? printed.slice(abbreviation.length).trim() : printed;
}

const STATE_ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...STATES.map(({ abbreviation }) => abbreviation),
  "P.R.",
  "V.I.",
  "Guam",
]);
