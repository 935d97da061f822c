import { stem } from "../../text/stem.ts";
import { findWords, splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage, type NamedSpan } from "../interpret/terms/question-terms.ts";
import type { Authority } from "./authority.ts";
import { listSentences } from "./text-relevance.ts";

const NUMBER =
  "(?:\\d[\\d,.]*|(?:hundred|thousand|million)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:thir|four|fif|six|seven|eigh|nine)teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const PERIOD = `${NUMBER}(?: \\w+)? (?:minutes?|hours?|days?|weeks?|months?|years?)`;
const SERVED = "(?:sentenced?|imprison\\w*|served|jail|prison)";

/** A type of detail of the facts of a case. */
interface DetailType {
  /** What is asked for, in the words of an answer. */
  readonly label: string;
  /** Matches a clause of a question in lower case. */
  readonly asked: RegExp;
  /** Whether a clause asks for it only if it speaks of the past: what the law requires is asked in the present. */
  readonly isPast?: true;
  /** Matches sentences that contain such a detail; `null`: those that contain a name of which the question knows nothing. */
  readonly stated: RegExp | null;
}

/** The first that matches a clause decides. */
const DETAIL_TYPES: readonly DetailType[] = [
  {
    label: "an age",
    asked: /\bhow old (?:was|were|is)\b|\b(?:what|which) age (?:was|were|did)\b/,
    stated: new RegExp(
      String.raw`\b(?:aged|years? old|year-old|years of age|at the age of|born|(?:was|were|when) ${NUMBER}(?: years)?)\b`,
      "i",
    ),
  },
  {
    label: "a sentence that was served",
    asked:
      /\bwhat (?:sentence|punishment|jail term|prison term) did .{1,60}\b(?:get|receive|serve|face)\b|\bdid .{0,60}\b(?:serve|spend in (?:jail|prison))\b/,
    stated: new RegExp(
      String.raw`\b${SERVED}\b.{0,120}\b(?:${PERIOD}|life|death)\b|\b(?:${PERIOD}|life|death)\b.{0,120}\b${SERVED}\b`,
      "i",
    ),
  },
  {
    label: "a length of time",
    asked: /\bhow (?:long|many (?:minutes|hours|days|weeks|months|years))\b/,
    isPast: true,
    stated: new RegExp(String.raw`\b${PERIOD}\b`, "i"),
  },
  {
    label: "an amount of money",
    asked:
      /\bhow (?:much|many (?:rupees|dollars|lakhs?|crores?))\b|\b(?:what|which) (?:amount|sum)\b|\bwhat .{0,60}\b(?:pay|paid)\b/,
    isPast: true,
    stated: /[$₹£]\s?\d|\b(?:Rs\.?|rupees|dollars|lakhs?|crores?|cents)\b/i,
  },
  {
    label: "a number",
    asked: /\bhow many (?!judges|justices|votes)\w+/,
    isPast: true,
    stated: new RegExp(String.raw`\b${NUMBER}\b`, "i"),
  },
  {
    label: "a date",
    asked: /\b(?:what|which) (?:exact )?(?:date|day|month)\b/,
    stated:
      /\b(?:1[6-9]|20)\d\d\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  },
  {
    label: "what became of a person",
    asked:
      /\bwhere did .{0,60}\b(?:go|settle|move|live)\b|\bwhere (?:is|are|does) .{1,60}\b(?:now|today|live|living|stay)\b|\bwhat (?:became of|happened to) (?:him|her|them|\w+(?: \w+)? (?:after|later|afterwards))\b|\bstill alive\b|\b(?:what|which) job did\b/,
    stated: /\b(?:later|afterwards|settled|emigrated|died|lives)\b/i,
  },
  {
    label: "a place",
    asked: /\b(?:what|which) (?:village|town|city|hospital|hotel)\b|\bwhere (?:did|was|were)\b/,
    isPast: true,
    stated: /\b(?:in|at|near|of|to|from) (?!the\b)\p{Lu}\p{Ll}+/u,
  },
  {
    label: "a name",
    asked:
      /\b(?:which|what|whose|name (?:of )?the) (?:\w+ )?(?:lawyers?|advocates?|attorneys?|counsel|barristers?|solicitors?|firm|newspaper|doctor|officer|bank|company|village)\b.{0,160}\b(?:was|were|did|had|got|\w+ed)\b|\bwho (?:argued|appeared|represented|defended|pleaded)\b|\bwho (?:was|were) the (?:lawyers?|advocates?|attorneys?|counsel|trial judge|husband|wife|victim|killer|doctor|officer|members)\b|\bname of the\b/,
    stated: null,
  },
];

