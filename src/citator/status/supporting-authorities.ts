import { decodeTreatment, type TreatmentClass, type TreatmentKind } from "../../law/treatment.ts";
import { EDGE_FLAGS, type Neighbours } from "../../store/citations/edges.ts";
import type { CitatorCaseAttributes } from "../network/case-attributes.ts";
import { type DecisionLookup, readCitingTreatment } from "./citing-treatments.ts";
import { isSameLitigation, type PrecedentDecision } from "./precedent-decision.ts";
import type { StatusAuthority } from "./status-detail.ts";
import { toReason } from "./weigh-treatments.ts";

/** What the choice of supporting authorities reads. */
export interface SupportPorts {
  readonly attributes: CitatorCaseAttributes;
  readonly decisions: DecisionLookup;
  /** Whether a date is within the period that is considered. */
  isPast(date: string): boolean;
  /** Returns what a treatment of these classes has done to a decision: "overruled by X"; `null` if none has. */
  describeSince(clusterId: number, classes: ReadonlySet<TreatmentClass>): string | null;
}

/** Maximum numbers of supporting and explaining authorities that a status lists. */
const MAX_SUPPORTING = 3;
const MAX_EXPLAINING = 2;
/** Number of the newest supporting decisions whose own history is read. */
const MAX_EXAMINED = 16;

/** Kinds of positive treatment, the strongest support first. */
const SUPPORT_STRENGTH: Readonly<Partial<Record<TreatmentKind, number>>> = {
  affirmed: 5,
  approved: 4,
  followed: 3,
  applied: 2,
  relied_on: 1,
};

const DOUBTFUL_FLAGS = EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder;

interface Candidate {
  readonly at: number;
  readonly clusterId: number;
  readonly date: string;
  /** Rank of the court's level. */
  readonly rank: number;
  readonly kind: TreatmentKind;
}

/**
 * Chooses the authorities that support or explain a case: those that have lost their authority themselves, because a
 * reader must know, and the newest of the highest court.
 */
export function findSupportingAuthorities(
  decision: PrecedentDecision,
  citing: Neighbours,
  ports: SupportPorts,
): StatusAuthority[] {
  const { attributes } = ports;
  const supporting: Candidate[] = [];
  const explaining: Candidate[] = [];
  for (let at = 0; at < citing.length; at++) {
    const { kind, label } = decodeTreatment(citing.kinds[at]!);
    if ((label !== "positive" && kind !== "explained") || (citing.flags[at]! & DOUBTFUL_FLAGS) !== 0) continue;
    const ordinal = citing.ordinals[at]!;
    const date = attributes.dateFiled(ordinal);
    if (attributes.jurisdiction(ordinal) !== decision.jurisdiction || !ports.isPast(date)) continue;
    const rank = LEVEL_RANK[attributes.level(ordinal)] ?? 0;
    const candidate = { at, kind, date, rank, clusterId: attributes.clusterId(ordinal) };
    (kind === "explained" ? explaining : supporting).push(candidate);
  }
  const newest = supporting.sort(compareSupport).slice(0, MAX_EXAMINED);
  const since = new Map(newest.map((one) => [one.clusterId, describeCandidate(one)]));
  const fallen = newest.filter((one) => since.get(one.clusterId) !== null);
  const standing = newest.filter((one) => since.get(one.clusterId) === null);
  const chosen = [...standing.slice(0, MAX_SUPPORTING - Math.min(1, fallen.length)), ...fallen];
  return [
    ...chosen.slice(0, MAX_SUPPORTING).map((one) => toAuthority(one, "supports")),
    ...explaining
      .sort(compareSupport)
      .slice(0, MAX_EXPLAINING)
      .map((one) => toAuthority(one, "explains")),
  ];

  function toAuthority(candidate: Candidate, effect: "supports" | "explains"): StatusAuthority {
    const { at, date, clusterId } = candidate;
    const edge = readCitingTreatment(citing, at, ports.decisions);
    return {
      ...toReason(edge.citing, edge),
      effect,
      date,
      datePrecision: edge.citing.datePrecision,
      partial: false,
      since: since.get(clusterId) ?? describeCandidate(candidate),
    };
  }

  function describeCandidate({ clusterId, kind }: Candidate): string | null {
    const isHistory = kind === "affirmed" && isSameLitigation(ports.decisions.byClusterId(clusterId), decision);
    return ports.describeSince(clusterId, isHistory ? CLASSES_OF_HISTORY : CLASSES_OF_DOUBT);
  }
}

const CLASSES_OF_DOUBT: ReadonlySet<TreatmentClass> = new Set(["questioning"]);
/** The decision that affirmed a judgment is its authority now, so that limits and explanations of it matter too. */
const CLASSES_OF_HISTORY: ReadonlySet<TreatmentClass> = new Set(["questioning", "distinguishing", "neutral"]);

const LEVEL_RANK: Readonly<Partial<Record<PrecedentDecision["level"], number>>> = { supreme: 2, state_supreme: 1 };

/** Compares candidates for sorting: the highest court first, then the newest, then the strongest support. */
function compareSupport(a: Candidate, b: Candidate): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return (SUPPORT_STRENGTH[b.kind] ?? 0) - (SUPPORT_STRENGTH[a.kind] ?? 0) || a.clusterId - b.clusterId;
}
