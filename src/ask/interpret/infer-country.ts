import type { ChatMessage } from "../../contract/schemas/ask.ts";
import type { Corpus, FoundDoctrine } from "../../corpus/port/corpus.ts";
import type { ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { PassageCandidate } from "../../corpus/port/passage-search.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { STATES } from "../../law/state.ts";
import { findNamedCases } from "./named-cases.ts";
import { findNamedProvisions } from "./named-provisions.ts";
import { findMentionedActs } from "./names/mentioned-acts.ts";
import { measureFits } from "./references/bare-sections.ts";
import { extractTerms } from "./terms/question-terms.ts";
import type { WordMemory } from "./terms/word-frequencies.ts";

/** Expressions that only questions on Indian law contain; words that are written alike in other countries are absent. */
const INDIAN_SIGNS: readonly RegExp[] = [
  /\b(?:IPC|CrPC|Cr\.P\.C|BNSS?|Bharatiya|IBC|RTI|FIR|SLP|NJAC|PMLA|UAPA|TADA|POTA|MCOCA|NDPS|SEBI|RBI|RERA|CBI|CBDT|PIL|OBC|SC\/ST|CIRP)\b/,
  /\b(?:india|indian|bharat|hindu|lok sabha|rajya sabha|panchayat|crores?|lakhs?|rupees?|advocates? on record|high court of (?:bombay|delhi|madras|calcutta)|union of india|constitution bench|anticipatory bail|culpable homicide|cogni[sz]able|charge[- ]?sheet|cheques?|basic structure|talaq|iddat|dowry|zamindari?)\b/i,
  /\b(?:ipc|crpc|bnss?|ni act|rti|uoi|sebi|pmla|uapa|ndps|mcoca|rera|njac|pils?|nclt|nclat|gstin?|aadhaar|lokpal)\b/i,
  /\b(?:thana|thanedar|tehsil(?:dar)?|patwari|chowki|lathi|havildar|daroga|sarpanch|gram sabha|taluka?|zilla|mehr|nikah(?:nama)?|stridhan|benami|vakalatnama|dacoity|goondas?|hartal|bandh|gherao|mamlatdar|munsif|mofussil|khap)\b/i,
  /₹|\bRs\.? ?\d/,
  /\b(?:AIR (?:19|20)\d\d|\(?(?:19|20)\d\d\)? \d{1,2} SCC|(?:19|20)\d\d INSC|\[(?:19|20)\d\d\] \d{1,2} SCR)\b/,
  /\b(?:article|art\.?) (?:1[2-9]|2[0-9]|3[0-2]|1[0-9]{2}|2[0-9]{2}|3[0-9]{2})(?:A|\(\d\))?\b(?! of the UCC)/i,
  new RegExp(String.raw`\b(?:${INDIAN_STATES.join("|")})\b`),
];

/** Expressions that only questions on American law contain. */
const AMERICAN_SIGNS: readonly RegExp[] = [
  /\b(?:U\.S\.(?:A\.)?|USA?|C\.?F\.?R|F(?:RCP|RE|RCrP|RAP)|FTC|SEC|EEOC|NLRB|FCC|IRS|FBI|ERISA|FOIA|FAA|RICO)\b/,
  /\b(?:u\.?s\.?c\.?|Fed\. R|(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Thirteenth|Fourteenth|Fifteenth|Nineteenth) Amendment)/i,
  /\b(?:(?:1?\d|2[0-7])(?:st|nd|rd|th) am(?:en)?d(?:men)?ts?|\d+(?:st|nd|rd|th) circuit)\b/i,
  /\b(?:American|United States|SCOTUS|federal (?:(?:district|appeals|appellate|circuit|trial) )?(?:courts?|laws?|judges?|government|agenc(?:y|ies)|crimes?|statutes?)|Miranda|Title (?:VI|VII|IX)|executive orders?|Article III?|Bill of Rights)\b/i,
  /\b(?:Congress|Senate|Senators?|DOJ|DHS|ICE|DEA|ATF|EPA|FDA|OSHA|FMLA|HIPAA|Medicaid|Medicare)\b/,
  /\b(?:felon(?:y|ies)|misdemeanors?|district attorneys?|public defenders?|state troopers?|sheriff['’]?s? deput(?:y|ies)|grand jur(?:y|ies|ors?)|peremptor(?:y|ies) (?:challenges?|strikes?)|bucks)\b/i,
  /\$ ?\d|\b\d[\d,.]* (?:dollars|cents)\b/i,
  new RegExp(String.raw`\b(?:${STATES.map(({ name }) => name).join("|")})\b`, "i"),
];

/**
 * Infers the country whose law a question is about where the caller leaves it open: from what only one country's law
 * contains, in the question or else in the turns before it; failing that, from the provisions and cases of the corpus that
 * it names; failing that, India if the law of India matches the question well and that of the United States hardly.
 */
export async function inferCountry(
  corpus: Corpus,
  question: string,
  history: readonly ChatMessage[] = [],
  memory?: WordMemory,
): Promise<"US" | "IN"> {
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
  const previous = history.findLast(({ role }) => role === "user");
  const text = previous === undefined ? question : `${question} ${previous.content}`;
  const { IN, US } = await weighCountries(corpus, text, memory);
  const { known } = await findMentionedActs(corpus.legislation, question);
  if (known.length > 0) return IN > US ? "IN" : "US";
  return US < MAX_AMERICAN_MATCH && IN > MIN_INDIAN_RATIO * US ? "IN" : "US";
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

/** How many times the matches of India must outweigh those of the United States, and what these may be at most. */
const MIN_INDIAN_RATIO = 1.5;
const MAX_AMERICAN_MATCH = 1;
/** Weights of the matches among cases by their words, cases by their topics, provisions, and names of doctrines. */
const MATCH_WEIGHTS = { words: 1, topics: 0.3, provisions: 0.6, doctrines: 2 } as const;
const MAX_CASES = { words: 10, topics: 5 } as const;
const MIN_PROVISION_SHARE = 0.25;

/** Returns how well the law of each country matches a text: 0 if nothing does. */
async function weighCountries(
  corpus: Corpus,
  text: string,
  memory?: WordMemory,
): Promise<Readonly<Record<"US" | "IN", number>>> {
  const { legislation, passages } = corpus;
  const terms = await extractTerms(corpus, text, [], [], memory);
  if (terms.length === 0) return { US: 0, IN: 0 };
  const byWords = await passages.findCandidateCases({ terms, filter: {}, limit: MAX_CASES.words });
  const byTopics = await passages.findTopicCases({ terms, filter: {}, limit: MAX_CASES.topics });
  const countries = await readCountries(corpus, [...byWords, ...byTopics]);
  const query = { query: terms.map(({ word }) => word).join(" "), limit: 1, minWeightShare: MIN_PROVISION_SHARE };
  const provisions = {
    US: (await legislation.searchSections(query)).hits,
    IN: (await legislation.searchActSections(query)).hits,
  };
  const weigh = async (country: "US" | "IN") =>
    MATCH_WEIGHTS.words * sumScores(byWords, countries, country) +
    MATCH_WEIGHTS.topics * sumScores(byTopics, countries, country) +
    MATCH_WEIGHTS.provisions * (provisions[country][0]?.score ?? 0) +
    (MATCH_WEIGHTS.doctrines * measureLongestName(await corpus.findDoctrines(text, country))) / text.length;
  return { US: await weigh("US"), IN: await weigh("IN") };
}

async function readCountries(
  { cases }: Corpus,
  found: readonly PassageCandidate[],
): Promise<ReadonlyMap<number, Jurisdiction | undefined>> {
  const ids = [...new Set(found.map(({ clusterId }) => clusterId))];
  const read = await cases.readCases(ids);
  return new Map(ids.map((id, at) => [id, read[at]?.jurisdiction]));
}

/** Sums the scores of the cases of a country, each divided by its place, from 1. */
function sumScores(
  found: readonly PassageCandidate[],
  countries: ReadonlyMap<number, Jurisdiction | undefined>,
  country: Jurisdiction,
): number {
  return found.reduce(
    (sum, { clusterId, score }, rank) => (countries.get(clusterId) === country ? sum + score / (1 + rank) : sum),
    0,
  );
}

/** Returns the number of characters of the longest name of a doctrine that has authorities. */
function measureLongestName(doctrines: readonly FoundDoctrine[]): number {
  return Math.max(0, ...doctrines.map(({ authorities, start, end }) => (authorities.length > 0 ? end - start : 0)));
}
