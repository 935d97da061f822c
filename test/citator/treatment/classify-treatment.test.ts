import { describe, expect, it } from "vitest";
import { classifyTreatment, readByRules } from "../../../src/citator/treatment/classify-treatment.ts";
import { findTreatmentSignals } from "../../../src/citator/treatment/find-treatment-signals.ts";
import { createTreatmentReader } from "../../../src/citator/treatment/treatment-reader.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

/** Reads a window whose target is between braces. */
function read(marked: string) {
  return readWith(classifyTreatment, marked);
}

function readWith(reader: typeof classifyTreatment, marked: string) {
  const start = marked.indexOf("{");
  const end = marked.indexOf("}") - 1;
  return reader(marked.replace("{", "").replace("}", ""), { start, end });
}

const scoped: [window: string, kind: string][] = [
  // Voice: active takes what follows, passive what precedes.
  ["We therefore overrule {Marlow v. Tarn, 88 U.S. 12}.", "overruled"],
  ["{Marlow v. Tarn, 88 U.S. 12}, is overruled.", "overruled"],
  ["{Marlow v. Tarn, 88 U.S. 12}, must be regarded as overruled by the decision in this case.", "overruled"],
  ["We hold that {Marlow v. Tarn, 88 U.S. 12}, can no longer be deemed a controlling authority.", "overruled"],
  ["The court in Quill v. Ives, 90 U.S. 1, overruled {Marlow v. Tarn, 88 U.S. 12}.", "overruled"],
  ["The doctrine of {Marlow v. Tarn, 88 U.S. 12}, is no longer good law.", "overruled"],
  ["We recede from {Marlow v. Tarn, 88 So.2d 12}.", "overruled"],
  ["We disapprove {Marlow v. Tarn, 88 Cal.App.3d 12}, and affirm.", "overruled"],
  ["We can no longer adhere to the doctrine of {Marlow v. Tarn, 88 U.S. 12}.", "overruled"],
  ["The reasoning of {Marlow v. Tarn, 88 U.S. 12}, has been repudiated.", "abrogated"],
  ["The tax stands as upheld in {Marlow v. Tarn, 88 U.S. 12}, which was followed.", "followed"],
  ["The tax was upheld in {Marlow v. Tarn, 88 U.S. 12}, which was later overruled.", "overruled"],
  ["The Court followed {Marlow v. Tarn, 88 U.S. 12}. Under this decision a town could not compel a ferry.", "followed"],
  // The signal belongs to another authority.
  ["We overrule Marlow v. Tarn, 88 U.S. 12, and cite {Quill v. Ives, 90 U.S. 1}.", "cited"],
  ["Marlow v. Tarn, 88 U.S. 12, overruled by {Quill v. Ives, 90 U.S. 1}.", "cited"],
  ["See {Quill v. Ives, 90 U.S. 1} (overruling Marlow v. Tarn, 88 U.S. 12).", "cited"],
  ["See Quill v. Ives, 90 U.S. 1 (overruling {Marlow v. Tarn, 88 U.S. 12}).", "overruled"],
  ["We distinguished the Marlow case in {Quill v. Ives, 90 U.S. 1}.", "cited"],
  ["{Quill v. Ives, 90 U.S. 1} was decided in May. We overrule Marlow v. Tarn, 88 U.S. 12.", "cited"],
  // Several cases as "they", and the case that is only compared.
  [
    "{Marlow v. Tarn, 88 U.S. 12}, and Quill v. Ives, 90 U.S. 1, have been criticised. They are no longer to be followed.",
    "overruled",
  ],
  ["We read Quill v. Ives, 90 U.S. 1. {Marlow} v. Tarn, 88 U.S. 12, and Quill are overruled.", "overruled"],
  [
    "Quill v. Ives, 90 U.S. 1, and Ash v. Elm, 7 U.S. 1, are so undermined by {Marlow v. Tarn, 88 U.S. 12}, that they are overruled.",
    "cited",
  ],
  ["Quill v. Ives, 90 U.S. 1, is unsound, as was {Marlow v. Tarn, 88 U.S. 12}, and is now overruled.", "criticized"],
  // What did not survive another decision; what the court itself declares today.
  [
    "The rationale of {Marlow v. Tarn, 88 U.S. 12}, did not survive our decision in Quill v. Ives, 90 U.S. 1.",
    "overruled",
  ],
  ["Quill amounted to a total rejection of the holding of {Marlow v. Tarn, 88 U.S. 12}.", "overruled"],
  // The anaphor is in an adjunct: its clause has another subject.
  ["We read {Marlow v. Tarn, 88 U.S. 12}. Under that decision a State could not compel the witness.", "applied"],
  // Supposed, or denied.
  ["It would, in these circumstances, be unwise for us to overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["We reversed without any indication that {Marlow v. Tarn, 88 U.S. 12}, was not the law.", "cited"],
  // Objects that are no precedent.
  ["In {Marlow v. Tarn, 88 U.S. 12}, the objection was overruled.", "cited"],
  ["The demurrer was overruled. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["The court overruled the motion under {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["Officers questioned the suspect. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["The verdict was followed by a motion for a new trial. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  // One sentence, one parenthesis, one list.
  [
    "We overrule Quill v. Ives, 90 U.S. 1 (1951). {Marlow v. Tarn, 88 U.S. 12 (1962)}, is distinguished.",
    "distinguished",
  ],
  ["Today we reject the plan as unfair to us all. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["See A v. B, 90 U.S. 1 (overruling Quill v. Ives, 80 U.S. 1); {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  [
    "{Marlow v. Tarn, 88 U.S. 12}, overruling Quill v. Ives, 80 U.S. 1; A v. B, 9 U.S. 1, overruling C v. D, 8 U.S. 1.",
    "cited",
  ],
  [
    "A v. B, 9 U.S. 1, overruling C v. D, 8 U.S. 1; {Marlow v. Tarn, 88 U.S. 12}, overruling Quill v. Ives, 80 U.S. 1.",
    "cited",
  ],
  ["See {Marlow v. Tarn, 88 U.S. 12}; Quill v. Ives, 80 U.S. 1, overruled in A v. B, 90 U.S. 1.", "cited"],
  [
    "C v. D, 8 U.S. 1, overruled in {Marlow v. Tarn, 88 U.S. 12}; E v. F, 7 U.S. 1, overruled in A v. B, 9 U.S. 1.",
    "cited",
  ],
  ["In overruling Quill v. Ives, 80 U.S. 1, {Marlow v. Tarn, 88 U.S. 12}, did not end the rule.", "cited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, overruled that holding.", "cited"],
  ["In {Marlow v. Tarn, 88 U.S. 12}, the Court overruled that holding.", "cited"],
  ["As {Marlow v. Tarn, 88 U.S. 12}, shows, Ives is expressly overruled.", "cited"],
  [
    "In light of {Marlow v. Tarn, 88 U.S. 12}, and others, the older statements can no longer be regarded as law.",
    "followed",
  ],
  // Judgments, not precedents.
  ["{Marlow v. Tarn, 88 U.S. 12}. Reversed.", "cited"],
  ["On the authority of {Marlow v. Tarn, 88 U.S. 12}, the judgment is vacated.", "followed"],
  ["A vacated hotel room, {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  // Everyday words of anything but a precedent.
  ["Congress may abrogate the immunity of the States. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["We repudiated that position in {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  // Negation.
  ["I do not agree that it is necessary to overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["Nothing before us shows that {Marlow v. Tarn, 88 U.S. 12}, should be overruled.", "cited"],
  ["None of those cases purported to overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["The omission does not render the decision in {Marlow v. Tarn, 88 U.S. 12}, per incuriam.", "cited"],
  ["We do not overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["We decline to overrule {Marlow v. Tarn, 88 U.S. 12}.", "affirmed"],
  ["No case has overruled {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, has never been overruled.", "cited"],
  ["We need not distinguish {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  // Supposed or asked for.
  ["The question is whether {Marlow v. Tarn, 88 U.S. 12}, should be overruled.", "cited"],
  ["If {Marlow v. Tarn, 88 U.S. 12}, is to be overruled, this Court must do it.", "cited"],
  ["I would overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["If that is the ruling, then the Court is overruling {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["I would begin by overruling {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  [
    "Order might also be had by trimming Quill v. Ives, 90 U.S. 1, and overruling {Marlow v. Tarn, 88 U.S. 12}.",
    "cited",
  ],
  ["Four Members of the Court urge that we overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["We are invited to overrule {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["It would compel that {Marlow v. Tarn, 88 U.S. 12}, be overruled.", "cited"],
  // Anaphora.
  ["The rule comes from {Marlow v. Tarn, 88 U.S. 12}. That decision is overruled.", "overruled"],
  ["Defendant cites {Marlow v. Tarn, 88 U.S. 12}. On reflection, that case is now overruled.", "overruled"],
  ["To the extent {Marlow v. Tarn, 88 U.S. 12}, holds otherwise, we overrule it.", "overruled"],
  ["We read Quill v. Ives, 90 U.S. 1, and {Marlow v. Tarn, 88 U.S. 12}. Those cases are overruled.", "overruled"],
  [
    "We read {Marlow v. Tarn, 88 U.S. 12}. We then read the long note in Quill v. Ives, 90 U.S. 1. That case is overruled.",
    "cited",
  ],
  // What comes next takes its force away.
  [
    "It is true that in {Bhola v. Asha, [1950] S.C.R. 1}, rent was remitted. But there the house had burnt.",
    "distinguished",
  ],
  ["It is true that in {Bhola v. Asha, [1950] S.C.R. 1}, rent was remitted. The house had burnt.", "cited"],
  ["Counsel relied on {Bhola v. Asha, [1950] S.C.R. 1}. There is no force in this submission.", "distinguished"],
  ["Counsel relied on {Bhola v. Asha, [1950] S.C.R. 1}. There is force in this submission.", "relied_on"],
  ["Counsel sought to distinguish {Bhola v. Asha, [1950] S.C.R. 1}. We cannot accept that argument.", "cited"],
  // The name alone, elsewhere in the window.
  ["We read {Marlow v. Tarn, 88 U.S. 12}. Nothing is left of it. Marlow's holding must be overruled.", "overruled"],
  ["We read Marlow v. Tarn, {88 U.S. 12}. Nothing is left of it. We overrule Marlow.", "overruled"],
  ["We read Marlow v. Tarn, 88 U.S. 12, and {Quill v. Ives, 90 U.S. 1}. Long after, we overrule Marlow.", "cited"],
  ["We read {Marlow v. Tarn, 88 U.S. 12}. Long after, Mr. Marlow's objection was overruled.", "cited"],
  ["We read {United States v. Tarn, 88 U.S. 12}. The United States asks us to overrule Quill.", "cited"],
  // Lists.
  ["We overrule Quill v. Ives, 90 U.S. 1, and {Marlow v. Tarn, 88 U.S. 12}.", "overruled"],
  ["Quill v. Ives, 90 U.S. 1, and {Marlow v. Tarn, 88 U.S. 12}, are overruled.", "overruled"],
  ["{Marlow v. Tarn, 88 U.S. 12}, and Quill v. Ives, 90 U.S. 1, are distinguishable.", "distinguished"],
  // Lesser treatments.
  ["The Court limited {Marlow v. Tarn, 88 U.S. 12 (1950)}, to cases in which rent is due.", "limited"],
  ["We confine the holding of {Marlow v. Tarn, 88 U.S. 12}, to ferries.", "limited"],
  ["The Court confined {Marlow v. Tarn, 88 U.S. 12}, strictly to its own facts.", "limited"],
  ["{Marlow v. Tarn, 88 U.S. 12 (1950)}, was limited to written leases.", "limited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, which had spoken of leases of every kind, was limited to that extent.", "limited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, was limited accordingly: the tenant had paid.", "limited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, is not limited to written leases.", "cited"],
  ["In {Marlow v. Tarn, 88 U.S. 12}, the damages were limited to one year's rent.", "cited"],
  ["The statute limited the tenant's right to appeal. {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["The Act limited the liability in {Marlow v. Tarn, 88 U.S. 12}, to one year's rent.", "cited"],
  ["{Bhola v. Asha, [1950] S.C.R. 1} and Om Mills Limited v. Dev, [1952] S.C.R. 3, referred to.", "referred"],
  ["The Court reaffirmed the essential holding of {Marlow v. Tarn, 88 U.S. 12}: rent is due.", "affirmed"],
  ["The Court affirmed the judgment of the court below; see {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  [
    "The Court explained {Marlow v. Tarn, 88 U.S. 12}, as a case in which reconsideration had not been asked for.",
    "explained",
  ],
  ["{Marlow v. Tarn, 88 U.S. 12}, was applied to hold that a ferry is a carrier.", "applied"],
  ["In {Marlow v. Tarn, 88 U.S. 12}, it was said that a ferry is a carrier, which the Court approved.", "approved"],
  ["The test comes from {Marlow v. Tarn, 88 U.S. 12}, on the law of ferries, which the Court approved.", "approved"],
  ["In {Marlow v. Tarn, 88 U.S. 12}, the tenant made a motion, which the court overruled.", "cited"],
  ["The Court followed {Marlow v. Tarn, 88 U.S. 12 (1950)}, under which evidence of rent is not heard.", "followed"],
  ["The Court overruled {Moore v. State ex rel. Tip, 88 U.S. 12}.", "overruled"],
  ["The Court explained Moore v. State ex rel. Tip, {88 U.S. 12}, as a case about rent.", "explained"],
  ["The Court followed State ex rel. Moore v. Tip, {88 U.S. 12}.", "followed"],
  // One verb, several objects, each with its own preposition.
  [
    "It relied on {A v. B, 1 U.S. 1}, for the rule, on C v. D, 2 U.S. 2, for the test, and on E v. F, 3 U.S. 3.",
    "relied_on",
  ],
  [
    "It relied on A v. B, 1 U.S. 1, for the rule, on {C v. D, 2 U.S. 2}, for the test, and on E v. F, 3 U.S. 3.",
    "relied_on",
  ],
  [
    "It relied on A v. B, 1 U.S. 1, for the rule, on C v. D, 2 U.S. 2, for the test, and on {E v. F, 3 U.S. 3}, too.",
    "relied_on",
  ],
  ["It relied on A v. B, 1 U.S. 1, for the rule and on {C v. D, 2 U.S. 2}, for the test.", "relied_on"],
  ["It relied on A v. B, 1 U.S. 1, for the rule, and held, on {C v. D, 2 U.S. 2}, that rent is due.", "cited"],
  ["{Marlow v. Tarn, 88 U.S. 12}, is readily distinguishable.", "distinguished"],
  ["We distinguish {Marlow v. Tarn, 88 U.S. 12}.", "distinguished"],
  ["{Marlow v. Tarn, 88 U.S. 12}, is not in point.", "distinguished"],
  ["Unlike {Marlow v. Tarn, 88 U.S. 12}, this case has a contract.", "distinguished"],
  ["We decline to follow {Marlow v. Tarn, 88 U.S. 12}.", "declined"],
  ["We disagree with {Marlow v. Tarn, 88 U.S. 12}.", "criticized"],
  ["{Marlow v. Tarn, 88 U.S. 12}, was wrongly decided.", "criticized"],
  ["Applying {Marlow v. Tarn, 88 U.S. 12}, it held that a ferry is a carrier.", "applied"],
  ["Distinguishing {Marlow v. Tarn, 88 U.S. 12}, it held that a ferry is a carrier.", "distinguished"],
  ["We follow {Marlow v. Tarn, 88 U.S. 12}.", "followed"],
  ["We are bound by {Marlow v. Tarn, 88 U.S. 12}.", "followed"],
  ["We relied on {Marlow v. Tarn, 88 U.S. 12}, last year.", "relied_on"],
  ["We affirmed in {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  ["See {Marlow v. Tarn, 88 U.S. 12}.", "cited"],
  // History.
  ["{Marlow v. Tarn, 88 F.2d 12}, rev'd, Quill v. Ives, 90 U.S. 1.", "reversed"],
  ["{Marlow v. Tarn, 88 F.2d 12}, aff'd, Quill v. Ives, 90 U.S. 1.", "affirmed"],
  // India: headnotes.
  ["{Bhola v. Asha [1950] S.C.R. 1} followed; Uma v. Ravi [1951] S.C.R. 2 distinguished.", "followed"],
  ["Bhola v. Asha [1950] S.C.R. 1 followed; {Uma v. Ravi [1951] S.C.R. 2} distinguished.", "distinguished"],
  [
    "{Bhola v. Asha, [1950] S.C.R. 1}; Uma v. Ravi, [1951] S.C.R. 2 and Dev v. Om, [1952] S.C.R. 3, referred to.",
    "referred",
  ],
  ["{Bhola v. Asha, [1950] S.C.R. 1}, explained and distinguished.", "distinguished"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, held inapplicable.", "distinguished"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, dissented from.", "disapproved"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, overruled.", "overruled"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, not approved.", "disapproved"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, dis- tinguished.", "distinguished"],
  // India: text.
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, does not lay down the correct law.", "overruled"],
  ["{Bhola v. Asha, A.I.R. 1950 S.C. 1}, is per incuriam.", "per_incuriam"],
  ["The decision in {Bhola v. Asha, A.I.R. 1950 S.C. 1}, requires reconsideration.", "referred_larger_bench"],
  ["The ratio of {Bhola v. Asha, A.I.R. 1950 S.C. 1}, has no application here.", "distinguished"],
  ["As in Bhola v. Asha(1) the rent (1) {[1950] S.C.R. 1} was due. That case is overruled.", "overruled"],
];

describe("classifyTreatment", () => {
  it.each(scoped)("reads %j as %s by the rules alone", (window, kind) => {
    expect(readWith(readByRules, window).kind).toBe(kind);
  });

  it("reads a window as its rules do, in at least 96 of 100 windows that are about one rule", () => {
    const other = scoped.filter(([window, kind]) => read(window).kind !== kind);
    expect(other.length / scoped.length).toBeLessThan(0.04);
  });

  it.each([
    "Learned counsel relied on {Bhola v. Asha, A.I.R. 1950 S.C. 1}.",
    "Mr. Rao criticised {Bhola v. Asha, A.I.R. 1950 S.C. 1}.",
    "Petitioner contends that {Marlow v. Tarn, 88 U.S. 12}, is distinguishable.",
    "The dissent argues that {Marlow v. Tarn, 88 U.S. 12}, was overruled.",
  ])("marks a treatment that only a party asserts: %s", (window) => {
    expect(read(window)).toMatchObject({ treatment: "unknown", counsel: true });
  });

  it.each([
    ["To the extent that {Marlow v. Tarn, 88 U.S. 12}, is inconsistent, it is overruled.", true],
    ["{Marlow v. Tarn, 88 F.2d 12}, overruled on other grounds, Quill v. Ives, 90 U.S. 1.", true],
    ["We overrule {Marlow v. Tarn, 88 U.S. 12}, insofar as it speaks of rent.", true],
    ["We overrule {Marlow v. Tarn, 88 U.S. 12}.", false],
    ["The Court overruled {Marlow v. Tarn, 88 U.S. 12 (1950)}, so far as it applied to ferries.", true],
    ["The Court overruled {Marlow v. Tarn, 88 U.S. 12 (1950)}, to the extent that it speaks of rent.", true],
    ["The Court overruled {Marlow v. Tarn, 88 U.S. 12 (1950)}, insofar as it speaks of rent.", true],
    ["We overrule that part of {Marlow v. Tarn, 88 U.S. 12}.", true],
    ["That part of {Marlow v. Tarn, 88 U.S. 12}, is overruled.", true],
    ["Part of the reason is plain, and so {Marlow v. Tarn, 88 U.S. 12}, is overruled.", false],
    ["A deck is part of the boat, and so we overrule {Marlow v. Tarn, 88 U.S. 12}.", false],
    ["We overrule {Marlow v. Tarn, 88 U.S. 12}, which took the deck for part of the boat.", false],
    ["So far as we are aware no ferry is left; we overrule {Marlow v. Tarn, 88 U.S. 12}.", false],
  ])("distinguishes the treatment of a part from that of the whole: %s", (window, partial) => {
    expect(read(window)).toMatchObject({ kind: "overruled", partial });
  });

  it("returns the authority that acted and the words of the treatment", () => {
    const marked = "{Marlow v. Tarn, 88 U.S. 12}, overruled by Quill v. Ives, 90 U.S. 1.";
    const plain = marked.replace(/[{}]/g, "");
    const reading = read(marked);
    expect(plain.slice(reading.signal!.start, reading.signal!.end)).toBe("overruled");
    expect(plain.slice(reading.actor!.start)).toMatch(/^Quill v\. Ives/);
  });

  it.each([
    ["We overrule {Marlow v. Tarn, 88 U.S. 12}.", false, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, is overruled.", false, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled long ago.", true, null],
    ["The overruling of {Marlow v. Tarn, 88 U.S. 12}, opened the way.", true, null],
    ["This is the now overruled {Marlow v. Tarn, 88 U.S. 12}.", true, null],
    ["Quill v. Ives, 90 U.S. 1 (1999) (overruling {Marlow v. Tarn, 88 U.S. 12}).", true, "90 U.S. 1"],
    ["Quill v. Ives, 90 U.S. 1, overruled {Marlow v. Tarn, 88 U.S. 12}.", true, "90 U.S. 1"],
    ["In Quill v. Ives, 90 U.S. 1 (1999), we overruled {Marlow v. Tarn, 88 U.S. 12}.", true, "90 U.S. 1"],
    ["The Court overruled {Marlow v. Tarn, 88 U.S. 12}, in Quill v. Ives, 90 U.S. 1.", true, "Quill v. Ives"],
    ["{Marlow v. Tarn, 88 U.S. 12}, overruled in Quill v. Ives, 90 U.S. 1.", true, "Quill v. Ives"],
  ])("distinguishes an act of this court from a report of another: %s", (marked, reported, actor) => {
    const plain = marked.replace(/[{}]/g, "");
    const reading = read(marked);
    expect(reading).toMatchObject({ kind: "overruled", reported });
    if (actor === null) expect(reading.actor).toBeNull();
    else expect(plain.slice(reading.actor!.start, reading.actor!.end)).toContain(actor);
  });

  it.each([
    ["The Court overruled {Marlow v. Tarn, 88 U.S. 12}.", false, null],
    ["Because the old rule had failed, the Court overruled {Marlow v. Tarn, 88 U.S. 12}.", false, null],
    ["Overruling {Marlow v. Tarn, 88 U.S. 12}, the Court held that rent is due.", false, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled in part, as to ferries.", false, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled by the Court.", false, null],
    ["It turned to {Marlow v. Tarn, 88 U.S. 12}, which Quill had overruled.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, had been overruled.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was later overruled.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled two years later.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled in Quill.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled by a larger bench.", true, null],
    ["{Marlow v. Tarn, 88 U.S. 12}, was overruled in Quill v. Ives, 90 U.S. 1.", true, "Quill v. Ives"],
    ["In Quill v. Ives, 90 U.S. 1, the Court overruled {Marlow v. Tarn, 88 U.S. 12}.", true, "90 U.S. 1"],
  ])("reads the third person of a digest as the deciding court: %s", (marked, reported, actor) => {
    const plain = marked.replace(/[{}]/g, "");
    const reading = createTreatmentReader(plain, { digest: true }).read({
      start: marked.indexOf("{"),
      end: marked.indexOf("}") - 1,
    });
    expect(reading).toMatchObject({ kind: "overruled", reported });
    if (actor === null) expect(reading.actor).toBeNull();
    else expect(plain.slice(reading.actor!.start, reading.actor!.end)).toContain(actor);
  });

  it("reads the third person as a report if the text is no digest", () => {
    expect(read("The Court overruled {Marlow v. Tarn, 88 U.S. 12}.")).toMatchObject({ reported: true, actor: null });
  });

  it("returns the most severe valid reading", () => {
    expect(read("We follow {Marlow v. Tarn, 88 U.S. 12}, no more: that case is overruled.").kind).toBe("overruled");
  });

  it("returns an unknown treatment for a citation without a signal", () => {
    expect(read("It was held in {Marlow v. Tarn, 88 U.S. 12}, that rent is due.")).toMatchObject({
      treatment: "unknown",
      kind: "cited",
      signal: null,
    });
  });

  it.each([
    "9".repeat(400_000),
    "[(".repeat(200_000),
    "A v. ".repeat(80_000),
    "overruled ".repeat(20_000),
    "not ".repeat(100_000),
    `1 U.S. 1${" ".repeat(500_000)}reversed`,
    "A v. B, 1 U.S. 1, reversed ".repeat(20_000),
    "Overruling A v. B, (1) ".repeat(20_000),
  ])("reads hostile input in linear time", (text) => {
    const started = readCpuTime();
    classifyTreatment(text, { start: 10, end: 20 });
    findTreatmentSignals(text);
    expect(readCpuTime() - started).toBeLessThan(4000);
  });
});
