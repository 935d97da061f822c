import type { Court } from "../../law/court.ts";
import { STATES, type State } from "../../law/state.ts";

/** Returns the state of a code or a name, in either case; null if there is none. */
export function findState(text: string): State | null {
  const wanted = text.toLowerCase();
  return STATES.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted) ?? null;
}

/**
 * Returns whether a court is one of a state: its citations begin with the state's abbreviation, and its name contains the
 * state's. Federal courts in the state are not.
 */
export function isCourtOfState({ name, citationString }: Court, state: State): boolean {
  if (/^(?:United States|U\.S\.|District Court|Bankruptcy)/.test(name) || !name.includes(state.name)) return false;
  return keepLetters(citationString).startsWith(keepLetters(state.abbreviation));
}

function keepLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
