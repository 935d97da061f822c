import type { SignalFamily } from "../signal-row.ts";
import { BE, UNDO } from "./forms.ts";

const GOOD_LAW =
  "(?:a )?(?:good |controlling |binding |valid |viable |sound |safe |reliable |correct )?(?:law|precedent|authority|guide)";

/** Words that end the authority of a case: overruling, statements that it is not law, per incuriam, supersession. */
export const OVERRULING: readonly SignalFamily[] = [
  {
    family: "Overruling",
    examples: [
      "We overrule {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is hereby over-\nruled.",
      "We recede from {Adams v. Baker, 400 So. 2d 12 (Fla. 1981)}.",
      "We can no longer adhere to {Adams v. Baker, 400 U.S. 12 (1970)}.",
    ],
    rows: [
      { kind: "overruled", words: "ov(?:er|ve)[- ]{0,2}rul(?:es|ed|e|ings?)\\b", reach: "verb" },
      { kind: "overruled", words: "reced(?:es|ed|e|ing)(?:,? in part,?)? (?:from\\b|therefrom\\b)", reach: "verb" },
      {
        kind: "overruled",
        words:
          "(?:can|will|shall|do) no longer (?:adhere to|follow|accept|approve|support|subscribe to|agree with|rely on|recognize|recognise|give effect to)\\b",
        reach: "after",
        negative: true,
      },
      {
        kind: "overruled",
        words: "(?:give|accord)(?:s|ing)? no (?:further|more) (?:effect|force|weight) to\\b",
        reach: "after",
        negative: true,
      },
      {
        kind: "overruled",
        words: "(?:lay|lays|laid|laying|put|puts|putting) (?=[^;]{1,140}? to rest\\b)",
        reach: "after",
        everyday: true,
        precedence: 1,
      },
    ],
  },
  {
    family: "Abandoning a rule",
    examples: [
      "We abandon the rule of {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "We discard the test of {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "The doctrine of {Adams v. Baker, 400 U.S. 12 (1970)}, is repudiated.",
    ],
    rows: [
      { kind: "abrogated", words: "abrogat(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
      { kind: "abrogated", words: "repudiat(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
      { kind: "abrogated", words: "disavow(?:s|ed|ing)?\\b", reach: "verb" },
      { kind: "abrogated", words: "abandon(?:s|ed|ing)?\\b", reach: "verb", everyday: true },
      {
        kind: "abrogated",
        words: "(?:discard|jettison|renounc|scrap)(?:es|s|e|ed|ing|ped|ping)?\\b",
        reach: "verb",
        everyday: true,
      },
      { kind: "abrogated", words: "depart(?:s|ed|ing)? from\\b", reach: "after", everyday: true },
      {
        kind: "abrogated",
        words: "(?:we|i|and|hereby|now|must) (?:now |hereby )?withdraw(?: the)?\\b|withdrawn\\b",
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
    ],
  },
  {
    family: "No longer, or not, the law",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is no longer good law.",
      "{Ram v. Shyam, (1984) 3 SCC 90} does not lay down the correct law.",
      "{Ram v. Shyam, (1984) 3 SCC 90} cannot be regarded as laying down good law.",
      "{Ram v. Shyam, (1984) 3 SCC 90} has ceased to be a binding precedent.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, has lost its vitality.",
      "{Adams v. Baker, 400 U.S. 12 (1970)}, is a dead letter.",
    ],
    rows: [
      {
        kind: "overruled",
        words: `(?<!\\bthat )no longer (?:should |to be |be |been |remains? |an? |the |represents? |reflects? |states? |lays? down |regarded |considered |deemed |treated |heeded |relied |cited |as |can |is |are |has |have |any |hold |held ){0,5}(?:${GOOD_LAW}|followed|heeded|controlling|binding|authoritative|viable|valid|survives?|sound|tenable|correct|stands?|stand|holds? good|hold good|good|holds? the field|hold the field|operative|in force|upon|cited|applicable law|vitality|force)\\b`,
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words: `${BE} not (?:a |the )?(?:good|correct|sound|true)? ?law\\b`,
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words:
          "(?<=\\bto the extent\\b[^;]{1,200} )(?:is|are|must|should|may|can|ought|need) (?:not|no longer) (?:\\w+ )?(?:to )?(?:be )?(?:regarded|considered|treated|viewed|deemed|taken|read|cited)? ?(?:as )?(?:controlling|authoritative|binding|governing|precedent|the law|persuasive|followed)\\b",
        reach: "before",
        negative: true,
        precedence: 2,
      },
      {
        kind: "overruled",
        words: "(?:has|have|had) not been (?:the |good )?law (?:since|for|after)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words: `ceas(?:ed|es|ing) to (?:be|have|hold|operate|apply|represent|bind) (?:as )?(?:an? |any |the )?(?:${GOOD_LAW}|good|force|(?:binding |precedential )?(?:force|value|effect|authority)|binding|operative|field|valid|effective)\\b|bad law\\b`,
        reach: "before",
      },
      {
        kind: "overruled",
        words: `(?:do|does|did|has|have|had|to|cannot|can not|could not|not) (?:not )?(?:be (?:said|held|regarded|treated|considered|taken|accepted|understood) (?:to|as) )?(?:have )?(?:lay|lays|laid|laying|state|stated|stating|declare|declared|declaring|represent|representing|reflect|reflecting|enunciate|enunciating|propound|express|embody|contain)(?: down)? (?:a |the )?(?:correct|good|true|right|sound|proper|accurate|current)(?: and \\w+)? (?:law|legal position|position (?:of|in) law|statement of (?:the )?law|proposition(?: of law)?|principle|rule|view|state of (?:the )?law)\\b(?<=\\b(?:not|cannot)\\b[^.;]{0,110})`,
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "overruled",
        words: `(?:do|does|did|has|have|had|cannot) (?:not )?(?:be (?:said|held) to )?(?:have )?(?:lay|laid|state|stated|declare|declared|set out)(?: down)? the (?:law|legal position) (?:correctly|accurately|rightly)\\b(?<=\\b(?:not|cannot)\\b[^.;]{0,90})`,
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words: `(?:do|does|did|can|will) (?:not|no longer) hold (?:good|the field)\\b`,
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words: `(?:should|must|shall|can|may|ought|need|will) (?:no longer|not) (?:to )?be (?:followed|heeded|cited as|regarded as (?:law|authority|good law)|treated as (?:law|good law|binding))\\b`,
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words:
          "(?:can|could|may) no longer (?:be (?:sustained|supported|relied (?:up)?on|pressed into service|regarded|treated|considered|defended|justified|invoked|applied)|stand|survive|command|control|hold)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "overruled",
        words: `(?<!\\bwhich )(?:has|have|had) (?:now |long since |since )?lost (?:all |much of |most of |whatever |any )?(?:its |their |of its )?(?:\\w+ )?(?:vitality|force|authority|validity|efficacy|relevance|significance|value|binding force|precedential value)\\b`,
        adjacent: true,
        reach: "before",
      },
      { kind: "overruled", words: "(?:a |virtually a )?dead letter\\b", reach: "before" },
      {
        kind: "overruled",
        words: `(?:did|do|does|has|have|could|can) (?:not|hardly) (?:\\w+ )?surviv(?:e|ed) (?:(?:the|this|our|that|its) )?(?:(?:supreme )?court's )?(?:\\w+ )?(?:decision|holding|ruling|opinion|judgment|pronouncement|reasoning)s?\\b`,
        reach: "before",
        negative: true,
        precedence: 1,
      },
      {
        kind: "overruled",
        words:
          "(?:a )?(?:total|complete|wholesale|flat|outright|square) (?:rejection|repudiation|disavowal|abandonment) of\\b",
        reach: "after",
        adjacent: true,
      },
      {
        kind: "overruled",
        words: `(?:not|cannot be|cannot be (?:said|held|considered|regarded|treated) (?:to be|as)|can no longer be) (?:said to be |treated as |regarded as |considered |considered as )?(?:a )?(?:binding|good|valid) (?:precedent|authority|law)\\b(?! for\\b)`,
        reach: "before",
        negative: true,
      },
    ],
  },
  {
    family: "Per incuriam",
    examples: [
      "{Ram v. Shyam, (1984) 3 SCC 90} is per incuriam.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was decided in ignorance of Section 17.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was rendered without noticing the proviso.",
    ],
    rows: [
      { kind: "per_incuriam", words: "per[- ]incuriam\\b", reach: "before" },
      {
        kind: "per_incuriam",
        words:
          "(?:rendered|decided|delivered|given|passed|made|pronounced|arrived at) (?:\\w+ )?(?:in (?:complete |total |utter )?(?:ignorance|forgetfulness|disregard) of|without (?:noticing|reference to|considering|adverting to|taking note of|being apprised of)|oblivious of|overlooking)\\b",
        reach: "before",
        everyday: true,
      },
    ],
  },
  {
    family: "Superseded by legislation",
    examples: [
      "{Adams v. Baker, 400 U.S. 12 (1970)}, superseded by statute, Pub. L. No. 98-1, as stated in Doe v. Roe, 9 F.3d 2.",
      "Congress displaced the rule of {Adams v. Baker, 400 U.S. 12 (1970)}.",
      "Parliament enacted the proviso in order to nullify the effect of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "The basis of {Ram v. Shyam, (1984) 3 SCC 90} was taken away by the amendment.",
      "The Validation Act has removed the foundation of {Ram v. Shyam, (1984) 3 SCC 90}.",
      "{Ram v. Shyam, (1984) 3 SCC 90} was rendered nugatory by the amendment.",
    ],
    rows: [
      {
        kind: "superseded",
        words:
          "superseded (?:in part |on other grounds )?by (?:statute|(?:the )?(?:subsequent |later )?(?:legislation|amendment|constitutional amendment|act|rule|regulation)s?)\\b",
        reach: "before",
        precedence: 1,
      },
      { kind: "superseded", words: "supersed(?:es|ed|e|ing)\\b", reach: "verb", everyday: true },
      {
        kind: "superseded",
        words: "(?:displac|supplant)(?:es|s|e|ed|ing)?\\b",
        reach: "verb",
        everyday: true,
        adjacent: true,
      },
      {
        kind: "superseded",
        words: `legislatively (?:overruled|overturned|undone|abrogated|superseded|reversed|nullified|annulled)\\b`,
        reach: "before",
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?:congress|parliament|legislature|general assembly|legislation|amend(?:ment|ing act)s?|act,? (?:of )?\\d{4}) (?:\\w+ ){0,3}?(?:responded to|reacted to|answered|rejected|repudiated|set aside|did away with|${UNDO})(?: the (?:result|effect|outcome|impact|consequences?|basis)s? (?:of|in|reached in))?\\b`,
        reach: "after",
        everyday: true,
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?<!\\b(?:device|ruse|stratagem|attempt|attempts|attempting|subterfuge|pretext|effort|efforts|endeavou?r|bid|try|tries|tried|seek|seeks|sought|seeking|trying|means|way|order|contrivance|colou?rable exercise) )(?:to|so as to|designed to|intended to|meant to|by way of) ${UNDO} (?:the (?:effect|impact|consequences?|result|holding|decision|ruling|judgment|rule)s? of|what|the (?:decision|judgment|ruling|holding|law laid down) in)\\b`,
        reach: "after",
        precedence: 1,
      },
      {
        kind: "superseded",
        words: `(?:overturn|nullif|negat|neutrali[sz]|revers|undo|undid|overrid|overrod)\\w* the (?:effect|result|outcome|impact)s? (?:of|in|reached in)\\b`,
        reach: "after",
      },
      {
        kind: "superseded",
        words:
          "(?:remov|tak|took|knock|cut|destroy|alter|demolish)\\w*(?: away| out| down)? the (?:very |entire |whole |legal )?(?:basis|foundation|substratum|underpinnings?|ground|edifice)s? (?:of|for|from)\\b",
        reach: "after",
      },
      {
        kind: "superseded",
        words:
          "(?<=\\b(?:basis|foundation|substratum|underpinnings?|effect) of\\b[^;]{1,160}? (?:is|are|was|were|been|stands?|stood) (?:\\w+ )?)(?:taken away|removed|knocked out|wiped out|undone|nullified|neutrali[sz]ed|negated|altered|destroyed)\\b",
        reach: "before",
      },
      {
        kind: "superseded",
        words:
          "(?<!\\b(?:facts?|realities|differences?|distinctions?|circumstances|questions?|issues?)\\b[^.;]{1,80})(?:rendered|made|become|became|becomes) (?:\\w+ )?(?:nugatory|otiose|obsolete|ineffective|infructuous|irrelevant|academic|inoperative|of no effect|redundant)\\b",
        reach: "before",
        everyday: true,
      },
      {
        kind: "superseded",
        words:
          "(?:did|do|does|has|have|could|can) not (?:\\w+ )?surviv(?:e|ed) (?:the )?(?:\\w+ ){0,3}(?:amendments?|act|statute|enactment|legislation|code|repeal|revision)\\b",
        reach: "before",
        negative: true,
      },
      {
        kind: "questioned",
        words: `(?:did|do|does|has|have|could|can) (?:not|hardly) (?:\\w+ )?surviv(?:e|ed)\\b|cannot survive\\b`,
        reach: "before",
        negative: true,
        everyday: true,
      },
      {
        kind: "superseded",
        words: `is of (?:purely |only |merely |no more than )?historical interest\\b|(?:purely|only|merely) of historical interest\\b`,
        reach: "before",
      },
    ],
  },
];
