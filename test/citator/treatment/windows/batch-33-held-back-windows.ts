import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 33, that no rule may be changed for: written without sight of the rules by three authors
 * (200, 25 and 150), each in the voice of other courts. One block of 25 in eight, by the authors of batch 32.
 * Before anything was tuned on those of batch 32, 255 of these 375 were read as labelled (127, 17 and 111).
 */
export const BATCH_33_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "us-treat",
    "The Attorney General relies on one case, and it is a case in which the prisoner had escaped. {Ex parte Colby, 44 Nev. 61 (1920)}. Petitioner was in his cell.",
    "negative",
  ],
  [
    "us-treat",
    "The Attorney General does not mention {Ex parte Dunne, 39 Nev. 505 (1916)}; nor was there any reason why he should.",
    "neutral",
  ],
  [
    "us-prose",
    "The premise of {Tolliver v. Kane, 15 Utah 2d 90 (1964)} was that water, once spilled, is nobody's. Two droughts and a statute have taught us better.",
    "negative",
  ],
  [
    "us-prose",
    "A rule is known by those who have lived under it without complaint, and every conveyancer in the county has drawn his deeds by {Hibbard v. Moss, 12 Me. 340 (1835)}. The grantee takes to the thread of the stream.",
    "positive",
  ],
  [
    "us-facts",
    "Here, as the respondent is fond of saying, was a bridge; and there, in {Crowell v. Hadley, 170 Mass. 61 (1898)}, was a bridge. But that bridge fell and this one was only narrow.",
    "negative",
  ],
  [
    "us-facts",
    "We have laid the two indictments side by side. Save that one names a heifer and the other a steer, the eye cannot tell them apart, and {State v. Purdy, 61 Iowa 404 (1883)} found the first of them bad.",
    "positive",
  ],
  [
    "us-facts",
    "The indictment in {State v. Purcell, 64 Iowa 290 (1884)} ran to two sheets; its caption named the wrong county.",
    "neutral",
  ],
  [
    "us-facts",
    "It may be asked how this driver stands beside the driver in {Moen v. Foss, 210 N.W.2d 17 (N.D. 1973)}. The jury has not yet told us what this driver did, and until it has the question is idle.",
    "neutral",
  ],
  [
    "us-facts",
    "Those two brothers shared one well, one barn and one wagon; the two in {Hager v. Hager, 40 W. Va. 511 (1895)} had shared nothing in twelve years but a name. A finding of partnership that was impossible in their case was almost unavoidable in ours.",
    "negative",
  ],
  [
    "us-facts",
    "No more was proved against Haskins than against the night clerk in {United States v. Loomis, 88 F.2d 301 (8th Cir. 1937)}: that he was there, that he was awake, and that he was afraid. No more is needed to acquit him.",
    "positive",
  ],
  [
    "us-facts",
    "Agent Ferris testified in both trials. In {United States v. Corman, 140 F.2d 77 (8th Cir. 1944)}, he had said that the still was warm.",
    "neutral",
  ],
  [
    "in-facts",
    "What saved the sale in {Mahadeo v. Rameshwar, AIR 1957 Pat 340} was that the minor, on coming of age, took the balance of the price and bought a cycle with it. Our minor took nothing, bought nothing, and sued within the month.",
    "negative",
  ],
  [
    "in-facts",
    "The appellant's own admission in the mutation proceedings puts her where Hansa put herself. {Hansa v. Girdhari, 1964 RLW 388}. There she must remain.",
    "positive",
  ],
  [
    "in-facts",
    "Hansa, the plaintiff in {Hansa v. Bhanwar Lal, 1959 RLW 214}, had two daughters and a share in a step-well.",
    "neutral",
  ],
  [
    "in-facts",
    "Nine blows with a lathi, said the Division Bench in {Sube v. State, 1970 Cur LJ 91}, do not come from a man who wishes only to frighten. This man gave fourteen.",
    "positive",
  ],
  [
    "in-facts",
    "Nine blows had been given in {Chhaju v. State, 1972 Cur LJ 404}; in our case there was one, and that on the shin. To call the two by the same name is to do violence to language.",
    "negative",
  ],
  ["in-facts", "The lathi in {Munshi v. State, 1974 Cur LJ 18} was of bamboo, shod with brass.", "neutral"],
  [
    "us-irony",
    "So thoroughly has {Penfield v. Skiles, 108 Ind. 313 (1886)} been qualified, explained and excused by the twelve decisions that cite it that one marvels at there being anything left. On examination, there is not.",
    "negative",
  ],
  [
    "us-irony",
    "Respondent says that only a lawyer could have thought of the rule in {Hubbard v. Cate, 73 N.H. 90 (1904)}. Seven of them did, and seven more think well of it this morning.",
    "positive",
  ],
  [
    "us-irony",
    "The story that {Peabody v. Snow, 54 N.H. 19 (1873)} was decided by the toss of a half-dollar has been traced to a defeated candidate for the bench.",
    "neutral",
  ],
  [
    "us-irony",
    "There was a day when {Bostick v. Mills, 49 Ga. 122 (1873)} was thought daring. By the close of the century it was thought sound, by the middle of the next obvious, and it will be enough today to say that it is the law.",
    "positive",
  ],
  [
    "us-irony",
    "A more perfect instance of the tail wagging the dog than {Crewe v. Dutton, 300 Pa. Super. 512 (1982)} it would be hard to find; the exception has eaten the statute. We shall begin with the dog.",
    "negative",
  ],
  [
    "in-irony",
    "The petitioner's misfortune is that Parbati, of {Parbati v. Collector of Cuttack, 31 CLT 402}, had a patta and he has only a pattern of conduct.",
    "negative",
  ],
  [
    "in-irony",
    "The Department's real quarrel is not with the assessee but with {Lalbhai Trust v. CIT, (1959) 36 ITR 114 (Bom)}. It should by now have learned to live with it. The reference is answered against the Department.",
    "positive",
  ],
  [
    "in-irony",
    "The Department's own manual of 1961 has a misprint by which {Sarabhai Looms v. CIT, (1957) 31 ITR 800 (Bom)} is made to concern booms.",
    "neutral",
  ],
  [
    "in-trap",
    "We were told that a review of {Jiwanlal v. Board of Revenue, 1973 RN 300} had been sought on the ground that it contradicted itself. It does not, any more than a man who says first that the door is shut and then that he cannot pass through it. The bhumiswami cannot pass through it either.",
    "positive",
  ],
  [
    "in-trap",
    "If anything was reversed in {Tikaram v. Settlement Commr., 1966 RN 77} it was only the order in which the khasra numbers were written.",
    "neutral",
  ],
  [
    "us-status",
    "The case came back. In {Salt Fork Oil v. Noble, 200 Okla. 312 (1948)} we had sent it down for findings, and the findings have been made.",
    "neutral",
  ],
  [
    "us-status",
    "The promise of {Noble v. Kay Oil, 204 Okla. 90 (1951)} was kept in every case for thirty years, and is kept in this.",
    "positive",
  ],
  [
    "us-status",
    "The promise of {Pawnee v. Kay Oil, 208 Okla. 200 (1953)}, that no royalty owner should be left without a remedy, was broken almost as soon as made, and we no longer pretend to keep it.",
    "negative",
  ],
  [
    "us-prose",
    "There is a time to speak of {Windham v. Ashby, 400 Mass. 211 (1987)}, and it is when somebody has asked for an injunction. All that is asked here is money.",
    "negative",
  ],
  [
    "us-prose",
    "The answer has been on the shelf since 1987. {Barstow v. Ashby, 401 Mass. 40 (1987)}. A neighbor may be made to take it down.",
    "positive",
  ],
  [
    "us-prose",
    "There is a time to speak of {Kimball v. Ashby, 399 Mass. 90 (1987)}, but it has not come, for the wall has not been built.",
    "neutral",
  ],
  [
    "us-prose",
    "Vermont did not have slavery to forget; Virginia did, and {Cary v. Peyton's Ex'r, 2 Gratt. 40 (Va. 1845)}, is part of what has been forgotten, deliberately and by force of arms.",
    "negative",
  ],
  [
    "us-prose",
    "Vermont judges were plain men. {Kidder v. Frost, 20 Vt. 301 (1848)}, said plainly that a promise to a child is a promise. We are plain men too.",
    "positive",
  ],
  [
    "us-prose",
    "Vermont judges rode circuit until 1857, as the reporter notes in {Dana v. Hatch, 28 Vt. 90 (1855)}.",
    "neutral",
  ],
  [
    "in-prose",
    "To compare a lease of the jheel with the lease of a mango grove in {Rai Bahadur v. Kallu, 1941 RD 212} is to compare fish with fruit.",
    "negative",
  ],
  [
    "in-prose",
    "Fish or fruit, it is the produce of the land, and what was decided about mangoes in {Lal Bahadur v. Tota, 1943 RD 40} is decided about rohu and katla by this judgment.",
    "positive",
  ],
  [
    "in-prose",
    "Both fish and fruit were sold in the bazaar which gave rise to {Raja of Tiloi v. Sita Ram, 1940 RD 318}.",
    "neutral",
  ],
  [
    "us-treat",
    "{Elmore v. Sayles, 51 F.2d 30 (2d Cir. 1931)} was the first case cited to us and would have been the last, had counsel noticed that its contract contained an arbitration clause and that his did not.",
    "negative",
  ],
  [
    "us-treat",
    "{Granby v. Sayles, 55 F.2d 411 (2d Cir. 1932)} was the last case cited to us and should have been the first. It allows demurrage to the day of discharge. So must the Commissioner.",
    "positive",
  ],
  [
    "us-treat",
    "{Hartwell v. Sayles, 48 F.2d 212 (2d Cir. 1931)} was cited to us at the argument, and may be added to the reply brief.",
    "neutral",
  ],
  [
    "us-treat",
    "In the copy of {Knight v. Ware, 8 Pick. 300 (Mass. 1829)} that belonged to Chief Justice Shaw there is said to be a line drawn through the second page. We draw ours through the rest.",
    "negative",
  ],
  [
    "us-treat",
    'In the copy of {Ware v. Barnard, 6 Pick. 212 (Mass. 1828)} that belonged to Chief Justice Shaw there is written, in his hand, "well done". We can think of nothing to add, and the plaintiff has his easement.',
    "positive",
  ],
  [
    "us-treat",
    "In the copy of {Barnard v. Knight, 7 Pick. 90 (Mass. 1828)} that belonged to Chief Justice Shaw there is a pressed fern.",
    "neutral",
  ],
  [
    "in-short",
    "{Sundari's case}? She had a son. That is all the difference, and in the law of adoption it is all the difference in the world.",
    "negative",
  ],
  [
    "in-short",
    "The reader has only to put Kamala for Sundari throughout {Sundari's case} and he will have our judgment.",
    "positive",
  ],
  [
    "in-short",
    "{Sundari's case} was read, re-read and explained to us in both languages; but the preliminary objection prevails.",
    "neutral",
  ],
  [
    "us-agree",
    "A panel of this court, sitting in Helena and by a vote of two to one, said the contrary last spring. {Kuntz v. Rosebud, 2021 MT 44}. Sitting now with all seven we say what the one said.",
    "negative",
  ],
  [
    "us-agree",
    "A panel of this court, sitting in Helena and by a vote of two to one, said so last spring. {Lame v. Rosebud, 2021 MT 61}. Sitting now with all seven, we find that all seven say so.",
    "positive",
  ],
  [
    "us-modern",
    "Plaintiffs in {In re Zolantin Prods. Liab. Litig., 622 F. Supp. 2d 40 (D. Minn. 2009)} were divided into eleven bellwether groups by zip code.",
    "neutral",
  ],
  [
    "us-modern",
    "Ms. Akers's theory would have been a good one the day before Rule 702 was amended. On that day {Wyland v. Roper Chem., 166 F.3d 55 (11th Cir. 1999)}, left such quarrels to the jury; they are now for the judge.",
    "negative",
  ],
  [
    "us-modern",
    "Give the machine a different name and this is the {Tolan v. Pressworks, Inc., 211 F.3d 704 (3d Cir. 2000)} guard: it could be removed with a thumb. A jury that may find such a guard defective on a punch press may find it so on a shear.",
    "positive",
  ],
  [
    "us-modern",
    "The guard in {Lentz v. Verson Tool, 220 F.3d 18 (3d Cir. 2000)} was yellow, hinged on the left side, and fastened by a wing nut.",
    "neutral",
  ],
  [
    "us-modern",
    "We pause over {Chamblee v. Warden, 44 F.4th 1200 (11th Cir. 2022)}, but not for long; Mr. Chamblee had diligently written to his lawyer every month. Mr. Orr discovered his interest in the calendar after it had run out.",
    "negative",
  ],
  [
    "us-modern",
    "A lawyer who tells his client that the filing has been made, when it has not, has gone beyond negligence, and if that was so on the facts of {Hutto v. Sec'y, 51 F.4th 322 (11th Cir. 2022)} it is so twice over where, as here, he also sent a forged receipt. The year is tolled.",
    "positive",
  ],
  [
    "us-modern",
    "Mr. Orr attached to his pro se reply, without explanation, the first page of {Dacus v. Warden, 48 F.4th 77 (11th Cir. 2022)}.",
    "neutral",
  ],
  [
    "us-bankr",
    "Everyone agrees that {In re Sandpiper Inns, 220 B.R. 90 (Bankr. M.D. Fla. 1998)} would allow the plan. Everyone also agrees that it was decided upon default, with no creditor in the room. The rooms in which such plans are opposed have been unanimous the other way, and so is this one.",
    "negative",
  ],
  [
    "us-bankr",
    "The trustee's stake in the horses is the same as that of the trustee in {In re Bluegrass Stables, 301 B.R. 44 (Bankr. E.D. Ky. 2003)}, down to the unfiled continuation statement; his lien is good against the bank.",
    "positive",
  ],
  [
    "us-bankr",
    "The debtor in {In re Calumet Furs, 188 B.R. 12 (Bankr. N.D. Ill. 1995)} scheduled eleven coats.",
    "neutral",
  ],
  [
    "us-zoning",
    "A variance was upheld in {Appeal of Dunlap, 340 Pa. 90 (1940)} because the lot was a swamp. Applicant's lot is dry, level, and already has a house on it.",
    "negative",
  ],
  [
    "us-zoning",
    "It is not easy to see what more the neighbors could have shown than was shown in {Appeal of Crum Creek, 402 Pa. 312 (1961)}, where the permit was revoked for want of a road. The permit in suit has to be revoked.",
    "positive",
  ],
  [
    "us-zoning",
    "The township engineer testified that he had testified in {Appeal of Radnor Quarry, 388 Pa. 66 (1957)}.",
    "neutral",
  ],
  [
    "us-elect",
    "The recount statute was then four lines long. It is now four chapters, and whatever {Rush v. Canvassers, 70 Mich. 300 (1888)} thought may be done with a ballot on which two names are marked, chapter three says otherwise.",
    "negative",
  ],
  [
    "us-elect",
    "Intent is what we look for on a ballot, now as when the voter of {Gilroy v. Canvassers, 88 Mich. 41 (1891)} wrote his choice across the margin in red ink. This one wrote hers in lipstick. Count it.",
    "positive",
  ],
  [
    "us-elect",
    "Nineteen ballots were in dispute in {Treat v. Canvassers, 95 Mich. 212 (1893)}, and they are reproduced in facsimile.",
    "neutral",
  ],
  [
    "in-elect",
    "The nomination paper in {Hukam v. Returning Officer, 1958 ELR 90} bore the wrong serial number; that before us bears the wrong name. A man may be found by his name when his number is lost, but not the other way about.",
    "negative",
  ],
  [
    "in-elect",
    "One wrong digit did not void the paper in {Pritam v. Returning Officer, 1960 ELR 311}, and we shall not let it void this one.",
    "positive",
  ],
  [
    "in-elect",
    "The returned candidate in {Ganga Ram v. Returning Officer, 1963 ELR 40} had a majority of eleven.",
    "neutral",
  ],
  [
    "in-elect",
    "The ink that would not dry in {Mangat v. Kartar, 1968 ELR 512} was, it is pointed out, the very ink supplied to these booths. It is not suggested that anything follows.",
    "neutral",
  ],
  [
    "us-evid",
    "For a hundred years, on the strength of {Tappan v. Bailey, 4 Met. 529 (Mass. 1842)}, a party could not be asked what he had meant. The modern rules begin from the other end, and ask him first.",
    "negative",
  ],
  [
    "us-evid",
    "The blood on the shirt was let in, and rightly. {State v. Rourke, 60 N.H. 313 (1880)}, let in the blood on the axe.",
    "positive",
  ],
  [
    "us-evid",
    "The axe which was marked in {State v. Bickford, 63 N.H. 40 (1884)} is now in the county museum.",
    "neutral",
  ],
  [
    "us-agree",
    "Texas treats the attractive nuisance one way, {Brazos v. Hull, 131 Tex. 40 (1938)}, and we treat it another. There is room in a federal republic for both; the plaintiff was injured on our side of the Sabine.",
    "negative",
  ],
  [
    "us-agree",
    "Twice in this opinion we have said what the Supreme Court of Texas said in {Bexar v. Stokes, 135 Tex. 312 (1940)}, though in more words. The third time we may as well say it in theirs: A child is where a child would go. Reversed and rendered.",
    "positive",
  ],
  [
    "in-plain",
    "It was a strong thing to say in {Cassum Dada v. Bombay Port Trust, 33 Bom LR 90} that a lessee of forty years must go upon a fortnight's notice; but they were strong judges, and it was right. The lessee must go.",
    "positive",
  ],
  [
    "in-plain",
    "Haji Rahimtulla, as appears from {Haji Rahimtulla v. Bombay Port Trust, 31 Bom LR 400}, had been in the godown for forty years. The appellant has been there for three. We do not find it necessary to determine how long is long enough, because the notice has been waived.",
    "neutral",
  ],
  [
    "us-const",
    "The poll tax, the white primary and {Purvis v. Registrar of Lowndes, 160 Miss. 400 (1931)} were three legs of one stool. The other two have been kicked away, and no one should any longer attempt to sit upon the third.",
    "negative",
  ],
  [
    "us-const",
    "That the State may not do by a private club what it may not do by a public school has been plain since {Moseley v. Trustees, 390 U.S. 614 (1968)}; the tuition grants must stop.",
    "positive",
  ],
  [
    "us-const",
    "{Pettway v. Trustees, 301 F. Supp. 77 (S.D. Ala. 1969)} was one of eleven suits filed on the same morning, and the first to be called.",
    "neutral",
  ],
  [
    "us-const",
    "Speech on a sidewalk was involved in {Larkspur v. Union Local 9, 61 Cal. 2d 310 (1964)}. Speech on a sidewalk is involved here. The owner says that its sidewalk is of better concrete. An injunction against leafleting must nevertheless be dissolved.",
    "positive",
  ],
  [
    "us-const",
    "Speech on a sidewalk was involved in {Novato v. Union Local 12, 63 Cal. 2d 90 (1965)}. The defendants before us spoke in the nursery, among the beds.",
    "negative",
  ],
  [
    "us-const",
    "Speech on a sidewalk was one of eight incidents reviewed in {Tiburon v. Union Local 31, 60 Cal. 2d 14 (1963)}, the rest having been for the most part fist fights.",
    "neutral",
  ],
  [
    "us-immig",
    "It would be cold comfort to the petitioner to be told, as was the petitioner in {Bekele v. Mukasey, 529 F.3d 40 (4th Cir. 2008)}, that he could live quietly in the capital. The capital is where they shot his brother.",
    "negative",
  ],
  [
    "us-immig",
    "The agency has once more mistaken a change of government for a change of heart. It did so in {Tesfaye v. Ashcroft, 377 F.3d 90 (4th Cir. 2004)}, and we sent it back. We send it back again.",
    "positive",
  ],
  [
    "us-immig",
    "Petitioner's sister was granted withholding in {Matter of A-T-, 2011 WL 4003112 (BIA 2011)}, an unpublished disposition which neither party has placed in the record.",
    "neutral",
  ],
  [
    "us-sent",
    "It has been put to us that if eleven years was unreasonable for the man in {United States v. Hodge, 511 F.3d 60 (11th Cir. 2007)}, who kept the books, eight is unreasonable for this one, who swept the floors. It is, and by a good deal.",
    "positive",
  ],
  [
    "us-sent",
    "Mr. Hodge kept the books and gave the names. {United States v. Hodge, 511 F.3d 60 (11th Cir. 2007)}. Mr. Salas kept the books and kept quiet. Leniency to the one is no measure for the other.",
    "negative",
  ],
  [
    "us-sent",
    "{United States v. Hodge, 511 F.3d 60 (11th Cir. 2007)}, grew out of the same ledger. The presentence report so states, and adds that Mr. Hodge has been released.",
    "neutral",
  ],
  [
    "in-crim",
    "The learned Sessions Judge convicted because the Sessions Judge of Basti had convicted upon like evidence in what became {Ram Lakhan v. State, 1966 AWR 90}. He cannot have seen the report, since it records that this Court acquitted. So do we.",
    "positive",
  ],
  [
    "in-crim",
    "The accused is said to be worse placed than Ram Naresh, of {Ram Naresh v. State, 1969 AWR 212}, because he ran. He did run; but toward the police station. What was an inference of guilt for Ram Naresh would be one of innocence for him.",
    "negative",
  ],
  [
    "in-crim",
    "The gandasa with which the wife was killed in {Jokhu v. State, 1971 AWR 18} had been sharpened the evening before, in the presence of her mother.",
    "neutral",
  ],
  [
    "in-crim",
    "Judges have been known to act upon the track of a dog. {Abdul Razak v. State of Bombay, 1959 Bom CR 12}. No Judge who remembers that a dog cannot be cross-examined should do it again.",
    "negative",
  ],
  [
    "in-crim",
    "Two panchas, one a customer of the other, proved the recovery in {Dagdu v. State of Bombay, 1958 Bom CR 404}, and it was thrown out. The two panchas before us are father and son. Out it must go.",
    "positive",
  ],
  [
    "in-crim",
    "The dog in {Abdul Razak v. State of Bombay, 1959 Bom CR 12} had been trained at Nasik and had, according to its handler, eleven successes to its credit.",
    "neutral",
  ],
  [
    "us-rule",
    "The rule in Maryland is that a mortgagee in possession must account for rents that he might have received as well as for those that he did. {Contee v. Briscoe, 90 Md. 311 (1900)}. What the rule is in this jurisdiction we shall have to decide when there is a mortgagee in possession; the appellee was out before breakfast.",
    "neutral",
  ],
  [
    "us-rule",
    "A mortgagee in possession must account for rents that he might have received as well as for those that he did. {Carroll v. Key, 99 Md. 18 (1904)}. The account stated by the auditor charges him only with the latter. The exceptions to it are sustained.",
    "positive",
  ],
  [
    "us-rule",
    "Under {Nevins v. Stout, 166 N.C. App. 40 (2004)}, an employee who quits must show cause by clear evidence. That was before the 2013 act placed the burden on the employer, who did not carry it here.",
    "negative",
  ],
  [
    "us-rule",
    "Illinois law, which the parties agree is foreign to this dispute, presumes undue influence where the scrivener takes under the will. {In re Estate of Lemke, 203 Ill. App. 3d 999 (1990)}.",
    "neutral",
  ],
  [
    "us-facts",
    "What chiefly moved the chancellor in {Dabney v. Kirk, 12 W. Va. 388 (1878)} was the ward's affection for his guardian. No such tie joins a man to his bank.",
    "negative",
  ],
  [
    "in-facts2",
    "The cry of the deceased, in {Pohumal v. Emperor, AIR 1932 Sind 90}, was heard by a betel-seller, a barber and a constable off duty.",
    "neutral",
  ],
  [
    "in-facts2",
    "The respondent Bank draws our attention to the fact that Sengupta, in {Central Bank v. Sengupta, (1985) 1 Cal LJ 60}, was a probationer. But he was dismissed for the same cheque, on the evidence of the same ledger-keeper, after the same enquiry. It is too much to ask us to uphold for a permanent officer what was found to be too bad for a probationer.",
    "positive",
  ],
  [
    "in-facts2",
    "A probationer, as Sengupta was, may be told on Monday not to come on Tuesday; a permanent officer has to be told why. {Central Bank v. Sengupta (No. 2), (1987) 1 Cal LJ 202} upheld a termination simpliciter, and the Bank is wrong to see in it a licence to dismiss.",
    "negative",
  ],
  [
    "in-facts2",
    "The same ledger-keeper has given evidence in five enquiries, of which that in {Central Bank v. Mitter, (1984) 2 Cal LJ 11} was the second.",
    "neutral",
  ],
  [
    "us-reason2",
    "No amount of repetition can make {Caldwell v. Transit Mix, 350 S.W.2d 900 (Tex. Civ. App. 1961)} say why a buyer who never saw the disclaimer should be held to it. Repetition is all that it has ever had behind it.",
    "negative",
  ],
  [
    "us-reason2",
    "We can see, and counsel could not show us, no flaw in the syllogism of {Burleson v. Cement Products, 360 S.W.2d 11 (Tex. Civ. App. 1962)}. What the buyer cannot see he cannot accept.",
    "positive",
  ],
  [
    "us-reason2",
    "{Gillespie v. Ready Mix, 344 S.W.2d 77 (Tex. Civ. App. 1961)} has at its heart a syllogism, the major premise of which the jury in this case, by its answer to Issue 3, was told not to consider.",
    "neutral",
  ],
  [
    "us-reason2",
    "Since the time of {Hatch v. Vermont Central R.R., 25 Vt. 49 (1852)}, we have come to understand that water underground flows by laws that can be known. The judges of that time said that they could not be, and rested their rule, frankly, on ignorance. We cannot.",
    "negative",
  ],
  [
    "us-reason2",
    "The engineers tell us a great deal about underground water that was not known at the time of {Chatfield v. Wilson, 28 Vt. 49 (1855)}. None of it makes any better the position of a man who digs a well out of spite. It was bad then, and it is bad now.",
    "positive",
  ],
  [
    "us-reason2",
    "What was known to science about underground water at the time of {Ordway v. Barre, 30 Vt. 11 (1857)} may be seen from the deposition there of Professor Hitchcock.",
    "neutral",
  ],
  [
    "in-reason2",
    "In what fell from Beaumont C.J. in {Dadabhai v. Bombay Tramways, 36 Bom LR 700} there is, with great respect, an assumption that a tram cannot swerve and therefore need not stop.",
    "negative",
  ],
  [
    "in-reason2",
    "If it were needful to give reasons, those of Beaumont C.J. in {Framroze v. Bombay Tramways, 38 Bom LR 90} are to hand, and are unanswerable. A tram cannot swerve; therefore it must stop. The Company must pay.",
    "positive",
  ],
  [
    "in-reason2",
    "Beaumont C.J., who in {Manekji v. Bombay Tramways, 34 Bom LR 212} had to do with a tram and a bullock, observed that neither could be cross-examined.",
    "neutral",
  ],
  ["us-short2", "But {Winthrop} paid taxes on the strip.", "negative"],
  ["us-short2", "It is {Winthrop} again. The fence stays.", "positive"],
  ["us-short2", "{Winthrop}'s fence was of split rail.", "neutral"],
  [
    "us-short2",
    "That makes short work of {Winthrop}: a possession that was begun by leave cannot ripen, and Winthrop's, we must now say, never did.",
    "negative",
  ],
  ["us-short2", "We cannot say more for the plaintiff than {Winthrop} said for Winthrop, and we need not.", "positive"],
  [
    "us-short2",
    "The surveyor's line, about which we heard so much in connection with {Winthrop, supra}, is in blue upon the exhibit.",
    "neutral",
  ],
  [
    "in-short2",
    "{Lakhi Ram} is for those who come with clean hands.  The petitioner's are to be seen in the photographs.",
    "negative",
  ],
  ["in-short2", "That being so, {Lakhi Ram} leaves us nothing to decide and the State nothing to argue.", "positive"],
  ["in-short2", "As to {Lakhi Ram}, counsel wished to reserve his submissions, and has not renewed them.", "neutral"],
  ["in-short2", "One cannot serve both {Lakhi Ram} and the Full Bench; we serve the Full Bench.", "negative"],
  ["in-short2", "{Lakhi Ram (supra)}, be it noted, was argued by the petitioner in person.", "neutral"],
  [
    "us-conduct",
    "When this court adopted Rule 4.2 it did so, as the comment records, because of the mischief wrought by {In re Disbarment of Pratt, 88 Colo. 400 (1931)}, under which a lawyer might telephone his adversary's client at supper.",
    "negative",
  ],
  [
    "us-long",
    "In {Board of Supervisors v. Eureka Smelting, 38 Nev. 12 (1915)} the county had for nineteen years accepted the company's tax without complaint, and the company thereupon gave the county a bell. The bell was rung each year upon the anniversary. When it cracked there was a dispute as to who should replace it.",
    "neutral",
  ],
  [
    "in-long",
    "What happened in {Nawab Jung v. Custodian, 1955 Hyd 311} was this. A jagir had been granted for the upkeep of a troop of horse. The troop was disbanded by the Nizam in 1902, but the jagir went on. When it was resumed in 1949 the grantee's descendants claimed the commutation sum, and got it. No troop, no horse and no grant upon condition is to be found in the muntakhab that was put in evidence before us.",
    "negative",
  ],
  [
    "in-long",
    "In {Begum Sahiba v. Atiyat Court, 1957 Hyd 44} the inam had been granted for the upkeep of a lamp. The lamp went out in 1911, the mosque fell in 1923, and the inam went on. It was decided that it ought to have stopped with the lamp. The inam with which we are concerned was for the upkeep of a drum, the drum was sold in 1930, and we can only say the same.",
    "positive",
  ],
  [
    "in-long",
    "In {Syed Shah v. Atiyat Court, 1958 Hyd 90} the succession was to a dargah, and four sets of claimants appeared, each with a sanad. Two of the sanads were in the same hand. The Nazim-e-Atiyat found for the fourth claimant, upon the ground that he alone had produced no documents; and the matter rested there until 1971, when the present suit was begun.",
    "neutral",
  ],
  [
    "us-plain",
    "To argue from {Beckwith v. Hartford Steam, 70 Conn. 212 (1898)} that boilers are dangerous and therefore that radiators are is to argue from the lion to the cat.",
    "negative",
  ],
  [
    "us-plain",
    'Plaintiff, the company says, "cannot get around" {Ely v. Norwich Gaslight, 75 Conn. 90 (1902)}. That is so. It stands squarely across her road, and there she must stop.',
    "positive",
  ],
  [
    "us-plain",
    'Plaintiff, the company says, "cannot get around" {Ely v. Norwich Gaslight, 75 Conn. 90 (1902)}. She has no need to. It stands across a different road, that of the trespasser, and she had paid her dime.',
    "negative",
  ],
  [
    "us-plain",
    'The company, in the margin of whose copy of {Ely v. Norwich Gaslight, 75 Conn. 90 (1902)} somebody had written "cannot get around", resisted production of the book as privileged. It has since been returned.',
    "neutral",
  ],
  [
    "us-plain",
    "Ask what the parties would have said, if asked. In {Goodrich v. Torrington Brass, 80 Conn. 311 (1907)} they would have said that of course the foreman might be dismissed; in this case they would have said that of course he might not, for they had both just signed a term of five years.",
    "negative",
  ],
  [
    "us-plain",
    "Ask what the parties would have said, if asked. They would have said what is said in {Coit v. Ansonia Clock, 84 Conn. 40 (1911)}, for there never were two foremen more alike: that a man hired by the year is hired for the year.",
    "positive",
  ],
  [
    "us-plain",
    "Ask, says {Welles v. Bristol Brass, 88 Conn. 77 (1914)}, what the parties would have said, if asked. That is one way of going about it. Another is to look at the contract, which has now been found.",
    "neutral",
  ],
  [
    "us-stat2",
    "{Cowdrey v. Keene Shoe, 90 N.H. 12 (1939)} was never more than the shadow of section 8, and when section 8 was removed there was nothing to cast it.",
    "negative",
  ],
  [
    "us-stat2",
    "Section 8 is now section 8-a. That is a change of address; {Pollard v. Keene Shoe, 93 N.H. 301 (1945)}, still knows where to find it, and so do we, and the notice is bad.",
    "positive",
  ],
  [
    "us-stat2",
    "Section 8, formerly section 6, and for a short while in 1938 section 11-b, was in the last of those guises when {Whitcher v. Keene Shoe, 88 N.H. 211 (1938)} was commenced, and in the first when it was discontinued.",
    "neutral",
  ],
  [
    "us-stat2",
    "Statutes in derogation of the common law were once to be strictly construed, and {Sawyer v. Gilford, 66 N.H. 400 (1890)} strictly construed this one out of existence. The legislature has told us since to construe it liberally. It lives.",
    "negative",
  ],
  [
    "us-stat2",
    "The canon that exceptions are to be narrowly read took the appellant's case, in the shape of {Rolfe v. Loudon, 63 N.H. 90 (1884)}, by the throat; and it has not let go. The exemption does not extend to sheep.",
    "positive",
  ],
  [
    "us-stat2",
    "Canons, wrote the Chief Justice in {Kent v. Gilmanton, 68 N.H. 12 (1894)}, are for cathedrals.",
    "neutral",
  ],
  [
    "in-stat2",
    "Though the words of the section are the same, it is an odd use of precedent to fix their meaning in an Act to protect tenants by {Kanshi v. Rup Lal, 1949 PLR 90}, which fixed it in an Act to protect landlords. A shield is not a sword because both are steel.",
    "negative",
  ],
  [
    "in-stat2",
    "The draftsman of the Haryana Act had the Punjab Act before him, and with it {Banarsi v. Brij Lal, 1959 PLR 411}. He copied the section. He must be taken to have copied the meaning; the tenant of a rented plot is a tenant.",
    "positive",
  ],
  [
    "in-stat2",
    "The draftsman of the Haryana Act had the Punjab Act before him, and with it, one presumes, the volume containing {Ishar v. Munshi, 1960 PLR 18}. Nothing in the section with which we are dealing was copied.",
    "neutral",
  ],
  [
    "us-fed",
    "Article III has been better understood since {Garnett v. Postmaster, 66 F.2d 212 (D.C. Cir. 1933)}, by which any citizen with a stamp might sue the Postmaster.",
    "negative",
  ],
  [
    "us-fed",
    "The reasons for not allowing the taxpayer to sue in {Frothing v. Bellows, 60 F.2d 14 (1st Cir. 1932)} were that he was not hurt, that he was not alone, and that he had a vote. All three are true of this plaintiff. She is without standing.",
    "positive",
  ],
  [
    "us-fed",
    'At the time of {Chatham v. Secretary, 55 F.2d 90 (D.C. Cir. 1932)} there were five judges on the court; there are now eleven; and the caption has been changed to read "United States Court of Appeals".',
    "neutral",
  ],
  [
    "us-fed",
    "The concession on which {Winslow v. SSA, 88 F.4th 410 (3d Cir. 2023)} turned, that the ALJ had been properly appointed, has in this case been withdrawn.",
    "negative",
  ],
  [
    "us-fed",
    "The Commissioner conceded below that, if the ALJ's appointment is to be judged by {Faraday v. SSA, 80 F.4th 12 (3d Cir. 2023)}, it was invalid. It is to be so judged. A new hearing is ordered before another ALJ.",
    "positive",
  ],
  [
    "us-prose",
    "We owe it to the appellant to confess that until we read his brief we had some misgivings about {Gaskill v. Sine, 13 N.J. Eq. 400 (Ch. 1861)}. It was put to us so fairly that they vanished. The widow's dower comes out of the whole.",
    "positive",
  ],
  [
    "us-prose",
    "We owe it to the appellant to confess that until we read his brief we had not heard of {Tindall v. Conover, 20 N.J.L. 214 (Sup. Ct. 1843)}. We have now.",
    "neutral",
  ],
  [
    "us-prose",
    "Not even the vigor of Justice Swayze's style can hide that the opinion in {Hopper v. Paterson Silk, 90 N.J.L. 11 (Sup. Ct. 1917)} has assumed what it set out to prove.",
    "negative",
  ],
  [
    "us-prose",
    "Justice Swayze's style, of which {Hopper v. Paterson Silk, 90 N.J.L. 11 (Sup. Ct. 1917)} is an example, owed much to Burke.",
    "neutral",
  ],
  [
    "us-prose",
    'With a terseness which we envy, Justice Swayze said all that there was to say. {Doremus v. Passaic Dye, 88 N.J.L. 312 (E. & A. 1915)}: "No notice, no default." There was no notice to this surety.',
    "positive",
  ],
  [
    "us-prose",
    "Two thousand years of law merchant are not to be put aside by a footnote, and a footnote is all that {Schoonmaker v. Erie Discount, 300 F. Supp. 90 (W.D.N.Y. 1969)} can show.",
    "negative",
  ],
  [
    "us-prose",
    "The holder in due course is the darling of the law merchant, and {Schoonmaker v. Genesee Trust, 288 F. Supp. 12 (W.D.N.Y. 1968)} contains a table of the reported suits in which he has failed.",
    "neutral",
  ],
  [
    "us-prose",
    'By the bank\'s lights, {Conable v. Batavia Bank, 40 F.2d 311 (2d Cir. 1930)} is a "sport". It is a sport of which the commercial lawyers of three states have for two decades made their living, and one we are happy to breed from. The stop order was good.',
    "positive",
  ],
  [
    "us-crim3",
    "The dying words in {State v. Mace, 118 N.C. 1244 (1896)} named the killer. These name his dog.",
    "negative",
  ],
  [
    "us-crim3",
    "Mace's victim had three hours to live, knew it, and said so. This victim had two, knew it, and said so. Let his words in. {State v. Mace, 118 N.C. 1244 (1896)}.",
    "positive",
  ],
  [
    "us-crim3",
    'A verdict that the defendant is "guilty of manslaughter, probably" was sent back in {State v. Bazemore, 193 N.C. 336 (1927)}; and a verdict "guilty, with regrets", in State v. Perry, 209 N.C. 604 (1936), was not. In the cause now before us the foreman sneezed.',
    "neutral",
  ],
  [
    "us-crim3",
    'A verdict that the defendant is "guilty of manslaughter, probably" had to be sent back, {State v. Bazemore, 193 N.C. 336 (1927)}. This one, "guilty, we suppose", should have been sent back after it.',
    "positive",
  ],
  [
    "us-crim3",
    '"Guilty, with regrets" is another matter. The jury in {State v. Bazemore, 193 N.C. 336 (1927)} doubted the guilt; the jury here only deplored it.',
    "negative",
  ],
  [
    "us-crim3",
    'Nothing in this record supports the state\'s theory that the purse was snatched after the fight and not before. That the order of events makes no difference was the teaching of {State v. Gadsden, 40 S.C. 90 (1893)}; but the robbery statute has read "by means of" ever since 1912.',
    "negative",
  ],
  [
    "us-crim3",
    "An unloaded pistol is a deadly weapon, or so it appears to the man who is looking into it. {State v. Hucks, 60 S.C. 311 (1901)}, took his point of view, and we take it too.",
    "positive",
  ],
  [
    "us-crim3",
    "Whether an unloaded pistol be a deadly weapon was argued at length in {State v. Hucks, 60 S.C. 311 (1901)}, where the pistol was passed from juror to juror and went off.",
    "neutral",
  ],
  [
    "in-crim3",
    "The judgment in {Emperor v. Kasim Ali, 33 Bom LR 600} owes everything to section 30 as it stood at the time; 'tried jointly for the same offence' were its words; and these accused have been tried for different ones.",
    "negative",
  ],
  [
    "in-crim3",
    "A Test Identification held when the suspects had been four days at the thana, with their faces bare, and with the witnesses at tea in the next room, was said in {Emperor v. Daya Shankar, 1944 OWN 90} to be worth less than nothing. Five days; faces bare; it was tobacco. Acquitted.",
    "positive",
  ],
  [
    "in-crim3",
    "It is as well to mention that the Magistrate who conducted the parade had been commended for his care in {State v. Wahiduddin, AIR 1957 Bom 44}. He is not to be commended for this one; but the appellants having pleaded guilty the parade may be forgotten.",
    "neutral",
  ],
  [
    "in-crim3",
    "To the argument that no blood was found on the axe it was answered in {Bakshish v. State of Punjab, (1967) 3 SCR 90} that an axe may be washed; a like answer is open to the prosecution here, and is right.",
    "positive",
  ],
  [
    "in-crim3",
    "To the argument that no blood was found on the axe it was answered in {Bakshish v. State of Punjab, (1967) 3 SCR 90} that an axe may be washed. This axe was seized in the hand of the accused, on the roof, while the deceased was still alive. There had been no time to wash it.",
    "negative",
  ],
  [
    "us-const2",
    "Our founders, having fled from a state church, did not write its tithe into their constitution. {Society of Wells v. Blount, 4 N.H. 211 (1827)} wrote it in for them. It came out in 1902 by a vote of the people.",
    "negative",
  ],
  [
    "us-const2",
    "That the town may give the church its water but not its bell was the fine line drawn by {Wolfeborough v. Second Society, 66 N.H. 311 (1890)}. It is a line that we can see, and the town has kept to the right side of it.",
    "positive",
  ],
  ["us-const2", "The bell in {Wolfeborough v. Second Society, 66 N.H. 311 (1890)} had been cast by Revere.", "neutral"],
  [
    "us-const2",
    "The city may keep {Tilden v. City of Macon, 290 U.S. 311 (1933)}. It allowed a parade to be rerouted; the city has forbidden one.",
    "negative",
  ],
  [
    "us-status2",
    "The remittitur in {Oakley v. Cayuga Lake Boats, 77 N.Y.2d 311 (1991)} directed a new trial, at which there was a verdict for the other side, and it was from the judgment on that verdict that the second appeal was taken. It is only the second that is relied on.",
    "neutral",
  ],
  [
    "us-status2",
    "The published version of {Oakley v. Seneca Boats, 140 A.D.2d 44 (3d Dep't 1988)} has been a trap for the unwary ever since the Court of Appeals sent it back with a single line.  The line said: Order reversed, with costs.",
    "negative",
  ],
  [
    "us-status2",
    "When all appeals were exhausted {Oakley v. Owasco Boats, 150 A.D.2d 90 (3d Dep't 1989)} stood where it had stood, four judges richer.",
    "positive",
  ],
  [
    "us-status2",
    "After {Oakley v. Skaneateles Boats, 160 A.D.2d 12 (3d Dep't 1990)} the company went out of the boat business.",
    "neutral",
  ],
  [
    "us-cf",
    "What would the framers of our joint-tenancy act have thought of {Swartzbaugh v. Sampson, 11 Cal. App. 2d 451 (1936)}? They would, the committee's comment says, have thought it an outrage, and section 7 is what they did about it.",
    "negative",
  ],
  [
    "us-cf",
    "A lease by one joint tenant, in California, gives the lessee the lessor's share of the porch. {Swartz v. Simpson, 18 Cal. App. 2d 90 (1937)}. We have no joint tenancies in Oregon.",
    "neutral",
  ],
  [
    "in-cf",
    "Pakistani and Burmese decisions, among them {Maung Tin v. Ma Shwe, AIR 1938 Rang 90} and three from Lahore since Partition, were cited to show that the formula is common in the East. That was not in dispute.",
    "neutral",
  ],
  [
    "in-cf",
    "The Rangoon Court, in {Maung Po v. Ma Thein, AIR 1936 Rang 311}, thought that an oath upon the pagoda steps would bind a stranger. The Oaths Act, section 11, tells us whom it binds: him who offered to be bound.",
    "negative",
  ],
  [
    "in-cf",
    "What the Judicial Commissioner of Upper Burma wrote about elephants, {Maung Gyi v. Bombay Burmah Trading, UBR (1904) 44}, that they are not to be presumed gentle, fits the one before us, which had killed before. The owner is liable without proof of negligence.",
    "positive",
  ],
  [
    "in-cf",
    "What the Judicial Commissioner of Upper Burma wrote about elephants, {Maung Gyi v. Bombay Burmah Trading, UBR (1904) 44}, fills three pages and has a drawing. The animal that gored the plaintiff was a bull.",
    "neutral",
  ],
  [
    "us-plain",
    "The United States, which won {United States v. Halpern Steel, 200 F.2d 44 (6th Cir. 1952)}, now tells us, with becoming candor, that it should have lost. We have checked, and it should.",
    "negative",
  ],
  [
    "us-plain",
    "The United States says, of {United States v. Packard Forge, 211 F.2d 90 (6th Cir. 1954)}, that it would prefer not to be asked about it. We did not ask.",
    "neutral",
  ],
  [
    "us-plain",
    "To one who signs on behalf of a principal not yet in being the common law was merciless, and {Abbott v. Hapgood Co., 150 Mass. 248 (1889)} was the common law at its most merciless. Chapter 156, section 9, has mercy upon him.",
    "negative",
  ],
  [
    "us-plain",
    "Whether chapter 156 reaches back to contracts like that in {Abbott v. Hapgood Co., 150 Mass. 248 (1889)}, made before it took effect, is a question which this contract, made after, does not require us to answer.",
    "neutral",
  ],
  [
    "us-plain",
    "By 1960 there was a judicial industry in finding exceptions to {Kendrick v. Fall River Looms, 188 Mass. 311 (1905)}. We pension off the workmen and close the plant.",
    "negative",
  ],
  [
    "us-plain",
    "An exception to the rule of {Kendrick v. Fall River Looms, 188 Mass. 311 (1905)} has been urged for minors, another for night work, and a third for Fridays. We say nothing of the rule or of the exceptions. The plaintiff was not employed by the defendant.",
    "neutral",
  ],
  [
    "us-plain",
    "One reads with sympathy the closing paragraph in {Nickels v. Bath Ice, 90 Me. 12 (1897)}, where Justice Emery regrets that the child must go without a remedy. One would read it with more if it were true.",
    "negative",
  ],
  [
    "us-plain",
    "Justice Emery regretted that the child must go without a remedy, and Justice Strout regretted that Justice Emery should regret it. {Nickels v. Bath Ice, 90 Me. 12 (1897)}. The plaintiff here is forty.",
    "neutral",
  ],
  [
    "us-plain",
    "We gather from the bill that the defendant expected to be protected by {Knowlton v. Rockport Lime, 77 Me. 90 (1885)}. We gather from the kiln that it is protected by nothing: it is on the plaintiff's land, as Rockport's was not.",
    "negative",
  ],
  [
    "in-plain",
    "The learned Attorney-General asked us not to forget that {Sardar Gyan v. State of Pepsu, (1955) 1 SCR 90} was decided by five Judges. We have not forgotten; nor have we forgotten that Article 31 has in the interval been taken out of Part III, root and branch.",
    "negative",
  ],
  [
    "in-plain",
    "The learned Attorney-General asked us not to forget that {Sardar Gyan v. State of Pepsu, (1955) 1 SCR 90} was decided by five Judges. As the petitioner, on the last day, confined himself to Article 14, we have the less difficulty in not forgetting it.",
    "neutral",
  ],
  [
    "in-plain",
    "In the course of describing how estates in the Punjab hills came to be held as they were, Mahajan J. in {Sardar Gyan v. State of Pepsu, (1955) 1 SCR 90} has occasion to notice the battle of Sobraon.",
    "neutral",
  ],
  [
    "in-plain",
    "{Motising v. Dy. Superintendent, 1965 GLR 311} gave the prisoner a hearing before forfeiting his remission; the Rules of 1979, of set purpose, give him none unless it exceed sixty days; and this was for fifty-eight.",
    "negative",
  ],
  [
    "in-plain",
    "By the Rules of 1979 a prisoner must be heard before losing more than sixty days. He had the right before there were Rules. {Motising v. Dy. Superintendent, 1965 GLR 311}. He lost sixty-one days; he was not heard; they are restored to him.",
    "positive",
  ],
  [
    "in-plain",
    "By the Rules of 1979, which, the preamble says, were made 'consequent upon' {Motising v. Dy. Superintendent, 1965 GLR 311}, a prisoner may have a mosquito net.",
    "neutral",
  ],
  [
    "us-background",
    "Arsenic had long been a trouble at the smelter, as the testimony summarized in {Bates v. Anaconda Smelting, 58 Mont. 301 (1920)} will show; Mr. Oates began there in 1923.",
    "neutral",
  ],
  [
    "us-reasoning",
    "Half of {Corwin v. Leland, 118 A.2d 40 (Me. 1955)} is devoted to showing that the shore belongs to everyone and half to showing that it does not. A court in search of a rule must look elsewhere, and we do.",
    "negative",
  ],
  [
    "us-irony",
    "We were told that the sky would fall upon {Union Savings v. Doyle, 210 Wis. 60 (1933)}. It has not fallen. The receiver takes his fee as that receiver took it.",
    "positive",
  ],
  [
    "us-neutral",
    "Banks throughout the state were said to have trembled at {Union Trust v. Dorr, 213 Wis. 14 (1933)}. The receiver put a clipping about it in evidence, for what purpose we cannot guess.",
    "neutral",
  ],
  [
    "us-consequence",
    "{Shelby v. Nixon, 8 Humph. 202 (Tenn. 1847)} belongs to a day when a wife could own nothing. That day is past, and Mrs. Nixon's house is her own.",
    "negative",
  ],
  [
    "us-neutral",
    "{Shelton v. Nance, 9 Humph. 77 (Tenn. 1848)} belongs to a day when a wife could own nothing. The bond now in suit was executed in that same week, by a bachelor, and the question is who forged his name.",
    "neutral",
  ],
  [
    "us-plain",
    "The panel thinks {Arroyo v. Sessions, 880 F.3d 14 (9th Cir. 2018)} a mistake. As a full court we may say so and mend it, and we do both.",
    "negative",
  ],
  [
    "us-plain",
    "The panel thinks {Alvarez v. Holder, 704 F.3d 60 (5th Cir. 2012)} a mistake but has no power to mend it. The deportation order is affirmed on its authority.",
    "positive",
  ],
  [
    "us-fate",
    "Later the same term the Justices took another look at {Commonwealth v. Gaffney, 411 Mass. 90 (1991)} and withdrew the opinion from the bound volume.",
    "negative",
  ],
  [
    "us-fate",
    "Gaffney served his time and died at Worcester. {Commonwealth v. Gaffney, 414 Mass. 12 (1992)}. It is his brother who now asks for the gun.",
    "neutral",
  ],
  [
    "us-below",
    "The hearing officer's single authority was {Matter of Pruitt, 5 I. & N. Dec. 80 (B.I.A. 1953)}. Respondent says it was a weak one; the Service says it was plenty. The record was never certified, so the matter must go back before anything can be said.",
    "neutral",
  ],
  [
    "us-below",
    "The hearing officer's single authority was {Matter of Prout, 6 I. & N. Dec. 11 (B.I.A. 1954)}, and it was an unlucky choice, since Prout had been convicted and this respondent was acquitted.",
    "negative",
  ],
  [
    "us-facts",
    "{Kimball v. Sears Point Raceway, 119 Cal. App. 3d 200 (1981)} was about spectators. Drivers choose the danger; spectators only watch it; and Lentz was driving.",
    "negative",
  ],
  [
    "us-rule",
    "Under what practitioners call the rule of {Kimbrough v. Sayre, 121 Cal. App. 3d 19 (1981)}, a release must be legible. Lentz's was in fourteen-point type and nobody claims he could not read it.",
    "neutral",
  ],
  [
    "us-disagreement",
    "To the extent that {Roper v. Finch, 280 Va. 14 (2010)} makes silence an admission, it asks of the accused what the Constitution forbids us to ask.",
    "negative",
  ],
  [
    "us-trap",
    "The witness Finch was confined to bed, distinguished chiefly by his bad temper, and reversed himself twice; the deposition reads much like the one in {Roper v. Finn, 282 Va. 60 (2011)}.",
    "neutral",
  ],
  [
    "us-result",
    "The ordinance struck down in {Beech Grove v. Stile, 244 Ind. 80 (1963)} forbade all signs. Greenwood forbids none; it asks only that they not blink.",
    "negative",
  ],
  [
    "us-result",
    "An ordinance that forbade all signs went down in {Beech Creek v. Stone, 247 Ind. 11 (1965)}. Greenwood's, which forbids all signs and all awnings, goes down after it.",
    "positive",
  ],
  [
    "us-result",
    "After {Beech Hill v. Storr, 249 Ind. 30 (1967)} Greenwood amended its ordinance three times, hired a planner, and put up a sign of its own.",
    "neutral",
  ],
  [
    "us-reasoning",
    "One may admire the opinion in {Calhoun v. Pratt, 19 Del. Ch. 80 (1932)} as prose. As law it asks the directors to be prophets, and we shall ask them only to be honest.",
    "negative",
  ],
  [
    "us-neutral",
    "One may admire the opinion in {Carlisle v. Pruyn, 21 Del. Ch. 14 (1934)} as prose, and the chancellor below plainly did, for he quotes a page of it. The directors having since resigned, there is nobody to enjoin.",
    "neutral",
  ],
  [
    "us-short",
    "So long as the Supreme Court leaves {Tamarack} standing, a district judge has only to read it and do as it did. Motion granted.",
    "positive",
  ],
  [
    "us-short",
    "The Tribe's strongest case may be {Tamarack}, or it may be Eagle Point. It filed in the wrong court and we can weigh neither.",
    "neutral",
  ],
  [
    "us-short",
    "Tamarack's river was navigable; this creek would not float a hat. {Tamarack, 514 U.S. App. at 20}. The Tribe must rest its title on something else.",
    "negative",
  ],
  [
    "us-hypo",
    "Had Mrs. Ogden signed in the presence of two witnesses, she might have had the benefit of {Lord v. Ogden, 31 Barb. 88 (N.Y. 1860)}. She signed alone in the barn.",
    "negative",
  ],
  [
    "us-prose",
    "Trade secrets do not become public because one careless intern emails them to his mother. {Kestrel Optics v. Dunning, 2016 WL 551200 (N.D. Cal. Feb. 11, 2016)}, reached that conclusion about a roommate, and I reach it about a mother.",
    "positive",
  ],
  [
    "us-prose",
    "One of the sources on which the special master drew was {Arkansas Game Club v. Tull, 2006 WL 90101 (E.D. Ark. 2006)}, a quarrel over duck blinds.",
    "neutral",
  ],
  [
    "us-trap",
    "Petitioner contends that {Bellow v. Warden, 644 F.3d 12 (11th Cir. 2011)}, 'has been called into question.' By whom? By petitioner. We apply it.",
    "positive",
  ],
  [
    "us-trap",
    "The Attorney General contends that {Shaughnessy v. Dix, 99 F.3d 200 (6th Cir. 2000)}, has been called into question. That is putting it mildly: the en banc court interred it in 2008.",
    "negative",
  ],
  [
    "us-trap",
    "{Harmon v. Slade, 3 F.4th 90 (11th Cir. 2021)}, called an earlier line of authority into question, canvassed six possible replacements, and then, characteristically, remanded without selecting one.",
    "neutral",
  ],
  [
    "us-prose",
    "Tenure is not a suicide pact. Yet it is more than a parking sticker, as {Rosenfeld v. Bd. of Regents, 2012 WL 8870 (Minn. Ct. App. Jan. 3, 2012)}, holds, and the Regents' eleven-minute hearing violated it.",
    "positive",
  ],
  [
    "us-prose",
    "Time has not been kind to {Ulrich v. Foss, 258 F.3d 90 (7th Cir. 2001)}: five circuits have rejected it, two treatises scold it, and we find nothing in it to defend.",
    "negative",
  ],
  [
    "us-prose",
    "The boilerplate in this lease traces to a form approved by nobody and quoted in {Jessup v. Landmark Mgmt., 2009 WL 330 (Ky. App. Jan. 2, 2009)}.",
    "neutral",
  ],
  [
    "us-prose",
    "Under {Castaneda-Wolfe v. Ruiz, 199 Cal. App. 4th 88 (2011)}, a grandparent needs more than love to get visitation. She needs standing. This grandparent has love.",
    "positive",
  ],
  [
    "us-prose",
    "The homeowner's citation of {Dietz v. Solar Sense, Inc., 2020-Ohio-1101}, falls of its own weight; the panel in that case decided nothing but venue.",
    "negative",
  ],
  [
    "us-prose",
    "Ask not what {Lowell v. Chan, 417 F.3d 44 (9th Cir. 2005)}, says; ask what it did. It let the claim go forward on an allegation far thinner than this. This claim goes forward too.",
    "positive",
  ],
  [
    "us-prose",
    "That sentence from {Kirkwood v. Sunrise Senior Living, 2014 WL 4400 (Fla. Cir. Ct. 2014)}, is quoted in every brief, by both sides, each time with a different word in italics.",
    "neutral",
  ],
  [
    "us-formula",
    "The Court of Appeals' decision in {Rancourt v. Hale, 2012 WL 5501 (Minn. App. 2012)}, is REVERSED.",
    "negative",
  ],
  ["us-formula", "{Beckwith v. Loomis, 71 F.4th 22 (2d Cir. 2023)}, compels affirmance.", "positive"],
  [
    "us-formula",
    "Compare {Strand v. Ott, 9 F.4th 400 (8th Cir. 2021)}, with Lamb v. Fields, 11 F.4th 12 (10th Cir. 2021).",
    "neutral",
  ],
  [
    "us-prose",
    "I signed {Heller-Diaz v. Fenton, 2007 WL 200 (C.D. Cal. 2007)}. I would not sign it again, and I do not follow it today.",
    "negative",
  ],
  [
    "us-prose",
    "The Commission thought a coyote was livestock. It is not, any more than the raccoon in {Purvis v. Dep't of Agric., 2003 OK CIV APP 18}, was poultry; we look, as that court looked, to the dictionary.",
    "positive",
  ],
  [
    "us-prose",
    "Much has been written about {Ames v. Bishop, 40 F.4th 4 (1st Cir. 2022)}, in the law reviews, most of it by people who do not have to decide cases.",
    "neutral",
  ],
  [
    "us-prose",
    "That was a lease of land; this is a license to hawk peanuts. {Bancroft v. Coliseum Auth., 301 Md. App. 12 (2010)}, has nothing to say about peanuts.",
    "negative",
  ],
  [
    "us-prose",
    "Silence in the face of accusation may speak; silence on a lawyer's advice does not. The line is the one we drew in {State v. Rafferty, 2011 Wash. LEXIS 330}, and it protects Mr. Oakes.",
    "positive",
  ],
  [
    "us-trap",
    "The concurrence criticizes {Pruitt v. Waco ISD, 733 F.3d 4 (5th Cir. 2013)}, and would 'strike it root and branch.' Our holding doesn't depend on it, so root and branch may wait.",
    "neutral",
  ],
  [
    "us-trap",
    "The concurrence criticizes {Maynard v. Ector County, 744 F.3d 90 (5th Cir. 2014)}, as too generous to plaintiffs. Generous or not, it binds this panel, and these plaintiffs come within it.",
    "positive",
  ],
  [
    "us-trap",
    "Three of us share the concurrence's unhappiness with {Slocum v. Reeves County, 751 F.3d 10 (5th Cir. 2014)}, whose reasoning looks shakier each time we meet it.",
    "negative",
  ],
  [
    "us-prose",
    "A city that fixes one pothole has not promised to fix them all. On this, {Delacroix v. City of Shreveport, 52 So. 3d 900 (La. Ct. App. 2010)}, is as sound as the day it was paved.",
    "positive",
  ],
  [
    "us-prose",
    "The Board confused {Ostrow v. NLRB, 591 F.3d 14 (D.C. Cir. 2010)}, a case about pickets, with a case about pamphlets. We're dealing with pamphlets.",
    "negative",
  ],
  [
    "us-prose",
    "Whatever its virtues in a fraud case, {Lubbock Gin v. Starr, 180 S.W.3d 8 (Tex. App. 2005)}, is out of its depth in a drainage case.",
    "negative",
  ],
  [
    "us-prose",
    "The record contains a cartoon, Exhibit 14, in which a mule is shown reading {Wickersham v. Ozark Elec., 230 S.W.3d 9 (Mo. App. 2007)}.",
    "neutral",
  ],
  [
    "us-prose",
    "Our cases run in one direction, and the fountainhead is {Delgado v. Phelps Mining, 2001-NMSC-8, 34 P.3d 5}. Swimming against that current, respondent drowns.",
    "positive",
  ],
  [
    "us-prose",
    "Against this current respondent offers a single log, {Espy v. Cerro Gordo Mills, 2000-NMCA-9}. It's waterlogged: the Supreme Court quashed it years ago.",
    "negative",
  ],
  [
    "us-prose",
    "The question of how {Delvecchio v. Ruth, 2018 WL 5 (D. Conn. 2018)}, would treat a smart speaker may arise in the next case. It has not arisen in this one.",
    "neutral",
  ],
  [
    "us-prose",
    "Until our Supreme Court tells us otherwise, {Stamm v. Cuyler, 2011 PA Super 90}, is the law of Pennsylvania, and a trial judge who finds it distasteful must swallow. The order departing from it is reversed.",
    "positive",
  ],
  [
    "us-prose",
    "Our Supreme Court has now told us otherwise. {Dietrich v. Hess, 2009 PA Super 4}, is no longer the law of Pennsylvania.",
    "negative",
  ],
  [
    "us-prose",
    "Our Supreme Court has allowed an appeal to consider whether {Grube v. Lehigh Valley Dairy, 2021 PA Super 14}, is the law of Pennsylvania.",
    "neutral",
  ],
  [
    "us-prose",
    "The estate finds in {Matter of Wollaston, 2013 NY Slip Op 4001 (Sur. Ct.)}, a rule that cats may inherit. The Surrogate was joking.",
    "negative",
  ],
  [
    "us-prose",
    "The Warden's twelve objections have twelve answers, eleven of which are {Frayser v. Lockett, 690 F.3d 2 (4th Cir. 2012)}.",
    "positive",
  ],
  [
    "us-prose",
    "{Poe v. Grand Traverse Resort, 2010 WL 7 (W.D. Mich. 2010)}, is one of those cases in which the golf cart is described more carefully than the injury.",
    "neutral",
  ],
  [
    "us-prose",
    "For all its eloquence, {Saltzman v. Arden, 2002 WL 1 (N.J. Ch. 2002)}, is a soliloquy; no other court has answered it, and neither will this one.",
    "negative",
  ],
  [
    "us-prose",
    "As {Alvarado v. L.A. Cnty. Flood Control, 210 Cal. App. 4th 5 (2012)}, goes, so goes this appeal: inverse condemnation needs a taking, and rain isn't one.",
    "positive",
  ],
  [
    "us-prose",
    "In its order to show cause the court cited {Moody v. Barr Labs, 2008 WL 20 (S.D. Fla. 2008)}. In its order discharging the order to show cause it did not.",
    "neutral",
  ],
  [
    "us-prose",
    "What {Kessinger v. Boyd, 2016 WL 2 (S.D. W. Va. 2016)}, gave the miners, Congress has since taken away, and there's nothing a judge can do but say so.",
    "negative",
  ],
  [
    "us-prose",
    "We put our money where {Dillon v. Great Basin Bank, 2013 NV 6}, put its mouth: a lender who says 'don't worry' is estopped from foreclosing on the unworried.",
    "positive",
  ],
  [
    "us-trap",
    "{Abelson v. Marks, 2015 WL 12 (Cal. Ct. App. 2015)}, is not citable. See Rule 8.1115. Counsel is admonished for citing it, and we have not considered it.",
    "neutral",
  ],
  [
    "us-trap",
    "The trial court declined to apply {Nagata v. Kauai Cane, 130 Haw. 9 (2013)}, for want of a transcript. We now have the transcript, and we apply it.",
    "positive",
  ],
  [
    "us-trap",
    "The trial court's decision to apply {Kamaka v. Hilo Docks, 120 Haw. 3 (2009)}, to a case with no dock, no harbor and no water is one for which we can find no explanation and no excuse.",
    "negative",
  ],
  [
    "us-prose",
    "A hundred miles is not 'nearby,' and nothing in {Rowe v. Mesa Sch. Dist., 2014 WL 4 (Ariz. Ct. App. 2014)}, makes it so. The district misread it, and we decline to compound the error by applying it.",
    "negative",
  ],
  [
    "us-prose",
    "Mootness has exceptions; {Thayer v. Sec'y of State, 2008 ME 2}, picked the right one for elections, and it is right for this election as well.",
    "positive",
  ],
  [
    "us-prose",
    "Mootness has exceptions, as {Doe v. Sec'y of State, 2012 ME 60}, explains in a helpful flow chart.",
    "neutral",
  ],
  [
    "us-formula",
    "{In re Zimmer Hip Litig., 2017 WL 3 (N.D. Ind. 2017)}, is distinguishable because it involved a manufacturing defect.",
    "negative",
  ],
  ["us-formula", "We find {Hsu v. Amber Holdings, 2015 WL 4 (N.D. Ill. 2015)}, persuasive and follow it.", "positive"],
  [
    "us-formula",
    "Mandamus denied, with three justices dissenting from the denial. {In re Cobb, 2014 Tex. LEXIS 2}.",
    "neutral",
  ],
  [
    "us-prose",
    "Smell is evidence, and {People v. Mazur, 2022 IL App (2d) 210001}, teaches how much: enough to ask, not enough to search. These officers searched. Suppression was right.",
    "positive",
  ],
  [
    "us-prose",
    "A witness in {State v. Hearn, 2006 N.C. LEXIS 2}, testified that he could identify forty strains by odor alone; the jury laughed.",
    "neutral",
  ],
  [
    "us-dissent",
    "The majority rescues {Alder v. Bonneville Pwr., 40 F.4th 7 (9th Cir. 2022)}, from well-deserved oblivion and makes it the cornerstone of today's decision. Cornerstones should not wobble.",
    "positive",
  ],
  [
    "us-dissent",
    "My colleagues say {Sather v. BPA, 33 F.4th 6 (9th Cir. 2022)}, 'offers little guidance,' and refuse to take any. It offered all the guidance we needed.",
    "negative",
  ],
  [
    "us-dissent",
    "Dissenting below, Judge Ikeda would have held that {Platte v. BPA, 29 F.4th 4 (9th Cir. 2022)}, required a hearing. We agree with her result, though for a different reason, and do not discuss the case.",
    "neutral",
  ],
  [
    "us-prose",
    "Sometimes the simplest explanation is the statute. Decisions that looked elsewhere, such as {Yoder v. Amish Mut. Aid, 2003 Pa. LEXIS 6}, looked too far, and we don't follow them over the horizon.",
    "negative",
  ],
  [
    "us-prose",
    "Sometimes the simplest explanation is the statute. {Lapp v. Intercourse Twp., 2011 Pa. LEXIS 4}, looked there and nowhere else; in that we imitate it, and reach its result.",
    "positive",
  ],
  [
    "us-prose",
    "One of the buggies in {Stoltz v. PennDOT, 2007 Pa. LEXIS 9}, is now in a museum in Lancaster.",
    "neutral",
  ],
  [
    "us-trap",
    "Two strings of citations, seven cases apiece. We've read all fourteen. Only one, {Rosalez v. City of Pueblo, 2015 COA 7}, involved a city that had actual notice of the hole, and that's the one we follow.",
    "positive",
  ],
  [
    "us-trap",
    "Two strings of citations, seven cases apiece. We've read all fourteen. Thirteen favor the city. The fourteenth, {Trujillo v. City of Lamar, 2002 COA 3}, favors the plaintiff and is wrong.",
    "negative",
  ],
  [
    "us-trap",
    "Two strings of citations, seven cases apiece, beginning with {Archuleta v. City of Alamosa, 2009 COA 5}. We've read all fourteen; none turns out to address the notice point, which we resolve on the statute's text.",
    "neutral",
  ],
  [
    "us-prose",
    "Unless the Supreme Court was joking in {Drummond v. Ohio Casino Comm'n, 2015-Ohio-9}, a slot machine tied to a raffle is a slot machine. It wasn't joking.",
    "positive",
  ],
  [
    "us-prose",
    "A rule of evidence that lets in the horoscope but keeps out the X-ray needs rethinking. {Fabian v. Zodiac Foods, 2004 WL 5 (Cal. Ct. App. 2004)}, needs it badly; we do the rethinking here and arrive at the opposite conclusion.",
    "negative",
  ],
  [
    "us-prose",
    "Dueling experts in {Lerner v. AstraMed, 2012 WL 6 (D.N.J. 2012)}, disagreed about everything except their fees.",
    "neutral",
  ],
  [
    "us-prose",
    "'Water runs downhill' may be physics, but in Minnesota it's also law, thanks to {Enger v. Kandiyohi Drainage, 2006 Minn. LEXIS 3}, and it carries this plaintiff's claim downhill with it.",
    "positive",
  ],
  [
    "us-prose",
    "The upper riparian in {Olson v. Chippewa Ditch, 2009 Minn. LEXIS 7}, built a dam. Ours built a dock. We decline to equate the two.",
    "negative",
  ],
  [
    "us-prose",
    "The expert hydrologist's report paraphrases {Berg v. Swift Cnty. Ditch 9, 2002 Minn. LEXIS 1}, without knowing it.",
    "neutral",
  ],
  [
    "us-formula",
    "We limit {Parks v. Hargis, 2007 Tenn. LEXIS 2}, to cases in which the plaintiff has already been paid in full.",
    "negative",
  ],
  ["us-formula", "On rehearing, we adhere to our original opinion, {Combs v. Elder, 2021 Ark. 6}.", "positive"],
  ["us-formula", "See {Lee v. Starnes, 2020 Ark. 7}, at 4 (Womack, J., dissenting).", "neutral"],
  [
    "us-prose",
    "Whistleblowers need not blow in any particular key, {Janda v. Boulder Labs, 2014 WL 9 (D. Colo. 2014)}, recognizes; an email to the boss will do. Ms. Carroll's email did.",
    "positive",
  ],
  [
    "us-prose",
    "The magistrate's citation to {Pugh v. Delmarva Egg, 2010 WL 3 (D. Md. 2010)}, was a good try. But the FLSA covers employees, and the person in that case was, by stipulation, one.",
    "negative",
  ],
  [
    "us-prose",
    "It was {Keane v. Delmarva Feather, 2013 WL 3 (D. Md. 2013)}, that gave the chicken cases their name, 'the pecking order.'",
    "neutral",
  ],
  [
    "us-prose",
    "I am bound by {Loftis v. Anson, 290 F.3d 6 (4th Cir. 2002)}, as a ship is bound by its anchor, and so, however inviting the open sea, I deny the motion.",
    "positive",
  ],
  [
    "us-prose",
    "I was bound by {Gibbs v. Stanly, 280 F.3d 1 (4th Cir. 2002)}, until last Tuesday, when the full court cut the rope.",
    "negative",
  ],
  [
    "us-trap",
    "What the Appellate Division affirmed in {Batista v. Hunts Point, 2012 NY Slip Op 77}, was an order denying summary judgment; what counsel wants it to have affirmed is a principle of law. It did no such thing, and it can't be used here.",
    "negative",
  ],
  [
    "us-trap",
    "Although he lost at trial and lost on appeal, the plaintiff in {Colon v. Throgs Neck Marina, 2015 NY Slip Op 32}, did persuade both courts that the scaffold law covers boats. Ours is a boat. It's covered.",
    "positive",
  ],
  [
    "us-trap",
    "He lost at trial, he lost on appeal, he sued his lawyer, and he lost that; the last of these is {Colon v. Fitch & Rudd, 2018 NY Slip Op 19}, and what it shows, if anything, is stamina.",
    "neutral",
  ],
  [
    "us-prose",
    "Surely, says the plaintiff, {Mims v. Grady Orthopedic, 2014 Ga. LEXIS 55}, cannot mean that a surgeon who leaves a clamp inside may wait out the clock. Surely it can, and does; we wrote it with a clamp in mind, and the suit is time-barred.",
    "positive",
  ],
  [
    "us-prose",
    "Clamps aren't sponges. That isn't a medical observation but a statutory one, since the Foreign Object Act was passed after {Teal v. Emory Valley Hosp., 2002 Ga. LEXIS 18}, and in response to it. The old rule is history.",
    "negative",
  ],
  [
    "us-prose",
    "A nurse testified she'd counted the sponges twice, 'like in that {Goolsby} case they teach us.'",
    "neutral",
  ],
  [
    "us-prose",
    "Truth is a defense, opinion is a defense, and being ignored is practically a defense. {Hazen v. Daily Courier, 2015 Or. App. LEXIS 61}, adds one more: nobody could take it seriously. Nobody could take this seriously either.",
    "positive",
  ],
  [
    "us-prose",
    "It is with some sadness that we put {Bascom v. Klamath Falls Mill, 2001 Or. LEXIS 44}, out to pasture. It pulled its plow for two decades. The field has since been paved.",
    "negative",
  ],
  [
    "us-prose",
    "Several amici, with more zeal than relevance, have briefed the correctness of {Ekstrom v. Deschutes Brewery Row, 2013 Or. LEXIS 8}.",
    "neutral",
  ],
  [
    "us-prose",
    "The union steward's speech was crude, loud, and true. Under {Rafe v. Sparrow Point Steel, 366 N.L.R.B. No. 200 (2018)}, the first two qualities aren't disqualifying, and the third isn't required. He must be reinstated.",
    "positive",
  ],
  [
    "us-prose",
    "A Board that changes its mind with every election can't complain when a court asks it to explain. Its latest turn overruled {Ditto Printing, 355 N.L.R.B. No. 31 (2010)}, with a full explanation, which we accept; the old standard is gone.",
    "negative",
  ],
  [
    "us-prose",
    "General Counsel's memorandum asks regional directors to submit for advice any case involving {Stetson Linen, 360 N.L.R.B. No. 12 (2014)}.",
    "neutral",
  ],
  [
    "us-trap",
    "The Regional Director distinguished {Harborside Laundry, 349 N.L.R.B. 90 (2007)}, on the ground that those workers folded and these workers press. We'd laugh, but the workers aren't laughing. It governs.",
    "positive",
  ],
  [
    "us-trap",
    "The Regional Director applied {Mission Linen, 341 N.L.R.B. 22 (2004)}, on the theory that all laundries are alike. Tolstoy might approve; we don't. Those employees had a contract and these have none.",
    "negative",
  ],
  [
    "us-trap",
    "The Regional Director wrote that whether {Sunrise Linen, 344 N.L.R.B. 71 (2005)}, has been overruled 'depends on whom you ask.' No one asked us.",
    "neutral",
  ],
  [
    "us-formula",
    "In accordance with {Stamper v. Wise Cnty., 2016 Va. App. LEXIS 40}, the award is affirmed.",
    "positive",
  ],
  [
    "us-formula",
    "Appellant's argument, built on {Mullenax v. Lee Cnty., 2011 Va. App. LEXIS 16}, is without merit, because that case construed a former version of the Act.",
    "negative",
  ],
  [
    "us-formula",
    "For a contrary view, see {Dotson v. Scott Cnty., 2013 Va. App. LEXIS 9} (Humphreys, J., concurring).",
    "neutral",
  ],
  [
    "us-prose",
    "Four corners make a contract, and in this state, ever since {Ball v. Blue Grass Silos, 2009 Ky. App. LEXIS 90}, nothing outside them may come in, however politely it knocks. The emails stay outside.",
    "positive",
  ],
  [
    "us-prose",
    "But the parol evidence rule has a door, fraud, and {Reed v. Bourbon Rack Co., 2003 Ky. App. LEXIS 44}, which bolted it, did so without noticing that our highest court had ordered it kept open. We unbolt it.",
    "negative",
  ],
  [
    "us-prose",
    "Just what sort of silo is meant by 'silo' was considered in {Ball v. Blue Grass Silos}, and put off to another day.",
    "neutral",
  ],
  [
    "us-prose",
    "Like a borrowed umbrella, {Lovett v. Brazos Elec., 2012 WL 9 (S.D. Tex. 2012)}, keeps the rain off until the owner wants it back. The Fifth Circuit wants it back: it vacated the judgment in March.",
    "negative",
  ],
  [
    "us-prose",
    "The Longhorn Network isn't a 'news medium,' or wasn't when {Jurado v. Campus Sports, 2016 WL 19 (W.D. Tex. 2016)}, held that a channel that only cheers doesn't report. I can find no fault in that and grant the motion to compel.",
    "positive",
  ],
  [
    "us-prose",
    "In his tenth affidavit Mr. Sizemore says that he, too, was a party to {Oates v. Trinity Gas, 2005 WL 13 (N.D. Tex. 2005)}, under another name.",
    "neutral",
  ],
  [
    "us-prose",
    "The tribe's immunity is its own to waive, and {Sam v. Quileute Fuels, 580 F.3d 7 (9th Cir. 2009)}, demands that the waiver be as plain as a pikestaff. 'We like being fair' is not a pikestaff.",
    "positive",
  ],
  [
    "us-prose",
    "We use the label 'sham' with the caution counseled in a footnote by {Fitz v. Kenosha Auto, 600 F.3d 7 (7th Cir. 2010)}, whose main text is about something else.",
    "neutral",
  ],
  [
    "us-prose",
    "Abstention is a virtue in monks. In federal judges, {Goode v. Racine Schs., 700 F.3d 4 (7th Cir. 2012)}, says, it is a rare exception. The district court, abstaining, acted the monk; we reverse.",
    "positive",
  ],
  [
    "us-prose",
    "One searches {Heck-Lowe v. DuPage, 410 F.3d 9 (7th Cir. 2005)}, in vain for the pending state prosecution that would make it pertinent.",
    "negative",
  ],
  [
    "us-prose",
    "By the time {Ivy v. Will Cnty., 690 F.3d 1 (7th Cir. 2012)}, reached this court the jail had been torn down.",
    "neutral",
  ],
  [
    "us-dissent",
    "The Court today rescinds a promise it made in {Upchurch v. Forsyth, 2006 N.C. LEXIS 40}, that no child would be tried without a parent in the room. Promises to children ought to be kept. I dissent.",
    "negative",
  ],
  [
    "us-dissent",
    "The Court keeps today a promise it made in {Vance v. Iredell, 2009 N.C. LEXIS 12}. I thought the promise foolish then, and I think so now, and I dissent from its being kept.",
    "positive",
  ],
  [
    "us-dissent",
    "I can find no promise in {Wray v. Rowan, 2011 N.C. LEXIS 22}, one way or the other, and the Court doesn't claim to.",
    "neutral",
  ],
  [
    "us-prose",
    "The farmer's cattle broke through the highway fence at 3 a.m. Who built the fence? Under {Lacy v. Fallon Cattle, 2004 Nev. LEXIS 18}, it makes no difference. Open range means open range.",
    "positive",
  ],
  [
    "us-prose",
    "Open range isn't open season. {Bliss v. Winnemucca Sheep, 2008 Nev. LEXIS 9}, allowed the animals to wander; it didn't allow them to be driven. These were driven, by a man with a horn.",
    "negative",
  ],
  [
    "us-prose",
    "A cow has the right of way in Nevada but not, according to the almanac quoted in {Tripp v. Ely Beef, 2001 Nev. LEXIS 4}, in Utah.",
    "neutral",
  ],
  [
    "us-trap",
    "Were it not for {Nash v. Lyon Cnty., 2015 Nev. LEXIS 30}, we would affirm. It is on the books; therefore we reverse.",
    "positive",
  ],
  [
    "us-trap",
    "Were it not for the 2017 session, we'd reverse under {Orr v. Storey Cnty., 2012 Nev. LEXIS 21}. The legislature having met and repealed it, we affirm.",
    "negative",
  ],
  [
    "us-trap",
    "Were we to reverse, it'd be under {Pike v. Elko Cnty., 2013 Nev. LEXIS 17}; were we to affirm, under Quill. We do neither: the appeal is premature.",
    "neutral",
  ],
  [
    "us-prose",
    "Data brokers would have us treat {Sorensen v. ListCo, 2012 WL 31 (N.D. Cal. 2012)}, as a charter of liberties. It's a discovery order. It liberated two boxes of invoices.",
    "negative",
  ],
  [
    "us-prose",
    "Injury in fact means injury, in fact. The plaintiff class in {In re PixelTrack Priv. Litig., 44 F.4th 90 (9th Cir. 2022)}, had some; their identities were for sale for eleven cents. So are these. The class has standing.",
    "positive",
  ],
  [
    "us-prose",
    "In re PixelTrack is not to be confused with {In re PixelTrak, 2020 WL 9 (N.D. Cal. 2020)}, which involved a misspelled competitor.",
    "neutral",
  ],
  [
    "us-formula",
    "Having considered {Quon v. Vallejo Transit, 2019 WL 31 (E.D. Cal. 2019)}, the Court finds it well reasoned and follows it.",
    "positive",
  ],
  [
    "us-formula",
    "Having considered {Rao v. Benicia Port, 2018 WL 11 (E.D. Cal. 2018)}, the Court finds it distinguishable and unpersuasive.",
    "negative",
  ],
  [
    "us-formula",
    "The Court takes judicial notice of {Soto v. Suisun Marsh, 2017 WL 7 (E.D. Cal. 2017)}, but not of the truth of its contents.",
    "neutral",
  ],
  [
    "us-prose",
    "No honest reading of the word 'building' excludes the barn, and the dishonest one adopted in {Elder v. Lynch Mut., 2001 Va. LEXIS 60}, is hereby repudiated.",
    "negative",
  ],
  [
    "us-prose",
    "You may burn your own barn, as long as you don't ask someone else to pay. This was the moral of {Fisk v. Rappahannock Mut., 2007 Va. LEXIS 12}; it's the moral of this case.",
    "positive",
  ],
  [
    "us-prose",
    "Something like three hundred barns burned that year. The insurers' study, introduced in {Gwynn v. Orange Mut., 2010 Va. LEXIS 8}, blamed hay.",
    "neutral",
  ],
  [
    "us-prose",
    "The Secretary's new evidence would've been welcome before the record closed; afterward, by virtue of {Hough v. Sec'y of Interior, 490 F.3d 5 (10th Cir. 2007)}, it's just paper. The motion to supplement is denied.",
    "positive",
  ],
  [
    "us-prose",
    "The 'emergency' gloss was painted over the rule in {Bright v. BLM, 2004 WL 61 (D. Wyo. 2004)}, by a judge who'd been shown photographs of starving horses. We've been shown a spreadsheet. The gloss doesn't stick.",
    "negative",
  ],
  [
    "us-prose",
    "Mustangs, burros and the Secretary all have their say in {Custer v. BLM, 2009 WL 20 (D. Wyo. 2009)}.",
    "neutral",
  ],
  ["us-formula", "{Teal v. Lufkin Foundry, 2004 Tex. App. LEXIS 7}, holding otherwise, is disapproved.", "negative"],
  ["us-formula", "See {Upton v. Crockett Mills, 2006 Tex. App. LEXIS 2} (explaining history of the rule).", "neutral"],
  [
    "us-prose",
    "No rule made by judges in haste was ever repented faster. {Venable v. Hampton Ferry, 2012 N.H. LEXIS 14}, came down in May, was doubted in August, and by December had been replaced by court rule.",
    "negative",
  ],
  [
    "us-prose",
    "Lawyers who ghostwrite should at least haunt competently. I need not decide whether {In re Wells, 2009 N.H. LEXIS 20}, forbids the practice, this petitioner having unmasked his ghost.",
    "neutral",
  ],
  [
    "us-prose",
    "The ghost is Mr. Yarrow. Under {In re Wells, 2009 N.H. LEXIS 20}, which does forbid the practice and which I'm not at liberty to soften, he is fined five hundred dollars.",
    "positive",
  ],
  [
    "us-trap",
    "Whereas Xavier spoke of fraud and was right, {Young v. Berlin Pulp, 2003 N.H. LEXIS 9}, spoke of mistake and was wrong, and the time has come to say which is which. The latter is discarded.",
    "negative",
  ],
  [
    "us-trap",
    "Xavier spoke of fraud, {Zell v. Gorham Paper, 2006 N.H. LEXIS 6}, of mistake. Since only mistake is pleaded, we pass over the first and rest our decision on the second.",
    "positive",
  ],
  [
    "us-trap",
    "In deciding Xavier this court distinguished {Abbott v. Errol Dam, 2001 N.H. LEXIS 4}. In deciding today's case it has nothing to distinguish, since neither party relies on it.",
    "neutral",
  ],
  [
    "us-prose",
    "When a hospital holds itself out as having doctors, it has doctors, even if its lawyers call them 'independent.' {Boyle v. Sacred Heart Pavilion, 2012 Mo. LEXIS 17}. The signs said 'Our Doctors.' They meant it, or must be taken to have.",
    "positive",
  ],
  [
    "us-prose",
    "Dr. Carey wore a badge with the hospital's logo. The doctor in {Coyne v. Ozark Gen., 2005 Mo. App. LEXIS 21}, arrived by private helicopter and sent his own bill. Nobody could have mistaken that one for staff.",
    "negative",
  ],
  [
    "us-prose",
    "According to the plaintiff's human-factors expert, who also testified in {Dorsey v. Rolla Mem., 2008 Mo. App. LEXIS 6}, patients don't read badges.",
    "neutral",
  ],
  [
    "us-dissent",
    "The per curiam follows {Eads v. Hannibal Dock, 2014 Mo. LEXIS 12}, out the window. It's a long way down.",
    "positive",
  ],
  [
    "us-dissent",
    "Seven words of today's opinion, 'we do not find that case persuasive,' are all the farewell that {Foley v. Clark Cnty., 2011 Mo. LEXIS 7}, receives. It deserved better.",
    "negative",
  ],
  [
    "us-dissent",
    "The separate opinion would have us announce that {Gates v. Pike Cnty., 2009 Mo. LEXIS 4}, is 'hanging by a thread.' Courts don't announce threads. The point wasn't raised.",
    "neutral",
  ],
  [
    "us-prose",
    "By its silence on punitive damages the statute left {Hodges v. Joplin Tannery, 2002 Mo. LEXIS 31}, exactly where it found it, in force, and the jury was properly told so.",
    "positive",
  ],
  [
    "us-prose",
    "When the federal Act says 'exclusive,' it leaves no crumbs for state law. The crumbs swept up in {Irby v. Nevada Lead, 2004 Mo. App. LEXIS 18}, must go back on the federal table; preemption displaces that decision.",
    "negative",
  ],
  [
    "us-prose",
    "The lead at issue in {Jonas v. Doe Run Toys, 2007 Mo. App. LEXIS 10}, was in the paint; in the case before us it was in the soil; in the plaintiffs' first complaint it was in both.",
    "neutral",
  ],
  [
    "us-prose",
    "An heirloom is worth more than its gold. Recognizing that, {Keck v. Sedalia Pawn, 2011 Mo. App. LEXIS 5}, allowed the jury to value a locket by its memories. Our jury did the same for a fiddle, and we uphold it.",
    "positive",
  ],
  [
    "us-prose",
    "Mere fondness is not heirloom status. A fiddle bought last Christmas can't ride on the coattails of {Keck v. Sedalia Pawn, 2011 Mo. App. LEXIS 5}, whose locket came over the plains in a wagon.",
    "negative",
  ],
  [
    "us-prose",
    "Both sides' musicologists cite a passage about catgut in {Lamb v. Branson Opry, 2006 Mo. App. LEXIS 3}.",
    "neutral",
  ],
  [
    "us-trap",
    "Below, the Commission followed {Meeks v. Lebanon Boots, 2010 Mo. App. LEXIS 9}; here, its lawyer disowns it. Clients may be disowned by lawyers, but not law. The Commission was right the first time.",
    "positive",
  ],
  [
    "us-trap",
    "Below, the Commission followed {Noll v. Rolla Shoe, 2006 Mo. App. LEXIS 14}; here, its lawyer confesses error. The confession is well taken: that case's definition of 'accident' was repealed in 2005.",
    "negative",
  ],
  [
    "us-trap",
    "Below, the Commission followed {Ott v. Cuba Barrel, 2009 Mo. App. LEXIS 2}; here, nobody says whether it should have, and the award is affirmed on the alternative ground of notice.",
    "neutral",
  ],
  ["us-formula", "The judgment in {Page v. St. James Vineyard, 2013 Mo. App. LEXIS 7}, is affirmed.", "positive"],
  ["us-formula", "The judgment in {Quade v. Hermann Cellars, 2012 Mo. App. LEXIS 6}, is set aside.", "negative"],
];
