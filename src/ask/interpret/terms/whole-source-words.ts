import { stem } from "../../../text/stem.ts";
import type { QuestionTerm } from "./question-terms.ts";

/** Stems of words that ask for a decision as a whole, where the question names it. */
const DECISION_STEMS: ReadonlySet<string> = new Set(
  (
    "stand stands stood lay lays laid down rule rules principle principles proposition establish establishes " +
    "established significance significant importance important impact effect effects outcome result upshot won " +
    "win wins lost lose prevail prevailed famous known legacy summary summarise summarize sum overview simple " +
    "terms plain english layman laymans brief note notes gist crux essence nutshell takeaway takeaways key point " +
    "points happen happened issue issues question questions reason reasons reasoning reasoned rationale ground " +
    "grounds rest rested rests based basis test tests standard set sets out propounded cited cite background fact " +
    "facts history change changed changes rely relied petitioner petitioners respondent respondents plaintiff " +
    "defendant appellant appellants party parties side vote votes voted split wrote write written author authored " +
    "opinion opinions headnote headnotes conclude concluded conclusion conclusions announce announced adopt " +
    "adopted propound enunciate enunciated evolve evolved formulate formulated determine determined settle " +
    "settled doctrine ratio decidendi contribution matter matters quick short detailed review analysis analyse analyze " +
    "study report full notable remembered story year date day citation citations cites court number docket " +
    "parallel reported official follow followed follows distinguish distinguished precedent precedents often " +
    "times judge judges justice justices bench majority argue argued argues argument arguments contend contended " +
    "contention contentions counsel plead pleaded submission submissions dissent dissents dissented dissenting " +
    "dissenter disagree disagreed concur concurred concurring concurrence unanimous unanimously minority coram strength composition " +
    "size sat heard deliver delivered penned drafted pronounced compare compared comparison contrast contrasted " +
    "differ differs different difference differences distinction similarity similarities similar reconcile"
  )
    .split(" ")
    .map(stem),
);

/** Years stand beside names. */
const YEAR = /^[12]\d{3}$/;

/** Returns whether the words of a question that names a decision ask for nothing of it but what it decided. */
export function asksForDecision(terms: readonly QuestionTerm[]): boolean {
  return terms.every((term) => DECISION_STEMS.has(term.stem) || YEAR.test(term.word));
}

/** Stems of words that ask for a provision as a whole, where the question names it. */
const PROVISION_STEMS: ReadonlySet<string> = new Set(
  (
    "guarantee guarantees guaranteed protect protects protected protection forbid forbids prohibit prohibits require " +
    "requires allow allows permit permits secure secures grant grants give gives cover covers mean means meaning " +
    "contain contains right rights scope text full purpose explain summary summarise summarize content contents say says " +
    "conduct bar bars ban bans impose imposes deal deals regulate regulates define defines state states address " +
    "addresses govern governs create creates"
  )
    .split(" ")
    .map(stem),
);

/** Returns whether the words of a question that names a provision ask for nothing but what it says. */
export function asksForProvision(terms: readonly QuestionTerm[]): boolean {
  return terms.every((term) => PROVISION_STEMS.has(term.stem));
}
