import { describe, expect, it } from "vitest";
import { classifyTreatment, readByRules } from "../../../src/citator/treatment/classify-treatment.ts";
import type { Treatment } from "../../../src/law/treatment.ts";

const US = "{Adams v. Baker, 40 Me. 12 (1870)}";
const INDIA = "{Ram v. Shyam, AIR 1950 Mad 4}";

/** Returns how a sentence reads its target; no treatment counts as neutral. */
function read(sentence: string): Treatment {
  const marked = sentence.replace("US", US).replace("INDIA", INDIA);
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  const { treatment } = classifyTreatment(marked.replace(/[{}]/g, ""), target);
  return treatment === "unknown" ? "neutral" : treatment;
}

/** Forms of each family, none of which is a window. */
const FORMS: readonly (readonly [family: string, sentence: string, expected: Treatment])[] = [
  [
    "Fate on appeal",
    "The judgment in INDIA was carried in appeal and has since been set aside by a Division Bench.",
    "negative",
  ],
  ["Fate on appeal", "The decree in US, was taken to the court above and there reversed.", "negative"],
  ["Fate on appeal", "INDIA was challenged before the Supreme Court, which allowed the appeal.", "negative"],
  ["Fate on appeal", "US, went up, and came back reversed.", "negative"],
  ["Fate on appeal", "INDIA was assailed in a writ appeal, and the writ appeal was allowed.", "negative"],
  ["Fate on appeal", "INDIA was carried in Letters Patent Appeal without success.", "positive"],
  ["Fate on appeal", "US, was taken to the court above and there affirmed.", "positive"],
  ["Answered by the legislature", "Explanation II has cut the ground from under INDIA.", "negative"],
  ["Answered by the legislature", "Parliament has pulled the rug from under INDIA.", "negative"],
  ["Answered by the legislature", "US, was the mischief at which the amendment was aimed.", "negative"],
  ["Answered by the legislature", "The legislature was displeased with US, and repealed the section.", "negative"],
  ["Answered by the legislature", "INDIA was the decision to which the amendment was directed.", "negative"],
  ["Kept by the legislature", "The amendment is merely declaratory of the law stated in INDIA.", "positive"],
  ["Kept by the legislature", "The proviso is confirmatory of the view taken in INDIA.", "positive"],
  ["Kept by the legislature", "The legislature set its seal upon US.", "positive"],
  ["Kept by the legislature", "The Act is a codification of the rule in US.", "positive"],
  ["Kept by the legislature", "US, construed the section. It was re-enacted in the same words.", "positive"],
  ["Kept by the legislature", "Congress wrote the rule of US, into the text.", "positive"],
  ["Cast off by the court", "We now retire the rule of US.", "negative"],
  ["Cast off by the court", "We turn the page on US.", "negative"],
  ["Cast off by the court", "We close the book on US.", "negative"],
  ["Cast off by the court", "We throw over the rule of US.", "negative"],
  ["Cast off by the court", "We can now break with US.", "negative"],
  ["Cast off by the court", "US, is no more.", "negative"],
  ["Cast off by the court", "US, held that a wife could not sue. That day is behind us.", "negative"],
  ["Regret of the court", "US, allowed the set-off. We have come to regret it.", "negative"],
  ["Regret of the court", "US, allowed the set-off. We have had cause to rue it.", "negative"],
  ["Regret of the court", "US, allowed the set-off. It was a step that we regret.", "negative"],
  ["Regret of the court", "We decided US, nine years ago, and have been sorry about it ever since.", "negative"],
  ["Regret of the court", "I confess that I have never understood US.", "negative"],
  ["Ill fame of a case", "US, has drawn sharp criticism.", "negative"],
  ["Ill fame of a case", "US, has come in for much criticism.", "negative"],
  ["Ill fame of a case", "US, has long perplexed the courts.", "negative"],
  ["Ill fame of a case", "Few decisions have been so seldom followed as US.", "negative"],
  ["Ill fame of a case", "There is much to be said against US.", "negative"],
  ["Ill fame of a case", "Little can be said in defence of US.", "negative"],
  ["Ill fame of a case", "US, puts the cart before the horse.", "negative"],
  ["A weak support", "The defendant leans on US. It is a broken staff.", "negative"],
  ["A weak support", "The defendant hangs his case upon US. It is a slender peg.", "negative"],
  ["A weak support", "Plaintiff's argument is built on US. It is built on sand.", "negative"],
  ["A weak support", "The appellant pins his hopes on US. Those hopes are vain.", "negative"],
  [
    "A weak support",
    "Counsel says that US, is this case. He forgets that the plaintiff there was an infant.",
    "negative",
  ],
  ["A weak support", "No amount of ingenuity will make US, fit a case of gift.", "negative"],
  ["Nothing like it here", "In US, the agency had changed its mind. Nothing of that kind happened here.", "negative"],
  ["Nothing like it here", "US, was moved by the hardship of a widow. There is no widow before us.", "negative"],
  [
    "Nothing like it here",
    "In INDIA there was an identification parade. That is exactly what is wanting here.",
    "negative",
  ],
  [
    "Nothing like it here",
    "Neither US, in which there was a promise, nor Doe v. Roe, 9 F.3d 2, is this case.",
    "negative",
  ],
  ["Nothing like it here", "In US, the writ went to an officer. The respondent was never that.", "negative"],
  ["Said again by the court", "So it was said in US, and so we hold.", "positive"],
  ["Said again by the court", "US, said no, and we say it again.", "positive"],
  ["Said again by the court", "US, gives the answer, and we give it too.", "positive"],
  ["Said again by the court", "The court in US, would not allow it. No more will we.", "positive"],
  ["Said again by the court", "US, took the words in that sense. We take them so.", "positive"],
  ["Decided by it", "The tests are to be found in US. Tried by those tests the sale was a mortgage.", "positive"],
  ["Decided by it", "INDIA laid down three tests. Applying them to the facts, the shop is covered.", "positive"],
  ["Decided by it", "The rule was laid down in US. By that rule the plaintiff cannot recover.", "positive"],
  ["Decided by it", "The principles were gathered in INDIA. When they are applied here the order is bad.", "positive"],
  ["Decided by it", "The better reason lies with US.", "positive"],
  ["Decided by it", "It is INDIA to which we must bow.", "positive"],
  ["No way past a case", "There is no escaping US.", "positive"],
  ["No way past a case", "There is no way around US.", "positive"],
  ["No way past a case", "The appellant cannot distinguish US.", "positive"],
  ["No way past a case", "INDIA cannot be got over.", "positive"],
  ["No way past a case", "We find nothing that would take this levy out of INDIA.", "positive"],
  ["No way past a case", "The present case is on a better footing than INDIA.", "positive"],
  ["Praise of a case", "US, is a model of clarity.", "positive"],
  ["Praise of a case", "Time has vindicated US.", "positive"],
  ["Praise of a case", "Experience has confirmed US.", "positive"],
  ["Praise of a case", "There is not a word in US, that we would alter.", "positive"],
  ["Praise of a case", "We decided US, long ago, and have never had cause to regret it.", "positive"],
  ["Praise of a case", "US, has full life.", "positive"],
  ["A dissent that prevailed", "We agree today with those who dissented in US.", "negative"],
  ["A dissent that prevailed", "The dissent in US, had the better of the argument.", "negative"],
  ["A dissent that prevailed", "We adopt the dissenting opinion in US.", "negative"],
  ["A dissent that prevailed", "The dissent in US, has since become the law.", "negative"],
  ["A dissent that prevailed", "We side with the dissenters in US.", "negative"],
  ["Disposition of the judgment under review", "Reported below: US. Reversed.", "negative"],
  ["Disposition of the judgment under review", "Reported below: US. Affirmed.", "positive"],
  [
    "Disposition of the judgment under review",
    "The decision from which this appeal is taken, US, cannot stand.",
    "negative",
  ],
  ["Disposition of the judgment under review", "The district court dismissed the claim. US. We affirm.", "positive"],
  ["Disposition of the judgment under review", "We reverse the judgment below. US.", "negative"],
  ["Answers", "Can US, be reconciled with the charter? We think not.", "negative"],
  ["Answers", "The Government argues that US, was wrongly decided. We have come to the same conclusion.", "negative"],
  ["Answers", "The question is whether INDIA lays down the correct law. We answer it in the affirmative.", "positive"],
  ["Answers", "Must we depart from US? We must not, and we do not. It governs.", "positive"],
];

