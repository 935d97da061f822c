import type { Interpretation } from "../interpret/interpret-question.ts";
import { lacksAspect } from "../interpret/question-aspects.ts";

/** The aspects for which an answer states a figure. */
const FIGURES: ReadonlySet<string> = new Set(["time", "amount", "punishment"]);

/** Questions that name the unit of the time for which they ask, and sentences that state a time in a unit near it. */
const UNITS: readonly { readonly asked: RegExp; readonly stated: RegExp }[] = [
  { asked: /\bhow many (?:minutes|hours)\b/i, stated: /\b(?:minutes?|hours?|days?)\b/i },
  { asked: /\bhow many days\b/i, stated: /\b(?:hours?|days?|weeks?|months?)\b/i },
  { asked: /\bhow many weeks\b/i, stated: /\b(?:days?|weeks?|months?)\b/i },
  { asked: /\bhow many months\b/i, stated: /\b(?:days?|weeks?|months?|years?)\b/i },
  { asked: /\bhow many years\b/i, stated: /\b(?:months?|years?|life)\b/i },
];

/** Questions for the time within which one may sue, and sentences that state it. */
const LIMITATION = {
  asked: /\b(?:limitations? periods?|periods? of limitations?|statutes? of limitations?|too late to sue)\b/i,
  stated: /\b(?:limitations?|barred|(?:within|after|until)\b[^.;]{0,40}\b(?:years?|months?))\b/i,
};

/** Returns whether a question asks for a time, an amount or a punishment. */
export function isAboutFigure({ aspects }: Pick<Interpretation, "aspects">): boolean {
  return aspects.some(({ id }) => FIGURES.has(id));
}

/** Returns whether a question asks for a time, an amount or a punishment that none of the sentences states. */
export function isWithoutFigure(
  { aspects, question }: Pick<Interpretation, "aspects" | "question">,
  texts: readonly string[],
): boolean {
  const isStated = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  return (
    lacksAspect(aspects, FIGURES, texts) ||
    [...UNITS, LIMITATION].some(({ asked, stated }) => asked.test(question) && !isStated(stated))
  );
}
