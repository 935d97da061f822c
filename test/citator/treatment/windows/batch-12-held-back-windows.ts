import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, batch 12, that no rule may be changed for. They were written without a look at the rules, in four styles: federal courts, state courts with older usage and signals, Indian courts, indirect and hard ones.
 */
export const BATCH_12_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // Federal courts.
  [
    "historical statement",
    "In {Chisholm v. Burke Navigation Co., 232 U.S. 104} (1914), the Court considered a libel in rem brought against a dredge. The dredge had been sold before the libel was filed.",
    "neutral",
  ],
  [
    "not an authority on the point",
    "The jurisdictional question was neither raised by the parties nor noticed by the Court in {Wade v. Metropolitan Dredge Co., 307 U.S. 415} (1939). It furnishes respondent no support.",
    "negative",
  ],
  [
    "abrogated (other grounds)",
    "An order compelling production is ordinarily not appealable until the witness has been held in contempt. {United States v. Delacroix, 211 F.3d 1004, 1009} (7th Cir. 2000), abrogated on other grounds by Hartzell v. United States, 545 U.S. 610 (2005).",
    "negative",
  ],
  [
    "cited",
    "We review the grant of summary judgment de novo. {Hanover Trust Co. v. Ives, 312 F.3d 44, 47} (2d Cir. 2002). We review evidentiary rulings for abuse of discretion.",
    "neutral",
  ],
  [
    "followed",
    "What was said in {Federal Power Comm'n v. Idaho Canal Co., 344 U.S. 17} (1952), governs here as well: when the agency errs, the court's function ends when the error is laid bare.",
    "positive",
  ],
  [
    "lower court's treatment reported",
    "The District Court distinguished {Kettering v. Dayton Power, 498 F.2d 12} (6th Cir. 1974), on the ground that no contract had been tendered, and entered judgment for the defendant. This appeal followed.",
    "neutral",
  ],
  [
    "superseded by statute",
    "Congress responded to {Ledbetter v. Goodyear Tire & Rubber Co., 550 U.S. 618} (2007), with the Lilly Ledbetter Fair Pay Act. The discrete-act rule announced in that case therefore no longer governs when a pay claim accrues under Title VII.",
    "negative",
  ],
  [
    "other sense of word",
    "In {United States v. Haldane, 588 F.2d 1266} (9th Cir. 1978), the trial judge overruled a hearsay objection, and the witness went on to describe the meeting in the garage.",
    "neutral",
  ],
  [
    "affirmed",
    "We so held two years ago, and our judgment was affirmed by an equally emphatic Supreme Court. {Delgado Shipping, S.A. v. Port of Mobile, 566 F.2d 1217} (5th Cir. 1978), aff'd, 444 U.S. 281 (1980).",
    "positive",
  ],
  [
    "cited as cause of doubt",
    "Some have wondered whether our decision in Burris v. Kane, 144 F.3d 19 (1st Cir. 1998), can stand in the face of {Crosby v. Gonzalez, 545 U.S. 524} (2005).",
    "neutral",
  ],
  [
    "agreed with",
    "Like the Second Circuit in {Kraebel v. Commissioner of Housing, 959 F.2d 395} (2d Cir. 1992), and for substantially the reasons Judge Cardamone gave, we conclude that the reimbursement scheme affords due process.",
    "positive",
  ],
  [
    "adopted",
    "Having surveyed the competing formulations, we adopt the one put forward in {Polaroid Corp. v. Polarad Electronics Corp., 287 F.2d 492} (2d Cir. 1961).",
    "positive",
  ],
  [
    "agreed with",
    "The circuits are divided. Compare Nuñez v. Simms, 341 F.3d 385 (5th Cir. 2003), with {Whallon v. Lynn, 230 F.3d 450} (1st Cir. 2000). The latter, which looks to the rights the decree confers and not to the label it bears, seems to us the better reasoned, and we join it.",
    "positive",
  ],
  [
    "relied on",
    "In marking the boundary we take our guidance from {Gilbert v. Homar, 520 U.S. 924} (1997). Where a disinterested person has found probable cause, the employer need not hold a hearing before suspending the employee; the indictment supplied that finding here.",
    "positive",
  ],
  [
    "followed",
    "A panel of this court is not at liberty to disregard {Tillman v. Secretary of the Army, 623 F.2d 1001} (5th Cir. 1980). Under that decision the claim accrues on the date of discharge, and Sergeant Maddox's suit is untimely.",
    "positive",
  ],
  [
    "cited",
    'Summary judgment is proper where there is "no genuine dispute as to any material fact." Fed. R. Civ. P. 56(a); {Poller-Reyes v. Metro Cable, 368 F.3d 464, 473} (6th Cir. 2004).',
    "neutral",
  ],
  [
    "overruled in part",
    "To the extent that {Calloway v. Brandt Industries, 790 F.2d 412} (5th Cir. 1986), suggests that the movant must negate every element of the opponent's claim, it is inconsistent with Celotex and must yield.",
    "negative",
  ],
  [
    "rejected",
    "We have had occasion to reconsider the question in light of modern commercial practice. Any language in {Pennington v. Gulf Terminal Ry., 163 U.S. 701} (1896), contrary to this conclusion is rejected.",
    "negative",
  ],
  [
    "declined to follow",
    'We recognize that the Fourth Circuit came out the other way in {Pruett v. Allied Dredging, Inc., 744 F.3d 218} (4th Cir. 2014). With respect, we find its parsing of the savings clause unpersuasive, for it gives no work at all to the word "solely."',
    "negative",
  ],
  [
    "question reserved",
    "We express no view on whether {Sakowitz v. Travelers Indemnity Co., 588 F.3d 911} (5th Cir. 2009), was correctly decided, for the policy in suit contains no comparable exclusion and no party has asked us to reach the point.",
    "neutral",
  ],
  [
    "relied on",
    "It has been settled since {Ex parte Harlan, 319 U.S. 25} (1943), that habeas may not do service for an appeal. On that ground alone the writ was properly refused.",
    "positive",
  ],
  [
    "questioned",
    "Whether {Almendarez-Torres v. United States, 523 U.S. 224} (1998), was rightly decided has been open to serious question ever since Apprendi, and a majority of this Court has at one time or another said so.",
    "negative",
  ],
  [
    "compare signal",
    "We leave for another day a question that has divided the lower courts. Compare {Obasi v. Gonzales, 451 F.3d 88} (2d Cir. 2006), with Tesfaye v. Mukasey, 512 F.3d 602 (4th Cir. 2008).",
    "neutral",
  ],
  [
    "wrongly decided",
    "In our view {Marchbanks v. Ohio Valley Coal, 33 F.3d 712} (6th Cir. 1994), misread Gustafson from beginning to end. It took a remark about prospectuses for a rule about pleading, and everything that follows in the opinion rests upon that mistake.",
    "negative",
  ],
  [
    "by-agent",
    "Lassiter was distinguished in {Turner-Ames v. Rogers, 564 U.S. 431} (2011), where the opposing party was likewise without counsel.",
    "neutral",
  ],
  [
    "quoted inside",
    "An agency must examine the relevant data and articulate a satisfactory explanation. Motor Vehicle Mfrs. Ass'n v. State Farm, 463 U.S. 29, 43 (1983) (quoting {Burlington Truck Lines, Inc. v. United States, 371 U.S. 156, 168} (1962)).",
    "neutral",
  ],
  [
    "contrary signal",
    "Aiken v. Sprague, 188 F.2d 61 (2d Cir. 1951) (venue proper); Roth v. Dunning, 201 F.2d 114 (3d Cir. 1953) (same); contra, {Mercer Bros. v. Lowell Bleachery, 193 F.2d 402} (1st Cir. 1951).",
    "negative",
  ],
  [
    "contrary signal",
    "Most courts of appeals to consider the matter have held that the sixty-day period is not jurisdictional. E.g., Ortega v. Barr, 941 F.3d 310, 314 (1st Cir. 2019). But see {Lindqvist v. Holder, 602 F.3d 1150, 1156} (10th Cir. 2010).",
    "negative",
  ],
  [
    "reversed",
    "A divided panel of this court held in {Fenwick v. Department of Energy, 412 F.3d 889} (D.C. Cir. 2005), that such memoranda fall outside Exemption 5. The Supreme Court granted certiorari and unanimously reversed. Department of Energy v. Fenwick, 549 U.S. 702 (2007).",
    "negative",
  ],
  [
    "concurrence",
    "MR. JUSTICE HARLAN, concurring in the result. While I continue to believe that {Estep v. Lindley, 327 U.S. 414} (1946), was mistaken, I do not think this is the case in which to say so.",
    "neutral",
  ],
  [
    "disapproved",
    "We granted certiorari to resolve the disagreement between the decision below and {Stanhope v. Railway Express Agency, 339 F.2d 27} (3d Cir. 1964). We think the Third Circuit's view cannot be reconciled with the purposes of the Act, and affirm.",
    "negative",
  ],
  [
    "cited",
    "See Fallon v. Secretary of HEW, 566 F.2d 1021 (3d Cir. 1977); see also {Dobbs v. Mathews, 425 F. Supp. 116} (E.D. Pa. 1976).",
    "neutral",
  ],
  [
    "limited to its facts",
    "Our later cases have confined {Dorsey v. Coastal Packet Lines, 351 U.S. 94} (1956), to the peculiar facts out of which it arose, and we see no occasion to release it from that confinement now.",
    "negative",
  ],
  [
    "not decided",
    "Nor need we decide what remains of {Conley v. Pullman Conductors, 355 U.S. 711} (1957), for the complaint before us would suffice under any standard.",
    "neutral",
  ],
  [
    "dissent",
    "JUSTICE STEWART, dissenting. I would overrule {Corbin v. Hale, 352 U.S. 601} (1957), here and now. It was wrong the day it was decided.",
    "neutral",
  ],
  [
    "affirmed",
    "The three-judge court sustained the statute. {Corliss v. Maddox, 302 F. Supp. 611} (N.D. Ga. 1969), aff'd, 397 U.S. 820 (1970).",
    "positive",
  ],
  [
    "overruled",
    'Sitting en banc, we jettison the "substantial nexus" formula of {Oyelaran v. City of Tacoma, 188 F.3d 1021} (9th Cir. 1999). It has no footing in the text of Section 1983 and has yielded results that cannot be squared with one another.',
    "negative",
  ],
  [
    "cited",
    "Courts routinely grant such motions. E.g., {Pinnacle Bank v. Sandoval, 2011 WL 3328401}, at *3 (D. Nev. Aug. 2, 2011).",
    "neutral",
  ],
  [
    "reaffirmed",
    "Respondents suggest that time has passed {Pickett v. Union Terminal Co., 315 U.S. 386} (1942), by. It has not. The decision has been cited with approval by this Court no fewer than eleven times, most recently last Term, and it retains its full vigor.",
    "positive",
  ],
  [
    "cited as the overruling case",
    "Our contrary holding in Pace v. Roper, 201 F.3d 907 (8th Cir. 2000), was abrogated by {Duncan v. Walker, 533 U.S. 167} (2001).",
    "neutral",
  ],
  // State courts, older usage and signals.
  [
    "not an authority",
    "What was said upon the subject in {Lakin v. Oregon Pacific Ry., 15 Or. 220, 15 P. 641}, was said obiter, the cause having gone off upon a point of pleading. We do not consider ourselves concluded by it, and we reach a different result.",
    "negative",
  ],
  [
    "outweighed",
    "The case of {Hooper v. Wells, Fargo & Co., 27 Cal. 11}, stands nearly alone, and is against the great weight of authority in this country and in England.",
    "negative",
  ],
  [
    "dissent",
    "O'Brien, J. (dissenting). I cannot agree that the case of {Lumley v. Gye, 2 El. & Bl. 216}, has any place in our law, and I should confine it to menial servants.",
    "neutral",
  ],
  [
    "irreconcilable, not followed",
    "It is not possible to reconcile {Shackleford v. Hall, 19 Ill. 212}, with what we decided in Penn v. Ott. The older case must give way.",
    "negative",
  ],
  [
    "adopted",
    "The question is new in this State. We think the rule of {Rylands v. Fletcher, L.R. 3 H.L. 330}, the sounder one, and that it should be received here as law.",
    "positive",
  ],
  [
    "agreed with",
    "To the same effect is the recent decision in {Fort Smith Light Co. v. Kelley, 94 Ark. 461, 127 S.W. 975}, in the reasoning of which we concur.",
    "positive",
  ],
  [
    "historical",
    "The bank failed in 1893, and its receiver brought the action reported as {Stover v. Flower, 120 Iowa 514, 94 N.W. 1100}, in which a demurrer was argued but never ruled upon.",
    "neutral",
  ],
  [
    "contrary signal",
    "Knowledge of the agent is imputed to the principal. Union Bank v. Campbell, 23 Tenn. 394. But cf. {Hickman v. Green, 123 Mo. 165, 22 S.W. 455} (agent acting adversely).",
    "negative",
  ],
  [
    "cert denied",
    "{Ragland v. State, 238 Ala. 587, 192 So. 498}, cert. denied, 309 U.S. 668, was a prosecution under the same section.",
    "neutral",
  ],
  [
    "explained",
    'The word "immediately" in the opinion in {Trask v. State Fire Ins. Co., 29 Pa. 198}, was used, as the context shows, in the sense of "within a reasonable time." The policy in that case so provided.',
    "neutral",
  ],
  [
    "cited",
    "Jurisdictions differ. But see Barker v. Worth, 44 Kan. 112. See also {Nash v. Minnesota Title Co., 163 Mass. 574, 40 N.E. 1039}.",
    "neutral",
  ],
  ["disapproved", "In so far as {Bledsoe v. Irwin, 35 Cal. 484} holds to the contrary, it is disapproved.", "negative"],
  [
    "same litigation",
    "When this cause was here before, {Ballard v. Ward, 89 Pa. 358}, a new trial was ordered because of the exclusion of a letter. The letter has since been read to a jury.",
    "neutral",
  ],
  ["cited", 'The word "heirs" is one of limitation. Cf. {Jesson v. Wright, 2 Bligh 1}.', "neutral"],
  [
    "lower court's reliance",
    "The learned chancellor dismissed the bill, relying upon {Stafford v. Fetters, 55 Iowa 484, 8 N.W. 322}. The complainant excepted, and the cause is before us upon the whole record.",
    "neutral",
  ],
  [
    "followed",
    "This appeal is ruled by {Wimpy v. Gaskill, 79 Ga. 620, 7 S.E. 156}. Judgment affirmed. All the Justices concur.",
    "positive",
  ],
  [
    "distinguished",
    "Counsel for plaintiff in error have pressed upon us the case of {Toledo & Wabash Ry. v. Goddard, 25 Ind. 185}. That case is not in point. The servant there was upon the track by the master's express command; this plaintiff wandered upon it for his own convenience.",
    "negative",
  ],
  [
    "declined to follow",
    "We are aware that the Supreme Court of Wisconsin has held the opposite in {Pool v. Milwaukee Mechanics' Ins. Co., 94 Wis. 447, 69 N.W. 65}. Much as we respect that learned court, we must decline to follow it.",
    "negative",
  ],
  [
    "accord",
    "A gift of a chattel requires delivery. Noble v. Smith, 2 Johns. 52; Cochrane v. Moore, 25 Q.B.D. 57; accord, {Hatch v. Lamos, 65 N.H. 1, 17 A. 979}.",
    "positive",
  ],
  ["affirming court", "Hoyt v. Thompson, 3 Sandf. 416, aff'd, {Hoyt v. Thompson, 19 N.Y. 207}.", "neutral"],
  [
    "followed",
    "It was attempted at the bar to distinguish {Hadley v. Baxendale, 9 Exch. 341}, upon the ground that the carrier here was a railroad. The attempt fails. The rule there declared is general, and it bars these profits.",
    "positive",
  ],
  [
    "overruled (recognized)",
    "The cases of Goodwin v. Young and Dorsett v. Clark, 11 Iowa 88, in effect overruled {Kramer v. Rebman, 9 Iowa 114}, though neither mentions it by name.",
    "negative",
  ],
  [
    "reversed",
    "The trial court's reasoning may be found in {People ex rel. Broderick v. Goldfogle, 123 Misc. 399, 205 N.Y.S. 870} (Sup. Ct. 1924), rev'd, 211 App. Div. 559, 207 N.Y.S. 332.",
    "negative",
  ],
  [
    "other sense",
    "As in {Tapley v. Sedgwick, 52 Vt. 119}, the chancellor overruled the demurrer and gave the orator leave to amend.",
    "neutral",
  ],
  [
    "statement of facts",
    "The note in suit was the very instrument upon which judgment by default had passed in {Merchants' Bank v. Rudolf, 5 Neb. 527}.",
    "neutral",
  ],
  [
    "followed",
    "The writer, speaking for himself alone, might prefer another rule; but we are constrained by {Marston v. Kuhland, 84 Neb. 506, 121 N.W. 587}, and the judgment is accordingly affirmed upon its authority.",
    "positive",
  ],
  [
    "collected cases",
    "The cases upon both sides of the question are collected in a note to {Ashley v. Rocky Mountain Tel. Co., 25 Mont. 286, 64 P. 765}, to which the curious may turn.",
    "neutral",
  ],
  [
    "quoted in treatise",
    "The rule is given in 2 Greenl. Ev. § 408, citing {Emerson v. Howland, 1 Mason 45, Fed. Cas. No. 4,441}.",
    "neutral",
  ],
  [
    "superseded by statute",
    "Such was the rule at common law, and such was our holding in {Carl v. Wonder, 5 Watts 97} (Pa. 1836). The Act of June 8, 1893, P. L. 344, changed it, and the wife may now convey by her own deed.",
    "negative",
  ],
  [
    "overruled (history)",
    "A deed absolute on its face may be shown by parol to be a mortgage. Pierce v. Robinson, 13 Cal. 116; {Lee v. Evans, 8 Cal. 424}, overruled, Pierce v. Robinson, 13 Cal. 116, 125.",
    "negative",
  ],
  [
    "superseded by constitution",
    "{Ives v. South Buffalo Ry., 201 N.Y. 271, 94 N.E. 431} (1911), held the first compensation act void. By the amendment of 1913 the people of the State wrote that decision out of their constitution.",
    "negative",
  ],
  [
    "party's argument",
    "Respondent insists that {Lawrence v. Fox, 20 N.Y. 268}, turned upon the existence of a trust. Appellant insists that it did not. The decision of the controversy does not depend upon the answer.",
    "neutral",
  ],
  [
    "disapproved",
    "Paragraph two of the syllabus of {Cleveland, C. & C. R. Co. v. Elliott, 28 Ohio St. 340}, is disapproved; the remaining paragraphs are undisturbed.",
    "negative",
  ],
  [
    "reaffirmed",
    "Appellants ask that we re-examine {Sweeney v. Farrington, 58 Wash. 2d 301, 362 P.2d 755}. Having done so we are the more convinced of its correctness, and we reaffirm it.",
    "positive",
  ],
  [
    "limited",
    "{Thomas v. Winchester, 6 N.Y. 397, 57 Am. Dec. 455}, is to be strictly confined to the case of a poison falsely labelled. It does not reach a scythe, a buggy, or a balance wheel.",
    "negative",
  ],
  [
    "affirmed",
    "See Oakes v. Hill, 27 Mass. 333; {Fiske v. Framingham Mfg. Co., 29 Mass. 68}, aff'd sub nom. Framingham Mfg. Co. v. Fiske, 31 Mass. 491; Kent v. Welch, 7 Johns. 258.",
    "positive",
  ],
  [
    "contrary signal",
    "The majority of jurisdictions refuse recovery for fright without impact. Mitchell v. Rochester Ry., 151 N.Y. 107, 45 N.E. 354; Ewing v. Pittsburgh Ry., 147 Pa. 40, 23 A. 340. Contra: {Purcell v. St. Paul City Ry., 48 Minn. 134, 50 N.W. 1034}.",
    "negative",
  ],
  [
    "relied on",
    "Upon the authority of {State ex rel. Haley v. Groose, 203 Mo. App. 471, 219 S.W. 637}, the alternative writ heretofore issued is made peremptory.",
    "positive",
  ],
  [
    "approved",
    "The rule of the foregoing case was cited with approval by the Supreme Court of the United States, and it commends itself to us. {Norcross v. James, 140 Mass. 188, 2 N.E. 946}.",
    "positive",
  ],
  [
    "petition for review pending",
    "{Lovell v. Central Hudson Gas, 17 A.D.2d 880, 233 N.Y.S.2d 1003} (3d Dep't), appeal pending, No. 88 (N.Y. 1962), is mentioned in the briefs of both parties.",
    "neutral",
  ],
  // Indian courts.
  [
    "hypothetical",
    "If the submission were right, {A.K. Roy Chowdhury v. Union of India, (1982) 1 SCC 271} would have to be regarded as wrongly decided by five learned Judges. The submission is not right.",
    "neutral",
  ],
  [
    "not overruled",
    "It is not correct to say, as the High Court has said, that {Basheshar Nath Tea Estates v. CIT, AIR 1959 SC 149} was overruled in 1973. It was not.",
    "neutral",
  ],
  [
    "relied on",
    "The locus classicus on the subject is {Mohinder Singh Gill v. Chief Election Commissioner, (1978) 1 SCC 405}. An order bad in its inception cannot be made good by an affidavit; the impugned order must stand or fall by what it says.",
    "positive",
  ],
  [
    "approved",
    "In our opinion the Calcutta High Court in {Satish Chandra Maity v. Saila Bala Dassi, AIR 1938 Cal 712} laid down the law correctly, and the contrary dicta elsewhere should be disregarded.",
    "positive",
  ],
  [
    "set aside on appeal",
    "The Tribunal followed {CIT v. Oriental Jute Agency, (1994) 208 ITR 332 (Cal)}. It was not brought to its notice that the said judgment was set aside in appeal by this Court on 14 February 1997.",
    "negative",
  ],
  [
    "reviewed and recalled",
    "The petitioners' sheet-anchor is {Sahara Depositors' Forum v. SEBI, (2013) 2 SCC 733}. That judgment has since been recalled in review, and no right can be founded upon it.",
    "negative",
  ],
  [
    "applied",
    "The ratio of {Olga Tellis v. Bombay Municipal Corporation, (1985) 3 SCC 545} applies on all fours to the stall-holders before us. They could not be removed without notice.",
    "positive",
  ],
  [
    "SLP dismissed",
    "{Nirmala Devi v. Punjab National Bank, 2006 (2) RCR (Civil) 318} (SLP dismissed on 11.9.2006) was cited at the Bar.",
    "neutral",
  ],
  [
    "question left open",
    "We leave open the question whether {Shyam Babu v. Delhi Development Authority, (2008) 151 DLT 222} was rightly decided. It does not arise on the admitted facts.",
    "neutral",
  ],
  [
    "High Court reliance",
    "The High Court, relying upon {State of Mysore v. Chikka Venkatappa, (1965) 2 Mys LJ 214}, allowed the writ petition and quashed the notification. Hence this appeal by special leave.",
    "neutral",
  ],
  [
    "followed",
    "Mr. Sen invited us to refer the matter to a larger Bench. We find no ground to doubt the correctness of {Express Hotels Pvt. Ltd. v. State of Gujarat, (1989) 3 SCC 677}, by which we are, in any event, bound.",
    "positive",
  ],
  [
    "followed",
    "The point is concluded against the Revenue by {CIT v. Vegetable Products Udyog, (1973) 88 ITR 192 (SC)}.",
    "positive",
  ],
  ["explained (headnote)", "{Lilavati Bai v. State of Bombay, [1957] SCR 721}, explained.", "neutral"],
  [
    "overruled",
    "In view of the pronouncement of the Constitution Bench, it must be held that {State of Orissa v. Bidyabhushan Mohapatra Transport, (1983) 2 SCC 118} is no longer good law.",
    "negative",
  ],
  [
    "followed (headnote)",
    "{Narendra Kumar v. Union of India, [1960] 2 SCR 375} (F); Pathumma v. State of Kerala, (1978) 2 SCC 1 (R).",
    "positive",
  ],
  [
    "distinguished",
    "{Maneklal Chunilal v. Ahmedabad Municipality, (1967) 8 GLR 211} has no application whatever. The notice there was unsigned; the notice in the case on hand is signed, sealed and dated.",
    "negative",
  ],
  [
    "other sense",
    "In {Lachhmi Narain v. Returning Officer, 26 ELR 77}, the Returning Officer overruled the objection and accepted the nomination paper, whereupon the unsuccessful candidate petitioned the Tribunal.",
    "neutral",
  ],
  [
    "stay of operation",
    "No assistance can be had from {Geeta Devi v. State of Bihar, 2012 (3) PLJR 118}, the operation of which has been stayed by the Supreme Court in SLP (C) No. 21176 of 2012. We proceed to examine the point for ourselves and take the contrary view.",
    "negative",
  ],
  [
    "Tribunal's ground",
    "The Tribunal declined to follow {Escorts Farms v. Commissioner, 1997 (94) ELT 122 (Tri)} and referred the matter to its President. We are at present concerned only with the order refusing to condone the delay.",
    "neutral",
  ],
  [
    "overruled case as other object",
    "The Full Bench noticed {Gurdial Singh v. Financial Commissioner, 1967 PLJ 55} and Mukhtiar Singh v. State, 1970 PLJ 40. It overruled only the second, and recorded no opinion on the first.",
    "neutral",
  ],
  [
    "per incuriam",
    "The attention of the Bench which decided {Municipal Board, Etawah v. Ram Sri, (1999) 7 SCC 402} was not drawn to sub-section (3) of Section 173. The decision was rendered per incuriam and does not bind us.",
    "negative",
  ],
  [
    "SLP leave granted",
    "Special leave has been granted against the judgment in {Tamil Nadu Co-operative Marketing v. Registrar, (2019) 4 CTC 390}, and there is no order of stay. The learned Single Judge mentioned the case and passed on.",
    "neutral",
  ],
  ["referred (headnote)", "{Keshav Mills Labour Union v. CIT, [1965] 2 SCR 908}, referred to.", "neutral"],
  [
    "sub silentio",
    "It is urged that the point is covered by {Lakshmi Bai v. Karnataka Housing Board, (2004) 3 SCC 97}. We do not think so. The point was neither argued nor considered; the decision passed sub silentio and is not a precedent under Article 141.",
    "negative",
  ],
  [
    "fails after Constitution Bench",
    "The decision in {Surya Dev Rai Agencies v. Ram Chander, (2003) 6 SCC 675} cannot be said to hold the field any more after Radhey Shyam v. Chhabi Nath, (2015) 5 SCC 423.",
    "negative",
  ],
  [
    "relied on",
    'Useful reference may be made to {Padma Sundara Pillai v. State of T.N., (2002) 3 SCC 533}, where it was ruled that a casus omissus cannot be supplied by the court. Applying that principle, we decline to read the words "or transferee" into Section 4.',
    "positive",
  ],
  [
    "dissent",
    "SUBBA RAO, J. (dissenting): In my view {Ram Prasad Narayan v. State of Bihar, AIR 1953 SC 215} should not be extended, and it may one day have to be reconsidered.",
    "neutral",
  ],
  [
    "followed",
    "It was strenuously argued that {Workmen v. Bharat Fritz Werner, (1990) 3 SCC 565} was rendered per incuriam. We see no substance in the argument. All the relevant provisions were noticed, and we respectfully follow the decision.",
    "positive",
  ],
  [
    "relied on",
    "In the view we take we are fortified by {Bank of Baroda v. Rednam Nagachaya, (1989) 2 SCC 611}.",
    "positive",
  ],
  [
    "pending reference",
    "We are informed that {Hemant Madhusudan v. State of Maharashtra, (2014) 5 Mah LJ 77} is under challenge in a pending appeal. The hearing may be deferred until that appeal is decided.",
    "neutral",
  ],
  [
    "overruled",
    "The judgment in {Golak Nath Textiles v. State of Punjab, (1967) 2 SCR 962} shall cease to operate as law from today, but transactions concluded on its footing will not be reopened.",
    "negative",
  ],
  [
    "distinguished",
    "A judgment is not to be read as a statute. The observations in {Delhi Transport Corporation v. Mazdoor Sabha, 1991 Supp (1) SCC 741} were made in the context of a power to dismiss without notice and cannot be pressed into service in a case of compulsory retirement after enquiry.",
    "negative",
  ],
  [
    "settled law",
    "The question is no longer res integra. In {Kewal Pati v. State of U.P., (1995) 3 SCC 600} this Court held that the family of a convict killed in custody must be compensated. The writ petition must therefore succeed.",
    "positive",
  ],
  [
    "facts",
    "This appeal by certificate is directed against the judgment reported as {Bishan Das Mehra v. State of Punjab, AIR 1958 Punj 301}.",
    "neutral",
  ],
  [
    "criticized",
    "With respect, the test suggested in {Nawab Khan Abbas v. State of Gujarat, (1974) 2 SCC 121} is easier to state than to apply, and in practice it has produced more confusion than it has removed. It is time to lay it to rest.",
    "negative",
  ],
  [
    "affirmed",
    "The same view was taken in {P. Leelavathi v. Tahsildar, 2003 (5) ALT 612}, which was affirmed by the Supreme Court by a reasoned order in Civil Appeal No. 4412 of 2005.",
    "positive",
  ],
  [
    "overruled",
    "Of the two lines of decision, we affirm the view of the Allahabad and Patna High Courts, and hold that {Subbaiah Gounder v. Ammani Ammal, AIR 1949 Mad 614} did not lay down the law aright.",
    "negative",
  ],
  [
    "held bad law (recognized)",
    "In Animal Husbandry Officers' Association, (2006) 2 SCC 610, a three-Judge Bench held that {Dharam Pal v. Director of Education, (2002) 8 SCC 77} was not correctly decided.",
    "negative",
  ],
  [
    "distinguished",
    "The provision construed in {Carew & Sons Ltd. v. Mining Officer, (1975) 2 SCC 791} bears only a superficial resemblance to Section 15. It contained no non obstante clause. That decision, therefore, does not help the appellant.",
    "negative",
  ],
  [
    "cited",
    "See also {Mukul Hazarika v. State of Assam, (1994) 1 GLR 402} and Biren Dutta v. Chief Commissioner, (1964) 8 SCR 295.",
    "neutral",
  ],
  // Indirect and hard.
  [
    "truncated",
    "As for the decision of the Appellate Division in {Hexter v. Ninth Ave. Holding, 199 A.D.2d 55, 605 N.Y.S.2d 31} (1st Dep't 1993), we must conclude, as indeed the parties themselves appear to",
    "unknown",
  ],
  [
    "reliance misplaced",
    "The Sessions Judge thought himself bound by {Tukaram Dagdu v. State of Maharashtra, 1979 Cri LJ 1011}. He was not. That was a case of a solitary eye-witness; seven persons saw this attack, five of them injured.",
    "negative",
  ],
  [
    "inconsistent with a binding decision",
    "Mr. Rao fairly accepts that paragraph 9 of {Commissioner of Customs v. Sharad Exports, 2010 (258) ELT 321 (SC)} runs counter to the three-Judge decision in Dilip Kumar. Faced with that, we can only follow the three Judges.",
    "negative",
  ],
  [
    "overruled on other point but followed",
    "Though it was overruled on the question of costs, {Whitaker v. Crane Iron Works, 2 Hill 416} has never been doubted on the question of parties; it remains the leading case on that subject, and it requires us to sustain the joinder.",
    "positive",
  ],
  [
    "quotation of another court",
    'The Third Circuit has said of {Grossmann\'s Lumber v. Frenville Corp., 744 F.2d 332} (3d Cir. 1984) that it is "universally rejected" and "one of the most criticized and least followed precedents" in bankruptcy. We have nothing kinder to say.',
    "negative",
  ],
  [
    "treatment by other court only",
    "The Seventh Circuit followed {Barlow v. M/V Caribou, 29 F.3d 71} (2d Cir. 1994) in a case involving ferries; no court in this circuit has had to choose. We too find it unnecessary to choose.",
    "neutral",
  ],
  [
    "dissent",
    "WOODHOUSE, J., dissenting. I think this case cannot be told apart from {People v. Ybarra-Soto, 44 Cal. 4th 712} (2008), and I would reverse the conviction on its authority.",
    "neutral",
  ],
  [
    "vacated, still cited",
    "The panel opinion that the defendant quotes at such length, {United States v. Ostrander-Gill, 55 F.4th 811} (5th Cir. 2022), was vacated when the full court voted to rehear the case.",
    "negative",
  ],
  [
    "followed",
    "In 1988 this court threw over the settled rule of {Ames v. Penobscot Log Co., 97 Me. 300} (1903). We now think that a mistake. The 1988 decision is overruled, and Ames is restored to the place it held for eighty-five years.",
    "positive",
  ],
  [
    "quash",
    "We have jurisdiction because the decision under review, {Waverly Condo. Ass'n v. Ruíz, 901 So. 2d 254} (Fla. 4th DCA 2005), expressly and directly conflicts with a decision of the First District. We quash it.",
    "negative",
  ],
  [
    "counsel's argument rejected",
    "Plaintiffs say that {Thurber v. Galveston Wharf Co., 96 S.W.3d 412} (Tex. App. 2002) was undone by the 2005 amendments. That is a misreading of the amendments.",
    "neutral",
  ],
  [
    "distinguished",
    "Although recovery was permitted in {Cantor v. Medley Air Freight, 88 F. Supp. 2d 414} (S.D.N.Y. 2000), where the consignor had declared a value on the waybill, no value was declared here, and the tariff limit applies.",
    "negative",
  ],
  [
    "several cases",
    "Of the two decisions cited to us, {Mohan Singh v. Late Amar Singh, (1998) 6 SCC 686} concerned a non-residential building and is of no help. The other, Nagindas v. Dalpatram, (1974) 1 SCC 242, is directly in point and concludes the matter.",
    "negative",
  ],
  [
    "silent following",
    "Judge Learned Hand would have smiled at the suggestion that the tug was not negligent for want of a radio. {The T.J. Hooper II, 60 F.2d 737} (2d Cir. 1932), compels us to reject it.",
    "positive",
  ],
  [
    "counsel concession",
    "Learned counsel began by citing {Hari Vishnu Kamath v. Ahmad Ishaque, AIR 1955 SC 233} but, on being asked for the paragraph, did not pursue the point.",
    "neutral",
  ],
  [
    "counsel's distinction unresolved",
    "Counsel tells us that the vehicle in {United States v. Okafor-Lane, 131 F.4th 98} (4th Cir. 2025) was leased, whereas his client's was borrowed. We put the matter aside, since the client abandoned any expectation of privacy when he ran.",
    "neutral",
  ],
  [
    "criticized",
    "Professors have been hard on {Dunning v. Oyster Bay, 41 N.Y.2d 990} (1977). So, in our opinion, they should have been.",
    "negative",
  ],
  [
    "partial",
    "With one qualification the opinion in {Merritt v. Reserve Life, 34 Cal. App. 3d 858} (1973) may stand. The qualification is that punitive damages are not, as the court there assumed, available for a negligent breach; to that extent we disapprove it.",
    "negative",
  ],
  [
    "statutory supersession",
    "The General Assembly was not pleased. Within the year it rewrote the section so as to put the burden on the insurer, legislatively overruling {Coombs v. Tidewater Mutual, 244 Va. 19, 418 S.E.2d 700} (1992).",
    "negative",
  ],
  [
    "lower court finding quoted",
    'The Commissioner wrote: "I decline to follow {Peerless Weavers v. ITO, (1988) 24 ITD 302 (Bom)} because it is under appeal." The assessee\'s grievance is a narrower one, that he was given no hearing at all.',
    "neutral",
  ],
  [
    "several cases",
    "Of the two decisions cited to us, Mohan Singh v. Late Amar Singh, (1998) 6 SCC 686 concerned a non-residential building and is of no help. The other, {Nagindas v. Dalpatram, (1974) 1 SCC 242}, is directly in point and concludes the matter.",
    "positive",
  ],
  [
    "overruled",
    "Courts bury their mistakes less often than doctors do, but they do bury them. We do so today with {Ransome v. Pell, 212 Kan. 45, 510 P.2d 88} (1973).",
    "negative",
  ],
  [
    "limited to its facts",
    "{Feist-Moran v. Department of Licensing, 119 Wn.2d 15, 829 P.2d 210} (1992) was, as its author later remarked, a ticket good for one ride only. The ride is over.",
    "negative",
  ],
  [
    "double history",
    "{Trujillo v. Otero Savings, 99 N.M. 12, 653 P.2d 511} (Ct. App. 1982), aff'd in part, 99 N.M. 300, rev'd on rehearing, 100 N.M. 4.",
    "negative",
  ],
  [
    "distinguished",
    "Counsel tells us that the vehicle in {United States v. Petrakis, 130 F.4th 771} (4th Cir. 2025) was leased, whereas his client's was stolen. The difference is decisive.",
    "negative",
  ],
  [
    "affirmed by higher court",
    "In affirming {Hazeltine v. Bradley, 704 F. Supp. 1190} (D. Me. 1989), the First Circuit left no doubt that a school board may not close its meetings by rescheduling them. 888 F.2d 441 (1989).",
    "positive",
  ],
  [
    "overruling of another",
    'The court cited Wickham v. Norfolk Dredging, 155 Va. 910, for the definition of "wharf" while overruling, in the same breath, the much older decision in {Bell v. Tazewell, 81 Va. 7}.',
    "negative",
  ],
  [
    "several cases",
    "Where a decision of two learned Judges cannot be squared with an earlier one of three, the High Court's duty is plain. We accordingly proceed on the footing of {Lala Hansraj Gupta v. Official Liquidator, (1978) 1 SCC 93} (three Judges) and leave aside Prabhu Dayal v. Union Bank, (1994) 2 SCC 640.",
    "positive",
  ],
  [
    "stranded quotation",
    '"The life of the law has not been logic," wrote Holmes before he was a judge; and as a judge he wrote in {New York Trust Co. v. Eisner, 256 U.S. 345, 349} (1921), that "a page of history is worth a volume of logic." We begin, then, with the history of the fee.',
    "neutral",
  ],
  [
    "bound though disagreeing",
    "Were we free to do so, we might well adopt the reasoning of the dissent. But we are an intermediate court; until the Supreme Court says otherwise, {Gomez v. Superior Ice Co., 77 N.M. 81, 419 P.2d 254} (1966) is the law, and by it the judgment must be reversed.",
    "positive",
  ],
  [
    "dissent distinguished",
    "Our dissenting colleague builds her house on {Ferris v. Anoka County, 688 N.W.2d 100} (Minn. 2004). But the commissioner in Ferris had been served. This one had not, and service is the whole of the matter.",
    "negative",
  ],
  [
    "recited attack by third party",
    "Professors have been hard on {Kelo-Branson v. Village of Arden, 545 U.S. 966} (2005). We are not called upon to join in, or to come to its defense.",
    "neutral",
  ],
  [
    "approving quotation",
    '"A lease is not a lullaby," said the Supreme Court of Oregon in {Bakke v. Tillamook Cheese, 188 Or. 533} (1950), "and a tenant may not sleep upon it." We agree entirely, and hold the option forfeited.',
    "positive",
  ],
  [
    "overruled",
    "Twenty years ago we decided {Abelard v. Town of Quincy, 401 Mass. 77, 514 N.E.2d 1011} (1987). The opinion was short, and the dissent long. Experience has borne out the dissent. That holding is at an end.",
    "negative",
  ],
  [
    "conditional satisfied",
    "{Sutherland v. Pennsylvania Lumbermens, 408 Pa. Super. 11} (1991) holds only where the insured had no notice of the exclusion. This insured initialed it. We accordingly look elsewhere for the rule of decision.",
    "negative",
  ],
  [
    "negated negative",
    "We are not prepared to say that {Tilak Raj v. Punjab State Electricity Board, (2007) 4 SCT 319 (P&H) (FB)} was wrongly decided; on the contrary, nothing said against it at the Bar has shaken our confidence in it, and we apply it to the present petitions.",
    "positive",
  ],
  [
    "followed over objection",
    "Counsel tells us that the vehicle in {United States v. Okonkwo, 131 F.4th 220} (4th Cir. 2025) was leased, whereas his client's was borrowed. That is a distinction without a difference. Suppression was properly denied.",
    "positive",
  ],
  [
    "statutory supersession denied",
    "The 2003 revision rearranged the chapter but did not, as the trial court supposed, supersede {Eccles v. Pratt Farms, 275 Neb. 66} (2008). Whether that case reaches leased equipment is a question neither side has briefed.",
    "neutral",
  ],
  [
    "quotation of another court",
    'According to one bankruptcy judge, {In re Kressler, 40 F. App\'x 712} (3d Cir. 2002), is "a riddle wrapped in a footnote." However that may be, the trustee has not appealed from the part of the order that mentions it.',
    "neutral",
  ],
  [
    "cited in a contract",
    'Clause 14 of the charter-party provides that "laytime shall be reckoned in the manner of {The Johanna Oldendorff, [1974] AC 479}." The vessel reached the roads on 4 March.',
    "neutral",
  ],
];
