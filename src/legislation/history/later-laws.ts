import { readLawResponse } from "../../citator/status/laws/law-responses.ts";
import { listConstitutionalAmendments } from "../../law/constitutional-amendments.ts";
import { CRIMINAL_CODES, CRIMINAL_LAW_REPEAL_DATE } from "../../law/correspondence/criminal-codes.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { readStoredDecision } from "../../store/cases/cases.ts";
import { createOpinionReader, listOpinionsOfKind } from "../../store/cases/opinions.ts";
import { type AnswerEffect, insertLawAnswer } from "../../store/legislation/law-history.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { toActRulingKey, toAmendmentKey } from "./ruling-keys.ts";
import { isPartialRuling, toSnippet } from "./validity-words.ts";

/** A law that the digest of a decision names and that was made after the decision. */
export interface LaterLaw {
  /** "the First Amendment", "the Finance Act, 2012", or "a law of 2015" if the digest has only its year. */
  readonly name: string;
  readonly key: string;
  /** `YYYY-MM-DD` or a year. */
  readonly date: string;
  readonly effect: AnswerEffect;
  readonly partial: boolean;
  readonly snippet: string;
}

const DIGESTS_PER_YIELD = 32;

/**
 * Stores the later laws that the digests of a corpus name. A court cannot name a law that does not exist yet: whoever
 * wrote the digest says what became of the law. Yields between digests, so that the caller can yield to the event loop.
 */
export function* readLaterLaws(database: Database): Generator<void> {
  const reader = createOpinionReader(database);
  for (const [at, { clusterId, opinion }] of listOpinionsOfKind(database, "digest").entries()) {
    if (at % DIGESTS_PER_YIELD === 0) yield;
    const decision = readStoredDecision(database, clusterId);
    if (decision === null || decision.datePrecision === "unknown") continue;
    for (const law of findLaterLaws(reader.readText(opinion), decision))
      insertLawAnswer(database, { ...law, clusterId, number: "" });
  }
}

/** Finds the laws made after a decision that its digest names, in the order of the text. */
export function findLaterLaws(
  digest: string,
  decision: { readonly jurisdiction: Jurisdiction; readonly dateFiled: string },
): LaterLaw[] {
  return splitSentences(digest).flatMap(({ start, end }) => readSentence(digest.slice(start, end), decision));
}

/** An Act, a code, rules or an order by its name, which ends with a year. */
const LAW_NAME =
  /(?:\b[A-Z][\w'’-]*,? (?:(?:[A-Z][\w'’-]*,?|of|and|at|by|for|in|on|to|with|the|\([^()]{2,60}\)) ){0,14})?\b(?:Act|Code(?: of [A-Z][a-z]+ [A-Z][a-z]+)?|Sanhita|Adhiniyam|Ordinance|Rules|Proclamation|Order)s?,? (?:No\. )?(?:\d{1,5} )?(?:of )?((?:1[789]|20)\d\d)\b/g;
const LEADING_WORDS = /^(?:(?:Under|In|By|Since|After|With|For|The|An|A|the) )+/;

/** Words of a sentence on the law itself, not on what a court did. */
const LAW_WORDS =
  /\b(?:[Ss]ections?|[Aa]rticles?|§|Act|Code|Rules?|Parliament|Congress|legislatures?|statutes?|laws?|Constitution)\b/;
const COURT_WORDS = /\b(?:Courts?|Bench|Judges|Justices?|judgments?|decided|directed|ordered)\b/;
const YEAR = /\b(?:1[789]|20)\d\d\b/g;

/** Words by which a law of the same year is said to be later than the decision. */
const LATER_WORDS =
  /\b(?:afterwards|ha(?:s|ve) since|answered|in response|then (?:added|amended|taxed|made|enacted|passed))\b/;

function readSentence(
  sentence: string,
  { jurisdiction, dateFiled }: { readonly jurisdiction: Jurisdiction; readonly dateFiled: string },
): LaterLaw[] {
  if (!/\d{4}|Amendment/.test(sentence)) return [];
  const decided = Number(dateFiled.slice(0, 4));
  const isLater = (year: number) => year > decided || (year === decided && LATER_WORDS.test(sentence));
  const laws = [
    ...listConstitutionalAmendments(sentence, jurisdiction)
      .filter(({ date }) => (date.length === 4 ? isLater(Number(date)) : date > dateFiled))
      .map(({ name, number, date }) => ({ name, key: toAmendmentKey(jurisdiction, number), date })),
    ...listNamedLaws(sentence).filter(({ date }) => isLater(Number(date.slice(0, 4)))),
  ];
  if (laws.length === 0) {
    const years = COURT_WORDS.test(sentence) || !LAW_WORDS.test(sentence) ? [] : (sentence.match(YEAR) ?? []);
    const year = years.find((one) => Number(one) > decided);
    if (year !== undefined) laws.push({ name: `a law of ${year}`, key: `later/${year}`, date: year });
  }
  const effect: AnswerEffect = readLawResponse(sentence) ?? "changes";
  const shared = { effect, partial: isPartialRuling(sentence), snippet: toSnippet(sentence) };
  return laws.map((law) => ({ ...law, ...shared }));
}

function listNamedLaws(sentence: string): Pick<LaterLaw, "name" | "key" | "date">[] {
  return Array.from(sentence.matchAll(LAW_NAME), ([words, year]) => {
    const title = words.replace(LEADING_WORDS, "");
    const isNewCode = Object.values(CRIMINAL_CODES).some((code) => code === title) && year === "2023";
    return {
      name: `${findArticle(title)}${title}`,
      key: toActRulingKey(title, ""),
      date: isNewCode ? CRIMINAL_LAW_REPEAL_DATE : year!,
    };
  });
}

/** Returns the article with which a sentence names a law: "an Act of 2021", "the Finance Act, 2012", "Title II of …". */
function findArticle(title: string): string {
  if (/^(?:Title |[A-Z]\w+ \d{1,5} of )/.test(title)) return "";
  return /^[A-Z]\w+ of \d{4}$/.test(title) ? "an " : "the ";
}
