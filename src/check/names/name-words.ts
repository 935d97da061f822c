import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import { GENERIC_WORDS } from "../../citation/case-name-words.ts";
import { STATES } from "../../law/state.ts";

/** Words of offices, of procedure and of kinds of government, which writers of a name vary or leave out. */
const OFFICE_WORDS: ReadonlySet<string> = new Set(
  "administrator administration territory territories nct ut govt province provincial central chief minister ministry ministries deputy joint additional assistant sub divisional superintendent superintending collector magistrate registrar inspector police warden sheriff governor mayor clerk chairman president principal dean manager managing chairperson authority authorities head officers agent receiver trustee trustees executor administratrix guardian".split(
    " ",
  ),
);

/** Words of procedure, honorifics and relations, which are no part of a party's name. */
const ROLE_WORDS: ReadonlySet<string> = new Set(
  "lr lrs legal heirs heir representative representatives representing represented rep thr dead deceased decd since petitioner petitioners appellant appellants respondent respondents plaintiff plaintiffs defendant defendants intervenor ors etc connected matters case cases miscellaneous appeal civil criminal writ petition retd dated minor late advocate senior kumari km ku mst smti sh sardar lala pandit pt begum bai devi ltd co firm ms cir".split(
    " ",
  ),
);

/** Words that show that a party is an organisation. */
const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  "company corporation limited industries mills association society union trust foundation board commission committee council university college school hospital church temple bank insurance railway railroad railways department agency authority institute federation forum works manufacturing products stores motors brothers sons partners group services systems technologies electric power steel oil gas press newspapers publications club league party congress municipality municipal municipality council panchayat samiti sangh sabha mandal parishad samaj nigam samity mahasabha workers employees engineers teachers citizens people rights liberties transport airlines hotels enterprises international national american federal federation states state county city town village district".split(
    " ",
  ),
);

/** Places of India that were renamed: each old name, and the new one. */
const RENAMED_PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    orissa: "odisha",
    uttaranchal: "uttarakhand",
    pondicherry: "puducherry",
    bombay: "mumbai",
    madras: "chennai",
    calcutta: "kolkata",
    bangalore: "bengaluru",
    mysore: "karnataka",
    poona: "pune",
    baroda: "vadodara",
    gauhati: "guwahati",
    cawnpore: "kanpur",
    benares: "varanasi",
    trivandrum: "thiruvananthapuram",
    cochin: "kochi",
    gurgaon: "gurugram",
    allahabad: "prayagraj",
    simla: "shimla",
    nct: "delhi",
  }),
);

/** Words of the names of States and of great cities: two parties with different ones are two. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...STATES.flatMap(({ name }) => name.toLowerCase().split(" ")),
  ..."andhra pradesh arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand karnataka kerala madhya maharashtra manipur meghalaya mizoram nagaland odisha punjab rajasthan sikkim tamil nadu telangana tripura uttar uttarakhand bengal delhi jammu kashmir ladakh puducherry chandigarh hyderabad".split(
    " ",
  ),
  ...RENAMED_PLACES.values(),
]);

/** Returns whether a word is part of the name of a State or of a great city. */
export function isPlaceWord(word: string): boolean {
  return PLACE_WORDS.has(word);
}

/** Returns whether a word names a trade or a kind of organisation: two parties that share it can be two. */
export function isTradeWord(word: string): boolean {
  return ORGANISATION_WORDS.has(word);
}

/** Returns whether a party is the United States or the Union of India and nothing else. */
export function isUnion({ all }: PartyWords): boolean {
  return UNION_NAMES.has(all.join(" "));
}

const UNION_NAMES: ReadonlySet<string> = new Set(["united states", "united states america", "union india", "india"]);

const UNDISTINCTIVE_WORDS = [GENERIC_WORDS, OFFICE_WORDS, ROLE_WORDS];

/** One party of a case name, by its words. */
export interface PartyWords {
  /** Every word, abbreviations in their long forms. */
  readonly all: readonly string[];
  /** Words that identify the party: neither generic, nor an office, nor initials. */
  readonly distinctive: readonly string[];
  /** First letters of all its words, of "of" and "on" too: `scaora` for Supreme Court Advocates-on-Record Association. */
  readonly initials: string;
  /** Whether the party is an organisation or a government rather than a person. */
  readonly isOrganisation: boolean;
}

/** Reads the words of a party, with abbreviations of States in full and renamed places under their new names. */
export function readPartyWords(party: string): PartyWords {
  const all = tokenizeCaseName(expandInitialForms(party)).map((word) => RENAMED_PLACES.get(word) ?? word);
  return {
    all,
    initials: Array.from(party.matchAll(/\p{L}+/gu), ([word]) => word[0]!.toLowerCase()).join(""),
    distinctive: all.filter((word) => word.length > 2 && !UNDISTINCTIVE_WORDS.some((words) => words.has(word))),
    isOrganisation: all.some(
      (word) => ORGANISATION_WORDS.has(word) || OFFICE_WORDS.has(word) || GENERIC_WORDS.has(word),
    ),
  };
}

/** Splits a name at its divider into two parties; returns one part if there is none. */
export function splitParties(name: string): string[] {
  const dividers = Array.from(name.matchAll(/\s(?:v|vs|versus|v\/s)\.?,?(?=\s)/gi));
  const divider = dividers.find(([word]) => word.trim().startsWith("v")) ?? dividers[0];
  if (divider === undefined) return [name];
  return [name.slice(0, divider.index), name.slice(divider.index + divider[0].length)];
}

/** Writes abbreviations of Indian States and of India with their words: "State of T.N." is "State of Tamil Nadu". */
function expandInitialForms(party: string): string {
  let text = party;
  for (const [pattern, words] of STATE_INITIALS) text = text.replace(pattern, words);
  return text;
}

const STATE_INITIALS: readonly (readonly [RegExp, string])[] = [
  [/\bU\. ?P\.?(?![A-Za-z.])|\bUP\b/g, "Uttar Pradesh"],
  [/\bM\. ?P\.?(?![A-Za-z.])|\bMP\b/g, "Madhya Pradesh"],
  [/\bA\. ?P\.?(?![A-Za-z.])|\bAP\b/g, "Andhra Pradesh"],
  [/\bH\. ?P\.?(?![A-Za-z.])|\bHP\b/g, "Himachal Pradesh"],
  [/\bT\. ?N\.?(?![A-Za-z.])|\bTN\b/g, "Tamil Nadu"],
  [/\bW\. ?B\.?(?![A-Za-z.])|\bWB\b/g, "West Bengal"],
  [/\bJ\. ?& ?K\.?(?![A-Za-z.])/g, "Jammu Kashmir"],
  [/\bU\. ?O\. ?I\.?(?![A-Za-z.])|\bUOI\b/g, "Union of India"],
];

/** Returns whether a name has two parties, neither of which is only a government or an office. */
export function hasTwoDistinctiveParties(name: string): boolean {
  const parties = splitParties(name);
  return parties.length === 2 && parties.every((party) => readPartyWords(party).distinctive.length > 0);
}
