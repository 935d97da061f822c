import * as v from "valibot";
import { EngineError, type ValidationIssue } from "../../errors.ts";
import { toIssue } from "./issue.ts";
import { type RequestSchema, readFields } from "./read-fields.ts";
import type { ReadOptions } from "./read-options.ts";

/**
 * Reads a request by its schema: defaults filled in, every field under its camelCase name.
 *
 * `input` is a parsed JSON value (`body`), or `URLSearchParams` or `[name, value]` pairs (`query`). An absent input is
 * an object without fields. camelCase and snake_case names are both read, `null` is absent. A request that this
 * function returned for the same schema is returned as it is, so that an edge and the engine do not validate it twice.
 * @throws EngineError `validation_failed`, with one issue per invalid field
 */
export function readRequest<const Schema extends RequestSchema>(
  schema: Schema,
  input: unknown,
  options: ReadOptions,
): v.InferOutput<Schema> {
  if (isValidated(schema, input)) return input as v.InferOutput<Schema>;
  const { fields, spelling, issues } = readFields(schema, input, options);
  const result = v.safeParse(schema, fields);
  const broken = result.issues?.map((issue) => toIssue(issue, (path) => locateField(path, spelling, options))) ?? [];
  const all = keepFirstPerField(issues.concat(broken)).slice(0, MAX_ISSUES);
  if (all.length > 0) throw new EngineError("validation_failed", formatIssueSummary(all), { issues: all });
  markValidated(schema, result.output);
  return result.output as v.InferOutput<Schema>;
}

/** The schema by which each request was validated. Requests are read-only: a changed copy is another object. */
const validatedBy = new WeakMap<object, RequestSchema>();

/** Returns whether {@link readRequest} returned the request for this schema. */
export function isValidated(schema: RequestSchema, request: unknown): boolean {
  return typeof request === "object" && request !== null && validatedBy.get(request) === schema;
}

/** Marks a request that the other side of a trusted connection validated by the same schema. */
export function markValidated(schema: RequestSchema, request: unknown): void {
  if (typeof request === "object" && request !== null) validatedBy.set(request, schema);
}

/** A hostile megabyte can contain a hundred thousand errors; more than these are of no use. */
const MAX_ISSUES = 100;

/** Returns the location of a field as the caller spelled it. */
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
