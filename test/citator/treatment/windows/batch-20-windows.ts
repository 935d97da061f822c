import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 20, that the rules may be tuned on: free prose of federal, state and Indian courts of every
 * era, written without sight of the rules by one author. Before anything was tuned on them 194 of the 280 were read as
 * labelled.
 */
export const BATCH_20_WINDOWS: readonly TreatmentWindow[] = [
  [
    "counsel",
    "It was strenuously contended that {Gulab Bai v. Ujjain Improvement Trust, 1972 JLJ 405} was binding upon the Tribunal and that to disregard it was nothing short of judicial indiscipline. But the record shows that the decision was never placed before the Tribunal by anybody; and a Tribunal cannot disregard what it has not seen.",
    "neutral",
  ],
  [
    "criticised",
    "When the appeal was opened, reliance was placed on {Devi Dayal Foundry v. Presiding Officer, (2004) 3 LLJ 788 (P&H)}. We had some reservations about the breadth of that decision then, and two days of argument have not lessened them. Burdens of proof are not shifted by sympathy. Let the papers be put up for the constitution of a Full Bench.",
    "negative",
  ],
  [
    "not followed",
    'The Tenth Circuit reads the word "willfully" out of the statute. {United States v. Castellanos-Pike, 961 F.3d 1033 (10th Cir. 2020)}. With respect to our colleagues, Congress put the word there and we shall leave it there.',
    "negative",
  ],
  [
    "criticised",
    "We assume without enthusiasm that {Kirchner v. Mutual Benefit Ass'n, 310 N.W.2d 512 (Mich. App. 1981)} was entitled to some respect when it was decided. It cites no authority, it misquotes the policy, and it was written by two judges over the protest of the third. We shall not add to its short list of adherents.",
    "negative",
  ],
  [
    "counsel",
    "Shri Deshmukh, learned counsel for the petitioner, submitted with considerable vehemence that {Vithal Ganpat v. State of Maharashtra, AIR 1971 Bom 214} was per incuriam, having been rendered in ignorance of Section 12(3), and ought not to be followed by us. As the petition succeeds on the ground of limitation, we express no opinion on the submission.",
    "neutral",
  ],
  [
    "adopted",
    'We would respectfully adopt as our own the following passage from the judgment of Sathaye, J. in {Yeshwant Rao v. Court of Wards, Berar, ILR 1944 Nag 512}: "The ward is the estate\'s master, not its creature, and the Court a steward only." Applied here it means that the widow must have her accounts.',
    "positive",
  ],
  [
    "adopted",
    "The Kerala High Court had to deal with an exactly similar provision in {Kunhalavi Haji v. Wakf Board, (1990) 1 KLT 780}. We find the reasoning unanswerable. It would be an affectation to clothe the same thoughts in other words, and we are content to make them ours.",
    "positive",
  ],
  [
    "approved",
    "Speaking for myself, I have always thought that the law on this point was correctly stated by Beaumont, C.J. in {Dinshaw Petit v. Municipal Commissioner, AIR 1937 Bom 77}, and I am glad to find that my learned brothers think so too. The right to light is not lost by putting in a smaller window.",
    "positive",
  ],
  [
    "followed",
    "Learned counsel for the revenue would have us believe that {the ratio of Bachan Ram (supra)} was a creature of its own facts. We do not so read it. It lays down in plain terms that pre-emption is a right of substitution, and that principle is fatal to the vendee here.",
    "positive",
  ],
  [
    "counsel",
    'The learned Public Prosecutor read to us long passages from {Emperor v. Nanhua Pasi, AIR 1938 All 512}, and laid stress upon the words "so as to exclude every hypothesis but that of guilt". We have kept those submissions in mind. We begin with the motive alleged, which is that of a quarrel over the grazing of a she-buffalo.',
    "neutral",
  ],
  [
    "limited",
    "Too much has been made of {Pritam Kaur v. Surjit Singh, 1984 Cri LJ 1440 (P&H)}. All that it decided is that a wife who has obtained maintenance in one forum may not have it twice over. It is no bar to her asking for more.",
    "negative",
  ],
  [
    "cited",
    "Compare {Hatcher v. Norfolk Tug Co., 144 F.2d 880 (4th Cir. 1944)} (unmanned scow), with The Eleanor B., 39 F.2d 104 (2d Cir. 1930) (watchman aboard but asleep). In neither was the tow dragging her anchor, a fact which the libelant concedes.",
    "neutral",
  ],
  [
    "explained",
    "As we read {Shepherd v. Tri-County Elec. Coop., 299 S.W.3d 512 (Tenn. 2009)}, it speaks to the order of proof and not to its quantum. Whoever carries the burden must go first. How heavy the burden is, and whether the plaintiff carried it, are matters on which that opinion is silent and to which we now turn.",
    "neutral",
  ],
  [
    "cited",
    'The expression "family" has no fixed denotation; it expands and contracts with the statute in which it is used. See also {Zubeida Begum v. Competent Officer, Hyderabad, AIR 1965 AP 92}, where a widowed aunt was in question. What has to be determined here is whether a step-son is a member of the tenant\'s family under the Act of 1960.',
    "neutral",
  ],
  [
    "left open",
    "Does the rule of {Pennebaker v. Whitley Coal, 299 Ky. 118, 184 S.W.2d 880 (1945)}, outlive the adoption of the new Civil Rules? The federal court in Lexington supposes that it does; the law review writers suppose that it does not. The appellant having failed to preserve the point, we are relieved of supposing anything.",
    "neutral",
  ],
  [
    "relied on",
    "Counsel for the Department was asked whether he could point to anything that would take the case out of {Rani Bhagwati Kunwar (supra)}. He very fairly said he could not. We answer the question referred, accordingly, in the affirmative and in favour of the assessee.",
    "positive",
  ],
  [
    "distinguished",
    "Appellant assumes that she stands in the shoes of the widow in {Teasdale v. Prairie Life, 88 Kan. 570, 129 P. 160 (1913)}. The shoes do not fit. The Prairie Life kept the premium for a month before it spoke; the present insurer sent it back by the next mail.",
    "negative",
  ],
  [
    "followed",
    "Appellant asks us to consign {Breckner} to the shelf of discarded things. It was, he says, ill considered when it was decided and has grown worse with age. We have reread it with his criticisms at our elbow, and find in it nothing that we would write differently today.",
    "positive",
  ],
  [
    "other case",
    "Judges of this circuit have cited {Ruppert v. Canal Ins. Co., 519 F.2d 330 (5th Cir. 1975)}, and Castleberry v. Home Indemnity, 544 F.2d 71 (5th Cir. 1976), in the same breath. They have nothing in common but a date. Castleberry, which nobody defends, was rejected by the state supreme court last term, and we must of course bow to that ruling.",
    "neutral",
  ],
  [
    "overruled",
    "Reliance was placed upon the Full Bench decision in {Gurbachan Kaur v. Financial Commissioner, AIR 1964 Punj 411 (FB)}. Learned counsel did not, we are sure through inadvertence, tell us that the Supreme Court took precisely the opposite view four years later in Ishar Dass v. Collector, (1968) 2 SCR 690. Nothing survives of it.",
    "negative",
  ],
  [
    "followed",
    "If the matter were res nova we might have something to say about the wisdom of presuming negligence from a burst main. But it is not. {Kaufmann v. Hackensack Water Co., 71 N.J.L. 233, 58 A. 927 (1904)} has stood these sixty years, it is squarely in point, and we shall be guided by it.",
    "positive",
  ],
  [
    "hypothetical",
    "Had the petitioner been a permanent employee, the question might have arisen whether the rigour of {Bishan Narain Mathur v. State of Rajasthan, 1967 RLW 245} ought not to be relaxed. He was, however, a daily-rated mate, whose services could be dispensed with at the close of any day.",
    "neutral",
  ],
  [
    "actor",
    "A Full Bench of five Judges in {Zila Parishad, Etawah v. Ram Dularey, 1979 AWC 512 (FB)} overruled four earlier decisions of this Court and approved a fifth. Mr. Upadhya's researches have brought to light a sixth, which the Full Bench did not notice. It relates to the dismissal of a compounder and we have found it entertaining, but it was not suggested that it touches octroi.",
    "neutral",
  ],
  [
    "explained",
    "There are two ways of reading {Carmody}. On the first, the yards were liable because they had built the chute; on the second, because they had let it rot. The jury in our case was told that it must find both, and since it did so the two readings come to the same thing.",
    "neutral",
  ],
  [
    "not binding",
    "In {Purshottam Lal Vaid v. Chief Settlement Commissioner, 1961 PLR 402}, I expressed the opinion that the limitation for a revision could be extended without bound. I was wrong. The argument which has persuaded me of it was not addressed to me then, but that is an explanation and not an excuse.",
    "negative",
  ],
  [
    "affirmed",
    'We are thus left with the view taken by the High Court in the judgment under appeal, {Khadi Bhandar v. Rent Control Appellate Authority, 1987 (2) MLJ 19}. The view is that a registered society can need premises "for its own use". A society, like a man, must have somewhere to put its looms. The appeal fails.',
    "positive",
  ],
  [
    "relied on",
    'That "sale" includes a sale by auction was long ago decided in {Sheikh Abdul Aziz v. Collector of Monghyr, ILR 11 Pat 460}, and the section has been twice re-enacted since in the same words. The legislature must be taken to have been satisfied with what the Court said. So are we.',
    "positive",
  ],
  [
    "applied",
    "The Sixth Amendment inquiry is the one we described in {State v. Tafoya-Lund, 132 N.M. 580, 52 P.3d 408 (2002)}: who asked for the delay, and what was done with it? The State asked for it, and did nothing. The charges were rightly dismissed.",
    "positive",
  ],
  [
    "not followed",
    'A learned Single Judge of the Calcutta High Court has held in {Bimal Kanti Dhar v. Jute Corporation, (1991) 95 CWN 744} that the period begins to run only when the workman is served with the order. We have given the decision the respect it deserves. The language of our rule, however, is "passed" and not "served", and we are unable to persuade ourselves that the two mean one thing.',
    "negative",
  ],
  [
    "relied on",
    "The plaintiff's theory would require us to hold that a gift made on Tuesday can be in contemplation of a death first threatened on Friday. {Estate of Marchbanks v. Commissioner, 102 F.3d 744 (4th Cir. 1996)} forbids us to do so, and were it not on the books we should have to write it.",
    "positive",
  ],
  [
    "history",
    "When {Bellingrath v. Mobile Oyster Ass'n, 240 Ala. 118, 197 So. 640 (1940)} came down, the newspapers of Mobile denounced it, and a bill to undo it was introduced, debated for two sessions, and allowed to die in committee. From that chapter of history appellants and appellees have each drawn a moral. We draw none.",
    "neutral",
  ],
  [
    "cited",
    "Cf. {Gangadhar Rao v. Land Acquisition Officer, AIR 1987 Kant 144}, where the acquisition was for a housing scheme. The award in the case before us cannot in any event be supported: it proceeds upon a sale deed executed eight months after the notification, and must be quashed.",
    "neutral",
  ],
  [
    "distinguished",
    "{Corrigan} would control if the debtor had listed the claim. She concealed it. We do not suppose that the panel which was so tender of an honest bankrupt's expectations would have extended its tenderness to this one.",
    "negative",
  ],
  [
    "applied",
    "{Hofstadter v. City of Racine, 266 Wis. 2d 118, 671 N.W.2d 30 (2003)} asks two questions: did the officer know of the tether, and could he have reached it? Put to this record, each can be answered only one way. The summary judgment was rightly granted.",
    "positive",
  ],
  [
    "applied",
    'What makes a place of work "temporary" is not how long the worker remains but how long, at the outset, he expects to remain. {Commissioner v. Thorvaldsen, 288 F.2d 744 (9th Cir. 1961)}. Measured so, the taxpayer\'s nineteen months at Adak were temporary, and his meals were deductible.',
    "positive",
  ],
  [
    "limited",
    "I do not read {Koyakutty Haji v. Income-tax Officer, (1974) 97 ITR 88 (Ker)} as laying it down that every retracted statement is worthless. So to read it would be to put a premium on perjury. The learned Judge was dealing with a statement taken at three in the morning from a sick man, and to such statements his remarks must be understood to apply.",
    "negative",
  ],
  [
    "affirmed",
    "The order under challenge is reported as {Ratan Chand Golcha v. State of Rajasthan, 1993 (2) WLC 340}. Having gone through it line by line with the assistance of counsel on both sides, we find that the learned Single Judge omitted nothing that was relevant and admitted nothing that was not. The special appeal has no merit.",
    "positive",
  ],
  [
    "affirmed",
    "The Court of Appeals held that a tugboat cook is a seaman. {Barge Lines of Memphis v. Thibault, 262 F.2d 330 (6th Cir. 1958)}. We brought the case here because two other circuits had said that he is not. He eats with the crew, sleeps with the crew, and drowns with the crew. We agree with the Court of Appeals.",
    "positive",
  ],
  [
    "distinguished",
    "The learned Advocate-General placed the decision in {Bengal Ropes v. Commercial Tax Officer, (1963) 14 STC 922 (Cal)} in the forefront of his argument. When the facts are looked at, however, it recedes. There the dealer had collected the tax and kept it. The petitioner collected nothing, and so had nothing to keep.",
    "negative",
  ],
  [
    "hypothetical",
    "Were we to abandon {Sandoval v. Pecos Valley Irrigation Dist., 61 N.M. 188, 297 P.2d 340 (1956)}, settled priorities on three rivers would be thrown into doubt, and were we to extend it, the legislature's 1961 code would be left with little to do. Happily neither course is demanded by this record, for the appropriation was lost by nonuse in any event.",
    "neutral",
  ],
  [
    "history",
    "The story of {Kaveriamma v. Coorg Planters' Bank, AIR 1951 Mys 14} is soon told. A planter pledged three crops of cardamom to two banks and died before picking the first. His widow, knowing nothing of either pledge, sold the berries in Mangalore. The Resident found for the earlier bank; the Chief Court divided equally.",
    "neutral",
  ],
  [
    "actor",
    "That rule held sway until {Lindqvist v. Harbor Commissioners, 55 Wash. 2d 730, 349 P.2d 918 (1960)}, which swept away Tennant v. Port of Olney and every decision built on it. The question before us is one that neither case had reason to consider: who bears the cost of dredging when the wharf is privately owned.",
    "neutral",
  ],
  [
    "hypothetical",
    "Even if we were to accept the amici's invitation and discard {Winfrey v. Arlington Sch. Bd., 221 Va. 616, 272 S.E.2d 190 (1980)} root and branch, these plaintiffs would lose. They filed on the thirty-first day, and the statute gives them thirty.",
    "neutral",
  ],
  [
    "not binding",
    "The order in {Ram Asrey v. State of U.P., (2009) 4 ADJ 712} discloses no discussion. The petition was allowed in four lines on the statement of the Standing Counsel. An order of that description settles the dispute between the parties to it and nothing besides; it is not a precedent, and the Single Judge was in error in thinking himself obliged to obey it.",
    "negative",
  ],
  [
    "followed",
    "The insurer candidly concedes that it cannot win unless {Van Hoose v. Wabash Stamping Co., 116 Ind. App. 388, 64 N.E.2d 40 (1945)} is put out of the way. We are not disposed to put it there. It was right when it was written; it is right now.",
    "positive",
  ],
  [
    "refused to overrule",
    "Scholars have been unkind to {People v. Ostrowe, 44 Mich. App. 618 (1973)}, and we would not ourselves have chosen some of its phrases. But an infelicity is not an error. The core of it, that a suspect's silence before the warning may not be used against him, is sound, and there it remains.",
    "positive",
  ],
  [
    "cited",
    "To make out adverse possession under color of title the claimant must show five things. {Yarbrough v. Clinch Timber Co., 169 Ga. 811, 151 S.E. 504 (1930)}. Four of them are conceded. The quarrel is about the fifth, and on that the chancellor misconceived both the evidence and the law.",
    "neutral",
  ],
  [
    "cited",
    "Delay in lodging the first information report is not by itself fatal. See, e.g., {Raghubir Mahto v. State of Bihar, 1979 Cri LJ 655 (Pat)}. Here, however, the delay is of nine days, the thana is a furlong from the house, and the explanation is demonstrably false. The conviction cannot be sustained.",
    "neutral",
  ],
  [
    "followed",
    "What Chief Judge Trowbridge wrote for a unanimous court in {Sibley v. Ontonagon Copper Co., 51 F.2d 712 (6th Cir. 1931)} needs no gloss from us. He wrote it of stopes and we must apply it to servers; it is none the worse for the journey.",
    "positive",
  ],
  [
    "limited",
    'A judgment is not to be read as a statute. When this Court said, in {Umrao Begum v. Assistant Custodian, (1960) 3 SCR 211}, that evacuee property "admits of no co-ownership", it was answering an argument about one house in Karol Bagh where no co-owner had ever appeared. The sentence was not meant for, and does not govern, the joint khata now in dispute.',
    "negative",
  ],
  [
    "hypothetical",
    "If, as the intervenor foresees, {Kovach v. Allegheny Coke, 877 F.3d 401 (3d Cir. 2017)} is one day limited to point sources, much of what is said in this opinion may have to be unsaid. That day is not here, and our own case concerns a pipe.",
    "neutral",
  ],
  [
    "actor",
    "{Lindahl v. Ramsey County Welfare Bd., 287 Minn. 300, 178 N.W.2d 400 (1970)} (affirming In re Support of Lindahl and overruling in part Yates v. Yates). The history of the support obligation since then fills a shelf, and the referee was not obliged to read the whole of it to the parties.",
    "neutral",
  ],
  [
    "followed",
    "Our hands are not free. Four years ago, in Szymanski v. Board of Appeals of Chicopee, 371 Mass. 220, 355 N.E.2d 902 (1976), we construed this very by-law and held that a greenhouse is not an accessory use. The plaintiff's building is of glass, it is heated, and tomatoes grow there. If {Szymanski} means anything, it means that she must take it down.",
    "positive",
  ],
  [
    "criticised",
    "Under {Vasquez-Thorne v. Imperial Casualty, 184 Cal. App. 3d 1002 (1986)}, an insured who guesses wrong about the cause of his loss forfeits everything. We had supposed that insurance existed to relieve men of the consequences of guessing wrong. The better-reasoned decisions of the Fourth District point the other way, and it is in their company that we take our place.",
    "negative",
  ],
  [
    "disapproved",
    "The High Court followed its own earlier decision in {Ramavtar Poddar v. Patna Improvement Trust, 1974 BLJR 556}. There it was observed that a person whose land is acquired has no interest in the award made to his neighbour. So broadly stated, the proposition cannot command our assent; it overlooks that the comparable sale method makes every award a possible exemplar.",
    "negative",
  ],
  [
    "disapproved",
    "Learned counsel next drew our attention to {Sunder Das Khatri v. Union of India, 1980 (1) ILR Del 644}. The learned Judge seems to have thought that an arbitrator who gives no reasons has thereby misconducted himself. For our part we would hesitate long before fixing that stigma upon a man for mere brevity, and the proposition must be taken as not representing the view of this Court.",
    "negative",
  ],
  [
    "counsel",
    "For the assessee it is said that {Raghunath Prasad Tandon v. CIT, (1966) 61 ITR 309 (All)} concludes the matter. For the Revenue it is said that it has ceased to have force since the insertion of Section 64(1)(vi). These are the rival submissions, which call for a somewhat closer look at the deed of trust.",
    "neutral",
  ],
  [
    "overruled",
    "When {Bansidhar Agarwalla v. State of West Bengal, (1972) 1 SCC 704} was decided, the Court had not the benefit of the argument we have heard on Article 31-A. Having had it, we find that we can no longer subscribe to the view then expressed. The law must be taken to be as declared in the present judgment, and not otherwise.",
    "negative",
  ],
  [
    "left open",
    "I do not think it necessary to decide whether {Ali Hossain v. Rajkumari Debi, (1950) 85 CLJ 140} is reconcilable with the earlier Full Bench. If it is, the plaintiff's suit is premature; if it is not, it is barred. On neither hypothesis has he a decree to hope for.",
    "neutral",
  ],
  [
    "reversed",
    "Appellees quote liberally from the opinion of the intermediate court in {Maddox Chevrolet v. Ruiz, 620 S.W.2d 900 (Tex. Civ. App. 1981)}. We should have thought it worth a word to say that the judgment there was undone by this court, 631 S.W.2d 77, for the very paragraph which appellees find so persuasive.",
    "negative",
  ],
  [
    "limited",
    'The sentence on which the Commissioner builds is found in {Brackett}, it is true. But it is found there as a pebble is found in a shoe, for no purpose and by accident. Nothing in the disposition of that appeal turned on the meaning of "distribution," and we are not obliged to treat a passing remark as though it were a judgment.',
    "negative",
  ],
  [
    "adopted",
    "Florida has lived under {Echevarria v. Bayfront Towers Ass'n, 588 So. 2d 1204 (Fla. 1991)} for twenty years, and the sky has not fallen on her condominiums. We see no reason to expect that it would fall on ours. Henceforth the reasonableness of an assessment shall be for the association in the first instance, subject to review for bad faith.",
    "positive",
  ],
  [
    "history",
    "This is the second time these parties have come before us. On the first, {Mannheim v. Oglesby, 188 Ill. App. 3d 402, 544 N.E.2d 611 (1989)}, we sent the cause back for an accounting. The accounting has been had, and both sides are dissatisfied with it.",
    "neutral",
  ],
  [
    "relied on",
    "Before the Commission the utility argued that it need not disclose its fuel contracts. The argument cannot live in the same room with {Consumers' Council v. Tri-Rivers Power, 58 Ohio St. 2d 204, 389 N.E.2d 870 (1979)}. There we required disclosure; here the Commission did the same; and it was right.",
    "positive",
  ],
  [
    "relied on",
    "The complete answer to this contention is to be found in {State of Mysore v. Hanumanthappa Kadakol, (1970) 1 SCR 455}. An officiating hand, said Shelat, J., has no lien on the post, and a man who has no lien can hardly complain that it was not protected. The appellant was officiating; he must therefore fail.",
    "positive",
  ],
  [
    "disapproved",
    "We have no hesitation in saying that {Union Bank Employees' Assn. v. Labour Commissioner, 1983 Lab IC 1190 (Del)} goes too far. A settlement reached in conciliation binds those who come after; it does not bind those who went before. To the extent that the learned Judges said it did, they were in error.",
    "negative",
  ],
  [
    "cited",
    "A benamidar may sue in his own name. {Musammat Kaniz Zohra v. Sheo Gulam, (1918) 45 I.A. 211}. That has nothing to do with whether the real owner, having stood by for thirty years and seen the benamidar build, can afterwards turn round and claim the building. The Subordinate Judge was wrong to suppose that the one rule had abrogated the other.",
    "neutral",
  ],
  [
    "history",
    "{Collector of Customs, Bombay v. Merchant Dyestuffs, 1982 ECR 77}: Importer describing intermediate as finished dye. Sample drawn at docks and retained by Department. Importer asking for retest after eleven months. Meanwhile sample exhausted in previous tests. Adjudication order confirmed by Board; revision to Central Government; writ petition filed before disposal of revision.",
    "neutral",
  ],
  [
    "distinguished",
    "My brother relies upon {Emperor v. Ghulam Rasul, AIR 1933 Lah 419}. The doctor in that case had seen the body within an hour. In the present one he saw it on the fifth day, after the jackals had been at it. An inference that was safe upon the one body would be reckless upon the other.",
    "negative",
  ],
  [
    "counsel",
    'According to the petitioner, {Abernathy v. Costa, 977 F.2d 1330 (9th Cir. 1992)}, "was wrong the day it was decided and is wrong today." The warden thinks it right. The petitioner having been released in March, there is no longer a live controversy about anything, including that.',
    "neutral",
  ],
  [
    "followed",
    'What is a "manufacturing process" was examined threadbare in {Lakshmi Roller Flour Mills v. Regional Director, E.S.I., (1982) 1 LLJ 366 (Guj)}. The learned Judges there traced the history of the definition from 1934 onwards. We can do no better than to tread the path which they have cleared, and treading it we arrive at the same destination.',
    "positive",
  ],
  [
    "cited",
    "The Court can take notice of events subsequent to the suit. {Hirabai Gendalal v. Ambalal Shah, (1981) 83 Bom LR 290}. Applying his mind to such events the learned Appellate Judge recorded that the landlord's son had since gone to settle in Canada. That finding is based on no evidence at all, and must be rejected.",
    "neutral",
  ],
  [
    "superseded",
    "The respondent was entitled, when he drafted his statement of case, to pray in aid {Ganesh Beedi Works v. Commissioner of Agricultural Income-tax, (1968) 70 ITR 266 (Ker)}. He is so entitled no longer. The Validation Act, passed with retrospective effect while this appeal was pending, has drawn its sting.",
    "negative",
  ],
  [
    "relied on",
    'Whatever doubt once hung about the meaning of "annual letting value" was lifted by the pronouncement in {Corporation of Calcutta v. Nalini Ranjan Law, (1961) 2 SCR 88}. A hypothetical tenant, not the actual one, is the measure. The assessor in the present case took the actual one, and his figure must go.',
    "positive",
  ],
  [
    "counsel",
    "Relying on {Munna Lal Jaiswal v. Excise Commissioner, 1969 ALJ 715}, Mr. Khare submitted that a licence is property and cannot be cancelled save for proved misconduct. The short answer to the writ petition is that the licence was never cancelled; it ran out on the thirty-first of March by efflux of time.",
    "neutral",
  ],
  [
    "distinguished",
    "The People direct us to {Zagorski}. That defendant had pleaded guilty and asked, a year afterward, for his property back. This one was acquitted. It would be strange if the State could keep the purse of both.",
    "negative",
  ],
  [
    "affirmed",
    "This appeal by special leave is directed against the judgment of the High Court in {Sarvjit Spinning Mills v. Commissioner of Sales Tax, (1979) 43 STC 288 (P&H)}. We have heard learned counsel at length. The reasoning which commended itself to the High Court commends itself equally to us, and we have nothing useful to add to it.",
    "positive",
  ],
  [
    "other case",
    "The Act of 1911 is void. It offends the contract clause, it offends the uniformity clause, and it offends common sense. Its predecessor, upheld in {State ex rel. Thorne v. Cass County, 19 N.D. 602, 125 N.W. 1020 (1910)}, taxed only railroads and lapsed before the present Act took effect.",
    "neutral",
  ],
  [
    "followed",
    "The bank invites us to prefer the view of the Second Circuit. We have our own, announced in {Ashgrove Nat'l Bank v. FDIC, 818 F.2d 560 (7th Cir. 1987)}, and one panel of this court does not lightly undo the work of another. Nor, had we the power, would we be tempted to use it.",
    "positive",
  ],
  [
    "applied",
    "{Guru Nanak Rice Factory v. Food Corporation of India, (1998) 2 PLR 345} tells us to ask first who weighed the grain and then who signed for it. The Corporation did both. It cannot now be heard to say that four hundred quintals were never delivered.",
    "positive",
  ],
  [
    "overruled",
    "Claimant's authorities begin and end with {Podolsky v. Acme Dye Works, 32 N.J. Super. 219, 108 A.2d 204 (App. Div. 1954)}. What he has failed to tell us is that our highest court, in Renzulli v. Star Hat Co., took that decision up by name and disposed of it in a footnote.",
    "negative",
  ],
  [
    "hypothetical",
    "Suppose we held {Chinnathambi Gounder v. Settlement Officer, 1978 TNLJ 66} to be erroneous. The petitioner would be no better off, since his patta was cancelled under a different enactment. Suppose we held it to be sound. He would be no worse off, for the same reason. We therefore do neither.",
    "neutral",
  ],
  [
    "cited",
    "In construing a will we look to the four corners of the instrument. {Stoddard's Ex'r v. Haines, 66 Vt. 312, 29 A. 208 (1894)}. The probate court looked instead to a letter found in the testator's saddlebag, and for that error its decree must be reversed.",
    "neutral",
  ],
  [
    "not followed",
    "Appellees would have us carry {Wrigglesworth} one step further, from the manufacturer to the man who lends a neighbor his saw. That is a step which we will not take. The reasons which made the one liable are wholly absent in the other.",
    "negative",
  ],
  [
    "followed",
    "The correctness of {Md. Yunus v. Bihar State Wakf Board, 1981 BBCJ 220} was canvassed before us at some length on the ground that it had omitted to consider Section 27. But it is apparent from paragraph 9 that Section 27 was very much in the minds of their Lordships. There is no substance in the attack.",
    "positive",
  ],
  [
    "overruled",
    "The conflict among the High Courts must now be resolved. On one side stands {Laxmibai Pednekar v. Sub-Divisional Officer, (1967) 69 Bom LR 733}; on the other, the judgments of Gujarat, Mysore and Andhra Pradesh. It is with the three that the truth lies. A surrender not verified by the Mamlatdar is no surrender, and the solitary voice to the contrary must be stilled.",
    "negative",
  ],
  [
    "dissent",
    'Justice Amundson, writing separately in the court of appeals, thought {Brevik} "a relic which ought to be given decent burial." She nevertheless considered herself bound. We granted review on the second issue only, and it has no connection with the first.',
    "neutral",
  ],
  [
    "history",
    "In {Mathew Thomas v. State of Kerala, ILR (1977) 2 Ker 303}, it will be remembered, the boat was licensed for twenty and carried sixty-four. Poti, J. wrote of the tragedy at length. The owner was convicted, the Sessions Judge acquitted him, and the High Court on the State's appeal restored the conviction but reduced the sentence to the period undergone.",
    "neutral",
  ],
  [
    "distinguished",
    "The Board leans on NLRB v. Tarleton Foundry, 618 F.2d 1145 (6th Cir. 1980), but it will not bear the weight. That employer had signed a consent decree and then flouted it. No such undertaking was ever given by the respondent, and without it the inference of animus drawn in {Tarleton} has no footing.",
    "negative",
  ],
  [
    "distinguished",
    "In {Prescott Mining v. Territory, 14 Ariz. 290, 127 P. 733 (1912)}, the company had protested the tax from the beginning. This taxpayer paid without a murmur for seven years. The protest was the hinge on which that judgment swung; without it the door stays shut.",
    "negative",
  ],
  [
    "cited",
    'The notice was sent by registered post and returned with the endorsement "refused". The presumption which arises in such a case has been considered in {Fakir Mohan Panda v. Sarat Chandra, (1973) 39 CLT 640}, and in several other cases to which it is needless to refer. The finding of the appellate Court that notice was waived is perverse and we reverse it.',
    "neutral",
  ],
  [
    "overruled",
    "So far as {Dunaway v. Pickens R.R., 86 S.C. 404, 68 S.E. 660 (1910)} holds that a brakeman assumes the risk of a defective coupling, and only so far, it is no longer to be regarded as authority. The Federal act has taken that ground from under it.",
    "negative",
  ],
  [
    "superseded",
    "Whatever may have been the position when {Gopinath Naik v. Executive Engineer, (1956) 22 CLT 188} was decided, it is not the position today. Section 80 as it now stands permits the suit to be filed with leave and without notice, and to go on demanding the notice which that judgment demanded would be to administer a law that Parliament has unmade.",
    "negative",
  ],
  [
    "other case",
    "Of approvers the reports are full. {Keshavji Naranji v. Emperor, AIR 1930 Sind 161} has something to say of them, and so have a dozen other cases; Emperor v. Hakim Ali, which was to the contrary of them all, has since been overruled. What matters to us is whether Ramesh's evidence, corroborated or not, can be believed, and we do not believe it.",
    "neutral",
  ],
  [
    "reversed",
    "The plaintiffs rely on the district court's opinion in {Ashworth v. Tidewater Shipbuilding, 301 F. Supp. 2d 477 (E.D. Va. 2004)}. They do not mention, though a moment's research would have disclosed, that the Fourth Circuit set that judgment aside eleven months later and ordered the complaint dismissed.",
    "negative",
  ],
  [
    "dissent",
    'In a spirited dissent Judge Ferraro called {McElroy} "a derelict adrift in the channels of our jurisprudence." The majority did not rise to the bait. It disposed of the appeal on the ground that the bond had never been filed, and so must we.',
    "neutral",
  ],
  [
    "overruled",
    "The reference to this Full Bench was occasioned by a doubt as to Malan Bi v. Imam Sahib, ILR 1962 Mys 77. We share it. A gift of an undivided share, where the donor retains nothing but the name of landlord, is not bad for musha, and the contrary opinion expressed in {Malan Bi} can no longer be regarded as law in this State.",
    "negative",
  ],
  [
    "other case",
    "Two lines of authority have contended for mastery here. One begins with {Garrity v. Lowell Paving Co., 204 Mass. 311 (1910)}, the other with Stubbs v. Marden, 231 Mass. 77 (1918). The Stubbs line has produced nothing but confusion in the Superior Court, and it is hereby overruled; whether every member of the former family was rightly reasoned we need not say.",
    "neutral",
  ],
  [
    "adopted",
    "When the same point arose before a learned Single Judge in {Jamuna Bai v. State of M.P., 2003 (2) MPHT 118}, he held that a patta granted to a wife does not enure to her husband's creditors. We are told that no appeal was taken. None would have succeeded, for he was perfectly right.",
    "positive",
  ],
  [
    "relied on",
    "For its ruling the Board of Tax Appeals went to {Commissioner v. Lassiter-Boyd Estate, 77 F.2d 318 (5th Cir. 1935)}, and it could have gone to no better place. We held in that case that a wife's half of the community comes to her by her own right and not by gift. The deficiency was properly expunged.",
    "positive",
  ],
  [
    "refused to reconsider",
    "We were invited to refer the correctness of {Mahavir Jute Press v. Employees' State Insurance Corporation, (1985) 4 SCC 91} to a larger Bench. Certainty in the law is itself a value, and where a construction has been acted upon by every industrial tribunal in the country for two decades there must be something better than ingenuity to dislodge it. We decline the invitation.",
    "positive",
  ],
  [
    "relied on",
    "Why the tax on billboards fails may be stated in a sentence: {Outdoor Display Co. v. City of Yakima, 70 Wash. App. 204, 851 P.2d 733 (1993)}. A city which may not silence the message by ordinance may not price it out of existence by license.",
    "positive",
  ],
  [
    "explained",
    "There is really no conflict between {Janki Prasad v. Sital Din, AIR 1934 Oudh 71} and the later cases. In the one the alienation was by a manager for the time being; in the others by a father. The distinction was remarked on by the learned Judges themselves.",
    "neutral",
  ],
  [
    "other case",
    "On the exhaustion of union remedies compare {Ludlow Cartage v. Interstate Brotherhood, 388 F.2d 740 (3d Cir. 1968)}, with the very different approach of the Eighth Circuit. The district court took its cue from neither; it relied on Hartmann v. Local 9, an unpublished order which its own authors have since withdrawn. That was error.",
    "neutral",
  ],
  [
    "explained",
    "I have read and re-read {Seshayya v. Zamindar of Challapalli, (1915) 28 MLJ 704}. Sadasiva Aiyar, J. speaks of a presumption; Napier, J. speaks of an inference; and the headnote speaks of a rule of law. The learned Judges probably meant the same thing. I mention it because the parties have each fastened upon a different word.",
    "neutral",
  ],
  [
    "distinguished",
    "That leaves {Lenoir}. But Lenoir had voted his shares. The most that can be said against Mrs. Applegate is that she stayed at home, and no court has yet held that a stockholder ratifies by absence what another was held to have ratified by his hand.",
    "negative",
  ],
  [
    "relied on",
    "We draw support for this conclusion from {Chunilal Parikh v. Port Trust of Cochin, (2003) 7 SCC 145}, where an identical clause came up for construction. The clause was there read against the party that drafted it, and no reason has been shown to us for reading this one with a kinder eye.",
    "positive",
  ],
  [
    "per incuriam",
    "The two-Judge Bench which rendered {Kesar Enterprises (India) v. State of Haryana, (2001) 9 SCC 233} was not referred to the Constitution Bench decision in Jwala Dutt, which had said the opposite in 1964. A decision so given cannot be a source of law, however often it may since have been cited.",
    "negative",
  ],
  [
    "distinguished",
    "The doctrine finds expression in {Keshav Ramchandra}, a suit for an injunction against an electric company. We are trying a man for his life. Inferences which a civil court may draw from a ledger with an easy mind a criminal court cannot draw at all, and we must leave that ruling on the side of the court where it was born.",
    "negative",
  ],
  [
    "counsel",
    "At one stage Mr. Palkhiwalla was inclined to argue that {Zenith Assurance v. CIT, (1969) 72 ITR 490 (Bom)} required reconsideration. On the next day of hearing he informed us that he did not propose to pursue it. The only remaining question concerns the depreciation on the lift.",
    "neutral",
  ],
  [
    "history",
    "In {Ponnuswami Chettiar v. Official Assignee, AIR 1939 Mad 602}, an insolvent had transferred his share in the family house to his brother-in-law eleven days before the petition. The transferee paid full value, part by cheque and part in jewels. The learned Judge in insolvency annulled the transfer and the appeal Bench restored it.",
    "neutral",
  ],
  [
    "overruled",
    "Having given anxious consideration to the matter, we are of the opinion that the second of the three propositions formulated in {Ramdhari Singh v. Additional Director of Consolidation, 1970 AWR 288} does not correctly state the law. A co-sharer's silence for any number of years is not ouster. Let the record go back to the Single Judge with this answer.",
    "negative",
  ],
  [
    "followed",
    "The Bench decision in {Venkatachala Mudaliar v. Commercial Tax Officer, (1971) 28 STC 515 (Mad)} was rendered on the very entry and in the case of the very assessee, though for an earlier year. Nothing has changed in the interval but the year. The result must be the same.",
    "positive",
  ],
  [
    "explained",
    "The apparent divergence between {Manohar Lal Bhatnagar v. Prescribed Authority, 1983 ARC 19} and the judgment in Smt. Shanti Devi disappears when one looks at the dates. The first landlord applied before the Rent Act was amended, the second after. There is no need to prefer one to the other, and counsel in the end did not ask us to.",
    "neutral",
  ],
  [
    "limited",
    "We do not understand {Ploughman v. State, 31 Okl. Cr. 204, 238 P. 501 (1925)} as having announced a principle at all. It was a case of a blind witness, an unlit barn, and a prosecutor who had lost his notes. So understood it is a curiosity; understood as the State would have it understood, it would be a menace.",
    "negative",
  ],
  [
    "dissent",
    "The Appellate Tribunal was divided. The Judicial Member considered {Sundaram Spindles v. ITO, (1985) 11 ITD 206 (Mad)} to be plainly erroneous; the Accountant Member thought it unexceptionable; and the Third Member, to whom the difference was referred, agreed with the first for reasons of the second. The question of law which has been referred to us lies within a narrower compass.",
    "neutral",
  ],
  [
    "overruled",
    "It must be acknowledged that in {Kimbrough v. Ozark Fruit Growers, 188 Mo. App. 212, 175 S.W. 98 (1915)} the court of appeals went the other way, and that its decision has been followed in the circuit courts ever since. They need follow it no more.",
    "negative",
  ],
  [
    "followed",
    "A divided court settled this matter in {Chenoweth}. Two of us were in the minority and have not been converted. But the vote was taken, the people of the State have ordered their affairs upon it, and we join today in carrying it out.",
    "positive",
  ],
  [
    "not followed",
    "The Madras view, as expressed in {Ramanatha Sastri v. Official Receiver, Tanjore, (1936) 71 MLJ 280}, proceeds upon the ancient texts. The courts of this Province have always proceeded upon custom. We are content to go on as we have begun and must leave the learned Judges in the South to their own path.",
    "negative",
  ],
  [
    "dissent",
    "The dissent devotes its third part to {Averill v. Gunderson, 48 N.D. 515, 185 N.W. 620 (1921)}, and concludes that it was never rightly decided. The parties have not cited that case, and the majority of us rest our decision on the failure to serve the notice of appeal.",
    "neutral",
  ],
  [
    "explained",
    "In {Neelakanta Pillai v. Devaswom Board, 1968 KLT 219}, Raman Nayar, J. distinguished the earlier ruling in Kesavan Namboodiri on the footing that the uralan there had no private interest. The learned Judge then proceeded to examine the evidence regarding user. To that evidence, and to its bearing on the document before us, I shall come presently.",
    "neutral",
  ],
  [
    "overruled",
    "Twelve years ago, in {Quillian v. State, 244 Ga. 510, 260 S.E.2d 877 (1979)}, we said that a recantation under oath always entitles a defendant to a new trial. We spoke too broadly. Experience has taught that witnesses recant for reasons having little to do with truth, and the absolute rule there announced is withdrawn in favor of the one we state today.",
    "negative",
  ],
  [
    "followed",
    'A learned member of the Bar of forty years\' standing told us that {Harihar Gir v. Commissioner, Hindu Religious Endowments, 1965 BLJR 702} had been a surprise to the profession. If so, it has had time to recover. The decision does no more than give to the word "math" the meaning which every pilgrim gives it, and we shall give it no other.',
    "positive",
  ],
  [
    "disapproved",
    "If {Alembic Dyes v. Industrial Court, 1968 Lab IC 402 (Guj)} means that a settlement may be terminated by silence, we must express our respectful dissent. The Act speaks of a notice. Silence, however prolonged and however eloquent, is not one.",
    "negative",
  ],
  [
    "dissent",
    "Our dissenting colleague believes that {Pritchard} was wrongly decided and that today's opinion compounds the mistake. We need not defend the case, for nothing we say rests upon it; the regulation forbids the search by its own terms.",
    "neutral",
  ],
  [
    "counsel",
    "The State tells us that {Commonwealth v. Ruffin-Lacey, 459 Mass. 610, 947 N.E.2d 5 (2011)} is on all fours. The defendant tells us that it has been fatally undermined. Because the evidence was insufficient on any theory, we have no occasion to referee.",
    "neutral",
  ],
  [
    "distinguished",
    "{Tufts-Perry v. Boston Elevated Ry., 211 Mass. 14, 97 N.E. 610 (1912)} does not help the plaintiff. She declares in tort, and that action was in contract; she was a trespasser, and he had bought his ticket. We can think of few differences more material.",
    "negative",
  ],
  [
    "relied on",
    "It is no answer that the easement was unrecorded. {Blomgren v. Tahoe Vista Land Co., 81 Nev. 212, 401 P.2d 60 (1965)}, disposed of that answer once for all. A purchaser who sees the ruts of wagon wheels across the meadow has read all the record he needs.",
    "positive",
  ],
  [
    "followed",
    "Reasonable judges might differ as to whether a pension is property, and in other States they have. In Pennsylvania the question was put to rest in {Retirement Bd. v. Kowalczyk, 430 Pa. 88, 241 A.2d 520 (1968)}. It will not be awakened by us.",
    "positive",
  ],
  [
    "overruled",
    "The Accountant General pinned his faith to the order in {Sheo Shankar Dubey v. State of Bihar, 1989 PLJR 441}. Evidently he had not been informed that in Letters Patent Appeal No. 88 of 1989 it was set aside. An order which has no existence can lend support to nothing.",
    "negative",
  ],
  [
    "affirmed",
    "For the reasons so well stated by Judge Kittredge, {Pomeroy Electric Co. v. City of Duluth, 203 F. Supp. 611 (D. Minn. 1962)}, the ordinance impairs no contract. We add only that the city's later grant to a competitor, which occurred after the judgment below, does not alter the analysis.",
    "positive",
  ],
  [
    "overruled",
    "For nineteen years the law of this circuit was that of {Tuttle-Green v. Shalala, 41 F.3d 1190 (8th Cir. 1994)}. Last Term, in Berrios v. Commissioner, the Supreme Court, without troubling to mention our decision, held the reverse of everything it had held. We recall that law accordingly.",
    "negative",
  ],
  [
    "cited",
    "A guardian ad litem is an officer of the court, and he acts at his peril when he acts for himself. See generally {In re Guardianship of Pellerin, 119 Vt. 40, 117 A.2d 402 (1955)}; Annot., 38 A.L.R.3d 712. The decree below, which approved the sale on his bare word, is reversed.",
    "neutral",
  ],
  [
    "followed",
    "Mr. Justice Ray and Mr. Justice Sen dealt with the whole subject in {Probhat Kumar Bose v. Calcutta Tramways, 81 CWN 66}. We were pressed to differ from them. Nothing has been said which was not said to them, and nothing was said to them which they did not adequately meet.",
    "positive",
  ],
  [
    "not followed",
    "There is, it must be owned, a judgment of the Patna High Court to the contrary: {Jagarnath Sahu v. Emperor, (1925) 6 PLT 611}. It was an ex parte decision. The present question was assumed in it and not argued, and although we differ from a sister Court always with reluctance we do so here without misgiving.",
    "negative",
  ],
  [
    "overruled",
    "The hospital, quite properly, points to {Mercy Infirmary v. Gandolfo, 164 Miss. 219, 144 So. 340 (1932)}. We there asked whether charity could survive the payment of damages. Sixty years and the insurance industry have supplied the answer, and the protection which we extended in doubt we now remove in confidence.",
    "negative",
  ],
  [
    "actor",
    "The Supreme Court of Nebraska, in {Pospisil v. Platte Drainage Dist., 155 Neb. 190, 51 N.W.2d 270 (1952)}, distinguished our decision in Hagemeier as resting upon a deed and not on a statute. Be that as it may, the appellant before us has neither deed nor statute to show.",
    "neutral",
  ],
  [
    "distinguished",
    'The two-year delay which was condoned in {Collector of Nadia v. Haripada Biswas, (1989) 1 CHN 207} was explained day by day in an affidavit of forty paragraphs. The Collector of Burdwan offers us one paragraph, in which he speaks of "procedural exigencies". Indulgence once shown to a diligent officer is no charter for the others.',
    "negative",
  ],
  [
    "disapproved",
    'It was held in {Parmeshwari Textiles v. E.S.I. Corporation, 1992 (65) FLR 401 (Raj)} that a watchman who sleeps on the premises is not employed "in connection with the work of the factory". One may wonder who, then, guards the yarn. The decision puts upon the section a construction which empties it of content, and we cannot countenance it.',
    "negative",
  ],
  [
    "distinguished",
    "I am not unmindful of {Rangayya Chetti v. Parthasarathi, (1908) 18 MLJ 502}. But the brothers in that case had divided everything, to the last brass pot, and had nothing left in common but their grandfather. The brothers here continued to trade under one name. To infer a partition from the one set of facts is legitimate; from the other, it is not.",
    "negative",
  ],
  [
    "counsel",
    "Both amici tell us that {Marsden-Pike v. Oneida Hydro, 139 A.D.3d 1188 (3d Dep't 2016)} is in ruins. One would have us rebuild it; the other would have us cart away the stones. The license having expired of its own terms while the appeal was pending, we shall do neither.",
    "neutral",
  ],
  [
    "distinguished",
    "Plaintiff says her case is {Jurgens} over again. It is not. Mrs. Jurgens had been told the elevator was safe by the man who ran it; the plaintiff here was told by a stranger that it was not. We think the difference decisive.",
    "negative",
  ],
  [
    "counsel",
    "Mr. Setalvad did not dispute before us that {Ardeshir Cooper v. Commissioner of Income-tax, (1958) 34 ITR 712 (Bom)} was against him. He reserved, should it become necessary, the right to contend in a higher court that it required reconsideration. In the events which have happened the necessity does not arise, for the reference is incompetent.",
    "neutral",
  ],
  [
    "overruled",
    'The view taken in {Damodar Valley Cement v. State of Bihar, AIR 1959 Pat 188}, that a mining lease is not "land" for purposes of cess, appears to us to rest on a confusion between the right and the thing over which it is exercised. The High Court ought not to have been misled by it, and no court shall be hereafter.',
    "negative",
  ],
  [
    "superseded",
    "It is true that in {Santokh Singh Bedi v. Union of India, (1977) 2 SCC 831} this Court held that no second show-cause notice could be dispensed with. That was before the Forty-second Amendment had its full operation. The requirement upon which the whole of that judgment was built has since disappeared from the Constitution, and with it the authority of what was there laid down.",
    "negative",
  ],
  [
    "criticised",
    "The reasoning of {Falkner v. Ironton Tel. Co., 57 S.E.2d 190 (W. Va. 1950)} has not found many friends, and it will not find one here. To say that a wire which may kill at any time is safe because it has not killed yet is to reason like the man who fell from the tower and reported, at the tenth floor, that all was well.",
    "negative",
  ],
  [
    "history",
    "A brief reference may be made to {the first Jayalakshmi Mills case}, since it was between these parties. The management had dismissed forty-one weavers; the Labour Court reinstated thirty; this Court on the management's petition set the award aside and directed a fresh inquiry. It is the result of that fresh inquiry which is now challenged.",
    "neutral",
  ],
  [
    "reversed",
    "Leave was given to appeal from {Fallon v. Hudson Pier Terminal, 214 N.J. Super. 66, 518 A.2d 470 (App. Div. 1986)}. There the majority thought a longshoreman's widow barred by her husband's release. He released what was his. What was hers he could not release, and we send the case back so that she may be heard.",
    "negative",
  ],
  [
    "reversed",
    "By its judgment in {Harbans Lal Chopra v. Estate Officer, (1988) 94 PLR 533}, the High Court held that the Estate Officer could resume a site without hearing the transferee. We are wholly unable to agree. The appeal is allowed, the judgment is set aside, and the resumption is quashed.",
    "negative",
  ],
  [
    "applied",
    "The test propounded in {Abdul Majid Khan v. Deputy Custodian, AIR 1953 Hyd 219} is whether the person would have returned had the road been open to him. We ask it of the petitioner. He bought a return ticket, he left his children at school, and he kept up the rent. The declaration that he was an evacuee must be quashed.",
    "positive",
  ],
  [
    "other case",
    "The Board's order is a tissue of contradictions. It cites {Mercer Transit v. Public Serv. Comm'n, 388 Pa. 77, 130 A.2d 402 (1957)} for a burden of proof which nobody contested, and then imposes upon the carrier a burden which nobody has ever thought to exist. The order is vacated.",
    "neutral",
  ],
  [
    "distinguished",
    "Mr. Iyer pressed upon us the decision in {Subbayya Thevar v. Arunachalam, (1951) 1 MLJ 588}. In that case the mortgagee had gone into possession under the deed itself; here he is found to have entered ten years before it. It is unnecessary to say more than that a case is authority for what it actually decides.",
    "negative",
  ],
  [
    "hypothetical",
    "It may be that if {Tiloki Nath (supra)} were found to have been decided per incuriam, the teacher would be entitled to arrears from 1974. It may equally be that he would not. The District Inspector has since paid him in full, and academic exercises are not for this Court.",
    "neutral",
  ],
  [
    "distinguished",
    "Plaintiffs' principal case is {Rosenquist v. Great Plains Pipeline, 741 F. Supp. 2d 880 (D.N.D. 2010)}. Judge Hallstrom was passing on a stay. All he had to find was a serious question, and that is all he found. We are asked for a permanent injunction, and must have an answer.",
    "negative",
  ],
  [
    "cited",
    'The word "accident" has been before the Courts in many connections: in insurance, {Oriental Fire v. Gopal Krishna Dalmia, (1975) 79 CWN 512}; in workmen\'s compensation, Burn Coal v. Mst. Phulmati; and in the law of carriers. Here it appears in a Motor Vehicles Act, and it is to that Act that one must look for its meaning.',
    "neutral",
  ],
  [
    "other case",
    "The trial judge misread {Gantry v. Bell Creek Drainage Dist., 121 Neb. 480, 237 N.W. 588 (1931)}, as the parties now agree. He took it for a case on prescription, when it is one on dedication. Freed from the misreading, the decree has no foundation in the pleadings, and it is reversed.",
    "neutral",
  ],
  [
    "history",
    "The suit began in 1949. In 1955 the High Court remanded it for a finding on legal necessity: {Brajabandhu Das v. Gadadhar Mohapatra, ILR 1955 Cut 412}. The finding was returned in 1958. The plaintiff by then was dead, the first defendant had become a sannyasi, and nobody remembered where the pond had been.",
    "neutral",
  ],
  [
    "explained",
    "What did the court say in {Bonham v. Concho Bank, 109 Tex. 88, 201 S.W. 177 (1918)}? It said first that a national bank may not guarantee the debt of another; it said next that having received the benefit it must return it; and it said lastly that the two statements were consistent. The parties before us each embrace one of the three and are silent upon the rest.",
    "neutral",
  ],
  [
    "cited",
    'Courts have described the privilege variously. See, e.g., {Tannenbaum v. Surrogate, 201 Misc. 418, 105 N.Y.S.2d 220 (Sup. Ct. 1951)} ("a shield for the timid"). The defendant\'s description of it, as a license to destroy documents, is one which we reject.',
    "neutral",
  ],
  [
    "approved",
    "In our judgment the learned District Judge, in {Fairhaven Oyster Co. v. United States, 91 F. Supp. 466 (W.D. Wash. 1950)}, put his finger on the essential point when he remarked that a navigable water does not cease to be one when the tide goes out. Upon that footing, which is ours as well, the servitude attached.",
    "positive",
  ],
  [
    "relied on",
    'The point is no longer res integra. In {Mohan Lal Sachdeva v. Rent Controller, (1994) 3 SCC 512}, their Lordships had before them the very expression "reasonably requires", and what they said of it leaves the tenant in the present case without an argument.',
    "positive",
  ],
  [
    "criticised",
    "We confess to some difficulty in understanding how the Division Bench in {Jagdamba Cold Storage v. U.P. State Electricity Board, 1988 All LJ 407} arrived at a presumption of theft from a broken seal alone. A seal may break for a dozen innocent reasons. The matter deserves consideration by a larger Bench, and we direct the papers to be laid before the Chief Justice.",
    "negative",
  ],
  [
    "left open",
    "We are informed that the correctness of {Messrs. Deccan Granites v. State, 2006 (3) ALD 711} is pending consideration before a larger Bench of the Supreme Court. Awaiting that decision the parties have agreed that the interim order shall continue on the petitioner's furnishing security, and we dispose of the appeal in those terms.",
    "neutral",
  ],
  [
    "explained",
    "It was the delay, not the form of the writ, which impressed the court in {Ex parte Dillingworth, 128 Tex. Crim. 44, 78 S.W.2d 960 (1935)}. The relator had sat in the Lubbock jail for two terms without asking for bail. Judge Lattimore's opinion says little else, and counsel on both sides have, naturally, said a great deal about what he might have meant.",
    "neutral",
  ],
  [
    "dissent",
    "{United States v. Bellweather, 933 F.3d 120 (2d Cir. 2019)} drew a dissent, and the denial of rehearing drew another, in which five judges predicted that the decision would be overruled within the decade. Our circuit has not yet had to take sides. Nor will it today, for Moreno's plea agreement waived the issue.",
    "neutral",
  ],
  [
    "other case",
    "The appellees' brief twice cites Ackroyd v. Winona Street Ry., a decision which this court overruled in 1934, and it cites it for a proposition it never contained. It also cites {Hallgren v. Stillwater Boom Co., 104 Minn. 402, 116 N.W. 830 (1908)}, on the standard of review, about which there is no dispute. We pass to matters of more substance.",
    "neutral",
  ],
  [
    "other case",
    "The trial court's instruction was erroneous, indeed it misstated the law in three separate particulars, and the decision in Combs v. Vail, which inspired it, has been repudiated. The history of the doctrine before that misadventure may be found in {Eastlake v. Proctor, 14 Utah 2d 300, 383 P.2d 411 (1963)}, and need not be rehearsed.",
    "neutral",
  ],
  [
    "counsel",
    "The learned Additional Solicitor General sought to distinguish {Orient Carbide (supra)} by saying that the assessee in that case had given no declaration under Rule 173B. In the view we take of the notification it is unnecessary to go into this controversy.",
    "neutral",
  ],
  [
    "criticised",
    "The premise of {Nathmal Begani v. Dooars Tea Co., 63 CWN 820} is that a broker knows his principal's mind. With due deference, that is the very thing which has to be proved. The conclusion may possibly be defensible on other grounds, but as a pronouncement on the burden of proof we feel unable to accept it.",
    "negative",
  ],
  [
    "cited",
    "The plaint was presented on the last day of limitation but with deficit court-fee. It is elementary that the Court may, in its discretion, permit the deficiency to be made good. See {Hari Charan Misra v. Sudhanya Bala, AIR 1946 Cal 77}; Order VII, Rule 11. The District Judge was plainly wrong in treating the suit as barred, and his decree is reversed.",
    "neutral",
  ],
  [
    "overruled",
    "Our dissenting brother of 1966 had the right of it. In {Wexler v. Seneca Light Co., 18 N.Y.2d 402, 222 N.E.2d 580 (1966)}, he warned that to make privity the price of recovery would leave the meter reader without a remedy. The meter reader is here, and we now give him one.",
    "negative",
  ],
  [
    "relied on",
    "We have no decision of our own upon the liability of a stable keeper for fire. New Hampshire has, {Colby-Ware v. Franconia Livery, 74 N.H. 505, 69 A. 880 (1908)}, and it comes from a court whose judgments on the law of bailment have always stood high with us. Upon the strength of it we hold that the burden was his to show how the fire began.",
    "positive",
  ],
  [
    "affirmed",
    "A panel of this court denied enforcement. {Overbrook Mills v. NLRB, 509 F.2d 220 (3d Cir. 1974)}. The Board's petition for rehearing en banc having been granted and the case reargued, we adhere to the panel's disposition and adopt so much of its opinion as deals with the bargaining order.",
    "positive",
  ],
  [
    "distinguished",
    "Dr. Chaudhary's client cannot shelter behind {Nirmala Kapoor v. Principal, Khalsa College, 1972 SLR 711 (P&H)}. Miss Kapoor was the creature of a statute and could be removed only as the statute said. The appellant is the creature of a contract. He may have his damages, but not his chair.",
    "negative",
  ],
  [
    "criticised",
    "No one has ever explained why, if {Tibbetts} is right, a man may recover for the horse which bolted and not for the wife whom it threw. We cannot explain it either. We can, however, refuse to say it again.",
    "negative",
  ],
  [
    "disapproved",
    "The Tribunal thought itself concluded by {Shivaji Sugar v. Assistant Collector, 1984 (16) ELT 211 (CEGAT)}. So it was, but we are not. The idea that molasses comes into existence only when it is sold is one which could have occurred only to an advocate, and should not have been allowed to persuade a court.",
    "negative",
  ],
  [
    "distinguished",
    "Sri Bajpai took us through {Kalawati (supra)} from the first paragraph to the last. The deceased wife in that case had lived apart from the family for three years and a half before she took poison. The unfortunate Meena never left the four walls of the appellants' house. We do not see how the former decision can assist in judging the latter tragedy.",
    "negative",
  ],
  [
    "not followed",
    "A panel of the Fifth District has held that the clock starts with the first symptom. {Burlingame v. Doctors' Hosp. of Modesto, 41 Cal. App. 4th 770 (1996)}. It is not the first symptom but the first suspicion that sets a reasonable patient asking questions, and so, declining to enlist under the Fifth District's banner, we reverse.",
    "negative",
  ],
  [
    "relied on",
    "The instruction was taken almost word for word from our opinion in {Hightower}. A trial judge who gives to the jury, in our own language, what we have said the law to be is not to be convicted of error for it.",
    "positive",
  ],
  [
    "followed",
    "Three times since {State v. Halvorsen-Reed, 174 Wash. 2d 301, 275 P.3d 1120 (2012)}, defendants have asked us to say that it was incorrect and harmful. Three times we have said that it was neither. This is the fourth time, and our answer has not changed.",
    "positive",
  ],
  [
    "counsel",
    'In answer to a question from the Bench, counsel for the appellant accepted that {Trimblett v. Kansas City Stockyards, 301 S.W.3d 80 (Mo. App. 2009)} "looks bad for us." He asked that it be overruled, or if not overruled then forgotten. As it turns out, the want of a final judgment deprives us of power to oblige him in either respect.',
    "neutral",
  ],
  [
    "followed",
    "The objection that the cess is a tax and not a fee was taken and turned down in {the Sitapur Sugar Works case}. It cannot be permitted to rise again merely because learned counsel has dressed it in the language of Article 301.",
    "positive",
  ],
  [
    "relied on",
    "In {Ouimette v. Providence Worsted Co., 62 R.I. 188, 4 A.2d 377 (1939)}, this court looked to the place where the injury was felt and not the place where the machine was set in motion. That is still where we look. The claimant's lungs failed him in Pawtucket, and in Pawtucket he may be compensated.",
    "positive",
  ],
  [
    "history",
    "After {Tara Prasanna Sarkar v. Midnapore Zamindari, (1932) 36 CWN 755}, the zamindari company compromised with most of its tenants, but not with the predecessor of the present appellants. He died in 1940 and his four sons divided the holding. The rent receipts from then onward are Exhibits 9 to 31.",
    "neutral",
  ],
  [
    "overruled",
    "The landlord rests upon {Tolliver v. Eames, 118 Minn. 204, 136 N.W. 871 (1912)}. We have carried that holding on our books for half a century, and the bar has been entitled to assume that we meant it. We do not mean it any longer. From this day the tenant's covenant to pay rent is dependent upon the landlord's covenant to repair.",
    "negative",
  ],
  [
    "other case",
    "The learned Additional District Judge, purporting to apply {Savitri Bai v. Jankidas, 1980 MPLJ 519}, reversed the decree of eviction. He omitted to notice that no plea of subletting had been taken at all. His judgment is vitiated by that omission and must be set aside; no question of the applicability of Savitri Bai truly arose.",
    "neutral",
  ],
  [
    "limited",
    "Properly understood, and after Tidmarsh it can be understood in no other way, {Gorham v. Sup't of Schools, 371 F. Supp. 880 (D. Vt. 1974)} protects a student from being expelled without a hearing. It does not protect him from being told to sit down.",
    "negative",
  ],
  [
    "left open",
    "Whether {Carrow, 33 Del. Ch. at 261, 92 A.2d at 617}, remains sound after the 1967 revision of the corporation law is a question of some nicety. It is also a question for another day. The directors here were disinterested, and on any view of the law the transaction must stand.",
    "neutral",
  ],
  [
    "distinguished",
    "The prosecution's mainstay is {Ah Sing v. Territory, 23 Haw. 118 (1916)}. He was taken with the opium in his hand. She was taken with nothing in hers, in a house where eleven others were lodging, and we are not aware of any principle by which his guilt can be made evidence of her own.",
    "negative",
  ],
  [
    "overruled",
    "Sitting en banc, we return to the question a panel of this court answered in {Lattimore v. Secretary of Health & Human Servs., 874 F.2d 1201 (11th Cir. 1989)}. It answered that a treating physician's opinion may be disregarded for no stated reason. Eight of us now think that answer mistaken. It shall no longer be given in this circuit.",
    "negative",
  ],
  [
    "relied on",
    "Any lingering doubt is set at rest by {Parvathamma v. Land Tribunal, Shimoga, 1995 Supp (2) SCC 604}. The tenant need not himself hold the plough, so long as it is held at his bidding. The widow here directed the cultivation through her nephew, and her claim to occupancy must be upheld.",
    "positive",
  ],
  [
    "relied on",
    'The true principle, if I may say so with respect, was put in a single sentence by Mahajan, J. in {Thakar Singh v. Mula Singh, AIR 1947 Lah 208}: "A reversioner does not inherit a lawsuit; he inherits an estate, and sues for it in his own right." I need cite no other authority.',
    "positive",
  ],
  [
    "followed",
    "The railway administration strives to separate the present case from {Chandulal Vora v. Union of India, AIR 1958 Bom 310}. It says that there the goods were salt and here sugar; that there the wagon leaked at the roof and here at the floor. These are differences, no doubt, but they do not distinguish. The plaintiff is entitled to the benefit of that judgment.",
    "positive",
  ],
  [
    "counsel",
    'Mr. Phukan described {Nogen Kalita v. Revenue Tribunal, AIR 1961 Assam 112} as "a judgment that ought never to have been reported". The learned Senior Government Advocate described it as the last word upon the subject. We have admitted the petition, and all these questions will be considered at the final hearing.',
    "neutral",
  ],
  [
    "reversed",
    "The High Court, in the judgment under appeal, {Indo-Burma Timber v. Province of Assam, AIR 1949 Assam 40}, held the contract void for want of the Governor's seal. It overlooked the ratification of 1944, by which the Province took the timber, used it, and wrote to say how satisfied it was. The defendant's plea ought to have failed, and it fails now.",
    "negative",
  ],
  [
    "approved",
    'Of the High Courts which have spoken on the matter, it is the Rajasthan High Court which, in our judgment, has caught the true intendment of the section. In {Bhanwarlal Ostwal v. Municipal Council, Pali, ILR (1969) 19 Raj 412}, Jagat Narayan, J. said that "the tax follows the user and not the owner". That is, with respect, exactly so.',
    "positive",
  ],
  [
    "limited",
    "It was argued that {Gokuldas Bhatia v. Narsibai, (1942) 44 Bom LR 901} lays down that every compromise requires the leave of the court. The learned Chief Justice was speaking of a suit in which three of the defendants were infants, and what he said must be confined to such suits.",
    "negative",
  ],
  [
    "affirmed",
    "We granted certiorari to review the decision of the Court of Special Appeals in {Linthicum v. Board of Liquor License Comm'rs, 48 Md. App. 590, 429 A.2d 261 (1981)}. The question was close, and the dissenting judge stated his side of it with force. We think the majority had the better of the argument and let its judgment stand.",
    "positive",
  ],
  [
    "overruled",
    "What then is left of {Bhupendra Narayan v. Court of Wards, (1938) 42 CWN 909}? In our opinion, very little, and upon the present point nothing. The foundation on which it was raised was knocked away by the Privy Council within two years, and a superstructure cannot hang in the air.",
    "negative",
  ],
  [
    "other case",
    "The statute is a marvel of obscurity; no two of its sections agree, and one of them contradicts itself. Its legislative history is set out in {Whitlow v. Kanawha Gas Producers, 112 W. Va. 330, 164 S.E. 505 (1932)}. We are asked to strike it down for vagueness, and with some regret we decline.",
    "neutral",
  ],
  [
    "cited",
    "A cross-objection partakes of the nature of an appeal. {Rukmani Ammal v. Sivasubramania, 79 L.W. 144}. The learned District Judge dismissed the respondent's cross-objection because the court-fee stamp had been affixed upside down. For that there is no warrant in any law known to us, and the order is quashed.",
    "neutral",
  ],
  [
    "cert denied",
    "The Ninth Circuit took the broader view. {Yoshimura v. Pacific Rim Fisheries, 702 F.3d 566 (9th Cir. 2012)}, cert. denied, 569 U.S. 1031 (2013). The Fifth has taken the narrower. The parties agree, and so do we, that on these stipulated facts the choice between them makes no difference.",
    "neutral",
  ],
  [
    "relied on",
    "The rule that an acquitted person's silence is no evidence of guilt has been enforced by this Court ever since {Emperor v. Chhotey Lal Kurmi, AIR 1936 Oudh 302}, and on the faith of that decision we now hold that the Magistrate was wrong in calling upon the applicant to explain himself.",
    "positive",
  ],
  [
    "followed",
    "The Andhra Pradesh High Court, confronted with the same puzzle in {Venkata Subba Rao v. Estates Abolition Tribunal, 1966 (1) An WR 420}, solved it by treating the tank-bed as communal land. The solution has not been improved upon. It shall be ours also.",
    "positive",
  ],
  [
    "reversed",
    "In {Doe ex rel. Roe v. Linfield Academy, 588 F. Supp. 3d 140 (D. Mass. 2022)}, the district court found the arbitration clause unconscionable on its face. It is not. A clause which binds both sides, costs the student nothing, and leaves every remedy open does not shock our conscience, and we vacate.",
    "negative",
  ],
  [
    "actor",
    'In {Dharmapuri Textiles v. State of Tamil Nadu, (1983) 53 STC 140 (Mad)} the Division Bench followed the ruling in Modi Yarn in preference to that in Bharat Hosiery, which it considered to be wrongly decided. Neither ruling concerns the definition of "dealer", with which alone we are troubled today.',
    "neutral",
  ],
  [
    "followed",
    "A Bench of this Court, to which one of us was a party, considered this very rule in {Sushila Devi's case}. Having heard the matter argued afresh, and by more able counsel, we remain of the same mind.",
    "positive",
  ],
  [
    "counsel",
    "Appellant devotes eleven pages of her brief to the proposition that {Delacroix v. St. Landry Parish Police Jury, 221 La. 890, 60 So. 2d 711 (1952)} is an anachronism that should be interred without ceremony. The exception of prescription having been properly maintained, we never reach the question.",
    "neutral",
  ],
  [
    "cited",
    'The Statute of Uses was described as "the most abused parchment in Christendom" in {Calloway\'s Lessee v. Breed, 3 Harr. & Gill 288 (Md. 1831)}. We mention this only to show that the difficulties of counsel, in a suit about a parking easement, are not of recent growth.',
    "neutral",
  ],
  [
    "left open",
    "On behalf of the workmen our attention was drawn to {Hooghly Docking v. Its Workmen, (1964) 1 LLJ 519 (SC)}, in which gratuity after ten years was said to be the norm. Whether, in a concern that has never earned a profit, that norm would have to yield is a matter on which we say nothing, for the Tribunal found that profits were earned in each of the relevant years.",
    "neutral",
  ],
  [
    "dissent",
    "In a separate opinion the third learned Judge was of the view that {Ganga Bishen's case} could not stand with the later decision of the Supreme Court. The other two learned Judges made no reference to it. The Full Bench answered the question by a majority upon another ground altogether.",
    "neutral",
  ],
  [
    "explained",
    "The question which was referred to the Full Bench in {Karam Elahi v. Mt. Sharifan, AIR 1932 Lah 88} was whether a custom of the tribe could be proved by instances alone. Tek Chand, J. reviewed some seventy judgments, dissented from eleven of them, and approved the rest. Agha Haidar, J. would have left the matter to the next revision of the riwaj-i-am.",
    "neutral",
  ],
  [
    "other case",
    "Learned counsel cited two decisions on the first point, {Radhe Kishan v. Gram Panchayat, Tosham, 1975 PLJ 88} and Lachhman v. State, 1975 PLJ 190, and one, Nathu Ram v. Deputy Commissioner, 1977 PLJ 301, on the second. It is enough to deal with the second. Respectfully following Nathu Ram, we hold that the Collector had no jurisdiction and allow the petition.",
    "neutral",
  ],
  [
    "approved",
    "We begin with {Atchafalaya Towing v. Broussard, 254 F.2d 118 (5th Cir. 1958)}, as every court must that is asked to divide a salvage award. It teaches that he who risks most shall receive most. Its lesson has lost nothing by the passage of time, and the district judge learned it well.",
    "positive",
  ],
  [
    "superseded",
    "Counsel for the management found himself in the unenviable position of having to rely on {Bharat Glass v. Presiding Officer, Labour Court, (1962) 2 LLJ 60 (Ker)}. Every leg upon which that decision stood was removed when Section 11-A came upon the statute book in 1971. The Labour Court may now weigh the punishment, and it did.",
    "negative",
  ],
  [
    "cited",
    "An appeal lies only from a decree or from an order made appealable by the Code. See {Bipin Behari v. Lalita Sundari, 29 CWN 604}. The order now before us is of neither kind. We nevertheless treat the memorandum as a petition in revision, and so treating it we set aside the order of the learned Munsif as one made without jurisdiction.",
    "neutral",
  ],
  [
    "followed",
    "Sitting singly I am bound by the Division Bench ruling in {Tarapada Ghosh v. Howrah Municipality, 68 CWN 1021}; and I may be permitted to add that I should have reached the same result unassisted. The demand is quashed.",
    "positive",
  ],
  [
    "counsel",
    "Counsel for the widow would carry {Lutz v. Gasconade Ferry, 212 Mo. App. 318 (1923)} a good deal farther than it has yet gone. We need not decide whether it can be carried so far. There was no evidence that the ferryman had been drinking, and the demurrer should have been sustained on that account alone.",
    "neutral",
  ],
  [
    "hypothetical",
    "Even supposing that in {Samarendra Roy} the Bench overlooked Rule 9, the omission would avail the appellant nothing, for the appellant is a purchaser in execution and Rule 9 speaks of tenants. I need not therefore enter into the question whether the decision can be called per incuriam.",
    "neutral",
  ],
  [
    "history",
    "The learned District Judge thought that {Abdul Ghani Lone v. Custodian General, AIR 1957 J&K 31} had been impliedly overruled and refused to act on it. In second appeal the learned Single Judge thought otherwise. The litigation has thus travelled for nineteen years on a question which, as will presently appear, did not arise at all.",
    "neutral",
  ],
  [
    "overruled",
    "We distinguished Ormsby v. Thackeray, 19 Wyo. 460, 118 P. 1102 (1911), in 1938. We confined it in 1951. In 1970 we remarked that no one had successfully invoked it for forty years. It is time to complete the interment of {Ormsby}, and we do so now: a vendor's oral warranty of acreage merges in the deed no longer.",
    "negative",
  ],
  [
    "followed",
    "Nor does the absence of a seal matter. Once the parties have acted for six years as though bound, equity will treat them so. Accord {Pettibone v. Cass Avenue Realty, 227 Mich. 404, 198 N.W. 990 (1924)}.",
    "positive",
  ],
  [
    "overruled",
    "A year ago we divided evenly on whether {Lapointe v. Town of Skowhegan, 402 A.2d 61 (Me. 1979)} should stand. With a full bench now sitting, five of us conclude that it should not. The immunity which it conferred upon the town was never conferred by the legislature, and we take back what we had no authority to give.",
    "negative",
  ],
  [
    "limited",
    "Some of our trial courts have taken {Commonwealth v. Stanbery, 277 Ky. 390, 126 S.W.2d 700 (1939)} to mean that a juror once asleep disqualifies the panel. It means nothing of the sort. The juror in that case slept through the whole of the defense, and was heard to. Unless there be both slumber and proof of what was missed, the case has no application.",
    "negative",
  ],
  [
    "history",
    "The learned Judge who first heard this petition, noticing some divergence between {Dwarka Nath Razdan v. State, 1975 KLJ 101} and an unreported decision of 1971, directed that the matter be placed before a Division Bench. Before us counsel agreed that the divergence was imaginary, and neither decision was relied upon by either side.",
    "neutral",
  ],
  [
    "distinguished",
    "Much was made at argument of {Duchesne v. Kettle River Ry., 87 F.2d 310 (8th Cir. 1937)}. There the crossing was unlighted and the flagman had gone home. Here the gates were down, the bell was ringing, and the decedent walked around them; to borrow the rule of the one case for the other would be to borrow a coat cut for a different man.",
    "negative",
  ],
  [
    "limited",
    '{Amberson, 90 Ohio St. at 415}, spoke in sweeping terms of "all who dwell beside a public way." But the court had before it a man who lived beside a canal. Whatever it may be worth in its native element, we will not let it walk abroad on dry land.',
    "negative",
  ],
  [
    "not followed",
    "The Massachusetts court has gone so far as to hold the carrier an insurer even against the passenger's own companions. {Hennessy v. Bay Coach Lines, 341 Mass. 660, 171 N.E.2d 480 (1961)}. That is a length to which we are not prepared to travel. In this State a carrier must be careful; it need not be clairvoyant.",
    "negative",
  ],
  [
    "left open",
    "Because the search was supported by probable cause we need not reach, and do not disturb or endorse, {People v. Krantz-Ruiz, 71 Cal. App. 5th 340 (2021)}, on which the Attorney General builds his alternative argument that the glove box is no part of the car.",
    "neutral",
  ],
  [
    "cited",
    "A court of equity acts in personam, and the situs of the land is for most purposes immaterial. {Ravenel v. Pinckney Rice Mills, 88 S.C. 276, 70 S.E. 712 (1911)}. The chancellor's error lay elsewhere: he treated as established what the answer had denied.",
    "neutral",
  ],
  [
    "cited",
    "On what maintenance comprises, see {Chandravati v. Kesho Prasad, AIR 1949 All 208}. The decree-holder's contention that the widow might be put out of the house in execution ignores the terms of the decree itself, and the contrary order of the executing court was rightly reversed in appeal.",
    "neutral",
  ],
  [
    "distinguished",
    "The government finds its sheet anchor in {United States v. Delgadillo-Marsh, 14 F.4th 880 (7th Cir. 2021)}. The anchor drags. The landlady in that case opened the door to her own kitchen; in this one she opened the door to somebody else's bedroom.",
    "negative",
  ],
  [
    "actor",
    "Decided in the teeth of three contrary rulings from Oregon, {Marchetti v. Tulare Fruit Exchange, 203 Cal. 455, 264 P. 780 (1928)} refused to treat the grower's receipt as a negotiable instrument. The Oregon court in its turn declined, in 1935, to reconsider. The controversy is of long standing, then, but the parties have chosen to litigate only the amount of the debt.",
    "neutral",
  ],
  [
    "applied",
    "A homestead once impressed is not lost by a season's absence. So we held in {Gudmundson v. Red River Loan Co., 33 N.D. 290, 156 N.W. 1032 (1916)}, and Mrs. Aasgaard was absent for a single winter. The sheriff's deed was void.",
    "positive",
  ],
  [
    "explained",
    "Much ink has been spilt over {Lala Kundan Lal v. Secretary of State, AIR 1928 Oudh 340}. In Lucknow it was explained away in 1931; in Allahabad it was accepted in 1936. Since both schools agree that a permanent lessee is entitled to notice, and the plaintiff had notice, we may leave them to their differences.",
    "neutral",
  ],
  [
    "per incuriam",
    "With the utmost respect to the learned Judges who decided {Kamalamma v. Special Tahsildar, (1986) 2 Kant LJ 118}, their attention does not appear to have been invited to the proviso inserted by the Amendment Act of 1979. Had it been, the conclusion could scarcely have been what it was. We do not, therefore, feel ourselves bound by it.",
    "negative",
  ],
  [
    "followed",
    "Dictum or not, the statement in {Union of India v. Lt. Col. Harkirat Gill, (1996) 6 SCC 488} comes from the highest Court in the land and was considered and deliberate. This Court neither could nor would pass it by. The petitioner is entitled to the disability element of pension from the date of his invalidment.",
    "positive",
  ],
  [
    "cited",
    "Cf. {In re Estate of Winterbourne, 318 Pa. Super. 44, 464 A.2d 790 (1983)} (child adopted out of family before testator's death). The Orphans' Court's contrary finding of undue influence is unsupported by any evidence whatever and cannot stand.",
    "neutral",
  ],
  [
    "history",
    "The learned Single Judge referred in the course of his judgment to {Motilal Oswal v. Thikana Badnor, 1956 RLW 71}, but he did so only to trace how muafi grants had come to be resumed in Mewar. His decision rested upon the evidence of the Patwari, whom he believed. We find that evidence worthless and reverse him.",
    "neutral",
  ],
  [
    "overruled",
    "Whether {Oglethorpe Naval Stores v. Crisp, 150 Ga. 81, 102 S.E. 830 (1920)} was ever more than a rule for turpentine we may doubt. It is not even that today. Four justices in 1958 said that they would not follow it; this morning there are seven.",
    "negative",
  ],
  [
    "approved",
    "Three objections are urged against {Nordstrand v. Equitable Elevator Co., 77 S.D. 340, 91 N.W.2d 606 (1958)}: that it is old, that it is alone, and that it is hard on farmers. Age is no infirmity in a decision. Solitude is no proof of error. And the hardship, such as it is, the legislature has left undisturbed. We adhere to what was said.",
    "positive",
  ],
  [
    "criticised",
    "{In re Sablowsky, 44 B.R. 770 (Bankr. D. Conn. 1984)}, is an orphan. No court has cited it in a quarter century except to explain why it would not be followed. We do no more than join the procession.",
    "negative",
  ],
  [
    "overruled",
    "For the proposition that a wife cannot sue her husband's employer, the court below relied on what we said in {Crenshaw v. Tombigbee Lumber Co., 213 Ala. 602, 105 So. 688 (1925)}. The court was right to do so, for it had no choice. We have a choice. Let it be understood that a married woman's cause of action is now her own, whoever pays her husband's wages.",
    "negative",
  ],
  [
    "left open",
    "Defendants suggest that after the Religious Liberty Amendments the test of {Oberlander v. School Dist. No. 9, 630 F.2d 1102 (7th Cir. 1980)} has had its day. There is force in the suggestion, and there is force in the reply. As the challenged practice passes muster under either test we leave the contest where we found it.",
    "neutral",
  ],
  [
    "actor",
    "{Langston v. Bd. of Educ. of Scotland Cnty., 322 N.C. 477, 369 S.E.2d 610 (1988)}, reversed the Court of Appeals and reinstated the teacher. Whether a substitute, engaged from day to day, may be said to have been dismissed at all was not in that case, and nobody in this one has cited a case that it was in.",
    "neutral",
  ],
  [
    "other case",
    "The magistrate judge recommended that the petition be denied, and the district court agreed. Both cited {United States v. Ferland, 655 F.2d 49 (1st Cir. 1981)} in passing. We affirm, though on the different ground that no certificate of appealability ever issued on the claim now pressed.",
    "neutral",
  ],
  [
    "superseded",
    "The plaintiff's motion is premised on {Bettencourt v. Allied Cranberry, 63 F.R.D. 210 (D. Mass. 1974)}. Rule 4 has since been rewritten from top to bottom. Service which would have passed in 1974 will not pass now, and the old learning is of no more use than an old map of a new town.",
    "negative",
  ],
  [
    "explained",
    "To understand {Fitzroy Packing Co. v. Dahl, 140 Neb. 707, 1 N.W.2d 448 (1941)}, one must recall the drought. The legislature had suspended foreclosures in forty counties, and the packing company's loans were caught between the old act and the new. The court chose the new. Whether it would have done so in ordinary years it did not say.",
    "neutral",
  ],
  [
    "refused to overrule",
    "It is said that three of our sister states have now turned their backs on the rule of {Stroud v. Middle Fork Coal Co., 271 Ky. 604, 112 S.W.2d 980 (1938)}. That is so, but thirty have not. Titles in eleven counties depend upon it, and a rule which men have bought and sold by for two generations is not to be unsettled because it has gone out of fashion elsewhere.",
    "positive",
  ],
  [
    "controlled",
    "We look in vain for any difference between this case and {Nussbaum v. Metropolitan Elevated Ry., 189 N.Y. 41, 81 N.E. 602 (1907)}. There, as here, the light was taken; there, as here, the deed was silent. What was law for Nussbaum must be law for the plaintiff.",
    "positive",
  ],
  [
    "cited",
    'Different High Courts have given different meanings to "ordinarily resides". For the wider, {Kusum Lata v. Om Prakash Bhargava, 1978 HLR 344 (P&H)}; for the narrower, Vimala v. Santhanam. The question has been exhaustively discussed in both, and as the wife\'s residence at Rohtak is admitted it would serve no purpose to discuss it again.',
    "neutral",
  ],
  [
    "reversed",
    "The Court of Appeals thought the indictment sufficient. {United States v. Orloff-Baines, 411 F.2d 902 (2d Cir. 1969)}. It was not, and what the panel regarded as surplusage was in truth the only allegation of intent the grand jury had made. The judgment must be set aside and the cause remanded with directions to dismiss.",
    "negative",
  ],
  [
    "followed",
    "We have been over this ground before. In {State v. Quigley-Hart, 88 Idaho 402, 400 P.2d 390 (1965)}, and on each of the five occasions since when the question has returned to us, we said that a promise of leniency made by a jailer is the promise of the State. We say so again.",
    "positive",
  ],
  [
    "approved",
    '"A court-fee statute," it was observed in {Nandlal Shroff v. State of Bombay, AIR 1954 Bom 288}, "is meant to collect revenue and not to arm a litigant with a weapon of technicality." Wise words; and had they been present to the mind of the learned Munsif he would not have rejected this plaint.',
    "positive",
  ],
  [
    "other case",
    "Of the three precedents collected by the learned Single Judge, {Natwarlal Panchal v. Baroda Borough Municipality, (1966) 7 GLR 540} deals with octroi, the second with house-tax and the third with a toll on carts. The third is in point and we approve it. With the other two we are not concerned.",
    "neutral",
  ],
  [
    "distinguished",
    "The {Whitcomb case} was decided on a bill charging fraud, and the fraud was proved. Take the fraud out of it and nothing remains. The present plaintiff alleges only a hard bargain, and for that the reports afford him no comfort.",
    "negative",
  ],
  [
    "explained",
    "{Kinderhook Canal Co. v. Staats, 7 Cow. 388 (N.Y. 1827)}, was argued before the Revised Statutes and decided after them, and Savage, Ch. J., does not tell us under which he wrote. The point is of antiquarian interest only; by either reckoning a towpath is appurtenant to the canal.",
    "neutral",
  ],
  [
    "history",
    "After the remand in {Bhaskaran Nambiar v. Land Board, 1978 KLT 444}, the Taluk Land Board reopened the ceiling case, excluded the cashew garden, and called for a surrender of four acres. The declarant died, and his nine heirs each filed a revision. These nine revisions are now before us.",
    "neutral",
  ],
  [
    "not binding",
    "The observations of Chandrasekhara, J. in {Basappa v. Tungabhadra Board, 1966 (1) Mys LJ 340} were strictly obiter, for the learned Judge had already found that the suit was barred by time. Sitting as a Division Bench we are not fettered by them; and, having considered them, we are unable to say that they represent the law.",
    "negative",
  ],
  [
    "actor",
    "In {Skelton v. Umpqua Mutual, 266 Or. 90, 511 P.2d 822 (1973)}, this court followed Bell v. Maryhill and declined to follow Ames v. Pendleton Mills, remarking that the latter had been decided without the benefit of briefs. Neither of those decisions, however, has to do with notice, and neither has what was said of them.",
    "neutral",
  ],
  [
    "adopted",
    'On a matter of this kind uniformity among the High Courts is much to be desired, and there is already a considered judgment of Delhi: {Pioneer Publicity v. Municipal Corporation, 1995 (33) DRJ 412}. We have examined it independently. Finding it in accord with the scheme of our own Act, we hold likewise that a hoarding is not a "building".',
    "positive",
  ],
  [
    "explained",
    "Five of the justices joined in the result of {Prudhomme}, but only three in the opinion. The concurrence rested on the servitude alone. Later courts have sometimes quoted the one and sometimes the other, according to the servitude or the want of one.",
    "neutral",
  ],
  [
    "cited",
    "The power to review is not inherent; it must be conferred by law either expressly or by necessary implication. {Pandit Shiv Kumar v. Board of Revenue, 1960 RD 112}. The opposite party relies on Section 220, and to the wording of that section we now come.",
    "neutral",
  ],
  [
    "superseded",
    "The rule in {Fenwick v. Shore Line Trolley, 84 Conn. 301, 79 A. 1033 (1911)} was never popular. In 1973 the General Assembly, by Public Act 73-622, did away with it, so that a plaintiff's own carelessness now diminishes his damages and no longer destroys his action.",
    "negative",
  ],
  [
    "left open",
    "We express no view on whether {Ostrander v. Kings Highway Hosp., 61 A.D.2d 414, 402 N.Y.S.2d 700 (1978)} correctly apportioned the loss. The defendants settled before verdict, and the only appellant is a stranger to the settlement.",
    "neutral",
  ],
  [
    "followed",
    "We put it to Mr. Bhimasena Rao whether there was anything in the reasoning of {Narasimhamurthy (supra)} with which he could find fault. He answered that it bore hardly on tenants. So it does; but it is the Act that bears hardly, and the decision is only its faithful interpreter. We stand by it.",
    "positive",
  ],
  [
    "distinguished",
    "Defendant would have this case governed by {Fontenelle v. Sioux Ice Co., 96 S.W.2d 14 (Mo. 1936)}, but that plaintiff was a trespassing boy who had been twice chased away. This one came with a pitcher and a nickel. Between him who is driven off and him who is waited upon the law has always known how to tell.",
    "negative",
  ],
  [
    "not followed",
    "The Gauhati decision, {Biren Deka v. Assam State Transport, 1979 Lab IC 802}, was pressed on us as a sure guide. To our mind it leads into a bog. If a conductor could be dismissed for an error of forty paise in a waybill, no conductor would see the month out.",
    "negative",
  ],
  [
    "not followed",
    "The Nagpur Court thought otherwise in {Seth Gopaldas v. Mst. Tarabai, AIR 1941 Nag 66}. No reasons are given. In the absence of any, and there being, as it seems to us, abundant reasons for the contrary conclusion, we find ourselves constrained to differ.",
    "negative",
  ],
  [
    "criticised",
    "How the Bench deciding {Rajendra Oil Mills v. Sales Tax Officer, 1991 UPTC 650} squared this conclusion with the explanation to the entry, the judgment does not tell us. The explanation is quoted in the third paragraph and never heard of again. A precedent that passes by the words it purports to construe loses much of its claim on our obedience, and we decline to give it any.",
    "negative",
  ],
  [
    "doubted",
    "I am bound to say that I entertain the gravest doubt whether {Maung Po Thaung v. Ma Shwe, AIR 1931 Rang 56} was rightly decided. It seems to assume that a Burmese Buddhist wife can have no separate earnings, an assumption for which I can discover no warrant in the Dhammathats.",
    "negative",
  ],
  [
    "hypothetical",
    "Assuming, as the defendant would have us assume, that {Ettinger v. Queens Transit, 12 N.Y.2d 480, 191 N.E.2d 301 (1963)}, is still good law and reaches municipal carriers, the plaintiff nonetheless served his notice within ninety days and the defense falls of its own weight.",
    "neutral",
  ],
  [
    "distinguished",
    "Great reliance was placed on {Ratnamala Devi v. State of Assam, 1990 (2) GLR 340}. In that case the accused were seeking to be discharged, and a strong suspicion was enough to send them to their trial. These appellants have had their trial. What suffices to begin a prosecution does not suffice to end one.",
    "negative",
  ],
  [
    "dissent",
    "Justice Whitaker would take this opportunity to overrule {Sturgill v. Commonwealth, 702 S.W.2d 41 (Ky. 1985)}. Neither party has asked us to, neither has briefed it, and Sturgill was not so much as mentioned at trial. We intimate nothing about it, one way or the other.",
    "neutral",
  ],
  [
    "adopted",
    "Until now this court has had no occasion to choose among the competing tests. The one framed in {Havermeyer v. Coastal Title Guar. Co., 402 A.2d 1187 (N.H. 1979)} has the merit of asking what the parties could have known rather than what a judge can later imagine. It shall be the test in this jurisdiction.",
    "positive",
  ],
  [
    "distinguished",
    "The appellant calls in aid {Popat Lavji's case (supra)}. It does not come to his assistance. The accused there had been seen by nobody; the present accused was seized by three villagers with the sickle still in his hand.",
    "negative",
  ],
  [
    "dissent",
    "Judge Blackstock, dissenting, reads {Orrin} as undermined by everything the Supreme Court has done since 1989. The majority opinion does not mention it. Nor, since the indictment must in any case be dismissed for want of venue, do we have to decide between speech and silence.",
    "neutral",
  ],
  [
    "history",
    "The writ petition was allowed by a learned Single Judge, and {the decision in Cherian Varkey}, as it has come to be known, was carried in appeal by the Board. Pending the appeal the impugned levy was rescinded with retrospective effect. The appeal is dismissed as infructuous, without any expression on the merits of the judgment.",
    "neutral",
  ],
  [
    "distinguished",
    "Nothing in {Steadman, 203 F.3d at 418-21,} compels another conclusion. The trooper there had read the card from beginning to end, and the panel's opinion returns to that fact no fewer than four times. Here there was no card.",
    "negative",
  ],
  [
    "history",
    "The decision in {Imperial Tobacco Growers v. Market Committee, Guntur, 1972 (2) APLJ 81} arose in this way. The petitioners bought leaf at the platform and re-dried it before sale. The Committee treated the re-drying as a fresh market transaction and levied the fee a second time. A learned Single Judge quashed the levy; on appeal the matter was remanded for evidence.",
    "neutral",
  ],
];
