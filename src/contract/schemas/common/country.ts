import * as v from "valibot";
import { JURISDICTIONS } from "../../../law/jurisdiction.ts";

/** Officially assigned ISO 3166-1 alpha-2 codes: 249 of them. */
export const COUNTRY_CODES: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ
  BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
  DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY
  HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
  NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
  QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ
  TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ
  VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Any country's code, in either case: a country that the corpus does not cover is a valid filter with an empty result. */
export const countryCode = toCodeSchema(COUNTRY_CODES);

/** The two countries whose law is covered, in either case. */
export const coveredJurisdiction = toCodeSchema(["US", "IN"]);

/** The countries whose cases a corpus can contain, in either case. */
export const jurisdiction = toCodeSchema(JURISDICTIONS);

/** Returns the schema of a code, which is read in either case and is in upper case afterwards. */
function toCodeSchema<const Codes extends readonly string[]>(codes: Codes) {
  const pattern = `^(?:${groupByFirstLetter(codes)})$`;
  return v.pipe(
    v.string(),
    v.metadata({ pattern }),
    v.transform((code) => (/^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code)),
    v.picklist(codes),
  );
}

/** Returns a pattern such as `[Uu][AaGg]|[Ii][Nn]` that matches the codes in either case. */
function groupByFirstLetter(codes: readonly string[]): string {
  const seconds = new Map<string, string>();
  for (const [first = "", second = ""] of codes)
    seconds.set(first, `${seconds.get(first) ?? ""}${inEitherCase(second)}`);
  return [...seconds].map(([first, letters]) => `[${inEitherCase(first)}][${letters}]`).join("|");
}

function inEitherCase(letter: string): string {
  return letter + letter.toLowerCase();
}
