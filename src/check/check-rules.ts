import type { Finding } from "../contract/schemas/citations/check.ts";

type FindingLevel = Finding["level"];

/** The rules of a check, each with its level and the sentence that describes it. */
export const CHECK_RULES = {
  cannot_exist: createRule(
    "error",
    "No such volume, section or amendment exists, or the reporter or court did not exist in that year.",
  ),
  name_mismatch: createRule("error", "The citation is reported for a case of another name."),
  parallel_mismatch: createRule("error", "Two citations of one case lead to two cases."),
  pin_outside: createRule("error", "The cited page lies outside the case."),
  overruled: createRule("error", "The case was overruled."),
  court_mismatch: createRule(
    "error",
    "The case was decided by another court, or the reporter does not print the court.",
  ),
  quotation_not_found: createRule("error", "The quoted words are not in the cited case."),
  quotation_near: createRule("warning", "The quoted words differ from those of the cited case."),
  quotation_elsewhere: createRule("warning", "The quoted words are in another case."),
  quotation_of_dissent: createRule("warning", "The quoted words are those of a dissent, and the text does not say so."),
  overruled_in_part: createRule("warning", "The case was overruled in part."),
  questioned: createRule("warning", "The case was questioned."),
  history_mismatch: createRule("warning", "The text states a later history that another decision made."),
  year_mismatch: createRule("warning", "The case was decided in another year."),
  name_misspelt: createRule("warning", "The name of the case is misspelt."),
  misplaced_citation: createRule("warning", "The case of this name is at another citation."),
  no_longer_in_force: createRule("warning", "The provision was repealed, omitted, revoked or struck down."),
  unresolved_short_form: createRule("note", "A short form refers to no citation before it."),
  ambiguous: createRule("note", "Several cases carry the citation."),
  distinguished: createRule("note", "The case was distinguished."),
  name_variant: createRule("note", "The name of the case is spelt in another way."),
  overruling_stated: createRule("note", "The case was overruled, as the text says."),
  history_unconfirmed: createRule("note", "The corpus does not confirm a later history that the text states."),
  old_law: createRule("note", "The law is no longer in force; it can still govern older matters."),
  similar_case: createRule("note", "The corpus contains a case of this name at another citation."),
  quotation_also_elsewhere: createRule(
    "note",
    "The quoted words are in another case; the cited one cannot be compared.",
  ),
  not_in_corpus: createRule("note", "The corpus does not contain the case: nothing is known about it."),
  section_not_in_corpus: createRule("note", "The corpus contains the law, but not this provision."),
  quotation_unverifiable: createRule("note", "The corpus does not contain the text of the cited case."),
} as const;

/** Name of a rule in {@link CHECK_RULES}, as findings show it. */
export type CheckRuleName = keyof typeof CHECK_RULES;

function createRule(
  level: FindingLevel,
  description: string,
): { readonly level: FindingLevel; readonly description: string } {
  return { level, description };
}
