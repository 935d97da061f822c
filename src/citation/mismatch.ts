/**
 * Whether two case names name the same case. Order of the parties, `v.` or `vs.`, abbreviations, `& Ors.`, `et al.`,
 * initials and single slips of optical reading do not count. Made to be sure when it says no: each name must have a
 * party that the other has no trace of.
 */
export function namesAgree(a: string, b: string): boolean {
  const left = parties(a);
  const right = parties(b);
  if (left.length === 0 || right.length === 0) return true;
  if (left.length === 1 || right.length === 1) return left.some((x) => right.some((y) => partiesAgree(x, y)));
  const [l0, l1] = left as [string[], string[]];
  const [r0, r1] = right as [string[], string[]];
  return (partiesAgree(l0, r0) && partiesAgree(l1, r1)) || (partiesAgree(l0, r1) && partiesAgree(l1, r0));
}

/** Both names when they clearly disagree, null otherwise. */
export function nameMismatch(given: string, found: string): { readonly given: string; readonly found: string } | null {
  return namesAgree(given, found) ? null : { given, found };
}

/** The words of a name that tell it from others: lower case, long forms of abbreviations, without fillers. */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[̀-ͯ​]/g, "")
    .toLowerCase()
    .replace(/\bu\.?\s?s\.?(?:\s?a\.?)?(?![a-z])/g, "united states")
    .replace(/([a-z])['’`]([a-z])/g, "$1$2")
    .replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, "$1");
  const words: string[] = [];
  for (const match of plain.matchAll(/[\p{L}\p{N}]{1,40}/gu)) {
    const word = LONG.get(match[0]) ?? match[0];
    if (!FILLERS.has(word)) words.push(word);
  }
  return words;
}

function parties(name: string): string[][] {
  return name
    .split(/\s(?:v|vs|versus|v\/s)\.?,?\s/i)
    .slice(0, 2)
    .map(nameWords)
    .filter((words) => words.length > 0);
}

/** Parties agree when a distinctive word is shared, or one's initials are the other. */
function partiesAgree(a: readonly string[], b: readonly string[]): boolean {
  const strong = (words: readonly string[]) => {
    const kept = words.filter((w) => w.length > 1 && !GENERIC.has(w));
    return kept.length > 0 ? kept : words;
  };
  const left = strong(a);
  const right = strong(b);
  if (left.some((x) => right.some((y) => wordsAgree(x, y)))) return true;
  const initials = (words: readonly string[]) => words.map((w) => w[0]).join("");
  return a.join("") === b.join("") || initials(a) === b.join("") || initials(b) === a.join("");
}

/** Equal, one the abbreviation of the other, or one slip apart in a word of five letters and more. */
function wordsAgree(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  return short.length >= 5 && long.length - short.length <= 1 && oneSlip(short, long);
}

function oneSlip(short: string, long: string): boolean {
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (short.length === long.length)
    return short.slice(i + 1) === long.slice(i + 1) || short.slice(i + 2) === long.slice(i + 2);
  return short.slice(i) === long.slice(i + 1);
}

const LONG = new Map(
  Object.entries({
    assn: "association",
    assoc: "association",
    admin: "administration",
    amer: "american",
    am: "american",
    bd: "board",
    bhd: "brotherhood",
    bldg: "building",
    bros: "brothers",
    cas: "casualty",
    cent: "central",
    chem: "chemical",
    cmty: "community",
    coll: "college",
    commn: "commission",
    comm: "commission",
    commr: "commissioner",
    comr: "commissioner",
    const: "construction",
    constr: "construction",
    coop: "cooperative",
    ctr: "center",
    cty: "county",
    dept: "department",
    det: "detention",
    dev: "development",
    dir: "director",
    dist: "district",
    distrib: "distributor",
    div: "division",
    econ: "economic",
    educ: "education",
    elec: "electric",
    env: "environmental",
    envtl: "environmental",
    equip: "equipment",
    exch: "exchange",
    exec: "executive",
    fed: "federal",
    fedn: "federation",
    fid: "fidelity",
    fin: "finance",
    found: "foundation",
    gen: "general",
    govt: "government",
    guar: "guaranty",
    hosp: "hospital",
    hous: "housing",
    imp: "import",
    ind: "industries",
    indem: "indemnity",
    indep: "independent",
    indus: "industries",
    ins: "insurance",
    inst: "institute",
    intl: "international",
    inv: "investment",
    lab: "laboratory",
    liab: "liability",
    mach: "machinery",
    maint: "maintenance",
    mfg: "manufacturing",
    mfr: "manufacturer",
    mgmt: "management",
    mkt: "market",
    mun: "municipal",
    mut: "mutual",
    natl: "national",
    no: "number",
    org: "organization",
    pac: "pacific",
    pharm: "pharmaceutical",
    pres: "president",
    prod: "products",
    prods: "products",
    prop: "property",
    props: "properties",
    prot: "protection",
    pub: "public",
    ry: "railway",
    rly: "railway",
    rr: "railroad",
    reg: "regional",
    rehab: "rehabilitation",
    sch: "school",
    secy: "secretary",
    sec: "securities",
    serv: "service",
    servs: "services",
    socy: "society",
    soc: "society",
    std: "standard",
    supt: "superintendent",
    sur: "surety",
    sys: "systems",
    tech: "technology",
    tel: "telephone",
    telecomm: "telecommunications",
    transp: "transportation",
    twp: "township",
    univ: "university",
    util: "utility",
    utils: "utilities",
    vill: "village",
    gujrat: "gujarat",
    uoi: "union india",
    cal: "california",
    mass: "massachusetts",
    mich: "michigan",
    minn: "minnesota",
    miss: "mississippi",
    penn: "pennsylvania",
    pa: "pennsylvania",
    tenn: "tennessee",
    tex: "texas",
    va: "virginia",
    wash: "washington",
    wis: "wisconsin",
    ala: "alabama",
    ariz: "arizona",
    ark: "arkansas",
    colo: "colorado",
    conn: "connecticut",
    del: "delaware",
    fla: "florida",
    ga: "georgia",
    ill: "illinois",
    kan: "kansas",
    ky: "kentucky",
    md: "maryland",
    mo: "missouri",
    mont: "montana",
    neb: "nebraska",
    nev: "nevada",
    okla: "oklahoma",
    or: "oregon",
    vt: "vermont",
    wyo: "wyoming",
    ltd: "limited",
    pvt: "private",
    corpn: "corporation",
    corp: "corporation",
    co: "company",
    cos: "companies",
  }),
);

/** Words that say nothing about who the party is. */
const FILLERS = new Set(
  "the of and for a an in re ex rel et al ors anr another others etc by through on behalf as to v vs versus limited private inc incorporated company corporation llc llp lp plc pc na sa shri smt sri mr mrs ms dr messrs m s son wife no number jr sr ii iii de facto parte matter estate".split(
    " ",
  ),
);

/** Words so common among parties that they tell two cases apart only when nothing else is there. */
const GENERIC = new Set(
  "state states united people commonwealth union india city county board commissioner commission department government america association national american insurance income tax bank general officer district secretary attorney director public school service railway railroad".split(
    " ",
  ),
);
