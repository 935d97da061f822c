import type { Authority, CheckedCitation, Finding, Quotation } from "../contract/schemas/citations/check.ts";

type FindingLevel = Finding["level"];

/** The rules of a check, each with its level and the sentence that describes it. */
export const CHECK_RULES = {
  cannot_exist: createRule("error", "The reporter has no such volume, or did not appear in that year."),
  name_mismatch: createRule("error", "The citation is reported for a case of another name."),
  parallel_mismatch: createRule("error", "Two citations of one case lead to two cases."),
  pin_outside: createRule("error", "The cited page lies outside the case."),
  overruled: createRule("error", "The case was overruled."),
  quotation_not_found: createRule("error", "The quoted words are not in the cited case."),
  quotation_near: createRule("warning", "The quoted words differ from those of the cited case."),
  questioned: createRule("warning", "The case was questioned."),
  year_mismatch: createRule("warning", "The case was decided in another year."),
  unresolved_short_form: createRule("note", "A short form refers to no citation before it."),
  ambiguous: createRule("note", "Several cases carry the citation."),
  distinguished: createRule("note", "The case was distinguished."),
  not_in_corpus: createRule("note", "The corpus does not contain the case: nothing is known about it."),
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

/**
 * Collects the findings of a text, in order of position. A finding about the status of a case is at its first citation.
 * @param conflicts for each citation the two cases to which it and a parallel citation lead; else `null`
 */
export function collectFindings(
  citations: readonly CheckedCitation[],
  conflicts: readonly (string | null)[],
  authorities: readonly Authority[],
  quotations: readonly Quotation[],
): Finding[] {
  const findings: Finding[] = [];
  const add = (name: CheckRuleName, message: string, at: Pick<Finding, "span" | "citation" | "quotation">) =>
    findings.push({ rule: name, level: CHECK_RULES[name].level, message, ...at });

  citations.forEach((citation, index) => {
    const at = { span: citation.span, citation: index, quotation: null };
    const raw = citation.raw.replace(/\s+/g, " ");
    const { nameMismatch, yearMismatch, pin, status, reason } = citation;
    const isFull = citation.refersTo === null;
    if (status === "cannot_exist" && isFull) add("cannot_exist", `${raw} cannot exist: ${reason}`, at);
    if (status === "unresolved") add("unresolved_short_form", `${raw} refers to no citation before it.`, at);
    if (status === "ambiguous" && isFull) add("ambiguous", `${raw}: ${reason}`, at);
    if (nameMismatch)
      add("name_mismatch", `${raw} is reported for ${nameMismatch.found}; the text names ${nameMismatch.given}.`, at);
    if (conflicts[index])
      add("parallel_mismatch", `${raw} and the citation beside it lead to two cases: ${conflicts[index]}.`, at);
    if (yearMismatch)
      add("year_mismatch", `${raw} was decided in ${yearMismatch.found}; the text says ${yearMismatch.given}.`, at);
    if (pin?.status === "outside") add("pin_outside", formatPinMessage(pin), at);
  });

  for (const { mentions, clusterId, name, freshness, freshnessReason, category } of authorities) {
    const first = mentions[0]!;
    const at = { span: citations[first]!.span, citation: first, quotation: null };
    if (category === "cases" && clusterId === null && citations[first]!.status === "not_in_corpus")
      add("not_in_corpus", `The corpus does not contain ${citations[first]!.raw.replace(/\s+/g, " ")}.`, at);
    const rule = RULE_OF_FRESHNESS[freshness ?? "Good Law"];
    if (rule !== undefined) add(rule, `${name}: ${freshnessReason ?? `${freshness}.`}`, at);
  }

  quotations.forEach(({ span, citation, status, text, differences }, index) => {
    const at = { span, citation, quotation: index };
    const source = citations[citation]!.raw.replace(/\s+/g, " ");
    const opening = text.replace(/\s+/g, " ").slice(0, 60);
    if (status === "not_found")
      add("quotation_not_found", `“${opening}…” does not occur in the case cited as ${source}.`, at);
    if (status === "near")
      add("quotation_near", `“${opening}…” differs from ${source}: ${formatDifferences(differences)}.`, at);
    if (status === "unverifiable")
      add(
        "quotation_unverifiable",
        `“${opening}…” could not be compared: the corpus does not contain the text of ${source}.`,
        at,
      );
  });

  return findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

const RULE_OF_FRESHNESS: Readonly<Record<string, CheckRuleName | undefined>> = {
  Overruled: "overruled",
  Questioned: "questioned",
  Distinguished: "distinguished",
};

function formatPinMessage({ given, firstPage, lastPage }: NonNullable<CheckedCitation["pin"]>): string {
  const end = lastPage === null ? "" : ` and ends by page ${lastPage}`;
  return `${given} lies outside the case, which begins on page ${firstPage}${end}.`;
}

const MAX_LISTED_DIFFERENCES = 3;

function formatDifferences(differences: Quotation["differences"]): string {
  const first = differences.slice(0, MAX_LISTED_DIFFERENCES).map(({ given, found }) => {
    if (found === "") return `“${given}” does not occur`;
    return given === "" ? `“${found}” is omitted` : `“${given}” for “${found}”`;
  });
  const more = differences.length - first.length;
  return first.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
