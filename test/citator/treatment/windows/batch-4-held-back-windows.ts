import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 4, held back from tuning: no rule may be changed because of one of them. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_4_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "magistrate's report",
    "The undersigned recommends that the motion be denied. The Court of Appeals spoke to this very clause in {Pennock v. Travelers Lloyds, 871 F.3d 300 (5th Cir. 2017)}, and a magistrate judge is in no position to say otherwise.",
    "positive",
  ],
  [
    "state public-domain citation",
    "¶ 18 We see no daylight between this case and {State v. Gunderson, 2014 UT 33, 330 P.3d 12}. The stop was unlawful there, and it was unlawful here.",
    "positive",
  ],
  [
    "state public-domain citation",
    "¶ 31 To the extent {In re Commitment of Halverson, 2009 WI App 12}, can be read to place the burden on the respondent, we withdraw that language.",
    "negative",
  ],
  [
    "withdraw language",
    'We withdraw the following language from {Barnhill v. Iowa Dist. Ct., 765 N.W.2d 270 (Iowa 2009)}: "a bare suspicion will do."',
    "negative",
  ],
  [
    "modified",
    "The four-factor test of {Sorrell v. Kemp, 91 Haw. 200 (1999)}, is modified. Hereafter the second factor shall not be considered at all.",
    "negative",
  ],
  [
    "clarified",
    'We granted review to clarify what we meant by "substantial nexus" in {Sorrell v. Kemp, 91 Haw. 200 (1999)}. The phrase means no more than an ordinary causal connection.',
    "neutral",
  ],
  [
    "explained, misread by others",
    "Some courts have understood {Grayson v. Ellsworth, 444 U.S. 30 (1979)}, to require scienter; others have not. What the opinion actually says is that scienter is relevant to remedy.",
    "neutral",
  ],
  ["overruled, plain", "{Hyatt v. Penrose, 66 Cal. 2d 400 (1967)}, is overruled.", "negative"],
  [
    "overruled, inverted",
    "Overruled, too, must be {Peale v. Overby, 12 S.D. 99 (1899)}, for it rests upon the same fallacy.",
    "negative",
  ],
  [
    "overruled, infinitive of necessity",
    "It becomes our unpleasant duty to overrule {Stroud v. Elkins, 50 W. Va. 14 (1901)}.",
    "negative",
  ],
  [
    "refuse to reach",
    "The en banc petition presents the question whether {Stroud v. Elkins, 50 W. Va. 14 (1901)}, should be overruled. Nine judges voted; the petition did not command a majority. The petition is denied.",
    "neutral",
  ],
  [
    "not overruled but reinforced",
    "Far from overruling {Bellamy v. Osgood, 200 U.S. 100 (1906)}, the later cases have strengthened it at every turn, and it compels reversal.",
    "positive",
  ],
  [
    "only Supreme Court can overrule",
    "Whether {Bellamy v. Osgood, 200 U.S. 100 (1906)}, ought to be overruled is a matter for the Supreme Court, and we intimate no opinion.",
    "neutral",
  ],
  [
    "anticipatory doubt",
    "We doubt that {Bellamy v. Osgood, 200 U.S. 100 (1906)}, would be decided the same way today.",
    "negative",
  ],
  [
    "sharp criticism",
    "The opinion in {Tarrant v. Gulf States Oil, 70 Tex. 300 (1888)}, cites no authority, offers no reasons, and has confused the bar for a century.",
    "negative",
  ],
  [
    "questioned by others",
    "Several courts have questioned {Milner v. Spofford, 16 F.3d 90 (1st Cir. 1994)}, and we share their misgivings.",
    "negative",
  ],
  [
    "two circuits noted",
    "Compare the majority and dissenting opinions in {Milner v. Spofford, 16 F.3d 90 (1st Cir. 1994)}.",
    "neutral",
  ],
  [
    "inapposite in footnote",
    "n.7. {Rainier v. Hotchkiss, 4 Wn. App. 2d 90 (2018)}, cited in the reply brief, is not to the contrary of what we say but is simply inapposite: it concerned a judgment by confession.",
    "negative",
  ],
  [
    "does not aid",
    "{Breen v. Schuyler, 300 N.Y. 12 (1949)}, does not aid the defendant. In that case there was proof of a custom; in this record there is none.",
    "negative",
  ],
  [
    "differs in material respect",
    "{Loftus v. Sayles, 15 Mass. App. Ct. 400 (1983)}, differs from this case in a material respect: the grantor survived the delivery of the deed.",
    "negative",
  ],
  [
    "lacks force",
    "Nor is there any force in the citation of {Clapp v. Houghton, 10 Pick. 463 (Mass. 1830)}, where the assignment was fraudulent on its face.",
    "negative",
  ],
  [
    "limited to category",
    "{Nakamura v. Kauai Electric, 60 Haw. 90 (1978)}, has been limited to public utilities and has never been applied to a private carrier such as the defendant.",
    "negative",
  ],
  [
    "decided on other law",
    "{Vickers v. Baldwin Mfg., 205 F. 44 (3d Cir. 1913)}, is of little use. It was decided under general federal common law, in the days before Erie.",
    "negative",
  ],
  [
    "abrogated, Supreme Court",
    "The Government's best case, {United States v. Whitlow, 330 F.3d 71 (7th Cir. 2003)}, was abrogated in pertinent part by Rivas v. United States, 570 U.S. 311 (2013).",
    "negative",
  ],
  [
    "abrogating",
    "See {Rivas v. United States, 570 U.S. 311 (2013)}, abrogating United States v. Whitlow, 330 F.3d 71 (7th Cir. 2003).",
    "neutral",
  ],
  [
    "abrogation by rule",
    "The rule of {State v. Ogilvie, 120 N.H. 41 (1980)}, did not survive adoption of Rule 404(b).",
    "negative",
  ],
  [
    "codified",
    "The rule of {Anson v. Danforth, 9 Me. 62 (1832)}, has since been codified. It applies to this mortgage, and the foreclosure was therefore regular.",
    "positive",
  ],
  [
    "codified by statute, bare",
    "The statute is said to codify {Anson v. Danforth, 9 Me. 62 (1832)}. We look to its words.",
    "neutral",
  ],
  [
    "string cite, court relies",
    "We so hold on the strength of {Ketchum v. Blair, 9 Ohio St. 3d 90 (1984)}; Ohmer v. Day, 7 Ohio St. 3d 1 (1983); and the statute itself.",
    "positive",
  ],
  [
    "string cite, see e.g. middle",
    "Courts routinely enforce such clauses. See, e.g., Tice v. Long, 55 F.4th 8 (2d Cir. 2022); {Abood v. Harcourt, 61 F.4th 390 (7th Cir. 2023)}; Purdy v. Ng, 70 F.4th 12 (9th Cir. 2023).",
    "neutral",
  ],
  [
    "string cite, contra in middle",
    "Tice v. Long, 55 F.4th 8 (2d Cir. 2022); contra {Abood v. Harcourt, 61 F.4th 390 (7th Cir. 2023)}; see generally Purdy v. Ng, 70 F.4th 12 (9th Cir. 2023).",
    "negative",
  ],
  [
    "string cite, accord in middle",
    "Tice v. Long, 55 F.4th 8 (2d Cir. 2022); accord {Abood v. Harcourt, 61 F.4th 390 (7th Cir. 2023)}; see generally Purdy v. Ng, 70 F.4th 12 (9th Cir. 2023).",
    "positive",
  ],
  [
    "string cite, see generally at the end",
    "Tice v. Long, 55 F.4th 8 (2d Cir. 2022); contra Abood v. Harcourt, 61 F.4th 390 (7th Cir. 2023); see generally {Purdy v. Ng, 70 F.4th 12 (9th Cir. 2023)}.",
    "neutral",
  ],
  [
    "history belongs to neighbour",
    "See Stark v. Ames, 12 F.3d 9 (1st Cir. 1993), rev'd, 512 U.S. 88 (1994); {Hurd v. Brill, 14 F.3d 40 (1st Cir. 1994)}.",
    "neutral",
  ],
  [
    "history belongs to target",
    "See Stark v. Ames, 12 F.3d 9 (1st Cir. 1993); {Hurd v. Brill, 14 F.3d 40 (1st Cir. 1994)}, rev'd, 513 U.S. 20 (1995); Kerr v. Dix, 15 F.3d 1 (1st Cir. 1994).",
    "negative",
  ],
  ["history of reversing case", "Stark v. Ames, 12 F.3d 9 (1st Cir. 1993), rev'd, {512 U.S. 88 (1994)}.", "neutral"],
  [
    "history, withdrawn",
    "{Dalrymple v. Yuma County, 988 F.2d 311 (9th Cir.)}, withdrawn on grant of reh'g en banc, 1 F.3d 909 (9th Cir. 1993).",
    "negative",
  ],
  [
    "history, reh'g granted and vacated",
    "{Nordstrom v. Teton Valley, 19 P.3d 200 (Idaho Ct. App. 2000)}, vacated on reh'g, 136 Idaho 9 (2001), took a broader view.",
    "negative",
  ],
  [
    "history, aff'd sub nom.",
    "Judge Lindell's opinion in {Kittery Preservation League v. Volpe, 330 F. Supp. 900 (D. Me. 1971)}, aff'd sub nom. Kittery Preservation League v. Brinegar, 470 F.2d 6 (1st Cir. 1972), anticipated the point.",
    "positive",
  ],
  [
    "history, transferred",
    "{Cabot v. Ames, 12 N.E.2d 400 (Ind. Ct. App. 1938)}, trans. denied, uses the same formula.",
    "neutral",
  ],
  [
    "history, petition filed",
    "{Mercado v. Sessions, 880 F.3d 12 (9th Cir. 2018)}, petition for cert. filed, No. 17-1344 (Mar. 22, 2018).",
    "neutral",
  ],
  [
    "cert granted and reversed in words",
    "The Supreme Court took up {Mercado v. Sessions, 880 F.3d 12 (9th Cir. 2018)}, and reversed it by a vote of eight to one.",
    "negative",
  ],
  [
    "quoted and adopted",
    '"The test," wrote Judge Haight, "is whether the vessel was in navigation." {Olsen v. Moran Dredging, 50 F.2d 100, 104 (2d Cir. 1931)}. We make that test our own.',
    "positive",
  ],
  [
    "quoted only",
    '"Hard cases," it has been observed, "are apt to introduce bad law." {Winterbourne v. Wray, 10 M. & W. 100 (1842)}.',
    "neutral",
  ],
  [
    '"followed" by counsel',
    "The trustee contends that {In re Peachtree Motors, 60 B.R. 12 (Bankr. N.D. Ga. 1986)}, ought to be followed. The debtor says it ought not.",
    "neutral",
  ],
  [
    "trustee's contention upheld",
    "The trustee contends that {In re Peachtree Motors, 60 B.R. 12 (Bankr. N.D. Ga. 1986)}, ought to be followed. He is right, and it will be.",
    "positive",
  ],
  [
    "trustee's contention refused",
    "The trustee contends that {In re Peachtree Motors, 60 B.R. 12 (Bankr. N.D. Ga. 1986)}, ought to be followed. The court respectfully declines.",
    "negative",
  ],
  [
    "dissent's use",
    "The dissent's reliance on {Mullins v. Chase, 414 U.S. 7 (1973)}, is met in footnote 4 below.",
    "neutral",
  ],
  [
    "dissent's case inapplicable",
    "The dissent leans upon {Mullins v. Chase, 414 U.S. 7 (1973)}. But that case had nothing to do with punitive damages, and cannot bear the weight the dissent would place upon it.",
    "negative",
  ],
  [
    "in dissent, court abandons",
    "I cannot join a Court that abandons {Mullins v. Chase, 414 U.S. 7 (1973)}, in a footnote. (Op. of WENDT, J., dissenting.)",
    "negative",
  ],
  [
    "in dissent, would adhere",
    "WENDT, J., dissenting: For my part I should reconsider {Esterly v. Moe, 50 N.D. 11 (1923)}; I have never thought it sound.",
    "neutral",
  ],
  [
    "hypothetical, even if",
    "Even if {Esterly v. Moe, 50 N.D. 11 (1923)}, were thought to be controlling, the plaintiff has waived the point.",
    "neutral",
  ],
  [
    "question from the bench",
    "Would the plaintiff in {Esterly v. Moe, 50 N.D. 11 (1923)}, have recovered had the horse been lame when sold? The opinion leaves us to guess.",
    "neutral",
  ],
  [
    "trial court adhered to",
    "The chancellor adhered to {Whitsett v. Powell, 140 Miss. 12 (1925)}, as he was bound to do. Affirmed.",
    "positive",
  ],
  [
    "reliance below error",
    "The chancellor's decree is rested upon {Whitsett v. Powell, 140 Miss. 12 (1925)}. There was error in this. The statute there construed was repealed in 1930.",
    "negative",
  ],
  [
    "below, no comment",
    "The chancellor's decree recites that it is rested upon {Whitsett v. Powell, 140 Miss. 12 (1925)}.",
    "neutral",
  ],
  [
    "procedural mention",
    "The appeal was held in abeyance pending the decision in {Arroyo v. Merit Board, 400 Md. 300 (2007)}.",
    "neutral",
  ],
  ["consolidated", "This case was argued together with {Arroyo v. Merit Board, 400 Md. 300 (2007)}.", "neutral"],
  [
    "decided today, companion",
    "For the reasons stated in {Arroyo v. Merit Board, 400 Md. 300 (2007)}, decided this day, the judgment is affirmed.",
    "positive",
  ],
  [
    "plain proposition, pre-cite",
    "Under {Ewing v. Toledo Terminal, 21 Ohio St. 90 (1871)}, a carrier is liable as an insurer.",
    "neutral",
  ],
  [
    "plain proposition with date",
    "It was decided as long ago as 1871, in {Ewing v. Toledo Terminal, 21 Ohio St. 90}, that a carrier is liable as an insurer.",
    "neutral",
  ],
  [
    "plain proposition, then applied",
    "Under {Ewing v. Toledo Terminal, 21 Ohio St. 90 (1871)}, a carrier is liable as an insurer. The defendant is a carrier; the goods were lost in its hands; the judgment must be for the plaintiff.",
    "positive",
  ],
  ["fragment", "{Colby v. Dane, 3 Cush. 500}.", "unknown"],
  ["short-form fragment", "{Pennock, 871 F.3d at 306}.", "unknown"],
  ["bracketed id", "[12] {Stover v. Marsh, 118 Kan. 77, 234 P. 90}", "unknown"],
  ["WL cite alone", "{Ortega v. Sims, 2018 WL 3302991, at *4 (D.N.M. July 5, 2018)}.", "unknown"],
  [
    "OCR long s and hyphen",
    "The cafe of {Rex v. Tremayne, 1 Salk. 200} has long fince been ex-\nploded, and is not now to be men-\ntioned as an authority.",
    "negative",
  ],
  [
    "OCR caps",
    "AFFIRMED on authority of {STATE EX REL. DUBOIS V. ORLEANS LEVEE BD., 109 La. 403, 33 So. 385}.",
    "positive",
  ],
  [
    "OCR quotes and dash",
    "This view finds some colour in {Hitchings v. Eames, 118 Me. 60}; but the case is— to use the phrase of a later court— “ discredited.”",
    "negative",
  ],
  [
    "anchored",
    "Our analysis begins and ends with {McKittrick v. Regents, 101 Mich. App. 300 (1980)}. Because the regents gave no notice, the discharge was void.",
    "positive",
  ],
  [
    "heeding",
    "Heeding the admonition of {Cutting v. Ray, 7 How. 702 (1849)}, we construe the libel liberally and hold it sufficient.",
    "positive",
  ],
  [
    "teaching below vindicated",
    "The Tax Court got it right when it looked to {Helfand v. Commissioner, 101 F.2d 9 (2d Cir. 1939)}; the transfer was incomplete, and the estate is taxable.",
    "positive",
  ],
  [
    "unbroken line",
    "An unbroken line of decisions beginning with {Ogilvy v. Tatum, 3 Gratt. 40 (Va. 1846)}, settles the point against the appellant.",
    "positive",
  ],
  [
    "cannot be distinguished",
    "Try as he may, the appellant cannot escape {State v. Nakagawa, 70 Haw. 300 (1989)}.",
    "positive",
  ],
  [
    "adopts dissent below",
    "We adopt as our own the opinion of the Superior Court in {Bonner v. Allegheny Steel, 120 Pa. Super. 66 (1936)}.",
    "positive",
  ],
  [
    "full force",
    "{Trowbridge v. Pitcher, 130 Mass. 420 (1881)}, retains its full vigor, and the instruction given in this case offended it.",
    "positive",
  ],
  [
    "courts elsewhere reject",
    "Nearly every court to consider {Garside v. Polk, 199 Cal. 400 (1926)}, has rejected it. We add our voice to theirs.",
    "negative",
  ],
  [
    "not binding and not adopted",
    "As a decision of a sister state {Lucas v. Norwood, 140 Ga. App. 9 (1976)}, does not bind us, and we choose not to adopt it.",
    "negative",
  ],
  [
    "not binding, noted",
    "As a decision of a sister state {Lucas v. Norwood, 140 Ga. App. 9 (1976)}, does not bind us. The point is in any case not before us.",
    "neutral",
  ],
  [
    "pre-Code",
    "{Sears v. Gilbert, 18 Wend. 77 (N.Y. 1837)}, antedates the Code and must be put to one side.",
    "negative",
  ],
  [
    "background",
    "The reader who wishes a fuller account of the salvage will find it in {The Prudence Allen, 8 Wall. 301 (1868)}.",
    "neutral",
  ],
  [
    "compelled",
    "We agree with the Court of Claims that {Ordway v. United States, 90 Ct. Cl. 33 (1939)}, compels recovery.",
    "positive",
  ],
  // Indian courts.
  [
    "SC neutral citation",
    "In view of the authoritative pronouncement in {State of West Bengal v. Anindita Sarkar, 2023 INSC 410}, the submission of the respondents does not survive. The appeal is allowed on that short ground.",
    "positive",
  ],
  [
    "SC neutral citation",
    "The law stated in paragraph 23 of {Deepak Fertilisers v. Commissioner, 2021 INSC 88} is hereby declared to be erroneous.",
    "negative",
  ],
  [
    "NCLAT",
    "The Adjudicating Authority was bound by {Orbit Infra v. Committee of Creditors, (2020) 8 SCC 531}. The commercial wisdom of the committee is not open to judicial review. We hold likewise.",
    "positive",
  ],
  [
    "NCLAT distinguished",
    "The Appellant has cited {Ganga Steel v. State Bank, 2019 SCC OnLine NCLAT 702}. The facts therein are not analogous, since in the case on hand the moratorium was already over.",
    "negative",
  ],
  [
    "ITAT",
    "Respectfully following the decision of the jurisdictional High Court in {CIT v. Kerala Nut Food, (2011) 336 ITR 210 (Ker)}, we uphold the order of the CIT(A) and dismiss the grounds raised by the Revenue.",
    "positive",
  ],
  [
    "ITAT not followed",
    "The decision of the Mumbai Bench in {Asian Star Diamonds v. DCIT, (2009) 32 SOT 10 (Mum)} does not lay down the correct ratio, having regard to the jurisdictional High Court's ruling, and we respectfully decline to follow it.",
    "negative",
  ],
  [
    "ITAT, DR submits",
    "The learned DR, on the other hand, supported the order of the Assessing Officer and relied upon {ACIT v. Mehra Builders, (2013) 55 SOT 300 (Del)}.",
    "neutral",
  ],
  [
    "CESTAT",
    "We find that the issue is squarely covered in favour of the appellant by the Larger Bench decision in {Cadmium Pigments v. CCE, 2005 (184) ELT 40 (Tri.-LB)}. The demand is therefore set aside.",
    "positive",
  ],
  [
    "CESTAT overruled",
    "The reliance of the adjudicating authority on {Polyset v. CCE, 2000 (115) ELT 41 (Tri.)} is of no avail, that decision having been overruled by the Larger Bench.",
    "negative",
  ],
  [
    "bail court",
    "Keeping in view the parameters laid down in {Prashant Kumar v. Ashis, (2010) 14 SCC 490}, which apply on all fours, the order granting bail is set aside.",
    "positive",
  ],
  [
    "bail court, counsel",
    "Learned APP opposed the bail application and cited {Prashant Kumar v. Ashis, (2010) 14 SCC 490}.",
    "neutral",
  ],
  [
    "acquittal",
    "Judged by the five golden principles in {Suresh Chander v. State of Maharashtra, (1984) 4 SCC 200}, the chain of circumstances in this case is far from complete. The appellant is entitled to acquittal.",
    "positive",
  ],
  [
    "golden principles restated",
    "The five golden principles were set out in {Suresh Chander v. State of Maharashtra, (1984) 4 SCC 200}.",
    "neutral",
  ],
  [
    "service matter, covered",
    "Mr. Tripathi fairly conceded that the controversy is covered by {Rakesh Mohan v. State of UP, (2018) 2 UPLBEC 1010}. In terms thereof, the writ petition is allowed.",
    "positive",
  ],
  [
    "service matter, concession",
    "Mr. Tripathi fairly conceded that {Rakesh Mohan v. State of UP, (2018) 2 UPLBEC 1010} has been reversed in special appeal.",
    "negative",
  ],
  [
    "land acquisition, overruled",
    "{Nashik Corporation v. Premchand Mal, (2014) 3 SCC 190} and all other decisions in which it was followed, are overruled.",
    "negative",
  ],
  [
    "followers overruled too",
    "Nashik Corporation v. Premchand Mal, (2014) 3 SCC 190 is overruled. So are the decisions which followed it, including {Sree Balaji Nagar v. State of TN, (2015) 3 SCC 355}.",
    "negative",
  ],
  [
    "followers as actor",
    "{Sree Balaji Nagar v. State of TN, (2015) 3 SCC 355} followed Nashik Corporation v. Premchand Mal, (2014) 3 SCC 190.",
    "neutral",
  ],
  [
    "followed by another case",
    "Nashik Corporation v. Premchand Mal, (2014) 3 SCC 190 was decided by three Judges. It followed {State v. Hindustan Housing, (1971) 1 SCC 300}, and rightly.",
    "positive",
  ],
  [
    "declared wrong by larger",
    "In {Bengal Waterproof v. ESIC, (2000) 1 SCC 610} a Bench of two Judges took a different view. That view, with respect, overlooks the Explanation to Section 45 and does not commend itself to us.",
    "negative",
  ],
  [
    "difference of opinion, third judge",
    "On a difference of opinion, the matter was placed before Mody, J., who preferred not to follow {Laxmibai v. Tukaram, AIR 1950 Bom 44}. We agree with Mody, J.",
    "negative",
  ],
  [
    "difference of opinion, third judge",
    "On a difference of opinion, the matter was placed before Mody, J., who accepted {Laxmibai v. Tukaram, AIR 1950 Bom 44} as laying down the correct rule. We agree with Mody, J.",
    "positive",
  ],
  [
    "Constitution Bench clarifies",
    "The Constitution Bench has since clarified that {Lily Ammal v. District Judge, (2005) 3 SCC 99} went too far in holding that a second revision lies.",
    "negative",
  ],
  [
    "Constitution Bench explained",
    "In the later case the ratio of {Lily Ammal v. District Judge, (2005) 3 SCC 99} was explained, and it was pointed out that the observations were made with reference to the Code of 1882.",
    "neutral",
  ],
  [
    "explained away and confined",
    "In the later case {Lily Ammal v. District Judge, (2005) 3 SCC 99} was explained as having turned on its own special facts.",
    "negative",
  ],
  [
    "different Act, pari materia denied",
    "{Gurdit Singh v. Financial Commissioner, 1965 PLJ 300} cannot be a guide, since the Punjab Act and the Himachal Act are not in pari materia.",
    "negative",
  ],
  [
    "pari materia",
    "The provisions being in pari materia, we see no difficulty in applying {Gurdit Singh v. Financial Commissioner, 1965 PLJ 300} to the Himachal Act.",
    "positive",
  ],
  [
    "obiter of SC not binding",
    "True it is that in {Nandlal v. Motilal, AIR 1977 SC 800} there is a stray sentence to that effect. A stray sentence is not the ratio, and we are not prepared to be guided by it.",
    "negative",
  ],
  [
    "obiter of SC binding",
    "Even the obiter dictum in {Nandlal v. Motilal, AIR 1977 SC 800} is entitled to the greatest respect. We are bound by it and we follow it.",
    "positive",
  ],
  [
    "no reasons",
    "{Hazari Lal v. Rent Controller, 1972 Ren CR 11} contains no discussion of the point and I do not, therefore, feel bound by it.",
    "negative",
  ],
  [
    "reported wrongly",
    "The head-note to {Subramania v. Rajah of Ramnad, ILR 50 Mad 210} is misleading; the case decides nothing of the sort and is no authority for the defendant's proposition.",
    "negative",
  ],
  ["head-note said", "The head-note to {Subramania v. Rajah of Ramnad, ILR 50 Mad 210} reads as follows.", "neutral"],
  [
    "Privy Council binding",
    "The decision of the Privy Council in {Chandika Prosad v. Ram Ratan, (1914) 41 IA 40} was binding on the Subordinate Judge, and his decree, being in accordance with it, must be upheld.",
    "positive",
  ],
  [
    "Federal Court overruled",
    "The view which found favour with the Federal Court in {Province of Bihar v. Zohra, [1940] FCR 122} was not accepted by the Privy Council on appeal.",
    "negative",
  ],
  [
    "Federal Court followed",
    "As pointed out by Gwyer, C.J. in {In re Berar Motor Spirit Act, [1939] FCR 40}, whose words we respectfully adopt, a constitution must not be construed in a narrow and pedantic sense.",
    "positive",
  ],
  [
    "Federal Court quoted",
    "Gwyer, C.J. said in {In re Berar Motor Spirit Act, [1939] FCR 40} that conflict between the lists should be the last resort.",
    "neutral",
  ],
  [
    "writ petitioner's ground",
    "Ground (G): Because the learned District Judge failed to consider {Mangat Ram v. Sardar Meharban, (1987) 4 SCC 300}.",
    "neutral",
  ],
  [
    "amicus",
    "The learned amicus took us through {Mangat Ram v. Sardar Meharban, (1987) 4 SCC 300} paragraph by paragraph.",
    "neutral",
  ],
  [
    "history of litigation",
    "This is the second round of litigation. In the first, reported as {Mangat Ram v. Sardar Meharban, (1987) 4 SCC 300}, the suit had been remanded for a finding on adverse possession.",
    "neutral",
  ],
  ["negation", "We may not be understood to have departed from {Rattan Arya v. State, (1986) 3 SCC 90}.", "neutral"],
  [
    "negation, reserve",
    "In the view we take it is not necessary to consider the correctness of {Rattan Arya v. State, (1986) 3 SCC 90}.",
    "neutral",
  ],
  [
    "negation, not distinguishable",
    "{Rattan Arya v. State, (1986) 3 SCC 90} cannot be distinguished on any rational basis. It must govern this case as well.",
    "positive",
  ],
  [
    "negation, cannot be followed",
    "{Rattan Arya v. State, (1986) 3 SCC 90} cannot, in our view, be followed any longer.",
    "negative",
  ],
  [
    "negation, never intended",
    "{Rattan Arya v. State, (1986) 3 SCC 90} was never intended to apply to commercial premises, and the High Court was wrong in thinking that it did.",
    "negative",
  ],
  [
    "question",
    "Does {Jagan Nath v. Chief Commissioner, AIR 1967 Delhi 12} hold good after the amendment? That is what falls for our determination.",
    "neutral",
  ],
  [
    "question answered",
    "Does {Jagan Nath v. Chief Commissioner, AIR 1967 Delhi 12} hold good after the amendment? We are clear that it does not.",
    "negative",
  ],
  [
    "question answered",
    "Does {Jagan Nath v. Chief Commissioner, AIR 1967 Delhi 12} hold good after the amendment? We are clear that it does.",
    "positive",
  ],
  [
    "hypothetical",
    "Had {Jagan Nath v. Chief Commissioner, AIR 1967 Delhi 12} been cited before the Tribunal, the result might have been otherwise.",
    "neutral",
  ],
  [
    "trap, revision reversed",
    "In {Mahadeo v. Sovan Devi, AIR 1972 Pat 81} the Munsif decreed the suit; the Subordinate Judge reversed the decree; and the High Court restored it in second appeal.",
    "neutral",
  ],
  [
    "trap, objection overruled",
    "The objection as to court-fee having been overruled in {Mahadeo v. Sovan Devi, AIR 1972 Pat 81}, the plaintiff there paid the deficit under protest.",
    "neutral",
  ],
  [
    "trap, overruling of objection in present",
    "The Munsif overruled the objection as to valuation and cited {Mahadeo v. Sovan Devi, AIR 1972 Pat 81}.",
    "neutral",
  ],
  [
    "trap, distinguished Senior Counsel",
    "Mr. Palkhiwala, a distinguished counsel, argued {Mahadeo v. Sovan Devi, AIR 1972 Pat 81} before the Patna High Court.",
    "neutral",
  ],
  [
    "trap, repealed statute",
    "{Gopi Nath v. State, AIR 1953 Raj 137} was a prosecution under the Marwar Penal Code, since repealed.",
    "neutral",
  ],
  [
    "trap, approval of Government",
    "In {Lucas TVS v. Workmen, (1974) 2 LLJ 90} the approval of the Government to the closure had been obtained and was not questioned.",
    "neutral",
  ],
  [
    "plain, settled",
    "It is well settled that fraud vitiates all solemn acts. {K.V. Chinnaiah v. Sadasivan, (1994) 1 SCC 44}.",
    "neutral",
  ],
  [
    "plain, this Court observed",
    "This Court in {Ezhava Samajam v. P.C. Cherian, (1968) 3 SCR 171} observed that adverse possession must be adequate in continuity, in publicity and in extent.",
    "neutral",
  ],
  ["plain, refer", "Refer: {Kanhaiya v. Dr. Zakir, (2000) 1 SCC 400}.", "neutral"],
  ["refer and rely", "Refer to and rely on: {Kanhaiya v. Dr. Zakir, (2000) 1 SCC 400}.", "positive"],
  ["headnote, not followed", "{Sukhdev v. Kirpa, [1969] 3 SCR 902} — not followed.", "negative"],
  [
    "headnote, dissented",
    "{Ghasi v. Emperor, ILR 52 All 300}, dissented from. Balak v. King-Emperor, ILR 14 Luck 1, agreed with.",
    "negative",
  ],
  [
    "headnote, agreed with",
    "Ghasi v. Emperor, ILR 52 All 300, dissented from. {Balak v. King-Emperor, ILR 14 Luck 1}, agreed with.",
    "positive",
  ],
  [
    "headnote, overruled in list",
    "Case Law: 1978 (1) SCR 40, followed; {1981 (3) SCR 77}, overruled; 1990 (2) SCR 11, referred to.",
    "negative",
  ],
  [
    "headnote, referred in list",
    "Case Law: 1978 (1) SCR 40, followed; 1981 (3) SCR 77, overruled; {1990 (2) SCR 11}, referred to.",
    "neutral",
  ],
  [
    "headnote, followed in list",
    "Case Law: {1978 (1) SCR 40}, followed; 1981 (3) SCR 77, overruled; 1990 (2) SCR 11, referred to.",
    "positive",
  ],
  ["headnote, affirmed", "{Judgment of the Madras High Court, (1958) 2 MLJ 601}, affirmed.", "positive"],
  ["headnote, reversed", "{Judgment of the Orissa High Court, ILR 1960 Cut 44}, reversed.", "negative"],
  ["citation row", "{AIR 1988 SC 719} 1988 SCR (2) 930 1988 SCC (2) 130 JT 1988 (1) 310", "unknown"],
  ["case number", "{Civil Appeal No. 2201 of 1969}.", "unknown"],
  ["MANU", "{MANU/SC/0412/1996}", "unknown"],
  [
    "OCR, damaged",
    "With great res-\npect to the learned Judges, {Nur Din v. Emperor, A.I.R. 1936 Lah. 500} was wrong-\nly decided.",
    "negative",
  ],
  [
    "OCR, marginal letters",
    "This court in {Dhirendra v. Superintendent, [1955] 1 S.C.R. 224} D held\nthat such a reference is valid. E We adhere to that\nview. F",
    "positive",
  ],
  [
    "OCR, 1ack of space",
    "The learned counsel placed reliance on{Ittavira v. Varkey,[1964]1 SCR 495}.It is,however,distinguishable onfacts.",
    "negative",
  ],
  [
    "order of court",
    "{Gian Kaur v. Raghubir, (2011) 4 SCC 567} covers the matter. Appeal allowed. No costs.",
    "positive",
  ],
  [
    "strong reliance by court",
    "We place reliance on {Sarup Gupta v. Jai Devi, (2008) 7 SCC 210} wherein an identical clause was construed to exclude arbitration.",
    "positive",
  ],
  [
    "in tune",
    "The order of the learned Single Judge is in tune with {Aruna Rao v. University of Bombay, 1998 (2) Mh.L.J. 500}, and the appeal is dismissed.",
    "positive",
  ],
  [
    "no reason to differ",
    "We see no reason to differ from the view of the Gauhati High Court in {Dipali Borah v. State of Assam, (2001) 2 GLR 90}.",
    "positive",
  ],
  [
    "question of precedent",
    "Being a decision of a Bench of co-equal strength rendered in ignorance of the earlier one, {Rukmani v. Executive Engineer, 1999 (3) CTC 40} is not good law.",
    "negative",
  ],
  [
    "doubts expressed",
    "Speaking for myself, I entertain grave doubts whether {Bhairon v. Ram Sewak, AIR 1950 Ajmer 12} was rightly decided.",
    "negative",
  ],
];
