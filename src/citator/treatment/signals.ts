import type { TreatmentKind } from "../../law/treatment.ts";

/**
 * On which side of a signal its authority is. `verb`: the form of the verb decides (active: after it; passive: before
 * it). `after`: the object follows. `before`: the subject precedes.
 */
export type SignalReach = "verb" | "after" | "before";

/** One row of the table: words by which a court says how it treats an authority. */
export interface SignalRow {
  readonly kind: TreatmentKind;
  /** Source of a regular expression, matched without case from a word boundary. Bounded: no nested repetition. */
  readonly words: string;
  readonly reach: SignalReach;
  /** Of two rows that match at the same place, the one with the higher precedence is used. Default 0. */
  readonly precedence?: number;
  /** The verb has everyday uses ("abandoned the car"): it counts in free text only beside words for a precedent. */
  readonly everyday?: true;
  /** Expresses without a further negation that the authority is not followed: a "not" in it belongs to the signal. */
  readonly negative?: true;
  /** The court's answer to a party: a party in its clause is the one answered, not the one who speaks. */
  readonly answer?: true;
  /** The words also mean that one event came after another ("followed by a hearing"). */
  readonly temporal?: true;
}

const GOOD_LAW = "(?:good |controlling |binding |valid |viable |sound )?(?:law|precedent|authority)";

