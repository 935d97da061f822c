import type { Court } from "../../law/court.ts";
import { decodeTreatment, type Treatment, type TreatmentClass } from "../../law/treatment.ts";
import { EDGE_FLAGS, type Neighbours, readNeighbours } from "../../store/citations/edges.ts";
import { keepRecent } from "../../store/keep-recent.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CitatorCaseAttributes } from "../network/case-attributes.ts";
import { readCitingTreatment, readDecisiveTreatments, readOverrulingTreatments } from "./citing-treatments.ts";
import { createDecisionLookup } from "./decision-lookup.ts";
import { decideStatus } from "./determine-status.ts";
import { createExternalTreatmentReader } from "./external-treatments.ts";
import { findAnsweringDecision, isReaffirmedSince, isRestoredBy } from "./find-answer.ts";
import { findFallenFoundations } from "./find-foundation.ts";
import type { LawHistoryReader } from "./laws/law-ports.ts";
import {
  addSupersedingLaw,
  type LawPorts,
  listLawChanges,
  type NamingTreatment,
  weighLaws,
  weighNamedAmendments,
} from "./laws/weigh-laws.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import { rememberRare } from "./remember-rare.ts";
import type { StatusAuthority, StatusDetail, TreatmentReason } from "./status-detail.ts";
import { findFallenFollower, formatFallenFollower } from "./status-sentence.ts";
import { findSupportingAuthorities } from "./supporting-authorities.ts";
import { formatTreatmentBy } from "./treatment-phrases.ts";
import {
  type CitingTreatment,
  compareNewestFirst,
  type DecisionFall,
  type TreatmentsInput,
  type WeighedTreatment,
  weighTreatments,
} from "./weigh-treatments.ts";

/** The status of a case with every treatment that was weighed for it. */
export interface ExplainedStatus {
  readonly decision: PrecedentDecision;
  readonly detail: StatusDetail;
  /** Newest first, including those that do not count. */
  readonly weighed: readonly WeighedTreatment[];
}

/** What statuses are determined from. */
export interface StatusSource {
  readonly database: Database;
  readonly attributes: CitatorCaseAttributes;
  /** Returns the courts of the corpus by id. */
  readCourts(): ReadonlyMap<string, Court>;
  readonly laws: LawHistoryReader;
  /** Whether a reporter's notes of later treatment may be among the opinions of a case. Default: they may. */
  mayHaveNotes?(ordinal: number): boolean;
}

/** Determines statuses from one corpus, up to one day. */
export interface StatusExplainer {
  /** Returns the status of a case; `null` if the corpus does not contain it. */
  explain(clusterId: number): ExplainedStatus | null;
  /** Returns how a decision of the corpus was overruled by one that has not fallen as a whole; `null` if it was not. */
  findFall(clusterId: number): DecisionFall | null;
  /** Returns a decision of the corpus. */
  readDecision(clusterId: number): PrecedentDecision;
  /** Whether a date, `YYYY-MM-DD` or a year, is within the period that is considered. */
  isPast(date: string): boolean;
}

/**
 * Creates an explainer of statuses. The build and every later question use the same one.
 *
 * Two layers keep it free of circles: whether a decision has fallen depends only on decisions strictly later than those
 * it overruled; everything else (doubts, limits, foundations) depends on that.
 * @param asOf `YYYY-MM-DD`: later decisions and laws are ignored; `null` ignores none
 */
