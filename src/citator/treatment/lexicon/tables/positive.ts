import type { SignalFamily } from "../signal-row.ts";
import { DISTURB, REASON } from "./forms.ts";

const COURT_SUBJECT =
  "(?:we|i|this court|our court|the court|the supreme court|this bench|(?:the|a) (?:constitution|full|division|larger) bench)";
const SAID =
  "(?:held|said|observed|noted|explained|stated|recogni[sz]ed|pointed out|emphasi[sz]ed|put it|made clear|ruled|decided|reiterated|concluded|remarked|indicated|laid down|reasoned|have held|has held|have said|has said|have explained|has observed|was held|was said|was observed|was pointed out)";

/** Words by which a court follows, applies, relies on or approves a case. */
export const POSITIVE: readonly SignalFamily[] = [
  {
    family: "Followed",
    examples: [
      "We follow {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We adhere to {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The point is no longer res integra in view of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "We join the First Circuit in {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words: "fol(?:- )?low(?:- )?(?:s|ed|ing)?\\b",
        reach: "verb",
        everyday: true,
        temporal: true,
      },
      {
        kind: "followed",
        words:
          "adher(?:es|ed|e|ing|ence) to\\b|reiterat(?:es|ed|e|ing)\\b|abid(?:es|e|ed|ing) by\\b|stand(?:s|ing)? by\\b",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "followed",
        words:
          "(?:bound|governed|controlled|concluded|covered|settled|foreclosed|compelled|dictated|disposed of|resolved|decided|guided|determined|answered|squarely met|supplied|barred|mandated|required|commanded)(?: against (?:the |him|her|it)?\\w*)?(?: in favou?r of the \\w+)? by\\b",
        reach: "after",
        everyday: true,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:argument|contention|submission|plea|claim|point|question|objection|challenge|issue|matter|controversy)s? (?:is|are|was|were|stands?|must be|has been) (?:\\w+ ){0,2})(?:foreclosed|concluded|settled|answered|squarely met|disposed of|barred|covered|governed|resolved|controlled|defeated)(?: against (?:the |him|her|it)?\\w*| in favou?r of the \\w+)? by\\b",
        reach: "after",
        answer: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words: "no longer (?:\\w+ )?res integra\\b|not (?:\\w+ )?res integra\\b",
        reach: "beside",
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:well|now|long|firmly|thus) (?:settled|established) (?:by|from|in)\\b|(?:laws?|principles?|rules?|ratio|tests?|propositions?|guidelines|dictum|view|tests?|standards?|parameters|criteria|conditions|doctrine)(?: of law)?,? (?:as |so |thus |since )?(?:laid down|enunciated|propounded|declared|settled|formulated|expounded|established|prescribed|evolved|articulated|set out|set forth)(?: by (?:this|the|our)(?: supreme)? court)? in\\b",
        reach: "after",
      },
      {
        kind: "followed",
        words:
          "(?<!\\b(?:was|were|been|is|are) \\w+ )(?<!\\b(?:consideration|reconsideration|review|proceedings|hearing|reconsider|reconsidered|reviewed) )(?:in (?:the )?(?:light|view|terms) of|having regard to|in accordance with|in conformity with|in keeping with|consistent(?:ly)? with|in consonance with|in line with|on the (?:authority|strength|basis|footing) of|on the principles? (?:of|in)|by virtue of|bearing in mind|keeping in (?:view|mind)|as mandated by|as required by|pursuant to) (?:the )?(?:this court's |our |the )?(?:recent |earlier |binding |aforesaid |well-known )?(?:(?:decision|judgment|principle|law|ratio|dictum|dicta|ruling|rule|test|guideline|direction|pronouncement|authority|proposition|observation|view|standard|precedent)s?\\b(?: (?:of|by) (?:this|the supreme) court)?(?: (?:laid down|enunciated|declared|propounded|stated|set out|settled|contained|expressed))?(?: (?:by (?:this|the) court )?(?:in|of))?|(?=\\S))",
        reach: "after",
        named: true,
      },
      {
        kind: "followed",
        words:
          "join(?:s|ed|ing)? (?:the )?(?:\\w+ ){1,4}(?:in|of) |side with\\b|aligns? (?:itself|ourselves) with\\b|falls? in line with\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "Controlling or good law",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, controls this case.",
      "{Ram v. Shyam, (1984) 3 SCC 90} still holds the field.",
      "What remains good law is {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Ram v. Shyam, (1984) 3 SCC 90} is a complete answer to the contention.",
      "The cases are on all fours. {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?<!\\bwhat (?:it|they) (?:\\w+ )?)(?:controls?|governs?|decides|settles|concludes|clinches|resolves|forecloses|disposes of|compels|dictates|answers|covers|mandates|commands|squarely covers|squarely controls)(?= (?:this|the|our|that|these|here|it|such|both|in)\\b|[ ,.;])(?! (?:only|merely|no more|no\\b|none|neither|little|less|nothing|what|a different|just|solely)\\b)",
        reach: "before",
        adjacent: true,
        everyday: true,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:is|are|was|be|remains?|as) (?:\\w+ )?)(?:controlling|dispositive|binding|on point|in point|apposite|instructive|conclusive|decisive|directly in point|on all fours|good law|the law|authoritative|sound law|a complete answer|the governing law|the leading (?:case|authority)|settled law|the locus classicus)\\b(?! (?:up)?on the (?:district|trial|lower|high))",
        reach: "before",
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "hold(?:s|ing)? the field\\b|held the field\\b(?! (?:when|until|till|before|at the|from|between|prior|during|up to|for (?:\\w+ )?(?:years|decades)|in (?:the )?\\d))|hold(?:s)? good\\b|remains? (?:good|sound|valid|binding|controlling) ?(?:law)?\\b|stood the test of time\\b|locus classicus\\b|still the law\\b|continues? to (?:hold|bind|govern|be (?:good|binding|followed))\\b",
        reach: "before",
      },
      {
        kind: "followed",
        words:
          "(?:fully |squarely |directly |proprio vigore |clearly )?(?:appl(?:y|ies|ied)|operates?) (?:with (?:full|equal|greater|added|even greater) (?:force|vigou?r)|proprio vigore|on all fours|squarely|directly|equally|four-square|a fortiori)\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "followed",
        words: "(?:fully |squarely |directly |clearly )(?:appl(?:y|ies)|attracted|covers?)\\b",
        reach: "before",
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words: "on all fours\\b",
        reach: "beside",
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:entitled to|must|should|has to|have to) (?:succeed|fail|be (?:allowed|dismissed)) (?:under|on|in view of|by reason of)\\b|by (?:reason|force) of\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?:supplies|provides|furnishes|gives|states|announces|sets out) the (?:\\w+ )?(?:answer|test|rule|standard|law|framework|governing \\w+|controlling \\w+)\\b",
        reach: "before",
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?:take|takes|taking|took) (?=[^;]{1,80}? as our guide\\b)|(?:take|takes|taking|took) our (?:text|cue|lead|guidance|bearings) from\\b|guid(?:es|ed|e) us\\b",
        reach: "beside",
      },
    ],
  },
  {
    family: "Applied",
    examples: [
      "Applying {Adams v. Baker, 400 U.S. 12 (1970)}, we reverse.",
      "Under {Adams v. Baker, 400 U.S. 12 (1970)}, the search was unlawful.",
      "Tested on the touchstone of {Ram v. Shyam, (1984) 3 SCC 90}, the notification fails.",
    ],
    rows: [
      { kind: "applied", words: "appl(?:ies|ied|ying|y)\\b", reach: "verb", everyday: true },
      {
        kind: "applied",
        words:
          "(?<=(?:^|[.;:,] |\\b(?:and|but|that|because|for|so|it follows that|\\w+(?:able|ible|ful|sary|ary|ient|ate|ent|ant)|void|valid|invalid|proper|improper|lawful|unlawful|barred|required|permitted|precluded|protected|entitled|fails|here|well|settled)) ?[(]?)under (?:the (?:rule|test|standard|principle|teaching|authority|holding|doctrine|framework|analysis|reasoning)s? (?:of|in|announced in|set (?:out|forth) in|laid down in) )?(?=\\S)",
        reach: "after",
        named: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "applied",
        words:
          "(?:tested|testing|tests?|judging|judged|measuring|examining|measured|viewed|examined|assessed|weighed|considered) (?:(?:the )?(?:[\\w']+ ){1,8}?)?(?:by|on|against|in|at) the (?:\\w+ )?(?:touchstone|standard|yardstick|test|anvil|light|principle|criteria|rule|parameters|guideline)s? (?:\\w+ ){0,3}(?:of|in|by)\\b",
        reach: "after",
      },
      {
        kind: "applied",
        words:
          "(?:test|tests|standard|criteria|requirements?|conditions?|guidelines|parameters|directions|dictum|mandate|principles?) (?:prescribed |laid down |indicated |formulated |set out |contained |stated |enunciated |given )?(?:in|of) (?=[^;]{1,140}? (?:(?:is|are|was|were|has been|have been|had been) (?:not |duly |fully |clearly )?(?:satisfied|met|fulfilled|attracted|violated|breached|observed|followed|complied with)))",
        reach: "after",
      },
    ],
  },
  {
    family: "Relied on",
    examples: [
      "We rely on {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Reliance may usefully be placed on {Ram v. Shyam, (1984) 3 SCC 90}.",
      "We draw support from {Ram v. Shyam, (1984) 3 SCC 90}.",
      "We are fortified in this view by {Ram v. Shyam, (1984) 3 SCC 90}.",
      "As we held in {Adams v. Baker, 400 U.S. 12 (1970)}, delivery completes the gift.",
      "Accord {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      { kind: "relied_on", words: "rel(?:ies|ied|ying|y) (?:\\w+ )?(?:up)?on\\b", reach: "verb", everyday: true },
      {
        kind: "relied_on",
        words:
          "reliance (?:in this (?:connection|behalf|regard) )?(?:(?:is|was|has been|may be|can be|may usefully be|may profitably be|can safely be|can usefully be) )?(?:(?:placed|had|made) )?(?:by [\\w ]{1,60} )?(?:up)?on\\b",
        reach: "after",
        everyday: true,
      },
      {
        kind: "relied_on",
        words:
          "(?:support|strength|sustenance|assistance|comfort|guidance|inspiration|reinforcement) (?:\\w+ )?(?:(?:for|in) (?:this|that|our|the) (?:\\w+ )?)?(?:from|in|by)\\b|(?:fortified|supported|buttressed|reinforced|strengthened|borne out|confirmed|sustained|assisted|guided)(?: in (?:this|our|the|that|coming to this) (?:\\w+ )?(?:view|conclusion|opinion|approach|interpretation))? by\\b",
        reach: "after",
        everyday: true,
      },
      {
        kind: "relied_on",
        words: `(?<!\\b(?:statute|superseded|overruled|abrogated|grounds|law),? )as (?:\\w+ )?${COURT_SUBJECT} (?:\\w+ )?${SAID}(?: (?:long ago|recently|only recently|earlier|again))? in\\b|(?<!\\b(?:statute|superseded|overruled|abrogated|grounds|law),? )as (?:was )?(?:held|observed|said|explained|laid down|stated|pointed out|noted|recogni[sz]ed)(?: by (?:this|the) (?:\\w+ )?court)? in\\b|as ${COURT_SUBJECT} (?:did|do) in\\b`,
        reach: "after",
      },
      {
        kind: "relied_on",
        words:
          "(?:settled|established|clear|plain|trite|axiomatic|elementary)(?: law)? (?:\\w+ )?(?:since|from|after)\\b",
        reach: "after",
        named: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "Approved",
    examples: [
      "We agree with {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "{Ram v. Shyam, AIR 1950 Mad 4} was quoted with approval in Om v. Dev, AIR 1955 SC 1.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was correctly decided.",
      "We respectfully concur in the opinion in {Ram v. Shyam, AIR 1950 Mad 4}.",
      "{Ram v. Shyam, AIR 1950 Mad 4} lays down the correct law.",
      "We adopt the reasoning of {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "We find the analysis of {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, persuasive.",
    ],
    rows: [
      { kind: "approved", words: "approv(?:es|ed|ing|e|al)\\b", reach: "verb", everyday: true },
      {
        kind: "approved",
        words:
          "(?:quot|cit|referr|not|mention|endors|accept|adopt)(?:es|ed|e|ing|s)(?: to)? with (?:full |complete |respectful |entire )?(?:approval|approbation)\\b",
        reach: "verb",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:agree|concur|agreement|agrees|concurs|concurrence|concurring|agreeing)(?: (?:\\w+ly|in))?(?: with| in)\\b",
        reach: "after",
        everyday: true,
      },
      {
        kind: "approved",
        words: "(?:adopt|endors|embrac|commend|espous|prefer)(?:s|es|e|ed|ing|red|ring)?\\b",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "approved",
        words:
          "(?<!not )(?:correctly|rightly|properly|soundly|well) decided\\b|(?:was|is) (?:right|correct) when (?:it was )?decided\\b",
        reach: "before",
      },
      {
        kind: "approved",
        words:
          "(?:lays|laid|states|stated|declares|declared|represents|enunciates|reflects)(?: down)? (?:the )?(?:correct|good|true|right) (?:law|legal position|position (?:of|in) law|proposition(?: of law)?|view)\\b|(?:lays|laid|states|stated)(?: down)? the law correctly\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?<!\\b(?:not|less|hardly|never|un) )(?:most |highly |more |very |equally )?(?:persuasive|convincing|well[- ]reasoned|better reasoned|the better (?:view|rule|reasoned)|the sounder|unimpaired|correct (?:view|law)|with which we (?:\\w+ )?agree)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "approved",
        words:
          "(?:has|have|had|commands?|meets? with|receives?) (?:our|the) (?:\\w+ )?(?:concurrence|approval|approbation|imprimatur|support|assent)\\b",
        reach: "before",
      },
    ],
  },
  {
    family: "Reaffirmed, overruling refused",
    examples: [
      "We decline to overrule {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We see no reason to depart from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We are not persuaded that {Adams v. Baker, 400 U.S. 12 (1970)}, was wrongly decided.",
      "Respondent asks us to overrule {Adams v. Baker, 400 U.S. 12 (1970)}. We decline the invitation.",
      "Nothing in the amendment undermines {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "affirmed",
        words: `(?:declin|refus)(?:ed|es|e|ing)(?: [\\w' ]{1,40}? (?:invitation|request|suggestion|plea))? (?:to|that we) (?:\\w+ly )?${DISTURB}\\b`,
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words: `(?:not|nor|never) (?:\\w+ly )?(?:inclined|prepared|disposed|willing|ready|persuaded|going) to (?:\\w+ly )?${DISTURB}\\b|(?:reluctant|hesitant|loath|unwilling|disinclined) to (?:\\w+ly )?${DISTURB}\\b`,
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words: `(?:no|not any|little|any) (?:\\w+ ){0,2}?${REASON}["']{0,2},? (?:much less [^;,]{1,40}, |(?:has |have |had )?(?:been |is )?(?:made out |shown |advanced |assigned |whatever |at all |\\w+ ))?(?:to|for|in) (?:\\w+ly )?(?:us to )?(?:${DISTURB}|reconsideration|reconsidering|overruling|departing|departure|re-?examining|re-?examination|disturbing|doubting|differing|interference with|a different view)(?: (?:from|of|with))?\\b(?<=\\b(?:no|not|nor|without|hardly|never) [^.;]{0,90})(?<!\\b(?:have|had|has|need|be) (?:no|not) (?:occasion|need)\\b[^.;]{0,60})`,
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words: `(?:(?:not|nor) (?:\\w+ly )?(?:persuaded|convinced|satisfied)|unpersuaded|unconvinced) (?:by [^.;]{1,60} )?that (?=[^;]{1,200}? (?:wrongly|incorrectly|erroneously|reconsider|re-?examin|fresh look|overrul|wrong\\b|incorrect|unsound|calls? for|requires?|needs?|revisit))`,
        reach: "after",
        negative: true,
        precedence: 3,
      },
      {
        kind: "affirmed",
        words: `(?:do not|cannot|nor do we|not) (?:think|believe|agree|accept|consider) that (?=[^;]{1,200}? (?:wrongly decided|incorrectly decided|erroneously decided|(?:requires?|needs?|calls? for) (?:to be )?reconsider))`,
        reach: "after",
        negative: true,
        precedence: 3,
      },
      {
        kind: "affirmed",
        words: `nothing (?:\\w+ ){0,3}?in (?=[^;]{1,140}? (?:undermin|detract|erod|abrogat|impair|weaken|call|cast|alter|affect|disturb|displac|dilut|unsettl|overrul)\\w*\\b)`,
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:do|does|did|can) not (?:\\w+ )?(?:detract from|undermine|affect|impair|weaken|disturb|dilute|unsettle|cast doubt (?:up)?on|call into question)\\b",
        reach: "after",
        negative: true,
        everyday: true,
        answer: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words: `(?:leav|left|leaving)(?:e|es)? (?=[^;]{1,120}? (?:undisturbed|untouched|intact|unimpaired|as it is|where it stands)\\b)`,
        reach: "after",
        precedence: 1,
      },
      {
        kind: "affirmed",
        words:
          "(?:authority|correctness|validity|force|vitality) (?:is|remains|are|continues) (?:\\w+ )?(?:unimpaired|undiminished|unaffected|undisturbed|intact)\\b|(?:unimpaired|undisturbed|unshaken|undiminished)\\b|(?:does|do|need|needs|requires?) (?:not |no )(?:\\w+ )?(?:need |require |call for |merit |warrant |deserve )?(?:any |a )?(?:reconsideration|re-?examination|to be reconsidered|a fresh look)\\b|consistently (?:been )?followed\\b",
        reach: "before",
        negative: true,
        precedence: 2,
      },
    ],
  },
];
