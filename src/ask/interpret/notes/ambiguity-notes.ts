import type { LegislationReader } from "../../../corpus/port/legislation-reader.ts";
import type { AnswerScope } from "../answer-scope.ts";
import { findNamedProvisions, type NamedProvision } from "../named-provisions.ts";

/**
 * Returns a sentence that names the section of the other country with the same number, if the caller left the country
 * open and a question names a section by its number alone.
 * @param provisions those that the question names under the law of its scope
 */
export async function writeAmbiguityNotes(
  legislation: LegislationReader,
  question: string,
  { isInferred, jurisdiction }: AnswerScope,
  provisions: readonly NamedProvision[],
): Promise<string[]> {
  if (!isInferred || !provisions.some(({ isBare }) => isBare)) return [];
  const others = await findNamedProvisions(legislation, question, jurisdiction === "US" ? "IN" : "US");
  const labels = others.filter(({ isBare }) => isBare).map(({ label }) => label);
  return labels.length === 0
    ? []
    : [`If another law is meant, name it; the number is also that of ${labels.join(" and ")}.`];
}
