import type { Citation } from "../citation/citation.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { Database } from "../store/database.ts";
import { byKey, countActCiters, insertActCiter, insertSectionCiter } from "../store/legislation-citers.ts";
import { sectionsNamed } from "./keys.ts";
import { findReferences } from "./reference.ts";

/** Collects which provisions the cases of a corpus cite. */
export interface CrossReferences {
  /** Begins a case; its opinions follow. */
  begin(clusterId: number, jurisdiction: Jurisdiction): void;
  /** One opinion of the case, and the citations that were found in it. */
  note(text: string, citations: readonly Citation[]): void;
  end(): void;
  /** Call once, behind the last case. */
  finish(): void;
}

/** A citation that names more sections than this names none in particular. */
const MOST_SECTIONS = 8;

/**
 * US cases cite sections of US law, Indian cases Acts of India. The keys of both must be stored already. Where the
 * corpus holds no law, nothing is read.
 */
export function crossReferences(database: Database): CrossReferences {
  const readers: Readonly<Record<Jurisdiction, CaseReader>> = { US: sectionReader(database), IN: actReader(database) };
  let clusterId = 0;
  let reader = readers.US;
  return {
    begin(id, jurisdiction) {
      clusterId = id;
      reader = readers[jurisdiction];
    },
    note: (text, citations) => reader.note(text, citations),
    end: () => reader.end(clusterId),
    finish: () => countActCiters(database),
  };
}

interface CaseReader {
  note(text: string, citations: readonly Citation[]): void;
  end(clusterId: number): void;
}

const NO_READER: CaseReader = { note() {}, end() {} };

function sectionReader(database: Database): CaseReader {
  if (isEmpty(database, "section_key")) return NO_READER;
  const named = remembered((key: string) => sectionsNamed(database, key));
  const mentions = new Map<number, number>();
  return {
    note(text, citations) {
      for (const { key } of findReferences(text, citations)) {
        const sections = named(key);
        if (sections.length <= MOST_SECTIONS) for (const section of sections) count(mentions, section);
      }
    },
    end(clusterId) {
      for (const [section, times] of mentions) insertSectionCiter(database, section, { clusterId, mentions: times });
      mentions.clear();
    },
  };
}

function actReader(database: Database): CaseReader {
  if (isEmpty(database, "act_key")) return NO_READER;
  const named = remembered((key: string) => byKey(database, "act_key", key));
  const mentions = new Map<number, Map<string, number>>();
  return {
    note(_, citations) {
      for (const { kind, key, section } of citations) {
        if (kind !== "law" || key === null) continue;
        const acts = named(key.slice(0, key.indexOf("/")));
        // A name without its year may be that of several Acts: then it is none.
        if (acts.length !== 1) continue;
        const sections = mentions.get(acts[0]!) ?? new Map<string, number>();
        mentions.set(acts[0]!, sections);
        count(sections, section?.toUpperCase() ?? "");
      }
    },
    end(clusterId) {
      for (const [act, sections] of mentions)
        for (const [section, times] of sections) insertActCiter(database, act, section, { clusterId, mentions: times });
      mentions.clear();
    },
  };
}

function isEmpty(database: Database, table: string): boolean {
  return database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function remembered<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
