import { readCaseStatus } from "../../store/cases/case-status.ts";
import { readStoredAct, readStoredActSection } from "../../store/legislation/acts.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import type { AskContext } from "../context.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { describeCaseStatus } from "../status-description.ts";
import type { CitedSource, SourceRole } from "./compose-answer.ts";

/** A chosen passage as the answer cites it. @param at its place among the chosen, from 0 @param role where it is known */
export function toCitedSource(context: AskContext, passage: SourcePassage, at: number, role?: SourceRole): CitedSource {
  const n = at + 1;
  const { ref } = passage;
  if (ref.kind !== "case") return { n, passage, role: "rule", ...describeProvisionStatus(context, ref) };
  const { caseName, citation, year } = context.records.readSummary(
    ref.clusterId,
    readCaseStatus(context.corpus.database, ref.clusterId),
  );
  const standing = describeCaseStatus(context, ref.clusterId);
  const dated = citation.includes(String(year)) ? citation : `${citation} (${year})`;
  const label = `${caseName}, ${dated}`;
  const warning = standing.freshness === "Overruled" ? `[${n}] was ${standing.description}.` : null;
  return {
    n,
    passage,
    label,
    status: standing.description,
    warning,
    role: role ?? chooseRole(passage, standing.freshness, at),
  };
}

function chooseRole({ section }: SourcePassage, freshness: string, at: number): SourceRole {
  if (freshness === "Overruled" || section === "dissent") return "contrary";
  return at < 2 ? "authority" : "application";
}

function describeProvisionStatus({ corpus }: AskContext, ref: Exclude<SourcePassage["ref"], { kind: "case" }>) {
  if (ref.kind === "section") {
    const { citation, heading, status, asOf } = readStoredSection(corpus.database, ref.ordinal);
    return {
      label: heading === "" ? citation : `${citation}, ${heading}`,
      status: `${STATUS_DESCRIPTIONS[status] ?? "as the corpus has it"}${asOf === null ? "" : `, as of ${asOf}`}`,
      warning: NOT_IN_FORCE.has(status) ? `This provision is ${status}.` : null,
    };
  }
  const section = readStoredActSection(corpus.database, ref.ordinal);
  const act = readStoredAct(corpus.database, section.act);
  return {
    label: `${section.number === "" ? "" : `section ${section.number}, `}${act.title}`,
    status: act.status === "in_force" ? "in force as the corpus has it" : `the Act is ${act.status}`,
    warning: act.status === "repealed" ? "This Act is repealed." : null,
  };
}

const NOT_IN_FORCE: ReadonlySet<string> = new Set(["repealed", "omitted", "expired", "superseded"]);
const STATUS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  in_force: "in force as the corpus has it",
  repealed: "repealed",
};
