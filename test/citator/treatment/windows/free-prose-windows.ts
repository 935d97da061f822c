import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, written to train the weights of words: no rule of the lexicon was changed for
 * them. Many begin alike and end otherwise, so that what decides the label is the end.
 */
export const FREE_PROSE_WINDOWS: readonly TreatmentWindow[] = [
  [
    "free prose",
    "The reasoning of {Calloway v. Bristow Lines, 288 F.2d 91 (5th Cir. 1961)} has not worn well. Whatever force it had when shippers kept their own books has long since drained away, and we lay it to rest.",
    "negative",
  ],
  [
    "free prose",
    "Much was made before us of {Sundaram Pillai v. Nataraja, AIR 1959 Mad 204}. The lease there contained an option; none is to be found in this document. The authority is beside the point.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiffs say that {Orrin v. Tasker Mills, 144 N.E.2d 302 (Ill. 1957)} was wrongly decided and should be buried. We need not take up the spade, for the plaintiffs lose under any test.",
    "neutral",
  ],
  [
    "free prose",
    "We are content to rest our judgment where the Ninth Circuit rested its own in {Delacroix v. Port of Astoria, 611 F.3d 77 (9th Cir. 2010)}. Nothing in the briefs persuades us to look elsewhere.",
    "positive",
  ],
  [
    "free prose",
    "With all the respect that is due to a court of coordinate jurisdiction, we cannot bring ourselves to say what was said in {Hemraj v. Collector of Sagar, 1968 MPLJ 411}. The words of the section leave no room for it.",
    "negative",
  ],
  [
    "free prose",
    "In {Gantry v. Lowell, 77 Me. 112}, a teamster lost a load of hay at a ford; the jury gave him half. The case is recalled here only for its account of the custom of the river.",
    "neutral",
  ],
  [
    "free prose",
    "The Division Bench in {Prabhakar Rao v. State of Mysore, AIR 1966 Mys 88} put the matter as neatly as it can be put, and we make its words our own.",
    "positive",
  ],
  [
    "free prose",
    "That passage from {Stallworth, 402 So. 2d at 19} was uttered in a case about fences. It was not meant for, and does not fit, a case about pipelines.",
    "negative",
  ],
  [
    "free prose",
    "Whether {Nordlund v. County of Itasca, 391 N.W.2d 18 (Minn. 1986)} survives the 1994 revision is a nice question. It is one for another day.",
    "neutral",
  ],
  [
    "free prose",
    "Counsel invites us to treat {Harbin v. First Trust, 502 S.E.2d 640 (Ga. 1998)} as a relic. It is nothing of the kind. It was cited with approval last term, and it answers the question here.",
    "positive",
  ],
  [
    "free prose",
    "{Mehta Textiles v. Union of India, (1984) 2 SCC 310} proceeded on a concession by the Solicitor General. A point conceded is a point not decided, and nothing in that order binds us.",
    "negative",
  ],
  [
    "free prose",
    "The trial judge thought {Ferris v. Lund, 19 P.3d 880 (Or. 2001)} dispositive. The Court of Appeals thought it irrelevant. We take the case on a ground that neither of them touched.",
    "neutral",
  ],
  [
    "free prose",
    "Our opinion in {Reardon v. Tull, 318 Mass. 245} assumed, without a word of explanation, that a licence could not be assigned. The assumption was mistaken, and today we say so.",
    "negative",
  ],
  [
    "free prose",
    "The ratio of {Balwant Singh v. Mandi Samiti, (1991) 3 SCC 55} squarely covers the controversy. The petition must succeed on that short ground.",
    "positive",
  ],
  [
    "free prose",
    "See {Whitcomb v. Harlow, 220 F.3d 14 (1st Cir. 2000)}; see also Note, Salvage and Its Discontents, 41 J. Mar. L. 77.",
    "neutral",
  ],
  [
    "free prose",
    "Two judges of this Court, speaking in {Raghunath v. Deputy Director, 1973 ALJ 60}, were not shown the earlier Full Bench. A decision given in such circumstances carries no weight as a precedent.",
    "negative",
  ],
  [
    "free prose",
    "The dissent would have us believe that today's holding spells the end of {Crane v. Mutual Relief, 388 U.S. 212 (1967)}. It does no such thing; the two cases have nothing to do with each other.",
    "neutral",
  ],
  [
    "free prose",
    "Fifty years of commerce have been conducted on the faith of {Lindgren v. Hask Grain Co., 61 N.D. 404}. We are not disposed to pull that foundation from under the trade, and we decide this case as it requires.",
    "positive",
  ],
  [
    "free prose",
    "A more extended reading of {Peck v. Oswald, 9 Cal. App. 4th 511 (1992)} would swallow the statute whole. We hold it to the narrow circumstance in which it arose, a tenant in actual possession.",
    "negative",
  ],
  [
    "free prose",
    "Mr. Sorabjee, appearing for the appellant, laid great stress upon {Noor Mohammad v. Jetha Bai, AIR 1949 Bom 117}, and argued that it concluded the matter in his favour. Mr. Setalvad for the respondent drew our attention to the later amendment.",
    "neutral",
  ],
  [
    "free prose",
    "To the same effect is {Tillotson v. Erie Dock Co., 71 F. Supp. 3d 209 (N.D.N.Y. 2014)}, whose careful analysis we find convincing in every particular.",
    "positive",
  ],
  [
    "free prose",
    "The district court leaned on {Amory v. Shaw, 880 F.2d 31 (8th Cir. 1989)}. It leaned on a reed. Amory concerned a waiver signed at arm's length; this one was slipped into a pay envelope.",
    "negative",
  ],
  [
    "free prose",
    "It is true that Haverford Oil, 455 F.2d 19, overruled {Trask v. Benning, 301 F.2d 88 (2d Cir. 1962)} in part, but the portion that concerns us, if it concerns us at all, has been neither cited nor argued.",
    "neutral",
  ],
  [
    "free prose",
    "What remains of {Burke v. Standard Hat Co., 112 Conn. 31}? Section 4 was rewritten to undo it, and the legislature, which may unmake what courts have made, has succeeded.",
    "negative",
  ],
  [
    "free prose",
    "In language that I could not hope to improve, Wanchoo, J. observed in {Ishwari v. Board of Revenue, 1957 ALJ 333} that possession is a fact before it is a right. Guided by that observation I hold that the suit was in time.",
    "positive",
  ],
  [
    "free prose",
    "The history may be shortly told. In {Corwin v. Mather, 12 Wend. 340}, the rule was announced; by 1870 it had been adopted in nine states and rejected in seven; the Restatement mentions both camps.",
    "neutral",
  ],
  [
    "free prose",
    "I must record my disagreement with the view expressed by my learned brother in {Kesar Bai v. Gopal, 1988 Raj LR 92}. The proviso governs the whole of the section and not, as he supposed, the last clause alone.",
    "negative",
  ],
  [
    "free prose",
    "That argument was put and answered in {Gorman v. Lyle, 733 F.2d 1044 (D.C. Cir. 1984)}. It has not improved with keeping. The answer is the same today.",
    "positive",
  ],
  [
    "free prose",
    "Compare {Dahl v. Renner, 304 N.W.2d 55 (S.D. 1981)}, with Yost v. Platte Irrigation Dist., 188 Neb. 27. The cases take different roads and arrive, curiously enough, at the same inn.",
    "neutral",
  ],
  [
    "free prose",
    "Appellant's best case is {Sibley v. Commonwealth, 27 Va. App. 91 (1998)}. But there the officer had a warrant in his pocket and here he had nothing but a hunch. That is all the difference in the world.",
    "negative",
  ],
  [
    "free prose",
    "The appellant in that case had relied, as this one does, upon {Ex parte Rawls, 84 Tex. Crim. 310}; but whether he was right to do so the court did not pause to say.",
    "neutral",
  ],
  [
    "free prose",
    "No reason has been shown why the principle of {Shanti Lal v. Municipal Corpn., Indore, 1979 MPLJ 22} should not govern. We apply it, and the assessment must be quashed.",
    "positive",
  ],
  [
    "free prose",
    "Nor can {Hollins v. Farr Bros., 515 U.S. 630 (1995)} be pressed into service. The Court there took pains to say that it was not speaking of maritime liens, and a maritime lien is what we have.",
    "negative",
  ],
  [
    "free prose",
    "We express no view on the continued vitality of {McBride v. Tolland, 276 A.2d 14 (Vt. 1971)}.",
    "neutral",
  ],
  [
    "free prose",
    "In so far as {Ganga Prasad v. State, 1961 All LJ 515} suggests that the notice may be oral, it must be taken to be no longer a correct exposition of the law.",
    "negative",
  ],
  [
    "free prose",
    "The Commissioner asks us to carve an exception out of {Lathrop v. Bay Ferries, 149 Wash. 2d 88 (2003)}. We decline to whittle at it. Under Lathrop the tax was not due, and it must be refunded.",
    "positive",
  ],
  [
    "free prose",
    "An appeal from {United States v. Keswick, 44 F. Supp. 3d 910 (D. Or. 2014)}, is pending in the Ninth Circuit, and we have been asked to wait for it. We see no need.",
    "neutral",
  ],
  [
    "free prose",
    "The opinion in {Doane v. Smelting Co., 203 Mont. 17} is long on rhetoric and short on authority. It cites one case, which went the other way. We find it of little assistance.",
    "negative",
  ],
  [
    "free prose",
    "The contention that {Ramdhari v. Sheo Nath, AIR 1938 Pat 71} had lost its authority upon the coming into force of the Constitution was raised in the grounds but was not pressed at the hearing.",
    "neutral",
  ],
  [
    "free prose",
    "{Bellamy v. Northern Star Ins., 90 F.4th 611 (7th Cir. 2024)} settles it. A carrier that sits on its hands for eleven months may not be heard to complain of late notice.",
    "positive",
  ],
  [
    "free prose",
    "Five circuits have looked at the question since {Ostrow v. Kemp, 811 F.2d 1190 (6th Cir. 1987)}, and not one of them has agreed with it. Nor do we.",
    "negative",
  ],
  [
    "free prose",
    "Before the tribunal, reference was made to {Bharat Forge Workers v. Management, (1976) 1 LLJ 40}. The tribunal noticed it and passed on, and it has not figured in the arguments here.",
    "neutral",
  ],
  [
    "free prose",
    "The petitioner reads {In re Sable, 588 N.W.2d 430 (Wis. 1999)} for more than it says. Sable decided that a trustee may be removed for cause. It did not decide, or so much as hint, that he may be removed without it.",
    "negative",
  ],
  [
    "free prose",
    "We have been through the authorities afresh, at counsel's urging, and come out where {Wynn v. Carrollton, 266 U.S. 81 (1924)} stood. The writ was properly refused.",
    "positive",
  ],
  [
    "free prose",
    "If the statute were as broad as that, then {Ketchum v. Dry Creek Ditch Co., 58 Colo. 119} would have to be given up. It is not as broad as that.",
    "neutral",
  ],
  [
    "free prose",
    "For our part we prefer the view of the Calcutta High Court to that taken in {Trilok Chand v. Income-tax Officer, (1960) 39 ITR 201 (Pat)}, which overlooks the definition altogether.",
    "negative",
  ],
  [
    "free prose",
    "We recognise that this conclusion cannot live in the same house with {Sorrell v. Pitt, 188 Kan. 60}. One of them must leave, and it is Sorrell.",
    "negative",
  ],
  [
    "free prose",
    "He says, and the dissenting judge below agreed with him, that {Pascoe v. Hearst Transit, 67 Cal. 2d 500} is an anachronism that this court ought to discard. Perhaps so, but the issue was not preserved.",
    "neutral",
  ],
  [
    "free prose",
    "Like the court in {Vanterpool v. Isle Fisheries, 19 V.I. 310}, we think it enough that the deckhand was ashore on the ship's business.",
    "positive",
  ],
  [
    "free prose",
    "{Nagappa v. Hanumantha, ILR 1951 Mys 77} was a decision on its own peculiar facts. There the widow had been in possession for forty years under a document that no one had questioned. I do not regard it as laying down any general rule.",
    "negative",
  ],
  [
    "free prose",
    "The appellants' brief devotes eleven pages to {Grissom v. Blue Ridge R.R., 155 N.C. 412}. We have read them all.",
    "neutral",
  ],
  [
    "free prose",
    "Once the nature of the grant is understood, {Tej Bhan v. Custodian, AIR 1957 Punj 140} is seen to be directly in point. The learned single judge was right to think himself bound by it, and so are we.",
    "positive",
  ],
  [
    "free prose",
    "The Supreme Court granted certiorari in {Marsh v. Dillon, 702 F.3d 318 (5th Cir. 2012)}, and sent it back with instructions that leave nothing of the panel's reasoning standing.",
    "negative",
  ],
  ["free prose", "{Id. at 417.} The footnote collects older decisions from Delaware and New Jersey.", "neutral"],
  [
    "free prose",
    "I would not follow {Atherton v. Ames, [1911] 2 Ir. R. 60} even if it were on all fours. It is not; but its logic troubles me, and I should be sorry to see it take root here.",
    "negative",
  ],
  [
    "free prose",
    "There is a long line of cases, of which {Hightower v. Pace, 40 Ga. 512} is perhaps the best known, holding that a bailee must account. We see no reason to leave that line now.",
    "positive",
  ],
  [
    "free prose",
    "The rule of lenity, whatever its reach, has been thought by some to descend from {Rex v. Pullen, 2 Strange 98}. The scholarship is collected in the margin.",
    "neutral",
  ],
  [
    "free prose",
    "So far as {Vasudeo v. Gopikabai, 1969 Mah LJ 88} takes a different view, the learned Judges do not appear to have had their attention called to Section 17, and we must, though with reluctance, dissent.",
    "negative",
  ],
  [
    "free prose",
    "The High Court was in error in thinking that {Om Prakash v. Transport Authority, (1987) 4 SCC 9} had been shaken by later decisions. It has not; it holds the field, and the permits must be dealt with under it.",
    "positive",
  ],
  [
    "free prose",
    "Respondent replies that {Wexler v. Bell, 31 A.D.3d 220 (N.Y. App. Div. 2006)} is distinguishable. Because we conclude that the claim was released in 2011, we do not reach the dispute.",
    "neutral",
  ],
  [
    "free prose",
    "The test that emerged from {Cobbett v. Irons, 350 Or. 61 (2011)} has proved unworkable in the hands of trial judges, unpredictable in the hands of lawyers, and unfair in its results. We replace it.",
    "negative",
  ],
  [
    "free prose",
    "Both sides agree, and so do we, that the measure of damages is that of {Finch v. Alder Creek Lumber, 209 Or. 333}. Applying it, the award should have been $41,200.",
    "positive",
  ],
  [
    "free prose",
    'Our statement in Carver v. Dunmore that {Ellis v. Hyde, 33 Vt. 91} "governs" was made arguendo. We there assumed the point because neither party contested it.',
    "neutral",
  ],
  [
    "free prose",
    "It was on {Ellis v. Hyde, 33 Vt. 91} that the chancellor based his decree. That was a mistake. Ellis was a suit between cotenants, and between strangers it has no office to perform.",
    "negative",
  ],
  [
    "free prose",
    "The learned Additional Solicitor General very fairly stated that he could not contend against the decision in {Jagat Ram v. Union of India, (2002) 6 SCC 414}. The appeal is disposed of in its terms.",
    "positive",
  ],
  [
    "free prose",
    'Justice Mallory, in dissent, called {Tolliver v. Sheriff, 92 Ohio St. 3d 17} "a dead letter." The majority did not mention the case.',
    "neutral",
  ],
  [
    "free prose",
    "The Court today hardly bothers to conceal what it has done to {Shaughn v. Board of Regents, 471 U.S. 90 (1985)}. A precedent that may be disregarded whenever it is inconvenient is no precedent at all.",
    "negative",
  ],
  [
    "free prose",
    "We were referred to {Abdul Gani v. Noor Jahan, AIR 1943 Lah 66}, but in the view that we take of the pleadings it is unnecessary to discuss it.",
    "neutral",
  ],
  [
    "free prose",
    "We were referred to {Abdul Gani v. Noor Jahan, AIR 1943 Lah 66}, but it turns on Punjab custom and can give us no light on the Hanafi rule.",
    "negative",
  ],
  [
    "free prose",
    "We were referred to {Abdul Gani v. Noor Jahan, AIR 1943 Lah 66}, which seems to us to be plainly right and to leave the respondents without an answer.",
    "positive",
  ],
  [
    "free prose",
    'The word "vessel" in the policy has the sense that mariners give it. E.g., {The Lady Frances, 17 F. 388 (E.D. Va. 1883)}.',
    "neutral",
  ],
  [
    "free prose",
    "But see {Quintana v. Reyes Packing, 340 F.3d 901 (9th Cir. 2003)} (finding notice adequate on similar facts over a strong dissent).",
    "negative",
  ],
  ["free prose", "Accord {Renfrew v. Coe, 612 A.2d 1001 (Pa. 1992)}.", "positive"],
  ["free prose", "Cf. {Whitlow v. Dade, 24 Fla. 91} (easement by necessity).", "neutral"],
  ["free prose", "Contra, {Belding v. Chapman, 19 Misc. 2d 400 (N.Y. Sup. Ct. 1959)}.", "negative"],
  [
    "free prose",
    "The time has come to acknowledge what every practitioner already knows: the privity requirement of {Landers v. Ostrom, 40 Iowa 212} is a fiction, and one that does harm.",
    "negative",
  ],
  [
    "free prose",
    "In 1953, a panel of this court affirmed {In re Gaither's Estate, 108 F. Supp. 44 (D. Md. 1952)}, remarking only on the length of the transcript. Counsel have found nothing later and neither have we, but the title question here is different and must be approached from the beginning.",
    "neutral",
  ],
  [
    "free prose",
    "It is said that hard cases make bad law. {Purcell v. Dry Dock Savings, 14 N.Y.2d 77} was a hard case, but it made good law, and we enforce it here.",
    "positive",
  ],
  [
    "free prose",
    "The Full Bench was constituted because the correctness of {Lachman Das v. Ram Lal, ILR (1975) 2 Del 610} was doubted. Having heard counsel at length we are of opinion that the doubts were well founded.",
    "negative",
  ],
  [
    "free prose",
    "The Full Bench was constituted because the correctness of {Lachman Das v. Ram Lal, ILR (1975) 2 Del 610} was doubted. Having heard counsel at length we see nothing in the doubts, and we answer the reference in favour of the assessee.",
    "positive",
  ],
  [
    "free prose",
    "The Full Bench was constituted because the correctness of {Lachman Das v. Ram Lal, ILR (1975) 2 Del 610} was doubted. As the proceedings have since become infructuous, the reference is returned unanswered.",
    "neutral",
  ],
  [
    "free prose",
    "There may be something in {Ogden v. Weir, 5 Barb. Ch. 102} for a litigant who comes with clean hands. There is nothing in it for this one.",
    "negative",
  ],
  [
    "free prose",
    "Plaintiff would have us march under the banner of {Corliss v. Maine Freight, 488 A.2d 90 (Me. 1985)}. The banner was struck in 2004, when the Legislature enacted section 1107.",
    "negative",
  ],
  [
    "free prose",
    "That Section 11 was enacted to overturn Oakley v. Ferrand is common ground; {Bisbee v. Slade, 160 Ariz. 44 (App. 1989)}, on which both sides draw, says as much in a footnote.",
    "neutral",
  ],
  [
    "free prose",
    "What Chief Justice Thorne wrote in {Mercer v. Salt River Tel. Co., 22 Ariz. 190} a century ago remains the most lucid statement of the doctrine, and it leads here to reversal of the judgment below.",
    "positive",
  ],
  [
    "free prose",
    "The learned Judge in {Subbayya v. Venkamma, (1947) 2 MLJ 300} appears to have confused a charge with a mortgage, and the conclusion is to that extent vitiated.",
    "negative",
  ],
  [
    "free prose",
    "An identical clause was before the court in {Paxton v. Surety Exch., 70 S.W.3d 300 (Tex. App. 2001)}, but that court found it unnecessary to construe it.",
    "neutral",
  ],
  [
    "free prose",
    "He was counsel of record in {Dempster v. Kane Iron Works, 118 F.2d 63 (3d Cir. 1941)}, and later wrote a memoir in which he described the argument.",
    "neutral",
  ],
  [
    "free prose",
    "An attempt was made to build an argument on {State v. Purvis, 211 S.C. 88}. The structure falls because Purvis was tried to the bench, and the rule there stated exists for the guidance of juries.",
    "negative",
  ],
  [
    "free prose",
    "An attempt was made to escape from {State v. Purvis, 211 S.C. 88} on the footing that it was tried to the bench. The footing is too slender. Purvis states a rule for all criminal trials, and this conviction cannot stand in the face of it.",
    "positive",
  ],
  [
    "free prose",
    "It is unnecessary to decide whether {State v. Purvis, 211 S.C. 88}, which was tried to the bench, would have come out differently before a jury.",
    "neutral",
  ],
  [
    "free prose",
    "We followed {Loomis v. Gage County, 77 Neb. 12}, in 1921; we followed it in 1956; and we follow it now.",
    "positive",
  ],
  [
    "free prose",
    "We followed {Loomis v. Gage County, 77 Neb. 12}, in 1921 and in 1956. We shall not do so again.",
    "negative",
  ],
  [
    "free prose",
    "We followed Loomis v. Gage County, 77 Neb. 12, rather than {Thayer v. Otoe Bank, 91 Neb. 303}, when the matter was last here. The mandate has since issued and that choice is law of the case.",
    "neutral",
  ],
  [
    "free prose",
    "On certiorari the Court tersely set aside the judgment in {Rankin v. Postal Union, 519 F.2d 411 (10th Cir. 1975)}, and nothing has been heard of its novel theory since.",
    "negative",
  ],
  [
    "free prose",
    'On certiorari the Court left undisturbed the judgment in {Rankin v. Postal Union, 519 F.2d 411 (10th Cir. 1975)}, adding that it was "clearly correct."',
    "positive",
  ],
  [
    "free prose",
    "On certiorari the Court was asked to set aside {Rankin v. Postal Union, 519 F.2d 411 (10th Cir. 1975)}; the petition was dismissed as improvidently granted.",
    "neutral",
  ],
  [
    "free prose",
    "Having had the advantage of a fuller argument than was addressed to the Bench in {Kuttan Nair v. Land Tribunal, 1978 KLT 430}, we are unable to subscribe to the proposition there laid down.",
    "negative",
  ],
  [
    "free prose",
    "{Fogarty}, decided when juries were still drawn by lot from the tax rolls, speaks to a world that is gone. It cannot control in ours.",
    "negative",
  ],
  [
    "free prose",
    "{Fogarty} is the case in which the foreman fell asleep. It produced three opinions and no majority.",
    "neutral",
  ],
  ["free prose", "{Fogarty} is the case to which every road leads, and it points to affirmance.", "positive"],
  [
    "free prose",
    "Any expression to the contrary in {Hudspeth v. Alton, 30 S.W. 118}, may be regarded as having been unnecessary to the decision and is not to be followed.",
    "negative",
  ],
  [
    "free prose",
    "The State confesses that if {Tucker v. Elmore, 255 Ark. 33 (1973)} is sound, the indictment fails. It is sound. The indictment fails.",
    "positive",
  ],
  [
    "free prose",
    "The State confesses that if {Tucker v. Elmore, 255 Ark. 33 (1973)} is sound, the indictment fails; but it contends that the indictment was amended, and with that we agree.",
    "neutral",
  ],
  [
    "free prose",
    "In {Stanhope v. Vreeland, 408 U.S. 300 (1972)}, the Court cast aside a half century of its own decisions and held that the deposit was not a debt. The question of a trustee's deposit was left for another time.",
    "neutral",
  ],
  [
    "free prose",
    "By {Stanhope v. Vreeland, 408 U.S. 300 (1972)}, Marrow v. Ives, 290 U.S. 11, was consigned to the past. The company nevertheless pleads Marrow.",
    "neutral",
  ],
  [
    "free prose",
    "By Stanhope v. Vreeland, 408 U.S. 300 (1972), {Marrow v. Ives, 290 U.S. 11}, was consigned to the past. The company nevertheless pleads Marrow.",
    "negative",
  ],
  [
    "free prose",
    "The order under appeal cannot be sustained. It misreads Rule 14, it ignores the affidavit of service, and it cites {Punjab Roller Mills v. State, AIR 1970 P&H 303} for a sentence which is not to be found there.",
    "neutral",
  ],
  [
    "free prose",
    "The statute was repealed in 1978. While it was in force its constitutionality was examined in {Leland v. Tax Comm'n, 300 Or. 12}; since its repeal nobody has had occasion to return to the subject.",
    "neutral",
  ],
  [
    "free prose",
    "Although some of the observations in it are perhaps wider than was necessary, the actual decision in {Radha Kishan v. Mst. Kaushalya, AIR 1964 All 401} is, if I may respectfully say so, right, and I follow it.",
    "positive",
  ],
  [
    "free prose",
    "Although the actual decision in {Radha Kishan v. Mst. Kaushalya, AIR 1964 All 401} may perhaps be supported on its facts, the observations are much too wide, and I am not prepared to act upon them.",
    "negative",
  ],
  [
    "free prose",
    "Although there are observations in it that may seem wide, {Radha Kishan v. Mst. Kaushalya, AIR 1964 All 401} was a case of partition, and what it said has been variously understood in the mofussil. No such question falls for decision here.",
    "neutral",
  ],
  [
    "free prose",
    "The panel is not free to revisit {Orozco v. Secretary, 640 F.2d 12 (9th Cir. 1981)}, and would not if it were. Judgment for the claimant.",
    "positive",
  ],
  [
    "free prose",
    "The panel is not free to revisit {Orozco v. Secretary, 640 F.2d 12 (9th Cir. 1981)}, but we call for rehearing en banc so that the full court may correct it.",
    "negative",
  ],
  [
    "free prose",
    "If {Orozco v. Secretary, 640 F.2d 12 (9th Cir. 1981)} had been given in ignorance of nothing but the regulations we might have left it alone. It was given in ignorance of the Act.",
    "negative",
  ],
  [
    "free prose",
    "Had the Secretary sought certiorari in {Orozco v. Secretary, 640 F.2d 12 (9th Cir. 1981)}, the uncertainty might have been removed long ago. He did not, and the present record does not present the point.",
    "neutral",
  ],
  [
    "free prose",
    "Some twelve years' experience of {Dillard v. Hale, 199 W. Va. 40} has taught us that it promised more certainty than it could deliver; from this day juries are to be instructed otherwise.",
    "negative",
  ],
  [
    "free prose",
    "Some twelve years' experience of {Dillard v. Hale, 199 W. Va. 40} has vindicated it. We reject the invitation to tinker.",
    "positive",
  ],
  [
    "free prose",
    "Some twelve years after {Dillard v. Hale, 199 W. Va. 40} was handed down, the Legislature amended the wrongful-death statute in respects that do not touch this appeal.",
    "neutral",
  ],
  [
    "free prose",
    "A sentence torn from {Keating v. Louisville Stove Co., 92 Ky. 110} is made to bear the whole burden of the argument. It will not bear it. Keating had to do with fixtures.",
    "negative",
  ],
  [
    "free prose",
    "The burden is on him who alleges fraud, {Keating v. Louisville Stove Co., 92 Ky. 110}, and as the plaintiff has not carried it his bill was rightly dismissed.",
    "positive",
  ],
  [
    "free prose",
    "As to the burden of proof there is a conflict, some courts putting it on the pleader, {Keating v. Louisville Stove Co., 92 Ky. 110}, and others on the possessor. The evidence being all one way, it does not matter where the burden lies.",
    "neutral",
  ],
  [
    "free prose",
    "The head-note to {Ponnuswami v. Thevar, 39 IC 555} is misleading. The judgment, when read, decides nothing about adoption and is of no service to the plaintiff.",
    "negative",
  ],
  [
    "free prose",
    "The head-note to {Ponnuswami v. Thevar, 39 IC 555} is misleading, as several commentators have pointed out, but neither side has built anything upon it.",
    "neutral",
  ],
  [
    "free prose",
    "The head-note to {Ponnuswami v. Thevar, 39 IC 555} is misleading, but the judgment itself is clear, and I respectfully agree with it.",
    "positive",
  ],
  [
    "free prose",
    'To the extent the Eighth Circuit held otherwise in {Bancroft v. Midland Feed, 833 F.3d 504 (8th Cir. 2016)}, we think it took a wrong turn at the word "knowingly."',
    "negative",
  ],
  [
    "free prose",
    "The Eighth Circuit held otherwise in {Bancroft v. Midland Feed, 833 F.3d 504 (8th Cir. 2016)}; the Tenth agreed with it; the Fourth has expressed doubt. Our circuit has not spoken, and this appeal does not require it to.",
    "neutral",
  ],
  [
    "free prose",
    "The Eighth Circuit held just so in {Bancroft v. Midland Feed, 833 F.3d 504 (8th Cir. 2016)}. Its reading gives every word work to do. We join it.",
    "positive",
  ],
  [
    "free prose",
    "The Eighth Circuit held just so in {Bancroft v. Midland Feed, 833 F.3d 504 (8th Cir. 2016)}. But repetition is not reasoning, and we go with the Fourth.",
    "negative",
  ],
  [
    "free prose",
    "Not one of the criticisms that have been levelled at {Ashford v. Selby, 166 Tenn. 71}, and there have been many, goes to the point for which it is cited here. For that point it is as good as the day it was written.",
    "positive",
  ],
  [
    "free prose",
    "The many criticisms that have been levelled at {Ashford v. Selby, 166 Tenn. 71} are, we have come to think, deserved.",
    "negative",
  ],
  [
    "free prose",
    "The many criticisms that have been levelled at {Ashford v. Selby, 166 Tenn. 71} are gathered in appellee's brief. We pass them by; the lease was oral.",
    "neutral",
  ],
  [
    "free prose",
    "Quite apart from that, {Bhagwan Das v. Chief Settlement Commissioner, 1965 PLR 210} was concerned with evacuee property, a subject with rules of its own, and cannot be transplanted into the law of pre-emption.",
    "negative",
  ],
  [
    "free prose",
    "Quite apart from that, {Bhagwan Das v. Chief Settlement Commissioner, 1965 PLR 210}, though concerned with evacuee property, states a rule of natural justice that knows no such boundary, and the impugned order offends it.",
    "positive",
  ],
  [
    "free prose",
    "Quite apart from that, the Tribunal was referred to {Bhagwan Das v. Chief Settlement Commissioner, 1965 PLR 210}, on what footing does not appear.",
    "neutral",
  ],
  [
    "free prose",
    "Relator's petition quotes {State ex rel. Hobbs v. Circuit Court, 130 Wis. 90} at length. It omits the next sentence, which takes away everything that the quoted ones had given him.",
    "negative",
  ],
  [
    "free prose",
    '"No man shall be judge in his own cause," said the court in {State ex rel. Hobbs v. Circuit Court, 130 Wis. 90}; it is an old saying, and nobody at this bar disputes it.',
    "neutral",
  ],
  [
    "free prose",
    '"No man shall be judge in his own cause," said the court in {State ex rel. Hobbs v. Circuit Court, 130 Wis. 90}, and on that ground it prohibited the judge. On that ground so do we.',
    "positive",
  ],
  [
    "free prose",
    "As a matter of stare decisis {Conner v. Tidewater Power, 244 N.C. 66} is entitled to its due. Its due is small: it was decided by an equally divided court and has been avoided ever since.",
    "negative",
  ],
  [
    "free prose",
    "The question that we left open in {Garrity v. Bond, 91 Idaho 300} must now be closed, and closed against the dictum there.",
    "negative",
  ],
  ["free prose", "The question that we left open in {Garrity v. Bond, 91 Idaho 300} remains open.", "neutral"],
  [
    "free prose",
    "We left a question open in Garrity v. Bond, 91 Idaho 300; the Montana court closed it in {Lodge Grass v. Reiter, 140 Mont. 55}, and closed it, we believe, in the right way.",
    "positive",
  ],
  [
    "free prose",
    "We left a question open in Garrity v. Bond, 91 Idaho 300; the Montana court purported to close it in {Lodge Grass v. Reiter, 140 Mont. 55}, but it overlooked the recording act and we decline the company.",
    "negative",
  ],
  [
    "free prose",
    "Reliance on {Kamala Devi v. Bachu Lal, 1957 SCR 452} is of no avail. In that case the gift had been acted upon.",
    "negative",
  ],
  [
    "free prose",
    "The reliance placed by the trial court on {Kamala Devi v. Bachu Lal, 1957 SCR 452} was the subject of the third ground of appeal, which was given up at the hearing.",
    "neutral",
  ],
  [
    "free prose",
    "The reliance placed by the trial court on {Kamala Devi v. Bachu Lal, 1957 SCR 452} was, contrary to what the High Court thought, entirely proper. The gift is governed by that decision.",
    "positive",
  ],
  [
    "free prose",
    "The complaint that the referee wrongly applied {Stetson v. Union Carriage, 50 A.D.2d 12 (N.Y. App. Div. 1975)} is without substance. She applied it as it has always been applied, and as it should be.",
    "positive",
  ],
  [
    "free prose",
    "The referee was bound, she thought, by {Stetson v. Union Carriage, 50 A.D.2d 12 (N.Y. App. Div. 1975)}. She was not; what was said there about interest was said in passing, and it was wrong.",
    "negative",
  ],
  [
    "free prose",
    "The referee refused to consider {Stetson v. Union Carriage, 50 A.D.2d 12 (N.Y. App. Div. 1975)} because it was cited too late. The refusal was within her discretion.",
    "neutral",
  ],
  [
    "free prose",
    "Amici law professors urge a return to {Drummond v. Cass, 8 Cow. 199}, and say that everything since has been error. Their brief is learned. The case before us, however, arises under the Code.",
    "neutral",
  ],
  [
    "free prose",
    "It would take a bold court to say that {Drummond v. Cass, 8 Cow. 199} is dead, and a foolhardy one to say that it is well. We say neither.",
    "neutral",
  ],
  [
    "free prose",
    "The Code did away with the action of detinue, and with it went {Drummond v. Cass, 8 Cow. 199}.",
    "negative",
  ],
  [
    "free prose",
    "The Code did away with the action of detinue, but it did not do away with {Drummond v. Cass, 8 Cow. 199}, whose rule of damages we have applied to conversion ever since and apply to this one.",
    "positive",
  ],
  [
    "free prose",
    "I find it impossible to reconcile {Venkatarama v. Sivagurunatha, AIR 1935 Mad 77} with the later pronouncement of the Privy Council, and it is the latter that I am bound to obey.",
    "negative",
  ],
  [
    "free prose",
    "It is possible to reconcile {Venkatarama v. Sivagurunatha, AIR 1935 Mad 77} with the later pronouncement of the Privy Council, the one being concerned with the form of the suit and the other with its time.",
    "neutral",
  ],
  [
    "free prose",
    "There is nothing in the later pronouncement of the Privy Council to disturb {Venkatarama v. Sivagurunatha, AIR 1935 Mad 77}, which I accordingly apply.",
    "positive",
  ],
  [
    "free prose",
    "{Pickering v. Swann, 5 Haw. App. 210}, is cited for the opposite view. It was disapproved by our Supreme Court within the year.",
    "negative",
  ],
  [
    "free prose",
    "The majority in {Zamora v. Valley Hosp. Dist., 212 Cal. App. 4th 88 (2012)} thought the Legislature's silence eloquent. We hear nothing in it.",
    "negative",
  ],
  [
    "free prose",
    "The majority in {Zamora v. Valley Hosp. Dist., 212 Cal. App. 4th 88 (2012)} thought the Legislature's silence eloquent. So do we, and we hold accordingly.",
    "positive",
  ],
  [
    "free prose",
    "It is the dissent in {Zamora v. Valley Hosp. Dist., 212 Cal. App. 4th 88 (2012)}, and not the majority, that speaks for us.",
    "negative",
  ],
  [
    "free prose",
    "The majority and the dissent in {Zamora v. Valley Hosp. Dist., 212 Cal. App. 4th 88 (2012)} debated the meaning of the Legislature's silence. That debate need not be joined here, for the amended statute is not silent.",
    "neutral",
  ],
  [
    "free prose",
    "The exception is of our own making, {Swope v. Ballard, 80 Mo. 44}, and of our own making shall be its end.",
    "negative",
  ],
  [
    "free prose",
    "The exception is of our own making, {Swope v. Ballard, 80 Mo. 44}, and we have never had cause to repent of it. The deed falls within it and is good.",
    "positive",
  ],
  [
    "free prose",
    "Let it be supposed that {Swope v. Ballard, 80 Mo. 44} was correct for the horse and the canal boat. The motor truck is another thing.",
    "negative",
  ],
  [
    "free prose",
    "Suppose that {Swope v. Ballard, 80 Mo. 44} had never been decided. The plaintiff would be no better off.",
    "neutral",
  ],
  [
    "free prose",
    "What the Bench said in {Narsing Rao v. Jagirdar, AIR 1955 Hyd 40} was obiter, was said without argument, and has not commended itself to any court since.",
    "negative",
  ],
  [
    "free prose",
    "What the Bench said in {Narsing Rao v. Jagirdar, AIR 1955 Hyd 40} may have been obiter, but it has commended itself to every court since, and it commends itself to me.",
    "positive",
  ],
  [
    "free prose",
    "What the Bench said in {Narsing Rao v. Jagirdar, AIR 1955 Hyd 40} was obiter; whether it was also correct need not detain a court which is concerned with another Act.",
    "neutral",
  ],
  [
    "free prose",
    "Nothing has happened since {Purnell v. Cape Charles Ferry, 150 Va. 7} to weaken it, and a good deal to strengthen it. Its rule is decisive here.",
    "positive",
  ],
  [
    "free prose",
    "A good deal has happened since {Purnell v. Cape Charles Ferry, 150 Va. 7}. Congress has entered the field, the Commission has issued regulations, and the common law of ferries has been left without a subject.",
    "negative",
  ],
  [
    "free prose",
    "A good deal has happened since {Purnell v. Cape Charles Ferry, 150 Va. 7}. The ferry is a bridge, the plaintiff's grandson is a defendant, and the town has moved.",
    "neutral",
  ],
  [
    "free prose",
    "Defendants' brief describes {Alvarado v. Kern Ranches, 12 F.4th 300 (9th Cir. 2021)} as controlling. It is easy to see why they would like it to be. The statute there had a safe harbor; this one has none.",
    "negative",
  ],
  [
    "free prose",
    "We were wrong in {Boyd v. Trinity Gin, 288 S.W. 77 (Tex. 1926)}, and it is no answer that we were unanimous.",
    "negative",
  ],
  [
    "free prose",
    "We were urged in {Boyd v. Trinity Gin, 288 S.W. 77 (Tex. 1926)} to say that the gin owner was an insurer. We would not say it then and will not say it now.",
    "positive",
  ],
  [
    "free prose",
    "{Boyd v. Trinity Gin, 288 S.W. 77 (Tex. 1926)}, tells us that cotton gins caught fire often, and that juries seldom forgave them.",
    "neutral",
  ],
  [
    "free prose",
    "The assessee's reliance on the order of the Tribunal in {Hindustan Tubes v. ITO, (1994) 49 ITD 300 (Del)} does not advance his case, the deduction there having been claimed under a different head.",
    "negative",
  ],
  [
    "free prose",
    "The Revenue could point to no infirmity in the order of the Tribunal in {Hindustan Tubes v. ITO, (1994) 49 ITD 300 (Del)}. Respectfully following it, we delete the addition.",
    "positive",
  ],
  [
    "free prose",
    "The assessee filed a paper book containing, among others, the order of the Tribunal in {Hindustan Tubes v. ITO, (1994) 49 ITD 300 (Del)}. The matter is restored to the Assessing Officer, who shall consider all contentions.",
    "neutral",
  ],
  [
    "free prose",
    "Whether or not {Lyman v. Petersham, 3 Pick. 18}, was rightly decided in its own day, it has been overtaken.",
    "negative",
  ],
  [
    "free prose",
    "Whether or not {Lyman v. Petersham, 3 Pick. 18}, would be so decided today if the question were new, titles have been settled upon it, and we will not unsettle them. The demandant takes nothing.",
    "positive",
  ],
  [
    "free prose",
    "The Attorney General no longer defends {Tolbert v. Parole Board, 90 Ala. App. 3}, and we do not think that it can be defended.",
    "negative",
  ],
  [
    "free prose",
    "The Attorney General no longer defends the regulation that was at issue in {Tolbert v. Parole Board, 90 Ala. App. 3}; the petition is therefore moot.",
    "neutral",
  ],
  [
    "free prose",
    "Plaintiffs would distinguish {Hanley v. Pacific Fruit, 88 Cal. 2d 44} because the fruit there was shipped green. It is a distinction without a difference. Hanley bars the claim.",
    "positive",
  ],
  [
    "free prose",
    "Plaintiffs would distinguish {Hanley v. Pacific Fruit, 88 Cal. 2d 44} because the fruit there was shipped green, while defendants say the color of the fruit is of no consequence. The trial court will have to decide that in the first instance.",
    "neutral",
  ],
  [
    "free prose",
    "Plaintiffs would distinguish {Hanley v. Pacific Fruit, 88 Cal. 2d 44} because the fruit there was shipped green. We think that the distinction is a sound one.",
    "negative",
  ],
  [
    "free prose",
    "In the teeth of the express words of Order 21, I do not see how {Bhola Nath v. Maharani, 1936 OWN 401} can be regarded as good authority.",
    "negative",
  ],
  [
    "free prose",
    "{Penrose v. Guild, 4 Whart. 92} is an old case, but it was decided by great judges and has never been departed from. It obliges us to affirm.",
    "positive",
  ],
  [
    "free prose",
    "{Penrose v. Guild, 4 Whart. 92} is an old case, and like other old things it was made for conditions that have passed. We are not obliged to carry it further.",
    "negative",
  ],
  [
    "free prose",
    "{Penrose v. Guild, 4 Whart. 92} is an old case. The copy in our library is missing the concurring opinion.",
    "neutral",
  ],
  [
    "free prose",
    "The attempt to bring this case within {Greaves v. Newport Dock, 62 R.I. 30} founders on the stipulation that the pier was private.",
    "negative",
  ],
  [
    "free prose",
    "The attempt to take this case out of {Greaves v. Newport Dock, 62 R.I. 30} founders on the stipulation that the pier was public.",
    "positive",
  ],
  [
    "free prose",
    "The plaintiff attempts to bring his case within {Greaves v. Newport Dock, 62 R.I. 30}, and the defendant to take it out. The stipulation on which both depend was withdrawn, and there must be a new trial.",
    "neutral",
  ],
  [
    "free prose",
    "I am bound by the decision in {Lakhmi Chand v. Hukam Singh, 1971 Cur LJ 88}, and even if I were not I should arrive at the same result.",
    "positive",
  ],
  [
    "free prose",
    "I do not consider myself bound by the decision in {Lakhmi Chand v. Hukam Singh, 1971 Cur LJ 88}, which was under the repealed Act.",
    "negative",
  ],
  [
    "free prose",
    "Whether a single Judge is bound by the decision in {Lakhmi Chand v. Hukam Singh, 1971 Cur LJ 88} is a matter on which I heard argument, but since the suit fails on the facts I say nothing about it.",
    "neutral",
  ],
  [
    "free prose",
    "Today we overrule not only Becker but the cases that grew from it, among them {Sands v. Rowe, 17 N.M. 200}.",
    "negative",
  ],
  [
    "free prose",
    "Today we overrule Becker. We leave to the future the cases that grew from it, among them {Sands v. Rowe, 17 N.M. 200}.",
    "neutral",
  ],
  [
    "free prose",
    "Becker was overruled in {Sands v. Rowe, 17 N.M. 200}. It is on Becker, unfortunately, that the trial court's instruction was modelled.",
    "neutral",
  ],
  [
    "free prose",
    "{Sands v. Rowe, 17 N.M. 200}, rightly discarded Becker, and the instruction, being modelled on Becker, was error under Sands.",
    "positive",
  ],
  ["free prose", "{Hutchins v. Rail Comm'n, 66 F. 2d 310}, rev'd on other grounds, 290 U.S. 611.", "negative"],
  [
    "free prose",
    "{Hutchins v. Rail Comm'n, 66 F. 2d 310}, aff'd by an equally divided court, 290 U.S. 611.",
    "positive",
  ],
  ["free prose", "{Hutchins v. Rail Comm'n, 66 F. 2d 310}, cert. denied, 290 U.S. 611.", "neutral"],
  [
    "free prose",
    "Though twice invited to do so by the respondent, we find nothing in {Gurdial v. Excise Commissioner, (1998) 7 SCC 612} that touches a licence granted by auction. The invitation is refused.",
    "negative",
  ],
  [
    "free prose",
    "The doctrine that {Eastlake v. Verity, 51 F.2d 188} professed to find in the common law was never there.",
    "negative",
  ],
  [
    "free prose",
    "For more than eighty years no court in this State has uttered a word against {Eastlake v. Verity, 51 F.2d 188}. Ours will not be the first. The verdict stands.",
    "positive",
  ],
  [
    "free prose",
    '{Eastlake v. Verity, 51 F.2d 188}, which the dissent below called a "wrecking ball," is not mentioned in any of the three briefs filed in this court.',
    "neutral",
  ],
  [
    "free prose",
    "After {Cromwell v. Batesville Cotton, 310 Miss. 44}, trial courts began to admit such statements as a matter of course. They must stop.",
    "negative",
  ],
  [
    "free prose",
    "After {Cromwell v. Batesville Cotton, 310 Miss. 44}, trial courts began to admit such statements as a matter of course. They were right to do so, and the assignment of error is overruled.",
    "positive",
  ],
  [
    "free prose",
    "After {Cromwell v. Batesville Cotton, 310 Miss. 44}, trial courts began to admit such statements as a matter of course, until Rule 803 supplied a comprehensive scheme under which the present offer must be judged.",
    "neutral",
  ],
  [
    "free prose",
    "We confess that the present writer joined in {People v. Lathem, 288 Ill. App. 3d 40}. On maturer reflection he withdraws his concurrence, and the whole court now joins him.",
    "negative",
  ],
  [
    "free prose",
    "A learned judge may nod. In {Mst. Bhagwanti v. Lal Chand, AIR 1962 J&K 20} the proviso escaped notice altogether.",
    "negative",
  ],
  [
    "free prose",
    "The vigorous attack that Mr. Palkar made on {Mst. Bhagwanti v. Lal Chand, AIR 1962 J&K 20} leaves us unmoved. We regard the judgment as sound and are in respectful agreement with every line of it.",
    "positive",
  ],
  [
    "free prose",
    "The vigorous attack that Mr. Palkar made on {Mst. Bhagwanti v. Lal Chand, AIR 1962 J&K 20} need not be met, because, as Mr. Desai pointed out, the notice was never served.",
    "neutral",
  ],
  [
    "free prose",
    "Nobody would draft a statute in this way today, and nobody, one hopes, would construe one as it was construed in {Colvin v. Sussex Turnpike, 14 N.J.L. 91}.",
    "negative",
  ],
  [
    "free prose",
    "{Colvin v. Sussex Turnpike, 14 N.J.L. 91}, arose when the turnpike company erected a gate across the parson's lane. The parson took an axe to it.",
    "neutral",
  ],
  [
    "free prose",
    "Respondent's counsel candidly conceded at the bar that, after the decision of the Constitution Bench, {Mohan Singh v. Rent Controller, 1981 (1) RCR 300} could not be supported. The concession was rightly made.",
    "negative",
  ],
  [
    "free prose",
    "Respondent's counsel candidly conceded at the bar that, unless {Mohan Singh v. Rent Controller, 1981 (1) RCR 300} was to be reconsidered, he was out of court. We are not minded to reconsider it. He is out of court.",
    "positive",
  ],
  [
    "free prose",
    "Respondent's counsel candidly conceded at the bar that he had not read {Mohan Singh v. Rent Controller, 1981 (1) RCR 300}. The case was passed over until two o'clock.",
    "neutral",
  ],
  [
    "free prose",
    "The Fourth Circuit's decision in {Barlowe v. Naval Stores, 77 F.3d 190 (4th Cir. 1996)} gave the word its dictionary meaning and stopped there. One must not stop there. Context is everything, and the context is fatal to that reading.",
    "negative",
  ],
  [
    "free prose",
    "The Fourth Circuit's decision in {Barlowe v. Naval Stores, 77 F.3d 190 (4th Cir. 1996)} gave the word its dictionary meaning and stopped there. There was no need to go further, and we go no further.",
    "positive",
  ],
  [
    "free prose",
    "The Fourth Circuit's decision in {Barlowe v. Naval Stores, 77 F.3d 190 (4th Cir. 1996)} gave the word its dictionary meaning. The Commission's regulation, which postdates it, gives the word another, and it is the regulation that is challenged.",
    "neutral",
  ],
  [
    "free prose",
    "Stripped of its eloquence, {Talbot v. Mercy Hosp., 430 Mich. 7} comes to this: that a hospital may choose which of its promises to keep. We cannot accept it.",
    "negative",
  ],
  [
    "free prose",
    "Stripped of its complexities, {Talbot v. Mercy Hosp., 430 Mich. 7} comes to this: that a hospital must keep its promises. On that simple footing the present plaintiff is entitled to judgment.",
    "positive",
  ],
  [
    "free prose",
    "The plaintiff in {Talbot v. Mercy Hosp., 430 Mich. 7} had been given a written promise. Ms. Okafor was given a smile.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiff in {Talbot v. Mercy Hosp., 430 Mich. 7} had been given a written promise. So had Ms. Okafor, in nearly the same words.",
    "positive",
  ],
  [
    "free prose",
    "The plaintiff in {Talbot v. Mercy Hosp., 430 Mich. 7} later moved to Ohio, where she litigated a similar claim under a different statute, and lost.",
    "neutral",
  ],
  [
    "free prose",
    "We should hesitate long before extending {R. v. Hallam, 3 Cox C.C. 200} to corporations, and having hesitated, we do not extend it.",
    "negative",
  ],
  [
    "free prose",
    "Of {Kissoon v. Debi, 5 W.R. 77} it is enough to say that it was decided before the Code.",
    "negative",
  ],
  [
    "free prose",
    "For reasons which we shall state, we think {Sethi v. Monopolies Commission, (1979) 49 Comp Cas 88} can no longer be looked to for guidance.",
    "negative",
  ],
  [
    "free prose",
    "For reasons which we shall state, we think that the petition was correctly disposed of in the light of {Sethi v. Monopolies Commission, (1979) 49 Comp Cas 88}.",
    "positive",
  ],
  [
    "free prose",
    "For reasons which we shall state, we think that neither {Sethi v. Monopolies Commission, (1979) 49 Comp Cas 88} nor the statute has anything to do with the true question, which is one of fraud.",
    "neutral",
  ],
  [
    "free prose",
    "That {Isham v. Tuttle, 18 Vt. 311} was decided without dissent by the court that knew the charter best is, to our minds, conclusive.",
    "positive",
  ],
  [
    "free prose",
    "That {Isham v. Tuttle, 18 Vt. 311} was decided without dissent does not save it. The charter had been amended, and nobody told the court.",
    "negative",
  ],
  [
    "free prose",
    "That {Isham v. Tuttle, 18 Vt. 311} was decided without dissent is a fact of interest to historians of this court.",
    "neutral",
  ],
  [
    "free prose",
    "The bank's answer is {In re Pomeroy Mills, 61 B.R. 90 (Bankr. D. Conn. 1986)}. It is no answer. Pomeroy dealt with a lease that had already been rejected.",
    "negative",
  ],
  [
    "free prose",
    "The bank's answer is {In re Pomeroy Mills, 61 B.R. 90 (Bankr. D. Conn. 1986)}. It is a complete one.",
    "positive",
  ],
  [
    "free prose",
    "The bank's answer is {In re Pomeroy Mills, 61 B.R. 90 (Bankr. D. Conn. 1986)}. The trustee's reply is that the lease was unsigned. The record being silent, we remand.",
    "neutral",
  ],
  [
    "free prose",
    "Little is to be gained from {Warburton v. Sands, 6 Wheat. 400}, a case of prize, in construing a warehouse receipt.",
    "negative",
  ],
  [
    "free prose",
    "Much is to be gained from {Warburton v. Sands, 6 Wheat. 400}, though a case of prize, in construing this receipt; for the two instruments do the same work, and we see no ground for reading them differently.",
    "positive",
  ],
  ["free prose", "As for {Rosario v. Junta, 70 P.R.R. 12}, the less said the better.", "negative"],
  [
    "free prose",
    "We cannot, without doing violence to the language of section 9, give effect to what fell from the Chief Justice in {Palaniandi v. Secretary of State, ILR 33 Mad 77}.",
    "negative",
  ],
  [
    "free prose",
    "We cannot, without doing violence to the language of section 9, depart from what fell from the Chief Justice in {Palaniandi v. Secretary of State, ILR 33 Mad 77}.",
    "positive",
  ],
  [
    "free prose",
    "The considerations that moved the court in {Larrabee v. Kent Mfg., 109 Conn. App. 5} are absent here. No child was involved, no notice was posted, and no dog was loose.",
    "negative",
  ],
  [
    "free prose",
    "The considerations that moved the court in {Larrabee v. Kent Mfg., 109 Conn. App. 5} are present here in full measure.",
    "positive",
  ],
  [
    "free prose",
    "The considerations that moved the court in {Larrabee v. Kent Mfg., 109 Conn. App. 5} were chiefly economic.",
    "neutral",
  ],
  [
    "free prose",
    "A court of first instance must take the law as it finds it. I find it in {Mayhew v. Lister, [1978] 1 NZLR 600}, and whatever I might think if I were free, the claim succeeds.",
    "positive",
  ],
  [
    "free prose",
    "A court of first instance must take the facts as it finds them, {Mayhew v. Lister, [1978] 1 NZLR 600}; and the facts in this case are disputed.",
    "neutral",
  ],
  [
    "free prose",
    "A court of first instance must take the law as it finds it, and I do not find it in {Mayhew v. Lister, [1978] 1 NZLR 600}, where the court was speaking of infants.",
    "negative",
  ],
  [
    "free prose",
    "Properly understood, {Dunphy v. Comm'r, 44 T.C. 210} is not authority for so sweeping a proposition.",
    "negative",
  ],
  [
    "free prose",
    "Properly understood, {Dunphy v. Comm'r, 44 T.C. 210} disposes of the whole of petitioner's case.",
    "positive",
  ],
  [
    "free prose",
    "Properly understood, {Dunphy v. Comm'r, 44 T.C. 210} and the later cases are not in conflict; they deal with successive stages of the same assessment.",
    "neutral",
  ],
  [
    "free prose",
    "It is a mistake to think, as the learned Munsif did, that {Dwarka v. Bisheshar, 7 OC 91} allows a co-sharer to build upon the common land. The report shows that he had the consent of all.",
    "negative",
  ],
  [
    "free prose",
    "It is a mistake to think, as the learned Munsif did, that {Dwarka v. Bisheshar, 7 OC 91} has been superseded. It is the law in Oudh to this day, and it obliges us to restore the decree.",
    "positive",
  ],
  [
    "free prose",
    "It is a mistake to think, as the learned Munsif did, that {Dwarka v. Bisheshar, 7 OC 91} was a decision of the Privy Council. It was a decision of the Judicial Commissioner.",
    "neutral",
  ],
  [
    "free prose",
    "Heavy weather was made of {Spurlock v. Harding, 2 Tenn. Ch. 91}. There, however, the vendor had gone into possession; and our vendor never set foot upon the land.",
    "negative",
  ],
  [
    "free prose",
    "The rule, if it can be called one, of {Ely v. Wardlaw, 55 Pa. 40}, has been nibbled at by so many exceptions that there is nothing left to apply.",
    "negative",
  ],
  [
    "free prose",
    "The rule of {Ely v. Wardlaw, 55 Pa. 40}, has been nibbled at by exceptions, but none of them is of any help to this garnishee, who is caught by the rule itself.",
    "positive",
  ],
  [
    "free prose",
    "Two things may be said about {Ely v. Wardlaw, 55 Pa. 40}. It has never been followed, and it does not deserve to be.",
    "negative",
  ],
  [
    "free prose",
    "Two things may be said about {Ely v. Wardlaw, 55 Pa. 40}. It was tried twice, and both juries were out for a week.",
    "neutral",
  ],
  ["free prose", "Two things may be said about {Ely v. Wardlaw, 55 Pa. 40}. It binds us, and it is right.", "positive"],
  [
    "free prose",
    "Today's decision deprives {Mercado v. Lyons, 533 U.S. 89 (2001)} of all practical effect, and I would have the Court say so in terms.",
    "negative",
  ],
  [
    "free prose",
    "The concurrence would go further and bury {Mercado v. Lyons, 533 U.S. 89 (2001)}. Five of us would not, at least not in a case where nobody has asked.",
    "neutral",
  ],
  [
    "free prose",
    "One may question whether {Mercado v. Lyons, 533 U.S. 89 (2001)} and today's case can both be right; the Court assures us that they can.",
    "neutral",
  ],
  [
    "free prose",
    'Our cases, {Vickery v. Boise Stages, 40 Idaho 77}, for instance, have sometimes used the word "absolute." They should not have.',
    "negative",
  ],
  [
    "free prose",
    'Our cases, {Vickery v. Boise Stages, 40 Idaho 77}, for instance, have always used the word "absolute." They meant it, and so do we.',
    "positive",
  ],
  [
    "free prose",
    'Our cases, {Vickery v. Boise Stages, 40 Idaho 77}, for instance, have used the word "absolute" in several senses.',
    "neutral",
  ],
  [
    "free prose",
    "Notwithstanding {Sharma v. District Inspector of Schools, 1990 UPLBEC 44}, which appears to have been decided on the footing that the Regulations were only directory, we hold them to be mandatory.",
    "negative",
  ],
  [
    "free prose",
    "The Regulations are mandatory. It was so held in {Sharma v. District Inspector of Schools, 1990 UPLBEC 44}, and the contrary was not seriously argued.",
    "positive",
  ],
  [
    "free prose",
    "The Regulations were amended a month after the decision in {Sharma v. District Inspector of Schools, 1990 UPLBEC 44}. It is the amended Regulations that we have to construe, and no decision upon them was brought to our notice.",
    "neutral",
  ],
  [
    "free prose",
    "To follow {Caskey v. Bell Motors, 15 Ohio App. 2d 70} here would be to reward the very conduct that the Act condemns. We part from it.",
    "negative",
  ],
  [
    "free prose",
    "To follow {Caskey v. Bell Motors, 15 Ohio App. 2d 70} here would be, says the appellee, to reward the very conduct that the Act condemns. We remand for findings as to what that conduct was.",
    "neutral",
  ],
  [
    "free prose",
    "Appellants seek shelter in {Commonwealth v. Yost, 198 Pa. Super. 44}. The roof leaks: the statute was amended in 1961.",
    "negative",
  ],
  [
    "free prose",
    "Appellants seek shelter in {Commonwealth v. Yost, 198 Pa. Super. 44}, and they find it. The information charged no offence.",
    "positive",
  ],
  [
    "free prose",
    "We do not understand {Rowntree v. Shire, 29 D.L.R. (2d) 88} to have meant what it seems to say. If it did mean it, we would not go with it.",
    "negative",
  ],
  [
    "free prose",
    "{Padilla v. Truchas Land Grant, 30 N.M. 412}, stands alone, and has done so for ninety years. We leave it standing there.",
    "negative",
  ],
  [
    "free prose",
    "{Padilla v. Truchas Land Grant, 30 N.M. 412}, stands at the head of a line that has never been broken, and this case takes its place at the end of it.",
    "positive",
  ],
  [
    "free prose",
    "{Padilla v. Truchas Land Grant, 30 N.M. 412}, stands reported with an appendix of Spanish documents which we have found helpful on the history of the grant.",
    "neutral",
  ],
  [
    "free prose",
    "The learned Sessions Judge purported to apply {State v. Bhanwar, 1977 Cri LJ 900}. What he applied was a sentence from the headnote. The accused in that case had confessed; this one has not.",
    "negative",
  ],
  [
    "free prose",
    "Judge Tran's opinion in {Abell v. Wicomico Oyster Co., 301 Md. 66} never mentions the savings clause. An opinion that does not see the point cannot be authority upon it.",
    "negative",
  ],
  [
    "free prose",
    "Judge Tran's opinion in {Abell v. Wicomico Oyster Co., 301 Md. 66} saw the point, met it, and answered it in the way that seems to us inevitable.",
    "positive",
  ],
  [
    "free prose",
    "Judge Tran's opinion in {Abell v. Wicomico Oyster Co., 301 Md. 66} mentions the savings clause in passing.",
    "neutral",
  ],
  [
    "free prose",
    "On the appellant's theory, everything from {Abell v. Wicomico Oyster Co., 301 Md. 66} onward would have to be thrown out. The theory is unsound for another reason: the clause was never enacted.",
    "neutral",
  ],
  [
    "free prose",
    "{Norcross v. Shoals Marina, 17 So. 3d 90 (Ala. 2009)}. That was then. Section 6-5-551 now says the contrary.",
    "negative",
  ],
  [
    "free prose",
    "{Norcross v. Shoals Marina, 17 So. 3d 90 (Ala. 2009)}. Nothing more need be said. Affirmed.",
    "positive",
  ],
  [
    "free prose",
    "{Norcross v. Shoals Marina, 17 So. 3d 90 (Ala. 2009)}. The facts were these. A boat had been left at the marina for the winter, and in the spring it was not there.",
    "neutral",
  ],
  [
    "free prose",
    "The short answer to {Sarat Chandra v. Forester, 44 CWN 712} is that the grant there was of the surface only.",
    "negative",
  ],
  ["free prose", "The short answer to the Forester's plea is {Sarat Chandra v. Forester, 44 CWN 712}.", "positive"],
  [
    "free prose",
    "We were offered many long answers and one short one, {Sarat Chandra v. Forester, 44 CWN 712}, by counsel for the zamindar, whose client has since compromised.",
    "neutral",
  ],
  [
    "free prose",
    "Whatever comfort the insurer may have drawn from {Dacey v. Granite State, 98 N.H. 14} must evaporate when one turns to the policy, which lacks the clause on which Dacey hung.",
    "negative",
  ],
  [
    "free prose",
    "{Tomlin v. Ayers, 190 Ga. 33}, is in a class by itself. There the testator was his own scrivener, and his blunders were allowed for. We leave that case in its class.",
    "negative",
  ],
  [
    "free prose",
    "We have searched in vain for anything that would take this will out of {Tomlin v. Ayers, 190 Ga. 33}. The bequest fails.",
    "positive",
  ],
  [
    "free prose",
    "The will in {Tomlin v. Ayers, 190 Ga. 33}, was set aside for undue influence; the executor was surcharged; the scrivener was disbarred. It was, in short, an eventful administration, and the opinion is often assigned to students.",
    "neutral",
  ],
  [
    "free prose",
    "The Act of 1932 was held void in part in {Lambert v. Stagg, 290 N.Y.S. 410 (Sup. Ct. 1936)}; the Act of 1940 cured the defect, and it is the Act of 1940 that the plaintiffs attack.",
    "neutral",
  ],
  [
    "free prose",
    "{Haskell v. Orne, 49 Me. 500}, reversed a decree that had misapplied Tufts v. Blaisdell. The chancellor here was careful not to repeat the mistake.",
    "neutral",
  ],
  [
    "free prose",
    'Appellee accuses the trial judge of having "thrown {Mims v. Porter, 600 So. 2d 9 (Fla. Dist. Ct. App. 1992)} overboard." We think the judge merely found, on conflicting evidence, that the signature was forged. That finding we cannot disturb.',
    "neutral",
  ],
  [
    "free prose",
    "The judgment of the High Court is set aside and the matter is remitted. It will be open to the parties to rely upon {Chaganlal v. Narayan, (1982) 1 SCC 212}, or any other authority, before the High Court.",
    "neutral",
  ],
  [
    "free prose",
    "The panel below rejected the claim on the strength of {Farnsworth v. Eads, 330 F.2d 7 (8th Cir. 1964)}. We reverse because the claim was never time-barred in the first place, a matter to which Farnsworth does not speak.",
    "neutral",
  ],
  [
    "free prose",
    "The Government's concession makes it unnecessary to address the argument that {United States v. Barcroft, 20 M.J. 55 (C.M.A. 1985)}, should be reconsidered.",
    "neutral",
  ],
  [
    "free prose",
    "A petition to review {Bhikaji v. Union of India, (2013) 9 SCC 300} was filed and is said to be still on the file of this Court.",
    "neutral",
  ],
  [
    "free prose",
    "{Pruitt v. Sloan, 77 Ark. 9} and Ridley v. Sloan, 80 Ark. 61, were companion litigations over the same mill dam; Ridley alone concerns us. It is squarely against the appellant, and must be followed.",
    "neutral",
  ],
  [
    "free prose",
    "It was after {Pruitt v. Sloan, 77 Ark. 9} that the dam was taken down. Ridley, which allowed damages for its removal, was wrong, and we withdraw it.",
    "neutral",
  ],
  [
    "free prose",
    "The learned author doubts whether {Earl of Mayo v. Tighe, 2 Ir. Eq. 80} was correctly reported. The manuscript is in Dublin, and nobody has gone to look.",
    "neutral",
  ],
  [
    "free prose",
    'Respondents\' contention that the Board "defied" {Teamsters v. Crest Dairy, 390 F.2d 44 (7th Cir. 1968)} is a serious one. The Board says that it complied. Which is right depends on a finding the Board never made, and we return the case to it.',
    "neutral",
  ],
  [
    "free prose",
    "No one suggests that {Bain v. Farris, 12 Yerg. 90} has been abandoned, and no one suggests that it applies.",
    "neutral",
  ],
  [
    "free prose",
    "The defendant demurred, citing {Bain v. Farris, 12 Yerg. 90}; the demurrer was overruled; the defendant answered over; and thereby the point was waived.",
    "neutral",
  ],
  [
    "free prose",
    "Mr. Justice Ruthven would strike down the whole of Title II, and with it, so far as one can tell, {Ames v. Board of Trade, 250 U.S. 77 (1919)}. He speaks for himself.",
    "neutral",
  ],
  [
    "free prose",
    "The tendency of the later cases, of which {Hurd v. Lyman Bros., 140 Minn. 3} is one, has been to let the jury decide. Appellant did not ask for a jury.",
    "neutral",
  ],
  [
    "free prose",
    "Even assuming that {Kailash v. Mahant, 1986 BLJR 200} is not good law, a matter on which I should wish to hear further argument in a proper case, the suit was filed beyond time.",
    "neutral",
  ],
  [
    "free prose",
    "The distinction drawn in {Kailash v. Mahant, 1986 BLJR 200} between a shebait and a trustee is well known to students. Nothing turns on it now that the endowment has vested in the State.",
    "neutral",
  ],
  [
    "free prose",
    "Counsel for the intervener went so far as to submit that every decision since {Rani Sahiba v. Court of Wards, 8 MIA 90} was per incuriam. We did not call upon him to develop it.",
    "neutral",
  ],
  [
    "free prose",
    'In a case comment, Professor Lodge has written that {Trent v. Marlow, 16 A.2d 300 (N.J. 1940)} "cannot be squared" with first principles. He may be interested to know that nor can the statute under which this action is brought.',
    "neutral",
  ],
  [
    "free prose",
    "What did {Trent v. Marlow, 16 A.2d 300 (N.J. 1940)} decide? It decided that a way of necessity ends with the necessity. It did not discuss prescription; and it is prescription that is claimed.",
    "neutral",
  ],
  [
    "free prose",
    "This Court has not yet had occasion to say whether it will adopt the rule of {Webb v. Sawtelle, 88 N.H. 5}. Other courts have divided. The record, which contains no offer of proof, gives us no occasion now.",
    "neutral",
  ],
  [
    "free prose",
    "We note for the sake of completeness the decision in {Arbor Holdings v. Quay, [2009] EWCA Civ 611}.",
    "neutral",
  ],
  [
    "free prose",
    "The order of reference mentions {Jaswant Kaur v. Wealth-tax Officer, 110 ITR 5 (P&H)}, Gian Singh v. Wealth-tax Officer, 121 ITR 90 (Del), and others, and asks which of them states the law. Since the assessee has withdrawn, the question is academic.",
    "neutral",
  ],
  [
    "free prose",
    "The verdict in {Clement v. Roe, 5 Mason 40} was for the libellant in the sum of nine hundred dollars. Mr. Webster appeared for the owners.",
    "neutral",
  ],
  [
    "free prose",
    "Stare decisis would count for little if we were to abandon {Dryer v. Lake States, 400 Mich. 200} because one of us would have voted the other way. The motion to dismiss was properly granted.",
    "positive",
  ],
  [
    "free prose",
    "It may be that {Dryer v. Lake States, 400 Mich. 200} gives insurers more than they deserve. It gives them, in any event, this case.",
    "positive",
  ],
  [
    "free prose",
    "We cannot improve on the words of Sir Barnes Peacock in {Mussumat Oodey v. Ladoo, 13 MIA 585}, and we shall not try. The appeal must be dismissed with costs.",
    "positive",
  ],
  [
    "free prose",
    "I had at one time some doubt whether {Sankaran v. Kunhi, 1964 KLT 12} was consistent with the later amendment. The argument has removed it. The tenancy is protected.",
    "positive",
  ],
  [
    "free prose",
    "The objection that {Sankaran v. Kunhi, 1964 KLT 12} was a decision of a single judge is neither here nor there. It has our approval.",
    "positive",
  ],
  [
    "free prose",
    "To say, as the respondent does, that {Tyson v. Hollander, 230 Md. 11} was decided per incuriam is to mistake the history of the section. That which is said to have been overlooked had not been enacted. Tyson is binding, and it concludes the matter.",
    "positive",
  ],
  [
    "free prose",
    "Nothing in the sixty pages of the Union's written submissions makes me think that {All India Clerks v. Bank of Jaipur, (1969) 2 LLJ 90} ought to be departed from.",
    "positive",
  ],
  [
    "free prose",
    "The defendant had fair warning. {State v. Oquist, 327 N.W.2d 587 (Minn. 1982)}, on nearly identical facts, sustained a conviction, and we sustain this one.",
    "positive",
  ],
  [
    "free prose",
    "The remedy lies with Congress. Until it acts, {Pell v. Hoover Coal, 330 U.S. 40 (1947)} is the law, and the award has to be vacated in obedience to it.",
    "positive",
  ],
  [
    "free prose",
    "{Quigley v. Delray, 190 So. 2d 4 (Fla. 1966)}, is much maligned. Those who malign it have not, we think, read it to the end. We give it its full effect.",
    "positive",
  ],
  [
    "free prose",
    "We adhere, for reasons that have only grown stronger, to what was decided in {Overton v. Phipps, 121 Or. App. 8}.",
    "positive",
  ],
  [
    "free prose",
    'As the court said of a similar covenant in {Birch Lane Homes v. Ott, 44 N.C. App. 330}, "a promise not to build is a promise not to build." This covenant means no less.',
    "positive",
  ],
  [
    "free prose",
    "We have considered whether later enactments have impliedly repealed the rule. They have not. The Collector was therefore obliged to act as {Murugappa v. Collector, (1936) 70 MLJ 11} requires, and his failure to do so vitiates the sale.",
    "positive",
  ],
  [
    "free prose",
    "The learned single judge felt himself unable to follow {Murugappa v. Collector, (1936) 70 MLJ 11}. He ought to have followed it. We set aside his order.",
    "positive",
  ],
  [
    "free prose",
    "It was error to refuse the instruction. {Reyes v. Globe Foundry, 39 Ill. 2d 12}, says that a workman is entitled to it, and means it.",
    "positive",
  ],
  [
    "free prose",
    "Petitioner describes our decision in {Greer v. Housing Auth., 88 A.3d 400 (Conn. 2014)} as an aberration. We would describe it as a holding. It forecloses her third claim.",
    "positive",
  ],
  [
    "free prose",
    "Petitioner describes our decision in {Greer v. Housing Auth., 88 A.3d 400 (Conn. 2014)} as an aberration. That is, we fear, an accurate description, and we shall not repeat it.",
    "negative",
  ],
  [
    "free prose",
    "It was error to give the instruction. Once it might have been thought that {Reyes v. Globe Foundry, 39 Ill. 2d 12}, required it; but since the Act no workman need show freedom from fault.",
    "negative",
  ],
  [
    "free prose",
    "The Collector followed {Murugappa v. Collector, (1936) 70 MLJ 11}. He ought not to have done so. That case concerned a sale for arrears of abkari revenue.",
    "negative",
  ],
  ["free prose", "Time has dealt unkindly with {Overton v. Phipps, 121 Or. App. 8}. So must we.", "negative"],
  [
    "free prose",
    "No doubt {State v. Oquist, 327 N.W.2d 587 (Minn. 1982)} sustained a conviction. It sustained it on a confession. Take away the confession, and what is left is this case, and an acquittal.",
    "negative",
  ],
  [
    "free prose",
    "In retrospect, the better course in {Pell v. Hoover Coal, 330 U.S. 40 (1947)} would have been to remand. We take the better course.",
    "negative",
  ],
  [
    "free prose",
    "It has been pointed out, by nearly everyone who has had to apply it, that {Quigley v. Delray, 190 So. 2d 4 (Fla. 1966)} confuses duty with causation. We shall not perpetuate the confusion.",
    "negative",
  ],
  [
    "free prose",
    "Authority is claimed in {Mussumat Oodey v. Ladoo, 13 MIA 585}. It is to be observed, however, that the parties there were governed by the Mitakshara, whereas these are governed by the Dayabhaga.",
    "negative",
  ],
  ["free prose", "The view which found favour in {Sankaran v. Kunhi, 1964 KLT 12} can no longer prevail.", "negative"],
  [
    "free prose",
    "Rajan J. in {Sankaran v. Kunhi, 1964 KLT 12} has taken what appears to us, with respect, to be an unduly narrow view.",
    "negative",
  ],
  [
    "free prose",
    "The so-called Hollander presumption, {Tyson v. Hollander, 230 Md. 11}, was abolished by rule in 1987, and with it went the authority of every case that applied it.",
    "negative",
  ],
  [
    "free prose",
    "Of course an association of clerks is not a company of soldiers, and {All India Clerks v. Bank of Jaipur, (1969) 2 LLJ 90}, on which the Labour Court founded itself, has no bearing on a mutiny.",
    "negative",
  ],
  [
    "free prose",
    "We are told that {Orme v. Pratt, 8 R.I. 40} is on all fours. It goes on three at most; the fourth, delivery, is wanting here.",
    "negative",
  ],
  [
    "free prose",
    "The District Judge should not have allowed himself to be led astray by {Orme v. Pratt, 8 R.I. 40}.",
    "negative",
  ],
  [
    "free prose",
    "{Kanhaiya v. Deo, 1978 AWC 40 (All)}, insofar as it permits a second revision, is hereby declared to be incorrect.",
    "negative",
  ],
  [
    "free prose",
    "With the enactment of the Bankruptcy Code, there is no longer anything on which {In re Tuckahoe Yarns, 410 F. Supp. 8 (S.D.N.Y. 1976)} can operate.",
    "negative",
  ],
  [
    "free prose",
    "We see the force of what was said in {Prince v. Gale, 16 Utah 2d 77}, but in the end the statute's words are stronger.",
    "negative",
  ],
  [
    "free prose",
    "We see the force of the criticisms of {Prince v. Gale, 16 Utah 2d 77}, but in the end the weight of sixty years is stronger. The decree is affirmed.",
    "positive",
  ],
  [
    "free prose",
    "We see the force of the criticisms of {Prince v. Gale, 16 Utah 2d 77}, and of the reply to them. The Legislature, to which both are really addressed, meets in January.",
    "neutral",
  ],
  [
    "free prose",
    "Even the author of {Minturn v. Sayre, 30 Cal. 490} came to regret it, and said so from the bench. We share his regret and give effect to it.",
    "negative",
  ],
  [
    "free prose",
    "Even the author of {Minturn v. Sayre, 30 Cal. 490} could not agree with himself about what it meant, if the story told of him is true. We have found another way to dispose of the appeal.",
    "neutral",
  ],
  [
    "free prose",
    "The proposition for which {Faulk v. Turner, 118 Ga. App. 2} is cited is not there. It isn't anywhere.",
    "negative",
  ],
  [
    "free prose",
    "The proposition for which {Faulk v. Turner, 118 Ga. App. 2} is cited is there in so many words, and it ends the inquiry.",
    "positive",
  ],
  [
    "free prose",
    "Were {Ludlow v. Gap, 9 Mont. 1} the only decision on the point, we might feel some hesitation in disregarding it. It is not, and we feel none.",
    "negative",
  ],
  [
    "free prose",
    "Were {Ludlow v. Gap, 9 Mont. 1} the only decision on the point, we should still feel obliged to act upon it.",
    "positive",
  ],
  [
    "free prose",
    "Were {Ludlow v. Gap, 9 Mont. 1} the only decision on the point, there might be some reason to examine it closely. The Supreme Court has since spoken, in Kerr v. Dillon Mines, and we look there.",
    "neutral",
  ],
  [
    "free prose",
    "I am not persuaded that {Vohra v. DTC, 1993 (2) SLR 90} helps the workman. He was on probation; Vohra was confirmed.",
    "negative",
  ],
  [
    "free prose",
    "Assistance was sought from {Vohra v. DTC, 1993 (2) SLR 90}. None is to be had. It was a case of abolition of post.",
    "negative",
  ],
  [
    "free prose",
    "Assistance was sought from {Vohra v. DTC, 1993 (2) SLR 90}, and a great deal is to be had from it. Termination without inquiry was there struck down, as it must be here.",
    "positive",
  ],
  [
    "free prose",
    "Assistance was sought from {Vohra v. DTC, 1993 (2) SLR 90}, but as that decision is under appeal to the Division Bench I prefer to rest on the language of the standing orders.",
    "neutral",
  ],
  [
    "free prose",
    "Plaintiff's theory owes everything to {Nye v. Lakeview, 290 Wis. 2d 7}, and Nye owes everything to a statute since repealed.",
    "negative",
  ],
  [
    "free prose",
    "Plaintiff's theory owes everything to {Nye v. Lakeview, 290 Wis. 2d 7}, and that is a creditor we are bound to honor.",
    "positive",
  ],
  [
    "free prose",
    "Plaintiff's theory owes everything to {Nye v. Lakeview, 290 Wis. 2d 7}, she says; defendant says it owes everything to wishful thinking. The pleadings have not yet closed.",
    "neutral",
  ],
  [
    "free prose",
    "Such was the state of authority until {Coffey v. Drumm, 20 Kan. 5}, an aberration which our next term put right.",
    "negative",
  ],
  [
    "free prose",
    "Such was the confusion until {Coffey v. Drumm, 20 Kan. 5}, which put the law on the rational footing where we keep it.",
    "positive",
  ],
  [
    "free prose",
    "Such was the state of authority when {Coffey v. Drumm, 20 Kan. 5} came before the court; and, the case being compromised on the eve of argument, such it remained.",
    "neutral",
  ],
  [
    "free prose",
    "The Court of Appeals has never retreated from {Saxon v. Wye River, 77 Md. App. 9}. We do so on its behalf: the judgment under review, which applied it, is reversed.",
    "negative",
  ],
  [
    "free prose",
    "Neither the text nor the history of Rule 60 offers any foothold for the gloss put on it in {Castellane v. Ruiz, 6 F.3d 800 (1st Cir. 1993)}. Other circuits have seen this. We see it too.",
    "negative",
  ],
  [
    "free prose",
    "Text and history alike bear out the gloss put on Rule 60 in {Castellane v. Ruiz, 6 F.3d 800 (1st Cir. 1993)}. Other circuits have seen this. We see it too.",
    "positive",
  ],
  [
    "free prose",
    "The gloss put on Rule 60 in {Castellane v. Ruiz, 6 F.3d 800 (1st Cir. 1993)} was the subject of a proposed amendment that the Advisory Committee considered and tabled.",
    "neutral",
  ],
  [
    "free prose",
    "Before a farm may be sold for taxes, {Holcomb v. Tama County, 220 Iowa 77}, demands notice to the mortgagee. None was given. The sale is void.",
    "positive",
  ],
  [
    "free prose",
    "{Reyes-Soto v. Mendota Canneries, 301 F.3d 44 (9th Cir. 2002)}, forbids an employer to do by schedule what it may not do by contract. That is what this employer did.",
    "positive",
  ],
  [
    "free prose",
    "The plea is answered by {Sarju v. Mahabir, AIR 1951 All 88}: a compromise made by a guardian without leave is voidable, not void. It was not avoided in time.",
    "positive",
  ],
  [
    "free prose",
    "{State v. Kilgore, 80 Wash. App. 12 (1995)}, makes it the duty of the clerk to transmit the whole record. The clerk transmitted half. There must be a new hearing.",
    "positive",
  ],
  [
    "free prose",
    "The appellant's difficulty is {Whitford v. Oneida Gas, 190 A.D. 44}. He has no way around it, and he candidly offers none.",
    "positive",
  ],
  [
    "free prose",
    "Ever since {Mayor of Portsea v. Dunn, 4 Barn. & Ald. 77}, a corporation has been answerable for its servant's trespass; this corporation can claim no dispensation.",
    "positive",
  ],
  [
    "free prose",
    "It is elementary that a stranger to the contract may not sue on it. {Gokul Das v. Murli, 14 Bom LR 70}. The plaintiff is a stranger, and his suit was properly dismissed.",
    "positive",
  ],
  [
    "free prose",
    "If a warrant so loose was held bad in {Commonwealth v. Avery, 340 Mass. 12}, this looser one cannot be good.",
    "positive",
  ],
  [
    "free prose",
    "Under {Tindall v. Peak Water Dist., 44 Colo. 300}, the earlier filing takes the water. Harmon filed in May and Price in June. The water is Harmon's.",
    "positive",
  ],
  [
    "free prose",
    "The measure of damages was laid down by this Court in {Nathu Ram v. Delhi Cloth, AIR 1958 SC 77}. Calculated by that measure the loss is Rs. 18,400, and for that sum there will be a decree.",
    "positive",
  ],
  [
    "free prose",
    "What was true of the river pilot in {The Annie Lisle, 44 F. 100} is true of the harbor pilot here. The ship must answer.",
    "positive",
  ],
  [
    "free prose",
    "We asked counsel for the State whether there was any answer to {Luz v. Corrections Dep't, 140 N.M. 2}. He knew of none. Nor do we.",
    "positive",
  ],
  [
    "free prose",
    "The judgment can be supported on the ground taken in {Ballard v. Oxbow Sugar, 130 La. 44}, namely that the cane had not been delivered, and on that ground we support it.",
    "positive",
  ],
  [
    "free prose",
    "A distinction is suggested between {Fitch v. Bangor Ice, 88 Me. 300} and the case at bar, ice there and lumber here. The law of sales knows no such distinction.",
    "positive",
  ],
  [
    "free prose",
    "The magistrate found that he had no power to remit. In {Ex parte Gulab, 1956 NLJ 40} it was shown that a magistrate has that power. The order is quashed and the matter returned to him.",
    "positive",
  ],
  [
    "free prose",
    "Someone must bear the loss. {Levin v. Corn Exchange, 60 Ill. 2d 91 (1975)}, puts it upon the one who could have prevented it, and that was the bank.",
    "positive",
  ],
  [
    "free prose",
    "We owe it to those who have arranged their affairs by {Sumner v. Dart, 7 Conn. 40}, to leave it where it is.",
    "positive",
  ],
  [
    "free prose",
    "We find the reasoning of the Orissa High Court in {Bidyadhar v. State, 1984 CLR 55} more attractive than that of its sister courts, and we adopt it.",
    "positive",
  ],
  [
    "free prose",
    "{Monk v. Vail, 9 N.D. 212}, is old; it is short; it cites nothing. It also happens to be unanswerable.",
    "positive",
  ],
  [
    "free prose",
    "The insurer wishes that {Pratt v. Amity Life, 160 Kan. 70} had come out the other way. It did not. The widow recovers.",
    "positive",
  ],
  [
    "free prose",
    "Perhaps {Pratt v. Amity Life, 160 Kan. 70} will some day be thought too generous. That day has not come, and the widow recovers.",
    "positive",
  ],
  [
    "free prose",
    "Our brethren in the Second Division had the identical notification before them in {Rasiklal v. Octroi Supdt., (1971) 12 GLR 9}, and quashed it. Judicial discipline no less than conviction leads us to do the same.",
    "positive",
  ],
  [
    "free prose",
    'Said Chief Justice Beall in {Fry v. Ormsby, 2 Ky. Op. 90}: "The widow\'s portion is not a gift." Upon that text the rest of this opinion is a commentary.',
    "positive",
  ],
  ["free prose", "So said the Court in {Hardin v. Vance, 320 U.S. 70 (1943)}, and so say we.", "positive"],
  [
    "free prose",
    "The doctrine has had its detractors since {Jessup v. Pine, 4 Halst. 70}. They have persuaded legislatures elsewhere; they have not persuaded ours, or us.",
    "positive",
  ],
  [
    "free prose",
    "There is no room in the law of this State both for section 30 and for {Holcomb v. Tama County, 220 Iowa 77}; and the legislature may not be asked to move out.",
    "negative",
  ],
  [
    "free prose",
    "{Reyes-Soto v. Mendota Canneries, 301 F.3d 44 (9th Cir. 2002)}, saw in the legislative report a purpose to exempt farms. We have read the report from cover to cover and see nothing of the sort.",
    "negative",
  ],
  [
    "free prose",
    "The petitioner in {Sarju v. Mahabir, AIR 1951 All 88} was a minor. Our petitioner is a man of fifty-two.",
    "negative",
  ],
  [
    "free prose",
    "{State v. Kilgore, 80 Wash. App. 12 (1995)}. The Supreme Court took the case, and took the opposite view.",
    "negative",
  ],
  [
    "free prose",
    "Whoever wrote {Whitford v. Oneida Gas, 190 A.D. 44} cannot have had the statute open on the desk.",
    "negative",
  ],
  [
    "free prose",
    "It was the law, when this action was begun, that a corporation might not be indicted, {Mayor of Portsea v. Dunn, 4 Barn. & Ald. 77}. It is the law no more.",
    "negative",
  ],
  [
    "free prose",
    "In place of the three questions propounded in {Commonwealth v. Avery, 340 Mass. 12}, judges should henceforth ask only one.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiff in {Tindall v. Peak Water Dist., 44 Colo. 300} had dug his ditch. Harmon has dug nothing; and the right is in the digging.",
    "negative",
  ],
  [
    "free prose",
    "The decree now before us is that in {Nathu Ram v. Delhi Cloth, AIR 1958 Punj 77}. It allowed interest upon interest. It will be varied by striking out the second allowance, and the appeal is allowed to that extent.",
    "negative",
  ],
  [
    "free prose",
    "That the pilot in {The Annie Lisle, 44 F. 100} was a compulsory one makes all the difference, for ours was hired in a tavern.",
    "negative",
  ],
  [
    "free prose",
    "The panel in {Luz v. Corrections Dep't, 140 N.M. 2} was told that the records had burned. We know now that they had not, and that the premise on which it built was false.",
    "negative",
  ],
  [
    "free prose",
    "I can discover no principle in {Ballard v. Oxbow Sugar, 130 La. 44}. I can discover only a sympathetic plaintiff.",
    "negative",
  ],
  [
    "free prose",
    "One court, {Fitch v. Bangor Ice, 88 Me. 300}, has gone that far. No other has ventured to keep it company, and we shall stay at home.",
    "negative",
  ],
  [
    "free prose",
    "The Tribunal thought itself at liberty to remit because the magistrate in {Ex parte Gulab, 1956 NLJ 40} had done so. But that magistrate acted by consent.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiff is welcome to {Levin v. Corn Exchange, 60 Ill. 2d 91 (1975)}. It concerns bearer bonds, and he has none.",
    "negative",
  ],
  [
    "free prose",
    "For a short time after {Sumner v. Dart, 7 Conn. 40}, it was possible to argue that silence was consent. It has not been possible since.",
    "negative",
  ],
  [
    "free prose",
    "We have preferred the reasoning of the other High Courts to that of the Orissa High Court in {Bidyadhar v. State, 1984 CLR 55}.",
    "negative",
  ],
  [
    "free prose",
    "Seven members of this court heard {Monk v. Vail, 9 N.D. 212}, on reargument this term. Five of them now believe that it was a mistake.",
    "negative",
  ],
  [
    "free prose",
    "Had the beneficiary in {Pratt v. Amity Life, 160 Kan. 70} known of the lapse, as this one did, she would have lost, as this one must.",
    "negative",
  ],
  [
    "free prose",
    "The order in {Rasiklal v. Octroi Supdt., (1971) 12 GLR 9} was a consent order. It is a bargain, not a precedent.",
    "negative",
  ],
  [
    "free prose",
    "To quote {Fry v. Ormsby, 2 Ky. Op. 90} without quoting the statute that answered it is to tell half of the story.",
    "negative",
  ],
  [
    "free prose",
    "The Court said otherwise in {Hardin v. Vance, 320 U.S. 70 (1943)}, and in saying so it was mistaken.",
    "negative",
  ],
  [
    "free prose",
    "The doctrine of {Jessup v. Pine, 4 Halst. 70} survives in the textbooks. It does not survive in this State.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiff asks for what was given in {Jessup v. Pine, 4 Halst. 70}. We do not think that it should have been given.",
    "negative",
  ],
  [
    "free prose",
    "We have never applied {Crewe v. Dunmore, 40 Or. App. 9}, beyond the sale of livestock, and shall not begin with a piano.",
    "negative",
  ],
  [
    "free prose",
    "I say nothing against {Mt. Sundar v. Ghisa, 1939 RD 77} as a decision upon the Act of 1926. The Act of 1939 is differently conceived, and upon it that decision sheds no light.",
    "negative",
  ],
  [
    "free prose",
    "The ink on {In re Calder, 511 B.R. 2 (Bankr. D. Utah 2014)} was scarcely dry when Congress amended the section. Movant writes as though it had not.",
    "negative",
  ],
  [
    "free prose",
    "As between the strict view of {Ober v. Kline, 70 Md. 4} and the liberal view of the later cases, experience has declared for the latter, and so do we.",
    "negative",
  ],
  [
    "free prose",
    "Nothing more is needed to show that the foundation on which {Tarapore v. Custodian, AIR 1950 Bom 90} was erected has been removed.",
    "negative",
  ],
  [
    "free prose",
    "The writ petition in {Amar Singh v. State of Haryana, CWP 404 of 1999} was allowed; it is against that order that the State is before us. It cannot be upheld.",
    "negative",
  ],
  [
    "free prose",
    "The writ petition in {Amar Singh v. State of Haryana, CWP 404 of 1999} was allowed; it is against that order that the State is before us. We see no ground for interference, and dismiss the appeal.",
    "positive",
  ],
  [
    "free prose",
    "The writ petition in {Amar Singh v. State of Haryana, CWP 404 of 1999} was allowed; the State obeyed the order; the petitioner was promoted; and it is his promotion that the present petitioner now challenges, on grounds which have no merit.",
    "neutral",
  ],
  [
    "free prose",
    "In consequence of {Holcomb v. Tama County, 220 Iowa 77}, some nine hundred tax deeds had to be reissued. The one through which the plaintiff claims was lost in the courthouse fire.",
    "neutral",
  ],
  [
    "free prose",
    "{Reyes-Soto v. Mendota Canneries, 301 F.3d 44 (9th Cir. 2002)}, was argued on the same morning as this case, by the same counsel, who on that occasion had the better of it.",
    "neutral",
  ],
  [
    "free prose",
    "The learned Judge who decided {Sarju v. Mahabir, AIR 1951 All 88} had, two years before, refused leave to appeal in this very suit.",
    "neutral",
  ],
  [
    "free prose",
    "Under the first part of the {Kilgore} test a court asks what the clerk sent; under the second, what the clerk ought to have sent. The trial court made findings under neither, and we return the case for that purpose.",
    "neutral",
  ],
  [
    "free prose",
    "{Whitford v. Oneida Gas, 190 A.D. 44}, reversed a verdict for excessive damages and has been of interest chiefly to actuaries.",
    "neutral",
  ],
  [
    "free prose",
    "A corporation cannot be whipped, as was remarked in {Mayor of Portsea v. Dunn, 4 Barn. & Ald. 77}. It can, however, be fined, and the only question for us is how much.",
    "neutral",
  ],
  [
    "free prose",
    "Two lines may be traced. The one runs from {Commonwealth v. Avery, 340 Mass. 12}; the other from the English cases. Since the parties stipulated that either would lead to the same place, we travel neither.",
    "neutral",
  ],
  [
    "free prose",
    "There are some who believe that {Tindall v. Peak Water Dist., 44 Colo. 300}, did more harm than good, and some who believe the reverse. The dispute is for water lawyers; this is a libel suit.",
    "neutral",
  ],
  [
    "free prose",
    "It appears from the report of {Nathu Ram v. Delhi Cloth, AIR 1958 SC 77} that the memorandum of association was then in its original form. It has been altered eleven times.",
    "neutral",
  ],
  [
    "free prose",
    "The mate testified that he had read {The Annie Lisle, 44 F. 100}, and understood it to excuse him. What he understood is beside the point. The sole issue is whether the lights were burning.",
    "neutral",
  ],
  [
    "free prose",
    "The Department's manual cites {Luz v. Corrections Dep't, 140 N.M. 2}, for the proposition that hearings must be recorded. No one disputes that this one was.",
    "neutral",
  ],
  [
    "free prose",
    "Whether a later panel may disregard {Ballard v. Oxbow Sugar, 130 La. 44}, is a question that has been certified to us. Because the underlying claim has prescribed, the certificate is dismissed.",
    "neutral",
  ],
  [
    "free prose",
    'Appellant\'s counsel told the jury that {Fitch v. Bangor Ice, 88 Me. 300} had "been laughed out of court." The remark was improper, but no objection was made.',
    "neutral",
  ],
  [
    "free prose",
    "We have had read to us {Ex parte Gulab, 1956 NLJ 40}, Ex parte Noor, 1957 NLJ 9 and Ex parte Shiv, 1958 NLJ 61. The last named is directly in point, and on it we rest.",
    "neutral",
  ],
  [
    "free prose",
    "We have had read to us {Ex parte Gulab, 1956 NLJ 40} and Ex parte Shiv, 1958 NLJ 61. The last named was wrongly decided and must be overruled.",
    "neutral",
  ],
  [
    "free prose",
    "The trust indenture was drawn in the shadow of {Levin v. Corn Exchange, 60 Ill. 2d 91 (1975)}; its draftsman evidently hoped to avoid the result there reached. Whether he succeeded we need not decide, because the trust was revoked.",
    "neutral",
  ],
  [
    "free prose",
    'The Governor, vetoing the bill, wrote that it would "repeal {Sumner v. Dart, 7 Conn. 40}, by the back door." The veto was sustained. We are concerned with a different bill.',
    "neutral",
  ],
  [
    "free prose",
    "Orissa has one view, {Bidyadhar v. State, 1984 CLR 55}, and Bihar another. In this State there is, as yet, none; and the accused having absconded, none can be formed today.",
    "neutral",
  ],
  [
    "free prose",
    "The State's petition for rehearing in {Monk v. Vail, 9 N.D. 212}, raised the point now raised by the county, and was denied without opinion.",
    "neutral",
  ],
  [
    "free prose",
    "A year before, in {Pratt v. Amity Life, 160 Kan. 70}, the same insurer had paid on the same form without protest.",
    "neutral",
  ],
  [
    "free prose",
    "The High Court, it is said, should have followed {Rasiklal v. Octroi Supdt., (1971) 12 GLR 9}. Perhaps it should. But the writ was barred by laches, and that is an end of the matter.",
    "neutral",
  ],
  [
    "free prose",
    'It is to {Fry v. Ormsby, 2 Ky. Op. 90} that we owe the phrase "dower in gross," on which so much learning has been spent. No question of dower arises here.',
    "neutral",
  ],
  ["free prose", "{Hardin v. Vance, 320 U.S. 70 (1943)}, came up on demurrer and went off on standing.", "neutral"],
  [
    "free prose",
    "Judge Innes, who joined {Jessup v. Pine, 4 Halst. 70}, dissented from every decision that has since relied upon it. The reader may draw what conclusion he pleases.",
    "neutral",
  ],
  [
    "free prose",
    "In {Crewe v. Dunmore, 40 Or. App. 9}, the buyer rejected the bull; the seller refused to take it back; and the bull, in the interval, died.",
    "neutral",
  ],
  [
    "free prose",
    "His Lordship had distinguished {Mt. Sundar v. Ghisa, 1939 RD 77} on a ground that found no favour with the Board; and the Board has remanded the case for fresh decision. Nothing said here is to be taken as an opinion either way.",
    "neutral",
  ],
  [
    "free prose",
    "The bankruptcy judge followed {In re Calder, 511 B.R. 2 (Bankr. D. Utah 2014)}; the district judge did not; both reached the right result, for the lien was never perfected.",
    "neutral",
  ],
  [
    "free prose",
    "The casebooks print {Ober v. Kline, 70 Md. 4} immediately before a decision which flatly contradicts it, and leave the student to wonder.",
    "neutral",
  ],
  [
    "free prose",
    "If it be said that this leaves {Tarapore v. Custodian, AIR 1950 Bom 90} in an awkward position, the answer is that its position was awkward before, and is not for us to improve.",
    "neutral",
  ],
  [
    "free prose",
    "Workmen's Compensation Act — Accident on way to work — Not compensable. {Dalip v. Eastern Collieries, 1954 BLJR 7}, overruled.",
    "negative",
  ],
  [
    "free prose",
    "Workmen's Compensation Act — Accident in employer's lorry — Compensable. {Dalip v. Eastern Collieries, 1954 BLJR 7}, foll.",
    "positive",
  ],
  [
    "free prose",
    "Workmen's Compensation Act — Accident in employer's lorry. {Dalip v. Eastern Collieries, 1954 BLJR 7}, ref. to.",
    "neutral",
  ],
  [
    "free prose",
    "Evidence — Dying declaration — Not signed — Weight. {Bhura v. Emperor, 30 Cri LJ 9}, dissented from; Gama v. Emperor, 31 Cri LJ 70, rel. on.",
    "negative",
  ],
  [
    "free prose",
    "Evidence — Dying declaration — Not signed — Weight. Bhura v. Emperor, 30 Cri LJ 9, dissented from; {Gama v. Emperor, 31 Cri LJ 70}, rel. on.",
    "positive",
  ],
  ["free prose", "Pre-emption — Waiver — {Chet Ram v. Hira, 1949 PLR 7}, dist.", "negative"],
  ["free prose", "Pre-emption — Waiver — {Chet Ram v. Hira, 1949 PLR 7}, affirmed.", "positive"],
];
