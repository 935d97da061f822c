import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, batch 14, that the rules may be tuned on. They were written without a look at the rules,
 * in four styles: federal courts, state courts, Indian courts, indirect and hard ones. Before anything was tuned on them
 * 165 of the 240 of batches 14 and 15 were read as labelled.
 */
export const BATCH_14_WINDOWS: readonly TreatmentWindow[] = [
  // Federal courts.
  [
    "overruled",
    "The panel felt itself bound by {Kessling v. Dorrance Steamship Co., 411 F.2d 882 (5th Cir. 1969)}, and properly so, because one panel may not undo the work of another. The full court labors under no such restraint. Sitting en banc, we now overrule that decision insofar as it required a longshoreman to show actual notice of the defect, and remand so that the district court may take up the question of constructive notice in the first instance.",
    "negative",
  ],
  [
    "cited with no signal",
    "We review de novo the grant of a motion to compel arbitration. {Garza v. Intermodal Systems, 290 F.3d 1165 (9th Cir. 2002)}. Findings of fact underlying the decision are examined for clear error, and the party resisting arbitration bears the burden of showing that the clause is unenforceable or that the dispute falls outside it.",
    "neutral",
  ],
  [
    "applied",
    "Our decision in {Corrigan v. Blue Ridge Paper Co., 374 F.3d 612 (4th Cir. 2004)}, supplies the governing test: we ask whether the supervisor controlled the day-to-day work, whether the subordinate could have refused the instruction, and whether the employer ratified the result. Applying that test here, we have no difficulty concluding that the yard foreman acted within the scope of his employment when he ordered the boom lowered.",
    "positive",
  ],
  [
    "reversed",
    "Appellants' principal authority does not survive a glance at its subsequent history. {Oakhurst Mutual Insurance Co. v. Pell, 612 F. Supp. 2d 904 (D. Minn. 2009)}, rev'd, 631 F.3d 417 (8th Cir. 2011). They have cited no other decision, and our own research has disclosed none, in which a reinsurer was permitted to invoke the follow-the-settlements doctrine against a claim the cedent had never paid.",
    "negative",
  ],
  [
    "cf",
    'The plan\'s discretionary clause need not employ talismanic language so long as the reservation of interpretive power is unmistakable. Cf. {Sturgis v. Bay State Trust, 72 F.3d 911 (1st Cir. 1995)} (trust instrument). Here the summary plan description says that benefits are payable "if the Administrator finds the claimant disabled," and a finding is an exercise of judgment.',
    "neutral",
  ],
  [
    "followed",
    "The question is not an open one in this circuit. In {Madrigal v. Holder, 716 F.3d 499 (9th Cir. 2013)}, we held that acquiescence does not require actual knowledge of the particular act of torture, only awareness of it and a breach of the legal responsibility to intervene. The Board paid lip service to that decision and then demanded more. Madrigal controls, and the petition must be granted.",
    "positive",
  ],
  [
    "but see",
    "An installment seller who disposes of the obligation by gift recognizes gain at the time of the transfer. 26 U.S.C. § 453B(a); Estate of Holloway v. Commissioner, 221 F.3d 610, 614 (4th Cir. 2000); Marsh v. United States, 55 F.3d 1301, 1306 (7th Cir. 1995). But see {Granger v. Commissioner, 147 F.3d 902 (10th Cir. 1998)} (holding that cancellation by will is not a disposition). The Tax Court took the majority view and assessed the deficiency accordingly.",
    "negative",
  ],
  [
    "counsel argued",
    "Appellant contends, first, that {Upham v. Lorain Steel, 308 F.2d 244 (6th Cir. 1962)}, was implicitly overruled by the Court's later preemption decisions, and, second, that it never applied to pension trusts in any event. We need take up neither contention. The trust dissolved in 2011, the notice of appeal was filed in the name of an entity that no longer exists, and the appeal must be dismissed.",
    "neutral",
  ],
  [
    "accord",
    "A lender's internal underwriting guideline creates no duty running to the borrower. Nolan v. First Savings, 97 F.3d 1120, 1124 (6th Cir. 1996). Accord {Tolliver v. Chase Federal Bank, 133 F.3d 906 (6th Cir. 1998)}. The Harpers point to nothing in the loan papers that incorporates the guideline, and nothing in Tennessee law would imply such a term.",
    "positive",
  ],
  [
    "doubted",
    "We have grave doubt whether {Sorrell & Sons v. NLRB, 719 F.2d 1203 (6th Cir. 1983)}, remains good law after the 1998 amendments and the Board's shift to a totality standard in Cutler Foods. Because the employer loses even under the more generous test it urges, we have no occasion to convene en banc to lay the decision to rest.",
    "negative",
  ],
  [
    "other case overruled",
    "The notion that a state tax on interstate income is invalid per se was the product of Farrell Lines v. Treasurer of Ohio, 301 U.S. 95 (1937), a decision that was itself overruled in {Everly v. Pratt, 391 U.S. 480 (1968)}. What replaced it was a four-part inquiry, since refined on several occasions, and the parties agree that the four-part inquiry is the one to be made.",
    "neutral",
  ],
  [
    "reaffirmed, attack rejected",
    "Okafor's critics have not been few. But neither the Sixth Circuit's disagreement nor the academic commentary cited in the amicus brief persuades us that {United States v. Okafor, 610 F.3d 1077 (D.C. Cir. 2010)}, was incorrectly decided, and nothing the Supreme Court said in Bixby casts doubt upon it. The district court was therefore right to instruct the jury in the language that case prescribes.",
    "positive",
  ],
  [
    "vacated",
    "In his opening brief Mr. Osei placed nearly all his weight on {Navarrete v. Barr, 958 F.3d 1011 (9th Cir. 2020)}. Three weeks before argument that opinion was vacated and rehearing en banc ordered, and our rules are explicit that a vacated opinion is not precedent and may not be cited as such in this court or any district court of the circuit. We therefore begin afresh with the statute.",
    "negative",
  ],
  [
    "quoted",
    'Judicial review of a court-martial has long been narrow. The civil courts ask whether the military tribunal had jurisdiction and whether it gave "fair consideration" to the accused\'s claims, a phrase that traces to {Ballard v. Hume, 323 U.S. 214 (1944)}. What the phrase means has occupied the circuits for the better part of a century, and the answers have not been uniform.',
    "neutral",
  ],
  [
    "indistinguishable",
    "Try as they might, appellants cannot distinguish {Reyes-Colon v. Banco Insular, 870 F.3d 33 (1st Cir. 2017)}. There, as here, a trustee sold the estate's claim before the bar date; there, as here, the purchaser sat on his hands until the debtor received a discharge. The same result must follow. Laches bars the claim, and the bankruptcy appellate panel correctly so held.",
    "positive",
  ],
  [
    "disapproved",
    "We granted certiorari to resolve the conflict. For the reasons that follow, we hold that the limitations period under § 11706 begins to run on delivery of the shipment, not on tender of the bill. Decisions to the contrary, such as {Wynn v. Castellan Rail Corp., 245 F.3d 518 (6th Cir. 2001)}, are disapproved. The judgment of the Court of Appeals for the Eighth Circuit, which correctly anticipated today's result, is affirmed.",
    "negative",
  ],
  [
    "hypothetical",
    "Even if we were free to discard {Tilden v. Secretary of Labor, 711 F.2d 889 (9th Cir. 1983)}, and even if we were inclined to do so, it would make no difference to Mr. Voss. His claim was filed nine years after the last exposure. It would be untimely on any reading of the Act that any court has ever proposed, including the reading he himself urges.",
    "neutral",
  ],
  [
    "case history affirmed",
    "Warehousemen are not insurers of the goods they hold, and a bailor who proves only delivery and loss has made out no more than a prima facie case that may be rebutted by evidence of due care. {Hennepin Cold Storage v. Tyson, 277 F. Supp. 2d 1083 (D. Minn. 2003)}, aff'd, 379 F.3d 640 (8th Cir. 2004). The record before us contains such rebuttal evidence in abundance, including the testimony of two refrigeration engineers.",
    "positive",
  ],
  [
    "called into question",
    "The Government's brief leans on {Mortimer v. United States, 340 U.S. 288 (1951)}. But nearly every pillar on which that decision rested has since been knocked away. Garrick rejected its understanding of waiver; Osterman rejected its view of the jury's function; and in Pruitt we declined even to mention it. We need not administer the last rites today, but lower courts would be ill advised to rest anything of consequence upon it.",
    "negative",
  ],
  [
    "district court's treatment described",
    "The district court granted the motion to dismiss in an oral ruling. It considered {Rosario v. Metro Transit, 92 F.3d 417 (7th Cir. 1996)}, on which the plaintiff had relied, but thought that case distinguishable on the ground that the driver there had been on duty. It then turned to the negligent retention count, as to which it said only that the allegations were conclusory. This appeal followed.",
    "neutral",
  ],
  [
    "reversed",
    "This appeal concerns whether a tribal member's fee land within the 1889 boundaries is Indian country. The district court said no, holding that the surplus lands act of 1904 diminished the reservation. {Brightwater Tribe v. Kessler, 401 F. Supp. 3d 212 (D.S.D. 2019)}. Applying the three-part framework of Solem v. Bartlett, 465 U.S. 463 (1984), we find in the statute none of the hallmarks of diminishment, and accordingly we reverse.",
    "negative",
  ],
  [
    "string citation compare",
    "The circuits disagree about whether attempted robbery is categorically violent. Compare {United States v. Lister, 905 F.3d 224 (4th Cir. 2018)}, with United States v. Abney, 911 F.3d 1007 (9th Cir. 2018). We need not take sides in the debate, for Mr. Crane was convicted of the completed offense and his sentence was enhanced on no other ground.",
    "neutral",
  ],
  [
    "extended",
    "We held in {Wexler v. Department of Parks, 555 U.S. 380 (2009)}, that a monument accepted by a city speaks for the city. The logic of that holding applies with equal force to a license plate design the State has chosen, paid for, and caused to be stamped by its own prison industries. We accordingly conclude that respondents' refusal to issue the plate regulated no private speech at all.",
    "positive",
  ],
  [
    "reversed by supreme court",
    "Intervenors insist that the Commission lacks authority over retail demand response, and for a time the law of this circuit was with them. {Delacroix v. FERC, 799 F.3d 104 (D.C. Cir. 2015)}. The Supreme Court, without a dissenting vote, thought otherwise, and its mandate sent the matter back to the agency. Nothing in the intervenors' reply brief explains how the argument can be made again as if that had not happened.",
    "negative",
  ],
  [
    "cert. denied history",
    "A landlord who reasonably believes that a tenant's animal is a pet rather than an assistance animal may ask for documentation. {Orchard Street Housing v. Bloom, 84 F.3d 1199 (9th Cir. 1996)}, cert. denied, 519 U.S. 1043 (1996). The dispute in this case concerns what happens after the documentation arrives, a subject on which the regulations are less than pellucid and the guidance letters are contradictory.",
    "neutral",
  ],
  [
    "counsel's challenge rejected",
    "Bartow argues that the 1991 amendments silently abrogated {Bartow Cement Co. v. Ruiz, 799 F.2d 1450 (11th Cir. 1986)}. We cannot agree. The amendments addressed punitive damages and jury trials; they left the burden of proof exactly where that decision had put it. It remains binding upon us under the prior-panel rule, and under it the plaintiff was entitled to reach the jury.",
    "positive",
  ],
  [
    "cannot be squared",
    "In denying the writ the Superior Court of Pennsylvania, and the Magistrate Judge after it, took their bearings from {Ridley v. Warden, 390 F.3d 711 (3d Cir. 2004)}. That was a mistake. Ridley demanded proof of prejudice by a preponderance; the Supreme Court has repeatedly told us that a reasonable probability suffices, and the two cannot be squared.",
    "negative",
  ],
  [
    "amicus urges",
    "Amici, a group of law professors, urge us to embrace the market-share theory of {Carrington v. Voss Chemical, 29 F.3d 1502 (11th Cir. 1994)}, on the ground that it would better serve the deterrent purposes of the Act. The appellant has pointedly not done so. An amicus may not enlarge the issues on appeal, and the matter will have to await a litigant who wants to raise it.",
    "neutral",
  ],
  [
    "cert affirmed by",
    "When this matter was last before us we held that assignor estoppel did not extend to claims materially broader than those assigned. {Lindstrom v. Ajax Turbine Corp., 14 F.4th 602 (Fed. Cir. 2021)}. The Supreme Court granted review on that question and affirmed. On remand the district court nonetheless instructed the jury that the assignor was estopped across the board. That instruction cannot stand.",
    "positive",
  ],
  [
    "circuit split rejected side",
    "The Second Circuit's contrary conclusion, see {Vandermeer Holdings v. SEC, 945 F.3d 87 (2d Cir. 2019)}, rests on what we believe is a mistaken premise: that disgorgement and restitution are interchangeable terms. They are not. Disgorgement looks to the wrongdoer's purse and restitution to the victim's, and a statute that mentions only the first should not be read as though it had mentioned both.",
    "negative",
  ],
  [
    "see generally",
    "The writ of audita querela was invented in the reign of Edward III to relieve a judgment debtor on account of matters arising after judgment. See generally {Bellweather v. Kane, 336 F.3d 508 (6th Cir. 2003)} (collecting history). Rule 60(e) abolished it in civil cases. Whether any sliver of the writ remains available to a federal prisoner is disputed, and the cases, few as they are, point in several directions.",
    "neutral",
  ],
  // State courts.
  [
    "overruled",
    "The rule of {Hatch v. Millard, 64 Cal.2d 719 (1966)} was fashioned in a day when contributory negligence was still a complete bar. That day ended in 1975. With comparative fault now available to sort out the equities between a trespassing child and an inattentive owner, the categorical immunity serves no purpose we can identify. Hatch is overruled. Our holding applies to all cases not yet final.",
    "negative",
  ],
  [
    "bare standard of review",
    "On appeal from summary judgment, we ask whether there are any genuine issues of material fact and whether the district court erred in its application of the law. {Lindgren v. Sauk Rapids School Dist., 640 N.W.2d 611 (Minn. 2002)}. We view the evidence in the light most favorable to the party against whom judgment was granted, here the teachers.",
    "neutral",
  ],
  [
    "followed",
    "Under principles of stare decisis as old as our system of intermediate courts, we are not free to accept the plaintiffs' policy arguments. {Ostrander v. County of Kern, 39 Cal.4th 288 (2006)} is a decision of our Supreme Court; it addressed the same statute on materially identical facts; and it compels affirmance here. Complaints about its wisdom are properly directed to San Francisco or Sacramento.",
    "positive",
  ],
  [
    "legislatively superseded",
    "The circuit court excluded the prior acts under {State v. Brannigan, 118 Wis. 2d 304, 347 N.W.2d 88 (1984)}. It evidently was not told that the legislature has since spoken. Section 904.04(2)(b), created by 2013 Act 362, supersedes that decision in prosecutions for child sexual assault by making similar acts admissible without regard to whether the victim is the same. The order in limine is therefore reversed.",
    "negative",
  ],
  [
    "distinguished",
    "The driver relies on {Tomlin v. Harbor Freight Lines, 83 N.M. 440, 493 P.2d 408 (Ct. App. 1972)}, but there the worker had punched out and was on his own errand to purchase tires when the accident occurred. Our claimant was delivering the employer's payroll. A case about the coming-and-going rule has little to teach about a messenger who was, in every sense, both coming and going for his master.",
    "negative",
  ],
  [
    "affirmed",
    "A division of the court of appeals held that a ditch easement may be widened only so far as maintenance reasonably requires. {Smythe v. Larkin, 2021 COA 118}, ¶ 31. We agree with the division, approve its discussion of the 1881 Act, and affirm its judgment. The matter is returned to the water court for entry of a decree that describes the easement in feet and not in adjectives.",
    "positive",
  ],
  [
    "but see",
    "Evidence of flight is admissible as tending to show consciousness of guilt. Rodney v. Commonwealth, 942 S.W.2d 117 (Ky. 1997); Hord v. Commonwealth, 13 S.W. 2d 244 (Ky. 1928). But see {Farris v. Commonwealth, 209 S.W.3d 481 (Ky. App. 2006)} (requiring independent proof that the accused knew himself to be sought). The trial court committed no abuse of discretion in letting the jury hear that Appellant drove to Nevada.",
    "negative",
  ],
  [
    "dissent",
    'Our dissenting colleague accuses the majority of having "overruled by stealth" the decision in {Beauchamp v. Iberia Rice Mill, 412 So. 2d 1089 (La. 1982)}. With respect, the case is nowhere involved. The parties did not cite it, the lower courts did not mention it, and it dealt with the prescription of a personal servitude, while this dispute is about a predial one.',
    "neutral",
  ],
  [
    "accord",
    "A forfeiture of water rights is not effected until the State Engineer declares it, and use resumed before the declaration cures the prior nonuse. Bly v. Eureka Ranches, 103 Nev. 31, 732 P.2d 12 (1987); accord {Ruiz-Mendel v. Sparks Water Dist., 131 Nev. 640, 356 P.3d 505 (2015)}. Respondents resumed irrigation in April of 2012; the declaration did not issue until that autumn.",
    "positive",
  ],
  [
    "reversed appeal",
    "The order of the Appellate Division should be reversed, with costs, and the determination of respondent board reinstated. In concluding that the denial of the area variance was irrational ({Matter of Quigley v. Zoning Bd. of Appeals of Town of Ames, 177 AD3d 902} [3d Dept 2019]), that Court substituted its own judgment for that of local officials who had heard four nights of testimony about drainage.",
    "negative",
  ],
  [
    "hypothetical",
    "We assume, without deciding, that {Stoddard v. Wells, 77 Mass. App. Ct. 304 (2010)}, states the correct rule and that a broker's commission may be earned before the closing. On that assumption the plaintiff still cannot prevail, because the judge found as a fact, and on sufficient evidence, that the buyer she produced never had the means to buy.",
    "neutral",
  ],
  [
    "controlling",
    "Appellant devotes eleven pages to decisions from Alabama, Georgia, and Florida, and a footnote to {Truesdale v. Moncks Corner Lumber, 298 S.C. 77, 378 S.E.2d 260 (1989)}. The proportions should have been inverted. Truesdale holds that a statutory employer who secures compensation is immune from suit in tort. It has never been questioned in this State, and it disposes of this appeal.",
    "positive",
  ],
  [
    "criticised",
    'Defendants call {Gough v. Linden Savings Ass\'n, 47 N.J. Super. 312 (App. Div. 1957)}, the leading case. If it leads, it leads nowhere good. The opinion is two paragraphs long, cites only an annotation, and never pauses to ask what the drafters of the Recording Act meant by "valuable consideration." Commentators have been unkind to it for six decades, and justly.',
    "negative",
  ],
  [
    "quoted definition",
    'The word "accessory" has been defined in this context as "attendant upon and customarily subordinate to." {Lacroix v. Town of Barre, 128 Vt. 60, 258 A.2d 792 (1969)}. Other courts prefer "incidental." The bylaw uses both words, sometimes in the same sentence, and a definitional section that was to have been appended in 1988 was apparently never written.',
    "neutral",
  ],
  [
    "followed over dissent",
    "[¶18.] The dissent believes that {Ahlgren v. Dakota Power, 2007 S.D. 90, 739 N.W.2d 400} is a relic and that it ought to be retired. A majority of the Court sees it otherwise. It states a workable rule of stray voltage causation, one that the Legislature has had sixteen sessions to correct, and we follow it in deciding whether Grandview Dairy made a submissible case.",
    "positive",
  ],
  [
    "vacated",
    "The state directs our attention to {State v. Penrose, 2019-Ohio-4417} (8th Dist.). Counsel should have gone one page further. On reconsideration the Eighth District vacated its announcement and substituted an opinion that says very nearly the reverse. A vacated decision has no more authority than a withdrawn motion, and we give it none.",
    "negative",
  ],
  [
    "question reserved",
    "Have later amendments to the Tort Claims Act sapped the force of {Ryder v. Clackamas Fire Dist., 299 Or. 718, 706 P.2d 540 (1985)}? The District thinks so; the Osgoods think not; and the Attorney General, appearing as amicus, thinks it depends. We leave that question for another day, because the notice in this case was timely under either view.",
    "neutral",
  ],
  [
    "overruled in part other ground, followed",
    "{Vance v. Pike Turnpike Co., 133 Ind. App. 402, 180 N.E.2d 777 (1962)}, was overruled in 1979 as to its treatment of punitive damages. What it said of the measure of compensatory damages for severed timber was not questioned then and has been relied upon ever since; it is that part of the decision which the trial court applied and which we apply as well. The owner takes stumpage value, not the price at the mill.",
    "positive",
  ],
  [
    "overruled prospectively",
    "After today, {Tate v. Pulaski School District, 244 Ark. 880, 427 S.W.2d 535 (1968)}, will no longer be the law of this State. Because school districts have purchased insurance in reliance upon it, we stay the effect of the change until the adjournment of the next regular session, and we affirm as to the present appellee under the rule as it stood when the bus left the road.",
    "negative",
  ],
  [
    "mentioned in statute's history",
    "The mill acts came early to the Commonwealth. Chief Justice Shaw traced them in {Hagerty v. Essex Tannery, 61 Mass. 322 (1851)}, to a provincial statute of 1714 under which a miller might flow his neighbor's meadow upon paying for the hay. Similar acts were in force in twenty-nine states by the close of the Civil War. The one before us dates from 1869 and has hardly been altered.",
    "neutral",
  ],
  [
    "contra",
    "An unsigned codicil stapled to a properly attested will is not made valid by the staple. Ayers v. Ayers, 240 Ga. 73, 239 S.E.2d 372 (1977). Contra {Lumpkin v. Kessee, 286 Ga. App. 101, 648 S.E.2d 714 (2007)}. OCGA § 53-4-20 demands that the testator sign, and it makes no exception for office supplies.",
    "negative",
  ],
  [
    "explained",
    'In {Pasquale v. Nolan Sand & Gravel, 28 R.I. 391, 67 A. 511 (1907)}, the plaintiff\'s horse had broken through a culvert on a private way. The Court said that an owner who tolerates public passage owes the traveler "no trap." By "trap," as the context makes plain, was meant a hidden danger known to the owner; the Court was not speaking of dangers the owner ought to have discovered.',
    "neutral",
  ],
  [
    "consistent with other",
    "This is a Marchetti case, and the circuit judge recognized it as one. Under {Marchetti v. Dawes, 410 Mich. 533, 302 N.W.2d 850 (1981)}, a social host who furnishes alcohol to a minor answers to those the minor injures. Defendants furnished, the minor drove, and the plaintiff was hurt. The order denying summary disposition was accordingly correct, and we affirm it.",
    "positive",
  ],
  [
    "impliedly overruled recognised",
    "Appellant cites {Chastain v. Board of Review, 77 Utah 2d 140 (1978)}, for the proposition that a claimant who quits in anticipation of discharge has not quit at all. We held to the contrary in Redd Roofing, 2004 UT 61, and although the opinion did not trouble to say so, it could not have come out as it did without overruling Chastain by implication. It is no longer citable for the point.",
    "negative",
  ],
  [
    "cited by agency",
    "¶22 The Commission's written decision recites a number of authorities, among them {Frye v. Weber County Comm'n, 2002 UT App 171, 48 P.3d 1003}, without saying what any of them holds or what bearing it has. An agency must disclose the steps by which its ultimate conclusions are reached. A list of case names is not a step. We remand for adequate findings.",
    "neutral",
  ],
  [
    "aff'd history",
    "A subcontractor's failure to serve the notice to owner within forty-five days is a complete defense to enforcement of the lien. {Prine v. Lake County Excavating, 399 So. 2d 1120 (Fla. 5th DCA 1981)}, approved, 419 So. 2d 603 (Fla. 1982). Service on day forty-six, as happened here through a courier's neglect, is service too late.",
    "positive",
  ],
  [
    "reversed",
    "We granted the writ to consider whether the court of appeal erred in finding the contractor statutorily immune. {Lagrange v. Parish Sewerage District No. 4, 2017-0881 (La. App. 1 Cir. 5/4/18), 249 So. 3d 30}. Because the plans and specifications were the contractor's own, La. R.S. 9:2771 affords no shelter. The judgment of the court of appeal is reversed and the jury's verdict is reinstated.",
    "negative",
  ],
  [
    "see also",
    "The owner of premises open to business visitors has a duty to inspect them at reasonable intervals. Walls v. Big D Markets, 120 Ariz. 14, 583 P.2d 240 (1978); see also {Benally v. Coconino Supply, 171 Ariz. 88, 828 P.2d 1229 (App. 1991)}. How long an interval is reasonable depends on the business. At a self-service grocery, on a Saturday, a jury could find forty minutes too long.",
    "neutral",
  ],
  [
    "endorsed by quote",
    'It was rightly said in {Sturm v. Pacific Fruit, 18 Idaho 2d 410 (1964)}, that "the frost does not read contracts, but those who contract in frost country must." The grower who promises a crop without excepting the weather takes the weather\'s risk. Upon that principle the district judge held the defendant to his bargain, and upon the same principle so do we.',
    "positive",
  ],
  [
    "cannot stand",
    "Before our Supreme Court's decision in Savoy, the Appellate Court had taken the view that a dog's owner was strictly liable to a veterinary technician bitten in the course of treatment. {Pettibone v. Wray, 92 Conn. App. 710, 887 A.2d 402 (2005)}. In light of Savoy's unqualified statement that one who is paid to handle an animal assumes its ordinary hazards, Pettibone can no longer be considered good law.",
    "negative",
  ],
  [
    "mentioned",
    "The parties agree on almost everything that matters, including that {Hobbs v. Kittredge, 109 Ohio St. 3d 14, 2006-Ohio-1120} is the case other courts most often mention in connection with lost-chance recovery. They disagree about whether the decedent was ever Dr. Amin's patient. The magistrate found that he was not; the trial court adopted the finding; and in the absence of a transcript we must presume regularity.",
    "neutral",
  ],
  // Indian courts.
  [
    "overruled",
    "For the foregoing reasons we are clearly of the opinion that the two-Judge Bench which decided {Ramdhari Mahto v. State of Bihar, (1987) 2 SCC 614}, did not have the benefit of the Constitution Bench judgment in Hari Narain Pathak v. Union of India, AIR 1971 SC 402. The view taken therein that a temporary employee has no right to notice is not correct and stands overruled. The reference is answered accordingly and the appeals shall now be listed before the regular Bench.",
    "negative",
  ],
  [
    "referred, counsel",
    "Mr. Bhattacharya, learned senior counsel for the petitioner, placed reliance on {Bijoy Kumar Dutta v. Food Corporation of India, (2007) 8 SCC 140}. Per contra, Ms. Chatterjee submits that the writ petition itself is not maintainable, the petitioner having an efficacious alternative remedy. The preliminary objection goes to the root of the matter and I proceed to consider it first.",
    "neutral",
  ],
  [
    "followed",
    "The controversy is no longer res integra. A three-Judge Bench of this Court has in {Indira Bai v. Deputy Commissioner, Bellary, (2002) 3 SCC 455} ruled that a grantee's heirs are entitled to notice before resumption. Respectfully following the said judgment, we allow the appeal, set aside the order of the High Court and remit the matter to the Assistant Commissioner.",
    "positive",
  ],
  [
    "not good law",
    "The Tribunal allowed the refund by simply following {M/s. Kaveri Spinners v. CCE, Coimbatore, 2003 (157) ELT 88 (Tri.-Chennai)}. Mr. Raghavan for the Revenue is right in submitting, and Mr. Iyer fairly does not dispute, that after the pronouncement of the Hon'ble Supreme Court in Triveni Textiles the said decision is no longer good law. The substantial question of law is answered in favour of the Revenue and against the assessee.",
    "negative",
  ],
  [
    "mentioned in list of authorities",
    "In support of his contentions the learned counsel for the accused cited the following decisions: (i) Ponnusamy v. State, 2004 (1) LW (Crl.) 12; (ii) {Natarajan v. Inspector of Police, 2012 (2) CTC 305}; and (iii) an unreported order in Crl. O.P. No. 20112 of 2018. The learned Additional Public Prosecutor cited none, but took the Court through the charge sheet and the statements of L.W.1 to L.W.9.",
    "neutral",
  ],
  [
    "affirmed",
    "The High Court by the judgment under appeal, {Parvathamma v. Hindustan Granites, ILR 1996 Kar 2250}, took the view that a lease of the surface does not carry with it the right to minor minerals. We have heard Shri Nariman for the appellant at some length. We find no infirmity in that view, which is in consonance with the scheme of the 1957 Act, and we affirm it.",
    "positive",
  ],
  [
    "dissent from other High Court",
    "A learned Single Judge of the Madhya Pradesh High Court in {Shakuntala Bai v. Nathuram, AIR 1994 MP 211} has no doubt held that a daughter-in-law in permissive occupation cannot be evicted without a decree for possession. I have bestowed my anxious consideration on the reasons assigned, but with profound respect I am unable to agree with them. They overlook Section 64 of the Easements Act altogether.",
    "negative",
  ],
  [
    "other case overruled",
    "Learned counsel was at pains to explain that Teja Singh v. Mukhtiar Singh, (1979) 1 SCC 61, on which the first appellate court had based itself, was overruled by the Constitution Bench in {Sardar Gurbachan Singh v. State, (1997) 5 SCC 1}. It is unnecessary to go into the effect of such overruling as the suit itself was withdrawn in 1993, long before either judgment could have affected the parties.",
    "neutral",
  ],
  [
    "binding though doubted by counsel",
    "Mr. Divan made a valiant attempt to persuade us that {Union Territory of Chandigarh v. Sarla Verma Sood, (2010) 12 SCC 99} requires reconsideration by a larger Bench. We are not persuaded. The decision has stood for over a decade, has been applied in a catena of cases, and gives effect to the plain words of Rule 12. We see no reason to depart from it, and the civil appeals must fail in consequence.",
    "positive",
  ],
  [
    "doubted and referred",
    "Having heard learned counsel at considerable length, we find ourselves unable to reconcile {Gopal Chandra Nayak v. State of Orissa, (2012) 7 SCC 55} with the earlier three-Judge Bench decision in Sankarlal. We entertain serious reservations about the correctness of the former. Judicial discipline requires us to refer the question to a larger Bench. Let the papers be placed before Hon'ble the Chief Justice of India for appropriate orders.",
    "negative",
  ],
  [
    "explained",
    "It would be apposite to understand the setting in which {Kamla Nehru Society v. Registrar, (1991) Supp (2) SCC 48} came to be decided. Two rival managing committees had each elected a secretary. The Registrar declared both elections void and himself convened a meeting. What was under challenge was the power to convene and not the declaration, and paragraph 6 has to be read in that light.",
    "neutral",
  ],
  [
    "reiterated",
    "Half a century ago Krishna Iyer, J. said in {Kedar Nath Ghosh v. Corporation of Calcutta, (1974) 1 SCC 118}, that a pavement dweller is not a trespasser on the Constitution. The passage of time has only added to the force of those words. We reiterate the principle and direct that no eviction shall take place without a survey, notice and an offer of alternative shelter.",
    "positive",
  ],
  [
    "disapproved",
    "The conflict between the two Division Benches which has occasioned this reference to the Full Bench is easily resolved. {Nirmala Devi v. Gaya Prasad, 1989 All LJ 1012} does not lay down the correct law. The other view, namely that of Ram Autar v. Sheo Nath, 1986 All LJ 640, commends itself to us. Let this opinion be placed before the learned Single Judge for disposal of Second Appeal No. 1143 of 1990.",
    "negative",
  ],
  [
    "larger bench pending, no view",
    "We are informed that the correctness of {Karuna Shankar Dubey v. State of U.P., (2020) 3 SCC 910} is pending consideration before a Bench of five Judges. We refrain from expressing any opinion. Since the petitioner has already superannuated and his pension has been released during the pendency of these proceedings, the special leave petition has been rendered infructuous and is disposed of as such.",
    "neutral",
  ],
  [
    "accept Full Bench",
    "The learned Government Pleader pressed into service a Division Bench judgment of 1997. That judgment does not advance his case for the reason that a Full Bench of this Court in {Rukhsana Begum v. Wakf Board, 2004 (4) ALD 561 (FB)} has since held otherwise, and I, sitting singly, am bound by the latter. In the light of the Full Bench, the civil court's jurisdiction is not ousted.",
    "positive",
  ],
  [
    "impliedly overruled",
    "After Mathew Varghese v. Land Board, (1990) 2 KLT 1 (SC), the field has undergone a complete change. What {Kunhikannan Nair v. Taluk Land Board, 1981 KLT 566} said about the burden of proof on a cultivating tenant runs counter to paragraph 14 of the Apex Court's verdict, and must be taken to have been impliedly overruled thereby. The Land Board, in following it in the year 2006, fell into a patent error of law.",
    "negative",
  ],
  [
    "procedural history",
    "This litigation has a chequered history. In the first round, culminating in {State of Gujarat v. Ramanlal Keshavlal Soni, (1983) 2 GLR 1120}, the question was whether panchayat secretaries were Government servants. In the second round the dispute was about their seniority. We are now in the third, and what falls for determination is whether the revised option forms were submitted before the cut-off date.",
    "neutral",
  ],
  [
    "applied",
    "The State Pollution Control Board shall, within four weeks, constitute a monitoring committee in terms of the directions contained in {Vellore Leather Exporters v. Union of India, (2013) 9 SCC 1}. We make it plain that those directions operate with full vigour in Uttarakhand as elsewhere. The Board's stand that they were meant only for Tamil Nadu was rightly repelled by the Tribunal and is again repelled by us.",
    "positive",
  ],
  [
    "privy council no longer followed",
    "Whatever justification might have existed for the rule in {Maharaja of Jeypore v. Rukmini Pattamahadevi, (1918) 46 IA 109} in the days of the impartible zamindaris, it has none after the Abolition Acts and the coming into force of the Constitution. Decisions of the Privy Council, though entitled to the highest respect, do not bind this Court, and we decline to be guided by one so plainly out of tune with Articles 14 and 15.",
    "negative",
  ],
  [
    "mentioned",
    "Reference was also made to {Lucknow Development Board v. Meera Gupta, (1994) 2 CPR 36 (NC)} and to certain decisions of the State Commission. As we have held that the complainant is a person who availed of the services for a commercial purpose, it is not necessary to burden this order by discussing those authorities. The complaint shall be returned for presentation before the appropriate civil court.",
    "neutral",
  ],
  [
    "not followed, tribunal",
    "I cannot subscribe to the proposition in {Sahyadri Sugar v. Asst. Provident Fund Commissioner, 2006 (2) Bom.C.R. 433} that damages under Section 14-B are automatic on delay. Mens rea was held by the Supreme Court in Employees' State Insurance Corpn. to be an essential ingredient. The judgment of this Court to the contrary, being prior in point of time, must yield.",
    "negative",
  ],
  [
    "counsel says overruled, refuted not resolved",
    "It was vehemently contended by Dr. Singhvi that {Mohanlal Sukhadia v. Transport Authority, AIR 1981 Raj 77} must be deemed to be impliedly overruled after the Motor Vehicles Act, 1988. The learned Advocate General countered the submission. We leave this question open to be decided in an appropriate case, as the permit with which we are concerned expired by efflux of time on 31st March last.",
    "neutral",
  ],
  [
    "endorsed over another",
    "Between the two lines of decisions placed before us, we unhesitatingly prefer that which begins with {Mahadeo Oil Mills v. Sub-Divisional Officer, (1969) 2 SCR 611}. It flows from the language of Section 3, it has the imprimatur of four learned Judges, and it has been the settled understanding of traders throughout the country. The contrary remarks in Begum Cotton Traders were obiter.",
    "positive",
  ],
  [
    "overruled partially",
    "Our conclusions are: (i) the limitation of three months for filing a claim is directory; (ii) {Regional Manager, UPSRTC v. Mohd. Aslam, (1995) 6 SCC 71}, to the extent it holds such limitation to be mandatory, is hereby overruled; (iii) the observation regarding interest in paragraph 22 of Sheela Rani is clarified; and (iv) matters already concluded shall not be reopened on the strength of this judgment.",
    "negative",
  ],
  [
    "neutral general proposition",
    "There can be no quarrel with the proposition stated in {Anjali Roy Choudhury v. S.P. College Trust, (2019) 14 SCC 90}. The question is whether the facts of this case attract it, and that in turn depends upon whether the appellant was appointed by the Governing Body or by the Principal. The original appointment letter has not seen the light of day. We adjourn the hearing to enable the parties to produce it.",
    "neutral",
  ],
  [
    "upheld",
    "The reference order doubted the correctness of {Sree Gokulam Chits v. Johny Antony, 2007 (3) KHC 219}. Having considered the matter in depth, we hold that the doubt is not well founded. The foreman of a chitty is entitled to sue on the security bond without terminating the chit, and the learned Judge was right in so holding. The reference is answered upholding that decision.",
    "positive",
  ],
  [
    "disapproved",
    "We are constrained to take strong exception to the manner in which bail was refused in {Imtiyaz Ansari v. State of Jharkhand, 2019 SCC OnLine Jhar 1407}, which the High Court has reproduced verbatim in the order under challenge before us. Gravity of accusation alone was treated as decisive and six years of incarceration without trial as irrelevant. That approach is contrary to Article 21, and we disapprove it.",
    "negative",
  ],
  [
    "foreign case mention",
    'Our researches have revealed that the expression "keeper of an eating house" has come up for judicial consideration in other parts of the Commonwealth. In the Federation of Malaya, for instance, it arose in {Thorncliffe v. Urban Council of Penang, [1957] MLJ 204}. There the keeper was a tea-stall owner and the licence had been granted to his brother. In Ceylon there is a similar ordinance but no reported case.',
    "neutral",
  ],
  [
    "followed English",
    "The law in England was settled by Lord Esher M.R. in {Harrowgate Tramways v. Leeds Assurance, (1897) 1 QB 412}. An insurer who takes over the defence is estopped from repudiating. There is nothing in the Indian Contract Act which is repugnant to that principle and it accords with justice, equity and good conscience. We adopt it without hesitation.",
    "positive",
  ],
  [
    "refuse to follow, distinguishable plus wrong",
    'Even assuming the facts to be similar, I would not be disposed to follow {Lalji Prasad v. Board of Revenue, AIR 1958 Pat 317}. It proceeds on a concession by the Government Pleader; it does not notice the Full Bench; and it puts upon the word "raiyat" a meaning which the interpretation clause in terms excludes. With due deference, it was wrongly decided.',
    "negative",
  ],
  [
    "followed in another case, itself not treated",
    'Paragraph 17 of the award reproduces a long extract from a text-book in which {Damodar Valley Contractors v. State, AIR 1989 Cal 301} happens to be mentioned. The arbitrator did not himself refer to it, nor does it appear that either party had. To say, as the petitioner does under Section 34, that the award is "based on" that case is to make a mountain out of a footnote.',
    "neutral",
  ],
  // Indirect and hard ones.
  [
    "overruled indirectly",
    "For a hundred and fourteen years litigants in this Commonwealth have been told that a charitable corporation cannot be cheated, only disappointed. That was the message of {Pardee v. Old Colony Ice Co., 201 Mass. 33 (1909)}. It has had its day. From this morning forward the courts of the Commonwealth will hear no more of it, and the jury's award to the Sisters shall stand.",
    "negative",
  ],
  [
    "mentioned for story",
    "Maritime salvage has always attracted a certain kind of man. The master in {Trask v. Whaler Hannibal, 29 F. Cas. 1044 (D. Mass. 1853)}, is said to have read the burial service over a cargo of oil before claiming it. The salvor before us, a software engineer with a pontoon boat, is of a milder type. He asks for eleven thousand dollars and the return of his anchor.",
    "neutral",
  ],
  [
    "followed as guide",
    "There is little in our books about runaway quarry carts, but what little there is was said well. {Tremaine v. Salem Granite Co., 270 Mass. 154 (1930)}, asks who was best placed to set the brake. It is the lamp by which the trial judge found his way, and it is the lamp by which we find ours. The owner was best placed; the owner must pay.",
    "positive",
  ],
  [
    "sentenced to silence",
    "We were at first inclined to pass over {Emmerich v. Board of Harbor Comm'rs, 14 Cal.2d 602 (1939)}, in charitable silence. But silence has kept it breathing for too long. Lest any member of the bar suppose that it still has something to offer on the public trust in tidelands, we say plainly that it does not, and that its appearance in future briefs will be a waste of ink.",
    "negative",
  ],
  [
    "dissenting colleague",
    "Our colleague mourns {Inhabitants of Wells v. Stover, 77 Me. 330 (1885)}, as though we had put it to death. We have not so much as touched it. It is a case about pauper settlement, it slumbers where it always has, and the present appeal, which has to do with the licensing of kayaks, will not disturb its rest.",
    "neutral",
  ],
  [
    "unable to improve",
    "Judge Friendly's successor put it this way in {Halloran v. Mystic Bank, 712 F.2d 390 (2d Cir. 1983)}: a banker who closes his eyes does not thereby become blind. We cannot improve on the sentence and shall not try. The bank here closed its eyes, its ears and, if the vice president's email is to be believed, its windows. The loss is the bank's.",
    "positive",
  ],
  [
    "refused by analogy",
    "Down one road lies {Stavros v. Inland Barge Lines, 671 F.3d 228 (8th Cir. 2012)}, with its promise that every passenger who slips on a wet deck may have punitive damages for the asking. Down the other lies two centuries of admiralty restraint. The first is not a road we care to travel. We have seen where it goes.",
    "negative",
  ],
  [
    "other case falls",
    "The axe that fell upon Pickering v. Sauk Hide Co., 92 Wis. 2d 14 (1979), was swung in {Raeburn v. Allied Tanneries, 180 Wis. 2d 340 (1993)}. All this happened before the present plaintiff was born, and he, very sensibly, does not ask us to rehearse it. His complaint is that the tannery's lagoon smells, and that the smell is new.",
    "neutral",
  ],
  [
    "answer settled",
    "Must a deed be delivered to be a deed? The question is an old friend. It was put to this court in {Wendell v. Conyers, 233 Ga. 12, 209 S.E.2d 606 (1974)}, the answer was yes, and the answer has not changed. The paper found in the grantor's bible after the funeral was therefore nothing but a bookmark.",
    "positive",
  ],
  [
    "confined",
    "The court in {Ellery v. Sachem Brewing, 277 N.Y. 512} (1938) had before it a horse, a vat, and a very drunk watchman. It would be a mistake to suppose that it had anything more. Since that night in Troy no plaintiff has gotten anything from the case, and unless the horse should return no plaintiff ever will.",
    "negative",
  ],
  [
    "question unanswered",
    "Does {Garrity v. Lehigh Boiler, 119 Pa. Super. 66, 180 A. 204 (1935)}, still bite, or has it lost its teeth? One could make a respectable case each way, and the parties have made two. The boiler in this matter, however, did not burst. It was sold for scrap. We pass on to the question of who got the money.",
    "neutral",
  ],
  [
    "affirmed",
    "It is the happy lot of a reviewing court now and then to meet an opinion to which nothing need be added. {Sullivan County Creamery v. Hodge, 903 F. Supp. 2d 147 (M.D. Tenn. 2012)}, is such an opinion, and the defendants' forty-one assignments of error have not loosened a comma of it. The judgment will stand as it was entered.",
    "positive",
  ],
  [
    "statute replaced",
    "The widow's estate, of which so much was heard in the courts of the last century, and upon which {Nathoo Mal v. Durga Prasad, ILR 33 All 212} was once thought to have spoken the last word, is now to be met only in the pages of law reports. Parliament in 1956 wiped the slate clean. Learned counsel who seeks to read from the old slate will find nothing upon it.",
    "negative",
  ],
  [
    "definition borrowed in passing",
    '"Bather," as a word for one who pays to enter the sea, seems to have come into our law by way of {Regan v. Cliff House Baths, 5 Cal. Unrep. 219 (1895)}, where it was applied to a gentleman in a rented woolen suit. The ordinance at issue uses it differently. Under section 3 a bather is anyone whose ankles are wet.',
    "neutral",
  ],
  [
    "counsel's obituary premature",
    "Appellee's brief reads like an obituary for {Rawlins v. Pittsburgh Coke, 355 Pa. 88, 49 A.2d 380 (1946)}. The notice is premature. No court has buried it, no statute has poisoned it, and when we put our ear to its chest we hear a steady beat. A coke oven that has been a nuisance for thirty years is a nuisance still; the passage of time has not licensed it.",
    "positive",
  ],
  [
    "critics",
    "We have read {Hallam v. Orchard Mutual, 2 Ohio App. 3d 371 (1981)}, three times: once in the hope of understanding it, once in the hope of distinguishing it, and once in the hope that we had misread it. All three hopes were disappointed. It announces that hail is not weather. Policyholders in this district may take it that hail is.",
    "negative",
  ],
  [
    "judge below's taste",
    "The judgment of the learned Civil Judge runs to one hundred and sixty pages, of which nineteen are given over to a reproduction of {Anandi Bai v. Keshavrao Deshmukh, ILR 18 Bom 255}. We mention this not in praise or blame, but to explain why the record was late in reaching us. The dispute is about a wall, and the wall is four feet high.",
    "neutral",
  ],
  [
    "bound reluctantly",
    "If I were free I would send the plaintiff home with something. I am not free. {Tripp v. Meriden Cutlery, 171 Conn. 344, 370 A.2d 990 (1976)}, speaks from a higher bench, speaks to these very facts, and says that the knife-maker owed nothing to a man who used his product as a screwdriver. I must do as it says.",
    "positive",
  ],
  [
    "vacated",
    "Both sides have quoted generously from {United States v. Thibault, 977 F.3d 41 (6th Cir. 2020)}, unaware, it seems, that the government's petition for rehearing en banc was granted on a Friday afternoon and that the panel's words were by that order taken back. A court's withdrawn words are like a witness's stricken answer. They were said, but no one may act upon them.",
    "negative",
  ],
  [
    "like and unlike",
    "The state finds comfort in {State v. Cormier, 146 N.H. 770, 781 A.2d 14 (2001)}, and so, remarkably, does the defendant. Each of them has found a sentence to love. Read from start to finish the case concerns the weight of moose meat, taken unlawfully, and lends neither comfort nor discomfort to anyone charged with taking a bear.",
    "neutral",
  ],
  [
    "lower court invited rejection",
    "Consistency is a virtue, but it is one that can be bought too dear. To be consistent with {Overmyer v. Galena Lead, 412 Ill. 2d 58 (2009)}, we should have to say that a child of nine who drank the water had slept upon his rights. That is a price we will not pay, nor will we any longer ask the circuit courts to pay it on our behalf.",
    "negative",
  ],
  [
    "narrated facts",
    "Consider for a moment how the quarrel arose in {Mrs. Pettigrew's Bakery v. Dunn, 340 Or. 92, 129 P.3d 688 (2006)}. A baker sells her shop and promises not to bake within five miles. She then opens a school, and teaches baking. Her pupils bake; is that baking? The jury thought not; the trial judge was less sure; and the case settled after the first appeal.",
    "neutral",
  ],
  [
    "wise counsel heeded",
    "We were tempted, the respondent's conduct being what it was, to strike his name from the roll today. Then we remembered what was said to an earlier and equally impatient bench in {Matter of Olmstead, 22 N.J. 414, 126 A.2d 189 (1956)}: that disbarment is for the protection of the public and not the relief of our feelings. Heeding it, we stay our hand and suspend him for two years.",
    "positive",
  ],
  [
    "other affirmed beside, target killed",
    "When two cases say opposite things, both cannot be right, and a trial judge ought not to have to guess. Our older decision in Hale Lumber took the burden of proof to rest with the bailee; {Knapp v. Tully, 60 Wis. 114 (1884)}, with the bailor. One had to give way. Hale Lumber has the better of it, and the other should be erased from the bench book.",
    "negative",
  ],
  [
    "expert witness cites",
    "At one point the plaintiff's expert, a retired captain, offered the jury his views on {Tesoro Canning Co. v. Ruvalcaba, 70 Wash. 2d 118 (1966)}. The judge stopped him, the jury was told to forget it, and by all accounts it did. Nothing more need be said of the matter, except that captains should not be asked about case law, nor, perhaps, judges about tides.",
    "neutral",
  ],
  [
    "double negative",
    "It would be idle to pretend that {Quimby v. Hagerstown Organ Co., 405 A.2d 700 (Md. 1979)}, leaves the defendant any room. Nor has the defendant given us anything to make us think it should. An organ that will not sound in damp weather is not, in Maryland, merchantable. On that footing the verdict was right.",
    "positive",
  ],
  [
    "regret and refusal",
    "My learned brother Padmanabhan, J., whose learning in this branch of the law I cannot hope to match, held in {Meenakshi Mills Staff Assn. v. Management, (1982) 1 MLJ 490} that a lay-off of one day breaks the chain of continuous service. I regret that I cannot walk with him to that destination. A chain with a day's slack in it is still a chain.",
    "negative",
  ],
  [
    "amicus invites",
    "The Thoroughbred Breeders, as friends of the court, would like us to knock down {Wickliffe v. Bluegrass Stables, 511 S.W.3d 904 (Ky. 2017)}, and have been good enough to supply the hammer. But the two litigants whose case this is have shown no wish to see anything knocked down. They want to know who owns the foal. To that question we now return.",
    "neutral",
  ],
  [
    "followed",
    "Young cases are cited for their vigor, old ones for their wear. {Latimer v. Ozark Telephone, 288 Mo. 501, 232 S.W. 140 (1921)}, has been walked upon by every court to pass this way in a century and the path is the firmer for it. We set our own feet in the same tracks and arrive, as all before us did, at the conclusion that a subscriber owns his own number.",
    "positive",
  ],
  [
    "overturned on appeal narrated",
    "The landlord's whole case is borrowed from {Osgood Partners v. Rialto Theatres, 44 Misc 3d 811} (Sup Ct, NY County 2014). What the landlord does not say is that Osgood's victory was short. It lasted until the tenants took the elevator to the Appellate Division, where five Justices found for them on every point, and costs were added for good measure.",
    "negative",
  ],
  [
    "see without verb",
    "Miners have been quarrelling with those who carry their ore for as long as there has been ore to carry. See {Norcross v. Telluride Tramway, 22 Colo. 190, 43 P. 1010 (1896)} (buckets). The present quarrel is about conveyor belts, but the passions are the same, and the contract, drawn by engineers, has the engineer's faith that nothing will ever jam.",
    "neutral",
  ],
];
