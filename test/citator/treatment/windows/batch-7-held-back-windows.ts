import type { TreatmentWindow } from "./treatment-window.ts";

/** Windows of invented cases, batch 7, held back from tuning: no rule may be changed because of one of them. They were written before the rules were extended the last time. American windows precede Indian ones. */
export const BATCH_7_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  // American courts.
  [
    "overruled outright",
    "Having looked again at the question with the benefit of full argument, we are now persuaded that the dissenters in {Harmon v. Tull, 388 U.S. 211 (1967)}, had the better of it. The contrary holding is overruled.",
    "negative",
  ],
  [
    "overruled outright",
    "To the extent {People v. Castellan, 61 Cal. 3d 402 (1964)}, and the cases that follow it speak of a duty to retreat, they must be treated as no longer expressing the law of California.",
    "negative",
  ],
  [
    "overruled outright",
    "Stare decisis is not an inexorable command. It does not save {Whitlow v. Amberg, 412 U.S. 88 (1973)}, which has proved neither workable nor right.",
    "negative",
  ],
  [
    "overruled outright",
    "The doctrine announced in {Severn v. Holloway, 29 N.J. 314 (1959)}, is interred today.",
    "negative",
  ],
  [
    "overruled in part",
    "So far as it treats the two burdens as one, {State v. Lindqvist, 250 Minn. 77 (1957)}, is overruled; its discussion of venue is untouched.",
    "negative",
  ],
  [
    "overruled by another",
    "The Commissioner cites {Boyden v. Commissioner, 41 B.T.A. 610 (1940)}, but the Court of Appeals sitting en banc swept that case away in 1988.",
    "negative",
  ],
  [
    "overruled by another",
    "Petitioner concedes that {Orr v. Castleton, 301 F.2d 15 (2d Cir. 1962)}, cannot survive our decision in Fairleigh.",
    "negative",
  ],
  [
    "overruled by another",
    "{Delamere v. Ives, 377 U.S. 40 (1964)}, on which the panel built its opinion, fell with the Court's decision in Rowntree v. Pace, 468 U.S. 12 (1984).",
    "negative",
  ],
  [
    "impliedly overruled",
    "Nothing is left of {Gantry v. United States, 299 F.2d 60 (5th Cir. 1962)}, after Booker.",
    "negative",
  ],
  [
    "superseded",
    "Congress was quick to undo the result in {Mott v. Atlas Freight, 421 U.S. 300 (1975)}: the 1976 Act says in terms that a lessee is an owner.",
    "negative",
  ],
  [
    "superseded",
    "The legislature has since provided otherwise than {Karr v. Dade County, 188 So. 2d 12 (Fla. 1966)}, held.",
    "negative",
  ],
  [
    "superseded",
    "{In re Estate of Vance, 40 Ill. 2d 8 (1968)}, antedates the Probate Act of 1975 and cannot be squared with its text.",
    "negative",
  ],
  [
    "history",
    "{Tremaine v. Bell, 55 F. Supp. 2d 14 (D. Conn. 1999)}, rev’d in relevant part, 240 F.3d 8 (2d Cir. 2001), does not aid the plaintiffs.",
    "negative",
  ],
  [
    "history",
    "The only decision to go the other way, {Quist v. Marlow, 90 F.4th 7 (8th Cir. 2024)}, has been withdrawn on rehearing.",
    "negative",
  ],
  [
    "history",
    "{Doe v. Lathrop, 702 F.3d 91 (4th Cir. 2012)}, reh’g en banc granted and opinion vacated (Jan. 9, 2013), said as much.",
    "negative",
  ],
  [
    "history",
    "{Sayles v. Trask, 311 F. Supp. 44 (D. Vt. 1970)}, aff’d mem., 440 F.2d 1 (2d Cir. 1971), settled the matter in this circuit.",
    "positive",
  ],
  [
    "history",
    "The Appellate Division unanimously affirmed in {Rand v. Town of Islip, 70 Misc. 2d 5 (Sup. Ct. 1972)}, and leave to appeal was denied.",
    "positive",
  ],
  [
    "history, denied",
    "Defendants direct us to {Pruitt v. Lamar, 11 S.W.3d 80 (Tex. App. 2000), pet. denied}, where the lease contained no such clause.",
    "neutral",
  ],
  [
    "doubted",
    "How much of {Ashworth v. Kemp, 350 U.S. 77 (1956)}, is left after a half century of later decisions is open to debate.",
    "negative",
  ],
  [
    "doubted",
    "I would add only that {Ashworth v. Kemp, 350 U.S. 77 (1956)}, has not worn well and, in an appropriate case, should be looked at again.",
    "negative",
  ],
  ["doubted", "{Ladd v. Sumner, 88 Mass. 300 (1863)}, has been on life support for years.", "negative"],
  [
    "doubted",
    "Commentators have been all but unanimous in condemning {Strand v. Loew, 204 Cal. 18 (1928)}, and we confess to some sympathy with them.",
    "negative",
  ],
  [
    "doubted",
    "One may wonder whether {Coyle v. Harlan, 144 F.2d 8 (3d Cir. 1944)}, would be decided the same way today.",
    "negative",
  ],
  [
    "criticized",
    "With all respect to our sister court, we think {Nance v. Ellery, 201 Or. App. 44 (2005)}, got it backwards.",
    "negative",
  ],
  [
    "criticized",
    "The majority in {Nance v. Ellery, 201 Or. App. 44 (2005)}, never came to grips with the text.",
    "negative",
  ],
  ["criticized", "{Barlow v. Sikes, 600 F.2d 9 (7th Cir. 1979)}, assumes what it sets out to prove.", "negative"],
  [
    "criticized",
    "There is no principled basis for the line that {Barlow v. Sikes, 600 F.2d 9 (7th Cir. 1979)}, attempts to draw.",
    "negative",
  ],
  [
    "declined",
    "Several courts, led by {Unger v. Pratt Bros., 33 A.3d 401 (Pa. 2011)}, have imposed liability here. We are not inclined to join them.",
    "negative",
  ],
  [
    "declined",
    "The plaintiff would have us borrow the balancing test of {Unger v. Pratt Bros., 33 A.3d 401 (Pa. 2011)}. We think the better course is to leave the common law where it is.",
    "negative",
  ],
  [
    "declined",
    "Insofar as {United States v. Merrow, 812 F.3d 22 (6th Cir. 2016)}, can be read to require proof of motive, we disagree.",
    "negative",
  ],
  [
    "declined",
    "{United States v. Merrow, 812 F.3d 22 (6th Cir. 2016)}, is not binding on us, and its reasoning does not persuade.",
    "negative",
  ],
  [
    "declined",
    "We recognize that this puts us at odds with {United States v. Merrow, 812 F.3d 22 (6th Cir. 2016)}.",
    "negative",
  ],
  [
    "limited",
    "{Kessler v. Dow, 392 U.S. 19 (1968)}, should be understood for what it was: a case about a prisoner in solitary confinement.",
    "negative",
  ],
  [
    "limited",
    "We have never applied {Kessler v. Dow, 392 U.S. 19 (1968)}, outside the prison setting, and we see no reason to begin now.",
    "negative",
  ],
  [
    "limited",
    "Whatever the breadth of its language, {Kessler v. Dow, 392 U.S. 19 (1968)}, decided only that a hearing was due before transfer.",
    "negative",
  ],
  [
    "limited",
    "The statement in {Oakley v. Finn, 17 Wis. 2d 33 (1962)}, was not necessary to the decision and does not bind us.",
    "negative",
  ],
  [
    "distinguished",
    "{Tillman v. Board of Education, 430 U.S. 66 (1977)}, is a different case altogether. The teacher there had tenure.",
    "negative",
  ],
  [
    "distinguished",
    "The analogy to {Tillman v. Board of Education, 430 U.S. 66 (1977)}, breaks down at the critical point.",
    "negative",
  ],
  [
    "distinguished",
    "Unlike the statute in {Tillman v. Board of Education, 430 U.S. 66 (1977)}, this one leaves the officer no discretion.",
    "negative",
  ],
  [
    "distinguished",
    "We fail to see how {Kerns v. Apex Tool, 300 N.W.2d 5 (Iowa 1981)}, helps the insurer.",
    "negative",
  ],
  [
    "distinguished",
    "{Kerns v. Apex Tool, 300 N.W.2d 5 (Iowa 1981)}, cannot carry the weight that the insurer puts on it.",
    "negative",
  ],
  [
    "distinguished",
    "The insurer's resort to {Kerns v. Apex Tool, 300 N.W.2d 5 (Iowa 1981)}, is to no avail.",
    "negative",
  ],
  [
    "distinguished",
    'In {Kerns v. Apex Tool, 300 N.W.2d 5 (Iowa 1981)}, the policy said "sudden." Ours does not. That ends the comparison.',
    "negative",
  ],
  [
    "distinguished",
    "{Bright v. Noonan, 9 Alaska 14 (1940)}, dealt with mining claims and sheds no light on riparian rights.",
    "negative",
  ],
  ["followed", "We took that path in {Sedgwick v. Ohm, 470 U.S. 90 (1985)}, and we stay on it today.", "positive"],
  [
    "followed",
    "The question presented was answered in {Sedgwick v. Ohm, 470 U.S. 90 (1985)}, and the answer has not changed.",
    "positive",
  ],
  ["followed", "{Sedgwick v. Ohm, 470 U.S. 90 (1985)}, disposes of this contention.", "positive"],
  ["followed", "That principle, first stated in {Sedgwick v. Ohm, 470 U.S. 90 (1985)}, decides this case.", "positive"],
  [
    "followed",
    "As an intermediate court we have no choice but to obey {Pico v. Darrow, 12 Cal. 4th 61 (1996)}.",
    "positive",
  ],
  [
    "followed",
    "Our task is made simple by {Pico v. Darrow, 12 Cal. 4th 61 (1996)}, which cannot be told apart from this case.",
    "positive",
  ],
  [
    "followed",
    "Consistently with {Pico v. Darrow, 12 Cal. 4th 61 (1996)}, we hold that the notice was defective.",
    "positive",
  ],
  [
    "applied",
    "Measured against the standard of {Lemoine v. Hart, 403 U.S. 7 (1971)}, the ordinance fails.",
    "positive",
  ],
  [
    "applied",
    "We use the three-step inquiry of {Lemoine v. Hart, 403 U.S. 7 (1971)}, and begin with the first step.",
    "positive",
  ],
  [
    "applied",
    "The logic of {Lemoine v. Hart, 403 U.S. 7 (1971)}, extends naturally to juveniles, and we so hold.",
    "positive",
  ],
  [
    "applied",
    "Because the search here was no more intrusive than the one upheld in {Lemoine v. Hart, 403 U.S. 7 (1971)}, it was reasonable.",
    "positive",
  ],
  [
    "relied on",
    "We find guidance in {Yarrow v. Stone, 82 Haw. 5 (1996)}, which construed an identical clause.",
    "positive",
  ],
  ["relied on", "Our conclusion is reinforced by {Yarrow v. Stone, 82 Haw. 5 (1996)}.", "positive"],
  ["relied on", "For this we need look no further than {Yarrow v. Stone, 82 Haw. 5 (1996)}.", "positive"],
  [
    "approved",
    "Judge Learned Hand put it best in {Farrell v. Doane, 90 F.2d 12 (2d Cir. 1937)}, and we cannot improve on his words.",
    "positive",
  ],
  ["approved", "We think that {Farrell v. Doane, 90 F.2d 12 (2d Cir. 1937)}, struck the right balance.", "positive"],
  [
    "approved",
    "The majority rule, exemplified by {Farrell v. Doane, 90 F.2d 12 (2d Cir. 1937)}, is the sounder one, and we adopt it.",
    "positive",
  ],
  [
    "reaffirmed",
    "Nothing that has happened in the intervening years calls {Sibley v. Crane, 360 U.S. 4 (1959)}, into question.",
    "positive",
  ],
  [
    "reaffirmed",
    "Respondent invites us to reconsider {Sibley v. Crane, 360 U.S. 4 (1959)}. No special justification for that step has been offered, and we will not take it.",
    "positive",
  ],
  [
    "reaffirmed",
    "Rumors of the death of {Sibley v. Crane, 360 U.S. 4 (1959)}, are exaggerated; it is as sound now as when it was decided.",
    "positive",
  ],
  [
    "signal",
    "Interest runs from the date of breach. See Orme v. Dodge, 20 Utah 2d 1 (1967); {Hull v. Price, 31 Utah 2d 8 (1973)}.",
    "neutral",
  ],
  [
    "signal",
    "Interest runs from the date of breach. Contra, {Hull v. Price, 31 Utah 2d 8 (1973)} (demand required).",
    "negative",
  ],
  ["signal", "Interest runs from the date of breach. Accord {Hull v. Price, 31 Utah 2d 8 (1973)} (same).", "positive"],
  [
    "signal",
    "See Orme v. Dodge, 20 Utah 2d 1 (1967). But see, e.g., {Hull v. Price, 31 Utah 2d 8 (1973)}.",
    "negative",
  ],
  [
    "signal",
    "But see Orme v. Dodge, 20 Utah 2d 1 (1967); see generally {Hull v. Price, 31 Utah 2d 8 (1973)}.",
    "neutral",
  ],
  [
    "counsel",
    "The thrust of the petition is that {Ryan v. Delgado, 440 U.S. 81 (1979)}, was a mistake and should be abandoned.",
    "neutral",
  ],
  [
    "counsel",
    "Appellee would distinguish {Ryan v. Delgado, 440 U.S. 81 (1979)}, on the ground that no minor was involved.",
    "neutral",
  ],
  [
    "counsel",
    "At oral argument the Solicitor General disclaimed any reliance on {Ryan v. Delgado, 440 U.S. 81 (1979)}.",
    "neutral",
  ],
  ["dissent", "My Brother Crowe would have us cast aside {Ryan v. Delgado, 440 U.S. 81 (1979)}.", "neutral"],
  [
    "lower court",
    "The Third Circuit read {Ryan v. Delgado, 440 U.S. 81 (1979)}, to control and reversed. We granted certiorari, 500 U.S. 12 (1991).",
    "neutral",
  ],
  [
    "lower court",
    "The magistrate judge thought {Ryan v. Delgado, 440 U.S. 81 (1979)}, distinguishable because no arrest was made.",
    "neutral",
  ],
  [
    "lower court",
    "The court of appeals was mistaken in thinking that {Ryan v. Delgado, 440 U.S. 81 (1979)}, governed.",
    "negative",
  ],
  [
    "lower court",
    "The district court correctly looked to {Ryan v. Delgado, 440 U.S. 81 (1979)}, for the rule of decision.",
    "positive",
  ],
  [
    "left open",
    "We need not decide what remains of {Ryan v. Delgado, 440 U.S. 81 (1979)}, for the claim fails on any view.",
    "neutral",
  ],
  [
    "left open",
    "We assume without deciding that {Ryan v. Delgado, 440 U.S. 81 (1979)}, applies to municipal officers.",
    "neutral",
  ],
  [
    "hypothetical",
    "If {Ryan v. Delgado, 440 U.S. 81 (1979)}, were all we had, the question would be close.",
    "neutral",
  ],
  [
    "described",
    "In {Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}, a rancher sued to enjoin the diversion of a stream.",
    "neutral",
  ],
  [
    "described",
    "{Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}, held that a water right passes with the land.",
    "neutral",
  ],
  [
    "described",
    "The leading treatises cite {Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}, for the general rule.",
    "neutral",
  ],
  [
    "everyday words",
    "The hearsay objection having been overruled, the witness went on. {Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}.",
    "neutral",
  ],
  [
    "everyday words",
    "The writ of error was dismissed and the judgment affirmed. {Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}.",
    "neutral",
  ],
  [
    "actor",
    "{Wade v. Norris, 71 F.3d 5 (10th Cir. 1995)}, itself refused to follow Beck v. Low, 60 F.3d 1 (9th Cir. 1995).",
    "neutral",
  ],
  [
    "actor",
    "Wade v. Norris, 71 F.3d 5 (10th Cir. 1995), itself refused to follow {Beck v. Low, 60 F.3d 1 (9th Cir. 1995)}.",
    "negative",
  ],
  [
    "parenthetical",
    "See Wade v. Norris, 71 F.3d 5 (10th Cir. 1995) (noting abrogation of {Beck v. Low, 60 F.3d 1 (9th Cir. 1995)}).",
    "negative",
  ],
  [
    "parenthetical",
    "Wade v. Norris, 71 F.3d 5 (10th Cir. 1995) (following {Beck v. Low, 60 F.3d 1 (9th Cir. 1995)}).",
    "positive",
  ],
  [
    "parenthetical",
    "Wade v. Norris, 71 F.3d 5 (10th Cir. 1995) (quoting {Beck v. Low, 60 F.3d 1 (9th Cir. 1995)}).",
    "neutral",
  ],
  // Indian courts.
  [
    "overruled outright",
    "We accordingly answer the reference by holding that {Jagdish Prasad v. Collector of Etah, (1997) 5 SCC 210} does not represent the correct position in law and stands overruled.",
    "negative",
  ],
  [
    "overruled outright",
    "The judgment in {Nathu Ram v. Gram Sabha, 1974 ALJ 301} can no longer be considered as laying down the law correctly in view of what we have said above.",
    "negative",
  ],
  [
    "overruled outright",
    "We have no hesitation in saying that {Nathu Ram v. Gram Sabha, 1974 ALJ 301} was decided on an erroneous premise, and to that extent it is not good law.",
    "negative",
  ],
  [
    "overruled by another",
    "Learned counsel fairly stated that {Bharat Tiles v. CTO, (1988) 69 STC 41} is no longer available to him after the Constitution Bench decision in Gannon.",
    "negative",
  ],
  [
    "overruled by another",
    "The decision in {Bharat Tiles v. CTO, (1988) 69 STC 41} stood impliedly overruled by the later pronouncement of nine Judges.",
    "negative",
  ],
  [
    "overruled by another",
    "It must be remembered that the view in {Bharat Tiles v. CTO, (1988) 69 STC 41} did not meet with the approval of this Court in appeal.",
    "negative",
  ],
  [
    "per incuriam",
    "The attention of the learned Judges who decided {Shivaji v. Talathi, (2003) 3 Mah LJ 18} was not drawn to Section 257 at all, and the decision can bind nobody.",
    "negative",
  ],
  [
    "per incuriam",
    "{Shivaji v. Talathi, (2003) 3 Mah LJ 18}, having been rendered without reference to a binding decision of a coordinate Bench, has to be ignored.",
    "negative",
  ],
  [
    "superseded",
    "After the Amending Act 68 of 1984, {Ram Rattan v. State of Haryana, 1979 PLJ 92} is of no avail to the claimants.",
    "negative",
  ],
  [
    "superseded",
    "The lacuna pointed out in {Ram Rattan v. State of Haryana, 1979 PLJ 92} was filled by inserting Section 23(1-A).",
    "negative",
  ],
  [
    "history",
    "The order in {Om Traders v. Union of India, 2015 SCC OnLine Del 900} did not find favour in appeal and was upset by this Court.",
    "negative",
  ],
  [
    "history",
    "We set aside the Full Bench decision in {Om Traders v. Union of India, 2015 SCC OnLine Del 900} and restore the order of the Tribunal.",
    "negative",
  ],
  [
    "history",
    "The Special Leave Petition against {Om Traders v. Union of India, 2015 SCC OnLine Del 900} was dismissed after hearing both sides and the law stated there was affirmed.",
    "positive",
  ],
  [
    "history, denied",
    "SLP against {Om Traders v. Union of India, 2015 SCC OnLine Del 900} was dismissed in limine.",
    "neutral",
  ],
  [
    "reference",
    "We entertain a doubt about the correctness of {Vasudha v. Registrar, (2010) 9 SCC 15} and direct that the papers be placed before Hon'ble the Chief Justice.",
    "negative",
  ],
  [
    "reference",
    "As there is a cleavage of opinion between {Vasudha v. Registrar, (2010) 9 SCC 15} and the later cases, the matter should go before a Bench of appropriate strength.",
    "negative",
  ],
  [
    "doubted",
    "With profound respect, we find it hard to accept the line of reasoning that prevailed in {Vasudha v. Registrar, (2010) 9 SCC 15}.",
    "negative",
  ],
  [
    "declined",
    "The ratio of {Haridas v. Mamlatdar, AIR 1951 Bom 77} does not commend itself to me and I prefer to go by the plain language of the section.",
    "negative",
  ],
  [
    "declined",
    "I have the misfortune to differ from the opinion expressed by Chagla, C.J. in {Haridas v. Mamlatdar, AIR 1951 Bom 77}.",
    "negative",
  ],
  ["declined", "We regret our inability to fall in line with {Haridas v. Mamlatdar, AIR 1951 Bom 77}.", "negative"],
  [
    "disapproved",
    "The Letters Patent Bench took exception to the approach in {Haridas v. Mamlatdar, AIR 1951 Bom 77}, and rightly so.",
    "negative",
  ],
  [
    "limited",
    "The observations in {Sudarshan v. Bar Council, (1992) 2 SCC 303} have to be understood in the background of the facts of that case and do not lay down any law of general application.",
    "negative",
  ],
  [
    "limited",
    "{Sudarshan v. Bar Council, (1992) 2 SCC 303} is an authority only for what it actually decides and not for what may seem to follow from it.",
    "negative",
  ],
  [
    "limited",
    "The direction in {Sudarshan v. Bar Council, (1992) 2 SCC 303} was issued under Article 142 and shall not be treated as a precedent.",
    "negative",
  ],
  [
    "distinguished",
    "{Phoolwati v. Mahadeo, (1986) 3 SCC 71} was rendered in an entirely different fact situation and is of no help to the respondents.",
    "negative",
  ],
  [
    "distinguished",
    "Heavy reliance was placed on {Phoolwati v. Mahadeo, (1986) 3 SCC 71}. We do not see how that judgment can come to the rescue of the appellant.",
    "negative",
  ],
  [
    "distinguished",
    "The case on hand stands on a different footing from {Phoolwati v. Mahadeo, (1986) 3 SCC 71}.",
    "negative",
  ],
  [
    "distinguished",
    "The said decision in {Phoolwati v. Mahadeo, (1986) 3 SCC 71} proceeded on the concession of counsel and cannot be pressed into service here.",
    "negative",
  ],
  [
    "distinguished",
    "{Phoolwati v. Mahadeo, (1986) 3 SCC 71} did not deal with the question that falls for our consideration.",
    "negative",
  ],
  ["distinguished", "We are afraid {Phoolwati v. Mahadeo, (1986) 3 SCC 71} is wide of the mark.", "negative"],
  [
    "followed",
    "We see no escape from the conclusion that the matter is concluded against the State by {Govind v. Chief Commissioner, (1968) 3 SCR 88}.",
    "positive",
  ],
  [
    "followed",
    "Judicial discipline demands that we follow {Govind v. Chief Commissioner, (1968) 3 SCR 88}, and we do so.",
    "positive",
  ],
  [
    "followed",
    "The issue is no more open to debate after {Govind v. Chief Commissioner, (1968) 3 SCR 88}.",
    "positive",
  ],
  [
    "followed",
    "The present appeals stand disposed of in terms of the judgment in {Govind v. Chief Commissioner, (1968) 3 SCR 88}.",
    "positive",
  ],
  [
    "followed",
    "The law on the subject has been authoritatively laid down in {Govind v. Chief Commissioner, (1968) 3 SCR 88} and we are in respectful agreement with it.",
    "positive",
  ],
  [
    "followed",
    "Having given our anxious consideration, we are of the view that the facts of {Govind v. Chief Commissioner, (1968) 3 SCR 88} are identical and the same result must follow.",
    "positive",
  ],
  [
    "applied",
    "Judged by the tests formulated in {Mehboob v. Delhi Administration, (1972) 2 SCC 55}, the detention order cannot stand.",
    "positive",
  ],
  [
    "applied",
    "The dictum in {Mehboob v. Delhi Administration, (1972) 2 SCC 55} squarely applies to the case on hand.",
    "positive",
  ],
  [
    "relied on",
    "In taking this view we derive support from {Mehboob v. Delhi Administration, (1972) 2 SCC 55}.",
    "positive",
  ],
  [
    "relied on",
    "In view of the settled position in {Mehboob v. Delhi Administration, (1972) 2 SCC 55}, the writ petition deserves to be allowed.",
    "positive",
  ],
  [
    "relied on",
    "We may usefully extract the following passage from {Mehboob v. Delhi Administration, (1972) 2 SCC 55}, with which we respectfully concur.",
    "positive",
  ],
  ["approved", "The Madras view, as stated in {Kuppuswami v. Nalla, AIR 1938 Mad 90}, is to be preferred.", "positive"],
  [
    "approved",
    "The learned Judges in {Kuppuswami v. Nalla, AIR 1938 Mad 90} have, if we may say so with respect, correctly appreciated the scope of the section.",
    "positive",
  ],
  [
    "approved",
    "The view of the Full Bench in {Kuppuswami v. Nalla, AIR 1938 Mad 90} received the imprimatur of the Privy Council.",
    "positive",
  ],
  [
    "reaffirmed",
    "We find no merit in the plea that {Fakir Mohd. v. Custodian, (1980) 1 SCC 18} requires reconsideration.",
    "positive",
  ],
  [
    "reaffirmed",
    "{Fakir Mohd. v. Custodian, (1980) 1 SCC 18} has stood the test of time and we decline to unsettle it.",
    "positive",
  ],
  [
    "counsel",
    "Shri Andhyarujina, learned senior counsel, sought to distinguish {Jaswant v. Returning Officer, (1975) 4 SCC 61} on facts.",
    "neutral",
  ],
  [
    "counsel",
    "It was vehemently urged that {Jaswant v. Returning Officer, (1975) 4 SCC 61} is no longer good law.",
    "neutral",
  ],
  [
    "counsel",
    "In support of the submission, strong reliance is placed upon {Jaswant v. Returning Officer, (1975) 4 SCC 61}.",
    "neutral",
  ],
  [
    "lower court",
    "The learned Single Judge, purporting to follow {Jaswant v. Returning Officer, (1975) 4 SCC 61}, allowed the writ petition. The State is in appeal.",
    "neutral",
  ],
  [
    "lower court",
    "The High Court, in our opinion, wrongly applied {Jaswant v. Returning Officer, (1975) 4 SCC 61} to a case of this kind.",
    "negative",
  ],
  [
    "left open",
    "In the view we have taken, it is unnecessary to examine whether {Jaswant v. Returning Officer, (1975) 4 SCC 61} lays down the law correctly.",
    "neutral",
  ],
  [
    "described",
    "In {Rangappa v. Income Tax Officer, (1959) 37 ITR 8} the assessee had returned a loss for two years.",
    "neutral",
  ],
  ["described", "The same question arose in {Rangappa v. Income Tax Officer, (1959) 37 ITR 8}.", "neutral"],
  ["described", "Reference was also made to {Rangappa v. Income Tax Officer, (1959) 37 ITR 8}.", "neutral"],
  [
    "described",
    "The decisions bearing on the point are {Rangappa v. Income Tax Officer, (1959) 37 ITR 8} and Dayal v. CIT, (1961) 41 ITR 3.",
    "neutral",
  ],
  [
    "hypothetical",
    "Had {Rangappa v. Income Tax Officer, (1959) 37 ITR 8} stood alone, the assessee might have had an arguable case.",
    "neutral",
  ],
  [
    "minority view",
    "Sarkar, J., in his dissenting judgment, would have overruled {Rangappa v. Income Tax Officer, (1959) 37 ITR 8}.",
    "neutral",
  ],
];
