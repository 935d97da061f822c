import { createLegislationTextReader, type LegislationTextReader } from "../store/legislation/legislation-text.ts";
import { readCodes, type StoredCode } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import type { ProvisionSearcher } from "./provision-search.ts";
import { openActSectionSearch, openSectionSearch } from "./section-search.ts";

/** The enacted law of an open corpus; nothing is read before it is asked for. */
export interface Legislation {
  /** Sections of US law. */
  readonly sections: ProvisionSearcher;
  /** Sections of Indian Acts. */
  readonly actSections: ProvisionSearcher;
  readonly readText: LegislationTextReader;
  /** Every code: a few hundred at most. */
  codes(): ReadonlyMap<string, StoredCode>;
}

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
