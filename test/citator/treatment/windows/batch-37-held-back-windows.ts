import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 37, that no rule may be changed for: written without sight of the rules by two authors
 * (150 and 150), each in the voice of other courts. One block of 25 in eight, by the authors of batch 36.
 * Before anything was tuned on those of batch 36, 191 of these 300 were read as labelled (103 and 88).
 */
export const BATCH_37_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
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
