import { describe, expect, it } from "vitest";
import { readByRules } from "../../../src/citator/treatment/classify-treatment.ts";
import type { Treatment, TreatmentKind } from "../../../src/law/treatment.ts";

/**
 * Windows written for this test, of invented cases, by the rule of scope that each of them asks about, after the signals
 * were made: 65 of 67 US and 61 of 67 Indian ones were read correctly at first (.94 in all); the rules of seven of
 * the rest were corrected since. The target is between braces. Expected is a kind, or a label if the kind is
 * debatable; "unknown" if the window does not treat the target.
 */
type Window = readonly [rule: string, window: string, expected: TreatmentKind | Treatment];

const US: readonly Window[] = [
  ["voice, active", "For these reasons we now overrule {Hollis v. Brandt, 412 U.S. 77 (1973)}.", "overruled"],
  [
    "voice, active",
    "In Keane v. Doyle, 501 U.S. 9 (1991), the Court overruled {Hollis v. Brandt, 412 U.S. 77 (1973)}.",
    "overruled",
  ],
  [
    "voice, active",
    "In {Keane v. Doyle, 501 U.S. 9 (1991)}, the Court overruled Hollis v. Brandt, 412 U.S. 77 (1973).",
    "unknown",
  ],
  [
    "voice, passive",
    "{Hollis v. Brandt, 412 U.S. 77}, was overruled by Keane v. Doyle, 501 U.S. 9, two decades later.",
    "overruled",
  ],
  [
    "voice, passive",
    "Hollis v. Brandt, 412 U.S. 77, was overruled by {Keane v. Doyle, 501 U.S. 9}, two decades later.",
    "unknown",
  ],
  ["voice, passive", "The rule of {Hollis v. Brandt, 412 U.S. 77}, has been expressly disapproved.", "negative"],
  [
    "voice, passive",
    "{Hollis v. Brandt, 3 F.2d 77}, is hereby overruled, and the judgment below is reversed.",
    "overruled",
  ],
  [
    "parenthetical gerund",
    "See Keane v. Doyle, 501 U.S. 9, 14 (1991) (overruling {Hollis v. Brandt, 412 U.S. 77 (1973)}).",
    "overruled",
  ],
  [
    "parenthetical gerund",
    "See {Keane v. Doyle, 501 U.S. 9, 14 (1991)} (overruling Hollis v. Brandt, 412 U.S. 77 (1973)).",
    "unknown",
  ],
  [
    "parenthetical gerund",
    "Cf. Pratt v. Loomis, 88 F.3d 4 (2d Cir. 1996) (distinguishing {Hollis v. Brandt, 412 U.S. 77}).",
    "distinguished",
  ],
  [
    "parenthetical gerund",
    "Accord Pratt v. Loomis, 88 F.3d 4 (2d Cir. 1996) (following {Hollis v. Brandt, 412 U.S. 77}).",
    "followed",
  ],
  [
    "parenthetical gerund",
    "Pratt v. Loomis, 88 F.3d 4 (2d Cir. 1996) (declining to follow {Hollis v. Brandt, 80 F.3d 77}).",
    "declined",
  ],
  [
    "lists",
    "We overrule {Hollis v. Brandt, 412 U.S. 77}, Pratt v. Loomis, 415 U.S. 4, and Vane v. Orr, 420 U.S. 8.",
    "overruled",
  ],
  [
    "lists",
    "We overrule Hollis v. Brandt, 412 U.S. 77, Pratt v. Loomis, 415 U.S. 4, and {Vane v. Orr, 420 U.S. 8}.",
    "overruled",
  ],
  [
    "lists",
    "{Hollis v. Brandt, 412 U.S. 77}, and Pratt v. Loomis, 415 U.S. 4, are therefore distinguishable.",
    "distinguished",
  ],
  ["lists", "We overrule Hollis v. Brandt, 412 U.S. 77. See also {Pratt v. Loomis, 415 U.S. 4}.", "unknown"],
  ["negation", "Nothing in today's opinion overrules {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["negation", "The Court has never overruled {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["negation", "{Hollis v. Brandt, 412 U.S. 77}, cannot be said to have been overruled.", "unknown"],
  ["negation", "We see no occasion to limit {Hollis v. Brandt, 412 U.S. 77}, to its facts.", "unknown"],
  ["negation", "{Hollis v. Brandt, 412 U.S. 77}, is not distinguishable on any principled ground.", "unknown"],
  ["negation", "We refuse to overrule {Hollis v. Brandt, 412 U.S. 77}, on so slight a showing.", "unknown"],
  [
    "hypothesis",
    "Were we to overrule {Hollis v. Brandt, 412 U.S. 77}, every lease in the State would be void.",
    "unknown",
  ],
  ["hypothesis", "The question presented is whether {Hollis v. Brandt, 412 U.S. 77}, should be overruled.", "unknown"],
  ["hypothesis", "If {Hollis v. Brandt, 412 U.S. 77}, is overruled, the respondent loses.", "unknown"],
  ["hypothesis", "To accept that theory would be to overrule {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["request", "Respondent asks us to overrule {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  [
    "request",
    "We granted certiorari limited to the request that {Hollis v. Brandt, 412 U.S. 77}, be reconsidered.",
    "unknown",
  ],
  ["counsel's argument", "Petitioner insists that {Hollis v. Brandt, 412 U.S. 77}, has been overruled.", "unknown"],
  [
    "counsel's argument",
    "The Solicitor General argues that {Hollis v. Brandt, 412 U.S. 77}, is distinguishable.",
    "unknown",
  ],
  ["counsel's argument", "Appellant relies heavily on {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["counsel's argument", "The dissent contends that {Hollis v. Brandt, 412 U.S. 77}, was wrongly decided.", "unknown"],
  ["counsel answered", "Petitioner's reliance on {Hollis v. Brandt, 412 U.S. 77}, is misplaced.", "distinguished"],
  [
    "object filter",
    "Hollis v. Brandt was tried twice. {Hollis v. Brandt, 3 F.2d 77}. The objection was overruled.",
    "unknown",
  ],
  [
    "object filter",
    "In {Hollis v. Brandt, 3 F.2d 77}, a motion for a new trial was overruled by the district judge.",
    "unknown",
  ],
  ["object filter", "The demurrer was overruled on the authority of {Hollis v. Brandt, 12 Cal. 77}.", "unknown"],
  [
    "object filter",
    "In {Hollis v. Brandt, 3 F.2d 77}, the jury rejected the testimony of the only witness.",
    "unknown",
  ],
  ["fact verbs", "The detective questioned the suspect in his car. {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["fact verbs", "In {Hollis v. Brandt, 412 U.S. 77}, the officers followed the truck for nine miles.", "unknown"],
  ["fact verbs", "The plea was followed by a hearing on the sentence. See {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["fact verbs", "In {Hollis v. Brandt, 412 U.S. 77}, the driver had abandoned the car beside the road.", "unknown"],
  ["fact verbs", "The estate was limited to her natural life. {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  ["anaphora", "The leading case is {Hollis v. Brandt, 412 U.S. 77}. We now overrule that decision.", "overruled"],
  ["anaphora", "{Hollis v. Brandt, 412 U.S. 77}, held that rent abates. It was wrongly decided.", "criticized"],
  [
    "anaphora",
    "Compare Hollis v. Brandt, 412 U.S. 77, with {Pratt v. Loomis, 415 U.S. 4}. The latter case is distinguishable.",
    "distinguished",
  ],
  [
    "anaphora",
    "{Hollis v. Brandt, 412 U.S. 77}, is cited. The lease ran ten years. The tenant left. We overrule the motion.",
    "unknown",
  ],
  ["partial", "We overrule {Hollis v. Brandt, 412 U.S. 77}, to the extent that it speaks of ferries.", "overruled"],
  [
    "partial",
    "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, overruled on other grounds by Keane v. Doyle, 501 U.S. 9.",
    "overruled",
  ],
  ["direct history", "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, rev'd, 512 U.S. 30 (1994).", "reversed"],
  ["direct history", "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, aff'd, 512 U.S. 30 (1994).", "affirmed"],
  ["direct history", "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, vacated, 512 U.S. 30 (1994).", "vacated"],
  ["direct history", "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, cert. denied, 512 U.S. 30 (1994).", "unknown"],
  ["hyphenation", "We therefore over- rule {Hollis v. Brandt, 412 U.S. 77}.", "overruled"],
  ["hyphenation", "{Hollis v. Brandt, 412 U.S. 77}, is readily dis- tinguished.", "distinguished"],
  ["superseded", "{Hollis v. Brandt, 412 U.S. 77}, was superseded by statute in 1988.", "superseded"],
  ["superseded", "The lease superseded the earlier bond. {Hollis v. Brandt, 412 U.S. 77}.", "unknown"],
  [
    "abrogated",
    "{Hollis v. Brandt, 3 F.3d 77 (1st Cir. 1993)}, abrogated by Keane v. Doyle, 501 U.S. 9 (1991).",
    "abrogated",
  ],
  ["no longer law", "{Hollis v. Brandt, 412 U.S. 77}, is no longer good law.", "overruled"],
  [
    "no longer law",
    "Later cases have left {Hollis v. Brandt, 412 U.S. 77}, with no vitality; it is no longer controlling.",
    "overruled",
  ],
  ["questioned", "Recent decisions cast doubt on {Hollis v. Brandt, 412 U.S. 77}.", "questioned"],
  ["criticized", "We respectfully disagree with {Hollis v. Brandt, 3 F.3d 77}.", "criticized"],
  ["limited", "We confine {Hollis v. Brandt, 412 U.S. 77}, to its facts.", "limited"],
  ["declined", "We decline to extend {Hollis v. Brandt, 412 U.S. 77}, to ferries.", "declined"],
  ["positive", "We adhere to {Hollis v. Brandt, 412 U.S. 77}, and affirm.", "followed"],
  ["positive", "This case is controlled by {Hollis v. Brandt, 412 U.S. 77}.", "followed"],
  ["positive", "Applying {Hollis v. Brandt, 412 U.S. 77}, we hold that the rent abates.", "applied"],
  ["positive", "We reaffirm {Hollis v. Brandt, 412 U.S. 77}, today.", "affirmed"],
];

const INDIA: readonly Window[] = [
  [
    "headnote list",
    "{Mohan Lal v. Sita Devi, [1962] 2 S.C.R. 91}, followed. Hari Das v. Om Nath, [1964] 1 S.C.R. 5, distinguished.",
    "followed",
  ],
  [
    "headnote list",
    "Mohan Lal v. Sita Devi, [1962] 2 S.C.R. 91, followed. {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, distinguished.",
    "distinguished",
  ],
  [
    "headnote list",
    "{Mohan Lal v. Sita Devi, [1962] 2 S.C.R. 91}; Hari Das v. Om Nath, [1964] 1 S.C.R. 5 and Roy v. Sen, A.I.R. 1960 Cal. 12, relied on.",
    "relied_on",
  ],
  [
    "headnote list",
    "Mohan Lal v. Sita Devi, [1962] 2 S.C.R. 91; {Hari Das v. Om Nath, [1964] 1 S.C.R. 5} and Roy v. Sen, A.I.R. 1960 Cal. 12, relied on.",
    "relied_on",
  ],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, approved.", "approved"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, not approved.", "disapproved"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, held inapplicable.", "distinguished"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, referred to.", "referred"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, explained and distinguished.", "distinguished"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, considered and followed.", "followed"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, overruled.", "overruled"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, dissented from.", "disapproved"],
  ["headnote list", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, reiterated.", "followed"],
  [
    "headnote list",
    "{Roy v. Sen, A.I.R. 1960 Cal. 12}, applied. Shah v. Patel, A.I.R. 1955 Bom. 3, overruled.",
    "applied",
  ],
  ["hyphenation", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, dis- tinguished.", "distinguished"],
  ["hyphenation", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, re- ferred to.", "referred"],
  ["hyphenation", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, fol- lowed.", "followed"],
  ["voice, active", "We accordingly overrule the decision in {Roy v. Sen, A.I.R. 1960 Cal. 12}.", "overruled"],
  [
    "voice, active",
    "This Court in Hari Das v. Om Nath, [1964] 1 S.C.R. 5, overruled {Roy v. Sen, A.I.R. 1960 Cal. 12}.",
    "overruled",
  ],
  [
    "voice, active",
    "This Court in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, overruled Roy v. Sen, A.I.R. 1960 Cal. 12.",
    "unknown",
  ],
  ["voice, passive", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, must be held to have been wrongly decided.", "criticized"],
  ["voice, passive", "The view taken in {Roy v. Sen, A.I.R. 1960 Cal. 12}, was approved by this Court.", "approved"],
  [
    "voice, passive",
    "The decision in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, was followed in Gupta v. Rao, [1970] 3 S.C.R. 8.",
    "followed",
  ],
  [
    "voice, passive",
    "The decision in Hari Das v. Om Nath, [1964] 1 S.C.R. 5, was followed in {Gupta v. Rao, [1970] 3 S.C.R. 8}.",
    "unknown",
  ],
  [
    "per incuriam",
    "The decision in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, was rendered per incuriam.",
    "per_incuriam",
  ],
  ["per incuriam", "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, cannot be said to be per incuriam.", "unknown"],
  [
    "larger bench",
    "The correctness of {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is doubted and the matter is referred to a larger bench.",
    "negative",
  ],
  [
    "larger bench",
    "We think that {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, requires reconsideration.",
    "referred_larger_bench",
  ],
  [
    "larger bench",
    "It is not necessary to refer {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, to a larger bench.",
    "unknown",
  ],
  ["correct law", "{Roy v. Sen, A.I.R. 1960 Cal. 12}, does not lay down the correct law.", "overruled"],
  ["correct law", "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is not good law after the amendment.", "overruled"],
  ["negation", "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, cannot be said to be overruled by implication.", "unknown"],
  ["negation", "The later bench did not dissent from {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  ["negation", "We are unable to distinguish {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  [
    "hypothesis",
    "Even if {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, were overruled, the suit would be barred.",
    "unknown",
  ],
  ["hypothesis", "The question is whether {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, can be distinguished.", "unknown"],
  ["request", "We are asked to reconsider and overrule {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  [
    "counsel's argument",
    "Learned counsel for the appellant placed strong reliance on {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.",
    "unknown",
  ],
  ["counsel's argument", "Mr. Iyengar sought to distinguish {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  [
    "counsel's argument",
    "It was contended that {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, had been overruled.",
    "unknown",
  ],
  [
    "counsel's argument",
    "Shri Bose submitted that {Roy v. Sen, A.I.R. 1960 Cal. 12}, does not lay down good law.",
    "unknown",
  ],
  [
    "counsel answered",
    "The reliance placed by the respondent on {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is misconceived.",
    "distinguished",
  ],
  [
    "counsel answered",
    "Counsel relied on {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}. We are unable to accept this contention.",
    "distinguished",
  ],
  ["counsel answered", "Mr. Rao has rightly relied on {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "relied_on"],
  [
    "court below",
    "The High Court distinguished {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, and dismissed the suit.",
    "unknown",
  ],
  ["court below", "The Tribunal followed {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  ["object filter", "Preliminary objection overruled. {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  [
    "object filter",
    "In {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, the petition was rejected as out of time.",
    "unknown",
  ],
  [
    "fact verbs",
    "In {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, the notice was followed by a suit for eviction.",
    "unknown",
  ],
  ["fact verbs", "The Act applies to goods of every kind. {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "unknown"],
  [
    "anaphora",
    "Reference was made to {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}. That decision has no application here.",
    "distinguished",
  ],
  [
    "anaphora",
    "In {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, the tenant had paid. The facts of that case are entirely different.",
    "distinguished",
  ],
  [
    "anaphora",
    "Our attention was drawn to {Roy v. Sen, A.I.R. 1960 Cal. 12}. We respectfully agree with the view taken in that case.",
    "approved",
  ],
  [
    "footnotes",
    "The point was decided in Hari Das v. Om Nath(1) and we follow that decision. (1) {[1964] 1 S.C.R. 5}.",
    "followed",
  ],
  [
    "footnotes",
    "Counsel cited Roy v. Sen(1) and Shah v. Patel(2). The latter is overruled. (1) {A.I.R. 1960 Cal. 12}. (2) A.I.R. 1955 Bom. 3.",
    "unknown",
  ],
  [
    "partial",
    "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is overruled in so far as it deals with movables.",
    "overruled",
  ],
  [
    "minority view",
    "The minority view in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is a dissent and binds no court.",
    "unknown",
  ],
  [
    "distinguished on facts",
    "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, turned on its own facts and is of no assistance to the appellant.",
    "distinguished",
  ],
  [
    "distinguished on facts",
    "The present case is clearly distinguishable from {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.",
    "distinguished",
  ],
  [
    "distinguished on facts",
    "{Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, is no authority for the wide proposition put forward.",
    "distinguished",
  ],
  [
    "positive",
    "It is well settled by {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, that a notice is not a suit.",
    "followed",
  ],
  [
    "positive",
    "The principles laid down by this Court in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, govern the matter.",
    "followed",
  ],
  ["positive", "The matter is squarely covered by {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "followed"],
  [
    "positive",
    "In view of the decision in {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, the appeal must fail.",
    "followed",
  ],
  ["positive", "Respectfully following {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, we dismiss the appeal.", "followed"],
  ["positive", "We are bound by {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}.", "followed"],
  ["neutral", "In {Hari Das v. Om Nath, [1964] 1 S.C.R. 5}, it was held that a notice is not a suit.", "unknown"],
];

/** Lists the windows that are not read as expected. */
function misses(windows: readonly Window[]): string[] {
  return windows.flatMap(([rule, marked, expected]) => {
    const start = marked.indexOf("{");
    const end = marked.indexOf("}") - 1;
    const { kind, treatment, counsel } = readByRules(marked.replace("{", "").replace("}", ""), { start, end });
    const right = treatment === expected || (kind === expected && !counsel);
    return right ? [] : [`${rule}: ${kind}${counsel ? " (argued)" : ""}, expected ${expected}: ${marked}`];
  });
}

describe("the windows of every rule of scope, by the rules alone", () => {
  it("number at least 120, half of them Indian, each different", () => {
    expect(US.length + INDIA.length).toBeGreaterThanOrEqual(120);
    expect(Math.abs(US.length - INDIA.length)).toBeLessThanOrEqual(2);
    expect(new Set([...US, ...INDIA].map(([, window]) => window)).size).toBe(US.length + INDIA.length);
  });

  it.each([
    ["US", US],
    ["India", INDIA],
  ] as const)("are read as expected in 98% of the cases for %s", (_, windows) => {
    const missed = misses(windows);
    expect(1 - missed.length / windows.length, missed.join("\n")).toBeGreaterThanOrEqual(0.98);
  });
});
