import type { SignalFamily } from "../signal-row.ts";

/** Words by which a court decides as an earlier case did, without a verb of following. */
export const SAME_RESULT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Same result",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, concerned a lease. The same reasoning applies here.",
      "For the reasons recorded in {Ram v. Shyam, (1984) 3 SCC 90}, the appeal is allowed.",
      "As in {Adams v. Baker, 400 U.S. 12 (1970)}, so here, the deed was never delivered.",
      "The challenge failed in {Ram v. Shyam, (1984) 3 SCC 90}. The present one must meet the same fate.",
      "To the same effect is {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "The same view was taken in {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?<=\\b(?:the|that|its) )(?:same|like|very|selfsame) (?:\\w+ )?(?:reasoning|principles?|rules?|logic|results?|relief|order|course|considerations?|analysis|conclusion|benefit|treatment|answer|test|ratio) (?:\\w+ )?(?:obtains?|appl(?:y|ies)|follows?|governs?|controls?|enures?|holds?|must|should|shall|will|is (?:called for|warranted|required|due|indicated|compelled)|be (?:extended|given|granted|followed|accorded|applied))\\b",
        reach: "beside",
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:meet|meets|suffer|suffers|share|shares) (?:with )?the same fate\\b|(?:identically|similarly) (?:situated|placed|circumstanced)\\b|(?<=\\b(?:is|are|was|were) (?:\\w+ )?)(?:indistinguishable|identical|on all fours|no different)(?: from| to| with)? (?:this|that|those|these|the (?:present|instant|one))\\b|(?:entitled|extended?|given|granted) (?:to )?(?:the )?same (?:relief|benefit|treatment)\\b",
        reach: "beside",
        weak: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "for (?:the )?(?:same |very |self-same )?(?:reasons?|considerations) (?:(?:which |that )?(?:we |this court )?(?:\\w+ )?)?(?:recorded|given|gave|stated|set out|set forth|expressed|assigned|mentioned|explained|contained|indicated|discussed|detailed) (?:by (?:us|this court) )?in\\b|for the reasons in\\b",
        reach: "after",
        adjacent: true,
        named: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:just )?as in (?=[^;]{1,200}?,? so (?:here|too|also|it is|in (?:this|the present))\\b)|(?:just )?as (?:was (?:done|held|the case) |we did |we held |this court (?:held|did) )?in (?=[^;]{1,160}?, (?:here|the present|we (?:too|also)|too)\\b)",
        reach: "after",
        named: true,
      },
      {
        kind: "relied_on",
        words:
          "to (?:the (?:same|like|similar)|a (?:like|similar)) (?:effect|purport|import|end)(?: (?:is|are|was|were|see|also is))?(?: (?:also )?(?:the |our )?(?:decisions?|judgments?|rulings?|observations?|cases?) (?:of this court |rendered |reported )?(?:in|of))?\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "relied_on",
        words:
          "(?:same|similar|identical|like|this) (?:view|conclusion|opinion|principle|position|proposition|question|line of reasoning) (?:was|has been|is|had been|came to be|has also been|was also) (?:\\w+ )?(?:taken|reached|expressed|reiterated|adopted|accepted|affirmed|laid down|upheld|endorsed|reaffirmed|approved)(?: by (?:[\\w']+ ){1,8}?)? ?in\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:came|comes|come) out (?:where|as) we do\\b|(?:reach|reaches|reached|arrived at|come to|came to) the same (?:conclusion|result)\\b|(?:is|are) of the same (?:view|opinion|mind)\\b|(?:is|are) in (?:full |complete |entire |respectful )?(?:accord|agreement) with (?:us|this|our|ours|what)\\b|(?:share|shares|shared) (?:our|this|that) view\\b",
        reach: "beside",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:law|legal position|principles?|rules?|position|test|doctrine)(?: (?:of|on) [\\w ]{1,40}?)? (?:is|was|has been|have been|are|were|stands?) (?:correctly|rightly|accurately|well|succinctly|aptly|authoritatively|admirably|clearly|lucidly|neatly|felicitously) (?:stated|summari[sz]ed|laid down|explained|expressed|set out|put|enunciated|formulated|expounded)(?: by [\\w. ]{1,40})? in\\b",
        reach: "after",
        precedence: 2,
      },
      {
        kind: "applied",
        words:
          "(?:entitled to|claim|given|have|has|had|gets?|receive|take) the (?:full )?benefit of\\b|on the (?:strength|footing|authority) of (?:it|that)\\b|tested by\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        answer: true,
      },
    ],
  },
  {
    family: "Settled, supported, preferred",
    examples: [
      "{Ram v. Shyam, AIR 1950 SC 4} is too well settled to be disturbed.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, binds this panel.",
      "We put our seal of approval on {Ram v. Shyam, AIR 1950 Mad 4}.",
      "Particularly instructive is {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "{Ram v. Shyam, (1984) 3 SCC 90} fully supports the petitioner.",
      "We restore the rule of {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We prefer the view in {Ram v. Shyam, (1984) 3 SCC 90} to that in Om v. Dev, (1985) 1 SCC 1.",
    ],
    rows: [
      {
        kind: "affirmed",
        words:
          "too (?:well|firmly|long|deeply) (?:settled|established|entrenched|rooted|accepted)(?:,? now)? to (?:now )?(?:be |admit of |permit |require )?(?:now )?(?:disturb|question|doubt|shak|reopen|re-?open|challeng|upset|disput|debat|controvers|argument|citation)\\w*\\b|too late (?:in the day )?(?:now )?to (?:question|doubt|challenge|disturb|re-?open|unsettle|dispute)\\b|(?:stood|remained|gone|been|held) (?:unquestioned|unchallenged|unshaken|unimpeached|firm|uncontradicted)\\b|(?:cannot|can no longer) now be (?:questioned|doubted|disturbed)\\b",
        reach: "before",
        negative: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?<!\\bnot |\\bno longer )bind(?:s)? (?:us\\b|me\\b|(?:this|the present|every|all|the) (?:\\w+ )?(?:court|panel|bench|tribunal)s?\\b|all (?:courts|of us))|(?<=\\b(?:is|are|being|was|were) (?:\\w+ )?)binding (?:up)?on (?:us|it|this|all|the (?:high|district|trial|court|tribunal|board)|him|me)\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:put|puts|set|sets|place|affix|lend|lends|give|gives)(?: \\w+)? (?:our|the|its|this court's) (?:\\w+ )?(?:seal|stamp|imprimatur)(?: of approval)? (?:on|upon|to)\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "relied_on",
        words:
          "(?:particularly|especially|most|equally|highly|directly|squarely|peculiarly|very) (?:instructive|apposite|apt|in point|on point|persuasive|pertinent|helpful|illuminating|close)(?= (?:is|are|in this|on this|here|for)\\b)",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "relied_on",
        words:
          "(?:fully |squarely |amply |entirely |strongly |clearly |lends? (?:strong |ample |further |full )?)support(?:s)? (?:to )?(?:us|him|her|them|it|our|this|that|the|his|their|petitioner|respondent|appellant|plaintiff|defendant)\\b",
        reach: "before",
        adjacent: true,
      },
      {
        kind: "followed",
        words: "(?:restor|reviv|reinstat|resurrect)(?:es|e|ed|ing)\\b",
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?:revives|stands? (?:revived|restored)|is good law once more|is (?:again|once again) (?:the )?(?:good )?law)\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:resolv|decid|settl)\\w* (?:the|that|this) (?:\\w+ )?(?:conflict|split|difference|divergence|question|controversy) in favou?r of\\b",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:eminently |well |admirably |ideally )suited to\\b|commends? itself to (?:us|me|this court)\\b|appeals? to (?:us|me)\\b|(?:finds?|found) favou?r with (?:us|me|this court)\\b|states? the (?:sounder|better|correct|true|preferable) (?:rule|view|law|principle|doctrine)\\b",
        reach: "before",
      },
      {
        kind: "followed",
        words: "(?<=\\b(?:must|should|has to|have to|will|shall) yield )to\\b",
        reach: "after",
        named: true,
      },
    ],
  },
];
