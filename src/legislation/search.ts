import type { Database } from "../store/database.ts";
import { actSectionByOrdinal, sectionsOfAct } from "../store/legislation-acts.ts";
import { byKey } from "../store/legislation-citers.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { legislationTextReader } from "../store/legislation-text.ts";
import { postingReader } from "../store/postings.ts";
import { correspondingToKey, wholeSection } from "./correspondence.ts";
import { sectionsNamed } from "./keys.ts";
import { openProvisionSearch, type ProvisionSearcher } from "./provision-search.ts";
import { findTypedActReferences, findTypedReferences } from "./reference.ts";

/** Search over the current sections of US law. */
export function openSectionSearch(database: Database): ProvisionSearcher {
  const readText = legislationTextReader(database);
  return openProvisionSearch({
    postings: postingReader(database, "section_posting"),
    references: findTypedReferences,
    named: ({ key }) => sectionsNamed(database, key),
    readText: (ordinal, start, end) => readText(sectionByOrdinal(database, ordinal).text, start, end),
  });
}

/**
 * Search over the sections of Indian Acts: `Section 302 IPC`, `punishment for murder`. A section of the criminal laws
 * that were replaced in 2024, or of those that replaced them, is followed by what it corresponds to.
 */
export function openActSectionSearch(database: Database): ProvisionSearcher {
  const readText = legislationTextReader(database);
  return openProvisionSearch({
    postings: postingReader(database, "act_posting"),
    references: findTypedActReferences,
    named({ key }) {
      const [act, number] = key.split("//") as [string, string];
      const named = byKey(database, "act_key", act).flatMap((ordinal) => sectionsNumbered(database, ordinal, [number]));
      const other = correspondingToKey(database, key);
      if (other === null || other.ordinal === null) return named;
      return [...named, ...sectionsNumbered(database, other.ordinal, other.sections.map(wholeSection))];
    },
    readText: (ordinal, start, end) => readText(actSectionByOrdinal(database, ordinal).text, start, end),
  });
}

function sectionsNumbered(database: Database, act: number, numbers: readonly string[]): number[] {
  const wanted = new Set(numbers.map((number) => number.toLowerCase()));
  return sectionsOfAct(database, act)
    .filter(({ number }) => wanted.has(number.toLowerCase()))
    .map(({ ordinal }) => ordinal);
}