export function createStatusExplainer(source: StatusSource, asOf: string | null): StatusExplainer {
  const { database, attributes } = source;
  const notes = createExternalTreatmentReader(database);
  const decisions = createDecisionLookup(source);
  const fallOf = rememberRare((ordinal) => readFall(attributes.clusterId(ordinal)));
  const foundationsOf = rememberRare(readFoundations);
  const histories = new Map<ReadonlySet<TreatmentClass>, (ordinal: number) => string | null>();
  const isPast = (date: string) => asOf === null || date <= (date.length === 4 ? asOf.slice(0, 4) : asOf);
  // A later decision that a text names, where dates are wrong, is unknown as it is to a corpus of that day.
  const keepPast = (treatments: readonly CitingTreatment[]) =>
    treatments
      .filter(({ citing }) => isPast(citing.dateFiled))
      .map((edge) => (edge.actor !== null && !isPast(edge.actor.dateFiled) ? { ...edge, actor: null } : edge));
  // Of one case they are read for its fall, for its end and for what followed, one after another.
  const externalOf = keepRecent(MAX_KEPT_CASES, (clusterId) =>
    source.mayHaveNotes?.(attributes.ordinal(clusterId)) === false
      ? []
      : notes(clusterId).filter(({ year }) => isPast(String(year))),
  );
  const citingOf = keepRecent(MAX_KEPT_CASES, (clusterId) =>
    readNeighbours(database, attributes.ordinal(clusterId), "citing"),
  );

  const lawPorts: LawPorts = { laws: source.laws, isPast, findFall, readDecision: decisions.byClusterId };

  /** Returns how a decision was overruled by a decision that itself has not fallen as a whole. */
  function findFall(clusterId: number): DecisionFall | null {
    return fallOf(attributes.ordinal(clusterId));
  }

  function readFall(clusterId: number): DecisionFall | null {
    const edges = citingOf(clusterId);
    const citing = keepPast(readOverrulingTreatments(edges, decisions));
    const external = externalOf(clusterId);
    return citing.length + external.length === 0 ? null : weighFall(clusterId, edges, { citing, external });
  }

  function weighFall(
    clusterId: number,
    edges: Neighbours,
    treatments: Pick<TreatmentsInput, "citing" | "external">,
  ): DecisionFall | null {
    const decision = decisions.byClusterId(clusterId);
    const weighed = weighTreatments({
      decision,
      ...treatments,
      findFall: (actor) => (isLater(decisions.byClusterId(actor), decision) ? findFall(actor) : null),
      rejectsGround: (overruler) => rejectsGround(decision, overruler),
      restores: (restorer) => restorer !== null && isRestoredBy(edges, attributes.ordinal(restorer)),
    }).filter((one) => one.class === "overruling" && one.discounted === null);
    const deciding = weighed.find(({ partial }) => !partial) ?? weighed[0];
    return deciding ? toFall(clusterId, deciding, deciding.partial) : null;
  }

  /** Whether a decision that overruled another has itself overruled a decision on which a case rests. */
  function rejectsGround({ clusterId }: PrecedentDecision, overruler: TreatmentReason): boolean {
    if (overruler.clusterId === null) return false;
    const cited = readNeighbours(database, attributes.ordinal(clusterId), "cited");
    for (let at = 0; at < cited.length; at++) {
      if (decodeTreatment(cited.kinds[at]!).label !== "positive") continue;
      const ground = decisions.byOrdinal(cited.ordinals[at]!);
      if (!isLater(decisions.byClusterId(clusterId), ground)) continue;
      const edges = readNeighbours(database, cited.ordinals[at]!, "citing");
      const by = edges.ordinals.indexOf(attributes.ordinal(overruler.clusterId));
      if (by >= 0 && decodeTreatment(edges.kinds[by]!).class === "overruling") return true;
    }
    return false;
  }

  /** Returns what the fall of the decisions that a case follows means for it. */
  function listFoundations({ clusterId }: PrecedentDecision): readonly WeighedTreatment[] {
    return foundationsOf(attributes.ordinal(clusterId)) ?? [];
  }

  /** Returns null if none of them fell. */
  function readFoundations(ordinal: number): readonly WeighedTreatment[] | null {
    const decision = decisions.byOrdinal(ordinal);
    const found = findFallenFoundations(decision, ordinal, readNeighbours(database, ordinal, "cited"), {
      decisions,
      clusterId: attributes.clusterId,
      findFall,
      isReaffirmed: (from) =>
        isReaffirmedSince(decision, citingOf(decision.clusterId), attributes, decisions, { from, isPast }),
    });
    return found.length === 0 ? null : found;
  }

  /** Returns how a decision lost its authority: it was overruled, or all that it rests on was. */
  function findEnd(clusterId: number): DecisionFall | null {
    const fall = findFall(clusterId);
    if (fall !== null && !fall.partial) return fall;
    const [undermining] = listFoundations(decisions.byClusterId(clusterId));
    if (undermining === undefined) return fall;
    return toFall(clusterId, undermining, false);
  }

  function explain(clusterId: number): ExplainedStatus | null {
    if (attributes.ordinal(clusterId) < 0) return null;
    const decision = decisions.byClusterId(clusterId);
    const edges = citingOf(clusterId);
    const naming = readNaming(edges);
    const weighed = [
      ...weighDirect(decision, edges).map((one) => addSupersedingLaw(one, decision)),
      ...listFoundations(decision),
      ...weighLaws(decision, lawPorts),
      ...weighNamedAmendments(decision, naming, lawPorts),
    ].sort(compareNewestFirst);
    const past = listPast(edges);
    const detail = decideStatus(weighed.map(describeActor), {
      citingDates: past.map((at) => attributes.dateFiled(edges.ordinals[at]!)),
      readPrecision: (index) => decisions.byOrdinal(edges.ordinals[past[index]!]!).datePrecision,
      counts: countLabels(edges, past),
      others: [...listSupport(decision, edges), ...listLawChanges(decision, naming, lawPorts)],
      asOf,
    });
    return { decision, detail, weighed };
  }

  /** Reads the words on a case of the decisions that name an amendment of the constitution beside it. */
  function readNaming(edges: Neighbours): NamingTreatment[] {
    const naming: NamingTreatment[] = [];
    for (let at = 0; at < edges.length && naming.length < MAX_NAMING_CASES; at++)
      if ((edges.flags[at]! & EDGE_FLAGS.legislation) !== 0) naming.push(readCitingTreatment(edges, at, decisions));
    return naming;
  }

  function listSupport(decision: PrecedentDecision, edges: Neighbours): StatusAuthority[] {
    return findSupportingAuthorities(decision, edges, { attributes, decisions, isPast, describeSince });
  }

  /** Adds to a treatment that counts what has become of the decision that acted, or of the one that followed that. */
  function describeActor(treatment: WeighedTreatment): WeighedTreatment {
    const { class: grade, discounted, reason, since } = treatment;
    if (discounted !== null || since !== null || reason.clusterId === null || !ACTING_CLASSES.has(grade))
      return treatment;
    const actor = decisions.byClusterId(reason.clusterId);
    const found = describeSince(actor.clusterId, ACTING_CLASSES);
    if (found !== null) return { ...treatment, since: found };
    const follower = findFallenFollower(listSupport(actor, citingOf(actor.clusterId)));
    return follower ? { ...treatment, since: formatFallenFollower(follower) } : treatment;
  }

  function weighDirect(decision: PrecedentDecision, edges: Neighbours): WeighedTreatment[] {
    return weighTreatments({
      decision,
      citing: keepPast(readDecisiveTreatments(edges, decisions)),
      external: externalOf(decision.clusterId),
      findFall: (actor) => (isLater(decisions.byClusterId(actor), decision) ? findEnd(actor) : null),
      rejectsGround: (overruler) => rejectsGround(decision, overruler),
      restores: (restorer) => restorer !== null && isRestoredBy(edges, attributes.ordinal(restorer)),
      findAnswer: (reference) => findAnsweringDecision(edges, reference, decisions, isPast),
    });
  }

  /** Returns what has become of a decision, from what later decisions say of it directly. */
  function describeSince(clusterId: number, classes: ReadonlySet<TreatmentClass>): string | null {
    let sinceOf = histories.get(classes);
    if (sinceOf === undefined) {
      sinceOf = rememberRare((ordinal) => readSince(attributes.clusterId(ordinal), classes));
      histories.set(classes, sinceOf);
    }
    return sinceOf(attributes.ordinal(clusterId));
  }

  function readSince(clusterId: number, classes: ReadonlySet<TreatmentClass>): string | null {
    const fall = findEnd(clusterId);
    if (fall !== null) return formatTreatmentBy(fall.by, fall.partial);
    const doubt = weighDirect(decisions.byClusterId(clusterId), citingOf(clusterId)).find(
      (one) => one.discounted === null && classes.has(one.class),
    );
    return doubt ? formatTreatmentBy(doubt.reason, doubt.partial) : null;
  }

  function listPast(edges: Neighbours): number[] {
    const past: number[] = [];
    for (let at = 0; at < edges.length; at++) if (isPast(attributes.dateFiled(edges.ordinals[at]!))) past.push(at);
    return past;
  }

  return { explain, findFall, readDecision: decisions.byClusterId, isPast };
}

/** Number of cases whose neighbours and notes are kept. */
const MAX_KEPT_CASES = 16;

/** Maximum number of citing cases whose words are searched for amendments. */
const MAX_NAMING_CASES = 32;

/** Classes of treatment by a decision whose own fate a reader must know. */
const ACTING_CLASSES: ReadonlySet<TreatmentClass> = new Set(["questioning", "distinguishing"]);

function countLabels(edges: Neighbours, positions: readonly number[]): Record<Treatment, number> {
  const counts = { positive: 0, negative: 0, neutral: 0, unknown: 0 };
  for (const at of positions) counts[decodeTreatment(edges.kinds[at]!).label]++;
  return counts;
}

function toFall(clusterId: number, { date, datePrecision, reason }: WeighedTreatment, partial: boolean): DecisionFall {
  return { clusterId, partial, date, datePrecision, by: reason };
}

function isLater(a: PrecedentDecision, b: PrecedentDecision): boolean {
  return a.dateFiled === b.dateFiled ? a.clusterId > b.clusterId : a.dateFiled > b.dateFiled;
}
