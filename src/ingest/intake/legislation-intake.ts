import { CORPUS_TYPES, type LegislationUrls, type SectionRow } from "../../law/legislation.ts";
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
import { type KnownAct, mergeActs } from "../merge/merge-acts.ts";
import type { SourceRecord } from "../records/source-record.ts";

type RecordOf<Kind extends SourceRecord["kind"]> = Extract<SourceRecord, { kind: Kind }>;

/** Stores enacted law. What cannot be stored comes back as the reason why; null where all is well. */
export interface LegislationIntake {
  /** `sections` are those of US law, each once however many versions of it there are; exact when all is finished. */
  readonly counts: { codes: number; sections: number; acts: number; footnotes: number };
  addCode(record: RecordOf<"code">): string | null;
  addSection(record: RecordOf<"section">): string | null;
  /** `input` tells sources apart. Fields that were taken from the record where another source has the Act already. */
  addAct(record: RecordOf<"act">, input: number): string | null | { readonly taken: readonly string[] };
  /** Call once, behind the last record. */
  finish(): void;
}

export function createLegislationIntake(database: Database): LegislationIntake {
  const texts = createLegislationTextWriter(database);
  const writeSection = createSectionWriter(database, texts);
  const writer = createActWriter(database, texts);
  const counts = { codes: 0, sections: 0, acts: 0, footnotes: 0 };
  const codes = new Map<string, string>();
  const sections = new Map<string, string>();
  const acts = new Map<string, KnownAct & { readonly input: number }>();
  const wholeCodes = new Set<string>();

  return {
    counts,

    addCode({ code }) {
      const stored = codes.get(code.id);
      const same = JSON.stringify([
        code.corpusType,
        code.state,
        code.label,
        code.titleNumber,
        code.titleName,
        code.wholeVersions === true,
      ]);
      // Files of one source may each announce the code that they are of.
      if (stored === same) return null;
      if (stored !== undefined) return `another code has the id "${code.id}"`;
      const wrong = findIdProblem(code.id) ?? findJurisdictionProblem(code.corpusType, code.state);
      if (wrong !== null) return wrong;
      insertCode(database, code);
      codes.set(code.id, same);
      if (code.wholeVersions) wholeCodes.add(code.id);
      counts.codes++;
      return null;
    },

    addSection({ section }) {
      const wrong = findIdProblem(section.id);
      if (wrong !== null) return wrong;
      if (!codes.has(section.codeId)) return `its code "${section.codeId}" is not in the input`;
      if ((sections.get(section.id) ?? section.codeId) !== section.codeId)
        return `code "${sections.get(section.id)}" has a section with the id "${section.id}"`;
      if (section.asOf !== null && !isIsoDate(section.asOf)) return `"${section.asOf}" is not a date, YYYY-MM-DD`;
      if (hasSectionVersion(database, section.id, section.asOf)) {
        const version = section.asOf === null ? "" : ` and the date ${section.asOf}`;
        return `another section has the id "${section.id}"${version}`;
      }
      writeSection(removeUnsafeUrls(section));
      if (!sections.has(section.id)) counts.sections++;
      sections.set(section.id, section.codeId);
      return null;
    },

    addAct({ act: given, sections, footnotes }, input) {
      const act = { ...given, url: isWebAddress(given.url) ? given.url : "" };
      const stored = acts.get(act.id);
      const wrong = findIdProblem(act.id);
      if (wrong !== null) return wrong;
      if (stored?.input === input) return `another Act has the id "${act.id}"`;
      if (new Set(footnotes.map(({ id }) => id)).size < footnotes.length) return "two of its footnotes have one id";
      const added = { act, sections: sections.length, footnotes: footnotes.length };
      if (stored === undefined) {
        writer.add(act, sections, footnotes);
        acts.set(act.id, { ...added, input });
        counts.acts++;
        counts.footnotes += footnotes.length;
        return null;
      }
      const { known, takesText, taken } = mergeActs(stored, added);
      writer.updateMetadata(known.act);
      if (takesText) writer.replaceText(act.id, sections, footnotes);
      acts.set(act.id, { ...known, input });
      counts.footnotes += known.footnotes - stored.footnotes;
      return { taken };
    },

    finish() {
      texts.finish();
      markCurrentVersions(database, wholeCodes);
      counts.sections = readCodes(database).reduce((sum, { sectionCount }) => sum + sectionCount, 0);
    },
  };
}

const MAX_ID_CHARS = 200;

/** Ids stand in addresses. */
function findIdProblem(id: string): string | null {
  if (id.length > MAX_ID_CHARS) return `the id "${id.slice(0, 40)}…" has more than ${MAX_ID_CHARS} characters`;
  return /^[a-zA-Z0-9_-]+$/.test(id) ? null : `the id "${id}" holds other characters than letters, digits, _ and -`;
}

function findJurisdictionProblem(corpusType: string, state: string | null): string | null {
  if (!CORPUS_TYPES.some((type) => type === corpusType)) return `"${corpusType}" is not a corpus type`;
  const ofState = corpusType.startsWith("STATE");
  if (ofState !== (state !== null)) return ofState ? "it names no state" : `${corpusType} has no state`;
  return state === null || STATES.some(({ code }) => code === state) ? null : `"${state}" is not a state`;
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Addresses that people will follow: of the web only, whatever a source says. */
function removeUnsafeUrls(section: SectionRow): SectionRow {
  const urls = Object.fromEntries(Object.entries(section.urls).filter(([, url]) => isWebAddress(url)));
  return { ...section, urls: urls as LegislationUrls };
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
