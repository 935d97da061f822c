import type { QuestionKind } from "./question-kinds.ts";

/** What a decision did to what it judged: `stands` if it upheld, allowed or ordered it, `falls` if it did the opposite. */
export type OutcomeSide = "stands" | "falls";

/** Words of each side: in a question, of which a court, a case or the law is the subject; and in a decision. */
const SIDES: Readonly<Record<OutcomeSide, { readonly asked: RegExp; readonly stated: RegExp }>> = {
  stands: {
    asked:
      /\b(?:uph[eo]ld\w*|allow(?:s|ed|ing)?|approv\w*|affirm\w*|legali[sz]\w*|sustain\w*|justif\w*|permit\w*|order(?:s|ed|ing)?|grant\w*|confirm\w*|validat\w*|let|bless\w*|endors\w*|recogni[sz]\w*|decriminali[sz]\w*|binds?)\b/,
    stated:
      /\b(?:upheld|uphold|sustained|affirmed|is (?:valid|constitutional|lawful)|was (?:valid|constitutional|lawful)|valid on its face|read down|did not (?:strike|invalidate)|does not (?:violate|offend|damage)|within the power|do(?:es)? not in all circumstances|may require|may (?:punish|reserve|tax|forbid)|granted)\b/i,
  },
  falls: {
    asked:
      /\b(?:struck|strik(?:e|es|ing)|quash\w*|cancel\w*|set(?:ting)? aside|void\w*|invalidat\w*|bann?(?:ed|ing|s)|abolish\w*|outlaw\w*|end(?:s|ed|ing)?|overturn\w*|threw out|thrown out|revers\w*|reject\w*|dismiss\w*|refus\w*|den(?:y|ies|ied)|declin\w*|forb[ai]d\w*|prohibit\w*|scrap\w*|kill(?:s|ed)?|annul\w*|got rid of|did away with)\b/,
    stated:
      /\b(?:struck (?:\w+ ){0,4}down|struck|unconstitutional|void|invalid|set aside|quashed|violat(?:es|ed)|could not (?:issue|stand|be)|discharged|dismissed|reversed|overruled|may not|cannot|denies|not valid|beyond the power|unlawful|illegal|was not (?:justified|valid))\b/i,
  },
};

/** Returns the outcomes that a question takes for granted: those whose words it contains. */
export function findPresupposedSides(question: string): readonly OutcomeSide[] {
  const text = question.toLowerCase();
  return (["stands", "falls"] as const).filter((side) => SIDES[side].asked.test(text));
}

/** Returns the outcome that contradicts what a question takes for granted; `null` if it presupposes none, or both. */
export function findContrarySide(question: string): OutcomeSide | null {
  const sides = findPresupposedSides(question);
  return sides.length !== 1 ? null : sides[0] === "stands" ? "falls" : "stands";
}

/** Returns whether a sentence of a decision states an outcome of a side. */
export function hasOutcome(text: string, side: OutcomeSide): boolean {
  return SIDES[side].stated.test(text);
}

const SUPPOSED_OVERRULING =
  /^(?!(?:is|was|has|did|does|are|were|which|what)\b)[^?]*(?<!\b(?:was|were|been|is|be|got|stands?|not) (?:\w+ly )?)\boverrul(?:ed|es)\b(?! by)/i;
const NO_OVERRULING =
  /\b(?:not (?:been )?(?:expressly )?overrul|did not overrule|declined to overrule|refused to overrule|without overruling|reaffirm)/i;

/** Returns whether a question takes for granted that a decision overruled another: "X overruled Y. What replaced it?". */
export function hasOverrulingPremise({
  kind,
  question,
}: {
  readonly kind: QuestionKind;
  readonly question: string;
}): boolean {
  return kind.id === "standing" && SUPPOSED_OVERRULING.test(question);
}

/** Returns whether a sentence says that a decision was not overruled. */
export function hasOverrulingDenial(text: string): boolean {
  return NO_OVERRULING.test(text);
}
