import type { SignalFamily } from "../signal-row.ts";
import { NOT_VERB } from "./forms.ts";

/** The verb "to be" with adverbs, before a predicate about a case. */
const IS =
  "(?:is|are|was|were|seems|appears|remains|looks|has become|had become) (?:(?:now|today|simply|plainly|clearly|frankly|already|also|both|rather|too|very|quite|perhaps|therefore|at best|thus|\\w+ly),? ){0,2}";
const BREADTH =
  "(?:broadly|widely|expansively|sweepingly|generously|far|literally|mechanically|rigidly|inflexibly|loosely|liberally)";
const LAW_TEXT =
  "(?:statut|section|act\\b|text|rule|clause|code|constitution|provision|article|amendment|order|regulation|law)";

/** Verbs and predicates by which a court finds fault with a case that is their subject. */
export const FAULT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Faults of a case",
    examples: [
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, proves too much.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, conflates the two inquiries.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, went astray.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, does not withstand analysis.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, is hard to defend.",
      "{Ram v. Shyam, AIR 1950 Mad 4} reads into the section words that are not there.",
    ],
    rows: [
      {
        kind: "criticized",
        words:
          "(?:sweeps?|swept|goes|go|went|reach(?:es|ed)?|carries|carried|pushe[sd]|casts? (?:its|the) net|paint(?:s|ed)) (?:\\w+ )?(?:too|unduly|excessively) (?:far|broadly|widely|wide|broad|much)\\b|prov(?:es|ed) too (?:much|little)\\b|with too broad a brush\\b",
        reach: "before",
        precedence: 2,
      },
      {
        kind: "criticized",
        words:
          "miss(?:es|ed) the (?:mark|point|distinction|significance|target)\\b|(?:goes|go|went|gone|veer(?:s|ed)|stray(?:s|ed)) (?:badly |far )?(?:astray|wrong|awry|adrift|amiss|off (?:course|the rails))\\b|(?:took|takes|taken) (?:the|a) wrong (?:turn(?:ing)?|path|road|approach|course)\\b|(?:start(?:s|ed)|beg(?:ins|an)|proceed(?:s|ed)|work(?:s|ed)) from (?:a |an |the )?(?:wrong|false|faulty|mistaken|erroneous|flawed) \\w+\\b|beg(?:s|ged) the question\\b|put(?:s)? the cart before\\b|(?:got|gets|had|has) (?:it|this|that|the \\w+)(?: \\w+)? (?:wrong|backwards?)\\b|(?:turn|stand)(?:s|ed)? [^,;.]{1,40} on its head\\b|(?:assumes?|takes? for granted) (?:what|the very)\\b|rais(?:es|ed) more questions than\\b|(?:elevat|exalt)(?:es|s|ed) (?:form|technicalit)",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:misapprehend|misconceiv|misinterpret|misstat|mischaracteri[sz]|misjudg|misdescrib|misperceiv|misunderst(?:an|oo)d|misapplie|mistook|mistak|conflat|confus|confound|elid|oversimplif|overstat|understat|exaggerat|distort|neglect|disregard|discount|undervalu|overvalu|downplay|rewrit|rewrote|contradict|contraven|defie|flout|misconstrue|overread)(?:s|es|ed|ies|ied|e|d)?\\b(?= (?:the|a|an|its|two|both|that|this|our|section|article|what|how|these|those|basic|settled|and|\\w+ principles?)\\b)",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "criticized",
        words: `(?:read|reads|import|imports|imported|insert|inserts|inserted|add|adds|added|engraft|engrafts|engrafted) (?:(?:words|a \\w+|an \\w+|language|limitations?|something) )?(?:into|on|to|out of) (?:the|a|our) (?:\\w+ )?${LAW_TEXT}|render(?:s|ed) (?:the |a |an |much of |part of )?(?:[\\w'-]+ ){1,6}(?:superfluous|nugatory|otiose|meaningless|redundant|surplusage|a dead letter|ineffective)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:giv|gav|pay|paid|show|attach|accord|assign)(?:es|e|s|ed)? (?:short shrift|no effect|too little|too much|insufficient|inadequate|undue|scant|no regard|little regard|no heed)\\b|fail(?:s|ed)? to (?:\\w+ )?(?:account|reckon|persuade|convince|grapple|come to|take|give|address|notice|recogni[sz]e|distinguish|explain|see|heed|honou?r|respect|follow|observe|identify|ask|engage|mention|advert|consider|appreciate|apply)\\b|never (?:came|comes|come|paused?|stop(?:ped|s)?|explain(?:s|ed)?|consider(?:s|ed)?|grapple[sd]?|address(?:es|ed)?|confront(?:s|ed)?|mention(?:s|ed)?|face[sd]?|noticed?|ask(?:s|ed)?|advert(?:s|ed)?|refer(?:s|red)?)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "criticized",
        words: `(?:${NOT_VERB}) (?:withstand|survive|stand up|hold up|hold water|bear (?:scrutiny|analysis|examination|close)|persuade|convince|impress|make sense|square with|comport with|accord with|sit (?:well|easily|comfortably) with|fit (?:with|within)|follow from|flow from|account for|explain|grapple|reckon|come to (?:grips|terms)|give (?:due |sufficient |adequate |proper |full )?(?:weight|effect|consideration|regard)|take (?:due |proper )?(?:account|notice|note) of|appear to have|seem to have|represent|reflect|inspire|ring true|do justice|respect|satisfy|deserve|merit (?:our |any )?(?:support|respect|allegiance|adherence|weight))\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "criticized",
        words:
          "(?:has|have|had|finds?|found|enjoys?|lacks?) (?:no|little|scant|any|few|nothing|not much)(?: (?:real|firm|solid|sound|visible|discernible|secure))? ?(?:footing|foundation|basis|support|warrant|anchor|grounding|roots?|textual \\w+|friends|adherents|followers|defenders|supporters|to (?:commend|recommend|be said for))\\b|lacks? (?:any |a |an )?(?:\\w+ )?(?:footing|foundation|basis|support|warrant|grounding|authority|logic|reason|reasoning|force|merit|justification)\\b|leaves? (?:us|me|much) (?:cold|unmoved|unpersuaded|unconvinced|to be desired)\\b|suffer(?:s|ed)? from (?:the|a|an|several|at least|serious|two|three|many)\\b|invit(?:es|ed) (?:confusion|mischief|criticism|abuse)\\b|sow(?:s|ed|n) confusion\\b|(?:has|have) (?:proved|proven|turned out) (?:\\w+ )?(?:unworkable|unsound|a mistake|impractical|to be (?:a mistake|wrong|unworkable|unsound|mistaken))\\b|(?:proved|proven) (?:neither|unworkable|difficult to apply)\\b",
        reach: "before",
        negative: true,
        adjacent: true,
        everyday: true,
      },
      {
        kind: "criticized",
        words: `(?<=\\b${IS})(?:at (?:war|odds|variance|loggerheads) with|out of (?:step|line|tune|keeping|touch|harmony|character) with|(?:in (?:serious |direct |some |open |considerable |obvious )?(?:tension|conflict) with)|in the teeth of|in derogation of|(?:hard|difficult|impossible|not easy) to (?:justify|defend|square|reconcile|understand|follow|explain|fathom|credit|accept|support|maintain|see how|harmoni[sz]e)|on (?:thin ice|shaky ground|life support|its last legs|borrowed time|weak ground)|under (?:a |some )?cloud|a (?:museum piece|vestige|throwback|derelict|wreck|mistake|misadventure|misstep|misreading|wrong turn|departure from|dead end|false start|sport|solitary|perversion|fiction)|of (?:doubtful|questionable|dubious|uncertain|suspect|diminished|minimal|slight|waning|limited) (?:validity|authority|vitality|soundness|value|weight|force|utility|continuing|precedential|correctness|worth)|(?:neither (?:sound|workable|right|persuasive|logical|principled|binding))|so (?:plainly |clearly |obviously )?wrong)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
    ],
  },
  {
    family: "Decline of a case",
    examples: [
      "{Adams v. Baker, 40 Me. 12 (1870)}, has been left behind.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, hangs by a thread.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, has not worn well.",
      "{Ram v. Shyam, AIR 1950 Mad 4} stands diluted by the later decision.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, should be laid to rest.",
      "We have since walked away from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Much water has flowed under the bridge since {Ram v. Shyam, AIR 1950 Mad 4}.",
    ],
    rows: [
      {
        kind: "questioned",
        words:
          "(?:hangs?|hung) by (?:a|the) (?:\\w+ )?thread\\b|(?:lies?|lay|is|are) in (?:tatters|ruins|shreds)\\b|rests? on (?:sand|quicksand|shaky|uncertain|unsure)\\b|(?:ha(?:s|ve) not|never) (?:worn|aged|fared|weathered)(?: \\w+)? well\\b|ha(?:s|ve) (?:aged|fared|worn) (?:poorly|badly|ill|thin)\\b|(?:fallen|fell) (?:into|out of|from) (?:disuse|disfavou?r|disrepute|desuetude|favou?r|grace)\\b|run its course\\b|ha(?:s|ve) (?:\\w+ )?(?:few|no) (?:friends|adherents)\\b|stands? (?:discredited|isolated|on feet of clay|eroded|weakened|undermined|shaken)\\b|los(?:t|es|ing) (?:much of |most of |all |some of )?(?:its|their) (?:\\w+ )?(?:luster|lustre|force|vitality|relevance|footing|significance|importance|potency|efficacy|shine|value|authority)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?<=\\b(?:has|have|had|having) (?:\\w+ ){0,2}been (?:\\w+ ){0,2})(?:left behind|passed by|relegated|hollowed out|cut (?:back|down|to)|gutted|eviscerated|watered down|whittled (?:down|away)|chipped away|worn (?:down|away|thin)|emasculated|bypassed|sidelined|marginali[sz]ed|forgotten|sapped|drained|weakened|diluted|discarded|cast aside|buried|interred|thrown out)\\b|stands? (?:watered down|diluted|whittled down|emasculated|effaced|obliterated|modified|curtailed)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "overruled",
        words:
          "(?:must|should|ought to|has to|have to|may|can|deserves? to|needs? to) (?:now |therefore |today |finally )?(?:be )?(?:given a decent burial|laid to rest|put to rest|retired|interred|buried|discarded|jettisoned|consigned|relegated|put aside|go(?= ?[.;,])|fall(?= ?[.;,])|give way(?! to)|be gone)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "limited",
        words:
          "(?:back|walk|mov|turn|shift|drift|steer)(?:ed|es|e|s|ing)? (?:sharply |steadily |decisively |quietly )?(?:away from|beyond)\\b|part(?:s|ed|ing)? (?:ways|company) (?:from|with)\\b|(?:chip|whittl|eat|nibbl)(?:ped|pping|ed|es|e|ing|s)? (?:steadily )?away at\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "questioned",
        words:
          "(?:much|a (?:good|great) deal of) water has (?:flow(?:n|ed)|run|passed)(?: (?:under|down|beneath|through) [^.;]{1,30}?)? since\\b|(?:times|things|the law|conditions|much) (?:has|have) (?:\\w+ )?(?:changed|moved on|moved) since\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "declined",
        words:
          "(?:weight|current|trend|tide|preponderance|drift|mainstream) of (?:\\w+ )?(?:authority|opinion|decisions?|precedent) (?:is|has|runs|has turned|flows|lies) (?:\\w+ )?(?:against|away from|contrary to)\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "declined",
        words:
          "(?:little|no|scant|minimal|less|not much) (?:weight|reliance|significance|importance|credence|deference|store|value) (?:\\w+ ){0,2}?(?:can|could|may|should|need|ought to|is to|must|will|would) (?:\\w+ )?be (?:given|accorded|attached|placed|assigned|ascribed|set)(?: \\w+)? (?:to|on|upon|in|by)\\b",
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "superseded",
        words:
          "(?<=\\b(?:congress|parliament|legislatures?|legislation|assembly|amendments?|acts?|statutes?|code|enactments?|ordinance)(?: of [\\w ]{1,30}?| \\d{4},?)? (?:\\w+ ){0,3})(?:overtook|overtaken|abolish(?:ed|es)|did away with|done away with|swept away|set (?:at naught|at nought|right|aside)|got rid of|corrected|cured|rejected|repudiated|legislated away|annulled|undid|undone|put an end to|buried|wiped (?:out|away))\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "questioned",
        words:
          "(?<=\\b(?:amend\\w*|act|statute|legislat\\w+|congress|parliament|enact\\w*|bill|provision|proviso|explanation|section|subsection|ordinance)\\b[^.;]{0,100}?\\b(?:is|was|were|came|enacted|passed|acted|adopted|inserted|added|as|in|an?|the) (?:\\w+ ){0,3})(?:response|reaction|answer|reply|riposte|rejoinder|corrective) to\\b",
        reach: "after",
        precedence: 1,
      },
    ],
  },
  {
    family: "Refusal to read widely",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, should not be read so broadly.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, announced no general rule.",
      "{Ram v. Shyam, (1984) 3 SCC 90} does not lay down any such proposition.",
      "We see no reason to extend {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "It would stretch {Adams v. Baker, 400 U.S. 12 (1970)}, too far to apply it here.",
      "We see no merit in the reasoning of {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
    ],
    rows: [
      {
        kind: "limited",
        words: `(?:should|must|can|could|may|ought|need|is|are|was|were)(?: ?not| never|n't)(?: to)? (?:\\w+ )?be (?:read|understood|taken|construed|applied|extended|interpreted|stretched|carried|pushed|treated) (?:so |too |over-?|quite so |that |unduly )${BREADTH}\\b`,
        reach: "before",
        negative: true,
        precedence: 2,
      },
      {
        kind: "limited",
        words:
          "(?:establish|announc|recogni[sz]|creat|enunciat|declar|adopt|impos|state|formulat|ordain|prescrib|propound|set|sets|lay|lays|laid|articulat)(?:es|ed|s|d)? (?:down |up |forth )?(?:no|nothing) (?:such |general |broad |absolute |universal |inflexible |rigid |new |hard and fast |per se |blanket |wider |sweeping |bright-line |like )?(?:an? )?(?:rule|principle|proposition|law|doctrine|requirement|test|standard|exception|right|duty|formula)s?\\b",
        reach: "before",
        negative: true,
        adjacent: true,
        everyday: true,
        precedence: 1,
      },
      {
        kind: "limited",
        words: `(?:${NOT_VERB}) (?:lay down|la[iy]d down|lays down|establish|announce|create|recogni[sz]e|enunciate|adopt|impose|purport to|formulate|propound|prescribe|articulate|mean|stand for|warrant|justify|sanction|authori[sz]e|license|permit|contemplate) (?:any|such|so|that|an?|the|every|all|to|anything|as)\\b(?! (?:correct|good|right))`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "declined",
        words:
          "(?:see|sees|find|finds|perceive|discern|know of|have|there is|there being|offers?|given) (?:no|little|scant|not any) (?:\\w+ ){0,2}?(?:reason|basis|warrant|ground|justification|cause|occasion|need|call|profit)s? (?:to|for|in) (?:\\w+ly )?(?:extend|follow|adopt|apply|import|expand|engraft|resurrect|revive|stretch|borrow|transplant|broaden|enlarge|embrace|build (?:up)?on|carry|graft|invoke|perpetuate)(?:s|ing)?\\b",
        reach: "after",
        negative: true,
        precedence: 3,
      },
      {
        kind: "criticized",
        words:
          "(?:see|sees|find|finds|perceive|discern) (?:no|little|nothing|scant|not much) (?:(?:merit|force|substance|sense|logic|virtue|wisdom|value|validity|help|guidance|comfort|support|assistance|attraction) (?:in|from)|(?:\\w+ )?(?:to commend|to recommend|persuasive|instructive|helpful|compelling|convincing|of use|of help) ?(?:in|about)?)(?! the (?:submission|contention|argument|plea|suggestion|claim))",
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "distinguished",
        words:
          "would (?:\\w+ )?(?:stretch|extend|push|carry|take|wrench|torture|distort|turn) (?=[^;]{1,140}? (?:beyond|too far|further than|out of (?:context|shape|all)|past)\\b)",
        reach: "after",
        negative: true,
        answer: true,
        precedence: 1,
      },
    ],
  },
];
