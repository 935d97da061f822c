import type { SignalFamily } from "../signal-row.ts";

/** What fails if a case stands against it. */
const CLAIM_NOUN =
  "(?:arguments?|contentions?|claims?|theor(?:y|ies)|positions?|submissions?|pleas?|suggestions?|assertions?|readings?|interpretation|construction|attacks?|challenges?|objections?|points?|propositions?|attempts?|effort|orders?|awards?|convictions?|sentences?|instructions?|charge|practice|procedure|statutes?|ordinances?|regulations?|notifications?|circulars?|sections?|conduct|actions?|rulings?|judgments?|verdict|decree|findings?|conclusions?|results?|approach|petition|appeal|defence|defense|hopes?|premise|logic|distinction|prosecution|search|seizure|transfer|assessment|levy|demand)";
const CONFLICTS =
  "(?:founders? (?:up)?on|runs? (?:headlong |squarely |head-on |straight |directly |smack )?(?:into|up against|aground on|afoul of|foul of|counter to|against)|collides? (?:head-on |squarely )?with|comes? up against|crash(?:es)? (?:in)?to|shipwrecks? on|stumbles? (?:up)?on|(?:cannot|can not|does not|do not|will not|could not|did not) (?:\\w+ )?(?:be (?:squared|reconciled|harmoni[sz]ed)|squared?|survive|withstand|surmount|overcome|get (?:past|around|over|by)|escape|evade|avoid|outflank|stand (?:against|with|in the face of|after|in light of)|square|comport|accord|fit)(?: with)?|(?:is|are|was|were|seems?|stands?) (?:\\w+ )?(?:at odds|inconsistent|irreconcilable|incompatible|in conflict|at war|at variance|out of (?:step|line|keeping)|in tension|difficult to square|hard to square|impossible to reconcile|hard to reconcile)(?: \\w+)? with|(?:is|are|was|were) (?:\\w+ )?(?:contrary to|opposed to|violative of|in (?:the (?:teeth|face) of|violation of|derogation of|defiance of|disregard of|breach of|contravention of)|belied by|refuted by|answered by|met by|defeated by|doomed by|precluded by|barred by|foreclosed by|dashed by|laid to rest by|put to rest by|forbidden by|condemned by|outlawed by|squarely rejected in|ended by|exploded by|rendered untenable by|no longer (?:open|available|tenable|arguable|viable) (?:after|since|in (?:light|view) of|under))|flies? in the (?:face|teeth) of|goes? (?:squarely |directly )?(?:against|in the teeth of)|ignores?|overlooks?|forgets?|disregards?|blinks?|neglects?|violat(?:es|ed)|offends?|contraven(?:es|ed)|flouts?|defies|(?:die|dies|died|expired) with|(?:fall|falls|fell) (?:before|with|under|afoul of|foul of)|(?:must |should |will )?(?:give|gives|gave) way (?:to|before)|(?:must |should |will )?yields? to|contradicts?|fails? (?:\\w+ )?(?:under|after|in (?:light|view) of|because of|by reason of)|loses? (?:\\w+ )?under|ends? with)";

/** The writing court as subject. */
const WE =
  "(?<=\\b(?:we|i|this court|this bench|our court|the court|panel) (?:(?:too|also|now|today|here|again|therefore|accordingly|hereby|respectfully|must|should|shall|will|can|have|has|do|once|simply|may|once more|\\w+ly),? ){0,4})";
const THE_CASE =
  "(?:this case|the case|the matter|our (?:analysis|inquiry|task|discussion|case)|the (?:analysis|inquiry|question|answer|discussion|appeal|present case|instant case|dispute|issue)|this (?:appeal|matter|dispute))";

