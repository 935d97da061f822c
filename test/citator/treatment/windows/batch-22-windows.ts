import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 22, that the rules may be tuned on: written without sight of the rules by three authors,
 * 160 each. Before anything was tuned on them 333 of the 480 were read as labelled.
 */
export const BATCH_22_WINDOWS: readonly TreatmentWindow[] = [
  [
    "not followed",
    "Our sister circuit saw the matter otherwise in {Delacourt v. Tri-County Freight, Inc., 614 F.2d 388 (8th Cir. 1980)}, where it thought that the carrier's tariff filing of itself put the shipper upon notice. With great respect, we cannot bring ourselves to read so much into a document which no shipper of ordinary prudence is known ever to have opened.",
    "negative",
  ],
  [
    "followed",
    "It is said that time has drained the force from {Ostrander v. Commissioner, 188 F.2d 902 (3d Cir. 1951)}. We do not find it so. A taxpayer who holds the bonds, clips the coupons and spends the proceeds is today, as he was then, the owner of the income.",
    "positive",
  ],
  [
    "other case",
    "The rule was first stated in {Wendover v. Colfax National Bank, 97 F.2d 610 (7th Cir. 1938)}, and was carried to its farthest point in Bremer v. Union Trust Co., 144 F.2d 18 (7th Cir. 1944). The latter decision, having been circulated to all the judges in regular active service, is today overruled.",
    "neutral",
  ],
  [
    "reversed",
    "The district judge drew comfort from {Tolliver v. Bd. of Educ. of Marion Parish, 355 F. Supp. 912 (W.D. La. 1973)}, rev'd on other grounds and remanded, 501 F.2d 66 (5th Cir. 1974), but there is little comfort left in it.",
    "negative",
  ],
  [
    "relied on",
    "Were the question a fresh one, there might be something to be said upon both sides of it. It is not fresh. Nineteen years ago, in {Strickland Bros. v. Nunez, 42 F.3d 1166 (9th Cir. 1994)}, a panel of this court gave the answer, and a three-judge panel has no commission to give another.",
    "positive",
  ],
  [
    "history",
    "The litigation has been here before. In {Keough v. Consolidated Reservoir Dist., 288 F.3d 715 (10th Cir. 2002)}, we set aside the first consent decree, which the State had attacked as an improper surrender of its regulatory power, and sent the matter back for a hearing.",
    "neutral",
  ],
  [
    "accord",
    "The privilege does not survive the client's voluntary disclosure of the memorandum to its auditors. Lathrop v. Peerless Can Co., 130 F.R.D. 44 (S.D.N.Y. 1990); accord {In re Halvorsen Shipping Litig., 892 F.2d 1107 (1st Cir. 1989)}.",
    "positive",
  ],
  [
    "limited",
    "Whatever may be the virtue of {Lindqvist v. American Lines, 349 U.S. 288 (1955)}, in the admiralty, where the judge is accustomed to divide and apportion, it was never meant to be brought ashore; and we decline to be the first to land it.",
    "negative",
  ],
  [
    "overruled by other",
    "Appellant's brief leans with its whole weight upon {Garner v. Delta Packing Co., 219 F.2d 640 (5th Cir. 1955)}. It appears to have escaped counsel's notice that the prop was kicked away in Sumner v. Midland, 361 U.S. 402 (1960), where the Supreme Court reached the contrary conclusion and named Garner in doing so.",
    "negative",
  ],
  [
    "explained",
    "What {Hollister v. Continental Rail Equipment Co., 166 F.2d 299 (3d Cir. 1948)}, decided was this: that a foreman who signs a release in ignorance of a fracture may yet avoid it. Whether the same holds where he suspected the fracture and signed regardless, the opinion did not say.",
    "neutral",
  ],
  [
    "actor",
    "In {Beaudry v. Immigration & Naturalization Serv., 712 F.2d 1188 (9th Cir. 1983) (en banc)}, this court overruled its earlier decision in Salgado v. Kern, 604 F.2d 33 (9th Cir. 1979), which had treated the thirty-day period as jurisdictional.",
    "neutral",
  ],
  [
    "see also",
    "The Commission's authority over intrastate pooling has been a vexed subject since the Act was passed, and it has produced decisions that are hard to reconcile and at least one, Norwood, that was plainly wrong. See also {Burleigh Gas Co. v. Federal Power Comm'n, 254 F.2d 71 (D.C. Cir. 1957)} (describing the pools).",
    "neutral",
  ],
  [
    "lower court view",
    "The Magistrate Judge put aside {Coombs v. Alvarado, 118 F.3d 46 (5th Cir. 1997)}, as a case turning upon its own peculiar facts. Neither side has objected to that portion of the report, and it is not before us.",
    "neutral",
  ],
  [
    "no longer good law",
    "Since the 2015 amendments to the discovery rules, {Thackeray v. NovaStent, Inc., 266 F.R.D. 501 (D. Minn. 2010)}, speaks of a world that no longer exists. Proportionality is now part of the definition of what may be had, not a ground for resisting it.",
    "negative",
  ],
  [
    "distinguished",
    "Plaintiffs' favorite authority is {Ellison v. Tenn. Dep't of Corr., 903 F.3d 617 (6th Cir. 2018)}. But that was a suit under a statute which says “any person”; ours says “any employee.” A decision about the one vocabulary has nothing to teach about the other.",
    "negative",
  ],
  [
    "left open",
    "Whether {O'Bannion v. Kessler, 83 F.2d 14 (8th Cir. 1936)}, has outlived the merger of law and equity is a question that has excited some of the commentators. We leave them to it; this appeal may be decided without an answer.",
    "neutral",
  ],
  [
    "cf",
    "Cf. {Vandiver v. Amalgamated Clothing Distribs., 317 F.2d 808 (2d Cir. 1963)} (employer's statement, though intemperate, not coercive in light of the small plant and the long acquaintance of the parties).",
    "neutral",
  ],
  [
    "narrowed",
    "After Fenwick v. United States, 500 U.S. 711 (1991), there remains of {Corwin, 478 U.S. at 602}, at most the narrow proposition that an indigent must be told of the hearing. That he must be furnished with an investigator at public cost is a notion to which we can no longer subscribe.",
    "negative",
  ],
  [
    "contra",
    "A guarantor who pays without protest may nonetheless recover from the co-surety. Adair v. First Nat'l Bank, 190 F.2d 333 (10th Cir. 1951). Contra, {Loomis v. Exchange State Bank, 187 F.2d 12 (8th Cir. 1951)}.",
    "negative",
  ],
  [
    "declines to overrule",
    "The plea that we should bury {Abernathy v. Public Utils. Comm'n, 384 U.S. 919 (1966)}, is made with eloquence but without any showing of the sort of special justification that our cases demand. Utilities have built, lenders have lent, and legislatures have taxed in reliance upon it. It stands.",
    "positive",
  ],
  [
    "history",
    "The story of the two-witness rule in this circuit is soon told. It begins with {United States v. Lattimore Grain Co., 58 F.2d 411 (8th Cir. 1932)}, continues through a half dozen wartime prosecutions, and was thought by some of the bar to have ended when Congress repealed the Elevator Act.",
    "neutral",
  ],
  [
    "followed",
    "My own inclination, had I been writing upon a clean slate, would be to grant the motion. But the slate has been written upon by those whose hand I must obey, {Cardenas v. Ft. Bend Levee Dist., 835 F.3d 402 (5th Cir. 2016)}, and the motion is accordingly denied.",
    "positive",
  ],
  [
    "counsel",
    "Petitioner's first, and indeed principal, submission is that {State Farm Producers' League v. Enright, 298 U.S. 541 (1936)}, was egregiously wrong on the day it was handed down and ought now to be consigned to the lumber room. We come to that submission in Part IV.",
    "neutral",
  ],
  [
    "distinguished",
    "No help is to be had from {People of Guam v. Terlaje, 587 F.2d 441 (9th Cir. 1978)}. Terlaje pleaded guilty, with counsel at his elbow, and then sought to take it back; this appellant has protested his innocence to all who would listen from the first hour to the last.",
    "negative",
  ],
  [
    "explained",
    "A word about {Tri-State Broadcasting v. FCC, 407 F.2d 1310 (D.C. Cir. 1969)}, since the parties have quarreled at length about what it was that happened there. The licensee had applied for renewal; a competing applicant was found; the Commission, after some vacillation, preferred the incumbent.",
    "neutral",
  ],
  [
    "applied",
    "We see no reason why what was held good for barges in {Cutler Towing Co. v. The Maria B., 179 F.2d 206 (2d Cir. 1950)}, should be thought bad for airplanes. A custodian who cannot explain the damage pays for it, be the thing bailed afloat or aloft.",
    "positive",
  ],
  [
    "wrongly decided",
    "Candor obliges the writer, who joined the opinion in {Haverford Trust v. Estate of Muncie, 402 F.2d 699 (3d Cir. 1968)}, to say that he has since come to think it mistaken, and that his colleagues upon the present panel, who bear none of the blame, share the opinion.",
    "negative",
  ],
  [
    "agree",
    "Four courts of appeals have spoken to the point, and three of them one way. We cast our lot with the three, and in particular with the thoughtful treatment in {Monaghan v. Benefit Trust of Utah, 171 F.3d 1014 (10th Cir. 1999)}.",
    "positive",
  ],
  [
    "cited",
    "Title to the bed of a navigable stream passed to the State on its admission to the Union. {Choteau County v. Great Northern Elevator Co., 341 U.S. 266 (1951)}. None of the parties says otherwise; what divides them is whether the Little Sandy was, in 1889, navigable in fact.",
    "neutral",
  ],
  [
    "affirmed",
    "We granted certiorari, 488 U.S. 905, to review the decision of the Court of Appeals for the Fourth Circuit in {Dorrance v. Maryland Racing Comm'n, 846 F.2d 1144 (1988)}, and now affirm.",
    "positive",
  ],
  [
    "hypothetical",
    "Had the Secretary asked us to reconsider {Babcock v. Weems, 610 F.2d 201 (5th Cir. 1980)}, we should have been obliged to consider whether it can be squared with later authority. He has not asked, and the matter may be left for a day when someone does.",
    "neutral",
  ],
  [
    "superseded",
    "Until November 1987 sentencing judges in this district quite properly looked to {United States v. Bascombe, 721 F.2d 90 (4th Cir. 1983)}. The Guidelines having since occupied the whole field, that decision retains the interest of an old map.",
    "negative",
  ],
  [
    "not binding",
    "Defendants place before me a summary order, {Arbogast v. Town of Islip, 388 F. App'x 52 (2d Cir. 2010)}. By rule such an order makes no law, and this one, two paragraphs long and innocent of any citation, does not tempt me to treat it as if it did.",
    "negative",
  ],
  [
    "see generally",
    "See generally {In re Monongah Bondholders' Comm., 40 F. Supp. 202 (N.D. W. Va. 1941)}; Note, The Indenture Trustee's Unhappy Lot, 55 Colum. L. Rev. 1190 (1955) (attacking the prevailing rule as indefensible).",
    "neutral",
  ],
  [
    "lower court",
    "In instructing the jury the learned trial judge borrowed a paragraph from {Osgood v. Sperry Elevator Co., 300 F.2d 414 (2d Cir. 1962)}. The judgment must be reversed, but for a reason which has nothing to do with that paragraph.",
    "neutral",
  ],
  [
    "limited",
    "Nothing in {Redwine v. Alloy Castings Corp., 520 F.3d 66 (6th Cir. 2008)}, reaches beyond the closely held corporation; its every sentence presupposes two brothers, one ledger, and no outside shareholders. The attempt to stretch it over a company listed on the New York Stock Exchange tears the cloth.",
    "negative",
  ],
  [
    "approved",
    "Of the several formulations in the lower courts, that of the Seventh Circuit in {Ingersoll v. Tabor, 958 F.2d 1290 (7th Cir. 1992)}, comes nearest to the mark, and we make it our own. The contrary cases, which rest on a misreading of the Act of 1934, are disapproved.",
    "positive",
  ],
  [
    "compare",
    "The figures vary a good deal. In {Zavala v. Corpus Shipyards, 448 F. Supp. 600 (S.D. Tex. 1978)}, the award for a below-knee amputation was $310,000; in a New Jersey case of the same year it was twice that; and in Crosby, since discredited, it was a tenth.",
    "neutral",
  ],
  [
    "inconsistent",
    "There is no way to give this petitioner relief and leave {Ackroyd v. Superintendent, 233 F.3d 61 (1st Cir. 2000)}, standing beside it. One of the two must yield, and upon consideration by the full court it is the earlier judgment that does.",
    "negative",
  ],
  [
    "other case",
    "Our holding in Brock v. Sullivan County, 822 F.2d 19 (6th Cir. 1987), which in turn had taken its language from {Eames v. Board of Supervisors, 641 F.2d 1250 (6th Cir. 1981)}, is the decision to which we must adhere, unless and until the court en banc shall say otherwise.",
    "neutral",
  ],
  [
    "followed",
    "Today we fall into line. For the reasons given in {Grandy v. Coastal Pension Fund, 44 F.4th 901 (4th Cir. 2022)}, reasons that have since satisfied every court to examine them, a fiduciary who conceals his own breach may not plead the six-year bar.",
    "positive",
  ],
  [
    "eroded",
    "The tide has gone out and left {Thornbury v. Postmaster General, 122 F.2d 317 (D.C. Cir. 1941)}, high upon the beach. What was once a privilege, to be granted or withheld as a matter of grace, our later cases uniformly treat as property.",
    "negative",
  ],
  [
    "relied on",
    "That a receiver may sue in the courts of another district without ancillary appointment is no longer open to debate in this court, and has not been since {Cosgrove v. Wheeling Trac. Co., 144 F.2d 902 (4th Cir. 1944)}.",
    "positive",
  ],
  [
    "reversed",
    "The judgment of the Court of Appeals, {Wexford Mut. Ins. Co. v. Santangelo, 689 F.3d 402 (2d Cir. 2012)}, is reversed, and the cause is remanded for the entry of a decree in conformity with this opinion.",
    "negative",
  ],
  [
    "adhered",
    "The Solicitor General renews, in somewhat sharper language, the objections to {Prudhomme v. Bureau of Prisons, 768 F.2d 912 (5th Cir. 1985)}, that he pressed without success in that very case. They have not improved with keeping.",
    "positive",
  ],
  [
    "string cite",
    "The Board's theory, if theory it may be called, has been tried in at least five circuits and has been repudiated in none of them only because no one had the temerity to press it to judgment. See, e.g., {NLRB v. Kettering Foundry, 355 F.2d 1009 (6th Cir. 1966)} (theory abandoned at argument).",
    "neutral",
  ],
  [
    "criticised",
    "So far as our researches disclose, {Bratton v. Ill. Toll Highway Auth., 16 F. Supp. 3d 733 (N.D. Ill. 2014)}, has the distinction of having been cited thirty-one times and followed not once. We shall not spoil the record.",
    "negative",
  ],
  [
    "overruled sub silentio",
    "Though the Justices did not mention {Latham v. Rowe, 270 U.S. 601 (1926)}, by name, it is plain that they could not have decided Winslow as they did and have left it alive. An inferior court may take notice of a death without waiting for the certificate.",
    "negative",
  ],
  [
    "actor",
    "{Sandoval v. Rio Arriba Land & Cattle, 524 F.2d 77 (10th Cir. 1975)}, which followed Otero v. Baca almost paragraph by paragraph, arose upon a petition for partition.",
    "neutral",
  ],
  [
    "quoted neutral",
    "A “throughput agreement,” as the term is used in the trade, obliges the shipper to move, or at least to pay for moving, a stated volume over a term of years. {Colonial Crude Co. v. Federal Energy Regulatory Comm'n, 801 F.2d 1440, 1442 n.3 (D.C. Cir. 1986)}.",
    "neutral",
  ],
  [
    "but cf",
    "The great weight of authority places upon the insurer the burden of proving the exclusion. Hines v. Globe Cas. Co., 455 F.2d 30 (1st Cir. 1972). But cf. {Simonds v. Atlas Surety, 461 F.2d 1288 (1st Cir. 1972)} (burden on insured where exception is to exclusion).",
    "negative",
  ],
  [
    "declined",
    "We have been pressed to adopt the “functional nexus” inquiry of {Ashworth v. Bell Harbor Hosp., 133 F.3d 540 (9th Cir. 1998)}. It seems to us neither functional nor an inquiry, and we shall do without it.",
    "negative",
  ],
  [
    "history",
    "After our remand in {Esparza v. City of Laredo, 670 F.2d 944 (5th Cir. 1982)}, the parties settled, the decree was entered by consent, and nothing further was heard of the case until these intervenors filed their motion some eleven years afterwards.",
    "neutral",
  ],
  [
    "quoted",
    "The applicable law was accurately and economically stated in {Sizemore v. Burley Tobacco Growers, 239 F.2d 16 (6th Cir. 1956)}, and since no rephrasing of ours could improve it we set the passage out in full and rest our judgment on it.",
    "positive",
  ],
  [
    "per incuriam type",
    "Nobody appears to have told the panel in {Riordan v. Maritime Comm'n, 170 F.2d 655 (D.C. Cir. 1948)}, of the Act of August 2, 1946, which had by then been law for two years. A ruling made in the dark about the controlling statute can have no claim upon those who have the statute before them.",
    "negative",
  ],
  [
    "relied on",
    "Any lingering doubt is put to rest by {Comptroller v. First Sav. Bank of Dubuque, 441 U.S. 790 (1979)}, in which upon facts less favorable to the bank the Court found nothing in the Act to forbid the branch.",
    "positive",
  ],
  [
    "lower court",
    "The district court remarked that it was following {Tuttle v. N. Cal. Growers Exch., 318 F.2d 602 (9th Cir. 1963)}, “with the enthusiasm of a man going to the dentist.” Appellant does not suggest that this was error.",
    "neutral",
  ],
  [
    "relied on",
    "The exclusion of the diary was right. {United States v. Blankenship, 563 F.2d 1211 (6th Cir. 1977)}, requires a showing that the entries were made at or near the time of the event, and of any such showing this record is bare.",
    "positive",
  ],
  [
    "questioned",
    "How much weight {Ferrante v. New York Produce Terminal, 292 F.2d 180 (2d Cir. 1961)}, will now bear is uncertain. Its principal authority has been overturned, its author has recanted, and the statute it construed has been amended thrice.",
    "negative",
  ],
  [
    "followed",
    "The United States, with commendable frankness, concedes that if {Whittaker v. General Services Admin., 229 Ct. Cl. 418 (1981)}, is right it must lose. It is right; and it must.",
    "positive",
  ],
  [
    "counsel",
    "According to the Administrator, {Clearwater League v. EPA, 571 F.2d 809 (D.C. Cir. 1978)}, has been superseded by the 1990 amendments. According to the League, the amendments codified it. We find it unnecessary to arbitrate, because the petition is out of time.",
    "neutral",
  ],
  [
    "affirmed",
    "Having heard argument and examined the record, we are content to adopt as our own the opinion of Chief Judge Rennie, reported as {Ostby v. Missoula White Pine Co., 178 F. Supp. 55 (D. Mont. 1959)}.",
    "positive",
  ],
  [
    "abrogated",
    "Congress, in the Civil Rights Restoration Act, said in terms that the approach taken in {Falkner v. Grove Seminary, 468 U.S. 1233 (1984)}, was not the one it had intended; and there, so far as this court is concerned, the matter ends.",
    "negative",
  ],
  [
    "relied on",
    "We gave our word in {Tanaka v. Island Sugar Planters, 462 F.2d 1331 (9th Cir. 1972)}, that a member who exhausted one internal appeal need not attempt the other. Men have acted on it. It would ill become us to go back on it now because the consequence is inconvenient.",
    "positive",
  ],
  [
    "distinguished",
    "{In re Grand Jury Subpoena (Ketchum), 723 F.2d 9 (2d Cir. 1983)}, had to do with a target of criminal inquiry who feared his own words. A corporation in a civil suit, which has no privilege and can have no such fear, does not get under that umbrella.",
    "negative",
  ],
  [
    "controls",
    "Try as the appellant may to dress it in other clothes, his complaint is the one that was heard and dismissed in {Fitzhugh v. Director, OWCP, 884 F.2d 217 (4th Cir. 1989)}; and the same law that put that petitioner out of court puts him out too.",
    "positive",
  ],
  [
    "cf",
    "Cf. {Kirkland v. Merit Systems Protection Bd., 829 F.2d 603 (Fed. Cir. 1987)} (noting, without resolving, the tension between the two regulations).",
    "neutral",
  ],
  [
    "weakened",
    "We notice {Adkisson v. Southern Bell Directory Co., 158 F.2d 722 (5th Cir. 1946)}, only to say that it was decided at a time when directories were thought to be no more than public bulletin boards, and that a decision bottomed on that conceit can have little to say to us.",
    "negative",
  ],
  [
    "not followed",
    "I am aware that my colleague in the Central District came out the other way in {Yoon v. StreamHaus, Inc., 512 F. Supp. 3d 970 (C.D. Cal. 2021)}. For what it may be worth, I would send the arbitrability question to the court and not to the arbitrator, and in this case I do.",
    "negative",
  ],
  [
    "followed",
    "We reach this conclusion without pleasure, for the claimant is old, and ill, and has been badly advised. But the law was laid down in {Sundquist v. Railroad Retirement Bd., 264 F.2d 311 (8th Cir. 1959)}, and it leaves us no room for kindness.",
    "positive",
  ],
  [
    "superseded by rule",
    "The practice approved in {Bickerstaff v. Carolina Veneer Co., 16 F.R.D. 212 (W.D.N.C. 1954)}, of calling the adversary's expert by subpoena without more, was done away with by the amendment of 1970, and the committee's note leaves no doubt that it was meant to be.",
    "negative",
  ],
  [
    "reaffirmed",
    "No fewer than eleven amici, among them three former Solicitors General, have counseled us to abandon {Pettigrew v. Arizona Land Dep't, 459 U.S. 122 (1982)}. Numbers are not reasons. We decline.",
    "positive",
  ],
  [
    "see",
    "A bill of lading is at once a receipt, a contract, and a document of title. See {Pacific Tallow Co. v. S.S. Brandywine, 257 F.2d 440 (9th Cir. 1958)}.",
    "neutral",
  ],
  [
    "lower court",
    "The Tax Court considered {Littlefield v. Helvering, 92 F.2d 117 (1st Cir. 1937)}, “of doubtful authority,” but thought that it need not be discarded, since in any event the corporation had kept no books.",
    "neutral",
  ],
  [
    "not good law",
    "In this diversity action we sit as an Ohio court; and since no Ohio court would today decide {Maumee Brick Co. v. Hoehn, 88 Ohio St. 401, 104 N.E. 520 (1913)}, as it was decided then, neither may we.",
    "negative",
  ],
  [
    "relied on",
    "If the reasoning of {Gutierrez v. Imperial Irrigation Dist., 798 F.2d 1220 (9th Cir. 1986)}, is sound for a ditch, as we think that it is, it is sound for a pipe.",
    "positive",
  ],
  [
    "counsel",
    "Respondent spends some nine pages upon the demolition of {Carrick v. Tennessee Eastman Carriers, 526 F.2d 84 (6th Cir. 1975)}, which she calls a judicial amendment of the Act. Petitioner having expressly disclaimed any reliance on that case, the nine pages were wasted.",
    "neutral",
  ],
  [
    "actor",
    "The statute is void for vagueness, and we so hold. It was passed in the year following {Commonwealth v. Sprague, 401 Pa. 220, 163 A.2d 817 (1960)}, evidently in the hope of meeting the criticism that the Pennsylvania court had there made of its predecessor.",
    "neutral",
  ],
  [
    "counsel",
    "On the States' telling, {Vickery, 530 U.S. at 718}, worked a quiet revolution in the law of standing. On the Solicitor General's telling it was a tax case and nothing more. The difference need not be composed today, since these plaintiffs have paid the tax.",
    "neutral",
  ],
  [
    "followed",
    "Whatever the merits of the academic criticism, and there has been a good deal, one panel of this Court may not undo the work of another. {Dupree v. Calcasieu Marine Nat'l Fund, 613 F.3d 288 (5th Cir. 2010)}, is therefore the end of the matter, and summary judgment was properly given.",
    "positive",
  ],
  [
    "other case",
    "The most that can be said for Penrose is that it was decided in haste, upon a temporary injunction, in an election year. Its aftermath is chronicled in {Latimore v. Secretary of State, 419 F. Supp. 1125 (M.D. Ala. 1976)}.",
    "neutral",
  ],
  [
    "reversed",
    "The Ninth Circuit held that the wharf was a vessel. {Ocampo v. Long Beach Container Corp., 905 F.3d 1181 (2018)}. A structure that has neither moved nor been meant to move since the Coolidge Administration is not a vessel, and we reverse.",
    "negative",
  ],
  [
    "disapproved",
    "6. We are aware that the Courts of Appeals have sometimes spoken of a “presumption of vindictiveness” arising from the mere passage of time. See {United States v. Rathbone, 741 F.2d 455 (1st Cir. 1984)}. There is no such presumption.",
    "negative",
  ],
  [
    "approved",
    "The result in {Navarre Coop. Elevator v. Commodity Credit Corp., 329 F.2d 812 (8th Cir. 1964)}, was denounced at the time as a triumph of bookkeeping over justice. To us it appears to have been simply correct: a warehouse that cannot find the grain must buy it.",
    "positive",
  ],
  [
    "history",
    "When the Advisory Committee met at Asheville in 1961 it had before it {Rosengarten v. Penn Textile, 24 F.R.D. 388 (E.D. Pa. 1959)}, and a memorandum of Professor Hale's upon it. The minutes do not record what was said.",
    "neutral",
  ],
  [
    "contra",
    "See Pohl v. Union Savings, 88 F. Supp. 2d 1007 (E.D. Mo. 2000); Agee v. Trustmark, 91 F. Supp. 2d 311 (S.D. Miss. 2000). Contra {Ledbetter v. Home Loan Servs., 90 F. Supp. 2d 760 (N.D. Ala. 2000)}.",
    "negative",
  ],
  [
    "refused",
    "I will not charge the jury in the words of {Estep v. Bituminous Haulers, 214 F.2d 903 (6th Cir. 1954)}, as the defendant has requested. Those words place on an injured man the burden of proving that he was careful, and that has not been the law since contributory negligence became an affirmative defense.",
    "negative",
  ],
  [
    "dissent",
    "Judge Tamm would have reversed on the strength of {Peltier v. United Cable Sys., 590 F.2d 48 (2d Cir. 1978)}, and reproached the majority for what he called its studied silence.",
    "neutral",
  ],
  [
    "relied on",
    "The Trustees reply that the plan was ambiguous, and that ambiguity is theirs to resolve. So it is, when there is any. But {Caldera v. Western Conf. Pension Tr., 873 F.2d 1140 (9th Cir. 1989)}, forbids a trustee to manufacture the fog through which he then professes to peer.",
    "positive",
  ],
  [
    "no longer followed",
    "The Board once took a different view, {Hudson Valley Poultry, 112 N.L.R.B. 804 (1955)}, but it has thought better of it, as every agency is entitled to do if it says why. It has said why, and we think that its second thoughts were the wiser.",
    "negative",
  ],
  [
    "followed",
    "No principled line can be run between the fisherman's share in {Bettencourt v. The Stella Maris, 260 F.2d 19 (1st Cir. 1958)}, and the musician's share in this. Each is a wage by another name, and each is subject to the tax.",
    "positive",
  ],
  [
    "actor",
    "In {Sutphen v. Great Falls Paper, 35 F.3d 1290 (7th Cir. 1994)}, the court rejected the inevitable-disclosure theory outright, overruling two panel decisions and disapproving a third. The opinion has been much discussed in the journals.",
    "neutral",
  ],
  [
    "erosion",
    "The foundation of {Chisholm v. United States Shipping Bd., 28 F.2d 505 (2d Cir. 1928)}, was the proposition that the sovereign in trade is still the sovereign. When the Supreme Court repudiated that proposition in 1949, whatever had been built on it fell.",
    "negative",
  ],
  [
    "abrogated",
    "Movant cites {United States v. Pacheco-Leal, 438 F.3d 911 (9th Cir. 2006)}, which was good law when his brief was written. It ceased to be so eleven days later.",
    "negative",
  ],
  [
    "adopt",
    "We hold with {Bramwell v. Cascade Timber, 118 Wash. 2d 402, 823 P.2d 1100 (1992)}, that the covenant touches and concerns the land. The contrary opinion of the trial judge, though learned, was given before that decision came down.",
    "positive",
  ],
  [
    "unpersuasive",
    "The First Circuit found in the legislative history “a clear signal.” {Soares v. New Bedford Cold Storage, 502 F.2d 18, 23 (1st Cir. 1974)}. We have looked where it looked, and can see only a subcommittee chairman thinking aloud.",
    "negative",
  ],
  [
    "other case",
    "The amended complaint, 214 pages long, violates Rule 8 and, here and there, the rules of grammar. It is dismissed with leave to replead. See {Isbell v. Dade Cnty. Hosp. Auth., 211 F. Supp. 3d 1300 (S.D. Fla. 2016)} (discussing “shotgun” pleadings).",
    "neutral",
  ],
  [
    "cf",
    "The Comptroller's predecessor took three years to act upon a similar petition, cf. {Citizens' Bank of Paola v. Saxbury, 352 F. Supp. 771 (D. Kan. 1972)}, and this one took eleven days. Neither interval tells us much.",
    "neutral",
  ],
  [
    "but see",
    "A prisoner's transfer ordinarily moots his claim for an injunction. Pickard v. Dolan, 804 F.3d 60 (7th Cir. 2015); Strom v. Weber, 690 F.3d 18 (8th Cir. 2012). But see {Lucero v. Warden, 778 F.3d 955 (10th Cir. 2015)}.",
    "negative",
  ],
  [
    "followed",
    "We have been invited to look behind {Prather v. Wichita Falls Compress Co., 251 F.2d 388 (5th Cir. 1958)}, as one looks behind a stage set, and to find that there is nothing there but lath. We have looked. The structure is sound, and we rest our weight upon it.",
    "positive",
  ],
  [
    "actor",
    "The wool tariff, against which so much was said and of which so little good could be, was construed in {Passaic Worsted Co. v. United States, 16 Ct. Cust. 288 (1928)}, and repealed in 1934.",
    "neutral",
  ],
  [
    "distinguished",
    "The warning that saved the officers in {State ex rel. Duffy v. Pierce Cnty., 9 F. Supp. 2d 1188 (W.D. Wash. 1998)}, was never given to this plaintiff, and with it goes all that the case might otherwise have contributed to the defense.",
    "negative",
  ],
  [
    "declines",
    "Defendant offers the “market reality” standard of {Gould-Farrar v. Empire Radio Net., 434 F.2d 1177 (2d Cir. 1970)}. We prefer to ask what the contract said.",
    "negative",
  ],
  [
    "hypothetical",
    "It may be that someday, on a proper record, we shall be called on to decide whether {Bozeman v. Public Housing Admin., 261 F.2d 144 (5th Cir. 1958)}, can live in the same house with the Fair Housing Act. This is not the day, and this is not the record.",
    "neutral",
  ],
  [
    "other case",
    "Revenue Ruling 61-88 is, we regret to say, indefensible: it contradicts the Code, the regulations, and itself. It was issued in the wake of {Estate of Cornwallis v. Commissioner, 33 T.C. 1020 (1960)}, to which the Commissioner had announced his nonacquiescence.",
    "neutral",
  ],
  [
    "criticised",
    "I must confess that, though I have read {Winograd v. Beneficial Indus. Loan Soc., 143 F. Supp. 505 (D.N.J. 1956)}, four times, I do not understand it; and I doubt whether one ought to take away a man's farm on the strength of what one does not understand.",
    "negative",
  ],
  [
    "reversed",
    "We think that the Court of Customs and Patent Appeals fell into error at the first step when it treated the claims in {In re Hallstrom, 402 F.2d 960 (C.C.P.A. 1968)}, as directed to a mental process. A furnace is not a mental process. The judgment must be reversed.",
    "negative",
  ],
  [
    "dissent",
    "Mr. Justice Whitford's separate opinion argues with much learning that {Mobile Lighterage Co. v. Tax Comm'r, 222 U.S. 601 (1912)}, ought to be overruled. The Court does not reach the question, for reasons that appear in Part II.",
    "neutral",
  ],
  [
    "agree",
    "Both courts to have faced the question have said that the homestead claim relates back to the petition. {In re Villanueva, 391 B.R. 14 (B.A.P. 1st Cir. 2008)}; In re Dorsett, 402 B.R. 88 (Bankr. D.N.M. 2009). They are right.",
    "positive",
  ],
  [
    "overruled in part",
    "In one respect {Carstairs v. Board of Tax Appeals, 331 U.S. 802 (1947)}, went farther than the Constitution allows. A taxpayer may not be put to his election between the privilege and the deduction, and what was there said in support of such an election we now withdraw.",
    "negative",
  ],
  [
    "followed",
    "Since {Meriden Silver Co. v. Collector, 77 U.S. (10 Wall.) 590 (1870)}, it has been familiar doctrine that duties paid without protest are gone for good. That doctrine is fatal to this action.",
    "positive",
  ],
  [
    "explained",
    "Under the approach taken in {Oswego Barge Repair v. Dep't of Env't Conservation, 92 F.3d 414 (2d Cir. 1996)}, a court looks first to the location of the spill, next to its volume, and last to the speed of the response. Some courts collapse the second inquiry into the first.",
    "neutral",
  ],
  [
    "lower court",
    "The trial judge, sitting without a jury and following {Engstrom v. Duluth Ore Dock Co., 140 F. Supp. 262 (D. Minn. 1956)}, found the dock unseaworthy. We reverse, since the plaintiff had released his claim before ever the suit was brought.",
    "neutral",
  ],
  [
    "not persuasive",
    "Against this weight of authority the plaintiff can set only {Sager v. Bell Labs Credit Union, 97 F. Supp. 2d 644 (D.N.J. 2000)}, a decision rendered without opposition and without reasons.",
    "negative",
  ],
  [
    "upheld",
    "For seventy years and more the courts of admiralty have acted upon {The Amity Point, 259 U.S. 688 (1922)}. Seamen have shipped, owners have insured, and Congress, which has amended the Act nine times, has left it severely alone. We do the same.",
    "positive",
  ],
  [
    "actor",
    "{Perrault v. Boston Wharf Co., 333 F.2d 1010 (1st Cir. 1964)}, reversed a judgment for the bailee, and did so with some asperity. It will be found useful by anyone who wishes to know how tea was stored in 1960.",
    "neutral",
  ],
  [
    "wrong",
    "What is stated in {Caswell v. Barre Granite, 71 F. Supp. 314 (D. Vt. 1947)}, namely that a workman must look up as well as down, has a pleasant sound, but it is not the law of Vermont and I do not think that it ever was.",
    "negative",
  ],
  [
    "distinguished",
    "But Jarrell owned the timber; Coker only wished to. That is why the recovery in {Jarrell v. Ga. Kaolin Co., 269 F.2d 414 (5th Cir. 1959)}, lends no color to the one that is sought here.",
    "negative",
  ],
  [
    "not followed",
    "The four-part test of {United States v. Delvecchio-Ames, 509 F.2d 814 (2d Cir. 1975)}, has been tried for thirty years by patient judges on all manner of facts, and it has brought forth nothing but appeals. We put it aside. The question is simply whether the statement was reliable.",
    "negative",
  ],
  [
    "followed",
    "The Seventh Circuit thinks our decision in {Pardee v. Alameda Cannery, 437 F.2d 1019 (9th Cir. 1971)}, mistaken, and has said so in print. Having considered what it says, we remain of the mind in which we were.",
    "positive",
  ],
  [
    "other case",
    "Regulation 4.12, as the Secretary now reads it, would turn a statute of limitations into a statute of repose, which the Secretary has no power to do. The regulation's antecedents are reviewed in {Fenner v. Mine Safety Comm'n, 819 F.2d 1156 (D.C. Cir. 1987)}.",
    "neutral",
  ],
  [
    "superseded",
    "At one time this Court reckoned the period from the day of the wrong. {Corrigan v. Aetna Pipeline, 244 U.S. 633 (1917)}. The Judicial Code now reckons it from discovery, and the older computation has been a dead letter these sixty years.",
    "negative",
  ],
  [
    "reversed on appeal",
    "In the District Court, {Pease v. Trans-Michigan Bus Lines, 166 F. Supp. 280 (E.D. Mich. 1958)}, recovery was denied on the theory that the ticket's small print had become the passenger's contract. No one hands a child of six a contract. The judgment is reversed.",
    "negative",
  ],
  [
    "dissent",
    "The Fourth Circuit divided. The majority regarded {Sturgis v. Laurel Race Course, 311 U.S. 780 (1940)}, as dispositive; the dissenting judge thought it irrelevant. Having heard the Solicitor General, we find that the statute itself supplies the answer, and put Sturgis to one side without deciding between them.",
    "neutral",
  ],
  [
    "approved",
    "We granted certiorari because of the diversity of opinion among the circuits. We think the Tenth has the better of it. {Salazar-Reyes v. United Sugar, 881 F.2d 944 (10th Cir. 1989)}. The word “wages” comprehends a Christmas bonus that was promised in July.",
    "positive",
  ],
  [
    "limited",
    "The court below took from {Ransome v. Cal. Youth Auth., 601 F.3d 1120 (9th Cir. 2010)}, a general principle that silence is consent. We said no such thing. We said that a man who nods, and steps aside, and holds the door, has consented; and beyond that we decline to go.",
    "negative",
  ],
  [
    "vitiated",
    "The respondent's principal authority, {Kozlowski v. Home Owners' Title, 711 F.2d 540 (3d Cir. 1983)}, was withdrawn by the panel on petition for rehearing, 723 F.2d 1, and in the opinion substituted for it the passage which respondent quotes is not to be found.",
    "negative",
  ],
  [
    "relied on",
    "Petitioner's suggestion that the forfeiture offends the Eighth Amendment is answered, and answered against him, by {Various Slot Devices v. United States, 356 U.S. 1033 (1958)}.",
    "positive",
  ],
  [
    "actor",
    "In {Yarnall v. Phila. Stevedoring Contractors, 377 F.2d 166 (3d Cir. 1967)}, the court declined to follow the Second Circuit's lead, professing itself unable to find in the Act any trace of the distinction. The Second Circuit has since been joined by the Ninth.",
    "neutral",
  ],
  [
    "accord",
    "Such a clause is unenforceable as a penalty. Baugh v. Truckee Lodge, 144 F. Supp. 3d 911 (D. Nev. 2015); accord {Sondheim v. Reno Sportsbook, 31 F. Supp. 3d 1260 (D. Nev. 2014)}.",
    "positive",
  ],
  [
    "distinguished",
    "When one has read the indenture in {Hirschfeld v. Wabash Terminal Bonds, 122 F.2d 880 (7th Cir. 1941)}, and then reads ours, the contrast leaps to the eye: there the trustee might accelerate, here it must. What was forgiven a trustee with a choice cannot be forgiven one with none.",
    "negative",
  ],
  [
    "quoted",
    "“One may not,” said the Fifth Circuit, “plant a mine in a contract and complain when it explodes in one's own hand.” {Teague v. Gulf Sulphur Export, 299 F.2d 815, 819 (5th Cir. 1962)}. The figure is vivid, the law is sound, and the shoe fits the present defendant.",
    "positive",
  ],
  [
    "follow",
    "The Government would dismiss as dictum the second holding of {Arredondo v. Webb Cnty. Tax Assessor, 706 F.2d 380 (5th Cir. 1983)}. It is not dictum; where a court rests on two grounds, neither is. We are bound by both, and on the second of them the taxpayer wins.",
    "positive",
  ],
  [
    "but cf",
    "The statute speaks of “vessels,” and a seaplane at rest upon the water is one. But cf. {Noonan v. Alaska Coastal Air Ferry, 157 F. Supp. 818 (D. Alaska Terr. 1957)} (seaplane at mooring held not a vessel).",
    "negative",
  ],
  [
    "affirmed",
    "The order of the Federal Trade Commission, {In re Nu-Glo Cosmetics, 58 F.T.C. 1133 (1961)}, will be enforced as it stands. The Commission found a deception, and we, who have looked at the jar, find one too.",
    "positive",
  ],
  [
    "history",
    "After the decision in {Mayhew v. Oklahoma Land Comm'rs, 245 U.S. 690 (1918)}, some four thousand patents were reissued. Respondent's grandfather held one of them.",
    "neutral",
  ],
  [
    "disavowed",
    "Footnote 9 of our opinion in {Doyle v. Hennepin Transit, 558 F.2d 1170 (8th Cir. 1977)}, was ill advised. It has been read, not unreasonably, to dispense with proof of causation. We take it back.",
    "negative",
  ],
  [
    "rejected",
    "Only the Third Circuit has gone so far as to require that the plaintiff plead the defendant's motive with particularity. {Abramowitz v. Tri-Borough Biologics, 594 F.3d 230 (3d Cir. 2010)}. It stands by itself, and we leave it there.",
    "negative",
  ],
  [
    "see also",
    "The conviction is reversed for want of venue. It may be useful, should there be another trial, to have in mind the form of verdict that was used in Ramsdell. See also {United States v. Ybarra-Cole, 417 F.2d 1310 (5th Cir. 1969)} (special interrogatories in conspiracy case).",
    "neutral",
  ],
  [
    "applied",
    "8. That the objection comes too late is settled by {Pentecost v. Valley Acid Co., 512 F.2d 660 (9th Cir. 1975)}, and we see no call to say it at greater length.",
    "positive",
  ],
  [
    "distinguished",
    "The Commissioner bore the burden in {Bancroft Estate v. Commissioner, 174 F.2d 66 (1st Cir. 1949)}, and failed to lift it. The taxpayer bears it here. It would be odd if the one's failure were to be counted as the other's success.",
    "negative",
  ],
  [
    "actor",
    "It was in {Spaulding v. Mut. Life of Omaha, 309 F.2d 1002 (8th Cir. 1962)}, that the court administered its celebrated rebuke to the authors of the “sound health” clause.",
    "neutral",
  ],
  [
    "cited",
    "The mortgagee in possession must account for rents. {Lundberg v. Skagit Valley Bank, 28 F.2d 711 (9th Cir. 1928)}. This mortgagee says that it never took possession, and there the parties join issue.",
    "neutral",
  ],
  [
    "adopted",
    "The better reasoned cases hold that an option, if recorded, runs with the land. We place ourselves among them, and can do no better than to borrow the language of {Hendry v. Palouse Orchards, 59 F.2d 477 (9th Cir. 1932)}.",
    "positive",
  ],
  [
    "reversed",
    "{Ruppert v. Weingarten's Sons, 140 F. Supp. 88 (E.D.N.Y. 1956)}, rev'd sub nom. Ruppert v. Local 6, Brewery Workers, 241 F.2d 299 (2d Cir. 1957).",
    "negative",
  ],
  [
    "explained",
    "At first blush {Pruyn v. Sager Canal Co., 168 U.S. 699 (1897)}, and Twitchell seem to glare at one another across the reports. But Pruyn was a suit upon the bond and Twitchell an action for the penalty, and there is room enough for both.",
    "neutral",
  ],
  [
    "refuses to overrule",
    "Statutory precedents are for Congress to mend. For that reason alone, and without inquiring whether as a matter of first impression we would have read the Act as our predecessors did, we leave {Boatright v. Alabama Great Southern R.R., 292 U.S. 650 (1934)}, undisturbed and give judgment according to it.",
    "positive",
  ],
  [
    "history",
    "Forty years ago such instructions were given as a matter of course; see, for instance, {United States v. Gorecki, 104 F.2d 290 (7th Cir. 1939)}, where the judge charged for four hours, from memory, and took an exception from nobody.",
    "neutral",
  ],
  [
    "criticised",
    "A rule by which the careful householder pays and the careless one goes free has nothing but its age to recommend it, and {Kimbrough v. Fire Ass'n of Nashville, 44 F. 362 (C.C.M.D. Tenn. 1890)}, which announced it, offers no other recommendation. We do not propose to be its next victim.",
    "negative",
  ],
  [
    "limited",
    "Later opinions have whittled {Sabine Neches Pilots v. Orr, 389 U.S. 1008 (1967)}, to a very small stick. It now means only that a State may not discriminate on the face of its law; and no one contends that Texas has done that.",
    "negative",
  ],
  [
    "see",
    "The argument is foreclosed by the text of the statute, which is why no one has previously thought to make it. See {Norwich Hat Co. v. Comm'r, 9 B.T.A. 1021 (1928)} (quoting the text).",
    "neutral",
  ],
  [
    "footnote",
    "5. Counsel's brief cites this case, wrongly, as “231 F.2d.” It is {Sprowl v. Occidental Title, 213 F.2d 405 (9th Cir. 1954)}. The carelessness is the more regrettable because it is repeated in the table of authorities.",
    "neutral",
  ],
  [
    "approved",
    "The opinion of Judge Lamar in {Seagraves v. Carolina Clinchfield Bus, 211 F. Supp. 60 (W.D.N.C. 1962)}, seems to us unanswerable, and we note that the appellant has not tried to answer it. Affirmed.",
    "positive",
  ],
  [
    "contra",
    "19. We are constrained to note that there is authority to the contrary, {In re Pinetop Sash & Door, 177 F. Supp. 550 (D. Ariz. 1959)}, which we have considered and are unable to accept.",
    "negative",
  ],
  [
    "relied on",
    "The magistrate's omission was fatal. {Escoffier v. United States, 392 F.2d 1160 (9th Cir. 1968)}, makes it the duty of the committing officer, and of no one else, to inform the accused of his right, and a duty so laid cannot be discharged by a bailiff.",
    "positive",
  ],
  [
    "other case",
    "The Superintendent's brief devotes a chapter to Lockyer, a decision which this court disapproved in terms eleven years ago and which ought not to be heard of again. It mentions {Haddad v. Nevada Parole Bd., 702 F.3d 844 (9th Cir. 2012)}, for the dates of the three hearings.",
    "neutral",
  ],
  [
    "distinguished",
    "The case most nearly resembling this one is {Stallings v. Nat'l Forest Reserve Comm'n, 348 F.2d 1103 (4th Cir. 1965)}, but it does not resemble it closely enough. The man who set the backfire in Stallings drew a federal salary; the man who set it here was a neighbor, lending a hand.",
    "negative",
  ],
  [
    "history",
    "Three times between the wars the question reached this Court, and three times it was avoided. In the first of these, {Cudworth v. Illinois Traction Co., 264 U.S. 688 (1924)}, the appellant died; in the second the statute was repealed; in the third the papers were lost.",
    "neutral",
  ],
  [
    "hypothetical",
    "A different case would be before us if the plaintiff had been dismissed, rather than transferred; we might then have to ask what is left of {Cromartie v. Housing Auth. of Macon, 479 F.2d 1166 (5th Cir. 1973)}, and what ought to be left of it. But he was transferred.",
    "neutral",
  ],
  [
    "followed",
    "To say that {Threlkeld v. Owensboro Distilling, 137 F.2d 60 (6th Cir. 1943)}, is unpopular is not to say that it is wrong, and to say that it is wrong would not be to say that we, a panel of three, may disregard it. We do what it tells us to do.",
    "positive",
  ],
  [
    "disapproved",
    "Their Lordships have been at pains to discover upon what principle the learned Judges of the Chief Court proceeded in {Musammat Ram Dei v. Thakur Sheo Narain, AIR 1927 Oudh 314}, and they confess that they have been unable to find one. A widow’s surrender is not the less a surrender because she retains a pittance for her maintenance.",
    "negative",
  ],
  [
    "followed",
    "It was laid down so long ago as {Kunwar Bishan Pal v. Rani Lachhmin, 41 I.A. 88} that a gift to a daughter is presumed to be absolute where words of heritable import are used, and nothing said at the Bar in these fifteen days has induced their Lordships to think that the matter is any longer open. The appeal therefore fails on the first point.",
    "positive",
  ],
  [
    "limited",
    "The decision in {Rameshwar Pershad v. Lakhi Narain, 9 Pat 612} was one upon a ghatwali tenure of a very singular description, and I should be slow to carry it one yard beyond the jungle in which it arose. The present holding is a common raiyati.",
    "negative",
  ],
  [
    "applied",
    "Strip away the adjectives in the memorandum of appeal and what remains is the very situation this Court faced in {Hindustan Bobbin Works v. Their Workmen, (1964) 5 SCR 318}. The employer there too had paid for eleven years without demur, and there too the payment had ripened into a condition of service. We need say no more than that the answer must be the same.",
    "positive",
  ],
  [
    "per incuriam",
    "With the utmost respect to the learned Judges who decided {Union of India v. Sterling Carbides Ltd., 1989 (41) ELT 220 (Bom)}, the amendment of 1986 was not placed before them, and a decision given in oblivion of the very provision which governed the controversy cannot fetter us.",
    "negative",
  ],
  [
    "affirmed",
    "These appeals by special leave are directed against the judgment of the Delhi High Court reported as {Ocean Polymers Ltd. v. Collector of Central Excise, 1993 (66) ELT 518 (Del)}. Having heard learned counsel at some length we find the reasoning of the High Court to be unexceptionable, and the appeals must share the fate of the writ petitions.",
    "positive",
  ],
  [
    "dissent",
    "Our learned brother, who regrets that he cannot join us, would go further and treat {Lakshmi Cotton Traders v. Regional Transport Authority, AIR 1972 AP 190} as wrongly decided. As the appeal succeeds on the question of notice, we do not enter that controversy.",
    "neutral",
  ],
  [
    "overruled",
    "Land Acquisition Act, 1894, Ss. 18 and 30 — Apportionment — Reference at instance of lessee — Maintainable even where lessee did not appear before Collector. {Haji Abdul Rahim v. Secretary of State, AIR 1932 Sind 141}, overruled.",
    "negative",
  ],
  [
    "headnote followed",
    "Hindu Law — Joint family — Blending — Mere use of income from separate property for family expenses — Does not by itself convert the property. {Subba Rao v. Venkayya, ILR (1941) Mad 775}, foll.",
    "positive",
  ],
  [
    "hypothetical",
    "Suppose that we were persuaded to say that {Amar Singh v. Custodian of Evacuee Property, Punjab, (1957) SCR 466} went too far. Even so the petitioner would not be advanced by an inch, for he has parted with the land and has no interest left to protect.",
    "neutral",
  ],
  [
    "superseded",
    "There was a time when a plaintiff could take shelter under {Bhagirathi Bai v. Manilal Desai, AIR 1949 Nag 211}. Section 14 of the Act of 1956 has since brought down that roof, and no litigant can now be heard to say that a Hindu widow takes a limited estate of the kind there described.",
    "negative",
  ],
  [
    "declined to follow",
    "A contrary note was struck by the Gujarat High Court in {Bharat Vinyl v. Dy. Commissioner of Income-tax, (2006) 284 ITR 512 (Guj)}. We have read that judgment with care and with the deference which is its due; having done so we remain of the opinion that the proviso means what it says, and we take a different road.",
    "negative",
  ],
  [
    "criticised",
    "The syllogism of {Calcutta Jute Brokers v. Corporation of Calcutta, 62 CWN 540} is, I fear, a circle: the premises were liable because they were rated, and they were rated because they were liable. I would not care to build upon it.",
    "negative",
  ],
  [
    "lower court",
    "The learned Additional District Judge declined to follow {Pt. Hari Shankar v. Smt. Kamla Devi, AIR 1984 Raj 117}, observing that it had been rendered without notice of the amendment to Order XXI. Whether he was right in so thinking need not be pursued, since the execution petition was in any event premature.",
    "neutral",
  ],
  [
    "open",
    "Whether {Rattan Lal Khosla v. Municipal Corporation of Delhi, ILR (1974) 1 Del 90} survives the enactment of the new Code is a large question. It was not debated before us, it does not fall to be decided in these proceedings, and we leave it exactly where we found it.",
    "neutral",
  ],
  [
    "other case",
    "The Tribunal’s order betrays a complete misunderstanding of the section and is quashed. It is no doubt true that a somewhat similar order was before the Madhya Pradesh High Court in {Vindhya Minerals v. Labour Commissioner, 1981 MPLJ 455}; but the Tribunal did not refer to that case and its conclusion owes nothing to it.",
    "neutral",
  ],
  [
    "cited",
    "The Bengal Act proceeds upon a different plan. Cf. {Nripendra Chandra Roy v. Secretary of State, AIR 1934 Cal 688}. There the settlement officer’s entry is presumed correct until rebutted; here it binds no one.",
    "neutral",
  ],
  [
    "applied",
    "What Chandrasekhara Menon, J. said of a ferry in {Paily v. Mammoo, 1969 KLT 812} is no less true of a bus. The plying of the one as of the other without insurance visits the owner and not the passenger, and we decree the claim on that footing.",
    "positive",
  ],
  [
    "declined to follow",
    "Between the Lahore view, which finds expression in {Kaka Ram v. Firm Thakar Das, AIR 1938 Lah 502}, and the view which has uniformly prevailed in Madras and Rangoon, I have no hesitation in choosing the latter. A hundi does not cease to be negotiable because a clerk has spilt ink upon it.",
    "negative",
  ],
  [
    "rejected attack",
    "We were invited in a spirited address to hold that {Deen Mohammad v. Rent Controller, Jaipur, 1971 RLW 240} can no longer be treated as sound. The invitation is declined. It has ordered the relations of landlord and tenant in this State for two decades, and the reasons given in it are as cogent now as on the day they were written.",
    "positive",
  ],
  [
    "history",
    "How the practice arose is told by Jenkinson-Rao, C.J. in {Mahadev Govind v. Ramchandra Anant, ILR 49 Bom 377}. Before the Regulations the kazi kept the register; afterwards it passed to the mamlatdar, and for thirty years nobody appears to have kept it at all.",
    "neutral",
  ],
  [
    "followed",
    "The adoption of an orphan was held invalid by the Full Bench in {Balkrishna Trimbak v. Savitribai, ILR 54 Bom 1010 (FB)}; the plaintiff was an orphan; cadit quaestio.",
    "positive",
  ],
  [
    "other case",
    "It is distressing to find a Presiding Officer of the experience of the respondent committing so elementary an error. The caution administered in {In re Judicial Officer, Mehsana, (1988) 29 GLR 611} is mentioned in the Registrar’s report, and for that reason alone we mention it.",
    "neutral",
  ],
  [
    "counsel",
    "Mr. Narielwala made it the sheet-anchor of his case that {Pestonji Mody v. Bai Meherbai, 30 Bom LR 1407} lays down an inflexible rule. We shall assume in his favour that it does. The difficulty in his path is the finding, concurrent in both courts, that there was no marriage.",
    "neutral",
  ],
  [
    "no longer good law",
    "The authority principally invoked below was {Manohar Singh v. State of Pepsu, AIR 1955 Pepsu 61}. Its whole foundation was a Privy Council dictum which the Supreme Court has since refused to accept; and when the foundation is taken away it is idle to ask whether the upper storey remains habitable.",
    "negative",
  ],
  [
    "approved",
    "Of the two opinions thus canvassed, that expressed by the Kerala High Court in {Beeran Koya v. Wakf Board, 1986 KLT 1123} commends itself to us. It gives effect to every word of the section; the other makes three of them surplusage.",
    "positive",
  ],
  [
    "cited",
    "The estate was the subject of protracted litigation in the last century, some of which is reported: {Raja Udit Narain v. Rani Chandrawati, 17 W.R. 206}. It is a tale of five widows and an elephant, and has no bearing upon the present suit beyond explaining how the village came to be divided.",
    "neutral",
  ],
  [
    "applied",
    "The yardstick is that furnished by {Nagaraja Setty v. Motor Accidents Claims Tribunal, 1979 ACJ 88 (Kar)}: take the annual dependency, choose the purchase factor by the age of the younger claimant, and resist the temptation to tinker. Using it, we arrive at Rs. 1,44,000 in place of the Rs. 60,000 awarded.",
    "positive",
  ],
  [
    "not binding",
    "The learned Advocate-General read to us a passage from {Sheikh Ibrahim v. Emperor, 46 CWN 881}. It was an aside, thrown out in a case which went off on misjoinder of charges. Casual remarks of this sort, however eminent the mouth from which they fall, do not make the law.",
    "negative",
  ],
  [
    "reaffirmed",
    "Lest there be any lingering uncertainty we say once more, and we hope for the last time, that what was decided in {Purshottam Das Agarwal v. Chief Settlement Commissioner, AIR 1963 SC 1408} is the law of the land: quasi-judicial authorities have no inherent power of review.",
    "positive",
  ],
  [
    "cited",
    "CONTRACT ACT, s. 74 — Earnest money — Forfeiture where vendor had no title to part of land sold — Refund decreed on terms. {Pitambar Lal v. Gaya Prasad, AIR 1939 Oudh 60}, considered.",
    "neutral",
  ],
  [
    "criticised",
    "I read {Sitaram Marwari v. Nagpur Improvement Trust, 1943 NLJ 512} three times in the hope that its logic would disclose itself. It did not. How a man can be said to acquiesce in that of which he has never heard is a riddle which the judgment states but does not solve.",
    "negative",
  ],
  [
    "distinguished",
    "The infirmity which proved fatal in {Bibi Zohra v. Kazi Nizamuddin, 57 I.A. 209} was the minority of the donor. Here the donor was forty-six, and sat on the bench of honorary magistrates. One has but to state the difference to see that the case is no guide.",
    "negative",
  ],
  [
    "adopted",
    "Though the Consumer Protection Act was not yet on the statute book when {Delhi Cloth Dealers v. New Bharat Transport, AIR 1977 Del 39} was decided, the definition of deficiency which it formulated for carriers is so apt that the National Commission has made it its own, and we do likewise.",
    "positive",
  ],
  [
    "open",
    "There is, we are aware, a school of thought that {Gurdit Singh v. Shiromani Dharam Sabha, AIR 1952 Punj 303} is ripe for reconsideration. We prefer to wait for a case in which the issue is unavoidable. This is not such a case.",
    "neutral",
  ],
  [
    "affirmed",
    "The appeal is from the judgment of the High Court of Judicature at Patna reported as {Ram Kinkar Banerji v. Jharia Coal Concern, 15 Pat 202}. Their Lordships agree both with the conclusion and with the course of reasoning by which Macpherson-Lal, J. reached it, and will humbly advise His Majesty that the appeal be dismissed with costs.",
    "positive",
  ],
  [
    "other case",
    "Whatever vitality Nathu Ram v. Jamna Das, AIR 1941 All 66, may once have had was extinguished in 1953. The parties’ reference to {Sukhdeo v. Parbati Kuer, AIR 1940 All 319}, a decision on the form of the plaint, adds nothing one way or the other.",
    "neutral",
  ],
  [
    "reversed",
    "A strange result was reached by the High Court in the judgment now in appeal, {Vasudev Ramnath v. Pune Cantonment Board, 2011 (4) Bom CR 716}: the licensee was found to have trespassed upon land which the licensor itself had let to him. We have no alternative but to undo it.",
    "negative",
  ],
  [
    "relied on",
    "“Limitation,” it was said in {Bhupendra Nath v. Administrator-General of Bengal, 59 Cal 1204}, “is not a technical plea of which honest men should be ashamed.” That is the true approach, and the learned Subordinate Judge who brushed the plea aside as unworthy approached the matter from the wrong end.",
    "positive",
  ],
  [
    "cited",
    "Two ingredients were identified in {Ghulam Nabi Lone v. State of J&K, 1978 Cri LJ 84 (J&K)}: possession, and knowledge of the thing possessed. The learned Sessions Judge dealt with the first alone, and, since the recovery memo was not proved, the prosecution falls without our having to examine the second.",
    "neutral",
  ],
  [
    "controlled",
    "I have searched in vain for some feature which would take this case out of {Commissioner of Income-tax v. Burra Rajappa & Sons, 5 ITC 288}. There is none. The commission is paid at the same place, under the same agreement, and to the same gentleman; and it must bear the same tax.",
    "positive",
  ],
  [
    "per incuriam",
    "It would appear that no one drew the attention of the two learned Judges in {Rakesh Bhalla v. Punjab National Bank, (2010) 6 SCC 812} to the Constitution Bench decision of 1968. Had it been otherwise we are confident that the paragraph on which the respondent now depends would not have been written. It does not bind.",
    "negative",
  ],
  [
    "applied",
    "A penalty must be found in the words or it is to be found nowhere. So {Elphinstone Ginning Co. v. Municipal Commissioner, 38 Bom LR 212}; and so we hold here, the bye-law containing no such words as the Corporation would have us read into it.",
    "positive",
  ],
  [
    "cited",
    "Section 34 of the Arbitration and Conciliation Act, 1996 was the subject of an amendment in 2015, and its retrospective reach was gone into in {Kaveri Infraprojects v. NHDC Ltd., 2019 SCC OnLine Del 10411}. The present petition having been filed in 2021, no question of retrospectivity can arise.",
    "neutral",
  ],
  [
    "followed",
    "PRE-EMPTION — Talab-i-ishhad — Need not be made upon the land itself if made in the presence of the vendee. {Inayat Husain v. Mt. Qudsia Begam, 27 ALJ 733}, followed; 24 ALJ 115, not followed.",
    "positive",
  ],
  [
    "other case",
    "We are clear that Kunhamina v. Assainar, 1953 KLT 90, was wrongly decided, and we say so. This conclusion has been reached independently of {Mariyumma v. Pocker, 1951 KLT 440}, which dealt with a tavazhi of the South Malabar sort and on whose correctness we are silent.",
    "neutral",
  ],
  [
    "agreed",
    "The correctness of the decision in {N. Sivaraman v. Commercial Tax Officer, (1974) 34 STC 260 (Mad)} was assailed before us from several directions. The assault has failed. We are satisfied that the learned Judges read entry 41 as it ought to be read, and these revisions must be dismissed.",
    "positive",
  ],
  [
    "lower court",
    "The Appellate Assistant Commissioner distinguished {Maneklal Chunilal v. CIT, 14 ITR 233}; the Tribunal thought it conclusive; and the High Court returned the reference unanswered because the statement of case was defective. In that unhappy state of affairs we direct a supplementary statement.",
    "neutral",
  ],
  [
    "relied on",
    "For holding that a sannyasi may, by custom, hold property for himself, we have the authority of {Mahant Bharat Gir v. Mahant Sital Puri, 52 All 610}. The judgment is full, learned, and in our opinion right.",
    "positive",
  ],
  [
    "cited",
    "The doctrine of part performance being in India a creature of statute, its limits are to be sought in section 53-A. Cf. {Motabhai Ranchhod v. Bai Surajben, AIR 1947 Bom 73}, a case upon the Dekkhan Agriculturists’ Relief Act.",
    "neutral",
  ],
  [
    "applied",
    "The appellant Bank was a financial creditor within the meaning of section 5(8) if, and only if, the money had been disbursed against the time value of money. Guided by {Orchid Housing v. Meridian Spaces, (2019) SCC OnLine NCLAT 871}, we ask whether any return was contemplated, and the letter of comfort shows that it was.",
    "positive",
  ],
  [
    "distinguished",
    "The decision in {State v. Bhagwan Dass Malhotra, ILR (1980) 1 Del 700} speaks of the framing of the charge, when suspicion will do. We are past that stage by six years; nothing but proof will do now, and the prosecution can draw no comfort from what may suffice at the threshold.",
    "negative",
  ],
  [
    "no longer good law",
    "Any assistance which the department might have derived from {Collector of Customs, Bombay v. Hormusji Engineer, 43 Bom LR 606} came to an end on the 26th of January, 1950. The power which the learned Chief Justice there thought to be unreviewable is now reviewable at the suit of the humblest citizen.",
    "negative",
  ],
  [
    "criticised",
    "There is no foundation in the evidence of any shastri, ancient or modern, for the notion put forward in {Jivanlal v. Bai Kanku, 6 Bom LR 788}, that a step-mother yields precedence to a paternal uncle’s widow; and the text there quoted for it says, upon translation, something very like the reverse.",
    "negative",
  ],
  [
    "not followed",
    "The decisions of the erstwhile Hyderabad High Court bind us only in respect of territories which came from that State; this suit arose at Guntur. {Syed Afzal v. Nizamat Atiyat, 39 DLR 212}, a decision of that Court, does not therefore govern, and on principle we are not inclined to accept it.",
    "negative",
  ],
  [
    "followed",
    "It may be a hard rule which {Shri Gopalji Maharaj v. Pujari Bansidhar, AIR 1959 Raj 44} lays down, that a shebait who neglects the daily worship for a single season may be called to account at the instance of any worshipper. It is the rule nevertheless, and the defendants have brought themselves within it.",
    "positive",
  ],
  [
    "disapproved",
    "The error into which the High Court of Karnataka fell in {Basavaraj Patil v. Land Tribunal, Bijapur, ILR 1983 Kar 912}, and into which the Tribunal in this case has followed it, lies in supposing that a record-of-rights entry creates title. It never did so.",
    "negative",
  ],
  [
    "counsel",
    "Mr. Chatterjee opened with {Maharaja of Cossimbazar v. Secretary of State, 44 CLJ 13}; Mr. Sircar answered with three cases from Madras. Not one of the four was a case of alluvion. We pass to the maps.",
    "neutral",
  ],
  [
    "cited",
    "A Commission of Inquiry is a fact-finding body and its report has no force of its own (see {P. Rangaswami v. State of Madras, (1962) 75 LW 318}). Counsel spent much of the second day criticising that report as perverse, unjust and one-sided. Criticism of a report which binds nobody is labour lost.",
    "neutral",
  ],
  [
    "disapproved",
    "As for the dictum in {Public Prosecutor v. Kandaswami Goundan, 1957 MWN Cr. 66}, that a retracted confession may be resuscitated by the silence of the accused, we have only to say that it is heresy.",
    "negative",
  ],
  [
    "disapproved",
    "One would have thought that a man who had mortgaged his field, and had been paid for it, and had eaten the money, might be trusted to remember the fact. {Jhingur Teli v. Babu Deokinandan, AIR 1933 Pat 609} holds that he need not. I am sorry that I cannot bring my mind to the same conclusion.",
    "negative",
  ],
  [
    "applied",
    "We tread no new path. In {Bihar Sugar Syndicate v. Cane Commissioner, AIR 1968 Pat 240} it was said that the zone once reserved binds the grower and the factory alike, and it is sufficient for us to walk in the footprints there made.",
    "positive",
  ],
  [
    "cited",
    "As to the antiquity of the custom, one may consult {Tirumalai Nayak v. Devasthanam of Alagarkoil, 29 LW 660}, where Ramesam-Pillai, J. collected the inscriptions.",
    "neutral",
  ],
  [
    "followed",
    "On a fiscal statute of all-India application uniformity is itself a virtue. For that reason, and because the reasoning persuades us, we range ourselves beside {CGT v. Estate of Nawab Zahir Yar, (1988) 172 ITR 650 (AP)} and answer the question in favour of the accountable person.",
    "positive",
  ],
  [
    "distinguished",
    "Had the plaintiff been in possession, {Chinnappa Reddi v. Pattabhirama, AIR 1944 Mad 290} would have rescued him. He was out of possession for nineteen years. The rope is too short.",
    "negative",
  ],
  [
    "quoted adopted",
    "The function of the inquiry officer has been described, in words on which it would be presumptuous to attempt an improvement, by Gajapati-Rao, J. in {Bangalore Transport Workers v. Disciplinary Authority, (1977) 2 Karnataka LJ 18}. He is neither prosecutor nor defender. Judged by that standard the inquiry in this case was a mockery.",
    "positive",
  ],
  [
    "other case",
    "The finding is perverse; it ignores the only two documents on the record and manufactures a third. The learned District Judge cited {Gokul Prasad v. Radha Rani, 1982 All CJ 240} in passing, but it had no connection with the finding and may be left on one side.",
    "neutral",
  ],
  [
    "declined to follow",
    "Ever since it was reported in 1937 {Ghasi Ram v. Mst. Dhapo, AIR 1937 Lah 777} has led a lonely existence. No court outside the Punjab has ever accepted it, and we in this Court, who are at liberty to do so, leave it to its solitude.",
    "negative",
  ],
  [
    "relied on",
    "In coming to this conclusion I am fortified by the decision of Mitter-Roy, J. in {Sree Sree Iswar Lakshmi Janardan v. Sudhindra Nath, 66 CWN 71}, who, upon a deed of endowment scarcely distinguishable from the present, held the remainder of the income to be secular.",
    "positive",
  ],
  [
    "reversed",
    "Judgment of the Allahabad High Court in {Nandan Leather Co. v. Cess Commissioner, 2001 UPTC 812}, to the extent to which it invalidated the levy for the years before 1987, set aside; levy held valid.",
    "negative",
  ],
  [
    "applied",
    "It would be a denial of justice, and not merely an error, were the appellant to be refused what was given to his co-accused in {Bhola Yadav v. State, 1991 East Cr C 230}. The evidence is the same; the weapon is the same; the benefit of the doubt must be the same.",
    "positive",
  ],
  [
    "open",
    "The soundness of {Everready Telecom v. Director General of Competition, (2016) 8 SCC 119} is pending consideration before a Bench of three Judges. We express no opinion upon it. The interim arrangement made on 4th August shall meanwhile continue.",
    "neutral",
  ],
  [
    "criticised",
    "The headnote of {Mst. Zainab v. Khwaja Ghulam Rasul, AIR 1929 Lah 350} says one thing, the judgment says another, and the decretal order contradicts both. A subordinate court would be ill-advised to take its law from so troubled a spring.",
    "negative",
  ],
  [
    "distinguished",
    "{Bank of Oudh v. Nawabzada Murtaza, 5 Luck 88}, which figured so largely in the respondent’s case, was decided upon the Oudh Estates Act and the sanad of the talukdar. Not a brick of the property now in suit lies in Oudh.",
    "negative",
  ],
  [
    "cited",
    "Registration — Admission of execution by agent holding special power not authenticated by Sub-Registrar — Whether defect cured by S. 87 — Question referred to Full Bench. {Raghubar Dayal v. Sunder Singh, 1936 AWR 512} noticed.",
    "neutral",
  ],
  [
    "cited",
    "The Ordinance was a draconian measure, ill-drawn and hastily conceived, and we should shed no tears at its passing. Its predecessor was before the Federal Court in {Keshab Lal v. The Crown, (1942) 4 FCR 212}. The present challenge, however, is confined to rule 26.",
    "neutral",
  ],
  [
    "no longer good law",
    "After 1993 the plinth on which {Girdhari Lal Bagri v. Arbitration Tribunal, Jaipur, 1986 (1) RLR 29} was raised no longer exists. It was held there that an arbitrator may not award interest pendente lite; a Constitution Bench has held that he may; and there is an end of the matter.",
    "negative",
  ],
  [
    "followed",
    "Whether a notice to quit need state the reason for quitting was a question on which much ink had once flowed. {Ebrahim Saheb v. Mir Mahomed Ali, AIR 1960 AP 77} stanched the flow. The notice was good without any reason, and the second appeal is dismissed in limine.",
    "positive",
  ],
  [
    "cited",
    "Counsel referred us to a number of authorities, among them {Nemi Chand v. Edward Mills of Beawar, ILR (1952) 2 Raj 40}, Ram Chander v. Jaipur Spinning, and some English cases on ultra vires borrowing. We mention them out of respect for his industry.",
    "neutral",
  ],
  [
    "history",
    "The respondent is no stranger to these courts. In {Keventers Cold Chain v. Kolkata Municipal Corporation, (2009) 2 CHN 540} it succeeded in having an earlier bill quashed for want of hearing; the hearing was then given, and it is the second bill which it now calls in question.",
    "neutral",
  ],
  [
    "doubted",
    "I entertain considerable doubt whether the learned Judge who decided {Bhikhi Shaw v. Shaikh Manir, 24 CLJ 550} would have expressed himself in quite the same way had his attention been called to Article 120. Happily the plaintiff is in time upon any view.",
    "negative",
  ],
  [
    "relied on",
    "The appellant’s whole case that the marriage was void ab initio shipwrecks upon {Gurnam Kaur v. Puran Singh, (1974) 76 PLR 229}. Once karewa is proved, as it was proved there and has been proved here, no ceremony of saptapadi is called for.",
    "positive",
  ],
  [
    "distinguished",
    "It seems to have been supposed below that {Maganbhai v. Vallabhdas, (1962) 3 GLR 712} obliges the Court to grant specific performance wherever readiness is shown. In that suit hardship was neither pleaded nor proved. In this suit it is both, and so that case is of no use to the purchaser.",
    "negative",
  ],
  [
    "reaffirmed",
    "The reference doubted whether a second bail application must go to the Judge who rejected the first. {Shamim Ansari v. State of U.P., 1992 (29) ACC 410} says that it ordinarily must. Speaking now with the authority of a larger number, we say so too.",
    "positive",
  ],
  [
    "lower court",
    "The Railway Rates Tribunal noticed {Dalmianagar Cement v. East Indian Railway, (1946) 1 RRT 39}, said that it did not propose to be governed by it, and then arrived at the figure which that case would have yielded. We are concerned only with whether the figure is reasonable. It is.",
    "neutral",
  ],
  [
    "affirmed",
    "For the reasons which we have endeavoured to give, and which are substantially those that appealed to the Full Bench in {Mangat Ram v. Sub-Divisional Officer (Civil), Gurgaon, AIR 1974 P&H 301}, this appeal against its decision must be dismissed.",
    "positive",
  ],
  [
    "limited",
    "The protection of which {Sadashiv Bapuji v. Sakharam Marwadi, ILR (1937) Bom 299} speaks was a protection for the agriculturist, a class whose simplicity was proverbial. I decline to spread the same umbrella over a firm of cotton exporters.",
    "negative",
  ],
  [
    "per incuriam",
    "Judicial propriety compels us to point out that {Commissioner, Bangalore Development Authority v. Aswathanarayana Reddy, (2011) 9 SCC 702} took no note of section 27 of the Act under which the scheme was framed. A judgment rendered in ignorance of the governing section does not acquire sanctity by reason of being reported.",
    "negative",
  ],
  [
    "cited",
    "A petition for special leave to appeal from the decision in {Asha Nair v. Union of India, 2013 (4) KHC 611} was dismissed by the Supreme Court in limine, which, as is well understood, signifies neither approval nor the reverse. The learned Single Judge in the present case did not refer to it.",
    "neutral",
  ],
  [
    "cited",
    "The conviction was under section 302 read with section 34. In {Bachan Mahto v. State of Bihar, 1970 SCC (Cri) 290}, as it happens, the same village was the scene and the same canal water the occasion.",
    "neutral",
  ],
  [
    "reversed",
    "The view of the National Commission in {Trinity Heart Centre v. Baldev Kaur, II (2004) CPJ 71 (NC)} comes before us by way of appeal. That body held the surgeon to a standard of perfection which no law demands of mortals; its order is accordingly vacated and the complaint dismissed.",
    "negative",
  ],
  [
    "relied on",
    "A select list is not a promise of appointment, but neither is it waste paper: see {Anil Chandra Kalita v. Assam Public Service Commission, (1996) 2 GLR 144}. Applying that salutary principle, we find that the State has offered no reason at all for going outside the list, and the writ must issue.",
    "positive",
  ],
  [
    "open",
    "Assuming, without so deciding, that the principle of {Ramjanki Devi v. Hitkarini Sabha, 1945 NLJ 330} extends to unregistered associations, the plaintiff’s own witness proved that the association was wound up a year before the suit.",
    "neutral",
  ],
  [
    "refused to overrule",
    "The Attorney-General did not shrink from asking us to depart from {Automobile Dealers of India v. State of Rajputana, (1960) 2 SCR 777}. It would need far weightier considerations than those he was able to muster. We adhere to it.",
    "positive",
  ],
  [
    "superseded",
    "The learned Sessions Judge went back to {State of Bombay v. Pandurang Naik, 1959 Nag LJ 88}, in which it was held that a Magistrate could not call upon the police to give further evidence after their report. Section 173(8) of the new Code now says in terms that further investigation may be had. The old learning on the point is but a memory.",
    "negative",
  ],
  [
    "not binding",
    "A good deal of the appellant’s written note is devoted to {Mathura Refinery Contractors v. CCE, 2007 (8) STR 301 (Tri-Del)}. It is an order of a Single Member on a stay application. It binds nobody, and does not, I think, persuade.",
    "negative",
  ],
  [
    "cited",
    "We strongly deprecate the conduct of the State in withholding the file until the third day of the hearing. The privilege claimed under section 123 was examined at some length in {Kuldip Narayan v. State of Punjab, AIR 1962 Punj 419}; since the file has now been produced, the claim of privilege need not be considered.",
    "neutral",
  ],
  [
    "agreed",
    "We notice with satisfaction that our own view of Rule 9(2) coincides with that which prevailed in {Pondicherry Distilleries v. Excise Commissioner, (1990) 2 MLJ 48}, and we gratefully borrow the reasons there set out, without repeating them.",
    "positive",
  ],
  [
    "distinguished",
    "Arbitration — Foreign award — Public policy — Award contravening exchange control regulation — Enforcement not refused where permission can be had ex post facto. {Sealand Commodities v. Minerals Export Agency, (1994) Supp 1 SCC 712}, distinguished.",
    "negative",
  ],
  [
    "cited",
    "A mahr may be prompt or it may be deferred, and where the kabinnama is silent the proportion, according to {Amina Khatun v. Syed Wazir Ali, 17 Cal WN 442}, depends on the status of the wife and the custom of her people. On neither was any evidence offered; the suit must go back for evidence to be taken.",
    "neutral",
  ],
  [
    "followed",
    "The controversy is no more than an echo of the one settled in {Meenakshi Balasubramaniam v. Union of India, 2021 INSC 418}. Short Service women officers who crossed the threshold marks cannot be sent away for want of a vacancy that the Board itself declined to notify. The appellants are entitled to the same declaration.",
    "positive",
  ],
  [
    "counsel",
    "Learned senior counsel maintained that {the decision in Ram Swarup Tewari (supra)} had been misread by the High Court, and that paragraphs 31 to 34, properly understood, were entirely in his client’s favour. His learned friend read us the same paragraphs with a different emphasis.",
    "neutral",
  ],
  [
    "cited",
    "The chronology of the several notifications is conveniently gathered in {Ujjwal Vidyut Nigam v. Central Regulatory Commission, (2022) 11 SCC 140, paras 9-17}, and need not be repeated.",
    "neutral",
  ],
  [
    "declined to follow",
    "Two High Courts were cited to us. {Rohit Ferro Alloys v. Odisha Electricity, 2014 (II) OLR 688} we find it impossible to accept, since it makes the consumer liable for a meter which the licensee had sealed. The other does not touch the point.",
    "negative",
  ],
  [
    "dissent",
    "In paragraph 88 of his dissent Justice Raghavendra urges that {Lok Seva Parishad} be abandoned altogether. We do not respond, because on either hypothesis the impugned rule is saved by the Ninth Schedule.",
    "neutral",
  ],
  [
    "reversed",
    "The learned Single Judge, in {Amit Enterprises v. State of Jharkhand, 2015 (3) JCR 404}, directed that the tender be awarded to the writ petitioner. That was to put the Court in the shoes of the Chief Engineer. The direction will have to be recalled and the writ petition dismissed.",
    "negative",
  ],
  [
    "applied",
    "Why, it may be asked, should the transferee from a Hindu father stand in a better case than the father? No reason has been suggested, and Krishnaswami-Rao, J. could think of none in {Peria Karuppan v. Ulagammal, 14 LW 309}. I cannot think of one either, and the second appeal fails.",
    "positive",
  ],
  [
    "history",
    "To understand the purpose of the amendment it must be known that {Commissioner of Excess Profits Tax v. Laxmi Silk Mills, 19 ITR 411} had given rise to some anxiety in the Central Board, and that representations were made on the part of the trade. Those representations have been filed. We can make nothing of them as an aid to construction.",
    "neutral",
  ],
  [
    "refused to overrule",
    "This Court has been asked at intervals of roughly seven years to abandon the rule in {Bank of Travancore v. Mathew Varkey, AIR 1955 TC 220}. It has refused each time. The applicant has shown us nothing to make this occasion different from the others.",
    "positive",
  ],
  [
    "cited",
    "Courts have often deprecated the filing of successive reviews. See, e.g., {Hari Om Bansal v. Registrar, Delhi High Court, 144 (2007) DLT 219}. This is not a successive review but the first.",
    "neutral",
  ],
  [
    "quoted adopted",
    "As Member Ranganathan-Iyer put it in {Ashoka Weaving v. ITO, (1981) 12 TTJ (Mad) 71}, “Suspicion may open an inquiry; it cannot close an assessment.” We respectfully endorse that sentiment, and since the present assessment was closed upon nothing else, it is cancelled.",
    "positive",
  ],
  [
    "no longer good law",
    "It is now beyond argument, having regard to what has fallen from the Supreme Court in the interval, that a Collector may correct arithmetical mistakes; and {Deputy Collector, Nadiad v. Shantilal, 1967 GLR 140} must to that extent be treated as having lost its authority.",
    "negative",
  ],
  [
    "disapproved",
    "I must begin with an act of penance. The judgment in {Lakhan Lal v. Bhagwati Prasad, 1954 ALJ 611} was mine. I have now to say that I was mistaken in thinking that a custodian could be sued without notice, and that what I there held ought not to mislead anybody further.",
    "negative",
  ],
  [
    "governed",
    "The Tribunal needs no fresh charter to direct restoration at the cost of the offender. It has one in {Vellar Tanneries Watch v. State, (1997) 2 SCC 411}, under which this application falls four-square; compensation of Rs. 3.2 crore is directed to be deposited within eight weeks.",
    "positive",
  ],
  [
    "lower court",
    "The learned Sessions Judge was not impressed by {Ramautar Dusadh v. State, 1966 BLJR 901}, thinking it out of harmony with the scheme of the Code. For my part I need form no impression of it, seeing that the approver was never tendered pardon.",
    "neutral",
  ],
  [
    "hypothetical",
    "Grant, for argument’s sake, that {Bombay Dock Labour v. Modern Stevedores, (1975) 1 LLJ 490} ought to be overturned. It would not bring the appellant a single rupee, since the settlement of 1979 extinguished the demand.",
    "neutral",
  ],
  [
    "cited",
    "Under the Income-tax Act of 1922 the position was as stated in {Morvi Salt Works v. CIT, 33 ITR 704}. The Act of 1961 has a differently worded section. How differently, and with what result, will have to be determined in some case in which the assessment year is later than that with which we have to do.",
    "neutral",
  ],
  [
    "approved",
    "FULL BENCH — Provincial Insolvency Act, S. 28 — Father’s insolvency — Power to dispose of sons’ shares vests in Receiver. {Gopalakrishnayya v. Gopalan, 51 MLJ 342}, approved. Allahabad cases not followed.",
    "positive",
  ],
  [
    "disapproved",
    "To say, as was said in {Waman Rao Deshmukh v. Berar Land Mortgage Bank, AIR 1946 Nag 255}, that a surety is discharged whenever the creditor smiles upon the debtor, would be to make of every act of patience a forfeiture. I respectfully think otherwise.",
    "negative",
  ],
  [
    "actor",
    "The Supreme Court in {State of Mizoram v. Lalthanzuala, (2014) 13 SCC 60} set aside the judgment of the Gauhati High Court and restored the order of removal. We mention the fact because the chronology was disputed. The remaining question, one of arrears, must await the affidavit of the Accountant-General.",
    "neutral",
  ],
  [
    "distinguished",
    "An election petition is not a lucky dip. The returned candidate in {Bhanwarlal Meena v. Ram Niwas, (1969) 3 SCR 417} was charged with bribery by name, place and date; against this respondent the charge is of “various corrupt practices in the villages.” The appellant cannot clothe his own nakedness in another man’s pleadings.",
    "negative",
  ],
  [
    "cited",
    "Leave to appeal in forma pauperis was given in {Mahabir Singh v. Emperor, 58 I.A. 402}, where the prisoner lay under sentence of death. Their Lordships will take time to consider the form of the order to be made upon the present petition.",
    "neutral",
  ],
  [
    "applied",
    "There is no magic in the word “casual.” This was the burden of the decision in {Tisco Canteen Workmen v. Management, (1978) 2 LLJ 601 (Pat)}, and it is as pertinent to men who sweep platforms as to those who cooked the food. They are workmen, and must be absorbed.",
    "positive",
  ],
  [
    "overruled",
    "Constitution of India, Art. 19(1)(g) — Total prohibition on slaughter of draught cattle irrespective of age. {Abdul Gafur Qureshi v. State of Madhya Bharat, (1959) Supp 2 SCR 103}, dissented from and overruled by majority (6:1).",
    "negative",
  ],
  [
    "followed",
    "I shall do as was done in {Sarojini Ammal v. Official Trustee of Madras, (1951) 1 MLJ 722}: declare the trust good as to the feeding of the poor, bad as to the illuminations, and leave each party to bear his own costs.",
    "positive",
  ],
  [
    "history",
    "The Bill was introduced in the wake of {Kamrup Tea Tribes v. Assam Land Board, (1985) 1 GLR 56}. We were taken through the debates. They are interesting, but they do not disclose what the mover understood by “cultivating possession.”",
    "neutral",
  ],
  [
    "relied on",
    "Cruelty is not to be weighed incident by incident, as a grocer weighs dal. It was so held in {Shakuntala Sood v. Om Prakash Sood, AIR 1981 Delhi 53}; and, looking at this marriage as a whole and as that decision requires, we find that the wife has made out her case.",
    "positive",
  ],
  [
    "disapproved",
    "With very great respect, the statement in {Vithoba Ganu v. Laxman Ramji, ILR 35 Bom 440} that an attachment made on a Sunday is a nullity betrays a confusion between the law of England and the law of this country, and it should not be repeated.",
    "negative",
  ],
  [
    "cited",
    "Nilakantha is of one opinion and Kamalakara of another; the courts at Bombay have taken the former, as in {Vithal Narhar v. Yesubai, 11 Bom HCR 60}. The family in this case is of Benares, and the question has been fought under the Mitakshara pure and simple.",
    "neutral",
  ],
  [
    "cited",
    "A receipt in kind may be income; see {Raja of Bobbili v. CIT, 5 ITR 330}. But before it can be taxed somebody must value it, and here nobody did.",
    "neutral",
  ],
  [
    "reversed",
    "On review, and for the reasons given above, the judgment in {Meghna Infrastructure v. Airports Authority, 2019 INSC 902} is recalled. The civil appeals are restored to their number and shall be heard afresh.",
    "negative",
  ],
  [
    "disapproved",
    "With respect, {Asst. CIT v. Ganapati Estates, (2009) 29 SOT 88 (Bang)} puts the cart before the horse: it computes the gain and then looks about for a transfer. There must first be a transfer. Finding none, we allow the appeal.",
    "negative",
  ],
  [
    "hypothetical",
    "Let it be conceded that {Firm Girdharilal v. Dominion of India, 53 CWN 401} was rightly decided. Or let it be conceded that it was not. On neither concession does the plaintiff come within the period of limitation, and the suit was properly dismissed.",
    "neutral",
  ],
  [
    "cited",
    "The circular of 2nd July is bad, and is struck down. In passing we may mention that circulars of this description were the subject of comment in {Jayshree Polymers v. Chief Commissioner of Customs, 2003 (157) ELT 30 (Guj)}, where the history of their issue by the Board is given.",
    "neutral",
  ],
  [
    "applied",
    "A bank which pays on a forged cheque pays with its own money. That wholesome doctrine, for which {Nedungadi Chit Bank v. P. Kunhiraman, AIR 1964 Ker 180} is ample authority, determines this appeal, the signature having been found by both courts to be a forgery.",
    "positive",
  ],
  [
    "approved",
    "The view of Kapadia-Bhat, J., expressed as long ago as {Lokmanya Mills v. Barsi Municipality, 62 Bom LR 212}, that a contract for the supply of water is not a contract of sale, was in our opinion the correct view, and the contrary decisions of the other High Courts should no longer be followed.",
    "positive",
  ],
  [
    "dissent",
    "Sinha-Roy, J., who was in the minority, rested himself on {Abani Mohan v. Corporation of Calcutta, AIR 1953 Cal 391}. The majority did not refer to it. Nor shall we, since the only issue argued in this appeal is as to the measure of damages.",
    "neutral",
  ],
  [
    "counsel",
    "Reference was made in the written submissions to {Tolaram Jain v. Bikaner State Bank, 1949 MLR (Civ) 70}. At the hearing learned counsel did not rely on it, and it may be dismissed from consideration.",
    "neutral",
  ],
  [
    "superseded",
    "It was natural that the petitioner should turn to {Sree Lakshmi Caterers v. Commercial Tax Officer, (1996) 101 STC 344 (Kar)}; but paragraph 6 of Schedule II was enacted for the very purpose of putting an end to the controversy in a sense opposite to that in which it had been decided, and since July 2017 the tax is payable.",
    "negative",
  ],
  [
    "cited",
    "The tripartite test formulated in {Nirmal Kanti Foundation v. State of West Bengal, 2023 INSC 1044} has three limbs: legality, necessity, and the absence of a gentler means. The High Court applied only the second. As the parties have since arrived at a settlement, we do no more than record its terms.",
    "neutral",
  ],
  [
    "declined to follow",
    "In Burma the matter has been looked at differently: {U Tha Zan v. Ma Kyin Mya, 7 Ran 450}. But the customs of Burma are not those of the Khasi Hills, and what is natural in a zerbadi household would be thought scandalous at Cherrapunji. I am not disposed to import it.",
    "negative",
  ],
  [
    "relied on",
    "That an admission by a co-plaintiff is no evidence against his fellow is too elementary to require authority; if authority be required it is supplied by {Ambar Ali v. Lutfe Ali, 45 Cal 159}. We accordingly strike Exhibit 14 out of the case.",
    "positive",
  ],
  [
    "disapproved",
    "It seems to us, with deference, that the Calcutta Bench in {Lohia Bearings v. Commissioner of Customs (Port), 2001 (133) ELT 590 (Tri-Kol)} mistook the transaction value for the market value. The two are cousins, not twins, and the confusion has led importers into much needless litigation. Our answer to the reference is contrary to that decision.",
    "negative",
  ],
  [
    "dissent",
    "Justice Mukherjea-Lahiri asserts in his opinion that {Tea Board Employees v. Tea Board, (1981) 85 CWN 402} has been overruled sub silentio. Our agreement with him on the preliminary objection renders any discussion of that assertion superfluous.",
    "neutral",
  ],
  [
    "distinguished",
    "Were the present a case of a gift before the appointed day, {Yashwantrao Ghatge v. Sub-Divisional Officer, Karvir, 1979 Mah LJ 770} would be in point. The gift was made nine days after, and those nine days put the decision out of the declarant’s reach.",
    "negative",
  ],
  [
    "cited",
    "Their Lordships were referred to the Straits Settlements Ordinance. Cf. {Chettiar Firm of K.R.M. v. Lim Boon Tek, [1934] A.C. 611 (P.C.)}. The Indian Act has no corresponding section, and the comparison, though interesting, was not pursued.",
    "neutral",
  ],
  [
    "actor",
    "In {Eastern Coalfields v. Bibhuti Mandal, (2005) 2 CHN 88} the Division Bench declined to follow its own decision of the preceding year, on the ground that the wage board’s recommendation had not then been published. So much by way of narrative; the first point taken in this appeal is that the suit was not properly valued.",
    "neutral",
  ],
  [
    "hypothetical",
    "If and when {Sahitya Press v. Press Registrar, AIR 1957 Bom 299} comes to be reconsidered, it may be that some of its language will be found too wide, or it may be that it will not. The present rule was discharged by consent as against the Registrar, and there remains only the printer.",
    "neutral",
  ],
  [
    "overruled",
    "The decisions set out in Schedule B to this judgment, of which {Nadia Zilla Parishad v. Sukumar Biswas, (1990) 1 Cal LT 12} is the leading one, shall henceforth be treated as having been erroneously decided.",
    "negative",
  ],
  [
    "counsel",
    "Both sides claimed {State of Gujarat v. Narmada Canal Contractors, (1991) 2 GLR 1190} as their own; each read the half which suited him. We need choose neither half, because the claim was never notified to the Engineer and is barred on that ground alone.",
    "neutral",
  ],
  [
    "cited",
    "The Patna High Court’s contrary dictum in Ramdhari v. State, 1967 BLJR 50 we do not follow. The only other reported case on section 11-A, so far as industry of counsel could discover, is {Kedar Mahton v. Collector of Gaya, 1969 PLJR 90}, where the point was abandoned.",
    "neutral",
  ],
  [
    "cited",
    "The period was twelve years under the Act of 1859, six under that of 1871, and three at the time of {Rukmini Bai v. Govind Shamji, 4 Bom LR 721}. It is unnecessary to inquire what it is today; the suit was brought within a year.",
    "neutral",
  ],
  [
    "cited",
    "What {Arvind Textiles v. Mumbai Municipal Corporation, 2020 (5) ABR 330} held was that capital value must be fixed as on the first of April. Whether it must be fixed by the Assessor personally it did not say, nor shall we, for the assessment order was issued in the name of a dead man.",
    "neutral",
  ],
  [
    "cited",
    "Practice — Second appeal — New plea of estoppel — Whether can be raised for first time — Not decided. {Bindhyachal Rai v. Sheo Murat, 1950 AWR 266}, ref. to.",
    "neutral",
  ],
  [
    "rejected attack",
    "Having considered the seven grounds upon which reconsideration of {Association of Unaided Colleges v. State of Karnataka, 2012 INSC 377} was sought, we find each of them to have been met and answered in the judgment itself. No reference to a larger Bench is warranted, and the writ petitions, being covered by it, are dismissed.",
    "positive",
  ],
  [
    "actor",
    "The Federal Court reversed the Lahore High Court in {Lala Sant Ram v. Province of Punjab, (1944) 6 FCR 180}. The appellant’s father was a party to that litigation, and it is from the record of it that the pedigree now before us has been taken.",
    "neutral",
  ],
  [
    "applied",
    "The condition in restraint of alienation was void, and the vendee took free of it. The contrary could hardly be maintained since {Sardar Muhammad Khan v. Mst. Bhagbhari, 4 Lah 310}, which their Lordships regard as sound, and upon which in their opinion this appeal turns.",
    "positive",
  ],
  [
    "cited",
    "The figures in other cases were collected for us by learned counsel. In {Kamla Verma v. Andhra State Road Transport, 1985 ACJ 77} a clerk’s widow was given ninety thousand rupees; her husband was thirty-four, and there were four children. Other instances will be found in the chart annexed to the written submissions.",
    "neutral",
  ],
  [
    "other case",
    "The construction contended for by the State would make nonsense of the proviso and we reject it without hesitation. Incidentally, the proviso in its unamended form was before the Court in {Murlidhar Rice Mills v. State of Orissa, (1972) 30 STC 390}, and one or two of the arguments heard today seem to have been heard then.",
    "neutral",
  ],
  [
    "disapproved",
    "Some colour is lent to the objection by {Hemlata Barua v. Gauhati University, AIR 1975 Gau 18}, where a University was likened to a club. The likeness is not one which we can see. A club may blackball; a University created by statute must give reasons, and the preliminary objection is overruled.",
    "negative",
  ],
  [
    "overruled",
    "The defendant leans with its whole weight upon {Tillotson v. Carrow, 31 Iowa 418 (1871)}, and we own that it bears him up. But the bench which decided that case knew nothing of the barbed-wire fence, and a rule which would oblige every farmer of this State to enclose against his neighbor's bull can no longer be the law of Iowa. It is not the law from this day.",
    "negative",
  ],
  [
    "followed",
    "Is a boarder a guest? Judge Penniman asked himself that in {Lovering v. Astor House Co., 48 N.H. 112 (1868)}, and gave a reason for saying no which we have never heard answered. The boarder before us has lost his trunk, and must look elsewhere than to the innkeeper for it.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Dastur, with his usual charm, invited us to regard {Kaikobad Mills Ltd. v. Union of India, (1974) 3 SCC 318} as a dead letter, embalmed by the later amendments. The invitation need not be taken up, for the goods in question were cleared eleven months before either the decision or the amendments came into being.",
    "neutral",
  ],
  [
    "distinguished",
    "Respondent bank cites {Quillen v. Farmers' Exchange, 104 Kan. 77, 178 P. 430 (1919)}. The paper in Quillen was payable to bearer and had gone through six hands before anyone thought to ask about the mule. Ours was payable to the order of one man, who never let go of it. The bank's reliance does not survive that difference.",
    "negative",
  ],
  [
    "disapproved",
    "If {Hollis v. State Board of Embalmers, 88 So. 2d 413 (Fla. 3d DCA 1956)} means what it says, a licensee may be stripped of his livelihood by a letter he never received, mailed to an address the Board knew he had left. We should prefer to think that it does not mean what it says; but as it plainly does, the bar should look to this opinion, and not to that one, hereafter.",
    "negative",
  ],
  [
    "dissent",
    'Our dissenting brother would consign {In re Estate of Wexelblatt, 14 Ill. 2d 390, 152 N.E.2d 811 (1958)} to the dustbin, calling it "an embarrassment to the law of wills." That enthusiasm is premature. No party has asked us to reconsider the case, nobody has briefed it, and this will was never attested at all.',
    "neutral",
  ],
  [
    "actor",
    'It was {Prouty v. Commonwealth, 211 Ky. 640, 277 S.W. 1019 (1925)} that put an end to the line of decisions beginning with Stroud v. Commonwealth, and since that year no indictment in this State has been quashed for want of the word "feloniously." The case at bar raises a different matter, the competency of a juror.',
    "neutral",
  ],
  [
    "reversed",
    "In {People v. Trautwein, 188 Misc. 2d 301 (App. Term 2001)}, the order before us, the Appellate Term thought it enough that the officer had smelled something. We think a Constitution which protects persons and papers asks for a little more than a nose. The order cannot stand and the information is dismissed.",
    "negative",
  ],
  [
    "criticised",
    "With great respect to the eminent Judge who spoke in {Harnam Das Sahni v. Income-tax Officer, (1962) 44 ITR 512 (Punj)}, he inquired whether the assessee had been diligent. Parliament had asked a different question, namely whether the officer had been. An answer, however elegant, to the question not asked leaves the other one precisely where it was.",
    "negative",
  ],
  [
    "explained",
    "In {Cordwell v. Dunmore, 2 Cush. 401 (Mass. 1848)}, a drover had left eleven oxen at livery and gone west without paying. The keeper sold them, and the jury gave the drover nothing. The report does not disclose what notice, if any, preceded the sale, and the head-note is no help.",
    "neutral",
  ],
  [
    "lower court",
    'The District Judge put {Abdul Rahim Sahib v. Zohra Bi, AIR 1951 Mys 63} aside as "a decision on its own peculiar facts" and non-suited the wife. Before us neither side has defended, attacked or so much as opened that report, the appeal having been argued solely on limitation, and on limitation it must fail.',
    "neutral",
  ],
  [
    "distinguished",
    "The whole of {Corrigan v. Mutual Ben. Life Soc'y, 118 Minn. 94, 136 N.W. 570 (1912)} turned upon an answer which the insured had never been asked to give. Eliza Trask was asked; she replied; and what she replied was false. A precedent about silence cannot instruct us concerning speech.",
    "negative",
  ],
  [
    "doubted",
    "Two of us sat in {Jagannath Patro v. Collector of Ganjam, (1969) 35 CLT 712}. We thought it right at the time. Time, and the four hundred petitions which have since been filed upon the strength of it, have not been kind to our confidence, and nothing but the narrowness of the present point keeps us from sending the whole question to a larger Bench.",
    "negative",
  ],
  [
    "harmonised",
    "Much industry was spent on proving that {Bhola Nath Sen v. Province of Bihar, AIR 1948 Pat 301} and Satya Charan v. Province of Bihar are at daggers drawn. They are nothing of the sort. One speaks of the notice, the other of its service; and the present quarrel concerns neither, but a defect of parties.",
    "neutral",
  ],
  [
    "reaffirmed",
    "Old wine, say the appellants, of {Shaikh Moheed v. Ranee Luchmeeput, 9 Moo. Ind. App. 517 (1862)}. We have tasted it, and find that it has lost nothing in the bottle. A guardian who buys from his ward must still show that he paid what a stranger would have paid; this guardian paid a third.",
    "positive",
  ],
  [
    "history",
    "The subsequent fortunes of {Mallory v. Chenango Canal Bank, 5 Denio 88 (N.Y. Sup. Ct. 1847)} would fill a chapter. It was cited in the Court of Appeals thirty times in as many years, now in the majority and now in the minority, and always upon some different proposition. We mention it only because the referee did.",
    "neutral",
  ],
  [
    "governed",
    "There are appeals which require thought and appeals which require only a memory. We decided {State ex rel. Ottinger v. Zell, 81 Ohio St. 3d 290, 690 N.E.2d 1144 (1998)} with this very clerk, this very form and this very excuse before us. The writ is allowed.",
    "positive",
  ],
  [
    "criticised",
    'According to {Nordahl v. Cascade Trust Co., 902 F. Supp. 118 (W.D. Wash. 1995)}, a trustee who loses the corpus by playing at cards has merely "diversified." The court was evidently a more indulgent beneficiary than any we have met, and the appellee will have to find his defense in some other book.',
    "negative",
  ],
  [
    "followed",
    "The learned Advocate-General rose, was handed the report of {Thressiamma Kurian v. State of Kerala, 1984 KLT 655}, read paragraph 9 to himself, and very fairly sat down again. The original petition is allowed.",
    "positive",
  ],
  [
    "limited",
    "{Ferraro v. Ocean Pier Amusements, 37 N.J. Super. 480, 117 A.2d 640 (App. Div. 1955)} was about one roller coaster, on one night, with one drunken operator. We have watched it grow, through the affections of the plaintiffs' bar, to the stature of a principle. It is time it was returned to its proper size.",
    "negative",
  ],
  [
    "applied",
    "Nobody in 1883 had heard of a snowmobile. But the man who drove his sleigh across the village green in {Peaslee v. Town of Orford, 63 N.H. 19 (1883)} knew just what the operator of this one knew, that children slide there on Saturdays, and the duty which bound the one binds the other.",
    "positive",
  ],
  [
    "limited",
    "The learned Judges who decided {Ishwari Khetan Oil Mills v. Cane Commissioner, AIR 1971 All 340} had before them a mill that crushed for itself. They did not say, because they were not asked, what would follow where the mill crushes for its neighbours. To read their silence as an answer would be to credit them with more foresight than they claimed.",
    "negative",
  ],
  [
    "counsel",
    "Appellant's theory, as we understand it, is that {Standish v. Yuba Ditch Co., 19 Cal. 210 (1861)} was silently buried by the Constitution of 1879 and that every judgment since rendered upon it is a nullity. The record contains no exception raising the point below, and we shall not make one for him.",
    "neutral",
  ],
  [
    "reversed",
    'The opinion of the Court of Appeals, {State v. Gutnecht, 302 Or. App. 77, 460 P.3d 912 (2020)}, treats the word "knowingly" as if the legislature had put it into the statute by way of ornament. Defendant is entitled to a trial at which the word does some work.',
    "negative",
  ],
  [
    "adopted",
    'We searched for our own words and, having found none as good, have borrowed. "The mother\'s right," wrote Mr. Justice Palekar-Joshi in {Yamunabai v. Ananda, (1976) 78 Bom LR 402}, "is not a boon to be earned." So it is not; and the condition imposed by the Family Court, that she earn it, goes.',
    "positive",
  ],
  [
    "history",
    "The so-called Missouri mule rule first appears, without citation of any authority, in {Hannibal & Western R.R. v. Kittle, 44 Mo. 318 (1869)}. It was rejected in Kansas, ridiculed in Arkansas, and embraced in Illinois. We note these wanderings because both sides make much of them; the case before us concerns a horse killed by lightning.",
    "neutral",
  ],
  [
    "relied on",
    "Take away {Brannigan v. Board of Fire Comm'rs, 66 R.I. 117, 17 A.2d 630 (1941)} and there would still be something to be said for the widow. Leave it in place, as we do, and there is nothing to be said against her.",
    "positive",
  ],
  [
    "overruled",
    "The Division Bench in {Kunhikannan v. Tahsildar, Hosdurg, 2003 (1) KLT 908} thought that a kudikidappukaran loses his hut by sleeping for a month at his daughter's. We are five, and we do not think so. Those who have been turned out of their huts upon that understanding may apply to be let in again.",
    "negative",
  ],
  [
    "affirmed",
    "Six grounds are taken against the judgment of the Tribunal reported as {Coromandel Paints v. Collector of Central Excise, (1989) 41 ELT 303 (Tri.)}. The first five are the same ground, and the sixth is that the other five are different. Paint is paint, as the Tribunal perceived; the Collector's appeal is dismissed.",
    "positive",
  ],
  [
    "cited",
    "On the practice of reading depositions from other causes, see generally {Whitacre v. Strode, 7 Leigh 290 (Va. 1836)}. The objection taken at the hearing was of another kind, and the circuit court grievously erred in overruling it: the witness was alive, well, and sitting in the gallery.",
    "neutral",
  ],
  [
    "hypothetical",
    "Assume that {Delacroix v. Parish of St. Bernard, 212 La. 901, 33 So. 2d 744 (1948)} is as rotten a plank as the relator says. Assume that it broke under him. He filed this application on the sixty-first day, and the sixty-day bar does not ask what sort of plank one was standing on.",
    "neutral",
  ],
  [
    "not good law",
    "The bricks of {Narsingh Das Kedia v. Commissioner of Wealth Tax, (1968) 70 ITR 88 (Cal)} are as well laid as ever. But the ground upon which they rested was Explanation 1, and Parliament dug it out in 1976. A building so circumstanced may be admired; it would be rash to move into it.",
    "negative",
  ],
  [
    "distinguished",
    "The action in {Belknap v. Furnald, 40 Me. 512 (1855)} was trespass, and possession was everything; the present is a writ of entry, and possession is nothing. The tenant has thus brought the right key to the wrong door.",
    "negative",
  ],
  [
    "left open",
    "Whether {Cheshire Provident Inst. v. Alden, 59 N.H. 350 (1879)} ought to be retained is a matter that has divided this bench in conference more than once. It need not divide us today. The mortgage was discharged before suit, and the bill was properly dismissed as premature.",
    "neutral",
  ],
  [
    "compared",
    "The two English cases pull in one direction and the Calcutta case, {Gopal Chunder Mookerjee v. Kartick Dassee, 12 CWN 617}, seems to pull in the other; whether it truly does depends upon the meaning of a Bengali word which the translator has left untranslated. The finding of benami being one of fact, the second appeal ought never to have been admitted.",
    "neutral",
  ],
  [
    "reported overruled",
    "The High Court can hardly be blamed for resting on {Haji Abdul Gaffar v. Custodian General, (1973) 1 SCC 777}, for on the morning its judgment was pronounced that decision was two days from its end. On the Thursday, a Constitution Bench took the other view. The respondents' title went with it.",
    "negative",
  ],
  [
    "lower court",
    "It troubled the High Court that {Rampati Kuer v. Digambar Jha, AIR 1960 SC 1812} appeared to have been rendered in ignorance of the Limitation Act. The Division Bench nevertheless held itself bound. We say nothing upon it, since the plaintiff has today, through counsel, given up the relief of possession altogether.",
    "neutral",
  ],
  [
    "overruled",
    "In {Wheelock v. Dunbar Township, 45 Mich. 133, 7 N.W. 770 (1881)} a township was excused because its bridge had been built by another. I wrote that opinion. I have crossed the bridge since, and a good many books with it, and the court is now unanimous that the township ought to have paid.",
    "negative",
  ],
  [
    "not binding",
    "The petitioner's trump is {Ex parte Laidlaw, (1926) 3 Bur LJ 55}. It is a trump in another game. Rangoon ceased to be under the appellate authority of anything we inherited, and the report moreover consists of the words 'I agree' over the signature of a judge who does not disclose with whom.",
    "negative",
  ],
  [
    "abrogated",
    "A cow is no longer what she was in {Maddox v. Cullen, 54 Ga. 560 (1875)}. By the Act of 1953 she may not go at large, her owner is presumed careless if she does, and the motorist, who in that day did not exist, has become the ward of the law. The trial court charged the jury as though nothing had happened.",
    "negative",
  ],
  [
    "distinguished",
    "The clinic in {Aldana v. Rio Salado Orthopedics, 208 Ariz. 61, 90 P.3d 774 (App. 2004)}, had telephoned the patient three times and written twice. Defendant's file contains one postcard, returned undelivered. We are not persuaded that what sufficed for the one can be made to suffice for the other.",
    "negative",
  ],
  [
    "other case",
    "Rule 60.02's 2011 revision did away with the practice described in Hobart and its progeny, which are accordingly of historical interest only. The notice requirement, addressed in {Eberle v. Stroud County Bank, 55 S.W.3d 301 (Tenn. Ct. App. 2001)}, is found in a different rule and is not at issue.",
    "neutral",
  ],
  [
    "affirmed",
    "We granted transfer in {Ruppel v. Vanderburgh County Drainage Board, 988 N.E.2d 310 (Ind. Ct. App. 2013)}, to consider whether the tile drain was a regulated one. Having considered it, we summarily adopt the Court of Appeals' treatment of every issue and affirm the trial court.",
    "positive",
  ],
  [
    "limited",
    "Let {Bishan Das v. Notified Area Committee, Phagwara, AIR 1959 Punj 404} keep what it has: the octroi post, the bullock cart, the single night. It shall not be permitted to annex the whole law of restitution, which it has lately shown a disposition to do.",
    "negative",
  ],
  [
    "relied on",
    'Everything in this case depends upon whether the levee was "complete" when the June rise came, and completeness is to be tested by acceptance, not by the last shovelful. {Dorsey v. Bayou Lafourche Levee Dist., 46 La. Ann. 1011, 15 So. 330 (1894)}. The engineers had not accepted it. The contractor bears the loss.',
    "positive",
  ],
  [
    "dissent",
    "The dissent thinks it a scandal that {Plunkett v. Wabash Township, 203 Ind. 11, 178 N.E. 690 (1931)}, remains on the books. Perhaps it is; perhaps it is not. Nobody here was injured by a township.",
    "neutral",
  ],
  [
    "followed",
    "The learned Solicitor, confronted with {Thakorelal Nanalal v. Chief Controller of Imports, (1979) 3 SCC 660}, fought bravely for an hour, and with a lost cause he could have done no more. The licence shall issue within four weeks.",
    "positive",
  ],
  [
    "reversed",
    'The panel concluded that the error was harmless. {People v. Ocasio, 2019 IL App (1st) 170442}. A prosecutor told twelve citizens that the defendant\'s silence "speaks volumes." If that is harmless, it is difficult to imagine what the word is being saved for. A new trial is ordered.',
    "negative",
  ],
  [
    "applied",
    "There is a species of precedent which must be stretched to cover the case, and there is a species which must be trimmed. {Nur Mahomed v. Dinshaw Motishaw & Co., 1924 Sind 91} belongs to neither. It went on like a glove; and the defendants, whose hand it was, have been able to show us no finger for which it does not provide.",
    "positive",
  ],
  [
    "actor",
    "The court in {Ghulam Qadir v. Municipal Board, Srinagar, AIR 1966 J&K 82} adopted the English rule and overruled two earlier decisions of its own. We are told that in Himachal the contrary practice prevails. The present revision is incompetent and the point does not arise.",
    "neutral",
  ],
  [
    "agreed with",
    'It was objected that "family" cannot include a foster-child. Krishnaswami Ayyangar, J. dealt with that objection in {Alamelu v. Rangasami, (1943) 2 MLJ 219} by asking who it was that had sat up with the old man when he had the cholera. We have nothing wiser to offer. The suit must be decreed.',
    "positive",
  ],
  [
    "overruled",
    "Not one of the three reasons given in {Amundsen v. School District No. 14, 58 N.D. 700, 227 N.W. 208 (1929)}, has stood up to the years. The districts can insure; the treasury has not been emptied where they do; and the king, who could do no wrong, never reigned in North Dakota. The judgment of dismissal, which leaned on all three, is set aside.",
    "negative",
  ],
  [
    "reaffirmed",
    'The commentators have not been gentle with {Sorrell v. Yadkin Power & Light Co., 187 N.C. 330, 121 S.E. 600 (1924)}. One finds it "medieval." It has, however, kept the peace between upper and lower proprietors on the Yadkin for three generations, which is more than can be said for commentators, and we are content to let it go on doing so.',
    "positive",
  ],
  [
    "compared",
    "Compare {Ives v. Town of Litchfield, 41 Conn. 88 (1874)}, with Beers v. Woodruff, 30 Conn. 308 (1861). We are not obliged to choose between them. The declaration having omitted to allege that the highway was a highway, the demurrer ought to have been sustained and the verdict for the plaintiff is worth nothing.",
    "neutral",
  ],
  [
    "distinguished",
    "Learned counsel assured us that {Dinabandhu Sahu v. Collector, Cuttack, 1972 (1) CWR 118} was on all fours. It has, it is true, four legs; and so has a table. The Collector there acquired a tank; here he has requisitioned a motor-boat, and under an Act in which neither tanks nor acquisition is anywhere mentioned.",
    "negative",
  ],
  [
    "disapproved",
    'It follows from what we have decided that a boarding-house keeper may be a "merchant"; and it follows, too, that the prisoner in {Commonwealth v. Tansey, 122 Ky. 18, 90 S.W. 971 (1906)}, who was discharged because she kept boarders and not a shop, was a very fortunate woman.',
    "negative",
  ],
  [
    "followed",
    "The prosecutor hoped to slip past {State v. Llewellyn, 41 Utah 205, 125 P. 388 (1912)}, by observing that the cattle there were branded on the left hip and these on the right. Anatomy is not a ground of decision. The brand was unrecorded in both cases, and the conviction must go the way of its predecessor.",
    "positive",
  ],
  [
    "left open",
    "Some of us are troubled by {Bascombe v. Colonial Tanning Co., 258 Mass. 117, 154 N.E. 802 (1927)}, and some are not. As the respondent's alternative ground is sufficient, namely that notice of injury was never given, both camps may reserve their fire.",
    "neutral",
  ],
  [
    "discussed",
    "The learned Subordinate Judge was taken through {Nilmadhub Ghose v. Okhoy Chunder, 19 WR 611}, in which a putnidar who had paid the Government revenue for a co-sharer sought contribution, and the point was whether a demand was a part of the cause of action. Couch, C.J. and Ainslie, J. delivered separate opinions, the effect of which the Subordinate Judge has correctly summarised in his order.",
    "neutral",
  ],
  [
    "compared",
    'Whether a trailer resting upon blocks is a "structure" may be asked in many contexts, and need not always be answered alike. Cf. {Town of Hartland v. Skogen, 21 Wis. 2d 404, 124 N.W.2d 611 (1963)} (zoning). The burglary statute defines its own term, and under that definition the information was fatally defective.',
    "neutral",
  ],
  [
    "accord signal",
    "An easement by necessity ends with the necessity. Thibodeaux v. Craig, 402 So. 2d 811 (La. App. 1981). Accord {Waverly Plantation, Inc. v. Hebert, 511 So. 2d 90 (La. App. 3d Cir. 1987)}.",
    "positive",
  ],
  [
    "limited",
    "The judgment in {Begum Sahiba Sultan v. Deputy Custodian, AIR 1953 Bhopal 12} was delivered in the year when trains still arrived with nobody alive in them. It breathes the air of that year. We, who breathe another, must read the Act as it is printed.",
    "negative",
  ],
  [
    "overruled",
    "When {Christiansen v. Sandpoint Lumber Co., 31 Idaho 402, 172 P. 660 (1918)} was handed down, eleven states thought as we did. There are now none. A court may be right though every other is wrong, but it ought then to have a reason, and we have looked in vain for ours.",
    "negative",
  ],
  [
    "distinguished",
    'The passage which Mr. Sanyal read to us from {Rai Kamaleshwari v. Temple Medical School, 22 CLJ 488} ends, in the printed volume, with a comma. What comes after the comma is "provided the lease be not of a homestead." This lease is of a homestead.',
    "negative",
  ],
  [
    "explained",
    "The appellate court in {Greer v. Lakeview Condo. Ass'n, 2016 IL App (2d) 150319}, described the board's conduct as inequitable and remanded. On remand the case settled. No one therefore knows what relief, if any, would have followed, and neither party here asks us to guess.",
    "neutral",
  ],
  [
    "affirmed",
    "We brought up {Pardee v. Stone Mountain Quarries, 276 Ga. App. 18, 622 S.E.2d 400 (2005)}, by certiorari to see whether the Court of Appeals had correctly measured the royalty. It had. Judgment affirmed.",
    "positive",
  ],
  [
    "abrogated",
    "Practitioners who learned their pleading from {Goodspeed v. Tarbox, 55 Me. 210 (1867)} are advised to unlearn it. Since the Rules took effect in 1959 a complaint does not fail because the pleader has called his wrong by its wrong name, and the superior court was in error to throw this one out.",
    "negative",
  ],
  [
    "cited",
    "Section 9 was enacted in the session following {Sprague v. Minidoka Irrigation Dist., 40 Idaho 77, 231 P. 900 (1925)}, and the committee report refers to that case by name. The trial court misread section 9; it plainly requires a bond.",
    "neutral",
  ],
  [
    "history",
    "For the curious: {Doe ex dem. Hightower v. Roe, 8 Ga. 301 (1850)} had its origin in a game of faro, at which the lottery ticket for lot 211 changed hands thrice in an evening. The litigation outlived all the players. It establishes, for present purposes, only that lot 211 existed.",
    "neutral",
  ],
  [
    "doubted",
    'How the court in {Weatherford v. Cimarron Tel. Co., 88 Okla. 215, 212 P. 609 (1923)} came to think that a pole is a "vehicle," we cannot say, nor do we wish to be understood as having come to think so ourselves. The question is not quite before us. It will be, some day, and we shall not be found to be committed.',
    "negative",
  ],
  [
    "adopted",
    "In framing an instruction for the retrial the court may safely use the language of {State v. Yellowtail, 166 Mont. 222, 531 P.2d 1340 (1975)}, which is clear, which is brief, and which the jury will be able to carry into the room with them.",
    "positive",
  ],
  [
    "compared",
    'The word "forthwith" has had a chequered career. In a statute of extradition it has meant ninety days, {Ex parte Bledsoe, 64 Tex. Crim. 130, 141 S.W. 960 (1911)}; in a policy of burglary insurance, nine. Here the judge gave it no meaning whatever, and on that account we reverse.',
    "neutral",
  ],
  [
    "followed",
    "{Kishen Lal Poddar v. Official Liquidator, (1971) 41 Comp Cas 702 (Cal)} was not cited to the learned Company Judge. Had it been, this appeal would not have been necessary, for the debenture-holders would have had their money in 1978.",
    "positive",
  ],
  [
    "overruled",
    "Generations of pleaders have walked across {Ashutosh Roy v. Secretary of State, ILR 33 Cal 810} to the safe side of limitation. We have to tell their successors that there is now no bridge there; that it was taken up this morning, plank by plank; and that the reasons are set out in what follows.",
    "negative",
  ],
  [
    "limited",
    "The infant plaintiff in {Chadbourne v. Cotton Belt Ry., 84 Ark. 212, 105 S.W. 88 (1907)} was four years of age, and the tenderness of the court's language bears some proportion to the tenderness of her years. Language so proportioned does not fit a brakeman of forty with a bottle in his coat.",
    "negative",
  ],
  [
    "counsel",
    "According to the appellants, {Abdul Sattar v. Wakf Board, 1979 Kar LJ 266} destroys the respondent's case; according to the respondent, it destroys the appellants'. The wakf deed itself has now been found, after thirty years, in the lining of a trunk. It settles everything, and leaves the argument about that decision to be resumed on some other day between some other parties.",
    "neutral",
  ],
  [
    "actor",
    "In {Rex v. Mahadeo Kurmi, ILR 1949 Nag 640}, the earlier Nagpur cases were distinguished one by one until scarcely any remained. The law in the other Provinces took a different turn, upon which Mr. Hidayat Ali has helpfully addressed us.",
    "neutral",
  ],
  [
    "reported overruled",
    "The court instructed in the words of {People v. Strickler, 87 Mich. App. 611, 275 N.W.2d 20 (1978)}, rev'd, 408 Mich. 903 (1980). It was an unlucky choice, and the giving of that instruction over objection requires that the defendant be tried again.",
    "negative",
  ],
  [
    "not binding",
    "Four words, 'Dismissed. No special leave,' are all there is of {Bansidhar v. State of Rajasthan, SLP (Civil) No. 4411 of 1980}. One might hang a hat upon four words. The State has tried to hang upon them the entire law of jagir resumption, and the peg will not hold.",
    "negative",
  ],
  [
    "agreed with",
    "The appellant has discovered that {Jamna Bai v. Dhaniya, (1966) 2 SCWR 305} works hardship on husbands who keep two households. We have made the same discovery, and regard it as among the chief merits of the decision.",
    "positive",
  ],
  [
    "followed",
    "We have examined the record with {Delvecchio v. Tri-Borough Contracting, 61 N.Y.2d 870 (1984)}, in hand, and find every element there required: the written undertaking, the reliance, the detriment. The order of the Appellate Division should be reversed and the complaint reinstated.",
    "positive",
  ],
  [
    "lower court",
    'The Industrial Commission found {Espinoza v. Globe Copper Co., 58 Ariz. 177, 118 P.2d 455 (1941)}, "unhelpful and, frankly, obsolete," and denied benefits. The award is set aside for lack of any medical testimony; we have no need to take sides in the Commission\'s debate with the case.',
    "neutral",
  ],
  [
    "criticised",
    "With deference to our predecessors, the opinion in {Bledsoe v. Cumberland Gap Turnpike Co., 61 Ky. (4 Met.) 88 (1862)} mistakes a toll for a tax. Having begun there, it could end nowhere but in error, and the error has been costing the traveling public three cents a mile ever since.",
    "negative",
  ],
  [
    "not good law",
    "Mr. Rangnekar's argument begins at page 200 of {Damodhar Narayan v. Emperor, 32 Bom LR 196} and would be a good one if the calendar had been stopped on the 25th of January, 1950. On the following day it became impossible to say in this country that a man may be detained because a Governor is satisfied.",
    "negative",
  ],
  [
    "explained",
    "In {Lawless v. Tidewater Oyster Co., 112 Va. 480, 71 S.E. 602 (1911)} the demurrer was sustained, the plaintiff pleaded over, and the judgment went up on both. The reporter's syllabus treats the first as decided. Whether it was is of no moment here, where no demurrer was ever filed.",
    "neutral",
  ],
  [
    "counsel",
    '"No court in America," writes counsel, "has ever failed to condemn {Rigby v. Sweetwater Land & Cattle Co., 5 Wyo. 301, 40 P. 120 (1895)}." He cites no court which has. For our purposes the cattle company\'s corporate existence was admitted, and what Rigby says upon the proof of it does not signify.',
    "neutral",
  ],
  [
    "declined to follow",
    "The Madras decision, {Subbaraya v. Kylasa, ILR 26 Mad 701}, springs from a custom of the Tanjore delta, where water is plenty. One hesitates to plant it in Kutch. Here a man who lets his neighbour's tank run dry has done him an injury whether or not he spoke of it beforehand.",
    "negative",
  ],
  [
    "overruled",
    "Insofar as any language in {Ex parte Garrison, 522 So. 2d 777 (Ala. 1988)}, can be taken to permit a trial judge to strike jurors for cause on his own impression of their faces, trial judges should stop taking it.",
    "negative",
  ],
  [
    "compared",
    "A dealer who rolls back an odometer may of course be guilty of more than one offense. Cf. {State v. Pomerleau, 363 A.2d 692 (Me. 1976)} (false pretenses and forgery). But the indictment before us charges neither, and the State's theory of trial was abandoned at oral argument.",
    "neutral",
  ],
  [
    "followed",
    "After {Vasantrao Naik v. Land Tribunal, Akola, 1977 Mah LJ 455}, the determination of surplus has ceased to be a question of law and has become a question of subtraction. We have done the subtraction. The landholder keeps nineteen acres and four gunthas.",
    "positive",
  ],
  [
    "criticised",
    "A judge of great experience remarks in {Lala Chetan Das v. Firm Gobind Ram, AIR 1925 Lah 512} that commercial men do not read what they sign. Doubtless. But it is a novelty to find in the circumstance a reason why they should recover upon what they did not sign, and novelties of this magnitude should come from Delhi.",
    "negative",
  ],
  [
    "refusal to overrule",
    "The Attorney General urges us to discard {Padilla v. Mesilla Valley Elec. Coop., 101 N.M. 556, 686 P.2d 240 (1984)}, citing a changed electrical industry. The industry may have changed; the current that killed Mr. Ortega behaves as it always has. We adhere to our decision and reject the invitation.",
    "positive",
  ],
  [
    "cited",
    "Timber estimates are proverbially unreliable. See {Coos Bay Spruce Co. v. Engstrom, 96 Or. 611, 190 P. 705 (1920)}. What the appellant is charged with, however, is not a bad estimate but a false one; and the trial judge's finding of good faith is contradicted by the appellant's own diary.",
    "neutral",
  ],
  [
    "left open",
    "Having regard to the concession made by the learned Attorney-General, we express no opinion upon whether {Shivnandan Pershad v. Doaba Oil Presses, (1957) SCR 801} was correctly decided, though we heard a good deal of vigorous abuse of it from the interveners.",
    "neutral",
  ],
  [
    "declined to follow",
    "The federal district court predicted that we would recognize the tort. {Lockridge v. Bonneville Media, 644 F. Supp. 1181 (D. Utah 1986)}. It was a courteous prediction, carefully arrived at. It has turned out to be mistaken.",
    "negative",
  ],
  [
    "governed",
    "A drone is not a fowl, and the court that decided {Haggerty v. Duxbury, 12 Gray 301 (Mass. 1858)} would have been astonished to see one. Yet the principle that the landowner may scare off what he may not shoot is as fit for rotors as for feathers, and it decides this appeal in the neighbor's favor.",
    "positive",
  ],
  [
    "actor",
    "The Patna Court in {Jadunandan Prosad v. Deo Narain, AIR 1929 Pat 616} followed the Calcutta decisions and dissented from Allahabad, and the Oudh Chief Court later did the reverse. As the bond sued upon was executed in Bombay, we look to the Bombay decisions alone.",
    "neutral",
  ],
  [
    "followed",
    "Conscious that the decision of the Full Bench in {Rebati Mohan v. Jatindra, 1936 ALJ 901} leaves no chair vacant for a Single Judge's opinions, I have taken none, and dismiss the second appeal.",
    "positive",
  ],
  [
    "criticised",
    "The reasoning in {Moffett, 2 Houst. at 618,} proves too much; on it no slave-born child could ever inherit, marriage or no marriage. The General Assembly of Delaware meant something by the act of 1871, and we shall not make it mean nothing.",
    "negative",
  ],
  [
    "cited",
    "Laches is not mere delay but delay that works harm. See {Brinkerhoff v. Essex Marl Co., 44 N.J. Eq. 109, 14 A. 277 (Ch. 1888)}. The vice chancellor's opinion, which equates the two throughout, applied an erroneous standard, and his decree must be vacated.",
    "neutral",
  ],
  [
    "overruled",
    'The distinction that {Ferris v. Sublette County Hosp. Dist., 711 P.2d 1090 (Wyo. 1985)}, drew between "administrative" and "medical" negligence has proved impossible to administer and was, we now believe, never grounded in the statutory text. We abandon it.',
    "negative",
  ],
  [
    "distinguished",
    "Rajkumari Bai won because her brother had written the letter; see paragraph 3 of {Rajkumari Bai v. Official Trustee, 1952 Nag LJ 318}. The appellant's brother could not write. I am unable to see how the admission of the one can be laid at the door of the other.",
    "negative",
  ],
  [
    "counsel",
    'The petition for rehearing charges that we "overlooked the controlling decision," {Emmert v. Grays Harbor Stevedores, 140 Wash. 288, 248 P. 800 (1926)}. It was cited on page 41 of a brief limited by rule to forty. Overlooked is therefore hardly the word; the petition is denied as untimely.',
    "neutral",
  ],
  [
    "affirmed",
    "Leave to appeal was granted to consider the correctness of {People v. Szymczak, 301 Mich. App. 640 (2013)}. Having heard argument, the Court is of opinion that the Court of Appeals was right for the reasons it gave, and no jurisprudential purpose would be served by giving them again.",
    "positive",
  ],
  [
    "limited",
    "To the extent defendants read {Sandoval v. Pinyon Ridge Unified Sch. Dist., 240 Cal. App. 4th 92 (2015)}, to immunize every decision made on a field trip, they read it for more than it is worth. The only decision there was whether to go. Where the bus was parked is another matter.",
    "negative",
  ],
  [
    "adopted",
    "The common law is not so poor that it must send a woman away because her grandmother's lawyer died before telling anyone what he had done. Wisconsin found the remedy in {Haugen v. Steensland, 61 Wis. 2d 602, 213 N.W.2d 377 (1974)}, and Minnesota from today has it also.",
    "positive",
  ],
  [
    "lower court",
    'The District Munsif hailed {Pakkiam v. Sivasankaran, (1990) 1 LW 431} as "the Magna Carta of the pavement dweller." The Subordinate Judge, on appeal, was less moved by it. Neither noticed that the plaintiff lived in a house, and it is for this reason, and no other, that their judgments are both set aside.',
    "neutral",
  ],
  [
    "doubted",
    "7. The commissioner cites {Talmadge v. Bibb Cotton Press, 31 Ga. App. 402, 120 S.E. 699 (1923)}, for the contrary proposition. That case was decided by two judges, the third being disqualified; it cites nothing; and if it has been relied upon since, the fact has escaped our research. We should be slow to build on it.",
    "negative",
  ],
  [
    "relied on",
    "We begin and end with {Garfinkle v. Board of Bar Examiners, 74 Haw. 110, 839 P.2d 1221 (1992)}. Its three factors, honestly applied to the applicant's own account of himself, point one way; and it is not the way that leads to admission.",
    "positive",
  ],
  [
    "overruled",
    "It would, we think, surprise the framers of the Abkari Act to be told, as {Chacko v. Excise Inspector, Alleppey, 1965 KLT 1012} tells them, that toddy ceases to be toddy when it is carried across a road. It has certainly surprised us. The reference is answered accordingly, and toddy may now cross roads without changing its nature.",
    "negative",
  ],
  [
    "refusal to overrule",
    "We took this case to decide whether to revisit {Loftin v. Magnolia State Bank, 604 So. 2d 218 (Miss. 1992)}. The briefs have persuaded us that we should not have been tempted. Loftin has proven workable, the Legislature has reenacted the statute four times with it in view, and it stays.",
    "positive",
  ],
  [
    "distinguished",
    "{Niederhauser v. Teton Ski Corp., 99 Idaho 411, 582 P.2d 1090 (1978)}, concerned the skier who falls. Mr. Alvey was standing in the lift line. No inherent risk of the sport includes being struck there by a delivery truck.",
    "negative",
  ],
  [
    "governed",
    "The respondent's advocate tried five doors, and behind each he found {Nawab Humayun Jah v. State of Hyderabad, AIR 1958 AP 419} sitting with folded arms. There being no sixth door, the grant must be treated as having lapsed at the Nawab's death.",
    "positive",
  ],
  [
    "cited",
    "The cases are collected in a note to {Sheldon v. Clark Seed Co., 131 N.Y. 77, 29 N.E. 906 (1892)}, to which the curious are referred. Some hold the warranty to run with the seed, some with the sack. The contract now before us disclaims every warranty and was unconscionably obtained, as the referee ought to have found.",
    "neutral",
  ],
  [
    "criticised",
    "We are indebted to {Ex parte Zollicoffer, 40 Fla. 200, 23 So. 909 (1898)} for the information that a mayor may fine a man for whistling. The Constitution of 1885, article and section duly considered, had left us in ignorance of it. In that ignorance we are resolved to continue, and the prisoner is discharged.",
    "negative",
  ],
  [
    "agreed with",
    "Since argument, and quite independently, the Supreme Judicial Court has come by another road to the place where we had already pitched our tents. {Bettencourt v. Fall River Housing Auth., 402 Mass. 611, 524 N.E.2d 90 (1988)}. We are glad of the company.",
    "positive",
  ],
  [
    "left open",
    "Commentators question whether {Hobbs v. Great Plains Reinsurance, 202 Neb. 488, 276 N.W.2d 85 (1979)}, survived the 1987 amendments. Compare Note, 71 Neb. L. Rev. 1002, with Keller, Insurance in the Plains § 14. As the contract was made in 1985, we have no occasion to choose.",
    "neutral",
  ],
  [
    "cited",
    'Deed, construction. Reservation of "the old mill seat." Evidence of user since 1799 received to identify the subject. {Wetherbee v. Ellison, 19 Vt. 379 (1847)}, mentioned. Decree for orators reversed, the master having exceeded the order of reference.',
    "neutral",
  ],
  [
    "applied",
    "Measured by the criteria laid down in {Shyam Behari Tewari v. Union Public Service Commission, (1992) 19 ATC 404}, the petitioner was not 'considered' at all: his file had gone, with much other waste paper, to a vendor of groundnuts. He shall be considered now, and by somebody who has read it.",
    "positive",
  ],
  [
    "explained",
    'What {Iredale v. Chesapeake Ferry Co., 150 Va. 88, 142 S.E. 401 (1928)} requires of a pilot in fog depends somewhat upon which of its two paragraphs one has open. The later speaks of "prudence," the earlier of "the utmost prudence." Both parties say they are satisfied with either, and so we simply set them out.',
    "neutral",
  ],
  [
    "other case",
    "To sustain this judgment we should have to disregard Corliss, Upham and Delano, and we will not. {Fairbanks v. Nashua Card Co., 58 N.H. 506 (1878)} stands apart from that group. It dealt with a foreman's authority to hire, which the present defendant concedes.",
    "neutral",
  ],
  [
    "overruled",
    'My brothers authorise me to say that the sentence beginning "It is too clear for argument" in {Stallings v. Rapides Parish Police Jury, 118 La. 700, 43 So. 305 (1907)}, which I wrote, is neither clear nor, as the able argument of this morning has shown, beyond argument. It should be struck from the reader\'s copy.',
    "negative",
  ],
  [
    "relied on",
    "The insurer's difficulty has a name, and it is {Cardwell v. Old Line Acc. Ass'n, 131 Mo. App. 660, 111 S.W. 604 (1908)}. If a man who takes carbolic acid for cough syrup dies by accident, it will not do to say that a man who takes rat poison for baking soda has died by design.",
    "positive",
  ],
  [
    "lower court",
    'The circuit judge found that {Merriwether v. Sipsey Coal & Iron Co., 201 Ala. 560, 78 So. 902 (1918)}, had been "eroded to the vanishing point" by compensation legislation. On this appeal the appellee concedes that the miner was an independent contractor, with the consequence that neither the legislation nor Merriwether has anything to do with the matter.',
    "neutral",
  ],
  [
    "history",
    "The matter has been here before. In the first appeal, {Quiroz v. Gila Bend Ginning Co., 71 Ariz. 212, 225 P.2d 480 (1950)}, we sent it back because the jury had been drawn from the wrong county. It comes again because the same thing has happened.",
    "neutral",
  ],
  [
    "dissent",
    "Mr. Justice Ffrench's dissent below was given over to a vigorous onslaught on {Moylan v. Comstock Lode Tunnel, 11 Nev. 301 (1876)}. The majority below relied upon a by-law instead. It is the by-law that has been argued to us, and, as it was never adopted by the stockholders, the judgment cannot stand.",
    "neutral",
  ],
  [
    "cited",
    "Colorado's trial courts have employed special masters in water cases since at least 1903. See, e.g., {Upper Saguache Ditch Co. v. Ortega, 31 Colo. 288, 72 P. 1055 (1903)}. The question is whether the master in this case, who owned shares in the objector, ought to have served at all. He ought not.",
    "neutral",
  ],
  [
    "counsel",
    "Mr. Tek Chand, having at the outset described {Ghasita Mal v. Committee of Management, Sri Darbar Sahib, 1940 PLR 19} as 'hopelessly wrong,' conceded at the close that he could win without disturbing it. He can, and does, for the defendant's written statement admits the whole of paragraph 6.",
    "neutral",
  ],
  [
    "not good law",
    "No lawyer under fifty can have argued a case of criminal conversation in this State, and {Applegate v. Rector, 88 Ky. 212, 10 S.W. 639 (1889)} is the reason the older ones remember. The General Assembly closed that theatre in 1990. Appellant has arrived with his ticket, but there is no longer a stage.",
    "negative",
  ],
  [
    "governed",
    "Because our inquiry is controlled by {In re Parental Rights as to T.J.W., 131 Nev. 402, 352 P.3d 1118 (2015)}, we ask only whether the district court made the finding that the statute demands. It made the finding, orally and in writing. We affirm.",
    "positive",
  ],
  [
    "actor",
    "In disapproving the Eastern District's approach, the court in {Gallatin Gateway Stages v. Public Serv. Comm'n, 188 Mont. 401, 613 P.2d 1399 (1980)} remarked on the scarcity of busses. Neither side contends that the remark bears on this case, in which the commission simply lost the file.",
    "neutral",
  ],
  [
    "hypothetical",
    "Let it be granted that, after the Uniform Act, {Osgood v. Pembina Elevator Co., 17 N.D. 300, 116 N.W. 330 (1908)} can no longer be cited with a straight face. The plaintiff did not cite it. He pleaded, proved and recovered upon an account stated, and the exceptions to that recovery are without merit.",
    "neutral",
  ],
  [
    "cited",
    "The rate was four annas in the rupee until 1917, and six thereafter: {Maharaja of Dumraon v. Collector of Shahabad, 4 Pat LT 302}. Which of the two governs depends on the kabuliyat, and the finding of the first appellate Court upon the kabuliyat is perverse.",
    "neutral",
  ],
  [
    "declined to follow",
    "Appellee offers, from a neighboring jurisdiction, {Bullard v. Etowah Hydro-Carbon, 204 Ala. 22, 85 So. 301 (1920)}. Alabama has a statute of which that decision is the child. Georgia has none, and we are not in the habit of adopting children whose parents are living elsewhere.",
    "negative",
  ],
  [
    "refusal to overrule",
    "Sixteen interveners, nine Senior Advocates and a paper-book of four thousand pages have been brought to bear upon {Vikhroli Dye Works Union v. State of Bombay, (1960) 2 SCR 914}. When the smoke cleared, it was seen to be standing exactly where it stood.",
    "positive",
  ],
  [
    "left open",
    "There is force in the suggestion that the rule of {Corbin v. Ten Eyck, 5 Paige 217 (N.Y. Ch. 1835)} sits awkwardly with the Revised Statutes. There is force also in the reply. The bill having been filed by one who is a stranger to the trust, the point must await a suitor with an interest in it.",
    "neutral",
  ],
  [
    "other case",
    'Three opinions have touched the "two-issue" practice: {Lemaster v. Ironton Fire Brick, 88 Ohio App. 412, 100 N.E.2d 107 (1950)}, Pruitt and Osterman. In the last of them alone was the practice extended to comparative fault, and it is that extension, and only that extension, that we condemn.',
    "neutral",
  ],
  [
    "lower court",
    "In the opinion of the Judicial Commissioner the ruling in {Seth Hukumraj v. Pannalal Chordia, 14 MIA 611} 'does not extend to Berar, nor to reason.' We have heard no argument on the first of these limits and prefer to say nothing of the second, the parties having come to terms.",
    "neutral",
  ],
  [
    "agreed with",
    "It would be churlish to withhold from {Lachmi Narain v. Turner Morrison, 1931 Cal 402} our thanks as well as our assent. It has said in a page why a bill of lading signed before the goods are on board is a promise, not a receipt. Upon that page this appeal is allowed.",
    "positive",
  ],
  [
    "doubted",
    "The plaintiffs' case is barred if {Lindell v. Carondelet Brewing Co., 55 Mo. 212 (1874)} is to be taken at its word, and as we sit in division we must so take it. We transfer the cause to the court in banc, being all of opinion that the word was ill chosen.",
    "negative",
  ],
  [
    "counsel",
    "The learned pleader for the decree-holder was severe upon {Bapu Anna v. Dhondo, 1909 PJ 44}. It was, he said, given ex parte, reported by an apprentice, and never once acted on. Having delivered himself of these remarks he passed to another topic, whither we follow him.",
    "neutral",
  ],
  [
    "explained",
    "To follow the argument one must know that in {Kerwin v. State Liquor Control Bd., 62 Pa. Cmwlth. 502 (1981)}, the licensee had sold to two customers, one a minor and the other the minor's father, and that the Board had proceeded on the first sale only. The court's order was a remand for findings.",
    "neutral",
  ],
  [
    "actor",
    "In {Escobedo v. Nueces Rice Mill, 288 S.W.2d 190 (Tex. Civ. App.-San Antonio 1956)}, the court reversed a directed verdict, holding that rice dust was for the jury. The present record has nothing to do with dust; we mention the case because the expert who testified there is the expert who testified here.",
    "neutral",
  ],
  [
    "dissent",
    'When {Purcell v. Nenana River Mining Co., 14 Alaska 302 (1953)} was decided, Judge Folsom in dissent predicted that it would "strangle placer mining in its cradle." Whether it did so is debated among historians. The parties before us stipulate that their claims are lode claims.',
    "neutral",
  ],
  [
    "left open",
    "A learned single Judge of the Delhi High Court has recently suggested that {Om Wati v. Land Acquisition Collector, (1994) 3 SCC 909} requires a second look. It may be so. Where only interest on the solatium is in question, as now, nobody need look at it even once.",
    "neutral",
  ],
  [
    "history",
    "It was to reward the drainers of the Black Swamp that the General Assembly passed the act considered in {Holgate v. Commissioners of Paulding, 38 Ohio St. 90 (1882)}. The act, since declared void in part on grounds never raised in that case, was repealed in 1923, but titles still run through proceedings taken under it.",
    "neutral",
  ],
  [
    "other case",
    "The decision in Ganga Ram, having been rendered without notice of Order XXII, rule 10-A, was rendered per incuriam. The same cannot arise with regard to {Syed Yakub Ali v. Tajunnissa, AIR 1972 AP 390}, to which Ganga Ram refers, for rule 10-A had not then been born; but on what that decision means we say nothing.",
    "neutral",
  ],
  [
    "compared",
    "Eighteen months was thought short in {Fullerton v. Ogunquit Beach Dist., 160 Me. 30, 197 A.2d 112 (1964)}, and three years long in Gerrish v. Wells. Such comparisons have their uses and their limits. The referee made none, and gave no reasons of any other sort.",
    "neutral",
  ],
  [
    "declined to follow",
    "The plurality in {Dunaway v. Tombigbee Paper, 603 So. 2d 1010 (Ala. 1992)}, commanded three votes then. It commands one now, and he has written separately to say so.",
    "negative",
  ],
  [
    "cited",
    "Missouri divides her counties by population for purposes of jury selection, salaries and hog inspection. See generally {State ex rel. Burgess v. Pettis County Ct., 187 Mo. 302, 86 S.W. 101 (1905)} (collecting statutes). Whether she may so divide them for purposes of the death penalty is a question of another order altogether.",
    "neutral",
  ],
  [
    "discussed",
    "\"Does a gift to 'my nephews' include the nephews of my wife?\" The question, in those words, was put to counsel by Sir Lawrence Jenks-Rao during the hearing of {Cowasji Framji v. Bai Dinbai, 9 Bom LR 614}; the report does not preserve the reply. It was compromised before judgment.",
    "neutral",
  ],
  [
    "hypothetical",
    "We may assume, favorably to the plaintiff, that {Cadwell v. Naugatuck Clock Co., 84 Conn. 601, 80 A. 1019 (1911)} would today be decided the other way. It would still be necessary for him to show that somebody struck him, and on that subject his complaint is silent.",
    "neutral",
  ],
  [
    "counsel",
    "Appellant's opening brief devotes thirty pages to demonstrating that {People v. Vandermeer, 36 Colo. App. 202, 540 P.2d 1111 (1975)}, cannot be reconciled with the Fourth Amendment. The prosecution confesses error on another ground. We accept the confession and remand.",
    "neutral",
  ],
  [
    "cited",
    "The plaintiff is no stranger to these reports. See {Bagley v. Oyster Comm'n, 131 Md. 614, 102 A. 990 (1918)}. He has on this occasion a better cause, and the demurrer which was sustained against him should have been overruled.",
    "neutral",
  ],
  [
    "explained",
    "Reports differ as to what happened in {Halsted v. Orange Spring Co., 3 Edw. Ch. 511 (N.Y. 1841)}. According to the printed decree the injunction issued; according to the Vice-Chancellor's minute-book, which we have caused to be examined, it was prepared but never sealed. We add this for the guidance of future editors.",
    "neutral",
  ],
  [
    "actor",
    "The Full Bench in {Kailas Chandra v. Registrar of Co-operative Societies, AIR 1963 Ori 202} declared three earlier rulings to be no longer law. The Act then in force was that of 1951; the elections now impugned were held under the Act of 1962. Before turning to its provisions, a word is necessary upon the facts.",
    "neutral",
  ],
  [
    "other case",
    "Regulation 17 goes far beyond what its parent Act permits, and we strike it down. In {Rehmat Bibi v. Port Health Officer, AIR 1938 Sind 140}, which was read to us at length, the vires of an altogether earlier regulation was assumed on both sides and its meaning alone debated.",
    "neutral",
  ],
  [
    "cited",
    "The society was enrolled under Act XXI of 1860 some time before the suit reported as {Trustees of the Mymensingh Theological Academy v. Hara Kishore, 22 CWN 480}. Its rules have been amended eleven times, seven of them unlawfully, and it is with the last of the seven that we are concerned.",
    "neutral",
  ],
  [
    "dissent",
    "Gopalan Nambiar-Das, J., while concurring, took occasion to say that he had 'never been able to reconcile himself' to {Cheeru v. Kesavan, 1959 KLJ 700}. The other two learned Judges were silent on the matter. It is their silence which has produced the present reference; but the reference, being incompetent, must be returned unanswered.",
    "neutral",
  ],
  [
    "overruled",
    "Let it be supposed that a man buys a field, pays for it, tills it for eleven years and three hundred and sixty-four days, and is told on the morrow that he never owned it. {Pratap Narain v. Mst. Rukmini, 1947 OA 212} supposes exactly that. The supposition ends with this reference, which we answer in favour of the purchaser.",
    "negative",
  ],
];
