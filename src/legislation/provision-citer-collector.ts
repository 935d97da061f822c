import type { Citation } from "../citation/citation.ts";
import type { SectionKind } from "../law/case.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { readStoredAct } from "../store/legislation/acts.ts";
import {
  findOrdinalsByKey,
  insertActCiter,
  insertSectionCiter,
  updateActCiteCounts,
} from "../store/legislation/provision-citers.ts";
import { readStoredSection } from "../store/legislation/sections.ts";
import type { Database } from "../store/sqlite/database.ts";
import { toActReferences } from "./history/read-rulings.ts";
import { createRulingCollector } from "./history/ruling-collector.ts";
import { toActRulingKey, toSectionRulingKey } from "./history/ruling-keys.ts";
import { findLawReferences } from "./law-references.ts";
import { findSectionsByKey } from "./provision-keys.ts";

/** Collects the provisions that the cases of a corpus cite. */
export interface ProvisionCiterCollector {
  /** Whether the corpus contains law that cases may cite; otherwise no opinion need be added. */
  readonly needsOpinions: boolean;
  /** Begins a case; its opinions follow. */
  beginCase(clusterId: number, jurisdiction: Jurisdiction): void;
  /** Adds an opinion of the case, with the citations in it. */
  addOpinion(text: string, kind: SectionKind, citations: readonly Citation[]): void;
  /** Stores the provisions that the case cites, and what it decides on them. */
  endCase(): void;
  /** Updates the number of citing cases; call once, after the last case. */
  finish(): void;
}

/** Maximum number of sections that a citation can name; one that names more is ignored. */
const MAX_SECTIONS_PER_CITATION = 8;

/**
 * Creates a collector: of sections of US law for US cases, of Acts of India for Indian cases. The keys of both must be
 * stored already. Opinions are not read if the corpus contains no law.
 */
export function createProvisionCiterCollector(database: Database): ProvisionCiterCollector {
  const readers: Readonly<Record<Jurisdiction, CiterReader>> = {
    US: createSectionReader(database),
    IN: createActReader(database),
    CA: NO_READER,
    GB: NO_READER,
  };
  let clusterId = 0;
  let reader = readers.US;
  return {
    needsOpinions: Object.values(readers).some((one) => one !== NO_READER),
    beginCase(id, jurisdiction) {
      clusterId = id;
      reader = readers[jurisdiction];
    },
    addOpinion: (text, kind, citations) => reader.addOpinion(text, kind, citations),
    endCase: () => reader.endCase(clusterId),
    finish: () => updateActCiteCounts(database),
  };
}

interface CiterReader {
  addOpinion(text: string, kind: SectionKind, citations: readonly Citation[]): void;
  endCase(clusterId: number): void;
}

const NO_READER: CiterReader = { addOpinion() {}, endCase() {} };

function createSectionReader(database: Database): CiterReader {
  if (isEmpty(database, "section_key")) return NO_READER;
  const named = memoize((key: string) => findSectionsByKey(database, key));
  const mentions = new Map<number, number>();
  const toStoredKeys = memoize((key: string) => {
    // A constitution is what laws are measured by.
    if (key.startsWith("const/")) return [];
    const sections = named(key);
    if (sections.length > MAX_SECTIONS_PER_CITATION) return [];
    return sections.map((ordinal) => toSectionRulingKey(readStoredSection(database, ordinal).actId));
  });
  const rulings = createRulingCollector(database, toStoredKeys);
  return {
    addOpinion(text, kind, citations) {
      const references = findLawReferences(text, citations);
      for (const { key } of references) {
        const sections = named(key);
        if (sections.length <= MAX_SECTIONS_PER_CITATION) for (const section of sections) addOne(mentions, section);
      }
      rulings.addOpinion(text, kind, references, "US");
    },
    endCase(clusterId) {
      rulings.endCase(clusterId);
      for (const [section, times] of mentions) insertSectionCiter(database, section, { clusterId, mentions: times });
      mentions.clear();
    },
  };
}

function createActReader(database: Database): CiterReader {
  if (isEmpty(database, "act_key")) return NO_READER;
  const named = memoize((key: string) => findOrdinalsByKey(database, "act_key", key));
  const mentions = new Map<number, Map<string, number>>();
  const toStoredKeys = memoize((key: string) => {
    if (!key.includes("//")) return [key];
    const [law = "", section = ""] = key.split("//");
    const [act, ...others] = named(law);
    return act === undefined || others.length > 0 ? [] : [toActRulingKey(readStoredAct(database, act).title, section)];
  });
  const rulings = createRulingCollector(database, toStoredKeys);
  return {
    addOpinion(text, kind, citations) {
      rulings.addOpinion(text, kind, toActReferences(citations), "IN");
      for (const { kind, key, section } of citations) {
        if (kind !== "law" || key === null) continue;
        const acts = named(key.slice(0, key.indexOf("/")));
        // A name without its year can be that of several Acts; it is then ignored.
        if (acts.length !== 1) continue;
        const sections = mentions.get(acts[0]!) ?? new Map<string, number>();
        mentions.set(acts[0]!, sections);
        addOne(sections, section?.toUpperCase() ?? "");
      }
    },
    endCase(clusterId) {
      rulings.endCase(clusterId);
      for (const [act, sections] of mentions)
        for (const [section, times] of sections) insertActCiter(database, act, section, { clusterId, mentions: times });
      mentions.clear();
    },
  };
}

function isEmpty(database: Database, table: string): boolean {
  return database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined;
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function memoize<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
