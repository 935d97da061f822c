import type { CourtLevel } from "../../law/court.ts";
import { listCourtsAbove } from "../../law/courts-above.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness, TreatmentClass, TreatmentKind } from "../../law/treatment.ts";
import { compareSeverity, FRESHNESS_ROWS, MIN_DECISIVE_CONFIDENCE, toTreatmentClass } from "../../law/treatment.ts";

/** What the rules of precedent ask of a decision. Dates are `YYYY-MM-DD`. */
export interface PrecedentDecision {
  readonly clusterId: number;
  readonly name: string;
  /** Preferred citation; empty where there is none. */
  readonly citation: string;
  readonly courtId: string;
  readonly level: CourtLevel;
  readonly jurisdiction: Jurisdiction;
  readonly dateFiled: string;
  /** Number of judges; `null` where it is not known. */
  readonly bench: number | null;
}

/** One edge that ends in the case, as far as it matters here. */
export interface CitingTreatment {
  readonly citing: PrecedentDecision;
  readonly kind: TreatmentKind;
  readonly partial: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  /** The decision that the text names as the one that did it; `null` with `reported` when the corpus lacks it. */
  readonly actor: PrecedentDecision | null;
  readonly reported: boolean;
  readonly dissent: boolean;
  readonly counsel: boolean;
  readonly wrongOrder: boolean;
  readonly snippet: string;
}

/** A later treatment out of a reporter's own note (CITATOR INFO); the note gives a year, not a date. */
export interface ExternalTreatment {
  readonly citation: string;
  readonly year: number;
  readonly kind: TreatmentKind;
  readonly minority: boolean;
  /** The note's own words. */
  readonly snippet: string;
}

/** Why a case has its freshness label. */
export interface StatusDetail {
  readonly status: Freshness;
  readonly definitive: boolean;
  readonly partial: boolean;
  readonly reason: {
    readonly clusterId: number | null;
    readonly caseName: string;
    readonly citation: string;
    readonly treatment: TreatmentKind;
    readonly snippet: string;
  } | null;
  readonly citing: { readonly total: number; readonly firstDate: string | null; readonly lastDate: string | null };
}

export interface StatusInput {
  readonly decision: PrecedentDecision;
  /** The edges that end in the case; those that can only be harmless may be left out. */
  readonly citing: readonly CitingTreatment[];
  /** `YYYY-MM-DD` of every citing decision, in any order. */
  readonly citingDates: readonly string[];
  readonly external: readonly ExternalTreatment[];
  /** Whether a decision was itself wholly overruled; such a decision overrules nothing. */
  isOverruled(clusterId: number): boolean;
}

/** Why a treatment counts for nothing: who spoke, when, how surely, or that the decision was itself overruled. */
export type Discount = "dissent" | "counsel" | "minority" | "wrong_order" | "low_confidence" | "other_country" | "void";

/** A later treatment, weighed by the rules of precedent. */
export interface WeighedTreatment {
  /** What it counts as: a court without the power to overrule only questions. */
  readonly class: TreatmentClass;
  readonly definitive: boolean;
  readonly partial: boolean;
  /** `null` where it counts. */
  readonly discounted: Discount | null;
  /** `YYYY-MM-DD` of the decision that acted; the year alone where a reporter's note tells no more. */
  readonly date: string;
  readonly order: number;
  readonly reason: NonNullable<StatusDetail["reason"]>;
}

/** Whether a decision still stands, and why; a pure function of its citing edges. */
export function determineStatus(input: StatusInput): StatusDetail {
  return decideStatus(weighTreatments(input), input.citingDates);
}

/** Every treatment in the input with what it counts for, newest first. */
export function weighTreatments(input: StatusInput): WeighedTreatment[] {
  return [
    ...input.citing.map((edge) => weighEdge(edge, input)),
    ...input.external.map((note) => weighNote(note, input)),
  ].sort(compareNewestFirst);
}

/** The label that weighed treatments, newest first, come to. */
export function decideStatus(weighed: readonly WeighedTreatment[], citingDates: readonly string[]): StatusDetail {
  const acts = weighed.filter(({ discounted }) => discounted === null);
  const dates = [...citingDates].sort();
  const citing = { total: dates.length, firstDate: dates[0] ?? null, lastDate: dates.at(-1) ?? null };
  for (const { class: wanted, freshness: status } of STATUS_ROWS) {
    const deciding = acts.filter((act) => act.class === wanted);
    const first = deciding[0];
    if (first === undefined) continue;
    return {
      status,
      definitive: deciding.some((act) => act.definitive),
      partial: deciding.every((act) => act.partial),
      reason: (deciding.find((act) => act.definitive) ?? first).reason,
      citing,
    };
  }
  return { status: "Good Law", definitive: true, partial: false, reason: null, citing };
}

