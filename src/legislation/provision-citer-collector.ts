import type { Citation } from "../citation/citation.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import {
  findOrdinalsByKey,
  insertActCiter,
  insertSectionCiter,
  updateActCiteCounts,
} from "../store/legislation/provision-citers.ts";
import type { Database } from "../store/sqlite/database.ts";
import { findLawReferences } from "./law-references.ts";
import { findSectionsByKey } from "./provision-keys.ts";

/** Collects which provisions the cases of a corpus cite. */
export interface ProvisionCiterCollector {
  /** Begins a case; its opinions follow. */
  beginCase(clusterId: number, jurisdiction: Jurisdiction): void;
  /** One opinion of the case, and the citations that were found in it. */
  addOpinion(text: string, citations: readonly Citation[]): void;
  endCase(): void;
  /** Call once, behind the last case. */
  finish(): void;
}

/** A citation that names more sections than this names none in particular. */
const MAX_SECTIONS_PER_CITATION = 8;

/**
 * US cases cite sections of US law, Indian cases Acts of India. The keys of both must be stored already. Where the
 * corpus holds no law, nothing is read.
 */
export function createProvisionCiterCollector(database: Database): ProvisionCiterCollector {
  const readers: Readonly<Record<Jurisdiction, CiterReader>> = {
    US: createSectionReader(database),
    IN: createActReader(database),
  };
  let clusterId = 0;
  let reader = readers.US;
  return {
    beginCase(id, jurisdiction) {
      clusterId = id;
      reader = readers[jurisdiction];
    },
    addOpinion: (text, citations) => reader.addOpinion(text, citations),
    endCase: () => reader.endCase(clusterId),
    finish: () => updateActCiteCounts(database),
  };
}

interface CiterReader {
  addOpinion(text: string, citations: readonly Citation[]): void;
  endCase(clusterId: number): void;
}

const NO_READER: CiterReader = { addOpinion() {}, endCase() {} };

function createSectionReader(database: Database): CiterReader {
  if (isEmpty(database, "section_key")) return NO_READER;
  const named = memoize((key: string) => findSectionsByKey(database, key));
  const mentions = new Map<number, number>();
  return {
    addOpinion(text, citations) {
      for (const { key } of findLawReferences(text, citations)) {
        const sections = named(key);
        if (sections.length <= MAX_SECTIONS_PER_CITATION) for (const section of sections) addOne(mentions, section);
      }
    },
    endCase(clusterId) {
      for (const [section, times] of mentions) insertSectionCiter(database, section, { clusterId, mentions: times });
      mentions.clear();
    },
  };
}

function createActReader(database: Database): CiterReader {
  if (isEmpty(database, "act_key")) return NO_READER;
  const named = memoize((key: string) => findOrdinalsByKey(database, "act_key", key));
  const mentions = new Map<number, Map<string, number>>();
  return {
    addOpinion(_, citations) {
      for (const { kind, key, section } of citations) {
        if (kind !== "law" || key === null) continue;
        const acts = named(key.slice(0, key.indexOf("/")));
        // A name without its year may be that of several Acts: then it is none.
        if (acts.length !== 1) continue;
        const sections = mentions.get(acts[0]!) ?? new Map<string, number>();
        mentions.set(acts[0]!, sections);
        addOne(sections, section?.toUpperCase() ?? "");
      }
    },
    endCase(clusterId) {
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
