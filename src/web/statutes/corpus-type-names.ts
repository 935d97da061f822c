import type { StatuteResult } from "../../contract/schemas/statutes.ts";

/** Names of the collections of US law. */
export const CORPUS_TYPE_NAMES: Readonly<Record<StatuteResult["corpusType"], string>> = {
  USC: "United States Code",
  CFR: "Code of Federal Regulations",
  STATE: "State statutes",
  CONSTITUTION: "US Constitution",
  FEDERAL_RULES: "Federal rules",
  STATE_CONSTITUTION: "State constitutions",
  STATE_RULES: "State court rules",
  EXECUTIVE_ACTION: "Executive actions",
};
