import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases that were held back from tuning: no rule was changed because of one of them. They were written before the rules. */
export const HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "overruling, active",
    "For nearly forty years landlords in this State have relied on the notice rule. We are satisfied that it was a mistake from the start, and we therefore overrule {Whitcroft v. Sandoval, 148 N.M. 71 (1970)}.",
    "negative",
  ],
  [
    "overruling, active",
    "Reluctantly, and only after the fullest consideration, this Court overrules so much of {Pelham v. Ridley, 402 U.S. 110 (1971)}, as permits forfeiture without a hearing.",
    "negative",
  ],
  [
    "overruling, active",
    "Sitting in a Bench of five, we think it right to overrule the view which found favour with the Bench of three in {Jaswant Rai v. Estate Officer, (1989) 4 SCC 233}.",
    "negative",
  ],
  [
    "overruling, passive",
    "Along with its companion, {Pelham v. Ridley, 402 U.S. 110 (1971)}, must be and hereby is overruled.",
    "negative",
  ],
  [
    "overruling, passive",
    "{Bhagirathi Bai v. Deputy Commissioner, ILR 1962 Mys 408} having been overruled, nothing remains of the plea of limitation.",
    "negative",
  ],
  [
    "overruling, passive",
    "The respondent overlooks that the authority on which the decree was founded, {Abdul Latif v. Mahmuda, AIR 1938 Oudh 19}, has been overruled.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "We now jettison the “sole benefit” rule of {Ashby v. Corliss, 61 F.2d 19 (6th Cir. 1932)}.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "What we said in {Brandt v. Olmstead, 233 Minn. 44 (1951)}, was wrong, and we withdraw it.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "Its foundations gone, {Pelham v. Ridley, 402 U.S. 110 (1971)}, can no longer stand.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "The time has come to discard the fiction of {Caskey v. Monroe, 29 Ind. 302 (1868)}.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "Accordingly we hold that the decision of the Division Bench in {Kamala Devi v. Land Tribunal, 1994 (2) KLT 61} is incorrect, and it is overruled.",
    "negative",
  ],
  [
    "overruling, other verbs",
    "{Brandt v. Olmstead, 233 Minn. 44 (1951)}, will no longer be followed in the courts of this State.",
    "negative",
  ],
  [
    "not good law",
    "The trial court applied {Searle v. Whitman, 88 Neb. 19 (1910)}, which has not been the law since 1947.",
    "negative",
  ],
  [
    "not good law",
    "Counsel did not dispute that {Mangal Sen v. Kanchhid, AIR 1955 All 4}, so far as it deals with costs, ceased to be good law after the amendment of 1977.",
    "negative",
  ],
  [
    "not good law",
    "It is difficult to see what survives of {Searle v. Whitman, 88 Neb. 19 (1910)}, after our decision last Term.",
    "negative",
  ],
  [
    "not good law",
    "In the light of the pronouncement of the larger Bench, the law declared in {Murugan v. Collector, (2009) 3 MLJ 88} does not hold good any more.",
    "negative",
  ],
  [
    "not good law",
    "The two-Judge decision in {Rameshwar v. Chief Settlement Officer, (1998) 6 SCC 41} is not a binding precedent, since it did not consider the proviso at all.",
    "negative",
  ],
  [
    "per incuriam",
    "Section 25 was not brought to the notice of the Bench. We are constrained to hold that {Nazir Hussain v. Wakf Tribunal, (2006) 10 SCC 77} was rendered per incuriam.",
    "negative",
  ],
  [
    "per incuriam",
    "The decision in {Tukaram v. State, 2001 (4) Mh LJ 212} was given in forgetfulness of the binding judgment of the Full Bench and can have no precedential value.",
    "negative",
  ],
  [
    "superseded",
    "The construction adopted in {Hartsell v. Pacific Gas, 402 F.2d 81 (9th Cir. 1968)}, did not survive the 1978 amendments.",
    "negative",
  ],
  [
    "superseded",
    "By the Finance Act, 2012, with retrospective effect, the basis of {Blue Star Holdings v. Union of India, (2011) 8 SCC 14} was taken away.",
    "negative",
  ],
  [
    "superseded",
    "The General Assembly responded to {Tolan v. Metcalf, 281 Va. 90 (2011)}, by amending the statute to provide the contrary.",
    "negative",
  ],
  [
    "superseded",
    "{Rigby v. Union Pac. R.R., 316 U.S. 401 (1942)}, which Congress displaced by the Labor Act of 1947, is of historical interest only.",
    "negative",
  ],
  [
    "history, reversed",
    "The plaintiff's principal authority is {In re Larkmont Sec. Litig., 302 F. Supp. 2d 90 (S.D.N.Y. 2004)}, rev’d sub nom. Pace v. Larkmont, 445 F.3d 12 (2d Cir. 2006).",
    "negative",
  ],
  [
    "history, reversed",
    "See {Estate of Bowen v. Comm'r, 88 T.C. 12 (1987)}, rev'd on other grounds, 865 F.2d 4 (4th Cir. 1989).",
    "negative",
  ],
  [
    "history, reversed",
    "The decision in {Sheela v. Panchayat, 2010 (3) GLR 88} has since been reversed by the Supreme Court.",
    "negative",
  ],
  [
    "history, vacated",
    "{Guerra v. Holder, 601 F.3d 101 (9th Cir. 2010)}, vacated as moot, 565 U.S. 88 (2011), took the same view.",
    "negative",
  ],
  [
    "history, set aside",
    "For these reasons the appeals are allowed and the judgment of the High Court in {Rukhsana v. Municipal Corporation, 2019 SCC OnLine MP 301} is quashed.",
    "negative",
  ],
  [
    "history, set aside",
    "The order passed in {Dinesh v. Labour Court, (2014) 2 LLN 80} was upset in appeal.",
    "negative",
  ],
  [
    "history, affirmed",
    "{Larrabee v. Trane, 11 F. Supp. 3d 20 (D. Me. 2014)}, aff’d in part, rev’d in part, 790 F.3d 90 (1st Cir. 2015).",
    "negative",
  ],
  [
    "history, affirmed",
    "{Larrabee v. Trane, 11 F. Supp. 3d 20 (D. Me. 2014)}, affirmed per curiam, 790 F.3d 90 (1st Cir. 2015).",
    "positive",
  ],
  [
    "history, affirmed",
    "The special leave petition against {Venkat v. State of A.P., (1990) 3 ALT 44} was dismissed by a reasoned order and the view of the High Court was upheld.",
    "positive",
  ],
  [
    "history, affirmed",
    "{Union v. Sankar, (2002) 5 CHN 8}, which was confirmed by this Court in Sankar v. Union, (2005) 2 SCC 91, is directly in point.",
    "positive",
  ],
  [
    "history, denied",
    "Relator leans on {Bertrand v. City of Gretna, 441 So. 2d 8 (La. App. 1983)}, writ denied, 444 So. 2d 3 (La. 1984).",
    "neutral",
  ],
  [
    "history, denied",
    "{Hume v. Oakley, 31 F.3d 4 (5th Cir.)}, cert. dismissed, 513 U.S. 9 (1994), arose from the same collision.",
    "neutral",
  ],
  [
    "history, denied",
    "A review petition against {Kapil v. Union of India, (2017) 4 SCC 30} is said to be pending.",
    "neutral",
  ],
  [
    "contrary signal",
    "Other courts have required proof of malice. But see {Donnelly v. Rusk, 811 P.2d 44 (Colo. 1991)} (malice unnecessary).",
    "negative",
  ],
  [
    "contrary signal",
    "The statute has been read to cover leases. Hayes v. Trimble, 3 N.E.3d 8 (Ind. 2014). Contra {Eaton v. Loomis, 5 N.E.3d 11 (Ill. 2014)}; Vann v. Ebert, 6 N.E.3d 1 (Ohio 2014).",
    "negative",
  ],
  [
    "contrary signal",
    "The statute has been read to cover leases. Hayes v. Trimble, 3 N.E.3d 8 (Ind. 2014). Contra Eaton v. Loomis, 5 N.E.3d 11 (Ill. 2014); {Vann v. Ebert, 6 N.E.3d 1 (Ohio 2014)}.",
    "negative",
  ],
  [
    "contrary signal",
    "The seller is not liable for latent defects. But cf. Noble v. Starr, 2 So. 3d 9 (Ala. 2009) (dicta); {Bright v. Coe, 4 So. 3d 7 (Ala. 2009)} (dicta).",
    "negative",
  ],
  [
    "contrary signal",
    "But see {Donnelly v. Rusk, 811 P.2d 44 (Colo. 1991)}. Cf. Hayes v. Trimble, 3 N.E.3d 8 (Ind. 2014).",
    "negative",
  ],
  [
    "contrary signal",
    "But see Donnelly v. Rusk, 811 P.2d 44 (Colo. 1991). Cf. {Hayes v. Trimble, 3 N.E.3d 8 (Ind. 2014)}.",
    "neutral",
  ],
  [
    "contrary signal",
    "A minority of courts disagree. But compare {Noble v. Starr, 2 So. 3d 9 (Ala. 2009)}, with Bright v. Coe, 4 So. 3d 7 (Ala. 2009).",
    "negative",
  ],
  [
    "supporting signal",
    "An agent may not profit from his agency. Tresham v. Ford, 2 Wall. 8 (1864). Accord, e.g., {Bing v. Thacker, 90 S.E.2d 4 (N.C. 1955)}.",
    "positive",
  ],
  ["supporting signal", "The presumption is rebuttable. Accord: {Colvin v. Amory, 60 Mass. 20 (1850)}.", "positive"],
  [
    "supporting signal",
    "The presumption is rebuttable. See Tresham v. Ford, 2 Wall. 8 (1864); accord Bing v. Thacker, 90 S.E.2d 4 (N.C. 1955); see also {Colvin v. Amory, 60 Mass. 20 (1850)}.",
    "neutral",
  ],
  [
    "neutral signal",
    "See also {Colvin v. Amory, 60 Mass. 20 (1850)}; but see Bing v. Thacker, 90 S.E.2d 4 (N.C. 1955).",
    "neutral",
  ],
  [
    "neutral signal",
    "See also Colvin v. Amory, 60 Mass. 20 (1850); but see {Bing v. Thacker, 90 S.E.2d 4 (N.C. 1955)}.",
    "negative",
  ],
  [
    "neutral signal",
    "An easement is not lost by mere non-user. See, for example, {Colvin v. Amory, 60 Mass. 20 (1850)}.",
    "neutral",
  ],
  ["neutral signal", "The burden lies on him who asserts: vide {Mst. Hasina v. Allah Bux, AIR 1935 Lah 7}.", "neutral"],
  ["neutral signal", "Cf. {Mst. Hasina v. Allah Bux, AIR 1935 Lah 7} (a case under the Punjab custom).", "neutral"],
  [
    "doubted",
    "There is much to be said for the view that {Ranney v. Fitch, 71 Ohio St. 8 (1904)}, was a mistake; we need not say so today but we have grave doubts about it.",
    "negative",
  ],
  [
    "doubted",
    "A Bench of two Judges has doubted the soundness of {Chandra Mohan v. Principal, (1996) 8 SCC 402} and has referred the matter to us.",
    "negative",
  ],
  [
    "doubted",
    "The foundations of {Ranney v. Fitch, 71 Ohio St. 8 (1904)}, have been eroded by everything that has happened since.",
    "negative",
  ],
  [
    "doubted",
    "After Dorsey, it is doubtful whether {Ranney v. Fitch, 71 Ohio St. 8 (1904)}, retains any force.",
    "negative",
  ],
  [
    "doubted",
    "We find it difficult to reconcile the two decisions, and since the point is of general importance {Chandra Mohan v. Principal, (1996) 8 SCC 402} merits a fresh look by a larger Bench.",
    "negative",
  ],
  [
    "doubted",
    "Our cases since then have drained {Ranney v. Fitch, 71 Ohio St. 8 (1904)}, of most of its content.",
    "negative",
  ],
  ["criticized", "{Ellender v. Kropp, 55 Cal. App. 4th 9 (1997)}, is simply wrong.", "negative"],
  [
    "criticized",
    "The decision below leaned on {Ellender v. Kropp, 55 Cal. App. 4th 9 (1997)}, a case whose logic escapes us.",
    "negative",
  ],
  [
    "criticized",
    "With the greatest respect, the learned Judges in {Tej Singh v. Kartar, AIR 1947 Lah 8} fell into error in reading the section as they did.",
    "negative",
  ],
  [
    "criticized",
    "The conclusion reached in {Tej Singh v. Kartar, AIR 1947 Lah 8} is, in our respectful opinion, contrary to the plain words of the Act.",
    "negative",
  ],
  [
    "criticized",
    "{Ellender v. Kropp, 55 Cal. App. 4th 9 (1997)}, has been widely criticized and rarely followed.",
    "negative",
  ],
  [
    "declined",
    "Faced with {Arliss v. Dunmore, 4 F.4th 88 (3d Cir. 2021)}, we part ways with our colleagues: the text does not bear the meaning they gave it.",
    "negative",
  ],
  [
    "declined",
    "The plaintiff asks us to adopt the rule of {Arliss v. Dunmore, 4 F.4th 88 (3d Cir. 2021)}. We decline to do so.",
    "negative",
  ],
  [
    "declined",
    "I regret I cannot bring myself to agree with what fell from the learned Judge in {Partap v. Bishan, AIR 1943 Sind 12}.",
    "negative",
  ],
  [
    "declined",
    "Other High Courts have refused to adopt the reasoning in {Partap v. Bishan, AIR 1943 Sind 12}, and we join them.",
    "negative",
  ],
  [
    "declined",
    "The view of the Delhi High Court in {Anand v. ITO, (1985) 154 ITR 8} does not appeal to us.",
    "negative",
  ],
  [
    "declined",
    "We are not bound by {Arliss v. Dunmore, 4 F.4th 88 (3d Cir. 2021)}, and for the reasons that follow we decline to adopt its holding.",
    "negative",
  ],
  [
    "declined",
    "A contrary note was struck in {Partap v. Bishan, AIR 1943 Sind 12}, but we do not find ourselves in agreement with it.",
    "negative",
  ],
  [
    "limited",
    "Properly read, {Halloran v. Beck, 410 Mass. 6 (1991)}, goes no further than the facts before the court.",
    "negative",
  ],
  [
    "limited",
    "We decline to extend {Halloran v. Beck, 410 Mass. 6 (1991)}, beyond the employment context.",
    "negative",
  ],
  [
    "limited",
    "The broad statement in {Shyam Lal v. Union Public Commn., (2000) 7 SCC 19} must be read in the context of the facts of that case and cannot be treated as a proposition of universal application.",
    "negative",
  ],
  [
    "limited",
    "That passage in {Shyam Lal v. Union Public Commn., (2000) 7 SCC 19} is a mere obiter dictum.",
    "negative",
  ],
  [
    "limited",
    "Subsequent decisions have narrowed {Halloran v. Beck, 410 Mass. 6 (1991)}, almost to the vanishing point.",
    "negative",
  ],
  [
    "distinguished",
    "The State's reliance upon {Mercer v. Quill, 390 S.W.2d 4 (Tex. 1965)}, is unavailing. Mercer had confessed; this defendant never did.",
    "negative",
  ],
  [
    "distinguished",
    "{Mercer v. Quill, 390 S.W.2d 4 (Tex. 1965)}, is not to the contrary. There the confession was read to the jury.",
    "negative",
  ],
  [
    "distinguished",
    "In {Mercer v. Quill, 390 S.W.2d 4 (Tex. 1965)}, by contrast, the confession was read to the jury.",
    "negative",
  ],
  [
    "distinguished",
    "The facts in {Banke Lal v. State of Rajasthan, (1982) 1 SCC 8} were entirely different, and the appellant can derive no benefit from it.",
    "negative",
  ],
  [
    "distinguished",
    "The decision in {Banke Lal v. State of Rajasthan, (1982) 1 SCC 8} dealt with a different provision and is not attracted.",
    "negative",
  ],
  [
    "distinguished",
    "We have gone through {Banke Lal v. State of Rajasthan, (1982) 1 SCC 8}. It does not advance the case of the petitioner.",
    "negative",
  ],
  [
    "distinguished",
    "The decision in {Banke Lal v. State of Rajasthan, (1982) 1 SCC 8} is clearly distinguishable on facts.",
    "negative",
  ],
  [
    "distinguished",
    "Appellants point to {Mercer v. Quill, 390 S.W.2d 4 (Tex. 1965)}, but that case is nothing like this one.",
    "negative",
  ],
  [
    "distinguished",
    "{Mercer v. Quill, 390 S.W.2d 4 (Tex. 1965)}, on which the dissent relies, is beside the point.",
    "negative",
  ],
  ["followed", "The result is compelled by {Overton v. Sayles, 488 U.S. 70 (1988)}.", "positive"],
  ["followed", "{Overton v. Sayles, 488 U.S. 70 (1988)}, squarely controls.", "positive"],
  [
    "followed",
    "As a panel we are not free to disregard {Overton v. Sayles, 488 U.S. 70 (1988)}, and we follow it.",
    "positive",
  ],
  [
    "followed",
    "Consistently with {Dalip v. Commissioner, (1987) 3 SCC 60}, we hold that the notice was valid.",
    "positive",
  ],
  [
    "followed",
    "We are in respectful agreement with the view expressed in {Dalip v. Commissioner, (1987) 3 SCC 60}.",
    "positive",
  ],
  [
    "followed",
    "The controversy stands settled by the judgment of this Court in {Dalip v. Commissioner, (1987) 3 SCC 60}.",
    "positive",
  ],
  [
    "followed",
    "The High Court was bound by {Dalip v. Commissioner, (1987) 3 SCC 60} and ought to have followed it.",
    "positive",
  ],
  ["followed", "{Dalip v. Commissioner, (1987) 3 SCC 60} clinches the issue in favour of the workman.", "positive"],
  [
    "followed",
    "We think {Overton v. Sayles, 488 U.S. 70 (1988)}, was right when it was decided and is right today.",
    "positive",
  ],
  ["followed", "The rule in {Overton v. Sayles, 488 U.S. 70 (1988)}, is binding on us.", "positive"],
  [
    "applied",
    "{Pruett v. Lang, 203 F.3d 4 (4th Cir. 2000)}, supplies the test, and by that test the complaint is sufficient.",
    "positive",
  ],
  [
    "applied",
    "Judged by the standard of {Pruett v. Lang, 203 F.3d 4 (4th Cir. 2000)}, the warrant was good.",
    "positive",
  ],
  [
    "applied",
    "Bearing in mind the principles enunciated in {Sohan Lal v. State of H.P., (1991) 2 SCC 71}, we find no ground to interfere.",
    "positive",
  ],
  [
    "applied",
    "Following the dictum in {Sohan Lal v. State of H.P., (1991) 2 SCC 71}, the petition is allowed.",
    "positive",
  ],
  [
    "applied",
    "The guidelines in {Sohan Lal v. State of H.P., (1991) 2 SCC 71} were not observed, and the arrest is therefore illegal.",
    "positive",
  ],
  ["relied on", "Our conclusion finds support in {Kestrel v. Dow, 8 Haw. 12 (1889)}.", "positive"],
  ["relied on", "We take comfort from {Kestrel v. Dow, 8 Haw. 12 (1889)}, where the same argument failed.", "positive"],
  ["relied on", "Reliance in this connection may usefully be placed on {Ved v. Hukam, (1968) 2 SCR 40}.", "positive"],
  ["relied on", "It is well settled by {Ved v. Hukam, (1968) 2 SCR 40} that a licensee has no estate.", "positive"],
  [
    "relied on",
    "As we explained in {Kestrel v. Dow, 8 Haw. 12 (1889)}, a tenant at will may not assign; the assignment here was void.",
    "positive",
  ],
  ["approved", "We adopt the reasoning of {Winslow v. Tate, 19 Del. Ch. 3 (1931)}, as our own.", "positive"],
  ["approved", "{Winslow v. Tate, 19 Del. Ch. 3 (1931)}, was correctly decided.", "positive"],
  [
    "approved",
    "We endorse the approach of the Madras High Court in {Ponnusamy v. Rathinam, AIR 1952 Mad 70}.",
    "positive",
  ],
  ["approved", "{Ponnusamy v. Rathinam, AIR 1952 Mad 70} lays down the law correctly.", "positive"],
  [
    "approved",
    "Of the two competing rules, that of {Winslow v. Tate, 19 Del. Ch. 3 (1931)}, is the sounder, and we adopt it.",
    "positive",
  ],
  [
    "reaffirmed",
    "Stare decisis counsels that we leave {Overton v. Sayles, 488 U.S. 70 (1988)}, undisturbed, and we do.",
    "positive",
  ],
  ["reaffirmed", "Respondent asks that {Overton v. Sayles, 488 U.S. 70 (1988)}, be overruled. We decline.", "positive"],
  [
    "reaffirmed",
    "The reference is answered by holding that {Dalip v. Commissioner, (1987) 3 SCC 60} lays down the correct law and needs no reconsideration.",
    "positive",
  ],
  [
    "reaffirmed",
    "We find no merit in the submission that {Dalip v. Commissioner, (1987) 3 SCC 60} requires to be reconsidered.",
    "positive",
  ],
  [
    "reaffirmed",
    "Nothing in the amendment detracts from the authority of {Dalip v. Commissioner, (1987) 3 SCC 60}.",
    "positive",
  ],
  ["negated", "We do not today decide that {Overton v. Sayles, 488 U.S. 70 (1988)}, is overruled.", "neutral"],
  [
    "negated",
    "This court has never questioned {Overton v. Sayles, 488 U.S. 70 (1988)}, nor has it had occasion to apply it.",
    "neutral",
  ],
  [
    "hypothetical",
    "If {Overton v. Sayles, 488 U.S. 70 (1988)}, were to be overruled, the statute would fall with it.",
    "neutral",
  ],
  ["hypothetical", "We assume, without deciding, that {Overton v. Sayles, 488 U.S. 70 (1988)}, survives.", "neutral"],
  [
    "hypothetical",
    "Assuming for argument's sake that {Dalip v. Commissioner, (1987) 3 SCC 60} was wrongly decided, the appellant is no better off.",
    "neutral",
  ],
  [
    "hypothetical",
    "It may be that one day {Overton v. Sayles, 488 U.S. 70 (1988)}, will have to be reconsidered. This is not that day.",
    "neutral",
  ],
  [
    "hypothetical",
    "The question referred to us is whether {Dalip v. Commissioner, (1987) 3 SCC 60} lays down the correct law.",
    "neutral",
  ],
  [
    "counsel",
    "It was urged on behalf of the assessee that {Dalip v. Commissioner, (1987) 3 SCC 60} has no application.",
    "neutral",
  ],
  [
    "counsel",
    "The learned Solicitor General invited us to hold that {Dalip v. Commissioner, (1987) 3 SCC 60} is no longer good law.",
    "neutral",
  ],
  [
    "counsel",
    "Defendants seek to distinguish {Overton v. Sayles, 488 U.S. 70 (1988)}, on three grounds, which we consider in turn.",
    "neutral",
  ],
  [
    "counsel",
    "The brief for the United States places {Overton v. Sayles, 488 U.S. 70 (1988)}, at the centre of its argument.",
    "neutral",
  ],
  [
    "counsel",
    "Shri Mehta, appearing for the bank, sought to draw support from {Dalip v. Commissioner, (1987) 3 SCC 60}.",
    "neutral",
  ],
  ["dissent", "Our dissenting colleague believes that {Overton v. Sayles, 488 U.S. 70 (1988)}, controls.", "neutral"],
  [
    "dissent",
    "Justice Rowan, in dissent, dismissed {Overton v. Sayles, 488 U.S. 70 (1988)}, as wrongly decided.",
    "neutral",
  ],
  [
    "dissent",
    "BLAIR, J., dissenting. I cannot agree that {Overton v. Sayles, 488 U.S. 70 (1988)}, is distinguishable.",
    "neutral",
  ],
  [
    "other court",
    "The district judge thought herself bound by {Overton v. Sayles, 488 U.S. 70 (1988)}, and dismissed.",
    "neutral",
  ],
  [
    "other court",
    "The learned Single Judge relied upon {Dalip v. Commissioner, (1987) 3 SCC 60} to quash the order. The State is in appeal.",
    "neutral",
  ],
  [
    "other court",
    "Two circuits have declined to follow {Arliss v. Dunmore, 4 F.4th 88 (3d Cir. 2021)}; one has adopted it.",
    "neutral",
  ],
  [
    "actor",
    "The rule was changed in {Mayfield v. Strong, 511 U.S. 4 (1994)}, which overruled Overton v. Sayles, 488 U.S. 70 (1988).",
    "neutral",
  ],
  ["actor", "Overton v. Sayles, 488 U.S. 70 (1988), overruled by {Mayfield v. Strong, 511 U.S. 4 (1994)}.", "neutral"],
  [
    "actor",
    "Overton v. Sayles, 488 U.S. 70 (1988), was distinguished in {Mayfield v. Strong, 511 U.S. 4 (1994)}.",
    "neutral",
  ],
  [
    "parenthetical",
    "See {Mayfield v. Strong, 511 U.S. 4, 9 (1994)} (explaining that Overton v. Sayles, 488 U.S. 70 (1988), is no longer good law).",
    "neutral",
  ],
  [
    "parenthetical",
    "See Mayfield v. Strong, 511 U.S. 4, 9 (1994) (explaining that {Overton v. Sayles, 488 U.S. 70 (1988)}, is no longer good law).",
    "negative",
  ],
  [
    "parenthetical",
    "Pace v. Dorn, 8 F.4th 9, 12 (2d Cir. 2021) (quoting {Mayfield v. Strong, 511 U.S. 4, 9 (1994)}).",
    "neutral",
  ],
  [
    "parenthetical",
    "Pace v. Dorn, 8 F.4th 9, 12 (2d Cir. 2021) (declining to extend {Mayfield v. Strong, 511 U.S. 4, 9 (1994)}).",
    "negative",
  ],
  [
    "anaphora",
    "The Division Bench so held in {Kundan v. Zila Parishad, 2003 (1) ALJ 9}. That view, with respect, overlooks the proviso. We overrule it.",
    "negative",
  ],
  [
    "anaphora",
    "Plaintiff's best case is {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}. But the court there had a written contract before it. The case is therefore no help to her.",
    "negative",
  ],
  [
    "anaphora",
    "The first of these is {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}. We find its reasoning convincing and adopt it.",
    "positive",
  ],
  [
    "anaphora",
    "In {Kundan v. Zila Parishad, 2003 (1) ALJ 9} a similar argument was rejected. We see no reason to take a different view.",
    "positive",
  ],
  [
    "anaphora, former and latter",
    "Between Easton v. Bryce, 4 Kan. App. 2d 7 (1979), and {Lowry v. Pace, 9 Kan. App. 2d 1 (1983)}, there is a conflict. The latter is the better reasoned and we follow it.",
    "positive",
  ],
  [
    "anaphora, former and latter",
    "Between {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}, and Lowry v. Pace, 9 Kan. App. 2d 1 (1983), there is a conflict. We disapprove the former.",
    "negative",
  ],
  [
    "everyday words",
    "The demurrer, which rested on {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}, was overruled.",
    "neutral",
  ],
  [
    "everyday words",
    "A distinguished Bench decided {Kundan v. Zila Parishad, 2003 (1) ALJ 9} in the days when the Act was new.",
    "neutral",
  ],
  [
    "everyday words",
    "In {Kundan v. Zila Parishad, 2003 (1) ALJ 9} this Court struck down rule 4 as arbitrary.",
    "neutral",
  ],
  ["no treatment", "The facts of {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}, are set out in the margin.", "neutral"],
  [
    "no treatment",
    "The same question is pending in a case listed with {Kundan v. Zila Parishad, 2003 (1) ALJ 9}.",
    "neutral",
  ],
  [
    "no treatment",
    "The judgment was reported as {Kundan v. Zila Parishad, 2003 (1) ALJ 9} and later in other series.",
    "neutral",
  ],
  [
    "no treatment",
    "In {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}, the court of appeals reversed a judgment for the buyer.",
    "neutral",
  ],
  [
    "explained",
    "{Kundan v. Zila Parishad, 2003 (1) ALJ 9} was explained in a later decision of the same Bench.",
    "neutral",
  ],
  [
    "headnote codes",
    "{Kundan v. Zila Parishad, [2003] 1 SCR 9} and Jiwan v. Ram, [2004] 2 SCR 8, held inapplicable.",
    "negative",
  ],
  [
    "headnote codes",
    "Jiwan v. Ram, [2004] 2 SCR 8, followed. {Kundan v. Zila Parishad, [2003] 1 SCR 9}, not followed.",
    "negative",
  ],
  [
    "headnote codes",
    "Jiwan v. Ram, [2004] 2 SCR 8, overruled. {Kundan v. Zila Parishad, [2003] 1 SCR 9}, referred to.",
    "neutral",
  ],
  [
    "typography",
    "The learned Judges’ view in {Kundan v. Zila Parishad, 2003 (1) ALJ 9} is no\nlonger good law.",
    "negative",
  ],
  ["typography", "We respectfully re-\naffirm {Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}.", "positive"],
  ["typography", "{Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}, aﬀ’d, 90 Kan. 4 (1980).", "positive"],
  ["typography", "Contra{Easton v. Bryce, 4 Kan. App. 2d 7 (1979)}.", "negative"],
];
