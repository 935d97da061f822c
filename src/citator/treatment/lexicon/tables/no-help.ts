import type { SignalFamily } from "../signal-row.ts";

const PARTY =
  "(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|claimants?|the (?:dissent|government|state|assessee|prosecution|company|bank|union|city|county|landlord|tenant|insurer|employer|taxpayer|department|revenue|commissioner|corporation|board|accused|detenu)|(?:learned )?(?:senior )?counsel|mr\\.? \\w+|he|she|they|it)";
/** A party as subject, with its adverbs. */
const PARTY_SUBJECT = `(?<=\\b${PARTY} (?:has |have |had |also |simply |seriously |clearly |plainly |therefore |thus |apparently |evidently |obviously |can |may |\\w+ly ){0,3})`;
const SHELTER =
  "(?:refuge|shelter|support|comfort|help|solace|succou?r|haven|harbou?r|quarter|sustenance|aid|assistance|benefit|mileage|advantage|relief|rescue|salvation|sanctuary|foothold|encouragement|traction|purchase)";

/** Words by which a court finds that a case does not help the party that relies on it, or decides something else. */
export const NO_HELP_FAMILIES: readonly SignalFamily[] = [
  {
    family: "No help to a party",
    examples: [
      "Petitioner finds no refuge in {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Petitioner reads {Adams v. Baker, 400 U.S. 12 (1970)}, for more than it is worth.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is cold comfort to the appellant.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, will not bear the weight that petitioner places on it.",
      "The effort to bring this case within {Adams v. Baker, 400 U.S. 12 (1970)}, fails.",
      "Counsel relied on {Ram v. Shyam, (1984) 3 SCC 90}. We fail to see how that case helps him.",
      "The appellant is not assisted by {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "distinguished",
        words: `(?:find|found|get|got|take|took|gain|draw|drew|derive|seek|receive|obtain|have|has|provide)(?:s|ed|en)? (?:no|little|scant|scarcely any|not much|cold|small) (?:\\w+ )?${SHELTER} (?:in|from|under|through|behind)\\b|(?:cannot|can not|could not|may not|does not|do not|did not|will not) (?:\\w+ )?(?:find|take|seek|claim|have|get|derive|draw|gain|hide|shelter|rest|lean|fall back|stand|build|count|call|invoke|avail|bring|squeeze|fit|shoehorn|rely|profit|benefit|make use|make capital|escape|look|turn|succeed|prevail|wrest|extract)(?: (?:any |such |much |\\w+ )?${SHELTER})?(?: (?:himself|herself|itself|themselves|themselves|his case|her case|its case|their case|this case|the case))?(?: of)? ?(?:in|from|under|behind|on|upon|of|within|into|by|out of|to)\\b(?<=\\b(?:${PARTY}|the \\w+|reliance|one)\\b[^.;]{1,110})`,
        reach: "after",
        answer: true,
        negative: true,
        adjacent: true,
        everyday: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `${PARTY_SUBJECT}(?:reads?|stretch(?:es)?|push(?:es)?|press(?:es)?|takes?|carr(?:y|ies)|extends?|cites?|quotes?|wrench(?:es)?|lifts?|tears?|invokes?|uses?|turns?|seeks? to (?:stretch|extend|push|carry|read|press|expand)|would (?:have us )?(?:read|stretch|extend|push|carry|expand|take))(?= [^;]{1,160}? (?:for (?:far |much )?more than|too (?:far|broadly|much|expansively|literally|widely)|far beyond|well beyond|beyond (?:its|the|any)|further than|farther than|out of (?:context|its context|shape|all)|to say (?:more|something|what)|in vain|to no avail|without success)\\b)|reads? (?:far |much )?too much into\\b|mak(?:es?|ing) (?:far |much )?too much of\\b`,
        reach: "after",
        answer: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:attempt|effort|bid|endeavou?r|try|struggl)(?:s|ed|ing|es)? to (?:[\\w']+ ){1,8}?(?:within|under|into|on|upon|from|in|of|by|to)(?=[^;]{1,160}? (?:fails?|is (?:\\w+ )?(?:unavailing|futile|misplaced|unconvincing|unpersuasive|misconceived|in vain)|cannot succeed|must fail|falls short|comes? to (?:naught|nothing)|founders?|does not (?:succeed|persuade))\\b)`,
        reach: "after",
        answer: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:is|are|was|were|proves?|seems?) (?:\\w+ )?(?:cold|small|scant|little|slight|no|thin|weak) (?:comfort|solace|help|support|use|assistance|moment|gruel|consolation|aid|authority|answer|guidance|reed)\\b|(?:a|an) (?:slender|weak|thin|broken|frail|poor|fragile) (?:reed|foundation|prop|support|thread|basis)\\b|(?:will|can|does|do|could|would) not (?:\\w+ )?(?:bear|carry|support|sustain|hold) (?:the|such|so|that|this|any|all) (?:\\w+ )?(?:weight|load|freight|burden|reading|construction|meaning|inference|interpretation|much weight|great a weight)\\b|(?:prove|proves|proved|establishe?s?d?|show|shows|showed|demonstrate[sd]?|suggests?) (?:nothing|no such thing|the (?:opposite|contrary|very opposite|reverse)|just the opposite|quite the (?:opposite|contrary))\\b|(?:gets?|takes?|carr(?:y|ies)|brings?|leads?|leaves?) (?:him|her|it|them|us|petitioner|respondent|appellant|plaintiff|defendant|the \\w+) (?:nowhere|no further|no farther|not an inch further|just where)\\b|(?:do|does|did|will|can|could|would) not (?:\\w+ )?(?:fill|close|bridge|supply|repair|cure|save|salvage|rescue|carry|take|get|lead|help|avail|aid|assist|advance|support|serve|suit|benefit|warrant|sustain|justify|enure|inure|come|afford|lend|furnish|change|alter|move|affect|dictate|suggest|persuade|require|demand|command|call for|counsel|teach)\\b(?! (?:to )?(?:overrul|any reason))`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
      },
      {
        kind: "distinguished",
        words: `(?:fail|fails|failed|unable|do not|cannot|does not|are at a loss|am at a loss|find it difficult|it is difficult|it is hard|it is not (?:shown|clear|explained|understood)|not able|nor do we|hardly|difficult|hard) (?:to )?(?:\\w+ )?(?:see|understand|appreciate|perceive|fathom|discern|comprehend|conceive|say)?(?:,? (?:as to)?)? ?(?:how|in what (?:way|manner)|what (?:help|assistance|relevance|bearing|support)) (?:that|this|the said|the aforesaid|the|either|any|these|those|such) (?:\\w+ )?(?:case|decision|judgment|ruling|authority|precedent|opinion|cases|decisions|authorities|observations?|principle|proposition|ratio|dictum)s? (?:\\w+ )?(?:helps?|assists?|avails?|supports?|advances?|aids?|appl(?:y|ies)|has|have|can|could|would|is|are|bears?|comes?|lends?|governs?|controls?)\\b|(?:that|this|the said|the aforesaid|these|those|such) (?:\\w+ )?(?:case|decision|judgment|ruling|authority|precedent|cases|decisions|authorities|observations?|ratio|dictum)s? (?:\\w+ ,?)?(?:hardly|scarcely|does not|do not|cannot|can not|in no way|can be of no|is of no|are of no|has no|have no|had no|will not|would not|could not|can have no|is not|are not) (?:\\w+ )?(?:help|assist|avail|support|advance|aid|apply|application|bearing|relevance|come to|use|assistance|attracted|applicable|govern|control|lend|take|carry|further|applied|pressed|invoked|improve)\\b`,
        reach: "beside",
        answer: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:is|are|was|were|be) (?:not|nowise|in no way|no|hardly|scarcely|little) (?:\\w+ )?(?:helped|aided|saved|rescued|assisted|advanced|benefited|sheltered|protected|supported|strengthened|improved|covered|governed|controlled|touched|affected|saved|attracted|answered|foreclosed|concluded|settled|disposed of|ruled|bound|compelled|dictated) (?:at all )?by\\b(?! (?:the (?:jury|trial|district|high|lower)))|(?:gains?|takes?|gets?|derives?|profits?|draws?|benefits?) (?:nothing|little|no profit|not at all) (?:\\w+ )?(?:from|by|out of)\\b|(?:resort|recourse|appeal|invocation|citation|reference|resorting|invoking|citing|invocation) (?:to|of)?(?=[^;]{1,140}? (?:is|are|was|were) (?:\\w+ )?(?:misplaced|unavailing|inapt|misconceived|futile|of no (?:avail|help|use|assistance)|vain|in vain|unhelpful)\\b)`,
        reach: "after",
        answer: true,
        negative: true,
        adjacent: true,
        everyday: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "Something else decided",
    examples: [
      "{Ram v. Shyam, (1984) 3 SCC 90} is an authority for what it actually decides and no more.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, stands for no more than that notice may be waived.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, was careful to limit its holding to fraud.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, involved a written contract; this case does not.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, was about standing, not about the merits.",
      "{Ram v. Shyam, (1984) 3 SCC 90} cannot be stretched to cover contract labour.",
      "What we have here is not {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "(?:settles?|decides?|decided|holds?|held|governs?|controls?|reache[sd]|answers?|answered|applies|applied|covers?) (?:only|no more than|nothing more than|nothing beyond|merely|just|solely)\\b|(?:as|is|was|remains) (?:\\w+ )?(?:an? )(?:[\\w-]+ ){1,3}case,? (?:and )?(?:nothing (?:more|else)|no more|nothing besides)\\b|(?:may|can|must|should|is to) (?:\\w+ )?be (?:put|laid|set|left|brushed|passed) (?:to|on) (?:one side|the side)\\b|(?:may|can) (?:\\w+ )?be (?:put aside|set aside|disregarded|ignored|passed over)(?= ?[.;:,]|$)|(?:is |are |was |as )?(?:only )?(?:an )?authorit(?:y|ies) (?:only )?for what (?:it|they) (?:actually )?decide[sd]?\\b|(?:stands?|stood|is (?:good|authority)) (?:for )?(?:only|no more than|nothing more than|at most|at best|merely|simply)\\b|(?:decide|hold|held|say|said|establishe?|rule|stand|mean|signif(?:y|ie))(?:s|d)? (?:for )?(?:no more than|nothing more than|only this)\\b|(?:do|does|did) not (?:\\w+ )?(?:go|reach|extend|stretch|sweep|carry|travel|run|purport to go) (?:so|that|nearly so|anything like so|nearly that|as|quite so|beyond|half so) ?(?:far|broadly|deep|wide|widely)?\\b|(?:do|does|did) not (?:\\w+ )?(?:decide|answer|confront|resolve|settle|address|present|raise|involve|reach|touch|concern|face|consider|speak to|discuss|pass (?:up)?on|foreclose|preclude|forbid|bar|prohibit|condemn|prevent|disturb|purport) (?:the|this|that|such|any|our|so|a|an|his|her|to|what|whether|it|anything|here|these)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "distinguished",
        words:
          "it is one thing (?:to \\w+ )?(?:,? ?as )?(?=[^;]{1,260}?[;,.] (?:but |and )?(?:it is )?(?:quite |altogether |entirely )?another\\b)|(?:read|reads|reading|treat|treats|regard|understand|take|see) (?=[^;]{1,160}? as (?:an? )(?:[\\w-]+ ){1,3}case,? (?:and )?(?:nothing (?:more|else)|no more|only)\\b)",
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "limited",
        words:
          "(?:was |were |is |being )?(?:\\w+ )?(?:careful|at pains|quick|cautious|scrupulous) to (?:limit|confine|note|say|state|stress|emphasi[sz]e|point out|add|observe|reserve|restrict|distinguish|leave|except|exclude|explain|disclaim|qualify|avoid)\\b|(?:took|takes|taken) (?:great |some )?(?:care|pains) (?:to|not to)\\b|(?:expressly|explicitly|specifically|carefully|deliberately|pointedly|itself|in terms) (?:limited|confined|restricted|reserved|left open|declined to|excluded|excepted|exempted|disclaimed|refrained|stopped short|cautioned|warned|distinguished|did not|left)\\b|stop(?:s|ped) (?:well |far |just )?short of\\b|left (?:that|this|the) (?:\\w+ )?(?:question|point|issue|matter) (?:\\w+ )?open\\b|reserved (?:that|this|the) (?:\\w+ )?(?:question|point|issue)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:was|were|is|are|has been|had) (?:about|concerned with|directed (?:to|at)|addressed (?:to|at)|aimed at|a matter of|one of|dealing with|a case about|a case of|a \\w+ case) [^.;]{1,70}?,? (?:and )?not\\b|(?:concern|involv|deal|dealt|address|turn|rest|spoke|speak|construe|consider|appl|interpret|relat|arose|arise|govern)(?:s|es|ed|ied|ies|d)?(?: (?:with|on|upon|to|under|from|out of|of))? [^.;]{1,70}?,? (?:and )?not (?:a|an|the|to|one|that|with|on|upon|of|about|under|\\w+)\\b|(?:concern|involv|present|dealt with|rais|arose|address|turned on|rested on|grew out)(?:s|es|ed)?\\b [^.;]{1,110}[;,] (?:but |and |whereas |while |here,? )?(?:this (?:case|one|appeal|record)|ours|the present case|the case (?:here|before us|at bar)|here|no such|nothing|none|petitioner|appellant|respondent|plaintiff|defendant|the (?:present|instant))(?:,? (?:\\w+ ){0,4}(?:does not|do not|did not|is not|was not|has no|had no|have no|no such|none|not|neither|involves?|concerns?|presents?|lacks?|had none|never|is|was|turns|there (?:is|was) no|nothing))\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:cannot|can not|could not|should not|must not|may not|ought not to|is not to|need not|will not|can hardly|can scarcely) (?:\\w+ )?be (?:\\w+ )?(?:stretched|transplanted|transposed|imported|carried|extended|expanded|enlarged|read|made|taken|pushed|pressed|invoked|lifted|wrenched|torn|used|relied|applied|transported|engrafted|elevated|quoted|pushed|treated|understood|construed|equated|employed|deployed|leveraged|bent|divorced|torn|detached|uprooted|accepted)\\b(?! as overrul)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:this|that|it|ours|the present case|here|what we have here|this appeal|this record|the case before us|the instant case) (?:is|was|presents) (?:simply |plainly |clearly |surely |most assuredly |certainly |quite |emphatically |therefore )?(?:not|no|far from|a long way from|nothing like|hardly|scarcely|anything but)(?: (?:a case like|like|the|a|another|governed by|controlled by|ruled by))?(?: (?:situation|case|facts?|kind of case) (?:in|of))?\\b|(?:no|without any) (?:\\w+ )?(?:kinship|affinity|likeness|relationship|connection|relation) (?:to|with|between)\\b|(?:hardly|scarcely|not) (?:the stuff of|comparable to|akin to|in the same (?:class|league|category) as|on a par with|to be compared (?:with|to)|analogous to)\\b|(?:miles|leagues|worlds|light-years|poles) (?:away |apart )?from\\b|(?:distance|gap|gulf|difference|chasm|space|contrast) (?:that )?(?:between|separating|separates|from) (?:this|the|our|these|our) (?:\\w+ ){0,3}(?:and|from|with)\\b|(?:separates?|distances?|divides?|distinguish(?:es)?|removes?) (?:this|the (?:present|instant)|our|the) (?:\\w+ )?(?:case|facts|situation|record|appeal|one) from\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        named: true,
        precedence: 1,
      },
    ],
  },
];
