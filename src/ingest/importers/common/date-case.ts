import { createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import { type CaseDate, UNKNOWN_DATE } from "./parse-imprecise-date.ts";

/**
 * Returns the date of a case; of a case whose source states none, the unknown date, after a note that says so.
 * @param dated the date that was parsed; null if there is none
 * @param written the date as the source writes it
 */
export function* dateCase(
  dated: CaseDate | null,
  written: string,
  location: SourceLocation,
): Generator<SourceRecord, CaseDate> {
  if (dated !== null) return dated;
  const reason = written === "" ? "it has no date" : `its date "${written}" is not a date`;
  yield createRepair("case", `${reason}: its date is unknown`, location);
  return UNKNOWN_DATE;
}
