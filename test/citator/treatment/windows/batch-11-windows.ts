import type { TreatmentWindow } from "./treatment-window.ts";

/**
 * Windows of invented cases in free prose, batch 11, that the rules may be tuned on. They were written without a look at the rules, in four styles: federal courts, state courts with older usage and signals, Indian courts, indirect and hard ones.
 */
export const BATCH_11_WINDOWS: readonly TreatmentWindow[] = [
  // Federal courts.
  [
    "distinguished",
    "It is true that recovery was allowed in {Boyle v. Northern Transit, 318 U.S. 66} (1943). But the seaman in that case had been ordered ashore on the ship's business. A very different question arises where, as here, he was on leave and forty miles from the vessel.",
    "negative",
  ],
  [
    "counterfactual",
    "Were we to accept that premise, {Younger-Dale v. Pima County, 401 U.S. 371} (1971), would have to be overruled and forty years of practice in the state courts undone. We do not accept the premise.",
    "neutral",
  ],
  [
    "cited",
    'The statute speaks of "any person," a phrase of some breadth. Cf. {United States v. Gonzales-Peña, 520 U.S. 11, 15} (1997) (construing "any other term of imprisonment").',
    "neutral",
  ],
  [
    "applied",
    "The reasoning of {Crandon v. Interstate Lloyd's, 494 U.S. 152} (1990), applies with equal force to severance payments made after the effective date. We therefore hold that such payments do not supplement salary.",
    "positive",
  ],
  [
    "declined to extend",
    "Plaintiff invites us to carry the holding of {Carlson v. Green, 446 U.S. 14} (1980), into the setting of a privately operated halfway house. We decline the invitation. The special factors that counsel hesitation are here in abundance.",
    "negative",
  ],
  [
    "cited",
    "The amount in controversy is not disputed. See Tr. of Oral Arg. 14; {Healy v. Ratta, 292 U.S. 263, 270} (1934).",
    "neutral",
  ],
  [
    "lower court relied",
    "In ordering reinstatement the Board relied on {Fairlawn Poultry, 118 N.L.R.B. 1442} (1957). Substantial evidence on the record as a whole is lacking, and enforcement is denied for that reason alone.",
    "neutral",
  ],
  [
    "extended",
    "We see no principled basis for stopping at trucks. The rule of {Adler Express v. Public Service Comm'n, 349 U.S. 511} (1955), extends by its logic to pipelines, and we so hold.",
    "positive",
  ],
  [
    "followed",
    "Morton's facial challenge is squarely foreclosed by {United States v. Salerno-Ricci, 481 U.S. 939} (1987).",
    "positive",
  ],
  [
    "superseded by rule amendment",
    "Before 1993 the moving party had to wait twenty-one days only in the District of Oregon. See {Ellery v. Portside Lumber, 119 F.R.D. 340} (D. Or. 1988). The amendment to Rule 11 did away with that decision.",
    "negative",
  ],
  [
    "followed",
    "This case is controlled by {Massachusetts Trustees v. United States, 377 U.S. 235} (1964). The surcharge there, like the surcharge here, was assessed only when earnings exceeded a stated sum, and the judgment must be affirmed.",
    "positive",
  ],
  [
    "approved",
    "Judge Friendly put the matter well in {Arthur Lipper Corp. v. SEC, 547 F.2d 171} (2d Cir. 1976): the purpose of severe sanctions is to demonstrate not only to petitioners but to others that the Commission will deal harshly with egregious cases. We think that is a correct statement of the law.",
    "positive",
  ],
  [
    "criticized",
    "The reasoning of {Sixty-Two Cases of Preserves v. United States, 183 F.2d 1014} (10th Cir. 1950), has been roundly and, in our judgment, justly criticized. It treats the label as though it were the whole of the statute.",
    "negative",
  ],
  [
    "abandoned",
    "The Ninth Circuit erred by resort to the three-part inquiry of {Lemon v. Kurtzman, 403 U.S. 602} (1971). This Court long ago abandoned that inquiry and its endorsement-test offshoot.",
    "negative",
  ],
  [
    "followed",
    "Our recent decision in {Truax v. Continental Can Co., 718 F.3d 655} (7th Cir. 2013), disposes of the ERISA claim. Nothing need be added to what was said there.",
    "positive",
  ],
  [
    "treated as dictum, not followed",
    "The passage from {Teller v. Midland Surety Co., 276 F.2d 533} (5th Cir. 1960), that the district judge thought decisive was dictum pure and simple. We are not bound by it, and having considered the matter with the benefit of full briefing we are not persuaded by it either.",
    "negative",
  ],
  [
    "distinguished",
    "Petitioner's reliance on {Arizona v. Hicks, 480 U.S. 321} (1987), is unavailing. There the officer moved the turntable to expose the serial numbers. Here the numbers were visible from the doorway.",
    "negative",
  ],
  [
    "attack rejected",
    "Sutter professes to find a conflict between this result and {Volt Info. Systems v. Board of Trustees, 489 U.S. 468} (1989). There is none.",
    "neutral",
  ],
  [
    "party's argument",
    "The Government reads {Schneckloth v. Bustamonte, 412 U.S. 218} (1973), to hold that consent may never be withdrawn once given. Respondent reads it otherwise. We turn first to the text of the Amendment.",
    "neutral",
  ],
  [
    "overruled (intervening authority)",
    "We conclude that {Vasquez-Lira v. Ashcroft, 390 F.3d 667} (9th Cir. 2004), is clearly irreconcilable with the reasoning of Mellouli, and that district courts in this circuit should treat it as effectively overruled.",
    "negative",
  ],
  [
    "disagreed with",
    'The contrary decision of the Sixth Circuit, {Nathanson v. Kroger Ltd. P\'ship, 961 F.3d 488} (6th Cir. 2020), overlooks the statutory definition of "employer," and we part company with it for that reason.',
    "negative",
  ],
  [
    "followed",
    "We can find no material difference between these facts and those of {Lindsey v. Reliance Fertilizer Co., 239 F.2d 750} (5th Cir. 1956). That decision is on all fours, and we follow it.",
    "positive",
  ],
  [
    "dissent characterised",
    "The dissent charges that we have overruled {Tennant v. Burlington R. Co., 321 U.S. 129} (1944), by stealth. We have done nothing of the kind.",
    "neutral",
  ],
  [
    "reaffirmed",
    "Three Justices have urged that {Hardwick Steel Co. v. Illinois, 386 U.S. 753} (1967), be cast aside. We again decline to do so. The bright-line rule it drew encourages settled expectations and we adhere to it.",
    "positive",
  ],
  [
    "followed",
    "In {Jarvis v. Consolidated Freightways, 410 U.S. 87} (1973), we held that the Secretary could not, by regulation, narrow the class Congress had chosen to protect. The same result must follow here.",
    "positive",
  ],
  [
    "overruled (recognized)",
    "The State's brief leans heavily on the physical-presence rule of {Quill Corp. v. North Dakota, 504 U.S. 298} (1992). But that rule did not survive South Dakota v. Wayfair, Inc., 585 U.S. 162 (2018), and the tax must stand or fall under Complete Auto alone.",
    "negative",
  ],
  [
    "cited",
    "A complaint must contain sufficient factual matter, accepted as true, to state a plausible claim. See {Ashcroft v. Iqbal, 556 U.S. 662, 678} (2009).",
    "neutral",
  ],
  [
    "vacated",
    "The panel's only support for that statement is {Abernathy v. Wexler, 877 F.3d 136} (6th Cir. 2017), vacated, 585 U.S. 1003 (2018).",
    "negative",
  ],
  [
    "overruled",
    "The deference that {Chevron U.S.A. Inc. v. Natural Resources Defense Council, Inc., 467 U.S. 837} (1984), required of the courts cannot be squared with the Administrative Procedure Act. Because its approach has proved to be fundamentally misguided, we leave it behind.",
    "negative",
  ],
  [
    "inapposite",
    "The Commissioner cites {Estate of Hollis v. Commissioner, 71 T.C. 918} (1979), but that case is inapposite: the decedent there had retained a general power of appointment, whereas Mrs. Lunt relinquished hers in 1971.",
    "negative",
  ],
  [
    "overruled",
    "The reliance interests are modest, the doctrinal foundations have eroded, and the rule has proved all but impossible to administer. For those reasons we now hold that {Harmon v. Tri-State Ginning Co., 368 U.S. 212} (1961), can no longer be regarded as controlling on the question of retroactivity.",
    "negative",
  ],
  [
    "accord",
    "The privilege belongs to the corporation and may be waived only by those who manage it. CFTC v. Weintraub, 471 U.S. 343 (1985); accord, {In re Grand Jury Subpoena (Tessmer), 274 F.3d 563, 571} (1st Cir. 2001).",
    "positive",
  ],
  [
    "facts of cited case",
    "The House Report mentions three decisions by name, among them {Overstreet & Sons v. Walling, 317 U.S. 551} (1943), without either praising or condemning it.",
    "neutral",
  ],
  [
    "see generally",
    "The history of the doctrine has been told elsewhere and need not be repeated. See generally {Mirabeau v. Atlantic Mut. Ins. Co., 409 F.2d 974} (2d Cir. 1969) (Friendly, J.).",
    "neutral",
  ],
  [
    "procedural history",
    "This is the second time these parties have been before us. On the prior appeal, {Amalgamated Clothing v. Raines, 233 F.2d 401} (4th Cir. 1956), we remanded for findings. The district court has now made them.",
    "neutral",
  ],
  [
    "party's argument",
    "Petitioner contends that {Rasmussen v. United States, 255 U.S. 58} (1921), should be overruled as a relic of the era before the Rules. Because the judgment may be sustained on another ground, we do not reach the contention.",
    "neutral",
  ],
  [
    "not binding after intervening authority",
    "Ordinarily one panel may not revisit what another has settled. But where an intervening decision of the Supreme Court has cut the ground from under the earlier holding, the bar falls away. That is the situation here, and accordingly we are no longer bound by {Sorrel v. Immigration & Naturalization Serv., 45 F.3d 1190} (9th Cir. 1995).",
    "negative",
  ],
  [
    "distinguished",
    "Appellant directs us to {Brixton Mfg. Co. v. NLRB, 602 F.2d 77} (8th Cir. 1979), and to two decisions that follow it. All three concerned employers who had withdrawn recognition in good faith before the petition was filed. Nothing of the sort occurred at the Moline plant.",
    "negative",
  ],
  [
    "explained",
    'The phrase "color of law" came into our cases by way of {United States v. Classen, 313 U.S. 299, 326} (1941), though Congress had used it as early as 1866.',
    "neutral",
  ],
  [
    "cert denied",
    "The issue arose in {Stokes v. Delta Marine Drilling, 604 F.2d 340} (5th Cir. 1979), cert. denied, 446 U.S. 966 (1980).",
    "neutral",
  ],
  // State courts, older usage and signals.
  [
    "overruled (recognized)",
    "The present rule dates from Muskopf v. Corning Hospital Dist., 55 Cal. 2d 211, 359 P.2d 457 (1961) (overruling {Talley v. Northern San Diego Hosp. Dist., 41 Cal. 2d 33, 257 P.2d 22}).",
    "negative",
  ],
  [
    "writ history",
    "The measure of damages is the difference in market value immediately before and after the taking. {Southwell v. Brazos Elec. Coop., 274 S.W.2d 131, 135} (Tex. Civ. App. 1955, writ ref'd n.r.e.).",
    "neutral",
  ],
  [
    "see, compare",
    "Compare {Devlin v. Smith, 89 N.Y. 470, 42 Am. Rep. 311}, with Loop v. Litchfield, 42 N.Y. 351.",
    "neutral",
  ],
  [
    "affirmed",
    "Conduct alone may amount to acceptance. Day v. Caton, 119 Mass. 513; {Kelsey v. Pfaudler Process Co., 41 Hun 20}, aff'd mem., 107 N.Y. 613.",
    "positive",
  ],
  [
    "applied",
    "No sensible difference can be drawn between a bridge and a culvert. The principle of {Perkins v. Inhabitants of Oxford, 66 Me. 545}, therefore controls, and the exceptions must be overruled.",
    "positive",
  ],
  [
    "appeal dismissed",
    "The Appellate Division thought the ordinance valid, {Matter of Crosdale v. Hennessy, 262 App. Div. 712, 27 N.Y.S.2d 455}, and the appeal was dismissed as moot before we could consider it. 287 N.Y. 603.",
    "neutral",
  ],
  [
    "followed",
    "Whatever might be urged against the rule if it were of first impression, the question must be held settled in this jurisdiction by {Sanborn v. Sanborn, 65 N.H. 172, 18 A. 233}, and the decree below conforms to it.",
    "positive",
  ],
  [
    "both sides",
    "Some courts allow the set-off, as in Merrill v. Cape Ann Granite Co., 161 Mass. 212; others refuse it, as in {Armstrong v. Warner, 49 Ohio St. 376, 31 N.E. 877}. The contract before us relieves us of the choice.",
    "neutral",
  ],
  [
    "stare decisis",
    "Titles have been taken upon the faith of {Moulton v. Egery, 75 Me. 485}, for more than half a century. It has become a rule of property and must stand.",
    "positive",
  ],
  ["cited", "Fraud is never presumed. {Kaine v. Weigley, 22 Pa. 179, 183}.", "neutral"],
  [
    "cited",
    "An executor de son tort is answerable to the extent of the assets received. Emery v. Berry, 28 N.H. 473; {Bennett v. Ives, 30 Conn. 329}; Leach v. Pillsbury, 15 N.H. 137.",
    "neutral",
  ],
  [
    "overruler, not overruled",
    "Ryan v. Kirkpatrick, 66 Ala. 332, overruled by {Prestwood v. McGowin, 128 Ala. 267, 29 So. 386}.",
    "neutral",
  ],
  ["cited", "See {Carpenter v. Gray, 12 R.I. 306}; Stearns v. Janes, 94 Mass. 582; 2 Kent Comm. 441.", "neutral"],
  [
    "rehearing denied",
    "See, e.g., {Tidewater Oil Co. v. Dobson, 195 Okla. 84, 155 P.2d 231} (1944), rehearing denied, Jan. 30, 1945.",
    "neutral",
  ],
  [
    "declined to extend",
    "Our decision in {State v. Haney, 92 Mont. 411, 14 P.2d 438}, went to the very verge of the law. We will not take the further step for which the relator contends.",
    "negative",
  ],
  [
    "disapproved (other grounds)",
    "A verdict may be impeached by evidence of a juror's concealed bias on voir dire. {People v. Castaldia, 51 Cal. 2d 569, 572}, disapproved on another point in People v. Morse, 60 Cal. 2d 631, 648.",
    "negative",
  ],
  [
    "overruled",
    "Being satisfied that those cases were decided upon a mistaken view of the statute of uses, we think the better course is to say so openly. Farris v. Rogers, 119 Ky. 301, {Henderson v. Adams, 15 Tenn. 177}, and all others of like import are hereby overruled.",
    "negative",
  ],
  [
    "distinguished",
    "In {Bohlen v. Dunmore, 77 Conn. 212, 58 A. 719}, upon which the learned trial judge proceeded, the vendor knew of the infirmity and concealed it. The facts of the case before us are altogether different; here both parties were equally ignorant.",
    "negative",
  ],
  [
    "followed",
    "The case of {Blymire v. Boistle, 6 Watts 182, 31 Am. Dec. 458}, is decisive of the case at bar, and to add reasons of our own would be only to weaken it.",
    "positive",
  ],
  [
    "not reached",
    "Whether the case of {Chapman v. Chapman, 129 Ill. 386, 21 N.E. 806}, rightly states the rule as to after-born children it is unnecessary now to determine.",
    "neutral",
  ],
  [
    "departed from",
    "The rule of {Winterbottom v. Wright, 10 M. & W. 109, 152 Eng. Rep. 402} (1842), under which only the immediate vendee might sue, has been wholly departed from in this State in the case of articles dangerous to life.",
    "negative",
  ],
  [
    "overruled",
    "The doctrine of {Hollister v. Kane, 41 Mich. 218, 2 N.W. 14} (1879), that a married woman might not bind her separate estate by parol, must be deemed overruled. The legislature and the course of our own decisions have left nothing for it to stand upon.",
    "negative",
  ],
  [
    "superseded by statute (history)",
    "Hart v. Ten Eyck, 2 Johns. Ch. 62; {Olin v. Bate, 98 Ill. 53}, superseded by statute, Ill. Rev. Stat. ch. 3, § 20 (1939); Wilson v. Kirby, 88 Ill. 566.",
    "negative",
  ],
  [
    "contrary signal",
    "An infant who misrepresents his age is not estopped to disaffirm. Tobin v. Spann, 85 Ark. 556, 109 S.W. 534. But see Rice v. Boyer, 108 Ind. 472, 9 N.E. 420; {Klinck v. Reeder, 107 Neb. 342, 185 N.W. 1000}.",
    "negative",
  ],
  [
    "questioned",
    "Were the question a new one we should hesitate long before assenting to {Dillard v. Manhattan Land Co., 86 Va. 199, 9 S.E. 1013}. Its soundness has more than once been doubted from this bench, and we doubt it now.",
    "negative",
  ],
  [
    "distinguished",
    "Appellee relies with much confidence upon {Smith v. Clews, 105 N.Y. 283, 11 N.E. 632}. It is readily distinguishable, for in that case the goods had been delivered on trial and title had never passed.",
    "negative",
  ],
  [
    "followed",
    "We cannot do better than to make our own the words of Mr. Justice Holmes in {Commonwealth v. Pierce, 138 Mass. 165, 52 Am. Rep. 264}.",
    "positive",
  ],
  [
    "denial of overruling",
    "It is a mistake to suppose that Keller v. Ashford disturbed {National Bank v. Grand Lodge, 98 U.S. 123}. The two are addressed to different relations, and we have never intimated otherwise.",
    "neutral",
  ],
  [
    "overruled case as subject elsewhere",
    "The whole subject was examined in {Cutting v. Whittemore, 72 N.H. 107, 54 A. 1098}, but no opinion was given upon the present point. Upon that point we now overrule Hale v. Lawrence, which the plaintiff cites, and hold the officer liable.",
    "neutral",
  ],
  [
    "cited",
    "E.g., Trego v. Pierce, 119 Pa. 139 (loan); {Bickford v. Page, 2 Mass. 455} (covenant of seisin); Mott v. Palmer, 1 N.Y. 564 (fixtures).",
    "neutral",
  ],
  [
    "approved",
    "In the well-considered case of {Gulf, C. & S. F. Ry. v. Levy, 59 Tex. 563, 46 Am. Rep. 278}, Judge Stayton reviewed the authorities at length. We fully approve the conclusion there reached.",
    "positive",
  ],
  [
    "counsel's argument",
    "Counsel for the plaintiff in error insist, with much learning, that {Van Dusen v. Letellier, 78 Mich. 492, 44 N.W. 572}, was ill considered and ought not to be followed. The bill of exceptions does not present the point, and we pass it by.",
    "neutral",
  ],
  [
    "criticized",
    "It may be remarked of {Spade v. Lynn & Boston R. Co., 168 Mass. 285, 47 N.E. 88}, that it has been much criticized by text-writers and but rarely followed outside the Commonwealth where it was decided. We are not disposed to follow it here.",
    "negative",
  ],
  [
    "relied on",
    "For the instruction as given the trial court had ample warrant in {Louisville & N. R. Co. v. Crayton, 69 Miss. 152, 12 So. 271}, and there was no error.",
    "positive",
  ],
  [
    "reversed on other grounds",
    "Nominal damages at least are recoverable. Stroud v. Smith, 194 Pa. 502, 45 A. 329; {Everson v. Powers, 18 Ill. App. 2d 440, 152 N.E.2d 489} (1958), rev'd on other grounds, 16 Ill. 2d 301, 157 N.E.2d 77 (1959).",
    "negative",
  ],
  [
    "shaken",
    "Whatever authority {Den ex dem. Sharp v. Oakley, 16 N.J.L. 203}, may once have possessed, it was much shaken by the opinion of Chief Justice Beasley in Voorhees v. Presbyterian Church, and it cannot now be regarded as a safe guide to the construction of a devise over.",
    "negative",
  ],
  [
    "followed",
    "Ever since {Cahill v. Bigelow, 18 Pick. 369} (Mass. 1836), it has been uniformly held in this Commonwealth that the test is to whom credit was given. We see no reason to disturb a rule so long acquiesced in.",
    "positive",
  ],
  [
    "repudiated",
    "Our predecessors in {Ex parte Wagstaff, 4 Tex. App. 612}, thought otherwise. The doctrine was repudiated in 1891 and has slumbered since; counsel does not succeed in waking it.",
    "negative",
  ],
  [
    "vacated",
    "The passage quoted by appellant comes from {Greer v. Lyle Tobacco Warehouse, 204 Tenn. 61, 315 S.W.2d 907}, an opinion that was withdrawn upon rehearing and that has no force.",
    "negative",
  ],
  [
    "affirmed",
    "This precise question arose under the same ordinance in {City of Rochester v. Macauley-Fien Milling Co., 123 App. Div. 88, 107 N.Y.S. 1005}, affirmed on the opinion below, 199 N.Y. 207, 92 N.E. 641.",
    "positive",
  ],
  // Indian courts.
  [
    "SLP dismissed",
    "A special leave petition against {Hanuman Prasad v. Zila Parishad, 1993 ALL LJ 455} was dismissed in limine. Such dismissal does not attract the doctrine of merger and is no declaration of law by this Court.",
    "neutral",
  ],
  [
    "cited",
    "A writ of quo warranto lies against the usurper of a public office: see {University of Mysore v. Govinda Rau, AIR 1965 SC 491}.",
    "neutral",
  ],
  [
    "not distinguished finding",
    "In the view that we have taken on limitation, it is unnecessary to consider {Raja Velugoti Estate v. Province of Madras, AIR 1946 PC 59} and the other authorities cited at the Bar.",
    "neutral",
  ],
  [
    "confined to own facts",
    "The direction in {Union Carbide Retired Staff v. Union of India, (1996) 5 SCC 217} was made in exercise of the power under Article 142 on the peculiar facts of that case and cannot be treated as a precedent.",
    "negative",
  ],
  ["cited", "Estoppel is a rule of evidence. {Low v. Bouverie, (1891) 3 Ch 82}.", "neutral"],
  [
    "disapproved",
    "We cannot approve of the wide observations in {Ramesh Birla v. State of M.P., 2009 CriLJ 2214 (MP)} to the effect that anticipatory bail may never be limited in time.",
    "negative",
  ],
  [
    "diluted",
    "Much water has flown since {Pareena Swarup Mills v. State of Haryana, (1996) 2 SCC 77}, and successive Benches have diluted it to a point where little more than its conclusion survives. We decline to breathe fresh life into it.",
    "negative",
  ],
  [
    "doubted, referred to larger bench",
    "We entertain serious reservations about the correctness of the proposition laid down in paragraph 23 of {Anil Kumar Hotels v. State of Goa, (2011) 9 SCC 354}. Let the papers be placed before Hon'ble the Chief Justice of India for constituting a larger Bench.",
    "negative",
  ],
  [
    "dissented from (headnote)",
    "(1978) 2 MLJ 301 – Followed; {Ponnusami v. Returning Clerk, AIR 1974 Ker 92} – Dissented from; AIR 1962 SC 1101 – Referred.",
    "negative",
  ],
  [
    "attack rejected by larger bench, mere report",
    "A Bench of two Judges doubted the decision in {Mahabir Kishore Oil v. State of M.P., (1989) 4 SCC 1} and made a reference. The reference was withdrawn when the parties settled.",
    "neutral",
  ],
  [
    "followed",
    "We have gone through the judgment in {Bachan Singh Rathore v. State of Rajasthan, 1988 (2) RLR 604} and are in respectful agreement with the view taken therein.",
    "positive",
  ],
  ["relied on (headnote)", "{Collector v. Mst. Katiji Begum, (1987) 2 SCC 107} – Relied on.", "positive"],
  [
    "counsel's argument",
    "Mr. Palkhivala submitted that {Amritsar Municipality v. State of Punjab, (1969) 1 SCC 475} was per incuriam, the earlier decision of five Judges not having been cited. Mr. Niren De, appearing for the Union, submitted to the contrary.",
    "neutral",
  ],
  [
    "followed",
    "Learned counsel for both sides fairly state that the controversy stands squarely covered by {Union of India v. Tulsiram Godara, (1985) 3 SCC 398}. The appeal is disposed of in terms thereof.",
    "positive",
  ],
  [
    "superseded by statute",
    'The view expressed in {Bajranglal Kedia v. Assistant Commissioner of Sales Tax, (1972) 29 STC 388 (SC)} rested on the unamended definition of "sale". By the Constitution (Forty-sixth Amendment) Act, 1982 the very basis of that view has been taken away.',
    "negative",
  ],
  [
    "approved (recognized)",
    "The principle in {Heydon Mills v. Collector, AIR 1955 SC 661} has been approved by successive Constitution Benches and now admits of no debate.",
    "positive",
  ],
  [
    "reaffirmed",
    "We accordingly reiterate what was held in {Supreme Court Employees' Welfare Assn. v. Union of India, (1989) 4 SCC 187} and answer the reference in the negative.",
    "positive",
  ],
  [
    "followed",
    "Sitting singly, I am bound by the Division Bench decision in {Jagdish Lal Soni v. Board of Revenue, 1979 WLN 88}. Following it, the revision is allowed.",
    "positive",
  ],
  [
    "superseded by statute",
    "Parliament inserted Section 9-A with retrospective effect precisely in order to undo {Vinod Kumar Arora v. Central Board of Direct Taxes, (2006) 284 ITR 1 (SC)}. The assessee can take no shelter behind it.",
    "negative",
  ],
  [
    "overruler",
    "The decision in Khyerbari Tea Co. was overruled in {Jindal Stainless Rolling v. State of Haryana, (2016) 11 SCC 1}.",
    "neutral",
  ],
  [
    "overruled in part",
    "In the result, {Belsund Sugar Mills v. State of Bihar, (2001) 4 SCC 620}, in so far as it holds that market fee cannot be levied on molasses, does not to that extent lay down the correct law. The rest of the judgment we leave untouched.",
    "negative",
  ],
  [
    "distinguished",
    "The reliance placed by the learned Single Judge upon {Prem Chand Somchand Shah v. Collector of Customs, (1991) 2 SCC 48} was wholly misplaced. In that case the licence had been revalidated before the date of the public notice. In the present case it had lapsed.",
    "negative",
  ],
  [
    "distinguished (headnote)",
    "{Hira Lal v. Badkulal, A.I.R. 1953 S.C. 225} and Gopal Krishnaji v. Mohd. Haji Latif, A.I.R. 1968 S.C. 1413, distinguished.",
    "negative",
  ],
  [
    "historical",
    "The judgment in {Bela Banerjee Trust v. State of West Bengal, AIR 1954 SC 170} was delivered while the Bill was in Select Committee, and two members refer to it in the course of the debate.",
    "neutral",
  ],
  [
    "prior stage",
    "In the earlier round of litigation, {Cauvery Basin Farmers v. State of Tamil Nadu, (1990) 3 SCC 440}, this Court had directed the constitution of a Tribunal. The Tribunal gave its award in 2007.",
    "neutral",
  ],
  [
    "held the field",
    "The decision in {Rustom Cavasjee Mills v. Union of India, (1970) 1 SCC 248} has held the field for more than three decades and we are not persuaded to take a different view.",
    "positive",
  ],
  [
    "impliedly overruled",
    "After the nine-Judge Bench in I.R. Coelho had spoken, the two-Judge decision in {Waman Rao Estates v. State of Maharashtra, (1998) 6 SCC 271} stood impliedly overruled, and the High Court ought not to have followed it.",
    "negative",
  ],
  ["referred", "Our attention was also drawn to {Mafatlal Narandas v. State of Gujarat, (1971) 12 GLR 88}.", "neutral"],
  [
    "overruled",
    "For the foregoing reasons we hold, agreeing with the referring order, that the decision in {Synthetics Chemicals Works v. State of Rajasthan, (1990) 1 SCC 812} was wrongly decided and is accordingly overruled. The reference is answered in favour of the State.",
    "negative",
  ],
  [
    "counsel's attempt to distinguish",
    "The learned Additional Solicitor General sought to distinguish {Raj Narain Pandey v. State of U.P., (1975) 4 SCC 428} as a case of blanket privilege. Dr. Singhvi, in reply, said that no such distinction was possible.",
    "neutral",
  ],
  [
    "cited",
    'The expression "industry" was described in {D.N. Banerji v. P.R. Mukherjee, [1953] SCR 302} as referring to a business carried on by capital and labour co-operating with each other.',
    "neutral",
  ],
  [
    "applied",
    "The guidelines in {D.K. Basu v. State of W.B., (1997) 1 SCC 416} bind every police officer in the country. Tested against them the arrest in this case was plainly illegal.",
    "positive",
  ],
  [
    "party's reading",
    "According to the Revenue, {Hindustan Steel Traders v. State of Orissa, (1969) 2 SCC 627} permits penalty on a technical breach; according to the assessee it forbids it. It is necessary first to notice the scheme of the Act.",
    "neutral",
  ],
  [
    "not followed",
    "Faced with a conflict between two decisions, we are bound by that of the larger Bench, namely Sundarjas Bhatija. It follows that {Chhotabhai Purshottam v. Union of India, (1992) 1 SCC 355}, a decision of two learned Judges, cannot be applied.",
    "negative",
  ],
  [
    "dissented from",
    "The Full Bench of the Madras High Court in {Kandaswami Chettiar v. Gopal Iyer, AIR 1951 Mad 447} took the opposite view. With great respect we are unable to agree with the learned Judges. The proviso does not admit of so wide a construction.",
    "negative",
  ],
  ["overruled (headnote)", "{Sagir Ahmad Motors v. State of U.P., [1955] 1 S.C.R. 707}, overruled.", "negative"],
  [
    "followed",
    "The appellant is similarly situated to the petitioner in {Inder Pal Yadav v. Union of India, (1985) 2 SCC 648}. She shall have the same relief.",
    "positive",
  ],
  ["headnote list", "{In re Kerala Education Bill, [1959] SCR 995}, discussed.", "neutral"],
  [
    "dissented from",
    "The Bombay High Court has taken a different view in {Shantaram Narayan v. Union of India, 1987 (32) ELT 512 (Bom)}. We regret our inability to subscribe to it, since the Explanation was not considered at all.",
    "negative",
  ],
  [
    "no opinion",
    "There appears to be some divergence between {Ganga Bai v. Vijay Kumar, (1974) 2 SCC 393} and a later order of two learned Judges. Since the suit has abated, we say nothing about it.",
    "neutral",
  ],
  // Indirect and hard.
  [
    "counsel's attempt to distinguish rejected",
    "Ms. Dube would distinguish {State v. Hargrove, 161 Vt. 300, 640 A.2d 15} (1993) because her car was moving and Hargrove's was not. The Fourth Amendment knows no such difference, and the evidence must be suppressed for the reasons given in Hargrove.",
    "positive",
  ],
  [
    "several cases",
    "Between the strict rule of {Kellogg v. Iowa Southern, 239 Iowa 196} and the liberal one of Brandt v. Farmers Elevator, 244 Iowa 88, we are no longer able to steer a middle course. Justice lies with Brandt.",
    "negative",
  ],
  [
    "several cases",
    "We approve and disapprove, respectively, the decisions in {Stallings v. Duval County, 511 So. 2d 330} (Fla. 1st DCA 1987), and Perdomo v. Metro-Dade, 522 So. 2d 912 (Fla. 3d DCA 1988).",
    "positive",
  ],
  [
    "subordinate clause",
    "The limitation point having been settled against the employer by {Chinnaswamy v. Labour Court, (1989) 1 LLN 901 (Mad)}, whose correctness we see no cause to doubt, only the question of back wages remains.",
    "positive",
  ],
  [
    "by-agent",
    "The sweeping language of Doe v. Parish of Orleans has been trimmed considerably by {Landry v. Plaquemines, 240 La. 5, 121 So. 2d 240}.",
    "neutral",
  ],
  [
    "recital",
    "The appellant's compilation contains fourteen judgments. We were taken to three of them: {Sterling Computers Workers v. M/s M & N Publications, (1993) 1 SCC 445}, Tata Cellular v. Union of India, (1994) 6 SCC 651, and Air India Ltd. v. Cochin International Airport, (2000) 2 SCC 617. Before dealing with them it is convenient to state the facts.",
    "neutral",
  ],
  [
    "statutory supersession",
    'Until 2011 the matter was governed by {Prasad & Co. v. Commissioner of Trade Tax, (2004) 13 SCC 455}. Then came the Finance Act, with its new Explanation (iii) and the words "and shall be deemed always to have been". Nothing is left of the old position.',
    "negative",
  ],
  [
    "obsolete",
    "{Orkin Theatres v. Lyric Amusement, 262 S.W. 88} (Ky. 1924), assumed that no one could hear a performance who did not enter the hall. Radio has falsified the assumption, and a rule ought not to outlive its reason. We hold the broadcast actionable.",
    "negative",
  ],
  [
    "doubted",
    "I pause over {State v. Pedro D'Souza, (1960) 62 Bom LR 401}. Sitting alone I must obey it, yet I would be less than candid if I did not record that I find its reasoning hard to support, and I direct that the matter be laid before a Division Bench.",
    "negative",
  ],
  [
    "conditional satisfied",
    "Under {Shyamala Rajagopal v. Family Court, (2013) 15 SCC 755}, the waiting period may be waived where there has been no cohabitation for three years and mediation has failed. Both conditions are met. We waive the period accordingly.",
    "positive",
  ],
  [
    "overruled",
    "Justice Brandeis wrote for himself alone in 1932, and the majority of that day went the other way. {Liggett-Howe Co. v. Baldridge, 285 U.S. 105} (1932). We now think that he was right and the majority mistaken.",
    "negative",
  ],
  [
    "indirect",
    "When the harbormaster closed the north channel without warning, the Fifth Circuit held the port liable. {In re Tug Amity, 688 F.2d 330} (5th Cir. 1982). Not so here, for warnings went out on three frequencies.",
    "negative",
  ],
  [
    "neutral contrast parenthetical",
    "Every State has a view. Compare, e.g., Pike v. Nodaway, 38 S.W.3d 40 (Mo. 2001) (strict liability), with {Tarleton v. Yazoo Delta Gin, 790 So. 2d 88} (Miss. 2001) (negligence), and Ochs v. Rice, 14 P.3d 2 (Wyo. 2000) (neither).",
    "neutral",
  ],
  [
    "history",
    "After {Marisol v. Becerra, 19 F.4th 301} (9th Cir. 2021) issued, the parties asked for, and received, a stay of the mandate while they negotiated. They have now settled.",
    "neutral",
  ],
  [
    "reference made, larger bench answered against doubt",
    "A doubt having been expressed as to {Ajit Kumar Nag v. Indian Oil Employees, (2005) 7 SCC 764}, the matter was placed before five learned Judges, who have reserved judgment. Meanwhile the bail application must be dealt with on its own footing.",
    "neutral",
  ],
  [
    "two-step anaphora",
    "We held in Sayre v. Kanawha Coal, 110 W. Va. 410, that a lessee must mine with diligence. {Fox v. Braxton, 114 W. Va. 22}, held that he need not pay for what he leaves behind. The legislature has since repudiated the latter, and it is only the latter that the lessee invokes.",
    "negative",
  ],
  [
    "rule extended by choice",
    "If a bailee for hire must account for a lost trunk, and {Pargeter v. Great Lakes Transit, 190 Mich. 511}, says that he must, then no less must a hospital account for a patient's wedding ring. The direction of a verdict for the hospital was error.",
    "positive",
  ],
  [
    "implicit contrary holding",
    "The unreported judgment in {Sushila Tai v. Slum Rehabilitation Authority, 2016 SCC OnLine Bom 9981} contains no reasons. A conclusion without a reason is not an authority, and I do not treat it as one.",
    "negative",
  ],
  [
    "unclear",
    "Learned counsel cited Ratan Lal v. Kishan Chand, (1977) 3 SCC 12, and {Om Wati v. Mahendra Singh, (1981) 1 SCC 77}. The first was delivered by two Judges and so was the second. One of them is plainly not good law;",
    "unknown",
  ],
  [
    "overruling of another",
    'The court cited {Wickham v. Norfolk Dredging, 155 Va. 910} for the definition of "wharf" while overruling, in the same breath, the much older decision in Bell v. Tazewell, 81 Va. 7.',
    "neutral",
  ],
  [
    "several cases",
    "We approve and disapprove, respectively, the decisions in Stallings v. Duval County, 511 So. 2d 330 (Fla. 1st DCA 1987), and {Perdomo v. Metro-Dade, 522 So. 2d 912} (Fla. 3d DCA 1988).",
    "negative",
  ],
  [
    "indirect",
    "The path has been cleared for us. In {Lozano v. Cascade Fruit Growers, 181 Wn. App. 90} (2014), Division Three refused to read the grace period into a statute that has none; we walk the same road.",
    "positive",
  ],
  [
    "several cases",
    "Between the strict rule of Kellogg v. Iowa Southern, 239 Iowa 196, and the liberal one of {Brandt v. Farmers Elevator, 244 Iowa 88}, we are no longer able to steer a middle course. Justice lies with Brandt.",
    "positive",
  ],
  [
    "two-step anaphora",
    "We held in {Sayre v. Kanawha Coal, 110 W. Va. 410} that a lessee must mine with diligence. Fox v. Braxton held that he need not pay for what he leaves behind. The legislature has since repudiated the latter, and it is only the latter that the lessee invokes.",
    "neutral",
  ],
  [
    "indirect",
    "When the city fired a pension clerk without a hearing, the Eighth Circuit ordered her reinstated. {Prager v. City of Duluth, 677 F.2d 904} (8th Cir. 1982). So too here.",
    "positive",
  ],
  [
    "indirect",
    "Whatever persuasive force {Nakamura v. Honolulu Gas, 3 Haw. App. 140} (1982) may have had when it was written, it commands none now.",
    "negative",
  ],
  [
    "dissent",
    "My colleagues leave {Larrabee v. Bell, 210 Conn. 77, 554 A.2d 281} (1989), exactly as they found it. I would not. Its day is over, and I should have been glad to say so for the court; because I cannot, I respectfully dissent.",
    "neutral",
  ],
  [
    "mention in statute's note",
    "The Statement of Objects and Reasons recites the judgment in {Danial Latifi Trust v. Union of India, (2001) 7 SCC 740} and the recommendations of the Law Commission; it draws no conclusion from either.",
    "neutral",
  ],
  [
    "indirect",
    "The tenancy in {Karim Baksh v. Official Trustee, AIR 1937 Cal 233} was for manufacture, and six months' notice was held necessary. The appellant's tannery is a manufactory if anything is. That reasoning leads inevitably to the dismissal of this suit.",
    "positive",
  ],
  [
    "criticized",
    "The opinion in {Dettweiler v. Board of Zoning Appeals, 7 Ohio App. 3d 19} (1982) is ingenious. It is also, we think, quite wrong.",
    "negative",
  ],
  [
    "conditional",
    "Should the day come when {Fairmont Creamery v. Minnesota, 274 U.S. 1, 8} (1927), must be reconsidered, it will be in a case that presents the question.",
    "neutral",
  ],
  [
    "negated negative",
    "Nothing in this opinion should be read to call into question {Hobart v. Kettle Moraine Sch. Dist., 321 Wis. 2d 400} (2009).",
    "neutral",
  ],
  [
    "negated positive",
    'We should very much like to follow {Hargreaves v. Bristol Pension Board, 88 A.3d 300} (R.I. 2014), for it would lead to a humane result. We cannot. The statute says "shall."',
    "negative",
  ],
  [
    "partial",
    "Part II of {Vishaka Kendra v. State of Kerala, ILR 2001 (3) Ker 218} deals with territorial jurisdiction, and we adopt it entirely. With Part III we are not concerned.",
    "positive",
  ],
  [
    "overruled (recognized)",
    "The claimant would have us measure the period from discovery under {Dunleavy v. Home Indemnity, 65 Wis. 2d 501, 222 N.W.2d 630} (1974), which the supreme court laid aside in Osgood the very next term.",
    "negative",
  ],
  [
    "absence of support",
    "The brief cites {Baxter v. Hume Cattle Co., 118 Mont. 77} (1945) for the proposition that a grazing lease is freely assignable. We have read the opinion twice. It holds nothing of the kind; it concerned a mortgage.",
    "negative",
  ],
  [
    "counsel's argument accepted",
    "Defendants say that {Lowndes v. Harbor Point Realty, 12 Cal. App. 4th 901} (1993) is an outlier that rests on a misquotation of the Restatement. They are right on both scores.",
    "negative",
  ],
  [
    "not cited for point",
    "We mention {Olinger v. Chaffee, 139 Colo. 8, 335 P.2d 900} (1959) only for the sake of completeness.",
    "neutral",
  ],
  [
    "amicus",
    "An amicus asks us to abandon {Tunkl v. Regents, 60 Cal. 2d 92} (1963). No party does, and we do not ordinarily entertain points raised by amici alone.",
    "neutral",
  ],
  [
    "counsel's argument accepted",
    "The Solicitor General submits that {Bhagat Ram v. Controller of Estate Duty, (1968) 3 SCR 614} cannot survive the amendment of 1973. The submission is well founded.",
    "negative",
  ],
];
