import { toSlug } from "../citation/reporters/edition.ts";
import {
  type Correspondence,
  CRIMINAL_CODES,
  type CriminalCode,
  findPredecessor,
  findSuccessor,
} from "../law/correspondence/criminal-codes.ts";
import { findOrdinalsByKey } from "../store/legislation/provision-citers.ts";
import type { Database } from "../store/sqlite/database.ts";
import { listActKeys } from "./provision-keys.ts";

/** What a section became when the criminal laws of India were replaced, or what it was before. */
export interface CorrespondingSections extends Correspondence {
  readonly relation: "replaced_by" | "replaces";
  /** Title of the other law. */
  readonly title: string;
  /** The Act in the corpus; null where it is not there. */
  readonly ordinal: number | null;
}

/** The sections that a section of the Act of this title corresponds to; null for other Acts and for new sections. */
export function findCorrespondingSections(
  database: Database,
  title: string,
  section: string,
): CorrespondingSections | null {
  const code = findCriminalCode(listActKeys(title));
  return code === null ? null : findCorrespondence(database, code, section);
}

/** The same for the key of a citation, `indianpenalcode1860//302`. */
export function findCorrespondingSectionsByKey(database: Database, key: string): CorrespondingSections | null {
  const [act = "", section = ""] = key.split("//");
  const code = findCriminalCode(new Set([act]));
  return code === null ? null : findCorrespondence(database, code, section);
}

const CRIMINAL_CODE_KEYS = (Object.keys(CRIMINAL_CODES) as CriminalCode[]).map(
  (code) => [toSlug(CRIMINAL_CODES[code]), code] as const,
);

function findCriminalCode(keys: ReadonlySet<string>): CriminalCode | null {
  return CRIMINAL_CODE_KEYS.find(([key]) => keys.has(key))?.[1] ?? null;
}

function findCorrespondence(database: Database, code: CriminalCode, section: string): CorrespondingSections | null {
  const successor = findSuccessor(code, section);
  const found = successor ?? findPredecessor(code, section);
  if (found === null) return null;
  const title = CRIMINAL_CODES[found.act];
  const [ordinal = null, ...others] = findOrdinalsByKey(database, "act_key", toSlug(title));
  return {
    ...found,
    relation: successor === null ? "replaces" : "replaced_by",
    title,
    ordinal: others.length === 0 ? ordinal : null,
  };
}

/** "103(1)" as sections are numbered, and as cases that cite it are counted: "103". */
export function stripSubsection(section: string): string {
  return section.replace(/\(.*/, "");
}
