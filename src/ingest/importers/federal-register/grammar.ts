import type { PresidentialKind } from "../../legislation/presidential-documents.ts";
import type { ElementRole, Grammar } from "../../legislation/provisions/grammar.ts";

/** The kind of presidential document that an element contains. */
export const PRESIDENTIAL_KINDS: Readonly<Record<string, PresidentialKind>> = {
  EXECORD: "Executive Order",
  PROCLA: "Proclamation",
  DETERM: "Other",
  PRMEMO: "Other",
  PRNOTICE: "Other",
  PRORDER: "Other",
  PRESDOC: "Other",
  PRLOC: "Other",
};

const ROLES: Readonly<Record<string, ElementRole>> = {
  RULE: "provision",
  PRORULE: "provision",
  NOTICE: "provision",
  CORRECT: "provision",
  SUBJECT: "heading",
  EXECORDR: "field",
  PROC: "field",
  PRES: "field",
  DETNO: "field",
  FRDOC: "field",
  FILED: "field",
  PRTPAGE: "field",
  P: "block",
  FP: "block",
  ST1: "designation",
  ST2: "designation",
  TXT: "block",
  HD: "block",
  PLACE: "block",
  ANNEX: "block",
  EXTRACT: "block",
  FTNT: "footnote",
  SU: "superscript",
  FTREF: "call",
  GPOTABLE: "table",
  TTITLE: "block",
  BOXHD: "row",
  ROW: "row",
  CHED: "cell",
  ENT: "cell",
  LI: "line-break",
  GPH: "skipped",
  PSIG: "skipped",
  TITLE3: "skipped",
  BILCOD: "skipped",
  CNTNTS: "skipped",
};

/** The XML of the Federal Register. */
export const FEDERAL_REGISTER_GRAMMAR: Grammar = {
  attributes: new Set(["SOURCE", "P"]),
  classifyElement(name, _, parent, inProvision) {
    if (PRESIDENTIAL_KINDS[name] && !inProvision) return "provision";
    if (name === "HD" && PRESIDENTIAL_KINDS[parent]) return "heading";
    if (name === "DATE") return inProvision ? "block" : "field";
    if (name === "VOL") return "field";
    return ROLES[name] ?? "inline";
  },
  // A page number is an attribute; a fraction has no space before it.
  findLeadText: (name, { P = "" }) => (name === "PRTPAGE" ? P : name === "FR" ? " " : ""),
};
