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
  /** A party asks for it or claims it: the court's answer may follow. */
  readonly requested: boolean;
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
  /\b(?:whether|unless|were (?:we|the court|it) to|should (?:we|the court)|had (?:we|the court|it)|(?:ask|invit|urg|request|want|petition)\w*(?: \w+){0,4} to|attempt\w*(?: made)? to|s(?:ought|eeks?) to|tr(?:y|ies|ied) to|prerogative(?: \w+){0,3} (?:of|to)|power to|consider(?:ing)?|suggest\w* that|even if|(?:even )?assum(?:e|es|ed|ing)|suppos(?:e|ing)|granting)\b[^.;]{0,90}$/i;
/** "Assuming for argument's sake that": the whole clause is supposed. */
const ASSUMED = /(?:^|[,;] ?|\b(?:we|and|but|even) )(?:even )?(?:assum(?:e|ing)|suppos(?:e|ing)|granting)\b[^;]{0,200}$/i;
/** "It would declare …, begin again, and overrule": the modal governs every verb of the list. */
const WOULD_LIST = /\bwould\b[^;]{0,200}\b(?:and|or) (?:\w+ly )?$/i;
/** "It cannot be said that", "it does not lie in his mouth to contend that". */
const NEGATED_CLAIM =
  /\b(?:cannot|can not|could not|may not|not possible to|impossible to|wrong to|incorrect to|difficult to|no one can|idle to|does not lie in the mouth of [^;]{1,60} to|not open to [^;]{1,60} to) (?:\w+ )?(?:be )?(?:said|say|contend(?:ed)?|argued?|held|hold|maintain(?:ed)?|suggest(?:ed)?|urged?|disputed?)\b[^;]{0,30}? that\b[^;]{0,160}$/i;
/** What a party or a judge asks the court to do, or contends. */
const REQUEST =
  /\b(?:ask|invit|urg|request|want|petition|call|propos|seek|sought|attempt|contend|submi|argu|contention|submission|argument|plea|claim|tr(?:y|ies|ied) to)\w*\b/i;
