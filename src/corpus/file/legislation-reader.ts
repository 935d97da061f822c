import type { FootnoteRow, FootnoteType } from "../../law/legislation.ts";
import { stripSubsection } from "../../legislation/corresponding-sections.ts";
import { determineProvisionValidity } from "../../legislation/history/provision-status.ts";
import { toActRulingKey, toSectionRulingKey } from "../../legislation/history/ruling-keys.ts";
import { findSectionsByKey } from "../../legislation/provision-keys.ts";
import {
  countFootnoteTypes,
  findActOrdinal,
  findActs,
  findStoredAct,
  foldTitle,
  listFootnotes,
  listSectionsOfAct,
  readStoredAct,
  readStoredActSection,
  type StoredActSection,
} from "../../store/legislation/acts.ts";
import {
  findActOrdinalsByKey,
  findActSectionCiters,
  findSectionCiters,
} from "../../store/legislation/provision-citers.ts";
import {
  createProvisionTopicReader,
  toActTopicKey,
  toSectionTopicKey,
} from "../../store/legislation/provision-topics.ts";
import {
  findNeighbourSections,
  findNewestSectionOrdinal,
  findSectionVersion,
  listVersionDates,
  readStoredSection,
} from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type {
  ActListQuery,
  ActSectionText,
  CodeData,
  FootnotePage,
  FootnoteRequest,
  LegislationReader,
  ProvisionCiters,
  ProvisionData,
  ProvisionQuery,
  SectionDetail,
} from "../port/legislation-reader.ts";
import type { FileContext } from "./file-context.ts";
import { ProvisionDecoder, toActData } from "./provision-data.ts";
import { createExplainer } from "./status-explainer.ts";

const NO_CITERS: ProvisionCiters = { total: 0, citers: [] };

/** Reads the enacted law of a corpus file. */
export function createLegislationReader(context: FileContext): LegislationReader {
  const { file } = context;
  const { database } = file;
  const decoder = new ProvisionDecoder(database);
  let codes: readonly CodeData[] | undefined;
  let readTopics: ReturnType<typeof createProvisionTopicReader> | undefined;

  return {
    async readCodes() {
      codes ??= [...context.legislation.codes().values()];
      return codes;
    },
    async searchSections({ codeIds, ...query }: ProvisionQuery) {
      const { total, hits } = context.legislation.sections.search({ ...query, among: codeIds });
      return {
        total,
        hits: hits.map(({ ordinal, score, excerpt }) => ({
          section: decoder.toSection(readStoredSection(database, ordinal)),
          score,
          excerpt,
        })),
      };
    },
    async searchActSections(query: ProvisionQuery) {
      const { total, hits } = context.legislation.actSections.search(query);
      const sections = decoder.toActSections(hits.map(({ ordinal }) => readStoredActSection(database, ordinal)));
      return { total, hits: hits.map(({ score, excerpt }, at) => ({ section: sections[at]!, score, excerpt })) };
    },
    readSection: async (actId, day) => readSection(context, decoder, actId, day),
    findSections: async (keys) =>
      keys.map((key) =>
        findSectionsByKey(database, key)
          .map((ordinal) => readStoredSection(database, ordinal))
          .filter(({ isCurrent }) => isCurrent)
          .map((section) => decoder.toSection(section)),
      ),
    findActSections: async (keys) => keys.map((key) => decoder.toActSections(findActSectionsByKey(database, key))),
    readTexts: async (provisions, maxLength) =>
      provisions.map((provision) => {
        const location = decoder.findText(provision);
        return location === null ? "" : context.legislation.readText(location, 0, maxLength);
      }),
    readTopics: async (provisions) => {
      readTopics ??= createProvisionTopicReader(database);
      return provisions.map((provision) => readTopics!(toTopicKey(provision)));
    },
    listActs: async (request) => listActs(database, request),
    readActs: async (actIds) =>
      actIds.map((actId) => {
        const act = findStoredAct(database, actId);
        return act && toActData(act);
      }),
    findActs: async (keys) =>
      keys.map((key) =>
        findActOrdinalsByKey(database, key).map((ordinal) => toActData(readStoredAct(database, ordinal))),
      ),
    readActSections: async (actId, number) => readActSections(context, actId, number),
    listFootnotes: async (request) => readFootnotes(context, request),
    findSectionCiters: async (actIds, limit) =>
      actIds.map((actId) => {
        const ordinal = findNewestSectionOrdinal(database, actId);
        return ordinal === null ? NO_CITERS : findSectionCiters(database, ordinal, limit);
      }),
    readValidity: async (provisions, asOf) => {
      const explainer = createExplainer(context, asOf);
      return provisions.map(({ actId, number }) => {
        const key = number === undefined ? toSectionRulingKey(actId) : toActKey(database, actId, number);
        return key === null ? null : determineProvisionValidity(key, { database, ...explainer });
      });
    },
    findActSectionCiters: async (sections, limit) =>
      sections.map(({ actId, numbers }) => {
        const act = findActOrdinal(database, actId);
        return act === null ? NO_CITERS : findActSectionCiters(database, act, numbers, limit);
      }),
  };
}

