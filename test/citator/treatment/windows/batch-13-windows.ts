import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 13, that the rules may be tuned on: what judges say of a case without any of the usual
 * verbs. Many differ in one turn of phrase only, which reverses the treatment.
 */
export const BATCH_13_WINDOWS: readonly TreatmentWindow[] = [
  [
    "indirect",
    "The panel in {Oakes v. Tri-County Transit, 311 F.3d 88} (5th Cir. 2002), did not have the benefit of the Supreme Court's later instruction that remedies are a matter for Congress. We do, and the instruction leaves nothing of the panel's theory.",
    "negative",
  ],
  [
    "indirect",
    "Appellants invite us to read the venue statute as though {Lomax v. Federal Barge Lines, 402 F.2d 310} (8th Cir. 1968), had never been written. It was written, and it is the end of their case.",
    "positive",
  ],
  [
    "indirect",
    "The district judge thought {Farrow v. Dane Chemical, 780 F.2d 11} (4th Cir. 1985), was on all fours. Since we conclude that there was no jurisdiction to begin with, we say nothing of that.",
    "neutral",
  ],
  [
    "indirect",
    "We are told that {Petrie v. Columbia Packing, 94 F.3d 1201} (9th Cir. 1996), answers the question. It answers a question, but not the one that the parties before us have raised.",
    "negative",
  ],
  [
    "indirect",
    "What {Langford v. Merchants Bank, 55 F.2d 660} (7th Cir. 1932), did for drafts we now do for wire transfers.",
    "positive",
  ],
  [
    "indirect",
    "The author of {Prentiss v. Gulf Stevedores, 240 F.2d 9} (5th Cir. 1957), later wrote that he had been mistaken. So he had.",
    "negative",
  ],
  [
    "indirect",
    "We have been shown no reason to travel beyond {Abbot v. Nickel Plate, 61 F.2d 418} (6th Cir. 1932), and we stop where it stops.",
    "positive",
  ],
  [
    "indirect",
    "{Ketchum v. Osage Pipe Line, 133 F.3d 71} (10th Cir. 1998), notwithstanding, a shipper who never signed the tariff is not bound by its forum clause.",
    "negative",
  ],
  [
    "indirect",
    "In {Ramsdell v. Portland Terminal, 77 F. Supp. 4} (D. Me. 1948), the brakeman fell between two cars. Congress took up the subject of couplers again in 1958.",
    "neutral",
  ],
  [
    "indirect",
    "The legislature took down in one session what {Bell v. Fuller, 203 Kan. 14} (1969), had built. Today a guest may sue his host.",
    "negative",
  ],
  [
    "indirect",
    "Whether the point be approached from text or from history, one arrives at {Doane v. Winthrop Trust, 88 F.4th 300} (1st Cir. 2023).",
    "positive",
  ],
  [
    "indirect",
    "If {Gibbs v. Harlan Coal, 44 F.2d 212} (6th Cir. 1930), means what the company says it means, it cannot be law; and if it does not, it is no help to the company.",
    "negative",
  ],
  [
    "indirect",
    "The Government would have us carve an exception out of {Iverson v. United States, 290 F.2d 6} (8th Cir. 1961). The knife is not ours to wield.",
    "positive",
  ],
  [
    "indirect",
    "The premise of {Vickers v. Southern Pacific, 18 F.2d 740} (9th Cir. 1927), that a passenger assumes the risk of the carrier's haste, has not survived the century.",
    "negative",
  ],
  [
    "indirect",
    "For a collection of the cases, beginning with {Sayles v. Hull, 9 F.2d 1} (2d Cir. 1925), see the annotation.",
    "neutral",
  ],
  [
    "indirect",
    "Our sister circuit found an implied right in {Ortega v. Housing Finance, 501 F.3d 9} (11th Cir. 2007). We look in the same place and find none.",
    "negative",
  ],
  [
    "indirect",
    "Judge Hand saw the difficulty in {Corbin v. Atlas Dredging, 120 F.2d 40} (2d Cir. 1941), and saw the way out of it. We take that way.",
    "positive",
  ],
  [
    "indirect",
    "We do not doubt that the result in {Simms v. Lake Carriers, 350 F.2d 99} (6th Cir. 1965), was kind. It was not, however, one that the Act permits.",
    "negative",
  ],
  [
    "indirect",
    "Plaintiff's theory was tried once before, in {Tobey v. National Cash Register, 610 F.2d 17} (6th Cir. 1979), and it fared no better there than it does here.",
    "positive",
  ],
  [
    "indirect",
    "A divided panel decided {Crowe v. Denton, 5 F.4th 812} (5th Cir. 2021), and rehearing en banc has been granted. We express no view.",
    "neutral",
  ],
  [
    "indirect",
    "Petitioner's case begins and ends with {Hollis v. Warden, 717 F.2d 50} (3d Cir. 1983). Hollis had been sentenced in absentia. Petitioner stood before the judge and was asked whether he had anything to say.",
    "negative",
  ],
  [
    "indirect",
    "Like the driver in {Moya v. Sandia Freight, 201 F.3d 77} (10th Cir. 2000), Jensen was on his way home and on no errand of his master. Like that driver's employer, Jensen's must prevail.",
    "positive",
  ],
  [
    "indirect",
    "We gave the answer in {Reyes v. Stone Harbor, 12 F.3d 3} (3d Cir. 1993), in one sentence and without being asked the question. An answer so given binds nobody.",
    "negative",
  ],
  [
    "indirect",
    "So far as we can discover, no court has ever suggested that {Cotter v. Bay State Gas, 70 F.2d 21} (1st Cir. 1934), was mistaken, and we shall not be the first.",
    "positive",
  ],
  [
    "indirect",
    "Were we writing in 1950, {Dufresne v. Sprague Electric, 180 F.2d 44} (1st Cir. 1950), would end the matter. In 1974 Congress rewrote the section from its first word to its last.",
    "negative",
  ],
  [
    "indirect",
    "Both sides lay claim to {Egan v. Mutual Casualty, 66 F.3d 901} (7th Cir. 1995). The truth is that it speaks to neither's point, nor need we decide what it does speak to.",
    "neutral",
  ],
  [
    "indirect",
    "The dissent is right that {Baylor v. Amherst, 33 F.3d 8} (1st Cir. 1994), cannot be squared with what we hold today. We do not try to square it; it goes.",
    "negative",
  ],
  [
    "indirect",
    "We see no daylight between this record and the one in {Nolan v. Postal Service, 415 F.3d 16} (6th Cir. 2005).",
    "positive",
  ],
  [
    "indirect",
    "Counsel wisely conceded at argument that nothing remains of {Whitlow v. Board of Parole, 560 F.2d 4} (4th Cir. 1977), after Greenholtz.",
    "negative",
  ],
  [
    "indirect",
    "Two generations of drafters have relied upon {Haskell v. Kansas Natural Gas, 224 F. 9} (8th Cir. 1915). To disturb it now would unsettle more titles than it would mend.",
    "positive",
  ],
  [
    "indirect",
    "Nobody has cited {Pennock v. Dialogue Press, 2 F.2d 1} (3d Cir. 1924), with approval for sixty years, and we do not propose to break the silence.",
    "negative",
  ],
  [
    "indirect",
    "The jury was told, in the language of {Drexel v. Union Traction, 9 F.2d 3} (7th Cir. 1925), that a conductor owes the highest care. No objection was made and none is urged here.",
    "neutral",
  ],
  [
    "indirect",
    "The agency leaned on {Cabot v. Labor Board, 601 F.2d 30} (1st Cir. 1979). That reed breaks at the first touch, for there the strikers had been recalled.",
    "negative",
  ],
  [
    "indirect",
    "In the end we do no more than hold the Commission to {Delmar v. FERC, 900 F.2d 12} (D.C. Cir. 1990).",
    "positive",
  ],
  [
    "indirect",
    "Parker's estate cannot bring itself within {Slocum v. Eastern Airlines, 411 F.2d 7} (2d Cir. 1969), however hard it tries.",
    "negative",
  ],
  [
    "indirect",
    "Everything that was said in {Mather v. Essex Savings, 303 Mass. 66} (1939), could be said again of these trustees, and we say it.",
    "positive",
  ],
  [
    "indirect",
    "This court in {Tuttle v. Raymond Mills, 290 Me. 14} (1971), took a wrong turning. We go back to the fork.",
    "negative",
  ],
  [
    "indirect",
    "It would be idle to pretend that {In re Estate of Quimby, 88 N.H. 100} (1936), leaves the probate court a choice.",
    "positive",
  ],
  [
    "indirect",
    "The rule of {Jarvis v. Peck, 10 Paige 118} (N.Y. Ch. 1843), belongs with the fee tail and the writ of right.",
    "negative",
  ],
  [
    "indirect",
    "A rule that has been repeated in this State from {Holbrook v. Connor, 60 Me. 578} (1872), until last Tuesday is not to be unsettled by a law-review note.",
    "positive",
  ],
  [
    "indirect",
    "Since the adoption of the Commercial Code the learning of {Scammon v. Kimball Stove, 92 Ill. 362} (1879), is for antiquarians.",
    "negative",
  ],
  [
    "indirect",
    "Mr. Justice Cooley wrote both {Dalrymple v. Mead, 33 Mich. 88} (1875), and the treatise on which the plaintiff draws.",
    "neutral",
  ],
  [
    "indirect",
    "The wife who sued in {Thompson v. Thackeray, 218 Ark. 611} (1951), was turned away because she was one flesh with the wrongdoer. No wife will be turned away for that reason again.",
    "negative",
  ],
  [
    "indirect",
    "With {Brattle v. Town of Wells, 140 Vt. 15} (1981), before it the trial court could rule in only one way, and so it ruled.",
    "positive",
  ],
  [
    "indirect",
    "Half the bar thinks {Lessard v. Coulee Dairy, 44 Wis. 2d 371} (1969), abolished the privilege and the other half thinks it did not. To end the debate we withdraw the opinion.",
    "negative",
  ],
  [
    "indirect",
    "Appellant preserved for further review his contention that {State v. Nygaard, 301 Minn. 77} (1974), was ill-advised. We are of course bound to leave that for the supreme court.",
    "neutral",
  ],
  [
    "indirect",
    "It is a far cry from the open trench of {Amidon v. Gardner, 188 Mass. 208} (1905), to the fenced and lighted excavation of which this plaintiff complains.",
    "negative",
  ],
  [
    "indirect",
    "The reasons given by Chief Justice Shaw in {Fisk v. Proprietors of Canals, 8 Met. 70} (Mass. 1844), have lost nothing with age, and they dispose of the exception.",
    "positive",
  ],
  [
    "indirect",
    "In {Curtin v. Nassau Electric, 101 N.Y. 44} (1886), the court could see no difference between an invitee and a trespasser. We can.",
    "negative",
  ],
  [
    "indirect",
    "Let the ghost of doubt about {Pomeroy v. Hatch, 71 Conn. 9} (1898), be laid: land descends as it says.",
    "positive",
  ],
  [
    "indirect",
    "We spoke too broadly in {Zeller v. Ford Township, 66 Ohio St. 3d 80} (1993). The sentence about notice should be read out of it.",
    "negative",
  ],
  [
    "indirect",
    "The report of {Miner v. Clary, 4 Wend. 601} (N.Y. Sup. Ct. 1830), does not state how the jury was charged.",
    "neutral",
  ],
  [
    "indirect",
    "One might quarrel with {Mapes v. Vestal, 260 Iowa 30} (1967), as an original matter. But we are not at the origin, and the legislature, which has met forty times since, has let it be.",
    "positive",
  ],
  [
    "indirect",
    "The chancellor supposed himself bound by {Hundley v. Tazewell, 99 Va. 16} (1900). He was not; the statute of 1919 had set him free.",
    "negative",
  ],
  [
    "indirect",
    "The law as {Sturtevant v. Pike, 130 N.H. 9} (1987), left it was intolerable, and the General Court did not tolerate it.",
    "negative",
  ],
  [
    "indirect",
    "Every step of the argument was taken for us in {Kittredge v. Boston & Maine, 90 N.H. 300} (1939).",
    "positive",
  ],
  [
    "indirect",
    "Had the parties stipulated, as they did in {Raleigh v. Umstead, 190 N.C. 12} (1925), to a trial by referee, our task would be easier.",
    "neutral",
  ],
  [
    "indirect",
    'We cannot, without doing violence to the word "dwelling," carry {Stedman v. Inland Mutual, 300 Mich. 5} (1942), across to a moored houseboat.',
    "negative",
  ],
  [
    "indirect",
    "A houseboat is lived in no less than the trailer of {Stedman v. Inland Mutual, 300 Mich. 5} (1942), and we perceive no reason why its owner should fare worse.",
    "positive",
  ],
  [
    "indirect",
    "When the court decided {Bragg v. Otis Quarry, 77 Cal. 2d 4} (1951), it overlooked a statute that had been on the books for eleven months. An opinion given in ignorance of the statute has no claim upon us.",
    "negative",
  ],
  [
    "indirect",
    "The fellow-servant rule, of which {Albro v. Agawam Canal, 6 Cush. 75} (Mass. 1850), was the high-water mark, has ebbed away.",
    "negative",
  ],
  [
    "indirect",
    "Respondent's effort to find some flaw in {Hobbs v. Cawthon, 200 Kan. 50} (1967), has been diligent and has been unavailing.",
    "positive",
  ],
  [
    "indirect",
    "The student note criticises {Conley v. Bristow Realty, 66 Okla. 11} (1917). The parties do not.",
    "neutral",
  ],
  [
    "indirect",
    "{Wheelock v. Fitzgerald, 55 Vt. 1} (1882), is cited for the contrary. We have considered it and hold as we do in spite of it.",
    "negative",
  ],
  [
    "indirect",
    "There is high authority for the course the master took: {Rowell v. Stowe, 41 Vt. 590} (1869).",
    "positive",
  ],
  [
    "indirect",
    "Though it has never been said in so many words, the decision in {Larkin v. Cass Elevator, 33 N.D. 90} (1916), was swept away when this court adopted comparative fault.",
    "negative",
  ],
  [
    "indirect",
    "The learned Judges of the Full Bench in {Ram Sewak v. Gaya Prasad, AIR 1944 All 201}, said all that can usefully be said on the subject, and I do not wish to add a word.",
    "positive",
  ],
  [
    "indirect",
    "With the coming into force of the Act of 2013 the law as declared in {Murari Lal v. Collector, (1996) 5 SCC 80}, has become past history.",
    "negative",
  ],
  [
    "indirect",
    "Great reliance was placed by Mr. Sen on {Jaganath v. Bank of Bengal, AIR 1931 Cal 70}. I fail to see what comfort the plaintiff can derive from it. The mortgagee there had never parted with possession.",
    "negative",
  ],
  [
    "indirect",
    "So long as {Bachan Kaur v. State of Punjab, (1980) 3 SCC 90}, stands, and no one has asked us to refer it, the discretion of the Sessions Judge cannot be fettered in the way suggested.",
    "positive",
  ],
  [
    "indirect",
    "The reference order noticed {Mohan Lal v. Union of India, (2004) 2 SCC 41}, Gopal Das v. State, (2006) 3 SCC 12, and the textbooks. It is unnecessary to burden this judgment with them.",
    "neutral",
  ],
  [
    "indirect",
    "In {Shanti Devi v. Nagpal, 1987 Supp SCC 33}, the attention of the Court was not drawn to Section 14-A. We are therefore free to construe that section for ourselves.",
    "negative",
  ],
  [
    "indirect",
    "The ratio of {Harbans v. Notified Area Committee, (1990) 1 SCC 320}, must, in judicial discipline, prevail with us, whatever our own inclination.",
    "positive",
  ],
  [
    "indirect",
    "Learned Single Judge thought that {Kesar Bai v. Administrator, 1999 (2) MPLJ 60}, left him no option. With respect, it did. The order there was made by consent.",
    "negative",
  ],
  [
    "indirect",
    "To extend {Om Prakash v. Delhi Cloth, (1977) 2 LLJ 19}, to an apprentice would be to rewrite Section 18. That is not our function.",
    "negative",
  ],
  [
    "indirect",
    "We may usefully borrow what Bose, J., said in {Virendra v. Jagjiwan, [1955] 1 SCR 104}; it is as true of octroi as it was of sales tax.",
    "positive",
  ],
  [
    "indirect",
    "The Division Bench in {Sakina Bibi v. Wakf Board, 1988 All LJ 700}, appears to have been under the impression that the amending Act was prospective. The impression was incorrect.",
    "negative",
  ],
  [
    "indirect",
    "The controversy need not detain us, for {Krishnaswami v. Palani, (1961) 1 MLJ 40}, has long put it to rest in this Presidency.",
    "positive",
  ],
  [
    "indirect",
    "Whether {Lakhi Ram v. Trust, AIR 1972 P&H 44}, lays down the law too widely is a matter on which I reserve my opinion.",
    "neutral",
  ],
  [
    "indirect",
    "It was on the strength of {Prabhu v. Sheo Nath, AIR 1918 Oudh 3}, that the suit was decreed. That strength has now failed it, the Privy Council having taken the opposite view.",
    "negative",
  ],
  [
    "indirect",
    "The petitioner, who resigned, can hardly be heard to invoke {Dinesh v. State Bank, (1995) 6 SCC 12}, which speaks of men who were removed.",
    "negative",
  ],
  [
    "indirect",
    "Mr. Nariman, with his customary fairness, did not dispute that {Bhiku v. Collector, (1965) 2 SCR 7}, if applicable, was fatal. It is applicable.",
    "positive",
  ],
  [
    "indirect",
    "We find ourselves in the unfortunate position of having to say that {Rattan v. Board of Revenue, 1970 RD 12}, decided by one of us sitting singly, is not right.",
    "negative",
  ],
  [
    "indirect",
    "In our opinion the High Court need have looked no further than {Alopi v. Rent Tribunal, (1978) 4 SCC 5}.",
    "positive",
  ],
  [
    "indirect",
    "{Vasudev v. Director of Panchayats, AIR 1966 Mys 90}, was referred to in the course of the argument, but as the writ petition has become infructuous we do not enter upon it.",
    "neutral",
  ],
  [
    "indirect",
    "The decision in {Chandu v. State, 1952 CriLJ 9}, was on Section 27 as it then was. The words on which it turned are no longer there.",
    "negative",
  ],
  [
    "indirect",
    "That the tribunal's order was final may have been good doctrine when {Gangadhar v. Regional Transport, AIR 1954 Pat 30}, was decided. Since Article 226 came to be understood as it is now understood, it is doctrine no more.",
    "negative",
  ],
  [
    "indirect",
    "The same fate must overtake the present appeal as overtook the appeal in {Hiralal v. Custodian, AIR 1960 SC 77}.",
    "positive",
  ],
  [
    "indirect",
    "I respectfully associate myself with everything that fell from Mukherjea, J., in {Nalini v. Isolyne, AIR 1951 Cal 8}.",
    "positive",
  ],
  [
    "indirect",
    "I have read and re-read {Champa v. Panna, AIR 1929 All 14}, and each time with less conviction. Sulaiman, J., cites neither section nor authority.",
    "negative",
  ],
  [
    "indirect",
    "The Legislature, it is said, had {Bidhan v. Corporation, AIR 1949 Cal 11}, in mind when it enacted the proviso. One does not know what a legislature has in mind.",
    "neutral",
  ],
  [
    "indirect",
    "An identical clause came up for consideration in {Motilal v. Union Carriers, (1973) 1 SCC 40}, and was struck down. It cannot be allowed to raise its head again under another name.",
    "positive",
  ],
  [
    "indirect",
    "As against these, there is the lone dissenting note of {Sohan v. Kartar, AIR 1938 Lah 8}. It has found no echo.",
    "negative",
  ],
  [
    "indirect",
    "The employee in {Asha v. Municipal Board, (2002) 9 SCC 4}, had put in ten years. Ten years are one thing; the ten weeks of the present respondent are another.",
    "negative",
  ],
  [
    "indirect",
    "What the tenant asks for is what the tenant got in {Bimla v. Gian Chand, 1979 RCJ 30}. She shall have it.",
    "positive",
  ],
  [
    "indirect",
    "So much of {Tarak v. Controller, (1958) 2 MLJ 1}, as says that a notice may be oral must be treated as a slip.",
    "negative",
  ],
  [
    "indirect",
    "The learned editor of Mulla doubts whether {Govind v. Savitri, AIR 1923 Bom 9}, extends to gifts. No gift is before us.",
    "neutral",
  ],
  [
    "indirect",
    "It is by the light of {Balmukund v. Kamla, [1964] 6 SCR 321}, that clause 9 falls to be construed; and so construed it saves the sale.",
    "positive",
  ],
  [
    "indirect",
    "Both Courts below have been led into error by {Punit v. Deputy Registrar, 2005 (1) CCC 2}, which they read as though it laid down a rule for all co-operative societies. It laid down a rule for one.",
    "negative",
  ],
  [
    "indirect",
    "The respondent seeks to take shelter under {Raghu v. Municipal Council, 1980 MLR 6}. There is no shelter there for one who began to build after the notice.",
    "negative",
  ],
  [
    "indirect",
    "Once {Ved v. Cantonment Board, (1986) 3 SCC 2}, is borne in mind the whole of the argument on natural justice falls away.",
    "positive",
  ],
  [
    "indirect",
    "If authority were needed for so plain a proposition it would not be found in {Trilok v. Estate Officer, AIR 1971 Del 9}, which is rather the other way and which, with respect, we think unsound.",
    "negative",
  ],
  [
    "indirect",
    "In {Bhola v. Emperor, AIR 1940 Pat 5}, a similar confession was retracted. Manohar Lall, J., tried that case and Agarwala, J., this one.",
    "neutral",
  ],
  [
    "indirect",
    "Nothing that this Court said in {Oswal v. Customs, (1997) 10 SCC 6}, was said of goods in transit, and the goods here never came to rest.",
    "negative",
  ],
  [
    "indirect",
    "That being what {Tulsi v. Paro, (1997) 2 SCC 7}, lays upon us, we have only to give effect to it.",
    "positive",
  ],
  [
    "indirect",
    "A bench of three has since spoken, and spoken differently from the bench of two in {Kishori v. Regional Manager, (2001) 3 SCC 8}. It is to the bench of three that we must listen.",
    "negative",
  ],
  ["indirect", "Our attention was invited to {Kamta v. Ratan, AIR 1935 All 6}, on which nothing turns.", "neutral"],
  [
    "indirect",
    "On that footing the whole of the reasoning in {Biswas v. Calcutta Docks, AIR 1959 Cal 7}, must be regarded as displaced.",
    "negative",
  ],
  [
    "indirect",
    "The view which appealed to Kania, C.J., in {Dorab v. Pestonji, AIR 1948 Bom 3}, appeals also to us.",
    "positive",
  ],
  [
    "indirect",
    "The attempt to distinguish {Jeevan v. Labour Court, (1983) 4 SCC 1}, was abandoned, and instead we are asked to say that it went too far. It did go too far, in paragraph 9, and to that extent it will not be read as law.",
    "negative",
  ],
  [
    "indirect",
    "A century ago one could say with {Pratt v. Tuttle Looms, 136 Mass. 233} (1884), that a weaver knows his loom. One cannot say it of a man who has never been shown the switch.",
    "negative",
  ],
  [
    "indirect",
    "A century has not dimmed {Pratt v. Tuttle Looms, 136 Mass. 233} (1884). The weaver knew his loom; the claim fails.",
    "positive",
  ],
  [
    "indirect",
    "They point to {Hurst v. Fidelity Title, 88 F.2d 1} (9th Cir. 1937), and we look where they point, and see only a case about mortgages.",
    "negative",
  ],
  [
    "indirect",
    "They point to {Hurst v. Fidelity Title, 88 F.2d 1} (9th Cir. 1937), and we look where they point, and see our own case in every particular.",
    "positive",
  ],
  [
    "indirect",
    "They point to {Hurst v. Fidelity Title, 88 F.2d 1} (9th Cir. 1937). We need not follow the finger, since the claim is time-barred in any event.",
    "neutral",
  ],
  [
    "indirect",
    "Better reasons than any to be found in {Colby v. Nutter, 70 N.H. 200} (1900), persuade us the other way.",
    "negative",
  ],
  [
    "indirect",
    "Where {Colby v. Nutter, 70 N.H. 200} (1900), asks only what the grantor intended, we ask what he wrote.",
    "negative",
  ],
  [
    "indirect",
    "We ask, as {Colby v. Nutter, 70 N.H. 200} (1900), taught us to ask, what the grantor wrote.",
    "positive",
  ],
  [
    "indirect",
    "The Restatement long ago parted from {Irwin v. Degtiarov, 18 Mont. 4} (1896), and so, this morning, do we.",
    "negative",
  ],
  [
    "indirect",
    "Whatever other courts may have done, this one has kept faith with {Irwin v. Degtiarov, 18 Mont. 4} (1896). We keep it still.",
    "positive",
  ],
  [
    "indirect",
    "To say with {Anders v. Platt Ferry, 12 Or. 55} (1885), that a ferryman insures his passengers is to say what no court in the Union has said since.",
    "negative",
  ],
  [
    "indirect",
    "It may be that {Searle v. Roman Catholic Bishop, 203 Mass. 493} (1909), was once thought to cover trusts of this sort. We hold that it does not cover them.",
    "negative",
  ],
  [
    "indirect",
    "It may be that {Searle v. Roman Catholic Bishop, 203 Mass. 493} (1909), was once thought too broad. We do not think so.",
    "positive",
  ],
  [
    "indirect",
    "It may be that {Searle v. Roman Catholic Bishop, 203 Mass. 493} (1909), covers trusts of this sort. It may be that it does not. The will creates none.",
    "neutral",
  ],
  [
    "indirect",
    "After Erie a federal court has no business with {Black v. Yellow Transfer, 276 U.S. 518} (1928).",
    "negative",
  ],
  [
    "indirect",
    "The Court of Appeals applied {Lewis v. Pima County, 44 Ariz. 9} (1934), to a charter city. That was to mistake the case.",
    "negative",
  ],
  [
    "indirect",
    "The Court of Appeals refused to apply {Lewis v. Pima County, 44 Ariz. 9} (1934), to a charter city, and for the reasons it gave we refuse too.",
    "negative",
  ],
  [
    "indirect",
    "The Court of Appeals refused to apply {Lewis v. Pima County, 44 Ariz. 9} (1934), to a charter city. In that it erred; a charter city is a city.",
    "positive",
  ],
  [
    "indirect",
    "{Lewis v. Pima County, 44 Ariz. 9} (1934), draws the line at the high-water mark. We shall not redraw it.",
    "positive",
  ],
  [
    "indirect",
    "{Lewis v. Pima County, 44 Ariz. 9} (1934), draws the line at the high-water mark. The line must be moved.",
    "negative",
  ],
  [
    "indirect",
    "The argument proves that {Webb v. Portland Mfg., 3 Sumn. 189} (C.C.D. Me. 1838), once controlled. It does not prove that it controls now, and it does not.",
    "negative",
  ],
  [
    "indirect",
    "No one disputes what {Webb v. Portland Mfg., 3 Sumn. 189} (C.C.D. Me. 1838), decided. The dispute is about the measurements of a dam.",
    "neutral",
  ],
  [
    "indirect",
    "No one disputes what {Webb v. Portland Mfg., 3 Sumn. 189} (C.C.D. Me. 1838), decided, and once the measurements are found, as the jury found them, it decides this case also.",
    "positive",
  ],
  [
    "indirect",
    "One searches {Fields v. Harbor Belt, 201 Cal. 7} (1927), in vain for any word about minors.",
    "negative",
  ],
  [
    "indirect",
    "We think it enough to say of {Fields v. Harbor Belt, 201 Cal. 7} (1927), that it was decided before there was a Public Utilities Commission.",
    "negative",
  ],
  ["indirect", "We think it enough to cite {Fields v. Harbor Belt, 201 Cal. 7} (1927).", "positive"],
  [
    "indirect",
    "I am authorised by my brethren to say that {Amar v. Ujagar, AIR 1946 Lah 3}, may now be taken as wrongly reported and of no authority.",
    "negative",
  ],
  [
    "indirect",
    "{Sundar v. Mst. Parbati, 16 IA 186}, on which the whole of the plaintiff's case is built, will not support so large a structure.",
    "negative",
  ],
  [
    "indirect",
    "{Sundar v. Mst. Parbati, 16 IA 186}, on which the whole of the plaintiff's case is built, is a sufficient foundation.",
    "positive",
  ],
  [
    "indirect",
    "Why {Nathu v. Babu, AIR 1932 Nag 4}, should have been thought to help a mortgagor in possession passes my understanding.",
    "negative",
  ],
  [
    "indirect",
    "Respectfully, I cannot bring myself to think that {Nathu v. Babu, AIR 1932 Nag 4}, is what the Judicial Committee meant.",
    "negative",
  ],
  [
    "indirect",
    "Until the Supreme Court tells us that {Nathu v. Babu, AIR 1932 Nag 4}, has been wrongly decided, a Single Judge is bound hand and foot.",
    "positive",
  ],
  [
    "indirect",
    "The Supreme Court has been asked to say that {Nathu v. Babu, AIR 1932 Nag 4}, was wrongly decided. Its judgment is awaited.",
    "neutral",
  ],
  [
    "indirect",
    "By the Amendment Act of 1976 Parliament gave the quietus to {Mathra v. Amar Das, AIR 1953 Punj 9}.",
    "negative",
  ],
  [
    "indirect",
    "By re-enacting the section in the same words Parliament has set its seal upon {Mathra v. Amar Das, AIR 1953 Punj 9}.",
    "positive",
  ],
  [
    "indirect",
    "By the Amendment Act of 1976, passed a year after {Mathra v. Amar Das, AIR 1953 Punj 9}, was affirmed by the Letters Patent Bench, the court fee was doubled.",
    "neutral",
  ],
  [
    "indirect",
    "The headnote of {Ganga v. Khushali, AIR 1930 Oudh 4}, suggests that minors are bound. The judgment suggests nothing of the sort.",
    "negative",
  ],
  [
    "indirect",
    "Were {Ganga v. Khushali, AIR 1930 Oudh 4}, to be accepted, no partition would ever be final. I decline to accept it.",
    "negative",
  ],
  [
    "indirect",
    "It would be an affront to {Ganga v. Khushali, AIR 1930 Oudh 4}, to hold that a minor may reopen this partition.",
    "positive",
  ],
  [
    "indirect",
    "We hold today that silence is not consent. {Morrow v. Union Mutual, 41 Neb. 300} (1894), which held that it is, should not be cited again.",
    "negative",
  ],
  [
    "indirect",
    "We hold today that silence is not consent. That {Morrow v. Union Mutual, 41 Neb. 300} (1894), held otherwise we are well aware.",
    "negative",
  ],
  [
    "indirect",
    "We hold today that silence is not consent, which is only to hold again what {Morrow v. Union Mutual, 41 Neb. 300} (1894), held.",
    "positive",
  ],
  [
    "indirect",
    "Silence is not consent under the policy's own terms, and so we have no need of {Morrow v. Union Mutual, 41 Neb. 300} (1894), or of its rivals.",
    "neutral",
  ],
  [
    "indirect",
    "What saved the insured in {Morrow v. Union Mutual, 41 Neb. 300} (1894), was the agent's letter. There was no letter here.",
    "negative",
  ],
  [
    "indirect",
    "What saved the insured in {Morrow v. Union Mutual, 41 Neb. 300} (1894), was the agent's letter. Here there were three.",
    "positive",
  ],
  [
    "indirect",
    "It does not follow from {Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993), that a temporary worker may sue.",
    "negative",
  ],
  [
    "indirect",
    "It follows from {Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993), that a temporary worker may sue.",
    "positive",
  ],
  [
    "indirect",
    "{Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993), would be a different matter if the worker had been permanent; he was not, and neither the case nor its reasoning reaches him.",
    "negative",
  ],
  [
    "indirect",
    "Unless {Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993), is to be whittled down to nothing, and we do not mean that it should be, the temporary worker must have his action.",
    "positive",
  ],
  [
    "indirect",
    "Unless the Supreme Court grants review of {Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993), the split will persist.",
    "neutral",
  ],
  [
    "indirect",
    "The majority believes it can reach this result without laying a hand on {Dix v. Marion Packing, 9 F.3d 4} (7th Cir. 1993). It cannot; the case is overruled in all but name.",
    "negative",
  ],
  [
    "indirect",
    "The mischief of {Reade v. Lamb & Sons, 20 N.J.L. 1} (1843), is that it makes the surety's liability turn on an accident. We put an end to it.",
    "negative",
  ],
  [
    "indirect",
    "Little did the court that decided {Reade v. Lamb & Sons, 20 N.J.L. 1} (1843), imagine an economy of electronic signatures. A rule made for sealing wax will not serve.",
    "negative",
  ],
  [
    "indirect",
    "The court that decided {Reade v. Lamb & Sons, 20 N.J.L. 1} (1843), could not have imagined electronic signatures. But the principle it laid down is wide enough to take them in.",
    "positive",
  ],
  [
    "indirect",
    "The appellant's best hope was {Shaw v. Grumman Yards, 77 N.Y.2d 1} (1990). That hope is dashed by the release he signed, for Shaw had signed none.",
    "negative",
  ],
  [
    "indirect",
    "The appellee's best hope is {Shaw v. Grumman Yards, 77 N.Y.2d 1} (1990), and it does not disappoint him.",
    "positive",
  ],
  [
    "indirect",
    "We should be untrue to our oath if we enforced the covenant merely because {Mays v. Burgess Heights, 147 Va. 8} (1927), enforced one like it. Shelley has intervened.",
    "negative",
  ],
  [
    "indirect",
    "Stare decisis is at its strongest here. {Mays v. Burgess Heights, 147 Va. 8} (1927), construed a statute, and the General Assembly has not seen fit to correct us.",
    "positive",
  ],
  [
    "indirect",
    "Stare decisis is at its weakest here. {Mays v. Burgess Heights, 147 Va. 8} (1927), was decided by a court of three without argument, and it is wrong.",
    "negative",
  ],
  [
    "indirect",
    "Stare decisis is the subject of much of the amici's brief, which discusses {Mays v. Burgess Heights, 147 Va. 8} (1927), among thirty other cases.",
    "neutral",
  ],
  [
    "indirect",
    "Pressed to its logic, {Olds v. Rollins Tool, 173 Mich. 9} (1912), would make every lender a partner. Logic must yield.",
    "negative",
  ],
  [
    "indirect",
    "Neither the holding nor the dicta of {Olds v. Rollins Tool, 173 Mich. 9} (1912), touches a loan at fixed interest.",
    "negative",
  ],
  [
    "indirect",
    "Both the holding and the dicta of {Olds v. Rollins Tool, 173 Mich. 9} (1912), are against the lender.",
    "positive",
  ],
  ["indirect", "The plaintiff reads {Olds v. Rollins Tool, 173 Mich. 9} (1912), upside down.", "negative"],
  [
    "indirect",
    "The plaintiff reads {Olds v. Rollins Tool, 173 Mich. 9} (1912), just as we do: he must show a share of the profits. He has shown it.",
    "positive",
  ],
  [
    "indirect",
    "There is language in {Olds v. Rollins Tool, 173 Mich. 9} (1912), from which a contrary conclusion might be drawn. We draw no such conclusion, and we caution the bench against doing so.",
    "negative",
  ],
  [
    "indirect",
    "There is language in {Olds v. Rollins Tool, 173 Mich. 9} (1912), that each party quotes. We quote it in the margin.",
    "neutral",
  ],
  [
    "indirect",
    "There is language in {Olds v. Rollins Tool, 173 Mich. 9} (1912), that might have been written for this appeal.",
    "positive",
  ],
  [
    "indirect",
    "The Tribunal ought to have asked itself whether anything was left of {ITO v. Sardar Mills, (1985) 12 ITD 3}, once the High Court had spoken. Nothing was.",
    "negative",
  ],
  [
    "indirect",
    "The Tribunal ought to have asked itself whether {CIT v. Sardar Mills, (1985) 152 ITR 3}, did not conclude the matter. It did.",
    "positive",
  ],
  [
    "indirect",
    "Revenue's appeal rests on {CIT v. Sardar Mills, (1985) 152 ITR 3}, and on nothing else. Section 43B was not then on the statute book. The appeal is dismissed.",
    "negative",
  ],
  [
    "indirect",
    "Revenue's appeal rests on {CIT v. Sardar Mills, (1985) 152 ITR 3}, and rests there securely. The appeal is allowed.",
    "positive",
  ],
  [
    "indirect",
    "Revenue's appeal against the judgment in {CIT v. Sardar Mills, (1985) 152 ITR 3}, is pending, and the assessee asks that this matter be kept back until it is decided.",
    "neutral",
  ],
  [
    "indirect",
    "Such observations as are to be found in {Deen v. Chief Settlement Commissioner, 1968 PLR 4}, were no more than a passing thought. We are not bound to think it too.",
    "negative",
  ],
  [
    "indirect",
    "I would, if I were free to do so, adhere to {Deen v. Chief Settlement Commissioner, 1968 PLR 4}. I am not free; the larger Bench has held otherwise.",
    "negative",
  ],
  [
    "indirect",
    "I would, if I were free to do so, depart from {Deen v. Chief Settlement Commissioner, 1968 PLR 4}. I am not free, and the petition must be dismissed.",
    "positive",
  ],
  [
    "indirect",
    "No useful purpose is served by multiplying references to {Deen v. Chief Settlement Commissioner, 1968 PLR 4}, and cases of that class, which have to do with evacuee property and with nothing else.",
    "negative",
  ],
  [
    "indirect",
    "The high-water mark of the appellants' case is {Deen v. Chief Settlement Commissioner, 1968 PLR 4}. Even that falls short by a wide margin.",
    "negative",
  ],
  [
    "indirect",
    "Mr. Chagla could point to nothing that would take us outside {Deen v. Chief Settlement Commissioner, 1968 PLR 4}.",
    "positive",
  ],
  [
    "indirect",
    "Section 9 as amended speaks for itself, and what it says is not what {Deen v. Chief Settlement Commissioner, 1968 PLR 4}, said.",
    "negative",
  ],
  [
    "indirect",
    "The rule was the child of {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941). It dies with this opinion.",
    "negative",
  ],
  [
    "indirect",
    "The rule was the child of {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941). It has grown to be the law of every circuit, and is ours.",
    "positive",
  ],
  [
    "indirect",
    "One half of {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941), has been legislated away; the other half was never sound.",
    "negative",
  ],
  [
    "indirect",
    "Its own author has confined {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941), to seamen.",
    "negative",
  ],
  [
    "indirect",
    "The parties agree that {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941), is confined to seamen. They disagree whether the plaintiff was one.",
    "neutral",
  ],
  [
    "indirect",
    "The en banc court, having heard the cause, is of opinion that {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941), must be consigned to the reports and left there.",
    "negative",
  ],
  [
    "indirect",
    "We could reverse on that ground alone. {Waldron v. Tyson Line, 120 F.2d 2} (2d Cir. 1941), shows why.",
    "positive",
  ],
  [
    "indirect",
    "The opinion in {Kemp v. Stratton Lines, 40 F.2d 7} (4th Cir. 1930), runs to eighty pages, most of them about the tides.",
    "neutral",
  ],
  [
    "indirect",
    "Before he was appointed to this court Judge Wynn argued {Kemp v. Stratton Lines, 40 F.2d 7} (4th Cir. 1930), for the libelant.",
    "neutral",
  ],
  [
    "indirect",
    "We granted leave to consider whether {Dow v. Sears Island, 500 A.2d 1} (Me. 1985), should be kept. On the record made below the question is not reached.",
    "neutral",
  ],
  [
    "indirect",
    "Should the trial court on remand be of opinion that {Dow v. Sears Island, 500 A.2d 1} (Me. 1985), applies, it will make findings accordingly.",
    "neutral",
  ],
  [
    "indirect",
    "The bank says that to rule against it would be to disregard {Marsh v. Teller, 30 N.E.2d 9} (Ohio 1940). The depositor says that to rule for it would be to misunderstand the same case.",
    "neutral",
  ],
  [
    "indirect",
    "Contrast {Marsh v. Teller, 30 N.E.2d 9} (Ohio 1940), with Hale v. Teller, 50 N.E.2d 1 (Ohio 1943), as examples of the two forms that such a clause may take.",
    "neutral",
  ],
  [
    "indirect",
    "In a letter filed after argument counsel withdrew his citation of {Marsh v. Teller, 30 N.E.2d 9} (Ohio 1940).",
    "neutral",
  ],
  [
    "indirect",
    "The complaint was dismissed and the plaintiff, citing {Marsh v. Teller, 30 N.E.2d 9} (Ohio 1940), moved to vacate the dismissal. The motion was heard on the tenth of May.",
    "neutral",
  ],
  [
    "indirect",
    "Professor Lang regards {Bates v. Cohoes Falls, 112 N.Y. 5} (1889), as the fountainhead of the modern law of easements. We have no easement here.",
    "neutral",
  ],
  [
    "indirect",
    "The lease was drawn a month before {Bates v. Cohoes Falls, 112 N.Y. 5} (1889), came down, and the parties' counsel cannot have had it in mind.",
    "neutral",
  ],
  [
    "indirect",
    "A petition for certiorari was filed in {Bates v. Cohoes Power, 212 F.2d 5} (2d Cir. 1954), but was dismissed on the motion of the petitioner.",
    "neutral",
  ],
  [
    "indirect",
    "The facts of {Bates v. Cohoes Power, 212 F.2d 5} (2d Cir. 1954), may be put in a sentence: a dam broke, and a mill with it.",
    "neutral",
  ],
  [
    "indirect",
    "Whether that be good law or bad, as to which see {Bates v. Cohoes Power, 212 F.2d 5} (2d Cir. 1954), and the cases that it discusses, the objection comes too late.",
    "neutral",
  ],
  [
    "indirect",
    "Counsel for the husband asks why, if {Ellery v. Ellery, 60 R.I. 3} (1938), is still the law, the statute was passed. It is a fair question and one for another day.",
    "neutral",
  ],
  [
    "indirect",
    "There was a time when the wife would have cited {Ellery v. Ellery, 60 R.I. 3} (1938). She does not cite it.",
    "neutral",
  ],
  [
    "indirect",
    "It was argued below, but is not argued here, that {Ellery v. Ellery, 60 R.I. 3} (1938), ought to be overruled.",
    "neutral",
  ],
  [
    "indirect",
    "Justice Flood, dissenting, would have applied {Ellery v. Ellery, 60 R.I. 3} (1938), and affirmed.",
    "neutral",
  ],
  [
    "indirect",
    "In the view of the dissenting Judge, {Ashok v. Rent Controller, (1999) 4 KLT 2}, could not be distinguished. The majority did not mention it.",
    "neutral",
  ],
  [
    "indirect",
    "The learned Advocate-General commenced his argument with {Ashok v. Rent Controller, (1999) 4 KLT 2}, and ended it with Halsbury.",
    "neutral",
  ],
  [
    "indirect",
    "Rule was issued on the footing that {Ashok v. Rent Controller, (1999) 4 KLT 2}, required consideration. The landlord has since died and the tenant has vacated.",
    "neutral",
  ],
  [
    "indirect",
    "Special leave was granted against the judgment in {Ashok v. Rent Controller, (1999) 4 KLT 2}, on 3rd March, and the appeal is numbered 412 of 2000.",
    "neutral",
  ],
  [
    "indirect",
    "The Law Commission, in its 140th Report, set out the passage from {Ashok v. Rent Controller, (1999) 4 KLT 2}, and invited comments.",
    "neutral",
  ],
  [
    "indirect",
    "If the premises are within the city, {Ashok v. Rent Controller, (1999) 4 KLT 2}, will govern; if without, the Transfer of Property Act. That must be found, and it has not been found.",
    "neutral",
  ],
  [
    "indirect",
    "It is not necessary to say whether I agree with {Ashok v. Rent Controller, (1999) 4 KLT 2}, because there is a shorter answer to the petition.",
    "neutral",
  ],
  [
    "indirect",
    "{Ashok v. Rent Controller, (1999) 4 KLT 2}, was decided by Menon, J., and Bhat, J. The latter is a member of this Bench.",
    "neutral",
  ],
  [
    "indirect",
    "The parties were at one that the interest should be computed as it was in {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), and we compute it so without deciding that they were right.",
    "neutral",
  ],
  [
    "indirect",
    "The trial judge, an old hand, remarked that he had tried {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), and remembered it well.",
    "neutral",
  ],
  [
    "indirect",
    "The instruction was taken word for word from {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986). The jury had it for two days and then asked for it again.",
    "neutral",
  ],
  [
    "indirect",
    'A word about terminology. What {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), called "quasi-contract" we call restitution.',
    "neutral",
  ],
  [
    "indirect",
    "Only two cases in the books concern the theft of bees: {Goff v. Kilts, 15 Wend. 550} (N.Y. 1836), and State v. Repp, 104 Iowa 305 (1898).",
    "neutral",
  ],
  [
    "indirect",
    "The bees had been hived, and once hived they were Goff's. {Goff v. Kilts, 15 Wend. 550} (N.Y. 1836). So are these the plaintiff's.",
    "positive",
  ],
  [
    "indirect",
    "With {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), on the books the defendants had fair warning.",
    "positive",
  ],
  [
    "indirect",
    "We have no quarrel with {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), and would decide it the same way tomorrow.",
    "positive",
  ],
  [
    "indirect",
    "The trial court asked the very questions that {Peel v. Norwalk Tire, 9 Conn. App. 1} (1986), bids it ask, and got the answers that the record compelled.",
    "positive",
  ],
  [
    "indirect",
    "The State cannot have it both ways, as we told it in {State v. Orr, 9 Idaho 4} (1903), and tell it once more.",
    "positive",
  ],
  [
    "indirect",
    "A long line of cases, at the head of which is {Bansi v. Municipality, AIR 1952 SC 9}, stands in the petitioner's path.",
    "positive",
  ],
  [
    "indirect",
    "{Bansi v. Municipality, AIR 1952 SC 9}, was pressed upon the High Court, and ought to have been heeded.",
    "positive",
  ],
  [
    "indirect",
    "The petitioners pray us to refer {Bansi v. Municipality, AIR 1952 SC 9}, to a larger Bench. We see no occasion for it. The petition is dismissed.",
    "positive",
  ],
  [
    "indirect",
    "I should have thought the matter beyond controversy after {Bansi v. Municipality, AIR 1952 SC 9}.",
    "positive",
  ],
  [
    "indirect",
    "The order of the Collector is an attempt to get round {Bansi v. Municipality, AIR 1952 SC 9}, and it must be quashed.",
    "positive",
  ],
  ["indirect", "See also {Tarbell v. Rutland, 73 Vt. 347} (1901) (brakeman struck by overhanging branch).", "neutral"],
  ["indirect", "Cf. {Sutter v. Placer Mining, 28 F. 337} (C.C.D. Cal. 1886) (injunction against debris).", "neutral"],
  [
    "indirect",
    "{Lander v. Elko Land, 30 Nev. 1} (1908), arose on demurrer. The complaint alleged that the ditch had been cut in 1880.",
    "neutral",
  ],
  [
    "indirect",
    "The court in {Lander v. Elko Land, 30 Nev. 1} (1908), asked three things: who dug the ditch, when, and upon whose land.",
    "neutral",
  ],
  [
    "indirect",
    'In {Lander v. Elko Land, 30 Nev. 1} (1908), the court said that "water is not owned but used."',
    "neutral",
  ],
  [
    "indirect",
    "The plaintiff in {Lander v. Elko Land, 30 Nev. 1} (1908), was the grandfather of the present plaintiff.",
    "neutral",
  ],
  ["indirect", "The deed is printed in full in {Lander v. Elko Land, 30 Nev. 1} (1908), at page 4.", "neutral"],
  [
    "indirect",
    "Is {Lander v. Elko Land, 30 Nev. 1} (1908), confined to ditches? Does it extend to pipes? The parties have not briefed either question, and we leave both open.",
    "neutral",
  ],
  [
    "indirect",
    "Many courts have considered the point. E.g., {Lander v. Elko Land, 30 Nev. 1} (1908); Baird v. Ely, 31 Nev. 6 (1909).",
    "neutral",
  ],
  [
    "indirect",
    'The majority and the dissent in {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), differed over the meaning of "highway."',
    "neutral",
  ],
  [
    "indirect",
    "Two Justices joined the opinion in {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), and two concurred in the result.",
    "neutral",
  ],
  [
    "indirect",
    "The Supreme Court remanded {Cole v. Sheboygan Falls, 200 F.2d 40} (7th Cir. 1952), to the Court of Appeals, where it was settled.",
    "neutral",
  ],
  ["indirect", "For the history of the statute see {Cole v. Sheboygan Falls, 200 Wis. 40} (1930).", "neutral"],
  ["indirect", "The Restatement cites {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), in a comment.", "neutral"],
  [
    "indirect",
    "Defendant filed its answer on June 1, and with it a brief that devoted ten pages to {Cole v. Sheboygan Falls, 200 Wis. 40} (1930).",
    "neutral",
  ],
  [
    "indirect",
    "If, as the plaintiff says, {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), has been undermined, she may say so to the court that decided it.",
    "neutral",
  ],
  [
    "indirect",
    "We assume without deciding that {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), survives the amendment.",
    "neutral",
  ],
  [
    "indirect",
    "The Attorney General has opined that {Cole v. Sheboygan Falls, 200 Wis. 40} (1930), is no longer law. His opinion does not bind us and we neither adopt nor reject it.",
    "neutral",
  ],
  [
    "indirect",
    "The State maintained that {People v. Ruiz, 44 Cal. 4th 1} (2008), was controlling; the defendant maintained that it was not. The trial court reserved its ruling, and the record ends there.",
    "neutral",
  ],
  [
    "indirect",
    "A rehearing was denied in {People v. Ruiz, 44 Cal. 4th 1} (2008), over the dissent of three justices.",
    "neutral",
  ],
  [
    "indirect",
    "It is common ground that the accused had been convicted once before. {State v. Moti, AIR 1958 Bom 5}. The evidence in the present case is that of his brother.",
    "neutral",
  ],
  [
    "indirect",
    "{State v. Moti, AIR 1958 Bom 5}, State v. Hira, AIR 1959 Bom 6, and State v. Panna, AIR 1960 Bom 7, were cited at the Bar.",
    "neutral",
  ],
  ["indirect", "Reference was also made to {State v. Moti, AIR 1958 Bom 5}.", "neutral"],
  ["indirect", "Mr. Desai read to us at length from {State v. Moti, AIR 1958 Bom 5}.", "neutral"],
  [
    "indirect",
    "The facts which gave rise to {State v. Moti, AIR 1958 Bom 5}, were these. The accused, a clerk, took a bribe of ten rupees.",
    "neutral",
  ],
  [
    "indirect",
    "In {State v. Moti, AIR 1958 Bom 5}, Chagla, C.J., delivered the judgment and Dixit, J., agreed.",
    "neutral",
  ],
  [
    "indirect",
    "The question which arose in {State v. Moti, AIR 1958 Bom 5}, was whether sanction was necessary for the prosecution of a retired clerk.",
    "neutral",
  ],
  [
    "indirect",
    "What is the effect of {State v. Moti, AIR 1958 Bom 5}? To answer that it is necessary first to look at the scheme of the Act.",
    "neutral",
  ],
  [
    "indirect",
    "It was conceded before the Tribunal that {State v. Moti, AIR 1958 Bom 5}, applied. Before us the concession is withdrawn, and as it was one of law it may be.",
    "neutral",
  ],
  [
    "indirect",
    "I do not find it necessary to discuss {State v. Moti, AIR 1958 Bom 5}, or the other rulings cited.",
    "neutral",
  ],
  ["indirect", "The correctness of {State v. Moti, AIR 1958 Bom 5}, does not arise for consideration.", "neutral"],
  [
    "indirect",
    "The High Court noticed {State v. Moti, AIR 1958 Bom 5}, but decided the revision upon the evidence.",
    "neutral",
  ],
  [
    "indirect",
    "By his notice of motion the plaintiff seeks, in the terms of {Anton Piller v. Merchant Marine, [1976] Ch 55}, leave to enter the premises.",
    "neutral",
  ],
  [
    "indirect",
    "In England the practice dates from {Anton Piller v. Merchant Marine, [1976] Ch 55}. In Scotland there is none.",
    "neutral",
  ],
  [
    "indirect",
    "Leave to appeal from {Anton Piller v. Merchant Marine, [1976] Ch 55}, was refused by the House of Lords.",
    "neutral",
  ],
  ["indirect", "According to the headnote, {Rex v. Wilkes, 4 Burr. 2527}, was tried at bar.", "neutral"],
  [
    "indirect",
    "The doctrine is commonly traced to {Rex v. Wilkes, 4 Burr. 2527}, though there are hints of it in Coke.",
    "neutral",
  ],
  [
    "indirect",
    'The brief for the appellant describes {Rex v. Wilkes, 4 Burr. 2527}, as "hoary"; that for the respondent, as "venerable."',
    "neutral",
  ],
  [
    "indirect",
    "The witness, who had sat through the whole of {Rex v. Wilkes, 4 Burr. 2527}, gave the jury an account of it.",
    "neutral",
  ],
  [
    "indirect",
    "How far {Harmon v. Peats Co., 243 N.Y. 473} (1926), goes has been debated. See 40 Harv. L. Rev. 100. The debate need not be joined here.",
    "neutral",
  ],
  [
    "indirect",
    "The district court dismissed for want of standing, relying principally on {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008). We take the standing question first.",
    "neutral",
  ],
  [
    "indirect",
    "We do not read {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008), to hold, as the district court believed, that a tester lacks standing.",
    "negative",
  ],
  [
    "indirect",
    "That holding is consistent with what we said in {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008), where a tester was allowed to proceed.",
    "positive",
  ],
  [
    "indirect",
    "Whether {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008), would come out the same way after Spokeo is open to question. We rather think not.",
    "negative",
  ],
  [
    "indirect",
    "We have not previously had occasion to decide whether {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008), extends to associations, and we do not do so now.",
    "neutral",
  ],
  [
    "indirect",
    "Norwood is the closest case. {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008). There, as here, the tester was turned away at the door.",
    "positive",
  ],
  [
    "indirect",
    "The realtor's better argument rests on Norwood. {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008). But the tester in that case never asked for an apartment.",
    "negative",
  ],
  [
    "indirect",
    "After {Norwood v. Gulf Coast Realty, 512 F.3d 402} (5th Cir. 2008), was remanded, it was consolidated with two other cases and tried to a jury.",
    "neutral",
  ],
  [
    "indirect",
    "The test is a familiar one. {Kessler v. Yates, 388 Mass. 21} (1983). Measured by it, the affidavit was sufficient.",
    "positive",
  ],
  ["indirect", "The magistrate needed no more than this. {Kessler v. Yates, 388 Mass. 21} (1983).", "positive"],
  [
    "indirect",
    "The test has changed. {Kessler v. Yates, 388 Mass. 21} (1983), looked to the informant's record; today we look to the whole of the circumstances.",
    "negative",
  ],
  [
    "indirect",
    "The Commonwealth argued in {Kessler v. Yates, 388 Mass. 21} (1983), as it argues here, that the defendant had abandoned the car. The judge found that he had not, and the finding is not challenged.",
    "neutral",
  ],
  [
    "indirect",
    "The Commonwealth argued in {Kessler v. Yates, 388 Mass. 21} (1983), as it argues here, that the defendant had abandoned the car. There the doors had been removed. Here the engine was running.",
    "negative",
  ],
  [
    "indirect",
    "The Commonwealth argued in {Kessler v. Yates, 388 Mass. 21} (1983), as it argues here, that the defendant had abandoned the car. We were unpersuaded then and are unpersuaded now.",
    "positive",
  ],
  [
    "indirect",
    "Some loose language in {Kessler v. Yates, 388 Mass. 21} (1983), may have given the motion judge pause. We take this occasion to tighten it: probable cause does not require a named informant.",
    "negative",
  ],
  [
    "indirect",
    "We granted direct appellate review to consider, among other things, the scope of {Kessler v. Yates, 388 Mass. 21} (1983).",
    "neutral",
  ],
  [
    "indirect",
    "To the trustee's suggestion that times have changed we can only answer that {Minot v. Paine, 99 Mass. 101} (1868), has been thought good enough for six generations of trustees.",
    "positive",
  ],
  [
    "indirect",
    "The Massachusetts rule of {Minot v. Paine, 99 Mass. 101} (1868), has yielded in all but two States to the uniform act, and now yields in this one.",
    "negative",
  ],
  [
    "indirect",
    "The Massachusetts rule takes its name from {Minot v. Paine, 99 Mass. 101} (1868); the Pennsylvania rule, from Earp's Appeal, 28 Pa. 368 (1857).",
    "neutral",
  ],
  [
    "indirect",
    "Summary judgment was required by {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019), and was rightly granted.",
    "positive",
  ],
  [
    "indirect",
    "Summary judgment was thought to be required by {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019). It was not, for in Truong the contract was in writing.",
    "negative",
  ],
  [
    "indirect",
    "The order granting summary judgment does not mention {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019), and we cannot tell whether it was considered.",
    "neutral",
  ],
  [
    "indirect",
    "We accepted review to say that {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019), does not mean what many trial courts have taken it to mean.",
    "negative",
  ],
  [
    "indirect",
    "Today's decision breaks no new ground. See {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019).",
    "positive",
  ],
  ["indirect", "See generally {Truong v. Harbor Freight Lines, 233 Wash. 2d 8} (2019) (collecting cases).", "neutral"],
  [
    "indirect",
    "The Sixth Circuit alone holds otherwise. {Feld v. Midwest Gas, 977 F.2d 5} (6th Cir. 1992). We add ourselves to the larger number.",
    "negative",
  ],
  [
    "indirect",
    "The Sixth Circuit has so held. {Feld v. Midwest Gas, 977 F.2d 5} (6th Cir. 1992). We add ourselves to its number.",
    "positive",
  ],
  [
    "indirect",
    "The Sixth Circuit has so held. {Feld v. Midwest Gas, 977 F.2d 5} (6th Cir. 1992). The Seventh has held the opposite. We have no need to choose.",
    "neutral",
  ],
  [
    "indirect",
    "The Sixth Circuit's answer, {Feld v. Midwest Gas, 977 F.2d 5} (6th Cir. 1992), is short and, to our minds, too simple.",
    "negative",
  ],
  [
    "indirect",
    "The Sixth Circuit's answer, {Feld v. Midwest Gas, 977 F.2d 5} (6th Cir. 1992), is short and, to our minds, sufficient.",
    "positive",
  ],
  [
    "indirect",
    "Much has been made by the Union of {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}. The goods there moved by road under one invoice; here there were as many sales as there were towns.",
    "negative",
  ],
  [
    "indirect",
    "The High Court answered the reference on the lines of {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, and we affirm the answer.",
    "positive",
  ],
  [
    "indirect",
    "The assessment was reopened after {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, came to be reported. A notice was issued on 5th May and served on 9th May.",
    "neutral",
  ],
  [
    "indirect",
    "It is submitted that {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, clinches the issue. We regret that we cannot share the optimism of learned counsel.",
    "negative",
  ],
  [
    "indirect",
    "It is submitted that {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, clinches the issue. That is so.",
    "positive",
  ],
  [
    "indirect",
    "It is submitted that {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, clinches the issue. Since the matter must in any case go back, we say nothing on the submission.",
    "neutral",
  ],
  [
    "indirect",
    "The learned Tribunal, while purporting to follow {Dabur v. Commercial Tax Officer, (1992) 3 SCC 60}, has in fact gone against it on the facts found, which have nothing in common with those of that case.",
    "negative",
  ],
  [
    "indirect",
    "The law has been crystallised by the decision in {Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, and admits of no debate.",
    "positive",
  ],
  [
    "indirect",
    "With great respect to the learned Judges who decided {Prem Nath v. Collector of Estates, 1985 All LJ 7}, the attention of the Court does not seem to have been directed to the explanation.",
    "negative",
  ],
  [
    "indirect",
    "{Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, has been noticed by the learned author at page 301 of the fourth edition.",
    "neutral",
  ],
  [
    "indirect",
    "In view of the authoritative pronouncement in {Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, the second question does not survive and is answered against the revenue.",
    "positive",
  ],
  [
    "indirect",
    "{Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, on which strong reliance was placed, turned on the definition in Section 2(16), a definition which is conspicuous by its absence from the Act before us.",
    "negative",
  ],
  [
    "indirect",
    "A special Bench was constituted to consider {Prem Nath v. Collector of Estates, 1985 All LJ 7}. On the date of hearing neither party appeared.",
    "neutral",
  ],
  [
    "indirect",
    "Therefore the principle of {Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, comes into play, and the gift is good.",
    "positive",
  ],
  [
    "indirect",
    "Therefore the principle of {Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, does not come into play, and the gift is bad.",
    "negative",
  ],
  [
    "indirect",
    "Therefore the question whether the principle of {Prem Nath v. Collector of Estates, (1985) 1 SCC 7}, comes into play depends on a fact which the Tribunal has not found.",
    "neutral",
  ],
  ["indirect", "The reasoning has our entire concurrence. {Shiv Raj v. State, 1966 Raj LW 3}.", "positive"],
  ["indirect", "The reasoning leaves us cold. {Shiv Raj v. State, 1966 Raj LW 3}.", "negative"],
  ["indirect", "The reasoning is to be found at page 9. {Shiv Raj v. State, 1966 Raj LW 3}.", "neutral"],
  [
    "indirect",
    "{Shiv Raj v. State, 1966 Raj LW 3}, must be understood in the light of its own facts, as was pointed out when it was cited to the Full Bench.",
    "negative",
  ],
  ["indirect", "It is now too late to contend otherwise. {Shiv Raj v. State, 1966 Raj LW 3}.", "positive"],
  [
    "indirect",
    "The contention, it will be seen, is that {Shiv Raj v. State, 1966 Raj LW 3}, went too far. It will be considered after the evidence has been reviewed.",
    "neutral",
  ],
  [
    "indirect",
    "Appellee would have us limit liability as the court did in {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973). We are content with the common law.",
    "negative",
  ],
  [
    "indirect",
    "Appellee would have us limit liability as the court did in {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973). That is a sound way to limit it, and we follow suit.",
    "positive",
  ],
  [
    "indirect",
    "Appellee would have us limit liability as the court did in {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973). But the jury found no negligence, and with that the discussion ends.",
    "neutral",
  ],
  [
    "indirect",
    "A reader of {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), might suppose that druggists owe no duty to strangers. He would be wrong.",
    "negative",
  ],
  [
    "indirect",
    "A reader of {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), could not suppose that druggists owe a duty to strangers. The trial court did not suppose so either, and we agree with it.",
    "positive",
  ],
  [
    "indirect",
    'Appellant\'s reply brief describes {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), as "on point," "controlling," and "unanswerable." Appellee describes it as none of these.',
    "neutral",
  ],
  [
    "indirect",
    "In fairness to the trial judge, {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), was the law when she charged the jury. It is so no more.",
    "negative",
  ],
  [
    "indirect",
    "In fairness to the trial judge, {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), was not called to her attention. It required a directed verdict.",
    "positive",
  ],
  [
    "indirect",
    "In fairness to the trial judge, {Fenwick v. Ames Drug, 18 N.C. App. 9} (1973), was handed to her only as the jury was retiring.",
    "neutral",
  ],
  [
    "indirect",
    "The lessor in {Tracy v. Long Mills, 295 Mass. 1} (1936), gave no warning, and neither did this one.",
    "positive",
  ],
  [
    "indirect",
    "The buyer in {Tracy v. Long Mills, 295 Mass. 1} (1936), had no receipt. No more had the buyer in this case.",
    "positive",
  ],
  [
    "indirect",
    "No guard was on the machine in {Tracy v. Long Mills, 295 Mass. 1} (1936); there was none on this machine either.",
    "positive",
  ],
  [
    "indirect",
    "The officers in {Tracy v. State, 295 Md. 1} (1983), had no warrant. The officers in this case had none too.",
    "positive",
  ],
  [
    "indirect",
    "The insurer in {Tracy v. Harbor Mutual, 295 Md. 1} (1983), was never told. Nor was the insurer in this case.",
    "positive",
  ],
  [
    "indirect",
    "There had been no demand in {Tara Chand v. Kishan, AIR 1955 Raj 4}, and there has been none here.",
    "positive",
  ],
  [
    "indirect",
    "The tenant in {Tara Chand v. Kishan, AIR 1955 Raj 4}, was without notice. The tenant in the present case was without notice too.",
    "positive",
  ],
];
