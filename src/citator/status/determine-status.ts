import type { DatePrecision } from "../../law/case.ts";
import { FRESHNESS_ROWS, type Treatment, type TreatmentClass } from "../../law/treatment.ts";
import type { AuthorityEffect, CitingPeriod, StatusAuthority, StatusDetail } from "./status-detail.ts";
import { formatStatusSentence } from "./status-sentence.ts";
import { type TreatmentsInput, type WeighedTreatment, weighTreatments } from "./weigh-treatments.ts";

/** A case with everything that later decisions say of it. */
export interface StatusInput extends TreatmentsInput {
  /** `YYYY-MM-DD` of every citing decision, in any order. */
  readonly citingDates: readonly string[];
}

/** What a status is decided from besides the weighed treatments. */
export interface StatusContext {
  /** `YYYY-MM-DD` of every citing decision, in any order. */
  readonly citingDates: readonly string[];
  /** Returns how much is known of the date at an index of `citingDates`. Default: the day. */
  readPrecision?(index: number): DatePrecision;
  readonly counts: Readonly<Record<Treatment, number>>;
  /** Authorities that do not decide: decisions that follow or explain the case, and changes of the law. */
  readonly others: readonly StatusAuthority[];
  /** `YYYY-MM-DD`; `null` for all decisions. */
  readonly asOf: string | null;
}

/** Determines whether a decision is good law, and why; a pure function of its citing edges. */
export function determineStatus(input: StatusInput): StatusDetail {
  const counts = { positive: 0, negative: input.citing.length, neutral: 0, unknown: 0 };
  return decideStatus(weighTreatments(input), { citingDates: input.citingDates, counts, others: [], asOf: null });
}

/** The labels that a treatment leads to, most severe first. */
const STATUS_ROWS = FRESHNESS_ROWS.filter((row) => row.class !== null).sort((a, b) => b.severity - a.severity);

/** Maximum number of deciding authorities of a status. */
const MAX_DECIDING_AUTHORITIES = 4;

/** Decides the status that weighed treatments, newest first, lead to: the most severe class that any of them has. */
export function decideStatus(weighed: readonly WeighedTreatment[], context: StatusContext): StatusDetail {
  const counted = weighed.filter(({ discounted }) => discounted === null);
  const row = STATUS_ROWS.find((candidate) => counted.some((treatment) => treatment.class === candidate.class));
  const deciding = row === undefined ? [] : counted.filter((treatment) => treatment.class === row.class);
  const newest = deciding.find((treatment) => treatment.definitive) ?? deciding[0] ?? null;
  const { citingDates } = context;
  const ordered = newest === null ? [] : [newest, ...deciding.filter((one) => one !== newest)];
  const detail: Omit<StatusDetail, "part" | "sentence"> = {
    status: row?.freshness ?? "Good Law",
    definitive: citingDates.length > 0 && (newest?.definitive ?? true),
    partial: newest !== null && deciding.every((treatment) => treatment.partial),
    basis: newest?.basis ?? (citingDates.length > 0 ? "cited" : "none"),
    reason: newest?.reason ?? null,
    authorities: [...ordered.slice(0, MAX_DECIDING_AUTHORITIES).map(toAuthority), ...context.others],
    citing: findCitingPeriod(context),
    counts: context.counts,
    asOf: context.asOf,
  };
  const part = detail.partial ? (ordered.find((treatment) => treatment.part !== null)?.part ?? null) : null;
  return {
    ...detail,
    part,
    sentence: formatStatusSentence({ ...detail, part }, newest?.clause ?? null, findSetAside(weighed)),
  };
}

/** Describes the status of a case that nothing treats: most cases of a corpus have it. */
export function describeUntreated(): StatusDetail {
  const counts = { positive: 0, negative: 0, neutral: 0, unknown: 0 };
  return decideStatus([], { citingDates: [], counts, others: [], asOf: null });
}

/** Returns the first and the last of the dates that are known. */
function findCitingPeriod({ citingDates, readPrecision = () => "day" }: StatusContext): CitingPeriod {
  let first = -1;
  let last = -1;
  for (const [index, date] of citingDates.entries()) {
    if (date === "") continue;
    if (first < 0 || date < citingDates[first]!) first = index;
    if (last < 0 || date > citingDates[last]!) last = index;
  }
  return {
    total: citingDates.length,
    firstDate: citingDates[first] ?? null,
    firstDatePrecision: first < 0 ? null : readPrecision(first),
    lastDate: citingDates[last] ?? null,
    lastDatePrecision: last < 0 ? null : readPrecision(last),
  };
}

/** Returns the newest overruling or doubt that no longer counts, because what it rested on has gone. */
function findSetAside(weighed: readonly WeighedTreatment[]): WeighedTreatment | null {
  return (
    weighed.find(
      ({ class: grade, since, discounted }) =>
        since !== null && discounted !== null && (grade === "overruling" || grade === "questioning"),
    ) ?? null
  );
}

const EFFECTS: Readonly<Partial<Record<TreatmentClass, AuthorityEffect>>> = {
  overruling: "ends",
  questioning: "questions",
  distinguishing: "narrows",
};

function toAuthority(treatment: WeighedTreatment): StatusAuthority {
  const { class: grade, reason, date, datePrecision, partial, since } = treatment;
  return { ...reason, effect: EFFECTS[grade] ?? "explains", date, datePrecision, partial, since };
}
