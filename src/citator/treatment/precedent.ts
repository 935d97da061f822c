import { foldWhitespace } from "../../text/fold-whitespace.ts";
import type { SignalHit } from "./scan-signals.ts";
import type { Voice } from "./voice.ts";

/** Words for a precedent or for its content. */
export const PRECEDENT_WORDS =
  /\b(?:cases?|decisions?|holdings?|precedents?|opinions?|rulings?|judgments?|judgements?|jurisprudence|authorit(?:y|ies)|doctrines?|dict(?:um|a)|ratio|reasoning|rationale|progeny|supra|language|statements?|observations?|proposition|rules?|principles?|tests?|standards?|approach|view|interpretation|construction|formulation|discussion|analysis|instructions?|position|logic|inquiry|framework|presumption|fiction|formula|maxim|theory|line of|pronouncements?|directions|guidelines|teachings?|v\.|vs\.?)(?=\W|$)/i;

/** Objects of "overrule", "reverse" and "reject" that are no precedent. */
const PROCEDURAL_OBJECT =
  /\b(?:objections?|motions?|demurrers?|exceptions?|assignments?|points? of error|points?|issues?|pleas?|petitions?|claims?|arguments?|contentions?|challenges?|applications?(?! of [A-Z])|requests?|errors?|grounds?|protests?|complaints?|answers?|evidence|verdicts?|conviction|testimony|offers?|bids?|decree|award|order)(?=\W|$)/i;
const PROCEDURAL_SUBJECT =
  /\b(?:trial|circuit|district|superior|probate) (?:court|judge)|magistrate|referee|chancellor|defense counsel|prosecutor|objected|objecting|objects\b/i;

const WITNESS_OBJECT =
  /^\s*(?:the |a |an |his |her |by |about |as to |him|them|her|whether|me\b|us\b|\[)?\s*(?:suspects?|witness(?:es)?|defendant|him|her|them|jurors?|veniremen|petitioner|appellant|police|officers?|him|about|as to|whether|accused|prisoner|constitutionality|validity of the (?:statute|act|law))\b/i;
/** Case-sensitive: "followed Weeks" does not mean days. */
const FOLLOWING_IN_TIME =
  /^\s*(?:by\b|from\b|(?:that|these)\b(?! (?:\w+ )?(?:decision|case|judgment|view|ruling|precedent|opinion|reasoning|authorit|holding|rule|principle|approach|course|line|dict|teaching))|day|morning|week|month|year|is\b|are\b|was\b|were\b|the (?:trial|hearing|decision in this|verdict|entry|death|accident|incident|close)|his |her |their |a (?:hearing|trial|jury)|an? |through|up\b|suit\b|closely\b|[a-z]+ (?:instruction|language|passage|words|facts|statement|provision|manner|terms|day))/;
const BEFORE_FOLLOWING_IN_TIME =
  /\b(?:the|as|it|that|there|then|which|immediately|shortly|here|was|were|is|are|what|inquiry|steps?|procedure|day|closely)\s+$/i;

/**
 * Returns whether a signal can be about a precedent at all: "the objection was overruled", "they questioned the
 * suspect" and "the verdict was followed by a motion" cannot. Considers the words on both sides within one clause, and
 * no citations.
 */
export function isAboutPrecedent(text: string, hit: SignalHit, voice: Voice): boolean {
  const row = hit.row;
  if (row.reach !== "verb" && row.kind !== "questioned" && row.temporal !== true) return true;
  const after = foldWhitespace(text.slice(hit.end, hit.end + 90));
  const before = foldWhitespace(text.slice(Math.max(0, hit.start - 140), hit.start));
  if (
    row.kind === "questioned" &&
    (WITNESS_OBJECT.test(after) || /\b(?:was|were|being|been|officers?|police|detectives?) (?:\w+ )?$/i.test(before))
  ) {
    return PRECEDENT_WORDS.test(before.slice(-70)) && !WITNESS_OBJECT.test(after);
  }
  if (row.temporal === true) {
    if (FOLLOWING_IN_TIME.test(after) && voice !== "list") return false;
    if (
      /ing$/i.test(text.slice(hit.start, hit.end))
        ? /\b(?:the|are|is) $/i.test(before)
        : /s$/i.test(text.slice(hit.start, hit.end)) && BEFORE_FOLLOWING_IN_TIME.test(before)
    )
      return false;
  }
  if (
    row.reach !== "verb" ||
    (voice !== "active" && CONFLICT_CLAUSE.test(text.slice(Math.max(0, hit.start - 420), hit.start)))
  )
    return true;
  const near = voice === "active" ? cutObject(after) : cutLastClause(before);
  const procedural = PROCEDURAL_OBJECT.exec(near);
  if (procedural === null) return !(row.kind === "overruled" && voice !== "active" && PROCEDURAL_SUBJECT.test(before));
  // "the point of law decided in A v. B is overruled": the nearer words decide.
  const precedent = PRECEDENT_WORDS.exec(near);
  if (precedent === null) return /\bv\.|\d [A-Z]|[a-z] v\. /.test(near);
  return voice === "active" ? precedent.index < procedural.index : precedent.index > procedural.index;
}

/** "To the extent that …, it is overruled": only a precedent can conflict with a decision. */
const CONFLICT_CLAUSE =
  /\b(?:to the (?:\w+ )?(?:extent|degree)|in ?so ?far|in conflict|inconsistent|to the contrary)\b/i;

/** Returns an approximation of the noun phrase after a verb. */
function cutObject(after: string): string {
  const end =
    /[,;:.](?=\s|$)|\b(?:to the extent|in ?so ?far|in which|on this|as to|and (?:hold|held|revers\w+|remand\w*|we|the|that|affirm\w*))\b/i.exec(
      after,
    );
  return after.slice(0, Math.min(end?.index ?? 60, 60));
}

function cutLastClause(before: string): string {
  const at = Math.max(before.lastIndexOf(";"), before.lastIndexOf(". "), before.lastIndexOf(" that "));
  return before
    .slice(at + 1)
    .slice(-110)
    .replace(/\bin error\b|\bwas error\b/i, "");
}
