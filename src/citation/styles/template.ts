import { escapeHtml } from "../../text/escape.ts";

/**
 * A template of a citation.
 *
 *     template    := piece*
 *     piece       := part | group | mark | literal
 *     part        := "{" name "}"
 *     group       := "<" template ("|" template)* ">"     the first whose parts are all there; nothing if none is
 *     mark        := "_"  italics begin or end
 *     literal     := anything else
 *
 * Outside groups a missing part prints nothing.
 */
export type Template = readonly Piece[];

type Piece =
  | { readonly kind: "part"; readonly name: string }
  | { readonly kind: "group"; readonly options: readonly Template[] }
  | { readonly kind: "mark" }
  | { readonly kind: "literal"; readonly text: string };

/** A stretch of output, upright or in italics. */
export interface TextRun {
  readonly text: string;
  readonly italic: boolean;
}

/** Values of the parts; empty or absent if there is nothing to print. */
export type TemplateParts = Readonly<Record<string, string | undefined>>;

const templateCache = new Map<string, Template>();

/** Reads a template; the tables' own, so a broken one is a bug. */
export function parseTemplate(source: string): Template {
  let template = templateCache.get(source);
  if (template === undefined) {
    const reader = { source, at: 0 };
    template = readTemplate(reader);
    if (reader.at < source.length) throw new Error(`Template "${source}": stray "${source[reader.at]}".`);
    templateCache.set(source, template);
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
    } else if (sign === "_") {
      pieces.push({ kind: "mark" });
      reader.at++;
    } else {
      let end = reader.at;
      while (end < source.length && !"{<|>_".includes(source[end]!)) end++;
      pieces.push({ kind: "literal", text: source.slice(reader.at, end) });
      reader.at = end;
    }
  }
  return pieces;
}

/** Fills a template. Full stops and commas that meet are printed once. */
export function fillTemplate(template: Template, parts: TemplateParts): TextRun[] {
  const runs: TextRun[] = [];
  let italic = false;
  write(template);
  return mergePunctuation(runs);

  function write(pieces: Template): void {
    for (const piece of pieces) {
      if (piece.kind === "literal") runs.push({ text: piece.text, italic });
      else if (piece.kind === "mark") italic = !italic;
      else if (piece.kind === "part") writePart(parts[piece.name]);
      else {
        const option = piece.options.find((candidate) => isFilled(candidate, parts));
        if (option !== undefined) write(option);
      }
    }
  }

  function writePart(value: string | undefined): void {
    if (value !== undefined) runs.push({ text: value, italic });
  }
}

function isFilled(template: Template, parts: TemplateParts): boolean {
  return template.every((piece) => piece.kind !== "part" || (parts[piece.name]?.length ?? 0) > 0);
}

/** Merges punctuation: `Inc..` becomes `Inc.`; `Co.,` stays. */
function mergePunctuation(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  let last = "";
  for (const run of runs) {
    const text = (last === "." || last === ",") && run.text.startsWith(last) ? run.text.slice(1) : run.text;
    if (text === "") continue;
    kept.push({ ...run, text });
    last = text.at(-1)!;
  }
  return kept;
}

/** Returns the text without italics. */
export function toPlainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join("");
}

/** Converts to escaped HTML; adjacent runs in italics share their tags. */
export function toHtml(runs: readonly TextRun[]): string {
  let html = "";
  let open = false;
  for (const { text, italic } of runs) {
    if (italic !== open) html += italic ? "<i>" : "</i>";
    open = italic;
    html += escapeHtml(text);
  }
  return open ? `${html}</i>` : html;
}
