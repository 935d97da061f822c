import type { PrecedentDecision } from "../../citator/status/precedent-decision.ts";
import { formatAuthorityName, formatTreatmentBy } from "../../citator/status/treatment-phrases.ts";
import type { DecisionFall } from "../../citator/status/weigh-treatments.ts";
import type { DatePrecision } from "../../law/case.ts";
import {
  listProvisionRulings,
  type ProvisionEffect,
  type StoredProvisionRuling,
} from "../../store/legislation/law-history.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** A decision on the validity of a provision. */
export interface ProvisionRulingDetail {
  /** `null` if the corpus does not contain the decision. */
  readonly clusterId: number | null;
  readonly caseName: string;
  readonly citation: string;
  readonly effect: ProvisionEffect;
  /** `YYYY-MM-DD`; empty if the corpus does not contain the decision. */
  readonly date: string;
  /** How much of the date is known. */
  readonly datePrecision: DatePrecision;
  readonly partial: boolean;
  /** What has become of the decision: "overruled by X v. Y, 1 U.S. 1"; `null` if nothing has. */
  readonly since: string | null;
  readonly snippet: string;
}

/** What decisions of the corpus, and notes to the law, say of the validity of a provision. */
export interface ProvisionValidity {
  /** The effect of the newest decision that has not fallen. A provision that was struck down remains so. */
  readonly status: ProvisionEffect;
  readonly partial: boolean;
  /** False if only a note to the law records the decision. */
  readonly definitive: boolean;
  /** One sentence for people. */
  readonly sentence: string;
  /** Newest first; those without a date last. */
  readonly rulings: ProvisionRulingDetail[];
}

/** What the validity of a provision is determined from. */
export interface ValidityPorts {
  readonly database: Database;
  isPast(date: string): boolean;
  findFall(clusterId: number): DecisionFall | null;
  readDecision(clusterId: number): PrecedentDecision;
}

/** Determines what has become of a provision in the courts; `null` if no decision on it is known. */
export function determineProvisionValidity(key: string, ports: ValidityPorts): ProvisionValidity | null {
  const rulings = mergeRulings(listProvisionRulings(ports.database, key))
    .map((ruling) => toDetail(ruling, ports))
    .filter(({ clusterId, date }) => clusterId === null || ports.isPast(date))
    .sort(compareRulings);
  const standing = rulings.filter(({ since }) => since === null);
  const deciding =
    standing.find(({ effect, partial }) => effect === "struck_down" && !partial) ??
    standing.find(({ effect }) => effect !== "upheld") ??
    standing[0];
  if (deciding === undefined) return null;
  return {
    status: deciding.effect,
    partial: deciding.partial,
    definitive: deciding.clusterId !== null,
    sentence: formatSentence(deciding),
    rulings,
  };
}

const VERBS: Readonly<Record<ProvisionEffect, string>> = {
  struck_down: "Struck down",
  read_down: "Upheld as read down",
  upheld: "Upheld",
};

function formatSentence(ruling: ProvisionRulingDetail): string {
  return `${VERBS[ruling.effect]}${ruling.partial ? " in part" : ""} in ${formatAuthorityName(ruling)}.`;
}

/** Joins what a decision says of a provision with what a note says of the decision: the words of the decision count. */
function mergeRulings(rulings: readonly StoredProvisionRuling[]): StoredProvisionRuling[] {
  const merged = new Map<string, StoredProvisionRuling>();
  for (const ruling of rulings) {
    const decision = ruling.clusterId === 0 ? ruling.authority : String(ruling.clusterId);
    const known = merged.get(decision);
    if (known === undefined || isMoreExact(ruling, known)) merged.set(decision, ruling);
  }
  return [...merged.values()];
}

const EXACTNESS: Readonly<Record<ProvisionEffect, number>> = { struck_down: 2, read_down: 1, upheld: 0 };

function isMoreExact(a: StoredProvisionRuling, b: StoredProvisionRuling): boolean {
  if (a.effect !== b.effect) return EXACTNESS[a.effect] > EXACTNESS[b.effect];
  return b.fromLaw && !a.fromLaw;
}

function toDetail(ruling: StoredProvisionRuling, { findFall, readDecision }: ValidityPorts): ProvisionRulingDetail {
  const { clusterId, authority, effect, partial, snippet } = ruling;
  const unknown = { clusterId: null, date: "", datePrecision: "unknown", since: null } as const;
  if (clusterId === 0) return { ...unknown, caseName: "", citation: authority, effect, partial, snippet };
  const { name, citation, dateFiled: date, datePrecision } = readDecision(clusterId);
  const fall = findFall(clusterId);
  const since = fall !== null && !fall.partial ? formatTreatmentBy(fall.by, false) : null;
  return { clusterId, caseName: name, citation, effect, date, datePrecision, partial, since, snippet };
}

function compareRulings(a: ProvisionRulingDetail, b: ProvisionRulingDetail): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return (a.clusterId ?? 0) - (b.clusterId ?? 0) || (a.citation < b.citation ? -1 : a.citation > b.citation ? 1 : 0);
}
