import { toOneLine } from "../clean-text/to-one-line.ts";
import type { ImportOptions } from "../importer.ts";
import type { SourceEntry } from "../source.ts";
import { readLines } from "./read-lines.ts";

/** One line of a Markdown file. Each line is a paragraph: laws in Markdown are not wrapped. */
export type MarkdownLine =
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  /** `bold`: the whole line is. `text` has no list bullets and no emphasis. */
  | { readonly kind: "paragraph"; readonly text: string; readonly bold: boolean };

/** The values of a file's front matter; the items of a list are separate lines. */
export type FrontMatter = Readonly<Record<string, string>>;

/** Reads a Markdown file line by line; the front matter, or an empty one, comes first. */
export async function* readMarkdown(
  entry: SourceEntry,
  options: ImportOptions = {},
): AsyncGenerator<MarkdownLine | { readonly kind: "front-matter"; readonly values: FrontMatter }> {
  const head: string[] = [];
  let inHead: boolean | null = null;
  for await (const line of readLines(entry, options)) {
    if (inHead === null) {
      inHead = line.trim() === "---";
      if (inHead) continue;
      yield { kind: "front-matter", values: {} };
    }
    if (inHead) {
      if (line.trim() !== "---") {
        head.push(line);
        continue;
      }
      inHead = false;
      yield { kind: "front-matter", values: parseFrontMatter(head) };
      continue;
    }
    const read = parseMarkdownLine(line);
    if (read) yield read;
  }
}

function parseMarkdownLine(line: string): MarkdownLine | null {
  const [, marks, title] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
  if (marks !== undefined) return { kind: "heading", depth: marks.length, text: removeEmphasis(title ?? "") };
  const text = removeEmphasis(line.replace(/^\s*(?:[-*+]\s+|>\s*)/, ""));
  if (text === "") return null;
  return { kind: "paragraph", text, bold: /^\s*\*\*[^*]+\*\*\s*$/.test(line) };
}

/** Removes emphasis, and the backslashes before escaped characters. */
function removeEmphasis(text: string): string {
  return toOneLine(
    text
      .replace(/\*\*|__/g, "")
      .replace(/\*(\S[^*]{0,200})\*/g, "$1")
      .replace(/\\([\\`*_{}[\]()#+.!>-])/g, "$1"),
  );
}

/** Parses the part of YAML that front matters use: `key: value`, values over several indented lines, lists of texts. */
function parseFrontMatter(lines: readonly string[]): FrontMatter {
  const values: Record<string, string> = Object.create(null);
  let key = "";
  for (const line of lines) {
    const [, name, value] = /^([\w-]{1,60}):(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      key = name;
      values[key] = (value ?? "").trim();
    } else if (key !== "" && line.trim() !== "") {
      const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
      const before = values[key] ?? "";
      values[key] = item === undefined ? `${before} ${line.trim()}` : before === "" ? item : `${before}\n${item}`;
    }
  }
  for (const name of Object.keys(values)) values[name] = unquote((values[name] ?? "").trim());
  return values;
}

function unquote(value: string): string {
  if (value.startsWith("[") && value.endsWith("]")) {
    return [...value.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, two]) => one ?? two ?? "").join("\n");
  }
  const quote = value[0];
  const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1).replaceAll(quote === "'" ? "''" : '\\"', quote) : value;
}
