import type { SignalFamily } from "../signal-row.ts";
import { NOT_VERB } from "./forms.ts";

const THIS_CASE =
  "(?:this|the present|the instant|our|the current|petitioner's|appellant's|the) (?:case|appeal|matter|petition|facts|situation|controversy|statute|record)";
const OF_CASE =
  "(?: (?:those|that|the (?:facts|situation|case|one|scope|reach|rule|ambit|purview|holding)))?(?: (?:of|in|at issue in|presented in|involved in|before the court in|considered in|in issue in))?";
const PARTY_SUBJECT =
  "(?<=\\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|dissent|government|state|counsel|assessee|claimants?|prosecution|majority below|he|she|they|the (?:court|judge|board|tribunal|panel) below|high court|(?:trial|district|lower|circuit|appellate) (?:court|judge)|court of appeals?|tribunal|board|commission|magistrate|judge) (?:has |have |had |simply |also |seriously |clearly |plainly |therefore |thus |completely |\\w+ly ){0,3})";

/** Words by which a court sets its own case beside another and finds them different or alike. */
export const COMPARISON_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Another case compared",
    examples: [
      "This case is a far cry from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The present case falls outside {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "That sets this case apart from {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "This case bears little resemblance to {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is silent on the point.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, cuts the other way.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was rendered in a different context.",
    ],
    rows: [
      {
        kind: "distinguished",
        words: `(?:worlds? of difference|gulf|chasm|wide gap|vast difference|great difference|obvious differences?|clear distinction|critical differences?|material differences?|(?:no|little) (?:comparison|analogy|similarity|parallel|resemblance)) between ${THIS_CASE} and\\b|(?:no|little|scant|not much|only a (?:superficial|passing)) (?:\\w+ )?(?:resemblance|analogy|similarity|parallel|relation|likeness) to\\b|(?:a )?(?:far|long) (?:cry|way) from\\b|in (?:sharp |stark |marked |direct )?contrast (?:to|with)\\b|as distinct from\\b|as distinguished from\\b|quite unlike\\b|nothing like\\b|not at all like\\b`,
        reach: "after",
        negative: true,
        precedence: 2,
      },
      {
        kind: "distinguished",
        words: `(?<=\\b(?:here|this|these|present|instant|our|case|appeal|matter|facts?|us|statute|record|petitioner|appellant|situation)\\b[^.;]{0,60} )(?:(?:is|are|was|were) (?:\\w+ )?(?:not|nothing like|unlike|far from|far removed from|removed from|different from|distinct from|distinguishable from|dissimilar to|other than|remote from)${OF_CASE}|differs? (?:\\w+ )?(?:in [\\w ]{1,40} )?from${OF_CASE}|(?:falls?|lies?|stands?|comes?|is|are) (?:well |plainly |clearly |far |squarely |entirely |wholly )?(?:outside|beyond)${OF_CASE}|(?:does|do|did) not (?:\\w+ )?(?:fall|come|fit) (?:within|under|inside)${OF_CASE})(?= )`,
        reach: "after",
        negative: true,
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:sets?|takes?|marks?|distinguish(?:es)?|remov(?:es|ed)|separat(?:es|ed)|differentiat(?:es|ed)|brings?) ${THIS_CASE} (?:\\w+ )?(?:apart |off |away )?(?:from|out of|outside)${OF_CASE}(?= )`,
        reach: "after",
        precedence: 2,
      },
      {
        kind: "distinguished",
        words:
          "(?:sa(?:id|ys?)|ha(?:s|d|ve)|tells? us|decid(?:es|ed)|h(?:olds?|eld)|involv(?:es|ed)|contains?|teach(?:es)?|add(?:s|ed)?|contribut(?:es|ed)|lend(?:s)?|bring(?:s)?|offer(?:s|ed)?|prov(?:es|ed)) (?:almost |precisely |virtually |absolutely )?(?:nothing|little|no such thing)(?: (?:whatever|at all|of the (?:sort|kind)|to say|new))?(?: (?:about|on|as to|to|of|regarding|concerning|here))?(?=[ .,;])|(?:is|are|was|were) (?:\\w+ )?silent (?:on|as to|about|regarding)\\b|(?:shed|throw|cast)(?:s)? (?:no|little|scant|not much) light\\b",
        reach: "before",
        negative: true,
        adjacent: true,
        everyday: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?:cuts?|points?|leans?|tends?|looks?) (?:\\w+ )?(?:the other way|the opposite (?:way|direction)|in (?:the|an) (?:opposite|other|different|contrary) (?:direction|way)|against (?:him|her|it|them|the|petitioner|appellant|respondent|plaintiff|defendant))\\b|breaks? down\\b|(?:is|was) (?:quite |altogether |entirely )?(?:another|a different) (?:story|matter|question|kind of case|sort of case|type of case|breed|world)\\b",
        reach: "before",
        adjacent: true,
        everyday: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?:aris|aros|decid|render|came|come|made|given|deliver|pronounc|pass|reached|handed)(?:e|es|ed|ing)?(?: (?:down|up|therein|there))? (?:in|on|under|against|out of|upon|within) (?:a |an |its |the |their )?(?:(?:very|quite|wholly|entirely|markedly|totally|altogether|somewhat|materially|completely|rather|own) )?(?:different|distinct|peculiar|special|dissimilar|particular|another|unusual|unique|unlike|specific) (?:\\w+ )?(?:context|facts?|setting|circumstances?|statute|record|act|provisions?|section|background|law|rules?|regime|scheme|enactment|situation|footing|posture|constitution|statutory|factual|procedural)",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?:presents?|presented|poses?|posed|raises?|raised|decided|answered|considered|addressed|involved|concerned) (?:a |an |quite |the )?(?:quite |very |wholly |entirely |altogether |markedly )?(?:different|distinct|another|separate) (?:question|issue|problem|situation|matter|statute|kind|set|point|provision|type|claim|clause)\\b|turn(?:s|ed) (?:\\w+ )?(?:up)?on (?:the |a |an |its |their )?(?:\\w+ )?(?:construction|interpretation|wording|language|terms|meaning|text|existence|presence|absence|fact|peculiar\\w*|special|particular|specific)\\b|(?:was|were|is) not (?:a )?cases? (?:where|in which|of|under)\\b",
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:${NOT_VERB}) (?:further|bolster|strengthen|rescue|salvage|validate|bear the|reach|involve|concern|bear (?:up)?on|implicate|encompass|extend to|contradict|turn on|discuss|decide|consider|raise|present)\\b(?! (?:a whit|us))|(?:would|will|could|can) (?:not|hardly|scarcely) be of (?:any |much |the slightest )?(?:help|assistance|avail|use|aid)\\b|(?:hardly|scarcely|barely) (?:helps?|supports?|assists?|applies|advances|avails|aids?|compels?|requires?|controls?|governs?|establish(?:es)?|speaks?|suggests?|settles?)\\b`,
        reach: "before",
        everyday: true,
        adjacent: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words: `${PARTY_SUBJECT}(?:misread|overread|misconstru|misinterpret|misunderst(?:an|oo)d|misappl(?:y|ies|ied)|misapprehend|mischaracteri[sz]|misuse|misplace[sd]? (?:\\w+ )?reliance on|over-?reli|reads? too much into)(?:s|es|ed|e|d)?\\b|(?:place|put|rest|lay|pin|base)(?:s|d)? (?:far |much |rather )?(?:more|too much|undue|greater|so much) (?:weight|reliance|stress|emphasis|freight|hope|store) (?:up)?on\\b|(?:attempt|effort|bid)s? to (?:\\w+ ){1,5}(?:within|under|into) (?=[^;]{1,140}? (?:fails?|is unavailing|cannot succeed|must fail|falls short|is futile))`,
        reach: "after",
        answer: true,
        precedence: 2,
      },
      {
        kind: "distinguished",
        words:
          "(?:should|ought|need|could|must) not (?:to )?have (?:\\w+ )?(?:relied (?:up)?on|followed|applied|invoked|looked to|resorted to|adopted|extended|placed (?:any )?reliance (?:up)?on)\\b|misdirect(?:ed|s) (?:itself|himself|herself|themselves) in (?:\\w+ing)\\b|f(?:e|a)ll(?:en)? in(?:to)? (?:\\w+ )?(?:error|mistake) (?:in|by) (?:\\w+ing)(?: (?:up)?on)?\\b|(?:wrongly|erroneously|mistakenly|incorrectly|improperly|needlessly|mechanically|blindly|inappropriately|unjustifiably) (?:appl(?:y|ied|ies)|followed|relied (?:up)?on|invoked|extended|thought|treated|assumed|placed reliance (?:up)?on|proceeded on|read)\\b|take (?:any )?(?:advantage|shelter|refuge|cover|benefit|umbrage) (?:of|under|in|behind)\\b(?<=\\b(?:cannot|not|never|hardly)\\b[^.;]{0,30})",
        reach: "after",
        answer: true,
        negative: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "The same case",
    examples: [
      "This case is materially identical to {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The present case cannot be distinguished from {Ram v. Shyam, (1984) 3 SCC 90}.",
      "The case falls squarely within {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      {
        kind: "followed",
        words:
          "(?:cannot|can not|could not|is not to|are not to) be (?:\\w+ )?(?:distinguished|told apart|differentiated|separated|set apart) from\\b|(?:not|im)(?: |-)?possible to (?:distinguish|differentiate|tell apart)\\b|(?:no|little|any|without) (?:\\w+ ){0,2}(?:basis|ground|reason|way|means) (?:for|to|of|on which to) distinguish(?:ing)?\\b(?<=\\b(?:no|little|without|not|nor|hardly)\\b[^.;]{0,60})|(?:cannot|can not|could not) (?:\\w+ly )?distinguish\\b|indistinguishable (?:\\w+ ){0,3}from\\b",
        reach: "after",
        negative: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words: "(?:cannot|can not|could not) be (?:\\w+ )?(?:distinguished|told apart|differentiated)(?= ?[.;,])",
        reach: "before",
        negative: true,
        precedence: 3,
      },
      {
        kind: "followed",
        words:
          "(?<=\\b(?:here|this|these|present|instant|our|case|appeal|matter|facts?|us)\\b[^.;]{0,50} )(?:(?:is|are|was|were) (?:\\w+ly |very |much |most )?(?:identical|similar|analogous|akin|comparable|parallel|like|close|equivalent|the same as|no different from|no weaker than|as strong as|stronger than|indistinguishable from)(?: in (?:all|every|its) [\\w ]{1,30}?)?(?: (?:to|with|from))?(?: (?:those|that|the (?:facts|case|situation|one)))?(?: (?:of|in))?|(?:falls?|comes?|fits?|is|lies?) (?:\\w+ )?(?:squarely|clearly|plainly|neatly|well|comfortably|directly|fully|entirely) (?:within|under|inside|covered by|controlled by)(?: the (?:rule|principle|holding|ratio|scope|ambit|four corners) (?:of|in|laid down in|stated in|announced in))?|(?:resembles?|mirrors?|parallels?|tracks?))(?= )",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
    ],
  },
];
