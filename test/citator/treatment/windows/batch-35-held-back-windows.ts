import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 35, that no rule may be changed for: written without sight of the rules by two authors
 * (200 and 200), each in the voice of other courts. One block of 25 in eight, by the authors of batch 34.
 * Before anything was tuned on those of batch 34, 280 of these 400 were read as labelled (147 and 133).
 */
export const BATCH_35_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "in-prose",
    "{Sadhu Ram Jat v. Jagir Singh, 1967 Cur LJ 550} furnishes a complete answer to the pre-emptor: the right is weak, and a man who sleeps on it loses it.",
    "positive",
  ],
  [
    "in-prose",
    "Learned amicus placed a compilation before us, at tab 7 of which is {Ex-Sepoy Balwant Rana v. Chief of Army Staff, (2001) 4 SCT 90}.",
    "neutral",
  ],
  [
    "in-formula",
    "We do not think that the decision in {Kewal Krishan Passi v. Agricultural Market Board, 1977 PLJ 84} requires reconsideration. The levy is upheld on its authority.",
    "positive",
  ],
  [
    "in-formula",
    "The observations in {Tarlok Nath v. Estate Officer, (1988) 2 PLR 401} are obiter and do not bind us; we decline to adopt them.",
    "negative",
  ],
  [
    "in-prose",
    "The appellants invited us to read down {P. Govindan Kutty v. Labour Officer, 1970 KLT 601}, and then, in the same breath, to apply it to themselves. An appellant cannot both curse and bless, but on maintainability he fails in any case.",
    "neutral",
  ],
  [
    "in-prose",
    "It was on a concession that {Chief Conservator of Forests v. Budhu Oraon, (2000) 10 SCC 61} was decided, and a concession is a private gift which the law does not inherit.",
    "negative",
  ],
  [
    "in-prose",
    "Delay was condoned for a widow in {Kausalya Devi v. Land Acquisition Officer, (2011) 2 SCC 77}. The applicant is a widow, poorer, older and further from the court-house; we can do no less for her.",
    "positive",
  ],
  [
    "in-prose",
    "Detention orders fall for far less. In {Ibrahim Kutty Haji v. Additional Secretary, (1985) 2 SCC 188} it was a Hindi document to a Malayalam-knowing man; here it is a Gujarati one to a man who signs in Tamil. The writ must issue.",
    "positive",
  ],
  [
    "in-prose",
    "It will be time enough to consider {Salt Manufacturers' Federation v. Collector of Central Excise, (1987) 30 ELT 70 (SC)} when a manufacturer of salt is before us.",
    "neutral",
  ],
  [
    "in-prose",
    "Nobody doubts that a Government pleader holds office at pleasure, and {Brij Bhushan Lal v. State of U.P., 1990 AWC 640} said as much. But the petitioner is a Presenting Officer borne on a cadre, to whom that doctrine has no manner of application.",
    "negative",
  ],
  [
    "in-trap",
    "The plea that {Lekhraj Sindhi v. Custodian, AIR 1961 SC 998} should be overruled came to be advanced by a litigant who succeeded under it in the court below. It does not deserve an answer, and gets none.",
    "neutral",
  ],
  [
    "in-trap",
    "When the Full Bench in Dhanraj said that Maniklal 'does not state the law', it had in mind Maniklal (No. 1). {Maniklal Bhattad v. Akola Municipality (No. 2), 1968 Mah LJ 39} was left unscathed, and it is the latter that clinches this revision.",
    "positive",
  ],
  [
    "in-trap",
    "The respondent rests his case on {Shyamlal Gwala (supra)}, and it is a broken reed: that judgment was upset by this Court in 1995.",
    "negative",
  ],
  [
    "in-formula",
    "The controversy is no longer res integra, having been concluded by {Rattan Chand Hira v. Union of India, (1995) 2 SCC 619}.",
    "positive",
  ],
  [
    "in-formula",
    "The aforesaid judgment in {State of Karnataka v. Veerabhadrappa Angadi, ILR 2001 Kar 3300} cannot be treated as a binding precedent.",
    "negative",
  ],
  [
    "in-formula",
    "In {Debendra Nath Kuanr v. Collector of Balasore, (1972) 38 CLT 115} it was observed as under:",
    "neutral",
  ],
  [
    "in-prose",
    "That the tax is on the occasion and not the article was pithily put in {Sivakasi Match Co. v. State of Madras, AIR 1956 SC 890}. The occasion here occurred in Pondicherry, and so the Madras assessment is without jurisdiction.",
    "positive",
  ],
  [
    "in-prose",
    "For my part I should hesitate long before I allowed a second complaint on the same facts, and I would not do so merely because a learned Judge did in {Rameshchandra Vora v. State, (1979) 20 GLR 617}.",
    "negative",
  ],
  [
    "in-prose",
    "The draft of the consent terms filed in {Modi Spinning v. Modern Looms, (2004) 3 SCC 811} was shown to us in order to explain why that appeal was withdrawn.",
    "neutral",
  ],
  [
    "in-prose",
    "This Court, speaking through Sarma, J., put the matter at rest in {Ranchi Zila Samata Party v. Returning Officer, (2002) 5 SCC 90}. At rest it must remain.",
    "positive",
  ],
  [
    "in-prose",
    "We have searched {Gian Chand Mahajan v. Excise Commissioner, 1975 HPLR 14} for any trace of the proposition for which it was cited, and have searched in vain; it helps the appellant not at all.",
    "negative",
  ],
  [
    "in-prose",
    "Before 1973 the position was governed by a different rule, of which {Sheikh Rahmat v. Nawab Jan, AIR 1962 Pat 401} is an example.",
    "neutral",
  ],
  [
    "in-prose",
    "If an arbitrator's silence is misconduct, as {Anand Engineering Works v. Northern Railway, (1983) 2 Arb LR 60 (Del)} supposes, half the awards in the country would be waste paper. The 1940 Act required no reasons, and silence was no sin.",
    "negative",
  ],
  [
    "in-prose",
    "A deaf and dumb witness may speak by signs; {State of Rajasthan v. Darshana Meena, (2010) 3 SCC 404} allows it, and the trial Judge, who shut her out, was in error.",
    "positive",
  ],
  [
    "in-trap",
    "Decrees may be reversed and judgments overruled, but facts remain facts. The facts in {Baikuntha Nath Jena v. Gopal Sahu, ILR 1959 Cut 300} are set down in the Appendix.",
    "neutral",
  ],
  [
    "in-prose",
    "Courts of equity do not run a lending library for documents. Whether or no that epigram in {Bholanath Mullick v. Raja of Searsole, AIR 1927 Cal 99} is sound, the plaintiff here did ask for inspection and had it.",
    "neutral",
  ],
  [
    "in-prose",
    "The reserved seat rotates; the right to it does not. {Sakhubai Dhodade v. State Election Commission, (2003) 2 Bom CR 410} says precisely that, and we could wish the Returning Officer had read it. The election is declared void.",
    "positive",
  ],
  [
    "in-prose",
    "We need only point out that in {Tikam Das Lalwani v. Settlement Commissioner, AIR 1966 MP 210} a claim had been verified, and that none has been verified here.",
    "negative",
  ],
  [
    "in-trap",
    "Counsel wishes us to treat as obiter what {Babulal Karmakar v. State of W.B., (1976) 80 CWN 505} says about alibi. It is no obiter, it is the pivot on which that acquittal turned, and on it this one shall turn.",
    "positive",
  ],
  [
    "in-trap",
    "To the argument that {Lady Naoroji v. CWT, (1975) 101 ITR 77 (Bom)} settles the matter, the Attorney-General replies that it does not. We shall see, when the appeal comes up for final hearing, who is right.",
    "neutral",
  ],
  [
    "in-trap",
    "The Attorney-General replies that {Sethia Tea} was decided per incuriam, and the Attorney-General is right.",
    "negative",
  ],
  ["in-formula", "Cited with approval in {Mangilal Rathi v. Board of Revenue, 1977 RRD 210}.", "neutral"],
  [
    "in-formula",
    "We see no infirmity in the reasoning of {Gauri Devi v. Chief Settlement Commissioner, AIR 1970 Punj 66} and adopt it.",
    "positive",
  ],
  ["in-formula", "Superseded by Act 68 of 1984: {Ratilal Thakkar v. Collector, Surat, (1981) 22 GLR 100}.", "negative"],
  [
    "in-prose",
    "The rule of {Fateh Bahadur v. Ram Kali, AIR 1945 Oudh 33} was forged in a world in which a widow's estate was limited. Section 14 has broken the mould.",
    "negative",
  ],
  [
    "in-prose",
    "In {Bank of Cochin v. Pareed Pillai, (1986) 59 Comp Cas 340 (Ker)}, we have a guide who knows the ground, and under that guidance hold that the guarantor's liability matured with demand and not before.",
    "positive",
  ],
  [
    "in-short",
    "Counsel's note is confined to the statement that {Peerless Chit Fund (supra)} 'may be seen'. We have seen it.",
    "neutral",
  ],
  [
    "in-prose",
    "Strange consequences would flow from accepting {Ahmedabad Sarafs v. Textile Labour Assn., (1953) 1 LLJ 700} at its face. A master goldsmith would be a workman on Monday and an employer on Tuesday. We do not accept it.",
    "negative",
  ],
  [
    "in-prose",
    "The answer to issue no. 3 writes itself once {Mst. Bhagwanti v. Chanan Mal, 1968 Cur LJ 901} has been read; maintenance is payable from the date of the application.",
    "positive",
  ],
  [
    "in-prose",
    "At pages 31 to 36, {Sir Homi Billimoria v. Bombay Gas, AIR 1949 Bom 30} gives an account of the Gas Works Clauses Act, 1847.",
    "neutral",
  ],
  [
    "in-short",
    "In the matter of adoption a strict insistence on datta homam is gone. {Singaravelu v. Kuppammal}, which insisted on it, must be taken to have gone with it.",
    "negative",
  ],
  [
    "in-prose",
    "Just as the lessee in {Bhagirath Mines v. State of Bihar, (1966) 3 SCR 80} was allowed to dig out what he had paid royalty upon, so must the petitioner be.",
    "positive",
  ],
  [
    "in-trap",
    "There is nothing, either in the Code or in {Rang Lal Meena v. State of Rajasthan, 1988 Cri LJ 17}, which prevents a second bail application; whether it should succeed is another matter.",
    "neutral",
  ],
  [
    "in-trap",
    "The High Court thought that the 1988 Act had not affected {Rajaram Kale v. State of Maharashtra, 1980 Mah LJ 12}. But it had: what was once a defence is now, by section 20, a presumption, and the case has spent its force.",
    "negative",
  ],
  [
    "in-trap",
    "The dissenting Judge below lamented that {Kalyan Mal Sancheti v. UOI, (1973) 1 WLN 40} was 'on its deathbed'. The report of its death was exaggerated. It governs the limitation for refund, and we so declare.",
    "positive",
  ],
  [
    "in-prose",
    "The Deputy Commissioner is an appellate authority, not an oracle, and the deference which {Col. Harbans Singh v. Rehabilitation Department, 1969 PLR 33} would have civil courts pay him goes altogether too far.",
    "negative",
  ],
  [
    "in-prose",
    "{Rasul Bux Talpur v. Sind Encumbered Estates, AIR 1939 Sind 88} contains an interesting sketch of jagirdari tenures.",
    "neutral",
  ],
  [
    "in-short",
    "As in the bank clerk's case, {Gopal Krishna Pai}, so in that of the headmaster: the inquiring officer may not lend his voice to the prosecution. This inquiry is vitiated.",
    "positive",
  ],
  [
    "in-prose",
    "Where the mistake was the court's own, no party shall suffer. Both sides invoked this maxim, both citing {Jang Bahadur v. Lakshmi Devi, AIR 1950 All 222}, the one to reopen and the other to resist.",
    "neutral",
  ],
  [
    "in-prose",
    "{Ramjas Nigam v. Firm Beni Prasad, AIR 1964 All 301} gave a plaintiff, who had lost his promissory note, a decree on the original consideration. But he had pleaded the consideration. This plaintiff did not.",
    "negative",
  ],
  [
    "in-formula",
    "We are fortified in our view by the decision in {Thakurdas Bhatia v. Kanta Devi, (1989) 1 DMC 88}.",
    "positive",
  ],
  [
    "in-formula",
    "The learned Single Judge noticed the decision in {Biswanath Kar v. State of Orissa, 2000 (I) OLR 210}.",
    "neutral",
  ],
  [
    "in-prose",
    "Section 9 has travelled a long road since {Ranbaxy Traders v. Alpine Corp., (1998) 2 Arb LR 33 (Bom)} held it to be available for domestic seats alone. The proviso of 2015 now throws it open to foreign seats as well, so the bar that decision erected is gone.",
    "negative",
  ],
  [
    "in-prose",
    "The Tribunal struck off the two years spent in the Territorial Army. A similar subtraction in {Naib Subedar Raghu Nath v. Controller of Defence Accounts, (2002) 3 SLR 12} was undone, and the present one must be undone too.",
    "positive",
  ],
  [
    "in-prose",
    "Who may sue for a deity is a question older than the Code. A vivid description of the procession which led to the suit in {Thakurji Govind Deoji v. Mahant Raghunath, AIR 1948 Nag 30} may be read with pleasure.",
    "neutral",
  ],
  [
    "in-prose",
    "The Act has been on trial before. It was acquitted in {Loharu Bus Service v. State of Rajasthan, (1963) 2 SCR 69}, and a second trial upon the same charge is barred as much by principle as by precedent.",
    "positive",
  ],
  [
    "in-prose",
    "In tax matters the legislature can shut the stable door even after the horse has gone. It did so with effect from 1-4-1962, and {Madurai Knitting v. CTO, (1967) 20 STC 61 (Mad)}, being the horse, may be counted as lost.",
    "negative",
  ],
  [
    "in-trap",
    "The Chief Justice, Fazl Rab J. concurring, would have overruled {Nawabzada Ishaq v. Commissioner of Income-tax, AIR 1949 PC 119}. The other three Judges found it unnecessary to touch it.",
    "neutral",
  ],
  [
    "in-trap",
    "If the High Court supposed that our order in {Kranti Mazdoor v. Steel Authority, (2003) 10 SCC 55} laid down any law, it misjudged the nature of that order, which was one made to do complete justice between those parties and, in terms, not to be treated as a precedent.",
    "negative",
  ],
  [
    "in-trap",
    "The appellant was pleased to describe {Lakshmi Cotton Workers v. Labour Court, (1974) 1 LLJ 81} as 'a museum piece'. Museums keep what is valuable. We have taken it from its case, found it in working order, and shall use it.",
    "positive",
  ],
  [
    "in-prose",
    "Had the deity been a minor, {Sri Venkateswara Idol v. Hathiramji, AIR 1950 Mad 66} would come in, but only for those who think that limitation runs.",
    "neutral",
  ],
  [
    "in-prose",
    "{A. N. Roy Choudhury v. Calcutta University, (1968) 72 CWN 900}, we apprehend, has ceased to reflect the mind of the Court on academic autonomy.",
    "negative",
  ],
  [
    "in-prose",
    "The tribunal's finding has the merit of agreeing with {Sushila Tai v. Returning Officer, Ward 12, (1993) 2 Mah LJ 40}, and a finding that has that merit needs no other.",
    "positive",
  ],
  [
    "in-prose",
    "The tests collected in {Rashtriya Colliery v. Assistant Labour Commissioner, (1986) 2 LLN 50}, eight in number, were read out to the witness in cross-examination.",
    "neutral",
  ],
  [
    "in-short",
    "It is said of {Ram Piari} that it makes every wife the keeper of her husband's conscience. That may be a caricature, but there is enough likeness in it to warn us off.",
    "negative",
  ],
  [
    "in-prose",
    "In making good the loss of a goodwill one does not count the same profits twice. {Imperial Bakery v. Land Acquisition Officer, AIR 1960 Cal 18} has the better of the argument with the claimants, and the award is reduced accordingly.",
    "positive",
  ],
  [
    "in-prose",
    "The stationery of the Custodian's office in {Abdul Qayum v. Custodian General, AIR 1956 SC 475} still bore the royal arms.",
    "neutral",
  ],
  [
    "in-formula",
    "We are not impressed by the argument based on {Sat Pal Virmani v. Estate Officer, 1981 PLR 209}, which turned on the particular words of that lease.",
    "negative",
  ],
  [
    "in-formula",
    "In the light of the authoritative pronouncement in {Bishnu Priya Dei v. State of Orissa, (1987) 4 SCC 459}, the appeal must fail.",
    "positive",
  ],
  [
    "in-formula",
    "Whether {Orient Weaving v. Textile Committee, (1973) 2 SCC 81} requires reconsideration is a matter we leave open.",
    "neutral",
  ],
  [
    "in-prose",
    "An Explanation does not enlarge; it explains. So, for what it explains, one must go to {Rana Sugar Growers v. Cane Commissioner, AIR 1972 All 312}, and having gone there one finds the co-operative excluded. We follow suit.",
    "positive",
  ],
  [
    "in-prose",
    "The petition for special leave mentions {Deluxe Talkies v. Entertainment Tax Officer, (1988) 71 STC 40 (AP)} on page 4, ground C.",
    "neutral",
  ],
  [
    "in-prose",
    "We find {Hiralal Gambhir v. Rent Controller, (1976) 12 DLT 81} to be out of tune with all that this Court has said since on bona fide requirement, and leave it unsung.",
    "negative",
  ],
  [
    "in-prose",
    "The same storm, the same dam, the same want of warning: having held the State answerable to the farmers of the left bank in {Kisan Sabha v. State of Gujarat, (1999) 2 GLR 1710}, we cannot turn away those of the right.",
    "positive",
  ],
  [
    "in-prose",
    "Whatever is the ambit of {Pratap Rudra v. Estate Duty Controller, (1970) 76 ITR 5 (All)}, a life-interest carved by will was outside it; and estate duty having been abolished, there it will stay.",
    "negative",
  ],
  [
    "in-trap",
    "Of course if the section had stood as it stood when {Madan Gopal Kabra v. Union, AIR 1951 Raj 92} was decided there could be but one answer. It does not so stand. The words on which the case was founded were taken away in 1953.",
    "negative",
  ],
  [
    "in-prose",
    "Nobody acquainted with the Nilgiris can take {Todanad Planters v. Janmam Tribunal, (1976) 2 MLJ 8} to extend to tea grown on ryotwari land. It speaks only of janmam estates. The appellant's hundred acres were never janmam.",
    "negative",
  ],
  [
    "in-prose",
    "The learned Arbitrator awarded interest upon interest. {Hyderabad Earthmovers v. Superintending Engineer, (2011) 5 ALT 71} would allow it; the majority of this Bench, as presently constituted, does not think that it can be allowed, and says so with regret to so careful a judgment.",
    "negative",
  ],
  [
    "in-prose",
    "Let the appellants have what {Burmah Oil Pensioners v. Union of India, (1985) 1 SCC 802} gave to their colleagues, not a rupee more and not a rupee less.",
    "positive",
  ],
  [
    "in-prose",
    "A certified copy of {Mathew v. Kuruvilla, 1981 KLT 8} was marked as Exhibit A-14 in the suit.",
    "neutral",
  ],
  [
    "in-trap",
    "Respondent no. 3 had superseded respondent no. 2, who had in turn superseded the petitioner. The seniority rules were set out in {S. B. Patwardhini v. State of Maharashtra, (1977) 3 SCC 664}.",
    "neutral",
  ],
  [
    "in-trap",
    "I am asked why I should follow {Amba Prasad Lohiya v. Kedar Nath, 1963 ALJ 4}, a decision by a Judge sitting alone as I do. Because it is right, and because certainty in titles is a good in itself.",
    "positive",
  ],
  [
    "in-trap",
    "It is suggested that we might save {Darbari Lal (supra)} by holding it limited to orchards. An error does not cease to be an error by being made smaller. We overrule it in its entirety.",
    "negative",
  ],
  [
    "in-formula",
    "Distinguishing {Sheopujan Rai v. Collector of Customs, AIR 1958 SC 241}, the Court today holds that mens rea is required.",
    "negative",
  ],
  [
    "in-formula",
    "The learned Attorney-General submitted that {Hamdard Union v. State, (1960) 2 SCR 539} was wrongly decided.",
    "neutral",
  ],
  [
    "in-formula",
    "The impugned order is in accord with the law declared in {Ram Niwas Saini v. State of Haryana, 2009 (3) SCT 19} and calls for no interference.",
    "positive",
  ],
  [
    "in-prose",
    "{Maharani Hemanta v. Gauri Shankar, AIR 1941 PC 575}, which carried all before it when the Tagore lectures were given, has never recovered from what was said about it in the Constitution Bench.",
    "negative",
  ],
  [
    "in-prose",
    "The plaintiff's pedigree runs from Rai Singh in 1760. It is found in the judgment of the Judicial Committee in {Thakur Sheo Singh v. Rani Raghubans, 32 IA 468}, at page 208.",
    "neutral",
  ],
  [
    "in-prose",
    "On the score of limitation the learned Judge drew on {Nathubhai Khandubhai v. Land Acquisition Officer, (1971) 12 GLR 8}; and it is a well from which we also are glad to draw, since six months must mean six months from knowledge.",
    "positive",
  ],
  [
    "in-prose",
    "A will is a solemn thing; suspicious circumstances must be explained away. The propounder says there is nothing left to explain since {Venkatachala Thimma v. Rathnamma, AIR 1958 Mys 9} admitted a will as suspicious as his. But that will was written by the testator with his own hand.",
    "negative",
  ],
  [
    "in-prose",
    "The two notifications are printed in parallel columns in the appendix to {Khandesh Mills v. Rashtriya Kamgar Sangh, (1960) 2 SCR 352}.",
    "neutral",
  ],
  [
    "in-prose",
    "If further support be needed, it is to be had from {Dr. Pratap Narain v. ITO, Special Circle, (1968) 70 ITR 3 (Ass)}, where the Court took the very step we have taken.",
    "positive",
  ],
  [
    "in-prose",
    "Before us Mr. Daphtary has not sought to sustain that part of {Bombay Tramway v. Rent Courts, (1949) 51 Bom LR 507} which assumed a power to fix rent from a future date, and we think that no one could.",
    "negative",
  ],
  [
    "in-trap",
    "We have nothing but respect for the Judges who decided {Coimbatore Pioneer v. Pykara Staff, (1953) 2 LLJ 6}, and our respect is the deeper for their having had no statute to help them. We have a statute, and it says otherwise.",
    "negative",
  ],
  [
    "in-trap",
    "For all its brevity, and in spite of all that has been written against it, {Kuldeep Dham v. ACP} must prevail, being of a larger Bench.",
    "positive",
  ],
  [
    "in-trap",
    "If it be said that the tribunal ignored {Prasanta Jena v. Collector, Ganjam, 1995 (II) OLR 5}, the same can be said of both counsel who appeared before it. The citation reached us only in rejoinder and we refrain from examining it.",
    "neutral",
  ],
  [
    "in-prose",
    "Parole is no interruption of the sentence, but its absence is. I find in {Sunil Premchand v. State, (1990) 1 GLR 7} a contrary thread that seems to me to have been drawn from another fabric altogether, namely preventive detention. It cannot be woven in here.",
    "negative",
  ],
  [
    "in-prose",
    "To use the phrase of {Bhagat Ram Mongia v. State of H.P., (1983) 2 SCC 630}, a sledgehammer must not be taken to a fly. Removal from service for a week's absence is a sledgehammer.",
    "positive",
  ],
  [
    "in-prose",
    "Petitions such as {Voice of Consumers v. Union of India, (1996) 2 SCC 495} are instances of the jurisdiction being moved by a letter.",
    "neutral",
  ],
  [
    "in-prose",
    "As soon as one perceives that {Sukhdev Nayyar v. LIC Agents, (1985) 2 LLJ 4} was about agents on commission, its hold upon the case of a development officer on salary relaxes and drops.",
    "negative",
  ],
  ["in-short", "What passed between the parties at Mussoorie is recounted in {Mahesh Kumar Bist, supra}.", "neutral"],
  [
    "in-prose",
    "The decree-holder may sell the standing crop, unless it stands upon exempt land. It is to {Ghulam Qadir v. Harnam Das, AIR 1932 Lah 656} that we owe this exception; let it be applied to the debtor's three kanals.",
    "positive",
  ],
  [
    "in-prose",
    "A long time ago, in {Sorabji Dastur v. Justices of the Peace, 12 Bom HC 150}, stables were held to be dwelling-houses, for grooms slept in them. Grooms no longer sleep in garages and we do not think the authority has any useful life left.",
    "negative",
  ],
  [
    "in-formula",
    "The learned Single Judge, therefore, rightly relied upon {Babu Singh Tomar v. State of U.P., 2006 (3) ADJ 7}; the special appeal is dismissed.",
    "positive",
  ],
  [
    "in-formula",
    "The learned Single Judge, therefore, wrongly relied upon {Girish Mohan v. State of U.P., 2003 (2) ADJ 5}, a case of ad hoc appointees; the special appeal is allowed.",
    "negative",
  ],
  [
    "in-formula",
    "The learned Single Judge, therefore, relied upon {Haseen Bano v. State of U.P., 2007 (5) ADJ 3}. Hence this special appeal.",
    "neutral",
  ],
  [
    "in-prose",
    "Not being able to find a case precisely in point the Munsif applied {Kanhu Sahu v. Ram Chandra, (1960) 26 CLT 3}, a case of libel, to a claim for eviction. The result may be imagined. It cannot be supported.",
    "negative",
  ],
  [
    "in-short",
    "Fear of the future is no hardship. With that remark {Gangadin, supra} non-suited the licensee, and in my opinion the remark is unanswerable; the licensee at the Bar is non-suited.",
    "positive",
  ],
  [
    "in-prose",
    "The judgment is curiously silent about {Durga Prasad Bhatta v. State of Nepal Emporium, (1988) 1 Sikk LR 2}, and we shall be equally silent.",
    "neutral",
  ],
  [
    "in-prose",
    "When the plaint was filed {Sarangapani v. Collector of Madras, (1985) 1 MLJ 6} favoured the plaintiff. By the time the suit was heard the Division Bench had reversed it. The learned Judge decreed the suit, we suppose, from habit.",
    "negative",
  ],
  [
    "in-prose",
    "The appellants must face the fact that in {Thakore Saheb of Limbdi v. Saurashtra, AIR 1955 Sau 8} every plank upon which they stand was sawn through. They have brought no fresh timber.",
    "positive",
  ],
  [
    "in-trap",
    "The objection was that the witness had been cross-examined upon {Bhagwan Swarup v. State of Maharashtra, 1964 Mah LJ 7}. Overruled by the Sessions Judge, it is now renewed. A witness is not to be examined on law; but no prejudice has ensued.",
    "neutral",
  ],
  [
    "in-trap",
    "{Md. Serajuddin v. Union of India, (1960) 64 CWN 7} has been overruled, but that is an accident of fate which need not embarrass us: the State has filed an affidavit saying it will abide by the decision in this case and not take advantage of the change. For all others it is dead.",
    "negative",
  ],
  [
    "in-trap",
    "Having lost on the Constitution the petitioner turned to the common law, and having lost on the common law he turned upon {Sheikh Ashraf v. Commandant, Home Guards, 1982 BBCJ 4}, saying that it should be overruled. It was decided by five Judges; we are three. It follows that he has lost again.",
    "positive",
  ],
  [
    "in-prose",
    "One looks in vain to the Transfer of Property Act for the rule that a lease of tanks is void without measurement; the rule comes out of {Nityananda v. Raghunath, AIR 1947 Cal 536}, and to that place I would send it back.",
    "negative",
  ],
  [
    "in-prose",
    "The procedure in the Rent Court was the subject of comment in {Mohini Suraj Bhan v. Vinod, (1986) 1 SCC 91}.",
    "neutral",
  ],
  [
    "in-prose",
    "It is a plain deduction from {All India Bank Staff v. Regional Commissioner, (1962) 3 SCR 254} that the right to form a union does not carry with it a right that the union shall succeed. We so deduce, and dismiss the petition.",
    "positive",
  ],
  [
    "in-prose",
    "What is called the 'pigeon-hole' theory in {Hari Dass v. Delhi Administration, AIR 1975 Del 4}, that each fundamental right lives in a separate box, was given its quietus by eleven Judges, and it is surprising to find it still hopping about in the State's pleadings.",
    "negative",
  ],
  [
    "in-prose",
    "When reading {Gurcharan Taneja v. Chief Canal Officer, 1968 PLR 7} it is necessary to bear in mind that 'rajbaha' and 'rajwaha' are the same thing.",
    "neutral",
  ],
  ["in-formula", "Noted: {Sudarshan Trading v. Food Corporation, (1990) 1 Arb LR 4}.", "neutral"],
  ["in-formula", "Overruled by necessary implication: {Ganga Pollution Forum v. State, 1991 ALJ 7}.", "negative"],
  ["in-formula", "Explained and followed: {Lyons Range Discounting v. ITO, Ward A, (1961) 41 ITR 325}.", "positive"],
  [
    "in-prose",
    "A good many things have been put upon the back of {Ramesh Mehta Bhat v. Sanwal Chand, (2004) 5 SCC 163}. We are asked to put one more, that the President of a Council can be removed by an empty chair. It would break the animal's back and we refuse to load it so.",
    "negative",
  ],
  [
    "in-prose",
    "Nothing turns upon the fact that in {Bhiwandi Looms v. State of Maharashtra, (1988) 2 Bom CR 4} it was the workers who sued and here the masters. The notification was the same, and as it fell there it must fall here.",
    "positive",
  ],
  [
    "in-prose",
    "During the emergency the question was ventilated in {Kanai Sanyal v. Superintendent, Vizag Jail, (1975) 2 APLJ 4}, with results that need not be recalled.",
    "neutral",
  ],
  [
    "in-prose",
    "The charge of cruelty fails. In {V. Jagatram v. D. Jagatram, (1994) 1 SCC 647} the husband's pleadings themselves, with their talk of hereditary lunacy, made life together impossible. Here both parties have pleaded like gentlefolk.",
    "negative",
  ],
  [
    "in-prose",
    "A cultivating tenant has, by section 4-A, first refusal. {Veluchami Thevar v. Kuppayi, (1983) 1 MLJ 62}, decided three months before that section, did not concede it, and so belongs to the past.",
    "negative",
  ],
  [
    "in-prose",
    "When first placed before me {Sunder Das Bhasin v. Ram Parkash, (1977) 13 DLT 7} seemed to conclude the matter. It still does, notwithstanding a day and a half of argument.",
    "positive",
  ],
  [
    "in-short",
    "Mr. Palkhivala would have it that {Central Trading Corporation (supra)} should be looked at afresh; Mr. Sorabjee, that it should be left in peace. Peace is what it will have from us, for the question of citizenship is not raised in the petition.",
    "neutral",
  ],
  [
    "in-trap",
    "It was a condition of the remand that the District Judge should apply his mind to {Chinnaswamy Goundar v. Anthonyswamy, 1961 KLT 30}. He wrote: 'Applied mind.' We have looked in vain for what his mind did when it was applied.",
    "neutral",
  ],
  [
    "in-trap",
    "{Mohit Pulp v. Collector, (1990) 3 SCC 516} was 'not cited, not noticed, and not followed', so runs the ground, in the judgment under appeal. The judgment under appeal allowed the exemption, as the neglected decision requires. It came by the right road without a map; the appeal fails.",
    "positive",
  ],
  [
    "in-trap",
    "The rule in Rylands is said by counsel to have been displaced by {Bhopal Gas Sufferers' Front v. Union Carbon, (1987) 1 MPLJ 3}. Whether it has been or not the plaintiff's cow was killed by lightning.",
    "neutral",
  ],
  [
    "in-short",
    "The learned Additional Sessions Judge recorded the child's evidence without asking her one question as to her understanding. {Ramkishan Meena v. State of Rajasthan} cures an omission to administer the oath. It does not cure, and was not concerned with, an omission to inquire.",
    "negative",
  ],
  [
    "in-prose",
    "With the abolition of the Legislative Council the point in {Andhra MLC v. Secretary, (1984) 1 ALT 4} died. It was reborn in 2007 with the Council.",
    "neutral",
  ],
  [
    "in-prose",
    "I have read and re-read {Wajid Hussain v. Moradabad Development, (2011) 12 SCC 149} in the hope of finding in it some crumb for the landless; there is not any. It says that a right not pleaded in the reference is lost, and I have to say so too.",
    "positive",
  ],
  [
    "in-prose",
    "I see no profit in comparing the colour of two horses. Ordinary prudence, and not {Bhola Singh v. Amritsar Electric Supply, AIR 1958 Punj 33}, which was about horses, determines what care a lineman owes to the passer-by.",
    "negative",
  ],
  [
    "in-short",
    "The order of the Chief Judicial Magistrate transposes, word for word, four paragraphs of {Gian Chand Sethi}, without inverted commas. Such borrowing is to be deprecated.",
    "neutral",
  ],
  [
    "in-prose",
    "An institution for the blind which admits the sighted at a premium is not, for the purposes of section 11, 'charitable'. It does not advance matters to say with {Andh Vidyalaya Trust v. CIT, (1985) 156 ITR 41 (Del)} that its object is; in the year then under assessment only the blind were admitted.",
    "negative",
  ],
  [
    "in-prose",
    "{Thiru Don Bosco v. Returning Officer, (1977) 3 SCC 530} is reported at such length because it had three judgments, each coming at the answer from a different side.",
    "neutral",
  ],
  [
    "in-prose",
    "A stranger to the record may not ask for review, but a stranger to the record who is bound by it should have some remedy. {Sahdev Singh Bedi v. State of Punjab, AIR 1963 SC 508} found him one in Article 226, by which door we admit the present applicant.",
    "positive",
  ],
  [
    "in-trap",
    "It was faintly suggested that we might, if so minded, 'prospectively overrule' {Managing Director, Hyderabad Electronics v. Karimulla, (1994) 2 ALT 8}. We are not so minded and have not that power. What we may do is to abide by it, and we have done so.",
    "positive",
  ],
  [
    "in-trap",
    "Prospective overruling is a doctrine of American origin. See the history of it in {L. C. Golakdas v. State of Punjab, 1967 PLR 88}.",
    "neutral",
  ],
  [
    "in-trap",
    "It is prospectively, and prospectively only, that {N. S. Giridhar v. Corporation of Mangalore, ILR 1999 Kar 7} is overruled by us today; what has been demolished under its authority cannot be put up again.",
    "negative",
  ],
  [
    "in-prose",
    "There is a species of argument that wins by exhaustion. After the fourth reading of {Panki Iron v. Mazdoor Union, AIR 1956 SC 522} we felt its power; but on a fifth, by ourselves, we saw that it was concerned with the making of an award and not with its enforcement.",
    "negative",
  ],
  [
    "in-prose",
    "Not having the report of {Fazal Haq v. Nathu Mal, 76 PR 1908} to hand, the District Judge relied upon a summary of it in Rattigan.",
    "neutral",
  ],
  [
    "in-prose",
    "He who takes the tenant's goods for rent must take them by daylight. It was thus in Coke's time and in {Hari Charan v. Dulu Mian, 9 CWN 88}; I have been shown no cause why it should be otherwise in ours.",
    "positive",
  ],
  [
    "in-prose",
    "In all this the learned Member was at pains to model himself upon {Brooke Bond Staff v. Labour Tribunal, (1956) 1 LLJ 450}. He could not have chosen a less suitable model. The employer there had offered an inquiry and been refused; this employer refused an inquiry when asked.",
    "negative",
  ],
  [
    "in-short",
    "The affidavit of the Under Secretary says that 'the ratio of {Dr. Sivasubramania Pillai, supra} is being examined in consultation with Law'. That was in February.",
    "neutral",
  ],
  [
    "in-prose",
    "Who can doubt, after Act XXII of 1939, that {Kastur Chand v. Rekhab Das, 14 Ind App 60} is a dead letter? The learned Munsif could. He has our sympathy, but the decree has not.",
    "negative",
  ],
  [
    "in-formula",
    "The appeal against {Zenith Rubber v. CCE, (2003) 156 ELT 70 (Tri)} was dismissed as withdrawn.",
    "neutral",
  ],
  [
    "in-trap",
    "The Managing Committee considered {Rev. Fr. Lobo v. Inspector of Schools, ILR 1970 Mys 411} as distinguishable, and so distinguished it in its reply. The reply is not before us.",
    "neutral",
  ],
  [
    "in-trap",
    "The reason why {M/s. Jharkhand Minerals v. Collector, (2003) 1 JLJR 100} is not binding is not that it is old, or that it is short, nor that it has been doubted. It is that it decided nothing about dead rent. The demand here is of dead rent only.",
    "negative",
  ],
  [
    "in-formula",
    "This petition seeks a direction to implement the judgment in {Ravi Shankar Rout v. Utkal Gramya Bank, 2011 (II) OLR 90}.",
    "neutral",
  ],
  [
    "in-formula",
    "The reliance of the learned trial court on {Ali Raza v. State, 1979 AWC 66} was erroneous since that decision was reversed in appeal.",
    "negative",
  ],
  [
    "in-prose",
    "Neither piety nor poverty entitles a priest to hold over. To the extent that {Dharmadas Thakur v. Shree Ramji, AIR 1949 Nag 266} may be supposed to say that piety does, we do not endorse it.",
    "negative",
  ],
  [
    "in-prose",
    "Justice Hidayat, in {Sukhlal Sen v. Collector of Satna, 1957 MPC 90}, likened a District Magistrate to a lamp which lights everyone's path but its own.",
    "neutral",
  ],
  [
    "in-prose",
    "We have been at some loss to know why {Gobind Pritamdas v. State, 1985 JLJ 233} was cited at all. It was said in a whisper that the Chief Justice had been of counsel in it.",
    "neutral",
  ],
  [
    "in-prose",
    "It is true that by-laws must be reasonable. But reasonableness is not the same for a hill station in the season and for a mill town; nor, then, does what was held as to Mount Abu in {Abu Hoteliers v. Municipal Board, 1980 WLN 377} hold for Beawar.",
    "negative",
  ],
  [
    "in-prose",
    "For the last time let it be said that a consumer of electricity cannot be disconnected for another's arrears. It was said in {Usha Marbles Works v. RSEB, 1990 (1) WLN 67} and it was not heard; we say it again, in the same words, with costs.",
    "positive",
  ],
  [
    "in-short",
    "The tenant's daughter, not being 'family' under the old definition, had to be put out in {Kunj Behari (supra)}. The Amendment has brought her in; that case has lost its occupation.",
    "negative",
  ],
  [
    "in-prose",
    "It would be mere affectation to discuss {Samarth Mills v. Sangli Gold, AIR 1941 Bom 202}. The accounts will have to be taken.",
    "neutral",
  ],
  [
    "in-trap",
    "Under the rubric 'Cases overruled' the index gives a page reference to {Bhagaban Das v. Gopinath Jew, (1963) 29 CLT 800}, but it refers to the case that does the overruling.",
    "neutral",
  ],
  [
    "in-trap",
    "The appellant first applied for review of {Sohan Singh Gadra v. State of Rajasthan, 1998 (3) WLC 60}; then for its recall; then for its clarification; then to be told that it was superseded. The first three were dismissed. As to the fourth, it has been: the Rules of 2003 replace the whole of what it was about.",
    "negative",
  ],
  [
    "in-trap",
    "The judgment in {Kamal Narayan v. State of Chhattisgarh, 2010 (2) CGLJ 300} does not merit the strictures passed upon it by the Tribunal. Those strictures are expunged. Whether, strictures apart, the Tribunal has reached the right end depends upon Rule 6.",
    "neutral",
  ],
  [
    "in-prose",
    "On what the Privy Council called a 'pious fiction', and {Raghunath Das v. Mahant Gopal, AIR 1927 Oudh 311} a 'useful lie', little can be added.",
    "neutral",
  ],
  [
    "in-prose",
    "A co-operative society which has borrowed must repay though its secretary has absconded. The society put forward {Lakhnauti Coop. v. District Bank, 1971 ALJ 1003}. There, the bank's own manager had absconded with him. Between a bank which was robbed and a bank which was in the plot, the law discriminates.",
    "negative",
  ],
  [
    "in-prose",
    "The plea that liability under section 138 dies with the drawer was taken as good in {Heirs of Mangal Sen v. Finlease, 2000 (2) Crimes 209}. We would not be understood to dissent; it is, on our findings, unimportant, as the drawer is alive.",
    "neutral",
  ],
  [
    "in-prose",
    "When the Supreme Court speaks after the High Court has spoken, the High Court is silent. So let {T. Nagappan v. Principal Accountant-General, (1996) 1 LW 218}, which spoke before Bhaskaran's case, be silent; family pension does not abate upon re-marriage.",
    "negative",
  ],
  [
    "in-prose",
    "Learned counsel for the University wished to read the whole of {Utkarsh Dubey v. Rani Durgavati University, 2012 (1) MPLJ 90} and was allowed to read half.",
    "neutral",
  ],
  [
    "in-formula",
    "The view taken in {Bachhraj Dugar v. Commissioner, Bikaner Division, 1964 RLW 522} commends itself to us and we adopt the same.",
    "positive",
  ],
  [
    "in-formula",
    "{Dinesh Tandel v. Administrator, Daman, (1990) 2 Bom CR 88}: doubted; referred to a larger Bench.",
    "negative",
  ],
  [
    "in-formula",
    "Per Bhat, J. (concurring): I only wish to add a word about {Mariyappa Gowda v. Mandya Sugar, ILR 1992 Kar 900}, cited by Mr. Shetty.",
    "neutral",
  ],
  [
    "in-prose",
    "Though cited on behalf of the landlord, {Tara Bai v. Hiralal Marwadi, 1989 Mah LJ 404} is, upon the sub-letting, in favour of the tenant; though handed up for the tenant, it is upon the arrears against him. Upon neither has any argument been founded.",
    "neutral",
  ],
  [
    "in-prose",
    "To stretch a penal statute by analogy is what the courts of certain other countries do. {Public Prosecutor v. Seshadri Iyengar, AIR 1950 Mad 811} came perilously near it; it is not surprising that our courts have ever since drawn back from it, as we do.",
    "negative",
  ],
  [
    "in-prose",
    "The Bar Association has passed a resolution in praise of {Madan Lal Advocate v. District Judge, Sikar, 2006 (2) RLW 1190}. We decide cases on other materials.",
    "neutral",
  ],
  [
    "in-prose",
    "The whole of {Srish Chandra v. Provincial Transport, AIR 1954 Cal 200} is dedicated to the thesis that a stage carriage permit is property. When permits became grants of the State for a term of years the thesis went out of date, and it was respectfully laid aside in 1960. We shall not retrieve it.",
    "negative",
  ],
  [
    "in-prose",
    "Be it a Sunday or be it Id, the period for filing an election petition runs on. Such at any rate was the opinion in {Ghulam Ahmad v. Returning Officer, Pulwama, 1973 JKLR 44}. Section 10 of the General Clauses Act, to which no one had then adverted, is of the contrary opinion, and so is this Court.",
    "negative",
  ],
  [
    "in-prose",
    "As a student of these matters will know, {Burn Standard Mistries v. Union of India, (1990) 2 CHN 44} had a first hearing, a second, and a lunch.",
    "neutral",
  ],
  [
    "in-prose",
    "Where a plot is carved out of two khasra numbers the sale of one number passes one half. {Panna v. Kesar Dei, 1965 RD 109} lays it down so clearly that even the patwari has grasped it, and the decree of the Civil Judge, who did not, is reversed on the authority of it.",
    "positive",
  ],
  [
    "in-trap",
    "Having heard three counsel, one of whom called {Abhiram Goswami v. Shyama Charan Trust, (1961) 65 CWN 444} a landmark, the second a landmine, and the third irrelevant, we find with the third.",
    "negative",
  ],
  [
    "in-trap",
    "Having heard three counsel, one of whom called {Sri Arunachala Mutt (supra)} a landmark, the second a landmine, and the third irrelevant, we find with the first. A permanent lease by the mahant is bad beyond his lifetime.",
    "positive",
  ],
  [
    "in-trap",
    "Having heard three counsel, one of whom called {Kannayiram v. Tirupathi Mutt, (1963) 1 MLJ 88} a landmark, the second a landmine, and the third irrelevant, we adjourn, as the mahant has died.",
    "neutral",
  ],
  [
    "in-short",
    "When {Kulamani Patra (supra)} held the delegation good it held it good for the granting of permits. Nothing was there decided, or so much as hinted, with regard to their cancellation; and power to give is not in every case power to take.",
    "negative",
  ],
  [
    "in-short",
    "This petition is number forty of its kind. The thirty-nine before it were allowed upon {Ex-Hav. Gopi Chand (supra)}. The Union's counsel had no reason to offer why the fortieth should be less fortunate, and we can think of none.",
    "positive",
  ],
  [
    "in-prose",
    "I turn, with some relief, from the facts to the law, and in the first instance to {Mirza Sajjad v. Nawab Vilayat, 18 OC 122}, where a deed of wakf upon like terms was construed by Lindsay, J.C.",
    "neutral",
  ],
  [
    "in-prose",
    "So confident was the Board that it did not trouble to appear. It had sent us a letter, and in the letter it had written the name of {Jabalpur Bijli v. M.P. Rajya Vidyut, 1988 JLJ 400}. We have looked it up. It is a decision on street lights and the Board's confidence was unfounded.",
    "negative",
  ],
  [
    "in-formula",
    "That decision, {Dhian Singh v. Amar Kaur, 1985 (1) PLR 71}, was upset in Letters Patent Appeal.",
    "negative",
  ],
  [
    "in-formula",
    "SLP (C) 1190/2008 against {Nagorao Kadu v. State of Maharashtra, 2007 (6) Mah LJ 512} was dismissed by a speaking order affirming the High Court.",
    "positive",
  ],
  [
    "in-formula",
    "A passage from {Kerala Toddy Tappers v. Excise Commissioner, 1996 (1) KLT 244} was read by way of reply.",
    "neutral",
  ],
  [
    "in-prose",
    "Like an old soldier, {Crown v. Mula Singh, 6 Lah 88} never died. It has only faded, and in the present state of the Code is invisible.",
    "negative",
  ],
  [
    "in-prose",
    "To speak of a 'right' to an ex gratia payment is a contradiction in terms. It is in those words that {Smt. Angoori v. Delhi Administration, (1984) 26 DLT 80} non-suited the widow. But the payment is made under a Scheme which has the force of rules; it is ex gratia in name alone; and a decision upon a true bounty is beside the question.",
    "negative",
  ],
  [
    "in-prose",
    "When a juvenile is tried as an adult there is no trial. The learned Judge of the Rajasthan High Court, in {Bhoora Gurjar v. State, 2001 (2) RCC 300}, did not shrink from the consequence, that the boy goes free; neither shall we.",
    "positive",
  ],
  [
    "in-prose",
    "We asked Mr. Divatia for a precedent; he gave {Nadiad Electric v. Thakorlal, (1964) 5 GLR 833}. We asked Mr. Vakil if he could distinguish it; he said that he would sleep over it. The petition was compromised in the morning.",
    "neutral",
  ],
  [
    "in-prose",
    "Cruelty, desertion and adultery: a trinity, of which the learned District Judge found the first. His understanding of it was based upon {Mohana v. Ramadas, (1976) 2 MLJ 299}, which required danger to life or limb. It was correct when he was at college. The law since 1976 has required no more than that life together be unreasonable to expect.",
    "negative",
  ],
  [
    "in-trap",
    "As to whether {Bihar School Peons v. State, 2006 (1) PLJR 444} was overruled 'in part' or 'in whole' by Umadevan, much ingenuity has been expended. It was overruled in that part which matters, namely the regularisation of those who came without advertisement. The writ petitioners came without one.",
    "negative",
  ],
  [
    "in-trap",
    "As to whether {Jharkhand Home Guards v. State, 2008 (3) JCR 90} was overruled 'in part' or 'in whole', the petitioners need not worry: that part which gives a duty allowance has been confirmed twice, and they shall have the allowance.",
    "positive",
  ],
  [
    "in-trap",
    "As to whether {Orissa Chowkidars v. State, 1999 (I) OLR 512} was overruled 'in part' or 'in whole', opinions differ. The chowkidari cess was abolished in 2001 and the difference need not be resolved.",
    "neutral",
  ],
  [
    "in-prose",
    "The plaintiffs' title hangs by a thread, the thread being {Nawab Humayun v. Farid, 2 Hyd LR 301}, and the thread, we find on examination, was cut in the year 1358 Fasli by a Firman which says that all such grants are resumed.",
    "negative",
  ],
  [
    "in-prose",
    "If the Bench in {Teesta Valley Tea v. State of W.B., (1982) 86 CWN 777} was impressed by any single circumstance, it was that the garden had been abandoned. It is a pity that there should be so little in the report as to how one abandons a garden.",
    "neutral",
  ],
  [
    "in-prose",
    "A good argument was made, and well made, against the rule in {Tan Chin v. Official Assignee, AIR 1937 Rang 210}. It was made before the wrong court. The rule has been adopted by ours in three decisions and we do but apply it.",
    "positive",
  ],
  [
    "in-prose",
    "The Excise Bench at Delhi, in {Lotus Paints v. CCE, 1999 (112) ELT 610}, took thinner and paint to be two commodities; our own Bench took them as one. The difference calls for a Larger Bench of the Tribunal.",
    "negative",
  ],
  [
    "in-prose",
    "On the character of a ghair-mumkin pond, reference may be made to {Chhote Lal v. Bhikhari, 1937 RD 290}.",
    "neutral",
  ],
  [
    "in-prose",
    "We have only to change the names of the parties and the date of the accident, and we may sign {New Bharat Transport v. Kamalammal, 1979 TNLJ 140} as our own judgment.",
    "positive",
  ],
  [
    "in-prose",
    "The husband's learned counsel hung his whole argument on the peg of {Sarla v. Bhaskar, (1987) 2 Bom CR 118}. The peg will not hold: the wife there had remarried.",
    "negative",
  ],
  [
    "in-prose",
    "Thrice has this Court been invited to abandon {Kuttan Nair v. Madhavi Amma, 1957 KLJ 902}; thrice it has politely refused; and we see no novelty in the fourth invitation. The decree for redemption is confirmed.",
    "positive",
  ],
  [
    "in-prose",
    "{Commissioner of Police v. Ardeshir, 40 Bom LR 618} dealt with the licensing of places of public amusement, and describes a tamasha as 'a dramatic entertainment with much drumming'.",
    "neutral",
  ],
  [
    "in-trap",
    "It was said in the Court below that Kedar's case overruled {Hara Lal v. Nitambini, 29 CLJ 600}. Kedar's case did nothing of the kind. The older ruling is in full vigour and the respondent is entitled to a decree in terms of it.",
    "positive",
  ],
  [
    "in-prose",
    "The learned Judge's dictum in {Dwarka v. Sunder, 33 All 777}, that a benamidar can never sue, was wider than his facts required and is wider than the law allows.",
    "negative",
  ],
  ["in-formula", "{Pioneer Plastics v. Asst. Collector, 1986 (24) ELT 90 (Bom)} relied on.", "positive"],
  [
    "in-prose",
    "Seven grounds of review were urged. The sixth was that {Kamini Devi v. Prafulla, 1968 Cal LJ 244} had been overlooked.",
    "neutral",
  ],
  [
    "in-prose",
    "Where a statute commands that the Magistrate 'shall' record reasons, it will not do to say, as was said in {Emperor v. Mathura Ahir, 5 ALJ 119}, that his reasons may be guessed.",
    "negative",
  ],
  [
    "in-prose",
    "A talukdar's sanad speaks from its date. We take that from {Rani Sartaj v. Deputy Commissioner, 9 OC 140}, and taking it, we must hold that the village of Khairigarh passed with the estate.",
    "positive",
  ],
  [
    "in-trap",
    "The only decision that goes the length for which the appellant contends is {Sitanath v. Chairman, Howrah Municipality, 33 CWN 512}, and that was upon a Bengal Act which used the words 'in the opinion of the Commissioners'. The United Provinces Act has no such words.",
    "negative",
  ],
  [
    "in-prose",
    "For the reasons which prevailed with Candy, J., in {Bai Kashi v. Jamnadas, 15 Bom 208} the plaintiff must have her maintenance from the date of desertion and not from the date of suit.",
    "positive",
  ],
  [
    "in-prose",
    "The Tahsildar's recital that {Subbarayudu v. Revenue Divisional Officer, (1961) 2 An WR 81} 'was perused' does not disclose what he made of it.",
    "neutral",
  ],
  ["in-formula", "{State v. Ghisa, 1955 Bhopal LR 17} was cited by the learned Government Advocate.", "neutral"],
  [
    "in-prose",
    "We are told that for sixty years the mofussil has acted upon {Keshab v. Radha, 17 Cal 610}. If so the mofussil has been mistaken for sixty years, and it is time that somebody told it.",
    "negative",
  ],
  [
    "in-prose",
    "The opposite party's stand that a coaching institute renders no 'service' runs headlong into {Brilliant Tutorials Society v. Mohan Raj, II (2011) CPJ 334 (NC)} and does not rise again.",
    "positive",
  ],
  [
    "in-prose",
    "In that instance the carrier had warned the consignor that the sacks were damp. No warning was given to ours, and without the warning {Great Indian Peninsula v. Haji Noor, 20 Bom LR 855} has nothing to fasten upon.",
    "negative",
  ],
  [
    "in-prose",
    "Take {Yakub Ali v. Collector of Bareilly, 1977 ALJ 340} as one's compass, and the bearings are easily got: a nazul lessee who builds without leave forfeits the building with the lease.",
    "positive",
  ],
  [
    "in-trap",
    "Even if {Dharmavaram Silk v. Labour Court, (1991) 1 LLN 66} were wrong, the workman could not succeed on his own statement that he resigned. We therefore leave it undisturbed and unexamined.",
    "neutral",
  ],
  [
    "in-prose",
    "There is an irony in the assessee's invocation of {CIT v. Nilgiri Tea, (1971) 82 ITR 711 (Mad)}; it was the Revenue that won that case, and for reasons that require the Revenue to win this.",
    "positive",
  ],
  [
    "in-prose",
    "{Bengal Coal v. Apcar, 18 CWN 88} had reference to an agreement executed in London and to be performed in London.",
    "neutral",
  ],
  [
    "in-formula",
    "We find ourselves unable to subscribe to the proposition enunciated in {Rajan v. Secretary, Corporation of Cochin, 1998 (1) KLT 207}.",
    "negative",
  ],
  [
    "in-prose",
    "Nobody had drawn the learned single Judge's attention to Rule 9-B; his decision in {Sheela Barse Deshmukh v. Director of Education, 2005 (3) Mh LJ 88} was reached in its absence and cannot live in its presence.",
    "negative",
  ],
  [
    "in-prose",
    "It is one thing to say that a temple may own land, and quite another that the land may sue in the name of the temple's elephant. The former is {Vidya Varuthi v. Gnana, 40 MLJ 290}; the latter is the plaint.",
    "negative",
  ],
  [
    "in-prose",
    "At one time or another every Bench of this Tribunal has been asked about {Speciality Rings v. ITO, (2003) 87 ITD 316}; this Bench is asked only what the assessment year was.",
    "neutral",
  ],
  [
    "in-prose",
    "In {Kesar Bai v. Municipal Board, Ajmer, 1947 AMLJ 12} I find the exact answer to the question whether a chabutra is a 'building'. It is.",
    "positive",
  ],
  [
    "in-prose",
    "Insofar as {Palaniappa v. Arunachalam, 57 MLJ 811} may be thought to lay down that a trustee can never resign, it must be regarded as having been stated too absolutely.",
    "negative",
  ],
  [
    "in-prose",
    "The District Registrar forwarded the file with a note citing {In the goods of Mrs. D'Souza, 1922 MWN 409}.",
    "neutral",
  ],
  [
    "in-prose",
    "The old Sadr Court was nearer to the people than we are, and when in {Kishen v. Soobul, SDA 1856, 310} it held a verbal partition good it knew whereof it spoke; we hold this one good.",
    "positive",
  ],
  [
    "in-prose",
    "Here the plaintiff is the thief. In {Chedi v. Ramlal, 1 Luck 44} the plaintiff was the person robbed. The maxim that served him cannot be made to serve both.",
    "negative",
  ],
  [
    "in-trap",
    "Seth Jamnadas's case no longer holds the field; it was displaced by {Kalyanji v. Tricumji, 9 Bom LR 880}, which placed the burden on the mortgagee. Whether the displacement was wise is for a fuller Bench than this.",
    "neutral",
  ],
  [
    "in-formula",
    "The Larger Bench in {Ambuja Pipes v. CCE, 2012 (28) STR 105 (Tri-LB)} having settled the controversy, the appeal stands allowed on that basis.",
    "positive",
  ],
  [
    "in-formula",
    "The said decision in {Ambuja Pipes, supra} has been stayed by the Hon'ble Supreme Court and the appeal is pending.",
    "neutral",
  ],
  [
    "in-prose",
    "An old lady of Tinnevelly, a cow and a municipal drain: such were the dramatis personae of {Chellammal v. Chairman, Tuticorin, 33 MLJ 40}.",
    "neutral",
  ],
  [
    "in-prose",
    "I agree with the learned Judges who decided {Ram Khelawan v. Mt. Bilasi, 4 PLJ 200} in their law. I cannot agree with them in their presumption of fact that every ekrarnama by a Santal is fraudulent, and I decline to raise it here.",
    "negative",
  ],
  [
    "in-prose",
    "A pension is not a bounty, and the Accountant General, who ought to have known that since {Major Dalip v. Union of India, OA 87/1993 (CAT Chandigarh)}, will now have to be told it at the cost of ten thousand rupees.",
    "positive",
  ],
  [
    "in-prose",
    "The petitioners in {All Kerala Toddy Shop Licensees v. Excise Commissioner, 1983 KLT 909} complained of the kist.",
    "neutral",
  ],
  [
    "in-trap",
    "Not that {Dattatraya v. Shankar, 1959 Nag LJ 300} is irrelevant; on the contrary, it is the most relevant case there is. But it is relevant as an example of what ought not to be done, and we shall not do it.",
    "negative",
  ],
  [
    "in-prose",
    "{Kidar Nath v. Financial Commissioner, 1964 PLJ 8} will be found summarised in the impugned order in a way that its author would scarcely recognise.",
    "neutral",
  ],
  [
    "in-prose",
    "In our judgment the doctrine of unjust enrichment, accepted for customs in {Solar Bearings v. CC, 1998 (98) ELT 31 (Tri)}, is no less apt for service tax, and the refund was properly credited to the Fund.",
    "positive",
  ],
  [
    "in-prose",
    "Were we to transplant {Shanta v. Manohar, 1968 Mh LJ 14} into the soil of the Domestic Violence Act, it would not take root; the Act has its own definition of 'shared household', and that is that.",
    "negative",
  ],
  [
    "in-prose",
    "Mr. Mukherji's junior found overnight an unreported judgment ({Mallik v. Official Receiver, Suit 419 of 1933}), which we have marked for identification.",
    "neutral",
  ],
  [
    "in-prose",
    "A father's pious obligation dies hard, but die it did in 2005, and with it {Sat Narain v. Sri Kishen, 1938 OWN 600}.",
    "negative",
  ],
  [
    "in-prose",
    "It would be affectation to add authorities. {Bai Hirabai v. Official Assignee, 46 Bom LR 55} says it all.",
    "positive",
  ],
  [
    "in-prose",
    "The Judge having discussed {Gajraj v. Bhup Singh, 1954 RLW 222} in thirty-four paragraphs, and the decree in two, it is natural that the latter should contain a clerical mistake.",
    "neutral",
  ],
  [
    "in-formula",
    "{Prakash Chand v. Hotel Clarks, 1982 (1) RLR 78} has no manner of application to the facts of the present case.",
    "negative",
  ],
  [
    "in-formula",
    "The Tribunal was right in following {CIT v. Madras Cycle Works, (1981) 130 ITR 400 (Mad)}.",
    "positive",
  ],
  [
    "in-trap",
    "Mr. Wadhwa relies on the decision reported as {Trilok v. Bhagwan Das, 1975 RLR 31}, and says in the alternative that if it be against him it should not be followed. It turns out on perusal to be neither for nor against.",
    "neutral",
  ],
  ["in-formula", "{Dipak Nag v. IISCO, 1977 Lab IC 1004 (Cal)}: Held, inapplicable.", "negative"],
  ["in-formula", "{Dilip Nag v. IISCO, 1978 Lab IC 90 (Cal)}: Cited.", "neutral"],
  ["in-formula", "{Dulal Nag v. IISCO, 1979 Lab IC 313 (Cal)}: Applied.", "positive"],
  [
    "in-prose",
    "Perhaps the most that can be said for {Ramcharan v. Kauleshwar, 1962 BLJR 519} is that it was decided in a hurry on the last day of term; the least, that it should not be decided so again.",
    "negative",
  ],
  [
    "in-prose",
    "We now have to see whether the test in {Oriental Gas Co. v. Corporation, 1964 CWN 700} was satisfied. That test has two parts. Evidence on the first was given by the Chief Engineer. Evidence on the second was shut out, wrongly, and there must be a remand.",
    "positive",
  ],
  [
    "in-trap",
    "The Division Bench in Kaliappa said that it 'followed' {Pavayi v. Muthayi, (1949) 1 MLJ 88}, and then proceeded to do what Pavayi had forbidden. It is Pavayi, the elder, that we take as our authority, and the alienation by the limited owner is bad.",
    "positive",
  ],
  [
    "in-trap",
    "What is said against {Kaliappa v. Pavayi, (1952) 2 MLJ 700} is true: it professed to obey an earlier ruling and disobeyed it. For us its practice is worth no more than its profession.",
    "negative",
  ],
  [
    "in-prose",
    "The scheme of the Bombay Act is set out in {Ratilal v. Maganlal, 63 Bom LR 14}, from which we have abridged the following.",
    "neutral",
  ],
  [
    "in-prose",
    "We are the successors of the Judges who gave us {Ramasami v. Lokanada, 10 Mad 1}, but not their slaves; they could not foresee the Estates Land Act, and in the light of it a ryot with occupancy right cannot be called a yearly tenant any more.",
    "negative",
  ],
  [
    "in-formula",
    "Reference answered accordingly; {Jai Narain v. Zila Parishad, 1979 ALR 333} stands overruled to that extent.",
    "negative",
  ],
  [
    "in-formula",
    "The Division Bench was referred to {Jai Karan v. Zila Parishad, 1981 ALR 50} but did not deal with it.",
    "neutral",
  ],
  [
    "in-trap",
    "One of the grounds of appeal reads: 'For that the learned Judge has erred in law in distinguishing {Chitra v. Kanchan, (1990) 1 CHN 411}.' No argument was addressed on this ground.",
    "neutral",
  ],
  [
    "in-trap",
    "One of the grounds of appeal reads: 'For that the learned Judge has erred in law in distinguishing {Chameli v. Kanchan, (1992) 1 CHN 29}.' The ground is good. He did so err; it is indistinguishable, and it commands that the rent deposited be refunded.",
    "positive",
  ],
  [
    "in-trap",
    "One of the grounds of appeal reads: 'For that the learned Judge has erred in law in distinguishing {Champa v. Kanchan, (1994) 1 CHN 77}.' The ground is bad, the difference between a market stall and a dwelling being writ large in the Act.",
    "negative",
  ],
  [
    "in-prose",
    "A workman who sleeps at his post for the hundredth time does not come into court with the clean slate of the workman in {Rambhau v. MSRTC, 1988 Lab IC 1411 (Bom)}, and back wages, given to him, must be refused to this one.",
    "negative",
  ],
  ["in-prose", "Some light is shed on the etymology of 'kattalai' by {Annamalai v. Thambiran, 30 MLJ 660}.", "neutral"],
  [
    "in-prose",
    "'Custody of law', says {Clerk of the Crown v. Narsidas, 21 Bom LR 210}, 'is like rain: it falls upon whom it falls.' A vivid phrase; whether it be also a true one is reserved for the judge who tries the claim.",
    "neutral",
  ],
  [
    "in-formula",
    "To this extent the decision in {Velayudhan Achari v. Chellappan, 1971 KLT 601} requires modification.",
    "negative",
  ],
  ["in-formula", "The petitioner seeks parity with {Shri Raman v. KVS, OA 700/2010}.", "neutral"],
  [
    "in-prose",
    "We have no more power than had the Bench in {Ex parte Collector of Malabar, 26 Mad 420} to make the Government a present of a fisherman's nets, and we must decline for the same reason.",
    "positive",
  ],
  [
    "in-trap",
    "Though {Re Kapurthala Estates, 1955 PLR 99} was carried to the Supreme Court and there 'dismissed with no order', the point of escheat was given up before the hearing and the dismissal carries nothing with it either way.",
    "neutral",
  ],
  [
    "in-prose",
    "A trustee's mistake, however honest, must be paid for out of a trustee's pocket. Such was not the opinion of the Judge in {Shankarlal v. Sarup Chand, 22 NLR 71}; but such is the law.",
    "negative",
  ],
  [
    "in-formula",
    "In this view of the matter we overrule {State v. Pandurang Bhoir, 1969 Bom LR 412} and restore the conviction.",
    "negative",
  ],
  ["in-formula", "See {Ganga Ram v. Mihin Lal, 28 All 62}, per Knox, J.", "neutral"],
  ["in-formula", "See {Ganga Dei v. Badam, 30 All 134}, with which we respectfully agree.", "positive"],
  [
    "in-prose",
    "Nor was it ever intended that {Cooverji v. Bhaiji, 6 Bom 528} should be thrust upon the mofussil, where there are neither equity draftsmen nor equity.",
    "negative",
  ],
  [
    "in-trap",
    "The expression 'overruled' in the margin of the authorised report of {Gour v. Nilmadhab, 36 Cal 611} refers to the demurrer.",
    "neutral",
  ],
  [
    "in-formula",
    "In {Tara Singh v. Union, OA 800/2011}, this Tribunal had declined the very relief. Being bound by the said order, we dismiss the OA.",
    "positive",
  ],
  ["in-formula", "{Ram Singh v. Union, OA 17/2012}, stands modified as above.", "negative"],
  [
    "in-prose",
    "Delhi has gone its own way since {Capital Traders v. VAT Officer, (2009) 24 VST 70 (Del)}. It is a way without statutory signposts, for 'sale in transit' is not defined by the time the truck takes. We stay on the highway.",
    "negative",
  ],
  [
    "in-prose",
    "At one stage of the argument it was suggested, on the authority of {Begum Sakina v. Shahzada, 4 OC 111}, that a nawab's seal was as good as his presence.",
    "neutral",
  ],
  [
    "in-prose",
    "On what should be a reasonable hour for a loudspeaker we can improve neither upon the learning nor the patience of {Ward Residents v. Commissioner of Police, 1996 (2) CHN 208}. Ten o'clock it was, and ten o'clock it is.",
    "positive",
  ],
  [
    "in-trap",
    "There was formerly a Court, presided over by a District Judge with a taste for philosophy, in which {Anandrao v. Shankar, 7 Bom 323} was regularly distinguished upon the ground that 'each caste is a universe'. That Court was the Court of first instance here, but his successor wrote the judgment, and the successor has mentioned neither.",
    "neutral",
  ],
  [
    "in-formula",
    "In view of the above, {M/s Sethi Bricks v. ITO, order dated 11.9.2017 in ITA 45/Asr/2016} is recalled under section 254(2).",
    "negative",
  ],
  [
    "in-formula",
    "MA dismissed; no mistake apparent in {M/s Sethi Tiles v. ITO, ITA 46/Asr/2016} has been pointed out.",
    "neutral",
  ],
  [
    "in-prose",
    "Where an election was lost by one vote and two votes were void, Mr. Justice Moidu said in {Kunhalavi v. Returning Officer, 1973 KLT 401} that arithmetic must decide. Politics has grown no less arithmetical since; the recount is ordered.",
    "positive",
  ],
  [
    "in-prose",
    "{Ghasi v. Mulua, 1963 Raj LW 601} took sixty days from the date of the decree for granted. Nobody had asked the question. When it is asked, the answer must be sixty days from the date of knowledge.",
    "negative",
  ],
  [
    "in-prose",
    "The Jamadar's statement, see {Queen-Empress v. Jado Das, 27 Cal 295}, was recorded by candlelight.",
    "neutral",
  ],
  [
    "in-trap",
    "{Bhura v. Mirzapur Zilla, 1969 ALJ 710} will serve the appellant as little as it served the last appellant who relied on it. He was told that it was a decision on an octroi post. So is this appellant told.",
    "negative",
  ],
  [
    "in-prose",
    "Though couched as a petition for review, this is an appeal in disguise against {Nilgiri Planters v. Collector, WA 77/1999}. No error apparent is shown. Review petition dismissed.",
    "neutral",
  ],
  [
    "in-prose",
    "So late as 1938 a Bench of five in {Atar Kaur v. Bishan, 40 PLR 200} held a karewa valid without ceremony. Upon that footing generations of Punjab women have been reckoned wives, and the respondent is one.",
    "positive",
  ],
  [
    "in-formula",
    "The observations in {Sakshi Traders v. GST Officer, 2021 (50) GSTL 311 (Bom)} must be understood in the context of transitional credit and cannot be applied to refunds.",
    "negative",
  ],
  ["in-formula", "For facts, see {Sakshi Exports v. GST Officer, 2022 (58) GSTL 9 (Bom)}.", "neutral"],
  [
    "in-trap",
    "The petitioner's advocate fairly states that {Kaveri v. Registrar of Births, 2014 (2) LW 610} is against him, and the Registrar's advocate, with equal fairness, that it is under challenge. Challenge is not reversal. The petition is dismissed upon its authority.",
    "positive",
  ],
  [
    "in-prose",
    "The liability of an innkeeper may at Simla depend on whether he is a serai-keeper under the Act. {Whymper v. Goldstein, 66 PR 1894} says that it depends on whether he serves breakfast. The Act does not mention breakfast.",
    "negative",
  ],
  [
    "in-prose",
    "A very full note of the arguments in {Tikait Kali Prasad v. Secretary of State, 23 CLJ 90} survives among the papers of Sir Rash Behary.",
    "neutral",
  ],
  [
    "in-trap",
    "To the objection of the other side that we are bound by our decision in {Aluminium Vessels v. STO, (1974) 33 STC 1 (Ker)}, the assessee replies that a decision given at the admission stage, unheard, on a concession, binds none. This reply is good, and the decision is no obstacle.",
    "negative",
  ],
  [
    "in-prose",
    "A chela inherits to his guru; and if there be two chelas, the one first initiated. This was the evidence of eleven mahants in {Sital Das v. Parmanand, 6 PLT 400}; eleven others say the same in this record, and we believe them for the reasons for which those were believed.",
    "positive",
  ],
  ["in-formula", "{Subedar v. Ramkumar, 1985 MPWN 44}: see note.", "neutral"],
  [
    "in-prose",
    "When the ryot in {Kunnath v. Nair, 14 MLJ 9} dug his well he dug it with leave. The present ryot dug his by night.",
    "negative",
  ],
  [
    "in-trap",
    "The contention that {Shobha v. Dnyaneshwar, 2012 (4) Bom CR 66} was overruled by the Full Bench overlooks that the Full Bench was considering section 24 of the other Act. It in no way disturbed the earlier case, whose direction as to the date of maintenance the Family Court should have carried out.",
    "positive",
  ],
  [
    "in-trap",
    "Nor need we consider whether the Full Bench has overruled {Shashi v. Dnyandeo, 2013 (1) Bom CR 6}, the parties having filed consent terms in regard to maintenance.",
    "neutral",
  ],
  [
    "in-trap",
    "The contention that {Shaila v. Dnyanoba, 2011 (2) Bom CR 303} survived the Full Bench overlooks the last line of the opinion, where it is named. It did not survive.",
    "negative",
  ],
  [
    "in-formula",
    "The principle in {Hemchandra v. Collector of Patna, 11 PLT 60} was extended in our last decision to lessees, and we extend it today to licensees.",
    "positive",
  ],
  ["in-formula", "We decline to extend {Prem Chandra v. Collector of Gaya, 12 PLT 8} to a mere licensee.", "negative"],
  [
    "in-formula",
    "Whether {Ram Chandra v. Collector of Arrah, 13 PLT 44} extends to a licensee does not call for decision.",
    "neutral",
  ],
  [
    "in-prose",
    "The words 'or otherwise howsoever' were for the first time considered judicially in {Deo Narain v. Ganga Prasad, 1 NWP 118}, by a bench which sat with a native assessor.",
    "neutral",
  ],
  [
    "in-prose",
    "On a demurrer of this kind we look at the bond and at nothing else. So did the Court in {Shib Lal v. Ganesh, 13 All 28}; and a covenant to pay 'with my life and limb' was there found, as it is found now by us, to create no charge on land.",
    "positive",
  ],
  [
    "in-prose",
    "There the son was born of a lawfully wedded wife and the only issue was of conception. Here the very fact of marriage is in issue; and until that is proved there is nothing upon which the presumption of {Bhagbutti v. Ram Dhun, 8 CLR 510} can operate.",
    "negative",
  ],
  [
    "in-trap",
    "Pressed from the Bench, counsel could not name any decision that had followed {Puran v. Haji Yusuf, 5 PLJ 505}. He could name four that had declined to. We make the fifth.",
    "negative",
  ],
  [
    "in-trap",
    "Pressed from the Bench, counsel could not name any decision that had declined to follow {Bachu v. Haji Wali, 6 PLJ 12}. He asked us to be the first, and we refuse.",
    "positive",
  ],
  [
    "in-trap",
    "Pressed from the Bench, counsel could not say whether {Kishun v. Haji Nasir, 7 PLJ 90} had been followed or not. We will give him until Monday.",
    "neutral",
  ],
  [
    "in-formula",
    "Relying upon the dictum of the Full Bench in {Radhamani v. Secretary, Nemom Panchayat, 2012 (2) KLT 240 (FB)}, the building tax demanded is quashed.",
    "positive",
  ],
  [
    "in-formula",
    "{Radhamani v. State, 2010 (1) KLT 9} has been specifically overruled in the Full Bench decision.",
    "negative",
  ],
  [
    "in-formula",
    "The Full Bench decision in {Radhamani, supra} had not been reported when Ext. P4 was issued.",
    "neutral",
  ],
  [
    "in-prose",
    "Interest at thirty-six per cent on a credit card is said to be saved by {Citadel Bank v. Abhijit, III (2013) CPJ 11 (NC)}. There the customer had been told the rate at the outset in capital letters. Nobody told Mrs. Fernandes.",
    "negative",
  ],
  [
    "in-prose",
    "After the National Commission's pronouncement in {Kerala Tourism v. Hafsath, II (2016) CPJ 70 (NC)}, that an operator who takes the money must answer for the boatman, the plea of the houseboat agency that it is a 'mere facilitator' could not have been entertained. The State Commission rightly did not entertain it.",
    "positive",
  ],
  [
    "in-prose",
    "The rules governing hackney carriages are reproduced in the judgment in {Municipal Commissioner v. Mancherji, 13 Bom LR 1}.",
    "neutral",
  ],
  [
    "in-trap",
    "Although the appellants strenuously contended that {Rajam v. Sowbhagyam, (1991) 1 LW 700} holds that a gift to a concubine is void, what it holds is that such a gift is valid if the cohabitation is past. The present gift recites cohabitation for the future and is bad by the very test laid down there.",
    "positive",
  ],
  [
    "in-prose",
    "We are unable to attribute to the framers of the Regulation of 1827 the intention that {Narotam v. Ganesh, 2 Bom Sel 44} attributes to them, for the preamble points quite another way.",
    "negative",
  ],
  [
    "in-prose",
    "Six months after {Hyderabad Deccan Cigarettes v. STO, 1970 (1) APLJ 50} had been pronounced the assessee filed a revised return.",
    "neutral",
  ],
  [
    "in-prose",
    "The appellant's right to be heard before her name was removed from the electoral roll is too well established, by {Fathima v. Electoral Registration Officer, 1999 (2) KLT 90} among others, to need restating; and she was not heard.",
    "positive",
  ],
  [
    "in-prose",
    "No Court can be asked to hold in 2022 that a married daughter ceases to belong to her father's family. {Ranjini v. Accountant General, 1986 KLT 1140} so held in 1986. Times have changed, the Constitution has been better understood, and the classification is struck down.",
    "negative",
  ],
  [
    "in-formula",
    "The order of the Single Judge in {ABC Minerals v. State, WP 7710/2011} merged in the order of the Division Bench.",
    "neutral",
  ],
  [
    "in-trap",
    "The National Commission in Rashmi's case criticised the State Commission for distinguishing {Parle Housing v. Shetty, I (2005) CPJ 46 (NC)}, saying it ought to have been followed implicitly. Taking that to heart, we follow it implicitly and order refund with interest.",
    "positive",
  ],
  [
    "in-formula",
    "A Full Bench reference doubting {Parmeshwar v. Regional Manager, 2016 (3) ESC 66} was turned down; the decision continues to bind us and is applied.",
    "positive",
  ],
  [
    "in-formula",
    "{Parmeshwari v. Regional Manager, 2015 (2) ESC 9} stands overruled by the Full Bench decision dated 6.4.2018.",
    "negative",
  ],
  [
    "in-formula",
    "On {Parmatma v. Regional Manager, 2017 (1) ESC 30}, arguments of learned counsel for the petitioner were heard.",
    "neutral",
  ],
  [
    "in-prose",
    "It is difficult to discern in the judgment of Fawcett, J., in {Vishnu v. Ramling, 26 Bom LR 173} any intention to go beyond the watan before him, and still more difficult to suppose that, had he been told of the present watan, with its three bhaubands, he would have decided it in the same way.",
    "negative",
  ],
  [
    "in-prose",
    "Whether the plaintiff's father was excommunicated by the caste in 1888 or in 1889 is a matter on which {Keshavlal v. Bai Girja, 24 Bom 13} may be consulted.",
    "neutral",
  ],
  [
    "in-prose",
    "After some wavering in the seventies it came to be settled by {Pahalwan v. Bhagwan, 6 All 100} that the purchaser pendente lite need not be made a party. He need not be made one here, and the objection fails.",
    "positive",
  ],
  [
    "in-trap",
    "Sir Barnes Peacock, it is said, declined to follow his own decision in {Ranee Surno v. Luchmeeput, 7 WR 52}; others say that he merely forgot it. The right to sue for abwabs having been taken away by statute, it matters to no one but his biographers.",
    "neutral",
  ],
  [
    "in-formula",
    "In {Bimal v. State of W.B., 2011 (2) CLJ 130}, upon which the petitioner has banked heavily, there was a subsisting panel. Here the panel had expired. The ratio thereof has no application.",
    "negative",
  ],
  [
    "in-formula",
    "{Bimala v. State of W.B., 2012 (1) CLJ 20}, ratio whereof is binding, concludes the issue against the State.",
    "positive",
  ],
  ["in-formula", "{Bimalendu v. State of W.B., 2013 (4) CLJ 66}: supplementary affidavit refers.", "neutral"],
  [
    "in-prose",
    "There is a fallacy lurking in {Shyam Lal v. Municipal Board, Etah, 1969 ALJ 600}. It takes 'may recover as arrears' to mean 'shall not recover otherwise'. From a permission it deduces a prohibition. The Board was within its rights in suing.",
    "negative",
  ],
  [
    "in-prose",
    "As to the duty of a Hindu son to pay for his father's obsequies the curious may consult {Vrijbhukandas v. Bai Parvati, 32 Bom 26}.",
    "neutral",
  ],
  [
    "in-prose",
    "The 4th respondent's grievance about the cut-off percentage is met by {Amrita Nursing v. Admission Supervisory Committee, 2013 (3) KHC 12}, which says that the cut-off is for the regulator; and it is not for us to say otherwise.",
    "positive",
  ],
  [
    "in-trap",
    "The petition to transfer asserts that the learned Judge 'is known to distinguish everything, even {Panchayat Raj Engineers v. State, 2000 (4) KLT 66}'. The assertion is scandalous; it is directed to be struck out.",
    "neutral",
  ],
  [
    "in-prose",
    "A vague suggestion of fraud, in a plaint of thirty pages, is still vague. In {Nand Rani v. Rukmin, 30 ALJ 500} the fraud had been alleged with date, place and person. It is unnecessary to say more in order to show why that suit was allowed to go to trial, and why this must not be.",
    "negative",
  ],
  [
    "in-prose",
    "It is enough for the disposal of these eleven appeals to say that the lands are within the green belt, that the green belt had been drawn in 1978, and that the effect of a green belt on market value is explained in {Sulabha v. Special LAO, 1993 (2) Bom CR 400}. Twenty per cent must come off, as it came off there.",
    "positive",
  ],
  [
    "in-prose",
    "The opinion of Dr. Ghose, in his Tagore Lectures, upon {Mahant Rup v. Sundar, 5 WN 110} is not one that we need either share or dispute.",
    "neutral",
  ],
  [
    "in-trap",
    "'We follow', says the Collector's order, 'the principle of {Dullah v. Allah Baksh, 1 PR (Rev) 1910}.' Which of its principles, and following it whither, he fails to tell us. His order is set aside for want of reasons and he will consider the matter again.",
    "neutral",
  ],
  [
    "in-prose",
    "The circular went the way of all circulars, and with it went {Railway Clerks v. Divisional Superintendent, 1969 Lab IC 33}, which was on the meaning of its second paragraph.",
    "negative",
  ],
  [
    "in-formula",
    "We answer the reference by holding that {Santosh v. Collector, Bhind, 2009 (3) MPLJ 50} lays down the correct law.",
    "positive",
  ],
  [
    "in-formula",
    "We answer the reference by holding that {Santoshi v. Collector, Datia, 2010 (1) MPLJ 22} does not lay down the correct law.",
    "negative",
  ],
  [
    "in-formula",
    "The reference arises from a perceived conflict between {Santram v. Collector, Morena, 2011 (2) MPLJ 8} and another.",
    "neutral",
  ],
  [
    "in-prose",
    "Their Lordships' decision in {Raja of Deo v. Abdullah, 21 CWN 700} was delivered while this appeal was waiting its turn. It comes as a rescue to the respondent and as a shipwreck to the appellant. There is no distinguishing the two khorposh grants.",
    "positive",
  ],
  [
    "in-trap",
    "The majority in the court of first instance, if one may so describe two of the three arbitrators, followed {Ewing v. Brunton, 24 CWN 3}; the umpire did not. The award not being impeachable for error of law, I have only to enforce it.",
    "neutral",
  ],
  [
    "in-prose",
    "Much of what was so trenchantly said in {State v. Balappa, 1957 Mys LJ 210} of the evidence of accomplices was said of a thief. A trap witness is no thief; he is not an accomplice at all; the trenchant sayings are off the mark.",
    "negative",
  ],
  [
    "in-prose",
    "In the result we find that section 14 of the Code was not in any way whittled down by {Narayanaswami v. Inspector of Police, 1949 MWN 80}, nor could it have been by a Judge sitting singly in bail; let the magistrates of this State, who have been acting upon it as though it were a statute, henceforth act upon the section.",
    "negative",
  ],
  [
    "in-prose",
    "For my part I am content to say of {Ebrahim Aboobaker v. Custodian, 1950 Bom LR 7} what was said of it at the Bar when it was new: it is right because it is short. The petitioner's property did not vest till notice.",
    "positive",
  ],
  [
    "in-prose",
    "Three hundred and eleven letters passed between the parties to {Killick Burma v. Tavoy Tin, 9 Rang 1}.",
    "neutral",
  ],
  [
    "in-formula",
    "The decision in {Kailash v. Chief Engineer, RES, 2009 (4) MPHT 6} has been impliedly overruled and cannot be followed.",
    "negative",
  ],
  [
    "in-trap",
    "A reversal can be read too widely. When {Ganesh Prasad v. Sita Bai, 1945 NLJ 200} was reversed by the Federal Court it was because the appeal to the High Court was out of time; on the merits the Federal Court said that the High Court 'may well have been right'. I think that it was, and I adopt its reasoning as to the debt's being time-barred.",
    "positive",
  ],
  [
    "in-prose",
    "Seldom does a case get cited by three parties for three purposes, but such has been the lot, before us, of {Bhartiya Vidya Samiti v. Joint Director, 2004 (3) ESC 21}.",
    "neutral",
  ],
  [
    "in-prose",
    "The practice of the Prothonotary, so far as it rests upon {Cowasji v. Times of India, 31 Bom LR 301}, of refusing affidavits sworn on a Sunday will be discontinued. There is nothing in that case, in the Rules, or in the law, against swearing on a Sunday.",
    "negative",
  ],
  [
    "in-prose",
    "An idol may be a landlord, and can be in bona fide need. If anyone ever doubted it, {Sri Ram Janki v. Firm Hira Lal, 1971 BLJR 9} set the doubt at rest, and the eviction petition filed through the next friend of the deity here was maintainable.",
    "positive",
  ],
  [
    "in-prose",
    "The Imperial Bank had been a party in {Rajagopala v. Imperial Bank, 1927 MWN 93}; its successor is a party now.",
    "neutral",
  ],
  [
    "in-trap",
    "My view, which was the view in {Sathappa v. Muthuraman, 39 MLJ 11}, is in a minority of one. The opinion of my colleagues, that an agent's authority ends with the principal's insolvency though the agent does not know of it, will be the judgment of the Court, and that case is by them overruled.",
    "negative",
  ],
  [
    "in-prose",
    "Had it been shown that the plaintiff's goods were perishable, I should have followed {Wallace v. Bombay Cold Storage, 44 Bom LR 3} without a qualm. Iron pyrites do not perish.",
    "negative",
  ],
  [
    "in-formula",
    "Our order in {CCE v. Gwalior Biscuits, 2009 (240) ELT 8 (Tri-Del)} is under challenge before the Supreme Court in Civil Appeal D. No. 908/2010; no stay.",
    "neutral",
  ],
  [
    "in-formula",
    "There being no stay of our order in {CCE v. Morena Biscuits, 2009 (241) ELT 70 (Tri-Del)}, we follow the same.",
    "positive",
  ],
  [
    "in-prose",
    "The opposition raised under Section 11(3) was based upon two foreign cases and {Jagan Nath Tobacco v. Registrar, 1964 PLR 40}. It had not been raised before the Registrar. I do not allow it to be raised now.",
    "neutral",
  ],
  [
    "in-prose",
    "In {T. Lazarus v. Church of South India, 1958 MWN 311} the Court thought a bishop a corporation sole. Nobody had told it that the concept has no place in Indian law save by statute. There is no statute. He is not one.",
    "negative",
  ],
  [
    "in-trap",
    "Great reliance having been placed by both sides upon the same sentence in {Mathew v. Kuriakose, 1961 KLT 300}, we have counted its words, of which there are seventy-four. It supports the plaintiff up to the thirty-eighth, whereafter there is an exception; and within the exception the defendant securely sits. On its authority the suit is dismissed.",
    "positive",
  ],
  [
    "in-prose",
    "It would, in the words of {Collector of Nilgiris v. Mahomed, 23 MLJ 9}, 'be an odd way to protect a forest to shoot the forester'. Odd it would be; so the guard must be reinstated.",
    "positive",
  ],
  [
    "in-prose",
    "Where the words are 'may, if it think fit', the discretion cannot be cabined by precedents such as {Sabapathi v. Vanmahalinga, 38 Mad 959 (Note)}, each of which is a decision on its own mud and its own water. I should decide this application on its own.",
    "negative",
  ],
  [
    "in-prose",
    "The tribunal's attention was called to {Lalita v. Karnataka SRTC, 2006 ACJ 10}, but it was not supplied with a copy.",
    "neutral",
  ],
  [
    "in-trap",
    "{Siva Row v. Vitla Bhatta, 21 Mad 425} has been called the heart of the matter, and on one view of the evidence it would be. On the other view it has nothing to do with the matter at all. As the Subordinate Judge has recorded no finding we must remit the issue and abstain from choosing.",
    "neutral",
  ],
  [
    "in-formula",
    "Held, (i) that {Hari Ram v. Nathu, 1950 ALJ 8} was correctly decided; (ii) that the suit was maintainable.",
    "positive",
  ],
  [
    "in-formula",
    "Held, (i) that {Hari Lal v. Nathan, 1951 ALJ 90} was incorrectly decided; (ii) that the suit was not maintainable.",
    "negative",
  ],
  [
    "in-prose",
    "In their reply the Union of India quote, without inverted commas, nearly a page from {Ex-Naik Ratan v. Union of India, OA 70/2012 (AFT Chandigarh)}.",
    "neutral",
  ],
  [
    "in-prose",
    "Soldiers have been denied the disability pension for want of a line in the record, and each time the Tribunal has given it to them. We give it to this soldier as it was given to the one in {Ex-Sepoy Gurmail v. Union of India, OA 411/2013 (AFT Chandigarh)}, with arrears for three years.",
    "positive",
  ],
  [
    "in-prose",
    "The disability in {Ex-Havildar Mool v. Union of India, OA 19/2011 (AFT Jaipur)} was detected on the glacier, after nine years without a blemish. The present applicant declared his at enrolment. That is all that need be said about the case upon which his claim is rested.",
    "negative",
  ],
  [
    "in-prose",
    "The Deputy Registrar has appended a table in which the facts of {Sai Krupa CHS v. Deputy Registrar, 2016 (3) Bom CR 21} are shown in the left-hand column and the facts of this case in the right-hand column. He has not told us what to make of it, and the society itself has filed no reply. We direct it to do so.",
    "neutral",
  ],
  [
    "in-prose",
    "In saying that a pardanashin lady can never be bound by a deed not explained to her in her own dialect, {Sundari Kuer v. Jai Gopal, 2 PLT 70} stated a presumption as though it were an incapacity. She may be bound, if it be shown that she understood.",
    "negative",
  ],
  [
    "in-trap",
    "Mr. Kelkar distinguishes, refines, confines and explains {Sadashiv v. Narayan, 34 Bom LR 20}; in short he does everything with it except apply it. As it happens the plaint is bad for misjoinder, and the case is not reached.",
    "neutral",
  ],
  ["in-formula", "Following decision mentioned at the Bar: {State v. Girdhari, 1975 RLW 60}.", "neutral"],
  [
    "in-trap",
    "The Assessing Officer 'respectfully differed' from {Malwa Ginning v. ITO, (1990) 33 ITD 8 (Ind)}. Respect would have been better shown by obedience. But the assessee having accepted the assessment on this ground, we make no order upon it.",
    "neutral",
  ],
  [
    "in-prose",
    "It was a strange doctrine, that by which {Ghulam Jilani v. Imam Din, 5 Lah 7} gave to a jagirdar's mistress the rights of a widow so long as there was no widow; it found no friends; it is repugnant to every school of Muhammadan law; and I hold without hesitation that it is not to be acted on.",
    "negative",
  ],
  [
    "in-prose",
    "Two of the Judges who sat in {Nagpur Electric v. Shreepathirao, 1957 NLJ 8} had sat in the inquiry.",
    "neutral",
  ],
  [
    "in-formula",
    "Applying the principle of merger, {Kannur Spinning v. EPFO, 2008 (2) KLT 9} ceased to exist on the passing of the appellate order.",
    "negative",
  ],
  [
    "in-trap",
    "Had the State argued that {Chakrapani v. Devaswom Commissioner, 1993 (2) KLT 50} was bad law, we might have been obliged to refer it. Had it argued that it was good law, we might have been obliged to apply it. It argued limitation, and on limitation it succeeds.",
    "neutral",
  ],
  [
    "in-prose",
    "The judgment in {Goverdhan v. Moti, 1951 RLW 8} has been so often reproduced in the orders of the Board that one comes to read it as one reads a form. It concerned a khudkasht holding. The plaintiff's is a pattedar's, and the form does not fit.",
    "negative",
  ],
  [
    "in-prose",
    "As to the other matters canvassed in {Baboo Lal v. Nawab of Rampur, 12 ALJ 6}, such as the immunity of princes from process, they must abide another day.",
    "neutral",
  ],
  [
    "in-trap",
    "In one judgment {Tulsi v. Ramrup, 10 PLT 50} is 'explained away', in another 'explained', and in a third 'applied as explained'. The cautious reader will ask for the case itself. It is a case of ferry tolls, and sheds no light upon a pilgrim tax.",
    "negative",
  ],
  [
    "in-formula",
    "{Arulmigu Temple v. Lessees' Association, WA 60/2004}: arguments heard along with the present batch; judgment separately delivered.",
    "neutral",
  ],
  [
    "in-prose",
    "Justice Chagla in {State v. Narasu Tobacco, 53 Bom LR 80} tells the story of a licensee who smuggled in a hearse.",
    "neutral",
  ],
  [
    "in-trap",
    "That the Court below has gone contrary to {Batuk v. Bombay Suburban, 1950 Bom LR 9} is the first ground; that it has slavishly followed it is the second. Neither ground can be right so long as the other is, and both have been given up.",
    "neutral",
  ],
  [
    "in-prose",
    "The concession to poverty which moved the Court to remit the court-fee in {Pitchaikaran v. District Registrar, 1936 MWN 10} has no statutory warrant, and though no one would grudge it to a beggar it cannot be claimed of right by a bank.",
    "negative",
  ],
  [
    "in-formula",
    "Respondents have moved the High Court against the order in {Ajit Kaur v. KVS, OA 6/2009}; the applicant is awaiting the outcome.",
    "neutral",
  ],
  [
    "in-trap",
    "I was taken through {Sundaresa v. Sarvajana, (1939) 1 MLJ 200}, which reverses Ramamurthi, which had distinguished Kamakotiamma, which had followed Bhimaraju. The point in all four is whether nuts are fruit. It is not in issue here; the parties agree that the nuts were fruit and quarrel only as to how many.",
    "neutral",
  ],
  [
    "in-prose",
    "{Bhupendra Narayan v. Nemye Chand, 15 CWN 63} deserves, in my opinion, neither the praise of the appellant nor the abuse of the respondent; it is a decision about what happened on a certain Thursday.",
    "neutral",
  ],
  [
    "in-trap",
    "The Regional Director refused the exemption, being of opinion that {Gwalior Cotton v. ESIC, 1979 Lab IC 70} was 'against the spirit of the Act'. Spirits are not for Regional Directors. It is for the exemption of a mill with its own hospital, this mill has its own hospital, and it will be exempted.",
    "positive",
  ],
  [
    "in-formula",
    "In {Chandran v. State Bank of Travancore, 1993 (1) KLT 400}, the Court left the question open.",
    "neutral",
  ],
  [
    "in-trap",
    "A curious argument was founded on the fact that {Hansa v. Gangabai, 3 Bom LR 6} had been 'reversed'. The pages in counsel's volume had been bound in the reverse order. When they were put right it was seen that the Court had refused the relief that he asks for, for want of a sanad, which he has not either.",
    "positive",
  ],
  [
    "in-prose",
    "It is a matter of some regret that the copy of {Wasudeo v. Town Planning, 1979 Mh LJ 20} supplied to the Bench omits every alternate page.",
    "neutral",
  ],
  [
    "in-formula",
    "The Bench in {Harish v. Bar Council, 2019 (2) ALJ 70} having proceeded on a stale version of Rule 40, we are not persuaded to adopt its conclusion.",
    "negative",
  ],
  [
    "in-prose",
    "A contract to supply bullocks in time of war is suspended by the war if the bullocks are commandeered. In {Karl Ettlinger v. Chagandas, 40 Bom 301} the manganese could have been had at a price. Nobody could have had these bullocks at any price.",
    "negative",
  ],
];
