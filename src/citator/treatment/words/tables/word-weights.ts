/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [19, 27];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
!*agree	19	40
!*aside	-44	-45
!*bench	-17	-10
!*but	-10	-13
!*commentator	-3	-20
!*control	37	41
!*court	-4	-16
!*criticize	-1	-19
!*decay	62	5
!*describe	-14	-27
!*differ	32	-18
!*follow	9	32
!*here	-24	-12
!*limit	30	-3
!*not	2	-40
!*open	-23	-28
!*overrule	43	8
!*party	-26	-14
!*precedent	36	29
!*question	-11	-7
!*refuse	24	-9
!*rely	-16	-10
!*reverse	24	2
!*similar	-4	15
!*statute	11	-9
!*time	5	-12
!*wrong	27	-15
!,	-29	-23
!;	28	5
!@O	22	28
!a	9	-9
!abandoned	-9	-12
!able	3	13
!about	4	-9
!accept	0	-11
!accord	-1	15
!accordingly	17	11
!act	20	13
!action	-12	-11
!add	-5	15
!addressed	-13	-12
!adhere	-6	7
!aff'd	1	15
!affirm	-3	16
!affirmed	-16	8
!afresh	13	1
!agreed	-10	-13
!alone	-10	-14
!already	9	-1
!also	-20	-12
!altogether	11	-1
!amended	9	-3
!an	8	-22
!and	21	15
!another	-4	-14
!appeal	-28	-1
!appeals	8	10
!appeared	-10	-9
!apply	1	12
!arise	-17	-11
!arises	-9	-11
!as	-11	-3
!aside	16	19
!ask	16	-2
!asked	-2	-13
!at	-5	-16
!authority	23	-3
!away	33	8
!back	17	3
!bad	-3	9
!be	15	18
!because	-15	-26
!been	21	19
!before	-29	-46
!below	-5	14
!bench	20	-3
!better	12	10
!between	10	-7
!both	-19	-15
!bring	12	-4
!but	-3	-23
!by	-14	-5
!can	30	0
!cannot	21	19
!case	-7	-16
!cases	-14	-19
!cause	-2	-19
!certiorari	-13	-8
!change	-3	10
!chief	14	12
!cited	-15	-9
!claim	-10	8
!clerk	-8	-11
!code	20	10
!come	-8	-19
!common	13	0
!company	12	-5
!complete	-6	11
!concludes	0	12
!contra	16	5
!contrary	14	13
!controversy	-10	3
!correct	-4	16
!correctness	-5	-13
!costs	1	19
!counsel	-8	-10
!court	21	15
!court's	0	-12
!d	1	11
!days	0	-10
!dealt	-12	-8
!decided	21	4
!deciding	-14	-11
!decree	-23	0
!defendants	0	11
!denied	-18	-10
!depart	-6	8
!dismissed	-2	23
!disposes	-5	9
!dispute	-10	-13
!dissent	-19	-16
!dissented	12	10
!dissenting	-6	-10
!dist	19	0
!disturb	-13	-2
!do	-9	7
!does	-3	-26
!doubted	11	-1
!down	12	16
!draw	-11	-12
!each	-18	-10
!either	-21	-15
!eleven	-11	2
!elsewhere	0	12
!emption	12	7
!end	15	-4
!entitled	-7	12
!error	-9	9
!even	-14	-11
!every	8	20
!everything	14	8
!evidence	-16	-8
!exceptions	10	14
!experience	13	-6
!express	-10	-13
!extent	18	-2
!favour	11	9
!file	-11	-11
!filed	-19	-27
!find	14	8
!finding	-28	-15
!findings	-15	-16
!first	-14	-15
!for	-36	-15
!former	17	1
!found	-29	-23
!founded	15	-1
!free	14	0
!from	25	25
!full	5	17
!fully	-1	11
!gave	10	13
!give	11	7
!given	14	9
!gives	-1	10
!good	-14	-2
!ground	-23	-9
!guide	9	10
!had	-5	-12
!has	17	-2
!have	10	-2
!he	0	-12
!held	-4	23
!here	-4	-10
!high	4	13
!him	13	13
!hold	7	19
!holds	12	15
!house	-9	-12
!in	-6	7
!inability	10	-2
!infants	11	1
!injunction	6	14
!instance	-11	-10
!instruction	-1	16
!involved	13	3
!iowa	14	19
!is	-10	-14
!issue	-7	8
!issued	-12	-13
!it	22	-3
!its	12	-10
!judge	-16	-11
!judges	18	9
!judgment	11	17
!juries	-1	-12
!justice	6	17
!k	13	3
!larger	10	-3
!later	12	-13
!law	19	10
!leads	0	13
!learned	15	10
!leave	11	-13
!left	-5	-20
!let	17	10
!line	-7	7
!little	2	-13
!longer	18	-7
!lost	-19	-22
!make	-3	13
!man	13	2
!many	7	-8
!march	-10	-12
!margin	-8	-10
!matter	-25	-12
!may	15	-3
!me	-6	16
!meant	16	6
!measure	5	14
!mention	-7	-10
!mere	9	12
!money	-5	9
!more	12	-2
!morning	8	-7
!motor	9	1
!mr	-14	-10
!must	13	1
!names	-1	10
!natural	-5	9
!necessary	-21	-14
!need	-29	-23
!neither	-43	-43
!new	-12	3
!next	10	-6
!nobody	-6	-24
!nor	-10	-8
!not	-8	-47
!note	-18	-12
!nothing	10	20
!notice	29	26
!notification	-16	-4
!now	21	11
!occasion	-19	-16
!of	5	-25
!offers	2	12
!on	-26	-6
!once	20	15
!one	-3	-13
!opinions	-14	-5
!opposite	14	1
!order	-15	1
!otherwise	11	0
!ours	1	9
!ourselves	10	-2
!out	17	0
!overruled	6	-8
!pa	11	-7
!panel	12	3
!parties	-20	-38
!pass	-15	-15
!persuade	7	-9
!persuaded	4	12
!petition	-38	-16
!petitioner's	-1	10
!phrase	-10	-10
!place	13	3
!point	-8	2
!pre	16	6
!precedent	13	4
!prepared	-3	10
!present	-22	-17
!presumption	9	-3
!principle	-3	15
!private	13	2
!produced	-19	-12
!proper	8	16
!properly	-8	11
!proved	-12	-2
!proviso	10	-1
!public	-6	7
!purposes	-13	-13
!put	13	4
!quarrel	-13	-8
!quashed	-4	12
!question	-33	-33
!read	3	-10
!reasoning	18	14
!regret	14	-3
!rehearing	14	9
!reliance	12	2
!relied	-1	7
!remand	-18	-18
!rendered	11	1
!report	-6	-14
!respect	15	-10
!reversed	5	-11
!right	11	17
!rightly	9	15
!rule	-3	18
!said	10	-4
!same	-7	18
!say	-19	-24
!see	22	11
!set	17	18
!settled	-11	-7
!settlement	-16	-11
!shall	6	-10
!short	9	-6
!should	14	-1
!sides	-10	-12
!silent	-9	-14
!since	-3	-15
!so	22	4
!some	-17	-17
!sound	-11	3
!spoke	11	0
!stand	-1	14
!stands	11	1
!state	-6	-15
!states	-2	10
!statute	7	-7
!step	11	2
!still	-9	4
!stipulation	8	-2
!stronger	12	9
!structure	20	8
!suit	-18	-22
!taken	7	-4
!takes	7	10
!test	1	14
!tested	-2	9
!tex	-2	-12
!than	17	22
!that	-6	-21
!the	-24	-10
!them	-14	-10
!then	-12	4
!there	20	3
!these	-15	-1
!they	9	6
!think	15	17
!thinking	12	3
!third	-15	-10
!this	0	18
!though	-6	10
!three	-4	12
!to	0	-14
!today	19	10
!too	19	5
!trial	-13	-7
!true	-14	-2
!turn	-12	-9
!turned	11	9
!unable	10	-5
!unnecessary	-18	-18
!until	-15	1
!up	-9	-18
!us	-19	-3
!used	-15	-8
!very	18	5
!view	-11	-1
!waiver	20	5
!was	-40	-35
!we	13	-2
!went	13	-3
!were	21	2
!what	10	15
!when	5	-9
!where	7	-9
!whether	-29	-32
!which	-9	-7
!who	-13	2
!whole	15	6
!whose	-17	-9
!widow	-3	18
!will	19	3
!witness	-9	-8
!words	14	5
!would	-5	9
!wrong	14	-10
!year	-20	-20
#authorities 2	6	18
#authorities 3	7	15
#authorities 4	-4	-21
#quarter 0	16	-11
#quarter 1	-6	0
#quarter 2	-25	2
#quarter 3	-16	-5
#sentences 1	2	-8
#sentences 3	-11	-3
#sentences 4	8	27
#target 0 of 1	2	-8
#target 0 of 2	4	-4
#target 0 of 3	9	2
#target 0 of 4	3	12
#target 1 of 2	-24	-21
#target 1 of 3	-44	-8
#target 2 of 3	21	0
%, ,	-14	2
%, ;	-12	1
%, @O	-2	-15
%, a	1	-9
%, affirm	-13	-2
%, ala	5	-9
%, all	18	-4
%, amend	-13	3
%, an	-19	-13
%, and	-17	-20
%, anoth	-7	-16
%, answer	4	16
%, app	14	7
%, appel	-10	-13
%, are	7	-17
%, argu	-11	-9
%, aros	-19	-17
%, as	-13	3
%, be	-9	-30
%, been	-8	17
%, befor	-10	6
%, better	9	-1
%, between	-12	-12
%, both	-21	-13
%, c	0	-12
%, can	21	10
%, case	-7	-10
%, cir	-19	-13
%, cite	8	-2
%, civ	-12	-16
%, come	10	6
%, comment	-13	-9
%, contrari	-4	9
%, could	9	-3
%, counsel	-21	-16
%, court	-8	-33
%, decid	-4	16
%, deed	-1	13
%, defend	-11	-8
%, demand	2	11
%, demurr	-12	-11
%, deni	-16	-19
%, differ	10	-2
%, disapprov	9	-2
%, dispos	-10	8
%, district	11	1
%, do	2	-7
%, e	10	-2
%, each	-9	11
%, earlier	-11	-1
%, effect	8	-2
%, find	9	9
%, follow	-2	10
%, for	-8	-12
%, four	-11	-8
%, give	20	13
%, good	-8	-11
%, had	-3	-8
%, has	-12	1
%, have	-17	-4
%, he	20	19
%, here	16	17
%, high	1	-10
%, hold	0	8
%, in	-5	-17
%, incuriam	-15	-13
%, is	-18	1
%, it	7	18
%, j	-15	-6
%, judgment	11	-4
%, juri	-18	-9
%, later	-17	-14
%, learn	14	13
%, legislatur	7	9
%, less	17	6
%, mad	-12	10
%, matter	-24	-17
%, mr	-11	-10
%, must	-5	15
%, neither	-12	-7
%, never	16	8
%, no	7	10
%, not	-2	-19
%, notic	6	21
%, now	5	-9
%, occas	-11	-11
%, of	-4	-10
%, on	-7	17
%, opinion	16	2
%, other	-2	-12
%, our	4	12
%, overrul	9	-9
%, parti	-10	-8
%, pend	-15	-19
%, petit	-15	-10
%, petition	-12	-2
%, plaintiff	-26	-20
%, present	-11	2
%, read	16	9
%, reject	-20	-16
%, revers	5	-8
%, review	-1	10
%, same	-31	-10
%, say	-1	9
%, second	0	16
%, see	14	8
%, should	0	12
%, sound	-10	-1
%, speak	17	1
%, stand	0	-12
%, state	-16	-12
%, still	-3	13
%, suppos	11	-2
%, take	7	13
%, tex	-12	-18
%, that	-18	-26
%, the	-3	22
%, there	7	14
%, think	-12	-7
%, those	0	13
%, three	-22	-9
%, to	-6	-7
%, transfer	-11	-10
%, turn	-11	-12
%, under	9	0
%, use	-13	-10
%, went	13	-2
%, were	-10	-26
%, what	2	-8
%, when	-12	-13
%, where	-12	-8
%, which	-15	-13
%, who	13	18
%, wholli	13	4
%, widow	-4	9
%, with	-19	-11
%, without	7	12
%, word	-25	-26
%, would	14	-5
%, year	-11	-8
%; court	-14	-4
%; has	12	-1
%; have	-22	-5
%; it	-33	-30
%; one	15	3
%; present	11	0
%; sinc	12	3
%; the	-14	-4
%; there	24	10
%; to	8	-11
%; was	11	12
%; we	15	1
%@O ,	4	-18
%@O ;	11	22
%@O @T	12	5
%@O by	-9	-8
%@O court	11	7
%@O distinguish	15	7
%@O th	-8	-13
%@O that	-8	-17
%@O the	9	8
%@O to	-5	7
%@O was	-13	-14
%@O which	-23	-19
%@T ,	-9	-5
%@T ;	-26	-25
%@T @O	-20	-12
%@T @T	7	0
%@T a	14	1
%@T aff'd	1	11
%@T an	-21	-19
%@T and	-15	-3
%@T anoth	-11	-6
%@T are	7	17
%@T aros	-12	-11
%@T assum	14	0
%@T befor	-9	3
%@T bind	-9	4
%@T but	5	-8
%@T came	-15	-13
%@T can	11	-6
%@T cert	-10	-13
%@T civ	-13	-17
%@T come	0	10
%@T command	9	-1
%@T court	-3	-21
%@T d	7	0
%@T decid	-5	-11
%@T decis	-21	-7
%@T distinguish	12	2
%@T doubt	13	4
%@T down	6	-3
%@T find	6	11
%@T follow	0	12
%@T from	11	4
%@T give	9	9
%@T govern	-12	-8
%@T has	12	11
%@T here	-1	10
%@T in	15	7
%@T is	15	17
%@T less	14	2
%@T mad	-12	10
%@T matter	-13	-6
%@T must	0	-10
%@T no	-5	6
%@T nor	-12	-8
%@T notic	8	12
%@T of	-12	-15
%@T on	14	26
%@T parti	-11	-10
%@T pend	-13	-16
%@T rev'd	11	3
%@T revers	-17	-11
%@T say	-2	11
%@T set	7	14
%@T so	15	16
%@T st	12	1
%@T stand	2	-10
%@T still	-8	10
%@T teach	-4	7
%@T tex	-12	-16
%@T th	11	5
%@T that	20	9
%@T the	2	20
%@T there	7	14
%@T though	-9	7
%@T three	-3	-18
%@T under	11	5
%@T vacat	11	3
%@T view	15	1
%@T we	-19	13
%@T were	1	-12
%@T where	-17	-15
%@T which	14	0
%@T with	-12	-7
%@T without	4	15
%@T would	14	-3
%a ,	-20	2
%a ;	5	-2
%a a	13	-5
%a and	-15	0
%a as	-1	-10
%a at	10	-8
%a be	22	17
%a between	-3	-10
%a by	18	3
%a case	-10	2
%a could	18	6
%a court	-5	8
%a for	12	-11
%a had	-7	-14
%a in	-5	-16
%a is	-7	11
%a judg	11	8
%a may	21	12
%a must	-3	12
%a one	-14	6
%a the	-4	-12
%a this	-21	-7
%a want	-12	-9
%a we	18	6
%a which	10	-5
%a who	10	14
%a with	11	-2
%a without	14	0
%abandon @T	-4	9
%accept ,	-9	-10
%accord ,	0	8
%accord the	-13	-8
%act it	1	10
%advoc ,	2	13
%affirm the	1	12
%after ,	-18	0
%after @T	-27	-15
%after in	-17	-15
%all ,	11	7
%allow and	10	-5
%allow appeal	19	2
%allow the	10	-5
%also ,	-12	-14
%also @T	-13	-15
%an and	11	-13
%an by	2	19
%an in	-10	-13
%an it	-10	-7
%an was	14	19
%and ,	11	-21
%and ;	-1	-11
%and @T	12	23
%and answer	8	17
%and been	-12	7
%and case	-19	-12
%and contrari	-5	9
%and court	16	-1
%and declin	10	-3
%and differ	8	0
%and do	9	-11
%and for	5	-20
%and go	4	12
%and has	9	-2
%and have	-9	-2
%and he	18	14
%and here	1	11
%and hold	-4	9
%and in	-22	-9
%and is	12	-1
%and it	-10	10
%and later	-12	-10
%and must	-8	21
%and no	13	13
%and noth	7	11
%and of	1	12
%and opinion	13	3
%and order	10	-4
%and other	1	-9
%and own	6	-10
%and same	-8	9
%and stand	-16	-7
%and that	-7	7
%and the	4	14
%and upon	-17	-15
%and went	16	0
%and what	2	-10
%ani ,	14	17
%ani this	0	11
%anoth the	-9	-9
%answer @T	5	14
%answer in	-1	16
%answer of	8	-5
%answer the	-7	7
%appeal ,	2	-12
%appeal @T	-15	-12
%appeal allow	14	6
%appeal dismiss	6	18
%appeal in	12	16
%appeal it	-13	-10
%appear in	-12	-11
%appear the	-16	-16
%appel ,	-5	14
%appel @T	5	26
%appel his	13	4
%appli to	0	14
%are ,	-13	-7
%are @T	13	12
%are here	12	11
%are in	-9	1
%are the	15	10
%are to	8	20
%are with	-17	-1
%as did	13	-1
%as is	14	-4
%as of	-8	2
%as read	-10	-10
%as the	18	14
%as to	16	-1
%as was	15	12
%as were	16	4
%ask the	15	21
%ask to	-15	-6
%assum that	-14	-12
%assum the	-12	-10
%at ,	16	19
%at and	13	8
%at are	8	-4
%at in	-12	-5
%at it	-9	1
%at of	12	18
%at the	-16	-9
%author ,	7	-9
%author @T	17	-7
%author the	9	-3
%be ,	-18	-3
%be @T	24	2
%be a	23	10
%be and	9	12
%be as	30	-8
%be be	13	4
%be for	-7	12
%be of	22	18
%be on	-17	-9
%be one	9	8
%be so	-11	-1
%be that	6	-8
%be the	0	-15
%be to	10	8
%be with	-5	-16
%becaus of	0	15
%been ,	-8	9
%been @T	1	-15
%been a	7	24
%been and	-1	15
%been away	10	-3
%been by	-2	-12
%been for	12	28
%been here	1	9
%been in	-6	-15
%been it	-1	11
%been sinc	16	11
%been this	-11	13
%been to	0	-11
%been upon	1	13
%been us	-7	11
%befor ,	-9	-14
%befor @T	-19	-14
%befor court	-17	-12
%befor in	-16	-8
%befor of	-2	-12
%bench ,	2	19
%bench @T	-8	5
%best ,	11	15
%between and	-12	-9
%brief ,	-10	-16
%but ,	29	8
%but @T	29	8
%but for	9	-4
%but has	-10	1
%but it	-10	-5
%but the	17	5
%but to	12	0
%by ,	15	1
%by @T	-3	7
%by and	-14	-5
%by court	1	15
%by for	-9	-13
%by learn	-4	-14
%by measur	1	11
%by of	23	12
%by the	-4	8
%by we	8	-7
%c ,	0	-11
%call @T	-6	-12
%can in	14	3
%can no	12	9
%cannot the	22	3
%case ,	-9	-19
%case actual	2	11
%case be	-17	-13
%case name	-7	5
%case that	-11	-9
%case which	-22	-11
%cert ,	-13	-16
%cf ,	-27	-26
%cf @T	-27	-26
%cir ,	-20	-3
%cir amend	-2	10
%cir been	10	-2
%cir cert	-10	-13
%cir court	-22	-19
%cir has	1	-9
%cir it	8	15
%cir notic	10	1
%cir onli	9	-3
%cir the	-15	-7
%cir to	11	11
%cir was	-11	-9
%circuit ,	-19	-6
%cite ,	-9	-12
%cite @T	-13	-10
%citi a	-5	9
%claim to	14	6
%come think	9	-5
%command now	11	-2
%compar ,	-16	-16
%compar @T	-11	-11
%contra ,	17	4
%contra @T	17	4
%contract ,	-13	-7
%contrari @T	8	-1
%contrari the	-1	13
%correct ,	-13	-1
%correct the	4	12
%could be	11	0
%could have	2	10
%could it	-5	9
%counsel the	-14	-7
%counsel to	-18	-6
%court ,	2	-11
%court @T	0	-10
%court and	-12	3
%court appeal	12	5
%court has	9	1
%court have	12	7
%court in	29	9
%court it	-11	3
%court no	12	7
%court not	-13	-5
%court say	-9	-11
%court sinc	15	1
%court taken	8	-3
%court the	7	2
%critic ,	-6	10
%critic @T	-7	5
%d ,	32	11
%d and	-14	-5
%d are	5	13
%d it	1	16
%d may	-10	-8
%d no	-15	-9
%d to	15	11
%d we	2	12
%decid a	8	-10
%decid the	-13	4
%decid to	-5	12
%decis @O	6	-7
%decis the	15	4
%declar the	12	0
%deed the	1	11
%defend that	-8	5
%defend the	-10	-17
%defend to	18	24
%depart ,	-1	9
%describ ,	-12	-13
%did say	-12	-3
%differ @T	16	6
%differ the	-2	9
%direct the	17	10
%direct to	14	1
%dispos the	-16	-5
%disregard ,	-14	-6
%dissent have	-14	-15
%distinguish ,	-12	2
%distinguish @T	-12	-4
%district the	10	-1
%do it	22	-8
%do than	-5	8
%do the	-16	-11
%doe @T	-10	-6
%doe it	-12	-5
%doe the	5	-7
%each to	-3	10
%either the	-10	-8
%eleven ,	-17	-9
%end the	2	-13
%entitl the	-3	8
%equal ,	-4	7
%even @T	-10	-18
%even that	-12	-9
%ever @T	-7	8
%everi ,	-10	6
%everi and	-6	8
%everi sinc	-15	-5
%everi the	9	19
%evid the	-11	-14
%fact ,	19	9
%fact these	-13	-8
%fact to	-12	-4
%far the	10	1
%find ,	-3	-15
%find and	-14	-12
%find in	10	11
%find is	-11	-5
%find it	-2	12
%find this	-12	-8
%first ,	-17	-8
%first @T	-13	-12
%follow ,	-2	-12
%follow @T	8	-6
%for @T	22	10
%for a	19	14
%for day	-13	-12
%for decad	2	13
%for had	16	0
%for has	-11	2
%for in	-20	-13
%for is	-14	-6
%for it	16	8
%for no	-9	-14
%for not	-6	13
%for of	-4	-28
%for on	9	-4
%for proposit	10	-4
%for purpos	-8	-14
%for reason	-1	9
%for sake	-9	-9
%for that	-11	-13
%for the	27	3
%for there	-11	1
%for to	-6	-16
%for we	5	17
%for year	15	8
%forc the	-15	-6
%from @T	-7	1
%from and	-9	-18
%from from	-4	12
%full ,	-10	4
%full @T	-13	-1
%gave and	-1	9
%general @T	-10	-13
%give ,	-11	3
%give the	9	16
%give word	-9	3
%given ,	13	2
%good ,	-12	-8
%govern ,	6	-9
%ground @T	-12	-5
%had ,	-8	4
%had a	8	11
%had and	16	-5
%had been	-5	13
%had the	20	0
%had two	-11	-3
%has @T	2	-10
%has be	2	12
%has befor	-11	4
%has but	12	-8
%has by	-14	1
%has do	-10	-10
%has for	-1	16
%has from	16	4
%has it	15	34
%has sinc	7	9
%has so	13	0
%has that	-18	-17
%has the	-3	12
%has time	-8	7
%has to	-11	-14
%has with	-1	-18
%have ,	1	10
%have ;	-5	11
%have @T	10	-3
%have ask	-13	-15
%have be	-12	-16
%have it	7	16
%have on	-12	-16
%have our	-3	12
%have that	8	-12
%have the	9	13
%have their	0	15
%have this	12	9
%have thought	12	2
%have to	5	-25
%he and	-7	-13
%he done	-2	9
%he of	12	12
%held ,	-4	5
%held @T	-8	3
%held it	7	-7
%here the	-12	11
%high in	8	14
%himself @T	2	15
%his @T	-12	-9
%his and	20	10
%his that	-14	-11
%his the	-20	-5
%hold ,	4	12
%hold a	-6	11
%hold the	15	12
%how @T	12	2
%i ,	-1	-11
%i not	17	2
%i that	13	0
%if @T	-5	-14
%if is	14	3
%if were	-6	9
%in ,	17	-7
%in ;	-13	-1
%in @O	22	15
%in @T	-2	7
%in an	-3	10
%in and	-20	-6
%in be	-13	-11
%in case	3	13
%in compens	2	18
%in for	17	15
%in hand	13	4
%in has	-13	-3
%in in	5	-11
%in inc	-8	-16
%in iowa	-3	14
%in is	-16	-17
%in it	14	-2
%in judgment	-8	14
%in languag	-2	10
%in line	12	0
%in margin	-11	-11
%in may	-16	-7
%in no	25	4
%in of	8	17
%in opinion	-8	1
%in pa	-1	-16
%in page	-2	11
%in persuad	3	11
%in same	-2	9
%in st	12	-1
%in th	-3	-20
%in that	1	-9
%in the	30	7
%in this	17	14
%in to	4	14
%in under	14	8
%in was	27	3
%in were	-11	-4
%in word	4	14
%in would	9	0
%in year	8	-8
%inquiri ,	9	-3
%inquiri @T	9	-3
%instruct the	-7	9
%is a	9	12
%is and	15	4
%is be	-4	26
%is by	-14	18
%is case	-18	-12
%is complet	-5	10
%is conflict	-13	-9
%is fact	-15	-10
%is from	16	11
%is ground	-11	-8
%is his	-10	1
%is is	-12	-3
%is it	15	1
%is law	-14	-2
%is man	11	1
%is no	25	-4
%is not	10	14
%is of	-31	5
%is on	-4	-11
%is open	3	21
%is promis	1	11
%is question	-20	-19
%is so	13	6
%is the	19	7
%is there	13	13
%is thing	14	0
%is to	-3	4
%is upon	8	-6
%is us	-4	-15
%is we	-1	-15
%is what	10	1
%is which	0	-15
%it ,	-1	-17
%it ;	12	16
%it @T	-16	-2
%it after	-13	-11
%it and	14	28
%it as	-5	9
%it at	12	21
%it author	13	6
%it becaus	-10	0
%it been	14	7
%it befor	-8	-11
%it cite	-9	2
%it do	1	17
%it follow	12	3
%it for	6	-2
%it from	-13	-10
%it had	-13	0
%it have	20	5
%it here	-16	13
%it in	-22	-5
%it is	-7	10
%it it	9	11
%it more	16	3
%it necessari	-12	-15
%it no	12	-7
%it not	9	-15
%it noth	22	7
%it of	-9	3
%it own	-18	-8
%it report	-10	-13
%it rule	5	16
%it said	-17	-9
%it squar	-11	-10
%it suppos	14	1
%it that	-22	-11
%it the	-12	-6
%it this	15	20
%it thought	14	2
%it time	11	10
%it to	4	-12
%it too	6	-4
%it we	18	21
%it what	13	3
%it with	-6	6
%it would	-6	14
%j @T	-3	10
%judg and	-14	-5
%judg himself	6	16
%judg the	-2	15
%judg who	-10	-8
%judgment ,	15	0
%judgment the	-4	13
%later the	10	2
%law a	-11	3
%leav it	9	-2
%left ,	11	-10
%let be	12	-1
%let that	12	-4
%look ,	20	3
%look the	5	-8
%made it	-11	2
%major that	12	2
%make of	-10	5
%make the	5	17
%man it	10	-2
%may ,	-22	-16
%may @T	-15	-18
%may in	-6	7
%may the	7	13
%me and	1	13
%me for	-12	-11
%me the	9	-4
%measur ,	5	15
%more it	1	-10
%mr the	-10	-11
%must ,	-11	-21
%must and	-8	-14
%must be	11	-2
%must befor	4	14
%must it	-11	-5
%must taken	12	2
%must the	2	21
%must to	10	11
%name and	7	14
%need ,	-12	1
%need be	-12	-8
%need further	2	12
%neither ,	-17	-17
%neither @T	-12	-9
%neither nor	15	-4
%neither the	-2	-14
%neither to	-14	-7
%never @T	9	-1
%no ,	14	10
%no @T	-3	-12
%no a	14	9
%no can	17	16
%no differ	-2	8
%no for	-3	12
%no here	1	-8
%no in	9	11
%no law	-15	-16
%no of	-15	-10
%no than	-4	10
%no the	7	-19
%no to	15	26
%no with	-12	-8
%nor ,	8	-4
%not ,	21	5
%not ;	-19	-17
%not @T	11	-9
%not a	1	29
%not again	7	-5
%not and	14	7
%not as	-4	-17
%not be	0	10
%not becaus	10	14
%not by	11	2
%not distinguish	-10	1
%not do	-9	8
%not from	-1	11
%not has	12	-1
%not here	-11	-15
%not it	8	13
%not law	18	0
%not of	12	5
%not that	5	13
%not the	31	19
%not them	9	-2
%not this	-13	-3
%not to	-15	8
%not under	-10	-9
%not us	-15	-15
%not was	3	11
%note ,	-12	0
%note the	-11	-12
%noth @T	13	1
%noth do	-17	-14
%noth it	-2	-18
%noth of	15	0
%noth should	-10	-9
%noth sort	16	2
%noth the	14	30
%noth to	-7	13
%noth with	-15	-15
%notic a	7	17
%notic be	7	-8
%now ,	8	-6
%now and	14	2
%now of	-4	12
%now that	13	3
%now the	0	11
%now to	-11	-1
%now was	12	1
%object @T	-1	10
%observ ,	13	0
%of ,	5	-11
%of @T	4	9
%of act	-16	-12
%of amend	-12	-11
%of and	10	6
%of appeal	-15	-17
%of argument	10	11
%of as	12	7
%of assesse	-1	10
%of circuit	-9	3
%of court	24	4
%of d	1	-13
%of for	14	19
%of from	-7	8
%of has	23	11
%of have	22	23
%of iowa	6	-3
%of is	-31	-5
%of judg	8	16
%of justic	-6	9
%of of	-9	4
%of one	-2	12
%of opinion	0	20
%of right	2	12
%of rule	-19	-7
%of said	1	-8
%of see	-13	-6
%of shall	10	-2
%of state	14	4
%of statut	9	-2
%of th	-15	-6
%of the	-8	-12
%of was	-15	-1
%of we	11	-7
%of with	2	23
%on ,	-4	-22
%on and	-19	-8
%on be	-2	10
%on foot	1	17
%on ground	-21	-8
%on he	10	-2
%on is	21	5
%on opinion	2	13
%on so	-15	-7
%on that	-8	5
%on the	-8	-26
%on we	7	12
%onc is	2	10
%one ,	16	8
%one @T	-12	1
%one and	-19	-11
%one for	-11	-9
%one it	-3	-13
%one other	-7	6
%one that	-13	-7
%one them	9	-7
%one to	20	0
%one would	14	4
%onli case	7	-3
%opinion ,	9	-6
%opinion @T	-2	-17
%opinion court	1	21
%opinion high	-2	10
%opinion the	16	23
%opinion to	-11	-11
%opinion was	12	2
%order ,	11	-2
%order @T	18	0
%order the	-4	8
%other ,	10	-7
%other it	-6	-14
%ought to	4	-14
%our ,	14	8
%our @O	-14	-13
%our of	-13	-5
%our the	6	21
%our to	7	-3
%our we	15	4
%out @T	-4	10
%out time	-12	-9
%overrul ,	-11	-13
%overrul @T	-2	-11
%overrul of	-13	-7
%own ,	8	-2
%own @T	12	1
%own it	12	-2
%pa that	-3	13
%pa the	17	4
%panel that	14	3
%part and	-11	-11
%part the	-14	-7
%parti ,	-16	-15
%parti that	-13	-15
%parti this	9	1
%pass the	-12	-13
%petit @T	-11	-15
%petition ,	-13	-11
%plaintiff @T	14	-2
%plaintiff entitl	-2	9
%point ,	11	-7
%present a	13	2
%present is	-10	1
%princip is	-12	-12
%principl @T	-12	-1
%put ,	-10	5
%put in	14	11
%put it	9	-4
%put rest	-1	14
%question in	12	-1
%question not	14	12
%question one	-12	-5
%rais ,	-15	-14
%read ,	19	3
%read @T	21	-1
%read us	-12	-16
%reaffirm ,	1	9
%reason ,	17	9
%reason and	12	14
%refer answer	12	2
%refer the	-13	-3
%regard the	13	0
%regret inabl	10	-2
%regret to	15	-4
%reject invit	-1	9
%reject the	-16	-11
%relianc ,	10	-3
%relianc @T	7	-3
%requir ,	14	5
%respond the	-14	-7
%result ,	2	12
%revers for	-16	-10
%review ,	-9	-8
%right and	3	13
%rule for	12	-2
%rule in	3	9
%said ,	11	9
%said in	8	11
%said of	-9	2
%said the	-9	4
%same ,	-3	11
%say it	-7	-14
%say of	-15	-15
%say the	-11	7
%say we	-2	10
%second the	13	4
%section what	-8	5
%see ,	-24	-32
%see @O	10	9
%see @T	-26	-35
%see to	-3	10
%set the	8	-1
%she it	-8	6
%should have	14	-1
%should to	-20	-27
%show ,	-5	7
%sinc ,	-3	8
%so ,	12	19
%so @T	3	15
%so a	10	0
%so and	-8	2
%so as	3	-6
%so in	3	17
%so the	15	12
%so to	3	-12
%some ,	-5	9
%some the	-18	-5
%stand ,	10	-1
%stand the	15	10
%state rule	-3	9
%statut as	-15	-11
%statut which	-11	-9
%struck the	10	0
%suppos ,	5	-4
%suppos @T	5	-7
%suprem in	11	-2
%suprem the	21	2
%take @T	1	10
%take of	16	14
%taken ,	-4	-15
%tax @T	-4	11
%tell that	10	-5
%th ,	16	20
%th a	-5	14
%th it	-8	2
%th not	9	0
%th was	-13	-10
%than ,	-5	8
%than @T	-8	2
%than the	2	17
%that ,	-12	-2
%that @T	-21	-11
%that and	-4	18
%that be	3	-12
%that been	-6	-15
%that cannot	18	11
%that claim	-20	-14
%that commiss	-3	10
%that consent	19	2
%that could	10	-2
%that d	-8	6
%that decid	17	5
%that hold	-13	-11
%that in	14	10
%that is	-11	-3
%that it	25	7
%that licenc	7	-5
%that must	-20	3
%that never	-18	-17
%that no	-5	-11
%that of	-20	-5
%that offic	15	2
%that remain	13	3
%that said	-2	10
%that the	33	15
%that this	-5	11
%that upon	10	-2
%that was	-3	-4
%that we	-11	3
%the ,	-33	-38
%the ;	1	-13
%the @T	-9	2
%the a	-10	-27
%the act	-1	-16
%the affirm	-8	3
%the agre	-10	-14
%the all	7	15
%the allow	17	13
%the and	-8	2
%the answer	17	9
%the appeal	1	11
%the as	-7	2
%the ask	-13	9
%the be	0	11
%the becaus	-7	-20
%the befor	12	-15
%the brief	-4	-13
%the can	8	-4
%the case	-1	11
%the charg	-15	-8
%the chief	17	5
%the circuit	11	2
%the cite	-19	-14
%the clear	9	13
%the code	10	1
%the collect	-14	-16
%the commission	-13	-10
%the compani	-14	-5
%the concern	-8	2
%the could	10	11
%the cours	11	-4
%the court	25	3
%the did	-26	-10
%the dismiss	-4	11
%the elect	-1	10
%the entitl	-1	11
%the fail	-22	6
%the fall	15	3
%the first	-19	-10
%the follow	-21	-15
%the for	-10	-13
%the found	8	9
%the four	3	13
%the given	3	21
%the gone	13	-4
%the good	7	16
%the govern	11	-5
%the grant	-12	-12
%the had	14	-2
%the has	-26	-2
%the have	-25	-10
%the hear	-16	-16
%the here	-16	-14
%the histori	11	-4
%the hold	27	16
%the in	13	-8
%the insur	12	1
%the into	16	4
%the is	4	31
%the issu	-22	-14
%the it	-10	-17
%the justic	14	15
%the may	-8	2
%the move	-5	-11
%the must	-25	21
%the never	-1	-14
%the not	-6	1
%the now	1	-12
%the of	-14	9
%the one	17	15
%the onli	12	-7
%the opinion	17	28
%the out	14	6
%the owner	-12	-3
%the pass	-8	-14
%the privat	16	3
%the proper	4	12
%the protect	3	13
%the public	-13	3
%the put	9	-4
%the reach	8	15
%the recov	1	11
%the refer	-24	-23
%the reli	-8	-14
%the remand	-2	-12
%the report	-8	-8
%the respect	10	-6
%the right	5	16
%the set	12	-2
%the sever	-13	-3
%the should	4	12
%the sinc	-6	-19
%the so	-2	-13
%the statut	10	-1
%the step	10	1
%the still	10	-4
%the stipul	8	-1
%the taken	-5	12
%the than	8	13
%the that	0	2
%the the	6	12
%the there	30	-3
%the this	15	20
%the thought	-3	-15
%the time	6	22
%the to	-14	-9
%the today	14	-1
%the told	-10	-10
%the turn	2	15
%the under	0	-11
%the us	10	-4
%the view	23	11
%the void	-8	5
%the was	-26	-22
%the way	30	6
%the we	22	23
%the went	3	-7
%the were	-4	-15
%the what	7	-15
%the where	8	11
%the which	20	9
%the who	24	9
%the with	13	-5
%the without	12	12
%the word	2	13
%the would	-30	-16
%the year	10	7
%their ,	-2	11
%them ,	-8	-16
%them in	-1	9
%there @T	9	-4
%there a	13	-10
%there ani	-1	13
%there conflict	-13	-9
%there had	13	1
%there no	-10	5
%there of	13	0
%there to	5	15
%there was	10	-2
%these the	7	-5
%they not	11	17
%think ,	-14	9
%think @T	-10	12
%think to	-8	3
%think wrong	10	2
%this ,	10	8
%this @T	5	15
%this be	-12	-11
%this do	14	-2
%this have	-11	-9
%this held	10	-2
%this of	20	3
%this the	-10	-9
%this too	-6	7
%this was	20	11
%this we	9	-15
%those it	-8	10
%though ,	-5	6
%though were	13	4
%thought @T	-6	-15
%three the	8	-7
%time ,	8	16
%time it	-5	10
%to ,	-11	-9
%to @T	0	-11
%to a	23	25
%to after	9	10
%to and	18	22
%to as	27	5
%to between	-9	-9
%to common	11	3
%to conclus	-2	14
%to contrari	4	-7
%to correct	-9	6
%to decid	-16	-15
%to differ	-6	9
%to extent	17	-4
%to follow	12	13
%to had	1	14
%to hold	17	0
%to in	25	15
%to is	-16	-8
%to it	23	6
%to of	-6	18
%to on	-12	-10
%to other	-13	-2
%to question	13	6
%to sinc	12	11
%to that	2	12
%to the	11	7
%to to	13	20
%to upon	10	-2
%to us	3	15
%to we	-15	-11
%to where	-1	11
%to whether	-25	-13
%to with	6	-18
%to would	4	13
%today ,	16	1
%today the	-12	-8
%too to	-8	4
%trace ,	-10	-10
%treat as	9	-3
%tribun @T	-13	-15
%true ,	-11	3
%turn it	-15	-13
%two to	-13	-7
%under ,	12	9
%under @T	20	28
%under is	-3	8
%under which	9	0
%upon @T	-8	9
%upon and	-13	-1
%upon of	-17	-5
%upon th	-2	11
%upon that	-5	14
%upon the	7	-8
%upon we	3	15
%us @T	13	3
%us have	-6	13
%us to	-5	11
%veri ,	3	13
%veri on	-1	10
%view in	12	2
%was ,	-16	-31
%was a	16	-23
%was and	-15	-3
%was appeal	7	-6
%was argu	16	12
%was as	-17	-14
%was befor	-14	-8
%was by	1	-27
%was consid	13	13
%was down	-9	6
%was for	9	3
%was here	-15	-21
%was in	-27	-13
%was it	-6	-20
%was law	-4	-11
%was not	-11	-6
%was of	-1	-10
%was on	11	3
%was reason	-3	9
%was this	13	15
%was to	3	21
%was too	-4	8
%was when	15	7
%was who	-10	-10
%was with	-7	6
%we @T	26	15
%we a	-8	9
%we and	22	6
%we as	9	13
%we asid	-2	11
%we ask	1	-20
%we at	4	13
%we be	7	-3
%we concern	-10	-10
%we for	-19	1
%we found	-10	-12
%we free	9	-3
%we from	12	2
%we further	3	11
%we have	-15	-11
%we hesit	13	3
%we hold	-5	6
%we in	13	24
%we invit	5	13
%we it	24	18
%we need	-9	-11
%we neither	-12	-9
%we no	-12	4
%we noth	-24	0
%we of	-9	-12
%we on	-11	-16
%we our	6	30
%we reason	3	14
%we refer	1	11
%we rehear	9	-4
%we say	-12	0
%we so	-2	-10
%we that	25	13
%we there	-12	-8
%we think	21	-1
%we to	8	-12
%we too	14	-4
%we unnecessari	-10	-8
%we upon	-20	-7
%we wrong	9	-3
%were ,	17	13
%were that	-10	-9
%were to	2	12
%what a	15	4
%what held	3	17
%what is	12	-7
%what of	-13	-3
%what said	12	11
%what the	14	8
%whatev the	13	1
%when section	10	2
%whether ,	-12	-13
%whether @T	-11	-13
%which ,	-28	-5
%which be	1	12
%which been	13	2
%which can	13	11
%which in	17	0
%which much	-13	-13
%which must	-10	-8
%which present	-11	-9
%which the	8	18
%which to	-12	-5
%which was	-3	-20
%who ,	3	-10
%who @T	-1	-12
%who have	-7	9
%who his	3	15
%who in	0	-12
%who it	-3	11
%whole the	0	9
%will be	12	12
%with ,	-5	16
%with @O	-16	-9
%with @T	-8	7
%with and	-11	-7
%with his	10	0
%with in	9	13
%with name	3	10
%with other	-15	-15
%with respect	9	-2
%with the	-9	-18
%with to	3	-9
%with went	16	1
%within week	0	13
%word be	11	0
%would a	22	9
%would as	12	11
%would be	-12	-6
%would in	10	-1
%would it	12	15
%would that	-10	-7
%would the	14	-9
%would us	-10	-10
%wrong the	-11	-13
%year the	-11	2
%yet the	-11	4
&@O *court	11	7
&@O *follow	10	16
&@O *similar	-14	-6
&@O *time	-15	-10
&@O and	4	-9
&@O by	-12	-12
&@O court	12	7
&@O from	-5	12
&@O same	-10	-11
&@O th	-13	-11
&@O was	-16	-11
&@O~ *not	15	9
&@T *agree	-4	16
&@T *aside	11	-2
&@T *but	-1	-7
&@T *commentator	-3	-11
&@T *control	4	19
&@T *court	-15	-12
&@T *decay	11	4
&@T *describe	-22	-11
&@T *differ	2	-9
&@T *follow	-9	13
&@T *help	30	4
&@T *here	-13	9
&@T *open	-16	-17
&@T *overrule	5	-10
&@T *party	-11	-17
&@T *precedent	-17	-7
&@T *question	8	-3
&@T *refuse	-7	-14
&@T *rely	-1	-5
&@T *reverse	16	-4
&@T *similar	9	17
&@T *there	-16	8
&@T *time	4	16
&@T *wrong	14	-1
&@T about	9	-2
&@T aff'd	1	16
&@T affirm	-1	10
&@T ala	5	-9
&@T all	13	19
&@T and	-19	-18
&@T app	13	3
&@T approv	-3	11
&@T are	12	11
&@T aros	-13	-13
&@T ask	14	11
&@T assum	13	0
&@T at	-15	-8
&@T away	10	-3
&@T be	-24	4
&@T befor	-15	-7
&@T bench	-19	-10
&@T better	11	3
&@T but	-14	-3
&@T by	24	16
&@T call	-15	-5
&@T case	-9	-13
&@T cert	-13	-16
&@T charg	16	5
&@T civ	-12	-16
&@T come	10	8
&@T command	10	-1
&@T comment	-16	-11
&@T common	13	5
&@T conclus	0	10
&@T consider	-13	-12
&@T d	6	0
&@T decid	-20	-12
&@T deni	-17	-20
&@T disapprov	14	1
&@T dispos	-1	9
&@T dissent	9	-2
&@T distinguish	-16	-7
&@T do	12	5
&@T doe	10	4
&@T everyth	12	2
&@T found	10	0
&@T fraud	16	6
&@T from	11	12
&@T gave	2	12
&@T govern	-13	-9
&@T has	20	14
&@T here	-4	11
&@T him	16	7
&@T in	-6	-17
&@T is	4	17
&@T j	-16	-12
&@T jurisdict	12	9
&@T later	-13	-11
&@T left	-6	-14
&@T less	8	-5
&@T like	11	-3
&@T lost	-14	-8
&@T mad	-12	10
&@T major	13	-5
&@T measur	-1	11
&@T mistaken	1	14
&@T much	12	4
&@T must	8	-5
&@T none	-2	10
&@T nor	-15	-7
&@T not	3	14
&@T note	-14	-10
&@T noth	12	-2
&@T notic	9	15
&@T of	-1	-7
&@T offic	19	6
&@T on	20	11
&@T one	-11	-21
&@T onli	11	3
&@T overrul	-1	-16
&@T past	9	2
&@T pend	-17	-20
&@T point	-1	17
&@T proper	3	13
&@T prove	11	-4
&@T proviso	13	2
&@T question	12	12
&@T reason	12	12
&@T reconsider	-6	5
&@T refus	-16	-8
&@T remand	10	0
&@T report	-12	-19
&@T rest	19	6
&@T rev'd	14	4
&@T revers	-15	-8
&@T rule	-12	-9
&@T said	5	-6
&@T same	-8	-14
&@T say	-7	5
&@T set	15	14
&@T sever	-16	-4
&@T stand	1	-12
&@T taken	3	11
&@T teach	-4	7
&@T tex	-14	-20
&@T th	14	17
&@T the	9	-19
&@T though	-14	-3
&@T three	-13	-13
&@T titl	-7	6
&@T to	10	8
&@T turn	12	3
&@T two	-15	-7
&@T under	13	4
&@T upon	17	-12
&@T vacat	13	4
&@T veri	16	12
&@T want	-14	-12
&@T were	-11	-16
&@T where	-14	-13
&@T whether	-14	-5
&@T whole	-7	6
&@T word	-2	-17
&@T would	15	-11
&@T~ *but	-15	-2
&@T~ *describe	4	13
&@T~ *differ	-13	-6
&@T~ *here	17	0
&@T~ *not	5	5
&@T~ *overrule	-8	6
&@T~ *refuse	-7	-8
&@T~ *rely	14	9
&below *court	-13	-12
&below *open	10	-2
&below *party	2	13
&below *precedent	-18	-19
&below *question	22	7
&below *reverse	-8	-12
&below and	-9	-21
&below ask	9	22
&below by	12	-8
&below case	-13	-7
&below court	-15	-13
&below found	-4	10
&below have	5	-7
&below may	14	0
&below of	10	-3
&below on	-6	-14
&below the	-14	-7
&case *agree	-12	17
&case *aside	1	16
&case *commentator	17	12
&case *control	-4	13
&case *court	10	-6
&case *criticize	-16	-7
&case *describe	7	-14
&case *differ	16	5
&case *follow	-9	-22
&case *here	19	19
&case *open	-18	-8
&case *overrule	-2	-9
&case *precedent	20	38
&case *question	7	-21
&case *refuse	-10	-11
&case *reverse	22	6
&case *similar	4	20
&case *statute	-54	-25
&case *wrong	-14	-20
&case a	35	23
&case action	-12	-11
&case after	-17	-12
&case again	2	11
&case an	8	-4
&case and	9	32
&case appli	15	7
&case are	-4	-22
&case as	-4	13
&case ask	23	6
&case await	-9	-12
&case bank	-6	10
&case becaus	-11	-1
&case been	8	6
&case bench	13	-1
&case between	2	-8
&case but	9	-5
&case by	22	9
&case cannot	14	15
&case ceas	11	0
&case cite	-16	-7
&case citi	-7	5
&case claim	-12	-2
&case compani	11	-5
&case complet	-4	11
&case constitut	-11	-13
&case could	22	1
&case court	7	-14
&case day	11	-3
&case dealt	-12	-9
&case decre	-8	-12
&case dismiss	-3	15
&case divid	-10	-12
&case do	-3	9
&case doe	14	-3
&case duti	-6	10
&case effect	-8	7
&case end	-6	-19
&case extent	12	0
&case find	-18	-14
&case first	-21	-16
&case foreman	-17	-11
&case forth	10	-1
&case from	24	3
&case gave	10	12
&case give	0	12
&case ground	-16	-3
&case had	20	7
&case hard	-5	10
&case have	10	2
&case held	25	6
&case here	11	19
&case hope	12	3
&case if	4	-16
&case in	0	16
&case instruct	9	-7
&case into	3	-7
&case is	-16	3
&case issu	-15	-12
&case j	-1	10
&case judg	-3	11
&case judici	-12	-7
&case juri	-3	-15
&case know	-9	6
&case later	19	11
&case law	14	7
&case leav	7	-6
&case letter	13	1
&case licenc	3	-10
&case long	15	9
&case longer	14	3
&case look	12	-3
&case made	16	3
&case man	15	3
&case may	-11	2
&case meant	11	0
&case might	13	-1
&case mind	-2	9
&case more	11	-3
&case morn	13	-4
&case must	-40	1
&case name	-2	12
&case necessari	-26	-19
&case need	-13	4
&case never	-13	-10
&case next	11	-2
&case no	12	-17
&case nobodi	-14	-18
&case nor	12	1
&case not	1	17
&case noth	28	24
&case object	13	14
&case of	-6	-18
&case offic	13	3
&case on	10	-1
&case one	16	17
&case or	-16	-6
&case order	12	-2
&case other	-23	8
&case over	10	-8
&case own	-2	-11
&case pay	14	-3
&case petit	-17	3
&case present	-25	-15
&case principl	-13	-2
&case produc	-12	-10
&case public	-2	10
&case quarrel	-11	-9
&case question	-9	-7
&case reach	-10	2
&case read	10	0
&case reject	-13	-8
&case remain	15	11
&case report	-9	-16
&case result	13	-2
&case road	10	-4
&case rule	-28	-6
&case said	-29	14
&case sentenc	14	5
&case set	9	0
&case sinc	-9	7
&case so	7	11
&case some	-12	-15
&case sound	-10	-3
&case speak	14	3
&case stand	16	18
&case such	-14	-6
&case suppos	14	1
&case sustain	5	-10
&case take	-4	12
&case taken	0	-14
&case text	-3	10
&case the	-4	-3
&case their	1	15
&case time	-15	-4
&case to	-7	22
&case took	12	-1
&case treat	15	4
&case trial	-10	-13
&case turn	-14	-9
&case under	-9	-19
&case unnecessari	-17	-19
&case up	5	-8
&case veri	-2	24
&case way	15	5
&case went	12	-4
&case what	32	16
&case who	14	9
&case whole	16	6
&case widow	-4	11
&case will	-9	8
&case with	-16	-7
&case within	12	-6
&case would	-7	18
&case wrong	-6	-15
&case year	-13	-15
&case~ *agree	10	-1
&case~ *but	7	-6
&case~ *decay	-15	-9
&case~ *follow	15	-11
&case~ *open	8	20
&case~ *overrule	-14	2
&case~ *precedent	25	-1
&case~ *refuse	2	23
&case~ *rely	-12	-13
&case~ *similar	11	-3
&case~ *time	14	5
&dissent *precedent	-14	-13
&dissent *question	-18	-16
&dissent have	-13	-14
&dissent in	0	-10
&dissent would	-18	-16
&law *control	6	17
&law *limit	-12	-9
&law *refuse	0	9
&law *reverse	10	2
&law *statute	7	-3
&law and	10	-1
&law by	17	9
&law effect	7	-2
&law held	-12	-11
&law is	-18	-12
&law not	9	10
&law of	2	-20
&law the	14	5
&law to	5	-6
&law was	-15	-15
&law~ *but	-3	9
&none *agree	21	18
&none *aside	-10	-15
&none *bench	-11	-21
&none *but	7	-1
&none *commentator	-9	-10
&none *control	3	9
&none *court	-3	8
&none *criticize	-18	8
&none *describe	-11	-30
&none *differ	-12	-16
&none *follow	-12	16
&none *help	-11	10
&none *here	11	-13
&none *limit	6	-6
&none *party	-17	22
&none *precedent	20	17
&none *question	-24	-21
&none *refuse	-9	0
&none *rely	13	-6
&none *reverse	-36	-16
&none *similar	1	24
&none *wrong	11	-4
&none a	0	8
&none about	-15	-14
&none affirm	-5	11
&none after	10	-9
&none all	16	5
&none amend	13	4
&none an	15	12
&none ani	14	9
&none appeal	-22	-10
&none appel	6	15
&none applic	-1	10
&none argument	11	18
&none aris	-17	-5
&none as	-4	-15
&none ask	-13	-11
&none assum	-16	-12
&none at	-8	-21
&none attempt	9	11
&none author	6	-5
&none bank	-12	8
&none be	-10	-3
&none becaus	6	-11
&none been	-14	6
&none befor	10	0
&none bench	10	12
&none bill	-12	-12
&none both	-10	6
&none but	29	10
&none by	4	26
&none cannot	-13	-8
&none cf	-24	-23
&none chapter	-9	-14
&none circuit	12	-9
&none citi	-6	7
&none claus	1	13
&none clear	13	8
&none collect	-16	-16
&none collector	12	4
&none compar	-14	-17
&none contra	17	4
&none contract	-12	-10
&none court	2	-6
&none dealt	10	-5
&none declar	-7	9
&none deed	-13	-12
&none deliv	-9	-10
&none did	-21	-9
&none dismiss	3	14
&none distinguish	-13	-7
&none doe	-12	4
&none doubt	-6	9
&none e	-19	-18
&none either	-12	-6
&none emption	12	8
&none even	-9	-19
&none everi	15	5
&none fact	10	12
&none fail	-8	8
&none far	11	-1
&none file	-14	-12
&none find	-26	-6
&none first	-15	-13
&none follow	-16	-16
&none footnot	-13	-11
&none for	2	13
&none found	-10	-19
&none four	10	14
&none frame	-2	9
&none from	-11	-6
&none given	16	3
&none gone	12	-2
&none good	10	-2
&none govern	11	-4
&none grant	-16	-4
&none ground	-6	7
&none have	-6	14
&none held	2	14
&none here	-15	-17
&none his	-24	-8
&none hold	14	17
&none in	-39	-43
&none instruct	-15	4
&none is	1	17
&none issu	-15	-9
&none j	-11	-1
&none juri	-17	-17
&none justic	-14	-11
&none laid	-1	11
&none later	10	-7
&none law	-2	10
&none let	15	0
&none line	13	2
&none made	16	15
&none may	11	9
&none measur	-3	15
&none mr	-18	-15
&none mst	12	1
&none much	8	-6
&none must	14	5
&none name	-12	0
&none neither	-8	-17
&none never	6	-10
&none new	-16	-10
&none no	2	12
&none nobodi	13	2
&none not	13	15
&none object	-11	-3
&none observ	13	2
&none of	1	1
&none on	0	-8
&none onc	12	15
&none opinion	-15	-8
&none order	-1	14
&none otherwis	13	10
&none own	-13	-9
&none panel	12	-2
&none persuad	0	11
&none point	-9	8
&none pre	12	8
&none princip	-13	-11
&none principl	1	26
&none proper	3	20
&none prove	2	12
&none put	-4	13
&none question	-9	-18
&none quit	9	17
&none read	9	-4
&none reason	20	13
&none refer	3	-8
&none regard	-11	-10
&none relianc	10	-1
&none respect	21	-7
&none result	-1	11
&none rule	9	-5
&none said	1	21
&none see	-20	-26
&none sentenc	16	8
&none separ	-16	-3
&none shown	4	12
&none side	-12	-8
&none silenc	11	-3
&none so	16	16
&none solicitor	-2	11
&none some	-13	-3
&none speak	-11	-9
&none state	-9	7
&none still	7	-8
&none struck	12	3
&none such	11	-3
&none suggest	3	12
&none suppos	-13	-11
&none sustain	-12	-8
&none take	-5	11
&none tax	-8	16
&none than	3	16
&none the	-17	-9
&none thing	3	16
&none three	9	14
&none time	25	1
&none to	3	-23
&none trial	-16	-11
&none two	-14	-17
&none under	-19	-6
&none unkind	9	-6
&none wage	4	15
&none waiver	14	5
&none was	11	16
&none were	-8	-12
&none when	7	-1
&none where	16	2
&none whether	-27	-19
&none will	-5	-10
&none wit	-10	-9
&none with	16	13
&none word	8	-4
&none writ	-15	-5
&none year	12	1
&none~ *aside	-13	-10
&none~ *but	24	6
&none~ *decay	8	15
&none~ *follow	-20	-9
&none~ *help	12	10
&none~ *here	-11	-10
&none~ *limit	4	12
&none~ *not	22	20
&none~ *precedent	-15	-10
&none~ *question	-20	-14
&none~ *time	12	-11
&party *aside	-2	-11
&party *decay	-13	-17
&party *describe	-18	-12
&party *follow	-12	-11
&party *help	1	12
&party *here	-9	-14
&party *limit	16	11
&party *party	-30	-22
&party *precedent	21	0
&party *question	18	12
&party *rely	17	-2
&party *similar	-12	-2
&party *statute	11	8
&party *time	-7	-16
&party *wrong	12	10
&party a	15	9
&party agre	-8	-11
&party an	-6	12
&party and	14	-17
&party ask	-9	-11
&party at	6	-2
&party be	3	-11
&party been	-3	-18
&party by	-20	-12
&party case	10	-1
&party consent	13	4
&party could	-16	-1
&party did	-10	-7
&party doe	-12	-8
&party entitl	-2	13
&party file	-8	-14
&party from	12	-6
&party had	16	9
&party has	-23	-22
&party have	-10	8
&party here	5	-7
&party his	17	13
&party in	7	1
&party is	27	19
&party must	14	17
&party need	11	1
&party now	-10	-9
&party of	15	30
&party offer	3	11
&party on	-14	-21
&party stipul	8	-1
&party take	10	0
&party was	35	22
&party were	17	0
&party what	12	-2
&party will	11	9
&party would	3	-10
&party~ *control	3	14
&party~ *follow	12	8
&party~ *help	17	3
&we *agree	12	4
&we *aside	-6	3
&we *bench	28	22
&we *but	-16	-14
&we *control	8	7
&we *criticize	36	-11
&we *decay	4	11
&we *describe	-24	-12
&we *follow	3	25
&we *help	-18	-2
&we *here	20	25
&we *limit	13	15
&we *open	-21	-18
&we *overrule	-11	-10
&we *party	7	22
&we *precedent	1	9
&we *question	-15	4
&we *refuse	15	15
&we *rely	-8	3
&we *similar	19	8
&we *there	-16	-17
&we *time	-8	8
&we *wrong	14	18
&we add	-6	17
&we adher	-7	6
&we an	12	-8
&we and	16	37
&we answer	3	15
&we appli	-3	17
&we are	13	13
&we ask	-9	-15
&we at	-3	17
&we banc	5	-9
&we be	20	1
&we been	-15	-12
&we can	12	7
&we cannot	10	4
&we carri	14	-1
&we case	-29	-14
&we chang	-3	9
&we choos	-3	-12
&we concern	-15	-15
&we confid	11	-1
&we confin	10	-3
&we decid	-11	-13
&we differ	-6	15
&we doubt	16	9
&we en	3	-8
&we everi	-2	9
&we express	-11	-13
&we find	9	5
&we for	-24	-16
&we found	-13	-20
&we from	3	12
&we has	-9	7
&we have	-4	5
&we held	-2	9
&we hesit	20	4
&we him	-13	-15
&we hold	6	17
&we in	23	30
&we inabl	10	-2
&we is	-14	-7
&we judgment	9	12
&we leav	-3	-15
&we look	17	12
&we mention	-14	-12
&we mind	1	14
&we must	8	-19
&we need	-28	-21
&we neither	-10	-17
&we no	-6	9
&we not	-10	-7
&we noth	-17	1
&we of	-29	-27
&we on	-24	-6
&we opinion	19	9
&we or	-10	-12
&we own	-3	16
&we part	6	-8
&we pass	-14	-15
&we prefer	4	-17
&we read	-3	-10
&we reason	2	21
&we refer	5	19
&we regret	16	-5
&we rehear	9	-4
&we reject	-15	0
&we remand	-13	-13
&we rule	1	9
&we said	20	-1
&we same	9	15
&we say	-27	-28
&we see	10	31
&we set	-8	8
&we shall	22	-5
&we state	-4	11
&we sure	14	3
&we taken	-13	-5
&we than	-5	11
&we the	15	22
&we them	-11	8
&we these	-4	10
&we think	17	13
&we those	-14	-11
&we time	-1	11
&we too	10	1
&we turn	-7	5
&we unabl	12	-5
&we upon	-14	-13
&we view	-10	-5
&we wait	-12	-10
&we were	-10	20
&we whether	-17	-18
&we with	-2	14
&we would	13	20
&we wrong	7	-4
&we~ *agree	7	-21
&we~ *differ	-7	12
&we~ *limit	-5	7
&we~ *not	-14	-9
&we~ *open	-27	-35
&we~ *precedent	-12	-18
&we~ *refuse	21	16
*@ follow	8	15
*@ not	14	12
*@ there	-24	-29
*agree	6	16
*agree court	11	12
*agree criticize	-12	-7
*agree follow	6	20
*agree here	-1	24
*agree not	-8	-20
*agree party	12	-9
*agree precedent	-6	-12
*agree question	-17	-20
*agree similar	-8	7
*agree statute	-13	-1
*agree time	1	-12
*aside	-20	-7
*aside court	6	-7
*aside here	29	7
*aside not	-14	-18
*aside open	10	16
*aside question	0	-12
*aside wrong	-9	-13
*bench	-4	9
*bench bench	15	25
*bench court	-14	-10
*bench describe	-14	-12
*bench differ	-10	-10
*bench follow	-14	-8
*bench not	-12	3
*bench open	12	-4
*bench precedent	-7	-15
*bench question	20	4
*bench statute	17	15
*bench wrong	-11	0
*but	17	-10
*but agree	-6	9
*but not	-18	-9
*but party	11	-4
*but precedent	6	18
*but there	-11	-19
*commentator	-24	-31
*commentator bench	21	7
*commentator commentator	-2	-13
*commentator here	8	14
*commentator open	-9	-13
*commentator precedent	-10	-13
*commentator question	-17	-18
*commentator there	-7	-9
*control	14	30
*control aside	16	9
*control but	6	12
*control control	10	20
*control court	20	-3
*control criticize	10	-3
*control differ	16	4
*control follow	-12	-9
*control here	22	10
*control limit	15	4
*control open	12	-1
*control overrule	-21	-7
*control party	-9	6
*control precedent	-16	-6
*control question	8	17
*control reverse	-17	5
*control time	-8	-5
*court	8	7
*court agree	-13	10
*court aside	-9	-1
*court court	0	17
*court criticize	17	-8
*court decay	19	14
*court describe	-31	-12
*court differ	4	-7
*court follow	5	30
*court help	-8	7
*court here	18	4
*court limit	9	13
*court open	-22	-10
*court overrule	2	-16
*court party	1	26
*court precedent	8	9
*court question	15	18
*court refuse	16	18
*court rely	-22	-7
*court reverse	1	-13
*court similar	21	5
*court time	20	12
*court wrong	6	-3
*criticize	-28	-12
*criticize commentator	-19	-16
*criticize court	11	1
*criticize here	4	-5
*criticize not	10	20
*decay	-4	17
*decay court	-5	14
*decay follow	3	-10
*decay here	12	0
*decay overrule	-6	7
*decay there	-13	-9
*decay wrong	15	5
*describe	-38	-23
*describe agree	-3	9
*describe control	13	2
*describe describe	-20	-6
*describe here	-9	-6
*describe not	-15	-11
*describe open	9	14
*describe precedent	-18	-16
*describe rely	15	27
*describe similar	-17	-4
*describe there	29	-8
*differ	9	-13
*differ here	13	6
*differ not	0	11
*differ question	7	13
*differ statute	-24	-18
*follow	-11	-3
*follow @	-17	-8
*follow agree	-12	-14
*follow bench	13	8
*follow but	3	-14
*follow control	-8	5
*follow follow	-7	7
*follow here	5	17
*follow not	-5	-18
*follow precedent	-13	-8
*follow similar	6	15
*follow there	20	18
*help	36	18
*help here	10	3
*help party	14	2
*help there	12	11
*here	17	18
*here agree	7	14
*here aside	-8	18
*here control	2	-15
*here follow	12	-5
*here here	-8	8
*here limit	-8	5
*here not	21	5
*here party	13	-4
*here precedent	-4	26
*here refuse	7	-10
*here reverse	-9	2
*here statute	2	-11
*here there	-8	-2
*here time	20	-2
*limit statute	-9	-14
*limit there	23	-1
*limit time	9	1
*not	21	24
*not agree	19	1
*not aside	-5	-18
*not control	21	14
*not decay	23	24
*not describe	7	-8
*not differ	-16	-4
*not follow	0	-6
*not help	49	11
*not open	-11	-9
*not overrule	-26	-12
*not party	-9	1
*not refuse	-23	3
*not rely	-1	-13
*not similar	20	0
*not statute	-4	15
*not there	-10	23
*not wrong	0	10
*open	-12	-7
*open agree	4	31
*open bench	1	12
*open commentator	7	11
*open court	12	5
*open criticize	14	-3
*open not	-17	-34
*open overrule	-13	-14
*open similar	6	12
*open there	1	-23
*overrule	-10	-21
*overrule @	-16	-10
*overrule here	13	5
*overrule similar	11	-2
*overrule wrong	-11	-7
*party	-6	1
*party agree	7	20
*party aside	13	2
*party bench	18	1
*party but	18	2
*party control	-17	-10
*party court	19	5
*party decay	-5	9
*party differ	-3	14
*party help	15	15
*party here	-20	-14
*party not	9	8
*party party	-19	-24
*party question	21	-5
*party rely	31	1
*party reverse	12	0
*party similar	-8	-12
*party statute	5	16
*party there	-54	-23
*party wrong	5	15
*precedent	19	0
*precedent @	0	-12
*precedent agree	-7	11
*precedent aside	1	-14
*precedent bench	-21	11
*precedent commentator	-7	16
*precedent control	-5	8
*precedent court	0	16
*precedent describe	-4	-16
*precedent differ	14	2
*precedent not	11	6
*precedent party	13	-8
*precedent precedent	-4	11
*precedent question	-19	-24
*precedent there	-11	-11
*precedent time	11	-1
*question	7	29
*question agree	-4	-15
*question aside	15	9
*question control	9	8
*question court	-10	-24
*question criticize	23	4
*question describe	-3	13
*question differ	6	11
*question here	-2	-12
*question not	32	33
*question open	-19	-9
*question overrule	-20	-6
*question party	-16	-25
*question precedent	-11	9
*question question	-12	-8
*question refuse	6	22
*question rely	6	-8
*question similar	-12	6
*question there	1	-26
*question time	-20	-24
*refuse	-6	-10
*refuse agree	28	-1
*refuse bench	-14	-3
*refuse court	9	0
*refuse decay	-2	8
*refuse overrule	-7	2
*refuse question	-5	15
*refuse similar	15	3
*rely	10	-7
*rely help	11	-1
*rely precedent	5	-11
*rely reverse	5	15
*rely there	10	-11
*rely time	7	-4
*reverse	-4	-15
*reverse @	11	1
*reverse control	3	14
*reverse there	-14	-7
*similar	2	8
*similar bench	-2	-12
*similar differ	0	11
*similar help	-10	-1
*similar limit	3	18
*similar party	-8	-7
*similar similar	8	14
*similar statute	-8	16
*similar there	7	-3
*similar wrong	-25	-10
*statute	25	-16
*statute court	12	-2
*statute criticize	-9	-13
*statute differ	-13	2
*statute here	15	2
*statute not	-15	1
*statute rely	-18	-7
*statute statute	16	-12
*statute there	-3	-10
*there	12	12
*there @	-12	-9
*there agree	-8	1
*there bench	1	19
*there commentator	14	8
*there control	16	8
*there court	-20	-19
*there criticize	-19	3
*there decay	-20	6
*there describe	-14	-22
*there follow	14	2
*there help	11	-4
*there here	-24	-11
*there not	-39	-34
*there party	25	-7
*there precedent	16	-1
*there question	-14	9
*there refuse	7	14
*there there	19	2
*there time	-24	-2
*time	-3	-22
*time agree	9	-6
*time aside	-15	-14
*time bench	8	-3
*time decay	-13	-20
*time describe	8	-4
*time not	5	16
*time open	-1	10
*time overrule	-16	-12
*time party	-10	-1
*time precedent	-21	-14
*time question	-10	0
*time rely	-11	-11
*time there	-6	-17
*time time	8	14
*wrong	6	-7
*wrong @	-14	-8
*wrong agree	-4	-17
*wrong but	-9	11
*wrong here	-12	-11
*wrong not	-3	33
*wrong there	36	13
*~agree	19	-8
*~aside	-7	-19
*~but	0	12
*~control	23	14
*~court	19	-1
*~criticize	-4	4
*~decay	12	23
*~describe	-2	-14
*~differ	-13	9
*~follow	13	-4
*~help	32	1
*~here	-9	-17
*~open	-16	-12
*~overrule	-36	2
*~party	-5	12
*~precedent	-8	-26
*~refuse	-31	-1
*~rely	3	-14
*~reverse	-8	8
*~similar	20	7
*~statute	24	12
*~there	-19	-17
*~time	11	-5
*~wrong	-12	1
+*agree	-2	16
+*aside	-19	-20
+*bench	-11	-19
+*but	-4	-21
+*commentator	-18	-13
+*control	5	-14
+*court	-8	-17
+*criticize	-17	-18
+*decay	17	13
+*describe	-4	2
+*differ	-11	-9
+*follow	-23	-25
+*help	-18	-16
+*here	-20	-14
+*limit	3	-11
+*not	-12	-12
+*open	-9	3
+*overrule	15	1
+*party	3	8
+*precedent	3	7
+*question	-4	-22
+*refuse	-3	11
+*similar	8	34
+*statute	10	-4
+*there	6	11
+*time	-11	-39
+*wrong	-27	-12
+*~agree	10	-3
+*~aside	-7	-11
+*~control	21	21
+*~court	7	-19
+*~criticize	-13	9
+*~differ	-13	-8
+*~follow	2	-10
+*~help	12	-5
+*~here	-20	-24
+*~open	-19	-5
+*~overrule	-9	10
+*~party	-19	-7
+*~precedent	-15	-2
+*~question	9	-5
+*~refuse	-21	-5
+*~rely	-1	-15
+*~similar	18	10
+*~statute	11	4
+*~there	13	-4
+*~time	4	-13
+*~wrong	-1	14
+,	-20	-23
+;	11	9
+@	-28	-29
+a	34	-7
+able	-1	10
+about	-3	-13
+accordingly	9	11
+act	10	-3
+action	-15	-12
+adhere	0	10
+affirm	-3	14
+affirmed	-6	9
+allowed	14	15
+an	14	-25
+another	4	-18
+any	4	-12
+appeal	-16	4
+appellant	-14	-14
+argument	0	10
+as	-33	-3
+aside	4	13
+asked	-1	-12
+award	-17	-15
+away	15	1
+back	17	5
+bar	9	-4
+because	-18	-19
+before	3	-12
+bench	31	5
+both	-14	-5
+by	9	-1
+can	11	-2
+cannot	14	11
+case	-8	-22
+cause	-4	-14
+chief	16	3
+child	12	4
+code	13	7
+concerned	-8	-15
+consent	9	0
+contract	7	-8
+correct	-6	7
+court	-6	-15
+courts	-9	-15
+decided	-20	-19
+decision	10	8
+decree	-6	13
+deed	-10	1
+did	-26	-1
+dismissed	0	13
+dispute	-11	-9
+disturb	-11	-3
+does	-8	-21
+each	-29	-7
+either	-20	-17
+eleven	-13	0
+elsewhere	-1	12
+error	-15	-2
+every	9	13
+everything	8	0
+evidence	-17	-8
+field	12	7
+filed	-11	-17
+find	7	11
+finding	-27	-17
+findings	-15	-15
+first	-25	-16
+footing	0	12
+footnote	-12	-10
+for	-24	-23
+former	11	-4
+found	-18	-17
+founded	10	-1
+from	15	-5
+gave	-8	6
+given	17	20
+gives	2	12
+go	11	20
+ground	-16	-8
+had	38	14
+hand	13	8
+have	-21	-1
+having	-20	-3
+he	11	-2
+heard	1	16
+held	-21	-6
+here	3	-19
+him	8	-5
+his	10	5
+hold	-3	9
+holds	8	13
+however	2	-9
+i	17	-4
+if	16	9
+in	26	3
+injunction	4	14
+into	2	-9
+is	-10	-28
+issue	-7	9
+it	21	22
+its	19	15
+judge	-14	-2
+judgment	9	24
+later	7	-8
+leave	16	-8
+let	15	6
+letter	12	0
+like	1	11
+longer	13	-4
+look	3	-9
+made	9	-5
+majority	-18	-12
+man	26	6
+matter	-13	-10
+may	8	-7
+minds	-3	10
+money	-5	9
+motor	9	1
+moved	7	-6
+must	-15	-5
+names	-2	8
+necessary	-13	-4
+need	-16	-9
+neither	-26	-21
+never	-12	-19
+no	5	-8
+nobody	-9	-15
+none	1	-13
+notice	10	21
+notification	-12	-4
+now	15	7
+on	-6	-40
+one	10	-17
+only	-20	-23
+other	-9	-13
+ought	12	7
+our	21	-1
+ours	1	14
+out	16	-4
+overruled	-17	-4
+own	-8	-11
+part	-12	-2
+parties	-6	-20
+party	-14	-13
+pass	-15	-12
+persuaded	7	12
+petition	-14	-2
+plaintiff	-18	3
+point	-25	-34
+present	-15	-11
+principle	5	17
+produced	-16	-10
+properly	-2	10
+property	13	5
+protection	14	5
+proved	-8	5
+put	16	8
+question	-33	-37
+read	11	8
+received	-20	-12
+record	-13	-9
+rehearing	2	11
+reject	-13	6
+rejected	-12	-1
+remand	-13	-13
+right	5	10
+rule	3	10
+said	4	22
+same	1	11
+say	-14	-1
+section	12	-3
+see	21	25
+seems	9	-3
+set	10	10
+shall	16	4
+should	15	6
+show	-13	-4
+silent	-12	-10
+since	-17	-23
+six	11	10
+so	17	19
+some	-15	-19
+sort	12	-1
+spoke	15	3
+state	-12	-16
+statute	19	-7
+stop	5	-3
+structure	20	9
+take	14	-8
+takes	0	9
+th	-13	-9
+than	7	20
+that	-12	-6
+the	-27	-20
+them	-17	-5
+then	-14	0
+there	28	12
+these	-24	-15
+they	21	9
+thinking	12	3
+thirty	-16	-9
+this	-2	13
+three	5	16
+times	-8	7
+to	6	-14
+too	7	12
+trial	-12	-14
+turn	-15	0
+under	-11	-20
+unnecessary	-10	-11
+upon	8	-7
+us	-15	5
+very	9	11
+way	-10	-2
+we	-8	-3
+well	14	7
+went	13	2
+what	8	-10
+when	11	10
+where	21	6
+whether	-30	-32
+which	13	-4
+who	15	18
+widow	-5	17
+with	15	2
+words	14	4
+would	6	17
+wrong	8	-6
,	14	13
, $	5	-27
, a	-11	-22
, aff'd	1	16
, an	-1	-12
, and	4	35
, are	-5	15
, as	-9	-10
, but	-27	-10
, distinguished	14	3
, for	-7	-20
, has	34	8
, he	3	16
, is	10	-5
, j	-17	6
, must	10	-2
, no	16	6
, not	0	10
, now	-15	-13
, on	-24	-8
, read	2	13
, rev'd	14	4
, reversed	-22	-13
, since	-21	-21
, that	21	16
, the	-42	-7
, there	-9	-11
, this	-5	8
, though	-16	-3
, to	7	12
, was	11	-2
, we	12	21
, where	-10	-18
, which	-31	-28
, who	-17	-23
, with	3	-13
-*aside	-15	-7
-*bench	14	18
-*but	11	0
-*commentator	13	6
-*control	13	-8
-*criticize	-15	-4
-*decay	17	7
-*describe	-27	-19
-*follow	-9	9
-*help	-8	6
-*here	-8	9
-*not	-2	11
-*overrule	-12	-8
-*party	14	3
-*precedent	-13	-13
-*question	7	8
-*refuse	-10	-19
-*rely	-12	8
-*statute	-28	-19
-*there	19	25
-*wrong	-14	-17
-,	-6	-15
-;	10	-2
-@	25	15
-a	8	17
-an	0	-9
-and	-29	-24
-appeal	-4	-12
-been	-14	-8
-but	8	-6
-circuit	14	10
-easement	2	14
-error	12	2
-had	1	19
-has	-17	-16
-he	3	11
-held	23	11
-in	-20	-5
-is	-12	-13
-judgment	-17	-14
-law	-8	5
-may	9	12
-no	-4	18
-not	0	11
-on	11	3
-open	3	13
-our	4	18
-question	1	15
-statute	-7	-11
-than	0	9
-that	38	20
-the	-17	-5
-there	-12	5
-this	-8	-2
-three	13	7
-to	-7	7
-two	13	5
-we	-12	-7
-which	-9	7
-word	-11	-13
;	-26	-29
; @	16	6
; and	11	-2
; it	-7	10
; the	-14	-17
; this	19	8
; we	-13	-7
<*agree	10	3
<*aside	25	23
<*but	36	34
<*commentator	-30	-28
<*control	20	49
<*court	-4	7
<*criticize	15	34
<*decay	-19	29
<*describe	-36	-36
<*differ	-26	-7
<*follow	29	32
<*help	27	29
<*here	24	17
<*not	37	30
<*open	-11	-34
<*overrule	-19	-10
<*party	-18	-16
<*precedent	14	22
<*question	-39	-28
<*refuse	-24	-11
<*rely	12	-13
<*reverse	-16	-15
<*statute	-15	-5
<*there	-13	-14
<*time	31	32
<*wrong	15	16
<*~but	2	11
<*~court	6	13
<*~describe	11	-10
<*~differ	1	11
<*~follow	14	14
<*~open	1	-12
<*~overrule	-10	-16
<*~question	-18	1
<*~refuse	-9	12
<*~there	-21	-10
<*~time	10	15
<,	-31	-7
<@	26	18
<a	-30	-16
<abandon	-1	12
<accord	3	22
<according	-8	-12
<after	-18	-20
<against	-16	-5
<all	10	10
<also	-14	-17
<an	0	19
<and	-3	9
<answer	-4	19
<any	12	15
<appellant	21	16
<appellee	-4	-11
<asked	-13	2
<attempt	7	16
<be	-12	-9
<because	13	0
<been	-4	9
<before	-12	-12
<bench	1	13
<brief	-6	-16
<but	29	24
<by	4	17
<case	16	5
<cases	-9	-1
<cf	-29	-28
<compare	-16	-15
<conflict	-18	-14
<considerations	-3	11
<contra	17	4
<contrary	10	-1
<controversy	1	11
<could	-6	7
<counsel	-14	-16
<court	8	8
<dealt	10	-4
<decided	13	13
<depart	-7	10
<different	12	0
<dissent	-8	-14
<dissenting	-15	-22
<distinguish	-3	10
<distinguished	-14	-14
<enacted	-10	-11
<even	-10	-15
<expressed	2	12
<far	-11	-14
<first	-14	-25
<follow	15	-3
<from	-2	14
<full	-11	4
<go	-7	-10
<granted	-14	-10
<had	-14	-19
<has	-2	9
<have	7	12
<held	-10	8
<high	14	15
<his	-19	-1
<i	27	13
<if	-11	-12
<in	-8	15
<into	-2	-12
<is	10	33
<it	-16	-31
<its	-24	-9
<j	-4	15
<judge	-33	-14
<judgment	16	13
<justice	-20	-3
<laid	-5	10
<leave	-10	-12
<make	-2	13
<many	-8	-15
<mr	-16	-11
<much	10	-5
<nearly	10	1
<necessary	-9	-11
<need	-11	-6
<never	11	-1
<nobody	10	0
<nor	16	9
<not	6	-5
<nothing	9	11
<of	16	10
<offers	10	-2
<on	-20	0
<only	9	10
<opinion	0	-9
<our	-15	-5
<parties	-5	-11
<petition	-18	-20
<plaintiff	2	-13
<point	4	21
<present	18	10
<principal	-11	-11
<pronouncement	-5	9
<put	-7	8
<read	-22	-37
<reason	2	14
<record	9	13
<refer	0	12
<relying	-11	-12
<respect	12	-4
<respondent	-1	-9
<respondent's	5	13
<rule	-6	8
<said	-9	1
<sake	-9	-10
<say	-2	-9
<see	-32	-40
<should	-6	-23
<show	-2	9
<since	15	13
<some	-7	8
<stated	-17	5
<statute	-19	-8
<suppose	-13	-13
<supposed	12	2
<take	-8	20
<taken	-18	-15
<takes	8	-1
<tax	-14	2
<than	-16	5
<that	-17	-5
<the	27	23
<there	-2	-12
<this	11	4
<thought	-5	-19
<time	16	0
<to	0	8
<today	18	4
<under	7	17
<unless	-6	9
<upon	-7	9
<was	-36	-11
<way	11	-2
<we	0	10
<were	-12	-9
<what	-14	7
<when	4	-7
<whether	-11	-3
<who	3	-18
<with	15	22
<without	-15	-1
<witness	-9	-8
<words	7	14
<would	-25	-18
<years	-7	13
=claim	-120	-124
=denied negative	-66	-75
=denied positive	-58	-164
=everyday negative	77	-85
=everyday positive	-12	161
=formula negative	120	-61
=formula neutral	-63	-83
=formula positive	-3	142
=silent	-9	-27
=unread negative	-66	-107
=unread positive	-8	-4
=weak negative	86	-15
=weak positive	24	135
>*agree	10	25
>*aside	3	-12
>*bench	2	11
>*but	-11	-22
>*commentator	-4	-20
>*control	20	28
>*court	7	34
>*criticize	6	-8
>*decay	-20	-21
>*describe	-30	-13
>*differ	13	-14
>*help	34	12
>*here	22	45
>*limit	21	21
>*not	18	17
>*open	-15	-12
>*overrule	-15	-12
>*precedent	-4	-13
>*question	-6	-15
>*rely	8	-6
>*reverse	10	10
>*similar	-10	9
>*statute	17	3
>*there	-2	-10
>*wrong	8	8
>*~agree	13	6
>*~criticize	14	5
>*~decay	-9	8
>*~follow	8	-2
>*~help	11	-7
>*~open	8	9
>*~overrule	-22	8
>*~precedent	3	-16
>*~question	12	9
>*~reverse	-5	12
>*~similar	9	4
>*~statute	11	4
>*~there	-17	-6
>,	-15	-15
>;	-33	-35
>@	-34	-24
>a	22	11
>about	16	1
>add	-5	11
>aff'd	1	16
>again	5	18
>age	-4	9
>alive	11	1
>all	9	22
>an	5	14
>and	-21	5
>another	-10	-9
>answers	10	-2
>applies	-9	1
>are	18	11
>argued	-11	-9
>arose	-13	-15
>as	-5	-28
>aside	11	-1
>away	16	6
>been	10	9
>before	-5	-12
>bench	-15	-16
>best	-1	10
>better	12	7
>between	0	-11
>beyond	11	-3
>boat	10	-1
>both	-15	-10
>but	-17	-11
>by	20	-2
>called	-10	-12
>can	17	6
>cannot	16	5
>case	-20	2
>cases	-13	-24
>claim	-4	12
>come	12	-2
>committee	-15	-14
>common	17	4
>considered	-13	-13
>correct	16	9
>costs	-2	10
>counsel	-12	-14
>court	-19	-6
>dam	-9	-8
>decide	-13	-2
>decision	-14	-23
>decree	-6	-11
>deed	4	13
>did	3	-10
>dismissed	-13	-2
>dissented	8	-3
>does	15	4
>earlier	-11	0
>error	-5	8
>everything	13	3
>extent	10	0
>falls	0	12
>far	11	1
>find	4	16
>for	4	-11
>forth	10	-1
>fraud	13	5
>gave	8	15
>given	-14	-10
>good	-15	-5
>government	8	-2
>ground	-15	0
>had	0	-9
>has	17	8
>have	13	-2
>having	10	-7
>he	-7	16
>held	11	-5
>here	-3	23
>hesitation	12	1
>horse	11	2
>in	-20	-30
>is	27	22
>it	-9	1
>its	-7	-23
>juries	-1	-13
>jurisdiction	13	7
>justice	3	14
>keep	0	9
>knowledge	-3	9
>land	11	17
>leaves	0	12
>left	-4	-15
>like	9	-4
>majority	14	-4
>makes	7	14
>matter	-13	-13
>may	-2	11
>morning	5	-9
>natural	-1	11
>new	-4	13
>no	8	11
>none	9	29
>nor	-10	-8
>not	-5	7
>nothing	13	5
>notice	23	18
>now	4	-14
>obliged	-14	-2
>occasion	-14	-11
>of	2	-12
>officer	19	9
>old	-19	-6
>on	17	9
>only	8	-1
>opinion	15	8
>ought	-16	-10
>our	5	14
>overruled	3	-13
>parties	-9	-10
>passed	8	-2
>pending	-15	-23
>plaintiff	11	7
>proceeds	12	0
>promise	2	13
>proposition	11	-1
>proved	1	-12
>public	3	14
>put	15	6
>quite	11	0
>reached	1	12
>reasons	-2	13
>reconsideration	-6	5
>refused	-14	-6
>rehearing	13	1
>relied	-7	6
>reply	-9	-11
>report	-8	-12
>requires	6	20
>respect	9	-4
>rest	15	9
>result	5	-7
>rev'd	14	4
>reversed	-16	-14
>right	10	10
>said	4	-10
>same	-23	-5
>second	-12	-9
>section	20	19
>sentence	-3	-13
>set	3	12
>setting	13	3
>shall	7	-6
>should	-2	15
>silence	12	-6
>so	13	2
>some	-23	-10
>sound	-11	2
>stands	7	-8
>still	3	19
>suit	-9	-11
>taken	10	13
>teaches	-4	7
>term	17	0
>than	10	-6
>them	10	-6
>then	7	-3
>there	22	17
>these	1	11
>this	-11	-2
>though	-9	-2
>three	-12	-12
>titles	-7	6
>to	-7	1
>today	17	9
>trial	15	3
>two	-14	-12
>until	-14	-11
>upon	12	3
>vacated	13	5
>very	14	20
>way	20	13
>we	11	30
>went	6	-4
>were	-2	-19
>when	-4	-18
>where	-15	-8
>whether	-21	-14
>which	-17	-23
>who	7	19
>whole	1	12
>whose	-20	-13
>will	7	12
>with	-10	-8
>without	7	16
>workman	12	2
>would	6	-6
>wrong	2	-10
@	-19	-21
@ $	-12	-11
@ ,	-10	-21
@ and	-9	-9
@ th	-13	-12
^ ,	9	20
^ ;	-31	-11
^ a	1	-10
^ accord	2	13
^ according	-9	-12
^ after	-1	-12
^ any	0	16
^ are	15	4
^ as	-13	-19
^ at	-12	-14
^ but	25	14
^ by	12	-3
^ cf	-38	-30
^ compare	-14	-15
^ contra	14	3
^ even	-17	-22
^ having	9	19
^ he	-19	-10
^ i	28	9
^ in	-31	-43
^ it	30	2
^ judge	-18	-7
^ measured	3	12
^ mr	-14	-14
^ must	11	0
^ neither	-7	-12
^ nor	-8	5
^ not	16	2
^ nothing	-14	9
^ on	-6	-11
^ one	18	-4
^ our	-7	-18
^ plaintiff	13	4
^ pre	12	8
^ respondent	-14	-11
^ see	-21	-23
^ should	-11	-3
^ so	14	8
^ suppose	-14	-14
^ that	30	11
^ the	-30	-28
^ they	9	14
^ this	-9	14
^ three	-3	11
^ time	8	-5
^ was	16	13
^ we	30	20
^ what	-7	9
^ whether	-20	-12
^ with	26	16
^ would	19	4
a better	-1	11
a city	-5	12
a complete	-6	11
a good	8	-4
a line	-7	9
a man	19	5
a mere	13	9
a notice	9	14
a petition	-13	-11
a precedent	12	-1
a right	-4	12
a similar	-12	-2
abandon	0	14
able	10	11
abolished	12	-3
about	5	-7
accept	4	-11
accident	-1	13
accord	0	20
accord $	1	14
according	-10	-11
according to	-10	-12
accordingly	15	8
account	-7	11
across the	-10	7
act	2	-12
act $	-15	-13
act of	5	-4
actual	4	12
add	-7	19
addressed	-16	-6
adhere to	3	11
aff'd	1	16
affirm	-3	16
affirm $	-4	9
affirmed	-19	10
affirmed $	-10	7
after	-8	-18
after $	-11	1
again	4	15
again $	12	7
age	1	11
agree with	-8	5
agreed	-10	-18
alive	7	-4
all	13	14
allowed	17	8
allowed $	4	22
already	10	4
also	-29	-21
altogether	13	0
amended	9	-2
among	-17	3
among the	-2	11
an	17	-6
an appeal	-13	-13
an authority	10	0
an end	10	-5
an hour	13	10
and	-4	2
and an	2	-10
and do	3	-8
and has	-2	15
and is	4	-9
and it	-11	4
and its	-11	1
and no	-12	-11
and not	17	5
and one	-13	-11
and that	-13	-20
and the	11	2
and this	-13	-25
and we	5	5
and which	0	12
and with	13	-2
another	-10	-27
answer	-9	8
answer to	-10	-2
any other	-10	2
appeal	-37	-28
appeal in	-15	-11
appeal is	6	13
appeals	11	14
appeared	-9	-9
appears to	14	3
appellee	-3	-16
applies	-9	5
are	10	5
are bound	-1	11
are concerned	-10	-11
argument	12	8
arise	-17	-11
arose	-15	-13
as	-9	-18
as $	16	12
as for	11	4
as it	16	9
as the	-30	-16
as though	15	7
as to	-13	-11
as we	-9	11
aside	9	10
aside $	-8	5
asked	-10	-15
asked to	-8	-16
asks	12	5
assessee $	2	12
assume	-7	-11
at all	-11	-11
at the	-8	9
attempt	12	18
attempt to	10	11
authority	19	-3
await	-13	-14
away	27	11
back	18	-1
bad	-10	5
banc	11	-4
bank	-11	5
be	7	8
be a	8	10
be decided	-11	-11
be distinguished	-11	-6
be followed	11	-2
be found	-3	-13
be left	-12	-12
be no	-13	-11
be overruled	-15	-10
be said	-18	-7
be taken	8	-3
be that	-15	-4
be thought	-2	11
be to	11	4
be understood	14	0
because	-13	-24
because the	-11	-15
been	-4	4
been filed	-8	-11
been overruled	-11	-10
before	-8	-21
before $	-16	-12
before the	15	-6
bench	10	-1
bench $	14	0
bench ,	7	-6
benches	13	9
beneficiary	23	5
best	13	16
better	15	24
between	-7	-20
between the	15	6
beyond	11	0
beyond the	9	-2
bond	-11	-9
both	-20	-6
brief	-16	-22
briefs	-14	-11
bring	11	-5
brother	-8	-16
build	12	4
but cf	12	4
but it	5	13
but see	12	3
but that	13	0
by	6	7
by $	-12	13
by @	15	5
by a	10	9
by statute	14	6
by that	0	13
called	-14	-19
came up	-14	-3
can	21	-2
cannot	35	20
cannot be	-3	7
carry	18	3
case	-17	-11
case $	-4	17
case ,	-5	-12
case can	-9	-11
case has	10	-3
case in	-15	-6
case is	17	2
case the	14	3
case would	-13	-10
cases	-28	-29
cause	0	-17
certiorari	-13	-6
cf	-29	-28
cf $	-29	-28
change	1	12
chapter	-12	-18
chief	24	13
chief justice	15	11
child	13	6
cir $	24	21
circuit has	-11	-11
cited	-20	-17
cited $	-19	-13
cites	1	-10
city	-11	5
claim	-9	10
claim $	-2	12
claims	-12	-13
code	16	2
cold	10	-5
collector	18	6
come to	-5	-18
command	10	-1
comment	-15	-10
comment $	-12	-8
commission	-13	0
committee	-15	-17
common	12	-5
common law	9	1
company	8	-3
compare	-16	-15
compare $	-12	-10
complaint	-11	3
complete	-6	16
concerned	1	-11
concerned a	17	4
concerned with	-9	-1
confined	11	-4
conflict	-23	-12
consent	5	-10
consent $	10	-4
consider	-12	-14
considerations	-1	11
considered $	-16	-12
contention	-12	5
contra	17	4
contract	-13	-12
controversy	-13	2
correct	12	20
correctness	-13	-11
costs	2	20
costs $	-4	12
could	13	19
could not	10	20
counsel	-14	-13
court	8	-11
court below	18	10
court in	-25	-9
court of	16	6
court would	12	-1
court's	5	-14
courts	-2	-14
courts of	9	-2
cover	12	0
criticisms	-6	5
dam	-11	-11
day	-1	-15
day ,	13	5
days	9	-7
dealt	-3	-15
dealt with	-13	-6
debate	-5	7
decades	4	14
decide	-13	-7
decide this	1	12
decided	-10	-23
decided $	4	-14
decided on	14	-1
deciding	-13	-13
decree	-11	-3
deed	-10	1
deeds	-11	-2
defective	-13	-11
defendants	7	14
demurrer	-15	-7
denied	-13	-10
depart	-9	9
depart from	-9	9
did	-22	-10
did not	-30	-15
died	-18	-8
differ	1	16
different	0	-12
dismiss	2	14
dismissed	-19	5
dismissed $	13	22
disposes	-5	10
disposes of	-5	10
disregard	-16	-3
dissent	-16	-22
dissenting	-15	-23
distinguish	-4	12
distinguish $	-3	10
distinguished	-14	-17
district	18	4
disturb	-14	-2
divided	-21	-15
division	9	19
do $	15	2
do not	-3	-25
do we	6	13
do with	-12	-16
does	7	-7
does not	24	-1
dog	12	3
doubt	10	12
down	8	23
drawn	-4	-17
each	-31	-6
earlier	-16	-5
easement	-4	9
eight	0	16
either	-27	-23
eleven	-21	-12
elsewhere	2	12
emption	13	11
en	9	-4
en banc	9	-4
enacted	-17	-7
end	8	-2
enter	-12	-11
entitled	3	12
entitled to	0	11
error	0	11
escape	-3	11
estoppel	-9	-13
even	-5	-23
ever since	2	11
every	18	20
everything	13	6
evidence $	-8	-8
examined	-3	10
examined the	0	11
exceptions	11	15
experience	15	-1
express	-10	-16
express no	-18	-16
extent	17	-4
far	3	-13
far as	-2	-12
field	14	4
field ,	12	1
file	-12	-10
filed	-15	-28
find	20	26
finding	-27	-13
findings	-22	-20
fire	-9	-11
first	-39	-32
follow	2	-10
follow it	13	5
followed @	-10	-8
footing	4	17
footnote	-14	-12
for	-12	-16
for $	16	7
for a	-13	-27
for another	-12	-9
for two	-12	8
form	-11	-9
former	10	-3
forty years	-9	7
found	-27	-17
found it	-11	-12
founded	7	-7
from	9	8
from the	18	4
from what	-3	8
full	0	16
fully	-1	11
gave	4	15
generations	1	12
give	21	6
given in	15	5
gives	7	17
gives it	-3	8
good	-8	-3
good $	-2	8
good law	-11	-16
government	14	-1
granted rehearing	11	-1
gross	-10	-1
ground	-34	-3
ground for	-1	10
ground that	-14	-6
guide	10	11
had	25	-6
had been	14	-4
had the	18	3
half	-2	11
hand	14	17
has	0	15
has been	-33	-12
has gone	13	1
has no	16	5
has not	-23	-9
has since	-13	-23
have	17	23
have been	14	15
have followed	-1	11
have found	-16	-15
have not	-11	12
have nothing	-16	-7
have to	-24	-31
having	-13	-14
he	-9	6
he had	13	10
he is	5	13
head	-12	3
hearings	-12	-10
held	8	16
held ,	11	1
held in	5	13
here $	1	14
here ,	-4	10
here he	10	2
hesitation	13	4
himself	4	14
his	-10	9
hold	23	22
hold that	-3	12
holds	19	14
holds the	10	10
house	-8	-21
however ,	-5	-13
i	36	18
i am	14	4
i would	10	-5
identical	-4	13
if $	7	-3
if so	-3	8
if the	16	-2
impossible	14	2
impossible to	14	2
in	1	-7
in $	22	19
in ,	12	-8
in @	6	-6
in his	-18	-15
in our	3	14
in part	-18	-14
in that	26	10
in the	-17	-4
inability	10	-2
inability to	10	-2
income	-13	0
infants	11	1
inquiry	7	16
inquiry of	10	-3
instruction	1	18
into	8	-10
involved	16	2
involved a	12	2
is a	-22	-5
is accordingly	10	0
is affirmed	-5	8
is allowed	8	12
is an	-3	-9
is another	9	0
is dismissed	5	14
is entitled	-4	6
is in	2	-9
is no	1	-10
is not	-10	-20
is nothing	10	14
is of	19	-1
is one	-16	-16
is open	9	-1
is pending	-15	-20
is reversed	14	3
is said	-17	-2
is sound	-3	8
is that	5	13
is the	0	6
is unnecessary	-13	-10
issue	-24	-3
issue $	-4	12
issued	-14	-19
it	9	28
it $	-24	-8
it ,	-3	7
it ;	1	-10
it as	-13	2
it be	-1	-17
it been	-1	10
it did	-6	7
it for	-7	-11
it has	25	28
it here	8	-4
it in	7	16
it is	15	3
it its	-8	5
it may	-13	-1
it seems	10	-4
it the	12	26
it unnecessary	-14	-12
it was	-20	-17
it went	10	2
j	-21	4
j ,	-16	-3
joined	-6	-15
judge	-24	8
judges	18	3
judgment of	17	12
juries	-2	-14
jury	-15	-14
justice	-12	11
keep	-3	9
knew	-3	11
knowledge	-1	14
knowledge $	-3	9
laid down	4	17
last	-21	-18
later	10	-8
law ,	-13	-5
law of	14	-4
lay	-2	-11
learned	20	16
lease	-3	-12
leave	12	-16
leave ,	10	-1
leave to	-14	-6
led	9	-2
left	-11	-22
let	27	7
lift	13	1
like it	8	-5
line	-3	15
line $	1	7
little	7	-12
live	7	-6
longer	20	0
looked	13	-2
made	15	12
majority	6	-12
majority ,	13	0
make	-3	14
makes	1	22
making	9	-4
man	22	3
many	-4	-15
march	-8	-13
margin	-8	-11
mark	10	1
matter	-21	-25
may	5	10
may not	6	21
may sue	-9	2
meant to	17	11
measure	2	16
measured	-1	10
met	3	15
mind	-2	10
minds	-2	13
mischief	11	1
mistaken	17	9
month	8	-9
more $	14	4
more than	-3	12
morning	10	-8
motor	8	0
mr	-21	-17
much	5	-14
must	-9	6
must be	-20	-7
my	-1	-16
name	-12	0
names	-2	10
natural	-4	9
necessary	-21	-13
necessary to	-10	-14
need	-26	-15
need not	-23	-22
neither	-21	-23
neither $	-15	-8
neither the	10	-3
never	-1	-25
never been	-10	11
new	-13	10
next	2	-18
no	8	33
no better	-9	5
no further	-1	10
no ground	-2	8
no longer	17	-2
no majority	-13	-9
no one	-16	-20
no opinion	-13	-8
no reason	-1	17
no view	-11	-10
nobody	-4	-23
none	10	21
none $	6	-12
not	11	13
not $	26	-11
not ;	-2	12
not a	27	23
not have	20	12
not one	16	-4
not open	-2	8
not say	-18	1
not the	19	14
not to	-4	4
note	-13	-10
nothing	19	17
nothing $	7	-7
nothing but	16	-3
nothing in	2	12
nothing of	1	-11
nothing remains	15	4
nothing that	1	15
nothing turns	-12	-10
notice	29	31
notice to	5	16
noticed	-14	-12
notification	-12	-2
now	26	0
now $	4	12
now be	13	4
now in	15	4
objections	-3	9
occasion	-19	-14
of	7	-1
of $	11	0
of ,	20	6
of a	9	8
of an	-7	8
of appeals	11	8
of error	-10	6
of it	-4	7
of its	-13	10
of law	-13	-10
of opinion	13	12
of that	12	0
of the	-9	-16
of them	-11	-12
of this	0	8
of time	-14	-6
of what	8	-14
offers	15	6
officer	21	13
old	-14	-7
on	1	-13
on $	27	23
on a	8	-8
on one	15	3
on that	-13	1
on the	-36	3
on this	12	14
once	23	28
one	11	-9
one $	4	17
one of	4	-13
one way	-9	6
only	3	-11
only in	9	-1
open	-3	19
open $	-12	-8
open to	6	16
opinion	19	-3
opinion $	8	-10
opinion in	4	-14
opinion of	1	20
opinion that	20	6
opinion the	-6	7
opinions	-15	-1
opposite	19	-1
or	-31	-15
order	-18	0
order in	19	2
ordinance	-12	9
other way	19	2
others	-14	-13
otherwise	21	6
otherwise $	12	-4
our	12	22
our opinion	10	12
our own	-2	14
ours	2	13
ourselves	16	0
out	7	5
out $	7	-10
out of	-2	25
over	-4	-21
overlooked	10	18
overruled	-19	-25
overruled $	13	7
own	-13	-1
owner	-7	8
panel	26	3
papers	12	-1
parliament	14	4
part	-17	-16
parties	-19	-39
parties have	-16	-16
party	-13	-10
pass	-15	-12
passage	11	-4
passed	-4	-22
past	7	-4
pending	-12	-24
persuade	2	-8
persuaded	1	10
persuades	0	10
persuades us	0	10
petition	-28	-12
petitioner	-5	11
petitioner's	-7	8
phrase	-17	-16
place	21	23
plaintiff	5	-1
plaintiff reads	10	7
point	-15	-1
point $	9	-5
point ,	-10	5
practice	-14	-13
pre	16	11
pre emption	13	11
precedent	17	9
prefer to	-5	-14
prescription	-14	-11
present case	1	13
pressed	10	14
presumed	-14	-16
principal	-11	-9
principle	0	21
private	11	1
proceeded	14	-1
produced	-19	-17
promise	5	15
proper	6	18
properly	-2	10
proposition	11	-11
purposes	-17	-18
put	25	25
put it	2	12
put to	-5	9
quarrel	-14	-6
question	-16	-14
question of	-18	-13
question was	23	8
quite	24	9
reached	2	16
read	-6	-23
read $	-1	-9
read it	-10	7
read to	-9	-18
reads	9	1
reads $	11	5
reason	-6	17
reasoning	24	10
reasons	13	16
received	-16	-10
reconsideration	-10	2
reconsideration $	-6	6
refer	-6	7
refused	-9	3
regard	12	2
regret	12	-3
rehearing	13	-3
reject	-12	-4
rejected	-19	-8
reliance	14	2
relying	-11	-12
remains	18	15
remains the	5	12
remand	-17	-20
reply	-20	-18
report	-15	-22
respect	26	-13
respect ,	18	-4
respondent	-6	-19
rest	2	16
rests	16	7
rests on	15	6
return	-7	-13
rev'd	14	4
reverse	12	1
reversed	-16	-25
reversed a	-15	-9
right	23	24
right $	10	10
rightly	7	13
rise to	-11	-8
rule is	1	12
rulings	-16	-11
s	-13	-19
said	-10	17
said ,	-11	-7
said in	12	20
said that	-7	2
sake	-9	-9
same	-6	17
same way	10	1
same words	-8	13
saw	15	4
say	-17	-20
say nothing	-14	-14
say of	9	0
say that	21	19
says	2	13
says that	-2	11
second	-11	-12
section	19	3
see	-15	-12
see $	-25	-34
see no	4	17
see nothing	-1	9
sentence	12	-2
set	9	15
set aside	12	4
setting	15	3
settled	-12	-5
settlement	-14	-11
several	-19	-7
shall	20	-4
shall not	17	4
shall we	-11	-13
she had	-1	9
should have	-13	-9
should not	13	-1
show	-9	4
show that	-3	6
shown	12	19
sides	-12	-7
signed	13	16
silence	17	-8
silent	-10	-13
simple $	3	-8
since	-8	-13
since $	5	15
since ,	-3	9
since the	-4	-9
sit	12	2
so	29	12
so $	1	10
so far	-3	-12
so held	-4	7
so must	8	-9
so that	9	-4
some	-42	-15
some of	-13	-3
sound	-15	4
special	-13	-2
spoke	18	4
spoken	8	-7
stand	-4	12
stands	16	3
stated	-14	5
stated in	-9	2
statement of	-3	7
states	-6	9
states a	1	12
statute	2	-15
statute is	-13	-13
step	15	9
stipulation	8	-2
stop	8	-3
stretch	10	-7
stronger	11	12
struck down	-9	1
structure	19	7
subject	-18	-9
subject of	-17	-13
suggested	-1	14
suit	-16	-23
suit was	-13	-12
support	1	15
suppose	-14	-13
supposed	21	1
supposed that	15	1
sure	14	2
survive	17	6
survive the	12	1
sustain	-11	-9
sustain this	-11	-9
sustained $	-6	8
take	-2	15
takes	11	16
taught	10	-2
teaches	-4	8
term	15	6
test	10	15
tested	0	14
th	0	-11
than	0	27
that $	-31	-23
that a	23	31
that case	14	-17
that decision	8	11
that extent	12	0
that has	-11	0
that in	12	-1
that it	-20	-4
that its	9	-5
that of	-11	7
that the	8	-5
that this	-18	-23
that was	17	13
that we	-11	6
the	0	3
the $	20	8
the amendment	15	10
the appellant	-14	-12
the appellant's	4	14
the argument	3	13
the bank	-7	7
the bench	5	-9
the better	23	3
the bill	-16	-13
the case	-15	-18
the cause	10	-5
the chief	16	5
the claim	-4	10
the clerk	-12	-10
the common	16	4
the conclusion	5	16
the concurrence	-9	-8
the contrary	13	11
the courts	8	-4
the criticisms	-6	10
the decision	7	6
the dispute	-15	-15
the dissent	-9	-11
the end	-15	1
the file	-12	-11
the finding	-12	-7
the following	12	3
the footnote	-14	-11
the former	12	-5
the ground	-13	-10
the hearing	-10	-12
the history	-7	-14
the horse	7	-1
the house	-14	-12
the instruction	-3	14
the insurer	11	11
the judgment	21	13
the jury	-18	-3
the law	22	32
the learned	17	11
the less	14	-1
the light	-1	11
the majority	4	-9
the margin	-11	-11
the matter	-16	-5
the measure	-1	11
the notice	7	13
the officer	15	0
the one	14	24
the opinion	16	5
the opposite	17	-1
the other	8	2
the panel	25	8
the parties	-21	-33
the passage	11	0
the petition	-15	-3
the petitioner	-10	0
the phrase	-18	-16
the point	-24	-10
the practice	-10	-10
the present	-6	-14
the principle	-9	18
the proposition	7	-8
the reasons	10	13
the respondent	-3	-13
the rule	-7	16
the same	-9	20
the sort	15	3
the statute	-12	-27
the subject	-22	-16
the suit	-15	-16
the test	2	17
the trial	-15	-5
the tribunal	-1	-14
the very	14	11
the way	-3	11
the widow	1	23
the witness	-9	-8
the word	-6	-15
the words	9	-3
their	2	12
them	-16	-8
them $	-1	-23
them the	-3	10
then and	-2	8
then in	-14	-10
there	24	10
there are	0	-13
there had	11	-1
there is	-12	-19
there the	13	-3
there was	20	21
these	-18	4
they	20	17
they have	-5	8
thing	12	-1
think	16	22
think ,	11	-1
think that	13	4
thinks	-16	-12
third	-18	-15
thirty	-16	-14
this	-7	4
this appeal	-12	6
this case	-4	20
this court	-15	1
this morning	13	-4
this record	5	18
this state	11	0
this very	-4	9
thought	0	-27
three	-6	3
three part	3	12
time has	10	3
times	-1	14
title	-2	-15
titles	-10	13
to	4	10
to $	-19	-26
to abandon	-5	11
to apply	12	-4
to be	3	9
to build	17	7
to carry	12	0
to cover	12	0
to disregard	-11	-1
to do	-10	2
to follow	-4	-25
to have	10	0
to hold	1	9
to our	12	4
to say	23	3
to show	-7	7
to take	-12	11
to tell	12	1
to that	8	-22
to the	22	12
to this	-7	4
to which	-18	-15
today	22	5
together	-10	-10
too	23	14
traced	-12	-11
treats	11	2
trial	-6	-21
trial courts	8	-5
truck	11	2
true	-6	15
true of	-1	11
turn	-24	-10
turned	13	13
two	-12	-20
unable	16	0
unable to	16	0
under $	13	14
under the	9	-9
unless	-10	7
unnecessary	-15	-18
unnecessary to	-16	-15
unsettle	-4	7
until	-15	-6
up	-12	-15
upon	-4	6
upon $	-4	9
upon a	-27	-25
upon that	-4	8
upon the	15	1
upon which	11	-1
us	-8	9
us $	19	6
us ,	-13	-10
us to	-14	19
use	-4	14
very	27	39
village	-11	1
void	-12	-2
waiver	18	12
waiver $	16	5
want	-12	-11
want of	-12	-10
wanted	-14	-7
was a	24	10
was also	-8	-11
was an	2	12
was decided	28	27
was error	6	17
was given	13	12
was held	0	13
was made	22	0
was mistaken	14	13
was never	-5	-18
was no	-3	14
was not	3	10
was properly	-1	11
was referred	-14	-10
was said	3	13
was sustained	-9	-11
was the	-7	-14
way	29	15
we	-2	26
we $	20	-7
we adhere	-1	12
we are	19	14
we cannot	14	7
we do	-6	-10
we express	-15	-15
we follow	-4	9
we go	2	13
we hold	15	16
we leave	4	-12
we mention	-11	-10
we must	-11	-19
we need	-18	-14
we pass	-13	-13
we regret	9	-2
we said	10	-3
we say	-11	-9
we see	1	26
we set	-7	10
we shall	23	1
we were	-11	11
we would	2	20
went	21	-6
went the	19	1
were	-10	-10
were the	11	10
what	7	12
what was	11	24
what we	5	-6
when	3	-13
where	13	3
where the	10	-7
whether	-60	-43
whether $	-9	-12
whether a	-9	4
whether it	-20	-16
whether the	-11	-2
which	-7	-12
which both	-12	-9
which has	-14	-9
which is	-26	-4
which so	-11	-11
which the	-7	-21
while	8	-3
who	19	20
who had	-4	-12
whole	19	12
whose	-19	-12
widow	1	19
will not	8	16
with	25	1
with $	-2	9
with @	-18	-15
with costs	2	14
with it	17	3
with respect	10	1
with the	-5	-9
within	6	17
without a	7	14
witness	-11	-12
word $	-3	9
words	11	18
workman	12	2
would be	12	-5
would have	-8	-11
would not	-10	8
written	5	16
wrong	8	-20
wrong $	6	-5
wrongly	-16	-3
wrongly decided	-13	-11
year	-15	-16
years $	14	1
yet	-15	-3
`;
