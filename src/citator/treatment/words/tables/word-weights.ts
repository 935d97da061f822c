/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-75, -100];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-37	-14
*@ agree	-10	20
*@ control	5	15
*@ court	33	10
*@ follow	18	28
*@ overrule	-10	-20
*@ precedent	-17	-5
*@ refuse	10	-13
*@ rely	22	30
*@ there	-41	-47
*agree	56	97
*agree agree	16	-5
*agree court	12	-5
*agree follow	-3	23
*agree here	-19	37
*agree party	36	8
*agree rely	-17	3
*agree statute	-3	-16
*agree time	28	6
*bench	-26	-18
*bench agree	23	-6
*bench bench	22	10
*bench commentator	14	27
*bench control	2	26
*bench court	-31	-17
*bench criticize	-25	-20
*bench differ	-4	-15
*bench follow	-27	-22
*bench here	-28	-25
*bench not	-19	10
*bench question	23	13
*bench rely	-22	-19
*bench there	-10	-37
*bench time	7	-13
*bench wrong	-1	16
*but	-1	-42
*but control	-5	11
*but court	-1	16
*but not	-27	1
*but statute	-20	-18
*but there	-14	-13
*commentator	-22	-35
*commentator not	8	-10
*commentator question	-18	-23
*commentator refuse	-14	-14
*control	35	99
*control agree	-27	-17
*control but	18	-2
*control control	6	54
*control court	34	23
*control decay	22	6
*control follow	-13	7
*control here	12	-13
*control limit	13	20
*control not	3	-14
*control open	-17	-17
*control overrule	-37	-14
*control party	-9	30
*control precedent	13	20
*control question	-14	-17
*control reverse	4	35
*control there	-14	10
*court	47	55
*court agree	-3	36
*court but	11	15
*court commentator	-8	18
*court control	-4	-40
*court court	-23	13
*court criticize	22	-28
*court differ	-25	-44
*court follow	-4	45
*court help	-15	9
*court here	17	25
*court limit	-14	19
*court not	-62	-36
*court open	-39	-49
*court overrule	7	-13
*court party	20	-7
*court question	42	56
*court refuse	46	27
*court rely	-50	-26
*court reverse	-22	-21
*court similar	30	-22
*court there	16	40
*court time	-5	17
*court wrong	28	2
*criticize	6	-10
*criticize agree	16	6
*criticize here	20	-3
*criticize not	19	32
*criticize precedent	-31	-19
*criticize question	-38	-16
*criticize there	35	-3
*decay	45	12
*decay @	20	7
*decay precedent	-8	17
*decay statute	16	4
*decay there	-41	-23
*differ	58	-34
*differ @	-36	-23
*differ court	-12	-19
*differ here	29	12
*differ party	17	2
*differ precedent	-5	18
*differ question	10	16
*differ similar	-29	-16
*differ there	23	-4
*follow	-2	80
*follow @	-24	-19
*follow but	15	-2
*follow here	16	10
*follow not	-24	-34
*follow precedent	-16	10
*follow question	-18	-14
*follow similar	-9	34
*help	70	34
*help here	-4	13
*help party	18	0
*help there	25	28
*here	43	60
*here agree	10	14
*here bench	-4	-26
*here control	-23	-29
*here court	-10	-20
*here criticize	4	16
*here limit	-7	15
*here not	54	31
*here open	17	-3
*here party	18	-23
*here precedent	14	18
*here question	-17	-9
*here similar	18	-17
*here there	11	-4
*here time	0	-27
*limit	21	0
*limit limit	28	3
*limit open	16	1
*limit precedent	29	7
*limit there	32	13
*not	100	44
*not agree	17	-3
*not commentator	7	-15
*not control	14	-2
*not court	-29	-3
*not criticize	-16	5
*not decay	18	42
*not differ	-43	2
*not follow	28	-28
*not help	53	-5
*not here	-16	0
*not limit	19	7
*not not	-28	6
*not open	-29	6
*not overrule	-40	-33
*not party	5	-17
*not precedent	-1	-19
*not question	-32	-28
*not refuse	-23	19
*not rely	4	-11
*not similar	15	17
*not there	15	22
*not time	31	-2
*not wrong	-18	7
*open	-90	-114
*open agree	-10	-16
*open bench	7	24
*open court	17	3
*open criticize	45	16
*open here	-17	-24
*open not	-64	-13
*open open	-13	-15
*open precedent	1	20
*open question	17	-21
*open similar	24	35
*open there	1	-24
*overrule	33	-43
*overrule @	-3	12
*overrule time	-24	-16
*party	-14	-19
*party agree	21	0
*party but	8	-10
*party control	-24	3
*party court	17	-14
*party differ	-18	5
*party help	12	0
*party here	-11	10
*party party	-71	-64
*party precedent	15	-8
*party question	-23	8
*party refuse	3	15
*party rely	21	-5
*party similar	20	16
*party there	-46	-47
*party time	19	2
*precedent	58	35
*precedent @	17	-7
*precedent agree	-16	-5
*precedent bench	-11	9
*precedent but	-8	8
*precedent commentator	-13	2
*precedent control	46	29
*precedent court	21	25
*precedent criticize	14	-2
*precedent differ	38	5
*precedent follow	-7	12
*precedent here	10	-11
*precedent not	9	-10
*precedent open	21	15
*precedent overrule	26	5
*precedent precedent	11	19
*precedent question	-40	-38
*precedent there	10	18
*precedent wrong	15	21
*question	-10	4
*question agree	-11	-16
*question control	19	21
*question court	4	-19
*question differ	-39	2
*question help	-2	18
*question here	37	25
*question not	36	11
*question open	-17	-11
*question overrule	-22	-2
*question precedent	-45	-15
*question question	-1	-16
*question rely	-15	-19
*question there	31	-3
*question time	-29	-29
*question wrong	11	-3
*refuse	-14	-30
*refuse agree	23	-3
*refuse differ	-18	28
*refuse follow	40	-1
*refuse here	17	15
*refuse limit	14	-6
*refuse overrule	-22	13
*refuse party	-18	-8
*refuse precedent	-23	-13
*refuse question	-18	2
*refuse similar	12	-7
*refuse statute	16	6
*refuse there	-60	-35
*refuse time	5	19
*rely	-5	-31
*rely agree	-7	14
*rely here	-35	-5
*rely not	5	-13
*rely party	-16	-14
*rely wrong	26	8
*reverse	25	6
*reverse @	42	5
*reverse precedent	-16	-18
*similar	15	46
*similar court	-15	-1
*similar differ	2	17
*similar follow	-11	-26
*similar help	-22	0
*similar limit	18	25
*similar not	16	5
*similar overrule	-20	-16
*similar party	0	28
*similar precedent	-12	-24
*similar rely	-6	-21
*similar similar	-7	33
*similar statute	5	35
*similar time	0	17
*statute	86	7
*statute @	1	20
*statute but	-7	15
*statute control	-9	21
*statute criticize	-14	2
*statute decay	12	-3
*statute here	2	-14
*statute not	15	25
*statute precedent	16	19
*statute similar	-16	-5
*statute statute	42	-10
*statute there	16	21
*there	-2	12
*there agree	7	43
*there bench	21	38
*there but	-26	-15
*there control	-26	11
*there court	1	-19
*there criticize	-23	-4
*there decay	-5	20
*there differ	14	13
*there follow	-1	-14
*there help	23	22
*there here	-1	23
*there limit	35	22
*there overrule	20	6
*there party	2	-11
*there precedent	30	-12
*there question	-1	27
*there refuse	24	13
*there rely	16	4
*there there	5	-28
*there time	-20	-8
*time	-8	11
*time agree	-15	-5
*time control	32	14
*time court	-5	15
*time criticize	2	17
*time follow	22	9
*time here	-14	-19
*time not	12	33
*time party	-26	4
*time precedent	16	2
*time question	-3	19
*time rely	17	-13
*time similar	1	13
*time statute	1	-20
*wrong	89	8
*wrong follow	13	-5
*wrong here	-28	-30
*wrong precedent	19	5
*wrong there	20	4
*~agree	1	-17
*~but	-22	5
*~commentator	8	-15
*~control	32	17
*~court	-2	-14
*~criticize	-2	13
*~decay	1	32
*~differ	-48	6
*~follow	35	-27
*~help	52	8
*~here	-29	-38
*~open	-30	6
*~overrule	-54	-24
*~party	13	-5
*~precedent	-14	-21
*~question	-16	-32
*~refuse	-29	20
*~rely	6	-10
*~similar	0	24
*~statute	18	-9
*~there	-11	12
*~wrong	-16	6
+*agree	23	19
+*bench	10	-19
+*but	-20	-10
+*control	-33	-10
+*court	13	-19
+*criticize	-21	-21
+*decay	-1	-18
+*differ	-5	-27
+*follow	-29	-12
+*here	23	18
+*not	25	-3
+*open	-31	-18
+*overrule	7	-30
+*party	-19	-47
+*precedent	35	41
+*question	-30	-24
+*reverse	-11	16
+*similar	3	29
+*there	32	18
+*time	-9	-23
+*wrong	22	12
+*~agree	-3	-22
+*~control	18	1
+*~court	-23	-14
+*~differ	-24	-6
+*~follow	4	-14
+*~here	-25	-37
+*~open	-11	23
+*~precedent	-39	11
+*~refuse	-29	-7
+*~similar	-1	45
+*~there	53	12
+*~time	5	-15
+,	-15	-40
+;	28	37
+@	-56	-49
+a	48	46
+accordingly	1	21
+act	7	-14
+affirmed	1	16
+all	4	-11
+allowed	-1	13
+also	-8	-19
+altogether	22	9
+an	13	-16
+and	-12	4
+any	-14	-16
+appeal	-17	-12
+apply	-5	11
+are	37	34
+authority	15	11
+away	17	16
+be	-11	8
+been	11	-15
+before	37	-1
+bench	29	-12
+but	11	24
+by	13	0
+came	11	-8
+can	17	12
+cannot	17	1
+claim	-9	13
+complaint	-17	-11
+concerned	13	13
+conclusion	19	12
+considered	17	2
+course	13	15
+court	-35	-34
+decision	5	25
+decline	23	-10
+did	26	36
+different	10	-9
+disagree	-3	14
+dismissed	7	30
+distinguishable	18	5
+doctrine	16	5
+does	-10	-50
+down	-10	6
+evidence	-31	-13
+facts	14	-4
+fails	3	26
+filed	-10	-17
+find	22	2
+first	-19	-24
+follow	-12	4
+for	11	-13
+found	-6	-31
+governs	-7	18
+granted	-20	-13
+had	56	25
+has	-13	-24
+have	-37	-42
+having	12	-6
+held	-15	-10
+here	28	18
+his	-26	0
+hold	27	7
+i	27	6
+in	-27	8
+it	52	53
+judgment	-8	8
+jury	-22	-15
+larger	12	-5
+legislature	-11	4
+matter	-1	-16
+may	-17	-10
+mistaken	17	2
+more	24	14
+moved	35	-7
+must	-26	6
+necessary	-19	-16
+need	-37	-26
+no	-8	-20
+none	-28	-47
+nor	-24	-2
+not	-10	-32
+notice	12	14
+now	19	5
+on	-15	-34
+one	10	-23
+only	-34	-21
+otherwise	-14	-13
+our	26	9
+out	20	-2
+overruled	-21	-21
+part	-11	18
+parties	-14	-14
+place	15	-4
+question	-22	-33
+read	27	9
+reasoning	0	15
+review	-13	-16
+rule	24	16
+said	-33	-12
+say	-13	-19
+section	20	4
+see	8	21
+shall	-8	23
+she	-6	13
+should	13	12
+signed	16	12
+since	-13	-21
+so	9	27
+state	-34	-28
+still	1	13
+suit	-3	14
+that	5	-18
+the	-21	-8
+their	-8	16
+them	-20	-6
+there	25	13
+think	13	18
+this	-21	18
+to	-2	-18
+too	-10	13
+took	-15	-14
+turn	-23	-19
+two	-27	-19
+under	1	-18
+us	8	-25
+verdict	-7	19
+was	56	23
+we	-45	8
+were	24	31
+what	-46	-29
+where	20	-2
+whether	-12	-20
+which	-16	-10
+who	9	-14
+will	8	-13
+wrong	22	-3
,	30	-14
, $	-25	-69
, @	15	10
, a	-51	-27
, aff'd	5	31
, after	20	22
, among	-30	-21
, and	-22	24
, are	-6	35
, as	-29	-7
, at	-22	-9
, but	-24	16
, by	-18	-16
, came	-16	-4
, can	10	-7
, cert	-15	-16
, could	-2	17
, decided	-15	-16
, did	10	31
, dissenting	-19	-21
, does	23	-14
, extends	-17	-4
, for	39	-1
, has	57	27
, holds	-23	-11
, if	-11	7
, in	-57	-33
, is	34	-10
, it	-25	-27
, j	-25	-20
, leaves	13	24
, may	16	-4
, must	31	-17
, no	-20	-19
, on	-18	15
, once	24	2
, or	-22	-28
, overruled	8	-8
, points	-5	15
, relying	-16	-15
, remains	20	40
, rev'd	27	5
, see	-24	-27
, should	30	0
, since	-26	-22
, stands	15	-2
, superseded	15	4
, that	44	8
, the	-38	19
, there	26	14
, therefore	-5	14
, this	-6	-27
, though	-28	-28
, to	13	24
, vacated	32	4
, was	-29	-28
, we	-11	19
, were	-8	-19
, where	-16	-5
, which	-15	-3
, who	-20	-18
, will	-11	-15
, with	-1	-40
, without	-13	-16
, would	13	1
-*bench	33	22
-*control	10	-34
-*criticize	-7	12
-*decay	5	23
-*follow	-16	5
-*here	0	35
-*not	7	29
-*precedent	-20	-24
-*question	7	41
-*refuse	-23	-27
-*similar	-13	30
-*statute	-12	-15
-*time	-10	-23
-,	8	-12
-@	41	39
-a	-23	-13
-an	17	6
-and	-20	1
-are	1	-12
-as	-25	-30
-at	-4	15
-been	-12	12
-before	-12	-17
-by	27	24
-case	4	19
-for	-2	12
-ground	0	20
-held	15	4
-here	-2	18
-in	26	2
-is	-53	-34
-judgment	-16	-10
-may	20	10
-must	-20	-35
-no	9	56
-not	23	-5
-notice	-15	-11
-of	-20	-43
-on	22	17
-one	13	14
-only	15	20
-that	20	-9
-the	-30	-22
-this	-9	8
-today	-9	-21
-us	11	-2
-was	-13	-2
-we	-6	10
-were	8	22
-when	3	17
;	-27	-20
; $	22	-1
; @	-5	-17
; it	22	3
; others	-22	-23
; see	-18	-11
; the	34	8
; there	13	17
; this	14	4
; we	-17	-10
<*agree	17	6
<*but	57	23
<*commentator	-42	-65
<*control	35	90
<*criticize	2	14
<*decay	-11	11
<*differ	17	12
<*follow	46	70
<*help	40	39
<*here	-15	2
<*limit	12	-4
<*not	39	7
<*open	-28	-43
<*overrule	20	19
<*party	-25	-18
<*precedent	18	24
<*question	-74	-48
<*rely	-17	-46
<*reverse	3	-16
<*similar	9	24
<*statute	37	22
<*there	-21	-23
<*time	34	31
<*wrong	17	-3
<*~agree	-18	-13
<*~control	17	-1
<*~court	21	17
<*~differ	15	25
<*~follow	16	4
<*~help	15	5
<*~here	-12	8
<*~open	-23	-22
<*~overrule	-18	-18
<*~party	15	13
<*~precedent	-29	-22
<*~question	-24	-21
<*~refuse	-17	18
<*~similar	11	-8
<*~there	-68	-26
<*~time	-1	27
<,	-17	-12
<@	25	-4
<a	-22	-7
<accept	-12	-26
<accord	11	49
<according	-35	-19
<accordingly	17	-13
<affirmed	-13	-14
<against	-18	-26
<ago	24	-6
<also	-41	-44
<amended	14	2
<amici	-19	-11
<an	-13	29
<and	-16	0
<announced	19	12
<answer	20	6
<any	14	3
<anything	-1	13
<appeal	-10	10
<appellant	28	19
<appellant's	10	-24
<appellants	0	15
<appellee	16	-3
<apply	3	18
<approach	10	-6
<argued	-11	4
<argument	22	30
<as	3	16
<ask	-12	3
<asked	17	19
<at	-3	-22
<attention	-27	-29
<author	19	3
<authority	2	-13
<away	5	-14
<basis	-3	18
<be	-29	-1
<because	38	16
<been	-3	14
<before	-28	-12
<being	-4	11
<bench	33	24
<best	16	19
<better	12	31
<board	13	19
<both	-19	-5
<brief	-19	-25
<bring	16	4
<but	35	10
<by	-26	15
<c	4	14
<came	-25	-13
<can	16	1
<cannot	9	22
<case	16	0
<cases	-26	-15
<cast	-13	-16
<century	13	13
<certiorari	-12	-14
<cf	-20	-23
<chagla	1	13
<circuit	1	-27
<circuit's	9	-7
<cite	-4	22
<cites	-15	-17
<claim	-3	14
<commission	-19	-14
<compare	-40	-39
<complaint	-13	-14
<conceded	18	4
<concurrence	-13	-12
<conflict	-33	-26
<congress	27	14
<consider	16	2
<continued	-3	-15
<contra	21	8
<controversy	1	28
<correctness	-18	-33
<could	10	27
<court	54	45
<courts	15	-9
<d	24	17
<day	-20	-15
<decide	-3	-14
<decline	6	19
<deed	-17	-13
<defendant	29	9
<depart	-3	14
<desai	-16	-20
<difference	15	5
<direct	14	-1
<disagree	10	-6
<dissent	-23	-37
<dissenting	-27	-35
<distinction	2	15
<distinguish	-17	22
<distinguished	-28	-26
<district	-16	2
<doctrine	-10	-21
<does	-14	-23
<doubt	-1	12
<doubted	-29	-15
<draw	3	-14
<drawn	-7	-28
<effect	-26	-15
<enough	5	27
<ever	-7	13
<extend	22	2
<facts	-23	-16
<fairness	24	27
<filed	-17	-24
<first	-10	-22
<follow	19	-6
<footing	11	-3
<for	-30	12
<force	11	-25
<found	22	3
<from	8	34
<full	-17	-10
<further	-7	12
<gave	22	2
<general	-13	-33
<given	-8	30
<government	-13	-1
<granted	-20	-28
<ground	-16	-9
<had	-15	4
<has	-8	10
<have	24	30
<headnote	-2	-14
<held	-12	19
<here	15	-10
<history	-8	9
<hold	-16	6
<holding	5	21
<hope	9	23
<i	12	13
<if	6	-21
<in	6	18
<inquiry	17	0
<into	1	-21
<invited	-21	-11
<is	-1	35
<issue	-12	-15
<issued	-23	-16
<it	-1	-33
<its	-10	-17
<itself	23	-6
<j	11	32
<judge	-23	-6
<judges	0	20
<judgment	28	-10
<justice	-13	-14
<language	-13	-38
<larger	19	10
<law	4	16
<leave	-15	-19
<left	3	-11
<legislature	-4	-22
<length	-16	-18
<light	-5	10
<little	11	-2
<long	20	-6
<longer	17	4
<may	-21	-13
<might	-6	10
<mr	-28	-14
<ms	6	15
<much	19	0
<must	22	43
<my	10	-10
<myself	4	15
<name	-25	-21
<necessary	-44	-39
<need	-16	11
<ninth	-15	-17
<no	-22	13
<not	-8	-35
<nothing	17	14
<observations	23	-7
<occasion	-30	-35
<of	20	15
<one	18	55
<open	7	21
<opinion	-2	-16
<or	-22	0
<otherwise	13	23
<ought	7	18
<our	-27	-3
<over	21	-5
<overrule	-17	-8
<overruled	-21	-24
<overruling	17	6
<own	14	0
<pages	-11	-14
<panel	-11	-19
<parliament	21	13
<part	18	1
<parties	-17	-25
<passage	-4	-14
<passed	-11	-23
<petition	-32	-37
<petitioner	0	13
<petitioner's	11	25
<plaintiff	14	-5
<plaintiff's	-7	-17
<point	13	41
<points	21	3
<present	14	16
<pressed	17	-1
<principle	0	17
<professor	-12	-15
<pronouncement	-2	15
<proposition	-11	-16
<question	21	7
<quoting	-14	-13
<ratio	14	12
<read	-19	-45
<reason	-5	23
<refer	-5	20
<reference	-16	-13
<referred	-19	-21
<refuse	-12	9
<regards	-23	-19
<regret	15	1
<reject	15	-7
<rejected	18	12
<reliance	30	-7
<relied	2	-13
<relies	23	7
<rely	-6	10
<remand	-11	-14
<report	-22	-17
<reported	15	2
<reservations	15	1
<respect	26	-9
<respectfully	18	17
<respondent	-9	-18
<restatement	4	-25
<review	-15	-20
<revisit	-5	10
<right	21	6
<rule	-11	16
<same	-7	29
<say	-17	-50
<says	-13	1
<see	-35	-35
<set	-18	-17
<should	-29	-43
<shown	-18	-2
<since	27	5
<single	11	-8
<sister	14	-5
<so	12	16
<solicitor	18	3
<some	-28	4
<sought	-18	-10
<spoken	18	-5
<squarely	0	17
<st	-20	-16
<stand	-6	16
<stands	3	24
<state	9	24
<statute	-29	-9
<submitted	-13	-14
<suppose	-24	-21
<supreme	-43	-25
<take	1	26
<test	-3	12
<than	4	46
<that	-25	-21
<them	-1	-16
<theory	-5	18
<there	-6	-19
<thing	20	-2
<think	22	14
<this	-13	-24
<thought	-2	-20
<three	-32	-8
<through	-13	0
<time	26	1
<told	-11	23
<too	22	8
<took	13	18
<traced	-27	-34
<tribunal	-15	-4
<true	-9	13
<two	-14	-17
<unable	-9	-27
<under	19	50
<unnecessary	-20	-14
<upon	-2	15
<urged	-24	-11
<us	-13	6
<vide	-19	-18
<view	-29	-5
<was	-60	-61
<we	15	-3
<weight	17	1
<well	2	20
<were	-6	-19
<what	-12	26
<whatever	15	-1
<where	11	15
<whether	-52	-38
<which	-10	25
<whole	9	-16
<will	-22	-22
<with	26	38
<witness	-21	-16
<would	17	30
<writ	-14	-15
<wrote	-13	-12
<year	-19	-18
<years	-3	14
=claim	-110	-143
=denied negative	-173	-115
=denied positive	-54	-127
=everyday negative	217	-3
=everyday positive	24	262
=formula negative	196	-10
=formula neutral	-63	-89
=formula positive	-36	183
=silent	-9	-11
=unread negative	-80	-83
=unread positive	-93	-124
=weak negative	60	63
=weak positive	42	97
>*agree	11	48
>*bench	-37	3
>*but	-45	-63
>*control	32	51
>*court	19	13
>*criticize	25	-16
>*decay	53	-7
>*differ	41	-4
>*follow	16	11
>*help	55	24
>*here	25	45
>*open	-34	-43
>*overrule	10	-31
>*party	-29	-22
>*precedent	-6	-16
>*question	-7	-16
>*refuse	35	-23
>*reverse	49	7
>*statute	16	10
>*there	20	7
>*time	2	14
>*wrong	41	-12
>*~agree	13	13
>*~but	-15	10
>*~commentator	1	-13
>*~control	-5	18
>*~court	0	-18
>*~differ	-37	-21
>*~follow	15	-18
>*~help	36	-1
>*~here	2	-25
>*~limit	-3	-17
>*~open	-3	13
>*~overrule	-36	-7
>*~precedent	42	-17
>*~refuse	16	17
>*~rely	14	-7
>*~statute	18	1
>*~there	2	14
>*~time	-13	-20
>*~wrong	-16	18
>,	-28	13
>;	-43	-60
>a	24	-6
>about	10	-13
>act	21	1
>action	-18	-5
>add	-13	33
>adopt	13	1
>aff'd	5	31
>affirmed	-37	-43
>after	16	-6
>again	5	20
>against	-28	17
>age	-2	12
>all	4	31
>also	10	23
>amendment	10	17
>among	-27	-29
>an	-5	-47
>answer	-12	12
>answers	14	17
>any	19	19
>anything	-22	-9
>appeal	-16	-12
>appellant	1	-17
>applicable	8	22
>application	5	-10
>applied	-21	-13
>applies	-18	6
>approval	14	18
>are	17	28
>argued	-20	-20
>arose	-29	-33
>as	-15	-14
>aside	25	2
>ask	11	17
>asked	-17	-33
>at	-18	-21
>attention	4	15
>authority	17	7
>away	23	18
>back	-4	-20
>be	-4	-20
>because	-26	-13
>become	12	-3
>before	-19	-18
>bench	-14	-17
>between	5	-14
>beyond	26	-1
>bind	18	7
>books	-2	16
>both	-23	-14
>built	18	9
>but	-36	-9
>by	20	-15
>c	-14	-19
>call	-22	0
>called	-32	-16
>can	25	-3
>cannot	24	20
>car	-1	17
>carrier	-11	2
>case	-15	2
>cases	-15	-20
>cert	-15	-16
>child	11	14
>cir	1	15
>circuits	-26	-10
>cited	-23	-23
>claim	12	22
>clearly	18	1
>clinches	7	17
>come	15	4
>commands	10	-7
>common	15	0
>company	9	-7
>complaint	7	18
>complete	-5	18
>concludes	-2	12
>consent	-19	-13
>consideration	-23	-17
>constitution	-7	10
>construed	-9	17
>context	15	4
>contract	1	-12
>contrary	12	-6
>controlling	-19	-25
>controls	15	16
>controversy	-10	7
>correct	14	11
>correctly	3	16
>course	-17	-7
>court	0	-35
>cut	17	2
>d	-15	-16
>date	-8	9
>debate	-26	6
>decided	-12	-20
>decision	46	1
>decree	-13	-13
>defendant	0	12
>denied	-27	-24
>did	-16	-3
>difference	21	8
>directly	-5	18
>disapproved	33	18
>dismissed	-20	-9
>dissented	14	-2
>distinguishable	-21	-9
>distinguished	-15	-12
>divided	12	-5
>do	-19	4
>does	22	19
>doubted	18	3
>down	24	0
>drawn	19	-1
>each	-24	-26
>effect	15	2
>end	16	-6
>entered	-16	-17
>error	-8	10
>every	11	14
>evidence	-19	-17
>extends	-21	2
>extent	20	2
>fails	20	4
>falls	4	34
>far	22	0
>fatal	-2	15
>fee	4	-11
>find	-19	5
>first	3	30
>fla	9	17
>followed	-13	13
>for	9	-8
>force	6	25
>forty	-16	-1
>fountainhead	-17	-5
>four	9	18
>from	18	-14
>fully	-5	14
>gave	14	1
>general	22	19
>give	6	-18
>given	2	-17
>gives	23	-8
>got	-2	20
>govern	-24	-19
>ground	-18	-8
>grounds	20	7
>had	8	-11
>handed	-16	-10
>has	29	29
>have	32	30
>he	24	19
>heard	-11	-17
>help	12	-3
>her	7	23
>hereby	28	6
>him	4	26
>hold	12	18
>holding	13	-3
>house	11	-7
>if	-24	-1
>incuriam	-16	-16
>is	68	64
>it	-21	-1
>its	42	5
>j	-18	-25
>judge	14	19
>judgment	-30	-29
>justice	10	18
>knew	23	8
>laid	17	9
>land	-11	8
>large	3	-12
>later	23	-6
>lay	13	-9
>lease	-16	-9
>leaves	15	44
>left	17	-7
>legislature	-14	-11
>lessee	-20	-14
>light	16	-4
>like	19	-1
>longer	6	-25
>look	18	17
>made	-17	-2
>mark	35	13
>matter	-29	-14
>me	-15	-16
>mem	3	19
>might	15	11
>mind	-15	5
>minor	15	16
>minors	28	-2
>misplaced	17	3
>mistaken	3	23
>more	8	-14
>must	31	26
>never	1	15
>none	5	51
>not	-30	-26
>note	-16	13
>notice	31	49
>notification	-4	14
>obiter	14	3
>of	23	-23
>officer	22	5
>old	-22	-7
>on	13	23
>once	22	15
>one	15	-11
>only	19	-3
>opinion	14	0
>or	-15	-32
>oral	21	2
>order	-26	-12
>other	-1	-29
>others	-12	-15
>otherwise	18	-6
>ought	-11	4
>our	-8	16
>over	-17	1
>overruled	11	-28
>own	3	14
>paid	9	-7
>part	-14	-15
>passing	12	-2
>pay	25	9
>pending	-30	-32
>per	-16	-16
>petition	-16	2
>placed	17	3
>plain	22	2
>plaintiff	-2	-15
>plaintiff's	-4	22
>point	30	2
>points	-5	15
>practice	-27	-15
>precedent	16	-1
>present	-12	-19
>principle	-3	13
>proof	-5	-18
>proposition	20	6
>proved	4	-14
>quite	22	-1
>quoted	-14	0
>read	14	15
>reads	-25	-23
>reasons	27	-7
>reconsideration	-4	20
>record	18	3
>referred	21	3
>refused	-26	-10
>rejected	-15	-10
>relied	11	43
>remains	17	43
>rendered	23	9
>repealed	-32	-20
>report	-20	-19
>requires	13	-1
>rest	18	16
>rests	20	10
>result	2	-28
>rev'd	27	5
>right	20	1
>room	-14	-1
>rule	-29	6
>said	26	0
>says	18	23
>search	0	21
>section	3	-17
>see	12	-16
>sentence	-2	-17
>set	16	13
>setting	17	3
>settled	-30	-13
>shall	20	11
>she	14	-5
>short	17	13
>should	16	-3
>shown	-11	12
>side	14	2
>sides	-17	-13
>silentio	20	5
>similar	-18	-12
>since	-21	-11
>six	-7	13
>so	7	-14
>sound	-12	13
>speaks	29	12
>squarely	-17	-9
>st	8	24
>stands	28	4
>statute	39	13
>step	22	6
>stood	18	4
>struck	-29	-6
>sub	27	6
>submission	-4	14
>sufficient	-4	36
>suggests	16	1
>suit	-9	-18
>supplies	-2	16
>supreme	28	12
>survive	24	19
>takes	2	-12
>teaches	-3	27
>temporary	-6	16
>tenant	0	-17
>text	22	7
>than	4	-16
>that	-4	-26
>the	-7	-20
>there	16	38
>these	-15	-5
>they	1	14
>this	16	21
>though	-16	-14
>to	17	8
>today	43	11
>too	31	-15
>treated	22	7
>tribunal	-15	-13
>tried	-14	-12
>two	11	-25
>unavailing	-12	31
>under	-7	-33
>unnecessary	-14	-16
>unregistered	26	10
>unsound	-21	-17
>until	-8	11
>up	-12	-21
>us	-15	20
>used	-15	-16
>vacated	39	7
>view	-20	14
>void	-19	-14
>warehousemen	-12	6
>was	15	2
>way	31	28
>we	20	39
>weight	15	-4
>were	-25	-46
>what	61	10
>when	-6	-47
>where	-16	0
>whether	-18	-13
>which	-10	-46
>while	-15	-14
>who	18	-5
>whole	3	26
>wholly	25	5
>with	-19	-42
>without	-22	11
>words	-1	-14
>worker	-4	16
>would	1	-26
>wrong	20	-1
@	-38	-30
@ $	-20	-13
@ ;	10	17
@ fla	9	17
@ in	15	15
^ ,	25	35
^ ;	-67	-40
^ @	-11	25
^ a	-16	-6
^ accord	7	34
^ according	-35	-19
^ after	11	-21
^ appellant	15	18
^ appellee	3	-15
^ applying	-1	14
^ are	16	12
^ as	7	17
^ at	17	-4
^ because	-8	14
^ before	-25	-29
^ between	-1	16
^ both	-29	-26
^ but	41	22
^ cannot	35	2
^ cf	-34	-26
^ compare	-40	-39
^ concludes	-1	12
^ counsel	29	2
^ defendant	15	-1
^ defendants	22	7
^ for	-25	-15
^ here	-20	13
^ i	26	17
^ in	-106	-87
^ is	33	17
^ it	40	50
^ its	24	10
^ judge	-34	-11
^ justice	-16	-7
^ later	10	-11
^ learned	-20	-8
^ may	17	1
^ mr	-25	-11
^ ms	-3	11
^ must	28	4
^ no	-16	-4
^ nothing	-18	-16
^ one	-16	-33
^ only	-36	-30
^ our	4	-14
^ petitioner's	10	15
^ plaintiff	28	4
^ plaintiff's	-7	-17
^ professor	-12	-15
^ requires	16	-9
^ respondent	-22	-14
^ see	-46	-35
^ since	-8	-23
^ so	20	26
^ some	-12	-17
^ st	7	24
^ stands	14	3
^ still	1	17
^ tested	-1	14
^ that	27	12
^ the	-43	-58
^ there	-10	-19
^ three	-16	-5
^ today	4	-15
^ two	-31	-18
^ under	-7	15
^ was	51	14
^ we	86	69
^ were	-4	-15
^ what	16	13
^ whatever	15	-1
^ where	21	1
^ whether	-34	-23
^ with	46	50
^ would	30	2
a	-1	-39
a bench	17	7
a case	14	-10
a century	4	24
a child	11	14
a complete	-4	14
a concession	13	0
a different	28	24
a larger	20	9
a line	-33	-9
a minor	15	16
a precedent	14	-1
a question	3	-16
a similar	-18	-11
a statute	-3	18
a verdict	18	15
abandon	0	13
abolished	18	1
abolished the	18	1
about	-3	-39
about it	-22	-17
about the	-20	-18
accept	10	-29
accept $	1	-15
accept the	6	-12
accord	11	49
accord $	5	26
according	-35	-19
according to	-35	-19
accordingly	30	17
accordingly $	0	24
accused	-17	-18
act	19	-27
act ,	-3	-23
action	-25	-11
add	-7	36
additional	0	18
adhere	10	15
adhere to	10	14
admits	-3	14
adopt it	14	0
adopted	-10	-18
aff'd	5	31
aff'd mem	3	19
affirmed	-48	-42
affirmed $	-17	-18
affirmed a	-16	-19
affirmed by	-22	-13
after $	-35	6
again	1	33
against	-39	-10
against $	-22	-16
against the	-13	29
age	13	18
agency	-20	-21
ago	37	-6
agreed	-16	-16
agreement with	-7	9
all	15	22
all but	16	-2
alleged	-17	-17
allowed	-17	6
alone $	-18	1
already	18	1
also	-39	-40
also $	-28	-16
altogether	26	11
altogether different	21	9
am	5	17
amended	24	3
amendment	19	25
amendments	8	18
amici	-31	-19
among	-39	-39
an	10	-26
an authority	15	-1
an exception	-5	10
and	-26	3
and $	-19	-9
and @	-20	-20
and a	11	-17
and are	-7	17
and do	1	-12
and has	-1	24
and hold	14	2
and i	17	9
and in	22	17
and is	13	19
and it	24	39
and its	16	2
and not	21	9
and ought	-11	10
and shall	11	-2
and should	-14	-13
and so	-26	-14
and the	16	-12
and there	-7	33
and this	-12	-35
and we	32	2
and without	16	-2
announced	24	11
another day	-22	-18
answer	-12	14
answer $	-7	11
answered	5	16
answers	14	18
any	20	5
any doubt	4	19
anyone	-9	-19
anything	-19	11
apart	15	2
appeal	-63	-39
appeal $	-22	-10
appeal ,	-25	-21
appeal followed	-11	-21
appeal is	9	18
appears	17	7
appellant	30	2
appellant cannot	15	1
appellant's	1	-21
appellants	0	15
appellee	3	-15
applicable	8	22
applicable $	3	22
applied	-31	-33
applies	-20	7
applies with	-3	12
apply	2	32
apply $	-6	14
applying	18	19
applying the	-7	10
approach	12	-5
approval	12	25
approve the	3	17
are	47	62
are in	-8	10
are not	29	10
are told	-8	15
are unable	-20	-21
are we	16	-1
argued	-31	-16
argument	19	34
argument ,	14	-21
argument that	19	7
arise	-34	-22
arises	-19	-21
arose	-30	-29
arose out	-18	-24
as	-17	-25
as here	-8	22
as it	32	25
as the	-24	-10
as there	16	-3
as they	-13	-15
as though	11	15
as to	-23	-37
as was	10	19
as we	-21	12
aside	28	10
aside $	3	14
asked	3	-19
asks	11	-11
at	-23	-28
at $	25	28
at page	-22	-25
at the	20	16
attention	-23	-14
attention was	-22	-24
author	17	-1
authority	41	7
authority for	19	18
authority is	-4	-23
away	41	14
away $	4	15
back	-11	-21
banc	10	-4
barred	-13	1
basis	-2	24
be	-21	-5
be allowed	4	19
be confined	13	0
be deemed	15	-9
be distinguished	-47	-27
be found	0	-36
be held	17	4
be no	-13	-15
be overruled	-47	-19
be placed	25	9
be quashed	-2	14
be read	11	-15
be regarded	15	-4
be said	-3	23
be that	-13	5
be the	8	18
be treated	20	6
be understood	20	4
be written	-19	-20
because $	14	-6
been	11	17
been overruled	-32	-21
been written	-1	22
before	-27	-50
before $	-27	-27
before it	7	26
before the	32	8
before us	-20	-42
begin	-20	-15
begin with	-20	-15
below	-23	5
below $	-15	-10
bench	37	-3
bench $	16	-2
bench ,	11	-9
bench in	-13	0
bench of	14	0
best	16	19
better	39	33
better than	-10	11
between	-22	-22
between this	-15	-1
beyond	21	11
bill	-17	13
bind us	-17	-12
both	-33	-21
both sides	-24	-22
bridge	-10	17
brief	-18	-24
bring	24	-3
broad	-2	19
broadly	20	1
built	18	9
built $	27	-7
business	12	-3
but	7	16
but cf	14	3
but see	20	2
but that	21	8
by	27	31
by $	-5	26
by @	43	19
by a	38	23
by the	-11	7
call	-26	-3
called	-56	-31
can	55	17
cannot	57	42
cannot be	-11	17
cannot take	15	1
car	-9	6
carry	18	1
case $	0	40
case in	-4	16
case is	20	17
case was	-18	-20
cases	-50	-49
cases $	-28	-23
cases have	17	2
cases of	38	11
cast	-14	-15
cause	13	-1
century	14	28
cert	-15	-16
certiorari	-32	-27
cf	-20	-23
cf $	-20	-23
charged	7	-9
charter city	13	13
chief	32	13
chief justice	32	13
child	14	15
child of	14	15
chipped	15	1
chipped away	15	1
choice	5	24
choose	0	-13
cir	20	19
cir $	29	48
cir ,	14	-12
cir quoting	-14	-13
circuit	10	-12
circuit $	15	14
circuit has	-29	-16
circuit's	9	-7
circuits	-21	-14
circular	-15	-11
cite	-18	13
cite $	-4	22
cited	-32	-39
cited $	-17	-19
cited for	18	-1
cites	-9	-15
cites $	-15	-17
city	-24	-5
claim	-9	36
claim $	14	16
claim fails	-3	33
clause	2	21
clearly	31	5
clearly distinguishable	23	4
clerk	-8	9
clinches	9	21
clinches the	9	21
co	-20	-13
cold	29	-18
come	11	-3
commands	10	-7
commend	11	-7
commission	-29	-22
common	17	-15
company	18	-14
compare	-40	-39
compare $	-29	-22
complaint	-33	-24
complete	0	17
complete answer	-4	14
conceded	18	4
concludes	-2	12
concludes the	-2	12
concur	16	-3
concurrence	-27	-7
confined	19	-3
confined to	-12	-16
confirmed	-7	11
conflict	-36	-22
conflict between	-32	-26
congress	20	1
consent	-17	-19
consent $	14	-1
consider	6	-11
consider the	26	7
consideration	-28	-11
consideration $	-17	-13
constitution	-1	13
construe	9	-8
construed	-9	17
contend	-14	9
contention	-12	6
context	15	4
continued	-3	-15
continues	-8	12
continues to	-8	12
contra	21	8
contract	-6	-24
contrary	13	-10
contrary $	-13	-14
controlling	-19	-25
controls	25	23
controls $	15	-1
controls ,	-4	12
controversy	-12	33
controversy is	-15	-9
convincing	-4	-19
correct	23	18
correctly	0	25
correctness	-29	-37
correctness of	-28	-38
costs	-23	-11
costs $	-17	-8
could	5	43
could not	-10	24
counsel for	-20	-9
counsel relies	30	12
course	7	33
course $	1	20
course of	-14	-15
court	20	-21
court ,	23	10
court below	-3	15
court could	20	6
court did	26	6
court does	14	-1
court has	8	-17
court in	-20	-4
court is	-18	-5
court said	-5	-15
court so	-6	9
court thought	-2	-17
court was	14	29
courts	15	-12
courts have	13	-1
covenant	-3	-18
cut	13	-7
d	20	6
d cir	32	11
dates	-5	-18
day	-26	-29
day $	-18	-22
de	-14	-14
debate	-26	5
debate $	-28	4
decide	-13	-19
decided	-10	-21
decided $	-10	-18
decided ,	-2	26
decided by	-4	-19
decided in	-18	-15
decided on	16	2
deciding	-11	-18
deciding that	-17	-20
decision	45	16
decision $	18	25
decision ,	16	-10
decision in	16	10
decline	25	17
decline to	28	6
deed	-22	-3
deemed	15	-9
defendant	26	7
defendant points	19	4
defendants	5	19
delivered	-16	-16
demand	-4	21
denied	-40	-39
denied ,	-18	-15
depart	-6	18
depart from	-6	18
desai	-16	-20
describes	-20	-16
did	12	15
did $	-2	22
did in	-3	-19
did the	15	-1
difference	25	27
difference between	30	-1
different	16	1
different $	-21	-13
differently	0	13
differently $	-8	12
direct	29	10
direct that	21	0
directly	-5	18
directly on	-4	17
disapproved	25	4
discussed	-27	-26
discussion	12	15
dismissal	-12	2
dismissed	-24	5
dismissed $	13	45
disposes	1	14
disposes of	1	14
dissent	-20	-45
dissent in	11	-18
dissent would	3	18
dissented	17	-1
dissented from	17	-1
dissenting	-30	-38
dissenting $	-25	-20
dissenting in	-14	-12
distinction	7	18
distinguish	-17	22
distinguish $	-17	22
distinguishable	-20	-16
distinguished	-43	-38
distinguished $	26	0
disturbed	-14	0
disturbed $	-14	0
divided	5	-17
division	19	12
division bench	18	4
do	-19	20
do $	6	22
do not	-37	-44
do so	-14	10
do we	15	-9
doctrine	-7	-21
doctrine is	-15	-12
does	-7	-58
does not	9	-18
does so	15	-2
doing	11	-10
doubt	2	14
down	24	16
down $	46	25
down ,	-16	-1
draw	11	-18
drawn	10	-21
due	-5	-16
e	-21	-19
each	-24	-26
effect of	-9	-21
either	-20	-7
employer	-2	17
en	10	-4
en banc	10	-4
enacted	-33	-18
end	23	4
ends	-22	-9
enough	3	33
enough to	1	33
entered	-21	-22
entire	-3	15
entitled	7	35
entitled to	7	35
equity	-11	5
erred	2	43
error $	-3	16
escape	-6	16
even	-11	-17
even if	-15	-11
ever	-9	23
ever since	-5	12
every	14	39
everything	13	29
evidence	-53	-43
evidence $	-26	-22
exception	-1	19
explained	4	-12
explanation	20	-2
express	-22	-27
express no	-31	-31
expressed in	15	2
extend	24	3
extend $	22	2
extends	-21	2
extent	26	-1
facts	-13	-24
facts $	-5	-22
failed	-12	-15
fails	21	43
fails $	18	29
fairness	24	27
fairness to	17	11
falls	21	32
far	19	3
fatal	-2	15
fee	4	-11
fell from	-2	20
field $	1	14
filed	-38	-53
final	12	-1
find $	20	9
find no	9	16
finding	-26	-16
first	-26	-17
first to	-16	-15
fla	9	17
fla $	31	-8
followed	-26	-10
followed it	-2	12
follows that	11	-5
for a	-25	-11
for an	-3	-15
for another	-22	-18
for any	22	24
for consideration	-32	-10
for it	-10	-16
for more	-18	-9
for that	22	1
for the	-32	-44
for this	1	21
for us	-2	25
force	22	3
force $	22	2
forty	-7	14
forty years	-15	8
found	-3	-37
found $	-18	-19
found in	11	-3
foundation	7	23
founded	18	9
fountainhead	-17	-5
fountainhead of	-17	-5
fourth	-9	13
fraud	-24	-30
from	50	16
from it	-5	10
from the	13	-5
full	-19	0
fully	-1	28
further than	5	21
gave	31	-1
gave the	8	-10
general	3	-18
generations	-7	11
generations of	-7	11
give	7	-17
given	-9	9
given $	-20	-17
given in	0	19
gives	23	-8
go	-11	-16
good $	-2	19
good law	-16	-28
goods	12	-3
got	-1	26
govern	-24	-19
government	-13	-1
governs	-8	17
granted	-44	-34
granted ,	-3	-15
granted certiorari	-28	-23
ground	-40	-3
ground $	4	15
ground that	-23	-8
grounds	-22	-22
had	31	-11
had $	-18	-1
had been	19	0
had before	13	24
had never	-11	8
had no	-7	15
had signed	18	10
had the	6	-11
half a	-6	9
handed	-19	-14
has	39	24
has been	5	19
has changed	15	-2
has found	18	15
has no	34	-1
has not	-24	3
has our	-2	15
has proved	5	-14
has shown	-8	10
has stood	-6	10
have	52	37
have considered	21	4
have done	-17	-4
have followed	-2	16
have had	12	-12
have never	-19	-7
have no	-41	-45
have read	18	6
have since	11	-5
have taken	1	15
have us	3	-13
having	7	-12
he	19	-11
he had	-16	-13
he must	3	16
he was	14	-2
headnote	-2	-14
hearing	-16	5
held	-13	16
held $	-10	12
held in	-3	21
held otherwise	12	-7
held that	-26	-18
held to	15	-2
help	15	-2
her	9	33
here	27	24
here $	-21	-6
here ,	-12	17
here the	11	-7
hereby	31	6
high	21	13
high court	-16	-11
high water	26	7
him	13	36
him $	10	36
his	-10	14
history of	-28	-23
hold	31	29
hold $	-9	15
hold ,	31	-10
hold otherwise	0	15
hold that	-23	-12
holding	19	25
holds	23	13
holds good	-5	18
holds otherwise	11	-5
hope	9	23
house	6	-14
i	24	15
i am	5	17
i respectfully	-8	16
i would	20	-1
identical	-3	16
if $	-19	-16
if the	-6	-16
iii	-17	-9
impugned order	-6	11
in $	-20	-7
in @	79	15
in and	18	6
in any	-14	-22
in fairness	17	11
in its	-34	-27
in mind	-17	3
in our	23	24
in part	-16	-17
in so	18	6
in terms	7	27
in that	-1	16
in the	-42	-30
in this	-34	6
in vain	25	7
in view	17	29
in which	-16	-24
incuriam	-16	-16
incuriam $	-15	-16
indistinguishable	-7	17
injunction	-15	-22
inquiry	17	0
inquiry of	17	1
instruction	-12	3
insurer	-1	13
interest	13	-2
into	-11	-22
invitation	12	17
invited	-22	-13
invited to	-16	-6
is	-8	55
is a	8	-9
is an	17	16
is answered	-1	15
is bound	-22	1
is clearly	21	5
is directly	-4	17
is dismissed	13	19
is hard	20	-4
is in	-13	-13
is left	15	-7
is misplaced	16	4
is necessary	-16	-15
is no	-25	-30
is none	-32	-22
is not	-42	-63
is now	12	13
is of	20	0
is only	0	13
is open	30	-1
is overruled	21	2
is pending	-21	-20
is per	-29	-20
is right	17	19
is said	-30	-24
is still	-4	12
is that	0	14
is the	-20	6
is to	-26	-8
is too	19	3
is unavailing	-5	13
is unnecessary	-18	-18
is whether	-12	-12
is without	-1	23
issued	-31	-24
it	21	46
it $	-17	24
it ,	-11	27
it and	26	17
it as	-38	-26
it did	3	21
it does	18	-3
it had	24	19
it here	9	-11
it holds	20	13
it in	-32	-24
it is	-1	-38
it may	-25	0
it otherwise	-22	-12
it says	9	18
it the	13	32
it to	39	29
it unnecessary	-22	-16
it was	13	-40
it will	-27	-27
its	16	-13
its authority	-5	16
its own	20	-1
itself	36	0
j	-19	-7
j ,	-30	-3
judge	-19	8
judges	-1	31
judges ,	-13	1
judgment	-26	-41
judgment in	12	-9
judgment is	-24	-15
judgment of	20	1
june	-13	-12
jury	-27	-40
jury was	-21	-13
just	-6	21
justice $	16	6
justices	-18	-25
keep	4	26
keep it	4	26
knew	20	21
known	-30	-22
laid	22	22
land	-11	8
language	-10	-37
language of	-21	-30
large	3	-12
larger	31	3
larger bench	22	7
late	-9	15
later	21	-3
later decisions	16	2
latter	-17	-7
latter is	-17	-5
law	-36	-8
law ,	-26	-4
law commission	-27	-20
law declared	0	13
lay	21	-13
lay down	21	-2
lays	-11	10
learned $	-14	-15
learned judges	-6	16
learned single	11	-7
lease	-17	-18
lease was	14	-3
leave	-12	-22
leave it	26	5
leaves	21	35
leaves us	19	-10
left	28	-23
left of	20	-4
left open	-13	-15
legislature	-14	-21
legislature has	-18	-14
let	9	21
liability	4	-12
like the	-13	10
limit $	-19	1
limiting	17	1
line of	-20	6
little	18	-7
long	50	10
long ago	30	-13
longer	25	-25
longer $	20	2
longer good	-18	-15
lord	13	-1
lost	2	14
made	-17	3
majority of	-7	13
make	2	15
many	0	-18
margin	-18	-26
mark	44	10
mark $	27	13
master	-1	22
matter	-37	-39
matter $	18	16
matter be	14	-2
may have	31	-3
may not	17	18
me	-15	-16
meant	11	-6
measure	10	18
mem	3	19
mem ,	3	19
mention	-39	-30
merely	8	-10
met	3	21
might	12	33
mind	-15	5
minor	15	16
minors	28	-2
misplaced	30	7
misplaced $	30	7
mistaken	25	26
more	22	12
more $	33	9
most	14	1
moved	35	-7
mr	-35	-13
mr desai	-16	-20
much	20	1
much of	16	-1
must	8	27
must ,	-2	12
must go	-15	-1
must now	10	-5
must yield	24	14
my	8	-22
myself	4	15
name	-15	-6
names	-5	12
natural	-6	13
necessary	-57	-45
necessary to	-38	-35
need	-45	-14
need not	-24	-12
needed	-16	2
needs	24	5
neither are	16	-1
never	-22	-22
never been	0	16
next	4	-11
no	4	34
no better	-3	11
no case	0	20
no court	17	7
no further	5	22
no longer	21	-25
no more	40	33
no need	-21	-26
no occasion	-22	-16
no opinion	-41	-30
no principled	-21	-6
no reason	-3	26
no such	16	-3
no view	-23	-21
nobody	26	-13
nobody has	17	-8
none	-24	5
none $	-8	-41
none of	-23	-1
nor	-13	7
not	-3	-58
not $	44	-25
not ,	-10	-16
not a	22	2
not an	20	25
not arise	-33	-20
not be	1	-14
not been	2	-17
not bind	-17	-12
not binding	-6	-17
not bound	16	-9
not called	-15	2
not decide	14	-6
not follow	12	-10
not free	-2	16
not have	19	14
not lay	13	-5
not necessary	-30	-33
not persuaded	-6	14
not say	-33	-18
not survive	17	14
not the	-2	-25
not to	-21	-17
note	-8	9
nothing	23	16
nothing $	11	-9
nothing in	-14	16
nothing of	-14	-10
notice	26	37
notice may	12	-4
notice must	-10	-14
notice was	2	32
noticed	-16	-11
notification	-4	14
now	25	10
now $	-6	12
now be	13	-5
obiter	14	3
objection	-18	-4
observations	22	-6
observed	-33	-36
observed in	-24	-26
occasion	-22	-36
occasion to	-10	-32
of	-20	-32
of $	28	33
of appeals	-17	-11
of cases	-3	15
of evidence	-22	-17
of four	11	14
of his	-16	-11
of its	-13	-18
of law	-26	-21
of no	2	13
of the	8	-8
of them	-23	-15
of this	15	34
of three	15	-5
officer	12	-8
old	-23	-22
on	-18	-11
on $	44	45
on other	15	3
on remand	-14	-17
on the	-23	6
on this	15	13
once	20	15
one	46	18
one $	4	26
one in	-9	7
one must	-17	-11
one that	16	-7
one thing	24	4
only to	5	22
open	18	34
open to	26	26
opinion	13	-17
opinion $	11	-4
opinion in	-18	-26
opinion on	-19	-16
opinion that	16	5
or	-22	-28
or not	-25	-21
oral	10	-8
order	-39	-27
order cannot	-1	15
order in	17	1
ordered	4	26
ordinance	-13	4
other	4	-27
other grounds	15	3
other way	27	-10
others	-26	-24
otherwise	30	14
otherwise in	24	5
ought	2	24
ought to	-1	25
our	-1	34
our attention	-28	-29
our decision	-20	-4
our opinion	15	15
our own	-7	16
our sister	14	-5
ours	-4	31
ourselves	17	4
out	15	13
over $	12	-14
overrule	-16	-15
overrule $	-15	-21
overruled	-31	-74
overruled $	46	7
overruled ,	-10	-19
overruled @	-26	-16
overruled and	-16	-9
overruled by	-18	-11
page	-22	-25
pages	-25	-21
paid	25	0
panel	-4	-18
papers	17	5
parliament	21	13
part iii	-25	-5
parties	-45	-52
party	-27	-26
passage	-4	-14
passed	-12	-22
passing	12	-2
past	14	-3
path	1	18
pay	14	4
pending	-27	-20
pending $	-15	-18
per	-13	-17
per incuriam	-16	-16
persuade	14	-7
persuaded	3	18
petition	-47	-32
petition against	-15	-15
petition is	1	14
petition was	0	-16
petitioner in	1	18
petitioner's	19	39
petitioners	6	25
phrase	-38	-30
place	7	-10
placed	19	-5
placed before	16	3
plain	20	1
plaintiff	24	-7
plaintiff $	-23	-14
plaintiff in	-21	-32
plaintiff reads	30	21
plaintiff's	-11	14
plaintiff's case	-4	22
plea	-11	-14
point	23	25
point $	9	-15
point in	11	-2
point is	2	24
points the	-5	15
points to	21	3
position $	12	-4
possible	-13	2
power	25	10
practice	-42	-31
precedent	22	-3
prefer	17	3
premise of	14	3
present	9	-6
present case	5	17
pressed	18	6
presumed	-45	-45
principle	-7	36
principled	-21	-6
professor	-12	-15
pronouncement	-2	15
proof	-19	-27
propose	12	-3
propose to	12	-3
proposition	9	-11
proved	5	-14
put	16	11
put in	-14	-13
quashed $	-5	10
question is	6	27
quite	32	-5
quoted	-14	-1
quoting	-14	-13
quoting $	-14	-13
ratio	18	18
ratio of	13	15
reached	3	17
read	11	-20
read $	3	-24
read it	-7	15
read to	-24	-28
reading	-3	17
reads	-1	-15
reason	10	28
reason to	-4	25
reasoned	17	2
reasoning	25	31
reasons	10	-13
reasons $	-15	-18
reasons given	-7	25
recalled	35	10
received	16	4
reconsideration	-4	20
reconsideration $	6	39
record	22	-8
reed	34	2
refer	-9	20
refer $	-2	14
reference	-19	-9
referred $	17	3
regarded	15	-4
regarded as	15	-4
regards	-23	-19
regards $	-23	-19
regret	23	1
reject	-16	-20
reject $	10	-6
rejected $	28	9
rejected an	-20	-11
rejecting	-19	-11
reliance	50	0
reliance on	15	-8
relied	12	30
relied on	17	37
relief	17	28
relies	23	7
relies on	31	12
rely	-6	10
remains	37	45
remains the	-5	12
remand	-15	-18
remanded	-18	-26
rendered	22	12
repealed	-32	-20
reply	-18	-17
report	-49	-43
reported	-5	-18
require	18	10
required a	-1	14
requires	2	-13
reservations	15	1
reservations about	15	-1
resolve	-19	-13
respect	36	-12
respect ,	28	-7
respectfully	10	19
respondent	-5	-26
rest	21	38
rest $	21	5
restatement	11	-22
rests	28	14
rests on	30	12
result	3	-22
result $	12	-20
result in	22	9
return	-8	-18
return to	-8	-18
rev'd	27	5
reverse	12	25
reverse $	16	18
reversed	-27	-9
reversed $	-26	5
review	-43	-36
review $	-13	-16
review of	-16	-16
reviewed	-13	-1
revisit $	-5	10
right	48	11
right $	18	-2
right in	18	1
room	-14	-1
rule	-5	25
rule $	14	3
rule for	6	-17
rule in	-11	6
rule of	-3	29
said	-34	-20
said in	32	24
said of	27	9
said that	-34	-20
same	-9	29
same relief	10	24
same result	-4	10
same way	23	1
say	-40	-60
say nothing	-18	-19
says	10	18
scheme	-2	-16
seal	-18	5
search	0	21
second	-35	-21
section	32	-8
see	-24	-32
see $	-54	-59
see @	26	22
see also	-31	-21
see how	16	-7
see no	19	28
see the	-14	-12
sen	11	-3
sentence	16	-14
set aside	23	2
set out	-16	-19
setting	17	3
settled	-30	-13
settled $	-26	-19
shall	9	37
shall have	6	15
shall not	-8	27
short	41	10
should	0	-34
should be	-5	-34
should have	5	16
shown	-27	15
side	13	-8
sides	-24	-22
signed	20	20
silence	7	-9
silentio	24	1
similar	-18	-6
since	-7	-27
since $	2	21
since the	-24	-33
single	17	-1
sister	14	-5
six	-7	13
sixth	11	-6
so	21	38
so $	-4	28
so ,	26	-6
so does	-17	-16
so held	-13	14
so much	13	-8
some	-38	-2
sought	-22	-14
sought to	-18	-10
sound	-13	14
sounder	-5	10
speaks	20	1
speaks of	17	6
spoken	25	-3
spoken ,	18	-5
squarely	-17	10
stand	8	37
stands	31	28
state	-28	-19
state $	22	8
state would	20	-1
stated	-1	-15
statement of	-17	3
statute	3	-13
statute $	14	-2
step	36	28
stepped	20	6
stepped in	20	6
still	4	31
still holds	1	17
stood	18	19
strict	-25	-8
struck	-31	-8
struck down	-29	-4
sub	19	-10
sub silentio	24	1
subject	-28	-13
submitted	-18	-19
such	7	-15
sufficient	-13	35
sufficient $	2	29
suggested	-18	3
suggests	16	1
suit	-20	-16
suit $	0	14
suit was	-12	-26
superseded by	16	4
supplies	-2	16
support for	18	3
supports	-3	16
suppose	-12	-14
supreme	-14	-18
supreme court	-16	-16
survive	32	21
survives the	-16	0
sustained	-7	13
sustained $	1	23
take	-5	10
take $	-9	11
take a	-6	12
take this	3	-12
taken	18	11
taken as	13	-2
taken in	19	-8
taken to	-19	-9
taking	-12	2
teaches	-3	27
temporary	-6	16
temporary worker	-6	16
terms	1	13
test	11	27
test is	1	17
test of	-7	12
tested	-1	16
text	25	27
text $	16	7
than	9	38
than $	3	22
that	-25	-37
that $	-76	-84
that case	1	-37
that debate	-18	-9
that extent	18	3
that ground	-21	2
that has	-5	13
that is	8	20
that it	-6	-27
that the	-34	-36
that was	44	14
the	-22	1
the $	8	-9
the accused	-13	-16
the agency	-20	-21
the amendment	21	18
the amendments	8	18
the amici	-22	-14
the appeal	9	39
the appellant	1	-13
the approach	10	-6
the argument	25	49
the attempt	-4	15
the bar	13	-4
the bench	21	-7
the better	34	10
the bill	-10	7
the books	-10	11
the case	-11	-26
the cases	-17	-18
the chief	26	9
the circuits	-22	-21
the city	-26	-11
the claim	1	53
the complaint	-22	-7
the concurrence	-25	-22
the continued	-3	-15
the contrary	18	-8
the controversy	-8	15
the correct	17	12
the correctness	-28	-38
the court	-47	-68
the decision	23	18
the decisions	3	14
the deed	-22	3
the defendant	24	15
the defendants	-15	9
the definition	-12	-14
the demand	-1	16
the dissent	-22	-30
the distinction	11	22
the doctrine	-13	-26
the effect	-18	-29
the evidence	-16	-4
the facts	-15	-26
the field	-2	13
the first	15	-4
the fountainhead	-17	-5
the full	-6	12
the goods	15	-8
the government	-13	-1
the headnote	-2	-14
the high	22	7
the history	-21	-17
the holding	19	15
the house	3	-12
the instruction	-12	3
the issue	8	25
the judgment	-3	-22
the jury	-30	-33
the kind	-18	-14
the larger	11	-7
the later	-13	6
the latter	-17	-7
the law	34	45
the legislature	-14	-21
the light	1	19
the line	35	2
the names	-5	12
the notice	25	28
the notification	-4	14
the objection	-15	-2
the observations	25	6
the officer	12	-10
the only	8	17
the opinion	35	20
the other	32	-11
the papers	17	5
the parties	-49	-50
the petition	-14	-2
the petitioner's	14	13
the petitioners	9	21
the phrase	-28	-25
the plaintiff's	-4	31
the point	4	17
the practice	-28	-24
the present	19	-6
the principle	-14	36
the proposition	14	1
the question	-7	-29
the ratio	16	19
the reasoning	21	9
the reasons	27	29
the reference	-15	-2
the reliance	17	5
the report	-22	-17
the restatement	11	-23
the result	12	-9
the said	15	13
the same	-6	33
the scheme	-14	-19
the second	-17	-2
the sentence	15	2
the solicitor	20	4
the statement	-17	-12
the statute	-11	-39
the subject	-14	-1
the submission	17	6
the supreme	-17	-19
the test	5	19
the three	7	19
the trial	-11	3
the tribunal	-29	-15
the very	21	10
the view	-16	7
the way	-10	40
the weight	23	-3
the whole	2	15
the wife	-16	-10
the witness	-21	-16
the word	-16	-37
the words	-4	-15
the writ	-4	-16
their	-19	12
them	-13	-16
them $	-6	-35
theory	-8	16
there	11	21
there $	-15	-10
there ,	10	30
there can	-13	-15
there had	28	16
there is	4	-38
there the	48	0
there was	30	20
there were	2	17
these	-17	-8
these $	-25	-22
they	-20	-8
thing	37	-3
think	48	42
think $	-6	11
think that	27	-1
third	2	-13
this	-27	20
this appeal	-35	-13
this bench	-7	-18
this case	-12	23
this occasion	6	-15
this one	-6	26
this opinion	9	-9
this point	17	-14
this result	-16	-20
this state	35	9
those	17	25
though it	15	5
thought	-14	-25
thought that	10	-6
thought the	-14	1
thought to	23	-11
three	-31	-7
through	-24	-8
through the	-19	-4
time	16	9
time has	16	19
time to	22	-4
times	-8	23
titles	-14	8
to $	-41	-36
to a	-37	-23
to abandon	-8	13
to accept	-10	-28
to add	-2	18
to agree	14	-4
to approve	-16	-19
to cases	32	10
to cast	-26	-10
to cite	-6	22
to consider	12	-1
to contend	-14	9
to decide	-20	-4
to depart	-7	9
to distinguish	-23	7
to doubt	17	12
to draw	5	-21
to extend	25	-8
to find	-46	5
to follow	24	-34
to have	17	9
to her	-2	13
to hold	-24	9
to it	12	-3
to its	19	3
to limit	-10	7
to notice	14	0
to our	23	-13
to overrule	-25	-7
to read	1	14
to refer	-7	18
to rest	13	23
to say	20	-19
to see	-3	-19
to state	-22	-14
to take	-10	19
to that	34	13
to the	41	25
to which	-14	10
today	35	-9
told	-8	28
told that	-8	15
too	38	18
too $	14	-8
too late	-7	15
traced	-29	-35
treat	18	8
treated	30	22
treated as	25	-1
trial court	3	16
tribunal	-27	-14
tried	-39	-33
true	-11	7
turn	-28	-15
turn to	-22	-5
twice	18	10
two	-21	-44
two @	13	13
two of	14	-1
unable	-9	-26
unable to	-9	-26
unavailing	-12	31
unavailing $	-12	31
under	13	-6
under $	22	29
under review	-13	-15
unless	-14	-2
unnecessary	-36	-32
unnecessary to	-22	-18
unregistered	26	10
unregistered $	26	10
unsettle	-6	10
unsound	-21	-17
unsound $	-21	-17
until	-5	13
up	-27	-10
upon	0	21
upon the	-15	11
urged	-28	-14
us $	-12	1
us ,	0	14
us to	-16	11
used	-16	-17
usefully	1	19
vacated	27	-3
vacated ,	18	-2
vain	25	7
validity	11	-8
verdict	11	27
very	28	21
vide	-19	-18
vide $	-19	-18
view	-43	-1
view $	-23	-18
view in	18	-9
view is	-11	2
view taken	10	21
view that	-21	-7
view was	-15	-26
void	-19	-14
warehousemen	-12	6
warning	11	33
warrant	6	16
was	-32	-21
was a	64	26
was affirmed	-16	-16
was also	-20	-26
was argued	-20	-17
was binding	-3	15
was decided	27	-16
was dismissed	-15	-16
was held	-10	12
was in	18	-5
was mistaken	15	14
was not	51	33
was on	10	17
was once	10	16
was overruled	-33	-17
was rendered	16	12
was said	33	31
was taken	-18	-11
was the	20	-10
was unregistered	26	10
water	23	10
water mark	26	7
way	22	15
way $	14	14
we	13	59
we $	31	-11
we approve	-7	12
we are	25	31
we can	21	9
we cannot	16	10
we could	-12	10
we decline	21	19
we do	13	-6
we express	-31	-30
we follow	-18	22
we granted	-17	-19
we have	-39	-42
we hold	41	15
we join	18	18
we look	27	1
we may	-3	25
we need	-21	-11
we regret	14	1
we say	-18	-10
we see	9	58
we shall	-23	24
we should	20	-11
we take	-18	-16
we think	30	34
we to	-17	-14
we turn	-25	-7
we were	-19	0
we will	18	15
we would	23	15
weight	37	-1
well	-1	21
went	27	-10
were these	-20	-17
were we	-12	-13
what he	19	-2
what the	31	2
what was	12	17
when	-19	-41
when it	-12	-19
when the	-20	-23
where	19	23
where it	-20	-3
where the	10	16
whether	-82	-71
whether $	-28	-25
whether it	-17	-15
whether the	-19	-2
which	-30	-29
which $	-8	-21
which is	-6	14
which was	5	18
which we	-14	-21
while	-13	-13
who	21	-20
who wrote	-13	-12
whole of	5	15
wholly	25	5
whose	-22	-11
why	-17	-1
will	-2	-19
will be	-18	-14
will not	32	11
with	21	-2
with $	-30	12
with @	-32	-24
with approval	15	17
with its	17	-1
with respect	22	-5
with the	32	-5
withdrawn	-5	-16
without	-11	12
without a	-3	20
without deciding	-12	-18
witness	-21	-16
word	-2	-22
word $	-4	26
word about	2	-13
worker	-4	16
world	18	5
would be	-29	7
would have	-34	-28
would not	0	-16
writ	-21	-28
writ petition	-13	-16
writing	26	-2
writing $	23	-6
written	-15	-15
written $	-25	-10
written ,	12	-5
wrong	43	-4
wrong $	19	-16
wrongly decided	-17	-7
year	-34	-21
yield	24	14
`;
