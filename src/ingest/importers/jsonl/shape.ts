/** Says what is wrong, and where: `section.heading`, `is required`. */
export type Complain = (path: string, what: string) => void;

/** Reads one value of a record. Where the value will not do it complains, and what it returns does not matter. */
export type Shape<T> = (value: unknown, path: string, complain: Complain) => T;

export const text: Shape<string> = scalar("must be a string", (value) => typeof value === "string");

export const integer: Shape<number> = scalar("must be a whole number", (value) => Number.isSafeInteger(value));

export const flag: Shape<boolean> = scalar("must be true or false", (value) => typeof value === "boolean");

/** `YYYY-MM-DD`. */
export const date: Shape<string> = scalar(
  "must be a date, YYYY-MM-DD",
  (value) => typeof value === "string" && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
);

export function oneOf<const T extends string>(options: readonly T[]): Shape<T> {
  return scalar(`must be one of ${options.join(", ")}`, (value) => options.some((option) => option === value));
}

/** A value that may be left out, or be null. */
export function optional<T, Default>(shape: Shape<T>, byDefault: Default): Shape<T | Default> {
  return (value, path, complain) => (value === undefined || value === null ? byDefault : shape(value, path, complain));
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value, path, complain) => {
    if (Array.isArray(value)) return value.map((item, i) => shape(item, `${path}[${i}]`, complain));
    complain(path, value === undefined ? "is required" : "must be a list");
    return [];
  };
}

/** An object with these fields and no others. */
export function object<T extends object>(fields: { readonly [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][];
  return (value, path, complain) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      complain(path, value === undefined ? "is required" : "must be an object");
      return {} as T;
    }
    for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name)) complain(at(path, name), "is not a field");
    const read = shapes.map(([name, shape]) => [name, shape((value as Values)[name], at(path, name), complain)]);
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as T;
  };
}

type Values = Readonly<Record<string, unknown>>;

function scalar<T>(what: string, holds: (value: unknown) => boolean): Shape<T> {
  return (value, path, complain) => {
    if (!holds(value)) complain(path, value === undefined ? "is required" : what);
    return value as T;
  };
}

function at(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
