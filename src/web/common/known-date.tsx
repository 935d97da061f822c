import type { DatePrecision } from "../../law/case.ts";
import { takeKnownPart } from "../../law/known-date.ts";
import { formatDate } from "./format-date.ts";

interface KnownDateProps {
  /** `YYYY-MM-DD`, the first day of what is known. */
  readonly date: string;
  readonly precision: DatePrecision;
  readonly jurisdiction?: string;
}

/** A date as far as it is known, in the form of the country's reports. */
export function KnownDate({ date, precision, jurisdiction }: KnownDateProps) {
  const known = takeKnownPart(date, precision);
  const text = formatDate(date, jurisdiction, precision);
  return known === "" ? <span>{text}</span> : <time dateTime={known}>{text}</time>;
}
