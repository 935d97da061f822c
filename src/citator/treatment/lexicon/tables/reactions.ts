import type { SignalFamily } from "../signal-row.ts";

/** The beginning of a sentence, with words of courtesy. */
const OPENS =
  "(?<=(?:^|[.?!;:][\"')\\]]{0,2}) {1,2}(?:(?:but|and|however|with (?:all |the greatest |great |due |utmost |profound )?respect(?: to [\\w ]{1,40})?|in our (?:\\w+ )?(?:opinion|view|judgment)|for (?:our|my) part|today|accordingly|on reflection|having [^.;,]{1,60}|nevertheless|still|yet|now),? ){0,2})";
const SAID =
  "(?:view|reasoning|approach|conclusion|opinion|analysis|statement|construction|interpretation|proposition|observation|principle|ruling|holding|rule|test|exposition|formulation)s?";

/** Short sentences by which a court reacts to the case of the sentence before. */
export const REACTION_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Reaction in the next sentence",
    examples: [
      "The Full Bench so held in {Ram v. Shyam, AIR 1950 Mad 4}. We respectfully agree.",
      "The court so held in {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}. That is this case.",
      "The court so held in {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}. We hold otherwise.",
      "A contrary view prevailed in {Ram v. Shyam, AIR 1950 Mad 4}. We do not agree.",
    ],
    rows: [
      {
        kind: "approved",
        words: `${OPENS}(?:(?:we|i) (?:(?:too|also|respectfully|fully|entirely|wholly|completely|heartily|readily|quite|\\w+ly) ){0,2}(?:agree|concur|think so too|are of (?:the same|like|that|a similar) (?:view|opinion|mind)|share (?:that|this) ${SAID}|accept (?:that|this|the) ${SAID}|adopt (?:that|this|the) ${SAID}|endorse (?:that|this|the) ${SAID}|follow (?:that|this) ${SAID}|reach the same (?:conclusion|result)|cannot improve (?:up)?on|could not (?:put it better|agree more)|have (?:no|little) (?:hesitation|difficulty) in (?:accepting|adopting|following|agreeing|endorsing|approving|applying)|find (?:that|this|the) ${SAID} (?:\\w+ )?(?:persuasive|sound|correct|convincing|compelling|cogent|unanswerable|unassailable|unimpeachable|unexceptionable|irresistible)|make (?:it|that ${SAID}|them|(?:his|her|its|their|those|these) (?:words|reasons)) (?:our|my) own|are content to make (?:it|them) (?:ours|our own))(?! (?:that|to disagree)\\b)|so do (?:we|i)(?= ?[.;,])|(?:we|i) (?:\\w+ )?(?:stand by|adhere to|abide by|hold to|hold fast to|keep to|see no cause to depart from) (?:it|them|that|this|what (?:we|was|it)\\b|(?:that|this|the) ${SAID})|(?:we|i) (?:\\w+ )?(?:remain|are still|am still|continue to be) of (?:the same|that|like) (?:view|opinion|mind)|(?:our|the) (?:answer|view|opinion|mind) (?:has not changed|is unchanged|remains the same|is (?:still )?the same)|(?:that|this) (?:is|remains) (?:still )?(?:where|how|what) (?:we|i) (?:\\w+ )?(?:look|stand|hold|think|say|believe|understand|take)|(?:he|she|they|the (?:learned )?(?:judges?|court|chief justice)) (?:was|were) (?:\\w+ )?right(?= ?[.;,]| (?:to|in) (?:so|say|think|hold))|(?:wise|true|sound|weighty) words(?= ?[.;,])|(?:that|this) (?:is|was|remains) (?:also |precisely |exactly |very much )?(?:our|my) (?:own )?(?:view|opinion|understanding|conclusion)\\b|(?:that|this) (?:\\w+ )?${SAID} (?:commends itself|appeals|is sound|is correct|is right|is persuasive|was (?:affirmed|approved|upheld|endorsed)|has been (?:affirmed|approved|upheld|endorsed|followed)|has our))`,
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "followed",
        words: `${OPENS}(?:(?:that|this) is (?:this|our|precisely this|exactly this|just this|precisely our|also this) case\\b|(?:the )?same (?:is|holds|must be|remains) true (?:here|of|in|for)\\b|the same (?:can|may|must) be said (?:here|of)\\b|(?:that|this|the same) (?:rule|principle|reasoning|logic|analysis|rationale|holding|test|standard|conclusion) (?:\\w+ )?(?:governs|controls|applies|holds|obtains|is (?:equally |fully )?(?:applicable|controlling|dispositive|decisive))\\b|(?:we|i) (?:see|find|have|perceive|know of) no (?:\\w+ )?(?:reason|ground|basis|warrant|cause) to (?:hold|think|conclude|rule|decide|differ|do) ?(?:otherwise|differently)?(?= ?[.;,])|(?:we|i) (?:do|did|hold|rule|decide|conclude) (?:so|likewise|the same|similarly|as much)(?: here| today)?(?= ?[.;,])|so it is here\\b|(?:it|that) is (?:no different|the same) here\\b|nothing (?:has changed|more need be said)\\b|no (?:more|further) need be said\\b)`,
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "declined",
        words: `${OPENS}(?:(?:we|i) (?:(?:respectfully|must|strongly|now|also|therefore|\\w+ly) ){0,2}(?:disagree|dissent|demur|think otherwise|hold otherwise|conclude otherwise|take (?:a|the) (?:different|contrary|opposite|other) view|are (?:not|un)(?: )?(?:so )?(?:convinced|persuaded|impressed|moved)|do not (?:mean|believe|think|hold|say) (?:it|so|that) (?:now|any (?:longer|more))|do not (?:agree|think so|share (?:that|this)|accept (?:that|this)(?! (?:argument|submission|contention|plea|suggestion|claim))|find (?:that|this)|read (?:that|this)|subscribe|follow)|cannot (?:agree|accept (?:that|this|so)(?! (?:argument|submission|contention|plea|suggestion|claim))|subscribe|concur|follow|share|endorse|go so far|go that far)|would not (?:go|read|extend) (?:so|it|that)|are unable to (?:agree|concur|accept (?:that|this)(?! (?:argument|submission|contention|plea|suggestion|claim))|follow|subscribe|share)|am unable to (?:agree|concur|accept|follow|subscribe)|regret (?:that )?(?:we|i) (?:cannot|are unable|am unable)|reject (?:that|this) ${SAID}|depart from (?:that|this) ${SAID}|decline to follow|find (?:that|this|the) ${SAID} (?:\\w+ )?(?:un(?!answerable|assailable|impeachable|exceptionable)\\w+|flawed|wrong|wanting|mistaken))(?! (?:that we|to reach|with (?:the|petitioner|appellant|respondent|counsel|his|her|this (?:argument|contention|submission)))\\b)|(?:we|i) (?:now )?(?:think|believe|hold|conclude|are satisfied|are convinced) (?:that )?(?:it|(?:that|this|the) (?:${SAID}|decision|case)) (?:is|was|to be) (?:\\w+ )?(?:wrong|mistaken|erroneous|incorrect|unsound|in error|a mistake|not (?:right|correct|sound)))`,
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words: `${OPENS}(?:(?:that|this|the) (?:case|decision|situation) is (?:\\w+ )?(?:different|another|dissimilar|far removed)\\b|(?:the|that|this) (?:comparison|analogy|parallel|resemblance|similarity) (?:\\w+ )?(?:fails|breaks|is (?:false|inapt|inexact|superficial|imperfect|strained|flawed|unhelpful|misleading)|does not|cannot|ends)\\b|(?:the )?facts (?:there|therein|in that case) (?:were|are|bore|had)\\b|(?:the|that) reliance is (?:\\w+ )?(?:misplaced|misconceived|unavailing)\\b|(?:it|that|the case|the decision|the citation) (?:is|was) (?:\\w+ )?(?:inapt|inapposite|irrelevant|distinguishable|off point|beside the point|no help|of no (?:help|use|avail|assistance))\\b)`,
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
  {
    family: "Last word of the court",
    examples: [
      "The Board followed {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, and it could have turned to no better source.",
      "The point was settled in {Adams v. Baker, 40 Me. 12 (1870)}. It shall not be reopened by us.",
      "The surety would part this bond from that in {Adams v. Baker, 40 Me. 12 (1870)}. Those distinctions do not matter.",
      "Since {Adams v. Baker, 40 Me. 12 (1870)}, was decided the courts have looked to the seal. We need do so no longer.",
      "The court went further in {Adams v. Baker, 40 Me. 12 (1870)}. That is a step which we are not prepared to take.",
      "No reason is recorded in {Ram v. Shyam, 2009 (4) KLT 12}. A judgment so given cannot bind any court.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:need|shall|will) (?:cite|look for|seek|invoke|search for) no (?:other|further|better) (?:authority|case|reason)|could (?:\\w+ )?have (?:gone|turned|looked|resorted) (?:to|for) no (?:better|safer|higher)|nothing (?:in (?:it|them) )?(?:that|which) (?:we|i) (?:would|should) (?:now )?(?:(?:write|put|say|decide|state|express) (?:it )?(?:differently|otherwise)|alter|change|retract|unsay|withdraw)|(?:it|that|this|they|the (?:question|point|rule|matter)) (?:will|shall|should|must|is|are|ought|can|could)(?: ?not| never) (?:to )?(?:now |lightly |again )?be (?:permitted to |allowed to )?(?:now |lightly |again )?(?:awakened|re-?opened|disturbed|unsettled|revived|revisited|stirred|re-?agitated|re-?argued|rise again|overthrown|undone)\\b|(?:differences?|distinctions?)(?: \\w+){0,3},? (?:but |and )?(?:they |it )?(?:(?:do|does|did) not (?:\\w+ )?(?:distinguish|matter|signify|count|change|alter|affect)|(?:makes?|made) no difference|(?:is|are|was|were) (?:\\w+ )?(?:immaterial|without a difference|of no (?:moment|consequence|account|substance)))|entitled to the (?:full )?(?:benefit|protection) of (?:it|that (?:judgment|decision|ruling|rule|case|principle))\\b|for (?:he|she|they|it) (?:was|were|is) (?:\\w+ )?(?:right|correct)(?= ?[.;,])",
        reach: "beside",
        weak: true,
        negative: true,
        answer: true,
      },
      {
        kind: "declined",
        words:
          "(?:need|needs|can|may|shall|will) (?:\\w+ )?(?:it|them|that|so) no (?:longer|more)(?= ?[.;]|$)|(?:is|are|was) so \\w+ no (?:longer|more)(?= ?[.;]|$)|(?:length|distance|step|road|leap|way|journey|view|conclusion) (?:to |on |in |at )?(?:which |that )?(?:we|i) (?:are|am) (?:\\w+ )?(?:not (?:\\w+ )?(?:prepared|willing|ready|disposed|inclined)|unwilling|unable|unprepared) to|(?:farther|further) than (?:we|i) (?:(?:are|am) (?:prepared|willing|able|disposed|ready) to|(?:can|could|would|should) (?:go|follow))|leave (?:it|them|that court|the learned \\w+|our (?:brethren|colleagues|neighbou?rs)|[^.;,]{1,40}) to (?:its|their|his|her) own (?:path|ways?|devices|views?|opinions?|counsels?)\\b|(?:an? |the )?(?:judgment|decision|order|opinion|ruling)s? (?:of that (?:description|kind|sort|character|nature)|so (?:given|made|rendered|reached|obtained|passed)) (?:is not|are not|cannot|can not|can never|(?:binds?|settles?|decides?) (?:no|only|nothing|the dispute))\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
];
