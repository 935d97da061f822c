/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [5, -8];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
!*agree	7	41
!*aside	-40	-29
!*bench	-5	-6
!*but	-24	-15
!*commentator	13	-16
!*control	16	42
!*court	7	-9
!*criticize	-6	-16
!*decay	51	12
!*describe	-24	-24
!*differ	25	-14
!*follow	4	23
!*help	25	7
!*limit	13	-5
!*not	0	-33
!*open	-34	-39
!*overrule	34	-1
!*party	-13	0
!*precedent	43	24
!*question	-6	7
!*refuse	22	-7
!*rely	-14	-4
!*reverse	25	15
!*similar	-2	14
!*statute	8	-7
!*there	-2	-14
!*time	1	-22
!*wrong	25	-9
!,	-36	-50
!;	11	1
!@O	11	11
!a	-7	-17
!abandoned	-6	-9
!about	5	-7
!accept	-1	-8
!accord	-1	11
!accordingly	10	10
!act	18	-1
!action	-13	-8
!add	-4	10
!addressed	-9	-6
!admits	1	8
!affirm	0	10
!affirmed	-14	9
!afresh	8	0
!after	6	-8
!again	-7	3
!all	-10	4
!alone	-9	-16
!also	-16	-15
!among	-14	-4
!an	0	-14
!and	8	17
!another	-7	-11
!answer	-5	14
!answers	10	2
!any	-7	-9
!appeal	-19	-4
!appeared	-8	-8
!apply	-1	10
!applying	6	9
!approved	0	7
!are	-1	20
!argued	-8	-5
!arise	-11	-8
!as	-17	3
!aside	9	11
!ask	10	0
!attention	-7	-10
!authority	15	1
!award	-9	-5
!away	21	7
!banc	8	2
!be	11	19
!because	-22	-19
!been	21	17
!before	-20	-32
!belongs	9	0
!below	-4	7
!bench	18	-6
!better	7	19
!both	-8	3
!but	-6	-11
!by	-11	-6
!can	25	-1
!cannot	29	13
!carry	7	-1
!case	-10	-15
!cases	-13	-11
!cause	-3	-9
!certiorari	-14	-11
!cf	-4	-9
!change	-3	9
!chief	9	2
!cir	12	4
!cited	-14	-13
!clearly	8	2
!clerk	-7	-9
!code	14	7
!command	8	2
!commission	-8	-9
!compare	-10	-7
!complaint	-14	-2
!complete	-5	6
!concerned	-10	-10
!conclusion	-2	10
!contention	-6	3
!contra	13	3
!contract	-10	-13
!controversy	-7	2
!correct	0	14
!correctness	-4	-9
!costs	-3	16
!could	9	18
!counsel	-2	-10
!court	19	10
!court's	3	-11
!d	4	13
!day	-1	-9
!days	-7	-9
!decided	11	1
!deciding	-9	-7
!decision	19	7
!decree	-16	-5
!defective	-8	-8
!defendant	7	8
!denied	-10	-1
!determine	-9	-8
!did	-4	4
!died	-8	-8
!different	11	4
!direction	1	8
!disapproved	10	3
!dismissed	-13	19
!disposes	-7	9
!dispute	-11	-12
!dissent	-9	-14
!dissenting	-7	-12
!disturb	-7	0
!disturbing	-2	8
!do	-3	6
!does	0	-17
!doubted	11	0
!down	12	13
!drawn	0	-8
!each	-10	-9
!eight	0	8
!either	-16	-13
!eleven	-10	2
!else	-8	-10
!en	8	2
!enter	-9	-7
!entitled	-3	10
!error	-9	8
!every	6	11
!evidence	-14	-4
!express	-11	-12
!extent	13	-1
!facts	13	2
!falls	9	6
!far	10	0
!file	-8	-8
!filed	-16	-20
!find	10	6
!finding	-23	-12
!findings	-9	-10
!first	-19	-16
!for	-24	-19
!forbids	9	0
!former	12	-1
!found	-7	-9
!founded	11	1
!four	-8	-7
!free	13	2
!from	28	18
!fully	-1	9
!gave	10	12
!given	9	10
!good	-14	-11
!governed	-8	1
!government	8	-4
!granted	-12	-14
!ground	-21	-6
!guide	9	10
!had	13	2
!has	16	8
!have	6	1
!having	-4	-10
!held	-6	16
!here	10	-5
!high	5	11
!him	12	7
!hold	6	23
!holding	7	11
!holds	16	18
!hon'ble	11	1
!house	-10	-8
!i	8	2
!in	-18	-2
!inability	10	-3
!injunction	2	12
!instruction	-2	10
!insurer	-9	1
!iowa	10	15
!is	-12	-13
!issue	-3	8
!it	15	6
!its	12	-4
!itself	-8	-14
!j	-7	1
!judge	-21	-9
!judges	11	9
!jury	-9	-8
!larger	5	-6
!later	7	-8
!leave	3	-15
!left	-3	-11
!length	-8	-8
!let	12	10
!line	-8	2
!long	7	9
!longer	18	-4
!look	10	2
!lost	-9	-14
!majority	9	-1
!make	2	11
!makes	-13	-2
!margin	-6	-8
!matter	-19	-15
!may	3	-7
!me	-3	10
!measured	3	8
!mention	-8	-8
!mere	8	12
!met	-2	7
!motion	-14	-11
!mr	-15	-11
!much	6	-9
!must	5	15
!name	-10	-2
!names	-3	8
!natural	-6	4
!necessary	-15	-13
!need	-31	-23
!neither	-31	-25
!never	-9	-9
!new	-9	13
!no	9	-1
!nobody	12	-4
!none	-8	0
!nor	-12	-11
!not	-10	-44
!nothing	15	17
!notice	20	18
!noticed	-10	-7
!notification	-12	-4
!now	10	2
!obedience	8	1
!occasion	-14	-13
!of	-7	-38
!offers	5	11
!officer	11	6
!on	-21	-2
!once	10	5
!one	3	-7
!only	-9	-12
!open	-8	0
!opinion	11	-7
!or	-10	-7
!order	-14	0
!others	-9	-13
!otherwise	10	10
!ourselves	12	-2
!out	27	-5
!overruled	2	-13
!own	-16	-13
!pa	7	-7
!parties	-13	-24
!pass	-8	-8
!past	7	-1
!pending	-9	-11
!persuade	8	-8
!petition	-31	-13
!petitioner's	1	10
!phrase	-9	-8
!place	4	-5
!plain	11	-3
!plaint	-9	-7
!point	-5	4
!precedent	11	6
!present	-22	-25
!prevail	-3	6
!principle	-2	15
!proper	4	13
!properly	-1	8
!quashed	0	9
!question	-26	-27
!quite	9	2
!re	-6	3
!reach	-11	-1
!reached	0	9
!read	5	-11
!reasoning	15	10
!reasons	3	10
!received	-10	-4
!regret	12	-2
!reliance	13	4
!remains	7	11
!remand	-9	-9
!remanded	1	-8
!rendered	9	2
!report	-14	-14
!respect	16	-7
!rest	12	8
!reversed	7	-4
!review	-5	-9
!right	13	10
!rule	4	17
!said	5	9
!same	-4	13
!say	-22	-22
!says	12	10
!see	1	8
!set	7	16
!settled	-10	-7
!shall	10	0
!she	-10	1
!should	9	-7
!sides	-8	-8
!since	-17	-15
!some	-10	-1
!stage	-8	-6
!stand	0	14
!stands	13	2
!statute	1	-9
!step	10	4
!stipulation	8	-5
!stronger	6	9
!struck	-8	-6
!subject	-14	-10
!suit	-18	-17
!sure	9	2
!take	3	12
!test	2	15
!tested	-1	9
!than	15	21
!that	-4	-25
!the	-30	-18
!their	-8	3
!then	-12	-5
!there	9	8
!these	-12	6
!they	3	-7
!think	10	11
!third	-14	-14
!this	-13	13
!though	-10	-1
!three	-3	6
!times	1	11
!to	-16	-11
!today	17	4
!too	11	1
!took	-8	0
!trial	-15	-11
!tried	-11	-8
!turned	7	8
!unable	6	-5
!undone	10	1
!unless	-4	8
!unnecessary	-11	-13
!until	1	13
!up	-6	-8
!upon	8	-1
!us	-21	-7
!verdict	1	8
!very	15	9
!view	-12	-2
!void	-8	-9
!was	-32	-30
!way	12	1
!we	8	-5
!went	11	-1
!were	7	-2
!what	14	23
!when	1	-13
!where	11	-3
!whether	-33	-34
!whose	-9	-6
!widow	-3	7
!will	10	-1
!within	-1	9
!without	-10	-7
!word	9	6
!words	11	5
!would	-10	10
!writ	-10	-3
!wrong	13	-8
!year	-9	-11
#authorities 1	-23	-16
#authorities 2	-8	7
#authorities 3	8	8
#authorities 4	-1	-12
#quarter 0	17	-15
#quarter 1	-6	-4
#quarter 2	-27	-5
#quarter 3	-7	10
#sentences 3	-27	-23
#sentences 4	7	25
#target 0 of 3	8	-2
#target 0 of 4	7	15
#target 1 of 2	-8	-9
#target 1 of 3	-45	-18
#target 2 of 3	10	-3
%, ,	-15	10
%, ;	-14	-6
%, @O	-1	-11
%, @T	17	4
%, a	22	-14
%, accord	5	9
%, affirm	-11	-1
%, amend	-7	4
%, among	-8	-6
%, an	-12	-5
%, and	-18	-24
%, app	9	8
%, appeal	-12	-11
%, are	9	-5
%, aris	-7	-8
%, aros	-16	-13
%, be	-8	-23
%, becaus	-8	-8
%, been	-8	4
%, befor	-8	-1
%, between	-7	-10
%, but	-17	-7
%, cal	10	3
%, can	14	7
%, cannot	10	-2
%, case	-26	-23
%, cir	-10	-15
%, cite	7	-3
%, civ	-6	-8
%, claus	-7	2
%, come	8	2
%, could	8	-2
%, counsel	-9	-9
%, court	-11	-28
%, deed	-1	9
%, deni	-17	-20
%, differ	2	-7
%, disapprov	4	-6
%, dispos	-7	13
%, dissent	4	-5
%, doe	7	0
%, each	-10	-5
%, easili	-1	7
%, enter	-8	-8
%, follow	0	10
%, from	9	-3
%, give	17	7
%, good	-13	-9
%, guj	-2	7
%, had	-11	-10
%, has	-14	6
%, have	-9	-3
%, here	14	15
%, high	4	-6
%, him	11	7
%, his	-10	-10
%, hold	6	20
%, in	-8	2
%, incuriam	-8	-7
%, iowa	0	10
%, is	-19	5
%, it	19	26
%, juri	-12	-4
%, later	-13	-11
%, learn	7	0
%, leav	8	-2
%, left	-5	-10
%, mad	-10	-2
%, matter	-15	-9
%, may	8	9
%, met	-1	6
%, motion	-8	-8
%, much	11	-1
%, must	0	9
%, n	3	10
%, never	14	10
%, no	-3	15
%, not	-7	-13
%, noth	-8	10
%, notic	4	15
%, now	7	-5
%, occas	-8	-7
%, of	8	-6
%, older	-9	-11
%, on	-2	17
%, one	-1	-13
%, opinion	10	5
%, other	-7	-10
%, otherwis	8	-1
%, overrul	9	-8
%, pa	12	2
%, page	-8	-7
%, parti	-10	-9
%, pend	-9	-10
%, petit	-10	-5
%, petition	-11	-4
%, place	-8	-1
%, point	8	7
%, put	10	7
%, reason	1	10
%, refus	-11	-6
%, regard	7	0
%, reject	-12	-10
%, reli	-8	4
%, revers	0	-10
%, review	-1	7
%, rule	13	5
%, said	-10	-7
%, same	-15	-3
%, saw	7	-1
%, set	7	11
%, should	0	10
%, so	8	-8
%, speak	10	1
%, stand	8	-5
%, state	-14	-10
%, still	-2	6
%, suggest	8	-1
%, sustain	-5	-8
%, teach	-3	5
%, tex	-13	-15
%, that	-13	-12
%, the	-13	29
%, there	21	11
%, think	-6	-14
%, this	-10	-20
%, those	-5	10
%, to	4	-6
%, upon	9	0
%, us	-9	-7
%, went	11	3
%, were	2	-10
%, what	15	-2
%, where	-10	-8
%, whether	-9	-11
%, which	-15	-20
%, who	3	10
%, wholli	9	2
%, with	-21	-12
%, word	-7	-13
%, would	0	-8
%; ;	-6	-7
%; a	13	6
%; are	-11	-2
%; case	1	8
%; is	-2	-10
%; it	-26	-22
%; latter	-11	-8
%; one	9	3
%; that	-8	-8
%; the	-14	2
%; there	13	5
%; this	-2	9
%; was	19	20
%@O ,	10	-9
%@O ;	15	13
%@O @O	-18	-20
%@O @T	17	12
%@O accord	1	7
%@O distinguish	11	5
%@O not	9	0
%@O th	-11	-8
%@O that	-2	-12
%@O the	3	7
%@O to	1	11
%@O which	-17	-14
%@T ;	-27	-26
%@T @O	-15	-10
%@T @T	10	-1
%@T a	13	4
%@T all	0	9
%@T and	-25	-3
%@T answer	1	8
%@T appli	-10	0
%@T are	1	13
%@T aros	-11	-10
%@T as	-5	-14
%@T assum	11	2
%@T at	-12	-12
%@T befor	-10	-2
%@T came	-11	-4
%@T can	9	-3
%@T cannot	9	1
%@T cert	-9	-11
%@T civ	-6	-8
%@T correct	4	11
%@T court	-13	-17
%@T dca	10	4
%@T decid	-2	-8
%@T decis	-14	-8
%@T doe	8	7
%@T doubt	8	0
%@T follow	1	8
%@T for	8	8
%@T from	12	4
%@T guj	-3	8
%@T has	18	14
%@T here	-2	8
%@T his	-10	-4
%@T inc	-10	-2
%@T iowa	1	9
%@T is	22	15
%@T j	-4	5
%@T mad	-10	-2
%@T matter	-8	-2
%@T much	9	1
%@T must	1	-9
%@T n	6	13
%@T none	2	8
%@T noth	6	-2
%@T notic	7	8
%@T of	-5	-12
%@T on	12	19
%@T onc	10	4
%@T other	-10	-10
%@T overlook	1	9
%@T overrul	-1	-7
%@T pa	13	2
%@T parti	-8	-7
%@T pend	-8	-8
%@T put	9	5
%@T remain	10	11
%@T render	6	8
%@T rev'd	11	3
%@T say	-3	6
%@T set	8	13
%@T so	10	7
%@T stand	9	-2
%@T still	-4	8
%@T sustain	-5	-8
%@T teach	-4	8
%@T tex	-12	-11
%@T th	8	9
%@T that	13	-1
%@T the	6	16
%@T there	8	10
%@T this	-11	-9
%@T though	-9	1
%@T three	-6	-12
%@T us	5	11
%@T vacat	8	2
%@T we	-10	22
%@T were	7	-6
%@T where	-12	-11
%@T which	2	-6
%@T without	1	9
%@T would	17	-2
%a ,	-18	0
%a @T	-5	-13
%a a	5	-9
%a and	-16	-2
%a as	4	-6
%a at	6	-4
%a be	9	17
%a between	-9	-14
%a case	-7	3
%a contract	10	1
%a could	11	3
%a differ	6	-2
%a doe	-12	-3
%a for	-11	-18
%a from	3	11
%a has	7	0
%a in	-5	-15
%a is	1	9
%a know	-2	6
%a may	16	20
%a must	-8	2
%a no	3	-8
%a not	-3	6
%a now	10	5
%a on	12	2
%a one	-14	-3
%a that	11	-3
%a the	15	2
%a this	-15	-4
%a to	14	16
%a under	12	11
%a view	8	2
%a want	-11	-8
%a was	-4	6
%a we	9	-2
%a which	-2	-19
%a without	10	-1
%accord ,	0	11
%accord @T	0	7
%aff'd @O	3	11
%affirm opinion	2	11
%affirm the	-1	13
%after ,	-7	3
%after @T	-17	-9
%allow and	8	-1
%allow appeal	14	3
%allow the	7	0
%also ,	-11	-13
%also @T	-12	-15
%amend it	4	9
%among ,	-10	-4
%an and	3	-8
%an in	-11	-11
%an of	9	10
%an was	7	8
%and ,	6	-24
%and ;	-3	-10
%and @T	9	14
%and affirm	-2	7
%and answer	5	17
%and appeal	-11	-14
%and be	10	11
%and been	-9	-1
%and bench	7	-1
%and cannot	8	-6
%and case	-10	-13
%and court	6	-2
%and dispos	-4	7
%and doe	7	-1
%and for	11	-15
%and have	-10	-4
%and him	9	9
%and hold	2	13
%and in	-22	-18
%and it	-8	7
%and later	-8	-8
%and must	-6	17
%and new	-1	7
%and no	12	14
%and not	10	-5
%and of	9	23
%and offer	4	9
%and on	8	-4
%and opinion	13	4
%and order	9	-3
%and our	6	8
%and petit	-8	-1
%and same	-9	6
%and the	2	10
%and this	1	9
%and under	-6	-9
%and us	-10	-11
%and was	-13	-17
%and went	9	1
%and what	5	-7
%and which	0	-8
%and word	10	0
%answer @T	3	9
%answer question	9	0
%answer the	-12	4
%appeal @T	-12	-8
%appeal allow	10	7
%appeal dismiss	2	11
%appeal it	-11	-6
%appear in	-13	-13
%appear the	-9	-9
%appel ,	7	18
%appel @T	9	18
%appli ,	0	8
%appli @T	4	9
%appli to	1	12
%are @T	9	7
%are bound	5	-5
%are do	-2	7
%are from	8	3
%are of	8	2
%are the	7	8
%are to	-1	14
%are with	-8	2
%aros of	-8	-9
%as and	-4	-10
%as held	1	8
%as is	12	-1
%as the	12	-1
%as to	15	-2
%as were	13	4
%ask @T	-9	1
%ask the	16	11
%ask to	-10	-5
%at ,	13	16
%at and	14	5
%at it	-1	7
%at stage	-11	-7
%at the	-14	-11
%at with	7	-3
%attack ,	0	7
%attack @T	0	7
%author ,	9	-1
%author @T	10	-3
%author that	-2	7
%author the	9	0
%be ,	-14	-11
%be a	9	10
%be and	-6	9
%be as	13	-11
%be be	14	0
%be befor	11	2
%be for	3	12
%be here	4	9
%be in	16	7
%be it	-2	-9
%be of	22	16
%be on	-13	-13
%be the	0	-12
%be with	3	-9
%been ,	-12	-5
%been @T	-6	-12
%been a	0	14
%been away	7	-1
%been befor	-3	10
%been for	10	20
%been in	-6	-10
%been the	16	9
%been this	-5	9
%been us	-3	10
%been with	6	-4
%befor ,	-13	-14
%befor @T	-14	-14
%befor act	10	2
%befor chief	9	1
%befor in	-8	1
%below ,	-2	7
%below @T	-1	11
%bench ,	2	12
%bench @T	-5	7
%bench in	9	3
%better to	9	-2
%between and	-1	-9
%brief ,	-9	-10
%brother ,	-10	-6
%buri ,	7	-1
%but ,	26	8
%but @T	23	6
%but it	-11	-2
%by @T	-4	11
%by and	-10	-3
%by laid	-3	8
%by measur	2	10
%by of	11	10
%by offic	7	0
%by suprem	9	0
%by the	7	5
%c ,	2	-7
%call @T	-8	-11
%came by	-8	-6
%can in	12	2
%can no	8	2
%cannot it	6	-3
%cannot of	10	4
%cannot the	17	-1
%cannot with	7	0
%case ,	-3	-16
%case @T	0	-10
%case be	-11	-8
%case it	-2	-8
%case name	-4	9
%case not	7	-1
%case of	7	-4
%case that	-8	-6
%case the	-3	-9
%cert ,	-13	-15
%cert @T	-8	-9
%certiorari @T	-8	-9
%cf ,	-22	-24
%cf @T	-22	-24
%cir ,	-20	-7
%cir amend	-1	6
%cir and	-1	-13
%cir be	11	-1
%cir cert	-10	-13
%cir court	-10	-9
%cir deni	-10	-12
%cir had	6	-2
%cir is	6	-3
%cir law	-3	6
%cir notic	9	1
%cir onli	7	-2
%cir vacat	8	2
%cir we	1	12
%claim for	-8	-7
%claim to	10	3
%come ,	-9	-9
%come the	7	1
%compar ,	-15	-12
%compar @T	-10	-9
%conflict the	-1	7
%contra ,	13	3
%contra @T	13	3
%contrari @T	10	0
%correct ,	-7	-7
%correct @T	-6	-11
%could ,	10	9
%could have	4	9
%counsel to	-14	-7
%counsel us	-10	-6
%court ,	18	-14
%court @O	9	-4
%court @T	3	-15
%court appeal	9	1
%court have	16	6
%court in	18	9
%court it	3	14
%court of	-13	-10
%court taken	7	-1
%court that	8	-2
%court to	-14	-4
%critic it	-2	7
%custom the	9	2
%d ,	20	9
%d and	-6	4
%d are	5	9
%d he	0	8
%d it	1	17
%d may	-10	-7
%d no	-13	-8
%d to	10	12
%d was	-9	-7
%d we	0	10
%decid ,	3	-9
%decid @T	1	-10
%decid a	13	-1
%decid case	-2	6
%decid the	-15	-7
%decid to	-6	7
%decis @O	7	-5
%decis @T	-3	8
%decis the	12	4
%deed the	-2	6
%defend that	-6	9
%defend to	9	20
%deni ,	-7	-9
%deni @T	-8	-10
%depart ,	2	10
%depart @T	2	9
%describ ,	-9	-7
%describ @T	-9	-7
%did it	-11	-5
%did that	8	8
%did the	7	15
%differ ,	11	2
%differ @T	14	7
%differ in	10	3
%differ the	-3	7
%direct the	13	3
%discuss @T	-8	-7
%dispos the	-12	4
%dissent ,	-5	-15
%dissent @T	-9	-14
%dissent have	-7	-10
%dissent that	-7	-8
%distinguish ,	-17	-3
%distinguish @T	-15	-5
%divid ,	-7	-11
%divid @T	-7	-8
%do it	2	-6
%do more	-2	7
%do than	-3	9
%doe it	-15	-4
%doe the	2	-7
%effect ,	-9	-7
%either the	-9	-9
%eleven ,	-9	-1
%enact a	-9	-9
%end the	7	-4
%equiti not	-4	7
%even @T	-11	-12
%even that	-9	-9
%even the	-6	-8
%evid we	0	7
%express opinion	-12	-12
%fact ,	13	5
%far @T	-6	-8
%fare better	0	7
%file ,	-9	-8
%file @T	-7	-7
%find and	-11	-7
%find in	-2	17
%find it	0	9
%find unnecessari	-8	-6
%first ,	-15	-10
%first @T	-13	-13
%first in	-11	-7
%first the	-13	-4
%follow ,	6	-7
%follow @T	13	-2
%follow of	-5	5
%follow the	-7	0
%for a	9	9
%for day	-9	-9
%for had	14	5
%for in	-24	-18
%for it	12	8
%for no	-10	-12
%for of	-9	-16
%for proposit	8	-1
%for reason	7	13
%for say	1	7
%for the	20	-3
%for we	8	14
%for who	8	1
%for year	-1	8
%forti ,	3	10
%four we	-1	7
%from ,	3	16
%from @T	-4	4
%from than	8	0
%from the	7	-9
%gave @T	7	-2
%general ,	-10	-8
%general @T	-15	-13
%give the	5	11
%go @T	-5	-9
%good ,	-7	-10
%grant ,	-10	-7
%grant in	-8	-9
%had a	8	6
%had and	4	-5
%had been	-8	1
%had in	1	-7
%had the	10	-7
%had to	9	4
%had two	-11	-3
%has away	9	5
%has befor	-7	7
%has but	8	-5
%has for	-6	14
%has from	11	0
%has it	-1	12
%has made	-6	5
%has so	9	0
%has that	-14	-8
%has the	-11	25
%has to	4	15
%has upon	-2	8
%has us	-1	13
%have ,	10	0
%have @T	8	-1
%have be	-12	-10
%have in	11	1
%have it	0	-13
%have of	-12	-8
%have say	-7	-7
%have the	15	22
%have to	5	-12
%have written	6	9
%he it	-9	-1
%he the	-3	8
%he to	-7	-6
%held the	-10	-4
%here the	-14	2
%hesit the	8	-3
%high @T	9	-1
%high in	10	11
%his and	11	7
%his the	-12	-4
%hold a	-5	6
%hold the	25	18
%hold to	6	8
%how @T	9	0
%i for	8	1
%i it	9	-1
%if ,	-8	-8
%if @T	-12	-14
%in ,	20	3
%in @O	23	15
%in @T	-30	-6
%in case	11	6
%in cast	0	8
%in court	-14	-2
%in for	9	7
%in has	-1	10
%in have	4	10
%in inc	-6	-12
%in iowa	-4	8
%in is	-5	-12
%in it	8	-1
%in judgment	-10	8
%in margin	-9	-8
%in matter	-1	-10
%in mo	-10	-10
%in no	16	6
%in of	18	13
%in opinion	-7	0
%in pa	-5	-16
%in persuad	1	8
%in presid	0	7
%in same	1	8
%in sinc	7	-1
%in th	-1	-18
%in the	29	5
%in to	6	9
%in was	14	5
%in what	7	7
%in with	-2	10
%in year	14	2
%inc @T	-10	-1
%instruct the	-5	12
%is ;	8	-6
%is a	12	12
%is an	8	7
%is and	10	1
%is as	8	-7
%is be	-12	11
%is by	-1	6
%is conflict	-10	-7
%is ground	-10	-6
%is here	-10	-9
%is his	-7	0
%is hold	9	2
%is in	-8	5
%is insur	-10	-4
%is it	16	0
%is judgment	8	-1
%is law	-14	-6
%is matter	-2	-9
%is necessari	-7	-8
%is no	18	0
%is of	-25	-4
%is open	3	17
%is question	-16	-14
%is say	7	-4
%is so	10	2
%is that	-3	-10
%is the	24	18
%is to	-3	10
%is us	-5	-15
%is we	0	-10
%is which	5	-7
%is with	8	12
%issu a	-8	-8
%it ,	1	-9
%it ;	6	6
%it @T	-11	5
%it a	16	9
%it after	-10	-11
%it again	-1	9
%it and	17	26
%it as	-5	5
%it at	8	12
%it becaus	-9	-2
%it been	-9	5
%it better	-1	9
%it by	-1	-10
%it case	-3	7
%it fact	9	1
%it first	-9	-4
%it for	5	-4
%it had	-9	-2
%it have	17	5
%it here	-15	7
%it in	-19	0
%it is	2	18
%it it	3	12
%it necessari	-11	-11
%it no	20	6
%it not	20	-4
%it noth	15	4
%it of	-3	9
%it on	1	-12
%it open	1	10
%it own	-14	-12
%it report	-8	-7
%it said	-12	-4
%it same	1	7
%it that	-29	-13
%it the	-11	14
%it this	8	12
%it to	1	-17
%it us	9	0
%it was	-5	6
%it we	17	3
%it with	-6	5
%it would	0	11
%itself ,	-10	-11
%j in	-7	3
%judg @T	7	9
%judg and	-10	-1
%judg the	-1	18
%judgment ,	12	0
%judgment @T	12	6
%juri the	-11	-1
%juri to	-7	-8
%languag @T	6	-4
%later the	7	0
%law a	-9	-3
%learn judg	11	1
%learn the	14	2
%leav against	-7	-8
%leav grant	-9	-9
%left ,	7	-2
%legislatur in	7	-1
%long @T	4	-7
%look ,	10	1
%look the	5	-6
%mad the	-10	-2
%make ,	-1	11
%make own	-3	8
%make the	2	11
%matter ,	-8	2
%matter the	-9	-8
%may ,	-11	-11
%may the	5	11
%me a	1	8
%me and	2	14
%me for	-14	-11
%me the	8	-1
%measur ,	4	13
%measur @T	1	10
%mention ,	-8	-10
%mention @T	-11	-10
%mention no	-10	-8
%mere ,	8	8
%met time	0	9
%might been	-1	7
%mind the	-4	6
%mo a	8	1
%much @T	7	-2
%must ,	-8	-7
%must befor	2	11
%must taken	10	2
%must that	-11	-11
%must the	0	14
%must to	8	0
%n ,	2	10
%n ohio	8	1
%neither ,	-9	-10
%neither @T	-9	-8
%neither nor	-5	-10
%no ,	11	0
%no a	12	5
%no be	10	6
%no can	11	6
%no differ	-2	8
%no for	-4	8
%no here	-1	-8
%no in	13	17
%no law	-8	-8
%no that	-11	-9
%no the	1	-8
%no this	3	10
%no to	7	15
%nor it	-7	-10
%nor we	9	6
%not ,	19	-3
%not ;	-12	-15
%not @T	10	-5
%not a	9	35
%not and	12	4
%not ani	-10	-3
%not as	-4	-16
%not been	11	2
%not but	-4	7
%not by	12	-3
%not distinguish	-7	0
%not do	-5	7
%not for	-10	-4
%not from	-1	9
%not here	-10	-13
%not law	11	-1
%not of	18	5
%not on	-8	-12
%not so	-8	-2
%not that	3	13
%not the	20	-7
%not them	3	-6
%not this	-8	0
%not to	-20	18
%not us	-8	-9
%not was	3	14
%noth ,	-9	-4
%noth it	-5	-13
%noth of	11	0
%noth sort	11	4
%noth the	11	14
%noth to	-2	6
%notic a	5	17
%notic be	7	-4
%notic is	2	9
%now and	10	4
%now it	9	1
%now of	-2	7
%now to	-8	-3
%now was	10	1
%now we	6	-3
%observ ,	8	-2
%observ @T	8	-2
%of ,	5	-12
%of @T	3	8
%of act	-18	-10
%of amend	-7	-7
%of and	10	17
%of appeal	-11	-7
%of are	15	11
%of argument	8	16
%of as	9	5
%of at	5	10
%of court	22	11
%of for	10	8
%of has	10	1
%of have	20	10
%of here	13	5
%of in	2	12
%of iowa	5	-3
%of is	-14	3
%of of	-11	-6
%of onli	11	6
%of opinion	1	10
%of rule	-10	-2
%of see	-8	-2
%of statut	10	1
%of th	-13	6
%of that	8	0
%of the	1	10
%of to	7	-6
%of was	-6	-11
%of we	18	1
%of with	6	22
%offic not	12	11
%on ,	-9	-24
%on and	-12	-4
%on appeal	-8	-9
%on foot	0	9
%on ground	-14	-12
%on is	12	1
%on of	-14	-1
%on on	8	1
%on opinion	2	14
%on the	-13	-12
%on we	9	8
%one ,	4	10
%one and	-20	-7
%one for	-10	-8
%one in	8	-2
%one it	-5	-9
%one not	-8	-1
%one the	8	-2
%one them	7	-1
%one to	17	3
%open in	1	9
%opinion ,	2	-14
%opinion @T	-9	-18
%opinion court	-2	18
%opinion high	-3	11
%opinion the	-1	11
%opinion was	9	3
%or @T	-7	-7
%order @T	8	-4
%order the	1	12
%other it	-13	-11
%other the	-8	-1
%ought to	7	-5
%our of	-12	-4
%our the	6	17
%our to	9	-1
%our we	6	-1
%ourselv @T	7	-4
%out ,	7	-4
%overrul ,	-12	-13
%overrul @T	-6	-11
%pa a	4	11
%pa it	6	-6
%pa that	-1	14
%pa the	16	5
%panel this	8	0
%paper befor	9	0
%part the	-9	2
%parti ,	-8	-13
%parti @T	-5	-10
%parti ask	-7	-6
%parti that	-8	-8
%petit @T	-12	-15
%petit dismiss	-2	10
%petition @T	-3	8
%petition that	-8	-2
%plain the	9	2
%plaintiff ,	8	0
%plaintiff @T	13	-2
%plaintiff his	0	9
%plaintiff to	1	10
%point to	-1	6
%present is	-9	0
%princip ,	-9	-5
%princip is	-7	-7
%principl @T	-12	0
%prove the	-8	-2
%put in	3	9
%put the	7	-1
%question and	-11	-6
%question in	8	-2
%read ,	20	1
%read @T	17	-1
%reason ,	13	1
%reason @T	11	7
%reason the	-9	4
%record ,	10	7
%record the	7	9
%refus follow	-10	-7
%regard the	12	0
%regret inabl	10	-3
%regret to	10	-3
%relianc ,	11	-2
%relianc @T	7	-1
%remain law	1	8
%requir ,	12	7
%requir be	4	10
%rest of	8	1
%result ,	6	14
%result @T	7	9
%result and	8	1
%review ,	-8	-8
%rule in	0	9
%rule it	-7	1
%said ,	4	12
%said the	-12	-1
%same ,	-8	6
%same and	-5	-8
%same the	-7	1
%say ,	9	10
%say a	11	2
%say about	-9	-9
%say it	-12	-15
%say of	-9	-16
%second ,	-10	-8
%see ,	-25	-30
%see @T	-25	-32
%see the	8	6
%see to	-5	7
%sentenc ,	11	-1
%sentenc @T	10	1
%sentenc without	1	-7
%servic is	-8	-9
%should a	3	9
%should of	4	11
%should to	-8	-17
%show ,	-5	6
%show the	-3	-11
%side ,	-9	-6
%sinc d	-2	7
%singl ,	4	-6
%so ,	11	13
%so for	-1	-8
%so in	-3	7
%so it	10	-2
%so of	7	-4
%so we	-8	4
%some ,	-7	3
%stand and	-8	-8
%state not	-8	-7
%statement law	-1	9
%statement the	0	10
%statut in	-7	-7
%step the	4	10
%stood a	-10	-6
%stood and	-6	-7
%support and	1	9
%suprem ,	1	8
%suprem in	8	-1
%suprem the	8	1
%take @T	2	8
%take in	-3	8
%take of	11	3
%taken ,	-2	-9
%test the	5	10
%th ,	12	14
%th and	8	-2
%th cert	-9	-11
%th deni	-8	-10
%th has	9	0
%th it	-8	-1
%th not	7	1
%th the	8	7
%th would	10	2
%than ,	2	13
%than @T	-4	9
%than the	3	17
%that ,	-12	-16
%that @T	-15	-7
%that been	-9	-3
%that by	9	-3
%that cannot	14	16
%that claim	-8	-8
%that consent	9	1
%that could	13	2
%that d	-9	3
%that decid	12	4
%that did	-5	5
%that for	-9	-12
%that has	-8	-16
%that in	12	9
%that is	-3	-15
%that it	22	7
%that may	-5	3
%that must	-10	-5
%that never	-11	-11
%that not	-10	-2
%that now	2	-8
%that offic	10	5
%that question	-9	-7
%that remain	11	3
%that said	0	8
%that should	-5	6
%that the	16	1
%that to	-1	11
%that two	10	2
%the ,	-52	-43
%the ;	18	2
%the a	-7	-9
%the accept	-7	0
%the act	-3	-15
%the affirm	-8	0
%the after	-6	2
%the all	6	12
%the allow	11	9
%the amend	-1	-8
%the and	15	4
%the answer	19	8
%the appeal	-6	2
%the appel	6	8
%the are	-10	-4
%the argument	3	9
%the ask	-14	7
%the award	-9	-6
%the be	-9	10
%the befor	7	-16
%the below	3	11
%the both	-10	-8
%the by	20	15
%the can	8	-1
%the cannot	11	8
%the case	5	23
%the charg	-9	-10
%the cite	-15	-13
%the claim	-11	-1
%the code	11	5
%the commiss	-8	-7
%the could	8	9
%the cours	6	-3
%the court	11	-1
%the decis	15	8
%the did	-17	-9
%the discharg	9	7
%the dismiss	-2	15
%the distinguish	-7	-11
%the district	9	8
%the doctrin	-12	-10
%the elect	-1	8
%the eleven	-4	7
%the entitl	-3	8
%the express	9	6
%the fail	-19	0
%the find	-6	3
%the first	-17	-10
%the follow	-13	-8
%the for	-7	-10
%the four	4	12
%the from	0	-12
%the given	0	21
%the govern	6	-5
%the grant	-10	-8
%the had	15	-6
%the has	-20	-7
%the have	-26	-9
%the hear	-11	-11
%the here	-10	-8
%the high	-1	9
%the hold	20	12
%the in	31	1
%the into	17	7
%the is	13	42
%the issu	-16	-9
%the it	-19	-21
%the itself	-7	-15
%the judg	2	8
%the juri	0	7
%the later	16	5
%the learn	11	7
%the limit	-7	-7
%the long	5	-5
%the made	11	4
%the matter	-8	-10
%the may	-13	-2
%the mention	-9	-9
%the must	-14	25
%the no	13	9
%the now	-9	-10
%the of	-14	18
%the opinion	19	15
%the otherwis	-1	9
%the ought	8	7
%the own	-10	-11
%the parti	-4	-11
%the pass	0	-8
%the petit	-11	-6
%the place	15	-2
%the point	-8	-8
%the privat	9	3
%the proper	5	16
%the reach	0	11
%the read	7	0
%the reason	7	10
%the record	10	6
%the refus	-8	5
%the remand	-1	-10
%the respect	10	-4
%the rest	-1	8
%the right	6	15
%the section	7	10
%the show	-11	-8
%the sinc	-7	-12
%the speak	-12	-5
%the stand	8	11
%the statut	10	6
%the step	8	2
%the stipul	7	-1
%the suprem	9	1
%the take	15	10
%the taken	3	9
%the than	8	15
%the that	-27	-9
%the the	-8	6
%the there	24	0
%the this	14	20
%the thought	-4	-12
%the time	-2	22
%the to	-17	4
%the today	13	-2
%the told	-8	-8
%the turn	-2	10
%the us	12	-2
%the view	8	6
%the void	-9	-3
%the was	-12	-34
%the way	17	-1
%the we	29	14
%the were	-2	-8
%the when	-8	-12
%the which	22	22
%the who	17	7
%the with	9	0
%the word	0	9
%the would	-19	-18
%the year	10	0
%their ,	-6	7
%them ,	-6	-8
%them the	2	8
%then the	6	-3
%there ,	11	6
%there @T	8	-2
%there a	15	-11
%there conflict	-10	-7
%there error	-1	10
%there for	-2	7
%there had	13	1
%there in	9	6
%there no	-16	2
%therefor it	-9	-7
%these is	8	1
%think ,	-9	2
%think wrong	11	1
%third the	-7	-8
%this ,	-5	14
%this @T	14	12
%this and	3	9
%this be	-7	-10
%this do	10	-2
%this for	2	9
%this has	9	2
%this is	-7	-1
%this of	16	0
%this the	-8	-14
%this was	14	9
%this we	6	-8
%this with	-10	-1
%those it	-5	7
%though were	10	3
%thought ,	-9	-10
%thought @T	-10	-13
%three ,	9	-1
%three inquiri	3	10
%time ,	5	11
%time it	-7	9
%to ,	-6	-19
%to @T	15	-3
%to a	18	26
%to after	8	9
%to as	7	-2
%to ask	10	11
%to at	-2	-11
%to been	3	-7
%to by	7	-1
%to case	12	4
%to decid	-9	-8
%to extent	12	-3
%to follow	10	4
%to from	-15	-1
%to hold	11	2
%to in	24	26
%to into	-2	-11
%to is	-7	-3
%to issu	-8	-8
%to it	12	7
%to judgment	-10	-5
%to larger	-10	0
%to may	-6	4
%to notic	8	7
%to of	16	15
%to on	-19	-9
%to other	-8	-1
%to question	9	0
%to rule	-3	-9
%to said	-7	0
%to so	-7	12
%to that	4	27
%to the	11	1
%to this	8	-7
%to three	8	0
%to to	11	8
%to upon	-8	-12
%to us	1	11
%to was	-7	-9
%to we	-15	-7
%to what	-8	5
%to whether	-14	-9
%to which	8	1
%to with	13	-12
%to would	6	10
%too ,	9	0
%took of	-8	-5
%took the	-6	-8
%trace ,	-8	-9
%trace @T	-7	-9
%treat as	6	-4
%trust ,	10	2
%turn ,	-10	-6
%turn the	-7	-1
%under ,	13	10
%under @T	6	17
%under is	0	9
%under own	-7	-9
%unnecessari and	8	2
%until court	0	8
%until suprem	-1	8
%upon @T	-7	9
%upon for	-8	-6
%upon in	-8	-2
%upon of	-12	-5
%upon th	-1	11
%upon that	-3	12
%upon the	-5	-14
%upon we	-3	6
%us ,	9	12
%us it	-10	-1
%us one	-7	-8
%veri ,	0	9
%veri on	-1	13
%veri which	0	11
%was ,	-32	-23
%was a	-4	-21
%was as	-12	-7
%was befor	-10	-9
%was by	2	-21
%was case	4	10
%was consid	12	8
%was down	1	9
%was error	-3	6
%was here	-9	-16
%was in	-14	-2
%was is	3	-6
%was it	-7	-15
%was law	-6	-9
%was notic	2	9
%was on	11	2
%was one	-8	1
%was other	-6	3
%was the	13	-1
%was this	7	13
%was to	-14	11
%was too	3	10
%was under	9	-1
%was was	-8	5
%was who	-9	-8
%was with	-15	5
%we ;	1	7
%we @T	15	12
%we a	-8	15
%we and	10	7
%we as	9	16
%we ask	-7	-15
%we do	-4	5
%we for	-6	1
%we free	10	-1
%we hold	0	11
%we in	10	24
%we it	17	26
%we no	-10	-3
%we not	-11	-9
%we noth	-21	2
%we of	-4	-17
%we on	-10	-8
%we onli	-19	-13
%we our	8	19
%we ourselv	9	-1
%we read	10	3
%we reason	0	8
%we rule	-2	7
%we said	7	-4
%we say	-11	-4
%we so	-8	-9
%we speak	8	-4
%we sure	9	2
%we taken	-5	2
%we than	-3	8
%we that	16	22
%we the	10	3
%we there	-10	-6
%we think	12	4
%we to	18	-4
%we too	8	-1
%we unnecessari	-9	-7
%we upon	-9	0
%we was	-1	7
%we without	-9	-10
%were the	3	-7
%what ,	11	8
%what decid	-7	2
%what have	8	-6
%what held	2	16
%what said	12	14
%what say	10	5
%what there	-1	7
%when was	3	-6
%whether ,	-10	-15
%whether @T	-17	-19
%whether th	8	2
%which ,	-22	-2
%which @T	-13	-7
%which it	2	11
%which not	-12	-12
%which was	3	-10
%who ,	0	-9
%who @T	3	-7
%who his	4	12
%who the	-8	-5
%with ,	-8	10
%with @O	-18	-9
%with @T	-12	6
%with in	9	7
%with name	-3	7
%with respect	8	-2
%with to	15	5
%without that	-10	-11
%word ,	-5	5
%word of	-7	-7
%would ,	-15	-5
%would @T	-12	0
%would a	20	12
%would for	-11	-9
%would the	12	3
%would to	3	-13
%year that	10	1
%yet the	-9	-2
&@O *differ	7	1
&@O *follow	9	14
&@O *similar	-9	0
&@O *time	-9	-6
&@O accord	2	8
&@O and	9	-2
&@O by	-9	-9
&@O not	9	1
&@O of	-7	4
&@O th	-10	-5
&@O the	5	13
&@O to	3	11
&@T *agree	-2	9
&@T *aside	12	3
&@T *but	0	-10
&@T *commentator	6	-8
&@T *control	4	22
&@T *court	-13	-14
&@T *decay	11	-8
&@T *describe	-23	-3
&@T *differ	11	-10
&@T *help	25	6
&@T *here	8	21
&@T *open	-18	-18
&@T *overrule	7	-11
&@T *precedent	-18	-18
&@T *question	3	-9
&@T *refuse	-16	-11
&@T *reverse	23	6
&@T *similar	-8	-8
&@T *there	-12	4
&@T *time	4	16
&@T *wrong	12	-9
&@T a	-1	-7
&@T aff'd	3	11
&@T affirm	-2	6
&@T after	6	10
&@T agent	1	9
&@T all	2	15
&@T among	-8	-6
&@T and	-25	-14
&@T answer	13	17
&@T appli	-10	-2
&@T approv	-3	6
&@T aros	-12	-11
&@T asid	10	3
&@T ask	12	4
&@T assum	11	2
&@T at	-11	-12
&@T away	9	-2
&@T be	-8	1
&@T befor	-14	-5
&@T bench	-14	0
&@T but	-14	-4
&@T by	12	11
&@T call	-17	-8
&@T came	-9	-4
&@T can	7	-1
&@T cannot	13	5
&@T case	-14	-10
&@T cert	-13	-15
&@T civ	-6	-8
&@T come	10	0
&@T comment	-9	-7
&@T conclus	-2	7
&@T court	-4	-12
&@T d	0	7
&@T day	4	-6
&@T dca	10	4
&@T dead	-2	8
&@T decid	-12	-10
&@T deni	-17	-20
&@T disapprov	9	0
&@T distinguish	-13	-9
&@T do	9	-2
&@T doe	16	8
&@T extend	-10	-7
&@T far	9	2
&@T forc	-6	3
&@T fraud	11	3
&@T from	11	0
&@T guj	-2	7
&@T had	-17	-18
&@T has	14	17
&@T here	1	13
&@T him	13	6
&@T in	-18	-25
&@T inc	-10	-2
&@T iowa	1	9
&@T is	21	15
&@T itself	7	-3
&@T j	-12	-3
&@T jurisdict	9	4
&@T larger	-9	2
&@T later	-11	-11
&@T law	-2	-10
&@T left	-2	-9
&@T like	7	-1
&@T lost	-6	-8
&@T mad	-10	-2
&@T major	8	-2
&@T may	-11	-10
&@T mistaken	2	8
&@T much	14	1
&@T must	8	-5
&@T n	4	11
&@T none	0	7
&@T nor	-12	-6
&@T not	10	15
&@T note	-12	-6
&@T noth	8	0
&@T notic	4	12
&@T now	8	-1
&@T of	0	-10
&@T offic	19	3
&@T on	17	13
&@T onc	8	1
&@T one	-16	-13
&@T onli	8	2
&@T overlook	4	10
&@T overrul	-1	-16
&@T pa	13	2
&@T page	-9	-8
&@T pass	8	-3
&@T pend	-16	-17
&@T plain	12	6
&@T point	4	9
&@T practic	-10	-8
&@T proposit	7	-1
&@T question	8	2
&@T reason	9	9
&@T refus	-14	-7
&@T remain	6	9
&@T requir	5	12
&@T rest	11	6
&@T rev'd	11	3
&@T same	-14	-14
&@T set	11	11
&@T sinc	6	7
&@T so	9	-2
&@T stand	13	-1
&@T step	4	11
&@T still	1	8
&@T suprem	10	7
&@T taken	0	10
&@T teach	-4	8
&@T tex	-15	-16
&@T th	10	10
&@T than	4	-7
&@T the	7	-13
&@T though	-13	-5
&@T three	-10	-4
&@T to	10	0
&@T turn	10	1
&@T two	-13	-10
&@T under	16	8
&@T upon	17	0
&@T vacat	11	2
&@T want	-16	-12
&@T were	4	-10
&@T what	17	3
&@T where	-11	-6
&@T who	-12	-4
&@T word	-1	-14
&@T would	8	-12
&@T~ *but	-15	-3
&@T~ *describe	3	11
&@T~ *differ	-12	-7
&@T~ *follow	0	-7
&@T~ *help	10	5
&@T~ *here	12	-4
&@T~ *overrule	-8	5
&@T~ *precedent	7	-6
&below *differ	-11	-9
&below *open	10	1
&below *question	19	13
&below ask	7	15
&below by	10	-3
&below of	9	0
&below to	0	10
&below was	10	2
&below~ *not	7	-1
&case *agree	8	31
&case *aside	-10	9
&case *but	8	-10
&case *commentator	19	16
&case *control	0	11
&case *court	9	-10
&case *criticize	-15	-7
&case *decay	-9	-7
&case *describe	9	-7
&case *differ	10	-8
&case *here	16	24
&case *limit	-6	-10
&case *precedent	24	45
&case *question	-8	-16
&case *refuse	-12	-5
&case *rely	2	22
&case *reverse	12	10
&case *similar	19	39
&case *statute	-30	-14
&case *there	10	-3
&case *time	15	7
&case *wrong	-38	-23
&case a	29	23
&case action	-14	-8
&case after	-7	-7
&case again	4	14
&case allow	9	2
&case alon	-11	-6
&case and	21	36
&case answer	-13	-14
&case anyth	-9	-6
&case appeal	-10	-15
&case appear	-11	-10
&case are	4	-6
&case aris	-10	-9
&case ask	11	-2
&case at	8	2
&case author	10	14
&case await	-8	-10
&case bank	-1	10
&case be	-19	-15
&case befor	8	-3
&case bench	17	7
&case better	-2	9
&case between	3	-10
&case brief	-9	-9
&case but	-2	-9
&case by	18	-5
&case can	3	-7
&case cannot	10	11
&case conflict	-9	-7
&case consequ	2	9
&case constitut	-10	-11
&case could	17	6
&case court	5	-20
&case creditor	8	1
&case decid	5	-10
&case decis	8	14
&case decre	-7	-14
&case deed	-4	6
&case defect	-9	-9
&case deserv	-11	-8
&case differ	8	-4
&case dismiss	-7	5
&case dispos	-5	8
&case divid	-8	-10
&case do	11	10
&case doe	9	2
&case down	10	7
&case end	7	-6
&case enough	7	13
&case error	-6	9
&case fare	0	8
&case find	-13	-9
&case first	-20	-14
&case for	0	-6
&case forbid	7	-1
&case from	13	1
&case gave	9	10
&case give	-3	7
&case given	-13	-4
&case gone	-8	-7
&case govern	2	11
&case grant	-9	-11
&case ground	-17	-10
&case had	17	11
&case has	15	11
&case have	11	9
&case held	14	4
&case here	0	9
&case him	10	9
&case his	-15	-1
&case hold	17	5
&case if	-2	-13
&case in	3	27
&case into	-6	-10
&case is	-7	-6
&case judg	1	9
&case jurisdict	-8	-8
&case know	-6	6
&case later	18	9
&case law	8	14
&case letter	8	1
&case long	11	4
&case longer	13	5
&case made	10	0
&case matter	1	-12
&case mind	-2	12
&case motion	-12	-11
&case must	-23	-6
&case name	-5	13
&case necessari	-16	-15
&case never	-13	-11
&case no	17	-3
&case nor	7	-1
&case not	20	1
&case noth	28	11
&case now	13	11
&case object	9	8
&case of	12	2
&case offic	15	11
&case on	10	-11
&case one	14	12
&case open	0	11
&case opinion	9	5
&case or	-11	-5
&case other	-15	-2
&case out	14	-5
&case own	-10	-20
&case petit	-12	2
&case plaint	-9	-7
&case present	-18	-9
&case principl	-9	-4
&case prove	-9	-9
&case put	10	8
&case quarrel	-11	-8
&case question	-18	-15
&case reach	-5	9
&case record	11	12
&case remain	11	12
&case report	-10	-11
&case result	14	4
&case right	6	10
&case road	7	-3
&case rule	-14	-4
&case said	-21	11
&case same	8	15
&case shall	9	6
&case sinc	-14	-4
&case stage	-11	-7
&case stand	6	8
&case suggest	-2	7
&case support	4	10
&case suprem	8	-2
&case take	-4	6
&case taken	0	-10
&case tenant	4	-6
&case term	1	-7
&case test	3	10
&case than	-6	6
&case the	8	4
&case them	4	-12
&case to	-16	11
&case too	6	10
&case took	9	0
&case treat	10	3
&case trial	-7	-10
&case turn	-14	-6
&case two	6	-1
&case under	-5	-9
&case unnecessari	-10	-14
&case up	7	-3
&case veri	1	17
&case waiver	-2	6
&case way	12	6
&case what	17	10
&case where	5	-7
&case who	18	9
&case whole	10	4
&case word	9	11
&case would	-4	7
&case wrong	-3	-11
&case~ *aside	-10	-9
&case~ *but	-4	-12
&case~ *decay	-11	-8
&case~ *describe	-9	-10
&case~ *follow	4	-9
&case~ *not	22	-18
&case~ *open	13	9
&case~ *party	-2	8
&case~ *precedent	21	3
&case~ *refuse	0	15
&case~ *similar	10	-4
&dissent *precedent	-7	-10
&dissent *question	-12	-10
&dissent have	-8	-11
&dissent in	-5	-11
&dissent would	-12	-10
&law *help	6	10
&law *reverse	10	3
&law *time	8	0
&law *wrong	7	0
&law and	13	9
&law in	1	-8
&law is	-13	-12
&law of	9	-20
&law the	29	-1
&law time	-2	11
&law~ *not	4	13
&none *agree	20	7
&none *aside	-15	-11
&none *bench	5	-13
&none *but	8	6
&none *commentator	-8	-10
&none *control	11	17
&none *court	-7	7
&none *criticize	-18	6
&none *decay	14	4
&none *describe	-28	-40
&none *differ	-6	-18
&none *follow	-5	25
&none *help	-8	0
&none *here	0	-17
&none *limit	10	-1
&none *open	-3	-7
&none *party	-28	9
&none *precedent	17	16
&none *question	-28	-6
&none *refuse	-14	-1
&none *rely	6	-16
&none *reverse	-17	-6
&none *similar	-5	24
&none *time	16	2
&none *wrong	20	-3
&none a	-25	-9
&none accept	-7	2
&none accord	-5	7
&none affirm	-7	10
&none after	1	-10
&none all	11	7
&none also	-6	-6
&none and	-35	-18
&none app	-6	-9
&none appeal	-19	-10
&none appel	8	14
&none appli	7	7
&none as	-11	-19
&none assum	-10	-8
&none at	-8	-2
&none attack	0	7
&none author	4	-5
&none be	13	18
&none been	-7	8
&none bench	6	-1
&none both	-8	0
&none but	39	14
&none by	9	29
&none call	-14	-5
&none carri	9	3
&none certiorari	-7	-8
&none cf	-21	-23
&none claim	-8	-1
&none claus	-1	9
&none compar	-15	-14
&none consider	-1	8
&none contra	13	3
&none contract	-14	-10
&none cost	-1	7
&none decis	12	5
&none deed	-10	-6
&none deliv	-8	-9
&none differ	9	-1
&none dismiss	-4	13
&none disput	-10	-7
&none distinguish	-10	-5
&none doctrin	-11	-11
&none doe	-10	3
&none e	-14	-13
&none each	-10	-11
&none even	-9	-14
&none everi	11	6
&none fact	10	9
&none fall	7	0
&none file	-11	-11
&none find	-22	-6
&none first	-13	-11
&none follow	-10	-6
&none for	-4	5
&none found	-5	-12
&none grant	-14	-8
&none has	-17	-5
&none have	0	13
&none held	4	11
&none here	2	-7
&none his	-13	1
&none hold	16	17
&none in	-15	-38
&none instruct	-9	7
&none is	2	15
&none issu	-9	-8
&none j	-8	-6
&none judgment	-9	8
&none juri	-14	-9
&none justic	-14	-11
&none laid	0	11
&none later	16	3
&none law	-8	-2
&none leav	3	-5
&none line	7	-3
&none made	8	16
&none may	14	12
&none measur	-2	9
&none mention	-9	-8
&none mr	-15	-7
&none much	11	-3
&none must	2	16
&none n	-12	-11
&none neither	-10	-10
&none never	4	-7
&none no	6	16
&none noth	10	2
&none object	-7	-8
&none observ	11	1
&none on	-7	-16
&none one	16	9
&none open	5	10
&none or	1	7
&none order	-6	6
&none other	-9	0
&none otherwis	7	12
&none overrul	-9	0
&none own	-9	-3
&none panel	9	-1
&none persuad	0	8
&none petit	-11	-5
&none petition	-1	9
&none phrase	-6	-8
&none point	-12	6
&none presum	-7	-10
&none princip	-11	-10
&none principl	-5	19
&none proper	5	17
&none read	13	-2
&none reason	24	7
&none refer	0	-7
&none regul	7	0
&none relianc	10	0
&none remand	-9	-11
&none respect	18	-4
&none right	-1	8
&none rule	16	10
&none said	5	15
&none see	-22	-28
&none sentenc	10	0
&none separ	-12	-6
&none side	-13	-8
&none sinc	6	-6
&none so	12	19
&none some	-11	2
&none speak	-8	-8
&none such	11	-3
&none term	-1	9
&none test	4	13
&none than	6	14
&none the	-22	-13
&none thing	6	17
&none three	17	14
&none to	-4	-19
&none two	-8	-11
&none under	-4	7
&none view	-7	5
&none were	-11	-11
&none what	-4	9
&none where	8	2
&none whether	-24	-10
&none wit	-10	-9
&none with	20	16
&none word	2	-10
&none would	-9	2
&none writ	-11	-7
&none year	13	2
&none~ *but	33	10
&none~ *court	11	5
&none~ *decay	-1	12
&none~ *follow	-13	-6
&none~ *limit	6	16
&none~ *not	16	25
&none~ *open	0	12
&none~ *precedent	-7	8
&none~ *question	-4	-10
&none~ *refuse	-7	4
&none~ *rely	8	-6
&none~ *similar	14	7
&none~ *time	7	-11
&party *agree	-6	-15
&party *aside	5	-4
&party *control	4	13
&party *decay	-7	-11
&party *describe	-13	-7
&party *follow	-9	-16
&party *here	-14	-21
&party *party	-28	-14
&party *question	-4	-12
&party *rely	13	-9
&party *reverse	6	-5
&party *statute	9	2
&party *time	-10	-12
&party *wrong	9	7
&party a	9	10
&party and	17	-11
&party ask	-9	-10
&party at	6	-7
&party be	10	1
&party by	-10	-6
&party can	8	7
&party could	-10	-6
&party decre	11	4
&party doe	-7	-8
&party entitl	-4	9
&party from	7	-8
&party had	22	15
&party has	-22	-10
&party have	-18	-13
&party here	-1	-8
&party his	9	7
&party is	11	-4
&party lost	-7	-8
&party may	9	11
&party must	3	16
&party never	-8	-11
&party not	-18	-10
&party noth	4	11
&party now	-8	-11
&party of	6	19
&party on	-7	-16
&party show	-6	2
&party stipul	7	-1
&party take	12	5
&party the	23	22
&party was	18	5
&party will	7	9
&party would	1	-9
&party~ *decay	-10	-3
&party~ *follow	9	3
&party~ *help	13	1
&we *agree	12	5
&we *bench	15	22
&we *control	5	-9
&we *criticize	18	-14
&we *decay	9	10
&we *describe	-16	-13
&we *follow	8	29
&we *here	19	19
&we *limit	17	16
&we *open	-27	-19
&we *party	-4	6
&we *precedent	9	14
&we *question	-3	13
&we *refuse	17	18
&we *rely	-10	7
&we *reverse	-8	-4
&we *similar	10	1
&we *wrong	7	24
&we a	-3	17
&we add	-4	12
&we also	-6	-8
&we and	25	32
&we appli	-3	12
&we are	15	11
&we ask	-6	-13
&we attent	-9	-11
&we be	11	1
&we been	-15	-7
&we brother	-9	-6
&we built	2	8
&we but	-1	7
&we cannot	20	5
&we case	-12	-4
&we chang	-2	8
&we choos	-3	-9
&we confin	8	0
&we could	-1	7
&we decid	-19	-13
&we differ	-4	13
&we do	-15	-7
&we entir	-1	8
&we everi	-2	6
&we express	-17	-13
&we find	13	7
&we follow	10	9
&we for	-10	-12
&we free	9	-2
&we from	-4	16
&we give	9	2
&we have	-9	6
&we held	-2	10
&we hesit	11	3
&we high	2	8
&we hold	14	25
&we in	33	40
&we inabl	10	-3
&we judgment	8	6
&we leav	0	-10
&we look	17	6
&we make	-6	4
&we may	1	12
&we mention	-12	-9
&we might	-5	5
&we more	-8	-6
&we must	3	-15
&we need	-27	-23
&we neither	-8	-7
&we no	-14	-1
&we not	-16	-10
&we noth	-22	-3
&we now	13	8
&we of	-21	-32
&we on	-22	-6
&we one	-1	-9
&we onli	-17	-7
&we other	8	0
&we own	0	12
&we pass	-8	-8
&we prefer	5	-9
&we read	7	-7
&we reason	1	19
&we refer	6	11
&we refus	-1	7
&we regard	10	1
&we regret	15	-3
&we reject	-11	-5
&we said	12	-1
&we same	2	10
&we say	-17	-19
&we see	5	29
&we shall	15	4
&we should	9	-6
&we speak	7	-4
&we state	-4	8
&we sure	9	2
&we take	-1	9
&we taken	-7	0
&we than	-4	10
&we the	7	16
&we these	-6	10
&we think	8	11
&we to	8	1
&we too	10	-1
&we turn	-8	0
&we unabl	7	-3
&we upon	-10	-7
&we way	4	-8
&we were	-7	11
&we what	2	11
&we whether	-21	-19
&we without	-10	-6
&we would	13	15
&we~ *agree	4	-15
&we~ *but	-1	7
&we~ *control	4	10
&we~ *differ	-5	14
&we~ *follow	7	0
&we~ *not	-37	-12
&we~ *open	-33	-31
&we~ *overrule	-7	-7
&we~ *precedent	-18	-13
&we~ *refuse	24	18
*@ @	-16	-19
*@ differ	7	1
*@ follow	7	13
*@ there	-17	-21
*agree	11	30
*agree commentator	12	6
*agree court	20	10
*agree follow	1	13
*agree here	-2	14
*agree not	-1	-17
*agree open	5	13
*agree party	8	-3
*agree question	-16	-19
*agree reverse	-6	4
*agree statute	-10	-5
*agree time	11	2
*aside	-20	-10
*aside here	15	7
*aside not	-9	-10
*aside party	6	10
*aside there	8	1
*aside wrong	-9	-11
*bench	-6	0
*bench bench	16	23
*bench commentator	-11	-9
*bench court	-17	3
*bench criticize	-8	-2
*bench here	-2	-9
*bench open	10	-4
*bench overrule	1	-7
*bench precedent	-7	-11
*bench question	15	3
*bench rely	-11	-5
*bench statute	10	7
*bench there	-21	-16
*but	31	-9
*but court	-11	1
*but describe	7	-2
*but not	-11	-1
*but statute	-8	-5
*but there	1	-8
*commentator	-23	-37
*commentator bench	24	12
*commentator commentator	-18	-19
*commentator here	11	15
*commentator open	-3	-9
*commentator question	-11	-14
*commentator refuse	-11	-10
*commentator there	-9	-11
*commentator wrong	-11	-9
*control	14	34
*control but	8	7
*control court	11	0
*control criticize	11	-3
*control differ	13	5
*control here	22	7
*control open	-10	0
*control overrule	-9	0
*control party	-5	12
*control precedent	-14	1
*control question	11	3
*control reverse	-7	10
*control there	-7	6
*court	6	20
*court agree	-1	19
*court aside	-8	-4
*court bench	9	9
*court commentator	-12	-9
*court control	5	-7
*court court	4	12
*court criticize	17	-6
*court decay	14	13
*court describe	-32	-17
*court differ	-5	-10
*court follow	5	32
*court here	19	5
*court limit	11	16
*court open	-29	-21
*court overrule	9	-8
*court party	-8	7
*court question	18	20
*court refuse	18	17
*court rely	-28	-4
*court reverse	-9	-11
*court similar	13	-6
*court there	13	21
*court time	12	8
*criticize	-18	-14
*criticize court	8	-2
*criticize criticize	10	7
*criticize here	15	1
*criticize not	3	13
*decay	14	9
*decay @	9	3
*decay here	7	-2
*decay overrule	-3	7
*decay there	-15	-6
*decay wrong	11	3
*describe	-44	-30
*describe control	12	9
*describe describe	-14	-1
*describe not	-15	-15
*describe open	5	10
*describe party	10	0
*describe precedent	-16	-12
*describe rely	1	10
*describe similar	-12	1
*describe there	22	2
*differ	16	-16
*differ court	-9	-11
*differ there	5	12
*follow	-18	11
*follow agree	-11	-14
*follow but	10	-5
*follow control	-9	-2
*follow differ	-10	-5
*follow follow	-8	1
*follow here	5	9
*follow not	-11	-17
*follow party	7	-2
*follow precedent	-10	1
*follow similar	4	10
*follow there	8	10
*follow time	-9	-8
*help	33	21
*help help	6	-1
*help party	9	5
*help there	9	5
*here	16	29
*here aside	-8	8
*here control	-11	-13
*here court	-16	-24
*here describe	-9	-4
*here follow	10	-3
*here here	-8	-4
*here limit	-2	10
*here not	19	1
*here precedent	3	25
*limit agree	3	8
*limit commentator	8	-1
*limit limit	7	-3
*limit question	-6	3
*limit similar	-8	2
*limit there	22	10
*limit wrong	9	0
*not	23	20
*not @	6	12
*not agree	28	3
*not but	-1	8
*not control	23	20
*not court	-2	8
*not decay	11	19
*not describe	7	8
*not differ	-17	-5
*not follow	-4	-20
*not help	31	2
*not here	-11	-2
*not open	-14	-6
*not overrule	-22	-13
*not party	-13	-5
*not refuse	-21	10
*not rely	6	-6
*not similar	27	0
*not there	-11	15
*not time	14	-3
*not wrong	-3	7
*open	-2	-15
*open agree	2	19
*open bench	-2	11
*open commentator	6	9
*open criticize	10	1
*open describe	-11	-1
*open here	-4	8
*open not	-11	-25
*open overrule	-7	-11
*open rely	-10	-6
*open similar	6	10
*open statute	-10	-5
*open there	-10	-13
*open time	12	9
*open wrong	10	8
*overrule	-5	-23
*overrule @	-10	-7
*overrule follow	8	1
*overrule here	17	8
*overrule precedent	-8	-12
*overrule similar	7	-1
*overrule wrong	-8	-7
*party agree	4	14
*party aside	10	4
*party bench	18	8
*party but	13	1
*party commentator	-10	-5
*party court	14	-3
*party decay	-9	-1
*party describe	-14	-8
*party differ	-7	7
*party help	9	7
*party here	-22	-12
*party party	-28	-29
*party precedent	-6	-12
*party question	4	-10
*party rely	26	5
*party reverse	11	-1
*party similar	-11	-9
*party there	-44	-22
*precedent	20	-3
*precedent @	6	-6
*precedent aside	-2	-9
*precedent bench	-18	-4
*precedent commentator	1	10
*precedent control	-5	9
*precedent court	14	18
*precedent differ	9	-1
*precedent here	-5	9
*precedent not	22	17
*precedent party	12	6
*precedent precedent	6	15
*precedent question	-13	-20
*precedent statute	6	-7
*precedent there	-15	-15
*question	-4	22
*question agree	-8	-8
*question aside	11	3
*question control	13	5
*question court	-4	-16
*question criticize	15	1
*question decay	-6	-9
*question differ	6	9
*question help	2	9
*question here	15	3
*question not	37	27
*question open	-22	-14
*question overrule	-10	8
*question party	-14	-12
*question precedent	-9	-4
*question question	-14	-16
*question similar	-3	8
*question statute	-10	-13
*question there	-9	-18
*question time	-14	-15
*refuse	-11	-6
*refuse agree	24	3
*refuse but	-1	9
*refuse commentator	-11	-10
*refuse follow	7	-6
*refuse help	8	1
*refuse here	7	-2
*refuse overrule	-7	2
*refuse party	-14	-13
*refuse question	-4	17
*refuse similar	7	-2
*rely	9	-10
*rely aside	0	7
*rely court	4	-6
*rely help	15	4
*rely here	-14	-8
*rely precedent	7	-5
*rely reverse	2	11
*rely there	9	-3
*rely wrong	9	2
*reverse	18	9
*reverse @	7	0
*reverse there	-17	-11
*similar	10	27
*similar aside	-10	-4
*similar bench	-7	-11
*similar follow	-7	-13
*similar help	-11	-5
*similar not	8	8
*similar open	-6	2
*similar similar	7	10
*similar statute	-3	13
*similar time	8	9
*similar wrong	-14	-3
*statute	24	-22
*statute agree	1	-8
*statute aside	9	-2
*statute control	-6	-8
*statute court	17	-3
*statute overrule	11	2
*statute party	11	3
*statute precedent	6	12
*statute question	-5	-10
*statute rely	-14	1
*statute similar	-11	-6
*statute statute	6	-9
*statute time	9	0
*statute wrong	13	1
*there	8	8
*there agree	-5	13
*there bench	-2	15
*there but	-6	-14
*there control	21	8
*there court	-6	10
*there criticize	-21	6
*there describe	2	-10
*there differ	17	0
*there follow	9	4
*there help	6	-6
*there here	-12	-12
*there not	-33	-30
*there open	9	7
*there overrule	8	6
*there party	17	-1
*there precedent	22	1
*there question	-16	-4
*there refuse	5	12
*there statute	14	15
*there there	18	-4
*there time	-12	-4
*there wrong	-18	-9
*time	4	-17
*time agree	5	-8
*time court	4	11
*time decay	-8	-9
*time help	-8	-7
*time not	16	15
*time open	4	15
*time overrule	-15	-12
*time precedent	-13	-3
*time question	-16	-3
*time rely	-7	-9
*time there	4	-8
*time time	7	12
*wrong	15	-5
*wrong agree	-11	-3
*wrong but	-8	1
*wrong court	9	2
*wrong here	-12	-10
*wrong not	-8	6
*wrong open	-5	-12
*wrong party	4	12
*wrong precedent	17	7
*wrong question	-7	-13
*wrong there	23	5
*wrong time	8	10
*wrong wrong	6	-5
*~agree	29	-7
*~but	-4	12
*~control	25	17
*~decay	9	21
*~describe	-3	5
*~differ	-21	5
*~follow	6	-19
*~help	26	-4
*~here	-25	-25
*~open	-13	-11
*~overrule	-31	-6
*~party	-7	2
*~precedent	-19	-29
*~refuse	-25	4
*~rely	0	-12
*~reverse	-11	4
*~similar	29	9
*~statute	13	5
*~there	-29	-7
*~time	18	-7
*~wrong	-6	3
+*agree	2	26
+*aside	-13	0
+*bench	8	-13
+*but	3	-20
+*commentator	9	-6
+*control	11	-5
+*court	-3	-20
+*criticize	-37	-29
+*decay	24	0
+*describe	-10	5
+*differ	1	-9
+*follow	-33	-31
+*help	-10	-6
+*here	-29	-27
+*limit	-11	-10
+*not	-17	-27
+*open	-23	-7
+*overrule	11	-1
+*party	8	27
+*precedent	20	18
+*question	10	-5
+*refuse	-3	24
+*rely	8	23
+*similar	17	42
+*statute	13	-1
+*time	-17	-43
+*wrong	-26	-4
+*~agree	7	-8
+*~control	24	14
+*~court	3	-10
+*~criticize	-6	4
+*~decay	9	7
+*~describe	-13	0
+*~differ	-13	-8
+*~follow	-6	-17
+*~help	3	-10
+*~here	-23	-26
+*~open	-30	-12
+*~overrule	-8	4
+*~party	-14	-8
+*~precedent	-16	-4
+*~question	3	-6
+*~refuse	-13	-4
+*~rely	7	-3
+*~similar	21	11
+*~statute	13	3
+*~there	5	-3
+*~time	8	-6
+*~wrong	1	8
+,	-29	-38
+;	10	9
+@	-28	-26
+a	28	7
+accepted	-10	-8
+accordingly	3	11
+act	9	-1
+action	-8	-6
+affirm	0	8
+affirmed	-5	7
+against	16	5
+alone	-7	-11
+an	5	-16
+another	3	-7
+any	-3	-9
+appeal	-16	-7
+are	9	13
+as	-17	-8
+aside	-2	7
+ask	8	-1
+asked	-8	-12
+at	12	2
+authority	10	3
+award	-11	-11
+because	-18	-12
+before	14	-2
+bench	29	5
+both	-7	1
+built	2	8
+but	9	1
+by	17	-12
+can	13	1
+cannot	22	12
+case	-6	-20
+cause	-7	-9
+change	-3	8
+code	8	7
+concerned	-8	-8
+contrary	-9	1
+correct	-2	6
+court	-13	-12
+decided	-17	-15
+decision	13	9
+deed	-5	5
+defendant	10	10
+deserves	-11	-8
+did	-18	0
+different	7	2
+direction	1	8
+dismissed	-3	18
+disposes	-7	7
+dispute	-12	-9
+disturbing	-2	8
+each	-13	-5
+eight	1	8
+either	-14	-13
+eleven	-10	2
+end	6	-5
+error	-10	1
+every	9	1
+evidence	-8	-1
+falls	8	-2
+filed	-8	-12
+finding	-16	-10
+findings	-8	-8
+first	-13	-9
+for	-12	-15
+forbids	9	0
+former	7	-6
+free	12	2
+from	26	-1
+gave	-4	8
+given	5	10
+gives	8	8
+government	7	-3
+ground	-13	-6
+had	36	13
+has	-9	-2
+have	-17	-7
+he	10	-5
+held	-13	6
+here	20	-9
+him	12	-1
+hold	-3	12
+holds	12	12
+i	15	2
+in	19	9
+injunction	3	13
+is	-15	-42
+it	27	29
+its	16	9
+judge	-9	-3
+judgment	-5	19
+later	9	-2
+leave	7	-6
+let	12	9
+letter	10	0
+longer	9	-2
+look	8	-4
+makes	-11	-1
+man	10	0
+matter	-11	-17
+may	7	-8
+minds	-1	8
+much	-2	-9
+must	-17	5
+names	-3	6
+need	-20	-14
+neither	-21	-18
+never	-6	-10
+no	10	-10
+nobody	8	0
+none	-2	-13
+notice	4	15
+of	-24	-25
+on	-17	-26
+one	17	-7
+only	-13	-21
+open	-11	-1
+opinion	7	-4
+or	-11	-3
+order	-6	-6
+others	-11	-12
+ought	9	3
+our	11	5
+out	13	-3
+overruled	-11	-2
+own	-16	-15
+part	-9	2
+petition	-11	-2
+plaint	-9	-7
+plaintiff	-4	8
+plant	9	1
+point	-21	-23
+present	-21	-18
+principle	0	14
+proved	-10	0
+question	-28	-30
+quite	8	-1
+reach	-8	-1
+read	14	5
+received	-16	-10
+reject	-9	-1
+respondent	-10	-6
+review	1	-8
+right	5	7
+road	9	-2
+rule	8	10
+said	-1	11
+sale	10	4
+say	-20	-6
+see	6	21
+set	7	10
+settled	-7	-9
+shall	12	11
+she	-7	3
+should	13	7
+show	-9	-8
+side	-9	-7
+since	-24	-22
+so	0	14
+some	-11	-8
+stand	-3	7
+state	-4	-10
+statute	21	-2
+suit	-11	-6
+support	-6	7
+sustained	9	9
+tenant	12	3
+th	-11	-7
+than	8	12
+that	-19	-16
+the	-31	-25
+them	-2	8
+there	28	13
+these	-13	-6
+they	16	-2
+third	-13	-10
+this	-23	-1
+three	5	12
+times	-1	12
+to	5	-11
+today	7	-1
+trial	-16	-20
+turn	-9	5
+under	-10	-16
+unnecessary	-6	-8
+upon	2	-8
+us	-13	-9
+verdict	2	9
+very	9	12
+was	5	23
+we	-13	-7
+well	10	4
+went	9	-2
+were	7	9
+where	18	-1
+whether	-22	-23
+which	12	0
+who	11	11
+widow	-3	7
+with	30	10
+without	-11	-4
+word	9	2
+words	10	2
+would	11	15
+wrong	7	-4
,	8	13
, $	-4	-12
, a	-10	-16
, aff'd	3	11
, among	-10	-4
, and	4	35
, are	-3	11
, as	-7	-13
, but	-11	-1
, cannot	7	-1
, disapproved	9	2
, dissenting	-10	-10
, distinguished	8	2
, does	7	-3
, for	5	-6
, has	29	11
, in	-5	-16
, is	10	-12
, j	-11	-5
, made	8	0
, must	7	-2
, no	13	2
, now	-10	-9
, on	-16	3
, once	6	-1
, remains	7	10
, rev'd	9	3
, see	-7	-7
, since	-11	-14
, so	3	11
, that	9	-7
, the	-38	5
, there	-10	-8
, though	-20	-12
, upon	9	1
, was	18	4
, we	12	21
, where	-9	-12
, which	-18	-10
, who	-14	-9
, with	-2	-11
, without	-7	-10
, would	5	-3
-*agree	14	0
-*aside	-11	-11
-*bench	-8	3
-*commentator	1	8
-*control	6	-21
-*court	18	10
-*criticize	-12	-5
-*decay	8	9
-*describe	-18	-13
-*follow	-13	-1
-*here	-8	7
-*not	-4	19
-*open	12	16
-*precedent	-5	-15
-*question	2	16
-*refuse	-15	-24
-*rely	-16	-7
-*statute	-22	-22
-*there	15	20
-,	14	-6
-;	9	4
-@	23	15
-a	2	9
-and	-13	-24
-been	-14	-9
-by	1	7
-circuit	5	13
-court	10	2
-from	-5	-10
-has	-22	-15
-held	13	5
-his	-2	5
-judgment	-11	-8
-may	13	22
-must	-10	-6
-no	-4	20
-not	1	8
-open	5	14
-presumed	-7	-10
-question	0	8
-state	-6	-8
-than	2	16
-that	25	13
-the	-26	-17
-things	2	9
-this	-6	2
-three	9	5
-to	-8	2
-two	11	6
-was	-9	-13
-word	-9	-10
;	-14	-13
; @	8	-1
; accord	2	8
; and	8	8
; it	4	19
; the	17	7
; this	17	4
<*agree	21	1
<*aside	20	9
<*bench	10	16
<*but	45	32
<*commentator	-40	-44
<*control	20	51
<*criticize	23	35
<*decay	-14	31
<*describe	-40	-37
<*differ	-18	-3
<*follow	37	42
<*help	22	19
<*here	16	19
<*limit	15	15
<*not	39	31
<*open	-10	-31
<*overrule	-18	-14
<*party	-32	-31
<*precedent	6	17
<*question	-49	-37
<*refuse	-24	-9
<*rely	5	-14
<*reverse	-14	-10
<*there	-16	-12
<*time	34	32
<*wrong	23	8
<*~aside	9	1
<*~court	11	11
<*~describe	9	-1
<*~differ	-1	12
<*~follow	14	6
<*~open	1	-11
<*~overrule	-12	-13
<*~party	7	8
<*~precedent	-10	-10
<*~question	-13	-5
<*~refuse	-10	15
<*~there	-13	-1
<,	-14	-10
<@	28	25
<a	-14	-14
<accord	3	19
<affirmed	-4	5
<after	-12	-14
<against	-12	-11
<all	8	9
<also	-13	-16
<answer	0	9
<any	6	11
<appeal	-10	-7
<appellant	18	12
<as	14	4
<asked	-8	-2
<at	-16	0
<attack	0	7
<attention	-5	-9
<be	0	-16
<been	-17	11
<before	-12	-13
<being	-2	7
<below	-6	6
<bench	-3	7
<better	0	10
<between	-11	-8
<bill	9	3
<brother	-12	-11
<but	22	14
<by	-2	10
<came	-11	-7
<case	7	-1
<cases	-6	5
<certiorari	-10	-12
<cf	-25	-27
<compare	-15	-12
<conflict	-13	-10
<contra	13	3
<contrary	9	0
<correctness	-4	-12
<counsel	0	-8
<decided	10	9
<differ	-3	7
<different	14	5
<dissent	-6	-7
<dissenting	-18	-24
<distinguish	-2	10
<distinguished	-11	-12
<divided	-7	-8
<do	0	11
<down	0	8
<even	-9	-10
<first	-18	-21
<follow	18	-5
<four	9	4
<from	1	15
<go	-7	-10
<granted	-9	-10
<has	-1	8
<have	7	17
<held	-6	2
<high	10	11
<hold	9	0
<holding	8	7
<i	12	3
<in	-21	4
<is	1	28
<it	-4	-9
<its	-12	-1
<judge	-14	5
<judges	9	7
<judgment	9	5
<justice	-16	-10
<laid	-3	9
<language	5	-8
<later	14	7
<law	-8	0
<leave	-5	-11
<length	-6	-8
<make	-2	11
<may	4	-6
<met	1	8
<might	-3	8
<mr	-17	-6
<much	15	0
<must	1	8
<necessary	-9	-10
<need	-10	-6
<never	9	1
<no	-4	13
<nor	12	12
<not	3	-11
<nothing	2	10
<of	22	18
<on	-14	-4
<only	8	8
<otherwise	5	10
<our	-10	-4
<ourselves	8	-2
<parties	-2	-9
<petition	-13	-14
<petitioner	-11	-1
<plaintiff	2	-6
<point	3	23
<present	9	6
<principal	-10	-9
<principle	-11	3
<put	-2	7
<read	-11	-22
<reading	10	4
<reads	9	4
<reason	1	10
<reasons	9	2
<record	10	12
<refer	1	9
<regret	8	-4
<reliance	8	-5
<relying	-7	-8
<report	-7	-6
<respect	10	-5
<respondent	-4	-10
<rule	-10	0
<said	2	11
<same	4	9
<say	2	-12
<says	-5	5
<section	7	-1
<see	-26	-34
<sentence	10	1
<should	-9	-20
<since	12	8
<some	-5	8
<stated	-11	-1
<statute	-18	-12
<take	0	16
<test	2	9
<than	-7	14
<that	-15	2
<the	29	32
<there	4	-7
<those	9	1
<thought	-11	-13
<took	3	9
<traced	-7	-8
<unable	7	-3
<under	9	15
<unless	-4	8
<upon	-9	11
<view	-8	8
<was	-21	-17
<we	17	20
<were	-16	-13
<what	-12	15
<when	9	-1
<whether	-18	-13
<who	4	-13
<with	8	13
<within	6	11
<without	-12	-8
<witness	-10	-9
<words	-2	11
<would	-13	-11
=claim	-81	-78
=denied negative	-112	-56
=denied positive	-58	-118
=everyday negative	128	-68
=everyday positive	-18	191
=formula negative	185	14
=formula neutral	-49	-76
=formula positive	-17	199
=silent	3	-3
=unread negative	-73	-114
=unread positive	49	45
=weak negative	42	-33
=weak positive	39	31
>*agree	2	15
>*bench	-8	3
>*but	-18	-22
>*commentator	4	-8
>*control	15	17
>*court	5	30
>*criticize	14	3
>*decay	-9	-27
>*differ	14	-7
>*help	32	12
>*here	31	46
>*limit	15	7
>*not	26	26
>*party	-19	-29
>*precedent	-4	-10
>*question	1	-16
>*rely	11	-15
>*reverse	22	14
>*similar	-14	-3
>*statute	10	4
>*there	-14	-13
>*time	-2	15
>*wrong	4	-2
>*~agree	10	3
>*~court	-7	2
>*~criticize	14	5
>*~describe	0	8
>*~differ	-7	3
>*~follow	4	-6
>*~help	15	4
>*~open	15	9
>*~overrule	-13	4
>*~precedent	4	-14
>*~rely	-4	-12
>*~similar	13	1
>*~there	-23	-4
>*~wrong	-7	5
>,	-24	-21
>;	-40	-35
>@	-30	-23
>a	28	11
>about	11	4
>actual	0	7
>add	-6	11
>aff'd	3	11
>affirmed	-8	-2
>again	0	11
>all	-1	14
>an	20	9
>and	-11	-2
>another	-8	-9
>answer	1	8
>applies	-8	5
>are	14	10
>arose	-13	-12
>as	-7	-17
>aside	10	0
>assumed	6	-2
>at	-4	-13
>away	11	6
>because	-10	-8
>been	17	2
>better	7	12
>both	-12	-5
>but	-17	-7
>by	10	0
>c	-8	-10
>can	18	6
>cannot	16	3
>car	0	8
>case	-9	17
>cases	-18	-23
>cir	8	9
>claim	-4	6
>comment	-9	-6
>compels	-1	7
>complete	-3	6
>consideration	-8	0
>considered	-7	-8
>controlling	-7	-8
>counsel	-8	-8
>cover	6	-2
>date	-3	6
>decide	-8	3
>decided	-2	-11
>decision	-4	-9
>deed	2	10
>denied	-8	-7
>dismissed	-13	-3
>doctrine	-10	-8
>does	13	5
>drawn	10	2
>every	2	10
>facts	8	10
>falls	0	8
>far	11	2
>for	0	-11
>fraud	13	5
>further	9	-1
>gave	9	11
>give	6	-1
>good	-23	-15
>government	9	0
>ground	-11	-3
>had	-7	-9
>harsh	-10	-5
>has	22	11
>have	10	-6
>he	0	7
>here	-6	17
>him	12	11
>his	-11	0
>hold	7	11
>if	-13	-14
>in	-8	-19
>is	31	28
>it	-23	-7
>judgment	-5	-15
>jurisdiction	9	3
>jury	-6	-10
>knowledge	-3	9
>laid	10	5
>leaves	1	9
>left	-5	-11
>lost	-6	-9
>majority	9	-2
>matter	-10	-6
>may	-10	6
>much	12	-2
>must	14	11
>new	-1	15
>no	7	6
>none	9	24
>nor	-8	-8
>nothing	17	10
>notice	13	13
>now	17	-8
>of	12	-8
>officer	17	6
>older	-9	-8
>on	22	14
>one	-10	1
>opinion	15	9
>our	2	13
>overruled	-2	-18
>parties	-7	-11
>pending	-14	-18
>plain	12	6
>practice	-8	-2
>precedent	8	1
>proceeds	10	1
>proposition	8	0
>proved	-2	-9
>put	13	4
>question	9	-1
>quite	8	1
>reached	1	10
>reasons	-1	12
>refused	-13	-5
>relied	0	7
>remains	12	11
>repealed	-9	-7
>reply	-8	-8
>requires	1	12
>respect	6	-3
>rest	12	10
>rests	9	2
>result	3	-6
>rev'd	9	3
>reversed	-6	-11
>right	9	4
>said	-2	-10
>same	-17	2
>saw	7	-1
>section	24	10
>setting	8	2
>shall	8	-2
>should	-4	7
>stands	13	-2
>statute	-3	8
>still	0	10
>such	-9	-3
>suit	-6	-9
>supreme	12	7
>taken	12	14
>teaches	-4	8
>test	-1	7
>than	4	-8
>the	11	5
>them	2	-9
>there	11	3
>these	4	10
>though	-9	-6
>three	-10	-6
>to	12	10
>today	17	8
>too	11	3
>two	-14	-12
>upon	15	4
>us	-2	5
>vacated	11	3
>very	11	10
>way	10	4
>we	11	23
>were	6	-10
>what	25	11
>when	-7	-14
>where	-13	-7
>whether	-13	-11
>which	-16	-17
>who	-1	12
>whose	-12	-8
>without	8	10
>would	1	-15
>wrong	7	-5
@	-18	-15
@ $	-8	-7
@ ,	-12	-20
@ ;	9	9
@ th	-10	-5
^ $	6	15
^ ,	13	20
^ ;	-25	-4
^ accord	2	10
^ after	0	-12
^ an	-6	-11
^ appellant	11	7
^ arose	-9	-7
^ as	-20	-19
^ at	-14	-13
^ before	-4	-11
^ but	28	12
^ by	8	6
^ cannot	8	0
^ cf	-31	-28
^ compare	-15	-12
^ contra	12	3
^ courts	3	-6
^ does	9	7
^ even	-15	-15
^ had	-8	-5
^ i	14	2
^ in	-43	-42
^ is	7	17
^ it	16	6
^ judge	-14	-5
^ measured	3	9
^ mr	-10	-5
^ much	9	2
^ must	8	-2
^ neither	-12	-10
^ no	-8	3
^ nor	-7	5
^ not	13	2
^ nothing	-1	14
^ on	-14	-20
^ one	5	-5
^ plaintiff	10	0
^ respondent	-15	-12
^ see	-26	-24
^ she	-9	-4
^ should	-12	-1
^ so	11	7
^ still	-1	8
^ stood	-6	-8
^ th	9	4
^ that	24	-4
^ the	-21	-19
^ this	-11	9
^ three	-2	7
^ to	15	-3
^ under	3	10
^ was	3	-3
^ we	32	15
^ were	9	-2
^ what	-9	7
^ whether	-21	-14
^ with	21	11
^ would	11	3
a better	2	12
a broken	9	6
a century	-1	8
a city	0	9
a conflict	-9	-3
a dead	-1	8
a difference	-11	-5
a different	17	9
a jury	5	-6
a line	-5	7
a majority	11	5
a mere	11	9
a mistake	2	10
a new	-9	2
a precedent	8	-1
a question	-7	-8
a right	-2	8
a rule	9	-2
a trespasser	10	1
a waiver	2	8
about it	-10	-5
accept	2	-7
accepted	-11	-7
accord	-1	16
accord $	1	10
accordingly	13	10
accordingly $	0	7
act	4	-12
act $	-13	-10
act ,	-8	-8
act of	12	3
action	-11	-6
actual	2	8
add	-4	15
addressed	-11	1
admits	1	8
admits of	0	8
aff'd	3	11
affirm	-1	10
affirmed	-17	11
affirmed $	-5	8
afresh	8	0
after	-7	-11
after $	-11	-1
again	-6	10
against the	-3	6
ago	11	3
all	3	21
all that	2	9
allowed	11	8
allowed $	3	13
also	-24	-23
also $	-8	-6
amendment	12	5
among	-18	-5
an	19	-14
an appeal	-9	-8
an authority	10	-1
an end	10	-2
and	2	6
and an	-1	-8
and cannot	-7	-6
and do	6	-5
and has	7	7
and he	0	12
and here	11	2
and is	9	1
and it	-5	18
and its	-2	8
and of	11	4
and so	-17	-9
and that	-12	-21
and this	-7	-23
and we	18	13
and would	-5	4
andhra	-2	7
another	-4	-19
another day	-9	-7
answer	-8	12
answer to	-11	-1
answers	9	0
any other	-10	0
appeal	-30	-24
appeal ,	-9	-7
appear	-9	-6
appeared	-8	-8
applies	-8	8
apply	2	10
applying	6	9
are	19	16
are as	9	1
are free	7	0
argument	0	12
arise	-11	-8
arose	-11	-9
arose out	-8	-8
as	-12	-23
as a	-1	-8
as good	-8	-12
as here	7	10
as the	-25	-25
as though	11	5
as to	-7	0
as we	-4	9
aside $	-7	6
ask us	-7	-6
asked	-18	-21
asked to	-9	-11
asking	9	1
asks	9	1
at	-1	-14
attack	0	7
authority	14	3
authority ,	11	0
await	-9	-9
award	-9	-3
away	19	9
b	-2	-10
back	9	3
banc	10	-3
be decided	-7	-8
be distinguished	-10	-5
be followed	12	-1
be found	3	-6
be overruled	-11	-7
be taken	8	0
be understood	9	2
because	-24	-25
because the	-12	-14
become	-5	4
been asked	-8	-9
been decided	-9	-5
been made	-4	7
been overruled	-8	-6
been written	5	12
before	1	-17
before $	-17	-14
before the	21	-3
belongs	12	5
belongs to	11	6
below	-9	-3
below $	-8	-8
bench	10	8
bench $	11	3
benches	11	7
beneficiary	13	5
best	11	5
better	10	27
between	-5	-18
both	-17	-1
brief	-10	-9
briefs	-10	-9
broadly	5	-4
brother	-13	-14
built	5	9
but	17	7
but not	6	-2
but see	14	4
by	24	12
by $	-7	10
by a	7	10
by itself	8	0
by statute	10	4
by this	-2	7
by which	1	8
c	-8	-12
call	-6	7
called	-9	-14
came	-10	-10
can	26	5
cannot	43	21
cannot be	6	14
car	0	7
care	8	7
carry	13	0
carry the	10	1
case $	2	15
case ,	-12	-10
case can	-8	-8
case is	10	6
case of	-7	5
case the	12	2
cases	-25	-20
cases $	-9	-7
cause	-6	-10
century	0	8
certiorari	-13	-14
certiorari in	-6	-8
cf	-25	-27
cf $	-25	-27
change	0	11
chapter	-8	-12
charitable	9	3
chief	12	4
cir	9	9
cir $	16	21
cir ,	10	-2
circuits	-10	-7
cited	-15	-18
cited $	-12	-10
city	-7	3
claim	-8	4
claim $	-2	8
claims	-9	-10
clause	2	9
clearly	8	1
clerk	-10	-11
code	15	4
cold	6	-3
command	11	0
comment	-9	-6
comment $	-9	-6
commission	-11	-4
compare	-15	-12
compare $	-11	-8
compels	-1	7
complaint	-18	-3
complete	-4	8
concerned	-7	-8
concerned a	10	3
concerned with	-9	-3
conclusion	0	15
conflict	-18	-8
conflict between	-8	-6
consider	-8	-12
consideration	-12	-2
contention	-8	6
contra	13	3
contract	-13	-14
controversy	-12	-1
conviction	-4	-10
correct	7	14
correctness	-6	-13
correctness of	-4	-12
costs	-2	17
costs $	-2	12
could	12	15
could not	8	20
counsel	1	-6
course of	-8	-8
court	3	-15
court below	10	10
court is	-9	-6
court of	14	12
court was	-12	-7
court's	7	-13
courts	-5	-15
courts of	7	-5
cover	8	-2
covered	0	8
d cir	10	4
day	-4	-14
dealt	-9	-5
dealt with	-9	-6
debate	-3	8
decide	-11	0
decide this	-1	9
decided	-7	-16
decided $	11	0
decided ,	-8	1
decided on	4	-6
deciding	-10	-10
decision	9	1
decision has	-10	-2
deed	-8	4
defective	-10	-9
defective $	-7	-8
defendant	9	10
defendants	-1	7
delivered	-10	-11
denied	-10	-6
deserves	-8	-9
determine	-9	-8
did	-15	-2
did ,	0	9
did not	-19	-5
differ	-3	11
differ from	-3	7
different	18	1
direction	1	8
discovery	8	2
discussed	-8	-1
dismissed	-20	9
dismissed $	2	22
disposes	-7	11
disposes of	-7	11
dispute	-12	-9
disregarded	-2	6
dissent	-10	-15
dissented	8	3
dissented from	9	2
dissenting	-18	-24
distinguish	-2	10
distinguish $	-2	10
distinguished	-16	-15
disturb	-7	1
disturbing	-2	8
divided	-11	-15
division	1	13
do	1	12
do $	14	4
do not	-8	-21
do so	-4	6
do we	-1	7
doctrine	-19	-20
does	8	-8
does not	9	-4
doubted	7	-2
down	18	18
drawn	8	-3
each	-18	-15
earlier	-13	-7
eight	3	13
either	-17	-15
eleven	-10	0
en	10	-3
en banc	10	-3
enacted	-13	-10
end	9	-4
enough	8	13
enough to	-1	7
enter	-8	-8
entirely	7	10
entitled	-3	11
entitled to	-3	11
equity	0	8
error	-12	4
error $	-4	12
escape	0	10
estoppel	-8	-9
even	-11	-17
ever	-6	3
every	18	17
everything	0	9
evidence $	-11	-11
examined the	1	8
explanation that	-9	-7
express	-11	-15
express no	-16	-15
extent	12	-3
fact	-5	-9
facts	8	8
facts are	-8	-8
facts of	9	2
fails for	-9	-6
failure	-6	3
failure to	-2	6
falls	11	6
file	-8	-8
filed	-10	-18
find	13	16
find it	-3	-8
finding	-23	-9
findings	-14	-13
first	-31	-26
follow	5	-8
follow $	8	-7
footnote	-8	-6
for	-7	-12
for a	-9	-10
for another	-9	-8
for it	-10	-9
for its	10	0
for the	-4	6
for this	1	8
for two	-11	3
for us	-10	-5
for want	-8	-7
forbids	9	0
former	9	-5
forty	-1	12
forty years	-6	8
found	-9	-12
fourth	-7	4
free	9	-1
from	22	9
from $	-9	-1
from the	18	3
fully	-1	9
further	2	-7
gave	9	12
gives	12	14
good	-16	-12
good $	0	7
good law	-10	-14
goods	9	3
government	15	-2
granted	-14	-11
granted certiorari	-9	-6
granted rehearing	8	-1
ground	-26	-2
ground of	-10	-7
ground that	-9	-2
guide	8	13
had	26	-9
had been	15	-4
half	-1	9
harsh	-10	-5
has	-3	9
has a	-8	-8
has been	-16	10
has no	24	8
has not	-20	-9
have	14	20
have been	9	10
have given	9	-1
have not	-10	-13
have said	0	-9
have taken	2	10
have to	-16	-13
having	-5	-10
he could	-8	-7
he had	10	1
he has	-8	-2
he was	8	-1
he who	-1	8
hearing	-12	-6
held	3	18
held $	0	8
held that	-11	-2
here $	4	14
here ,	-2	7
high	-6	7
high court	-5	5
him	14	4
his	-17	6
hold	19	25
hold ,	9	0
hold that	-1	10
holding	14	7
holds	22	19
holds the	9	6
hon'ble	11	1
house	-8	-9
however ,	-8	-12
i	19	9
i would	7	-1
identical	-2	9
if	0	-8
if the	10	-3
in	25	12
in $	-5	6
in ,	11	-1
in @	8	-1
in a	-4	-10
in its	-2	-9
in our	4	10
in so	10	2
in that	22	7
in the	-28	-6
in this	-21	-2
in turn	-1	8
in which	-8	-11
inability	10	-3
inability to	10	-3
injunction	-2	7
inquiry	7	9
instructed the	1	8
instruction	-6	7
intended	7	-1
into	4	-7
involved	12	2
involved a	13	3
is	-12	5
is $	13	12
is a	-14	-14
is affirmed	-4	6
is dismissed	4	17
is no	-15	-14
is not	-11	-12
is of	10	2
is pending	-10	-11
is plain	7	0
is said	-10	-10
is that	7	24
issue	-14	0
issue $	0	15
issued	-8	-15
it	14	13
it $	-24	-21
it ,	0	7
it ;	-8	-7
it a	-7	2
it be	-10	-9
it did	2	13
it does	16	6
it for	-9	-6
it has	12	6
it is	11	1
it the	8	18
it unnecessary	-13	-11
it was	-31	-14
its	8	4
its authority	-4	6
its own	-4	-10
its reasoning	8	0
itself	2	-11
j	-11	-2
j ,	-13	-3
judge	-22	6
judge ,	-13	-8
judges	10	5
judgment for	-10	-4
judgment of	15	6
july	8	1
jury	-10	-9
jury in	-1	7
jury's	-7	-7
just	1	7
justice	-10	-4
keep	-10	3
knowledge	-2	13
knowledge $	-3	8
laid	4	12
laid down	1	15
later	16	-2
later ,	9	3
later cases	-8	1
law	-14	-5
law ,	-11	-4
lay	6	-3
lay down	8	-1
learned	7	-6
leave	0	-21
leaves	5	10
left	-9	-13
let	15	11
let the	11	2
letters	-7	-8
line	-2	4
line $	4	10
live	6	-4
logic	0	8
long	10	1
long ago	7	1
longer	21	4
look	13	7
made	11	8
majority	9	-2
make	5	20
makes	-7	6
man	12	3
march	-9	-9
margin	-7	-8
mark	9	0
matter	-17	-23
matter $	9	6
may	8	14
may be	9	-3
may not	7	13
me	-13	-11
measured	0	7
mention	-13	-6
mentioned	-13	-7
mere	10	5
met	-1	15
might	4	13
might have	6	10
mind	-1	9
mischief	10	-1
misled	8	7
mistake	6	8
mistaken	10	5
more $	7	-2
more than	-3	9
motion	-18	-15
mr	-22	-11
much	20	-15
much of	2	-8
must	-13	12
name	-10	-2
names	-4	9
natural	-6	4
necessary	-11	-10
necessary to	-10	-11
need	-31	-24
need not	-18	-17
neither	-24	-21
neither $	-9	-6
never	-10	-22
never been	-4	9
new	-4	22
new $	1	9
no	12	25
no better	-3	8
no error	-2	7
no longer	19	2
no one	-10	-12
no opinion	-15	-11
no reason	-4	9
no warrant	-4	8
nobody	11	-5
none	7	16
none has	2	9
none of	-7	2
nor	-7	-7
not $	23	-5
not ;	-3	10
not a	12	6
not been	-11	-17
not bound	6	-3
not do	-3	6
not for	-7	2
not have	12	10
not necessary	-7	-7
not one	14	-3
not open	-1	10
not say	-11	1
not so	8	-1
nothing	28	21
nothing $	9	-1
nothing but	8	-2
nothing in	-3	7
nothing that	2	12
notice	22	24
noticed	-11	-7
notification	-9	-5
now	17	1
now $	13	2
now be	8	-1
obedience	8	1
occasion	-13	-12
of	8	-2
of $	15	6
of ,	19	7
of actual	-1	7
of appeals	10	3
of its	1	9
of law	-7	-11
of one	1	8
of that	9	3
of the	-9	-19
of this	6	14
of time	-9	1
of what	6	-6
offers	5	11
officer	20	14
older	-4	-10
on	-5	-11
on $	31	16
on that	-8	-2
on the	-25	10
on this	13	16
once	10	14
one	5	-10
one $	2	10
one of	7	-6
one the	-2	6
one thing	8	-1
only	7	-5
open	-3	12
open to	8	16
opinion	19	-5
opinion $	10	1
opinion in	0	-18
opinion of	0	15
opinion that	8	0
opposite	10	-2
or	-20	-12
order	-10	0
order in	11	-1
order of	1	8
other	-14	-4
other way	9	-3
others	-17	-17
otherwise	19	17
otherwise $	16	7
otherwise ,	-5	7
ought	11	3
our	8	16
our attention	-5	-9
our own	0	10
ourselves	15	-2
out	13	-4
out $	9	-4
over	-1	-12
overlooked	4	10
overruled	-19	-28
overruled $	10	2
overruled by	-8	-6
overruled the	-8	-8
own	-17	-10
page	-12	-5
pages	-9	-10
paid	2	-8
panel	11	3
panels	6	-2
papers	10	1
part	-8	1
parties	-10	-27
party	-3	-10
pass	-8	-8
passed	4	-10
past	7	-1
pending	-12	-18
pending ,	-7	-9
persuade	4	-7
persuades	-1	7
persuades us	-1	7
petition	-26	-9
petitioner	-16	1
petitioner's	-3	10
phrase	-11	-11
plain	10	6
plaint	-9	-7
plaintiff in	-3	-9
plant	9	1
pleaded	-9	-7
point	-14	2
post	-9	-8
power	7	-3
precedent	14	6
predecessors	9	1
present	-19	-15
present case	3	9
presumed	-8	-11
prevail	-2	10
principal	-10	-7
principle	-10	19
proceeds	10	1
produced	-6	-8
proper	4	13
properly	-1	7
proposition	6	-7
protection	12	5
published	2	10
purpose	11	7
put	17	16
put it	-2	7
quarrel	-8	-2
question	-16	-18
question $	3	-6
question of	-12	-10
question was	16	1
quite	17	0
reach	-11	-1
reached	2	16
read	-2	-22
read $	8	-2
read to	-6	-10
reads	10	3
reason	-4	9
reason to	-3	6
reasoning	19	7
reasons	9	15
received	-15	-9
reconsideration $	-2	6
refer	-1	7
refuse	-1	7
refused	-13	2
refused to	-9	-4
regard	14	1
regret	13	-1
rehearing	8	-2
reject	-8	-7
rejected	-12	-7
relates	-7	-7
reliance	16	-1
relying	-7	-8
remains	13	11
remand	-13	-12
remanded	0	-9
repealed	-9	-7
reply	-14	-13
report	-15	-19
respect	22	-11
respect ,	16	-6
respondent	-18	-20
respondent's	3	9
rest	9	10
rests	13	7
rests on	15	5
result	10	10
return	-7	-12
rev'd	9	3
reversed	-3	-11
review	-8	-5
right	19	13
rightly	-3	6
rise	-9	-7
road	6	-3
roof	-6	-8
rule	0	11
rule has	0	7
rule is	1	13
rulings	-9	-8
run	7	-1
runs	-6	4
s	-8	-16
s c	-2	-9
said	-8	13
said ,	-8	-5
said in	9	21
sale	11	3
sale ,	9	3
same	-3	13
same words	-2	6
saw	9	1
say	-16	-18
say nothing	-11	-12
say of	7	0
say that	15	12
say whether	-11	-8
says	7	19
second	-12	-11
section	26	6
see	-25	-16
see $	-20	-30
see also	-9	-7
see no	2	13
see nothing	-1	8
sentence	13	-2
sentence in	9	1
separate	-8	-9
service	-6	-10
set	5	12
set aside	9	2
set out	-7	-8
setting	10	1
settled	-10	-3
shall	26	8
shall we	-5	-12
she	-10	7
she had	0	9
shelter	9	2
should	-2	-8
should be	-11	-13
should the	-9	-7
show	-11	1
show that	-3	5
side	-10	-8
sides	-11	-6
silence	5	-11
since	-14	-14
since $	-2	7
since been	-11	-6
since the	-15	-16
single	12	0
so	19	14
so $	-6	3
so much	3	-6
some	-19	1
sound	-8	3
speak	0	-8
special	-9	-1
spoke	13	4
spoken	10	-1
stage	-10	-3
stand	-1	11
stand $	-7	1
stands	13	3
state	-8	-6
state $	8	2
statement of	-4	7
statute	-2	-9
statute is	-10	-9
step	10	12
stipulation	6	-7
stronger	6	9
subject	-17	-12
subject of	-13	-9
suit	-18	-19
support	1	10
support of	-2	8
supreme	15	9
supreme court	7	12
supreme court's	8	-3
sure	9	2
sustained $	-3	10
take	-4	17
take a	-2	8
take our	-1	8
taken	9	6
taking the	1	8
tax	10	5
teaches	-4	8
tenant	4	-7
term	14	13
test	8	19
test is	4	10
tested	0	10
text	1	8
than	6	34
than this	2	9
that	12	21
that $	-27	-21
that a	21	18
that case	14	-5
that decision	5	10
that ground	-10	-5
that had	9	3
that has	-5	4
that in	9	2
that it	-7	5
that of	-3	10
that this	-11	-10
that we	-7	15
the	10	-3
the $	11	9
the amendment	10	7
the andhra	-2	7
the appeal	-6	2
the appellant	-12	-12
the argument	6	14
the better	11	0
the case	1	-17
the cases	-6	-7
the chief	9	1
the claim	-6	6
the clerk	-10	-12
the complaint	-11	-6
the conclusion	1	12
the constitution	-9	-7
the correctness	-4	-12
the court	-14	-16
the courts	7	-1
the decision	14	5
the deed	-2	6
the dispute	-12	-12
the dissent	-7	-6
the district	-11	-12
the doctrine	-8	-8
the extent	6	-3
the facts	11	3
the file	-8	-8
the finding	-9	-4
the first	11	-2
the former	9	-5
the goods	9	3
the government	9	-1
the ground	-11	-11
the hearing	-8	-8
the house	-10	-9
the instruction	-7	7
the judgment	17	7
the jury	-15	0
the law	10	31
the learned	17	1
the legislature	-7	2
the margin	-9	-8
the matter	-13	-8
the measure	-2	7
the motion	-10	-8
the notice	5	10
the officer	12	-2
the one	15	14
the opinion	12	11
the opposite	10	-2
the other	7	-4
the parties	-13	-25
the petition	-7	4
the petitioner	-10	-1
the phrase	-11	-11
the plaintiff	-7	9
the point	-11	-3
the present	-16	-15
the principle	-8	15
the question	-8	-10
the reasoning	14	4
the reasons	8	8
the record	-9	-7
the report	-5	-9
the respondent	-7	-12
the rule	-14	5
the same	-3	17
the sort	11	4
the statute	0	-18
the subject	-17	-11
the suit	-11	-12
the test	3	17
the third	-9	-5
the time	8	-1
the trial	-10	-12
the two	13	-2
the very	17	20
the view	-5	6
the witness	-8	-8
the word	1	-11
their	-7	5
them $	-3	-18
theory	-6	4
there	30	7
there ,	3	10
there are	4	-6
there had	11	3
there is	-12	-18
there the	15	-1
there was	19	14
these	-7	7
they	15	-1
thing	10	5
things	-6	7
think	7	13
think ,	6	-1
think that	11	2
thinks	-10	-9
third	-13	-10
this	-20	1
this case	-12	12
this court	-12	-5
this defendant	8	0
this record	7	16
those	2	7
thought	-9	-12
three	1	8
three part	3	11
times	-1	18
titles	-6	8
to $	-10	-3
to a	-22	-7
to accept	-1	-8
to add	-1	7
to apply	5	-5
to be	-2	13
to carry	6	-3
to consider	-9	-8
to cover	8	-2
to decide	-6	-7
to disregard	-3	6
to distinguish	-3	5
to do	6	12
to follow	1	-21
to have	7	-2
to hold	1	8
to it	10	7
to our	8	0
to overrule	-8	-1
to say	9	-1
to show	-6	3
to take	-4	9
to that	12	-2
to the	48	17
to think	0	8
to what	-9	-1
to which	-12	-4
today	24	8
together	-9	-9
too	22	11
too broadly	8	-2
took $	1	7
traced	-11	-11
treated	8	-1
treated as	7	-3
trespasser	10	1
trial	-13	-22
tried	-11	-9
true	-1	13
true of	-1	8
trust	12	6
turn	-12	-1
two	-8	-19
unable	10	-3
unable to	10	-2
unaware	11	4
under $	9	10
under the	14	2
understood	9	8
unless	-4	9
unnecessary	-9	-13
unnecessary to	-7	-9
until the	0	12
up	2	-6
upon $	-4	11
upon a	-13	-13
upon it	12	5
upon which	6	-5
us	-6	2
us $	12	0
us to	-5	6
verdict	5	11
very	22	25
view	-6	6
void	-12	-10
void for	-9	-6
want	-8	-7
want of	-9	-7
wanted	-12	-6
warrant	-4	7
was	-21	-16
was a	21	6
was allowed	8	-1
was also	-6	-9
was decided	22	10
was dismissed	-8	-7
was error	1	8
was itself	-9	-6
was made	13	0
was mistaken	10	9
was never	-11	-13
was no	0	10
was not	8	6
was rendered	7	9
was right	7	6
was rightly	-2	6
was said	3	21
was this	-4	5
was unnecessary	9	2
way	23	7
way $	10	-2
we	6	33
we $	2	-8
we are	16	10
we cannot	18	6
we could	-3	8
we do	-7	-20
we express	-14	-13
we find	2	8
we follow	-3	10
we have	-8	10
we hold	11	9
we leave	7	-5
we look	8	0
we may	-5	5
we mention	-12	-9
we must	-4	-14
we need	-22	-17
we now	10	2
we refuse	-1	7
we regret	11	-2
we say	-5	-9
we see	3	25
we shall	14	5
we should	16	-5
we take	-3	10
we therefore	-11	-2
we think	8	7
we turn	-9	-3
we were	-6	6
we would	8	12
weight	4	-5
went	20	0
went the	9	1
were	-4	-7
what	14	24
what has	-3	7
what it	11	8
what was	1	20
what we	4	-6
when	1	-12
when the	7	-5
where	7	-7
where the	10	-3
whether	-51	-44
whether $	-10	-14
whether a	-3	7
whether it	-8	-7
whether the	-8	-6
which	-17	-21
which $	-6	-10
which has	-11	-4
who	9	12
whose	-13	-9
wide	8	0
widow	0	8
will	9	7
will be	-3	-12
will not	11	15
wish	-8	-1
with	31	10
with $	-6	7
with @	-16	-11
with costs	0	12
with it	10	3
with respect	8	-2
with the	25	-2
within	4	14
without a	-2	12
without deciding	-8	-8
witness	-5	-10
word	10	-7
word $	-1	8
words	7	14
would	1	-10
would be	10	-3
would have	-11	-12
would not	-2	5
writ	-10	-5
writing	10	3
written	4	11
wrong	11	-11
wrong $	6	-6
wrongly	-9	1
wrongly decided	-10	-6
wrote	13	4
years $	9	5
`;
