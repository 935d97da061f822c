import type { Court, CourtLevel } from "./court.ts";

/**
 * The federal circuit that hears appeals from the district courts of a state or territory, by the prefix of their ids.
 */
const CIRCUIT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["ca1", "me ma nh ri pr"],
      ["ca2", "ct ny vt"],
      ["ca3", "de nj pa vi"],
      ["ca4", "md nc sc va wv"],
      ["ca5", "la ms mss missd tx tex"],
      ["ca6", "ky mi oh tn"],
      ["ca7", "il in wi wis"],
      ["ca8", "ar ia mn mo ne nd sd"],
      ["ca9", "ak az ca gu hi id mt nv nmi or wa"],
      ["ca10", "co ks nm ok ut wy"],
      ["ca11", "al fl ga"],
      ["cadc", "dc"],
    ] as const
  ).flatMap(([circuit, prefixes]) => prefixes.split(" ").map((prefix) => [prefix, circuit])),
);

/** Courts whose ids do not show the circuit to which appeals go. */
const SPECIAL_COURT_CIRCUITS: Readonly<Record<string, string>> = {
  cit: "cafc",
  uscfc: "cafc",
  cavc: "cafc",
  msnd: "ca5",
  mssd: "ca5",
};

/** Ids of the highest courts of the states, which are prefixes of the ids of their other courts. */
const STATE_SUPREME_COURTS: readonly string[] = (
  "ala alaska ariz ark cal colo conn del dc fla ga haw idaho ill ind iowa kan ky la me md mass mich minn miss mo mont " +
  "neb nev nh nj nm ny nc nd ohio okla or pa ri sc sd tenn tex texcrimapp utah vt va wash wva wis wyo"
).split(" ");

/** Returns the courts above a US court in its line of appeal, nearest first, by id. */
export function listCourtsAbove(court: Pick<Court, "id" | "level">): readonly string[] {
  if (court.id === "scotus") return [];
  const circuit =
    SPECIAL_COURT_CIRCUITS[court.id] ?? CIRCUIT_OF[/^([a-z]{2,5}?)[nsewmc]?[db]$/.exec(court.id)?.[1] ?? ""];
  if (circuit !== undefined && LEVELS_BELOW_CIRCUIT.has(court.level)) return [circuit, "scotus"];
  const state = findStateSupremeCourt(court.id);
  return state === null || state === court.id ? ["scotus"] : [state, "scotus"];
}

/** Returns the courts above a court as the records of courts state them, nearest first, by id; empty if they do not. */
export function listStatedCourtsAbove(id: string, courts: ReadonlyMap<string, Court>): readonly string[] {
  const above = new Set(courts.get(id)?.appealsTo ?? []);
  // A set that grows is visited to its end.
  for (const one of above) for (const next of courts.get(one)?.appealsTo ?? []) if (next !== id) above.add(next);
  above.delete(id);
  return [...above];
}

const LEVELS_BELOW_CIRCUIT: ReadonlySet<CourtLevel> = new Set(["trial", "special", "unknown"]);

/**
 * Returns the highest court of a court's state, the longest such id that is a prefix of `id`; `null` if there is none.
 */
function findStateSupremeCourt(id: string): string | null {
  let found: string | null = null;
  for (const state of STATE_SUPREME_COURTS) {
    if (id.startsWith(state) && (found === null || state.length > found.length)) found = state;
  }
  return found;
}
