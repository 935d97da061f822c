import { type ActSectionRow, CORPUS_TYPES, type SectionRow } from "../../law/legislation.ts";
import { STATES } from "../../law/state.ts";
import { createActWriter } from "../../store/legislation/acts.ts";
import { createLegislationTextWriter, type LegislationTextState } from "../../store/legislation/legislation-text.ts";
import {
  insertProvisionTopics,
  removeActTopics,
  toActTopicKey,
  toSectionTopicKey,
} from "../../store/legislation/provision-topics.ts";
import {
  createSectionWriter,
  hasSectionVersion,
  insertCode,
  markCurrentVersions,
  readCodes,
  type SectionWriter,
} from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { keepWebAddress, keepWebAddresses } from "../../text/web-address.ts";
import { mergeActs } from "../merge/merge-acts.ts";
import type { LegislationRecord } from "../records/corpus-records.ts";
import type { LegislationChange, ReadAct, ReadingLog } from "./reading-log.ts";

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
  readonly counts: LegislationCounts;
  /** Receives every change of `codes`, `sections` and `acts`. */
  readonly log: ReadingLog;
  readonly database: Database;
  readonly actWriter: ReturnType<typeof createActWriter>;
  readonly sectionWriter: SectionWriter;
  /** A code's metadata as JSON, by its id. */
  readonly codes: Map<string, string>;
  /** Ids of codes whose versions are whole codes. */
  readonly wholeCodes: Set<string>;
  /** Code id by section id. */
  readonly sections: Map<string, string>;
  /** By id, with the number of the input that the Act was last read from. */
  readonly acts: Map<string, ReadAct>;
  /** What the maps do not contain, for tables that continue. */
  readonly state: LegislationState;
  /** Writes what is buffered; called once, after the last record. */
  finish(): void;
}

/** Numbers of stored records of enacted law. */
export interface LegislationCounts {
  codes: number;
  sections: number;
  acts: number;
  footnotes: number;
}

/** What an interrupted build remembers of its tables of enacted law, beside the logged changes. */
export interface LegislationState {
  readonly counts: LegislationCounts;
  readonly texts: LegislationTextState;
}

/**
 * Creates the writers of enacted law over a database that contains none.
 * @param restored state of the interrupted build that filled the database; the logged changes have to be repeated
 */
export function createLegislationTables(
  database: Database,
  log: ReadingLog,
  restored: LegislationState | null = null,
): LegislationTables {
  const texts = createLegislationTextWriter(database, restored?.texts);
  const counts = restored ? { ...restored.counts } : { codes: 0, sections: 0, acts: 0, footnotes: 0 };
  const wholeCodes = new Set<string>();
  return {
    counts,
    log,
    database,
    get state() {
      return { counts: { ...counts }, texts: texts.state };
    },
    actWriter: createActWriter(database, texts),
    sectionWriter: createSectionWriter(database, texts, (version) => log.add({ kind: "version_text", version })),
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

/** Repeats a logged change. */
export function applyLegislationChange(
  { codes, wholeCodes, sections, acts, sectionWriter }: LegislationTables,
  change: LegislationChange,
): void {
  switch (change.kind) {
    case "code":
      codes.set(change.id, change.metadata);
      if (change.isWhole) wholeCodes.add(change.id);
      return;
    case "section":
      sections.set(change.id, change.codeId);
      return;
    case "version_text":
      return sectionWriter.restoreVersionText(change.version);
    case "act":
      acts.set(change.act.act.id, change.act);
  }
}

/** Makes a change and logs it. */
function change(tables: LegislationTables, made: LegislationChange): void {
  applyLegislationChange(tables, made);
  tables.log.add(made);
}

const STORED: LegislationOutcome = { kind: "stored" };

function refuse(reason: string): LegislationOutcome {
  return { kind: "refused", reason };
}

function addCode(tables: LegislationTables, { code }: RecordOf<"code">): LegislationOutcome {
  const { counts, database, codes } = tables;
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
  change(tables, { kind: "code", id: code.id, metadata, isWhole: code.wholeVersions === true });
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
  tables.sectionWriter.add(removeUnsafeUrls(section));
  insertProvisionTopics(database, toSectionTopicKey(section.id), section.topics ?? []);
  if (codeId === undefined) {
    counts.sections++;
    change(tables, { kind: "section", id: section.id, codeId: section.codeId });
  }
  return STORED;
}

function addAct(tables: LegislationTables, record: RecordOf<"act">, input: number): LegislationOutcome {
  const { counts, database, actWriter, acts } = tables;
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
    storeActTopics(database, act.id, sections);
    change(tables, { kind: "act", act: { ...added, input } });
    counts.acts++;
    counts.footnotes += footnotes.length;
    return STORED;
  }
  const { known, takesText, taken } = mergeActs(stored, added);
  actWriter.updateMetadata(known.act);
  if (takesText) {
    actWriter.replaceText(act.id, sections, footnotes);
    removeActTopics(database, act.id);
    storeActTopics(database, act.id, sections);
  }
  change(tables, { kind: "act", act: { ...known, input } });
  counts.footnotes += known.footnotes - stored.footnotes;
  return { kind: "merged", actId: act.id, taken };
}

function storeActTopics(database: Database, actId: string, sections: readonly ActSectionRow[]): void {
  for (const { number, topics = [] } of sections) insertProvisionTopics(database, toActTopicKey(actId, number), topics);
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
