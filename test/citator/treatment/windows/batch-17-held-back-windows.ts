import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 17, held back: the other half, drawn at random, of what was written with batch 16. They
 * are for measuring only.
 */
export const BATCH_17_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "parenthetical",
    "Rule 60 admits of no such limit. Horvath v. Allied Mills, 840 F.3d 19, 24 (3d Cir. 2016) (explaining that {Benner v. Lehigh Stone, 611 F.3d 9} (3d Cir. 2010), could not be reconciled with Rule 60(c) and refusing to go on with it).",
    "negative",
  ],
  [
    "negation",
    "This opinion is not to be taken as expressing approval or disapproval of {Stroud v. Bexar Irrigation Dist., 311 S.W.2d 700} (Tex. 1958).",
    "neutral",
  ],
  [
    "two-cases",
    "It was {Kimball v. Norwood, 5 Allen 220}, that first stated the exception; Eames v. Tarbell, 118 Mass. 44, to which we now adhere, tells who must plead it.",
    "neutral",
  ],
  [
    "anaphora",
    "The contract was drafted soon after {Pell v. Rhode Island Trust Co., 22 R.I. 414}. The scrivener testified that he had read it. The jury was entitled to believe him.",
    "neutral",
  ],
  [
    "dissent",
    "Our dissenting brother presses us to cast off {Vinson v. Tri-State Gin, 201 Ala. 334}. He has persuaded no one else; it holds, and so must this mortgage.",
    "positive",
  ],
  [
    "two-cases",
    "The statement in Ramdas v. Collector, AIR 1955 Nag 10, was obiter and need not trouble us, but the holding in {Fakirappa v. Collector, AIR 1960 Mys 45}, was not, and it governs.",
    "positive",
  ],
  [
    "indian-long",
    "As regards the decision in {State Bank v. Rajagopal, (1987) 2 Mad LW 33}, upon which the First Appellate Court has founded itself, suffice it to say that the same arose from a proceeding under a repealed Ordinance, where the officer had no power to condone delay, whereas in the case on hand, the governing enactment expressly confers such power, and the facts in any event being at variance in material particulars, the Lower Appellate Court was in error in extending it to the present case.",
    "negative",
  ],
  [
    "parenthetical",
    "The prosecution relied upon {Ram Saran v. State, 1977 ACC 30} (since set aside on appeal by the Supreme Court).",
    "negative",
  ],
  [
    "two-cases",
    "We follow Bratton v. Nueces Land Co., 68 S.W. 90. That opinion was written by the same judge who wrote {Hobart v. Ector County, 66 S.W. 871}, a case about taxation.",
    "neutral",
  ],
  [
    "conditional",
    "Assuming for argument's sake that {Norris v. Pontiac Stamping, 77 Mich. App. 240} (1977), is correct, plaintiff's affidavit does not say when she was hired. Assuming that it is not, the affidavit is deficient all the same.",
    "neutral",
  ],
  [
    "other-court",
    "The Fourth Department is alone among the appellate divisions in thinking that a landlord's knowledge is enough, {Shea v. Batavia Towers, 190 A.D.2d 1011} (4th Dep't 1993), and we shall not keep it company.",
    "negative",
  ],
  [
    "signal",
    "Cf. {Yarborough v. Lynchburg Cotton Exch., 107 Va. 690} (notice by newspaper; nonresident mortgagor).",
    "neutral",
  ],
  [
    "statute",
    "After the Amending Act of 1976, which omitted clause (c) with retrospective effect, {Hiralal v. Rent Control Appellate Authority, 1972 AWR 44}, can no longer be looked to as a guide.",
    "negative",
  ],
  [
    "statute",
    "Nothing in the Act of 1963 abrogates the common law rule of {Bottomley v. Crane, 30 Md. 288}, which remains in force, and which bars this claim.",
    "positive",
  ],
  [
    "counsel",
    "According to the Union, {Local 88 v. Harkness Foundry, 377 F.2d 540} (3d Cir. 1967), is controlling; according to the Company, it was wrong the day it was announced. The award can be enforced on either reading.",
    "neutral",
  ],
  [
    "negation",
    "That a rule is old does not make it sound, and {Bulkley v. Whitcomb, 121 N.Y. 107}, was never that. It should not survive another term.",
    "negative",
  ],
  [
    "indian-long",
    "In view of what has been laid down by the Apex Court in {Harbans Lal v. Punjab State Warehousing Corporation, (1996) 3 SCC 812}, which, being the law declared under Article 141, is binding on all courts and authorities, and considering that the petitioners herein are similarly situated in every respect with the appellants therein, this writ petition deserves to be and is hereby allowed on the same terms.",
    "positive",
  ],
  [
    "parenthetical",
    "(The text of the order appears in {Jain Cotton Co. v. Collector of Customs, 1991 (55) ELT 12}, at page 15.)",
    "neutral",
  ],
  [
    "quoted",
    'Our predecessors wrote in {Poole v. Vestry of St. Giles, 3 Hill (S.C.) 61}, that "a pew is land." With that sentence, taken as a proposition of law, we can no longer agree.',
    "negative",
  ],
  [
    "quoted",
    'The learned Chief Justice put it in {Sarojini v. Corporation of Calicut, 1959 KLJ 640}, thus: "A street dedicated is a street for ever." I respectfully concur, and can add nothing to it.',
    "positive",
  ],
  [
    "signal",
    "The burden rests upon the party who asserts the exemption. See {Atlas Creamery v. Wallingford, 133 F.2d 404} (7th Cir. 1943).",
    "neutral",
  ],
  [
    "indian-long",
    "Though it was strenuously urged that the principle enunciated in {Jagannath Panda v. Steel Authority, 2001 (1) OLR 501}, would not be attracted inasmuch as the petitioner was a trainee, we are, having regard to the length of service rendered and the nature of duties discharged, of the considered opinion that the said principle squarely answers the controversy, and the learned Single Judge rightly acted upon it.",
    "positive",
  ],
  [
    "conditional",
    "Were the matter res integra I might hesitate, but as {Chandrakala v. Principal, Govt. Women's College, 1992 (2) Kar LJ 40}, was reversed in Writ Appeal on the eve of this hearing, the writ petitioner cannot rest upon it.",
    "negative",
  ],
  [
    "history",
    "Upon review of the record we hold that the Tax Court, {Fairweather v. Commissioner, 110 T.C. 55}, reached the correct result for the correct reasons, and its decision stands affirmed.",
    "positive",
  ],
  [
    "question",
    "Is the trial court bound by {Hewlett v. Pima Ranch, 13 Ariz. App. 71} (1970), where the later memorandum decision points elsewhere? We granted review to decide that, and now dismiss review as improvidently granted.",
    "neutral",
  ],
  [
    "anaphora",
    "{Noonan v. Pacific Portage, 58 Wash. 601}, was decided by a unanimous court thirty years ago. That decision has been the rule upon which the bar has drawn its contracts ever since, and we would not disturb it now.",
    "positive",
  ],
  [
    "noise",
    "We are un- able to con- cur with the ob- servations in {Gopal v. Munici- pal Committee, Ambala, 1958 Punj LR 40}, where the learned Judge seems to have con- founded licence with lease.",
    "negative",
  ],
  [
    "other-court",
    "Below, the chancellor distinguished {Purdy v. Ames, 16 N.J. Eq. 204}, upon the ground that the mortgage there was unrecorded. Complainant appealed.",
    "neutral",
  ],
  [
    "negation",
    "We cannot bring ourselves to accept what was said in {Gourley v. Tennessee Copper, 126 Tenn. 411}.",
    "negative",
  ],
  [
    "anaphora",
    "The principal case against the plaintiff is {Harding v. Otsego Creamery, 41 Barb. 90}. The earlier view that it represented has in this department been worn away, case by case, until but the name remains.",
    "negative",
  ],
  [
    "question",
    "Does {Fallon v. Commonwealth Edison, 401 Ill. 33} (1948), survive the constitution of 1970? The question is interesting. The answer would not change the judgment.",
    "neutral",
  ],
  [
    "counsel",
    "Although the Deputy Advocate General strove hard to show that {Balbir Kaur v. Financial Commissioner, 1979 PLJ 501}, had lost its force, the effort was, to my mind, unavailing; and the petitioner is entitled to the same relief as was granted there.",
    "positive",
  ],
  [
    "statute",
    "The Reviser's note to the section cites {Ives v. Turnpike Co., 8 Ohio St. 266}. The General Assembly has made no change in the words since.",
    "neutral",
  ],
  [
    "signal",
    "See generally {Marsden v. Republic Carloading, 361 F. Supp. 55} (E.D. Mo. 1973), for a survey of the tariffs.",
    "neutral",
  ],
  [
    "history",
    "{Yount v. Skagit Electric, 40 F. Supp. 3d 19} (W.D. Wash. 2014), rev'd, 822 F.3d 611 (9th Cir. 2016).",
    "negative",
  ],
  [
    "question",
    "What is left of {Milburn v. Cotter, 9 Cow. 555}, after the Revised Statutes? Nothing that we can find.",
    "negative",
  ],
  [
    "quoted",
    'The second ground in the memorandum of appeal runs thus: "That the learned Judge failed to appreciate the ratio of {Baldev Raj v. Amritsar Improvement Trust, 1980 PLR 66}." The third ground is not pressed.',
    "neutral",
  ],
  [
    "noise",
    "The “economic reality” test had its origins – so the treatise says – in {Vance v. Big Sandy Coal, 98 F.2d 71} (6th Cir. 1938) ; its later career is told else- where.",
    "neutral",
  ],
  [
    "counsel",
    "Amici ask that we use this case to bury {Ostrander v. Mutual Benefit, 31 N.W.2d 402} (Minn. 1948). No party has joined in the request, and we do not ordinarily grant to strangers what the litigants do not seek.",
    "neutral",
  ],
  [
    "dissent",
    "My brother, in dissent, would hold that {Barlow v. City of Tipton, 212 Iowa 1190} (1931), has outlived its usefulness. The majority finds it unnecessary to go so far and affirms on the verdict.",
    "neutral",
  ],
  [
    "other-court",
    "The Tribunal was of the opinion that {Modern Glassworks v. Collector of Central Excise, 1989 (41) ELT 300}, did not apply to job-workers, and confirmed the demand. The following questions have been referred for our opinion.",
    "neutral",
  ],
  [
    "anaphora",
    "The trial court looked to {Sherburne v. Union Stock Yards, 206 Ill. 24}. That decision was announced at a time when the fellow-servant rule was still in force in this State. It has since been put aside, root and branch, and what depended from it went too.",
    "negative",
  ],
  [
    "parenthetical",
    "Sayler v. American Rubber, 455 F.2d 30 (6th Cir. 1972) (en banc) (abandoning {Curtis v. Toledo Felt, 388 F.2d 77}).",
    "negative",
  ],
  [
    "counsel",
    "At oral argument the Government conceded that, were {United States v. Tolliver, 702 F.2d 118} (6th Cir. 1983), still good law, the indictment could not stand, but insisted that later decisions had drained it. Our resolution of the statute-of-limitations issue spares us that inquiry.",
    "neutral",
  ],
  [
    "dissent",
    "WHITTEMORE, J. (dissenting). I should have thought {Commonwealth v. Sayre, 344 Mass. 61} (1962), enough to dispose of this appeal. My colleagues do not mention it.",
    "neutral",
  ],
  [
    "plain",
    "The rule has been traced as far back as {Hinman v. Lyme, 3 Day 411}, where a tavern keeper sued upon a wager.",
    "neutral",
  ],
  [
    "other-court",
    "The Magistrate Judge, citing {Fenn v. Allied Casualty, 14 F. Supp. 2d 266} (D.N.J. 1998), recommended that the motion be granted in part. Plaintiff filed timely objections.",
    "neutral",
  ],
  [
    "counsel",
    'Respondent\'s motion characterizes {Estate of Wheelock, 55 T.C. 871} (1970), as "a dead letter." Petitioner\'s reply characterizes it as "dispositive." The motion is denied because material facts remain in dispute.',
    "neutral",
  ],
  [
    "indian-long",
    "It may be noticed, before adverting to the merits, that the reference order itself records that one of the Hon'ble Judges was inclined to the view that {Parvathi Ammal v. Tahsildar, (1968) 1 MLJ 555}, deserved a second look whereas the other was not so inclined, and the papers having been placed before the Hon'ble the Chief Justice, the matter has come before us, but as the land has since been acquired under a different enactment the controversy no longer survives and the reference is returned as infructuous.",
    "neutral",
  ],
  [
    "conditional",
    "Suppose that {Brandt v. Elkhorn Elevator, 83 Neb. 611}, had gone the other way. The farmer's remedy would then have been replevin, and replevin he did not bring.",
    "neutral",
  ],
  [
    "negation",
    "It has never been doubted in this State, since {Hotchkiss v. Barnum, 41 Conn. 77}, that a tenant at sufferance must have notice; and the court below erred in doubting it.",
    "positive",
  ],
  [
    "anaphora",
    "In {Ridgely v. Chesapeake Oyster Co., 60 Md. 318}, the bed had been leased by the State. The lessee died, and his widow brought trespass. That action was tried three times. The facts before us are as follows.",
    "neutral",
  ],
  [
    "other-court",
    "It appears that the Allahabad High Court followed {Munni Bai v. Board of Revenue, 1969 RN 41}, in two unreported judgments, whereas a learned Single Judge at Jodhpur took a contrary line. Neither judgment has been placed on our record.",
    "neutral",
  ],
  [
    "other-court",
    "The view of the Bombay High Court in {Jivraj Exports v. ITO, 201 ITR 710}, does not commend itself to us, and we prefer that which has found favour in Madras.",
    "negative",
  ],
  [
    "two-cases",
    "The petitioner cites {Ganpat Singh v. Union of India, (1990) 1 SCC 77}, and Mohd. Yunus v. Union of India, (1992) 4 SCC 501. The latter is a complete answer to the present petition; the former was cited only to show the history of the rule.",
    "neutral",
  ],
  [
    "indian-long",
    "The proposition, noticed with approval by the Tribunal below, that transport charges recovered separately form part of the assessable value, which was stated in {Vijay Cements v. Collector of Central Excise, 1985 (22) ELT 770} (Tri.), has since been dissented from by the Larger Bench in Appeal No. E/412/1990, and thereafter by the Supreme Court in terms which leave no room for its survival.",
    "negative",
  ],
  [
    "history",
    "The learned Single Judge's decision, reported in {Ishwar Datt v. University of Delhi, 49 (1993) DLT 88}, stands set aside by us today for the reasons that follow.",
    "negative",
  ],
  [
    "history",
    "{Lubin v. Sheridan Gravel, 202 F. Supp. 17} (D. Wyo.), aff'd, 313 F.2d 881 (10th Cir. 1962).",
    "positive",
  ],
  [
    "indian-long",
    "The petitioners, who were appointed on ad hoc basis in the year 1987 against leave vacancies and whose services were continued with artificial breaks till 1996, have approached this Court under Article 226 of the Constitution, inter alia praying for a mandamus to consider their cases for regularisation in the light of {Dharam Pal Sharma v. State of Haryana, 1993 (2) SCT 88}, which prayer was, as the return filed by the State would show, turned down by the Screening Committee, giving rise to the present round of litigation.",
    "neutral",
  ],
  [
    "statute",
    "Congress meant the 1991 amendment to be an answer to {Colburn v. Strand Electric, 490 U.S. 905}. It is one, and we give it full effect.",
    "negative",
  ],
  [
    "two-cases",
    "We disapprove of Wylie v. Dorsey, 33 Colo. 100, and adopt in its stead the rule of {Trimble v. Ute Coal, 41 Colo. 118}, which was the better reasoned all along.",
    "positive",
  ],
  [
    "other-court",
    "The Privy Council, in {Soonder Kooer v. Rajah Lalljee, 9 Moo. I.A. 401}, settled for all the courts in India that the widow's power is one of management; and the suit of the reversioner must be decided upon that footing.",
    "positive",
  ],
  [
    "question",
    "What, then, is the reach of {Sadhu Ram v. Labour Court, 1986 Lab IC 1440}? A reference on the question is pending before a Larger Bench and judicial discipline requires that these matters await its outcome.",
    "neutral",
  ],
  [
    "conditional",
    "If {Fielding v. Bank of Yonkers, 200 N.Y. 400}, is the law, and we hold that it is, the drawer's negligence is no defense.",
    "positive",
  ],
  [
    "noise",
    "The court’s treatment of proximate cause in “{Mabry v. Sunbelt Gas, 77 So. 3d 10}” (Ala. 2011) – an out­lier even then – is one to which we shall not return ; we over- rule so much as concerns it.",
    "negative",
  ],
  [
    "statute",
    "A bill to undo {Spivey v. Durham Transit, 250 N.C. 111} (1959), was introduced at the last session and died in committee.",
    "neutral",
  ],
  [
    "negation",
    "No one doubts that {Wexler v. Postmaster, 181 F.2d 64} (2d Cir. 1950), was decided; the dispute is over what was decided, and that dispute is academic now that the permit has issued.",
    "neutral",
  ],
  ["negation", "We see no cause to retreat from {Crossley v. Hamilton Brake, 144 Ohio St. 410} (1945).", "positive"],
  [
    "question",
    "Can {Alston v. Georgia Marble, 60 Ga. App. 301} (1939), be right? It makes the last wrongdoer pay for the first. We very much doubt it, and shall say so until the Supreme Court tells us otherwise.",
    "negative",
  ],
  [
    "statute",
    "Both {Tanner v. Ogle County, 33 Ill. 290}, and the statute said to have abrogated it were printed in the appendix to the brief. The writ was dismissed for want of a bond.",
    "neutral",
  ],
  [
    "counsel",
    "Mr. Vaidyanathan, learned senior counsel, took us at some length through {Harnam Chand v. Collector of Jalgaon, (1971) 2 SCC 418}, and submitted that it governs the whole field of resumption. Before coming to that submission it is necessary to set out the terms of the grant.",
    "neutral",
  ],
  [
    "two-cases",
    "In Whitlow v. Barge Canal Co., 90 N.Y. 118, this court declined to extend {Sears v. Canal Board, 71 N.Y. 390}, to towage contracts. Whether that was a wise course need not detain us, since the action was begun a year too late upon any view.",
    "neutral",
  ],
  [
    "plain",
    'Decisions such as {Lowry v. Tyrone Gas, 220 Pa. 77}, speak of the "turntable" cases in a variety of ways.',
    "neutral",
  ],
  [
    "two-cases",
    "{Delacroix v. Sabine Towing, 288 So. 2d 61} (La. 1974), overruled Thibaut v. Roy, 190 La. 77, and the plaintiff pleads under Thibaut. Her petition was filed, however, before either the older case or the newer one could have mattered.",
    "neutral",
  ],
  [
    "two-cases",
    "Between {Loring v. Medway, 9 Pick. 180}, and Farwell v. Stow, 4 Cush. 61, the choice is plain: the first was decided before the revision and cannot be squared with it, and the second is in point.",
    "negative",
  ],
  [
    "question",
    'The certified question reads: "Should the rule of {Lindqvist v. Duluth Timber Co., 52 Minn. 300}, be extended to growing crops?" We return it unanswered, the cause having become moot.',
    "neutral",
  ],
  [
    "history",
    "Special Leave Petition against {Tulsi Das v. State of Orissa, 72 CLT 118}, is stated to be pending, no stay having been granted. The matter be listed after six weeks.",
    "neutral",
  ],
  [
    "parenthetical",
    "Krishnan v. Kerala Water Authority, (2004) 2 KLT 17 (SC) (endorsing {Parameswaran v. Water Authority, 1997 (1) KLT 60}).",
    "positive",
  ],
  [
    "counsel",
    "The People urge that {People v. Marchetti, 61 Cal. App. 3d 902} (1976), ought to be disapproved. The defendant answers that it has stood for four decades. Because the error, if there was one, did the defendant no harm, the debate can wait.",
    "neutral",
  ],
  [
    "plain",
    "The learned Sessions Judge, in acquitting the accused, was guided by {State v. Bhaskaran, 1967 Cri LJ 220}; he was right to be so guided, and the appeal fails.",
    "positive",
  ],
  [
    "plain",
    "That much was put beyond argument in {Kilburn v. Thorne, 17 Gray 44}, and we go no further than to say that the learned judge should have charged accordingly.",
    "positive",
  ],
  [
    "other-court",
    "Courts in nine States have taken up {Hyland v. Berkshire Bottling, 180 Mass. 66} (1902). This day makes ten.",
    "positive",
  ],
  [
    "two-cases",
    "We stand by Farrand v. Village of Rome, 120 Mich. 300; to the extent that {Tyson v. Village of Rome, 133 Mich. 508}, says otherwise, it is Farrand and not Tyson that the bar should consult.",
    "negative",
  ],
  [
    "signal",
    "Most courts would admit the ledger. But see {Ruggles v. First Security Bank, 210 S.W.2d 66} (Ky. 1948).",
    "negative",
  ],
  [
    "conditional",
    "Were we writing before 1920, {Sutter v. Placer Water Co., 140 Cal. 511}, might have required more of our attention. As the appeal was taken a day late it requires none.",
    "neutral",
  ],
  [
    "dissent",
    "The partial dissent reproaches us for having left out {Hargis v. Dominion Gas, 88 F.4th 1021} (4th Cir. 2023). It is now in.",
    "neutral",
  ],
  [
    "anaphora",
    "The respondents filed their returns on the footing of {Laxman Rao v. Commissioner of Agricultural Income-tax, 75 ITR 19}. This was accepted by the Officer without demur. The reassessment notices went out in 1974.",
    "neutral",
  ],
  [
    "negation",
    "Not once in eighty years has this court said anything to weaken {Reese v. Schuylkill Ice Co., 55 Pa. 402}, and we are not about to begin.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Mukherjee fairly stated, when the later Constitution Bench judgment was put to him, that he could no longer support his submission from {Bimal Chandra v. Excise Commissioner, AIR 1959 Cal 212}. The concession is rightly made; after the Constitution Bench spoke that case ceased to be law.",
    "negative",
  ],
  [
    "parenthetical",
    "The employer is vicariously liable. {Ferro v. Bronx Taxi, 300 N.Y. 11} (1949) (binding here).",
    "positive",
  ],
  [
    "quoted",
    'The sentence "a wager is no crime in any man" from {Simms v. Grainger, 2 Bay 44}, so often quoted to us, was a flourish and must be read as no more than that.',
    "negative",
  ],
  [
    "signal",
    "The lien attaches upon delivery. But cf. {In re Ostheim Tanneries, 17 B.R. 505} (Bankr. D. Vt. 1982) (leaving the date to the parties).",
    "negative",
  ],
  [
    "two-cases",
    "The Tribunal relied upon {Ravi Textiles v. CCE, 1996 (84) ELT 19}, when the binding authority was the later three-Judge decision in Sunder Spinners v. CCE, 2001 (130) ELT 5, under which the earlier could not be sustained.",
    "negative",
  ],
  [
    "negation",
    "Nothing said here bears upon {Ellsworth v. Trustees of Wabash, 74 Ind. 402}; the land in suit never was a part of the canal.",
    "neutral",
  ],
  [
    "negation",
    "It is not possible to reconcile {Abdul Gani v. Estate Officer, 1974 J&K LR 90}, with the plain words of the proviso, and where the two are at odds the proviso must have its way.",
    "negative",
  ],
  [
    "dissent",
    "In his minority opinion Ramaswamy, J. expressed grave misgivings about {Sohan Lal v. Custodian, AIR 1957 SC 903}; the majority judgment is silent as to the case.",
    "neutral",
  ],
  [
    "plain",
    "Writing in {Sorensen v. Utah Sugar, 101 Utah 39} (1941), Justice Pratt offered two explanations of the maxim, and did not choose between them.",
    "neutral",
  ],
  [
    "anaphora",
    "Some forty years ago this Court held, in {Mathai v. Kuttanad Panchayat, 1963 KLT 219}, that a toll is not a tax. The earlier view still holds the field, and I see no cause to re-open it.",
    "positive",
  ],
  [
    "signal",
    "fn.4. Though we do not repeat the discussion in {Tamm v. Ketchikan Gear, 31 P.3d 22} (Alaska 2001), we adhere to it in every respect.",
    "positive",
  ],
  [
    "history",
    "{State v. Grady Lockett, 610 P.2d 99} (Kan. App. 1980), vacated on other grounds and remanded, 229 Kan. 7.",
    "negative",
  ],
];
