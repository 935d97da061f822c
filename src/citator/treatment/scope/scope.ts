import type { Span } from "../../../citation/citation.ts";
import { DISPOSITION_KINDS, toTreatmentLabel } from "../../../law/treatment.ts";
import { foldWhitespace } from "../../../text/fold-whitespace.ts";
import type { SignalHit } from "../scan-signals.ts";
import type { Voice } from "../voice.ts";
import {
  ACTS_IN_CASE,
  ASCRIBED,
  ASIDE,
  ASSUMED,
  ATTACKED_ON_GROUND,
  AUTHOR_ACTS,
  BY_COURT_BELOW,
  BY_PARTY,
  CLAIM_ABOUT_COURT,
  CONCEDED,
  CONSEQUENCE,
  COURT_BELOW,
  COURT_OF_VIEW,
  DISSENT,
  DISSENT_HEADING,
  DOUBLE_NEGATION,
  ENDORSED,
  FACTIVE,
  HYPOTHESIS,
  IF,
  INVERTED_IF,
  MODAL,
  NAMED_PARTY,
  NEGATED_AFTER,
  NEGATED_BELIEF,
  NEGATED_CLAIM,
  NEGATED_REPORT,
  NEGATION,
  NOTION_BEFORE,
  NOTION_DENIED,
  OF_PARTY,
  OPENS_WITH_IF,
  OWN_COURT,
  OWN_COURT_BEFORE,
  PART_AFTER,
  PART_BEFORE,
  PARTIAL_EXTENT,
  PARTY_ACTS,
  PARTY_BEFORE_PASSIVE,
  PARTY_POSSESSES,
  PETITION_AGAINST,
  REPORTED_ARGUMENT,
  REQUEST,
  REQUIRED,
  SAID_BY_ANOTHER,
  URGED_BY_OTHERS,
  WHETHER,
  WOULD,
  WOULD_LIST,
} from "./scope-phrases.ts";

/** Scope of a signal, which the surrounding words determine. */
export interface SignalScope {
  /** "did not overrule", "declined to overrule". */
  readonly negated: boolean;
  /** "whether to overrule", "would overrule", "asks us to overrule". */
  readonly hypothetical: boolean;
  /** A party asks for it or claims it: the court's answer may follow. */
  readonly requested: boolean;
  /** Said by or for a party, or by the dissent that an opinion answers. */
  readonly counsel: boolean;
  /** Done by the court below, not by the court that writes. */
  readonly below: boolean;
  /** "to the extent that", "insofar as", "on other grounds". */
  readonly partial: boolean;
}

/** A signal, with the sentence that it is in. */
export interface ScopeInput {
  readonly hit: SignalHit;
  readonly voice: Voice;
  /** Nothing outside of it is read. */
  readonly sentence: Span;
  /** Citations in the sentence, the target among them: their full stops and commas are no punctuation. */
  readonly named: readonly Span[];
}

