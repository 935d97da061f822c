import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 33, that no rule may be changed for: written without sight of the rules by five authors
 * (200, 25, 150, 150 and 150), each in the voice of other courts. One block of 25 in eight, by the authors of batch 32.
 * Before anything was tuned on those of batch 32, 446 of these 675 were read as labelled (127, 17, 111, 103 and 88).
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
  [
    "us-prose",
    "After the remittitur in {Wood v. Flint & Holly R.R., 49 Mich. 370 (1882)} the plaintiff amended by adding a count in case.",
    "neutral",
  ],
  [
    "us-formula",
    "So far as inconsistent herewith, {Doss v. Weems, 110 Tex. 330, 220 S.W. 70 (1920)} must be deemed no longer authoritative.",
    "negative",
  ],
  ["us-formula", "We approve the holding in {Nixon-Field Co. v. Green, 30 N.Y.S.2d 118 (Sup. Ct. 1941)}.", "positive"],
  [
    "us-prose",
    "The charter in {State Bank v. Knoop's Heirs, 16 Ohio 402} contained no reservation of the power to repeal. When a charter does contain one, and this does, the sanctity of the corporate contract is no more than the legislature chose to leave to it.",
    "negative",
  ],
  [
    "us-prose",
    "It is a curious circumstance, not material to the decision, that the same parcel was in controversy in {Doe ex dem. Harlan v. Paxton, 8 Blackf. 220 (Ind.)}, where the jury could not agree.",
    "neutral",
  ],
  [
    "us-prose",
    "The cases are mirror images: in {Bigelow v. Hart, 9 Conn. Supp. 211 (1941)} the tenant sued for his deposit, and here the landlord sues to keep it. The covenant reads the same from either side of the glass, and the tenant has it.",
    "positive",
  ],
  [
    "us-prose",
    "I would not follow {Crowell v. State, 24 Ala. App. 90, 130 So. 400 (1930)} even were it the only case in the books, for it makes of the privilege against self-incrimination a courtesy to be withdrawn at the solicitor's pleasure.",
    "negative",
  ],
  [
    "us-trap",
    "No court has yet overruled {Twombly v. Berwick Fire Club, 56 N.H. 412 (1876)}, the appellees remind us. Neither has any court applied it, and we pass to the evidence.",
    "neutral",
  ],
  [
    "us-prose",
    "Perhaps {Talcott v. Grand Isle Steamboat Co., 22 Vt. 390 (1850)} went to the verge of the law. This case would carry us over it.",
    "negative",
  ],
  [
    "us-prose",
    "Mr. Justice Bradford's classic exposition in {Pettibone v. Trustees of the Bridgewater Canal, 104 U.S. 630 (1881)} has never been bettered, and by the light of it we see plainly that the lien attached upon the tolls and not upon the land.",
    "positive",
  ],
  [
    "us-formula",
    "{Carleton v. Sisk, 8 Utah 2d 119, 329 P.2d 401 (1958)}, noted in 11 W. States L. Rev. 88.",
    "neutral",
  ],
  [
    "us-formula",
    "This court declines to extend {Rankin v. Fairbanks Dairy, 288 Ill. App. 200 (1936)}, to sales in bulk.",
    "negative",
  ],
  [
    "us-prose",
    "The text-writers give {Doane v. Badger Mills, 12 Mass. App. 65} for the proposition that the servant's knowledge is the master's.",
    "neutral",
  ],
  [
    "us-prose",
    "'Once a mortgage always a mortgage' is not less true for having been said in {Skinner v. Bevier, 15 Barb. Ch. 210 (N.Y.)}; the grantee holds in security only, and must account.",
    "positive",
  ],
  [
    "us-trap",
    "The Master of the Rolls in England has lately refused to follow {The Eleanor Dow, 30 F. 440 (D. Conn. 1887)}. We have the greatest deference for that tribunal, but in these waters the case is the law, and it condemns the steamer.",
    "positive",
  ],
  [
    "us-trap",
    "Lord Selwyn praised {The Eleanor Frye, 31 F. 99 (D. Conn. 1887)} in the House of Lords, and the respondents have made the most of his praise. It remains that the case took no account of the International Rules; a court that must obey them cannot obey it.",
    "negative",
  ],
  [
    "us-prose",
    "Our attention has been drawn to {Strong v. Wheelock, 99 Vt. 404, 134 A. 20 (1926)}; it was a criminal case, tried upon an agreed statement, touching the sale of oleomargarine.",
    "neutral",
  ],
  [
    "us-prose",
    "Where the legislature has spoken since, a court does no discourtesy to {Hapgood v. Nourse, 151 Mass. 233, 23 N.E. 910 (1890)} by letting it sleep.",
    "negative",
  ],
  ["us-formula", "The case is ruled by {Stoddard v. Wing, 89 N.Y. 402 (1882)}.", "positive"],
  [
    "us-prose",
    "Except that the animal was a bull in {Marsden v. Ely, 14 Iowa 81 (1862)} and is a stallion here, no man could tell the two declarations apart. Both allege scienter, both were proved, and both are good.",
    "positive",
  ],
  [
    "us-prose",
    "It is easy to praise {Hurd v. Rutledge Cotton Exchange, 82 Tex. 190 (1891)} for its learning and impossible to accept its result.",
    "negative",
  ],
  [
    "us-prose",
    "In the month following the decision in {United Hatters v. Danforth Co., 225 U.S. 480 (1912)}, bills were introduced in both Houses to exempt labor organizations from the Act.",
    "neutral",
  ],
  [
    "us-trap",
    "{Gale v. Hammond, 40 N.J. Eq. 315 (1885)}, we are told, has been twice followed in this court. On each occasion it was followed in the narration and abandoned in the decree, and we shall today abandon it in both.",
    "negative",
  ],
  [
    "us-trap",
    "The question that divided the court in {Gale v. Hubbell, 44 N.J. Eq. 88 (1888)} was whether to overrule Ward v. Trenton Pottery; it divided equally, and an equal division establishes nothing.",
    "neutral",
  ],
  [
    "us-prose",
    "We look upon {In re Application of Cheong Wah, 13 Sawy. 70 (D. Cal. 1887)} as the judgment of an able and humane court, and we make it ours.",
    "positive",
  ],
  [
    "us-prose",
    "The hydrants of {Akron Waterworks v. Brownless, 10 Ohio C.C. 620 (1895)} were private property; the hydrant that failed on the night of this fire belonged to the city, which in the matter of extinguishing fires is sovereign and not servant.",
    "negative",
  ],
  [
    "us-prose",
    "Every lawyer who has had to draw a strict foreclosure in this state knows {Palmer v. Mead Savings Society, 7 Conn. 149}, and knows that it forbids precisely what this complainant has done.",
    "positive",
  ],
  [
    "us-prose",
    "Judge Cranch reports, in {Negro Clara v. Ewell, 2 Cranch C.C. 208}, that the petitioner was at last found in Alexandria.",
    "neutral",
  ],
  [
    "us-prose",
    "Not without hesitation did a divided court announce {Voorhees v. Amboy Shipyards, 84 N.J.L. 501, 87 A. 90 (1913)}, and without any hesitation an undivided one now recants it.",
    "negative",
  ],
  [
    "us-prose",
    "Like the deed in {Talbot v. Todd, 5 Dana 190 (Ky.)}, this deed was made between candle-light and death, by a man who could not lift his head, to the nurse who held the pen; and like that deed it must be cancelled.",
    "positive",
  ],
  [
    "us-prose",
    "The point made by the appellee, that a bastard may inherit from the mother, was ruled in {Heath v. White, 5 Conn. 228}; the appellant does not contest it, and his case is that there was no mother's estate to inherit.",
    "neutral",
  ],
  ["us-formula", "{Grinnell v. Kiralfy, 55 Hun 422 (N.Y. 1890)} is inapplicable.", "negative"],
  [
    "us-formula",
    "Upon the principles laid down in {Tidewater Bridge Co. v. Whitney, 2 C.E. Green 75 (N.J.)}, the injunction must be made perpetual.",
    "positive",
  ],
  [
    "us-prose",
    "When this court said in {Boyer v. Sweet, 3 Scam. 120 (Ill.)} that 'no notice is necessary,' it supposed what was then always so, that the parties lived in the same county. They do not now always live in the same county, and notice is now necessary.",
    "negative",
  ],
  [
    "us-prose",
    "No sooner is {Barclay v. Howell's Lessee Trustees, 6 Pet. 720} opened than it is seen to speak to our question in our very terms; and it says that a street once dedicated is not to be built upon by him who gave it.",
    "positive",
  ],
  [
    "us-prose",
    "The reader who would know how matters stood in the country schools of that region before the war is referred to the findings in {Briggs v. Elloree Township, 103 F. Supp. 940 (E.D.S.C. 1952)}.",
    "neutral",
  ],
  [
    "us-trap",
    "Every judge of the court below agreed that {Stark v. Wickard Dairies, 80 F. Supp. 90 (D. Minn. 1948)} was distinguishable, and every one gave a different reason. We have been shown no good one, and think the decision fits this case like its skin.",
    "positive",
  ],
  [
    "us-trap",
    "Every judge of the court below agreed that {Stark v. Elgin Creameries, 84 F. Supp. 12 (D. Minn. 1949)} was binding, and every one gave a different reason. We have been shown no good one.",
    "negative",
  ],
  [
    "us-trap",
    "Every judge of the court below spoke to {Stark v. Lowell Milkmen, 87 F. Supp. 55 (D. Minn. 1949)}. As the controversy has become moot we shall not speak to it ourselves.",
    "neutral",
  ],
  [
    "us-prose",
    "A sale by the foot, as in {Earl v. Ferrand Quarries, 12 Vt. 119}, passes no more than the feet that are there; but this was a sale in gross, by metes, come what might, and that case must be left where it was found.",
    "negative",
  ],
  [
    "us-prose",
    "Substantial justice was done in {Merwin v. Star Spring Water Co., 39 Barb. 260}; substantial justice, by the same simple rule, will be done here.",
    "positive",
  ],
  [
    "us-prose",
    "Notice of the motion was given under the rule, the rule itself having been promulgated in consequence of {Everett v. Chester Knitting Co., 30 N.Y. Supp. 711 (1894)}.",
    "neutral",
  ],
  [
    "us-prose",
    "With the coming of the Negotiable Instruments Law the office of {Stoddart v. Penhallow, 31 N.H. 390 (1855)} was abolished.",
    "negative",
  ],
  [
    "us-prose",
    "We shall not be astute to find an escape from {Cleaver v. Order of Odd Fellows, 111 Iowa 66 (1900)} when it has been the reliance of every lodge in Iowa that has issued a certificate since.",
    "positive",
  ],
  [
    "us-prose",
    "The affidavit for continuance stated that counsel was engaged in {Wing v. Merchant, 57 Me. 383 (1869)}, then upon trial in another county.",
    "neutral",
  ],
  ["us-formula", "Distinguished in {Ott v. Sprague, 27 Kan. 620 (1882)}.", "neutral"],
  ["us-formula", "This case is to be distinguished from {Ott v. Soulard, 9 Mo. 581}.", "negative"],
  [
    "us-formula",
    "{Brill v. Flagler, 23 Wend. 354 (N.Y.)}, is in principle the same as the present case, and its doctrine must be applied.",
    "positive",
  ],
  [
    "us-prose",
    "It is difficult to take seriously the suggestion that {Weir v. Scranton Silk Mills, 300 Pa. 405 (1930)}, which denied wages to a man who had never worked, may be pleaded against a woman who worked sixty hours in the week.",
    "negative",
  ],
  [
    "us-prose",
    "A dictum this is not. The court in {Beaty v. Kurtz, 2 Pet. 808} had to decide whether an unincorporated congregation might sue by its committee; it decided that it might; and so, accordingly, might these plaintiffs.",
    "positive",
  ],
  [
    "us-trap",
    "Much remains of {Packard v. Richardson, 17 Mass. 122}, the plaintiffs insist. But the part they require, that a recital of consideration may be dispensed with, is the part that is gone.",
    "negative",
  ],
  [
    "us-prose",
    "The clerk has certified that the mandate in {Marsh v. Burroughs, 1 Woods 463 (C.C.S.D. Ga. 1871)} was never filed.",
    "neutral",
  ],
  [
    "us-prose",
    "Men may differ about the policy of {Stone v. Mississippi Lottery Agents, 101 U.S. 914 (1880)} but not about its import. No legislature can bargain away the public morals; this one tried; and the bargain is void.",
    "positive",
  ],
  [
    "us-prose",
    "Nor can a blockade be made out of {The Circassian's Consort, 2 Wall. 135 (1864)}; there the port was New Orleans, the fleet lay in sight, and the master knew it. Here the port is unknown to the charts.",
    "negative",
  ],
  ["us-formula", "Construed in {Stockwell v. Bramble, 3 Ind. 428 (1852)}.", "neutral"],
  ["us-formula", "Rule of {Lampman v. Milks, 21 N.Y. 505 (1860)}, followed.", "positive"],
  ["us-formula", "Opinion in {Beckwith v. Boyce, 9 Mo. 560}, recalled.", "negative"],
  [
    "us-prose",
    "Thus did {Ladd v. Granite State Brick Co., 68 N.H. 185 (1894)} dispose of the contention that a way of necessity must be paid for, and thus do we dispose of it.",
    "positive",
  ],
  [
    "us-prose",
    "The court, per Bronson, J., was not deciding a will case in {Ex parte Fisher, 7 Wend. 90}; it was admonishing a clerk.",
    "negative",
  ],
  [
    "us-prose",
    "The interval between {Mills v. Duryee's Surety, 7 Cranch 490} and the act of 1804 has been the subject of a learned essay.",
    "neutral",
  ],
  [
    "us-prose",
    "It may be said for {Pickard v. Pullman Southern, 117 U.S. 90 (1886)} that it came early, before the courts had learned to distinguish the tax upon the traveling from the tax upon the car. We have learned it, and have done with that case.",
    "negative",
  ],
  [
    "us-prose",
    "The sovereign who goes into the market must take the manners of the market. Such was the thought in {Cooke v. United States Pay Dept., 91 U.S. 811 (1875)}, and it is ours. The bonds must be redeemed.",
    "positive",
  ],
  [
    "us-prose",
    "There is a good deal about the pedigree of Devon cattle in {Whitney v. Heywood, 6 Cush. 82 (Mass. 1850)}.",
    "neutral",
  ],
  [
    "us-prose",
    "The indulgence extended to the illiterate grantor in {Selden v. Myers Plantation, 20 How. 506 (1857)} is not for a notary public with thirty years' practice, who cannot be heard to say he did not read what he signed.",
    "negative",
  ],
  [
    "us-prose",
    "Our statute was taken bodily from that of New York after {Wells v. Steam Navigation, 2 N.Y. 204 (1849)} had fixed its sense; and the fixed sense came over with the words.",
    "positive",
  ],
  [
    "us-trap",
    "Of the four judges in {Heyer v. Pruyn, 7 Paige 465}, two distinguished an English case, one followed it, and one was silent. So much the industry of counsel has discovered. The discovery leads nowhere, the mortgage in hand having been paid.",
    "neutral",
  ],
  [
    "us-trap",
    "Of the four judges who sat in {Heyer v. Alexander, 108 Ill. 385 (1884)} all four were agreed, and what they agreed upon is contrary to the plain text of the section. No number of judges can repeal a statute.",
    "negative",
  ],
  [
    "us-prose",
    "Nobody disputes that the State may punish libel; the defendant's claim is that it may not stop the press beforehand. His claim is {Nearing v. Minnesota Printers, 283 U.S. 840 (1931)} itself, and the order is void.",
    "positive",
  ],
  [
    "us-prose",
    "It is altogether likely that the author of {Gould v. Barnard, 3 Mass. 199} would have ruled differently upon a note payable in molasses. That is the note we have, and his ruling upon a note payable in dollars leaves us free.",
    "negative",
  ],
  [
    "us-prose",
    "The plaintiff read in evidence the record of {Low v. Rice, 8 Johns. 409}, to show that the defendant had there sworn the contrary.",
    "neutral",
  ],
  [
    "us-prose",
    "Even so staunch a defender of corporate privilege as Judge Dill could not have saved this merger from {Kean v. Johnson Turnpike, 9 N.J. Eq. 401 (1853)}, and it must be enjoined.",
    "positive",
  ],
  ["us-formula", "{Ely v. Spofford, 22 Barb. 231 (N.Y. 1856)}, considered and not followed.", "negative"],
  ["us-formula", "{Ely v. Cook, 28 N.Y. 365 (1863)}, considered.", "neutral"],
  [
    "us-prose",
    "Faithful as we should wish to be to {Mayhew v. Thatcher's Executors, 6 Wheat. 129}, we cannot serve both it and the Fourteenth Amendment.",
    "negative",
  ],
  [
    "us-prose",
    "We are bidden to look to the substance. We look, and see what the court saw in {Thorndike v. Bath Ship Timber, 114 Mass. 116 (1873)}: a loan, a pledge, and a lender who would be owner. Redemption is decreed.",
    "positive",
  ],
  ["us-formula", "{Tillotson v. Boyd, 4 Sandf. 516 (N.Y. 1851)} does not support appellant's contention.", "negative"],
  [
    "us-formula",
    "The bill must be dismissed. {Tillotson v. Hargrave, 3 Madd. Am. 494}; so also Ware v. Moore.",
    "positive",
  ],
  [
    "us-trap",
    "The trial justice 'followed Blackstone and {Tattersall v. Groote, 2 Bos. & P. Am. 131},' as his minutes disclose; whether he ought to have followed either, when the defendant stood ready to confess judgment, is a question he should have spared himself and us.",
    "neutral",
  ],
  [
    "us-trap",
    "My brother would follow Blackstone; I prefer {Tattersall v. Fearnley, 17 C.B. Am. 368}; and as there are two more votes for my preference than for his, it becomes the law of the case.",
    "positive",
  ],
  [
    "us-trap",
    "We prefer to follow Blackstone, and our preference requires that we turn our backs on {Tattersall v. Nat'l Steamship, 12 Q.B.D. Am. 297}, in which an American cattle-boat was excused by its bill of lading from being clean.",
    "negative",
  ],
  [
    "us-prose",
    "To this there are two answers. The first is that {Newell v. Downs, 8 Blackf. 523 (Ind.)} was decided before gold had ceased to circulate. The second is that the debtor there had promised gold, and this one promised only dollars.",
    "negative",
  ],
  [
    "us-prose",
    "For the sake of uniformity between courts that sit on opposite banks of the same river, and because we think it right, we embrace the conclusion of the Supreme Court of Ohio in {Blanchard v. Porter Levee, 11 Ohio 138}.",
    "positive",
  ],
  [
    "us-trap",
    "The principle, counsel says, 'is as old as {Wickes v. Caulk's Executors, 5 Har. & J. 36 (Md.)}.' It is older; but the age of the principle is not in dispute, and its bearing upon this will has not been explained to us.",
    "neutral",
  ],
  [
    "us-prose",
    "Whoever would rest upon the bare promise of a husband to his wife must first remove {Balfour v. Balsam, 29 Conn. 330 (1860)} from his path. The complainant has not moved it an inch; it blocks her recovery.",
    "positive",
  ],
  [
    "us-trap",
    "The Board's trial examiner wrote that he was 'compelled to reverse himself' in light of {Fansteel Tube v. NLRB, 306 U.S. 740 (1939)}. That was his affair. The Board struck his report and found the facts anew, and on those facts no question of a sit-down arises.",
    "neutral",
  ],
  [
    "us-prose",
    "The strikers in {Fansteel Forge v. Lodge 66, 306 U.S. 761 (1939)} had taken the plant and held it against the marshal. Our strikers took nothing but their hats. Conduct so unlike cannot draw the same consequence.",
    "negative",
  ],
  [
    "us-prose",
    "Under a kindlier star the decision of this court in {Peltier v. Collins Grain, 3 Wend. 459 (N.Y.)} might have grown into a doctrine. It withered; and what little sap the intervening cases left was wrung from it by the Sales Act.",
    "negative",
  ],
  [
    "us-prose",
    "The Chief Justice, who had the misfortune to be absent at the argument of {Yancey v. Batte, 48 Ala. 46 (1872)}, has asked that the fact be noted.",
    "neutral",
  ],
  [
    "us-formula",
    "{Oneida Mfg. v. Lawrence, 4 Cow. 440 (N.Y.)} and like cases are not in point, for in each the sale was by sample.",
    "negative",
  ],
  [
    "us-formula",
    "Decree affirmed on opinion of Wallace, J., {The Sidonian Barque, 34 F. 805 (S.D.N.Y. 1888)}.",
    "positive",
  ],
  ["us-formula", "Reported below, {Cobbossee v. Kennebec, 64 F. 112}.", "neutral"],
  [
    "us-trap",
    "There is not, as the relator supposes, a war between {Commonwealth v. Roxbury Flats, 9 Gray 451 (Mass. 1857)} and our later opinions. What they took from it was a dictum on fowling. Its judgment on title they left whole, and it is its judgment that we need and use: the flats are the Commonwealth's.",
    "positive",
  ],
  [
    "us-trap",
    "There is, as the relator supposes, a war between {Commonwealth v. Chapin Weirs, 5 Pick. 199 (Mass.)} and our later opinions. It is a war the later opinions have won.",
    "negative",
  ],
  [
    "us-prose",
    "If the shore were a beach, the case for the fisherman would be {Peck v. Lockwood Clams, 5 Day 22 (Conn.)}; if it were a wharf, it would be Lay v. King. The evidence is in such conflict that no man can say which it was, and the case must go to a jury.",
    "neutral",
  ],
  [
    "us-prose",
    "Seldom has a court been so directly contradicted by the event as that which foretold, in {Tilton v. Alcott Telegraph, 16 Barb. 598 (N.Y. 1853)}, that no message of commerce would ever be trusted to a wire. A rule of damages founded on the prophecy cannot be honored.",
    "negative",
  ],
  [
    "us-prose",
    "As the wife in {Methodist Book Room v. Jaques, 3 Johns. Ch. 77} was held to be a feme sole as to her separate estate, to give as she pleased and to be cheated as she pleased, so must this wife be.",
    "positive",
  ],
  [
    "us-prose",
    "Compensation cases are collected in the notes to {Matter of Jensen's Winch, 215 N.Y. 530 (1915)}.",
    "neutral",
  ],
  [
    "us-trap",
    "The respondent urges that {Southern Pac. v. Jorgensen, 244 U.S. 811 (1917)} has been eaten away. It has; there is hardly a crumb of it left upon the table; and we shall not try to make a meal of the crumb.",
    "negative",
  ],
  [
    "us-trap",
    "The respondent urges that {Knickerbocker Lighters v. Stuart, 253 U.S. 701 (1920)} has been eaten away. We find the loaf entire, and cut from it the rule that Congress may not hand over the maritime law to forty-eight legislatures.",
    "positive",
  ],
  [
    "us-trap",
    "The respondent urges that {State Compensation Board v. Dawes, 264 U.S. 688 (1924)} has been eaten away. Since Congress has by the Longshoremen's Act given this claimant all that he asks, he need not care whether it has or no.",
    "neutral",
  ],
  [
    "us-prose",
    "Whether the Collector may open a sealed letter is a question which {United States v. Bales of Raw Silk, 17 F. Cas. 990 (C.C.S.D.N.Y. 1874)} was content to pass by upon the other side.",
    "neutral",
  ],
  [
    "us-prose",
    "To allow {Winton v. Lumpkin Power Co., 150 Ga. 280 (1920)} to travel from the courtroom where it was born, among riparian owners of a navigable river, into the company of well-diggers and pump-makers, would be to lose sight of its origin. It had better stay at home.",
    "negative",
  ],
  [
    "us-trap",
    "Though the bankrupt asks us to distinguish {In re Tillinghast Jewelry, 240 F. 606 (D.R.I. 1917)} upon the score that his own concealment was of gold and that bankrupt's of silver, we are unable to discriminate between metals.",
    "positive",
  ],
  [
    "us-prose",
    "The fact that two lessees of the same sulphur are not partners was established in {Brazoria Sulphur v. Wyche, 109 Tex. 580 (1919)}; but it was established by their contract, in which they said they were not. This contract says they are.",
    "negative",
  ],
  [
    "us-prose",
    "When he charged the grand jury Judge Peters had his eye, it is evident, upon {United States v. Hamtramck Whiskey, 3 Pitts. L.J. 201}. No harm was done, as they returned no bill.",
    "neutral",
  ],
  [
    "us-prose",
    "Should a court which has just been told by {Steelworkers Federation v. Amoskill Corp., 350 U.S. 931 (1956)} that arbitrators and not judges construe the contract proceed nevertheless to construe it? We think not, and we stay the suit.",
    "positive",
  ],
  [
    "us-trap",
    "The defendants' motion to reverse the order of argument was overruled, and they opened with {Shattuck v. Woonsocket Falls, 2 R.I. 390 (1852)}, a case on the costs of surveys. They closed, an hour later, with the same.",
    "neutral",
  ],
  [
    "us-prose",
    "In {Nathaniel v. Overseers of Accomack, 2 Rob. 440 (Va.)} a man was adjudged to be a slave upon presumption. No court sitting under the present Constitution can so much as consult such a judgment, except to lament it.",
    "negative",
  ],
  [
    "us-prose",
    "The drawer's knowledge that the bank had failed did duty for notice in {Ballantyne v. Pikesville Savings, 13 Md. 330 (1859)}, and there is no reason why the like knowledge should be idle here; the drawer is held.",
    "positive",
  ],
  ["us-formula", "{Osterhaus v. Meramec Quarry, 66 Mo. 501 (1877)}, cited by both parties.", "neutral"],
  [
    "us-formula",
    "{Osterhaus v. Gravois Coal, 70 Mo. 333 (1879)}, distinguished upon the ground that there the agency was admitted.",
    "negative",
  ],
  [
    "us-formula",
    "{Osterhaus v. Carondelet Ferry, 74 Mo. 90 (1881)}, reaffirmed, and held to extend to ferries by steam.",
    "positive",
  ],
  [
    "us-trap",
    "Of the two grounds on which {Sedgwick v. Minisink Flax, 8 N.Y. 470 (1853)} was put, the first has been overturned, a fact of which the appellant makes much. The second was always the better of the two; the judgment stood upon it without need of the other; and upon it we stand too.",
    "positive",
  ],
  [
    "us-prose",
    "The ultimate source of the confusion, and of the erroneous instruction that is its latest product, is the loose remark in {Kirtland v. Naugatuck Clock, 31 Conn. 602 (1863)} that possession is title. Possession is evidence of title.",
    "negative",
  ],
  [
    "us-prose",
    "In {Rosecrans v. Sacramento Flume, 20 Cal. 510 (1862)} the miner's inch is computed from a two-inch orifice under a six-inch head.",
    "neutral",
  ],
  [
    "us-prose",
    "The prisoners were tried together, condemned in an hour, and sentenced by torchlight. We should be blind not to see in {Toland v. Phillips County, 261 U.S. 790 (1923)}, with its trial ringed by a mob, the likeness of their own; and what due process denied the State in the one case it denies it in the other.",
    "positive",
  ],
  [
    "us-trap",
    "The petitioners have mistaken the effect of {Toland v. Dempsey Wardens, 265 U.S. 612 (1924)}. They say that it reversed the Arkansas court. It did not; it ordered a hearing, and what came of the hearing does not appear.",
    "neutral",
  ],
  [
    "us-prose",
    "Wharfingers and their lawyers may regret the passing of {Blakeslee v. Fair Haven Oyster Piers, 42 Conn. 310 (1875)}, and we may regret it with them; but it has passed, and the act of 1931 is its successor.",
    "negative",
  ],
  [
    "us-trap",
    "The majority takes the sword from the hand of {Quarterman v. Brunswick Stevedores, 210 Ga. 330 (1954)} and, leaving it the scabbard, protests that it has not been disarmed. To say of a decision that it binds only stevedores named Quarterman is to say that it binds no one.",
    "negative",
  ],
  [
    "us-prose",
    "The intendment is in favor of the judgment, as it was in {Prather v. Nodaway Probate, 55 Mo. 404 (1874)}; and as in that case nothing in the record overcomes it, so nothing in this.",
    "positive",
  ],
  [
    "us-prose",
    "Some sixteen States have passed upon the sufficiency of a notary's mark. They are tabulated in {Ferebee v. Currituck Sound Club, 140 N.C. 420 (1906)}, eight upon either side.",
    "neutral",
  ],
  [
    "us-trap",
    "The circumstance that {Hackensack v. Little Ferry Brickyards, 77 N.J.L. 515 (1909)} was itself decided by a divided vote, and by a court whose membership has wholly changed, has emboldened the appellant to hope. The hope is vain; precedents do not die with judges, and we give to this one the same obedience as if all who made it were yet alive.",
    "positive",
  ],
  [
    "us-prose",
    "The appellee, who kept a dairy, refers us to {Gansevoort v. Hoosick Tannery, 2 Thomp. & C. 311 (N.Y. 1873)}. Tanneries stink by nature; dairies only by neglect. The privilege of the first is nothing to the second.",
    "negative",
  ],
  [
    "us-prose",
    "At the hour when judgment was entered in {Isbell v. Muscogee Mfg., 60 Ga. 303 (1878)}, the intestate was still breathing, and it is upon that circumstance that the administrator has constructed a theory which no one but himself has been able to follow.",
    "neutral",
  ],
  [
    "us-formula",
    "{Brubaker v. Conestoga Traction, 200 Pa. 450 (1901)}, so far as it permitted recovery for fright, disaffirmed.",
    "negative",
  ],
  [
    "us-formula",
    "{Loomer v. Wells River Savings}, and cases following it, settle the law otherwise, and we abide by them.",
    "positive",
  ],
  [
    "us-trap",
    "The objection that {Whitehurst v. Tred Avon Ferry, 60 Md. 490 (1883)} was overruled by implication in Tull's Case might be taken by a ferryman. It may not be taken by this defendant, who has agreed in writing to be bound by 'whatever the court shall decide in Whitehurst's suit.' We say no more of it than that it was decided.",
    "neutral",
  ],
  [
    "us-prose",
    "Such restraint upon marriage as was indulged in {Commonwealth Trust v. Ashhurst, 10 Phila. 306 (C.P. 1874)}, a restraint upon marrying a Methodist, would not be indulged by any chancellor now sitting.",
    "negative",
  ],
  [
    "us-prose",
    "A cloud upon the title was removed in {Worthen v. St. Francis Overflow Lands, 60 Ark. 610 (1895)} for a complainant out of possession, because the land was wild and nobody could be in. This land is as wild as that, and its cloud shall be removed.",
    "positive",
  ],
  [
    "us-prose",
    "It seems that in {Purdie v. Black Warrior Coke, 103 Ala. 608 (1894)} the jury were out two days and a night.",
    "neutral",
  ],
  [
    "us-trap",
    "Our attention is called to the passage in {Kimbrough v. Yazoo Compress, 72 Miss. 611 (1895)} where the court 'confesses itself unable to distinguish' a still older case. We suffer under no such inability. The older case concerned cotton in the seed, Kimbrough cotton in the bale, and neither concerned corn. The plaintiff's crib is safe from both.",
    "negative",
  ],
  [
    "us-prose",
    "The State may forbid a combination of insurers to fix rates; this was the law before {Hightower v. Fire Underwriters of the Delta, 233 U.S. 790 (1914)}, it was the law in that case, and it has been the law in each case since, down to and including the one that we now decide.",
    "positive",
  ],
  [
    "us-prose",
    "When I was at the bar I argued {Danforth v. Kennebunk Shipyard, 84 Me. 601 (1892)} for the losing party, and I have ever since distrusted my judgment of it; and so I leave it to my brethren, who have not mentioned it.",
    "neutral",
  ],
  [
    "us-prose",
    "There was once a notion, to which {Applewhite v. Roanoke Bateaux, 3 Munf. 505 (Va.)} gave shelter, that a bailee's negligence is to be measured by what he does with his own goods. Under it a sloven could never be sued. It has no shelter in this court.",
    "negative",
  ],
  [
    "us-trap",
    "Had the Circuit Judge reversed the order in which he took them, and begun with {Eastburn v. Brandywine Powder, 9 Houst. 402 (Del. 1892)}, he would have had no need to reach the other cases at all; for that case is complete in itself, and entitled the plaintiff, on proof of the explosion, to a verdict.",
    "positive",
  ],
  [
    "us-prose",
    "If we are told that the holding in {Satterwhite v. Enoree Bleachery, 90 S.C. 502 (1912)} leads to this result, the answer is that we will not be led.",
    "negative",
  ],
  ["us-formula", "{Penniman v. Tolland Hosiery, 54 Conn. 612 (1887)}, stated.", "neutral"],
  ["us-formula", "{Penniman v. Coventry Glass, 40 Conn. 606 (1874)}, disaffirmed.", "negative"],
  [
    "us-formula",
    "{Penniman v. Andover Thread, 62 Conn. 390 (1893)}, relied upon in support of the decree, which is affirmed thereon.",
    "positive",
  ],
  [
    "us-prose",
    "In the absence of the schedule the accountant used that in {Appeal of Kirkpatrick's Executors, 60 Pa. St. 506 (1869)}, changing the names.",
    "neutral",
  ],
  [
    "us-prose",
    "For eleven years the Interstate Commerce Commission has treated {Wenatchee Apples v. Hill Lines, 250 U.S. 703 (1919)} as a grant of discretion. Grant it was; the discretion has been exercised; and courts may not exercise it over again.",
    "positive",
  ],
  [
    "us-trap",
    "Counsel differ whether {The Lizzie Henshaw, 30 F. 880 (D. Md. 1887)} was rightly overruled. That it was overruled they agree. It is enough for the present libel, which has no other support, that they do.",
    "negative",
  ],
  [
    "us-trap",
    "Judge Morris, in deciding {The Lizzie Tilghman, 33 F. 602 (D. Md. 1888)}, found himself unable to follow The Henshaw. He gave his reasons, which both proctors here have read to the court. But the question upon which those cases differed, that of a lien for sails, is no part of a libel for towage.",
    "neutral",
  ],
  [
    "us-prose",
    "The venerable rule in {Hosford v. Merwin's Ferry, 5 Barb. 710 (N.Y.)} was a fair one so long as ferrymen were poor.",
    "negative",
  ],
  [
    "us-prose",
    "There are those who say that the seller's lien is lost with the seller's temper; but the law was put better in {Parmalee v. Black Rock Harbor, 7 Hill 604 (N.Y.)}, to wit, that it is lost with possession. He kept possession, though not his temper, and has his lien.",
    "positive",
  ],
  [
    "us-prose",
    "The commentators, who have never agreed upon the meaning of {Duer v. Saratoga Springs Water, 20 N.Y. 680 (1860)}, have at least agreed upon its spelling.",
    "neutral",
  ],
  [
    "us-trap",
    "Were it merely that five courts had refused to follow {Lockridge v. Pelican Rapids Mill, 40 Minn. 502 (1889)}, we might keep it still, out of loyalty. But the experience of forty years in our own trial courts, where it has turned every accounting into a contest of oaths, is more than loyalty can bear. The rule there declared will be no longer observed.",
    "negative",
  ],
  [
    "us-prose",
    "The jailer, being pressed to say what he had done with the key, replied that it was in court as an exhibit in {State v. Applegate, 50 N.J.L. 611 (1888)}.",
    "neutral",
  ],
  [
    "us-prose",
    "A trustee may not be judge of his own commission. Judge Tremaine put it so in {In re Endicott's Estate, 180 Mass. 620 (1902)}, and put it for all trustees; ours must disgorge.",
    "positive",
  ],
  [
    "us-prose",
    "Nothing short of the seamanship of the Ark would satisfy {The Obadiah Coxe, 5 Hughes 303 (C.C.E.D. Va. 1881)}. It demands too much of men in fog, and I shall not demand it.",
    "negative",
  ],
  [
    "us-trap",
    "If the choice lay between {Drury v. Natick, 10 Allen 169A (Mass. 1865)} and chaos, we should choose Drury. The choice lies between Drury and the statute.",
    "negative",
  ],
  [
    "us-memo",
    "Exhibit D to the complaint, {In re Polaris Capital, Admin. Proc. 3-8890 (SEC July 2, 1996)}, is a settled order; settled orders bind those who settle and nobody else.",
    "negative",
  ],
  [
    "in-modern",
    "Of the judgments in the compilation handed over by learned Amicus, serial no. 9, {Sangeeta v. State (NCT of Delhi), (2012) 8 SCC 301}, turned on a dying declaration and there is none here.",
    "negative",
  ],
  [
    "us-pair",
    "Contrary to the sheriff's opinion, {Ex parte Lacey, 83 Tex. Crim. 90 (1918)} left him every discretion: it concerned a capias, and this was a bench warrant.",
    "negative",
  ],
  [
    "us-prose",
    "Precedent is a servant, and {Kiefer v. Fremont Stockyards, 77 Neb. 301 (1906)} has for a century been an unfaithful one. It is discharged.",
    "negative",
  ],
  [
    "us-trap",
    "We granted review to settle whether {Otis v. Colfax, 300 Kan. 4 (2014)} or Menard v. Iola states the rule for easements by necessity. We settle it in favor of Menard.",
    "negative",
  ],
  [
    "us-opinion",
    "An earlier appeal in this litigation, {Vestal v. Ridley, 36 Utah 2d 81 (1975)}, fixed the boundary at the creek, and what was fixed there is not to be moved now.",
    "positive",
  ],
  [
    "us-formula",
    "{Tracey v. Mather, 211 N.E.2d 4 (Ind. 1965)}; Slater v. Quick, 213 N.E.2d 90 (Ind. 1966); 5 Williston § 700.",
    "neutral",
  ],
  [
    "in-trap",
    "The Division Bench overruled the preliminary objection as well as the decision on which it was founded, {Mangat v. Chuhar, AIR 1968 HP 55}.",
    "negative",
  ],
  [
    "us-formula",
    "{Sturm v. Kessel, 744 F.2d 910 (3d Cir. 1984)} (adopting the continuous-representation rule), controls the limitations issue, and the complaint was timely under it.",
    "positive",
  ],
  [
    "in-prose",
    "Upon the view which found favour in {Sher Mohammad v. Nur Mohammad, (1932) 13 Lah 88}, and which finds favour with us, an heir who had not been consulted can pre-empt.",
    "positive",
  ],
  [
    "us-opinion",
    "A word about {Nagy v. Kovach, 130 Ohio App. 9 (1971)}. It was tried twice and appealed three times, and the three opinions are not easy to tell apart.",
    "neutral",
  ],
  [
    "us-pair",
    "{Cory v. Thames Ironworks, 44 Mo. App. 14 (1891)}, decided that profits may be recovered, and Ames, citing it, decided that they may not.",
    "neutral",
  ],
  [
    "in-pair",
    "There being two Benches of equal strength in conflict, namely {Surajmal v. Land Tribunal, 1975 RLW 12} and Bhanwarlal, the Registry will place the papers before the Chief Justice.",
    "neutral",
  ],
  [
    "in-prose",
    "By consent of parties the revision was heard on the footing that {Jethmal v. Bhagwandas, AIR 1955 Raj 14} was correct, without prejudice to their contentions elsewhere.",
    "neutral",
  ],
  [
    "us-prose",
    "In {Carmody v. Eastlake School District, 77 Wash. 2d 18 (1969)}, a custodian slipped on a waxed floor, sued the district, and recovered four thousand dollars from a jury.",
    "neutral",
  ],
  [
    "us-trap",
    "The words “this decision shall not be cited” appear at the foot of {Dunning v. Ochs, 300 Ill. App. 4 (1939)}; the appellee has cited it; his brief is stricken to that extent.",
    "neutral",
  ],
  [
    "us-pair",
    "{Lathem v. Gay, 64 Fla. 88 (1912)} decided, among other things, that a demurrer admits facts well pleaded.",
    "neutral",
  ],
  [
    "us-prose",
    "A mortgagee who entered could, under {Doane v. Pratt, 12 Vt. 505 (1840)}, keep the rents; since the act of 1872 he must account for them, and the old case is history.",
    "negative",
  ],
  [
    "us-prose",
    "The defendant is quite right that {Zabriskie v. Raritan Canal, 36 N.J.L. 90 (1872)} was a case of nonfeasance, and quite right that this is not; the nonsuit will be granted.",
    "negative",
  ],
  [
    "us-memo",
    "To credit {Hoban v. Lexmark Temps, 2010 WL 200045 (W.D. Ky. Jan. 15, 2010)}, one would have to believe that the word “day” in Rule 6 means “business day”; this Court cannot.",
    "negative",
  ],
  [
    "us-old",
    "A manuscript note of {Doe d. Platt v. Schuyler (N.Y. Sup. Ct. 1801)} was produced; but manuscript notes are treacherous guides, and this one is contradicted by the roll.",
    "negative",
  ],
  [
    "us-prose",
    "The doctrine of {Keyes v. Almy, 11 Gray 12 (Mass. 1858)} presupposes a gift, and where a price was paid there is no gift to presuppose.",
    "negative",
  ],
  [
    "us-memo",
    "Counsel advised the Court by letter that {Bright v. Otero Pharma, 81 F.4th 44 (3d Cir. 2023)} had issued that morning. It is a preemption case, and preemption is not raised.",
    "negative",
  ],
  [
    "us-modern",
    "The agency preamble quotes {Sierra Basin Ass'n v. EPA, 290 F.3d 4 (D.C. Cir. 2002)}, at length and out of order.",
    "neutral",
  ],
  [
    "us-modern",
    "A divided panel in {Keller v. Sable Energy, 55 F.4th 14 (10th Cir. 2022)} produced three opinions, none commanding two votes on waiver.",
    "neutral",
  ],
  [
    "us-pair",
    "The comptroller administered the tax for a decade as though {Ex parte Mobile Docks, 260 Ala. 88 (1953)} did not exist.",
    "neutral",
  ],
  [
    "us-pair",
    "The trial justice asked counsel to explain {Curley v. Aldrich Bros., 52 R.I. 15 (1932)}; neither could.",
    "neutral",
  ],
  [
    "us-memo",
    "The docket reflects that Judge Alvarez, before recusing, had characterized {Pratt v. Lumen Corp., 19 F.4th 4 (10th Cir. 2021)} as “unhelpful to either side.”",
    "neutral",
  ],
  [
    "us-prose",
    "The premise on which {Ruud v. Olsen, 214 Wis. 301 (1934)} was built, as the opinion frankly states, is that a wife has no earnings of her own.",
    "neutral",
  ],
  [
    "us-formula",
    "Compare {Hale v. Minter, 61 F.3d 18 (8th Cir. 1995)} (notice by mail enough), with Orr v. Banks, 66 F.3d 209 (8th Cir. 1995) (personal notice needed).",
    "neutral",
  ],
  [
    "us-prose",
    "One searches {Lyman v. Holt, 4 Pick. 19 (Mass. 1826)} in vain for any mention of consideration.",
    "negative",
  ],
  ["us-formula", "The court of appeals, citing {Rask v. Enger, 77 F.3d 40 (8th Cir. 1996)}, reversed.", "neutral"],
  [
    "us-prose",
    "Justice Bellows, writing for three members of the court in {In re Estate of Whitlow, 55 Me. 119 (1867)}, began from the proposition that a will speaks at death.",
    "neutral",
  ],
  [
    "us-prose",
    "The draftsman of the will had evidently read {Bristol v. Ward, 64 Conn. 19 (1894)}, for he borrowed its phrasing, and with the phrasing he took the meaning this court had put upon it.",
    "positive",
  ],
  [
    "us-prose",
    "Experience with {Macy v. Doyle, 214 Cal. 301 (1932)} has been happy. Builders know what it asks of them, and this one did not give it.",
    "positive",
  ],
  [
    "us-formula",
    "The Court has since limited {Pell v. Sloat, 393 U.S. 71 (1968)}, to trials by jury. This was a trial to the bench.",
    "negative",
  ],
  [
    "us-trap",
    "The trial court distinguished {Orne v. Chelsea Glass, 213 Mass. 310 (1913)}; the Appeals Court said this was right; we say the Appeals Court was wrong.",
    "positive",
  ],
  [
    "us-trap",
    "Cutler “overruled {Vose v. Eaton, 40 N.H. 80 (1860)}” only in the headnote-writer's imagination. The two cases were argued on the same day and point the same way, and we go with both.",
    "positive",
  ],
  [
    "us-prose",
    "The least that can be said for {Sprague v. Bearse, 22 F. Cas. 11 (D. Mass. 1858)} is that it has never been overruled, and the most is that it is right. The libel is sustained.",
    "positive",
  ],
  [
    "us-pair",
    "The effect of {Olin v. Rourke, 8 Wis. 2d 14 (1959)} on existing leases was uncertain for some years.",
    "neutral",
  ],
  [
    "in-trap",
    "The headnote of {Kunji Amma v. Narayana, 1961 KLT 303} says that the suit was dismissed. The body of the judgment says that it was decreed.",
    "neutral",
  ],
  [
    "in-pair",
    "That the State has not complied with the mandate in {Meera v. Inspector-General of Prisons, (1984) 3 SCC 90} is manifest; we direct it to do so within eight weeks.",
    "positive",
  ],
  [
    "us-memo",
    "Respondent's motion is captioned “Motion to Conform Judgment to {Rooks v. State, 2019-Ohio-2210}.”",
    "neutral",
  ],
  [
    "us-old",
    "Lord Mansfield's decision in {Barwell v. Brookes, 3 Doug. 371A (K.B. 1784)}, did not outlive Lord Mansfield; and the defendant's coverture is a good plea.",
    "negative",
  ],
  [
    "in-trap",
    "The decision which the Legislature in fact nullified was Bhola Nath and not {Ram Dhari v. Cane Commissioner, AIR 1962 Pat 19}; the latter was never questioned by anyone, and we follow it.",
    "positive",
  ],
  [
    "us-trap",
    "The reporter's note that {Hooper v. Wing, 3 Mass. App. 4 (1973)} “was reversed” has reference to the order of argument, in which the appellee opened.",
    "neutral",
  ],
  [
    "us-opinion",
    "The wiretap in {United States v. Benno, 408 F.2d 4 (9th Cir. 1969)} lasted eight days, that in Pavlik nineteen, and that in Strom forty; these figures are offered only as background.",
    "neutral",
  ],
  [
    "us-old",
    "It was for the purpose of avoiding {Runyan v. Coster's Executors, 14 Pet. 90 (U.S. 1840)} that the conveyance was made to a natural person.",
    "neutral",
  ],
  [
    "us-formula",
    "Disapproving {Wick v. Lapham, 40 Cal. App. 2d 14 (1940)}, to the extent inconsistent herewith.",
    "negative",
  ],
  [
    "in-pair",
    "It was while {Kashi Sugar Works v. State of U.P., AIR 1955 All 77} was pending that the Validating Ordinance was promulgated.",
    "neutral",
  ],
  [
    "us-pair",
    "In a letter to the docket the appellant disowns {Foss v. Kerr, 709 A.2d 300 (Me. 1998)}. She gave up more than she knew, for it entitles her to a new trial.",
    "positive",
  ],
  [
    "in-formula",
    "The judgment of the Patna High Court in {Tata Pigments v. Bihar SEB, (1999) 1 PLJR 88} stands affirmed by this Court, the Board's appeal having been dismissed on merits.",
    "positive",
  ],
  [
    "in-formula",
    "Affirmed in {Bihar SEB v. Tata Pigments, (2003) 2 SCC 40}, which dismissed the Board's appeal against the judgment now cited before us.",
    "neutral",
  ],
  [
    "us-modern",
    "We have described {Abate v. Lindell, 412 F.3d 14 (D.C. Cir. 2005)} as “unusual,” as “narrow,” and, in an unguarded moment, as “mistaken.” The last description was accurate.",
    "negative",
  ],
  [
    "us-prose",
    "{Lessee of Worthington v. Finley, 5 Ohio St. 11 (1855)} confirmed a boundary as between the parties to that suit; these defendants were strangers to it, and strangers it does not touch.",
    "negative",
  ],
  [
    "us-opinion",
    "A panel of the Appellate Division “respectfully invited” us to revisit {Perl v. Hoyt, 16 N.Y.2d 301 (1965)}. The invitation is respectfully declined, and the order, which departed from that case, is reversed.",
    "positive",
  ],
  [
    "us-opinion",
    "Respondents describe {Carver v. Hood, 417 U.S. 9 (1974)} as a relic; petitioners, as a landmark. It is cited in the margin of a single later opinion.",
    "neutral",
  ],
  [
    "us-trap",
    "The question certified is: “Did Grable repudiate {Warner v. McVeigh, 307 Mich. 240 (1943)}?” We decline to answer, the facts not being stipulated.",
    "neutral",
  ],
  [
    "us-opinion",
    "In {State v. Dahl, 704 N.W.2d 90 (Minn. 2005)}, we upheld the sniff of a storage unit. Homes are different.",
    "negative",
  ],
  [
    "in-trap",
    "The learned District Judge set aside the award in obedience to {L.N. Co-operative Society v. Builders' Syndicate, (1975) 2 Arb LR 88}. He did not understand it aright. It sanctions interference where the arbitrator has travelled outside the reference, and this one had stayed well within it.",
    "negative",
  ],
  [
    "us-formula",
    "{Eddy v. Ives, 497 F. Supp. 301 (S.D.N.Y. 1980)}, rev'd in relevant part, 637 F.2d 44 (2d Cir. 1980).",
    "negative",
  ],
  ["us-prose", "Plaintiff got no comfort from {Ivory v. Stokes, 210 Tenn. 40 (1962)} in the trial court.", "neutral"],
  [
    "us-prose",
    "{Adair v. Colquitt, 24 Ga. App. 201 (1919)}, lends itself to quotation; it lends itself also to decision, and on it we decide.",
    "positive",
  ],
  [
    "us-memo",
    "Judge Alvarez, before recusing, characterized {Pratt v. Qwest Tower, 22 F.4th 300 (10th Cir. 2022)} as “unhelpful to either side.” With respect, it is quite helpful to one, and that side prevails.",
    "positive",
  ],
  [
    "in-trap",
    "The learned Member (Judicial) would follow {Gemini Studios v. ITO, (1991) 38 ITD 4 (Mad)}; the learned Member (Accountant) would not; the point of difference is referred to me as Third Member.",
    "neutral",
  ],
  [
    "us-trap",
    "It was argued in Colt that {Remington v. Gatling, 47 F. 200 (C.C.D. Conn. 1891)} had been wrongly decided, and the court agreed; the patent having expired we are relieved of the inquiry.",
    "neutral",
  ],
  [
    "us-pair",
    "That only the concurring opinion in {Hale v. Laramie, 46 Wyo. 301 (1933)} uses the word “easement” is nothing to the purpose; an easement is what all five judges enforced, and we enforce another.",
    "positive",
  ],
  [
    "us-prose",
    "{Ruggles v. Carver, 4 R.I. 201 (1856)}, on which the bank's hopes are pinned, was a decision about drafts; and the pin slips out as soon as one notices that this was a note.",
    "negative",
  ],
  [
    "us-opinion",
    "We need not, and do not, reach the Attorney General's alternative request that {State v. Mabry, 300 N.M. 14 (1999)} be abandoned.",
    "neutral",
  ],
  [
    "us-opinion",
    "We reach, and grant, the Attorney General's alternative request that {State v. Otero, 297 N.M. 90 (1998)} be abandoned.",
    "negative",
  ],
  [
    "us-prose",
    "What {In re Adoption of R.M., 244 Or. 33 (1966)} did was to list the six considerations that a probate judge may weigh, and it listed them in no special order.",
    "neutral",
  ],
  [
    "us-memo",
    "Far from being on all fours, {Orlov v. FirstBank, 41 F.4th 77 (2d Cir. 2022)} does not stand on even one: there was no loan, no lender, and no default.",
    "negative",
  ],
  ["us-pair", "Appellees have abandoned any reliance on {Wolcott v. Shea, 51 R.I. 12 (1930)}.", "neutral"],
  [
    "us-old",
    "It was for the purpose of avoiding {Fairfax v. Custis, 11 Pet. 301 (U.S. 1837)} that the conveyance was made to a natural person; but he being the creature of the corporation, the purpose failed, and the escheat there declared must be declared here.",
    "positive",
  ],
  [
    "us-pair",
    "The jury was instructed in the language of {Wiley v. Redstone Quarry, 211 Pa. 4 (1905)}, over the defendant's exception.",
    "neutral",
  ],
  [
    "us-trap",
    "The state court in Dow had adopted {Merrill v. Custer, 10 F.2d 8 (8th Cir. 1925)} as its own rule of evidence, and the state legislature, in the code of 1939, dispossessed it.",
    "negative",
  ],
  [
    "in-pair",
    "We prefer the assessee's authorities to {Kiran Oil Mills v. ITO, (1988) 26 ITD 299 (Ahd)} and delete the addition.",
    "negative",
  ],
  [
    "in-trap",
    "Reliance on {Ahmedabad Cloth Agencies v. Collector, (1990) 46 ELT 12 (Tri)} was disclaimed by the learned Departmental Representative at the very threshold, it having been overturned by the Supreme Court.",
    "negative",
  ],
  [
    "us-trap",
    "Should a slaughterhouse ever be taxed it will be time to consider whether {Elm Hill Dairy v. Leon County, 49 Fla. 301 (1905)} ought to be extended. None has been.",
    "neutral",
  ],
  [
    "us-trap",
    "“Distinguishable” is the appellee's word for {Roe v. Greene, 10 R.I. 90 (1871)}; “dispositive,” the appellant's. The appellant has chosen the better word.",
    "positive",
  ],
  [
    "us-trap",
    "The bankruptcy judge apologized for following {In re Tolland Mills, 14 B.R. 88 (D. Conn. 1981)}. No apology was called for.",
    "positive",
  ],
  [
    "us-trap",
    "To follow {Wren v. Alcott, 12 Gray 14 (Mass. 1858)} through its four appeals is a labor which the master performed and which his report spares us.",
    "neutral",
  ],
  [
    "us-trap",
    "In reversing, the Second Circuit wrote that {Tate v. Macy Bros., 77 F. Supp. 19 (E.D.N.Y. 1948)} “speaks for itself,” which was not meant as a compliment.",
    "negative",
  ],
  [
    "us-formula",
    "Hume v. Page, 5 Sw. 90 (Tenn. 1855) (holding that {Polk v. Page, 1 Sw. 301 (Tenn. 1851)} “is overruled”).",
    "negative",
  ],
  [
    "us-trap",
    "In the view of the concurring judge, {Merrow v. Norton, 18 Me. 11 (1841)} is good law but distinguishable. The rest of us find it unnecessary to mention it, having found no breach.",
    "neutral",
  ],
  [
    "us-memo",
    "The stay entered on account of {Ito v. Cascade Tel., No. 18-35014 (9th Cir.)} is LIFTED, that appeal having been dismissed by stipulation.",
    "neutral",
  ],
  [
    "in-pair",
    "The petitioner says {Mukhtiar Singh v. Gurdwara Board, AIR 1960 SC 14} helps him; the Board says that it hurts him. It hurts him fatally.",
    "positive",
  ],
  [
    "in-trap",
    "Suffice it at this stage to say that {Kartar Singh v. Returning Officer, AIR 1966 Punj 212} arose from an election to a Panchayat. Its facts must be set out at some length.",
    "neutral",
  ],
  [
    "in-trap",
    "A mention in {Pandurang v. Ramchandra, AIR 1977 Bom 300A} that Narsing was “followed in Ganpat” led the learned Judge to think that both had been approved.",
    "neutral",
  ],
  [
    "us-dissent",
    "I would overrule {Scanlon v. Burr, 61 N.Y.2d 304 (1984)} today. My colleagues leave that for another day and rest on the pleadings.",
    "neutral",
  ],
  [
    "in-pair",
    "The petitioner says {Sarup Singh v. Gurdwara Board, AIR 1959 SC 860A} helps him; the Board says that it hurts him; the learned Solicitor-General says that it does neither.",
    "neutral",
  ],
  [
    "us-memo",
    "The stay entered on account of {Ito v. Olympic Tel., 930 F.3d 90 (9th Cir. 2019)} is LIFTED, and judgment will be entered in conformity with the decision there announced.",
    "positive",
  ],
  [
    "us-trap",
    "The parties agree on one thing only, that {Millard v. Fiske, 3 Idaho 14 (1891)} governs. They are both wrong.",
    "negative",
  ],
  [
    "in-prose",
    "We had reserved orders to enable counsel to place before us the judgment of the Larger Bench in {Vanaja v. State of Kerala, (2016) 4 KLT 1}.",
    "neutral",
  ],
  [
    "us-prose",
    "When the mill changed hands in 1921 the purchaser's counsel warned of {Pascoag Weavers v. Sayles, 43 R.I. 90 (1920)} in a memorandum that is Exhibit 14.",
    "neutral",
  ],
  [
    "in-prose",
    "As {Kantilal v. Alok Estates, (2001) 5 SCC 88} was rendered on a concession, it cannot be cited as laying down law for other lessees.",
    "negative",
  ],
  [
    "us-prose",
    "Assuming for argument's sake that {Wexler v. Trudeau, 118 F.4th 302 (1st Cir. 2024)} reaches municipal corporations, the officer would still have been entitled to immunity.",
    "neutral",
  ],
  [
    "us-trap",
    "“We agree with {Garner v. Dow, 200 F.3d 4 (5th Cir. 1999)},” wrote the district judge. It is with the district judge that we have to do, not with Garner, and he had no jurisdiction.",
    "neutral",
  ],
  [
    "us-memo",
    "This Court does not sit to review {Ng v. Hartwell, No. 12-4410 (Cal. Super. Ct. May 9, 2013)}, and its correctness is not before it.",
    "neutral",
  ],
  [
    "in-pair",
    "The State's appeal against {Suresh v. State of Karnataka, ILR 1995 Kar 301} has been allowed by the Division Bench; the petitioners, who rest on that judgment alone, must fail with it.",
    "negative",
  ],
  [
    "in-trap",
    "Both counsel cited {Wakf Board v. Shamsher, (2000) 1 PLR 402}, each contending that it concluded the matter in his favour. It concludes it in favour of the Board.",
    "positive",
  ],
  [
    "us-opinion",
    "As the dissent in {Cass v. Mahoning Lime, 23 Ohio St. 90 (1872)} has become the law, the majority opinion in it has ceased to be.",
    "negative",
  ],
  [
    "us-trap",
    "The intermediate court reversed, feeling that Justice Crane's decision in {Whitbeck v. Ladd, 45 Misc. 2d 66 (N.Y. Sup. Ct. 1964)} was not to be followed. We affirm the reversal, and on that ground.",
    "negative",
  ],
  [
    "us-prose",
    "{Hoyle v. Yadkin Tannery, 143 N.C. 90 (1906)}, abated a tannery; it did so because the tannery came to the houses. These houses came to the tannery.",
    "negative",
  ],
  [
    "in-trap",
    "Rameshwar's case distinguished {Hari Singh v. Emperor, AIR 1938 Lah 477} on the ground that the confession there had been retracted before committal, and for the like reason it cannot assist the appellant before us.",
    "negative",
  ],
  [
    "us-prose",
    "Not until the eleventh page of {In re Gault Hotel, 210 B.R. 4 (Bankr. D. Nev. 1997)} does one learn who the debtor was.",
    "neutral",
  ],
  [
    "us-trap",
    "Three circuits treat {Abbot v. Finn, 508 U.S. 70 (1993)} as overruled by implication. They had no leave to do so; it remains binding until this Court says otherwise, and today the Court says that it is sound.",
    "positive",
  ],
  [
    "in-pair",
    "The ratio in {Assam Tea Co. v. Inspector of Plantations, (1977) 1 LLJ 55} was explained in Dibru Estates as resting on the definition of “worker”.",
    "neutral",
  ],
  [
    "us-pair",
    "The accountant's letter invoked {Cobbs v. Commissioner, 80 T.C. 14 (1983)} by name and misstated what it held.",
    "neutral",
  ],
  [
    "us-modern",
    "After briefing closed the First Circuit decided {In re Lowell Diocese, 120 F.4th 14 (1st Cir. 2024)}. Appellant's 28(j) letter says it helps her. Appellees' says it does not. It does: the automatic stay is not waived by delay.",
    "positive",
  ],
  [
    "in-modern",
    "The three-Judge Bench having answered the issue the other way, {Chhagan v. Central Bureau, (2020) 3 SCC 301} is no longer an authority for anything, and the bail granted in reliance thereon is cancelled.",
    "negative",
  ],
  [
    "us-pair",
    "Defense counsel thought {State v. Lund, 56 Or. App. 301 (1982)} so plainly against him that he did not move to suppress. Any first-year associate would have seen that it involved a parolee and his client was not one.",
    "negative",
  ],
  [
    "us-prose",
    "It avails the mortgagee nothing that {Sill v. Ames, 20 Iowa 4 (1865)} is old; forty later cases have kept it young, and the mortgagor redeems.",
    "positive",
  ],
  [
    "in-prose",
    "Vide also, on the meaning of “family settlement”, {Sahu Madho Das v. Mukand Lal, AIR 1957 All 90}; but the point was given up.",
    "neutral",
  ],
  [
    "us-pair",
    "The landlord has never forgiven this court for {Crosby v. Tenants' League, 84 Misc. 300 (N.Y. App. Term 1914)}, and will not forgive it for enforcing that decision today.",
    "positive",
  ],
  [
    "us-prose",
    "The defendant's predecessor paid the judgment in {Hough v. Tremont Nail Co., 140 Mass. 11 (1885)} and moved its forges to Rhode Island.",
    "neutral",
  ],
  [
    "us-opinion",
    "No question being raised as to the soundness of {Rolf v. Red River Elevator, 213 N.D. 90 (1974)}, it remains only to apply it, which is quickly done: no receipt, no lien.",
    "positive",
  ],
  [
    "us-modern",
    "The agency could not, consistently with {Tahoe Basin Ass'n v. EPA, 294 F.3d 90 (D.C. Cir. 2002)}, weigh cost at this stage. It weighed cost. We grant the petition.",
    "positive",
  ],
  [
    "us-trap",
    "It is not suggested that {Pettus v. Hart, 12 Ga. 90 (1852)} was followed in Lumpkin; it is suggested that it ought to have been, and the suggestion is accepted.",
    "positive",
  ],
  [
    "in-pair",
    "The learned Company Judge expressed his agreement with {Re Hindustan Jute Ltd., (1963) 33 Comp Cas 80 (Cal)}.",
    "neutral",
  ],
  [
    "us-dissent",
    "Hard case though the plurality admits {Cobb v. Fenn, 398 U.S. 77 (1970)} to have been, it lets the petitioner's fate be sealed by it.",
    "positive",
  ],
  [
    "in-trap",
    "The Court below “respectfully differed” from {Chairman, Port Trust v. Ibrahim, (1978) 80 Bom LR 301}, and it is said that the difference shows bias. That is the only ground of transfer.",
    "neutral",
  ],
  [
    "us-opinion",
    "The Restatement's reporter took his second illustration from {Dryden v. Marlowe, 71 Cal. App. 40 (1925)}, changing only the color of the horse.",
    "neutral",
  ],
  [
    "us-prose",
    "{In re Estate of Frick, 19 N.M. 2d 4 (1915)}, holds that a mutual will may be revoked; it does not inquire what happens afterward to the promise, and this action is upon the promise.",
    "negative",
  ],
  [
    "in-trap",
    "In Gopalanachari this Court clarified that {Kant Ram v. Rajinder Lal, (1979) 3 SCC 90} had decided the question of eviction for sub-letting, doubts notwithstanding. The question being before us again, we return the same answer.",
    "positive",
  ],
  [
    "us-trap",
    "The Commissioner's nonacquiescence in {Conner v. Commissioner, 63 T.C. 90 (1974)} is his own affair; the decision is ours and we stand by it.",
    "positive",
  ],
  [
    "us-prose",
    "The defendant is quite right that {Zabriskie v. Morris Canal, 33 N.J.L. 14 (1868)} was a case of nonfeasance; he is quite wrong that this is not.",
    "positive",
  ],
  [
    "us-dissent",
    "Nothing in the majority opinion explains why {Farnham v. Dow, 301 N.C. 9 (1980)}, which it accepts as controlling, does not control.",
    "positive",
  ],
  [
    "us-prose",
    "Read fairly, {Ordway v. Keene, 33 N.H. 80 (1856)} says that a bailee must look to the article's safety; it does not say how often.",
    "neutral",
  ],
  [
    "us-opinion",
    "That the jurors in {Commonwealth v. Abbott, 303 Mass. 90 (1939)} went home at night makes it a different case. Ours went out to luncheon, under guard, and nobody spoke to them.",
    "negative",
  ],
  [
    "us-long",
    "Section 12 excuses the carrier for “perils of the lakes.” Fog was held to be such a peril in {The Erie Maid, 44 F. 12 (N.D. Ohio 1890)}, and claimant asks what difference there can be between fog and snow. There is none. Either hides the light, and it was the hiding of the light that excused the carrier there and excuses this one.",
    "positive",
  ],
  [
    "us-pair",
    "What {Ansel v. Box, 15 Utah 2d 207 (1964)} decided was put beyond doubt on rehearing; and by what it decided the water right is appurtenant.",
    "positive",
  ],
  [
    "us-opinion",
    "In {Moran v. Gage, 118 Ohio St. 3d 40 (2008)}, the lead opinion compared six statutes from as many states, finding in them no common thread.",
    "neutral",
  ],
  [
    "us-prose",
    "There, as here, a brakeman was thrown from a gondola; there, as here, the coupling had been reported twice. {Lynch v. Erie R.R., 170 N.Y. App. Div. 8 (1915)}. The recovery allowed there is allowed here.",
    "positive",
  ],
  [
    "us-trap",
    "Appellee's brief says we “quietly buried {Haskin v. Deal, 30 Ark. 14 (1875)}” in Rector. We did not bury it; Rector exempted the homestead from it, and nothing else, and this is no homestead. The lien is good.",
    "positive",
  ],
  [
    "us-prose",
    "The premise on which {Oakes v. Sheldon, 210 Wis. 14 (1933)} was built, that a wife has no earnings of her own, would astonish any wife now living. A rule cannot outlast its reason.",
    "negative",
  ],
  [
    "in-prose",
    "It is a decision often cited and seldom read: {Debi Prasad v. Secretary of State, (1911) 15 CWN 214}. Read, it proves to concern a ferry, and affords no countenance to the claim now made to the bed of the river.",
    "negative",
  ],
  [
    "in-modern",
    "A “shared household” includes the father-in-law's flat: so it was answered in {Kajal v. Suresh, (2020) 4 SCC 301}, and so we answer.",
    "positive",
  ],
  [
    "us-pair",
    "The insurer declined to follow {Gantt v. Palmetto Mut. Ins. Co., 244 S.C. 19 (1964)} when it adjusted the loss, and the agent told the insured as much.",
    "neutral",
  ],
  [
    "us-prose",
    "{Lamson v. Dyer, 13 Cal. 5th 112 (2022)} left open whether a text message is a “writing.” We close it: by parity of reasoning with the email in that case, it is.",
    "positive",
  ],
  [
    "us-prose",
    "The mill changed hands in 1921, but a purchaser takes subject to the duties of {Pascoag Spinners v. Sayles, 46 R.I. 14 (1924)}, and this purchaser took with its eyes open.",
    "positive",
  ],
  [
    "us-trap",
    "The defendant moved to reverse the order of proof; the motion, made orally and in reliance on {Sears v. Knott, 7 Del. 14 (1857)}, was overruled.",
    "neutral",
  ],
  [
    "us-prose",
    "Whatever its reach among private employers, {Hollander v. Crewe, 93 F.4th 511 (4th Cir. 2024)} stops at the courthouse steps of a municipal corporation.",
    "negative",
  ],
  ["in-formula", "{Ajit Kaur v. Balwant, (1991) 1 CCC 300}, referred to.", "neutral"],
  [
    "us-prose",
    "{Perrin v. Chesnut, 2 Brev. 300 (S.C. 1809)} ought to have gone the other way, as its own concurring opinion shows, and in this court it shall go the other way hereafter.",
    "negative",
  ],
  [
    "in-trap",
    "What persuaded the Tribunal was not {Sanghi Motors v. DCIT, (2003) 84 ITD 12 (Del)} but the conduct of the assessee, and we agree that the conduct was decisive.",
    "neutral",
  ],
  [
    "in-prose",
    "Before the Privy Council could hear the appeal from {Mohunt Bhagwan v. Roop Chand, (1866) 6 WR 90}, both parties were dead.",
    "neutral",
  ],
  [
    "us-pair",
    "That {Griffin v. Moody, 77 Ind. 14 (1881)} should be followed was the burden of the sermon; the case itself was upon the sale of a pew.",
    "neutral",
  ],
  [
    "us-opinion",
    "The taxpayer would have us uproot {Delano v. Ward County, 47 N.D. 90 (1921)}, the amicus would prune it. We prune it: from now on it applies to land and to nothing but land.",
    "negative",
  ],
];
