import type { BriefSentence } from "../../corpus/port/passage-search.ts";
import type { SentenceRole } from "../../law/sentence-role.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { type Authority, isConcurrence, isDigest, listUnmarkedSentences } from "../authorities/authority.ts";
import { computeCloseness } from "../authorities/closeness.ts";
import { scoreDefinition } from "../interpret/defined-term.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { measureQuotedShare } from "../interpret/names/quoted-words.ts";
import { hasOutcome, hasOverrulingDenial, hasOverrulingPremise } from "../interpret/premise.ts";
import { hasAspect } from "../interpret/question-aspects.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import { scoreCourtLanguage, scoreEditorialLine } from "./court-language.ts";

/** A sentence that may be quoted, with its role if that is known. */
export interface AnswerSentence {
  readonly sentence: SourceSentence;
  readonly role: SentenceRole | null;
  readonly score: number;
  /** Whether it contains words that the question quotes. */
  readonly isQuoted: boolean;
}

/** What a role adds to the coverage of a sentence. */
const ROLE_WORTH: Readonly<Record<SentenceRole, number>> = {
  holding: 0.4,
  rule: 0.4,
  reason: 0.2,
  disposition: 0.2,
  fact: -0.15,
  history: -0.25,
  argument: -0.5,
  dissent: -0.6,
  summary: 0.3,
};
/** The same of a sentence of a decision whose role is not known: mostly a reason. */
const UNMARKED_WORTH = 0.15;
/** Least share of the worth of a role that was found from the words of a sentence. */
const MIN_FOUND_ROLE_SHARE = 0.3;
/** What a sentence of an opinion gains that follows the wording of the question. */
const CLOSENESS_WORTH = 0.6;
/** What the language of an answer adds to a sentence; more if a number or a judge is asked for. */
const ANSWER_BONUS = 0.1;
const ANSWER_BONUSES: Readonly<Record<string, number>> = { quantity: 0.25, opinions: 0.6, premise: 0.2 };
/** What a sentence gains if it contradicts what the question takes for granted. */
const CONTRARY_BONUS = 0.4;
/** What a sentence gains if it defines the term that the question asks to define. */
const DEFINITION_BONUS = 0.5;
/** What a sentence gains if it contains the words that the question quotes. */
const QUOTED_BONUS = 1;
/** What a sentence gains by each thing that the question asks for, and for how many of them. */
const ASPECT_BONUS = 0.2;
const MAX_ASPECTS = 2;
/** Number of words below which a sentence seldom states a reason or a rule. */
const MIN_FULL_WORDS = 9;
/** Roles of sentences that can open an answer; in an opinion, most sentences of law have none that the words show. */
const LEADING_ROLES: ReadonlySet<SentenceRole | null> = new Set<SentenceRole | null>(["holding", "rule", "summary"]);

/** Sentences that say only how an earlier case was treated. */
const TREATMENT_ONLY =
  /^(?:(?:The Court|The majority|The Bench|It|He|She|Justice [A-Z]\w+)(?:, [^,]{2,40},)? (?:also |expressly |thereby |further )?(?:overruled|followed|distinguished|applied|relied on|reaffirmed|declined to|approved|disapproved|cited|explained|limited)|[A-Z][^.]{3,120} (?:was|were) (?:also |likewise |therefore )?(?:held to be )?(?:overruled|followed|distinguished|applied|relied on|approved|explained))\b(?![^.]*\b(?:held|holding|said) that\b)/;
/** Sentences that say only who won, and how many judges agreed. */
const BARE_DISPOSITION =
  /^(?:By [^,.]{3,40} )?(?:the |The |A )(?:\w+ ){1,8}(?:affirmed|reversed|vacated|dismissed|allowed|remanded)(?: the (?:appeals?|petitions?|judgment))?(?: by [^,.]{3,40})?\.$/;
/** Sentences of a provision that say what was amended, or what else it contains, rather than its rule. */
const SIDE_PROVISION =
  /^(?:(?:Since|After|By|Until|Before) (?:an? |the )?(?:amendment|\d{4})|(?:The|An) amendment|Explanation|A proviso|The proviso|Provided that|The section (?:also|further))\b/;
