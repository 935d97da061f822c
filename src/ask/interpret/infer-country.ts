import type { ChatMessage } from "../../contract/schemas/ask.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { ProvisionData } from "../../corpus/port/legislation-reader.ts";
import { AMERICAN_CITIES, INDIAN_CITIES } from "../../law/cities.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";
import type { CoveredJurisdiction } from "../../law/jurisdiction.ts";
import { STATES } from "../../law/state.ts";
import { findNamedCases } from "./named-cases.ts";
import { findNamedProvisions } from "./named-provisions.ts";
import { measureFits } from "./references/bare-sections.ts";

/** Expressions that only questions on Indian law contain; words that are written alike in other countries are absent. */
const INDIAN_SIGNS: readonly RegExp[] = [
  /\b(?:IPC|CrPC|Cr\.P\.C|BNSS?|Bharatiya|IBC|RTI|FIR|SLP|NJAC|PMLA|UAPA|TADA|POTA|MCOCA|NDPS|SEBI|RBI|RERA|CBI|CBDT|PIL|OBC|SC\/ST|CIRP)\b/,
  /\b(?:india|indian|bharat|hindu|lok sabha|rajya sabha|panchayat|crores?|lakhs?|rupees?|advocates? on record|high court of (?:bombay|delhi|madras|calcutta)|union of india|constitution bench|anticipatory bail|culpable homicide|cogni[sz]able|charge[- ]?sheet|cheques?|basic structure|talaq|iddat|dowry|zamindari?)\b/i,
  /\b(?:ipc|crpc|bnss?|ni act|rti|uoi|sebi|pmla|uapa|ndps|mcoca|rera|njac|pils?|nclt|nclat|[cis]?gst(?:in)?|aadhaar|lokpal|sarfaesi|pocso|mgnrega|fssai|ugc|nhrc|tds|hc|mla|cji)\b/i,
  /\b(?:thana|thanedar|tehsil(?:dar)?|patwari|chowki|lathi|havildar|daroga|sarpanch|gram sabha|taluka?|zilla|mehr|nikah(?:nama)?|stridhan|benami|vakalatnama|dacoity|goondas?|hartal|bandh|gherao|mamlatdar|munsif|mofussil|khap|nagar (?:nigam|palika|panchayat)|lok adalat|mandi|adivasis?|dalits?|wa[kq]f|coparcen(?:er|ers|ary)|challans?|consumer (?:courts?|forums?|commissions?)|scheduled (?:castes?|tribes?)|sessions (?:courts?|judges?)|chief minister|prime minister|parliament|enquiry officer)\b/i,
  /₹|\bRs\.? ?\d/,
  /\b(?:AIR (?:19|20)\d\d|\(?(?:19|20)\d\d\)? \d{1,2} SCC|(?:19|20)\d\d INSC|\[(?:19|20)\d\d\] \d{1,2} SCR)\b/,
  /\b(?:article|art\.?) (?:1[2-9]|2[0-9]|3[0-2]|1[0-9]{2}|2[0-9]{2}|3[0-9]{2})(?:A|\(\d\))?\b(?! of the UCC)/i,
  new RegExp(String.raw`\b(?:${INDIAN_STATES.join("|")})\b`, "i"),
  new RegExp(String.raw`\b(?:${INDIAN_CITIES.join("|")})\b`, "i"),
];

