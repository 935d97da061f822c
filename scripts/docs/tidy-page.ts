/**
 * Removes the numbered anchors of fields and links to them, because the numbers change with every added field, and
 * replaces the type of an object by `object` if its fields follow as rows.
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