/** Sentences with the words of those families that do not treat the case. */
const NEAR: readonly string[] = [
  "The appeal from US, was abandoned.",
  "The mortgage was carried to the recorder in US.",
  "The matter decided in US, was carried over to the June term.",
  "The petitioner in INDIA was taken in custody and later released.",
  "A special leave petition against INDIA is pending.",
  "The legislature met in the year of US.",
  "The Act was amended in 1976. INDIA was argued in 1979.",
  "The amending Act changed the title of the court that decided US.",
  "The Law Commission mentioned INDIA in its ninth report.",
  "A bill to amend the section was pending when US, was argued.",
  "The plaintiff in US, was a model and an actress.",
  "The trustee in US, retired before the trial.",
  "The witness in US, is no more.",
  "He turned the page on which US, is reported.",
  "We close with a reference to US.",
  "The sheriff in US, closed the book and went home.",
  "The plaintiff regrets that he did not cite US, below.",
  "The parties in US, were sorry for the delay.",
  "The defendant in US, drew fire from the sheriff's men.",
  "The facts of US, were the subject of a newspaper article.",
  "Little need be said of the facts in US.",
  "The carriage in US, had a broken pole.",
  "The house in US, was built on sand.",
  "Counsel forgets the date of US.",
  "There is no transcript of the argument in US.",
  "Neither party has cited US.",
  "So it is said in US, and the parties do not discuss it.",
  "The court in US, gave the same answer to a different question, which we describe below.",
  "The better copy of the record in US, is with the clerk.",
  "There is no report of US, in the volume that was handed up.",
  "The way past the mill was the subject of the action in US.",
  "The witness Time was called in US.",
  "A model of the engine was produced in US.",
  "Justice Moore dissented in US.",
  "The dissent in US, runs to thirty pages.",
  "The dissenting judge in US, later became a senator.",
  "Reported below: US. Certiorari granted.",
  "The district court described the facts. US. We repeat them here in brief.",
  "The question is whether INDIA applies. We decline to answer it as the facts have not been found.",
  "The State says that US, was wrongly decided. We express no opinion.",
  "Does US, reach the case of a lunatic? No lunatic is a party to this suit, and the point need not be considered.",
  "The appellant in US, was carried to the hospital and there set at liberty.",
  "The ordinance was taken from the books in the year of US.",
  "The plaintiff in US, was quick to sue.",
  "Nobody in US, thought of the statute.",
  "In US, the jury retired at noon.",
  "The barn in US, fell with the storm.",
  "The horse in US, died of the glanders.",
  "That day was a Sunday, as the record in US, shows.",
  "The counsel in US, spoke for three hours.",
  "No question was asked of the witness in US.",
  "US, is reported without the arguments of counsel.",
  "The parties stipulate that US, was argued in 1871.",
  "There is nothing before us but a copy of the record in US.",
  "The report of US, is bound with the next volume.",
  "Upon the docket it stands next to US.",
  "The clerk took the papers in US, out of the file.",
  "The new trial in US, ended in a nonsuit.",
  "We regret to say that the record in US, was burnt.",
  "US, opens with a statement of facts.",
];