/** The labels that a treatment leads to, most severe first. */
const STATUS_ROWS = FRESHNESS_ROWS.filter((row) => row.class !== null).sort((a, b) => b.severity - a.severity);

function weighEdge(edge: CitingTreatment, { decision, isOverruled }: StatusInput): WeighedTreatment {
  const actor = edge.actor ?? (edge.reported ? null : edge.citing);
  const graded = gradeTreatment(edge.kind, decision, actor);
  const named = actor ?? edge.citing;
  return {
    class: graded.class,
    definitive: graded.definitive,
    partial: edge.partial,
    discounted: findEdgeDiscount(edge, decision) ?? findActorDiscount(actor, graded.class, decision, isOverruled),
    date: named.dateFiled,
    order: named.clusterId,
    reason: {
      clusterId: named.clusterId,
      caseName: named.name,
      citation: named.citation,
      treatment: edge.kind,
      snippet: edge.snippet,
    },
  };
}

function findEdgeDiscount(edge: CitingTreatment, decision: PrecedentDecision): Discount | null {
  if (edge.dissent) return "dissent";
  if (edge.counsel) return "counsel";
  if (edge.wrongOrder) return "wrong_order";
  if (edge.confidence < MIN_DECISIVE_CONFIDENCE) return "low_confidence";
  // No court answers to another country's.
  return edge.citing.jurisdiction === decision.jurisdiction ? null : "other_country";
}

function findActorDiscount(
  actor: PrecedentDecision | null,
  grade: TreatmentClass,
  decision: PrecedentDecision,
  isOverruled: StatusInput["isOverruled"],
): Discount | null {
  if (actor === null) return null;
  if (grade === "overruling" && isOverruled(actor.clusterId)) return "void";
  return actor.dateFiled.slice(0, 4) < decision.dateFiled.slice(0, 4) ? "wrong_order" : null;
}

/** All India Reporter's notes are of Supreme Court decisions; how many judges sat, they do not say. */
function weighNote(note: ExternalTreatment, { decision }: StatusInput): WeighedTreatment {
  const grade = toTreatmentClass(note.kind);
  return {
    class: grade,
    definitive: grade !== "overruling" || decision.level !== "supreme",
    partial: false,
    discounted: note.minority ? "minority" : null,
    date: String(note.year),
    order: 0,
    reason: { clusterId: null, caseName: "", citation: note.citation, treatment: note.kind, snippet: note.snippet },
  };
}

/** The class of a treatment by the power of the court that uttered it; no actor means that it is not known. */
function gradeTreatment(
  kind: TreatmentKind,
  treated: PrecedentDecision,
  actor: PrecedentDecision | null,
): { class: TreatmentClass; definitive: boolean } {
  const grade = toTreatmentClass(kind);
  if (grade !== "overruling") return { class: grade, definitive: true };
  // An Act of the legislature needs no power over a court; which Act it was, the text alone says.
  if (kind === "superseded") return { class: "overruling", definitive: false };
  if (actor === null) return { class: "overruling", definitive: false };
  switch (determineOverrulingPower(actor, treated)) {
    case "yes":
      return { class: "overruling", definitive: true };
    case "unknown":
      return { class: "overruling", definitive: false };
    case "no":
      return { class: "questioning", definitive: true };
  }
}

/** Whether one decision's court can end the authority of another. */
export function determineOverrulingPower(
  actor: PrecedentDecision,
  treated: PrecedentDecision,
): "yes" | "no" | "unknown" {
  if (actor.jurisdiction !== treated.jurisdiction) return "no";
  return treated.jurisdiction === "US" ? determinePowerInUs(actor, treated) : determinePowerInIndia(actor, treated);
}

function determinePowerInUs(actor: PrecedentDecision, treated: PrecedentDecision): "yes" | "no" {
  if (actor.courtId === treated.courtId) return "yes";
  return listCourtsAbove({ id: treated.courtId, level: treated.level }).includes(actor.courtId) ? "yes" : "no";
}

function determinePowerInIndia(actor: PrecedentDecision, treated: PrecedentDecision): "yes" | "no" | "unknown" {
  if (actor.courtId !== treated.courtId) return actor.level === "supreme" ? "yes" : "no";
  if (actor.bench === null || treated.bench === null) return "unknown";
  return actor.bench > treated.bench ? "yes" : "no";
}

function compareNewestFirst(a: WeighedTreatment, b: WeighedTreatment): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return compareSeverity(a.reason.treatment, b.reason.treatment) || a.order - b.order;
}
