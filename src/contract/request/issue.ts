import type * as v from "valibot";
import type { ValidationIssue } from "../../errors.ts";

/** Returns the location of an invalid field and its problem, as a sentence and as a type that programs can compare. */
export function toIssue(
  issue: v.BaseIssue<unknown>,
  locate: (path: readonly (string | number)[]) => ValidationIssue["loc"],
): ValidationIssue {
  const loc = locate((issue.path ?? []).map(({ key }) => key as string | number));
  const [type, msg] =
    issue.received === "undefined"
      ? MISSING_FIELD
      : (ISSUE_FORMATTERS[issue.type]?.(issue) ?? ["value_error", issue.message]);
  return { loc, msg, type };
}

type IssueFormatter = (issue: v.BaseIssue<unknown>) => readonly [type: string, msg: string];

const MISSING_FIELD = ["missing", "is required"] as const;

/** Formatters by kind of valibot issue. The type names are those of FastAPI's `detail` lists, which clients already know. */
const ISSUE_FORMATTERS: Readonly<Record<string, IssueFormatter>> = {
  object: (issue) => ["dict_type", `must be an object${formatReceived(issue)}`],
  array: (issue) => ["list_type", `must be a list${formatReceived(issue)}`],
  string: (issue) => ["string_type", `must be a string${formatReceived(issue)}`],
  boolean: (issue) => ["bool_type", `must be a boolean, true or false${formatReceived(issue)}`],
  number: (issue) => ["int_type", `must be an integer${formatReceived(issue)}`],
  integer: () => ["int_from_float", "must be an integer"],
  picklist: ({ expected }) => ["literal_error", `must be one of ${formatOptions(expected)}`],
  min_code_points: ({ requirement }) => ["string_too_short", `must have at least ${formatCharacterCount(requirement)}`],
  max_code_points: ({ requirement }) => ["string_too_long", `must have at most ${formatCharacterCount(requirement)}`],
  min_value: ({ requirement }) => ["greater_than_equal", `must be at least ${requirement}`],
  max_value: ({ requirement }) => ["less_than_equal", `must be at most ${requirement}`],
  min_length: ({ requirement }) => ["too_short", `must have at least ${formatItemCount(requirement)}`],
  max_length: ({ requirement }) => ["too_long", `must have at most ${formatItemCount(requirement)}`],
  regex: ({ requirement }) => ["string_pattern_mismatch", `must match ${(requirement as RegExp).source}`],
  iso_date: () => ["date_parsing", "must be a date, YYYY-MM-DD"],
};

/** Returns `, not a list` and the like; nothing if the caller's value was of no JSON type. */
function formatReceived({ input }: v.BaseIssue<unknown>): string {
  const type = Array.isArray(input) ? "list" : input === null ? "null" : typeof input;
  const name = TYPE_NAMES[type];
  return name === undefined ? "" : `, not ${name}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  list: "a list",
  null: "null",
  number: "a number",
  object: "an object",
};

function formatCharacterCount(count: unknown): string {
  return count === 1 ? "1 character" : `${count} characters`;
}

function formatItemCount(count: unknown): string {
  return count === 1 ? "1 item" : `${count} items`;
}

/** Returns `"US", "IN"` for `("US" | "IN")`; a long list is cut. */
function formatOptions(expected: string | null): string {
  const values = (expected ?? "").replace(/^\(|\)$/g, "").split(" | ");
  return values.length > 30 ? `${values.slice(0, 3).join(", ")}, … (${values.length} values)` : values.join(", ");
}
