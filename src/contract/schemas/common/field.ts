import * as v from "valibot";
import { isCalendarDate } from "../../../law/known-date.ts";

/** Returns the schema of a string of `min` to `max` characters, counted in Unicode code points. */
export function limitText(min: number, max: number) {
  return v.pipe(v.string(), v.minCodePoints(min), v.maxCodePoints(max));
}

/** Returns the schema of an integer from `min` to `max`, both included. */
export function limitInteger(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A year, or any other integer without bounds. */
export const anyInteger = limitInteger(Number.MIN_SAFE_INTEGER);

/** Returns the schema of a field that may be absent; an explicit `null` counts as absent. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, () => undefined);
}

/** A calendar date, `YYYY-MM-DD`, that exists: not 2023-02-30. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, "must be a date that exists"));

/** A case's id in a path: its `clusterId` as a decimal string. */
export const caseId = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}$/));

/** The id of an Act, a section or a code. */
export const actId = v.pipe(limitText(1, 200), v.regex(/^[a-zA-Z0-9_-]+$/));

/** Page number, from 1. */
export const page = v.nullish(limitInteger(1), 1);

/** Returns the schema of the number of rows on a page. */
export function limitPageSize(byDefault: number, max: number) {
  return v.nullish(limitInteger(1, max), byDefault);
}
