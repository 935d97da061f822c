import type { Span } from "../../citation/citation.ts";
import { DISPOSITION_KINDS } from "../../law/treatment.ts";
import type { SignalHit } from "./scan-signals.ts";
import type { Voice } from "./voice.ts";

/** Scope of a signal, which the surrounding words determine. */
export interface SignalScope {
  /** "did not overrule", "declined to overrule". */
  readonly negated: boolean;
  /** "whether to overrule", "would overrule", "asks us to overrule". */
  readonly hypothetical: boolean;
  /** Said by or for a party, or by the dissent that an opinion answers. */
  readonly counsel: boolean;
  /** Done by the court below, not by the court that writes. */
  readonly below: boolean;
  /** "to the extent that", "insofar as", "on other grounds". */
  readonly partial: boolean;
}

const NEGATION =
  /(?:\bnone of [^.;]{1,60}|\bpurport(?:s|ed|ing)? to|\b(?:not|never|neither|nor|seldom|rarely|hardly|scarcely|without|nothing|cannot|rather than|instead of|far from|short of|avoid(?:s|ed|ing)?(?: having to)?|unwilling to|unable to|need not|no (?:court|case|decision|one|occasion|need|reason|basis|intention)(?: \w+){0,4}|(?:declin|refus|reluctan|hesitat|unnecessar)\w*(?: \w+){0,3}? (?:to|in))|n['’]t) (?!only |merely |just )(?:\w+ ){0,3}$/i;
const HYPOTHESIS =
  /\b(?:whether|unless|were (?:we|the court|it) to|should (?:we|the court)|had (?:we|the court|it)|(?:ask|invit|urg|request|want|petition)\w*(?: \w+){0,4} to|attempt\w*(?: made)? to|s(?:ought|eeks?) to|tr(?:y|ies|ied) to|prerogative(?: \w+){0,3} (?:of|to)|power to|consider(?:ing)?|suggest\w* that|even if)\b[^.;]{0,90}$/i;
/** "Cannot be said to have been", "is not to be taken as having been". */
const NEGATED_REPORT =
  /\b(?:cannot|can not|could not|may not|must not|not|never|hardly) (?:to )?be (?:said|taken|held|regarded|read|understood|considered|thought)(?: (?:to|as|as if|have|be|been|having|it|were|impliedly|expressly)){1,4} $/i;
const WHETHER = /\bwhether\b[^.;]{0,260}$/i;
const WOULD = /\bwould\b[^.;,]{0,60}\b(?:to|by) (?:\w+ )?$/i;
/** "Nothing persuades us that", "I do not agree that it is necessary to". */
const NEGATED_BELIEF =
  /(?:\bnothing\b|\b(?:not|nor|never)\b (?:\w+ )?(?:agree|believe|think|understand|suggest|find|mean|persuaded|convinced|prepared|propose|contend|render|make)\b)[^.;]{0,160}$/i;
/** "Four members of the court urge that we", "his call for". */
const URGED_BY_OTHERS =
  /\binvok\w* (?:the )?$|\bit (?:also |further )?(?:argues|contends|asserts|maintains|claims|urges|submits)\b[^.;]{0,160}$|\b(?:urg|ask|request|propos|advocat|recommend|invit)\w*(?: us)? (?:that|the)\b[^.;]{0,100}$|\bcall(?:s|ed|ing)? (?:\w+ )?(?:for|to|upon)\b[^.;]{0,60}$/i;
const REQUIRED = /\b(?:compel|requir|warrant(?!less)|justif|need)\w*\b[^.;]{0,60}(?<!must )\b(?:to )?be (?:\w+ )?$/i;
const IF = /(?:^|[.;,(] ?|\b(?:and|but|that|or) )if\b[^.;,]{0,90}$/i;
/** "If that is the ruling, then the court overrules": a consequence, drawn by a judge who doubts it. */
const CONSEQUENCE = /^\W*if\b[^.;]{0,300}\bthen\b/i;
const MODAL = /\b(?:would|could|might|may|can|shall)(?: not| also| well| have| be| have been| \w+ly){0,3} $/i;
const PARTY =
  "(?:counsel|advocates?|petitioners?|appellants?|appellees?|respondents?|plaintiffs?|defendants?|solicitor[- ]general|attorney[- ]general|amic(?:i|us)(?: curiae)?|part(?:y|ies)|prosecution|assessees?|claimants?|the (?:state|government|united states|department|commissioner|union)|(?:mr\\.? )?justice \\w+|mr\\.? \\w+|shri \\w+|sri \\w+|he|they|dissent(?:s|ers?)?)";
const ARGUES =
  "(?:contend|argu|submit|urge|assert|maintain|claim|suggest|insist|ask|invit|request|seek|sought|stress|rel(?:y|ies|ied|iance)|contention|submission|argument|plac|cit|criticis|criticiz|would|attempt|tr(?:y|ies|ied)|refer)";
const BY_PARTY = new RegExp(`\\b${PARTY}\\b[^.;]{0,100}\\b${ARGUES}[^.;]{0,140}$`, "i");
const PARTY_ACTS = new RegExp(
  `\\b${PARTY}(?:,? [\\w.'’]+){0,5},? (?:has |have |had |also |strongly |strenuously |heavily |further |next |then |placed? |places |drew |sought to ){0,3}$`,
  "i",
);
const OF_PARTY = new RegExp(
  `^[^.;]{0,24}\\bby (?:the |learned |mr\\.? |shri |sri |both |sides |senior ){0,4}${PARTY}\\b`,
  "i",
);
const REPORTED_ARGUMENT =
  /\b(?:it (?:was|is|has been) (?:\w+ )?(?:contend|argu|submit|urg|assert|said by)\w*|contention|argument|submission|claims? that|suggestions? that|assertions? that|contended|argued|submitted|urged)\b[^.;]{0,160}$/i;
const COURT_BELOW =
  /\b(?:high court|court of appeals?|courts? below|lower courts?|trial court|trial judge|district court|single judge|division bench|tribunal|commission|circuit|state supreme court)\b[^.;]{0,140}$/i;
const BY_COURT_BELOW =
  /^[^.;]{0,12}\bby (?:the )?(?:\w+ ){0,2}(?:high court|court of appeals?|courts? below|lower courts?|trial court|district court|single judge|division bench|tribunal)\b/i;
/** The subject is the court that writes, even if another was named before. */
const OWN_COURT = /\b(?:we|i|this court)\b(?:,? \w+){0,4},? $/i;
/** "Counsel has rightly relied on", "the court below rightly followed": the court that writes agrees. */
const ENDORSED = /\b(?:rightly|correctly) (?:\w+ )?$/i;
const PARTIAL_EXTENT =
  /\b(?:to (?:the|that|this) (?:\w+ )?(?:extent|degree)|in ?so ?far|so far as (?!(?:we|i)\b|(?:it |is |the record )?(?:appears?|known|shows?)\b)|in part|partly|pro tanto|on (?:this|that|these|other|another) (?:point|ground|issue)s?|in (?:this|that) (?:respect|regard|particular)|in the particular|as to (?:this|that|the) )\b/i;
/** "that part of A v. B is overruled", "overruled that part of A v. B": only the part is treated. */
const PART_BEFORE =
  /\b(?:part|portion|aspect)s? of (?:[\w'’]+ ){0,4}(?:X|opinion|decision|holding|ruling|judgment|case|rule)\b(?: [\w,]+){0,8} ?$/i;
const PART_AFTER = /^ (?:[\w'’]+ ){0,3}(?:part|portion|aspect)s? of\b/i;

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
  const before = maskNamed(text, Math.max(sentence.start, hit.start - 320), hit.start, named);
  const after = maskNamed(text, hit.end, Math.min(sentence.end, hit.end + 200), named);
  const clause = before.slice(findClauseStart(before));
  const distinguishing = row.kind === "distinguished" || row.kind === "limited";
  const list = voice === "list";
  const ours = row.answer === true || OWN_COURT.test(clause) || ENDORSED.test(clause);
  return {
    negated:
      row.negative !== true && (NEGATION.test(clause) || NEGATED_REPORT.test(clause) || NEGATED_BELIEF.test(clause)),
    hypothetical:
      !list &&
      (HYPOTHESIS.test(clause) ||
        WHETHER.test(clause) ||
        WOULD.test(clause) ||
        URGED_BY_OTHERS.test(clause) ||
        REQUIRED.test(clause) ||
        IF.test(clause) ||
        CONSEQUENCE.test(before) ||
        (!distinguishing && row.negative !== true && MODAL.test(clause))),
    counsel:
      !list &&
      !ours &&
      (BY_PARTY.test(clause) || PARTY_ACTS.test(clause) || REPORTED_ARGUMENT.test(clause) || OF_PARTY.test(after)),
    // The disposition of an appeal follows the citation of the decision, whichever court decided.
    below:
      !list &&
      !ours &&
      !(DISPOSITION_KINDS.has(row.kind) && voice === "passive") &&
      (COURT_BELOW.test(clause) || BY_COURT_BELOW.test(after)),
    partial:
      PARTIAL_EXTENT.test(before) ||
      PARTIAL_EXTENT.test(after) ||
      (voice === "active" ? PART_AFTER.test(after) : PART_BEFORE.test(before)),
  };
}

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
  return plain
    .replace(/[“”"]/g, "")
    .replace(/\s+/g, " ")
    .replace(/X(?:[,.]? ?(?:\(\d{4}\) ?)?X)*(?: \(\d{4}\))?,?/g, "X");
}

/** Returns where the clause of the signal begins: after the last semicolon, dash, or comma with a new subject. */
function findClauseStart(before: string): number {
  let start = 0;
  const turn =
    /[;—:]|, (?:and|but|so|yet|although|though|while|because|for|hence|therefore|accordingly|we|it is|the court)\b|\bbut\b/gi;
  for (let match = turn.exec(before); match !== null; match = turn.exec(before)) start = match.index + 1;
  return start;
}
