import type {
  ActListItem,
  ActListRequest,
  ActListResponse,
  ActTextRequest,
  ActTextResponse,
  AmendmentsRequest,
  AmendmentsResponse,
  Footnote,
} from "../contract/acts.ts";
import type { CitedBy } from "../contract/case.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import { FOOTNOTE_TYPES, type FootnoteRow } from "../law/legislation.ts";
import { correspondingSections, wholeSection } from "../legislation/correspondence.ts";
import {
  actById,
  actByOrdinal,
  findActs,
  foldTitle,
  footnotesOf,
  footnoteTypes,
  type StoredAct,
  sectionsOfAct,
} from "../store/legislation-acts.ts";
import { citersOfActSections } from "../store/legislation-citers.ts";
import { CITING_CASES, citedBy } from "./cited-by.ts";
import type { Parts } from "./parts.ts";

/** `acts.list`: Acts of India, filtered and sorted. */
export function listActs({ corpus }: Parts, request: ActListRequest): Unmetered<ActListResponse> {
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
  return { results: acts.map(listItem), total, page, pageSize, hasMore: page * pageSize < total };
}

/** `acts.amendments`: the amendment footnotes of an Act. */
export function actAmendments(
  { corpus, legislation }: Parts,
  request: AmendmentsRequest,
): Unmetered<AmendmentsResponse> {
  const { database } = corpus;
  const { page, pageSize, type } = request;
  const act = requireAct(corpus, request.actId);
  const section = sectionNumber(request.section);
  const types = footnoteTypes(database, act.ordinal, section);
  const counts = FOOTNOTE_TYPES.map((name) => [name, types.get(name) ?? 0] as const);
  const counted = counts.filter(([name]) => type === undefined || name === type);
  const offset = (page - 1) * pageSize;
  return {
    actId: act.actId,
    title: act.title,
    totalFootnotes: counted.reduce((sum, [, count]) => sum + count, 0),
    footnotes: footnotesOf(database, legislation.readText, act.ordinal, { section, type }, offset, pageSize).map(
      footnote,
    ),
    typeCounts: Object.fromEntries(counts),
  };
}

/** `acts.text`: an Act with its sections, or with one of them. */
export function actText(parts: Parts, request: ActTextRequest): Unmetered<ActTextResponse> {
  const { corpus, legislation } = parts;
  const act = requireAct(corpus, request.actId);
  const number = sectionNumber(request.section)?.toUpperCase();
  const sections = sectionsOfAct(corpus.database, act.ordinal).filter(
    (section) => number === undefined || section.number.toUpperCase() === number,
  );
  if (number !== undefined && sections.length === 0)
    throw new EngineError("act_not_found", `${act.title} has no section ${request.section}.`);
  return {
    data: {
      ...listItem(act),
      longTitle: act.longTitle,
      url: act.url,
      citeCount: act.citeCount,
      sections: sections.map((section) => ({
        sectionNumber: section.number,
        sectionTitle: section.heading,
        chapter: section.chapter,
        text: legislation.readText(section.text),
        ...(number !== undefined && { citedBy: citersOf(parts, act.ordinal, [section.number]) }),
        ...correspondsTo(parts, act.title, section.number, number !== undefined),
      })),
    },
    meta: {},
  };
}

function citersOf({ corpus, records }: Parts, act: number, numbers: readonly string[]): CitedBy {
  const counted = numbers.map((number) => wholeSection(number).toUpperCase());
  return citedBy(records, citersOfActSections(corpus.database, act, counted, CITING_CASES));
}

/** What replaced a section of the criminal laws of India, or what it replaced; nothing for other sections. */
function correspondsTo(parts: Parts, title: string, number: string, withCiters: boolean) {
  const found = correspondingSections(parts.corpus.database, title, number);
  if (found === null) return {};
  const { relation, ordinal, sections, compare } = found;
  const act = ordinal === null ? null : actByOrdinal(parts.corpus.database, ordinal);
  const counted = act !== null && withCiters && sections.length > 0;
  return {
    correspondsTo: {
      relation,
      actId: act?.actId ?? null,
      title: found.title,
      sections: [...sections],
      compare,
      ...(counted && { citedBy: citersOf(parts, act.ordinal, sections) }),
    },
  };
}

/** "302", however it is asked for: "Section 302", "s. 302", "§ 302". */
function sectionNumber(asked: string | undefined): string | undefined {
  return asked?.trim().replace(/^(?:§+|section|sec\.?|s\.?)\s{0,3}(?=\d)/i, "");
}

function requireAct({ database }: Parts["corpus"], actId: string): StoredAct {
  const act = actById(database, actId);
  if (!act) throw new EngineError("act_not_found", `The corpus has no Act with the id ${actId}.`);
  return act;
}

function listItem(act: StoredAct): ActListItem {
  const { actId, title, year, category, state, department, actNumber, status, enactmentDate } = act;
  return { actId, title, year, category, state, department, actNumber, actStatus: status, enactmentDate };
}

function footnote(row: FootnoteRow): Footnote {
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
