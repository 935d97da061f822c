import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 9, that the rules may be tuned on. They were written without a look at the rules, in words that judges use of their own and not in formulas. American windows precede Indian ones. */
export const BATCH_9_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "overruled",
    "We can no longer square {Ridgeway v. Tallow, 311 U.S. 402 (1941)}, with the words that Congress actually wrote, and we will not go on pretending. Stare decisis does not ask that of us.",
    "negative",
  ],
  [
    "OCR",
    "To the extent that {Penhallow v. Strick-\nland, 44 Cal. 2d 190 (1955)}, says any-\nthing different, it is hereby disap-\nproved.",
    "negative",
  ],
  [
    "superseded",
    "The premise of {Dillard v. Yoakum, 509 S.W.2d 77 (Tex. 1974)}, has been eaten away, statute by statute, until nothing of it is left to stand on.",
    "negative",
  ],
  [
    "history",
    "{Bexley v. Corwin, 391 F. Supp. 2d 204 (D. Conn. 2005)}, rev’d sub nom. Corwin v. Bexley, 512 F.3d 88 (2d Cir. 2008).",
    "negative",
  ],
  [
    "doubted",
    "Four Members of this Court have since said in terms that {Lorimer v. Vance, 418 U.S. 604 (1974)}, was a mistake, and the author of this opinion, who joined it, now has the gravest misgivings.",
    "negative",
  ],
  [
    "criticized",
    "The Tenth Circuit went the other way in {Quarles v. Stone Cellular, 655 F.3d 1101 (10th Cir. 2011)}. We find its analysis thin.",
    "negative",
  ],
  [
    "superseded",
    "See {Ames Ditch Co. v. Rourke, 77 Colo. 18, 234 P. 611 (1925)}, which the General Assembly answered the next session by enacting the notice statute we construe today.",
    "negative",
  ],
  [
    "declined",
    "If {Varick v. Leland, 190 Misc. 2d 300 (N.Y. Sup. Ct. 2001)}, means what the landlord says it means, then so much the worse for it; this bench will go its own way.",
    "negative",
  ],
  [
    "overruled",
    "The rule announced in {Kimmel v. Brandt, 55 Ohio St. 3d 12, 563 N.E.2d 40 (1990)}, paragraph two of the syllabus, is given up, and the line it drew erased.",
    "negative",
  ],
  [
    "contrary signal",
    "But see {In re Dunleavy, 481 B.R. 310 (Bankr. D. Mass. 2012)} (refusing to lift the stay on like facts).",
    "negative",
  ],
  [
    "vacated",
    "Reliance on {Harte v. Cullen, 12 Pa. Commw. 90 (1974)}, is passing strange: the opinion was vacated when reargument was allowed, a fact that no brief mentions.",
    "negative",
  ],
  [
    "overruled",
    "Until {Lyle v. Gantt, 301 Ga. 555 (2017)}, took its detour, no court in this State had let a bailee sue in conversion before demand. We now return to the main road.",
    "negative",
  ],
  [
    "overruled",
    "{Crewe v. Dorsey, 398 U.S. 77 (1970)}, was an invention of its author; neither text nor history supplies a warrant for it. We let it go.",
    "negative",
  ],
  [
    "declined by others",
    "Three circuits have had occasion to consider {Lambeth v. Cray, 571 F.3d 19 (8th Cir. 2009)}, and not one has been willing to go along with it. Neither are we.",
    "negative",
  ],
  [
    "distinguished",
    "{Pruitt v. Salinas, 88 F.4th 31 (9th Cir. 2023)}, involved a warrant; this case does not. That difference is everything.",
    "negative",
  ],
  ["limited", "We read {Dorrance v. Hale, 377 U.S. 190 (1964)}, as a ferry case and nothing more.", "negative"],
  [
    "distinguished",
    "It is one thing to say, as {Canby v. Treece, 233 P.3d 818 (Or. 2010)}, did, that a host must warn a guest; it is quite another to say that she must fence the ravine.",
    "negative",
  ],
  [
    "distinguished",
    "{Boyle’s Estate, 390 Pa. 41, 134 A.2d 8 (1957)}, may be put to one side; the will there was holographic.",
    "negative",
  ],
  [
    "limited",
    "Our later cases have trimmed {Rademaker v. Ford, 190 Mich. App. 233 (1991)}, back to its own peculiar record.",
    "negative",
  ],
  [
    "distinguished",
    "Appellant makes much of {Gorman v. Hirsch, 8 Haw. 220 (1890)}. But Gorman turned on a statute of the Kingdom with no counterpart in the present Code.",
    "negative",
  ],
  [
    "limited",
    "Read with its facts, as every opinion must be, {Swett v. Bolling, 27 F.3d 1430 (4th Cir. 1994)}, settles only what happens when the shipper himself loads the container.",
    "negative",
  ],
  [
    "followed",
    "We see no daylight between this case and {Corder v. Plum, 571 U.S. 410 (2014)}, and so the answer is the same.",
    "positive",
  ],
  ["followed", "{Grier v. State, 290 Md. 400, 430 A.2d 61 (1981)}, disposes of this appeal.", "positive"],
  [
    "bound",
    "Were we writing on a clean slate some of us might see it otherwise; but {Pickard v. Rush, 66 F.4th 1120 (7th Cir. 2023)}, is circuit law and ends the debate.",
    "positive",
  ],
  [
    "declined invitation",
    "Invited to discard {Linden v. Ashe, 402 U.S. 500 (1971)}, we refuse. Half a century of commerce has grown up around it.",
    "positive",
  ],
  [
    "reaffirmed",
    "{In re Salt Fork Water, 500 F.3d 44 (10th Cir. 2007)}, has weathered every storm since, and we see no reason to haul it down now.",
    "positive",
  ],
  [
    "followed",
    "{Fallon v. Deering, 133 Idaho 90 (1999)}, points the way. There, as here, the surveyor’s stakes had been moved before the deed was signed.",
    "positive",
  ],
  [
    "followed",
    "The defendants never come to grips with {Ochs v. Lane, 580 U.S. 77 (2017)}, which is fatal to their position.",
    "positive",
  ],
  [
    "reaffirmed",
    "Some have wondered whether {Merrill v. Stagg, 360 U.S. 88 (1959)}, outlasted the Act of 1972. We put those doubts to rest: it did.",
    "positive",
  ],
  [
    "applied",
    "With that test, borrowed from {Ivers v. Holt, 225 Wis. 2d 60 (1999)}, in hand, we turn to the lease and find each of its four elements present.",
    "positive",
  ],
  ["followed", "This is {Bayard v. Coe, 311 N.C. 19, 316 S.E.2d 4 (1984)}, all over again.", "positive"],
  [
    "counsel",
    "The Solicitor General tells us that {Wexford v. Lamb, 421 U.S. 60 (1975)}, was wrongly decided and ought to be jettisoned; respondents are just as sure that it is the bedrock of the field. We need not enter the fray, for the statute answers the question.",
    "neutral",
  ],
  [
    "objection",
    "The judge in {Drum v. Casey, 940 F.2d 7 (2d Cir. 1991)}, overruled the objection and let the expert speak.",
    "neutral",
  ],
  ["history, denied", "{Reese v. Dow, 30 F.4th 8 (6th Cir. 2022)}, cert. denied, 143 S. Ct. 91 (2022).", "neutral"],
  [
    "hypothetical",
    "Suppose the legislature tomorrow did away with {Potter v. Lunn, 44 Nev. 51 (1980)}. The vested rights of today’s plaintiffs would be untouched all the same.",
    "neutral",
  ],
  [
    "facts narrated",
    "In {Nash v. Olcott, 19 A.3d 300 (Del. Ch. 2011)}, the buyer rejected the goods as defective and the bank reversed the charge.",
    "neutral",
  ],
  [
    "quoting",
    "The duty is “to look, and to see what is plainly there.” Carden v. Ort, 510 F.2d 3, 6 (3d Cir. 1975) (quoting {Mann v. Sykes, 299 F.2d 8, 11 (3d Cir. 1962)}).",
    "neutral",
  ],
  [
    "neutral signal",
    "Compare {Orne v. Platt, 6 F.3d 40 (1st Cir. 1993)}, with Dill v. Speer, 7 F.3d 90 (5th Cir. 1993).",
    "neutral",
  ],
  [
    "pending",
    "The Supreme Court has agreed to decide next Term whether {Stowe v. Birdsall, 520 U.S. 71 (1997)}, should be overruled; until it speaks we stay our hand.",
    "neutral",
  ],
  ["described", "{Kane v. Pitt, 44 U.S. 3 (1845)}, held that the charter was void and the toll illegal.", "neutral"],
  [
    "order",
    "The motion is DENIED. Counsel shall file within ten days a letter brief of no more than three pages on the effect, if any, of {Malone v. Sykora, 601 U.S. 14 (2024)}.",
    "neutral",
  ],
  ["no treatment", "Neither side cites {Yarrow v. Shute, 210 W. Va. 6 (2001)}, and neither side needed to.", "neutral"],
  [
    "described",
    "In {Thayer v. Groves, 17 Wash. 2d 4 (1943)}, we affirmed a decree that quieted title in the upland owner.",
    "neutral",
  ],
  [
    "facts narrated",
    "The deed in {Hoyt v. Larkin, 5 Conn. 90 (1823)}, was approved by the probate court and followed by a second, which the heirs attacked as unsound.",
    "neutral",
  ],
  [
    "commentary",
    "Professor Hale has argued that {Calvert v. Strong, 471 U.S. 3 (1985)}, is unprincipled. 90 Yale L.J. 4, 19. Others have come to its defense.",
    "neutral",
  ],
  [
    "list only",
    "Cases cited: {Lott v. Hays, 3 Pet. 5 (1830)}; Ware v. Coe, 7 Pet. 9 (1833); Dunn v. Bell, 2 How. 41 (1844).",
    "unknown",
  ],

  // Indian courts.
  [
    "per incuriam",
    "The said judgment, rendered sub silentio and without noticing s. 47, {Kamala Devi v. Official Liquidator, (1981) 2 SCC 719}, is denuded of any precedential value.",
    "negative",
  ],
  [
    "referred",
    "A Bench of equal strength having doubted the correctness of {Mahadeo Rao v. Collector, (2003) 7 SCC 88}, let the papers be placed before Hon’ble the Chief Justice for constituting a larger Bench.",
    "negative",
  ],
  [
    "declined",
    "We find ourselves unable to subscribe to the proposition in {Savitri v. Gopal, ILR (1969) 1 Mad 77}, that a benamidar may sue in ejectment in his own name.",
    "negative",
  ],
  [
    "disapproved",
    "The aforesaid decision in {Nirmala Bai v. Rent Controller, (1988) 1 Mah LJ 300}, we say so with utmost respect, runs in the teeth of s. 13 and cannot be countenanced.",
    "negative",
  ],
  [
    "reversed",
    "The impugned judgment in {State v. Ramu Naik, 2014 SCC OnLine Kar 881}, betrays total non-application of mind and is set aside; the matter is remitted for decision afresh.",
    "negative",
  ],
  [
    "not good law",
    "It must now be taken as settled that {Bhagwandas v. Kesar, AIR 1942 PC 19}, does not represent the law in this country.",
    "negative",
  ],
  [
    "superseded",
    "The very substratum of {Keshav v. District Judge, 1979 All LJ 55}, has disappeared with the deletion of s. 30.",
    "negative",
  ],
  [
    "distinguished",
    "The facts in {Lakshman Das v. Cooper Engg., (1975) 2 LLJ 66}, were poles apart, the workman there never having been served with a charge-sheet.",
    "negative",
  ],
  [
    "distinguished",
    "{Union Bank v. K. Nair, (2001) 1 SCC 2}, cannot be pressed into service where, as in the case on hand, the guarantee is conditional.",
    "negative",
  ],
  [
    "limited",
    "The observations in {Shanti Lal v. Municipal Council, (2005) 3 SCC 9}, have to be understood in the setting of that case and are not to be read as Euclid’s theorems.",
    "negative",
  ],
  [
    "limited",
    "The principle of {Registrar v. Sadanand, AIR 1966 Mys 20}, stops with ministerial officers and does not travel beyond them.",
    "negative",
  ],
  [
    "distinguished",
    "The ld. AR relied on {CIT v. Moti Silk, (1978) 112 ITR 40 (Guj)}. We have perused the same. There the assessee had kept books; the present assessee has none.",
    "negative",
  ],
  [
    "reliance fails",
    "Mr. Desai’s valiant endeavour to bring himself within the four corners of {Zubeida v. Wakf Board, (1997) 8 SCC 4}, must fail, for his client is not a mutawalli.",
    "negative",
  ],
  [
    "followed",
    "The point is no longer res integra. {Bansi Dhar v. State of Rajasthan, (1989) 2 SCC 556}, is a complete answer to Mr. Chagla’s submission.",
    "positive",
  ],
  [
    "relied on",
    "We are fortified in this conclusion by what was said in {Ganesh Das v. ITO, (1963) 47 ITR 900 (SC)}.",
    "positive",
  ],
  [
    "followed",
    "{Raghunath Jha v. King-Emperor, (1928) 55 IA 310}, remains the locus classicus on the topic, and Courts in India have acted upon it without a break.",
    "positive",
  ],
  [
    "bound",
    "{Leela v. Corporation of Calicut, 2001 (2) KLT 606}, is by a Bench of two Judges, as we are; judicial discipline leaves us no room to strike a different note.",
    "positive",
  ],
  [
    "affirmed",
    "We have gone through the judgment under appeal, {Suresh v. Asha, 2006 (3) KLT 40}, with care, and find no infirmity in it. The appeal fails.",
    "positive",
  ],
  [
    "followed",
    "For the reasons given in {Swaran Kaur v. State of Haryana, (1986) 3 SCC 77}, these petitions, raising as they do the identical point, are allowed in the same terms.",
    "positive",
  ],
  [
    "headnote",
    "{Dattatraya v. Shankar, [1970] 2 S.C.R. 66}, followed. Lala v. Ramji, 31 C.W.N. 12, referred to.",
    "positive",
  ],
  [
    "approved by another",
    "This Court in Malati gave its seal of approval to {Hemlata v. Dinesh, AIR 1977 Cal 14}.",
    "positive",
  ],
  [
    "followed",
    "The learned Additional Solicitor General very fairly conceded that the matter is covered on all fours by {Kalpana v. Union of India, (2015) 2 SCC 31}, and in our view rightly so.",
    "positive",
  ],
  [
    "adopted",
    "We can do no better than adopt, as our own, what Chagla, C.J. said in {Narsing v. Bai Jasud, 52 Bom LR 9}.",
    "positive",
  ],
  [
    "counsel",
    "Mr. Bose strenuously contended that {Haripada v. Commr., AIR 1960 SC 77}, is no longer good law. Mr. Sen, per contra, submitted that it is. In the view we take of the pleadings the controversy need not detain us.",
    "neutral",
  ],
  [
    "objection",
    "The appellant’s objection as to jurisdiction was overruled by the trial court on 3.4.1961, vide {Bhola v. Dukhi, Suit No. 14 of 1960}.",
    "neutral",
  ],
  [
    "described",
    "In {Ponnu v. Muthu, (1957) SCR 200}, this Court reversed the High Court and restored the decree of the Munsif.",
    "neutral",
  ],
  [
    "referred to",
    "Reference in this behalf may be made to {Lakhpat v. Board of Trustees, AIR 1963 Guj 30}.",
    "neutral",
  ],
  [
    "facts narrated",
    "In {Workmen v. Tea Board, (1968) 2 LLJ 40}, the two clerks had distinguished themselves in service and their dismissal was doubted even by the Manager.",
    "neutral",
  ],
  [
    "counsel",
    "It was sought to be urged that {Chand Bibi v. Akbar, (1973) 1 SCC 8}, was rendered per incuriam. We say nothing on that.",
    "neutral",
  ],
  [
    "actor",
    "The Full Bench in {Dharam Pal v. Rattan, AIR 1969 Delhi 4 (FB)}, dissented from Ramlal and held that a monthly tenancy ends with the calendar month.",
    "neutral",
  ],
  [
    "left open",
    "The question left open in {Bihari Lal v. Gaon Sabha, (1978) 3 SCC 5}, now arises squarely.",
    "neutral",
  ],
  [
    "lower court",
    "The High Court relied on {Subhash v. Kanta, (1991) 2 DMC 4}, for the proposition that silence for a decade is condonation. The wife is in appeal.",
    "neutral",
  ],
  [
    "commentary",
    "The learned author of the treatise criticises {Faiz Ali v. Emperor, 9 Lah 4}; his view was not canvassed before us.",
    "neutral",
  ],
  [
    "no treatment",
    "Distinguishable or not, {Om Wati v. State of U.P., (2000) 6 SCC 5}, cannot be looked into at this stage, since the appellant is bound by the concession made on 4-2-1999.",
    "neutral",
  ],
  [
    "described",
    "In {Manohar v. Baldev, AIR 1953 Ajm 7}, the sale was confirmed, though the price was thought low, and the purchaser was put in possession.",
    "neutral",
  ],
  ["list only", "Cases referred: 1. {Amba v. Gokul, AIR 1931 Oudh 3}. 2. Jaswant v. Rex, AIR 1949 EP 4.", "unknown"],
];