const SIDE_LOSS = 0.25;
/** What a question asks for that such sentences contain. */
export const SIDE_ASPECTS: ReadonlySet<string> = new Set([
  "exception",
  "replacement",
  "time",
  "amount",
  "number",
  "punishment",
  "forum",
  "persons",
  "list",
]);
/** Openings of sentences that need the preceding sentence. */
const DEPENDENT_OPENING =
  /^[“"‘(]?(?:It|He|She|They|This|That|These|Those|Such|But|And|So|Thus|Nor|Therefore|However|Here|There|His|Her|Their|Its|Moreover|Further(?:more)?|Secondly|Thirdly|Fourthly|Also|Likewise|Similarly|Accordingly|Consequently|Hence|Finally|Instead|Otherwise|Equally|Still|Yet)\b/;

/** Returns the sentences of an authority that may be quoted, those that answer best first. */
export function rankSentences(question: Interpretation, authority: Authority): AnswerSentence[] {
  const { kind, aspects, definedTerm, quoted } = question;
  const contrary = kind.id === "premise" ? question.contrary : null;
  const isOverruling = hasOverrulingPremise(question);
  const { source } = authority;
  const terms = selectTerms(question);
  const asksForSide = aspects.some(({ id }) => SIDE_ASPECTS.has(id));
  const years: readonly string[] = question.question.match(YEAR) ?? [];
  const isCase = source.kind === "case";
  const isOfDigest = isDigest(authority);
  const isOfJudges = kind.id === "opinions";
  return collectSentences(authority)
    .map(({ sentence, role }, at) => {
      const coverage = computeCoverage(terms, (stem) => sentence.stems.has(stem));
      const { text, wordCount } = sentence;
      const quotedShare = measureQuotedShare(quoted, text);
      // "Justice Smith dissented." is short, and all that is asked.
      const isOpinion = kind.id === "opinions" && kind.answerPattern.test(text);
      const score =
        coverage +
        (isCase && !isOfDigest ? CLOSENESS_WORTH * computeCloseness(terms, sentence) : 0) +
        (role !== null
          ? computeRoleWorth(role, kind.id) * (isOfDigest ? 1 : computeFoundRoleShare(role, coverage))
          : isCase
            ? UNMARKED_WORTH
            : 0) +
        (isCase ? scoreCourtLanguage(text, role, isOfDigest || isOfJudges) : 0) +
        (isCase && !isOfJudges ? scoreEditorialLine(text) : 0) +
        (!isCase && at === 0 ? 0.15 : 0) -
        (!isCase && SIDE_PROVISION.test(text) && !asksForSide && !statesYear(text, years) ? SIDE_LOSS : 0) +
        (contrary !== null && role !== "dissent" && hasOutcome(text, contrary) ? CONTRARY_BONUS : 0) +
        QUOTED_BONUS * quotedShare +
        (definedTerm === null ? 0 : DEFINITION_BONUS * scoreDefinition(definedTerm, text)) +
        (isOverruling && hasOverrulingDenial(text) ? CONTRARY_BONUS : 0) +
        (kind.answerPattern.test(text) ? (ANSWER_BONUSES[kind.id] ?? ANSWER_BONUS) : 0) +
        ASPECT_BONUS * Math.min(MAX_ASPECTS, aspects.filter((one) => hasAspect(one, text, role)).length) -
        (DEPENDENT_OPENING.test(text) ? 0.15 : 0) -
        (role === "disposition" && BARE_DISPOSITION.test(text) ? 0.2 : 0) -
        (TREATMENT_ONLY.test(text) && kind.id !== "standing" ? 0.25 : 0) -
        (isOpinion ? 0 : wordCount < 6 ? 0.4 : wordCount < MIN_FULL_WORDS || wordCount > 90 ? 0.2 : 0) -
        (text.endsWith("?") ? 0.3 : 0);
      return { sentence, role, score, isQuoted: quotedShare > 0 };
    })
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start);
}

const YEAR = /\b(?:1[789]|20)\d\d\b/g;

/** Returns whether a text states one of some years, as an amendment does that a question asks about. */
function statesYear(text: string, years: readonly string[]): boolean {
  return (text.match(YEAR) ?? []).some((year) => years.includes(year));
}

/** Returns the share of the worth of a role that was found from the words of a sentence: more if it bears on the question. */
function computeFoundRoleShare(role: SentenceRole, coverage: number): number {
  return ROLE_WORTH[role] < 0 ? 1 : Math.min(1, MIN_FOUND_ROLE_SHARE + coverage);
}

/** A dissent is no less worth than other sentences if the question asks for the opinions of the judges. */
function computeRoleWorth(role: SentenceRole, kind: Interpretation["kind"]["id"]): number {
  return kind === "opinions" ? Math.max(0, ROLE_WORTH[role]) : ROLE_WORTH[role];
}

/** Returns whether a sentence begins as one that needs the preceding sentence. */
export function isDependent({ sentence }: Pick<AnswerSentence, "sentence">): boolean {
  return DEPENDENT_OPENING.test(sentence.text);
}

/** Returns the terms that a sentence should contain: of a follow-up question, mainly its own. */
export function selectTerms({ terms, ownTerms, isFollowUp }: Interpretation): Interpretation["terms"] {
  return isFollowUp && ownTerms.length > 0 ? ownTerms : terms;
}

/** Returns whether a sentence can open an answer: it states the law. */
export function isLeading({ role }: Pick<AnswerSentence, "role">, authority: Authority): boolean {
  return authority.source.kind !== "case" || LEADING_ROLES.has(role) || (role === null && !isDigest(authority));
}

/** Roles of sentences that neither open an answer nor support the one that does. */
const MINOR_ROLES: ReadonlySet<SentenceRole | null> = new Set<SentenceRole | null>([
  "fact",
  "history",
  "argument",
  "dissent",
]);

/** Returns whether a sentence can follow the first one of an answer: it states the law, a reason or the outcome. */
export function isSupporting({ role }: Pick<AnswerSentence, "role">, { source }: Authority): boolean {
  return source.kind !== "case" || !MINOR_ROLES.has(role);
}

/** Returns the sentences of the brief, then those of the passages that the brief lacks. */
function collectSentences(
  authority: Authority,
): { readonly sentence: SourceSentence; readonly role: SentenceRole | null }[] {
  const marked: readonly BriefSentence[] = authority.brief?.sentences ?? [];
  const seen = new Set<number>();
  const others = listUnmarkedSentences(authority).filter(({ start }) => !seen.has(start) && seen.add(start));
  return [
    ...marked.map((sentence) => ({ sentence, role: toRole(sentence) })),
    ...others.map((sentence) => ({ sentence, role: null })),
  ];
}

/**
 * A sentence of a dissent is a dissent, whatever its words say; what one judge holds who agrees with the court is a reason.
 */
function toRole({ role, section }: BriefSentence): SentenceRole {
  if (section === "dissent") return "dissent";
  if (section === "arguments") return "argument";
  return isConcurrence(section) && DECIDING_ROLES.has(role) ? "reason" : role;
}

/** Roles that only the words of a court can have. */
const DECIDING_ROLES: ReadonlySet<SentenceRole> = new Set<SentenceRole>(["holding", "rule", "disposition"]);
