import type { SectionKind } from "../../law/case.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { insertProvisionRuling } from "../../store/legislation/law-history.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { LawReference } from "../law-reference.ts";
import { type ProvisionRuling, readProvisionRulings } from "./read-rulings.ts";

/** Collects what the cases of a corpus decide on provisions. */
export interface RulingCollector {
  /** Adds an opinion of the case that is read; only those of the court count. */
  addOpinion(text: string, kind: SectionKind, references: readonly LawReference[], jurisdiction: Jurisdiction): void;
  /** Stores the rulings of the case. */
  endCase(clusterId: number): void;
}

const COURT_OPINIONS: ReadonlySet<SectionKind> = new Set([
  "headnote",
  "syllabus",
  "combined",
  "lead",
  "plurality",
  "per_curiam",
  "digest",
]);

/**
 * Creates a collector.
 * @param toStoredKey returns the key under which a provision of the corpus is stored; `null` if it contains none
 */
export function createRulingCollector(
  database: Database,
  toStoredKeys: (key: string, jurisdiction: Jurisdiction) => readonly string[],
): RulingCollector {
  const found = new Map<string, ProvisionRuling>();
  return {
    addOpinion(text, kind, references, jurisdiction) {
      if (!COURT_OPINIONS.has(kind)) return;
      for (const ruling of readProvisionRulings(text, references, jurisdiction))
        for (const key of toStoredKeys(ruling.key, jurisdiction)) {
          const identity = `${key} ${ruling.effect}`;
          if (!found.has(identity)) found.set(identity, { ...ruling, key });
        }
    },
    endCase(clusterId) {
      for (const ruling of found.values())
        insertProvisionRuling(database, { ...ruling, clusterId, fromLaw: false, authority: "" });
      found.clear();
    },
  };
}
