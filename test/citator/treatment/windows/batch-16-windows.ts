import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases, batch 16, that the rules may be tuned on: written without sight of the rules, each under the
 * kind of difficulty that it poses. Before anything was tuned on them 140 of the 200 of batches 16 and 17 were read as
 * labelled: 72 of these, 68 of those held back.
 */
export const BATCH_16_WINDOWS: readonly TreatmentWindow[] = [
  [
    "quoted",
    '"The master answers for the act and not the motive." So it was said in {Gill v. Cranmer, 70 N.H. 61}, and so we hold.',
    "positive",
  ],
  [
    "parenthetical",
    "Wadleigh v. United States, 511 F.2d 1 (1st Cir. 1975) (discussing {Parr v. United States Lines, 460 F.2d 12}, without deciding whether it retains vitality).",
    "neutral",
  ],
  [
    "signal",
    "n.9 To the extent anything in {Eubanks v. Highway Dep't, 230 Ga. 817} (1973), may be read to the contrary, it is hereby disapproved, this note having been circulated to and approved by all the Justices.",
    "negative",
  ],
  [
    "history",
    "The first appeal is reported as {Stiles v. Monroe, 31 Ga. 470}; upon the return of the remittitur the plaintiff amended and the cause was tried anew.",
    "neutral",
  ],
  [
    "parenthetical",
    "Laches is a matter of discretion, {Embry v. Callis, 77 Ark. 205} (ten years; bill dismissed), and the chancellor heard the witnesses.",
    "neutral",
  ],
  [
    "other-court",
    "On the interest question we find ourselves of one mind with the learned Judges of the Andhra Pradesh High Court in {Venkata Rao v. Land Acquisition Officer, 1989 (1) An WR 22}.",
    "positive",
  ],
  [
    "counsel",
    "Counsel tells us that {Hatcher v. Macon Street Ry., 112 Ga. 640}, is a perfect mirror of this record. He has overlooked that the passenger there was asleep and ours was on the running board with his hat in his hand.",
    "negative",
  ],
  [
    "other-court",
    "We part company here with the Second Circuit. {Dressler v. Intercoastal Fund, 122 F.3d 455} (2d Cir. 1997), asks whether the adviser meant to deceive, and the Act does not.",
    "negative",
  ],
  ["history", "{Holcomb v. Sierra Drilling, 644 F.2d 90} (5th Cir.), cert. denied, 454 U.S. 1199 (1981).", "neutral"],
  [
    "two-cases",
    "While Mehta Bros. v. State, (1979) 3 SCC 10, was a case of a licence and accordingly helps the appellant, {Popular Stores v. State, (1981) 1 SCC 904}, was a case of a lease, and does not.",
    "negative",
  ],
  [
    "anaphora",
    "It was said in {Gerrity v. Crown Ferry, 88 N.J. Law 300}, that a ticket is evidence of the contract and not the contract. Such is still our view, and on it the nonsuit must be sustained.",
    "positive",
  ],
  [
    "other-court",
    "Our attention was invited to {Narasimha Reddy v. Sub-Registrar, 1988 (1) ALT 501}. The said judgment was carried in appeal and has since been set aside by a Division Bench. The petitioner can draw no sustenance from it.",
    "negative",
  ],
  [
    "conditional",
    "Unless {Rennert v. Essex Savings, 86 N.J. Super. 140} (App. Div. 1965), is to be thrown over, depositors will go on recovering twice. It is thrown over.",
    "negative",
  ],
  [
    "dissent",
    "We are now persuaded of what Judge Amory said in dissent in this court seven years ago: that {Kincaid v. Regents, 402 Mich. 88} (1978), puts the burden upon the wrong shoulders. It is lifted from them today.",
    "negative",
  ],
  [
    "two-cases",
    "Whatever may be thought of Orr v. Lind, 12 Neb. 40, no question has ever been raised about {Cady v. Platte Bridge Co., 18 Neb. 171}, and upon the latter we rest.",
    "positive",
  ],
  [
    "counsel",
    "Appellant's brief devotes eleven pages to the proposition that {Corwin v. Slate Belt Railway, 114 Pa. 233}, has been silently abandoned by this court. The point was not taken below, and we do not reach it.",
    "neutral",
  ],
  [
    "other-court",
    "Three sister courts have refused to go along with {Adair v. Cumberland Press, 901 F.2d 337} (4th Cir. 1990), and two have embraced it. We leave for another day on which side of that ledger this circuit will fall.",
    "neutral",
  ],
  [
    "quoted",
    'The complaint alleges that the defendant published an article stating that "{Rossiter v. Hale, 12 Misc. 400}, was bought and paid for." We must take the allegation as true upon demurrer.',
    "neutral",
  ],
  [
    "negation",
    "We cannot agree that {Cumming v. Pettigrew, 8 Rich. 190}, was put to rest by the act of 1868. It has full life, and under it the plaintiff must recover.",
    "positive",
  ],
  [
    "question",
    'How can a decision on the word "premises", such as {Bhagirath v. Rent Tribunal, 1981 RLW 77}, assist in a case on the word "building"? I for one am unable to see.',
    "negative",
  ],
  [
    "parenthetical",
    "The agency must explain itself. Chou v. FERC, 930 F.3d 140, 146 (D.C. Cir. 2019) (quoting {Tri-River Alliance v. FERC, 770 F.3d 21, 30} (D.C. Cir. 2014)).",
    "neutral",
  ],
  [
    "parenthetical",
    "Damages for delay are measured by rental value. Ferris v. Kent Foundry, 240 App. Div. 77 (citing {Rowley v. Shaw, 201 App. Div. 6}).",
    "neutral",
  ],
  [
    "negation",
    "The Court did not, in its order of March 3, cite {Dupree v. Gulf Freight, 2009 WL 330718} (S.D. Ala.), as the movant supposes. The reference was to a different Dupree.",
    "neutral",
  ],
  [
    "two-cases",
    "Jardine, 44 M.J. 12, was later reversed; {United States v. Polk, 43 M.J. 390} (C.A.A.F. 1995), which the parties discuss in the same breath, was not. Neither figures in our disposition.",
    "neutral",
  ],
  [
    "negation",
    "We do not think the reasoning of {Satterfield v. Board of Pensions, 83 F.3d 119} (D.C. Cir. 1996), has worn well; four of the five cases on which it leaned are gone, and the fifth did not say what it was cited for.",
    "negative",
  ],
  [
    "other-court",
    "The Court of Appeal, on whose reading in {Serrano Dairy v. Tulare County, 45 Cal. App. 4th 888} (1996), the trial judge understandably acted, was told by our high court last term that it had misapprehended the section.",
    "negative",
  ],
  [
    "plain",
    "Much of the literature starts from {Abernathy v. Consolidated Exchange, 470 U.S. 950} (1985). For a bibliography the reader is referred to the Restatement.",
    "neutral",
  ],
  [
    "counsel",
    "The learned Government Pleader pressed into service {Ittoop v. Forest Range Officer, 1970 KLT 844}. With respect, I fail to see how a decision rendered on the Malabar Act can throw any light upon a title traced to a Royal Proclamation of Travancore.",
    "negative",
  ],
  [
    "statute",
    "The legislature, far from disturbing {Munro v. Silver Bow, 61 Mont. 311}, re-enacted the section in the very words which that case had construed; it took the construction with the words, and so do we.",
    "positive",
  ],
  [
    "signal",
    "A claim that was open in the first suit is merged in the judgment. Accord, {Swale v. Ogden Clay, 207 F.2d 99} (10th Cir. 1953); see also Moss v. Bittner, 188 F.2d 7.",
    "positive",
  ],
  [
    "anaphora",
    "The three-part inquiry comes from {Ashcombe v. Dept. of Veterans Benefits, 600 F.3d 11} (Fed. Cir. 2010). It asks who knew, when, and by what means. On this record each part points to the veteran, and the Secretary's decision must be set aside accordingly.",
    "positive",
  ],
  [
    "dissent",
    "The dissenting judge in {Bissell v. Northern Packet Co., 81 N.Y. 566}, had, we now think, much the better of the argument, and what he said there shall henceforth be the rule.",
    "negative",
  ],
  [
    "history",
    "The opinion in {Bartelme v. Drum, 19 Ill. App. 505}, was withdrawn on rehearing and is no precedent for anything.",
    "negative",
  ],
  [
    "parenthetical",
    "Ebersole v. Rolf Motors, 510 A.2d 33 (Pa. 1986) (embracing {Keller v. Dauphin Deposit, 490 A.2d 1} (Pa. Super. 1985)); and on the strength of both cases we dismiss the count.",
    "positive",
  ],
  [
    "negation",
    "We are neither asked to revisit {In re Calloway, 9 B.R. 118} (Bankr. M.D. Ga. 1981), nor told what would be gained if we did.",
    "neutral",
  ],
  [
    "two-cases",
    "Neither {Ames v. Hoover Carriage, 140 Ind. 209}, in which there was a promise in writing, nor Tabor v. Bright, 151 Ind. 7, in which there was no promise at all, is this case.",
    "negative",
  ],
  [
    "counsel",
    "Per contra, the learned Additional Solicitor General would have it that {Rukmini Devi v. State of Bihar, AIR 1984 Pat 77}, is per incuriam Section 11 of the Act. The writ petition fails on the ground of delay, and the rival contentions on this score are left open.",
    "neutral",
  ],
  [
    "counsel",
    "The appellant's answer to {Lawson v. Yellowstone Stage, 14 Mont. 98}, is that the reasons given for it were weak. We find them strong, and they are now our reasons.",
    "positive",
  ],
  [
    "noise",
    "Plaintiff is entitled to “full back-pay,” as {Rivas v. Coastal Textile, 512 F.2d 60} (5th Cir. 1975) made plain ; nor have we been given reason to with- hold what it awards.",
    "positive",
  ],
  [
    "negation",
    "I may clarify that I have not proceeded on the basis of {Shanta Bai v. Municipal Board, 1966 ALJ 1050}, nor have I found it necessary to enter upon its correctness.",
    "neutral",
  ],
  [
    "dissent",
    "The dissent makes much of the harshness of {Burdick v. Penobscot Loan, 130 Me. 55}. Harsh or not, it decides this case, and we are content that it should.",
    "positive",
  ],
  [
    "statute",
    "The Statement of Objects and Reasons mentions {Hukam Singh v. Deputy Custodian, AIR 1954 Raj 140}, among the decisions which had been placed before the Select Committee, but the vires of the Amending Act is the only question before us.",
    "neutral",
  ],
  [
    "counsel",
    "The whole of the defendant's argument hangs upon {Mott v. Steamer Empress, 15 F. Cas. 902}. It is a slender peg; the libel in that case was for salvage, and ours is for wages.",
    "negative",
  ],
  ["plain", "{Stoddard v. Baker's Dairy, 260 Wis. 119} (1951), has our full concurrence.", "positive"],
  [
    "plain",
    "The analysis in {Osei v. Immigration Appeals, 71 F.4th 200} (3d Cir. 2023), carries over without a change to the present petition, and leads to the same relief.",
    "positive",
  ],
  [
    "indian-long",
    "Learned counsel for the appellant, in support of the plea that the cheque having been issued towards a time-barred debt no offence was made out, drew attention to {Suresh Pai v. Canara Finance, ILR 1999 Kar 2204}, and learned counsel for the respondent-complainant drew attention to certain other decisions, all of which shall be considered at the appropriate stage of the trial by the learned Magistrate uninfluenced by anything stated in this order.",
    "neutral",
  ],
  [
    "signal",
    "For the legislative history of the proviso, vide {Jugal Kishore v. State of Madras, AIR 1953 Mad 310}.",
    "neutral",
  ],
  [
    "statute",
    "Section 9 was enacted the year before {Chalmers v. Road Comm'n, 44 W. Va. 80}, was decided, and the opinion has a footnote upon it.",
    "neutral",
  ],
  [
    "history",
    "The facts are set out in our prior opinion, {Goodnow v. Zoning Bd., 140 Conn. 330} (1953), and we do not repeat them.",
    "neutral",
  ],
  [
    "other-court",
    "While this appeal was pending the Supreme Court took up {Bascom v. Nevada Freight, 71 F.4th 930} (9th Cir. 2023), and sent it back to the Ninth Circuit with its judgment vacated. The defendant is left with no authority for his position.",
    "negative",
  ],
  [
    "quoted",
    'The charge to the jury included this: "You have heard counsel speak of {Leland v. Bath Iron Co., 49 Me. 501}, which the defendant says is the law no longer. You will pay no attention to counsel\'s law." No exception was saved, and the charge is recited only to complete the record.',
    "neutral",
  ],
  [
    "two-cases",
    "Hovey, 5 Vt. 30, is beside the point; {Alden v. Windsor Canal, 6 Vt. 200}, is exactly upon it, and we see it as the end of the matter.",
    "positive",
  ],
  [
    "anaphora",
    'The respondents drew sustenance from {Lakshmi Cashew Co. v. ESI Corporation, 1983 Lab IC 730}. The learned Judge there was construing the unamended definition. The amended one is before us, and it speaks of wages "payable", a word which makes all the difference.',
    "negative",
  ],
  [
    "history",
    "The judgment of the Court of Appeals, {Tidwell v. Barnard Airways, 39 F.4th 88}, cannot stand and is reversed, with directions to reinstate the verdict.",
    "negative",
  ],
  [
    "negation",
    "Nothing in {Leung v. Port of Tacoma, 106 Wn.2d 40} (1986), helps the Port, since the pilot in that case was its own man.",
    "negative",
  ],
  [
    "plain",
    "In {Duvall v. Carrollton Lumber, 79 Ky. 160}, a raft of logs broke loose in a freshet and lodged upon the defendant's bar. The jury found for the owner, and the judgment was affirmed by a divided court.",
    "neutral",
  ],
  [
    "plain",
    "{Beekman v. Town of Chili, 5 Denio 305}, is an anomaly in our reports which we shall neither extend nor be understood to admire.",
    "negative",
  ],
  [
    "dissent",
    "The dissenting Members of the Board in that proceeding thought {Keystone Hosiery, 141 N.L.R.B. 505} (1963), controlling. We recite the fact because the Regional Director's report omits it.",
    "neutral",
  ],
  [
    "noise",
    "T h e learned Munsif has refer- red to {Nagappa v. Venkata- lakshmi, 1962 Mys LJ 209}, in para- graph 6 of his judg- ment and has there- after proceeded to frame issues.",
    "neutral",
  ],
  [
    "history",
    "Rehearing en banc was denied in {United States v. Quintanar, 55 F.4th 802} (9th Cir. 2022), four judges voting to grant. The mandate issued last spring.",
    "neutral",
  ],
  [
    "noise",
    "*415 The complainants filed their bill, [Footnote 2: See {Dean v. Rusk, 3 Munf. 50}.] praying an injunction ; and the answer came in at the May rules.",
    "neutral",
  ],
  [
    "signal",
    "14. The plaintiffs exhausted their administrative remedies in June. See also {Gaines v. Bureau of Prisons, 2015 WL 991100}, at *4 & n.6 (D. Kan.).",
    "neutral",
  ],
  [
    "anaphora",
    "We granted certiorari in this case together with {Nolan v. Federated Warehouses, 199 A.3d 412} (Md. 2018). That case settled before argument.",
    "neutral",
  ],
  [
    "quoted",
    'The letter from the Board\'s counsel reads in part: "we consider ourselves bound by {Ormsby v. State Engineer, 60 Nev. 14}." The letter was admitted, over objection, to prove its date.',
    "neutral",
  ],
  [
    "anaphora",
    "Judge Lathrop sat on the panel in {Bayard v. Hudson Ferry, 66 F. 981}. He did not write, and his views are unknown to us.",
    "neutral",
  ],
  [
    "indian-long",
    "Having given our anxious consideration to the rival submissions, and being conscious that a co-ordinate Bench is ordinarily bound by what another Bench of equal strength has said, we find ourselves unable to subscribe to the view expressed in {Sushila Bai v. State of M.P., 1998 (1) MPLJ 306}, which was rendered without noticing the earlier decisions in that behalf nor the language of Rule 9-A, and consequently we direct that the papers be placed before Hon'ble the Chief Justice for constitution of a Larger Bench.",
    "negative",
  ],
  [
    "negation",
    "No amount of ingenuity will make {Wetherill v. Camden Water Works, 58 N.J.L. 300}, fit a case in which the water was never turned on.",
    "negative",
  ],
  [
    "signal",
    "The bailor need not demand a return before suing. Contra {Lothrop v. Kittery Wharf, 71 Me. 290}, a decision that has not travelled well.",
    "negative",
  ],
  [
    "anaphora",
    "In {Dattatraya v. Charity Commissioner, AIR 1964 Bom 101}, the learned Judges considered that the suit was barred. The attention of the Bench was unfortunately not drawn to Section 80, nor to the Full Bench. An authority so rendered cannot bind us.",
    "negative",
  ],
  [
    "conditional",
    "If {Dockery v. Peoples Oil, 155 Okla. 12}, means that a lessee may wait for ever to drill, then it means what no court can sanction, and we decline to give it that effect.",
    "negative",
  ],
  [
    "statute",
    "The Legislature, alarmed by {Fosdick v. Amity Bank, 140 N.Y. 30}, passed chapter 418 of the Laws of 1899, whose evident purpose was to undo it; and it has been undone.",
    "negative",
  ],
  [
    "other-court",
    "The learned Single Judge, following {State v. Govindan Nair, 1961 KLT 388}, allowed the petition and quashed the notice. Aggrieved thereby, the State has preferred this intra-court appeal.",
    "neutral",
  ],
  [
    "signal",
    "Compare {Tull v. Fairmont Mills, 91 S.C. 40}, with Addy v. Newberry Oil Co., 96 S.C. 113. No doubt there is some tension; no one suggests that it touches a chattel mortgage.",
    "neutral",
  ],
  [
    "counsel",
    "Counsel for the railway would have us believe that {Dill v. Cairo Central, 66 Ill. 88}, stands on its own peculiar facts. It does not. It stands on a principle, and the principle is the one by which this case is to be judged.",
    "positive",
  ],
  [
    "conditional",
    "If {Mangal Sen v. Rent Controller, 1975 RCR 204}, lays down that a sub-tenant can never be heard, its soundness may have to be gone into some day. We have not been asked to do so, and the revision is dismissed for non-prosecution.",
    "neutral",
  ],
  [
    "anaphora",
    "{Eckhart v. Burlington Mills, 244 F.2d 700} (4th Cir. 1957), allowed the setoff. We have come to regret it.",
    "negative",
  ],
  [
    "history",
    "The judgment reported as {Bains v. Canara Metal Works, 1990 (2) Bom CR 77}, has been affirmed by the Supreme Court in Civil Appeal No. 3310 of 1991, and is, therefore, now conclusive.",
    "positive",
  ],
  ["signal", "Accord {Hildreth v. Casco Stone, 444 A.2d 70} (Me. 1982).", "positive"],
  [
    "other-court",
    "The Eighth Circuit has gone one way on the point, {Mercer v. Dakota Grain, 219 F.3d 664} (2000), and the Tenth another, Pruett v. Wind River Ranch, 240 F.3d 18 (2001). The case before us presents neither version of the problem.",
    "neutral",
  ],
  ["signal", "Contra, {Meeker v. Union Barge, 128 Mo. App. 40}.", "negative"],
  [
    "counsel",
    "It was contended for the assessee that the decision in {CIT v. Bharat Tel Mills, 88 ITR 214} (Guj.), concluded the matter in its favour, while the learned Departmental Representative sought to confine it to its own facts. We have heard both sides and perused the record.",
    "neutral",
  ],
  [
    "plain",
    "The notification considered in {Ashoka Tubes v. Superintendent, 2003 (157) ELT 644} (Tri.-Del.), was issued on 28-2-1993 and was in force until 1-3-1994.",
    "neutral",
  ],
  [
    "counsel",
    "Counsel for the plaintiff in error places much weight upon {Titus v. Overseers of Galway, 7 Johns. 311}. The gentleman on the other side reads the report differently.",
    "neutral",
  ],
  [
    "other-court",
    "We think the Seventh Circuit had it right in {Lindner v. Ohio Valley Trucking, 330 F.3d 1200} (7th Cir. 2003), and we take its test as our own.",
    "positive",
  ],
  [
    "plain",
    "It is only a repetition of {Hemphill v. Northwestern Bank, 101 Minn. 304}, to say that the fee follows the check; and repeat it we do.",
    "positive",
  ],
  [
    "counsel",
    "Heavy reliance was placed by Shri Deshmukh on {Kisan Sahakari v. Registrar, 1978 Mah LJ 612}, to contend that an audit objection by itself furnishes no cause for supersession of the managing committee. The learned AGP, on the other hand, supported the impugned order for the reasons stated therein.",
    "neutral",
  ],
  [
    "anaphora",
    "A panel of this Court decided {Ochoa v. Frontier Packing, 612 S.W.2d 55} (Tex. App. 1981), in a single paragraph. Little enough can be said for the conclusion, and nothing for the paragraph.",
    "negative",
  ],
  [
    "plain",
    "The Corporation purchased the undertaking shortly after the decision in {Rohtas Sugar v. Workmen, (1963) 2 LLJ 31}, and took over such of the staff as were willing.",
    "neutral",
  ],
  [
    "noise",
    "On this point the law has been au- thoritatively set- tled by {Vasu- dev v. Special Deputy Col- lector, 1971 (2) An WR 9}, which I respect- fully follow.",
    "positive",
  ],
  [
    "question",
    "Is there any reason to think the legislature meant to disturb {Doty v. Cooper, 40 Cal. 2d 555} (1953), when it re-enacted the section word for word? None has been offered, and we conclude that Doty continues to govern.",
    "positive",
  ],
  [
    "anaphora",
    "In {Lal Chand v. Provident Fund Commissioner, (1985) 2 SCC 377}, the Court laid down three tests. Applying them to the proved facts, the establishment is covered.",
    "positive",
  ],
  [
    "negation",
    "It will not do to wave {Rosario v. Island Steamship, 290 F.2d 44} (1st Cir. 1961), away as dictum; it was the ground of decision, and it is the ground of ours.",
    "positive",
  ],
  [
    "two-cases",
    "Vickers v. Hill, 1 Tex. 307, remains our lodestar on notice; {Cargill v. Sabine County, 8 Tex. 220}, which departed from it in all but name, is to be treated as a wanderer and no longer followed.",
    "negative",
  ],
  [
    "conditional",
    "Should the Supreme Court someday reconsider {Tarrant v. Comptroller, 488 U.S. 901} (1989), the plaintiffs may be able to state a claim. Their complaint today fails for want of an injury.",
    "neutral",
  ],
  [
    "conditional",
    "Even if we were at liberty to consider the question afresh, we would come to the same conclusion as the Constitution Bench did in {Union of India v. Mahindra Narain, (1974) 4 SCC 100}, and we are not at liberty.",
    "positive",
  ],
  [
    "question",
    "Shall a man be suffered to plead his own wrong? {Pratt v. Wilder, 2 Met. 309}, said no, and we say it again.",
    "positive",
  ],
  [
    "signal",
    "A surety is discharged by a material alteration made without his assent.³ ³ See, e.g., {Crandall v. Moffat, 17 Wis. 288}; Pike v. Dell, 20 Wis. 31.",
    "neutral",
  ],
  [
    "negation",
    "I am not bound by {Ranking v. Marine Trust, 40 Misc. 2d 17} (Sup. Ct. 1963), and, with all deference to my brother of the county bench, not convinced by it.",
    "negative",
  ],
  ["quoted", 'In the words of {Quarles v. Danville, 88 Va. 19}, "a bridge is but a road in the air."', "neutral"],
  [
    "negation",
    "The Department could point to nothing in the later cases that takes away from the authority of {Shree Ambica Mills v. Regional Director, 1988 GLH 444}, and we decide the issue in accordance with it.",
    "positive",
  ],
];
