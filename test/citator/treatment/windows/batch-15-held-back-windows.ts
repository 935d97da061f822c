import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, batch 15, that no rule may be changed for. They were written without a look at the rules,
 * in four styles: federal courts, state courts, Indian courts, indirect and hard ones. Before anything was tuned on them
 * 165 of the 240 of batches 14 and 15 were read as labelled.
 */
export const BATCH_15_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // Federal courts.
  [
    "abrogated",
    "A three-judge panel may depart from circuit precedent only when intervening Supreme Court authority has undercut its theory or reasoning. Miller v. Gammie sets that bar high, but it is cleared here. After the Court's decision in Halvorsen, the per se rule announced in {United States v. Ferrante-Diaz, 288 F.3d 1140 (9th Cir. 2002)}, is clearly irreconcilable with controlling law, and it no longer binds this panel or the district courts of the circuit.",
    "negative",
  ],
  [
    "see",
    "Qualified immunity shields an officer unless the right alleged to have been violated was clearly established at a suitable level of particularity. See {Prescott v. Alder, 604 F.3d 81 (2d Cir. 2010)}; Mott v. City of Utica, 588 F.3d 402, 410 (2d Cir. 2009). The complaint speaks of the right to be free from unreasonable searches. That is far too general, and no amendment has been proposed that would cure the want.",
    "neutral",
  ],
  [
    "affirmed",
    "For substantially the reasons given by Judge Tanaka in her careful and thorough opinion, {Estate of Wickersham v. United States, 539 F. Supp. 3d 71 (W.D. Wash. 2021)}, we affirm the judgment of the district court in all respects. The motion of the United States to strike portions of the supplemental excerpts of record is denied as moot.",
    "positive",
  ],
  [
    "declined to follow",
    'The only other court of appeals to have reached the issue came out the other way. See {Thibodaux Marine, Inc. v. Lacey, 902 F.3d 76 (1st Cir. 2018)}. With great respect for our colleagues, we must part company with them. Their analysis begins with legislative history and arrives at the text only to find it inconvenient; we think the order should be reversed, and that once it is, the word "vessel" leaves little room for a floating casino permanently moored to the riverbank.',
    "negative",
  ],
  [
    "distinguished",
    "{Montoya v. Reservoir Authority, 517 F.3d 722 (10th Cir. 2008)}, does not assist the landowners. That was a physical invasion case: the Authority's canal overtopped and a foot of water stood on the plaintiffs' alfalfa for a month. No drop has ever touched the land at issue here. The question before us is whether a temporary regulatory moratorium requires compensation, and on that Montoya is silent.",
    "negative",
  ],
  [
    "adopted",
    "We have not previously had occasion to decide whether maintenance may be terminated retroactively. The First Circuit has, in {Stroud v. Penobscot Fisheries, 44 F.3d 201 (1st Cir. 1995)}, and its answer strikes us as eminently sensible: a seaman who accepts payments in good faith should not find himself a debtor when the doctors change their minds. We join that court and adopt its rule as our own.",
    "positive",
  ],
  [
    "limited to its facts",
    "Petitioner reads {Beckwith v. Harmon County, 530 U.S. 611 (2000)}, as though it announced a freestanding entitlement to be heard before any revocation. It did no such thing, and in the two decades since we have never so used it. Whatever vitality the decision retains is confined to the peculiar facts that produced it, namely a statute that by its own terms promised a hearing and an officer who admitted on the stand that he had deliberately withheld one.",
    "negative",
  ],
  [
    "dissent's view",
    "JUSTICE ALMEIDA, in dissent, would overrule {Kanter v. Board of Regents, 486 U.S. 291 (1988)}, and return to the balancing test it replaced. No party has asked for that relief, the point was not briefed, and the question presented does not include it. We express no opinion on the matter and confine ourselves to the narrow statutory ground on which the Court of Appeals decided the case.",
    "neutral",
  ],
  [
    "reaffirmed",
    "We are asked to reconsider {Lyle v. Rockingham County, 468 U.S. 702 (1984)}. We decline the invitation. The rule is clear, it has been administered without difficulty for close to forty years, and legislatures in at least a dozen States have built upon it. If petitioners believe it bad policy, Congress sits across the street. Today we reaffirm it.",
    "positive",
  ],
  [
    "superseded",
    "The trustee's reliance on the pre-BAPCPA case law is misplaced. Congress was aware that courts had been permitting debtors to strip a purchase-money lien from a recently acquired automobile, and the hanging paragraph at the foot of § 1325(a) was its answer. To that extent the statute displaced {In re Almquist, 83 B.R. 417 (Bankr. D. Mont. 1988)}, and the line of decisions that grew up around it.",
    "negative",
  ],
  [
    "described procedural",
    "This is the second time these parties have been before us. The first appeal concerned only the denial of class certification, and the relevant facts are set out at length in our opinion there. {Shipley v. Orion Airlines, 19 F.4th 305 (7th Cir. 2021)}. We repeat only as much of the history as is needed to understand the dispute over attorney's fees that now divides them.",
    "neutral",
  ],
  [
    "overruled on other grounds but followed",
    "Although the remedial portion of {Jasper Mills v. Textile Workers, 391 F.2d 28 (4th Cir. 1968)}, was overruled on other grounds in Hartsell, its jurisdictional holding was left untouched and we have followed it without interruption ever since. We follow it again today. A suit to compel arbitration under an expired agreement arises under § 301 so long as the grievance itself accrued before expiration.",
    "positive",
  ],
  [
    "criticised",
    "{Dunleavy v. Port Commission of Gary, 366 F.2d 95 (7th Cir. 1966)}, is difficult to defend. It conflated standing with the merits, cited no authority for treating a taxpayer's grievance as a species of property, and overlooked Frothingham altogether. The opinion has been cited only twice outside this circuit, each time with disapproval, and the author of our leading treatise calls it an embarrassment.",
    "negative",
  ],
  [
    "question left open",
    "Whether {Lathrop v. Sealy Shipping, 660 F.2d 19 (2d Cir. 1981)}, survives the 2005 amendment to the Rule is an interesting question, and at oral argument both sides had interesting things to say about it. It is not, however, a question that this record presents, because the plaintiff never served the demand that would have set the clock running. We therefore leave it for a case in which it matters.",
    "neutral",
  ],
  [
    "approved on certiorari",
    'The Courts of Appeals have divided over whether an "emission limitation" must be numerical. Compare {Montrose Gas Co. v. EPA, 32 F.4th 1190 (10th Cir. 2022)} (no), with Sierra Valley Ass\'n v. EPA, 18 F.4th 440 (9th Cir. 2021) (yes). We agree with the Tenth Circuit. A limitation is a restraint, and one may be restrained by a practice as surely as by a number.',
    "positive",
  ],
  [
    "not followed",
    '{Fairbank v. Town of Lisle, 2014 WL 3345127 (N.D.N.Y. July 8, 2014)}, an unreported district court ruling rendered on default and without adversarial briefing, is not binding on us, and we do not find it persuasive. It assumed the very point at issue here, that a zoning variance is a "contract" within the meaning of the Clause, and then cited a case that had assumed the same thing.',
    "negative",
  ],
  [
    "discussed facts",
    "In {Harker v. Pinecrest Hospital, 225 F.3d 1340 (11th Cir. 2000)}, a woman in labor arrived at an emergency department, was told to wait, and left after two hours without having been examined. The hospital maintained that she had never requested treatment. A divided panel concluded that the request could be inferred, with Judge Lott writing separately to say that the inference was for the jury.",
    "neutral",
  ],
  [
    "followed, other case rejected",
    "The parties have placed before us two lines of authority. Because Louisiana rather than Texas law supplies the rule of decision, the case is governed by {Alvarado v. Kohler Freight, 501 F.3d 344 (5th Cir. 2007)}, and not by Penn Hauling v. Diaz, 488 F.3d 210 (5th Cir. 2007). Under Alvarado the indemnity clause is unenforceable, and summary judgment for the shipper must be set aside.",
    "positive",
  ],
  [
    "overruled",
    "After much reflection, the court concludes that {Hollister v. Dane, 27 F.4th 655 (11th Cir. 2022)}, was wrongly decided and that principles of stare decisis do not counsel its retention. It is barely two years old; no one has ordered his affairs around it; and the test it devised has proved unworkable in every district that has tried to use it. We recede from it in full and restore the standard of Penhallow v. Crane, 881 F.2d 1299 (11th Cir. 1989).",
    "negative",
  ],
  [
    "explained",
    "It is well to be precise about what {Beale v. Northland Grain Co., 175 U.S. 612 (1900)}, decided. The Court there did not say that a common carrier by water could never limit its liability; it said that a carrier could not do so by a placard posted where no shipper would see it. Nothing turns on the point here, since the limitation appears on the face of the bill of lading.",
    "neutral",
  ],
  [
    "contra",
    'We hold that the Carmack Amendment does not reach a broker that never took possession of the goods. Accord Lindell Logistics v. Royce, 704 F.3d 388, 391 (5th Cir. 2013). Contra {Quist v. Overland Express, 88 F.3d 1430 (8th Cir. 1996)}. The text speaks of a carrier "providing transportation," and a firm that merely matches shippers with truckers provides information, not transportation.',
    "negative",
  ],
  [
    "not cited below, forfeiture",
    "For the first time in its reply brief the Association invokes {Whitlock v. Amalgamated Rubber, 401 U.S. 560 (1971)}. Arguments so raised are forfeited, and we see no extraordinary circumstance that would lead us to overlook the default. The appellees have had no chance to respond, the district court had no chance to consider the point, and the decision was available to counsel from the day the complaint was filed.",
    "neutral",
  ],
  [
    "approvingly cited, endorsed",
    "Judge Ames's formulation in {Farnsworth v. Lomax Securities, 658 F.2d 1216 (7th Cir. 1981)}, that a broker \"must know his customer before he may know his customer's mind,\" has been repeatedly endorsed by this court, and the district judge quite correctly took it as the measure of suitability. Measured by that yardstick the trades at issue were indefensible.",
    "positive",
  ],
  [
    "not adopted",
    "The Court of Federal Claims considered itself obliged to apply {Sandoval Produce v. United States, 62 Fed. Cl. 319 (2004)}, under which a contracting officer's silence for sixty days ripens into a deemed denial even of a claim that was never certified. We have never endorsed that view and do not adopt it now. Certification is a statutory precondition, and an officer's inaction cannot supply what the contractor withheld.",
    "negative",
  ],
  [
    "overruler of another, other grounds",
    "Municipal liability may rest on a single decision by a final policymaker. Simms v. Borough of Rahway, 78 F.3d 903, 909 (3d Cir. 1996), overruled on other grounds by {Greer v. Township of Mercer, 112 F.3d 640 (3d Cir. 1997)}. Whether the police chief was such a policymaker is a matter of state law, to which we now turn.",
    "neutral",
  ],
  [
    "instructions per precedent",
    "Whether a conspiracy is single or multiple is a question of fact for the jury. The instruction below tracked, almost word for word, the one we approved in {United States v. Delgado-Ruiz, 840 F.3d 512 (1st Cir. 2016)}, and the defendants have given us no reason to reconsider that approval. Following Delgado-Ruiz, we reject the claim of instructional error and turn to the sufficiency of the proof.",
    "positive",
  ],
  [
    "overruling recognised",
    "Respondent invokes the so-called year-and-a-day presumption. The presumption had its origin in {Pomeroy v. Haskins, 218 U.S. 403 (1910)}, which this Court expressly overruled in Chandler v. Territory of Guam, 402 U.S. 117, 125 (1971), after sixty years of inconsistent application. Respondent offers no reason why a rule so interred should be exhumed for the particular benefit of insurers.",
    "negative",
  ],
  [
    "expressly neither",
    "The other decision to which the parties have directed our attention is {Nordahl v. Pacific Rim Co-op, 55 F.4th 91 (9th Cir. 2022)}. It came down after briefing was complete and was brought to us by letter under Rule 28(j). We mention it for the sake of completeness. It concerned a differently worded statute, and we neither endorse nor reject what was said there.",
    "neutral",
  ],
  [
    "followed despite reservations",
    "Were we writing on a clean slate, we might see the matter differently. But the slate is not clean, and a panel of this court does not hold the eraser. {Coastal Pilots Ass'n v. Gray, 733 F.2d 1101 (5th Cir. 1984)}, decides this appeal, and we are bound to apply it. The judgment dismissing the association's antitrust claims is accordingly AFFIRMED.",
    "positive",
  ],
  // State courts.
  [
    "disapproved in footnote",
    "We conclude that an association's board may not, by rule alone, forbid what the recorded declaration permits. To the extent it is inconsistent with this opinion, we disapprove {Delmonte v. Rancho Vista Homeowners Assn., 188 Cal.App.4th 1410 (2010)}. The Court of Appeal in this matter having reached the right result by a somewhat different road, its judgment is affirmed, and the cause is returned for a determination of fees under Civil Code section 5975.",
    "negative",
  ],
  [
    "see",
    "A trial court has no duty to instruct sua sponte on a lesser related offense. (See {People v. Arbogast, 52 Cal.4th 1101 (2011)}.) Defense counsel was asked whether he wanted the instruction on trespass, conferred with his client at sidebar, and told the court that he did not. The claim of error is thus invited as well as forfeited.",
    "neutral",
  ],
  [
    "adopted",
    "We find no Delaware authority on whether a food processor may be liable for an allergen disclosed only on the shipping carton. The Pennsylvania court's opinion in {Bledsoe v. Hanover Foods, 341 Pa. Super. 602, 492 A.2d 44 (1985)}, is thoughtful and complete, and we adopt its reasoning. A warning the consumer cannot see is, as that court put it, a message mailed to the wrong address.",
    "positive",
  ],
  [
    "declined to follow sister state",
    "The only appellate court in New England to have considered the precise question is that of our neighbor to the east. {Mercier v. Town of Hale, 171 N.H. 209, 192 A.3d 77 (2018)}, held that a selectboard's email thread is never a meeting. We are unable to reconcile so absolute a rule with Vermont's statute, whose definition turns on deliberation and not on bodies in a room, and we decline to follow it.",
    "negative",
  ],
  [
    "counsel's contention, unaddressed",
    "Defendant's remaining contention, that {Roscoe v. Galt, 301 N.Y. 88} (1950) has outlived its usefulness and should be overruled, was not raised at the suppression hearing and is therefore unpreserved for our review (see CPL 470.05 [2]). We decline to reach it in the interest of justice. The sentence, imposed upon a plea, is neither harsh nor excessive.",
    "neutral",
  ],
  [
    "reaffirmed",
    "For the fourth time in as many decades we are urged to discard the locality rule of {Pruett v. State, 218 Tenn. 561, 404 S.W.2d 820 (1966)}. For the fourth time we decline. The General Assembly codified the rule in 1975 and has amended the section six times without disturbing it; under such circumstances continued adherence is no more than obedience.",
    "positive",
  ],
  [
    "limited to its facts",
    "We are mindful of {Cassidy v. Ogle, 301 Ill. App. 3d 655 (1998)}, in which the Second District relieved a tenant of a holdover penalty because a blizzard had closed every road in the county. That decision has never been extended. In Dray it was called sui generis, in Pankow it was restricted to its facts, and we see nothing in the present record (a moving van that was double-booked) to warrant its revival.",
    "negative",
  ],
  [
    "other case overruled",
    "Plaintiff relies on language in Grange v. Salem Clinic, 231 Or. 66, 371 P.2d 980 (1962). As defendant notes, Grange was expressly overruled in {Moffitt v. Dade Orthopedics, 548 P.2d 14 (Or. 1976)}. Plaintiff answers that only its statute of limitations holding was disturbed. We find it unnecessary to settle the extent of the damage, since the language plaintiff quotes comes from a concurring opinion that commanded no other vote.",
    "neutral",
  ],
  [
    "applied",
    "We evaluate the reliability of a showup under {Commonwealth v. Leary, 460 Mass. 188 (2011)}. The victim had four minutes to look at her assailant's face in a lighted vestibule; she described the scar before she was shown it; no more than twenty minutes had gone by. Each of the Leary considerations therefore points toward admission, and the motion judge did not err.",
    "positive",
  ],
  [
    "departmental disagreement",
    "There is a split among the Departments. We agree with the First and Fourth that a defendant's silence when asked for consent is not itself a refusal. The contrary holding in {People v Sorokin, 141 AD3d 88 [2d Dept 2016]}, rendered over two dissents, should no longer be followed. On the facts found by Supreme Court, which have support in the record, suppression was properly granted.",
    "negative",
  ],
  [
    "procedural history",
    "The underlying facts are recited in our decision on direct appeal. {State v. Tamayo, 311 Kan. 44, 455 P.3d 610 (2020)}. What concerns us now is what happened afterward: in March of 2021 Tamayo filed, without the help of a lawyer, a motion under K.S.A. 60-1507, and for two years and seven months nobody did anything about it.",
    "neutral",
  ],
  [
    "reaffirmed",
    'The assessors suggest that the Dillon Rule amendment of 2012 "effectively overruled" {Holcomb v. Board of Assessors, 266 Va. 512, 587 S.E.2d 618 (2003)}. Nothing in the amendment\'s text, title, or history supports the suggestion. Holcomb is good law, and the circuit court was obliged to apply it, as it correctly did, by striking the unequal assessments.',
    "positive",
  ],
  [
    "doubted",
    "Whether {Haskell v. Dunn, 388 S.W.2d 915 (Tex. 1965)}, would be decided the same way today is open to serious question. It presumed that a married woman lacked authority over her separate mineral estate, a presumption the Constitution has since repudiated. But the parties have not asked us to revisit it and the lease at issue was signed by both spouses, so we note our misgivings and move on.",
    "negative",
  ],
  [
    "trial court's view",
    "The chancellor delivered his opinion from the bench. He said that he had read {Bascom v. Peebles, 190 Tenn. 403, 230 S.W.2d 50 (1950)}, that he did not think much of it, and that he did not propose to be guided by it in dividing the farm. He then divided the farm in a manner to which, oddly, neither party objects except as to the pond. The pond is accordingly the whole of this appeal.",
    "neutral",
  ],
  [
    "extended",
    "The protection recognized in {In re Guardianship of Tully, 182 Ariz. 508, 897 P.2d 1331 (App. 1995)}, was accorded to a ward of adult age. We can think of no reason why a minor should receive less. The same danger of a guardian's self-dealing exists, the same statute governs, and the same remedy of surcharge lies to hand. We hold accordingly.",
    "positive",
  ],
  [
    "abrogated",
    "Our adoption of the Restatement approach in Levesque leaves no room for the invitee-licensee distinction. The trial court nonetheless charged the jury in the words of {Whitcomb v. Penobscot Log Co., 129 Me. 403, 152 A. 611 (1930)}, which depends upon that distinction from its first line to its last. The charge was error. Whitcomb did not survive Levesque, and our trial judges should put the old pattern instruction away.",
    "negative",
  ],
  [
    "compare with",
    "State courts are not of one mind about whether incarceration alone amounts to willful abandonment. Compare {In re Adoption of C.L., 2015 OK 44, 352 P.3d 1210} (not without more), with In re T.M.R., 137 Idaho 80, 44 P.3d 1190 (2002) (may be considered with other circumstances). The parties' stipulation that appellant wrote no letters makes it unnecessary to enter the debate.",
    "neutral",
  ],
  [
    "approved instruction",
    "The Court of Appeals stated the rule correctly twenty years ago. {State v. Fontenot, 155 Or. App. 61, 962 P.2d 744 (1998)}, explains that a passenger is not seized merely because the driver is, and it goes on to describe what more is needed. We have not before passed on that explanation. Having now examined it with the benefit of full briefing, we approve it without qualification.",
    "positive",
  ],
  [
    "wrongly decided, concurring majority",
    "Respondent is right that {Nystrom v. Farmers Elevator, 512 N.W.2d 300 (Minn. App. 1994)}, is squarely in point. Respondent is wrong about what follows. The court of appeals there overlooked the 1987 revisor's bill, applied a definition the legislature had repealed, and so arrived at a result no reading of the statute in force could justify. It was incorrectly decided.",
    "negative",
  ],
  [
    "cf",
    "That the vendor's lien is personal to the vendor does not mean that it evaporates upon his death. Cf. {Wrenfield v. Sumter Ginning Co., 188 Ala. 90, 65 So. 944 (1914)} (crop lien passes to administrator). The circuit court found that the widow held both the note and the equitable right to enforce it, and the ore tenus rule attends that finding with a presumption of correctness.",
    "neutral",
  ],
  [
    "rejecting framework",
    "For thirteen years trial judges have struggled with the five-factor standard of {Ingersoll v. Baptist Home, 61 Wash. App. 2d 77 (2011)}. The factors overlap, point in contrary directions, and contain no instruction about weight. Amici on both sides of the case before us agree on one thing only, that the standard should be abandoned. So do we. In its place we substitute a single question: did the facility know of the particular resident's risk?",
    "negative",
  ],
  [
    "party's concession",
    "At oral argument plaintiff's counsel candidly conceded that {Ewing v. Tri-County Hospital, 94 N.C. App. 212, 380 S.E.2d 101 (1989)}, does not apply to a claim of administrative negligence, and withdrew the argument that depended upon it. We commend counsel's candor. The remaining assignments of error relate to the exclusion of Dr. Pate, to which we now come.",
    "neutral",
  ],
  [
    "rejects invitation to distinguish",
    "Lessor's effort to distinguish {Kalani v. Maui Land Trust, 95 Haw. 222, 20 P.3d 655 (2001)}, on the ground that the parcel there lay mauka of the highway, is a distinction without a difference. What mattered was that the custom had been exercised within living memory upon land less than fully developed. It was so exercised here. The gathering right is therefore confirmed.",
    "positive",
  ],
  [
    "overruled",
    "We affirmed in Thorndike, and again in Calder, the principle that blasting is abnormally dangerous. The outlier is {Sewall v. Knox Lime Co., 88 A.3d 145 (Me. 2014)}, which carved out quarries that had operated before zoning. Experience has shown that exception to be a mistake: it rewards the oldest nuisances and is impossible to administer when a quarry grows. We retreat from it.",
    "negative",
  ],
  [
    "negation neither overruled nor applied",
    "It bears emphasis that we neither apply nor depart from {Kimball v. Strafford Railway, 58 N.H. 511 (1879)}. The crossing in that case was private and the duty was fixed by charter. The crossing in this one is public, and the duty is fixed by RSA 373:14. The superior court's discussion of the older case, though learned, was unnecessary.",
    "neutral",
  ],
  [
    "doubts resolved",
    "[¶9] Some uncertainty about {Lofgren v. City of Minot, 488 N.W.2d 39 (N.D. 1992)}, may have been created by a stray remark in Kubas. We take this occasion to put the uncertainty to rest. Lofgren means what it says: special assessments must bear a reasonable relation to the benefit received. By that measure the assessment of $41,000 against an unimproved corner lot fails.",
    "positive",
  ],
  [
    "disavowed",
    "In the interest of candor we acknowledge {Dietrich v. Cole, 229 Kan. 44, 621 P.2d 907 (1981)}, in which this court said, without citation, that grandparents stand in the shoes of a deceased parent for purposes of visitation. The statement was unnecessary to the decision, it cannot be reconciled with the fundamental right recognized in Troxel v. Granville, 530 U.S. 57 (2000), and we disavow it.",
    "negative",
  ],
  [
    "another treated beside it",
    "Petitioner collects three cases in a single footnote: {Tarleton v. Meeks, 244 N.C. 610, 94 S.E.2d 830 (1956)}, Obering, and Dace. The first concerned a life tenant's duty to insure and is only mentioned by way of background. Obering is the case that matters, and we today overrule it. As for Dace, it was decided under the law of Virginia.",
    "neutral",
  ],
  [
    "in line with unbroken",
    "Since {Emory v. Talbot, 164 Md. 205, 164 A. 660 (1933)}, this Court has required that a gift causa mortis be proved by clear and convincing evidence, and no opinion in the ninety years that followed has suggested anything less. The orphans' court in this matter accepted a preponderance. Emory required more, and on the remand the claimant will have to supply it.",
    "positive",
  ],
  // Indian courts.
  [
    "per incuriam",
    "Learned AGP strenuously relied upon {Suresh Bhimrao Patil v. Collector, Sangli, 1998 (3) Mh.L.J. 201}. With utmost respect to the learned Single Judge, the attention of the Court was not invited to Section 11-A nor to the binding decision in Yusufbhai's case. The said judgment must therefore be held to have been rendered per incuriam and cannot be treated as a binding precedent.",
    "negative",
  ],
  [
    "distinguished",
    "The decision in {Chandrakant Tukaram Nikam v. Municipal Corporation of Greater Mumbai, 2010 (5) ALL MR 33} is distinguishable on facts. In the said case the structure was shown in the 1961 survey as a censused hutment. In the case in hand there is not a shred of evidence that any structure stood on the plot before 2004. The ratio, therefore, is of no assistance to the appellant.",
    "negative",
  ],
  [
    "squarely covered",
    "When the appeal was taken up, learned Senior Standing Counsel for the Revenue fairly stated that the substantial questions of law are squarely covered against the Department by {CIT v. Deccan Agro Chemicals Ltd., (2008) 305 ITR 227 (SC)}. In that view of the matter, nothing survives for adjudication. The tax case appeal stands dismissed on the authority of the said decision. No costs.",
    "positive",
  ],
  [
    "set aside",
    "Leave granted. These appeals are directed against the judgment of the High Court reported as {Bhagwan Das v. Presiding Officer, Labour Court, 2011 LLR 778 (P&H)}, whereby reinstatement with full back wages was directed. The workman having admitted in cross-examination that he was gainfully employed from 1997 onwards, the direction as to back wages was wholly unjustified. The impugned judgment is set aside and the award of the Labour Court is restored.",
    "negative",
  ],
  [
    "minority view",
    "Chelameswar, J., in his separate and dissenting opinion in that reference, was for overruling {Jaypee Estates v. Union Bank, (2016) 4 SCC 733}. The majority, however, disposed of the matter on the ground of delay and did not pronounce upon the point. The petitioners' attempt to read the minority opinion as the law declared under Article 141 cannot, therefore, be countenanced, and the issue remains open.",
    "neutral",
  ],
  [
    "approved",
    "Among the High Courts the preponderance of opinion is one way. We may usefully mention {Ghulam Rasool v. Custodian General, AIR 1966 J&K 41}, where Fazal Ali, J. (as he then was) held that a custodian is a trustee, not an owner. We are in respectful agreement with that enunciation, which in our view brings out the true legal position, and we approve the same.",
    "positive",
  ],
  [
    "confined to its facts",
    "Much was sought to be made of {Jaswant Kaur v. Improvement Trust, Ludhiana, (2005) 11 SCC 340}. A reading of paragraph 9 would show that the allotment in that case was regularised in exercise of the power under Article 142 and that this Court took care to say that the order shall not be treated as a precedent. It must remain confined to its own facts and the appellant can derive no mileage therefrom.",
    "negative",
  ],
  [
    "quoted",
    'What is a "cess"? The word, observed the Court in {Raghubir Prasad v. Commissioner of Sales Tax, (1961) 12 STC 480 (All)}, is "a corruption of assess and was used in Ireland for rates". The Imperial Gazetteer gives another derivation. Be that as it may, the charging section before us uses neither word but speaks of a "contribution", and we have to see what that means.',
    "neutral",
  ],
  [
    "applied ratio",
    'Applying the ratio of {Shanti Lal Meena v. State of Rajasthan, 2015 (2) WLC (Raj.) 388} to the case on hand, it is manifest that the petitioner, having qualified in the written examination and been medically fit on the date of interview, could not be shown the door on account of a tattoo which the recruiting authority itself recorded as "removable". The writ petition deserves to be, and is hereby, allowed.',
    "positive",
  ],
  [
    "superseded",
    "The basis of the decision in {Alagappa Chettiar v. Commissioner of Wealth Tax, (1976) 104 ITR 392 (Mad)} was removed by the Finance Act, 1979, which inserted the Explanation with retrospective effect from the very inception of the statute. A judgment whose foundation has been so knocked out by a competent Legislature cannot be pressed into service. The assessee's reliance thereon is therefore misconceived.",
    "negative",
  ],
  [
    "Tribunal recital",
    "The CIT(A), following {Sitaram Bagla v. ITO, (1992) 43 ITD 510 (Cal)}, deleted the addition. The Revenue is in appeal before us only on the question whether additional evidence was admitted in breach of Rule 46A. As the Assessing Officer was admittedly not given any opportunity to rebut the confirmations, we set aside the order and restore the issue to his file without going into the merits.",
    "neutral",
  ],
  [
    "SLP dismissed affirm",
    "It may be noticed that the judgment of the Division Bench in {Ashok Layland Drivers' Union v. State of Tamil Nadu, (1999) 2 LLJ 704 (Mad)} was carried to the Supreme Court, and by a reasoned order dated 14.2.2003 their Lordships affirmed the same. The respondent-Management cannot now be heard to say that closure compensation is payable only to permanent workmen.",
    "positive",
  ],
  [
    "sub silentio",
    "The sheet anchor of the petitioners' case is {Dharampal Jain v. New Okhla Authority, (2009) 4 SCC 702}. It is trite that a decision is an authority for what it decides on argument and reason. The point of limitation, though it arose there on the record, was neither canvassed nor considered. That part of the order passed sub silentio, has no binding force under Article 141, and we are not persuaded to act upon it.",
    "negative",
  ],
  [
    "hypothetical",
    "Assuming for a moment, though not holding, that {Abdul Wahab Sheikh v. Sub-Registrar, Bhiwandi, AIR 1979 Bom 144} applies to an oral gift, the plaintiff would still have to prove delivery of possession. Of this there is no evidence whatsoever. The mutation entry came eleven years after the alleged hiba and was made on the plaintiff's own application without notice to anyone.",
    "neutral",
  ],
  [
    "rejection of distinction",
    "Counsel for the Corporation endeavoured to distinguish {Trilok Chand Saini v. Delhi Transport Corporation, 163 (2009) DLT 212} by pointing out that the conductor there was a daily wager. I find no merit in this. The case is on all fours with the present one on the issue of disproportionate punishment, and there is no earthly reason why this petitioner should not get the relief that conductor got.",
    "positive",
  ],
  [
    "reversed",
    "Ld. AR placed heavy reliance on the order of the co-ordinate bench in {Harish Textile Engineers v. DCIT, (2016) 46 ITR (Trib) 101 (Mum)}. Ld. DR has however produced before us the judgment of the Hon'ble jurisdictional High Court in ITA No. 482 of 2017 dated 11.9.2019 reversing the said order of the Tribunal. In this view of the matter ground no. 2 is dismissed.",
    "negative",
  ],
  [
    "discussed",
    "In {Fernandes v. Comunidade of Margao, 1985 (1) Goa LT 9} the Judicial Commissioner had to deal with an aforamento granted in 1907. The emphyteuta had ceased paying foro after Liberation. It was argued that the Comunidade had thereby lost its dominium directum; the argument found favour with the trial Judge but not with the appellate Court. The case thereafter was compromised.",
    "neutral",
  ],
  [
    "followed in criminal trial",
    "Link evidence is missing. The seal remained with PW-3 and the samples reached Chandigarh after seventeen days with no explanation. In identical circumstances this Court in {Bhola Singh v. State of Punjab, 2008 (2) RCR (Criminal) 645} extended benefit of doubt to the accused. Guided by the same, I hold that the prosecution has failed to bring home the charge under Section 15 of the NDPS Act. The appeal succeeds.",
    "positive",
  ],
  [
    "review recalled",
    "The Commission seems to have been unaware that the decision in {Metro Builders v. Rajeev Khanna, (2018) 2 SCC 811} was recalled by this Court on 12-3-2019 in Review Petition (C) No. 1190 of 2018, and the civil appeal was restored to its original number. A recalled judgment is non est in the eye of law. The complaint shall be decided afresh, uninfluenced by anything contained therein.",
    "negative",
  ],
  [
    "no conflict",
    "We called for the report of {Tarachand Ghosh v. Emperor, AIR 1936 Cal 210}. It turns out to be a case upon misjoinder of charges. The head-note is misleading. There is nothing in the body of the judgment either for or against the proposition that an approver may be recalled after the close of the defence evidence, and we have to decide the point on first principles.",
    "neutral",
  ],
  [
    "criticism",
    "In our considered opinion the observations in {Babulal Sahu v. Nagar Palika, Sehore, 2000 (1) MPLJ 390} are far too widely stated. Not every irregularity in the publication of an electoral roll vitiates the poll. If the dictum were taken literally no municipal election would ever survive a petition. The learned Election Tribunal committed a grave error in treating it as though it were a section of the Act.",
    "negative",
  ],
  [
    "see",
    "A fee, unlike a tax, must bear a broad and general correlation with services rendered, though arithmetical exactitude is not insisted upon. (See {Devki Nandan Agro v. Mandi Samiti, (2001) 7 SCC 29}.) The counter affidavit gives the figures of market fee collected between 1996 and 2001, but is conspicuously silent on where a single rupee of it was spent.",
    "neutral",
  ],
  [
    "relied and rule applied",
    "So far as loss of future prospects is concerned, the deceased was a self-employed mason aged 34. Placing reliance on {National Insurance Co. Ltd. v. Savithramma, 2014 ACJ 1690 (Kar)}, where forty per cent was added in like circumstances, I deem it just and proper to make the same addition. The claimants would thus be entitled to Rs. 14,28,000/- with interest at 6% per annum.",
    "positive",
  ],
  [
    "eroded",
    "{State of Mysore v. Channabasappa, AIR 1963 SC 774} was decided when Article 31 was part of the Constitution and the right to property was fundamental. Both have since disappeared. The substratum of the decision having gone, we are in agreement with the learned Attorney General that it no longer holds the field and that the acquisition cannot be tested on its touchstone.",
    "negative",
  ],
  [
    "bench divided",
    "Since we have not been able to agree upon whether {Hemlata Oza v. Rajkot Nagarik Bank, 2017 (1) GLH 402} governs a guarantor who has signed in blank, one of us (Trivedi, J.) being of the view that it does and the other that it does not, the papers are directed to be placed before Hon'ble the Chief Justice under Clause 36 of the Letters Patent.",
    "neutral",
  ],
  [
    "test satisfied",
    "Our conclusion is fortified by {Pyarelal Bhargava Trust v. Director of Education, (1983) 4 SCC 166}, where a similar provision in the Delhi Act was construed. Tested on the anvil of the principles there laid down, the requirement of prior approval for dismissal of a teacher does not infringe Article 30(1). The validity of Section 8(4) is upheld.",
    "positive",
  ],
  [
    "contradicted by constitution bench",
    "In view of the authoritative pronouncement of the Constitution Bench in the case of Steel Workers Union, it is no more possible to sustain the law laid down by a Division Bench of this Court in {Vasudeo Shetty v. Mangalore Port Trust, (2001) 1 Kar LJ 90 (DB)}, that contract labour automatically become employees of the principal employer upon abolition. Writ petitioners who rest their claim only on that footing must fail.",
    "negative",
  ],
  [
    "question framed",
    'The following question has been referred for our opinion by a learned Single Judge: "Whether {Zonal Manager, LIC v. Kusum Sharma Saxena, (2011) 3 UPLBEC 2088}, in so far as it holds that suppression of a minor ailment is immaterial, lays down the correct law?" The facts giving rise to the reference may be briefly stated. The deceased had taken two policies in the year 2006.',
    "neutral",
  ],
  [
    "consistent line",
    "Ever since {Hukum Singh v. Financial Commissioner, Revenue, 1972 PLJ 88}, the consistent view of this Court has been that tenant's permissible area is to be reckoned on the date of the application. Neither side has cited any judgment to the contrary and there is no occasion for me to take a different view. The orders of the authorities below being in conformity with the same call for no interference.",
    "positive",
  ],
  // Indirect and hard ones.
  [
    "foundations gone",
    "Counsel builds a handsome house upon {Lockridge v. Tampa Phosphate, 377 U.S. 190 (1964)}. The difficulty is with the lot. The statute it construed is gone, the presumption it employed was put aside in Whitfield, and the agency whose practice it honored was folded into another in 1977. What is left stands on air, and we will not ask the plaintiff to live there.",
    "negative",
  ],
  [
    "counsel's rhetorical use",
    "To hear Mr. Spruill tell it, {Beatrice Loom Works v. Fair, 203 N.C. 550, 166 S.E. 744 (1932)}, is a corpse that the plaintiff has propped up in the witness chair. To hear Ms. Oakes tell it, the patient was never healthier. The quarrel is an entertaining one. It has, as will appear, no bearing on whether the summons was served upon the right Mr. Fair.",
    "neutral",
  ],
  [
    "still true",
    "Water in this country has always run downhill, except toward money. The territorial judges knew it when they said, in {Escobedo Ranch v. Territory, 9 N.M. 301 (1898)}, that no upstream man may drink his neighbor's share. What was true for them is true for us. The defendant shall open the headgate by noon on Monday.",
    "positive",
  ],
  [
    "mistake",
    "Wisdom too often never comes, and so one ought not to reject it merely because it comes late. {Gillespie v. United Dairies, 533 F.2d 1188 (3d Cir. 1976)}, was the work of this court; one of its authors sits with us today. We read the exemption then with the wrong end of the telescope. The milk cooperatives that have paid for our error over the years are owed at least the acknowledgment, and the appellant is owed a trial.",
    "negative",
  ],
  [
    "different question",
    "{Ottoman Rug Importers v. Bligh, 512 F.2d 77 (D.C. Cir. 1975)}, is a fine answer to a question that nobody has asked in this case. There the goods never cleared customs. Here they were cleared, sold, walked upon, and returned with stains. What duty is owed on a returned rug is something about which the opinion is, understandably, silent.",
    "neutral",
  ],
  [
    "resisted attack",
    "Three times in the last fifty years has someone taken a hammer to {Nagaraj Rao v. Town Municipality, AIR 1969 Mys 88}, and three times has the hammer broken. The present attempt is the fourth. Having examined the structure with care we find not one brick that we would wish to shift. The municipality must hear the ratepayer before it trebles his rate.",
    "positive",
  ],
  [
    "overruled",
    "A precedent may, like a hulk in a channel, remain long after the voyage that put it there has been forgotten. Such is {Munro v. Tattersall, 88 Pa. 419 (1879)}. It serves no traffic; it has wrecked some. Today it is towed away, and pilots need no longer steer around it when they advise a client that an oral promise to pay another's debt is worth what it is written on.",
    "negative",
  ],
  [
    "hypothetical",
    "It may be that some day a bolder court will ask whether {Chowgule Shipping v. Marmagoa Stevedores, (1965) 67 Bom LR 511} has been left behind by the container and the crane. It may be that on such a day counsel will have something to say about it. Today counsel had nothing, and neither has this Court; the suit fails for want of a stamp.",
    "neutral",
  ],
  [
    "no daylight",
    "Hold the two cases up together and no daylight shows between them. In {Aronoff v. Merchants Surety, 290 F.2d 614 (7th Cir. 1961)}, the contractor walked off the job in March and the surety learned of it in June. Here it was April and July. The surety there went free, and so, for the same reason and by the same route, must this one.",
    "positive",
  ],
  [
    "reversed",
    "The able district judge wrote at length and with evident sympathy for the child. {Draycott v. Pemberton School Committee, 318 F. Supp. 3d 490 (D.R.I. 2018)}. It is with no pleasure that we say the case came out the wrong way. The Act asks whether the school offered an appropriate education, and a school that offers one has done all it must, though a kinder school would have done more. Judgment shall enter for the defendants.",
    "negative",
  ],
  [
    "clerk's inventory",
    "The appendix is of a size to stop a door. It contains, among other things, a chart of Long Island Sound, a menu, forty years of lease payments, and a photocopy of {Fitch v. Norwalk Oyster Co., 69 Conn. 11, 36 A. 1005 (1897)}, with the margins scribbled upon in an unknown hand. We have looked at everything, and we find what the trial court found: no lease was ever signed.",
    "neutral",
  ],
  [
    "borrowed",
    "American law on the ageing of whisky is thin. Scots law is not. In {Kilbride v. Ardmore Distillers, 1954 SC (HL) 71}, Lord Reid thought that the evaporating share, the angels' share, must fall upon him who owns the cask and not upon him who keeps it. We gladly borrow his conclusion and from now on shall consider it ours.",
    "positive",
  ],
  [
    "better days",
    "Time has not been kind to {Gordian Trust v. Ashby, 119 A.2d 340 (Del. Ch. 1956)}. Its premise, that no stockholder would trouble to read a proxy statement and so none need be truthful, struck some as worldly in its day. It strikes this court as merely cynical, and I shall proceed on the opposite assumption.",
    "negative",
  ],
  [
    "earlier chapter of the suit",
    "Readers of these reports have met the Union before. {Molnar v. Slovak Gymnastic Union, 244 Ill. App. 3d 19 (1993)}, told of the quarrel over the parallel bars. This is the sequel. The bars are gone, most of the combatants are gone, and what remains is a bank account in Cicero with two claimants and a surprising amount of interest.",
    "neutral",
  ],
  [
    "lower court obeyed",
    "The Rent Controller took her text from {Sohan Lal Chaddha v. Rent Controller, (1986) 2 RCR (Rent) 19}, and never strayed from it. For that she has been scolded by the landlord, but will earn only commendation from me. A judge of first instance who keeps step with the High Court when the High Court has kept step with the statute has done all that can be asked.",
    "positive",
  ],
  [
    "higher court has said otherwise",
    "The petitioner's confidence in {Birla Chemicals v. Assistant Collector, (1990) 46 ELT 277 (Guj)} would have been well placed in the year in which it was reported. Within three years, however, their Lordships at Delhi looked at the very same notification and saw in it the very opposite. It need hardly be said whose eyes this Court must borrow.",
    "negative",
  ],
  [
    "parties agree to leave it",
    "Both sides have tiptoed around {Lovejoy v. Sandusky Sash, 61 Ohio St. 480 (1900)}, like houseguests around a sleeping dog. Neither claims it; neither says it bites. We shall follow their good example, and go in by the other door, which is the four-year statute of limitations. That door, as it happens, is locked against the plaintiff.",
    "neutral",
  ],
  [
    "premise grows",
    "A ferry that leaves early breaks faith with those who are running for it. So much was made clear in {Varga v. Hudson Ferry Corp., 188 F.2d 20 (2d Cir. 1951)}. The buses in this case differ from ferries chiefly in being dry. We see no reason why the light which that decision sheds upon the pier should stop at the bus shelter, and we let it fall there.",
    "positive",
  ],
  [
    "doubt",
    "A generation ago this court felt sure that a foreman's knowledge was always the packer's knowledge. {Cabrera v. Solano Packing, 23 Cal.3d 901 (1979)}. We no longer feel sure. The packing house of that era had forty workers and one door; today's has three thousand and the foreman is a piece of software. On this record the point is not decisive, and so for now we only register our unease.",
    "negative",
  ],
  [
    "academic debate",
    "{Feldspar Ltd. v. Registrar of Quarries, [1971] 2 EA 98} has kept the professors busy. One school holds that it turned the law upside down; another that it left the law exactly as it was; a third, that nobody could possibly tell. We listened to all three with enjoyment in the course of a long hearing, and we shall disappoint all three by going off on a point of pleading.",
    "neutral",
  ],
  [
    "negative dressed as praise",
    "Few opinions in our reports are so beautifully made as Justice Holt's in {Stanhope v. Levering, 166 Va. 318, 185 S.E. 902 (1936)}. Law students will go on reading it for the music. They should not go on reading it for the law. It mistook a covenant for a condition, and purchasers of land in this Commonwealth may order their affairs as if it had not been written.",
    "negative",
  ],
  [
    "old question of meaning",
    'No one now living knows what was meant in {Crosbie v. Alewife Brook Pumping Station, 9 Met. 404 (1845)}, by the phrase "a reasonable freshet." Perhaps it was a joke. The reporter, who might have told us, died that winter. We set the phrase down here only because the deed quotes it, and because it is the deed, and nothing else, that we have to construe.',
    "neutral",
  ],
  [
    "bedrock",
    "Underneath all the later cases, as the ledge lies underneath the mud, is {Ezekiel Barnes v. Proprietors of Long Wharf, 15 Me. 201 (1839)}. The clam digger may go where the tide goes. We rest our judgment there, with the same assurance that our predecessors had, and find it unnecessary to dig any farther.",
    "positive",
  ],
  [
    "question answered no",
    "The personal representative asks whether we are content to leave matters where {In re Estate of Purcell, 302 Neb. 77, 921 N.W.2d 610 (2019)}, left them. We are not. It left a surviving spouse with the house and without the means to heat it, and nothing in the probate code obliges us to be a party to that.",
    "negative",
  ],
  [
    "concession on both sides no consequence",
    "Learned counsel had opened with {Sheikh Rahim v. Noor Jahan, PLD 1949 Lah 301}, paused, conferred with his junior, and put the volume back upon the table from which it did not rise again. The Court was left to wonder what it might have contained. He then addressed us, ably and for two days, on the custom of the Meos of Mewat.",
    "neutral",
  ],
  [
    "history vindicates",
    'When Pathak, C.J. declared in {Premlata Joshi v. Principal, Government Girls College, (1977) 2 SLR 330 (HP)} that maternity is not misconduct, there were some in the Secretariat who smiled. Nobody is smiling today. The four petitioners, terminated for the very same "absence", shall go back to their classrooms on the strength of those five words, with every rupee of arrears.',
    "positive",
  ],
  [
    "contradiction with text",
    'One looks in vain in the workers\' compensation act for the requirement of an "external violent accident." It is not there. It was put there by the judges in {Dufresne v. Lamoille Talc, 99 Vt. 280, 131 A. 788 (1926)}, who had no business putting it there, and what judges have wrongly put in judges may properly take out. The commissioner should award benefits as though the phrase had never been coined.',
    "negative",
  ],
  [
    "mentioned",
    "In the county law library, between a run of weather almanacs and the minutes of the volunteer fire companies, one may find {Amity Fire Engine Co. v. Borough of Ephrata, 12 Pa. D. & C. 3d 66 (1979)}. It was there that counsel for the borough found it. The opinion deals with who may ring the bell. Our case concerns who must pay for it, and on that subject the shelf is bare.",
    "neutral",
  ],
  [
    "adoption after hesitation",
    'We came to argument unpersuaded that a wilted shrub could be a "consumer loss." We leave it converted. It was {Sorensen v. Lake Bluff Nursery, 611 N.E.2d 1270 (Ohio 1993)}, that won us over: the buyer pays for a living thing, and death within the season is a failure of what he paid for. That is henceforth the rule in Indiana too.',
    "positive",
  ],
];
