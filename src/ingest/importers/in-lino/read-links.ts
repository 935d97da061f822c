/** The fields of an object: a value, or the name of another object, by field name. */
export type LinkFields = ReadonlyMap<string, string>;

/** The objects of a file of Links Notation: an object has fields, or a list of lines. */
export interface LinksFile {
  /** Returns the fields of an object; null if there is no object of that name. */
  fields(name: string): LinkFields | null;
  /** Returns the items of a list, in order: names of objects. */
  list(name: string): readonly string[];
  /** Returns a value, or the lines of the text object that it names. */
  text(value: string): readonly string[];
}

interface LinkedObject {
  readonly fields: Map<string, string>;
  readonly items: string[];
  /** The lines of an object of the kind `string`. */
  readonly lines: string[];
  isText: boolean;
}

/**
 * Parses indented Links Notation: `name:` begins an object; the lines below it, indented by two spaces, are `key value`
 * or one item; values are in backticks, in parentheses, or bare; a text of several lines is an object `string` of `line`s.
 */
export function parseLinks(text: string): LinksFile {
  const objects = new Map<string, LinkedObject>();
  let into: LinkedObject | null = null;
  for (const raw of text.split(/\r?\n/)) {
    if (raw === "") continue;
    if (raw[0] !== " ") {
      const opened: LinkedObject = { fields: new Map(), items: [], lines: [], isText: false };
      if (raw.endsWith(":")) objects.set(raw.slice(0, -1), opened);
      into = opened;
      continue;
    }
    if (into !== null) addLine(into, raw.trimStart());
  }
  return {
    fields: (name) => objects.get(name)?.fields ?? null,
    list: (name) => objects.get(name)?.items ?? [],
    text(value) {
      const object = objects.get(value);
      return object?.isText ? object.lines : value === "" ? [] : [value];
    },
  };
}

function addLine(into: LinkedObject, line: string): void {
  const space = line.indexOf(" ");
  const key = space < 0 ? line : line.slice(0, space);
  const value = space < 0 ? "" : unquoteValue(line.slice(space + 1));
  if (into.isText && key === "line") into.lines.push(value);
  else if (space < 0 && key === "string") into.isText = true;
  else if (space < 0) into.items.push(key);
  else into.fields.set(key, value);
}

/** Removes the marks around a value; "" for what the source calls undefined or null. */
function unquoteValue(printed: string): string {
  const value = printed.trim();
  if (value === "undefined" || value === "null") return "";
  const quote = value[0];
  if (value.length >= 2 && (quote === "`" || quote === '"' || quote === "'") && value.endsWith(quote)) {
    return value.slice(1, -1).replaceAll(quote + quote, quote);
  }
  return /^\([^()]*\)$/.test(value) ? value.slice(1, -1) : value;
}