describe("forms of treatment", () => {
  it.each(FORMS)("reads %s: %s", (_, sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });

  it.each(NEAR)("reads no treatment in: %s", (sentence) => {
    expect(read(sentence)).toBe("neutral");
  });
});

describe("who speaks, and of what", () => {
  it.each([
    ["a claim that is denied", "It is not right to say that US, has been overruled.", "neutral"],
    ["a belief that is denied", "We do not say that US, was wrong.", "neutral"],
    ["what a party spends its brief on", "Plaintiffs devote pages to showing that US, is distinguishable.", "neutral"],
    ["an appeal that was abandoned", "The appeal from US, was abandoned.", "neutral"],
    ["what came after a case in time", "Following US, the legislature turned to water rights.", "neutral"],
    ["a dissent that the court adopts", "We adopt the dissenting opinion in US.", "negative"],
    ["a signal beside another", "Delivery is needed. Accord, US; see also Doe v. Roe, 9 F.3d 2.", "positive"],
    ["a member of the string of a signal", "But see Doe v. Roe, 9 F.3d 2 (2d Cir. 1993); US (1980).", "negative"],
    [
      "a note after the string of a signal",
      "[3] But see Doe v. Roe, 9 F.3d 2. [4] Poe v. Oe, 8 F.3d 2; US.",
      "neutral",
    ],
    ["a sentence after that of a signal", "But see Doe v. Roe, 9 F.3d 2 (1993). Poe v. Oe, 8 F.3d 2; US.", "neutral"],
    ["a claim that the court shares", "Counsel says that US, was wrongly decided. We think so too.", "negative"],
  ] as const)("reads %s", (_, sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });

  it("does not take the first note of a page, its number lost, for the case that the text goes on to discuss", () => {
    const sentence =
      "Such compliance is obligatory. [{A.I.R. 1962 S.C. 1044}.] (2) [1959] 1 S.C.R. 528. (3) [1967] 3 S.C.R. 525. We do not think that any of these cases could assist the appellants.";
    const target = { start: sentence.indexOf("{"), end: sentence.indexOf("}") - 1 };
    expect(readByRules(sentence.replace(/[{}]/g, ""), target).treatment).toBe("unknown");
  });
});
