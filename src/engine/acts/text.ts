import type { WithoutCost } from "../../contract/cost.ts";
import type {
  ActListItem,
  ActListRequest,
  ActListResponse,
  ActTextRequest,
  ActTextResponse,
  AmendmentsRequest,
  AmendmentsResponse,
  Footnote,
} from "../../contract/schemas/acts.ts";
import type { CitedBy } from "../../contract/schemas/common/case.ts";
import { EngineError } from "../../errors.ts";
import { FOOTNOTE_TYPES, type FootnoteRow } from "../../law/legislation.ts";
import { findCorrespondingSections, stripSubsection } from "../../legislation/corresponding-sections.ts";
import {
  countFootnoteTypes,
  findActs,
  findStoredAct,
  foldTitle,
  listFootnotes,
  listSectionsOfAct,
  readStoredAct,
  type StoredAct,
} from "../../store/legislation/acts.ts";
import { findActSectionCiters } from "../../store/legislation/provision-citers.ts";
import type { EngineContext } from "../context.ts";
import { MAX_PROVISION_CITERS, toCitedBy } from "../provision-citers.ts";

/** `acts.list`: Acts of India, filtered and sorted. */
export function listActs({ corpus }: EngineContext, request: ActListRequest): WithoutCost<ActListResponse> {
  const { page, pageSize, sort, search, state, department, ...conditions } = request;
  const { total, acts } = findActs(
    corpus.database,
    {
      ...conditions,
      state: state?.toLowerCase(),
      department: department?.toLowerCase(),
      title: search === undefined ? undefined : foldTitle(search),
    },
    sort,
    (page - 1) * pageSize,
    pageSize,
  );
  return { results: acts.map(toActListItem), total, page, pageSize, hasMore: page * pageSize < total };
}

/** `acts.amendments`: the amendment footnotes of an Act. */
export function listAmendments(
  { corpus, legislation }: EngineContext,
  request: AmendmentsRequest,
): WithoutCost<AmendmentsResponse> {
  const { database } = corpus;
  const { page, pageSize, type } = request;
  const act = requireAct(corpus, request.actId);
  const section = parseSectionNumber(request.section);
  const types = countFootnoteTypes(database, act.ordinal, section);
  const counts = FOOTNOTE_TYPES.map((name) => [name, types.get(name) ?? 0] as const);
  const counted = counts.filter(([name]) => type === undefined || name === type);
  const offset = (page - 1) * pageSize;
  return {
    actId: act.actId,
    title: act.title,
    totalFootnotes: counted.reduce((sum, [, count]) => sum + count, 0),
    footnotes: listFootnotes(database, legislation.readText, act.ordinal, { section, type }, offset, pageSize).map(
      toFootnote,
    ),
    typeCounts: Object.fromEntries(counts),
  };
}

/** `acts.text`: an Act with its sections, or with one of them. */
export function readActText(context: EngineContext, request: ActTextRequest): WithoutCost<ActTextResponse> {
  const { corpus, legislation } = context;
  const act = requireAct(corpus, request.actId);
  const number = parseSectionNumber(request.section)?.toUpperCase();
  const sections = listSectionsOfAct(corpus.database, act.ordinal).filter(
    (section) => number === undefined || section.number.toUpperCase() === number,
  );
  if (number !== undefined && sections.length === 0)
    throw new EngineError("act_not_found", `${act.title} has no section ${request.section}.`);
  return {
    data: {
      ...toActListItem(act),
      longTitle: act.longTitle,
      url: act.url,
      citeCount: act.citeCount,
      sections: sections.map((section) => ({
        sectionNumber: section.number,
        sectionTitle: section.heading,
        chapter: section.chapter,
        text: legislation.readText(section.text),
        ...(number !== undefined && { citedBy: listSectionCiters(context, act.ordinal, [section.number]) }),
        ...findCorrespondence(context, act.title, section.number, number !== undefined),
      })),
    },
    meta: {},
  };
}

function listSectionCiters({ corpus, records }: EngineContext, act: number, numbers: readonly string[]): CitedBy {
  const counted = numbers.map((number) => stripSubsection(number).toUpperCase());
  return toCitedBy(records, findActSectionCiters(corpus.database, act, counted, MAX_PROVISION_CITERS));
}

/** What replaced a section of the criminal laws of India, or what it replaced; nothing for other sections. */
function findCorrespondence(context: EngineContext, title: string, number: string, withCiters: boolean) {
  const found = findCorrespondingSections(context.corpus.database, title, number);
  if (found === null) return {};
  const { relation, ordinal, sections, compare } = found;
  const act = ordinal === null ? null : readStoredAct(context.corpus.database, ordinal);
  const counted = act !== null && withCiters && sections.length > 0;
  return {
    correspondsTo: {
      relation,
      actId: act?.actId ?? null,
      title: found.title,
      sections: [...sections],
      compare,
      ...(counted && { citedBy: listSectionCiters(context, act.ordinal, sections) }),
    },
  };
}

/** "302", however it is asked for: "Section 302", "s. 302", "§ 302". */
function parseSectionNumber(asked: string | undefined): string | undefined {
  return asked?.trim().replace(/^(?:§+|section|sec\.?|s\.?)\s{0,3}(?=\d)/i, "");
}

function requireAct({ database }: EngineContext["corpus"], actId: string): StoredAct {
  const act = findStoredAct(database, actId);
  if (!act) throw new EngineError("act_not_found", `The corpus has no Act with the id ${actId}.`);
  return act;
}

function toActListItem(act: StoredAct): ActListItem {
  const { actId, title, year, category, state, department, actNumber, status, enactmentDate } = act;
  return { actId, title, year, category, state, department, actNumber, actStatus: status, enactmentDate };
}

function toFootnote(row: FootnoteRow): Footnote {
  const { id, type, text, sectionNumber, sectionTitle, byAct, originalText, effectiveDate } = row;
  return {
    footnoteText: text,
    footnoteType: type,
    sectionNumber,
    sectionTitle,
    footnoteId: id,
    byAct,
    originalText,
    effectiveDate,
  };
}
