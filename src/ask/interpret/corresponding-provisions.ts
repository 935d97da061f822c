import type { LegislationReader } from "../../corpus/port/legislation-reader.ts";
import { findCorrespondingSectionsByKey, stripSubsection } from "../../legislation/corresponding-sections.ts";
import type { NamedProvision } from "./named-provisions.ts";

/** The provisions that replaced those that a question names, or that these replaced, and the sentences that say so. */
export interface CorrespondingProvisions {
  readonly provisions: readonly NamedProvision[];
  readonly notes: readonly string[];
}

/** Finds what corresponds to named provisions in the criminal laws of India that were replaced on 1 July 2024. */
export async function findCorrespondingProvisions(
  legislation: LegislationReader,
  named: readonly NamedProvision[],
): Promise<CorrespondingProvisions> {
  const provisions: NamedProvision[] = [];
  const notes: string[] = [];
  for (const { key, start, end } of named) {
    const found = findCorrespondingSectionsByKey(key);
    if (found === null) continue;
    const number = key.split("//")[1]!.toUpperCase();
    const numbers = found.sections.length > 0 ? found.sections : found.compare === null ? [] : [found.compare];
    const keys = [...new Set(numbers.map((section) => `${found.actKey}//${stripSubsection(section).toLowerCase()}`))];
    const read = await legislation.findActSections(keys);
    for (const [at, sections] of read.entries()) {
      const [first] = sections;
      if (first === undefined) continue;
      const label = `section ${first.number}, ${first.act.title}`;
      provisions.push({
        start,
        end,
        key: keys[at]!,
        provisions: sections.map((section) => ({ kind: "act", section })),
        label,
      });
    }
    notes.push(formatNote(number, found));
  }
  return { provisions, notes: joinNotes([...new Set(notes)]) };
}

/** Joins the notes to one sentence, so that they do not delay the answer. */
function joinNotes(notes: readonly string[]): string[] {
  if (notes.length < 2) return [...notes];
  return [
    `${notes.map((note, at) => (at === 0 ? note : note.charAt(0).toLowerCase() + note.slice(1)).replace(/\.$/, "")).join("; ")}.`,
  ];
}

function formatNote(number: string, found: NonNullable<ReturnType<typeof findCorrespondingSectionsByKey>>): string {
  const { sections, title, compare, relation } = found;
  const listed = sections.length === 1 ? `section ${sections[0]}` : `sections ${sections.join(", ")}`;
  if (relation === "replaces") return `Section ${number} replaced ${listed} of the ${title} on 1 July 2024.`;
  if (sections.length > 0) return `Section ${number} was replaced on 1 July 2024 by ${listed} of the ${title}.`;
  const nearest = compare === null ? "" : `; compare section ${compare}`;
  return `Section ${number} has no counterpart in the ${title}, which applies from 1 July 2024${nearest}.`;
}
