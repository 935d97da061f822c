import { EVIDENCE_CORRESPONDENCE } from "./evidence.ts";
import { PENAL_CORRESPONDENCE } from "./penal.ts";
import { PROCEDURE_CORRESPONDENCE } from "./procedure.ts";

/** The day on which the new codes took the place of the old ones. */
export const CRIMINAL_LAW_REPEAL_DATE = "2024-07-01";

/** The criminal laws of India that were replaced on 1 July 2024, and those that replaced them. */
export const CRIMINAL_CODES = {
  ipc: "Indian Penal Code, 1860",
  bns: "Bharatiya Nyaya Sanhita, 2023",
  crpc: "Code of Criminal Procedure, 1973",
  bnss: "Bharatiya Nagarik Suraksha Sanhita, 2023",
  iea: "Indian Evidence Act, 1872",
  bsa: "Bharatiya Sakshya Adhiniyam, 2023",
} as const;

/** A criminal law of India, old or new, by its common abbreviation. */
export type CriminalCode = keyof typeof CRIMINAL_CODES;

/** The provisions of the other law of its pair that a provision corresponds to. */
export interface Correspondence {
  readonly act: CriminalCode;
  /** Numbers such as "103(1)"; empty if the provision was omitted. */
  readonly sections: readonly string[];
  /** The nearest provision of the new law if it was omitted; else `null`. */
  readonly compare: string | null;
}

/**
 * Finds the successor of a provision of an old law: `findSuccessor("ipc", "302")` is section 103(1) of the Bharatiya
 * Nyaya Sanhita. A subsection without a row has the successor of its section. Returns `null` if the table has no row,
 * and for a law that was not replaced.
 */
export function findSuccessor(act: CriminalCode, section: string): Correspondence | null {
  const pair = readCodePairs().find(({ old }) => old === act);
  const row = pair && findByNarrowing(section, (name) => pair.byOld.get(name));
  return row ? { act: pair.successor, sections: row.successors, compare: row.compare } : null;
}

/**
 * Finds the predecessor of a provision of a new law: `findPredecessor("bns", "103")` is section 302 of the Indian Penal
 * Code. A whole section has the predecessors of all its subsections. Returns `null` if the table has no row.
 */
export function findPredecessor(act: CriminalCode, section: string): Correspondence | null {
  const pair = readCodePairs().find(({ successor }) => successor === act);
  const found = pair && findByNarrowing(section, (name) => pair.byNew.get(name));
  return found ? { act: pair.old, sections: found, compare: null } : null;
}

/** A row of a correspondence table: a provision of the old law and its successors. */
interface CorrespondenceRow {
  readonly section: string;
  readonly successors: readonly string[];
  readonly compare: string | null;
}

interface CodePair {
  readonly old: CriminalCode;
  readonly successor: CriminalCode;
  readonly byOld: ReadonlyMap<string, CorrespondenceRow>;
  readonly byNew: ReadonlyMap<string, readonly string[]>;
}

let codePairs: readonly CodePair[] | undefined;

/** Reads the tables when they are first needed: most processes need none. */
function readCodePairs(): readonly CodePair[] {
  codePairs ??= [
    createPair("ipc", "bns", PENAL_CORRESPONDENCE),
    createPair("crpc", "bnss", PROCEDURE_CORRESPONDENCE),
    createPair("iea", "bsa", EVIDENCE_CORRESPONDENCE),
  ];
  return codePairs;
}

function createPair(old: CriminalCode, successor: CriminalCode, table: string): CodePair {
  const rows = table.trim().split("\n").flatMap(readRow);
  const byNew = new Map<string, string[]>();
  for (const { section, successors } of rows) {
    const names = new Set(successors.flatMap((name) => [name, name.replace(/\(.*/, "")]));
    for (const name of names) byNew.set(name, [...(byNew.get(name) ?? []), section]);
  }
  return { old, successor, byOld: new Map(rows.map((row) => [row.section, row])), byNew };
}

/**
 * Parses a row: `302 103(1)`, `498A 85,86`, `377 -` (omitted), `309 - 226` (omitted, compare 226), `76-106 14-44` (a
 * range of sections that moved together).
 */
function readRow(line: string): CorrespondenceRow[] {
  const [from = "", to = "", compare = null] = line.split(" ");
  const [first, last] = parseRange(from);
  if (to === "-" || last === null) {
    const sections = last === null ? [from] : listNumbers(first, last);
    const successors = to === "-" ? [] : to.split(",");
    return sections.map((section) => ({ section, successors, compare }));
  }
  const [start] = parseRange(to);
  return listNumbers(first, last).map((section, at) => ({ section, successors: [String(start + at)], compare }));
}

function parseRange(text: string): [first: number, last: number | null] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return first === undefined ? [0, null] : [Number(first), Number(last)];
}

function listNumbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** Maximum length of the number of a provision, such as "376(2)(n)". */
const MAX_SECTION_CHARS = 40;

/** Looks up a provision, without its last brackets if the exact one is missing: "376(2)(n)", "376(2)", "376". */
function findByNarrowing<T>(section: string, find: (section: string) => T | undefined): T | undefined {
  if (section.length > MAX_SECTION_CHARS) return undefined;
  for (let name = section.replace(/\s+/g, "").toUpperCase(); name !== ""; ) {
    const found = find(name.replace(/\(.*/, (brackets) => brackets.toLowerCase()));
    if (found !== undefined) return found;
    name = name.endsWith(")") ? name.slice(0, Math.max(0, name.lastIndexOf("("))) : "";
  }
  return undefined;
}
