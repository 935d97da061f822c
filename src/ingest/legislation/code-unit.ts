import type { BreadcrumbStep } from "../../law/legislation.ts";
import { formatStepLabel } from "./headings.ts";

/** A division of a code, which contains sections. */
export interface CodeUnit {
  /** In lower case: "title", "chapter", "subject group". */
  readonly level: string;
  /** "1", "II", "A"; "" if it has none. */
  readonly number: string;
  readonly name: string;
}

/** Returns the steps from the outermost unit to the innermost. */
export function buildBreadcrumb(units: readonly CodeUnit[]): BreadcrumbStep[] {
  return units.map(({ level, number, name }) => ({ level, label: formatStepLabel(level, number, name) }));
}

/** Returns the chapter of a section, in the fields of a section row. */
export function findChapter(units: readonly CodeUnit[]): { readonly chapter: string; readonly chapterName: string } {
  const chapter = units.findLast(({ level }) => level === "chapter");
  return { chapter: chapter?.number ?? "", chapterName: chapter?.name ?? "" };
}

/** Abbreviations in citations. */
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
 * Formats a unit for a citation, beginning at the level whose numbers run through the whole title: "ch. 7, subch. II",
 * "pt. 1910, subpt. Z"; "title" for the title itself.
 */
export function formatUnitNumber(units: readonly CodeUnit[], runningLevel: string): string {
  const below = units.slice(1);
  const from = below.findIndex(({ level }) => level === runningLevel);
  const parts = below
    .slice(Math.max(from, 0))
    .map(({ level, number, name }) => `${ABBREVIATIONS[level] ?? level} ${number || name}`);
  return parts.length === 0 ? "title" : parts.join(", ");
}
