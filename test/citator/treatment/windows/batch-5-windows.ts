import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 5, that the rules may be tuned on. They were written without sight of the rules. American windows precede Indian ones. */
export const BATCH_5_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "long prose, controlling by facts",
    'The crate in {Dunham v. Erie Forwarding, 5 Denio 300 (N.Y. 1848)}, was marked "glass," as was this one. The carman there let it fall, as did this one. Unless we are to say that the law has changed with the names of the parties, the plaintiff must have his judgment.',
    "positive",
  ],
  [
    "long prose, facts differ",
    'In {Dunham v. Erie Forwarding, 5 Denio 300 (N.Y. 1848)}, the crate was marked "glass." Here the crate bore no mark at all, and the carman had no reason to suppose that it held anything more fragile than turnips. The one case furnishes no rule for the other.',
    "negative",
  ],
  [
    "long prose, narrative",
    "The dispute in {Kessinger v. Maumee Valley Bank, 109 Ohio St. 40 (1923)}, grew out of the failure of a grain elevator. Some forty farmers had left their wheat in store. When the elevator burned, the question was whether they were bailors or sellers.",
    "neutral",
  ],
  [
    "long prose, overtaken",
    "Forty years ago, when {Manfredi v. Port Newark, 12 N.J. Super. 9 (1951)}, was decided, comparative negligence was unknown in this State. The all-or-nothing approach of that case was of a piece with its times. The times have changed, and the Legislature with them; contributory fault no longer bars recovery.",
    "negative",
  ],
  [
    "long prose, survives",
    "Forty years ago, when {Manfredi v. Port Newark, 12 N.J. Super. 9 (1951)}, was decided, comparative negligence was unknown in this State. But its holding on notice did not depend on any view of contributory fault. We follow that holding today.",
    "positive",
  ],
  [
    "plurality not binding",
    "{Mosley v. Warden, 477 U.S. 80 (1986)}, produced no majority. Five Justices rejected the plurality's rationale, and we are not bound by it and do not find it convincing.",
    "negative",
  ],
  [
    "plurality explained",
    "{Mosley v. Warden, 477 U.S. 80 (1986)}, produced no majority. Four Justices would have applied strict scrutiny; one concurred on narrower grounds.",
    "neutral",
  ],
  [
    "plurality adopted",
    "A majority of this Court now embraces the position of the plurality in {Mosley v. Warden, 477 U.S. 80 (1986)}.",
    "positive",
  ],
  [
    "cleaned up",
    'The nonmovant must produce more than "metaphysical doubt." {Tanager Fin. v. Oakes, 988 F.3d 12, 19 (1st Cir. 2021)} (cleaned up).',
    "neutral",
  ],
  [
    "harmonised",
    "Properly understood, {Faber v. Wild, 70 Wis. 2d 12 (1975)}, and Ochs v. Beloit, 81 Wis. 2d 60 (1977), do not conflict. The first speaks of the accrual of the action and the second of its survival.",
    "neutral",
  ],
  [
    "in conflict, earlier yields",
    "{Faber v. Wild, 70 Wis. 2d 12 (1975)}, and Ochs v. Beloit, 81 Wis. 2d 60 (1977), cannot both be right. We resolve the conflict in favor of Ochs.",
    "negative",
  ],
  [
    "in conflict, target prevails",
    "Faber v. Wild, 70 Wis. 2d 12 (1975), and {Ochs v. Beloit, 81 Wis. 2d 60 (1977)}, cannot both be right. We resolve the conflict in favor of Ochs.",
    "positive",
  ],
  [
    "former and latter",
    "As between Neal v. Cody, 11 Wyo. 40 (1902), and {Tripp v. Sweetwater County, 30 Wyo. 18 (1923)}, we think the former states the sounder rule; the latter is disapproved.",
    "negative",
  ],
  [
    "former and latter",
    "As between {Neal v. Cody, 11 Wyo. 40 (1902)}, and Tripp v. Sweetwater County, 30 Wyo. 18 (1923), we think the former states the sounder rule; the latter is disapproved.",
    "positive",
  ],
  [
    "aging precedent",
    "Whether or not {Pugh v. Loomis, 14 N.D. 9 (1905)}, was right for its day, it is wrong for ours.",
    "negative",
  ],
  [
    "mistake acknowledged",
    "The author of this opinion also wrote {Ezell v. Brewer, 290 Ala. 77 (1973)}. He is now persuaded that he was mistaken, and the court agrees.",
    "negative",
  ],
  [
    "silent treatment denied authority",
    "Nor does it matter that we did the same thing in {Ezell v. Brewer, 290 Ala. 77 (1973)}. No one objected there, and a point not raised is a point not decided.",
    "negative",
  ],
  [
    "counsel candidly",
    "Counsel candidly acknowledges that if {Rowley v. Beech, 18 Idaho 4 (1910)}, is still the law he must lose. It is not still the law.",
    "negative",
  ],
  [
    "counsel candidly",
    "Counsel candidly acknowledges that if {Rowley v. Beech, 18 Idaho 4 (1910)}, is still the law he must lose. It is, and he must.",
    "positive",
  ],
  [
    "counsel candidly",
    "Counsel candidly acknowledges that {Rowley v. Beech, 18 Idaho 4 (1910)}, was not cited to the trial court.",
    "neutral",
  ],
  [
    "policy rejected",
    "The rule that emerged from {Denton v. Southwestern Bell, 400 S.W.2d 90 (Tex. 1966)}, rewards the careless and punishes the prudent. This court will have no more of it.",
    "negative",
  ],
  [
    "no longer tenable",
    "In light of the Restatement (Third) and of the experience of our sister states, the position taken in {Orozco v. Santa Fe Ry., 55 N.M. 300 (1951)}, is no longer tenable.",
    "negative",
  ],
  ["abandoned", "The trimester framework of {Ashworth v. Kean, 440 U.S. 170 (1979)}, has been abandoned.", "negative"],
  [
    "replaced",
    "We replace the subjective test of {State v. Cordell, 60 Or. 12 (1911)}, with an objective one.",
    "negative",
  ],
  [
    "new rule not applied retroactively",
    "The defendant's conviction became final in 1979. {Keeler v. Hogan, 455 U.S. 200 (1982)}, announced a new rule, and a judgment already final when it came down lies beyond its reach. We therefore decline to apply it.",
    "negative",
  ],
  [
    "retroactive application",
    "Because the appeal was pending when {Keeler v. Hogan, 455 U.S. 200 (1982)}, came down, the defendant is entitled to the benefit of that ruling, and the conviction is reversed.",
    "positive",
  ],
  [
    "retroactivity question reserved",
    "We need not decide whether {Keeler v. Hogan, 455 U.S. 200 (1982)}, applies retroactively, for the error, if any, was harmless.",
    "neutral",
  ],
  [
    "GVR",
    "The petition is granted, the judgment vacated, and the case remanded for further consideration in light of {Keeler v. Hogan, 455 U.S. 200 (1982)}.",
    "neutral",
  ],
  [
    "GVR, target is vacated",
    "{People v. Strickler, 88 Ill. App. 3d 900 (1980)}, vacated and remanded for further consideration in light of Keeler v. Hogan, 455 U.S. 200 (1982).",
    "negative",
  ],
  [
    "assumed, as in",
    "As in {Galt v. Hightower, 40 Ark. 21 (1882)}, so here, the mortgagee slept on his rights, and equity will not wake him.",
    "positive",
  ],
  [
    "not as in",
    "This is not, as in {Galt v. Hightower, 40 Ark. 21 (1882)}, a case of a mortgagee who slept on his rights. The rule of that case is therefore beside the point.",
    "negative",
  ],
  [
    "modelled",
    "The instruction given was taken nearly word for word from {Purvis v. Hennessey, 66 Mo. 90 (1877)}, which we have always approved.",
    "positive",
  ],
  [
    "instruction from bad case",
    "The instruction given was taken nearly word for word from {Purvis v. Hennessey, 66 Mo. 90 (1877)}, and that was its vice; the language there used was long ago condemned by this court.",
    "negative",
  ],
  [
    "instruction, narrative",
    "The instruction given was taken nearly word for word from {Purvis v. Hennessey, 66 Mo. 90 (1877)}. The defendant excepted on another ground.",
    "neutral",
  ],
  [
    "but see in text",
    "Petitioner is not without support. See Lyons v. Fry, 301 F.2d 8 (8th Cir. 1962). But see {Mims v. Prather, 310 F.2d 70 (4th Cir. 1962)}.",
    "negative",
  ],
  [
    "but see then see",
    "But see Mims v. Prather, 310 F.2d 70 (4th Cir. 1962). The standard of review is well known. See {Cagle v. Root, 290 F.2d 2 (4th Cir. 1961)}.",
    "neutral",
  ],
  [
    "contrary in text",
    "Authority to the contrary may be found: {Mims v. Prather, 310 F.2d 70 (4th Cir. 1962)}; we think it wrong.",
    "negative",
  ],
  [
    "but cf.",
    "The regulation reaches dealers only. But cf. {Sapp v. Alcorn Motors, 388 F. Supp. 6 (N.D. Miss. 1975)}.",
    "negative",
  ],
  [
    "cf. with parenthetical",
    "Cf. {Sapp v. Alcorn Motors, 388 F. Supp. 6 (N.D. Miss. 1975)} (same as to brokers).",
    "neutral",
  ],
  ["see with id.", "See {Sapp v. Alcorn Motors, 388 F. Supp. 6, 8 (N.D. Miss. 1975)}; see also id. at 11.", "neutral"],
  [
    "accord, sentence start",
    'Accord {Sapp v. Alcorn Motors, 388 F. Supp. 6, 8 (N.D. Miss. 1975)} ("A broker is not a dealer.").',
    "positive",
  ],
  [
    "parenthetical says reversed",
    "See {Upton v. Lisle, 900 F.2d 41 (5th Cir. 1990)} (reversing summary judgment where movant failed to negate an element).",
    "neutral",
  ],
  [
    "parenthetical says rejected argument",
    "See {Upton v. Lisle, 900 F.2d 41 (5th Cir. 1990)} (rejecting claim that statute was void for vagueness).",
    "neutral",
  ],
  [
    "parenthetical says declining",
    "See {Upton v. Lisle, 900 F.2d 41 (5th Cir. 1990)} (declining to decide whether waiver could be implied).",
    "neutral",
  ],
  [
    "parenthetical, target overrules",
    "See {Whitley v. Moss, 70 Cal. 2d 100 (1968)} (overruling Tate v. Burr, 30 Cal. 2d 2 (1947)).",
    "neutral",
  ],
  [
    "parenthetical, target limited",
    "See Whitley v. Moss, 70 Cal. 2d 100 (1968) (limiting {Tate v. Burr, 30 Cal. 2d 2 (1947)}, to cases of actual malice).",
    "negative",
  ],
  [
    "parenthetical, declining to extend",
    "Sims v. Ott, 40 F.4th 90 (11th Cir. 2022) (declining to extend {Ware v. Pratt, 590 U.S. 12 (2020)}, to municipal ordinances).",
    "negative",
  ],
  [
    "parenthetical, questioning",
    "Kerr v. Kaye, 12 F.4th 8 (2d Cir. 2021) (questioning whether {Poole v. Dean, 301 F.3d 2 (2d Cir. 2002)}, remains viable).",
    "negative",
  ],
  [
    "parenthetical, applying",
    "Kerr v. Kaye, 12 F.4th 8 (2d Cir. 2021) (applying {Poole v. Dean, 301 F.3d 2 (2d Cir. 2002)}).",
    "positive",
  ],
  [
    "parenthetical, reaffirming",
    "E.g., Kerr v. Kaye, 12 F.4th 8 (2d Cir. 2021) (reaffirming {Poole v. Dean, 301 F.3d 2 (2d Cir. 2002)}, after the amendment).",
    "positive",
  ],
  [
    "parenthetical, dissent citing",
    "Kerr v. Kaye, 12 F.4th 8, 31 (2d Cir. 2021) (Gould, J., dissenting) (citing {Poole v. Dean, 301 F.3d 2 (2d Cir. 2002)}).",
    "neutral",
  ],
  [
    "history, superseded by rule",
    "{Tandy v. Rusk, 41 F.R.D. 2 (N.D. Tex. 1966)}, superseded by rule, Fed. R. Civ. P. 26(b)(4).",
    "negative",
  ],
  [
    "history, disapproved by",
    "{Mayo v. Sands, 404 So. 2d 2 (Fla. 3d DCA 1981)}, disapproved by Sands v. State, 430 So. 2d 88 (Fla. 1983).",
    "negative",
  ],
  [
    "history, approved by",
    "{Mayo v. Sands, 404 So. 2d 2 (Fla. 3d DCA 1981)}, approved, 430 So. 2d 88 (Fla. 1983).",
    "positive",
  ],
  [
    "history, quashed",
    "{Mayo v. Sands, 404 So. 2d 2 (Fla. 3d DCA 1981)}, quashed, 430 So. 2d 88 (Fla. 1983).",
    "negative",
  ],
  [
    "history, cert. granted",
    "{Ulmer v. Grange, 40 F.4th 300 (6th Cir.)}, cert. granted, 143 S. Ct. 500 (2022), raises the same issue.",
    "neutral",
  ],
  [
    "history, overruling recognized",
    "{Osler v. Brandt, 31 Pa. D. & C. 4}, as recognized in later decisions, has been overruled.",
    "negative",
  ],
  [
    "dissent argument met",
    "The dissent fears that our holding will undermine {Haight v. Crews, 14 U.S. 90 (1816)}. It will not. The cases address different subjects.",
    "neutral",
  ],
  [
    "majority through dissenter's eyes",
    "By its decision today the Court limits {Haight v. Crews, 14 U.S. 90 (1816)}, to steamboats. I would not. [Dissent of PARR, J.]",
    "negative",
  ],
  [
    "dissent, hope",
    "I dissent, in the hope that {Haight v. Crews, 14 U.S. 90 (1816)}, may yet be reconsidered.",
    "neutral",
  ],
  ["agency ruling", "The Board's order cites {Rand Cement, 188 N.L.R.B. 400 (1971)}, and nothing else.", "neutral"],
  [
    "agency departs from own",
    "The Board announced that it would no longer adhere to {Rand Cement, 188 N.L.R.B. 400 (1971)}. That was within its power, and the change of course was adequately explained.",
    "negative",
  ],
  [
    "agency adheres to own",
    "The Board has adhered to {Rand Cement, 188 N.L.R.B. 400 (1971)}, for fifty years. The interpretation is reasonable and we uphold it.",
    "positive",
  ],
  [
    "treatise",
    "Professor Corley would have it that {Ames v. Lord, 2 Ld. Raym. 90 (1703)}, was overruled long ago. We need not enter that debate.",
    "neutral",
  ],
  [
    "treatise agreed with",
    "Professor Corley would have it that {Ames v. Lord, 2 Ld. Raym. 90 (1703)}, was overruled long ago. We think the professor is correct.",
    "negative",
  ],
  ["row", "{Ross v. Dell, 88 N.Y.S.2d 14}", "unknown"],
  ["pages", "{Gale v. Mott, 61 Conn. App. 300}, 5, 9, 17–18", "unknown"],
  ["see supra", "{Trask v. Nolan, supra, 811 F.2d at 12}.", "unknown"],
  ["OCR dash", "We ac-\ncordingly dis-\n- 14 -\napprove {Hicks v. Lamb, 51 Okla. 44}, upon this point.", "negative"],
  [
    "OCR ligature",
    "We ﬁnd {Hicks v. Lamb, 51 Okla. 44}, to be directly in point and af-\nﬁrm upon its authority.",
    "positive",
  ],
  ["OCR smear", "1n {Hicks v. Lamb, 51 Okla. 44}, the p1aintiff sued for the va1ue of a mu1e.", "neutral"],
  [
    "equitable maxim applied",
    "{Lathem v. Rooke, 4 Johns. Ch. 65 (N.Y. 1819)}, teaches that equity will not assist a volunteer, and it is upon that ground that we dismiss this bill.",
    "positive",
  ],
  [
    "long prose, modern",
    "The Act has been amended twice since {Bruhn v. Secretary of Health, 710 F.2d 90 (3d Cir. 1983)}, but never in a way that touches the treating-source rule. The administrative law judge was therefore required to apply that decision, and his failure to do so is reversible error.",
    "positive",
  ],
  [
    "same conclusion reached",
    "The only other court to face the question came out where we do. {Sauer v. Peoria Light, 301 Ill. App. 44 (1939)}.",
    "positive",
  ],
  [
    "bankruptcy",
    "The debtor scheduled the tractor as exempt. {In re Holcomb, 88 B.R. 12, 14 (Bankr. D. Neb. 1988)}. No creditor objected within thirty days.",
    "neutral",
  ],
  ["see, footnote", "See {Marsden v. Lake Shore Towing, 266 U.S. 9, 14 n.3 (1924)}.", "neutral"],
  ["discussed below", "We return to {Marsden v. Lake Shore Towing, 266 U.S. 9 (1924)}, in Part III.", "neutral"],
  [
    "reject attack",
    "The attack upon {State ex rel. Dowd v. Comstock, 12 Wash. 300 (1895)}, is unavailing. It was well considered and unanimous, and titles rest upon it.",
    "positive",
  ],
  [
    "refuse on policy",
    "Were we to follow {Kimball v. Larrabee, 80 Me. 44 (1888)}, every gratuitous bailee in the State would become an insurer. We do not follow it.",
    "negative",
  ],
  [
    "law review",
    "See Note, 70 Harv. L. Rev. 1 (1956) (discussing {Kimball v. Larrabee, 80 Me. 44 (1888)}).",
    "neutral",
  ],
  // Indian courts.
  [
    "long prose, distinguished",
    "The petitioner wants us to apply {Vimla Textiles v. ESI Corporation, (1988) 3 SCC 700}. We have gone through the said judgment with care. The employer there had not been heard before the demand was raised; the employer here was heard on four dates. We do not see how the petitioner can take shelter under it.",
    "negative",
  ],
  [
    "long prose, applied",
    "The petitioner wants us to apply {Vimla Textiles v. ESI Corporation, (1988) 3 SCC 700}. We have gone through the said judgment with care. The employer there had not been heard before the demand was raised; nor was the petitioner. The demand must go.",
    "positive",
  ],
  [
    "long prose, pending decision",
    "The petitioner wants us to apply {Vimla Textiles v. ESI Corporation, (1988) 3 SCC 700}. Whether that case applies will depend upon the facts found by the Court below, to which we remit the matter.",
    "neutral",
  ],
  [
    "long prose, time has moved",
    "A quarter of a century has elapsed since {Rohini v. Union of India, (1991) 2 SCC 60} was decided. Society has moved on. What was then regarded as reasonable classification is today nothing but discrimination, and the said ruling can no longer be supported.",
    "negative",
  ],
  [
    "transformative, overruled",
    "{Naveen Kapoor v. Foundation, (2014) 1 SCC 5} was an error when it was delivered and is an error now. It is consigned to history.",
    "negative",
  ],
  [
    "overruled one revives other",
    "With the overruling of Janki Devi v. State, (2001) 4 SCC 80, the earlier decision in {Gauri Shanker v. State, (1972) 1 SCC 19} revives and shall be followed by all courts.",
    "positive",
  ],
  [
    "overruled one revives other",
    "With the overruling of {Janki Devi v. State, (2001) 4 SCC 80}, the earlier decision in Gauri Shanker v. State, (1972) 1 SCC 19 revives and shall be followed by all courts.",
    "negative",
  ],
  [
    "curative",
    "In curative jurisdiction this Court recalled its judgment in {Delhi Transport v. Metro Line, (2021) 9 SCC 312}, holding that it had resulted in a miscarriage of justice.",
    "negative",
  ],
  [
    "curative petition pending",
    "A curative petition against {Delhi Transport v. Metro Line, (2021) 9 SCC 312} is said to have been filed.",
    "neutral",
  ],
  [
    "review dismissed",
    "The review petition against {Delhi Transport v. Metro Line, (2021) 9 SCC 312} was dismissed in circulation.",
    "neutral",
  ],
  [
    "merger",
    "The appeal against {Rathi Steels v. CST, 1995 UPTC 700} having been dismissed by a speaking order, the view of the High Court has become the law declared by this Court and we apply it.",
    "positive",
  ],
  [
    "concession of law",
    "{Dr. Mukherji v. Calcutta University, (1979) 1 CLJ 44} was given on a concession of law that was plainly wrong; it binds nobody.",
    "negative",
  ],
  [
    "confined to its own statute",
    "The observations made in {Lakshmi Rice v. State of Tamil Nadu, (1989) 74 STC 8} were made in the setting of Section 7-A and must not be torn out of that setting. They do not apply to Section 12.",
    "negative",
  ],
  [
    "extended by analogy",
    "Though {Lakshmi Rice v. State of Tamil Nadu, (1989) 74 STC 8} was concerned with Section 7-A, the principle underlying it applies equally to Section 12, and the levy under the latter must be struck down.",
    "positive",
  ],
  [
    "counsel's citation against him",
    "Far from supporting Mr. Bobde, {Govind v. Rajaram, AIR 1946 Nag 77} has nothing whatever to do with the point.",
    "negative",
  ],
  [
    "counsel's citation for him",
    "{Govind v. Rajaram, AIR 1946 Nag 77}, cited by Mr. Bobde, fully supports him, and we accept his contention on the strength of it.",
    "positive",
  ],
  [
    "counsel's citation against him",
    "{Govind v. Rajaram, AIR 1946 Nag 77}, cited by Mr. Bobde, is really against him. Applying it, the suit is barred by limitation.",
    "positive",
  ],
  [
    "counsel's citation neutral",
    "{Govind v. Rajaram, AIR 1946 Nag 77} was cited by Mr. Bobde in the course of his argument on limitation. He also took us through the Law Commission's report.",
    "neutral",
  ],
  [
    "HC followed",
    "The learned District Judge followed {Bapu v. Dhondi, (1892) ILR 16 Bom 353} and decreed the suit. The defendants appeal.",
    "neutral",
  ],
  [
    "HC followed and approved",
    "The learned District Judge followed {Bapu v. Dhondi, (1892) ILR 16 Bom 353} and decreed the suit. No exception can be taken to that course.",
    "positive",
  ],
  [
    "HC followed and overturned",
    "The learned District Judge followed {Bapu v. Dhondi, (1892) ILR 16 Bom 353} and decreed the suit. He ought not to have done so; that ruling was disapproved by a Full Bench in 1911.",
    "negative",
  ],
  [
    "HC refused, wrongly",
    "The learned District Judge refused to follow {Bapu v. Dhondi, (1892) ILR 16 Bom 353}. It was not open to him to sit in judgment over a decision of this Court which continues to be binding.",
    "positive",
  ],
  [
    "HC refused",
    "The learned District Judge refused to follow {Bapu v. Dhondi, (1892) ILR 16 Bom 353}. That refusal is the subject of the first ground of appeal.",
    "neutral",
  ],
  [
    "HC refused, rightly",
    "The learned District Judge refused to follow {Bapu v. Dhondi, (1892) ILR 16 Bom 353}, and in our opinion he was quite right.",
    "negative",
  ],
  [
    "subordinate court, full bench",
    "The Full Bench in {Sukhlal v. Bhoora, AIR 1962 MP 300} was constituted under a misapprehension, and its opinion has been held by this Court to be without jurisdiction.",
    "negative",
  ],
  [
    "full bench binding on single judge",
    "Sitting singly, I am bound by the Full Bench in {Sukhlal v. Bhoora, AIR 1962 MP 300}. The revision is dismissed.",
    "positive",
  ],
  [
    "three judges prevail",
    "The two-Judge decision in {Hansraj v. Kanti, (1996) 6 SCC 223} must yield to the three-Judge decision in Narottam v. Patel, (1979) 4 SCC 40.",
    "negative",
  ],
  [
    "three judges prevail",
    "The two-Judge decision in Hansraj v. Kanti, (1996) 6 SCC 223 must yield to the three-Judge decision in {Narottam v. Patel, (1979) 4 SCC 40}.",
    "positive",
  ],
  [
    "no ratio",
    "No ratio can be culled out of {SBI Staff v. Chairman, (2002) 6 SCC 740}, and it is not a precedent for the proposition canvassed.",
    "negative",
  ],
  ["consent", "{Haryana Waqf v. Bhatia, (2013) 2 PLR 40} was a consent order and creates no precedent.", "negative"],
  ["doubtful authority", "{In re Kanhayalal, AIR 1918 Nag 9} is an authority of doubtful value.", "negative"],
  [
    "old style, shaken",
    "After the observations of Lord Atkin the authority of {Mst. Jasoda v. Mt. Bhagan, AIR 1922 All 60} must be taken to be considerably shaken.",
    "negative",
  ],
  [
    "old style, cannot be supported",
    "I venture to think that {Mst. Jasoda v. Mt. Bhagan, AIR 1922 All 60} cannot be supported on principle or authority.",
    "negative",
  ],
  [
    "old style, too well settled",
    "The rule in {Mullick v. Debi Dasi, (1872) 9 Beng LR 90} is too well settled to be now disturbed.",
    "positive",
  ],
  [
    "old style, high authority",
    "For this position there is the high authority of {Narhar v. Shantabai, [1951] SCR 1140}, which we unhesitatingly follow.",
    "positive",
  ],
  [
    "guidelines reiterated",
    "We reiterate the directions in {Lok Adhikar Sangh v. Union of India, (1997) 1 SCC 400} and direct all the States to comply therewith within eight weeks.",
    "positive",
  ],
  [
    "guidelines modified",
    "The directions in {Lok Adhikar Sangh v. Union of India, (1997) 1 SCC 400} as to mandatory arrest of officials are hereby recalled and modified.",
    "negative",
  ],
  [
    "directions, narration",
    "Pursuant to the directions in {Lok Adhikar Sangh v. Union of India, (1997) 1 SCC 400}, a Committee was constituted, which submitted its report in 1999.",
    "neutral",
  ],
  [
    "same view in",
    "The same view was taken in {Hari Chand v. Faridabad Complex, 2005 (3) PLR 90}. We are in agreement with it.",
    "positive",
  ],
  ["same view in", "The same view was taken in {Hari Chand v. Faridabad Complex, 2005 (3) PLR 90}.", "neutral"],
  [
    "contrary view in",
    "The contrary view taken in {Hari Chand v. Rohtak Complex, 2004 (1) PLR 12} is, with respect, not correct.",
    "negative",
  ],
  [
    "contrary view overruled",
    "The contrary view taken in {Hari Chand v. Rohtak Complex, 2004 (1) PLR 12} shall stand overruled.",
    "negative",
  ],
  [
    "view set out",
    "The rival view is to be found in {Hari Chand v. Rohtak Complex, 2004 (1) PLR 12}. Before choosing between the two it is necessary to set out the statute.",
    "neutral",
  ],
  [
    "text to be noticed",
    "It would be apposite to reproduce paragraph 17 of {Anchor Salts v. Bharat Remedies, 1990 Supp SCC 700}, which reads as under.",
    "neutral",
  ],
  [
    "apposite and applied",
    "It would be apposite to reproduce paragraph 17 of {Anchor Salts v. Bharat Remedies, 1990 Supp SCC 700}, which binds this Court and by which the present appeal must be tested.",
    "positive",
  ],
  [
    "scope explained",
    "The scope of {Anchor Salts v. Bharat Remedies, 1990 Supp SCC 700} was explained in T.K. Borkar v. Mayfair Appliances, (1996) 5 SCC 701.",
    "neutral",
  ],
  ["cf., vide", "Vide {Sri Ambal Mills v. CIT, AIR 1957 SC 61}; Deccan Investment v. CIT, AIR 1957 SC 870.", "neutral"],
  ["cited for maxim", "Actus curiae neminem gravabit: {Tej Bahadur v. Nand Lal, AIR 1966 SC 1650}.", "neutral"],
  [
    "statutory illustration",
    "For an instance of such a trust, see {Jamna Das v. Thakur Radha Ballabh, (1956) SCR 790}.",
    "neutral",
  ],
  [
    "counsel, plea to refer",
    "Ms. Jaising prayed that the matter be referred to a larger Bench as {Shabnam Qureshi v. Union of India, (2001) 7 SCC 801} required a relook. The prayer was opposed by the learned Solicitor General.",
    "neutral",
  ],
  [
    "plea to refer granted",
    "Ms. Jaising prayed that the matter be referred to a larger Bench as {Shabnam Qureshi v. Union of India, (2001) 7 SCC 801} required a relook. There is force in the submission. Registry to place the papers before the Chief Justice.",
    "negative",
  ],
  [
    "plea to refer refused",
    "Ms. Jaising prayed that the matter be referred to a larger Bench as {Shabnam Qureshi v. Union of India, (2001) 7 SCC 801} required a relook. The decision was rendered by five Judges after full argument and has been followed ever since. We decline the prayer and apply it.",
    "positive",
  ],
  [
    "prosecution",
    "The prosecution sought to draw sustenance from {State v. Nekram Lodhi, AIR 1966 SC 1922}.",
    "neutral",
  ],
  [
    "prosecution",
    "The prosecution sought to draw sustenance from {State v. Nekram Lodhi, AIR 1966 SC 1922}. The attempt must fail, for in that case the dying declaration had been recorded by a Magistrate.",
    "negative",
  ],
  [
    "arbitrator",
    "The learned arbitrator held, on the basis of {Narmada Pipelines v. Sethi Fabricators, (2003) 5 SCC 7}, that the liquidated damages were a genuine pre-estimate. The award is under challenge.",
    "neutral",
  ],
  [
    "arbitrator upheld",
    "The learned arbitrator held, on the basis of {Narmada Pipelines v. Sethi Fabricators, (2003) 5 SCC 7}, that the liquidated damages were a genuine pre-estimate. That is the correct position in law.",
    "positive",
  ],
  [
    "arbitrator, law changed",
    "The learned arbitrator could not have gone by {Narmada Pipelines v. Sethi Fabricators, (2003) 5 SCC 7}, the effect of which has been undone by the 2015 Amendment.",
    "negative",
  ],
  ["list head", "{1963 MLJ (Crl.) 40}; 1964 KLT 200", "unknown"],
  ["serial", "(iv) {Munna Lal v. State of Bihar, 1989 BBCJ 300}", "unknown"],
  ["page", "{Bihari v. Mst. Phuljharia, 44 IA 90}, 94", "unknown"],
  ["equivalents", "{2019 (4) SCC 17} = AIR 2019 SC 1423", "unknown"],
  [
    "OCR",
    "In our view, the decision in {Rajnikant v. State of Guja-\nrat, (1970) 2 SCC 300}, does not lay down correct 1aw.",
    "negative",
  ],
  [
    "OCR",
    "we hold that the rule in {Mumtaz Ali v. State, (1981) 2\n\nS.C.R. 540} is at-\n\ntracted to this case and the order must be quashed.",
    "positive",
  ],
  [
    "OCR",
    "Reliance was placed by Mr. Setalvad on {Vajsur Walji v. State of Saurash-\ntra, [1952] S.C.R. 619}. (1) A.I.R. 1952 S.C. 123.",
    "neutral",
  ],
  [
    "no quarrel, applied",
    "There can be no quarrel with the proposition laid down in {Suresh Koshy v. University, AIR 1969 SC 210}, and it is on that proposition that the present petition must be decided.",
    "positive",
  ],
  [
    "no quarrel but",
    "There can be no quarrel with the proposition laid down in {Suresh Koshy v. University, AIR 1969 SC 210}. But it does not arise on the facts before us and cannot assist the petitioner.",
    "negative",
  ],
  [
    "no quarrel, stop",
    "There can be no quarrel with the general proposition stated in {Suresh Koshy v. University, AIR 1969 SC 210}.",
    "neutral",
  ],
  [
    "court's own earlier decision",
    "I had occasion to consider the same question in {Mohini v. State Bank of Patiala, 1993 (3) SLR 400}. I adhere to the view expressed therein.",
    "positive",
  ],
  [
    "court's own earlier decision",
    "I had occasion to consider the same question in {Mohini v. State Bank of Patiala, 1993 (3) SLR 400}. On further reflection I find that the view expressed therein was mistaken.",
    "negative",
  ],
  [
    "followed in a catena",
    "The judgment in {Raja Ram v. Gaon Sabha, 1965 RD 30} has been followed in a catena of decisions and it is too late in the day to question it.",
    "positive",
  ],
  [
    "bound, coordinate bench",
    "Sitting as a coordinate Bench, we are bound by {PCIT v. Aarti Agro, (2019) 410 ITR 77 (Bom)}.",
    "positive",
  ],
  [
    "stay of precedent",
    "The Supreme Court has directed that {PCIT v. Aarti Agro, (2019) 410 ITR 77 (Bom)} shall not be treated as a precedent.",
    "negative",
  ],
  [
    "factual reference",
    "The promotion list was recast after {Mehboob Khan v. State, 1985 (2) SLJ 30} and the petitioner was shown at serial no. 14.",
    "neutral",
  ],
  ["notice", "Issue notice. List along with {State v. Parvez Traders, SLP (C) No. 2210 of 2016}.", "neutral"],
  [
    "tag and decide",
    "For the reasons recorded in {State v. Parvez Traders, (2018) 9 SCC 65}, this appeal is also allowed.",
    "positive",
  ],
  [
    "identical issue concluded",
    "An identical challenge to the same Ordinance was repelled by a Constitution Bench in {Kameshwar Mills v. State of Bihar, (1961) 3 SCR 88}. The challenge before us must meet the same fate.",
    "positive",
  ],
  [
    "distinguished quietly",
    "In {Kameshwar Mills v. State of Bihar, (1961) 3 SCR 88} the levy was on the manufacture of cloth. The present levy is on its sale. Different considerations arise altogether and that decision has no relevance.",
    "negative",
  ],
  [
    "dictionary",
    'In {Kameshwar Mills v. State of Bihar, (1961) 3 SCR 88}, the meaning of "excise" was gathered from the Encyclopaedia Britannica.',
    "neutral",
  ],
  [
    "lecture",
    "The jurisprudence in this field may be traced from {Rangappa v. Dist. Munsif, 1914 MWN 30} down to the present day.",
    "neutral",
  ],
  ["correctly stated", "The law is correctly stated in {Amar Singh v. Khem Chand, AIR 1943 Sind 77}.", "positive"],
];
