/** The head of a Markdown file of an Act. */
export interface DocumentHead {
  readonly title: string;
  /** Number of the Act's parts, and the number of this one. */
  readonly part: number;
  readonly parts: number;
  /** The Act's page at India Code. */
  readonly url: string;
  /** File name of the official print: "A1948-08.pdf". */
  readonly print: string;
}

/** One file, divided at its headings of the second level. */
export interface ActDocument {
  readonly head: DocumentHead;
  readonly units: readonly DocumentUnit[];
}

/** The text below a heading: a section, or a page of print. */
export interface DocumentUnit {
  /** The heading, without "## ". */
  readonly heading: string;
  readonly lines: readonly string[];
  /** Lines below "### Footnotes". */
  readonly footnotes: readonly string[];
}

/** Reads one file; null if it does not name its Act. */
export function parseDocument(text: string): ActDocument | null {
  const lines = text.split(/\r?\n/);
  const heads = lines.findIndex((line) => line.startsWith("## "));
  const head = lines.slice(0, heads < 0 ? lines.length : heads);
  const field = (name: string) =>
    head
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? "";
  const title =
    unquote(field("title")) ||
    (head
      .find((line) => line.startsWith("# "))
      ?.slice(2)
      .trim() ??
      "");
  if (title === "") return null;
  return {
    head: {
      title,
      part: Number.parseInt(field("part"), 10) || 1,
      parts: Number.parseInt(field("parts"), 10) || 1,
      url: unquote(field("source")),
      print: field("- pdf").split("/").at(-1) ?? "",
    },
    units: heads < 0 ? [] : splitUnits(lines, heads),
  };
}

function unquote(value: string): string {
  return value.replace(/^"(.*)"$/, "$1").replace(/\\(["\\])/g, "$1");
}

function splitUnits(lines: readonly string[], from: number): DocumentUnit[] {
  const units: { heading: string; lines: string[]; footnotes: string[] }[] = [];
  let into: string[] = [];
  for (const line of lines.slice(from)) {
    if (line.startsWith("## ")) {
      const unit = { heading: line.slice(3).trim(), lines: [], footnotes: [] };
      units.push(unit);
      into = unit.lines;
    } else if (line.startsWith("### Footnotes") && /^### Footnotes\s*$/.test(line)) into = units.at(-1)!.footnotes;
    else into.push(line);
  }
  return units;
}
