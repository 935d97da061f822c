/**
 * A template of a citation.
 *
 *     template    := piece*
 *     piece       := part | group | mark | literal
 *     part        := "{" name "}"
 *     group       := "<" template ("|" template)* ">"     the first whose parts are all there; nothing if none is
 *     mark        := "_"  italics begin or end   |   "^"  small capitals begin or end
 *     literal     := anything else
 *
 * Outside groups a part that is missing prints nothing.
 */
export type Template = readonly Piece[];

type Piece =
  | { readonly kind: "part"; readonly name: string }
  | { readonly kind: "group"; readonly options: readonly Template[] }
  | { readonly kind: "mark"; readonly type: Type }
  | { readonly kind: "literal"; readonly text: string };

/** How a stretch of output is set. */
export type Type = "italic" | "smallCaps";

/** A stretch of output in one type. */
export interface Run {
  readonly text: string;
  readonly types: readonly Type[];
}

/** What parts stand for: ready runs, or plain text; empty or absent where there is nothing to say. */
export type Parts = Readonly<Record<string, string | readonly Run[] | undefined>>;

const MARKS: Readonly<Record<string, Type>> = { _: "italic", "^": "smallCaps" };
const known = new Map<string, Template>();

/** Reads a template; the tables' own, so a broken one is a bug. */
export function parseTemplate(source: string): Template {
  let template = known.get(source);
  if (template === undefined) {
    const reader = { source, at: 0 };
    template = readTemplate(reader);
    if (reader.at < source.length) throw new Error(`Template "${source}": stray "${source[reader.at]}".`);
    known.set(source, template);
  }
  return template;
}

function readTemplate(reader: { readonly source: string; at: number }): Template {
  const pieces: Piece[] = [];
  const { source } = reader;
  while (reader.at < source.length) {
    const sign = source[reader.at]!;
    if (sign === "|" || sign === ">") break;
    if (sign === "{") {
      const end = source.indexOf("}", reader.at);
      if (end === -1) throw new Error(`Template "${source}": an open part.`);
      pieces.push({ kind: "part", name: source.slice(reader.at + 1, end) });
      reader.at = end + 1;
    } else if (sign === "<") {
      const options: Template[] = [];
      do {
        reader.at++;
        options.push(readTemplate(reader));
      } while (source[reader.at] === "|");
      if (source[reader.at] !== ">") throw new Error(`Template "${source}": an open group.`);
      reader.at++;
      pieces.push({ kind: "group", options });
    } else if (MARKS[sign] !== undefined) {
      pieces.push({ kind: "mark", type: MARKS[sign] });
      reader.at++;
    } else {
      let end = reader.at;
      while (end < source.length && !"{<|>_^".includes(source[end]!)) end++;
      pieces.push({ kind: "literal", text: source.slice(reader.at, end) });
      reader.at = end;
    }
  }
  return pieces;
}

/** Fills a template. Full stops and commas that meet are printed once. */
export function fill(template: Template, parts: Parts): Run[] {
  const runs: Run[] = [];
  const types = new Set<Type>();
  write(template);
  return tidy(runs);

  function write(pieces: Template): void {
    for (const piece of pieces) {
      if (piece.kind === "literal") runs.push({ text: piece.text, types: [...types] });
      else if (piece.kind === "mark") toggle(piece.type);
      else if (piece.kind === "part") writePart(parts[piece.name]);
      else {
        const option = piece.options.find((candidate) => isFilled(candidate, parts));
        if (option !== undefined) write(option);
      }
    }
  }

  function writePart(value: Parts[string]): void {
    if (value === undefined) return;
    if (typeof value === "string") runs.push({ text: value, types: [...types] });
    else for (const run of value) runs.push({ text: run.text, types: [...new Set([...types, ...run.types])] });
  }

  function toggle(type: Type): void {
    if (!types.delete(type)) types.add(type);
  }
}

function isFilled(template: Template, parts: Parts): boolean {
  return template.every((piece) => piece.kind !== "part" || (parts[piece.name]?.length ?? 0) > 0);
}

/** `Inc..` → `Inc.`; `Co.,` stays. */
function tidy(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let last = "";
  for (const run of runs) {
    const text = (last === "." || last === ",") && run.text.startsWith(last) ? run.text.slice(1) : run.text;
    if (text === "") continue;
    kept.push({ ...run, text });
    last = text.at(-1)!;
  }
  return kept;
}

/** The words alone. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

const TAGS: Readonly<Record<Type, readonly [string, string]>> = {
  italic: ["<i>", "</i>"],
  smallCaps: ['<span style="font-variant:small-caps">', "</span>"],
};

/** Escaped HTML; neighbours of one type share their tags. */
export function htmlText(runs: readonly Run[]): string {
  let html = "";
  let open: readonly Type[] = [];
  for (const { text, types } of runs) {
    if (types.join() !== open.join()) {
      for (const type of open.toReversed()) html += TAGS[type][1];
      for (const type of types) html += TAGS[type][0];
      open = types;
    }
    html += escapeHtml(text);
  }
  for (const type of open.toReversed()) html += TAGS[type][1];
  return html;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
