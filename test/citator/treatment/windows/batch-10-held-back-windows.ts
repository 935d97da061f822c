import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 10, held back from tuning: no rule may be changed because of one of them. They were written together with batch 9, without a look at the rules. American windows precede Indian ones. */
export const BATCH_10_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "overruled",
    "Today we bury {Corliss v. Bantam Foundry, 88 N.W.2d 614 (Minn. 1958)}. The bench and bar have waited long enough.",
    "negative",
  ],
  [
    "overruled by another",
    "In Gantry the full court wiped {Osgood v. Mertz, 702 F.2d 331 (5th Cir. 1983)}, off the books.",
    "negative",
  ],
  [
    "overruled by another",
    "Whatever life {Sable v. Northrop, 263 U.S. 118 (1923)}, had left in it ended with Farnsworth, and litigants should stop citing it.",
    "negative",
  ],
  [
    "reversed",
    "The judgment in {Haddam v. Weir, 14 F.4th 902 (3d Cir. 2021)}, cannot stand. The panel asked the wrong question and, unsurprisingly, got the wrong answer. We send the case back.",
    "negative",
  ],
  [
    "declined",
    "With all deference to our neighbors in the First District, {Mott v. Abernathy, 219 Ill. App. 3d 45 (1991)}, rests on a canon that the legislature had already repealed, and here we part company with it.",
    "negative",
  ],
  [
    "superseded",
    "Plaintiff leans on {Tolland v. Essex Mut., 733 A.2d 509 (N.J. Super. Ct. App. Div. 1999)}, but that was before the 2006 amendments rewrote the very sentence the panel was construing.",
    "negative",
  ],
  [
    "overruled",
    "We granted review to decide whether {Holcomb v. Frye, 1998-NMSC-022, 125 N.M. 401}, was rightly decided. It was not.",
    "negative",
  ],
  [
    "overruled in part",
    "Insofar as language in {State v. Penrose, 118 Wash. 2d 640, 826 P.2d 117 (1992)}, might be taken to dispense with proof of intent, we withdraw it.",
    "negative",
  ],
  [
    "contrary signal",
    "A bailee may sue without demand. Marsh v. Tate, 40 F.3d 6 (2d Cir. 1994). Contra {Wetherby v. Sloane, 900 F.2d 77 (6th Cir. 1990)}.",
    "negative",
  ],
  [
    "criticized",
    "The sharply divided opinion in {Fenn v. Ojeda, 240 Ariz. 51, 375 P.3d 1110 (2016)}, has drawn fire from every commentator who has looked at it, and we count ourselves among the unpersuaded.",
    "negative",
  ],
  [
    "history",
    "{Stroud v. Pell, 966 F.3d 12 (1st Cir. 2020)}, cert. granted, judgment vacated, and case remanded, 141 S. Ct. 880 (2021) (mem.).",
    "negative",
  ],
  [
    "declined",
    "Petitioner says that we must choose between Barlow and {Nye v. Treadwell, 352 U.S. 233 (1956)}. We choose Barlow.",
    "negative",
  ],
  [
    "superseded",
    "The certified question presupposes that {Tarkington v. Mill, 144 So. 2d 60 (Ala. 1962)}, is still with us. It is not; the Code of 1975 saw to that.",
    "negative",
  ],
  [
    "criticized",
    "The Chief Justice’s remark in Orrin that {Dace v. Moody, 279 U.S. 9 (1929)}, had become “a derelict on the waters of the law” is, if anything, kind.",
    "negative",
  ],
  [
    "distinguished",
    "Whatever the reach of {Ellery v. Knapp, 510 Mass. 702 (2018)}, in the family setting, nobody on that court was thinking about insurers.",
    "negative",
  ],
  [
    "distinguished",
    "The sailors in {The Marigold, 41 F. 512 (S.D.N.Y. 1890)}, had been promised a share of the catch. Mr. Olin was promised nothing.",
    "negative",
  ],
  [
    "distinguished",
    "Here, unlike in {Mercer v. Lodge, 60 N.Y.2d 114 (1983)}, the tenant got the notice, read it, and put it in a drawer.",
    "negative",
  ],
  [
    "limited",
    "We will not stretch {Sears v. Udall, 701 F.2d 6 (D.C. Cir. 1983)}, past the breaking point by carrying it over to informal guidance.",
    "negative",
  ],
  [
    "limited",
    "That sentence in {Upham v. Rice, 555 U.S. 301, 309 (2009)}, was never necessary to the result, and we do not feel bound by it.",
    "negative",
  ],
  [
    "declined",
    "The Government would have us transplant {United States v. Lyon, 62 M.J. 400 (C.A.A.F. 2006)}, into civilian soil. It will not grow there.",
    "negative",
  ],
  [
    "approved",
    "As then-Judge Amory explained in {Teller v. Bright, 812 F.2d 60 (2d Cir. 1987)}, in words that we cannot improve upon, “a promise is not a prediction.”",
    "positive",
  ],
  [
    "lower court",
    "The trial judge, faithful to {Hobart v. Nims, 77 Vt. 301 (1905)}, told the jury that silence may be assent. There was no error.",
    "positive",
  ],
  [
    "supporting signal",
    "A tenant at sufferance owes rent. Dole v. King, 300 Kan. 4 (2014). Accord {Bright v. Yost, 19 Kan. App. 2d 4 (1993)}.",
    "positive",
  ],
  [
    "history",
    "{Cray v. Town of Orr, 301 F. Supp. 3d 55 (D. Me. 2018)}, aff’d mem., 770 F. App’x 3 (1st Cir. 2019).",
    "positive",
  ],
  [
    "adopted",
    "The path taken by the Vermont court in {Adair v. Moss, 188 Vt. 210 (2010)}, commends itself to us, and we take it for our own.",
    "positive",
  ],
  [
    "applied",
    "We hold expressly today what {Ross v. Calder, 499 F.2d 3 (5th Cir. 1974)}, took for granted: a ratepayer may be heard.",
    "positive",
  ],
  [
    "attempt to distinguish fails",
    "Try as it might, the Bureau cannot wriggle free of {Tice v. Morrow, 33 F.3d 1204 (10th Cir. 1994)}. Its facts are these facts.",
    "positive",
  ],
  [
    "OCR",
    "{Wye v. Dun-\ncan, 12 Cush. (66 Mass.) 300 (1853)}, has been the law of this Com-\n\n[412]\n\nmonwealth ever since, and rightly.",
    "positive",
  ],
  [
    "affirmed",
    "We are content to rest on the thorough opinion below, {Unger v. Pike, 622 F. Supp. 3d 9 (E.D. Va. 2022)}. The judgment is affirmed.",
    "positive",
  ],
  [
    "followed",
    "Once {Sumner v. Peck, 480 U.S. 260 (1987)}, is read for what it says, the rest of this case decides itself.",
    "positive",
  ],
  ["dissent", "TOLMAN, J., dissenting. I would scrap {Hurd v. Boone, 390 U.S. 11 (1968)}, root and branch.", "neutral"],
  [
    "actor",
    "In {Alden v. Byrd, 66 F.2d 400 (4th Cir. 1933)}, the court repudiated the older view that a lien follows the ship.",
    "neutral",
  ],
  [
    "question posed",
    "Does {Ingram v. Todd, 333 U.S. 8 (1948)}, survive the Reform Act? The parties have briefed that question at length, and we leave it for another day.",
    "neutral",
  ],
  [
    "facts narrated",
    "The facts of {Kerr v. Milo, 90 U.S. 600 (1874)}, are soon told. A mule, condemned by the army as unsound, was sold at auction in St. Louis.",
    "neutral",
  ],
  [
    "neutral signal",
    "See generally {Lowell v. Yates, 701 P.2d 40 (Nev. 1985)} (collecting cases on both sides of the divide).",
    "neutral",
  ],
  [
    "another case is the object",
    "Although Vickers has been consigned to the dustbin, {Tripp v. Hand, 200 Neb. 14 (1978)}, concerned a different section and nobody mentions it here.",
    "neutral",
  ],
  [
    "lower court",
    "The Court of Appeals thought {Vinton v. Ray, 502 U.S. 9 (1991)}, controlling. Whether it is, we consider in Part III.",
    "neutral",
  ],
  [
    "amicus",
    "Amici, eleven professors of torts, call {Rowan v. Ely, 530 F.3d 77 (9th Cir. 2008)}, “an embarrassment” and urge us to say as much. We have no occasion to.",
    "neutral",
  ],
  [
    "facts narrated",
    "The witness in {People v. Groat, 88 Cal. App. 4th 10 (2001)}, was thoroughly discredited and her story rejected; the verdict stood nonetheless.",
    "neutral",
  ],
  [
    "concurrence below",
    "Judge Frayne would have gone further and cast {Abel v. Stark, 555 F.3d 3 (11th Cir. 2009)}, aside; his colleagues did not join him, and no party asks us to.",
    "neutral",
  ],
  [
    "parenthetical",
    "The circuits are split. Lodge v. Penn, 80 F.3d 5 (7th Cir. 1996); {Birch v. Kemp, 91 F.3d 8 (8th Cir. 1996)} (declining to follow Lodge).",
    "neutral",
  ],
  [
    "counsel",
    "Asked at argument whether she wanted {Doyle v. Maddox, 544 U.S. 7 (2005)}, overruled, counsel answered, “Only if I have to.” She does not have to.",
    "neutral",
  ],
  [
    "actor",
    "The argument that {Cobb v. Harlan, 512 U.S. 88 (1994)}, silently did away with Weaver is answered by Cobb itself, which cites Weaver twice.",
    "neutral",
  ],
  [
    "described",
    "{Ferris v. Dow, 12 F.2d 40 (9th Cir. 1926)}, limited recovery to the value of the cargo and set aside the decree for demurrage.",
    "neutral",
  ],
  ["list only", "TABLE OF AUTHORITIES\n{Brandt v. Oxley, 310 F.3d 9 (2d Cir. 2002)} ........ 4, 11, 17", "unknown"],

  // Indian courts.
  [
    "overruled",
    "With respect, the learned Judges in {Ramdhari Lal v. State of Bihar, AIR 1974 Pat 211}, fell into error in equating a licence with a lease; we hold to the contrary.",
    "negative",
  ],
  [
    "overruled by another",
    "In view of what the Constitution Bench has said in Gopinath, the ratio of {Sheo Prasad v. Union of India, (1966) 3 SCR 404}, can hold the field no more.",
    "negative",
  ],
  [
    "reversed",
    "{Sagar Textiles v. CCE, 1999 (112) ELT 40 (Tri.-Del.)}, stood reversed by this Court in Civil Appeal No. 4410 of 2001; the Tribunal, it would appear, was not so informed.",
    "negative",
  ],
  [
    "superseded",
    "After the insertion of sub-s. (1A), {Jagat Ram v. Regional Provident Fund Commr., AIR 1961 Punj 90}, has lost its moorings.",
    "negative",
  ],
  [
    "headnote",
    "Bhoomi v. Tara, [1961] 2 S.C.R. 40, relied on. {Bhimrao v. Sitaram, A.I.R. 1955 Nag. 14}, held not correctly decided.",
    "negative",
  ],
  [
    "limited",
    "The dictum in {Imperial Tobacco Workers v. Labour Court, (1958) 1 LLJ 12}, has been watered down considerably by the pronouncements that came after it.",
    "negative",
  ],
  [
    "declined",
    "I am afraid the learned single Judge in {Tulsiram v. Board of Revenue, 1983 RN 112}, misdirected himself on the point of onus, and I beg to differ.",
    "negative",
  ],
  [
    "per incuriam",
    "Even if {Rukmini v. Sub-Registrar, (2010) 9 SCC 2}, does say so, it was rendered in ignorance of three Judges in Pandit Kishan and does not bind us.",
    "negative",
  ],
  [
    "distinguished",
    "{Harihar Prasad v. LIC, (1994) 4 SCC 3}, on which great stress was laid by Mr. Sorab, learned senior counsel, was a case under the Act of 1938 and renders no help to the appellant.",
    "negative",
  ],
  [
    "distinguished",
    "In {Gurdip Singh v. Union of India, (1982) 1 SCC 61}, the detenu knew English; the present detenu is an illiterate who can read only Gurmukhi, and he was given the grounds in English.",
    "negative",
  ],
  [
    "distinguished",
    "That was a case where the land had already vested, {Bela Rani v. State of W.B., 78 CWN 402}. Not so here.",
    "negative",
  ],
  [
    "limited",
    "Relief was moulded in {Anita v. State of Punjab, (2012) 11 SCC 3}, under article 142 on its own peculiar facts; it is not to be treated as a precedent.",
    "negative",
  ],
  [
    "distinguished",
    "There is all the difference in the world between a notice which is short, as in {Pannalal v. Municipal Board, AIR 1958 All 3}, and no notice at all.",
    "negative",
  ],
  [
    "approved",
    "In respectful concurrence with {Padma v. Venkat, AIR 1972 AP 80 (FB)}, we answer the reference in the affirmative.",
    "positive",
  ],
  [
    "followed",
    "The Full Bench in {Chinnaswamy v. Tahsildar, (1990) 1 LW 5 (FB)}, has put the matter beyond the pale of controversy.",
    "positive",
  ],
  [
    "applied",
    "Tested on the anvil of {Mansa v. State of Gujarat, (1999) 2 SCC 44}, the extra-judicial confession at Ex. P-9 inspires no confidence.",
    "positive",
  ],
  [
    "lower court",
    "The High Court was right in taking {Nawal Kishore v. Bihari, (1971) 1 SCWR 90}, as its guide.",
    "positive",
  ],
  [
    "followed",
    "Nothing has been shown to persuade us to take a view different from the one expressed in {Ali Hassan v. Custodian, AIR 1959 J&K 8}.",
    "positive",
  ],
  [
    "applied",
    "What fell from Subba Rao, J. in {Ranga v. Inspector of Factories, (1960) 2 An WR 4}, applies with full vigour to the present controversy.",
    "positive",
  ],
  [
    "declined invitation",
    "The plea that {Thakur Amar Singh v. State, AIR 1955 SC 800}, calls for reconsideration does not commend itself to us; titles have rested on it for fifty years.",
    "positive",
  ],
  [
    "bound",
    "The Tribunal, in the face of {Sundaram Mills v. CTO, (1988) 69 STC 21 (SC)}, could have come to no other conclusion.",
    "positive",
  ],
  [
    "followed",
    "{Moolji Jetha v. Secretary of State, 60 MLJ 17 (PC)}, concludes the matter against the plaintiffs, and the learned Subordinate Judge ought to have said so.",
    "positive",
  ],
  [
    "dissent",
    "Per Ray, J. (in the minority): {Kishori v. Returning Officer, (1969) 1 SCC 3}, deserves to be overruled.",
    "neutral",
  ],
  [
    "history, denied",
    "The special leave petition against {Madhav v. Nagar Palika, 2009 (1) MPLJ 4}, was dismissed in limine.",
    "neutral",
  ],
  [
    "question posed",
    "Whether {Abdul Rahim v. Tribunal, (1992) 1 SCC 1}, requires reconsideration is one of the questions which were argued; we do not reach it.",
    "neutral",
  ],
  [
    "noticed",
    "The learned Judge has noticed {Fateh Chand v. Rajmal, 1964 RLW 8}, but has expressed no opinion upon it.",
    "neutral",
  ],
  [
    "order",
    "Liberty is granted to the petitioner to place {Bharat Cables v. MSEB, (2008) 4 Arb LR 3 (Bom)}, before the arbitrator.",
    "neutral",
  ],
  [
    "hypothetical",
    "Assuming for the sake of argument that {Pratap v. Cane Commr., 1962 ALJ 90}, was wrongly decided, the appellant, who never had a licence, gains nothing by it.",
    "neutral",
  ],
  [
    "order",
    "Heard. Post after two weeks along with the connected matter, {Sarla v. State of Kerala, W.P.(C) No. 6611 of 2017}.",
    "neutral",
  ],
  [
    "counsel",
    "A faint attempt was made to suggest that {Vasant v. Competent Authority, (1984) 2 Bom CR 6}, offends article 14; it was not pursued.",
    "neutral",
  ],
  [
    "facts narrated",
    "In {Kusum v. Radhika, 41 CLJ 300}, the will was found to be surrounded by suspicious circumstances and was rejected; the caveator was a nephew.",
    "neutral",
  ],
  [
    "order",
    "Rule nisi. The interim order in the terms of {Jyoti Mills v. Union of India, C.W.P. 40 of 1985}, to continue until further orders.",
    "neutral",
  ],
  [
    "no opinion",
    "A Bench of two could not, and we do not, pronounce upon the correctness of {Shivaji v. Charity Commr., (1995) 2 SCC 15}.",
    "neutral",
  ],
];
