import { MONTHS } from "../../../law/months.ts";
import type { CslItem } from "./csl-item.ts";

/**
 * Formats an item as BibTeX: `@misc`, the only type of the standard styles that fits law, with the whole citation in
 * `howpublished`; biblatex and its legal styles read the other fields.
 */
export function toBibtex(item: CslItem, citation: string): string {
  const [year, month] = item.issued?.["date-parts"][0] ?? [];
  const fields: [string, string | undefined][] = [
    ["title", item.title],
    ["shorttitle", item["title-short"]],
    ["howpublished", citation],
    ["year", year === undefined ? undefined : String(year)],
    ["month", month === undefined ? undefined : MONTHS[month - 1]?.slice(0, 3).toLowerCase()],
    ["reporter", item.type === "legal_case" ? item["container-title"] : undefined],
    ["volume", item.volume],
    ["pages", item.page],
    ["court", item.authority],
    ["number", item.number],
    ["note", item.references],
    ["annote", item.annote],
    ["url", item.URL],
  ];
  const lines = fields
    .filter((field): field is [string, string] => field[1] !== undefined)
    .map(([name, value]) => `  ${name} = {${name === "title" ? `{${escapeBibtex(value)}}` : escapeBibtex(value)}},`);
  return `@misc{${item.id},\n${lines.join("\n")}\n}\n`;
}

function escapeBibtex(value: string): string {
  return value
    .replace(/[\\{}]/g, " ")
    .replace(/[&%$#_]/g, "\\$&")
    .replaceAll("§", "\\S{}")
    .replaceAll("~", "\\~{}")
    .replaceAll("^", "\\^{}");
}
