/**
 * Returns a page without the anchors of fields, whose numbers change with every preceding field, without links to them, and
 * without the type of an object whose fields follow as separate rows.
 */
export function tidyPage(page: string): string {
  const plain = page
    .replace(/<a id="property-[^"]*"><\/a> /g, "")
    .replace(/\[([^\]]*)\]\([^)#]*#property-[^)]*\)/g, "$1");
  const lines = plain.split("\n");
  return lines.map((line, at) => (isSpelledOut(line, lines[at + 1]) ? toObjectRow(line) : line)).join("\n");
}

const FIELD = /^\| `([^`]+)` \|/;

function isSpelledOut(line: string, next = ""): boolean {
  const name = FIELD.exec(line)?.[1]?.replace(/\?$/, "");
  return name !== undefined && FIELD.exec(next)?.[1]?.startsWith(`${name}.`) === true;
}

function toObjectRow(line: string): string {
  const [, name, type = "", ...rest] = line.split(/(?<!\\)\|/);
  return ["", name, type.trim().startsWith("\\{") ? " `object` " : type, ...rest].join("|");
}
