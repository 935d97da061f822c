import type { SignalFamily } from "../signal-row.ts";
import { ADVERBS, BE } from "./forms.ts";

/** The writing court as subject, with auxiliaries and adverbs. */
const WE =
  "(?<=\\b(?:we|i|this court|this bench|our court|the court) (?:(?:too|also|now|today|here|again|therefore|accordingly|hereby|respectfully|must|should|shall|will|can|have|do|once|simply|would|may|continue to|are constrained to|feel bound to|think it right to|see fit to|propose to|\\w+ly),? ){0,4})";
const WE_NOT =
  "(?<=\\b(?:we|i|this court|this bench) (?:\\w+ ){0,2}(?:cannot|can not|do not|will not|shall not|would not|could not|should not|must not|need not|are not (?:\\w+ )?to|are unable to|am unable to|find ourselves unable to|never|no longer) (?:(?:therefore|however|\\w+ly|in (?:good )?conscience),? ){0,2})";
const SUCH = `(?<=\\b(?:${BE}|as|seems?|be regarded as|be considered|be described as),? ${ADVERBS}(?:(?:so|very|quite|too|both|wholly|entirely|clearly|plainly|simply|now|somewhat|rather|altogether|at best|a|an|the|in our \\w+|\\w+ly|utterly|more|less) ){0,3})`;
const NOT_SUCH = `(?<=\\b(?:${BE} not|isn't|wasn't|cannot be|can hardly be|is hardly|is scarcely|is neither|nor is|is far from|is anything but) (?:(?:a|an|the|so|very|at all|\\w+ly|to be|regarded as|considered|treated as|said to be|our|any) ){0,4})`;

const GOOD =
  "(?:sound|correct|right|controlling|persuasive|convincing|cogent|compelling|apposite|dispositive|decisive|conclusive|authoritative|unassailable|unimpeachable|impeccable|salutary|wise|sensible|well[- ]considered|well[- ]reasoned|well[- ]founded|unanswerable|instructive|illuminating|apt|in point|on point|on all fours|directly applicable|fully applicable|squarely applicable|good law|sound law|settled law|still law|alive and well|in full (?:force|vigou?r)|beyond (?:question|challenge|doubt|cavil)|entitled to (?:great|the greatest|much|the highest|considerable|every) (?:weight|respect|deference)|the right one|the better (?:one|view)|a safe guide|a sure guide|our guide|the lodestar|the touchstone|helpful)";
const BAD =
  "(?:wrong|incorrect|erroneous|unsound|mistaken|flawed|untenable|unpersuasive|unconvincing|weak|thin|strained|doubtful|suspect|questionable|dubious|debatable|obsolete|outmoded|outdated|archaic|antiquated|antique|anachronistic|an anachronism|moribund|defunct|dead|spent|stale|superannuated|obsolescent|outworn|threadbare|discredited|aberrant|an aberration|an outlier|a derelict|an orphan|a fossil|overbroad|overstated|too sweeping|bad law|indefensible|insupportable|unsupportable|unworkable|misguided|ill[- ](?:advised|considered|founded|conceived)|not law|no law at all|a dead letter|perverse|unjust|harsh|illogical|impossible to (?:defend|justify|support|apply))";
const APART =
  "(?:inapposite|inapt|irrelevant|immaterial|beside the (?:point|mark)|off (?:the )?(?:mark|point)|wide of the (?:mark|point)|distinguishable|inapplicable|unhelpful|unavailing|of no (?:avail|moment|help|use|assistance|consequence|relevance|value)|poles apart|far (?:removed|afield)|remote|another matter|a different (?:case|matter|thing|creature|animal|kettle of fish)|a horse of another colou?r|quite another (?:case|thing|matter)|not this (?:case|one)|not our case|nothing to the (?:point|purpose)|a case apart|sui generis|very different|wholly different|different in (?:kind|every|all|its|material|several|important)|easily distinguished|readily distinguished|of a different (?:kind|order|character|nature)|(?:addressed|directed) to (?:a|another|an entirely) (?:different|distinct)?)";

