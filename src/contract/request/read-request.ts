import * as v from "valibot";
import { EngineError, type ValidationIssue } from "../../errors.ts";
import { toIssue } from "./issue.ts";
import { type RequestSchema, readFields } from "./read-fields.ts";

/** How a request is read. */
export interface ReadOptions {
  /** Where the fields stand. In a query every value is text, and an empty one is absent. */
  readonly where: "body" | "query";
  /** Fields that were read from the path, by the names they have there; they cannot be given elsewhere. */
  readonly path?: Readonly<Record<string, string>>;
  /** True makes unknown fields an error; otherwise they are ignored. */
  readonly strict?: boolean;
}

/**
 * Reads a request by its schema: defaults filled in, every field under its camelCase name.
 *
 * `input` is a parsed JSON value (`body`), or `URLSearchParams` or `[name, value]` pairs (`query`). Absent input is an
 * object without fields. camelCase and snake_case names are both read, `null` is absent.
 * Reading what was read gives the same again. Throws `validation_failed` with one issue per wrong field.
 */
export function readRequest<const Schema extends RequestSchema>(
  schema: Schema,
  input: unknown,
  options: ReadOptions,
): v.InferOutput<Schema> {
  const { fields, spelling, issues } = readFields(schema, input, options);
  const result = v.safeParse(schema, fields);
  const broken = result.issues?.map((issue) => toIssue(issue, (path) => locateField(path, spelling, options))) ?? [];
  const all = keepFirstPerField(issues.concat(broken)).slice(0, MAX_ISSUES);
  if (all.length > 0) throw new EngineError("validation_failed", formatIssueSummary(all), { issues: all });
  return result.output as v.InferOutput<Schema>;
}

/** A hostile megabyte can be wrong in a hundred thousand places; nobody reads beyond these. */
const MAX_ISSUES = 100;

/** The place of a field as the caller wrote it. */
function locateField(
  path: readonly (string | number)[],
  spelling: ReadonlyMap<string, string>,
  { where, path: fromPath = {} }: ReadOptions,
): ValidationIssue["loc"] {
  const names = path.map((key, depth) => spelling.get(path.slice(0, depth + 1).join(".")) ?? key);
  const isInPath = names[0] !== undefined && Object.hasOwn(fromPath, names[0]);
  return [isInPath ? "path" : where, ...names];
}

function keepFirstPerField(issues: readonly ValidationIssue[]): ValidationIssue[] {
  const seen = new Set<string>();
  return issues.filter(({ loc }) => {
    const place = loc.join(".");
    return !seen.has(place) && seen.add(place);
  });
}

function formatIssueSummary(issues: readonly ValidationIssue[]): string {
  const first = issues.slice(0, 5).map(({ loc, msg }) => `${loc.slice(1).join(".") || loc[0]}: ${msg}`);
  return `${first.join("; ")}.`;
}
