import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 21, by the author of batch 20, that no rule may be changed for.
 */
export const BATCH_21_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "see string cite",
    "A debtor's homestead right is fixed as of the petition date. See {In re Tolliver, 318 B.R. 442, 447 (Bankr. D. Minn. 2004)} (collecting cases); In re Quayle Farms, Inc., 291 B.R. 17, 22 (Bankr. N.D. Iowa 2003). The trustee does not dispute this, and the fight is over something else entirely, namely whether the parcel across the road was ever part of the homestead.",
    "neutral",
  ],
  [
    "overruled",
    "We are therefore of the considered opinion that the construction placed upon Section 34(3) by the two-Judge Bench in {Hemlata Industries v. Bharat Cement Corporation, (2011) 7 SCC 318} does violence to the language of the proviso and can no longer be treated as laying down the correct law.",
    "negative",
  ],
  [
    "followed",
    "Nothing remains of the Commissioner's argument once {Estate of Wendell Crump v. Commissioner, 94 T.C. 611 (1990)} is read. There, as here, the decedent kept the income for life and called the paper a sale. We gave the label no weight then and shall give it none now.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Sundaram, learned senior counsel for the appellants, strenuously urged that {State of Kerala v. Thankamma Varghese, AIR 1974 SC 1188} stands impliedly overruled by the later pronouncements and is, at any rate, per incuriam. It is unnecessary to enter upon that controversy, for the appeal must fail on limitation.",
    "neutral",
  ],
  [
    "but see",
    "Most courts in this circuit hold that the ninety-day period is not jurisdictional. E.g., Barrow v. Lakeshore Transit, 2009 WL 81123, at *4 (N.D. Ohio Jan. 9, 2009). But see {Penhallow v. Erie Casting Co., 488 F. Supp. 2d 731, 738 (N.D. Ohio 2007)} (dismissing late complaint for want of subject-matter jurisdiction).",
    "negative",
  ],
  [
    "relied on",
    "The controversy is no longer res integra. In {Jagdish Narain Tandon v. Union of India, (1998) 4 SCC 77}, this Court, confronted with an identical notification, held that the cut-off date bore no nexus with the object of the scheme. The present notification must meet the same fate.",
    "positive",
  ],
  [
    "other case",
    "In Marchetti v. Dunmore Steel Co., 61 F.3d 902 (8th Cir. 1995) (en banc), we discarded the two-part inquiry altogether. The inquiry had come into our law through a dictum, {Ostrander v. Vining, 402 F.2d 118, 121 n.3 (8th Cir. 1968)}, where the point was mentioned in describing the parties' stipulation.",
    "neutral",
  ],
  [
    "distinguished",
    "The Tribunal drew support from {CIT v. Coromandel Shipping Agencies, (2003) 261 ITR 55 (Mad)}, but that was a case where the agreement itself fixed the liability in the year of account. Here the liability depended upon an award not yet made. The analogy fails at its first step.",
    "negative",
  ],
  [
    "refusal to overrule",
    "Appellee invites us to say that {Haskins v. Delphi Grain Exchange, 271 Ind. 330, 392 N.E.2d 515 (1979)}, was wrongly decided. We decline the invitation. Forty years of leases have been drawn upon the faith of it, and no reason is shown us which was not shown to our predecessors.",
    "positive",
  ],
  [
    "dissent",
    "Our learned Brother, in his separate opinion, would consign {Mohd. Yakub v. Custodian of Evacuee Property, (1966) 2 SCR 409} to history as having been rendered in ignorance of the statute. The majority has not found it necessary to pronounce upon that decision either way, since the property here was never notified.",
    "neutral",
  ],
  [
    "reversed",
    "The district court took a different road. {Amberly Holdings LLC v. Stroud, 611 F. Supp. 3d 204 (D. Nev. 2020)}. It reasoned that a lender who waits nine years has abandoned its lien. Because Nevada law attaches no such consequence to mere silence, we reverse and remand for entry of judgment for the lender.",
    "negative",
  ],
  [
    "cited",
    'What constitutes "continuous officiation" has engaged the courts in several contexts; see, for instance, {Prabhakar Deshmukh v. State of Maharashtra, 1989 Supp (2) SCC 144}; R.L. Ahuja v. Delhi Administration, (1994) 1 SCC 603. We are concerned in this batch with a narrower issue, one of quota.',
    "neutral",
  ],
  [
    "limited",
    'Whatever {Stallworth} may have said of "any writing," it said of a writing signed at the counter, before two clerks, by a man who could read it. 207 Ala. at 311. We are not prepared to carry its language an inch past that counter.',
    "negative",
  ],
  [
    "affirmed",
    "The learned Single Judge, in {Kirloskar Abrasives Ltd. v. Collector of Customs, (1990) 47 ELT 312 (Bom)}, took the view that the demand was barred once six months had run from the relevant date. That view commends itself to us, and we find no merit in the Revenue's appeal, which is dismissed with costs.",
    "positive",
  ],
  [
    "cf.",
    "The Code nowhere says whether a postpetition tax refund attributable to prepetition withholding belongs to the estate pro rata. Cf. {In re Bascombe, 177 B.R. 290, 295 (Bankr. W.D. Mo. 1995)} (earned income credit). The parties have stipulated the allocation, and so we pass to the turnover question.",
    "neutral",
  ],
  [
    "per incuriam",
    "With the greatest respect to the learned Judges who decided {Suresh Chand Gupta v. Municipal Board, Etawah, 1983 All LJ 671}, their attention was not drawn to the Full Bench ruling which bound them, nor to Section 128(2). A judgment delivered in such silence does not fetter us.",
    "negative",
  ],
  [
    "accord",
    "A surety discharged by the creditor's release is discharged for all purposes. Lindqvist v. Farmers' Trust, 144 Minn. 208, 174 N.W. 901 (1919). Accord, {Oleson v. Red Lake Elevator Co., 51 N.D. 412, 199 N.W. 870 (1924)}; 2 Brandt on Suretyship § 377.",
    "positive",
  ],
  [
    "history",
    'The story begins with {Nawab Ghulam Abbas v. Collector of Purnea, (1887) ILR 14 Cal 622}, where the Division Bench read "tenure" as embracing a permanent under-tenure. Legislative amendments followed in 1907 and 1928, and the word has since worn several meanings, not all of them easy to reconcile.',
    "neutral",
  ],
  [
    "superseded",
    "Defendant's reliance upon {Purvis v. Coastal Indemnity Co., 498 So. 2d 1120 (La. 1986)}, overlooks Act 374 of 1997, by which the Legislature rewrote the article the Purvis court was construing. The prescriptive period that court announced has not existed for two decades.",
    "negative",
  ],
  [
    "doubted",
    "We have grave reservations whether the proposition so broadly stated in {Vasantrao Kulkarni v. Land Acquisition Officer, (2006) 9 SCC 502}, paragraph 14, can be squared with Article 300-A. Let the papers be placed before the Hon'ble Chief Justice of India for constitution of an appropriate Bench.",
    "negative",
  ],
  [
    "quoted adopted",
    'Judge Farnsworth put the matter as well as it can be put: "a preference is measured by what the creditor got, not by what it meant." {In re Harrow Lumber & Supply, 62 F.2d 119, 120 (2d Cir. 1932)}. So measured, the April transfer was a preference.',
    "positive",
  ],
  [
    "lower court",
    "The Tribunal declined to follow {Sahyadri Alloys v. CCE, 2008 (229) ELT 88 (Tri.-Mumbai)}, observing that it had been decided on a concession. Before us neither side has addressed the correctness of that approach; the only substantial question framed concerns the levy of interest under Section 11AB.",
    "neutral",
  ],
  [
    "declined to follow",
    "Two bankruptcy judges outside this district have permitted the lien to be stripped on facts like these, the more thorough opinion being {In re Maddocks, 455 B.R. 871 (Bankr. E.D. Cal. 2011)}. The court has studied it with care and comes away unpersuaded; section 1322(b)(2) leaves no room for so generous a reading.",
    "negative",
  ],
  [
    "hypothetical",
    "Were this Court to hold that {Ramrati Devi v. District Magistrate, Gonda, (1979) 3 SCC 218} no longer holds the field, every detention order passed since 1980 would stand exposed to challenge. That consequence was pressed upon us, but the writ petition does not call for any such holding, the detenu having been released.",
    "neutral",
  ],
  [
    "cert denied",
    "The Sixth Circuit has allowed such claims to proceed under a theory of federal common law. {Kowalczyk v. Great Lakes Dredging Corp., 702 F.2d 55 (6th Cir.), cert. denied, 464 U.S. 881 (1983)}. The question has not come before this court, and we express no opinion upon it today.",
    "neutral",
  ],
  [
    "followed",
    "Sitting singly I am bound by {Chandrakanta Saikia v. State of Assam, 2002 (1) GLT 340}, and I should have arrived at the same conclusion had I been free. The removal of the petitioner from the office of Gaonburha without notice is accordingly quashed.",
    "positive",
  ],
  [
    "criticised",
    "It is hard to know what to make of {Tarbell v. Commissioner, 41 T.C.M. (CCH) 1109 (1981)}. The opinion cites no regulation, confuses basis with amount realized, and reaches in two sentences a result that would have astonished the drafters of section 1031. We shall not add to its progeny.",
    "negative",
  ],
  [
    "see also",
    "The distinction between a condition precedent and a mere directory requirement is often a fine one. See also {Gopal Das Mundhra v. Returning Officer, Bikaner, AIR 1969 Raj 205}, where the nomination paper had been signed at the wrong place. No such question arises on the pleadings before us.",
    "neutral",
  ],
  [
    "distinguished",
    "Petitioner's best case, {Dunleavy v. Commissioner, 88 T.C. 1290 (1987)}, concerned a taxpayer who kept a daily log of every mile. Petitioner kept nothing. The indulgence shown to a careful man whose ledger burned is not available to a careless one who never bought a ledger.",
    "negative",
  ],
  [
    "relied on",
    'We derive considerable sustenance from {Workmen of Bhilai Refractories v. Management, (1971) 2 LLJ 406 (SC)}, in which closure for reasons "beyond the control of the employer" was held not to embrace mere financial stringency. Tested on that anvil, the employer\'s plea crumbles.',
    "positive",
  ],
  [
    "overruled report",
    "The brief cites {Gaither v. Monongah Power Co., 119 W. Va. 640, 195 S.E. 88 (1938)}, without telling us that the court which decided it took it back in 1972. A precedent that its own parent has disowned is of no assistance to a federal court sitting in diversity.",
    "negative",
  ],
  [
    "question open",
    "Whether the observations in {Triveni Spinning Mills v. ESI Corporation, (1985) 3 SCC 641} extend to seasonal factories is a question of some nicety which we leave to be decided in an appropriate case. The present respondent admittedly works through all twelve months of the year.",
    "neutral",
  ],
  [
    "explained",
    'In {Carmody v. Board of Assessors, 366 Mass. 207, 316 N.E.2d 401 (1974)}, the taxpayer had paid under protest and later sought abatement by letter. The board treated the letter as timely, and the question was whether a letter was an "application." The court divided three to two.',
    "neutral",
  ],
  [
    "disapproved",
    'Held, that "month" in clause 9 of the charter means a calendar month and not a period of thirty days. {Begum Sakina Bi v. Orient Navigation Co., (1936) 38 Bom LR 902}, so far as it holds the contrary, not approved. Decision of the Court below reversed.',
    "negative",
  ],
  [
    "binding",
    "The magistrate judge thought the inventory search turned upon the officer's motive. Circuit law is otherwise. {United States v. Belknap, 903 F.3d 455, 461 (5th Cir. 2018)}, makes the inquiry an objective one, and it disposes of the motion. The objection is SUSTAINED and suppression is DENIED.",
    "positive",
  ],
  [
    "actor",
    "It was in {Haridwar Sugar Works v. State of U.P., (1964) 6 SCR 720} that a Bench of seven Judges overruled the earlier decisions and restored the distinction between a fee and a tax. The history is of interest, but the cess with which we are concerned was validated by Parliament in 1971.",
    "neutral",
  ],
  [
    "contra",
    "An escrow agent who follows the written instruction owes nothing more. Brightman Title Co. v. Sears, 88 Cal. App. 3d 740, 745 (1979); Furst v. Pacific Escrow, 92 Cal. App. 3d 310 (1979). Contra, {Delacroix v. Mid-Valley Escrow, 101 Ariz. 62, 415 P.2d 880 (1966)}.",
    "negative",
  ],
  [
    "party argument",
    'The State\'s brief calls {Whitcombe v. Jarrell, 740 S.W.2d 19 (Tex. App.—Waco 1987, writ denied)} "an aberration that ought to be overruled at the first opportunity." This is not the opportunity. The judgment is affirmed on an independent ground, that no objection was lodged at trial.',
    "neutral",
  ],
  [
    "other case",
    "The judgment of the High Court in the earlier round was per incuriam, for it did not notice Section 17-A at all. The appellants also filed, with their compilation, {Nandlal Bajoria v. Estate Officer, (2001) 5 SCC 390}, which concerns eviction from port premises and the computation of damages there.",
    "neutral",
  ],
  [
    "not binding",
    "Wife points to {In re Marriage of Osgood, No. 98-0412 (Iowa Ct. App. Feb. 24, 1999)}. It is an unpublished disposition, it binds no one but the Osgoods, and its single paragraph upon pensions assumes the very thing that is here in dispute. We put it to one side.",
    "negative",
  ],
  [
    "reaffirmed",
    "Having bestowed our anxious consideration on the reference, we hold that {Kamakhya Prasad Baruah v. Speaker, Legislative Assembly, (1995) 2 SCC 811} correctly expounds paragraph 2(1)(a) of the Tenth Schedule. The doubt expressed in the referring order proceeds upon a misreading of that judgment. The reference is answered accordingly.",
    "positive",
  ],
  [
    "discussed",
    'The statute is, as Judge Alcott once remarked, "a monument to inadvertence," and it has been repealed in eleven states. {Rennick v. Sutter Basin Corp., 55 Cal. 2d 301, 359 P.2d 77 (1961)}, from which the remark comes, traces the history of the section through 1959 and counts its amendments at thirty-one.',
    "neutral",
  ],
  [
    "followed",
    "The reasoning in {Ballarpur Pulp Mills v. State Electricity Board, (2009) 11 SCC 290} appeals to us as both principled and practical, and we are content to make it our own. Minimum demand charges are payable though not a single unit is drawn, the disconnection having been of the consumer's own making.",
    "positive",
  ],
  [
    "distinguished",
    'In {Pettibone v. Acme Drainage District, 188 Ill. 2d 60, 720 N.E.2d 14 (1999)}, the easement ran to "heirs and assigns forever." The paper before us runs to Homer Vance and stops. Lawyers may be forgiven for wishing the two instruments alike, but they are not, and the rule of the one does not travel to the other.',
    "negative",
  ],
  [
    "counsel",
    "Per contra, Ms. Nafisa Merchant, appearing for the Corporation, submitted that the ratio in {Yeshwant Glass Works v. MIDC, 2004 (3) Mh.L.J. 512} squarely covers the case, and that the petitioner's attempt to distinguish it is an exercise in futility. We shall advert to these submissions after setting out the terms of the lease.",
    "neutral",
  ],
  [
    "cited e.g.",
    'Courts have described the "disinterestedness" requirement of § 327(a) in a variety of ways. E.g., {In re Calloway Int\'l, Inc., 219 B.R. 60, 66 (Bankr. S.D.N.Y. 1998)} ("any personal interest, however slight"); In re Post Oak Drilling, 305 B.R. 700, 709 (Bankr. S.D. Tex. 2004) ("meaningful incentive to act contrary"). The variations do not matter today.',
    "neutral",
  ],
  [
    "overruled",
    "For these reasons the Full Bench answers the question in the negative. It follows that {Lakshmi Ammal v. Perumal Naicker, (1958) 1 MLJ 240}, must be regarded as having been wrongly decided, and the Subordinate Courts will be guided by the law as now declared.",
    "negative",
  ],
  [
    "applied",
    "Three facts mattered in {Sowders v. Kinney Mut. Ins. Co., 84 F.4th 1009, 1016 (10th Cir. 2023)}: a reservation of rights, a second lawyer, and a written conflict waiver. Each is present here. It would take an ingenious mind to escape the conclusion that the insurer satisfied its duty, and we shall not attempt it.",
    "positive",
  ],
  [
    "other case",
    "Reliance on Dinanath Traders is wholly misplaced, that decision having been overruled as long ago as 1992. As for {Shantilal Virchand v. Rameshwar Prasad, AIR 1961 MP 34}, it deals with mesne profits pending a second appeal and was cited only to show the rate then prevailing in Indore.",
    "neutral",
  ],
  [
    "abrogated",
    "The panel in {Vickery v. Nat'l Mortg. Servicing, 540 F.3d 811 (7th Cir. 2008)} assumed that a statutory violation, without more, opens the courthouse door. After the Supreme Court's standing decisions of the last decade the assumption is untenable. We hold that the assumption has not survived them.",
    "negative",
  ],
  [
    "history",
    "This dispute has been here before. In {Guthrie v. Commissioner, 112 T.C. 48 (1999)}, we held that the notice of deficiency was timely and left the computation to the parties. They could not agree, and the case comes to us again upon the Rule 155 papers.",
    "neutral",
  ],
  [
    "distinguished",
    "{Mangalore Refractories v. Steel Authority, (2003) 8 SCC 419} was rendered under the Arbitration Act, 1940, where the Court's power to remit was wide. The 1996 Act has been cast in a different mould. It will be hazardous to transplant the observations made under the one into proceedings under the other.",
    "negative",
  ],
  [
    "upheld attack",
    "It is said that {Rex Smelting Co. v. County of Shoshone, 71 Idaho 210, 229 P.2d 640 (1951)} was a creature of its time, unsound when born and mischievous since. We think it was sound when born and has grown sounder. The assessor must show his figures.",
    "positive",
  ],
  [
    "quote neutral",
    'The word "substantial" was said, in {Sardar Bachittar Singh v. Gurdial Kaur, AIR 1957 Punj 118}, to mean "something more than the merely nominal, though less than the whole." Definitions of this kind are helpful only up to a point, and everything turns on the context in which the draftsman used the word.',
    "neutral",
  ],
  [
    "vacated",
    "Plaintiffs rest upon {Ortega-Lunt v. Silver State Disposal, 377 F. Supp. 3d 1180 (D. Nev. 2019), vacated, 824 F. App'x 460 (9th Cir. 2020)}. A vacated order is an order that never was. The Court declines to borrow reasoning from a document the court of appeals has erased.",
    "negative",
  ],
  [
    "affirmed",
    "We have been taken through the judgment impugned, {Indu Bala v. Registrar of Cooperative Societies, 2013 SCC OnLine HP 2217}, by which the High Court directed enrolment of the petitioner as a nominal member. No infirmity has been pointed out in it, factual or legal. The civil appeal is dismissed; no order as to costs.",
    "positive",
  ],
  [
    "see generally",
    "For the origins of the doctrine of equitable subordination, see generally {Hartwell & Sons v. Trustee of Monument Coal, 14 F.2d 802 (3d Cir. 1926)}, and the literature there gathered. Modern practice is governed by 11 U.S.C. § 510(c), and it is with the text of that subsection that any analysis now starts.",
    "neutral",
  ],
  [
    "criticised",
    "We confess to some difficulty with {Rukmini Bai v. Motor Accidents Claims Tribunal, 1992 ACJ 840 (Kar)}. It reads into Section 110-B a multiplier which the Legislature never put there, and it does so upon the authority of an English case later abandoned in England. We cannot persuade ourselves to tread the same path.",
    "negative",
  ],
  [
    "question open",
    "The Ninth Circuit would apply a de novo standard. {Abernathy v. Sunrise Health Plan, 688 F.3d 1121 (9th Cir. 2012)}. Other circuits would not. Since the administrator's decision fails even the gentlest review, there is no occasion to choose sides.",
    "neutral",
  ],
  [
    "bound",
    "Respectfully following the judgment of the Hon'ble jurisdictional High Court in {PCIT v. Narmada Polymers Pvt. Ltd., (2019) 412 ITR 233 (Guj)}, we delete the addition of Rs. 14,62,000 made under Section 68. Ground No. 3 of the assessee's appeal is allowed.",
    "positive",
  ],
  [
    "dissent",
    "The dissent reads {Skipworth v. Town of Hanover, 118 N.H. 402, 387 A.2d 1150 (1978)} as having been quietly interred by our later zoning cases. We do not find it necessary to perform the autopsy; neither party has cited the decision, and the ordinance was enacted thirty years afterward.",
    "neutral",
  ],
  [
    "limited",
    "The sweeping language of {Brij Kishore Saxena v. Public Service Commission, (1986) 1 SCC 455} has to be understood in the setting of the interview board which was there under challenge. Divorced from that setting it proves too much. It lays down no rule of universal application, and we so clarify.",
    "negative",
  ],
  [
    "but cf.",
    "A chapter 7 trustee may not be compelled to abandon property at a secured creditor's convenience. In re Staunton, 98 B.R. 502, 505 (Bankr. W.D. Va. 1989). But cf. {In re Eldridge Orchards, 114 B.R. 220, 226 (Bankr. W.D. Wash. 1990)} (ordering abandonment where estate's equity was \"theoretical\").",
    "negative",
  ],
  [
    "compare",
    "Compare {Dhanraj Jute Presser v. Bengal Assam Railway, AIR 1943 Cal 477}, where the consignment note was silent as to risk, with Mool Chand v. G.I.P. Railway, AIR 1945 Nag 12, where the risk note was in Form B. The authorities have not been uniform, and the learned author of the leading text says as much.",
    "neutral",
  ],
  [
    "followed",
    "Public auction—Confirmation—Highest bidder acquires no vested right before confirmation of sale by the competent authority. {Ghanshyam Motors v. State of Rajasthan, (1978) 2 SCC 611}, followed. Appeal allowed; judgment and order of the Division Bench set aside.",
    "positive",
  ],
  [
    "overruled",
    "We took this case en banc to decide whether {Trask v. Warden, 966 F.2d 37 (1st Cir. 1992)} should remain the law of this circuit. Twelve years of trying to administer its presumption have taught us that it should not. Prejudice must be proved, not presumed, and from today that is the rule in this circuit.",
    "negative",
  ],
  [
    "facts",
    "In {Seth Moolchand v. Rai Bahadur Kanhaiyalal, (1912) 39 IA 211}, the Board was dealing with a mortgage by conditional sale executed at Ajmer before the Transfer of Property Act was extended there. The mortgagor had been out of possession for fifty-eight years when he sued.",
    "neutral",
  ],
  [
    "agree",
    "No Delaware court has spoken, so I look about for company. The Supreme Court of Vermont, in {Leclair v. Mountain Creamery Coop., 160 Vt. 88, 624 A.2d 1104 (1993)}, gave an answer I find irresistible: a cooperative's patronage refund is wages to nobody. I adopt it as a prediction of Delaware law.",
    "positive",
  ],
  [
    "declined",
    "The learned Authorised Representative placed before us the order in {ITO v. Kaveri Exports, (2008) 114 TTJ (Chennai) 620}. That order was passed before the Explanation was inserted with retrospective effect by the Finance Act, 2009. With the ground thus cut from under it, the assessee can make nothing of it.",
    "negative",
  ],
  [
    "party argument",
    'Defendant\'s motion, all sixty pages of it, is built on a single premise, that {Monteith v. Carver Aerospace, Inc., 29 F. Supp. 2d 340 (D. Conn. 1998)} "compels dismissal." Whether it does need not be resolved, because defendant waived the defense by omitting it from its first Rule 12 motion.',
    "neutral",
  ],
  [
    "not extended",
    "Appellant asks that the presumption recognised in {Holdsworth v. Crane Ferry Co., 3 Wash. 2d 617, 101 P.2d 1000 (1940)} be carried over from ferries to footbridges. We will not so extend it. The ferryman controls his vessel at every moment; the builder of a bridge goes home.",
    "negative",
  ],
  [
    "actor",
    "{Noor Jahan v. Wakf Board, (2000) 3 SCC 77}, which itself followed the view of the Privy Council in Abdul Karim's case, was a suit for removal of a mutawalli. A scheme had been settled in 1931. The dispute here concerns the validity of a lease for more than three years.",
    "neutral",
  ],
  [
    "quoted adopted",
    'The correct approach was indicated by Venkataraghavan, J. in {In re Poonamallee Estate, AIR 1949 Mad 655}, in a passage which has stood the test of time: "The Court does not sit to mend the testator\'s bargain with posterity." We respectfully endorse every word of it.',
    "positive",
  ],
  [
    "questioned",
    "One may wonder how much of {Lassiter v. Peoples Savings Ass'n, 227 N.C. 90, 40 S.E.2d 801 (1946)}, is left standing after the adoption of the Uniform Commercial Code. Its central premise, that a check assigns the drawer's funds, is flatly contradicted by section 3-408.",
    "negative",
  ],
  [
    "hypothetical",
    "Even assuming that {Harbans Lal v. Chief Settlement Commissioner, 1962 PLR 441} was rightly decided, a matter on which nothing need be said, the appeal before us is out of time by four years. No application for condonation was made, and the appeal must be rejected on that short ground.",
    "neutral",
  ],
  [
    "distinguished",
    "It will be seen that in {Tata Oil Seeds v. Union of India, (1981) 1 SCC 90} the point was conceded at the Bar and the Court proceeded on the concession. What is conceded is not decided. We are therefore free to examine the question as one of first impression, and we answer it the other way.",
    "negative",
  ],
  [
    "cited",
    "14. The same expert testified, with similar charts, in {Brandywine Polymers, Inc. v. Hotchkiss Chem. Co., 260 F.R.D. 118 (D. Del. 2009)}. The challenge there was to his sampling. No one in this case faults his sampling; the quarrel is with the discount rate he used.",
    "neutral",
  ],
  [
    "relied on",
    "The Debts Recovery Appellate Tribunal had no power to waive the pre-deposit in full. The point stands concluded by {Aruna Ferro Alloys v. Punjab & Sind Bank, (2011) 4 SCC 233}, which read the third proviso to Section 18(1) as leaving a floor of twenty-five per cent below which no tribunal may go.",
    "positive",
  ],
  [
    "disagrees",
    "A Division Bench of the Orissa High Court has taken the opposite view in {Banamali Sahu v. Executive Officer, NAC, (1997) 83 CLT 409}. With respect, we are unable to share it. To treat the date of despatch as the date of service is to deprive the ratepayer of a part of the time which the statute gave him.",
    "negative",
  ],
  [
    "explained",
    "There is no real conflict between {In re Yancey Motor Freight, 47 F.4th 330 (4th Cir. 2022)} and our decision of the year before. The one concerns claims that arise before confirmation, the other claims that arise after. Each speaks to its own season, and the present claim, which has been withdrawn, speaks to neither.",
    "neutral",
  ],
  [
    "followed",
    "PER CURIAM. The judgment is reversed. {Sturtevant v. Commissioner of Public Lands, 19 N.M. 455, 144 P. 602}. All concur.",
    "positive",
  ],
  [
    "not needed",
    "Learned counsel on both sides addressed us at length upon {Farida Begum v. Official Trustee of Bengal, (1950) 54 CWN 817}. Considerable learning was displayed. But since the plaint discloses no cause of action against the second defendant, that learning must await another suit.",
    "neutral",
  ],
  [
    "reversed",
    "The Tax Court sustained the Commissioner's determination. {Bellweather Trust v. Commissioner, 149 T.C. 77 (2017)}. It treated the trustee's discretion as a string by which the grantor held on. No such string appears in the instrument, and the decision cannot stand.",
    "negative",
  ],
  [
    "counsel",
    "The petitioner, appearing in person, sought to distinguish {Union of India v. Subedar Kehar Singh, (2007) 6 SCC 702} on the ground that he was invalided out and not discharged at his own request. The learned Additional Solicitor General replied that this was a distinction without a difference. Orders were reserved.",
    "neutral",
  ],
  [
    "followed",
    "Judicial discipline demands that we fall in line with {Shivam Organics v. CCE, Raipur, 2015 (317) ELT 490 (Tri.-Del.)}, and, even apart from discipline, we find ourselves in complete agreement with it. Cenvat credit on outward freight up to the buyer's premises is admissible.",
    "positive",
  ],
  [
    "limited to facts",
    "Our decision in {Dunphy v. Palisade Tower Corp., 41 N.Y.2d 188 (1976)} should be seen for what it was, a response to a landlord who shut off heat in January while professing to negotiate. It has nothing to teach about commercial tenants, in summer, with counsel at their elbow.",
    "negative",
  ],
  [
    "other case",
    "The award cannot be sustained; it is perverse, it is unreasoned and it ignores the contract. The scope of Section 34 was noticed in {Deccan Bridgeworks v. Konkan Railway, (2012) 3 Arb LR 88 (Bom)} among other cases referred to in paragraph 40 of the impugned judgment.",
    "neutral",
  ],
  [
    "superseded",
    'Footnote 6. Several of the cases in plaintiff\'s letter brief, {Grissom v. Petrie Foods, 127 F.R.D. 60 (M.D. Ga. 1989)}, among them, apply the "reasonably calculated" formula, which was struck from Rule 26 in the 2015 amendments. They speak of a rule that is no more.',
    "negative",
  ],
  [
    "principle applied",
    'The expression "in relation to" fell to be interpreted in {Doaba Cooperative Sugar v. Cane Commissioner, (1990) 3 SCC 14}, and was given the widest amplitude. We see no warrant for giving the same three words a narrower meaning in the sister enactment, drafted by the same hand in the same year.',
    "positive",
  ],
  [
    "see",
    "The limitations period for a fraudulent-transfer action under state law is four years from the transfer. See {Van Horne v. Castellanos, 512 F. App'x 877, 880 (11th Cir. 2013)} (per curiam). The transfer to the sister occurred in March 2011; the complaint was filed in July 2014.",
    "neutral",
  ],
  [
    "overruled sub silentio",
    "Though it was not named in the judgment of the Constitution Bench, {Kalyani Breweries v. Excise Commissioner, (1980) 4 SCC 9} perished with the doctrine on which it rested. To cite it today is to cite the shadow after the tree has been felled.",
    "negative",
  ],
  [
    "see string cite",
    "See Alder v. Moss, 3 Bankr. Ct. Dec. 88 (D. Colo. 1977); In re Petrakis, 9 B.R. 400 (Bankr. D. Colo. 1981); {In re Winslow-Hart, 22 B.R. 613 (Bankr. D. Colo. 1982)}; 4 Collier ¶ 522.08. None of these decisions involved, as this one does, a debtor who had moved away before filing.",
    "neutral",
  ],
  [
    "accord",
    "22. A taxpayer may not disown the form he chose merely because another form would have been cheaper. Higgs v. United States, 301 F.2d 811 (Ct. Cl. 1962). Accord {Pomerantz v. Commissioner, 52 T.C. 702, 709 (1969)}, aff'd, 433 F.2d 77 (2d Cir. 1970).",
    "positive",
  ],
  [
    "distinguished",
    "{Budhu Oraon v. Etwa Munda, AIR 1952 Pat 60} turned upon a custom specially pleaded and specially found. The defendants here pleaded none. The learned Additional Judicial Commissioner was in error in importing the custom of one village into another forty miles away upon the strength of that report.",
    "negative",
  ],
  [
    "question framed",
    'The question referred for the opinion of the larger Bench is in these words: "Whether the law laid down in {Ajit Parekh v. Mamlatdar, Valsad, 1976 GLR 313} requires reconsideration?" Before answering it, we may briefly state the facts out of which the reference arises.',
    "neutral",
  ],
  [
    "unpersuasive",
    "Plaintiffs lean heavily on a single out-of-district opinion, {Zabriskie v. FastPay Servs., LLC, 2021 WL 774102 (S.D. Fla. Feb. 26, 2021)}. The court there did not cite, much less grapple with, the statutory exception for intrastate transactions. An opinion which overlooks the decisive text cannot be a guide to it.",
    "negative",
  ],
  [
    "reaffirmed",
    "The majority opinion in {Ratan Behari v. Election Tribunal, Cuttack, [1959] SCR 1101}, has governed the trial of election petitions for more than two generations, and we would not disturb a rule so firmly rooted even if, which is not so, its foundations had been shown to be infirm.",
    "positive",
  ],
  [
    "facts",
    "The bar date in {In re Consolidated Tanneries, 402 F.3d 51 (1st Cir. 2005)} passed while the creditor's lawyer lay in hospital; the court allowed the late claim. The bar date in this case passed while the creditor's lawyer was on a cruise. Excusable neglect is a question for the bankruptcy judge in the first instance, and he has not yet spoken.",
    "neutral",
  ],
  [
    "erroneous",
    "The High Court fell into the error of following {Sunderbai v. Deputy Collector (Ceiling), 1988 Mah LJ 77}. That decision overlooks that a declaration under Section 10(3) vests the land by its own force. Possession is another thing. The two were confused, and a correct result cannot grow out of the confusion.",
    "negative",
  ],
  [
    "lower court",
    "The bankruptcy court, relying on {In re Fontenot Shrimp Co., 266 B.R. 330 (Bankr. E.D. La. 2001)}, fixed the value of the vessels at liquidation. The parties have since settled the valuation, and the only live issue in this appeal is the award of attorney's fees under § 506(b).",
    "neutral",
  ],
  [
    "governed",
    "The case falls squarely within the four corners of {Commissioner of Sales Tax v. Premier Biscuit Co., (1979) 44 STC 187 (SC)}. Glucose biscuits are biscuits. We say no more than that the learned Judges of the High Court ought not to have been tempted by the chemistry.",
    "positive",
  ],
  [
    "contra",
    "9. So held in Ketchikan Cold Storage v. Lund, 5 Alaska 101 (1914), and in Peavey v. The Gull, 231 F. 77 (W.D. Wash. 1916). Contra {The Maid of Sitka, 198 F. 440 (D. Or. 1912)}, where the libelant was a stevedore and not one of the crew.",
    "negative",
  ],
  [
    "cited",
    "The phrase is an old one. Mercer v. Tidewater Coal, 91 F.4th 200, 207 (4th Cir. 2024) (quoting {Bruton v. Olin, 80 U.S. (13 Wall.) 22, 25 (1871)}). It has been used to describe barges, mules, patent rights, and now digital tokens, and no two uses carry quite the same meaning.",
    "neutral",
  ],
  [
    "overruled",
    "The view taken by the Punjab and Haryana High Court in {Mohinder Kaur v. State, 2001 (2) RCR (Criminal) 655}, that a complaint under Section 138 may be presented by any clerk of the payee bank, does not reflect the true legal position and stands overruled to that extent.",
    "negative",
  ],
  [
    "persuaded",
    "We join the Third Circuit. Its opinion in {Rothman v. Allegheny Title Abstract, 55 F.4th 660 (3d Cir. 2022)} takes the statute as Congress wrote it, and the contrary opinions, for all their erudition, take it as they would have preferred it written.",
    "positive",
  ],
  [
    "dissent reported",
    'Sarkar, J. dissented in {Lakhi Narayan v. Administrator General, (1961) 2 SCR 388}, and described the reasoning of his brethren as "contrary to principle and destructive of certainty." The majority did not answer him. The appellants before us do not ask that the matter be revisited; they say only that they come within an exception added in 1963.',
    "neutral",
  ],
  [
    "weakened",
    "The Government's chief authority, {United States v. Ocampo-Reyes, 2016 WL 90233 (D.N.M. Jan. 6, 2016)}, was undone on appeal. The Tenth Circuit reversed it precisely on the point for which the Government cites it, a circumstance its brief relegates to a parenthetical.",
    "negative",
  ],
  [
    "hypothetical",
    "If the legislature wishes the rule of {Cobbett v. Greaves Packing, 155 Neb. 318, 51 N.W.2d 720 (1952)} changed, it knows the way. We are told by amici what we should do were we inclined to abandon the rule. The claim was not preserved, however, and the matter must rest there.",
    "neutral",
  ],
  [
    "distinguished",
    "{Pramila Textiles v. Regional PF Commissioner, (1996) 10 SCC 22} is of no avail to the establishment. The employees there were apprentices under the Standing Orders; the employees here were called trainees in the morning and put to the looms in the afternoon.",
    "negative",
  ],
  [
    "relied on",
    "Whether a worker is an employee for withholding purposes is decided by the seven factors in {Delmonte v. Commissioner, 117 T.C. 263, 270 (2001)}. Taking them in turn, we find that five point to employment, one points nowhere, and only the worker's ownership of his own hammer points the other way.",
    "positive",
  ],
  [
    "listed",
    "The following decisions were also placed before us: (i) Madan Gopal v. Lt. Governor, (2010) 1 SCC 640; (ii) {Elizabeth Kurien v. State of Kerala, 2014 (3) KLT 118}; and (iii) Rajni Devi v. DDA, 2016 SCC OnLine Del 3390. We have perused them.",
    "neutral",
  ],
  [
    "disapproved",
    "There is language in {Neuberger v. Town of Oconto, 204 Wis. 2d 455, 555 N.W.2d 101 (Ct. App. 1996)} which may be taken to mean that notice to the clerk's spouse is notice to the town. We withdraw that language.",
    "negative",
  ],
  [
    "affirmed",
    "The district court's careful opinion, {Lindenmeyer v. Chalmers Aviation, 588 F. Supp. 1204 (W.D. Wash. 1984)}, leaves us little to add. For the reasons it gives, and upon the record it describes, the judgment is affirmed.",
    "positive",
  ],
  [
    "background",
    "The Bombay Rent Act had been in force some seven years when {Cursetji Wadia v. Bai Jerbai, (1955) 57 Bom LR 330} came to be decided. Standard rent was then reckoned from September 1940. Counsel took us to the report only to show how the expression had come into use.",
    "neutral",
  ],
  [
    "not followed",
    'The New Jersey court has fashioned a rule of "enterprise nuisance." {Applegate v. Passaic Dye Works, 61 N.J. 255, 294 A.2d 7 (1972)}. It is a humane rule and it may suit New Jersey. It does not suit a State whose constitution forbids courts to levy what is in substance a tax.',
    "negative",
  ],
  [
    "other case",
    "The objection as to maintainability was overruled by the learned Single Judge on 4-3-2003. In doing so he referred in passing to {Zenith Lamps v. Regional Director, 1994 (68) FLR 720 (Del)}. The appeal before us is against the final judgment alone.",
    "neutral",
  ],
  [
    "followed",
    "I had occasion to go into this matter at length in {Rose Mary D'Costa v. Communidade of Chicalim, 2010 (5) All MR 61}. Nothing that has fallen from the Bar today inclines me to alter a line of it. The second appeal is accordingly allowed.",
    "positive",
  ],
  [
    "inapposite",
    "What fell from the learned Chief Justice in {Trustees of the Port of Vizag v. Bulk Ore Traders, (1972) 1 Andh LT 140} was said in passing, after the point had been given up. It is obiter of the most casual description and we do not feel ourselves obliged to give effect to it.",
    "negative",
  ],
  [
    "see also",
    'Section 7430 permits an award of costs only to a "prevailing party." 26 U.S.C. § 7430(a); see also {Stavros Marine, LLC v. Commissioner, T.C. Memo. 2014-88} (position of the United States substantially justified though ultimately rejected). The motion for costs in the instant case was filed late and need not be considered on its merits.',
    "neutral",
  ],
  [
    "denial of attack",
    "The submission that {Samyukta Tea Estates v. Plantation Inspector, (1987) 3 SCC 120} was rendered per incuriam has only to be stated to be rejected. Section 19 was not merely noticed, it was reproduced in full at page 127 of the report. The decision binds us.",
    "positive",
  ],
  [
    "unresolved criticism",
    'Professor Hallam has called {Everly v. Pine Bluff Cotton Press, 81 Ark. 402, 99 S.W. 1000 (1907)} "the worst-reasoned opinion in the Arkansas Reports," a distinction for which there is competition. Be that as it may, the present dispute is governed by the lease and not by the common law.',
    "neutral",
  ],
  [
    "declines",
    "The distinction between governmental and proprietary acts that {Gorham v. Village of Kinderhook, 222 N.Y. 301} once drew has been a trap for the unwary too long. We draw it no more.",
    "negative",
  ],
  [
    "followed",
    'If there was any lingering uncertainty as to the meaning of "encumbrance" in a warranty deed, it was laid to rest by {Sheffield v. Old Colony Trust, 312 Mass. 90, 43 N.E.2d 299}, and neither ingenuity nor the passage of eighty years has raised it again. A recorded wetland order is an encumbrance.',
    "positive",
  ],
  [
    "distinguished",
    "What weighed with this Court in {Rajasthan Agro Corporation v. Bhanwar Lal, (2002) 5 SCC 654} was that the workman had put in nineteen unbroken years. The respondent worked eighty-one days. One swallow, it has been said, does not make a summer, and eighty-one days do not make nineteen years.",
    "negative",
  ],
  [
    "counsel",
    'Mr. Rebello fairly accepted that {Anselmo Pinto v. Administrator of Goa, (1983) 85 Bom LR 219} was against him, but he maintained that it had been "diluted beyond recognition" in subsequent years. We proceed to consider first whether the suit was within time, for if it was not, the rest is academic.',
    "neutral",
  ],
  [
    "cited",
    "The case was transferred for coordinated pretrial proceedings. {In re Glidewell Hip Implant Prods. Liab. Litig., 84 F. Supp. 3d 1371 (J.P.M.L. 2015)}. The transferee judge then entered the case-management order which plaintiff now says violated due process.",
    "neutral",
  ],
  [
    "overruled",
    "After mature reflection, and with deference to the Judges who joined it, we shall no longer adhere to {Whitlock Bros. v. Commissioner, 63 T.C. 377 (1974)}. The regulation upon which it turned was always interpretive, and the courts of appeals have been unanimous in giving it no effect.",
    "negative",
  ],
  [
    "affirmed",
    "In the result, the view of the High Court of Judicature at Patna in {State of Bihar v. Maharaj Kumar Singh, AIR 1965 Pat 312}, that royalty forms no part of the rent for purposes of compensation, has our approval. The State's appeals, seven in number, fail.",
    "positive",
  ],
  [
    "see cf",
    'Courts have reached differing conclusions as to whether the "person aggrieved" standard survived the 1978 Code. Cf. {In re Lockridge Dairy, 19 F.3d 1240 (7th Cir. 1994)} (assuming without deciding). Because appellant would have standing on any view, the matter may be left where it lies.',
    "neutral",
  ],
  [
    "declined to follow",
    "The Calcutta view, of which {Sudhir Kumar Ghosh v. Howrah Improvement Trust, 81 CWN 940} is the leading exposition, commends itself neither to reason nor to convenience. This Court has consistently held to the contrary since 1961 and will continue so to do.",
    "negative",
  ],
  [
    "explained",
    'In {Thibodeaux v. Bayou Chemical Corp., 884 F.2d 1102 (5th Cir. 1989)}, the jury had been told that it might infer negligence from the explosion itself. The panel said the charge was "not a model." It affirmed because no one had objected.',
    "neutral",
  ],
  [
    "rely",
    "Limitation bars the remedy without destroying the right. We need look no further for authority than {Punjab Cooperative Bank v. Bikram Lal, AIR 1959 SC 480}. It follows that the bank, though it could not sue upon the pronote, could lawfully retain the security.",
    "positive",
  ],
  [
    "but see",
    "An assignment for the benefit of creditors does not itself sever a joint tenancy. See Wicker v. Dunne, 200 Misc. 14 (N.Y. Sup. Ct. 1951). But see {Matter of Garfinkel, 11 Misc. 2d 377, 170 N.Y.S.2d 606 (Sur. Ct. Kings Cty. 1958)}.",
    "negative",
  ],
  [
    "not good law",
    "Registration Act, S. 17 — Family arrangement — Memorandum recording a past partition does not require registration — {Chhotey Lal v. Ganeshi, 1931 ALJ 1020}, held no longer good law in view of the Supreme Court's pronouncement — Second appeal allowed.",
    "negative",
  ],
  [
    "other case",
    "The difficulty with Prentiss is that it makes the guarantor an insurer of the weather, and we decline to follow it. The Prentiss court had before it the briefs in {Monarch Hail Underwriters v. Stobbe, 88 Kan. 15, 127 P. 219 (1912)}, a case on the reinsurance of standing wheat, which it noted without discussion.",
    "neutral",
  ],
  [
    "adopted",
    "The larger Bench of this Tribunal, to which the difference was referred, prefers the line of reasoning in {Orbit Dyechem v. CC, Kandla, 2006 (198) ELT 301} to that in the decisions cited on the other side. The former gives effect to the Note in Chapter 32; the latter would render it otiose.",
    "positive",
  ],
  [
    "dissent",
    "Two of our colleagues would overrule {Chadbourne v. State, 317 Md. 488, 564 A.2d 1170 (1989)} forthwith. The other five of us, for reasons that differ, find that the appellant lacks standing, and accordingly do not reach the question on which our colleagues have written with such force.",
    "neutral",
  ],
  [
    "distinguished",
    "It must be remembered that {Ganga Prasad v. Receiver, Benares Bank, AIR 1938 PC 91} was concerned with a receiver appointed by the Court. A Recovery Officer draws his powers from the statute and from the statute alone. What was said there of the one affords no light upon the other.",
    "negative",
  ],
  [
    "accord",
    'The insurer that controls the defense controls the clock. Orland v. Great Plains Cas., 240 Kan. 610, 731 P.2d 1190 (1987); accord {Tri-County Hosp. Dist. v. Mutual Shield Ins. Co., 1982 OK CIV APP 77, 641 P.2d 903} (insurer "may not dawdle and then plead delay").',
    "positive",
  ],
  [
    "mention",
    "Reliance has been placed on behalf of the assessee on the judgment of the Delhi High Court in {Maruti Bearings v. DCIT, (2016) 387 ITR 514}. The Departmental Representative relied on the orders below. We have considered the rival submissions and shall first deal with the factual aspect.",
    "neutral",
  ],
  [
    "criticised",
    '{Crandall}, to be candid, cannot make up its mind. At page 512 it calls the privilege absolute; two pages on it is qualified; by the end it is "conditional upon the equities." 98 Wis. at 512–15. A rule with three faces is no rule, and the trial court was right to look elsewhere.',
    "negative",
  ],
  [
    "hypothetical",
    "Supposing for a moment that {Vidarbha Ginning Factory v. Assessing Authority, (1993) 91 STC 402 (Bom)} were to be carried to its logical end, every sale of packing material would escape tax. The learned Advocate General painted this consequence in lurid colours. It is not a consequence with which the present assessment year has any concern.",
    "neutral",
  ],
  [
    "abrogated report",
    "Debtor's counsel ought to have noticed that {In re Farragut Theatres, 733 F.2d 1180 (6th Cir. 1984)}, the foundation of his memorandum, was abrogated by the Supreme Court two Terms ago. Rule 9011 requires of counsel at least a glance at subsequent history.",
    "negative",
  ],
  [
    "followed",
    "That a person who purchases after the Section 4 notification cannot question the acquisition, and can claim compensation only, was settled in {Star Rubber Udyog v. State of Haryana, (2008) 4 SCC 59}. The appellants purchased after the notification. Nothing more need be said to dispose of this appeal.",
    "positive",
  ],
  [
    "see e.g.",
    'District courts commonly defer ruling on spoliation until trial. See, e.g., {Kestenbaum v. Ulster Cement, 233 F.R.D. 310, 314 (N.D.N.Y. 2005)} (deferring, though noting that the loss of the tapes was "deeply troubling"); Foy v. Sheriff of Albany Cty., 2012 WL 220145, at *2 (N.D.N.Y. Jan. 25, 2012).',
    "neutral",
  ],
  [
    "distinguish",
    "The appellant's sheet anchor is {Baldev Krishan v. Improvement Trust, Ludhiana, (1999) 2 PLR 88}. The anchor does not hold. There the scheme had lapsed before the award; here the award was followed by possession and, within the month, by a metalled road.",
    "negative",
  ],
  [
    "reject attack",
    "Counsel's assault on {Ames Quarry v. Barre Twp., 441 Pa. 203, 272 A.2d 880 (1971)} was spirited, but it came to nothing more than that he would have decided it differently. So, perhaps, might some of us. It stands.",
    "positive",
  ],
  [
    "history",
    'The so-called "umbrella test" made its debut in {Hiralal Mafatlal v. Charity Commissioner, (1969) 10 GLR 771}. In the decades that followed it was praised by some Benches and ridiculed by others. We have not been shown that it has any bearing on a change report filed under Section 22.',
    "neutral",
  ],
  [
    "reversed",
    "By the judgment under appeal, {Gurmeet Singh v. Food Corporation of India, 2018 SCC OnLine P&H 1190}, the High Court directed regularisation with full back wages. The direction was beyond its powers and offends the settled law on public employment. The judgment is set aside and the writ petition shall stand dismissed.",
    "negative",
  ],
  [
    "cited",
    '3. The court uses "straw lender" in the sense in which it appears in {In re Gatewood Estates, 340 B.R. 719, 723 n.5 (Bankr. E.D. Va. 2006)}, and not as a term of opprobrium. Mr. Gatewood, as it happens, was later acquitted.',
    "neutral",
  ],
  [
    "limits",
    "Read literally, {United States v. Farrow-Dukes, 70 F.3d 411 (6th Cir. 1995)} would bar every stipulated sentence appeal. We have never so read it. In eleven subsequent cases we have held it to waivers that name the right waived, and its literal reading may now be regarded as abandoned.",
    "negative",
  ],
  [
    "quoted approval",
    'It would be presumptuous to attempt to improve upon the exposition of Hidayat Ali, J. in {Mst. Zainab v. Ahmad Baksh, AIR 1955 NUC (J&K) 3310}: "Possession follows title as the shadow the substance, until someone else stands in the sun." The appellant never stood in the sun.',
    "positive",
  ],
  [
    "lower court",
    'The High Court brushed aside {Jharia Coking v. State of Bihar, (1994) 1 BLJR 500} as "clearly distinguishable and, in any case, of doubtful authority." The learned counsel who appears for the State did not seek to support that observation or to attack it; he rested on the statutory amendment.',
    "neutral",
  ],
  [
    "disagree",
    'Respectfully, this Court cannot join {Thornbury v. Allied Credit Bureau, 990 F. Supp. 2d 65 (D.R.I. 2014)}. To call a voicemail a "communication" only when it is returned is to let the hearer rather than the speaker define the tort.',
    "negative",
  ],
  [
    "applied",
    "Under {Hazelton Shipping Corp. v. Director, 29 BRBS 144 (1995)}, an injury aggravating a prior scheduled loss is compensated for the combined disability. The administrative law judge so compensated it. The employer's complaint is thus with the Board's law rather than the judge's arithmetic.",
    "positive",
  ],
  [
    "actor",
    '{Kunhikannan v. Land Tribunal, Tellicherry, 1977 KLT 505} had dissented from an earlier Single Bench decision on the meaning of "kudikidappukaran" and referred the question to a Division Bench. What became of the reference the reports do not disclose, nor does it signify for the purposes of this revision.',
    "neutral",
  ],
  [
    "rejected",
    "Were we writing in 1928, {Orcutt v. Interurban Ry., 186 Cal. 344, 199 P. 511} might have been the end of the matter. We are not. Contributory fault has ceased to be a bar in this State and the rule of the imputed driver has gone with it.",
    "negative",
  ],
  [
    "explained",
    "On a close reading, {Lachhmi Narain Jute Agency v. Moti Ram, 1953 SCR 1012} and the later judgment of the three-Judge Bench do not collide at all: the earlier decision speaks of the agent's duty to insure, the later of the measure of damages when he does not. The present plaint rests on neither.",
    "neutral",
  ],
  [
    "cert granted",
    "The Fourth Circuit has taken a broader view of the carve-out. {Delacourt v. Piedmont Orthopedics, 101 F.4th 512 (4th Cir.), cert. granted, 145 S. Ct. 220 (2024)}. Argument was heard in March. The parties' joint motion to stay this action pending a decision is GRANTED.",
    "neutral",
  ],
  [
    "followed",
    "Guided by {Oriental Assurance v. Phoolwati, 2012 ACJ 1799 (SC)}, we add forty per cent towards future prospects and deduct one-fourth for personal expenses. So computed, the compensation comes to Rs. 18,40,500, to which the claimants are held entitled.",
    "positive",
  ],
  [
    "distinguished",
    "{Arrowood v. United States, 604 F.2d 339 (4th Cir. 1979)}, is not this case. The payments in Arrowood were compelled by a state decree which neither spouse could alter; the payments here began with a birthday and ended with a quarrel. Congress did not have birthdays in mind.",
    "negative",
  ],
  [
    "unresolved",
    "Since the appeal succeeds on the first ground, we refrain from expressing any opinion on the correctness of {Om Prakash Mehra v. Registrar of Companies, (2013) 115 SCL 390 (Del)}, and all contentions in that behalf are kept open.",
    "neutral",
  ],
  [
    "background",
    "Appeals under Section 62 of the Code lie to this Court only on a question of law. {Mentor Infra Resolution Professional v. Axis Credit Co., (2021) 9 SCC 433} arose out of the same resolution plan, though at an earlier stage, and may be looked at for the chronology of events.",
    "neutral",
  ],
  [
    "overruled",
    "Candor compels the concession that today's holding cannot live in the same house with {Pickard v. Rural Fire Dist. No. 4, 268 Or. 119, 519 P.2d 360 (1974)}. One of them must go, and it is Pickard that goes.",
    "negative",
  ],
  [
    "follow",
    "The point is covered against the Revenue by {CIT v. Hosur Castings Ltd., (2010) 325 ITR 90 (Kar)}, from which we are shown no ground to differ. Interest on borrowed capital used to acquire a non-compete right is revenue in character. The question is answered in favour of the assessee.",
    "positive",
  ],
  [
    "brief",
    'Throughout its brief the appellee treats {Scoville v. Merchants Bonded Warehouse, 89 A.D.2d 714 (3d Dep\'t 1982)} as "dispositive, unanimous and unassailable." Appellant prefers "stale." We affirm on a ground that neither adjective touches: no notice of appeal was ever filed from the 2009 order.',
    "neutral",
  ],
  [
    "distinguished",
    "Reliance on {Bhola Ram v. State of Punjab, (1994) Supp (3) SCC 115} does not advance the appellant's case. The recovery in that case was from a thoroughfare accessible to all and sundry. The weapon in this case was dug from beneath the appellant's own hearth, at a spot known to none but him.",
    "negative",
  ],
  [
    "affirm",
    "The Court of Appeals held that the father's bankruptcy did not discharge the property equalization note. {In re Marriage of Stottlemyer, 231 Or. App. 81, 218 P.3d 540 (2009)}. We allowed review, we have considered the father's arguments, and we hold the same.",
    "positive",
  ],
  [
    "see",
    '"Adequate protection" is a flexible notion. See Frisco Bank v. Beaumont Ice, 7 B.R. 61 (Bankr. S.D. Tex. 1980); {Matter of Kingsley Alfalfa Growers, 12 B.R. 808 (Bankr. D. Idaho 1981)}; In re Pohl, 16 B.R. 119 (Bankr. N.D. Ohio 1981).',
    "neutral",
  ],
  [
    "incorrect",
    "We must also advert to {Supreme Petro v. CST, 2011 (23) STR 410 (Tri.-Ahmd.)}, where a learned Single Member, sitting on a matter that ought to have gone to a Division Bench, took a contrary view. An order passed without jurisdiction has no precedential worth and we ignore it.",
    "negative",
  ],
  [
    "quote",
    'The valley has been described as "a place where water runs uphill toward money." {Sandoval v. Mimbres Ditch Co., 66 N.M. 211, 345 P.2d 900, 902 (1959)}. In this suit, which concerns a 1907 priority, plaintiffs contend it has been running that way again.',
    "neutral",
  ],
  [
    "not followed",
    "Faced with two decisions of this Court which cannot be reconciled, the High Court had no choice but to go by the larger Bench. {Sita Ram Bansal v. Rent Controller, (1991) 3 SCC 508}, being of two learned Judges, must give way, and the High Court was right in so treating it.",
    "negative",
  ],
  [
    "relied",
    "The trustee's objection runs headlong into {Weatherbee v. Granite State Bank, 139 F.2d 602 (1st Cir. 1943)}, which held that a set-off complete before the petition is no preference. Bankers have relied upon that decision through four revisions of the bankruptcy law. So shall we.",
    "positive",
  ],
  [
    "other case",
    "The dictum in Kesho Das that a minor may ratify has been repeatedly disapproved and is, in my judgment, contrary to the Contract Act. {Ramautar Singh v. Chhakauri, AIR 1929 Oudh 144}, was placed in my hands along with it; the suit there was for return of earnest money, and the report is taken up chiefly with the pleadings.",
    "neutral",
  ],
  [
    "weak authority",
    "The lone decision to the contrary, {In re Sweetwater Ginners, 2 F. Supp. 811 (N.D. Tex. 1933)}, was rendered under section 70 of the former Act, without briefing, upon the eve of the bank holiday. It has been cited four times in ninety years, never with approval. It will not be cited with approval today.",
    "negative",
  ],
  [
    "question for larger bench pending",
    "We are informed that {Lalitaben Shah v. Estate Manager, ONGC, (2019) 15 SCC 71} has since been referred to a larger Bench and the reference is awaiting hearing. In the meantime, the parties have agreed that the interim arrangement shall continue, and we dispose of the application in those terms.",
    "neutral",
  ],
  [
    "principle from",
    "It was observed in {Anant Rao v. Vice-Chancellor, Osmania University, (1973) 2 An WR 19}, and we respectfully concur, that an examinee has no right to see the marks before they are moderated. Transparency is a virtue, but it begins when the process ends.",
    "positive",
  ],
  [
    "distinguished",
    "17. Defendants' citation of {Quintero v. Aloha Interisland Freight, 71 Haw. 330, 789 P.2d 1154 (1990)}, is puzzling. The tariff there was on file; theirs was in a drawer.",
    "negative",
  ],
  [
    "counsel",
    "The learned Amicus Curiae invited us to lay down that {Dr. Vimla Rao v. Medical Council of India, (2004) 7 SCC 245} was confined to its own facts. The Union of India took no position. As the respondent-college has withdrawn its petition, the invitation need not be acted upon.",
    "neutral",
  ],
  [
    "but see",
    "See Fontanelle v. Trident Leasing, 14 F.4th 88, 92 (2d Cir. 2021) (claim preclusion applies to confirmed plan); In re Ossabaw Marina, 610 B.R. 403 (Bankr. S.D. Ga. 2019) (same). But see {Chattahoochee Bank v. Pyle, 955 F.2d 1460, 1465 (11th Cir. 1992)} (creditor without notice not precluded).",
    "negative",
  ],
  [
    "endorsed",
    "We find that the Gauhati High Court, in {Hemanta Kalita v. Assam State Electricity Board, 1999 (2) GLT 501}, arrived at the same conclusion by the same process of reasoning. That decision, in our judgment, states the law correctly, and the later decisions to the contrary do not.",
    "positive",
  ],
  [
    "explain",
    "When the matter was first litigated, {Turnbull v. Casper Irrigation Co., 61 Wyo. 414, 158 P.2d 803 (1945)}, the company denied that any stock had been issued to the Turnbulls. It now admits the stock but says that it was cancelled in 1951. To that plea we turn.",
    "neutral",
  ],
  [
    "statutory overruling",
    "Parliament was not slow to react. By the Validation Act of 1984 the very basis of {Eastern Cane Growers v. State of Uttar Pradesh, (1982) 2 SCC 366} was taken away with retrospective force. The petitioners are thus left holding an authority from which the Legislature has withdrawn the foundation.",
    "negative",
  ],
  [
    "refuse to limit",
    "The Commissioner would have us confine {Hollander v. Commissioner, 80 T.C. 1033 (1983)}, to authors. Nothing in its reasoning smells of ink. A sculptor's studio rent is as much an ordinary expense as a novelist's, and we hold that Hollander controls.",
    "positive",
  ],
  [
    "cited",
    "See also {Directorate of Enforcement v. Pradeep Lulla, 2020 SCC OnLine Bom 1441} (bail application of co-accused). The co-accused was enlarged on medical grounds. Parity is urged before us but no material regarding the health of the present applicant has been produced.",
    "neutral",
  ],
  [
    "rejects",
    "A license coupled with expenditure does not ripen into an easement in this jurisdiction. {Rickert v. Stroudsburg Ice Co., 209 Pa. 88}, and the cases which trail after it, express a policy other than our own, and the trial judge did well to leave them in Pennsylvania.",
    "negative",
  ],
  [
    "dissent",
    "In {Emperor v. Gajadhar, (1926) ILR 48 All 300 (FB)}, Mears, C.J. was of opinion that the earlier rulings had been wrongly decided; Walsh and Lal, JJ. thought otherwise, and the point went off on the form of the charge. The record was thereupon returned to the Sessions Judge.",
    "neutral",
  ],
  [
    "cited as authority",
    "The Erie question answers itself. The Supreme Court of Montana held in {Kovacich v. Anaconda Timber, 212 Mont. 33, 686 P.2d 911 (1984)} that a lessee's duty to reforest runs with the land. That is Montana's law, it is therefore ours, and judgment must be entered accordingly.",
    "positive",
  ],
  [
    "cited",
    "The Bombay Bench took an extreme position that has rightly been criticised. Other Benches have been more circumspect; see {ACIT v. Godavari Seeds, (2013) 57 SOT 12 (Hyd)(URO)}, where the matter was sent back for verification of the challans. The present appeal involves a different head of income.",
    "neutral",
  ],
  [
    "distinguished",
    "{The Calliope Star, 1998 AMC 2210 (E.D. La. 1998)}, was decided upon a bill of lading that incorporated COGSA by reference. The contract in suit incorporates nothing but the cheerful ignorance of its draftsman. We must therefore go to the general maritime law without assistance from that quarter.",
    "negative",
  ],
  [
    "reaffirmed",
    "Nearly three decades have gone by since {Ex-Havildar Baliram v. Chief of Army Staff, (1996) 4 SCC 708}. Its insistence that a summary court-martial record reasons, however brief, has lost none of its relevance; rather, we would reiterate it with added emphasis in view of the facts of the present case.",
    "positive",
  ],
  [
    "overruled report",
    "The decision of the Madras High Court in {Veerappa Chettiar v. Secretary of State, 42 MLJ 212}, upon which the plaint was drafted, was carried to the Privy Council, and their Lordships there humbly advised that it be reversed. The plaintiff cannot build upon a judgment which has ceased to exist.",
    "negative",
  ],
  [
    "distinguished by party",
    "Attempting to steer clear of {Balaji Roller Flour Mills v. Regional Manager, FCI, (1989) 2 SCC 402}, the learned Solicitor General pointed out that there the tender had been opened in the absence of bidders. Whatever force that may have, the question whether the tender was validly cancelled does not survive the expiry of the contract period.",
    "neutral",
  ],
  [
    "inconsistent",
    "Insofar as {Longstreet v. Benefit Ass'n of Ry. Employees, 134 Neb. 790, 279 N.W. 644}, intimates that a beneficiary who slays in self-defense forfeits the policy, it goes further than either principle or the statute permits, and to that extent it is to be disregarded.",
    "negative",
  ],
  [
    "follows",
    "In the assessee's own case for the preceding year, {Nilgiri Plantations v. ITO, ITA No. 1187/Mds/2009}, a coordinate Bench deleted an identical disallowance. Facts being the same and no change in law having been brought to our notice, consistency requires that we do likewise.",
    "positive",
  ],
  [
    "mention",
    "The conduct of the bankrupt was a fraud from first to last, and the referee's order, which blinked at it, must be reversed. He drew his figures from the schedules in {In re Yoder Carriage Works, 240 F. 615 (N.D. Ohio 1917)}, a companion proceeding.",
    "neutral",
  ],
  [
    "criticised",
    "To read the order of 1978 as {Chaman Lal Sethi v. Union of India, ILR (1981) 2 Del 405} does is to put the cart before the horse. It presumes the guilt that the inquiry is meant to establish. A presumption of that nature finds no lodgment in Article 311.",
    "negative",
  ],
  [
    "cf.",
    "Nothing in Rule 3002.1 imposes a sanction for a late fee notice as such. Cf. {In re Esperanza Ortiz, 588 B.R. 212, 219 (Bankr. D.P.R. 2018)} (reserving question). The trustee's motion seeks only disallowance of the fee, and the servicer consents to that relief.",
    "neutral",
  ],
  [
    "governed",
    "The lapse of the policy is governed by {Farnham v. Northwestern Benevolent Soc'y, 77 Minn. 291, 79 N.W. 1004 (1899)}: payment sent by post is payment when posted, if the insurer's own habit made it so. This insurer's habit was twenty years old. Judgment affirmed.",
    "positive",
  ],
  [
    "overturned",
    "On an anxious reconsideration, we are satisfied that an error apparent on the face of the record has crept into our judgment reported as {Vijaya Fabrics v. Textile Commissioner, (2015) 2 SCC 790}. The review petition is allowed, the judgment is recalled, and the civil appeal is restored to its original number.",
    "negative",
  ],
  [
    "see also",
    "Id. at 433; see also {Lamarche v. Rutland Marble, 122 Vt. 310, 172 A.2d 405}. The remaining claims of error, though they take up most of the brief, are addressed to a charge to which no exception was taken.",
    "neutral",
  ],
  [
    "distinguished",
    "The Armed Forces Tribunal, Regional Bench, Lucknow, granted relief by importing {Naik Dharam Pal v. Union of India, (2005) 13 SCC 66}. It escaped notice that the disability there was recorded by the Release Medical Board as aggravated by service. No Board has so recorded here, and the importation was unwarranted.",
    "negative",
  ],
  [
    "cited",
    "The Court of Appeals reversed. {Hartigan v. Lake County Sewer Authority, 37 F.4th 418 (7th Cir. 2022)}. It concluded that the Authority was an arm of the State. We granted certiorari, 143 S. Ct. 1290 (2023), to resolve a division among the Circuits.",
    "neutral",
  ],
  [
    "followed",
    "On this question there is a decision of this Court so directly in point that one is surprised it was not cited below. It is {Ponnuswami Goundan v. Collector of Salem, AIR 1950 Mad 711}. The Collector cannot, under cover of a lease, resume what a sanad has granted; and his order must therefore go.",
    "positive",
  ],
  [
    "doubted",
    "Although we, as a panel, must take {United States v. Brightwater, 18 F.4th 340 (8th Cir. 2021)} as we find it, we respectfully suggest that we find it mistaken, and that the full court, should it be asked, would do well to look at it afresh.",
    "negative",
  ],
  [
    "actor",
    "Since {Fazal Bhoy v. Official Assignee, (1933) 35 Bom LR 612}, which departed from an unbroken practice of forty years and overruled Motibai's case, the annulment of an adjudication has required notice to the creditors. In the present matter notice was admittedly given, and nothing turns on it.",
    "neutral",
  ],
  [
    "accord",
    '11. Every tribunal to consider the question has held that a forwarding clerk is not a "carrier." Nordhoff v. Pan-Pacific Lines, 44 F. Supp. 109 (N.D. Cal. 1942). Accord, {Shaughnessy v. Inland Waterways Corp., 131 F.2d 690, 692 (8th Cir. 1942)}; The Bertha Kline, 1940 A.M.C. 733 (S.D.N.Y.).',
    "positive",
  ],
  [
    "overruled",
    "The order of the Special Bench in {Sterling Handlooms v. DCIT, (2009) 119 ITD 1 (SB)(Del)}, on which the first appellate authority founded his order, has since been upset by the jurisdictional High Court. The very bottom of his order has thus dropped out.",
    "negative",
  ],
  [
    "hypothetical",
    "If {Wheelock v. Portsmouth Navigation, 84 N.H. 602, 153 A. 5 (1931)} applied, plaintiff would lose; if it did not, he would have a case for the jury. Which it is depends upon whether the Piscataqua was frozen on the nineteenth, and of that the record tells us nothing. Remanded.",
    "neutral",
  ],
  [
    "neutral listing",
    "There is a cleavage of judicial opinion on the point. The High Courts of Allahabad and Patna are ranged on one side and those of Madras and Nagpur on the other; see {Nilkanth Rao v. Govind Prasad, AIR 1940 Nag 377}, among many. It is sufficient for present purposes to notice that the controversy exists.",
    "neutral",
  ],
  [
    "limit",
    "Our holding in {In re Grievance of Delacruz, 180 Vt. 501} answered a question about probationary employees under a contract that expired in 2007. It should be taken as an answer to that question and to no other. The board's attempt to make of it a charter for all state employees is rejected.",
    "negative",
  ],
  [
    "relied",
    "The key to the riddle is to be found in {Ghanchi Rasul v. Controller of Estate Duty, (1976) 2 SCC 850}. Property passes, it was there explained, when dominion passes, and not when the paper does. Turn that key in the present lock and the difficulty disappears: the gift was complete in 1949.",
    "positive",
  ],
  [
    "explained",
    "In {Bowerman v. Commissioner, 31 B.T.A. 1204 (1935)}, the taxpayer pledged his shares with a broker and left for Havana. When the broker sold them the Board had to determine the year of the loss. It chose the year of sale; two members would have chosen the year of pledge.",
    "neutral",
  ],
  [
    "error to apply",
    "Where the learned Judge went astray, if we may say so with respect, was in supposing that {Kashi Math Samsthan v. Deputy Commissioner, HR&CE, (2010) 2 LW 544} had anything to do with a private trust. It had not. The whole of that discussion proceeded on an admission that the temple was public.",
    "negative",
  ],
  [
    "upheld",
    "Three times in this decade we have been urged to disinter and try again {State v. Fullbright, 298 Kan. 700, 316 P.3d 190 (2014)}. Three times we have answered no. The answer today is the same, and for the same reasons, with the addition that repetition does not improve the argument.",
    "positive",
  ],
  [
    "other case",
    "Easement—Prescription—User must be as of right. Gobind v. Maharani of Hathwa, 9 C.L.J. 44, dissented from; {Kali Das Mitter v. Sreenath, 12 C.W.N. 901}, referred to. Appeal from Appellate Decree No. 1417 of 1909, against the decree of the District Judge of Saran.",
    "neutral",
  ],
  [
    "cited",
    "The defendants' affiliates lost a similar motion last year. {Cartesian Data Sols. v. Obermeyer, 651 F. Supp. 3d 908 (N.D. Cal. 2023), appeal docketed, No. 23-15540 (9th Cir. Apr. 11, 2023)}. The record there was sealed, so the extent of the similarity is difficult to gauge.",
    "neutral",
  ],
  [
    "not persuaded",
    "The reasoning which found favour with the Division Bench in {Electronics Corporation Employees Union v. State, 2003 (5) ALD 300 (DB)}, namely that a settlement under Section 18(1) binds even those who voted with their feet, has no appeal to us. A settlement otherwise than in conciliation binds its signatories and stops there.",
    "negative",
  ],
  [
    "distinguished",
    "The debtor seizes upon {In re Marchbanks, 512 B.R. 66 (Bankr. D.S.C. 2014)}, as drowning men do. Mrs. Marchbanks disclosed her lawsuit at the first meeting of creditors. The debtor disclosed hers at the ninth, after the trustee had read of it in the newspaper.",
    "negative",
  ],
  [
    "adopted",
    "Judge Ostrowski has already traveled this ground, {Lipscomb v. Regency Pharmacy Benefits, 402 F. Supp. 3d 55 (E.D. Pa. 2019)}, and traveled it so thoroughly that the undersigned can do no better than to follow her footsteps to the same destination. The preemption defense is stricken.",
    "positive",
  ],
  [
    "counsel",
    "In support of the proposition that the Court may mould the relief, the petitioner relied upon the celebrated passage in {Bishan Das v. Financial Commissioner, AIR 1963 Punj 408}. The learned Deputy Advocate General sought to meet this by pointing to the dismissal of a Letters Patent Appeal. The file of that appeal is not traceable.",
    "neutral",
  ],
  [
    "contra",
    "Most States deny the spendthrift beneficiary's creditor any recourse before distribution. E.g., Upjohn v. Kalamazoo Loan, 301 Mich. 44 (1942). Contra: {Haverstick v. Burdette's Trustee, 288 Ky. 190, 155 S.W.2d 770 (1941)} (permitting garnishment of accrued income).",
    "negative",
  ],
  [
    "affirmed",
    "We concur with the Appellate Tribunal, whose judgment in {Shakti Buildcon v. Homebuyers Association of Greenwoods, 2020 SCC OnLine NCLAT 612} is before us. Allottees do not cease to be financial creditors because they hold a decree. Civil Appeal dismissed.",
    "positive",
  ],
  [
    "history",
    "Congress was well aware of the decision in {Wentworth Dry Goods v. Helvering, 70 F.2d 905 (D.C. Cir. 1934)}. The House Report cites it; the Senate Report does not. What either House thought of it cannot be learned from reports so sparing of adjectives, and the text must be our guide.",
    "neutral",
  ],
  [
    "disregarded",
    "The trial Judge thought himself obliged by {Cowasji v. The Great Indian Insurance Co., 5 Bom HCR (OCJ) 77} to treat silence as acceptance. That ancient decision rests on a usage among shipbrokers in the days of sail. It does not, in the twenty-first century, turn a policyholder's silence into his consent.",
    "negative",
  ],
  [
    "compare",
    'Compare {Swenson v. Burleigh Cty. Bank, 902 F.2d 715, 718 (8th Cir. 1990)} (guarantor a "borrower"), with Menard v. Sixth Fed. Sav., 16 F.3d 1101, 1106 (10th Cir. 1994) (guarantor not). The Board\'s regulation, which post-dates both, is not before us.',
    "neutral",
  ],
  [
    "followed",
    "After the authoritative pronouncement of the Constitution Bench in {Assam Rifles Welfare Association v. Union of India, 2021 INSC 418}, it is not open to the respondents to contend that the hill allowance is a matter of grace. The Tribunal's order to the contrary is annulled and the arrears shall be paid within twelve weeks.",
    "positive",
  ],
  [
    "departed",
    "Little by little we have moved away from {Stokely v. Prudhomme Rice Mill, 171 La. 520, 131 So. 662}, first allowing one exception, then a second. The exceptions have now eaten the rule, and honesty requires us to say that there is nothing left upon the plate.",
    "negative",
  ],
  [
    "lower court",
    'The learned Sessions Judge was of the view that {Hussain Umar v. State of Gujarat, (1971) 12 GLR 400} had "outlived its utility" and refused to go by it. The High Court, in acquitting the accused on benefit of doubt, said nothing about it, and neither need we.',
    "neutral",
  ],
  [
    "superseded",
    "Before the Tax Reform Act of 1986, a taxpayer in petitioner's position might have found comfort in {Stanhope v. Commissioner, 72 T.C. 1018 (1979)}. The comfort was withdrawn by section 469, under which losses of this kind are suspended whether or not the investor hoped to profit.",
    "negative",
  ],
  [
    "relies",
    "To the contention that delay defeats the claim, a complete answer is furnished by {Savitri Amma v. Director of Collegiate Education, 1993 (2) KLJ 14}. A wrong computation of pension is a wrong repeated on the first of every month; each month's pension slip revives the cause of action.",
    "positive",
  ],
  [
    "cited",
    "5. The earliest reported case on the point seems to be {Proprietors of the Locks v. Chace, 19 Mass. (2 Pick.) 418 (1824)}. The reporter was uncertain whether the plaintiffs won.",
    "neutral",
  ],
  [
    "see",
    "Section 16 was struck down in 2006 as manifestly arbitrary. The rules made under it lingered on. See {Ravindra Nath Pai v. State of Karnataka, (2009) 3 KarLJ 199}, which records the subsequent circulars. No challenge to those circulars has been brought in these proceedings.",
    "neutral",
  ],
  [
    "clarified narrow",
    'Plaintiff reads {Estrada v. Cinco Ranch MUD, 344 S.W.3d 808 (Tex. 2011)} to waive immunity for every "service." If it said that, it said more than the case required, and we are free to disown the surplus. We disown it.',
    "negative",
  ],
  [
    "agrees",
    "I have read the judgment of my learned brother Das Gupta, J. in {Bholanath Dey v. Corporation of Calcutta, (1968) 72 CWN 330}. I find it unanswerable. The assessment book cannot be reopened by a successor-in-office merely because he takes a rosier view of rents.",
    "positive",
  ],
  [
    "other case",
    'In 2018 the Court swept away Holcomb and all its kin as "egregiously wrong." Neither side wishes it back. The parties do cite {Rector v. City of Biloxi, 233 Miss. 118, 101 So. 2d 500 (1958)}, decided on a point of pleading, but only for the dictionary\'s definition of "ordinance."',
    "neutral",
  ],
  [
    "distinguished",
    "It was argued that {Brahmaputra Tea Brokers v. Jorhat Warehousing, (2017) 14 SCC 622} clinches the issue. In our view it does not come near it. There, the sole arbitrator had been named in the contract by the very party who objected; the consequence was estoppel. Here the objector named nobody.",
    "negative",
  ],
  [
    "neutral",
    "The facts are set out in our earlier opinion, {Haverford Cold Storage v. Bixler, 399 Pa. Super. 77, 581 A.2d 903 (1990)}, allocatur denied, 527 Pa. 601, and will be repeated only so far as is needful to explain the award of delay damages now complained of.",
    "neutral",
  ],
  [
    "quoted",
    'What amounts to "sufficient cause" was put in a nutshell in {Hanuman Bux v. Firm Ramjidas, 1963 RLW 290}, thus: "Not every cause, nor the best cause, but a cause which an honest man need not blush to offer." Tested so, the explanation offered by the appellant deserves to be accepted, and the delay is condoned.',
    "positive",
  ],
  [
    "reversed sc",
    "The judgment of the Court of Appeals for the Ninth Circuit in {Kealoha Ranch v. Bureau of Reclamation, 59 F.4th 1133 (2023)}, rests on the premise that silence by an agency is action by it. The premise is mistaken. The judgment is reversed, and the case is remanded for further proceedings consistent with this opinion.",
    "negative",
  ],
  [
    "explained",
    "The Bench in {Thakur Raghuraj v. Board of Revenue, 1972 RD 188} was examining whether a sirdar could acquire bhumidhari rights by deposit through an agent. It traced the history of the provision from 1952 onward. The judgment finds mention in the statement of objects accompanying the Ordinance of 1974.",
    "neutral",
  ],
  [
    "followed",
    "In the light of {CIT v. Rohtas Fertilisers, (2001) 248 ITR 741 (SC)}, the subsidy, being meant to help the assessee set up the plant and not to run it, is a capital receipt. The reference is answered in the affirmative, in favour of the assessee and against the Revenue.",
    "positive",
  ],
  [
    "overruled",
    "Beginning with accidents that occur after the mandate issues, the rule of {Yarborough v. Skyline Cable, 266 Ga. 404, 467 S.E.2d 880 (1996)} shall have no further application in the courts of this State. Litigants whose accidents occurred before that date may continue to invoke it.",
    "negative",
  ],
  [
    "counsel",
    "Relator insists that {State ex rel. Poindexter v. Bd. of Elections, 66 Ohio St. 3d 15 (1993)} was implicitly overruled when the legislature recodified the chapter. Respondent insists that it was codified. We dismiss the complaint as moot, the election having been held on Tuesday.",
    "neutral",
  ],
  [
    "distinguished",
    "In {Nathu Singh Gurjar v. Kamla Devi, (1985) 2 SCC 701} the ballot papers had been counted twice and twice the figures tallied. Ours is a case in which they were counted thrice and never tallied. The refusal of a recount in the former can be no precedent for its refusal in the latter.",
    "negative",
  ],
  [
    "see",
    "8. A claim is deemed allowed unless a party in interest objects. 11 U.S.C. § 502(a). See {In re Ponderosa Gas Lighting, 166 B.R. 380, 383 (Bankr. D. Mont. 1994)}. The debtor's objection was filed on September 9 and was withdrawn on September 30.",
    "neutral",
  ],
  [
    "applied",
    'Adopting the yardstick furnished by {Kanpur Saddlery Works v. Labour Court, 1964 (1) LLJ 588 (All)}, namely who can say to the man "come tomorrow," we have no doubt that the cutters were workmen of the company. The award is restored.',
    "positive",
  ],
  [
    "hypothetical",
    "Had the Attorney General asked us to overrule {People v. Castellano-Reyes, 7 Cal. 5th 990 (2019)}, we should have had to consider whether its benefits outweigh its costs. She has not. She asks only that the error be found harmless, and harmless it plainly was.",
    "neutral",
  ],
  [
    "impliedly overruled",
    "The propositions laid in paragraph 31 of {Mishra Transport Co. v. State of Madhya Pradesh, (1997) 1 MPLJ 640} can scarcely be reconciled with what the Constitution Bench went on to say seven years later. To the extent of that irreconcilability they must be taken to have been effaced.",
    "negative",
  ],
  [
    "rely",
    'We are guided by {Commonwealth v. Abruzzi, 455 Mass. 712, 919 N.E.2d 660 (2010)}. There, as here, the officer\'s question came after the suspect had asked for his brother, "the lawyer." There, as here, the request was clear enough. The statement should have been suppressed.',
    "positive",
  ],
  [
    "cited",
    "The tribunal was constituted in 1986. Its first order on the allocation of waters was challenged before this Court; see {State of Karnataka v. Upper Tunga Project Tribunal, (1991) Supp (1) SCC 900}. The present dispute is about evaporation losses, on which nothing was then said.",
    "neutral",
  ],
  [
    "criticised",
    "Ten courts have looked at {Gladstone v. Tidewater Beneficial Corp., 39 F.2d 340 (4th Cir. 1930)}, and ten have turned away. We make the eleventh. The decision stands on a syllogism with a hole in the middle: it nowhere explains why a debtor's oath should bind his surety.",
    "negative",
  ],
  [
    "other case",
    "The order under challenge is a classic illustration of non-application of mind; it is cryptic, laconic and unsustainable. The parameters of remand were the subject of {Ashapura Minerals v. CIT(A), 2014 (2) GLH 370}. Counsel for both sides agree that the matter should go back, and it is so directed.",
    "neutral",
  ],
  [
    "accord",
    "The privilege dies with the conversation that was overheard by design. United States v. Quarles-Ito, 930 F.2d 12, 15 (9th Cir. 1991). Accord {State v. Nygaard, 303 N.W.2d 811 (S.D. 1981)} (party line); Ex parte Dawes, 77 Tex. Crim. 130 (1915) (open transom).",
    "positive",
  ],
  [
    "not binding",
    "What has been produced before us as {Swadeshi Cotton Ginning v. CCE, 1999 (111) ELT A88 (SC)} is no more than the dismissal in limine of a special leave petition by a non-speaking order. It lays down nothing. The Tribunal erred in treating it as though it were an affirmation of the law.",
    "negative",
  ],
  [
    "dissent",
    'JUSTICE HARLOW, dissenting in part below, thought that {Pruett v. Housing Authority of Decatur, 512 So. 2d 800 (Ala. 1987)} "has been eviscerated by everything that followed." The majority below did not mention it. The petition for certiorari abandons the issue, and we say nothing about it.',
    "neutral",
  ],
  [
    "refuse",
    'My attention was drawn to {Smt. Phulmani Hansda v. State, 2009 Cri LJ 1177 (Jhar)}. I regret that I find myself unable to subscribe to the opinion there expressed. The word "forthwith" in Section 157 admits of explanation; it is not a guillotine.',
    "negative",
  ],
  [
    "affirmed",
    "The Board of Immigration Appeals adopted the Immigration Judge's reading. {Matter of Oyelaran, 28 I. & N. Dec. 790 (B.I.A. 2024)}. That reading is the best one; indeed, having read the statute for ourselves, we think it the only one. The petition for review is denied.",
    "positive",
  ],
  [
    "actor",
    "{Bhartiya Handicrafts v. Registrar of Trade Marks, 1997 PTC (17) 605 (Del)}, reversed the Registrar's order on the ground that the opponent's affidavits had been ignored, and disapproved of his practice of reserving orders indefinitely. The mark in question, \"Hansa,\" was assigned to the present appellant in 2004.",
    "neutral",
  ],
  [
    "distinguish",
    "Fuentes-Ray's petition trades upon a resemblance to {Haldane v. Superintendent, Clallam Bay, 126 Wash. 2d 700, 898 P.2d 101 (1995)} that disappears on inspection. Haldane lost good time without a hearing. Petitioner had two hearings, a lay advocate, and, what Haldane begged for, the tape.",
    "negative",
  ],
  [
    "bound",
    "We are not at liberty to depart from {Principal, Sanatan Dharma College v. Lecturers' Forum, (2000) 8 SCC 119}, nor do we feel the slightest inclination to do so. The ad hoc service of the petitioners shall be reckoned for increments, though not for seniority.",
    "positive",
  ],
  [
    "question open",
    "We need not decide whether to extend {Kimbrough v. Commissioner, 140 T.C. 294 (2013)}, to partnerships, a question on which respondent has asked us to be cautious. The partnership in this case made no election at all, timely or otherwise.",
    "neutral",
  ],
  [
    "explained",
    "{Madhavi Kutty v. Secretary, Cochin Devaswom Board, (1982) 1 SCC 544} concerned the hereditary right to ring the temple bell. The office was in abeyance when the suit was brought, and the trial Court had granted an injunction. Four judgments were delivered, and the appeal was ultimately compromised.",
    "neutral",
  ],
  [
    "vacated",
    "Appellees' letter under Rule 28(j) calls attention to {Skyway Towers v. Cnty. of Placer, 78 F.4th 1204 (9th Cir. 2023)}. It omits to mention that the panel opinion was vacated when rehearing en banc was ordered, and may not be cited as precedent in this or any court of the circuit.",
    "negative",
  ],
  [
    "refusal",
    "An ingenious attempt was made to show that {Maharani Cotton Mills v. State Industrial Court, Indore, (1960) 3 SCR 77} should be treated as a relic of the days before the Constitution (Forty-second Amendment) Act, 1976. The attempt fails. The judgment rests on the common law of master and servant and is untouched by any amendment.",
    "positive",
  ],
  [
    "cited",
    "See Nagarahole Estates v. Union of India, (2005) 4 SCC 330; {Chilika Fishermen's Society v. State of Orissa, 1993 Supp (4) SCC 211}; Ladakh Pashmina Growers v. State of J&K, (2011) 10 SCC 4. In each the facts differed, and in each the remedy was tailored to the facts.",
    "neutral",
  ],
  [
    "erroneous",
    "The confusion in the district courts can be traced to a single source, {Pemberton v. Alcott Aerospace Pension Plan, 121 F. Supp. 2d 33 (D. Mass. 2000)}. It treated the plan summary as though it were the plan. We take this occasion to say that it is not, and that no court in the circuit should proceed again on that footing.",
    "negative",
  ],
  [
    "counsel",
    "For the accused it is contended that {State v. Bhima Nayak, ILR 1955 Cut 644}, a case of a confession to a village headman, is overruled by necessary implication by the new Adhiniyam. The prosecution disclaims any reliance on the confession. The contention is thus left to look after itself.",
    "neutral",
  ],
  [
    "followed",
    'This court is not bound by decisions of the Bankruptcy Appellate Panel but ordinarily treads where it has trod. {In re Cordero-Blythe, 539 B.R. 820 (B.A.P. 9th Cir. 2015)}, marks a clear trail. The vehicle loan is "incurred" when the purchase papers are signed, and the 910 days had not run.',
    "positive",
  ],
  [
    "overruled",
    "The Andhra Pradesh, Rajasthan and Kerala High Courts have held otherwise in Naga Raju's case, {Mangi Lal Sharma v. Jaipur Development Authority, 2007 (1) WLC (Raj) 512}, and Ouseph Varkey's case. These decisions, for the reasons which we have given, do not represent the correct position in law.",
    "negative",
  ],
  [
    "see generally",
    'On the metaphysics of the "separate debt" for purposes of section 1111(b), see generally {First Nat\'l Bank of Kearney v. Sandhill Feeders, 774 F.2d 1371 (8th Cir. 1985)}, and Note, Electing Oneself, 61 Neb. L. Rev. 212. No election was made in this case, and the subject may be left to the Note-writers.',
    "neutral",
  ],
  [
    "distinguished",
    "The learned counsel for the husband would have it that {Kusumlata v. Surendra Prakash, I (1993) DMC 344} concludes the matter. It was a decree by consent, upon a compromise in which custody was the price of silence. Nothing there said is of any value where, as here, every inch has been contested.",
    "negative",
  ],
  [
    "approval",
    "31. Judge Lindahl's conclusion in {Frobisher Seafoods v. Nat'l Marine Fisheries Serv., 477 F. Supp. 3d 1020 (D. Alaska 2020)}, that a closure order is final when broadcast, seems to us entirely sound, and we have patterned our own analysis upon hers.",
    "positive",
  ],
  [
    "background",
    "The matter has a chequered history. In the first round, {Gauri Shankar Rerollers v. Collector, 1988 (36) ELT 190 (Tri.)}, the Tribunal set aside the order and remanded it with directions to supply the chemical examiner's report. The report, it appears, was supplied to the wrong Gauri Shankar.",
    "neutral",
  ],
  [
    "abandons",
    'Since {Larkspur Sanitary Dist. v. Boone, 31 Cal. 2d 540, 190 P.2d 919 (1948)}, the courts have asked whether the nuisance was "permanent." It was never a happy question, and we shall cease to ask it. Abatability at reasonable cost is hereafter the touchstone.',
    "negative",
  ],
  [
    "conformity",
    "Since the petitioners are similarly situated to those in {Manorama Pegu v. State of Assam, 2016 (4) GLJ 212}, and since the State has implemented that judgment without demur, there is every reason why they should have the same relief. Ordered accordingly in the same terms.",
    "positive",
  ],
  [
    "quote",
    '"Retire" has been said to be "a word of many exits." {Bannister v. Union Switchmen\'s Relief Fund, 152 Ill. App. 377 (1909)}. The plan document, happily, defines the term, and the claimant concedes that she falls outside the definition.',
    "neutral",
  ],
  [
    "distinguished",
    "Service Law — Compassionate appointment — Scheme in force on date of death governs — {Rekha Tirkey v. Steel Plant Administration, (2012) 6 SCC 88}, being a case where the old scheme had been expressly saved, distinguished — Order of Central Administrative Tribunal, Ranchi Bench, set aside.",
    "negative",
  ],
  [
    "not good law",
    "One still sees it stated, on the strength of {In re Tuckahoe Silk Mills, 5 F.2d 664 (S.D.N.Y. 1925)}, that a referee may sit upon his own contempt order. He may not. The proposition has been dead since the Chandler Act, and only the digests keep it warm.",
    "negative",
  ],
  [
    "cert dismissed",
    "Special leave to appeal was refused in {Anwar Hussain v. Waqf Tribunal, 2011 SCC OnLine All 805}; see SLP (C) No. 9177 of 2011, order dated 14-7-2011. The refusal was by a one-line order and signifies neither assent nor dissent. The issue will be considered in due course in the connected appeals.",
    "neutral",
  ],
];
