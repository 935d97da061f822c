import type { Jurisdiction } from "./jurisdiction.ts";

/** An amendment of a constitution by its ordinal. */
export interface ConstitutionalAmendment {
  readonly jurisdiction: Jurisdiction;
  readonly number: number;
  /** Day from which it has force, `YYYY-MM-DD`; the year alone if the day is not in the table. */
  readonly date: string;
}

/** Dates of ratification, in the order of the amendments. */
const US_DATES = (
  "1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 1791-12-15 " +
  "1795-02-07 1804-06-15 1865-12-06 1868-07-09 1870-02-03 1913-02-03 1913-04-08 1919-01-16 1920-08-18 1933-01-23 " +
  "1933-12-05 1951-02-27 1961-03-29 1964-01-23 1967-02-10 1971-07-01 1992-05-07"
).split(" ");

/** Dates from which the amendments of the Constitution of India have force, or their years, in the same order. */
const INDIA_DATES = (
  "1951-06-18 1953 1955 1955-04-27 1955 1956-09-11 1956-11-01 1960 1960 1961 " +
  "1961 1962 1963 1962 1963-10-05 1963-10-05 1964-06-20 1966 1966 1966 " +
  "1967 1969 1970 1971-11-05 1972-04-20 1971-12-28 1972 1972 1972-06-09 1973 " +
  "1973 1974 1974 1974 1975 1975 1975 1975-08-01 1975-08-10 1976 " +
  "1976 1977-01-03 1978-04-13 1979-06-20 1980 1983 1984 1984 1984 1984 " +
  "1986 1985-03-01 1987 1986 1987 1987 1987 1987 1988 1988 " +
  "1989-03-28 1989 1990 1990 1992 1990 1990 1991 1992 1992 " +
  "1992 1992 1993 1993 1994 1994 1995-06-17 1995 2000 2000 " +
  "2000-06-09 2000-09-08 2000 2002 2002-01-04 2010-04-01 2003 2004 2003 2003 " +
  "2004-01-01 2004 2006-01-20 2006 2010 2013 2012 2013 2015-04-13 2015 " +
  "2016-09-16 2018-08-11 2019-01-12 2020-01-25 2021-08-18 2023"
).split(" ");

const DATES: Readonly<Partial<Record<Jurisdiction, readonly string[]>>> = { US: US_DATES, IN: INDIA_DATES };

const UNITS = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const TEENS =
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const TENTHS = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ...UNITS.map((word, at) => [word, at + 1] as const),
    ...TEENS.map((word, at) => [word, at + 10] as const),
    ...TENTHS.map((word, at) => [word, (at + 2) * 10] as const),
    ...TENS.flatMap((ten, at) => UNITS.map((unit, one) => [`${ten}${unit}`, (at + 2) * 10 + one + 1] as const)),
    ["hundredth", 100] as const,
    ...UNITS.map((unit, one) => [`hundred${unit}`, 101 + one] as const),
  ].map(([word, number]) => [word, number] as const),
);

/**
 * Finds an amendment by its ordinal as a text names it: `Twenty-fifth`, `44th`, `One Hundred and Fifth`.
 * @returns `null` if the word is not an ordinal, or the constitution has no such amendment in the table
 */
export function findConstitutionalAmendment(
  ordinal: string,
  jurisdiction: Jurisdiction,
): ConstitutionalAmendment | null {
  const word = ordinal
    .toLowerCase()
    .replace(/^one\b|\band\b/g, "")
    .replace(/[^a-z0-9]/g, "");
  const number = /^\d+/.test(word) ? Number.parseInt(word, 10) : NUMBERS.get(word);
  const date = number === undefined ? undefined : DATES[jurisdiction]?.[number - 1];
  return number === undefined || date === undefined ? null : { jurisdiction, number, date };
}

/** Not an Act's number in brackets, unless the Act amends the Constitution, and not an amendment of another country. */
const AMENDMENT_NAME =
  /(?<!(?<!Constitution )\(|American |United States |U\.S\. )\b((?:One[ -][Hh]undred(?:[ -]and)?[ -])?[A-Z][a-z]+(?:-[a-z]+)?|\d{1,3}(?:st|nd|rd|th)) Amendment\b/g;

/** An amendment that a text names. */
export interface NamedConstitutionalAmendment extends ConstitutionalAmendment {
  /** "the Twenty-fifth Amendment". */
  readonly name: string;
}

/** Lists the amendments of a constitution that a text names, in its order. */
export function listConstitutionalAmendments(text: string, jurisdiction: Jurisdiction): NamedConstitutionalAmendment[] {
  return Array.from(text.matchAll(AMENDMENT_NAME), ([, ordinal]) => {
    const amendment = findConstitutionalAmendment(ordinal!, jurisdiction);
    return amendment && { ...amendment, name: `the ${ordinal} Amendment` };
  }).filter((amendment) => amendment !== null);
}