/** Reads the clause of a signal and the words after it. */
export function readScope(text: string, { hit, voice, sentence, named }: ScopeInput): SignalScope {
  const { row } = hit;
  const before = maskNamed(text, Math.max(sentence.start, hit.start - 320), hit.start, named).replace(ASIDE, "X ");
  const after = maskNamed(text, hit.end, Math.min(sentence.end, hit.end + 200), named);
  const clause = before.slice(findClauseStart(before)).replace(COURT_OF_VIEW, "judgment");
  const distinguishing = row.kind === "distinguished" || row.kind === "limited";
  // "Counsel says that A v. B applied": no headnote has a subordinate clause.
  const list = voice === "list" && !/\b(?:that|if|whether)\b/i.test(before);
  const ours =
    row.answer === true ||
    (!CLAIM_ABOUT_COURT.test(clause) && (OWN_COURT.test(clause) || OWN_COURT_BEFORE.test(clause))) ||
    ENDORSED.test(clause);
  // "Nothing we say is inconsistent with A v. B, which we reaffirm": the negation ends with its clause.
  const relative = clause.slice(clause.lastIndexOf(", which ") + 1);
  const isQuestion = /\?["')\]]{0,3}\s*$/.test(text.slice(sentence.start, sentence.end));
  return {
    negated:
      NEGATED_CLAIM.test(relative) ||
      (NOTION_BEFORE.test(clause) && NOTION_DENIED.test(after)) ||
      (DOUBLE_NEGATION.test(clause) && toTreatmentLabel(row.kind) === "negative") ||
      (row.negative !== true &&
        (NEGATED_AFTER.test(after) ||
          NEGATION.test(relative) ||
          NEGATED_REPORT.test(relative) ||
          NEGATED_BELIEF.test(relative))),
    requested: REQUEST.test(clause),
    hypothetical:
      (list && OPENS_WITH_IF.test(before)) ||
      (!list &&
        (isQuestion ||
          ASSUMED.test(clause) ||
          WOULD_LIST.test(before) ||
          (CONCEDED.test(clause) && !ours) ||
          (row.reach !== "beside" && row.answer !== true && HYPOTHESIS.test(clause)) ||
          (row.reach !== "beside" && row.answer !== true && WHETHER.test(clause)) ||
          WOULD.test(clause) ||
          URGED_BY_OTHERS.test(clause) ||
          REQUIRED.test(clause) ||
          IF.test(clause) ||
          INVERTED_IF.test(clause) ||
          ATTACKED_ON_GROUND.test(clause) ||
          CONSEQUENCE.test(before) ||
          (!distinguishing && row.negative !== true && MODAL.test(clause)))),
    counsel:
      !list &&
      !ours &&
      (DISSENT.test(clause) ||
        DISSENT_HEADING.test(before) ||
        ASCRIBED.test(clause) ||
        NAMED_PARTY.test(clause) ||
        (voice === "active" && AUTHOR_ACTS.test(clause)) ||
        BY_PARTY.test(clause) ||
        (voice === "passive" ? PARTY_BEFORE_PASSIVE : PARTY_ACTS).test(clause) ||
        REPORTED_ARGUMENT.test(clause) ||
        (row.kind === "relied_on" &&
          PARTY_POSSESSES.test(clause) &&
          /^reliance/i.test(text.slice(hit.start, hit.end))) ||
        OF_PARTY.test(after)),
    // The disposition of an appeal follows the citation of the decision, whichever court decided.
    below:
      !list &&
      !ours &&
      !(DISPOSITION_KINDS.has(row.kind) && voice === "passive") &&
      (SAID_BY_ANOTHER.test(clause) ||
        (COURT_BELOW.test(clause) && !ACTS_IN_CASE.test(clause)) ||
        BY_COURT_BELOW.test(after) ||
        (row.reach === "verb" && isGerundOf(text, hit, before, after))),
    partial:
      PARTIAL_EXTENT.test(before) ||
      PARTIAL_EXTENT.test(after) ||
      (voice === "active" ? PART_AFTER.test(after) : PART_BEFORE.test(before)),
  };
}

/** "Following A v. B, the Single Judge dismissed": the subject of the main clause is who follows. */
function isGerundOf(text: string, hit: Span, before: string, after: string): boolean {
  return (
    /ing(?: (?:up)?on)?$/i.test(text.slice(hit.start, hit.end)) &&
    /^\W*(?:\w+ly )?$/.test(before) &&
    MAIN_CLAUSE_BELOW.test(after)
  );
}

const MAIN_CLAUSE_BELOW =
  /^[^;]{0,90}?(?:,|X,?) (?:the )?(?:learned )?(?:[\w.']+ ){0,3}?(?:high court|court of appeals?|lower court|trial court|district court|single judge|division bench|tribunal|commission|circuit|magistrate|board|judge|legislature|congress|parliament|state|government|department|police|parties|plaintiffs?|defendants?|petitioners?|appellants?|respondents?)\b/i;

/** Returns the text between two offsets with every authority replaced by one word. */
function maskNamed(text: string, start: number, end: number, named: readonly Span[]): string {
  let plain = "";
  let at = start;
  for (const span of named) {
    if (span.end <= at || span.start >= end) continue;
    if (span.start > at) plain += text.slice(at, span.start);
    plain += "X";
    at = Math.min(span.end, end);
  }
  plain += text.slice(at, end);
  return foldWhitespace(plain.replace(/[“”"]/g, ""))
    .replace(/ ?\((?:[A-Z\d][^()]{0,30} )?\d{4}\)/g, "")
    .replace(/X(?:[,.]? ?(?:\(\d{4}\) ?)?X)*(?: \(\d{4}\))?,?/g, "X");
}

/** Returns where the clause of the signal begins: after the last semicolon, dash, or comma with a new subject. */
function findClauseStart(before: string): number {
  let start = 0;
  const turn =
    /[;—:]|, (?:and(?! that\b)|but|so|yet|although|though|while|because|for|hence|therefore|accordingly|we|it is|the court|(?:that|this|such|those|these) (?:\w+ )?(?:decisions?|views?|suggestion|holdings?|rules?|language|cases?|statements?|observations?|dict(?:um|a)|authorit(?:y|ies)|ruling|judgment|opinion))\b|\bbut\b|\bX which (?!(?:the|an?|this|it|he|she|they|we|i|counsel|petitioners?|respondents?|appellants?|plaintiffs?|defendants?|mr|shri|learned|both|neither|not)\b)/gi;
  for (let match = turn.exec(before); match !== null; match = turn.exec(before)) start = match.index + 1;
  for (const match of before.matchAll(FACTIVE)) start = Math.max(start, match.index + match[0].length);
  return start;
}

/** Returns whether what is said of a case is said of an appeal from it, as in "the appeal from A v. B was abandoned". */
export function isPetitionedAgainst(text: string, { start }: Span): boolean {
  return PETITION_AGAINST.test(text.slice(Math.max(0, start - MAX_PETITION_CHARS), start));
}

const MAX_PETITION_CHARS = 60;
