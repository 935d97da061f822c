import type { Span } from "../../citation/citation.ts";
import type { TreatmentKind } from "../../law/treatment.ts";
import { determineKind } from "./determine-kind.ts";
import { normalizeText } from "./normalize-text.ts";
import { isAboutPrecedent, PRECEDENT_WORDS } from "./precedent.ts";
import { type SignalHit, scanSignals } from "./scan-signals.ts";
import { detectVoice } from "./voice.ts";

/**
 * Finds every place where a text expresses the treatment of a precedent, with its kind. Scope is not considered: "should
 * we overrule" is an overruling signal too. An objection that was overruled is none.
 *
 * @example
 * ```ts
 * import { findTreatmentSignals } from "headnote";
 *
 * console.log(findTreatmentSignals("That decision was overruled.").map(({ kind }) => kind)); // [ 'overruled' ]
 * ```
 */
export function findTreatmentSignals(original: string): { readonly kind: TreatmentKind; readonly span: Span }[] {
  const text = normalizeText(original);
  return scanSignals(text)
    .filter((hit) => {
      const voice = detectVoice(text, hit);
      if (!isAboutPrecedent(text, hit, voice)) return false;
      return hit.row.everyday !== true || isBesidePrecedent(text, hit, voice === "active");
    })
    .map((hit) => ({ kind: determineKind(text, hit), span: { start: hit.start, end: hit.end } }));
}

function isBesidePrecedent(text: string, hit: SignalHit, active: boolean): boolean {
  const before = text.slice(Math.max(0, hit.start - 160), hit.start);
  if (!active) return PRECEDENT_WORDS.test(before);
  const after = text.slice(hit.end, hit.end + 110);
  return PRECEDENT_WORDS.test(after) || (/^\s*(?:it|them)\b/i.test(after) && PRECEDENT_WORDS.test(before));
}
