import type { Citation } from "../citation/citation.ts";

const MAX_TAIL_CHARS = 90;
const MAX_LEAD_CHARS = 240;

/** "…, decided in 1987", "(decided on 5 May 1987)", "(judgment dated 5.5.1987)", after a citation. */
const YEAR_AFTER =
  /^[\s,;:.(—–-]{0,4}(?:(?:which|that) (?:was|is) |as |(?:a|the) (?:judgment|judgement|decision|ruling|case) )?(?:decided|delivered|pronounced|handed down|rendered|judgment (?:dated|of)|decision of|dated)(?: (?:on|in|of))?(?: the)?[^.;()]{0,24}?(?:\b|\.)((?:17|18|19|20)\d\d)\b/i;
/** A year in parentheses after an Indian citation, which already contains the year of its report: "AIR 1978 SC 597 (1980)". */
const YEAR_IN_PARENTHESES = /^\s{0,2}\(((?:19|20)\d\d)\)/;

/** A year in which the words around a citation say that the case was decided. */
export interface ProseYear {
  readonly year: number;
}

/** Reads the year of decision that the words around a citation of a case state; `null` if they state none. */
export function readProseYear(text: string, citation: Citation): ProseYear | null {
  if (citation.kind !== "case") return null;
  const { start, end } = citation.fullSpan;
  const after = text.slice(end, end + MAX_TAIL_CHARS);
  const own = citation.jurisdiction === "IN" ? text.slice(citation.span.end, citation.span.end + 8) : "";
  const parenthetical = text.slice(citation.span.end, Math.min(end, citation.span.end + MAX_TAIL_CHARS));
  const match = YEAR_AFTER.exec(after) ?? YEAR_AFTER.exec(parenthetical);
  if (match !== null) return { year: Number(match[1]) };
  const before = text.slice(Math.max(0, start - MAX_LEAD_CHARS), start);
  const year =
    readYearBefore(before) ?? (DECIDED.test(before) ? /^, in ((?:17|18|19|20)\d\d)\b/.exec(after)?.[1] : null);
  const stated = year ?? YEAR_IN_PARENTHESES.exec(own)?.[1] ?? null;
  return stated === null ? null : { year: Number(stated) };
}

const YEARS = /(?<![\w.:/-])(?:17|18|19|20)\d\d(?![\w/-]|\.\d)/g;
/** The end of a sentence or a part of one: what precedes it says nothing of the case. */
const BREAK = /;\s|[a-z\d)\]”"]{2}[.?!:]["”’)]{0,2}\s+(?=[“"A-Z])/g;

const COURT =
  "(?:(?:the|this|that|a|an|our|its|their|[a-z]{3,6}) )?(?:[A-Z][\\w.’'-]* |[a-z]+-(?:[jJ]udge|[mM]ember) |(?:nine|eleven|thirteen|five|seven|unanimous|divided|larger) ){0,4}(?:Court|Bench|Judges?|Justices?|majority|plurality)";
/** Verbs of what a court does to a law or a claim in the decision itself. */
const DISPOSED =
  "struck down|invalidated|upheld|outlawed|abolished|recogni[sz]ed|decriminali[sz]ed|legali[sz]ed|overruled|propounded|laid down|declared|held|ruled|read down|rejected|affirmed|reversed|settled|sustained|extended|evolved|formulated|announced|established";
const DECISION = "(?:decision|judgment|judgement|ruling|opinion|case|verdict)";

/**
 * Words from a year to the name of the case that was decided in it. Each form ties the year to the case itself: in "In
 * 2019 the Court applied the rule laid down in …" it is the year of another one.
 */
const YEAR_TO_NAME: readonly RegExp[] = [
  // "in 1803 in X", "In 1966, in X"
  /^,? in $/,
  // "In 1974 the Court in X, …", "In 1974, the Court, in X"
  new RegExp(`^,? ${COURT},? in $`),
  // "In 1954 the Court decided X", "in 1960 that the Court decided X", "in 1988, when it handed down its judgment in X"
  new RegExp(
    `^(?:,? (?:that|when))?,? (?:it|they|${COURT}) (?:first |finally |had )?(?:decided|handed down|delivered|pronounced|rendered)(?: (?:its|the|their) ${DECISION} in)? $`,
  ),
  // "in 1981 that a Constitution Bench struck down the schedule, in X": the comma ties "in X" to the court.
  new RegExp(
    `^(?:,? that)?,? ${COURT} (?:had )?(?:first |finally |unanimously )?(?:${DISPOSED})\\b[^,;()]{0,120}, in $`,
  ),
  // "In 2011 the Court struck down the tests in X", unless the words between can be those of another decision.
  new RegExp(
    `^(?:,? that)?,? ${COURT} (?:had )?(?:first |finally |unanimously )?(?:${DISPOSED})(?: (?!that |which |what |as |it |law |rules? |tests? |principles? |holdings? |dicta |dictum |ratio |views? |doctrines? |standards? |guidelines |decisions? |judgments? |rulings? |reasoning |approach |[a-z]+ed |laid |made |given |set |struck |held |read |found |put |taken |seen |drawn )[\\w’'-]+){0,9} in $`,
  ),
];
/** "its 1987 decision in", "the 1987 judgment in"; "the decision of 1987 in" */
const DECISION_OF_YEAR = new RegExp(`^ (?:landmark |leading |unanimous )?${DECISION} (?:in|of) {1,3}$`);
const DECISION_BEFORE_YEAR = new RegExp(`\\b${DECISION} of $`);
const DETERMINER = /\b(?:its|the|a|this) $/;
const DATE_BEFORE_YEAR =
  /\b(?:in|since|on|of|as early as|as late as|until|back in)(?: the year)?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?)?(?: \d{1,2}(?:st|nd|rd|th)?)?,? $/i;
const DECIDED = /\b(?:decided|delivered|pronounced|handed down) $/;

/** Reads the year that the words before the name of a case state; `null` if they state none. */
function readYearBefore(before: string): string | null {
  const flat = before.replace(/\s+/g, " ");
  const from = Array.from(flat.matchAll(BREAK), ({ 0: stop, index }) => index + stop.length).at(-1) ?? 0;
  const sentence = flat.slice(from);
  const last = Array.from(sentence.matchAll(YEARS)).at(-1);
  if (last === undefined) return null;
  const [[year], index] = [last, last.index];
  const [lead, rest] = [sentence.slice(0, index), sentence.slice(index + year.length)];
  if (DECISION_OF_YEAR.test(rest) && DETERMINER.test(lead)) return year;
  if (!DATE_BEFORE_YEAR.test(lead)) return null;
  if (rest === " in " && DECISION_BEFORE_YEAR.test(lead)) return year;
  return YEAR_TO_NAME.some((form) => form.test(rest)) ? year : null;
}
