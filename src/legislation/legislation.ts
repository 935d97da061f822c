import { createLegislationTextReader, type LegislationTextReader } from "../store/legislation/legislation-text.ts";
import { readCodes, type StoredCode } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import type { ProvisionSearcher } from "./provision-search.ts";
import { openActSectionSearch, openSectionSearch } from "./section-search.ts";

/** The enacted law of an open corpus, read on first use. */
export interface Legislation {
  /** Searches sections of US law. */
  readonly sections: ProvisionSearcher;
  /** Searches sections of Indian Acts. */
  readonly actSections: ProvisionSearcher;
  readonly readText: LegislationTextReader;
  /** Returns every code by id: a few hundred at most. */
  codes(): ReadonlyMap<string, StoredCode>;
}

/** Opens the enacted law of a corpus; reads nothing yet. */
export function openLegislation(database: Database): Legislation {
  let codes: ReadonlyMap<string, StoredCode> | undefined;
  return {
    sections: openSectionSearch(database),
    actSections: openActSectionSearch(database),
    readText: createLegislationTextReader(database),
    codes: () => {
      codes ??= new Map(readCodes(database).map((code) => [code.id, code]));
      return codes;
    },
  };
}
