import { STATES } from "../../../law/state.ts";
import type { HomeStateForms, StyleBasis, StyleRow } from "../style.ts";
import { BLUEBOOK } from "./united-states.ts";

/** A state's row: manual, rule, and differences from the Bluebook. */
interface StateRow {
  readonly manual: string;
  readonly rule: string;
  readonly basis?: StyleBasis;
  /** For its own courts' cases and its own law. */
  readonly homeState?: Omit<HomeStateForms, "state">;
  /** For everything. */
  readonly everywhere?: Partial<StyleRow>;
}

/** Reporters of a state's own cases, by preference. */
const OFFICIAL_AND_REGIONAL = "official+regional, regional, unofficial, wl, lexis, any";
const OFFICIAL_ALONE = "official, regional, unofficial, wl, lexis, any";
const REGIONAL = "regional, official, unofficial, wl, lexis, any";
const NEUTRAL_ALONE = "neutral, official, regional, wl, lexis, any";
const NEUTRAL_REGIONAL = "neutral+regional, official+regional, regional, wl, lexis, any";
const NEUTRAL_ALL = "neutral+official+regional, official+regional, regional, wl, lexis, any";

/** After reporters of West: court and year in every case. */
const NO_STOPS_TAIL = "<, {cites} ({court} {year})|, {cites} ({year})|, {cites} ({court})|, {cites}>";

