import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 2, held back from tuning: no rule may be changed because of one of them. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_2_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "trap, objection overruled",
    "In {Weems v. State, 155 Tenn. 30 (1926)}, the trial judge overruled the objection to the dying declaration and the defendant excepted. The report does not disclose what became of the exception.",
    "neutral",
  ],
  [
    "trap, demurrer overruled",
    "{Hobart v. Ridgefield Oil Co., 33 Okla. 212 (1912)}, came up on an order overruling a demurrer to the petition, and the facts pleaded were taken as true.",
    "neutral",
  ],
  [
    "trap, judgment below reversed",
    "In {Calloway v. Pine Bluff School Dist., 402 F.2d 77 (8th Cir. 1968)}, the court of appeals reversed a judgment for the school board because no hearing had been held.",
    "neutral",
  ],
  [
    "trap, order vacated in cited case",
    "Compare the course taken in {In re Silverton Ditch Cases, 40 Colo. 101 (1907)}, in which this court vacated the decree and ordered that all appropriators be made parties.",
    "neutral",
  ],
  [
    "trap, distinguished jurist",
    "The late Judge Merriam, a distinguished and learned jurist, sat on the panel that decided {Oakley v. Winthrop, 71 F.2d 402 (1st Cir. 1934)}.",
    "neutral",
  ],
  [
    "trap, followed in time",
    "{Drummond v. Kelso, 340 U.S. 88 (1950)}, was followed within the month by a petition for rehearing, which was denied without opinion.",
    "neutral",
  ],
  [
    "trap, approved plan",
    "The Commission approved the plan in {Matter of Allegheny Gas, 22 P.U.R. 9 (Pa. 1931)}, after a contested hearing. The order there was never appealed.",
    "neutral",
  ],
  [
    "trap, criticism of statute",
    "{Purcell v. Elmore, 260 Md. 44 (1970)}, contains a sharp criticism of the recording act as it was then worded.",
    "neutral",
  ],
  [
    "overruled, en banc",
    "Sitting en banc, we reconsider {United States v. Crutchfield, 690 F.3d 400 (5th Cir. 2012)}. A unanimous court now agrees that it took a wrong turn. Its holding that flight alone supplies reasonable suspicion is discarded.",
    "negative",
  ],
  [
    "overruled, euphemism",
    "Candor requires us to say that {Banning v. Eastlake, 119 N.J. Eq. 7 (1935)}, is a derelict on the waters of the law, and we now sink it.",
    "negative",
  ],
  [
    "overruled, jettison",
    "Having found no reliance interest worth the name, we jettison the rule of {Lucero v. Paramount Dairy, 90 N.M. 14 (1976)}.",
    "negative",
  ],
  [
    "overruled, series",
    "We therefore overrule our prior decisions in Huff v. Dale, 20 S.C. 11 (1883), Lamar v. Pruitt, 44 S.C. 300 (1895), and {Weston v. Greer, 101 S.C. 88 (1915)}, insofar as they are inconsistent with this opinion.",
    "negative",
  ],
  [
    "overruled, any other case inconsistent",
    "To the extent that it may be read to hold otherwise, {Commonwealth v. Salgado, 455 Mass. 300 (2009)}, is no longer to be followed.",
    "negative",
  ],
  [
    "overruled, prospective",
    "Our new rule shall apply only to trials begun after today; for cases tried earlier, {Hendry v. State, 88 Fla. 60 (1924)}, although now overruled, will continue to supply the measure.",
    "negative",
  ],
  [
    "overruled by other court",
    "What remains of the plaintiff's argument rests upon {Kirchner v. Bay Shore Ferry, 211 F.2d 18 (2d Cir. 1954)}, and that decision did not survive the Supreme Court's opinion in Halvorsen v. Gulf Lighterage, 358 U.S. 60 (1958).",
    "negative",
  ],
  [
    "implicit overruling asserted by court",
    "It cannot be doubted that the Supreme Court, in sweeping away the privity requirement, swept away {Everts v. Chase Implement Co., 62 F. 200 (7th Cir. 1894)}, as well.",
    "negative",
  ],
  [
    "not controlling after statute",
    "The Legislature abolished the distinction drawn in {Fulton v. Baird, 3 Nev. 140 (1867)}, when it enacted the Uniform Commercial Code.",
    "negative",
  ],
  [
    "trimming",
    "{Abelard v. Jeffers, 505 F.3d 900 (6th Cir. 2007)}, should be read for no more than what it decided: that a single, isolated remark does not create a hostile environment. We decline to stretch it to a pattern of daily abuse.",
    "negative",
  ],
  [
    "distinguished, crucial difference",
    "But there is a crucial difference between this case and {Kilbride v. Housing Authority of Trenton, 87 N.J. 90 (1981)}. There the tenant had paid; here he has not.",
    "negative",
  ],
  [
    "distinguished, unlike",
    "Unlike the seaman in {Vickery v. Barlow Towing, 310 F.2d 18 (4th Cir. 1962)}, Mr. Duarte had no permanent connection with any vessel or fleet. The exception on which he depends therefore does not help him.",
    "negative",
  ],
  [
    "distinguished, no occasion",
    "{Sturm v. Addison, 240 A.D.2d 300 (N.Y. App. Div. 1997)}, on which defendants place their whole weight, presented a wholly different question: the sufficiency of service upon a foreign corporation.",
    "negative",
  ],
  [
    "distinguished, a far cry",
    "The situation at bar is a far cry from that in {Neff v. Pioneer Life, 77 Iowa 340 (1889)}.",
    "negative",
  ],
  [
    "not persuaded",
    "We have carefully considered {In re Golden Valley Hospital, 301 B.R. 12 (Bankr. D. Minn. 2003)}, and, with respect to our learned colleague, do not find it persuasive.",
    "negative",
  ],
  [
    "unpersuasive reasoning",
    "The Tenth Circuit's contrary conclusion in {Barela v. Kit Carson Elec., 455 F.3d 800 (10th Cir. 2006)}, rests on a misreading of the legislative history.",
    "negative",
  ],
  [
    "split, side not taken",
    "On this issue the circuits are divided. The Third holds that the limitation is jurisdictional, {Amato v. Pruett, 333 F.3d 70 (3d Cir. 2003)}; the Sixth that it is not. We join the Sixth.",
    "negative",
  ],
  [
    "split, side taken",
    "On this issue the circuits are divided. The Third holds that the limitation is jurisdictional, Amato v. Pruett, 333 F.3d 70 (3d Cir. 2003); the Sixth that it is not, {Dorsett v. Kane, 298 F.3d 511 (6th Cir. 2002)}. We join the Sixth.",
    "positive",
  ],
  [
    "persuaded",
    "Although not binding on us, we find the analysis of the Oregon Court of Appeals in {Fiske v. Malheur County, 120 Or. App. 40 (1993)}, persuasive, and we adopt it.",
    "positive",
  ],
  [
    "followed, law of the circuit",
    "That contention is foreclosed by {United States v. Peña, 720 F.3d 561 (5th Cir. 2013)}.",
    "positive",
  ],
  [
    "followed, per curiam",
    "PER CURIAM. Affirmed. {Lovell v. State, 388 So. 2d 12 (Fla. 1980)}, requires no less.",
    "positive",
  ],
  [
    "followed, dispositive",
    "We need go no further than {Cartwright v. Union Stockyards, 261 Ill. 500 (1914)}, which is dispositive of every question raised on this appeal.",
    "positive",
  ],
  [
    "same result",
    "What was said in {Truax v. Spaulding, 27 Vt. 604 (1855)}, may be said here; the levy was void, and the purchaser took nothing.",
    "positive",
  ],
  [
    "applied, test",
    "Whether the officer acted under color of law is tested by the factors enumerated in {Monroe Gas v. Tillery, 390 U.S. 210 (1968)}. Weighing those factors here, we conclude that he did.",
    "positive",
  ],
  [
    "applied, straightforward",
    "This is a straightforward application of {Pell v. Armitage, 514 U.S. 702 (1995)}.",
    "positive",
  ],
  [
    "reaffirmed, stand by",
    "Two Terms ago we were asked to cut back on {Ruiz v. Department of Corrections, 530 U.S. 311 (2000)}, and we refused. We refuse again.",
    "positive",
  ],
  [
    "reaffirmed, continues sound",
    "Nothing in the intervening half-century has caused us to doubt the soundness of {Eastman v. Tyler, 201 Mo. 90 (1907)}; it remains the law of this State.",
    "positive",
  ],
  [
    "relied on, support",
    "Support for our conclusion is found in {Mattson v. Clearwater Timber, 54 Idaho 400 (1934)}, where the same clause was given the same construction.",
    "positive",
  ],
  [
    "approved, Supreme Court quoting",
    'The language of Judge Doolittle in {Hanley v. Dorr, 18 F. Cas. 90 (C.C.D. Mass. 1852)}, has our full concurrence: "The master is not to be made an insurer against the perils of the sea."',
    "positive",
  ],
  [
    "cited with approval",
    "That statement was cited with approval in Gilson v. Reeve, 301 N.C. 44 (1980), and it originates in {Alston v. Yarborough, 77 N.C. 12 (1877)}. It is the rule we apply today.",
    "positive",
  ],
  [
    "attempt to distinguish rejected",
    "The Commissioner says that {Rankin v. Commissioner, 44 T.C. 212 (1965)}, turned on the decedent's domicile. We do not so read it. The principle there announced reaches this case, and we follow it.",
    "positive",
  ],
  [
    "counsel, distinguished",
    "The Commissioner says that {Rankin v. Commissioner, 44 T.C. 212 (1965)}, turned on the decedent's domicile and so has no bearing here. The taxpayer replies that domicile was undisputed.",
    "neutral",
  ],
  [
    "counsel, overruled claim",
    "Plaintiff asserts that {McQuade v. Larkin, 70 Conn. App. 10 (2002)}, has been overruled sub silentio. Because we decide the case on another ground, we express no view on that assertion.",
    "neutral",
  ],
  [
    "counsel says overruled, court denies",
    "Plaintiff asserts that {McQuade v. Larkin, 70 Conn. App. 10 (2002)}, has been overruled sub silentio. It has not. It is as sound today as when it was written, and it requires that we affirm.",
    "positive",
  ],
  [
    "counsel's brief",
    "In its brief the Railroad devotes eleven pages to {Spokane Falls v. Gallatin, 144 U.S. 300 (1892)}.",
    "neutral",
  ],
  [
    "oral argument",
    "At oral argument counsel was asked how his theory could be reconciled with {Yoder v. Breck, 466 U.S. 19 (1984)}. He answered that it could not be, and did not need to be.",
    "neutral",
  ],
  [
    "dissent, majority misreads",
    "JUSTICE KEANE, dissenting. The Court's reading of {Farmer v. Aldous, 377 U.S. 5 (1964)}, is one that none of the Justices who joined it would recognize.",
    "neutral",
  ],
  [
    "dissent, would follow",
    "I would follow {Kreider v. Lehigh Foundry, 219 Pa. 77 (1907)}, a decision that the majority does not mention. I therefore dissent from the affirmance.",
    "neutral",
  ],
  [
    "concurrence",
    "ALVAREZ, J., concurring in the judgment. I write separately only because I would, in an appropriate case, be willing to reconsider {Prewitt v. Dunn, 480 U.S. 70 (1987)}.",
    "neutral",
  ],
  [
    "dissent reports overruling",
    "The Court's opinion is remarkable for the ease with which it casts aside {Prewitt v. Dunn, 480 U.S. 70 (1987)}. Nothing has changed since then except the membership of this Court. I dissent.",
    "negative",
  ],
  [
    "lower court applied",
    "The bankruptcy court applied {In re Tamarack Lodge, 440 B.R. 33 (B.A.P. 9th Cir. 2010)}, and confirmed the plan over the objection of the second lienholder. The district court reversed.",
    "neutral",
  ],
  [
    "lower court failed to follow",
    "The superior court was not free to disregard {Tennant v. Leavitt, 66 Haw. 102 (1982)}. Under its plain terms the claim was timely.",
    "positive",
  ],
  [
    "lower court wrongly extended",
    "We think the Appellate Division read too much into {Carmichael v. Spofford, 88 N.J. 12 (1981)}. It does not hold, and should not be extended to hold, that silence is acceptance.",
    "negative",
  ],
  [
    "hypothetical",
    "If {Deering v. Moss, 15 Wall. 90 (1872)}, had been overruled, as it has not been, the question would be a nearer one.",
    "neutral",
  ],
  [
    "question posed",
    "Does {Deering v. Moss, 15 Wall. 90 (1872)}, apply to a navigable lake lying wholly within one State? The parties give opposite answers.",
    "neutral",
  ],
  [
    "question answered yes",
    "Does {Deering v. Moss, 15 Wall. 90 (1872)}, apply to a navigable lake lying wholly within one State? We hold that it does.",
    "positive",
  ],
  [
    "question answered no",
    "Does {Deering v. Moss, 15 Wall. 90 (1872)}, apply to an artificial reservoir filled by pumping? We hold that it does not.",
    "negative",
  ],
  [
    "see generally",
    "See generally {Rossi v. Transamerican Freight, 60 Cal. 3d 700 (1990)}; Note, 44 Stan. L. Rev. 12 (1991).",
    "neutral",
  ],
  [
    "see, parenthetical",
    'A contemporaneous agency interpretation merits weight. See {Udell v. Knox, 380 U.S. 31, 46 (1965)} ("The reading of those who set the machinery in motion deserves our respect.").',
    "neutral",
  ],
  [
    "bare citation",
    "The appellant bears the burden of providing an adequate record. {Ballard v. Estes, 9 Cal. App. 5th 444, 448 (2017)}.",
    "neutral",
  ],
  [
    "string of three",
    "Notice may be actual or constructive. Hart v. Dow, 5 Kan. 2 (1869); {Selkirk v. Amory, 30 Kan. 77 (1883)}; Loring v. Beech, 41 Kan. 190 (1889).",
    "neutral",
  ],
  [
    "but see, second in list",
    "But see Conrad v. Biddle, 14 Ariz. App. 300 (1971); {Mendez v. Salt River Project, 20 Ariz. App. 6 (1973)}.",
    "negative",
  ],
  [
    "accord, second in list",
    "Accord, Tobin v. Ross, 410 Pa. 12 (1963); {Gable v. Pittsburgh Rys., 399 Pa. 401 (1960)}.",
    "positive",
  ],
  [
    "see after but see",
    "But see Conrad v. Biddle, 14 Ariz. App. 300 (1971). On the related question of costs, see {Mendez v. Salt River Project, 20 Ariz. App. 6 (1973)}.",
    "neutral",
  ],
  [
    "history after parenthetical",
    "{Wexford Labs. v. Nauss, 288 F.3d 40 (Fed. Cir. 2002)} (en banc), vacated, 535 U.S. 722 (2002).",
    "negative",
  ],
  [
    "history, reversed in part",
    "{Poindexter v. Blue Ridge Power, 44 F. Supp. 3d 210 (W.D. Va. 2014)}, aff'd in part, rev'd in part, 801 F.3d 66 (4th Cir. 2015), is cited for the proposition that a flowage easement is assignable. On that very point it was reversed.",
    "negative",
  ],
  [
    "history, denied review",
    "{Morningstar v. Tulare Irrigation Dist., 31 Cal. App. 4th 608 (1995)} (review denied Mar. 14, 1995) sets out the governing standard.",
    "neutral",
  ],
  [
    "history, not published",
    "{Santos v. Delgado, 212 Cal. App. 3d 77 (1989)}, was ordered depublished by the Supreme Court and may not be cited or relied upon.",
    "negative",
  ],
  [
    "history, affirmed by equally divided court",
    "{Bradshaw v. Norcross, 612 F.2d 98 (3d Cir. 1979)}, aff'd by an equally divided Court, 449 U.S. 300 (1980).",
    "positive",
  ],
  [
    "parenthetical, rejecting",
    "See Gant v. Oakes, 190 Wis. 2d 5 (1994) (rejecting the reasoning of {Lund v. Peabody, 130 Wis. 2d 66 (1986)}).",
    "negative",
  ],
  [
    "parenthetical, following",
    "See Gant v. Oakes, 190 Wis. 2d 5 (1994) (following {Lund v. Peabody, 130 Wis. 2d 66 (1986)}).",
    "positive",
  ],
  [
    "parenthetical, citing",
    "Gant v. Oakes, 190 Wis. 2d 5, 9 (1994) (citing {Lund v. Peabody, 130 Wis. 2d 66, 71 (1986)}).",
    "neutral",
  ],
  [
    "parenthetical, recognizing abrogation",
    "See Mott v. Sage, 12 F.4th 77, 81 (8th Cir. 2021) (recognizing that {Quist v. Aberdeen Feeds, 401 F.3d 9 (8th Cir. 2005)}, is abrogated).",
    "negative",
  ],
  [
    "old style",
    "The case of {Den ex dem. Fowler v. Tice, 2 N.J.L. 190 (1807)}, has been cited at the bar, but it was decided in haste at nisi prius, and I cannot accede to it.",
    "negative",
  ],
  [
    "old style, staggered",
    "I confess that {Ex parte Lowndes, 1 Bay 40 (S.C. 1787)}, at first staggered me; but on examination it will be found to have been determined upon a local statute, and to afford no rule for us.",
    "negative",
  ],
  [
    "old style, entire weight",
    "So far from being inclined to disturb {Pennington v. Sears, 3 Dall. 88 (1795)}, we think it rests upon the most solid foundations of justice and public convenience.",
    "positive",
  ],
  [
    "OCR, damaged name",
    "We are constrained to hold that {Mc-Adoo v. Sterrett, 14 N. D. 202 (1905)}, in so far as it conflicts here-\nwith, should be and is over-\nruled.",
    "negative",
  ],
  [
    "OCR, letter spaced",
    "The rule of {Jessup v. Carnegie, 97 N. Y. 441 (1884)}, is c o n t r o l l i n g here.",
    "positive",
  ],
  [
    "OCR, running head",
    "and we can see no reason why {Corliss v. Wenner, 34 Idaho 600 (1921)},\nOPINION OF THE COURT. [88 Ida.\nshould not be followed in the present controversy.",
    "positive",
  ],
  ["footnote mark only", "14. {Stanton v. Mellish, 212 F.2d 400, 402}.", "unknown"],
  ["docket line", "{Briggs v. Holcomb, No. 19-2044, 2020 WL 118822 (E.D. Pa. Jan. 9, 2020)}", "unknown"],
  ["string without proposition", "{Rudd v. Perlman, 44 F.3d 101}; Id. at 103; Id. at 107.", "unknown"],
  // Indian courts.
  [
    "overruled, seven judges",
    "Speaking for a Bench of seven, Bhagat, C.J. said that {Lachhman Das v. Municipal Committee, (1969) 1 SCR 775} had proceeded upon a misconception of Entry 49 and could no longer be sustained.",
    "negative",
  ],
  [
    "overruled, express words",
    "{Padmavathi v. Narasimha Rao, (2002) 7 SCC 84}, insofar as it holds that a daughter is not a coparcener, is overruled.",
    "negative",
  ],
  [
    "overruled, Full Bench",
    "The Full Bench has now held in clear terms that {Baliram v. Devidas, 1982 Mh.L.J. 411} does not lay down good law. The learned Judge could not therefore have acted upon it.",
    "negative",
  ],
  [
    "overruled by SC",
    "{Meenakshi Mills v. Dy. Commissioner of Commercial Taxes, (1986) 62 STC 101 (Mad)} (since overruled by this Court in State v. Sivakasi Match Works, (1993) 88 STC 9).",
    "negative",
  ],
  [
    "target overruled another",
    "{State v. Sivakasi Match Works, (1993) 88 STC 9}, wherein this Court overruled Meenakshi Mills v. Dy. Commissioner of Commercial Taxes, (1986) 62 STC 101 (Mad).",
    "neutral",
  ],
  [
    "per incuriam, statutory provision",
    "The decision in {Ganpat Rao v. Zilla Parishad, (2007) 4 Bom CR 88} was rendered without noticing Section 34(3) of the Act and is, to that extent, per incuriam.",
    "negative",
  ],
  [
    "per incuriam, argued only",
    "Mr. Salve contended that {Ganpat Rao v. Zilla Parishad, (2007) 4 Bom CR 88} was per incuriam.",
    "neutral",
  ],
  [
    "per incuriam, argument rejected",
    "We see no substance in the contention that {Ganpat Rao v. Zilla Parishad, (2007) 4 Bom CR 88} was rendered per incuriam. The said decision binds this Bench and we follow it.",
    "positive",
  ],
  [
    "reference made",
    "Having regard to the importance of the question and the apparent conflict with a decision of three Judges, we are of the view that {Fatima Begum v. State of UP, (2015) 13 SCC 500} needs to be considered by a larger Bench.",
    "negative",
  ],
  [
    "reservations",
    "We have our own reservations about the correctness of the proposition stated so broadly in {Chhotelal v. Nagar Nigam, (1999) 9 SCC 18}, but sitting in a Bench of two we say no more.",
    "negative",
  ],
  [
    "whittled down",
    "The width of the observations in {Chhotelal v. Nagar Nigam, (1999) 9 SCC 18} has been considerably whittled down by the later pronouncements of this Court.",
    "negative",
  ],
  [
    "watered down",
    "The rigour of {Hussain Ali v. Emperor, AIR 1926 Cal 440} has been watered down by subsequent decisions, and we too are of opinion that it goes too far.",
    "negative",
  ],
  [
    "own facts",
    "{Leela Wati v. State of Himachal Pradesh, (2010) 15 SCC 700} was rendered in the peculiar facts and circumstances of that case and is not a binding precedent.",
    "negative",
  ],
  [
    "Article 142",
    "As rightly pointed out, the directions in {Kapila v. Medical Council, (2012) 10 SCC 240} were issued in exercise of the power under Article 142 and cannot be pressed into service as laying down any law.",
    "negative",
  ],
  [
    "distinguished, factual matrix",
    "The factual matrix in {Somnath Enterprises v. Union of India, 2013 (290) ELT 481 (Del)} was altogether different. In that case the goods were perishable. No parallel can be drawn.",
    "negative",
  ],
  [
    "distinguished, different statute",
    "{Bipin Chandra v. Rent Court, AIR 1975 Guj 90} arose under the Bombay Rent Act, the scheme of which is materially different from the Act with which we are concerned, and affords no guidance.",
    "negative",
  ],
  [
    "distinguished, no help",
    "The authority of {Oudh Commercial v. Sant Bux, AIR 1942 Oudh 11} does not advance the case of the defendants any further.",
    "negative",
  ],
  [
    "distinguished, not attracted",
    "The principle in {K. Bhaskaran Pillai v. Gowri Amma, 1984 KLT 660} is not attracted where, as here, the tenant has admitted the title of the landlord.",
    "negative",
  ],
  [
    "wrongly pressed",
    "{Mohd. Yusuf v. D, AIR 1968 Bom 112} has been wrongly pressed into service by the defence; there the document was a tape-recording and not a photograph.",
    "negative",
  ],
  [
    "cannot be extended",
    "The ratio of {Sri Venkateswara Rice Mills v. State of AP, (1971) 3 SCC 650} cannot be extended to a case where the licence had expired by efflux of time.",
    "negative",
  ],
  [
    "run counter",
    "With utmost humility at my command, I am unable to persuade myself to follow {Bhola Prasad v. Kunti Devi, 2001 (3) PLJR 77}, which runs counter to the Full Bench.",
    "negative",
  ],
  [
    "dissent from another HC",
    "The view taken by the Calcutta High Court in {Haripada v. Ananta, (1918) 22 CWN 758} has not found favour with the Patna, Madras and Lahore High Courts, and we too dissent from it.",
    "negative",
  ],
  [
    "conflict resolved against",
    "The conflict between Umrao v. Bakshi, 1967 PLR 90 and {Kehar Singh v. Jawala, 1970 PLR 301} must be resolved in favour of the former.",
    "negative",
  ],
  [
    "conflict resolved for",
    "The conflict between {Umrao v. Bakshi, 1967 PLR 90} and Kehar Singh v. Jawala, 1970 PLR 301 must be resolved in favour of the former.",
    "positive",
  ],
  [
    "no longer res integra",
    "Whether a writ would lie against a co-operative society is no longer res integra in view of {U. Sahkari Samiti v. Ram Bilas, (1998) 6 SCC 40}. Following the same, the petition is dismissed as not maintainable.",
    "positive",
  ],
  [
    "applies with full force",
    "The observations made in {Dr. Kashyap v. Medical College, (1981) 4 SCC 159} apply with full force to the facts of the present case.",
    "positive",
  ],
  [
    "Judges entirely agree",
    "We entirely agree with the learned Judges who decided {Ramaswami Naidu v. Venkatasubba, AIR 1935 Mad 250}.",
    "positive",
  ],
  [
    "well settled, followed",
    "Applying the settled law as enunciated in {Hari Govind v. Election Tribunal, (1955) 1 SCR 1130 (A)}, we hold that the error was apparent on the face of the record.",
    "positive",
  ],
  [
    "useful reference with reliance",
    "Useful reference in this regard may be made to {Jaipur Syntex v. State, (1996) 4 WLC 1}, which fully supports the view that we have taken.",
    "positive",
  ],
  [
    "useful reference only",
    "Useful reference in this regard may be made to {Jaipur Syntex v. State, (1996) 4 WLC 1}.",
    "neutral",
  ],
  [
    "in line",
    "The impugned judgment is in line with the law laid down in {Manohar Joshi v. Nagpur Improvement Trust, (2011) 9 SCC 88} and calls for no interference.",
    "positive",
  ],
  [
    "impugned judgment in the teeth of precedent, target is impugned",
    "The judgment under appeal, {CIT v. Hindustan Rubber, (2006) 281 ITR 70 (Ker)}, is set aside and the appeal of the assessee is allowed.",
    "negative",
  ],
  [
    "impugned judgment in the teeth of precedent",
    "The impugned judgment is in the teeth of the law laid down in {Manohar Joshi v. Nagpur Improvement Trust, (2011) 9 SCC 88} and therefore deserves to be set aside.",
    "positive",
  ],
  [
    "guidelines to be followed",
    "The Magistrates shall scrupulously follow the guidelines in {Arvind Shukla v. State of Bihar, (2013) 8 SCC 120}.",
    "positive",
  ],
  [
    "dismissed in terms",
    "The appeals are disposed of in terms of {Commissioner of Central Excise v. Ballarpur Chemicals, (2008) 14 SCC 3}. Ordered accordingly.",
    "positive",
  ],
  [
    "reaffirmed",
    "A Constitution Bench in 2004 reaffirmed {Krishna Iyer v. Bar Council, (1976) 2 SCC 128} in its entirety.",
    "positive",
  ],
  [
    "concurred by Privy Council",
    "{Sreemutty Rani v. Jogendra, (1880) ILR 6 Cal 40} was expressly approved by their Lordships of the Privy Council and is binding on us.",
    "positive",
  ],
  ["referred to", "Reference was also made to {Shakuntala v. Mahesh, II (1991) DMC 220}.", "neutral"],
  [
    "considered in judgment",
    "The question was considered by a Division Bench of this Court in {Shivaji v. Dattatraya, 1977 Mh LJ 90}, where it was observed that the limitation begins from the date of knowledge.",
    "neutral",
  ],
  [
    "three-judge Bench said",
    'A three-Judge Bench in {Raghunath v. Collector of Nagpur, (1982) 1 SCC 600} observed thus: "The power to acquire is an incident of sovereignty." The matter was then remitted.',
    "neutral",
  ],
  [
    "lower authority",
    "The Commissioner (Appeals) had relied on {CIT v. Gemini Pictures, (1978) 112 ITR 55 (Mad)} in deleting the addition. The Revenue carried the matter to the Tribunal.",
    "neutral",
  ],
  [
    "lower court relied and upheld",
    "The Commissioner (Appeals) had relied on {CIT v. Gemini Pictures, (1978) 112 ITR 55 (Mad)} in deleting the addition. In our view he was perfectly justified in doing so.",
    "positive",
  ],
  [
    "lower court relied and not applicable",
    "The First Appellate Court relied on {Pujari Lakshmana v. Amma, AIR 1958 AP 30}. It overlooked that the said case concerned a trust of a public nature. The reliance was, therefore, uncalled for.",
    "negative",
  ],
  [
    "counsel in reply",
    "In reply, Mr. Nariman submitted that {Pujari Lakshmana v. Amma, AIR 1958 AP 30} has not been followed by any other High Court.",
    "neutral",
  ],
  [
    "negation, not understand as conflict",
    "We do not understand {Prem Narain v. Bhola Ram, (1974) 4 SCC 250} as laying down anything different.",
    "neutral",
  ],
  [
    "proposition not laid down",
    "{Prem Narain v. Bhola Ram, (1974) 4 SCC 250} does not lay down any such absolute proposition as is canvassed by the appellant, and must be confined to oral gifts.",
    "negative",
  ],
  [
    "hypothetical",
    "Assuming that {Moideen v. Forest Tribunal, 1988 (1) KLT 10} is wrongly decided, the respondents would still be entitled to notice under Section 9.",
    "neutral",
  ],
  [
    "question framed",
    'The substantial question of law framed is: "Whether the lower appellate court was right in not following {Moideen v. Forest Tribunal, 1988 (1) KLT 10}?"',
    "neutral",
  ],
  [
    "dissenting judge reports",
    "Gupta, J. (dissenting): I regret that my learned brothers have thought it fit to overrule {Jagdev v. Union of India, (1961) 3 SCR 101}, a decision which stood for thirty years.",
    "negative",
  ],
  [
    "minority in cited case",
    "In his dissenting opinion in {Malwa Press v. Union of India, (1973) 2 SCR 780}, Mathur, J. took the view that newsprint policy is not a restriction.",
    "neutral",
  ],
  [
    "SLP pending",
    "Against the decision in {Tulsi Ram v. SDM, 2017 SCC OnLine HP 900}, SLP (C) No. 4410 of 2018 is pending and leave has been granted.",
    "neutral",
  ],
  [
    "stayed",
    "The operation of the judgment in {Tulsi Ram v. SDM, 2017 SCC OnLine HP 900} has been stayed by the Supreme Court and it cannot be relied upon by the petitioner.",
    "negative",
  ],
  [
    "reversed",
    "{Sardar Kulwant Singh v. Registrar, 1994 (2) SCT 88 (P&H)} was reversed in L.P.A. No. 301 of 1994.",
    "negative",
  ],
  ["see, cf.", "Cf. {Emperor v. Vimlabai, AIR 1946 Nag 40}, on the duty of the detaining authority.", "neutral"],
  ["contra", "Contra: {Ambalal v. Sub-Registrar, AIR 1929 Bom 361}.", "negative"],
  [
    "string, followed list",
    "The said principle was followed in {Devaki v. Lingaraju, 1992 Kar LJ 201} and Susheela v. Ramanna, 1995 Kar LJ 44, and we see no good reason to depart from it.",
    "positive",
  ],
  [
    "OCR, headnote",
    "Held, over-\nruling {Behari Lal v. Rent Controller, A.I.R. 1957 Punj. 90}, that the tribunal is not a court.",
    "negative",
  ],
  ["OCR, headnote list", "{Chandra Kant v. State of Bombay, [1956] S.C.R. 14}, relied on.", "positive"],
  ["headnote style", "{Puran Mal v. Onkar Nath, [1959] Supp. 1 S.C.R. 63}, distinguished.", "negative"],
  [
    "headnote style, not followed",
    "Emperor v. Maganlal, A.I.R. 1930 Bom. 5, approved. {Emperor v. Ramdas, A.I.R. 1933 Oudh 9}, disapproved.",
    "negative",
  ],
  [
    "headnote style, approved",
    "{Emperor v. Maganlal, A.I.R. 1930 Bom. 5}, approved. Emperor v. Ramdas, A.I.R. 1933 Oudh 9, disapproved.",
    "positive",
  ],
  ["headnote style, referred to", "{Collector of Canara v. Ahmed, [1957] S.C.R. 981}, referred to.", "neutral"],
  ["headnote style, considered", "{Nathi Lal v. Union, [1971] 3 SCR 477}, considered and explained.", "neutral"],
  [
    "headnote style, list followed",
    "Thakur Das v. State, [1960] 2 SCR 1; {Bhupinder v. State, [1964] 4 SCR 90}; and Mool Chand v. State, [1968] 1 SCR 800, followed.",
    "positive",
  ],
  ["list of authorities", "AUTHORITIES: {AIR 1950 SC 27}; AIR 1951 SC 41; AIR 1954 SC 92", "unknown"],
  ["bare name and cite", "{Uttam Chand v. Revenue Minister, (1967) 1 SCJ 410}.", "unknown"],
  ["citation after page break", "{(1979) 3 SCC 466} : AIR 1979 SC 1415 : (1979) 3 SCR 1014", "unknown"],
  ["margin note", "{Hem Lata v. Bimal, 55 CWN 601}", "unknown"],
  ["rows of a table", "Sl. No. 7 | {Ashwini v. State of Karnataka, (2018) 1 SCC 44} | 27.02.2018", "unknown"],
  [
    "overruled contrary plea, fortified",
    "Our view finds ample support from {Charanjit Kaur v. Municipal Committee, (1989) 1 SCC 130}.",
    "positive",
  ],
  [
    "governed",
    "The case before us is governed by {New Horizon Stevedores v. Port Trust, (1992) 3 SCC 217}, and we make the same order as was made there.",
    "positive",
  ],
  [
    "conclusively answered",
    "The first point stands concluded against the respondents by {State of Orissa v. Durga Charan, (1966) 2 LLJ 330}.",
    "positive",
  ],
  [
    "subsequently approved",
    "The Full Bench ruling in {Manikchand v. Board of Revenue, 1964 MPLJ 600 (FB)} received the seal of approval of the Supreme Court in 1970.",
    "positive",
  ],
  [
    "headnote style, applied",
    "Principle laid down in {R v. Secretary of State, ex parte Ghani, [1949] 1 KB 77}, applied.",
    "positive",
  ],
  [
    "English authority noticed",
    "In England the rule was different until 1934: see {Rylott v. Stoner, (1883) 12 QBD 410}.",
    "neutral",
  ],
  [
    "issue kept open",
    "We leave open the question whether {Madhukar v. State of Goa, (2009) 5 SCC 119} requires any modification.",
    "neutral",
  ],
  [
    "English rule rejected",
    "We are not prepared to import into India the rule in {Rylott v. Stoner, (1883) 12 QBD 410}, which is ill suited to the conditions of this country.",
    "negative",
  ],
  [
    "erosion by Bench",
    "The foundation of the judgment in {Balakrishnan v. Malabar Produce, 1961 KLT 220} having been knocked out by the Validation Act, it has lost its efficacy.",
    "negative",
  ],
];
