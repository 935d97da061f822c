import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 23, by the authors of batch 22 (160 of each), that no rule may be changed for. Before
 * anything was tuned on batch 22 327 of the 480 were read as labelled.
 */
export const BATCH_23_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "counsel",
    "The Government tells us that the whole case begins and ends with {United States v. Farragher, 391 F.2d 77 (2d Cir. 1968)}, and that any other result would be a repudiation of settled law. Before we reach that submission it is necessary to set out what the agents did on the morning of June 11.",
    "neutral",
  ],
  [
    "distinguished",
    "In {Pell v. Harmon Steamship Co., 233 F. Supp. 419 (E.D. La. 1964)}, the longshoreman fell through a hatch that the mate himself had ordered left uncovered. Here no officer of the vessel was within a hundred yards, and the board that gave way belonged to the stevedore. That difference is the whole of the case.",
    "negative",
  ],
  [
    "affirmed",
    "{Grissom v. Redfern Chemical Corp., 812 F. Supp. 2d 1140 (N.D. Cal. 2011)}, aff'd, 719 F.3d 305 (9th Cir. 2013).",
    "positive",
  ],
  [
    "dissent",
    "Our dissenting brother would have it that {Mattingly v. Home Assurance Co., 470 F.2d 1201 (6th Cir. 1972)}, was an aberration, ill reasoned and worse expressed. The point was neither briefed nor argued, and we intimate no view upon it.",
    "neutral",
  ],
  [
    "superseded",
    "Congress was not pleased with {Andover Mfg. Co. v. Secretary of Labor, 561 F.2d 1003 (D.C. Cir. 1977)}, and within two sessions it had rewritten the section so that the employer's good faith should no longer count for anything. The petitioner's brief proceeds as though none of this had happened.",
    "negative",
  ],
  [
    "but see",
    "Most courts have held that the limitations period is tolled while an administrative grievance is pending. E.g., Orloff v. Dane, 77 F.4th 212 (4th Cir. 2023). But see {Castellano v. Warden, 61 F.4th 880 (11th Cir. 2023)}.",
    "negative",
  ],
  [
    "cert denied",
    "See generally {Bickham v. Southern Pulpwood Ass'n, 402 F.2d 550 (5th Cir. 1968)}, cert. denied, 394 U.S. 918 (1969).",
    "neutral",
  ],
  [
    "hypothetical",
    "Even if we were prepared to discard {Trumbull v. Ohio Valley Conference, 455 U.S. 1011 (1982)}, as amici so earnestly urge, respondent could not prevail, for her claim would then founder upon the plain words of the 1986 amendment.",
    "neutral",
  ],
  [
    "adopted",
    "We have not before had occasion to choose a test. Having looked at those upon offer, we are persuaded that the one which Judge Whitcomb framed for the Second Circuit in {Ruiz-Navarro v. Mercantile Indem. Co., 938 F.2d 51 (2d Cir. 1991)}, asks the right question and asks it at the right time. It shall be the law of this circuit henceforth.",
    "positive",
  ],
  [
    "dictum",
    "The sentence upon which so much of the argument was hung occurs in the last paragraph of {Parmenter v. Veterans' Admin., 277 F.2d 95 (4th Cir. 1960)}, after the appeal had been disposed of for want of a final order. It was written, one may suppose, out of courtesy to counsel. It does not bind us, and we do not find it persuasive.",
    "negative",
  ],
  [
    "followed",
    "Strip away the names, and substitute an elevator for a crane, and {Yancey v. Piedmont Hoist Co., 498 F.2d 840 (4th Cir. 1974)}, is this case. We should stultify ourselves were we to decide it differently.",
    "positive",
  ],
  [
    "criticised",
    "The reasoning of {Dunmore Sav. & Loan Ass'n v. Fitch, 640 F. Supp. 1212 (D. Kan. 1986)}, if I may say so of a colleague whom I much admire, chases its own tail: the note was a security because it was sold to investors, and the buyers were investors because the note was a security.",
    "negative",
  ],
  [
    "affirmed",
    "For the reasons so fully stated by Judge Ormsby in the court below, {Larrabee v. Fidelity Terminal Co., 203 F. Supp. 118 (D. Mass. 1962)}, to which we could usefully add nothing, the judgment is affirmed.",
    "positive",
  ],
  [
    "footnote history",
    "3. In {The Eliza Crane, 14 F. Cas. 402 (C.C.D. Mass. 1841) (No. 8,117)}, the master had abandoned the ship upon a mistaken report of fire; the underwriters refused to pay, and were condemned by the libelant as men without honor. The case is of interest chiefly for its account of the bottomry trade.",
    "neutral",
  ],
  [
    "relied on",
    "The Postal Service would have us pare {Mireles v. Federated Couriers, 527 U.S. 804 (1999)}, down to nothing by reciting its facts and announcing that ours are not identical. No two cases are. The principle there laid down fits this record as a key its lock.",
    "positive",
  ],
  [
    "vacated",
    "The panel opinion upon which the motion is founded, {Sorensen v. City of Havre, 974 F.3d 1022 (9th Cir. 2020)}, was withdrawn when rehearing en banc was granted, and may not now be cited to or by the courts of this circuit.",
    "negative",
  ],
  [
    "quoted with adoption",
    "It has never been better put than by Judge Strand: “The Fourth Amendment is not suspended because the hour is late and the officer is tired.” {United States v. Quimby, 445 F.2d 720 (8th Cir. 1971)}. By that measure this search must fail.",
    "positive",
  ],
  [
    "compare",
    "Compare {Nettleton v. Portage Sch. Dist., 29 F. Supp. 3d 450 (E.D. Wis. 2014)} (locker search upheld), with Imhoff v. Lake Cnty., 31 F. Supp. 3d 96 (N.D. Ill. 2014) (locker search condemned in strong terms).",
    "neutral",
  ],
  [
    "harmonised",
    "Nor need we choose between {Kincaid v. Orr, 650 F.3d 90 (7th Cir. 2011)}, and the later unpublished order in Jessup; on either view the complaint was filed in time, and it is only the State's third theory, one which no court has accepted, that must be rejected.",
    "neutral",
  ],
  [
    "actor",
    "The court in {Pomeroy v. Sandhills Elec. Coop., 744 F.2d 630 (8th Cir. 1984)}, distinguished Hobart on the ground that the cooperative there had no notice of the sagging line, and went on to sustain a verdict for the farmer's widow.",
    "neutral",
  ],
  [
    "not followed",
    "There are two roads out of this thicket. One was taken in {Bertolini v. Sea-Land Stevedoring, 776 F.2d 214 (9th Cir. 1985)}, and the other by the Fifth Circuit a year later. Having walked some distance down each, we are satisfied that it is the Fifth Circuit that comes out where Congress meant us to.",
    "negative",
  ],
  [
    "doubted",
    "We have grave misgivings whether so much as the shell of {Nordstrom v. Ridley, 316 U.S. 690 (1942)}, remains after the trilogy of 1978. It has been cited by this Court only twice since, and each time in order to be avoided.",
    "negative",
  ],
  [
    "governed",
    "The measure of damages presents no difficulty. {Oakhurst Marine Ways v. United States, 306 F.2d 91 (9th Cir. 1962)}, tells us that it is the cost of repair, less betterment, and the trial judge's finding of $41,300 is no more and no less than that.",
    "positive",
  ],
  [
    "other case",
    "The ordinance is a relic, harsh in its terms and impossible to defend upon any modern view of the police power. It was described, though not passed upon, in {Schermerhorn v. Village of Pelham, 128 F. Supp. 866 (S.D.N.Y. 1955)}.",
    "neutral",
  ],
  [
    "overruled",
    "Sitting in banc, we now hold that a defendant need not renew his objection at the close of all the evidence. To the extent that {United States v. Pickering, 468 F.2d 355 (3d Cir. 1972)}, required him to do so, it will no longer be followed in this circuit.",
    "negative",
  ],
  [
    "see",
    "Jurisdiction rests upon 28 U.S.C. § 1332, the plaintiff being a citizen of Vermont and each of the defendants a citizen of New York. See {Goodspeed v. Harlan Quarries, Inc., 346 F.2d 175 (2d Cir. 1965)}.",
    "neutral",
  ],
  [
    "dissent",
    "Our colleagues in dissent accuse us of having interred {Fairbanks v. Dial, 502 U.S. 390 (1992)}, without so much as a decent service. The charge would be a serious one if it were true; but this case does not concern Fairbanks at all, and nothing we say today speaks to it in one sense or the other.",
    "neutral",
  ],
  [
    "history negative",
    "See {United States ex rel. Petrocelli v. Durand Labs., 588 F. Supp. 2d 39 (D.D.C. 2008)}, rev'd, 641 F.3d 722 (D.C. Cir. 2011).",
    "negative",
  ],
  [
    "criticised",
    "With deference to the learned judges who decided {Hargreaves v. Sun-Pacific Lines, 230 F.2d 414 (9th Cir. 1956)}, it seems to us that they asked what the draftsman must have wished rather than what he wrote, and so arrived, by easy stages, at a place to which the text does not go.",
    "negative",
  ],
  [
    "distinguished",
    "Defendant has shown great industry in collecting cases, but all of them, {Matsuda v. Pac. Rim Fisheries, 92 F.3d 77 (9th Cir. 1996)}, included, arose after trial on a full record. This is a motion addressed to the pleadings; and what a jury may be permitted to disbelieve, a judge on such a motion must take as true.",
    "negative",
  ],
  [
    "relied on",
    "Upon this branch of the case I need do no more than repeat what the Court of Appeals said in {Feinstein v. Amer. Typesetters Union, 273 F.2d 38 (2d Cir. 1959)}: the duty to bargain is not the duty to agree. The union wanted agreement; the company owed it a chair and a hearing, and gave both.",
    "positive",
  ],
  [
    "counsel",
    "The railroad seeks to distinguish {Tillman v. Gulf & Ship Island R.R., 196 F.2d 515 (5th Cir. 1952)}, by pointing to the absence of a whistle post. Because the verdict must be set aside for the error in the charge, we do not stop to inquire whether the distinction is sound.",
    "neutral",
  ],
  [
    "reaffirmed",
    "What we said in {Jurado v. Santa Rita Growers, 555 F.2d 1133 (9th Cir. 1977)}, we now say again, in the hope that a second telling may be better heard than the first: a crew leader's knowledge is the grower's knowledge.",
    "positive",
  ],
  [
    "undermined",
    "{Applegate v. Wardwell, 151 F.3d 860 (7th Cir. 1998)}, rested upon the single premise that the time limit went to the power of the court. The premise having been taken away by the Supreme Court in 2004, the conclusion must go with it.",
    "negative",
  ],
  [
    "followed",
    "PER CURIAM. The judgment of the District Court is affirmed upon the authority of {Lacey v. Virginia Elec. Steel Co., 260 F.2d 733 (4th Cir. 1958)}.",
    "positive",
  ],
  [
    "footnote",
    "17. The phrase “color of office” seems to have made its first appearance in this circuit in {Ex parte Hennessy, 211 F. 930 (D. Conn. 1914)}. It was taken up with enthusiasm by the prohibition agents and, it must be confessed, a good deal abused by them.",
    "neutral",
  ],
  [
    "disapproved",
    "Those decisions which have allowed the presumption to be rebutted by the bare denial of the mailing clerk, of which {Pruett v. Lone Star Cas. Co., 371 F.2d 818 (5th Cir. 1967)}, is the most conspicuous, cannot be reconciled with what we hold this day.",
    "negative",
  ],
  [
    "relied on",
    "We are told that the Third Circuit reached its result in {Stroud v. Penn Anthracite Health Plan, 684 F.3d 215 (3d Cir. 2012)}, by misreading the regulation. We have read the regulation, and then read the opinion again, and it is not the Third Circuit that has misread it.",
    "positive",
  ],
  [
    "discussed",
    "In {Levering v. Norfolk Dredging, 117 F. Supp. 84 (E.D. Va. 1953)}, the court gave the widow maintenance to the date of death, wages to the end of the voyage, and nothing for loss of society. It offered no explanation for the last of these, and none was asked of it.",
    "neutral",
  ],
  [
    "factual distinction",
    "The consent in {United States v. Oyelaran, 401 F.3d 1108 (11th Cir. 2005)}, was written, signed, and read aloud in the man's own tongue. Ours was a shrug. We shall not pretend that the first can be made to vouch for the second.",
    "negative",
  ],
  [
    "cert denied",
    "{Minton v. Anaconda Realty Corp., 213 F.2d 440 (9th Cir.)} (venue), cert. denied, 348 U.S. 850 (1954).",
    "neutral",
  ],
  [
    "dissent",
    "Judge Kalb, dissenting below, thought the case indistinguishable from {Rutledge v. Farm Credit Bank, 977 F.2d 815 (8th Cir. 1992)}. The majority said nothing of it. We granted the writ on a different question, and we likewise say nothing.",
    "neutral",
  ],
  [
    "hypothetical",
    "We may assume, without deciding, that {Halsey v. Mobile Dry Dock Co., 332 F.2d 260 (5th Cir. 1964)}, remains sound after the 1972 amendments; the claimant loses even upon that footing, for he never gave the notice which it requires.",
    "neutral",
  ],
  [
    "history",
    "The 1948 revision was prompted, in part, by the uncertainty that had followed {Mossbacher v. Lehigh Nav. Co., 287 U.S. 755 (1932)}; so much appears from the Reviser's Note. Whether the revision cured that uncertainty or merely moved it two sections farther on is debated still.",
    "neutral",
  ],
  [
    "not extended",
    "To carry {Cavendish v. Richmond Sch. Bd., 403 U.S. 819 (1971)}, from the schoolroom to the barracks would be to forget why it was decided. The Court was speaking of children and of their parents' claims; soldiers are neither, and we leave the doctrine where it was put.",
    "negative",
  ],
  [
    "affirmed in part",
    "{Sherwin v. Bd. of Regents, 470 F. Supp. 1288 (D. Neb. 1979)}, aff'd mem., 618 F.2d 113 (8th Cir. 1980), is to the same effect, and we subscribe to every word of it.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Abrams, who argued with his customary force, maintained that {Van Ness v. Commissioner, 26 T.C. 908 (1956)}, is on all fours. The Commissioner, for his part, calls it a case about a horse farm. It is time to look at the facts of our own.",
    "neutral",
  ],
  [
    "applied",
    "We turn, as we must, to the two inquiries prescribed by {Kowalczyk v. Superior Forge Co., 917 F.2d 1011 (7th Cir. 1990)}. The first, whether the machine left the factory in the condition in which it did its harm, is admitted. The second was for the jury, and the jury has answered it.",
    "positive",
  ],
  [
    "distinguished in footnote",
    "9. {Driscoll v. Erie Lackawanna Employees' Relief Ass'n, 399 F.2d 144 (3d Cir. 1968)}, is another matter altogether. The by-laws in that case made the physician's certificate conclusive; in ours they make it evidence.",
    "negative",
  ],
  [
    "reaffirmed",
    "It is an old case, and it is a short one; and there are those at the bar who seem to think that these are defects. We hold {Penhallow v. Savings Bank of Utica, 106 F. 88 (2d Cir. 1901)}, to be as good today as on the morning it was filed.",
    "positive",
  ],
  [
    "followed",
    "Plaintiff's able counsel asks me to treat {Lockridge v. Cessna Parts Co., 493 F.2d 690 (10th Cir. 1974)}, as something less than a command. A district judge has not that liberty; nor, having studied the opinion with care, should I wish to use it if I had.",
    "positive",
  ],
  [
    "explained",
    "There is less conflict than first appears between the two lines. {Peabody v. Hollins, 260 U.S. 414 (1922)}, speaks to the duty of the trustee before sale; the later decisions, to his duty afterwards. Each may be taken to mean what it says without trenching upon the other.",
    "neutral",
  ],
  [
    "erroneous",
    "The opinion in {In re Tamarack Lumber Co., 9 B.R. 615 (Bankr. D. Me. 1981)}, reads the word “allowed” out of section 506 altogether. I find myself unable to read it out with him.",
    "negative",
  ],
  [
    "see, e.g.",
    "Trial judges have employed a variety of devices to this end, among them the sealed envelope, the numbered bench slip, and the special master. E.g., {Feld v. Consolidated Cigar Distribs., 88 F.R.D. 271 (E.D. Pa. 1980)}.",
    "neutral",
  ],
  [
    "left open",
    "We express no opinion whether {Gadsden v. Merchants' Transp. Ass'n, 199 F.2d 505 (4th Cir. 1952)}, would be decided the same way today.",
    "neutral",
  ],
  [
    "parted company",
    "With so much of {Monterroso v. Garland, 22 F.4th 1150 (10th Cir. 2022)}, as concerns the one-year bar we have no quarrel, for it is not our case. But on what constitutes a “particular social group,” we part company with the Tenth Circuit at the threshold.",
    "negative",
  ],
  [
    "limited to facts",
    "{Holcomb v. Railway Express Clerks, 368 U.S. 402 (1961)}, was the child of its own circumstances: a strike settled, a union dissolved, a fund with no owner. Such a conjunction is not likely to recur, and it has not recurred here.",
    "negative",
  ],
  [
    "other case",
    "Appellant's last point is frivolous, and comes near to being contumacious. It is, so far as it can be followed, that the Internal Revenue Code was never validly enacted. See {Hotchkiss v. District Director, 739 F.2d 30 (7th Cir. 1984)} (recounting appellant's earlier litigation).",
    "neutral",
  ],
  [
    "discussed",
    "The facts in {Stoddard v. Ramapo Water Co., 74 F.2d 909 (2d Cir. 1935)}, were curious. A dam built to supply one village drowned the orchard of another; the orchardist accepted a check marked “in full,” wrote “not so” beneath his signature, and cashed it.",
    "neutral",
  ],
  [
    "distinguished",
    "Absent from this record is the one thing that made {Bouvier v. Steamfitters Local 88, 612 F.2d 598 (1st Cir. 1979)}, what it was: a business agent who took the hiring list home and burned it. Without him the decision is no authority for anything the plaintiffs here need to establish.",
    "negative",
  ],
  [
    "rejected",
    "What the court did in {Lombardi v. Hartford Transit Co., 301 F. Supp. 722 (D. Conn. 1969)}, was to write into the Act an exception for small employers that Congress had debated and voted down. This court will not be a party to the amendment.",
    "negative",
  ],
  [
    "actor",
    "In {Crenshaw v. Nat'l Transp. Safety Bd., 677 F.2d 1077 (5th Cir. 1982)}, it will be remembered, the court confined Dobbs to its facts and refused to allow the stale-complaint rule to shelter a forged logbook.",
    "neutral",
  ],
  [
    "cited",
    "The award cannot stand. It counts the same thirty acres twice and the severance damage three times over. The method proper to such a taking is described at length in the treatises, and is illustrated by {United States v. 412.7 Acres in Pulaski County, 201 F. Supp. 391 (E.D. Ark. 1962)}.",
    "neutral",
  ],
  [
    "overruled",
    "We have concluded that the experiment has failed, and that {Barrow v. Texas Gulf Drilling Co., 587 F.2d 1060 (5th Cir. 1979)}, which began it, must be and hereby is overruled.",
    "negative",
  ],
  [
    "history",
    "This rule, or something very like it, obtained in Delaware as early as {Tatnall's Lessee v. Hargis, 1 Del. Cas. 388 (1794)}, whence the first settlers of the Western Reserve seem to have carried it with them in their saddlebags.",
    "neutral",
  ],
  [
    "reversed in part",
    "Plaintiff's citation to {Okafor v. MedStar Transcription, LLC, 401 F. Supp. 3d 88 (D. Md. 2019)}, would carry more conviction had the court of appeals not set that judgment aside last spring, in an opinion plaintiff does not mention.",
    "negative",
  ],
  [
    "accord",
    "An agreement to make a will, if made upon consideration and proved with clearness, will be specifically enforced against the heirs. Accord, {Throckmorton v. Bayliss, 112 F. Supp. 640 (W.D. Va. 1953)}.",
    "positive",
  ],
  [
    "explained",
    "It is sometimes said that {Selkirk v. Trans-Alaska Freighters, 437 U.S. 650 (1978)}, was decided by an equally divided Court. This is a mistake. Two Justices did not sit; of the seven who did, four joined the opinion and three concurred in the result.",
    "neutral",
  ],
  [
    "cert denied",
    "{United States v. Gallegos, 191 F.2d 600 (10th Cir. 1951)}, cert. denied, 342 U.S. 907 (1952), involved a still.",
    "neutral",
  ],
  [
    "hypothetical",
    "Suppose that tomorrow the Supreme Court were to overrule {Hanrahan v. Lowe, 444 U.S. 877 (1980)}. The regulation would still forbid what this licensee did, and so the supposition, on which half of his brief is spent, gets him nowhere.",
    "neutral",
  ],
  [
    "other case",
    "The standard of review is familiar. {Bainbridge v. Shalala, 17 F.3d 1008 (7th Cir. 1994)}. What is unfamiliar is the use to which the Appeals Council has put the decision in Rasmus, which never meant what the Council would have it mean and which, on this point, we now disavow.",
    "neutral",
  ],
  [
    "wrong",
    "Time has vindicated those who dissented in {Thibodeaux v. Crescent Harbor Pilots, 328 F.2d 504 (5th Cir. 1964)}. A pilot is not the vessel's servant merely because the vessel pays his fee, and we ought not to have said that he was.",
    "negative",
  ],
  [
    "distinguished",
    "All that the petitioner extracts from {Szymanski v. District Director, 377 F.3d 808 (7th Cir. 2004)}, was said of aliens who had applied before the cutoff. He applied nine months after it. The ship on which he seeks passage had sailed.",
    "negative",
  ],
  [
    "agree",
    "The District of Columbia Circuit has had more to do with this statute than all the rest of us together, and its conclusion in {Rural Carriers' Conf. v. Surface Transp. Bd., 233 F.3d 870 (D.C. Cir. 2000)}, commends itself to us no less by its logic than by its source.",
    "positive",
  ],
  [
    "footnote",
    "22. The libel was brought under the Harter Act, as in {The Sagadahoc, 291 F. 920 (S.D.N.Y. 1923)}; the respondents' exception, that it was multifarious and scandalous, was overruled, and properly so.",
    "neutral",
  ],
  [
    "criticised",
    "The “reasonable whim” formula of {Brockway v. Peoria Cartage Co., 281 F.2d 14 (7th Cir. 1960)}, has long been an embarrassment, and the kindest thing that can be done with it is to pass by on the other side.",
    "negative",
  ],
  [
    "impliedly reversed",
    "It is true that {Kellerman v. Banner Hosiery Mills, 190 F. Supp. 414 (M.D.N.C. 1960)}, has never been formally reversed. But a judgment that the Fourth Circuit has three times refused to apply, and once described as “a misfortune,” is not one on which a prudent court would build.",
    "negative",
  ],
  [
    "applied",
    "In the absence of any word from the Supreme Court of Missouri, we look to the intermediate courts, and we find in {Hobbs v. St. Joseph Light Co., 410 S.W.2d 902 (Mo. Ct. App. 1967)}, a decision so squarely in point and so well considered that we have no doubt the higher court would own it.",
    "positive",
  ],
  [
    "limited",
    "Read for all that it might conceivably be worth, {Hornbeck} would let every disappointed bidder into federal court. We do not so read it. It concerned a bidder who had already been awarded the contract, and it should be kept there.",
    "negative",
  ],
  [
    "distinguished",
    "Appellee would have us see in the dealer here the agent of {Magnuson v. Twin Falls Implement Co., 247 F.2d 511 (9th Cir. 1957)}. The resemblance is of the surface only. Magnuson's agent carried the manufacturer's order book; this dealer bought for his own account and sold where he pleased.",
    "negative",
  ],
  [
    "relied on",
    "To the objection that the indictment was signed by an acting United States Attorney, {United States v. Castleberry, 642 F.2d 1104 (11th Cir. 1981)}, is a complete answer.",
    "positive",
  ],
  [
    "compare",
    "Compare {United States v. Ishikawa, 118 F. Supp. 606 (D. Haw. 1954)} (luggage opened in presence of owner), with United States v. Pereira, 126 F. Supp. 80 (D. Mass. 1954) (luggage opened while owner was at dinner).",
    "neutral",
  ],
  [
    "hypothetical",
    "If {Marchetti v. Old Dominion Trust, 96 F.2d 30 (4th Cir. 1938)}, were the law of Maryland, the remainder would have vested; if it were not, it would have lapsed. As this land lies in Delaware, the inquiry, though agreeable, is beside the point.",
    "neutral",
  ],
  [
    "overruled",
    "For a quarter of a century the lawyers of this circuit have been told that the notice must be sent by registered mail. {Eberhardt v. Continental Bonding Co., 205 F.2d 664 (7th Cir. 1953)}. They need no longer trouble the post office; actual notice is enough.",
    "negative",
  ],
  [
    "follow",
    "Doubts have been expressed about {Quillian v. Savannah Naval Stores, 283 F.2d 77 (5th Cir. 1960)}, in the law reviews and by at least one member of the present panel. Doubts are not authority. The case is, and we decide in obedience to it.",
    "positive",
  ],
  [
    "see also",
    "The same canon has been put to work in construing treaties, private bills, and even, on one occasion, the label of a patent medicine. See also {Sachem Remedy Co. v. Federal Security Agency, 168 F.2d 220 (7th Cir. 1948)}.",
    "neutral",
  ],
  [
    "affirmed",
    "{Blaine County v. Tribal Council, 612 F.2d 1011 (9th Cir. 1980)}, aff'd, 452 U.S. 1144 (1981).",
    "positive",
  ],
  [
    "distinguished",
    "The analogy to {Haskins v. Fairlawn Hosp., 664 F.3d 91 (6th Cir. 2011)}, limps on both feet. A hospital may close its doors; a jail may not. A patient may leave; a prisoner, it need scarcely be said, cannot.",
    "negative",
  ],
  [
    "explained",
    "{Woodson v. Farm Bureau, 291 F.2d 830 (4th Cir. 1961)}, came up on an interlocutory certificate, was argued together with two companion cases, and went off, in the end, on want of diversity. The opinion runs to two pages.",
    "neutral",
  ],
  [
    "lower court",
    "Judge Halloran declined to follow {Quarles v. Nash Furniture Co., 458 F.2d 615 (4th Cir. 1972)}, holding that it had not survived the Federal Rules of Evidence. As the plaintiff did not cross-appeal, the correctness of that ruling is not before us.",
    "neutral",
  ],
  [
    "discredited",
    "Plaintiff relies on {Farrington v. Tidewater Elec., 202 F. 441 (E.D. Va. 1913)}. But that case draws its whole sustenance from the doctrine of charitable immunity, a tree which Virginia has since cut down and grubbed up by the roots.",
    "negative",
  ],
  [
    "controlling",
    "11. Were there any doubt on this score, it would be removed by {Nakamura v. Oahu Transit Lines, 71 F.4th 330 (9th Cir. 2023)}, decided while this appeal was under submission, which upholds in every particular the reading that we give the Act.",
    "positive",
  ],
  [
    "cited",
    "The statute of frauds was pleaded and tried. Cf. {Rowley v. Deseret Mining Exch., 193 F.2d 1001 (10th Cir. 1952)}. But there was no evidence whatever of an oral promise, and so the verdict was wrong from whatever side one looks at it.",
    "neutral",
  ],
  [
    "see generally",
    "For the tangled annals of the Mesilla grant, which has been in one court or another since the Gadsden Purchase, see {Amador v. United States, 63 Ct. Cl. 319 (1927)}.",
    "neutral",
  ],
  [
    "left open",
    "It is not our function to say whether {Ogilvie v. Maine Cent. Freight Bureau, 273 U.S. 744 (1927)}, was rightly or wrongly decided; nor, as will appear, does the outcome of this controversy turn on it in the least degree.",
    "neutral",
  ],
  [
    "reaffirmed",
    "Nothing said this Term in Waxman shakes {Bellingham Cannery v. Ross, 366 U.S. 709 (1961)}, by so much as a hair. The power to tax the cannery was upheld then, and we uphold it again.",
    "positive",
  ],
  [
    "reversed",
    "{Yarborough v. Keystone Reg'l Transit, 958 F.3d 120 (3d Cir. 2020)}, cert. granted, judgment vacated, and case remanded, 141 S. Ct. 2301 (2021).",
    "negative",
  ],
  [
    "govern",
    "A stockholder who sleeps while the corporation is plundered may not, on waking, charge the thief's banker. That is the teaching of {Sternberg v. Manufacturers' Natl. Bank, 115 F.2d 606 (2d Cir. 1940)}; it was the teaching of the court below; and it is ours.",
    "positive",
  ],
  [
    "counsel",
    "Appellants characterize {Dillingham v. Reconstruction Loan Corp., 138 F.2d 62 (9th Cir. 1943)}, as “a wartime anomaly.” Appellees call it “the polestar.” It is, we think, neither of much help nor of much hindrance to anyone, and we return to the language of the mortgage.",
    "neutral",
  ],
  [
    "disapproved",
    "Insofar as {Ingram v. Chesapeake Oyster Packers, 180 F.2d 11 (4th Cir. 1950)}, may be thought to say that a custom known to one party binds the other, it says too much, and was wrong to say it.",
    "negative",
  ],
  [
    "affirmed",
    "The decision under review, {Trahan v. Louisiana Offshore Terminal Auth., 746 F.3d 570 (5th Cir. 2014)}, read the indemnity clause to mean what it says. So do we. Affirmed.",
    "positive",
  ],
  [
    "history",
    "It took the better part of a century for the fellow-servant rule to disappear from the railroads of this country. One may trace its retreat from {Haggerty v. Ohio & Miss. R.R., 11 F. Cas. 140 (C.C.S.D. Ill. 1869) (No. 5,901)}, through the State statutes of the eighties, to the Act of 1908.",
    "neutral",
  ],
  [
    "relied on",
    "Nor was there error in refusing the continuance. In {United States v. Abruzzi, 318 F.2d 505 (3d Cir. 1963)}, counsel had four days and we thought it enough; here he had nineteen. The greater includes the less.",
    "positive",
  ],
  [
    "recognised overruled",
    "As authority for the contrary he cites {Delahunt v. New Haven Steamboat Co., 220 F. 307 (2d Cir. 1914)}. That case was overruled so long ago, and so thoroughly, that the overruling case has itself passed into the reports of antiquity.",
    "negative",
  ],
  [
    "applied",
    "{Hatcher v. Board of Levee Comm'rs, 496 U.S. 1030 (1990)}, demands that Congress, if it means to abrogate the immunity of a State, shall say so in language that no one could mistake. We have searched this Act from end to end for such language and have not found it. The suit must be dismissed.",
    "positive",
  ],
  [
    "compare",
    "In this circuit such delays have been held to be excusable when they lasted nine days, {Shumate v. Internal Revenue Serv., 28 F.3d 1410 (4th Cir. 1994)}, and inexcusable when they lasted two.",
    "neutral",
  ],
  [
    "accord",
    "We therefore hold that a tippee's tippee is liable only upon proof that he knew of the breach. Accord {SEC v. Brandvold, 61 F.4th 718 (8th Cir. 2023)}; Mueller, Insider Trading § 4.07.",
    "positive",
  ],
  [
    "limited",
    "Properly understood, {Alderman v. Puget Sound Gillnetters, 588 F.2d 702 (9th Cir. 1978)}, is a decision about one river in one season. It has been made to do service since then for the whole of the Pacific coast, which is a burden it was not built to carry and will not bear.",
    "negative",
  ],
  [
    "see",
    "The doctrine of respondeat superior does not apply in actions under § 1983, and plaintiff does not now contend otherwise. See {Wofford v. Chatham Cnty., 540 F.2d 1222 (5th Cir. 1976)}.",
    "neutral",
  ],
  [
    "counsel",
    "Asked at the bar what he made of {Lovelace v. Consol. Aircraft, 355 U.S. 1009 (1958)}, counsel answered that it was “wrong, but bearable.” Pressed on whether we should disturb it, he said that he did not ask as much.",
    "neutral",
  ],
  [
    "distinguished",
    "{Local 717, Glaziers v. Pitt Plate Works, 408 F.2d 1166 (3d Cir. 1969)}, on which the union so confidently relies, was decided on a clause that ran “during the life of this agreement.” This clause expired with the calendar year. One does not enforce in March a promise that died in December.",
    "negative",
  ],
  [
    "superseded",
    "Since the holding in {Kuykendall v. Commodity Exch. Auth., 512 F.2d 811 (7th Cir. 1975)}, was reversed by Congress before the ink had well dried, Pub. L. No. 94-16, we do not pause to ask whether the plaintiff's facts would have come within it.",
    "negative",
  ],
  [
    "relied on",
    "Step by step, {Chavira v. Attorney General, 14 F.4th 1022 (9th Cir. 2021)}, answers everything that can be urged on the Government's side: that the notice was defective, that the defect could not be mended by a second paper, and that the alien need not show prejudice.",
    "positive",
  ],
  [
    "cited",
    "“A lease,” as was observed in {Van Alstyne v. Delaware & Hudson Coal Co., 166 F. 910 (C.C.M.D. Pa. 1909)}, “is a conveyance with a memory.” The present controversy concerns what it remembers.",
    "neutral",
  ],
  [
    "rejects",
    "Two district judges in New York have held that a browser is a “communications facility.” The fuller of the two opinions is {In re AdTrail Privacy Litig., 388 F. Supp. 3d 901 (S.D.N.Y. 2019)}. It is ingenious, but ingenuity is what one resorts to when the text is on the other side.",
    "negative",
  ],
  [
    "followed",
    "The Patent Office argues that we are free to disregard {Ex parte Zelinski Tool Corp., 611 F.2d 404 (C.C.P.A. 1979)}, because our predecessor court did not explain itself. A precedent does not cease to bind because it is brief. The rejection is reversed on the authority of that case.",
    "positive",
  ],
  [
    "left open",
    "Whether we should follow the Eighth Circuit, which held the officers liable in {Brandt v. Cass Cnty. Sheriff, 955 F.3d 688 (8th Cir. 2020)}, or the Sixth, which let them go, is a nice question that these pleadings do not raise.",
    "neutral",
  ],
  [
    "history",
    "{Marston v. N.H. Pub. Serv. Bd., 498 F.2d 77 (1st Cir.)}, cert. dismissed, 419 U.S. 1014 (1974), arose out of the same transmission line, and is recounted here only so that the chronology may be complete.",
    "neutral",
  ],
  [
    "counsel",
    "It is urged that there is a conflict between the judgment below and {Northumberland Hosiery v. Textile Workers, 352 F.2d 80 (4th Cir. 1965)}. It was on the faith of that asserted conflict that the writ was granted. Upon fuller examination we find that the conflict is illusory, and the writ is dismissed.",
    "neutral",
  ],
  [
    "distinguished",
    "In {Dobbins v. Univ. Club of Memphis, 488 F. Supp. 12 (W.D. Tenn. 1979)}, the city owned the building, paid the steward, and sat upon the board. Take these away, and one has the present club; take these away, and one has no state action either.",
    "negative",
  ],
  [
    "relied on",
    "Long before the Act the Supreme Court had held, in {Bellows Falls Canal Co. v. Hapgood, 199 U.S. 588 (1905)}, that a grant of flowage takes nothing from the riparian but the water's surface. We take that to be conclusive of the claim to the ice beneath it.",
    "positive",
  ],
  [
    "see",
    "Hawaii, like most jurisdictions, presumes that a deposit in joint names was intended as a gift to the survivor. See {Kealoha v. Bishop Trust, 44 Haw. 210, 352 P.2d 901 (1960)}.",
    "neutral",
  ],
  [
    "followed",
    "After {Renfro v. Blount Cnty., 988 F.3d 401 (6th Cir. 2021)}, I am not at liberty to hold that a twelve-hour delay in treating a broken wrist was reasonable as a matter of law; and, I may add, I should not have held it before.",
    "positive",
  ],
  [
    "criticised",
    "It is sometimes the fate of an ill-considered sentence to be quoted more often than a good one. Such has been the history of the sentence on which respondent relies, to be found in {Armitage v. Ferry Comm'rs, 177 F.2d 303, 306 (9th Cir. 1949)}, and it is time that the quoting ceased.",
    "negative",
  ],
  [
    "history",
    "This is the third time that these parties have come before us. On the first occasion, {Guidry v. Point Coupee Gas, 440 F.2d 209 (5th Cir. 1971)}, we ordered a new trial; on the second we regretted it.",
    "neutral",
  ],
  [
    "applied",
    "We may regret the harshness with which {Gillingham v. Soo Line, 196 U.S. 711 (1905)}, bears upon this widow, but a rule which is applied only when it does not pinch is not a rule. The bill was filed a day late. It is dismissed.",
    "positive",
  ],
  [
    "cf",
    "14. The passenger manifests were kept, it seems, by a purser who could not write. Cf. {The Ludgate Castle, 102 F. 618 (S.D.N.Y. 1900)}.",
    "neutral",
  ],
  [
    "not binding",
    "The bank's case is {Guaranty Co. of Toledo v. Sprinkle, 62 F.2d 188 (6th Cir. 1932)}. It was decided as a matter of the general commercial law, in the days when there was thought to be such a thing. We are today obliged to inquire what the courts of Ohio would say, and to them Sprinkle is a stranger.",
    "negative",
  ],
  [
    "overruled",
    "Ordinarily we should be bound by {Massey v. Harrow Steel, 820 F.2d 1155 (11th Cir. 1987)}. But a panel is released from its fetters when the Supreme Court has, in the interval, cut them; and that is what was done in Colfax.",
    "negative",
  ],
  [
    "lower court",
    "The special master found {McCandless v. Upper Platte Irrigators, 259 U.S. 779 (1922)}, to be “of no assistance,” and passed on. Nebraska has excepted to that finding; Wyoming defends it. For reasons to be given, the exception need not be ruled on.",
    "neutral",
  ],
  [
    "discussed",
    "{United States v. Moravec, 118 F.3d 1402 (8th Cir. 1997)}, was a prosecution for wire fraud growing out of the sale of nonexistent cattle. Moravec represented that he had nine thousand head. He had, when the marshal counted them, eleven.",
    "neutral",
  ],
  [
    "counsel",
    "Before this Court, for the first time, petitioner invokes {Zoller v. Kansas Turnpike Auth., 433 U.S. 1005 (1977)}. The argument was available to him in the Court of Appeals and he did not make it there. We do not consider it.",
    "neutral",
  ],
  [
    "cited",
    "The prosecutor's closing was disgraceful, and were it not for the overwhelming proof we would reverse. A similar closing, by the same prosecutor, may be read in {United States v. Thackston, 661 F.2d 1090 (5th Cir. 1981)}.",
    "neutral",
  ],
  [
    "compare",
    "Some courts measure the loss at the date of the breach, {Delfosse v. Green Bay Paper Stock, 215 F.2d 302 (7th Cir. 1954)}; some, at that of the trial; and one, which shall be nameless, at whichever favored the plaintiff.",
    "neutral",
  ],
  [
    "erroneous",
    "It was thought by the court in {Bergstrom v. Harbor Pilots' Ass'n, 408 F.2d 38 (3d Cir. 1969)}, that the word “may” in section 11 means “shall.” Words have their limits, and we hold that this one has been pushed past them.",
    "negative",
  ],
  [
    "relied on",
    "We lack jurisdiction. An order which disqualifies counsel is not final, {Sklar v. Ohio Valley Realty Tr., 676 F.2d 1004 (6th Cir. 1982)}, and the parties cannot make it so by agreement.",
    "positive",
  ],
  [
    "other case",
    "In fixing the fee we follow the lodestar method of Carpenter v. Duval, which is binding on us, rather than inquire into the several other methods that have had their day elsewhere. E.g., {Lindenauer v. Oxbow Resources, 82 F.R.D. 614 (D. Del. 1979)} (percentage of recovery).",
    "neutral",
  ],
  [
    "followed",
    "An ingenious attempt was made to distinguish {Cantwell Bros. v. Red Hook Warehouse, 289 F. 414 (2d Cir. 1923)}, on the score that the goods there were furs and here were figs. Both spoil, and the law that protected the one will protect the other.",
    "positive",
  ],
  [
    "superseded",
    "When Congress enacted the Foreign Sovereign Immunities Act it took the business of immunity out of the hands of the State Department, and with that {Republic of Santander v. The Corazón, 198 F.2d 530 (2d Cir. 1952)}, in which a letter from the Department was thought conclusive, lost its occupation.",
    "negative",
  ],
  [
    "counsel",
    "Plaintiffs ask that {Wakefield v. Nantucket Steamship Auth., 610 F.3d 112 (1st Cir. 2010)}, be extended to charter boats. The Authority answers that it ought not even to have been applied to ferries. Because no boat of either sort was involved, we part from both with thanks.",
    "neutral",
  ],
  [
    "overruled",
    "It follows that a State may not do by license what it may not do by tax. Our contrary judgment in {Gallatin Express Co. v. Shreve, 215 U.S. 588 (1909)}, belongs to a vision of the Commerce Clause that the Court has long since ceased to entertain, and must be regarded as at an end.",
    "negative",
  ],
  [
    "relied on",
    "From {Nunnally v. Sea Island Dev., 338 F. Supp. 1109 (S.D. Ga. 1972)}, it is a short step, and one which I have no hesitation in taking, to the conclusion that he who sells the beach sells the right to walk to it.",
    "positive",
  ],
  [
    "undercut",
    "Since Halbrook, no court can any longer say, as was said in {United States v. Minchew, 851 F.3d 933 (11th Cir. 2017)}, that the residual clause gives fair notice of anything.",
    "negative",
  ],
  [
    "hypothetical",
    "Several commentators have made the suggestion that {Tolland v. Massachusetts Bonding, 327 U.S. 911 (1946)}, should be looked at afresh. Neither party has made it, however, and we do not on our own motion go about unsettling what the parties have taken as settled.",
    "neutral",
  ],
  [
    "followed",
    "After oral argument was heard in this appeal, another panel handed down {Mukherjee v. Dep't of State, 67 F.4th 1301 (D.C. Cir. 2023)}. It disposes of every issue here presented. Affirmed.",
    "positive",
  ],
  [
    "distinguished",
    "Nor does {Antelope Basin Grazers v. Ickes, 76 F.2d 1008 (10th Cir. 1935)}, rescue the lessees. The grazers in that case had been forty years on the land before the reservation was proclaimed; these lessees came after it, and with their eyes open.",
    "negative",
  ],
  [
    "declines",
    "{Meachum v. Crescent Fabrics, 13 F.R.D. 77 (W.D.S.C. 1952)}, holds that a plaintiff may dismiss at any time before the jury retires. The Rule says “before service of an answer.” Between the two I am constrained to choose the Rule.",
    "negative",
  ],
  [
    "relied on",
    "If the insured's argument were good, {Wausau Granite Mut. v. Ostrowski, 219 F.2d 810 (7th Cir. 1955)}, would have had to be decided the other way. It was decided as it was, we are bound by it, and the argument is therefore bad.",
    "positive",
  ],
  [
    "followed",
    "Only last month we held in {Ferreira v. Attleboro Plating, 401 F.3d 8 (1st Cir. 2005)}, that the ninety days run from receipt. It would be remarkable were we to hold otherwise now. We do not.",
    "positive",
  ],
  [
    "agree",
    "District judges in this circuit have disagreed. We think that those who looked to {Ambrose v. Lackawanna Coke, 944 F.2d 630 (3d Cir. 1991)}, looked in the right direction, and so far as the others looked elsewhere their decisions may not be followed hereafter.",
    "positive",
  ],
  [
    "not followed",
    "To the extent that {Brathwaite v. St. Croix Rum, 18 V.I. 490 (D.V.I. 1981)}, would have it that a trespasser can never recover, it runs headlong into the Restatement, by which the legislature has directed us to be guided, and it must give way.",
    "negative",
  ],
  [
    "overturned",
    "The rule of {Tavares, 388 F.2d at 71}, survived for six years and four months. On April 2, 1974, the First Circuit, sitting en banc, put an end to it.",
    "negative",
  ],
  [
    "left open",
    "For present purposes we take {Ochoa v. Eagle Pass Bridge Co., 409 F.2d 1008 (5th Cir. 1969)}, as we find it. What a different litigant on a different record might persuade us to say of it, we do not forecast.",
    "neutral",
  ],
  [
    "counsel",
    "Amici the Western Bankers launch a spirited assault upon {Ketchikan Savings v. Comptroller, 466 F.2d 1230 (9th Cir. 1972)}, as bad law, bad history, and bad economics. Amici may not enlarge the issues, and this one the parties have left alone.",
    "neutral",
  ],
  [
    "cert denied",
    "{Ballantyne v. Fed. Reserve Agent, 114 F.2d 770 (8th Cir. 1940)}, cert. denied, 312 U.S. 699 (1941) (two Justices dissenting).",
    "neutral",
  ],
  [
    "actor",
    "In {Penniman v. Shore Line Elec. Ry., 218 F. 509 (D. Conn. 1914)}, Judge Thomas refused to be led by the Massachusetts cases, which he thought had confused the duty of the carrier with the courtesy of the conductor.",
    "neutral",
  ],
  [
    "counsel",
    "As plaintiff sees it, {Bullard v. Erie Basin Dry Docks, 317 F. Supp. 2d 206 (W.D.N.Y. 2004)}, “compels” judgment in his favor and defendant's contrary authorities are “worthless.” The court defers that discussion until the question of subject-matter jurisdiction, raised on its own motion, has been briefed.",
    "neutral",
  ],
  [
    "dissent",
    "Judge Brewster, who alone dissented below, accused the majority of having “overruled {Yount v. Alaska Salmon, 155 F.2d 440 (9th Cir. 1946)}, by pretending that it isn't there.” We affirm on an independent ground, and so have no need to enter into that dispute.",
    "neutral",
  ],
  [
    "explained",
    "Some account must be given of {In re Chagrin Valley Traction, 51 F.2d 1022 (6th Cir. 1931)}. The debtor owned eleven miles of track and no cars. Its bondholders sought foreclosure, its passengers an injunction; the court gave the bondholders the rails and the passengers their fares.",
    "neutral",
  ],
  [
    "lower court",
    "The state supreme court distinguished {Ortega v. Harlow, 556 U.S. 1099 (2009)}, upon the ground that Ortega had asked for a lawyer “in words.” Because the petition is untimely, we do not consider whether that was an unreasonable application of clearly established federal law.",
    "neutral",
  ],
  [
    "counsel",
    "Sir Thomas Penhallow, for the appellant, pressed upon the Board the observations in {Debendra Nath Sarkar v. Collector of Rangpur, 54 I.A. 211}, and contended that the ruling of the High Court was opposed to them and must be set aside. Before considering that submission it is convenient to state the facts.",
    "neutral",
  ],
  [
    "history",
    "The doctrine has had a chequered career in this Presidency. It was born in an obiter remark of Mr. Justice Carew in 1889, found a home in {Venkatarama Aiyar v. Sundaram Chettiar, (1912) 23 M.L.J. 470}, was cast out by a Bench of five two years after Independence in a case to which we shall presently come on another point, and has since been debated chiefly in the text-books.",
    "neutral",
  ],
  [
    "other case",
    "We accordingly overrule Sankaran Nambiar v. Devaswom Board, AIR 1958 Ker 77, and the decisions which took their cue from it. It is right to add that a narrower question, touching the trustee’s power to lease, arose in {Kesava Pillai v. Ittiachan, AIR 1961 Ker 203}; we are not called upon to say anything about it today.",
    "neutral",
  ],
  [
    "distinguished",
    "Much was sought to be made of {Gopal Krishan Bedi v. State of Haryana, (1998) 3 SCC 441}. But Bedi’s was a case of a probationer who had been told, in so many words, why he was being sent home; the appellant here was told nothing. A precedent is an authority for what it decides and not for what may be squeezed out of it.",
    "negative",
  ],
  [
    "cited",
    "The meaning of the expression “goods” in a taxing entry has been considered on many occasions; see {State of Mysore v. Kaveri Tile Works, (1967) 19 STC 402}. The assessee’s grievance, however, is that the notification itself is ultra vires, and to that we now turn.",
    "neutral",
  ],
  [
    "reversed",
    "The High Court, in {Mohd. Yaseen v. Idgah Committee, 2003 (2) AWC 1187}, held the suit to be barred by time. That conclusion is the outcome of applying the wrong article of the Schedule to admitted dates. It cannot be sustained and we restore the decree of the trial Judge.",
    "negative",
  ],
  [
    "refused to overrule",
    "The Bench which made this reference thought that {Jagannath Prasad Jaiswal v. District Board, Ballia, AIR 1951 All 602 (FB)} had been shaken by the Constitution. It has not. We answer the reference by saying that the law there declared stands where it stood, and that the doubts expressed were, if we may say so respectfully, not well founded.",
    "positive",
  ],
  [
    "headnote ref",
    "Evidence — Dying declaration — Recorded in question and answer form — Absence of doctor’s certificate — Effect — Conviction set aside on other grounds. (1976) 2 SCC 811, relied on; {Dhondu Ganpat v. State of Maharashtra, 1974 Cri LJ 933 (Bom)}, referred to.",
    "neutral",
  ],
  [
    "doubted",
    "I am bound by {Narsingdas v. Chhaganlal, 33 Bom LR 1219}, sitting as I do alone; but I should not be candid if I left it unsaid that I have the gravest misgivings whether an unregistered rent-note can be let in by that particular back door. The papers will be laid before the Chief Justice for the constitution of a larger Bench.",
    "negative",
  ],
  [
    "actor",
    "The older line was swept away when a Constitution Bench, in {State of Assam v. Brahmaputra Ferry Co., (1971) 3 SCC 208}, overruled three decisions of the Calcutta High Court on the subject. What concerns us is a dispute about costs, on which that judgment is silent.",
    "neutral",
  ],
  [
    "relied on",
    "We can do no better than to borrow the language of Vaidyanathan, J. in {Textile Mill Workers’ Union v. Industrial Tribunal, Coimbatore, (1959) 1 LLJ 377 (Mad)}: “An award is not an exercise in generosity.” Those words fit the present case like a glove, and on their footing the award as to gratuity must go.",
    "positive",
  ],
  [
    "cited",
    "In {Indira Motwani v. Registrar of Co-operative Societies, 1996 (3) Mh LJ 202}, the society had refused to admit the purchaser of a flat on the ground that he was not a member of the community for which it was formed. The Division Bench set aside the order of the Registrar, who had thought the bye-law void, and remitted the matter.",
    "neutral",
  ],
  [
    "governed",
    "The point is no longer res integra. It stands concluded against the revenue by {Commissioner of Wealth Tax v. Maharani Kusum Kumari, (1982) 134 ITR 76 (SC)}, and Mr. Bhattacharjee, with his customary fairness, did not attempt to argue otherwise.",
    "positive",
  ],
  [
    "not binding",
    "Reliance on {Sushila Kumari v. U.P. Secondary Education Board, (1991) Supp 1 SCC 644} is misplaced. That was an order passed on the concession of the standing counsel, without argument and without reasons, and it lays down no law which Article 141 would oblige us to obey.",
    "negative",
  ],
  [
    "agreed",
    "The Punjab and Haryana High Court had occasion to examine an identically worded clause in {Surjit Kaur v. National Mutual Assurance Co., 1994 ACJ 602}. We find ourselves in entire agreement with what Sandhawalia-Brar, J. said there about the burden lying on the insurer, and would adopt it as our own.",
    "positive",
  ],
  [
    "overruled",
    "Learned counsel for the tenant began with {Kishori Lal v. Basant Devi, 1978 (1) RCR 334}. It was not brought to his notice, evidently, that the decision had been expressly dissented from and set at naught by the Full Bench in 1985, and that it can therefore no longer be cited as an authority for anything.",
    "negative",
  ],
  [
    "distinguished",
    "It is not as though we have overlooked {Assam Plywood Ltd. v. State, (1979) 43 STC 117 (Gau)}. The levy challenged in that matter was upon manufacture; what the petitioner complains of here is a fee upon storage, and between the two there is a gulf which no argument from convenience can bridge.",
    "negative",
  ],
  [
    "counsel",
    "According to the learned Solicitor-General, {Bombay Chlorides v. Union of India, (1985) 3 SCC 190} was an aberration, contrary to the scheme of the Act and destructive of revenue. The respondent says with equal heat that it is the only sane reading of the tariff. We do not find it necessary to umpire this contest, as the demand was time-barred.",
    "neutral",
  ],
  [
    "cited",
    "As to the practice of granting a certificate of fitness in matters of this class, reference may be made to Ganga Saran v. Mst. Champa, 31 All LJ 220; {Official Assignee v. Bhikaji Cursetji, 36 Bom LR 1040}; and the note in the fourth edition of Mr. Rustomji’s book.",
    "neutral",
  ],
  [
    "limited",
    "The broad sentence in paragraph 14 of {Zenith Fibres v. State Trading Agency, (2004) 7 SCC 390} has been made to carry more than it was built for. It was said of a tender in which no bidder had qualified; it is not to be lifted from that soil and planted in a contract already half performed.",
    "negative",
  ],
  [
    "disapproved",
    "We have been unable to reconcile the ruling in {Chandra Mohan Sethi v. State of Uttar Pradesh, (1973) 2 SCR 81} with the text of Article 311. A man who is reduced two grades below his substantive post has been punished, whatever label the file may carry, and the contrary assumption on which that ruling rests was, we say so with regret, a mistaken one.",
    "negative",
  ],
  [
    "distinguished",
    "Nor is the appellant helped by {Alliance Cold Storage v. Eastern Railway, AIR 1966 Cal 244}. The risk-note there was in Form B and threw upon the consignor the onus of misconduct; this consignment travelled at railway risk throughout.",
    "negative",
  ],
  [
    "relied on",
    "Our conclusion that the Board’s circular could not override the rule is founded on {Travancore Rubber Estates v. Agricultural Income-tax Officer, (1961) 41 ITR 751 (SC)}, where this Court struck at precisely such an attempt to legislate by correspondence.",
    "positive",
  ],
  [
    "reversed",
    "Income-tax — Charitable trust — Kalyana mandapam let on hire — Whether income from property held under trust. Decision of the Madras High Court in {C.I.T. v. Sri Lakshmi Ammal Trust, (1977) 108 ITR 905}, reversed.",
    "negative",
  ],
  [
    "hypothetical",
    "Judicial discipline apart, we do not know what a larger Bench might think of {Sarla Devi v. Jagdish Chander, (2009) 14 SCC 72} if the point were put to it squarely. It is not put to us, for the parties before us are not even governed by the same personal law.",
    "neutral",
  ],
  [
    "disapproved",
    "On this question the High Courts have spoken with two voices. The voice heard in {Ananda Chandra v. State of Orissa, 1983 Cri LJ 1402 (Ori)} is, in our judgment, the wrong one. Sanction is the shield of the servant and not a sword in the hand of the accused’s counsel at the stage of final argument.",
    "negative",
  ],
  [
    "superseded",
    "Parliament reacted with unusual speed. Within four months of {Coromandel Steels v. Assistant Collector, (1980) 2 SCC 517} an Ordinance was promulgated by which the definition was recast with effect from 1962, so that the decision was robbed of its effect for the past and the future alike. A claim to refund built upon it is a castle of sand.",
    "negative",
  ],
  [
    "lower court",
    "The High Court thought that the matter was covered by {Raghunandan Mishra v. State of Bihar, 1990 (2) PLJR 331} and dismissed the petition in two lines. Whatever the merits of that decision, a writ petition raising as many as seven grounds deserved more than two lines. The matter is remitted for fresh disposal.",
    "neutral",
  ],
  [
    "dissent",
    "The judgment of the minority draws its inspiration from {Express Mills Staff Association v. Chairman, Port Trust, (1967) 1 SCR 900}. It was not cited at the Bar by either side and we would rather not speak about a decision on which we have had no assistance.",
    "neutral",
  ],
  [
    "declined to follow",
    "The Mumbai Bench took a view favourable to the assessee in {ITO v. Sapphire Gems, (2012) 50 SOT 219}. It did so, however, before the jurisdictional High Court had spoken, and we, sitting at Ahmedabad, are constrained to go the other way. Ground No. 3 is rejected.",
    "negative",
  ],
  [
    "cited",
    "It is instructive to place side by side the English rule in the matter of fixtures and the Indian maxim expounded in {Narayan Chandra v. Keramat Ali Khan, 18 CLJ 95}. The former begins with the soil; the latter with the intention of the builder. No issue on either was struck in the present suit.",
    "neutral",
  ],
  [
    "bound",
    "Left to myself I might have seen force in what the learned Government Pleader urges. I am not left to myself. {Janardhana Shenoy v. Tahsildar, Kasaragod, ILR (1981) 2 Ker 417} is a decision of two Judges; it is upon the point; and sitting singly I must, and gladly do, give effect to it.",
    "positive",
  ],
  [
    "actor",
    "In {Hanuman Bux v. Firm Shivnarain, (1954) 4 Raj 612}, Wanchhoo-Dave, J. declined to follow the Jodhpur decisions, holding that the custom of the bazaar could not prevail over the Limitation Act. The respondent’s counsel adverted to this when narrating the background of the Rajasthan adaptation.",
    "neutral",
  ],
  [
    "limited",
    "General words in a judgment must take their colour from the matter in hand. So read, {Kamaljit Uppal v. Union of India, (2001) 9 SCC 366} settles nothing beyond the seniority of the forty-one engineers who were parties to it.",
    "negative",
  ],
  [
    "overruled",
    "For these reasons the answer to the first question referred is in the negative. In so far as {Ratilal Mafatlal v. Special Land Acquisition Officer, (1992) 1 GLH 580} says otherwise it must be taken to be overruled, and the registry shall place the first appeals before the appropriate Bench for disposal in accordance with this opinion.",
    "negative",
  ],
  [
    "counsel",
    "Learned counsel for the State sought to distinguish {Kalpana Textiles v. Sales Tax Officer, (1968) 22 STC 71 (Guj)} on the footing that the goods there had crossed the frontier. We reserve our opinion about the soundness of that distinction until the facts have been found, and to that end call for a report.",
    "neutral",
  ],
  [
    "followed",
    "I have been told that {Natesa Gurukkal v. Thyagaraja, (1935) 68 M.L.J. 141} cannot stand with the express words of section 92. I am wholly unable to see why not. The scheme there upheld interfered with no private right; nor does this one; and I hold this suit to be maintainable for the self-same reason.",
    "positive",
  ],
  [
    "cited",
    "A tenant who disputes the derivative title of his landlord does so at his peril. See Wali Mohammad v. Ramji Das, 1969 All LJ 18; see also {Phool Chand v. Motilal, 1971 All LJ 664}.",
    "neutral",
  ],
  [
    "disapproved",
    "If the view taken in {Tarachand Ghanshamdas v. Port Commissioners, 64 CWN 118} were right, a statutory body could by its own silence enlarge its own powers. The Legislature cannot have intended anything so extraordinary, and in our opinion it did not.",
    "negative",
  ],
  [
    "doubted",
    "We find it difficult, as at present advised, to subscribe to everything that fell from the Bench in {Ambika Charan Mohanty v. Collector, Cuttack, 1994 (II) OLR 55}. The question being one of frequent occurrence, let the papers be placed before the Hon’ble the Chief Justice so that its correctness may be examined by three Judges.",
    "negative",
  ],
  [
    "history",
    "The first round ended with {Tata Power Loom Owners v. State of Maharashtra, 1989 Mah LJ 41}, in which the notification of 1983 was struck down. The State returned with the notification of 1990, which is what is impugned here, and which must be judged on its own terms.",
    "neutral",
  ],
  [
    "counsel",
    "It was argued by the respondents that {Swadeshi Paints v. Regional Director, E.S.I., (1982) 2 LLJ 411} has been impliedly overruled by the later pronouncements. That argument need not be examined. On the findings there were only nine employees in the establishment, and the Act had no application at all.",
    "neutral",
  ],
  [
    "distinguished",
    "Nothing in {Jagjit Sarna v. General Manager, Northern Railway, AIR 1967 Punj 190} stands in the petitioner’s way. That employee had slept over his rights for nine years; this one was at the doors of the court within the month.",
    "negative",
  ],
  [
    "declined to follow",
    "Mr. Mehr Chand relied on the Calcutta case of {Satish Chandra v. Mohini Dasi, 35 CWN 901}, but the Judges of this Court have never been able to accept the proposition that a benami purchaser may put the real owner to proof of his own money, and I see no cause to begin now.",
    "negative",
  ],
  [
    "not followed",
    "PRE-EMPTION — Partial — Suit by one of two co-sharers in respect of his own share alone — Not maintainable. 27 ALJ 733, followed; {Azimullah v. Thakurain Raj Rani, 24 ALJ 981}, not followed.",
    "negative",
  ],
  [
    "overruled",
    "We hold, accordingly, that the word “compensation” imports a just equivalent. {Thakur Balbir Singh v. State of Vindhya Pradesh, AIR 1953 SC 410}, where it was treated as signifying whatever the Legislature might be pleased to pay, must now be regarded as overruled.",
    "negative",
  ],
  [
    "dissent",
    "My learned brother Prasad calls {Jamuna Devi v. State of Bihar, 1968 BLJR 27} “a relic.” I use no such language, and use none in its praise either, for the vires of the rule has not been raised by any of the parties.",
    "neutral",
  ],
  [
    "disapproved",
    "We cannot endorse so sweeping a proposition as is to be found in {Vijay Laxmi Sharma v. State of Rajasthan, 1997 (3) WLC 201}. That every irregularity in the roster vitiates the whole selection is neither the law nor, if one reflects upon it for a moment, common sense.",
    "negative",
  ],
  [
    "reversed",
    "The plaintiff’s case in the court of first instance was rested entirely upon {Muthuswami Mudaliar v. Ramalinga Odayar, AIR 1936 Mad 418}. By the time the appeal came to be heard that decision had been taken to the Judicial Committee and had not returned intact: the decree was discharged and the suit dismissed.",
    "negative",
  ],
  [
    "limited",
    "A word about {Rajkumar Sehgal v. Delhi Development Authority, (2007) 11 SCC 240}. The relief there was moulded in exercise of the power to do complete justice between those parties. Orders of that description are not seed from which a crop of precedents may be raised, and the High Court erred in treating it as such.",
    "negative",
  ],
  [
    "actor",
    "In {Kanhaiyalal v. Nagar Palika, Ujjain, 1976 JLJ 502}, Dwivedi-Oza, J. distinguished the earlier Indore decision on the ground that the octroi post had not then been established. The petitioners, it seems, were the same as those now before us.",
    "neutral",
  ],
  [
    "cited",
    "The apparent conflict between {Padmavathi Ammal v. Seethalakshmi, (1948) 2 M.L.J. 304} and the later case disappears on closer scrutiny. In the one the deed was silent as to survivorship and in the other it spoke, and each was decided upon its own document. We have before us no document at all but an oral arrangement.",
    "neutral",
  ],
  [
    "affirmed",
    "We have no doubt that the Full Bench was right. Its judgment, reported in {Harbhajan Kaur v. Financial Commissioner, (1969) 71 PLR 455 (FB)}, is upheld, and the civil appeals are dismissed without, in the circumstances, any order as to costs.",
    "positive",
  ],
  [
    "hypothetical",
    "The respondent would be out of court if {Lachman Das Sehgal v. Rehabilitation Officer, 1964 PLR 88} were held to extend to urban agricultural land. To extend it so far, or to refuse to do so, would be to decide an appeal which is listed for next Thursday, and not this one.",
    "neutral",
  ],
  [
    "cited",
    "Motor Vehicles Act, 1988 — S. 149(2) — Breach of policy condition — Fake licence — Insurer’s right of recovery — Remanded for evidence. {National United Insurance Co. v. Jaswinder, 2006 ACJ 1441}, explained.",
    "neutral",
  ],
  [
    "open",
    "We do not pause to examine the decision in {Eastern Tobacco v. Superintendent of Excise, (1972) Tax LR 1803}, because the appellants’ licence had expired before the writ was moved and the Court does not issue its writs to resurrect the dead.",
    "neutral",
  ],
  [
    "adopted",
    "Trial courts will do well to bear in mind, and we direct that they shall observe, the five safeguards enumerated in {State of Tripura v. Biplab Debbarma, (2013) 2 GLT 340} before they act upon the solitary testimony of a child.",
    "positive",
  ],
  [
    "superseded",
    "The learned Munsif overlooked that {Velayudhan v. Chakko, 1962 KLJ 1010} belongs to a world in which the tenant’s fixity depended upon his paying the arrears. With the coming of Act 1 of 1964 that world passed away, and one searches the present Act in vain for any trace of the rule it announced.",
    "negative",
  ],
  [
    "refused to overrule",
    "If we had been called upon to decide the matter for the first time we do not say that we should have arrived at the same result as in {Bijoy Chand v. Kalipada Chatterji, 40 CWN 330}. But titles have passed on the faith of it for a quarter of a century. We refuse to disturb it, and the rule must be discharged in accordance with it.",
    "positive",
  ],
  [
    "other case",
    "We follow Rajeswari v. Puran Indoria, (1985) 2 RCJ 410, which is directly in point. The earlier decision in {Chhotu Ram v. Gangabai, 1976 RCJ 77}, to which also we were referred, was read to us in opening but was not mentioned again by either side.",
    "neutral",
  ],
  [
    "history",
    "The lady’s first husband had died at Mandalay, and in {Ma Hnin Yi v. Maung Po Saw, 11 Ran 301} the High Court at Rangoon had to decide whether his brothers were to share with her. That litigation ended in 1933. The present dispute is with her second husband, who is a Christian.",
    "neutral",
  ],
  [
    "limited",
    "Counsel has extracted from {Lalji Haridas Chemicals v. State of Gujarat, (1984) 2 GLR 901} the proposition that estoppel will run against a statute if only the representation be solemn enough. I find no such proposition in it. The facts were peculiar, the State had conceded, and beyond those facts the case has no message.",
    "negative",
  ],
  [
    "not binding",
    "The point which arises here was not argued, was not noticed, and was not decided in {Everest Forgings v. Employees’ Insurance Court, 1999 (1) CLR 455}; it merely lay asleep within the facts. A decision which passes over a question in that manner is no authority upon it, and we are free to consider the matter for ourselves.",
    "negative",
  ],
  [
    "counsel",
    "In the alternative, and with something less than his usual confidence, Dr. Ghosh submitted that {Ispat Re-rollers v. Commissioner of Sales Tax, (1976) 38 STC 401 (MP)} was incorrectly decided. As he has succeeded on his principal submission, we spare him the alternative.",
    "neutral",
  ],
  [
    "actor",
    "The Nagpur decisions were disapproved by the Judicial Commissioner’s successor in {Daulat Singh v. Deputy Commissioner, Saugor, ILR 1938 Nag 66}. How far those Nagpur decisions were in truth inconsistent among themselves is an academic inquiry upon which we do not embark.",
    "neutral",
  ],
  [
    "overruled",
    "It follows that {Sher Bahadur v. Nepal Singh, AIR 1964 Manipur 12}, and every case that has been decided in reliance upon it, ought not hereafter to be cited as laying down the law on the effect of an unregistered partition list.",
    "negative",
  ],
  [
    "affirmed",
    "Their Lordships have come to the same conclusion as the learned Judges in India, whose judgment ({Seth Hukumchand v. Rani Bagheshwari, 52 Bom 499}) contains a statement of the law to which they are content to put their seal.",
    "positive",
  ],
  [
    "disapproved",
    "Does the absence of a seal upon the sanction order invalidate it? {Jaswant Rai v. Emperor, 38 PLR 619} returned an affirmative answer. I return a negative one. The seal is an ornament; the sanction is the act of mind that goes before it.",
    "negative",
  ],
  [
    "lower court",
    "It is said that the trial judge ought to have followed {Sunder Das v. Thakur Kishan Chand, AIR 1970 J&K 55}, and that his failure to do so is by itself a ground for revision. Supposing that to be so, which we do not determine, the revision was filed two hundred days out of time and nothing has been said to excuse it.",
    "neutral",
  ],
  [
    "cited",
    "In Travancore the matter was one of usage. {Kochukunju v. Ouseph Mathai, 26 TLJ 410} records that a Syrian Christian daughter who had received stridhanam was, in the ordinary course, excluded from the inheritance. What effect the Succession Act had when extended to the State is the question which these appeals present.",
    "neutral",
  ],
  [
    "limited",
    "Care must be taken not to make of {D.K. Parulekar v. Marine Agencies, (1995) 5 SCC 77} more than it is. It is an authority on the liability of a ship’s agent who signs without qualification. On the liability of one who adds “as agents only” it is no authority at all.",
    "negative",
  ],
  [
    "rejected attack",
    "The onslaught on {State of Madras v. Kovilpatti Match Co., (1956) 7 STC 390} is in our view wholly misconceived. The decision did not, as the appellant supposes, confuse a sale with an agreement to sell; it took pains to keep the two asunder, and by so doing it disposes of this appeal.",
    "positive",
  ],
  [
    "hypothetical",
    "Were it necessary to go so far, we might have to ask ourselves whether {Hari Kishen v. Director of Consolidation, 1975 RD 201} was decided without regard to section 49. The necessity is removed by the compromise filed this morning.",
    "neutral",
  ],
  [
    "agreed",
    "The Bench at Ahmedabad gave seven reasons for its conclusion in {Shreeji Ceramics v. Gujarat Pollution Control Board, 2008 (2) GLH 377}. The first would have been enough for us. The other six make our agreement the more comfortable, and the closure notice under challenge is accordingly sustained.",
    "positive",
  ],
  [
    "overruled",
    "This ground of appeal is founded upon {T. Lakshmana Rao v. Province of Madras, AIR 1943 Mad 600}. The appellant’s adviser can hardly have looked at the volume for 1951, where he would have found that the whole of it was discarded by a Full Bench of the same Court.",
    "negative",
  ],
  [
    "followed",
    "The learned Departmental Representative urges us to wait, since a review is pending. A pending review suspends nothing. So long as {Principal CIT v. Lotus Herbals Pvt. Ltd., (2018) 407 ITR 212 (Del)} holds the field this Tribunal will decide in accordance with it, and the addition under section 14A is deleted.",
    "positive",
  ],
  [
    "counsel",
    "The learned Advocate for the tenant conceded, very properly, that {Laxmibai v. Nagindas Chunilal, 68 Bom LR 355} was against him, but asked for time to pay. We grant him until Diwali, on the usual undertaking.",
    "neutral",
  ],
  [
    "disapproved",
    "It was here, if one may be permitted to say so, that the Bench in {Suresh Tiwari v. Vice-Chancellor, Ravishankar University, 1987 MPLJ 680} lost its bearings. An examinee has a right to be heard before he is branded a cheat; to say that the numbers involved make a hearing inconvenient is to say nothing.",
    "negative",
  ],
  [
    "declined to follow",
    "I have not overlooked that Sen-Sharma, J. sitting alone in {Tripura Tea Estate v. Regional P.F. Commissioner, (2002) 1 GLR 88} read “month” as meaning thirty days. He had not the advantage of the General Clauses Act. With that Act open before me I cannot so read it.",
    "negative",
  ],
  [
    "applied",
    "It is enough, their Lordships think, to recall what was said by Lord Atherstone in {Maharani Hemanta v. Brojendra, 48 I.A. 271}: possession is not to be presumed against the Crown upon the strength of a fisherman’s hut. There was in this case not even a hut.",
    "positive",
  ],
  [
    "other case",
    "Section 9-A is ultra vires and void. Its ancestor, section 7 of the Cochin Regulation, had been construed, though not upheld or condemned, in {Ittoop v. Diwan of Cochin, 12 Coch LR 118}.",
    "neutral",
  ],
  [
    "counsel",
    "The petitioner in person, who has evidently read widely, characterised {High Court Bar Association v. Registrar General, Guwahati, (2005) 3 GLT 1} as “a wrong turning in the history of constitutional law.” We have recorded the submission because he asked us to. His grievance is about a parking space.",
    "neutral",
  ],
  [
    "cited",
    "The four-fold classification of inams is set out in {Inamdar of Sirsi v. Collector of North Kanara, 15 Bom LR 201}. For our purposes it suffices that the suit lands fall in none of the four.",
    "neutral",
  ],
  [
    "criticised",
    "I confess to some astonishment at finding it suggested in {Emperor v. Nga Po Kyaw, AIR 1935 Rang 70} that a juror who sleeps may be taken to have heard. The suggestion has only to be put in plain language to refute itself.",
    "negative",
  ],
  [
    "overruled",
    "The logical consequence of what has been said is that {Sundaram Motors v. Regional Transport Authority, AIR 1961 Mad 212} cannot stand together with our answer to the second question; and since one of the two must yield, it is the earlier decision that yields.",
    "negative",
  ],
  [
    "hypothetical",
    "If the respondent’s reading of {Chloride Batteries v. Workmen, (1971) 1 LLN 44} be right, no lock-out could ever be lawful. If the appellant’s be right, none could ever be unlawful. The truth may lie between; but the reference to adjudication has abated.",
    "neutral",
  ],
  [
    "actor",
    "{Rajamannar Chetti v. Veerappa, AIR 1950 Mad 515}, which followed a long train of Madras decisions reaching back to 1871, was itself the subject of comment by the Law Commission in its Fifty-fourth Report. It is unnecessary to enter into that debate, the Hindu Succession Act having intervened before this succession opened, and the parties being agreed as to its effect.",
    "neutral",
  ],
  [
    "adopted",
    "Faced with the choice, we have come down on the side of the construction that found favour in {Himalaya Drug Stores v. Excise & Taxation Officer, (1997) 106 STC 88 (HP)}, because on that footing the two parts of the definition speak in harmony and on any other they quarrel.",
    "positive",
  ],
  [
    "disapproved",
    "The doctrine of pious obligation is not a money-lender’s charter. In so far as {Baldeo Sahai v. Pandit Mukand Ram, 21 ALJ 900} proceeds upon the supposition that it is, their Lordships desire to dissociate themselves from it.",
    "negative",
  ],
  [
    "followed",
    "Counsel for the Corporation very frankly said that if {Prabhu Narain v. Life Assurance Corporation, (1983) 1 SCC 560} applied he had nothing to urge. It does apply. A policy which has been revived is, for the purposes of section 45, as old as its first premium, and the claim must be paid.",
    "positive",
  ],
  [
    "dissent",
    "Before parting we must refer to the separate opinion of Hegde-Nambiar, J., who considers that {Trustees of the Port of Cochin v. Malabar Steam, (1970) 3 SCC 88} ought to be confined to bonded goods. These goods were bonded. The occasion for considering our learned brother’s reservation therefore does not present itself.",
    "neutral",
  ],
  [
    "declined to follow",
    "After giving the matter anxious thought, and notwithstanding the regard in which we hold the two learned Judges who were parties to it, we regret that {Purnendu Bose v. Howrah Improvement Trust, (1978) 2 CLJ 311} leaves us unconvinced. We would have referred the question to a larger Bench, but the Supreme Court’s recent ruling makes that step unnecessary, for it is clean against the Howrah case.",
    "negative",
  ],
  [
    "distinguished",
    "The comma makes all the difference. In the Bombay Act, with which {Kirloskar Oil Presses v. Poona Municipality, AIR 1956 Bom 717} was concerned, it stands after “machinery”; in the Mysore Act there is none, and the decision is for that reason beside the mark.",
    "negative",
  ],
  [
    "cited",
    "Dasti summons, as everyone who has practised in the mofussil is aware, were at first looked upon with suspicion; {Radha Kishan v. Bhawani Das, 1941 ALJ 90} is an instance.",
    "neutral",
  ],
  [
    "counsel",
    "Mr. Palkhiwala-Desai was severe upon {Premier Spinning v. Inspecting Assistant Commissioner, (1969) 74 ITR 808 (Guj)}; he called it illogical, unhistorical, and opposed to the genius of the Act. His severity was perhaps wasted, since the assessee has closed its business and the penalty has been waived.",
    "neutral",
  ],
  [
    "applied",
    "There is an old saying, embodied in {Rajah of Venkatagiri v. Mukku Narasaya, 37 Mad 12}, that a landlord who takes the grain cannot afterwards complain of the seed. It is not inappropriate to the present quarrel. The zamindar took the grain for fourteen fasli years; he shall not be heard upon the seed.",
    "positive",
  ],
  [
    "disapproved",
    "That a partner may by his own default dissolve the firm and then take the goodwill is a doctrine which, if it be found in {Haji Suleman v. Haji Oosman, 21 Bom LR 630}, finds no place in the Contract Act; and I prefer the Act.",
    "negative",
  ],
  [
    "other case",
    "It must now be taken as settled that Mulla Hatim v. Secretary of State, 19 Sind LR 44, was wrong, and that the Collector’s certificate is open to question in a civil court. {Rustom Cowasji v. Karachi Municipality, 22 Sind LR 101} related to the form of the certificate. The form of this one is not impeached.",
    "neutral",
  ],
  [
    "digest rel",
    "Specific Relief Act, 1963, S. 16(c) — Readiness and willingness — Plaintiff need not jingle coins before the Court. {Bishamber Nath v. Dulari Devi, AIR 1971 Pat 188}, rel. on.",
    "positive",
  ],
  [
    "no longer good law",
    "The High Court went, as it were, to the almanac for a past year. {Sitabai Kulkarni v. Pune Zilla Parishad, 1993 Mh LJ 519}, by which it supposed itself to be bound, had ceased to represent the law from the day when this Court delivered judgment in the Akola matter.",
    "negative",
  ],
  [
    "distinguished",
    "Mr. Divan-Mehta then fell back upon {Vardhman Agro (supra)}. We are not persuaded. There the arbitration agreement was inadequately stamped; here there was no agreement to stamp.",
    "negative",
  ],
  [
    "overruled",
    "Our conclusions may be summarised: (i) the power to regulate does not include the power to prohibit; (ii) {Federation of Sand Lessees v. State of Telangana, 2017 INSC 633} holds the opposite and must on that account be laid to rest; (iii) all pending matters shall be decided in conformity with (i).",
    "negative",
  ],
  [
    "relied on",
    "What the Delhi Bench said in {A.K. v. S.K., 2016 SCC OnLine Del 4471} about the folly of dragging a child of nine into the witness box ought, if I may say so, to be hung on the wall of every Family Court. I have not called the boy, and I have been guided by that judgment in all else.",
    "positive",
  ],
  [
    "limited",
    "It has since been explained on no fewer than three occasions that {Satwant Bhullar v. State of Punjab, (1999) 6 SCC 291} is about ad hoc lecturers and nobody else. The respondents, who are beldars in the Public Works Department, are not to be admitted to its benefits.",
    "negative",
  ],
  [
    "affirmed",
    "The judgment of the learned Single Judge ({Kerala Granites v. Geologist, Palakkad, 2018 (2) KLT 909}) has been subjected to searching criticism in this intra-court appeal. When the criticism has spent itself the judgment is seen to be quite unhurt. The writ appeal is dismissed.",
    "positive",
  ],
  [
    "open",
    "We have said enough to dispose of the appeal and nothing that we have said is to be understood as affecting, in one direction or the other, the decision in {Hotel Lake Palace v. Employees’ State Insurance Corporation, 1987 Lab IC 1313 (Raj)}.",
    "neutral",
  ],
  [
    "disapproved",
    "The High Court took as its text the following words of {Ganga Jute Supply v. Food Corporation, (1993) 2 Gau LR 66}: “A delay for which nobody is to blame is no delay.” It is an attractive epigram; it is not the law of limitation.",
    "negative",
  ],
  [
    "other case",
    "We adopt the reasoning of the Patna High Court in Kameshwar Jha v. State, 1979 BBCJ 610, in preference to the department’s argument. {Assistant Registrar v. Sitamarhi Central Co-operative Bank, 1980 BBCJ 14}, which was delivered some months later, deals with surcharge proceedings only.",
    "neutral",
  ],
  [
    "criticised",
    "{Dinshaw Petit Charities v. Collector, 28 Bom LR 901} was undefended. A rule of law which was adopted because there was nobody present to oppose it cannot command much deference, and on a fuller argument I am satisfied that it was not correctly stated.",
    "negative",
  ],
  [
    "distinguished",
    "In {Fazal Karim v. Maula Bakhsh, 92 PR 1904}, the wall had fallen of itself; in the case before us the defendant knocked it down. The authority is accordingly of no service to him.",
    "negative",
  ],
  [
    "counsel",
    "The Government Pleader would have it that {Thressiamma v. Tahsildar, 1990 (1) KLT 330} is per incuriam and binds nobody. The learned counsel for the petitioner rejoined that it had been followed for thirty years. We sent for the files instead, and found that the notice had never been served.",
    "neutral",
  ],
  [
    "followed",
    "I had in an earlier case been disposed to hold otherwise. I was then unaware of {Manickam Chettiar v. Official Receiver, Ramnad, AIR 1939 Mad 906}. I am aware of it now, and with relief I abandon my own opinion in favour of that of my betters.",
    "positive",
  ],
  [
    "cited",
    "The history of the temple down to 1893 is to be found in the judgment of the Subordinate Judge of Tanjore printed as an appendix to {Sabapathi Tambiran v. Collector of Tanjore, 20 Mad 301}. Since then two trustees have died and one has fled.",
    "neutral",
  ],
  [
    "limited",
    "We clarify that the directions in {Citizens for Clean Yamuna v. NCT of Delhi, 2012 (188) DLT 90} were meant for the monsoon of that year, when the barrage had failed. They were not intended to operate as a permanent code, and the authorities are wrong to administer them as one.",
    "negative",
  ],
  [
    "not followed",
    "Confronted with two decisions of co-ordinate Benches pulling in opposite directions, we are obliged to prefer the earlier. {Sree Ayyappa Spinning v. Labour Court, Kozhikode, 2004 (2) LLJ 1150} being the later of the two, and having been pronounced without reference to its senior, we cannot act upon it.",
    "negative",
  ],
  [
    "applied",
    "The panch witnesses were a sweeper in the employ of the police station and a man who had been a panch on twenty-one previous occasions. Such witnesses, we were told in {Vishnu Kamble v. State of Maharashtra, 1985 (1) Bom CR 340}, add nothing to the word of the sub-inspector. They add nothing to it here, and the recovery must be left out of account.",
    "positive",
  ],
  [
    "overruled",
    "FULL BENCH — Court-fees Act, S. 7(iv)(c) — Plaintiff not a party to deed — Ad valorem fee not payable. Hirday Nath v. Ram Barai, 3 Pat LT 212, approved. {Mussamat Noowooagar v. Shidhar Jha, 5 Pat LT 501}, overruled.",
    "negative",
  ],
  [
    "cited",
    "The expression is borrowed from Australian practice, and seems to have been first used in this country in {In re Kolar Gold Field Operatives, 1927 MWN 613}, where it was used in inverted commas.",
    "neutral",
  ],
  [
    "relied on",
    "The respondent insurers have cited nothing which displaces {Mahesh Trading Corporation v. Oriental General, III (2010) CPJ 214 (NC)}, and upon the strength of it we hold that a surveyor’s report is a piece of evidence, and not the last word.",
    "positive",
  ],
  [
    "actor",
    "It will be recalled that {Chandrakant Gokhale (supra)} had itself unsettled an understanding of some forty years’ standing. The present reference, however, is only about the consequential question of refund, upon which not a word is said there.",
    "neutral",
  ],
  [
    "affirmed",
    "The Board was urged to recede from what it said of the Khoja custom in {Bai Sakinabai v. Hassanali Dharsi, 50 I.A. 331}. Their Lordships see no ground for receding; on the contrary, the evidence in the present case has strengthened them in the belief that it was rightly said.",
    "positive",
  ],
  [
    "doubted",
    "Speaking for myself, I should require a good deal more persuasion than was offered at the Bar before I assented to the wide language of {Amritlal Hurgovan v. Ahmedabad Borough Municipality, 48 Bom LR 760}. A rate does not become a tax by being large.",
    "negative",
  ],
  [
    "counsel",
    "For the interveners it was urged that the true ratio of {Gulf Dredgers v. Kandla Port, (2003) 3 GLH 14} is narrower than either of the principal parties would allow. We record the submission and, in the absence of any issue to which it could be relevant, pass on.",
    "neutral",
  ],
  [
    "other case",
    "To describe a widow of sixty as a “so-called litigant” was unworthy of a judicial officer, and the remark is expunged. The test for expunction need not be restated; see {Satya Prakash v. State of U.P., 1965 ALJ 801}.",
    "neutral",
  ],
  [
    "per incuriam",
    "Some reliance was placed before the learned Magistrate on {Faqir Chand v. State (Delhi Administration), 1988 Cri LJ 1700}. That ruling is per incuriam, sub-section (2-A) having been upon the statute book for a twelvemonth without its learned author being told of it.",
    "negative",
  ],
  [
    "declined to follow",
    "Till the first of April, 1936 we were content to take our law from Patna. We have since been at liberty to think for ourselves, and having thought about {Rajkishore Das v. Jayanta Padhan, 14 Pat 799}, we prefer not to be led by it.",
    "negative",
  ],
  [
    "lower court",
    "The Commissioner (Appeals), who considered himself bound by {Paharpur Coolers v. DCIT, (2005) 93 TTJ 411 (Kol)}, deleted the addition. The department’s appeal before us proceeds on a preliminary ground, that the appeal to him was out of time, and on that ground it must be allowed.",
    "neutral",
  ],
  [
    "agreed",
    "Judicial opinion in Rajasthan is crystallised in {Bhanwar Kanwar v. Thakur Raghunath Singh, 1962 RLW 330}, which treats the jagirdar’s compensation as personal estate. We subscribe to that opinion without qualification.",
    "positive",
  ],
  [
    "limited",
    "{Tamil Nadu Handlooms v. Commissioner of Labour, (1998) 1 LLN 360}, properly regarded, decided only that a party who has consented may not complain. The appellants would make of it a general licence to dispense with the notice under section 9-A. That it is not.",
    "negative",
  ],
  [
    "refused to overrule",
    "We have heard the applicants for review for the better part of a day. Not one error apparent on the face of the record has been shown to exist in {Deccan Agro Exports v. Union of India, (2020) 6 SCC 355}. The judgment stands, and the applications are rejected.",
    "positive",
  ],
  [
    "open",
    "It would be premature to pronounce on {Lalita Rani v. Bar Council of Uttar Pradesh, AIR 2008 All 140} at the stage of interim relief. The balance of convenience being with the petitioners, the elections shall go on, but the result shall not be declared.",
    "neutral",
  ],
  [
    "followed",
    "Were the matter at large, I would lean towards the revenue. But {Kelvin Jute & Gunny v. CIT, (1963) 49 ITR 15 (SC)} has taken the matter out of my hands, and the question referred is answered in favour of the assessee.",
    "positive",
  ],
  [
    "no longer good law",
    "The right to property having ceased to be a fundamental right, much of what is contained in {Zamindar of Ettayapuram v. State, (1961) 2 Andh WR 118} has only an historical value, and the petitioner must find some surer footing.",
    "negative",
  ],
  [
    "criticised",
    "Three reasons were advanced in {Hazara Singh v. Panchayat Samiti, Tarn Taran, 1972 PLJ 401} for denying notice to the sarpanch: that he knew the charge, that he would have had no answer, and that the matter was urgent. The first is an inference, the second a prejudice, and the third an excuse.",
    "negative",
  ],
  [
    "cited",
    "The judgment in {Kunwarji v. Bai Diwali, (1963) 4 GLR 1001} falls into two parts. The first traces the growth of the widow’s right of residence; the second deals with the effect of a sale for the husband’s debts. We are, for the present, at the stage of an injunction, and neither part falls to be examined.",
    "neutral",
  ],
  [
    "distinguished",
    "The contemnor in {Re: Editor, “Prabhat Samachar”, 1978 Cri LJ 440 (Bom)} had apologised before the rule was issued. This one apologised after the sentence was announced. What was there accepted as repentance would here be no more than arithmetic.",
    "negative",
  ],
  [
    "not binding",
    "The respondent’s confidence in {Thakurain Jaipal Kuar v. Bhaiya Indar, 64 I.A. 188} may have been justified in its day. The decisions of the Judicial Committee are, however, no longer binding on this Court, and where they rest, as this one does, on the prerogative of a sovereign whom we have ceased to acknowledge, we feel no temptation to be guided by them.",
    "negative",
  ],
  [
    "followed",
    "For the reasons recorded in {Zila Shikshak Sangh v. State of Chhattisgarh, 2011 (2) CGLJ 40}, which need not be written out a second time, these sixty-three petitions are allowed in the same terms.",
    "positive",
  ],
  [
    "cited",
    "Succession to the gaddi was governed by lineal primogeniture: {Maharawal Lachman Singh v. Political Agent, 9 I.A. 70}. It is common ground that the estate now in question is not the gaddi but the private jewellery.",
    "neutral",
  ],
  [
    "other case",
    "The decision in Prem Lata v. Delhi Gymkhana, 2010 VII AD (Delhi) 33 is plainly distinguishable, for there a lady had been denied a vote and here she has been denied a parking sticker. {Sharad Kumar v. Roshanara Recreation Society, 118 (2005) DLT 660}, which was handed up along with it, concerns the audit of accounts.",
    "neutral",
  ],
  [
    "lower court",
    "The Single Judge distinguished {Balaji Educational Trust v. AICTE, (2007) 4 MLJ 818} upon the ground that the college there had already admitted its first batch. Before us neither side chose to reopen that aspect, the sole question now being one of costs.",
    "neutral",
  ],
  [
    "counsel",
    "Seven learned counsel addressed us on whether {Gujarat Beedi Merchants v. State, (1966) 3 SCR 220} should be overruled. Only two of them appeared for parties whose bidis had been taxed. We have concluded that the notification lapsed in 1971, and the eloquence of all seven must go unrewarded.",
    "neutral",
  ],
  [
    "cited",
    "The word “ordinarily” is not “invariably”: so said in {Kailash Nath v. State of Vindhya Pradesh, AIR 1954 VP 29} of a hostel, and in the Oxford Dictionary of everything else. Neither source can tell us where this petitioner was living in December.",
    "neutral",
  ],
  [
    "affirmed",
    "We have considered whether the strictures passed upon {Dharmaraja Iyer v. Kalpathi Gramasamooham, ILR 1957 Kerala 610 (FB)} by the learned author of the standard commentary are deserved. They are not. The Full Bench said no more than the section says, and we respectfully abide by it.",
    "positive",
  ],
  [
    "history",
    "This reference is the sequel to {Surya Mandir Trust v. Commissioner of Endowments, (1988) OLR 145}, in which notice was directed to the Advocate-General. He has now been heard. The question being one of first impression, we begin with the section.",
    "neutral",
  ],
  [
    "limited",
    "I understand {Damodar Swarup v. District Magistrate, Bareilly, 1943 ALJ 404} as speaking from within the circumstances of the autumn of 1942, when the railway lines had been torn up. In times of peace, and without those circumstances, I do not regard a Judge as entitled to borrow from it.",
    "negative",
  ],
  [
    "applied",
    "A lake is not the less a lake because nobody has swum in it since 1970. So much was decided, though of a tank, in {Ramachandrappa v. Lake Development Authority, ILR 2006 KAR 3011}; and the layout sanctioned upon the bed of this one must, in the same way and for the same reasons, be undone.",
    "positive",
  ],
  [
    "open",
    "It is unnecessary to decide between {Biseshwar v. Mst. Anandi, AIR 1931 Nag 118} and the cases to the contrary, inasmuch as the plaintiff has failed to prove his descent from the common ancestor.",
    "neutral",
  ],
  [
    "cited",
    "The plea of adverse possession set up by a caretaker against his absent master is as dishonest as it is hopeless. The pleading itself is at page 40 of the paper-book. As to court-fees on such a plea see also {Dwarka Singh v. Kunj Behari, 1974 ALR 317}.",
    "neutral",
  ],
  [
    "agreed",
    "I am of one mind with Baguley-Htoon, J., who in {Nga San Dun v. King-Emperor, 10 Ran 92} refused to let a confession be used against a man upon whose thumb alone it depended. Upon that footing the conviction of the second appellant is quashed.",
    "positive",
  ],
  [
    "reversed",
    "The declaration granted in {Ganesh Puja Samiti v. Commissioner of Police, (2016) 3 CHN 77} went beyond the prayers, beyond the pleadings and, we are sorry to add, beyond the jurisdiction. We set it aside in its entirety, and this appeal is allowed.",
    "negative",
  ],
  [
    "per incuriam",
    "A judgment of four lines, delivered without a respondent and without the Act having been opened, is {Sarbati Devi v. Land Acquisition Collector, (1994) 5 SCC 799}. Nothing that can be called a declaration of law within the meaning of Article 141 is contained in it, and the High Court ought not to have felt itself tied.",
    "negative",
  ],
  [
    "followed",
    "The Full Board decision in {Ram Ratan v. Gaon Sabha Pipri, 1960 RD 14 (BR)} has guided the revenue courts of these Provinces for a generation. We shall be guided by it too, and the entry made in class 9 shall remain.",
    "positive",
  ],
  [
    "counsel",
    "Paragraph 12 of the affidavit in reply asserts that {Vanasakti Mitra v. MoEF, 2015 (4) NGT Reporter 71} “is no longer good law and is required to be ignored.” Assertions of that sort have no place in an affidavit, and beyond saying so we take no notice of the paragraph.",
    "neutral",
  ],
  [
    "lower court",
    "The Prescribed Authority wrote that he “was not prepared to follow” {Sukhram v. Nyaya Panchayat, Bilari, 1963 ALJ 77}. It is not for a Prescribed Authority to be prepared or unprepared. But the order may be supported on a different footing altogether, namely that the tenant had died without heirs.",
    "neutral",
  ],
  [
    "disapproved",
    "I have tried to imagine how the learned Munsif would carry out a decree framed on the lines suggested in {Parvati Ammal v. Chidambara Thevar, 58 LW 440}. He would have to divide a well by drawing a chalk line down the water. That is reason enough for not doing so, and I shall do otherwise.",
    "negative",
  ],
  [
    "no longer good law",
    "The tenant’s case on bona fide need starts and ends with {Inder Mohan v. Savitri Devi, 1979 (2) RCJ 511}. That decision was overruled in 1987.",
    "negative",
  ],
  [
    "doubted",
    "Leave granted. Prima facie it appears to us that {Suryodaya Finance v. Securities Appellate Board, (2015) 2 SCC 618} calls for another look, its assumption that intermediaries are agents of the issuer being hard to square with the Regulations. Let the matter go before a larger Bench.",
    "negative",
  ],
  [
    "relied on",
    "Possession follows title where the land is waste: {Bhola Nath Biswas v. Midnapur Zamindary, 22 CWN 60}. The land is waste; the title is the plaintiff’s; he shall have his decree.",
    "positive",
  ],
  [
    "cited",
    "Learned amicus has traced as many as twenty-six decisions, commencing with {Emperor v. Ramnihal Tewari, 3 Pat LJ 88}, in which a jury’s verdict was referred under section 307. The jury having been abolished in that district, the exercise has lost its purpose, though not its interest.",
    "neutral",
  ],
  [
    "other case",
    "Chapter 212 of the Acts of 1889 is void, root and branch, as an attempt to create by title what the body of the act never mentions. We had occasion to describe the origin of the title clause in {Burbank v. Selectmen of Harrow, 61 Vt. 330, 17 Atl. 902}, and need not go again over that history.",
    "neutral",
  ],
  [
    "limited",
    "It is easy to feel affection for {Shanti Devi v. Krishan Lal Gupta, AIR 1967 All 212}. A widow was about to be put on the street, and the learned Judge found a way to keep her indoors. There are no widows in this appeal, and the Rent Act does not contain a section headed 'affection'.",
    "negative",
  ],
  [
    "refusal to overrule",
    "We have been treated to a funeral oration over {Marchetti v. Port of Astrella, 611 F.2d 202 (9th Cir. 1979)}. The corpse, however, declines to lie still. The Port has had forty years in which to find a court that would bury it, and it has come no nearer to finding one this morning.",
    "positive",
  ],
  [
    "cited",
    "The attractive nuisance doctrine came to Texas by way of the railroad turntable. See {Gulf & Brazoria Ry. v. Sandoval, 76 Tex. 611, 13 S.W. 540 (1890)}. The plaintiff pleaded nothing of the kind, and the court of civil appeals was wholly mistaken in reversing the judgment upon a theory which no one had put to the jury.",
    "neutral",
  ],
  [
    "applied",
    "Once the ground has been broken by {Gurbachan Kaur v. Improvement Trust, Amritsar, (1988) 2 SCC 441}, there is nothing for us to do but sow. The award was made beyond two years; the acquisition lapses; the land goes back.",
    "positive",
  ],
  [
    "not good law",
    "One may still find {Ramaswami Chettiar v. Official Assignee, AIR 1936 Mad 744} in the digests, as one may still find the dodo in museums. Section 28-A was put into the Act in 1957, and a court which decides an insolvency of 1971 must live in the world which that section made.",
    "negative",
  ],
  [
    "affirmed",
    "The learned Single Judge, in {Meenakshi Ammal v. Corporation of Madurai, (1999) 2 Mad LJ 88}, from which this appeal is brought, has said in eleven pages all that can be said, and has said it so well that we should only spoil it by paraphrase. The appellant Corporation will bear the costs here as well as below.",
    "positive",
  ],
  [
    "hypothetical",
    "Suppose we were to hold that {Bellweather Coal Co. v. Danko, 309 Pa. 118, 163 A. 522 (1932)} had been decided amiss, and that the surface owner might recover though he had signed away support. Mrs. Danziger would still lose, since her house stands over no mine of the appellee's. We therefore leave that matter where we found it.",
    "neutral",
  ],
  [
    "relied on",
    'How near is "near"? For seventy years the bar of this county has carried {Stebbins v. Town of Elba, 94 Wis. 207, 68 N.W. 981 (1896)} in its pocket as a yardstick, and we lay it down upon this crossing with perfect confidence. Measured so, the cattle guard was forty rods too far.',
    "positive",
  ],
  [
    "overruled",
    "Stare decisis is a good servant. It has served us ill since {Anselmo v. Vieira Packing Co., 41 Cal. 2d 530 (1953)}, for under that decision the injured cannery worker has had a right for which there is no remedy and a remedy for which there is no forum. Today we give the servant notice.",
    "negative",
  ],
  [
    "followed",
    "Sitting singly, I am not at liberty to improve upon {Lachhman Singh v. Custodian of Evacuee Property, AIR 1955 Punj 19 (FB)}, and, were I at liberty, I doubt whether I could. The petition succeeds for the three reasons which Falshaw-Bhandari, J. gave there, and in their order.",
    "positive",
  ],
  [
    "cited",
    "Courts elsewhere have reached every conceivable result on whether a hospital's lien attaches to uninsured-motorist proceeds. See, e.g., {Dancy v. Mercy Hosp. of Tupelo, 488 So. 2d 1190 (Miss. 1986)} (attaches); Pruett v. St. Anne's, 702 P.2d 18 (Colo. App. 1985) (does not). Our statute, unlike any of theirs, speaks to the point in so many words.",
    "neutral",
  ],
  [
    "adopted",
    "No Oregon case speaks to the duty of a ferryman toward a trespassing dog. The Washington court met the very animal, so to speak, in {Ruddock v. Puget Crossing Co., 77 Wash. 340, 137 P. 812 (1914)}. We can do no better than to make its rule our own.",
    "positive",
  ],
  [
    "reported overruled",
    "Counsel's brief rests on {Wainright v. Fidelity Abstract Co., 219 Okla. 65, 351 P.2d 700 (1960)}. It would have been a kindness to the court, and perhaps to counsel, to mention that our Supreme Court laid that decision to rest in 1978, in terms which leave no room for a resurrection.",
    "negative",
  ],
  [
    "declined to follow",
    "The Georgia Court of Appeals would let the landlord off. {Sewell v. Peachtree Arms, Inc., 144 Ga. App. 612, 241 S.E.2d 903 (1978)}. Georgians may be content to find their way down unlit stairwells by faith alone; the General Assembly of Tennessee has required a bulb.",
    "negative",
  ],
  [
    "not binding",
    "A remark let fall while a judge is on his way to somewhere else is not a milestone. The sentence in {Pestonji Wadia v. Municipal Commissioner, 41 Bom LR 1006} upon which the whole of the petitioner's argument has been hung was such a remark, and we pass by it without slackening our pace.",
    "negative",
  ],
  [
    "certiorari denied",
    "The Sixth Circuit thought otherwise of a similar Kentucky statute, {Ballenger v. Tri-County Sanitation Dist., 822 F.2d 640 (6th Cir. 1987), cert. denied, 484 U.S. 1099 (1988)}. Before reaching that matter we must decide whether these plaintiffs, none of whom lives in the district, can be heard at all. They cannot.",
    "neutral",
  ],
  [
    "compared",
    'Whether the word "heirs" in a deed from husband to wife is to be read technically is not an easy question. Cf. {Yancey v. Overby, 158 N.C. 402, 74 S.E. 330 (1911)}. The clerk held that the deed was void for want of a seal, an error so plain that we go no further.',
    "neutral",
  ],
  [
    "discussed",
    "Our nearest approach to the subject is {Garrity v. Union Stock Yards, 27 Neb. 199, 42 N.W. 1110 (1889)}. There a commission merchant who had advanced freight was allowed to retain the hogs. Nothing was said about a purchaser without notice, and the chancellor's decree against this purchaser, being wholly without evidence, must be reversed.",
    "neutral",
  ],
  [
    "dissent",
    "Chandrachud-Rao, J., in his minority judgment in the High Court, castigated {Firm Kesho Ram v. Sales Tax Officer, (1967) 19 STC 402 (All)} as unsound in principle and pernicious in result. Since the appeals fail for want of a certificate, we express ourselves neither for nor against those observations.",
    "neutral",
  ],
  [
    "other case",
    "The decree must fall, for it was entered against an infant without a guardian ad litem. So much being fatal, the chancellor's extended discussion of {Dabney v. Cropper, 27 Gratt. 612 (Va. 1876)} and of the rights of posthumous children becomes a disquisition in which this court has no occasion to join.",
    "neutral",
  ],
  [
    "overruled",
    "Nine times since the War the Legislature has been told, from this bench, that it might repair the mischief of {Lattimore v. Grady Ginning Co., 163 Miss. 440, 142 So. 8 (1932)}. Nine times it has adjourned. The rule was of our own making, and it is for us to unmake it; we do so now, as to all causes of action accruing after the date of this opinion.",
    "negative",
  ],
  [
    "followed",
    "I confess that, had the matter been free from authority, I should have decreed the suit. But {Balkrishna Hari v. Municipality of Thana, ILR 19 Bom 212} has stood on the road these sixty years with its hand raised, and a District Judge's appeal does not become more meritorious because I should like to drive round it.",
    "positive",
  ],
  [
    "cited",
    'The homestead exemption was conceived, as Chief Justice Orr once put it, "to keep the roof over the cradle." {Vandergriff v. Tolliver, 22 Tex. 340, 344 (1858)}. The exemption claimed in this case is of a racing stable, and the district court\'s ruling sustaining it is without a shred of support in the evidence.',
    "neutral",
  ],
  [
    "distinguished",
    "In {Ostrander v. Mohawk Valley Gas Light Co., 131 App. Div. 212, 115 N.Y.S. 660 (3d Dep't 1909)} the main had lain in the street for twenty years under the eye of the inspector. Here it had been laid that very afternoon, and by a stranger to the company. What might be inferred there would have to be invented here.",
    "negative",
  ],
  [
    "criticised",
    "No one has ever accused the judgment in {Sitaram Agarwala v. Regional Transport Authority, AIR 1964 Raj 190} of brevity. Across its fifty-one pages the reader is offered Coke, Blackstone and the Manusmriti; the one thing he is not offered is section 64(2) of the Motor Vehicles Act, under which the appeal had been filed.",
    "negative",
  ],
  [
    "explained",
    "What the Full Court determined in {Commonwealth v. Pelletier, 371 Mass. 518, 358 N.E.2d 440 (1976)} was whether the grand jury minutes might be read by a defendant. Whether a newspaper may read them was not mentioned. The single justice's order barring the Sentinel from the clerk's office must be vacated upon the separate ground that no hearing preceded it.",
    "neutral",
  ],
  [
    "dissent",
    'Justice Abernathy would have us repudiate {Gage v. Silver Bow Reduction Co., 30 Mont. 77, 75 P. 690 (1904)}, which he describes as "a monument to the copper companies." The question was certified in three parts, none of which touches Gage, and the majority keeps to the certificate.',
    "neutral",
  ],
  [
    "declined to follow",
    "Our attention is called to {McElhenny v. Lehigh Ice Co., 240 Pa. 504, 87 A. 712 (1913)}. We have the highest regard for that learned tribunal. It reasons, however, from the fellow-servant doctrine, which Arizona abolished in its Constitution, and a conclusion can climb no higher than its premise.",
    "negative",
  ],
  [
    "doubted",
    "Were it res integra, I should have had something to say about {Musammat Phulan Devi v. Deputy Commissioner, Sitapur, (1941) OWN 606}. I will permit myself to say only that in eighteen years at the bar and nine upon the bench I have yet to meet a talukdar who was ever caught by the distinction there drawn, or a lawyer who could state it twice alike.",
    "negative",
  ],
  [
    "refusal to overrule",
    "The State asks that we cast off {Fenwick v. Superintendent of Oakdale Asylum, 88 Md. App. 230, 594 A.2d 870 (1991)} as improvident. The same request was made in 1995, in 2002 and in 2011. It grows no younger and no better looking with the years, and our answer will be found in the earlier volumes.",
    "positive",
  ],
  [
    "actor",
    "In {Lindqvist v. Iron Range Boom Co., 77 Minn. 480, 80 N.W. 601 (1899)}, this court reversed a verdict for the logger because his marks had never been recorded. The legislature responded the next winter with the log-mark act, upon the construction of which the present action depends.",
    "neutral",
  ],
  [
    "followed",
    "Section 11 required sanction; {State of Saurashtra v. Jivraj Thakersey, 1959 Cri LJ 812} tells us what becomes of a trial when there is none. The accused, who has been waiting three years for someone to read that report, may go home.",
    "positive",
  ],
  [
    "criticised",
    'One is to look, we are told, for the "dominant flavor" of the transaction. {Sunbelt Dairies, Inc. v. Kessler, 719 F.2d 1330 (11th Cir. 1983)}. As a way of choosing ice cream the method has everything to recommend it. As a way of deciding whether Article 2 of the Commercial Code applies to a milking parlor it has nothing, and we shall look instead to what the parties promised.',
    "negative",
  ],
  [
    "relied on",
    "That a jury may consider the pain of a man who lived but an hour, no lawyer in Nebraska has questioned since {Hrdlicka v. Burlington Packing Co., 119 Neb. 633, 230 N.W. 412 (1930)}. The motorman lived for two. The instruction was proper and the verdict is not excessive.",
    "positive",
  ],
  [
    "limited",
    "We sat through the argument in {Kemper v. Boone County Fair Ass'n, 268 S.W.2d 310 (Mo. App. 1954)} and remember it well: the Ferris wheel, the nun, the storm. It would be a bold lawyer who promised his client that those three would ever meet again. Until they do, negligence must be proved in the ordinary way.",
    "negative",
  ],
  [
    "agreed with",
    "Whether the bailee of a hearse is liable for its delay is not a question upon which one expects a wealth of learning, but Delaware has supplied it. {Tunnell v. Layton & Sons, 4 Boyce 212, 87 A. 690 (Del. Super. 1913)}. The reasoning is short, humane and complete, and henceforth it will serve in Maryland too.",
    "positive",
  ],
  [
    "cited",
    "The facts are set out at length in our first opinion, {Karr v. Desert Queen Mining Co., 29 Nev. 211, 87 P. 440 (1906)}, and will be recited again only so far as is needful to show why the order refusing a change of venue was an abuse of discretion.",
    "neutral",
  ],
  [
    "discussed",
    "Of the three cases to which the referee adverted, the earliest is {Teale v. Bartholomew, 2 Root 419 (Conn. 1796)}, in which it seems to have been assumed that a constable might arrest on Sunday for a breach of the peace committed on Saturday. The reporter gives neither argument nor reasons.",
    "neutral",
  ],
  [
    "counsel",
    "Defendant filed a timely motion to suppress, asserting that under {State v. Brubeck, 2014-Ohio-3318, 17 N.E.3d 802 (9th Dist.)}, no reasonable officer could have believed the porch light was a traffic signal. The trial court agreed and excluded the evidence. The State's sole assignment of error concerns the timeliness of the hearing.",
    "neutral",
  ],
  [
    "followed",
    "Our sister court answered this very question in {Toland v. Citrus Groves Special Dist., 911 So. 2d 1180 (Fla. 5th DCA 2005)}, and in the absence of interdistrict conflict that decision bound the trial judge to dismiss. He did so, and properly.",
    "positive",
  ],
  [
    "criticised",
    "I have read {Mahadeo Prasad Jaiswal v. Rent Control and Eviction Officer, 1961 All LJ 540} four times, the last of them on a Sunday and in complete silence. I mention this so that no one shall suppose that it was for want of application that I failed to discover in it any reason for its conclusion.",
    "negative",
  ],
  [
    "overruled",
    'We recognize that the insurance industry has written its policies with {Pomeroy v. Keystone Cas. Co., 417 Pa. Super. 88, 611 A.2d 1202 (1992)} in view, and for that reason alone we allow the interpretation announced there to govern policies issued before January 1 next. After that date the word "occupying" will have its dictionary meaning.',
    "negative",
  ],
  [
    "cited",
    "The instrument recites a consideration of one dollar and natural affection. Such recitals are common in the mountain counties. See also {Estep v. Runyon, 131 W. Va. 606, 49 S.E.2d 118 (1948)}. The circuit court thought the deed a forgery, and on this evidence that finding is clearly wrong.",
    "neutral",
  ],
  [
    "doubted",
    "The correctness of {Anantha Naicken v. Vasudevan, AIR 1954 Mad 877} has been assumed in this Court for two decades, very much as the solidity of a bridge is assumed by those who have not looked underneath. I have now looked. Let the papers be placed before My Lord the Chief Justice.",
    "negative",
  ],
  [
    "declined to follow",
    "Authority is divided. Upon one side is {Zimmer v. Franklin Sav. Ass'n, 76 Kan. App. 2d 440}, with its promise of certainty; on the other, the courts of Nebraska and Colorado, with their concern for the borrower who cannot read. Certainty has its charms. We nevertheless go with Nebraska.",
    "negative",
  ],
  [
    "hypothetical",
    "Even a decision to jettison {Mapes v. Thornapple Mut. Fire Ins. Co., 66 Mich. 220, 33 N.W. 411 (1887)} would bring this plaintiff nothing, as he brought his action in the wrong county, under a policy lapsed for nonpayment, upon a barn which was his brother's.",
    "neutral",
  ],
  [
    "history",
    "The dispute is older than the State. It was first before a court in {Archuleta v. Pueblo of San Tomas, 1 N.M. 204 (1857)}, where the alcalde's decree was found to have been eaten by mice; it came up again in 1884, in 1911, and in 1938. None of those judgments fixed the northern boundary, which alone is now in suit.",
    "neutral",
  ],
  [
    "distinguished",
    "Miss Tandy lost her suit in {Tandy v. Board of Regents, 214 Ky. 801, 284 S.W. 402 (1926)}, because she had been hired by a public body with no power to bind itself beyond the year. The appellee is a private academy, bound by whatever it signs. It can draw no comfort from her misfortune.",
    "negative",
  ],
  [
    "criticised",
    "What we said of the redemption period in {Larrabee v. Bitterroot Timber Co., 112 Mont. 90, 114 P.2d 301 (1941)} was said without our having turned the page. Section 9441, which begins overleaf, gives the mortgagor a full year. He shall have it.",
    "negative",
  ],
  [
    "cited",
    'The expression "cropper on shares" has been variously understood; for one usage see {Harbison v. Tate, 102 Tenn. 515, 52 S.W. 870}. The contract before us uses no such term, and the chancellor ought not to have put it there.',
    "neutral",
  ],
  [
    "lower court",
    "The Appellate Tribunal observed that it was 'unable to make head or tail' of {Nanavati Textiles v. Collector of Customs, 1987 (30) ELT 411 (Bom)} and moved on to the question of valuation. It is that second question alone which has been referred to us.",
    "neutral",
  ],
  [
    "not good law",
    "{Moti Ram v. Sub-Divisional Officer, AIR 1950 Ajmer 31} was good law for exactly as long as there was a State of Ajmer to be governed by it. There is none now, nor any Regulation of 1886, and what was once a judgment has become a curiosity of the binder's art.",
    "negative",
  ],
  [
    "governed",
    "Under the rule announced in {Arroyo v. Kettleman Harvesters, 33 Cal. App. 3d 715, 109 Cal. Rptr. 288 (1973)}, a labor contractor who chooses the field chooses the risk. The foreman here chose the field, the row and the ladder. Nothing more need be said on the issue of control.",
    "positive",
  ],
  [
    "cited",
    "The privilege has been recognized in one form or another in most of the Union. {Kincaid v. Houser, 89 Or. 404, 174 P. 160 (1918)}; Loomis v. Gates, 12 Wyo. 77 (1903). It was waived here when the doctor's wife repeated the conversation from the pulpit, and the court's refusal to let the jury hear it was reversible error.",
    "neutral",
  ],
  [
    "certiorari denied",
    "Similar language was before the Ninth Circuit in {Consolidated Kelp v. Harbor Comm'n, 540 F.2d 98 (9th Cir.), cert. denied, 429 U.S. 1041 (1976)}. The plaintiff here abandoned its federal claim at pretrial, and we are left with the state-law question whether kelp, while attached, is real property.",
    "neutral",
  ],
  [
    "overruled",
    "On that footing a decree-holder would be better off for having waited eleven years than for having waited eleven months. The learned Judges who decided {Sheo Narain v. Ram Autar, 1968 Luck LJ 77} perceived as much and thought it could not be helped. It can, and a Bench of this strength is assembled precisely in order to help it.",
    "negative",
  ],
  [
    "other case",
    "The amicus asks that we overrule Drexel outright, and as to the second holding in Drexel we do. The decision in {Fitch v. Monongah Glass Co., 88 W. Va. 441, 107 S.E. 190 (1921)}, which appears only in the amicus's table of authorities, dealt with the liability of a glassblower to his apprentice.",
    "neutral",
  ],
  [
    "declined to follow",
    "A court three hundred miles upriver takes the opposite view, {Hutchings v. Natchez Packet Co., 61 Miss. 330 (1883)}, and no doubt the river looks different from there. On our bank a carrier who puts a passenger off in the cane at midnight must answer for what the alligators do.",
    "negative",
  ],
  [
    "contra signal",
    "A release given before the extent of the injury is known does not bar recovery for the unknown part. Gorman v. Ketch, 77 Conn. App. 204 (2003); Silva v. Ledyard Transit, 91 Conn. App. 18 (2005). Contra {Marchand v. Yellow Line Coach Co., 2003 WL 1130442 (Conn. Super. Ct. Feb. 28, 2003)}.",
    "negative",
  ],
  [
    "counsel",
    "In its supplemental brief the State labors to distinguish {Commonwealth v. Rzepka, 482 Pa. 311, 393 A.2d 1140 (1978)}, while the appellant calls it dispositive. We need not referee. The notice of appeal was filed four days late, and we are without jurisdiction.",
    "neutral",
  ],
  [
    "relied on",
    "What is the widow's cash worth? One might have expected the books to be silent, but {Biddle v. Biddle's Executors, 9 N.J. Eq. 388 (Ch. 1853)} gives a table, and the tables of the master below agree with it to the penny. His report is confirmed.",
    "positive",
  ],
  [
    "other case",
    "Ordinance 44 is an abomination: vague, retrospective, and aimed at one man's geese. That much would have been plain even without the aid of any case, and so we say nothing of {Village of Penn Yan v. Tuttle, 40 Misc. 601, 83 N.Y.S. 119 (Sup. Ct. 1903)}, in which a differently worded enactment about ducks came before Mr. Justice Rumsey.",
    "neutral",
  ],
  [
    "followed",
    "An Iowa lawyer of my grandfather's day could have told the parties how this would end, for he would have had {Ringgold County v. Sayles, 88 Iowa 561, 55 N.W. 840 (1893)} upon his shelf. Ditches have changed little. The supervisors must pay for the corn.",
    "positive",
  ],
  [
    "criticised",
    "From the premise that a muafidar is not a ryot, the Board in {Thakur Raghuraj v. Collector, Banda, 1938 RD 202} passes to the conclusion that he is not a tenant, and thence that he is nobody at all and may be put out with a constable. It is a remarkable staircase. We have not been able to find any of the steps.",
    "negative",
  ],
  [
    "dissent",
    'It is said on the other side of this bench that {Oakes v. Kalamazoo Corset Co., 154 Mich. 80, 117 N.W. 555 (1908)} "has wrought nothing but injustice to working girls." Of that we say nothing either way. The action is barred by the statute of limitations.',
    "neutral",
  ],
  [
    "applied",
    "Substitute an airship for a steam-launch, and the second paragraph of the judgment in {Irrawaddy Navigation v. Maung Po, 5 LBR 117} might have been written with these parties in mind. We make the substitution. The carrier must prove how the silk came to be wet.",
    "positive",
  ],
  [
    "declined to follow",
    "It may be that the judges of the Appellate Division who decided {Matter of Quackenbush (Hempstead Lodge), 38 A.D.2d 814 (2d Dep't 1972)} saw further than we. What they saw, at all events, is not visible from this Department, and the Surrogate sits in this Department.",
    "negative",
  ],
  [
    "refusal to overrule",
    "It is urged that {Venkatasubba Rao v. Kotayya, 17 MLJ 91} is seventy years old. So was the plaintiff when the suit was filed, and nobody suggests that he had on that account ceased to be right. The preliminary objection, which it disposes of in a line, is rejected.",
    "positive",
  ],
  [
    "lower court",
    "Justice Blum, at Special Term, refused to be guided by {Ackerley v. Genesee Brewing Co., 210 A.D. 18, 205 N.Y.S. 330 (4th Dep't 1924)}, holding that repeal had taken the force out of it. Plaintiff appealed and then died; the appeal has abated, and the motion to dismiss it must be granted.",
    "neutral",
  ],
  [
    "reversed",
    "The order impugned, {Hooghly Cordage Works v. Assistant Collector, (1983) ECR 1180 (CEGAT)}, proceeds on the footing that a rope is a species of yarn because it was once yarn. On that reasoning the members of the Tribunal are a species of infant. The writ will issue, and the duty will be refunded.",
    "negative",
  ],
  [
    "distinguished",
    "Appellant finds a kindred spirit in the defendant whose sentence was set aside in {State v. Maldonado-Ruiz, 176 Wn. App. 811, 310 P.3d 1 (2013)}. That defendant had no prior offenses, had pleaded guilty, and had paid restitution to the last dollar. Appellant has eleven, did not, and has not.",
    "negative",
  ],
  [
    "left open",
    "Whether anything is left of {Nesbit v. Sabine Ferry Co., 140 Tex. 331, 167 S.W.2d 702 (1943)}, in light of the Tort Claims Act, is a serious question, and one which the court of civil appeals answered much too quickly. It should first have asked whether the plaintiff had exhausted the administrative claim. He had not.",
    "neutral",
  ],
  [
    "cited",
    "The quorum of a city council of the third class is a majority of the members elect. {State ex rel. Dineen v. Mayor of Hutchinson, 39 Kan. 408, 18 P. 270 (1888)}. Appellees do not dispute the figure; their complaint, which we find baseless, is that the mayor counted himself twice.",
    "neutral",
  ],
  [
    "relied on",
    "For that proposition the superior court looked to {Tran v. Bolsa Chica Homeowners, 188 Cal. App. 4th 1021, 116 Cal. Rptr. 3d 240 (2010)}, and so do we. Nothing in the 2014 amendments to the Davis-Stirling Act unsettles it.",
    "positive",
  ],
  [
    "criticised",
    "The majority in {Gandy v. Pensacola Naval Stores, 133 Fla. 512, 183 So. 2 (1938)} cites six cases. Four are from states that have since repented; the fifth is a dissent; the sixth is about turpentine. We ought not, we think, to send a child out of court upon such a company of witnesses.",
    "negative",
  ],
  [
    "governed",
    "The policy language is identical down to its misplaced semicolon. We construed it against the insurer in {Pioneer Mut. v. Ahlquist, 2009 ND 188, 774 N.W.2d 640}. Having once read a semicolon for all it was worth, we are not disposed to read it again for more.",
    "positive",
  ],
  [
    "hypothetical",
    "Were {Moosa Tar Mahomed v. Titagarh Gunny Mills, 34 Cal 1188} to vanish tomorrow from the reports, the plaintiff's plight would be the same. He sued upon a hundi which he had already endorsed away.",
    "neutral",
  ],
  [
    "cited",
    'The mechanics of a chattel mortgage "in the Dakota form" are described in {Sioux Valley Threshing Co. v. Ness, 22 S.D. 418, 118 N.W. 688 (1908)}. The finding that this one was given in fraud of creditors has no evidence behind it, and cannot be upheld.',
    "neutral",
  ],
  [
    "overruled",
    "Henceforth a wife may sue her husband in the courts of Wyoming for breaking her arm. It will be understood that {Lundahl v. Lundahl, 44 Wyo. 190, 9 P.2d 601 (1932)}, in which the arm was broken and the wife was sent home, belongs to the period before henceforth.",
    "negative",
  ],
  [
    "distinguished",
    "Every syllable of {Hukam Chand Bhatia v. State Transport Appellate Tribunal, 1970 ACJ 212} presupposes that there was a permit. There was in our case a bus, a driver, a conductor and forty-one passengers; but presuppose it as one may, there was no permit.",
    "negative",
  ],
  [
    "reaffirmed",
    "Some judgments are like the neem: bitter to the first taste, and afterwards one learns why it was planted. {Sadashiv Tukaram v. Collector of Kolaba, (1961) 63 Bom LR 781} was resented by every revenue officer in the Presidency. We sit in the shade of it today, and do not propose to lend anyone an axe.",
    "positive",
  ],
  [
    "cited",
    "3. The 1909 survey was admitted without objection. See {Tolland v. Rideout, 107 Me. 512, 78 A. 977 (1911)} (ancient survey). The objection now made for the first time, that the surveyor was unlicensed, was not preserved and is in any case frivolous.",
    "neutral",
  ],
  [
    "applied",
    "Because the hog cholera was known to the seller and not to the buyer, {Purdy v. McLean County Stock Co., 71 Ill. App. 290 (1897)} supplies the measure: not the price of the hogs that died, but the price of those that caught it from them. Upon that measure the verdict is, if anything, small.",
    "positive",
  ],
  [
    "limited",
    "We have been pressed with {In re Shanmugha Mudaliar, AIR 1947 Mad 355}, where an advocate who threw a law report at the Bench was let off with an apology. The report was the Indian Appeals, volume forty-eight, a slender one. The case is an authority for slender volumes.",
    "negative",
  ],
  [
    "affirmed",
    "For the reasons which Judge Kowalczyk so ably set down in {State v. Dufresne, 2011 VT Super 44}, we uphold the denial of the motion. To her discussion of the dog's training records nothing useful can be added.",
    "positive",
  ],
  [
    "dissent",
    "I dissented in {Moberly v. Platte Levee Dist. No. 2, 301 Mo. 704, 257 S.W. 90 (1923)}, and said some harsh things about it. The case has since been settled law for eleven years and no one today has asked that it be anything else. I turn to the costs, which are the sole matter assigned as error.",
    "neutral",
  ],
  [
    "relied on",
    "It is dark country, this borderland between a licence and a lease, and the lamps are few. The one that has burned the steadiest is {Gyan Chand v. Haridas Mehra, 1971 RCR 322}. We have kept our eyes upon it, and it has brought us to the tenant's door.",
    "positive",
  ],
  [
    "distinguished",
    "The line drawn in {Hargis v. Bluegrass Tobacco Warehouse, 301 Ky. 644, 192 S.W.2d 810 (1946)} runs between the man who sells his own leaf and the man who sells another's. Appellants ask us to put them on the near side of it. They sold another's, and have been on the far side since they opened their doors.",
    "negative",
  ],
  [
    "history",
    "The doctrine of these cases was first broached in {Stanwood v. Kennebec Log Driving Co., 47 Me. 301 (1860)}, extended to ice in 1883, and to sawdust in 1890. The 1909 act swept the whole subject into the hands of a commission, from whose decision the present appeal was taken too late.",
    "neutral",
  ],
  [
    "hypothetical",
    "If this were an action at law, we should have to consider whether {Gillespie v. Orr, 3 Watts 202 (Pa. 1834)} had been rightly decided, a thing on which learned men have differed. It is a bill in equity, and the bill is bad.",
    "neutral",
  ],
  [
    "reversed",
    "The learned Principal Judge, whose decision is reported as {Roshni Tewari v. Alok Tewari, 2009 (4) Crimes 112 (FC Lucknow)}, awarded the wife eleven rupees a day. At the rates prevailing in Lucknow this will procure her one cup of tea, and she must stand to drink it. The matter will go before another Judge.",
    "negative",
  ],
  [
    "doubted",
    "Later cases have nibbled at {Vorhees v. Union Depot Co., 130 Ind. 422, 30 N.E. 300 (1892)} from every side, until there is more hole than cheese. Whether the remnant should be thrown out need not be settled in this appeal; but counsel who dine upon it do so at their own risk.",
    "negative",
  ],
  [
    "adopted",
    '"A toll-gate keeper who sleeps is a toll-gate open." So it was put, a trifle too neatly perhaps, in {Bucks Road Co. v. Yost, 33 Pa. 277 (1859)}; but the law is none the worse for being neat, and that is the law of this case. The penalty was not incurred.',
    "positive",
  ],
  [
    "discussed",
    "The nearest case in point of fact is {Fazal Karim v. Maula Baksh, 18 IA 59}, a suit about who should lead the prayers in a mosque at Cawnpore. The Privy Council there enquired into the usage of the congregation. The judgment is short, and we reproduce the material part of it below, since each side has quoted a different half.",
    "neutral",
  ],
  [
    "overruled",
    "The commissioners' power to sell a poor man's cow for his road tax without telling him was upheld in {Suggs v. Overseers of Bertie, 82 N.C. 410 (1880)}. That such a thing was once upheld in this building is a fact we record with regret, and shall not repeat.",
    "negative",
  ],
  [
    "distinguished",
    "Had the salesman been given a key, we should be obliged to consider {Tuttle v. Dominion Adding Mach. Co., 187 Wis. 302, 204 N.W. 504 (1925)}, for the whole of that case hung upon the key. He was given a catalogue. One cannot open a warehouse with a catalogue.",
    "negative",
  ],
  [
    "cited",
    "The parish was divided in 1871. {Succession of Robichaux, 29 La. Ann. 440 (1877)}. The later division upon which the defendants insist was never promulgated, and acts done under it are absolute nullities.",
    "neutral",
  ],
  [
    "dissent",
    "Our brother in dissent reads {Patapsco Guano Co. v. Essex, 61 Md. 388 (1884)} as if the court had apologized for it ever since. The reading is his. The appellee has put his case upon the statute of frauds and upon nothing else, and there we leave it.",
    "neutral",
  ],
  [
    "followed",
    "Mr. Palkhi, appearing for the assessee, told us with disarming candour that he could succeed only if {Commissioner of Gift-tax v. Rani Saheb of Jath, (1980) 124 ITR 66 (Bom)} were wished away. We have not the gift of wishing. The question is answered in the affirmative and against the assessee.",
    "positive",
  ],
  [
    "other case",
    "We distinguished Hallam in {Oakhurst Dairy Coop. v. Pettengill, 588 A.2d 304 (Me. 1991)}, on the ground that the milk there had already been pasteurized. The Cooperative asks us now to go further and discard Hallam altogether. We decline, because no one in this litigation handled milk.",
    "neutral",
  ],
  [
    "relied on",
    'Far from being the "sport" which counsel for the railroad calls it, {Tuckahoe v. Seaboard Car Co., 119 Va. 616, 89 S.E. 901 (1916)}, is bone of the bone of our law of carriers. It disposes of the exception to the second instruction.',
    "positive",
  ],
  [
    "criticised",
    "The computation adopted in {Zenith Motor Insurance v. Sarla Rani, 1982 ACJ 77 (P&H)} supposes that a carpenter of thirty would have lived to ninety, and planed timber to the last. The learned Judge's heart was in the right place; it is the decimal point that was not. Tribunals will go back to the multiplier.",
    "negative",
  ],
  [
    "explained",
    'The plaintiff in {Rhea v. Nolichucky Iron Works, 3 Head 511 (Tenn. 1859)} was a slave\'s owner, suing for the hire of a man crushed beneath a trip hammer. It is from that unhappy source that the phrase "unusual hazard of the furnace" comes into our reports, and counsel on both sides have quoted it in this cause.',
    "neutral",
  ],
  [
    "history",
    "As the late Sir Dinshah Mulla's editor observes, the proposition was imported from Chancery by {Khetter Monee v. Kishen Mohun, 5 WR (PC) 32}, though the Chancery itself gave it up within the decade. It is unnecessary for us to pursue the antiquarian enquiry, the parties being Christians.",
    "neutral",
  ],
  [
    "not good law",
    'Before relying on any Missouri decision concerning "contributory" negligence, counsel should look at its date. {Brockelman v. St. Joseph Light Co., 402 S.W.2d 61 (Mo. 1966)}, was decided seventeen years before comparative fault, and on the point for which it is offered it has no remaining vitality.',
    "negative",
  ],
  [
    "followed",
    "Seventy-two hours means seventy-two hours. We held as much in {In re Commitment of Lindgren, 2007 WI App 141, 303 Wis. 2d 488}, when the clock ran out over a holiday weekend, and it means no more because this weekend was an ordinary one. The petition must be dismissed.",
    "positive",
  ],
  [
    "cited",
    "For the form which such a decree commonly takes in the Provinces, reference may be made to {Musammat Barfi v. Jagan Nath, 2 Luck 88}. The decree now under execution was in no form at all. It was a postcard.",
    "neutral",
  ],
  [
    "compared",
    "A tavern keeper's right to exclude stands upon a different footing from an innkeeper's. Cf. {De Groat v. Kinderhook House, 41 Hun 622 (N.Y. 1886)} (innkeeper). The city's regulation treats the two alike and is for other reasons, set out below, unconstitutional.",
    "neutral",
  ],
  [
    "dissent",
    'In a separate opinion Judge Tamm-Rivers would also do away with {Crandall v. Erie Basin Dry Dock, 26 N.Y.2d 301 (1970)}, "root, branch and leaf." The plurality does not reach Crandall. There was no dry dock, and there is no need.',
    "neutral",
  ],
  [
    "hypothetical",
    "Even a court minded to pronounce {Bhagat Ram v. Kunj Behari, AIR 1930 Lah 88} a mistake would require a litigant with something to gain by its being one. The appellant has sold his share, spent the price, and sought leave to withdraw. We give it.",
    "neutral",
  ],
  [
    "actor",
    'Perhaps the sharpest criticism of the "zone of danger" cases came from Chief Justice Hallowell in {Tewksbury v. Bath Iron Foundry, 310 A.2d 44 (Me. 1973)}, who called them a lottery in which only the bruised may buy tickets. Other courts have been kinder to them. The plaintiff here was bruised.',
    "neutral",
  ],
  [
    "reversed",
    "We accepted discretionary review of {Yamhill Vintners v. Department of Revenue, 22 Or. Tax 318 (2016)}. The Tax Court's construction would make a vineyard taxable as improved land on the day the first vine dies. We construe the statute otherwise, and remand for an assessment in accordance with its words.",
    "negative",
  ],
  [
    "followed",
    "Strictly, {Premlata Bose v. Presidency Magistrate, 59 CWN 1012} binds me; happily, it also convinces me, so that I am spared that civil war between obedience and opinion which is the usual lot of a Judge sitting alone. Rule absolute.",
    "positive",
  ],
  [
    "discussed",
    "In {Balmukund Marwari v. Nand Lal, 1 Pat LJ 505} a receiver had been appointed on the plaintiff's bare affidavit; the order was upheld, but with an observation that such orders should be rare. Counsel next took us to the order-sheet of the present suit, which is a monstrous document of ninety entries, and to that we now come.",
    "neutral",
  ],
  [
    "declined to follow",
    "The Bombay view, as expressed in {Dattatraya v. Shridhar, 1968 Mah LJ 901}, is that the notice may be pasted on the door. The Gujarat view is that it must first be offered to a human hand. Having regard to what monsoons do to paste, I prefer the Gujarat view.",
    "negative",
  ],
  [
    "abrogated",
    "The petitioner's grandfather, had he asked for this relief, would have been sent away under {Emperor v. Lakhan Dusadh, ILR 14 Pat 301}, because he was by birth a member of a tribe notified as criminal. The petitioner was born into the Republic. He asks, and he receives.",
    "negative",
  ],
  [
    "limited",
    "Nothing in {Thorsgaard v. City of Minot, 311 N.W.2d 19 (N.D. 1981)}, was intended to suggest that a city acquires a street by forgetting that it never owned it. If the opinion has been so taken, and the brief of the city shows that it has, it should be taken so no longer.",
    "negative",
  ],
  [
    "counsel",
    "The Trial Lawyers' Association, as amicus, suggests that {Mendenhall v. Osage Pipeline Co., 1999 OK 71, 988 P.2d 411} was wrongly decided and should be cabined if not discarded. An amicus takes the case as the parties have made it, and these parties made theirs on the statute of repose alone.",
    "neutral",
  ],
  [
    "but see",
    "Most courts hold that the seizure of a wallet during a pat-down requires something more than its bulk. But see {State v. Oakhurst, 2010-NMCA-088, 148 N.M. 702} (upholding seizure of billfold). The officer here felt a billfold and nothing more.",
    "negative",
  ],
  [
    "followed",
    "In {Hiralal Bapuji v. Gram Panchayat, Borsad, (1969) 10 GLR 550} the villagers got their well back. We can think of nothing in the Gujarat Panchayats Act, or out of it, which would make a well at Anand different from a well at Borsad.",
    "positive",
  ],
  [
    "cited",
    "On the etiquette of judicial visits to the locus in quo, see {Ram Lakhan v. Ujagir, AIR 1921 Oudh 144}. The learned Munsif's visit, on which he took tea with the defendant, was a gross irregularity, and the decree is a nullity.",
    "neutral",
  ],
  [
    "distinguished",
    "A precedent is not an overcoat, to be lent to any stranger who happens to be cold. {Kosi Jute Spinners v. Workmen, (1963) 1 LLJ 441} was cut to the measure of a concern which had made profits in nine years out of ten; this one has made them in none.",
    "negative",
  ],
  [
    "reaffirmed",
    "Appellant contends that the adoption of Rule 403 silently displaced {Commonwealth v. Haverstraw, 399 Pa. Super. 150, 581 A.2d 944 (1990)}. It did not. The Rule codifies what Haverstraw had already required, and trial courts should continue to conduct the inquiry as Haverstraw prescribes.",
    "positive",
  ],
  [
    "criticised",
    "The judgment in {Workmen of Pench Valley Colliery v. Management, (1974) Lab IC 1109 (MP)} contains much that is true and much that bears upon the reference; but the two parts do not overlap.",
    "negative",
  ],
  [
    "adopted",
    'What makes a confession voluntary is not the absence of blows. "A man may be beaten with a chair on which he is not allowed to sit": per Vivian Bose-Pillai, J., in {Kuttan v. State of Travancore, 1952 TC 88}. This appellant had stood for two days. The confession goes out, and with it the case.',
    "positive",
  ],
  [
    "limited",
    "Plaintiffs would carry {Kirschner v. Ravenna Twp. Trustees, 45 Ohio St. 3d 77, 543 N.E.2d 488 (1989)}, from ponds to retention basins, from retention basins to storm drains, and from storm drains to this manhole. We stop where Kirschner stopped, at the pond.",
    "negative",
  ],
  [
    "affirmed",
    "The Court of Civil Appeals wrote at length, {Sabinal Irrigation Co. v. Kothmann, 180 S.W. 902 (Tex. Civ. App. 1915)}, and the writ of error was granted because its conclusion seemed to us at first a startling one. Upon mature reflection it startles us no more. Affirmed.",
    "positive",
  ],
  [
    "compared",
    "An interesting parallel is afforded by {Maung Shwe v. Ma Hnin, 11 Rang 298}, where a Buddhist monk claimed to inherit. The learned Judges there differed and the case went off on a compromise. We note the parallel, and pass to the evidence, in which the Court below discovered a will that is not there.",
    "neutral",
  ],
  [
    "overruled",
    "The rule in {Kadambini Dasi v. Umesh Chandra, 14 CWN 222} has been ill for so long that the profession had ceased to enquire after its health. It falls to us only to fix the hour. We fix it at half past ten this morning, and those who were waiting upon the event may proceed with their suits.",
    "negative",
  ],
  [
    "followed",
    "I cannot say that {Ramdulari v. Board of Revenue, 1964 RD 118} was wrongly decided; I have tried, since my sympathies lie with the bhumidhar; and every path by which I sought to leave the judgment has led me back to the middle of it. The petition is dismissed with regret and without costs.",
    "positive",
  ],
  [
    "distinguished",
    '{Vance v. Claiborne Election Comm\'rs, 196 Tenn. 77, 264 S.W.2d 211 (1954)} read a statute that said "may." In 1971 the lawmakers struck out that word and wrote "shall" in its place. They must be presumed to have had some object in going to the trouble.',
    "negative",
  ],
  [
    "relied on",
    "If authority be wanted for so plain a matter, it is at hand. {Stover v. Boonsboro Tpk. Co., 26 Md. 301 (1866)}. The company took the tolls, and with the tolls it took the burden of the bridge. The prayer was rightly granted.",
    "positive",
  ],
  [
    "discussed",
    "Note 12 to the Restatement section draws on {Nakamura v. Hilo Cane Carriers, 41 Haw. 550 (1957)}, though the illustration departs from the facts: in the case the driver was awake, while in the illustration he sleeps. We set out both, because the jury was given the one and the argument proceeds on the other.",
    "neutral",
  ],
  [
    "criticised",
    "4. We recognize that the First District reached the opposite result in {Nuñez v. Coral Bay Marina, 87 So. 3d 61 (Fla. 1st DCA 2012)}. Respectfully, that panel overlooked subsection (3), which answers the question. We certify conflict.",
    "negative",
  ],
  [
    "followed",
    "{Thakor Saheb of Vansda v. Jethabhai, ILR 41 Bom 877} says that a prince who builds a railway across a cultivator's drain must build a drain across his railway. It would be presumptuous to add anything. The Union of India, which is now the prince, has six months.",
    "positive",
  ],
  [
    "cited",
    "The marriage of a deserted wife during her husband's absence beyond seas has been a fruitful parent of litigation. See also {Munro v. Saltonstall, 2 Dane Abr. 301 (Mass. 1804)}. In this suit the husband was never beyond Worcester, and the defence is a sham.",
    "neutral",
  ],
  [
    "reported overruled",
    "For its instruction number nine the State went to {State v. Halvorsen, 18 Wash. App. 2d 77 (2021)}. It seems to have gone there on a Tuesday; on the Thursday of that week our Supreme Court reversed Halvorsen, and on the very sentence that the instruction repeats.",
    "negative",
  ],
  [
    "counsel",
    "Plaintiff insists that {Jessup v. Mackinac Ferry Line, 330 Mich. 188, 47 N.W.2d 74 (1951)}, is on all fours and that the trial judge defied it. The stenographic record shows that the judge was never told of it. A court is not defiant of what is kept from it, and in any event the claim was released in writing.",
    "neutral",
  ],
  [
    "cited",
    "The Board's jurisdiction over dog tracks was upheld in one case and denied in the next. See {Hialeah Kennel Ass'n v. State Racing Comm'n, 138 Fla. 611, 190 So. 14 (1939)}; Biscayne Greyhounds v. Same, 141 Fla. 20 (1939). We were not then, and are not now, asked to say which fits a jai-alai fronton.",
    "neutral",
  ],
  [
    "overruled",
    "For sixty years the corner of Indiana law in which a child could not recover for the loss of a parent's company has been kept dark by {Dietz v. Evansville Stove Co., 109 Ind. App. 302, 34 N.E.2d 160 (1941)}. We have been asked to open the shutters. We see no reason why they were ever closed.",
    "negative",
  ],
  [
    "followed",
    "Once it is seen that Ext. B-4 was written after the quarrel and not before it, this case becomes {Kunhamina v. Moideen Kutty, 1974 KLT 331} with the names altered, and the result cannot be altered with them.",
    "positive",
  ],
  [
    "distinguished",
    "The applicant compares himself to the officer in {D.N. Bhattacharjee v. Union of India, 1981 (2) SLR 504}. That officer was compulsorily retired for a single adverse entry, made by a superior who could not spell his name. The applicant's entries number twenty-three, and everyone has spelt him correctly.",
    "negative",
  ],
  [
    "affirmed",
    "The Appellate Division was divided; the Chancery Division judge, in {In re Trusteeship of Overbeck, 201 N.J. Super. 415 (Ch. Div. 1985)}, was not, and it is to his opinion, lucid upon every branch of the matter, that we restore the force of a judgment.",
    "positive",
  ],
  [
    "criticised",
    "The rule of {Furniss v. Delaware Peach Growers' Exch., 5 Terry 88, 57 A.2d 710 (Del. Super. 1948)} permits a jury to find that a peach was sound and rotten on the same afternoon. Fruit is capable of a good deal, but verdicts ought to be consistent, and hereafter in this State they must be.",
    "negative",
  ],
  [
    "relied on",
    "If one asks why a guest should be heard to complain of a staircase which his host climbs daily, the answer will be found at the foot of page 77 in {Loewenthal v. Crane, 212 Or. 70, 318 P.2d 288 (1957)}: the host knows about the fourth step. This host knew about hers. She ought to have said so.",
    "positive",
  ],
  [
    "limited",
    'The books contain no more dangerous sentence than that which closes {Fuqua v. Hardin Cir. Ct. Clerk, 9 Bush 411 (Ky. 1872)}: "A clerk may correct his own mistakes." He may correct a date, which is all that had been done there. He may not correct a verdict.',
    "negative",
  ],
  [
    "lower court",
    "It was the Sub-Divisional Magistrate's view that {Emperor v. Ghasi Ram, 7 ALJ 318} 'need not be taken seriously in the hills.' For the Magistrate's geography he may answer to his superiors. The conviction fails because the complaint was never signed.",
    "neutral",
  ],
  [
    "adopted",
    "It is seldom that a Collector furnishes the law with a maxim. Mr. Crosthwaite, sitting as a Revenue Court in {Debi Dayal v. Jhunna, 2 Sel. Dec. NWP 71}, did: 'What the patwari forgot, the river did not.' The alluvial accretion belongs to the plaintiff.",
    "positive",
  ],
  [
    "reversed",
    "The District Court of Appeal, {Larkspur Ferry Riders v. Golden Gate Transit, 18 Cal. Rptr. 301 (1962)}, read the notice-of-claim statute as a trap, and sprang it. We read it as a notice-of-claim statute. The claimants' letter gave notice of their claim.",
    "negative",
  ],
  [
    "governed",
    "Our en banc court having held in {Beltran v. Commonwealth, 66 Va. App. 318, 785 S.E.2d 220 (2016) (en banc)}, that a text message is a writing, a panel may not hold, as appellant would like, that it is a conversation. His first assignment of error accordingly fails.",
    "positive",
  ],
  [
    "not binding",
    "The Revenue Board's decision in {Sarju v. Mst. Ramkali, 1943 AWR (Rev) 77} has been followed in the Board, as one's own footprints may be followed round a tree. It does not lead to the High Court.",
    "negative",
  ],
  [
    "applied",
    "Somewhere in the Bureau there is presumably a copy of {Tohatchi Grazing Ass'n v. Secretary, 702 F.2d 911 (10th Cir. 1983)}. Had anyone opened it, he would have learned that a permit cannot be cancelled by telephone, and five years of everyone's time might have been put to better use. The cancellation is set aside.",
    "positive",
  ],
  [
    "doubted",
    "How a mortgage can be at once redeemed and foreclosed, as {Chhotu Mian v. Mst. Sakina, AIR 1939 Nag 266} appears to contemplate, passes my comprehension, and I should be sorry to decide a case, as happily I am not compelled to do, on the supposition that it can be.",
    "negative",
  ],
  [
    "reaffirmed",
    "We are not aware that the mountains have moved since {Tendoy Sheep Co. v. Lemhi County, 51 Idaho 230, 4 P.2d 902 (1931)}, or that sheep have learned to winter on them. Taxable situs is where the flock spends the cold months, now as then.",
    "positive",
  ],
  [
    "abrogated",
    "The ink on {Brashear v. Kansas City Stockyards Bank, 221 Kan. 818, 562 P.2d 90 (1977)} was scarcely dry when the legislature met, and scarcely had it met when it enacted K.S.A. 84-9-307a. The bank's argument is one that could have been made only in the interval.",
    "negative",
  ],
  [
    "refusal to overrule",
    'Perhaps the rule of {Jessamine v. Poinsett Canal Co., 3 Rich. 210 (S.C. 1846)} is, as counsel protests, "a relic." So is this courthouse. Both are sound, both are in daily use, and we do not see that the public would be better served by pulling down either.',
    "positive",
  ],
  [
    "distinguished",
    "Two features that the court thought essential in {Whitlow v. Tishomingo Sav. & Loan, 377 So. 2d 911 (Miss. 1979)}, are missing: there was no fiduciary relation between these parties, and no one destroyed the ledger. Without them what remains is an ordinary debt, on which the ordinary three years have run.",
    "negative",
  ],
  [
    "left open",
    "Upon the precise reach of {Bannister v. Quincy Granite Ry., 9 Allen 502 (Mass. 1864)}, the text-writers have not agreed, and it would be idle to hope that a decision on the pleadings might bring them together. The declaration is bad for duplicity and we go no further.",
    "neutral",
  ],
  [
    "relied on",
    "We take our text from {Kealoha v. Lahaina Landing Co., 22 Haw. 180 (1914)}. The sea, it was there said, gives to the littoral owner only what it gives slowly. What the hurricane of 1992 gave to appellees it gave in a night, and it therefore remains the property of the State.",
    "positive",
  ],
];
