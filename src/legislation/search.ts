import { findCitations } from "../citation/find.ts";
import type { Database } from "../store/database.ts";
import { actSectionByOrdinal, sectionsOfAct } from "../store/legislation-acts.ts";
import { byKey } from "../store/legislation-citers.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { legislationTextReader } from "../store/legislation-text.ts";
import { postingReader } from "../store/postings.ts";
import { sectionsNamed } from "./keys.ts";
import { openProvisionSearch, type ProvisionSearcher } from "./provision-search.ts";
import { asTyped, findTypedReferences, type LawReference } from "./reference.ts";

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

/** Search over the sections of Indian Acts: `Section 302 IPC`, `punishment for murder`. */
export function openActSectionSearch(database: Database): ProvisionSearcher {
  const readText = legislationTextReader(database);
  return openProvisionSearch({
    postings: postingReader(database, "act_posting"),
    references: (query) => asTyped(query, actReferences),
    named({ key }) {
      const [act, number] = key.split("//") as [string, string];
      const acts = byKey(database, "act_key", act);
      return acts
        .flatMap((ordinal) => sectionsOfAct(database, ordinal))
        .filter((section) => section.number.toLowerCase() === number)
        .map(({ ordinal }) => ordinal);
    },
    readText: (ordinal, start, end) => readText(actSectionByOrdinal(database, ordinal).text, start, end),
  });
}

/** Sections of Acts, keyed by the Act's name: `indianpenalcode1860//302`. */
function actReferences(text: string): LawReference[] {
  return findCitations(text)
    .filter(({ kind, key, reporter }) => kind === "law" && reporter === null && key?.includes("//"))
    .map(({ key, span }) => ({ key: key!, start: span.start, end: span.end }));
}
