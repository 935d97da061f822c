import type { SignalFamily } from "../signal-row.ts";

/** The writing court as subject, with auxiliaries and adverbs. */
const WE =
  "(?<=\\b(?:we|i|this court|this bench|our court|the court) (?:(?:too|also|now|today|here|again|therefore|accordingly|hereby|must|should|shall|will|can|have|has|do|at last|once for all|\\w+ly),? ){0,4})";
const CLAIM_WORD = "(?:argument|submission|contention|reading|reliance|citation|counsel|comparison|analogy|plea)";

/** Words by which a court parts from a case, regrets it or blames it. */
export const SECOND_THOUGHT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Cast off by the court",
    examples: [
      "We now retire the rule of {Adams v. Baker, 40 Me. 12 (1870)}.",
      "We turn the page on {Adams v. Baker, 40 Me. 12 (1870)}.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, is no more.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, fell with the doctrine on which it was built.",
      "A court so held (retiring the test of {Adams v. Baker, 40 Me. 12 (1870)}).",
      "{Adams v. Baker, 40 Me. 12 (1870)}, held that a wife could not sue. That day is behind us.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, so held. No court would say so now.",
    ],
    rows: [
      {
        kind: "overruled",
        words: `(?:${WE}(?:replace|retire|excise|scrap|uproot|dismantle|dethrone|unseat|inter|expunge|erase|unmake|renounce|forswear|abjure|turn the page (?:up)?on|close the book (?:up)?on|turn our backs? (?:up)?on|say no more of|put an end to|break (?:with|free of|free from)|cut (?:ourselves )?loose from|throw (?:over|off|out|away)|cast (?:off|out|away)|do away with|dispense with|clear away|sweep away|set our face against|part ways with|free ourselves (?:from|of)|undo the mischief of|repair the error of|correct the error (?:of|in|made in)|atone for)|(?<=\\()(?:en banc\\) \\()?(?:retiring|jettisoning|scrapping|burying|interring|discarding|replacing|dismantling|doing away with|breaking with|turning away from|repenting of))(?: the (?:\\w+ ){1,3}(?:of|in))?(?= )`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "overruled",
        words:
          "(?:is|was|are|were) no more(?= ?[.;,]|$)|(?:fell|falls?|went|goes|died|dies|perished|sank|collapsed|expired|disappeared|vanished) (?:\\w+ )?(?:along |together )?with (?=it\\b|them\\b|\\w+ v\\.|(?:the|that|its) (?:\\w+ ){0,3}?(?:doctrine|rule|case|decision|statute|principle|theory|premise|act|regime)s?\\b)|(?:is|was|are|stands?|has been|had been) (?:\\w+ )?(?:thrown over|thrown overboard|cast (?:off|out|aside|away)|put (?:away|behind us)|swept (?:away|aside)|done away with|laid aside|broken with|uprooted|dismantled|dethroned|consigned to \\w+|left for dead)\\b|has (?:to|got to) go(?= ?[.;,]|$)",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "overruled",
        words:
          "(?:that|those|its|their) (?:days?|times?|ages?|hours?|world|era) (?:is|are|has|have) (?:\\w+ )?(?:behind us|past|gone|over|passed|ended|no more)|no (?:court|judge|one|lawyer) would (?:\\w+ )?(?:say|hold|decide|think|write) (?:so|that|it|this)(?: \\w+)? ?(?:now|today|any longer|any more)|(?:it|that) is (?:so|true|the law) no (?:more|longer)\\b|(?:this|the) court will not (?:try|do it|say so|make that mistake) again",
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
  {
    family: "Regret of the court",
    examples: [
      "{Adams v. Baker, 40 Me. 12 (1870)}, allowed the set-off. We have had cause to rue it.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, allowed the set-off. We have come to regret it.",
      "We decided {Adams v. Baker, 40 Me. 12 (1870)}, nine years ago, and have been sorry about it ever since.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, allowed the set-off. It was a step that we regret.",
      "I confess that I have never understood {Adams v. Baker, 40 Me. 12 (1870)}.",
    ],
    rows: [
      {
        kind: "overruled",
        words:
          "(?<=\\b(?:we|i|court|panel|author|it) (?:(?:have|has|had|soon|now|later|since|long|then|\\w+ly) ){0,4}(?:come to |learned to |lived to |(?:had |have )?(?:\\w+ )?(?:cause|reason|occasion) to )?)(?:regret|rue|repent|lament|deplore|recant|retract)(?:s|d|ed)?\\b(?! (?:that|to|having|my|our|the (?:necessity|delay|loss))\\b)|thought better of (?:it|that|them)\\b|(?:been|are|were|am) (?:\\w+ )?sorry (?:for|about|that we|ever since)\\b(?<!\\b(?:no|any|little|never) (?:\\w+ ){0,3}sorry \\w+)",
        reach: "beside",
        weak: true,
      },
      {
        kind: "questioned",
        words:
          "(?:have|has) never (?:\\w+ )?(?:understood|been able to (?:understand|see|follow|reconcile|explain)|seen the (?:sense|force|logic|wisdom) of|been (?:comfortable|happy|content|easy|satisfied) with|cared for|liked|felt (?:comfortable|easy) with|warmed to|taken to)",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "Ill fame of a case",
    examples: [
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, has drawn sharp criticism.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, has long perplexed the courts.",
      "Few decisions have been so seldom followed as {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "There is much to be said against {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "Little can be said in defence of {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, would swallow the rule.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, stands the statute on its head.",
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, asserts its conclusion without arguing for it.",
    ],
    rows: [
      {
        kind: "criticized",
        words:
          "(?:drawn|draws|drew|attracted|attracts|provoked|provokes|invited|met (?:with )?|come under|came under|come in for|came in for|earned|excited|encountered|suffered|incurred|been the (?:target|object|subject) of) (?:\\w+ ){0,3}?(?:fire|criticisms?|censure|attacks?|scorn|ridicule|protests?|opposition|hostility|rebukes?|disapproval|reproach|derision|condemnation)\\b|(?:has|have|had) (?:\\w+ )?(?:perplexed|troubled|puzzled|bothered|vexed|embarrassed|haunted|plagued|bedevill?ed|dogged|confounded|baffled|confused) (?:us|this court|the (?:lower )?courts|the bar|lower courts|litigants|trial|judges|courts|lawyers|panels)\\b|(?:has|have|had) (?:few|no|scarcely any|hardly any) (?:friends|admirers|defenders|adherents|followers|champions|progeny)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "criticized",
        words:
          "(?:so|more|as) (?:seldom|rarely|little|infrequently) (?:followed|cited|heeded|regarded|respected|applied)(?: and \\w+ \\w+)?,? (?:as|than)|(?:so|more|as) (?:often|frequently|widely|roundly|much|severely|generally) (?:criticized|criticised|questioned|distinguished|doubted|attacked|explained away|condemned|misunderstood),? (?:as|than)|(?:much|a (?:great|good) deal|more|everything) (?:to be|that (?:can|may|might|could) be|(?:can|may|might|could) be) said against",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:little|nothing|not much|precious little|scarcely anything|less|not a word)(?: enough)? (?:can|could|may|is|remains|need) (?:to )?be (?:said|urged|offered) (?:for|in (?:favou?r|support|defen[cs]e|praise) of)",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:would|could|threatens to|threatened to|will|might) (?:\\w+ )?(?:swallow|engulf|devour|consume|eviscerate|gut|unsettle|make a mockery of|make nonsense of|turn [^.;]{1,30} into)\\b|(?:puts?|plac(?:es|ed)|lays?|laid|sets?|threw|throws|turn(?:s|ed)|stands?|stood|let|lets|start(?:s|ed)|beg[ai]ns?|mistakes?|mistook|confus(?:es|ed)|conflat(?:es|ed)) (?:[\\w']+ ){0,6}?(?:wrong (?:shoulders|place|end|foot|side|foundation)|cart before the horse|on (?:its|their) heads?|upside down|inside out|the tail wag|the baby|backwards?|the shadow for the substance|form (?:over|above) substance)\\b|(?:assert|announc|stat|assum|declar)(?:s|es|ed) (?:its|the|a|his|that) (?:conclusion|result|answer|rule|point)[^.;]{0,12}(?:;|,|without|but|and)[^.]{0,40}?(?:not argue|not (?:prove|reason|explain|defend)|arguing|explaining|proving|reasoning|defending)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "criticized",
        words: `(?:little|nothing|not much|precious little|scarcely anything)(?: enough)? (?:can|could|may|is to|need) be (?:said|urged) (?:for|in (?:favou?r|support|defen[cs]e|praise) of) (?:it|the|its|that|this|such)\\b|(?:was|were|been|stood|stands) (?:told|corrected|rebuked|reproved|set right|put right|chided|admonished|taken to task) (?:\\w+ ){0,3}?by (?:our|the|this|a)\\b|(?:i am|we are|one is) (?:none the|no) wiser\\b`,
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
  {
    family: "A weak support",
    examples: [
      "The defendant leans on {Adams v. Baker, 400 U.S. 12 (1970)}. It is a broken staff.",
      "Plaintiff's argument is built on {Adams v. Baker, 400 U.S. 12 (1970)}. It is built on sand.",
      "The appellant pins his hopes on {Adams v. Baker, 400 U.S. 12 (1970)}. Those hopes are vain.",
      "Counsel says that {Adams v. Baker, 400 U.S. 12 (1970)}, is this case. He forgets that the plaintiff there was an infant.",
      "No amount of ingenuity will make {Adams v. Baker, 400 U.S. 12 (1970)}, fit a case of gift.",
      "The surety supposes that {Adams v. Baker, 400 U.S. 12 (1970)}, released him. It did nothing of the kind.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "(?:it|that|this|which|they|he) (?:is|are|proves|was|will prove|turns out to be|leans on) (?:but |only |indeed |too )?(?:an? )?(?:\\w+ )?(?:broken|slender|slim|frail|weak|thin|feeble|rotten|leaky|sorry|shaky|insecure|brittle|bruised|flimsy|rickety|insubstantial|treacherous|narrow) (?:an? )?(?:staff|reed|peg|hook|prop|stick|crutch|support|foundation|thread|straw|nail|rope|plank|vessel|anchor|bridge|ladder|footing|basis|string|cane|pillar)\\b|(?<=\\b(?:it|that|which|argument|case|claim|theory|contention) (?:is|was) )built (?:up)?on sand\\b|(?:those|that|the|his|her|its|their) (?:hopes?|trust|confidence|faith|expectations?|reliance) (?:is|are|was|were|must be|proves?) (?:\\w+ )?(?:vain|in vain|misplaced|disappointed|delusive|forlorn|unfounded|groundless)\\b",
        reach: "beside",
        weak: true,
        negative: true,
        answer: true,
      },
      {
        kind: "distinguished",
        words: `(?:he|she|they|counsel|the ${CLAIM_WORD}|this ${CLAIM_WORD}|that ${CLAIM_WORD}|it) (?:has |have |is (?:apt )?to )?(?:forgets?|forgotten|overlooks?|overlooked|omits?(?: to (?:say|mention|add|notice|tell us))?|ignores?|leaves? out|fails? to (?:mention|notice|add|see|tell us|observe|appreciate)|does not (?:mention|add|tell us|say|notice|observe)|loses? sight of the fact) that (?:the|there|in|it|this|our)\\b`,
        reach: "beside",
        weak: true,
        negative: true,
        answer: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:(?:does|do|did|gives?|gave|says?|said|holds?|held|decides?|decided) (?:him |her |it |them |us )?)(?:nothing of the (?:kind|sort)|no such thing|none of (?:that|these things))\\b",
        reach: "before",
        everyday: true,
        negative: true,
        answer: true,
      },
      {
        kind: "distinguished",
        words:
          "(?<=\\b(?:no|not|nor|neither|never|hardly)\\b[^.;]{1,90}? )(?:can|will|could|would|shall|to) (?:\\w+ )?(?:make|turn|convert|transform|bring|stretch|twist|torture|bend|squeeze|force|enlarge|conjure|carry)(?: the (?:\\w+ )?(?:in|of))?(?= [^;]{1,200}? (?:into|fit|cover|reach|apply|an? authority|mean|say|support|within|to (?:bear|this|the|a|cover|reach)|beyond)\\b)",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "Nothing like it here",
    examples: [
      "In {Adams v. Baker, 400 U.S. 12 (1970)}, the agency had changed its mind. Nothing of that kind happened here.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, was moved by the hardship of a widow. There is no widow before us.",
      "In {Ram v. Shyam, (1984) 3 SCC 90} there was an identification parade. That is exactly what is wanting here.",
      "Neither {Adams v. Baker, 400 U.S. 12 (1970)}, in which there was a promise, nor Doe v. Roe, 9 F.3d 2, is this case.",
      "In {Adams v. Baker, 400 U.S. 12 (1970)}, the writ went to an officer. The respondent was never that.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, was about bailment; no bailment is in question here.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "(?:nothing|none) (?:of|like|resembling|approaching|comparable to) (?:the |that|this|those)(?: ?(?:sort|kind|things?|facts?|features?|description|circumstances?))? ?(?:(?:was|is|were|has|can be|could be) )?(?:happened|occurred|exists?|existed|shown|found|appears?|appeared|present|done|said|alleged|proved|took place|transpired|seen)?(?: \\w+){0,3}? ?(?:here|before us|in (?:this|the present|the instant|our))\\b|(?:there (?:is|are|was|were)|we have|here (?:is|was|we have)) no (?:such )?(?:\\w+ ){1,4}?(?:here|before us|in (?:this (?:case|record|appeal)|the (?:present|instant) case|ours))\\b|no (?:\\w+ ){1,3}(?:is|are|was|were) (?:in question|involved|at stake|present|before us|concerned|alleged)(?: \\w+)? ?(?:here|in this case)?(?= ?[.;,]|$)",
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:that|this|it|which) is (?:\\w+ )?(?:what|the (?:very )?(?:thing|element|fact|link|ingredient)) (?:that )?is (?:\\w+ )?(?:wanting|lacking|missing|absent)\\b|(?:is|are) (?:\\w+ )?(?:wanting|lacking|missing|absent) (?:here|in (?:this|the present|our|the instant))\\b|(?:the|this|our) (?:respondent|appellant|petitioner|plaintiff|defendant|accused|tenant|workman|assessee|one) (?:was|is|were|has|had) (?:never|not|no) (?:that|one|such|so|any such)(?= ?[.;,]|$)|(?:ours|this one|the present one|the one before us) (?:is|was|did|has|had|does|were) (?:not|no|never|nothing)\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:neither|none of)(?: the)?(?: \\w+){0,2}?(?=[^;]{1,300}?,? (?:is|was|are|were|fits?|meets?|touches|reaches|covers?|governs?|helps?|has anything to do with) (?:this|the present|our|the) (?:case|point|facts|matter)\\b)",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
    ],
  },
];
