/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-75, -105];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-36	-13
*@ agree	-10	19
*@ control	4	16
*@ court	33	10
*@ follow	18	28
*@ overrule	-10	-20
*@ precedent	-17	-5
*@ refuse	10	-12
*@ rely	22	29
*@ there	-40	-47
*agree	56	97
*agree agree	15	-3
*agree court	12	-5
*agree follow	-2	21
*agree here	-18	37
*agree party	37	7
*agree rely	-17	3
*agree statute	-3	-17
*agree time	28	5
*bench	-26	-16
*bench agree	23	-6
*bench bench	22	10
*bench commentator	14	26
*bench control	2	25
*bench court	-31	-16
*bench criticize	-25	-21
*bench differ	-4	-15
*bench follow	-28	-21
*bench here	-29	-24
*bench not	-18	13
*bench question	23	14
*bench rely	-22	-18
*bench there	-10	-37
*bench time	7	-13
*bench wrong	-1	16
*but	-1	-43
*but control	-4	10
*but court	-1	15
*but not	-27	2
*but statute	-20	-17
*but there	-13	-14
*commentator	-22	-34
*commentator not	8	-9
*commentator question	-18	-22
*commentator refuse	-14	-14
*control	35	101
*control agree	-27	-17
*control but	18	-2
*control control	6	54
*control court	35	22
*control decay	22	6
*control follow	-13	7
*control here	11	-11
*control limit	13	20
*control not	2	-12
*control open	-17	-16
*control overrule	-36	-15
*control party	-8	29
*control precedent	13	20
*control question	-14	-16
*control refuse	14	3
*control reverse	3	36
*control there	-13	8
*court	47	57
*court agree	-3	36
*court but	11	14
*court commentator	-8	18
*court control	-3	-40
*court court	-23	13
*court criticize	22	-28
*court differ	-24	-45
*court follow	-4	45
*court help	-15	8
*court here	18	26
*court limit	-14	18
*court not	-61	-33
*court open	-38	-50
*court overrule	6	-13
*court party	20	-7
*court question	42	54
*court refuse	47	25
*court rely	-50	-26
*court reverse	-22	-21
*court similar	29	-21
*court there	16	38
*court time	-4	15
*court wrong	27	3
*criticize agree	16	6
*criticize here	20	-2
*criticize not	20	31
*criticize precedent	-31	-19
*criticize question	-37	-16
*criticize there	34	-4
*decay	45	14
*decay @	20	7
*decay precedent	-9	18
*decay statute	16	4
*decay there	-40	-21
*differ	57	-32
*differ @	-35	-23
*differ court	-11	-19
*differ here	29	11
*differ party	17	2
*differ precedent	-6	20
*differ question	10	16
*differ similar	-29	-15
*differ there	23	-3
*follow	-2	81
*follow @	-23	-19
*follow but	15	-2
*follow here	16	11
*follow not	-24	-32
*follow precedent	-16	10
*follow question	-19	-15
*follow similar	-8	33
*help	70	36
*help here	-5	14
*help party	18	-1
*help there	25	28
*here	43	58
*here agree	10	14
*here bench	-4	-25
*here control	-22	-28
*here court	-9	-20
*here criticize	5	16
*here limit	-6	14
*here not	52	34
*here open	16	-2
*here party	18	-23
*here precedent	17	11
*here question	-17	-8
*here similar	18	-17
*here there	11	-4
*here time	0	-26
*limit	21	1
*limit criticize	2	-11
*limit limit	28	3
*limit open	16	1
*limit precedent	29	7
*limit there	32	12
*not	99	50
*not agree	17	-2
*not commentator	7	-14
*not control	14	0
*not court	-29	-1
*not criticize	-16	7
*not decay	17	43
*not differ	-44	3
*not follow	27	-28
*not help	52	-3
*not here	-17	-11
*not limit	19	9
*not not	-28	-2
*not open	-29	5
*not overrule	-39	-34
*not party	5	-16
*not precedent	-1	-17
*not question	-32	-27
*not refuse	-23	21
*not similar	16	17
*not there	15	23
*not time	30	-1
*not wrong	-18	10
*open	-90	-112
*open agree	-9	-16
*open bench	7	24
*open court	18	2
*open criticize	45	15
*open here	-17	-24
*open not	-64	-11
*open open	-13	-16
*open party	-15	-5
*open precedent	2	19
*open question	17	-21
*open similar	24	29
*open there	0	-23
*overrule	33	-42
*overrule @	-3	12
*overrule time	-24	-16
*party	-14	-18
*party agree	20	1
*party but	7	-10
*party control	-24	3
*party court	17	-14
*party differ	-18	5
*party help	12	-1
*party here	-11	10
*party party	-71	-65
*party precedent	16	-8
*party question	-24	7
*party refuse	3	15
*party rely	21	-5
*party similar	19	16
*party there	-45	-47
*party time	18	3
*precedent	58	35
*precedent @	18	-8
*precedent agree	-16	-5
*precedent bench	-11	9
*precedent commentator	-13	3
*precedent control	47	30
*precedent court	20	25
*precedent criticize	14	-3
*precedent differ	37	6
*precedent follow	-7	11
*precedent here	10	-10
*precedent not	10	-19
*precedent open	21	15
*precedent overrule	26	6
*precedent party	-10	-15
*precedent precedent	11	19
*precedent question	-41	-37
*precedent there	9	19
*precedent wrong	15	20
*question	-10	5
*question agree	-12	-15
*question control	18	20
*question court	4	-18
*question differ	-40	2
*question help	-3	19
*question here	38	26
*question not	36	11
*question open	-17	-12
*question overrule	-22	-2
*question precedent	-45	-17
*question question	0	-16
*question rely	-15	-20
*question there	31	0
*question time	-29	-29
*question wrong	11	-3
*refuse	-14	-30
*refuse @	12	-1
*refuse agree	23	-3
*refuse differ	-18	28
*refuse follow	40	-1
*refuse here	17	15
*refuse limit	14	-6
*refuse overrule	-22	13
*refuse party	-18	-7
*refuse precedent	-23	-12
*refuse question	-18	2
*refuse similar	11	-6
*refuse statute	16	6
*refuse there	-61	-36
*refuse time	5	18
*rely	-5	-31
*rely agree	-7	14
*rely here	-35	-4
*rely not	5	-11
*rely party	-16	-14
*rely wrong	26	8
*reverse	26	6
*reverse @	42	5
*reverse precedent	-16	-18
*similar	16	45
*similar court	-15	-1
*similar differ	2	17
*similar follow	-11	-27
*similar help	-22	0
*similar limit	18	26
*similar not	15	6
*similar overrule	-20	-14
*similar party	0	29
*similar precedent	-12	-24
*similar rely	-7	-20
*similar similar	-7	33
*similar statute	5	34
*similar time	0	17
*statute	85	7
*statute @	1	20
*statute but	-7	15
*statute control	-9	21
*statute criticize	-13	2
*statute decay	12	-3
*statute here	2	-13
*statute not	15	26
*statute precedent	16	18
*statute similar	-16	-5
*statute statute	42	-10
*statute there	16	21
*there agree	7	44
*there bench	20	38
*there but	-26	-15
*there control	-26	11
*there court	1	-19
*there criticize	-22	-1
*there decay	-4	21
*there differ	15	13
*there follow	-1	-14
*there help	23	22
*there here	0	25
*there limit	35	22
*there overrule	20	6
*there precedent	30	-10
*there question	-1	26
*there refuse	24	13
*there rely	17	4
*there there	6	-27
*there time	-19	-6
*time	-8	11
*time control	33	14
*time court	-4	15
*time criticize	2	16
*time follow	22	10
*time here	-14	-19
*time not	12	33
*time party	-26	4
*time precedent	17	1
*time question	-3	18
*time rely	17	-13
*time similar	0	14
*time statute	2	-20
*wrong	90	8
*wrong follow	13	-5
*wrong here	-28	-30
*wrong precedent	19	5
*wrong there	20	4
*~agree	1	-16
*~but	-21	6
*~commentator	8	-14
*~control	31	20
*~criticize	-2	15
*~decay	0	32
*~differ	-48	7
*~follow	35	-26
*~help	51	10
*~here	-31	-43
*~open	-30	5
*~overrule	-53	-23
*~party	13	-3
*~precedent	-15	-16
*~question	-16	-33
*~refuse	-28	21
*~similar	1	18
*~statute	18	-9
*~there	-11	15
*~wrong	-16	9
+*agree	23	18
+*bench	10	-20
+*but	-19	-10
+*control	-34	-8
+*court	11	-17
+*criticize	-21	-22
+*decay	-2	-18
+*differ	-6	-26
+*follow	-29	-12
+*here	25	14
+*not	28	-13
+*open	-31	-22
+*overrule	6	-30
+*party	-20	-45
+*precedent	38	33
+*question	-30	-23
+*reverse	-11	16
+*similar	3	26
+*there	31	22
+*time	-9	-22
+*wrong	22	12
+*~agree	-3	-23
+*~control	18	1
+*~court	-22	-15
+*~differ	-25	-5
+*~follow	4	-14
+*~here	-26	-30
+*~open	-12	17
+*~precedent	-41	14
+*~refuse	-29	-6
+*~similar	1	38
+*~there	52	13
+*~time	4	-14
+,	-16	-38
+;	28	37
+@	-56	-49
+a	48	46
+accordingly	1	21
+act	7	-15
+affirmed	1	15
+allowed	-1	14
+also	-8	-19
+altogether	22	9
+an	13	-14
+and	-13	5
+any	-14	-16
+appeal	-18	-11
+apply	-5	11
+are	36	34
+authority	15	12
+away	17	16
+be	-11	9
+been	10	-15
+before	36	-1
+bench	29	-13
+but	11	23
+by	13	0
+came	11	-8
+can	17	12
+cannot	17	0
+case	4	-24
+claim	-9	13
+complaint	-17	-10
+concerned	13	13
+conclusion	19	12
+considered	17	2
+course	13	16
+court	-35	-33
+decision	5	25
+decline	23	-11
+did	26	36
+different	10	-9
+disagree	-3	14
+dismissed	7	29
+distinguishable	18	5
+doctrine	15	5
+does	-11	-49
+down	-11	7
+employer	-1	12
+evidence	-31	-12
+facts	13	-4
+fails	3	27
+filed	-10	-16
+find	22	3
+first	-19	-25
+follow	-12	4
+for	10	-13
+found	-6	-31
+good	9	-6
+governs	-7	18
+granted	-20	-13
+had	63	11
+has	-13	-24
+have	-38	-41
+having	12	-5
+held	-16	-9
+here	25	24
+his	-26	2
+hold	28	6
+i	27	6
+in	-21	-5
+it	51	54
+judgment	-9	9
+jury	-22	-15
+larger	12	-5
+like	0	13
+matter	-1	-16
+may	-17	-9
+mistaken	17	2
+more	30	4
+moved	35	-7
+must	-26	7
+necessary	-19	-16
+need	-37	-26
+no	-4	-19
+none	-27	-46
+nor	-24	-7
+not	-11	-32
+now	19	5
+on	-14	-31
+one	9	-20
+only	-34	-21
+otherwise	-14	-13
+our	26	9
+out	20	-1
+overruled	-22	-21
+part	-11	18
+parties	-14	-14
+place	14	-3
+question	-22	-33
+read	27	10
+reading	-11	2
+reasoning	0	17
+review	-13	-16
+rule	24	17
+said	-32	-12
+say	-12	-18
+section	20	4
+see	8	22
+shall	-7	23
+she	-5	14
+should	13	12
+signed	15	13
+since	-13	-20
+so	7	30
+state	-34	-28
+suit	-3	14
+that	6	-17
+the	-19	-14
+their	-9	16
+them	-20	-4
+there	25	18
+think	13	18
+this	-14	11
+to	-3	-17
+took	-15	-14
+turn	-23	-19
+two	-26	-19
+under	1	-17
+us	7	-24
+verdict	-7	19
+was	53	21
+we	-44	8
+were	24	30
+what	-47	-29
+where	20	-2
+whether	-12	-19
+which	-16	-10
+who	9	-13
+will	7	-11
+wrong	22	-3
,	31	-15
, $	-26	-70
, @	14	10
, a	-52	-26
, aff'd	5	31
, after	20	22
, among	-30	-20
, and	-21	21
, are	-7	35
, as	-29	-5
, at	-22	-9
, but	-23	16
, by	-18	-16
, came	-16	-4
, can	10	-8
, cert	-15	-16
, could	-2	18
, decided	-15	-16
, did	10	32
, dissenting	-19	-21
, does	23	-13
, extends	-16	-4
, for	38	0
, had	18	-14
, has	55	29
, holds	-23	-11
, if	-10	7
, in	-57	-33
, is	33	-10
, it	-25	-25
, j	-25	-19
, leaves	13	23
, like	-13	-1
, may	16	-4
, must	31	-16
, no	-21	-17
, on	-17	19
, once	24	1
, or	-22	-28
, overruled	8	-8
, points	-5	15
, relying	-16	-15
, remains	20	40
, rev'd	27	5
, see	-25	-27
, should	30	0
, since	-26	-21
, stands	15	-1
, superseded	15	4
, that	44	9
, the	-38	19
, there	26	17
, therefore	-4	14
, this	-6	-24
, though	-28	-28
, to	12	24
, vacated	32	4
, was	-28	-33
, we	-10	18
, were	-8	-18
, where	-16	-5
, which	-15	-3
, who	-20	-18
, will	-11	-15
, with	-1	-40
, without	-12	-14
, would	13	0
-*bench	33	23
-*control	10	-35
-*criticize	-7	11
-*decay	6	23
-*follow	-15	5
-*here	0	37
-*not	8	28
-*precedent	-20	-25
-*question	7	40
-*refuse	-23	-27
-*similar	-13	29
-*statute	-12	-16
-*time	-10	-22
-,	8	-12
-@	41	39
-a	-23	-13
-an	18	6
-and	-20	1
-are	2	-12
-as	-25	-30
-at	-3	14
-been	-12	14
-before	-12	-16
-by	27	24
-case	4	19
-ground	0	21
-held	16	4
-here	-2	18
-in	26	2
-is	-52	-35
-judgment	-16	-10
-may	20	10
-must	-21	-35
-no	10	57
-not	23	-6
-notice	-15	-11
-of	-20	-44
-on	22	17
-one	13	14
-only	15	20
-that	20	-9
-the	-31	-21
-this	-9	10
-today	-9	-21
-us	12	-2
-was	-13	-2
-we	-6	10
-were	8	22
-when	3	18
-without	9	16
;	-28	-23
; $	22	-1
; @	-4	-14
; it	22	4
; others	-21	-23
; see	-18	-11
; the	34	10
; this	15	5
; we	-17	-9
<*but	57	23
<*commentator	-42	-64
<*control	35	92
<*criticize	2	16
<*decay	-10	11
<*differ	16	15
<*follow	46	70
<*help	40	41
<*here	-15	4
<*limit	12	-3
<*not	39	0
<*open	-28	-42
<*overrule	20	19
<*party	-25	-16
<*precedent	17	29
<*question	-73	-48
<*refuse	-14	-4
<*rely	-16	-45
<*reverse	3	-16
<*similar	9	28
<*statute	36	24
<*there	-19	-24
<*time	34	30
<*wrong	18	-3
<*~agree	-18	-13
<*~control	18	0
<*~court	21	17
<*~differ	16	24
<*~follow	16	4
<*~here	-11	10
<*~open	-23	-21
<*~overrule	-17	-17
<*~party	15	14
<*~precedent	-28	-20
<*~question	-23	-22
<*~refuse	-16	19
<*~similar	10	-8
<*~there	-68	-27
<*~time	0	26
<,	-17	-11
<@	24	-3
<a	-22	-8
<accept	-12	-26
<accord	11	49
<according	-35	-19
<accordingly	17	-13
<affirmed	-13	-14
<against	-18	-27
<ago	24	-6
<also	-41	-44
<amended	15	2
<amendment	14	4
<amici	-19	-11
<an	-14	28
<and	-15	1
<announced	19	12
<answer	19	9
<any	15	5
<anything	-1	13
<appeal	-10	11
<appellant	28	20
<appellant's	10	-23
<appellants	-1	15
<appellee	16	-3
<apply	3	18
<approach	10	-6
<argued	-11	4
<argument	23	31
<as	3	18
<ask	-12	3
<asked	17	19
<at	-3	-22
<attention	-27	-29
<author	19	3
<authority	2	-14
<away	5	-14
<basis	-2	19
<be	-28	0
<because	39	16
<before	-27	-9
<being	-4	13
<bench	34	25
<best	16	19
<better	12	30
<board	13	18
<both	-19	-4
<brief	-19	-25
<bring	16	4
<but	35	10
<by	-26	16
<came	-26	-13
<can	16	1
<cannot	9	23
<case	15	3
<cases	-26	-16
<cast	-13	-16
<century	13	13
<certiorari	-11	-14
<cf	-20	-23
<chagla	1	13
<circuit	0	-26
<circuit's	9	-7
<cite	-4	22
<cites	-15	-16
<claim	-3	14
<commission	-19	-14
<compare	-40	-38
<complaint	-13	-13
<conceded	18	4
<concurrence	-13	-11
<conflict	-32	-26
<congress	27	14
<consider	15	2
<continued	-2	-15
<contra	21	8
<controversy	1	28
<correctness	-18	-33
<could	11	26
<court	54	47
<courts	16	-10
<d	24	17
<day	-20	-15
<decide	-3	-14
<decline	6	19
<deed	-17	-12
<defendant	27	10
<depart	-3	14
<desai	-16	-20
<difference	15	5
<direct	14	-1
<disagree	10	-6
<dissent	-23	-35
<dissenting	-27	-36
<distinction	1	15
<distinguish	-17	23
<distinguished	-28	-25
<district	-16	2
<doctrine	-11	-20
<does	-14	-22
<doubt	0	13
<doubted	-29	-15
<draw	3	-14
<drawn	-7	-28
<effect	-25	-16
<enough	5	27
<ever	-7	12
<extend	22	2
<facts	-23	-15
<fairness	24	27
<filed	-17	-24
<first	-10	-22
<follow	19	-6
<footing	12	-2
<for	-29	14
<force	11	-25
<found	22	4
<from	8	35
<full	-17	-9
<further	-7	11
<gave	22	2
<general	-14	-33
<given	-8	31
<government	-13	-1
<granted	-20	-29
<ground	-16	-9
<had	-12	1
<has	-9	12
<have	24	31
<headnote	-2	-14
<held	-12	20
<here	16	-10
<history	-8	9
<hold	-16	5
<holding	6	20
<hope	9	24
<i	13	13
<if	7	-20
<inquiry	17	0
<into	1	-21
<invited	-21	-12
<is	-1	36
<issue	-13	-13
<issued	-23	-15
<it	0	-33
<its	-10	-18
<itself	23	-6
<j	11	32
<judge	-24	-7
<judges	0	20
<judgment	28	-9
<justice	-13	-14
<language	-14	-37
<larger	19	9
<law	3	17
<leave	-15	-20
<left	3	-11
<legislature	-5	-21
<length	-16	-18
<little	12	-3
<long	20	-5
<longer	18	4
<may	-21	-11
<might	-6	9
<mr	-28	-15
<ms	6	15
<much	19	0
<must	22	42
<my	10	-10
<myself	4	15
<name	-24	-21
<necessary	-44	-39
<need	-15	11
<ninth	-15	-17
<no	-23	4
<not	-8	-35
<nothing	17	14
<observations	23	-6
<occasion	-30	-34
<of	21	15
<one	18	56
<open	7	21
<opinion	-1	-16
<or	-22	0
<otherwise	13	23
<ought	7	18
<our	-27	-4
<over	22	-5
<overrule	-17	-8
<overruled	-20	-24
<overruling	17	6
<own	15	0
<pages	-11	-14
<panel	-11	-19
<paragraph	-12	-12
<parliament	21	13
<part	18	1
<parties	-17	-24
<passage	-4	-14
<passed	-11	-23
<petition	-32	-37
<petitioner	0	13
<petitioner's	11	25
<plaintiff	14	-3
<plaintiff's	-7	-18
<point	13	41
<points	21	3
<present	14	17
<pressed	17	-2
<principle	0	17
<professor	-12	-16
<pronouncement	-1	16
<proposition	-11	-15
<question	20	7
<quoting	-14	-13
<ratio	14	12
<read	-19	-44
<reason	-5	23
<refer	-5	19
<reference	-16	-13
<referred	-19	-21
<refuse	-12	8
<regards	-24	-19
<regret	16	0
<reject	15	-7
<rejected	18	12
<reliance	30	-7
<relied	2	-12
<relies	23	8
<rely	-6	10
<remand	-11	-14
<report	-22	-16
<reported	15	2
<reservations	15	0
<respect	26	-10
<respectfully	18	16
<respondent	-8	-18
<restatement	4	-25
<review	-15	-21
<revisit	-6	10
<right	21	7
<rule	-11	17
<same	-6	30
<say	-17	-51
<says	-13	1
<see	-34	-35
<set	-18	-17
<should	-29	-43
<shown	-17	-2
<since	27	5
<single	11	-8
<sister	14	-5
<so	12	16
<solicitor	18	3
<some	-28	4
<sought	-18	-9
<spoken	18	-4
<squarely	0	17
<st	-20	-16
<stand	-6	17
<stands	3	24
<state	9	24
<statute	-30	-8
<submitted	-13	-14
<suppose	-24	-21
<supreme	-43	-26
<take	2	26
<test	-3	11
<than	4	48
<that	-27	-22
<them	-1	-16
<theory	-5	18
<there	-3	-19
<thing	20	-1
<think	22	14
<this	-14	-21
<thought	-2	-20
<three	-31	-8
<through	-13	0
<time	27	1
<told	-11	23
<too	21	9
<took	12	18
<traced	-27	-33
<tribunal	-15	-4
<true	-9	13
<two	-14	-16
<unable	-9	-27
<under	18	51
<unnecessary	-20	-14
<upon	-3	15
<urged	-24	-11
<us	-13	6
<vide	-19	-18
<view	-29	-5
<was	-63	-67
<we	15	-4
<weight	17	0
<well	2	20
<were	-6	-19
<what	-12	29
<whatever	15	-1
<where	11	15
<whether	-52	-39
<which	-9	25
<whole	9	-16
<will	-22	-22
<with	27	39
<witness	-21	-15
<would	17	30
<writ	-14	-14
<wrote	-13	-11
<year	-19	-19
<years	-3	15
=claim	-110	-141
=denied negative	-174	-113
=denied positive	-54	-126
=everyday negative	216	2
=everyday positive	22	267
=formula negative	195	-5
=formula neutral	-64	-89
=formula positive	-36	189
=silent	-10	-6
=unread negative	-81	-80
=unread positive	-94	-119
=weak negative	65	45
=weak positive	48	74
>*agree	11	48
>*bench	-37	5
>*but	-45	-63
>*control	33	49
>*court	19	14
>*criticize	26	-17
>*decay	54	-7
>*differ	42	-4
>*follow	15	11
>*help	56	23
>*here	24	45
>*not	15	-4
>*open	-34	-45
>*overrule	10	-30
>*party	-29	-21
>*refuse	34	-22
>*reverse	49	7
>*statute	16	9
>*there	20	2
>*time	2	14
>*wrong	41	-11
>*~agree	12	15
>*~but	-15	11
>*~commentator	1	-13
>*~control	-5	18
>*~court	0	-13
>*~criticize	11	14
>*~differ	-36	-21
>*~follow	15	-17
>*~help	36	0
>*~here	0	-42
>*~limit	-3	-16
>*~overrule	-36	-6
>*~precedent	43	-16
>*~refuse	16	17
>*~rely	14	-7
>*~statute	18	1
>*~there	3	17
>*~time	-13	-19
>*~wrong	-16	20
>,	-28	15
>;	-43	-63
>a	25	-5
>about	10	-13
>act	20	1
>action	-18	-6
>add	-13	33
>adopt	13	2
>aff'd	5	31
>affirmed	-37	-42
>after	16	-7
>again	5	20
>against	-28	16
>all	4	32
>also	10	23
>amendment	10	16
>among	-27	-30
>an	-5	-46
>answer	-11	11
>answers	14	16
>any	19	18
>anything	-22	-9
>appeal	-16	-11
>appellant	2	-17
>applicable	8	22
>applied	-21	-13
>applies	-18	6
>approval	14	18
>are	16	29
>argued	-20	-19
>arose	-29	-32
>as	-15	-15
>aside	25	3
>ask	11	16
>asked	-17	-32
>at	-18	-19
>authority	18	7
>away	22	19
>back	-4	-20
>be	-4	-20
>because	-27	-11
>become	12	-3
>before	-19	-19
>bench	-14	-18
>between	5	-14
>beyond	26	-2
>bind	17	10
>books	-1	19
>both	-23	-14
>built	18	8
>but	-37	-8
>by	21	-14
>c	-14	-19
>call	-22	0
>called	-31	-16
>can	25	-3
>cannot	24	21
>car	-2	18
>carrier	-11	2
>case	-18	11
>cases	-15	-20
>cert	-15	-16
>child	11	15
>cir	0	15
>circuits	-26	-11
>cited	-23	-23
>claim	12	22
>clearly	18	1
>clinches	7	16
>come	15	4
>commands	10	-6
>common	15	0
>company	9	-7
>complaint	7	18
>complete	-4	17
>concludes	-1	12
>consent	-19	-14
>consideration	-23	-17
>constitution	-7	10
>construed	-9	17
>context	15	4
>contrary	12	-6
>controlling	-19	-24
>controls	15	16
>controversy	-10	8
>correct	14	11
>correctly	3	16
>course	-17	-7
>court	0	-36
>cut	17	2
>d	-15	-15
>debate	-26	6
>decided	-12	-19
>decision	46	0
>decree	-13	-13
>defendant	0	13
>denied	-27	-24
>did	-14	-11
>difference	21	9
>directly	-5	18
>disapproved	33	17
>dismissed	-20	-9
>dissented	14	-2
>distinguishable	-21	-8
>distinguished	-15	-13
>divided	12	-6
>do	-19	5
>does	23	19
>doubted	18	2
>down	24	-2
>drawn	18	0
>each	-24	-25
>effect	15	2
>either	-14	-17
>end	16	-6
>entered	-16	-17
>error	-8	12
>every	11	15
>evidence	-19	-18
>extends	-21	2
>extent	20	2
>fails	20	5
>falls	4	34
>far	22	0
>fatal	-2	15
>fee	5	-11
>find	-19	5
>first	3	30
>fla	9	17
>followed	-13	13
>for	9	-9
>force	6	26
>forty	-16	-2
>fountainhead	-17	-6
>four	9	18
>from	18	-13
>fully	-5	14
>gave	15	-11
>general	22	19
>give	6	-18
>given	2	-17
>gives	23	-7
>got	-2	19
>govern	-23	-19
>ground	-18	-8
>grounds	20	7
>had	11	-15
>handed	-16	-10
>has	30	28
>have	32	30
>he	24	20
>heard	-11	-17
>help	12	-3
>her	8	23
>hereby	28	6
>him	4	26
>hold	12	19
>holding	13	-3
>house	11	-8
>if	-25	-2
>incuriam	-16	-17
>is	68	64
>it	-21	1
>its	41	7
>j	-18	-25
>judge	13	19
>judgment	-30	-30
>justice	10	17
>knew	23	8
>laid	17	8
>land	-11	8
>large	3	-12
>later	23	-6
>law	7	-10
>lay	13	-9
>lease	-15	-9
>leaves	14	43
>left	17	-7
>lessee	-20	-14
>light	15	-3
>like	18	0
>longer	5	-25
>look	18	16
>made	-17	-1
>mark	35	13
>matter	-29	-15
>me	-15	-15
>mem	3	19
>might	15	12
>mind	-15	5
>minor	16	17
>minors	28	-2
>misplaced	17	3
>mistaken	3	22
>more	7	-13
>must	32	24
>never	1	14
>no	10	-8
>none	1	35
>not	-30	-20
>note	-16	13
>notice	30	46
>notification	-3	15
>obiter	14	3
>of	24	-23
>officer	20	9
>old	-23	-6
>on	11	16
>once	22	15
>one	15	-15
>only	19	-5
>opinion	14	1
>or	-15	-31
>oral	22	2
>order	-26	-12
>other	-1	-30
>others	-12	-15
>otherwise	18	-7
>ought	-11	4
>our	-8	16
>over	-17	1
>overruled	10	-29
>part	-14	-16
>pay	25	10
>pending	-30	-32
>per	-16	-17
>period	-9	7
>petition	-16	3
>placed	17	2
>plain	22	2
>plaintiff	-2	-14
>plaintiff's	-3	21
>point	31	2
>points	-5	15
>practice	-27	-15
>precedent	16	-1
>present	-12	-17
>principle	-3	13
>proof	-5	-18
>proposition	20	6
>proved	4	-14
>quite	22	-1
>quoted	-13	0
>read	14	14
>reads	-25	-22
>reasons	26	-6
>reconsideration	-4	19
>record	18	3
>referred	21	2
>refused	-26	-10
>relied	11	42
>remains	16	43
>rendered	23	9
>repealed	-32	-20
>report	-20	-19
>requires	13	-1
>rest	18	17
>rests	20	11
>result	1	-27
>rev'd	27	5
>right	20	1
>room	-14	-1
>rule	-29	5
>said	26	0
>says	18	22
>search	1	21
>section	3	-17
>see	12	-16
>sentence	-2	-17
>set	16	14
>setting	17	3
>settled	-30	-13
>shall	20	11
>she	13	-5
>short	17	12
>should	16	-3
>shown	-11	13
>side	14	4
>sides	-17	-13
>silentio	20	5
>similar	-19	-11
>since	-20	-11
>six	-7	14
>so	7	-14
>sound	-12	13
>speaks	29	11
>squarely	-17	-9
>st	8	24
>stands	28	4
>statute	39	13
>step	22	5
>stood	18	4
>struck	-29	-6
>sub	27	6
>submission	-4	13
>sufficient	-4	36
>suggests	15	1
>suit	-9	-18
>supplies	-2	16
>supreme	27	12
>survive	23	18
>takes	2	-12
>teaches	-3	27
>temporary	-6	15
>tenant	0	-16
>text	22	7
>than	4	-16
>that	-3	-24
>the	-8	-17
>there	16	29
>these	-15	-4
>they	1	13
>this	10	17
>though	-16	-14
>to	18	8
>today	43	11
>too	31	-12
>treated	22	7
>tribunal	-14	-12
>tried	-14	-12
>two	10	-24
>unavailing	-12	32
>under	-6	-33
>unnecessary	-13	-16
>unregistered	26	11
>unsound	-21	-17
>until	-8	11
>up	-12	-21
>us	-14	21
>used	-15	-15
>vacated	39	7
>view	-20	13
>void	-19	-15
>warehousemen	-12	6
>was	13	-5
>way	32	28
>we	19	39
>weight	15	-4
>were	-26	-45
>what	61	9
>when	-7	-45
>where	-16	-1
>whether	-18	-13
>which	-10	-45
>while	-15	-14
>who	18	-5
>whole	3	25
>wholly	25	5
>with	-19	-42
>without	-21	7
>words	-1	-14
>worker	-4	15
>would	1	-25
>wrong	20	-1
@	-38	-30
@ $	-20	-13
@ ;	10	18
@ fla	9	17
@ in	15	16
^ ,	25	33
^ ;	-70	-51
^ @	-11	24
^ accord	7	34
^ according	-35	-19
^ after	12	-21
^ appellant	15	19
^ appellee	4	-14
^ applying	-1	13
^ are	16	14
^ as	6	18
^ at	16	-3
^ because	-9	15
^ before	-25	-31
^ between	-1	16
^ both	-29	-25
^ but	41	23
^ cannot	35	2
^ cf	-34	-26
^ compare	-40	-38
^ concludes	-1	12
^ counsel	29	2
^ defendant	16	-1
^ defendants	21	7
^ for	-26	-14
^ has	0	13
^ here	-20	14
^ i	26	17
^ in	-107	-80
^ is	33	17
^ it	40	50
^ its	24	11
^ judge	-34	-11
^ later	10	-12
^ learned	-20	-8
^ may	17	3
^ mr	-24	-12
^ ms	-3	11
^ must	28	4
^ no	-16	-21
^ nothing	-18	-15
^ one	-15	-33
^ only	-36	-30
^ our	4	-15
^ petitioner's	10	15
^ plaintiff	28	5
^ plaintiff's	-7	-18
^ professor	-12	-16
^ requires	16	-9
^ respondent	-22	-14
^ see	-46	-34
^ she	-6	9
^ since	-9	-22
^ so	20	26
^ some	-12	-16
^ st	7	23
^ stands	14	3
^ still	1	17
^ tested	-1	17
^ that	27	11
^ the	-42	-56
^ there	-8	-19
^ three	-16	-5
^ today	4	-14
^ two	-30	-17
^ under	-7	16
^ was	52	15
^ we	86	69
^ were	-4	-15
^ what	16	16
^ whatever	15	-1
^ where	21	1
^ whether	-35	-23
^ with	47	52
^ would	30	2
a	-2	-38
a bench	17	6
a case	14	-11
a century	4	24
a child	11	15
a complete	-4	13
a concession	13	-1
a different	29	24
a larger	19	9
a line	-33	-10
a minor	16	17
a precedent	14	-1
a question	3	-17
a similar	-19	-10
a statute	-3	18
a verdict	17	15
abandon	0	13
abolished	18	1
abolished the	18	1
about	-3	-39
about it	-22	-16
about the	-19	-17
accept	10	-29
accept $	1	-15
accept the	6	-12
accord	11	49
accord $	6	26
according	-35	-19
according to	-35	-19
accordingly	30	17
accordingly $	-1	25
accused	-17	-17
act	19	-27
act ,	-3	-23
action	-25	-11
add	-6	35
additional	0	20
adhere	10	15
adhere to	10	15
admits	-4	15
adopt it	14	1
adopted	-10	-19
aff'd	5	31
aff'd mem	3	19
affirmed	-48	-41
affirmed $	-16	-18
affirmed a	-16	-20
affirmed by	-22	-12
after $	-35	6
again	1	33
against	-40	-8
against $	-22	-17
against the	-13	28
age	13	17
agency	-20	-21
ago	37	-5
agreed	-16	-16
agreement with	-7	9
all	14	24
all but	15	-2
alleged	-18	-16
allowed	-17	7
alone $	-18	1
already	18	1
also	-39	-40
also $	-28	-16
altogether	26	11
altogether different	21	9
am	5	16
amended	25	3
amendment	19	25
amendment act	8	-8
amendments	9	18
amici	-31	-19
among	-38	-39
an	10	-25
an authority	15	-1
an exception	-5	10
and	-26	3
and $	-20	-8
and @	-20	-20
and a	10	-16
and are	-6	16
and has	-1	25
and hold	14	2
and i	18	10
and in	22	17
and is	13	18
and it	22	40
and its	16	2
and not	21	9
and ought	-11	10
and shall	12	-3
and should	-14	-13
and so	-26	-15
and the	16	-12
and there	-2	31
and this	-11	-34
and we	31	3
and without	16	-2
announced	24	11
another day	-22	-19
answer	-13	14
answer $	-7	11
answer to	-2	14
answered	6	15
answers	14	17
any	20	7
any doubt	5	22
anyone	-9	-20
anything	-20	12
apart	15	3
appeal	-63	-37
appeal $	-22	-10
appeal ,	-24	-21
appeal followed	-11	-21
appeal is	9	18
appears	17	7
appellant	30	3
appellant cannot	15	1
appellant's	1	-21
appellants	-1	15
appellee	4	-14
applicable	8	22
applicable $	3	21
applied	-31	-33
applies	-20	6
applies with	-3	12
apply	2	31
apply $	-6	14
applying	18	18
applying the	-7	9
approach	12	-5
approval	12	24
approve the	3	17
are	47	63
are in	-8	10
are not	29	9
are told	-8	14
are unable	-20	-21
are we	15	0
argued	-31	-15
argument	19	35
argument ,	13	-20
argument that	19	7
arise	-34	-22
arises	-19	-20
arose	-30	-28
arose out	-18	-23
as	-18	-23
as here	-7	23
as it	32	25
as the	-24	-10
as there	16	-3
as they	-13	-15
as though	10	15
as to	-23	-38
as was	10	19
as we	-21	12
aside	28	10
aside $	2	15
asked	3	-17
asks	11	-11
at	-23	-27
at $	25	28
at page	-22	-25
at the	20	14
attention	-22	-15
attention was	-22	-24
author	17	-1
authority	40	6
authority for	20	17
authority is	-4	-24
away	41	14
away $	4	15
back	-11	-20
banc	10	-4
barred	-13	1
basis	-1	25
be	-21	-5
be allowed	3	19
be confined	13	0
be deemed	15	-9
be distinguished	-47	-27
be found	0	-36
be held	17	3
be no	-13	-14
be overruled	-46	-19
be placed	24	8
be quashed	-2	14
be read	11	-16
be regarded	15	-3
be said	-3	24
be sustained	-12	1
be that	-13	6
be the	8	18
be treated	20	6
be understood	20	4
be written	-19	-20
because $	13	-6
been	9	21
been overruled	-31	-21
been written	-1	23
before	-27	-48
before $	-26	-23
before it	7	25
before the	32	7
before us	-19	-41
begin	-20	-15
begin with	-20	-15
below	-22	6
below $	-15	-10
bench	37	-3
bench $	17	-3
bench ,	11	-9
bench in	-14	2
bench of	14	-1
best	16	19
better	38	34
better than	-10	11
between	-22	-21
between this	-15	0
beyond	21	11
bill	-17	13
bind us	-17	-12
books	-11	3
both	-34	-19
both sides	-24	-22
bound by	-7	-16
bridge	-10	18
brief	-18	-24
bring	25	-3
broad	-3	19
broadly	19	1
built	18	8
built $	27	-7
business	12	-3
but	7	18
but cf	14	3
but see	20	2
but that	21	8
buyer	11	-4
by	27	31
by $	-5	24
by @	43	19
by a	38	22
by the	-11	8
call	-26	-4
called	-56	-31
can	55	18
cannot	57	43
cannot be	-11	17
cannot take	15	1
car	-10	7
carry	18	1
case $	4	33
case in	-4	15
case is	19	17
case was	-18	-24
cases	-49	-50
cases $	-28	-24
cases have	17	2
cases of	38	12
cast	-14	-16
cause	13	-1
century	15	28
cert	-15	-16
certiorari	-32	-27
cf	-20	-23
cf $	-20	-23
changed	7	16
charter city	13	13
chief	32	12
chief justice	32	12
child	14	16
child of	14	16
chipped	15	1
chipped away	15	1
choice	5	23
choose	0	-13
cir	20	19
cir $	28	49
cir ,	14	-14
cir quoting	-14	-13
circuit	10	-12
circuit $	15	14
circuit has	-29	-16
circuit's	9	-7
circuits	-21	-14
circular	-15	-11
cite	-18	12
cite $	-4	22
cited	-31	-39
cited $	-17	-19
cited for	18	-1
cites $	-15	-16
city	-24	-4
claim	-9	35
claim $	14	16
claim fails	-3	33
clause	2	21
clearly	31	4
clearly distinguishable	23	4
clerk	-8	9
clinches	9	21
clinches the	9	21
co	-19	-13
cold	29	-18
come	11	-3
commands	10	-6
commend	11	-7
commission	-29	-21
common	17	-14
company	18	-15
compare	-40	-38
compare $	-29	-22
complaint	-34	-23
complete	0	17
complete answer	-4	13
conceded	18	4
concludes	-1	12
concludes the	-1	12
conclusion	8	17
concur	16	-3
concurrence	-28	-6
confined	19	-3
confined to	-12	-17
confirmed	-7	11
conflict	-35	-22
conflict between	-31	-26
congress	19	1
consent	-17	-19
consent $	14	-1
consider	5	-10
consider the	26	7
consideration	-28	-11
consideration $	-17	-13
constitution	0	13
construe	9	-7
construed	-9	17
contend	-14	9
contention	-11	5
context	15	4
continued	-2	-15
continues	-8	12
continues to	-8	12
contra	21	8
contract	-6	-24
contrary	13	-11
contrary $	-12	-14
controlling	-19	-24
controls	25	23
controls $	15	-1
controls ,	-4	12
controversy	-12	33
convincing	-4	-19
correct	23	18
correctly	0	25
correctness	-29	-37
correctness of	-28	-38
costs	-23	-11
costs $	-17	-8
could	4	43
could not	-10	24
counsel for	-19	-9
counsel relies	29	12
course	7	32
course $	1	20
course of	-14	-15
court	19	-19
court ,	23	10
court below	-4	15
court could	20	5
court did	26	6
court does	14	-1
court has	8	-17
court in	-21	-2
court is	-18	-5
court said	-5	-15
court so	-6	10
court thought	-2	-16
court was	14	30
courts	15	-13
courts have	13	-1
covenant	-3	-18
cut	13	-7
d	20	6
d cir	32	10
dates	-5	-17
day	-26	-30
day $	-18	-22
de	-14	-14
debate	-26	6
debate $	-29	5
decide	-13	-18
decided	-10	-20
decided $	-10	-17
decided ,	-1	26
decided by	-4	-19
decided in	-18	-15
decided on	16	1
deciding	-11	-18
deciding that	-17	-20
decision	45	16
decision $	18	25
decision ,	16	-11
decision in	15	11
decline	25	17
decline to	29	6
deed	-22	-1
deed was	5	15
deemed	15	-9
defendant	25	7
defendant points	20	4
defendants	5	22
delivered	-15	-16
demand	0	15
denied	-40	-38
denied ,	-18	-15
depart	-5	17
depart from	-5	17
desai	-16	-20
describes	-20	-16
did $	-2	22
did in	-3	-18
did the	15	0
difference	25	28
difference between	30	-2
different	17	1
different $	-21	-13
differently $	-8	11
direct	29	9
direct that	21	0
directly	-5	18
directly on	-4	17
disapproved	25	3
discipline	-8	8
discussed	-27	-26
discussion	12	16
dismissal	-13	3
dismissed	-25	4
dismissed $	13	44
disposes	1	13
disposes of	1	13
dissent	-21	-44
dissent in	11	-17
dissent would	3	18
dissented	17	-1
dissented from	17	-1
dissenting	-30	-39
dissenting $	-25	-21
dissenting in	-14	-12
distinction	7	18
distinguish	-17	23
distinguish $	-17	23
distinguishable	-20	-15
distinguished	-43	-38
distinguished $	26	-1
disturb	-5	10
disturbed	-14	0
disturbed $	-14	0
divided	4	-17
division	19	12
division bench	18	3
do	-19	19
do $	6	21
do not	-37	-45
do so	-14	11
do we	15	-9
doctrine	-8	-20
doctrine is	-16	-12
does	-8	-57
does not	9	-19
does so	15	-3
doing	10	-9
doubt	2	15
down	23	16
down $	46	25
down ,	-16	-1
draw	11	-18
drawn	9	-21
due	-4	-16
e	-22	-19
each	-24	-25
effect of	-9	-21
either	-25	-20
employer	-2	18
en	10	-4
en banc	10	-4
enacted	-33	-18
end	22	5
ends	-22	-9
enough	3	33
enough to	1	33
entered	-21	-21
entire	-3	15
entitled	7	34
entitled to	7	34
equity	-10	4
erred	2	42
error $	-3	17
escape	-7	17
even	-11	-17
even if	-15	-11
ever	-9	22
ever since	-5	12
every	15	41
everything	13	29
evidence	-53	-42
evidence $	-26	-22
exception	-1	20
explained	4	-13
explanation	21	-3
express	-22	-27
express no	-31	-30
expressed in	15	2
extend	24	3
extend $	22	2
extends	-21	2
extent	26	-1
facts	-13	-23
facts $	-5	-22
failed	-12	-13
fails	21	45
fails $	17	30
fairness	24	27
fairness to	17	12
falls	22	31
far	19	4
fatal	-2	15
fee	5	-11
fell from	-2	20
field $	1	14
filed	-38	-53
find $	20	8
find no	10	17
finding	-26	-16
first	-26	-17
first to	-16	-15
fla	9	17
fla $	31	-8
followed	-26	-11
followed it	-2	11
follows that	11	-5
for a	-26	-11
for an	-3	-15
for another	-22	-19
for any	22	24
for consideration	-32	-11
for it	-11	-16
for more	-18	-10
for that	22	1
for the	-32	-42
for this	1	21
for us	-2	25
force	22	3
force $	21	3
forty	-7	14
forty years	-15	7
found	-3	-37
found $	-17	-20
found in	11	-3
foundation	7	23
founded	18	9
fountainhead	-17	-6
fountainhead of	-17	-6
fourth	-9	13
fraud	-24	-31
from	50	17
from it	-5	10
from the	14	-5
full	-19	1
fully	-1	28
further than	5	21
gave	32	-12
gave the	7	-9
general	2	-18
generations	-7	11
generations of	-7	11
give	6	-17
given	-9	11
given $	-20	-16
given in	0	19
gives	23	-7
go	-11	-15
good $	-2	19
good law	-16	-28
got	-1	26
govern	-23	-19
government	-13	-1
governs	-8	17
granted	-44	-35
granted ,	-3	-14
granted certiorari	-28	-23
ground	-40	-3
ground $	4	14
ground that	-22	-7
grounds	-22	-22
had	32	-13
had $	-19	-2
had been	21	-4
had before	13	24
had never	-11	9
had signed	17	10
had the	15	-21
half a	-6	9
handed	-18	-14
has	40	23
has been	6	17
has changed	15	-1
has found	18	14
has no	34	1
has not	-23	4
has our	-2	15
has proved	5	-14
has shown	-7	9
has stood	-6	10
have	51	38
have been	10	14
have considered	21	4
have done	-17	-5
have followed	-2	15
have had	12	-11
have it	3	14
have never	-18	-7
have no	-42	-44
have read	18	6
have since	11	-5
have taken	1	14
have us	2	-13
having	8	-11
he	18	-9
he had	-16	-12
he must	3	16
he was	14	-2
headnote	-2	-14
hearing	-16	5
held	-14	18
held $	-10	11
held in	-3	22
held otherwise	13	-7
held that	-26	-18
held to	15	-2
help	15	-3
her	9	34
here	28	28
here $	-18	-7
here ,	-12	19
here the	11	-6
hereby	31	7
high	21	12
high court	-16	-10
high water	26	6
him	13	36
him $	10	35
his	-10	17
history of	-28	-23
hold	32	28
hold $	-9	15
hold ,	31	-10
hold otherwise	0	15
hold that	-23	-12
holding	20	24
holding of	10	-5
holds	23	13
holds good	-5	18
holds otherwise	11	-5
hope	9	24
house	6	-13
i	24	15
i am	5	16
i respectfully	-8	16
i would	20	-1
identical	-4	16
if $	-19	-16
if the	-6	-17
iii	-16	-11
impugned order	-5	11
in $	-19	-12
in @	80	15
in and	17	6
in any	-14	-21
in fairness	17	12
in its	-34	-27
in mind	-17	2
in our	23	24
in part	-16	-17
in so	18	5
in terms	8	26
in that	-1	17
in the	-44	-31
in this	-23	-1
in vain	25	6
in view	17	30
in which	-16	-24
incuriam	-16	-17
incuriam $	-15	-16
indistinguishable	-7	17
injunction	-15	-22
inquiry	17	0
inquiry of	17	1
instruction	-12	4
interest	13	-2
into	-11	-22
invitation	11	18
invited	-22	-14
invited to	-16	-6
is	-8	57
is a	9	-10
is an	17	15
is answered	-1	14
is bound	-22	1
is cited	-4	-14
is clearly	21	4
is directly	-4	17
is dismissed	13	19
is hard	20	-4
is in	-13	-13
is left	15	-7
is misplaced	16	4
is necessary	-16	-15
is no	-26	-28
is none	-31	-18
is not	-41	-63
is now	12	13
is of	20	0
is only	1	13
is open	30	-2
is overruled	20	2
is pending	-21	-20
is per	-29	-20
is right	17	19
is said	-30	-24
is still	-4	11
is that	0	15
is the	-21	6
is this	-7	11
is time	10	-5
is to	-25	-10
is too	19	2
is unavailing	-5	13
is unnecessary	-18	-18
is without	-2	24
issue	-17	-7
issued	-31	-24
it	20	47
it $	-17	24
it ,	-11	27
it and	26	17
it as	-38	-26
it did	3	22
it does	18	-2
it had	23	19
it here	9	-11
it holds	20	12
it in	-32	-23
it is	-1	-39
it may	-24	1
it otherwise	-22	-13
it says	9	17
it the	13	31
it to	39	29
it unnecessary	-22	-16
it was	13	-39
it will	-27	-27
its	15	-12
its authority	-5	16
its own	20	-1
itself	35	0
j	-20	-6
j ,	-31	-2
judge	-20	7
judges	-1	30
judges ,	-13	0
judgment	-26	-40
judgment in	13	-8
judgment is	-24	-15
judgment of	20	0
june	-13	-12
jury	-27	-39
jury was	-20	-12
just	-7	21
justice $	16	5
justices	-18	-24
keep	4	25
keep it	4	25
knew	20	22
known	-29	-22
laid	22	22
laid down	5	15
land	-11	8
language	-10	-36
language of	-21	-29
large	3	-12
larger	31	3
larger bench	21	7
late	-9	15
later	21	-4
later decisions	16	1
latter	-17	-7
latter is	-17	-5
law	-36	-8
law ,	-25	-4
law commission	-27	-19
law declared	0	13
lay	21	-14
lay down	21	-2
lays	-11	10
lays down	-10	6
learned $	-14	-15
learned judges	-5	15
learned single	11	-7
lease	-18	-16
lease was	13	-1
leave	-12	-22
leave it	26	5
leaves	21	34
leaves us	19	-10
left	28	-23
left of	21	-4
left open	-13	-15
legislature	-14	-21
legislature has	-18	-14
let	8	21
liability	4	-12
like the	-13	12
limit $	-19	1
limiting	17	1
line of	-20	5
little	19	-7
long	49	11
long ago	30	-13
longer	24	-24
longer $	20	2
longer good	-18	-16
lord	13	0
lost	2	15
made	-17	4
magistrate	0	14
majority of	-7	13
make	1	15
many	0	-17
margin	-18	-26
mark	44	9
mark $	27	13
master	-1	22
matter	-37	-40
matter $	17	16
matter be	15	-3
may have	31	-2
may not	17	18
me	-15	-15
meant	12	-6
measure	10	18
mem	3	19
mem ,	3	19
mention	-40	-30
merely	8	-10
met	3	21
might	12	33
mind	-15	5
minor	16	17
minors	28	-2
misplaced	30	7
misplaced $	30	7
mistaken	25	25
more	27	7
more $	31	11
most	14	1
moved	35	-7
mr	-35	-14
mr desai	-16	-20
ms	5	15
much	20	2
much of	16	-1
must	7	26
must ,	-2	12
must go	-15	-1
must now	10	-5
must yield	24	14
my	8	-22
myself	4	15
names	-5	14
natural	-6	12
necessary	-57	-45
necessary to	-38	-35
need	-44	-14
need not	-24	-12
needed	-16	5
needs	24	5
neither	-12	-17
neither are	15	0
never	-22	-23
never been	-1	16
next	4	-11
no	3	29
no better	-3	12
no case	-1	22
no court	17	8
no further	5	22
no longer	21	-23
no more	47	27
no need	-20	-26
no occasion	-22	-15
no opinion	-40	-30
no principled	-21	-7
no reason	-3	27
no such	15	-1
no view	-24	-21
nobody	26	-13
nobody has	16	-8
none	-25	-11
none $	-10	-38
none of	-23	1
nor	-13	4
not	-3	-55
not $	45	-24
not ,	-10	-16
not a	22	2
not an	20	24
not arise	-33	-20
not be	0	-13
not been	1	-15
not bind	-17	-12
not binding	-6	-17
not bound	15	-8
not called	-14	2
not decide	15	-6
not follow	12	-10
not free	-3	16
not have	19	15
not lay	13	-5
not necessary	-30	-33
not persuaded	-6	14
not say	-32	-18
not survive	17	13
not the	-1	-24
not think	0	12
not to	-21	-17
note	-8	9
nothing	24	20
nothing $	11	-8
nothing in	-14	18
nothing of	-14	-11
notice	26	34
notice $	-13	-15
notice may	12	-5
notice was	2	33
noticed	-16	-11
notification	-3	15
now	24	13
now $	-5	15
now be	14	-6
obiter	14	3
objection	-18	-3
observations	21	-5
observed	-33	-35
observed in	-24	-25
occasion	-22	-34
occasion to	-11	-32
of	-21	-29
of $	28	33
of @	-15	-6
of appeals	-17	-10
of cases	-3	14
of evidence	-22	-16
of four	11	15
of his	-16	-9
of its	-13	-18
of law	-26	-21
of no	1	14
of the	8	-9
of them	-23	-15
of this	16	37
of three	15	-6
officer	11	-4
old	-23	-22
on	-18	-8
on $	45	48
on other	15	3
on remand	-14	-17
on the	-26	0
once	21	17
one	46	18
one $	4	21
one in	-10	8
one must	-17	-11
one that	16	-8
one thing	24	5
only to	5	21
open	18	34
open to	26	27
opinion	13	-14
opinion in	-19	-24
opinion on	-18	-15
opinion that	16	5
or	-21	-27
or not	-25	-21
oral	10	-8
order	-39	-26
order cannot	-1	15
order in	17	1
ordered	4	26
ordinance	-13	4
other	3	-26
other grounds	15	3
other way	27	-10
others	-26	-24
otherwise	30	13
otherwise in	24	5
ought	2	24
ought to	-1	25
our	-1	33
our attention	-28	-30
our decision	-20	-5
our opinion	15	15
our own	-7	16
our sister	14	-5
ours	-4	31
ourselves	17	3
out	15	14
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
paid	23	1
panel	-4	-18
papers	17	5
parliament	21	13
part iii	-25	-6
parties	-45	-51
party	-28	-25
passage	-4	-14
passed	-11	-21
past	14	-3
path	1	18
pay	14	4
pending	-27	-20
pending $	-15	-18
per	-13	-17
per incuriam	-16	-17
persuade	14	-7
persuaded	3	17
petition	-46	-31
petition against	-15	-15
petition is	0	13
petition was	0	-16
petitioner in	1	18
petitioner's	19	39
petitioners	7	25
phrase	-38	-29
place	7	-9
placed	18	-5
placed before	16	2
plain	20	1
plaintiff	24	-5
plaintiff $	-23	-14
plaintiff in	-21	-31
plaintiff reads	30	21
plaintiff's	-11	13
plaintiff's case	-3	21
plea	-11	-14
point	23	26
point $	9	-14
point is	2	25
points the	-5	15
points to	21	3
position $	13	-4
possible	-13	2
power	25	10
practice	-42	-30
precedent	23	-3
prefer	17	3
premise of	14	2
present	8	-9
pressed	18	5
presumed	-45	-46
principle	-7	37
principled	-21	-7
professor	-12	-16
pronouncement	-1	16
proof	-19	-27
propose	12	-4
propose to	12	-4
proposition	10	-10
proved	5	-14
put	16	12
put in	-15	-12
quashed $	-6	10
question is	6	27
quite	32	-5
quoted	-13	-1
quoting	-14	-13
quoting $	-14	-13
ratio	18	17
ratio of	12	14
reached	3	17
read	12	-20
read $	4	-24
read it	-7	14
read to	-24	-29
reading	-3	19
reads	-1	-15
reason	10	30
reason to	-4	25
reasoned	17	2
reasoning	24	32
reasons	10	-11
reasons $	-15	-18
reasons given	-7	25
recalled	35	11
reconsideration	-4	19
reconsideration $	6	39
record	22	-7
reed	34	3
refer	-9	19
refer $	-2	13
reference	-19	-10
referred $	17	3
regarded	15	-3
regarded as	15	-3
regards	-24	-19
regards $	-24	-19
regret	23	0
reject	-16	-20
reject $	10	-5
rejected $	27	8
rejected an	-20	-10
rejecting	-19	-12
reliance	50	0
reliance on	15	-8
relied	12	31
relied on	17	37
relief	17	28
relies	23	8
relies on	30	12
rely	-6	10
remains	37	45
remains the	-5	12
remand	-15	-19
remanded	-18	-26
rendered	22	11
repealed	-32	-20
repeated	-9	7
reply	-17	-16
report	-49	-42
reported	-5	-18
require	18	9
required a	-1	13
requires	2	-12
reservations	15	0
reservations about	15	-1
resolve	-20	-12
respect	36	-12
respect ,	27	-7
respectfully	10	18
respondent	-5	-25
rest	21	37
rest $	21	4
restatement	11	-22
rests	28	14
rests on	29	13
result	2	-21
result $	11	-19
result in	22	9
return	-8	-18
return to	-8	-18
rev'd	27	5
reverse	12	24
reverse $	15	18
reversed	-27	-9
reversed $	-26	5
review	-43	-36
review $	-13	-16
review of	-16	-16
reviewed	-13	-1
revisit $	-6	10
right	48	11
right $	18	-2
right in	18	1
room	-14	-1
rule	-5	25
rule for	6	-17
rule in	-11	6
rule of	-3	29
said	-35	-20
said in	32	24
said of	27	10
said that	-33	-20
same	-10	31
same relief	10	25
same result	-4	11
same way	23	1
say	-40	-61
say nothing	-17	-19
says	10	16
scheme	-2	-16
seal	-17	5
search	1	21
second	-35	-22
section	32	-8
see	-24	-31
see $	-54	-60
see @	26	22
see also	-31	-22
see how	16	-7
see no	19	29
see the	-14	-13
sen	11	-3
sentence	16	-13
set aside	23	2
set out	-16	-19
setting	17	3
settled	-30	-14
settled $	-26	-20
shall	9	37
shall have	6	15
shall not	-8	26
short	40	10
should	-1	-34
should be	-5	-34
should have	5	15
should not	10	-4
shown	-27	15
side	13	-7
sides	-24	-22
signed	19	20
silence	7	-10
silentio	24	2
similar	-18	-5
since	-6	-26
since $	2	22
since the	-24	-32
single	17	-1
sister	14	-5
six	-7	14
sixth	12	-6
so	20	39
so $	-5	29
so ,	26	-6
so does	-17	-15
so held	-13	15
so much	13	-8
some	-38	-2
sought	-22	-13
sought to	-18	-9
sound	-12	13
sounder	-5	11
speaks	20	0
speaks of	17	5
spoken	25	-3
spoken ,	18	-4
squarely	-17	10
stand	8	37
stands	30	28
state	-29	-18
state $	22	8
state would	20	-1
stated	-1	-13
statement of	-17	4
statute	3	-12
statute $	14	-2
step	36	27
stepped	20	7
stepped in	20	7
still	5	30
still holds	1	17
stood	18	19
strict	-24	-8
struck	-31	-8
struck down	-29	-5
sub	19	-10
sub silentio	24	2
subject	-28	-12
submitted	-18	-19
such	5	-13
sufficient	-12	34
sufficient $	2	29
suggested	-18	2
suggests	15	1
suit	-20	-16
suit $	-1	14
suit was	-12	-26
superseded by	15	4
supplies	-2	16
support for	18	3
supports	-3	16
suppose	-13	-13
supreme	-14	-19
supreme court	-16	-17
survive	31	20
survives $	12	-1
survives the	-16	0
sustained	-7	13
sustained $	1	22
take $	-9	11
take a	-6	11
take this	3	-11
taken	18	12
taken as	13	-2
taken in	19	-8
taken to	-19	-9
taking	-12	1
teaches	-3	27
temporary	-6	15
temporary worker	-6	15
tenant	-3	-18
test	11	26
test is	1	17
test of	-7	12
tested	-2	19
text	25	27
text $	17	7
than	8	42
than $	3	23
that	-25	-35
that $	-75	-85
that case	-1	-35
that debate	-18	-9
that extent	18	3
that ground	-21	2
that has	-5	13
that is	8	20
that it	-5	-29
that the	-33	-33
that was	44	14
the	-22	-1
the $	8	-9
the accused	-14	-15
the agency	-20	-21
the amendment	21	18
the amendments	9	18
the amici	-22	-14
the appeal	9	39
the appellant	1	-13
the approach	10	-6
the argument	24	49
the attempt	-5	15
the bar	13	-4
the bench	21	-7
the better	33	11
the bill	-10	7
the books	-9	15
the buyer	11	-4
the case	-13	-25
the cases	-17	-19
the chief	26	9
the circuits	-22	-21
the city	-25	-10
the claim	1	53
the complaint	-23	-6
the concurrence	-25	-21
the continued	-2	-15
the contrary	18	-8
the controversy	-8	16
the correct	17	12
the correctness	-28	-38
the court	-47	-66
the decision	22	19
the deed	-21	5
the defendant	22	15
the defendants	-14	12
the definition	-12	-14
the demand	-1	16
the dissent	-22	-29
the distinction	11	22
the doctrine	-13	-26
the effect	-18	-29
the end	-3	11
the evidence	-16	-3
the explanation	14	3
the facts	-15	-25
the field	-2	13
the first	15	-3
the fountainhead	-17	-6
the full	-6	12
the goods	14	-8
the government	-13	-1
the headnote	-2	-14
the high	23	6
the history	-21	-17
the holding	19	14
the house	3	-12
the instruction	-12	4
the issue	8	26
the judgment	-4	-22
the jury	-31	-31
the kind	-18	-14
the larger	11	-7
the later	-13	6
the latter	-17	-7
the law	34	46
the legislature	-14	-21
the light	2	19
the line	35	2
the names	-5	14
the notice	26	28
the notification	-3	15
the objection	-15	-2
the observations	25	6
the officer	11	-9
the only	8	17
the opinion	35	21
the other	31	-12
the papers	17	5
the parties	-49	-49
the petition	-14	-3
the petitioner's	14	13
the petitioners	9	21
the phrase	-28	-24
the plaintiff's	-4	31
the point	4	18
the practice	-28	-23
the present	18	-8
the principle	-15	36
the proposition	14	1
the question	-7	-29
the ratio	16	19
the reasoning	21	9
the reasons	25	31
the reference	-15	-2
the reliance	16	6
the report	-22	-17
the restatement	11	-23
the result	12	-9
the said	15	13
the same	-6	35
the scheme	-14	-20
the second	-17	-3
the sentence	15	3
the solicitor	20	4
the statement	-17	-11
the statute	-11	-39
the subject	-14	0
the submission	17	6
the supreme	-17	-20
the tenant	-16	-13
the test	5	20
the three	7	20
the trial	-11	4
the tribunal	-29	-14
the very	21	10
the view	-16	8
the way	-10	39
the weight	23	-4
the whole	2	15
the wife	-16	-10
the witness	-21	-15
the word	-16	-37
the words	-4	-15
the writ	-4	-16
their	-19	12
them	-13	-13
them $	-5	-35
theory	-8	16
there	9	19
there $	-15	-10
there ,	10	32
there can	-13	-14
there had	31	11
there is	3	-32
there the	47	1
there was	25	13
there were	2	17
these	-17	-6
these $	-25	-21
they	-19	-8
thing	36	-1
think	48	42
think $	-6	10
think that	27	-2
third	2	-13
this	-27	12
this appeal	-34	-12
this bench	-7	-18
this case	-7	18
this occasion	6	-15
this one	-7	21
this opinion	9	-8
this point	16	-14
this result	-16	-19
this state	34	11
those	17	24
though	-16	-8
though it	15	5
thought	-14	-24
thought that	10	-5
thought the	-14	1
thought to	24	-12
three	-30	-6
through	-24	-8
through the	-19	-4
time	17	9
time has	16	19
time to	22	-5
times	-8	22
titles	-15	8
to $	-42	-33
to a	-37	-21
to abandon	-9	13
to accept	-10	-27
to add	-2	18
to agree	14	-4
to approve	-16	-19
to cases	32	10
to cast	-26	-10
to cite	-6	22
to consider	12	-1
to contend	-14	9
to decide	-20	-3
to depart	-7	9
to distinguish	-23	7
to disturb	-5	10
to do	0	13
to doubt	17	12
to draw	5	-21
to extend	25	-8
to find	-46	5
to follow	25	-34
to have	17	9
to her	-2	13
to hold	-24	9
to it	12	-3
to its	19	2
to limit	-10	6
to notice	14	0
to our	24	-14
to overrule	-25	-7
to read	1	15
to refer	-7	18
to rest	13	23
to say	20	-20
to see	-3	-20
to state	-23	-14
to take	-10	19
to that	34	13
to the	41	25
to which	-14	10
today	35	-9
told	-8	23
told that	-8	14
too	40	10
too $	17	-17
too late	-7	16
traced	-29	-35
treat	19	7
treated	30	22
treated as	25	-1
trial court	3	17
tribunal	-27	-14
tried	-39	-31
true	-12	7
turn	-27	-16
turn to	-22	-6
twice	19	9
two	-22	-44
two @	13	13
two of	14	-1
unable	-9	-26
unable to	-9	-26
unavailing	-12	32
unavailing $	-12	32
under	13	-4
under $	22	29
under review	-13	-15
unless	-14	-2
unnecessary	-36	-33
unnecessary to	-22	-18
unregistered	26	11
unregistered $	26	11
unsettle	-6	10
unsound	-21	-17
unsound $	-21	-17
until	-5	13
up	-27	-10
upon	0	20
upon the	-15	12
urged	-29	-15
us $	-12	3
us ,	0	15
us to	-17	12
used	-16	-17
usefully	1	20
vacated	28	-3
vacated ,	18	-2
vain	25	6
validity	11	-8
verdict	11	26
very	27	21
vide	-19	-18
vide $	-19	-18
view	-43	-1
view $	-23	-17
view in	17	-8
view taken	10	22
view that	-21	-7
view was	-15	-26
void	-19	-15
warehousemen	-12	6
was	-32	-14
was a	65	29
was affirmed	-16	-15
was also	-19	-25
was argued	-20	-17
was binding	-3	15
was decided	27	-16
was dismissed	-15	-16
was held	-11	13
was in	17	-3
was mistaken	15	14
was not	52	34
was once	10	16
was overruled	-33	-17
was rendered	17	12
was said	33	31
was taken	-18	-10
was the	19	-11
was unregistered	26	11
water	23	10
water mark	26	6
way	22	15
way $	15	14
we	13	59
we $	30	-10
we agree	4	15
we approve	-7	12
we are	25	30
we can	21	8
we cannot	16	10
we could	-12	10
we decline	21	19
we do	13	-7
we express	-31	-29
we follow	-18	21
we granted	-17	-19
we have	-39	-41
we hold	41	15
we join	18	19
we leave	13	1
we look	27	1
we may	-3	25
we need	-21	-11
we regret	14	0
we say	-18	-10
we see	9	59
we shall	-23	24
we should	20	-10
we take	-18	-16
we think	31	33
we to	-17	-14
we turn	-25	-8
we were	-18	-1
we will	18	16
we would	23	15
weight	37	-1
well	-1	20
went	27	-9
were these	-20	-17
were we	-12	-13
what he	19	-2
what the	31	2
what was	13	18
when	-20	-39
when it	-12	-19
when the	-20	-22
where	19	22
where it	-20	-4
where the	10	16
whether	-82	-71
whether $	-28	-26
whether it	-17	-15
whether the	-19	-3
which	-29	-28
which $	-8	-22
which is	-6	14
which was	5	19
which we	-14	-21
while	-13	-13
who	22	-20
who wrote	-14	-12
whole of	5	15
wholly	25	5
whose	-22	-11
why	-18	0
will	-2	-17
will be	-18	-14
will not	32	10
with	22	-1
with $	-29	14
with @	-33	-24
with approval	15	17
with its	17	-1
with respect	22	-5
with the	31	-4
withdrawn	-5	-16
without	-10	9
without a	-3	20
without deciding	-12	-18
witness	-21	-15
word	-2	-22
word $	-4	26
word about	2	-14
worker	-4	15
world	18	5
would be	-28	6
would have	-34	-27
would not	0	-16
writ	-21	-28
writ petition	-13	-16
writing	26	-2
writing $	23	-5
written	-15	-13
written $	-25	-10
written ,	11	-4
wrong	43	-4
wrong $	19	-16
wrongly decided	-16	-8
year	-34	-20
yield	24	14
`;
