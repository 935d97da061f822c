import { INTRODUCTORY_SIGNALS } from "../../src/citator/treatment/introductory-signal.ts";
import { EVERYDAY_FAMILIES } from "../../src/citator/treatment/lexicon/everyday-lexicon.ts";
import { FORMULA_FAMILIES } from "../../src/citator/treatment/lexicon/lexicon.ts";
import type { SignalFamily } from "../../src/citator/treatment/lexicon/signal-row.ts";
import { listWordPrefixes } from "../../src/citator/treatment/lexicon/word-prefixes.ts";
import { findTreatment, type TreatmentKind } from "../../src/law/treatment.ts";

const HEAD = `# How treatment is read

\`classifyTreatment(window, target)\` reads how a text treats a citation in it. It returns a kind ("followed", "overruled" …), the contract's label, a confidence, and an explanation: \`signal\` (which words), \`rule\` (how the grammar connects them with the citation), \`family\` (which family of the lexicon contains them), \`history\` (direct history of the same case), \`actor\` and \`reported\` (who acted).

\`\`\`ts read-treatment.ts
import { classifyTreatment } from "headnote";

const text = "Adams v. Baker, 400 U.S. 12 (1970), is no longer good law.";
const { kind, rule, family } = classifyTreatment(text, { start: 0, end: 27 });
console.log(kind, rule, family); // overruled subject No longer, or not, the law
\`\`\`

A signal counts if the grammar connects it with the citation (as object, subject, member of a headnote's list, antecedent of a relative clause or of "that decision", "the former", "the latter", complement of "is" or "namely"), and if it is neither negated, nor supposed, nor said by a party, a dissent or the court below. What a court refuses a party counts as its opposite: "asks us to overrule A v. B. We decline the invitation." affirms it.

A short answer in the next sentence counts as well: "The only question is whether A v. B controls. It does."

Where no formula of the lexicon expresses a treatment, everyday words are read in a window of at most 700 characters: faults of a case, figures of speech for one that has passed away or ends the matter, comparisons with another, reactions in the next sentence, and at last words of blame and praise in a clause whose subject is the case. A judgment under review that no verb refers to is read by what the court does to it ("Reported below: A v. B. Reversed."). Then facts are compared ("In A v. B the deed was unregistered. Here it was registered.").

At last a logistic regression weighs what the rules read together with all words around the citation: words, pairs of words, and the concepts that they express (\`src/citator/treatment/words/tables/concepts.ts\`: "moribund" and "eroded" are both decay), by where they are (before or after the citation, in another sentence, in the last one) and by who precedes them in the sentence (the court, a party, a dissent, a court below, a law, the case itself, another case). A case is also found where one party's name or "that decision" refers to it, so that a concept has a role: who acts, whether it is denied, and which case it is about ("we decline to follow that decision"). Every phrase of the lexicon counts with the cases named beside it, even where the rules connect it with none. The treatment with the greatest share counts. Where the rules read nothing, the words decide if their share is one half or more (\`rule\` "weight of words"); where they disagree, the rules are seldom right; where they agree hesitantly, the confidence falls.

\`scripts/treatment/train-word-model.ts\` trains the weights on windows that may be tuned on, and on labelled citations of real opinions: invented windows alone made it read a treatment in half of the citations of real prose, of which most have none. Half of the features of a window, drawn anew at each step, are left out, so that no weight relies on another that occurs beside it by an author's habit. The table contains the 20,000 features that count most, by a hash of 22 bits instead of a name; \`signal\` contains the words that count most in a window. With \`--check\` the script prints the accuracy on each batch that the rules were not tuned on, by weights that were trained without it: over twelve batches .755 of 3,145 windows, from .740 by the weights of 5,000 named features. None of these is read at a build: most such words are said of arguments and statutes as well. Where a formula says that the case is overruled, no words outweigh it.

The confidence of a window's reading is the share of such readings that are right on windows held back from tuning (\`scripts/treatment/measure-calibration.ts\` prints it): .6 for weighed words and compared facts, .82 for everyday words, .88 or more for formulae.

At a build opinions are read by formulae alone, and half of what formulae read in real opinions is about something else: what the cited case says itself, another case of the sentence, a court below, a note that interrupts the page. A logistic regression (\`src/citator/treatment/passages\`, weights by \`scripts/treatment/train-passage-model.ts\`) estimates from the rule, the words, and what stands between and around them whether a reading is right. One that is not more probable than not is dropped; that of another is its confidence. Headnotes, digests and readings that end a case's authority are exempt: the first are written in formulae, and the last are weighed by the model of pairs. A case that a sentence names by one party ("Doe is inapposite here") is read for what limits or contradicts it. The model is trained on places in real opinions that readers labelled, and a little on invented windows, which have the plain sentences that are rare in opinions (\`test/verify/citator/passages\`, without their text), half of which are held back and measured by \`npm run verify\`.

At a build, everything that all opinions of a citing case say of a cited one is combined by a logistic regression (\`src/citator/treatment/edges/pair-weights.ts\`, written by \`scripts/treatment/train-pair-model.ts\`). The confidence of an overruling is its probability.

## Introductory signals

A signal carries through a string of citations until the next one, and neither into nor out of a parenthesis.

| Kind | Signals |
|---|---|
`;

const SIGNAL_NAMES: Readonly<Record<string, string>> = {
  contrary: "But see, But cf., But compare, Contra, See contra. A contrary citation decides no status.",
  relied_on: "Accord, See accord",
  cited: "See, See also, See generally, See, e.g., E.g., Cf., Compare … with, Vide",
};

/** Renders the page about treatment, with the coverage of the lexicon by family. */
export function renderTreatmentPage(): string {
  const signals = INTRODUCTORY_SIGNALS.map(({ kind }) => `| ${toWords(kind)} | ${SIGNAL_NAMES[kind] ?? ""} |\n`).join(
    "",
  );
  const rows = [...FORMULA_FAMILIES, ...EVERYDAY_FAMILIES].map(renderFamily).join("");
  return `${HEAD}${signals}\n## Coverage of the lexicon\n\nRows are patterns; each covers the inflections, voices and variants of an idea, with straight or curly quotation marks, and words that a hyphen divides over two lines. Beginnings counts the different first words. The examples are of invented cases, with the target between braces.\n\n| Family | Kinds | Rows | Beginnings | Examples |\n|---|---|---|---|---|\n${rows}`;
}

function renderFamily({ family, rows, examples }: SignalFamily): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map(
    (kind) => `${toWords(kind)} (${findTreatment(kind).label})`,
  );
  const beginnings = new Set(rows.flatMap(({ words }) => listWordPrefixes(words).map(({ letters }) => letters))).size;
  const shown = examples.map((example) => example.replaceAll("-\n", "").replaceAll("|", "\\|")).join("<br>");
  return `| ${family} | ${kinds.join(", ")} | ${rows.length} | ${beginnings} | ${shown} |\n`;
}

function toWords(kind: TreatmentKind): string {
  return kind.replaceAll("_", " ");
}
