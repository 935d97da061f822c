/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-81, -92];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-36	-16
*@ agree	-9	21
*@ court	42	11
*@ follow	18	30
*@ overrule	-9	-19
*@ precedent	-21	-6
*@ refuse	12	-12
*@ rely	22	32
*@ there	-46	-53
*agree	54	100
*agree agree	14	-5
*agree follow	-2	23
*agree here	-22	41
*agree party	42	9
*agree rely	-19	-1
*agree there	-2	14
*agree time	27	6
*bench	-18	-13
*bench agree	22	-2
*bench bench	27	12
*bench commentator	17	29
*bench control	7	26
*bench court	-21	-5
*bench criticize	-25	-23
*bench follow	-26	-22
*bench here	-32	-22
*bench not	-24	4
*bench precedent	-8	10
*bench question	30	14
*bench rely	-24	-21
*bench there	-5	-35
*bench time	9	-13
*bench wrong	-4	17
*but	1	-45
*but control	-6	13
*but court	-8	11
*but not	-32	6
*but statute	-18	-15
*but there	-17	-25
*commentator	-27	-38
*commentator not	12	-11
*commentator question	-17	-20
*commentator there	-15	-2
*control	32	97
*control agree	-31	-17
*control but	20	-3
*control control	13	57
*control court	34	31
*control decay	23	6
*control follow	-15	8
*control here	13	-8
*control limit	15	23
*control open	-22	-20
*control overrule	-41	-20
*control party	-9	37
*control precedent	13	21
*control reverse	2	38
*control there	-12	9
*court	50	55
*court agree	-4	38
*court but	11	18
*court commentator	-20	10
*court control	-5	-47
*court court	-14	28
*court criticize	26	-32
*court differ	-28	-44
*court follow	-9	47
*court help	-16	11
*court here	14	26
*court limit	-14	19
*court not	-51	-29
*court open	-42	-57
*court overrule	4	-13
*court party	24	-2
*court precedent	-18	-4
*court question	32	51
*court refuse	42	25
*court rely	-48	-27
*court reverse	-20	-26
*court similar	33	-16
*court there	17	51
*court time	-6	16
*court wrong	29	-1
*criticize agree	18	13
*criticize here	21	1
*criticize not	17	37
*criticize precedent	-26	-20
*criticize question	-38	-20
*criticize there	36	-5
*decay	42	11
*decay @	19	6
*decay party	-14	-15
*decay precedent	-8	17
*decay statute	17	5
*decay there	-40	-18
*decay wrong	15	-4
*differ	57	-35
*differ @	-40	-26
*differ court	-15	-17
*differ here	34	12
*differ party	20	1
*differ precedent	-4	19
*differ question	10	18
*differ similar	-32	-16
*differ there	32	-2
*follow	1	76
*follow @	-27	-22
*follow but	16	-1
*follow here	18	10
*follow not	-23	-32
*follow precedent	-21	7
*follow question	-19	-14
*follow similar	-4	33
*help	63	33
*help here	-5	15
*help party	22	-1
*help precedent	4	18
*help there	21	33
*here	48	64
*here agree	14	13
*here bench	-5	-21
*here commentator	-14	5
*here control	-19	-22
*here criticize	3	16
*here limit	-5	17
*here not	55	28
*here open	15	-5
*here overrule	14	-3
*here party	24	-23
*here precedent	17	15
*here similar	21	-14
*here time	-1	-23
*limit	18	4
*limit limit	29	2
*limit open	16	1
*limit precedent	30	5
*limit there	37	19
*not	95	34
*not agree	18	2
*not commentator	12	-14
*not control	20	-2
*not court	-32	2
*not criticize	-24	6
*not decay	18	42
*not differ	-47	1
*not follow	29	-28
*not help	49	-12
*not here	-19	3
*not limit	19	9
*not not	-40	-1
*not open	-34	8
*not overrule	-40	-36
*not party	1	-18
*not precedent	0	-23
*not question	-33	-26
*not refuse	-13	28
*not time	34	-2
*not wrong	-19	7
*open	-85	-108
*open bench	7	22
*open court	20	2
*open criticize	49	16
*open here	-20	-26
*open not	-61	-9
*open open	-13	-16
*open precedent	1	19
*open question	21	-15
*open similar	26	34
*open there	-3	-22
*open time	-15	-13
*overrule	30	-40
*overrule @	-4	13
*overrule time	-24	-17
*party agree	22	6
*party control	-26	13
*party court	29	-11
*party differ	-21	4
*party party	-68	-55
*party precedent	15	-12
*party question	-25	8
*party refuse	-3	13
*party rely	22	-1
*party similar	20	22
*party there	-51	-47
*party time	17	0
*party wrong	15	1
*precedent	62	34
*precedent @	17	-9
*precedent agree	-18	-7
*precedent bench	-11	8
*precedent commentator	-14	3
*precedent control	46	28
*precedent court	27	26
*precedent criticize	20	-1
*precedent differ	39	5
*precedent here	8	-21
*precedent not	10	-8
*precedent open	19	12
*precedent overrule	29	6
*precedent party	-12	-20
*precedent question	-38	-38
*precedent there	16	42
*precedent wrong	19	20
*question agree	-14	-15
*question control	20	21
*question court	1	-25
*question differ	-42	2
*question help	0	18
*question here	42	32
*question not	35	7
*question open	-21	-18
*question overrule	-20	8
*question party	-17	-6
*question precedent	-41	-14
*question question	-4	-22
*question rely	-11	-19
*question there	36	-5
*question time	-33	-25
*refuse	-11	-30
*refuse @	19	-2
*refuse agree	20	-3
*refuse differ	-18	29
*refuse follow	43	-4
*refuse here	18	13
*refuse limit	10	-12
*refuse overrule	-23	13
*refuse party	-21	-11
*refuse precedent	-28	-13
*refuse question	-15	4
*refuse there	-57	-30
*refuse time	3	18
*rely	-4	-27
*rely agree	-8	14
*rely here	-37	-2
*rely not	2	-16
*rely wrong	27	7
*reverse	34	9
*reverse @	40	4
*reverse precedent	-13	-18
*similar	8	44
*similar court	-19	-8
*similar differ	6	19
*similar follow	-11	-27
*similar help	-24	-1
*similar limit	19	29
*similar overrule	-15	-13
*similar party	0	26
*similar precedent	-13	-15
*similar rely	-4	-22
*similar similar	-7	35
*similar statute	-9	30
*similar time	-1	17
*statute	86	14
*statute @	1	21
*statute but	-13	10
*statute control	-8	22
*statute here	5	-14
*statute not	22	21
*statute precedent	17	18
*statute similar	-17	-6
*statute statute	49	-10
*there agree	2	40
*there bench	25	50
*there but	-25	-15
*there control	-23	11
*there court	-1	-16
*there criticize	-29	-7
*there decay	-6	19
*there differ	14	16
*there follow	-3	-20
*there help	23	20
*there here	3	27
*there limit	32	20
*there overrule	17	4
*there precedent	24	-6
*there question	-20	29
*there refuse	24	17
*there similar	-17	-11
*there there	5	-23
*there time	-18	-12
*time	-12	12
*time control	28	13
*time court	-9	14
*time criticize	5	20
*time follow	22	11
*time here	-12	-21
*time not	15	28
*time open	-5	11
*time party	-28	0
*time question	-2	20
*time rely	20	-7
*time similar	1	14
*time statute	2	-22
*time there	-14	3
*wrong	90	7
*wrong follow	13	-5
*wrong here	-28	-29
*wrong precedent	22	8
*wrong there	20	-1
*~agree	5	-11
*~but	-16	6
*~commentator	13	-15
*~control	34	20
*~court	3	-13
*~criticize	-7	17
*~decay	0	30
*~differ	-49	10
*~follow	38	-26
*~help	49	2
*~here	-27	-39
*~open	-28	10
*~overrule	-55	-20
*~party	14	-1
*~question	-8	-29
*~refuse	-20	28
*~similar	-2	18
*~statute	22	-5
*~wrong	-17	6
+*agree	27	41
+*but	-21	-22
+*commentator	15	12
+*control	-29	-12
+*court	18	-10
+*criticize	-30	-26
+*decay	2	-19
+*differ	-3	-28
+*follow	-20	-10
+*help	-23	-14
+*not	32	6
+*open	-29	-12
+*overrule	11	-29
+*party	-23	-52
+*precedent	29	37
+*question	-19	-14
+*refuse	18	13
+*reverse	2	22
+*similar	-7	22
+*there	31	14
+*time	1	-23
+*wrong	25	8
+*~agree	7	-16
+*~commentator	16	2
+*~control	19	-1
+*~court	-22	-14
+*~criticize	-13	11
+*~differ	-21	-5
+*~follow	7	-13
+*~here	-22	-31
+*~open	-4	21
+*~party	-13	-17
+*~precedent	-35	16
+*~refuse	-17	-3
+*~rely	-31	-19
+*~similar	-4	41
+*~there	52	3
+*~time	9	-9
+,	-21	-38
+;	30	45
+@	-50	-51
+a	32	39
+about	-18	-25
+accordingly	12	22
+act	14	-2
+adopt	-22	-11
+affirmed	6	21
+agency	-27	-17
+all	2	-16
+allowed	-1	14
+also	-8	-18
+altogether	23	9
+an	10	-18
+and	-21	1
+any	-12	-20
+appeal	-24	-17
+apply	-5	16
+are	25	19
+away	21	16
+banc	12	-5
+been	6	-10
+before	39	-4
+bench	32	-6
+burden	-21	-12
+by	3	-18
+came	12	-7
+can	22	18
+cannot	17	12
+case	-27	-24
+claim	-12	10
+complaint	-18	-12
+conclusion	18	10
+considered	19	4
+damages	-16	4
+decision	6	30
+decline	28	-15
+did	13	28
+different	16	-6
+disagree	-3	15
+dismissed	8	27
+dispute	-16	-20
+distinguishable	21	6
+does	-1	-52
+down	-15	-3
+either	-19	-12
+en	12	-5
+ever	-13	7
+evidence	-35	-13
+facts	17	-4
+fails	3	26
+filed	-13	-20
+find	31	7
+finding	-22	-13
+first	-16	-27
+follow	-11	9
+for	13	-6
+found	-8	-32
+four	-15	-12
+good	23	0
+governs	-9	18
+granted	-30	-15
+had	55	31
+has	-26	-24
+have	-45	-53
+here	30	21
+his	-41	-12
+hold	27	8
+holding	-3	15
+holds	12	15
+i	23	5
+in	-15	31
+invitation	18	8
+is	-26	-19
+it	52	55
+judgment	-9	14
+jury	-19	0
+larger	13	-5
+legislature	-6	13
+long	16	4
+mistaken	19	1
+more	27	12
+moved	36	-6
+must	-31	4
+necessary	-17	-17
+need	-37	-30
+neither	-18	-12
+no	1	-14
+none	-18	-44
+nor	-37	-9
+not	-12	-31
+now	15	-7
+on	-13	-28
+one	19	-18
+only	-29	-18
+ordered	13	17
+our	32	16
+ours	0	23
+out	18	-9
+overruled	-23	-24
+part	-5	23
+parties	-18	-19
+party	-26	-18
+place	15	-4
+question	-26	-42
+read	20	4
+reasoning	1	16
+reasons	-29	-5
+required	1	15
+return	-14	-16
+reverse	15	14
+road	13	-5
+rule	32	27
+said	-30	-11
+say	-12	-22
+see	-1	14
+shall	-6	27
+she	-6	13
+should	12	16
+signed	17	13
+since	-10	-18
+sitting	10	-9
+so	7	21
+stand	14	16
+state	-33	-24
+statute	15	-4
+still	1	18
+suit	-1	18
+the	-22	-10
+their	-9	15
+them	-20	-5
+there	29	13
+they	-17	-18
+think	13	18
+this	-29	6
+three	25	10
+to	-6	-22
+too	-4	17
+took	-13	-14
+turn	-26	-24
+two	-33	-25
+under	-11	-26
+upon	1	19
+us	0	-22
+verdict	-6	23
+was	45	23
+we	-48	8
+well	12	18
+were	26	34
+what	-44	-31
+where	20	-3
+whether	-11	-18
+which	-26	-12
+who	-1	-24
+will	-2	-17
+with	-16	-12
+withdrawn	14	-3
+wrong	22	-3
,	38	-10
, $	-28	-65
, a	-62	-39
, aff'd	2	32
, after	20	23
, among	-34	-23
, and	-23	28
, are	-6	41
, as	-42	-23
, at	-22	-7
, because	-16	-15
, but	-21	18
, by	-18	-19
, came	-17	-5
, can	9	-9
, cert	-16	-19
, could	-2	15
, decided	-14	-15
, did	12	34
, dissenting	-20	-20
, do	16	-19
, does	17	-18
, extends	-17	-4
, for	35	-5
, has	60	25
, holds	-22	-13
, if	-12	9
, in	-56	-32
, is	36	-9
, it	-29	-31
, j	-22	-18
, leaves	11	22
, may	19	-3
, must	33	-17
, no	-23	-16
, on	-18	11
, once	22	1
, one	18	39
, or	-23	-28
, points	-4	17
, relying	-17	-15
, remains	23	41
, rev'd	28	5
, see	-24	-26
, should	30	1
, since	-30	-24
, stands	17	-2
, supplies	-7	15
, that	46	9
, the	-40	21
, there	27	15
, therefore	-4	12
, this	-3	-22
, though	-20	-26
, to	8	20
, vacated	30	3
, was	-33	-28
, we	-3	25
, were	-10	-19
, where	-19	-10
, who	-21	-19
, will	-19	-21
, with	5	-37
, without	-11	-16
-*bench	44	28
-*control	8	-27
-*decay	5	22
-*follow	-19	0
-*help	-20	-2
-*here	2	34
-*not	14	45
-*precedent	-17	-13
-*question	8	44
-*refuse	-29	-39
-*similar	-14	30
-*statute	-12	-23
-*time	-15	-13
-*~precedent	16	0
-,	34	-6
-@	50	41
-a	-20	-4
-about	-14	-15
-and	-18	8
-appeal	-5	-17
-as	-35	-34
-at	-4	13
-been	-18	9
-by	29	26
-case	1	21
-de	-17	-18
-district	17	1
-ground	0	20
-has	-16	-5
-held	16	13
-here	-2	20
-in	17	-12
-is	-38	-32
-it	-10	12
-judgment	-23	-9
-law	-12	-15
-must	-22	-38
-no	14	55
-not	23	13
-notice	-18	-12
-of	-24	-30
-on	20	11
-one	13	14
-only	15	23
-question	2	25
-so	-8	12
-state	-12	-17
-that	31	-7
-the	-38	-23
-today	-12	-26
-us	16	3
-we	-14	3
-were	6	25
-when	4	21
-word	-19	-19
-would	-6	13
;	-22	-16
; $	19	-4
; @	-2	-15
; accord	4	16
; it	25	11
; others	-21	-23
; see	-19	-12
; the	27	5
; there	13	18
; this	17	5
; we	-19	-11
<*but	64	33
<*commentator	-55	-74
<*control	41	94
<*criticize	0	15
<*decay	-17	6
<*differ	18	12
<*follow	47	72
<*help	37	44
<*here	-19	0
<*limit	16	-1
<*not	43	12
<*open	-28	-45
<*overrule	15	18
<*party	-26	-16
<*precedent	15	28
<*question	-79	-56
<*refuse	-20	2
<*rely	-13	-42
<*reverse	2	-17
<*similar	15	25
<*statute	36	24
<*there	-25	-24
<*time	33	30
<*wrong	18	-3
<*~agree	-21	-15
<*~control	17	0
<*~court	25	15
<*~differ	19	23
<*~follow	18	4
<*~open	-25	-25
<*~overrule	-17	-16
<*~party	17	14
<*~precedent	-38	-21
<*~question	-25	-22
<*~refuse	-19	23
<*~similar	11	-8
<*~there	-72	-27
<*~time	-2	26
<,	-21	-17
<@	19	-6
<a	-27	-10
<accept	-12	-27
<accord	10	51
<according	-36	-20
<accordingly	17	-14
<affirmed	-13	-15
<against	-17	-24
<ago	25	-4
<also	-41	-43
<amended	17	2
<amici	-22	-14
<an	-12	32
<announced	18	12
<answer	21	7
<anything	-2	14
<appeal	-12	13
<appellant	28	20
<appellant's	10	-28
<appellants	0	16
<appellee	19	-3
<apply	2	18
<approve	4	-12
<argument	17	32
<ask	-12	4
<asked	19	21
<at	-1	-23
<attention	-26	-27
<author	22	4
<away	5	-14
<basis	-1	20
<be	-34	-3
<because	40	17
<before	-34	-13
<being	-5	12
<bench	36	26
<best	15	19
<better	12	35
<board	14	19
<both	-17	-2
<brief	-19	-16
<but	36	16
<by	-27	21
<c	5	16
<came	-24	-10
<can	15	-1
<cannot	13	22
<case	22	4
<cases	-23	-12
<cast	-14	-17
<century	14	13
<certiorari	-13	-15
<cf	-22	-24
<chagla	1	15
<circuit	-2	-31
<cite	-3	23
<cites	-16	-19
<claim	-2	14
<commission	-21	-15
<compare	-41	-39
<complaint	-16	-16
<conceded	17	3
<conflict	-35	-27
<congress	31	16
<consider	18	3
<continued	-4	-16
<contra	24	8
<controversy	1	28
<correctness	-21	-36
<could	13	31
<court	45	39
<courts	17	-7
<d	26	20
<day	-20	-14
<decline	6	20
<deed	-19	-13
<defendant	31	10
<depart	-3	14
<desai	-16	-21
<difference	19	6
<direct	15	-1
<disagree	11	-7
<dissent	-21	-33
<dissenting	-33	-37
<distinction	1	17
<distinguish	-19	23
<distinguished	-34	-30
<district	-20	0
<divided	-15	-12
<doctrine	-10	-21
<does	-19	-20
<doubted	-32	-14
<draw	4	-16
<drawn	-4	-28
<effect	-27	-15
<enough	6	29
<ever	-7	12
<everything	1	25
<extend	23	4
<facts	-20	-15
<fairness	25	28
<filed	-17	-24
<first	-7	-23
<follow	17	-6
<footing	14	-3
<for	-37	7
<force	7	-27
<found	24	6
<from	10	37
<full	-21	-8
<further	-7	12
<gave	24	1
<general	-13	-35
<given	-9	30
<government's	14	-8
<granted	-19	-29
<had	-15	6
<have	30	30
<headnote	-3	-16
<heard	18	8
<held	-11	18
<here	18	-10
<history	-8	11
<hold	-19	5
<holding	3	23
<hope	8	23
<i	18	12
<if	7	-21
<in	-2	18
<inquiry	16	0
<into	0	-25
<invited	-20	-12
<is	2	39
<issued	-26	-17
<it	-7	-34
<its	-12	-20
<itself	19	-11
<j	13	35
<judge	-25	-7
<judges	3	22
<judgment	28	-5
<justice	-19	-17
<language	-14	-42
<larger	22	11
<law	-3	14
<leave	-15	-19
<legislature	-6	-25
<length	-15	-18
<like	-17	-6
<long	15	-9
<longer	17	3
<may	-23	-14
<mr	-28	-14
<much	21	2
<must	23	45
<my	11	-9
<name	-24	-21
<necessary	-48	-41
<need	-16	11
<ninth	-20	-20
<no	-23	14
<not	-7	-34
<nothing	18	13
<observations	25	-7
<occasion	-34	-38
<one	19	51
<only	-1	14
<open	5	20
<opinion	-3	-18
<or	-25	-1
<otherwise	13	25
<ought	7	19
<our	-34	-12
<over	24	-5
<overrule	-19	-9
<overruled	-21	-25
<overruling	18	8
<own	17	0
<panel	-12	-22
<paragraph	-17	-15
<parliament	22	15
<part	17	1
<parties	-15	-23
<passage	-5	-18
<passed	-12	-24
<petition	-33	-38
<petitioner's	13	28
<phrase	-19	-18
<plaintiff	16	-7
<plaintiff's	-10	-20
<point	9	42
<points	22	3
<present	17	18
<pressed	22	-1
<principle	1	17
<professor	-12	-15
<pronouncement	-1	16
<proposition	-12	-18
<question	21	7
<quoting	-15	-15
<ratio	15	14
<read	-18	-47
<reason	-6	28
<refer	-5	21
<reference	-18	-12
<referred	-19	-22
<refuse	-11	12
<refused	14	1
<regards	-25	-20
<regret	17	2
<reject	14	-9
<rejected	19	12
<reliance	30	-9
<relied	0	-17
<relies	22	6
<remand	-12	-16
<report	-21	-16
<reported	16	2
<reservations	14	0
<respect	27	-9
<respectfully	19	16
<restatement	2	-25
<review	-16	-22
<right	23	4
<rule	-7	15
<same	-5	32
<say	-19	-51
<see	-32	-35
<set	-18	-18
<share	-15	-14
<should	-32	-45
<shown	-19	-2
<since	29	3
<single	10	-8
<sister	16	-5
<solicitor	19	2
<some	-26	2
<sought	-20	-12
<spoken	20	-5
<squarely	0	17
<st	-21	-18
<stand	-6	17
<stands	3	26
<state	3	20
<statute	-31	-9
<submitted	-13	-16
<suppose	-25	-21
<supreme	-46	-29
<take	2	27
<than	5	48
<that	-32	-18
<them	-9	-22
<theory	-9	19
<there	-3	-19
<thing	23	0
<think	22	15
<thought	-3	-22
<three	-34	-9
<time	30	4
<to	-14	-15
<told	-12	25
<too	21	9
<took	14	20
<traced	-35	-37
<true	-9	18
<unable	-10	-30
<under	19	59
<unnecessary	-24	-15
<urged	-27	-13
<us	-16	4
<vide	-22	-21
<view	-29	-6
<was	-59	-60
<way	-15	-13
<we	22	2
<weight	20	2
<well	3	19
<were	-2	-20
<what	-12	28
<whatever	19	-3
<where	10	17
<whether	-55	-37
<which	-14	24
<whole	15	-17
<will	-23	-23
<with	30	39
<without	-6	-16
<witness	-22	-16
<would	16	25
<writ	-15	-16
<written	-16	-19
<year	-20	-19
<years	-1	17
=claim	-112	-142
=denied negative	-175	-117
=denied positive	-48	-130
=everyday negative	205	-3
=everyday positive	19	256
=formula negative	187	-9
=formula neutral	-66	-97
=formula positive	-40	175
=silent	-14	-14
=unread negative	-82	-87
=unread positive	-101	-123
=weak negative	69	72
=weak positive	50	99
>*agree	7	43
>*bench	-43	-3
>*but	-46	-63
>*control	34	56
>*criticize	27	-10
>*decay	54	-2
>*differ	37	-2
>*help	55	22
>*here	30	48
>*not	18	15
>*open	-39	-45
>*overrule	10	-29
>*party	-32	-27
>*question	-14	-20
>*refuse	32	-20
>*reverse	42	3
>*statute	15	3
>*there	24	16
>*wrong	38	-6
>*~but	-15	12
>*~commentator	2	-13
>*~control	-7	16
>*~court	0	-15
>*~criticize	15	14
>*~differ	-46	-22
>*~follow	15	-17
>*~help	41	-1
>*~here	1	-27
>*~limit	-5	-21
>*~overrule	-37	-9
>*~precedent	42	-18
>*~question	4	-12
>*~refuse	15	18
>*~rely	17	-7
>*~statute	22	-3
>*~time	-14	-23
>*~wrong	-17	19
>,	-30	15
>;	-44	-62
>a	26	-3
>about	17	-10
>act	19	-1
>action	-20	-6
>add	-14	35
>adopt	15	0
>aff'd	2	32
>affirmed	-40	-48
>after	16	-11
>again	4	20
>against	-31	16
>age	-3	12
>all	5	37
>also	10	22
>amendment	9	19
>amendments	-2	17
>among	-28	-31
>an	-5	-43
>answer	-13	13
>answers	14	18
>any	16	20
>anything	-22	-7
>appellant	2	-19
>applicable	8	22
>applied	-28	-21
>applies	-17	9
>approval	14	19
>are	20	30
>argued	-22	-21
>arose	-31	-35
>aside	25	2
>ask	10	18
>asked	-16	-33
>asks	12	-6
>at	-19	-22
>authority	18	7
>away	22	19
>back	-1	-20
>be	-3	-21
>because	-26	-13
>before	-26	-25
>bench	-22	-20
>better	20	-9
>between	3	-14
>beyond	27	0
>bind	18	8
>both	-24	-15
>built	19	10
>but	-35	-6
>by	28	-9
>c	-14	-19
>call	-19	3
>called	-31	-14
>can	27	-6
>cannot	22	20
>car	2	18
>carrier	-14	0
>cases	-16	-23
>cert	-16	-19
>changed	-5	14
>child	15	14
>circuit	-13	2
>circuits	-26	-11
>cited	-22	-26
>claim	15	26
>clearly	18	1
>common	17	0
>company	10	-9
>complaint	8	22
>complete	-4	17
>concludes	-2	13
>consent	-21	-16
>consideration	-23	-19
>construed	-8	17
>context	16	4
>contrary	13	-6
>controlling	-23	-27
>controls	18	17
>controversy	-11	9
>correctly	2	16
>course	-17	-7
>court	-3	-38
>court's	14	0
>cut	20	3
>d	-13	-16
>debate	-28	6
>decided	-15	-17
>decision	48	2
>decree	-14	-14
>deed	14	14
>defendant	-5	12
>defendants	-1	30
>denied	-28	-26
>difference	18	8
>directly	-6	20
>disapproved	33	15
>dismissed	-22	-7
>dissented	14	-2
>distinguishable	-23	-11
>divided	13	-6
>do	-21	6
>does	17	22
>doubt	4	17
>doubted	21	3
>down	26	0
>drawn	19	-1
>each	-25	-28
>effect	17	1
>end	20	-8
>entered	-17	-19
>entitled	1	14
>error	-12	17
>every	12	15
>evidence	-22	-19
>extends	-21	3
>extent	22	1
>fails	23	3
>falls	5	38
>far	24	-1
>fatal	-3	15
>find	-20	5
>first	2	34
>fla	11	19
>followed	-12	16
>for	11	-6
>force	13	24
>forty	-19	5
>four	15	21
>from	20	-11
>fully	-5	14
>general	23	19
>give	7	-20
>given	1	-18
>gives	26	-9
>good	-25	-15
>got	-3	20
>govern	-24	-17
>ground	-22	-13
>grounds	21	7
>had	10	-16
>handed	-17	-11
>has	34	29
>have	34	33
>he	26	19
>her	8	22
>hereby	32	5
>him	5	27
>hold	16	18
>holding	13	-6
>house	12	-7
>if	-33	-5
>iii	-16	-17
>incuriam	-17	-18
>interest	19	2
>is	69	63
>it	-30	2
>its	46	10
>j	-20	-27
>judge	16	17
>judgment	-26	-31
>justice	10	19
>knew	34	12
>large	3	-13
>later	24	-5
>latter	-14	3
>lay	13	-10
>lease	-18	-4
>leaves	11	42
>left	16	-8
>legislature	-17	-12
>lessee	-21	-15
>light	17	-6
>like	19	0
>longer	3	-25
>look	19	18
>made	-16	-6
>mark	38	14
>matter	-32	-19
>me	-14	-15
>mem	3	18
>mind	-15	6
>minor	16	22
>minors	29	-1
>misplaced	17	3
>mistaken	3	22
>more	12	-15
>must	36	27
>none	6	54
>not	-34	-31
>note	-16	12
>notice	29	48
>notification	-3	15
>of	20	-26
>officer	24	7
>old	-26	-9
>on	14	18
>once	21	13
>one	12	-10
>only	23	-4
>open	15	1
>or	-17	-34
>oral	22	2
>order	-23	-14
>other	0	-29
>others	-14	-17
>otherwise	17	-3
>ought	-8	13
>our	-8	20
>ours	4	16
>over	-24	-2
>overruled	8	-31
>paid	10	-8
>paragraph	15	0
>part	-14	-15
>pay	25	11
>pending	-35	-37
>per	-17	-18
>petition	-11	8
>placed	18	4
>plain	25	3
>plaintiff	1	-14
>plaintiff's	-7	21
>point	30	0
>points	-4	17
>practice	-28	-16
>precedent	15	-1
>present	-10	-18
>principle	-3	14
>proof	6	-14
>proposition	20	5
>proved	5	-16
>quite	24	0
>reads	-23	-21
>reasons	24	-7
>reconsideration	-4	21
>record	18	2
>referred	22	1
>refused	-27	-10
>rejected	-18	-12
>relied	12	45
>remains	19	45
>rendered	24	11
>repealed	-33	-21
>report	-20	-18
>requires	14	-1
>rest	20	18
>rests	20	11
>result	2	-28
>rev'd	28	5
>reversed	-16	-13
>right	20	4
>room	-15	2
>rule	-32	1
>said	23	1
>saying	-16	-14
>says	17	22
>search	-1	23
>section	5	-18
>see	11	-15
>sentence	1	-16
>set	17	15
>setting	18	4
>settled	-31	-13
>shall	20	10
>she	15	-4
>short	19	15
>should	14	-6
>shown	-10	15
>side	16	3
>sides	-19	-13
>silentio	21	5
>since	-24	-9
>six	-7	14
>so	6	-16
>sound	-14	16
>speaks	26	14
>squarely	-17	-7
>st	9	23
>stands	31	4
>statute	33	11
>step	23	7
>stood	20	6
>struck	-30	-6
>sub	27	6
>submission	-4	14
>sufficient	-6	37
>suggests	17	1
>suit	-14	-25
>supplies	-2	15
>supreme	23	18
>survive	27	18
>takes	4	-13
>teaches	-2	32
>temporary	-6	15
>tenant	4	-18
>text	23	8
>than	7	-17
>that	0	-23
>the	-10	-20
>there	15	39
>these	-17	-5
>they	2	16
>this	12	19
>though	-20	-14
>to	14	0
>today	48	13
>too	31	-16
>treated	23	9
>trespasser	20	-1
>tribunal	-15	-14
>tried	-14	-13
>two	13	-25
>unavailing	-12	32
>under	-8	-39
>unnecessary	-12	-15
>unregistered	30	11
>unsound	-23	-20
>until	-7	10
>up	-14	-23
>us	-12	16
>vacated	36	6
>view	-21	18
>void	-18	-13
>warehousemen	-15	7
>was	17	2
>way	31	24
>we	15	32
>weight	17	-3
>were	-29	-51
>what	59	8
>when	-7	-49
>where	-20	-4
>whether	-21	-16
>which	-10	-50
>while	-15	-14
>who	26	7
>whole	2	27
>wholly	28	6
>with	-15	-39
>without	-24	14
>words	3	-13
>worker	-3	15
>would	-1	-30
>wrong	19	-3
@	-36	-32
@ $	-22	-16
@ ;	10	17
@ fla	11	19
@ in	16	17
^ $	7	-10
^ ,	18	32
^ ;	-72	-44
^ @	-11	26
^ accord	6	35
^ according	-36	-20
^ after	15	-20
^ appellant	15	22
^ appellee	6	-15
^ are	19	15
^ as	7	21
^ at	16	-8
^ because	-2	15
^ before	-22	-30
^ between	-2	20
^ both	-26	-23
^ but	45	22
^ cannot	36	2
^ cf	-35	-27
^ compare	-41	-39
^ concludes	-2	13
^ contra	19	5
^ counsel	31	3
^ d	17	7
^ defendant	16	-1
^ defendants	29	11
^ for	-24	-20
^ has	1	17
^ here	-23	13
^ his	-24	-13
^ i	24	18
^ if	13	-2
^ in	-109	-93
^ is	29	19
^ it	40	54
^ its	26	9
^ judge	-37	-11
^ later	10	-12
^ learned	-24	-9
^ may	17	3
^ mr	-21	-10
^ must	28	7
^ no	-19	-5
^ nothing	-17	-20
^ one	-16	-35
^ only	-32	-29
^ our	-3	-23
^ petitioner's	12	18
^ plaintiff	30	4
^ professor	-12	-15
^ requires	18	-9
^ respondent	-23	-16
^ see	-50	-37
^ since	-8	-21
^ so	22	26
^ some	-11	-18
^ st	7	22
^ stands	15	3
^ still	2	19
^ tested	-1	16
^ th	15	-1
^ that	29	14
^ the	-42	-54
^ there	-15	-25
^ three	-17	-5
^ today	0	-19
^ two	-34	-18
^ under	-8	18
^ was	50	13
^ we	81	65
^ were	-5	-18
^ what	20	18
^ whatever	19	-3
^ where	22	1
^ whether	-37	-24
^ with	45	46
^ would	36	2
a	0	-38
a bench	18	4
a case	16	-14
a century	5	25
a child	15	14
a city	-19	15
a claim	21	-3
a complete	1	19
a concession	15	0
a different	31	25
a larger	23	9
a lease	-26	-4
a line	-36	-12
a majority	11	23
a minor	17	15
a precedent	14	-1
a question	5	-16
a similar	-20	-12
a statute	-2	19
a trespasser	20	-1
a verdict	16	12
a word	-15	-12
abandon	3	16
abolished	18	1
abolished the	18	1
about	-9	-47
about it	-25	-19
accept	12	-30
accept $	2	-16
accept the	7	-12
accord	10	51
accord $	5	29
according	-36	-20
according to	-36	-20
accordingly	40	19
accordingly $	-1	25
act	26	-19
act of	16	2
acted	-16	-11
action	-25	-10
actual	22	10
add	-9	37
added	-3	13
additional	-1	18
addressed	-15	0
admits	-2	16
adopt it	16	-1
adopted	-13	-20
aff'd	2	32
aff'd ,	-1	14
aff'd mem	3	18
affirm	-6	17
affirmed	-47	-42
affirmed $	-17	-24
affirmed a	-16	-20
affirmed by	-23	-14
after	12	-13
after $	-37	7
after the	7	-13
again	6	34
against	-39	-9
against $	-24	-15
against the	-7	32
age	10	17
agency	-19	-21
ago	37	-5
agreed	-17	-17
all	17	24
all but	18	-2
alleged	-20	-18
allowed	-15	7
alone $	-17	1
already	20	-3
also	-40	-39
also $	-29	-17
altogether	28	11
altogether different	22	9
am	2	22
amended	28	2
amendment	18	24
amendments	1	21
amici	-33	-21
among	-41	-42
among them	0	-15
an	4	-26
an authority	14	-2
an open	1	18
and	-27	1
and @	-17	-18
and a	6	-13
and an	-15	-15
and are	-6	17
and for	25	-7
and has	-10	22
and hold	15	1
and in	25	19
and is	14	16
and it	29	42
and its	20	2
and not	17	13
and ought	-10	9
and should	-17	-16
and so	-35	-18
and the	4	-25
and there	-6	34
and this	-14	-38
and was	14	2
and we	46	8
and with	11	-8
and without	18	-1
announced	23	11
another day	-26	-21
answer	-8	18
answer $	-8	12
answered	10	17
answers	14	19
any	14	0
any doubt	3	20
anyone	-21	-33
anything	-25	6
apart	16	3
appeal	-65	-43
appeal $	-21	-8
appeal ,	-38	-25
appeal followed	-12	-22
appeal is	13	21
appears	18	8
appellant	35	9
appellant cannot	17	1
appellant's	5	-23
appellants	0	16
appellee	6	-15
applicable	8	22
applicable $	3	22
application	-3	-16
applied	-35	-34
applied to	-14	-15
applies	-19	9
applies with	-3	13
apply	0	35
apply $	-9	14
applying	28	21
approach	14	-6
approval	12	25
approve the	4	16
are	36	50
are entitled	6	23
are in	-8	11
are not	30	18
are told	-8	17
are unable	-22	-23
are we	20	-2
argued	-31	-17
argument	21	36
argument ,	16	-23
argument that	21	7
arise	-32	-21
arises	-19	-23
arose	-37	-35
arose out	-19	-25
as	-22	-27
as here	-4	23
as it	34	34
as one	22	2
as the	-34	-17
as there	15	-6
as they	-13	-14
as to	-21	-33
as was	11	21
as we	-20	12
aside	27	11
aside $	3	17
asked	6	-21
asks	6	-14
at	-27	-29
at $	26	30
at issue	-23	-25
at page	-23	-27
at the	22	19
attention	-22	-12
attention was	-22	-23
attorney	-26	-13
attorney general	-26	-13
author	20	0
authority	47	9
authority for	21	19
authority is	-4	-24
away	46	14
back	-3	-20
banc	18	-4
barred	-15	0
basis	0	27
be	-16	-1
be allowed	4	22
be confined	14	0
be deemed	13	-9
be dismissed	1	19
be distinguished	-51	-30
be found	1	-36
be held	19	3
be no	-14	-16
be overruled	-48	-21
be placed	28	10
be quashed	-2	16
be read	10	-18
be regarded	15	-4
be said	-6	19
be that	-15	4
be the	9	18
be treated	20	8
be understood	20	4
be written	-22	-22
bears	-11	-19
because $	14	-6
been	12	18
been granted	-19	-18
been overruled	-36	-24
been written	1	25
before	-28	-48
before $	-28	-29
before it	10	28
before the	34	5
before us	-28	-41
begin	-20	-15
begin with	-22	-17
below	-24	4
bench	38	-3
bench $	15	-4
bench in	-15	-2
best	15	19
better	40	35
better than	-9	10
between	-21	-20
between the	7	20
between this	-13	1
beyond	22	14
bill	-15	10
binding	-11	7
board	18	24
book	-17	-12
both	-34	-22
both $	-15	-21
both sides	-21	-22
bound by	-13	-14
breaks	15	30
bridge	-10	17
bring	25	-4
broad	-1	20
broadly	21	0
brother	0	-16
built	19	10
built $	28	-7
burden	-17	1
business	14	-1
but see	24	3
but that	21	8
but the	-13	-14
by	24	24
by $	-2	31
by @	46	19
by a	43	25
by the	-12	9
call	-18	1
called	-57	-30
came	-16	-13
can	62	16
cannot	63	51
cannot be	-9	17
cannot take	17	1
case	-16	1
case $	3	47
case in	-3	17
case is	15	14
case was	-21	-23
cases	-49	-50
cases $	-29	-25
cases have	17	2
cases of	40	12
cast	-15	-17
century	16	29
cert	-16	-19
certiorari	-34	-31
cf	-22	-24
cf $	-22	-24
changed	11	19
charter city	14	13
chief	27	9
chief justice	27	9
child	19	16
child of	17	16
chipped	15	1
chipped away	15	1
choice	7	20
choose	2	-13
cir	16	17
cir $	25	46
cir ,	15	-12
cir quoting	-15	-15
circuit	13	-17
circuit $	13	17
circuit has	-32	-19
circuits	-24	-16
circular	-18	-13
cite	-22	11
cite $	-3	23
cite it	-19	-12
cited	-31	-37
cited $	-19	-20
cited for	17	-5
cited in	-26	-9
cites $	-16	-19
city	-26	-7
city $	-1	21
civil	-14	7
claim	-8	33
claim $	16	18
claim fails	-3	35
clause	-3	19
clear	-11	-16
clearly	35	5
clearly distinguishable	27	5
clinches	9	21
clinches the	9	21
co	-19	-12
code	16	11
cold	31	-20
commend	13	-8
commission	-27	-22
common	21	-12
commonwealth	-22	-14
company	19	-16
compare	-41	-39
compare $	-31	-24
complaint	-36	-25
complete	6	22
complete answer	-5	13
conceded	17	3
concludes	-2	13
concludes the	-2	13
concur	16	-3
concurrence	-26	-6
confined	18	-5
confined to	-14	-19
confirmed	-7	13
conflict	-37	-24
conflict between	-34	-27
congress	27	5
consent	-17	-21
consent $	16	-1
consider	10	-9
consider the	28	8
consideration	-28	-15
construed	-8	17
contend	-15	6
contention	-12	5
continued	-4	-16
continues	-7	11
continues to	-7	11
contra	23	7
contract	-7	-24
contrary	14	-8
contrary $	-13	-16
controlling	-23	-27
controls	24	24
controls $	17	0
controls ,	-5	11
controversy	-13	34
convincing	-6	-19
correct	27	22
correctly	1	24
correctness	-29	-39
correctness of	-28	-39
costs	-17	-10
could	4	44
could not	-10	25
counsel for	-20	-10
counsel relies	28	11
course	8	37
course $	-1	20
court	31	-8
court ,	22	-3
court below	-2	17
court could	19	6
court did	30	6
court does	16	0
court granted	-18	-16
court has	3	-19
court in	-18	3
court is	-21	-5
court thought	-5	-20
court was	10	34
courts	14	-16
courts ,	-13	-14
covenant	-2	-17
ct	-17	-12
cut	15	-9
d	22	8
d cir	29	11
dates	-12	-22
dates from	-15	-19
day	-22	-31
day $	-16	-22
de	-18	-18
debate	-28	6
debate $	-30	4
decide	-9	-20
decided	-13	-18
decided $	-8	-18
decided ,	-5	29
decided by	-5	-20
decided in	-21	-18
decided on	16	1
deciding that	-17	-20
decision	43	18
decision $	18	28
decision ,	19	-12
decision in	21	10
decisions	16	-1
decline	27	17
decline to	32	6
decree	-18	-8
deed	-20	0
deemed	13	-9
defendant	28	8
defendant points	21	4
defendants	7	24
delivered	-17	-17
demand	2	25
denied	-40	-40
denied ,	-19	-16
depart	-5	17
depart from	-5	17
desai	-16	-21
describes	-21	-13
did $	-2	23
did in	-1	-16
did the	16	0
difference	25	26
difference between	31	0
different	23	3
different $	-23	-14
differently $	-9	13
direct	28	13
direct that	19	1
directed	-1	13
directly	-6	20
directly on	-5	18
disapproved	24	1
discussed	-30	-27
discussion	11	20
dismissed	-26	4
dismissed $	14	45
disposes	1	15
disposes of	1	15
dissent	-20	-42
dissent in	15	-20
dissent would	2	19
dissented	17	-2
dissented from	17	-2
dissenting	-30	-38
dissenting $	-27	-21
dissenting in	-16	-13
distinction	9	19
distinguish	-19	23
distinguish $	-19	23
distinguishable	-20	-18
distinguishable ,	16	3
distinguished	-47	-40
distinguished $	26	2
disturb	-12	5
ditch	-18	-10
divided	4	-20
division	22	23
do	-24	12
do $	7	23
do not	-39	-51
do so	-12	11
do we	15	-7
doctrine	-8	-21
does	-9	-53
does not	21	-6
does so	18	-2
doing	12	-10
doubt	-1	18
down	21	11
down $	39	15
down ,	-16	-1
draw	13	-19
drawn	8	-25
e	-20	-19
each	-36	-33
effect of	-9	-22
either	-28	-12
employer	2	20
en	18	-4
en banc	18	-4
enacted	-33	-18
end	27	2
ends	-23	-10
enough	-6	26
enough to	-6	25
enter	-13	-18
entered	-26	-16
entire	-2	16
entitled	6	41
entitled to	6	41
equity	-11	5
erred	1	40
error	-12	7
error $	-2	15
escape	-8	16
estopped	15	12
estoppel	-20	-11
even	-7	-17
even if	-19	-13
ever	-17	22
ever since	-5	17
every	23	43
everything	15	26
everything that	1	25
evidence	-55	-45
evidence $	-30	-26
evidence of	20	12
exactly	-11	13
exception	7	19
explained	1	-15
explanation	22	-2
express	-22	-28
express no	-33	-32
expressed in	16	3
extend	29	11
extend $	23	4
extends	-21	3
extent	30	0
facts	-13	-22
facts $	-4	-25
fails	23	43
fails $	20	27
fair	-1	17
fairness	25	28
fairness to	18	12
falls	15	30
far	19	6
fatal	-3	15
fee	14	-10
fell from	-2	19
field $	0	14
filed	-39	-53
find $	20	10
find no	9	21
finding	-21	-15
first	-21	-16
first $	-10	9
first to	-15	-16
fla	11	19
fla $	33	-6
followed	-28	-11
followed it	-2	13
for a	-20	-13
for an	0	-15
for another	-26	-21
for any	23	25
for consideration	-30	-9
for that	22	2
for the	-34	-43
for this	2	24
for us	-1	29
force	14	-4
force $	24	3
forget	-15	15
forty	-3	25
forty years	-14	6
found	-3	-38
found $	-18	-19
foundation	8	24
founded	17	12
fourth	-9	14
fraud	-26	-34
friends	0	-19
from	40	10
from the	16	-2
full	-15	1
fully	0	27
further than	5	22
gave	33	1
general	-1	-23
generations	-7	13
generations of	-7	13
give	8	-18
give it	11	-10
given	-12	10
given $	-20	-18
given in	-1	20
gives	26	-9
good $	-2	22
good law	-13	-26
got	-3	25
govern	-24	-17
government	-15	3
government's	19	-6
governs	-9	18
granted	-47	-35
granted ,	-7	-20
granted certiorari	-30	-27
ground	-44	-9
ground that	-25	-12
grounds	-25	-24
had	33	-9
had $	-19	0
had been	19	-3
had before	15	27
had never	-12	7
had no	-7	17
had signed	19	10
had the	8	-11
handed	-20	-15
has	29	17
has been	3	24
has changed	18	-1
has found	14	14
has no	36	0
has not	-24	8
has our	-1	15
has proved	6	-16
has stood	-7	10
has to	-22	-12
have	46	32
have considered	22	3
have done	-16	-3
have followed	-2	17
have had	13	-11
have never	-19	-6
have no	-41	-48
have not	-18	-7
have since	11	-5
have taken	1	17
have us	6	-11
he	13	-16
he had	-15	-13
he was	16	-1
headnote	-3	-16
hearing	-17	2
held	-13	24
held $	-8	11
held in	-4	21
held that	-30	-12
held to	17	-3
help	16	-1
her	10	29
here	31	30
here $	-23	-8
here ,	-8	18
here the	7	-13
hereby	34	6
high	17	11
high court	-21	-14
high water	26	8
him	14	35
him $	10	36
his	-28	9
history of	-29	-23
hold	32	30
hold $	-9	17
hold ,	32	-9
hold otherwise	0	17
hold that	-26	-14
holding	28	30
holds	19	12
holds good	-5	20
hon'ble	18	7
hope	8	23
house	2	-16
i	22	18
i respectfully	-8	14
i would	21	1
identical	-4	18
if $	-22	-14
if that	23	8
if we	10	-10
improve	-5	16
impugned order	-7	14
in	15	17
in $	-22	-15
in @	75	12
in and	18	6
in any	-14	-22
in fairness	18	12
in its	-40	-32
in mind	-17	4
in our	24	23
in part	-17	-17
in terms	9	29
in that	1	18
in the	-36	-26
in this	-41	1
in vain	26	7
in view	18	30
in which	-24	-32
incuriam	-17	-18
incuriam $	-17	-18
indistinguishable	-7	18
injunction	-17	-26
inquiry	14	-1
inquiry of	16	0
instruction	-10	9
insurer	-2	15
interest	16	-3
into	-5	-18
into force	17	-3
invitation	13	17
invited	-21	-14
invoke	21	6
is	-5	55
is about	-18	-17
is an	20	17
is answered	4	18
is bound	-24	1
is cited	-4	-17
is clearly	24	5
is directly	-5	18
is dismissed	13	19
is entitled	0	18
is hard	21	-4
is in	-18	-12
is left	17	-7
is misplaced	16	4
is necessary	-15	-16
is no	-25	-34
is none	-31	-19
is not	-43	-61
is nothing	-19	25
is of	13	-6
is one	16	12
is open	32	-2
is overruled	23	2
is pending	-25	-24
is per	-32	-22
is right	23	19
is said	-36	-27
is that	3	22
is the	-23	10
is this	-6	11
is to	-34	-8
is too	20	2
is unavailing	-7	15
is unnecessary	-18	-17
is whether	-15	-16
is without	-3	27
is wrong	-10	-18
issue	-20	-11
issued	-34	-25
issues	-15	-14
it	28	45
it $	-15	27
it ,	-21	22
it and	26	21
it as	-40	-27
it did	3	20
it does	19	-7
it gave	15	-7
it had	24	19
it here	10	-11
it holds	22	12
it in	-26	-13
it is	-3	-40
it may	-27	-3
it otherwise	-22	-5
it says	7	18
it the	9	41
it to	37	28
it unnecessary	-26	-18
it was	7	-42
it will	-25	-27
its	16	-12
its authority	-5	15
its own	22	1
itself	32	-6
itself bound	-8	-18
j	-16	-4
j ,	-28	-3
judge	-19	6
judges	0	32
judges ,	-14	4
judgment	-24	-33
judgment in	15	-13
judgment is	-22	-16
judgment of	21	5
june	-14	-13
jurisdiction	-14	3
jury	-25	-30
jury was	-25	-19
just	-4	23
justice $	17	6
justices	-16	-25
keep	3	28
keep it	3	28
knew	30	23
known	-37	-27
laid	22	23
laid down	7	18
language	-15	-33
language of	-22	-30
large	3	-13
larger	32	1
larger bench	24	6
late	-9	15
later	19	-5
later decisions	18	2
latter	-21	-4
latter is	-18	-7
law	-35	-13
law ,	-30	-7
law commission	-28	-20
lay	23	-15
lay down	23	-2
lays	-12	10
lays down	-11	6
learned $	-14	-15
learned judges	-4	21
learned single	12	-8
lease	-17	-14
lease was	16	-3
leave	-13	-25
leave it	30	6
leaves	20	33
leaves us	21	-12
left	25	-20
left of	22	-3
left open	-14	-16
left the	-21	-7
legislature	-13	-16
let	14	22
light of	4	17
like the	-12	10
limit $	-21	1
limiting	17	1
line of	-22	4
little	20	-7
long	48	6
long ago	29	-13
longer	31	-24
longer $	20	3
longer good	-16	-15
made	-10	13
majority of	-10	20
make	-5	12
many	0	-18
margin	-20	-26
mark	45	11
mark $	27	13
master	-4	21
matter	-38	-37
matter $	22	15
matter ,	-13	-18
matter be	14	-3
may have	33	0
may not	20	20
me	-14	-15
meant	11	-9
measure	10	21
measure of	0	23
mem	3	18
mem ,	3	18
mention	-37	-30
merely	7	-11
met	5	24
might	7	28
might have	8	18
mill	-24	-16
mind	-15	6
minor	16	22
minors	29	-1
misplaced	30	7
misplaced $	30	7
mistaken	27	24
more	25	11
more $	34	10
motion	-14	-18
moved	36	-6
mr	-32	-13
mr desai	-16	-21
much	14	0
much of	17	0
must	5	26
must go	-15	-2
must yield	25	15
my	7	-21
name $	10	17
names	-9	12
natural	-7	13
necessary	-58	-47
necessary to	-42	-37
need	-49	-13
need not	-22	-15
needed	-16	0
needs	25	5
neither are	20	-2
never	-20	-23
never been	0	18
next	3	-13
ninth	-15	-17
ninth circuit	-15	-17
no	13	38
no better	-4	12
no case	0	22
no court	19	13
no difference	12	-5
no further	4	23
no longer	26	-23
no more	39	35
no need	-22	-27
no occasion	-23	-18
no opinion	-42	-32
no principled	-23	-7
no reason	-3	26
no such	18	-4
no view	-27	-23
nobody	24	-14
nobody has	15	-9
none	-13	10
none $	-7	-40
none of	-14	1
nor	-27	4
not	-2	-54
not $	49	-28
not a	20	2
not an	18	22
not arise	-32	-20
not be	6	-17
not been	3	-14
not bind	-12	-16
not binding	-6	-18
not bound	16	-9
not called	-17	1
not decide	16	-6
not follow	12	-11
not free	-6	21
not have	21	17
not lay	15	-4
not mention	-17	-11
not necessary	-32	-33
not persuaded	-6	14
not say	-37	-22
not survive	22	13
not the	-3	-20
not to	-22	-22
nothing	22	25
nothing $	13	-12
nothing in	-9	20
nothing of	-17	-12
notice	25	40
notice is	-1	13
notice may	11	-7
notice must	-12	-16
notice was	2	32
notification	-3	15
now	19	6
now $	-5	14
now be	14	-6
objection	-18	-2
observations	24	-6
observed	-36	-37
observed in	-24	-25
occasion	-25	-39
occasion to	-9	-33
of	-17	-34
of $	27	34
of a	-24	-10
of cases	-2	15
of evidence	-24	-18
of four	13	19
of his	-20	-13
of its	-14	-19
of law	-17	-16
of them	-32	-19
of this	18	42
of three	16	-8
of time	-11	14
officer	15	-5
old	-27	-19
old as	-8	11
on	-19	-12
on $	44	45
on remand	-14	-13
on that	-13	11
on the	-19	9
on this	16	14
once	23	15
once thought	0	17
one	47	18
one $	6	27
one in	-11	10
one must	-20	-14
one that	18	0
one thing	28	7
only that	-30	-17
only to	7	21
open	17	33
open one	1	18
open to	26	26
opinion	15	-14
opinion in	-19	-27
opinion is	17	8
opinion on	-18	-15
opinion that	17	4
or	-34	-36
or not	-27	-23
oral	9	-10
order	-37	-23
order cannot	-1	13
order in	19	0
ordered	8	27
ordinance	-24	-7
other	-2	-33
other way	28	-9
others	-26	-25
otherwise	35	28
otherwise in	25	5
ought	2	32
ought to	-3	33
our	-3	34
our attention	-26	-28
our decision	-22	-3
our opinion	15	14
our own	-6	15
our sister	16	-5
ours	-4	34
ourselves	18	3
over $	16	-14
overrule	-15	-15
overrule $	-16	-23
overruled	-36	-80
overruled $	48	7
overruled ,	-12	-19
overruled @	-28	-17
overruled by	-22	-15
own	17	10
page	-23	-27
pages	-26	-21
paid	25	2
panel	-8	-18
panel's	22	3
papers	20	7
paragraph	-2	-15
parliament	22	15
part iii	-26	-4
part of	-2	13
parties	-47	-56
party	-44	-40
passed	-13	-23
past	15	-3
path	3	19
pending	-32	-26
pending $	-16	-19
per	-16	-19
per incuriam	-17	-18
persuade	14	-8
persuaded	3	18
petition	-48	-31
petition against	-14	-13
petition is	2	16
petition was	-3	-19
petitioner in	2	20
petitioner's	22	43
petitioners	8	26
phrase	-37	-28
placed	23	0
placed before	19	8
plain	19	0
plainly	17	4
plaintiff	24	-4
plaintiff $	-25	-15
plaintiff in	-25	-38
plaintiff reads	33	22
plaintiff's	-16	10
plaintiff's case	-3	23
point	23	22
point $	12	-14
point is	2	25
points the	-4	17
points to	22	3
position $	14	-3
possible	-14	1
power	23	8
practice	-43	-30
precedent	24	-2
prefer	17	4
premise of	16	3
premises	-16	-16
present	4	-12
present case	9	19
pressed	20	13
presumed	-50	-51
pretend	11	26
pretend that	11	26
principal	-18	-26
principal authority	-17	-24
principle	-8	41
principled	-23	-7
professor	-12	-15
pronouncement	5	18
proof	-11	-19
proposition	8	-14
proved	6	-16
put	9	19
put it	-11	14
quarrel	-19	-11
quashed $	-7	11
question is	3	28
question we	-13	-15
questioned	-6	19
quite	34	-3
quoting	-15	-15
quoting $	-15	-15
ratio	19	20
ratio of	14	16
reached	-1	14
read	-1	-29
read $	5	-25
read it	-9	16
read to	-25	-29
reading	-3	17
reads $	13	-3
reason	9	33
reason to	-4	25
reasoned	19	2
reasoning	25	32
reasons	11	-14
reasons $	-16	-20
reasons given	-6	26
recalled	35	10
received	19	6
reconsideration	-4	21
reconsideration $	6	40
record	22	-5
reed	37	2
refer	-15	18
refer $	-1	13
refer to	-14	1
reference	-19	-10
referred $	17	2
regard	20	0
regarded	15	-4
regarded as	15	-4
regards	-25	-20
regards $	-25	-20
regret	24	0
rehearing	11	-6
reject	-14	-22
rejected $	28	8
rejected an	-23	-13
rejecting	-21	-13
reliance	50	-2
reliance on	13	-10
relied	11	34
relied on	19	38
relief	19	32
relies	22	6
relies on	30	10
remains	34	50
remains the	-5	14
remand	-19	-18
remanded	-18	-27
rendered	21	10
repealed	-33	-21
repeatedly	15	1
reply	-14	-16
report	-47	-41
reported	-15	-25
required a	1	14
reservations	16	1
reservations about	15	0
resolve	-18	-15
respect	38	-18
respect ,	28	-13
respectfully	10	17
respondent	-3	-24
respondent's	-6	18
response	22	9
rest	20	32
rest $	15	-1
restatement	9	-23
rests	29	14
rests on	31	13
result	4	-23
result $	12	-20
result in	23	9
return	-22	-33
return to	-6	-18
rev'd	28	5
reverse	21	26
reverse $	24	19
reversed	-23	-7
reversed $	-29	4
review	-46	-37
review of	-17	-17
right	52	22
right $	18	-2
right in	24	4
right to	-10	10
room	-15	2
rule	-1	27
rule $	17	2
rule for	8	-18
rule of	-1	37
said	-28	-16
said in	31	29
said of	27	12
said that	-40	-25
same	-12	30
same relief	11	27
same way	24	0
say	-40	-63
say nothing	-17	-19
saying	-16	-14
says	9	18
says $	-3	17
seal	-19	4
search	-1	23
second	-35	-26
section	21	-19
section ,	-22	-4
see	-31	-38
see $	-55	-63
see @	25	23
see also	-31	-22
see how	19	-7
see no	17	30
sentence	7	-16
service	-17	-6
session	15	-5
set aside	24	2
set out	-17	-21
setting	16	3
settled	-31	-9
settled $	-24	-18
shall	11	40
shall not	-9	28
sheet	14	-1
short	46	12
should	-2	-34
should be	-7	-38
should have	5	21
show	1	20
shown	-34	7
side	14	-8
sides	-21	-22
signed	20	21
silentio	25	2
similar	-26	-12
since	-5	-24
since $	3	20
since the	-27	-37
single	18	-2
sister	16	-5
six	2	19
so	17	30
so $	1	35
so ,	20	-13
so does	-17	-18
so held	-10	13
so much	7	-14
some	-37	4
sought	-16	-13
sought to	-20	-12
sound	-15	19
speaks	18	5
speaks of	17	6
spoken	27	-4
spoken ,	19	-5
squarely	-18	12
stand	12	47
stands	34	30
state	-31	-15
state $	24	8
state would	23	0
statement of	-16	4
states	-17	5
statute $	15	-1
step	34	29
stepped	21	6
stepped in	21	6
still	5	36
still holds	2	19
stood	21	21
strict	-22	-7
strike	-9	9
struck	-30	-8
struck down	-29	-4
sub	17	-10
sub silentio	25	2
subject	-31	-16
submitted	-18	-21
suffice	14	14
sufficient	-16	33
sufficient $	0	29
suggested	-20	2
suggests	17	1
suit	-23	-20
suit was	-12	-26
summary	-15	-18
summary judgment	-15	-16
superseded by	17	5
supplies	5	16
supplies the	-7	15
support for	15	2
supports	-3	15
survive	36	20
survives $	14	0
survives the	-17	1
sustained	-4	14
sustained $	2	23
take $	-10	13
take a	-7	12
take this	1	-13
taken	20	12
taken as	15	-2
taken in	20	-10
taken to	-20	-10
taking	-19	-3
teaches	-2	31
teeth of	5	16
temporary	-5	15
temporary worker	-6	15
tenant	2	-14
tenants	22	-4
terms	4	16
test	11	25
test is	1	17
test of	-7	12
tested	-1	19
text	19	25
than	10	43
than $	3	23
that	-24	-47
that $	-77	-83
that a	4	17
that case	1	-37
that debate	-19	-10
that decision	12	22
that extent	19	4
that ground	-23	1
that has	-7	16
that in	1	17
that is	10	18
that it	-6	-30
that nothing	17	4
that of	18	12
that the	-29	-34
that was	44	6
the	-19	1
the $	9	-9
the agency	-15	-19
the amendment	20	20
the amendments	5	24
the amici	-24	-14
the appeal	10	41
the argument	26	51
the attempt	-5	17
the attorney	-26	-13
the bar	16	-2
the bench	21	-8
the better	35	11
the board	11	21
the books	-10	8
the burden	-17	2
the case	-13	-29
the cases	-16	-18
the chief	30	11
the circuits	-23	-23
the city	-29	-13
the claim	2	56
the commonwealth	-22	-14
the complaint	-22	-5
the concurrence	-25	-22
the continued	-4	-16
the contract	-12	-17
the contrary	20	-7
the controversy	-8	15
the correctness	-28	-39
the court	-50	-67
the courts	14	-4
the decision	19	18
the deed	-24	5
the defendant	24	16
the defendants	-21	11
the definition	-15	-16
the demand	-1	18
the dispute	-17	-20
the dissent	-23	-28
the distinction	12	24
the doctrine	-14	-27
the effect	-18	-31
the evidence	-18	-7
the facts	-9	-25
the field	1	15
the first	17	-5
the full	-4	13
the goods	15	-5
the government's	19	-6
the headnote	-3	-16
the high	20	7
the history	-21	-17
the holding	19	17
the house	6	-11
the instruction	-12	3
the invitation	18	8
the issue	10	28
the jury	-30	-22
the kind	-18	-16
the larger	10	-8
the later	-16	7
the latter	-21	-4
the law	37	47
the legislature	-13	-16
the light	-5	19
the line	37	2
the measure	0	23
the names	-4	14
the ninth	-15	-17
the notice	22	34
the notification	-3	15
the objection	-15	0
the observations	26	6
the officer	14	-8
the old	13	-3
the only	10	18
the opinion	41	23
the other	36	-10
the panel's	22	3
the papers	20	6
the parties	-52	-52
the petition	-16	-1
the petitioner's	16	13
the petitioners	9	23
the phrase	-27	-23
the plaintiff's	-8	27
the point	4	19
the practice	-28	-23
the present	14	-12
the principle	-14	39
the proposition	14	-1
the question	-8	-33
the ratio	18	21
the reasoning	22	6
the reasons	28	32
the reference	-16	-1
the report	-21	-17
the restatement	10	-24
the result	13	-9
the said	20	14
the same	-8	34
the scheme	-19	-17
the second	-17	-5
the solicitor	21	4
the state	-3	12
the statement	-17	-12
the statute	-2	-42
the subject	-14	-1
the teeth	5	16
the test	6	19
the three	15	21
the tribunal	-26	-14
the very	21	9
the view	-16	10
the way	-9	41
the weight	18	-6
the whole	2	17
the wife	-17	-11
the witness	-22	-16
the word	-17	-39
the words	-4	-19
the writ	-4	-17
their	-24	7
them	-16	-20
them $	4	-32
theory	-10	19
there $	-18	-12
there ,	12	29
there are	-20	-19
there can	-14	-16
there had	32	16
there has	-12	5
there is	2	-37
there the	46	-4
there was	34	21
there were	1	18
therefore	13	20
these	-19	-11
these $	-26	-23
they	-27	-5
thing	41	-1
think	50	44
think $	-6	11
think that	30	-2
third	0	-15
this	-31	14
this appeal	-26	-11
this bench	-8	-21
this case	-17	20
this occasion	4	-17
this one	-1	34
this point	17	-14
this result	-17	-20
this state	39	13
those	15	31
thought	-13	-25
thought itself	-10	-18
thought the	-12	4
thought to	21	-13
three	-23	-4
through	-24	-7
through the	-17	-4
time	21	18
time has	18	29
time to	22	-4
times	-6	23
titles	-15	8
to $	-41	-33
to a	-42	-33
to abandon	-6	16
to accept	-12	-27
to add	-2	17
to agree	15	-4
to approve	-17	-19
to cases	34	10
to cast	-28	-11
to cite	-7	23
to consider	17	1
to contend	-15	6
to decide	-21	-4
to distinguish	-25	7
to doubt	19	12
to draw	6	-23
to extend	26	-9
to find	-48	4
to follow	25	-36
to her	-2	14
to hold	-26	6
to invoke	21	6
to it	12	-5
to its	21	10
to limit	-11	7
to make	-16	8
to nothing	1	20
to notice	16	0
to our	25	-14
to overrule	-26	-9
to refer	-5	20
to rest	20	24
to say	20	-21
to see	-9	-29
to state	-21	-13
to take	-9	20
to that	25	6
to the	44	22
to which	-19	18
today	37	-14
today ,	16	-10
told	-4	25
told that	-3	14
too	44	17
too $	12	-7
too late	-6	19
traced	-37	-39
treat	19	9
treated	33	25
treated as	27	-1
trespasser	20	-1
trial court	8	20
tribunal	-24	-14
tried	-36	-31
true	-12	9
turn	-29	-19
turn to	-21	-4
twice	20	10
two	-27	-45
two @	13	15
two cases	-21	-17
two of	13	-1
unable	-9	-28
unable to	-9	-28
unavailing	-12	32
unavailing $	-12	32
under $	27	33
unnecessary	-39	-34
unnecessary to	-24	-19
unregistered	30	11
unregistered $	30	11
unsettle	-6	11
unsound	-23	-20
unsound $	-23	-20
up	-33	-17
upon	-4	21
upon the	-13	11
urged	-33	-17
us ,	-7	14
us the	10	-14
us to	-22	-2
use	-7	11
used	-16	-12
usefully	1	18
vacated	27	-3
vacated ,	15	-3
vain	26	7
validity	12	-8
verdict	14	29
very	25	23
vide	-22	-21
vide $	-22	-21
view	-46	-4
view $	-27	-22
view in	19	-10
view taken	10	20
view that	-22	-1
view was	-15	-27
void	-19	-14
want	-19	-20
warehousemen	-18	10
warning	10	30
warrant	6	16
was	-31	-25
was a	65	23
was affirmed	-17	-17
was also	-20	-25
was argued	-21	-19
was binding	-4	14
was decided	30	-18
was dismissed	-15	-15
was entered	-17	-10
was held	-11	12
was in	19	-6
was mistaken	15	14
was not	53	36
was on	15	22
was once	14	16
was overruled	-34	-13
was rendered	17	14
was said	36	31
was taken	-20	-10
was the	20	-14
was unregistered	30	11
water	22	17
water mark	26	8
we	11	63
we $	35	-8
we accordingly	13	-9
we affirm	-3	13
we agree	3	15
we approve	-6	11
we are	27	30
we can	21	10
we cannot	14	16
we could	-12	12
we decline	24	19
we do	13	-9
we express	-33	-32
we find	16	14
we follow	-18	29
we granted	-12	-20
we have	-41	-43
we hold	44	17
we join	20	20
we look	28	1
we may	-4	27
we mention	-29	-19
we need	-20	-10
we prefer	19	6
we regret	14	-1
we reverse	14	16
we see	9	61
we shall	-23	22
we should	23	-11
we take	-23	-19
we think	35	34
we to	-19	-15
we turn	-26	-8
we were	-16	3
we will	22	17
we would	25	17
weight	35	-2
well	-3	27
went	30	-10
went the	12	-4
were these	-21	-18
what he	18	-2
what the	40	5
what was	11	16
when	-17	-35
when it	-14	-20
when the	-21	-27
where	14	20
where it	-32	-13
where the	14	18
whether	-76	-71
whether $	-29	-26
whether it	-18	-17
whether the	-20	-6
which	-46	-28
which $	-16	-27
which is	-7	22
which was	5	18
which we	-21	-20
while	-18	-16
who	7	-30
whole	16	4
whole of	5	17
wholly	28	6
whose	-34	-28
why	-20	-3
will	-4	-22
will be	-16	-14
will not	30	6
with	19	-7
with $	-31	15
with @	-35	-26
with approval	14	19
with its	22	1
with respect	19	-7
with the	24	-3
withdrawn	1	-16
within the	5	-12
without	-11	17
without a	0	20
without deciding	-13	-19
witness	-22	-16
word	-5	-26
word $	-5	29
worker	-3	15
world	21	8
would be	-32	8
would have	-30	-24
would not	3	-16
writ	-21	-30
writ petition	-15	-18
writing	27	-3
writing $	24	-6
written	-22	-18
written $	-31	-14
written ,	13	-6
wrong	42	-6
wrong $	16	-17
year	-32	-21
yield	25	15
`;
