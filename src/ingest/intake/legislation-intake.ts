import { CORPUS_TYPES, type SectionRow } from "../../law/legislation.ts";
import { STATES } from "../../law/state.ts";
import { createActWriter } from "../../store/legislation/acts.ts";
import { createLegislationTextWriter } from "../../store/legislation/legislation-text.ts";
import {
  createSectionWriter,
  hasSectionVersion,
  insertCode,
  markCurrentVersions,
  readCodes,
} from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { keepWebAddress, keepWebAddresses } from "../../text/web-address.ts";
import { type KnownAct, mergeActs } from "../merge/merge-acts.ts";
import type { LegislationRecord } from "../records/corpus-records.ts";

type RecordOf<Kind extends LegislationRecord["kind"]> = Extract<LegislationRecord, { kind: Kind }>;

/** Outcome of storing a record of enacted law. */
export type LegislationOutcome =
  | { readonly kind: "stored" }
  | { readonly kind: "refused"; readonly reason: string }
  /** Another source has the Act too; `taken` lists what was taken from this record. */
  | { readonly kind: "merged"; readonly actId: string; readonly taken: readonly string[] };

/** The tables of enacted law while they are filled. */
export interface LegislationTables {
  /** `sections` counts those of US law, each once regardless of its versions; exact after `finish`. */
  readonly counts: { codes: number; sections: number; acts: number; footnotes: number };
  readonly database: Database;
  readonly actWriter: ReturnType<typeof createActWriter>;
  readonly writeSection: ReturnType<typeof createSectionWriter>;
  /** A code's metadata as JSON, by its id. */
  readonly codes: Map<string, string>;
  /** Ids of codes whose versions are whole codes. */
  readonly wholeCodes: Set<string>;
  /** Code id by section id. */
  readonly sections: Map<string, string>;
  /** By id, with the number of the input that the Act was last read from. */
  readonly acts: Map<string, KnownAct & { readonly input: number }>;
  /** Writes what is buffered; called once, after the last record. */
  finish(): void;
}

/** Creates the writers of enacted law over a database that contains none. */
export function createLegislationTables(database: Database): LegislationTables {
  const texts = createLegislationTextWriter(database);
  const counts = { codes: 0, sections: 0, acts: 0, footnotes: 0 };
  const wholeCodes = new Set<string>();
  return {
    counts,
    database,
    actWriter: createActWriter(database, texts),
    writeSection: createSectionWriter(database, texts),
    codes: new Map(),
    wholeCodes,
    sections: new Map(),
    acts: new Map(),
    finish() {
      texts.finish();
      markCurrentVersions(database, wholeCodes);
      counts.sections = readCodes(database).reduce((sum, { sectionCount }) => sum + sectionCount, 0);
    },
  };
}

/**
 * Stores a record of enacted law, merges it with another source's, or says why neither is possible.
 * @param input number of the input: one source never has an Act twice
 */
export function addLegislation(
  tables: LegislationTables,
  record: LegislationRecord,
  input: number,
): LegislationOutcome {
  switch (record.kind) {
    case "code":
      return addCode(tables, record);
    case "section":
      return addSection(tables, record);
    case "act":
      return addAct(tables, record, input);
  }
}

const STORED: LegislationOutcome = { kind: "stored" };

function refuse(reason: string): LegislationOutcome {
  return { kind: "refused", reason };
}

function addCode(
  { counts, database, codes, wholeCodes }: LegislationTables,
  { code }: RecordOf<"code">,
): LegislationOutcome {
  const metadata = JSON.stringify([
    code.corpusType,
    code.state,
    code.label,
    code.titleNumber,
    code.titleName,
    code.wholeVersions === true,
  ]);
  const stored = codes.get(code.id);
  // Each file of a source may announce the code that it is part of.
  if (stored === metadata) return STORED;
  if (stored !== undefined) return refuse(`another code has the id "${code.id}"`);
  const problem = findIdProblem(code.id) ?? findJurisdictionProblem(code.corpusType, code.state);
  if (problem !== null) return refuse(problem);
  insertCode(database, code);
  codes.set(code.id, metadata);
  if (code.wholeVersions) wholeCodes.add(code.id);
  counts.codes++;
  return STORED;
}

function addSection(tables: LegislationTables, { section }: RecordOf<"section">): LegislationOutcome {
  const { counts, database, codes, sections } = tables;
  const problem = findIdProblem(section.id);
  if (problem !== null) return refuse(problem);
  if (!codes.has(section.codeId)) return refuse(`its code "${section.codeId}" is not in the input`);
  const codeId = sections.get(section.id);
  if (codeId !== undefined && codeId !== section.codeId)
    return refuse(`code "${codeId}" has a section with the id "${section.id}"`);
  if (section.asOf !== null && !isIsoDate(section.asOf)) return refuse(`"${section.asOf}" is not a date, YYYY-MM-DD`);
  if (hasSectionVersion(database, section.id, section.asOf)) {
    const version = section.asOf === null ? "" : ` and the date ${section.asOf}`;
    return refuse(`another section has the id "${section.id}"${version}`);
  }
  tables.writeSection(removeUnsafeUrls(section));
  if (codeId === undefined) counts.sections++;
  sections.set(section.id, section.codeId);
  return STORED;
}

function addAct(tables: LegislationTables, record: RecordOf<"act">, input: number): LegislationOutcome {
  const { counts, actWriter, acts } = tables;
  const { sections, footnotes } = record;
  const act = { ...record.act, url: keepWebAddress(record.act.url) };
  const stored = acts.get(act.id);
  const problem = findIdProblem(act.id);
  if (problem !== null) return refuse(problem);
  if (stored?.input === input) return refuse(`another Act has the id "${act.id}"`);
  if (new Set(footnotes.map(({ id }) => id)).size < footnotes.length) return refuse("two of its footnotes have one id");
  const added = { act, sections: sections.length, footnotes: footnotes.length };
  if (stored === undefined) {
    actWriter.add(act, sections, footnotes);
    acts.set(act.id, { ...added, input });
    counts.acts++;
    counts.footnotes += footnotes.length;
    return STORED;
  }
  const { known, takesText, taken } = mergeActs(stored, added);
  actWriter.updateMetadata(known.act);
  if (takesText) actWriter.replaceText(act.id, sections, footnotes);
  acts.set(act.id, { ...known, input });
  counts.footnotes += known.footnotes - stored.footnotes;
  return { kind: "merged", actId: act.id, taken };
}

const MAX_ID_CHARS = 200;

/** Says what is wrong with an id; ids are parts of addresses. */
function findIdProblem(id: string): string | null {
  if (id.length > MAX_ID_CHARS) return `the id "${id.slice(0, 40)}…" has more than ${MAX_ID_CHARS} characters`;
  return /^[a-zA-Z0-9_-]+$/.test(id) ? null : `the id "${id}" contains characters other than letters, digits, _ and -`;
}

/** Says what is wrong with the type of a code and its state. */
function findJurisdictionProblem(corpusType: string, state: string | null): string | null {
  if (!CORPUS_TYPES.some((type) => type === corpusType)) return `"${corpusType}" is not a corpus type`;
  const ofState = corpusType.startsWith("STATE");
  if (ofState !== (state !== null)) return ofState ? "it names no state" : `${corpusType} has no state`;
  return state === null || STATES.some(({ code }) => code === state) ? null : `"${state}" is not a state`;
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Returns the section with web addresses only: people follow them, and a source may contain others. */
function removeUnsafeUrls(section: SectionRow): SectionRow {
  return { ...section, urls: keepWebAddresses(section.urls) };
}
