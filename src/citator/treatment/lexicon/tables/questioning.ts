import type { SignalFamily } from "../signal-row.ts";
import { ACCEPT, ADVERBS, BE } from "./forms.ts";

/** Words that doubt, criticise or decline a case, without ending its authority. */
export const QUESTIONING: readonly SignalFamily[] = [
  {
    family: "Doubted",
    examples: [
      "We doubt that {Adams v. Baker, 400 U.S. 12 (1970)}, was rightly decided.",
      "We question {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The vitality of {Adams v. Baker, 400 U.S. 12 (1970)}, is open to serious question.",
      "We have grave reservations about the correctness of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "Later cases have eroded the foundations of {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "It is doubtful whether {Adams v. Baker, 400 U.S. 12 (1970)}, retains any force.",
    ],
    rows: [
      {
        kind: "questioned",
        words:
          "(?:casts?|casting|cast|throws?|threw|thrown) (?:\\w+ ){0,3}(?:doubts?|shadows?|cloud) (?:up)?(?:on|over)\\b|(?:express(?:es|ed|ing)?|entertain(?:s|ed)?|ha(?:ve|s|d)|harbou?r(?:s|ed)?|feel|felt) (?:\\w+ ){0,3}(?:doubts?|reservations?|misgivings?|hesitations?|qualms) (?:about|as to|regarding|concerning|over|of|on|in regard to|with regard to)\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:grave|serious|considerable|strong|some|real|substantial) (?:doubts?|reservations?|misgivings?) (?:about|as to|regarding|concerning|over|of|on)\\b",
        reach: "after",
      },
      {
        kind: "questioned",
        words: `(?<!\\b(?:no|without|beyond|any|reasonable|little) )doubt(?:s|ed|ing)?(?! (?:as to (?:him|her)|him|her|them)\\b)`,
        reach: "after",
        everyday: true,
      },
      { kind: "questioned", words: "doubted\\b", reach: "verb", everyday: true, precedence: 1 },
      {
        kind: "questioned",
        words:
          "(?:doubts? (?:has|have|had) been|doubt (?:is|was)) (?:\\w+ )?(?:cast|thrown|expressed) (?:up)?(?:on|about|over)\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "questioned\\b|called into question\\b|question(?:s|ing)(?= (?:the|its|their|our) (?:\\w+ )?(?:validity|vitality|correctness|soundness|authority|wisdom|holding|reasoning|rationale|rule|decision)s?\\b)",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "questioned",
        words: `(?<=\\b(?:we|i|may|must|might|to|fairly|seriously|respectfully) )(?:fairly |seriously |respectfully )?question(?! (?:him|her|them|presented|before|here|is|was)\\b)`,
        reach: "after",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:open|subject) to (?:\\w+ ){0,2}(?:doubt|question|debate|criticism|challenge|objection|reconsideration|controversy)\\b|(?:highly |very |seriously |increasingly |at best |deeply |now |somewhat )(?:questionable|doubtful|dubious|suspect|debatable|shaky|in doubt)\\b|(?:is|are|was|seems|appears|remains) (?:questionable|doubtful|dubious|suspect|shaky|in (?:serious |grave |some )?doubt)\\b(?! (?:whether|if|that)\\b)|of (?:doubtful|questionable|dubious) (?:\\w+ )?(?:authority|validity|vitality|value|correctness|force)\\b|under a (?:\\w+ )?cloud\\b|on shaky (?:ground|footing)\\b",
        reach: "before",
      },
      {
        kind: "questioned",
        words: `(?:doubtful|questionable|debatable|unclear|uncertain|dubious) (?:whether|if|that)\\b`,
        reach: "after",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words: `(?:undermin|erod|weaken|sapp?|shak|hollow|gutt?|whittl|drain|chipp?|enfeebl|dilut)(?:es|ed|ing|e|s|en)?(?: (?:away|down|out))?(?: at)?\\b`,
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "questioned",
        words: `(?:what|whether anything|little|nothing|anything|not much)(?:, if anything,)? (?:is|remains|survives|has been) left of\\b|(?:what|little|nothing|anything|not much) (?:remains|survives) of\\b`,
        reach: "after",
      },
    ],
  },
  {
    family: "Reference to a larger bench",
    examples: [
      "{Ram v. Shyam, (1984) 3 SCC 90} requires reconsideration by a larger Bench.",
      "{Ram v. Shyam, (1984) 3 SCC 90} merits a fresh look.",
    ],
    rows: [
      {
        kind: "referred_larger_bench",
        words:
          "refer(?:red|s|ring)?(?: it| this| them| the (?:matter|case|question|issue|appeals?|papers))? (?:for (?:consideration|decision) )?(?:to|by) (?:a |the )?(?:larger|constitution|full|bigger|appropriate) bench\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "referred_larger_bench",
        words:
          "(?:requires?|needs?|deserves?|merits?|warrants?|calls? for|ought|should) (?:to be |be )?(?:a |an )?(?:\\w+ )?(?:reconsider(?:ed|ation)|re-?examin(?:ed|ation)|fresh look|closer look|second look|re-?look(?:ed)?|re-?visit(?:ed|ing)?|re-?thinking|authoritative (?:decision|pronouncement))\\b",
        reach: "before",
      },
    ],
  },
  {
    family: "Declined to follow",
    examples: [
      "We decline to follow {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "We are unable to agree with the view in {Ram v. Shyam, AIR 1950 Mad 4}.",
      "We are not prepared to extend {Adams v. Baker, 400 U.S. 12 (1970)}, to this setting.",
      "I find it difficult to subscribe to {Ram v. Shyam, AIR 1950 Mad 4}.",
      "{Ram v. Shyam, [1950] 1 SCR 4}, not followed.",
      "We part company with {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "We are not bound by {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
    ],
    rows: [
      {
        kind: "declined",
        words: `(?:declin|refus)(?:ed|es|e|ing)(?:,? \\w+,?)?(?: in so doing)? to (?:\\w+ly )?(?:${ACCEPT}|read|give effect to|recogni[sz]e)\\b`,
        reach: "after",
        negative: true,
      },
      {
        kind: "declined",
        words: `(?:not|never|neither) (?:\\w+ly )?(?:inclined|prepared|disposed|willing|ready|persuaded|free|going|able|satisfied|convinced|in a position) to (?:\\w+ly )?${ACCEPT}\\b|(?:reluctant|hesitant|loath|unwilling|disinclined|hesitate) to (?:\\w+ly )?${ACCEPT}\\b`,
        reach: "after",
        negative: true,
      },
      {
        kind: "declined",
        words: "(?:not|nor|never|rarely|seldom) (?:been |be |to be )?follow(?:ed)?\\b|cannot follow\\b",
        reach: "verb",
        negative: true,
      },
      {
        kind: "declined",
        words: `(?:not|cannot|can not|unable to|do not|find (?:it (?:\\w+ )?(?:difficult|hard|impossible)|myself unable|ourselves unable) to|(?:difficult|hard|impossible) (?:for us )?to|(?:persuade|bring) (?:myself|ourselves) to) (?:\\w+ly )?(?:persuade (?:myself|ourselves) to )?(?:agree with|agree to|accept|subscribe to|concur (?:with|in)|endorse|share|support|approve(?: of)?|assent to|uphold|countenance|embrace|follow|adopt)\\b`,
        reach: "after",
        everyday: true,
        negative: true,
      },
      {
        kind: "declined",
        words:
          "(?:cannot|unable to|do not|not) be (?:agreed with|accepted|approved|endorsed|countenanced|subscribed to|shared)\\b",
        reach: "before",
        everyday: true,
        negative: true,
      },
      {
        kind: "declined",
        words: "(?:not|nor) (?:\\w+ly )?(?:persuaded|convinced|impressed) by\\b|unpersuaded by\\b|unconvinced by\\b",
        reach: "after",
        everyday: true,
        negative: true,
      },
      {
        kind: "declined",
        words:
          "(?:not|nor|no longer) (?:\\w+ly )?(?:bound|governed|controlled|constrained) by\\b|nor (?:is|are|am|was|were) (?:we|i|it|they|the case|this case|this court|the court) (?:\\w+ly )?(?:bound|governed|controlled|constrained) by\\b",
        reach: "after",
        negative: true,
        precedence: 1,
      },
      {
        kind: "declined",
        words: `(?:not|cannot be|nor) (?:\\w+ly )?binding (?:up)?on (?:us|this court|me)\\b|(?:do|does|did|can) not bind (?:us|this court|me)\\b`,
        reach: "before",
        negative: true,
      },
      {
        kind: "declined",
        words:
          "part(?:s|ed|ing)? (?:company|ways) (?:with|from)\\b|tak(?:e|es|ing) issue with\\b|join(?:s|ed|ing)? issue with\\b|find(?:s|ing)? fault with\\b|differ(?:s|ed|ing)? (?:\\w+ )?(?:from|with)\\b",
        reach: "after",
        everyday: true,
      },
      {
        kind: "declined",
        words:
          "(?:we|i) (?:respectfully |must |are constrained to |beg to |regret that we )?(?:differ|disagree|dissent|part company|part ways)(?= ?[.;:])",
        reach: "beside",
        precedence: 2,
      },
    ],
  },
  {
    family: "Disapproved",
    examples: [
      "{Ram v. Shyam, [1950] 1 SCR 4}, disapproved.",
      "We dissent from the view taken in {Ram v. Shyam, AIR 1950 Mad 4}.",
      "The view in {Ram v. Shyam, AIR 1950 Mad 4} does not commend itself to us.",
      "The view in {Ram v. Shyam, AIR 1950 Mad 4} cannot receive our approval.",
      "The view in {Ram v. Shyam, AIR 1950 Mad 4} did not find favour with this Court.",
    ],
    rows: [
      { kind: "disapproved", words: "disapprov(?:es|ed|e|ing|al)(?: of)?\\b", reach: "verb" },
      { kind: "disapproved", words: "(?<!\\b(?:has|have|had) )not approved\\b", reach: "before", negative: true },
      { kind: "disapproved", words: "dissent(?:s|ed|ing)? (?:\\w+ )?from\\b", reach: "verb", everyday: true },
      { kind: "disapproved", words: "dissent from\\b", reach: "after" },
      { kind: "disapproved", words: "reject(?:s|ed|ing)?\\b", reach: "verb", everyday: true },
      {
        kind: "disapproved",
        words:
          "(?:do|does|did|can|could|has|have) (?:not|hardly)(?: \\w+ly)? (?:commend(?:ed)? (?:itself|themselves)|appeal(?:ed)?|f(?:i|ou)nd favou?r|me(?:e)?t with|receive|command|impress|win|carry|enjoy|deserve)\\b|cannot (?:commend itself|receive|meet with|command|find favou?r|have) (?:our |the |any )?(?:\\w+ )?(?:approval|acceptance|assent|favou?r|concurrence|support|imprimatur|to us)\\b",
        reach: "before",
        everyday: true,
        negative: true,
      },
    ],
  },
  {
    family: "Criticised, wrongly decided",
    examples: [
      "We think that {Ram v. Shyam, (1984) 3 SCC 90} was wrongly decided.",
      "The reasoning of {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, is unpersuasive.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, rests on a misreading of the statute.",
      "{Ram v. Shyam, AIR 1950 Mad 4} runs counter to the language of the section.",
      "{Ram v. Shyam, AIR 1950 Mad 4} overlooks the proviso.",
      "{Ram v. Shyam, AIR 1950 Mad 4} is contrary to the plain words of the Act.",
      "We disagree with {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "The learned Judges in {Ram v. Shyam, AIR 1950 Mad 4} fell into error.",
    ],
    rows: [
      { kind: "criticized", words: "discredited\\b", reach: "verb", everyday: true },
      {
        kind: "criticized",
        words:
          "(?:wrongly|erroneously|incorrectly|improperly|mistakenly|badly|poorly|not (?:correctly|rightly|properly)) decided\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "criticized",
        words: `(?<=\\b${BE},? ${ADVERBS}(?:simply |plainly |clearly |manifestly |demonstrably |egregiously |palpably )?)(?<!\\bthan to be (?:\\w+ly )?)(?:wrong|incorrect|erroneous|unsound|mistaken|in error|a mistake|untenable|indefensible|unworkable|flawed|ill-considered|faulty|fallacious|unsustainable|misguided|anomalous|not (?:correct|right|sound|tenable|sustainable|justified|warranted|well[- ]reasoned))\\b(?! (?:to|that|for|in(?! so far| my| our| law| principle))\\b)`,
        reach: "before",
        negative: true,
        everyday: true,
      },
      {
        kind: "criticized",
        words: `(?<=\\b${BE} ${ADVERBS})(?:in (?:\\w+ )?conflict with|contrary to|inconsistent with|irreconcilable with|at (?:odds|variance) with|opposed to|repugnant to|out of (?:step|line|tune|keeping) with|in the teeth of|against) (?:the |our |this court's |those of )?(?:(?:former|earlier|previous|prior|later|recent|clear|plain|express|very|settled|well-settled|\\w+ bench|\\w+) )?(?:decision|judgment|ruling|law|words?|language|text|terms|scheme|provisions?|statute|section|purpose|principles?|authority|authorities|position)s?\\b`,
        reach: "before",
        adjacent: true,
      },
      {
        kind: "criticized",
        words:
          "(?:run|runs|ran|running|go|goes|went) (?:directly |squarely |clean )?(?:counter to|contrary to|against|in the teeth of)\\b|cannot (?:easily |readily )?be (?:reconciled|squared) with\\b|(?:hard|difficult|impossible) to (?:reconcile|square)\\b(?=[^;]{1,120}? with\\b)",
        reach: "before",
        negative: true,
        everyday: true,
      },
      {
        kind: "criticized",
        words:
          "(?:rest|rests|rested|proceed|proceeds|proceeded|is based|was based|is founded|was founded|stand|stands|depend|depends) (?:\\w+ )?(?:up)?on (?:an? |the |some )?(?:\\w+ )?(?:misread|misconce|misapprehen|misunderst|mistake|erroneous|faulty|false premise|wrong (?:premise|assumption|footing)|flawed|incorrect|unsound|error|fallac|discredited|outmoded|untenable)\\w*\\b",
        reach: "before",
      },
      {
        kind: "criticized",
        words:
          "(?:overlook|ignor|misread|misconstru|misunderst|misappl|misinterpret|lost sight of|loses sight of|omitted to|omits to|fail(?:ed|s) to (?:notice|consider|appreciate|take|advert|address|account|recogni[sz]e|grasp)|never (?:confronts|considers|mentions|addresses|adverts)|fell into (?:\\w+ )?error|(?:fell|falls) in error|commit(?:s|ted) (?:an )?error|erred)\\w*\\b",
        reach: "before",
        everyday: true,
        negative: true,
        adjacent: true,
      },
      {
        kind: "criticized",
        words:
          "(?:unpersuasive|unconvincing|not persuasive|not convincing|less than persuasive|ill[- ]reasoned|poorly reasoned)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "criticized",
        words:
          "cannot (?:(?!both )\\w+ )?be (?:supported|sustained|defended|justified|right|correct|upheld|said to be (?:correct|right|sound))\\b|(?:can|could) not be (?:supported|sustained|defended|justified|right|correct)\\b",
        reach: "before",
        negative: true,
        everyday: true,
        adjacent: true,
      },
      { kind: "criticized", words: "disagree(?:s|d|ing|ment)? (?:\\w+ )?with\\b", reach: "after", everyday: true },
      {
        kind: "criticized",
        words: "critici[sz](?:es|ed|e|ing)\\b|criticisms? (?:of|directed at|levelled at|aimed at)\\b",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "criticized",
        words: `err(?:ed|oneously) (?:in )?(?:follow|apply|rel)(?:ied|y|ying|ed|ing)(?: (?:up)?on)?\\b`,
        reach: "after",
        everyday: true,
      },
    ],
  },
];
