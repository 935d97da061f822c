import type { CodeRow, LegislationUrls, ProvisionStatus } from "../../law/legislation.ts";
import type { ImportOptions } from "../importer.ts";
import { reportRefusedEntries } from "../importers/common/report-refused-entries.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../records/source-record.ts";
import type { Source } from "../source.ts";
import { buildBreadcrumb, type CodeUnit, findChapter, formatUnitNumber } from "./code-unit.ts";
import type { Grammar } from "./provisions/grammar.ts";
import type { ProvisionDraft } from "./provisions/provision-draft.ts";
import type { ProvisionReading } from "./provisions/provision-reading.ts";
import { readProvisions } from "./provisions/read-provisions.ts";
import { buildSectionId, createIdDisambiguator } from "./section-ids.ts";

/** A title of a code as one file has it, and how its sections are cited. */
export interface CodeFile {
  readonly code: CodeRow;
  /** The year of the text. */
  readonly year: number | null;
  /** "17 U.S.C." and "17 USC". */
  readonly citationPrefix: string;
  readonly shortCitationPrefix: string;
  /** The level whose numbers run through the whole title: chapter in the US Code, part in the CFR. */
  readonly runningLevel: string;
  /** Returns the official addresses of a section, by its number and the units around it. */
  buildUrls(number: string, units: readonly CodeUnit[]): LegislationUrls;
}

/** Number, heading and status of a section or unit. */
export interface ProvisionDescription {
  readonly number: string;
  readonly heading: string;
  readonly status: ProvisionStatus;
}

/** Interprets the sections and units of a vocabulary. */
export interface CodeDescriber {
  describeUnit(draft: ProvisionDraft): CodeUnit;
  determineUnitStatus(draft: ProvisionDraft): ProvisionStatus;
  describeProvision(draft: ProvisionDraft): ProvisionDescription;
}

/** A format in which codes are published, a file for each title. */
export interface CodeFormat {
  /** Name for messages. */
  readonly name: string;
  isCodeFile(path: string): boolean;
  readonly grammar: Grammar;
  /** Returns the title that a file contains, by its head and its outermost unit; null if they do not say. */
  createCodeFile(document: ProvisionDraft, title: ProvisionDraft): CodeFile | null;
  readonly describer: CodeDescriber;
}

/** Reads every file of a format in a source, one section at a time. */
export async function* readCodeFiles(
  source: Source,
  format: CodeFormat,
  options: ImportOptions = {},
): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const codes = new Set<string>();
  const distinct = createIdDisambiguator();
  for await (const entry of source.entries()) {
    if (!format.isCodeFile(entry.path)) continue;
    const location = { file: entry.path, record: "file" };
    let file: CodeFile | null = null;
    let refusal: string | null = `it has no section, or it is not ${format.name}`;
    for await (const reading of readProvisions(entry, format.grammar, options)) {
      if (reading.kind === "broken") {
        refusal = null;
        yield createRefusal("section", reading.reason, { ...location, record: reading.record });
        continue;
      }
      const title: ProvisionDraft | undefined =
        reading.ancestors[0] ?? (reading.kind === "unit" ? reading.unit : undefined);
      file ??= title ? format.createCodeFile(reading.document, title) : null;
      refusal = file === null ? "it does not say of which title it is" : null;
      if (file === null) break;
      if (!codes.has(file.code.id)) yield { kind: "code", code: file.code, location };
      codes.add(file.code.id);
      const around = reading.ancestors.map(format.describer.describeUnit);
      yield* createCodeRecords(reading, around, file, format.describer, distinct, entry.path);
    }
    if (refusal !== null) yield createRefusal("file", refusal, location);
  }
}

/** Formats the sections of a number for a citation: "§ 107", "§§ 202 to 204", "§§ 5.2-5.9", "pt. 40, app. A". */
function formatSectionNumber(number: string): string {
  if (!/^\d/.test(number)) return number;
  return `${/ to |, | and |–|^\d+\.\d+[a-z]?-\d+\.\d/.test(number) ? "§§" : "§"} ${number}`;
}

/**
 * Creates the records of one reading of a code's file. A unit has its own row, cited as such ("29 C.F.R. pt. 1910"),
 * if it has text outside its sections, or if all of it has been repealed or reserved.
 */
export function* createCodeRecords(
  reading: Exclude<ProvisionReading, { kind: "broken" }>,
  around: readonly CodeUnit[],
  file: CodeFile,
  describe: CodeDescriber,
  distinct: (id: string) => string,
  path: string,
): Generator<SourceRecord> {
  const draft = reading.kind === "provision" ? reading.provision : reading.unit;
  const units = reading.kind === "unit" ? [...around, describe.describeUnit(draft)] : around;
  const text = draft.text.text();
  const history = draft.history.text();
  const notes = draft.notes.text();
  const { number, heading, status } =
    reading.kind === "provision" ? describe.describeProvision(draft) : describeUnit(draft, units, file, describe);
  const location: SourceLocation = { file: path, record: number };

  if (reading.kind === "unit") {
    const closed = draft.provisions === 0 && status !== "in_force";
    if (text === "" && history === "" && notes === "" && !closed) return;
  }
  if (number === "") {
    yield createRefusal("section", "it has no number", { file: path, record: heading });
    return;
  }

  const wanted = buildSectionId(file.code.id, number);
  const id = distinct(wanted);
  for (const reason of listRepairs(draft, id !== wanted)) {
    yield createRepair("section", reason, location);
  }
  const cited = reading.kind === "provision" ? formatSectionNumber(number) : number;
  yield {
    kind: "section",
    section: {
      id,
      codeId: file.code.id,
      citation: reading.kind === "unit" && number === "title" ? file.citationPrefix : `${file.citationPrefix} ${cited}`,
      citationShort: `${file.shortCitationPrefix} ${number}`,
      heading,
      number,
      ...findChapter(units),
      breadcrumb: buildBreadcrumb(around),
      year: file.year,
      status,
      urls: reading.kind === "provision" ? file.buildUrls(number, around) : {},
      text,
      history,
      notes,
      asOf: null,
    },
    location,
  };
}

function describeUnit(
  draft: ProvisionDraft,
  units: readonly CodeUnit[],
  file: CodeFile,
  describe: CodeDescriber,
): ProvisionDescription {
  const unit = units.at(-1);
  return {
    number: formatUnitNumber(units, file.runningLevel),
    heading: unit?.name ?? "",
    status: describe.determineUnitStatus(draft),
  };
}

/** Lists what was wrong in the source, in words for the report. */
export function* listRepairs(draft: Pick<ProvisionDraft, "malformed">, hasSameNumber: boolean): Generator<string> {
  if (draft.malformed) yield "its tags are not nested as they should be";
  if (hasSameNumber) yield "another section has the same number: both are kept";
}
