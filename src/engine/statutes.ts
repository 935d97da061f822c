import type {
  CodesRequest,
  CodesResponse,
  SectionRequest,
  SectionResponse,
  StatesResponse,
  StatuteSearchRequest,
  StatuteSearchResponse,
} from "../contract/statutes.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import { chosenCodes, codesOf, coverage, FEDERAL } from "../legislation/coverage.ts";
import type { Legislation } from "../legislation/legislation.ts";
import { citersOfSection } from "../store/legislation-citers.ts";
import {
  neighbourSections,
  type SectionHead,
  type StoredSection,
  sectionByOrdinal,
  sectionVersion,
  versionDates,
} from "../store/legislation-sections.ts";
import { CITING_CASES, citedBy } from "./cited-by.ts";
import type { Parts } from "./parts.ts";

/** `statutes.search`: sections of US law, those that the query cites first. */
export function searchStatutes(parts: Parts, request: StatuteSearchRequest): Unmetered<StatuteSearchResponse> {
  const { legislation, corpus } = parts;
  const { query, limit } = request;
  const among = chosenCodes([...legislation.codes().values()], request);
  const { total, hits } = legislation.sections.search({ query, among, limit });
  return {
    results: hits.map(({ ordinal, score, excerpt }) => ({
      ...shown(legislation, sectionByOrdinal(corpus.database, ordinal)),
      relevanceScore: score,
      excerpt,
    })),
    total,
    query,
  };
}

/** `statutes.states`: what the corpus holds of every state's law and of federal law. */
export function statuteStates({ legislation }: Parts): Unmetered<StatesResponse> {
  const jurisdictions = coverage([...legislation.codes().values()]).map((row) => ({
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
export function statuteCodes({ legislation }: Parts, { state }: CodesRequest): Unmetered<CodesResponse> {
  const codes = [...legislation.codes().values()];
  const place = coverage(codes).find(({ code }) => code === state);
  if (!place) {
    throw new EngineError("state_not_found", `"${state}" is neither a state nor "${FEDERAL.code}".`);
  }
  return {
    data: {
      state,
      stateName: place.name,
      codes: codesOf(codes, state).map(({ id, label, sectionCount }) => ({
        actId: id,
        displayLabel: label,
        sectionCount,
      })),
    },
    meta: {},
  };
}

/** `statutes.section`: one section whole, with its neighbours and the cases that cite it. */
export function statuteSection(parts: Parts, { actId, asOf }: SectionRequest): Unmetered<SectionResponse> {
  const { legislation, corpus, records } = parts;
  const { database } = corpus;
  const section = sectionVersion(database, actId, asOf);
  if (!section) throw sectionNotFound(parts, actId, asOf);
  const current = section.isCurrent ? section : sectionVersion(database, actId)!;
  const { previous, next } = neighbourSections(database, current);
  const { readText } = legislation;
  return {
    data: {
      ...shown(legislation, section),
      code: { actId: section.codeId, displayLabel: legislation.codes().get(section.codeId)!.label },
      status: section.status,
      text: readText(section.text),
      history: readText(section.history),
      notes: readText(section.notes),
      asOf: section.asOf,
      versions: versionDates(database, actId),
      previous: previous && headOf(previous),
      next: next && headOf(next),
      citedBy: citedBy(records, citersOfSection(database, current.ordinal, CITING_CASES)),
    },
    meta: {},
  };
}

function sectionNotFound({ legislation, corpus }: Parts, actId: string, asOf: string | undefined): EngineError {
  const why = legislation.codes().has(actId)
    ? `${actId} is a code, not a section`
    : asOf !== undefined && sectionVersion(corpus.database, actId)
      ? `no version of ${actId} counted on ${asOf} already`
      : `the corpus has no section with the id ${actId}`;
  return new EngineError("act_not_found", `${why[0]!.toUpperCase()}${why.slice(1)}.`);
}

function headOf({ actId, citation, heading }: SectionHead) {
  return { actId, citation, title: heading };
}

/** What is told of a section wherever it is shown; what is not known is left out. */
function shown(legislation: Legislation, section: StoredSection) {
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
