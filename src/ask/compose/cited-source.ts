import type { ActSectionData, SectionData } from "../../corpus/port/legislation-reader.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { getSummary, type SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import type { CitedSource, SourceRole } from "./compose-answer.ts";

/**
 * Converts a selected passage to a source of the answer.
 * @param at index of the passage among the selected ones, from 0
 * @param role role of the source; chosen by its status and `at` if absent
 */
export function toCitedSource(sources: SourceData, passage: SourcePassage, at: number, role?: SourceRole): CitedSource {
  const n = at + 1;
  const { source } = passage;
  switch (source.kind) {
    case "case":
      return toCitedCase(sources, passage, source.clusterId, at, role);
    case "section":
      return { n, passage, role: "rule", ...describeSection(source.section) };
    case "act":
      return { n, passage, role: "rule", ...describeActSection(source.section) };
  }
}

function toCitedCase(
  sources: SourceData,
  passage: SourcePassage,
  clusterId: number,
  at: number,
  role: SourceRole | undefined,
): CitedSource {
  const n = at + 1;
  const { caseName, citation, year } = getSummary(sources, clusterId);
  const { freshness, description } = describeCaseStatus(sources, clusterId);
  const dated = citation.includes(String(year)) ? citation : `${citation} (${year})`;
  return {
    n,
    passage,
    label: `${caseName}, ${dated}`,
    status: description,
    warning: freshness === "Overruled" ? `[${n}] was ${description}.` : null,
    role: role ?? chooseRole(passage, freshness, at),
  };
}

function chooseRole({ section }: SourcePassage, freshness: string, at: number): SourceRole {
  if (freshness === "Overruled" || section === "dissent") return "contrary";
  return at < 2 ? "authority" : "application";
}

function describeSection({ citation, heading, status, asOf }: SectionData) {
  return {
    label: heading === "" ? citation : `${citation}, ${heading}`,
    status: `${STATUS_DESCRIPTIONS[status] ?? "as the corpus has it"}${asOf === null ? "" : `, as of ${asOf}`}`,
    warning: NOT_IN_FORCE.has(status) ? `This provision is ${status}.` : null,
  };
}

function describeActSection({ number, act: { title, status } }: ActSectionData) {
  return {
    label: `${number === "" ? "" : `section ${number}, `}${title}`,
    status: status === "in_force" ? "in force as the corpus has it" : `the Act is ${status}`,
    warning: status === "repealed" ? "This Act is repealed." : null,
  };
}

const NOT_IN_FORCE: ReadonlySet<string> = new Set(["repealed", "omitted", "expired", "superseded"]);
const STATUS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  in_force: "in force as the corpus has it",
  repealed: "repealed",
};
