import type { SignalFamily } from "../signal-row.ts";

const CLAIM =
  "(?:this|that|the|these|those|such|his|her|its|their|petitioner|respondent|appellant|plaintiff|defendant|any|all|every|recovery|relief|appellants|petitioners|respondents|both|either|our)";

/** Everyday words by which a court accepts a case, applies it, or states that it has lasted. */
export const ACCEPTANCE_FAMILIES: readonly SignalFamily[] = [
  {
    family: "A case that decides",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, points the way.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, requires reversal.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, squarely rejects the argument made here.",
      "{Ram v. Shyam, (1984) 3 SCC 90} has set the matter at rest.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, bars the claim.",
      "{Ram v. Shyam, (1984) 3 SCC 90} applies to the present case.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:points?|pointed|shows?|showed|lights?|lit|leads?|led|marks?|marked|clears?) (?:out )?(?:us )?the (?:way|path|road|direction|course)\\b(?! in (?:which|that case))|(?:sets?|prescrib(?:es|ed)|defines?|provides?|frames?|states?|announces?|establish(?:es|ed)|govern(?:s|ed)?|controls?|furnish(?:es|ed)|suppl(?:ies|ied)) (?:the |our )(?:\\w+ )?(?:standards?|tests?|course|frameworks?|rules?|yardstick|measure|inquiry|analysis|criteria|answer|outcome|result|disposition|resolution)(?= (?:that|which|we|here|by which|for|of|in this|to be|governing|under which)\\b|[.,;])",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:requires?|compels?|mandates?|dictates?|commands?|demands?|necessitates?|calls? for) (?:\\w+ )?(?:affirmance|reversal|dismissal|denial|remand|vacatur|acquittal|rejection|suppression|an affirmance|a reversal|a remand|a new trial|judgment)\\b",
        reach: "before",
        precedence: 2,
      },
      {
        kind: "followed",
        words: `(?:(?:squarely|flatly|expressly|directly|fully|completely|effectively|conclusively|plainly|already|definitively|authoritatively|firmly|finally) )(?:reject|answer|dispos|foreclos|refut|settl|resolv|decid|determin|conclud|address|meet|cover|control|govern|defeat|clos)(?:s|es|d|ed|e)?(?: of)? ${CLAIM}\\b|rejected (?:this|the) (?:very|same|precise|exact|identical|selfsame)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words: `(?:bars?|precludes?|forecloses?|foreclosed|defeats?|disposes of|disposed of|settles|settled|resolved|resolves|concludes|concluded|closes|ends|ended|controls|blocks|dooms?|forbids?|validates?|vindicates?) (?=${CLAIM}\\b)|(?:has |have |had )?(?:set|put|laid) (?:this|the|that|these|any such) (?:[\\w-]+ ){1,3}(?:at|to) rest\\b|(?:leaves?|left|leaving) (?:us )?(?:no|little) (?:room|doubt|choice|escape|option|alternative)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "applied",
        words:
          "(?:governs?|appl(?:y|ies)|obtains?|controls?|holds?) (?:also |even |as well |likewise |no less |equally |squarely |directly |here |to |in |with )(?:here|to (?:this|the|these|our|all|such)|in (?:this|the|all|our)|this|the present|the facts|the case|the instant|equal|full|force|every|like)\\b|applies here\\b|(?:must|should|has to|ought to|shall|will) (?:\\w+ )?(?:govern|control|apply|prevail|guide us|be (?:applied|followed|given effect|adhered to|respected|our guide|obeyed))\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:is|are|was|were|remains?|as|being|clearly|which is) (?:\\w+ ){0,2})(?:indistinguishable|materially (?:identical|indistinguishable)|(?:directly |squarely |very much |right |precisely |exactly )(?:on|in|to) (?:the )?point|our (?:starting point|lodestar|polestar|touchstone|guide|point of departure)|this case|the governing (?:authority|precedent|decision|standard|test|rule)|the controlling (?:authority|precedent|decision|standard|test|rule)|the leading (?:authority|case|decision)|the fountainhead|the definitive \\w+|a binding (?:authority|precedent)|binding authority|binding precedent|direct authority|ample authority|authority enough|sufficient authority|clear authority|conclusive authority)(?= ?(?:here|on|for|in|[.,;]|and|that|$))",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "A case that lasts",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, retains its vitality.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, has never been questioned.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, got it right.",
      "Far from undermining {Adams v. Baker, 400 U.S. 12 (1970)}, the Act confirmed it.",
      "{Ram v. Shyam, (1984) 3 SCC 90} has stood for forty years.",
    ],
    rows: [
      {
        kind: "affirmed",
        words:
          "(?:retains?|retained|keeps?|kept|maintains?|preserves?|enjoys?) (?:all |much of |most of |full |undiminished )?(?:its|their|full|undiminished)? ?(?:\\w+ )?(?:vitality|force|vigou?r|validity|authority|relevance|strength|efficacy|currency|precedential)\\b|(?:has|have|had) (?:never|not) (?:since |yet |once |ever )?been (?:\\w+ )?(?:questioned|doubted|challenged|disturbed|departed from|shaken|criticized|criticised|dissented from|disapproved|impugned|qualified|repudiated|abandoned|undermined|called into question|superseded|modified)\\b",
        reach: "before",
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:has|have|had) (?:withstood|endured|stood|held|prevailed|governed|been (?:the|our) (?:\\w+ )?(?:law|rule)|guided|survived|ruled)(?: \\w+){0,2} (?:for|since|through|throughout|over|these|the (?:field|test|ground|passage)|ever|as|without|in this)\\b|withstood the (?:test|passage|challenge)|(?:has|have) (?:\\w+ )?(?:been )?(?:consistently|uniformly|repeatedly|regularly|invariably|unfailingly|routinely|often|frequently|universally|steadily|faithfully|always) (?:been )?(?:followed|applied|adhered to|reaffirmed|approved|upheld|accepted|relied (?:up)?on|invoked|honou?red|cited with)\\b|ought not to be (?:disturbed|unsettled|upset|departed from)\\b|(?:is|was|remains) (?:as )?(?:sound|right|true|valid|good|binding|compelling|vital|correct) (?:today|now|then) ?(?:as|and)\\b|rumou?rs of [^.;]{1,40} death\\b",
        reach: "before",
        precedence: 2,
        negative: true,
      },
      {
        kind: "approved",
        words:
          "(?:got|gets|had|has) (?:it|this|that|the (?:law|matter|point|balance|rule)) (?:exactly |just |precisely |quite )?right\\b|put(?:s)? (?:it|the (?:matter|point)) (?:best|well|aptly|succinctly|correctly)\\b|said it (?:best|well)\\b|str(?:uck|ikes) the (?:right|proper|correct|appropriate) \\w+\\b|(?:is|was|were|are) (?:\\w+ly |quite |surely )?right(?= ?[.;,]| (?:when|then|in)\\b)|(?:makes?|made) (?:good |perfect |eminent )sense\\b|rests? on (?:sound|solid|firm|good|sure|strong|unassailable) \\w+\\b|(?:has|have) much to (?:commend|recommend) it\\b|(?:reasons?|speaks?|states?|expounds?|analy[sz]es|construes?|construed|interpreted|stated|explained|summari[sz]ed|captured|understood|appreciated) (?:\\w+ ){0,4}?(?:well|correctly|accurately|persuasively|convincingly|soundly|rightly|aptly)(?= ?[.;,]|$)|(?:correctly|rightly|accurately|properly|aptly|soundly|faithfully|sensibly|wisely|persuasively) (?:stat|constru|interpret|appl|reason|explain|held|h(?:e|o)ld|understood|understands|appreciat|recogni[sz]|conclud|observ|describ|captur|identif|reflect|represent|summari[sz]|resolv|decid|balanc|express|expound|analy[sz]|read|point|rejected|emphasi[sz])\\w*\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "affirmed",
        words:
          "(?:far from|rather than|without|instead of) (?:\\w+ )?(?:undermin|weaken|overrul|repudiat|erod|question|abandon|disturb|displac|reject|disapprov|abrogat|doubt|retreating from|departing from|casting doubt on)(?:ing)?\\b(?=[^;]{1,200}? (?:confirm|reaffirm|reinforc|strengthen|follow|appl|buttress|underscor|vindicat|bear\\w* out|relie[sd]|adher|uph))",
        reach: "after",
        negative: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "A decision that follows from a case",
    examples: [
      "Our decision follows from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Our analysis begins with {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The answer is to be found in {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "As {Adams v. Baker, 400 U.S. 12 (1970)}, makes clear, notice is required.",
      "The question is not an open one after {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?<=\\b(?:decision|holding|conclusion|result|ruling|judgment|answer|outcome|rule|this|it|that|which)\\b(?: today| here| below)? (?:\\w+ ){0,2})(?:follows?|flows?|proceeds?|derives?|springs?|accords?|comports?|squares?|chimes?|is (?:\\w+ )?(?:consistent|consonant|in (?:accord|keeping|line|harmony|conformity|agreement))) (?:\\w+ )?(?:from|with)\\b|(?:straightforward|simple|routine|direct|logical|faithful|mere|natural|necessary|inevitable) (?:application|extension|corollary|consequence) of\\b",
        reach: "after",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:analysis|inquiry|we|discussion|task|answer|reasoning) (?:\\w+ ){0,3})(?:begins?|starts?|ends?|commences?)(?: (?:and|,) (?:nearly |very nearly |almost )?(?:begins?|ends?))? with\\b|(?:answer|solution|key|guidance|rule|test|authority)s? (?:to (?:this|that|the) \\w+ )?(?:is|lies?|may be|can be|must be|are|will be) (?:\\w+ )?(?:to be )?(?:found |sought |supplied |given |provided |furnished )?(?:in|by)\\b|(?:no longer|not|hardly|scarcely) (?:an |any longer an |now an )?open (?:question|one|to (?:debate|doubt|question|argument|dispute|challenge|controversy))? ?(?:after|since|in (?:light|view|the light) of|in)\\b",
        reach: "after",
        everyday: true,
        negative: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "relied_on",
        words:
          "as (?=[^;]{1,150}?,? (?:makes?|made) (?:\\w+ )?(?:clear|plain|explicit|evident)\\b|[^;]{1,150}?,? (?:teach(?:es)?|demonstrates?|illustrates?|instructs?|confirms?|reminds|show|shows|underscores?|explains?|recogni[sz]es?|holds?|attests?|directs?|requires?)\\b,? (?![^.]{0,160}\\b(?:overrul|revers|abrogat|supersed|disapprov)))",
        reach: "after",
        named: true,
      },
      {
        kind: "relied_on",
        words:
          "(?:find|found|take|took|draw|drew|derive|derived|gain|seek|sought|receive|get) (?:(?:much|some|considerable|ample|useful|helpful|further|added|great|additional|our|strong|valuable) ){0,2}(?:guidance|support|comfort|instruction|inspiration|assistance|help|strength|reinforcement|sustenance|cue|lead|light|confirmation) (?:\\w+ )?(?:in|from)\\b|look no (?:further|farther) than\\b|need (?:only )?(?:look|turn|refer|go) (?:only )?(?:to|no further than)\\b|(?:use|employ|utili[sz]e|adopt|invoke|deploy) (?:the|that|this) (?:[\\w-]+ ){0,3}(?:test|inquiry|framework|standard|analysis|approach|formula|method|factors|rule|criteria|principle|reasoning|rationale|construction|interpretation)s? (?:of|in|from|announced in|set out in|set forth in|laid down in|described in|articulated in)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
    ],
  },
];
