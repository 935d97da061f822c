import type { SignalFamily } from "../signal-row.ts";

/** The bodies that change the law by enactment. */
const LEGISLATURE =
  "(?:congress|parliament|(?:the )?(?:state )?(?:legislatures?|general assembly|general court)|(?:the )?(?:act|statute|code|amendment|amending act|ordinance|constitution|new rules?|constituent assembly|amendments|reforms?|legislation)(?: of \\d{4}| \\d{4})?)";
/** Adverbs of time before a verb. */
const SOON =
  "(?:(?:has|have|had|then|since|soon|promptly|now|later|long since|at once|quickly|thereafter|subsequently|thereupon|within \\w+ (?:\\w+ )?(?:years?|months?)|in \\d{4}),? ){0,3}";
/** The writing court as subject, with its auxiliaries. */
const WE =
  "(?<=\\b(?:we|i|this court|this bench|the court) (?:(?:too|also|now|today|here|again|therefore|must|shall|will|can|have|do|\\w+ly|respectfully),? ){0,3})";
/** What a litigant wants. */
const CLAIM =
  "(?:the |his |her |its |their |that |this |any such |\\w+'s? )(?:\\w+ )?(?:claims?|arguments?|contentions?|suit|case|appeal|petition|theory|submissions?|motion|defen[cs]e|plea|objection|challenge|complaint|action|position|hopes?|way|path)";

