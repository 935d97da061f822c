import { slugOf } from "../citation/reporters/edition.ts";
import {
  type Correspondence,
  CRIMINAL_CODES,
  type CriminalCode,
  predecessorOf,
  successorOf,
} from "../law/correspondence.ts";
import type { Database } from "../store/database.ts";
import { byKey } from "../store/legislation-citers.ts";
import { keysOfAct } from "./keys.ts";

/** What a section became when the criminal laws of India were replaced, or what it was before. */
export interface CorrespondingSections extends Correspondence {
  readonly relation: "replaced_by" | "replaces";
  /** Title of the other law. */
  readonly title: string;
  /** The Act in the corpus; null where it is not there. */
  readonly ordinal: number | null;
}

/** The sections that a section of the Act of this title corresponds to; null for other Acts and for new sections. */
export function correspondingSections(
  database: Database,
  title: string,
  section: string,
): CorrespondingSections | null {
  const code = criminalCodeOf(keysOfAct(title));
  return code === null ? null : correspondenceOf(database, code, section);
}

/** The same for the key of a citation, `indianpenalcode1860//302`. */
export function correspondingToKey(database: Database, key: string): CorrespondingSections | null {
  const [act = "", section = ""] = key.split("//");
  const code = criminalCodeOf(new Set([act]));
  return code === null ? null : correspondenceOf(database, code, section);
}

const KEYS = (Object.keys(CRIMINAL_CODES) as CriminalCode[]).map(
  (code) => [slugOf(CRIMINAL_CODES[code]), code] as const,
);

function criminalCodeOf(keys: ReadonlySet<string>): CriminalCode | null {
  return KEYS.find(([key]) => keys.has(key))?.[1] ?? null;
}

function correspondenceOf(database: Database, code: CriminalCode, section: string): CorrespondingSections | null {
  const successor = successorOf(code, section);
  const found = successor ?? predecessorOf(code, section);
  if (found === null) return null;
  const title = CRIMINAL_CODES[found.act];
  const [ordinal = null, ...others] = byKey(database, "act_key", slugOf(title));
  return {
    ...found,
    relation: successor === null ? "replaces" : "replaced_by",
    title,
    ordinal: others.length === 0 ? ordinal : null,
  };
}

/** "103(1)" as sections are numbered, and as cases that cite it are counted: "103". */
export function wholeSection(section: string): string {
  return section.replace(/\(.*/, "");
}
