import type { SignalFamily } from "../signal-row.ts";

/** The verb of a clause whose subject is a case. */
const VERB =
  "(?:is|are|was|were|has|have|had|seems?|appears?|looks?|remains?|does|do|did|can(?! not)|could|must|should|would|may|might|will|ought|need|stands?|rests?|suffers?|lacks?|fails?|represents?|reflects?|embodies|marks?|offers?|provides?|gives?|carries|belongs?|proceeds?|strikes? us|deserves?)";
const NOT =
  "(?:not|no|never|hardly|nothing|neither|nor|scarcely|little|without|lacks?|less|cannot|barely|few|far from|anything but|nowhere|no longer|too)";

/** Words by which a decision is blamed, whatever the sentence. */
const BLAME =
  "(?:wrong|wrongly|error|errors|erroneous|erroneously|mistake|mistakes|mistaken|flaw|flaws|flawed|defect|defective|unsound|untenable|weak|weakness|weaknesses|faulty|fault|faults|dubious|outdated|outmoded|obsolete|archaic|discredited|repudiated|doubtful|doubts?|suspect|inconsistent|incompatible|irreconcilable|at odds|contradicts?|anomal(?:y|ous)|aberrant|aberration|moribund|relic|eroded|undermined|misguided|misconceived|harsh|unjust|absurd|illogical|unreasoned|cryptic|confused|confusing|unpersuasive|unconvincing|unfortunate|regrettable|ill[- ](?:considered|reasoned|advised|founded)|overtaken|superseded|nullified|unworkable|criticism|criticisms|criticized|criticised|disapproved|disagreement|unsatisfactory|indefensible|insupportable|misreading|misunderstanding|oversight|inadvertence|perfunctory|superficial|strained|artificial|fallacy|fallacious|thin|wanting|deficient|unsafe|perverse|antiquated|stale|abandoned|rejected|overbroad|extravagant|bereft|divested)";
/** Words by which a decision is put aside. */
const ASIDE =
  "(?:irrelevant|immaterial|inapt|inapposite|misplaced|unhelpful|useless|different|differently|distinguishable|dissimilar|elsewhere|unrelated|remote|peculiar|unique|obiter|dict(?:um|a)|stray|confined|limited|restricted|narrow|inapplicable|another)";
/** Words by which a decision is praised or obeyed. */
const PRAISE =
  "(?:sound|soundly|correct|correctly|rightly|persuasive|convincing|controlling|controls|binding|binds|authoritative|authority|decisive|conclusive|dispositive|instructive|helpful|apt|apposite|good law|well[- ](?:reasoned|considered|settled|founded|established)|settled|wise|sensible|cogent|compelling|unimpeachable|unanswerable|supports?|governs?|applies|applicable|applied|answers?|guide|guidance|valid|vital|vitality|intact|unshaken|alive|followed|approved|reaffirmed|accepted|adhered|weight|respect|faithful|commends|unassailable|instructs|salutary|attractive|appealing|germane|pertinent|relevant|analogous|helps?|assists?|assistance|avail|relevance|bearing|application|force|value|use)";

/** Words of blame and praise in a clause whose subject is a case: the last resort where no phrase is known. */
export const ASSESSMENT_FAMILIES: readonly SignalFamily[] = [
  {
    family: "Words of blame and praise",
    examples: [
      "{Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, suffers from the same fallacy.",
      "{Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, lacks any persuasive reasoning.",
      "{Adams v. Baker, 400 A.2d 12 (N.J. 1979)}, offers a sensible reading.",
    ],
    rows: [
      {
        kind: "criticized",
        words: `${VERB}\\b(?=(?:(?!\\b(?:not|never|nor|without|hardly|free from)\\b)[^.;:]){0,110}?\\b${BLAME}\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        weak: true,
        precedence: -3,
      },
      {
        kind: "distinguished",
        words: `(?:cannot|${VERB})\\b(?=[^.;:]{0,40}?\\b${NOT}\\b[^.;:]{0,60}?\\b${PRAISE}\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        weak: true,
        negative: true,
        precedence: -4,
      },
      {
        kind: "distinguished",
        words: `${VERB}\\b(?=(?:(?!\\b(?:not|never|nor|without|hardly)\\b)[^.;:]){0,70}?\\b${ASIDE}\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        weak: true,
        precedence: -5,
      },
      {
        kind: "approved",
        words: `${VERB}\\b(?=(?:(?!\\b${NOT}\\b|\\bwhether\\b)[^.;:]){0,90}?\\b${PRAISE}\\b)`,
        reach: "before",
        everyday: true,
        adjacent: true,
        weak: true,
        precedence: -6,
      },
    ],
  },
];
