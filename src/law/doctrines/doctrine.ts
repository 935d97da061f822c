import type { CoveredJurisdiction } from "../jurisdiction.ts";

/** A decision or provision that a doctrine rests on. */
export interface DoctrineAuthority {
  /** The name of the case, or of the law that contains the provision. */
  readonly name: string;
  /** The citation of the case, or the provision with its law: "395 U.S. 752", "Indian Penal Code, 1860, s. 302". */
  readonly citation: string;
}

/** A doctrine, popular name or lay word, with the legal words and authorities that it leads to. */
export interface Doctrine {
  /** The country whose law it belongs to; `null` if it belongs to both. */
  readonly country: CoveredJurisdiction | null;
  /** Phrases in lower case by which lawyers and laymen ask for it. */
  readonly names: readonly string[];
  /** Words under which judgments and digests discuss it. */
  readonly terms: readonly string[];
  /** At most three, the most important first. */
  readonly authorities: readonly DoctrineAuthority[];
}

const MAX_AUTHORITIES = 3;
const MAX_NAME_WORDS = 6;

const COUNTRIES: Readonly<Record<string, Doctrine["country"]>> = { US: "US", IN: "IN", "*": null };

/** A provision of an American law: title and section, or article and amendment. */
const US_PROVISION = /^(\d+ U\.S\.C\.|U\.S\. Const\.|Fed\. R\. [A-Z][A-Za-z]*\.(?: [A-Z]\.)?) /;

/** A provision of an Indian law: the name of the law, then section, article, or order and rule. */
const INDIAN_PROVISION = /^(.+?), (?:s\. \d+[A-Z]*|art\. \d+[A-Z]*|Order [IVXL]+ Rule \d+)$/;

/**
 * Parses rows of a table of doctrines. A row is `COUNTRY | names | terms | authorities`; the last field may be absent.
 *
 * @throws RangeError that quotes the row if a field is malformed or the row leads nowhere.
 */
export function parseDoctrines(rows: readonly string[]): Doctrine[] {
  return rows.map(parseDoctrine);
}

/** Parses one row. */
function parseDoctrine(row: string): Doctrine {
  const fields = row.split("|").map((field) => field.trim());
  const [code = "", names = "", terms = "", authorities = ""] = fields;
  const country = COUNTRIES[code];
  if (country === undefined || fields.length < 3 || fields.length > 4) throw toRowError(row, "fields");
  const doctrine = {
    country,
    names: splitList(names),
    terms: splitList(terms),
    authorities: splitList(authorities).map((text) => parseAuthority(text, row)),
  };
  if (doctrine.names.length === 0 || !doctrine.names.every(isName)) throw toRowError(row, "names");
  if (doctrine.authorities.length > MAX_AUTHORITIES) throw toRowError(row, "authorities");
  if (doctrine.terms.length + doctrine.authorities.length === 0) throw toRowError(row, "terms");
  return doctrine;
}

/** Parses `Name, citation` of a case, or a provision. */
function parseAuthority(text: string, row: string): DoctrineAuthority {
  const provision = US_PROVISION.exec(text) ?? INDIAN_PROVISION.exec(text);
  if (provision) return { name: provision[1]!, citation: text };
  const comma = text.lastIndexOf(", ");
  const citation = text.slice(comma + 2);
  if (comma <= 0 || !/\d/.test(citation)) throw toRowError(row, "authorities");
  return { name: text.slice(0, comma), citation };
}

/** Whether a phrase is in lower case and has between one and six words. */
function isName(phrase: string): boolean {
  return phrase === phrase.toLowerCase() && phrase.split(" ").length <= MAX_NAME_WORDS;
}

/** Splits a field at its semicolons. */
function splitList(field: string): string[] {
  if (field === "") return [];
  return field.split(";").map((item) => item.trim());
}

/** Creates the error of a malformed row. */
function toRowError(row: string, field: string): RangeError {
  return new RangeError(`The ${field} of this row of doctrines are malformed: "${row}".`);
}

/** What a doctrine may be called and is often left out: "the political question doctrine". */
const KIND_OF_DOCTRINE = / (?:doctrine|principle|rule|standard|test|theory)$/;

/**
 * Lists the names of a doctrine, also without the kind of doctrine that they end with: if two words remain, or the first
 * party of the first authority, as "Brady" of "the Brady rule".
 */
export function listNameForms({ names, authorities: [first] }: Pick<Doctrine, "names" | "authorities">): string[] {
  const party = first === undefined ? null : first.name.split(" v. ")[0]!.toLowerCase();
  const shorter = names
    .map((name) => name.replace(KIND_OF_DOCTRINE, ""))
    .filter((name) => name === party || name.split(" ").length > 1);
  return [...new Set([...names, ...shorter])];
}
