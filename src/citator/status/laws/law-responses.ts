import type { AnswerEffect } from "../../../store/legislation/law-history.ts";

/** Words by which a text says that a law answers the holding of a decision. */
const ANSWER_WORDS =
  /\b(?:supersed(?:ed?|ing|es)|overrid(?:e|es|den|ing)|overrode|overturn(?:ed|s|ing)?|abrogat(?:ed?|es|ing)|nullif(?:y|ied|ies|ying)|undo(?:es|ing)?|undid|undone|neutrali[sz](?:ed?|es|ing)|negat(?:ed?|es|ing)|displac(?:ed?|es|ing)|annul(?:led|s|ling)?|get(?:s|ting)? (?:over|round|around)|got (?:over|round|around)|overcom(?:e|es|ing)|overcame|set(?:s|ting)? at naught|(?:took|takes|taken|take|removed|removes|remove) away|remov(?:ed?|es|ing) the (?:basis|foundation)|legislatively (?:overruled|reversed)|revers(?:ed?|es|ing) the effect|(?:was|were|has been|had been) (?:the )?answer(?:ed)?|(?:an|the) answer to|answer(?:ed|s|ing)? (?:the|that|this) (?:decision|judgment|ruling|holding))\b/i;

/** Words by which a text says that a law was made with a decision in view. */
const FOLLOWING_WORDS =
  /\b(?:pass(?:ed|ing)|enact(?:ed|ing|ment)|insert(?:ed|ion)|amend(?:ed|ment)|introduc(?:ed|tion)|add(?:ed|ition)|substitut(?:ed|ion)|adopted|brought in|made)\b[^.;]{0,60}\b(?:after|following|in (?:response|answer|reaction) to|in view of|because of|consequent (?:up)?on|to meet|in the wake of|prompted by|to give effect to)\b|\b(?:was|is|been|be) (?:a|the|Parliament's|Congress's) (?:response|reaction|reply)\b/i;

/** Words that take the response back: an attempt, a wish, a negation. */
const FAILED_WORDS =
  /\b(?:may not|cannot|can not|could not|did not|does not|do not|not (?:been )?(?:superseded|overridden|displaced)|attempt\w*|sought to|tried to|purport\w*|struck down|propos\w+|Bill\b)/i;

/**
 * Determines how a law responds to a decision that a sentence names.
 * @returns `null` if the sentence states no response
 */
export function readLawResponse(sentence: string): Exclude<AnswerEffect, "changes"> | null {
  if (FAILED_WORDS.test(sentence)) return null;
  if (ANSWER_WORDS.test(sentence)) return "answers";
  return FOLLOWING_WORDS.test(sentence) ? "follows" : null;
}
