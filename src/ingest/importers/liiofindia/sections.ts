import type { SectionKind } from "../../../law/case.ts";

/** A stretch of a judgment that is of one kind. */
export interface Section {
  readonly kind: SectionKind;
  /** Surname or name as the judgment prints it; "" where it does not. */
  readonly author: string;
  readonly paragraphs: readonly string[];
}

/** Where the report of the case itself begins, behind the headnote: `CIVIL APPELLATE JURISDICTION: Civil Appeal No. …`. */
const JURISDICTION = /^\W{0,3}(?:[A-Z]{4,}[,./ &-]{1,3}){0,4}JURISDICTION\b/;
/** `The Judgment of the Court was delivered by SHAH, J.` and the like. */
const DELIVERED =
  /\b(?:(?:judge?ments?|orders?|opinions?)(?: and order)? of [^.]{0,120}?(?:was|were) ?(?:delivered|pronounced)|following (?:judge?ments?|orders?)[^.]{0,40}(?:was|were) delivered|delivered the following)/i;
/** Headnotes state what was held. */
const HELD = /^\W{0,4}(?:HELD|Held)\b/;
/** A heading with which a judge's own opinion begins: `MUDHOLKAR, J.-I have had the advantage`. */
const OPINION_HEADING =
  /^(?:PER )?((?:[A-Z]\. ?){0,3}[A-Z][A-Z.' ]{2,36}?),? ?(?:C\. ?J|JJ?)\.? ?(\([A-Za-z ]{6,30}\))? ?(?:[-–—:.]|$)/;
const DISSENTS =
  /\bI (?:respectfully )?dissent\b|\bI (?:regret|am sorry|have the misfortune|am unable|find myself unable)[^.]{0,80}\b(?:agree|concur|differ|share)|\bunable to (?:agree|concur|persuade myself to agree)|\bI (?:cannot|do not) agree with (?:my|the)[^.]{0,60}(?:brother|brethren|colleague|judgment)/i;
const CONCURS =
  /\bI (?:entirely |fully |respectfully )?(?:agree|concur)\b|\bagree with (?:my|the) (?:learned )?(?:brother|brethren|Lord)|\bhad the (?:advantage|benefit|privilege) of (?:reading|perusing|going through)/i;

/** Longer than this, the part between appearances and judgment holds the arguments of counsel, not their names alone. */
const ARGUMENTS = 4000;
/** Shorter than this, in characters, a part is no opinion of its own. */
const SHORTEST_OPINION = 400;

/**
 * Divides a judgment's paragraphs by clear signs only: the headnote up to the jurisdiction line, arguments of counsel
 * up to "was delivered by", then the opinions, each under its judge's heading. Without signs all of it is one opinion.
 */
export function divide(paragraphs: readonly string[]): Section[] {
  const delivered = paragraphs.findIndex((paragraph) => DELIVERED.test(paragraph.slice(0, 4000)));
  const jurisdiction = paragraphs.findIndex((paragraph) => JURISDICTION.test(paragraph));
  const held = paragraphs.findIndex((paragraph) => HELD.test(paragraph));

  const report = firstOf(jurisdiction, delivered);
  const headnoteEnd = jurisdiction > 0 || (held >= 0 && held < report) ? report : 0;
  const headnote = paragraphs.slice(0, headnoteEnd);
  const beforeJudgment = paragraphs.slice(headnoteEnd, Math.max(headnoteEnd, delivered));
  const argued = lengthOf(beforeJudgment) > ARGUMENTS;
  const judgment = paragraphs.slice(argued ? delivered : headnoteEnd);

  const sections: Section[] = [];
  if (headnote.length > 0) sections.push({ kind: "headnote", author: "", paragraphs: headnote });
  if (argued) sections.push({ kind: "arguments", author: "", paragraphs: beforeJudgment });
  sections.push(...opinionsOf(judgment, dissentersOf(headnote, judgment)));
  return sections.filter((section) => section.paragraphs.length > 0);
}

/** The earlier of two positions that were found; 0 when neither was. */
function firstOf(a: number, b: number): number {
  if (a < 0 || b < 0) return Math.max(a, b, 0);
  return Math.min(a, b);
}

function opinionsOf(judgment: readonly string[], dissenters: ReadonlySet<string>): Section[] {
  const starts: { readonly at: number; readonly author: string; readonly remark: string }[] = [];
  for (const [at, paragraph] of judgment.entries()) {
    const heading = OPINION_HEADING.exec(paragraph);
    if (heading === null) continue;
    const author = (heading[1] ?? "").trim();
    const previous = starts.at(-1);
    if (previous?.author === author) continue;
    if (previous && lengthOf(judgment.slice(previous.at, at)) < SHORTEST_OPINION) continue;
    starts.push({ at, author, remark: heading[2] ?? "" });
  }
  const lead = starts[0];
  if (lead === undefined || starts.length === 1) {
    return [{ kind: "lead", author: lead?.author ?? "", paragraphs: judgment }];
  }
  return starts.map(({ at, author, remark }, i) => {
    const paragraphs = judgment.slice(i === 0 ? 0 : at, starts[i + 1]?.at);
    const opening = `${remark} ${paragraphs.join(" ").slice(0, 1500)}`;
    return { kind: i === 0 ? "lead" : kindOf(opening, dissenters.has(surname(author))), author, paragraphs };
  });
}

function kindOf(opening: string, namedDissenter: boolean): SectionKind {
  if (namedDissenter || /\bdissenting\b/i.test(opening.slice(0, 60)) || DISSENTS.test(opening)) return "dissent";
  return CONCURS.test(opening) ? "concurrence" : "plurality";
}

/** Judges of whom the headnote or the report says that they dissented: `(per Sarkar, J., dissenting)`. */
function dissentersOf(headnote: readonly string[], judgment: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const paragraph of [...headnote, ...judgment.slice(0, 12)]) {
    for (const match of paragraph.matchAll(
      /\b([A-Z][A-Za-z]{2,25}),? ?(?:C\. ?)?J\.?,? ?\(?,? ?(?:dissenting|dissented|delivered a dissenting)/g,
    )) {
      names.add((match[1] ?? "").toUpperCase());
    }
  }
  return names;
}

function surname(name: string): string {
  return (name.trim().split(/[ .]+/).at(-1) ?? "").toUpperCase();
}

function lengthOf(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