const STATE_ROWS: Readonly<Record<string, StateRow>> = {
  al: {
    manual: "Alabama Rules of Appellate Procedure",
    rule: "Ala. R. App. P. 28(a)(10)",
    homeState: { reports: REGIONAL, statute: "<§ {section}, Ala. Code 1975|{cite}>" },
  },
  ak: {
    manual: "Alaska Rules of Appellate Procedure",
    rule: "Alaska R. App. P. 212(c)(1); Alaska Ct. Sys. style",
    basis: "practice",
    homeState: { reports: REGIONAL, statute: "<AS {section}|{cite}>" },
  },
  az: {
    manual: "Arizona Rules of Civil Appellate Procedure",
    rule: "Ariz. R. Civ. App. P. 13(f)",
    basis: "practice",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<A.R.S. § {section}|{cite}>" },
  },
  ar: {
    manual: "Rules of the Arkansas Supreme Court and Court of Appeals",
    rule: "Ark. Sup. Ct. R. 5-2(d)",
    homeState: { reports: NEUTRAL_REGIONAL },
  },
  ca: {
    manual: "California Style Manual, 4th ed. 2000",
    rule: "§§ 1:1, 1:12 to 1:14, 2:8; Cal. Rules of Court, rule 1.200",
    everywhere: {
      names: "full",
      reporters: "closed",
      case: "_{name}_ (<{court} {decided}|{decided}>) {cites}",
      indianCase: "_{name}_ {cites}",
    },
    homeState: {
      reports: "official, unofficial, regional, wl, lexis, any",
      case: "_{name}_ ({decided}) {cites}",
      renamed: {
        Penal: "Pen.",
        Civil: "Civ.",
        Evidence: "Evid.",
        Government: "Gov.",
        Family: "Fam.",
        Labor: "Lab.",
        Probate: "Prob.",
        Vehicle: "Veh.",
      },
      statute: "<{subject} Code, § {section}|{cite}>",
    },
  },
  co: {
    manual: "Colorado Appellate Rules; Chief Justice Directive 12-01",
    rule: "C.A.R. 28(e); CJD 12-01",
    basis: "practice",
    homeState: {
      reports: "neutral+regional, regional, official, wl, lexis, any",
      statute: "<§ {section}, C.R.S.|{cite}>",
    },
  },
  ct: {
    manual: "Connecticut Practice Book; The Manual of Style for the Connecticut Courts, 3d ed. 2013",
    rule: "Practice Book § 67-11; manual ch. 2",
    homeState: { reports: OFFICIAL_AND_REGIONAL, names: "full", statute: "<General Statutes § {section}|{cite}>" },
  },
  de: {
    manual: "Rules of the Supreme Court of Delaware",
    rule: "Del. Sup. Ct. R. 14(g)",
    homeState: { reports: REGIONAL, statute: "<{law} _Del. C._ § {section}|{cite}>" },
  },
  dc: {
    manual: "District of Columbia Court of Appeals Citation and Style Guide, 2009",
    rule: "D.C. App. R. 28(g); guide pt. I",
    homeState: { reports: REGIONAL, statute: "<D.C. Code § {section}|{cite}>" },
  },
  fl: {
    manual: "Florida Rules of Appellate Procedure; Florida Style Manual",
    rule: "Fla. R. App. P. 9.800(a), (b), (g)",
    homeState: { reports: REGIONAL, statute: "<§ {section}, Fla. Stat. ({year})|§ {section}, Fla. Stat.|{cite}>" },
  },
  ga: {
    manual: "Rules of the Supreme Court of Georgia; Rules of the Court of Appeals of Georgia",
    rule: "Ga. Sup. Ct. R. 22; Ga. Ct. App. R. 24(d)",
    homeState: {
      reports: OFFICIAL_AND_REGIONAL,
      renamed: { "S.E.": "SE", "S.E.2d": "SE2d" },
      case: "_{name}_, {cite}< ({parallels})> ({decided})",
      statute: "<OCGA § {section}|{cite}>",
    },
  },
  hi: {
    manual: "Hawaii Rules of Appellate Procedure",
    rule: "Haw. R. App. P. 28(b)(1)",
    homeState: {
      reports: OFFICIAL_AND_REGIONAL,
      renamed: { "Haw.": "Hawai‘i" },
      statute: "<HRS § {section}|{cite}>",
    },
  },
  id: {
    manual: "Internal Rules of the Idaho Supreme Court",
    rule: "Idaho Internal R. 15(e)",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<I.C. § {section}|{cite}>" },
  },
  il: {
    manual: "Illinois Supreme Court Rules",
    rule: "Ill. Sup. Ct. R. 6; R. 23; R. 341(g)",
    homeState: { reports: NEUTRAL_ALONE, statute: "<{volume} ILCS {number}|{cite}>" },
  },
  in: {
    manual: "Indiana Rules of Appellate Procedure",
    rule: "Ind. R. App. P. 22(A), (B)",
    homeState: { reports: REGIONAL, statute: "<Ind. Code § {section}|{cite}>" },
  },
  ia: {
    manual: "Iowa Rules of Appellate Procedure",
    rule: "Iowa R. App. P. 6.904(2)",
    homeState: { reports: REGIONAL, statute: "<Iowa Code § {section} ({year})|Iowa Code § {section}|{cite}>" },
  },
  ks: {
    manual: "Rules Relating to the Kansas Supreme Court and Court of Appeals",
    rule: "Kan. Sup. Ct. R. 6.08",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<K.S.A. {section}|{cite}>" },
  },
  ky: {
    manual: "Kentucky Rules of Appellate Procedure",
    rule: "Ky. RAP 31(E)",
    homeState: { reports: REGIONAL, statute: "<KRS {section}|{cite}>" },
  },
  la: {
    manual: "Louisiana Supreme Court, General Administrative Rules",
    rule: "La. Sup. Ct. Gen. Admin. R. pt. G, § 8",
    homeState: {
      reports: REGIONAL,
      dates: "louisiana",
      case: "_{name}_<, {docket} ({fullCourt} {date}), {cites}|, {cites} ({court} {decided})>",
      statute: "<La. R.S. {section}|{cite}>",
    },
  },
  me: {
    manual: "Uniform Maine Citations; Maine Supreme Judicial Court",
    rule: "Me. Admin. Order SJC-216; Me. R. App. P. 7A",
    basis: "practice",
    homeState: { reports: NEUTRAL_REGIONAL, statute: "<{law} M.R.S. § {section}|{cite}>" },
  },
  md: {
    manual: "Maryland Rules; Style Manual of the Maryland Law Reporter",
    rule: "Md. R. 1-104, 8-504(a)(1)",
    homeState: { reports: OFFICIAL_ALONE },
  },
  ma: {
    manual: "Massachusetts Rules of Appellate Procedure; Style Manual of the Reporter of Decisions",
    rule: "Mass. R. App. P. 16(g)",
    homeState: { reports: OFFICIAL_ALONE, statute: "<G. L. c. {law}, § {section}|{cite}>" },
  },
  mi: {
    manual: "Michigan Appellate Opinion Manual",
    rule: "Mich. Admin. Order 2014-22; manual § 1",
    everywhere: {
      names: "tight",
      reporters: "tight",
      joiner: "; ",
      case: `_{name}_${NO_STOPS_TAIL}`,
      indianCase: "_{name}_, {cites} (India)",
    },
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<MCL {section}|{cite}>" },
  },
  mn: {
    manual: "Minnesota Rules of Civil Appellate Procedure; Minn. Stat. § 480",
    rule: "Minn. R. Civ. App. P. 128.03, 132.01",
    basis: "practice",
    homeState: { reports: REGIONAL, statute: "<Minn. Stat. § {section} ({year})|Minn. Stat. § {section}|{cite}>" },
  },
  ms: {
    manual: "Mississippi Rules of Appellate Procedure",
    rule: "Miss. R. App. P. 28(f)",
    homeState: { reports: REGIONAL },
  },
  mo: {
    manual: "Missouri Supreme Court Rules",
    rule: "Mo. Sup. Ct. R. 84.04; Missouri Court of Appeals style",
    basis: "practice",
    homeState: { reports: REGIONAL, statute: "<section {section}, RSMo {year}|section {section}, RSMo|{cite}>" },
  },
  mt: {
    manual: "Order In re: Opinion Forms and Citation Standards of the Supreme Court of Montana, 2009",
    rule: "Order of Jan. 22, 2009; Mont. R. App. P. 12",
    homeState: { reports: NEUTRAL_ALL, statute: "<§ {section}, MCA|{cite}>" },
  },
  ne: {
    manual: "Nebraska Court Rules of Appellate Practice",
    rule: "Neb. Ct. R. App. P. § 2-109(D)",
    basis: "practice",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<Neb. Rev. Stat. § {section}|{cite}>" },
  },
  nv: {
    manual: "Nevada Rules of Appellate Procedure",
    rule: "Nev. R. App. P. 28(e)",
    basis: "practice",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<NRS {section}|{cite}>" },
  },
  nh: {
    manual: "Rules of the Supreme Court of New Hampshire",
    rule: "N.H. Sup. Ct. R. 16(9)",
    homeState: { reports: NEUTRAL_ALONE, statute: "<RSA {section}|{cite}>" },
  },
  nj: {
    manual: "Manual on Style for Judicial Opinions (New Jersey), 2017",
    rule: "ch. II, system of citation",
    homeState: { reports: OFFICIAL_ALONE, statute: "<N.J.S.A. {section}|{cite}>" },
  },
  nm: {
    manual: "New Mexico Rules Annotated",
    rule: "Rule 23-112 NMRA",
    homeState: { reports: NEUTRAL_ALL, statute: "<NMSA 1978, § {section}|{cite}>" },
  },
  ny: {
    manual: "New York Law Reports Style Manual (Official Edition), 2022",
    rule: "§§ 1.1, 2.2, 11.1; CPLR 5529(e)",
    everywhere: {
      names: "tight",
      reporters: "tight",
      case: "_{name}_ (<{cites} [{court} {year}]|{cites} [{year}]|{cites} [{court} {filed}]|{cites} [{court}]|{cites}>)",
      indianCase: "_{name}_ ({cites})",
    },
    homeState: {
      reports: "official, unofficial, regional, wl, lexis, any",
      case: "_{name}_ ({cites} [{decided}])",
      statute: "<{subject} Law § {section}|{cite}>",
    },
  },
  nc: {
    manual: "North Carolina Rules of Appellate Procedure; Guidebook: Citation, Style, and Usage",
    rule: "N.C. R. App. P. app. B; guidebook ch. 1",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<N.C.G.S. § {section}|{cite}>" },
  },
  nd: {
    manual: "North Dakota Rules of Court; North Dakota Supreme Court Citation Manual",
    rule: "N.D. R. Ct. 11.6",
    homeState: { reports: NEUTRAL_REGIONAL, statute: "<N.D.C.C. § {section}|{cite}>" },
  },
  oh: {
    manual: "The Supreme Court of Ohio Writing Manual, 3d ed. 2024",
    rule: "pt. I, §§ 1.1, 1.2, 3.1",
    everywhere: { reporters: "closed" },
    homeState: {
      reports: "neutral, official+regional, regional, wl, lexis, any",
      statute: "<R.C. {section}|{cite}>",
    },
  },
  ok: {
    manual: "Oklahoma Supreme Court Rules",
    rule: "Okla. Sup. Ct. R. 1.200(c), (e)",
    homeState: { reports: NEUTRAL_REGIONAL, statute: "<{law} O.S. § {section}|{cite}>" },
  },
  or: {
    manual: "Oregon Appellate Courts Style Manual, 2021",
    rule: "pt. III; Or. R. App. P. 5.20(4)",
    everywhere: {
      names: "full",
      reporters: "tight",
      case: `_{name}_${NO_STOPS_TAIL}`,
      indianCase: "_{name}_, {cites} (India)",
    },
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<ORS {section}|{cite}>" },
  },
  pa: {
    manual: "Pennsylvania Rules of Appellate Procedure",
    rule: "Pa. R.A.P. 2119(b)",
    homeState: { reports: REGIONAL, statute: "<{law} Pa.C.S. § {section}|{cite}>" },
  },
  ri: {
    manual: "Rhode Island Supreme Court Rules of Appellate Procedure",
    rule: "R.I. Sup. Ct. R. App. P. art. I, R. 16",
    basis: "practice",
    homeState: { reports: REGIONAL, statute: "<G.L. 1956 § {section}|{cite}>" },
  },
  sc: {
    manual: "South Carolina Appellate Court Rules",
    rule: "S.C. App. Ct. R. 268(d)",
    homeState: { reports: OFFICIAL_AND_REGIONAL },
  },
  sd: {
    manual: "South Dakota Codified Laws, rules of appellate procedure",
    rule: "SDCL 15-26A-69.1",
    homeState: { reports: NEUTRAL_REGIONAL, statute: "<SDCL {section}|{cite}>" },
  },
  tn: {
    manual: "Tennessee Rules of Appellate Procedure",
    rule: "Tenn. R. App. P. 27(h)",
    homeState: { reports: REGIONAL },
  },
  tx: {
    manual: "The Greenbook: Texas Rules of Form, 15th ed. 2022",
    rule: "rules 2.1, 3.1, 10.1",
    homeState: { reports: REGIONAL },
  },
  ut: {
    manual: "Utah Supreme Court Standing Order No. 4; Utah Rules of Appellate Procedure",
    rule: "Standing Order No. 4 (2000); Utah R. App. P. 24",
    homeState: { reports: NEUTRAL_REGIONAL, statute: "<Utah Code § {section}|{cite}>" },
  },
  vt: {
    manual: "Vermont Rules of Appellate Procedure",
    rule: "Vt. R. App. P. 28.2",
    homeState: { reports: NEUTRAL_ALL, statute: "<{law} V.S.A. § {section}|{cite}>" },
  },
  va: {
    manual: "Rules of the Supreme Court of Virginia",
    rule: "Va. Sup. Ct. R. 5:28, 5A:20",
    basis: "practice",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<Code § {section}|{cite}>" },
  },
  wa: {
    manual: "Washington Office of Reporter of Decisions Style Sheet; General Rules",
    rule: "Wash. GR 14(d); style sheet pt. 1",
    homeState: {
      reports: OFFICIAL_AND_REGIONAL,
      renamed: { "Wash. 2d": "Wn.2d", "Wash. App.": "Wn. App.", "Wash. App. 2d": "Wn. App. 2d" },
      statute: "<RCW {section}|{cite}>",
    },
  },
  wv: {
    manual: "West Virginia Rules of Appellate Procedure",
    rule: "W. Va. R. App. P. 38",
    basis: "practice",
    homeState: { reports: OFFICIAL_AND_REGIONAL, statute: "<W. Va. Code § {section}|{cite}>" },
  },
  wi: {
    manual: "Wisconsin Supreme Court Rules",
    rule: "Wis. SCR 80.02; Wis. Stat. § 809.19(1)(e)",
    homeState: { reports: NEUTRAL_ALL, statute: "<Wis. Stat. § {section}|{cite}>" },
  },
  wy: {
    manual: "Order Amending Citation Format, Supreme Court of Wyoming, 2005",
    rule: "Order of Aug. 19, 2005; Wyo. R. App. P. 7.04",
    homeState: {
      reports: NEUTRAL_REGIONAL,
      case: "_{name}_, {cites} ({fullCourt} {decided})",
    },
  },
};

/** The rules of the fifty states and the District of Columbia, by name of the state. */
export const STATE_STYLES: readonly StyleRow[] = STATES.map(({ code, name }): StyleRow => {
  const { manual, rule, basis = "rule", homeState: own = {}, everywhere: all = {} } = STATE_ROWS[code]!;
  return {
    ...BLUEBOOK,
    ...all,
    id: `us-${code}`,
    name: `${name}, state courts`,
    region: `US-${code.toUpperCase()}`,
    manual,
    rule,
    basis,
    homeState: { ...own, state: code },
  };
});
