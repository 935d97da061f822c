import { InvalidArgumentError } from "commander";
import { EngineError } from "../../../errors.ts";
import { type DateSpan, isCalendarDate, parseDateSpan } from "../../../law/known-date.ts";

/** Parses the value of an option to a day that exists. */
export function parseDay(text: string): string {
  if (isCalendarDate(text)) return text;
  throw new InvalidArgumentError("Write a day that exists, as YYYY-MM-DD, for instance 2026-01-31.");
}

/**
 * Parses a year, a month or a day to its days.
 * @param option the name of the option, for the message
 * @throws EngineError `validation_failed` if it is none, or does not exist
 */
export function requireDateSpan(option: string, text: string): DateSpan {
  const span = parseDateSpan(text);
  if (span !== null) return span;
  throw new EngineError(
    "validation_failed",
    `${option} "${text}" is not a date that exists. Write a year, a month or a day, such as 1990, 1990-05 or 1990-05-04.`,
  );
}

/**
 * Refuses a period that ends before it begins.
 * @param from the value of `--from`, a year or a first day
 * @param texts both as they were written, for the message. Default: the values
 * @throws EngineError `validation_failed`
 */
export function requirePeriod<Value extends number | string>(
  from: Value | undefined,
  to: Value | undefined,
  texts: readonly (number | string | undefined)[] = [from, to],
): void {
  if (from === undefined || to === undefined || from <= to) return;
  const [first, last] = texts;
  throw new EngineError(
    "validation_failed",
    `--from ${first} is after --to ${last}. Write the earlier one after --from.`,
  );
}
