/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-8, -51];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ court	17	1
*@ follow	13	20
*@ not	-14	-24
*@ refuse	5	-7
*@ rely	13	14
*agree	35	86
*agree here	-11	19
*agree party	15	3
*agree precedent	-8	-11
*agree statute	-8	-13
*agree there	-11	4
*bench	-19	-11
*bench bench	7	-8
*bench criticize	-18	-13
*bench here	4	-7
*bench rely	-16	-14
*bench there	-5	-17
*but	-12	-36
*but not	-29	-11
*but statute	-12	-10
*commentator	-4	-20
*commentator here	12	4
*commentator not	9	-2
*commentator precedent	11	4
*control	25	87
*control agree	-12	-13
*control bench	0	10
*control but	14	-5
*control control	4	46
*control court	15	11
*control not	12	-10
*control party	-5	19
*control precedent	9	17
*control reverse	4	15
*control there	6	15
*control time	7	13
*court	26	32
*court agree	9	29
*court commentator	-8	4
*court control	6	-13
*court court	-4	10
*court criticize	14	-6
*court differ	-9	-25
*court follow	-6	49
*court help	-6	12
*court limit	-10	10
*court not	-30	-22
*court open	-30	-38
*court overrule	-10	-21
*court question	26	22
*court refuse	43	22
*court rely	-28	-15
*court similar	7	-10
*court there	15	19
*court wrong	27	3
*criticize	-5	-23
*criticize here	21	1
*criticize not	8	12
*criticize precedent	-20	-12
*criticize question	-15	-1
*decay	42	4
*decay statute	14	4
*decay there	-10	-1
*differ	40	-6
*differ here	20	3
*differ not	-11	-9
*differ question	8	13
*differ there	15	5
*follow	-2	76
*follow but	10	-3
*follow here	11	9
*follow precedent	-4	15
*follow question	-14	-11
*follow similar	-6	24
*help	47	33
*help here	-4	12
*help party	17	-1
*help there	20	23
*here	26	37
*here agree	11	2
*here court	-2	11
*here criticize	3	13
*here limit	-4	12
*here not	23	18
*here open	7	-7
*here party	11	-10
*here precedent	25	31
*here question	-15	4
*here similar	0	-12
*here time	-7	-13
*limit	19	-10
*limit limit	16	-1
*limit precedent	16	-1
*limit there	21	6
*not	52	21
*not agree	25	5
*not criticize	-16	3
*not differ	-13	22
*not follow	26	-14
*not help	39	-1
*not limit	14	4
*not not	-7	6
*not open	-20	-3
*not overrule	-23	-21
*not precedent	-15	-22
*not refuse	-15	10
*not similar	17	17
*not time	20	-1
*not wrong	-18	2
*open	-60	-70
*open agree	-14	-20
*open criticize	21	1
*open here	-16	-16
*open not	-40	-32
*open question	-10	-21
*open similar	13	16
*open there	3	-8
*open time	-11	-10
*overrule	19	-38
*overrule time	-16	-12
*party	-13	-20
*party agree	8	-8
*party bench	7	-5
*party control	-16	-5
*party court	0	-20
*party not	21	13
*party party	-56	-41
*party question	-12	6
*party refuse	6	14
*party rely	18	3
*party similar	15	16
*party there	-57	-33
*party time	13	1
*precedent	52	34
*precedent agree	-13	-12
*precedent control	20	23
*precedent differ	20	-5
*precedent here	6	-8
*precedent not	8	-9
*precedent overrule	16	5
*precedent party	-19	-14
*precedent question	-31	-26
*precedent reverse	-10	-11
*precedent there	7	16
*question	-22	-6
*question differ	-22	4
*question follow	-10	0
*question help	-6	13
*question not	24	22
*question open	-11	-13
*question overrule	-25	-18
*question precedent	-22	-21
*question question	-17	-19
*question statute	-9	-12
*question there	0	-19
*question time	-19	-17
*refuse	2	-18
*refuse agree	10	1
*refuse differ	-5	11
*refuse follow	15	-9
*refuse limit	9	-3
*refuse overrule	-10	7
*refuse precedent	-17	-6
*refuse statute	11	3
*refuse there	-30	-24
*rely	-23	-33
*rely here	-29	-15
*reverse	26	3
*reverse @	29	6
*reverse precedent	-15	-15
*similar	12	41
*similar follow	-6	-15
*similar here	0	10
*similar party	2	13
*similar similar	-2	18
*similar statute	4	15
*similar time	-2	12
*statute	62	18
*statute @	0	14
*statute control	-2	13
*statute criticize	-10	1
*statute not	11	11
*statute precedent	8	11
*statute similar	-13	-9
*statute statute	25	-4
*statute there	20	11
*there	10	-14
*there agree	11	35
*there but	-15	-16
*there commentator	0	12
*there control	-7	31
*there court	-11	-25
*there criticize	-15	-6
*there differ	10	12
*there here	-8	6
*there not	-16	22
*there party	15	1
*there precedent	38	12
*there question	-9	-17
*there rely	9	-1
*there there	9	-7
*there wrong	17	-1
*time	-10	0
*time agree	-19	-11
*time control	17	14
*time court	-6	13
*time follow	13	10
*time not	17	10
*time overrule	-12	-12
*time party	-15	1
*time precedent	26	12
*time question	-3	13
*time refuse	3	-8
*time statute	-3	-13
*wrong	69	-17
*wrong court	10	0
*wrong here	-25	-21
*wrong precedent	11	2
*wrong there	14	1
*~agree	2	-14
*~but	-12	-3
*~commentator	2	-9
*~control	15	2
*~court	8	-12
*~differ	-22	24
*~follow	39	-6
*~help	37	8
*~here	-9	-26
*~limit	19	3
*~open	-25	-3
*~overrule	-31	-20
*~party	15	9
*~precedent	-4	-14
*~question	12	-13
*~refuse	-22	9
*~similar	20	22
*~statute	15	-4
*~there	11	17
*~wrong	-17	2
+*agree	21	14
+*bench	3	-15
+*but	-18	-25
+*commentator	16	12
+*control	-26	20
+*court	-17	-18
+*criticize	-17	-11
+*decay	-8	-11
+*differ	-10	-22
+*follow	-11	11
+*here	14	4
+*limit	0	-14
+*not	11	-11
+*open	-11	7
+*overrule	9	-12
+*party	-17	-29
+*precedent	47	40
+*question	-26	-14
+*refuse	3	13
+*reverse	-6	6
+*similar	-1	29
+*statute	14	-5
+*there	21	25
+*wrong	14	-1
+*~agree	-1	-14
+*~court	-9	-11
+*~differ	-26	-8
+*~follow	12	-1
+*~open	-1	18
+*~precedent	-25	0
+*~similar	7	21
+*~there	21	8
+,	-5	-25
+;	8	-6
+@	-22	-18
+a	29	32
+accordingly	0	13
+act	8	-4
+affirmed	-1	9
+all	7	-7
+altogether	16	7
+and	12	7
+appeal	-17	-12
+apply	1	11
+are	16	8
+at	10	-5
+be	-12	12
+because	-13	-10
+been	15	12
+before	11	-7
+bench	10	-4
+by	-15	-12
+case	25	3
+concerned	11	9
+course	11	10
+court	-17	-26
+decision	12	21
+did	12	15
+dismissed	-3	13
+do	-2	10
+does	7	-8
+done	-13	-13
+evidence	-11	1
+explanation	9	-4
+facts	4	-9
+first	-18	-11
+follow	0	10
+for	-15	-10
+governs	-4	9
+granted	-15	-12
+had	34	9
+have	-21	-8
+held	-12	-8
+here	26	25
+i	14	0
+in	15	13
+invitation	13	8
+it	26	25
+law	-8	3
+matter	3	-8
+may	-9	3
+mistaken	12	2
+must	-20	21
+need	-21	-8
+none	-11	-16
+not	6	-15
+now	5	-9
+of	5	16
+on	-13	-22
+only	-22	-17
+opinion	11	10
+order	-13	-3
+otherwise	-12	-10
+part	-7	9
+question	-15	-17
+reasoning	2	11
+respondent	-11	-8
+rest	8	11
+rule	15	9
+same	3	12
+second	-14	-9
+so	-8	13
+state	-16	-20
+suit	-2	11
+take	-2	-14
+that	14	7
+the	-24	-4
+them	-16	-11
+this	-7	12
+three	14	0
+turn	-11	-9
+two	-13	-11
+upon	-7	5
+was	36	37
+we	-25	4
+were	19	3
+what	-9	2
+whether	-8	-13
+would	-8	-15
+wrong	9	-3
,	-3	-39
, $	-12	-27
, @	30	25
, a	-35	-26
, aff'd	4	24
, and	1	24
, are	-1	10
, but	-8	4
, by	-19	-14
, can	10	-1
, cert	-12	-13
, dissenting	-17	-11
, does	19	5
, for	11	-7
, had	7	-6
, has	40	13
, held	10	0
, i	-7	7
, in	-19	-21
, is	42	11
, it	-18	-21
, must	12	-10
, no	-10	-12
, points	-2	9
, remains	8	24
, rev'd	17	3
, see	-10	-12
, should	12	2
, since	-11	-12
, stands	9	-4
, superseded	12	3
, that	27	9
, the	-19	11
, this	-9	-11
, though	-16	-14
, to	-2	13
, vacated	20	4
, was	-14	-24
, we	9	26
, which	-12	2
, who	-14	-10
, with	-18	-37
-*bench	23	13
-*but	12	12
-*control	2	-19
-*court	13	15
-*follow	-16	-1
-*here	4	15
-*not	-12	2
-*precedent	-34	-33
-*question	10	16
-*refuse	-13	-9
-*statute	-14	-11
-*there	9	-1
-,	5	-7
-@	19	8
-a	-17	-12
-and	-13	-4
-by	17	18
-circuit	10	14
-in	13	-3
-is	-42	-38
-judgment	-12	-7
-may	15	13
-must	-13	-22
-no	-4	10
-of	-14	-29
-only	12	17
-see	-12	-5
-statute	-10	-8
-that	14	0
-the	-18	-13
-we	11	14
-without	8	17
;	-27	-37
; $	17	6
; others	-14	-15
; the	12	-11
<*agree	18	22
<*bench	-15	-1
<*but	44	28
<*commentator	-29	-35
<*control	20	59
<*court	17	7
<*decay	1	17
<*differ	15	14
<*follow	39	64
<*help	20	14
<*here	-22	-14
<*not	20	10
<*open	-17	-22
<*party	-20	-10
<*precedent	17	33
<*question	-36	-33
<*refuse	-7	-14
<*rely	-17	-38
<*similar	6	17
<*statute	44	36
<*there	-25	-27
<*time	24	16
<*wrong	18	-15
<*~control	12	4
<*~differ	-2	12
<*~follow	13	2
<*~here	-17	-9
<*~open	-24	-15
<*~precedent	-13	-11
<*~question	-14	-18
<*~refuse	-8	2
<*~there	-16	-1
<*~time	4	14
<,	-18	-18
<@	24	11
<a	-14	-5
<about	10	-2
<accept	-10	-14
<accord	5	33
<according	-26	-15
<accordingly	12	-8
<affirmed	-10	-11
<against	-13	-6
<also	-22	-25
<an	-14	-3
<and	-24	-2
<announced	11	8
<answer	8	11
<appeal	-7	8
<appellant	21	18
<applying	4	11
<are	21	29
<argument	6	19
<as	-11	17
<at	-10	-12
<attention	-17	-20
<authority	2	-17
<away	4	-8
<basis	-3	12
<be	-30	-11
<because	10	10
<been	-10	5
<below	-6	10
<bench	16	8
<better	0	18
<between	-15	-9
<but	27	11
<by	-24	1
<came	-18	-14
<cannot	3	15
<cast	-11	-8
<cf	-13	-14
<circuit	-1	-15
<cited	-13	-12
<claim	-1	12
<compare	-29	-29
<conflict	-25	-19
<continued	-3	-11
<contra	13	6
<contrary	11	3
<correctness	2	-13
<could	2	15
<counsel	-15	-11
<court	30	39
<courts	9	-9
<d	13	6
<day	-13	-11
<defendant	20	8
<dissent	-28	-29
<dissenting	-16	-10
<distinguish	-14	10
<distinguished	-15	-17
<doubted	-17	-6
<drawn	-3	-19
<express	-13	-17
<extend	15	1
<filed	-11	-15
<follow	8	-9
<for	-8	9
<force	3	-11
<from	13	17
<given	1	20
<government	-10	-10
<granted	-8	-13
<had	10	22
<has	-20	-18
<have	24	8
<held	-11	12
<here	10	-1
<history	-15	-12
<i	17	4
<in	5	18
<inquiry	10	0
<instruction	3	13
<is	4	48
<it	14	-9
<itself	4	-10
<judge	-13	-5
<judgment	17	-7
<language	-11	-22
<larger	12	6
<learned	-9	-10
<leave	-14	-17
<limit	-11	3
<mr	-20	-15
<ms	2	11
<much	12	1
<must	16	29
<ninth	-8	-12
<no	-14	15
<not	5	-20
<observations	15	1
<occasion	-8	-15
<of	-1	10
<on	-16	-8
<one	3	29
<only	13	8
<open	2	15
<opinion	-5	-19
<or	-21	-17
<otherwise	12	19
<our	-27	2
<over	10	-3
<overrule	-14	-8
<overruled	-26	-24
<parliament	11	2
<part	11	2
<petition	-27	-30
<petitioner	-10	2
<petitioner's	6	14
<point	5	17
<points	15	3
<principle	-4	20
<question	10	9
<quoting	-10	-8
<read	4	-16
<reason	-5	22
<reconsider	9	-3
<refer	-8	8
<referred	-13	-12
<rejected	11	9
<reliance	22	-3
<relied	9	-2
<relies	23	7
<respect	15	-3
<respondent	-8	-14
<result	-12	-10
<rule	7	14
<same	-3	13
<section	11	0
<see	-26	-37
<set	-12	-17
<settled	4	12
<should	-19	-28
<so	0	11
<some	-21	-5
<sought	-17	-16
<squarely	3	17
<st	-10	-8
<state	11	10
<submitted	-14	-11
<support	12	7
<suppose	-16	-13
<taken	5	-7
<terms	8	11
<than	-5	20
<that	-23	-30
<this	-13	-14
<thought	-3	-14
<three	-22	-7
<time	22	4
<to	-23	-17
<traced	-15	-16
<tribunal	-15	-8
<unable	10	-6
<under	13	40
<us	-7	-12
<vide	-12	-10
<view	-10	5
<was	-55	-48
<we	21	8
<weight	11	0
<well	0	15
<were	-10	-12
<what	-4	17
<whatever	14	3
<whether	-41	-34
<which	-1	11
<with	16	12
<without	-10	-13
<would	19	16
<writ	-10	-10
=claim	-204	-152
=everyday negative	187	-64
=everyday positive	-62	224
=formula negative	196	-43
=formula neutral	-91	-101
=formula positive	-39	175
=silent	-61	-67
=weak negative	58	16
=weak positive	19	25
>*agree	4	47
>*bench	-32	-4
>*but	-47	-49
>*control	27	37
>*court	4	26
>*criticize	16	-8
>*decay	41	-2
>*differ	38	16
>*follow	-8	4
>*help	37	20
>*here	22	32
>*limit	20	2
>*not	33	1
>*open	-33	-48
>*overrule	16	-20
>*question	-15	-11
>*refuse	21	-2
>*reverse	38	7
>*statute	18	7
>*there	19	13
>*time	-18	2
>*wrong	32	-8
>*~court	10	-1
>*~differ	7	16
>*~follow	16	-8
>*~help	25	4
>*~here	0	-20
>*~limit	12	2
>*~overrule	-17	-5
>*~precedent	27	-9
>*~question	21	8
>*~refuse	-4	10
>*~there	12	9
>*~time	-10	-12
>*~wrong	-12	9
>,	-14	26
>;	-38	-49
>@	-13	-11
>a	3	-29
>act	9	-1
>aff'd	4	24
>against	-12	-1
>all	2	21
>amendment	12	14
>an	-3	-23
>and	-8	3
>answer	-1	11
>appeal	-9	-11
>application	8	-5
>applies	-16	0
>approved	-7	5
>are	1	14
>arose	-10	-10
>as	-10	-25
>aside	18	5
>asked	-18	-16
>at	-16	0
>be	18	-6
>been	10	-2
>beyond	13	2
>but	-21	-7
>by	27	10
>can	24	-6
>cannot	27	10
>case	-17	5
>cases	-9	-12
>cert	-12	-13
>cir	-20	-5
>cited	-15	-10
>claim	3	13
>clearly	12	1
>concludes	0	10
>confined	13	1
>constitution	-11	3
>correct	12	4
>court	-11	-36
>d	-16	-1
>debate	-18	-2
>decision	24	-2
>decree	-9	-10
>denied	-20	-18
>did	-11	-11
>directly	-3	11
>disapproved	20	10
>dismissed	-18	-9
>dissented	11	-2
>divided	13	0
>do	-17	-8
>each	-13	-10
>effect	10	-3
>either	-10	-11
>entered	-14	-15
>error	-7	12
>evidence	-14	-12
>extent	14	1
>fails	11	11
>far	13	-1
>five	-11	-8
>followed	-8	12
>from	9	-8
>fully	-6	14
>give	7	-14
>good	-14	-16
>ground	-10	0
>had	-2	-35
>has	38	30
>he	17	19
>here	-10	-9
>hereby	14	3
>holding	8	-4
>in	-5	-16
>into	-10	-2
>is	60	56
>its	30	17
>judgment	-17	-16
>knew	14	5
>later	9	-11
>lay	9	-5
>leaves	9	10
>left	7	-4
>lessee	-14	-10
>longer	9	-14
>made	-20	-11
>matter	-16	-8
>mem	2	15
>minor	14	3
>misplaced	12	3
>must	24	12
>no	0	-10
>none	2	14
>not	-11	-22
>note	-9	1
>nothing	17	6
>notice	20	22
>notification	0	14
>of	36	-12
>officer	12	6
>on	23	16
>once	7	-9
>only	8	-6
>opinion	16	6
>or	-11	-15
>order	-12	-1
>others	-10	-9
>otherwise	11	-1
>our	4	19
>overruled	10	-16
>owner	-9	-11
>pay	14	6
>peculiar	9	-1
>pending	-26	-22
>period	-7	6
>petition	-5	9
>plain	11	2
>plaintiff	-4	-12
>points	-2	9
>practice	-17	-11
>precedent	12	2
>proof	-5	-12
>proposition	15	5
>read	14	20
>reads	-14	-12
>reconsideration	-5	13
>referred	16	4
>refused	-10	0
>relied	6	26
>remains	5	29
>remanded	9	0
>rendered	14	2
>repealed	-15	-12
>report	-16	-15
>result	9	-8
>rev'd	17	3
>reversed	-13	-12
>right	12	7
>rule	-22	-4
>sale	6	-6
>same	-11	-9
>says	13	10
>setting	12	1
>shall	11	2
>should	10	1
>silentio	11	3
>since	-17	-6
>so	16	7
>sound	-5	8
>speaks	12	4
>squarely	-12	-7
>stands	20	1
>statute	28	12
>still	1	15
>sub	14	4
>submission	-3	9
>suit	-12	-16
>supports	0	10
>supreme	16	8
>survive	14	6
>taken	0	9
>teaches	-1	13
>text	17	4
>that	-17	-14
>the	-22	-19
>there	15	16
>these	-12	-5
>this	3	22
>though	-16	-14
>thought	-15	-15
>to	18	0
>today	27	9
>too	21	2
>two	9	-5
>unavailing	-2	10
>under	3	-9
>unnecessary	-11	-11
>unregistered	11	3
>up	-11	-14
>us	-4	13
>vacated	25	6
>very	13	5
>view	-7	14
>void	-12	-8
>was	1	-17
>way	20	15
>we	8	42
>were	-17	-18
>what	22	2
>when	-1	-20
>which	-9	-22
>while	-12	-9
>who	9	-1
>wholly	19	3
>with	-12	-13
>without	-1	12
>words	-6	-14
>would	-23	-13
>wrong	25	10
>years	-12	1
@	-14	-15
@ $	-25	-13
@ ;	-1	10
@ d	16	4
@ in	10	11
^ ,	28	39
^ ;	-63	-45
^ @	-28	-13
^ a	-13	-22
^ accord	2	21
^ according	-26	-15
^ after	8	-5
^ and	-11	-10
^ appellant	10	12
^ applying	-1	11
^ as	-11	1
^ because	0	14
^ before	-17	-19
^ but	31	11
^ cannot	23	5
^ cf	-21	-16
^ compare	-29	-29
^ counsel	8	-6
^ defendant	14	4
^ has	5	17
^ i	22	-1
^ if	4	-7
^ in	-92	-73
^ is	26	13
^ it	9	19
^ judge	-13	-3
^ learned	-14	-2
^ mr	-16	-12
^ ms	-1	9
^ must	25	3
^ nothing	-15	-6
^ on	-15	-3
^ only	-17	-13
^ parliament	11	2
^ plaintiff	16	4
^ respondent	-15	-10
^ see	-38	-38
^ should	-10	-8
^ some	-15	-8
^ st	-9	0
^ stands	11	2
^ still	2	14
^ tested	-1	13
^ th	9	-4
^ the	-52	-45
^ to	16	14
^ under	0	16
^ was	38	11
^ we	48	51
^ whatever	14	3
^ when	12	10
^ whether	-30	-30
^ with	24	11
a	-8	-32
a case	-4	-11
a century	-3	11
a different	23	18
a divided	13	0
a larger	25	11
a minor	14	3
a verdict	10	9
about	-1	-13
about it	-17	-12
accept	2	-14
accept the	4	-7
accord	5	33
accord $	2	17
according	-26	-15
according to	-26	-15
accordingly	18	11
accordingly $	0	15
act	19	-4
act ,	-3	-13
act of	13	10
action	-18	-13
aff'd	4	24
aff'd mem	2	15
affirmed	-17	-9
affirmed $	1	10
affirmed a	-14	-19
after $	-14	1
after the	8	-2
against	-26	-4
against $	-12	-10
ago	13	8
agree	10	0
agree with	10	1
agreement with	-7	9
all	14	16
all fours	-2	11
already	11	-3
also	-21	-30
also $	-15	-11
altogether	16	7
altogether different	15	6
am	0	11
amendment	22	27
amici	-14	-8
among	-17	-15
an	-2	-29
an authority	11	0
and	-17	3
and $	-17	-6
and @	-15	-13
and a	11	-3
and cannot	10	-1
and it	11	15
and its	10	1
and so	-23	-6
and the	2	-20
and there	-2	15
and we	29	3
announced	15	7
another	-2	-17
another day	-12	-12
answer	3	20
answer to	4	16
anything	-12	10
appeal	-40	-25
appeal $	-20	-17
appeal followed	-10	-18
appeal is	3	11
appeals	-12	-9
appellant	17	8
applied	-13	-9
applies	-18	-1
applies $	-10	-14
apply	-3	14
apply it	6	13
applying	13	15
approval	-1	11
approved	-7	5
are	42	47
are in	-8	11
argument	9	20
arose	-12	-8
as	-30	-18
as in	-11	-11
as it	18	6
as to	-16	-19
as we	-13	-6
aside	19	9
asked	-18	-16
at	-13	-8
at the	10	-3
attention	-16	-20
attention was	-13	-16
authority	19	-4
authority is	-2	-10
away	24	-5
away $	10	-2
basis	0	19
be	-30	-17
be deemed	11	-5
be overruled	-20	-9
be placed	13	2
be read	-3	-14
be regarded	10	-1
be sustained	-8	2
because	-7	5
been	12	20
been followed	-3	8
before	0	-25
before $	-10	-9
before the	19	4
below	-15	10
bench	35	10
bench $	12	-2
bench ,	16	3
better	13	19
better than	-4	11
between	-27	-16
between this	-12	-6
beyond	13	2
bill	-14	7
binding	4	15
both sides	-12	-10
but	14	3
but see	16	4
by	2	11
by $	-7	24
by @	19	7
by a	26	9
by the	-19	-13
call	-10	0
came	-13	-7
can	34	0
cannot	31	18
carrier	-9	4
case	13	10
case $	6	26
case and	13	8
cases	-24	-24
cases $	-15	-10
century	-3	11
cert	-12	-13
certiorari	-24	-20
cf	-13	-14
cf $	-13	-14
chief	19	5
chief justice	19	5
cir $	8	16
cir ,	3	-8
cir quoting	-10	-8
circuit	10	-3
circuit $	13	8
circuit has	-14	-12
circuits	-19	-7
cited	-27	-21
cited $	-16	-11
city	-11	5
claim	-4	18
clearly	16	2
clinches	2	11
clinches the	2	11
co	-20	-12
commission	-14	-5
company	9	-6
compare	-29	-29
compare $	-24	-19
complaint	-13	-5
complete	-1	10
concludes	0	10
concludes the	0	10
concur	9	-1
concurrence	-11	-2
confined	13	1
confined to	9	-1
conflict	-28	-20
conflict between	-24	-18
consent	-12	-8
consider the	19	7
constitution	-7	7
continued	-3	-11
continues	-5	10
continues to	-5	10
contrary $	-17	-12
controversy	-11	7
convincing	-3	-11
correct	18	13
correctly	-2	10
correctness	-4	-15
correctness of	-4	-16
could	3	16
could not	-6	16
counsel	-12	-7
counsel relies	23	9
course $	2	12
court	1	-25
court ,	12	-1
court below	-6	7
court has	6	-9
court overruled	-10	-12
court thought	0	-10
court was	11	16
courts	6	-7
covered	3	12
covered by	3	12
cut	13	-2
day	-16	-20
day $	-8	-11
de	-10	-8
debate	-21	-3
debate $	-21	-4
decided in	-11	-9
decision	36	10
decision $	15	14
decision ,	8	-4
decisions	12	2
decline	12	14
deemed	11	-5
defendant	23	5
defendant points	14	4
denied	-29	-28
denied ,	-14	-12
depart	-3	10
depart from	-3	10
did not	-16	-12
difference	7	18
different	10	-4
direct	18	6
direct that	12	-3
directly	-3	11
directly on	-3	10
disapproved	22	10
dismissed	-25	-3
dismissed $	0	22
disposes	0	12
disposes of	0	12
dissent	-25	-35
dissent in	9	-5
dissented	12	-1
dissented from	12	-1
dissenting	-20	-13
distinguish	-14	10
distinguish $	-14	10
distinguished	-17	-19
distinguished $	3	-11
divided	10	-6
division	12	13
division bench	13	4
do	-18	5
do $	2	15
do not	-14	-41
do so	-5	17
doctrine	-8	-12
does	5	-24
does not	12	0
does so	11	0
done	-13	-10
drawn	3	-15
drawn to	-10	-14
duty	-12	-4
e	-17	-15
each	-13	-10
earlier	-13	-9
effect	17	5
entered	-17	-19
entitled	5	20
entitled to	5	20
error	-5	16
error $	-2	18
even	-12	-11
even if	-12	-9
ever	-5	14
ever since	-2	9
evidence	-29	-19
evidence $	-23	-17
explained	-8	-12
explanation	12	-4
express	-20	-23
express no	-24	-24
extend	17	2
extend $	15	1
extent	13	-3
facts $	1	-10
fails	15	26
fails $	12	16
far	15	0
field $	0	11
filed	-15	-24
find $	9	-1
find no	-4	14
first	-13	-9
fla $	17	-4
follow $	5	-8
followed	-6	9
followed it	0	11
for	-25	-12
for a	-13	-4
for another	-12	-12
for that	12	2
for the	-31	-9
force	10	0
forty years	-8	6
found	-15	-12
founded	12	1
fours	-2	11
fraud	-16	-16
from	29	5
from $	8	11
full	-9	5
fully	-4	22
fully supports	-4	8
general	14	-5
give	8	-12
given	-13	12
given $	-15	-12
given in	0	12
good	-11	-16
good law	-22	-28
government	-10	-10
governs	-5	8
granted	-29	-28
granted ,	-10	-15
granted certiorari	-20	-16
ground	-13	-6
ground that	-15	-2
had	35	-15
half	-3	9
half a	-3	9
hard to	9	-7
has	22	11
has been	22	23
has no	13	-4
has stood	-3	9
have	29	17
have followed	0	16
have had	9	-3
have never	-14	-11
have taken	-10	10
he was	13	3
hearing	-5	11
held	-4	12
held in	-7	10
held that	-19	-14
her	0	18
here	27	23
here $	-12	15
hereby	15	3
him	2	17
him $	3	14
history	-16	-16
history of	-23	-18
hold	9	19
hold $	-4	8
hold ,	12	-6
holding	10	2
holding of	10	-3
holds	21	14
holds good	0	10
i	32	8
i am	0	11
i would	12	-4
if $	-11	-15
impugned order	-3	9
in $	-19	-3
in @	45	5
in and	14	4
in our	11	8
in part	-10	-10
in respectful	-6	9
in terms	7	16
in that	15	-1
in the	-23	-13
in view	8	15
in which	-15	-16
inquiry	10	0
inquiry of	12	1
instruction	-5	11
into	-15	-14
invitation	11	13
is	10	46
is a	13	-13
is directly	-3	10
is hard	10	-1
is left	10	-3
is not	15	-12
is of	11	-1
is open	9	-1
is pending	-21	-16
is still	-2	10
is that	3	24
is the	-20	-1
is to	-23	-11
is unavailing	-2	10
is unnecessary	-17	-15
issue	-12	3
issued	-14	-11
it	26	14
it $	-23	9
it ,	-8	14
it did	0	13
it does	9	-3
it had	16	6
it has	-16	8
it holds	20	5
it otherwise	-12	-6
it to	14	10
it was	15	4
it would	10	-7
its	22	2
its authority	-3	11
itself	10	-9
judge	-6	7
judgment	-8	-24
judgment in	10	-4
judgment of	13	2
jury	-20	-19
just	-2	12
justice	11	4
kind $	-14	-8
knew	11	1
laid	23	10
language	-6	-20
language of	-9	-20
larger	23	9
larger bench	23	9
later	11	-5
law	-20	0
law ,	-14	-1
law of	12	8
lay	15	-5
lay down	16	-1
learned	-9	-14
learned $	-11	-10
leave	-13	-21
left	13	-12
legislature	-4	-12
limit	-9	4
limit $	-11	3
line	0	-10
little	13	-8
logic	-5	8
long	22	4
long ago	12	2
longer	26	-10
longer good	-16	-16
made	-24	-6
make	-9	9
matter	-12	-19
matter be	10	1
may	10	11
may have	11	0
mem	2	15
mem ,	2	15
mention	-18	-16
might	-6	7
minor	14	3
misplaced	21	6
misplaced $	21	6
mistaken	12	10
more	13	-4
mr	-25	-12
ms	1	10
much	13	-3
must	5	29
must be	-2	17
name	-11	-11
necessary	-12	-4
necessary to	-12	-11
need	-25	-9
need not	-26	-21
never	-29	-18
new	4	-10
no	-10	22
no longer	24	-10
no opinion	-31	-24
no reason	4	20
no view	-15	-15
none $	-3	-12
nor	0	13
not	20	-44
not $	11	-5
not ,	-11	-8
not an	11	10
not been	11	0
not lay	10	-1
not persuaded	-3	9
not say	-13	-9
nothing in	-8	4
notice must	-8	-11
notice was	-2	11
notification	-1	14
now	16	-9
observations	15	1
observed	-15	-14
observed in	-10	-10
occasion	-12	-18
occasion to	-12	-18
of	-13	-25
of $	28	39
of evidence	-17	-13
of law	-18	-12
of the	12	-25
of this	22	44
on $	25	21
on a	14	6
on all	-3	12
on that	1	10
on the	-36	-30
once	12	-10
one	18	13
one $	12	11
only	10	1
open to	11	12
opinion	22	-3
opinion on	-20	-17
or	-24	-31
or not	-16	-14
order	-31	-15
order cannot	0	13
ordered	2	19
other	13	-3
other way	10	0
others	-22	-18
otherwise	18	10
otherwise in	19	8
our	-9	23
our attention	-17	-20
our own	-1	14
over	10	-1
over $	9	-5
overrule	-12	-10
overrule $	-12	-12
overruled	-18	-46
overruled $	26	1
overruled @	-13	-9
overruled by	-12	-3
owner	-9	-11
paid	14	3
papers	11	1
parliament	11	2
parties	-21	-19
peculiar	9	-1
pending	-26	-15
pending $	-11	-11
persuaded	2	12
petition	-33	-27
petition against	-13	-11
petitioner's	7	17
petitioners	2	14
phrase	-26	-20
placed	11	-7
plaintiff	1	-14
plea	-9	-11
point	11	16
point is	3	20
points the	-2	9
points to	15	3
position $	10	0
possible	-11	-3
power	14	5
practice	-17	-11
precedent	16	1
present	11	-3
present case	3	11
principle	-1	23
principle of	1	12
proof	-5	-12
proposition	12	-3
put	8	16
question is	1	11
quite	16	-3
quoting	-10	-8
quoting $	-10	-8
ratio	10	11
reached	5	13
read	19	5
read $	7	-7
read it	2	15
read to	-10	-15
reading	6	14
reads	-11	-15
reason	6	23
reason to	0	20
reasoning	5	20
reasons given	-1	12
recalled	12	3
reconsider	9	-3
reconsider $	9	-3
reconsideration	-5	13
reconsideration $	-2	20
record	14	1
refer	-11	6
refer to	-10	2
reference	-13	-5
referred $	9	-1
regarded	11	-1
regarded as	11	-1
regret	11	0
rehearing	8	-3
rejected $	14	3
reliance	32	0
reliance on	14	-3
relied	15	25
relied on	12	25
relief	14	24
relies	23	7
relies on	24	9
remains	5	29
remains the	-2	9
remand	-10	-9
remanded	3	-8
rendered	14	4
repealed	-15	-12
report	-30	-27
resolve	-13	-9
respect	20	-7
respect ,	14	-4
respectful	-6	10
respondent	-9	-19
rest	15	23
rest $	12	7
result	-5	-14
result $	15	-3
rev'd	17	3
reversed	-22	-15
reversed $	-17	-3
review	-26	-23
right	21	10
rule	-4	10
rule of	-10	10
said	-11	1
said that	-22	-8
sale	7	-6
same	-11	16
same relief	8	22
say	-15	-22
say that	12	4
says	18	15
says that	-1	13
second	-24	-19
section	13	-4
see	-29	-32
see $	-41	-49
see @	11	9
see also	-16	-12
see no	5	23
sentence	11	1
set	-5	-13
set aside	13	2
set out	-12	-15
setting	12	1
settled	-6	8
shall	20	6
she	9	14
short	15	9
should	-10	-20
should be	-10	-15
should have	0	9
shown	-11	2
side	11	-3
sides	-12	-10
signed	8	11
silentio	14	1
since $	2	14
since the	-9	-12
single	7	-6
so	6	34
so $	-3	11
so today	10	1
some	-30	-10
sought	-22	-20
sought to	-17	-16
sound	-5	8
sounder	-3	8
squarely	-9	10
stand	7	18
stands	24	11
state	-11	-17
state $	16	1
stated	-5	-14
statement of	-12	-3
statute	8	-8
statute $	9	-2
step	18	2
stepped	12	3
stepped in	12	3
still	-1	24
still holds	2	14
strict	-15	-6
struck	-12	-5
struck down	-15	-6
sub	12	-4
sub silentio	14	1
subject	-14	-10
submitted	-21	-17
submitted that	-13	-9
such	0	-9
suit	-19	-14
suit $	-4	8
suit was	-13	-20
summary	-11	-8
superseded by	13	4
support for	14	5
supports	-3	14
suppose	-14	-14
supreme	13	-1
supreme court	13	-1
survive	17	6
sustained	-4	12
sustained $	2	19
take a	-4	8
taken in	11	-2
taken to	-11	-10
teaches	-1	13
tenant	7	-6
terms	12	18
test	1	14
tested	-1	15
text	11	-1
text $	12	4
that	-22	-43
that $	-31	-48
that a	-14	-10
that case	21	-7
that debate	-15	-8
that extent	11	1
that has	10	10
that it	15	-5
that the	-40	-21
that was	26	6
that we	-21	5
the amendment	18	19
the appeal	1	25
the argument	14	13
the attempt	-2	9
the better	16	3
the bill	-11	4
the case	-19	-16
the chief	17	3
the claim	1	24
the continued	-3	-11
the correct	10	10
the correctness	-4	-16
the court	-30	-29
the deed	-6	7
the defendant	14	3
the dissent	-24	-25
the doctrine	-6	-15
the facts	-11	-16
the first	-3	-17
the government	-10	-10
the history	-16	-12
the holding	10	-3
the instruction	-5	11
the invitation	13	8
the issue	1	13
the judgment	-3	-14
the jury	-15	-14
the law	14	30
the learned	12	0
the legislature	-4	-12
the majority	12	5
the matter	11	2
the notification	0	14
the observations	14	2
the officer	8	-7
the opinion	24	23
the order	-13	-7
the other	8	-3
the papers	11	1
the parties	-27	-20
the petition	-9	-10
the phrase	-18	-16
the plaintiff	-12	-15
the point	2	14
the present	18	-2
the principle	-6	22
the proposition	15	3
the question	-13	-21
the ratio	9	11
the reasons	10	18
the reference	-10	-1
the report	-11	-9
the rule	-13	-5
the said	12	5
the same	-7	20
the second	-13	-10
the statute	-9	-20
the submission	12	8
the suit	-12	-10
the supreme	12	-1
the test	-4	10
the three	9	11
the trial	-10	-9
the tribunal	-20	-12
the very	17	3
the view	-6	16
the way	-1	16
them	-20	-24
them $	-16	-24
then	12	3
there	13	15
there ,	10	12
there had	15	4
there is	3	-22
there the	17	-1
these	-15	-6
thing	14	-4
think	20	19
third	6	-7
this	-19	15
this appeal	-25	-17
this case	16	31
this one	7	19
this point	10	-7
this state	21	-2
those	9	22
though	-15	-7
thought	-18	-28
time	16	7
time to	14	0
to $	-18	-16
to accept	-10	-13
to agree	10	-2
to approve	-14	-16
to cases	12	3
to cast	-17	-7
to depart	-3	10
to distinguish	-19	-1
to do	-3	15
to extend	13	-4
to follow	8	-25
to have	17	1
to limit	-7	6
to reconsider	9	-3
to refer	-7	5
to rest	9	14
to state	-17	-8
to take	-5	11
to that	20	9
to the	16	36
today	24	6
today $	14	2
too	25	17
traced	-15	-16
tribunal	-20	-12
turn	-12	-4
two	-5	-17
unable	12	-6
unable to	12	-6
unavailing	-2	10
unavailing $	-2	10
under	16	21
under $	7	22
unnecessary	-18	-17
unregistered	11	3
unregistered $	11	3
up	-14	-5
upon	4	13
upon the	-12	-1
us	-21	-5
us $	-9	11
vacated	19	-2
vacated ,	11	-3
verdict	10	12
very	24	8
vide	-12	-10
vide $	-12	-10
view	-23	10
view $	-19	-11
view in	10	-4
view of	7	12
view taken	5	13
view was	-8	-12
void	-12	-8
warrant	7	14
was	-28	-24
was a	35	9
was decided	14	-5
was dismissed	-14	-14
was held	-8	9
was no	-3	19
was not	31	22
was overruled	-18	-5
was said	8	15
was taken	-7	-13
was unregistered	11	3
way	15	5
way $	15	15
we	28	71
we approve	-3	8
we are	9	21
we decline	11	14
we do	-5	-23
we express	-23	-23
we find	13	10
we follow	-7	14
we granted	-12	-18
we have	-23	-12
we hold	15	14
we may	-1	14
we need	-14	-5
we see	10	26
we take	-11	-9
we think	22	19
we today	8	-3
we turn	-11	-2
we were	-11	-12
we will	13	10
weight	18	2
well	2	23
went	19	-1
were	-5	-27
were these	-11	-9
what	12	17
what was	6	14
whatever	15	3
when	-11	-14
when the	-11	-16
where	2	13
whether	-56	-52
whether $	-21	-16
whether the	-20	-18
which	-15	-18
which the	4	-11
which was	3	12
which we	-3	-21
while	-12	-9
who	19	2
wholly	19	3
with	6	-7
with $	-13	6
with @	-24	-19
with its	14	0
with respect	10	-1
with the	11	1
without	3	16
without a	0	18
would	-12	-12
would be	-20	-4
would have	-15	-6
would not	9	-4
writ	-18	-16
wrong	34	7
wrong $	19	-1
wrote	-6	-15
years	-13	3
`;
