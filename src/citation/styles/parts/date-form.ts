import { ABBREVIATED_MONTHS, MONTHS } from "../../../law/months.ts";

const DUTCH = "januari februari maart april mei juni juli augustus september oktober november december".split(" ");
const FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const ITALIAN = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
  " ",
);
const SPANISH = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const PORTUGUESE = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
  " ",
);

type DateForm = (day: number, month: number, year: number) => string;

const formatDayMonthYear =
  (months: readonly string[], of = " "): DateForm =>
  (day, month, year) =>
    `${day}${of}${months[month - 1]}${of}${year}`;

/** How styles write a date. */
export const DATE_FORMS = {
  english: formatDayMonthYear(MONTHS),
  american: (day, month, year) => `${MONTHS[month - 1]} ${day}, ${year}`,
  bluebook: (day, month, year) => `${ABBREVIATED_MONTHS[month - 1]} ${day}, ${year}`,
  mla: formatDayMonthYear(ABBREVIATED_MONTHS),
  dotted: (day, month, year) => `${day}.${month}.${year}`,
  numeric: (day, month, year) => `${year}/${String(month).padStart(2, "0")}/${String(day).padStart(2, "0")}`,
  vancouver: (day, month, year) => `${year} ${ABBREVIATED_MONTHS[month - 1]!.slice(0, 3)} ${day}`,
  louisiana: (day, month, year) => `${month}/${day}/${String(year).slice(2)}`,
  dutch: formatDayMonthYear(DUTCH),
  french: (day, month, year) => `${day === 1 ? "1er" : day} ${FRENCH[month - 1]} ${year}`,
  german: (day, month, year) => `${day}. ${GERMAN[month - 1]} ${year}`,
  italian: formatDayMonthYear(ITALIAN),
  spanish: formatDayMonthYear(SPANISH, " de "),
  portuguese: formatDayMonthYear(PORTUGUESE, " de "),
} satisfies Readonly<Record<string, DateForm>>;

/** Name of a row of `DATE_FORMS`. */
export type DateFormName = keyof typeof DATE_FORMS;

/**
 * Formats a date `YYYY-MM-DD`. Prints only the year of 1 January: it means that the record has no exact date, because
 * courts do not sit on that day.
 */
export function formatDateInForm(form: DateFormName, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const known = month >= 1 && month <= 12 && day >= 1 && !(month === 1 && day === 1);
  return known ? DATE_FORMS[form](day, month, year) : String(year || "");
}
