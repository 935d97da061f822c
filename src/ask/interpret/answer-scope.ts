import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { CodeData } from "../../corpus/port/legislation-reader.ts";
import type { Court } from "../../law/court.ts";
import { listCourtsAbove } from "../../law/courts-above.ts";
import type { CoveredJurisdiction } from "../../law/jurisdiction.ts";
import type { CorpusType } from "../../law/legislation.ts";
import { STATES } from "../../law/state.ts";
import { inferCountry } from "./infer-country.ts";
import { findNamedCases } from "./named-cases.ts";

/** The sources that an answer may use; it uses no others. */
export interface AnswerScope {
  readonly jurisdiction: CoveredJurisdiction;
  /** `null` excludes all cases. */
  readonly cases: CaseFilter | null;
  /** Ids of codes; `null` excludes all, `undefined` admits all. */
  readonly codes: readonly string[] | null | undefined;
  readonly acts: boolean;
  /** Whether the country follows from the question, because the caller left it open. */
  readonly isInferred: boolean;
  /** Whether nothing in the question or before it tells the country. */
  readonly isOpen: boolean;
  /** Name of the state to whose law the answer is limited; `null` if it is not. */
  readonly state: string | null;
}

/** Words that ask for federal law. */
const FEDERAL_LAW_MENTION =
  /\b(?:federal|U\.?\s?S\.?\s?C\b|C\.?\s?F\.?\s?R\b|U\.S\. Constitution|United States (?:Constitution|Code|Supreme Court)|Supreme Court of the United States|U\.S\. Supreme Court|(?:First|Second|Fourth|Fifth|Sixth|Eighth|Tenth|Fourteenth) Amendment)/i;

/** The federal statutes that `statutes_only` searches. */
const FEDERAL_STATUTE_TYPES: ReadonlySet<CorpusType> = new Set(["USC", "CFR"]);

/**
 * Determines the sources from which a request may be answered.
 * @param chosen the country of a request that leaves it open; default the United States
 */
export async function determineScope(
  corpus: Corpus,
  { question, countryCode, sourcesFilter, usState, chatHistory }: AskRequest,
  chosen?: CoveredJurisdiction,
): Promise<AnswerScope> {
  const isInferred = countryCode === undefined;
  const told =
    countryCode ?? (usState === undefined ? (chosen ?? (await inferCountry(corpus, question, chatHistory))) : "US");
  const isOpen = told === null;
  if (told === "IN") {
    const cases = { jurisdiction: told } as const;
    return { jurisdiction: told, cases, codes: null, acts: true, state: null, isInferred, isOpen };
  }
  const code = usState?.toLowerCase();
  const places = code === undefined ? null : findTerritories(code, question, await namesFederalCase(corpus, question));
  const statutesOnly = sourcesFilter === "statutes_only";
  const codes = sourcesFilter === "cases_only" ? [] : await corpus.legislation.readCodes();
  const courtIds = places && selectCourtIds(await corpus.readCourts(), places);
  return {
    jurisdiction: "US",
    cases: statutesOnly ? null : { jurisdiction: "US", ...(courtIds && { courtIds }) },
    codes: sourcesFilter === "cases_only" ? null : selectCodeIds(codes, places, statutesOnly),
    acts: false,
    isInferred,
    isOpen,
    state: code === undefined ? null : (STATES.find((state) => state.code === code)?.name ?? code.toUpperCase()),
  };
}

interface Territories {
  readonly states: ReadonlySet<string>;
  readonly federal: boolean;
}

/** Returns whether a question names a case of a federal court, whose law it asks for. */
async function namesFederalCase(corpus: Corpus, question: string): Promise<boolean> {
  const { cases } = await findNamedCases(corpus, question, { jurisdiction: "US" });
  const read = await corpus.cases.readCases(cases.map(({ clusterId }) => clusterId));
  const courts = await corpus.readCourts();
  return read.some((one) => one !== null && isFederalCourt(courts.get(one.court.id)));
}

/** Returns the state of the request, and the states and federal law that the question names. */
function findTerritories(state: string, question: string, isFederal: boolean): Territories {
  const named = STATES.filter(({ name }) => new RegExp(`(?<!West )\\b${name}\\b`).test(question));
  return {
    states: new Set([state, ...named.map(({ code }) => code)]),
    federal: isFederal || FEDERAL_LAW_MENTION.test(question),
  };
}

function selectCodeIds(
  codes: readonly CodeData[],
  places: Territories | null,
  statutesOnly: boolean,
): string[] | undefined {
  if (places === null && !statutesOnly) return undefined;
  return codes
    .filter(({ state, corpusType }) => {
      if (state !== null) return places?.states.has(state) === true && (!statutesOnly || corpusType === "STATE");
      return (places === null || places.federal) && (!statutesOnly || FEDERAL_STATUTE_TYPES.has(corpusType));
    })
    .map(({ id }) => id);
}

const REVIEWING_LEVELS: ReadonlySet<Court["level"]> = new Set(["supreme", "state_supreme", "appellate"]);

function isFederalCourt(court: Court | undefined): boolean {
  if (court === undefined) return false;
  const above = listCourtsAbove(court)[0] ?? "";
  return court.jurisdiction === "US" && court.level !== "state_supreme" && (above === "" || above === "scotus");
}

/** Returns the supreme and appellate courts of the states, and federal ones if the question names federal law. */
function selectCourtIds(courts: ReadonlyMap<string, Court>, { states, federal }: Territories): string[] {
  const highest = new Set([...states].flatMap((code) => HIGHEST_COURTS[code] ?? []));
  return [...courts.values()]
    .filter((court) => {
      if (court.jurisdiction !== "US" || !REVIEWING_LEVELS.has(court.level)) return false;
      const above = listCourtsAbove(court)[0] ?? "";
      if (highest.has(court.id) || highest.has(above)) return true;
      return federal && isFederalCourt(court);
    })
    .map(({ id }) => id);
}

/** The highest courts of each state, by its postal code. */
const HIGHEST_COURTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    "al:ala ak:alaska az:ariz ar:ark ca:cal co:colo ct:conn de:del dc:dc fl:fla ga:ga hi:haw id:idaho il:ill in:ind " +
    "ia:iowa ks:kan ky:ky la:la me:me md:md ma:mass mi:mich mn:minn ms:miss mo:mo mt:mont ne:neb nv:nev nh:nh nj:nj " +
    "nm:nm ny:ny nc:nc nd:nd oh:ohio ok:okla,oklacrimapp or:or pa:pa ri:ri sc:sc sd:sd tn:tenn tx:tex,texcrimapp ut:utah " +
    "vt:vt va:va wa:wash wv:wva wi:wis wy:wyo"
  )
    .split(" ")
    .map((row) => row.split(":") as [string, string])
    .map(([code, courts]) => [code, courts.split(",")]),
);
