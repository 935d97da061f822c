import { listSectionsOfAct, readStoredActSection } from "../store/legislation/acts.ts";
import { createLegislationTextReader } from "../store/legislation/legislation-text.ts";
import { findActOrdinalsByKey } from "../store/legislation/provision-citers.ts";
import { readStoredSection } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import { findCorrespondingSectionsByKey, stripSubsection } from "./corresponding-sections.ts";
import { findTypedActReferences, findTypedLawReferences } from "./law-references.ts";
import { findSectionsByKey } from "./provision-keys.ts";
import { openProvisionSearch, type ProvisionSearcher } from "./provision-search.ts";

/** Opens the search over the current sections of US law. */
export function openSectionSearch(database: Database): ProvisionSearcher {
  const readText = createLegislationTextReader(database);
  return openProvisionSearch({
    database,
    space: "section_posting",
    findReferences: findTypedLawReferences,
    findOrdinals: ({ key }) => findSectionsByKey(database, key),
    readText: (ordinal, start, end) => readText(readStoredSection(database, ordinal).text, start, end),
  });
}

/**
 * Opens the search over the sections of Indian Acts: `Section 302 IPC`, `punishment for murder`. A section of the
 * criminal laws that were replaced in 2024, or of their replacements, is followed by the sections that correspond to
 * it.
 */
export function openActSectionSearch(database: Database): ProvisionSearcher {
  const readText = createLegislationTextReader(database);
  return openProvisionSearch({
    database,
    space: "act_posting",
    findReferences: findTypedActReferences,
    findOrdinals({ key }) {
      const [act, number] = key.split("//") as [string, string];
      const named = findActOrdinalsByKey(database, act).flatMap((ordinal) =>
        findSectionsByNumber(database, ordinal, [number]),
      );
      const other = findCorrespondingSectionsByKey(key);
      const acts = other === null ? [] : findActOrdinalsByKey(database, other.actKey);
      if (other === null || acts.length !== 1) return named;
      return [...named, ...findSectionsByNumber(database, acts[0]!, other.sections.map(stripSubsection))];
    },
    readText: (ordinal, start, end) => readText(readStoredActSection(database, ordinal).text, start, end),
  });
}

function findSectionsByNumber(database: Database, act: number, numbers: readonly string[]): number[] {
  const wanted = new Set(numbers.map((number) => number.toLowerCase()));
  return listSectionsOfAct(database, act)
    .filter(({ number }) => wanted.has(number.toLowerCase()))
    .map(({ ordinal }) => ordinal);
}
