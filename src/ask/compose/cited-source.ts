import type { ProvisionData, SectionData } from "../../corpus/port/legislation-reader.ts";
import { toProvisionKey } from "../passages/passage.ts";
import { getSummary, type SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import type { CitedSource } from "./compose-answer.ts";
import { type SelectedSource, toPassage } from "./select-sources.ts";

/**
 * Converts a selected source to a source of the answer.
 * @param at index of the source among the selected ones, from 0
 */
export function toCitedSource(sources: SourceData, selected: SelectedSource, at: number): CitedSource {
  const n = at + 1;
  const { source } = selected.authority;
  const common = { n, passage: toPassage(selected), quotes: selected.quotes };
  switch (source.kind) {
    case "case":
      return { ...common, ...describeCase(sources, source.clusterId) };
    case "section":
      return { ...common, ...addRuling(describeSection(source.section), sources, source) };
    case "act":
      return { ...common, ...addRuling(describeActSection(sources, source), sources, source) };
  }
}

type Description = Pick<CitedSource, "label" | "status" | "warning">;

function describeCase(sources: SourceData, clusterId: number): Description {
  const { caseName, citation, year } = getSummary(sources, clusterId);
  const { freshness, description } = describeCaseStatus(sources, clusterId);
  const dated = citation.includes(String(year)) ? citation : `${citation} (${year})`;
  return {
    label: `${caseName}, ${dated}`,
    status: description,
    warning: freshness === "Overruled" ? `${caseName} was ${description}.` : null,
  };
}

/** Adds to the description of a provision what courts made of it. */
function addRuling(description: Description, { validity }: SourceData, provision: ProvisionData): Description {
  const found = validity.get(toProvisionKey(provision));
  if (found === undefined) return description;
  const sentence = found.sentence.replace(/\.$/, "");
  const isVoid = found.status === "struck_down" && !found.partial;
  return {
    ...description,
    status: `${description.status}; ${lowerFirst(sentence)}`,
    warning: isVoid ? `${upperFirst(description.label)} was ${lowerFirst(sentence)}.` : description.warning,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeSection({ citation, heading, status, asOf }: SectionData): Description {
  return {
    label: heading === "" ? citation : `${citation}, ${heading}`,
    status: `${STATUS_DESCRIPTIONS[status] ?? "as the corpus has it"}${asOf === null ? "" : `, as of ${asOf}`}`,
    warning: NOT_IN_FORCE.has(status) ? `This provision is ${status}.` : null,
  };
}

function describeActSection(
  { endNotes }: SourceData,
  provision: Extract<ProvisionData, { readonly kind: "act" }>,
): Description {
  const { number, act } = provision.section;
  const label = `${number === "" ? "" : `section ${number}, `}${act.title}`;
  const note = endNotes.get(toProvisionKey(provision))?.replace(/\.$/, "");
  if (note !== undefined) {
    const status = `no longer in force: ${lowerFirst(note)}`;
    return { label, status, warning: `${upperFirst(label)} is ${status}.` };
  }
  return {
    label,
    status: act.status === "in_force" ? "in force as the corpus has it" : `the Act is ${act.status}`,
    warning: act.status === "repealed" ? "This Act is repealed." : null,
  };
}

const NOT_IN_FORCE: ReadonlySet<string> = new Set(["repealed", "omitted", "expired", "superseded"]);
const STATUS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  in_force: "in force as the corpus has it",
  repealed: "repealed",
};
