import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 1, that the rules may be tuned on. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_1_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "overruling, stare decisis weighed",
    "Stare decisis is not an inexorable command, least of all where a rule has proved unworkable in the hands of the trial courts for three decades. Because {Harmon v. Delacroix Shipping Co., 412 F.2d 118 (5th Cir. 1969)}, cannot be squared with the text of the Act or with any later decision of this court, we now part company with it and overrule it.",
    "negative",
  ],
  [
    "overruling, partial",
    "To the extent that {State v. Quillen, 231 Kan. 402 (1982)}, required the defendant to prove prejudice by clear and convincing evidence, it is disapproved and shall no longer be followed.",
    "negative",
  ],
  [
    "overruling, partial",
    "The remainder of the opinion in {Bassett v. Tolliver Mills, 177 Ga. 88, 169 S.E. 310 (1933)}, is left undisturbed, but that portion of Division 2 which speaks of an absolute duty to warn is overruled.",
    "negative",
  ],
  [
    "counsel urges overruling",
    "Appellant urges us to overrule {Pomeroy v. Castle Rock Irrigation Dist., 98 Colo. 212 (1936)}. We find it unnecessary to reach the question, because the judgment must be affirmed on the ground that the notice of claim was late.",
    "neutral",
  ],
  [
    "declined invitation to overrule",
    "The Attorney General invites us to revisit {People v. Lindqvist, 61 N.Y.2d 340 (1984)}. We decline the invitation. The rule is clear, it has been relied upon by prosecutors and defenders alike, and we adhere to it.",
    "positive",
  ],
  [
    "declined invitation to overrule",
    "Amici ask that we abandon {Carrow v. Board of Registration, 388 Mass. 55 (1983)}, as a relic. We see no reason to do so; it was correctly decided, and it governs here.",
    "positive",
  ],
  [
    "string citation, see",
    "A party who fails to object before the magistrate judge waives review of all but plain error. See {Thurlow v. Bannister, 702 F.3d 911, 915 (6th Cir. 2012)}; Ames v. Rutledge, 640 F.3d 77, 80 (6th Cir. 2011).",
    "neutral",
  ],
  [
    "string citation, see also",
    "The burden of persuasion rests at all times on the plaintiff. Dorn v. Whitlow, 430 U.S. 12, 19 (1977); see also {Pacheco v. Merritt Canning Co., 551 F.2d 202 (9th Cir. 1977)}.",
    "neutral",
  ],
  [
    "string citation, accord",
    "An option without consideration is revocable at will. Hale v. Orton, 88 Vt. 31 (1914). Accord {Ruddock v. Penfield, 113 N.H. 9 (1973)}; Bailey v. Kerr, 70 Me. 400 (1879).",
    "positive",
  ],
  [
    "string citation, but see",
    "Most circuits require actual notice. Trask v. Nolan, 811 F.2d 9 (1st Cir. 1987); Webb v. Ortiz, 790 F.2d 313 (3d Cir. 1986). But see {Strand v. Gaither, 803 F.2d 664 (11th Cir. 1986)} (constructive notice sufficient).",
    "negative",
  ],
  [
    "string citation, contra",
    "The great weight of authority holds that the privilege survives the client's death. Contra, {In re Estate of Vossler, 214 Iowa 1077 (1932)}.",
    "negative",
  ],
  [
    "string citation, cf.",
    "Cf. {Keating v. Township of Marlboro, 92 N.J. 14 (1982)} (statutory notice period tolled by minority). Here the period was tolled, if at all, by agreement of the parties.",
    "neutral",
  ],
  [
    "string citation, but cf.",
    "We have never required expert testimony in a case of this simplicity. E.g., Moran v. Lutz, 44 Or. App. 12 (1980). But cf. {Hedges v. Santiam Hospital, 39 Or. App. 650 (1979)}.",
    "negative",
  ],
  [
    "string citation, compare with",
    "Compare {Ingersoll v. Reyes, 19 Cal. 4th 210 (1998)} (duty found where landlord retained control of stairway), with Foss v. Pryor, 27 Cal. 4th 880 (2002) (no duty where tenant had exclusive possession).",
    "neutral",
  ],
  [
    "subsequent history, reversed",
    "{United States v. Tillman, 318 F. Supp. 2d 44 (D. Conn. 2004)}, rev'd, 411 F.3d 20 (2d Cir. 2005), had taken the contrary view of the guideline.",
    "negative",
  ],
  [
    "subsequent history, affirmed",
    "Judge Wexler reached the same conclusion in {Coastal Packing, Inc. v. Marine Workers Local 9, 240 F. Supp. 77 (D. Me. 1965)}, aff'd, 355 F.2d 301 (1st Cir. 1966).",
    "positive",
  ],
  [
    "subsequent history, cert. denied",
    "{Milbank v. Estrada, 655 F.2d 1004, 1010 (10th Cir.)}, cert. denied, 454 U.S. 1099 (1981), states the elements of the tort.",
    "neutral",
  ],
  [
    "subsequent history, overruled by",
    "The older formula appears in {Gentry v. State, 212 Tex. Crim. 7 (1968)}, overruled by Mabry v. State, 601 S.W.2d 940 (Tex. Crim. App. 1980).",
    "negative",
  ],
  [
    "subsequent history, target is the actor",
    "Gentry v. State, 212 Tex. Crim. 7 (1968), overruled by {Mabry v. State, 601 S.W.2d 940 (Tex. Crim. App. 1980)}.",
    "neutral",
  ],
  [
    "subsequent history, superseded",
    "See {Rourke v. Falmouth Savings Bank, 304 F.3d 66 (1st Cir. 2002)}, superseded by statute as stated in Tierney v. Dobbs, 588 F.3d 201 (1st Cir. 2009).",
    "negative",
  ],
  [
    "subsequent history, vacated",
    "The Government points to {Alvarado v. Dept. of Labor, 29 F.4th 318 (9th Cir. 2022)}, vacated and remanded, 143 S. Ct. 77 (2022), which therefore has no precedential force.",
    "negative",
  ],
  [
    "subsequent history, abrogated",
    "E.g., {Dunleavy v. Northfield Transit, 78 F.3d 455 (7th Cir. 1996)}, abrogated on other grounds by Castor v. Benning, 541 U.S. 90 (2004).",
    "negative",
  ],
  [
    "parenthetical, distinguishing",
    "See Orr v. Plainfield, 90 F.3d 10, 14 (2d Cir. 1996) (distinguishing {Latham v. Spence, 77 F.3d 1 (2d Cir. 1996)}, where the officer had been warned twice).",
    "negative",
  ],
  [
    "parenthetical, target is the actor",
    "See {Orr v. Plainfield, 90 F.3d 10, 14 (2d Cir. 1996)} (distinguishing Latham v. Spence, 77 F.3d 1 (2d Cir. 1996)).",
    "neutral",
  ],
  [
    "parenthetical, overruling",
    "Our cases have long recognized the defense. See Yates v. Morrow, 144 Ohio St. 3d 5 (2015) (overruling {Haskell v. Dayton Foundry, 17 Ohio St. 2d 88 (1969)}).",
    "negative",
  ],
  [
    "parenthetical, quoting",
    'Summary judgment is "not a disfavored procedural shortcut." Lennox v. Ivers, 9 F.4th 50, 55 (1st Cir. 2021) (quoting {Sheridan Corp. v. Blaine, 466 U.S. 300, 317 (1984)}).',
    "neutral",
  ],
  [
    "negation, do not overrule",
    "We do not today overrule {Tompkins v. Reardon Coal Co., 118 W. Va. 600 (1937)}; no party has asked us to, and the facts do not call for it.",
    "neutral",
  ],
  [
    "negation, nothing to the contrary",
    "Nothing in {Fairbanks v. Ostrow, 381 F.2d 20 (D.C. Cir. 1967)}, is to the contrary. The court there said only that the agency must state its reasons.",
    "neutral",
  ],
  [
    "not authority for",
    "{Willard v. McAfee, 55 Cal. 2d 700 (1961)}, is not authority for a proposition that the parties there neither raised nor argued.",
    "negative",
  ],
  [
    "dissent, would overrule",
    "BRANTLEY, J., dissenting. I would overrule {Stokes v. Hammond Lumber Co., 299 Or. 41 (1985)}, and hold that the widow may recover.",
    "neutral",
  ],
  [
    "dissent, majority overrules",
    "With a stroke of the pen the majority today overrules {Bishop v. Carmody, 410 U.S. 655 (1973)}, a precedent on which three generations of shareholders have relied. I respectfully dissent.",
    "negative",
  ],
  [
    "lower court relied",
    "The District Court, relying on {Nash v. Kirby Petroleum, 288 F.2d 60 (5th Cir. 1961)}, granted the motion and dismissed the complaint with prejudice. We granted leave to appeal.",
    "neutral",
  ],
  [
    "lower court misapplied",
    "The District Court thought itself bound by {Nash v. Kirby Petroleum, 288 F.2d 60 (5th Cir. 1961)}. It was not. That case involved an express warranty, and there is none here.",
    "negative",
  ],
  [
    "lower court rightly applied",
    "The trial judge correctly took {Delgado v. Harlan County, 73 Wash. 2d 144 (1968)}, to be controlling, and we affirm for the reasons given there.",
    "positive",
  ],
  [
    "question posed",
    "The single question on which we granted certiorari is this: should {Amberson v. Fisk, 322 U.S. 190 (1944)}, be overruled?",
    "neutral",
  ],
  [
    "hypothetical",
    "Were we to overrule {Amberson v. Fisk, 322 U.S. 190 (1944)}, a great many settled titles would be thrown into doubt.",
    "neutral",
  ],
  [
    "followed",
    "This case is on all fours with {Prentiss v. Gould, 49 N.Y.2d 803 (1980)}, and must be decided the same way.",
    "positive",
  ],
  [
    "followed, controlling",
    "We think {Slocum v. Brandeis Tool Works, 270 U.S. 341 (1926)}, controls the disposition of this appeal. There, as here, the carrier had accepted the goods before the strike began.",
    "positive",
  ],
  [
    "followed, bound",
    "A panel of this court is bound by {United States v. Farnsworth, 801 F.3d 12 (8th Cir. 2015)}, until the court en banc says otherwise. Applying it, we vacate the sentence.",
    "positive",
  ],
  [
    "applied",
    "Applying the three-part test of {Moffat v. Sterling Drug Co., 39 N.J. 210 (1962)}, to the undisputed facts, we conclude that the product was defective as a matter of law.",
    "positive",
  ],
  [
    "reaffirmed",
    "Today we reaffirm the rule, first announced in {Garrity v. Blount, 11 Wall. 340 (1870)}, that a grant of public land is to be strictly construed against the grantee.",
    "positive",
  ],
  [
    "relied on",
    "In so holding we rely principally upon {Shaughnessy v. Port of Tacoma, 102 Wn.2d 330, 684 P.2d 1200 (1984)}.",
    "positive",
  ],
  [
    "distinguished, readily",
    "Defendant's principal authority, {Cobb v. Riverside Amusement Co., 36 Ill. App. 3d 90 (1976)}, is readily distinguishable. The patron there had climbed over a locked gate.",
    "negative",
  ],
  [
    "distinguished, inapposite",
    "{In re Marriage of Oduya, 144 Cal. App. 4th 77 (2006)}, is inapposite. It dealt with the characterization of a pension, not with its valuation.",
    "negative",
  ],
  [
    "misplaced reliance",
    "The State's reliance on {Hollowell v. Commonwealth, 9 Va. App. 144 (1989)}, is misplaced.",
    "negative",
  ],
  [
    "limited to facts",
    "We take this occasion to confine {Truesdale v. Kemp, 505 U.S. 88 (1992)}, to its peculiar facts.",
    "negative",
  ],
  [
    "doubted",
    "The continued vitality of {Norquist v. Hale, 167 U.S. 220 (1897)}, is open to serious doubt after the decisions of the last decade.",
    "negative",
  ],
  [
    "no longer good law",
    "Whatever force {Maddox v. Ritter, 24 Ala. 555 (1854)}, may once have had, it is no longer good law.",
    "negative",
  ],
  [
    "undermined",
    "Later decisions have so eroded the foundations of {Pickett v. Lowry, 300 U.S. 14 (1937)}, that little more than its caption remains.",
    "negative",
  ],
  [
    "two cases, other one overruled",
    "In Stanfield v. Burch, 81 Idaho 30 (1959), this court overruled Peck v. Idaho Southern R.R., 40 Idaho 6 (1924); four years later, in {Ekholm v. Voss, 85 Idaho 212 (1963)}, we were asked what remained of the assumption of risk.",
    "neutral",
  ],
  [
    "two cases, one followed",
    "Plaintiff would have us follow Tibbets v. Lowe, 9 F.2d 31 (2d Cir. 1925). We prefer the reasoning of {Gorham v. Pike, 14 F.2d 200 (2d Cir. 1926)}, and follow it instead.",
    "positive",
  ],
  [
    "two cases, one not followed",
    "We follow Gorham v. Pike, 14 F.2d 200 (2d Cir. 1926), rather than {Tibbets v. Lowe, 9 F.2d 31 (2d Cir. 1925)}, which overlooked the amendment.",
    "negative",
  ],
  [
    "plain citation",
    "A release procured by fraud may be avoided. {Denning v. Orcutt, 19 Mich. 200, 204 (1869)}. The question is whether the plaintiff acted promptly upon discovering the fraud.",
    "neutral",
  ],
  [
    "explained",
    "In {Carver v. Dunmore, 8 How. 212 (1850)}, the Court explained that a pilot, though compulsorily employed, is for the time being the servant of the owner. That explanation has been discussed in many later cases.",
    "neutral",
  ],
  [
    "facts narrated",
    "{Rexford v. Lane, 520 N.W.2d 6 (Minn. 1994)}, arose out of a collision between a school bus and a grain truck. The jury apportioned fault equally.",
    "neutral",
  ],
  [
    "OCR, hyphen over lines",
    "It follows that {Lanier v. Suffolk Trust Co., 201 App. Div. 33 (N.Y. 1922)}, must be deemed over-\nruled, and we so declare.",
    "negative",
  ],
  [
    "OCR, page number in the middle",
    "For the reasons stated, the decision in {Ellery v. Caswell, 41 Conn. 90 (1874)}, is\n\n312\n\nno longer to be regarded as authority in this State.",
    "negative",
  ],
  [
    "OCR, curly quotes",
    "We find “no principled basis” for departing from {Ybarra v. Coe, 108 Ariz. 71 (1972)}, and so we fol-\nlow it.",
    "positive",
  ],
  [
    "old style, approved",
    "The doctrine was well laid down by Chief Justice Parsons in {Wadleigh v. Trull, 6 Mass. 501 (1810)}, and has our entire approbation.",
    "positive",
  ],
  [
    "old style, shaken",
    "The authority of {Crocker v. Bainbridge, 2 Johns. 118 (N.Y. 1807)}, must be regarded as much shaken by what fell from the Chancellor in a later cause.",
    "negative",
  ],
  [
    "old style, cannot be supported",
    "If that case is to be understood as going the length contended for, {Sewall v. Brattle, 4 Pick. 66 (Mass. 1826)}, cannot be supported upon principle.",
    "negative",
  ],
  ["no words", "{Hartnett v. Sims, 610 F.2d 44 (4th Cir. 1979)}.", "unknown"],
  [
    "list only",
    "{Bowen v. Lyle, 390 U.S. 12 (1968)}; Tuck v. Marsh, 388 U.S. 70 (1967); Oakes v. Finn, 377 U.S. 301 (1964).",
    "unknown",
  ],
  ["table of authorities", "{Crandall v. Whitmore, 77 F.3d 190 (8th Cir. 1996)} . . . . . . . . 14, 22", "unknown"],
  [
    "counsel's reliance reported",
    "Mr. Abbott, for the respondent, relied on {Falconer v. Stagg, 31 Pa. 410 (1858)}, and on the practice of the orphans' court.",
    "neutral",
  ],
  [
    "superseded by statute",
    'In response to {Ledger v. Pinnacle Airlines, 521 U.S. 700 (1997)}, Congress amended the definition of "disability," and the narrow reading given in that case has not survived the amendment.',
    "negative",
  ],
  [
    "declined to follow",
    "We decline to follow {Sandoval v. Mesa Verde Homes, 2011-NMCA-040}, on this point, for the panel did not consider the effect of the savings clause.",
    "negative",
  ],
  [
    "criticized",
    "The commentators have not been kind to {Boynton v. Ferrell, 466 F.2d 80 (6th Cir. 1972)}, and neither are we. Its reasoning is circular.",
    "negative",
  ],
  [
    "extended",
    "We see no reason to restrict {Hadley v. Ostrander, 250 Minn. 15 (1957)}, to natural persons; its logic applies with equal force to a partnership.",
    "positive",
  ],
  [
    "guided",
    "Guided by {Truscott v. Amalgamated Dairies, 94 Wis. 2d 600 (1980)}, we hold that the covenant is severable.",
    "positive",
  ],
  ["consistent", "Our holding is compelled by {United States v. Bertolli, 488 U.S. 140 (1988)}.", "positive"],
  [
    "distinguished by another, on counsel's lips",
    "Respondent seeks to distinguish {Fenwick v. Maddock, 340 Md. 77 (1995)}, on the ground that the vehicle there was moving.",
    "neutral",
  ],
  [
    "attempt to distinguish fails",
    "Respondent seeks to distinguish {Fenwick v. Maddock, 340 Md. 77 (1995)}, but the distinction makes no difference. Fenwick governs, and the judgment must be reversed.",
    "positive",
  ],
  [
    "overruled sub silentio",
    "Though the opinion nowhere says so, Castor v. Benning, 541 U.S. 90 (2004), overruled {Pargeter v. Stone, 280 F.2d 11 (7th Cir. 1960)}, sub silentio.",
    "negative",
  ],
  [
    "retreat",
    "We retreat from the categorical language of {State v. Amundsen, 300 Mont. 88 (2000)}, which swept more broadly than the facts required.",
    "negative",
  ],
  [
    "endorsed",
    "The Second Restatement endorses the view we took in {Bickford v. Lyons, 240 Or. 133 (1965)}, and we adhere to that view now.",
    "positive",
  ],
  [
    "amicus",
    "According to the Chamber of Commerce, {Whitcomb v. Sturgis, 501 U.S. 40 (1991)}, was wrongly decided and should be discarded.",
    "neutral",
  ],
  [
    "pending review",
    "{Escobar v. City of Fresno, 77 Cal. App. 5th 90 (2022)}, review granted, S273001, is cited by both sides.",
    "neutral",
  ],
  [
    "discussed",
    "The history of the implied-consent statute is traced at length in {State v. Kessel, 104 Minn. 300 (1975)}, and need not be repeated here.",
    "neutral",
  ],
  [
    "distinction left open",
    "Whether {Osgood v. Trident Marine, 460 F.2d 31 (1st Cir. 1972)}, survives the 1984 amendments is a question we leave for another day.",
    "neutral",
  ],
  [
    "signal, see e.g.",
    "See, e.g., {Loomis v. Vance, 80 F.3d 1313, 1320 (9th Cir. 1996)} (denial of leave to amend reviewed for abuse of discretion).",
    "neutral",
  ],
  // Indian courts.
  [
    "overruled, larger Bench",
    "For the reasons aforesaid we are of the considered opinion that {State of Kerala v. M. Nambiar, (1987) 2 SCC 411} was not correctly decided and is hereby overruled.",
    "negative",
  ],
  [
    "overruled, list",
    "The decisions in Balwant Rai v. Union of India, (1992) 1 SCC 40, {Shyam Sunder v. Mohan Lal, (1994) 3 SCC 608} and Kewal Krishan v. State, (1996) 5 SCC 77 stand overruled.",
    "negative",
  ],
  [
    "per incuriam",
    "As Section 17(1A) was never brought to the notice of the Bench, the judgment in {Chandrika Devi v. Regional Manager, 2004 (7) SCALE 312} must be held to be per incuriam.",
    "negative",
  ],
  [
    "per incuriam, no binding effect",
    "With the greatest respect, the decision of the two learned Judges in {Lal Bahadur v. Commissioner, (2009) 11 SCC 90}, having been rendered in ignorance of a Constitution Bench ruling, does not lay down the correct law.",
    "negative",
  ],
  [
    "impliedly overruled",
    "After the decision of the Constitution Bench, {Ratan Singh v. Gram Panchayat, AIR 1962 SC 881} must be taken to have been impliedly overruled.",
    "negative",
  ],
  [
    "no longer good law",
    "In view of the Amendment Act of 1976, {Ramji Das v. Custodian, [1965] 2 SCR 334} is no longer good law.",
    "negative",
  ],
  [
    "held the field",
    "The decision in {Bhagwan Dass v. Rent Controller, (1971) 1 SCC 45} held the field when the lease in suit was executed.",
    "neutral",
  ],
  [
    "held the field until",
    "The decision in {Bhagwan Dass v. Rent Controller, (1971) 1 SCC 45} held the field until it was overruled by a Bench of seven Judges in 1990.",
    "negative",
  ],
  [
    "doubted",
    "The correctness of the view taken in {Kishori Lal v. Municipal Board, AIR 1958 All 312} was doubted by a later Division Bench of the same Court.",
    "negative",
  ],
  [
    "referred to a larger Bench",
    "We find ourselves unable to subscribe to the view expressed in {Sarla Goel v. Authority, (2011) 6 SCC 214}. Let the papers be placed before Hon'ble the Chief Justice of India for constituting a larger Bench.",
    "negative",
  ],
  [
    "approved",
    "The aforesaid view of the Bombay High Court in {Pestonji v. Dinshaw, AIR 1949 Bom 77} was approved by this Court and we see no reason to take a different view.",
    "positive",
  ],
  [
    "affirmed the view",
    "This Court affirmed the view taken in {Madan Mohan v. Collector of Customs, AIR 1960 Cal 19}.",
    "positive",
  ],
  [
    "with respect, cannot agree",
    "With respect, we cannot agree with the observations of the Full Bench of the Punjab High Court in {Harnam Singh v. Mst. Santi, AIR 1967 P&H 401}.",
    "negative",
  ],
  [
    "different footing",
    "The case of {Oriental Tanneries v. Sales Tax Officer, (1974) 33 STC 210 (Mad)} stands on a different footing altogether, inasmuch as there the goods had not left the State.",
    "negative",
  ],
  [
    "no application",
    "The ratio of {Nirmala Bai v. Gopinath, (2003) 8 SCC 119} has no application to the facts of the present case.",
    "negative",
  ],
  [
    "clearly distinguishable",
    "The decision relied upon by learned Senior Counsel in {Delhi Cloth Agency v. Workmen, (1969) 2 LLJ 88} is clearly distinguishable, as in that case the standing orders had been certified.",
    "negative",
  ],
  [
    "reliance misplaced",
    "Reliance placed by the High Court on {Sucha Ram v. State of Haryana, 1999 Supp (2) SCC 510} is wholly misplaced.",
    "negative",
  ],
  [
    "reliance of no assistance",
    "Mr. Datar placed strong reliance on {Kothari Finance v. ITO, (2006) 284 ITR 33 (SC)}. The said decision is of no assistance to the appellant.",
    "negative",
  ],
  [
    "squarely covered",
    "The issue is no longer res integra, being squarely covered by the decision of this Court in {Union of India v. Jagdish Prasad Meena, (2014) 9 SCC 302}.",
    "positive",
  ],
  [
    "respectful agreement",
    "We are in respectful agreement with the view expressed by the Division Bench in {Parvathamma v. Land Tribunal, ILR 1985 Kar 1220}.",
    "positive",
  ],
  [
    "following",
    "Following the ratio laid down in {Sundaram Chettiar v. Commissioner of Income Tax, (1981) 130 ITR 211 (SC)}, the reference is answered in favour of the assessee.",
    "positive",
  ],
  [
    "bound",
    "We are bound by the pronouncement of the Constitution Bench in {Mangal Das v. State of Gujarat, AIR 1963 SC 1010}, and must accordingly reject the contention.",
    "positive",
  ],
  [
    "reiterated",
    "This Court has time and again reiterated the principle enunciated in {Ghulam Nabi v. State of Jammu & Kashmir, (1980) 4 SCC 12}, and we respectfully do so once more.",
    "positive",
  ],
  [
    "in the light of",
    "Testing the facts of this case on the touchstone of {Anusuya Bai v. Special Land Acquisition Officer, (2001) 2 SCC 610}, we find that the award cannot be sustained.",
    "positive",
  ],
  [
    "relied on",
    "In taking this view we are fortified by the decision of this Court in {Deep Chand v. Union Territory of Delhi, (1993) Supp 4 SCC 55}.",
    "positive",
  ],
  [
    "draw support",
    "We draw support for this conclusion from {R. Venkatesan v. Registrar of Trade Marks, (1977) 2 MLJ 40}.",
    "positive",
  ],
  [
    "counsel relied",
    "Learned counsel for the petitioner placed reliance on {Tara Chand v. State of Rajasthan, (1995) 2 RLW 14}, and on the circular dated 4-5-1993.",
    "neutral",
  ],
  [
    "counsel submits distinguishable",
    "It is submitted by Shri Rao that {Tara Chand v. State of Rajasthan, (1995) 2 RLW 14} is distinguishable because the tender there was an open one. We shall consider this submission presently.",
    "neutral",
  ],
  [
    "counsel urges reconsideration",
    "Mr. Banerjee made a fervent plea that {Saroj Devi v. Principal, (1988) 1 SCC 222} requires reconsideration by a larger Bench. It is not necessary for us to go into that question.",
    "neutral",
  ],
  [
    "reconsideration refused",
    "We are not persuaded that {Saroj Devi v. Principal, (1988) 1 SCC 222} requires reconsideration. It has stood the test of time and we are in complete agreement with it.",
    "positive",
  ],
  [
    "High Court relied",
    "The High Court allowed the writ petition by relying upon {Nagappa v. State of Mysore, (1970) 2 Mys LJ 88}. Hence this appeal by special leave.",
    "neutral",
  ],
  [
    "High Court rightly relied",
    "The High Court was right in applying the dictum in {Nagappa v. State of Mysore, (1970) 2 Mys LJ 88} and quashing the notification.",
    "positive",
  ],
  [
    "High Court wrongly relied",
    "The High Court was clearly in error in applying {Joginder Pal v. State, (1978) 2 SCC 391} to a case of dismissal after enquiry; that was a case of discharge of a probationer.",
    "negative",
  ],
  [
    "set aside on appeal",
    "The judgment of the Kerala High Court in {Mathai v. Tahsildar, 1979 KLT 401} was set aside by this Court in appeal, and therefore can be of no help.",
    "negative",
  ],
  [
    "SLP dismissed",
    "{Suresh Textile v. Asst. Collector, 1990 (48) ELT 12 (Guj)}; the special leave petition filed against the said judgment was dismissed in limine on 12.3.1991.",
    "neutral",
  ],
  [
    "upheld",
    "The decision in {Sheetal Paper Mills v. CCE, 1998 (101) ELT 22 (Tri.)} has since been upheld by the Supreme Court and, therefore, holds good.",
    "positive",
  ],
  [
    "question for larger Bench",
    "The question referred to us is whether {State of Punjab v. Hardial Singh, (1966) 1 SCR 211} lays down the correct law.",
    "neutral",
  ],
  [
    "reference answered, wrong",
    "We answer the reference by holding that {State of Punjab v. Hardial Singh, (1966) 1 SCR 211} does not lay down the correct law.",
    "negative",
  ],
  [
    "reference answered, right",
    "We answer the reference by holding that {State of Punjab v. Hardial Singh, (1966) 1 SCR 211} lays down the correct law and that the contrary view taken by the Full Bench is erroneous.",
    "positive",
  ],
  [
    "see, proposition",
    "The power of superintendence under Article 227 is to be sparingly exercised. See {Waryam Ali v. Amar Chand, AIR 1955 SC 410}.",
    "neutral",
  ],
  [
    "see, list in brackets",
    "An order of remand made without recording reasons is liable to be interfered with [see {Brij Kishore v. Ram Sewak, (1983) 4 SCC 70}; Phool Chand v. Nanhe, (1985) 1 SCC 12].",
    "neutral",
  ],
  [
    "plain proposition",
    "It was held in {Nathu Ram v. State of Madhya Pradesh, (1972) 2 SCC 609} that the confession of a co-accused is not substantive evidence.",
    "neutral",
  ],
  [
    "facts of cited case",
    "In {Kamala Mills v. Employees State Insurance Corporation, (1990) 3 SCC 12}, the factory had been closed for six months and the question arose whether contribution was payable for that period.",
    "neutral",
  ],
  [
    "noticed",
    "Our attention has been invited to {Vithal Rao v. Deputy Custodian, (1956) SCR 900}, which dealt with the question of evacuee property.",
    "neutral",
  ],
  [
    "two cases, other is distinguished",
    "In {Arjun Das v. Bhanu Mal, (1997) 6 SCC 101}, this Court distinguished Sita Ram v. Kedar Nath, (1989) 2 SCC 17 on the ground that the lease was unregistered.",
    "neutral",
  ],
  [
    "two cases, target distinguished",
    "In Arjun Das v. Bhanu Mal, (1997) 6 SCC 101, this Court distinguished {Sita Ram v. Kedar Nath, (1989) 2 SCC 17} on the ground that the lease was unregistered.",
    "negative",
  ],
  [
    "two cases, preferred",
    "Between the two views, we prefer the one taken in {M.P. Sugar Factory v. Labour Court, 1975 MPLJ 410} to the one in Gwalior Potteries v. Labour Court, 1973 MPLJ 88.",
    "positive",
  ],
  [
    "two cases, not preferred",
    "Between the two views, we prefer the one taken in M.P. Sugar Factory v. Labour Court, 1975 MPLJ 410 to the one in {Gwalior Potteries v. Labour Court, 1973 MPLJ 88}.",
    "negative",
  ],
  [
    "negation, not doubted",
    "It is not our intention to cast any doubt on {Hira Lal v. Official Assignee, (1952) SCR 419}. The question simply does not arise.",
    "neutral",
  ],
  [
    "not a precedent",
    "{Subhash v. Food Corporation, (2005) 12 SCC 301} was decided on a concession and cannot be treated as a precedent.",
    "negative",
  ],
  [
    "obiter",
    "The observations in {Subbiah Thevar v. Ponnusami, AIR 1937 Mad 601} were in the nature of obiter, and we are not inclined to adopt them.",
    "negative",
  ],
  [
    "sub silentio",
    "The point passed sub silentio in {Lakshmi Oil Mills v. Assistant Commissioner, (1998) 111 STC 4 (AP)}, and the decision is therefore not binding on us.",
    "negative",
  ],
  [
    "dissented from",
    "A Division Bench of the Allahabad High Court in Gaya Din v. Board of Revenue, 1968 ALJ 90 dissented from {Thakur Prasad v. Sheo Nath, 1961 ALJ 701}.",
    "negative",
  ],
  [
    "minority judge",
    "Per Hegde, J. (dissenting): In my judgment {Burmah Collieries v. Union of India, (1968) 3 SCR 27} ought to be overruled.",
    "neutral",
  ],
  [
    "Privy Council approved",
    "The rule was stated by Lord Macnaghten in {Musammat Phul Kunwar v. Jograj, (1915) 42 IA 220}, and has been consistently followed in this country ever since.",
    "positive",
  ],
  [
    "Privy Council not followed",
    "The reasoning of the Judicial Committee in {Ma Hla v. Maung Po, (1921) 48 IA 230} does not commend itself to us, and we decline to adopt it.",
    "negative",
  ],
  [
    "OCR, hyphen",
    "The learned Single Judge erred in following {Abdul Rahim v. Custodian, AIR 1961 Raj 44}, which had been ex-\npressly dissented from in a later decision.",
    "negative",
  ],
  [
    "OCR, broken word",
    "The principle of {Jethmal v. Kishanlal, AIR 1959 Raj 12} is, in our opin-\nion, fully appli-\ncable to the present case.",
    "positive",
  ],
  [
    "OCR, page furniture",
    "The decision in {Rukmini v. Krishnan, (1963) 1 KLJ 90} must be read as\nSUPREME COURT REPORTS [1971] 1 S.C.R.\nconfined to the facts of that case.",
    "negative",
  ],
  ["bare", "{AIR 1971 SC 1002}", "unknown"],
  [
    "list of cases referred",
    "Cases referred: {Devi Ditta v. Sham Lal, AIR 1930 Lah 200}; AIR 1931 PC 40; AIR 1944 Mad 7.",
    "unknown",
  ],
  ["list with numbers", "2. {(1998) 4 SCC 11} 3. (2001) 5 SCC 90 4. 2003 (2) JT 88", "unknown"],
  ["paragraph reference", "{(2016) 3 SCC 340}, paras 14, 15 and 19.", "unknown"],
  [
    "quoted with approval",
    "The following passage from {Gajendra Haldia v. Union of India, (1985) 2 SCC 9} was quoted with approval and, in our view, concludes the matter.",
    "positive",
  ],
  [
    "distinguishing fails",
    "The attempt of the learned Additional Solicitor General to distinguish {Balbir Kaur v. Steel Authority, (2000) 6 SCC 40} is in vain. The ratio thereof applies on all fours.",
    "positive",
  ],
  [
    "High Court distinguished",
    "The Tribunal distinguished {Eicher Motors v. Collector, (1999) 2 SCC 36} on the ground that the credit had already been availed. The correctness of that order is challenged before us.",
    "neutral",
  ],
  [
    "approved contrary view",
    "It would be seen that the view taken in {Damodar v. Kashinath, AIR 1964 Bom 220} runs directly counter to the decision of this Court, and cannot be treated as good law.",
    "negative",
  ],
  [
    "applied mutatis mutandis",
    "The law declared in {Northern India Transporters v. State Transport Authority, AIR 1968 SC 66} will apply mutatis mutandis to the permits in question.",
    "positive",
  ],
  [
    "adopted",
    "We adopt the reasoning of the learned Chief Justice in {Yelamanchili v. Province of Madras, (1948) 1 MLJ 301} as our own.",
    "positive",
  ],
  [
    "consistent line",
    "Right from {Keshav Nath v. Emperor, AIR 1934 PC 81}, courts have uniformly taken this view, and we respectfully concur.",
    "positive",
  ],
  [
    "reviewed",
    "The judgment in {Asha Rani v. Bank of Baroda, (2010) 4 SCC 77} was recalled in review on 9th August, 2011, and nothing now survives of it.",
    "negative",
  ],
  [
    "dismissed, question kept open",
    "The appeal against {Vimal Chand v. Jaipur Development Authority, 2006 (3) WLC 40 (Raj)} is stated to be pending before this Court.",
    "neutral",
  ],
  [
    "defined",
    'The expression "public purpose" was considered in {Jagannath v. State of Bombay, AIR 1954 Bom 301}, where various dictionaries were noticed.',
    "neutral",
  ],
  [
    "parties' agreement",
    "Both sides referred to {Rajendra v. Commissioner of Police, (1994) 5 SCC 410} in the course of arguments, though for different purposes.",
    "neutral",
  ],
  [
    "see also",
    'See also {Inder Sain v. State, (1973) 2 SCC 372} and Baldev v. State, (1991) 4 SCC 99 on the meaning of "possession".',
    "neutral",
  ],
];
