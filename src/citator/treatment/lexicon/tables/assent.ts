import type { SignalFamily } from "../signal-row.ts";

/** The writing court as subject, with auxiliaries and adverbs. */
const WE =
  "(?:we|i|this court|this bench|our court) (?:(?:too|also|now|today|here|again|therefore|accordingly|must|should|shall|will|can|do|\\w+ly),? ){0,3}";
/** What refers back to a case or to its rule. */
const BACK = "(?:it|them|that|those|these|this|the same|the latter|the former)";
const RULE =
  "(?:rules?|tests?|principles?|standards?|criteri(?:a|on)|formulas?|yardsticks?|measures?|definitions?|authorit(?:y|ies)|propositions?|guidelines|factors|doctrines?)";

/** Words by which a court says a case again, decides by it, or praises it. */
export const ASSENT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Said again by the court",
    examples: [
      "So it was said in {Adams v. Baker, 40 Me. 12 (1870)}, and so we hold.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, said no, and we say it again.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, gives the answer, and we give it too.",
      "The court in {Adams v. Baker, 40 Me. 12 (1870)}, would not allow it. No more will we.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, took the words in that sense. We take them so.",
      "The reasons of {Adams v. Baker, 40 Me. 12 (1870)}, are now our reasons.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:and|so|as) (?:so )?(?:(?:do|must|will|shall|say|hold|think) )?(?:we|i) (?:(?:now|again|here|today|too|likewise|must|do|shall|will|also) ){0,2}(?:hold|say|answer|rule|decide|conclude|find|repeat|give|take|read|think|treat|have it|understand)(?: (?:it|so|that|them|the same|as much|likewise|again|too|here|now|today|once more)){0,3}(?= ?[.;,]|$)|no more (?:will|can|do|shall|may|would) (?:we|i|this court)\\b|(?:we|i) (?:\\w+ )?(?:take|read|say|hold|answer|decide|treat|understand|construe) (?:it|them|that|this) (?:so|likewise|the same|again|in the same (?:way|sense))(?= ?[.;,]|$)",
        reach: "beside",
        weak: true,
      },
      {
        kind: "approved",
        words: `(?:${WE})?(?:make|made|makes|adopt|adopted|take|took) (?:it|them|these|those|this|that|its \\w+|the (?:\\w+ )?(?:words?|reasons?|language|reasoning|opinion|statement|construction))(?: \\w+)? (?:as )?(?:our|my) own\\b|(?:is|are|its \\w+ (?:is|are)|they are|it is) (?:now |also |henceforth )?(?:our|my) (?:own|reasons?|words|view|synthesis|answer|ground|rule|holding)\\b`,
        reach: "beside",
        weak: true,
      },
    ],
  },
  {
    family: "Decided by it",
    examples: [
      "The tests are to be found in {Adams v. Baker, 40 Me. 12 (1870)}. Tried by those tests the sale was a mortgage.",
      "{Ram v. Shyam, (1984) 3 SCC 90} laid down three tests. Applying them to the facts, the shop is covered.",
      "The rule was laid down in {Adams v. Baker, 40 Me. 12 (1870)}. By that rule the plaintiff cannot recover.",
      "The principles were gathered in {Ram v. Shyam, (1984) 3 SCC 90}. When they are applied here the order is bad.",
      "No question has been raised about {Adams v. Baker, 40 Me. 12 (1870)}, and upon it we rest.",
      "It is {Ram v. Shyam, (1984) 3 SCC 90} to which we must bow.",
      "The better reason lies with {Adams v. Baker, 40 Me. 12 (1870)}.",
    ],
    rows: [
      {
        kind: "applied",
        words: `(?<=(?:^|[.?!;,:]["')\\]]{0,2}) {1,2}(?:(?:and|so|now|accordingly|but),? )?)(?:(?:applying|testing|measuring|judging|tried|tested|judged|measured|weighed|viewed|examined|scrutini[sz]ed)(?: \\w+)?(?: by| against| under| on| in the light of| upon)? (?:${BACK}|(?:that|those|these|this) ${RULE})(?: (?:to|by|here|in|the|this|we|it|now)\\b|,)|(?:by|under|on|upon|within|according to) (?:that|those|this|these) ${RULE}\\b|(?:when|if|once|where) (?:it|they|(?:those|that|these|this) ${RULE}) (?:is|are) applied\\b)`,
        reach: "beside",
        weak: true,
      },
      {
        kind: "followed",
        words: `(?:up)?on (?:it|that|that (?:case|decision|ground|authority)|the (?:latter|former)) (?:we|i) (?:\\w+ )?(?:rest|rely|stand|act|decide|proceed|take our stand|found|base|place our)\\b|(?:it is|that is) (?:good |ample |sufficient )?authority for (?:this|the present|our|what we)\\b`,
        reach: "beside",
        weak: true,
      },
      {
        kind: "followed",
        words:
          "(?:to|by|upon|under|with|on) which (?:we|i|this court) (?:\\w+ )?(?:bow|yield|defer|adhere|are bound|am bound|is bound|must|ought to|rest|rely|follow|obey|stand|act|proceed)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "followed",
        words:
          "(?:justice|reason|wisdom|truth|right|logic|sense|weight of authority|preponderance of \\w+|better reason(?:ing|s)?|better argument|better view|law) (?:\\w+ )?(?:lies?|rests?|is|stands?|sides?|belongs?) (?:\\w+ )?(?:with|on the side of)|(?:on|upon|in) the (?:faith|strength) of|(?:come|came|comes) (?:\\w+ )?(?:round|around) to|(?:made|make|makes) (?:\\w+ )?peace with",
        reach: "after",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "No way past a case",
    examples: [
      "There is no escaping {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The appellant cannot distinguish {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Ram v. Shyam, (1984) 3 SCC 90} cannot be got over.",
      "We find nothing that would take this levy out of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "It will not do to brush {Adams v. Baker, 400 U.S. 12 (1970)}, aside.",
      "The present case is on a better footing than {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "there (?:is|was|can be) (?:\\w+ )?no (?:escap(?:e|ing)(?: from)?|avoid(?:ing|ance of)|evad(?:e|ing)|getting (?:around|round|past|over|by)|way (?:around|round|past|out of)|answer(?:ing)? (?:to)?|resisting|gainsaying|distinguishing)|(?:cannot|can not|could not|unable to|not been able to|does not (?:even )?(?:try|attempt) to|did not (?:try|attempt) to|makes? no (?:attempt|effort) to|no one (?:has|could|can)|failed to|fails to|hard put to) (?:\\w+ )?distinguish\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 4,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:no|not|nor|never|cannot|hardly|scarcely)\\b[^.;]{0,120}? )be (?:\\w+ )?(?:got|gotten|explained|wished|argued|talked|conjured|spirited|reasoned|brushed|waved|shrugged|put|laughed|gainsaid|denied|ignored|escaped|evaded|resisted)(?: (?:over|away|round|around|past|rid of|out of the way|off|aside))?(?= ?[.;,]|$| (?:by|and|in|on)\\b)",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 1,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:no|not|nor|never|nothing|hardly|scarcely|without|little)\\b[^.;]{1,100}? )(?:take|takes|taking|lift|lifts|remove|removes|bring|brings) (?:this|the|our|it|him|her|them|these)(?: \\w+){0,3}? (?:out of|outside|beyond)(?: the (?:\\w+ )?(?:rule|reach|scope|ambit|principle) (?:of|in))?|(?:is|are|stands?) (?:\\w+ )?(?:on |upon )?(?:an? |a still )?(?:better|stronger|higher|firmer|no worse|no weaker|no different) (?:footing|position|case|ground)(?: \\w+)? (?:than|from)(?: (?:that|those|the one) (?:in|of))?|except for the (?:names?|dates?)(?: of the parties)?,? [^.;]{0,30}?(?:is|are) (?:\\w+ )?(?:the same as|identical (?:with|to))?",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
        precedence: 4,
      },
      {
        kind: "affirmed",
        words:
          "(?:will|would|does|shall) not do to (?:\\w+ )?(?:brush|wave|shrug|dismiss|sweep|set|put|treat|call|belittle|say (?:that )?)(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        answer: true,
      },
    ],
  },
  {
    family: "Praise of a case",
    examples: [
      "{Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, is a model of clarity.",
      "Time has vindicated {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}.",
      "There is not a word in {Adams v. Baker, 40 Me. 12 (1870)}, that we would alter.",
      "We decided {Adams v. Baker, 40 Me. 12 (1870)}, long ago, and have never had cause to regret it.",
      "We can add nothing to {Ram v. Shyam, (1984) 3 SCC 90}.",
      "{Adams v. Baker, 40 Me. 12 (1870)}, has full life.",
      "A court so held (finding {Adams v. Baker, 400 F.2d 12 (1st Cir. 1970)}, dispositive).",
    ],
    rows: [
      {
        kind: "approved",
        words:
          "(?:is|was|remains|stands(?: as)?) (?:a |an |the )(?:\\w+ )?(?:model|monument|masterpiece|paragon|exemplar|landmark|fine example|textbook example|pattern|beacon) (?:of|to|for|in)\\b|(?:is|was) (?:so |too )(?:complete|full|thorough|clear|lucid|exhaustive|persuasive|careful)(?: and \\w+)? (?:that|to)\\b|(?:has|have|retains|keeps|is in) (?:full|undiminished|all its|abundant|plenty of|good) (?:life|vigou?r|force|strength|health|effect)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "approved",
        words:
          "(?:time|experience|history|events|later cases|later decisions|the years|practice) (?:has|have|had) (?:(?!not\\b|never\\b)\\w+ )?(?:vindicated|borne out|proved the (?:\\w+ )?(?:wisdom|soundness|worth) of|confirmed|justified|ratified|been kind to|strengthened|demonstrated the (?:\\w+ )?(?:wisdom|soundness|worth) of)|(?:not|no|nothing|scarcely|hardly) (?:a |one |any )?(?:\\w+ )?(?:word|line|sentence|syllable|comma)? ?(?:in|of)(?=[^;]{1,200}? (?:we|i|one|this court) (?:would|could|should|can|wish to|need|are disposed to) (?:\\w+ )?(?:alter|change|add|take back|withdraw|improve|retract|qualify|quarrel|recall)\\b)|(?:would|could|can|need|will|shall) add (?:nothing|little|no word) to|(?:finding|holding|deeming|considering|thinking) (?=[^;]{1,160}?,? (?:\\w+ )?(?:dispositive|controlling|persuasive|binding|instructive|convincing|decisive|on point|sound|correct)\\b)",
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words:
          "(?:never|no|not|little|nothing)(?: \\w+){0,5} (?:to )?(?:regret|rue|repent|sorry|lament|recant)(?:ted|s|ed|d)?\\b|(?:experience|time) has (?:\\w+ )?(?:shown|proved|taught|confirmed) (?:us )?its (?:worth|wisdom|value|soundness|merit)\\b",
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
  {
    family: "A dissent that prevailed",
    examples: [
      "We agree today with those who dissented in {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The dissent in {Adams v. Baker, 400 U.S. 12 (1970)}, had the better of the argument.",
      "The minority in {Ram v. Shyam, (1984) 3 SCC 90} was right.",
      "The dissent in {Adams v. Baker, 400 U.S. 12 (1970)}, has since become the law.",
    ],
    rows: [
      {
        kind: "overruled",
        words:
          "(?:dissent(?:s|ers?|ing (?:opinion|judgment|view|judges?|justices?))?|those who dissented|minority(?: view| opinion| judgment)?)(?: (?:of|by) [\\w. ]{1,30}?)? in(?=[^;]{1,220}? (?:had the better|was right|were right|has (?:since )?become|have become|is now the|carried the day|states the (?:law|better)|was (?:the )?(?:\\w+ )?(?:sounder|better|correct)|persuades us|commends itself))|(?<=\\b(?:agree|concur|side|persuaded|convinced|adopt|accept|follow|vindicate|embrace|join|stand)(?:s|ed)? (?:\\w+ ){0,3})(?:the |his |her |those |judge \\w+'s |justice \\w+'s )(?:\\w+ )?(?:dissent(?:s|ers?|ing \\w+)?|minority(?: \\w+)?|who dissented)(?: (?:of|by) [\\w. ]{1,30}?)? in\\b",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 3,
      },
    ],
  },
];
