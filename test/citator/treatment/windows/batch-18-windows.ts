import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 18, that the rules may be tuned on: written without sight of the rules by four authors,
 * 180 each of federal courts, state courts, Indian courts, and in indirect style. Before anything was tuned on them 468 of the
 * 720 were read as labelled.
 */
export const BATCH_18_WINDOWS: readonly TreatmentWindow[] = [
  [
    "other case",
    "The Court in {Bannister v. Tennessee Copper, 238 U.S. 104 (1915)}, took note of Lowery v. Sevier, 94 Tenn. 211, without comment. Lowery has since been much criticized, and the Tennessee courts will not follow it outside of Polk County.",
    "neutral",
  ],
  [
    "quoted",
    '"The shield of qualified immunity is not a cloak." {Easterling v. Meade, 655 F.3d 1019, 1024 (9th Cir. 2011)}. We said that a dozen years ago, we meant it, and it answers the deputies\' contention entirely.',
    "positive",
  ],
  [
    "relied on",
    "What degree of specificity must a warrant bear? We take our measure from {State v. Minter, 61 Haw. 318, 602 P.2d 919 (1979)}, whose formulation seems to us both sensible and faithful to the Framers' purpose, and holding this warrant up to it we find no deficiency.",
    "positive",
  ],
  [
    "relied on",
    "The petition for rehearing says we overlooked {Chisholm v. Spokane Falls Railway, 101 Wash. 416, 172 P. 880 (1918)}. We did not; it was the very rock on which we built. Rehearing denied.",
    "positive",
  ],
  [
    "disapproved",
    "Held: An indictment need not allege that the mail was used with intent to deceive the addressee. The contrary view taken in {Fullerton v. United States, 9 F.2d 688 (7th Cir. 1925)}, is disapproved.",
    "negative",
  ],
  [
    "quoted",
    'The matter cannot be better put than it was by the court in {Ransome v. Eldridge, 3 Cranch C.C. 511 (D.C. Cir. 1829)}: "He who takes with knowledge takes subject." So it is here. The assignee knew of the lien, and he holds the land burdened with it.',
    "positive",
  ],
  [
    "hypothetical",
    "Appellant's counsel was asked whether he could win if we adhered to {Pascoe v. Calumet Shaft Co., 177 Mich. 380, 143 N.W. 90 (1913)}. He thought not. He was asked whether he could win if we did not. He thought perhaps. The contract, however, is governed by the law of Ontario.",
    "neutral",
  ],
  [
    "see",
    "The factual background is set forth at length in our earlier opinion, see {Lakeview Pharmacy v. Express Benefit Managers, 2011 WL 884213, at *2-5 (N.D. Tex. Mar. 14, 2011)}, familiarity with which is assumed.",
    "neutral",
  ],
  [
    "overruled",
    "Upon this branch of the case the ruling in {Phipps v. Old Colony Storage, 170 F. 911 (1st Cir. 1909)}, is one to which we are unable longer to subscribe. So much of that opinion as holds the warehouseman an insurer is withdrawn.",
    "negative",
  ],
  [
    "affirmed",
    "The order confirming the award, {Petrol-Marítima S.A. v. Vasquez Bunkering, 719 F. Supp. 2d 344 (S.D.N.Y. 2010)}, is challenged on the sole ground that the arbitrators manifestly disregarded the law. They did nothing of the kind, and Judge Lowenfeld was correct to say so. AFFIRMED.",
    "positive",
  ],
  [
    "approved",
    "Judge Learmouth, sitting at circuit in {Crane v. The Propeller Vesta, 7 Ben. 212 (S.D.N.Y. 1874)}, stated the matter with his customary precision: the salvor who abandons his service in fair weather forfeits his reward. We are entirely content with that statement of the law.",
    "positive",
  ],
  [
    "reaffirmed",
    "Time has been kind to {Rutherford v. Barge Sadie K., 52 F.2d 315 (2d Cir. 1931)}. It has proved workable in hundreds of limitation proceedings, underwriters have priced their policies by it, and Congress has twice legislated around it without a murmur. It will go on governing such proceedings, this one included.",
    "positive",
  ],
  [
    "cf",
    "The record does not tell us who turned the valve. Cf. {Oberlin v. Sinclair Pipeline, 195 Okla. 303, 157 P.2d 448 (1945)} (valve found open; custodian unknown). We remand for a finding.",
    "neutral",
  ],
  [
    "cited",
    'A "completed gift" requires the donor to part with dominion and control. {Guthrie v. Commissioner, 38 T.C. 1107, 1112 (1962)}; sec. 25.2511-2(b), Gift Tax Regs. Respondent determined that decedent never did so.',
    "neutral",
  ],
  [
    "criticised",
    "I wrote the opinion in {Gaither v. Old Dominion Casualty, 611 F. Supp. 88 (E.D. Va. 1985)}, and I now believe that I was mistaken. I looked to the date of the policy when I ought to have looked to the date of the loss. The error will not be repeated here.",
    "negative",
  ],
  [
    "cited",
    "Summary judgment tests whether there is anything to try. {Kowalczyk v. Fox River Paperboard, 84 F.3d 277, 281 (7th Cir. 1996)}. On the retaliation count there is not; on the wage count there is.",
    "neutral",
  ],
  [
    "no longer",
    "Decisions that drew upon a general federal common law of contracts, such as {Lancaster v. Hudson Valley Brick Co., 191 F. 640 (2d Cir. 1911)}, have been without force since federal courts were taught to look to the law of the State. The receiver's citation of it is an anachronism.",
    "negative",
  ],
  [
    "hypothetical",
    "Even on the supposition that {Frick v. Delaware Bay Pilots' Ass'n, 104 F.2d 9 (3d Cir. 1939)}, is no longer good law, the libelant would fail, for he has not shown that any pilot was aboard when the schooner struck.",
    "neutral",
  ],
  [
    "lower court",
    "The chancellor below devoted a learned page to {Whitaker v. Duke of Leinster's Trustees, 3 Wheat. 318 (1818)}, and concluded that it was outmoded. The appellee, having prevailed on another ground, makes no use of that page, and the appellant attacks only the other ground.",
    "neutral",
  ],
  [
    "applied",
    "The eight considerations enumerated in {Maxfield Instruments v. Coyle, 587 F. Supp. 440 (D. Utah 1984)}, are those by which likelihood of confusion is judged in this court. Six of them weigh heavily for the plaintiff; the injunction will issue.",
    "positive",
  ],
  [
    "relied on",
    "Two propositions established by {Corning v. Erie Canal Towing Co., 2 Cliff. 481 (C.C.D. Mass. 1865)}, are enough to dispose of this bill. The one is that equity will not enforce a contract in part; the other, that it will not make a new one. The demurrer is sustained.",
    "positive",
  ],
  [
    "governed",
    "Appellee has filed no brief, perhaps because there is so little to be said. {Ferrante v. Immigration & Naturalization Service, 530 F.2d 888 (9th Cir. 1976)}, controls; an alien who departs under an order of voluntary departure has not been deported. Reversed and remanded. (Memorandum; not for publication.)",
    "positive",
  ],
  [
    "adopted",
    "No published decision in this circuit treats of cryptocurrency wallets as deposit accounts. Finding the discussion in {In re Halcyon Digital Holdings, 651 B.R. 118 (Bankr. D. Del. 2023)}, thorough and its reading of Article 9 unanswerable, the Court makes it the rule of decision here.",
    "positive",
  ],
  [
    "relied on",
    "Though the Rule has changed its number, the thinking behind {Sturgis v. Ocean Accident Corp., 20 F.R.D. 155 (D. Mass. 1957)}, has lost none of its persuasiveness. Following its lead, I will allow the deposition but seal the transcript.",
    "positive",
  ],
  [
    "lower court",
    "In dismissing, the district judge relied wholly on {Ballard-Stone v. Fannin County Hospital District, 2004 WL 1194551 (E.D. Tex. May 27, 2004)}. Plaintiff says that this was error and would have us so hold. But the notice of appeal was filed on the thirty-second day.",
    "neutral",
  ],
  [
    "cert denied",
    "The same contractor sued upon the same contract in Florida and was unsuccessful. {Delmonte Paving Co. v. Hillsborough County, 321 So. 2d 98 (Fla. Dist. Ct. App. 1975), cert. denied, 425 U.S. 960 (1976)}. He then removed himself to Georgia and commenced this action.",
    "neutral",
  ],
  [
    "distinguished",
    "Nor does {Whitley v. Dravo Barge Lines, 470 F. Supp. 951 (W.D. Pa. 1979)}, lend the defendant any comfort. That was an action between co-owners for an accounting, tried to the court, in which no one claimed a jury. Nothing was decided there touching the Seventh Amendment.",
    "negative",
  ],
  [
    "superseded",
    "Defendant's authority, {Corwin v. Allied Dyestuffs, 48 F.R.D. 290 (E.D. Pa. 1969)}, was decided a year before the 1970 amendments abolished the requirement of good cause. It therefore tells us what the law was and nothing about what it is.",
    "negative",
  ],
  [
    "actor",
    "Until 1968 a defendant in this circuit bore the burden of proving entrapment by a preponderance. {United States v. Orsini, 399 F.2d 114 (9th Cir. 1968) (en banc)}, swept that doctrine away and overruled the three cases which had announced it. The trial in this matter took place a year earlier.",
    "neutral",
  ],
  [
    "cited",
    "The burden of showing entitlement to the exemption is on the debtor, {In re Kaczmarek, 204 B.R. 833, 836 (Bankr. E.D. Mich. 1997)}, and Mr. Lewandowski's testimony, which the Court did not believe, failed to carry it.",
    "neutral",
  ],
  [
    "cited",
    "³ The amount in controversy is measured from the plaintiff's viewpoint. {Oglesby v. Coastal Plains Gas Co., 15 F.2d 480, 482 (5th Cir. 1926)}. Defendant's protest that the complaint is inflated was rejected below and is rejected again.",
    "neutral",
  ],
  [
    "cf",
    "The panel majority also invoked the canon against surplusage. Cf. {Nelligan v. Bay State Ferries, 8 F.3d 290, 293 (1st Cir. 1993) (discussing canon)}. Canons are good servants, as the saying goes, and this one was made a tyrant.",
    "neutral",
  ],
  [
    "dissent",
    "Our dissenting colleague believes that {Ames v. Twin Forks Irrigation District, 355 U.S. 618 (1958)}, should be cast aside as a relic. The parties have not asked us to consider that step, and the case can be decided without taking it.",
    "neutral",
  ],
  [
    "relied on",
    "That a carrier cannot by private bargain relieve itself of the consequences of its own servants' neglect has been settled since {Express Company v. Haddon, 19 How. 344 (1857)}. We rest our judgment there.",
    "positive",
  ],
  [
    "actor",
    "{Prudhomme v. Teche Sugar Refining, 498 F. Supp. 866 (W.D. La. 1980)}, had harsh words for the line of decisions that allow a wife to recover for loss of her husband's society upon the high seas. That head of damages was compromised before trial, and we have before us only the fault of the tug.",
    "neutral",
  ],
  [
    "other case",
    "Two years after we decided {Whitcomb v. Laramie Sugar Co., 209 U.S. 511 (1908)}, Congress amended the Act so as to reach intrastate carriage, and it was the amendment, together with our later repudiation of Garner v. Interstate Packet Co., 187 U.S. 90 (1902), that produced the present litigation.",
    "neutral",
  ],
  [
    "counsel",
    "At oral argument the Assistant United States Attorney withdrew her reliance on {United States v. Mancuso-Bell, 770 F.2d 1103 (2d Cir. 1985)}. She continues to maintain that the search was consensual, and it is to that contention that we address ourselves.",
    "neutral",
  ],
  [
    "overruled",
    "Henceforth the time for taking a cross-appeal will be treated as what it is, a rule for the orderly dispatch of business. The opposite teaching of {Bascom v. Vulcan Rivet & Bolt, 209 F.2d 771 (3d Cir. 1954)}, is laid to rest.",
    "negative",
  ],
  [
    "dissent",
    "The four dissenters from denial of rehearing en banc would scrap {Torres-Medina v. Barr, 930 F.3d 1204 (9th Cir. 2019)}. One calls it lawless. Their remedy, if they have one, lies across the street.",
    "neutral",
  ],
  [
    "other case",
    "We overrule Stallings v. Moore, 44 F.2d 118 (4th Cir. 1930). It had held that a receiver may sue in a foreign jurisdiction without leave, a question which {Culpepper v. Roanoke Trust, 60 F.2d 725 (4th Cir. 1932)}, two years later mentioned and left alone.",
    "neutral",
  ],
  [
    "affirmed",
    "PER CURIAM. The judgment is affirmed on the opinion of Judge Rasmussen, {Great Northern Elevator Co. v. Farmers' Co-op, 214 F. Supp. 803 (D.N.D. 1963)}, to which we can usefully add nothing.",
    "positive",
  ],
  [
    "eg",
    "Courts have found a fiduciary relation between a priest and parishioner, between a coach and player, and between a landlord and an elderly tenant. E.g., {Munroe v. Saint Casimir's Parish, 94 F. Supp. 3d 611, 620 (D. Conn. 2015)}.",
    "neutral",
  ],
  [
    "dissent",
    'Judge Haines, dissenting below, argued that {Wyatt v. Chickasaw Freedmen, 204 U.S. 617 (1907)}, had been "repudiated root and branch" by the Act of 1926. The appellee has abandoned that argument here, prudently or otherwise, and defends on laches alone.',
    "neutral",
  ],
  [
    "question reserved",
    "Whether {Nyland v. Great Plains Telephone Ass'n, 511 U.S. 702 (1994)}, retains its vigor after the 2008 amendments is a question that has divided the district courts, and upon which we express no opinion whatever. On any view of it this plaintiff filed too late.",
    "neutral",
  ],
  [
    "counsel",
    "Several amici press us to jettison {Foley v. Tidewater Bank, 478 U.S. 901 (1986)}. That question was not raised in the petition, was not briefed by either party, and is not one we ordinarily take up at the urging of a friend.",
    "neutral",
  ],
  [
    "affirmed",
    "The Fourth Circuit held that the Guidelines' commentary did not authorize the enhancement. {United States v. Pettiford-Lane, 51 F.4th 606 (4th Cir. 2022)}. We granted certiorari to resolve a conflict among the circuits, and now affirm.",
    "positive",
  ],
  [
    "hypothetical",
    "Suppose we were to overrule {Teague-Morris v. Department of Energy, 93 M.S.P.R. 44 (2002)}, as petitioner urges. She would be no better off, because the agency proved every element of its charge under her own version of the standard. The question can therefore wait.",
    "neutral",
  ],
  [
    "see",
    "See generally {Commonwealth Fidelity v. Norris, 366 F. Supp. 1194, 1199-1204 (W.D. Ky. 1973) (tracing evolution of interpleader)}. The stakeholder here paid its money into the registry in March; the claimants have been quarreling over it ever since.",
    "neutral",
  ],
  [
    "declined",
    "Plaintiffs implore us to follow {Zuckerman v. Orleans Parish Levee Board, 266 So. 2d 514 (La. Ct. App. 1972)}. As an Erie court we must guess at what the Louisiana Supreme Court would do, and we are confident that it would have nothing to do with a rule so plainly at war with Article 2315.",
    "negative",
  ],
  [
    "criticised",
    "The approach of {Rademacher v. Forest Products Credit Union, 512 B.R. 77 (Bankr. W.D. Wash. 2014)}, would allow a creditor to lie in wait until the claims bar date had passed and then spring upon the estate. I cannot imagine that Congress had such an ambush in mind.",
    "negative",
  ],
  [
    "followed",
    "Counsel concedes that we cannot rule in his client's favor without turning our backs on {Steadman v. Kansas Oil & Pipe, 193 F.2d 704 (10th Cir. 1951)}. We shall not turn our backs on it. The summary judgment must stand.",
    "positive",
  ],
  [
    "followed",
    'A circuit split being unavoidable, we take our place beside {Hennessey v. United Carolina Trust, 73 F.4th 188 (4th Cir. 2023)}. Its parsing of "knowingly" gives the adverb the reach that ordinary English gives it, and the contrary decisions do not.',
    "positive",
  ],
  [
    "per incuriam like",
    "No one told the panel in {Stroud v. Wicomico Savings Bank, 119 F.2d 803 (4th Cir. 1941)}, that section 57(n) had been amended eighteen months before the petition was filed, and the opinion proceeds as though it had not. A decision reached in ignorance of the governing text has little claim on our obedience.",
    "negative",
  ],
  [
    "see also",
    "The trustee's theory has been rejected everywhere it has been tried but in one place, and that place has since thought better of it. See also {In re Delacroix Oyster Co., 602 B.R. 40, 47 (Bankr. E.D. La. 2019)} (describing the mechanics of such transactions).",
    "neutral",
  ],
  [
    "other case",
    "In {Blaisdell v. Somerset Fidelity, 276 F.2d 55 (1st Cir. 1960)}, the surety had notice of the default; in Corliss v. Bangor Indemnity, since overruled, it had none. The notice point is not raised by the pleadings in this action.",
    "neutral",
  ],
  [
    "followed",
    "Were I writing upon a clean slate I might come out elsewhere. But the slate is not clean: {Matheson v. Veterans' Administration, 677 F.2d 1201 (8th Cir. 1982)}, is the law of this circuit, and a district judge has no commission to improve upon it. The motion is accordingly granted.",
    "positive",
  ],
  [
    "governed",
    "If the commissioners are to prevail they must find some way around {Paxton v. Board of Drainage Commissioners, 11 Wall. 290 (1871)}. They have suggested three. The first is foreclosed by the record, the second by the statute, and the third by good sense. The decree must be for the complainant.",
    "positive",
  ],
  [
    "vacated",
    "No reliance can be placed upon {Students for Open Campus v. Kent, 477 F. Supp. 290 (N.D. Ohio 1979)}: the Sixth Circuit vacated the judgment with directions to dismiss after the students had all been graduated.",
    "negative",
  ],
  [
    "criticised",
    "I am unable to accept the assumption on which {Rasheed v. Warden, 622 F. Supp. 1150 (S.D. Ill. 1985)}, proceeds, namely that a prisoner who is silent before a disciplinary board has something to hide. Men are silent for many reasons, fear being one.",
    "negative",
  ],
  [
    "followed",
    "The trustee's argument is not frivolous, but it comes too late in this circuit. {In re Pendergrass Lumber, Inc., 744 F.2d 1190 (6th Cir. 1984)}, answered the identical question on facts we cannot tell apart from these, and that answer disposes of the appeal.",
    "positive",
  ],
  [
    "but cf",
    "A plea of nolo contendere may be used to impeach in a later civil action between the same parties. But cf. {Pinckney v. Lowcountry Transit, 155 F.3d 560 (4th Cir. 1998) (excluding such a plea)}.",
    "negative",
  ],
  [
    "other case",
    "Milliken v. Drake, 71 F.2d 520 (6th Cir. 1934), drew upon a remark in {Eaton v. Michigan Carbon Works, 28 F.2d 77 (6th Cir. 1928)}. Milliken was overruled by this court in 1949, and it is only with Milliken that the appellee has concerned himself.",
    "neutral",
  ],
  [
    "overruled",
    "For eleven years panels of this court have required a plaintiff to show that the supervisor's remark was made within a month of the discharge. The requirement began in {Tolliver v. Granger Freight Co., 318 F.3d 771, 776 (7th Cir. 2003)}, and it ends today. Nothing in Title VII speaks of months.",
    "negative",
  ],
  [
    "distinguished",
    "Little need be said of {Texas & Gulf Railway v. Landry, 231 U.S. 655 (1914)}. The rate assailed there had been fixed by the carrier itself; this one was fixed by the State over the carrier's objection. The considerations which moved the Court in the former instance are wholly wanting in the latter.",
    "negative",
  ],
  [
    "followed",
    "I confess to misgivings about the result, which may strike a layman as hard. But {In re Wojtowicz, 27 F.4th 455 (7th Cir. 2022)}, permits no other, and the homestead must be sold.",
    "positive",
  ],
  [
    "history",
    "Half a century of commentary has been lavished on {Gunderson v. Chicago Board of Brokers, 192 U.S. 570 (1904)}. Some writers think it the fountainhead of the modern law of futures; others deny that it decided anything. The present controversy concerns a contract to deliver hogs, and it is with the hogs that we must begin.",
    "neutral",
  ],
  [
    "but cf",
    "The entrustment of goods to a merchant carries with it the power to transfer title. But cf. {Arlington Rug Importers v. Safavi, 210 A.2d 833 (D.C. 1965)}.",
    "negative",
  ],
  [
    "cited",
    "Rule 404(b) is one of inclusion. {United States v. Threadgill-Owens, 215 F.3d 1320, 1324 (D.C. Cir. 2000)}. The prior conviction was nevertheless improperly received, being forty years old and for bigamy.",
    "neutral",
  ],
  [
    "history",
    "When the cause was first here we directed a new trial for error in the charge. {McElroy v. Santa Rita Copper, 17 N.M. 220, 125 P. 610 (1912)}. The second trial resulted, as had the first, in a verdict for the widow.",
    "neutral",
  ],
  [
    "overruled",
    "The government's lead authority is {United States v. Ballantine, 41 C.M.R. 208 (C.M.A. 1970)}. It neglects to tell us that the same court repudiated that decision, in terms, fourteen years later. We trust the omission was inadvertent.",
    "negative",
  ],
  [
    "but see",
    "[9] Every circuit to have confronted the matter requires an actual injury. But see {Lovelace-Kim v. Transamerican Data Brokers, 997 F.3d 530 (11th Cir. 2021)}, which dispensed with one.",
    "negative",
  ],
  [
    "hypothetical",
    "Petitioner asks what would become of the many adjudications founded on {Iverson v. Land Office Receiver, 219 U.S. 404 (1911)}, if his position were accepted. The question is a fair one, but as his position is not accepted it requires no answer.",
    "neutral",
  ],
  [
    "cf",
    "Compare {Stanhope v. Regents, 33 Cal. App. 3d 610, 109 Cal. Rptr. 88 (1973)}, with Bixby v. Trustees of Oberon College, 44 Ill. App. 3d 1010, 359 N.E.2d 12 (1977). The two lines of cases have gone forward without taking notice of one another.",
    "neutral",
  ],
  [
    "applied",
    'Measured against the yardstick of {Fenn-Whitaker v. Kraków Airlines, 244 F. Supp. 2d 119 (E.D.N.Y. 2003)}, the turbulence was an "accident": it was unexpected, it was unusual, and it was external to the passenger. Summary judgment for the plaintiff on liability.',
    "positive",
  ],
  [
    "limited",
    'Counsel lifts from {Sorensen v. Minneapolis Grain Exchange, 308 F.2d 404 (8th Cir. 1962)}, a phrase about the "absolute discretion" of the exchange\'s board. Phrases are written with the case in hand. In that case the board had merely set its hours of business.',
    "negative",
  ],
  [
    "followed",
    "Search as we may, we discover no meaningful difference between the lineup in {People v. Carbone, 58 N.Y.2d 611, 444 N.E.2d 970 (1982)}, and the lineup in this case, and the New York court's conclusion that such a procedure was not unduly suggestive commends itself to us.",
    "positive",
  ],
  [
    "cited",
    "At this stage the well-pleaded facts are taken as true, {Osterhaus v. Keokuk Ethanol, LLC, 702 F.3d 513, 516 (8th Cir. 2012)}, though a court is not obliged to swallow labels, and this complaint contains little else.",
    "neutral",
  ],
  [
    "refused to limit",
    "The company would have us shut {Henshaw v. Pullman Conductors' Local 9, 318 U.S. 777 (1943)}, up within the four corners of the Railway Labor Act. But the opinion spoke of unions, not of railroads, and its logic is as compelling for weavers as for conductors. We give it full effect.",
    "positive",
  ],
  [
    "contra",
    "The better view, we believe, is that the two-year period runs from discovery. Sandoval v. Pecos Valley Clinic, 61 F.3d 1312 (10th Cir. 1995). Contra {Eubanks v. Tri-State Hospital, 41 F.3d 207 (6th Cir. 1994)}.",
    "negative",
  ],
  [
    "history",
    "After {Sprague-Dunham v. Boston Elevated, 142 F.2d 870 (1st Cir. 1944)}, came down, the railway reorganized, the bonds were exchanged for income debentures, and the indenture trustee resigned. It is the exchange ratio, not our earlier decision, that has given rise to the present storm.",
    "neutral",
  ],
  [
    "dissent",
    'Post, at 7, the dissent declares that {Conley v. Steamfitters Local 33, 402 U.S. 911 (1971)}, "settles this case beyond cavil." Neither party has so much as mentioned the decision, and our disposition makes it unnecessary to say what it settles.',
    "neutral",
  ],
  [
    "cited",
    "Findings on which the bankruptcy court's order depends must be accepted unless clearly erroneous. {In re Ostrander, 212 F.3d 98, 101 (2d Cir. 2000)}. These findings are not merely erroneous; they are contradicted by every exhibit in the record, and the order is vacated.",
    "neutral",
  ],
  [
    "abrogated",
    "Before the Supreme Court spoke in Ogden v. Lemhi County, this circuit had allowed double punishment so long as the sentences ran concurrently. See {United States v. Mortensen, 540 F.2d 915 (9th Cir. 1976)}. We cannot allow it any more.",
    "negative",
  ],
  [
    "counsel",
    "Respondent spends eleven pages of her brief on the ways in which {Dalrymple v. Ocean County, 88 F.4th 402 (3d Cir. 2023)}, differs from the present case. As will be seen, nothing turns on it, because the complaint fails at an earlier step.",
    "neutral",
  ],
  [
    "question reserved",
    "We have not been asked to revisit {Gantt v. Civil Aeronautics Board, 382 U.S. 905 (1966)}, and we do not. Some of us think it mistaken, others think it sound, and all of us think this case can be decided under the Board's own rules.",
    "neutral",
  ],
  [
    "followed",
    "Consistently with {Estate of Ingersoll v. Commissioner, 47 B.T.A. 1022 (1942)}, which we follow, the trust corpus is includible in the gross estate under section 811(c). Decision will be entered for the respondent.",
    "positive",
  ],
  [
    "but see",
    "Most courts have concluded that a Chapter 13 debtor may strip off a wholly unsecured second mortgage without regard to eligibility for discharge. But see {In re Fontanelle, 439 B.R. 166 (Bankr. W.D. Va. 2010)}. We join the majority.",
    "negative",
  ],
  [
    "agreed",
    "Decisions of the Court of Claims do not bind us, but {Beckwith Aviation v. United States, 178 Ct. Cl. 522, 372 F.2d 911 (1967)}, is right. A contractor who is told to accelerate, and does, must be paid for having done so.",
    "positive",
  ],
  [
    "see also",
    "The sentence was within the guideline range and is presumed reasonable on appeal. See also {United States v. Quintanar-Reyes, 587 F.3d 240, 244 (5th Cir. 2009)}. Counsel's suggestion that the presumption is unconstitutional was waived below.",
    "neutral",
  ],
  [
    "distinguished",
    "It is quite true that in {Barlow} the taxpayer was allowed to deduct the cost of the trip. But Barlow was summoned to Denver by his employer, carried samples, and wrote forty orders. Petitioner went to Acapulco with his brother-in-law and wrote postcards.",
    "negative",
  ],
  [
    "distinguished",
    "The officers in {Dufresne} had watched the suspect through an open garage door for the better part of an hour before they crossed the threshold. Here they saw nothing, heard nothing, and acted upon an anonymous call two days old. The Government's reliance is misplaced.",
    "negative",
  ],
  [
    "adopted",
    "The parties have found no Delaware case. We therefore look about us, and of the several solutions on offer the one we prefer, and now adopt, is that of {Norcross v. Aetna Bronze Works, 54 N.J. Super. 290, 148 A.2d 820 (App. Div. 1959)}.",
    "positive",
  ],
  [
    "limited",
    "We do not understand {Jurgens v. South Platte Reservoir Co., 163 F.2d 80 (10th Cir. 1947)}, to have laid down any rule of general application. The parties had stipulated to damages, the decree went by consent, and the opinion should be taken for what it was, the resolution of one quarrel between two neighbors.",
    "negative",
  ],
  [
    "abrogated",
    "No court, we think, could read Dellinger v. Fairbanks, 563 U.S. 488 (2011), and suppose that {Stavros v. Lynn Shore Nursing Home, 514 F.3d 66 (1st Cir. 2008)}, had come through it alive. We are therefore free of what would otherwise be the law of the circuit.",
    "negative",
  ],
  [
    "cited",
    "A vessel is seaworthy when she is reasonably fit for the service in which she is engaged, and the warranty runs to cargo as well as crew. See {The Marian Holt, 61 Fed. 402 (C.C.S.D.N.Y. 1894)}. Whether the barge met that measure on the night of the collision is the matter to which we now come.",
    "neutral",
  ],
  [
    "adopted",
    "Pennsylvania's highest court has not addressed the point, but the Superior Court did so in {Yoder v. Lancaster Mutual Fire, 401 Pa. Super. 77, 584 A.2d 990 (1991)}. Nothing persuades us the Supreme Court of Pennsylvania would see the matter otherwise, and so we too hold the exclusion ambiguous and the insured covered.",
    "positive",
  ],
  [
    "distinguished",
    "Not every rose is the same flower. In {United States v. Interlake Cordage Co., 173 F. Supp. 818 (N.D. Ohio 1959)}, the defendant had consented to the decree it later flouted; the decree now in question was entered over objection and while an appeal was pending. The sanction imposed there would be out of place here.",
    "negative",
  ],
  [
    "distinguished",
    "The plaintiff in error makes much of {Chouteau v. Atlantic & Pacific Tie Co., 122 Mo. 375, 26 S.W. 910 (1894)}. There, however, the ties were rejected because they were rotten; here because their price had fallen. It would be a strange doctrine that treated the two alike.",
    "negative",
  ],
  [
    "criticised",
    "The opinion in {Fitch v. Granite State Dye Works, 81 N.H. 414, 127 A. 603 (1925)}, begins with a maxim, proceeds by an analogy, and ends in a conclusion that neither supports. Were the matter free from statute we should hesitate long before importing it into the maritime law, and we do not import it.",
    "negative",
  ],
  [
    "hypothetical",
    "If this circuit were ever to embrace the reasoning of {Bloch v. Puget Sound Power, 120 F. Supp. 2d 1230 (W.D. Wash. 2000)}, a case such as the present might be a candidate for its application. We need not decide, for the statute of limitations bars recovery on any theory.",
    "neutral",
  ],
  [
    "agreed",
    "The special master thought {Montana Stockgrowers v. Big Horn Ditch Co., 88 F. Supp. 2d 1104 (D. Mont. 2000)}, too generous to junior appropriators. He was wrong to think so. Judge Halloran's allocation followed the decree to the letter and we accept it here.",
    "positive",
  ],
  [
    "history",
    "The conviction was affirmed on direct appeal, {United States v. Castellow, 488 F.2d 1003 (4th Cir. 1973), cert. denied, 416 U.S. 940 (1974)}, and this motion under 28 U.S.C. § 2255 followed some six years afterward. The sentencing judge denied it without a hearing.",
    "neutral",
  ],
  [
    "other case",
    "The decree was entered upon the mandate in {Tarrant v. Meridian Light & Ice, 284 U.S. 666 (1932)}, and recites as much. What the master did afterward was to rewrite that decree to his own liking, and his report we can neither follow nor approve.",
    "neutral",
  ],
  [
    "overruled",
    "It follows, though we say so with regret for those who ordered their affairs in reliance upon it, that the decree pronounced in {Gratiot v. Dubuque Packet Co., 5 McLean 233 (C.C.D. Ill. 1851)}, would be pronounced otherwise now. A steamboat company owes no less care upon a river than upon the sea.",
    "negative",
  ],
  [
    "other case",
    "The ordinance is odious. It was drafted to drive Chinese laundrymen from the city and it has been enforced to no other end. We mention {Tilden v. Board of Supervisors, 88 U.S. 590 (1874)}, only because counsel read from it at the bar.",
    "neutral",
  ],
  [
    "declined",
    "With due regard to the Court of Appeals for the Sixth Circuit, to which this case is not appealable, we shall continue to hold to our own position notwithstanding {Barrow v. Commissioner, 398 F.2d 707 (6th Cir. 1968)}.",
    "negative",
  ],
  [
    "followed",
    "It is not for an inferior court to anticipate the demise of a decision of the Supreme Court, however wan it may appear. {Lassiter v. Federal Land Bank, 321 U.S. 610 (1944)}, has never been overruled, it is directly in point, and by it this indictment is sustained.",
    "positive",
  ],
  [
    "accord",
    "A debtor who converts nonexempt assets into exempt ones on the eve of bankruptcy does not, by that fact alone, forfeit his discharge. In re Tarkington, 56 B.R. 402 (Bankr. D. Minn. 1985); accord {In re Beaudoin, 63 B.R. 118, 121 (Bankr. D. Me. 1986)}.",
    "positive",
  ],
  [
    "criticised",
    'With all deference, {Muldoon} never explains why a shareholder\'s letter to management should be thought a "demand" when it asks for nothing. The opinion cites no authority for the proposition, and I have been able to find none. It will not be followed in this district until the Court of Appeals says that it must.',
    "negative",
  ],
  [
    "followed",
    "Change the names of the vessels and one has {The Esmeralda, 133 F. 1002 (D. Or. 1904)}, before one again: the same bar, the same fog, the same silent whistle. Judge Bellinger divided the damages. So shall I.",
    "positive",
  ],
  [
    "dissent",
    "Judge Ames would hold that {Sedgwick v. Interior Board of Land Appeals, 616 F.2d 490 (10th Cir. 1980)}, was implicitly overruled in 1987. The majority of the panel, being of opinion that petitioner lacks standing, has no reason to reach that issue.",
    "neutral",
  ],
  [
    "other case",
    "We do not mean to cast any shadow upon or to praise {Kittredge v. Moss, 18 Wall. 660 (1874)}, which concerned riparian grants in a territory. It is the opinion of the Circuit Court in the present cause that must be condemned, for it confounded possession with title throughout.",
    "neutral",
  ],
  [
    "governed",
    "There is only one question on this appeal, and {Ybarra v. Holder, 598 F.3d 1022 (9th Cir. 2010)}, supplies the answer to it. Petition DENIED.",
    "positive",
  ],
  [
    "question reserved",
    "Whether the marital-communications privilege extends to the unmarried, as {Trask v. Trask-Olmstead, 119 Wash. App. 330, 80 P.3d 640 (2003)}, might be thought to imply, is a nice question. We need not and do not resolve it; the statement was made in the presence of the bartender.",
    "neutral",
  ],
  [
    "unpersuaded by attack",
    "The taxpayer mounts a spirited assault upon {Commissioner v. Dunleavy Estates, 302 F.2d 417 (2d Cir. 1962)}. Its premise, he says, was false, its logic circular, and its consequences absurd. We have weighed each of these charges and find in none of them cause to retreat from what we held.",
    "positive",
  ],
  [
    "explained",
    "{Harlan Coke Co. v. United States, 24 Ct. Cl. 190 (1889)}, arose upon a contract for the supply of fuel to a frontier post. The contractor had delivered short weight for one winter and the quartermaster withheld payment for two. The court gave judgment for the price of what was actually received.",
    "neutral",
  ],
  [
    "overruled",
    "It is never pleasant to confess error, and the less so when the error is recent. But candor requires us to say that {Hutchins v. Director, OWCP, 901 F.3d 1155 (9th Cir. 2018)}, misapprehended the aggravation rule, and that claims examiners should look to it no more.",
    "negative",
  ],
  [
    "per incuriam",
    "A panel may not overrule its predecessors. {Dewhurst v. American Mail Line, 641 F.2d 577 (9th Cir. 1981)}, which purported to announce a fresh rule without acknowledging our 1974 decision to the opposite effect, is accordingly one to which later panels owe nothing.",
    "negative",
  ],
  [
    "dissent",
    'Justice Harwell, concurring in the earlier case, thought {Pemberton v. Oregon Land Grant Commission, 245 U.S. 388 (1917)}, "indefensible in theory and mischievous in practice." The other Justices passed it by in silence, and so, for reasons that will appear, may we.',
    "neutral",
  ],
  [
    "history",
    "The privilege made its first appearance in the federal reports in {Bracken v. The Steamer Orion, 2 Woods 87 (C.C.D. La. 1875)}. It was extended, then abandoned by some courts and mocked by others, and in 1938 it was swallowed by the Rules of Civil Procedure.",
    "neutral",
  ],
  [
    "lower court",
    "The district court declined to follow {Jarrell v. Ohio Valley Bank, 640 F. App'x 402 (6th Cir. 2016)}, noting that it was unpublished. Because we hold that the notes were not securities at all, whether the court should have followed it is of no moment.",
    "neutral",
  ],
  [
    "reaffirmed",
    "Once again we are told that a taxpayer may not be put to proof of a negative, and once again we answer as we did in {Rosenbloom v. Commissioner, 9 T.C. 212 (1947)}: he may, when the negative concerns matters peculiarly within his own knowledge.",
    "positive",
  ],
  [
    "adopted",
    "I find myself in complete accord with Bankruptcy Judge Feinman's analysis in {In re Sunset Bay Marina, 118 B.R. 309 (Bankr. S.D. Fla. 1990)}, and, rather than paint the lily, adopt it as my own.",
    "positive",
  ],
  [
    "declined",
    "Between the two positions I prefer that of the Northern District. {Haddonfield v. Equinox Data, Inc., 2019 WL 3318042 (C.D. Cal. July 23, 2019)}, would require a plaintiff to plead facts that only the defendant could know, and Rule 9(b) has never asked so much.",
    "negative",
  ],
  [
    "distinguished",
    "Although there are superficial resemblances to {Dworkin v. Manhattan Savings, 244 F. Supp. 508 (S.D.N.Y. 1965)}, a closer look dispels them. In that case the passbook had been surrendered. In this one it was found in the decedent's sewing basket.",
    "negative",
  ],
  [
    "not followed",
    "Ninety years ago, in {Snell v. The City of Alton, 11 Biss. 318 (C.C.S.D. Ill. 1882)}, a learned judge could say that passengers upon a packet took their chances with the boiler. We are spared the necessity of saying so now.",
    "negative",
  ],
  [
    "declined",
    "Four courts of appeals have now lined up behind {Gallardo v. TransContinental Benefits, 840 F.3d 912 (9th Cir. 2016)}. Numbers alone do not persuade. Each simply cited the one before, and none came to grips with subsection (d). We take the other road.",
    "negative",
  ],
  [
    "reject attack",
    "The suggestion that Tillman v. Roe dealt {Beauregard v. Inland Waterways Corp., 274 U.S. 402 (1927)}, a mortal wound is fanciful. Tillman cites it with approval, applies its test, and reaches the same result. It is as sound this morning as it ever was, and the writ must be discharged.",
    "positive",
  ],
  [
    "limited",
    "Our present holding and that in {Petrakis v. Wheeling Steel, 427 F.2d 316 (4th Cir. 1970)}, cannot comfortably live under one roof. To whatever degree they collide, it is the older tenant that must move out.",
    "negative",
  ],
  [
    "no weight",
    "The unsigned order in {Pfeiffer v. Astrue, No. 09-1177 (3d Cir. Oct. 9, 2009)}, on which the Commissioner hangs everything, does not cite the regulation, does not quote the regulation, and comes to a conclusion the regulation forbids. We give it no weight.",
    "negative",
  ],
  [
    "criticised",
    'Much ink was spilled in {Trombley v. Adirondack Hydro, 77 F. Supp. 3d 188 (N.D.N.Y. 2015)}, to establish that a kayak is not a "vessel." None of it, I fear, was spilled upon 1 U.S.C. § 3, which says what a vessel is and embraces the kayak without strain.',
    "negative",
  ],
  [
    "see",
    "Appellant has been here before. See {Grisham v. Tarrant Appraisal Board, 55 F. App'x 717 (5th Cir. 2002) (per curiam)}. He has been sanctioned, warned, and sanctioned again; we now direct the clerk to accept nothing further from him.",
    "neutral",
  ],
  [
    "quoted",
    'Learned counsel will look in vain for a crisper statement of the law than this: "Notice to the teller is notice to the bank." {Trowbridge v. Second Nat\'l Bank, 14 Blatchf. 377, 380 (C.C.D. Vt. 1878)}. It was true when penned, it is true yet, and the jury should have been told so.',
    "positive",
  ],
  [
    "actor",
    "{Meriden Cutlery v. Sheffield Importing, 12 F.2d 566 (2d Cir. 1926)}, distinguished the trademark cases from the patent cases on the ground that a mark does not expire. The reporter's headnote garbles the passage, and one of the briefs before us has copied the headnote.",
    "neutral",
  ],
  [
    "doubted",
    "One may wonder whether {Sheridan v. Plymouth Rock Assurance, 218 Mass. 402, 105 N.E. 988 (1914)}, would be decided the same way now. It stands alone, has not been cited with approval in half a century, and presupposes a notion of privity that Massachusetts has elsewhere given up.",
    "negative",
  ],
  [
    "followed",
    "MEMORANDUM. Appellant's sole claim on appeal is foreclosed by {United States v. Escobar-Luna, 860 F.3d 1131 (9th Cir. 2017)}. As a three-judge panel we may not revisit it. AFFIRMED.",
    "positive",
  ],
  [
    "reaffirmed",
    "We were invited at argument to announce that {Brandt v. Collector of Internal Revenue, 144 U.S. 377 (1892)}, was ill-considered. We decline the invitation. The rule has been the foundation of settled practice at the custom-houses for two generations, and no reason is shown for disturbing it.",
    "positive",
  ],
  [
    "overruled",
    "It is said that a municipality acts in a governmental capacity whenever it lays a sewer, and {Hobart v. City of Duluth, 52 F. 809 (C.C.D. Minn. 1892)}, is put forward as proof. We can no longer give assent to that doctrine, which was framed before this Court had spoken and is not to be reconciled with what it has since declared.",
    "negative",
  ],
  [
    "cited",
    "We review the denial of a motion for new trial for abuse of discretion, {Lucero v. Sandia Transit, Inc., 350 F.3d 1155, 1160 (10th Cir. 2003)}, and find much in the trial judge's explanation that is open to criticism.",
    "neutral",
  ],
  [
    "limited",
    'Language in {Ochoa-Rivas} suggesting that a defendant may change counsel "at will" must be taken with its setting. The motion there preceded arraignment. Once a jury has been sworn, the suggestion holds no longer.',
    "negative",
  ],
  [
    "cited",
    "This Court has jurisdiction over core proceedings. 28 U.S.C. § 157(b)(2)(K); see {In re Pinehurst Textile Dyers, 411 B.R. 512, 516 (Bankr. M.D.N.C. 2009)}. The following constitutes the Court's findings of fact and conclusions of law.",
    "neutral",
  ],
  [
    "quoted",
    'We make our own the words of Judge Sparrow in {Lindsey v. Great Smoky Timber, 259 F. 661 (W.D.N.C. 1919)}: "a forest does not become a nuisance because it burns." The instruction that it does was error.',
    "positive",
  ],
  [
    "overruled",
    "With the concurrence of all active members of the court under our Irons procedure,* we no longer consider ourselves bound by {Roundtree v. National Capital Transit, 733 F.2d 181 (D.C. Cir. 1984)}, insofar as it made intent to injure an ingredient of the tort.",
    "negative",
  ],
  [
    "party",
    "The debtors' principal case is {In re Sagebrush Partners, 177 B.R. 733 (Bankr. D. Nev. 1995)}; the bank's is In re Tonopah Motor Lodge. Before taking up either, the Court must satisfy itself that the motion for relief from stay was properly served.",
    "neutral",
  ],
  [
    "cert granted",
    "The Solicitor General advises us that certiorari has been granted in {Faulkner v. Merit Systems Protection Board, 1 F.4th 1341 (Fed. Cir. 2021), cert. granted, 142 S. Ct. 903 (2022)}. We see no need to hold this appeal for it, since the employee here was never in the competitive service.",
    "neutral",
  ],
  [
    "criticised",
    'A test that asks whether the copier "felt" he was taking too much is no test at all. That, however, is what {Lorimer v. Stagecraft Publications, 166 F.2d 1011 (2d Cir. 1948)}, would have us instruct a jury. We must ask something a jury can answer.',
    "negative",
  ],
  [
    "reversed",
    "The order under review, {In re Riverfront Hotel Associates, 91 B.R. 655 (Bankr. E.D. Mo. 1988)}, confirmed a plan that paid equity before unsecured creditors who had voted no. The absolute priority rule does not tolerate such a plan. The order is set aside and the matter returned to the bankruptcy court.",
    "negative",
  ],
  [
    "declined",
    "We have read {Okafor v. Secretary of Labor, 611 F.3d 940 (11th Cir. 2010)}, with the respect due a sister court, and come away unpersuaded. Its reasoning rests on a single clause of the committee report; the words Congress actually enacted point the other way.",
    "negative",
  ],
  [
    "actor",
    'In {Cabrera v. Isthmian Lines, 247 F. Supp. 915 (S.D. Tex. 1965)}, the court refused to follow the Second Circuit\'s rule, calling it "a snare." No Fifth Circuit decision has yet addressed the subject.',
    "neutral",
  ],
  [
    "superseded",
    "Whatever authority {Lindqvist v. Harbor Stevedoring, 288 F.2d 602 (2d Cir. 1961)}, once possessed, Congress took it away in 1972 when it rewrote section 905(b). A longshoreman may no longer recover from the vessel on the footing of unseaworthiness.",
    "negative",
  ],
  [
    "cf",
    "Nor did the agency explain why rabbits should be treated as poultry. Cf. {Mid-South Hatcheries v. Hardin, 434 F.2d 1102, 1107 (5th Cir. 1970) (ducks)}.",
    "neutral",
  ],
  [
    "disapproved",
    "To the extent that {Garrity v. Seaboard Finance Corp., 551 F.2d 310, 318 (5th Cir. 1977)}, may be read to permit recovery without proof of scienter, it is out of step with what we say today and should not be so read hereafter.[14]",
    "negative",
  ],
  [
    "relied on",
    "Nor is petitioner's theory new. It was advanced in 1936 and turned away in {Amalgamated Silk Mills v. Commissioner, 34 B.T.A. 880 (1936)}, for reasons that are no weaker for their age, and for the same reasons we turn it away again.",
    "positive",
  ],
  [
    "reversed",
    "In holding the search incident to arrest, {People ex rel. Doyle v. Kirk, 27 Ill. 2d 190, 188 N.E.2d 702 (1963)}, the Illinois Supreme Court overlooked that the arrest was made two miles away and an hour later. The judgment is reversed.",
    "negative",
  ],
  [
    "distinguished",
    "To cite {Schoolcraft v. Village of Baraga, 340 U.S. 919 (1951)}, in a case about a shopping center is to forget that Baraga owned its sidewalks. A municipality that closes its streets to speech stands in one position; the owner of a parking lot stands in quite another.",
    "negative",
  ],
  [
    "relied on",
    "Why should a lessee who has paid his rent in advance fare worse than one who is in arrears? {Lowenthal v. Market Street Realty, 73 Cal. 519, 15 P. 104 (1887)}, perceived no reason, and no more do we. The receiver took subject to the payment.",
    "positive",
  ],
  [
    "declined",
    "An intermediate state court's pronouncement is ordinarily evidence of state law, but it may be disregarded if the federal court is convinced the highest court would hold otherwise. I am so convinced as to {Treadwell v. Gulf States Paper, 388 So. 2d 181 (Ala. Civ. App. 1980)}.",
    "negative",
  ],
  [
    "limited",
    "The government overreads {Wexler v. Bureau of Land Management, 702 F.2d 1290 (9th Cir. 1983)}. All that the panel had to decide, and therefore all that it did decide, was that a permit expired by its own terms cannot be revoked. A live permit is another matter.",
    "negative",
  ],
  [
    "counsel",
    "Counsel attributes to {Sherwood v. Cincinnati Traction, 154 F. 811 (6th Cir. 1907)}, a sentence that does not appear in it. The rule to show cause is discharged upon his explanation that the error was a typist's.",
    "neutral",
  ],
  [
    "vacated",
    "Defendant cites {Arbogast v. Central Illinois Power, 803 F.2d 1318 (7th Cir. 1986)}, without noticing that the panel opinion was withdrawn when rehearing en banc was granted and never reinstated. It has been a dead letter for nine years.",
    "negative",
  ],
  [
    "overruled",
    "The policyholder's cornerstone is {Meacham v. Farmers' Hail Ins. Co., 198 Kan. 545, 426 P.2d 88 (1967)}. Cornerstones may be removed, and this one was: the Kansas court took it out, expressly, in 1991.",
    "negative",
  ],
  [
    "applied",
    "{Villareal-Ponce v. Garland, 14 F.4th 680 (5th Cir. 2021)}, prescribes a three-part inquiry. Taking the parts in turn: the petitioner was given notice; the notice named a time; and it named a place. She has no ground for complaint.",
    "positive",
  ],
  [
    "cited",
    "Exemptions from the Fair Labor Standards Act are affirmative defenses. {Waddell v. Bluegrass Poultry, Inc., 462 F.3d 590, 594 (6th Cir. 2006)}. The jury here was instructed precisely to the contrary, and that was plain error.",
    "neutral",
  ],
  [
    "party",
    "Neither side mentions {Pomeroy v. Snake River Dredging, 40 Idaho 602, 235 P. 911 (1925)}, until its reply brief, where each accuses the other of having suppressed it. We deplore the tone of both briefs. The judgment is affirmed on the ground of accord and satisfaction.",
    "neutral",
  ],
  [
    "applied",
    "PER CURIAM: The petition for review is granted. The Board's order cannot be squared with {Local 1107, Glass Bottle Blowers v. NLRB, 409 F.2d 1180 (D.C. Cir. 1969)}, and for that reason its enforcement is denied.",
    "positive",
  ],
  [
    "agree",
    'Today we become the sixth circuit to hold that a text message is a "call." Our reasons do not differ from those that {Abramowitz v. Sunrise Solar Leasing, 905 F.3d 261 (3d Cir. 2018)}, set down with such clarity that repetition would be vanity.',
    "positive",
  ],
  [
    "reversed",
    "The Bankruptcy Appellate Panel held the debt dischargeable because the misrepresentation was oral. {In re Villanueva, 388 B.R. 412 (9th Cir. BAP 2008)}. But the statute asks whether the statement respected the debtor's financial condition, not how it was conveyed. We reverse the Panel and reinstate the judgment of nondischargeability.",
    "negative",
  ],
  [
    "explained",
    "There is less conflict than first appears between our decision in {Bouchard v. City of Portland, 19 F.4th 33 (1st Cir. 2021)}, and the later one in Salas v. Town of Hull. The former looked to what the officer knew; the latter to what he could have learned. Each speaks to a separate element.",
    "neutral",
  ],
  [
    "criticised",
    "The insurer admires {Wendell v. Prudence Life, 312 F. Supp. 166 (E.D. Wis. 1970)}, for its result and the beneficiary for its reasoning. I admire it for neither. The result is unjust and the reasoning would make every lapse a waiver.",
    "negative",
  ],
  [
    "cited",
    "Venue lies where a substantial part of the events occurred. {Underhill v. Catamount Ski Areas, 13 F. Supp. 3d 402, 409 (D. Vt. 2014)}. The wreck occurred on the New York side of the line.",
    "neutral",
  ],
  [
    "accord",
    "The filing of an unsigned notice does not deprive a court of jurisdiction. Haldane v. Bowie Oil, 166 F.3d 412 (5th Cir. 1999); accord, e.g., {Szymanski v. Lake County Sheriff, 172 F.3d 960, 963 (7th Cir. 1999)}.",
    "positive",
  ],
  [
    "superseded",
    "Under the regulations in force since January 1, 2015, a treating physician's opinion enjoys no controlling weight. {Oquendo v. Bowen, 831 F.2d 1217 (2d Cir. 1987)}, on which the claimant depends, was a gloss upon the former regulations, and it fell with them.",
    "negative",
  ],
  [
    "reversed",
    "The Court of Appeals thought the regulation a taking without compensation. {Blue Mesa Cattle Co. v. Andrus, 607 F.2d 313 (10th Cir. 1979)}. Because the permit conferred no property interest that the Fifth Amendment protects, its judgment cannot be sustained, and we reverse.",
    "negative",
  ],
  [
    "lower court",
    "In 1983 the Board overruled its own longstanding rule, relying heavily on {NLRB v. Cascade Tile, 689 F.2d 870 (9th Cir. 1982)}. The union tells us that the reliance was misplaced, the employer that it was not. We think it unnecessary to choose, because the order must be set aside for want of substantial evidence.",
    "neutral",
  ],
  [
    "distinguished",
    "{Alvord v. City of Saginaw, 117 U.S. 733 (1886)}, is pressed upon us as conclusive. An examination of the report shows that the bonds in that case recited upon their face the authority by which they issued. These recite nothing. The rule of estoppel there enforced has accordingly no place here.",
    "negative",
  ],
  [
    "affirmed",
    "We have little to add to the opinion of the able District Judge, {Hatteras Fisheries v. United States, 602 F. Supp. 1315 (E.D.N.C. 1985)}. He saw the witnesses, he understood the tides, and he came to the right conclusion. The judgment is affirmed.",
    "positive",
  ],
  [
    "overruled",
    "When this Panel decided {In re Tolentino, 288 B.R. 580 (B.A.P. 9th Cir. 2003)}, it did not have the benefit of the full legislative record. It does now. The Panel, sitting en banc, recedes from that decision and holds that the exemption is fixed on the petition date.",
    "negative",
  ],
  [
    "not binding",
    "The sentence plucked from {Abernathy v. Norfolk Dredging, 684 F.2d 1041, 1047 (4th Cir. 1982)}, had nothing to do with the outcome of that appeal, and its author did not pause to defend it. Being dictum it does not bind us; being mistaken it does not move us.",
    "negative",
  ],
  [
    "doubted",
    "²² We say nothing of {Harcourt v. Keystone Motor Freight, 285 F.2d 909 (3d Cir. 1960)}, except that its answer to this question was given in a single sentence, without citation, over a dissent we find the more convincing.",
    "negative",
  ],
  [
    "eg",
    'Lower courts have called the exclusionary remedy "extreme," "extravagant," and worse. E.g., {United States v. Dombey, 333 F. Supp. 2d 611, 615 (E.D. Mich. 2004)}. The Fourth Amendment question in this case can be answered without taking sides in that quarrel.',
    "neutral",
  ],
  [
    "declined",
    "The learned counsel is right in saying that {Van Alstyne v. Corwin, 41 Barb. 212}, sustains him. But it was made at General Term before the married women's acts had been construed in this court, and after the best reflection we can give it we are unable to yield our assent to its reasoning.",
    "negative",
  ],
  [
    "lower court",
    "The court of civil appeals, believing itself bound by {Delgado v. Brazos Gin Co., 388 S.W.2d 714 (Tex. Civ. App.—Waco 1965, writ ref'd n.r.e.)}, reversed and rendered. That was error for a reason no one briefed: the notice of appeal was eleven days late, and the court had no jurisdiction to reverse anything.",
    "neutral",
  ],
  [
    "followed",
    "The State asks that we abandon {People v. Okerlund, 2013 IL App (2d) 120418, ¶ 31}, as wrongly reasoned and out of step with the Third District. We have read it again with that charge in mind and remain persuaded. The sentence on count III must be vacated.",
    "positive",
  ],
  [
    "overruled",
    "SYLLABUS BY THE COURT. 3. The second paragraph of the syllabus of {Harmon v. Tuscarawas Brick Co., 88 Ohio St. 301, 102 N.E. 718}, no longer states the law of Ohio upon the assumption of risk by minors.",
    "negative",
  ],
  [
    "distinguished",
    "In {Pettibone, 57 Wis. 2d at 633}, the insurer had paid premiums back and heard nothing for three years. Here the refund check was returned the same week with an angry letter. The one insured acquiesced; the other protested; and that is the end of the comparison.",
    "negative",
  ],
  [
    "applied",
    "What a landlord must know before he is answerable for a tenant's dog was settled in this state by {Bertolucci v. Haines, 44 Cal. App. 3d 911 [119 Cal. Rptr. 402]}. Measured by it, the declaration of Mrs. Ruiz that she had twice complained of the animal raises a triable issue.",
    "positive",
  ],
  [
    "superseded",
    "Respondent's brief leans its whole weight on {Ostrander v. Yakima Valley Fruit Growers, 94 Wn.2d 301, 616 P.2d 1188 (1980)}. He does not mention that the legislature, two sessions later, wrote RCW 4.22.019 for the avowed purpose of undoing that result.",
    "negative",
  ],
  [
    "cited",
    "The plea of usury was at common law a plea in bar, and had to be proved strictly as laid. See {Lockett v. Tandy, 9 Humph. 310}; Moore v. Sills, 2 Yerg. 88.",
    "neutral",
  ],
  [
    "adopted",
    "This is a question of first impression in Nevada. Having canvassed the decisions on each side, we find the better-reasoned approach in {Kjeldgaard v. Sorrel Ridge Ranch, Inc., 133 Idaho 560, 990 P.2d 77 (1999)}, and today make it ours.",
    "positive",
  ],
  [
    "dissent",
    "Our dissenting brother would have us return to the rule of {Gaither v. Lumpkin, 18 Ga. 511}, which he thinks was sound and ought never to have been departed from. The point was not assigned as error, and we pass it without remark.",
    "neutral",
  ],
  [
    "affirmed",
    "We granted certification, 178 N.J. 33, to review the published opinion of the Appellate Division in {Feliciano v. Borough of Keansport, 361 N.J. Super. 212 (App. Div. 2003)}. We now affirm, substantially for the reasons Judge Wexelman gave.",
    "positive",
  ],
  [
    "hypothetical",
    "Even were we to discard {Dahlgren v. Northern Elevator Co., 74 N.D. 218, 21 N.W.2d 100 (1945)}, root and branch, plaintiff would be no better off, for he pleaded neither notice nor damage.",
    "neutral",
  ],
  [
    "followed",
    "It is now above forty years since {Hendricks v. Stoever, 6 Whart. 419}, and the titles to half the lots in the Northern Liberties rest upon it. If it were error at first, it has long ceased to be open to us to say so; the plaintiff takes nothing by his ejectment.",
    "positive",
  ],
  [
    "history",
    "This controversy is no stranger to us. On the first appeal, {Bascomb v. Rutland Marble Co., 58 Vt. 190}, the cause was sent down because the referee had excluded the books; on the second, judgment was entered by consent and later opened.",
    "neutral",
  ],
  [
    "reversed",
    "The judgment of the Court of Appeals in {Wojcik v. City of Hamtramck Heights, 219 Mich. App. 640; 557 N.W.2d 880 (1996)}, cannot stand. The notice provision means what it says, and a letter to the mayor's brother is not service upon the clerk.",
    "negative",
  ],
  [
    "relied on",
    '"A guardian may no more bargain away the ward\'s homestead than he may sell the ward." {Culpepper v. Thigpen, 112 Miss. 608, 73 So. 590}. Nothing truer can be said of the contract before us, and the decree cancelling it was right.',
    "positive",
  ],
  [
    "not binding",
    "Defendant supplies us with {State v. Tsosie-Greene, No. 1 CA-CR 08-0411, 2009 WL 1124570 (Ariz. App. Apr. 23, 2009) (mem. decision)}. It is a memorandum decision and precedent for nothing; were it otherwise we should not find it convincing.",
    "negative",
  ],
  [
    "cited",
    "An innkeeper who permits the guest to keep his own key has not necessarily surrendered custody of the trunk. Cf. {Blanding v. Astor House Proprietors, 3 Duer 117}.",
    "neutral",
  ],
  [
    "open",
    "We have been urged to say whether {Rankin v. Bell Telephone Co. of Pa., 402 Pa. 118, 166 A.2d 517 (1960)}, survives the Comparative Negligence Act. That question is an important one and deserves an appeal in which it makes a difference. It makes none here.",
    "neutral",
  ],
  [
    "governed",
    "Strike out the names and the dates and this record might be that of {Farwell v. Lake Shore Packing Co., 196 Ill. 44}. We see no escape from the same conclusion, and the declaration must be held bad upon demurrer.",
    "positive",
  ],
  [
    "actor",
    "Petitioner's first proposition comes from Tate v. Warden, 210 Md. 630. She overlooks that Tate was expressly laid to rest by {Amory v. State, 243 Md. 119, 220 A.2d 611 (1966)}.",
    "neutral",
  ],
  [
    "cited",
    'The exemption has been in our law in one form or another since 1839. See also {Cloud v. Hightower, 12 Tex. 455 (1854)}; Anders v. Pratt, 31 Tex. 90 (1868). The amendment of 1973 struck out the words "or tools of trade," and with them the whole of appellee\'s case.',
    "neutral",
  ],
  [
    "per incuriam",
    "Neither brief in {Lassiter v. Durham Hosiery Mills, 172 N.C. 330, 90 S.E. 299}, so much as mentions section 59 of the Revisal, and the opinion does not either. A case decided in ignorance of the statute that ought to have decided it can be of no service to us.",
    "negative",
  ],
  [
    "approved",
    "Much has been said at the bar in disparagement of {Sprague v. Housatonic Water Co., 70 Conn. 560}. We find in it nothing to regret. The riparian owner must have his remedy before the reservoir is filled and not after his meadow is drowned.",
    "positive",
  ],
  [
    "distinguished",
    "Nor does {Teague v. Guilford Motor Lines} carry him across. It arose under the act of 1919, when a carrier's bond was for the benefit of shippers only; the bond now in suit runs, in so many words, to the public.",
    "negative",
  ],
  [
    "cited",
    "Larceny by trick has always stood at the edge of false pretenses. E.g., {People v. Delmonte, 88 N.Y. 301 (1882)}. We are concerned with neither, the indictment having charged embezzlement and nothing more.",
    "neutral",
  ],
  [
    "accord",
    "A mechanic who releases the automobile releases the lien, and re-taking the car by stealth will not bring the lien back. Pugh v. Dorsett, 54 Idaho 111. Accord {Rasmussen Garage v. Tibbets, 60 Utah 387, 208 P. 870 (1922)}.",
    "positive",
  ],
  [
    "but see",
    "The weight of opinion holds the surety discharged. Orr v. Lyle, 20 Iowa 98; Stone v. Beecher, 31 Iowa 300. But see {Merchants' Bank v. Haugen, 49 Iowa 512}.",
    "negative",
  ],
  [
    "appeal denied",
    "On the scope of cross-examination of a character witness the authorities are collected in {State v. Fontenette, 401 So. 2d 982 (La. App. 3d Cir. 1981)}, cert. denied, 406 So. 2d 611 (La. 1981).",
    "neutral",
  ],
  [
    "declined",
    'The Fourth District came out the other way in {Barrientos v. Palm Isle Condo. Ass\'n, 84 So. 3d 1133 (Fla. 4th DCA 2012)}. We cannot travel that road with our colleagues. The statute speaks of "unit owners," and a tenant at will is not one. We certify conflict.',
    "negative",
  ],
  [
    "history",
    "The doctrine came among us by accident. In {Stebbins v. Proprietors of Locks, 14 Pick. 388}, a reporter's marginal note said more than the opinion did, and text-writers took the note for the holding. How much of it was ever law is a question for the scholar; the present deed contains a covenant that makes it idle.",
    "neutral",
  ],
  [
    "overruled",
    "Courts ought to be slow to retreat, but not too proud. We said in {Hatfield v. Mingo Coal & Iron Co., 102 W. Va. 55, 134 S.E. 820}, that silence could never be fraud between parties at arm's length. We should not have said it, and we unsay it.",
    "negative",
  ],
  [
    "applied",
    "Four things must concur before an easement by implication arises. {Trowbridge v. Kittery Dock Co., 117 Me. 212, 103 A. 590}. The referee found all four upon evidence that we cannot call incredible. Exceptions overruled.",
    "positive",
  ],
  [
    "distinguished",
    'Whoever compares the agreement in {Bullock v. Fenner, 7 Rich. Eq. 214}, with the paper now before us will find that they have little in common but the word "trust." There the slaves had been delivered and the price paid down; here nothing passed but promises.',
    "negative",
  ],
  [
    "relied on",
    "The motion judge refused to treat the bank's form letter as a waiver. She had good authority for it, {Castellanos v. Merrimack Valley Sav. Bank, 68 Mass. App. Ct. 714, 864 N.E.2d 1180 (2007)}, and we uphold the ruling on the strength of what is written there.",
    "positive",
  ],
  [
    "counsel",
    'Plaintiff contends that the trial justice "flatly disregarded" {Iannuccilli v. Narragansett Pier R.R., 71 R.I. 318, 44 A.2d 810 (1945)}, and that her decision must on that account be reversed. We reverse it, but because she weighed credibility on a motion for summary judgment.',
    "neutral",
  ],
  [
    "limited",
    'Those sentences of {Aldrete, 9 Cal.4th at p. 418}, which speak of "any person injured" must be taken with the facts that called them forth. The plaintiff there was a tenant. A trespasser cannot lift the phrase out and carry it off.',
    "negative",
  ],
  [
    "cited",
    "Findings of an auditor, when confirmed below, come to us with much in their favor. {Appeal of Strohecker, 4 Penny. 217}. But an inference drawn from figures is not a finding, and this one is plainly wrong.",
    "neutral",
  ],
  [
    "affirmed",
    "The Court of Special Appeals thought that the hospital's by-laws were no contract. {Dulaney v. Frederick Mem'l Hosp., 140 Md. App. 302, 780 A.2d 425 (2001)}. So do we, and its judgment will stand with costs.",
    "positive",
  ],
  [
    "superseded",
    "It is enough to say of {Gilchrist v. Board of Levee Commissioners, 71 Miss. 402, 15 So. 110}, that it construed a section which the convention of 1890 had not left standing when the present bonds were issued.",
    "negative",
  ],
  [
    "cited",
    "Compare {Waddell v. Custer County, 19 Neb. 605} (warrant void for want of claim filed), with Ellis v. Saline County, 27 Neb. 117 (warrant good in hands of assignee).",
    "neutral",
  ],
  [
    "followed",
    "If we wrote upon a clean page we might find for this widow. The page is not clean: {Pomerleau v. Androscoggin Pulp Workers' Ass'n, 109 Me. 520}, is written upon it in a legible hand, and the demand must be refused.",
    "positive",
  ],
  [
    "dissent",
    'Justice Tolman\'s separate opinion in {Grange v. Spokane Traction Co., 97 Wash. 312}, called the whole doctrine of the last clear chance "a snare for juries." It did not persuade his brethren. The instruction here complained of was on a different head.',
    "neutral",
  ],
  [
    "approved",
    "Nothing said last Term in the Rosebud Township case was meant to take a cubit from the stature of {Erlandson v. Day County, 45 S.D. 160, 186 N.W. 580 (1922)}. A township officer who spends without a vote spends his own money.",
    "positive",
  ],
  [
    "declined",
    "We are aware that in Arizona the opposite is held. {Villalobos v. Cochise Copper Queen Branch Mines, 21 Ariz. 340, 188 P. 610}. The opinion is learned, but the soil of that State is not ours; its constitution forbids the release and ours does not, and we prefer to let men contract.",
    "negative",
  ],
  [
    "doubted",
    "So far as {Hulett v. Jennings, 34 Ark. 207}, may seem to countenance a parol partition between infants, it has never been cited for that purpose, was not well considered, and we should be unwilling to rest anything upon it.",
    "negative",
  ],
  [
    "hypothetical",
    "Assume with the appellant that {Conklin v. Otsego Knitting Mills, 212 App. Div. 190, 208 N.Y.S. 311}, was a blunder. It would not follow that this claim, filed four months out of time, could be saved.",
    "neutral",
  ],
  [
    "quoted",
    'What Chief Justice Beattie wrote in {Ballentine v. Truckee Meadows Ditch Co., 15 Nev. 366}, we may make our own: "He who first puts the water to use may keep it so long as he uses it, and no longer." The decree, which gives respondent water he has not used since 1961, must be modified accordingly.',
    "positive",
  ],
  [
    "actor",
    "In {Escamilla v. Superior Court (1983) 141 Cal.App.3d 630, 190 Cal.Rptr. 501}, another division disapproved the stipulation procedure sketched in Norcross. The People used neither procedure in this case, but simply asked the judge to look at the file.",
    "neutral",
  ],
  [
    "governed",
    "Whether a city may be garnished for the wages of its officer is not open to debate in Alabama. {Mayor of Eufaula v. Hickson, 27 Ala. 391}. The garnishee was properly discharged.",
    "positive",
  ],
  [
    "other case",
    "We review de novo. {Yellowhorse v. State, 2011 MT 114, ¶ 9, 360 Mont. 480, 255 P.3d 72}. To the extent that State v. Brandt, 2002 MT 40, holds that a Terry stop may ripen into arrest without probable cause, it is overruled.",
    "neutral",
  ],
  [
    "overruled",
    "Upon rehearing en banc a majority has concluded that {Grayson v. Commonwealth, 41 Va. App. 300, 584 S.E.2d 907 (2003)}, mistook a rule of evidence for a rule of jurisdiction. It is overruled, and the panel opinion in this cause is withdrawn.",
    "negative",
  ],
  [
    "cited",
    "The doctrine that a corporation can do no wrong beyond its charter has few friends left. It was already giving ground when {Bissell v. Aroostook Ferry Co., 63 Me. 181}, was argued, as the briefs reported there show.",
    "neutral",
  ],
  [
    "followed",
    "A juror may not be heard to impeach his verdict by showing that he slept. We so decided in {Tarkington v. State, 1 Tex. Ct. App. 512}, and we so decide again.",
    "positive",
  ],
  [
    "cited",
    "{Zabriskie} involved a bridge, a drunken hack-driver, and a lamp that had been out for eleven nights. The Chancellor charged the county. On appeal the only question was one of costs, and the report is silent on everything else.",
    "neutral",
  ],
  [
    "relied on",
    "Prohibition does not lie to correct a mistake, however gross, of a tribunal acting within its province, {Ex parte Ledbetter, 114 S.C. 90, 103 S.E. 77}, and that consideration of itself requires that the petition be dismissed.",
    "positive",
  ],
  [
    "counsel",
    'At argument counsel withdrew her suggestion that {Marriage of Thorvaldson, 39 Or. App. 883, 593 P.2d 1200 (1979)}, had been "effectively gutted" by the dissolution amendments. What is left of the appeal is a complaint about the spousal award, and there we find no abuse of discretion.',
    "neutral",
  ],
  [
    "harmonised",
    "Between {Fontaine v. Schuylkill Boom Co., 16 Serg. & R. 360}, and the later cases there is a difference more of words than of things; all of them come to this, that the jury must be told whose property the timber was when it broke loose.",
    "neutral",
  ],
  [
    "no longer law",
    "The premise of {Treadwell v. State, 129 Ga. App. 573, 200 S.E.2d 323}, was that a common drunkard could be jailed for being one. Knock out that premise, as was done in 1974, and the superstructure comes down with it.",
    "negative",
  ],
  [
    "followed",
    "Six judges have come and gone since {Van Wormer v. Board of Water Commissioners of Detroit, 56 Mich. 211}, and the rates have been levied upon the faith of it the whole time. It will take a stronger showing than complainant's to make us disturb what so many have built upon.",
    "positive",
  ],
  [
    "disapproved",
    'We reverse the judgment of the Court of Appeal. {Beckwourth Land Trust v. Alder (2016) 248 Cal.App.4th 77}, on which that court drew for its reading of the deadline, treats "shall" as though it were "may," and is to that extent disapproved.',
    "negative",
  ],
  [
    "cited",
    "A plea colloquy need not follow a script. {State v. Ludvigson}, 2004 ND 188, ¶ 11, 687 N.W.2d 902. Still, there must be a colloquy, and the three words spoken to this defendant were none at all.",
    "neutral",
  ],
  [
    "approved",
    "The intermediate courts have for some years followed the burden-shifting scheme worked out in {Abernathy-Cole v. Tri-County Sch. Dist. No. 4, 147 Or. App. 330, 936 P.2d 980 (1997)}. This court has not spoken to it until now. We think it a sensible scheme and give it our sanction.",
    "positive",
  ],
  [
    "distinguished",
    "That {Huckaby v. Trinity & Sabine Ry. Co., 61 Tex. 404}, let the brakeman recover is nothing to the purpose. His petition charged a rotten drawhead; this one charges only that the train went fast.",
    "negative",
  ],
  [
    "history",
    "The legislative answer to the depression foreclosures was chapter 320. Its constitutionality was sustained by an evenly divided court in {Wapello Mortgage Co. v. Heidt, 219 Iowa 640, 258 N.W. 911 (1935)}, and it expired by its own terms in 1937.",
    "neutral",
  ],
  [
    "overruled",
    "Stare decisis is a wise maxim and an indifferent master. When a precedent has bred nothing but confusion for a generation, as {Strickland v. Carolina Veneer Co., 204 N.C. 77, 167 S.E. 410 (1933)}, has, the kinder course is to bury it, and this morning we do.",
    "negative",
  ],
  [
    "other case",
    "Section 12-4 is void for vagueness, root and branch, and the prosecution under it must be dismissed. We need say nothing of the severability question that occupied so much of the discussion in {City of Pocatello Springs v. Anding, 98 Idaho 210, 560 P.2d 885 (1977)}.",
    "neutral",
  ],
  [
    "not followed",
    "Two lines of decision confront us and they cannot both be right. Sewall v. Hobbs treats the release as a bar; {Hungerford v. Stark, 11 Ind. App. 417, 39 N.E. 220}, does not. We cast our lot with the former.",
    "negative",
  ],
  [
    "limited",
    "We would not be understood as impugning {Landry v. Crescent City Storage, 163 La. 509, 112 So. 401 (1927)}, where a depositary had contracted for the express purpose of keeping furs from moth. But outside a deposit for hire it has no work to do, and this was a lease.",
    "negative",
  ],
  [
    "controls",
    "The appellant's distinction, that in {Burleson v. Catawba Furniture Co., 288 S.C. 301, 342 S.E.2d 402 (1986)}, the ladder was of wood and in this case of aluminum, is one that might appeal to a carpenter. It has no appeal to us; the two claims are alike and must have the same answer.",
    "positive",
  ],
  [
    "criticised",
    "It has been the misfortune of {Tuttle v. Beekman, 27 Hun 330}, to be cited much oftener than it has been read. Its syllabus is broader than its facts, its facts are imperfectly stated, and its one conclusion of law is, as we venture to think, a mistake.",
    "negative",
  ],
  [
    "hypothetical",
    "If {Overmyer v. State, 194 Ind. 88}, be right, the indictment was good; if it be wrong, the conviction would still have to be sustained upon the second count, to which no motion to quash was addressed.",
    "neutral",
  ],
  [
    "superseded",
    "Before the Rules of Civil Procedure a variance of this kind was fatal, {Meachem v. Salida Granite Co., 66 Colo. 212, 180 P. 745}. It has not been so since April 6, 1941, and the trial court was fifty years behind the times in thinking otherwise.",
    "negative",
  ],
  [
    "dissent",
    'Judge Abruzzo, dissenting below, thought the majority had "eviscerated" {Niskayuna Paving Corp. v. Reiss, 61 N.Y.2d 418}. We have no need to say whether the Appellate Division did so, since plaintiff\'s own deposition defeats the claim.',
    "neutral",
  ],
  [
    "quoted",
    '"The law does not ask a man to be wiser than his neighbors." {Goss v. Androscoggin Mills, 61 Me. 441}. By that homely measure the plaintiff, who crossed where everybody crossed, was not careless, and the nonsuit must be taken off.',
    "positive",
  ],
  [
    "reversed",
    "For these reasons the published decision of the Court of Appeals, {In re Guardianship of Lorna T., 2019 WI App 33, 388 Wis. 2d 105, 931 N.W.2d 820}, is undone, and the circuit court's order for protective placement is reinstated.",
    "negative",
  ],
  [
    "counsel",
    'The Defense Lawyers\' Association, as amicus, devotes thirty pages to the proposition that {Tewksbury v. Silver Bow Hosp., 2003 MT 291, 318 Mont. 60}, is "unworkable, unprincipled, and wrong." No party has made that argument, and an amicus takes the case as the parties give it.',
    "neutral",
  ],
  [
    "reaffirmed",
    'A law review has lately called {Cheatham v. Davidson County, 8 Baxt. 512}, "antebellum in spirit." That may be. It is also, so far as we can discover, correct, and we hold to it.',
    "positive",
  ],
  [
    "distinguished",
    "State v. Nakai does not require a different result, and {State v. Benally-Ford, 1999-NMCA-071, 127 N.M. 390, 981 P.2d 1200}, even less so. The roadblock in the latter was announced beforehand in the newspaper. The one through which this defendant drove was announced to nobody.",
    "negative",
  ],
  [
    "cited",
    'The word "children" in a will does not ordinarily take in grandchildren. Osgood v. Lane, 21 N.H. 90; {Petition of Wentworth, 55 N.H. 340}; Tilton v. Pike, 60 N.H. 9.',
    "neutral",
  ],
  [
    "followed",
    "Absent some showing that it is unsound, we follow the published opinions of the other appellate districts. None has been made as to {Estate of Vukovich (1971) 19 Cal.App.3d 612 [97 Cal.Rptr. 84]}. The bequest therefore lapsed.",
    "positive",
  ],
  [
    "actor",
    "It was {Nygaard v. Hennepin Trust Co., 188 Minn. 201, 246 N.W. 890 (1933)}, that first confined the sealed-instrument doctrine to instruments sealed in fact. Whether one may still be made by printing the letters L.S. is what we must determine today.",
    "neutral",
  ],
  [
    "approved",
    "We have been at the pains of re-examining {Brockenbrough v. Spindle, 17 Gratt. 21}, and the more it is examined the better it appears. The trustee who buys at his own sale holds for the beneficiary, let him pay what he may.",
    "positive",
  ],
  [
    "not binding",
    "{Rice v. Hallmark Loan Co., 122 So. 2d 610 (Fla. 3d DCA 1960)}, comes from another district. It binds the trial courts of this one only until we speak. We now speak, and we see it differently.",
    "negative",
  ],
  [
    "open",
    "The continued vitality of {Stallworth v. Chickasaw Turpentine Co., 190 Ala. 302, 67 So. 280}, has been questioned in the federal courts. We express no opinion, the appeal being decided on the failure to prove venue.",
    "neutral",
  ],
  [
    "applied",
    "No reason suggests itself why what was laid down of a stage-coach in {Peckham v. Eastern Stage Co., 3 R.I. 88}, should not be true of a street-car, or of an elevator. The elevator in question was overloaded to the knowledge of the operator; the demurrer was wrongly sustained.",
    "positive",
  ],
  [
    "contra",
    "One who buys at a tax sale while in possession as tenant gains nothing against the landlord. Fry v. Koontz, 71 Mo. 55; Hood v. Bliss, 84 Mo. App. 300. Contra, {Seaver v. Prindle, 40 Mo. App. 128}.",
    "negative",
  ],
  [
    "doubted",
    "After the Legislature's intervention in 1971, and our own opinion in the Tidewater Ferry matter, one may fairly wonder how much of {Crisfield Packing Co. v. Somers, 181 Md. 490, 30 A.2d 770 (1943)}, remains. We should hesitate to send a man to prison on it.",
    "negative",
  ],
  [
    "criticised",
    'The observation in {Wakefield v. Shoshone Land & Cattle, 58 Idaho 400, 74 P.2d 210}, that a lis pendens "creates a lien," was unnecessary to the decision and is not accurate. A lis pendens creates nothing; it gives notice of what already exists.',
    "negative",
  ],
  [
    "followed",
    "PER CURIAM. Affirmed on the authority of {Kowalczyk v. Indus. Comm'n, 33 Ill. 2d 609, 213 N.E.2d 270}.",
    "positive",
  ],
  [
    "cited",
    "An appellant who brings up half a record must abide by the other half's silence. {Dorsett v. Pickaway Savings & Loan Co., 5th Dist. Pickaway No. 09CA14, 2010-Ohio-2217, ¶ 8}. The transcript of the damages hearing not having been filed, only the question of law remains.",
    "neutral",
  ],
  [
    "syllabus",
    "Syllabus Point 4, {State ex rel. Linger v. Cogar, 174 W. Va. 610, 328 S.E.2d 492 (1985)}, states the measure by which a circuit judge's refusal to recuse must be judged; and when the order below is laid beside it, the writ must go as moulded.",
    "positive",
  ],
  [
    "overruled",
    "The appellee reminds us that {Lathrop v. Manistee Boom Co., 48 Mich. 477}, has stood since 1882. So it has; but so, in its time, did trial by battle. Neither age nor the respect we bear its author can justify us in sending another jury out with that instruction, and none shall be sent again.",
    "negative",
  ],
  [
    "distinguished",
    "The chancellor was misled by the surface likeness of this bill to that in {Fullilove v. Yalobusha Bank, 83 Miss. 317, 35 So. 540}. That bill came from a creditor without a judgment, asking for discovery; the present complainant has his judgment and asks for the land.",
    "negative",
  ],
  [
    "relied on",
    "If authority be wanted for so plain a thing, it is to be had in {Roundtree v. Gallatin Turnpike Co., 3 Head 480}. The gate was unlawful and the defendant had a right to go through it.",
    "positive",
  ],
  [
    "history",
    "The facts are given at length in our first opinion, {Aronsen v. Nashua Gummed Paper Co., 96 N.H. 304, 75 A.2d 600 (1950)}. After remand the plaintiff amended to claim under the wage act, and the present exceptions concern the amendment alone.",
    "neutral",
  ],
  [
    "cited",
    "See generally {Mendonça v. Hilo Dry Goods, 40 Haw. 511 (1954)} (tracing mahele titles through the territorial period).",
    "neutral",
  ],
  [
    "affirmed",
    "Order affirmed, with costs, on the opinion of Mr. Justice Hasbrouck at Special Term ({Matter of Ten Eyck, 139 Misc. 201}); no opinion by this court.",
    "positive",
  ],
  [
    "limited",
    "What is quoted to us from {Hightower v. Hapeville Motor Sales, 98 Ga. App. 112, 105 S.E.2d 220}, was by way of illustration only; the question was not in the case, was not argued, and was answered, if it was answered, in half a line. We do not regard it as an authority upon the subject.",
    "negative",
  ],
  [
    "followed",
    "Conveyancers have drawn their deeds by {Crittenden v. Shelby, 4 Litt. 199}, these thirty years. Were we to declare today that it had been a mistake all along, half the county would wake tomorrow without a title. The thing is not to be thought of.",
    "positive",
  ],
  [
    "other case",
    "The presumption of undue influence arising from mere kinship, which Boyd v. Stroud introduced, is hereby abandoned as contrary to reason and experience. The burden of the contestant was correctly stated in outline long before, as a footnote in {Bascom v. Ingersoll, 29 Colo. 80}, records.",
    "neutral",
  ],
  [
    "criticised",
    "With all respect, {Whitlow v. Pemiscot Drainage Dist. No. 3, 238 Mo. App. 88, 175 S.W.2d 914}, assumes the very thing to be proved. If the levee was a nuisance then of course the district was liable; but whether it was one was the issue.",
    "negative",
  ],
  [
    "controls",
    "The writer of this opinion dissented in {Baumgartner v. Hennepin Ave. State Bank, 190 Minn. 77, 250 N.W. 816}. He was outvoted, and the law is as the majority declared it. By that law the defendant must have judgment.",
    "positive",
  ],
  [
    "superseded",
    "As for the so-called voucher rule of {Purvis v. State, 71 Fla. 601, 72 So. 418}, the Evidence Code came into force on July 1, 1979, and the rule went out. Any party may now impeach any witness, the one who called him included.",
    "negative",
  ],
  [
    "cited",
    'A "profit à prendre" is the right to take something off another\'s land. {Chilcott v. Sebago Ice Co., 81 Me. 150}. Whatever the deed here conveyed, it was not that.',
    "neutral",
  ],
  [
    "adopted",
    "The Workers' Compensation Commission's order rests on the analysis in {Tulsa Rig Iron Works v. Beaver, 1987 OK CIV APP 40, 739 P.2d 1013}. That opinion is released for publication as precedent by order of this court, and we embrace it as the correct exposition of § 22(3).",
    "positive",
  ],
  [
    "counsel",
    "Each side claims {Sandoval v. Cimarron Cattle Feeders} for its own, the plaintiff for its first half and the defendant for its second. The contract, however, has an arbitration clause, and to the arbitrator both must now repair.",
    "neutral",
  ],
  [
    "distinguished",
    "The exclusion was upheld in {Rosenbluth v. Knickerbocker Indem. Co., 14 N.Y.2d 380}, because the assured was a merchant insuring stock. To carry the case over to a mother insuring her household would be to honor its letter and forget what it was about.",
    "negative",
  ],
  [
    "cited",
    "A deed delivered to a stranger upon a condition is no deed until the condition happen. Cf. {Tapscott v. Meriwether, 1 Munf. 510}. The court below instructed otherwise, and we must reverse.",
    "neutral",
  ],
  [
    "applied",
    "Taking the considerations enumerated in {Matter of Kiera D.-W., 111 A.D.3d 1102, 975 N.Y.S.2d 440 (3d Dept. 2013)}, one by one, we find that each points to the grandmother. Family Court's order of custody is affirmed.",
    "positive",
  ],
  [
    "explained",
    "In {Goodnight v. Presidio Water Improvement Dist., 118 Tex. 60, 10 S.W.2d 412 (1928)}, a bond issue failed because the notice had been posted at two places when the statute required three. The Legislature thereupon held hearings for a whole summer, and the repealing act of 1929 was the fruit of them.",
    "neutral",
  ],
  [
    "approved",
    "It is a mistake to suppose that the Uniform Act has made {Schoonover v. Perkiomen R.R., 232 Pa. 510, 81 A. 640}, obsolete. The act put into sections what that decision had already put into sentences, and we apply them both.",
    "positive",
  ],
  [
    "actor",
    "The defendant's quotation is from {Wainscott v. Kuhio Realty, 62 Haw. 340, 615 P.2d 602 (1980)}, which in turn drew it from a Massachusetts case since discredited. We find it unnecessary to trace the pedigree further, since the quitclaim deed disposes of the matter.",
    "neutral",
  ],
  [
    "limited",
    "The severe language of {Tolliver v. Evansville & Crawfordsville R.R., 9 Ind. 130}, was employed about a carrier of passengers for hire, and ought to be kept at home. A farmer giving his neighbor a lift to mill is under no such duty.",
    "negative",
  ],
  [
    "followed",
    "In an unbroken procession from {Gorham v. Slaughter, 20 Tex. 190}, to the present Term the rule has been one and the same: possession of part under a recorded deed is possession of the whole. There was error in directing the verdict for appellee.",
    "positive",
  ],
  [
    "doubted",
    "We pause before giving full credit to {Delacroix v. Parish of Iberville, 12 La. Ann. 602}. It was decided by a divided bench, upon a Code since twice revised, and the point on which it is quoted was conceded. Our ruling is put upon other ground.",
    "negative",
  ],
  [
    "other case",
    "The Court of Criminal Appeals below relied on {Ex parte Villanueva-Cobb, 640 S.W.3d 219 (Tex. App.—El Paso 2022, pet. ref'd)}, in denying habeas relief. The State now confesses error on the sufficiency point, and the cause is remanded for that reason alone.",
    "neutral",
  ],
  [
    "followed",
    "The bank's complaint that {Hallstrom v. First Nat'l Bank of Minot, 312 N.W.2d 40 (N.D. 1981)}, overlooks the Uniform Commercial Code will not do. It cites the Code eleven times, quotes the very section on which the bank relies, and disposes of the very argument the bank now makes.",
    "positive",
  ],
  [
    "not followed",
    "It is not possible to obey both Culver v. Niles and {Ottumwa Box Car Loader Co. v. Dunning, 133 Iowa 460, 110 N.W. 905}. The former is the later in time and sounder in principle, and it is that which we shall obey.",
    "negative",
  ],
  [
    "cited",
    "The conduct of the prosecutor in closing was inexcusable and we condemn it. It was not, however, objected to. See {Jernigan-Bowe v. State, 611 So. 2d 290 (Ala. Crim. App. 1992)}, for the manner in which such objections are to be preserved.",
    "neutral",
  ],
  [
    "cited",
    "5. SAME—SAME.—A highway by prescription is limited to the beaten path and needful ditches. See {Bloodgood v. Town of Ulysses, 39 Neb. 550}, where the cases are brought together.",
    "neutral",
  ],
  [
    "distinguished",
    "It does not follow, because a hospital may be sued for a broken bed, as in {Ciccarelli v. Sisters of Mercy, 9 N.J. 414, 88 A.2d 600 (1952)}, that it may be sued for a broken heart. The bed was furniture; this claim has to do with words.",
    "negative",
  ],
  [
    "followed",
    "In the interest of having but one rule from Eureka to El Centro, we align ourselves with {Pacheco-Dunn v. Superior Court (2019) 37 Cal.App.5th 480}, which examined the legislative history with more care than we could improve upon. Let a peremptory writ issue.",
    "positive",
  ],
  [
    "superseded",
    "There was a time when the husband's creditors could have taken this mule; {Pettus v. Garland, 11 Ala. 344}, shows as much. But that time ended with the Code of 1886, and the wife's property is today as much her own as if he had never lived.",
    "negative",
  ],
  [
    "relied on",
    "The court instructed the jury that the failure to blow for the crossing was negligence in itself. That the instruction was proper was put beyond cavil in {Nashville & Decatur R.R. v. Pointer, 92 Tenn. 611}, and we waste no words upon the assignment.",
    "positive",
  ],
  [
    "open",
    "A reconsideration of {Hochstetler v. Holmes Cty. Bd. of Edn., 61 Ohio St.3d 202, 573 N.E.2d 1080 (1991)}, must await a case whose record is fit for it. This one is not, for the superintendent was never deposed. Appeal dismissed as improvidently accepted.",
    "neutral",
  ],
  [
    "history",
    "Comparative fault came to this jurisdiction by judicial decree in 1976. Before then the harshness of the older law was softened in sundry ways, for one of which see {Kawananakoa v. Ewa Stevedoring, 44 Haw. 190, 352 P.2d 877 (1960)}.",
    "neutral",
  ],
  [
    "approved",
    "We need not add to what was said on this head by Judge Ruffner in {Tackett v. Big Sandy Tie & Lumber Co., 118 W. Va. 40, 188 S.E. 770}. It is complete and, so far as we can see, unanswerable.",
    "positive",
  ],
  [
    "declined",
    'The Idaho court read identical words to cover an airplane tied down at a fairground. {Ambrose v. Teton Fidelity Co., 77 Idaho 202, 290 P.2d 744 (1955)}. "In flight" seems to us an odd way of describing a machine fastened to the earth with ropes, and we cannot so read it.',
    "negative",
  ],
  [
    "applied",
    '"He who has suffered his neighbor to build may not afterward complain of the shade." Such was the equity administered in {Peyton v. Ragland, 3 Hen. & M. 66}, and such is the equity to be administered now between these two churches.',
    "positive",
  ],
  [
    "other case",
    "In view of this conclusion, People v. Standish, 402 Mich 110, which the trial judge thought dispositive, is overruled. The quotation in Standish from {Wexford Lumber v. Crane, 164 Mich 517; 129 NW 740 (1911)}, had to do with the competency of a scaler and not with hearsay at all.",
    "neutral",
  ],
  [
    "criticised",
    "Precedent is entitled to respect in proportion to its reasons, and {Sangster v. Gwinnett Power Co., 150 Ga. 664}, gives none. It is half a page, it cites nothing, and it would have a deaf man hear a whistle.",
    "negative",
  ],
  [
    "governed",
    "The policy is the standard Massachusetts form, and the clause is the same clause, that was construed in {Thibodeau v. Quincy Mut. Fire Ins. Co., 126 Mass. 301}. That construction must prevail here. Judgment on the verdict.",
    "positive",
  ],
  [
    "distinguished",
    "Much was made at argument of {State v. Tripplehorn, 162 Mont. 381, 512 P.2d 710 (1973)}. Tripplehorn had bolted before the officer spoke. This defendant stayed in his chair, finished his coffee and asked for the check, which puts a different face on the matter.",
    "negative",
  ],
  [
    "counsel",
    'Respondents quote {In re Estate of Abeyta, 1998-NMCA-140, ¶ 22, 126 N.M. 91, 966 P.2d 1190}, four times and call it "squarely controlling." The personal representative replies that it has been "hollowed out." The dispute is academic: no appeal lies from an order that is not final.',
    "neutral",
  ],
  [
    "not binding",
    "We are mindful of {Commonwealth v. Szymborski, 501 Pa. 88, 460 A.2d 240 (1983)}, but only two Justices joined the opinion announcing the judgment. An opinion that could not command a majority of its own court can hardly command us, and its remedy is not one we would choose.",
    "negative",
  ],
  [
    "cited",
    'Chapter 93 was enacted in 1897 "in a single afternoon," as {Bjornstad v. Traill County, 30 N.D. 415, 153 N.W. 1018}, relates. It shows signs of the haste.',
    "neutral",
  ],
  [
    "reversed",
    "The scholarly opinion of the Chancery Division, {Borough of Allenwood v. Saddle Brook Quarry Co., 77 N.J. Super. 410, 186 A.2d 690 (Ch. Div. 1962)}, would give the borough a veto over what the State has licensed. The Legislature having reserved that power to the State alone, the injunction is dissolved and the judgment overturned.",
    "negative",
  ],
  [
    "reaffirmed",
    "Lest our remand be mistaken for a retreat, we repeat what was declared in {Cavanaugh-Sims v. Dep't of Soc. & Health Servs., 171 Wn.2d 730, 257 P.3d 590 (2011)}: the department may not terminate the benefit first and hold the hearing afterward. Not a syllable of that is withdrawn.",
    "positive",
  ],
  [
    "limited",
    "{Bigelow v. Sanpete Coal Co., 46 Utah 290, 148 P. 1127}, occupies a very small plot of ground. It touches the fellow-servant question as between two hoisting engineers, in a mine, before the compensation act; and we cannot let it grow over the fence.",
    "negative",
  ],
  [
    "cited",
    '[3] At the time of trial the standard instruction was CALJIC No. 2.90. (See {People v. Sterling-Moya (1991) 53 Cal.3d 1190, 1201, fn. 4}.) Defendant\'s assertion that the instruction was "repeatedly condemned" is unsupported by any citation.',
    "neutral",
  ],
  [
    "affirmed",
    "The order of the Appellate Division ({83 A.D.2d 414, 445 N.Y.S.2d 90}) should be affirmed. The commissioner's finding that the tavern was disorderly had the support of three patrons and a broken nose.",
    "positive",
  ],
  [
    "explained",
    "As we understand {Maddox v. Bullitt Circuit Judge, 298 Ky. 340, 182 S.W.2d 889}, the special judge there had been appointed by agreement, had sat for two terms, and had resigned; the opinion recites that he was then paid. What bearing any of this may have on the present motion neither side has told us, and the motion is overruled as moot.",
    "neutral",
  ],
  [
    "doubted",
    "How far {Roswell Creamery v. State Tax Comm'n, 49 N.M. 212, 160 P.2d 448}, can live with the Supreme Court's latest word on the commerce clause is a matter on which a prudent tax collector would not wager. We shall not wager on it either; the assessment is sustained on the alternative ground.",
    "negative",
  ],
  [
    "followed",
    "The Court of Appeals rightly perceived that it could not reach the respondent's result without ignoring {McGillicuddy v. Penobscot Boom Corp., 135 Me. 190, 192 A. 702}. We might ignore it, but do not choose to; its wisdom has become the more apparent with time. The bill is dismissed.",
    "positive",
  ],
  [
    "actor",
    "{Arceneaux v. Terrebonne Drainage Dist., 248 So. 2d 910 (La. App. 1st Cir. 1971)}, distinguished the Bayou Black cases on their facts and then remanded for the taking of evidence. Nothing came of the remand, the parties having compromised.",
    "neutral",
  ],
  [
    "not followed",
    'Another panel of this court, in {Torkelson-Vance v. Evergreen Sch. Dist., 129 Wn. App. 880, 120 P.3d 616 (2005)}, took "day" to mean a day on which school was kept. The statute says "day." One that falls in July is a day too, and we so hold notwithstanding.',
    "negative",
  ],
  [
    "quoted",
    'No one has put it better than Justice Cothran: "The moon is not a headlight." {Gantt v. Edgefield Auto Co., 131 S.C. 206, 126 S.E. 811}. The defendant drove without lamps and the jury could find what it found.',
    "positive",
  ],
  [
    "criticised",
    "It would be easy to dispose of this appeal by calling up {Ulster Blue-Stone Co. v. Marbletown, 52 Hun 288}. We resist the temptation. The case has been the parent of much mischief; and there is a better road to the same inn.",
    "negative",
  ],
  [
    "counsel",
    'The claimant insists the Board\'s order "overrules" {Orozco v. Maricopa Melon Growers, 17 Ariz. App. 301, 497 P.2d 540 (1972)}. A board cannot overrule a court, and this one did not attempt it. Its order turned on the date of the injury.',
    "neutral",
  ],
  [
    "distinguished",
    "There is a sentence in {Kirkpatrick v. Mohave Mercantile} which, if it stood by itself, would aid the appellant. It does not stand by itself. It stands in a paragraph about juries, and there was no jury here.",
    "negative",
  ],
  [
    "cited",
    "[¶17 n.4] The father, to his credit, no longer presses the claim that the ICWA notices were deficient under {In re A.R.H.-T., 2015 SD 61, 867 N.W.2d 344}, the tribe having appeared and taken part.",
    "neutral",
  ],
  [
    "followed",
    "Millbrook says its fence was taller. A taller fence does not make a smaller pond, and {Dunleavy v. Town of Contoocook, 151 N.H. 610, 867 A.2d 401 (2005)}, was about the pond. The verdict for the child's estate must stand.",
    "positive",
  ],
  [
    "overruled",
    "Sellers who have relied upon {Mertz v. Adelphi Roofing, 290 Md. 66, 427 A.2d 1014 (1981)}, ought not to be punished for having believed us. The new rule shall therefore run only to roofs sold after this date; but from this date the old one is at an end.",
    "negative",
  ],
  [
    "cited",
    "Delaware has long permitted a corporation to lend its name. See, e.g., {Pennewill v. Rehoboth Amusement Co., 17 Del. Ch. 220, 152 A. 618 (1930)}; In re Lewes Cannery, 22 Del. Ch. 41. It has never permitted one to lend its stockholders' money without a vote, and the transaction is void.",
    "neutral",
  ],
  [
    "relied on",
    "Strip the argument of its ornaments and what remains is the single question determined in {Ravenel v. Bank of Georgetown, 2 Hill (S.C.) 470}. We have built our judgment on that foundation and have no fear of its giving way. Motion refused.",
    "positive",
  ],
  [
    "distinguished",
    "The promise in {Cogswell v. Ware, 40 Me. 355}, was made while the goods were still upon the wharf. By the time this defendant opened his mouth they had been six weeks at the bottom of Casco Bay.",
    "negative",
  ],
  [
    "explained",
    '"Final" is a word of several colors, and the dictionaries are not to be trusted with it. In {Hargis v. Pope County, 103 Ark. 441, 147 S.W. 60}, the word was used of a road order; in Lacey v. Drew, 110 Ark. 8, of a settlement; and in the constitution itself of a man\'s last sickness.',
    "neutral",
  ],
  [
    "approved",
    "Of all that has been written upon the liability of the occasional seller, nothing seems to us so clear-sighted as {Whitcomb-Ellis v. Caledonia Auction Barn, 168 Vt. 590, 719 A.2d 880 (1998)} (mem.). What that entry order said in a page we could not say better in twenty, and the jury in this case should have been told it.",
    "positive",
  ],
  [
    "cited",
    "Sixty years ago a defendant in this Commonwealth could not waive a jury even if he wished to. See {Commonwealth v. Tavares, 281 Mass. 33, 183 N.E. 101 (1932)}, and the statute which came after it. This defendant could, and was never asked.",
    "neutral",
  ],
  [
    "declined",
    'Plaintiff\'s best case is {Bonaventura v. Sangamon Beverage Distribs., 284 Ill. App. 3d 911, 673 N.E.2d 40 (1996)}, where the "lost pet" claim went to the jury. Illinois may indulge it. In Kentucky a dog, however well beloved, is still a chattel.',
    "negative",
  ],
  [
    "history",
    "Wiley's conviction was set aside in {State v. Wiley-Crane, 355 N.C. 592, 565 S.E.2d 22 (2002)}, for a defect in the short-form indictment. He was indicted anew, convicted anew, and now brings forward eleven assignments, none of which was made before.",
    "neutral",
  ],
  [
    "dissent",
    "Justice Hale, concurring specially, would go further and discard {Purcell v. Ogemaw Hills Dev. Co., 445 Mich 330; 518 NW2d 44 (1994)}. As the other six of us can decide this case on the language of the easement alone, the fate of that decision is left for another time.",
    "neutral",
  ],
  [
    "reports negative",
    "Appellant was convicted on the strength of a presumption drawn from {State v. Pomfrey, 22 Or. App. 144, 538 P.2d 77 (1975)}. That presumption did not outlive the decision in Washington four years afterward that due process forbids telling a jury what a man must have intended.",
    "negative",
  ],
  [
    "controls",
    "The circuit judge wrote eloquently against {Deas v. Colleton Cypress Co., 104 S.C. 312, 88 S.E. 799}. Eloquence is not a commission to disobey. While that decision stands, and we intend that it shall, the deed must be given the effect which it there received.",
    "positive",
  ],
  [
    "limited",
    "The Department reads {Dep't of Revenue v. Tamarack Lodge Corp., 119 Idaho 405, 807 P.2d 630 (1991)}, as a license to tax whatever crosses the county line. It is nothing of the sort. It sustained one levy, on one set of skis, against one objection.",
    "negative",
  ],
  [
    "hypothetical",
    "Should the appellant on the next trial prove possession, the chancellor will have to consider what is to be made of {Gorsuch v. Allegany Coking Coal Co.}, and whether, as appellee supposes, time has overtaken it. We neither approve nor disapprove it in advance. Decree reversed for misjoinder.",
    "neutral",
  ],
  [
    "followed",
    "I am content, says Lord Coke, to go where my fathers have gone before; and so are we. {Lessee of Vandeveer v. Rush, 2 Yeates 540}, marks out the path, and it leads to a new trial.",
    "positive",
  ],
  [
    "counsel",
    'Counsel\'s principal theme, that {Whitaker v. Oktibbeha Cty. Hosp., 788 So. 2d 640 (Miss. 2001)}, was "flatly wrong when decided," was first sounded in his reply brief. We do not hear themes first sounded there.',
    "neutral",
  ],
  [
    "affirmed",
    "Having accepted review to consider whether the panel erred in {Holcombe v. Linn-Benton Irrigation Ass'n, 301 Or. App. 215, 455 P.3d 900 (2019)}, we conclude that it did not. The decision of the Court of Appeals and the judgment of the circuit court are affirmed.",
    "positive",
  ],
  [
    "actor",
    "The Restatement's position on gratuitous agents was considered, and turned away, in {Yost v. Farmers' Grain Elevator of Blue Earth, 302 Minn. 88, 223 N.W.2d 366 (1974)}. Whether that would extend to a compensated agent has not been decided; the agent here settled before trial.",
    "neutral",
  ],
  [
    "cited",
    "While the appeal was pending, the same judge filed his opinion in {Ferraiolo v. Zoning Hearing Bd. of Upper Nescopeck Twp., 44 Pa. D. & C.4th 190 (C.P. Luzerne 1999)}. He did not there mention this case, nor in this case that one.",
    "neutral",
  ],
  [
    "contra",
    "Most courts hold the hunter to the care of a prudent man with a gun. Lovelace v. Rudd, 177 Va. 40; Peebles v. Inman, 93 Tenn. 18. Contra: {Shumate v. Dunkelberger, 60 Colo. 331, 153 P. 94}.",
    "negative",
  ],
  [
    "other case",
    "Defendant's next case, Ruffin v. Sprouse, is readily distinguished, for there the seal was broken. The remaining citation in this part of the brief, {Commonwealth v. Eubank, 190 Va. 801, 58 S.E.2d 310 (1950)}, merely recites the elements of robbery.",
    "neutral",
  ],
  [
    "cited",
    "The syllabus in {Bronk v. Mohican Light & Coke Co., 61 Ohio App. 440, 22 N.E.2d 815}, was prepared by the reporter and not by the court. We mention the circumstance only because counsel have disputed over it; the appeal turns upon the bill of exceptions, which was not signed.",
    "neutral",
  ],
  [
    "not followed",
    "Candor requires us to say that {Leatherbury v. Accomack Fish & Oyster, 38 W. Va. 500}, is squarely with the plaintiff in error. Our examination of the statute, however, forbids us to be with it.",
    "negative",
  ],
  [
    "explained",
    "The court in {Kimbrough v. Nacogdoches Compress} held three things: that the bill of lading was negotiable, that it had been negotiated, and that nobody had been hurt. The first two are conceded here, and the third is for the jury.",
    "neutral",
  ],
  [
    "distinguished",
    "The mother's reliance on {In re Termination of Parental Rights to Jericho P., 2011 WY 119, 257 P.3d 30}, is misplaced. Jericho's mother was in a hospital and wrote every week. This mother was in Las Vegas and did not.",
    "negative",
  ],
  [
    "open",
    "We flag, without resolving, a tension between {Ojibway Ridge Homeowners Ass'n v. Petrov, 2020 MT 77, 399 Mont. 401}, and our older covenant cases. Neither side has briefed it, and the covenant in suit was never recorded.",
    "neutral",
  ],
  [
    "followed",
    "The judgment is reversed. {Swearingen v. Noxubee Cotton Oil Co., 98 Miss. 612, 54 So. 88}, decided at this term, leaves nothing more to be said.",
    "positive",
  ],
  [
    "agreed",
    'On an identical provision in the Tamil Nadu enactment the Madras High Court has, in {Vaigai Chemical Industries v. Inspector of Factories, (1983) 2 LLJ 144}, come to the conclusion that security men are "workers". Speaking for ourselves, we are in entire accord with what has fallen from the learned Chief Justice.',
    "positive",
  ],
  [
    "counsel",
    "Mr. Palkhivala very fairly stated that {Tata Fison Dyers} was against him. He added that it had been criticised in three High Courts. His case, however, was that the levy was not a tax at all, and upon that ground he is entitled to succeed.",
    "neutral",
  ],
  [
    "agreed",
    "Two High Courts have faced the identical clause. With the Andhra Pradesh decision we are unable to agree; {Smt. Lajwanti Sood v. Oriental Fire Insurance, 1999 ACJ 1312 (HP)}, on the other hand, seems to us to give effect to what both insurer and insured must have meant.",
    "positive",
  ],
  [
    "distinguished",
    "Learned counsel for the Trust placed {CIT v. Bengal Silk Merchants' Benevolent Fund, (1955) 27 ITR 88 (Cal)} in the forefront of his argument. In that case the objects clause was exhaustive, and every object charitable. When one turns to clause 3(k) of the present deed, which allows the trustees to run a cinema, the resemblance disappears.",
    "negative",
  ],
  [
    "hypothetical",
    "Even assuming that the petitioners could persuade a larger Bench to jettison {Digambar Jain Sabha (supra)}, they would gain nothing by it, for their own registration was cancelled in 1968 for default and that order was allowed to become final.",
    "neutral",
  ],
  [
    "overruled",
    "By a majority of nine to two this Court has since held, in Federation of Mineral Lessees, that royalty is no tax. The seven-Judge decision in {Deccan Granites v. State of Karnataka, (1990) 1 SCC 112}, has thus been laid to rest, though the ghost walks for demands up to 1st April 2005.",
    "negative",
  ],
  [
    "distinguished",
    "The prosecution falls back upon {State of Kerala v. Ouseph Chacko, 1969 KLT 512}, where recovery under section 27 was held enough to convict. Yes; but it was a recovery of the very ornaments within two hours from a well which nobody else used. Twenty-six days and an open field separate that case from ours.",
    "negative",
  ],
  [
    "history",
    "We are informed that a review petition has been moved in respect of {Infrastructure Lenders' Forum v. Reserve Bank of India, 2022 INSC 318} and that notice has gone out on it. The pendency of a review is no stay. The present applications shall be heard on their own merits on the 14th.",
    "neutral",
  ],
  [
    "other case",
    "It is unnecessary to inquire whether the Ordinance was, as alleged, a colourable device for overruling {Mewar Marble Lessees v. State of Rajasthan, (1980) 2 SCC 31}. It was promulgated without the previous instructions of the President, and for that reason, if for no other, it is void from its inception.",
    "neutral",
  ],
  [
    "disapproved",
    "There is a dictum in {Rex v. Dhondo Balvant, 1 Bom HC Rep 88} that the depositions of Mahomedan women are to be received with caution. It disgraces the report in which it appears. We repudiate it, and the learned Sessions Judge ought never to have had recourse to it.",
    "negative",
  ],
  [
    "counsel",
    "We were urged with some insistence to overrule {Gangadharan Pillai v. Regional Transport Officer, AIR 1967 Ker 118}; we were urged with equal insistence to bow to it. Neither is called for. The permit had run out before the writ was issued and this appeal is therefore infructuous.",
    "neutral",
  ],
  [
    "not followed",
    "The petitioner has a decision of the High Court of Jammu and Kashmir in his favour: {Abdul Rehman Wani v. State Election Officer, 1979 KLJ 313}. It does not bind us and, proceeding as it does from a Constitution which knew no counterpart of Article 329, we do not think it ought to persuade us.",
    "negative",
  ],
  [
    "other case per incuriam",
    "Gurdial Singh v. State of Haryana, (1990) 1 SCC 15, having been decided in forgetfulness of the Constitution Bench in Parmanand, is per incuriam and we do not follow it. In an earlier case, {Nawal Kishore Seth v. State of Rajasthan, (1967) 3 SCR 88}, the point was mentioned but the appellant died before it could be heard.",
    "neutral",
  ],
  [
    "hypothetical",
    "If {K. Madhavan Nambiar v. Taluk Land Board, 1979 KLT 66} was rightly decided, the appellant fails for want of a return within time; if it was wrongly decided, he fails because the land was never a plantation. In the circumstances it would be an idle exercise to choose.",
    "neutral",
  ],
  [
    "followed",
    "Their Lordships' advice in {Rani Bhuban Mohini v. Surendra Narain, LR 33 IA 181}, has been the sheet-anchor of titles in this Presidency for close upon half a century. Sitting in this Court we are neither able nor minded to travel outside it, and the widow's alienation must accordingly be tested by what was there laid down.",
    "positive",
  ],
  [
    "limited",
    "We do not understand {Chikkaveeranna's case} as laying down that every delay in making an award vitiates the notification. It was a case of nineteen years' unexplained inaction coupled with a finding of malice; stripped of those features it is authority for nothing in the present controversy.",
    "negative",
  ],
  [
    "relied",
    "The return filed by the Superintendent is a study in evasion. More than once since {Lekh Raj Sachdeva v. State of Punjab, (1951) SCR 1009} it has been made clear that the detaining authority must swear to his own satisfaction. We insist on compliance with that requirement and, it not being met, set the detenu at liberty.",
    "positive",
  ],
  [
    "disapproved",
    "Trusts—De facto trustee—Power to sue in ejectment—Held, such power exists so long as the true beneficiary is the idol and the suit is for its benefit. {Ram Sarup Das v. Thakur Bihariji, 1949 AWR 118}, disapproved. Case-law reviewed.",
    "negative",
  ],
  [
    "per incuriam",
    "Two Benches of three have spoken. The earlier, Umed Ram, was neither cited nor considered in the later, {Indo-Swiss Time Employees v. Industrial Tribunal, (1986) 3 SCC 405}. In that situation it is the earlier that holds the field; the later, for want of acquaintance with it, forfeits its title to be followed.",
    "negative",
  ],
  [
    "obiter",
    "The sentence in {Prabhudas Narsey v. Chief Controlling Revenue Authority, AIR 1962 Bom 301} on which the whole edifice is raised was uttered by the way; the instrument was admittedly a conveyance. Remarks so dropped have at best persuasive value, and here they do not persuade us.",
    "negative",
  ],
  [
    "counsel",
    "The learned Advocate-General protested that {Kailash Nath v. Zila Parishad, Etah, 1969 ALJ 845} had been decided without notice to the State and that no Court should feel itself fettered by it. On merits he had another answer, and it is that other answer which, in our opinion, disposes of the petition.",
    "neutral",
  ],
  [
    "overruled",
    "While the rest of that judgment may be left in peace, the fourth conclusion in {Employers' Liability Fund v. Regional Director, ESI Corporation, (1978) 2 LLJ 511 (Guj)}, namely that an apprentice is an employee, runs counter to the definition and must now be struck out of the books.",
    "negative",
  ],
  [
    "limited",
    "The value of {Natesa Mudaliar v. Commissioner, H.R. & C.E., (1974) 1 MLJ 205} as a precedent is much reduced when it is observed that the Government Pleader conceded the hereditary character of the office. A case decided upon a concession is authority against the party who conceded, and against no other.",
    "negative",
  ],
  [
    "neutral",
    "Leave was granted in {Commissioner of Trade Tax v. Bajrang Bricks, SLP (C) No. 8812 of 1994}, and there has been no final pronouncement. The appellants ask us to await it. Considering that the demand relates to 1988 and is one of four thousand rupees, we decline to wait.",
    "neutral",
  ],
  [
    "overruled",
    "The Larger Bench, answering the reference in favour of Revenue, holds that testing charges form part of assessable value; in consequence {Sterling Gas Cylinders v. CCE, Nagpur, 2000 (120) ELT 616 (Tri)}, and all orders which have followed in its train, shall no longer guide the Benches.",
    "negative",
  ],
  [
    "affirmed",
    "Both sides have appealed from {Hindustan Cables Officers' Association v. Union of India, 2002 (4) CHN 71}, each claiming that the Division Bench gave too much to the other. To our minds it gave each what was due. Neither appeal has any substance and the directions given shall be carried out within three months.",
    "positive",
  ],
  [
    "distinguished",
    'The ratio in {Standard Chemical Works} was evolved in the context of a penal clause which used the word "knowingly". Rule 57-I carries no such word. To transplant the one into the soil of the other would be an exercise which no canon of construction permits.',
    "negative",
  ],
  [
    "criticised",
    'We ourselves said in {Balkrishna Somani v. State of West Bengal, (2015) 8 SCC 36} that a suspended officer "has no right save to his subsistence". It was too broadly put. A suspended officer retains his good name, his pension and his right to a speedy enquiry, and our earlier words must not be taken at face value.',
    "negative",
  ],
  [
    "not followed",
    "The learned Single Judge felt constrained by his own earlier order in {M/s Sahyadri Sugars v. Cane Commissioner, 2003 (2) Mah LJ 560}. That order is innocent of any reference to clause 5-A. We are under no such constraint, and to the extent that it equates a State Advised Price with a contract we do not subscribe to it.",
    "negative",
  ],
  [
    "neutral",
    "In Syed Zahir v. Wakf Board the Court distinguished {Masjid Committee, Kakinada v. Assistant Settlement Officer, (1973) 1 An WR 85} on the footing that the inam there was personal. We have cited Zahir only on the question of court-fees, and express no view upon that distinction.",
    "neutral",
  ],
  [
    "superseded",
    "Decisions such as {Mst. Begum Jan v. Qadir Bakhsh, 1906 PR 41} were given when custom was the first rule of decision in the Punjab. Parliament having put an end to custom in matters of succession by section 4 of the Act of 1956, the learned District Judge was chasing a shadow.",
    "negative",
  ],
  [
    "relied",
    "We derive considerable strength for the conclusion we have reached from {Narasimhulu, 1987 (2) ALT at 334}, in which Jeevan Reddy, J., on materials not easily distinguishable from these, quashed an allotment made on the eve of the election.",
    "positive",
  ],
  [
    "distinguished",
    'The clause construed in {Hindustan Dredging (supra)} made the Chief Engineer\'s decision "final" and said not a word about a dispute. Clause 64 is cast in another mould altogether. It is idle to press the former into service for the interpretation of the latter.',
    "negative",
  ],
  [
    "applied",
    "The delay is of 1,411 days, and the sole explanation is that files move slowly. An excuse of that description met with short shrift in {State of Jharkhand v. Kolhan Lac Traders, 2023 INSC 204}; it shall meet with no longer shrift today. The application for condonation is dismissed.",
    "positive",
  ],
  [
    "departed",
    "The Oudh Chief Court in {Raja Birendra Bikram v. Mst. Sundar, 6 Luck 341}, saw in the wajib-ul-arz a record of contract. I regret that I can see in it, after six decades of its being filled up by patwaris at the dictation of zamindars, no more than a record of pretensions.",
    "negative",
  ],
  [
    "actor",
    "In {Bombay Dyeing Badli Workers v. Industrial Court, (1985) 87 Bom LR 244}, the learned Judge, purporting to follow Kundan Sugar, held that a badli has no lien. Of Kundan Sugar much that is unflattering has been written in the notes handed up to us, but of that nothing need be said, as the workmen before us base no claim on lien.",
    "neutral",
  ],
  [
    "superseded",
    "The learned Presiding Officer was not unaware of the 2018 amendment; he merely regarded {Canara Industrial} as having survived it. It did not. The very words on which that decision turned have been taken out of section 17.",
    "negative",
  ],
  [
    "question in reference",
    'The question referred is: "Whether, on a true construction of section 9-B, the period of limitation begins with the notice or its service?" It came to be referred because {Mukand Singh v. State Transport Tribunal, 1986 PLJ 44} and Harbhajan v. Secretary, R.T.A., 1987 PLJ 309, return different answers. We proceed to examine the section first.',
    "neutral",
  ],
  [
    "lower court view",
    'According to the Tribunal, the case of {Ajmer Cement Workers\' Union v. Management, 1962 (4) FLR 301}, had been "wiped out" by the Amending Act. We need not say whether that is so. The reference was incompetent from the start, there being no dispute sponsored by a substantial body of workmen.',
    "neutral",
  ],
  [
    "counsel",
    "The respondent distinguishes {Fateh Chand Jaipuria (supra)} by saying that it dealt with fire and not flood. The petitioner retorts that water is as good a peril as fire. The Commission, which is the judge of facts, will decide which of them is right, if it be material.",
    "neutral",
  ],
  [
    "affirmed",
    "We have been taken through every paragraph of {Kerala Coir Cess Board v. Alleppey Exporters, ILR 2007 (3) Ker 19}, which the Board asks us to upset, and have come away with admiration for its thoroughness. The Board's appeal will stand dismissed.",
    "positive",
  ],
  [
    "declined",
    "Nor are we able to follow the learned Judicial Commissioner in {Seth Pohumal v. Tarachand, AIR 1925 Sind 300}, into the curious position that a hundi is not a negotiable instrument unless both the parties are Shroffs. Custom may enlarge the Act; it does not, by itself, defeat it.",
    "negative",
  ],
  [
    "criticised",
    "One looks in vain in {Ramautar Sah v. Emperor, AIR 1934 Pat 309} for any reason why a confession made to a chaukidar should be treated differently from one made to a constable. The distinction appears to us a frail one, and we cannot lend it our countenance.",
    "negative",
  ],
  [
    "counsel",
    "Dr. Singhvi sought to distinguish {Paramount Studios (supra)} on the ground that the film there had already been exhibited abroad. We do not pause over the suggestion, since the Board has during the hearing agreed to issue a certificate with two excisions.",
    "neutral",
  ],
  [
    "other case overruled",
    "The point had been before this Court in {Lalta Bai v. Ramsewak, (1961) 2 SCR 733}, where it was left undecided. It came up squarely in Pandurang Waman v. Yeshwant, AIR 1966 SC 902, and the answer then given, being irreconcilable with section 14 of the Act, is hereby overruled.",
    "neutral",
  ],
  [
    "per incuriam",
    "With great respect to the Bench which rendered {Ganpati Fertilizers Ltd. v. State of Gujarat, (2003) 7 SCALE 119}, its attention was not drawn to the proviso inserted by the 1986 amendment, which squarely governed the matter. A decision given in ignorance of the very words of the enactment does not command the obedience of Article 141.",
    "negative",
  ],
  [
    "not followed",
    "In Madras a different note has been struck: {Venkatarama Aiyar v. Muthu Pillai, ILR (1934) 57 Mad 219}. The reasoning, with all deference to the learned Judges, has failed to carry conviction with us; it would read into Article 182 a word which the Legislature has been at pains to leave out.",
    "negative",
  ],
  [
    "distinguished",
    "The appellant's sheet-anchor, {1936 OWN 811}, does not hold. In that case the recital of consideration was admitted by the vendor to be false. The vendor here has gone to his grave asserting its truth, and section 92 shuts out the stranger's oral testimony.",
    "negative",
  ],
  [
    "followed",
    "Sitting singly, I have no liberty to differ from {Smt. Phoolwati v. Settlement Officer, 1981 ALJ 702 (DB)}, and I may add that I should not wish to. The Division Bench there held that chak objections cannot be reopened after section 52 notification, and that disposes of this petition.",
    "positive",
  ],
  [
    "dissent-in-prior",
    "In the High Court the learned Judges had differed. Krishnaswami Nayudu, J., treated {Kandasami v. Thanjavur Permanent Bank, (1940) 2 MLJ 613} as decisive; Mack, J., could find nothing in it. The third Judge, to whom the matter went under clause 36, agreed with neither and dismissed the suit on limitation.",
    "neutral",
  ],
  [
    "counsel",
    "Curiously enough, {Jethmal's case (AIR 1958 Raj 266)} was the mainstay of both sides. The railway read it as requiring notice to each administration; the consignee as dispensing with notice wherever the loss was admitted. But notice was in fact served on both railways, and the debate leads nowhere.",
    "neutral",
  ],
  [
    "quoted",
    "The matter was heard along with {State of Assam v. Lakhi Prasad Barooah, (1971) 3 SCC 812}, but judgment in this appeal was deferred at the instance of the respondent. In the interval the tea grant lapsed, and a new lease in different terms was executed, which has not been made part of the paper book.",
    "neutral",
  ],
  [
    "distinguished",
    'In {Rukmabai v. Trimbak Sadashiv, AIR 1946 Nag 253} the scribe had put his name below the words "witness" and swore that the testatrix had asked him to attest. Here he signed as "writer", and of any request there is not a whisper. The authority therefore leaves the plaintiff where it found him.',
    "negative",
  ],
  [
    "distinguished",
    "Much was sought to be made of {Kewal Krishan (supra)}. The tenant there had deposited arrears on the first date of hearing; here he sent a cheque four months later which came back dishonoured. A ruling on the diligent can hardly be a shelter for the dilatory.",
    "negative",
  ],
  [
    "reversed",
    "In the result we think that the conviction recorded by the High Court in {Emperor v. Keshav Ganesh Joshi, AIR 1941 Bom 366}, which is the judgment before us, rests on a Rule that the Central Government had no competence to make. The appeal is allowed, and the fine, if paid, will be refunded.",
    "negative",
  ],
  [
    "counsel",
    "Mr. Nariman took us through {the Bharat Jute case, AIR 1978 Cal 266} line by line, submitting that it was binding, that it had never been doubted, and that to depart from it now would be to pull the rug from under the trade. The appeal can, however, be disposed of on the narrow ground of want of notice.",
    "neutral",
  ],
  [
    "agreed",
    "In a carefully written judgment, {State of Madhya Pradesh v. Dilip Singh Bundela, 1973 MPLJ 660}, Oza, J. collected all the precedents and concluded that an equitable charge cannot be defeated by a later gift. Nothing that Mr. Sen has said has induced us to think that the conclusion was otherwise than right.",
    "positive",
  ],
  [
    "controlled",
    "Whatever our own inclination might have been were the page blank, it is not blank: {Pratibha Textile Mills (supra)} has written upon it that interest runs from the date of deposit. The writ petitioner shall have interest accordingly.",
    "positive",
  ],
  [
    "cited",
    "A minor who fraudulently represents himself to be of age is not estopped: {Gopal Krishna Pal v. Bonwari Lal, 13 CWN 644}. That was not disputed. The dispute before us is upon whom, in the suit for rescission, the burden of proving the fraud was to be laid.",
    "neutral",
  ],
  [
    "declined",
    "Whatever may have been apt in 1871 for the Inns of Court, we are not inclined in a country of six lakh villages to perpetuate the rule in {Doorga Persad Sookul v. Prosunno, 15 WR 402}, that a witness who signs by mark is no witness at all. The rule is at odds with the Evidence Act and we shall not enforce it.",
    "negative",
  ],
  [
    "see",
    "It is elementary that fraud must be pleaded with particulars (see {Bal Mukund Seth v. Rukmini Bai, AIR 1929 PC 101}), and that general allegations, however strong, are insufficient even to amount to an averment of it. In this plaint we find particulars enough and to spare; what we do not find is evidence.",
    "neutral",
  ],
  [
    "overruled",
    "It follows that the contrary opinion of three learned Judges in {Haji Abdul Ghani v. Notified Area Committee, Shamli, (1964) 6 SCR 455}, cannot be treated as good law any longer, and the licence-fee must be struck down.",
    "negative",
  ],
  [
    "limited",
    "{In re Sub-Editor, The Leader, AIR 1938 All 702} was born of a communal riot then raging in the streets under the very windows of the Court, and a great deal of its severity must be put down to that circumstance. A lampoon on the listing of cases in 1991 is not to be judged by its canons.",
    "negative",
  ],
  [
    "other case followed",
    "The learned Judge had two decisions before him: {Mulchand Bherumal v. Karachi Electric Supply, AIR 1943 Sind 121}, and Rex v. Hassan Ali, which binds all the courts of this Province. The former he mentioned by name and no more; the latter he followed, and rightly so, in throwing out the complaint.",
    "neutral",
  ],
  [
    "counsel",
    "Mr. Setalwad, who argued for the appellant over three days, built his case largely upon {Dwarkadas Keshavji v. Municipal Commissioner, Bombay, (1959) 61 Bom LR 388}, from which he read at length. Learned Solicitor General, for his part, said that it was wrongly decided. The view we take of the limitation point makes it unnecessary to enter upon this controversy.",
    "neutral",
  ],
  [
    "applied",
    "{Dhandei Kunwari's case} gives us the four questions to be asked where an old lady behind the purdah has parted with all that she had. We put them in turn to the present deed. None receives an answer that would satisfy a conscientious Judge, and the deed must go.",
    "positive",
  ],
  [
    "lower court",
    "The High Court, it would appear, was greatly exercised over {the aforesaid ruling in Venkatasubbiah}, distinguishing it at one page and following it at the next. The appellant took nothing by the one and lost nothing by the other, since the deed was void for non-attestation.",
    "neutral",
  ],
  [
    "doubted",
    "So long as {Kamdhenu Cold Chain v. State of U.P., 2010 (6) ADJ 233} is confined to potatoes, no mischief results. But the generality of its language gives cause for alarm, and since the Full Bench is in any event to sit next month on a connected matter, let it consider also whether this decision was right.",
    "negative",
  ],
  [
    "criticised",
    'We find it hard to see how the Court in {Orient Shipbreakers v. Port Conservator, Alang, (1998) 2 GLR 1219}, having found that the arbitrator misread the contract, could nonetheless have refused to interfere because the misreading was "plausible". If the discretion be as boundless as that, section 34 might as well be erased.',
    "negative",
  ],
  [
    "criticised",
    "Hindu Law—Impartible estate—Maintenance of junior members—No right apart from custom beyond the second generation. Ganga Bakhsh v. Rudra Pratap, relied on. {Babu Gur Narain v. Lal Chhatrapal, 5 OWN 1014}, dissented from.",
    "negative",
  ],
  [
    "governed",
    "Leave granted. It is common ground at the Bar that the controversy is concluded in favour of the assessee by {Principal Commissioner of Income Tax v. Nilgiri Agro Foods Ltd., 2019 INSC 884}. The impugned orders are accordingly set aside in terms thereof.",
    "positive",
  ],
  [
    "see also",
    "That a court-sale may be impeached for want of notice under Order XXI rule 22 has been laid down by a long chain of authority (see, among others, {Gopal Chunder Nandi v. Satya Bhanu, 20 CWN 551}). We wish only to remark that no notice was wanting here, the execution having been taken out within the year.",
    "neutral",
  ],
  [
    "dissent",
    "Two of the seven learned Judges would have gone the length of overruling {Indian Express Employees v. Labour Commissioner, (1970) 1 SCC 566}; the remaining five, speaking through Ray, J., found that the question did not properly arise and left that decision where it was.",
    "neutral",
  ],
  [
    "left open",
    "Whether {T. Sundaram Chettiar v. Commissioner of Gift-tax, (1980) 121 ITR 807 (Mad)}, on which the Appellate Assistant Commissioner founded himself, correctly states the law is a matter upon which we would prefer to hear fuller argument on an appropriate occasion. Here the gift failed for want of registration.",
    "neutral",
  ],
  [
    "limited",
    "All that {Jamuna Kuer v. Raghunandan, (1948) 27 Pat 611} can fairly be said to establish is that brothers who have quarrelled may patch up their quarrel without a stamp. To wring from it a charter for strangers to convey land by word of mouth is to do the learned Judges an injustice.",
    "negative",
  ],
  [
    "governed",
    "Learned counsel frankly conceded, and in our opinion could not but concede, that {Atchinaidu Reddy (supra)} stands across his path. So long as it stands the claimants must have solatium and nothing more needs be said.",
    "positive",
  ],
  [
    "history",
    "The bridge land has been in the law courts since 1946. In {Sir Dorabji Mistry v. Province of Bombay, (1953) 4 SCR 301}, the first of six appeals, the requisition was quashed; in the second it was upheld; the third was withdrawn. The award now assailed as void is the fruit of the sixth.",
    "neutral",
  ],
  [
    "distinguished",
    "The applicant invokes {Tewatia (supra)}, but he was not, like that soldier, a battle casualty. He slipped in a barber's shop while on annual leave. No disability element can follow from such an accident, and that order offers him no parallel.",
    "negative",
  ],
  [
    "see also",
    "A suit for bare declaration without seeking possession invites the bar of the proviso to section 34. (See also {Gangadhar Mishra v. Kelu Charan, (1970) 36 CLT 205}.) The learned Munsif went badly wrong, however, in thinking that the plaintiff was out of possession, and it is on this that his decree must be reversed.",
    "neutral",
  ],
  [
    "cited",
    "Courts have from early days refused to go behind the motive of the legislature. See, e.g., {Kanoria Zamindari v. Province of Bihar, (1945) FCR 166}; Nilmoni Deo v. State of Orissa, AIR 1955 Ori 12. But the charge here is not of motive; it is that the State had no power at all.",
    "neutral",
  ],
  [
    "affirmed",
    "The impugned decision, {Ratnagiri Alphonso Growers v. Geographical Indications Registry, 2022 SCC OnLine IPAB 19}, has been assailed before us from every conceivable angle. It stands the scrutiny. A name that has belonged to a coast for two hundred years cannot be fenced off for one society, and the writ petition fails.",
    "positive",
  ],
  [
    "interlocutory",
    "The Authority gave its undertaking not to issue fresh licences on 3rd March, during the hearing of {Green Aravalli Foundation v. Haryana Urban Development Authority, 2016 SCC OnLine NGT 441}. The present application complains that the undertaking has been flouted, and with nothing else are we concerned.",
    "neutral",
  ],
  [
    "cited",
    "An executing court cannot go behind the decree; that is trite. See {Rijhumal Lokumal v. Gangabai, AIR 1951 Sau 76}; Kiran v. Chaman, AIR 1959 HP 20. The objection in this case was, however, of another kind, namely that the decree had been satisfied out of court and certified.",
    "neutral",
  ],
  [
    "counsel",
    "In reply, Mr. Chagla said that {The Collector of Bombay v. Kamathipura Trust, ILR (1936) Bom 400} supports the sanad-holder, that it was approved by the Privy Council, and that it has been consistently followed. We see no reason to examine the claim, since the sanad produced before us bears a forged seal.",
    "neutral",
  ],
  [
    "cited",
    "The plaintiff's suit was founded on prescription, a doctrine older in this Province than the Act itself: {Mohini Mohan Das v. Ashutosh Ghose, 9 CWN 79}. The learned Subordinate Judge's treatment of it was perfunctory, his findings are contradictory, and his decree cannot be allowed to stand.",
    "neutral",
  ],
  [
    "relied",
    "The paramountcy of the child's welfare over the father's legal right, so luminously stated in {AIR 1961 Ker 232}, is the lamp by which we must walk. By its light the order directing the girl to be handed over cannot be maintained.",
    "positive",
  ],
  [
    "history",
    "The doctrine of part performance had an uneasy infancy in this country. It was first heard of in {Mahomed Ishaq v. Sarju Bai, LR 40 IA 77}, frowned upon a decade later, and finally made respectable by the Legislature in 1929. We are concerned only with the proviso, which has a pedigree of its own.",
    "neutral",
  ],
  [
    "counsel",
    "Counsel for the intervener went so far as to submit that {Madura Mills Canteen Workers v. Presiding Officer, (1969) 2 LLJ 399 (Mad)} stood impliedly overruled by the Constitution Bench in Steel Authority. As the workmen have settled with the management, there is no occasion to pronounce upon the submission.",
    "neutral",
  ],
  [
    "lower court view",
    "The High Court threw out the claim on the strength of {Bhagirathi Bai v. New Era Insurance Co., 1996 ACJ 877 (Bom)}, holding that a gratuitous passenger is nobody's risk. We have not found it necessary to examine that line of reasoning because the policy on record, as it turns out, carried an additional premium for occupants.",
    "neutral",
  ],
  [
    "dissent",
    "Hidayatullah, J., in a separate opinion, would have discarded {Firm Nathuram Shivdayal v. Sales Tax Officer, (1958) 9 STC 305} altogether as resting on a misconception of Entry 54. The majority, whose judgment alone we are concerned to apply, found it needless to say anything about that decision.",
    "neutral",
  ],
  [
    "see",
    "For an account of the wakf in question and its earlier journeys through the courts, see {Hakim Syed Nawab Ali v. Mutwalli, Imambara Hooghly, 44 CLJ 210}; also the District Gazetteer of 1912, at page 288. What now calls for adjudication is the mode of succession, which was not then in issue.",
    "neutral",
  ],
  [
    "dissent",
    "The members of the Bench below were at variance. The learned Vice-Chairman would brush aside {Kanta Devi v. Delhi Transport Corporation, (2001) 3 ATJ 211} as an aberration; the Administrative Member regarded it as sacrosanct. The third Member wisely left it alone and so shall we.",
    "neutral",
  ],
  [
    "superseded",
    "The rule in {Sheikh Imdad Ali v. Board of Revenue, AIR 1957 All 633}, served well enough while the unamended section 157 stood. Since Act 24 of 1986 it has lost its foundation, and the authorities below were not right in applying to a sirdar of 1990 a doctrine fashioned for the tenant of 1950.",
    "negative",
  ],
  [
    "approved",
    'Of the conflicting opinions in the High Courts we are inclined to endorse that of Bombay in {45 Bom LR 904}; it gives the words "public purpose" their natural amplitude, which the Sind and Rangoon decisions deny them.',
    "positive",
  ],
  [
    "headnote",
    "Criminal Procedure Code, s. 367—Contents of judgment—Omission to state points for determination—Irregularity curable where no failure of justice. {Emperor v. Tukaram Laxman, 36 Bom LR 211}, considered. Decision of the Sessions Judge of Satara reversed.",
    "neutral",
  ],
  [
    "refused reference",
    "We were pressed to send these appeals to a larger Bench on the footing that {Sushila Devi Nahar v. Union of India, (1998) 5 SCC 212} had overlooked two earlier decisions. It overlooked neither; both are discussed in paragraph 14. There is no warrant for disturbing what has governed pensioners across the country for two decades.",
    "positive",
  ],
  [
    "per incuriam",
    "We are constrained to point out that {Alok Ranjan Deb} was handed down without so much as a glance at the decision of the Full Bench in Hiranya Bora, which had been the law in the North-East for a quarter of a century. It has, in consequence, no claim upon our allegiance.",
    "negative",
  ],
  [
    "cf",
    'The expression "any other sufficient reason" takes its colour from what precedes it. Cf. {In re Estate of Ratanbai, AIR 1935 Sind 17}. Whether a change in the law after judgment could ever be within the phrase was not argued before us.',
    "neutral",
  ],
  [
    "bound",
    "Article 141 leaves us no choice, and we would have sought none. What was declared in {Mines Safety Officers' Federation v. Coal India Subsidiaries, (2012) 10 SCC 77} was declared for all employers under the Act, and the Corporation, which is one, must re-fix the seniority of these petitioners.",
    "positive",
  ],
  [
    "applied",
    "The Tribunal must ask, with {Bichhri Lake Conservation Committee v. Rajasthan Pollution Board, (2004) 2 SCC 571}, not who profited but who polluted. Once the question is so framed the sixth respondent has no reply. It shall deposit Rs. 3 crores within eight weeks towards restoration.",
    "positive",
  ],
  [
    "tribunal view",
    "The Commissioner (Appeals) thought himself bound by {Jaipur Gem Palace v. CCE, 2001 (133) ELT 220 (Tri-Del)}, and there was nothing improper in that. Our jurisdiction under section 35-G is attracted only if there is a substantial question of law, and on the finding that the stones were synthetic none can arise.",
    "neutral",
  ],
  [
    "overruled",
    "It is never agreeable to undo the work of one's predecessors, the less so when they include Judges of the eminence of those who decided {Raghubar Singh v. Jai Indra Bahadur, ILR 41 All 512}. But the error is plain, its consequences are mischievous, and the sooner it is put right the better for the province.",
    "negative",
  ],
  [
    "applied",
    "Tested by what was said in {Hydro-Konstrukt, paragraph 41}, clause 20.4 passes: it designates a place, excludes every other, and is followed by a neutral institution's rules. Jurisdiction, therefore, rests with the courts at New Delhi and the petition at Guwahati is rejected.",
    "positive",
  ],
  [
    "disapproved",
    "It would follow from {Diwan Chand Khosla v. Emperor, AIR 1942 Lah 267} that every rule framed under section 2 of the Defence of India Act must recite the particular head upon which it is founded. We cannot accept a conclusion so destructive of the working of government in time of war.",
    "negative",
  ],
  [
    "dissent",
    "In {Union of India v. Sheela Barse Memorial Trust, (1999) 3 SCC 641}, the Court was divided three to two. The minority considered that the power did not exist; the majority that it did but had not been lawfully exercised. All five concurred in quashing the order.",
    "neutral",
  ],
  [
    "dissent",
    'In his dissenting judgment our learned brother describes {S. Parthasarathy v. Syndicate of Madras University, (1965) 1 MLJ 490}, as "a decision which ought never to have been given". We mention that case no further. Our conclusion stands upon section 35 and not upon any notion of natural justice.',
    "neutral",
  ],
  [
    "governed",
    "Mr. Bhatt, learned Assistant Solicitor General, in his usual fairness, does not dispute that the present batch is all of a piece with {Gujarat Ambuja Salt Pan Workers v. Union of India, 2014 (3) GLH 188}. Rule is made absolute in the like terms with no order as to costs.",
    "positive",
  ],
  [
    "reversed",
    "Aggrieved by the order in {Bharat Petroleum Dealers' Assn. v. CST, (1993) STI 88 (UPTT)}, the Commissioner has come in revision under section 11. The Tribunal clean forgot the Explanation to section 2(h). With the Explanation in, its order goes out; the assessments made by the Trade Tax Officer revive.",
    "negative",
  ],
  [
    "doubted",
    "On a closer reading we experience considerable difficulty in reconciling paragraph 23 of {Harshvardhan Steels, (2011) 9 SCC at p. 71} with the scheme of section 28. As we are a Bench of coordinate strength, propriety requires that the papers be laid before the Hon'ble Chief Justice of India for an authoritative pronouncement.",
    "negative",
  ],
  [
    "actor",
    "It will be recalled that {Narottam Das v. State of Bihar, AIR 1971 SC 1388} had swept away the rule in Ramlochan's case, under which a defective sanction was curable at any stage. What remains for us to determine is the wholly different matter of who, among three officers of equal rank, was competent to sanction at all.",
    "neutral",
  ],
  [
    "overruled",
    "The reliance placed by the first appellate court on {Jagannath Agarwalla v. Dinabandhu, (1968) 34 CLT 92} is unfortunate, for that decision was expressly overruled by a Full Bench of the same Court as far back as 1977, a circumstance which a look at any digest would have disclosed.",
    "negative",
  ],
  [
    "dissent",
    'Nagarajan, J., in the minority opinion, terms {State Lottery Agents} "constitutionally illiterate". Strong language apart, the difference between him and us in this case relates only to severability, and we need not accompany him into the larger field.',
    "neutral",
  ],
  [
    "compares",
    'It is instructive to contrast the phraseology before the Court in {R. M. Seshadri Iyengar v. Excess Profits Tax Officer, (1949) 17 ITR 500 (Mad)} with that of the Finance Act, 2015. In the former the charge was on profits "arising"; in the latter it is on "consideration received or receivable". What the difference imports is the subject of the next four paragraphs.',
    "neutral",
  ],
  [
    "dissent",
    "Sarkar, J., dissenting, was of opinion that {Gokaldas Hemraj v. Income-tax Officer, Kutch, (1958) 34 ITR 12 (Bom)} had been wrongly decided and ought to be overruled; Das and Kapur, JJ., who allowed the appeal on the question of jurisdiction, did not advert to it.",
    "neutral",
  ],
  [
    "cited",
    "For the long and not always edifying story of benami litigation in Bengal the curious may consult {Nistarini Dasi v. Koylash Chunder, 12 Moo IA 87} and the cases which came after it down to the abolition. It is not a story that we need tell again in order to hold, as we do, that this suit is barred by section 4.",
    "neutral",
  ],
  [
    "refused",
    "It was said that {Meghalaya Timber Merchants v. Divisional Forest Officer, (1995) 1 Gau LR 400} was rendered per incuriam since clause (d) finds no mention in it. A judgment does not lose its virtue because counsel can think of an argument not addressed. Clause (d), had it been mentioned, would have altered nothing; the ruling binds.",
    "positive",
  ],
  [
    "per incuriam",
    "In {Suresh Chand Bansal v. State, 1998 Cri LJ 2041 (Raj)} a complaint under section 138 was quashed for want of an affidavit. Had the attention of the learned Judge been directed to section 142, which opens with a non obstante clause and asks for nothing but a complaint in writing, he would have been the first to recall it. We refrain from treading in that path.",
    "negative",
  ],
  [
    "applied",
    "We have before us a decision on all fours: {S. K. Bhardwaj's case}. The applicant there, like this one, officiated for seven years with artificial breaks. Parity of reasoning demands parity of relief, and the breaks in the present case shall likewise be ignored.",
    "positive",
  ],
  [
    "disapproved",
    "Their Lordships have only to add that they are unable to accept as sound the proposition, to be found in {Obhoy Churn Mitter v. Hurro Soondery, 9 CLR 512}, that a mortgagee who purchases at his own sale without leave acquires nothing. He acquires, subject to being redeemed.",
    "negative",
  ],
  [
    "actor",
    "In {Sri Kalyana Venkateswara Temple v. Hindu Religious Endowments Board, (1952) 2 MLJ 318}, the learned Judges had felt obliged to follow the Privy Council in Pujari Ammal, and to disapprove Soundara Pandian, though they disliked the result. That chapter is recited at length in the plaint, but the plaintiff's claim rests upon the scheme decree of 1938 and it is to the decree that we go.",
    "neutral",
  ],
  [
    "doubted",
    "We should not like to be understood as assenting to {Seth Kanhaiya Lal v. Municipal Board, Agra, 1964 ALJ 290}. The notion there countenanced, that a house-tax list becomes unchallengeable upon mere pasting at the octroi post, is one which we would want to see very carefully re-examined before anyone acted upon it again.",
    "negative",
  ],
  [
    "approved",
    "Calcutta and Rangoon have thought otherwise, but upon a matter of Buddhist ecclesiastical law no great assistance is to be had from Calcutta. Their Lordships prefer to rest upon {Maung Tha Dun v. Ma Shwe Yon, 2 UBR 145}, where all the texts are gathered and the right conclusion drawn.",
    "positive",
  ],
  [
    "limited",
    "No reported case has suffered more from quotation than {Narsingh Rao}. Torn from its setting it appears to dispense with a charge-sheet in every case; returned to its setting it is seen to apply only where guilt has been admitted. The petitioner admitted nothing.",
    "negative",
  ],
  [
    "hypothetical",
    'Suppose, for the sake of argument, that {Suri Cables v. Collector of Central Excise, 1987 (28) ELT 77 (Tri)} had been wrongly decided and that insulated wire was not "goods". Even so, the assessee has paid under a mistake of law and would still have to show that the burden was not passed on.',
    "neutral",
  ],
  [
    "history",
    "We were handed a typed copy of {Civil Appeal No. 1203 of 1957, Sri Chand Jain v. Textile Commissioner, decided on 4-12-1961}, which seems not to have found its way into any report. It is a short order disposing of three appeals together. Copies were promised to the other side and, when these come, the matter may be mentioned again.",
    "neutral",
  ],
  [
    "limited",
    "{Sardar Amrik Singh v. State of Punjab, (1977) 79 PLR 301} was the child of the Emergency and of Presidential Orders suspending access to the courts. That climate has passed. Outside it we would hesitate long before allowing the decision to be invoked against a citizen.",
    "negative",
  ],
  [
    "doubted",
    "One of us had occasion to be a party to {Shivani Agro Processors v. State of Chhattisgarh, (2013) 2 SCC 505}. Second thoughts being sometimes best, and the principle appearing to us to sit ill with the Constitution Bench in Kesho Ram, let the matter go before a larger Bench.",
    "negative",
  ],
  [
    "relied",
    "In our considered opinion the decision of the Special Bench in {Zenith Infotech Exports v. DCIT, (2010) 124 ITD 1 (Mum)(SB)} clinches the issue. Foreign exchange fluctuation gain must take the colour of the underlying turnover. The Assessing Officer is directed to recompute the deduction on that footing.",
    "positive",
  ],
  [
    "counsel",
    "Shri Mukul Rohatgi, for the promoters, would confine {the Flat Buyers' Collective decision} to cases where no force majeure clause exists. Shri Bhushan, for the allottees, will have none of this. The rival readings will be for RERA to consider in the first instance, uninfluenced by us.",
    "neutral",
  ],
  [
    "overruled",
    "The correct rule, we think, is that the bar operates from the date of the order and not from the date of its communication. {Ramkrishna Fulchand v. Board of Revenue, (1981) 1 SCR 977}, decided otherwise and it shall not henceforth be treated as authority for the proposition.",
    "negative",
  ],
  [
    "obiter",
    "Reliance on the penultimate paragraph of {Orissa Ferro Alloys v. State Electricity Board, (1995) 2 SCC 678} is misplaced. The Bench had already dismissed the petition as premature, so that whatever it proceeded to say concerning fuel surcharge decided nothing and binds no one.",
    "negative",
  ],
  [
    "actor",
    "Before 1950 the High Court of Nagpur, in {Shrikrishna Kapse v. Bhaskar Rao, ILR (1947) Nag 290}, had disapproved of the Bombay rule and refused to follow its own earlier decisions. The controversy then moved on to the effect of the reorganisation, which is the subject of the third issue.",
    "neutral",
  ],
  [
    "not binding",
    "The learned Departmental Representative's sole prop was {ITO v. Rajesh Diamond Exports, (1989) 28 ITD 401 (Ahd)}. That order was passed ex parte, contains no discussion of Explanation 5, and has been dissented from by no fewer than four Benches. It is not a prop on which we would care to lean.",
    "negative",
  ],
  [
    "relied",
    "In fixing the compensation we have taken as our guide {Kamlaben Chhaganbhai v. Gujarat State Road Transport Corpn., 1985 ACJ 211 (Guj)}, where on a like age and a like salary a multiplier of fifteen was employed. The Tribunal's figure of eight finds no support in principle or in precedent.",
    "positive",
  ],
  [
    "other target of criticism",
    "The High Court followed {Sita Ram Khandelwal v. State of Rajasthan, 1990 (1) RLR 402} and called for the record. The State did not produce it. This was contumacious; it was wrong; and the explanation that the almirah had been eaten by white ants deserves to be rejected with the contempt it was intended to conceal.",
    "neutral",
  ],
  [
    "reversed",
    "Learned counsel did not notice, until it was pointed out from the Board, that the judgment in {Rao Bahadur Man Singh v. Nand Kishore, 20 NLR 91}, upon which he had been addressing their Lordships for the better part of an hour, was taken to His Majesty in Council and there undone.",
    "negative",
  ],
  [
    "history",
    "The dispute has a chequered history. It first reached this Court in {Tungabhadra Ryots' Sangham v. State of Andhra Pradesh, (1987) 4 SCC 330}, when the matter was remitted to the Tribunal, whose award was thereafter set aside by the High Court as perverse and is the subject of the present appeals.",
    "neutral",
  ],
  [
    "distinguished",
    "There was in {Kishan Lal Pasi v. District Magistrate, Lucknow, 1982 All LJ 1017} an interval of fourteen months between the last act and the order. In the case on hand the interval is of nine days. The live link which had there snapped is here unbroken.",
    "negative",
  ],
  [
    "overruled",
    "We are all agreed that sub-section (3) contemplates a fresh notice. There being nothing that can be saved out of the reasoning in {Sampat Raj v. Additional Collector, Jodhpur, 1973 WLN 288}, the Registry is directed to mark upon the report that the decision has lost its force.",
    "negative",
  ],
  [
    "reversed",
    "The order in {Aditi Engineering Pvt. Ltd. v. Commissioner of Service Tax, 2014 (36) STR 1121 (Tri-Bang)}, against which these appeals are directed, proceeds as if the mega exemption notification had been in force in 2007. It had not. We answer the substantial question in favour of the Revenue, and what the Tribunal did is undone.",
    "negative",
  ],
  [
    "relied",
    "Long ago it was said in {Khuda Bakhsh v. Crown, 8 Lah 193}, and it bears saying again, that suspicion heaped upon suspicion does not make proof. Having anxiously sifted the evidence, we see suspicion in abundance and proof nowhere. The appellants are acquitted.",
    "positive",
  ],
  [
    "rejected",
    "Were it necessary to go behind {Chunilal Premji v. State of Saurashtra, (1954) SCR 1140}, we should, speaking for ourselves, have no hesitation in preferring the powerful dissent of Bose, J. It is now necessary; and we do. The power to regulate an institution does not include the power to run it.",
    "negative",
  ],
  [
    "reaffirmed",
    "The frontal assault made upon {the decision in Jagat Narain Chaturvedi (supra)} leaves it, in our judgment, without a scratch. Control over the subordinate judiciary rests in the High Court and there it must remain; the Governor was bound by the recommendation.",
    "positive",
  ],
  [
    "rejected",
    "We were asked to carry {Punjab Woollens Ltd. v. Karam Chand, ILR (1929) 10 Lah 655} one step further and to hold that a mere notice of suspension to a single creditor will do. The case itself strains the statute to its uttermost; it will not bear another ounce.",
    "negative",
  ],
  [
    "lower court",
    "The learned City Civil Judge distinguished {Godrej Soap Stockists v. Mulji Jaitha, AIR 1951 Bom 188} on grounds which do more credit to his industry than to his judgment. It matters little, since the document relied on was never proved and the suit must fail whatever that case may hold.",
    "neutral",
  ],
  [
    "neutral discussion",
    'The learned Company Judge was referred to {Asian Hotels Syndicate v. Narang Bros., (1984) 56 Comp Cas 190 (Del)} and thought it "a case of some difficulty". We share neither his difficulty nor the need for it, because an appeal under section 483 lies irrespective of what that case may have decided.',
    "neutral",
  ],
  [
    "superseded",
    "The Tribunal was of opinion that {1999 (112) ELT 345 (Tri-Del)} still governed. One need only set beside it the decision of the Apex Court in Majestic Auto, delivered in the following year, to see that the two cannot breathe the same air.",
    "negative",
  ],
  [
    "left open",
    "In view of the importance of the matter, the question whether {Dr. Meera Nanavati v. State of Maharashtra, (2009) 6 SCC 199} needs re-consideration is one which we would leave for another day, when it arises on admitted facts and all the States have been put on notice.",
    "neutral",
  ],
  [
    "explains",
    "What {Panchayat Samiti, Deogarh v. Hari Ram Meena, 1979 RLW 366} decided was this: that the Vikas Adhikari, though the appointing authority, could not delegate the enquiry. Whether that principle reaches a Gram Sevak on deputation is another question, and one which the enquiry officer must first be asked to determine on facts.",
    "neutral",
  ],
  [
    "refused",
    "We are not unmindful that {K. Ramanatha Pai v. Canara Land Tribunal, (1978) 2 Kar LJ 17} has come in for severe criticism, some of it in intemperate language. Its authority is none the less unimpaired. It says what the Act says, and those who dislike it must carry their grievance to the Legislature.",
    "positive",
  ],
  [
    "party contention",
    "The stand of the Union in its counter-affidavit is that {Capt. Virender Sahni v. Chief of the Army Staff, (2001) 93 DLT 144} is per incuriam and should be ignored. Having perused the original record, which shows that no charge was ever read over, we need not travel into that question.",
    "neutral",
  ],
  [
    "criticised",
    'By what process of reasoning the word "may" in the first line of a section becomes "shall" while the very same word in the second remains "may", {the report at 71 CWN 303} does not disclose; nor has Mr. Deb, with all his ingenuity, been able to supply the omission. We read "may" as "may" throughout.',
    "negative",
  ],
  [
    "sub silentio",
    "True it is that a conviction was upheld in {Balwinder v. State (Delhi Administration), (1983) 2 SCC 491} though the sample had been drawn by an officer below the notified rank. But the objection was never raised, and not a word is said upon it. What passes in silence at the Bar and on the Bench makes no law.",
    "negative",
  ],
  [
    "neutral",
    'Whether the words "in the opinion of the Board" in {Lakshmi Mills v. Cotton Textiles Board, ILR (1959) Mad 733} qualify the entire sentence or only its tail is a grammarian\'s problem, and upon it counsel spent the better part of a morning. We shall not add to the learning, for the respondent Board was never validly constituted and its order is a nullity.',
    "neutral",
  ],
  [
    "superseded",
    "The High Court has allowed itself to be led by {Firm Bhola Nath Kishori Lal v. Union of India, 1965 BLJR 222}, oblivious that since the judgment of this Court in Seth Thawardas the doctrine of notional delivery has had no place in railway claims. An authority that has had its ground cut from under it should not have been pressed.",
    "negative",
  ],
  [
    "approved",
    "The Andhra Pradesh High Court alone seems to have perceived the true bearing of section 30. Its decision in {Vysyaraju Satyam v. State Wakf Council, (1977) 2 An WR 190} has the merit of giving every limb of the section some work to do, and in our opinion states the law as it is.",
    "positive",
  ],
  [
    "controlled",
    "Not without regret, for the appellant has suffered much, I am obliged to say that {Secretary of State v. Mt. Bibi Rahiman, ILR 7 Pat 822} leaves her without a remedy. The decision of a Division Bench binds me; a decree there must be for the defendant.",
    "positive",
  ],
  [
    "declined",
    "I have been invited by the learned Standing Counsel to place my trust in {Nand Lal Mehrotra v. Canal Officer, Sarda Division, 1951 RD 66}. I have looked for its reasons, and there are none. The invitation is respectfully declined.",
    "negative",
  ],
  [
    "followed",
    "Some of the later cases have nibbled at the edges of {Kashi Vishweshwar}; none has reached the core. The core is that a notice under section 34 is a condition precedent and not a mere formality, and upon that core we decide this appeal for the assessee.",
    "positive",
  ],
  [
    "agreed",
    "The Adjudicating Authority at New Delhi took the same view in {Orient Packaging Ltd. v. Vardhaman Resolution Trust, 2018 SCC OnLine NCLT 2208}: an assignee of debt steps into the shoes of the financial creditor. We see eye to eye with it and the objection of the corporate debtor is turned down.",
    "positive",
  ],
  [
    "distinguished",
    "Nor does {Rohtas Cold Storage} come to the petitioners' rescue. There the promise was in writing, was acted upon by the raising of a plant worth two crores, and was never rescinded. Not one of those three ingredients is to be found here.",
    "negative",
  ],
  [
    "reaffirmed",
    "Our answer to the reference is that the Full Bench in {Radhey Shyam Maurya v. Inspector of Schools, 1994 (3) UPLBEC 1551 (FB)} correctly expounded the Removal of Difficulties Order and requires neither modification nor elaboration. The matters shall now go back to the learned Single Judge.",
    "positive",
  ],
  [
    "hypothetical",
    "Were this Court to hold that {Ambalal Harilal v. Union of India, (1977) 1 SCC 744} was erroneous, some forty thousand assessments would stand exposed to reopening. We mention this consequence only to explain why the learned Attorney General asked for time; the question does not arise at the present interlocutory stage.",
    "neutral",
  ],
  [
    "refused",
    "No case has been made out for unsettling {Gram Panchayat Bhadaur v. Director, Consolidation, (1985) 4 SCC 390}. It is not enough that another view is possible or even, to some minds, preferable; upon the faith of that decision shamilat lands have been partitioned in a thousand villages.",
    "positive",
  ],
  [
    "explains",
    "The Constitution Bench in {Sohan Singh Bedi v. Chief Election Commissioner, (1984) 4 SCC 19} approached the matter historically. It traced the growth of Article 324 from section 58 of the draft Constitution, noted the speech of Dr. Ambedkar on 15th June 1949, and then examined, without deciding, the power to countermand.",
    "neutral",
  ],
  [
    "overruled",
    "For these reasons the reference is answered thus: a complaint by a power of attorney holder is maintainable. The decision of the learned Single Judge in {Mahalaxmi Traders v. S. R. Kulkarni, 2001 Cri LJ 3390 (Kant)} does not lay down the law correctly.",
    "negative",
  ],
  [
    "reversed",
    "The High Court, in {Meenakshi Transport v. Regional Transport Authority, 1991 (2) KLT 208}, took upon itself to re-appreciate the sketch, the timings and the comparative merits of the operators as though it were an appellate tribunal. That is not the office of certiorari. Its judgment cannot be sustained and the Tribunal's order is restored.",
    "negative",
  ],
  [
    "compares",
    "Bombay has taken one view in Rustomji; Calcutta, in {Haran Chandra Kundu v. Official Assignee, (1927) 45 CLJ 18}, has taken another; Madras has been content to take both. An appeal on facts so peculiar as these is not a suitable vehicle for bringing order out of this diversity.",
    "neutral",
  ],
  [
    "other case distinguished",
    "{Saraswatibai v. Achyut, AIR 1938 Nag 77} concerned the right of a daughter-in-law to residence. So did Govind Rao v. Tarabai, (1940) NLJ 512, cited on the other side, but that was a case turning upon a registered deed of settlement, and for that reason affords no assistance whatever to the appellant.",
    "neutral",
  ],
  [
    "affirmed",
    "The view of the Madras High Court in the judgment under appeal, {Commissioner of Income-tax v. Arunachala Spinning Mills, (1972) 84 ITR 561 (Mad)}, accords with the plain language of section 32 and with commercial good sense. The Revenue's appeals fail and are dismissed with costs, one hearing fee.",
    "positive",
  ],
  [
    "doubted",
    'Having lived with these papers for a month, we confess to an unease over {Narmada Valley Oustees Union v. State of Madhya Pradesh, (2005) 4 SCC 732} that argument has deepened rather than dispelled. The equation there drawn between "land" and "livelihood" needs, in our respectful view, to be looked at afresh by a stronger Bench.',
    "negative",
  ],
  [
    "overruled",
    "Having come to the conclusion that the cess was beyond the competence of the State Legislature, we are obliged to declare that {Vindhya Mineral Traders v. State of M.P., (1989) 3 SCC 611}, no longer holds the field. In order, however, that settled collections be not thrown into chaos, this declaration shall operate only from today.",
    "negative",
  ],
  [
    "agreed",
    "No contrary decision having been brought to our notice, and being ourselves persuaded by its logic, we adhere to the view expressed by the Chandigarh Bench in {Ludhiana Hosiery Exporters v. ACIT, (2007) 108 TTJ 655 (Chd)}. Ground No. 2 is allowed.",
    "positive",
  ],
  [
    "left open",
    "How far the principle of {Eastern Aviation Services v. Director General of Civil Aviation, (1997) 66 DLT 720} may extend to a licence suspended pending enquiry was mooted in the course of the hearing. It is a nice point. It is also one that we are spared, the suspension having been revoked on Monday last.",
    "neutral",
  ],
  [
    "overruled",
    "The three props upon which {Associated Collieries (I)} rested have, one by one, been removed: the first by the Forty-second Amendment, the second by the decision in Banarsi Das, and the third by what we have today said on Entry 54. The structure comes down with them.",
    "negative",
  ],
  [
    "sub silentio",
    "In {Shyam Sundar Poddar v. Collector of Stamps, (1969) 1 SCWR 812} it appears to have been assumed on all hands that an agreement to mortgage attracted ad valorem duty. An assumption, even by this Court, is not a decision, and we do not feel ourselves precluded from now holding the opposite.",
    "negative",
  ],
  [
    "adopted",
    'Nowhere has the matter been better put than by Mookerjee, J., in {Kedar Nath Bera v. Sarada Charan, 19 CLJ 402}: "equity does not lend its aid to one who has stood by while another laid out his money." We respectfully make these words our own and hold the plaintiff disentitled to an injunction.',
    "positive",
  ],
  [
    "counsel",
    "It was Mr. Daphtary's submission that the foundations of {Ramjibhai Kalidas v. Deputy Custodian, (1954) 56 Bom LR 1201} had been knocked away by three subsequent rulings of this Court. To this Mr. Purshottam replied that evacuee law was a thing apart. We need only say that the notification of 1949 was never extended to Bhavnagar.",
    "neutral",
  ],
  [
    "distinguished",
    "Held, that a licence coupled with a grant is irrevocable only so long as the grant itself subsists, and the lease of forest produce having determined on 30th June, the licence fell along with it. {Bansidhar Marwari v. Raja of Seraikella, AIR 1941 Pat 77}, distinguished on facts.",
    "negative",
  ],
  [
    "agreed",
    "In our opinion the Calcutta High Court in {Nirmal Kumar Ray v. Superintendent, Presidency Jail, 46 CWN 980} reached a right conclusion for right reasons when it required the detaining authority to show that it had applied its mind. The contrary contention urged by the Advocate-General of Bengal before us is rejected.",
    "positive",
  ],
  [
    "cited",
    "A shareholder who tenders under protest does not, by that act alone, waive appraisal. See {Dorrance v. Keystone Bleachery Co., 41 A.2d 612 (Del. Ch. 1945)}. Whether the protest here was timely is another matter, and on that point the Vice Chancellor was plainly wrong.",
    "neutral",
  ],
  [
    "distinguished",
    "The learned Single Judge felt himself bound by {Harbans Kaur v. Municipal Committee, Phillaur, AIR 1961 Punj 318}. He need not have been. That decision went upon a rent statute which gave the tenant's heirs an express right of succession; the Act before us contains no such provision, and the analogy fails at its first step.",
    "negative",
  ],
  [
    "refused to overrule",
    "Counsel invites us to bury the earlier ruling in {Teague v. Marlin County, 588 P.2d 119 (Or. 1978)}, calling it a relic. We decline. It has been the law of this state for more than forty years, the legislature has met many times without disturbing it, and nothing in the record shows it to have worked badly.",
    "positive",
  ],
  [
    "overruled",
    "Two of our decisions cannot both be right. {Ostrander v. Peoples Ice Co., 77 N.E. 514 (Ill. 1906)}, made the ice company answerable to a stranger; Whitlock v. Denham, 131 N.E. 220 (Ill. 1921), held that such a company owed him nothing. It is the latter which we think sound, and the former must give way to it.",
    "negative",
  ],
  [
    "followed",
    "The question whether a compounding fee is a tax came before a Division Bench in {Laxmi Oil Mills v. State of Gujarat, (1972) 29 STC 304 (Guj)}. Their Lordships answered it in the negative. No ground has been shown to us on which a different answer could now be returned, and the reference is answered accordingly.",
    "positive",
  ],
  [
    "actor",
    "For many years the Third District required proof of actual malice in slander of title. See Brandt v. Olmos, 212 So. 2d 40 (Fla. 3d DCA 1968), overruled by {Halvorsen v. Seaside Abstract Co., 402 So. 2d 881 (Fla. 1981)}. We mention the history only because the parties' form instructions still bear its traces.",
    "neutral",
  ],
  [
    "contra",
    "An insurer that defends without reserving its rights is estopped to deny coverage even where the insured was independently represented. Pell v. Great Basin Indem. Co., 611 P.2d 302 (Nev. 1980). Contra {Atwater v. Mutual Plate Glass Ins. Co., 498 P.2d 77 (Ariz. Ct. App. 1972)}.",
    "negative",
  ],
  [
    "dissent",
    "The minority in the Full Bench would have held that {Gulab Rai v. Collector of Aligarh, AIR 1949 All 605} was wrongly decided and ought no longer to be followed. The majority found it unnecessary to go into that, and as the present appeal concerns the majority's order on costs, so do we.",
    "neutral",
  ],
  [
    "accord",
    "The discovery rule has no application to actions on a sealed instrument. Merriam v. Cobb, 9 A.3d 118 (Md. 2010). Accord {In re Estate of Tolliver, 744 S.E.2d 90 (Va. 2013)}. Appellant's reliance on the tort cases is therefore misplaced.",
    "positive",
  ],
  [
    "limited",
    "We do not read {N. Chellappan v. Inspector General of Police, (1985) 2 SCC 618} as laying down a rule for all disciplinary matters. It was a case of compulsory retirement, where no stigma attached. To carry it over to dismissal would be to make it say what its authors never had before them.",
    "negative",
  ],
  [
    "relied on",
    "In {Ranchhodlal v. Custodian of Evacuee Property, AIR 1957 Bom 93}, a notice served upon a dead man's agent was struck down as no notice at all. The notice before us was served in the same manner on the same sort of person. It shares the same fate.",
    "positive",
  ],
  [
    "cert denied",
    "The Sixth Circuit alone has held that a release executed in custody is void per se. {Grissom v. City of Alder Falls, 803 F.2d 1188 (6th Cir. 1986)}, cert. denied, 481 U.S. 1070 (1987). The remaining circuits proceed case by case, and the district court here was asked to do the same.",
    "neutral",
  ],
  [
    "SLP dismissed",
    "A Division Bench of the Kerala High Court had taken that view in {Varkey Ouseph v. Land Tribunal, Kottayam, 1979 KLT 412}. The special leave petition against it was dismissed by a non-speaking order. Such a dismissal, as is well settled, neither affirms nor disapproves, and the point remains for us as open as it ever was.",
    "neutral",
  ],
  [
    "affirmed",
    "The judgment under appeal, {Bharat Jute Co. v. Regional Provident Fund Commissioner, 1963 (1) LLJ 288 (Cal)}, has been assailed before us from every side. Having heard the learned Solicitor General at length, we find ourselves in entire agreement with the conclusion the High Court reached, and the appeal is dismissed with costs.",
    "positive",
  ],
  [
    "but see",
    "A bailee for hire bears the burden of explaining the loss once delivery and nonreturn are shown. Simms v. Harbor Storage Co., 244 Mass. 310 (1923). But see {Farnsworth v. Quincy Cold Storage, 266 Mass. 501 (1929)}.",
    "negative",
  ],
  [
    "per incuriam",
    "Our attention was drawn to {Shiv Charan Das v. Rent Controller, 1974 RCR 551 (P&H)}, where it was said that the Controller may extend the time for deposit. The learned Judge was not shown section 13(2)(i), which leaves no room for extension. A decision given without the aid of the very provision that governs the case cannot help the tenant.",
    "negative",
  ],
  [
    "followed",
    "Nearly everything said by the appellant was said, and rejected, in {Commonwealth v. Zarnowski, 612 A.2d 1004 (Pa. Super. 1992)}. There too the suppression motion came after the jury was sworn; there too the excuse was a change of counsel. That decision leaves us with little to add, and the order is affirmed.",
    "positive",
  ],
  [
    "counsel",
    "Can it be said, as the petitioner would have it, that {Abdul Rahim v. Bihar State Wakf Board, (1966) 14 BLJR 719} has ceased to be law upon the passing of the 1982 amendment? The answer is of no consequence here, since the notification we are asked to quash was issued in 1979.",
    "neutral",
  ],
  [
    "harmonised",
    "At first sight {Oakes v. Wheelock Lumber Co., 61 Wash. 2d 114 (1962)}, seems at war with Trimble v. Dorsey, 70 Wash. 2d 808 (1967). The conflict is only apparent. The earlier case speaks to who may sue, the later to what may be recovered, and each has its own place.",
    "neutral",
  ],
  [
    "doubted",
    "With the greatest respect to the learned Judges who decided {Kamala Bai v. Official Assignee, Madras, (1991) 1 SCC 377}, we find it difficult to reconcile what they said with the language of section 53A. The matter is one which arises daily. Let the papers be placed before the Hon'ble Chief Justice for constituting a larger Bench.",
    "negative",
  ],
  [
    "approved",
    "There was once a difference of opinion among the High Courts. Nagpur thought the mortgagee could sue at once; Patna, in {Ramdhani Sah v. Bishun Lal, AIR 1938 Pat 266}, thought he must wait until the account was struck. It is the second of these views that commends itself to us as according with both principle and convenience.",
    "positive",
  ],
  [
    "vacated",
    "The Government leans on {United States v. Ferrante-Ruiz, 512 F.3d 733 (5th Cir. 2008)}, but that opinion is a broken reed: the en banc court vacated it the next year, and what the panel said about inventory searches now binds no one.",
    "negative",
  ],
  [
    "actor",
    "The law took a turn in {Chhotelal Ramkishan v. State of Madhya Pradesh, (1977) 4 SCC 602}, where this Court, sitting seven strong, overruled the decision in Bhagwan Singh v. State of Rajasthan, AIR 1958 SC 733. It is from that date that the tribunals began to admit such evidence.",
    "neutral",
  ],
  [
    "refused attack",
    "Was {Nettles v. Board of Pharmacy, 290 S.C. 51 (1986)}, so mistaken that we should upset a generation of licensing practice? Nothing in petitioner's brief persuades us that it was mistaken at all.",
    "positive",
  ],
  [
    "cf",
    "The act of state doctrine does not reach a purely commercial repudiation of debt. Cf. {Banco Mercantil de Orizaba v. Trask Export Corp., 366 F. Supp. 19 (S.D.N.Y. 1973)} (considering seizure of vessel). Defendant's other authorities were all decided before the 1976 Act.",
    "neutral",
  ],
  [
    "superseded",
    'So stood the matter when {Jagat Narain v. Gaon Sabha, Rasulpur, 1959 ALJ 840} was decided. In 1962 the Legislature stepped in and substituted for "may" the word "shall". What was then a discretion is now a duty, and the decision cannot be called in aid by one whose claim arose in 1970.',
    "negative",
  ],
  [
    "history",
    "The doctrine has had a chequered career in our courts (first recognised in {Pestonji Framji v. Secretary of State, ILR 29 Bom 402}, nearly forgotten between the wars, and brought to life again in the seventies). For present purposes we may assume that it exists; the question is whether the Corporation's circular amounts to a promise at all.",
    "neutral",
  ],
  [
    "other case",
    "Plaintiff's principal authority is Crandall v. Ivers, 87 Vt. 300 (1913), which drew heavily upon {Stannard v. Poole, 60 Vt. 91 (1888)}. Crandall has not been cited by this court since the adoption of the Uniform Act, with which it is irreconcilable, and we now lay it to rest.",
    "neutral",
  ],
  [
    "other case",
    "Learned counsel pressed upon us Hari Shankar v. Excise Commissioner, 1968 MPLJ 501, in which {Thakur Prasad v. State, 1951 NLJ 233} had been mentioned with no comment. It is Hari Shankar, and that case alone, that we hold to have been decided in error.",
    "neutral",
  ],
  [
    "declined to follow",
    "The Supreme Court of a neighboring state has gone the other way. {Haverty v. Plains Seed & Feed Co., 255 Neb. 818 (1999)}. Its opinion is thoughtful, but it rests on a view of implied warranty that our legislature considered and rejected in 1994, and we cannot import here by decision what was turned away by statute.",
    "negative",
  ],
  [
    "leaves open",
    "Does {Rasmussen v. Deere Creek Irrigation Co., 88 Idaho 140 (1964)}, survive the 1986 constitutional amendment? The question is a serious one and will some day have to be answered. It need not be answered in a suit where both sides concede that the water was never put to beneficial use.",
    "neutral",
  ],
  [
    "distinguished",
    "Two decisions were cited. The one, Durga Dutt v. Kanpur Development Authority, (1993) 2 SCC 90, is directly in point and concludes the matter. The other, {Indrajit Sen v. Calcutta Improvement Trust, AIR 1970 Cal 55}, turned on a scheme which had lapsed before the owner came to court and has no bearing on one that is alive.",
    "negative",
  ],
  [
    "followed",
    "We look in vain for any daylight between this case and {Sorensen v. Union Stockyards, 104 Neb. 617 (1920)}. The same gate, the same want of a watchman, the same knowledge in the foreman. The verdict there was sustained. So must this one be.",
    "positive",
  ],
  [
    "lower court",
    "The trial Judge thought himself free to depart from {Vasudeva Pai v. Syndicate of Traders, (1961) Mys LJ 480} because it was given on a concession. The first appellate court disagreed. In second appeal neither side has pressed the point, and we express no opinion upon it.",
    "neutral",
  ],
  [
    "relied on",
    "The Full Bench has spoken in {Raja Ram v. Consolidation Officer, Deoria, 1971 RD 318 (FB)}. It is enough to read its answer to the second question to see that the petitioner is out of court. We are bound by it and would in any event have come to the same conclusion.",
    "positive",
  ],
  [
    "compare",
    "The circuits take different paths on the standard of review for such denials. Compare {Alcott v. Secretary of Labor, 644 F.2d 77 (1st Cir. 1981)} (de novo), with Petrie v. Secretary of Labor, 701 F.2d 340 (8th Cir. 1983) (abuse of discretion). On either standard this denial must be set aside.",
    "neutral",
  ],
  [
    "counsel",
    "Curiously, {Krishnaswami Naidu v. Tahsildar, Erode, (1948) 1 MLJ 362} was called in aid by both sides: the appellant says that it decides the point in his favour, the respondent that it was disapproved in later years. The view we take of the lease deed relieves us of the need to referee that contest.",
    "neutral",
  ],
  [
    "not binding",
    "It is true that in {Bansi Dhar v. Union of India, (2002) 7 SCC 149} there is a sentence which seems to support the assessee. But the question was not before the Court, no argument was addressed upon it, and a stray observation of that sort is not the law declared under Article 141.",
    "negative",
  ],
  [
    "adopted",
    "This Court has never decided whether a landlord must mitigate. The Supreme Court of Utah has. {Fairbourn v. Wasatch Realty Trust, 601 P.2d 918 (Utah 1979)}. The answer it gave is both just and workable, and henceforth it shall be the answer in Montana as well.",
    "positive",
  ],
  [
    "overruled",
    "Seventeen years ago we said that a wife could not sue her husband for a broken contract of partnership. {Gentry v. Gentry, 188 Tenn. 220 (1949)}. Three members of the present Court joined that opinion, and none would join it today. The disability it announced is at an end.",
    "negative",
  ],
  [
    "other case",
    "The circular of the Board runs in the teeth of the Act, has no legal foundation, and cannot be allowed to operate for another day. A comparable circular was considered in {Surana Steels v. Collector of Central Excise, 1986 (25) ELT 417}, though that one was withdrawn while the hearing was going on.",
    "neutral",
  ],
  [
    "refused to reconsider",
    "The prayer that {State of Mysore v. Hanumanthappa Setty, (1968) 3 SCR 588} should be reconsidered by a larger Bench was pressed with vigour. We have considered everything which was said in support of it, and we see nothing that was not present to the minds of the learned Judges then. The prayer is refused.",
    "positive",
  ],
  [
    "cited",
    "Every jurisdiction to consider the statute since its amendment has treated notice as jurisdictional. E.g., {Whitcomb v. Dep't of Pub. Safety, 731 A.2d 1150 (N.H. 1999)}; Slade v. Transit Auth., 15 P.3d 402 (Haw. 2000). Those which earlier thought otherwise have since been overruled.",
    "neutral",
  ],
  [
    "reversed",
    "Before us is the judgment reported as {Quintero v. Lakeshore Hospital Ass'n, 318 F. Supp. 2d 700 (N.D. Ohio 2004)}. In it the learned district judge held the peer-review privilege waived by silence. Silence waived nothing. The cause is remanded with directions to return the documents.",
    "negative",
  ],
  [
    "history",
    "This is the third round of the litigation. In the first, the High Court quashed the land acquisition. In the second, {Hukam Chand v. State of Haryana, (1994) Supp 2 SCC 508}, this Court remitted the matter for a fresh enquiry under section 5A. The enquiry so made is now said to be a sham, and that alone is the question before us.",
    "neutral",
  ],
  [
    "distinguished",
    "Does {Ghasi Ram v. Chairman, District Board, Muzaffarnagar, AIR 1952 All 471} carry the appellant any further? There the Board had bound itself by a sealed contract. Here there is only a resolution recorded in the minutes, which was rescinded before anyone had acted on it. The question answers itself.",
    "negative",
  ],
  [
    "dissent",
    "Our dissenting colleague would discard {Ashby v. Roosevelt Savings Bank, 27 N.Y.2d 180 (1970)}, root and branch, as a monument to a banking system which vanished with the passbook. No party has asked for this. We have therefore not considered whether it should be done.",
    "neutral",
  ],
  [
    "but cf",
    "A juror's private experiment is prejudicial only where it touched a matter in dispute. State v. Nyquist, 270 Or. 66 (1974). But cf. {State v. Delacroix, 255 La. 710 (1970)}.",
    "negative",
  ],
  [
    "cited",
    'A "vacancy" arises on the day the incumbent ceases to hold the post, not on the day the file is closed. See {Dr. Nirmala Tripathi v. Magadh University, 1988 PLJR 655}. The University\'s plea that there was no vacancy is an afterthought and is rejected.',
    "neutral",
  ],
  [
    "declined to follow",
    "The trial court chose to follow {Bickford v. Penobscot Rail & Bus Co., 131 Me. 400 (1932)}. We should have preferred that it had looked instead at the great body of later authority, nearly all of which treats the transfer slip as a receipt and not a contract. That is the course which we ourselves take.",
    "negative",
  ],
  [
    "relied on",
    '"He who takes the benefit of the ditch takes the burden of its banks." {Eccleston v. Upper Bear River Canal Co., 14 Wyo. 202 (1905)}. We know of no better statement of the law, and it disposes of the counterclaim.',
    "positive",
  ],
  [
    "explained",
    "What the court was asked in {Gilchrist v. Merchants' Despatch Line, 202 F. 771 (2d Cir. 1913)}, was whether a through bill bound a connecting carrier who had never seen it. What it decided was that the bill did, at least when freight had been prepaid. Later cases of the circuit speak of the decision now broadly, now narrowly.",
    "neutral",
  ],
  [
    "reversed",
    "The tribunal put its faith in {Tulsi Devi v. Food Corporation of India, (1984) 1 SLR 230 (Ori)}. Unhappily it was not told that this very judgment was carried to the Supreme Court and there set aside in 1987. A tribunal cannot rest its order on a foundation that had been removed before it began to build.",
    "negative",
  ],
  [
    "counsel",
    "The learned Advocate-General characterised {Noor Mohammad v. Custodian-General, AIR 1960 J&K 44} as a decision sub silentio which no one had followed. Counsel for the petitioner, in reply, did not rely on it at all. We therefore say nothing of it.",
    "neutral",
  ],
  [
    "cf",
    "Equal treatment of like claims is the whole object of the priority scheme. Cf. {In re Bayard Shipping, 77 F.3d 1290 (11th Cir. 1996)} (describing maritime liens). The trustee's plan, which would overthrow that scheme for the benefit of three insiders, was properly refused confirmation.",
    "neutral",
  ],
  [
    "distinguished",
    "Appellant cites {Perdue v. City of Macon Springs, 211 Ala. 340 (1924)} and Hollins v. Etowah County, 260 Ala. 18 (1953). The former involved a street that had been dedicated by plat; this one never was. The latter involved a mere footpath, as here, and it is against him.",
    "negative",
  ],
  [
    "other case",
    "Relying on a footnote in {Samuels v. Ardmore Glass, Inc., 918 F.2d 1341 (7th Cir. 1990)}, the magistrate judge announced that every ambiguity in a plan must be resolved for the employer. Nothing in the footnote says so. It was the magistrate judge, and not the case, that went astray.",
    "neutral",
  ],
  [
    "followed",
    "True it is that {Gajanan Rao v. Municipal Borough of Sholapur, (1935) 37 Bom LR 509} was concerned with octroi and the present case is concerned with a wheel tax. But a principle is not to be imprisoned in the facts which gave it birth. What was held of the one holds of the other, and the demand is bad.",
    "positive",
  ],
  [
    "leave granted",
    "We are told that leave has been granted against {Supreme Cables v. Commissioner of Customs, 2011 (264) ELT 19 (Bom)}, and that the appeal is awaiting its turn. Mere pendency of the appeal does not efface a judgment; nor does it strengthen it. In the meantime the bank guarantee shall be kept alive.",
    "neutral",
  ],
  [
    "criticised",
    "We have never cited {Ballou v. Sterns, 3 Pick. 488 (Mass. 1826)}, with enthusiasm, and of late we have not cited it at all. It treated a debtor's silence as a promise. Whatever merchants may have understood by silence in that day, we are not prepared to find a promise in it now.",
    "negative",
  ],
  [
    "overruled",
    "We have before us three precedents on the liability of charitable hospitals. Merrick v. St. Anne's Infirmary, 90 Ohio St. 11 (1914), we leave as it is; Dunlop v. Children's Home, 112 Ohio St. 207 (1925), is beside the point; but {Seward v. Samaritan Sanitarium, 128 Ohio St. 561 (1934)}, which extended immunity to paying patients, cannot be retained.",
    "negative",
  ],
  [
    "actor",
    "It was in {Badri Prasad v. Revenue Divisional Officer, (1981) 1 SCC 244} that this Court followed the earlier ruling in Lalit Mohan v. State of Tripura, (1973) 2 SCC 18. Much has happened since. The Rules of 1990 have replaced those under which both were decided, and we turn to these.",
    "neutral",
  ],
  [
    "affirmed",
    "No duty to warn runs to a professional user. {Kerrigan v. Ajax Solvent Corp., 470 F. Supp. 912 (D.N.J. 1979)}, aff'd per curiam, 622 F.2d 580 (3d Cir. 1980). The instruction to the contrary was error.",
    "positive",
  ],
  [
    "see",
    "The record does not reveal when the letter was mailed, and without that fact timeliness cannot be determined. See {Ybarra v. Indus. Accident Comm'n, 150 Colo. 96 (1962)}. We vacate the order and remand for a finding.",
    "neutral",
  ],
  [
    "other case",
    "The judgment of the High Court is wholly unsustainable. It ignored the record, misread section 34, and granted what had not been asked. The facts are like those that came before this Court in {Rajaji Spinning Mills v. M. Arumugam, (2006) 4 SCC 712}, save that there the tenant had died pending suit.",
    "neutral",
  ],
  [
    "relied on",
    "Why should the dependants of a casual labourer be worse placed than those of the permanent hand who died at his side? The Orissa High Court asked that question in {Padmini Behera v. Paradip Port Trust, 1992 Lab IC 1407} and found no answer to it. Nor can we. The claimants are entitled to be treated alike.",
    "positive",
  ],
  [
    "superseded",
    "The petitioners depend entirely on {Anand Textiles v. State of Tamil Nadu, (1976) 38 STC 511 (Mad)}. Within a year of it came the Validating Act, section 3 of which declares that the levy shall be deemed always to have been lawful, any judgment of any court notwithstanding. That dependence is therefore on something which the Legislature has swept from the board.",
    "negative",
  ],
  [
    "cert denied",
    "Other courts have let the indictment stand on hearsay alone. United States v. Broyhill, 611 F.2d 40 (4th Cir. 1979); {United States v. Castaneda-Flynn, 598 F.2d 1223 (9th Cir.), cert. denied, 444 U.S. 960 (1979)}. We have no occasion to join or to leave their company.",
    "neutral",
  ],
  [
    "followed",
    "Plaintiff says that the ordinance is void for want of a hearing. It was so argued in {Mattingly v. City of Louisa, 277 Ky. 460 (1939)}, and what the court there said in rejecting it could be transcribed here without the change of a word.",
    "positive",
  ],
  [
    "disapproved",
    'The Court of Appeals in {Stebbins v. Valley Forge Parking Auth., 209 Mich. App. 318 (1995)}, read "occupied" to mean "insured". We cannot discover in the statute any trace of the meaning thus given it. To the extent bench and bar have supposed it to be the law of this State, they should suppose so no longer.',
    "negative",
  ],
  [
    "history",
    "When this controversy was last here, we held the complaint sufficient and sent it back for trial. {Devlin v. Amalgamated Hatters, 83 Conn. 70 (1910)}. The trial has been had. Error is now claimed in eleven rulings upon evidence, of which we think one well founded.",
    "neutral",
  ],
  [
    "affirmed",
    "The judgment in {Jamnadas v. Controller of Estate Duty, (1970) 77 ITR 208 (Guj)} was taken to the Supreme Court, which upheld it for the very reasons that the High Court had given. It has thus merged in the judgment of the highest court, and its authority is now that of the latter.",
    "positive",
  ],
  [
    "hypothetical",
    "Even were {Tillman v. Bexar Packing Co., 280 S.W. 611 (Tex. Civ. App. 1926)}, to be thrown overboard tomorrow, this jury's answer to the fourth special issue would compel a judgment for the packer. We say no more about it.",
    "neutral",
  ],
  [
    "vacated",
    "The sole appellate authority for the Secretary's reading is {Natural Gas Users' League v. Hobart, 780 F.2d 212 (D.C. Cir. 1985), vacated, 476 U.S. 1101 (1986)}. It has no precedential effect, and on its own merits the reading fails.",
    "negative",
  ],
  [
    "refused overrule",
    "It is suggested that time has eaten away the foundations of {Wickersham v. Odd Fellows' Benefit Ass'n, 77 Iowa 405 (1889)}. We have examined the foundations and find them dry and sound. The beneficiary's interest is a mere expectancy, as was there held.",
    "positive",
  ],
  [
    "overruled",
    "To the question referred, namely whether {Iqbal Husain v. Passport Officer, Bareilly, (2003) 5 SCC 66} takes a correct view of section 10(3)(e), our reply is that it does not. The matters will now go back to the regular Bench for disposal in accordance with that reply.",
    "negative",
  ],
  [
    "explained",
    "{Vroman v. Delaware & Otsego Tel. Co., 188 N.Y. 302 (1907)}, has been read in two ways. Some take it to hold that poles are chattels; others, that the question was for the jury. The opinion is short, the record is lost, and the present lease speaks for itself.",
    "neutral",
  ],
  [
    "distinguished",
    "Had the trustee consulted even one beneficiary, {In re Will of Applegarth, 140 Md. 88 (1921)}, might have protected him. He consulted none. The protection of that case belongs to those who ask before they act.",
    "negative",
  ],
  [
    "dissent",
    'Mukherji, J., in his separate opinion, described {Rai Bahadur Surendra Nath v. Dacca Municipality, 41 CWN 230} as "an aberration which should be forgotten". His colleagues decided the matter upon the construction of the proviso and did not pronounce on it. We follow the same course of abstention.',
    "neutral",
  ],
  [
    "but see",
    "An unrecorded assignment of a judgment binds later attaching creditors. Foote v. Marsh, 40 Me. 511 (1855). But see {Kittredge v. Thaxter, 52 Me. 160 (1862)} (preferring attaching creditor who lacked notice).",
    "negative",
  ],
  [
    "other case",
    "Section 14 was construed in {Bledsoe v. Burley Growers' Coop., 229 Ky. 31 (1929)}. It has since been repealed, re-enacted with a changed penalty, and held unconstitutional in part by the federal courts; but none of those vicissitudes touches its second paragraph, on which the present claim is laid.",
    "neutral",
  ],
  [
    "not good law",
    "If {Sohan Lal v. Improvement Trust, Jullundur, AIR 1955 Punj 12} rests upon anything, it rests on the notion that the Trust is a department of Government. This Court has thrice held that it is not. The prop being gone, the thing propped falls too.",
    "negative",
  ],
  [
    "leaves open",
    "We should not be taken to have said anything either for or against {State of Bihar v. Kedar Nath Colliery, (1988) 2 SCC 317}. It was cited; it was answered; and if the occasion arises, its correctness may be gone into. On the facts found, no occasion arises.",
    "neutral",
  ],
  [
    "actor",
    "The Commission's first attempt at a rule was struck down in {Peninsula Broadcasters v. FCC, 391 F.2d 556 (D.C. Cir. 1968)}, which reversed the order in its entirety and criticised the staff's economics. The second attempt is now here for review.",
    "neutral",
  ],
  [
    "adopted",
    "Nothing that we could say would improve upon the passage at page 619 of {Vithalbai v. Nadiad Borough Municipality, (1953) 55 Bom LR 611}, where brevity is joined to perfect clearness. We make it our own and hold that the surcharge was without authority.",
    "positive",
  ],
  [
    "reversed",
    "The court below wrote at length and with learning. {Amberson, 233 F. Supp. at 418-31}. But learning spent on the wrong question is lost. The question was not what the parties intended in 1958 but what the decree says, and the decree gives the Tribe the fishery. Reversed.",
    "negative",
  ],
  [
    "see also",
    "A tax title wipes out prior covenants. Mayhew v. Sprague County, 33 Wis. 2d 18 (1966). See also {Olsen v. Treasurer, 41 Wis. 2d 233 (1968)} (dictum). Respondent would have us overrule the first of these, a step we are not asked to take in the petition for review and do not take.",
    "neutral",
  ],
  [
    "limited",
    "The appellant reads {Bhola Nath v. Registrar, Co-operative Societies, (1982) 3 SCC 502} as though it had abolished the requirement of notice. Its words are wide; but they were used of a society already in liquidation with no members left to notify. So understood, it gives no help to one who superseded a living committee overnight.",
    "negative",
  ],
  [
    "applied",
    "Of the six authorities handed up, four deal with moveables and one with a foreign decree. The remaining one, {Sarada Charan v. Bengal Nagpur Railway Co., AIR 1929 Cal 711}, deals with precisely the question that we have, and deals with it in a way that leaves the plaintiff without a cause of action. The suit was rightly dismissed.",
    "positive",
  ],
  [
    "cited",
    "The origin of the inam is traced in {Gowda Venkatappa v. Amildar of Hosur, 12 Mys LJ 91}, where the old sanads are set out. The trial court's finding that the grant was personal flies in the face of these documents, and the High Court was right to overturn it.",
    "neutral",
  ],
  [
    "overruled",
    "Until this afternoon {Rutherford v. Sublette County School Dist., 412 P.2d 733 (Wyo. 1966)}, stood between an injured pupil and the courthouse. It stands there no longer. The immunity was of our making, and what judges have made judges may unmake.",
    "negative",
  ],
  [
    "counsel",
    "The Labour Court was referred by the union to {Kohinoor Rayon v. Rashtriya Mill Mazdoor Sabha, (1967) 1 LLJ 502 (Bom)}, and by the management to a later decision said to have dissented from it. The reference itself being incompetent, neither the one nor the other need be looked at.",
    "neutral",
  ],
  [
    "relied on",
    "The petitioner's first contention need not delay us. It was raised in {Lt. Col. Bakshi Jaswant v. Union of India, 1996 (2) SCT 480}; it was there held that an officer who signs the option form takes it with all its consequences; and there the matter must rest.",
    "positive",
  ],
  [
    "criticised",
    "By what alchemy did the panel in {Osgood v. Farm Credit Bank of Duluth, 889 F.2d 1010 (8th Cir. 1989)}, turn a duty of candor into a warranty of solvency? The opinion does not tell us, the statute does not tell us, and sitting en banc we are free to say that it cannot be done.",
    "negative",
  ],
  [
    "affirmed",
    "The order of the Appellate Division, {Marchetti v. Board of Estimate, 88 A.D.2d 912 (2d Dep't 1982)}, from which the City appeals as of right, reached the correct result for the correct reason and is accordingly affirmed, with costs.",
    "positive",
  ],
  [
    "history",
    "The notification of 1951 was quashed in {Zamindar of Kotturu v. State of Madras, (1953) 2 MLJ 604}. A fresh one followed in 1954 and was withdrawn in 1955. The notification now impugned is the third, and its only defect, if defect it be, is the signature of an officer not authorised to sign.",
    "neutral",
  ],
  [
    "see",
    "A trustee ad litem owes his loyalty to the court. See {Bridgeman v. Hollister, 14 N.J. Eq. 202 (Ch. 1862)}. The Chancellor's award to him of a third of the estate shocks the conscience and cannot be permitted to stand.",
    "neutral",
  ],
  [
    "reversed",
    "The respondent builds on {Lakshman Mudaliar v. Wakf Board, (1974) 1 MLJ 233}. That structure was pulled down when the Board's appeal was allowed in Civil Appeal No. 811 of 1975, a fact which the digests do not record and of which, we are sure, counsel was unaware.",
    "negative",
  ],
  [
    "distinguished",
    "Those who drafted the plan tell us that {In re Chesapeake Looms, 61 F.2d 400 (4th Cir. 1932)}, blessed an arrangement just like theirs. The arrangement in that case had the consent of every bondholder. This one is opposed by all but two. What may be done by agreement is no measure of what may be done by force.",
    "negative",
  ],
  [
    "compare",
    "Two strands may be seen in the reported cases. On one side is {Mukteshwar v. State of U.P., 1984 All LJ 911}, which insists upon personal service; on the other is Dhaniram v. S.D.O., Banda, 1986 All LJ 105, which is content with affixation. In this case the notice was neither served nor affixed.",
    "neutral",
  ],
  [
    "adopted",
    "The author of this opinion once expressed doubts about {Hargis v. Cascade Fruit Exchange, 9 Wash. App. 444 (1973)}. Those doubts are now dispelled, and the whole Court accepts the three-part inquiry it sets out as the one by which sham affidavits are henceforth to be tested.",
    "positive",
  ],
  [
    "limited",
    "For tenancies which came to an end before 1976, {Murlidhar v. Bai Hiragauri, (1971) 12 GLR 880} may continue to have its uses. For those which ended later, and ours is one, we must go to the amended section and to it alone.",
    "negative",
  ],
  [
    "abrogated",
    "In this circuit the matter was for long settled by {United States v. Abruzzo, 244 F.2d 18 (2d Cir. 1957)}. The Government candidly concedes, and we agree, that what was settled by it has been unsettled by the Supreme Court's decision last Term in Marchand v. United States, 376 U.S. 911 (1964), and that the search cannot now be justified.",
    "negative",
  ],
  [
    "approved",
    "Between the Andhra view, that the cause of action dies with the plaintiff, and the Mysore view, that it passes to his estate, {Channabasappa v. Mysore Road Transport Corpn., (1969) 1 Mys LJ 17}, we have no hesitation in choosing. A right to be reimbursed for money spent does not perish in the funeral pyre.",
    "positive",
  ],
  [
    "lower court",
    "The Superior Court distinguished {Bellingham v. Thurlow, 262 Pa. 89 (1918)}, on the ground that the note there was not under seal. Appellant says this was a distinction without a difference. Because no appeal lies from an order of this sort, we are without power to say who is right.",
    "neutral",
  ],
  [
    "contra",
    "The privilege belongs to the client and survives him. Estate of Marlowe, 401 So. 2d 118 (Miss. 1981); Kern v. Dabney, 122 Kan. 801 (1927). Contra, {Hazlitt v. Boone, 60 Mo. 222 (1875)}.",
    "negative",
  ],
  [
    "relied on",
    "When a ferryman left his post in {Tompkins v. Cairo Ferry Co., 19 Ill. 404 (1858)}, the company paid. When a drawbridge tender left his post last winter, the appellee says, the county should pay. The step from ferry to drawbridge is a short one, and we take it. Affirmed.",
    "positive",
  ],
  [
    "overruled",
    "For nearly three decades {Begum Akhtari v. Mutawalli, Hooghly Estate, AIR 1956 SC 402} has guided the courts of the eastern States. It pains us to say that the guidance was mistaken. Cases pending on this day shall be decided in the manner that we now indicate, which is the reverse of what it taught.",
    "negative",
  ],
  [
    "see also",
    "Delay alone is not laches. See Corwin v. Tate, 22 Ark. 88 (1860); see also {Purcell v. Bryant, 30 Ark. 519 (1875)} (explaining that prejudice means change of position). The decree denying relief on the bare lapse of eight years is clearly contrary to law.",
    "neutral",
  ],
  [
    "not binding",
    "The State's brief devotes four pages to {People v. Lindenauer, No. B114402 (Cal. Ct. App. Mar. 9, 1999)}. It might have spared itself the trouble. That disposition is unpublished, no one may cite it here, and we have given it no thought.",
    "negative",
  ],
  [
    "affirmed",
    'What constitutes "manufacture" was fully considered in {Premier Dyestuffs v. Union of India, 1978 (2) ELT J311 (Bom)} (an appeal from which was dismissed on the merits by this Court in 1985), and the test applied there is the one the Collector ought to have applied.',
    "positive",
  ],
  [
    "counsel",
    "At oral argument the Attorney General insisted that {Greer v. Highway Comm'n, 198 Okla. 36 (1946)}, had been superseded by the Tort Claims Act, while appellee's counsel maintained with equal vigor that it had been codified by it. Appellee's notice was late under either view.",
    "neutral",
  ],
  [
    "limited",
    "Rightly read, {In re Disbarment of Keough, 48 R.I. 290 (1927)}, decides only that a lawyer may not be disciplined for what he did before admission. Its larger remarks about the sanctity of private life were not needed for that decision, and they cannot shelter an attorney who loots his wards on weekends.",
    "negative",
  ],
  [
    "followed",
    "The question is no longer an open one in this District. {Castleberry v. Gulf Oyster Co., 170 So. 2d 88 (Fla. 1st DCA 1964)}. Appellant makes no attempt to escape that case other than to regret it. Regret is not an assignment of error.",
    "positive",
  ],
  [
    "per incuriam",
    "It is apparent that the three-Judge decision in Dr. Raghunath v. Indian Council, (1988) 1 SCC 92 was not brought to the notice of the two learned Judges who decided {Medical Aspirants' Forum v. State of Maharashtra, (1994) 5 SCC 401}. Discipline obliges us to go with the three.",
    "negative",
  ],
  [
    "other case",
    "It is deplorable that the State should have acted as though no court had spoken. {Dalip Chand v. State of Himachal Pradesh, ILR 1979 HP 66} arose out of the same acquisition, and the compensation fixed in it is, we are told, still unpaid. The present order under section 28A is quashed as arbitrary.",
    "neutral",
  ],
  [
    "applied",
    "Three things must be shown before a partner can be fixed with a co-partner's fraud. They are listed in {Nathmal Baijnath v. Calcutta Discount Bank, (1937) 41 CWN 888}. The first is admitted, the second proved and the third beyond dispute. The decree against the second defendant was right.",
    "positive",
  ],
  [
    "reversed",
    "The Commissioner rests entirely on {Estate of Vandergrift v. Commissioner, 71 T.C. 844 (1979), rev'd, 644 F.2d 1282 (9th Cir. 1981)}. We think the court of appeals had the matter right, and we decline to repeat the error it corrected.",
    "negative",
  ],
  [
    "declined to follow",
    "Decisions of the Judicial Committee still command the greatest respect from us. But {Rani Hemanta v. Maharaja of Bettiah, 58 IA 190}, was given under a land law which ceased to exist in 1950, and to apply it to raiyats who now hold directly under the State would be to let the dead govern the living. We do not apply it.",
    "negative",
  ],
  [
    "leaves open",
    "Let it be assumed, without so deciding, that {Gordhan v. Nagar Palika, Ujjain, 1990 JLJ 640} states the law correctly. Even on that assumption the petitioner must show that he applied within thirty days. He did not.",
    "neutral",
  ],
  [
    "followed",
    'The appellant seeks to persuade us that the earlier ruling, {the decision in Shanti Swaroop (supra)}, was confined to permanent lessees. We find no such confinement in it. It speaks of "every lessee", and a lessee from year to year is a lessee. The claim is therefore barred.',
    "positive",
  ],
  [
    "overruled",
    "Between {Sheffield v. Amoskeag Print Works, 41 N.H. 130 (1860)}, and Peabody v. Contoocook Mills, 58 N.H. 377 (1878), there is a gulf which no ingenuity can bridge. One of them has to be abandoned. It is the older.",
    "negative",
  ],
  [
    "distinguished",
    "It is not {Narayan Hegde v. Canara Motor Service, (1959) 37 Mys LJ 405} that governs this appeal, but Govinda Pai v. Malnad Transport, (1963) 41 Mys LJ 112. In the former the passenger was riding on the roof with the conductor's leave. Our passenger had a seat and a ticket.",
    "negative",
  ],
  [
    "accord",
    "Consent given under a false claim of a warrant is no consent. United States v. Eckhart, 466 F.2d 1120 (6th Cir. 1972). Accord, {United States v. Mendelbaum, 481 F.2d 99 (7th Cir. 1973)}.",
    "positive",
  ],
  [
    "explained",
    "The plaintiff in {Sturgis v. Knickerbocker Baths, 62 Misc. 410 (N.Y. Sup. Ct. 1909)}, left his watch with an attendant who was not employed by anybody. The court there first denied recovery and on reargument allowed it. How the case would be decided on this evidence is a nice question, but the evidence was never offered.",
    "neutral",
  ],
  [
    "criticised",
    'If {Chandulal v. Regional Manager, State Bank of Saurashtra, (1982) 23 GLR 401} be right, a clerk who falsifies the ledger on a Sunday may not be punished, since on a Sunday he is not "on duty". We cannot believe that Parliament intended such a thing, or that the decision can be right.',
    "negative",
  ],
  [
    "distinguished",
    "We are not unmindful of {Gladwin v. Gladwin, 162 Mich. 580 (1910)}, in which a husband who had deserted was nevertheless allowed curtesy. But he had come back before she died. This husband did not come back until the will was read.",
    "negative",
  ],
  [
    "see",
    "On the scope of a remand under Order XLI rule 23 one may see {Pandurang Shripad v. Hari Dattatraya, (1949) 51 Bom LR 270}. The learned Assistant Judge misconceived his powers and his order of remand is set aside.",
    "neutral",
  ],
  [
    "history",
    "We assume familiarity with our earlier opinion, {Kovalenko v. Port Authority, 612 F.3d 88 (2d Cir. 2010)}, where the procedural story is told. Since then the district court has dismissed the third-party claims. From that dismissal, which was erroneous, this appeal is taken.",
    "neutral",
  ],
  [
    "refused to overrule",
    "The amici call upon us to say that {Dellums v. Orchard Park Sch. Dist., 74 N.Y.2d 333 (1989)}, was wrongly decided. We refuse to say it. The result has proved humane, the rule is easily administered, and those who dislike it have never been able to suggest a better one.",
    "positive",
  ],
  [
    "declined to extend",
    "It is one thing to hold, as this court did in {Yeager v. Consolidated Dredging, 109 La. 1050 (1903)}, that a boat adrift is a nuisance. It is quite another to say the same of a boat at anchor with lamps burning. The earlier ruling ends where the anchor begins, and the defendant is discharged.",
    "negative",
  ],
  [
    "other case",
    "Can the State, after what fell from this Court in {Usha Rani v. Director of Collegiate Education, (1997) 6 SCC 188}, still maintain that Sharma v. State of Karnataka, 1985 Supp SCC 12 is a live authority? It was there in terms overruled. The State's reply does not meet the point.",
    "neutral",
  ],
  [
    "but see",
    "Filing by facsimile is filing. In re Ochoa, 188 Cal. App. 3d 40 (1986); Fritz v. Bd. of Supervisors, 211 Cal. App. 3d 15 (1989). But see {Lomax v. Clerk of Superior Court, 150 Ariz. 360 (Ct. App. 1986)} (requiring ink).",
    "negative",
  ],
  [
    "cert denied",
    "Petitioner sees significance in the fact that certiorari was denied in {Gilroy v. Superintendent, 870 F.2d 56 (2d Cir.), cert. denied, 493 U.S. 822 (1989)}. There is none. A denial imports no opinion on the merits, and the merits of the claim now before us depend on New Jersey law.",
    "neutral",
  ],
  [
    "history",
    "The Act was passed because of {Tribhuvandas Haribhai v. Borough Municipality of Surat, (1920) 22 Bom LR 93}, and its preamble says so. That is a reason for reading it generously. It is no reason for giving it, as the respondent would, an effect before the day on which it received assent.",
    "neutral",
  ],
  [
    "applied",
    "Whether a drainage district is an arm of the State depends on five circumstances, collected in {Osceola Drainage Dist. v. Merchants' Trust, 190 Ark. 12 (1934)}. We take them in turn. All five point in one direction, and the judgment on the bonds must fall with the immunity that protects this district.",
    "positive",
  ],
  [
    "actor",
    "Massachusetts has parted company with most of her sisters. In {Lowell v. Haverhill Trolley Co., 301 Mass. 77 (1938)}, her highest court refused to follow the Connecticut and Rhode Island decisions, calling them unsound. Ours is a question of federal law, to which no state court's preference is material.",
    "neutral",
  ],
  [
    "criticised",
    "A sentence in {Rosenthal v. Liberty Burial Park, 340 Mo. 19 (1937)}, to the effect that plots are held in trust for the unborn, has caused some mischief. It ought not to have been written. It was unnecessary, and it misled the court below into appointing a guardian for persons who may never exist.",
    "negative",
  ],
  [
    "counsel",
    "Ms. Rao, appearing for the interveners, requested that we disregard {Institute of Cost Analysts v. Registrar of Companies, (2008) 142 Comp Cas 61 (Mad)} as having been rendered without jurisdiction. An intervener cannot enlarge the dispute between the parties, and we do not embark upon the enquiry.",
    "neutral",
  ],
  [
    "vacated",
    "On reflection we are satisfied that our earlier opinion, {Dubuque Iron Works v. Halloran, 187 Iowa 402 (1919)}, misread the bill of exceptions. It is withdrawn, and this one is filed in its stead.",
    "negative",
  ],
  [
    "distinguished",
    "Counsel fairly admitted, when the record of {Ganeshi Lal v. Cantonment Board, Meerut, 1964 ALJ 55} was called for, that the building there had been put up with sanction. His client's had not. After that admission nothing remained of the argument founded on it.",
    "negative",
  ],
  [
    "cf",
    "Cf. {Henshaw v. Columbia River Pilots, 38 F.2d 270 (9th Cir. 1930)} (pilotage fees; different statute). The Board's own precedents are too inconsistent to deserve deference, and we reject its most recent effort to reconcile them.",
    "neutral",
  ],
  [
    "approved",
    "That adoption relates back was laid down in {Yamunabai v. Ganesh Anant, (1911) 13 Bom LR 740}, and titles have been taken upon the faith of it ever since. Even if a purist might find something to cavil at in the reasoning, we should be slow to hear him, and we hold it to be good law.",
    "positive",
  ],
  [
    "limited",
    "So much of {Bancroft v. Fidelity Orphans' Trust, 88 Conn. 614 (1914)}, as forbids set-off against an infant we leave intact. So much of it as forbids set-off against anybody else can no longer be regarded as stating the law of Connecticut.",
    "negative",
  ],
  [
    "reversed",
    "The learned Judges of the High Court in {Kundan Mal v. Appropriate Authority, (1999) 238 ITR 412 (Raj)} considered that an opportunity to be heard would be an empty formality. No formality is empty to the man who is denied it. We allow the appeal and quash the order of pre-emptive purchase.",
    "negative",
  ],
  [
    "cited",
    "Regard must be had to the nature of the land, its nearness to the road (see {Special Land Acquisition Officer v. Bhimappa, (1976) 1 Kar LJ 290}), and the price paid in honest sales. The Reference Court had regard to none of these, and its award is liable to be set aside.",
    "neutral",
  ],
  [
    "other case",
    "Reliance was placed on a commentary in which {Dinanath v. Malati Dasi, 9 CLJ 470} is said to have decided that a maid-servant cannot be a legatee. The commentary is out of print, abounds in errors of every sort, and cannot be received as authority for anything. The report itself was not produced, and we have not searched for it.",
    "neutral",
  ],
  [
    "not followed",
    "The practice approved in {Official Receiver v. Chettiar Bank, (1936) 71 MLJ 480}, of selling first and asking leave afterwards, has never taken root on this side of the country. We are not disposed to plant it now. The sale, made without leave, was void.",
    "negative",
  ],
  [
    "superseded",
    "The Single Judge's order, {Hotel Samrat v. Excise Superintendent, 1999 (4) Kar LJ 12}, has no separate existence. It merged in the decree of the Division Bench, and the Division Bench took the opposite view. The appellant cannot pick from the ashes the one sentence which happens to suit him.",
    "negative",
  ],
  [
    "cited",
    "The warranty runs with the machine. See {Ostlund, 44 N.W.2d at 617}. What the trial court overlooked, and what obliges us to disturb its judgment, is that this machine never left the factory.",
    "neutral",
  ],
  [
    "counsel",
    "We asked Mr. Chatterjee more than once whether {Hiranmoy v. Provash Chandra, 60 CWN 712} had not been decided in ignorance of the Amending Act. He assured us that it had not, and Mr. Bose was as certain that it had. The fate of this rule does not depend on who is correct.",
    "neutral",
  ],
  [
    "overruled",
    "Lawyers who consult the annotations under section 92 will find there {Sanborn v. Kittson County Elevator, 140 Minn. 310 (1918)}. They would do well to strike it out. From today the elevator, not the farmer, must prove the grade.",
    "negative",
  ],
  [
    "relied on",
    "When a Court has said, as this Court said in {Union of India v. Hindustan Carbide Tools, (1996) 9 SCC 330}, that interest follows the principal as its shadow, how can the Department be heard to say that it may keep the one after returning the other? Let the interest be paid within eight weeks.",
    "positive",
  ],
  [
    "distinguished",
    "Mr. Dalal referred to Bai Jamna v. Union of India, (1977) 18 GLR 11, and {Dahyabhai v. State, (1979) 20 GLR 607}. The first we shall follow. The second was a prosecution under the Customs Act, where the burden is by statute upon the accused, and can furnish no guide in a prosecution under the Penal Code, where it never is.",
    "negative",
  ],
  [
    "affirmed",
    "Review was granted to settle whether {Mira Vista Ranch v. County Assessor, 122 N.M. 40 (Ct. App. 1996)}, correctly valued grazing land by its yield. We now hold that it did, and the mandate that we stayed may issue.",
    "positive",
  ],
  [
    "actor",
    "That principle was approved in {Commissioner of Agricultural Income-tax v. Nilgiri Estates, (1963) 48 ITR 501 (Ker)}, where an older and contrary ruling of the Travancore High Court was expressly disapproved. The years now under assessment fall after the repeal of the Travancore enactment, and nothing turns on which of those rulings was the better.",
    "neutral",
  ],
  [
    "see also",
    "The indictment is a muddle of surplusage, repugnancy and bad grammar, and it cannot stand. For the history of the variance doctrine, see generally {State v. Lockridge, 6 Mo. 147 (1839)}, and the note following it.",
    "neutral",
  ],
  [
    "followed",
    "A two-Judge Bench wondered whether {Collector of Stamps v. Mool Chand, (1959) Supp 1 SCR 903} required a second look, and so the case came to us. We have taken that second look. What was seen in 1959 is what we see now, and the reference is answered by restating it.",
    "positive",
  ],
  [
    "other case",
    "In the judgment now cited, four decisions were passed in review. Two were followed, one was explained, and one, Punamchand v. State of Vindhya Pradesh, AIR 1954 VP 9, was rejected as bad law. {Ratanchand v. State of Bhopal, AIR 1953 Bhopal 20} is among those explained, though we confess we cannot see that it needed to be.",
    "neutral",
  ],
  [
    "compare",
    "Nor is there agreement on who must raise the point. Compare Alford v. Ogden Lines, 220 F.3d 18 (2d Cir. 2000) (carrier), with {Merrill v. Sabine Lighterage, 251 F.3d 904 (5th Cir. 2001)} (shipper). As the carrier raised it here, we leave the disagreement where we found it.",
    "neutral",
  ],
  [
    "applied",
    "A sheriff may not buy at his own sale, through his wife or otherwise. {Dandridge v. Prewitt, 2 Humph. 212 (Tenn. 1840)}. Through his wife is exactly how this sheriff bought, and the deed is annulled.",
    "positive",
  ],
  [
    "distinguished",
    "Appellees would have us see in this record the twin of {Moriarty v. Fall River Gas Works, 210 Mass. 88 (1911)}. It is at most a distant cousin. The meter there was outside the wall; the leak was known for a month; and nobody had been told to keep away.",
    "negative",
  ],
  [
    "affirmed",
    "Nor is {Ashok Leasing v. Deputy Commissioner of Commercial Taxes, (1990) 78 STC 404 (Mad)} any longer merely the opinion of one High Court. The State's appeal from it was heard by this Court and dismissed in a reasoned judgment, so that what was said at Madras has now the force of law everywhere.",
    "positive",
  ],
  [
    "explained",
    "{Wainscott v. Ohio Valley Thresher Co., 150 Ky. 605 (1912)}, is the case of the borrowed engine. Because the borrower's son had removed the governor, the maker escaped. Learned writers dispute whether it escaped because the governor was gone or because a son had taken it; our own reports are silent.",
    "neutral",
  ],
  [
    "disapproved",
    "The High Court thought that {Muthuvel v. Sub-Collector, Tirunelveli, (1987) 100 LW 233} relieved it from looking at the accounts. If that decision says so, it says what no court of appeal may say, and those who sit in appeal upon facts will please not be guided by it.",
    "negative",
  ],
  [
    "approved",
    "Our two northern neighbors disagree. Vermont lets the finder keep the purse; New Hampshire, in {Carbee v. Littleton Inn, 81 N.H. 260 (1924)}, gives it to the innkeeper to hold for the owner. Reason and honesty alike are on the side of New Hampshire, and with that side we take our stand.",
    "positive",
  ],
  [
    "lower court",
    "In granting the injunction the chancellor declined to follow {Hutchings v. Pine Bluff Levee Dist., 77 Ark. 480 (1906)}. Whether he ought to have done so we do not say, the levee having been carried away by the flood of last April.",
    "neutral",
  ],
  [
    "overruled",
    "The views expressed to the contrary in certain High Courts (notably in {Gulzari Lal v. Delhi Improvement Trust, ILR (1952) Punj 210}) do not, in the light of what we have said, represent the law, and need not trouble the courts below hereafter.",
    "negative",
  ],
  [
    "superseded",
    "Appellant filed his bill of exceptions within the term, as {Colquitt v. Savannah Bank & Trust, 170 Ga. 33 (1930)}, permitted him to do. Unhappily for him the Appellate Practice Act of 1965 abolished both bills of exceptions and terms, and with them went the indulgence on which he counted.",
    "negative",
  ],
  [
    "applied",
    "{1964 (2) An WR 318} was a case from this very village, on a deed in the same words, executed by the same karnam. What it decided about that deed cannot but be true of this one. The widow took an absolute estate.",
    "positive",
  ],
  [
    "counsel",
    'The State now says that {Commonwealth v. Haverstraw, 380 Mass. 12 (1980)}, should be "revisited and overruled." It said nothing of the kind to the motion judge, and a point not made there is not open here. We therefore pass it by.',
    "neutral",
  ],
  [
    "criticised",
    "To reach justice, the court in {Alden v. Trustees of Bowdish Academy, 17 Vt. 606 (1845)}, invented a gift where none had been made. The impulse does it credit. The law it made does not, and we shall get to justice in this case by a straighter road.",
    "negative",
  ],
  [
    "cited",
    'The word "premises" has puzzled conveyancers for centuries. In {Sassoon v. Trustees of the Port, 8 BHCR 111} it was given the sense of lands, in other cases the sense of buildings. The tenant\'s notion that it includes a handcart is one that we have no difficulty in rejecting.',
    "neutral",
  ],
  [
    "accord",
    "A plea induced by a promise that the prosecutor had no power to keep is involuntary. State v. Bonham, 210 Kan. 88 (1972); accord {State v. Tierney, 190 Neb. 455 (1973)}.",
    "positive",
  ],
  [
    "cf",
    "We need not decide what rule governs gifts causa mortis. Cf. {In re Loomis' Estate, 9 Cal. 2d 770 (1937)} (inter vivos). The probate judge's opinion that no such gifts exist in California is, of course, mistaken.",
    "neutral",
  ],
  [
    "not followed",
    "Sitting singly, Misra, J. took a different view in {Ramautar v. Board of Revenue, 1977 AWC 266}. He did so eight days after, and evidently unaware of, the Division Bench judgment in Sheoraj v. Board of Revenue, 1977 AWC 240. Between the two, no subordinate court can be in doubt where its obedience lies.",
    "negative",
  ],
  [
    "other case",
    "Both Lala Hari Ram v. Municipal Board, Etah, AIR 1939 All 88 and {Sital v. Municipal Board, Etah, AIR 1939 All 92} arose from the fire of 1936. The former has long since been overruled upon the question of notice. The latter raised no such question, and was settled by payment before the judgment could be carried further.",
    "neutral",
  ],
  [
    "distinguished",
    "The Union placed before us {Air Force Mess Workers' Union v. Station Commander, (2005) 104 FLR 18}. On reading it we find that the mess there was maintained from public funds and its staff paid by the Government. We turned then to the evidence in this case. The mess is maintained by the officers' subscriptions. The claim to be Government servants must be rejected.",
    "negative",
  ],
  [
    "followed",
    "The panel is asked to disregard {Valdez-Ortega, 733 F.3d at 1204}, on the theory that a later Sentencing Commission amendment undid it. The amendment left the relevant note alone. What the earlier panel held we are obliged to hold, and would hold if we were not obliged.",
    "positive",
  ],
  [
    "leaves open",
    "The High Courts are not at one on whether a caveat binds the next heir. Bombay says that it does; Madras, in {Thangammal v. Official Trustee, (1958) 1 MLJ 205}, that it does not. The caveator having died without heirs, we are spared the task of choosing.",
    "neutral",
  ],
];
