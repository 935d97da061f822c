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
        words: `${OPENS}(?:(?:we|i) (?:(?:too|also|respectfully|fully|entirely|wholly|completely|heartily|readily|quite|\\w+ly) ){0,2}(?:agree|concur|think so too|are of (?:the same|like|that|a similar) (?:view|opinion|mind)|share (?:that|this) ${SAID}|accept (?:that|this|the) ${SAID}|adopt (?:that|this|the) ${SAID}|endorse (?:that|this|the) ${SAID}|follow (?:that|this) ${SAID}|reach the same (?:conclusion|result)|cannot improve (?:up)?on|could not (?:put it better|agree more)|have (?:no|little) (?:hesitation|difficulty) in (?:accepting|adopting|following|agreeing|endorsing|approving|applying)|find (?:that|this|the) ${SAID} (?:\\w+ )?(?:persuasive|sound|correct|convincing|compelling|cogent))(?! (?:that|to disagree)\\b)|so do (?:we|i)(?= ?[.;,])|(?:that|this) (?:is|was|remains) (?:also |precisely |exactly |very much )?(?:our|my) (?:own )?(?:view|opinion|understanding|conclusion)\\b|(?:that|this) (?:\\w+ )?${SAID} (?:commends itself|appeals|is sound|is correct|is right|is persuasive|was (?:affirmed|approved|upheld|endorsed)|has been (?:affirmed|approved|upheld|endorsed|followed)|has our))`,
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
        words: `${OPENS}(?:(?:we|i) (?:(?:respectfully|must|strongly|now|also|therefore|\\w+ly) ){0,2}(?:disagree|dissent|demur|think otherwise|hold otherwise|conclude otherwise|take (?:a|the) (?:different|contrary|opposite|other) view|are (?:not|un)(?: )?(?:so )?(?:convinced|persuaded|impressed|moved)|do not (?:agree|think so|share (?:that|this)|accept (?:that|this)(?! (?:argument|submission|contention|plea|suggestion|claim))|find (?:that|this)|read (?:that|this)|subscribe|follow)|cannot (?:agree|accept (?:that|this|so)(?! (?:argument|submission|contention|plea|suggestion|claim))|subscribe|concur|follow|share|endorse|go so far|go that far)|would not (?:go|read|extend) (?:so|it|that)|are unable to (?:agree|concur|accept (?:that|this)(?! (?:argument|submission|contention|plea|suggestion|claim))|follow|subscribe|share)|am unable to (?:agree|concur|accept|follow|subscribe)|regret (?:that )?(?:we|i) (?:cannot|are unable|am unable)|reject (?:that|this) ${SAID}|depart from (?:that|this) ${SAID}|decline to follow|find (?:that|this|the) ${SAID} (?:\\w+ )?(?:un\\w+|flawed|wrong|wanting|mistaken))(?! (?:that we|to reach|with (?:the|petitioner|appellant|respondent|counsel|his|her|this (?:argument|contention|submission)))\\b)|(?:we|i) (?:now )?(?:think|believe|hold|conclude|are satisfied|are convinced) (?:that )?(?:it|(?:that|this|the) (?:${SAID}|decision|case)) (?:is|was|to be) (?:\\w+ )?(?:wrong|mistaken|erroneous|incorrect|unsound|in error|a mistake|not (?:right|correct|sound)))`,
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
];
