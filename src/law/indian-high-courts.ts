import type { Court } from "./court.ts";

/**
 * The High Courts of India: slug of the id | number of the state in the codes of the eCourts portal | name | other words
 * by which the court is named.
 */
const HIGH_COURTS = `
allahabad|9|Allahabad High Court|Uttar Pradesh
andhra-pradesh|28|High Court of Andhra Pradesh|Amaravati
bombay|27|Bombay High Court|Maharashtra
calcutta|19|Calcutta High Court|Kolkata
chhattisgarh|22|High Court of Chhattisgarh|Bilaspur
delhi|7|High Court of Delhi|
gauhati|18|Gauhati High Court|Guwahati,Assam
gujarat|24|High Court of Gujarat|
himachal-pradesh|2|High Court of Himachal Pradesh|Shimla
jammu-kashmir|1|High Court of Jammu and Kashmir and Ladakh|Jammu,Kashmir
jharkhand|20|High Court of Jharkhand|Ranchi
karnataka|29|High Court of Karnataka|
kerala|32|High Court of Kerala|
madhya-pradesh|23|High Court of Madhya Pradesh|Jabalpur
madras|33|Madras High Court|Tamil Nadu
manipur|14|High Court of Manipur|Imphal
meghalaya|17|High Court of Meghalaya|Shillong
orissa|21|Orissa High Court|Odisha,Cuttack
patna|10|Patna High Court|Bihar
punjab-haryana|3|High Court of Punjab and Haryana|Punjab,Haryana
rajasthan|8|Rajasthan High Court|Jodhpur
sikkim|11|High Court of Sikkim|
telangana|36|High Court for the State of Telangana|Hyderabad
tripura|16|High Court of Tripura|Agartala
uttarakhand|5|High Court of Uttarakhand|Uttaranchal,Nainital
`;

interface HighCourtRow {
  readonly stateCode: string;
  readonly court: Court;
  readonly words: readonly string[];
}

const ROWS: readonly HighCourtRow[] = HIGH_COURTS.trim()
  .split("\n")
  .map((row) => {
    const [slug = "", stateCode = "", name = "", others = ""] = row.split("|");
    const court: Court = { id: `in-hc-${slug}`, name, citationString: "", jurisdiction: "IN", level: "high" };
    const words = [slug.replace("-", " "), ...others.split(",")].map((word) => word.trim().toLowerCase());
    return { stateCode, court, words: words.filter((word) => word !== "") };
  });

/**
 * Returns the High Court that a text names, or whose code it is (`27~1`, `27_1`); null if it names none. A state's name
 * is enough.
 */
export function findIndianHighCourt(text: string): Court | null {
  const [, code] = /^\s*(\d{1,2})[~_]\d{1,2}\s*$/.exec(text) ?? [];
  if (code !== undefined) return ROWS.find(({ stateCode }) => stateCode === code)?.court ?? null;
  const words = text.toLowerCase().replace(/&/g, " and ");
  return ROWS.find((row) => row.words.some((word) => words.includes(word)))?.court ?? null;
}

/** Lists the High Courts of India. */
export function listIndianHighCourts(): readonly Court[] {
  return ROWS.map(({ court }) => court);
}
