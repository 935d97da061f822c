/** Receives a problem of a record and its path: `section.heading`, `is required`. */
export type ReportProblem = (path: string, what: string) => void;

/** Decodes one value of a record. It reports an invalid value and then returns any value. */
export type Decoder<T> = (value: unknown, path: string, complain: ReportProblem) => T;

/** Decodes a text. */
export const decodeText: Decoder<string> = createScalarDecoder(
  "must be a string",
  (value) => typeof value === "string",
);

/** Decodes a whole number. */
export const decodeInteger: Decoder<number> = createScalarDecoder("must be a whole number", (value) =>
  Number.isSafeInteger(value),
);

/** Decodes true or false. */
export const decodeBoolean: Decoder<boolean> = createScalarDecoder(
  "must be true or false",
  (value) => typeof value === "boolean",
);

/** Decodes a date, `YYYY-MM-DD`. */
export const decodeDate: Decoder<string> = createScalarDecoder(
  "must be a date, YYYY-MM-DD",
  (value) => typeof value === "string" && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
);

/** Creates a decoder of one of these texts. */
export function createEnumDecoder<const T extends string>(options: readonly T[]): Decoder<T> {
  return createScalarDecoder(`must be one of ${options.join(", ")}`, (value) =>
    options.some((option) => option === value),
  );
}

/** Creates a decoder of a value that may be missing or null. */
export function createOptionalDecoder<T, Default>(shape: Decoder<T>, byDefault: Default): Decoder<T | Default> {
  return (value, path, complain) => (value === undefined || value === null ? byDefault : shape(value, path, complain));
}

/** Creates a decoder of a list. */
export function createListDecoder<T>(shape: Decoder<T>): Decoder<T[]> {
  return (value, path, complain) => {
    if (Array.isArray(value)) return value.map((item, i) => shape(item, `${path}[${i}]`, complain));
    complain(path, value === undefined ? "is required" : "must be a list");
    return [];
  };
}

/** Creates a decoder of an object with these fields and no others. */
export function createObjectDecoder<T extends object>(
  fields: { readonly [Name in keyof T]-?: Decoder<T[Name]> },
): Decoder<T> {
  const shapes = Object.entries(fields) as [string, Decoder<unknown>][];
  return (value, path, complain) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      complain(path, value === undefined ? "is required" : "must be an object");
      return {} as T;
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name)) complain(joinPath(path, name), "is not a field");
    const read = shapes.map(([name, shape]) => [
      name,
      shape((value as UnknownFields)[name], joinPath(path, name), complain),
    ]);
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as T;
  };
}

type UnknownFields = Readonly<Record<string, unknown>>;

function createScalarDecoder<T>(what: string, holds: (value: unknown) => boolean): Decoder<T> {
  return (value, path, complain) => {
    if (!holds(value)) complain(path, value === undefined ? "is required" : what);
    return value as T;
  };
}

function joinPath(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
