/** Words of which each is written for the others in names of parties: abbreviations that no rule of sound derives. */
const VARIANTS: readonly string[] = [
  "mohammed mohd md mohammad muhammad mohamed mahomed",
  "abdul abdool",
  "ahmed ahmad ahamed",
  "hussain husain hussein hossain",
  "krishna krishnan kishan kishen krishan",
  "narayan narain narayanan",
  "singh sinh sing",
  "prasad parshad pershad prosad",
  "chandra chander chunder",
  "venkata venkat",
  "ganguly ganguli gangopadhyay",
  "banerjee banerji bandopadhyay bandyopadhyay",
  "mukherjee mukherji mukhopadhyay mookerjee",
  "chatterjee chatterji chattopadhyay",
  "government govt",
  "saint st",
  "brothers bros",
  "mac mc",
  "workers workmen",
  "railway railways rly",
  "labor labour",
  "center centre",
  "orissa odisha",
  "madras chennai",
  "bombay mumbai",
  "calcutta kolkata",
  "bangalore bengaluru",
  "mysore karnataka",
  "pondicherry puducherry",
  "uttaranchal uttarakhand",
  "gujarat gujrat",
];

const ENTITIES: Readonly<Record<string, string>> = {
  uoi: "union india",
  us: "united states",
  usa: "united states",
  up: "uttar pradesh",
  mp: "madhya pradesh",
  ap: "andhra pradesh",
  hp: "himachal pradesh",
  tn: "tamil nadu",
  wb: "west bengal",
  jk: "jammu kashmir",
  nct: "delhi",
  nctd: "nct delhi",
  gnctd: "nct delhi",
  adm: "additional district magistrate",
  sdm: "subdivisional magistrate",
  dm: "district magistrate",
  cm: "chief minister",
  dgp: "director general police",
  ito: "income tax officer",
  cto: "commercial tax officer",
  cce: "commissioner collector central excise",
  rto: "regional transport officer",
  rbi: "reserve bank india",
  sebi: "securities exchange board india",
  ongc: "oil natural gas corporation",
  nhai: "national highways authority india",
  dda: "delhi development authority",
  mcd: "municipal corporation delhi",
  bmc: "municipal corporation greater bombay",
  cbi: "central bureau investigation",
  ed: "enforcement directorate",
  eci: "election commission india",
  cit: "commissioner income tax",
  lic: "life insurance corporation",
  sbi: "state bank india",
};

const VARIANTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  VARIANTS.flatMap((row) => {
    const words = row.split(" ");
    return words.map((word) => [word, words.filter((other) => other !== word)] as const);
  }),
);

/** Returns the other spellings of a word of a name. */
export function listVariants(word: string): readonly string[] {
  return VARIANTS_OF.get(word) ?? [];
}

/** Returns the words of the party that an abbreviation denotes; empty if it denotes none. */
export function expandEntity(word: string): readonly string[] {
  return Object.hasOwn(ENTITIES, word) ? ENTITIES[word]!.split(" ") : [];
}