/** Adjectives by which a court assesses a case, and first-person verbs with a case as their object. */
export const AUTHORITY_WORDS: readonly SignalFamily[] = [
  {
    family: "Adjectives of authority",
    examples: [
      "{Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, is well considered.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, is an anachronism.",
      "{Ram v. Shyam, (1984) 3 SCC 90} is beside the point.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, is hardly a safe guide.",
    ],
    rows: [
      { kind: "approved", words: `${SUCH}${GOOD}\\b`, reach: "before", everyday: true, adjacent: true, precedence: -1 },
      {
        kind: "criticized",
        words: `${SUCH}(?<!\\bthan to be (?:\\w+ly )?)${BAD}\\b(?! (?:to|that|for|whether|if)\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: -1,
      },
      {
        kind: "distinguished",
        words: `${SUCH}${APART}\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: -1,
      },
      {
        kind: "distinguished",
        words: `${NOT_SUCH}${GOOD}\\b(?!,? (?:\\w+ )?to (?:say|hold|suppose|think|assume|contend|suggest|argue|state|describe|speak|regard)\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: -1,
      },
    ],
  },
  {
    family: "Acceptance by the court",
    examples: [
      "We embrace {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "We build on {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `${WE}(?:honou?r|respect|heed|obey|keep faith with|keep to|hold to|hold fast to|stand on|stay with|remain (?:faithful|loyal|true) to|maintain|retain|preserve|renew|invoke|extend|uphold|enforce|give (?:full )?effect to|carry out|implement|defer to|bow to|submit to|yield to|echo|repeat(?! (?:it|them|these|those|the (?:facts|history|details|evidence|background|discussion))\\b)|reiterate|respectfully follow|take (?:our )?(?:guidance|comfort|support|instruction|courage) from|are guided by|are instructed by|am guided by|are informed by|look to|turn to|lean on|build (?:up)?on|draw (?:up)?on|ground our (?:decision|judgment|ruling|holding) (?:up)?on|rest our (?:decision|judgment|ruling|holding) (?:up)?on|base our (?:decision|judgment|ruling|holding) (?:up)?on|start from|begin with|put our (?:faith|trust) in|put our decision on)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: -1,
      },
      {
        kind: "approved",
        words: `${WE}(?:accept|embrace|endorse|espouse|applaud|commend|approve|welcome|adopt|find (?=[^;]{1,120}? (?:persuasive|convincing|compelling|sound|helpful|instructive|cogent|correct|well[- ]reasoned))|are (?:persuaded|convinced|impressed|instructed|assisted|moved|in agreement|at one|in accord|content) (?:by|with)|are of the same (?:mind|view|opinion) as|come to the same conclusion as|side with|cast our lot with|join (?:with )?)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: -1,
      },
    ],
  },
  {
    family: "Rejection by the court",
    examples: [
      "We disown {Adams v. Baker, 40 Me. 12 (1870)}.",
      "We discount {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "We cannot bring {Ram v. Shyam, AIR 1950 Mad 4} to bear.",
      "We find {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, unpersuasive.",
    ],
    rows: [
      {
        kind: "overruled",
        words: `${WE}(?:disown|bury|inter|lay to rest|put an end to|bid farewell to|retire|erase|expunge|strike down|undo|retract|annul|cancel|put aside|cast aside|throw over|break with|turn away from|turn our back on|give up|cease to follow|stop following|discontinue|no longer (?:follow|adhere to|accept|apply|recogni[sz]e|stand by|hold to))\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: -1,
      },
      {
        kind: "criticized",
        words: `${WE}(?:discount|dismiss|distrust|mistrust|fault|condemn|deprecate|deplore|regret|censure|take exception to|quarrel with|find (?=[^;]{1,120}? (?:unpersuasive|unconvincing|unsound|unhelpful|wanting|untenable|flawed|deficient|problematic|troubling|inapposite|inapt|distinguishable|wrong|erroneous|of no (?:help|avail|assistance)))|are (?:not|un)(?: )?(?:persuaded|convinced|impressed|moved|assisted|helped|swayed) by|are troubled by|have (?:grave|serious|great) difficulty with|brush aside|put to one side|pass by|disregard|decline(?! to (?:answer|decide|reach|consider|address|resolve|review|hear|discuss|repeat|entertain|examine)\\b))\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: -1,
      },
      {
        kind: "limited",
        words: `${WE}(?:cabin|trim|prune|pare (?:back|down)|rein in|clip|cut down|restrict|confine|narrow|limit|qualify|refine|temper|soften|dilute|modify|recast|reformulate|reshape|revise|correct)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: -1,
      },
      {
        kind: "declined",
        words: `${WE_NOT}(?:accept|embrace|endorse|adopt|follow|apply|extend|agree with|concur in|concur with|subscribe to|support|approve|sustain|uphold|countenance|perpetuate|repeat(?! (?:it|them|these|those|the (?:facts|history|details|evidence|background|discussion))\\b)|give effect to|act (?:up)?on|be guided by|take guidance from|derive (?:any )?(?:help|support|assistance) from|go (?:so far )?as far as|go along with|attach (?:any )?(?:weight|importance) to|attribute|treat|regard|look (?:up)?on|bring|read|understand|see how|see that|think that|think|consider that|believe that|(?:say|hold) that(?![^;]{0,200} (?:wrong|wrongly|mistaken|overruled|erroneous|incorrect|unsound)\\b))\\b(?! (?:whether|if)\\b)(?=[^;]{0,120}?)`,
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: -1,
      },
    ],
  },
  {
    family: "Contrast of facts",
    examples: [
      "In {Adams v. Baker, 400 U.S. 12 (1970)}, the lease had expired. Here, by contrast, it had years to run.",
      "In {Ram v. Shyam, (1984) 3 SCC 90} the notice had been served. That feature is absent here.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "here,? (?:however|by contrast|in contrast|on the other hand|on the contrary|though|unlike)\\b|here (?:we have|there (?:is|was|were|are)) (?:no|nothing|neither)\\b|(?:no such|nothing of the (?:sort|kind)|no comparable|no similar|not so)\\b(?: \\w+){0,4} (?:here|in this case|in the present case|in the instant case|before us)\\b|(?<=\\b(?:in|on) (?:the )?)(?:present|instant|this) (?:case|appeal|matter|record|facts),? (?:however|by contrast|on the other hand|on the contrary|there (?:is|was) no)\\b|whereas (?:here|in the present|in the instant|in this case)\\b|(?<=\\b(?:that|this|those|these) )(?:feature|element|circumstance|factor|ingredient|consideration|fact)s? (?:is|are|was|were) (?:\\w+ )?(?:absent|missing|lacking|wanting)\\b|(?<=\\b(?:is|are|was|were) (?:\\w+ )?)(?:absent|missing|lacking|wanting) (?:here|in this case|in the present case|from this)\\b|our (?:case|facts|record) (?:is|are) (?:\\w+ )?(?:different|otherwise|not)\\b|(?:the )?facts (?:here|before us|of this case|of the present case|in this case) (?:are|were|is|differ|could not be)(?: \\w+){0,3}? ?(?:different|otherwise|distinct|dissimilar|from)\\b|(?:that|this) makes all the difference\\b|the difference is (?:material|decisive|crucial|critical|vital|obvious|plain|dispositive|fundamental)\\b|there lies the (?:difference|distinction)\\b|different considerations (?:apply|arise|govern)\\b|stands? on (?:quite )?another footing\\b",
        reach: "beside",
        negative: true,
        weak: true,
      },
      {
        kind: "followed",
        words:
          "(?:so|likewise|similarly|equally) (?:too )?(?:here|in this case|in the present case|it is here|with this|in the instant case)\\b|(?:so|here|likewise)[, ]+too\\b|here also\\b|no (?:less|different) here\\b|this case is no different\\b|(?:no|without (?:a|any)) (?:material |meaningful |relevant |principled |legal |real |valid )*(?:distinction|difference) (?:between|exists|can be (?:drawn|made)|is (?:perceived|discernible)|in principle)\\b|(?:nothing|no (?:fact|circumstance|feature)) (?:\\w+ )?(?:distinguishes|sets this case apart|takes this case (?:out|outside))\\b|a distinction without a difference\\b|the (?:parallel|analogy|resemblance) is (?:exact|complete|close|striking|perfect|unmistakable|plain)\\b|(?:this|the present|the instant) (?:case|appeal|matter|petition) (?:is|falls|comes|fits) (?:\\w+ )?(?:within|under|squarely|fully|on all fours|covered|controlled|governed|concluded)\\b|(?:compels|requires|dictates|demands|commands|calls for|leads to) the same (?:result|conclusion|answer|outcome|course)\\b|the (?:result|outcome|answer|conclusion) (?:must|should|can) be (?:no different|the same)\\b|(?:that|which) (?:ends|disposes of|concludes|settles|resolves|decides) the (?:matter|case|question|issue|argument|appeal|point|inquiry|controversy)\\b|we (?:too )?(?:so hold|hold likewise|hold accordingly|do likewise|do the same|reach the same (?:result|conclusion))\\b",
        reach: "beside",
        negative: true,
        weak: true,
      },
    ],
  },
];
