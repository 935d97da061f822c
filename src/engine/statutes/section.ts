import type { WithoutCost } from "../../contract/cost.ts";
import type {
  CodesRequest,
  CodesResponse,
  SectionRequest,
  SectionResponse,
  StatesResponse,
  StatuteSearchRequest,
  StatuteSearchResponse,
} from "../../contract/schemas/statutes.ts";
import { EngineError } from "../../errors.ts";
import { FEDERAL_LAW, listCodesOfState, listCoverage, selectCodes } from "../../legislation/coverage.ts";
import type { Legislation } from "../../legislation/legislation.ts";
import { findSectionCiters } from "../../store/legislation/provision-citers.ts";
import {
  findNeighbourSections,
  findSectionVersion,
  listVersionDates,
  readStoredSection,
  type SectionHead,
  type StoredSection,
} from "../../store/legislation/sections.ts";
import type { EngineContext } from "../context.ts";
import { MAX_PROVISION_CITERS, toCitedBy } from "../provision-citers.ts";

/** `statutes.search`: sections of US law, those that the query cites first. */
export function searchStatutes(
  context: EngineContext,
  request: StatuteSearchRequest,
): WithoutCost<StatuteSearchResponse> {
  const { legislation, corpus } = context;
  const { query, limit } = request;
  const among = selectCodes([...legislation.codes().values()], request);
  const { total, hits } = legislation.sections.search({ query, among, limit });
  return {
    results: hits.map(({ ordinal, score, excerpt }) => ({
      ...toStatuteFields(legislation, readStoredSection(corpus.database, ordinal)),
      relevanceScore: score,
      excerpt,
    })),
    total,
    query,
  };
}

/** `statutes.states`: what the corpus holds of every state's law and of federal law. */
export function listStates({ legislation }: EngineContext): WithoutCost<StatesResponse> {
  const jurisdictions = listCoverage([...legislation.codes().values()]).map((row) => ({
    ...row,
    hasData: row.sectionCount > 0,
  }));
  return {
    data: {
      jurisdictions,
      totalSections: jurisdictions.reduce((sum, { sectionCount }) => sum + sectionCount, 0),
      stateCountWithData: jurisdictions.filter(({ kind, hasData }) => kind === "state" && hasData).length,
    },
    meta: {},
  };
}

/** `statutes.codes`: the codes of one state, or of federal law. */
export function listCodes({ legislation }: EngineContext, { state }: CodesRequest): WithoutCost<CodesResponse> {
  const codes = [...legislation.codes().values()];
  const place = listCoverage(codes).find(({ code }) => code === state);
  if (!place) {
    throw new EngineError("state_not_found", `"${state}" is neither a state nor "${FEDERAL_LAW.code}".`);
  }
  return {
    data: {
      state,
      stateName: place.name,
      codes: listCodesOfState(codes, state).map(({ id, label, sectionCount }) => ({
        actId: id,
        displayLabel: label,
        sectionCount,
      })),
    },
    meta: {},
  };
}

/** `statutes.section`: one section whole, with its neighbours and the cases that cite it. */
export function readStatuteSection(
  context: EngineContext,
  { actId, asOf }: SectionRequest,
): WithoutCost<SectionResponse> {
  const { legislation, corpus, records } = context;
  const { database } = corpus;
  const section = findSectionVersion(database, actId, asOf);
  if (!section) throw createSectionNotFoundError(context, actId, asOf);
  const current = section.isCurrent ? section : findSectionVersion(database, actId)!;
  const { previous, next } = findNeighbourSections(database, current);
  const { readText } = legislation;
  return {
    data: {
      ...toStatuteFields(legislation, section),
      code: { actId: section.codeId, displayLabel: legislation.codes().get(section.codeId)!.label },
      status: section.status,
      text: readText(section.text),
      history: readText(section.history),
      notes: readText(section.notes),
      asOf: section.asOf,
      versions: listVersionDates(database, actId),
      previous: previous && toSectionHead(previous),
      next: next && toSectionHead(next),
      citedBy: toCitedBy(records, findSectionCiters(database, current.ordinal, MAX_PROVISION_CITERS)),
    },
    meta: {},
  };
}

function createSectionNotFoundError(
  { legislation, corpus }: EngineContext,
  actId: string,
  asOf: string | undefined,
): EngineError {
  const why = legislation.codes().has(actId)
    ? `${actId} is a code, not a section`
    : asOf !== undefined && findSectionVersion(corpus.database, actId)
      ? `no version of ${actId} counted on ${asOf} already`
      : `the corpus has no section with the id ${actId}`;
  return new EngineError("act_not_found", `${why[0]!.toUpperCase()}${why.slice(1)}.`);
}

function toSectionHead({ actId, citation, heading }: SectionHead) {
  return { actId, citation, title: heading };
}

/** What is told of a section wherever it is shown; what is not known is left out. */
function toStatuteFields(legislation: Legislation, section: StoredSection) {
  const code = legislation.codes().get(section.codeId)!;
  const labels = section.breadcrumb.map(({ label }) => label);
  return {
    actId: section.actId,
    citation: section.citation,
    citationShort: section.citationShort,
    title: section.heading,
    corpusType: code.corpusType,
    ...(code.state !== null && { state: code.state }),
    ...(section.year !== null && { year: section.year }),
    ...(code.titleNumber !== null && { titleNumber: code.titleNumber }),
    ...(code.titleName !== "" && { titleName: code.titleName }),
    ...(section.chapter !== "" && { chapter: section.chapter }),
    ...(section.chapterName !== "" && { chapterName: section.chapterName }),
    ...(section.number !== "" && { sectionNumber: section.number }),
    displayPath: [...(labels.length > 0 ? labels : [code.label]), section.citation].join(" › "),
    breadcrumb: [...section.breadcrumb],
    ...section.urls,
  };
}
