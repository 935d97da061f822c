import type { SentenceRole } from "../../../law/sentence-role.ts";
import type { TextSpan } from "./text-span.ts";

/** A sentence of a text whose role is known. */
export interface RoleSpan extends TextSpan {
  readonly role: SentenceRole;
}

/** What a sentence of a decision does, in the words that readers see. */
export const ROLE_LABELS: Readonly<Record<SentenceRole, string>> = {
  holding: "Holding",
  rule: "Rule",
  reason: "Reason",
  disposition: "Disposition",
  fact: "Fact",
  history: "History",
  argument: "Argument",
  dissent: "Dissent",
  summary: "Summary",
};
