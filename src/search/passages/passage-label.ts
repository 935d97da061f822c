import type { Passage } from "../../contract/schemas/research/search.ts";

/** Formats the location of a passage: `dissent, pages 495-496, para 12`; a paragraph without a number is counted, "12th". */
export function formatPassageLabel({ opinion, paragraph, pages, footnote }: Passage): string {
  return [
    opinion.kind.replaceAll("_", " "),
    pages && (pages.first === pages.last ? `page ${pages.first}` : `pages ${pages.first}-${pages.last}`),
    footnote !== null
      ? `footnote ${footnote}`
      : paragraph.printed !== null
        ? `para ${paragraph.printed}`
        : `${formatOrdinal(paragraph.number)} paragraph`,
  ]
    .filter(Boolean)
    .join(", ");
}

function formatOrdinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return `${number}${(!isTeen && ["th", "st", "nd", "rd"][number % 10]) || "th"}`;
}