/** Words by which a case decides the matter, and by which a court keeps to a case. */
export const COMPULSION_FAMILIES: readonly SignalFamily[] = [
  {
    family: "What conflicts with a case fails",
    examples: [
      "Petitioner's theory founders on {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The argument cannot be squared with {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The impugned order flies in the face of {Ram v. Shyam, (1984) 3 SCC 90} and is set aside.",
      "In the teeth of {Ram v. Shyam, (1984) 3 SCC 90}, the submission cannot be accepted.",
      "The instruction violated {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `(?<=\\b${CLAIM_NOUN}\\b(?! (?:in|of|by|from) [^.;]{0,20}\\d)[^.;]{0,90}? )${CONFLICTS}(?: (?:the|our|what)(?: \\w+){1,6}? (?:of|in|by))?(?= )`,
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?<=(?:^|[.;,:] |\\b(?:and|but|that) ))in (?:the (?:teeth|face) of|defiance of|disregard of|violation of|derogation of|breach of|obedience to|deference to|conformity with|fidelity to|harmony with|step with|tune with|accord with|agreement with|compliance with|consonance with)(?: the (?:\\w+ )?(?:decision|judgment|law|ruling|dictum|mandate|pronouncement|directions|principles?)s?(?: \\w+){0,3} (?:in|of|by))?(?= )",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        answer: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:cannot|can not|no (?:way|means) to|unable to|could not|impossible to|seeks? to|tries to|attempts? to|efforts? to|attempts? at|hopes? to|would like to|struggles? to) (?:\\w+ )?(?:escape|evade|avoid|get (?:around|past|over)|sidestep|circumvent|outrun|elude|distinguish|wish away|explain away|dodge|overcome|surmount|wriggle out of|confine|limit|narrow|cabin|distinguishing)(?=[^;]{1,160}? (?:fails?|is (?:\\w+ )?(?:unavailing|futile|unconvincing|unpersuasive|misconceived|in vain|unsuccessful|without merit|to no avail)|are (?:\\w+ )?(?:unavailing|futile|unconvincing|unpersuasive|misconceived|in vain|unsuccessful|to no avail)|cannot succeed|must fail|falls? short|comes? to (?:naught|nothing)|founders?|do(?:es)? not (?:succeed|persuade|convince)|in vain|without success|to no avail)\\b)|(?:cannot|can not|no way to|unable to|could not|impossible to) (?:\\w+ )?(?:escape|evade|get (?:around|past|over)|sidestep|circumvent|elude|wish away|explain away|dodge|wriggle out of|blink|ignore|overlook)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words:
          "(?:no|little|without|nothing|not any|any) (?:\\w+ ){0,3}?(?:basis|ground|reason|way|means|footing|fact|principle|distinction|difference)s? (?:up)?(?:on which|by which|for|to|of|that would|that)(?: \\w+)? (?:to )?(?:distinguish(?:ing|es)?|differentiat(?:e|ing)|separat(?:e|ing)|tak(?:e|ing) (?:this|the) case (?:out of|outside)|escap(?:e|ing)|avoid(?:ing)?)\\b(?<=\\b(?:no|little|without|not|nor|hardly|nothing|fail\\w*)\\b[^.;]{0,90})|(?:nothing|little|not much|no daylight|no difference|no material distinction|no meaningful (?:difference|distinction)|no distinction|no room|not a hair's breadth|precious little|scarcely anything)(?: to choose)?(?: \\w+)? between (?:this|the (?:present|instant)|our|the facts of this|these|the|that)(?: \\w+){0,3} and(?: that in| those of| the \\w+ in)?\\b",
        reach: "after",
        negative: true,
        answer: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words:
          "(?:should|ought to|must|was bound to|were bound to|had to|was obliged to|was required to|was duty[- ]bound to|needed to) (?:\\w+ )?(?:have )?(?:followed?|appl(?:y|ied)|adhered? to|abided? by|given effect to|heeded|obey(?:ed)?|respected|been guided by|been decided (?:under|by))\\b(?<!\\bnot (?:to )?have \\w+(?: \\w+)?)(?<=\\b(?:court|judge|tribunal|board|commission|bench|magistrate|authority|authorities|officer|arbitrator|panel|below|it|they|and)\\b[^.;]{0,60})",
        reach: "after",
        everyday: true,
        adjacent: true,
        answer: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:court|judge|tribunal|board|commission|bench|magistrate|authority|authorities|officer|arbitrator|panel)(?: below)? (?:is|was|were|are) )(?:clearly |plainly |of course |undoubtedly |also |fully )?bound by\\b(?=[^.;]{1,160}?(?: and| it)? (?:should|ought|must|could not|had no|erred|was not (?:free|open|at liberty)))",
        reach: "after",
        answer: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "A case that ends the matter",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is fatal to petitioner's theory.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, leaves petitioner no escape.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, teaches as much.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, tells us how to proceed.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, shuts the door on that theory.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, stands in the way.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, remains our law.",
      "This case begins and ends with {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "This case is {Adams v. Baker, 400 U.S. 12 (1970)}, all over again.",
      "What was true in {Adams v. Baker, 400 U.S. 12 (1970)}, is true here.",
      "The facts here are stronger than those in {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:is|are|was|were|proves?|remains?) (?!not\\b|no\\b|never\\b|hardly\\b|scarcely\\b|neither\\b)(?:\\w+ )?(?:fatal (?:to|for)|the (?:death knell|end|undoing|short answer|whole answer|complete answer|ready answer|obvious answer|controlling|governing|place to (?:start|begin)|beginning and the end|starting point)|an? (?:insuperable|insurmountable|complete|absolute|formidable|decisive|full|sufficient|short|conclusive|ready) (?:obstacle|hurdle|bar|barrier|answer|impediment|roadblock)|(?:square|squarely|dead|directly) (?:on point|in point|against)|the (?:rule|law) of (?:this|our|the)|(?:our|the) (?:law|rule|lodestar|north star|guiding star|polestar|beacon|bedrock|cornerstone|keystone|touchstone|anchor|benchmark|gold standard|answer|starting point)|bedrock|here to stay|alive(?: and well)?|still (?:good|vital|valid|binding|sound|law|with us|the law)|as (?:good|sound|valid|vital|true|right|binding|forceful|strong|compelling|fresh) (?:today|now|law|here)|(?:firmly|deeply|well|too well|securely) (?:established|entrenched|embedded|rooted|settled|grounded)|entitled to (?:stare decisis|adherence|full respect|our respect|respect|our obedience|deference|controlling))\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:doom|sink|sank|scuttle|kill|torpedo|undo|destroy|demolish|refute|negate|dispatche|seal|spell|vindicate|validate|confirm|dictate|command|determine|decide|clinche|compel|explode|quell|dispose|torpedoe|cut|block|bar|forbid|prohibit|preclude|foreclose|defeat|resolve|answer|settle|conclude|end|control|govern|supply|supplie|explain|meet|require)(?:s|ed|d)?(?: of)? (?:\\w+ )?(?:this|that|the|these|his|her|its|their|petitioner's|respondent's|appellant's|plaintiff's|defendant's|any|every|all|such|our|both) (?:\\w+ ){0,3}?(?:arguments?|contentions?|claims?|theor(?:y|ies)|positions?|submissions?|pleas?|suggestions?|fate|defeat|doom|questions?|issues?|matters?|cases?|appeals?|disputes?|challenges?|attacks?|objections?|distinctions?|result|outcome|answer|conclusion|controvers(?:y|ies)|inquiry|points?|doubts?|hopes?|defen[cs]es?|debate)\\b|(?:leaves?|left) (?:him|her|it|them|us|petitioner|respondent|appellant|plaintiff|defendant|the \\w+|little|no|nothing) ?(?:\\w+ )?(?:no|little|without|nothing|room|escape|doubt|choice|with no|to be said|standing|option)\\b|(?:shuts?|closes?|slams?|bars?|locks?) the door\\b|(?:puts?|put) (?:an end|paid|a stop|the question|that|this|the matter|any (?:such )?doubts?)(?: (?:to|beyond|at|out))?\\b|stands? (?:squarely |directly |firmly )?(?:in the way|as (?:a|an) (?:\\w+ )?(?:bar|barrier|obstacle)|against|today|undisturbed|unshaken|firm|unimpaired|intact)\\b|stands? (?=[.;,])|(?:cuts? (?:off|short)|takes? care of|carries the day|wins the day|saves the day|makes short work of|makes quick work of|disposes? of|spells the end|seals? (?:the|his|her|its) fate)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "relied_on",
        words:
          "(?:teach(?:es)?|instructs?|counsels?|remind(?:s|ed)|tells?|told|directs?|admonish(?:es|ed)|cautions?|warns?|commands?|compels?|obliges?|requires?|guides?|assures?|shows?|leads?|convinces?|persuades?|permits?|impels?|binds?) (?:us|as much|the way|otherwise than|courts)\\b|teach(?:es)? (?:that|otherwise)?\\b|(?:make|makes|made) (?:it |this |that )?(?:\\w+ )?(?:clear|plain|explicit|evident|manifest|unmistakable)\\b|(?:leaves?|left) no doubt\\b|dispel(?:s|led)? (?:any|all|whatever|the) (?:\\w+ )?doubts?\\b|speaks? (?:directly |squarely )?(?:to (?:this|the|our|that) (?:very |precise |exact )?(?:question|point|issue|case|situation|problem)|for itself)\\b|(?:bears?|bore) (?:this|that|us|him|her|it) out\\b|(?:points?|cuts?|tips?|weighs?) (?:\\w+ )?(?:in favou?r of|toward|to) (?:affirm\\w*|revers\\w*|this|the same|that)\\b|says? (?:just |exactly |precisely )?(?:that|so|as much|it all)(?= ?[.;,]|$)|is to (?:the same|like|that) effect\\b|provides? (?:the |a |ample |strong |full |complete |direct |clear |solid |firm )?(?:\\w+ )?(?:support|guidance|answer|analog|analogy|authority|basis|foundation|template|blueprint|model|roadmap|road map)\\b|furnish(?:es)? (?:the |a |ample |full )?(?:\\w+ )?(?:answer|guidance|support|analogy|authority|precedent|key|rule)\\b|(?:deserves?|commands?|merits?|demands?|earns?|compels?|claims?) (?:our |great |the greatest |full |continued |much |considerable |every |\\w+ )?(?:respect|adherence|allegiance|obedience|deference|weight|assent|agreement|loyalty|to be followed|to be followed here|to be affirmed)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words: `(?<=\\b${THE_CASE} (?:\\w+ )?)(?:begins?|starts?|opens?|ends?|stops?|commences?)(?: (?:and|,) (?:\\w+ ){0,2}(?:begins?|ends?|finish(?:es)?|stops?))? (?:with|at)\\b|(?<=\\b${THE_CASE} (?:\\w+ )?)(?:is|are|was|were|stands?|must be|has been) (?:\\w+ )?(?:controlled|governed|decided|resolved|answered|settled|ruled|disposed of|determined|concluded|covered|foreclosed|dictated|compelled) (?:in full |entirely |squarely |wholly |completely |directly )?by\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:this|the present|our|the instant|here is|it) (?:case |appeal |is )?(?:is |was )?(?=[^;]{1,140}?,? (?:all over again|redux|again|once more|revisited|writ (?:small|large)|in miniature|in (?:a )?(?:different|modern|new|another) (?:dress|clothing|garb|guise|form|key|suit)|by another name|with (?:the|different) (?:names|labels|parties) (?:changed|\\w+)|with only|on different facts)\\b)",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:what|as) (?:was|is|were) (?:true|said|held|so|wrong|fatal|decided|sufficient|lacking|missing|enough|required|right) (?:there )?(?:of|in|about|by) (?:the (?:\\w+ )?(?:in|of) )?(?=[^;]{1,160}? (?:is|are|holds|applies|controls|governs|remains|must be|was) (?:\\w+ )?(?:true|so|equally|here|of|good|fatal|sufficient|lacking|missing|enough|required|right|no less|the case)\\b)",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:stronger|more (?:compelling|egregious|striking|clear-cut|obvious|powerful|flagrant|persuasive)|clearer|easier|worse|plainer|even (?:stronger|clearer|easier)|no (?:weaker|less (?:compelling|egregious|serious|clear))|at least as (?:strong|clear|compelling|egregious))(?: (?:case|one|here))?(?: (?:for \\w+ |here ))? ?(?:than|as)(?: (?:that|those|the (?:facts|case|one|showing|evidence|record)|what (?:we|the court) \\w+|any|was (?:present|shown)))?(?: (?:presented |present |shown |before the court |found |at issue |held sufficient |involved )?(?:in|of))?\\b(?<!\\bnot (?:\\w+ ){1,4})|a fortiori (?:from|under|after|in (?:light|view) of|on|by)\\b|(?:it |this )?follows a fortiori\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:reports?|rumou?rs?|announcements?|obituar(?:y|ies)|predictions?) of (?:the )?(?:\\w+ )?(?:demise|death|passing|end|extinction) of(?=[^;]{1,140}? (?:exaggerat|premature|greatly|much)\\w*)|(?:nothing|no (?:later |subsequent |intervening )?(?:decision|case|authority|statute|development|amendment))(?: \\w+){0,8} (?:calls?|undermin\\w+|cast(?:s)?|weaken\\w*|erod\\w+|displac\\w+|disturb\\w*|qualif\\w+|detracts? from|shak\\w+|unsettl\\w+|qualifies|alters?|affects?|impairs?|throws? doubt on|questions?|touches)(?: (?:any )?doubt (?:up)?on)?(?: the (?:\\w+ )?(?:validity|authority|force|vitality|correctness|rule|holding) (?:of|in))?\\b",
        reach: "after",
        negative: true,
        precedence: 3,
      },
    ],
  },
  {
    family: "Fidelity of the court",
    examples: [
      "We take {Adams v. Baker, 400 U.S. 12 (1970)}, at its word.",
      "We are constrained by {Adams v. Baker, 400 U.S. 12 (1970)}, to affirm.",
      "True to {Adams v. Baker, 400 U.S. 12 (1970)}, we decline to imply a remedy.",
      "Our holding rests squarely on {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Ever since {Adams v. Baker, 400 U.S. 12 (1970)}, we have held that notice is required.",
      "We cannot improve upon the discussion in {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "No one has put the matter better than Judge Stone in {Adams v. Baker, 400 A.2d 12 (N.J. 1979)}.",
      "The same logic carries over from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We see no reason to take a view different from {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `${WE}(?:take(?=[^;]{1,120}? (?:at its word|to heart|as (?:our|the) (?:guide|starting point|text|model|rule)|seriously)\\b)|(?:are|am|feel|find ourselves|remain|stand|is) (?:\\w+ )?(?:constrained|obliged|obligated|compelled|bound|required|guided|persuaded|convinced|controlled|governed|instructed|moved|led|committed|content|loyal|faithful|true)(?: (?:to (?:follow|apply|adhere to|abide by|honou?r|respect|obey|heed|stand by|rest on|rely on|reach the same result as)|by|to|with))|renew (?:our|its) (?:commitment|adherence|allegiance|fidelity) to|hew(?:s)? (?:\\w+ )?to|march in step with|walk in the footsteps of|tread the path (?:of|marked)|hold (?:fast|firm) to|give (?:full |due |controlling )?(?:effect|weight|force|respect) to|pick up where|cast our lot with|throw in our lot with|line up with|stand with|ally ourselves with|find ourselves in (?:agreement|accord|respectful agreement|full agreement) with|(?:say|do|hold|repeat|decide|reach|conclude) (?:here |today |now |again |once more )?(?:again |here )?(?:what|as|the same as|exactly what|just what|no more than what) (?:we|was|this court|the court|did) (?:\\w+ ){0,2}(?:in|by)|need not (?:look|go) (?:any )?(?:beyond|past|further than)|(?:think|believe|find|consider|deem|hold|regard)(?=[^;]{1,140}? (?:(?:was |is |are |to be |as )?(?:\\w+ly )?(?:controlling|dispositive|persuasive|sound|correct|instructive|right|got it right|well reasoned|well-reasoned|convincing|on point|apposite|compelling|determinative|decisive|conclusive))\\b))(?= )`,
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?<=(?:^|[.;:] |[.;:][\"')] |\\b(?:and|but|that|so|therefore|then),? ))(?:true to|faithful to|heeding|mindful of|obedient to|loyal to|guided by|instructed by|informed by|building (?:up)?on|borrowing from|taking (?:our |a |its )?(?:cue|lead|guidance|page|leaf) from|drawing (?:up)?on|echoing|in the spirit of|as (?:directed|instructed|required|commanded|dictated|taught|compelled) by|consistent with|bound by|constrained by|persuaded by|convinced by|armed with|with (?=[^;,]{1,120},? (?:in mind|as our guide|before us|in view|in hand))|like the court in|with the court in|respectfully following|in keeping with|in line with|invoking|adopting|embracing|extending|joining|tracking|reiterating|reaffirming|adhering to|agreeing with|endorsing)(?= )",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:our|this|the court's|we|today's) (?:\\w+ ){0,3}?(?:holding|conclusion|decision|result|judgment|ruling|view|answer|opinion|analysis|reading|interpretation|disposition|order)\\b(?: today| here| in this case)? (?:\\w+ )?)(?:rests?|stands?|builds?|depends?|turns?|is (?:\\w+ )?(?:built|based|grounded|founded|anchored|rooted|compelled|dictated|required|commanded|controlled|foreordained|supported|reinforced|confirmed|strengthened|mandated|informed|guided|directed|supported|fortified|borne out))(?: (?:\\w+ )?(?:up)?on| in| by| from| with)?\\b|(?<=\\b(?:view|conclusion|opinion|result|decision|approach|reading|interpretation)\\b[^.;]{0,60} )(?:finds?|gets?|receives?|draws?|gains?|derives?|has|enjoys?) (?:\\w+ )?(?:support|fortified|confirmation|affirmation|reinforced|strengthened|reinforcement|strength|sustenance|echo|approval|buttressed|endorsement) (?:\\w+ )?(?:from|in|by|of)\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:ever |always )?since (?=[^;]{1,120}?(?:\\)|\\d),? (?:(?:and )?(?:we|this court|courts|our (?:courts|cases)|the courts|no court|no one|every|it|the (?:rule|law|principle))) (?:ha(?:s|ve)|had|is)\\b)|(?:beginning|starting|commencing|dating back|going back|stretching back|right|all the way|a line of (?:cases|authority|decisions)|an unbroken line of \\w+) (?:\\w+ ){0,4}?(?:with|from|to)(?=[^;]{1,200}? (?:consistently|uniformly|has been|have|settled|invariably|steadily|repeatedly|never|always|firmly))",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
      },
      {
        kind: "approved",
        words:
          "(?:cannot|could not|can hardly|hard to|difficult to|impossible to|would not presume to|unable to) (?:\\w+ )?(?:improve (?:up)?on|better|add to|surpass|gainsay|put it better than|say it better than|state it better than|do better than)\\b|(?:nothing|little|not much) (?:can|need|could|remains to|to) (?:usefully |profitably )?be (?:added|said) (?:to|after|beyond)\\b|(?:no one|nobody|no court|none|never|nowhere|seldom|rarely)(?: has| have)? (?:\\w+ )?(?:put|said|stated|expressed|explained|captured|been (?:put|said|stated|expressed|explained|answered)) (?:\\w+ ){0,4}?(?:better|more (?:clearly|aptly|forcefully|succinctly|eloquently|cogently)|so well)(?: stated| expressed| put)? (?:than )?(?:in|by|than)\\b|(?:well|aptly|best|nicely|ably|admirably|correctly|succinctly|eloquently|cogently|neatly|elegantly|forcefully) (?:said|put|stated|expressed|explained|summed up|captured|summarized|articulated|answered|described|set out|set forth|reasoned)(?: by [\\w., ]{1,40}?)? (?:in|by)\\b|for (?:substantially |essentially |largely |much )?(?:the|those|many of the) (?:\\w+ )?reasons (?:\\w+ ){0,4}?(?:in|by)\\b|(?:better|sounder|preferable|wiser|correct|right|proper|best|true) (?:view|rule|approach|reasoning|course|reading|analysis|interpretation|path|position|construction|answer|test) (?:\\w+ )?(?:is|was|remains|lies|appears|rests|prevails|be)(?: \\w+)?(?: (?:that|the one|with|found|stated|expressed|taken|adopted|in|of|set forth|announced|by)){0,4}(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?:same |identical |that |this )?(?:logic|reasoning|principle|rule|rationale|analysis|result|conclusion|approach) (?:\\w+ )?(?:carries over|carries|flows|follows|is drawn|comes|derives|is borrowed|obtains as|applies as|governs as|controls as|holds as)(?: directly| naturally| straight| ineluctably)? (?:over |here )?(?:from|in)\\b|(?:a|the) (?:logical|natural|straightforward|modest|faithful|direct|simple|necessary|routine|textbook|classic|clear) (?:extension|application|outgrowth|corollary|consequence|progeny|descendant|step|example|reading) (?:\\w+ )?(?:of|from|beyond)\\b|(?:no|not any|little) (?:\\w+ )?(?:reason|ground|basis|cause|warrant|justification)s? (?:\\w+ )?(?:to|for) (?:\\w+ )?(?:tak(?:e|ing) a (?:view )?(?:different|contrary|another)(?: view)?|differ(?:ing)?|do otherwise|hold otherwise|reach a different|depart(?:ing)?|retreat(?:ing)?|shrink(?:ing)?|swerv(?:e|ing)|stray(?:ing)?|break(?:ing)?)(?: (?:view|result|conclusion))?(?: (?:from|than|with))(?: (?:that|the (?:one|view)) (?:\\w+ )?(?:in|of))?\\b",
        reach: "after",
        negative: true,
        precedence: 3,
      },
    ],
  },
];
