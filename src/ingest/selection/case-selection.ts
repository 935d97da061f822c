import type { Court } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { STATES } from "../../law/state.ts";
import type { CaseInput } from "../records/source-record.ts";
import { isCourtOfState } from "./state-courts.ts";
import { findUnknownCourts, type UnknownCourt } from "./unknown-courts.ts";

/** Which cases of the inputs a corpus takes; every field is optional, and all of them must hold. */
export interface CaseFilter {
  /** Court ids; case does not count. */
  readonly courts?: readonly string[];
  readonly jurisdictions?: readonly Jurisdiction[];
  /** Codes of states, `wa`: their courts are taken too, beside those of `courts`. */
  readonly states?: readonly string[];
  /** First date, `YYYY-MM-DD`, inclusive; a case without a date is left out if there is a first or last date. */
  readonly from?: string;
  /** Last date, `YYYY-MM-DD`, inclusive. */
  readonly to?: string;
  /** Take only cases that their source does not call unpublished. */
  readonly precedential?: boolean;
  /** Take at most this number of cases, the first of the inputs. */
  readonly maxCases?: number;
}

/** The attributes of a case by which it is selected; those that are not known yet are absent. */
export type SelectableCase = Partial<Pick<CaseInput, "courtId" | "jurisdiction" | "dateFiled" | "isPrecedential">>;

/** Decides which cases are taken, and counts the others. */
export interface CaseSelection {
  /** Whether any filter is set. */
  readonly isActive: boolean;
  /** Returns whether a case with these attributes may be taken; importers ask early to read less. */
  mayTake(row: SelectableCase): boolean;
  /** Registers a court of the input; a court precedes its cases. */
  addCourt(court: Court): void;
  /** Court ids of the filter that neither the courts of the input until now nor the tables of Headnote have. */
  findUnknownCourts(): readonly UnknownCourt[];
  /** Counts a case that is taken. */
  countTaken(): void;
  /** Number of cases that were taken. */
  readonly taken: number;
  /** Whether as many cases were taken as the filter allows. */
  readonly isFull: boolean;
  /** Sets what was counted, when a build continues. */
  restore(taken: number, leftOut?: LeftOutCounts): void;
  /** Counts records that are left out. */
  countLeftOut(what: "cases" | "opinions"): void;
  readonly leftOut: Readonly<LeftOutCounts>;
}

/** Numbers of records that were left out by a filter. */
export interface LeftOutCounts {
  cases: number;
  opinions: number;
}

/** Creates the selection of one build. */
export function createCaseSelection(filter: CaseFilter = {}): CaseSelection {
  const { jurisdictions, from, to, precedential = false, maxCases = Number.POSITIVE_INFINITY } = filter;
  const leftOut: LeftOutCounts = { cases: 0, opinions: 0 };
  const states = STATES.filter(({ code }) => filter.states?.includes(code));
  const courts = filter.courts || filter.states ? new Set(filter.courts?.map((id) => id.toLowerCase())) : null;
  const seen = new Set<string>();
  let taken = 0;
  return {
    isActive:
      [filter.courts, filter.states, jurisdictions, from, to, filter.maxCases].some((value) => value !== undefined) ||
      precedential,
    leftOut,
    mayTake({ courtId, jurisdiction, dateFiled, isPrecedential }) {
      if (taken >= maxCases) return false;
      if (courtId !== undefined && courts && !courts.has(courtId.toLowerCase())) return false;
      if (jurisdiction !== undefined && jurisdictions && !jurisdictions.includes(jurisdiction)) return false;
      if (dateFiled !== undefined && !isWithin(dateFiled, from, to)) return false;
      return !(precedential && isPrecedential === false);
    },
    addCourt(court) {
      seen.add(court.id);
      if (states.some((state) => isCourtOfState(court, state))) courts?.add(court.id.toLowerCase());
    },
    findUnknownCourts: () => findUnknownCourts(filter.courts ?? [], seen),
    countTaken() {
      taken++;
    },
    get taken() {
      return taken;
    },
    get isFull() {
      return taken >= maxCases;
    },
    restore(count, counts) {
      taken = count;
      Object.assign(leftOut, counts);
    },
    countLeftOut(what) {
      leftOut[what]++;
    },
  };
}

function isWithin(date: string, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return date !== "" && date >= (from ?? "") && (to === undefined || date <= to);
}