/** Signals of US and Indian usage. The order of the rows means nothing. */
export const SIGNALS: readonly SignalRow[] = [
  // overruling
  { kind: "overruled", words: "ov(?:er|ve)[- ]{0,2}rul(?:es|ed|e|ings?)\\b", reach: "verb" },
  { kind: "overruled", words: "reced(?:es|ed|e|ing)(?:,? in part,?)? (?:from\\b|therefrom\\b)", reach: "verb" },
  {
    kind: "overruled",
    words: "can no longer (?:adhere to|follow|accept|approve|support|subscribe to|agree with|rely on)\\b",
    reach: "after",
    negative: true,
  },
  {
    kind: "overruled",
    words: `no longer (?:should |to be |be |remains? |an? |the |represents? |regarded |considered |deemed |treated |as |can |is |are ){0,4}(?:${GOOD_LAW}|followed|controlling|binding|authoritative|viable|valid|survives?|sound|tenable|correct|stands?)\\b`,
    reach: "before",
    negative: true,
  },
  {
    kind: "overruled",
    words: `(?:is|are|was|were|be) not (?:a )?(?:good|correct) law\\b`,
    reach: "before",
    negative: true,
  },
  { kind: "overruled", words: "(?:ceased?|ceases) to be good law\\b|bad law\\b", reach: "before" },
  {
    kind: "overruled",
    words: "(?:do|does|did|has|have) not (?:lay|laid|state|declare)(?: down)? (?:the )?(?:correct|good|true) law\\b",
    reach: "before",
    negative: true,
  },
  {
    kind: "overruled",
    words: "should (?:no longer|not) be (?:followed|regarded as (?:law|authority))\\b",
    reach: "before",
    negative: true,
  },
  { kind: "abrogated", words: "abrogat(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
  { kind: "abrogated", words: "repudiat(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
  { kind: "abrogated", words: "disavow(?:s|ed|ing)?\\b", reach: "verb" },
  { kind: "abrogated", words: "abandon(?:s|ed|ing)?\\b", reach: "verb", everyday: true },
  { kind: "criticized", words: "discredited\\b", reach: "verb", everyday: true },
  { kind: "abrogated", words: "depart(?:s|ed|ing)? from\\b", reach: "after", everyday: true },
  {
    kind: "superseded",
    words:
      "superseded (?:in part |on other grounds )?by (?:statute|(?:the )?(?:subsequent |later )?(?:legislation|amendment|constitutional amendment|act|rule))\\b",
    reach: "before",
    precedence: 1,
  },
  { kind: "superseded", words: "supersed(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
  { kind: "per_incuriam", words: "per incuriam\\b", reach: "before" },
  { kind: "vacated", words: "vacat(?:es|ed|e|ing)\\b|vac'd\\b", reach: "verb", everyday: true },
  // questioning
  {
    kind: "referred_larger_bench",
    words:
      "refer(?:red|s|ring)?(?: it| this| the (?:matter|case|question))? to (?:a |the )?(?:larger|constitution|full) bench\\b",
    reach: "before",
    precedence: 1,
  },
  {
    kind: "referred_larger_bench",
    words:
      "(?:requires?|needs?|deserves?|calls? for) (?:to be )?(?:a )?(?:reconsider(?:ed|ation)|re-?examin(?:ed|ation))\\b",
    reach: "before",
  },
  {
    kind: "declined",
    words: "(?:declin|refus)(?:ed|es|e|ing) to (?:follow|apply|extend|adopt|accept)\\b",
    reach: "after",
    negative: true,
  },
  {
    kind: "declined",
    words: "(?:not|nor|never) (?:been |be )?follow(?:ed)?\\b|cannot follow\\b",
    reach: "verb",
    negative: true,
  },
  {
    kind: "declined",
    words: "(?:not|cannot|unable to) (?:agree with|accept|subscribe to|concur (?:with|in))\\b",
    reach: "after",
    everyday: true,
    negative: true,
  },
  {
    kind: "declined",
    words: "(?:not|nor) persuaded by\\b|unpersuaded by\\b",
    reach: "after",
    everyday: true,
    negative: true,
  },
  { kind: "disapproved", words: "disapprov(?:es|ed|e|ing|al)(?: of)?\\b", reach: "verb" },
  { kind: "disapproved", words: "(?<!\\b(?:has|have|had) )not approved\\b", reach: "before", negative: true },
  { kind: "disapproved", words: "dissent(?:ed|ing|s)? from\\b", reach: "verb", everyday: true },
  {
    kind: "criticized",
    words: "(?:wrongly|erroneously|incorrectly|not correctly|not rightly) decided\\b",
    reach: "before",
    negative: true,
  },
  {
    kind: "criticized",
    words:
      "(?:is|are|was|were|stands?) (?:\\w+ )?(?:in (?:\\w+ )?conflict with|contrary to|inconsistent with|irreconcilable with) (?:the |our |this court's )?(?:former |earlier |previous |prior |later |recent |\\w+ bench )?(?:decision|judgment|ruling|law laid down)s?\\b",
    reach: "before",
  },
  { kind: "criticized", words: "disagree(?:s|d|ing|ment)? with\\b", reach: "after", everyday: true },
  { kind: "criticized", words: "critici[sz](?:es|ed|e|ing)\\b|criticisms? of\\b", reach: "verb", everyday: true },
  {
    kind: "questioned",
    words:
      "(?:casts?|casting|cast|express(?:es|ed)?|entertain|throws?|threw) (?:\\w+ ){0,2}doubts? (?:up)?on\\b|doubt(?:s|ed|ing)\\b",
    reach: "verb",
    everyday: true,
  },
  {
    kind: "questioned",
    words:
      "questioned\\b|called into question\\b|question(?:s|ing)(?= (?:the|its|their|our) (?:\\w+ )?(?:validity|vitality|correctness|soundness|authority|wisdom|holding|reasoning|rationale|rule|decision)s?\\b)",
    reach: "verb",
    everyday: true,
  },
  { kind: "questioned", words: "undermin(?:es|ed|ing)\\b|erod(?:es|ed|ing)\\b", reach: "verb", everyday: true },
  { kind: "reversed", words: "revers(?:es|ed|e|ing)\\b|rev'[dg]\\b", reach: "verb", everyday: true },
  { kind: "disapproved", words: "reject(?:s|ed|ing)?\\b", reach: "verb", everyday: true },
  // distinguishing
  {
    kind: "limited",
    words:
      "(?:limit|confin)(?:ed|es|e|ing)? (?:strictly )?to (?:its|their) (?:own |particular |peculiar |special |unique |precise ){0,2}facts\\b",
    reach: "before",
    precedence: 1,
  },
  { kind: "limited", words: "(?:limit|confin)(?:es|ed|e|s|ing)?\\b", reach: "verb", everyday: true },
  { kind: "distinguished", words: "dis(?:- )?tin(?:- )?guish(?:- )?(?:es|ed|ing)?\\b", reach: "verb", everyday: true },
  {
    kind: "distinguished",
    words:
      "distinguishable (?:\\w+ ){0,5}from\\b(?<=\\b(?:this|present|instant|ours?) (?:case|matter|appeal|petition)s?\\b[^.;]{0,120})",
    reach: "after",
    precedence: 1,
  },
  { kind: "distinguished", words: "distinguishable\\b|inapposite\\b|clearly different\\b", reach: "before" },
  {
    kind: "distinguished",
    words: "(?:held |is |are |was |were |wholly |clearly |therefore |also )inapplicable\\b",
    reach: "before",
  },
  {
    kind: "distinguished",
    words:
      "(?:is|are|was|were|be|has|have|had|of|can be of|is therefore|are therefore),? ?(?:, [\\w ]{1,20}, ?)?(?: ?(?:really|therefore|clearly|of|any) ){0,2} ?(?:no|not|little) (?:of )?(?:any |much |real |direct |manner of )?(?:applicat\\w+|bearing|assistance|help|avail|relevan\\w+|in point|applicable|apposite|controlling|helpful|attracted|germane|to the point)\\b",
    reach: "before",
    negative: true,
    precedence: 1,
  },
  {
    kind: "distinguished",
    words:
      "(?:do|does|did|can|could|would|will) (?:also |therefore |clearly )?(?:not|hardly|in no way) (?:also |therefore )?(?:apply|help|assist|avail|advance)\\b|cannot (?:help|assist|avail|apply|advance)\\b",
    reach: "before",
    everyday: true,
    negative: true,
  },
  {
    kind: "distinguished",
    words:
      "(?:can|could|will|would) (?:at all )?(?:be applied|be of (?:any )?(?:help|assistance|avail)|be (?:any )?authority|assist|help|avail)\\b(?<=\\bnot (?:think|consider|believe|see|find)\\b[^.;]{0,100})",
    reach: "before",
    negative: true,
  },
  {
    kind: "distinguished",
    words:
      "(?:(?:is|are|was|were|be|as) (?:no|not an?)|cannot be (?:an?|treated as an?|regarded as an?|considered as an?)) authority (?:for|to|on|in)\\b",
    reach: "before",
    negative: true,
  },
  {
    kind: "distinguished",
    words: "(?:stands?|is|are|rests?|was|were)(?:, \\w+,)? on (?:an? )?(?:\\w+ )?different footing\\b",
    reach: "before",
  },
  {
    kind: "distinguished",
    words: "(?:provid|lend|giv|furnish|render|afford)(?:es|e|s)? no (?:support|assistance|help|guidance)\\b",
    reach: "before",
    negative: true,
  },
  {
    kind: "distinguished",
    words:
      "(?:is|are|was|were|seems|appears) (?:\\w+ )?(?:misplaced|misconceived|unavailing|of no (?:avail|help|assistance))\\b",
    reach: "before",
    answer: true,
  },
  {
    kind: "distinguished",
    words: "(?:was|were|are|is) (?:all |both |clearly |really )?(?:an? )?cases? (?:in which|where)\\b",
    reach: "before",
    everyday: true,
  },
  { kind: "distinguished", words: "unlike\\b|in contrast (?:to|with)\\b", reach: "after", everyday: true },
  {
    kind: "distinguished",
    words:
      "(?:rest|turn|(?<!\\b(?:must|to|should|will|can) be )decid|based)(?:ed|s)? (?:\\w+ ){0,2}on (?:its|their) (?:own |particular |peculiar |special |very ){1,2}(?:facts|circumstances)\\b",
    reach: "before",
  },
  {
    kind: "distinguished",
    words:
      "(?:facts|circumstances) (?:of|in) (?:all )?(?:that|these|those) (?:decision|case)s? (?:are|were|was|is)(?:,? \\w+,?){0,3} different\\b",
    reach: "before",
  },
  // positive
  { kind: "followed", words: "fol(?:- )?low(?:- )?(?:s|ed|ing)?\\b", reach: "verb", everyday: true, temporal: true },
  {
    kind: "followed",
    words: "adher(?:es|ed|e|ing|ence) to\\b|reiterat(?:es|ed|e|ing)\\b",
    reach: "verb",
    everyday: true,
  },
  {
    kind: "followed",
    words: "(?:bound|governed|controlled|concluded|covered|settled|foreclosed|compelled|dictated) by\\b",
    reach: "after",
    everyday: true,
  },
  { kind: "approved", words: "approv(?:es|ed|ing|e|al)\\b", reach: "verb", everyday: true },
  { kind: "affirmed", words: "(?:re-?)?affirm(?:s|ed|ing)?\\b|aff'[dg]\\b", reach: "verb", everyday: true },
  { kind: "relied_on", words: "rel(?:ies|ied|ying|y) (?:\\w+ )?(?:up)?on\\b", reach: "verb", everyday: true },
  {
    kind: "relied_on",
    words: "reliance (?:(?:is|was|has been|may be|can be) )?(?:(?:placed|had|made) )?(?:by [\\w ]{1,60} )?(?:up)?on\\b",
    reach: "after",
    everyday: true,
  },
  { kind: "applied", words: "appl(?:ies|ied|ying|y)\\b", reach: "verb", everyday: true },
  {
    kind: "followed",
    words:
      "(?:well|now|long|firmly|thus) (?:settled|established) (?:by|from)\\b|(?:laws?|principles?|rules?|ratio|tests?|propositions?|guidelines|dictum|view)(?: of law)?,? (?:as |so |thus |since )?(?:laid down|enunciated|propounded|declared|settled|formulated|expounded|established)(?: by (?:this|the|our)(?: supreme)? court)? in\\b",
    reach: "after",
  },
  {
    kind: "relied_on",
    words: "(?:support|strength|sustenance|assistance) from\\b|fortified by\\b",
    reach: "after",
    everyday: true,
  },
  { kind: "approved", words: "(?:agree|concur|agreement) with\\b", reach: "after", everyday: true },
  {
    kind: "followed",
    words:
      "in (?:the )?(?:light|view) of (?:this court's |the )?(?:recent )?(?:decision|judgment)s?\\b(?: of (?:this|the supreme) court)?(?: in\\b)?",
    reach: "after",
  },
  // neutral
  { kind: "explained", words: "ex(?:- )?plain(?:- )?(?:s|ed|ing)?\\b", reach: "verb", everyday: true },
  { kind: "considered", words: "(?:consider|discuss|notic)(?:es|ed|ing|s)?\\b", reach: "verb", everyday: true },
  {
    kind: "referred",
    words: "re(?:- )?fer(?:- )?(?:s|red|ring)? (?:also )?to\\b|reference (?:\\w+ ){0,3}made (?:also )?to\\b",
    reach: "verb",
    everyday: true,
  },
];