/** Expressions that only questions on American law contain. */
const AMERICAN_SIGNS: readonly RegExp[] = [
  /\b(?:U\.S\.(?:A\.)?|USA?|C\.?F\.?R|F(?:RCP|RE|RCrP|RAP)|FTC|SEC|EEOC|NLRB|FCC|IRS|FBI|ERISA|FOIA|FAA|RICO)\b/,
  /\b(?:u\.?s\.?c\.?|Fed\. R|(?<!-)(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Thirteenth|Fourteenth|Fifteenth|Nineteenth) Amendment)/i,
  /\b(?:(?:1?\d|2[0-7])(?:st|nd|rd|th) am(?:en)?d(?:men)?ts?|\d+(?:st|nd|rd|th) circuit)\b/i,
  /\b(?:American|United States|SCOTUS|federal (?:(?:district|appeals|appellate|circuit|trial) )?(?:courts?|laws?|judges?|government|agenc(?:y|ies)|crimes?|statutes?)|Miranda|Title (?:VI|VII|IX)|executive orders?|Article III?|Bill of Rights|fair use)\b/i,
  /\b(?:Congress|Senate|Senators?|DOJ|DHS|ICE|DEA|ATF|EPA|FDA|OSHA|FMLA|HIPAA|Medicaid|Medicare)\b/,
  /\b(?:felon(?:y|ies)|misdemeanors?|district attorneys?|public defenders?|sheriff['’]?s? deput(?:y|ies)|jur(?:y|ies|ors?)|peremptor(?:y|ies) (?:challenges?|strikes?)|bucks|count(?:y|ies)|troopers?|statutes? of limitations?|eminent domain|dui|dmv|hoa|green cards?|school districts?|(?<!power of )attorneys?(?! general))\b/i,
  /\$ ?\d|\b\d[\d,.]* (?:dollars|cents)\b/i,
  new RegExp(String.raw`\b(?:${STATES.map(({ name }) => name).join("|")})\b`, "i"),
  new RegExp(String.raw`\b(?:${AMERICAN_CITIES.join("|")})\b`, "i"),
];

/**
 * Infers the country whose law a question is about where the caller leaves it open: from what only one country's law
 * contains, in the question or else in the turns before it; failing that, from the provisions and cases of the corpus that
 * it names.
 * @returns null if nothing tells
 */
export async function inferCountry(
  corpus: Corpus,
  question: string,
  history: readonly ChatMessage[] = [],
): Promise<CoveredJurisdiction | null> {
  for (const text of [question, ...history.toReversed().map(({ content }) => content)]) {
    const isAmerican = AMERICAN_SIGNS.some((sign) => sign.test(text));
    const isIndian = INDIAN_SIGNS.some((sign) => sign.test(text));
    if (isAmerican !== isIndian) return isIndian ? "IN" : "US";
  }
  const [ofIndia, ofAmerica] = [await findNamedLaw(corpus, question, "IN"), await findNamedLaw(corpus, question, "US")];
  if (ofIndia.sureness !== ofAmerica.sureness) return ofIndia.sureness > ofAmerica.sureness ? "IN" : "US";
  if (ofIndia.bare.length > 0 && ofAmerica.bare.length > 0) {
    const { legislation } = corpus;
    const [inIndia, inAmerica] = [
      await measureFits(legislation, question, ofIndia.bare),
      await measureFits(legislation, question, ofAmerica.bare),
    ];
    return Math.max(...inIndia) > Math.max(...inAmerica) ? "IN" : "US";
  }
  return null;
}

/** What a text names of the law of a country. */
interface NamedLaw {
  /** 2 if it names a provision that the corpus contains, or a case by both parties; 1 if a section by its number alone. */
  readonly sureness: 0 | 1 | 2;
  /** The sections that it names by their numbers alone. */
  readonly bare: readonly { readonly provision: ProvisionData }[];
}

async function findNamedLaw(corpus: Corpus, text: string, country: "US" | "IN"): Promise<NamedLaw> {
  const named = await findNamedProvisions(corpus.legislation, text, country);
  const held = named.filter((one) => one.provisions.length > 0);
  if (held.some(({ isBare }) => isBare !== true)) return { sureness: 2, bare: [] };
  const { cases } = await findNamedCases(corpus, text, { jurisdiction: country });
  if (cases.some(({ namedBy }) => namedBy !== "party")) return { sureness: 2, bare: [] };
  const bare = held.flatMap(({ provisions }) => provisions.map((provision) => ({ provision })));
  return { sureness: bare.length > 0 ? 1 : 0, bare };
}