/** Words of clauses that speak of what happened. */
const PAST = /\b(?:did|was|were|had|finally|actually|exactly)\b/;
/** What parts a question into clauses: the end of a sentence, or "and" before another word that asks. */
const CLAUSE_BREAK =
  /(?<=[a-z)])(?<!\bvs?)[?.!;:](?=\s|$)|,? and (?=(?:who|what|which|whose|where|when|how|name)\b)|,? (?=(?:where|who|how) (?:was|were|did|does|is)\b)/gi;
/** Stems of words that name the type of a detail: a sentence that states it need not contain them. */
const TYPE_WORDS: ReadonlySet<string> = new Set(
  (
    "old age rupees dollars years months days weeks hours much many exactly finally actually time date place name amount " +
    "sum money long compensation damages award awarded pay paid sentence"
  )
    .split(" ")
    .map(stem),
);
/** Words with capitals that name nobody. */
const COMMON_NAMES =
  /^(?:Courts?|States?|Amendments?|Articles?|Acts?|Constitution|Congress|Parliament|Code|Bench|High|Supreme|Government|Union|Sections?|Justices?|Judges?|Chief|President|Indian?|American?|United|Clause|Appeals|District|Bill|Rights|First|Second|Fourth|Fifth|Sixth|Eighth|Fourteenth|Circuit|Board|Criminal|Civil|Procedure|Penal|Evidence|Federal|English|Attorney|Solicitor|General|Muslim|Hindu|Christian|Quran|Shariat)$/;
/** Share of the weight of the words of a clause that a sentence must contain. */
const MIN_COVERAGE = 0.6;

/**
 * Returns the detail of the facts for which a question asks and that no sentence of the case states, in words: "an age". A
 * sentence states it if it contains a detail of this type and most words of the clause that asks. Returns `null` if there
 * is none.
 */
export function findUnstatedDetail({ question, terms, kind }: Interpretation, lead: Authority): string | null {
  // Without terms it asks for the decision or its record; what a question takes for granted may be wrong.
  if (lead.brief === null || terms.length === 0 || kind.id === "premise") return null;
  const sentences = listSentences(lead.passages, lead.brief);
  const own = new Set(splitWords(lead.brief.name));
  const known = new Set([...splitWords(question), ...own]);
  const places = findWords(question);
  for (const { start, end } of listClauses(question)) {
    const clause = question.slice(start, end).toLowerCase();
    const type = DETAIL_TYPES.find(({ asked, isPast }) => asked.test(clause) && (!isPast || PAST.test(clause)));
    if (type === undefined) continue;
    const isInside = (at: number) => places[at] !== undefined && places[at].start >= start && places[at].end <= end;
    const sought = terms.filter(
      ({ word, stem: one, positions }) => !TYPE_WORDS.has(one) && !own.has(word) && positions.some(isInside),
    );
    const isStated = sentences.some(
      ({ text, stems }) =>
        (type.stated === null ? hasOtherName(text, known) : type.stated.test(text)) &&
        (sought.length === 0 || computeCoverage(sought, (one) => stems.has(one)) >= MIN_COVERAGE),
    );
    if (!isStated) return type.label;
  }
  return null;
}

/** Returns the ranges of the clauses of a question. */
function listClauses(question: string): NamedSpan[] {
  const clauses: NamedSpan[] = [];
  let start = 0;
  for (const { index, 0: mark } of question.matchAll(CLAUSE_BREAK)) {
    clauses.push({ start, end: index });
    start = index + mark.length;
  }
  return [...clauses, { start, end: question.length }];
}

/** A word with a capital that does not begin the sentence. */
const CAPITALISED = /(?<=[\p{Ll}\p{N},)] )\p{Lu}\p{Ll}+/gu;

/** Returns whether a sentence contains the name of somebody or something that the question does not name. */
function hasOtherName(text: string, known: ReadonlySet<string>): boolean {
  return Array.from(text.matchAll(CAPITALISED), ([word]) => word).some(
    (word) => !COMMON_NAMES.test(word) && !known.has(word.toLowerCase()),
  );
}
