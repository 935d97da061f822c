import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 6, held back from tuning: no rule may be changed because of one of them. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_6_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "progeny overruled",
    "{Boyle v. Tri-State Gas, 50 Ohio St. 3d 1 (1990)}, and its progeny are overruled.",
    "negative",
  ],
  [
    "progeny member",
    "Boyle v. Tri-State Gas, 50 Ohio St. 3d 1 (1990), and its progeny, among them {Ledyard v. Shaker Hts., 60 Ohio St. 3d 40 (1991)}, are overruled.",
    "negative",
  ],
  [
    "progeny followed",
    "{Boyle v. Tri-State Gas, 50 Ohio St. 3d 1 (1990)}, and its progeny lead inexorably to the conclusion that this judgment must be affirmed.",
    "positive",
  ],
  [
    "progeny counted",
    "Since {Boyle v. Tri-State Gas, 50 Ohio St. 3d 1 (1990)}, the courts of appeals have decided eleven cases of the kind.",
    "neutral",
  ],
  [
    "history, as limited by",
    "{Quarles v. Dean, 410 U.S. 12 (1973)}, as limited by Dean v. Hill, 450 U.S. 80 (1981), does not reach this far.",
    "negative",
  ],
  [
    "history, as modified on denial of reh'g",
    "{Vega v. Sunol Valley, 140 Cal. App. 4th 10, 18 (2006)}, as modified on denial of reh'g (July 6, 2006), lists the elements.",
    "neutral",
  ],
  [
    "history, writ refused n.r.e.",
    "{Garza v. Rio Grande Cattle, 400 S.W.2d 12 (Tex. Civ. App.—San Antonio 1966, writ ref'd n.r.e.)}.",
    "neutral",
  ],
  [
    "history, pet. denied",
    "A deed is construed within its four corners. {Teague v. Bowie Oil, 511 S.W.3d 40, 44 (Tex. App.—Eastland 2016, pet. denied)}.",
    "neutral",
  ],
  [
    "history, leave to appeal denied",
    "{People v. Mazur, 120 Mich. App. 5 (1982)}, lv. denied, 417 Mich. 900 (1983), is the case the prosecutor cites.",
    "neutral",
  ],
  [
    "history, cert. dismissed",
    "{Wheelock v. Rand, 70 F.2d 3 (7th Cir.)}, cert. dismissed, 292 U.S. 600 (1934).",
    "neutral",
  ],
  [
    "history, affirmed as modified",
    "{Fulmer v. Kitsap County, 30 Wash. App. 8 (1981)}, aff'd as modified, 97 Wash. 2d 12 (1982).",
    "positive",
  ],
  [
    "history, set aside",
    "The Board's ruling in {Acme Foundry, 300 N.L.R.B. 12 (1990)}, enforcement denied, 950 F.2d 70 (7th Cir. 1991), adds nothing.",
    "negative",
  ],
  [
    "history, enforced",
    "The Board so ruled in {Acme Foundry, 300 N.L.R.B. 12 (1990)}, enforced, 950 F.2d 70 (7th Cir. 1991).",
    "positive",
  ],
  [
    "history, superseded on reconsideration",
    "{Lim v. Palau Fisheries, 40 F. Supp. 2d 3 (D. Guam 1999)}, superseded on reconsideration, 51 F. Supp. 2d 80 (D. Guam 1999).",
    "negative",
  ],
  [
    "history, judgment vacated as moot",
    "{Pratt v. Allegany, 70 F.3d 2 (2d Cir. 1995)}, vacated as moot, 519 U.S. 3 (1996).",
    "negative",
  ],
  [
    "history, not followed by",
    "{Sills v. Oakdale, 55 So. 2d 4 (La. Ct. App. 1951)}, not followed in Hebert v. Parish, 70 So. 2d 88 (La. Ct. App. 1954).",
    "negative",
  ],
  [
    "history, followed in",
    "{Sills v. Oakdale, 55 So. 2d 4 (La. Ct. App. 1951)}, followed in Hebert v. Parish, 70 So. 2d 88 (La. Ct. App. 1954).",
    "positive",
  ],
  [
    "actor, not followed in",
    "Sills v. Oakdale, 55 So. 2d 4 (La. Ct. App. 1951), not followed in {Hebert v. Parish, 70 So. 2d 88 (La. Ct. App. 1954)}.",
    "neutral",
  ],
  [
    "dist'd in parenthesis",
    "(Distinguishing {Horne v. Pike, 66 Vt. 90 (1893)}, on the ground that the bond there was under seal.)",
    "negative",
  ],
  [
    "mid-sentence, controlled by",
    "The question of damages, which is controlled by {Sayre v. Lumbermen's, 43 Mich. 200 (1880)}, was properly left to the jury.",
    "positive",
  ],
  [
    "mid-sentence, notwithstanding",
    "We hold, {Sayre v. Lumbermen's, 43 Mich. 200 (1880)}, to the contrary notwithstanding, that stumpage is the proper measure.",
    "negative",
  ],
  [
    "mid-sentence, insofar",
    "Insofar as {Sayre v. Lumbermen's, 43 Mich. 200 (1880)}, implies that a trespasser in good faith owes no interest, we reject it.",
    "negative",
  ],
  [
    "mid-sentence, reference",
    "The measure of damages, discussed in {Sayre v. Lumbermen's, 43 Mich. 200 (1880)}, was not in dispute below.",
    "neutral",
  ],
  [
    "mid-sentence, appositive",
    "Judge Hartwell, the author of {Sayre v. Lumbermen's, 43 Mich. 200 (1880)}, had himself been a lumberman.",
    "neutral",
  ],
  [
    "conceded error",
    "The People confess error. They acknowledge that {People v. Rusk, 60 Colo. App. 4 (2001)}, upon which the trial court acted, was repudiated by this court last Term.",
    "negative",
  ],
  [
    "conceded controlling",
    "The People confess error, conceding that {People v. Rusk, 60 Colo. App. 4 (2001)}, is controlling. We accept the concession and reverse.",
    "positive",
  ],
  [
    "brief lists",
    "The People cite {People v. Rusk, 60 Colo. App. 4 (2001)}, People v. Lane, and People v. Bright.",
    "neutral",
  ],
  [
    "court answers list",
    "The People cite {People v. Rusk, 60 Colo. App. 4 (2001)}, People v. Lane, and People v. Bright. None of them is in point. In each the weapon was recovered from the defendant's person.",
    "negative",
  ],
  [
    "court answers list",
    "The People cite {People v. Rusk, 60 Colo. App. 4 (2001)}, and People v. Lane. These cases are directly in point and leave us no choice.",
    "positive",
  ],
  [
    "both authorities distinguished",
    "Neither {Hull v. Brace, 19 Ariz. 4 (1917)}, nor Lott v. Fain, 20 Ariz. 60 (1918), is of any help to the lessee; both concerned leases for a term.",
    "negative",
  ],
  [
    "neither cited",
    "Neither {Hull v. Brace, 19 Ariz. 4 (1917)}, nor Lott v. Fain, 20 Ariz. 60 (1918), was cited in the briefs.",
    "neutral",
  ],
  ["neither addresses, explained", "{Hull v. Brace, 19 Ariz. 4 (1917)}, left the matter open.", "neutral"],
  [
    "both authorities relied on",
    "Both {Hull v. Brace, 19 Ariz. 4 (1917)}, and Lott v. Fain, 20 Ariz. 60 (1918), fully sustain the ruling below, and we approve them.",
    "positive",
  ],
  [
    "skeptical",
    "One may be forgiven for wondering whether {In re Larch Estate, 33 N.Y.S. 4 (Sur. Ct. 1895)}, was ever right. We are satisfied that it is not right now.",
    "negative",
  ],
  [
    "contradiction",
    "Our opinion in {In re Larch Estate, 33 N.Y. 4 (1865)}, contradicts itself on successive pages and can guide no one.",
    "negative",
  ],
  [
    "bad facts",
    "{State v. Ott, 60 Neb. 8 (1900)}, is the product of its unusual record, and we have never since applied it. We do not apply it now.",
    "negative",
  ],
  ["disfavored", "{State v. Ott, 60 Neb. 8 (1900)}, has fallen into disfavor.", "negative"],
  [
    "superseded by constitutional amendment",
    "The people themselves overturned {State v. Ott, 60 Neb. 8 (1900)}, by the amendment of 1912.",
    "negative",
  ],
  [
    "obsolete",
    "The holding of {Flagg v. Ogden, 4 How. Pr. 7 (N.Y. 1849)}, was made obsolete by the merger of law and equity.",
    "negative",
  ],
  [
    "no longer necessary",
    "We see no further need for the presumption that {Flagg v. Ogden, 14 N.Y. 7 (1856)}, created, and we discard it.",
    "negative",
  ],
  [
    "declined, another jurisdiction",
    "The California rule, exemplified by {Novak v. Serra Glass, 90 Cal. App. 3d 12 (1979)}, has been urged upon us. We prefer to leave so drastic a change to the General Assembly.",
    "negative",
  ],
  [
    "adopted, another jurisdiction",
    "The California rule, exemplified by {Novak v. Serra Glass, 90 Cal. App. 3d 12 (1979)}, has been urged upon us. We are persuaded, and adopt it as the rule of this State.",
    "positive",
  ],
  [
    "another jurisdiction, described",
    "The California rule is exemplified by {Novak v. Serra Glass, 90 Cal. App. 3d 12 (1979)}. The New York rule is otherwise.",
    "neutral",
  ],
  [
    "stare decisis wins",
    "Were {Alcott v. Kern, 220 N.C. 4 (1941)}, before us as an original question, some of us would vote differently. But it has been the law for sixty years, and we will not disturb it.",
    "positive",
  ],
  [
    "legislative acquiescence",
    "The Legislature has met twenty times since {Alcott v. Kern, 220 N.C. 4 (1941)}, without touching it. We take its silence as assent, and reaffirm.",
    "positive",
  ],
  [
    "legislative response",
    "The Legislature's answer to {Alcott v. Kern, 220 N.C. 4 (1941)}, came swiftly: chapter 90 of the Session Laws overrode it in terms.",
    "negative",
  ],
  ["legislative history", "The committee report mentions {Alcott v. Kern, 220 N.C. 4 (1941)}, twice.", "neutral"],
  [
    "hypothetical from advocate",
    "Suppose, counsel says, that {Vance v. Ivy, 8 Wheat. 3 (1823)}, were overruled tomorrow. We are not in the business of supposing.",
    "neutral",
  ],
  [
    "question left",
    "Whether {Vance v. Ivy, 8 Wheat. 3 (1823)}, has been silently overruled is an interesting question that this record does not present.",
    "neutral",
  ],
  [
    "faithful application",
    "The court of appeals faithfully applied {Vance v. Ivy, 8 Wheat. 3 (1823)}. Its judgment is affirmed.",
    "positive",
  ],
  [
    "faithful application, dissent below",
    "The dissenting judge below would have applied {Vance v. Ivy, 8 Wheat. 3 (1823)}. We granted certiorari.",
    "neutral",
  ],
  [
    "mistaken application",
    "In extending {Vance v. Ivy, 8 Wheat. 3 (1823)}, to inland waters the court of appeals ignored its plain limits. Reversed.",
    "negative",
  ],
  [
    "concurrence in part",
    "I join all but Part II-B, in which the plurality discusses {Glenn v. Ott, 44 U.S. 9 (1845)}.",
    "neutral",
  ],
  [
    "dissent, majority guts",
    "The majority says that it leaves {Glenn v. Ott, 444 U.S. 9 (1979)}, standing. In truth it guts that decision. I dissent.",
    "negative",
  ],
  [
    "dissent, predicted",
    "LARSEN, C.J. (dissenting). If I had my way we would follow {Glenn v. Ott, 444 U.S. 9 (1979)}, and be done with it.",
    "neutral",
  ],
  [
    "joined in en banc",
    "By an equally clear majority we reject the call to overrule {Haas v. Rome, 700 F.3d 4 (11th Cir. 2012)}, and hold that it controls.",
    "positive",
  ],
  ["see cf. in list", "See Lamb v. Fox, 3 Met. 4 (Mass. 1841). Cf. {Gore v. Wye, 14 Pick. 9 (Mass. 1833)}.", "neutral"],
  ["contra, final", "Lamb v. Fox, 3 Met. 4 (Mass. 1841). Contra: {Gore v. Wye, 9 Conn. 14 (1831)}.", "negative"],
  ["e.g.", "E.g., {Gore v. Wye, 9 Conn. 14 (1831)}; Lamb v. Fox, 3 Met. 4 (Mass. 1841).", "neutral"],
  [
    "accord with parenthetical",
    "Accord, e.g., {Gore v. Wye, 9 Conn. 14 (1831)} (notice by mail is complete upon posting).",
    "positive",
  ],
  [
    "compare, first limb",
    "Some courts require a writing, others do not. Compare {Gore v. Wye, 9 Conn. 14 (1831)}, with Lamb v. Fox, 3 Met. 4 (Mass. 1841).",
    "neutral",
  ],
  ["margin", "{Fay v. Orne, 7 Gray 300}", "unknown"],
  ["stub", "{Kane v. Low, 19 F. Cas. 4 (No. 7,602)}", "unknown"],
  ["numbered", "34. {Hume v. Ely, 31 Wend. 2}; 35. Ash v. Tew, 1 Hill 3.", "unknown"],
  ["OCR", "The decision in {Penn v. Ware, 8 Gratt. 90}, is dis-\ntinguish-\nable from the one at bar.", "negative"],
  ["OCR", "{Penn v. Ware, 8 Gratt. 90}, is de-\n\nVOL. XC—14\n\ncisive of this case.", "positive"],
  [
    "old",
    "The doctrine broached in {Doe v. Tillotson, 1 Yeates 3 (Pa. 1791)}, has been over and over again denied, and may now be considered as exploded.",
    "negative",
  ],
  [
    "old",
    "{Doe v. Tillotson, 1 Yeates 3 (Pa. 1791)}, is an authority in the very point, and to it we bow.",
    "positive",
  ],
  [
    "negated approval",
    "{Ray v. Corn Exchange, 200 Ill. 4 (1902)}, has never been approved by this court, and we do not approve it now.",
    "negative",
  ],
  [
    "negated following",
    "{Ray v. Corn Exchange, 200 Ill. App. 4 (1916)}, has not been followed elsewhere, and should not be followed here.",
    "negative",
  ],
  [
    "negated doubt",
    "No doubt has ever been cast upon {Ray v. Corn Exchange, 200 Ill. 4 (1902)}; it rules this case.",
    "positive",
  ],
  [
    "negated decision",
    "{Ray v. Corn Exchange, 200 Ill. 4 (1902)}, did not decide the question now before us.",
    "neutral",
  ],
  [
    "question rhetorical",
    "Is there anything in the years since {Moody v. Pratt, 18 Wis. 2d 4 (1962)}, to make us think it wrong? There is not. We stand by it.",
    "positive",
  ],
  [
    "tested by",
    "Measured against {Landis Bros. v. Kern County, 30 Cal. 2d 400 (1947)}, the ordinance is a valid exercise of the police power, and the demurrer was properly sustained.",
    "positive",
  ],
  [
    "chart",
    "We steer by {Osborne v. Talcott, 51 Conn. 4 (1883)}. It tells us that a gift causa mortis requires delivery, and there was none.",
    "positive",
  ],
  [
    "no better statement",
    "No better statement of the law can be made than that of Chief Justice Beasley in {Runyon v. Central R.R., 25 N.J.L. 40 (1855)}, and we take it for our guide.",
    "positive",
  ],
  [
    "answered already",
    "The argument was made and rejected in {United States v. Bricker, 940 F.3d 12 (10th Cir. 2019)}. It fares no better the second time.",
    "positive",
  ],
  [
    "obedient",
    "The mandate of {Hollins v. Board of Education, 391 U.S. 20 (1968)}, is plain and we obey it; the plan is disapproved.",
    "positive",
  ],
  [
    "reversal for departure",
    "A trial court that departs from {In re Guardianship of Low, 80 Ill. 2d 4 (1980)}, abuses its discretion. This one did, and we reverse.",
    "positive",
  ],
  [
    "timing",
    "The complaint was filed eleven days after {Hollins v. Board of Education, 391 U.S. 20 (1968)}, was handed down.",
    "neutral",
  ],
  // Indian courts.
  [
    "SCR prose, 1950s",
    "We do not think that {Emperor v. Ghulam Rasul, AIR 1942 Sind 90} was rightly decided, and the contrary opinion of the Lahore High Court is to be preferred.",
    "negative",
  ],
  [
    "SCR prose, 1950s",
    "In our opinion the true rule is that stated by Rankin, C.J. in {Promotha v. Sourav, ILR 47 Cal 100}, and on that rule the suit fails.",
    "positive",
  ],
  [
    "SCR prose, 1950s",
    "Mr. Pathak next called in aid {Promotha v. Sourav, ILR 47 Cal 100}. He further argued that the deed was not stamped.",
    "neutral",
  ],
  [
    "SCR prose, called in aid",
    "Mr. Pathak next called in aid {Promotha v. Sourav, ILR 47 Cal 100}. We are unable to see how that case is of any use to him; it was concerned with a mortgage by conditional sale.",
    "negative",
  ],
  [
    "recent, paragraph no.",
    "48. In that view of the matter, we overrule the judgment in {Kiran Infra v. National Highways, (2016) 12 SCC 30} to the extent it holds that Section 34 empowers the court to modify an award.",
    "negative",
  ],
  [
    "recent, majority opinion",
    "72. By a majority of 4:1, the decision in {Kiran Infra v. National Highways, (2016) 12 SCC 30} is upheld.",
    "positive",
  ],
  [
    "recent, listing",
    "The matter be listed after the pronouncement of judgment in {Kiran Infra v. National Highways, C.A. No. 4401 of 2015}.",
    "neutral",
  ],
  [
    "minority noted, majority overrules",
    "While the minority would retain {Harbans v. State, (1982) 2 SCC 99}, the majority holds that it is overruled.",
    "negative",
  ],
  [
    "minority would overrule",
    "While the minority would overrule {Harbans v. State, (1982) 2 SCC 99}, the majority does not find it necessary to do so.",
    "neutral",
  ],
  [
    "clarification narrows",
    "We clarify that {Union Carbide Workers v. Labour Court, (1996) 5 SCC 60} shall apply only to workmen engaged through a contractor, and not to regular employees such as the appellants.",
    "negative",
  ],
  [
    "clarification",
    'We clarify that when {Union Carbide Workers v. Labour Court, (1996) 5 SCC 60} speaks of "wages", it means wages last drawn.',
    "neutral",
  ],
  [
    "two decisions distinguished",
    "The decisions in {Baldeo v. Sher Singh, AIR 1968 SC 900} and Amolak v. Natha, AIR 1971 SC 210 are both distinguishable on facts.",
    "negative",
  ],
  [
    "two decisions applied",
    "The decisions in {Baldeo v. Sher Singh, AIR 1968 SC 900} and Amolak v. Natha, AIR 1971 SC 210 are on all fours with this case and conclude it.",
    "positive",
  ],
  [
    "two decisions referred",
    "Reference in this connection was made to {Baldeo v. Sher Singh, AIR 1968 SC 900} and Amolak v. Natha, AIR 1971 SC 210.",
    "neutral",
  ],
  [
    "one applied, other not",
    "While Baldeo v. Sher Singh, AIR 1968 SC 900 is not attracted, the principle in {Amolak v. Natha, AIR 1971 SC 210} clearly is, and it concludes the matter.",
    "positive",
  ],
  [
    "one applied, other not",
    "While {Baldeo v. Sher Singh, AIR 1968 SC 900} is not attracted, the principle in Amolak v. Natha, AIR 1971 SC 210 clearly is, and it concludes the matter.",
    "negative",
  ],
  [
    "first overruled by second",
    "{Chunni v. Bhagirath, AIR 1954 SC 310} was later overruled in Dost Mohd. v. Chief Controller, AIR 1964 SC 20.",
    "negative",
  ],
  [
    "first overruled by second, actor",
    "Chunni v. Bhagirath, AIR 1954 SC 310 was later overruled in {Dost Mohd. v. Chief Controller, AIR 1964 SC 20}.",
    "neutral",
  ],
  [
    "inverted, was what",
    "It was {Chunni v. Bhagirath, AIR 1954 SC 310} that came to be overruled by the Bench of seven.",
    "negative",
  ],
  [
    "inverted, was what",
    "It is {Dost Mohd. v. Chief Controller, AIR 1964 SC 20} that must guide us, and guided by it we reject the plea.",
    "positive",
  ],
  [
    "relegated",
    "What {Ramsewak v. Union, (1978) 1 SLR 4} decided was the position under the old Rules. Those Rules were repealed in 1991 and the decision has lost all relevance.",
    "negative",
  ],
  [
    "position under old Rules",
    "What {Ramsewak v. Union, (1978) 1 SLR 4} decided was the position under the Rules of 1965. The parties are at issue on whether the Rules of 1965 or of 1991 govern.",
    "neutral",
  ],
  [
    "position under old Rules remains",
    "What {Ramsewak v. Union, (1978) 1 SLR 4} decided was the position under the old Rules. The new Rules being identical, that decision squarely applies.",
    "positive",
  ],
  [
    "HC relying, SC leave granted",
    "Relying on {Ganeshi Lal v. Sub-Judge, 1980 ALJ 12}, the High Court quashed the F.I.R. Leave granted.",
    "neutral",
  ],
  [
    "HC relying, SC agrees",
    "Relying on {Ganeshi Lal v. Sub-Judge, 1980 ALJ 12}, the High Court quashed the F.I.R. In our judgment the High Court was right, and that decision states the law accurately.",
    "positive",
  ],
  [
    "HC relying, SC disagrees",
    "Relying on {Ganeshi Lal v. Sub-Judge, 1980 ALJ 12}, the High Court quashed the F.I.R. With respect, that decision is contrary to a long line of authority of this Court and ought not to have been relied upon.",
    "negative",
  ],
  [
    "HC relying, SC distinguishes",
    "Relying on {Ganeshi Lal v. Sub-Judge, 1980 ALJ 12}, the High Court quashed the F.I.R. The High Court failed to see that there the dispute was purely civil in nature, whereas here forgery is alleged. The order is set aside.",
    "negative",
  ],
  [
    "respondents bound",
    "The respondents, having lost in {All India Typists v. Union, (1995) 30 ATC 4}, cannot be permitted to raise the same plea again. The Tribunal having rightly applied that decision, this petition is dismissed.",
    "positive",
  ],
  [
    "respondents lost earlier",
    "The respondents, having lost in {All India Typists v. Union, (1995) 30 ATC 4}, filed a review application which is pending.",
    "neutral",
  ],
  [
    "distinct notification",
    "{Bright Zinc v. CCE, 1994 (70) ELT 90 (SC)} pertained to Notification 175/86, which is worded differently. It is therefore of no relevance to Notification 1/93.",
    "negative",
  ],
  [
    "same notification",
    "{Bright Zinc v. CCE, 1994 (70) ELT 90 (SC)} pertained to this very Notification. The benefit cannot be denied to the appellants. Appeal allowed with consequential relief.",
    "positive",
  ],
  [
    "notification, mention",
    "{Bright Zinc v. CCE, 1994 (70) ELT 90 (SC)} pertained to Notification 175/86. The Revenue's appeal on that Notification was argued in the next case.",
    "neutral",
  ],
  [
    "negation, not laid down",
    "It is not the law, as {Syed Mohideen v. Rent Controller, (1975) 2 MLJ 60} would have it, that a single default is enough.",
    "negative",
  ],
  [
    "negation, not otherwise",
    "It cannot be gainsaid that {Syed Hussain v. Rent Controller, (1975) 1 MLJ 60} correctly states the law. We hold accordingly.",
    "positive",
  ],
  [
    "negation, no occasion",
    "There is no occasion here to consider whether {Syed Hussain v. Rent Controller, (1975) 1 MLJ 60} should be followed.",
    "neutral",
  ],
  [
    "negation, no longer",
    "{Syed Hussain v. Rent Controller, (1975) 1 MLJ 60} can no longer be treated as a binding precedent.",
    "negative",
  ],
  [
    "no universal application",
    "{Kashibai v. Parwati, (1985) 2 Bom CR 4} is no authority for the sweeping contention urged; it was a case between co-widows and must be read as such.",
    "negative",
  ],
  [
    "counsel withdraws",
    "Learned counsel had initially relied upon {Kashibai v. Parwati, (1985) 2 Bom CR 4} but did not pursue the point.",
    "neutral",
  ],
  [
    "counsel, dissent from",
    "Counsel for the plaintiff contended that {Kashibai v. Parwati, (1985) 2 Bom CR 4} had been dissented from in Madras. We were not shown the report.",
    "neutral",
  ],
  [
    "contention upheld",
    "Counsel for the plaintiff contended that {Kashibai v. Parwati, (1985) 2 Bom CR 4} had been dissented from in Madras. That is so, and we prefer the Madras view.",
    "negative",
  ],
  [
    "question framed for FB",
    "The following question is referred for the opinion of the Full Bench: Whether {Nagendra v. Suresh, 60 IA 4} governs an execution application filed beyond twelve years?",
    "neutral",
  ],
  [
    "FB answers",
    "Our answer to the question is that {Nagendra v. Suresh, 60 IA 4} governs such an application.",
    "positive",
  ],
  [
    "FB answers",
    "Our answer to the question is that {Nagendra v. Suresh, 60 IA 4} does not govern such an application.",
    "negative",
  ],
  [
    "hypothetical",
    "If {Jwala v. Ganga, AIR 1961 SC 40} were to be applied literally, no tenant could ever be evicted. That, says the Attorney-General, is the consequence.",
    "neutral",
  ],
  [
    "absurd consequence accepted",
    "If {Jwala v. Ganga, AIR 1961 All 40} were to be applied literally, no tenant could ever be evicted. We cannot countenance such a result and decline to apply it.",
    "negative",
  ],
  [
    "dissent from dissent",
    "The dissenting opinion of Fazl, J. in {Surajmal v. State, [1950] SCR 90} has since been accepted as the correct view by a larger Bench, and we follow it.",
    "positive",
  ],
  [
    "majority since displaced",
    "The dissent in {Surajmal v. State, [1950] SCR 90} has since been accepted, and the majority view in that case stands overruled.",
    "negative",
  ],
  ["see, bare", "See {Surajmal v. State, [1950] SCR 90, 104}.", "neutral"],
  [
    "see, list middle",
    "(See A.K. Roy v. State, AIR 1980 SC 12; {Surajmal v. State, [1950] SCR 90}; Bidyut v. Union, AIR 1984 SC 70)",
    "neutral",
  ],
  ["cf.", "Cf. the observations of Das, J. in {Surajmal v. State, [1950] SCR 90}.", "neutral"],
  ["accord", "To the same effect is {Bidyut v. Union, AIR 1984 SC 70}, with which we concur.", "positive"],
  ["but see", "But see {Bidyut v. Union, AIR 1984 SC 70}, where a different note was struck.", "negative"],
  [
    "plain holding",
    "In {Dulari v. Third Addl. District Judge, (1995) 3 SCC 14}, it was held that a landlord is the best judge of his requirement.",
    "neutral",
  ],
  [
    "plain holding, then applied",
    "In {Dulari v. Third Addl. District Judge, (1995) 3 SCC 14}, it was held that a landlord is the best judge of his requirement. Applying that principle, the finding of the Rent Controller cannot be faulted.",
    "positive",
  ],
  [
    "plain holding, then not applied",
    "In {Dulari v. Third Addl. District Judge, (1995) 3 SCC 14}, it was held that a landlord is the best judge of his requirement. That principle cannot avail a landlord who, as here, has let out two shops during the pendency of the suit.",
    "negative",
  ],
  [
    "plain holding, then other statute",
    "In {Dulari v. Third Addl. District Judge, (1995) 3 SCC 14}, it was held that a landlord is the best judge of his requirement. The proviso to Section 21 was then noticed.",
    "neutral",
  ],
  [
    "SLP dismissed with reasons",
    "{Ajit Foods v. State of Punjab, (1999) 112 STC 4 (P&H)} was carried to the Supreme Court, which dismissed the appeal with reasons, holding that the High Court had correctly interpreted the entry.",
    "positive",
  ],
  [
    "SLP dismissed, withdrawn",
    "{Ajit Foods v. State of Punjab, (1999) 112 STC 4 (P&H)} was carried to the Supreme Court, but the petition was dismissed as withdrawn.",
    "neutral",
  ],
  [
    "SLP allowed",
    "{Ajit Foods v. State of Punjab, (1999) 112 STC 4 (P&H)} was carried to the Supreme Court, and the appeal of the State was allowed.",
    "negative",
  ],
  [
    "SLP, leave granted",
    "{Ajit Foods v. State of Punjab, (1999) 112 STC 4 (P&H)} was carried to the Supreme Court, where leave has been granted; the appeal is yet to be heard.",
    "neutral",
  ],
  [
    "headnote",
    "{Mewa Ram v. State, [1962] 2 S.C.R. 400}, Sheo Nandan v. Emperor, 45 I.A. 20 and R. v. Tubbs, [1933] A.C. 14, relied upon.",
    "positive",
  ],
  ["headnote", "{Kasturi v. Iyyam, ILR 40 Mad 4} — overruled.", "negative"],
  ["headnote", "{R. v. Tubbs, [1933] A.C. 14}, discussed.", "neutral"],
  ["headnote, held no longer", "{Badri v. Kanhaiya, [1955] 2 SCR 11}, held no longer good law.", "negative"],
  ["headnote, reiterated", "{Shivnath v. Union, [1965] 3 SCR 40}, reiterated.", "positive"],
  [
    "headnote, explained and distinguished",
    "{Moti v. Roshan, [1970] 1 SCR 4}, explained and distinguished.",
    "negative",
  ],
  [
    "headnote, followed mixed",
    "Moti v. Roshan, [1970] 1 SCR 4, distinguished; {Dinesh v. State, [1972] 3 SCR 9}, followed.",
    "positive",
  ],
  ["AIR only", "{A.I.R. 1947 P.C. 90}", "unknown"],
  ["serial with bench", "11. {Chhotu v. State, (1987) Cri LJ 90 (DB)}", "unknown"],
  ["list", "{2001 (1) KLT 4}, 2001 (2) KLT 90, 2002 (1) KLT 77", "unknown"],
  ["appeal no.", "{Criminal Appeal No. 114 of 1963}", "unknown"],
  [
    "OCR",
    "The leamed Judge was in error in folIowing {Mukund v. Pandu, A.I.R. 1937 Nag. 4}, which had been dis-\nsented from.",
    "negative",
  ],
  [
    "OCR",
    "Ap-\nplying the test laid down in {Mukund v. State, [1958] S.C.R. 4}, the\n\n90 SUPREME COURT REPORTS [1961]\n\nappeal must be allowed.",
    "positive",
  ],
  ["OCR", "…{Sheo v. Ram, 11 I.A. 4}, can-\nnot be fol-\nlowed in India after the Act of 1908.", "negative"],
  ["OCR", "A {Sheo v. Ram, 11 I.A. 4} B was a suit for redemption C by one of several mortgagors.", "neutral"],
  [
    "principle squarely governs",
    "The facts being admitted, the principle in {Tulsa Devi v. Khema, AIR 1969 HP 40} squarely governs, and the second appeal must succeed.",
    "positive",
  ],
  [
    "guided",
    "Being guided by the observations in {Shyamal v. State of West Bengal, 2010 (2) CHN 4}, I direct the Commissioner to dispose of the representation within four weeks.",
    "positive",
  ],
  [
    "not possible to take another view",
    "After {Noor Begum v. Waqf Tribunal, (2017) 14 SCC 4} it is not possible to take any other view. The jurisdiction of the civil court is barred.",
    "positive",
  ],
  [
    "expressly adopted",
    "The test formulated in {Noor Begum v. Waqf Tribunal, (2017) 14 SCC 4} is the one that we adopt for the purposes of the 2013 Act as well.",
    "positive",
  ],
  [
    "pronouncement awaited",
    "Judgment in {Noor Begum v. Waqf Tribunal, C.A. No. 90 of 2012} has been reserved.",
    "neutral",
  ],
];
