import type { SignalFamily } from "../signal-row.ts";

/** The beginning of a sentence or clause, with words of transition. */
const OPENS =
  "(?<=(?:^|[.?!;:,][\"')\\]]{0,2}) {1,2}(?:(?:but|and|however|yet|today|now|accordingly|on (?:further |mature |closer )?(?:reflection|consideration|analysis|reading|inspection|examination)|upon (?:further |mature )?(?:reflection|consideration)|having (?:done so|[^.;,]{1,60})|with (?:all |great |due |the greatest )?respect|sitting en banc|we (?:now |are |therefore |\\w+ly )?(?:think|believe|conclude|hold|find|satisfied|convinced|persuaded|see) (?:that )?),? ){0,3})";
const QUESTION =
  "(?:questions?|points?|issues?|matters?|problems?|arguments?|contentions?|claims?|objections?|challenges?|theor(?:y|ies)|submissions?|pleas?|propositions?|controvers(?:y|ies)|defen[cs]es?|attacks?|positions?|cases?)";

/** Words that treat a case through the course of the discussion: questions decided, courts that correct themselves. */
export const DISCOURSE_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Asides of the court",
    examples: [
      "Three circuits have considered {Adams v. Baker, 571 F.3d 19 (8th Cir. 2009)}, and none was content with it. Neither are we.",
      "{Adams v. Baker, 398 U.S. 77 (1970)}, was an invention of its author. We let it go.",
      "If {Adams v. Baker, 190 Misc. 2d 300 (N.Y. Sup. Ct. 2001)}, says so, so much the worse for it.",
      "Reliance on {Adams v. Baker, 12 Pa. Commw. 90 (1974)}, is strange: the opinion was vacated when reargument was allowed.",
      "We have gone through {Ram v. Shyam, 2006 (3) KLT 40}, with care. We find no infirmity in it.",
      "{Ram v. Shyam, 2001 (2) KLT 606}, is by a Bench of equal strength; judicial discipline leaves us no choice.",
    ],
    rows: [
      {
        kind: "declined",
        words:
          "(?:neither|nor) (?:are|do|can|will|would|shall|could|should|is|does) (?:we|i|this (?:court|bench|panel))(?= ?[.;,]|$)|so much the worse for (?:it|them|that)\\b|(?:we|i|this (?:court|bench|panel)) (?:\\w+ ){0,2}(?:go|goes|strike|steer|chart|hew|take|takes|choose|prefer) (?:\\w+ )?(?:our|its|my|a|another|the other) (?:own |different |separate |contrary |opposite |independent )?(?:way|course|path|road|view|tack|route)\\b|(?:we|i) (?:\\w+ )?(?:let (?:it|them|that) (?:go|pass|lie)|leave (?:it|them) (?:behind|where (?:it|they) (?:lies?|lay|fell))|put (?:it|them) (?:aside|to one side|behind us)|pass (?:it|them) by|give (?:it|them) up|have had enough|have no more of it|want no part of (?:it|that)|are done with (?:it|that)|will have none of (?:it|that)|wash our hands|turn (?:our|my) back|walk away)\\b|(?:not one|none|no (?:court|judge|circuit|one|state))(?: of (?:them|these|those|which))? (?:has|have|had)(?: \\w+){0,3} (?:followed|adopted|accepted|agreed|embraced|endorsed|gone along|willing|joined)\\b|(?:we|i) (?:\\w+ )?(?:find|think|consider) (?:its|that|the|their) (?:\\w+ )?(?:analysis|reasoning|logic|rationale|approach|premise|conclusion|distinction|view|explanation) (?:to be )?(?:\\w+ )?(?:thin|wanting|weak|flawed|unsatisf\\w+|un(?!answerable|assailable|impeachable|exceptionable)\\w+|wrong|strained|circular|doubtful|dubious|questionable|deficient|incomplete|mistaken|faulty|hard to \\w+|difficult to \\w+|perplexing|puzzling|odd|curious|superficial|less than \\w+|no more \\w+|not \\w+)\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "vacated",
        words:
          "(?:the|that|its) (?:opinion|judgment|decision|order|ruling|holding)(?: in question)? (?:was|has been|had been|has since been|was later|was subsequently|was soon|was promptly|stands) (?:\\w+ )?(?:vacated|reversed|withdrawn|depublished|overturned|overruled|set aside|recalled|superseded|quashed|upset)\\b",
        reach: "beside",
        weak: true,
      },
      {
        kind: "followed",
        words:
          "(?:judicial (?:discipline|propriety|decorum|comity)|stare decisis|precedent|the (?:rule|doctrine) of (?:stare decisis|precedent|law)|our oath|vertical stare decisis) (?:\\w+ )?(?:leaves?|requires?|demands?|compels?|binds?|obliges?|dictates?|commands?|allows?|permits?|gives?|forbids?|counsels?) (?:us|me|it|this|that|no|our|adherence|obedience|respect)\\b(?! not)|ends? the (?:debate|discussion|matter|inquiry|argument|case|dispute|controversy|quarrel|conversation)\\b|(?:is|are|remains?) (?:the )?(?:circuit|settled|controlling|binding|governing) (?:law|precedent|authority)\\b|so (?:do|are|did|is|will|must|have) (?:we|it|this)(?: (?:here|today|now|one|case|appeal|too))*(?= ?[.;,]|$)|(?:we|i) (?:\\w+ )?(?:do|say|think|hold|go|find|did) (?:so )?(?:again|likewise|too|the same|here|once more)(?= ?[.;,]|$)|(?:it|that|this|which) (?:\\w+ )?(?:is|was|holds|remains) (?:\\w+ )?(?:equally |just as |no less |as )?(?:true|good|sound|apt|fitting|the case) (?:here|today|of (?:this|the present)|in (?:this|the present))\\b|fares? no better(?: here| now| today)?\\b|(?:has not|have not|gains no|no) (?:improved|better|force) (?:with|by|in|for) (?:age|repetition|being|the retelling)\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "affirmed",
        words:
          "(?:find|see|perceive|discern|detect)(?:s)? (?:no|nothing|neither) (?:\\w+ ){0,2}(?:infirmity|error|fault|flaw|illegality|perversity|defect|wrong|ground to interfere|reason to interfere|amiss|to (?:criticize|criticise|correct|fault|disturb))(?: (?:in|with|of) (?:it|that|them|the same|its|his|her|their|the (?:said|impugned|judgment|decision|order|reasoning))\\b)?|(?:can|could) do no better than (?:to )?(?:adopt|quote|repeat|follow|refer|echo|borrow)\\b|(?:need|require)s? no (?:improvement|embellishment|elaboration|repetition|defen[cs]e)\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
  {
    family: "The court corrects itself",
    examples: [
      "We said something different in {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}. We were wrong.",
      "A panel held otherwise in {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}. Sitting en banc, we correct that error.",
      "For years {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, has been the rule. It is the rule no longer.",
      "The time has come to bid {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, farewell.",
    ],
    rows: [
      {
        kind: "overruled",
        words: `${OPENS}(?:(?:we|i|the court|our court) (?:(?:now |today |then )?(?:was|were|are now convinced that we were|erred|have erred|had erred|made a mistake|got it wrong|misspoke|went (?:too far|astray)|are free to (?:correct|depart|change)|(?:can|will|shall|do|must) (?:now )?(?:correct|repair|rectify|undo|retrace)|correct|rectify|change course|change our minds?|have changed our minds?|retrace our steps|return(?:s)? to|go back to|restore the (?:earlier|former|older|prior))(?: (?:\\w+ )?(?:wrong|mistaken|in error))?)(?= ?[.;,]| (?:wrong|mistaken|in error|to|that|this|the|it|our|in|so|when|there|then)\\b)|(?:it|that|this|the (?:rule|decision|case|holding)) (?:is|was) (?:the (?:rule|law) no (?:longer|more)|no more|(?:\\w+ )?(?:a|an) (?:error|mistake|wrong turn|misstep)|(?:\\w+ )?in error)\\b|(?:it|that (?:rule|decision|case|holding|view)|the (?:rule|decision|case|holding)) (?:cannot (?:any longer )?(?:stand|survive|endure|be (?:sustained|maintained|defended|reconciled))|can no longer (?:stand|survive|be \\w+)|must (?:go|fall|yield|be (?:overruled|abandoned|discarded|rejected))|should (?:go|be (?:overruled|abandoned|discarded|rejected|laid to rest))|has (?:had its day|outlived its \\w+|run its course|to go)|is no longer (?:the law|good law|tenable|viable)|no longer \\w+s)\\b)`,
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "overruled",
        words:
          "(?:time|hour|moment) (?:has|had) (?:\\w+ )?(?:come|arrived) to (?:say|bid|part|let|retire|put|lay|abandon|discard|overrule|reconsider|acknowledge|recogni[sz]e|bury|correct|abolish|depart|declare|announce|admit|confess)\\b(?=[^;]{1,200})|(?:say|bid|wave|kiss) (?:goodbye|good-bye|farewell|adieu)? ?(?:to )?(?=[^;]{1,120}?(?:goodbye|farewell|adieu)?)(?<=\\b(?:bid|goodbye to|good-bye to|farewell to|adieu to) )",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "The question was decided before",
    examples: [
      "We decided this very question in {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}.",
      "We rejected an identical contention in {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, and we do so again.",
      "This argument was made and rejected in {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}.",
      "Measured against {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, the complaint falls short.",
      "The test is that of {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}.",
      "We find nothing in the record to take this case outside {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `(?:decided|settled|resolved|answered|rejected|repelled|negatived|disposed of|put to rest|laid to rest|faced|confronted|considered|addressed|foreclosed|turned aside|disapproved|upheld|sustained|accepted|approved|passed (?:up)?on|spoke to|dealt with|encountered|met|refused|turned away|dismissed) (?:and (?:rejected|decided|resolved|answered|settled|disposed of) )?(?:just |precisely |exactly |virtually |essentially |substantially |almost |nearly )?(?:this|that|the|an?|such|these) (?:(?:very|same|precise|identical|similar|exact|like|selfsame|essentially|virtually|nearly|almost|substantially|much|comparable|kindred|materially|indistinguishable|legal|central|first|second|only) ){1,3}${QUESTION}(?: \\w+){0,5}? in\\b|(?<=\\b(?:we|i|this court|our court|the supreme court|en banc) (?:\\w+ ){0,3})(?:decided|settled|resolved|answered|rejected|repelled|disposed of|put to rest|laid to rest|foreclosed|closed) (?:this|that|the) ${QUESTION}(?: \\w+){0,5}? in\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
        answer: true,
      },
      {
        kind: "followed",
        words: `(?<=\\b(?:this|that|such an?|such|similar|identical|same|petitioner's|appellant's|respondent's|his|her|its|their|every|these) (?:[\\w-]+ ){0,3}?${QUESTION}\\b[^.;]{0,70}? (?:was|were|is|are|has been|have been|had been|been) (?:\\w+ ){0,4}?)(?:considered and |made and |raised and |advanced and |pressed and |urged and )?(?:rejected|answered|decided|settled|resolved|repelled|negatived|disposed of|laid to rest|put to rest|set at rest|foreclosed|closed|concluded|met|refuted|exploded|turned aside|considered|determined|dealt with|addressed|overruled|put beyond (?:doubt|dispute|question))(?: (?:and \\w+|against \\w+|in favou?r of \\w+|long ago|years ago|adversely to \\w+|once and for all|\\w+ly|to the contrary|against the \\w+))? (?:in|by)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
        answer: true,
      },
      {
        kind: "applied",
        words:
          "(?<=(?:^|[.;:] |[.;:][\"')] |\\b(?:and|but|that|so|when|as),? ))(?:measured|judged|tested|assessed|viewed|examined|weighed|read|considered|evaluated|analy[sz]ed|gauged|seen|scrutini[sz]ed|approached)(?: (?:against|by|under|in (?:the )?light of|with|through the lens of|in terms of|as))(?: the (?:\\w+ )?(?:standards?|tests?|yardstick|principles?|rule|framework|criteria|teachings?|factors|backdrop)(?: \\w+){0,3}? (?:of|in|by))?(?= )",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "applied",
        words:
          "(?<=\\b(?:test|standard|rule|question|inquiry|framework|measure|principle|approach|analysis|law|starting point|governing \\w+|controlling \\w+|relevant \\w+|applicable \\w+|guide|touchstone|lodestar|answer|authority|precedent|proper \\w+|correct \\w+|appropriate \\w+|point of departure) (?:here |to be applied |that governs |that controls |on (?:this|the) \\w+ )?)(?:is|are|remains?|comes?|derives?|must be|was) (?:\\w+ )?(?:the one |that |those |still )?(?:of|in|from|stated in|set forth in|set out in|announced in|laid down in|supplied by|provided by|furnished by|given (?:in|by)|found in|articulated in|prescribed (?:in|by)|established (?:in|by)|explained in|described in|adopted in)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:nothing|no (?:fact|circumstance|feature|reason|difference|distinction|principle))(?: (?:\\w+ ){0,6}?)? ?(?:to |that |which )?(?:would |could |might )?(?:takes?|removes?|lifts?|distinguish(?:es)?|separates?|sets?|brings?|puts?|places?) (?:this|the|our|it|these)(?: \\w+){0,2} ?(?:outside|out of|beyond|from|apart from)(?: the (?:\\w+ )?(?:scope|rule|reach|ambit|holding|purview|ratio) (?:of|in))?\\b|(?:content|satisfied|prepared|willing|happy|pleased|constrained) to (?:\\w+ )?(?:rest|follow|apply|adopt|rely|adhere|abide|stand|accept|base|ground|put|place)(?: (?:our|this) \\w+)?(?: (?:up)?on| to| by)?(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "Thin authority",
    examples: [
      "{Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, is the only case to so hold, and it offers no reasons.",
      "{Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, devotes one sentence to the question.",
      "The observation in {Ram v. Shyam, (1984) 3 SCC 90} was made in passing.",
      "The order in {Ram v. Shyam, (1984) 3 SCC 90} was passed under Article 142.",
      "At first blush {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, seems to help the plaintiff.",
      "The Government's best case is {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}. It does not help.",
      "The Government's reliance on {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, does it no good.",
    ],
    rows: [
      {
        kind: "criticized",
        words:
          "(?:(?:\\w+ ){1,8}?(?:,? (?:but|and|though|albeit),? (?:\\w+ ){0,4}?)?)?(?:without|with no|with little|with scant|devoid of|absent|bereft of|in the absence of) (?:any |much |further |real |full |extended |benefit of |the benefit of )*(?:analysis|discussion|explanation|citation|reasoning|elaboration|argument|authority|consideration|briefing|support|reasons|comment|examination|reference to)\\b(?<=\\b(?:held|holds|said|says|concluded|stated|states|so|supports?|decided|ruled|assumed|adopted|reached|rule|result|conclusion|rejected|announced|declared|it|did|does|question|point|matter|issue|reads|read|extended|applied|asserted|asserts|opined)\\b[^;]{0,110})|(?:offer|giv|gav|provid|suppl|stat|assign|advanc|state)(?:s|es|e|ed|ies|d)? no (?:\\w+ )?(?:reasons?|reasoning|analysis|explanation|rationale|authority|support|justification)\\b|cit(?:es|ed) (?:nothing|no (?:\\w+ )?(?:authority|case|statute|precedent|support))\\b|(?:devot|spen|giv|dispos|dismiss|address|resolv|treat|dealt|deal)(?:es|ed|t|ds|s|e|d)?(?: \\w+){0,4}? (?:a |one |only a |but a |but one |no more than a |barely a |just a )(?:single |bare |brief |passing |mere |few |short |conclusory )?(?:sentence|line|paragraph|footnote|clause|words|ipse dixit)\\b|(?:consists? of|is|was) (?:\\w+ )?(?:a |one )?(?:bare|mere|naked|conclusory|ipse dixit|single sentence|one-line|unreasoned|unexplained|summary|cursory|offhand)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "limited",
        words:
          "(?:was|were|is|are|being) (?:\\w+ )?(?:made|said|uttered|expressed|stated|rendered|passed|decided|given|delivered|disposed of|based) (?:only |merely |purely |entirely |wholly |on the point )?(?:in passing|casually|incidentally|by the way|en passant|per curiam without|by (?:way of )?(?:consent|concession|compromise|obiter|illustration)|on (?:the )?(?:a )?(?:concession|consent|compromise|admission|agreed|the basis of (?:a )?concession)|under article 142|in exercise of (?:\\w+ )?powers? under article 142|ex concessionis|ex parte|in limine|without (?:full |any |hearing |benefit of )?(?:argument|discussion|consideration|notice)|on its own facts|in the peculiar)\\b|(?:was|were|is|are) (?:\\w+ )?(?:un ?necessary|not (?:\\w+ )?necessary|not essential|not required|gratuitous|superfluous|not called for|beside the point|wholly collateral|not germane|not directed)(?: (?:to|for) (?:the|its|that|a|any) (?:\\w+ )?(?:decision|holding|result|disposition|judgment|case|outcome|conclusion|point))\\b|(?:laid|lays|declares?d?|decides?d?|settle[sd]?|establish(?:es|ed)?) no (?:law|principle|ratio|rule|proposition)\\b|(?:has|have|had|carries) no (?:value|force|weight|authority|sanctity) as (?:a )?precedent\\b|(?:is|was|are) (?:\\w+ )?(?:not|no) (?:a |any )?(?:precedents?|ratio|binding)(?= ?[.;,]|$)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:at first (?:blush|glance|sight|reading|look|view)|on (?:a )?(?:first|superficial|casual|cursory|quick) (?:reading|glance|view|inspection)|superficially|on the surface|facially|on its face|in (?:broad|general) terms),? (?=\\S)",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:seems?|appears?|might (?:seem|appear)|may (?:seem|appear)|looks?) (?:at first(?: (?:blush|glance|sight|reading))?|on the surface|superficially|on its face|initially)\\b|(?:at first(?: (?:blush|glance|sight|reading))?|superficially|initially) (?:seems?|appears?|looks?|resembles?)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `${OPENS}(?:(?:it|that case|the case|that decision|the decision|that|this|neither|none of (?:them|these|those)) (?:(?:plainly|simply|clearly|also|however|in fact|really) )?(?:(?:does|do|did|will|can|could|would) ?not (?:\\w+ )?(?:help|control|apply|govern|support|aid|assist|avail|advance|decide|answer|reach|suffice|go so far|go that far|say (?:that|so|any such)|hold (?:that|so|any such)|mean|stand for|speak to|address|carry|bear|concern|involve|require|compel)|is (?:not|no) (?:\\w+ )?(?:help|enough|authority|good|controlling|apposite|so|in point|on point|such case|precedent|answer|of (?:any )?(?:help|use|assistance|avail)|to the (?:contrary|point)|good enough)|(?:was|is|were|are) (?:an? |both |all )?(?:\\w+ ){0,2}?(?:case|suit|prosecution|action|appeal|dispute|proceeding|different (?:case|matter|situation)|contract|criminal|civil|tax|statutory|decision)s? (?:under|about|for|against|by|in|of|on|involving|concerning|arising|between|brought|to)|(?:was|is) (?:an? )(?:\\w+ ){0,3}(?:case|suit|prosecution|action|matter|appeal),? (?:not|and|while|whereas|but)|(?:dealt|concerned|involved|arose|turned|rested|construed|addressed|was decided|was based|rests|turns|deals|concerns|involves|was concerned|related|relates|antedates|antedated|preceded|proceeds|proceeded) ))`,
        reach: "beside",
        weak: true,
        negative: true,
        precedence: -1,
      },
      {
        kind: "distinguished",
        words:
          "(?:does|do|did|will|can|could|would) (?:him|her|it|them|us|petitioner|respondent|appellant|plaintiff|defendant|the \\w+) (?:no|little|scant) (?:good|service|favou?rs?)\\b|(?:avails?|profits?|helps?|assists?|aids?|serves?|gains?|wins?|gets?|buys?) (?:him|her|it|them|us|petitioner|respondent|appellant|plaintiff|defendant|the \\w+)? ?(?:nothing|little|nowhere|not at all|not a whit|naught)\\b|(?:is|are|was|were) (?:\\w+ )?(?:not|hardly|scarcely|no) (?:\\w+ )?(?:well taken|well placed|well founded|apt|justified|warranted|sustainable|helpful|persuasive|convincing|enough|availing)\\b|(?:overlooks?|ignores?|forgets?|disregards?|misses|misconceives?|mistakes?|misreads?|misunderstands?) (?:the|its|what|that|a|an|our)\\b(?<=\\b(?:relian\\w+|citation|invocation|appeal|resort|use|reading)\\b[^;]{1,200})",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
      },
    ],
  },
  {
    family: "Kept, codified, sent to a larger bench",
    examples: [
      "The rule of {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, has served us well.",
      "The new statute leaves {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, where it was.",
      "Congress codified {Adams v. Baker, 77 F.3d 402 (5th Cir. 1996)}, in 1998.",
      "{Ram v. Shyam, (1984) 3 SCC 90} conflicts with later decisions, and its correctness is referred to a larger Bench.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was rendered by two Judges and must give way to the Constitution Bench.",
    ],
    rows: [
      {
        kind: "affirmed",
        words:
          "(?:has|have|had) (?:\\w+ )?(?:served|worked|proved|proven|wears?|worn|aged|weathered|functioned|stood up|held up|fared) (?:us |this court |the (?:courts|state|law|bar|public) |\\w+ )?(?:well|soundly|faithfully|workable|sound|durable|reliable|its worth|serviceable|sturdy|wise|satisfactor\\w+)\\b|(?:has|have) (?:\\w+ )?(?:gone|passed|stood|remained|endured|survived|weathered|lasted|persisted)(?: \\w+){0,3}? (?:unquestioned|unchallenged|undisturbed|intact|unaltered|unchanged|unmodified|for|since|test|storm|scrutiny|every|into)\\b|(?:will|shall|should|must|may|can) (?:\\w+ )?(?:stand|remain|continue|endure|be (?:kept|retained|preserved|maintained|left (?:alone|undisturbed|standing|intact)|allowed to stand|adhered to))(?= ?[.;,]|$)",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "affirmed",
        words:
          "(?:leav(?:es|e|ing)|left) (?=[^;]{1,160}? (?:where (?:it|they) (?:was|were|is|are|stood|stands?|found)|standing|in place|alone|untouched|undisturbed|intact|in full force|as (?:it|they) (?:was|were|is|stood)|unimpaired)\\b)|(?<=\\b(?:congress|parliament|legislatures?|assembly|act|statute|amendment|code|rules?|section|drafters|rulemakers|committee)\\b[^.;]{0,60}? )(?:codif(?:y|ies|ied|ying)|ratif(?:y|ies|ied)|incorporat(?:es|ed)|embod(?:y|ies|ied)|endors(?:es|ed)|acquiesced in|left (?=[^;]{1,120}? (?:alone|intact|undisturbed|in place))|adopted|approved|confirmed|accepted|enacted|preserved|reenacted|embraced)(?: (?:the|our)(?: \\w+){1,3}? (?:of|in))?(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "referred_larger_bench",
        words:
          "(?:be|is|are) (?:\\w+ )?(?:placed|laid|listed|posted|put up|set down|referred|sent|remitted) (?:\\w+ )?(?:before|to) (?:the |an? )?(?:hon'ble )?(?:the )?(?:larger|appropriate|constitution|full|bigger|chief justice|five[- ]judge|three[- ]judge|seven[- ]judge|bench of (?:three|five|seven|appropriate|larger))\\b",
        reach: "beside",
        weak: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?<!\\bno (?:\\w+ )?)(?:conflict|divergence|tension|inconsistency|cleavage|apparent conflict|irreconcilab\\w+|disharmony) (?:of (?:opinion|views?|authority) )?(?:between|among|with)\\b",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        weak: true,
      },
      {
        kind: "declined",
        words:
          "(?:must|should|has to|have to|will|shall|necessarily) (?:\\w+ )?(?:give way|bow|defer|bend|surrender|succumb|take second place|cede)(?= (?:to|before)\\b)",
        reach: "before",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "we (?:therefore |shall |will |now |too |accordingly |\\w+ly )?(?:keep|retain|preserve|maintain|apply|follow|accept|adopt|endorse|stand by|adhere to|abide by|reaffirm|are bound by|obey|must follow|must apply|must obey) (?:it|them|that (?:rule|decision|case|holding|view|test|teaching|principle))\\b|(?:it|that (?:case|decision|rule)) (?:binds|controls|governs|compels|commands|is (?:binding|controlling|the law|good law|decisive|dispositive|conclusive|right|sound)|remains|settles|answers|decides|suffices|applies)\\b",
        reach: "beside",
        weak: true,
      },
    ],
  },
];
