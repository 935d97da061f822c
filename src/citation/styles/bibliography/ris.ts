import type { CslItem } from "./csl-item.ts";

/**
 * Formats an item as RIS: `CASE` with reporter, volume and first page, `STAT` with code and section. Lines end with CR
 * LF.
 */
export function toRis(item: CslItem): string {
  const date = item.issued?.["date-parts"][0] ?? [];
  const isCase = item.type === "legal_case";
  const tags: [string, string | undefined][] = [
    ["TY", isCase ? "CASE" : "STAT"],
    ["ID", item.id],
    ["TI", item.title],
    ["ST", item["title-short"]],
    ["T2", item["container-title"]],
    ["VL", item.volume],
    ["SP", item.page],
    ["SE", item.section],
    ["PY", date[0] === undefined ? undefined : String(date[0])],
    ["DA", date.length === 3 ? date.map((part) => String(part).padStart(2, "0")).join("/") : undefined],
    ["PB", item.authority],
    [isCase ? "M1" : "M2", item.number],
    ["N1", item.references],
    ["RN", item.annote],
    ["UR", item.URL],
  ];
  const lines = tags
    .filter((tag): tag is [string, string] => tag[1] !== undefined)
    .map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, " ")}`);
  return [...lines, "ER  - ", ""].join("\r\n");
}
