import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 3, that the rules may be tuned on. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_3_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "recede",
    "We recede from {Pruett v. Dade Title Co., 144 So. 2d 90 (Fla. 1962)}, to the extent it suggests that a quitclaim grantee can never be a bona fide purchaser.",
    "negative",
  ],
  [
    "repudiate",
    "It is time to repudiate {Hornbeck v. Stillwell, 12 Utah 70 (1895)}. The distinction on which it turns, between misfeasance and nonfeasance, has been abandoned nearly everywhere.",
    "negative",
  ],
  [
    "dead letter",
    "For all practical purposes {Burr v. Lackawanna Iron, 5 Pa. 212 (1847)}, has been a dead letter since the Act of 1911. We now say so openly.",
    "negative",
  ],
  [
    "anachronism",
    "The respondent relies on {Judson v. Marlow, 40 R.I. 18 (1916)}. That decision belongs to a time when a married woman could not sue in her own name. It has no place in the modern law.",
    "negative",
  ],
  [
    "anaphora, that decision",
    "We come then to {Coulter v. Yancey, 198 N.C. 66 (1929)}. That decision, we are now convinced, was wrong, and we will not perpetuate the error.",
    "negative",
  ],
  [
    "anaphora, the case just cited",
    "Plaintiff cites {Spalding v. Keene, 30 N.H. 401 (1855)}. The case just cited arose upon a sealed instrument and cannot help one who sues upon a parol promise.",
    "negative",
  ],
  [
    "anaphora, its rationale",
    "In {Whaley v. Conrad, 166 F.3d 210 (4th Cir. 1999)}, a divided panel held that a trustee may not waive the privilege. Its rationale did not outlive our en banc decision three years later.",
    "negative",
  ],
  [
    "anaphora, this holding",
    "The court in {Lathrop v. Sunbeam Mining, 77 Mont. 500 (1926)}, held that a locator need not record. This holding has been superseded by section 82-2-101 of the Code.",
    "negative",
  ],
  [
    "anaphora, that rule",
    "The rule was announced in {Cordray v. Weston, 150 Ind. 64 (1898)}: a vendor in possession is trustee for his vendee. That rule controls, and the decree must be affirmed.",
    "positive",
  ],
  [
    "anaphora, what we said",
    "In {United States v. Matsuda, 850 F.2d 12 (9th Cir. 1988)}, the agents had likewise obtained consent from a roommate. What we said there answers the argument made here.",
    "positive",
  ],
  [
    "anaphora, same reasoning",
    "{Dreyer v. Calumet Brewing, 93 Wis. 200 (1896)}, dealt with a brewery; this case deals with a creamery. The same reasoning obtains. The nuisance must be abated.",
    "positive",
  ],
  [
    "anaphora, treatment of something else",
    "{Halstead v. Peck, 20 Barb. 9 (N.Y. 1855)}, is cited in the margin of the report below. The referee's finding on damages cannot be sustained, however, for it has no evidence to support it.",
    "neutral",
  ],
  [
    "trap, overruled motion next sentence",
    "The standard is set out in {Burke v. Tisdale, 303 Ga. 9 (2018)}. The trial court overruled the motion for a new trial, and this appeal followed.",
    "neutral",
  ],
  [
    "trap, statute superseded",
    "The contract in {Mercer v. Shannon, 410 Mich. 45 (1980)}, was made under the 1929 Act, since superseded. The parties agreed that nothing turned on the change.",
    "neutral",
  ],
  [
    "trap, reversed burden",
    "In {State v. Ellis, 88 N.J. 30 (1981)}, the question was whether the burden of proof had been reversed by the wording of the charge.",
    "neutral",
  ],
  [
    "trap, distinguishes verb of statute",
    "The statute distinguishes between invitees and licensees, and so does the common law. {Aldrich v. Kemper, 133 Conn. 80 (1946)}.",
    "neutral",
  ],
  [
    "trap, rejected argument in cited case",
    "{Overton v. Pulaski County, 214 Ark. 30 (1948)}, rejected an argument that the levy court lacked jurisdiction over improvement districts.",
    "neutral",
  ],
  [
    "trap, affirmed conviction in cited case",
    "In {State v. Radcliffe, 260 Kan. 7 (1996)}, this court affirmed a conviction for aggravated burglary. The defendant there entered through an unlocked garage.",
    "neutral",
  ],
  [
    "not extended",
    "We assume, without deciding, that {Bivona v. Agents of the Mint, 403 U.S. 77 (1971)}, was correctly decided on its own facts. We will not extend it by one inch.",
    "negative",
  ],
  [
    "refused extension",
    "The courts of this State have consistently refused to extend {Greenfield v. Mott, 19 Ohio App. 3d 60 (1984)}, beyond the sale of new residences. So do we.",
    "negative",
  ],
  [
    "wrong on the law",
    "With all deference to the distinguished court that decided it, {Rhinelander v. Dow, 60 F.2d 410 (2d Cir. 1932)}, simply misapprehended the statute.",
    "negative",
  ],
  [
    "contrary to later authority",
    "{Bowers v. Pacific Mut., 8 Wash. 301 (1894)}, cannot be reconciled with our more recent decisions and must give way to them.",
    "negative",
  ],
  [
    "no precedential weight",
    "An unreasoned summary order such as {Sachs v. Nye, 322 F. App'x 40 (2d Cir. 2009)}, carries no weight, and we give it none.",
    "negative",
  ],
  [
    "dictum",
    "The sentence in {Hollister v. Beaumont, 120 Cal. 400 (1898)}, so much relied upon by respondent, was pure dictum. We disregard it.",
    "negative",
  ],
  [
    "disapproved, list",
    "We disapprove {People v. Tran, 40 Cal. App. 4th 900 (1995)}, People v. Oviedo, 55 Cal. App. 4th 12 (1997), and any other Court of Appeal decision contrary to the views herein expressed.",
    "negative",
  ],
  [
    "disapproved, footnote",
    "2. {People v. Leeds, 200 Cal. App. 3d 14 (1988)}, is disapproved to the extent it is inconsistent with this opinion.",
    "negative",
  ],
  [
    "history, overruled on other grounds",
    "{United States v. Carmody, 620 F.2d 700, 705 (9th Cir. 1980)}, overruled on other grounds by United States v. Felsen, 741 F.2d 88 (9th Cir. 1984) (en banc).",
    "negative",
  ],
  [
    "history, rev'd on other grounds",
    "{Sunderland v. Wyeth Bros., 250 F.3d 611 (11th Cir. 2001)}, rev'd on other grounds, 537 U.S. 20 (2002).",
    "negative",
  ],
  [
    "history, aff'd mem.",
    "Brinkley's reading was accepted in {Seaboard Terminal v. ICC, 88 F. Supp. 310 (E.D. Va. 1950)}, aff'd mem., 340 U.S. 801 (1950).",
    "positive",
  ],
  [
    "history, appeal dismissed",
    "{Raskin v. Weld, 190 Misc. 40 (N.Y. Sup. Ct. 1947)}, appeal dismissed, 297 N.Y. 800 (1948).",
    "neutral",
  ],
  [
    "history, reh'g denied",
    "{Ferris v. Dubois, 311 F.2d 5 (5th Cir.)}, reh'g denied, 313 F.2d 101 (5th Cir. 1963), describes the duties of a master toward a stowaway.",
    "neutral",
  ],
  [
    "history, on remand",
    "On remand from {Tarkington v. Shore, 499 U.S. 40 (1991)}, the district court took further evidence.",
    "neutral",
  ],
  [
    "history, adopted en banc",
    "The panel decision in {Iverson v. Lane, 301 F.3d 12 (6th Cir. 2002)}, was adopted as the decision of the full court, and we apply it.",
    "positive",
  ],
  [
    "the reverser",
    "The judgment was reversed. {Sexton v. Maine Central R.R., 130 Me. 90 (1931)}, rev'g Sexton v. Maine Central R.R., No. 1422 (Me. Super. Ct. 1930).",
    "neutral",
  ],
  [
    "overruling clause after name, passive",
    "Perhaps because it had already been overruled, {Nixon v. Terrell, 34 Tex. 280 (1870)}, was not cited by either side.",
    "negative",
  ],
  [
    "has never been overruled",
    "{Nixon v. Galveston Wharf Co., 34 Tex. 300 (1870)}, has never been overruled, though it has seldom been cited.",
    "neutral",
  ],
  [
    "despite criticism",
    "Though it has had its critics, {Whitfield v. Baum, 310 U.S. 502 (1940)}, remains the law, and it is our duty to apply it until the Supreme Court tells us otherwise.",
    "positive",
  ],
  [
    "bound but criticizes",
    "We are obliged to follow {Whitfield v. Baum, 310 U.S. 502 (1940)}, since only the Supreme Court may overrule its own decisions; but we do so with no enthusiasm, for its reasoning is untenable.",
    "negative",
  ],
  [
    "mistake to think overruled",
    "The notion that {Gault v. Reese, 81 Ala. 14 (1886)}, was overruled by the Constitution of 1901 is mistaken. It is still authority, and upon its authority the bill must be dismissed.",
    "positive",
  ],
  [
    "court below, contrary to",
    "In refusing the instruction the trial court ignored {Commonwealth v. Hyde, 370 Mass. 11 (1976)}, which required it. There must be a new trial.",
    "positive",
  ],
  [
    "court below distinguished",
    "The trial court distinguished {Commonwealth v. Hyde, 370 Mass. 11 (1976)}, and refused the instruction. The Commonwealth defends that ruling; the defendant assails it.",
    "neutral",
  ],
  [
    "court below distinguished, agreed",
    "The trial court distinguished {Commonwealth v. Hyde, 370 Mass. 11 (1976)}, and rightly so; there the defendant was a minor.",
    "negative",
  ],
  [
    "court below distinguished, disagreed",
    "The Board thought {NLRB v. Otter Creek Mills, 360 F.2d 9 (7th Cir. 1966)}, distinguishable. We disagree. The unit there was indistinguishable from this one, and the outcome must be the same.",
    "positive",
  ],
  [
    "cases compared by other court",
    "In Sewell v. Haas, 2 Wash. App. 10 (1969), the court declined to follow Pruitt v. Lane, 70 Or. 9 (1914). {Durham v. Bostwick, 3 Wash. App. 90 (1970)}, decided shortly afterwards, concerned only costs.",
    "neutral",
  ],
  [
    "cited case declined to follow target",
    "In Sewell v. Haas, 2 Wash. App. 10 (1969), the court declined to follow {Pruitt v. Lane, 70 Or. 9 (1914)}.",
    "negative",
  ],
  [
    "target declined to follow",
    "In {Sewell v. Haas, 2 Wash. App. 10 (1969)}, the court declined to follow Pruitt v. Lane, 70 Or. 9 (1914).",
    "neutral",
  ],
  [
    "two cases, one overruled and one restored",
    "We overrule Dix v. Chandler, 40 Nev. 9 (1916), and restore the rule of {Mayhew v. Stone, 11 Nev. 60 (1876)}.",
    "positive",
  ],
  [
    "two cases, one overruled and one restored",
    "We overrule {Dix v. Chandler, 40 Nev. 9 (1916)}, and restore the rule of Mayhew v. Stone, 11 Nev. 60 (1876).",
    "negative",
  ],
  [
    "standard of review boilerplate",
    "Questions of law are reviewed de novo. {In re Adoption of J.T., 310 Neb. 44, 960 N.W.2d 12 (2021)}.",
    "neutral",
  ],
  [
    "boilerplate quotation",
    '"A jury is presumed to follow its instructions." {Wilkes v. Danforth, 528 U.S. 240, 249 (2000)}.',
    "neutral",
  ],
  [
    "definition with attribution",
    "As we observed in {Porter v. Lindgren, 200 Minn. 90 (1937)}, \"the word 'residence' is a chameleon.\"",
    "neutral",
  ],
  [
    "as we held, so here",
    "As we held in {Porter v. Lindgren, 200 Minn. 90 (1937)}, and hold again, physical presence without intention will not suffice.",
    "positive",
  ],
  [
    "see, for contrast",
    "For a thorough history of the writ, see {Ex parte Calhoun, 11 Tex. App. 20 (1881)}.",
    "neutral",
  ],
  [
    "see also with parenthetical",
    "See also {Hibbing Taconite v. Aho, 420 N.W.2d 9 (Minn. Ct. App. 1988)} (collecting cases).",
    "neutral",
  ],
  [
    "but see, criticism",
    "But see {Talmadge v. Rollins, 90 Ga. App. 40 (1954)} (physical precedent only), which takes no account of Code § 105-603.",
    "negative",
  ],
  [
    "accord with long list",
    "To the same effect are {Lyman v. Stearns, 71 Vt. 5 (1899)}, and the decisions of this court in Bliss v. Fay and Adams v. Cole.",
    "positive",
  ],
  [
    "compare with, second limb",
    "Compare Oates v. Mackey, 12 F.4th 50 (3d Cir. 2021) (email suffices), with {Jankowski v. Pell, 13 F.4th 440 (6th Cir. 2021)} (signed writing required). We need not choose between them.",
    "neutral",
  ],
  [
    "compare with, second limb rejected",
    "Compare Oates v. Mackey, 12 F.4th 50 (3d Cir. 2021) (email suffices), with {Jankowski v. Pell, 13 F.4th 440 (6th Cir. 2021)} (signed writing required). We side with the Third Circuit.",
    "negative",
  ],
  [
    "counsel, amicus, government",
    "The Solicitor General concedes that {Chesney v. FERC, 580 U.S. 12 (2016)}, was decided under an earlier version of the regulation.",
    "neutral",
  ],
  [
    "concession accepted",
    "The Solicitor General concedes, and we agree, that {Chesney v. FERC, 580 U.S. 12 (2016)}, is distinguishable.",
    "negative",
  ],
  [
    "counsel invites, decision postponed",
    "The defendants ask us to limit {Sims v. Rockland County, 410 F.3d 66 (2d Cir. 2005)}, to its facts. Since they prevail in any event, the request is denied as moot.",
    "neutral",
  ],
  [
    "unnecessary to revisit, and applied",
    "The defendants ask us to limit {Sims v. Rockland County, 410 F.3d 66 (2d Cir. 2005)}, to its facts. We will not; the panel meant what it said, and it disposes of their first defense.",
    "positive",
  ],
  [
    "dissent, quotes overruled",
    "Justice Moreland, whose dissent in {Kerwin v. Alden, 270 Mich. 9 (1935)}, has often been quoted, thought the statute void.",
    "neutral",
  ],
  [
    "dissent became law",
    "It was the dissent in {Kerwin v. Alden, 270 Mich. 9 (1935)}, not the opinion of the court, that has since become the law; the majority opinion has been rejected in every later case.",
    "negative",
  ],
  [
    "concurrence announces",
    "I concur in the opinion of the Court, and in particular in its decision to overrule {Tewksbury v. Ames, 250 Mass. 12 (1924)}.",
    "negative",
  ],
  ["fragments", "{Ibarra v. Cruz, 2014-NMSC-010}, ¶ 12.", "unknown"],
  ["parallel citations only", "{Evers v. Thorpe, 44 Ill. 2d 90, 254 N.E.2d 11 (1969)}", "unknown"],
  ["index entry", "Watercourses — {Holt v. Jensen, 14 Idaho 70}, 74.", "unknown"],
  [
    "OCR, split word",
    "The trial court placed reliance upon {Corey v. Sherman, 96 Iowa 114}. That case has been re-\npeatedly criticized and was at length over-\n\n[p. 446]\n\nruled.",
    "negative",
  ],
  [
    "OCR, noise",
    'In {Corey v. Slierman, 96 Iowa 114, 120}, tlie court said: “ the assignee takes subject to all equities."',
    "neutral",
  ],
  [
    "OCR, footnote interrupts",
    "This court has adhered to {Gilman v. Upton, 40 N. H. 111},\n* See the note at the end of the case.\never since, and we adhere to it now.",
    "positive",
  ],
  [
    "old English",
    "The case of {Anonymous, 2 Vern. 314 (1694)} is in point, and I am not at liberty to depart from it, however hard it may bear upon these defendants.",
    "positive",
  ],
  [
    "old English",
    "My Lord Kenyon is reported to have said otherwise in {Petrie v. Bury, 5 T.R. 120 (1793)}; but the report is manifestly imperfect, and I pay no regard to it.",
    "negative",
  ],
  [
    "stands for and followed",
    "We have consistently read {Nolte v. Hudspeth, 61 Kan. 99 (1900)}, to require strict compliance, and we read it so today. The notice here was one day late; the claim is barred.",
    "positive",
  ],
  [
    "instructive and applied",
    "Particularly instructive is {Bohannon v. Tri-County Hosp., 640 S.W.2d 88 (Tenn. 1982)}. Like the physician there, Dr. Sayre never examined the patient. Like that physician, she owed no duty.",
    "positive",
  ],
  [
    "no reason to depart",
    "Appellee has shown us no reason, much less a compelling one, to depart from {Alvord v. Smith, 63 Ind. 58 (1878)}.",
    "positive",
  ],
  [
    "bound though reluctant",
    "Were the slate clean we might write differently upon it. But {Tolbert v. Comm'r, 288 F.2d 9 (6th Cir. 1961)}, binds this panel, and under it the deduction must be disallowed.",
    "positive",
  ],
  [
    "teaching",
    "The teaching of {Fuentes-Ortega v. Nichols, 440 U.S. 60 (1979)}, is that the hearing must come first. Tested by that teaching, the ordinance fails.",
    "positive",
  ],
  [
    "fortified",
    "Our conclusion is strengthened by {Pinckney v. Alston, 12 Rich. Eq. 30 (S.C. 1859)}, where the chancellor reached the same result upon facts less favorable to the widow.",
    "positive",
  ],
  // Indian courts.
  [
    "overruled, in express terms",
    "A larger Bench of this Court has, in express terms, overruled the judgment in {Satwant v. Punjab State Electricity Board, (1997) 4 SCC 312}, and the contention founded thereon must perish.",
    "negative",
  ],
  [
    "overruled, conclusion paragraph",
    "96. We conclude as under: (i) the judgment in {Navneet Education v. Union of India, (2003) 10 SCC 75} is overruled; (ii) the appeals shall now be listed before the regular Bench.",
    "negative",
  ],
  [
    "overruled prospective",
    "We direct that the law laid down in {Ashok Traders v. Mandi Samiti, (1990) 3 SCC 40}, which we have overruled today, shall nevertheless govern levies already collected.",
    "negative",
  ],
  [
    "overruled by implication of Constitution Bench",
    "{Nihal Singh v. State Transport, (1984) 2 SCC 19} cannot be regarded as good law after the Constitution Bench decision in Secretary, Irrigation v. Kalavathi, (2006) 6 SCC 90.",
    "negative",
  ],
  [
    "denuded",
    "By virtue of paragraph 54 of the Constitution Bench judgment, {Jasbir v. Haryana Roadways, (2001) 7 SCC 140} stands denuded of its status as a precedent.",
    "negative",
  ],
  ["not approved", "We are unable to approve the dictum in {Nilkanth v. Chief Officer, AIR 1970 Bom 190}.", "negative"],
  [
    "cannot be accepted",
    "The broad proposition in {Bharat Coal v. Mining Officer, 1999 (2) BLJR 310}, that royalty is a tax, cannot be accepted.",
    "negative",
  ],
  [
    "differ from brother judge",
    "I regret my inability to agree with my learned brother Sen, J. in {Kashi Nath v. Nrisingha, AIR 1952 Cal 88}.",
    "negative",
  ],
  [
    "reference by Single Judge",
    "Since I find it difficult to reconcile {Om Wati v. Ramesh, 2008 (3) RCR (Civil) 90} with the earlier Division Bench ruling, let the matter be placed before my Lord the Chief Justice for reference to a Full Bench.",
    "negative",
  ],
  [
    "referred, doubted",
    "A two-Judge Bench, doubting the correctness of {M/s Sagar Spinners v. CTO, (2012) 3 SCC 400}, has referred the matter to us.",
    "negative",
  ],
  [
    "reference returned",
    "A two-Judge Bench doubted the correctness of {M/s Sagar Spinners v. CTO, (2012) 3 SCC 400} and referred the matter to us. We have no hesitation in holding that the decision is right. The reference is answered accordingly.",
    "positive",
  ],
  [
    "per incuriam by larger",
    "It is unfortunate that the attention of the Bench deciding {Kamlesh Rani v. Insurance Co., 2012 ACJ 1444} was not drawn to the binding judgment of three Judges. The said decision, therefore, is not a binding precedent.",
    "negative",
  ],
  [
    "contrary to statute",
    "{Radhey Mohan v. Sub-Divisional Officer, 1982 RD 210} was decided before the insertion of Section 122-B(4F) and cannot be invoked after it.",
    "negative",
  ],
  [
    "legislative override",
    'To get over the decision in {Gwalior Carpets v. State of MP, (1984) 57 STC 90}, the Legislature stepped in and substituted the definition of "sale price" with retrospective effect.',
    "negative",
  ],
  [
    "validation act history",
    "The Statement of Objects and Reasons refers to {Gwalior Carpets v. State of MP, (1984) 57 STC 90}, which was then pending in appeal.",
    "neutral",
  ],
  [
    "anaphora, said decision",
    "Heavy reliance was placed on {Sharda Kumari v. Prem Nath, (1989) 2 SCC 97}. The said decision, however, has since been held to be not correct in so far as it gave retrospective operation to Section 4.",
    "negative",
  ],
  [
    "anaphora, that was a case",
    "Learned counsel then relied on {Ram Chet v. Vimal Sharma, (2004) 2 SCC 770}. That was a case where there was no sanctioned post at all. Such is not the position here.",
    "negative",
  ],
  [
    "anaphora, this decision no avail",
    "The next decision cited is {Bharat Crayons v. Trade Marks Registry, AIR 1990 Del 31}. This again is of no avail to the defendant because there was no delay on the part of the plaintiff in that case.",
    "negative",
  ],
  [
    "anaphora, said decision clinches",
    "Our attention was drawn to {Kerala SRTC v. Susamma, 1993 (1) KLT 66}. The said decision clinches the issue in favour of the claimants.",
    "positive",
  ],
  [
    "anaphora, we follow it",
    "A similar notification fell for consideration in {Rallis Exports v. Union, 1987 (30) ELT 441 (Bom)}. We are told that the judgment has become final. We follow it.",
    "positive",
  ],
  [
    "anaphora, then other sentence treats statute",
    "In {Kerala SRTC v. Thankamma, 1993 (2) KLT 10} the multiplier was fixed at fifteen. The Second Schedule, which has since been struck down, had not then been enacted.",
    "neutral",
  ],
  [
    "precedent of the court, judicial discipline",
    "Judicial discipline demands that we follow {Dalbir v. State, 1979 Cr LJ 90 (FB)}, and we do so without demur.",
    "positive",
  ],
  [
    "binding but not followed due later",
    "Although {Dalbir v. State, 1979 Cr LJ 90 (FB)} is of a Full Bench, it can no longer bind us in view of the subsequent judgment of the Apex Court.",
    "negative",
  ],
  [
    "adopt view, persuasive",
    "Though the view of the Andhra Pradesh High Court in {Subba Reddy v. Lakshmamma, (1966) 2 An WR 90} is only of persuasive value, I find it to be well reasoned and respectfully adopt it.",
    "positive",
  ],
  [
    "seal of approval",
    "This exposition of the law in {Bachan Lal v. Tribhuwan, AIR 1948 Oudh 70} has stood unquestioned for over half a century. We too put our seal of approval on it.",
    "positive",
  ],
  [
    "rightly decided",
    "In our judgment {Mst. Bhagwani v. Lajwanti, AIR 1956 Pepsu 33} was rightly decided.",
    "positive",
  ],
  [
    "wrongly decided",
    "In our judgment {Mst. Bhagwani v. Ishar Das, AIR 1955 Pepsu 40} was wrongly decided.",
    "negative",
  ],
  [
    "distinction on facts",
    "That apart, in {Kanpur Jal Sansthan v. Mahipal, (2000) 7 SCC 222} the enquiry had already been concluded by the time the officer retired, which is not so in this case. Hence the said judgment does not help the respondent.",
    "negative",
  ],
  [
    "context",
    "It is trite that a judgment is an authority for what it actually decides. {Usha Gupta v. Hari Sarup, (2009) 6 SCC 177} was rendered in a wholly dissimilar context.",
    "negative",
  ],
  [
    "not applicable to Act",
    "The decision in {Shri Ambica Mills v. Workmen, (1963) 1 LLJ 210} has no bearing upon the interpretation of Section 2(j) as it now stands.",
    "negative",
  ],
  [
    "untenable",
    "The submission founded on {Amritlal v. Dahyabhai, AIR 1958 SC 530} is untenable; the agreement in that case was in writing.",
    "negative",
  ],
  ["inapplicable, tersely", "{Ratilal v. State, 1967 (2) SCR 300}: inapplicable.", "negative"],
  [
    "cannot come to rescue",
    "{V. Muthuswami v. Angammal, (2002) 3 SCC 316} cannot come to the rescue of the appellant.",
    "negative",
  ],
  [
    "distinguished, rightly by HC",
    "The learned Single Judge has rightly distinguished {Chief Engineer v. Hem Raj, (1989) 3 SLR 201}, and we concur.",
    "negative",
  ],
  [
    "distinguished by HC, under appeal",
    "The High Court sought to distinguish {Chief Engineer v. Hem Raj, (1989) 3 SLR 201} by saying that the termination there was stigmatic. The question is whether it was right in doing so.",
    "neutral",
  ],
  [
    "distinguished by HC, wrongly",
    "The High Court sought to distinguish {Chief Engineer v. Hem Raj, (1989) 3 SLR 201} by saying that the termination there was stigmatic. We are unable to appreciate the distinction. The case was squarely covered by that decision and the appeal has to be allowed.",
    "positive",
  ],
  [
    "tribunal ignored",
    "It is distressing that the Tribunal did not advert to {Dr. Reddy Lanka v. UOI, (2011) 3 SCC 140}, which was binding on it. Its order cannot stand.",
    "positive",
  ],
  [
    "tribunal referred",
    "The Tribunal, after referring to {Dr. Reddy Lanka v. UOI, (2011) 3 SCC 140}, dismissed the Original Application on the ground of limitation.",
    "neutral",
  ],
  [
    "counsel's list",
    "In support of his submissions, learned counsel for the appellant cited State v. Ramu, (1973) 1 SCC 10, {Gopal v. State, (1981) 2 SCC 41} and Hari v. State, (1990) 3 SCC 88.",
    "neutral",
  ],
  [
    "counsel overruled submission",
    "According to the learned Advocate General, {Gopal v. State, (1981) 2 SCC 41} is impliedly overruled by the decision of the Constitution Bench.",
    "neutral",
  ],
  [
    "counsel overruled submission accepted",
    "The learned Advocate General is right in submitting that {Gopal v. State, (1981) 2 SCC 41} is impliedly overruled by the decision of the Constitution Bench.",
    "negative",
  ],
  [
    "counsel overruled submission rejected",
    "The submission that {Gopal v. State, (1981) 2 SCC 41} stands impliedly overruled is without merit. It continues to be binding and the Sessions Judge ought to have followed it.",
    "positive",
  ],
  [
    "respondent's written submissions",
    "In the written submissions filed by respondent No. 4 it is stated that {Sudarshan v. BDA, ILR 2009 Kar 40} squarely applies.",
    "neutral",
  ],
  [
    "issue for consideration",
    "Two questions arise: (a) whether the plaint discloses a cause of action, and (b) whether {Sudarshan v. BDA, ILR 2009 Kar 40} is good law.",
    "neutral",
  ],
  [
    "judge recounts history of law",
    "Prior to 1956 the leading case was {Raja Bisheshar v. Lachhmi Prasad, (1923) 51 IA 150}, in which the Board summed up five propositions.",
    "neutral",
  ],
  [
    "old law abolished",
    "The rule in {Raja Bisheshar v. Lachhmi Prasad, (1923) 51 IA 150} vanished with the coming into force of the Hindu Succession (Amendment) Act, 2005.",
    "negative",
  ],
  ["see, bracket", "(See: {Bansi Dass v. State of M.P., (1999) 3 SCC 541}.)", "neutral"],
  [
    "see, with pin",
    "See in this connection {P. Achuthan v. State of Kerala, AIR 1963 SC 1130}, at p. 1134.",
    "neutral",
  ],
  [
    "principle restated with cite",
    "The High Court in second appeal cannot reappreciate evidence vide {Minor Ravi v. Pankajam, (2006) 5 SCC 566}.",
    "neutral",
  ],
  [
    "definition from case",
    'The word "cruelty" came up for interpretation in {Shobhana v. Prabhakar, (1988) 2 SCR 1010}. The Court noticed the legislative history of the 1976 amendment.',
    "neutral",
  ],
  [
    "foreign authority followed",
    "We find the approach of Lord Denning in {Padfield Engineering v. Hull Corporation, [1966] 1 QB 400} eminently suited to our conditions and adopt the same.",
    "positive",
  ],
  [
    "foreign authority cited",
    "Lord Denning M.R. in {Padfield Engineering v. Hull Corporation, [1966] 1 QB 400} famously compared the minister to a ship's captain.",
    "neutral",
  ],
  [
    "foreign authority distinguished",
    "American decisions such as {Loving Cup Corp. v. FTC, 322 U.S. 40 (1944)}, turning as they do on the due process clause, can afford no assistance in construing Article 21.",
    "negative",
  ],
  [
    "ratio in list",
    "The ratio of the decisions in {N. Krishnaji v. Union Bank, (2005) 4 SCC 20} and Chandrakala v. LIC, (2007) 6 SCC 300 squarely applies, and we hold accordingly.",
    "positive",
  ],
  [
    "cited in favour by court",
    "For taking this view, I am supported by a decision of this Court reported in {1984 ALL LJ 611}.",
    "positive",
  ],
  [
    "affirmed except",
    "The decision in {Meghraj v. Corporation of Madras, (1961) 2 MLJ 14} was affirmed on appeal on the question of limitation but reversed on the question of jurisdiction, with which we are now concerned.",
    "negative",
  ],
  [
    "affirmed in appeal",
    "{B. Sreeramulu v. State, (1970) 1 APLJ 40} was affirmed by this Court in Civil Appeal No. 1820 of 1970.",
    "positive",
  ],
  [
    "SLP dismissed non-speaking",
    "It is true that the SLP against {Vijayan v. KSEB, 1996 (2) KLT 410} was dismissed, but by a non-speaking order, which does not attract the doctrine of merger.",
    "neutral",
  ],
  [
    "subsequent reversal discovered",
    "At the Bar it was fairly stated by Ms. Arora that {Vijayan v. KSEB, 1996 (2) KLT 410} has been upset by the Supreme Court. The foundation of the petitioner's case thus disappears.",
    "negative",
  ],
  [
    "remanded",
    "The order in {Shree Digvijay v. State of Gujarat, 1993 (1) GLH 90} was set aside and the matter remanded by the Supreme Court for fresh consideration.",
    "negative",
  ],
  ["ceased to hold the field", "{Nand Kishore v. Lalit, AIR 1959 Pat 212} no longer holds the field.", "negative"],
  [
    "still holds the field",
    "{Nand Kishore v. Lalit, AIR 1959 Pat 212} still holds the field and must be applied.",
    "positive",
  ],
  [
    "two cases, conflicting benches",
    "Where two co-ordinate Benches conflict, the earlier prevails. We therefore follow Phool Devi v. Ram Kali, (1986) 3 SCC 90 and not {Rajni v. Anil, (1992) 2 SCC 31}.",
    "negative",
  ],
  [
    "two cases, conflicting benches",
    "Where two co-ordinate Benches conflict, the earlier prevails. We therefore follow {Phool Devi v. Ram Kali, (1986) 3 SCC 90} and not Rajni v. Anil, (1992) 2 SCC 31.",
    "positive",
  ],
  [
    "doctrine rejected by the majority",
    "Per Subba Rao, J. (for the majority): The doctrine of police power adverted to in {Bholanath v. State, [1951] SCR 12} has no place under our Constitution.",
    "negative",
  ],
  [
    "separate opinion",
    "Sarkar, J. (concurring): I wish to reserve my opinion on the correctness of {Bholanath v. State, [1951] SCR 12}.",
    "neutral",
  ],
  ["equivalent citations", "Equivalent citations: {2004 (3) AWC 2401}, 2004 (2) UPLBEC 90", "unknown"],
  ["footnotes", "(1) {[1959] S.C.R. 1350}. (2) [1961] 1 S.C.R. 14. (3) A.I.R. 1940 F.C. 1.", "unknown"],
  ["short list", "{Ram Dulari v. Suraj Bhan, 1962 PLR 12}; Hukam Singh v. Desh Raj, 1963 PLR 8", "unknown"],
  [
    "OCR broken case",
    "It was there-\nfore not cor-\nrectly decided. {Pritam v. Fatta, A.I.R. 1938 Lah. 411} is accordingly dis-\napproved.",
    "negative",
  ],
  [
    "OCR with footnote numbers",
    "The principle of the decision in {Pritam v. Lal Chand(2), [1952] S.C.R. 40} has\n(1) [1950] S.C.R. 10.\n442\nbeen rightly applied by the High Court.",
    "positive",
  ],
  [
    "OCR reporter head",
    "referred to in {Gadadhar v. State of Orissa, [1954] S.C.R. 851} 12 S.C.R. SUPREME COURT REPORTS 519 as to the nature of the estate.",
    "neutral",
  ],
  ["headnote, no view", "{Ramji Lal v. Amar Nath, AIR 1951 Punj 18}, no opinion expressed.", "neutral"],
  [
    "headnote, explained",
    "Corporation of Calcutta v. Das, [1964] 2 SCR 70, followed. {Hoare v. Ritchie, [1901] 1 KB 434}, explained.",
    "neutral",
  ],
  ["headnote, held inapplicable", "{Ude Bhan v. Kapoor Chand, AIR 1966 SC 90}, held inapplicable.", "negative"],
  [
    "respectfully follow",
    "I respectfully follow the decision of the Division Bench in {Sulochana v. Rajasekaran, 1992 (2) LW 40}.",
    "positive",
  ],
  [
    "no departure",
    "No case has been made out for departing from the view which has prevailed since {Musa Miya v. Kadar Bax, AIR 1928 PC 108}.",
    "positive",
  ],
  [
    "binding under Article 141",
    "By reason of Article 141 of the Constitution, the law declared in {Shiv Kumar v. Union of India, (2013) 4 SCC 66} is binding on all courts, and the Authority could not have taken a different view.",
    "positive",
  ],
  [
    "same relief",
    "The petitioner is identically situated to the petitioner in {Anita Devi v. State of Uttarakhand, 2016 (2) UD 77}. The same relief shall enure to her.",
    "positive",
  ],
  [
    "abstract principle",
    "The learned author, relying upon {Badri Prasad v. Director, (1978) 3 SCC 527}, says that a strong presumption arises in favour of wedlock.",
    "neutral",
  ],
  ["running list", "{(2004) 2 SCC 130}; (2005) 1 SCC 212; 2006 AIR SCW 40", "unknown"],
];
