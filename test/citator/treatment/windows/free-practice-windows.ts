import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, written to train the weights of words: no rule of the lexicon was changed for
 * them. Each says in other words what courts do to a case, or uses strong words of something else.
 */
export const FREE_PRACTICE_WINDOWS: readonly TreatmentWindow[] = [
  [
    "free prose",
    "The reasoning of {Tobin v. Marsh, 77 F.2d 64 (8th Cir. 1955)} has not worn well, and we shall not lean upon it again. Let the verdict stand on the statute alone.",
    "negative",
  ],
  [
    "free prose",
    "We gave {Cressey v. Bryce, 114 N.W.2d 117 (Iowa 1963)} our confidence for thirty years. It has not repaid us, and we withdraw it.",
    "negative",
  ],
  [
    "free prose",
    "{Maddock v. Metro Bonding Co., 151 S.W. 170 (Mo. 1897)} was a product of its time; the time is over, and so is the case.",
    "negative",
  ],
  [
    "free prose",
    "Whatever comfort the carrier takes from {Pruett v. United Ferry Lines, 188 F. Supp. 223 (D. Me. 1965)}, it is cold comfort: the shipper there had signed a release, and this one signed nothing.",
    "negative",
  ],
  [
    "free prose",
    "What {Lanning v. Union Depot Co., 225 A.2d 276 (Pa. 1965)} decided it decided on a stipulation. We have no stipulation, and must find our own way.",
    "negative",
  ],
  [
    "free prose",
    "The premise upon which {Orcutt v. Prairie Tel. Co., 262 Mass. 329 (1894)} was built, that a wife has no estate of her own, went out with the Act of 1893.",
    "negative",
  ],
  [
    "free prose",
    "It would be charitable to say that {Stavely v. Tilden Bros., 299 F.3d 382 (9th Cir. 1997)} overlooked the proviso. It read the statute as though the proviso were not printed.",
    "negative",
  ],
  [
    "free prose",
    "Four later panels have walked around {Dunmore v. City of Alden, 336 U.S. 435 (1925)}. Today we remove it from the path.",
    "negative",
  ],
  [
    "free prose",
    "A single sentence in {Ferrell v. Hollis, 373 F.2d 488 (4th Cir. 1951)} is all that supports the plaintiff, and that sentence was unnecessary to the result. We decline to build a tort upon it.",
    "negative",
  ],
  [
    "free prose",
    '{Kesler v. Commissioner, 410 N.W.2d 541 (Iowa 1955)} reads the clause as if the word "sudden" had been struck out by the parties. We are not at liberty to edit policies in that manner.',
    "negative",
  ],
  [
    "free prose",
    "The defendant finds in {Wadley v. Lowry, 447 S.W. 594 (Mo. 1915)} more than its author put there. It concerned a bond, not a lease, and a surety, not a tenant.",
    "negative",
  ],
  [
    "free prose",
    "If {Brandt v. Western Cartage, Inc., 484 F. Supp. 647 (D. Me. 1965)} means what the State says it means, it is wrong; if it means less, it does not assist the State.",
    "negative",
  ],
  [
    "free prose",
    "Our predecessors in {Colquitt v. Board of Appeals, 521 A.2d 700 (Pa. 1957)} thought the point too plain for argument. It is plain indeed, but the other way.",
    "negative",
  ],
  [
    "free prose",
    "No opinion since 1931 has had a good word to say of {Haskins v. Crane Estate, 558 Mass. 753 (1886)}, and ours will not be the first.",
    "negative",
  ],
  [
    "free prose",
    "{Ridley v. State, 595 F.3d 806 (5th Cir. 2019)}, so far as it requires proof of malice, is not to be taken as the law of this jurisdiction hereafter.",
    "negative",
  ],
  [
    "free prose",
    "The ink was hardly dry on {Osgood v. Pell, 72 U.S. 859 (1924)} when the legislature rewrote the section. Nothing is left of it but the caption.",
    "negative",
  ],
  [
    "free prose",
    "We said in {Tremont v. Dade Fruit Co., 109 F.2d 32 (10th Cir. 1943)} that notice must be written. We spoke too broadly, and confine what we said to leases for years.",
    "negative",
  ],
  [
    "free prose",
    "Had the court in {Vickery v. Ogle County, 146 N.W.2d 85 (Iowa 1947)} been shown the session laws of 1907, it could not have held as it did. We have been shown them.",
    "negative",
  ],
  [
    "free prose",
    "Courts elsewhere have given {Yarnell v. Sumner Mills, 183 S.W. 138 (Mo. 1915)} a wide berth. So shall we.",
    "negative",
  ],
  [
    "free prose",
    "With all deference to the learned judge who wrote {Bellamy v. Gaines, 220 F. Supp. 191 (D. Me. 1960)}, the distinction he drew between feasance and nonfeasance will not bear the weight put upon it.",
    "negative",
  ],
  [
    "free prose",
    "{Gannett v. Marsh, 257 A.2d 244 (Pa. 1949)} rested upon the presence of a guard. There was none at this crossing, and the case is of no moment here.",
    "negative",
  ],
  [
    "free prose",
    "The Supreme Court's later decision in Quarles v. Metro Bonding Co., 331 F.3d 350 (5th Cir. 2019) cannot be squared with {Loomis v. Bryce, 294 Mass. 297 (1905)}, and when the two collide the elder must go.",
    "negative",
  ],
  [
    "free prose",
    "On certiorari the judgment in {Sibley v. United Ferry Lines, 368 U.S. 403 (1916)} did not survive. It cannot be cited for anything.",
    "negative",
  ],
  [
    "free prose",
    "The rule of {Thorne v. Union Depot Co., 405 F.2d 456 (6th Cir. 1935)} has proved a trap for the unwary and a shelter for the dishonest. We close the one and pull down the other.",
    "negative",
  ],
  [
    "free prose",
    "Plaintiff would have {Upshaw v. Prairie Tel. Co., 442 N.W.2d 509 (Iowa 1970)} govern a sale of shares. It is a case about turnips, and there let it rest.",
    "negative",
  ],
  [
    "free prose",
    "Not one of the reasons given in {Whitlow v. Tilden Bros., 479 S.W. 562 (Mo. 1913)} commends itself to us.",
    "negative",
  ],
  [
    "free prose",
    "{Ambler v. City of Alden, 516 F. Supp. 615 (D. Me. 1952)} makes the sheriff an insurer. We cannot think that the common law was ever so severe, and hold that he answers only for want of care.",
    "negative",
  ],
  [
    "free prose",
    "There is language in {Chilton v. Hollis, 553 A.2d 668 (Pa. 1941)} that looks the appellant's way, but language is not holding, and the holding looks ours.",
    "negative",
  ],
  [
    "free prose",
    "The question was never argued in {Harwell v. Commissioner, 590 Mass. 721 (1905)}; the opinion assumed the answer and passed on. We are free to look at it afresh, and do.",
    "negative",
  ],
  [
    "free prose",
    "The experience of a generation has taught us that {Tobin v. Lowry, 67 F.3d 774 (5th Cir. 2013)} asks of juries what juries cannot do. We ask it of them no more.",
    "negative",
  ],
  [
    "free prose",
    "{Cressey v. Western Cartage, Inc., 104 U.S. 827 (1908)} is contrary to every principle of equity known to me, and I shall not be party to extending it by an inch.",
    "negative",
  ],
  [
    "free prose",
    "The award in {Maddock v. Board of Appeals, 141 F.2d 880 (2d Cir. 1955)} was set aside the following Term for fraud upon the court.",
    "negative",
  ],
  [
    "free prose",
    "The majority today buries {Pruett v. Crane Estate, 178 N.W.2d 53 (Iowa 1970)} without a headstone.",
    "negative",
  ],
  [
    "free prose",
    "Between {Lanning v. State, 215 S.W. 106 (Mo. 1905)} and the plain words of the Code we have no hesitation in choosing the words of the Code.",
    "negative",
  ],
  [
    "free prose",
    "Appellee's reliance on {Orcutt v. Pell, 252 F. Supp. 159 (D. Me. 1944)} is a drowning man's. There the deed was lost; here it was never made.",
    "negative",
  ],
  [
    "free prose",
    "{Stavely v. Dade Fruit Co., 289 A.2d 212 (Pa. 1965)} treats a license as though it were property. It is nothing of the kind.",
    "negative",
  ],
  [
    "free prose",
    "How the court in {Dunmore v. Ogle County, 326 Mass. 265 (1902)} arrived at that figure the opinion does not disclose, and we have been unable to discover.",
    "negative",
  ],
  [
    "free prose",
    "The view taken in {Ferrell v. Sumner Mills, 363 F.3d 318 (7th Cir. 2005)} has been abandoned by the very court that announced it.",
    "negative",
  ],
  [
    "free prose",
    "We are told that {Kesler v. Gaines, 400 U.S. 371 (1900)} has never been questioned. We question it now.",
    "negative",
  ],
  [
    "free prose",
    "Insofar as {Wadley v. Marsh, 437 F.2d 424 (8th Cir. 1955)} speaks of a presumption, we read it as speaking of an inference, and of that only on the facts there shown.",
    "negative",
  ],
  [
    "free prose",
    "{Brandt v. Bryce, 474 N.W.2d 477 (Iowa 1963)} stands quite by itself. It has neither ancestors nor issue, and we leave it childless.",
    "negative",
  ],
  [
    "free prose",
    'Congress had {Colquitt v. Metro Bonding Co., 511 S.W. 530 (Mo. 1897)} in view when it struck the word "willfully", and it is no longer possible to decide cases as though the word were there.',
    "negative",
  ],
  [
    "free prose",
    "The facts of {Haskins v. United Ferry Lines, 548 F. Supp. 583 (D. Me. 1965)} are as far from these as the east is from the west.",
    "negative",
  ],
  [
    "free prose",
    "I do not find {Ridley v. Union Depot Co., 585 A.2d 636 (Pa. 1965)} persuasive. It cites nothing, explains nothing, and ends where it began.",
    "negative",
  ],
  [
    "free prose",
    "An authority more remote from the present dispute than {Osgood v. Prairie Tel. Co., 62 Mass. 689 (1894)} could scarcely be found.",
    "negative",
  ],
  [
    "free prose",
    "{Tremont v. Tilden Bros., 99 F.3d 742 (7th Cir. 1997)} would let the broker keep both commissions. That cannot be right.",
    "negative",
  ],
  [
    "free prose",
    "Whatever the merits of {Vickery v. City of Alden, 136 U.S. 795 (1925)} in a common-law action for trespass, it has no place in a proceeding under the Act.",
    "negative",
  ],
  [
    "free prose",
    "Since Bellamy v. Commissioner, 210 N.W.2d 21 (Iowa 1955) the ground upon which {Yarnell v. Hollis, 173 F.2d 848 (4th Cir. 1951)} stood has been cut away piece by piece, and little enough of it remains.",
    "negative",
  ],
  [
    "free prose",
    "Counsel put {Gannett v. Lowry, 247 S.W. 74 (Mo. 1915)} in the forefront of his brief. It will not carry him; the vessel there was moored.",
    "negative",
  ],
  [
    "free prose",
    "The Chancellor's opinion in {Loomis v. Western Cartage, Inc., 284 F. Supp. 127 (D. Me. 1965)} deserves respect, but not obedience, and upon this head we cannot give it the latter.",
    "negative",
  ],
  [
    "free prose",
    "The dissenting opinion in {Quarles v. Board of Appeals, 321 A.2d 180 (Pa. 1957)} saw further than the majority, and we now adopt it.",
    "negative",
  ],
  [
    "free prose",
    "In the six years since {Sibley v. Crane Estate, 358 Mass. 233 (1886)} it has produced nothing but litigation. We granted review to put an end to it.",
    "negative",
  ],
  [
    "free prose",
    "{Thorne v. State, 395 F.3d 286 (9th Cir. 2019)} applied the former rule. The former rule was repealed on July 1.",
    "negative",
  ],
  [
    "free prose",
    "To apply {Upshaw v. Pell, 432 U.S. 339 (1924)} in these circumstances would be to turn a shield into a sword. We leave it where we find it.",
    "negative",
  ],
  [
    "free prose",
    "{Whitlow v. Dade Fruit Co., 469 F.2d 392 (10th Cir. 1943)} allowed recovery without proof of damage, in which it stands opposed to the whole current of decision.",
    "negative",
  ],
  [
    "free prose",
    "The statement in {Ambler v. Ogle County, 506 N.W.2d 445 (Iowa 1947)} that a corporation cannot be guilty of larceny was ill considered and must be taken back.",
    "negative",
  ],
  [
    "free prose",
    "We could not, if we would, escape {Chilton v. Sumner Mills, 543 S.W. 498 (Mo. 1915)}; and we would not if we could.",
    "positive",
  ],
  [
    "free prose",
    "That is the rule of {Harwell v. Gaines, 580 F. Supp. 551 (D. Me. 1960)}, and it is a good rule. The motion for judgment was properly denied.",
    "positive",
  ],
  [
    "free prose",
    "Forty years of conveyancing have been done on the faith of {Tobin v. Marsh, 57 A.2d 604 (Pa. 1949)}. We leave it as it is.",
    "positive",
  ],
  [
    "free prose",
    "What Judge Harlow said in {Cressey v. Bryce, 94 Mass. 657 (1905)} we say again, because we can say it no better.",
    "positive",
  ],
  [
    "free prose",
    "The complaint is answered word for word by {Maddock v. Metro Bonding Co., 131 F.3d 710 (9th Cir. 2019)}. Affirmed.",
    "positive",
  ],
  [
    "free prose",
    "Neither side suggests any ground for departing from {Pruett v. United Ferry Lines, 168 U.S. 763 (1916)}, and we find none.",
    "positive",
  ],
  [
    "free prose",
    "Appellant's attack upon {Lanning v. Union Depot Co., 205 F.2d 816 (6th Cir. 1935)} is spirited, but it is the same attack that was repulsed in Orcutt v. Prairie Tel. Co., 242 N.W.2d 869 (Iowa 1970), and it fares no better today.",
    "positive",
  ],
  [
    "free prose",
    "The text of the rule, the notes of its drafters, and {Stavely v. Tilden Bros., 279 S.W. 42 (Mo. 1913)} all point in one direction. We go in that direction.",
    "positive",
  ],
  [
    "free prose",
    "Two courts have parted on this question. Of the two we think {Dunmore v. City of Alden, 316 F. Supp. 95 (D. Me. 1952)} has the sounder view, and take our stand with it.",
    "positive",
  ],
  [
    "free prose",
    "For the reasons so well put in {Ferrell v. Hollis, 353 A.2d 148 (Pa. 1941)}, the tax falls on the lessee.",
    "positive",
  ],
  [
    "free prose",
    "{Kesler v. Commissioner, 390 Mass. 201 (1905)} tells us what to ask: who held the keys? The answer on this record is that the warehouseman did, and he is liable.",
    "positive",
  ],
  [
    "free prose",
    "It matters not that {Wadley v. Lowry, 427 F.3d 254 (5th Cir. 2013)} arose upon a will and this upon a trust. The reason is the same and so must be the rule.",
    "positive",
  ],
  [
    "free prose",
    "If there was ever any doubt about the vitality of {Brandt v. Western Cartage, Inc., 464 U.S. 307 (1908)}, let it end here. It is as sound today as when it was written.",
    "positive",
  ],
  [
    "free prose",
    "The learned judge below took {Colquitt v. Board of Appeals, 501 F.2d 360 (2d Cir. 1955)} for his guide, and could not have taken a better.",
    "positive",
  ],
  [
    "free prose",
    "Under {Haskins v. Crane Estate, 538 N.W.2d 413 (Iowa 1970)} that is enough. The jury could find, as it did, that the brake was worn.",
    "positive",
  ],
  [
    "free prose",
    "We see nothing in the amendment that touches {Ridley v. State, 575 S.W. 466 (Mo. 1905)}, which continues to state the law.",
    "positive",
  ],
  [
    "free prose",
    "Defendant labors to show that {Osgood v. Pell, 52 F. Supp. 519 (D. Me. 1944)} was a case of actual knowledge. It was not; it was this case with other names.",
    "positive",
  ],
  [
    "free prose",
    "As in {Tremont v. Dade Fruit Co., 89 A.2d 572 (Pa. 1965)}, so here: the vendor knew, said nothing, and must make good the loss.",
    "positive",
  ],
  [
    "free prose",
    "This court is committed to {Vickery v. Ogle County, 126 Mass. 625 (1902)} and has no wish to be released.",
    "positive",
  ],
  [
    "free prose",
    "Stare decisis is at its strongest here, and {Yarnell v. Sumner Mills, 163 F.3d 678 (5th Cir. 2005)} will not be disturbed.",
    "positive",
  ],
  [
    "free prose",
    "By the measure laid down in {Bellamy v. Gaines, 200 U.S. 731 (1900)} the award is not excessive.",
    "positive",
  ],
  [
    "free prose",
    "The judge instructed the jury in the very words of {Gannett v. Marsh, 237 F.2d 784 (8th Cir. 1955)}. There was no error.",
    "positive",
  ],
  [
    "free prose",
    "I am bound by {Loomis v. Bryce, 274 N.W.2d 837 (Iowa 1963)}, and having read it again, I am content to be.",
    "positive",
  ],
  [
    "free prose",
    "Our holding is a small step from {Quarles v. Metro Bonding Co., 311 S.W. 890 (Mo. 1897)}, and we take it without misgiving.",
    "positive",
  ],
  [
    "free prose",
    "The doctrine of {Sibley v. United Ferry Lines, 348 F. Supp. 63 (D. Me. 1965)}, though born in admiralty, has been received into the general law, and we give it effect.",
    "positive",
  ],
  [
    "free prose",
    "Since {Thorne v. Union Depot Co., 385 A.2d 116 (Pa. 1965)} the rule has never been in doubt in this State: he who pays under protest may recover. The demurrer was rightly overruled.",
    "positive",
  ],
  [
    "free prose",
    "The argument that {Upshaw v. Prairie Tel. Co., 422 Mass. 169 (1894)} went too far has been made before us three times. Three times we have rejected it. We reject it a fourth.",
    "positive",
  ],
  [
    "free prose",
    "That the legislature met nine times after {Whitlow v. Tilden Bros., 459 F.3d 222 (7th Cir. 1997)} and let it alone is proof that we understood the statute. We hold as we held then.",
    "positive",
  ],
  [
    "free prose",
    "It was settled in {Ambler v. City of Alden, 496 U.S. 275 (1925)}, after the fullest argument, that a stranger may not plead the statute. No more need be said.",
    "positive",
  ],
  [
    "free prose",
    "Reading {Chilton v. Hollis, 533 F.2d 328 (4th Cir. 1951)} with care, we find nothing that would excuse the defendant, and everything that condemns him.",
    "positive",
  ],
  [
    "free prose",
    "The judgment is affirmed on the opinion of the court below, reported as {Harwell v. Commissioner, 570 N.W.2d 381 (Iowa 1955)}.",
    "positive",
  ],
  [
    "free prose",
    "We join the Fourth Circuit, which in {Tobin v. Lowry, 47 S.W. 434 (Mo. 1915)} came to the conclusion that the text compels.",
    "positive",
  ],
  [
    "free prose",
    "Petitioner cannot prevail unless {Cressey v. Western Cartage, Inc., 84 F. Supp. 487 (D. Me. 1965)} is to be disregarded, and it is not for a district court to disregard it.",
    "positive",
  ],
  [
    "free prose",
    "In words that might have been written for this record, {Maddock v. Board of Appeals, 121 A.2d 540 (Pa. 1957)} says that a promise to forbear is a promise still.",
    "positive",
  ],
  [
    "free prose",
    "We borrow from {Pruett v. Crane Estate, 158 Mass. 593 (1886)} the test of substantial continuity and find it met.",
    "positive",
  ],
  [
    "free prose",
    "Nothing in Orcutt v. Pell, 232 U.S. 699 (1924) casts the least shadow upon {Lanning v. State, 195 F.3d 646 (7th Cir. 2019)}, under which the plaintiff is entitled to his costs.",
    "positive",
  ],
  [
    "free prose",
    "On the strength of {Stavely v. Dade Fruit Co., 269 F.2d 752 (10th Cir. 1943)} the State concedes error. The concession is well advised, and we accept it.",
    "positive",
  ],
  [
    "free prose",
    "{Dunmore v. Ogle County, 306 N.W.2d 805 (Iowa 1947)} did not say so in terms, but what it did cannot be explained otherwise, and we draw the same inference.",
    "positive",
  ],
  [
    "free prose",
    "The lower court failed to give {Ferrell v. Sumner Mills, 343 S.W. 858 (Mo. 1915)} its due. Applying it, as we must, we find the claim barred.",
    "positive",
  ],
  [
    "free prose",
    "Three judges, among them the author of this opinion, decided {Kesler v. Gaines, 380 F. Supp. 31 (D. Me. 1960)}; we have had occasion to think about it since and would decide it so again.",
    "positive",
  ],
  [
    "free prose",
    "The contract is caught squarely by {Wadley v. Marsh, 417 A.2d 84 (Pa. 1949)}; the exclusion is void.",
    "positive",
  ],
  [
    "free prose",
    "{Brandt v. Bryce, 454 Mass. 137 (1905)} has been the law for a century, and respondent's is not the case for upsetting it.",
    "positive",
  ],
  [
    "free prose",
    "The plaintiff must bring himself within {Colquitt v. Metro Bonding Co., 491 F.3d 190 (9th Cir. 2019)}. He has done so.",
    "positive",
  ],
  [
    "free prose",
    "Any other result would make {Haskins v. United Ferry Lines, 528 U.S. 243 (1916)} a dead letter, and we are not prepared to do that.",
    "positive",
  ],
  [
    "free prose",
    "The majority of courts, with {Ridley v. Union Depot Co., 565 F.2d 296 (6th Cir. 1935)} at their head, allow contribution. So do we.",
    "positive",
  ],
  [
    "free prose",
    "The opinion in {Osgood v. Prairie Tel. Co., 42 N.W.2d 349 (Iowa 1970)} runs to ninety pages, and counsel have read us most of them. The point before us is a short one: was the notice served?",
    "neutral",
  ],
  [
    "free prose",
    "In {Tremont v. Tilden Bros., 79 S.W. 402 (Mo. 1913)} the mother was awarded custody. She has since died, and the petition is brought by the grandmother.",
    "neutral",
  ],
  [
    "free prose",
    "Whether {Vickery v. City of Alden, 116 F. Supp. 455 (D. Me. 1952)} was rightly decided is a question that the parties have agreed to leave for another day.",
    "neutral",
  ],
  [
    "free prose",
    "The brief of the amicus describes {Yarnell v. Hollis, 153 A.2d 508 (Pa. 1941)} as a disgrace. The amicus is entitled to its adjectives.",
    "neutral",
  ],
  [
    "free prose",
    "Plaintiff's theory has shifted. At trial it was {Bellamy v. Commissioner, 190 Mass. 561 (1905)}; on appeal it is Gannett v. Lowry, 227 F.3d 614 (9th Cir. 2013). Neither reaches the question of limitation, on which the case must go off.",
    "neutral",
  ],
  [
    "free prose",
    "The trial judge was persuaded by {Loomis v. Western Cartage, Inc., 264 U.S. 667 (1908)} that no duty was owed. We do not reach duty, since there was no breach.",
    "neutral",
  ],
  [
    "free prose",
    "If, as the dissent would have it, {Quarles v. Board of Appeals, 301 F.2d 720 (2d Cir. 1955)} were discarded, the claim might stand. But the majority keeps its own counsel on the subject, and I keep mine.",
    "neutral",
  ],
  [
    "free prose",
    "{Sibley v. Crane Estate, 338 N.W.2d 773 (Iowa 1970)} divided the bar when it was decided and divides it now. The present record does not require us to enter the lists.",
    "neutral",
  ],
  [
    "free prose",
    "{Thorne v. State, 375 S.W. 826 (Mo. 1905)} held that the easement was appurtenant. Upshaw v. Pell, 412 F. Supp. 879 (D. Me. 1944) held that it was in gross. The instrument before us creates no easement at all.",
    "neutral",
  ],
  [
    "free prose",
    "The history is told in {Whitlow v. Dade Fruit Co., 449 A.2d 52 (Pa. 1965)}: the charter, the forfeiture, the revival. We need not repeat it.",
    "neutral",
  ],
  [
    "free prose",
    "The statute is a bad one, and {Ambler v. Ogle County, 486 Mass. 105 (1902)} was the occasion of its passage; but bad statutes bind us as good ones do.",
    "neutral",
  ],
  [
    "free prose",
    "Certiorari was granted in {Chilton v. Sumner Mills, 523 F.3d 158 (5th Cir. 2005)} and dismissed a month later as improvidently granted.",
    "neutral",
  ],
  [
    "free prose",
    "The court in {Harwell v. Gaines, 560 U.S. 211 (1900)} refused to follow Tobin v. Marsh, 597 F.2d 264 (8th Cir. 1955). That quarrel is not ours.",
    "neutral",
  ],
  [
    "free prose",
    "For a general account of the doctrine, its rise and its decline, see {Cressey v. Bryce, 74 N.W.2d 317 (Iowa 1963)}.",
    "neutral",
  ],
  [
    "free prose",
    "The witness relied upon was the same who had been discredited in {Maddock v. Metro Bonding Co., 111 S.W. 370 (Mo. 1897)}. The jury was told so.",
    "neutral",
  ],
  [
    "free prose",
    "We express no opinion on {Pruett v. United Ferry Lines, 148 F. Supp. 423 (D. Me. 1965)}, which the parties did not brief.",
    "neutral",
  ],
  [
    "free prose",
    "Suppose that {Lanning v. Union Depot Co., 185 A.2d 476 (Pa. 1965)} applies with all the force that the appellant claims for it. He would still have to show prejudice, and he has shown none.",
    "neutral",
  ],
  [
    "free prose",
    "{Orcutt v. Prairie Tel. Co., 222 Mass. 529 (1894)}, on which Stavely v. Tilden Bros., 259 F.3d 582 (5th Cir. 1997) placed such weight before it was itself overruled, dealt with ferries.",
    "neutral",
  ],
  [
    "free prose",
    "Counsel in {Dunmore v. City of Alden, 296 U.S. 635 (1925)} was Mr. Barlow, who is also counsel here; his argument has not improved with age.",
    "neutral",
  ],
  [
    "free prose",
    "Were we free to choose, we might prefer {Ferrell v. Hollis, 333 F.2d 688 (4th Cir. 1951)}. The Supreme Court has chosen for us, in Kesler v. Commissioner, 370 N.W.2d 741 (Iowa 1955).",
    "neutral",
  ],
  [
    "free prose",
    "The order under review distinguishes {Wadley v. Lowry, 407 S.W. 794 (Mo. 1915)} in a footnote and follows it in the text. The order is vacated because the judge was disqualified.",
    "neutral",
  ],
  [
    "free prose",
    "It has been said that an infant may disaffirm. E.g., {Brandt v. Western Cartage, Inc., 444 F. Supp. 847 (D. Me. 1965)}. The ruling complained of here concerned a lunatic, and it was wrong.",
    "neutral",
  ],
  [
    "free prose",
    "See {Colquitt v. Board of Appeals, 481 A.2d 20 (Pa. 1957)} (collecting cases). The argument to the contrary is frivolous.",
    "neutral",
  ],
  [
    "free prose",
    "What {Haskins v. Crane Estate, 518 Mass. 73 (1886)} left undecided the parties now ask us to decide. We find it unnecessary.",
    "neutral",
  ],
  [
    "free prose",
    "The insurer cites {Ridley v. State, 555 F.3d 126 (7th Cir. 2019)}, the insured Osgood v. Pell, 592 U.S. 179 (1924). Both are beside the point on which we rest, namely that no premium was ever paid.",
    "neutral",
  ],
  [
    "free prose",
    "{Tremont v. Dade Fruit Co., 69 F.2d 232 (10th Cir. 1943)} approved Vickery v. Ogle County, 106 N.W.2d 285 (Iowa 1947) and disapproved three others. None of the five touches on mandamus.",
    "neutral",
  ],
  [
    "free prose",
    "Compare {Yarnell v. Sumner Mills, 143 S.W. 338 (Mo. 1915)} with Bellamy v. Gaines, 180 F. Supp. 391 (D. Me. 1960). The cases speak for themselves.",
    "neutral",
  ],
  [
    "free prose",
    "The petition for rehearing asks us to reconcile our opinion with {Gannett v. Marsh, 217 A.2d 444 (Pa. 1949)}. The two have nothing to do with each other, and the petition is denied.",
    "neutral",
  ],
  [
    "free prose",
    "After the remand in {Loomis v. Bryce, 254 Mass. 497 (1905)}, the defendant paid, and the clerk entered satisfaction. That entry is now assailed.",
    "neutral",
  ],
  [
    "free prose",
    "The Commissioner announced that he would not acquiesce in {Quarles v. Metro Bonding Co., 291 F.3d 550 (7th Cir. 2019)}. The taxpayer makes much of that, but the deficiency here is for a year that is closed.",
    "neutral",
  ],
  [
    "free prose",
    "My brother thinks {Sibley v. United Ferry Lines, 328 U.S. 603 (1916)} a monument of error. I think Thorne v. Union Depot Co., 365 F.2d 656 (6th Cir. 1935) worse. It is neither that moves me to dissent.",
    "neutral",
  ],
  [
    "free prose",
    "This is the sequel to {Upshaw v. Prairie Tel. Co., 402 N.W.2d 709 (Iowa 1970)}. There the patent was held valid; the present suit is for damages.",
    "neutral",
  ],
  [
    "free prose",
    "We granted leave to consider whether to retain the rule of {Whitlow v. Tilden Bros., 439 S.W. 762 (Mo. 1913)}. It turns out that the record does not present the question, and leave was improvidently granted.",
    "neutral",
  ],
  [
    "free prose",
    "As we read it, {Ambler v. City of Alden, 476 F. Supp. 815 (D. Me. 1952)} stands for no more and no less than that service by post is good if proved. It was not proved here; the clerk's affidavit was defective.",
    "neutral",
  ],
  [
    "free prose",
    "Sixty years ago a majority, over a bitter dissent, decided {Chilton v. Hollis, 513 A.2d 868 (Pa. 1941)}. The dissent is the more quoted of the two. We have no occasion to judge between them.",
    "neutral",
  ],
  [
    "free prose",
    "Neither {Harwell v. Commissioner, 550 Mass. 41 (1905)} nor any other decision has considered a statute framed like ours, which is repugnant to the Constitution on its face.",
    "neutral",
  ],
  [
    "free prose",
    "Should the legislature wish to change the rule of {Tobin v. Lowry, 587 F.3d 94 (9th Cir. 2013)}, it knows how. The matter is not for us, as no one relied on it below.",
    "neutral",
  ],
  [
    "free prose",
    "The decree in {Cressey v. Western Cartage, Inc., 64 U.S. 147 (1908)} was reversed in Maddock v. Board of Appeals, 101 F.2d 200 (2d Cir. 1955). That reversal cost the trustee his commission, and the question is whether his surety must refund it.",
    "neutral",
  ],
  [
    "free prose",
    "Cf. {Pruett v. Crane Estate, 138 N.W.2d 253 (Iowa 1970)}. The jury's finding to the contrary is without support and cannot stand.",
    "neutral",
  ],
  [
    "free prose",
    "The State's contention that {Lanning v. State, 175 S.W. 306 (Mo. 1905)} is obsolete need not detain us, because the State waived the point below.",
    "neutral",
  ],
  [
    "free prose",
    "Respondent has pinned everything on {Orcutt v. Pell, 212 F. Supp. 359 (D. Me. 1944)}. We have pinned nothing on it; the appeal is out of time.",
    "neutral",
  ],
  [
    "free prose",
    "In {Stavely v. Dade Fruit Co., 249 A.2d 412 (Pa. 1965)} a similar bond was before the court. What became of the suit the report does not say.",
    "neutral",
  ],
  [
    "free prose",
    "The appellant's first brief calls {Dunmore v. Ogle County, 286 Mass. 465 (1902)} controlling; his reply calls it irrelevant. We can dispose of the case without choosing between them.",
    "neutral",
  ],
  [
    "free prose",
    "There is a conflict between {Ferrell v. Sumner Mills, 323 F.3d 518 (9th Cir. 2005)} and Kesler v. Gaines, 360 U.S. 571 (1900), to which we draw the legislature's attention.",
    "neutral",
  ],
  [
    "free prose",
    "The learned commissioner thought himself bound by {Wadley v. Marsh, 397 F.2d 624 (8th Cir. 1955)}. Whether he was is academic, for he found the facts against the claimant.",
    "neutral",
  ],
  [
    "free prose",
    "The decision in {Karuppan v. Mangal Sen, AIR 1969 Bom 677} proceeds on a concession and lays down no law. The High Court fell into error in treating it as a binding precedent.",
    "negative",
  ],
  [
    "free prose",
    "With the greatest respect, we find ourselves unable to persuade ourselves that {Jagat Narain v. Union of India, 1968 (4) KLT 730} states the law correctly.",
    "negative",
  ],
  [
    "free prose",
    "{Savitri v. Deoki Nandan, AIR 1987 SC 783} was rendered without noticing Section 14A, which had been on the statute book for two years. It cannot bind us.",
    "negative",
  ],
  [
    "free prose",
    "After the decision of the Constitution Bench in Kalawati v. Collector of Thane, AIR 1965 Bom 889, nothing survives of {Ramesh Bhatt v. Income Tax Officer, (1996) 6 SCC 836}.",
    "negative",
  ],
  [
    "free prose",
    "The learned Single Judge in {Harnam Das v. Regional Manager, 1964 (4) KLT 62} overlooked that the tenancy had determined by efflux of time. We overrule the said decision.",
    "negative",
  ],
  [
    "free prose",
    "The ratio of {Gopal Shetty v. State of Bihar, AIR 1983 SC 115} can have no application where the landlord is a public trust; the reliance of the tenant on it is misplaced.",
    "negative",
  ],
  [
    "free prose",
    "In {Nirmala Devi v. Municipal Council, Alwar, (1992) 8 SCC 168} the delinquent had admitted the charge. The petitioner has denied it throughout. The decision does not advance his case.",
    "negative",
  ],
  [
    "free prose",
    "The observations in {Abdul Sattar v. State of Mysore, AIR 1961 Bom 221} are in the nature of obiter and were made in the peculiar facts of that case. They cannot be torn out of context.",
    "negative",
  ],
  [
    "free prose",
    "By reason of the Validation Act, 1978 the very basis of {Iswar Dayal v. Kerala State Electricity Board, 2000 (4) KLT 274} has been removed with retrospective effect.",
    "negative",
  ],
  [
    "free prose",
    "We are of the considered view that {Ponnusamy v. Mangal Sen, AIR 1979 SC 327} does not lay down good law and the reference is answered accordingly.",
    "negative",
  ],
  [
    "free prose",
    "{Lakhan Lal v. Union of India, (1988) 3 SCC 380} being a decision on the Bombay Act is of no avail to the appellant, the scheme of the Madras Act being wholly different.",
    "negative",
  ],
  [
    "free prose",
    "A two-Judge Bench in {Sushila Bai v. Deoki Nandan, AIR 1957 Bom 433} took a view directly in the teeth of Mohan Raj v. Income Tax Officer, 1996 (4) KLT 486, which was rendered by three. We have no option but to ignore the former.",
    "negative",
  ],
  [
    "free prose",
    "The impugned judgment, {Bhim Sain v. Collector of Thane, AIR 1975 SC 539}, cannot be sustained and is hereby quashed. The matter is remitted to the Tribunal.",
    "negative",
  ],
  [
    "free prose",
    "With utmost humility, the correctness of {Karuppan v. Regional Manager, (1984) 7 SCC 592} appears to us to be open to serious doubt. Let the papers be laid before Hon'ble the Chief Justice for constituting a larger Bench.",
    "negative",
  ],
  [
    "free prose",
    "Directions in {Jagat Narain v. State of Bihar, AIR 1953 Bom 645} were issued in exercise of power under Article 142 and, as is trite, do not constitute a precedent.",
    "negative",
  ],
  [
    "free prose",
    "Much water has flown under the bridge since {Savitri v. Municipal Council, Alwar, 1992 (4) KLT 698}, and in the light of the Forty-fourth Amendment the view expressed there is no longer tenable.",
    "negative",
  ],
  [
    "free prose",
    "{Ramesh Bhatt v. State of Mysore, AIR 1971 SC 751} is clearly distinguishable. There the vacancy was permanent; in the case on hand the appellant was appointed against a leave vacancy.",
    "negative",
  ],
  [
    "free prose",
    "The SLP against {Kalawati v. Kerala State Electricity Board, (1980) 2 SCC 804} was allowed by the Hon'ble Supreme Court, and the judgment stands wiped out.",
    "negative",
  ],
  [
    "free prose",
    "We do not subscribe to the view taken by the Calcutta High Court in {Harnam Das v. Mangal Sen, AIR 1989 Bom 857}; the language of the section admits of no such limitation.",
    "negative",
  ],
  [
    "free prose",
    "Learned counsel placed strong reliance upon {Gopal Shetty v. Union of India, 1988 (4) KLT 30}. We fail to see how that ruling helps him, since the detenu there had not been served with the grounds.",
    "negative",
  ],
  [
    "free prose",
    "The controversy is no longer res integra, having been set at rest by {Nirmala Devi v. Deoki Nandan, AIR 1967 SC 83}. Following the same, the writ petition is allowed.",
    "positive",
  ],
  [
    "free prose",
    "We are in respectful agreement with the view expressed by the Division Bench in {Abdul Sattar v. Income Tax Officer, (1976) 4 SCC 136} and hold that the levy is compensatory.",
    "positive",
  ],
  [
    "free prose",
    "The case of the appellants is squarely covered by {Iswar Dayal v. Collector of Thane, AIR 1985 Bom 189}. The appeals are accordingly allowed in the same terms.",
    "positive",
  ],
  [
    "free prose",
    "The judgment in {Ponnusamy v. Regional Manager, 1984 (4) KLT 242} has held the field for four decades and we see no reason to unsettle what is settled.",
    "positive",
  ],
  [
    "free prose",
    "Being a decision of a coordinate Bench, {Lakhan Lal v. State of Bihar, AIR 1963 SC 295} is binding upon us, and judicial propriety demands that we follow it.",
    "positive",
  ],
  [
    "free prose",
    "In the backdrop of the principles enunciated in {Sushila Bai v. Municipal Council, Alwar, (1972) 8 SCC 348}, we may now examine the facts. So examined, the dismissal is grossly disproportionate.",
    "positive",
  ],
  [
    "free prose",
    "The Full Bench in {Mohan Raj v. State of Mysore, AIR 1981 Bom 401} has, in our opinion, taken the correct view, and the contrary view of the Patna High Court is disapproved.",
    "positive",
  ],
  [
    "free prose",
    "Mr. Sen sought to persuade us that {Bhim Sain v. Kerala State Electricity Board, 1980 (4) KLT 454} needs reconsideration. We remain unpersuaded; it has been consistently applied and we reiterate it.",
    "positive",
  ],
  [
    "free prose",
    "Respectfully following {Karuppan v. Mangal Sen, AIR 1959 SC 507}, we answer the question in favour of the assessee and against the Revenue.",
    "positive",
  ],
  [
    "free prose",
    "The dictum in {Jagat Narain v. Union of India, (2008) 3 SCC 560} applies on all fours. The delay being unexplained, the suit must fail.",
    "positive",
  ],
  [
    "free prose",
    "The High Court was in grave error in brushing aside {Savitri v. Deoki Nandan, AIR 1977 Bom 613}, which bound it under Article 141 and which concludes the matter in favour of the workman.",
    "positive",
  ],
  [
    "free prose",
    "Guided by the parameters indicated in {Ramesh Bhatt v. Income Tax Officer, 1976 (4) KLT 666}, we are satisfied that this is a fit case for bail.",
    "positive",
  ],
  [
    "free prose",
    "The SLP against {Kalawati v. Collector of Thane, AIR 1955 SC 719} having been dismissed by a speaking order, the view taken therein has attained finality and must govern these petitions as well.",
    "positive",
  ],
  [
    "free prose",
    "What fell from Das, J. in {Harnam Das v. Regional Manager, (2004) 5 SCC 772} is, if we may say so with respect, an admirable statement of the law, and we adopt it.",
    "positive",
  ],
  [
    "free prose",
    "The ratio of {Gopal Shetty v. State of Bihar, AIR 1973 Bom 825} applies with greater force here, for the petitioner is not merely a lessee but a licensee under statute.",
    "positive",
  ],
  [
    "free prose",
    "In {Nirmala Devi v. Municipal Council, Alwar, 1972 (4) KLT 878} this Court was concerned with the vires of the unamended Rule 9. The present petitions concern the Rule as amended.",
    "neutral",
  ],
  [
    "free prose",
    "Reliance was placed by Shri Rao on {Abdul Sattar v. State of Mysore, AIR 1951 SC 51}, and by Shri Iyer on Iswar Dayal v. Kerala State Electricity Board, (2000) 9 SCC 104. In the view we take on maintainability it is unnecessary to refer to either.",
    "neutral",
  ],
  [
    "free prose",
    "The High Court followed {Ponnusamy v. Mangal Sen, AIR 1969 Bom 157} and dismissed the suit. Leave was granted on the question of limitation alone.",
    "neutral",
  ],
  [
    "free prose",
    "{Lakhan Lal v. Union of India, 1968 (4) KLT 210} was referred to a larger Bench, which has not yet answered the reference. We keep the question open.",
    "neutral",
  ],
  [
    "free prose",
    "The Tribunal distinguished {Sushila Bai v. Deoki Nandan, AIR 1987 SC 263}. Whether it did so rightly need not be gone into, as the assessment itself was barred by time.",
    "neutral",
  ],
  [
    "free prose",
    "In {Mohan Raj v. Income Tax Officer, (1996) 4 SCC 316}, A.P. Sen, J. traced the history of the legislation in these words. The impugned notification is, however, ultra vires the parent Act.",
    "neutral",
  ],
  [
    "free prose",
    "Learned counsel for the State urged that {Bhim Sain v. Collector of Thane, AIR 1965 Bom 369} is per incuriam. We refrain from expressing any opinion as the point was not taken below.",
    "neutral",
  ],
  [
    "free prose",
    "While overruling Jagat Narain v. State of Bihar, AIR 1983 SC 475, the Constitution Bench in {Karuppan v. Regional Manager, 1964 (4) KLT 422} also noticed the earlier English authorities.",
    "neutral",
  ],
  [
    "free prose",
    "See also {Savitri v. Municipal Council, Alwar, (1992) 8 SCC 528} and Ramesh Bhatt v. State of Mysore, AIR 1961 Bom 581. The finding of the first appellate court, being perverse, was rightly set aside.",
    "neutral",
  ],
  [
    "free prose",
    "The review petition against {Kalawati v. Kerala State Electricity Board, 2000 (4) KLT 634} is stated to be pending.",
    "neutral",
  ],
  [
    "free prose",
    "If {Harnam Das v. Mangal Sen, AIR 1979 SC 687} were to be applied literally, even a minor's estate would be liable. We leave the matter there since the appellant is a major.",
    "neutral",
  ],
  [
    "free prose",
    "The facts giving rise to {Gopal Shetty v. Union of India, (1988) 1 SCC 740} are the same notification and the same lands, but the petitioners there were tenants of the adjoining village.",
    "neutral",
  ],
  [
    "free prose",
    "{Pruett v. Crane Estate, 118 Mass. 793 (1886)} reached its result by a road we cannot travel. It took a rule for contracts and laid it upon wills.",
    "negative",
  ],
  [
    "free prose",
    "The old notion, of which {Lanning v. State, 155 F.3d 846 (9th Cir. 2019)} is perhaps the last example, that a landlord owes his tenant nothing, has no friends left on this bench.",
    "negative",
  ],
  [
    "free prose",
    "For {Orcutt v. Pell, 192 U.S. 19 (1924)} we can find no justification in the text, the history, or the purpose of the statute.",
    "negative",
  ],
  [
    "free prose",
    "Read as the defendant reads it, {Stavely v. Dade Fruit Co., 229 F.2d 72 (10th Cir. 1943)} would repeal the exemption by judicial decree. We do not so read it, nor would we follow it if it could be so read.",
    "negative",
  ],
  [
    "free prose",
    "{Dunmore v. Ogle County, 266 N.W.2d 125 (Iowa 1947)} did not consider the effect of the federal regulation, which had been adopted but not yet published. A decision so made is of slight weight.",
    "negative",
  ],
  [
    "free prose",
    "It is enough to say of {Ferrell v. Sumner Mills, 303 S.W. 178 (Mo. 1915)} that the guardian there had spent the money. This guardian has it still.",
    "negative",
  ],
  [
    "free prose",
    "We granted rehearing en banc to correct the mistake made in {Kesler v. Gaines, 340 F. Supp. 231 (D. Me. 1960)}. It is corrected.",
    "negative",
  ],
  [
    "free prose",
    "That so able a court could have decided {Wadley v. Marsh, 377 A.2d 284 (Pa. 1949)} as it did is a matter of surprise to us.",
    "negative",
  ],
  [
    "free prose",
    "{Brandt v. Bryce, 414 Mass. 337 (1905)} we regard as confined to the emergency which called it forth. The emergency is past.",
    "negative",
  ],
  [
    "free prose",
    "The trial court should have paid no heed to {Colquitt v. Metro Bonding Co., 451 F.3d 390 (5th Cir. 2019)}, which had been reversed eight months before the hearing.",
    "negative",
  ],
  [
    "free prose",
    "{Haskins v. United Ferry Lines, 488 U.S. 443 (1916)} is invoked for a proposition it does not contain. The passage relied upon is taken from the argument of the losing counsel.",
    "negative",
  ],
  [
    "free prose",
    "There is a fatal difference between {Ridley v. Union Depot Co., 525 F.2d 496 (6th Cir. 1935)} and the case at bar: the officer there held a warrant.",
    "negative",
  ],
  [
    "free prose",
    "We are invited to carry {Osgood v. Prairie Tel. Co., 562 N.W.2d 549 (Iowa 1970)} one step farther. It has already been carried too far.",
    "negative",
  ],
  [
    "free prose",
    "In our judgment {Tremont v. Tilden Bros., 599 S.W. 602 (Mo. 1913)} cannot any longer be regarded as expressing the law of Ohio.",
    "negative",
  ],
  [
    "free prose",
    "{Vickery v. City of Alden, 76 F. Supp. 655 (D. Me. 1952)} found an ambiguity where there is none. The words are as clear as words can be.",
    "negative",
  ],
  [
    "free prose",
    "The rule of {Yarnell v. Hollis, 113 A.2d 708 (Pa. 1941)} has been riddled with exceptions until there is more hole than cloth.",
    "negative",
  ],
  [
    "free prose",
    "If the decision in {Bellamy v. Commissioner, 150 Mass. 761 (1905)} was ever authority, it ceased to be when the Restatement was adopted by this court in Gannett v. Lowry, 187 F.3d 814 (5th Cir. 2013).",
    "negative",
  ],
  [
    "free prose",
    "We should be slow to say that {Loomis v. Western Cartage, Inc., 224 U.S. 867 (1908)} was wrong, but slower still to say that it was right; and we shall not rest a judgment of death upon it.",
    "negative",
  ],
  [
    "free prose",
    "The learned author of {Quarles v. Board of Appeals, 261 F.2d 40 (2d Cir. 1955)} reasoned from a dictionary. We prefer to reason from the statute.",
    "negative",
  ],
  [
    "free prose",
    "The parties' stipulation takes this case out of {Sibley v. Crane Estate, 298 N.W.2d 93 (Iowa 1970)}.",
    "negative",
  ],
  [
    "free prose",
    "{Thorne v. State, 335 S.W. 146 (Mo. 1905)} concerned a public officer. The appellee is a private citizen, and may claim a protection that the officer could not.",
    "negative",
  ],
  [
    "free prose",
    "One searches {Upshaw v. Pell, 372 F. Supp. 199 (D. Me. 1944)} in vain for any mention of the point.  It is no authority on what it did not discuss.",
    "negative",
  ],
  [
    "free prose",
    "{Whitlow v. Dade Fruit Co., 409 A.2d 252 (Pa. 1965)} was a decision of an evenly divided court and settles nothing for anyone but the parties to it.",
    "negative",
  ],
  [
    "free prose",
    "Later in the same year the court that had decided {Ambler v. Ogle County, 446 Mass. 305 (1902)} granted rehearing and withdrew its opinion.",
    "negative",
  ],
  [
    "free prose",
    "No one has explained to our satisfaction how {Chilton v. Sumner Mills, 483 F.3d 358 (7th Cir. 2005)} is to be reconciled with the Seventh Amendment. We conclude that it is not.",
    "negative",
  ],
  [
    "free prose",
    "The plaintiff's only authority, {Harwell v. Gaines, 520 U.S. 411 (1900)}, involved a passenger. Plaintiff was a trespasser. The difference is decisive.",
    "negative",
  ],
  [
    "free prose",
    "Those observations in {Tobin v. Marsh, 557 F.2d 464 (8th Cir. 1955)} were uncalled for, and we respectfully decline to be guided by them.",
    "negative",
  ],
  [
    "free prose",
    "{Cressey v. Bryce, 594 N.W.2d 517 (Iowa 1963)} is distinguishable on so many grounds that it would be tedious to list them.",
    "negative",
  ],
  [
    "free prose",
    "Although {Maddock v. Metro Bonding Co., 71 S.W. 570 (Mo. 1897)} has not been overruled in so many words, no lawyer could advise a client to rely upon it after Pruett v. United Ferry Lines, 108 F. Supp. 623 (D. Me. 1965).",
    "negative",
  ],
  [
    "free prose",
    "We think the better course is to confess error. {Lanning v. Union Depot Co., 145 A.2d 676 (Pa. 1965)} was wrong the day it was decided.",
    "negative",
  ],
  [
    "free prose",
    "To the extent that {Orcutt v. Prairie Tel. Co., 182 Mass. 729 (1894)} suggests that silence is consent, we disavow it.",
    "negative",
  ],
  [
    "free prose",
    "It may be doubted whether {Stavely v. Tilden Bros., 219 F.3d 782 (7th Cir. 1997)} would command a majority now.",
    "negative",
  ],
  [
    "free prose",
    "The reasoning of {Dunmore v. City of Alden, 256 U.S. 835 (1925)} is circular: it assumes a duty in order to prove one.",
    "negative",
  ],
  [
    "free prose",
    "{Ferrell v. Hollis, 293 F.2d 888 (4th Cir. 1951)} will be followed only in cases exactly like it, and this is not one of them.",
    "negative",
  ],
  [
    "free prose",
    "The vice of {Kesler v. Commissioner, 330 N.W.2d 61 (Iowa 1955)} is that it makes liability depend on the order in which suits happen to be filed.",
    "negative",
  ],
  [
    "free prose",
    "{Wadley v. Lowry, 367 S.W. 114 (Mo. 1915)} is silent on waiver, and the appellant's attempt to wring a holding from that silence must fail.",
    "negative",
  ],
  [
    "free prose",
    "{Brandt v. Western Cartage, Inc., 404 F. Supp. 167 (D. Me. 1965)}, which the Government cites, was decided before the Rules were amended to abolish the very motion it discusses.",
    "negative",
  ],
  [
    "free prose",
    "I cannot agree that {Colquitt v. Board of Appeals, 441 A.2d 220 (Pa. 1957)} ought to be extended to children of tender years.",
    "negative",
  ],
  [
    "free prose",
    "The judgment of the Court of Appeals, {Haskins v. Crane Estate, 478 Mass. 273 (1886)}, is reversed, and the cause remanded for trial.",
    "negative",
  ],
  [
    "free prose",
    "{Ridley v. State, 515 F.3d 326 (9th Cir. 2019)} was vacated by consent when the parties settled and is without force as precedent.",
    "negative",
  ],
  [
    "free prose",
    "Nobody believes any more that a corporation has no conscience, and {Osgood v. Pell, 552 U.S. 379 (1924)} must be put away with the other curiosities of the law.",
    "negative",
  ],
  [
    "free prose",
    "But {Tremont v. Dade Fruit Co., 589 F.2d 432 (10th Cir. 1943)} was not a suit upon the bond; it was a suit to cancel it, and the burden lay on the other side.",
    "negative",
  ],
  [
    "free prose",
    "The facts in {Vickery v. Ogle County, 66 N.W.2d 485 (Iowa 1947)} were much stronger for the plaintiff than anything shown here.",
    "negative",
  ],
  [
    "free prose",
    "Those cases, and {Yarnell v. Sumner Mills, 103 S.W. 538 (Mo. 1915)} in particular, made too much of form. We look to the substance and hold the transfer taxable.",
    "negative",
  ],
  [
    "free prose",
    "We leave {Bellamy v. Gaines, 140 F. Supp. 591 (D. Me. 1960)} to the jurisdiction that gave it birth.",
    "negative",
  ],
  [
    "free prose",
    "The insured's confidence in {Gannett v. Marsh, 177 A.2d 644 (Pa. 1949)} is misplaced. That policy had no such clause.",
    "negative",
  ],
  [
    "free prose",
    "{Loomis v. Bryce, 214 Mass. 697 (1905)} adopted a test that neither lawyers nor judges have been able to apply with any consistency. We substitute another.",
    "negative",
  ],
  [
    "free prose",
    "What was sauce for the goose in {Quarles v. Metro Bonding Co., 251 F.3d 750 (9th Cir. 2019)} is sauce for the gander here. Judgment for the defendant.",
    "positive",
  ],
  ["free prose", "{Sibley v. United Ferry Lines, 288 U.S. 803 (1916)} is this case in all but name.", "positive"],
  [
    "free prose",
    "Upon principle we should reach that conclusion unaided; upon the authority of {Thorne v. Union Depot Co., 325 F.2d 856 (6th Cir. 1935)} we are bound to reach it.",
    "positive",
  ],
  [
    "free prose",
    "Nor do we find any weakness in {Upshaw v. Prairie Tel. Co., 362 N.W.2d 29 (Iowa 1970)}. The criticisms made of it are aimed at things it did not say.",
    "positive",
  ],
  [
    "free prose",
    "We have reread {Whitlow v. Tilden Bros., 399 S.W. 82 (Mo. 1913)}. We would not change a line.",
    "positive",
  ],
  [
    "free prose",
    "The point was decided adversely to the appellant in {Ambler v. City of Alden, 436 F. Supp. 135 (D. Me. 1952)}, and he offers nothing new.",
    "positive",
  ],
  [
    "free prose",
    "We take the law to be as stated in {Chilton v. Hollis, 473 A.2d 188 (Pa. 1941)}: an agent may not buy from himself.",
    "positive",
  ],
  [
    "free prose",
    "The principle that runs through {Harwell v. Commissioner, 510 Mass. 241 (1905)}, and which we think sound, is that equity will not aid one who slept upon his rights. The plaintiff slept for eleven years.",
    "positive",
  ],
  [
    "free prose",
    "In keeping with {Tobin v. Lowry, 547 F.3d 294 (5th Cir. 2013)}, we review the finding for clear error only.",
    "positive",
  ],
  [
    "free prose",
    "The court below was right to treat {Cressey v. Western Cartage, Inc., 584 U.S. 347 (1908)} as decisive.",
    "positive",
  ],
  [
    "free prose",
    "It would take a stronger case than this to move us from {Maddock v. Board of Appeals, 61 F.2d 400 (2d Cir. 1955)}.",
    "positive",
  ],
  [
    "free prose",
    "All that is needed to dispose of this appeal is to be found in {Pruett v. Crane Estate, 98 N.W.2d 453 (Iowa 1970)}.",
    "positive",
  ],
  [
    "free prose",
    "The Court of Claims got it right in {Lanning v. State, 135 S.W. 506 (Mo. 1905)}, and its reasons serve here.",
    "positive",
  ],
  [
    "free prose",
    "The defendant's position is that of the losing party in {Orcutt v. Pell, 172 F. Supp. 559 (D. Me. 1944)}, and must suffer the same end.",
    "positive",
  ],
  [
    "free prose",
    "{Stavely v. Dade Fruit Co., 209 A.2d 612 (Pa. 1965)} teaches that a waiver must be knowing. This one was not, and we set it aside.",
    "positive",
  ],
  [
    "free prose",
    "Faithful to {Dunmore v. Ogle County, 246 Mass. 665 (1902)}, the district judge looked to the time of the taking. He did what he ought.",
    "positive",
  ],
  [
    "free prose",
    "I see no escape from {Ferrell v. Sumner Mills, 283 F.3d 718 (5th Cir. 2005)}, and I look for none.",
    "positive",
  ],
  [
    "free prose",
    "Measured by the yardstick of {Kesler v. Gaines, 320 U.S. 771 (1900)}, this search was reasonable.",
    "positive",
  ],
  [
    "free prose",
    "The logic of {Wadley v. Marsh, 357 F.2d 824 (8th Cir. 1955)} is unanswerable, and embraces leases no less than deeds.",
    "positive",
  ],
  [
    "free prose",
    "By now it is firmly established, {Brandt v. Bryce, 394 N.W.2d 877 (Iowa 1963)}, that the State may not comment on silence. It did so here, and a new trial must follow.",
    "positive",
  ],
  [
    "free prose",
    "Like the court in {Colquitt v. Metro Bonding Co., 431 S.W. 50 (Mo. 1897)}, we are unwilling to presume fraud from a mere failure to record.",
    "positive",
  ],
  [
    "free prose",
    "A rule so long acquiesced in as that of {Haskins v. United Ferry Lines, 468 F. Supp. 103 (D. Me. 1965)} ought not to be shaken, and we do not shake it.",
    "positive",
  ],
  [
    "free prose",
    "Plaintiffs say that {Ridley v. Union Depot Co., 505 A.2d 156 (Pa. 1965)} is out of step with modern notions. If so, the modern notions must give way until the legislature speaks.",
    "positive",
  ],
  [
    "free prose",
    "The test is whether the harm was foreseeable, {Osgood v. Prairie Tel. Co., 542 Mass. 209 (1894)}, and on this evidence it plainly was.",
    "positive",
  ],
  [
    "free prose",
    "{Tremont v. Tilden Bros., 579 F.3d 262 (7th Cir. 1997)} compels a reversal. The instruction left out the element of intent.",
    "positive",
  ],
  [
    "free prose",
    "The weight of authority favors the wife, and of that authority {Vickery v. City of Alden, 56 U.S. 315 (1925)} is the most carefully reasoned. We adopt its conclusion.",
    "positive",
  ],
  [
    "free prose",
    "No distinction worth drawing separates the present facts from {Yarnell v. Hollis, 93 F.2d 368 (4th Cir. 1951)}.",
    "positive",
  ],
  [
    "free prose",
    "We reaffirm today what was held in {Bellamy v. Commissioner, 130 N.W.2d 421 (Iowa 1955)}, lest silence be taken for retreat.",
    "positive",
  ],
  [
    "free prose",
    "The appellant's quarrel is with {Gannett v. Lowry, 167 S.W. 474 (Mo. 1915)}, and so long as that decision is law he must lose.",
    "positive",
  ],
  [
    "free prose",
    "Our own cases yield no answer, but {Loomis v. Western Cartage, Inc., 204 F. Supp. 527 (D. Me. 1965)}, from a sister State with an identical statute, yields one that satisfies us.",
    "positive",
  ],
  [
    "free prose",
    "We agree with the Ninth Circuit, {Quarles v. Board of Appeals, 241 A.2d 580 (Pa. 1957)}, that the clause is severable.",
    "positive",
  ],
  [
    "free prose",
    "The decision in {Sibley v. Crane Estate, 278 Mass. 633 (1886)} was no accident. It followed from the nature of a trust, and the same consequence follows now.",
    "positive",
  ],
  [
    "free prose",
    "{Thorne v. State, 315 F.3d 686 (7th Cir. 2019)} allowed the widow to elect after the year where she had been misled. This widow was misled too, and may elect.",
    "positive",
  ],
  [
    "free prose",
    "Nothing said in Whitlow v. Dade Fruit Co., 389 F.2d 792 (10th Cir. 1943) was meant to impair {Upshaw v. Pell, 352 U.S. 739 (1924)}, and we apply it here without hesitation.",
    "positive",
  ],
  [
    "free prose",
    "That course was approved in {Ambler v. Ogle County, 426 N.W.2d 845 (Iowa 1947)} and was the proper one to take.",
    "positive",
  ],
  [
    "free prose",
    "As {Chilton v. Sumner Mills, 463 S.W. 18 (Mo. 1915)} makes plain, the privilege belongs to the client. The subpoena was rightly quashed.",
    "positive",
  ],
  [
    "free prose",
    "Defendant concedes that {Harwell v. Gaines, 500 F. Supp. 71 (D. Me. 1960)} controls unless it is overruled. We are not disposed to overrule it.",
    "positive",
  ],
  [
    "free prose",
    "The dissent would overrule {Tobin v. Marsh, 537 A.2d 124 (Pa. 1949)}. The majority of us think it right, and it remains the law.",
    "positive",
  ],
  [
    "free prose",
    "We do nothing more than apply {Cressey v. Bryce, 574 Mass. 177 (1905)} to a new set of facts.",
    "positive",
  ],
  [
    "free prose",
    "The court is indebted to counsel for a full discussion of {Maddock v. Metro Bonding Co., 51 F.3d 230 (7th Cir. 2019)}. As the case is moot it would be improper to say more.",
    "neutral",
  ],
  [
    "free prose",
    "{Pruett v. United Ferry Lines, 88 U.S. 283 (1916)} was tried before the same judge, on the same evidence, with a different jury and a different result.",
    "neutral",
  ],
  [
    "free prose",
    "The agency's brief leans on {Lanning v. Union Depot Co., 125 F.2d 336 (6th Cir. 1935)}. The petitioner's leans the other way. The statute, which neither quotes, is dispositive.",
    "neutral",
  ],
  [
    "free prose",
    "It was after the decision in {Orcutt v. Prairie Tel. Co., 162 N.W.2d 389 (Iowa 1970)} that the town bought the waterworks. The purchase was void for want of an election.",
    "neutral",
  ],
  [
    "free prose",
    "Judge Hale, dissenting, thought {Stavely v. Tilden Bros., 199 S.W. 442 (Mo. 1913)} wrongly decided and would have said so.",
    "neutral",
  ],
  [
    "free prose",
    "Whatever {Dunmore v. City of Alden, 236 F. Supp. 495 (D. Me. 1952)} may mean for insurers, there is no insurer here.",
    "neutral",
  ],
  [
    "free prose",
    "The magistrate rejected {Ferrell v. Hollis, 273 A.2d 548 (Pa. 1941)} as unsound. No objection having been filed to that part of the report, we do not review it.",
    "neutral",
  ],
  [
    "free prose",
    'In {Kesler v. Commissioner, 310 Mass. 601 (1905)} the same clause was described as "a lawyer\'s delight". It is the clause in the second lease, however, that is unenforceable.',
    "neutral",
  ],
  [
    "free prose",
    "We may put {Wadley v. Lowry, 347 F.3d 654 (9th Cir. 2013)} to one side. The claim fails for a more elementary reason: the plaintiff was never hurt.",
    "neutral",
  ],
  [
    "free prose",
    "Plaintiff, who lost in {Brandt v. Western Cartage, Inc., 384 U.S. 707 (1908)}, now sues his lawyer for having lost it.",
    "neutral",
  ],
  [
    "free prose",
    "The dispute over the meaning of {Colquitt v. Board of Appeals, 421 F.2d 760 (2d Cir. 1955)} has lasted as long as the case itself and may outlast it. We do not enter upon it.",
    "neutral",
  ],
  [
    "free prose",
    "A petition for certiorari in {Haskins v. Crane Estate, 458 N.W.2d 813 (Iowa 1970)} is pending, and we think it prudent to await the outcome.",
    "neutral",
  ],
  [
    "free prose",
    "{Ridley v. State, 495 S.W. 866 (Mo. 1905)} overruled Osgood v. Pell, 532 F. Supp. 39 (D. Me. 1944) to the extent that it was inconsistent. No one claims that the inconsistent part has any bearing here.",
    "neutral",
  ],
  [
    "free prose",
    "The treatise cites {Tremont v. Dade Fruit Co., 569 A.2d 92 (Pa. 1965)} with approval and Vickery v. Ogle County, 46 Mass. 145 (1902) with disapproval. We are concerned with neither.",
    "neutral",
  ],
  [
    "free prose",
    "Only one question was certified, and it is not the question of {Yarnell v. Sumner Mills, 83 F.3d 198 (9th Cir. 2005)}.",
    "neutral",
  ],
  [
    "free prose",
    "The District Court, quoting {Bellamy v. Gaines, 120 U.S. 251 (1900)}, sustained the demurrer. The plaintiff took no exception, and the point is lost to him.",
    "neutral",
  ],
  [
    "free prose",
    "Assuming without deciding that {Gannett v. Marsh, 157 F.2d 304 (8th Cir. 1955)} extends to independent contractors, the proof of negligence is wanting.",
    "neutral",
  ],
  [
    "free prose",
    "Commentators have been severe upon {Loomis v. Bryce, 194 N.W.2d 357 (Iowa 1963)}. The severity of commentators is not before us.",
    "neutral",
  ],
  [
    "free prose",
    "The statute reviewed in {Quarles v. Metro Bonding Co., 231 S.W. 410 (Mo. 1897)} differed in wording from its neighbor across the river, and both have since been repealed. The present claim is one at common law.",
    "neutral",
  ],
  [
    "free prose",
    "If we thought that {Sibley v. United Ferry Lines, 268 F. Supp. 463 (D. Me. 1965)} was in the way, we should have to consider whether to remove it. It is not in the way.",
    "neutral",
  ],
  [
    "free prose",
    "The origin of the phrase is obscure. It appears first in {Thorne v. Union Depot Co., 305 A.2d 516 (Pa. 1965)}, where it is attributed to Lord Coke.",
    "neutral",
  ],
  [
    "free prose",
    "For purposes of the motion the parties treat {Upshaw v. Prairie Tel. Co., 342 Mass. 569 (1894)} as good law, and so shall we for those purposes only.",
    "neutral",
  ],
  [
    "free prose",
    "The concurrence would rest on {Whitlow v. Tilden Bros., 379 F.3d 622 (5th Cir. 1997)} instead. We prefer not to reach that ground.",
    "neutral",
  ],
  [
    "free prose",
    "See, e.g., {Ambler v. City of Alden, 416 U.S. 675 (1925)}; Chilton v. Hollis, 453 F.2d 728 (4th Cir. 1951). But even a valid lien may be lost, and this one was.",
    "neutral",
  ],
  [
    "free prose",
    "{Harwell v. Commissioner, 490 N.W.2d 781 (Iowa 1955)} is one of a dozen cases cited on the subject. None was a case of insanity, and none need be discussed.",
    "neutral",
  ],
  [
    "free prose",
    "The jury may have disbelieved him because of what came out in {Tobin v. Lowry, 527 S.W. 834 (Mo. 1915)}. That is no ground for a new trial.",
    "neutral",
  ],
  [
    "free prose",
    "While this appeal was pending, {Cressey v. Western Cartage, Inc., 564 F. Supp. 887 (D. Me. 1965)} was decided. Both sides have filed letters about it. Each claims it for his own.",
    "neutral",
  ],
  [
    "free prose",
    "Mr. Justice Wynn joined the opinion in {Maddock v. Board of Appeals, 41 A.2d 60 (Pa. 1957)} and lived to regret it, as he tells us in his memoirs.",
    "neutral",
  ],
  [
    "free prose",
    "The appellee argues that {Pruett v. Crane Estate, 78 Mass. 113 (1886)} has been undermined, weakened, and all but abandoned. We need not say, because appellee wins under any view.",
    "neutral",
  ],
  [
    "free prose",
    "We are asked what would remain of {Lanning v. State, 115 F.3d 166 (5th Cir. 2019)} if we held for the respondent. We do not hold for him.",
    "neutral",
  ],
  [
    "free prose",
    "{Orcutt v. Pell, 152 U.S. 219 (1924)} mentions the rule and passes on. Stavely v. Dade Fruit Co., 189 F.2d 272 (10th Cir. 1943) rejects it. In this State it has never been considered, and it is not presented here.",
    "neutral",
  ],
  [
    "free prose",
    "It is not for us, an intermediate court, to say whether {Dunmore v. Ogle County, 226 N.W.2d 325 (Iowa 1947)} should be retained. The petition for transfer may be addressed to those who can.",
    "neutral",
  ],
  [
    "free prose",
    "That judgment was itself the subject of an appeal, {Ferrell v. Sumner Mills, 263 S.W. 378 (Mo. 1915)}, which was dismissed by stipulation.",
    "neutral",
  ],
  [
    "free prose",
    "The bankrupt has been here before. {Kesler v. Gaines, 300 F. Supp. 431 (D. Me. 1960)}. On that occasion he wanted a discharge; on this he wants a stay, and his reasons are frivolous.",
    "neutral",
  ],
  [
    "free prose",
    "One line of cases, of which {Wadley v. Marsh, 337 A.2d 484 (Pa. 1949)} is typical, looks to intention; another, typified by Brandt v. Bryce, 374 Mass. 537 (1905), looks to effect. On either line the gift was complete.",
    "neutral",
  ],
  [
    "free prose",
    "The Full Bench finds itself unable to endorse the view expressed in {Jagat Narain v. Union of India, 1988 (4) KLT 590} that a show cause notice is an empty formality.",
    "negative",
  ],
  [
    "free prose",
    "{Savitri v. Deoki Nandan, AIR 1967 SC 643} has been impliedly overruled by the later pronouncement of the Supreme Court in Ramesh Bhatt v. Income Tax Officer, (1976) 9 SCC 696, and reliance thereon by the court below was impermissible.",
    "negative",
  ],
  [
    "free prose",
    "Counsel for the assessee drew sustenance from {Kalawati v. Collector of Thane, AIR 1985 Bom 749}. The sustenance is illusory; the agreement there was one of sale, and here of agency.",
    "negative",
  ],
  [
    "free prose",
    "In our opinion {Harnam Das v. Regional Manager, 1984 (4) KLT 802} was decided per incuriam, the attention of the learned Judges not having been drawn to Article 311(2).",
    "negative",
  ],
  [
    "free prose",
    "The law as it stood when {Gopal Shetty v. State of Bihar, AIR 1963 SC 855} was decided has undergone a sea change with the coming into force of the Act of 2013.",
    "negative",
  ],
  [
    "free prose",
    "The said judgment, {Nirmala Devi v. Municipal Council, Alwar, (1972) 2 SCC 28}, turned on its own facts and cannot be pressed into service by the petitioner.",
    "negative",
  ],
  [
    "free prose",
    "We cannot persuade ourselves to hold that {Abdul Sattar v. State of Mysore, AIR 1981 Bom 81} is an authority for the broad proposition canvassed by the learned Additional Solicitor General.",
    "negative",
  ],
  [
    "free prose",
    "Not approving the decision of the Kerala High Court in {Iswar Dayal v. Kerala State Electricity Board, 1980 (4) KLT 134}, this Court allowed the appeals.",
    "negative",
  ],
  [
    "free prose",
    "The contrary view in {Ponnusamy v. Mangal Sen, AIR 1959 SC 187}, with respect, gives no effect to the non obstante clause and does not commend itself to us.",
    "negative",
  ],
  [
    "free prose",
    "The foundation of {Lakhan Lal v. Union of India, (2008) 6 SCC 240} was the proviso, since omitted. The superstructure falls with it.",
    "negative",
  ],
  [
    "free prose",
    "The reasoning in {Sushila Bai v. Deoki Nandan, AIR 1977 Bom 293} is difficult to follow and, with respect, difficult to accept.",
    "negative",
  ],
  [
    "free prose",
    "{Mohan Raj v. Income Tax Officer, 1976 (4) KLT 346} related to a promotion by seniority. Selection on merit stands on an entirely different footing.",
    "negative",
  ],
  [
    "free prose",
    "In view of the authoritative pronouncement in {Bhim Sain v. Collector of Thane, AIR 1955 SC 399}, the question does not survive for consideration. The petition is dismissed.",
    "positive",
  ],
  [
    "free prose",
    "We entirely endorse what has been stated by the Madras High Court in {Karuppan v. Regional Manager, (2004) 1 SCC 452} and have nothing useful to add.",
    "positive",
  ],
  [
    "free prose",
    "Applying the test propounded in {Jagat Narain v. State of Bihar, AIR 1973 Bom 505}, we have no manner of doubt that the trust is a public one.",
    "positive",
  ],
  [
    "free prose",
    "The State has not been able to point out why the ratio in {Savitri v. Municipal Council, Alwar, 1972 (4) KLT 558} should not be applied to contract labour. We apply it.",
    "positive",
  ],
  [
    "free prose",
    "The learned Judge lost sight of {Ramesh Bhatt v. State of Mysore, AIR 1951 SC 611}, which clinches the issue. The order is set aside and the claim decreed.",
    "positive",
  ],
  [
    "free prose",
    "{Kalawati v. Kerala State Electricity Board, (2000) 5 SCC 664} has stood the test of time and has been approved by this Court more than once. It is not open to challenge before a smaller Bench.",
    "positive",
  ],
  [
    "free prose",
    "For parity of reasons with {Harnam Das v. Mangal Sen, AIR 1969 Bom 717}, the detention order is liable to be quashed.",
    "positive",
  ],
  [
    "free prose",
    "Keeping in view the law declared in {Gopal Shetty v. Union of India, 1968 (4) KLT 770}, compensation is enhanced to five lakhs.",
    "positive",
  ],
  [
    "free prose",
    "We are bound by {Nirmala Devi v. Deoki Nandan, AIR 1987 SC 823}, though one of us may have been inclined to think differently were the matter res integra.",
    "positive",
  ],
  [
    "free prose",
    "The appellant's case stands on a better footing than that of the petitioner in {Abdul Sattar v. Income Tax Officer, (1996) 7 SCC 876}, who was granted relief. Relief cannot be denied to her.",
    "positive",
  ],
  [
    "free prose",
    "It is not necessary to burden this judgment with a discussion of {Iswar Dayal v. Collector of Thane, AIR 1965 Bom 49}, as the appellant has abandoned that ground.",
    "neutral",
  ],
  [
    "free prose",
    "The correctness of {Ponnusamy v. Regional Manager, 1964 (4) KLT 102} was sought to be assailed. We are not inclined to go into that larger question in a petition which deserves to fail on laches.",
    "neutral",
  ],
  [
    "free prose",
    "In {Lakhan Lal v. State of Bihar, AIR 1983 SC 155} notice was issued and interim relief declined. The matter is still to be heard.",
    "neutral",
  ],
  [
    "free prose",
    "The Sessions Judge relied upon {Sushila Bai v. Municipal Council, Alwar, (1992) 2 SCC 208}. The High Court relied upon Mohan Raj v. State of Mysore, AIR 1961 Bom 261. The evidence of the sole eye-witness, upon which alone the matter turns, was noticed by neither.",
    "neutral",
  ],
  [
    "free prose",
    "{Bhim Sain v. Kerala State Electricity Board, 2000 (4) KLT 314} arose out of the same acquisition. There the award was accepted; here it is under challenge.",
    "neutral",
  ],
  [
    "free prose",
    "The question whether {Karuppan v. Mangal Sen, AIR 1979 SC 367} lays down good law is pending before a Bench of seven learned Judges. Till then, parties shall maintain status quo.",
    "neutral",
  ],
  [
    "free prose",
    "Counsel read out to us long passages from {Jagat Narain v. Union of India, (1988) 6 SCC 420}. Be that as it may, the plaint discloses no cause of action.",
    "neutral",
  ],
  [
    "free prose",
    "What was under consideration in {Savitri v. Deoki Nandan, AIR 1957 Bom 473} was the Orissa Act. The validity of the Bihar Act, which alone is before us, was upheld in Ramesh Bhatt v. Income Tax Officer, 1996 (4) KLT 526.",
    "neutral",
  ],
  [
    "free prose",
    "The respondent was also the respondent in {Kalawati v. Collector of Thane, AIR 1975 SC 579}. His conduct in suppressing that fact is deplorable.",
    "neutral",
  ],
  [
    "free prose",
    "In {Harnam Das v. Regional Manager, (1984) 1 SCC 632} the learned Judges referred to Gopal Shetty v. State of Bihar, AIR 1953 Bom 685 and expressed their dissent from it. The controversy is no longer live.",
    "neutral",
  ],
  [
    "free prose",
    "We shall speak no more of {Yarnell v. Sumner Mills, 63 S.W. 738 (Mo. 1915)}. What it took away from the jury we today restore to them.",
    "negative",
  ],
  [
    "free prose",
    "The appellant wants us to stretch {Bellamy v. Gaines, 100 F. Supp. 791 (D. Me. 1960)} to cover a mere bystander. The fabric is not so elastic.",
    "negative",
  ],
  [
    "free prose",
    "{Gannett v. Marsh, 137 A.2d 844 (Pa. 1949)} assumes that a child can consent. The assumption is not one that a court of justice can make.",
    "negative",
  ],
  [
    "free prose",
    "After reading {Loomis v. Bryce, 174 Mass. 17 (1905)} twice we remain of opinion that it was decided on sympathy and not on law.",
    "negative",
  ],
  [
    "free prose",
    "The bank's case begins and ends with {Quarles v. Metro Bonding Co., 211 F.3d 70 (5th Cir. 2019)}. But the note in that case was payable to bearer, and this one was not.",
    "negative",
  ],
  [
    "free prose",
    "{Sibley v. United Ferry Lines, 248 U.S. 123 (1916)} is a slender reed, and it breaks under the weight that the defendant puts upon it.",
    "negative",
  ],
  [
    "free prose",
    "Nothing that fell from the court in {Thorne v. Union Depot Co., 285 F.2d 176 (6th Cir. 1935)} can alter the plain command of the section, to which no reference was made there.",
    "negative",
  ],
  [
    "free prose",
    "We had hoped that {Upshaw v. Prairie Tel. Co., 322 N.W.2d 229 (Iowa 1970)} would bring order to this corner of the law. It has brought the reverse, and we give it up.",
    "negative",
  ],
  [
    "free prose",
    "The State replies with {Whitlow v. Tilden Bros., 359 S.W. 282 (Mo. 1913)}. The reply is inadequate, for there the accused had fled and here he had surrendered.",
    "negative",
  ],
  [
    "free prose",
    "The intermediate court's opinion in {Ambler v. City of Alden, 396 F. Supp. 335 (D. Me. 1952)} must be depublished in view of what we have said.",
    "negative",
  ],
  [
    "free prose",
    "{Chilton v. Hollis, 433 A.2d 388 (Pa. 1941)}, relied upon by the master, belongs to the days before the fusion of law and equity and has no office to perform now.",
    "negative",
  ],
  [
    "free prose",
    "It is urged that {Harwell v. Commissioner, 470 Mass. 441 (1905)} forbids this inquiry. It forbids nothing of the sort; the remark quoted was thrown out by way of illustration.",
    "negative",
  ],
  [
    "free prose",
    "We are not bound by {Tobin v. Lowry, 507 F.3d 494 (7th Cir. 2013)} and do not think it right.",
    "negative",
  ],
  [
    "free prose",
    "Our sister court in {Cressey v. Western Cartage, Inc., 544 U.S. 547 (1908)} saw the statute through one end of the glass. We look through the other.",
    "negative",
  ],
  [
    "free prose",
    "{Maddock v. Board of Appeals, 581 F.2d 600 (2d Cir. 1955)} has been explained away so often that nothing remains to explain.",
    "negative",
  ],
  [
    "free prose",
    "A proposition so startling as that of {Pruett v. Crane Estate, 58 N.W.2d 653 (Iowa 1970)} ought to have been supported by something better than a citation to an encyclopaedia.",
    "negative",
  ],
  [
    "free prose",
    "The judgment of affirmance in {Lanning v. State, 95 S.W. 706 (Mo. 1905)} was recalled, and a judgment for the other party entered in its stead.",
    "negative",
  ],
  [
    "free prose",
    "Any force that {Orcutt v. Pell, 132 F. Supp. 759 (D. Me. 1944)} may once have had is spent.",
    "negative",
  ],
  [
    "free prose",
    "To the ruling in {Stavely v. Dade Fruit Co., 169 A.2d 812 (Pa. 1965)} there are three answers, each of them sufficient.",
    "negative",
  ],
  [
    "free prose",
    "If {Dunmore v. Ogle County, 206 Mass. 865 (1902)} were right, every unpaid invoice would be a fraud. That is reason enough for thinking it wrong.",
    "negative",
  ],
  [
    "free prose",
    "This record brings the parties within the four corners of {Ferrell v. Sumner Mills, 243 F.3d 38 (7th Cir. 2005)}. The injunction was proper.",
    "positive",
  ],
  [
    "free prose",
    "{Kesler v. Gaines, 280 U.S. 91 (1900)} has met every test to which time has put it, and it meets this one.",
    "positive",
  ],
  [
    "free prose",
    "We can do no better than to repeat what was said in {Wadley v. Marsh, 317 F.2d 144 (8th Cir. 1955)} and to act upon it.",
    "positive",
  ],
  [
    "free prose",
    "The trial judge asked himself the question that {Brandt v. Bryce, 354 N.W.2d 197 (Iowa 1963)} requires to be asked, and gave the only answer the evidence allowed.",
    "positive",
  ],
  [
    "free prose",
    "With that view, forcefully put in {Colquitt v. Metro Bonding Co., 391 S.W. 250 (Mo. 1897)}, we find ourselves in accord.",
    "positive",
  ],
  [
    "free prose",
    "The plaintiff asks us to limit {Haskins v. United Ferry Lines, 428 F. Supp. 303 (D. Me. 1965)} to its facts. The rule is broader than its facts and just as broad as its reason, and it reaches her.",
    "positive",
  ],
  [
    "free prose",
    "It is idle to say that {Ridley v. Union Depot Co., 465 A.2d 356 (Pa. 1965)} is old. So is the multiplication table. The defendant must account.",
    "positive",
  ],
  [
    "free prose",
    "We have no hesitation in extending to chattels what {Osgood v. Prairie Tel. Co., 502 Mass. 409 (1894)} decided as to land.",
    "positive",
  ],
  [
    "free prose",
    "In {Tremont v. Tilden Bros., 539 F.3d 462 (9th Cir. 1997)} we refused a new trial on like affidavits, and for the same reasons we refuse one now.",
    "positive",
  ],
  [
    "free prose",
    "Unless and until the Supreme Court says otherwise, {Vickery v. City of Alden, 576 U.S. 515 (1925)} is the law, and under it the complaint states a claim.",
    "positive",
  ],
  [
    "free prose",
    "Defendants point to the criticism of {Yarnell v. Hollis, 53 F.2d 568 (4th Cir. 1951)} in the law reviews. It has been heard here before, and the decision has emerged the stronger.",
    "positive",
  ],
  [
    "free prose",
    "The question admits of one answer only, the answer given in {Bellamy v. Commissioner, 90 N.W.2d 621 (Iowa 1955)}.",
    "positive",
  ],
  [
    "free prose",
    "The rule is salutary and {Gannett v. Lowry, 127 S.W. 674 (Mo. 1915)} shows why. We enforce it.",
    "positive",
  ],
  [
    "free prose",
    "Both courts below followed {Loomis v. Western Cartage, Inc., 164 F. Supp. 727 (D. Me. 1965)}, and both were right to do so.",
    "positive",
  ],
  [
    "free prose",
    "Whether the learned judge was wrong to follow {Quarles v. Board of Appeals, 201 A.2d 780 (Pa. 1957)} we shall never know, for the plaintiff has assigned no error to it.",
    "neutral",
  ],
  [
    "free prose",
    "The parties have devoted most of their argument to {Sibley v. Crane Estate, 238 Mass. 833 (1886)}. Most of ours will be devoted to the certificate of service, which is fatally defective.",
    "neutral",
  ],
  [
    "free prose",
    "Two circuits have rejected {Thorne v. State, 275 F.3d 886 (9th Cir. 2019)}; three have embraced it. The issue will keep for a case in which it matters.",
    "neutral",
  ],
  [
    "free prose",
    "The plaintiff in {Upshaw v. Pell, 312 U.S. 59 (1924)} was the grandfather of the present one, and lost the same farm that this one claims.",
    "neutral",
  ],
  [
    "free prose",
    "The rule of {Whitlow v. Dade Fruit Co., 349 F.2d 112 (10th Cir. 1943)}, it is said, is harsh. It may be. The legislature abolished it for actions begun after 1950, and this one was begun in 1949 and abandoned in 1951.",
    "neutral",
  ],
  [
    "free prose",
    "We need not go so far as {Ambler v. Ogle County, 386 N.W.2d 165 (Iowa 1947)} to sustain this decree.",
    "neutral",
  ],
  [
    "free prose",
    "An earlier appeal in this cause is reported as {Chilton v. Sumner Mills, 423 S.W. 218 (Mo. 1915)}. The only matter left by the mandate was interest.",
    "neutral",
  ],
  [
    "free prose",
    "{Harwell v. Gaines, 460 F. Supp. 271 (D. Me. 1960)} was argued on the same day as Tobin v. Marsh, 497 A.2d 324 (Pa. 1949). The latter was reversed; the former was held for further briefs.",
    "neutral",
  ],
  [
    "free prose",
    "The opinion below, which we must reverse for want of findings, mentions {Cressey v. Bryce, 534 Mass. 377 (1905)} among other cases.",
    "neutral",
  ],
  [
    "free prose",
    "The rule to which {Maddock v. Metro Bonding Co., 571 F.3d 430 (5th Cir. 2019)} gave its name was the work of Pruett v. United Ferry Lines, 48 U.S. 483 (1916), since discredited. But the name has stuck.",
    "neutral",
  ],
  [
    "free prose",
    "As the court pointed out in {Lanning v. Union Depot Co., 85 F.2d 536 (6th Cir. 1935)}, the word has two meanings. In the contract before us it has a third, and the trial court erred in adopting either of the others.",
    "neutral",
  ],
  [
    "free prose",
    "The respondent does not defend the order on the ground of {Orcutt v. Prairie Tel. Co., 122 N.W.2d 589 (Iowa 1970)}. We therefore say nothing of it, save that our silence is not assent.",
    "neutral",
  ],
  [
    "free prose",
    "Had the defendant raised {Stavely v. Tilden Bros., 159 S.W. 642 (Mo. 1913)} in time, there might have been much to be said. He raised it for the first time in this court.",
    "neutral",
  ],
  [
    "free prose",
    "{Dunmore v. City of Alden, 196 F. Supp. 695 (D. Me. 1952)} considered a motion made before judgment, Ferrell v. Hollis, 233 A.2d 748 (Pa. 1941) one made after. See also Annotation. The motion here was never ruled on at all.",
    "neutral",
  ],
  [
    "free prose",
    "The press called {Kesler v. Commissioner, 270 Mass. 801 (1905)} an outrage. The legislature held hearings. In the end nothing was done, and the statute stands as it did.",
    "neutral",
  ],
  [
    "free prose",
    "{Bhim Sain v. Kerala State Electricity Board, 1980 (4) KLT 854} does not survive the decision in Karuppan v. Mangal Sen, AIR 1959 SC 27, and the High Court ought not to have acted upon it.",
    "negative",
  ],
  [
    "free prose",
    "The appellant cannot draw any support from {Jagat Narain v. Union of India, (2008) 4 SCC 80}, for the lease there contained a covenant for renewal and the present one contains none.",
    "negative",
  ],
  [
    "free prose",
    "The learned Judges who decided {Savitri v. Deoki Nandan, AIR 1977 Bom 133} were not referred to the definition in Section 2(k), and the decision must be treated as having been rendered sub silentio.",
    "negative",
  ],
  [
    "free prose",
    "In so far as {Ramesh Bhatt v. Income Tax Officer, 1976 (4) KLT 186} holds to the contrary, the same stands overruled.",
    "negative",
  ],
  ["free prose", "We regret our inability to follow {Kalawati v. Collector of Thane, AIR 1955 SC 239}.", "negative"],
  [
    "free prose",
    "Reliance on {Harnam Das v. Regional Manager, (2004) 8 SCC 292} is wholly misconceived; that was a case under the Land Reforms Act.",
    "negative",
  ],
  [
    "free prose",
    "The judgment in {Gopal Shetty v. State of Bihar, AIR 1973 Bom 345} having been reversed in Civil Appeal No. 210 of 1988, the submission founded on it has no legs to stand on.",
    "negative",
  ],
  [
    "free prose",
    "We see no good ground to differ from the consistent view expressed since {Nirmala Devi v. Municipal Council, Alwar, 1972 (4) KLT 398}; the appeal must fail.",
    "positive",
  ],
  [
    "free prose",
    "The principle in {Abdul Sattar v. State of Mysore, AIR 1951 SC 451} has been consistently acted upon by the courts and affords a complete answer to the contention of the Revenue.",
    "positive",
  ],
  [
    "free prose",
    "The learned Single Judge has rightly applied {Iswar Dayal v. Kerala State Electricity Board, (2000) 1 SCC 504}, and no interference is called for.",
    "positive",
  ],
  [
    "free prose",
    "Mr. Nair's endeavour to distinguish {Ponnusamy v. Mangal Sen, AIR 1969 Bom 557} does not impress us. The facts may differ; the principle does not. The appeal is dismissed.",
    "positive",
  ],
  [
    "free prose",
    "Adopting the reasoning in {Lakhan Lal v. Union of India, 1968 (4) KLT 610}, we hold that the limitation runs from the date of knowledge.",
    "positive",
  ],
  [
    "free prose",
    "Shri Banerji contended that {Sushila Bai v. Deoki Nandan, AIR 1987 SC 663} squarely applies; Shri Pillai contended that it stands overruled. As the respondent has since been reinstated, the petition has become infructuous.",
    "neutral",
  ],
  [
    "free prose",
    "The Division Bench noticed {Mohan Raj v. Income Tax Officer, (1996) 5 SCC 716} but rested its decision on estoppel, and it is the finding of estoppel that is wholly perverse.",
    "neutral",
  ],
  [
    "free prose",
    "{Bhim Sain v. Collector of Thane, AIR 1965 Bom 769} came to be decided on the language of the repealed Act. We are not concerned with either Act, the matter being governed by contract.",
    "neutral",
  ],
  [
    "free prose",
    "It was in {Karuppan v. Regional Manager, 1964 (4) KLT 822} that the commission was first appointed. Its report was rejected by the State and is under challenge in another petition.",
    "neutral",
  ],
  [
    "free prose",
    "The question posed in {Jagat Narain v. State of Bihar, AIR 1983 SC 875} has been left open by this Court in Savitri v. Municipal Council, Alwar, (1992) 9 SCC 48 and we leave it there.",
    "neutral",
  ],
  [
    "free prose",
    "Learned counsel fairly stated that he does not press the point based on {Ramesh Bhatt v. State of Mysore, AIR 1961 Bom 101}. The only surviving contention, as to limitation, is devoid of merit.",
    "neutral",
  ],
  [
    "free prose",
    "The petitioner in {Kalawati v. Kerala State Electricity Board, 2000 (4) KLT 154} was the petitioner's elder brother, whose claim was allowed by consent.",
    "neutral",
  ],
  [
    "free prose",
    "Whether the High Court was justified in not following {Harnam Das v. Mangal Sen, AIR 1979 SC 207} is a question which does not arise, as the suit itself was not maintainable.",
    "neutral",
  ],
  [
    "free prose",
    "The vessel in {Maddock v. Board of Appeals, 561 A.2d 260 (Pa. 1957)} was laden with hides.",
    "neutral",
  ],
  [
    "free prose",
    "The house in {Pruett v. Crane Estate, 598 Mass. 313 (1886)} stood upon a hill and wanted a roof.",
    "neutral",
  ],
  [
    "free prose",
    "The defendant in {Lanning v. State, 75 F.3d 366 (7th Cir. 2019)} was a cooper who had lost two fingers.",
    "neutral",
  ],
  ["free prose", "The policy in {Orcutt v. Pell, 112 U.S. 419 (1924)} was written in red ink.", "neutral"],
  [
    "free prose",
    "The bridge in {Stavely v. Dade Fruit Co., 149 F.2d 472 (10th Cir. 1943)} was of iron, and old.",
    "neutral",
  ],
  [
    "free prose",
    "The horse in {Dunmore v. Ogle County, 186 N.W.2d 525 (Iowa 1947)} was blind in one eye, as the buyer knew.",
    "neutral",
  ],
  [
    "free prose",
    "The witness in {Ferrell v. Sumner Mills, 223 S.W. 578 (Mo. 1915)} could neither read nor write.",
    "neutral",
  ],
  ["free prose", "The clerk has mislaid the file of {Kesler v. Gaines, 260 F. Supp. 631 (D. Me. 1960)}.", "neutral"],
  ["free prose", "The argument in {Wadley v. Marsh, 297 A.2d 684 (Pa. 1949)} took three days.", "neutral"],
  ["free prose", "The statute is printed in the margin of {Brandt v. Bryce, 334 Mass. 737 (1905)}.", "neutral"],
  [
    "free prose",
    "The report of {Colquitt v. Metro Bonding Co., 371 F.3d 790 (9th Cir. 2019)} begins at the foot of the page.",
    "neutral",
  ],
  [
    "free prose",
    "The mill in {Haskins v. United Ferry Lines, 408 U.S. 843 (1916)} had burned the year before.",
    "neutral",
  ],
  [
    "free prose",
    "No one appeared for the appellee in {Ridley v. Union Depot Co., 445 F.2d 16 (6th Cir. 1935)}.",
    "neutral",
  ],
  [
    "free prose",
    "The contract in {Osgood v. Prairie Tel. Co., 482 N.W.2d 69 (Iowa 1970)} was for the sale of damaged grain.",
    "neutral",
  ],
  [
    "free prose",
    "Is {Tremont v. Tilden Bros., 519 S.W. 122 (Mo. 1913)} consistent with the Code? It is not.",
    "negative",
  ],
  [
    "free prose",
    "Can it be said that {Vickery v. City of Alden, 556 F. Supp. 175 (D. Me. 1952)} helps the widow? We are sure it does not.",
    "negative",
  ],
  [
    "free prose",
    "Does {Yarnell v. Hollis, 593 A.2d 228 (Pa. 1941)} survive the amendment? In our opinion, no.",
    "negative",
  ],
  [
    "free prose",
    "May {Bellamy v. Commissioner, 70 Mass. 281 (1905)} be followed in this State? We think it may not.",
    "negative",
  ],
  [
    "free prose",
    "Is there any way to harmonize {Gannett v. Lowry, 107 F.3d 334 (9th Cir. 2013)} with the Constitution? We know of none.",
    "negative",
  ],
  [
    "free prose",
    "Does {Loomis v. Western Cartage, Inc., 144 U.S. 387 (1908)} decide this case? We believe that it does.",
    "positive",
  ],
  ["free prose", "Is {Quarles v. Board of Appeals, 181 F.2d 440 (2d Cir. 1955)} still the law? It is.", "positive"],
  ["free prose", "Must {Sibley v. Crane Estate, 218 N.W.2d 493 (Iowa 1970)} be obeyed here? Undoubtedly.", "positive"],
];
