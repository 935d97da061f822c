import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 29, that no rule may be changed for: written without sight of the rules by two authors
 * (200 and 200), each in the voice of other courts. One block of 25 in eight, by the authors of batch 28.
 * Before anything was tuned on those of batch 28, 299 of these 400 were read as labelled (154 and 145).
 */
export const BATCH_29_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "us-prose",
    "It is true that we spoke in {Hasbrouck}, 466 F.2d at 19, of “any interested person.” We did not there define the term.",
    "neutral",
  ],
  [
    "us-prose",
    "Like most bright lines, that of {Muldoon v. Trans-Gulf, 535 F.3d 280 (5th Cir. 2008)}, is occasionally unkind; it is unkind today; but it is a line, and the notice of appeal fell on the far side of it.",
    "positive",
  ],
  [
    "us-prose",
    "The Second Circuit's solution, {Rapallo v. Mercer, 270 F.3d 141 (2d Cir. 2001)}, has the charm of novelty, but charm aside we find nothing in the text of Rule 15(c) to support it.",
    "negative",
  ],
  [
    "us-prose",
    "The injury here is the injury of {Fallbrook Citrus v. Sun Growers, 602 F.2d 903 (9th Cir. 1979)}: a rival squeezed not by efficiency but by a secret rebate.",
    "positive",
  ],
  [
    "us-prose",
    "After {Dunmore v. Steel Pier Amusement, 207 F. Supp. 55 (D.N.J. 1962)}, was tried, the parties entered into the consent decree whose meaning is now disputed.",
    "neutral",
  ],
  [
    "us-prose",
    "The indenture trustee would have us treat {Wolcott v. Manhattan Guar., 523 F.2d 77 (2d Cir. 1975)}, as a charter of inaction. It was a case about a default cured within the grace period, and nothing has been cured here.",
    "negative",
  ],
  [
    "us-prose",
    "Once an alien has filed a motion to reopen that is facially sufficient, the Board may not simply wave it away; so we held in {Teklehaimanot v. Barr, 940 F.3d 511 (4th Cir. 2019)}, and so we hold once more.",
    "positive",
  ],
  [
    "us-trap",
    "Judge Whitcomb's order observes that {Hale-Norris v. Acme Ice, 315 F.2d 80 (8th Cir. 1963)}, “has been followed everywhere.” He did not say why he thought so, and the plaintiff's appeal does not raise the point.",
    "neutral",
  ],
  ["us-formula", "{Sundstrom v. Peavey Grain, 712 F.2d 900 (8th Cir. 1983)} (en banc), is overruled.", "negative"],
  [
    "us-prose",
    "Nobody reading {Kimbrell v. Fisk, 158 F.2d 900 (10th Cir. 1961)}, would guess that a corporation could be a “person aggrieved”; nobody reading the statute as it now stands could guess otherwise.",
    "negative",
  ],
  [
    "us-prose",
    "Our course is marked out by {Tallant v. Boeing Vertol, 570 F.2d 1250 (3d Cir. 1978)}, and we keep to it.",
    "positive",
  ],
  [
    "us-prose",
    "In Judge Kearse's words, borrowed from {Prudhomme v. Shearson, 688 F.2d 91 (2d Cir. 1982)}, a fiduciary “sits on both sides of the table at his peril.”",
    "neutral",
  ],
  [
    "us-trap",
    "Plaintiff did not preserve the argument that {Ridgely v. Dept. of Labor, 412 F.3d 606 (6th Cir. 2005)}, should be reconsidered, and if he had, only the full court could oblige him. Ridgely therefore disposes of count two.",
    "positive",
  ],
  [
    "us-prose",
    "However persuasive {Ambler v. Cudahy, 356 F.2d 22 (7th Cir. 1966)}, may be in the setting of a stockholder vote, we do not find it so in the setting of a bankruptcy ballot, where silence is not assent.",
    "negative",
  ],
  [
    "us-prose",
    "Reading {Bridgeforth v. Potter, 452 F.3d 10 (D.C. Cir. 2006)}, one learns that the Postal Service adopted its lateral-transfer policy in 1994 and amended it the following spring.",
    "neutral",
  ],
  [
    "us-prose",
    "We have been shown no case, before or since, in which a court has gone as far as {Danforth-Lee v. Penn Cent., 331 F. Supp. 1104 (E.D. Pa. 1971)}, and we will not go with it.",
    "negative",
  ],
  [
    "us-prose",
    "That the alleged conspirators belonged to one corporate family ends the matter under {Copperthwaite Mfg. v. Denby, 833 F.2d 1202 (6th Cir. 1987)}.",
    "positive",
  ],
  [
    "us-trap",
    "The reversal in {Seligman v. Foote, 88 F.2d 9 (2d Cir. 1961)}, of the conviction for perjury has no bearing on the restitution order before us.",
    "negative",
  ],
  [
    "us-trap",
    "The officer testified that he followed the plaintiff along Route 9 for two miles, as had the officer in {Speight v. Coombs, 766 F.3d 820 (8th Cir. 2014)}; the parties discuss the case at length, but the stop itself is not contested.",
    "neutral",
  ],
  ["us-formula", "We adhere to {In re Fontaine Shipping Co., 499 F.2d 1188 (5th Cir. 1974)}.", "positive"],
  [
    "us-prose",
    "Abstention is the exception, and this is no exception. In {Burgos v. Commonwealth Tel., 720 F.2d 44 (1st Cir. 1983)}, where we stayed our hand, a state appeal was pending that would have mooted the whole controversy. None is pending now.",
    "negative",
  ],
  [
    "us-prose",
    "I have read and reread {Ellsworth v. Talcott Mills, 119 F. Supp. 2d 77 (D. Conn. 2000)}, and can find no flaw in it. Summary judgment will be granted on the same ground.",
    "positive",
  ],
  [
    "us-prose",
    "The 1966 revision of Rule 19 swept away the categories that had occupied {Petrie v. Gulf Sulphur, 295 F.2d 116 (5th Cir. 1961)}.",
    "negative",
  ],
  [
    "us-prose",
    "Both {Reinholt v. Ashe, 408 F.3d 77 (7th Cir. 2005)}, and the present case began with a dog bite. The resemblance ends there.",
    "negative",
  ],
  [
    "us-prose",
    "A full statement of facts will be found in our earlier opinion, {Mobley v. Tupelo Cotton Oil, 612 F.2d 300 (5th Cir. 1980)}.",
    "neutral",
  ],
  [
    "us-prose",
    "The complaint quotes liberally, and without quotation marks, from the opinion in {Nesbitt v. Chrysler Lease, 455 F. Supp. 600 (E.D. Mich. 1978)}.",
    "neutral",
  ],
  [
    "us-trap",
    "The sheriff followed state law, and state law followed {Renfro v. Estes, 477 F.2d 1 (5th Cir. 1973)}, until the legislature repealed the statute in 1991.",
    "neutral",
  ],
  [
    "us-prose",
    "We see nothing in the intervening eleven years to shake {Piedra v. Smith-Corona Pension Tr., 577 F.3d 310 (2d Cir. 2009)}, and a good deal, including two Supreme Court decisions, to steady it.",
    "positive",
  ],
  [
    "us-prose",
    "Once the Supreme Court had held that the Guidelines are advisory, cases such as {United States v. Mullaney, 340 F.3d 77 (1st Cir. 2003)}, which remand because a judge thought them so, could not stand.",
    "negative",
  ],
  [
    "us-formula",
    "{Trujillo-Vega v. Albence, 408 F. Supp. 3d 900 (N.D. Cal. 2019)}, stayed pending appeal, No. 19-17000 (9th Cir. Nov. 1, 2019).",
    "neutral",
  ],
  [
    "us-formula",
    "{Massey v. Teledyne Mach., 522 F.2d 1010 (6th Cir. 1975)}, modified on reh'g, 530 F.2d 8 (6th Cir. 1976).",
    "negative",
  ],
  ["us-formula", "As in {Reece v. Flour Mills of Am. Emps., 366 F.2d 60 (10th Cir. 1966)}, so here.", "positive"],
  [
    "us-prose",
    "Nothing that was decided in {Kendrick v. Amoco Tankers, 499 F.2d 18 (5th Cir. 1974)}, is in jeopardy today. It held that a shipowner may limit; this owner may too.",
    "positive",
  ],
  [
    "us-prose",
    "A panel decision that contradicts an earlier one is, in this circuit, a nullity on the point; and {Osgood v. Mann, 650 F.3d 111 (5th Cir. 2011)}, contradicts two.",
    "negative",
  ],
  [
    "us-trap",
    "The first panel refused to extend {Ivory v. Jackson, 580 F.3d 70 (6th Cir. 2009)}, to probation officers. The en banc court has vacated that decision, and for our part we think probation officers squarely within Ivory's rule.",
    "positive",
  ],
  [
    "us-trap",
    "The first panel extended {Rusk v. Monroe, 591 F.3d 10 (6th Cir. 2010)}, to parole boards. The en banc court holds today that it should have stopped short of them.",
    "negative",
  ],
  [
    "us-prose",
    "Nor may the agency fill the void with {Kanab Uranium v. AEC, 312 F.2d 90 (10th Cir. 1963)}; license revocation under the 1954 Act and land withdrawal under the Mining Law are creatures of different species.",
    "negative",
  ],
  [
    "us-prose",
    "Those who seek a history of the Bankruptcy Rules of 1973 will find one in {In re Mendelsohn Furs, 499 F. Supp. 61 (S.D.N.Y. 1980)}.",
    "neutral",
  ],
  [
    "us-prose",
    "We reject the notion that {Gatewood v. Delta Pride, 790 F.2d 330 (5th Cir. 1986)}, can be explained away as a case about catfish. Its holding was about vertical restraints, and so is ours.",
    "positive",
  ],
  [
    "us-prose",
    "{Whittaker v. USPS, 833 F.2d 401 (3d Cir. 1987)}: the letter carrier there had been warned four times, and in writing. Ms. Boone got one shout across a loading dock. The arbitrator's analogy limps.",
    "negative",
  ],
  [
    "us-prose",
    "The State now suggests that {Ruskin v. Blackburn, 610 F.2d 90 (5th Cir. 1980)}, required the district court to appoint counsel; it said the opposite below.",
    "neutral",
  ],
  [
    "us-prose",
    "A party may not approbate and reprobate. The maxim served in {Salinger v. NYSE Clearing, 388 F.2d 10 (2d Cir. 1967)}, to estop a specialist, and it serves here to estop a floor broker.",
    "positive",
  ],
  [
    "us-trap",
    "“Reversed!” cries the appellant's headline, pointing to the subsequent history of {Bodine v. Kroger Bakeries, 402 F.2d 70 (6th Cir. 1968)}. The reversal was on fees. Its holding on the merits was left alone and it is sound; we adopt it.",
    "positive",
  ],
  [
    "us-trap",
    "Respondent's lawyer was asked what remained of {Lyttle v. Hess Oil, 390 F.2d 11 (3d Cir. 1967)}, after the decision of the Court in Rawlings. His silence was the correct answer.",
    "negative",
  ],
  [
    "us-trap",
    "Respondent's lawyer was asked about {Muncie v. Hess Oil, 394 F.2d 77 (3d Cir. 1968)}, and answered that he had not read it.",
    "neutral",
  ],
  [
    "us-prose",
    "There being no quarrel with the principle of {Cathcart v. Fed. Land Bank, 414 F.2d 19 (8th Cir. 1969)}, and none with its fit, the only thing left is to apply it; on doing so we find the mortgage void.",
    "positive",
  ],
  [
    "us-prose",
    "Unlike {Hoagland v. Amtrak Police, 677 F.3d 200 (3d Cir. 2012)}, where nobody had ever marked off the boundary of the platform, the sign at this station said in letters a foot high that the public was welcome.",
    "negative",
  ],
  [
    "us-prose",
    "By a curious coincidence the same two lawyers argued {Trimble v. Ford Credit, 480 F.2d 910 (4th Cir. 1973)}.",
    "neutral",
  ],
  [
    "us-prose",
    "A court of appeals that speaks first and has its reasons rejected by the Supreme Court in a companion case has, in substance, been reversed. That is what became of {Doyle-Ferris v. OSHRC, 601 F.2d 300 (5th Cir. 1979)}.",
    "negative",
  ],
  [
    "us-prose",
    "Tolling is personal, as the court explained in {Villard v. Am. Express Co. Benefits, 800 F.2d 66 (2d Cir. 1986)}; Mr. Soto cannot tack on the diligence of Mrs. Soto.",
    "positive",
  ],
  [
    "us-trap",
    "Counsel's candor in acknowledging {Rivera-Sosa v. Holder, 644 F.3d 90 (1st Cir. 2011)}, as adverse authority was perhaps excessive. It concerned lawful permanent residents, of whom his client is not one, and does him no harm.",
    "negative",
  ],
  [
    "us-trap",
    "Counsel's candor in acknowledging {Delgado-Fox v. Lynch, 812 F.3d 41 (1st Cir. 2016)}, as adverse authority drew a compliment from Judge Selby at argument.",
    "neutral",
  ],
  [
    "us-prose",
    "Ordinarily a broken promise is a contract claim and no more. {Wyeth Grain v. Purina Terminals, 610 F.2d 41 (8th Cir. 1979)}. Plaintiff has shown us nothing out of the ordinary.",
    "positive",
  ],
  [
    "us-prose",
    "Ordinarily a broken promise is a contract claim and no more. {Selkirk Seed v. Cargill Barge, 622 F.2d 9 (8th Cir. 1980)}. But a promise made with no intention of keeping it is not ordinary, and the rule does not reach it.",
    "negative",
  ],
  [
    "us-prose",
    "A plaintiff who cannot say when he learned of the fraud has not pleaded it. For that, {Heller-Stein v. Merck Annuity, 512 F.3d 17 (3d Cir. 2008)}, is authority enough.",
    "positive",
  ],
  [
    "us-formula",
    "{Lumpkin v. Secretary, DHS, 677 F.3d 13 (Fed. Cir. 2012)}, called into doubt by Reyes v. OPM, 711 F.3d 90 (Fed. Cir. 2013).",
    "negative",
  ],
  [
    "us-formula",
    "See, e.g., {Ashworth v. Cintas Drivers, 70 F.4th 11 (6th Cir. 2023)}; Booth v. Cintas, 71 F.4th 30 (7th Cir. 2023).",
    "neutral",
  ],
  [
    "us-prose",
    "Upon the filing of {Prescott v. Wade, 601 F. Supp. 3d 9 (E.D. Ark. 2022)}, the Attorney General withdrew the regulation.",
    "neutral",
  ],
  [
    "us-prose",
    "The Fifth Circuit's remark in {Fruge v. Penrod Catering, 688 F.2d 70 (5th Cir. 1982)}, that a cook may be a seaman if he “shares the perils of the pot,” was surely made in fun; at any rate we do not take it for a legal standard.",
    "negative",
  ],
  [
    "us-prose",
    "The waiver here is the waiver of {Cutter-Dunn v. TWA Pilots, 801 F.2d 5 (8th Cir. 1986)}, down to the misspelled name of the plan, and must be given the effect it was given there.",
    "positive",
  ],
  [
    "us-prose",
    "Its lawyers tell us that the carrier relied upon {Freeport Lines v. FMC, 422 F.2d 71 (D.C. Cir. 1970)}, in setting its demurrage charges for 1971 and 1972.",
    "neutral",
  ],
  [
    "us-prose",
    "If I thought {Emory v. Nat'l Gypsum Dealers, 388 F. Supp. 40 (W.D.N.Y. 1975)}, were rightly reasoned I should dismiss. But it confuses the fact of injury with the amount, and I deny the motion.",
    "negative",
  ],
  [
    "us-prose",
    "{Gillette v. Sandpoint Sch. Dist., 744 F.3d 17 (9th Cir. 2014)}, imposes on the district a duty to find the child, not a duty to wait for the child's mother to complain. Because it waited it is liable.",
    "positive",
  ],
  [
    "us-prose",
    "Another view appears in the concurring opinion in {Lamarr v. NBC Ret. Bd., 588 F.2d 90 (2d Cir. 1978)}, where it is suggested that “spouse” might include a former spouse for some purposes.",
    "neutral",
  ],
  [
    "us-prose",
    "One who draws a map of this area of the law will find {Cabot-Lane v. SBA, 788 F.2d 16 (1st Cir. 1986)}, in the middle of it; and its coordinates fix our position: the guaranty is enforceable.",
    "positive",
  ],
  [
    "us-prose",
    "One who draws a map of this area of the law will find {Storer v. SBA, 796 F.2d 77 (11th Cir. 1986)}, on an island by itself, and we do not propose to swim there.",
    "negative",
  ],
  [
    "us-trap",
    "Not a word of {Delafield v. Price, 340 F. Supp. 11 (E.D. La. 1972)}, has been questioned on this appeal, for the sufficient reason that the appeal concerns only the taxation of costs.",
    "neutral",
  ],
  [
    "us-prose",
    "Whoever wishes to defend {Kingsland v. Nixon, 366 F. Supp. 28 (D.D.C. 1973)}, must reckon with thirty years of contrary decisions, an amended statute and the plain meaning of “shall.” It is past defending.",
    "negative",
  ],
  [
    "us-prose",
    "Plaintiff's expert computed damages by the yardstick method described in {Talmadge Theatres v. Interstate Film, 402 F.2d 44 (5th Cir. 1968)}. The jury disbelieved him, and that ends it.",
    "neutral",
  ],
  [
    "us-prose",
    "A rescue by {Wendt v. Nw. Mut. Trustees, 688 F.2d 9 (7th Cir. 1982)}, is not to be had. The trustees in that case bought on the open market; these bought from their own brother-in-law.",
    "negative",
  ],
  [
    "us-prose",
    "If silence in the face of a question is a lie, and {Morganthal v. Reynolds Sec. Customers, 510 F.2d 88 (2d Cir. 1975)}, assures us that it is, then the treasurer lied.",
    "positive",
  ],
  [
    "us-trap",
    "Below, everyone proceeded as though {Cavendish v. Nash, 340 F.3d 16 (8th Cir. 2003)}, had been reversed. It had been; but on the cross-appeal, which concerned a different defendant. The part that matters here was affirmed, and we apply it.",
    "positive",
  ],
  [
    "us-trap",
    "{Ingram v. Hale, 688 F.3d 70 (5th Cir. 2012)}, in which Judge Stroud would have reversed, was decided by a vote of two to one; nothing in this appeal turns on which of them was right.",
    "neutral",
  ],
  [
    "us-prose",
    "We must begin by clearing away {Nolan v. Ridgefield Bd. of Ed., 477 F. Supp. 2d 60 (D. Conn. 2007)}, which both the hearing officer and the court below took for the law. It has not been the law since the 2004 reauthorization took effect.",
    "negative",
  ],
  [
    "us-prose",
    "Senator Javits, explaining the amendment on the floor, told his colleagues that he had in mind the situation in {Corrado v. Amalgamated Cutters Fund, 302 F. Supp. 77 (S.D.N.Y. 1969)}.",
    "neutral",
  ],
  [
    "us-formula",
    "{Beckwith v. Aramark, 77 F. Supp. 2d 8 (D. Colo. 1999)}, aff'd in part, rev'd in part on other grounds, 250 F.3d 4 (10th Cir. 2001).",
    "negative",
  ],
  [
    "us-formula",
    "Judgment affirmed on the opinion below. {Sherburne v. Kaneb Lines, 588 F. Supp. 90 (S.D. Tex. 1984)}.",
    "positive",
  ],
  ["us-formula", "Pet. for cert. filed in {Ruggiero v. Nike Outlets, 55 F.4th 2 (9th Cir. 2022)}.", "neutral"],
  [
    "us-prose",
    "Delay alone did not prejudice the accused in {United States v. Harker-Quinn, 512 F.2d 6 (3d Cir. 1975)}. But delay is not alone in this record; it has a dead witness for company.",
    "negative",
  ],
  [
    "us-prose",
    "In deciding what “prompt” means we find no need of a new standard so long as we have {Desrosiers v. Lewiston Shoe, 555 F.2d 5 (1st Cir. 1977)}, with which these facts comport comfortably.",
    "positive",
  ],
  [
    "us-prose",
    "The Historical and Revision Notes make no mention of {Abbot v. Tacoma Pier, 201 F.2d 9 (9th Cir. 1960)}.",
    "neutral",
  ],
  [
    "us-prose",
    "By treating every consumer survey as hearsay, the judge in {Coppertone Ladder v. Werner, 199 F. Supp. 7 (N.D. Ohio 1961)}, set a rule that Rule 703 has long since unseated.",
    "negative",
  ],
  [
    "us-prose",
    "In {Pruitt-Lane v. Lubrizol Dental Plan, 577 F.3d 3 (6th Cir. 2009)}, we took occasion to remind plan administrators that a denial letter must say why. Occasion has arisen again, and so does the remedy: remand to the administrator.",
    "positive",
  ],
  [
    "us-trap",
    "The respondent sought to show that the Board had distinguished {Tahoe Linen, 320 N.L.R.B. 8 (1995)}, in forty-one subsequent decisions. Administrative Law Judge Frey sustained an objection to the list, and no exception was taken.",
    "neutral",
  ],
  [
    "us-trap",
    "{Larkin v. Chesapeake Pilots, 522 F.2d 6 (4th Cir. 1975)}, though distinguished so often that one wonders what is left of it, has this much left: a pilot is not the owner's servant. That is all the appellee needs.",
    "positive",
  ],
  [
    "us-trap",
    "{Deering v. Savannah Pilots, 530 F.2d 4 (5th Cir. 1976)}, though followed so often that one hesitates to question it, rests on nothing firmer than an assumption about state law that the state's own courts have repudiated. We question it now, and leave its formal burial to the court en banc.",
    "negative",
  ],
  [
    "us-prose",
    "Judicial review of “committed” decisions is a vexed topic. We pass over {Belmont v. VA, 701 F.2d 4 (D.C. Cir. 1983)}, and the literature it has inspired.",
    "neutral",
  ],
  [
    "us-prose",
    "Assume a contract; assume a breach; there is still no federal question. {Kovac v. Alcoa Pensioners, 402 F.2d 7 (3d Cir. 1968)}, so teaches, and the removal was improper.",
    "positive",
  ],
  [
    "us-prose",
    "The Sixth Circuit chose one fork, {Lanham v. Erie Forge, 588 F.3d 2 (6th Cir. 2009)}; we choose the other.",
    "negative",
  ],
  [
    "us-prose",
    "One will look in vain for a better example of judicial patience than {Skelton v. Amoco Farmers, 302 F. Supp. 8 (D.N.D. 1969)}.",
    "neutral",
  ],
  [
    "us-prose",
    "The liquidated-damages clause in {Oceanic Rope v. Manila Cordage, 288 F.2d 6 (2d Cir. 1961)}, was a reasonable pre-estimate of a loss hard to measure; the loss in this case can be measured on the back of an envelope, and the clause is a penalty.",
    "negative",
  ],
  [
    "us-prose",
    "Section 16(b) is a rule of thumb, and {Abeles v. Gulf Sulphur Officers, 377 F.2d 8 (2d Cir. 1967)}, declined to look behind the thumb. So must we, however innocent Mr. Orr may have been.",
    "positive",
  ],
  [
    "us-prose",
    "{Hilliard v. USDA}, we should explain, is the decision that first called the program an “entitlement.” The word stuck.",
    "neutral",
  ],
  [
    "us-prose",
    "We deny the stay. In {Calhoun v. Reed-Burt, 33 F.4th 6 (11th Cir. 2022)}, the only recent case in which one was granted, the election was eleven months off. This one is on Tuesday.",
    "negative",
  ],
  [
    "us-formula",
    "{Mapes v. Alaska Canning, 299 F.2d 6 (9th Cir. 1962)}, is directly in point and is dispositive.",
    "positive",
  ],
  ["us-formula", "We find {Gough v. Rossmoor Water, 788 F. Supp. 6 (C.D. Cal. 1992)}, unpersuasive.", "negative"],
  ["us-formula", "Reargument ordered, {Doe v. Tower Records Credit, 402 F.3d 2 (2d Cir. 2005)}.", "neutral"],
  [
    "us-prose",
    "The Fund's claim to withdrawal liability has everything in its favor except {Central Pa. Haulers v. Rizzo, 812 F.2d 4 (3d Cir. 1987)}; that is to say, it has nothing.",
    "positive",
  ],
  [
    "us-prose",
    "The Fund's claim to withdrawal liability has nothing in its favor except {Western Pa. Haulers v. Sisk, 820 F.2d 3 (3d Cir. 1987)}, which arose before the 1986 amendments and cannot be reconciled with them.",
    "negative",
  ],
  [
    "us-prose",
    "Among the fruits of the Freedom of Information Act is the story, told in {Benning v. CIA, 603 F.2d 9 (D.C. Cir. 1979)}, of the missing trawler.",
    "neutral",
  ],
  [
    "us-trap",
    "If the reader has the impression that nobody takes {Kitteridge v. Reo, 302 F. Supp. 3 (D. Me. 1969)}, seriously any longer, the impression is correct, and it is time to say so: a minor may sue by next friend, whatever was held in that case.",
    "negative",
  ],
  [
    "us-trap",
    "If the reader has the impression from the appellant's brief that nobody takes {Sturbridge v. Reo, 310 F. Supp. 1 (D. Me. 1970)}, seriously any longer, the impression is mistaken. We do, and it requires affirmance.",
    "positive",
  ],
  [
    "us-prose",
    "Aggregation of claims is forbidden unless the interest is common and undivided, {Strand v. Nordhoff Apts., 588 F.2d 13 (9th Cir. 1978)}; these forty tenants hold forty leases, and the case was properly remanded.",
    "positive",
  ],
  [
    "us-prose",
    "The sufferings of the plaintiff in {Wolk v. Crown Heights Hosp., 422 F. Supp. 6 (E.D.N.Y. 1976)}, need not be described.",
    "neutral",
  ],
  [
    "us-prose",
    "Since no one has ever satisfactorily explained {Oakwood v. Kent Sash, 477 F.2d 7 (6th Cir. 1973)}, we shall not attempt it; we simply withdraw it as precedent.",
    "negative",
  ],
  [
    "us-prose",
    "Had Mr. Finch been discharged a year later, {Leyden v. Goodyear Tire Workers, 602 F.3d 5 (6th Cir. 2010)}, would have protected him. It announced a rule for discharges after January 1, 2009, and none for those before.",
    "negative",
  ],
  [
    "us-prose",
    "“Shall” is mandatory, save where it is not, {Renwick v. FAA, 588 F.2d 14 (D.C. Cir. 1978)}, and for want of any contrary indication, it is mandatory here, just as it was in Renwick.",
    "positive",
  ],
  [
    "us-prose",
    "The trustee's reports in {In re Candlewood Homes, 411 B.R. 5 (Bankr. M.D. Fla. 2009)}, are still filed quarterly.",
    "neutral",
  ],
  [
    "us-prose",
    "A judge's duty to inquire arises when the warning lights are flashing. They flashed in {United States v. Ringold-May, 588 F.3d 1 (8th Cir. 2009)}, where the defendant wept and recanted in open court; in the present plea there was not a flicker.",
    "negative",
  ],
  [
    "us-prose",
    "A judge's duty to inquire arises when the warning lights are flashing. They flashed in {United States v. Pella-Crane, 590 F.3d 8 (8th Cir. 2009)}, and no inquiry was made, and the plea was set aside. They flashed in this case even brighter.",
    "positive",
  ],
  [
    "us-prose",
    "Respondent's expert devoted part of his report to {Belden Cable v. Anixter Reel, 700 F. Supp. 2d 1 (N.D. Ill. 2010)}; the court struck that part as legal opinion.",
    "neutral",
  ],
  [
    "us-trap",
    "As the law was explained in {Castell v. Woodford, 401 F.3d 4 (9th Cir. 2005)}, before it was changed by the very decision the State now asks us to ignore, the claim was exhausted. The change is binding and Castell is of no further use.",
    "negative",
  ],
  [
    "us-trap",
    "The panel majority's refusal to apply {Merino v. Woodford, 411 F.3d 5 (9th Cir. 2005)}, was plain error. With the en banc court's approval, noted by all active judges, we withdraw the panel opinion and apply it.",
    "positive",
  ],
  [
    "us-trap",
    "The panel majority thought {Sepulveda v. Woodford, 420 F.3d 6 (9th Cir. 2005)}, superseded; the panel dissent thought it alive. The Attorney General's confession of error makes it unnecessary to choose.",
    "neutral",
  ],
  [
    "us-prose",
    "It cannot be the law, though {Hamlin v. Minn. Hail Ins., 299 F.2d 7 (8th Cir. 1962)}, appears to say it is, that a farmer must reap what the hail has left before he may complain of what it took.",
    "negative",
  ],
  [
    "us-prose",
    "That the foreign sovereign waived its immunity by arbitrating in New York is a conclusion {Maritime Ventures v. Rep. of Kuba, 888 F.2d 1 (2d Cir. 1989)}, makes inescapable.",
    "positive",
  ],
  [
    "us-prose",
    "The parties spar over the subsequent history of {Gerard v. Hobe Sound Co., 588 F.2d 15 (5th Cir. 1978)}, and as nothing depends on it we shall not referee.",
    "neutral",
  ],
  [
    "us-prose",
    "The first half of {Drayson v. Kentucky Burley, 388 F.2d 14 (6th Cir. 1968)}, concerns the sale; the second, the resale. The first half governs us and answers the question: title passed on the warehouse floor.",
    "positive",
  ],
  [
    "us-prose",
    "A consumer's remedy against the credit bureau, we are told, must wait for a second dispute, as in {Salvatori v. TransCredit, 811 F.3d 2 (3d Cir. 2016)}. But the bureau in that case had corrected the file after the first. This bureau had not, and no second dispute was needed.",
    "negative",
  ],
  ["us-formula", "Decision in {Worthen v. Neil, 511 F.2d 4 (6th Cir. 1975)}, reserved.", "neutral"],
  ["us-formula", "{Lisle v. Ringling Stock, 402 F.2d 14 (5th Cir. 1968)}, and its progeny are overruled.", "negative"],
  ["us-formula", "Accord, e.g., {Bok v. Toledo Scale Corp., 377 F.2d 10 (6th Cir. 1967)}.", "positive"],
  [
    "us-prose",
    "We have said that Congress may condition its gifts. But {Elkhart v. HEW, 522 F.2d 4 (7th Cir. 1975)}, involved a condition stated on the face of the grant; one found in a handbook four years later binds no one.",
    "negative",
  ],
  [
    "us-prose",
    "For the last word on this we turn to {Novak-Chen v. Abbott Sales, 33 F.4th 7 (7th Cir. 2022)}, where the pharmaceutical representatives won. These also win.",
    "positive",
  ],
  [
    "us-prose",
    "The decision in {Anders-Lowe v. Fish & Wildlife, 30 F.4th 5 (9th Cir. 2022)}, bears the date of the hearing in this case, a fact of which the appellant makes more than it deserves.",
    "neutral",
  ],
  [
    "us-prose",
    "Because the notice in {Crabtree-Wells v. Ford Credit, 544 F. Supp. 2d 19 (N.D. Ala. 2008)}, was handwritten, the judge could find that its terms were not conspicuous. Nothing in this typed, boldfaced and boxed notice could escape the eye.",
    "negative",
  ],
  [
    "us-prose",
    "The trustees of the Local 104 fund were not without guidance. They had, and were told by their own actuary that they had, {Delamater v. Plumbers Pension Fund, 655 F.2d 11 (7th Cir. 1981)}, which forbids precisely this sort of retroactive reduction. They reduced anyway. They are liable.",
    "positive",
  ],
  [
    "us-prose",
    "Claimant's employer went into receivership shortly after {Gillespie-Tait v. Royal Shipyard, 299 F.2d 7 (1st Cir. 1962)}, was handed down.",
    "neutral",
  ],
  [
    "us-prose",
    "In a footnote the Secretary suggests, rather than argues, that {Bolivar Cnty. Seed v. Glickman, 81 F.3d 412 (5th Cir. 1996)}, has been undermined by the enactment of section 6912(e). We doubt that a footnote suffices to raise the point, and having considered it anyway we find no merit in it. Exhaustion was required before that enactment and is required after it; Bolivar County was right about the reason, and its reasoning forecloses this suit.",
    "positive",
  ],
  [
    "us-prose",
    "Plaintiffs' theory of damages is a clone of the theory advanced in {In re Novacor Sec. Litig., 388 F. Supp. 2d 218 (D.N.J. 2005)}, and plaintiffs make no secret of it. But the drug in Novacor was the company's only product, so that any fall in the stock must have been due to the drug. Defendant sells forty drugs. Some other inference will have to be found.",
    "negative",
  ],
  [
    "us-trap",
    "Two terms ago a divided court sustained the exclusion of such evidence. {State Nat'l Bank v. Ferrante, 66 F.4th 212 (2d Cir. 2023)}. One of the judges in the majority has since retired; the other has said from the bench that she would vote differently now. None of this affects the authority of the decision, by which a district court in this circuit remains bound, and the evidence will be excluded here.",
    "positive",
  ],
  [
    "us-formula",
    "We decline the invitation to extend {Sobczak v. Andersen Windows, 820 F.2d 61 (8th Cir. 1987)}, to independent contractors.",
    "negative",
  ],
  [
    "us-prose",
    "The opinion in {Ortega-Vail v. Imperial Irrig. Dist., 701 F.2d 88 (9th Cir. 1983)}, opens with a quotation from the Book of Amos about waters rolling down, proceeds through the Reclamation Act of 1902, and concludes, some forty pages on, that the plaintiffs lacked standing.",
    "neutral",
  ],
  [
    "us-prose",
    "The Eleventh Circuit's treatment of the same policy form in {Coral Gables Yacht v. Zurich Marine, 910 F.3d 71 (11th Cir. 2018)}, is thorough, and we have profited from it. In the end, however, we cannot agree that “sudden” has no temporal meaning. A leak that goes on for nine years is not sudden in any language known to us.",
    "negative",
  ],
  [
    "us-prose",
    "There is nothing talismanic about a written waiver, as {United States v. Ames-Delgado, 388 F.3d 17 (1st Cir. 2004)}, reminds us, and the want of one here does not make the oral waiver ineffective. The colloquy was thorough, the defendant an attorney. We affirm.",
    "positive",
  ],
  [
    "us-trap",
    "What the Board described as “our longstanding rule” was in fact the rule only between 1989, when it decided {Tri-Boro Carting, 295 N.L.R.B. 310 (1989)}, and 2001, when it repudiated it. An agency is free to return to an old view, but it must know that it is returning.",
    "negative",
  ],
  [
    "us-prose",
    "In the district court the parties argued at length about the law of the case. The judge thought the mandate in {Sherrill-Gage v. Wachovia Trust, 501 F.3d 88 (4th Cir. 2007)}, left him free to consider the second affidavit. Neither party has appealed from that part of his order.",
    "neutral",
  ],
  [
    "us-prose",
    "We see no escape from {Anh Minh v. Chertoff-Lee, 488 F.3d 101 (9th Cir. 2007)}. There too the visa petition was approved, revoked, and approved again; there too the child turned twenty-one in between; and there too the agency insisted that the second approval was a new one. It was held to relate back, and it must be held to relate back here.",
    "positive",
  ],
  [
    "us-prose",
    "The plaintiff in {Schaefer-Lind v. Milwaukee Transit, 610 F.2d 401 (7th Cir. 1979)}, waited nineteen months before suing and was forgiven because the agency had mislaid his charge. This plaintiff's charge was not mislaid. He had a right-to-sue letter in his hand on the fourth of May and put it in a drawer.",
    "negative",
  ],
  [
    "us-formula",
    "{Amherst v. Weld, 533 F.2d 18 (1st Cir. 1976)}, relied upon by the district court, was subsequently overruled. See Hadley v. Weld, 780 F.2d 3 (1st Cir. 1985) (en banc).",
    "negative",
  ],
  [
    "us-formula",
    "As recognized in {Doremus v. Bethesda Tax Auth., 588 F.3d 60 (4th Cir. 2009)}, which we reaffirm, comity bars the suit.",
    "positive",
  ],
  [
    "us-formula",
    "Relevant decisions include {Orloff-Stein v. Colby, 544 F.2d 11 (D.C. Cir. 1976)}; Weiss v. Turner, 611 F.2d 7 (D.C. Cir. 1979).",
    "neutral",
  ],
  [
    "us-trap",
    "Plaintiff accuses Defendant of having ignored {Marsden-Poole v. Xerox Leasing, 602 F. Supp. 41 (W.D.N.Y. 1985)}. Defendant did not ignore it; Defendant cited it on page six, and explained that it had been decided under a superseded version of the Uniform Commercial Code. The explanation is correct. The case is of no assistance.",
    "negative",
  ],
  [
    "us-prose",
    "Whatever force {Abilene Savings v. FSLIC, 690 F. Supp. 512 (N.D. Tex. 1988)}, may once have had, Congress spoke in 1989, and when Congress speaks to the precise point a district court's surmise about what it might have said if asked is at an end.",
    "negative",
  ],
  [
    "us-prose",
    "In Maryland as elsewhere, a landlord who knows of the danger must do something about it. The federal court in Baltimore so held in {Goins v. Druid Hill Apts., 477 F. Supp. 88 (D. Md. 1979)}, on facts so much like ours that to recite the one is to recite the other, and we are content to affirm upon its opinion.",
    "positive",
  ],
  [
    "us-prose",
    "{Santillo-Dean v. Bell Labs Annuitants, 388 F. Supp. 2d 5 (D.N.J. 2005)}, has the distinction of being the longest opinion ever written on the anti-cutback rule.",
    "neutral",
  ],
  [
    "us-trap",
    "The appellant's reading of {Chatham v. Peeples Indus. Workers, 655 F.2d 33 (5th Cir. 1981)}, has been rejected by every court to consider it, and we add our voice to theirs. Rightly read, Chatham holds that the thirty days run from receipt, and rightly applied it makes this complaint timely.",
    "positive",
  ],
  [
    "us-prose",
    "Summary judgment in an antitrust case is no longer the rarity it was when {Pacific Tackle v. Berkley Reel, 391 F.2d 209 (9th Cir. 1968)}, pronounced it “disfavored.” The Supreme Court has swept the disfavor away.",
    "negative",
  ],
  [
    "us-prose",
    "Because the shooting occurred before {Estate of Lorrimer v. Wichita, 744 F.3d 31 (10th Cir. 2014)}, was decided, that case cannot have put the officers on notice of anything.",
    "negative",
  ],
  [
    "us-prose",
    "The report of the special committee runs to four hundred pages, of which a dozen are given over to an analysis of {Gantz v. Zapata Drilling, 490 A.2d 6 (Del. Ch. 1985)}. The committee's conclusions do not depend on it.",
    "neutral",
  ],
  [
    "us-prose",
    "The bankrupt in {In re Solberg Dairy, 299 F. Supp. 4 (D. Minn. 1969)}, had put his cows in his wife's name eight days before the petition, and the referee had no difficulty. I have no more difficulty with a debtor who put his in his mother's.",
    "positive",
  ],
  [
    "us-prose",
    "A rule that a beneficiary may sue for breach without joining the trustee is not to be found in {Jellison v. Bar Harbor Trust, 588 F.2d 7 (1st Cir. 1978)}, for the trustee in that case had died.",
    "negative",
  ],
  [
    "us-prose",
    "The applicable law is Swiss, as counsel tell us it was in {Banque de Neuchatel v. Irving Credit, 544 F. Supp. 6 (S.D.N.Y. 1982)}.",
    "neutral",
  ],
  [
    "us-prose",
    "A complaint against a physician under the Emergency Act must allege that he was asked to treat. In so saying we but paraphrase {Tompkins-Hale v. Marshfield Clinic, 88 F.3d 9 (7th Cir. 1996)}. The complaint here does not so allege, and was rightly dismissed.",
    "positive",
  ],
  [
    "us-prose",
    "“Malice,” thought the Tenth Circuit in {Yellow Bear v. Casper Star, 477 F.2d 9 (10th Cir. 1973)}, may be presumed from the falsity of the statement. This was contrary to the decisions of the Supreme Court when said and is contrary to more of them now.",
    "negative",
  ],
  [
    "us-trap",
    "Mr. Orozco's contention is that because the Ninth Circuit in Castro-Wills distinguished {Almaraz-Dunn v. Holder, 588 F.3d 20 (9th Cir. 2009)}, as a case of “mere procedural default,” and because his own default was procedural too, Almaraz-Dunn must govern. We agree with the premise, we agree with the conclusion, and we deny the petition, for under Almaraz-Dunn a procedural default is fatal.",
    "positive",
  ],
  [
    "us-trap",
    "Mr. Orozco's contention is that the Ninth Circuit in {Castro-Wills v. Holder, 602 F.3d 11 (9th Cir. 2010)}, distinguished Almaraz-Dunn on a ground that has nothing to do with him. So it did, and it is not Castro-Wills but Almaraz-Dunn by which his petition fails.",
    "negative",
  ],
  [
    "us-formula",
    "See Fed. R. App. P. 4 advisory committee's note (citing {In re Kettle Moraine Dairy, 402 F.2d 9 (7th Cir. 1968)}).",
    "neutral",
  ],
  [
    "us-formula",
    "We now overrule {Sanger v. Nova Drift Fisheries, 788 F.2d 5 (1st Cir. 1986)}, and hold that the lien survives.",
    "negative",
  ],
  ["us-formula", "We apply the test articulated in {Hofstadter v. Regal Bus, 588 F.3d 6 (2d Cir. 2009)}.", "positive"],
  [
    "us-prose",
    "Though I sat on the panel that decided {Kemmerer v. Stauffer Herbicide, 88 F.3d 4 (9th Cir. 1996)}, I had forgotten until it was brought to my attention by the clerk that we dealt there with the identical label. Having been reminded, I vote as I voted then, and my colleagues agree.",
    "positive",
  ],
  [
    "us-prose",
    "Much as the employer would like to equate its handbook with the union constitution in {Trbov v. Steelworkers Dist. 9, 588 F.2d 5 (3d Cir. 1978)}, the constitution had been voted upon, and by the very members who sued. The handbook was printed in Taiwan and arrived in a box. To treat the two as one is to confuse consent with delivery.",
    "negative",
  ],
  [
    "us-prose",
    "Counsel sought to elicit from Dr. Merck that his method had been accepted in {Ostby v. Monsanto Growers, 402 F. Supp. 2d 12 (D.N.D. 2005)}; the witness could not recall.",
    "neutral",
  ],
  [
    "us-prose",
    "The defense of “business necessity” was read down by the Fifth Circuit in {Parham-Ellis v. Gulf Pulp, 544 F.2d 16 (5th Cir. 1976)}, until scarcely anything remained of it. The 1991 Act restored it.",
    "negative",
  ],
  [
    "us-prose",
    "The passage that counsel has read to us today from {McGillis v. U.P. Shops, 402 F.2d 29 (8th Cir. 1968)}, was read to us in the Hansen case last year and in the Olsen case the year before. In both we found it persuasive. It has lost nothing in the rereading, and the railroad must pay.",
    "positive",
  ],
  [
    "us-prose",
    "As it happens the boundaries of the mill pond were surveyed in the course of {Rumford Falls Power v. Oxford Paper Guild, 277 F. Supp. 16 (D. Me. 1967)}, and the survey is in evidence.",
    "neutral",
  ],
  [
    "us-trap",
    "I would affirm. The majority, in reversing, holds that a claim once abandoned may be taken up again, and for that holding it must put aside {Grosvenor v. Fed. Res. Bank of Dallas, 655 F.2d 4 (5th Cir. 1981)}, which it does in a footnote, saying that the case was “peculiar.” I find nothing peculiar in it.",
    "negative",
  ],
  [
    "us-trap",
    "I concur in the judgment. I do not join the part of the opinion in which the court bestows its approval upon {Antrim v. Fed. Land Bank of Waco, 661 F.2d 3 (5th Cir. 1981)}. It is enough for me that the mortgagor never tendered.",
    "positive",
  ],
  [
    "us-trap",
    "I concur in the judgment. The court has no need to say, and does not say, whether {Kilpatrick v. Fed. Home Bank of Waco, 670 F.2d 2 (5th Cir. 1982)}, survives. I write only to note that I think it does.",
    "neutral",
  ],
  [
    "us-prose",
    "Where the debtor in {In re Prairie Bell Tel., 402 B.R. 8 (Bankr. D. Neb. 2009)}, had told its customers of the hearing by bill insert, this one told them by a notice in the legal press, in six-point type. An order binding on the former does not show that an order is binding on the latter.",
    "negative",
  ],
  [
    "us-prose",
    "“Any” means any. Those three words were all the reasoning that we thought necessary in {Blount-Kerr v. Bureau of Prisons, 588 F.3d 8 (11th Cir. 2009)}, and with them we dispose of the present contention that “any prisoner” does not include one on furlough.",
    "positive",
  ],
  [
    "us-formula",
    "{Ahrens v. Kawasaki Rail, 533 F. Supp. 2d 7 (S.D.N.Y. 2008)}, interlocutory appeal certified, id. at 30.",
    "neutral",
  ],
  [
    "us-formula",
    "{Dellums-Ray v. Burford, 588 F. Supp. 9 (D.D.C. 1984)}, aff'd in relevant part, 766 F.2d 3 (D.C. Cir. 1985).",
    "positive",
  ],
  [
    "us-formula",
    "Insofar as {In re Cheshire Lace, 44 B.R. 5 (Bankr. D.N.H. 1984)}, holds to the contrary, this Court declines to follow it.",
    "negative",
  ],
  [
    "us-prose",
    "There is no tension between what we decide and what was decided in {Rolland-Hoag v. Cent. States Fund, 801 F.2d 8 (7th Cir. 1986)}. There a delinquent employer had asked the fund for time, got it, and then denied that the fund had power to give it. Here no one asked. The cases are not merely distinguishable; they have nothing in common but the name of the fund.",
    "negative",
  ],
  [
    "us-trap",
    "Respondent says the ALJ relied on {Harvard Garage, 288 N.L.R.B. 4 (1988)}. The word “relied” overstates it. She cited the decision once, in a footnote, with a “cf.,” as one that “touches on similar matters.” The Board did not cite it at all, and neither, save in this sentence, do we.",
    "neutral",
  ],
  [
    "us-prose",
    "The claimant's widow points, with some asperity, to the fact that the same adjuster denied the same benefits on the same ground in {Estate of Pugliese v. Colonial Accident, 88 F. Supp. 3d 2 (E.D. Pa. 2015)}, and was found to have acted in bad faith. His bad faith then is not proof of bad faith now.",
    "neutral",
  ],
  [
    "us-trap",
    "Two doctrines are in play. The first is that of {Younghusband v. Ohio Attorney Gen., 388 F.2d 6 (6th Cir. 1968)}, which forbids us to act; the second, that of Pullen, which permits us to delay. As no state proceeding is pending the first is out of the way, and we rest on the second.",
    "negative",
  ],
  [
    "us-prose",
    "It was in {Delmarco v. Housing Works, 655 F. Supp. 2d 11 (S.D.N.Y. 2009)}, that the term “source-of-income discrimination” made what we believe to be its first appearance in the federal reports.",
    "neutral",
  ],
  [
    "us-trap",
    "The Secretary's regulation rejects {Vosburgh v. Bowen, 810 F.2d 6 (2d Cir. 1987)}, by name. The claimant challenges the regulation. But she was awarded benefits from the date of her second application, which under either rule is the only date she can claim.",
    "neutral",
  ],
  [
    "us-prose",
    "When the case was called for trial the defendant asked leave to withdraw his plea, handing up a photocopy of {United States v. Riordan-Beck, 533 F.2d 5 (8th Cir. 1976)}.",
    "neutral",
  ],
  [
    "us-trap",
    "The Second Circuit applied {Amadon v. Rutland Ry., 299 F.2d 66 (2d Cir. 1962)}, in Dow, distinguished it in Stone, and in Frye applied it and distinguished it in the same paragraph. What it would do here one cannot know. I shall take the case at its word, which is that a flagman is a servant of the railroad, and deny the motion.",
    "positive",
  ],
  [
    "us-prose",
    "{Wistar v. Beneficial Fin. Annuity, 577 F.2d 2 (3d Cir. 1978)}, which the Plan cites as though it were still the law, was expressly rejected by the Supreme Court six years ago.",
    "negative",
  ],
  [
    "us-trap",
    "The appellants would read {Halfmoon Twp. v. Centre Cnty. Landfill, 801 F.2d 3 (3d Cir. 1986)}, narrowly, the appellees broadly. Its author, the only one of its panel still sitting, has recused herself. We find that on the facts stipulated a permit was issued on either reading.",
    "neutral",
  ],
  [
    "us-prose",
    "We are asked to take {Calderon-Webb v. Univision Stations, 402 F.3d 3 (11th Cir. 2005)}, as a model, and are happy to do so. It asks whether the arbitrator even arguably construed the contract. He did. The award stands.",
    "positive",
  ],
  [
    "us-formula",
    "{Lafferty v. Mack Boring, 522 F.2d 6 (3d Cir. 1975)}, certified question answered, 402 A.2d 6 (N.J. 1976).",
    "neutral",
  ],
  [
    "us-prose",
    "There is a passage in {Harrell v. Valdosta Timber, 388 F.2d 3 (5th Cir. 1968)}, describing the turpentine camps of south Georgia as they were in 1931, that ought to be read by anyone with an interest in the subject.",
    "neutral",
  ],
  [
    "us-trap",
    "I cannot agree with the majority that {Dossett v. Redmond, 744 F.3d 9 (9th Cir. 2014)}, “has nothing to say” to this case. The majority so holds, and so the case has been put aside; but it has a great deal to say to anyone who will listen. I respectfully dissent.",
    "negative",
  ],
  [
    "us-prose",
    "The draftsmen of the Uniform Rule acknowledged their debt to {Aronow v. Schlumberger Loggers, 577 F.2d 13 (5th Cir. 1978)}.",
    "neutral",
  ],
  [
    "us-prose",
    "For the moment we leave to one side {Sayer-Quinn v. Great Lakes Cement, 402 F.2d 8 (6th Cir. 1968)}, to which we shall come back in Part IV.",
    "neutral",
  ],
  [
    "us-trap",
    "A word in defense of {Vandeveer v. Racine Hydraulics, 588 F.2d 30 (7th Cir. 1978)}, since no one else has offered one. It did not hold, as its critics suppose, that an oral promise may vary a written plan. It held that one may not. And because it did, and because it was right, the plaintiff's oral promise avails her nothing.",
    "positive",
  ],
  [
    "us-prose",
    "The Commission's staff had recommended against prosecution, on the ground that a conviction would be difficult to obtain under {United States v. Gulf & Ohio Barge, 577 F.2d 17 (5th Cir. 1978)}.",
    "neutral",
  ],
  [
    "us-prose",
    "Plaintiff's only witness on the point was the stenographer who had taken down the oral opinion in {Moncure v. Tidewater Oyster, No. 61-44 (E.D. Va. 1961)}; her notes had been destroyed.",
    "neutral",
  ],
  [
    "us-trap",
    "To the question whether {Steuben Glass Cutters v. Corning, 655 F.2d 8 (2d Cir. 1981)}, has been “effectively” overruled there are two answers. One is that cases are overruled or they are not. The other is that it has not even been questioned. On both, and on the merits, we follow it.",
    "positive",
  ],
  [
    "us-prose",
    "Counsel is reminded that {Poteat v. N.C. Dep't of Revenue, 33 F. App'x 7 (4th Cir. 2002)}, being unpublished, may not be cited in this circuit except for the purposes listed in Local Rule 32.1.",
    "neutral",
  ],
  [
    "us-prose",
    "In its amended answer the defendant pleads release, waiver, estoppel, laches and “the doctrine of {Ruthven v. Am. Fid. Surety, 299 F.2d 4 (2d Cir. 1962)}.” The plaintiff moves for a more definite statement.",
    "neutral",
  ],
  [
    "us-trap",
    "The defendant, a former judge, overruled the plaintiff's motion to recuse him in {Beckley v. Sipe, 402 F. Supp. 11 (S.D. W. Va. 1975)}, and it is for that act, among others, that he is now sued.",
    "neutral",
  ],
  [
    "us-prose",
    "In affirming we follow the course pursued in the companion case, {Bath Marine v. Grinnell, 699 F.2d 2 (1st Cir. 1983)}, decided this day, and for the reasons there set out.",
    "positive",
  ],
  [
    "us-trap",
    "That the Supreme Court has agreed to review {Hartigan v. Milford Sch. Bd., 70 F.4th 12 (6th Cir. 2023)}, does not suspend it. Until the Court acts it is binding in this circuit, and the injunction it requires will be entered.",
    "positive",
  ],
  [
    "us-prose",
    "The rate base was fixed in 1962 by a method which the parties call the {Shenango} method and which no living accountant has been able to explain to us.",
    "neutral",
  ],
  [
    "us-prose",
    "We cannot improve upon {Sproul v. Thayer, 99 Me. 207 (1904)}, and shall not try: 'A bargain made at a funeral should be scanned in daylight.'",
    "positive",
  ],
  [
    "us-prose",
    "If it were worth the ink, we could catalogue the ways in which {Odell v. Grange Mut. Fire, 141 N.Y. 70}, differs from this case. One is enough: there the barn had not burned.",
    "negative",
  ],
  [
    "us-prose",
    "The legislature's committee report mentions {Hooper v. Ingram, 61 Or. App. 77 (1983)}, in a footnote, without saying whether it was pleased.",
    "neutral",
  ],
  [
    "us-prose",
    "What sank the plaintiff in {Trent v. Kanawha Packet Co., 20 W. Va. 115}, sinks this plaintiff: he jumped before the boat was tied.",
    "positive",
  ],
  [
    "us-trap",
    "To the suggestion that {McQuaid v. Dill, 201 Mont. 55 (1982)}, is hostile to homestead exemptions, we answer that it is neither hostile nor friendly. It construes a lease.",
    "neutral",
  ],
  [
    "us-prose",
    "Our learned brethren of the Second District went the other way in {Carmody v. Truax, 55 Ill. App. 3d 812 (1977)}. With respect, we think they took a wrong turn at the statute of frauds and never got back on the road.",
    "negative",
  ],
  [
    "us-prose",
    "Long before there was a zoning commission there was {Ackley v. Pond, 12 Conn. 38}, and a nuisance was a nuisance.",
    "neutral",
  ],
  [
    "us-prose",
    "Here is a tombstone company that set the wrong stone; in {Vestal v. Carolina Monument Works, 201 N.C. 66 (1931)}, it was the wrong grave. Damages for the family's distress were given there and must be given here.",
    "positive",
  ],
  ["us-formula", "{Ritter v. Ames} does not apply.", "negative"],
  [
    "us-trap",
    "The county relies on Coe, which we overruled in {Shattuck v. Mohave County, 71 Ariz. 190 (1950)}, and on Denby, which we did not. Denby suffices.",
    "neutral",
  ],
  [
    "us-prose",
    "That leaves {Blakely v. Rand, 30 Vt. 512}. It is the only case cited by either side that has a mill in it, and it holds the miller liable for the flood. So do we.",
    "positive",
  ],
  [
    "us-prose",
    "We are unwilling to read {Chase v. Overton, 61 Wash. 505 (1911)}, for all it might be worth. It was worth, we believe, about one sentence, and the sentence has to do with tidelands.",
    "negative",
  ],
  [
    "us-prose",
    "Mr. Justice Pell concurred in {Landis v. Hoke, 77 Pa. 15}, but only because the sheriff had died.",
    "neutral",
  ],
  [
    "us-prose",
    "The pension fund cannot have it both ways. It won in {Sheehan v. Police Pension Bd., 412 Ill. 66 (1952)}, on the theory that a disability is fixed at the date of hire, and by that theory it must now lose.",
    "positive",
  ],
  ["us-formula", "Rule of {Ferris v. Doane, 28 N.Y. 300}, abolished.", "negative"],
  [
    "us-trap",
    "The trial judge refused to follow {Hobart v. Knapp, 41 Nev. 310 (1918)}. We have no notion why; the case was on all fours, it was ours, and it has never been shaken. Reversed.",
    "positive",
  ],
  [
    "us-prose",
    "Were we writing on a clean slate we might well have decided {Terrill v. Boone, 88 Ky. 511}, as it was decided. Nobody has handed us a slate, and the appeal turns on a plat.",
    "neutral",
  ],
  [
    "us-prose",
    "The state offers {State v. Kuhn, 190 Kan. 505 (1962)}, as justification for opening the trunk. But Kuhn handed over the keys; Beasley had his taken.",
    "negative",
  ],
  ["us-prose", "{In re Disbarment of Foy, 122 Okla. 60}, is referred to in the board's report at page 6.", "neutral"],
  [
    "us-prose",
    "From {Meacham v. Sprague, 40 N.H. 330}, to this hour nobody has doubted that a tenant may carry off his own stove. The landlord will have to buy another.",
    "positive",
  ],
  [
    "us-prose",
    "The fiction which the court indulged in {Laidlaw v. Speer, 91 Cal. App. 211 (1928)}, that a man intends whatever his insurance agent writes down, has outlived its usefulness, if it ever had any.",
    "negative",
  ],
  [
    "us-trap",
    "One court has followed {Haas v. Tobin, 177 Wis. 40 (1922)}; two have refused; and a fourth, not to be outdone, did both. We are spared the choice, as the will was revoked.",
    "neutral",
  ],
  ["us-formula", "Our holding in {People v. Yarrow, 18 N.Y.3d 204 (2011)}, compels affirmance.", "positive"],
  [
    "us-prose",
    "There is a gulf between a boy who climbs a fence to swim and a boy who is sold a ticket. {Pomeroy v. Natatorium Co., 201 Iowa 30}, is on the far side of it.",
    "negative",
  ],
  [
    "us-prose",
    "The auctioneer's hammer had fallen in {Gossett v. Dunn, 88 Ind. 60}; whether it fell in this case is a question for the jury, to whom it will be remanded.",
    "neutral",
  ],
  [
    "us-prose",
    "A zoning map is not a contract. To the degree that {Burwell v. Town of Essex, 18 Conn. Supp. 301 (1953)}, treats it as one it was carried away by its metaphor.",
    "negative",
  ],
  ["us-prose", "At the time of {Latham v. Gilmer, 60 Ala. 105}, a bale was five hundred pounds.", "neutral"],
  [
    "us-prose",
    "What plaintiff needs is a case in which the bull was known to be gentle. What he offers is {Whitten v. Starke, 190 Ark. 44}, in which it had killed a man.",
    "negative",
  ],
  [
    "us-prose",
    "It has been suggested that {Hoxie v. Ludlow Mfg., 233 Mass. 101 (1919)}, is too hard on mill owners. It has been suggested for sixty years by mill owners. It stays.",
    "positive",
  ],
  [
    "us-formula",
    "Question certified: whether {Dahl v. Petersen, 301 Minn. 60 (1974)}, should be overruled.",
    "neutral",
  ],
  [
    "us-prose",
    "The scrivener's mistake in {Ruffin v. Overby, 88 N.C. 369}, was one that all the world could see on the face of the paper. This one could be seen by nobody until the survey.",
    "negative",
  ],
  [
    "us-prose",
    "If a road has been worked by the county for ten years, it is a road. {Colwell v. Treece, 71 Ark. 55 (1902)}. This one had been worked for eleven, and the chancellor's contrary view cannot stand.",
    "positive",
  ],
  [
    "us-prose",
    "Whether the Kansas court in {Starr v. Swift Packing, 109 Kan. 212 (1921)}, understood the point we will not speculate.",
    "neutral",
  ],
  [
    "us-trap",
    "'Reversed' is what the syllabus says of {Holt v. Laird, 18 Tex. App. 2d 88}, and 'affirmed' is what the opinion says. The mandate, which we have sent for, agrees with the opinion.",
    "neutral",
  ],
  [
    "us-prose",
    "Nor do we think the bailee rescued by {Finney v. Roanoke Livery, 91 Va. 55}. The mare there was stolen by strangers, not lent to the bailee's cousin.",
    "negative",
  ],
  [
    "us-prose",
    "Decisions on both sides of the question are gathered in {Moss v. Lyman, 181 Ore. 300 (1947)}, which itself takes no side.",
    "neutral",
  ],
  [
    "us-prose",
    "The burden was on him who swung the gate. We take that from {Stacey v. Blount County, 201 Tenn. 19 (1956)}, and it is burden enough to sustain the verdict.",
    "positive",
  ],
  [
    "us-prose",
    "{Hoyle v. Cates, 31 Okla. 77}, was cobbled together out of a Texas statute and a Missouri case, neither of which we now have.",
    "negative",
  ],
  [
    "us-formula",
    "On rehearing, our opinion in {Tidwell v. Acme Rendering, 440 So. 2d 30 (Ala. Civ. App. 1983)}, is withdrawn and the following substituted.",
    "negative",
  ],
  [
    "us-prose",
    "It has long been the boast of this jurisdiction, since {Ranney v. Abbott, 5 Ohio 200}, that a jury may take the pleadings to dinner.",
    "neutral",
  ],
  [
    "us-prose",
    "She was not looking where she walked. Neither was the woman in {Krupp v. Emporium Dry Goods, 188 Wis. 300 (1925)}, who had her eyes on the hats where the store meant her to have them; and as she recovered, so should this appellant.",
    "positive",
  ],
  [
    "us-trap",
    "Appellant argues that the court below, in applying {Nickell v. Tabor Coal, 211 Ky. 80}, misread it. We disagree. It read Nickell rightly, and Nickell is rightly read to bar lung claims filed after the third year.",
    "positive",
  ],
  [
    "us-prose",
    "The phrase 'clear and convincing' entered our divorce law through {Prout v. Prout, 71 N.J. Eq. 12}, by the back door, and by the back door it will now leave.",
    "negative",
  ],
  [
    "us-prose",
    "It is unnecessary to decide whether {Wynne v. Hogg, 55 Tex. 60}, was correct, since the note is barred in any event.",
    "neutral",
  ],
  [
    "us-prose",
    "The court in {Lasher v. Niagara Grape Co., 91 N.Y.S. 14}, was confronted with a tender that was short by a penny. A short tender by a nickel presents nothing new. It was no tender.",
    "positive",
  ],
  [
    "us-prose",
    "{Coombs v. Garland, 88 Me. 370}, does the appellant more harm than good and we leave it at that.",
    "negative",
  ],
  ["us-formula", "Id.; {Ware v. Fulton Nat'l Bank, 90 Ga. App. 88 (1954)}.", "neutral"],
  [
    "us-prose",
    "The learned trial judge thought he saw an exit from {Ganaway v. Sims, 70 Tenn. 312}, in the fact that the creek had been dry that year. A creek does not lose its banks in August; the boundary is the thread.",
    "positive",
  ],
  [
    "us-prose",
    "At a distance {Mullins v. Red Jacket Fuel, 101 W. Va. 70}, looks a good deal like this case. Come nearer, and one sees that the entry there was lit.",
    "negative",
  ],
  [
    "us-trap",
    "The minority opinion in {Cochran v. Ellis, 180 Okla. 99 (1937)}, saw that a royalty is an interest in land. We now join the minority.",
    "negative",
  ],
  [
    "us-prose",
    "Under date of May 4 the clerk sent the parties copies of {Ott v. Sauk County, 301 Wis. 2d 40 (2007)}.",
    "neutral",
  ],
  [
    "us-prose",
    "The notion that a hunter may pursue a wounded deer across another's posted land rests, in this state, upon {Ide v. Bowker, 12 Vt. 300}, alone, and it is a thin reed for a man to cross on. The notion is rejected.",
    "negative",
  ],
  ["us-formula", "Quoting {Ames v. Brainerd, 41 Minn. 200 (1889)}.", "neutral"],
  [
    "us-prose",
    "In fairness to the trial court, it was following {Chism v. Harlan, 61 Ky. 9}, and no one told it that Chism had been repealed, so to speak, in 1974. It had.",
    "negative",
  ],
  [
    "us-prose",
    "{Bergen v. Rahway Savings, 8 N.J. 211 (1951)}, asks two things of a joint account, that it be signed and that it be meant. These twins signed and meant it, and the survivor takes.",
    "positive",
  ],
  [
    "us-prose",
    "It has been asked, not altogether in jest, whether {People v. Lutz, 301 Ill. App. 40}, makes it burglary to steal a burglar's ladder.",
    "neutral",
  ],
  [
    "us-trap",
    "The company says that Ferris 'effectively overruled' {Maher v. Portland Gas, 71 Me. 40}. What Ferris did was to apply it to water. Here the subject is gas again, and again it applies.",
    "positive",
  ],
  [
    "us-prose",
    "The bridge in {Cupp v. Tazewell County, 91 Va. 30}, was a toll bridge. When the county takes no toll it makes no promise, and the case is no precedent for suing it.",
    "negative",
  ],
  [
    "us-prose",
    "Both the master and the chancellor began with {Quin v. Bay Shore Oyster, 15 R.I. 40}, and ended somewhere else.",
    "neutral",
  ],
  ["us-formula", "{Ingram v. Tate Motors, 88 Nev. 40 (1972)}, reaffirmed.", "positive"],
  [
    "us-prose",
    "A cat may look at a king, and a lessee may question his landlord's title, notwithstanding {Rutherford v. Gray, 18 Tex. 60}, once he has been put off the land. That case was of a tenant still in the parlor.",
    "negative",
  ],
  [
    "us-prose",
    "The court's attention was called to {Ivy v. Lamar, 18 Ga. 90}, on the morning of the third day.",
    "neutral",
  ],
  [
    "us-prose",
    "Rare is the contract that fits a precedent to the last button, but the broker's agreement here was copied from the form book out of which the agreement in {Fay v. Dudley, 129 Mass. 30}, was copied, and the broker has earned his commission under both.",
    "positive",
  ],
  [
    "us-trap",
    "That the carrier followed the custom of the port was the defense in {Nye v. Ice Boat Co., 101 Mass. 70}. The custom in question was discontinued in 1912.",
    "neutral",
  ],
  [
    "us-prose",
    "One does not lightly call a decision of one's own court an embarrassment. {Crook v. Hayti Drainage, 188 Mo. App. 40}, with its two inconsistent holdings on successive pages, leaves us no lighter word.",
    "negative",
  ],
  [
    "us-prose",
    "A motorist must see what is there to be seen. {Sandoval v. Wright, 33 Wyo. 70 (1925)}. A locomotive was there to be seen, and the directed verdict was proper.",
    "positive",
  ],
  ["us-formula", "{Gross v. Dunlap Brewing}, 66 Wash. 9, is not in point.", "negative"],
  [
    "us-prose",
    "Before us is the same oak tree that was before the court in {Hollis v. Bay, 77 N.H. 12}, though larger.",
    "neutral",
  ],
  [
    "us-prose",
    "The language of the deed defeats the city. It conveys land 'so long as used for a schoolhouse,' and a deed in those words came back to the heirs in {Trustees v. Ferrall, 118 Ill. 90 (1886)}, when the last pupil went home. This land too comes back.",
    "positive",
  ],
  [
    "us-prose",
    "The commission's use of {Gorton v. Milliken Lace, 60 R.I. 400}, must be called what it was, an abuse. That employee quit; she was not locked out.",
    "negative",
  ],
  ["us-prose", "As to what {Watson v. Bibb Brick, 44 Ga. 91}, may mean in a case of quicksand, quaere.", "neutral"],
  [
    "us-trap",
    "Respondent believes that the Supreme Court, in reversing our decision in Hatfield, did away with {Sizer v. Bane, 44 Wash. App. 40 (1986)}, on which Hatfield had leaned. It reversed Hatfield for failing to lean hard enough. We lean on Sizer with our full weight.",
    "positive",
  ],
  [
    "us-prose",
    "Two lines in {Poole v. Yates, 201 N.C. 300}, are all there is to sustain an award for a mere fright, and they were written before this court had been asked. We are asked, and answer no.",
    "negative",
  ],
  [
    "us-prose",
    "The witness, a land man, admitted he carries a copy of {Shell Creek Oil v. Toomey, 60 Okla. 200}, in his truck.",
    "neutral",
  ],
  [
    "us-prose",
    "To be a dedication there must be an offer and an acceptance, like any other bargain. {City of Natchez v. Barland, 66 Miss. 30 (1888)}, found no acceptance in a gravel pile. Nor do we.",
    "positive",
  ],
  [
    "us-prose",
    "The path is plain. {Harvey v. Sac County, 40 Iowa 50}, walked it first: the bridge was the county's, the plank was rotten, and a plank that is rotten in March was rotten in February. The county had notice.",
    "positive",
  ],
  [
    "us-prose",
    "Nobody on either side has a good word for {Shaw v. Merchants' Delivery, 60 Or. App. 12 (1982)}, and, now that we have studied it, we withhold ours.",
    "negative",
  ],
  [
    "us-prose",
    "The applicant answered 'no' to the question about fits. {Haskell v. Northern Assurance, 60 Iowa 8}, let the company off for as much, and it must let this company off too.",
    "positive",
  ],
  ["us-formula", "{Petrie v. Weston} is cited by both parties.", "neutral"],
  [
    "us-trap",
    "Having been reversed on his first theory in {Downing v. Lewis, 60 Neb. 40}, plaintiff went home and thought up another. It is no better.",
    "neutral",
  ],
  [
    "us-prose",
    "We are reluctant to disturb what has stood so long, but {Twitty v. Camp, 40 S.C. 30}, was decided before the invention of the automobile, the adoption of workers' compensation, and the abolition of the forms of action, and each of the three has kicked away a leg.",
    "negative",
  ],
  [
    "us-prose",
    "The mayor's pamphlet attributes to {City of Waco v. Bright, 71 Tex. 9}, the remark that a park is forever.",
    "neutral",
  ],
  [
    "us-prose",
    "{Caldwell v. Etowah Furnace, 77 Ala. 60}, marks off the province of the jury in a case of sparks, and this jury kept inside the marks.",
    "positive",
  ],
  [
    "us-prose",
    "We put {Murray v. Hutchins, 18 R.I. 9}, alongside the present case and the seams do not meet: a pier, and not a beach; a lease, and not a grant.",
    "negative",
  ],
  ["us-formula", "Affirmed. {Cobb v. Wheeler Cotton Oil, 88 Tex. Civ. App. 12}; Rule 84(b).", "positive"],
  ["us-prose", "The abutters in {Thorne v. Wildwood Pier, 88 N.J. Eq. 9}, were the parents of these.", "neutral"],
  [
    "us-trap",
    "We cannot accept the invitation to distinguish {Hogan v. Kerrville Bus, 144 Tex. 40 (1945)}, on the ground that it arose in Kerr County. Geography is not a distinction. The carrier owed its passenger the same light on its steps here as there.",
    "positive",
  ],
  [
    "us-prose",
    "On the strength of four words of dicta in {Grant v. Pacific Borax, 122 Cal. 9}, whole valleys have been planted to alfalfa. It is a pity, for the words were wrong, and the water belongs to the lower owners.",
    "negative",
  ],
  [
    "us-prose",
    "Had anyone thought to look at {Kellum v. State, 71 Miss. 90}, at the time he would have found the form of indictment used there to be shorter.",
    "neutral",
  ],
  [
    "us-prose",
    "The appellant wants us to weigh the testimony. For our answer he may read {Bayless v. Crump, 88 Tenn. 40}: we have no scales.",
    "positive",
  ],
  [
    "us-prose",
    "A rule made for the open range sits badly on a cul-de-sac. We leave {Dowd v. Bar Nine Cattle, 8 Mont. 60}, out on the range, and require the homeowner to keep his llama home.",
    "negative",
  ],
  ["us-formula", "Cf. also {Reis v. Passaic Dyeing, 60 N.J. Super. 9 (App. Div. 1960)}.", "neutral"],
  [
    "us-prose",
    "When a contract says 'cash' it means money. {Mott v. Kinzie, 44 Ill. 60 (1867)}, would not allow it to mean bacon. By the same token it cannot mean a promissory note from a brother-in-law.",
    "positive",
  ],
  [
    "us-trap",
    "The reasons that led us away from {Sturges v. Lorain Dock, 88 Ohio St. 70}, five years ago are no weaker now, and though we are urged to return, we shall keep walking.",
    "negative",
  ],
  ["us-prose", "The sheriff had two writs in his pocket and {Platt v. Dunn, 12 Tex. 60}, in his head.", "neutral"],
  [
    "us-prose",
    "We have found no reason to think {Odom v. Riley, 44 La. Ann. 60}, anything but sound, and the reasons that have been offered to us, being three in number and all of them irrelevant, have strengthened us in the belief. The servitude is extinguished.",
    "positive",
  ],
  [
    "us-prose",
    "It needs no more than the dates to dispose of {Slade v. Bonner, 40 Ala. 12}. It was decided in 1866. The homestead article was adopted in 1868.",
    "negative",
  ],
  [
    "us-prose",
    "So far the parties. We pass to {Finlay v. Teague, 12 Tenn. 90}, upon which the chancellor based his jurisdiction.",
    "neutral",
  ],
  [
    "us-formula",
    "The principles stated in {Roper v. Upchurch, 60 N.C. App. 30 (1983)}, apply with equal force here.",
    "positive",
  ],
  [
    "us-prose",
    "The surgeon leans on {Mabee v. Stern, 61 Ohio App. 12}, as upon a crutch, but it was sawn through in 1975, when the locality rule was abolished.",
    "negative",
  ],
  ["us-formula", "Certified for publication, {Loya v. Imperial Date Growers, 61 Cal. App. 4th 88 (1998)}.", "neutral"],
  [
    "us-prose",
    "Unless we are ready to say that a mine is a factory we cannot apply {Foley v. Danvers Machine, 149 Mass. 294}; and a mine is not a factory.",
    "negative",
  ],
  [
    "us-prose",
    "Like a good fence {Dingley v. Sampson, 59 Me. 568}, has kept the peace for many years. We do not propose to take out a rail. The landlord who padlocked the icehouse must answer in trespass.",
    "positive",
  ],
  [
    "us-prose",
    "Somebody at the Department thought well enough of {Svenningsen v. Nye, 42 Minn. 541}, to print it in the manual.",
    "neutral",
  ],
  [
    "us-trap",
    "As to the third party defendant, the judgment in {Pell v. Oakdale Gin, 60 Ala. App. 88}, is reversed; as to the others it is affirmed; and what remains of it for our purposes, which concern the others, is sound and is applied.",
    "positive",
  ],
  [
    "us-prose",
    "The court in {Crockett v. Whidden, 33 N.H. 542}, was thinking of stagecoaches. It said 'vehicles.' We ought not hold it to a word when we know its thought, and its thought does not extend to an escalator.",
    "negative",
  ],
  ["us-formula", "Adhering to {Wolcott v. Sand Lake Tel., 60 Mich. 60}, we decline to recognize the tort.", "positive"],
  [
    "us-prose",
    "Some notion of the confusion may be had from the fact that {Keyes v. Dyer, 60 N.Y. 12}, is indexed under 'Bees,' 'Carriers,' and 'Sunday.'",
    "neutral",
  ],
  [
    "us-prose",
    "There was nothing to show in {Gray v. Tackett, 26 Mo. 291}, that the neighbors knew. There are eleven neighbors in this record and all knew.",
    "negative",
  ],
  [
    "us-prose",
    "That a dead man's declarations about his boundary are admissible is a rule of necessity, dead men being poor witnesses in person. {Clough v. Bean, 64 N.H. 532}, stated it, and Mr. Wiggin's declarations meet it at every joint.",
    "positive",
  ],
  ["us-prose", "{Thacher v. Bliss, 2 Mass. 111}, is quoted on a bronze tablet in the lobby.", "neutral"],
  [
    "us-trap",
    "It is not correct, as the respondent would have it, that the petitioner's case 'was rejected in {Ladd v. Hoit, 57 N.H. 374}.' What was rejected there was a case for damages; petitioner's is for an injunction, and on that Ladd is no obstacle to him.",
    "negative",
  ],
  ["us-formula", "See {Tift v. Shaver, 87 Ga. App. 30}; but see Hawes v. Glover, 126 Ga. 305.", "neutral"],
  ["us-formula", "See Tift v. Shaver, 87 Ga. App. 30; but see {Rawls v. Glover, 126 Ga. App. 305}.", "negative"],
  [
    "us-prose",
    "Plaintiffs, who own the upper meadow, would like to be in {Greeley v. Noyes, 32 N.H. 90}. They would be, if their brook had a bed.",
    "negative",
  ],
  [
    "us-prose",
    "When in {Hart v. Fendley, 19 Ark. 60}, a hired hand left in the middle of picking, his employer had no cause of action against the man who hired him away. I suppose that a hired anesthesiologist is more valuable, but he is not more bound.",
    "positive",
  ],
  [
    "us-prose",
    "The parties took their stipulation, word for word, from {Batterton v. Hoover, 40 Ind. 49}, without taking the opinion.",
    "neutral",
  ],
  [
    "us-prose",
    "It does the defendant no good to be told that {Vincent v. Bulliss, 7 Vt. 62}, excused a man whose horse bolted. His was a tractor, and it went where he pointed it.",
    "negative",
  ],
  [
    "us-trap",
    "What Appellant terms the 'conflict' between Dillard and {Gettys v. Polk County Copper, 62 Tenn. 493}, is none. Dillard has to do with minerals in place, Gettys with minerals in a wagon. The ore here was in a wagon; Gettys governs.",
    "positive",
  ],
  [
    "us-formula",
    "The statement in {Howe v. Schermer, 113 Wis. 375}, is dictum, and we decline to follow it.",
    "negative",
  ],
  [
    "us-prose",
    "One wishes that the court in {Winnock v. Winnock, 116 Mass. 315}, had told us who got the parrot.",
    "neutral",
  ],
  [
    "us-prose",
    "The only question is who bears the loss when the elevator burns. 'The man whose wheat it is,' answered {Stallcup v. Erb, 1 Ohio St. 244}, and by the storage receipts it was still the farmer's. The farmer bears it.",
    "positive",
  ],
  [
    "us-prose",
    "The years have whittled {Silvernail v. Cool, 12 Ill. 74}, to the point that one is not certain there is any stick left, only shavings. We sweep them out.",
    "negative",
  ],
  [
    "us-prose",
    "In the parish library is a set of reports in which someone has written, opposite {Landry v. Bourg, 12 Rob. 60}, the single word 'Why?'",
    "neutral",
  ],
  [
    "us-trap",
    "Reversed by the Supreme Court on the question of the verdict's amount, {Hargrave v. Cain Express, 60 Okla. Civ. 12}, has been supposed to stand as to liability. It cannot. A judgment that is reversed takes its reasons with it, and we will not treat them as law.",
    "negative",
  ],
  [
    "us-prose",
    "The rule that the last shall be first, taken by {Higginbotham v. Ouray Stage, 60 Colo. 340}, from Scripture and applied by it to liens, is good religion and bad law.",
    "negative",
  ],
  [
    "us-trap",
    "The bailiff let the jury see the almanac. That was error under {Stufflebean v. State, 60 Mo. 512}, argues the defendant. It was error under Stufflebean, answers the state, but error cured. It is not error at all, we hold, because since 1949 almanacs may be noticed by anyone, and Stufflebean is thereby a dead letter.",
    "negative",
  ],
  [
    "us-formula",
    "The appellate division's order, {McGillicuddy v. Dunmore Anthracite, 60 A.D.2d 312}, is modified and, as modified, affirmed.",
    "negative",
  ],
  [
    "us-prose",
    "When the ink is scarcely dry upon {Yellowhorse v. Gallup Trading, 88 N.M. 340}, it is early to be told that it has faded. It was unanimous, it was in March, and it allows pawned jewelry to be redeemed at any time before sale. This squash blossom may be redeemed.",
    "positive",
  ],
  [
    "us-prose",
    "In the hay country they say that a man's word is his windrow. They also say, as {Fitzsimmons v. Big Hole Hay, 60 Mont. 340}, reports, a number of things that cannot be printed.",
    "neutral",
  ],
  [
    "us-prose",
    "Because it speaks of 'the proprietor of any bathing place,' and because a bathtub is not a place, {Ruppert v. Coney Baths, 88 N.Y. 512}, need trouble no hotel.",
    "negative",
  ],
  [
    "us-prose",
    "The teacher in {Lamoreaux v. Oneida Academy, 60 Idaho 340}, who was dismissed for marrying, got her salary for the year. This one was dismissed for not marrying. Either way it was none of the board's business, and the same salary is due.",
    "positive",
  ],
  [
    "us-prose",
    "It is the misfortune of plaintiff's argument that it was made, and lost, in {Ashbaugh v. Braddock Wire, 77 Pa. Super. 512}, by abler counsel, upon better facts, before a friendlier court. The nonsuit is affirmed.",
    "positive",
  ],
  ["us-formula", "Cert. granted sub nom. {Tarleton v. Department of Aging, 301 Md. App. 12}.", "neutral"],
  [
    "us-trap",
    "Claimant says she falls within the exception to {Zwickel v. Toledo Scale Works, 88 Ohio St. 512}. We think that the exception has swallowed the rule, has been well fed by doing so, and is now the rule. She falls within it.",
    "negative",
  ],
  [
    "us-prose",
    "The court heard {Pomerleau v. Jay Pulp, 160 Me. 312}, on Monday, this one on Tuesday, and the next on Wednesday, all three being about the same smokestack.",
    "neutral",
  ],
  [
    "us-prose",
    "Of the plaintiff's fifteen cases we mention only {Dangerfield v. Lexington Rope, 60 Ky. 512}. It is the only one decided in this century, and in it the rope held.",
    "negative",
  ],
  [
    "us-prose",
    "You do not abandon a claim by going to town for flour. Such was the ruling in {Trelawney v. Silver Reef Mining, 6 Utah 212}. The defendants jumped the claim while the plaintiff was at the dentist, and there is not a dime's worth of difference between flour and teeth.",
    "positive",
  ],
  [
    "us-formula",
    "Question whether {Ohnstad v. Wahpeton Sugar} was correctly decided is left for another day.",
    "neutral",
  ],
  [
    "us-trap",
    "Were it up to the author of this opinion alone, {Cahill v. Ossining Stove, 60 N.Y. 312}, would be overruled. It is not; two of us make a court of three; and those two find it wholesome, so that the complaint must be dismissed upon it.",
    "positive",
  ],
  [
    "us-prose",
    "The word 'accident' is not a technical one. {Marquardt v. Tri-County Farm Mut., 88 Iowa 312}, drew from that the conclusion that it has no meaning. We draw the conclusion that it has the ordinary one.",
    "negative",
  ],
  [
    "us-prose",
    "Where counsel obtained his version of {Holderby v. Cabell Ferry, 60 W. Va. 212}, we do not inquire.",
    "neutral",
  ],
  [
    "us-prose",
    "The attorney's lien was given priority in {Weinstock v. Carbondale Silk, 201 Pa. 340}, over the grocer, the doctor and the undertaker. It is hard to see how the florist can hope to do better, and he does not.",
    "positive",
  ],
  [
    "us-formula",
    "{Nobles v. Enfield Peanut}, while persuasive in its own setting, is inapposite where no bailment exists.",
    "negative",
  ],
  [
    "us-prose",
    "A word should be said for the county recorder, who read {Abernathy v. Perry County, 60 Mo. 440}, for himself, and did his honest best.",
    "neutral",
  ],
  [
    "us-trap",
    "Although Pettengill is on its face contrary to {Hamblen v. Grainger Tanning, 71 Tenn. 312}, the two may be harmonized by supposing that the former was about oxen. It was. The latter was about horses, as is this, and so the lien is lost.",
    "positive",
  ],
  [
    "us-prose",
    "We were asked in the last assignment to take a leaf from {Le Blanc v. St. Mary Cypress, 60 La. Ann. 340}. The leaf is missing: the court did not pass on prescription, and said that it did not.",
    "negative",
  ],
  [
    "us-prose",
    "We have not been shown any decision of the Court of Appeals earlier than {Blatchley v. Montour Salt, 60 N.Y. 440}, in which the phrase appears.",
    "neutral",
  ],
  [
    "us-prose",
    "He who gives a bond to build a bridge must build a bridge though the flood come. That was {Carstairs v. Perry County Bridge, 60 Ohio 212}, and in that same river, at that same ford, another contractor has learned it over again.",
    "positive",
  ],
  [
    "us-formula",
    "The judgment in {Riordan v. Amador Quartz, 60 Cal. 340}, having been vacated by stipulation, is without force.",
    "negative",
  ],
  [
    "us-prose",
    "A widow's election may be made by conduct. What conduct, it is the purpose of sixteen pages in {Hardesty v. Calvert Tobacco, 60 Md. 740}, to explore.",
    "neutral",
  ],
  [
    "us-trap",
    "There is a division of opinion among the districts. The First follows {Ibarra v. Calexico Melon, 88 Cal. App. 3d 540}; the Third follows Madrid; the Fifth has followed each in turn. As the plaintiff was not hurt until he had quit, no view of the matter helps him.",
    "neutral",
  ],
  ["us-formula", "Cross-reference: for the companion case see {Bourque v. Anse La Butte Oil, 201 La. 640}.", "neutral"],
  [
    "us-prose",
    "The will of the late Mr. Plunkett, who was himself counsel in {Ewell v. Dumfries Pyrite, 60 Va. 1040}, leaves everything 'to my wife, God help her.'",
    "neutral",
  ],
  [
    "us-trap",
    "The point of the argument, so far as we can follow it, is that when the circuit judge followed {Arbuckle v. Lampasas Sulphur, 60 Tex. 740}, he was not following it but only agreeing with it. Nobody says that he was wrong in either event.",
    "neutral",
  ],
  [
    "us-prose",
    "What was affirmed by {Coggeshall v. Nantucket Candle, 60 Mass. 740}, was a decree for an accounting, and the account has been going on since.",
    "neutral",
  ],
  [
    "us-trap",
    "I am aware that two of my colleagues would overrule {Steenrod v. Wheeling Stamping, 88 W. Va. 540}, that three would not, and that the sixth has gone fishing. The appeal having been settled, it may be that all of them should join him.",
    "neutral",
  ],
  ["us-formula", "Appellant cites, without elaboration, {Daggs v. Phoenix Ice, 60 Ariz. 540}.", "neutral"],
  [
    "us-prose",
    "The phrase 'as the crow flies' was first used in our reports in {Lingle v. Altapass Railway, 160 N.C. 640}, and by a surveyor.",
    "neutral",
  ],
  [
    "us-trap",
    "Plaintiff has moved for leave to argue that {Whittemore v. Dublin Lake, 88 N.H. 640}, be abandoned. Argument on that question is set for the March term, and nothing in this memorandum should be taken as an indication how it will be answered.",
    "neutral",
  ],
  [
    "us-prose",
    "For the theory that a mill race is an animal, in the sense that it may be kept but not owned, there is a playful passage in {Tripp v. Usquepaug Mill, 60 R.I. 540}.",
    "neutral",
  ],
  ["us-formula", "Affirmed on other grounds; {Hollowell v. Chowan Herring} not considered.", "neutral"],
  [
    "us-trap",
    "Of {Bouldin v. Staunton River Ferry, 88 Va. 1040}, the legislature's own committee has said that it 'ought to be superseded,' and a bill to supersede it has passed one house. The other house adjourned. We have been given no reason to reach the matter in this case of a lost trunk.",
    "neutral",
  ],
  [
    "us-prose",
    "Twelve of the letters in the correspondence concern {Merriwether v. Todd County Dark Leaf, 60 Ky. 640}, and the thirteenth is a proposal of marriage.",
    "neutral",
  ],
  [
    "us-trap",
    "Whoever wrote that 'Chenault was properly distinguished in {Rucker v. Madison Tobacco Whse., 188 Ky. 640}' had in mind, we take it, the trial of the second Rucker case, about which nothing in this record informs us.",
    "neutral",
  ],
  [
    "us-prose",
    "If the tree fell by its own weight then it is one case and if it was pushed then it is another; to which of these {Blackmer v. Dorset Marble, 60 Vt. 540}, belongs, its own report leaves uncertain.",
    "neutral",
  ],
  ["us-formula", "Def.'s Br. 14 (quoting {Maldonado v. Clovis Peanut, 88 N.M. 540 (Ct. App. 1975)}).", "neutral"],
  [
    "us-prose",
    "It was in this same courtroom, on a hot day in 1926, that Governor Tate argued {State v. Hockaday, 60 Tenn. 640}, against the whiskey ring.",
    "neutral",
  ],
  [
    "us-trap",
    "Being asked at trial whether he had followed the doctor's advice, the claimant answered that he had followed it as far as the corner. The examiner thought this covered by {Nordeen v. Isanti Potato, 170 Minn. 540}; the board thought not; on this appeal neither party speaks of it.",
    "neutral",
  ],
  [
    "us-prose",
    "A note in the margin of the plat refers one to '{Cooperrider v. Licking Reservoir, 60 Ohio 640},' but the reservoir had been drained by then.",
    "neutral",
  ],
  ["us-formula", "Hearing granted in {People v. Escamilla}, July 8; submitted on briefs.", "neutral"],
  [
    "us-prose",
    "Three groups of cases may be told apart: those where the seller knew, as {Pinckney v. Combahee Rice, 60 S.C. 840}; those where he might have known; and those where nobody could. We shall describe each.",
    "neutral",
  ],
  [
    "us-trap",
    "Senator Barlow, speaking against the amendment, warned that it 'would overrule {Lathrop-Hayes v. Mystic Oakum, 88 Conn. 440}, and every decent case since.' It failed of passage. What would have been overruled by it is not a matter on which failed amendments are instructive.",
    "neutral",
  ],
  [
    "us-prose",
    "'{Gahagan v. Marshall Barytes, 160 N.C. 740}, is the kind of case they teach,' said the plaintiff's expert, a professor, 'because nobody can tell what it means.'",
    "neutral",
  ],
  [
    "us-trap",
    "If the case at bar were governed by common law, we should have to choose between {Ensminger v. Elk Garden Coal, 60 Md. 840}, and Kitzmiller. It is governed by the Act.",
    "neutral",
  ],
  [
    "us-trap",
    "Were we to affirm {Lapham v. Burrillville Worsted, 88 R.I. App. 40}, it would have to be upon the issue of notice; were we to reverse it, upon the issue of malice. The appeal from it is set for Thursday week, and counsel in this cause would do well to attend.",
    "neutral",
  ],
  [
    "us-prose",
    "At the wake, according to three witnesses, the deceased's brother spoke of nothing but {In re Estate of Gilhooley, 60 N.Y. 1140}.",
    "neutral",
  ],
  [
    "us-prose",
    "What is most remarkable about {Tinsley v. Amherst Milling, 60 Va. 2440}, is that it was tried by candlelight.",
    "neutral",
  ],
  ["us-formula", "{Farnum v. Uxbridge Satinet}, 88 Mass. 840; see post, at 12.", "neutral"],
  [
    "us-prose",
    "The respondents ask us to say what {Hennepin Ditch No. 3 v. Olsen, 170 Minn. 740}, means before they spend any money. Courts do not give advice.",
    "neutral",
  ],
  [
    "us-trap",
    "Justice Teague, concurring, thought the time had come to overrule {Rainwater v. Jonesboro Stave, 140 Ark. 640}; Justice Mehaffy, dissenting, that it had come and gone; the court said nothing, and the case was decided upon the bill of lading.",
    "neutral",
  ],
  [
    "us-prose",
    "When a farmer says 'about forty acres' he does not mean thirty-one. The court meant as much in {Eshleman v. Paradise Leaf, 60 Pa. 1840}, abating the price by the acre, and an abatement of the same sort is decreed to this buyer.",
    "positive",
  ],
  [
    "us-prose",
    "There may have been a reason for the result in {Bohannan-West v. Mathews Oyster, 60 Va. 2540}. There was none in the opinion, there is none in the briefs, and we will not lend it one.",
    "negative",
  ],
  ["us-formula", "{Chastain v. Talking Rock Marble}: overruled, Hix, J., dissenting.", "negative"],
  [
    "us-prose",
    "{Brainard v. Chester Auger, 60 Conn. 640}, will not help a man who bought the auger after he had seen it break.",
    "negative",
  ],
  [
    "us-prose",
    "We have today the question which {Lunsford v. Madison Talc, 160 N.C. 2440}, said it would be time enough to answer when it came. It has come, and the answer which that court went on, out of an excess of zeal, to give anyway is not ours.",
    "negative",
  ],
  [
    "us-trap",
    "The commission did not err by overruling {Petrov v. Alder Gulch Dredging}, a ruling of its own, in a later award; an agency may change its mind. It erred in not saying so. But the change was sound, and so we let it stand.",
    "negative",
  ],
  [
    "us-prose",
    "Whether a cellar is a 'room' is a question upon which {Fishburne v. Walterboro Lodging, 60 S.C. 1540}, and common experience differ; a jury is entitled to prefer experience, and so are we.",
    "negative",
  ],
  [
    "us-prose",
    "Grant that {Hostetter v. Manheim Gin, 60 Pa. 1940}, stands for all that is claimed for it; it stands a long way off. The devise there was to a church, for masses, and the statute of 1855 was the entire difficulty; this is to a dog.",
    "negative",
  ],
  [
    "us-formula",
    "We therefore answer the first question 'no,' and overrule {Lasley v. Moberly Brick, 60 Mo. 940}.",
    "negative",
  ],
  [
    "us-prose",
    "On this subject {Coxe v. Drifton Colliery, 60 Pa. 2040}, may be let rest in peace. The mule boys whose wages it forfeited are past caring, and no one else is hereafter to be bound by it.",
    "negative",
  ],
  [
    "us-prose",
    "The one thing that could have saved the ordinance was {City of Ashland v. Poage, 188 Ky. 1340}, and it has a date on it: 1891, when there was no zoning statute to be violated.",
    "negative",
  ],
  [
    "us-prose",
    "The plaintiff kept bees, and the defendant kept a candy factory, and the bees went to the factory. It is argued that {Sigsbee v. Cayuga Nursery, 88 N.Y. 1940}, makes every beekeeper answerable for his swarm. There the keeper had moved his hives to the nurseryman's fence in the week of the bloom, in order that they should feed there. These hives have stood where they stand since before there was any candy.",
    "negative",
  ],
  [
    "us-prose",
    "A township is not to be held for every rut. It is to be held, by {Longacre v. Hereford Township, 60 Pa. 2140}, for a rut that the supervisor has been shown, has measured with his cane, and has promised to fill. The supervisor here was shown it by the plaintiff's own father, and had left his cane in it.",
    "positive",
  ],
  [
    "us-trap",
    "Respondent quotes our statement in Mabry that 'the decision in {Hollander v. Biscayne Ferry, 88 Fla. 640}, has stood the test of time.' The sentence goes on, after the place where respondent put his period, 'and has failed it.' We have nothing to add to the whole sentence.",
    "negative",
  ],
  [
    "us-prose",
    "There is a temptation, when a rule has been laid down by a great judge, to suppose that it was a great rule. {Wentworth-Dow v. Saco Lumber, 60 Me. 1240}, was laid down by a great judge. It supposes that a log which has lost its mark has lost its owner; and the river drivers, who were not great judges, never believed it. Neither shall we.",
    "negative",
  ],
  [
    "us-formula",
    "That portion of {Hensley v. Erwin Feldspar, 88 Tenn. App. 40}, discussing prejudgment interest is disapproved; the remainder is unaffected.",
    "negative",
  ],
  [
    "us-prose",
    "She said he hit her; he said that she fell; the magistrate, who had known both since childhood, said that he would take it home and sleep on it. {State v. Ferebee-Gates, 160 N.C. 2540}, requires a verdict in open court on the evidence there given, and not upon the magistrate's dreams. The conviction is reversed.",
    "positive",
  ],
  [
    "us-trap",
    "For two reasons we are not detained by {Kinard v. Batesburg Peach, 60 S.C. 1640}: it has been overruled, and it never applied.",
    "negative",
  ],
  [
    "us-prose",
    "The great freeze of 1895 killed the defendant's trees and, he says, his contract with them. If this were a contract for the fruit of a certain grove, the case of {Brewton v. Lake Weir Orange, 60 Fla. 640}, would excuse him. He agreed to deliver oranges, any oranges, of a certain size, and there were oranges in California.",
    "negative",
  ],
];
