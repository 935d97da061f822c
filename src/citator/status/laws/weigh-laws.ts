import { listConstitutionalAmendments } from "../../../law/constitutional-amendments.ts";
import { readDatePrecision } from "../../../law/known-date.ts";
import type { PrecedentDecision } from "../precedent-decision.ts";
import type { StatusAuthority } from "../status-detail.ts";
import { formatAuthorityName } from "../treatment-phrases.ts";
import type { CitingTreatment, DecisionFall, WeighedTreatment } from "../weigh-treatments.ts";
import type { LawAnswer, LawChange, LawHistoryReader } from "./law-ports.ts";
import { readLawResponse } from "./law-responses.ts";

/** What weighing laws depends on. */
export interface LawPorts {
  readonly laws: LawHistoryReader;
  isPast(date: string): boolean;
  findFall(clusterId: number): DecisionFall | null;
  /** Returns a decision of the corpus. */
  readDecision(clusterId: number): PrecedentDecision;
}

/** Weighs the Acts and amendments that respond to a case, and those that left nothing of the provision it construed. */
export function weighLaws(decision: PrecedentDecision, ports: LawPorts): WeighedTreatment[] {
  const { laws, isPast } = ports;
  const answers = listLaterAnswers(decision, ports)
    .filter(({ effect }) => effect !== "changes")
    .map((answer) => weighAnswer(answer, ports));
  const replaced = laws
    .listChanges(decision.clusterId, decision.dateFiled)
    .find(({ replacesConstrued, date }) => replacesConstrued && isPast(date));
  return replaced === undefined ? answers : [...answers, weighReplacement(replaced)];
}

function listLaterAnswers({ clusterId, dateFiled }: PrecedentDecision, { laws, isPast }: LawPorts): LawAnswer[] {
  return laws
    .listAnswers(clusterId)
    .filter(({ date }) => date !== "" && isPast(date) && date.slice(0, 4) >= dateFiled.slice(0, 4));
}

function weighAnswer(answer: LawAnswer, ports: LawPorts): WeighedTreatment {
  const { effect, partial, date, name, citation, snippet } = answer;
  const answers = effect === "answers";
  const treatment = answers ? "answered_by_statute" : "changed_by_statute";
  const reason = { clusterId: null, caseName: name, citation, treatment, snippet } as const;
  const words = answers ? "answered by" : "the law was changed in view of it by";
  const law = [name.replace(/^The /, "the "), citation === "" ? "" : `(${citation})`].filter((part) => part !== "");
  return {
    ...LAW_TREATMENT,
    class: answers ? "overruling" : "questioning",
    partial,
    ...findInvalidation(answer.struckDownBy, ports),
    date,
    datePrecision: readDatePrecision(date),
    reason,
    clause: `${words} ${law.join(" ")}`,
  };
}

function weighReplacement({ name, change, date, snippet }: LawChange): WeighedTreatment {
  return {
    ...LAW_TREATMENT,
    class: "questioning",
    partial: false,
    discounted: null,
    since: null,
    date,
    datePrecision: readDatePrecision(date),
    reason: {
      clusterId: null,
      caseName: name,
      citation: "",
      treatment: "provision_replaced",
      snippet: snippet || change,
    },
    clause: `${name}, which it construed, was ${change}`,
  };
}

const LAW_TREATMENT = { definitive: false, part: null, basis: "statute", order: 0 } as const;

/** A law that a decision struck down decides nothing, unless that decision has fallen. */
function findInvalidation(
  struckDownBy: LawAnswer["struckDownBy"],
  { isPast, findFall, readDecision }: LawPorts,
): Pick<WeighedTreatment, "discounted" | "since"> {
  for (const { clusterId, authority } of struckDownBy) {
    if (clusterId === 0) return { discounted: "void", since: `struck down in ${authority}` };
    const { name, citation, dateFiled } = readDecision(clusterId);
    const fall = findFall(clusterId);
    if (!isPast(dateFiled) || (fall !== null && !fall.partial)) continue;
    return { discounted: "void", since: `struck down by ${formatAuthorityName({ caseName: name, citation })}` };
  }
  return { discounted: null, since: null };
}

/** Maximum number of changes of the law that a status lists. */
const MAX_CHANGES = 3;

/**
 * Lists what happened to the law on which a case was decided: changes of provisions that it cites, amendments that
 * decisions name beside it, and the later laws that its digest names, each newest first. They decide nothing, but a
 * reader must know.
 */
export function listLawChanges(
  decision: PrecedentDecision,
  naming: readonly NamingTreatment[],
  ports: LawPorts,
): StatusAuthority[] {
  const known = [...listProvisionChanges(decision, ports), ...listNamedAmendments(decision, naming, ports)];
  const isKnown = (name: string) =>
    known.some(({ caseName, since }) => caseName === name || since?.includes(name) === true);
  return [...known, ...listLaterLaws(decision, ports).filter(({ caseName }) => !isKnown(caseName))];
}

