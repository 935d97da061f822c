import { applyAbbreviations } from "./abbreviations.ts";

/** How a style writes the name of a case. */
interface NameForm {
  /** Between the parties. */
  readonly versus: string;
  /** Whether words of parties are shortened by the table of abbreviations. */
  readonly shortens: boolean;
  /** Whether abbreviations keep their full stops. */
  readonly stops: boolean;
  /** Whether `In re` becomes `Re`, as the Commonwealth writes it. */
  readonly re: boolean;
}

const createNameForm = (versus: string, shortens: boolean, stops: boolean, re: boolean): NameForm => ({
  versus,
  shortens,
  stops,
  re,
});

/** Forms of case names, by name. */
export const NAME_FORMS = {
  bluebook: createNameForm("v.", true, true, false),
  full: createNameForm("v.", false, true, false),
  /** Abbreviated, without a full stop after v: Michigan, New York, Oregon. */
  tight: createNameForm("v", true, false, false),
  tightFull: createNameForm("v", false, false, false),
  commonwealth: createNameForm("v", false, false, true),
  versus: createNameForm("versus", false, true, false),
  slash: createNameForm("/", false, true, false),
  german: createNameForm("v.", false, true, false),
  french: createNameForm("c/", false, true, false),
} satisfies Readonly<Record<string, NameForm>>;

/** Name of a row of `NAME_FORMS`. */
export type NameFormName = keyof typeof NAME_FORMS;

/** The parties of a case as a style writes them; one without `v.` has only the first. */
export interface Parties {
  readonly name: string;
  readonly plaintiff: string;
  readonly defendant: string;
  /** Returns the party that a short form names. */
  readonly short: string;
}

/** Reads the parties out of a case's name and writes them in a form. */
export function formatParties(formName: NameFormName, caseName: string): Parties {
  const form = NAME_FORMS[formName];
  const [first = "", second = ""] = splitParties(caseName);
  const [plaintiff, defendant] = [writeParty(first, form), writeParty(second, form)];
  const between = form.versus === "/" ? "/" : ` ${form.versus} `;
  return {
    name: defendant === "" ? plaintiff : `${plaintiff}${between}${defendant}`,
    plaintiff,
    defendant,
    short: writeParty(chooseShortParty(first, second), form),
  };
}

function splitParties(caseName: string): [string, string] {
  const parts = caseName.trim().split(/\s+(?:v|vs|versus|V|VS|V\/S)\.?,?\s+/);
  // A second `v.` belongs to a consolidated case: only the first is cited.
  return [cleanParty(parts[0] ?? ""), cleanParty(parts[1] ?? "")];
}

/** Omits `& Ors.`, `et al.` and a leading article, as all manuals do. */
function cleanParty(party: string): string {
  return party
    .replace(/,?\s*(?:&|and)\s*(?:Ors?|Another|Anr|Others)\.?\s*(?:etc\.?)*\s*$/i, "")
    .replace(/,?\s+et\s+(?:al|ux|vir)\.?,?\s*$/i, "")
    .replace(/(?:[,\s]+etc\.?){1,4}\s*$/i, "")
    .replace(/\s*\((?:slip opinion|per curiam|majority|dissent)\)\s*$/i, "")
    .replace(/^The\s+(?=\S)/, "")
    .trim()
    .replace(ALL_CAPITALS_RUN, toTitleCase);
}

/** Two words and more in capitals, as some databases print names: `DUMAS SCHOOL DIST.`; `NAACP` alone stays. */
const ALL_CAPITALS_RUN = /(?<![A-Za-z.])[A-Z]{3,30}\.?(?:[ ,]{1,2}[A-Z]{2,30}\.?){1,12}(?![a-z.])/g;

function toTitleCase(words: string): string {
  return words.replace(/[A-Z]{2,}/g, (word) =>
    LOWERCASE_WORDS.has(word) ? word.toLowerCase() : word[0]! + word.slice(1).toLowerCase(),
  );
}

const LOWERCASE_WORDS = new Set(["OF", "THE", "AND", "FOR", "IN", "ON"]);

function writeParty(party: string, { shortens, stops, re }: NameForm): string {
  let written = shortens ? applyAbbreviations(dropIncorporated(party)) : party;
  if (re) written = written.replace(/^In re\b/i, "Re");
  return stops ? written : stripFullStops(written);
}

/** Omits `Inc.` if another word shows that the party is a company. */
function dropIncorporated(party: string): string {
  const already =
    /\b(?:Company|Co\.|Corporation|Corp\.|Association|Ass'n|Bank|Railroad|Railway|Brothers|Insurance|Ltd\.|L\.?L\.?C\.?|L\.?P\.?)(?=[,\s])/;
  return already.test(party) ? party.replace(/,? (?:Inc\.?|Incorporated|Ltd\.?|Limited)$/, "") : party;
}

/** Removes full stops after abbreviations. */
export function stripFullStops(text: string): string {
  return text.replace(/\.(?=[\s,;:)\]A-Za-z\d'’&]|$)/g, "");
}

/** Returns the first party, unless it is one that brings many cases. */
function chooseShortParty(first: string, second: string): string {
  const chosen = second !== "" && FREQUENT_LITIGANT.test(first) ? second : first;
  return stripPartyAffixes(chosen);
}

const FREQUENT_LITIGANT =
  /^(?:United States|U\.S\.|People|State|Commonwealth|Union of India|Commissioner|Government|Comm'r|C\.?I\.?T|S\.?E\.?C\.?|N\.?L\.?R\.?B)\b/i;

/** Omits the ending of `Boyd, Inc.` and the opening of `In re Gault`; keeps `Katz`. */
function stripPartyAffixes(party: string): string {
  return party
    .replace(/^(?:In re|Ex parte|Re|In the Matter of|Matter of)\s+/i, "")
    .replace(/,? (?:Inc|Ltd|LLC|L\.L\.C)\.?$/i, "");
}