/** Turns of phrase that treat a case without any of the usual verbs. */
export const INDIRECT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Undone by the legislature",
    examples: [
      "Parliament gave the quietus to {Ram v. Shyam, AIR 1950 Mad 4}.",
      "What {Adams v. Baker, 40 Kan. 12 (1870)}, gave, the legislature took away.",
      "{Adams v. Baker, 40 Kan. 12 (1870)}, has been legislated away.",
      "{Adams v. Baker, 40 Kan. 12 (1870)}, held the seller liable. The legislature soon changed that.",
    ],
    rows: [
      {
        kind: "superseded",
        words: `${LEGISLATURE} ${SOON}(?:(?:gave|gives|put|puts|brought|spelled|sounded|meant|rang|wrote) (?:the|an?) (?:quietus|end|death|stop|close|finish|death knell|epitaph|term)(?: (?:of|to|for|on))?|(?:swept|sweeps|brushed|cast|wiped|legislated|cleared|took|takes) (?:away|aside|off|out)|(?:buried|banished|uprooted|dethroned|retired|reversed|repealed|abolished|undid|tore up|tore down|took down|dismantled|unmade|erased|effaced|jettisoned|disposed of|turned its back (?:up)?on))(?: (?:the|all) \\w+ (?:of|in|laid down in))?\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?:built|gave|gives|allowed|granted|permitted|decided|did|held|made|created|recogni[sz]ed|put together|established|raised|erected|set up|denied|withheld|forbade|took away)(?= ?,? (?:${LEGISLATURE}|we|later (?:cases|decisions)|time|the (?:supreme court|full bench|larger bench|privy council|years?|court)|history) (?:\\w+ ){0,4}?(?:took|take|takes|taken|undid|undo|undone|tore|pulled|knocked|unmade|unmake|swept|reversed|withdrew|withdraw|gave back|restored|allowed|denied|dismantled)\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?:is|was|has been|have been|had been|were|being|stands) (?:now |since |long since |in effect |\\w+ly )?(?:legislated|swept|washed|wiped|carried|brushed) (?:away|out of existence)\\b|(?:is|was|has been|had been) (?:legislatively |long since |since )?(?:buried|uprooted|dethroned|laid to rest|given (?:its|the|a) quietus) by\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "superseded",
        words: `${LEGISLATURE} ${SOON}(?:changed (?:all )?(?:that|the law|the rule|its mind|course|matters|things)|stepped in|intervened|had (?:other ideas|the last word)|saw (?:it|the matter|things|matters) (?:differently|otherwise)|thought (?:otherwise|differently)|would have none of (?:it|that)|did not (?:tolerate|like|accept|agree|leave) (?:it|that|the matter)|put (?:that|matters|the matter) right|corrected (?:that|the (?:error|mistake|law))|reversed (?:that|the) (?:rule|result|decision)|disapproved|disagreed|responded)\\b`,
        reach: "beside",
        everyday: true,
        weak: true,
      },
    ],
  },
  {
    family: "Overridden in the same breath",
    examples: ["{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, notwithstanding, the buyer must pay."],
    rows: [
      {
        kind: "declined",
        words: "(?:to the contrary )?(?:notwithstanding|non obstante)(?= ?,)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "declined",
        words:
          "(?:notwithstanding|despite|in spite of|in the face of|undeterred by|undaunted by|unmoved by)(?: (?:the|what|our|this court's)(?: \\w+){1,3}? (?:in|of|by))?(?= [^;]{4,160}?,? (?:we|i) (?:\\w+ )?(?:hold|think|conclude|believe|find|rule|are of|prefer|adhere|consider|must|therefore|decide)\\b)",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "The day of a case is over",
    examples: [
      "The day of {Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, is over.",
      "The sun has set on {Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}.",
      "{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, has become past history.",
      "{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, should not be cited again.",
    ],
    rows: [
      {
        kind: "questioned",
        words:
          "(?:is|are|was) (?:now |long |well and truly |at last |finally )?(?:over|done|past|at an end|gone|no more|finished|played out|at a close|behind us)(?= ?[.;,]|$)(?<=\\b(?:days?|era|age|reign|career|hour|time|life|race|rule|run) (?:of|when)\\b[^;]{1,200})",
        reach: "before",
        everyday: true,
      },
      {
        kind: "questioned",
        words:
          "(?:has|have|had|is|are|was) (?:\\w+ )?(?:become |passed into |receded into |gone into )?(?:past history|ancient history|a closed (?:book|chapter)|legal history|history books|(?:a matter of|mere|only|purely) history|for (?:antiquarians|historians|the museum|the archives)|(?:in|to) (?:the )?(?:limbo|oblivion|desuetude|abeyance|eclipse))\\b|(?:has|have|had) (?:\\w+ )?(?:ebbed|withered|wilted|atrophied|decayed|died|perished|expired|run (?:its|their) course|passed from the scene|fallen (?:silent|into desuetude|out of favou?r|by the wayside)|gone (?:the way of|out of fashion|under|to its rest|by the board)|outrun its reason|outlasted its reason)\\b|(?:did|does|has|could|can|will) not (?:\\w+ )?outlast(?:ed)?\\b|dies (?:with|today|here|this day)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "questioned",
        words:
          "(?:the )?(?:sun|curtain|door|book|chapter|page) (?:has |have |had |is |was |must )?(?:\\w+ )?(?:set|fallen|come down|closed|turned|rung down|shut|close) (?:up)?on\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "overruled",
        words:
          "(?:should|must|shall|may|ought|need|will|can) (?:no longer|not|never|nowhere|no more) (?:again )?(?:to )?be (?:\\w+ )?(?:cited|quoted|invoked|mentioned|relied (?:up)?on|pressed|applied|read as law|treated as law)(?: (?:again|hereafter|henceforth|as (?:an )?authority|for that proposition|in this court|any longer))?(?= ?[.;,]|$)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "overruled",
        words: `${WE}(?:bury|buried|part from|turn (?:our|my|its) back (?:up)?on|break (?:faith )?with|say (?:goodbye|farewell) to|bid farewell to|put an end to|close the book on|make an end of|come to bury)(?= )|(?:never|no longer) (?:again )?(?:to be )?(?:heard|spoken) of\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "A wrong turn",
    examples: [
      "This court went astray in {Adams v. Baker, 40 Me. 12 (1870)}.",
      "Better reasons than those given in {Adams v. Baker, 40 Me. 12 (1870)}, persuade us the other way.",
    ],
    rows: [
      {
        kind: "criticized",
        words:
          "(?:went|gone|going|led|strayed|wandered) (?:\\w+ )?(?:astray|off course|off the rails|amiss|wrong|adrift|into error|too far|off the track) (?:in|by|when it decided)\\b|(?:took|taken) (?:a|the) (?:wrong|false) (?:turn|turning|step|path|road|course) in\\b|(?:lost (?:its|our|their) (?:way|bearings|footing)|stumbled|nodded|slipped|blundered|missed the mark) (?:badly )?in\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:misled|led astray|led into (?:\\w+ )?error|deceived|betrayed|thrown off|misguided|lured|seduced|carried away|mesmeri[sz]ed) (?:\\w+ )?by\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "criticized",
        words:
          "(?:passes|surpasses|defies|is beyond|baffles|eludes|escapes|is past) (?:my|our|all|human|any|easy)? ?(?:understanding|comprehension|belief|explanation|me|us|imagining|reason)\\b(?<=\\b(?:why|how|what)\\b[^;]{1,240})",
        reach: "before",
        everyday: true,
        negative: true,
        precedence: 3,
      },
      {
        kind: "criticized",
        words:
          "(?:(?:it )?(?:is|remains) (?:\\w+ )?(?:a (?:mystery|puzzle|riddle|wonder)|mystifying|puzzling|baffling|inexplicable|incomprehensible|hard to (?:fathom|understand)|beyond (?:me|us))|(?:we|i) (?:\\w+ )?(?:fail|cannot begin|am at a loss|are at a loss) to (?:understand|fathom|comprehend)) (?:why|how)\\b",
        reach: "after",
        everyday: true,
        precedence: 3,
      },
      {
        kind: "criticized",
        words:
          "(?:better|stronger|sounder|weightier|higher|safer|surer) (?:reasons?|authority|reasoning|guidance|guides?|law|logic) than (?:any |that |those |is |are |the one |what )?(?:(?:to be )?(?:found|given|offered|stated|expressed|contained|supplied|set out|set forth) )?(?:in|by|of)?\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 3,
      },
      {
        kind: "criticized",
        words: `(?:prefer|adopt|follow|find more persuasive|are persuaded by|am persuaded by|agree with|side with|embrace|endorse|join|accept|vindicated|has vindicated|have vindicated|think better of) (?:the (?:reasoning|view|analysis|logic) of )?the (?:\\w+ )?(?:dissent(?:ers?|ing (?:judges?|justices?|opinion))?|minority)(?:'s)? (?:\\w+ ){0,2}?(?:in|from|to)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 3,
      },
      {
        kind: "criticized",
        words:
          "(?:had|has|have|got|gets) (?:\\w+ )?(?:the )?(?:better|best|stronger|right) (?:of (?:the argument|it|the exchange|the matter)|side|view|argument|case)\\b(?<=\\bthe (?:\\w+ )?(?:dissent\\w*|minority)\\b[^.;]{1,200})|(?:was|were|is|are) (?:\\w+ )?(?:right|correct)(?= ?[.;,]|$)(?<=\\bthe (?:\\w+ )?(?:dissent\\w*|minority) (?:\\w+ )?in\\b[^.;]{1,200})",
        reach: "before",
        everyday: true,
        precedence: 3,
      },
      {
        kind: "questioned",
        words:
          "(?:has|have|had) (?:\\w+ )?(?:recanted|disowned (?:it|that|the opinion)|thought better of (?:it|that)|changed (?:his|her|its|their) mind|withdrawn (?:his|her|its) (?:support|concurrence)|repented)\\b|(?:later |afterwards |since )(?:recanted|repented|confessed (?:that )?(?:he|she|it) (?:was|had been) (?:wrong|mistaken))\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:mis ?plac(?:es|ed|ing) (?:his|her|its|their|the|all|any) (?:trust|faith|confidence|hopes?|reliance|emphasis) (?:up)?(?:in|on)|(?:mistakes?|mistaken|wrong|misguided|misconceived) (?:trust|faith|confidence|use) (?:in|of))\\b",
        reach: "after",
        everyday: true,
        answer: true,
        adjacent: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "Nothing beyond a case",
    examples: [
      "We see no reason to travel beyond {Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}.",
      "We have no quarrel with {Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}.",
      "We are not disposed to tinker with {Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:no|little|any|without|hardly any|not any) (?:\\w+ )?(?:reason|need|occasion|cause|warrant|call|necessity|excuse|point|inclination|wish|disposition|ground)s? (?:\\w+ )?(?:to|for) (?:\\w+ )?(?:travel|travell?ing|go|going|look|looking|stray|straying|venture|venturing|step|stepping|reach|reaching|search|searching|probe|wander|move) (?:\\w+ )?(?:beyond|outside|past|behind|further than|farther than|away from|elsewhere than)\\b",
        reach: "after",
        everyday: true,
        negative: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:no|little|not any) (?:\\w+ )?(?:quarrel|dispute|difficulty|disagreement|argument|fault to find|difference) with\\b|(?:nothing|little|not a word|not much|no word) to (?:add|subtract|take away) (?:to|from)\\b|(?:not|nor|never|hardly|little|un) ?(?:\\w+ )?(?:disposed|inclined|minded|prepared|willing|about|tempted|going|proposing|propose) to (?:\\w+ )?(?:tinker with|tamper with|meddle with|whittle(?: down| away)?|water down|chip away at|unsettle|disturb|interfere with|upset|undermine|dilute|erode|trench (?:up)?on|retreat from|back away from|second-guess|redraw|relitigate|reopen|narrow)\\b",
        reach: "after",
        everyday: true,
        negative: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:has|have|had) (?:lost|shed|forfeited|surrendered) (?:nothing|none|no part|not a whit|no whit|little)(?: of)?\\b|(?:is|are|remains?) (?:\\w+ )?as (?:true|sound|valid|good|apt|right|fresh|cogent|compelling|vital|strong|wise|pertinent|relevant) (?:today|now|here|still)? ?(?:as|and)\\b|(?:has|have) (?:not|never) (?:\\w+ )?(?:dimmed|faded|aged|withered|been (?:improved (?:up)?on|bettered|doubted|questioned|shaken|departed from|disturbed))\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 3,
      },
    ],
  },
  {
    family: "In the way of a claim",
    examples: [
      "{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, sounds the death knell of the claim.",
      "{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, ties our hands.",
      "{Adams v. Baker, 40 F.2d 12 (1st Cir. 1930)}, might have been written for this case.",
      "The order is an attempt to get round {Ram v. Shyam, AIR 1950 Mad 4}, and cannot stand.",
      "The later decision must yield to {Ram v. Shyam, AIR 1950 Mad 4}.",
    ],
    rows: [
      {
        kind: "followed",
        words: `(?:stands?|lies?|stood|is|comes?|looms|sits) (?:\\w+ )?(?:in (?:the|his|her|its|their|\\w+'s?) (?:\\w+ )?(?:way|path|road)|across (?:the|his|her|its|their|\\w+'s?) (?:\\w+ )?path|athwart|between (?:the )?\\w+ and (?:the )?(?:relief|recovery|success|victory))\\b|(?:sounds?|sounded|spells?|tolls?|rings?|marks?|is|was) the (?:death ?knell|knell|end|doom|ruin|undoing|last nail|epitaph|finish) (?:of|for|to|in)\\b|(?:closes|slams|shuts|bars|bolts) the (?:door|gate|book|way)\\b|(?:forecloses|scotches|torpedoes|sinks|demolishes|destroys|kills|defeats|dooms|puts paid to|disposes of|shuts out|leaves no room for|is the end of|makes short work of|cuts the ground from under|puts an end to) ${CLAIM}\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words: `(?:ties|tie|binds?|bind|stays?) (?:our|my|the (?:\\w+ )?(?:court|judge|tribunal|bench)'s|its|his) hands?\\b|(?:leaves?|left|allows?|gives?|affords?|permits?) (?:us|me|this court|the (?:\\w+ )?(?:court|judge|tribunal)|no \\w+) (?:with )?(?:no|little|but one|only one|no other|\\w+ no) (?:\\w+ )?(?:choice|option|alternative|discretion|room|way|course|escape|answer|latitude|leeway|doubt)\\b|(?:might|could|may) (?:almost |well |as well )?have been (?:written|decided|composed|penned|spoken|said|framed|made|drafted) (?:for|with|about|of|to (?:fit|meet)|on) (?:this|these|our|the (?:present|instant)|that|just)\\b|(?:lays?|laid) (?:it )?(?:down )?(?:up)?on us\\b|(?:bids?|taught|teaches|instructs?|commands?|directs?|obliges?|requires?|compels?|enjoins?|constrains?|tells?) (?:us|a court|the courts?|every court|me|judges) (?:to|that|how|what)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words: `(?<=\\b(?:claims?|arguments?|contentions?|suit|case|appeal|petition|theory|submissions?|motion|defen[cs]e|plea|objection|challenge|complaint|action|order|decree|notice|demand|levy|conviction|effort|attempt) (?:\\w+ ){0,2})(?:dies|founders|perishes|expires|is (?:shattered|wrecked|lost|doomed|wiped out|stillborn|dead)|fails?|falls|fell|collapses|comes to grief|breaks down|shatters|is caught|is barred|must fail|must fall|cannot survive|cannot stand|cannot be sustained|cannot live) (?:under|on|upon|against|before|at the hands of|by|by reason of|in (?:the )?(?:light|face|teeth) of|with)\\b`,
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:attempt|attempts|effort|efforts|device|ruse|endeavou?r|stratagem|means|way|bid)(?: is| was)? (?:to|of) (?:get|getting|slip|evade|evading|circumvent|circumventing|sidestep|sidestepping|escape|escaping|defeat|defeating|outflank|avoid|avoiding|bypass|bypassing|walk|go|going|wriggle) ?(?:round|around|past|out of|by|behind)?\\b|(?:offends?|offended|do(?:es)? violence to|an affront to|make nonsense of|make a mockery of|stultify|render (?:\\w+ )?meaningless|set at naught|turn .{1,20} on its head|strike at the root of) (?=[A-Z])",
        reach: "after",
        everyday: true,
        adjacent: true,
        named: true,
        negative: true,
        precedence: 2,
      },
      {
        kind: "followed",
        words:
          "(?:must|has to|have to|should|will|shall|necessarily) (?:\\w+ )?(?:yield|give way|bow|defer|submit|surrender|conform|give place) to\\b",
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words: `${WE}(?:take (?:our|my|its) stand (?:up)?on|walk (?:in the (?:path|footsteps|steps|way) of|with|the (?:same )?(?:road|path|way)(?: (?:that|which))?)|keep (?:faith|company|step) with|tread (?:the path|the road|in the footsteps) (?:of|that|which)?|(?:borrow|draw|take|derive|get) (?:\\w+ ){0,3}from|go with|stand with|throw in our lot with|range ourselves with|(?:associate|align|ally|identify) (?:myself|ourselves|itself) (?:\\w+ )?with|(?:do|say|hold|repeat) (?:again |here |now )?(?:no more than|only what|again what|once more what|what)|look to|turn to|start (?:and end )?with|begin and end with|hold (?:the \\w+ )?to)(?= )`,
        reach: "after",
        named: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words: `(?:says?|said|states?|contains?|expresses?|covers?|answers?) (?:all|everything) (?:that )?(?:(?:need|needs|can|could|has to|is to|there is to|should|might)(?: \\w+){0,2} (?:be )?(?:said|stated|urged|added|say)|there is|the (?:petitioner|appellant|respondent|plaintiff|defendant) says)\\b|(?:fits?|covers?|meets?|describes?|matches|mirrors) (?:this|these|our|the (?:present|instant)) (?:case|facts|situation|record|claim|appeal)\\b|(?:every|each) (?:word|line|syllable|sentence|step|paragraph) (?:of|in)(?= [^;]{1,120}? (?:fits?|applies|tells|speaks|is (?:apt|true)|could|can|might|may)\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
    ],
  },
];
