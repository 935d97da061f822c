/**
 * Context in which a full stop after an abbreviation does not end the sentence:
 * - `prose`: the text of an opinion, as `splitSentences` reads it;
 * - `words`: between two words of the word rule, as `classifyBoundary` reads them. "U.S." is `us` there. The index
 *   stores these boundaries: after a change to these rows every corpus must be rebuilt;
 * - `names`: inside a case name before a citation.
 */
export type AbbreviationUse = "prose" | "words" | "names";

/** Returns the abbreviations of one use, in lower case without their last full stop. */
export function listAbbreviations(use: AbbreviationUse): ReadonlySet<string> {
  return new Set(
    LEGAL_ABBREVIATIONS.filter(({ uses }) => uses.includes(use)).flatMap(({ words }) => words.trim().split(/\s+/)),
  );
}

/** Abbreviations that are English words too: they count as abbreviations only with a capital ("All." is Allahabad). */
export const CAPITALIZED_ABBREVIATIONS: ReadonlySet<string> = new Set(
  "all fed ill mad mass me miss ore so wash".split(" "),
);

interface AbbreviationRow {
  readonly uses: readonly AbbreviationUse[];
  /** Separated by white space, in alphabetical order. */
  readonly words: string;
}

const LEGAL_ABBREVIATIONS: readonly AbbreviationRow[] = [
  {
    uses: ["prose", "words", "names"],
    words: `
      bros commr govt univ
    `,
  },
  {
    uses: ["prose", "words"],
    words: `
      ac air al ala anr app apr ariz ark art arts assn atl aug black bom cal cf ch cir cit cj cl co colo comm
      conn const corp cos cranch crl ct cts dall dec del dept dist div dr ed eds eg feb fed fla ga guj how ibid
      id ie ill inc ind ins jan jj jr jul jun kb ky la lr ltd mar mass md me messrs mfg mich minn miss mo mohd
      mont mr mrs ms nag neb nev no nos nov oct okla op ore ors otto pa pac para penn pet pp pvt qb rel rep reps
      rev rr ry sc scc scr sec secs sept sr st stat supp tenn tex va viz vol vs vt wall wash wheat wis wyo
    `,
  },
  {
    uses: ["words", "names"],
    words: `
      assoc cas commn hosp intl natl
    `,
  },
  {
    uses: ["names"],
    words: `
      assocs assur auto builds chem commc comms comps consol constr contrs cooper corps depts distrib dists
      educ elec enters envtl equip fabrics found grp guar hldgs indem indus instit institut invest invs laborat
      liab livest merch metro mfrs mgmt mortg munic mutual pharm prods profl props publg railr refrig regl
      restr sanit secur serv servs shipp socy steams surety techs telegr teleph textl theol tpk transp trust
      utils
    `,
  },
  {
    uses: ["prose"],
    words: `
      all amdt ass'n auth bd ch'd comm'r cri dep't et etc gov't haw hon'ble ia int'l kan ker lah ll m/s mad mex
      nat'l ne nw par pat pg qbd r.r raj ref s.c se so sw tel u.s util v
    `,
  },
  {
    uses: ["words"],
    words: `
      am ann appt ass ca chap civ cji cls commrs cr crim dc deft eng esq evid ex ft hon infra jja jur led lj
      llc loc mlr mt nc nd nh nj nm ny paras pc petr plf proc prof pt reg regs resp respt retd rly sch schd sct
      sd sect sep smt ss stats supra uk us usc ussr vols wl wlr wva
    `,
  },
];