/** The view of a judge who does not speak for the court. */
const DISSENT =
  /(?:^|[,;] ?|\b(?:and|but|while|that) )(?:the |our |two |three |four )?(?:learned |respected )?(?:dissent(?:s|ers?)?\b(?! from)|dissenting (?:colleagues?|justices?|judges?|opinion)|minority|concurrence|concurring (?:justices?|judges?|opinion)|justice \w+,? (?:\w+ )?(?:dissenting|concurring|in dissent))[^;]{0,160}$|\b(?:in|to) the (?:dissent(?:'s|ers'?)?|minority(?:'s)?|dissenting \w+'s) (?:view|opinion|eyes|judgment|mind)\b[^;]{0,160}$|(?<!\b(?:his|her) own )\b(?:in|by) (?:his|her|a|the) (?:dissenting|minority|separate|concurring) (?:opinion|judgment|view)\b[^;]{0,200}$|\b(?:jj?\.|justice \w+),? \(?(?:dissenting|concurring)(?: in (?:the )?(?:part|judgment|result))?\b[^;]{0,200}$/i;
/** A concession whose subject is another bench: "though a Bench of two expressed a doubt about". */
const CONCEDED = /^\W*(?:though|although|even though|while)\b[^;]{0,120}$/i;
/** "Cannot be said to have been", "is not to be taken as having been". */
const NEGATED_REPORT =
  /\b(?:cannot|can not|could not|may not|must not|not|never|hardly) (?:to )?be (?:said|taken|held|regarded|read|understood|considered|thought)(?: (?:to|as|as if|have|be|been|having|it|were|impliedly|expressly)){1,4} $/i;
const WHETHER = /(?:^|\W)whether\b[^.;]{0,260}$/i;
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
  /\b(?:high court|court of appeals?|courts? below|lower courts?|(?:trial|district|circuit|bankruptcy|magistrate|chancery|superior|county|probate|family|referring|learned|administrative law) (?:courts?|judges?|magistrates?)|(?:referring|first) bench|magistrate|arbitrators?|single judge|division bench|tribunal|commission|(?:the|appeals|parole|review) board|circuits?|state supreme court|other courts|two learned judges)\b[^.;]{0,140}$/i;
/** "The view of the High Court in A v. B", "the High Court's view": the case is named, and nobody acts. */
const COURT_OF_VIEW =
  /\b(?:views?|judgments?|decisions?|orders?|opinions?|rulings?|reasoning|holdings?|conclusions?)(?: and order)? (?:(?:taken|expressed|rendered|given|delivered|passed|reached|adopted) )?(?:of|by|in|from) (?:the |a |an |our )?(?:learned )?(?:[\w.']+ ){0,4}?(?:high court|courts?|court of appeals?|circuit|bench|judge|tribunal|board|commission)\b|\b(?:high court|courts?(?: of appeals?)?|circuit|tribunal|bench|judge)'s? (?:\w+ )?(?:views?|judgments?|decisions?|opinions?|rulings?|reasoning|holdings?|conclusions?)\b/gi;
/** "The High Court lost sight of the fact that", "counsel did not dispute that": what follows is the court's own statement. */
const FACTIVE =
  /\b(?:lost sight of|los(?:es|ing) sight of|overlook\w*|ignor\w*|forgot\w*|fail(?:s|ed)? to (?:notice|note|appreciate|realize|realise|see|recogni[sz]e)|unaware(?: of)?|not aware(?: of)?|(?:did|does|do) not (?:dispute|notice|note|appreciate|realize|realise|deny)|aware(?: of)?|conced\w*|admit\w*)(?: the fact)?,? that\b/gi;
const BY_COURT_BELOW =
  /^[^.;]{0,12}\bby (?:the )?(?:\w+ ){0,2}(?:high court|court of appeals?|courts? below|lower courts?|trial court|district court|single judge|division bench|tribunal)\b/i;
/** The subject is the court that writes, even if another was named before. */
const OWN_COURT = /\b(?:we|i|this court)\b(?:,? \w+){0,4},? $/i;
/** "This Court in X quoted with approval": the court that writes, and where it did. */
const OWN_COURT_BEFORE = /\b(?:we|this court)\b,? (?:in|since) X,? (?:\w+ ){0,3}$/i;
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
  const clause = before.slice(findClauseStart(before)).replace(COURT_OF_VIEW, "judgment");
  const distinguishing = row.kind === "distinguished" || row.kind === "limited";
  const list = voice === "list";
  const ours = row.answer === true || OWN_COURT.test(clause) || OWN_COURT_BEFORE.test(clause) || ENDORSED.test(clause);
  const isQuestion = /\?["')\]]{0,3}\s*$/.test(text.slice(sentence.start, sentence.end));
  return {
    negated:
      row.negative !== true && (NEGATION.test(clause) ||
        NEGATED_REPORT.test(clause) ||
        NEGATED_CLAIM.test(clause) ||
        NEGATED_BELIEF.test(clause)),
    requested: REQUEST.test(clause),
    hypothetical:
      !list &&
      (isQuestion ||
        ASSUMED.test(clause) ||
        WOULD_LIST.test(clause) ||
        (CONCEDED.test(clause) && !ours) ||
        HYPOTHESIS.test(clause) ||
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
      (DISSENT.test(clause) || BY_PARTY.test(clause) || PARTY_ACTS.test(clause) || REPORTED_ARGUMENT.test(clause) || OF_PARTY.test(after)),
    // The disposition of an appeal follows the citation of the decision, whichever court decided.
    below:
      !list &&
      !ours &&
      !(DISPOSITION_KINDS.has(row.kind) && voice === "passive") &&
      (COURT_BELOW.test(clause) || BY_COURT_BELOW.test(after) || (row.reach === "verb" && isGerundOf(text, hit, before, after))),
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
  /^[^;]{0,90}?, (?:the )?(?:learned )?(?:[\w.']+ ){0,3}?(?:high court|court of appeals?|lower court|trial court|district court|single judge|division bench|tribunal|commission|circuit|magistrate|board|judge)\b/i;

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
  for (const match of before.matchAll(FACTIVE)) start = Math.max(start, match.index + match[0].length);
  return start;
}
