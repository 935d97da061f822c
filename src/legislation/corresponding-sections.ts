import { toSlug } from "../citation/reporters/edition.ts";
import {
  type Correspondence,
  CRIMINAL_CODES,
  type CriminalCode,
  findPredecessor,
  findSuccessor,
} from "../law/correspondence/criminal-codes.ts";
import { listActKeys } from "./provision-keys.ts";

/** The sections that replaced a section of the criminal laws of India in 2024, or that it replaced. */
export interface CorrespondingSections extends Correspondence {
  readonly relation: "replaced_by" | "replaces";
  /** Title of the other law. */
  readonly title: string;
  /** Key of that title, under which the corpus lists the Act. */
  readonly actKey: string;
}

/**
 * Returns the sections that correspond to a section of the Act of this title; `null` for other Acts and new sections.
 */
export function findCorrespondingSections(title: string, section: string): CorrespondingSections | null {
  const code = findCriminalCode(listActKeys(title));
  return code === null ? null : findCorrespondence(code, section);
}

/**
 * Returns the sections that correspond to a citation key such as `indianpenalcode1860//302`; `null` if there are none.
 */
export function findCorrespondingSectionsByKey(key: string): CorrespondingSections | null {
  const [act = "", section = ""] = key.split("//");
  const code = findCriminalCode(new Set([act]));
  return code === null ? null : findCorrespondence(code, section);
}

const CRIMINAL_CODE_KEYS = (Object.keys(CRIMINAL_CODES) as CriminalCode[]).map(
  (code) => [toSlug(CRIMINAL_CODES[code]), code] as const,
);

function findCriminalCode(keys: ReadonlySet<string>): CriminalCode | null {
  return CRIMINAL_CODE_KEYS.find(([key]) => keys.has(key))?.[1] ?? null;
}

function findCorrespondence(code: CriminalCode, section: string): CorrespondingSections | null {
  const successor = findSuccessor(code, section);
  const found = successor ?? findPredecessor(code, section);
  if (found === null) return null;
  const title = CRIMINAL_CODES[found.act];
  return { ...found, relation: successor === null ? "replaces" : "replaced_by", title, actKey: toSlug(title) };
}

/** Returns the number of the section that contains a subsection: "103" for "103(1)". Citing cases are counted by it. */
export function stripSubsection(section: string): string {
  return section.replace(/\(.*/, "");
}
