import type { SignalFamily } from "../signal-row.ts";
import { BE } from "./forms.ts";

/** The writing court as subject, with auxiliaries and adverbs. */
const WE =
  "(?<=\\b(?:we|i|this court|this bench|our court|the court) (?:(?:too|also|now|today|here|again|therefore|accordingly|hereby|respectfully|must|should|shall|will|can|have|has|do|once|simply|may|confess that we|confess that i|\\w+ly),? ){0,4})";
/** What a case rests on. */
const GROUND =
  "(?:premises?|foundations?|underpinnings?|basis|bases|footing|rationale|reasons?|reasoning|logic|assumptions?|props?|supports?|ground|grounds|substratum|justifications?|conditions?|considerations?|structure|edifice|statute|statutory scheme|considerations|theory|theories)";
/** A quality of a case that may be lost. */
const QUALITY =
  "(?:luster|lustre|force|vitality|relevance|significance|importance|potency|efficacy|value|authority|validity|weight|persuasive power|persuasiveness|power|utility|usefulness|credibility|currency|moorings?|anchor|footing|foothold|grip|hold|savou?r|sting|bite|justification|appeal|sway|purchase|standing|place|home|way|rationale|foundation|basis)";

/** Figures of speech by which a court puts a case behind it, or finds that time has done so. */
export const PASSING_AWAY_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Time has passed",
    examples: [
      "{Adams v. Baker, 40 Me. 12 (1870)}, is an artifact of a discarded theory.",
      "Time has not been kind to {Adams v. Baker, 40 Me. 12 (1870)}.",
      "The premise of {Adams v. Baker, 40 Me. 12 (1870)}, has been cut from under it.",
      "The reasons that supported {Adams v. Baker, 40 Me. 12 (1870)}, have vanished.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, cannot stand with our later decisions.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, is a shadow of its former self.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, stands virtually alone.",
      "We relegate {Adams v. Baker, 40 Me. 12 (1870)}, to the dustbin of history.",
    ],
    rows: [
      {
        kind: "questioned",
        words:
          "(?:artifact|artefact|remnant|vestige|holdover|survivor|fossil|creature|child|souvenir|echo|leftover|casualty|victim|prisoner|captive|hostage|husk|shell|shadow|ghost|spectre|specter|skeleton|carcass|ruin|wreck|ruins|memory|monument|tombstone|curiosity|oddity|sport|outcast|orphan|outlier|island|derelict|anomaly|dinosaur|dodo|antique|throwback|dead hand|spent force|spent bullet|museum piece|lone (?:voice|wolf|outlier)|voice in the wilderness|thing of the past|matter of history|footnote)(?= (?:of|from|to|in|on|amid|within|that|without|among)\\b| ?[.,;])",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "questioned",
        words:
          "(?:time|history|experience|events|subsequent events|later (?:cases|decisions|developments)|the years|the passage of time|subsequent history|posterity|the bar|the tide|the law|(?:most|other|later|many|several|our sister) (?:courts|circuits|panels|judges)) (?:ha(?:s|ve) |had )?(?:\\w+ )?(?:not been (?:kind|gentle|charitable|generous|friendly|receptive) to|(?:been )?(?:unkind|unfriendly|hostile|inhospitable) to|passed (?:by )?|overtaken|outrun|outstripped|outpaced|outgrown|undone|left behind|proved (?:\\w+ )?wrong|discredited|disproved|falsified|shunned|refused to follow|declined to follow|dealt harshly with|savaged|lambasted|been (?:harshly |sharply |highly |uniformly |severely )?critical of|turned (?:against|away from)|moved (?:on from|beyond|past)|rejected|repudiated|abandoned|dealt a (?:\\w+ )?blow to|outlived)(?! (?:the|this|that|his|her|petitioner|appellant|respondent)\\b(?! (?:holding|reasoning|rule|decision|approach|view|analysis)))",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "questioned",
        words: `(?<=(?:\\b(?:the|its|their|his|our|whose|this|that|these|those|each|every|both|all|what|no)|'s|s') (?:\\w+ ){0,2}${GROUND}\\b[^;]{1,200} (?:has|have|had|is|are|was|were|be|been|now|since|long since|therefore|\\w+ly) )(?:been )?(?:cut|eaten|nibbled|chipped|hollowed|worn|whittled|sapped|drained|bled|stripped|given up|chiselled|chiseled|scraped|ground|knocked|kicked|swept|taken|pulled|eroded|crumbled|dissolved|evaporated|collapsed|vanished|disappeared|gone|melted|washed|rotted|dissipated|ceased|fallen|perished|crumbling|eroding|demolished|destroyed|removed|obliterated|exploded|discredited|repudiated|shattered|superseded|abolished|repealed|disproved|undercut|rejected|withdrawn)(?: (?:out|away|down|off|from|under|to exist|beneath))*\\b(?! (?:the|a|an|that|to)\\b)`,
        reach: "before",
        everyday: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:cannot|can no longer|could not|can hardly|can scarcely|does not|no longer|will not) (?:now |both |logically |\\w+ly |any longer )?(?:stand|coexist|co-exist|live|survive|exist|be (?:harmoni[sz]ed|reconciled|squared)|(?:harmoni[sz]e|square|fit|sit|accord|comport)s?|endure|remain|be allowed to (?:stand|remain)|be permitted to stand)(?: (?:comfortably|easily|together|side by side|undisturbed))? (?:with|alongside|beside|in the face of|after|in light of|in the light of|in view of|next to|consistently with|as (?:good |the )?(?:law|authority|precedent))\\b",
        reach: "before",
        negative: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:more )?honou?red (?:more )?in the breach\\b|(?:stands?|sits?|remains?|is|are) (?:virtually |nearly |almost |quite |all |very nearly |essentially |largely )?alone\\b(?! (?:in (?:the way|holding that the)|sufficient|enough|dispositive|controls?))|(?:attract|dr[ae]w|w[io]n|gain|f(?:i|ou)nd|enjoy|command|garner|receiv)(?:s|ed|es)? (?:little|no|few|scant|scarcely any|almost no) (?:support|following|adherents|takers|converts|acceptance|favou?r|followers|admirers|defenders|sympathy)\\b|(?:has|have|had) been (?:roundly|widely|uniformly|universally|consistently|repeatedly|rightly|justly|sharply|severely|much|heavily|strongly|generally|almost universally|often|long) (?:criticized|criticised|rejected|ignored|shunned|disregarded|discredited|maligned|derided|questioned|condemned|disapproved|limited|distinguished|doubted|attacked|repudiated)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 2,
      },
      {
        kind: "questioned",
        words: `(?:(?:has|have|had) (?:\\w+ ){0,2})?(?:los(?:t|es|ing)|shed|forfeit(?:s|ed)|exhausted|spent|surrendered|outlived) (?:much of |most of |all |some of |whatever |any |a (?:good|great) deal of )?(?:its|their|the|any) (?:\\w+ ){0,2}${QUALITY}\\b|(?:is|are|was|were) (?:all but |virtually |effectively |now |quite |largely )?(?:dead|spent|moribund|extinct|obsolete|exhausted|defunct|gone|lifeless|a nullity|history|unrecognizable|beyond (?:repair|saving|resuscitation|rescue)|past (?:saving|praying for)|ripe for (?:overruling|reconsideration|burial)|out of date|behind the times|out of place|out of favou?r)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?<=\\b(?:force|vitality|authority|validity|life|value|weight|vigou?r)\\b[^;]{1,140}? (?:once had|ever had|may have had|might have had|once possessed|originally had|had|retained|may once have had),? )(?:is|has|have|was) (?:\\w+ )?(?:spent|gone|exhausted|been (?:spent|dissipated|lost|sapped|drained|exhausted|destroyed)|vanished|evaporated|dissipated|disappeared|ebbed|waned|faded|passed)\\b",
        reach: "before",
        everyday: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "overruled",
        words: `${WE}(?:consign|relegate|dispatch|send|commit|assign|remit|give|lay|put|leave|set|cast|throw)(?= [^;]{1,160}? (?:to (?:the )?(?:dustbin|history|rest|grave|scrap ?heap|oblivion|past|ash ?heap|archives|museum|side|one side)|behind us|aside|a decent burial|out of its misery|on the shelf|overboard)\\b)`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "overruled",
        words: `(?:any|all|every) (?:language|statements?|dict(?:um|a)|implication|suggestion|intimation|expressions?|holdings?|observations?)(?: to the contrary)? (?:\\w+ )?(?:in|from|of)(?=[^;]{1,200}? (?:is|are|should|must|may|ought) (?:\\w+ ){0,3}(?:withdrawn|disapproved|disavowed|overruled|relied|followed|regarded|disregarded|rejected|considered|cited|heeded)\\b)|(?:language|statements?|dict(?:um|a)|suggestions?|expressions?|holdings?) to the contrary in(?=[^;]{1,200}? (?:is|are|should|must|may|ought) (?:\\w+ ){0,3}(?:withdrawn|disapproved|disavowed|overruled|relied|followed|regarded|disregarded|rejected|considered|cited|heeded)\\b)`,
        reach: "after",
        negative: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "Unease of the court",
    examples: [
      "We have serious concerns about {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "We are not sure that {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, survives.",
      "It is hard to see how {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, can be right.",
      "The continuing validity of {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, is far from clear.",
      "The flaw in {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, is plain.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, asked the wrong question.",
      "I am unable to persuade myself to the view in {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "questioned",
        words:
          "(?:have|has|had|harbou?r|entertain|feel|share|confess|express|voice|acknowledge|note) (?:(?:our|my|some|a|the|very|serious|grave|real|considerable|substantial|deep|great|much|certain|similar|same|those) ){0,3}(?:concerns?|difficult(?:y|ies)|troubles?|problems?|qualms?|unease|disquiet|discomfort|scepticism|skepticism|uncertainty|reluctance|hesitation|hesitancy|objections?|criticisms?|disagreements?|quarrel) (?:about|with|as to|regarding|concerning|over|in following|in accepting|in agreeing with|in reconciling|following|accepting|understanding|reconciling)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "questioned",
        words:
          "(?:(?:are|am|is|remain|was|were) (?:by no means |far from |not at all |not (?:so |entirely |wholly |quite |altogether |at all )?|less than |\\w+ly )?(?:sure|certain|confident|uncertain|unsure|skeptical|sceptical|doubtful|wary|troubled|puzzled|mystified|uneasy|dubious|leery|chary|perplexed|bothered|concerned|disturbed|uncomfortable|content|happy|satisfied) (?:that|about|of|whether|by|with|as to))(?<=\\b(?:not|far from|less than|by no means|uncertain|unsure|skeptical|sceptical|doubtful|wary|troubled|puzzled|mystified|uneasy|dubious|leery|chary|perplexed|bothered|disturbed|uncomfortable)\\b[^.;]{0,40})",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "questioned",
        words:
          "(?:hard|difficult|not easy|impossible|unable|fail|struggle|at a loss|unclear|a puzzle|a mystery) (?:\\w+ ){0,3}(?:to (?:see|understand|imagine|conceive|fathom|appreciate|discern|perceive|comprehend|explain|say|know) )?(?:how|why|on what basis|what|by what reasoning)\\b|(?:reason|cause|grounds?|room|ample reason) to (?:doubt|question|suspect|wonder|believe)(?: (?:whether|that|if))?\\b(?<!\\bno (?:\\w+ )?(?:reason|cause|grounds?|room) to \\w+(?: \\w+)?)|(?:one|we|i) (?:may|might|must|cannot help but|can only) wonder (?:whether|if|how|why)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "questioned",
        words:
          "(?:is|are|remains?|seems?|was|were|has become) (?:\\w+ )?(?:far from|anything but|less than|not (?:at all |entirely |altogether |wholly |quite )?|by no means|hardly|scarcely|un)(?: )?(?:clear|certain|settled|secure|assured|obvious|self-evident|beyond (?:doubt|question|dispute|criticism|reproach)|free (?:from|of) (?:doubt|difficulty|criticism|ambiguity)|easy to (?:defend|justify|follow|reconcile|square|apply)|above (?:criticism|reproach)|immune (?:from|to))\\b(?= ?[.,;]|$| (?:in|after|today|now|at|since|on|with)\\b)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?<!\\b(?:no|any|without|sees?|perceives?|without any|find no|little|discern no) (?:\\w+ )?)(?:flaws?|fallac(?:y|ies)|vices?|defects?|weakness(?:es)?|difficult(?:y|ies)|trouble|problems?|mistakes?|shortcomings?|deficienc(?:y|ies)|infirmit(?:y|ies)|vulnerabilit(?:y|ies)|errors?|misconception|defect|gap|wrong turn|unsoundness|inadequac(?:y|ies)|unwisdom|folly|unworkability|confusion|mischief|harm|misreading) (?:\\w+ )?(?:in|of|with|inherent in|created by|caused by|wrought by|spawned by|engendered by|underlying) (?:the (?:reasoning|analysis|logic|approach|rule|decision|view|holding|opinion|conclusion|test) (?:of|in) )?(?=\\S)",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "criticized",
        words:
          "(?:ask|answer|address|fram|pos|start|beg|look|focus)(?:s|ed|es|an|ins|gan)?(?: (?:with|from|at|on|to|itself to))? (?:the|a|an|itself to the) (?:wrong|mistaken|false|inapt) (?:question|issue|premise|place|end|statute|provision|factor|inquiry|problem|standard|test)s?\\b|(?:appl(?:ies|ied)|use[sd]?|employ(?:s|ed)|adopt(?:s|ed)|chose) the wrong (?:standard|test|rule|yardstick|measure|analysis|law|approach)\\b|(?:treats?|treated|regards|regarded|reads?|views?|viewed) (?=[^;.]{1,90} as (?:if|though|interchangeable|one|equivalent|synonymous|the same)\\b)(?<=\\b(?:is that (?:it )?|wrongly |mistakenly |improperly )(?:treats?|treated|regards|regarded|reads?|views?|viewed) )|(?:lead|leads|led) to (?:absurd|anomalous|unjust|perverse|bizarre|inequitable|harsh|strange|untoward|mischievous|unfortunate|intolerable|confus\\w+) ?(?:results?|consequences?|outcomes?)?\\b|(?:work|breed|creat|produc|spawn|caus|perpetuat|invit|encourag|reward|punish|penaliz|foster|promot)(?:s|es|ed|ing)? (?:\\w+ )?(?:injustice|hardship|confusion|uncertainty|chaos|mischief|inequity|unfairness|anomal(?:y|ies)|fraud|abuse|the careless|the negligent|the guilty|wrongdo\\w+|litigation|absurd\\w*|evasion|perjury)\\b|(?:set|sets|setting) (?:too (?:low|high)|the bar too)\\b|(?:make|makes|made) (?:no|little|neither|bad) (?:sense|law|policy)\\b|(?:yield|yields|yielded) (?:absurd|anomalous|unjust|perverse|arbitrary)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "declined",
        words:
          "(?:unable|not able|cannot|could not|find it (?:\\w+ )?(?:difficult|hard|impossible)|fail) (?:to )?(?:persuade|bring|convince|reconcile|satisfy) (?:myself|ourselves|ourself) (?:to|with|of|that|as to)(?: (?:accept|adopt|agree with|follow|the correctness of))?\\b|(?:cannot|do not|will not|would not|shall not|decline to|refuse to|unable to|unwilling to) (?:\\w+ )?(?:follow|take|accept|be led (?:down|by)|go down|travel|walk|tread)(?: the)?(?: [\\w'.]{1,24}){0,4}? (?:lead|path|course|approach|suggestion|invitation|road|cue|example|reasoning|view|way|route) (?:in|of|taken in|charted in|marked by|mapped in)\\b",
        reach: "after",
        everyday: true,
        negative: true,
        precedence: 2,
      },
      {
        kind: "declined",
        words: `${WE}(?:are|am|find ourselves|find myself|remain) (?:\\w+ )?(?:in (?:respectful |complete |total |profound |fundamental |sharp )?disagreement with|at odds with|not at one with|not in (?:agreement|accord|sympathy) with|out of sympathy with|of a (?:different|contrary) (?:view|opinion) from|not (?:inclined|disposed|prepared|ready|willing) to (?:go (?:that|so) far|join|credit|be guided by|expand|enlarge|broaden|carry|transplant|walk|perpetuate|repeat|resurrect|revive|echo)(?: (?:with|as))?)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "Undone by legislation",
    examples: [
      "Congress legislated in the wake of {Adams v. Baker, 400 U.S. 12 (1970)}, and abolished the rule.",
      "The Act did away with the distinction drawn in {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The effect of {Ram v. Shyam, (1984) 3 SCC 90} has been effaced by the Amendment Act.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, predates the Act and is no guide to its meaning.",
    ],
    rows: [
      {
        kind: "superseded",
        words:
          "(?<=\\b(?:congress|parliament|legislatures?|legislation|assembly|amend\\w*|acts?|statutes?|code|enact\\w*|ordinance|rule|voters|people|section \\w+|provision|proviso|explanation|revision)\\b[^.;]{0,90}? )(?:did away with|does away with|do(?:ing|ne) away with|abolish(?:es|ed|ing)?|eliminat(?:es|ed|ing)|remov(?:es|ed|ing)|eras(?:es|ed|ing)|undid|undo(?:es|ing|ne)|overturn(?:s|ed|ing)?|reject(?:s|ed|ing)?|repudiat(?:es|ed|ing)|chang(?:es|ed|ing)|alter(?:s|ed|ing)?|codified a (?:different|contrary)|swept (?:away|aside)|wip(?:es|ed) (?:out|away)|(?:is|was|were|been) (?:\\w+ )?(?:designed|intended|meant|enacted|passed|added|inserted|aimed) (?:specifically |expressly |precisely )?(?:to|at) (?:\\w+ )?(?:\\w+ing|\\w+)|put(?:s|ting)? (?:an end|a stop) to|displac(?:es|ed|ing)|supplant(?:s|ed|ing)?|nullif(?:ies|ied|ying)|neutrali[sz](?:es|ed|ing)|legislat(?:es|ed|ing) (?:in (?:the wake|light|response) (?:of|to)|against|around|over|away)|(?:in|by way of) (?:response|reaction|answer|reply) to|abandon(?:s|ed|ing)?|discard(?:s|ed|ing)?|reliev(?:es|ed|ing) [^.;]{1,40}? of|swept|got rid of|g(?:e|o)t(?:s|ting)? round)(?:(?: the| that| this)?(?: [\\w-]+){0,4}? (?:of|in|by|from)(?= ))?(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?:pre-?dat|ante-?dat)(?:es|ed|ing)\\b|(?:was|were) (?:\\w+ )?(?:decided|written|rendered|handed down|announced|delivered) (?:\\w+ ){0,3}(?:before|prior to) (?:the )?(?:\\w+ ){0,4}?(?:act|statute|code|rules?|amendments?|legislature|congress|parliament|constitution|section|revision|guidelines|adoption|enactment|passage)\\b|(?:come|came) before the (?:act|amendment|statute|code)\\b|(?:construed|interpreted|arose under|decided under|applied|dealt with|rested on|turned on|was based on|involved|concerned) (?:an? |the )?(?:\\w+ )?(?:earlier|prior|former|old|repealed|superseded|predecessor|previous|differently worded|pre-\\w+|unamended|different|since-repealed|now-repealed) (?:\\w+ )?(?:version|statute|act|code|rule|law|provision|section|ordinance|constitution|regime|scheme|regulation|text|language|clause)\\b|(?:statute|provision|section|rule|act|clause|language|text) (?:\\w+ ){0,3}(?:has|have) (?:\\w+ )?(?:since )?been (?:\\w+ )?(?:amended|repealed|replaced|changed|rewritten|revised|substituted|omitted|deleted)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?<=\\b(?:basis|foundation|substratum|underpinnings?|effect|rationale|ratio|rule|law|doctrine|decision|judgment|view|holding|force|premise)s?\\b[^;]{1,160}? (?:${BE}|has|have|had) (?:been |now |since |\\w+ly ){0,3})(?:knocked (?:down|off|away|out)|nullified|obliterated|eclipsed|neutrali[sz]ed|wiped (?:off|out|away)|effaced|swept (?:away|aside)|undone|abolished|legislated away|legislatively \\w+|done away with|taken away|removed|obviated|whittled (?:down|away)|denuded|rendered (?:otiose|nugatory|ineffective|obsolete|academic|redundant|irrelevant|sterile|infructuous))\\b`,
        reach: "before",
        everyday: true,
        precedence: 2,
      },
    ],
  },
];
