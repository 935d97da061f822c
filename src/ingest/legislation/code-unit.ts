import type { BreadcrumbStep } from "../../law/legislation.ts";
import { formatStepLabel } from "./headings.ts";

/** A division of a code that sections stand in. */
export interface CodeUnit {
  /** In lower case: "title", "chapter", "subject group". */
  readonly level: string;
  /** "1", "II", "A"; empty where it has none. */
  readonly number: string;
  readonly name: string;
}

export function buildBreadcrumb(units: readonly CodeUnit[]): BreadcrumbStep[] {
  return units.map(({ level, number, name }) => ({ level, label: formatStepLabel(level, number, name) }));
}

/** The chapter that a section stands in, by the fields of a section row. */
export function findChapter(units: readonly CodeUnit[]): { readonly chapter: string; readonly chapterName: string } {
  const chapter = units.findLast(({ level }) => level === "chapter");
  return { chapter: chapter?.number ?? "", chapterName: chapter?.name ?? "" };
}

/** As citations write them. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  title: "tit.",
  subtitle: "subtit.",
  division: "div.",
  subdivision: "subdiv.",
  part: "pt.",
  subpart: "subpt.",
  chapter: "ch.",
  subchapter: "subch.",
  article: "art.",
  subarticle: "subart.",
  appendix: "app.",
};

/**
 * A unit as it is cited, from the level on whose numbers run through the whole title: "ch. 7, subch. II",
 * "pt. 1910, subpt. Z". Of the title itself: "title".
 */
export function formatUnitNumber(units: readonly CodeUnit[], runningLevel: string): string {
  const below = units.slice(1);
  const from = below.findIndex(({ level }) => level === runningLevel);
  const parts = below
    .slice(Math.max(from, 0))
    .map(({ level, number, name }) => `${ABBREVIATIONS[level] ?? level} ${number || name}`);
  return parts.length === 0 ? "title" : parts.join(", ");
}