function listLaterLaws(decision: PrecedentDecision, ports: LawPorts): StatusAuthority[] {
  return listLaterAnswers(decision, ports)
    .filter(({ effect }) => effect === "changes")
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_CHANGES)
    .map(({ name, citation, date, snippet, struckDownBy }) => ({
      ...CHANGE_OF_LAW,
      caseName: name,
      citation,
      snippet,
      date,
      datePrecision: readDatePrecision(date),
      since: findInvalidation(struckDownBy, ports).since ?? "made afterwards",
    }));
}

const CHANGE_OF_LAW = { clusterId: null, treatment: "provision_replaced", effect: "changes", partial: false } as const;

function listProvisionChanges(decision: PrecedentDecision, { laws, isPast }: LawPorts): StatusAuthority[] {
  return laws
    .listChanges(decision.clusterId, decision.dateFiled)
    .filter(({ date }) => isPast(date))
    .slice(0, MAX_CHANGES)
    .map(({ name, date, change, snippet }) => ({
      ...CHANGE_OF_LAW,
      caseName: name,
      citation: "",
      snippet,
      date,
      datePrecision: readDatePrecision(date),
      since: change,
    }));
}

/** An amendment of the constitution, later than a case, that a decision names beside the case. */
interface NamedAmendment {
  /** "the Twenty-fifth Amendment". */
  readonly name: string;
  readonly number: number;
  readonly date: string;
  readonly citing: PrecedentDecision;
  readonly snippet: string;
}

/** Finds the amendments that decisions name beside a case, each once. */
function findNamedAmendments(
  decision: PrecedentDecision,
  naming: readonly NamingTreatment[],
  isPast: LawPorts["isPast"],
): NamedAmendment[] {
  // Texts name the amendments of the US Constitution as the law in force; what one superseded is read as a treatment.
  if (decision.jurisdiction !== "IN") return [];
  const found = new Map<number, NamedAmendment>();
  for (const { citing, snippet } of naming) {
    for (const { name, number, date } of listConstitutionalAmendments(snippet, decision.jurisdiction)) {
      if (found.has(number) || date <= decision.dateFiled || !isPast(date)) continue;
      found.set(number, { name, number, date, citing, snippet });
    }
  }
  return [...found.values()];
}

/** A decision that names an amendment in its words on a case. */
export type NamingTreatment = Pick<CitingTreatment, "citing" | "snippet">;

/** Weighs the amendments that a decision, whenever it was made, names as the response to a case. */
export function weighNamedAmendments(
  decision: PrecedentDecision,
  naming: readonly NamingTreatment[],
  ports: LawPorts,
): WeighedTreatment[] {
  return findNamedAmendments(decision, naming, ports.isPast).flatMap(({ name, number, date, snippet }) => {
    const response = readLawResponse(snippet);
    if (response === null) return [];
    const struckDownBy = ports.laws.listAmendmentRulings(decision.jurisdiction, number);
    return [weighAnswer({ name, citation: "", date, effect: response, partial: false, snippet, struckDownBy }, ports)];
  });
}

/**
 * Lists the amendments that decisions name beside a case: what the case says of the provisions that they changed must be
 * read with them. An amendment that was struck down says so.
 */
function listNamedAmendments(
  decision: PrecedentDecision,
  naming: readonly NamingTreatment[],
  ports: LawPorts,
): StatusAuthority[] {
  const { laws, isPast } = ports;
  const past = naming.filter(({ citing }) => isPast(citing.dateFiled));
  return findNamedAmendments(decision, past, isPast)
    .filter(({ snippet }) => readLawResponse(snippet) === null)
    .slice(0, MAX_CHANGES)
    .map(({ name, number, date, citing, snippet }) => {
      const { since } = findInvalidation(laws.listAmendmentRulings(decision.jurisdiction, number), ports);
      return {
        ...CHANGE_OF_LAW,
        caseName: name,
        citation: "",
        snippet,
        date,
        datePrecision: readDatePrecision(date),
        since:
          since ?? `considered with it in ${formatAuthorityName({ caseName: citing.name, citation: citing.citation })}`,
      };
    });
}

/** Names the law in the clause of a case that says that the decision has been superseded. */
export function addSupersedingLaw(treatment: WeighedTreatment, decision: PrecedentDecision): WeighedTreatment {
  if (treatment.reason.treatment !== "superseded") return treatment;
  const law = findLawName(treatment.reason.snippet, decision);
  if (law === null) return treatment;
  return {
    ...treatment,
    clause: `superseded by ${law}, as stated in ${formatAuthorityName(treatment.reason)}`,
  };
}

const ACT_NAME =
  /\b(?:the )?(?:[A-Z][\w'’-]*(?: (?:of|and|for|in|on|to|the|\([^()]{2,40}\)|[A-Z][\w'’-]*)){0,10} )?Act(?:s)?(?:,? (?:No\. )?(?:of )?\d{1,4}(?: of \d{4})?)\b/;

function findLawName(snippet: string, { jurisdiction, dateFiled }: PrecedentDecision): string | null {
  const later = listConstitutionalAmendments(snippet, jurisdiction).find(({ date }) => date > dateFiled);
  return later?.name ?? ACT_NAME.exec(snippet)?.[0] ?? null;
}
