import type { SignalFamily } from "../signal-row.ts";

/** Verbs by which a decision goes to a higher court. */
const CARRIED =
  "(?:carried|taken|brought|assailed|challenged|impugned|appealed|questioned|contested|went|gone|travelled|tested|took their|took his|took its)";
/** Words between such a verb and its outcome. */
const ON_THE_WAY =
  "(?:,? (?!(?:affirmed|upheld|confirmed|dismissed|rejected|refused|denied|unsuccess\\w+|vain|fail\\w*|pending|reversed|allowed)\\b)[\\w'.-]+){0,22}?,? ";
const PROCEEDING = "(?:appeal|petition|revision|reference|same|writ appeal|review)";
const LEGISLATURE =
  "(?:legislatures?|congress|parliament|general assembly|assembly|lawmakers|general court|act|acts|statutes?|amend(?:ment|ing act)s?|explanation|code|ordinance|proviso|people)";
const REWRITTEN =
  "(?:chang|amend|undo|undid|undone|repeal|revers|abolish|correct|rewr[io]t|enact|pass(?:ed|ing)|provid|said so|struck|declar|overr[iu]|forbade|forbid|annul)";

/** What became of a decision: on appeal, and at the hands of a legislature. */
export const LATER_FATE_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Fate on appeal",
    examples: [
      "The judgment in {Ram v. Shyam, 2011 SCC OnLine Pat 88} was carried in appeal and has since been set aside.",
      "The decree in {Adams v. Baker, 12 Me. 3 (1850)}, was taken to the court above and there reversed.",
      "{Ram v. Shyam, 2011 SCC OnLine Pat 88} was assailed before the Apex Court, which allowed the appeal.",
      "{Ram v. Shyam, 2011 SCC OnLine Pat 88} was carried in Letters Patent Appeal without success.",
      "{Adams v. Baker, 12 F.3d 3 (1st Cir. 1993)}, went to the Supreme Court and was there upheld.",
    ],
    rows: [
      {
        kind: "reversed",
        words: `${CARRIED}\\b${ON_THE_WAY}(?:reversed|set aside|upset|overturned|quashed|vacated|undone|allowed the (?:\\w+ )?${PROCEEDING}|${PROCEEDING} (?:was|were|has been|stood|came to be|is) (?:\\w+ )?(?:allowed|accepted)|${PROCEEDING} succeeded|with success|set (?:it|the \\w+) (?:aside|at naught))\\b`,
        reach: "before",
        everyday: true,
        history: true,
        precedence: 2,
      },
      {
        kind: "affirmed",
        words: `${CARRIED}\\b${ON_THE_WAY}(?:affirmed|upheld|confirmed|without success|unsuccessfully|in vain|to no avail|${PROCEEDING} (?:was|were|has been|stood|came to be|is) (?:\\w+ )?(?:dismissed|rejected) (?:on (?:the )?merits|by a (?:reasoned|speaking|detailed) (?:order|judgment)|after (?:full |hearing )))`,
        reach: "before",
        everyday: true,
        history: true,
        precedence: 2,
      },
    ],
  },
  {
    family: "Answered by the legislature",
    examples: [
      "Parliament has pulled the rug from under {Ram v. Shyam, AIR 1950 Mad 4}.",
      "The legislature was quick to correct {Adams v. Baker, 40 Kan. 12 (1870)}, and the Code now forbids it.",
      "Explanation II has cut the ground from under {Ram v. Shyam, AIR 1950 Mad 4}.",
      "The law as expounded by {Ram v. Shyam, AIR 1950 Mad 4} underwent a complete change in 1976.",
      "{Adams v. Baker, 40 Kan. 12 (1870)}, was the mischief at which the amendment was aimed.",
    ],
    rows: [
      {
        kind: "superseded",
        words: `(?<=\\b${LEGISLATURE}\\b[^.;]{0,60}? )(?:heard of|alarmed (?:by|at)|stung by|displeased (?:with|by)|dissatisfied with|unhappy with|troubled by|reacted to|responded to|replied to|took (?:notice|note) of|(?:was |were )?quick to (?:answer|correct|undo)|lost no time in \\w+|did not (?:like|care for|relish)|disliked|moved swiftly after)(?=[^;]{1,220}?\\b${REWRITTEN})`,
        reach: "after",
        everyday: true,
        negative: true,
      },
      {
        kind: "superseded",
        words:
          "(?:cuts?|cutting|swept|sweeps|taken?|takes|took|pull(?:s|ed)|knock(?:s|ed)|kick(?:s|ed)|remov(?:es|ed)|drawn|drew) (?:away )?(?:the |all |its )?(?:\\w+ )?(?:ground|rug|legs?|props?|floor|carpet|foundation|support|basis)s? (?:out )?from (?:under|beneath|underneath)(?: the (?:\\w+ ){1,3}(?:in|of))?",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 2,
      },
      {
        kind: "superseded",
        words:
          "(?:underwent|undergone|suffered|seen|saw) an? (?:complete |radical |material |sea |drastic |fundamental |total |considerable |\\w+ )?(?:change|transformation|alteration|metamorphosis|revision|overhaul)\\b|(?:was|were|is) the (?:very )?(?:mischief|evil|decision|rule|target|construction|problem|case) (?:at|against|to) which (?:the|that|this) (?:\\w+ ){0,3}(?:was|were) (?:aimed|directed|levelled|leveled|addressed)|(?:was|were) (?:the (?:target|object|occasion|cause) of|what prompted|what provoked|what led to) (?:the|that|this) (?:\\w+ )?(?:amendment|act|statute|legislation|proviso|explanation)",
        reach: "before",
        everyday: true,
      },
    ],
  },
  {
    family: "Kept by the legislature",
    examples: [
      "The amendment of 1976 is merely declaratory of the law stated in {Ram v. Shyam, AIR 1950 Mad 4}.",
      "Congress wrote the rule of {Adams v. Baker, 400 U.S. 12 (1970)}, into the text.",
      "The proviso is confirmatory of the view taken in {Ram v. Shyam, AIR 1950 Mad 4}.",
      "{Adams v. Baker, 40 Kan. 12 (1870)}, construed the section. It was re-enacted in the same words.",
      "Parliament gave its blessing to {Ram v. Shyam, AIR 1950 Mad 4}.",
    ],
    rows: [
      {
        kind: "affirmed",
        words:
          "(?:declaratory|confirmatory|expressive|a codification|a restatement|an adoption|a recognition|a statutory recognition) of (?:what (?:was|had been) (?:\\w+ )?(?:in|by)|the (?:law|rule|view|principle|position|construction|holding|decision)(?: \\w+){0,4}? (?:in|of|by)|(?=[A-Z]))",
        reach: "after",
        everyday: true,
        adjacent: true,
        precedence: 1,
      },
      {
        kind: "affirmed",
        words: `(?<=\\b${LEGISLATURE}\\b[^.;]{0,60}? )(?:(?:wrote|written|writes|built|woven|carried|put|reads?|enacted) (?:the |our )?(?:\\w+ ){0,2}?(?:rule|holding|test|doctrine|principle|construction|law)? ?(?:of |in )?(?=[^;]{1,160}? into (?:the )?(?:text|act|statute|code|law|section)\\b)|(?:gave|given|set|put|lent) (?:its|their) (?:\\w+ )?(?:blessing|seal|imprimatur|approval|stamp|sanction) (?:of approval )?(?:to|on|upon))`,
        reach: "after",
        everyday: true,
        adjacent: true,
        negative: true,
        precedence: 1,
      },
      {
        kind: "affirmed",
        words:
          "re-?enact(?:s|ed|ing|ment)?\\b[^.;]{0,50}? (?:in the )?(?:same|very|identical|without (?:change|alteration|material change|amendment)|unchanged|unaltered|verbatim)\\b|(?:legislat\\w+|congress|parliament) (?:has |have |had )?(?:acquiesced|taken? no step|let it (?:stand|be)|left it (?:alone|untouched|undisturbed)|not seen fit to (?:change|alter|disturb|amend))",
        reach: "beside",
        weak: true,
        negative: true,
      },
    ],
  },
];