/** Returns the key of decisions on a section of an Act; those on a subsection are of its section. */
function toActKey(database: Database, actId: string, number: string): string | null {
  const act = findStoredAct(database, actId);
  return act && toActRulingKey(act.title, stripSubsection(number));
}

function toTopicKey({ kind, section }: ProvisionData): string {
  return kind === "act" ? toActTopicKey(section.act.actId, section.number) : toSectionTopicKey(section.actId);
}

function readSection(
  { file, legislation }: FileContext,
  decoder: ProvisionDecoder,
  actId: string,
  day: string | undefined,
): SectionDetail | null {
  const { database } = file;
  const section = findSectionVersion(database, actId, day);
  if (!section) return null;
  const current = section.isCurrent ? section : findSectionVersion(database, actId)!;
  const { readText } = legislation;
  return {
    section: decoder.toSection(section),
    text: readText(section.text),
    history: readText(section.history),
    notes: readText(section.notes),
    versions: listVersionDates(database, actId),
    ...findNeighbourSections(database, current),
  };
}

function findActSectionsByKey(database: Database, key: string): StoredActSection[] {
  const [act = "", number = ""] = key.split("//");
  return findActOrdinalsByKey(database, act).flatMap((ordinal) =>
    listSectionsOfAct(database, ordinal).filter((section) => section.number.toLowerCase() === number),
  );
}

function listActs(database: Database, { filter, order, offset, limit }: ActListQuery) {
  const { title } = filter;
  const conditions = { ...filter, ...(title !== undefined && { title: foldTitle(title) }) };
  const { total, acts } = findActs(database, conditions, order, offset, limit);
  return { total, acts: acts.map(toActData) };
}

function readActSections({ file, legislation }: FileContext, actId: string, number?: string): ActSectionText[] {
  const act = findActOrdinal(file.database, actId);
  if (act === null) return [];
  const wanted = number?.toUpperCase();
  const sections: ActSectionText[] = [];
  for (const [index, { number, heading, chapter, text }] of listSectionsOfAct(file.database, act).entries()) {
    if (wanted !== undefined && number.toUpperCase() !== wanted) continue;
    sections.push({ index, number, heading, chapter, text: legislation.readText(text) });
  }
  return sections;
}

function readFootnotes({ file, legislation }: FileContext, request: FootnoteRequest): FootnotePage {
  const { actId, section, type, offset, limit } = request;
  const { database } = file;
  const act = findActOrdinal(database, actId);
  if (act === null) return { footnotes: [], typeCounts: new Map() };
  const footnotes = listFootnotes(database, legislation.readText, act, { section, type }, offset, limit);
  const isComplete = type === undefined && offset === 0 && footnotes.length < limit;
  return { footnotes, typeCounts: isComplete ? countTypes(footnotes) : countFootnoteTypes(database, act, section) };
}

/** Counts the footnotes of a page that contains all of them. */
function countTypes(footnotes: readonly FootnoteRow[]): Map<FootnoteType, number> {
  const counts = new Map<FootnoteType, number>();
  for (const { type } of footnotes) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
