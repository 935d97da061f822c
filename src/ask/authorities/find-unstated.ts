import type { Interpretation } from "../interpret/interpret-question.ts";
import { findPracticalMatter } from "../interpret/practical-questions.ts";
import type { Authority } from "./authority.ts";
import { findContrast } from "./find-contrast.ts";
import { findUnstatedDetail } from "./find-unstated-detail.ts";
import { listTexts } from "./text-relevance.ts";

/**
 * Returns a sentence about what a question asks for and its best authority says nowhere: a form, a detail of the facts, the
 * law of another religion. Returns `null` if there is no such thing.
 */
export function findUnstated(question: Interpretation, lead: Authority): string | null {
  const label =
    findPracticalMatter(question.question, listTexts(lead.passages, lead.brief)) ?? findUnstatedDetail(question, lead);
  if (label !== null) return `Nothing in it states ${label}.`;
  const contrast = findContrast(question, lead);
  return contrast === null ? null : `Nothing in it speaks of “${contrast}”.`;
}
