import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 31, that no rule may be changed for: written without sight of the rules by two authors
 * (200 and 200), each in the voice of other courts. One block of 25 in eight, by the authors of batch 30.
 * Before anything was tuned on those of batch 30, 259 of these 400 were read as labelled (114 and 145).
 */
export const BATCH_31_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  [
    "us-multi",
    "The Chancellor who decided Ridgely later sat in {Gittings v. Worthington, 67 Md. 139 (1887)}, and there confessed that he had been mistaken. We accept the confession and the rule he put in place of the mistake.",
    "positive",
  ],
  [
    "in-trap",
    "The respondent, having reversed his lorry into the petitioner's wall, relies upon {Mangal Prasad v. Oriental Carriers, 1978 ACJ 201}, in which a lorry had gone forward. The direction of travel can make no difference to the duty of care, and we apply that decision.",
    "positive",
  ],
  [
    "us-multi",
    'Mr. Justice Alden wrote both {Carrow v. Teel, 10 Del. Ch. 44 (1912)}, and Pusey. We take him at his later word: Carrow, he said in Pusey, "should trouble no one hereafter."',
    "negative",
  ],
  [
    "us-trap",
    "The indictment was questioned, the verdict set aside, and the prisoner, a boy of fourteen, restored to his mother, all of which is recounted in {Rex v. Dabney, 2 Va. Cas. 19}.",
    "neutral",
  ],
  [
    "us-trap",
    "The lessor waves {Marbury Estates v. Coyle, 70 Md. App. 88 (1987)}, like a banner. But a banner is only as good as the army behind it, and three statutes have since marched the other way.",
    "negative",
  ],
  [
    "us-trap",
    "An insurer that loses a case ordinarily stops citing it. This one cites {Dorsett v. Piedmont Casualty, 244 N.C. 60 (1956)}, a case it lost, for the dicta; we cite it for the holding, and the insurer loses again.",
    "positive",
  ],
  [
    "in-multi",
    "While Chellammal speaks of a mother, {Pichai Ammal v. Sundaram, (1967) 1 MLJ 99}, speaks of a step-mother; and since the appellant bore the deceased, it is to the first alone that we look.",
    "negative",
  ],
  [
    "in-multi",
    "While {Chellammal v. Arumugam, (1964) 2 MLJ 410}, speaks of a mother, Pichai Ammal speaks of a step-mother; and since the appellant bore the deceased, it is to the first alone that we look.",
    "positive",
  ],
  [
    "us-trap",
    "Perhaps {Wyman v. Sage, 500 N.E.2d 8 (Ind. 1986)}, was doubted in Kessel; perhaps, as the appellee has it, Kessel was only being polite. The tort claim notice was never served, and that is the end of the suit.",
    "neutral",
  ],
  [
    "us-prose",
    "{Hutchings v. Provo Canal, 55 Utah 12 (1919)}, gave the water to him who first put it to use; we are invited to give it instead to him who needs it most. The invitation is declined.",
    "positive",
  ],
  [
    "us-prose",
    "For a rule that gave the water to him who shouted loudest, which is what {Hutchings v. Deseret Flume, 40 Utah 200 (1911)}, amounted to, there is nothing to be said, and we have nothing more to do with it.",
    "negative",
  ],
  [
    "us-multi",
    "The Tenth Circuit vacated {Okafor v. Denver Mint, 390 F. Supp. 3d 1101 (D. Colo. 2019)}, and remanded in light of Tillman.",
    "negative",
  ],
  [
    "us-multi",
    'The Tenth Circuit vacated Okafor and remanded in light of {Tillman v. Esper, 139 S. Ct. 2601 (2019)}, where the Supreme Court had construed the word "because." What the word meant there it must mean in this complaint.',
    "positive",
  ],
  [
    "us-trap",
    "Only in footnote 9 of {Bexley v. Morrow, 150 U.S. 77 (1893)}, is there any mention of a mule, and there it is said merely that one was sold.",
    "neutral",
  ],
  [
    "in-trap",
    "Whether {Vasantrao v. Talegaon Dabhade Municipality, 2001 (3) Mh LJ 88}, be regarded as binding or merely persuasive, it is an answer to every contention that Mr. Apte has urged.",
    "positive",
  ],
  [
    "in-trap",
    "Whether {Vasantrao v. Lonavala Municipality, 2003 (1) Mh LJ 506}, be regarded as binding or merely persuasive, the levy in that case was a fee and the levy in this is a tax.",
    "negative",
  ],
  [
    "us-trap",
    "Our dissenting brother finds comfort in {Mosely v. Train, 33 S.C. 105 (1890)}. We find none; the plaintiff in that case was a passenger, and this plaintiff was robbing the mail car.",
    "negative",
  ],
  [
    "us-trap",
    "Our dissenting brother does not mention {Mosely v. Seaboard Line, 40 S.C. 9 (1893)}. It requires the result he deplores.",
    "positive",
  ],
  [
    "us-multi",
    "Before a court may reach the fair-use question it must decide whether {Lathan v. Orb Records, 300 F.3d 14 (2d Cir. 2002)}, or Keyes describes the burden. Neither side having objected to the charge, we assume Keyes without deciding.",
    "neutral",
  ],
  [
    "us-trap",
    'The receiver contends that the debtor "followed" the advice given in {In re Copley Hotel, 3 F.2d 88 (1st Cir. 1924)}. It is not advice but a decree, and the debtor disobeyed it.',
    "neutral",
  ],
  [
    "us-prose",
    "A case so long and so often trusted as {Bellingham v. Puget Mill, 4 Wash. 300 (1892)}, is not to be overset by an argument that was made and met when it was decided.",
    "positive",
  ],
  [
    "us-prose",
    "Not every case that is old is venerable. {Bellingham v. Skagit Boom Co., 6 Wash. 41 (1893)}, is only old.",
    "negative",
  ],
  [
    "in-trap",
    "Reference was made at the Bar to {Sunderlal v. Mst. Phulwati, 1959 MPLJ 67}, but reference was all that was made; no one told us what it decided or why it should concern us.",
    "neutral",
  ],
  [
    "us-trap",
    "One cannot read {Perrault v. Bangor Hydro, 588 A.2d 14 (Me. 1991)}, and remain of the opinion that a utility owes nothing to a trespassing child. Having read it, we are no longer of that opinion, and the summary judgment is vacated.",
    "positive",
  ],
  [
    "us-trap",
    "One cannot read {Perrault v. Bangor Hydro, 588 A.2d 14 (Me. 1991)}, and remain unaware that the child there had been invited. Ours climbed two fences and cut a third.",
    "negative",
  ],
  [
    "us-trap",
    "The regulation on which {Yost v. Commissioner, 33 T.C. 90 (1959)}, turned was withdrawn in 1968. What the Commissioner hopes to gain by citing the case now he has not explained.",
    "negative",
  ],
  [
    "us-trap",
    "The regulation on which {Yost v. Commissioner, 33 T.C. 90 (1959)}, turned was withdrawn in 1968, only to be reissued, comma for comma, in 1971. The case has thus recovered whatever it lost, and the deficiency is sustained on its strength.",
    "positive",
  ],
  [
    "in-prose",
    "The decision in {Gauri Dutt v. Rampur Sugar Factory, 1952 ALJ 501}, is an illustration and nothing more; illustrations do not bind, and this one does not even illustrate our case.",
    "negative",
  ],
  [
    "in-prose",
    "I would gladly decide for the widow if I could find a way round {Lakhpati v. Ram Dular, 1949 RD 77}. I have looked for one with sympathy and without success.",
    "positive",
  ],
  [
    "us-trap",
    "The plaintiffs say that to deny them relief would be to overrule {Heath v. Bucks Cnty., 280 Pa. 44 (1924)}. It would be nothing of the kind. Heath had a permit, and they had a promise of one.",
    "negative",
  ],
  [
    "us-trap",
    "The plaintiffs say that to deny them relief would be to overrule {Heath v. Berks Cnty., 284 Pa. 70 (1925)}. So it would, and that is why we grant it.",
    "positive",
  ],
  ["us-formula", "{Nunn v. Hovey, 200 F. 18 (E.D. Ark. 1912), appeal dismissed, 215 F. 9 (8th Cir. 1914)}.", "neutral"],
  [
    "us-formula",
    "{Leeds v. Gage, 40 App. D.C. 9, 14 (1913), superseded by rule as noted in Tripp v. Ord, 77 App. D.C. 100 (1943)}.",
    "negative",
  ],
  [
    "us-formula",
    "Leeds v. Gage, superseded by rule as noted in {Tripp v. Ord, 77 App. D.C. 100 (1943)}, was the only case upon the subject before the war.",
    "neutral",
  ],
  [
    "us-multi",
    "The State's answer to {Mullen v. State, 77 Wis. 2d 10 (1977)}, is Jorgens; the defendant's answer to Jorgens is that it was a traffic stop. It was, and this was a bedroom. Mullen excludes the evidence.",
    "positive",
  ],
  [
    "us-multi",
    "The State's answer to Mullen is {Jorgens v. State, 90 Wis. 2d 44 (1979)}; the defendant's answer to Jorgens is that it was a traffic stop. It was, and this was a bedroom.",
    "negative",
  ],
  [
    "us-trap",
    'That holding, the respondent submits, is confined to aliens. {Zhou v. Barr, 950 F.3d 7 (2d Cir. 2020)}, says "any person," and a citizen is a person; so he too may have his bond hearing.',
    "positive",
  ],
  [
    "us-trap",
    "That holding, the respondent submits, is confined to aliens. We agree; {Zhou v. Sessions, 880 F.3d 41 (2d Cir. 2018)}, construes the immigration statute, and a citizen cannot borrow it.",
    "negative",
  ],
  [
    "in-trap",
    "It is submitted, though faintly, that {Nawal Kishore v. State of U.P., (1985) 3 SCC 90}, was not correctly decided; the submission is no more than noted, for it does not arise.",
    "neutral",
  ],
  [
    "in-multi",
    "Before the Full Bench spoke in {Madan Lal v. Sushila, AIR 1980 P&H 301 (FB)}, there was Bhagwan Kaur; after it, there is Bhagwan Kaur no longer.",
    "neutral",
  ],
  [
    "in-multi",
    "Before the Full Bench spoke in Madan Lal there was {Bhagwan Kaur v. Sher Singh, AIR 1971 P&H 44}; after it, there is Bhagwan Kaur no longer.",
    "negative",
  ],
  [
    "us-prose",
    "{Colvin v. Ide, 6 Utah 2d 40}, is a caution, not a command, and the trial judge, who took the caution and decided as he thought best, need not have done otherwise.",
    "neutral",
  ],
  [
    "us-trap",
    "We have twice said that {Barstow v. Pell, 77 Conn. 30 (1904)}, goes to the verge of the law. This case would take us over it.",
    "negative",
  ],
  [
    "us-trap",
    "We have twice said that {Barstow v. Hale, 79 Conn. 110 (1906)}, goes to the verge of the law. The plaintiff stands a safe distance this side of it, and recovers under it.",
    "positive",
  ],
  [
    "us-trap",
    "It was Mr. Fallows, then at the bar and now on this bench, who persuaded the court in {Orr v. Teasdale, 77 Or. App. 9 (1986)}, that the rule was what it was there said to be. He has recused himself.",
    "neutral",
  ],
  [
    "us-multi",
    "Whether the earlier case is overruled by the later, or the later condemned by the earlier, the result is the same for the mortgagee, who loses under {Duff v. Calloway Bank, 18 Ky. 3}, and loses also under Rowan.",
    "positive",
  ],
  [
    "us-prose",
    "There would be force in this if {Mather v. Goddard, 7 R.I. 60}, had involved a gift. It involved a sale.",
    "negative",
  ],
  [
    "us-prose",
    "There would be force in the distinction if {Mather v. Potter, 9 R.I. 18}, had put any stress on the gift's being a gift. It did not, and the rule it laid down serves for sales as well.",
    "positive",
  ],
  [
    "in-trap",
    "The Advocate-General, with his customary fairness, has drawn our attention to {State v. Kalidas Mandal, 66 CWN 790}, which is against him. We are relieved of the need to say how far, the accused having died.",
    "neutral",
  ],
  [
    "in-trap",
    "The Advocate-General, with his customary fairness, has drawn our attention to {State v. Haripada Mandal, 69 CWN 12}, which is against him. It is decisively against him, and the rule is made absolute.",
    "positive",
  ],
  [
    "us-prose",
    "No one is compelled by {McArdle v. Quaker Line, 311 F.2d 60 (3d Cir. 1962)}, to be foolish, and we shall assume that the mate in that case, like this one, looked before he leapt.",
    "neutral",
  ],
  [
    "us-multi",
    "The doctrine of {Foote v. Hadley, 88 Ala. 4}, when questioned in Sayre, was retained; when questioned in Goode, was narrowed; and when questioned today is, by the unanimous voice of this court, retained as Goode narrowed it, and under it the bill must fail.",
    "positive",
  ],
  [
    "us-trap",
    "The doctrine of {Foote v. Tutwiler, 91 Ala. 14}, when questioned in Sayre, was retained; when questioned in Goode, was narrowed; and when questioned today is abolished.",
    "negative",
  ],
  ["us-trap", "Cases from {Hadley v. Pugh, 3 Metc. (Ky.) 8}, down are collected in the annotation.", "neutral"],
  [
    "us-trap",
    '"The learned judge below," said Baron Ashworth in the case cited, {Tipping v. Stour Navigation, 8 Exch. 200}, "has followed a will-o\'-the-wisp and I will not follow him."',
    "neutral",
  ],
  [
    "in-multi",
    "The opinion of Chandrachud, C.J. in {Dinshaw v. Municipal Corporation of Greater Bombay, 1974 Mah LJ 77}, differed from that of Mody, J.; the reference to a third Judge abated, so that there is in law no decision, and we are free of it.",
    "negative",
  ],
  [
    "us-trap",
    "We decline the State's request to say whether {Cotter v. Butte Anaconda, 50 Mont. 18 (1914)}, was well or ill decided. It is not engaged.",
    "neutral",
  ],
  [
    "us-trap",
    "Some decisions are like {The Brig Ann, 9 Cranch 289}, which forgot more than it decided. What it did decide is not contested, and is about bottomry.",
    "neutral",
  ],
  [
    "us-multi",
    "The Court of Errors reversed {Vreeland v. Bergen, 30 N.J.L. 4}, in part; but the part was the part about interest, and it is the part about principal that concerns us and by which we are guided.",
    "positive",
  ],
  [
    "us-trap",
    'A witness testified that he had "distinguished" the defendant among forty men by his gait, and the sufficiency of that was debated in {State v. Corbin, 11 Nev. 90 (1876)}.',
    "neutral",
  ],
  [
    "in-trap",
    "Unless {Harbans Kaur v. Kuldip Singh, (1994) 107 PLR 3}, be overruled the appeal must fail; and a Single Judge cannot overrule it. The appeal fails.",
    "positive",
  ],
  [
    "in-trap",
    "Unless {Harbans Kaur v. Jagjit Singh, (1991) 99 PLR 80}, be overruled the appeal must fail. Since the appellant has not paid the deficient court-fee, the appeal fails in any event.",
    "neutral",
  ],
  [
    "in-trap",
    "Unless {Harbans Kaur v. Gurmit Singh, (1989) 95 PLR 410}, be overruled the appeal must fail. The appeal succeeds.",
    "negative",
  ],
  [
    "us-multi",
    "Appellee's three authorities are soon dealt with: Adair construed a deed; {Boggs v. Mercer, 90 Ky. 14}, was overruled in 1923; and Crittenden is a dissent.",
    "negative",
  ],
  [
    "us-multi",
    "Appellee's three authorities are soon dealt with: {Adair v. Bourbon, 84 Ky. 9}, construed a deed, not a will; Boggs was overruled in 1923; and Crittenden is a dissent.",
    "negative",
  ],
  [
    "us-trap",
    "Mrs. Ladd had followed her husband to Oregon, and whether she had thereby abandoned her domicile was the question in {Ladd v. Ladd, 30 Or. 4 (1896)}.",
    "neutral",
  ],
  [
    "us-trap",
    "I cannot agree with the view, expressed by Judge Tate in {Rosser v. Biloxi Canning, 120 Miss. 8 (1919)}, that oysters are real estate. Nor, when the time came, could Judge Tate.",
    "negative",
  ],
  [
    "us-prose",
    "Though much has been said by counsel of the injustice done in {Carey v. Danforth, 8 Met. 71}, injustice done to Daniels was done to Daniels, and his heirs are not here.",
    "neutral",
  ],
  [
    "us-multi",
    "Plaintiff's theory requires that Mapes be good law and {Rusk v. Soller, 90 Md. 4}, bad. It is the other way about.",
    "positive",
  ],
  [
    "us-multi",
    "Plaintiff's theory requires that {Mapes v. Harford, 70 Md. 21}, be good law and Rusk bad. It is the other way about.",
    "negative",
  ],
  [
    "us-multi",
    "Plaintiff's theory requires that {Mapes v. Cecil, 74 Md. 90}, be good law and Rusk bad. Neither being a case about bonds, we need not rank them.",
    "neutral",
  ],
  [
    "in-prose",
    'The expression "as nearly as may be" received, in {Tulsi Ram v. Municipal Committee, Karnal, 1966 PLR 80}, a meaning which we find ourselves unable to enlarge upon and unwilling to abridge. So read, it saves the assessment list.',
    "positive",
  ],
  [
    "in-prose",
    "Learned counsel says of {Tulsi Ram v. Municipal Committee, Panipat, 1968 PLR 44}, that it was decided by a great Judge on a bad day. We do not speculate about his day, but the construction is one that we cannot accept.",
    "negative",
  ],
  [
    "us-trap",
    "Nothing in {McCrane v. Daly, 118 N.Y. 66}, was said by accident, and the word \"nothing\" is here used of every clause but the one on which the appellant's case depends, which was a clerk's insertion, and is of no effect.",
    "negative",
  ],
  [
    "us-trap",
    "It was for the jury, not for us, to say whether the plaintiff had looked; {Kipling v. Torrance, 163 N.Y. 611}, where the boy had not and a nonsuit followed, was a case in which nobody pretended that he had.",
    "negative",
  ],
  [
    "in-prose",
    "Their Lordships' Board has before it an appeal from {Ghasi Ram v. Kanhaiya, AIR 1931 Nag 90}, and until it is heard this Court thinks it right that the present reference should stand over.",
    "neutral",
  ],
  [
    "us-trap",
    "The warden misapprehends {Crewes v. Parchman, 90 F.3d 8 (5th Cir. 1996)}. It concerned a prisoner who had exhausted his remedies. So has this one. It concerned a prisoner who had no lawyer. So does this. What it did for that prisoner we do for this.",
    "positive",
  ],
  [
    "us-trap",
    "The prisoner misapprehends {Crewes v. Angola, 93 F.3d 70 (5th Cir. 1996)}. It concerned a prisoner who had exhausted his remedies, and he has not.",
    "negative",
  ],
  [
    "us-trap",
    "Both prisoner and warden misapprehend {Crewes v. Huntsville, 96 F.3d 14 (5th Cir. 1996)}, the one thinking that he wins by it and the other that he does; it is a dismissal for want of jurisdiction.",
    "neutral",
  ],
  [
    "us-multi",
    "The old rule of {Starr v. Hersey, 3 R.I. 7}, and the new one of Chace differ in only one case, that of the posthumous child; the plaintiff is the posthumous child; and the court, with its eyes open, prefers the new.",
    "negative",
  ],
  [
    "us-multi",
    "The old rule of Starr and the new one of {Chace v. Arnold, 77 R.I. 14}, differ in only one case, that of the posthumous child; the plaintiff is the posthumous child; and the court, with its eyes open, prefers the new.",
    "positive",
  ],
  [
    "us-multi",
    "The old rule of {Starr v. Weeden, 5 R.I. 9}, and the new one of Chace differ in only one case, that of the posthumous child. The plaintiff was born in his father's presence.",
    "neutral",
  ],
  [
    "us-trap",
    "The defendant's silence about {Ouellette v. Androscoggin, 300 Me. 8}, in a brief that mentions every other water case in the State, is the sincerest tribute paid to that decision in this court. It calls for affirmance.",
    "positive",
  ],
  [
    "in-trap",
    "Mr. Setalvad, in reply, abandoned {Jivraj v. Trikamdas, (1934) 36 Bom LR 9}, saying that upon reflection it did not help him. He abandoned it too soon. It does, and he is entitled to judgment upon it.",
    "positive",
  ],
  [
    "in-trap",
    "Mr. Setalvad, in reply, abandoned {Jivraj v. Purshottam, (1936) 38 Bom LR 77}, saying that upon reflection it did not help him, and nothing more was heard of it.",
    "neutral",
  ],
  [
    "us-prose",
    '{Tufts v. Saco Pottery, 88 Me. 4}, is authority for the plaintiff if "pottery" includes brick. It does not.',
    "negative",
  ],
  [
    "us-trap",
    "That {Whelan v. Hathorn, 54 Mich. 9}, has been more honored in the breach than in the observance we shall not deny; but a breach does not repeal, and it is observed today: the deed is void.",
    "positive",
  ],
  [
    "us-multi",
    "What is now {McCabe v. Dillon, 77 Idaho 9}, was once before us as McCabe v. State, when we reversed it; we hope, in affirming it today, to have seen the last of it.",
    "positive",
  ],
  [
    "us-trap",
    "We are told not to look behind {United States v. Vidal, 60 F.4th 8 (1st Cir. 2023)}. But an en banc court may look behind what it likes, and behind Vidal there is nothing but a footnote misquoted.",
    "negative",
  ],
  [
    "us-dissent",
    "The irony is that if the Court had only followed {Tolman v. Grady, 44 Wash. 9 (1906)}, instead of merely praising it, the widow would have her farm.",
    "neutral",
  ],
  [
    "in-multi",
    "In Nanak Chand, decided after {Kirpal Kaur v. Bachan Singh, AIR 1958 SC 199}, no reference is made to it; in Dalip Kaur, decided after both, both are referred to and the earlier is explained; and the Full Bench which had to choose wrote, in our opinion, not a word too few. We do not add to them.",
    "neutral",
  ],
  [
    "us-prose",
    "{Peabody v. Ward, 90 Vt. 14}, rests on three legs. One has been cut away by statute, one by Perrin, and the third was never sound.",
    "negative",
  ],
  [
    "us-prose",
    "{Peabody v. Sheldon, 93 Vt. 7}, rests on three legs. One has been cut away by statute and one by Perrin, but on the third it stands steady, and the petition is denied on its authority.",
    "positive",
  ],
  [
    "us-trap",
    'I asked counsel if she distinguished {Reyes v. Fasano, 12 F. Supp. 2d 9 (E.D. Cal. 1998)}. She said: "With difficulty, Your Honor." I cannot distinguish it even with difficulty.',
    "positive",
  ],
  [
    "us-trap",
    'I asked counsel if she distinguished {Reyes v. Corona, 14 F. Supp. 2d 44 (E.D. Cal. 1998)}. She said: "With ease, Your Honor." The ease was justified; there was no grievance in that case.',
    "negative",
  ],
  [
    "us-trap",
    "I asked counsel if she distinguished {Reyes v. Delano, 16 F. Supp. 2d 3 (E.D. Cal. 1998)}. She said that she had not read it. The hearing was continued.",
    "neutral",
  ],
  [
    "us-multi",
    "Since {Farley v. Moran, 31 F. 9}, has been impeached by every court that has since considered it, and Carothers by none, the libellant would have been wiser to bring his cargo within the second. He brought it within the first.",
    "negative",
  ],
  [
    "in-trap",
    "The learned Advocate for the caveator assures me that the judgment of Greaves J. in {In the Goods of Nilmoni Sett, 24 CWN 7}, though much criticised, has never been upset. It is upset to-day only in so far as it is not followed.",
    "negative",
  ],
  [
    "us-trap",
    "To the question why {Hopkins v. Tallapoosa, 88 Ala. 4}, should be thought to bar a suit in ejectment, the appellee's brief responds with a quotation from Ruskin.",
    "neutral",
  ],
  [
    "us-prose",
    "Judges who agree on nothing else agree that {Sohm v. Fairfield Bank, 50 Ill. App. 9}, was a mistake. The cases that so say are not worth counting, since there is none that says otherwise; and we say it too.",
    "negative",
  ],
  [
    "us-multi",
    "The concurrence would reach the same result through {Grubb v. Pike, 70 Wis. 2d 14 (1975)}. We prefer to reach it through the text and express no view on Grubb.",
    "neutral",
  ],
  [
    "us-multi",
    "The concurrence would reach the same result by overruling {Grubb v. Dane, 74 Wis. 2d 3 (1976)}. There is no call for that; Grubb can be honored and the judgment still be affirmed, because the plaintiff satisfied its requirements.",
    "positive",
  ],
  [
    "us-multi",
    "The concurrence would leave {Grubb v. Rock, 77 Wis. 2d 90 (1977)}, alone. The majority will not. To the extent that it imposed a notice requirement it is overruled.",
    "negative",
  ],
  [
    "us-prose",
    "Stare decisis has less force in this context, and {Selby v. Mann, 88 F.T.C. 4 (1976)}, has in consequence no force at all against a rulemaking.",
    "negative",
  ],
  [
    "us-trap",
    "Plaintiff does not argue that {Ross v. Kaiser Steel, 60 Cal. 2d 9 (1963)}, should be overruled, and defendant does not argue that it should be extended. What remains is to apply it, which the trial court did without error.",
    "positive",
  ],
  [
    "us-trap",
    "The discovery referee's ruling on privilege, which followed {Ross v. Bethlehem Steel, 63 Cal. 2d 40 (1965)}, was set aside by the trial court, which followed its own inclination. The writ petition is summarily denied.",
    "neutral",
  ],
  [
    "in-multi",
    "It was held in {Chhotelal v. State Transport Appellate Tribunal, 1970 MPLJ 18}, that an appeal lies; in Onkarnath, that it does not. Both learned Judges were construing section 64 before its amendment. After the amendment an appeal is given in express terms, and both decisions are only of historical interest.",
    "negative",
  ],
  [
    "us-multi",
    "The two cases the parties debate, Lonsdale and {Ebbets v. Prime Realty, 301 A.D.2d 9 (2003)}, are both sound and both apply. Lonsdale tells us when the period began, Ebbets that it was tolled, and together they make this action timely by nine days.",
    "positive",
  ],
  [
    "us-trap",
    "At bottom, appellant's quarrel is with {Hanna v. Plumley, 40 Conn. App. 8 (1996)}, and not with the trial court. That quarrel must be taken to the Supreme Court; this court is bound, and affirms.",
    "positive",
  ],
  [
    "us-trap",
    "At bottom, appellant's quarrel is with {Hanna v. Platt, 44 Conn. App. 90 (1997)}, and not with the trial court. We have taken this case en banc in order to hear it, and we sustain it.",
    "negative",
  ],
  [
    "us-prose",
    "{Drew v. Yellow Cab, 288 Ill. App. 14 (1937)}, is a good illustration of what the defendant might have done, had he wished, to preserve the point. He did not do it.",
    "neutral",
  ],
  [
    "us-multi",
    "Not only Gage but {Fox v. Dunn, 71 N.H. 9 (1901)}, which Gage purported to follow and in fact contradicted, was before the master. He was right to look past the imitation to the original; under Fox the report must be accepted.",
    "positive",
  ],
  [
    "us-multi",
    "Not only {Gage v. Orne, 80 N.H. 14 (1921)}, but Fox, which Gage purported to follow and in fact contradicted, was before the master. He was right to look past the imitation to the original.",
    "negative",
  ],
  [
    "in-prose",
    "In the impugned order the learned Company Law Board has extracted nine paragraphs from {Sangli Sugars v. Registrar of Companies, (1995) 84 Comp Cas 60}, and has thereafter proceeded to decide the petition on an entirely different footing, namely oppression.",
    "neutral",
  ],
  [
    "us-trap",
    'The proponent of the exception in {Cass v. Dill, 12 F.4th 9 (4th Cir. 2021)}, bears the burden, the Court said, of showing that it "survives" the rule. The proponent here has not tried.',
    "neutral",
  ],
  [
    "us-prose",
    "Since we cannot improve on it, and see no reason to disagree with any of it, we set out and adopt as our own the opinion of Judge Weems in {In re Sorrells, 200 B.R. 8 (Bankr. N.D. Ga. 1996)}.",
    "positive",
  ],
  [
    "us-trap",
    "The district court set out and adopted as its own the opinion of Judge Weems in {In re Sorrells, 200 B.R. 8 (Bankr. N.D. Ga. 1996)}. Sorrells assumed that the debtor was solvent. Our debtor had assets of forty dollars.",
    "negative",
  ],
  [
    "us-multi",
    "When the legislature repealed section 9 it repealed the reason for {Dow v. Casey, 194 Mass. 48}, and left that for Tobey. The petitioner, who claims under section 10, may have the benefit of Tobey and takes a half share by it.",
    "negative",
  ],
  [
    "us-trap",
    "Anything that we said in {Olney v. Reyes, 77 F.4th 3 (5th Cir. 2023)}, about private schools was unnecessary to the decision, since the school there was public, and it does not bind the panel today.",
    "negative",
  ],
  [
    "us-trap",
    "Anything that we said in {Olney v. Katz, 80 F.4th 60 (5th Cir. 2023)}, about private schools was, appellee tells us, unnecessary to the decision. But it was one of two alternative holdings, and each is binding. Reversed.",
    "positive",
  ],
  [
    "in-multi",
    "Mr. Nariman, appearing for the respondents, invited us to prefer the minority view in {Delhi Cantonment Board v. Sewa Singh, (1987) 2 SCC 90}. Sitting as two Judges, we cannot do so, and the majority view concludes the matter against him.",
    "positive",
  ],
  [
    "in-multi",
    "Mr. Nariman, appearing for the respondents, invited us to prefer the minority view in {Ambala Cantonment Board v. Gian Singh, (1989) 4 SCC 7}. Sitting as seven Judges, we are at liberty to do so, and we do.",
    "negative",
  ],
  [
    "us-trap",
    "As the author of {Lyle v. Cobb, 60 Ga. App. 9 (1939)}, I regret having written it. As a judge I am obliged by it until my colleagues can be brought to share my regret. I concur in the affirmance it requires.",
    "positive",
  ],
  [
    "us-trap",
    "As the author of {Lyle v. Camden, 64 Ga. App. 77 (1941)}, I regret having written it, and am glad that my colleagues today permit me to unwrite it.",
    "negative",
  ],
  [
    "us-trap",
    "As the author of {Lyle v. Glynn, 67 Ga. App. 14 (1942)}, I am asked by counsel what I meant. I meant what the opinion says; and it says nothing about minors.",
    "neutral",
  ],
  [
    "in-prose",
    "{Sitla Prasad v. Dulari Badan, 10 CLJ 9}, though it has a long history of citation in this Court, has no history of having been read. The dictum so often quoted is taken from the argument of Dr. Rash Behary Ghose.",
    "negative",
  ],
  [
    "in-prose",
    "As to the effect of an adoption made after the estate has vested, the earlier authorities will be found reviewed in {Krishnarav v. Shankarrav, 17 Bom LR 44}.",
    "neutral",
  ],
  [
    "us-multi",
    "Plaintiff's motion cites Todd; defendant's opposition cites {Hurd v. Unum, 60 F. Supp. 3d 4 (D. Mass. 2014)}. The difference between those cases is that in Hurd the administrator had discretion. The plan in this record is missing its fourth page, where such discretion would be found. The parties will supplement.",
    "neutral",
  ],
  [
    "us-multi",
    "Plaintiff's motion cites {Todd v. Unum, 55 F. Supp. 3d 9 (D. Mass. 2014)}; defendant's opposition cites Hurd. The difference between those cases is that in Hurd the administrator had discretion. This administrator has it too.",
    "negative",
  ],
  [
    "us-trap",
    'The bank objected that the debtor had not "followed {In re Fell, 40 B.R. 3}," by which it meant that he had failed to file schedules. The objection is overruled; he filed them yesterday.',
    "neutral",
  ],
  [
    "us-trap",
    "That the Illinois courts would now hold otherwise than {Kerner v. Ash, 700 F.2d 4 (7th Cir. 1983)}, did in predicting what they would hold is shown by Bader. A federal prediction of state law lasts until the state speaks.",
    "negative",
  ],
  [
    "us-trap",
    "Plaintiff points to nothing since {Kerner v. Elm, 704 F.2d 9 (7th Cir. 1983)}, to show that the Illinois courts would hold otherwise than we predicted, and absent such a showing the prediction binds us.",
    "positive",
  ],
  [
    "in-trap",
    "The order under challenge relies upon {Meena Kumari v. State of Bihar, 2006 (1) PLJR 9}, but the learned counsel for the State very fairly concedes that the said decision was set aside in intra-court appeal.",
    "negative",
  ],
  [
    "in-trap",
    "The order under challenge does not rely upon {Meena Kumari v. State of Bihar, 2006 (1) PLJR 9}, and the learned counsel for the State very fairly concedes that it ought to have. The petitioner's case being in no manner different, the order is quashed.",
    "positive",
  ],
  [
    "in-trap",
    "The order under challenge was passed on the same day as the judgment in {Meena Kumari v. State of Bihar, 2006 (1) PLJR 9}, so that neither authority could have been aware of the other's view.",
    "neutral",
  ],
  [
    "us-multi",
    "On the first question, the district court's order is AFFIRMED on the authority of {Blair v. Teague, 44 F.3d 9 (4th Cir. 1995)}; on the second it is REVERSED on the authority of Nunn.",
    "positive",
  ],
  [
    "us-trap",
    "On remand from {Blair v. Teague, 44 F.3d 9 (4th Cir. 1995)}, the district court held a hearing, after which it again dismissed the complaint, and this second appeal ensued.",
    "neutral",
  ],
  [
    "us-trap",
    'Our cases have "limped along," as one judge has put it, in the footprints of {Judd v. Cray, 11 Utah 4}. Today we step out of them.',
    "negative",
  ],
  [
    "us-multi",
    "Although the jury was not instructed in accordance with Bowen, it was instructed in accordance with {Crown v. Dye, 70 Idaho 9 (1949)}, which is to the same effect, and no prejudice can have resulted.",
    "neutral",
  ],
  [
    "us-trap",
    "The difficulty with {People v. Lamb, 60 N.Y.2d 9 (1983)}, from the People's standpoint, is that it is right.",
    "positive",
  ],
  [
    "us-trap",
    "The difficulty with {People v. Leach, 64 N.Y.2d 60 (1985)}, from the defendant's standpoint, is that the defendant in it was in custody and he was at a picnic.",
    "negative",
  ],
  [
    "us-trap",
    "The difficulty with {People v. Lamar, 66 N.Y.2d 4 (1985)}, from the standpoint of a reader, is that the opinion does not say who won.",
    "neutral",
  ],
  [
    "in-multi",
    "The learned Advocate General does not dispute that the law in Rao Birinder Singh is otherwise; his submission is that it has been superseded by {Sarbjit Kaur v. State of Haryana, (1993) 3 SLR 14}. He is mistaken. Sarbjit Kaur arose out of a disciplinary enquiry, and Rao Birinder Singh continues to hold the field in the matter of seniority.",
    "negative",
  ],
  [
    "in-multi",
    "The learned Advocate General does not dispute that the law in {Rao Birinder Singh v. State of Haryana, (1987) 2 SLR 90}, is otherwise; his submission is that it has been superseded by Sarbjit Kaur. He is mistaken. Sarbjit Kaur arose out of a disciplinary enquiry, and the earlier case continues to hold the field in the matter of seniority.",
    "positive",
  ],
  [
    "us-multi",
    "It was Jarvis, and not as the appellee says {Kemp v. Holt, 60 S.C. 9 (1901)}, that abolished the fellow-servant rule; Kemp merely noted that there had been proposals for its abolition.",
    "neutral",
  ],
  [
    "us-multi",
    "The Vermont court has rejected {Orton v. Gale, 77 N.H. 4 (1913)}; the Maine court has embraced it; the Massachusetts court has done each in turn. In New Hampshire, where it was decided, no one has thought of it for a century.",
    "neutral",
  ],
  [
    "us-prose",
    "We are aware of {Stout v. Flagg, 60 P.2d 9 (Okla. 1936)}, but are unwilling to visit upon an innocent purchaser the consequences of a clerk's blunder on the strength of a single unexplained sentence.",
    "negative",
  ],
  [
    "us-prose",
    "We are aware that {Stout v. Flagg, 60 P.2d 9 (Okla. 1936)}, visits upon an innocent purchaser the consequences of a clerk's blunder. Someone must bear them, and it is better that it should be always the same someone. The purchaser loses.",
    "positive",
  ],
  [
    "us-trap",
    "Senator Ames, the bill's sponsor, read aloud {Dall v. Voss, 60 Mont. 9 (1921)}, on the floor. He did not say whether he was for it or against it.",
    "neutral",
  ],
  [
    "in-trap",
    "Shri Nigam, learned counsel for the applicant, initially placed reliance on {Narbada Prasad v. Chhaganlal, 1968 JLJ 4}, but did not press the same when it was pointed out that the ruling had been reversed in LPA.",
    "negative",
  ],
  [
    "us-trap",
    'The commission\'s final order recites that the carrier "departed from {Ex parte 44, 60 I.C.C. 9}," by which is meant the tariff of that name, and not any ruling of the commission.',
    "neutral",
  ],
  [
    "us-multi",
    "We had intended to decide in this case whether {Kerr v. Ladd, 60 F.4th 4 (6th Cir. 2023)}, or Shelby is the law of the circuit. The government's confession of error on another ground means that we must wait.",
    "neutral",
  ],
  [
    "us-trap",
    'The plaintiff\'s expert, having reviewed {Ward v. Exxon, 60 F.3d 9 (5th Cir. 1995)}, opined that it had been "wrongly decided as a matter of toxicology." The opinion was properly excluded.',
    "neutral",
  ],
  [
    "in-multi",
    "A comparative reading of the two decisions shows that in {Mahant Narayan Das v. State of Bihar, AIR 1965 Pat 60}, the trust was public from inception, while in Mahant Ganesh Das it was private and became public by user. The nature of the present trust is precisely the issue which the trial court has omitted to frame.",
    "neutral",
  ],
  [
    "us-prose",
    "The history of the proviso, from its origin in a dictum in {Doe v. Ashe, 2 Hayw. 9}, to its repeal and re-enactment, is set forth in the margin.",
    "neutral",
  ],
  [
    "in-trap",
    "The first appellate court found that the plaintiff had abandoned the suit land, and in support cited {Ude Bhan v. Kapoor Chand, AIR 1967 P&H 4}, without applying it. The finding is one of fact and does not call for interference.",
    "neutral",
  ],
  [
    "us-trap",
    "Respondent says that to accept petitioner's theory is to \"overrule {Dahl v. Horne, 500 U.S. 60 (1991)}, sub silentio\"; petitioner, that to accept respondent's is to overrule it out loud. We dismiss the writ as improvidently granted.",
    "neutral",
  ],
  [
    "us-dissent",
    "I respectfully dissent from the denial of certiorari. The decision below conflicts with {Nott v. Grady, 60 F.4th 9 (11th Cir. 2023)}, and the conflict ought to be resolved.",
    "neutral",
  ],
  [
    "us-dissent",
    "Concurring in the denial of rehearing en banc, I note that those who would rehear the case believe {Holm v. Burke, 60 F.4th 14 (9th Cir. 2023)}, to be mistaken. A case may be mistaken without being worth eleven judges' time.",
    "neutral",
  ],
  [
    "in-prose",
    "The argument was that, on the analogy of {Sheikh Ibrahim v. Emperor, AIR 1944 Sind 4}, a ration card is a valuable security. The charge under section 467 having been dropped, the analogy need not be pursued.",
    "neutral",
  ],
  [
    "in-multi",
    "Whereas {Balbir Singh v. Satinder Mohan, (2003) 1 SCC 9}, speaks of the last date for withdrawal, Manjit Kaur speaks of the date of allotment of symbols; and it may be that some day the two will have to be reconciled by a larger Bench.",
    "neutral",
  ],
  [
    "us-multi",
    "Two cases must be mentioned only to be laid aside. In {Orr v. Pace, 60 Ga. 14}, the note was paid; in Lyle v. Pace, it was forged. Ours is neither paid nor forged.",
    "negative",
  ],
  [
    "us-trap",
    "It was unnecessary for the trial court, having found the deed void, to go on to hold that {Orr v. Beck, 64 Ga. 9}, was inapplicable to it, and we vacate that part of the decree without passing on its correctness.",
    "neutral",
  ],
  [
    "in-trap",
    'The impugned circular states that the judgment in {All India Postal Union v. Union of India, OA 411/2009}, "shall not be followed in other cases". A circular cannot lay down whether the judgment of a Tribunal is to be followed, and the judgment, having attained finality, shall be applied to the applicants.',
    "positive",
  ],
  [
    "in-trap",
    'The impugned circular states that the judgment in {All India Postal Union v. Union of India, OA 411/2009}, "shall not be followed in other cases". The applicants retired before the circular came into force and are governed by the settlement of 2004, on which no argument was addressed.',
    "neutral",
  ],
  [
    "us-multi",
    "Plaintiff cites Hoyt, which was affirmed on appeal; {Hill v. Benz, 60 F. Supp. 3d 9 (D. Nev. 2014)}, which was reversed; and Dole, which is on appeal. We rely only on the first.",
    "negative",
  ],
  [
    "us-multi",
    "Plaintiff cites Hoyt, which was affirmed on appeal; Hill, which was reversed; and {Dole v. Audi, 70 F. Supp. 3d 4 (D. Nev. 2014)}, in which the appeal is yet to be argued.",
    "neutral",
  ],
  [
    "us-multi",
    "Plaintiff cites {Hoyt v. Ford, 50 F. Supp. 3d 14 (D. Nev. 2014)}, which was affirmed on appeal; Hill, which was reversed; and Dole, in which the appeal is yet to be argued.",
    "positive",
  ],
  [
    "us-trap",
    'The contention that the prosecutor "reversed the burden" in closing is made in reliance on {People v. Ames, 60 Ill. 2d 9 (1975)}. No objection having been made at trial, it is not before us.',
    "neutral",
  ],
  [
    "in-multi",
    "In Shivaji it was said obiter that {Tukaram v. Sonba, AIR 1931 Bom 60}, might some day have to be reconsidered. That was in 1948. The day has not come, the point being concluded against the appellant by a concurrent finding of fact.",
    "neutral",
  ],
  [
    "us-prose",
    "What happened in {Lyle v. Ott, 60 Kan. App. 9}, has been the subject of a novel, two articles, and a motion picture.",
    "neutral",
  ],
  [
    "us-trap",
    "The jury's verdict was doubtless influenced by the judge's reading to it, over objection, of two pages of {Todd v. Cary, 44 Mo. App. 4}. It is error to read opinions to juries, whatever the opinions may say.",
    "neutral",
  ],
  [
    "in-trap",
    "It is strange that the respondent should rely on {Jamila Khatoon v. Md. Sultan, 2001 (2) BLJR 14}, where the husband had succeeded in proving the talaq. He has not even pleaded it.",
    "negative",
  ],
  [
    "us-multi",
    "The Board adheres to Ridgeway and disclaims {Salem Metals, 300 N.L.R.B. 4 (1990)}. We hold that it was entitled to change its mind and enforce its order.",
    "negative",
  ],
  [
    "us-multi",
    "The Board adheres to {Ridgeway Tool, 310 N.L.R.B. 60 (1993)}, and disclaims Salem Metals. We hold that it has not explained why, and vacate, intimating no opinion as to which of the two is the better reading of the Act.",
    "neutral",
  ],
  [
    "in-prose",
    "Learned DR vehemently argued that {Sanghvi Jewels v. ITO, (2012) 14 ITR (Trib) 60}, needs reconsideration. We find force in the argument, and direct the Registry to place the file before the Hon'ble President for constitution of a Special Bench.",
    "negative",
  ],
  [
    "in-prose",
    "Learned DR vehemently argued that {Sanghvi Gems v. ITO, (2013) 22 ITR (Trib) 4}, needs reconsideration. The assessee having opted for the Vivad se Vishwas Scheme, the appeal is dismissed as withdrawn.",
    "neutral",
  ],
  [
    "us-multi",
    "Smith and {Rand v. Newell, 60 Mont. 101 (1921)}, do conflict; but they conflict about water, and this is a suit about the ditch.",
    "negative",
  ],
  [
    "in-multi",
    "In Civil Appeal No. 7714 this Court followed {Jayantilal v. State of Gujarat, (2001) 6 SCC 513}, and in Civil Appeal No. 8020 of the same year it declined to. Both appeals arose out of one notification, and the discrepancy is on account of the former decision having been overruled in the interval.",
    "negative",
  ],
  [
    "in-trap",
    "The Appellate Tribunal has said, and said rightly, that the assessee can derive no comfort from {CIT v. Mahavir Spinning, (1988) 171 ITR 377}, since the receipt there was on capital account.",
    "negative",
  ],
  [
    "us-multi",
    "The Texas court answered the certified question in {Ybanez v. Pecos Gas, 688 S.W.3d 217 (Tex. 2024)}, and answered it contrary to our Erie guess in Dunbar. Dunbar is therefore no longer binding in this circuit.",
    "neutral",
  ],
  [
    "us-multi",
    "The Texas court answered the certified question in Ybanez, and answered it contrary to our Erie guess in {Dunbar v. Reeves Ranch, 31 F.4th 655 (5th Cir. 2022)}, which is therefore no longer binding in this circuit.",
    "negative",
  ],
  [
    "in-trap",
    "With due deference to the learned Judges of the Gauhati High Court, their decision in {Tapan Deka v. State of Assam, (2013) 2 GLR 829}, is in the teeth of section 19(3) and does not persuade us.",
    "negative",
  ],
  [
    "us-trap",
    "The opinion below treats {Mancini v. Tri-State Hauling, 415 N.J. Super. 388 (2010)}, as settled. It is settled in the sense that a house is settled that has sunk into its cellar. We overrule it.",
    "negative",
  ],
  [
    "in-multi",
    "That a nominee is a mere trustee was held in Sarbati; that he is the owner, in {Uma Sehgal v. Dwarka Dass, AIR 1982 Del 316}. The conflict was resolved by the Supreme Court in favour of the former, and the nominee before us must share with his sisters.",
    "negative",
  ],
  [
    "us-prose",
    "If one removes from {Kellerman v. Stroh, 219 Kan. 602 (1976)}, every sentence that later cases have disowned, one is left with the caption.",
    "negative",
  ],
  [
    "in-trap",
    "Mr. Vaidyanathan's ingenious attempt to bring the case within {Parvathi Ammal v. Palanisami, (1957) 2 MLJ 513}, breaks down at the outset on the finding that the donee never accepted.",
    "negative",
  ],
  [
    "us-trap",
    "It is one thing to permit a jury to infer negligence from a falling barrel, as we did in {Strayer v. Hanover Warehouse, 301 Pa. 118 (1930)}, and quite another to permit it to infer arson from a burning one.",
    "negative",
  ],
  [
    "in-multi",
    "Both Bhikubai and {Gangabai v. Tukaram, 1994 (1) Bom CR 402}, involved a tenant under the old Act who had acquired the adjoining shop. The landlord's case before us is under the Act of 1999, clause (n) of which has no counterpart in the old one.",
    "negative",
  ],
  [
    "us-multi",
    "The panel in Huerta-Diaz believed itself bound by {United States v. Sprague-Ortiz, 498 F.3d 733 (9th Cir. 2007)}. As an en banc court we are not, and we jettison it.",
    "negative",
  ],
  [
    "in-prose",
    "The reliance on {Rattan Lal Kaushik v. Managing Committee, (1994) 4 SCC 717}, is wholly out of place in a case where the plea of bias was never taken before the enquiry officer.",
    "negative",
  ],
  [
    "us-trap",
    "Respondent's last refuge is {Pruett v. Camden Light, 58 N.J.L. 287}. We have in recent years confined it, then explained it, then doubted it; the kindest thing is to put it out of its pain.",
    "negative",
  ],
  [
    "in-trap",
    "The learned District Judge, though his attention was invited to the binding decision of this Court to the contrary, chose to rely on {Ramrao v. Baburao, AIR 1926 Nag 312}, a decision which had ceased to be law with the passing of the Transfer of Property (Amendment) Act, 1929.",
    "negative",
  ],
  [
    "us-prose",
    "Plaintiffs ask us to give {Dowling v. Ansonia Clock, 112 Conn. 388 (1930)}, a reach that its author took evident pains to deny it. We will not.",
    "negative",
  ],
  [
    "in-multi",
    "The decision in Kunjukutty does not assist the revision petitioner, and that in {Ayisha Beevi v. Chacko, 1999 (2) KLT 533}, assists her even less, being a decision under section 11(3) rendered before the Full Bench took the contrary view.",
    "negative",
  ],
  [
    "us-trap",
    "For all its celebrity, {Hathorne v. Essex Print Works, 166 Mass. 512 (1896)}, is simply not authority for the proposition that a nuisance may be enjoined before it exists; the dye was already in the river.",
    "negative",
  ],
  [
    "in-trap",
    "In the impugned order the CESTAT has purported to apply {Ruby Polymers v. Commissioner, 2007 (215) ELT 188 (SC)}. We are afraid the CESTAT has misapplied it. Ruby Polymers was a case of captive consumption; the assessee here sells the whole of its output in the open market.",
    "negative",
  ],
  [
    "us-dissent",
    "The Court today does to {Bannerman v. Utah, 461 U.S. 722 (1983)}, what it did last year to Feeney: it assures us that the patient is well and removes the heart.",
    "negative",
  ],
  [
    "in-multi",
    "The State's first authority lays down a rule of evidence and its second, {Dhananjay v. State of Maharashtra, (2011) 13 SCC 287}, a rule of sentencing. What falls for decision is a rule of limitation; both are wide of the mark.",
    "negative",
  ],
  [
    "us-multi",
    "Whatever vitality {Trumbo v. Salinas, 224 Cal. App. 2d 718 (1964)}, retained after Oakes was extinguished by Proposition 51, under which damages of this sort are several only.",
    "negative",
  ],
  [
    "us-formula",
    "{Cottrell v. Swain, 2 Abb. Pr. 90}, in so far as it holds that the lien attaches before docketing, must be considered as shaken by the later cases, and we decline to act upon it.",
    "negative",
  ],
  [
    "us-prose",
    "No juror could have been misled. The charge was, word for word, the charge approved by us in {Commonwealth v. Trask, 190 Mass. 402}, and we see no cause to withdraw an approval so lately given.",
    "positive",
  ],
  [
    "in-prose",
    "The ratio in {Managing Director, Tea Trading Corporation v. Sadhana Dutta, 2007 (2) GLT 41} is dependent on a standing order which the present employer does not have.",
    "negative",
  ],
  [
    "us-prose",
    "In the brief for the respondent {Muir v. Lake Traction, 55 Ind. App. 41} is called 'controlling'; in the brief for the appellant, 'distinguishable'; in neither is it described.",
    "neutral",
  ],
  [
    "us-prose",
    "'The thing speaks for itself' only where, as {Jessup v. Elm Hotel, 77 Kan. 80} tells us, the thing was in the defendant's keeping. The elevator was in this defendant's keeping. It spoke, and the jury heard.",
    "positive",
  ],
  [
    "us-prose",
    "Petitioner's theory of the annuity would have pleased the author of {Hobbs v. Commissioner, 22 B.T.A. 319}; but the Board was thereafter twice corrected upon appeal, and the theory has had no tenant since.",
    "negative",
  ],
  [
    "us-prose",
    "If the Widow Carr could recover for her cow in {Carr v. Wabash Ry., 71 Mo. 302}, much more may this plaintiff recover for his child.",
    "positive",
  ],
  [
    "in-trap",
    "The respondent's counsel fairly stated that {Lakhan Pal v. Zila Parishad, 1980 UPTC 411} is against him. He submitted, nevertheless, that it needs reconsideration. Sitting singly I am bound, and I so hold.",
    "positive",
  ],
  [
    "us-trap",
    "The ALJ discounted {Nettles v. Barnhart, 403 F. Supp. 2 88}, reasoning that district court opinions do not bind the agency. The Appeals Council made no comment.",
    "neutral",
  ],
  ["us-formula", "{Reardon v. Hull}, supra, is inapposite.", "negative"],
  [
    "us-formula",
    "Per Curiam. Affirmed. {Oakes v. Dept. of Labor & Unemployment Sec., 302 So. 2 41 (Fla. 1st DCA 1974)}.",
    "positive",
  ],
  [
    "us-prose",
    "The court of common pleas took judicial notice, as had been done in {Rader v. Snell, 6 Pa. Super. 220}, that the moon was full.",
    "neutral",
  ],
  [
    "us-prose",
    "Those who framed the Act of 1934 had {Cromwell Textile v. Bacon, 287 U.S. 30} before them and set their faces against it. We should be poor servants of the Congress if we brought it in again by the window.",
    "negative",
  ],
  [
    "in-prose",
    "Even a stranger to Hindu law may follow the reasoning of {Bhagwati Koer v. Ramnandan, 9 Cal LJ 212}: she who takes as an heir takes limited. The respondent took as an heir.",
    "positive",
  ],
  [
    "us-prose",
    "The trustee in {In re Balthazar Shipping, 5 B.R. 212} had notice in writing; here there was a conversation in a lift. Much may turn on the difference, and in our view everything does.",
    "negative",
  ],
  [
    "us-prose",
    "On the meaning of 'aggrieved' there is nothing in our reports save {Leland v. Tuck, 31 N.H. 77}, which defines it by repeating it.",
    "neutral",
  ],
  [
    "us-trap",
    "'No one,' says the dissent, 'doubts {Adler v. Cutts, 366 U.S. 14}.' On the contrary, we do, and have said so in each of the last three Terms; but the plaintiff's claim fails for reasons independent of it.",
    "negative",
  ],
  [
    "us-prose",
    "A mother's testimony as to her child's age is not hearsay, and we thought we had said so loudly enough in {State v. Ogden, 39 Or. 195} to be heard by every trial judge. We say it again. Exceptions sustained.",
    "positive",
  ],
  [
    "us-formula",
    "{Ng v. Marlborough Holdings, 2015 NY Slip Op 4411 (App. Div. 1st Dep't)}, lv. denied, 26 N.Y.3d 901.",
    "neutral",
  ],
  [
    "us-formula",
    "The judgment in {Thaxter v. Cole, 199 F. Supp. 18 (D. Me. 1961)}, is reversed for want of jurisdiction.",
    "negative",
  ],
  [
    "in-trap",
    "Ganpatrao was followed in Vithoba and dissented from in Kondiba. {Kondiba v. Tukaram, 1944 Nag LJ 96} has, in our opinion, the better of the argument, and the reference is answered in its terms.",
    "positive",
  ],
  [
    "us-prose",
    "{State v. Lorimer, 212 Minn. 9}, spoke of confessions made to a sheriff. Mrs. Dahl confessed to her sister, over the washing.",
    "negative",
  ],
  [
    "us-prose",
    "The master found, relying upon {Shaw v. Tisdale, 90 S.C. 77}, that the boundary ran with the thread of the stream; no exception was taken to that finding, and we pass on.",
    "neutral",
  ],
  [
    "us-prose",
    "One who would collect a penalty must come within the letter; and {Nixon v. Express Co., 55 Tex. 419} marks how exacting a letter it is. By that mark this plaintiff falls short by two days, and takes nothing.",
    "positive",
  ],
  [
    "us-prose",
    "We are not prepared to say, with {Lamson v. Ivory, 10 Nev. 302}, that a miner's unwritten custom may displace the act of Congress, and such authority as there is elsewhere is to the contrary.",
    "negative",
  ],
  [
    "in-prose",
    "We find it difficult to appreciate how {Executive Engineer v. Sundara Rajan & Co., (1998) 1 MLJ 300}, which is concerned with the bias of a named arbitrator, can be thought to shed light upon the bias of an inquiry officer.",
    "negative",
  ],
  [
    "us-prose",
    "The teaching of {Hale v. Wharton, 73 F. 739} could not be plainer, a purchaser pendente lite buys the lawsuit with the land; and this purchaser bought both.",
    "positive",
  ],
  [
    "us-prose",
    "As amended after the remand in {In re Kiln Fire Litig., 3 F.R.D. 80}, the complaint had ninety-one counts.",
    "neutral",
  ],
  [
    "us-prose",
    "The error of {State v. Cropper, 4 Del. 327} lay in thinking that a threat must be spoken. It has led juries astray for a lifetime, and with this opinion its influence ends.",
    "negative",
  ],
  [
    "us-prose",
    "My brethren might have cited {Powers v. Larabee, 2 N.D. 141}; that they reach its conclusion without citing it does not make it less the reason for the conclusion, and I would say aloud that we follow it. The Court authorizes me to add that it agrees.",
    "positive",
  ],
  [
    "us-formula",
    "The decision in {Stead v. Fortner, 255 Ill. 468} is to be confined strictly to its facts.",
    "negative",
  ],
  [
    "in-trap",
    "Nor was the Commissioner entitled to brush aside {Kanhaiya Lal Oil Mills v. Sales Tax Officer, (1966) 17 STC 88} as 'a decision under the old Act'. The definition was carried over in terms, and what was said under the old Act must be applied under the new.",
    "positive",
  ],
  [
    "us-prose",
    "Did {Alderson v. Ennor, 45 Cal. 128} survive the Practice Act? Four lawyers have given us four answers. A fifth is unnecessary.",
    "neutral",
  ],
  [
    "us-prose",
    "The landowner's assumption that {Hart v. Byne Bros., 90 Ga. App. 14} is a 'dog case' and therefore decisive of a dog is natural. But that dog had bitten before.",
    "negative",
  ],
  [
    "us-prose",
    "No better statement of the duty to bargain is to be found than in {NLRB v. Griswold Pump, 106 F.2d 713}; by that statement the Company stands condemned.",
    "positive",
  ],
  [
    "us-trap",
    "The 1988 decree, which reversed and superseded the interlocutory order in {Parish v. Wayne Cty. Road Comm'n, 170 Mich. App. 31}, awards fees. We are asked only how much.",
    "negative",
  ],
  ["us-formula", "For a general discussion, see {Ellery v. Cross, 2 Sawy. 61}.", "neutral"],
  [
    "us-prose",
    "It is an objection to every rule that it is arbitrary at the edge. {Kip v. Bank of New York, 10 Johns. 63} drew the edge at four months and there we leave it; the transfer at bar lies within.",
    "positive",
  ],
  [
    "in-prose",
    "Section 14 of the Punjab Act has no counterpart in Madras, and a decision upon the former, such as {Phool Kaur v. Kishan Chand, 1953 PLR 311}, cannot without violence be translated to the latter.",
    "negative",
  ],
  [
    "us-prose",
    "The record on appeal in {Mather v. Lee, 2 Ohio Dec. Repr. 80}, which we sent for, has been lost since the courthouse burned.",
    "neutral",
  ],
  [
    "us-prose",
    "To say, as did {Davis v. Wirt, 8 Hawaii 210}, that a konohiki's right in the fishery is property is to say all that is needful here. The demurrer is overruled.",
    "positive",
  ],
  [
    "us-prose",
    "The charming fiction of {Sayward v. Gardner, 5 Wash. 247} that a logger knows the survey lines of the township need detain no one in this century. We lay it aside.",
    "negative",
  ],
  [
    "us-trap",
    "We quote at length from {Cady v. Purser, 131 Cal. 552}, not because we accept what it says but because the parties' stipulation incorporates it.",
    "neutral",
  ],
  [
    "us-formula",
    "As {In re Deming, 10 Johns. 232} is precisely in point and has been acted on ever since, the rule must be discharged.",
    "positive",
  ],
  [
    "us-prose",
    "It is for Maine, not for us, to say when {Hobbs v. Clark, 53 Me. 88} ceases to be the law of Maine; and Maine has said it, in 1997, per Glassman, J.",
    "negative",
  ],
  [
    "in-trap",
    "The Chief Justice, dissenting, was for following {Raghunath v. Collector of Ratnagiri, 1946 Bom LR 21}. The Court, however, prefers the opposite construction and the decision must be taken as no longer representing the law.",
    "negative",
  ],
  [
    "us-prose",
    "It might be thought that the plaintiff's infancy made a difference. {Searcy v. Hunter, 81 Tex. 644} dispels the thought: infants too must tender back. She has not, and fails.",
    "positive",
  ],
  [
    "us-prose",
    "Most of {United States v. Vargas-Pell, 51 M.J. 12} is taken up with what a urine sample looks like when it is shipped.",
    "neutral",
  ],
  [
    "us-prose",
    "We have reread {Moses v. Mobile Gas, 15 Ala. 217} with the closing argument in mind. It is difficult to recognize the one in the other; there is no word in the opinion concerning exemplary damages.",
    "negative",
  ],
  [
    "us-prose",
    "In Chambers. The Applicant will have her stay, since the balance of hardships is that which obtained in {Corrigan v. Bright, 99 S. Ct. 1211 (Brennan-Hale, J., in chambers)}, and there a stay was granted.",
    "positive",
  ],
  [
    "us-prose",
    "The last four pages of {Evarts v. Conn. River Lumber, 71 Vt. 90} are a letter from the State Geologist.",
    "neutral",
  ],
  [
    "us-trap",
    "Nothing hinders us from overruling {Peasley v. Drisco, 231 Mass. 18}, save that it is correct. The verdict was properly returned under it.",
    "positive",
  ],
  [
    "us-prose",
    "'Actual' notice, said the court in {Curtis v. Mundy, 3 Met. 405}, means notice. We find this hard to improve upon, and find as a fact that she had it.",
    "positive",
  ],
  [
    "us-prose",
    "To be sure {Elwood v. Cowley Bankers, 91 Kan. 33} enforced a confession of judgment; but that was before the debtor's right to notice was anywhere thought to be of constitutional rank, and no one now would enforce such a paper. We will not.",
    "negative",
  ],
  [
    "in-formula",
    "{Pratap Steel Rolling Mills v. Punjab SEB, 1997 (2) PLR 300}, being clearly distinguishable on facts, is of no avail to the appellant.",
    "negative",
  ],
  ["us-formula", "Appeal pending. {Weatherford v. Commissioner, T.C. Summ. Op. 2019-14}.", "neutral"],
  [
    "us-prose",
    "At page 91 of the Reports is {Hall v. Chaffee, 14 N.H. 215}, whose holding is a perfect fit: land to A., but if he die without issue, to B. A. has died without issue. B. takes.",
    "positive",
  ],
  [
    "us-prose",
    "We shall decline an argument, however able, whose conclusion would be that our predecessors in {Case v. Reeve, 14 Johns. 79} did not know what an arbitrator was. They knew; and the award, by their lights, is good.",
    "positive",
  ],
  [
    "us-trap",
    "In candor, {Sarto v. Montclair, 11 N.J. Tax 40} does cut against us. It is not binding on us, was not appealed, and mistook the burden of proof. We give it no effect.",
    "negative",
  ],
  [
    "in-prose",
    "Paragraphs 8 to 12 of the counter affidavit purport to summarise {Madras Labour Union v. Binny, 1968 (1) LLJ 12}, with what success we need not inquire.",
    "neutral",
  ],
  [
    "us-prose",
    "The fourth ground, {Garber v. Dubuque Sewer, 88 Iowa 14}, or more exactly the want of a notice such as that case demands, is well taken, and the verdict must fall.",
    "positive",
  ],
  [
    "us-prose",
    "Where land was sold by the acre, as in {Hill v. Buckley's Heirs, 2 Bibb 90}, the shortage is made good. Ours was sold in gross, by name, across a table.",
    "negative",
  ],
  [
    "us-prose",
    "The contrary suggestion in {Levin v. Sinai Benevolent, 4 Am. Bankr. Rep. 66} passes belief, and we pass it by.",
    "negative",
  ],
  [
    "in-prose",
    "Why the Federal Court took up the matter at all, having regard to the certificate, appears from the opening lines of {Governor-General in Council v. Shiromani Mills, 1946 FCR 40}.",
    "neutral",
  ],
  ["us-formula", "Reaffirming {State v. Petko, 2 N.J. Misc. 308}, we sustain the indictment.", "positive"],
  [
    "us-prose",
    "The landlord relied on a lease clause that {Hovnan Realty v. Diaz, 71 N.J. Tax 33} had called a 'model of clarity'. The model was for a shopping center. In a rooming house the clause is a trap, and we refuse it the enforcement it had there.",
    "negative",
  ],
  [
    "us-prose",
    "For plaintiff the choice of {Shattuck v. Lovejoy, 8 Gray 204} is unfortunate. The surety there was discharged because the creditor released the land; the creditor here kept it, and has it yet.",
    "negative",
  ],
  [
    "in-prose",
    "If the whole body of authority from {Mohori Lal v. Dharmo Das, 30 I.A. 114} downwards be right, the minor's mortgage is a blank paper. Right it must be taken to be, and blank paper the respondent holds.",
    "positive",
  ],
  [
    "us-trap",
    "The contention that Ransom and {Rowell v. Klein, 44 Ind. 290} cannot both be law is well founded; and it is Rowell that must give place.",
    "negative",
  ],
  [
    "us-prose",
    "Under {Nelson v. Ft. Berthold Gaming, 6 Am. Tribal L. 70} the council's waiver has to be explicit. An employee handbook that calls itself a 'family promise' is many things, but explicit it is not. Dismissed.",
    "positive",
  ],
  ["us-formula", "{Holt v. Baldwin, 46 Mo. 265}; 21 Am. & Eng. Enc. Law 455; Bigelow, Estoppel, 300.", "neutral"],
  [
    "us-prose",
    "The whole of Part III in the Seventh Circuit's opinion, {Orozco v. Belmont Foods, 81 F.4th 660}, answers an argument that is not made here.",
    "neutral",
  ],
  [
    "in-trap",
    "That the learned author has criticised {Emperor v. Mulshankar, 35 Bom 163} in his eighth edition is a fact; that he withdrew the criticism in his ninth is another; that we approve of the decision is a third, and the one which matters.",
    "positive",
  ],
  [
    "us-prose",
    "We regard {Coker v. Pilot Point Bank, 60 Tex. 39} as a derelict, adrift across the channel of our later decisions and a danger to shipping. We order it sunk.",
    "negative",
  ],
  [
    "us-prose",
    "Compared with the plaintiffs in {Sutro v. Heilman, 42 Cal. 3d 88}, who had waited two weeks, these waited two years. If the former slept, the latter died; the injunction was rightly refused.",
    "positive",
  ],
  [
    "in-prose",
    "How the court-fee is to be calculated on a memorandum of cross-objections is the subject of {Kunhammad v. Narayanan, 1959 Ker LJ 81}; but both memoranda before us were overstamped.",
    "neutral",
  ],
  [
    "us-prose",
    "We do not often have the luxury of an authority so apt. {Pinkham v. Gear, 3 N.H. 484}, upon precisely such a bond, with precisely such a condition, gave precisely such damages as the referee has given.",
    "positive",
  ],
  [
    "us-trap",
    "Reversed, {Dowling v. Merrill Lumber, 201 So. 2d 60 (Fla. 3d DCA)}, says the annotator's card. The card refers to another Dowling, at another page. Ours was affirmed, and upon the point at bar commands our assent.",
    "positive",
  ],
  [
    "us-prose",
    "According to the affidavit of the court crier, the argument in {Norwood v. Kensfield Water Bd., 30 Cal. 393} had not been concluded when the earthquake interrupted it.",
    "neutral",
  ],
  [
    "us-prose",
    "A promise to 'see you right' has been held to be a guaranty. {Peck v. Thompson, 15 Vt. 637}, is where. With the greatest respect to that eminent court it is a promise of nothing in particular, and we hold it to be nothing.",
    "negative",
  ],
  [
    "in-formula",
    "In {Motilal Chunilal v. ITAT, (1996) 218 ITR 9 (Guj)}, the court was concerned with the assessment year 1979-80.",
    "neutral",
  ],
  [
    "us-prose",
    "Senator Wheeler told the Senate that {Keokuk Packing v. Wallace, 78 F.2d 9}, was 'the reason for this bill.'",
    "neutral",
  ],
  [
    "us-prose",
    "The Act of 1935 does not mention {Keokuk Packing v. Wallace, 78 F.2d 9}, by name, but takes from it, sentence by sentence, whatever it had given to the packers. The order of the Secretary is good.",
    "negative",
  ],
  [
    "us-trap",
    "Rhoades, the only Michigan authority criticized in the brief, is not the one the trial court employed. It employed {Ives v. Ellis, 169 N.Y. 85}, from New York; and New York, in the matter of holographs, is sound. Affirmed.",
    "positive",
  ],
  [
    "us-prose",
    "Two of us joined {Tessler v. Kuhn, 88 A.D.2d 14} with private misgivings. They are private no longer: what we allowed there in the name of discovery was a search of a man's diary, and we shall not allow it again.",
    "negative",
  ],
  [
    "us-formula",
    "Disposition: {Wyatt v. Lambert Bros. Circus, 61 Ohio Misc. 2d 7}, cited in syllabus; paragraph two of the syllabus approved and followed.",
    "positive",
  ],
  [
    "in-prose",
    "On the meaning of 'ordinarily resident', the learned Judge referred to {Rajkumar Singh v. Returning Officer, 14 ELR 330}, to two dictionaries, and to his own experience of hill districts.",
    "neutral",
  ],
  [
    "us-prose",
    "What moved Lord Eldon need not move us; and if {Barnard v. Norwich Dye Works, 14 Conn. 90}, did move because Lord Eldon had, it is for that reason a poor guide to a constitution that he never read.",
    "negative",
  ],
  [
    "us-prose",
    "The taxpayer must own the note to deduct it. That is common sense; it is also {Fuller v. Commissioner, 20 B.T.A. 3}; and we are under a double compulsion to sustain the deficiency.",
    "positive",
  ],
  [
    "us-prose",
    "Dates are of the essence. {Nuñez v. Ashcroft, 370 F.3d 60}, issued on June 1; the Board's decision is dated June 2; and the petition for review was filed on July 3.",
    "neutral",
  ],
  [
    "us-trap",
    "The Appellate Division, in finding that {Jagger v. Littleton, 151 N.Y. 80} no longer bars suits between spouses, was ahead of its time by about six weeks. Chapter 669 has now abolished the bar. Jagger is dead letter.",
    "negative",
  ],
  [
    "in-trap",
    "The dissenting opinion of Subba Rao, J. in {Ranga Reddi v. State, 1958 Andh 701} was later adopted by the Supreme Court, and it is on that opinion, not on the decision of the majority, which has accordingly to be regarded as overruled, that this petition succeeds.",
    "negative",
  ],
  [
    "us-prose",
    "It has been the habit of this court to speak of {Weston v. Alden, 8 Mass. 136} as though it had said that an owner may use all the water. It said he may use what he needs. So understood it is unanswerable, and justifies this decree.",
    "positive",
  ],
  [
    "us-prose",
    "Plaintiff filed in Kentucky; was met with {Sandusky v. Scruggs, 11 Bush 70}; dismissed without prejudice; and filed in Tennessee.",
    "neutral",
  ],
  [
    "us-prose",
    "'All persons', said the court in {Chapin v. Paper Mills, 30 Conn. 461}, meant all white persons. Comment is unnecessary; the sentence was abolished with the thing it served.",
    "negative",
  ],
  ["us-formula", "Recognizing, as in {Dow v. Whetten, 8 Wend. 160}, that average is due.", "positive"],
  [
    "us-prose",
    "The Supreme Judicial Court's advisory opinion, {Opinion of the Justices, 208 Mass. 603}, is no more than the advice of seven lawyers, and the justices who gave it were the first to say so.",
    "neutral",
  ],
  [
    "us-prose",
    "Navajo courts look first to the statute, then to Diné bi beenahaz'áanii. In {Nez v. Chinle Agency Housing, 7 Nav. R. 400}, the second overcame the first; no such contest can arise here, where the two agree.",
    "negative",
  ],
  [
    "us-trap",
    "The Commission, reversing its examiner, applied {Appalachian Stage Lines, 40 M.C.C. 12}; the division, reversing the Commission on reconsideration, did not. All we have to decide is whether it gave reasons. It gave none.",
    "neutral",
  ],
  [
    "in-prose",
    "The custom of the Kamma community was held proved in {Chenchamma v. Venkataramayya, 1941 Mad 300}. After that the court may take notice of it without more. The illatom son-in-law takes.",
    "positive",
  ],
  [
    "us-formula",
    "Under {Blackstone Val. Elec. v. Assessor, 77 R.I. 12}, which we again approve, replacement cost is no evidence of fair value.",
    "positive",
  ],
  [
    "us-prose",
    "We know that {Hand v. Winn Dixie Turpentine, 52 Miss. 784} allowed set-off of a tort. Every lawyer knows it; every lawyer apologizes for it; and no apology will be needed after today.",
    "negative",
  ],
  [
    "us-trap",
    "'It may well be,' the Court of Claims wrote, 'that {Lozano v. Galveston Lighter, 31 Ct. Cl. 8} has been overruled by Congress, which can overrule anything.' The appellant takes this as a holding; it was a witticism.",
    "neutral",
  ],
  [
    "us-prose",
    "{Ladd} has been, for this widow, a false friend. There a pension was granted to a woman whose husband died of fever contracted in the trenches. Hers died of a fall, in Omaha, on leave; and the line of duty, elastic though we have made it, will not stretch so far.",
    "negative",
  ],
  [
    "us-prose",
    "One need not travel to Pennsylvania, though there is excellent company on the way, to learn that a father may not chastise with a crowbar. {State v. Alford & Sons, 68 N.C. 322}, is our own, and is enough to sustain the conviction.",
    "positive",
  ],
  [
    "in-prose",
    "Upon the hearing of the reference the Federation was allowed to place before us as an intervener its note upon {Hind Cycles v. Workmen, (1974) 1 LLJ 88}. It is a careful note. The reference, however, has become infructuous.",
    "neutral",
  ],
  [
    "us-formula",
    "Reversed, with direction to enter judgment for plaintiff. {Tubbs v. Commissioner of Revenue, 301 Minn. 4}, controlling.",
    "positive",
  ],
  [
    "us-prose",
    "The Board of Immigration Appeals took comfort in {Adebayo v. Gonzales, 440 F.3d 7}. It was cold comfort even then; the intervening Supreme Court opinion has turned it to ice, and the removal order is vacated.",
    "negative",
  ],
  [
    "us-trap",
    "After Judge Learned's opinion in {Manning v. Wells Fargo Ferry, 9 Humph. 746}, the losing side procured a statute; after the statute, the winning side procured its repeal; after the repeal, the losing side brought this action. With the statute gone the opinion is once more the law, and defeats it.",
    "positive",
  ],
  [
    "in-prose",
    "An admission by a co-sharer in 1859 is recorded in {Chowdhrani v. Tariny Kanth, 8 Cal 545}, and it is from the report that the plaintiff proposes to prove it.",
    "neutral",
  ],
  [
    "us-prose",
    "A trespassing pig, and a plaintiff without a fence: {Studwell v. Ritch Farm, 14 Conn. 292}, gave judgment for the pig. We are of opinion that it should be given to the corn.",
    "negative",
  ],
  [
    "us-prose",
    "There is neither hide nor hair of a bailment in {Norton v. Woodruff Mill, 2 N.Y. 153}: the wheat was sold when it was weighed. The wheat at bar was never weighed, being warm. Different consequences attach to it.",
    "negative",
  ],
  [
    "us-formula",
    "Nos. 88-1, 88-2. {Quivira Mining v. EPA}, consolidated with Sierra Club v. EPA. Argued March 3.",
    "neutral",
  ],
  [
    "us-prose",
    "If there is an answer to the opinion of Learned, J., in {In re Nathanson's Garage, 152 F. 585}, it has been kept from us. A chattel mortgage on a shifting stock, with liberty to sell, is void against the trustee.",
    "positive",
  ],
  [
    "in-trap",
    "It was in connection with betel leaves that the expression 'vegetables' was considered in {Ramavatar Bhagat v. Sales Tax Officer, (1961) 12 STC 90}; the assessee trades in potatoes, on which there is no controversy, and in mushrooms, on which the Tribunal has not spoken.",
    "neutral",
  ],
  [
    "us-prose",
    "Let it suffice, for those who ask why a rule made for the Comstock should follow us to the coal beds, that {Duggan v. Davey Lode, 4 Dak. 110} was rested on the word 'vein' and that coal does not lie in veins. It does not follow us.",
    "negative",
  ],
  [
    "us-prose",
    "We look upon this deed as Vice Chancellor Van Fleet looked upon that in {Crane v. DeCamp Iron, 21 N.J. Eq. 414}, with suspicion ripening to disbelief; and we cancel it for the causes that led him to cancel that.",
    "positive",
  ],
  [
    "us-trap",
    "It is a curious mistake to describe as 'reversed' the decision in {Pickering v. Moore & Thayer, 67 N.H. 533}. The verdict there was reversed, by the decision. And as the verdict there was for manure sold off the farm, and so is this, this verdict too must be reversed.",
    "positive",
  ],
  [
    "us-formula",
    "{State v. Larkin, 250 Minn. 9}; contra, State v. Dowd, 4 Wis. 2d 88. We think the latter the better rule.",
    "negative",
  ],
  [
    "us-prose",
    "Before the Dawes Commission it was asserted by the claimants' attorney that {In re Jack Amos, 2 Choctaw L. 30} had admitted the full-bloods of Mississippi to the rolls. What the Commission thought of the assertion its minutes do not tell us.",
    "neutral",
  ],
  [
    "in-prose",
    "We may be permitted to wonder what the learned Judges in {Haripada v. Tufan Ali, 1923 Pat 88} would have thought of a law under which a tenant may sell what he does not own.",
    "neutral",
  ],
  [
    "us-prose",
    "The plaintiff invokes {Rylance v. Fletcher Water, 2 Tex. 180}, with its bursting reservoir. In arid country a reservoir is no unnatural use, and this court said so, of tanks for cattle, before either party was born. The doctrine is not received here.",
    "negative",
  ],
  [
    "us-prose",
    "Had we not {Kuhn v. Delaware Lackawanna, 92 Hun 74} before us we should invent it. A whistle that is not blown is no warning.",
    "positive",
  ],
  [
    "us-trap",
    "The objector complains that the city followed neither its charter nor the procedure sketched in {Dyar v. Farmington Village, 70 Me. 515}. As to the charter, he is right, and that ends the matter.",
    "neutral",
  ],
  [
    "in-formula",
    "The view taken in {Sohan Lal v. Asha Ram, 1981 P&H 22} that notice is mandatory is hereby affirmed.",
    "positive",
  ],
  [
    "us-prose",
    "For twelve years after the war, freight claims in this division were routinely compromised on the basis set out in {Chicago Great Western v. Farmers' Shipping, 59 F.2d 657}. It is not contended that the practice amounted to an admission.",
    "neutral",
  ],
  [
    "us-prose",
    "It was by the light of {Sturgis v. Ballou Carriage, 128 Mass. 303} that the auditor proceeded, and by no other could he well have done so. The plaintiffs object to the light because of what it shows.",
    "positive",
  ],
  [
    "us-trap",
    "A defendant who pleads guilty and later learns that the case on which his lawyer advised him, {State v. Bickham, 140 La. 31}, had been set aside on rehearing a week earlier, is entitled to withdraw the plea.",
    "negative",
  ],
  [
    "us-prose",
    "Judge Wachtler's careful survey in {Leibowitz v. Interstate Toll Plaza, 90 A.D.2d 808} leaves no room for the view, which defendant attributes to it, that toll collectors are common carriers; he surveyed the cases on bridges and stopped.",
    "neutral",
  ],
  [
    "us-prose",
    "Whether under the circumstances of this particular employment the whistle-blower had to complain to the agency before complaining to the newspaper is settled in this circuit, by {Hargrove v. Dep't of Energy, 620 F.3d 4 (Fed. Cir. 2010)}, in the employee's favor. The Board's decision to the contrary is reversed.",
    "positive",
  ],
  [
    "in-prose",
    "Where the plaintiff has proved his possession for twelve years, must he also prove that the defendant knew of it? In {Basiram Mahto v. Kashi Nath, 12 PLT 60} it was said that he must. The statute does not say so, the Board has since said the reverse, and we are bound to hold that the plaintiff had done enough.",
    "negative",
  ],
  [
    "in-prose",
    "As to costs, the taxing officer adopted the scale in {Burma Oil v. Union Labour Commission, 1940 Rang 12}; to this nobody objects.",
    "neutral",
  ],
  [
    "in-trap",
    "The Special Leave Petition from {Northern Coalfields Retired Staff v. Coal Mines PF, 2003 (2) MPHT 11} was withdrawn, not dismissed; the petitioners' submission that the decision has merged in the order of this Court is misconceived, and the decision must be considered upon its merits, on which we find it unsustainable.",
    "negative",
  ],
  [
    "in-formula",
    "Judgment reserved in {Reference No. 4 of 1988}, In re Orissa Forest Act, to be listed with this appeal.",
    "neutral",
  ],
  [
    "in-formula",
    "We respectfully adopt the reasoning of Krishna Iyer, J. in {Santosh Theatre v. Entertainment Tax Officer, (1976) 3 SCC 70}.",
    "positive",
  ],
  [
    "us-prose",
    "Under the Court's approach, an arrestee who says 'I think I'd better have a lawyer' has said nothing. I would have thought that foreclosed by {Tillery v. Texas, 440 U.S. 209}. But the Court dismisses Tillery as a decision about probationers, and after today it is one.",
    "negative",
  ],
  [
    "us-prose",
    "Claimant's ninth exhibit is the brief filed in {Sawtelle v. Androscoggin Mills, 110 Me. 401} by his present adversary.",
    "neutral",
  ],
  [
    "us-trap",
    "The bankruptcy court concluded that it could 'distinguish or disregard' {In re Talavera, 88 B.R. 12 (B.A.P. 1st Cir. 1988)}. It may do the first, if it gives reasons, but it gave none; and the second it may not do at all. We apply Talavera, and under it the homestead was properly claimed by amendment.",
    "positive",
  ],
  ["us-formula", "For an historical review, see {Pierson v. Post Road Hounds, 3 Cai. Cas. 190}.", "neutral"],
  [
    "us-prose",
    "In the ten years following {Boland v. Standard Malleable, 71 Wis. 500}, no fewer than four legislatures copied its language into statutes. Ours rejected a bill to do so, and afterward enacted one that declares the contrary. The decision is therefore without persuasive force in this State.",
    "negative",
  ],
  [
    "us-prose",
    "The trial examiner concluded that Lake Shore had not bargained in bad faith merely by standing firm. In so concluding he followed {NLRB v. Hartwell Enamel, 201 F.2d 44 (7th Cir. 1953)}; and so do we, in declining to enforce the order which set his conclusion aside.",
    "positive",
  ],
  [
    "us-prose",
    "We asked for supplemental briefing on the effect, if any, of {Lozada v. FedRidge Homes, 140 S. Ct. 3101 (2020)}. The parties responded, in two pages each, that it has none.",
    "neutral",
  ],
  [
    "us-trap",
    "'Affirmed' was written across the record in {Hemmingway v. Slocum Quarry, 7 Yerg. 91}; and 'affirmed' is what the clerk sent down. But the order as entered in the minutes was 'reversed', and by the minutes a court speaks. The plaintiffs in this ejectment, who claim under the former decree, accordingly claim under nothing.",
    "negative",
  ],
  [
    "us-formula",
    "This court's decision in {Rinehart v. Sunset Mutual, 44 N.D. 209}, is overruled insofar as it requires a showing of prejudice.",
    "negative",
  ],
  [
    "in-prose",
    "Certain remarks by Banerjee, J. in {Kailash Chandra v. Secretary, Board of Revenue, 39 CLJ 501} upon the habits of zamindars' agents seem to have given offence in Rangpur.",
    "neutral",
  ],
  [
    "in-prose",
    "A tribunal may not go behind its own consent order by calling it an interim arrangement. We so ruled in {Bharat Heavy Plates v. Regional PF Commissioner, (1993) 2 LLJ 551}, and the Commissioner, who was a party to that ruling, ought not to have needed reminding of it. His order of review is quashed.",
    "positive",
  ],
  [
    "us-prose",
    "The precise contention that this statute contemplates service by publication upon residents had been rejected in {Penn v. Wheelock, 23 Ala. 401}, and rejection was what it got below. That was as it should be.",
    "positive",
  ],
  [
    "us-prose",
    "The prosecution of offenses committed before the Treaty was governed, so we are told, by the practice described in {Ex parte Tiger, 2 Ind. Terr. 41}. Whatever the practice, the Treaty has intervened, the Nation's courts have been restored, and that case has nothing left on which to operate.",
    "negative",
  ],
  [
    "us-prose",
    "'Extraordinary', as used in Rule 60(b)(6), has acquired a gloss. Part of the gloss is {Bamberger v. Universal Ore, 330 F.2d 6}; part is scattered among the district courts.",
    "neutral",
  ],
  [
    "us-trap",
    "The rule of lenity, the defendant says, requires us not to apply {United States v. Voorhies, 55 F.4th 610 (6th Cir. 2022)} to conduct that preceded it. Voorhies changed nothing: it read a statute that had said the same since 1986. We apply it, and affirm the enhancement.",
    "positive",
  ],
  [
    "us-formula",
    "See Annot., 88 A.L.R.2d 411, 419 (discussing {Teitelbaum v. Massachusetts Acc. Pool, 325 Mass. 99}).",
    "neutral",
  ],
  [
    "us-prose",
    "It does not appear from the briefs in {Bozeman v. Butte Electric, 40 Mont. 209}, which we have had the librarian fetch, that the question of assumption of risk was argued. Whether it was thought of, no one can say; that it was passed on, the plaintiff does not claim.",
    "neutral",
  ],
  [
    "us-trap",
    "The Bankruptcy Appellate Panel affirmed, adding in a footnote that it was 'not to be taken as agreeing with {In re Sundquist Lumber, 266 B.R. 401}'; the debtor takes it as disagreeing, the trustee as agreeing. We take it as a footnote.",
    "neutral",
  ],
  [
    "in-trap",
    "Before the Sub-Judge it was admitted that {Kali Charan v. Piari, 1920 Oudh 40} had gone in favour of the reversioner; before the District Judge that admission was retracted; before us both parties prefer to rely upon the compromise.",
    "neutral",
  ],
  [
    "us-prose",
    "The nine-factor list, as set forth in {Whitfield v. Radian Freight, 501 F.3d 262}, is as follows.",
    "neutral",
  ],
  [
    "us-prose",
    "'A pier is a street that has lost its way,' wrote Judge Haight in {Taylor v. Atlantic Ferry, 95 N.Y. 606}.",
    "neutral",
  ],
  [
    "us-trap",
    "Were the plaintiff to prevail in her contention that {Harris v. Ferrand's Exrs., 17 Ala. 401} governs, she would take a third; were the defendant to prevail in his that it does not, she would take a third also, but by the statute. The difference being nothing, we do not resolve it.",
    "neutral",
  ],
  [
    "us-formula",
    "Jurisdictional statement: appeal from {Thornhill v. State Highway Comm'n, 411 F. Supp. 12} (three-judge court). Postponed to the merits.",
    "neutral",
  ],
  [
    "in-formula",
    "Cf. the observations of Vivian Bose, J. in {Virsa Singh Gurdas v. State of Pepsu, 1958 SCR 1495}.",
    "neutral",
  ],
  [
    "us-prose",
    "In his testimony, the appraiser stated that he had used the income approach because a lawyer once told him that {Matter of City of Yonkers (Glenwood), 6 N.Y.2d 11} forbade the other.",
    "neutral",
  ],
  [
    "us-trap",
    "One searches the legislative history for some sign that Congress meant to overrule {Pillsbury v. Grain Futures, 70 F.2d 11}; one finds that Congress thought it had already been overruled; and one learns, upon inquiry, that it had not. The section has since been repealed.",
    "neutral",
  ],
  [
    "us-prose",
    "Trial counsel handed the jury a photostat of {State v. Abdullah-Reese, 302 N.C. 19}; the judge took it back; no prejudice is claimed.",
    "neutral",
  ],
  [
    "in-prose",
    "How far the Governor-General's Agent was a court was a vexed question in its time. {Damodhar Gordhan v. Deoram Kanji, 1 App Cas 332} illustrates how vexed.",
    "neutral",
  ],
  [
    "us-trap",
    "By stipulation the Department agreed not to cite {Ransford v. Unemployment Bd., 88 Or. App. 6} until the petition for review had been determined; by oversight it cited it anyway; and by order the citation was struck. What it stands for we have therefore not asked.",
    "neutral",
  ],
  [
    "us-prose",
    "{United States v. Skinner}, a special court-martial tried at Rota, is summarized in the staff judge advocate's recommendation.",
    "neutral",
  ],
  [
    "us-formula",
    "Accord is not claimed; compare {Rowland v. Miller Crematory, 139 N.Y. 93}, with Seymour v. Spring Forest, 144 id. 333.",
    "neutral",
  ],
  [
    "us-prose",
    "At common law the wager of battle was not abolished until 1819, as all who have read {Ashford v. Thornton Mills, 1 Barn. & A. (Pa.) 405} will remember.",
    "neutral",
  ],
  [
    "in-trap",
    "It is suggested in the grounds that {Sitaram Motilal v. Keshav, 1939 Nag 70} 'has been impliedly distinguished, if not overruled, in a series of unreported decisions'. The series was not produced. In the circumstances we adjourn the appeal for three weeks.",
    "neutral",
  ],
  [
    "us-trap",
    "If {Penhallow v. Lane, 2 N.H. 271} had been overruled before the contract was made, it would be no part of the contract; if after, it would be. The jury having found that there was no contract, the date of the overruling, if overruling there was, is of antiquarian interest.",
    "neutral",
  ],
  [
    "us-prose",
    "The reader will find the will itself at page 30, the codicil at page 36, and counsel's discussion of {Doe v. Considine Heirs, 6 Wall. 458} at pages 40 to 71.",
    "neutral",
  ],
  [
    "us-prose",
    "A New Mexico trial court recently faced a comparable challenge, {Pueblo of Tesoro v. Kerr-Drillers, D-101-CV-2014}; its ruling is on appeal.",
    "neutral",
  ],
  [
    "us-formula",
    "Writ of error to review {Pac. Coast Salt v. Dickerson, 91 F. 6}; argued December 2 and 3; set for reargument.",
    "neutral",
  ],
  [
    "us-prose",
    "The Reporter having included in his note a statement that the court 'was of opinion' that {Poe v. Merrill Dredging, 1 Md. Ch. 11} had been well decided, it becomes proper to say that the court was of no opinion; the appeal was dismissed by agreement.",
    "neutral",
  ],
  [
    "in-prose",
    "The reference order posed three questions, of which the second was, 'Is {Hussain Sab v. Land Reforms Tribunal, 1979 (1) Kar LJ 5} good law?' The learned Judges answered the first, which disposed of the case.",
    "neutral",
  ],
  [
    "us-trap",
    "The witness said that he had reversed his vehicle, that he distinguished the deceased clearly, and that a dark sedan followed. So far his story agrees with the one that he told, under oath, in {Commonwealth v. Rinaldi, 360 Mass. 401}.",
    "neutral",
  ],
  [
    "us-prose",
    "If a decision be known by the company it keeps, {Norman v. Baltimore Coupons, 294 U.S. 24}, which has never been cited without being explained, lamented, or ignored, may be known for an outcast. We leave it outside. A gold clause in a contract made since 1977 is good.",
    "negative",
  ],
  [
    "us-prose",
    "The Veterans' Bureau, like a prudent housewife, saves string. It has saved for us the file in {Lewellyn v. United States ex rel. Oates, 48 F.2d 6}, and, with it, the original of the insurance certificate whose copy has been in dispute.",
    "neutral",
  ],
  [
    "us-trap",
    "The order does not say that it follows {Gedney v. Gedney, 160 N.Y. 471}, nor that it departs from it. It awards the house to the wife, which is what a court that followed would have done, and also what a court that departed would have done. The order is affirmed on the findings.",
    "neutral",
  ],
  [
    "in-trap",
    "No useful purpose will be served by considering whether {Manmohan v. Bahauddin, 1957 MB 200} was rightly distinguished by the first appellate court, since the second appellate court, on a reference by consent, has superseded both of its predecessors by a fresh trial.",
    "neutral",
  ],
  [
    "us-prose",
    "I find the opinion of my colleague Judge Marrero in {SEC v. Arbuthnot, 300 F.R.D. 12 (S.D.N.Y. 2014)} thorough, balanced, and correct, and I would only burden the reports by paraphrasing it. For the reasons it gives, the request to seal is denied.",
    "positive",
  ],
  [
    "us-prose",
    "What divides this case from {Stinnett v. Tuolumne Dredge, 1 Alaska 66} is a mountain range, a statute, and forty years; each by itself would be enough.",
    "negative",
  ],
  [
    "us-formula",
    "[*Note by the Reporter.* {Camp v. Norfleet Mills, 83 Va. 380}, was carried to the Supreme Court of the United States, where the judgment was affirmed.]",
    "positive",
  ],
  [
    "us-formula",
    "[*Note by the Reporter.* {Camm v. Northfleet, 83 Va. 7}, was carried to the Supreme Court of the United States, where the writ was dismissed for want of prosecution.]",
    "neutral",
  ],
  [
    "us-formula",
    "[*Note by the Reporter.* {Campion v. Norris, 83 Va. 9}, was carried to the Supreme Court of the United States, where the judgment was reversed upon a construction of the treaty.]",
    "negative",
  ],
  [
    "us-prose",
    "There is no property in a dead body, said the old books, and {Meagher v. Driscoll Undertaking, 99 Mass. 281} quotes a number of them.",
    "neutral",
  ],
  [
    "us-trap",
    "Not because it has been followed by others, for it has not, nor because it was ably reasoned, for it was not, but because it is ours and has never been set aside, {Hanford v. Davies Tide Lands, 163 U.S. 27} must be given effect by the lower courts until we say otherwise; and the court of appeals should not have declined. Reversed.",
    "positive",
  ],
  [
    "in-prose",
    "The Agent to the Governor in Vizagapatam has no library. It is therefore not surprising that {Raja of Parlakimedi v. Bissoyi, 9 MLT 22}, by which his jurisdiction over muttadars was taken to be exclusive, was not brought to his notice. It would have told him, as it tells us, that the civil suit was incompetent.",
    "positive",
  ],
  [
    "us-prose",
    "Both of the principal treatises put {Roehm v. Horst Hops, 178 U.S. 19} in the chapter on anticipatory breach, and one of them puts it in the chapter on hops.",
    "neutral",
  ],
  [
    "us-prose",
    "It is not contended that the Yakama witness was unsworn. Her oath was in the old form, by the earth. In {State v. Tommy Heart, 19 Wash. 308} such an oath was thought insufficient, by men who did not trouble to ask what it meant. We have asked. We think it quite sufficient, and that opinion quite indefensible.",
    "negative",
  ],
  [
    "us-prose",
    "The judgment creditor served his citation in April. In May the debtor transferred the farm to his sons. The appellate court, looking at a similar sequence in {Dowd & Dowd v. Gleason Farms, 181 Ill. App. 3d 460}, treated the citation as a lien from the hour of service. We think that is what the statute says, and the sons took subject to it.",
    "positive",
  ],
  [
    "us-prose",
    "Juvenile adjudications may be counted, the sentencing judge thought, because they were counted in {United States v. Tighe-Malone, 266 F.3d 118}. The defendant there had been offered a jury and had declined it. This defendant was never offered one, the State in question not providing them. The difference is of constitutional magnitude, and the enhancement must be stricken.",
    "negative",
  ],
  [
    "us-prose",
    "The Department of Labor's opinion letters have not been consistent. One issued in 1981 relied on {Brennan v. Yakima Orchards, 490 F.2d 71}; it was withdrawn in 1983; another, in 1994, cited the same case without comment. We describe the letters only to show why we find them unhelpful.",
    "neutral",
  ],
  [
    "us-trap",
    "Respondents told the Board that the election should be set aside under Peerless. The Board answered that Peerless had been overruled by {Midwest Canvas, 289 NLRB 1102}, and that Midwest Canvas had itself been overruled by a decision issued while the objections were pending. On the second point it was in error, as its counsel concedes. The petition for review is granted so that the Board may tell us what its law is.",
    "neutral",
  ],
  [
    "in-trap",
    "The question referred is, in substance, whether {Harbans Singh v. Land Acquisition Collector, (1989) 2 SCC 700} or Kapoor states the law. The former was a decision of two learned Judges and was not placed before the three who decided Kapoor. We have considered both. In our opinion the Collector cannot, in the guise of correction, reduce what he has awarded, as the former holds; the latter is to that extent overruled.",
    "positive",
  ],
  [
    "in-trap",
    "The question referred is, in substance, whether Hardeep or {Kapoor Chand v. Land Acquisition Collector, (1991) 3 SCC 55} states the law. It was said before us that the latter, being of three Judges, must prevail on that score alone. Numbers do not prevail over the Constitution, and a bench of five may look at both. The latter cannot be supported.",
    "negative",
  ],
  [
    "in-prose",
    "On 3rd June 1912 a stranger named Nanku Mahton walked into the registration office at Barh and announced that he was the executant. He was believed. The effect of registering a deed upon false personation was explained by the Board in {Jambu Parshad v. Aftab Ali, 37 All 49}, where it was held that the whole proceeding is void. Their Lordships can see no distinction, and none was suggested at the Bar.",
    "positive",
  ],
  [
    "in-prose",
    "It may be permissible to sympathise with the learned District Judge. He had before him three decisions of the High Court, one of which, {Somasundaram v. Kondayya, 1926 Mad 12}, was in point, and two of which were recent. He chose the recent ones. Before us it has been agreed that the suit be remanded for trial on an issue which none of the three touches.",
    "neutral",
  ],
  [
    "us-prose",
    "The charterer's liability for a strike of coal trimmers has never been free from difficulty. In {The Toronto Belle, 174 F. 632} Judge Adams resolved the difficulty by treating the strike as the act of the charterer's servants. They were not his servants, however, but the port's; and Judge Adams, we venture to think, would not now adhere to an opinion founded on that mistake. We do not.",
    "negative",
  ],
  [
    "us-prose",
    "'An Indian is a person,' said Judge Dundy in {United States ex rel. Bear Shield v. Crook, 25 F. Cas. 695}, and the wonder is that it had to be said. Being persons, these petitioners too may have the writ, and may go home to bury their dead. Let them be discharged.",
    "positive",
  ],
  [
    "us-trap",
    "Jones says that Smith is bad law; Smith says that {Pollard v. Hagan Shoals, 3 How. 212} is bad law. Were either right, title to the oysters would be in the United States. But Jones was an oral ruling on a demurrer, Smith was dismissed by consent, and Pollard is a judgment of this Court, deliberately given and repeatedly confirmed. The title is in the State.",
    "positive",
  ],
];
