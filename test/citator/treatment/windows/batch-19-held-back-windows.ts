import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 19, by the authors of batch 18 (60 of each), that no rule may be changed for. Before anything
 * was tuned on batch 18 162 of the 240 were read as labelled.
 */
export const BATCH_19_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "question reserved",
    "We shall assume, without so deciding, that {Romney-Hale v. United Airways, 412 F.3d 217 (5th Cir. 2005)}, survives the intervening legislation. Even so generous an assumption leaves the complaint where it was, for it was filed in the wrong court.",
    "neutral",
  ],
  [
    "reaffirmed",
    "Seven of the active judges voted to hear this case initially en banc in order to take a second look at {United States v. Pettibone, 118 F.3d 903 (8th Cir. 1997)}. Having looked, we adhere to it.",
    "positive",
  ],
  [
    "reversed",
    "Plaintiff's citation to {Rosario v. Bridgeport Housing Authority, 29 F.4th 77 (2d Cir. 2022)}, is puzzling, inasmuch as the Supreme Court unanimously set that judgment aside last June.",
    "negative",
  ],
  [
    "see",
    "The defendant owns eleven pharmacies. See {United States v. Ambrosetti, 402 F. Supp. 3d 55, 58 (D.N.J. 2019) (denying motion to sever)}. His conduct of them, as the jury found, was contemptible, and nothing he now says can excuse it.",
    "neutral",
  ],
  [
    "cf",
    'The forum clause is silent about tort claims. Cf. {Ravenel Shipping, Ltd. v. Okubo Trading Co., 866 F. Supp. 221, 225 (D. Md. 1994) (clause covering "all disputes")}. We turn, therefore, to the ordinary rules of construction.',
    "neutral",
  ],
  [
    "relied on",
    "Our conclusion draws its principal strength from {Elkhorn Sodium Co. v. Federal Power Commission, 344 F.2d 590 (D.C. Cir. 1965)}, where the Commission likewise had changed course without acknowledging the change, and where the order was likewise sent back.",
    "positive",
  ],
  [
    "actor",
    "In {Burdett v. Holyoke Water Power, 299 Mass. 51, 12 N.E.2d 90 (1937)}, the Supreme Judicial Court limited the earlier flowage cases to mills actually in operation. Neither party's expert on Massachusetts law could say what became of the others.",
    "neutral",
  ],
  [
    "limited",
    "The State reads {Prescott v. Nebraska, 431 U.S. 820 (1977)}, as if it had licensed the seizure of any paper found in an automobile. It did not. The Court there upheld the inventory of an abandoned car, and we see no warrant for carrying the case one inch past that point.",
    "negative",
  ],
  [
    "doubted",
    "We pass over {Gilchrist v. Inspector of Steam Vessels, 143 U.S. 499 (1892)}, with the observation that its reasoning has not worn well, that later opinions of this Court have edged away from it, and that counsel would be imprudent to build on it in future.",
    "negative",
  ],
  [
    "cited",
    "The Rehabilitation Act and the ADA are generally construed in harmony. E.g., {Sotomayor-Diaz v. Puerto Rico Ports Authority, 401 F.3d 91, 97 n.4 (1st Cir. 2005)}; Heller v. Akron Board of Education, 77 F.3d 430, 434 (6th Cir. 1996). The parties accept as much and join issue only on causation.",
    "neutral",
  ],
  [
    "cf",
    'Compare the instruction set forth in {Ritter v. United States, 230 U.S. 688 (1913)}, where the word "willfully" was left undefined, with the charge in Oxley v. United States, 251 U.S. 302 (1920), where it was defined twice and differently.',
    "neutral",
  ],
  [
    "disapproved",
    'The Court of Appeals borrowed its "single enterprise" test from {Biddle v. Kanawha Gas & Electric, 114 F.2d 388 (4th Cir. 1940)}. We cannot give it our sanction. It has no root in the statute, and it would visit upon a stockholder obligations he never undertook.',
    "negative",
  ],
  [
    "distinguished",
    "It will not do to invoke {Helvetia Embroidery Co. v. United States, 16 Ct. Cust. App. 122 (1928)}. The lace there was made on a bobbin and assessed as lace. The merchandise at bar is paper, cut to look like lace, and no amount of analogy will make it anything else.",
    "negative",
  ],
  [
    "lower court",
    "The magistrate judge brushed aside {Vance v. Peachtree Casualty, 129 F. Supp. 2d 1340 (N.D. Ga. 2001)}, as wrongly decided and recommended dismissal. No objection was taken to that portion of the report, so it is not before us; the appeal concerns only the award of costs.",
    "neutral",
  ],
  [
    "actor",
    "{Deering v. Amoskeag Paper Co., 70 N.H. 88, 46 A. 511 (1899)}, followed the English authorities, approving Hadleigh v. Corbett and distinguishing the rest. Whether New Hampshire would do so today is a matter upon which the parties offered no proof.",
    "neutral",
  ],
  [
    "refused to question",
    "Petitioners would have us say that {Shaughnessy v. Alder Creek Mining Co., 266 U.S. 140 (1924)}, was a mistake from the first. We think it was no such thing. It expressed then, and it expresses now, the only reading under which both halves of the proviso have work to do.",
    "positive",
  ],
  [
    "declined",
    'The so-called "Abilene rule," from {Abilene Feed Yards v. Cattlemen\'s National, 390 F. Supp. 703 (N.D. Tex. 1975)}, has won no adherents beyond the Panhandle in forty-odd years. It will win none in Vermont today.',
    "negative",
  ],
  [
    "applied",
    "Under {Nakagawa v. Bishop Trust, 741 F. Supp. 1402 (D. Haw. 1990)}, the bank's duty of inquiry arises when two or more irregularities appear on the face of the check. There were four on this one. The bank is liable.",
    "positive",
  ],
  [
    "refused to overrule",
    "Our grant of certiorari asked the parties to brief whether {Coulter v. Interstate Bridge Commission, 439 U.S. 1021 (1979)}, should be retained. They have done so with great ability. We retain it.",
    "positive",
  ],
  [
    "hypothetical",
    "Were {Lindell v. Wabash Bridge Co., 107 F.3d 612 (7th Cir. 1997)}, confined to private employers, the Board would prevail; were it not, the union would. But the contract contains its own answer in Article XII, and so we leave Lindell as we found it.",
    "neutral",
  ],
  [
    "accord",
    "The seaman's right to maintenance does not cease because he has found lighter work ashore. Accord, {Bjornstad v. Alaska Packers, 36 F.2d 1009 (9th Cir. 1930)}.",
    "positive",
  ],
  [
    "party",
    "Petitioner rests his first contention upon {Knox v. Terrell Unified School District, 505 U.S. 887 (1992)}, his second upon the Fourteenth Amendment itself, and his third upon common decency. We begin with the third, as he did.",
    "neutral",
  ],
  [
    "explained",
    "The claimant in {Pacific Lumber Schooner Co. v. The Alert, 44 F. 685 (D. Or. 1890)}, had furnished supplies on the order of the master in a foreign port. Judge Deady's opinion turned on the absence of funds or credit of the owner. An appeal was noted but, so far as the reports disclose, was never perfected.",
    "neutral",
  ],
  [
    "no longer",
    "The venerable presumption recognized in {Ludlow's Executors v. Tyson, 6 Pet. 233 (1832)}, belonged to an age when parties could not testify. The disqualification is gone, and with it has gone the reason, and with the reason the presumption.",
    "negative",
  ],
  [
    "limited",
    "We confine {Hargrove v. Yellowstone Park Co., 376 F.2d 44 (10th Cir. 1967)}, to the bear, the tent and the unlocked icebox that were before the court. It announces no general duty on the part of concessionaires to guard patrons against nature.",
    "negative",
  ],
  [
    "explained",
    "{Old Dominion Iron Co. v. Chesapeake Belt Line, 126 U.S. 340 (1888)}, was a bill to foreclose. The mortgagor set up usury under the law of Maryland; the bondholders replied that the contract was to be performed in New York. The decree below, which had gone for the bondholders, was modified as to interest.",
    "neutral",
  ],
  [
    "distinguished",
    'The saving clause construed in {Ketchum v. Ohio Hospital Plan, 926 F.2d 380 (6th Cir. 1991)}, preserved state laws "regulating insurance." The clause with which we are concerned preserves nothing. Ketchum cannot help the plaintiff.',
    "negative",
  ],
  [
    "cited",
    "Rule 23(a) sets forth four prerequisites. {Delgadillo v. Fresh Valley Packing, 281 F.R.D. 402, 407 (E.D. Cal. 2012)}. The parties spar over the first of them, numerosity.",
    "neutral",
  ],
  [
    "not followed",
    "Wisdom lies, we think, in going no farther than the statute. {Marchetti-Doyle v. Allstar Fitness, 144 F.4th 90 (1st Cir. 2025)}, went a good deal farther, inferring a private remedy from a preamble. Preambles bestow no rights of action in this circuit.",
    "negative",
  ],
  [
    "agreed with",
    "Like the Third Circuit in {Kessler v. Mid-Atlantic Pension Fund, 912 F.2d 76 (3d Cir. 1990)}, and for substantially the reasons Judge Wharton gave there, we hold that a fiduciary who merely follows the plan's own valuation formula has not breached a duty of prudence.",
    "positive",
  ],
  [
    "limited",
    "The language in {Corrigan v. Merchants' Bonding Co., 97 F. 214 (8th Cir. 1899)}, on which the surety builds its whole case, was uttered with reference to a statutory bond containing no forfeiture clause. It was never meant to govern instruments of another kind, and we shall not stretch it to this one.",
    "negative",
  ],
  [
    "not binding",
    "A judgment rendered by a tribunal without power to render it decides nothing. As the court in {Shipley v. Canal Zone Commissary, 88 F.2d 613 (5th Cir. 1937)}, had no appellate jurisdiction over the Zone's magistrates, what it said about their procedures is so many words.",
    "negative",
  ],
  [
    "distinguished",
    "What separates this case from {Lemoine v. Avoyelles Parish, 813 F.2d 1160 (5th Cir. 1987)}, is that Lemoine asked for a hearing and was refused, while Mrs. Thibodeaux was offered one twice and stayed home. Due process does not compel attendance.",
    "negative",
  ],
  [
    "abrogated",
    "Our precedents once treated the exhaustion requirement as jurisdictional. {Danvers v. Bureau of Prisons, 190 F.3d 634 (D.C. Cir. 1999)}. Last Term's decision in Pollard v. Wynn, 594 U.S. 310 (2021), makes that position untenable, and the government rightly does not defend it.",
    "negative",
  ],
  [
    "affirmed",
    "The Tax Court held that the payments were dividends and not bona fide loans. {Estate of Halvorsen v. Commissioner, 71 T.C. 816 (1979)}. On review of the whole record we think that conclusion was the only one open to it, and the decision will stand. Affirmed.",
    "positive",
  ],
  [
    "other case",
    "The Board's power to mitigate a penalty was described in {Isaacs v. Department of Transportation, 241 F.3d 1088 (Fed. Cir. 2001)}. We never reach mitigation. The Board misread the charge, ignored the evidence, and must be reversed.",
    "neutral",
  ],
  [
    "counsel",
    "The Commissioner maintains, with some heat, that {Kilbourne v. Helvering, 79 F.2d 316 (2d Cir. 1935)}, was overruled sub silentio by the Supreme Court within a year. The taxpayer, with equal heat, maintains that it was vindicated. The deficiency is barred by limitations in any event.",
    "neutral",
  ],
  [
    "distinguished",
    "Plaintiffs liken their bus to the schoolhouse in {Everett v. Camden Board of Trustees, 391 U.S. 717 (1968)}. The likeness is imperfect in the only respect that counts: attendance at the schoolhouse was compulsory, and no one is compelled to ride.",
    "negative",
  ],
  [
    "limited",
    "We take {Dortch v. Parole Commission, 695 F.2d 322 (D.C. Cir. 1982)}, to speak to revocation and nothing else. Release on parole is a different creature: in the one the prisoner loses what he has, in the other he fails to obtain what he wants.",
    "negative",
  ],
  [
    "cited",
    "The district court certified its order under 28 U.S.C. § 1292(b), and we accepted the appeal. {In re Tidewater Asbestos Litigation, 788 F.3d 690, 694 (4th Cir. 2015)}. Our answer to the certified question is no.",
    "neutral",
  ],
  [
    "history",
    "The land in suit is the same that was partitioned in {Ex parte Heirs of Montaño, 7 N.M. 144, 34 P. 202 (1893)}. The eastern moiety descended to defendants' grandmother, who in 1911 conveyed it by the deed now alleged to be a forgery.",
    "neutral",
  ],
  [
    "reversed",
    "The court below, sitting without a jury, thought the telegram an acceptance. {Duryea & Sons v. Louisiana Rice Milling, 240 F. 977 (E.D. La. 1917)}. We read it as a counter-offer. The decree is accordingly reversed, with costs, and the libel dismissed.",
    "negative",
  ],
  [
    "relied on",
    "Can a tenant by the entirety pledge his own interest? {In re Estate of Grigsby, 184 Md. 331, 40 A.2d 715 (1945)}, says that he cannot, and a federal court asked to apply Maryland law needs no better reason for saying so too. The objection to the bank's claim is sustained.",
    "positive",
  ],
  [
    "cited",
    "A trustee may recover a preferential transfer from an initial transferee or from the entity for whose benefit it was made. 11 U.S.C. § 550(a)(1); {In re Coronado Textiles, 907 F.2d 1312, 1315 (11th Cir. 1990)}. The bank was one or the other; the parties dispute which.",
    "neutral",
  ],
  [
    "explained",
    "In {Gannett-Poole Broadcasting v. FCC, 458 F.2d 777 (D.C. Cir. 1972)}, the Commission had renewed a license over the protest of a rival applicant; the court remanded for a comparative hearing. The Commission's present rules were adopted in the following year.",
    "neutral",
  ],
  [
    "refused to overrule",
    "To displace {Merriweather v. Trustees of the Sinking Fund, 153 U.S. 222 (1894)}, at this late day would unsettle the titles to half the public buildings in the State. Something far more compelling than a difference of opinion is needed for that, and nothing more has been offered.",
    "positive",
  ],
  [
    "cited",
    "Our review is doubly deferential. {Pruneda v. Lumpkin, 61 F.4th 390, 398 (5th Cir. 2023)}. Even so, no fairminded jurist could defend what the state habeas court did here.",
    "neutral",
  ],
  [
    "affirmed",
    "We brought the case here because of its importance to the administration of the Perishable Commodities Act. The Court of Appeals read the Act correctly, {Salinas Lettuce Growers v. Department of Agriculture, 583 F.2d 1044 (9th Cir. 1978)}, and its judgment is, therefore, affirmed.",
    "positive",
  ],
  [
    "history",
    "This is the third time the dispute has visited us. In {Calloway I, 290 F.3d 711 (4th Cir. 2002)}, we affirmed the preliminary injunction; in Calloway II we held the contempt order void; and now the merits are at last ripe.",
    "neutral",
  ],
  [
    "rejects attack",
    "Far from being an aberration, as the appellants would have it, {Winthrop v. Georgia Naval Stores, 68 F. 909 (C.C.S.D. Ga. 1895)}, sits squarely in the main channel of the law of agency. A factor may not buy from himself. The accounting ordered below was proper.",
    "positive",
  ],
  [
    "explained",
    "The courts are divided. {Wirth v. Sentinel Life, 650 F.2d 811 (8th Cir. 1981)}, deems the beneficiary bound by the insured's misstatement; Peralta v. Guardian Mutual, 702 F.2d 94 (5th Cir. 1983), deems her free of it. Texas law, which governs this policy, has a statute on the subject.",
    "neutral",
  ],
  [
    "criticised",
    "The difficulty with {Alden-Pierce v. Commissioner, T.C. Memo. 1988-411}, is that it assumes the very thing to be proved. It reasons that the partnership had economic substance because it was respected for tax purposes. We do not find that a helpful way of thinking.",
    "negative",
  ],
  [
    "explained",
    'Much of the confusion has its source in the word "final." When {Thayer v. Lake Erie Transfer, 87 F.2d 940 (2d Cir. 1937)}, used it, appeals in bankruptcy were taken under section 24(a) of the old Act; when Congress used it in 1978, section 24(a) was no more. We turn to what Congress meant.',
    "neutral",
  ],
  [
    "lower court",
    "The referee distinguished {Hollister v. Provident Warehouse, 8 Am. B.R. 441 (S.D.N.Y. 1902)}, on the ground that the receipts there were negotiable. The petition for review does not challenge this, and is confined to the allowance of counsel fees.",
    "neutral",
  ],
  [
    "follows",
    "The parties having agreed that {In re Baptiste-Moreau, 575 B.R. 210 (Bankr. S.D. Fla. 2017)}, is indistinguishable, and this Court having no wish to disturb what it wrote there only last spring, the objection to the homestead exemption is overruled.",
    "positive",
  ],
  [
    "party",
    "Much of the Attorney General's reply is given over to an attack on {Oregon Trunk Line v. Deschutes County, 39 Or. 180, 64 P. 855 (1901)}. As the claim to which it relates has become moot, attack and target alike may be left where they lie.",
    "neutral",
  ],
  [
    "counsel",
    "Appellant insists that {Rourke v. Bell County, 902 F.2d 55 (5th Cir. 1990)}, has been drained of all force by later decisions of the Supreme Court and ought not to be heeded by anyone. We need not enter that debate, for the claim was never presented to the district court.",
    "neutral",
  ],
  [
    "cited",
    "Application Note 3 lists the factors. {United States v. Birdwhistle, 977 F.3d 1009, 1013 (10th Cir. 2020)} (reciting them). The district court considered two and ignored five.",
    "neutral",
  ],
  [
    "see",
    "Congress passed the Act in the wake of a series of spectacular failures. See {Sullivan v. Continental Thrift Receivership, 981 F.2d 1444, 1447 (5th Cir. 1993) (recounting history)}. It is a poorly drafted statute and it has been roundly criticized.",
    "neutral",
  ],
  [
    "overruled",
    "We have today re-examined the foundation of {Thornbury v. Collins Steamship Co., 199 U.S. 402 (1905)}, and have found it wanting. Experience has shown that the distinction it drew cannot be administered, that it rewards artifice, and that it answers to no policy of the Act. It must go.",
    "negative",
  ],
  [
    "other case",
    "In State v. Pell, 61 Kan. 404, the court announced the contrary rule, and in so far as Pell conflicts with what is here said it is disapproved. A history of the statute is given in {State v. Brandimore, 44 Kan. 118}, and need not be repeated.",
    "neutral",
  ],
  [
    "counsel",
    "Appellant argues with some heat that {Crowley v. Board of Assessors, 311 Mass. 87 (1942)}, was undermined by the 1978 amendment and ought to be consigned to history. The board answers that the amendment never reached abatements. We do not enter the debate, because the taxpayer failed to pay under protest.",
    "neutral",
  ],
  [
    "limited",
    "We do not say that {Trammell v. Coosa River Light Co., 231 Ala. 77, 163 So. 640}, might not be right upon the peculiar contract there before the court, which gave the lineman no choice of poles. It can hardly be authority for anything beyond such a contract.",
    "negative",
  ],
  [
    "criticised",
    "With deference, the court that decided {In re Estate of Quarles, 203 Or. App. 455, 125 P.3d 990 (2005)}, asked the wrong question. The inquiry is not what the testator would have wanted had he thought about it but what the writing says, and we shall ask that.",
    "negative",
  ],
  [
    "explained",
    "{Meeker v. Tolland} and Shaw v. Platt, 31 Conn. 420, are sometimes thought to be at war. The one had to do with a reservation and the other with an exception, and each may be perfectly right in its own field. The trial court, which supposed that it must choose between them, was under no such necessity.",
    "neutral",
  ],
  [
    "doubted",
    "Whether {Sundquist v. Red Lodge Creamery, 118 Mont. 260, 164 P.2d 1011 (1945)}, would be decided in the same way today may well be doubted. It preceded the constitution of 1972, and its only support was a Minnesota case that Minnesota has since forsaken.",
    "negative",
  ],
  [
    "overruled",
    "For thirty-one years the bench and bar of this state have made do with {Ferrell v. Cabell Transit Co., 139 W. Va. 880, 82 S.E.2d 667 (1954)}. They need do so no longer. A passenger's fault is henceforth his own and not the driver's, and the contrary teaching is withdrawn.",
    "negative",
  ],
  [
    "cited",
    "The act is a model of how not to draft a limitation period; it contradicts itself in the space of two lines. For a description of what the legislature had before it, {Halvorsen v. Dept. of Nat. Resources, 2006 WI App 117, ¶¶ 14-19, 293 Wis. 2d 760}, may be consulted.",
    "neutral",
  ],
  [
    "counsel",
    "The attorney general would distinguish {Mabry v. Commonwealth, 414 S.W.2d 600 (Ky. 1967)}, upon the ground that Mabry was under arrest when he spoke. As the statement was cumulative in any view, we leave that refinement for another day.",
    "neutral",
  ],
  [
    "reaffirmed",
    "The plaintiffs do not hide their purpose: they want {Steadman v. Oglethorpe Chemical Co., 264 Ga. 70, 441 S.E.2d 212 (1994)}, gone. Seven Terms have passed since a like request was refused, and nothing has happened in the interval to make the request more attractive. It remains the law.",
    "positive",
  ],
  [
    "other case",
    "The federal court asks whether Minnick v. Rusk, 88 Haw. 140, has been abrogated by Act 66. It has. The certifying order also mentions {Kealoha v. Waialua Sugar Co., 51 Haw. 402, 461 P.2d 900 (1969)}, but only in reciting the procedural background.",
    "neutral",
  ],
  [
    "criticised",
    "The opinion in {Lindquist v. Kandiyohi County, 161 Minn. 333, 201 N.W. 600}, proceeds as if the drainage act had given the county a discretion. It gave none. The one authority cited for the supposition dealt with another act altogether, and the conclusion falls with its prop.",
    "negative",
  ],
  [
    "open",
    "Some members of the court would take this occasion to reexamine {State ex rel. Bohannon v. Juvenile Officer of Greene County, 612 S.W.2d 340 (Mo. banc 1981)}; others think it sound as it is. Since the writ was improvidently granted, the occasion does not arise. Preliminary writ quashed.",
    "neutral",
  ],
  [
    "reports reversal",
    "The appellee's principal reliance is {Harjo v. Sooner Casualty Co., 2009 OK CIV APP 61, 214 P.3d 802}. By the time his brief was filed that opinion had been set aside on certiorari, and there is nothing left of it to rely upon.",
    "negative",
  ],
  [
    "cited",
    '[FN6] The parties use "constructive eviction" and "breach of the warranty of habitability" as though they were one. They are not. See {Pryor-Bassett v. Halsted Realty Corp., 91 Misc. 2d 310, 397 N.Y.S.2d 911 (Civ. Ct. Kings County 1977)}.',
    "neutral",
  ],
  [
    "distinguished",
    "The linchpin of {Mancuso v. Paramus Tire Center, 402 N.J. Super. 118, 953 A.2d 505 (App. Div. 2008)}, was the written disclaimer handed to the customer. There is no writing here. Take away the linchpin and the wheel comes off.",
    "negative",
  ],
  [
    "criticised",
    "We have never been comfortable with {Sizemore v. Black Star Coal Corp., 226 Ky. 77, 10 S.W.2d 480}, which turns a miner's signature made by mark into a trap. Our discomfort has grown with every case that has had to be squeezed around it.",
    "negative",
  ],
  [
    "but cf.",
    "An administrator's promise to pay a barred debt does not bind the estate. Fisk v. Dunham, 20 Vt. 300. But cf. {Chittenden v. Lyndon Savings Bank, 66 Vt. 418, 29 A. 512}.",
    "negative",
  ],
  [
    "disapproved",
    "One or two expressions dropped in the course of the opinion in {Gunnison Irrigation Co. v. Peay, 52 Utah 340, 174 P. 908}, to the effect that seepage belongs to nobody, cannot be reconciled with what we have said above and should no longer be cited.",
    "negative",
  ],
  [
    "counsel",
    "To save the conviction the People lean upon {People v. Zaragoza-Lim (1997) 55 Cal.App.4th 1042}, which defendant calls an aberration. The quarrel is an interesting one, and we leave it to them. The record contains no verdict form, and without a verdict there is nothing to affirm; the judgment is reversed.",
    "neutral",
  ],
  [
    "counsel",
    'It is pressed upon us that {Ames v. Lovejoy, 6 Metc. 219}, "goes the whole length" of the defendants\' case. How far it goes it is unnecessary to inquire, since the note was barred before the writ was sued out.',
    "neutral",
  ],
  [
    "followed",
    "The exceptions present nothing that was not argued and resolved in {Commonwealth v. Dacey, 398 Mass. 771, 500 N.E.2d 802 (1986)}. A second look has not altered the view of any of us. Judgments affirmed.",
    "positive",
  ],
  [
    "cited",
    "In determining whether the chancellor was clearly wrong we look to the whole record and not to the fragments that each side holds up. {Delaplaine v. Cohee, 31 Del. Ch. 55, 66 A.2d 418 (1949)}.",
    "neutral",
  ],
  [
    "relied on",
    'Though it does not bind us, the opinion of the Supreme Court of Wyoming in {Overland Trail Grazing Ass\'n v. Kummer, 612 P.2d 1149 (Wyo. 1980)}, has convinced us that grazing permits are not "interests in land," and we resolve the certified question in that sense.',
    "positive",
  ],
  [
    "cited",
    "The amendment was the legislature's reaction not to any decision of this court but to the trucking strike. See {Fieldcrest Drayage v. Pub. Serv. Comm'n, 171 Neb. 240, 106 N.W.2d 12} (describing events).",
    "neutral",
  ],
  [
    "explained",
    "One must remember how {Ouellette v. Winooski Woolen, 98 Vt. 77, 126 A. 480}, arose. It came up on a demurrer, so that every fact alleged was taken as true; and when it went back the jury found for the mill.",
    "neutral",
  ],
  [
    "overruled",
    "The surety's third point would be unanswerable if {Fidelity & Granite Co. v. Ashe, 81 Fla. 190, 87 So. 602}, still held the field. It was cut down in 1926, in a case the surety's brief does not disclose.",
    "negative",
  ],
  [
    "other case",
    "The order granting a new trial is reversed. The notice of intention was filed on the eleventh day, and the court had by then lost its power. (See {Quong v. Merchants Ice Co. (1938) 25 Cal.App.2d 344, 349 [77 P.2d 502]} [reviewing former § 659].)",
    "neutral",
  ],
  [
    "cited",
    "{Yoakum} can be read broadly or narrowly. Read broadly, it lets every adjoining owner sue; read narrowly, only those whose light is blocked. As the plaintiff's light is blocked, the reading makes no difference to her.",
    "neutral",
  ],
  [
    "declined",
    "The widow would stretch {Ex parte Tallant, 201 So. 3d 1122 (Ala. 2016)}, over a case where no guardian had been appointed. It is stretched thin already. We leave it where we found it, and it does not reach her.",
    "negative",
  ],
  [
    "counsel",
    "The brief attributes to {Peralta-Nunez v. Dep't of Corrections, 2012 COA 88}, a sentence which we have been unable to find in it. Counsel is reminded of C.A.R. 28. On the merits, the mittimus is correct.",
    "neutral",
  ],
  [
    "declined",
    "We are invited to transplant {Kaczmarek v. Gogebic Lumber Co., 177 Wis. 410, 188 N.W. 611 (1922)}, into the jurisprudence of Minnesota. It has not thriven even in Wisconsin, where its results have had to be corrected by statute twice. The invitation is respectfully refused.",
    "negative",
  ],
  [
    "dissent",
    "The dissenting judge on the panel would have affirmed under {State v. Okafor-Reyes, 188 N.C. App. 714, 656 S.E.2d 330 (2008)}. That dissent is what brings the appeal here as of right. N.C.G.S. § 7A-30(2). We hold only that the objection was waived.",
    "neutral",
  ],
  [
    "hypothetical",
    "Were the Legislature to abolish the rule of {Sorensen v. Bannock Title Co., 82 Idaho 214, 351 P.2d 470 (1960)}, as the Governor's commission has proposed, abstracters would no doubt sleep the sounder. Nothing of the kind has yet been enacted, and this appeal is from an order taxing costs.",
    "neutral",
  ],
  [
    "reports negative",
    "Appellee's one foreign case is {Lucchesi v. Mariposa Stage Lines (1924) 68 Cal.App. 302, 229 P. 80}. It no longer has a following even in the State which gave it birth. See Ahlgren v. Sierra Transit, 30 Cal. 2d 614.",
    "negative",
  ],
  [
    "overruled",
    "The order of business being first to clear the ground, we begin by removing {Ochoa-Baca v. State, 94 Nev. 301, 579 P.2d 140 (1978)}. Its two-part inquiry has never been applied the same way twice.",
    "negative",
  ],
  [
    "but see",
    "Testimony of a spouse as to property values is commonly received. E.g., Shoemaker v. Dix, 244 Kan. 318. But see {In re Marriage of Tannahill, 19 Kan. App. 2d 410, 870 P.2d 1361 (1994)} (excluding it).",
    "negative",
  ],
  [
    "cited",
    "We review the refusal of a requested charge for abuse of discretion. {State v. Pelletreau}, 318 Conn. 204, 219, 120 A.3d 488 (2015). The charge as given was wrong in two respects, and harmful in one.",
    "neutral",
  ],
  [
    "overruled",
    "On the former hearing, {Scoville v. Chippewa Logging Co., 101 Wis. 200}, we were led into the belief that the scaler's certificate was conclusive. The petition for rehearing has shown us that we were wrong, and the mandate then given is recalled.",
    "negative",
  ],
  [
    "disapproved",
    "The habit has grown up, encouraged by {Wm. H. Frear & Co. v. Stover, 130 App. Div. 771}, of granting an examination before trial upon an attorney's affidavit alone. The habit is a bad one, the encouragement should not have been given, and neither should continue.",
    "negative",
  ],
  [
    "counsel",
    'Mrs. Lang says that {Barclay v. Huerfano Valley Ditch & Reservoir Co., 108 Colo. 330, 117 P.2d 822}, should be "limited to its facts." She did not say so in the water court, and it is too late in the day to say so here.',
    "neutral",
  ],
  [
    "overruled",
    "It would be less than candid to distinguish {Beauchamp v. Lycoming Nat. Gas Co., 299 Pa. 118, 149 A. 203}. It is this case. We believe it to have been mistaken, and because we believe so we reverse the court below for having faithfully followed it.",
    "negative",
  ],
  [
    "dissent",
    "The dissent foresees that today's ruling spells the end of {Commonwealth v. Abelard, 439 Mass. 612, 790 N.E.2d 208 (2003)}, and mourns it in advance. Prophecy is not our office. The Commonwealth has not cited that case, the defendant has not cited it, and we say nothing of it.",
    "neutral",
  ],
  [
    "cited",
    "The decree of divorce having been entered in 1989 and affirmed without opinion, {Markowitz v. Markowitz, 554 So. 2d 515 (Fla. 2d DCA 1989) (table)}, the husband waited nineteen years to complain of it.",
    "neutral",
  ],
  [
    "accord",
    "The maker's insanity is a good defense to a note in the hands even of an innocent purchaser. McAfee v. Dial, 47 Ark. 308. Accord, {Hosford v. Farmers' Bank of Ozark, 88 Mo. App. 466}.",
    "positive",
  ],
  [
    "hypothetical",
    "To extend {Oberholtzer v. Conestoga Traction Co., 210 Pa. 481, 60 A. 92}, to bicycles would be a long step, and might be an unwise one. The plaintiff was on foot.",
    "neutral",
  ],
  [
    "overruled",
    "Whatever the force of {Hanrahan v. City of Kankakee, 262 Ill. 105, 104 N.E. 290}, when the brief was written, it has none tonight; our opinion in Gilman v. City of Pekin, filed herewith, has put an end to it.",
    "negative",
  ],
  [
    "cited",
    "The defendant is the same carrier that figured in {Loomis v. Terry's Express, 17 Wend. 496}. Its methods have not improved.",
    "neutral",
  ],
  [
    "other case",
    "The trial court's novel notion that a lease may be reformed by silence is one we emphatically reject. It was drawn from Rourke v. Bissett, which ought never to have been reported. For the forms of pleading then in use in such suits, see {Sedgwick v. Laramie Valley Mercantile, 14 Wyo. 308, 83 P. 710}.",
    "neutral",
  ],
  [
    "superseded",
    "In {Duquette v. Milo Slate Co.}, 105 Me. 414, it was thought that the widow had no standing. Public Laws 1911, c. 88, gives it her in a dozen words.",
    "negative",
  ],
  [
    "counsel",
    'According to the appellant, our later decisions have "silently interred" {Nanuk Fisheries v. Kodiak Borough, 602 P.2d 433 (Alaska 1979)}. Perhaps they have and perhaps they have not. The borough wins either way, because the tax was never paid under protest.',
    "neutral",
  ],
  [
    "other case",
    "Insofar as People v. Lomeli-Hart (2008) 162 Cal.App.4th 900 states that the enhancement may be imposed twice, we disapprove it. We take no issue with, because we have no occasion to consider, the separate discussion of custody credits in {People v. Dragovich (2010) 183 Cal.App.4th 1166}.",
    "neutral",
  ],
  [
    "criticised",
    "To repeat a misstatement is not to mend it. {Broussard v. Acadia Rice Mill, 14 La. App. 233, 129 So. 440 (Orl. 1930)}, misstated article 2315, and those who copied from it have only spread the stain.",
    "negative",
  ],
  [
    "applied",
    "{State v. Abeyounis}, 2014-0919 (La. 3/17/15), 165 So. 3d 880, asks whether the officer could have said, before he opened the trunk, why he was opening it. Trooper Guidry could and did. The motion to suppress was properly denied.",
    "positive",
  ],
  [
    "cited",
    "The 2007 version was held unconstitutional in part, and the Legislature repaired it in special session. For the effective dates, see {State ex rel. Quintana v. Schnell, 2009-NMSC-031, ¶ 6, 146 N.M. 377}.",
    "neutral",
  ],
  [
    "superseded",
    "Neither party has noticed that 452 CMR 1.07, on which {Correia's Case, 34 Mass. App. Ct. 609, 615 N.E.2d 201 (1993)}, wholly depended, was rescinded in 2008. The branch having been sawn off, the bird must find another.",
    "negative",
  ],
  [
    "disapproved",
    'Some loose talk of ours in {Armistead v. Ouachita Parish Gin, 231 Ark. 70, 328 S.W.2d 118 (1959)}, must bear part of the blame for the trial judge\'s error. We spoke there of "clear proof" when we ought to have said a preponderance.',
    "negative",
  ],
  [
    "reaffirmed",
    "Erosion is the metaphor on which the Authority relies; {Lucero v. Conejos Valley Conservancy Dist., 147 Colo. 288, 363 P.2d 490 (1961)}, it says, has been worn away. We have walked the bank and find it where it was. A flooded field is a taken field.",
    "positive",
  ],
  [
    "relied on",
    "What condemns this sentence is that the judge counted the same knife twice. {People v. Strandquist-Moe, 2016 COA 151, ¶¶ 28-33}, forbids that in terms, and the Attorney General has given us no reason to read those paragraphs grudgingly.",
    "positive",
  ],
  [
    "counsel",
    'Counsel for the road candidly tells us that he finds {Hubbell v. Chenango Valley R.R., 70 N.Y. 118}, "an embarrassment," and hopes we shall not notice it. Having found that the complaint fails for want of a date, we are able to oblige him.',
    "neutral",
  ],
  [
    "distinguished",
    '{Ocean Traders} was cited as though it were conclusive. The peril insured against in that case was "perils of the sea"; we are concerned with theft in a bonded godown at Kandla, forty furlongs from salt water.',
    "negative",
  ],
  [
    "distinguished",
    "Far removed from this is {Sunil Kumar Jena}. A solitary examinee was there condemned upon the report of a solitary invigilator. Here an entire centre was found to have copied, down to the spelling mistakes, from the same printed guess-paper.",
    "negative",
  ],
  [
    "distinguished",
    "Great stress was laid on {In re Bengal Tannery Partnership, AIR 1950 Cal 519}, but the stress was misplaced. Partners are agents one of another; shareholders are nothing of the sort. With that difference in mind, the analogy on which the whole argument hangs falls to pieces.",
    "negative",
  ],
  [
    "other case",
    "Section 10-A, being violative of Article 14, is struck down, and Bhagwan Dass v. State, which had upheld it, is no longer good law. It will be for the Legislature to consider whether to revert to a scheme such as was noticed in {Roshan Lal Mehra v. Ishwar Dass, (1960) 62 PLR 709}.",
    "neutral",
  ],
  [
    "distinguished",
    "In support of a second review the Bar placed before us {Hari Shankar Nigam v. Registrar, Cooperative Societies, 1982 MPLJ 409}. The learned Judges there corrected an arithmetical slip within a week of its making. It furnishes no precedent for a rehearing under the name of review, fourteen months on.",
    "negative",
  ],
  [
    "overruled",
    "Our answer to the question referred is in the affirmative. It necessarily follows that what was said to the contrary by the Division Bench in {Kunhammad v. Kerala State Electricity Board, 1988 (1) KLT 433}, ceases to be the law in this State.",
    "negative",
  ],
  [
    "affirmed",
    "We have been through the judgment of the Patna High Court, {Jitendra Nath Mahto v. Coal Mines Provident Fund Commissioner, 1978 BLJR 502}, with the assistance of counsel on both sides. It leaves little for us to add. The appellants have had a patient hearing there and they shall fare no better here.",
    "positive",
  ],
  [
    "certiorari denied analogue",
    "A special leave petition carried against {Coastal Prawn Feeds v. Collector of Customs, 1994 (71) ELT 630 (Mad)} was dismissed by a one-line order. Such a dismissal, as is well settled, neither puts the seal of this Court upon the reasons of the High Court nor takes anything away from them.",
    "neutral",
  ],
  [
    "counsel",
    "On behalf of the review petitioners it is said with some vehemence that {the judgment in Temple Entry Volunteers} travels beyond the pleadings, misquotes the Constituent Assembly and offends an essential practice. These contentions shall be heard in open court on a date to be notified.",
    "neutral",
  ],
  [
    "followed",
    "Held, dismissing the appeal, that a coparcener's renunciation need not be in favour of any particular member and enures for the benefit of all. {Subbaraya Goundan v. Ponnuswami, (1911) 21 MLJ 774}, followed. Observations in Raghava v. Kalinga, (1918) 35 MLJ 57, explained.",
    "positive",
  ],
  [
    "quoted neutral",
    "By an order made in the same cause, {Nizamuddin v. Custodian of Evacuee Property, (1955) PLR 213}, the High Court had directed an account of the mesne profits. The Custodian went up in revision, failed, and thereafter the property vested in the Central Government under section 12 of the 1954 Act.",
    "neutral",
  ],
  [
    "other case",
    "The notion made its first appearance in Pramatha v. Bhuban, (1922) 25 CWN 585, where {Doe d. Ramtonoo v. Collector of Hooghly, 6 Moo IA 391} was cited. Pramatha misunderstood what it cited, and we overrule it.",
    "neutral",
  ],
  [
    "explains",
    "The argument requires that one appreciate just what fell for decision in {Prem Lata Sinha v. Regional Manager, LIC, (1999) 4 PLJR 91}. The policy-holder had suppressed a surgery; the Corporation had its own doctor's certificate; the court held that the burden lay on the Corporation. So much by way of narrative. We must next see what the evidence in the present suit establishes, which the courts below, to their discredit, have wholly misread.",
    "neutral",
  ],
  [
    "approved",
    "What fell from Gwyer, C.J., by way of obiter in {Province of Madras v. Coimbatore Yarn Dealers, (1942) FCR 90} has since been treated by the profession as sound, and, the occasion now arising for direct decision, we hold in the same sense: the taxing event is the sale and not the manufacture.",
    "positive",
  ],
  [
    "overruled",
    "To question No. 2 our reply is: No; and so far as {Amulya Charan Dey v. Superintendent of Excise, 1961 CWN 1004} returns a different answer, it is not to be followed by any court subordinate to this.",
    "negative",
  ],
  [
    "interplay",
    "The Bench hearing Arun Kumar referred to a larger Bench the validity of Rule 8, and tagged with it {Lok Prahari Samiti v. Union of India, W.P. (C) No. 665 of 2015}. Both are awaiting hearing. Pending the same the appellants may pay under protest.",
    "neutral",
  ],
  [
    "hypothetical",
    "If the principle of {Steel Re-rollers} were ever to be abandoned, the Bill of Entry would lose much of its sanctity. No one in this case has asked for its abandonment, nor has anyone relied upon it, the goods having been cleared on a bond.",
    "neutral",
  ],
  [
    "refused",
    "It was urged that the learned Judges who decided {Nripendra Kumar v. Regional Provident Fund Commissioner, AIR 1982 Cal 340} had been led into error by a misprint in the Gazette. We have sent for the Gazette. There is no misprint, there was no error, and contributions are payable on the basis there indicated.",
    "positive",
  ],
  [
    "reaffirmed",
    "Sixty years have not dimmed the authority of {Maharaja Pratap Bahadur v. Secretary of State, LR 41 IA 275}, nor has anything urged by learned counsel for the State persuaded us that their Lordships misdirected themselves upon the kabuliyat. A grant without words of resumption is not resumable at will.",
    "positive",
  ],
  [
    "overruled",
    "The learned Judges in {Thakur Mahendra Singh v. Collector of Fatehpur, AIR 1953 All 417} thought that a proprietor could be divested without being heard because the statute was silent. Eleven years on, and with Article 14 before us, we find it impossible to say that silence has so drastic an effect, and to that extent the Full Bench must be taken to have spoken wrongly.",
    "negative",
  ],
  [
    "related question",
    "By its judgment reported as {Commissioner of Wealth-tax v. Rajmata Kusum Kumari, (1991) 190 ITR 233 (MP)}, the High Court called for a supplementary statement of case. The statement so drawn up is defective in three particulars, to which we shall refer after disposing of the preliminary objection.",
    "neutral",
  ],
  [
    "explains",
    "Rightly understood, there is no real conflict between Jagdish Chander and {Mool Chand Yadav v. Delhi Administration, (1988) 3 SCC 77}. The one speaks of the power to transfer, the other of the manner of its exercise. They can be read together, and the Tribunal, which was at pains to set the one against the other, ought so to have read them.",
    "neutral",
  ],
  [
    "distinguished",
    "The lodger in {Perin Irani's case, 53 Bom LR 70} took her meals at the table of the house and had no key. The present occupant has a separate door, a separate meter and a brass plate bearing his name. Let any one compare the two, and the authority vanishes out of the case.",
    "negative",
  ],
  [
    "history",
    "A learned Single Judge, doubting the correctness of {Kumari Annie Zachariah v. University of Cochin, 1980 KLT 340}, referred the matter to a Division Bench, which in turn referred it to us. Since then the petitioner has sat for the examination, failed it, and gone abroad, and the doubt, well or ill founded, has ceased to matter.",
    "neutral",
  ],
  [
    "criticised",
    "To require that the grounds of detention be served in the mother tongue of the detenu's grandfather is to carry solicitude to the verge of absurdity, yet that is where {Abdul Gafoor Koya v. State of Kerala, 1984 KLT 915} would lead. We stop short of the brink.",
    "negative",
  ],
  [
    "applied",
    "Testing the transaction on the touchstone furnished by {Official Liquidator v. Kamani Silk Mills, (1966) 36 Comp Cas 409 (Bom)}, we ask whether the dominant motive was to prefer. The cheque was drawn on the very eve of the petition and for the full amount. The answer yields itself.",
    "positive",
  ],
  [
    "followed",
    "After {Hiralal Modi's case}, it is not given to any High Court to say that tamarind seed is an oil-seed. The petitioner's valiant attempt to get round that decision has only served to show how watertight it is.",
    "positive",
  ],
  [
    "declined",
    'Nearly thirty years later one reads the two opinions in {Anand Prakash Tandon v. Union of India, (1976) Supp SCR 610}, and it is the solitary voice of Mathew, J., that rings true. The majority\'s reading of "laws in force" gave the executive a charter which the framers never wrote.',
    "negative",
  ],
  [
    "cf",
    "Interest upon unliquidated damages stands on another footing. Cf. {Mahabir Prasad Rungta v. Union of India, AIR 1964 Pat 403 (para 19)}. The present claim being in debt, and the sum certain, the learned arbitrator was within his powers, and it was an error on the part of the District Judge to interfere.",
    "neutral",
  ],
  [
    "quoted",
    'One could not improve upon the statement of principle by Vivian Bose, A.J.C., in {Ghasiram Marwadi v. Punjaji, 30 NLR 177}: "A custom must be proved by those who live it, not by those who would profit from it." Applying it, the plaintiff\'s witnesses, all of them purchasers, must be disbelieved.',
    "positive",
  ],
  [
    "actor",
    "In {Lachhmi Narain Gupta v. Rent Control and Eviction Officer, (1975) 2 SCC 61}, a Bench of two learned Judges expressed grave reservations about the soundness of Babu Lal v. Prem Kishore and suggested that it be reconsidered. The suggestion came to nothing, the parties having compromised.",
    "neutral",
  ],
  [
    "reversed",
    "The assessee leaned upon {Nav Bharat Oil Mills v. Commissioner of Income-tax, (1974) 96 ITR 203 (Guj)}. What it was not told, or did not tell us, is that the Revenue carried that case to the Supreme Court, which in 1981 restored the order of the Tribunal.",
    "negative",
  ],
  [
    "counsel",
    "The amicus curiae has filed a thoughtful note contending that {Association for Jail Reform v. State of Bihar, (2014) 3 SCC 290} deserves to be overruled. Since the State has now framed rules which render the controversy academic, the note shall remain upon the record and the petition is closed.",
    "neutral",
  ],
  [
    "abrogated",
    "The maxim that the sovereign cannot be sued for the torts of his jailers was the corner-stone of {Sakharam Bapu v. Secretary of State, ILR 28 Bom 314}. With Article 21 speaking to us daily, the stone has crumbled, and no court bound by the Constitution may build upon it.",
    "negative",
  ],
  [
    "history",
    "Everyone who has had to do with urban land in the Punjab knows that {Lachhman Das Chopra v. Rehabilitation Commissioner, (1956) 58 PLR 32} was but the first of some sixty petitions filed by displaced allottees. Most were compromised; a few were dismissed as frivolous; these eleven survive, and only the rate of interest is now in controversy.",
    "neutral",
  ],
  [
    "followed",
    "The learned Government Advocate would have us hold that the Full Bench spoke too widely in {Bhagwani (FB)}. It is not for us to edit a Full Bench. It said that a gift within three years is to be ignored, and we ignore the one before us.",
    "positive",
  ],
  [
    "other case",
    "Bhikhubhai v. Talati of Olpad, (1964) 5 GLR 113 must be taken to have been decided on a wrong view of the Tenancy Act and we dissent from it. As to {Chhotubhai Nathabhai v. Mamlatdar, (1962) 3 GLR 804}, it dealt with the Saurashtra Ordinance and was referred to only to show the state of law in the merged territories.",
    "neutral",
  ],
  [
    "adopted",
    "To save the section from the vice of arbitrariness one must read into it an obligation to hear. Such a course commended itself to the Bombay High Court in {Ulhasnagar Pressing Mills v. Competent Authority, 1988 Mah LJ 730}, and it commends itself equally to us.",
    "positive",
  ],
  [
    "neutral mention",
    "A similar clause in the Madras Estates Act was considered in {Zamindar of Uttumalai v. Vellayan Servai, AIR 1937 Mad 545}. Each side read out the passages that pleased it and called the other's reading erroneous. We have thought it best to begin with the words of the Bihar statute.",
    "neutral",
  ],
  [
    "approved",
    "The High Courts of Kerala and of Gujarat have held that the period spent in prosecuting a revision is liable to be excluded; the leading case is {Pappu Joseph v. Ouseph Mathai, 1964 KLT 871}. In our judgment this is the better opinion, and we set upon it the seal of our approval.",
    "positive",
  ],
  [
    "left open",
    "The respondent invited us to say that {Shakuntala Exports v. Director General of Foreign Trade, 2009 SCC OnLine Del 1187} goes too far. As the licence had in any case expired, the invitation need not be taken up, and we express no opinion one way or the other.",
    "neutral",
  ],
  [
    "relied",
    'On secrecy of the ballot the appellant is met by {Chandrika Prasad Tripathi v. Shiv Balak, 23 ELR 172}. The decision is unassailable. To order a recount on a vague averment that "some" votes were improperly received would reduce the statutory safeguard to a vanishing point, and we too refuse it.',
    "positive",
  ],
  [
    "counsel",
    "It was strenuously contended for the landlord that {Shanti Sarup v. Lala Ganga Ram, 1959 PLR 22} no longer holds the field after the Amending Act of 1962. We uphold the decree, but not for that reason: the tenant had, by his own admission, sublet the premises to his son-in-law.",
    "neutral",
  ],
  [
    "relied",
    "What we have said is not novel. It was said, perhaps better, in {State of Nagaland v. Imlong Ao, (2002) 1 Gau LR 316}: a promotion policy kept in the drawer is no policy at all. We build upon that foundation in holding the supersession of the petitioner unlawful.",
    "positive",
  ],
  [
    "left open",
    "On the continued vitality of {Karachi Bank Ltd. v. Official Liquidator, AIR 1948 Sind 55} after the partition of the country, and its authority in the courts of Kutch, we had the benefit of learned argument, but the liquidator's disclaimer makes it unprofitable to say who was right.",
    "neutral",
  ],
  [
    "followed",
    "The Commission is of the view that a hospital which accepts fees from some of its patients answers to all of them. So much flows from {Sanjeevani Nursing Home v. Shakuntala Joshi, III (1996) CPJ 41 (NC)}, which we follow in dismissing the revision.",
    "positive",
  ],
  [
    "overruled",
    "A weed does not become a flower because it has been watered for twelve years. {Pt. Devi Dayal v. Zila Parishad, Meerut, 1962 AWR 400}, has been cited year in and year out without anyone stopping to examine it; now that we have done so, out it must come.",
    "negative",
  ],
  [
    "reaffirmed",
    "It is a mistake to suppose that anything said in the Pharmacy Council case has cut down {Thomas Kurien (supra)}. The two deal with different stages of admission. The selection of 1989 was bad for the reasons given there, and the selection of 1992 is bad for the same.",
    "positive",
  ],
  [
    "cited",
    "Whether a mutation entry is evidence of title has been considered times without number. See {Baldeo Prasad v. Mst. Kalawati, 1967 RD 212}; Ishwari Dutt v. Ram Kishore, 1971 RD 89. The entries in the khatauni with which we are concerned were in any event never attested.",
    "neutral",
  ],
  [
    "criticised",
    "Learned authors have been unsparing of {Daulatram Chamanlal v. Port of Cochin, (1963) 2 KLR 77}, and, if we may say so, justly. It makes of the bailee an insurer on the strength of one sentence in an English text-book which the later editions have withdrawn.",
    "negative",
  ],
  [
    "not binding",
    "Confronted with the Bench of five in Vasantrao and the Bench of three in {Lokmanya Housing Society v. Collector of Thane, (1996) 8 SCC 514}, which cannot be made to live together, our duty is not to choose by preference but by numbers. The view of the three must give way.",
    "negative",
  ],
  [
    "cf",
    "The power of a guardian to bind the ward's estate by an acknowledgment is wider in the one school than in the other. Cf. {Annapurnamma, (1919) 37 MLJ at 322}. The promissory notes here were executed by a de facto guardian and stand outside this debate altogether.",
    "neutral",
  ],
  [
    "reported criticism",
    "Mulla, in his commentary, ventures a doubt as to {Lakshmi Ammal v. Ramachandra Sastri, (1932) 63 MLJ 410}. The learned author's doubt was the theme of much eloquence at the Bar. But adoption was never put in issue in the courts below, and it is far too late in the day to permit it.",
    "neutral",
  ],
  [
    "explains",
    "There are four opinions in {All India Radio Artistes v. Director General, (1992) 2 SCC 105}. Chief Justice Sharma rests upon Article 19, Justice Sawant upon the contract, and the other two upon delay. It has never been an easy case to state the ratio of, and the parties being content to proceed by consent, we do not attempt it.",
    "neutral",
  ],
  [
    "relied on",
    "The Tribunal finds the issue no longer res integra. In {Rajhans Polyesters v. Commissioner of Central Excise, Surat-I, 2006 (198) ELT 223 (Tri-Mum)}, identical texturising machines were held to be capital goods. The Department has shown us neither appeal nor stay against that order, and, keeping in step with it, we allow the credit.",
    "positive",
  ],
  [
    "applied",
    "Liberty is not to be weighed in a grocer's scale, as this Court reminded the subordinate judiciary in {Zubeda Khatoon v. State of Uttar Pradesh, 2021 SCC OnLine SC 998}. Guided by that reminder, and noticing that the appellant has spent seven years as an undertrial, we direct his release forthwith.",
    "positive",
  ],
  [
    "refused",
    "An attempt was made to whittle down {Jaswant Rai (supra)} by saying that it was concerned only with daily-wagers. The language is general, the reasoning is general, and there is nothing in either to justify the shackles sought to be put upon it. The petitioners are entitled to its benefit.",
    "positive",
  ],
  [
    "compares",
    "Two streams of authority run side by side. In one, of which {Brij Mohan Lal v. Sohan Devi, 1968 PLR 540} is the fountain-head, the Rent Controller is treated as a persona designata; in the other he is a court. Which of the two is the purer need not be settled in a matter arising under the Slum Areas Act.",
    "neutral",
  ],
  [
    "headnote",
    "Held, further, that an arbitrator who has once signed and published his award becomes functus officio and cannot, even to mend a clerical slip not covered by section 13(d), recall it. {Jiwandas Tulsidas v. Bank of Upper India, ILR (1926) 50 Bom 118}, referred to. Mohanlal v. Gopalji, AIR 1931 Sind 64, dissented from.",
    "neutral",
  ],
  [
    "followed",
    "Judicial discipline is not a thing of convenience. A Bench of equal strength having held in {Vijaya Laxmi Cashew Co. v. Deputy Commercial Tax Officer, (1996) 101 STC 19 (Kar)}, that raw cashew shell is taxable only at the point of first purchase, we are to walk the same road, and do so willingly.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Venkatraman's whole argument was built on {Sundaresa Iyer v. Palani Devasthanam, (1954) 2 MLJ 77}. That decision, he urged, had been so often doubted that nothing of it remained. It is unnecessary to say whether he is right, for the appeal must fail on limitation.",
    "neutral",
  ],
  [
    "overruled",
    "After the Constitution Bench spoke in Mohan Cotton Press v. Union of India, (1989) 3 SCC 411, a levy of this kind can no longer be traced to Entry 52. {State of Assam v. Barua Tea Estates, AIR 1967 SC 1204}, which traced it there, must therefore be taken to have gone the way of the reasoning on which it stood.",
    "negative",
  ],
  [
    "other case",
    "The cases on abandoned easements fall in three groups. Some treat nonuse as conclusive, e.g., {Rourke v. Delaney, 18 R.I. 290 (1893)}; some as evidence, e.g., Vance v. Holt, 96 Conn. 11 (1921); some as nothing at all. No decision of this Court has chosen among them, and the pleadings do not require us to choose today.",
    "neutral",
  ],
  [
    "reversed",
    "Respondent cites a single authority for treating the pension as a frozen asset: {Lindqvist v. Lindqvist, 301 N.W.2d 88 (Minn. Ct. App. 1984)}. He neglects to mention what became of it. See Lindqvist v. Lindqvist, 377 N.W.2d 210 (Minn. 1985) (reversing in full).",
    "negative",
  ],
  [
    "hypothetical",
    "Suppose we were to abandon the rule of {Pickens v. Tri-County Water District, 219 Cal. App. 2d 640 (1963)}. Plaintiff would be no better off, because her claim accrued two years before any new rule could reach it. The debate over the soundness of that decision must await a case in which it matters.",
    "neutral",
  ],
  [
    "distinguished",
    "In {Bascombe v. Yancey, 149 Ga. 77 (1919)}, the grantor remained in possession and paid the taxes. Here she moved to another state within the week and never returned. A rule made for the first situation has nothing to say to the second.",
    "negative",
  ],
  [
    "see also",
    "Penal statutes are read against the State. State v. Orcutt, 33 Kan. 270 (1885); see also {State v. Lamson, 58 Kan. 441 (1897)}. The prosecution's contrary theory, borrowed from a treatise long since discredited, would turn every late filing into a felony.",
    "neutral",
  ],
  [
    "reversed",
    "This appeal by certificate is from {Management of Coromandel Tiles v. Their Workmen, (1969) 36 FJR 205 (AP)}. The High Court interfered with a finding of fact which had evidence to support it. That was to assume the seat of an appellate court. We set its judgment aside and restore the award.",
    "negative",
  ],
  [
    "affirmed",
    "Claims of this kind belong in the bankruptcy court. {In re Palisade Fasteners, Inc., 214 B.R. 55 (Bankr. D. Colo. 1997)}, aff'd, 171 F.3d 440 (10th Cir. 1999). The state court was without power to entertain them.",
    "positive",
  ],
  [
    "applied",
    "What then is the test? It was formulated more than sixty years ago: the person must be one whose absence would render the decree infructuous. {Mst. Bhagwanti v. Ganga Ram, AIR 1956 Pepsu 31}. Judged thus, the fifth respondent was clearly a necessary party, and his omission is fatal.",
    "positive",
  ],
  [
    "criticised",
    "For the supposed rule the court below cited {Dunning v. Hatch, 5 Barb. Ch. 331 (N.Y. Ch. 1848)}. The Chancellor there quoted Lord Eldon, but left out the words that followed, which reverse the sense. An authority whose root is a truncated quotation ought not to bear so much weight, and we give it none.",
    "negative",
  ],
  [
    "abrogated",
    "{Maddox v. Tidewater Shipwrights, 388 F.2d 604 (4th Cir. 1968)}, supposed that a longshoreman must elect between remedies. The Supreme Court put an end to that supposition in Corrigan v. Steelhull Corp., 412 U.S. 880 (1973). Plaintiff was under no duty to elect, and the dismissal was error.",
    "negative",
  ],
  [
    "actor",
    "In {People v. Castellan, 44 Ill. App. 3d 919 (1976)}, the court refused to follow People v. Dwyer, 21 Ill. App. 3d 55 (1974), observing that the officer in Dwyer had been invited in. The State tells us that refusal was unsound. The defendant tells us the reverse. The indictment fails for other reasons.",
    "neutral",
  ],
  [
    "limited",
    'Much was made of the sentence in {P. Kunhammed v. District Collector, Malappuram, (1999) 3 KLT 60} that "delay is no answer to a claim of right". That sentence was written of a widow\'s family pension. It was not meant to throw open the doors to a contractor who slept for eleven years upon his bill.',
    "negative",
  ],
  [
    "followed",
    "If {Loomis v. Fenwick, 39 Vt. 108 (1866)}, is still law, the plaintiff cannot recover; and that it is still law there can be no doubt, since we have applied it within the last two terms. Judgment for the defendant.",
    "positive",
  ],
  [
    "affirmed",
    "The Delhi High Court took the contrary view, namely that an arbitrator who has become functus officio cannot correct his arithmetic after thirty days. {Sethi Builders v. Delhi State Industrial Corpn., (2001) 91 DLT 403}. It is that contrary view which in our judgment is right, and the appeals arising from it fail.",
    "positive",
  ],
  [
    "overruled",
    "For the reasons given we answer the first question in the affirmative. It follows that all decisions which took the opposite view, and among them {Bishamber Nath v. Income-tax Officer, Lucknow, (1957) 31 ITR 640 (All)}, can no longer be treated as laying down the correct law.",
    "negative",
  ],
  [
    "reaffirmed",
    "Few decisions of this Court have been so roundly abused by the commentators as {Thorne v. Citizens' Gaslight Co., 67 N.J.L. 212 (1902)}. We have listened to the abuse for the better part of a century and remain unmoved. The covenant in suit is unenforceable now for the reason that it was unenforceable then.",
    "positive",
  ],
  [
    "criticised",
    "With profound respect, we are unable to persuade ourselves that {Ramaswami Gounder v. Subbarayan, (1939) 2 MLJ 815} was rightly decided so far as it treats an unregistered partition list as a title deed. As we sit as a Bench of three, we need not refer the matter further; the list was inadmissible.",
    "negative",
  ],
  [
    "applied",
    "The rule in {Mahant Sewa Das v. Commissioner of Endowments, AIR 1944 Lah 219}, which forbids a manager from setting up a title hostile to the idol he serves, stands squarely across the path of the second defendant. He cannot walk round it by calling himself a lessee.",
    "positive",
  ],
  [
    "distinguished",
    "The present case is far removed from {Kesar Singh v. Punjab State Electricity Board, (1990) 2 PLR 115}. The workman there had put in twelve years; this one had not completed ninety days. There the muster rolls had been suppressed; here the workman himself produced them.",
    "negative",
  ],
  [
    "limited",
    "What we said in {Lathrop v. Erie & Western R.R., 51 Pa. 366 (1866)}, about stopping to look was said of locomotives at grade. We have been asked to carry it into the supermarket. It has traveled quite far enough already, and it will go no farther.",
    "negative",
  ],
  [
    "counsel",
    '"That decision," said Mr. Bhimani, "was impliedly overruled the moment the Constitution came into force." The reference was to {Nanalal v. Talukdari Settlement Officer, (1932) 34 Bom LR 1187}. We were taken through it with care, but having regard to our finding upon possession the submission does not call for decision.',
    "neutral",
  ],
  [
    "declined to follow",
    'The High Court of Gauhati has held that the ninety days run from knowledge. {Tarun Phukan v. State Transport Authority, (1998) 2 GLR 190}. Its decisions are entitled to respect in this Court, but this one pays no regard to the words "from the date of the order", and respect cannot make those words disappear. The time ran from the order.',
    "negative",
  ],
  [
    "cf",
    "It may be that different considerations would arise if the sale had been confirmed; cf. {Ladli Begum v. Sheo Narain, ILR 1946 Nag 318}. In this case it was not confirmed, and the judgment-debtor's application was wrongly thrown out.",
    "neutral",
  ],
  [
    "followed",
    "On all fours is {Sk. Moinuddin v. Wealth-tax Officer, Bhopal, (1978) 112 ITR 960 (MP)}. We asked learned counsel for the Revenue whether he could point out any difference, and he very fairly said that he could not. The notices under section 17 are quashed.",
    "positive",
  ],
  [
    "approved",
    "On this the intermediate courts are divided. One panel would let the surety off whenever the creditor sleeps, Ames v. Tuolumne Bank, 70 Cal. App. 2d 119 (1945); another, only when the sleep has cost him something, {Northrup v. Sierra Surety Co., 85 Cal. App. 2d 760 (1948)}. The second panel had the better of it.",
    "positive",
  ],
  [
    "criticised",
    "The authorities below thought that the case was covered by {Pritam Kaur v. Financial Commissioner, 1965 PLJ 88}. In that decision the proviso to section 18 was read as if it were not there. We do not think that a proviso may be so treated, and are constrained to hold that the learned Financial Commissioner was led into error by it.",
    "negative",
  ],
  [
    "followed",
    "Defendant labors to show that {State v. Pomerleau, 118 N.H. 707 (1978)}, was ill considered. The labor is wasted. We ourselves decided it, upon full briefs, only last June, and a litigant who arrives ten months later with nothing new must expect the same result.",
    "positive",
  ],
  [
    "SLP dismissed",
    "The Tribunal's order rests upon {Vikas Chemicals v. CCE, 2004 (170) ELT 88 (Tri-Del)}, SLP against which was dismissed on the ground of delay: 2005 (181) ELT A42. We mention the fact for completeness; the Revenue's case before us raises a wholly different issue, one on valuation.",
    "neutral",
  ],
  [
    "distinguished",
    "{Kunjan Nadar v. Ouseph Mathai, 1957 KLT 844} was much relied upon. But strip that case of the proved custom of the locality and nothing remains in it; and here the custom was pleaded, put in issue, and found not to exist.",
    "negative",
  ],
  [
    "followed",
    "One looks in vain in the judgment of the High Court for any mention of {State of Orissa v. Niranjan Patnaik, (1987) 3 SCC 540}. Had it been looked at, the writ would not have issued, for there this Court had held that no writ lies to compel a promotion. The appeal must succeed.",
    "positive",
  ],
  [
    "hypothetical",
    "Whether we should adhere to {Lofton v. Citrus Belt Packing Co., 104 Fla. 335 (1932)}, if the case arose today for the first time is an interesting question. Stare decisis means, however, that it is not the question, and besides, the parties have stipulated that Georgia law applies.",
    "neutral",
  ],
  [
    "actor",
    "In {Director of Mines v. Singareni Ancillaries, (1995) 1 ALT 604}, the learned Judges distinguished Rampal Minerals v. Union of India, (1979) 4 SCC 33 on the footing that the lease in that case had been renewed. Before us it is nobody's case that there was ever a lease, renewed or otherwise.",
    "neutral",
  ],
  [
    "cited",
    "Courts lean against an interpretation that leaves a wrong without a remedy: see, for instance, {Sukhdev Raj v. Market Committee, Abohar, (1985) 87 PLR 29}. But they cannot supply a section which the legislature has left out, and it is this which the learned Judge below, with respect, mistakenly did.",
    "neutral",
  ],
  [
    "other case",
    "Of the decisions cited by Mr. Sanyal, the first is an authority upon pleadings only; the second, {Jogesh Chandra v. Emdad Meah, 59 IC 404}, he did not ask us to read; and the third, Sitaram Marwari v. Nilkanta, 62 IC 119, we think to have been decided in forgetfulness of section 19 and do not follow.",
    "neutral",
  ],
  [
    "distinguished",
    "That ruling does not touch the matter. In {Sultan Ahmad v. Mst. Rabia, AIR 1935 Oudh 277} the deed was more than thirty years old and came from proper custody; the deed in this suit is six years old and came from no one knows where.",
    "negative",
  ],
  [
    "cf",
    "Compare the language of the corresponding section in the Bombay Act, which was considered in {Manilal v. Collector of Kaira, (1940) 42 Bom LR 566}. Ours is a later Act and drawn by another hand. How far decisions on the one may help in understanding the other we leave to be considered when it is necessary.",
    "neutral",
  ],
  [
    "history",
    "Our panel's opinion went for naught when the Supreme Court granted review. {Torrance v. Benefit Plan of Iowa Millers, 529 U.S. 1190 (2000) (mem.)} (granting, vacating and remanding). On remand we asked for supplemental briefs, which have now been filed.",
    "neutral",
  ],
  [
    "other case",
    "The elements of the tort are familiar. See {Westcott v. Barrow, 331 Or. 502 (2000)}. What is less familiar is the notion, put forward in Deems v. Yaquina Bay Cannery, 120 Or. App. 77 (1993), that a plaintiff may dispense with the third of them. Deems is disavowed.",
    "neutral",
  ],
  [
    "dissent",
    "It should be recorded that our learned brother Krishnan, J., would allow the review and hold {Firm Bhagwandas v. Sales Tax Commissioner, (1970) 25 STC 77 (SC)} to be erroneous. The review petition having failed on the preliminary ground of delay, the remaining members of the Bench do not enter upon that matter.",
    "neutral",
  ],
  [
    "relied on",
    "Support for this conclusion, if support be needed, is to be had in {Mehta Parikh Ginning v. Broach Municipality, AIR 1951 Sau 40}, where an identical bye-law was refused enforcement. What was there done on the ground of vagueness ought, we think, to be done here too.",
    "positive",
  ],
  [
    "superseded",
    "Then came the Full Bench in Sardara Singh v. Deputy Commissioner, Karnal, 1976 PLJ 300 (FB). After it nothing is left of {Jai Lal v. Collector, Rohtak, 1969 PLJ 215}, and the learned Commissioner, who decided this matter in 1980, should not have supposed that anything was.",
    "negative",
  ],
  [
    "affirmed",
    "We have read with admiration the judgment under appeal, {Lakhmichand Jewraj v. Commissioner of Gift-tax, Nagpur, (1984) 148 ITR 90 (Bom)}. Every point taken before us was foreseen in it and every one was correctly answered. These appeals can have but one end.",
    "positive",
  ],
  [
    "overruled",
    "We approve of the decision in Ghanshyam v. Debt Relief Officer, 1941 NLJ 318. It is a necessary consequence that {Keshao v. Debt Relief Officer, 1940 NLJ 502}, which was dissented from there, must be held to have been erroneously decided.",
    "negative",
  ],
  [
    "followed",
    "Exactly such a plea of adverse possession by one co-widow against another was examined in {Thayammal v. Rakkammal, (1943) 1 MLJ 290}. The learned Judges would have none of it. Neither will we.",
    "positive",
  ],
  [
    "relied on",
    "To hold for the petitioner we should have to close our eyes to {Whitford v. Register of Deeds, 203 Minn. 311 (1938)}. We prefer to keep them open. The mortgage was extinguished by merger, just as it was there, and the writ is discharged.",
    "positive",
  ],
  [
    "other case",
    "The Board purported to apply {Local 88, Glaziers v. NLRB, 401 F.2d 930 (D.C. Cir. 1968)}. What it did in fact was to invent a new rule, apply it backward, and call it an old one. Its order is denied enforcement.",
    "neutral",
  ],
  [
    "affirmed",
    "Having heard the case en banc, the court adopts the panel's opinion, {Strickler v. Dulles Fuel Services, 688 F.3d 301 (4th Cir. 2012)}, as its own. Two judges, who would have dismissed for want of standing, dissent.",
    "positive",
  ],
  [
    "followed",
    "What was dictum in {Farrar v. Bangor Insurance Exchange, 119 Me. 66 (1920)}, we today make holding: an insurer who pays the widow pays at his peril if the note has been assigned.",
    "positive",
  ],
  [
    "dissent",
    'Judge Ostrow, dissenting below, thought {Heflin v. State Racing Comm\'n, 51 Md. App. 118 (1982)}, "a thoroughly bad precedent" and would have thrown it over. His two colleagues found the licence to have expired in any case. It had, and so the dispute is moot.',
    "neutral",
  ],
  [
    "reversed",
    "In the judgment under review the Appellate Court thought that silence gave consent. {Petrakis v. Village of Harwood, 201 Ill. App. 3d 15 (1990)}. The maxim has its place; the law of municipal contracts is not that place. Judgment of the Appellate Court reversed; judgment of the circuit court affirmed.",
    "negative",
  ],
  [
    "limited",
    "We must not be understood as questioning {Food Inspector, Alleppey v. Pillai Stores, 1978 KLT 60} where the sample is of milk. But we see no reason why rules about milk should govern asafoetida, and it has no application where the article does not perish.",
    "negative",
  ],
  [
    "see",
    'As to the meaning of "substantial question", see {Sir Chunilal\'s Trustees v. Corporation of Bombay, (1961) 63 Bom LR 900}. The certificate granted in this case discloses no question at all, substantial or other, and is revoked.',
    "neutral",
  ],
  [
    "hypothetical",
    "If the landlord had pleaded sub-letting, we should have been obliged to consider whether {Amar Nath v. Jullundur Cloth House, 1962 PLR 430} can any longer be followed after the amendment of 1966. As he pleaded only arrears, and as these were paid on the first date, the occasion has not arisen.",
    "neutral",
  ],
  [
    "SLP dismissed",
    "The Revenue informs us that its petition for special leave against {CIT v. Malabar Cashew Exporters, (2007) 290 ITR 71 (Ker)} was dismissed, the question of law being left open because of the smallness of the tax. It may accordingly be argued here, and we shall hear it argued on Monday.",
    "neutral",
  ],
  [
    "history",
    "The scheme for regularising daily-rated fitters was framed pursuant to the directions in {Workmen of Chambal Project v. State of Rajasthan, (1989) 1 SLR 77}. Those directions have been carried out, reversed by circular, restored by another, and are not now in dispute; the present grievance relates to seniority.",
    "neutral",
  ],
  [
    "refused attack",
    "It was then said, as a last resort, that {Deputy Registrar v. Sahakari Sakkare Karkhane, (1992) 2 Kar LJ 509} was rendered per incuriam since section 70 was overlooked. Section 70 is quoted at its head, discussed in its middle and applied at its end. That decision binds us.",
    "positive",
  ],
  [
    "but cf",
    "Equity will not aid a volunteer, even to complete a marriage settlement. Pruyn v. Gansevoort, 9 Paige 44 (N.Y. Ch. 1841). But cf. {Livermore v. Ten Eyck, 1 Sand. Ch. 520 (N.Y. Ch. 1844)} (settlement enforced for children).",
    "negative",
  ],
  [
    "actor",
    "The Tax Court's determination was upset by the Fifth Circuit. {Sabine Pass Towing Co. v. Commissioner, 402 F.2d 77 (5th Cir. 1968)}, rev'g 47 T.C. 310 (1966). Ten years afterward Congress rewrote the section, and it is on the rewritten section that this refund suit depends.",
    "neutral",
  ],
];
