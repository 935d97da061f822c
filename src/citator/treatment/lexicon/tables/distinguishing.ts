import type { SignalFamily } from "../signal-row.ts";
import { BE, NOT_VERB } from "./forms.ts";

const HELP = "(?:help|assistance|avail|use|support|aid|moment|relevance|guidance|consequence|value|comfort|service)";

/** Words that confine a case to other facts or to a part of what it says, and leave its authority. */
export const DISTINGUISHING: readonly SignalFamily[] = [
  {
    family: "Limited",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, must be confined to its facts.",
      "We read {Adams v. Baker, 400 U.S. 12 (1970)}, narrowly.",
      "The observations in {Ram v. Shyam, (1984) 3 SCC 90} are too widely stated.",
      "The observations in {Ram v. Shyam, (1984) 3 SCC 90} were obiter.",
      "The view in {Ram v. Shyam, (1984) 3 SCC 90} shall be treated as modified.",
      "Later decisions have narrowed {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The point passed sub silentio in {Ram v. Shyam, (1984) 3 SCC 90}.",
    ],
    rows: [
      {
        kind: "limited",
        words:
          "(?:limit|confin|restrict)(?:ed|es|e|ing|s)? (?:strictly )?to (?:its|their) (?:own |particular |peculiar |special |unique |precise ){0,2}facts\\b",
        reach: "before",
        precedence: 1,
      },
      { kind: "limited", words: "(?:limit|confin|restrict)(?:es|ed|e|s|ing)?\\b", reach: "verb", everyday: true },
      {
        kind: "limited",
        words:
          "(?:narrow|cut back|cut down|curtail|modif|qualif|relax|read down|tone down|cabin|circumscrib)(?:s|es|ed|ied|ies|y|e|ing|ying)?\\b(?: (?:back|down))?",
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "limited",
        words:
          "(?:read|reading|reads|construe|construed|interpret|understand|understood) (?=[^;]{1,140}? (?:narrowly|restrictively|as (?:limited|confined|applying only|restricted)|in its (?:factual )?context)\\b)",
        reach: "after",
        everyday: true,
      },
      {
        kind: "limited",
        words:
          "(?:must|should|has to|have to|is to|are to|ought to|can only|may only|needs? to) (?:\\w+ )?be (?:read|understood|confined|limited|construed|viewed|seen|restricted|treated|taken|regarded) (?:narrowly|restrictively|strictly|in (?:the )?(?:light|context|setting|background)|as (?:limited|confined|restricted|applying only|modified)|down\\b|subject to|with caution|with reference to|against the background)\\b",
        reach: "before",
        precedence: 1,
      },
      {
        kind: "limited",
        words:
          "(?:shall|should|must|stand|stands|is|are|be|to be) (?:hereby )?(?:be )?(?:treated|read|regarded|deemed) as (?:modified|limited|qualified|explained and limited|confined)\\b",
        reach: "before",
        precedence: 2,
      },
      {
        kind: "limited",
        words:
          "(?:go|goes|went|reach|reaches|extend|extends|extended|reached) (?:no|not) (?:further|farther|beyond)\\b|(?:do|does|did) not (?:go|reach|extend) (?:so far|that far|beyond|further)\\b|no (?:further|broader|wider) than\\b",
        reach: "before",
        negative: true,
        everyday: true,
      },
      {
        kind: "limited",
        words:
          "(?:cannot|can not|could not|should not|must not|may not|ought not to|is not to|are not to|not) (?:\\w+ )?be (?:read|understood|treated|taken|construed|regarded|considered|interpreted|elevated|viewed)(?: (?:as|to|out of|beyond|in isolation|as an?|to mean|like))\\b(?! (?:having been |have been )?(?:overrul|revers|abrogat|supersed|disapprov))",
        reach: "before",
        negative: true,
        everyday: true,
      },
      {
        kind: "limited",
        words:
          "(?:too|unduly|overly|rather too|unnecessarily) (?:widely|broadly|sweepingly|generally|wide|broad|sweeping|general)(?: (?:stated|worded|expressed|put|drawn|phrased|framed))?\\b",
        reach: "before",
      },
      {
        kind: "limited",
        words: `(?<=\\b${BE} (?:\\w+ ){0,3})(?:obiter(?: dict(?:um|a))?|dict(?:um|a)|(?:casual|passing|stray|general) (?:observation|remark|reference|expression)s?)\\b`,
        reach: "before",
      },
      { kind: "limited", words: "pass(?:ed|es|ing)? sub silentio in\\b", reach: "after", precedence: 1 },
      {
        kind: "limited",
        words:
          "pass(?:ed|es|ing)? sub silentio\\b|(?<=\\b(?:is|was|were|are|decided|point|precedent|decision|judgment|it) )sub silentio\\b",
        reach: "before",
      },
      {
        kind: "limited",
        words:
          "(?<=\\b(?:point|question|issue|aspect|contention|argument)s? (?:was|were|is) (?:neither|not|never) )(?:argued|considered|raised|decided|noticed|debated|examined|gone into)\\b",
        reach: "before",
        everyday: true,
        negative: true,
      },
    ],
  },
  {
    family: "Distinguished",
    examples: [
      "We distinguish {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is readily distinguish-\nable.",
      "Also inapposite is {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Ram v. Shyam, (1984) 3 SCC 90}, held inapplicable.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "dis(?:- )?tin(?:- )?guish(?:- )?(?:es|ed|ing)?\\b(?<!\\b(?:that|a|an|our|this|himself a|themselves|most|more|very|two|such|as) distinguished)(?! (?:jurist|judge|senior|counsel|author|bench|panel|scholar|career|history))",
        reach: "verb",
        everyday: true,
      },
      {
        kind: "distinguished",
        words:
          "distinguishable (?:\\w+ ){0,5}from\\b(?<=\\b(?:this|present|instant|ours?) (?:case|matter|appeal|petition)s?\\b[^.;]{0,120})",
        reach: "after",
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "(?<!\\bnot |\\bin)distinguishable\\b|inapposite\\b|inapt\\b|clearly different\\b|off[- ]point\\b|beside the point\\b|wide of the mark\\b|far afield\\b|(?:a )?far cry from\\b|poles apart\\b|nothing like\\b|(?:entirely|wholly|quite|totally|materially|altogether|completely|vastly) (?:different|dissimilar|distinct)\\b",
        reach: "before",
      },
      {
        kind: "distinguished",
        words:
          "(?:held |is |are |was |were |wholly |clearly |therefore |also |thought |considered |plainly |simply )inapplicable\\b|(?<=[:;,—–-] )inapplicable\\b",
        reach: "before",
      },
      {
        kind: "distinguished",
        words: "unlike\\b|in contrast (?:to|with)\\b|by contrast (?:to|with)\\b|as opposed to\\b",
        reach: "after",
      },
      {
        kind: "distinguished",
        words: "by contrast\\b(?! (?:to|with))|in contrast\\b(?! (?:to|with))",
        reach: "before",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "Held not to apply or not to help",
    examples: [
      "{Ram v. Shyam, (1984) 3 SCC 90} has no application to the present case.",
      "There can be no application of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, does not help the plaintiff.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is not to the contrary.",
      "Nothing in {Adams v. Baker, 400 U.S. 12 (1970)}, is to the contrary.",
      "The appellant can derive no benefit from {Ram v. Shyam, (1984) 3 SCC 90}.",
      "Reliance on {Ram v. Shyam, (1984) 3 SCC 90} is misplaced.",
      "{Ram v. Shyam, (1984) 3 SCC 90} is no authority for that proposition.",
    ],
    rows: [
      {
        kind: "distinguished",
        words: `(?:is|are|was|were|be|has|have|had|of|can be of|can have|could have|is therefore|are therefore)\\b,? ?(?:, [\\w ]{1,20}, ?)?(?: ?(?:really|therefore|clearly|of|any|thus|simply) ){0,2} ?(?:no|not|little|scant) (?:of )?(?:any |much |real |direct |manner of |such |immediate |an )?(?:applicat\\w+(?! of\\b)|bearing|${HELP}|relevan\\w+|in point|on point|applicable|apposite|controlling|helpful|attracted|germane|to the point|to the contrary|dispositive|analogous|comparable|apt|a parallel|instructive|on all fours)\\b`,
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "no (?:manner of )?(?:application|scope for (?:the )?application) (?:of|for)\\b|(?:no|little) (?:support|help|assistance|comfort|sustenance|benefit|mileage|advantage|aid) (?:\\w+ ){0,5}(?:from|in|by)\\b|(?:cannot|can not|does not|do not|could not) (?:derive|draw|find|take|get|gain|seek) (?:any |much )?(?:support|help|assistance|comfort|sustenance|benefit|mileage|advantage|aid) (?:\\w+ ){0,3}(?:from|in)\\b",
        reach: "after",
        negative: true,
        answer: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: `(?:${NOT_VERB}) (?:apply|help|assist|avail|advance|aid|support|control|govern|compel|require|dictate|mandate|speak to|bear (?:up)?on|change|alter|come to (?:the |his |its |their )?(?:aid|rescue|assistance|help)|save|hold otherwise|suggest otherwise|hold to the contrary|arise|(?:carry|take) (?:the )?(?:\\w+ )?(?:any )?(?:further|far|anywhere)|(?:lend|provide|afford|render|furnish|give|offer) (?:any |much )?(?:support|help|assistance|aid|comfort|guidance)|answer|resolve|cover|address|deal with|touch)\\b`,
        reach: "before",
        everyday: true,
        negative: true,
      },
      {
        kind: "distinguished",
        words: `nor (?:do|does|did|can|is|are|was) (?=[^;]{1,160}? (?:help|assist|avail|apply|compel|require|support|control|govern|dictate|apposite|to the contrary|in point)\\b)`,
        reach: "after",
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:can|could|will|would) (?:at all )?(?:be applied|be of (?:any )?(?:help|assistance|avail)|be (?:any )?authority|assist|help|avail)\\b(?<=\\bnot (?:think|consider|believe|see|find)\\b[^.;]{0,100})",
        reach: "before",
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "cannot (?:\\w+ )?be (?:applied|invoked|pressed into service|called in aid|extended|imported|relied (?:up)?on|of (?:any )?(?:help|assistance|avail|use)|attracted|transplanted)\\b",
        reach: "before",
        answer: true,
        negative: true,
        everyday: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:(?:is|are|was|were|be|as) (?:no|not an?)|cannot be (?:an?|treated as an?|regarded as an?|considered as an?)|not treat[^.;]{1,60} as an?) authority (?:for|to|on|in)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:stands?|is|are|rests?|was|were)(?:, \\w+,)? on (?:an? )?(?:\\w+ )?different (?:footing|plane|facts)\\b",
        reach: "before",
      },
      {
        kind: "distinguished",
        words:
          "(?:provid|lend|giv|furnish|render|afford|offer)(?:es|e|s|ed)? (?:\\w+ )?(?:no|little|scant) (?:support|assistance|help|guidance|comfort|aid)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "distinguished",
        words:
          "(?<=\\b(?:is|are|was|were|seems|appears) (?:\\w+ ){0,2})(?:misplaced|misconceived|unavailing|inapt|of no (?:avail|help|assistance))\\b",
        reach: "before",
        answer: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words: "misplaced reliance (?:up)?on\\b",
        reach: "after",
        answer: true,
        precedence: 1,
      },
      {
        kind: "distinguished",
        words:
          "nothing in (?=[^;]{1,200}?\\bto the contrary\\b)|nothing in (?=[^;]{1,200}? (?:requires|compels|suggests|dictates|supports|helps|forbids)\\b)",
        reach: "after",
        negative: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "Another case on its facts",
    examples: [
      "{Ram v. Shyam, (1984) 3 SCC 90} was a case in which the tenant had sublet.",
      "{Ram v. Shyam, (1984) 3 SCC 90} turned on its own facts.",
      "The facts in {Ram v. Shyam, (1984) 3 SCC 90} were entirely different.",
      "{Ram v. Shyam, (1984) 3 SCC 90} dealt with a different provision.",
    ],
    rows: [
      {
        kind: "distinguished",
        words:
          "(?:was|were|are|is) (?:all |both |clearly |really )?(?:an? )?(?:\\w+ )?cases? (?:in which|where|under|of|arising|decided under|concerning|relating to|on)\\b",
        reach: "before",
        everyday: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:rest|turn|(?<!\\b(?:must|to|should|will|can) be )decid|based|depend)(?:ed|s)? (?:\\w+ ){0,2}(?:up)?on (?:its|their|the) (?:own |particular |peculiar |special |very |unusual |unique ){1,2}(?:facts|circumstances|language|wording)\\b",
        reach: "before",
      },
      {
        kind: "distinguished",
        words:
          "(?:facts?|circumstances|situation|statute|provisions?|question|point|issue|controversy|context|setting|language|terms)(?: (?:involved|considered|construed|presented|obtaining|arising|at issue|raised|before the court))? (?:of|in|under) (?:all )?(?:that|these|those|the said|the aforesaid) (?:decision|case|judgment|ruling|authorit)(?:s|ies|y)? (?:are|were|was|is|had been)(?:,? \\w+,?){0,3} (?:different|dissimilar|distinct|peculiar|special|unusual|not (?:\\w+ )?(?:similar|comparable|identical|the same|analogous|in issue here)|otherwise|far removed|at variance|another)\\b",
        reach: "before",
        inner: true,
      },
      {
        kind: "distinguished",
        words:
          "(?:deal|deals|dealt|concern|concerns|concerned|arose|relate|relates|related|turned|was concerned|were concerned|was dealing|were dealing|involve|involves|involved)(?: (?:only|solely|entirely|merely))? ?(?:with|under|to|on|out of|from)? (?:an? |the )?(?:\\w+ )?(?:different|distinct|dissimilar|another|other|quite another|special)\\b",
        reach: "before",
        everyday: true,
      },
    ],
  },
];
