/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-78, -106];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-36	-11
*@ agree	-10	20
*@ control	4	15
*@ court	33	9
*@ follow	18	31
*@ not	-8	-31
*@ overrule	-8	-18
*@ precedent	-16	-4
*@ refuse	12	-13
*@ rely	21	29
*@ there	-40	-45
*agree	52	88
*agree agree	15	-3
*agree court	15	-5
*agree follow	-1	23
*agree here	-13	33
*agree party	29	8
*agree rely	-17	4
*agree statute	-3	-18
*agree time	27	6
*bench	-26	-20
*bench agree	23	-5
*bench commentator	15	27
*bench control	2	26
*bench court	-30	-16
*bench criticize	-23	-21
*bench follow	-26	-22
*bench here	-28	-23
*bench not	-17	1
*bench question	22	14
*bench rely	-21	-18
*bench there	-3	-32
*bench time	7	-13
*bench wrong	0	17
*but	-4	-43
*but court	-1	15
*but criticize	2	13
*but not	-26	5
*but statute	-21	-18
*but there	-19	-16
*commentator	-16	-42
*commentator not	7	-9
*commentator question	-18	-22
*commentator refuse	-14	-14
*control	28	103
*control agree	-26	-14
*control but	17	-1
*control control	12	61
*control court	28	25
*control criticize	13	2
*control decay	21	4
*control follow	-12	7
*control limit	13	19
*control not	3	-12
*control open	-17	-15
*control overrule	-35	-14
*control party	-6	24
*control precedent	19	26
*control question	-14	-19
*control refuse	14	3
*control reverse	2	34
*court	47	56
*court agree	-7	27
*court control	-2	-44
*court court	-27	11
*court criticize	22	-20
*court differ	-23	-43
*court follow	-2	45
*court help	-15	9
*court here	13	25
*court limit	-18	21
*court not	-49	-25
*court open	-44	-57
*court overrule	7	-13
*court question	47	57
*court refuse	54	24
*court rely	-48	-27
*court reverse	-22	-23
*court similar	20	-13
*court there	20	33
*court time	-7	14
*court wrong	28	2
*criticize	3	-11
*criticize agree	16	4
*criticize here	21	-2
*criticize not	22	24
*criticize precedent	-29	-20
*criticize question	-34	-14
*criticize there	29	-2
*decay	41	2
*decay @	18	6
*decay here	6	-9
*decay precedent	-9	18
*decay statute	16	4
*decay there	-40	-18
*differ	62	-38
*differ @	-36	-23
*differ here	30	12
*differ limit	-14	-12
*differ not	-14	-9
*differ party	17	3
*differ question	11	17
*differ similar	-31	-16
*differ there	27	2
*follow	1	83
*follow @	-23	-20
*follow but	17	-2
*follow here	16	12
*follow not	-23	-31
*follow precedent	-17	10
*follow question	-17	-14
*follow similar	-6	31
*follow statute	-1	-13
*help	70	36
*help here	-5	14
*help party	20	-1
*help there	22	29
*here	43	57
*here bench	-2	-23
*here control	-22	-30
*here court	-13	-15
*here criticize	5	16
*here differ	16	9
*here limit	-11	17
*here not	49	34
*here open	17	-2
*here party	19	-22
*here precedent	18	14
*here question	-16	-8
*here similar	10	-15
*here time	-2	-27
*limit	23	5
*limit criticize	2	-12
*limit limit	27	3
*limit open	16	1
*limit precedent	31	6
*limit there	31	13
*not	93	47
*not agree	17	1
*not commentator	7	-13
*not control	12	-3
*not court	-30	-1
*not criticize	-16	7
*not decay	9	22
*not differ	-46	6
*not follow	27	-28
*not help	54	-3
*not here	-16	-17
*not limit	19	10
*not not	-22	3
*not open	-30	5
*not overrule	-39	-34
*not party	10	-10
*not precedent	-1	-17
*not question	-28	-27
*not refuse	-22	23
*not rely	9	-7
*not similar	26	26
*not there	11	21
*not time	31	0
*not wrong	-19	9
*open	-80	-104
*open agree	-11	-16
*open bench	7	24
*open court	15	1
*open criticize	37	13
*open here	-17	-25
*open not	-66	-14
*open open	-14	-17
*open precedent	2	18
*open question	16	-20
*open similar	23	30
*open there	-3	-26
*open time	-13	-11
*overrule	35	-41
*overrule @	-3	12
*overrule time	-22	-15
*party	-10	-22
*party agree	20	1
*party but	8	-12
*party control	-24	2
*party court	17	-13
*party criticize	-14	-13
*party differ	-16	-4
*party help	13	-1
*party here	-11	5
*party party	-75	-66
*party question	-29	9
*party refuse	3	15
*party rely	17	-7
*party similar	22	17
*party there	-48	-52
*party time	18	2
*party wrong	13	0
*precedent	51	38
*precedent @	18	-8
*precedent agree	-15	-4
*precedent bench	-10	9
*precedent control	40	28
*precedent court	26	23
*precedent criticize	15	-4
*precedent differ	40	-3
*precedent follow	-6	10
*precedent here	14	-17
*precedent not	12	-18
*precedent open	20	15
*precedent overrule	26	6
*precedent party	-12	-15
*precedent precedent	10	20
*precedent question	-39	-36
*precedent there	8	20
*precedent time	-2	11
*precedent wrong	14	21
*question	-3	11
*question agree	-10	-14
*question control	22	19
*question court	-1	-19
*question differ	-38	4
*question help	-3	19
*question here	40	27
*question not	36	3
*question overrule	-20	-3
*question precedent	-41	-16
*question question	-8	-17
*question rely	-15	-20
*question there	22	-6
*question time	-28	-29
*refuse	-12	-30
*refuse @	11	-1
*refuse agree	20	-4
*refuse differ	-18	29
*refuse follow	41	0
*refuse here	21	3
*refuse limit	14	-6
*refuse overrule	-23	14
*refuse party	-19	-7
*refuse precedent	-22	-12
*refuse question	-11	5
*refuse refuse	8	-7
*refuse similar	11	-7
*refuse statute	15	5
*refuse there	-61	-33
*rely	-4	-30
*rely agree	-7	14
*rely here	-36	-6
*rely not	6	-11
*rely party	-15	-13
*rely wrong	23	6
*reverse	29	8
*reverse @	40	4
*reverse precedent	-17	-19
*similar	17	39
*similar differ	1	18
*similar follow	-8	-28
*similar help	-23	-1
*similar here	22	20
*similar limit	18	25
*similar overrule	-20	-15
*similar party	2	20
*similar precedent	-8	-28
*similar rely	-7	-21
*similar similar	-5	36
*similar statute	4	36
*similar time	0	19
*statute	88	6
*statute @	0	19
*statute but	-7	15
*statute control	-7	21
*statute criticize	-14	1
*statute decay	12	-3
*statute not	12	27
*statute precedent	17	19
*statute similar	-18	-6
*statute statute	46	-11
*statute there	22	26
*there agree	7	44
*there bench	29	42
*there but	-25	-15
*there control	-27	12
*there court	0	-25
*there criticize	-21	-1
*there decay	-2	23
*there differ	14	13
*there follow	-2	-14
*there help	22	23
*there here	0	21
*there limit	33	21
*there open	13	1
*there overrule	20	7
*there party	4	-14
*there precedent	26	-14
*there question	1	28
*there refuse	22	13
*there rely	15	3
*there similar	-17	-14
*there there	1	-27
*there time	-19	-6
*time	-6	15
*time agree	-16	-5
*time control	40	23
*time court	-8	15
*time criticize	1	17
*time follow	22	8
*time here	-13	-18
*time not	9	34
*time party	-29	4
*time precedent	17	0
*time question	-3	18
*time refuse	9	-15
*time rely	17	-13
*time similar	1	14
*time statute	0	-20
*wrong	87	8
*wrong follow	13	-5
*wrong here	-27	-30
*wrong open	-14	-11
*wrong precedent	19	5
*wrong there	21	3
*~agree	2	-13
*~but	-20	6
*~commentator	8	-14
*~control	30	18
*~criticize	-1	16
*~decay	-6	12
*~differ	-51	11
*~follow	33	-27
*~help	53	9
*~here	-23	-46
*~open	-30	6
*~overrule	-52	-24
*~party	18	2
*~precedent	-14	-16
*~question	-14	-33
*~refuse	-27	24
*~rely	11	-6
*~similar	10	21
*~statute	19	-11
*~there	-12	12
*~wrong	-16	8
+*agree	24	19
+*bench	23	-17
+*but	-21	-11
+*control	-31	-9
+*court	8	-19
+*criticize	-20	-15
+*decay	1	-19
+*differ	-1	-29
+*follow	-28	-10
+*here	25	14
+*not	29	-1
+*open	-19	-15
+*overrule	7	-28
+*party	-22	-32
+*precedent	41	39
+*question	-30	-22
+*reverse	-11	13
+*similar	-5	23
+*statute	8	-8
+*there	30	18
+*time	-6	-26
+*wrong	16	13
+*~agree	-4	-20
+*~court	-25	-16
+*~differ	-28	-3
+*~follow	4	-14
+*~here	-15	-23
+*~open	-8	21
+*~precedent	-39	11
+*~refuse	-28	-6
+*~similar	3	35
+*~statute	-2	-15
+*~there	48	11
+*~time	5	-14
+,	-10	-36
+;	29	35
+@	-56	-45
+a	44	43
+accordingly	2	21
+act	6	-15
+affirmed	1	16
+allowed	-1	15
+also	-6	-18
+altogether	23	10
+an	11	-15
+appeal	-16	-10
+apply	-4	12
+are	31	25
+as	15	1
+at	1	-16
+authority	15	12
+away	21	8
+be	-18	8
+before	38	-1
+bench	30	-14
+but	16	25
+came	12	-7
+can	18	13
+case	8	-16
+claim	-10	11
+complaint	-16	-10
+concerned	12	12
+conclusion	19	11
+considered	21	5
+course	11	15
+court	-35	-37
+decision	5	26
+decline	22	-9
+did	26	31
+different	10	-7
+disagree	-4	14
+dismissed	4	29
+distinguishable	18	5
+doctrine	17	6
+does	-15	-47
+down	-10	5
+employer	-1	12
+evidence	-25	-6
+explanation	9	-6
+facts	15	-4
+fails	3	25
+filed	-11	-17
+find	21	3
+first	-13	-18
+follow	-11	3
+found	9	-22
+good	9	-5
+governs	-6	17
+granted	-20	-13
+had	60	13
+has	-6	-15
+have	-35	-42
+having	11	-4
+here	14	21
+his	-25	2
+hold	28	6
+i	25	5
+in	-22	0
+invitation	17	9
+it	49	52
+law	-21	2
+legislature	-11	3
+like	0	14
+may	-17	-8
+mistaken	16	2
+moved	30	-4
+must	-23	15
+necessary	-20	-17
+need	-37	-24
+none	-17	-41
+nor	-24	-8
+not	-18	-38
+now	21	-3
+on	-9	-22
+one	7	-15
+only	-34	-21
+otherwise	-10	-15
+our	26	10
+out	20	-2
+overruled	-21	-20
+part	-11	18
+parties	-19	-17
+place	14	-4
+question	-15	-26
+read	26	8
+reasoning	0	17
+review	-13	-15
+rule	27	17
+said	-31	-13
+section	20	4
+see	8	20
+shall	-7	23
+she	-4	14
+should	13	11
+signed	14	12
+since	-12	-16
+so	-8	22
+state	-34	-27
+statute	8	-11
+submission	13	1
+suit	-4	13
+that	12	-15
+the	-25	-9
+their	-8	15
+them	-18	-4
+then	0	-17
+there	18	16
+they	-12	-16
+think	8	17
+this	-18	13
+three	16	9
+to	-5	-16
+took	-16	-15
+turn	-23	-19
+two	-26	-19
+up	-10	4
+us	10	-25
+was	45	12
+we	-50	6
+were	26	23
+what	-49	-29
+where	18	-2
+whether	-13	-20
+which	-17	-11
+who	9	-13
+will	16	-10
+would	-17	-2
+wrong	14	-6
,	35	-12
, $	-36	-74
, @	16	16
, a	-56	-27
, aff'd	5	31
, after	20	22
, among	-26	-18
, and	-16	25
, are	-7	36
, as	-24	-13
, at	-24	-12
, be	-1	12
, but	-21	16
, by	-18	-17
, came	-15	-2
, can	10	-7
, cert	-15	-16
, could	-2	11
, decided	-15	-17
, did	11	33
, dissenting	-20	-21
, does	16	-8
, for	34	2
, had	15	-14
, has	56	30
, holds	-22	-10
, if	-10	7
, in	-54	-35
, is	37	-5
, it	-9	-16
, j	-25	-18
, leaves	17	20
, like	-13	-1
, must	29	-18
, no	-20	-15
, on	-16	19
, once	26	1
, or	-24	-29
, overruled	6	-9
, points	-5	16
, remains	19	39
, rev'd	25	5
, see	-25	-28
, should	31	0
, since	-26	-23
, stands	14	-1
, superseded	15	3
, that	43	5
, the	-32	13
, there	25	16
, therefore	-4	15
, this	-6	-24
, though	-28	-27
, to	10	23
, vacated	29	3
, was	-29	-35
, we	-4	24
, were	-10	-17
, which	-17	-3
, who	-19	-18
, will	-13	-17
, with	-2	-40
, without	-14	-15
-*bench	30	14
-*but	13	14
-*control	-2	-22
-*criticize	-6	12
-*differ	-10	4
-*follow	-14	7
-*here	-7	15
-*precedent	-31	-28
-*question	6	41
-*refuse	-22	-24
-*similar	2	13
-*statute	-12	-13
-*time	-10	-16
-,	12	-3
-@	37	17
-a	-22	-17
-alone	0	14
-an	17	8
-and	-20	3
-are	2	-11
-as	-22	-25
-at	1	22
-been	-10	16
-before	-13	-15
-by	27	25
-circuit	12	13
-here	-3	22
-in	27	3
-is	-41	-47
-may	18	10
-must	-17	-33
-no	-1	18
-not	22	-3
-notice	-15	-12
-of	-20	-41
-on	18	16
-only	14	20
-that	22	-4
-the	-40	-29
-today	-6	-18
-was	-12	1
-we	-1	14
-were	7	21
-when	5	21
-without	10	19
;	-29	-20
; $	21	-1
; @	-4	-15
; and	-2	11
; it	24	2
; others	-19	-22
; see	-18	-11
; the	47	7
; this	15	4
; we	-16	-10
<*agree	19	14
<*but	56	18
<*commentator	-43	-65
<*control	35	86
<*court	12	-3
<*criticize	-3	12
<*decay	-11	19
<*differ	20	13
<*follow	48	68
<*help	41	41
<*here	-17	5
<*not	40	6
<*open	-24	-40
<*overrule	21	20
<*party	-22	-10
<*precedent	25	33
<*question	-72	-50
<*refuse	-17	-3
<*rely	-13	-43
<*reverse	3	-17
<*similar	6	32
<*statute	40	27
<*there	-16	-21
<*time	31	29
<*wrong	20	-2
<*~agree	-16	-16
<*~control	19	0
<*~court	20	16
<*~differ	16	26
<*~follow	15	3
<*~help	15	5
<*~here	-13	9
<*~limit	-3	11
<*~open	-26	-23
<*~overrule	-18	-17
<*~party	14	13
<*~precedent	-28	-20
<*~question	-25	-22
<*~refuse	-15	22
<*~similar	9	-7
<*~there	-65	-25
<*~time	-2	25
<,	-22	-10
<@	29	4
<a	-24	-9
<accept	-10	-24
<accord	11	50
<according	-34	-19
<accordingly	17	-13
<affirmed	-13	-15
<against	-17	-25
<ago	24	-8
<also	-42	-43
<amended	15	1
<amendment	16	4
<amici	-20	-11
<an	-12	27
<and	-18	3
<announced	18	11
<another	4	-10
<answer	18	9
<any	19	0
<anything	0	13
<appeal	-12	10
<appellant	27	19
<appellant's	20	-16
<appellants	-1	15
<applied	6	-9
<apply	2	17
<applying	2	13
<approach	10	-6
<argument	22	31
<as	6	24
<ask	-14	4
<asked	16	19
<at	-5	-21
<attention	-26	-28
<author	16	2
<authority	1	-13
<away	3	-14
<basis	-2	19
<be	-26	0
<because	38	16
<before	-28	-8
<being	-4	15
<below	-9	8
<bench	36	29
<best	15	18
<better	14	26
<between	-14	-9
<board	13	17
<both	-21	-5
<brief	-11	-17
<bring	15	4
<but	35	10
<by	-28	15
<c	4	15
<came	-29	-14
<can	17	-4
<cannot	9	21
<cases	-29	-18
<cast	-12	-17
<century	12	12
<certiorari	-12	-14
<cf	-19	-22
<chagla	0	13
<circuit	0	-27
<cite	-2	23
<cites	-15	-16
<claim	-3	14
<commission	-19	-14
<compare	-39	-38
<complaint	-14	-14
<conceded	18	4
<concluded	3	14
<conflict	-32	-26
<congress	26	13
<consider	18	4
<continued	-1	-15
<contra	23	9
<controversy	1	27
<correctness	-16	-32
<could	10	27
<court	51	52
<courts	16	-9
<d	24	17
<day	-20	-14
<decline	6	18
<deed	-19	-16
<defendant	25	8
<depart	-6	13
<desai	-15	-19
<disagree	10	-6
<disapprove	-11	3
<dispute	8	17
<dissent	-25	-36
<dissenting	-28	-35
<distinction	1	15
<distinguish	-17	23
<distinguished	-29	-25
<district	-10	6
<divided	-13	-11
<do	-11	-17
<doctrine	-9	-20
<does	-8	-19
<doubt	-1	14
<doubted	-28	-15
<draw	3	-14
<drawn	-6	-27
<effect	-25	-15
<enough	5	27
<ever	-7	11
<express	-10	-14
<extend	23	1
<facts	-24	-16
<filed	-17	-24
<first	-11	-22
<follow	18	-6
<footing	12	-3
<for	-25	20
<force	10	-25
<found	23	-1
<from	9	36
<full	-19	-11
<further	-7	11
<gave	24	2
<general	-16	-34
<given	-7	30
<granted	-16	-25
<ground	-15	-7
<has	-9	7
<have	29	30
<headnote	-2	-14
<held	-13	20
<here	15	-8
<history	-9	8
<hold	-15	9
<holding	6	19
<hope	8	23
<if	4	-21
<inquiry	17	0
<instruction	-1	12
<into	-1	-20
<invited	-20	-8
<is	0	42
<issue	-13	-14
<issued	-24	-16
<it	3	-28
<itself	23	-7
<j	11	32
<judge	-28	-15
<judges	0	22
<judgment	25	-8
<justice	-13	-14
<language	-20	-32
<larger	19	9
<leave	-16	-20
<left	3	-12
<legislature	-1	-20
<length	-15	-18
<light	-5	10
<limit	-19	-1
<little	12	-2
<long	19	-4
<longer	16	3
<made	1	15
<majority	1	13
<may	-19	-11
<might	-7	9
<more	-4	10
<mr	-28	-13
<ms	4	16
<must	22	43
<my	10	-9
<myself	4	15
<necessary	-43	-39
<need	-15	11
<ninth	-16	-18
<no	-26	10
<not	-1	-31
<nothing	18	12
<observations	22	-6
<occasion	-18	-28
<of	20	16
<on	-8	-19
<one	19	54
<open	7	21
<opinion	-2	-15
<or	-24	-2
<otherwise	14	28
<ought	6	19
<our	-27	-3
<over	21	-6
<overrule	-18	-10
<overruled	-21	-24
<overruling	17	6
<own	14	-1
<pages	-12	-14
<panel	-11	-19
<paragraph	-12	-13
<parliament	25	14
<part	19	1
<parties	-15	-24
<passage	-4	-14
<passed	-12	-23
<petition	-32	-38
<petitioner	-1	12
<petitioner's	12	25
<plaintiff	13	-3
<plaintiff's	-8	-17
<point	12	39
<points	22	3
<present	14	16
<pressed	18	-2
<principle	-1	22
<professor	-11	-15
<proposition	-11	-16
<question	22	9
<quoting	-14	-13
<ratio	14	12
<read	-23	-45
<reads	13	1
<reason	-5	23
<reasons	16	-2
<refer	-5	19
<reference	-16	-16
<referred	-20	-21
<refuse	-11	8
<regards	-23	-19
<regret	18	1
<reject	15	-7
<rejected	17	12
<reliance	30	-6
<relied	2	-12
<relies	21	7
<rely	-7	9
<remand	-11	-15
<report	-22	-16
<reported	15	2
<reservations	15	-1
<respect	24	-10
<respectfully	17	17
<respondent	-8	-18
<restatement	3	-24
<review	-17	-19
<revisit	-6	10
<right	23	7
<rule	-11	21
<same	-6	30
<say	-19	-51
<see	-34	-41
<set	-17	-15
<should	-31	-44
<shown	-18	-2
<since	27	4
<single	12	-6
<sister	14	-6
<solicitor	16	3
<some	-37	3
<sought	-18	-9
<spoken	18	-4
<squarely	1	17
<st	-20	-16
<stand	-6	16
<stands	3	25
<state	9	22
<statute	-30	-6
<submitted	-15	-13
<suppose	-23	-19
<supreme	-45	-26
<take	5	25
<than	9	47
<that	-29	-23
<them	-2	-16
<theory	-6	18
<there	-1	-18
<they	-1	-13
<thing	21	-2
<think	22	13
<this	-12	-19
<thought	-9	-18
<three	-32	-7
<through	-13	0
<time	27	0
<to	-14	-11
<told	-11	22
<too	22	10
<took	12	18
<traced	-26	-34
<tribunal	-19	-6
<true	-10	13
<two	-15	-19
<unable	-9	-27
<under	20	49
<unnecessary	-21	-14
<upon	-4	15
<urged	-25	-11
<us	-14	4
<vide	-19	-18
<view	-26	-6
<was	-67	-65
<we	20	-1
<weight	17	1
<well	3	20
<were	-6	-20
<what	-9	28
<whatever	15	-2
<where	12	14
<whether	-50	-36
<which	-9	24
<whole	11	-18
<will	-17	-18
<with	27	39
<without	-7	-16
<witness	-21	-15
<would	17	29
<writ	-14	-14
<wrote	-13	-12
<year	-20	-19
<years	-2	14
=claim	-112	-131
=denied negative	-176	-106
=denied positive	-51	-128
=everyday negative	212	-5
=everyday positive	43	260
=formula negative	195	-2
=formula neutral	-52	-84
=formula positive	-32	190
=silent	-6	-5
=unread negative	-80	-88
=unread positive	-109	-119
=weak negative	51	45
=weak positive	45	76
>*agree	14	47
>*bench	-49	5
>*but	-46	-59
>*control	43	48
>*court	20	16
>*criticize	24	-22
>*decay	55	-3
>*differ	43	1
>*follow	15	11
>*help	56	24
>*here	22	49
>*not	16	-1
>*open	-39	-46
>*overrule	11	-33
>*party	-25	-21
>*question	-14	-18
>*refuse	36	-19
>*reverse	51	10
>*similar	-1	11
>*statute	16	15
>*there	18	0
>*wrong	42	-13
>*~agree	11	18
>*~but	-14	11
>*~commentator	0	-13
>*~control	-1	14
>*~court	0	-12
>*~criticize	12	15
>*~differ	-37	-21
>*~follow	16	-17
>*~help	37	0
>*~here	2	-34
>*~limit	-3	-17
>*~overrule	-35	-7
>*~precedent	43	-15
>*~question	9	-7
>*~refuse	14	16
>*~rely	15	-7
>*~statute	17	1
>*~there	3	14
>*~time	-12	-18
>*~wrong	-16	20
>,	-31	14
>;	-46	-60
>a	30	-1
>about	8	-14
>act	19	5
>action	-19	-5
>add	-12	34
>aff'd	5	31
>affirmed	-36	-40
>after	8	-13
>again	4	20
>against	-27	11
>all	1	34
>also	9	21
>amendment	8	17
>among	-30	-31
>an	-4	-45
>answer	-11	9
>answers	15	17
>any	18	18
>anything	-20	-7
>appellant	1	-17
>applicable	9	24
>application	4	-10
>applied	-21	-14
>applies	-18	6
>approval	13	17
>approved	-11	6
>are	17	31
>argued	-21	-19
>arose	-29	-32
>as	-15	-17
>aside	24	2
>ask	10	18
>asked	-17	-32
>at	-18	-20
>authority	16	7
>away	26	19
>back	-5	-20
>bar	-11	2
>be	-1	-19
>because	-26	-10
>become	12	-4
>been	16	14
>before	-20	-21
>bench	-14	-19
>between	5	-12
>beyond	26	-2
>bind	16	9
>books	-1	20
>both	-22	-14
>built	17	9
>but	-41	-5
>by	19	-9
>c	-11	-17
>call	-22	1
>called	-31	-27
>can	24	0
>cannot	30	22
>carrier	-12	2
>case	-20	6
>cases	-3	-14
>cert	-15	-16
>child	12	14
>cir	2	15
>circuits	-25	-11
>cited	-24	-23
>claim	10	23
>clearly	18	1
>clinches	5	17
>commands	10	-7
>company	9	-7
>complaint	8	20
>complete	-5	18
>concludes	-2	12
>consent	-19	-13
>consideration	-24	-17
>constitution	-7	11
>construed	-10	18
>contention	0	12
>context	16	4
>contrary	11	-7
>controlling	-9	-15
>controls	14	18
>controversy	-10	7
>correct	15	12
>correctly	3	17
>course	-17	-9
>court	1	-36
>cut	17	2
>d	-15	-16
>debate	-21	-5
>decided	-11	-17
>decision	46	1
>decree	-12	-13
>deed	11	15
>denied	-27	-25
>did	-11	-13
>difference	21	10
>directly	-6	17
>disapproved	32	16
>dismissed	-20	-10
>dissented	13	-2
>distinguishable	-20	-8
>distinguished	-17	-13
>divided	11	-5
>do	-13	9
>does	18	14
>doubted	17	3
>down	24	-2
>drawn	19	0
>each	-23	-25
>effect	14	4
>either	-14	-16
>end	16	-6
>entered	-16	-17
>error	-8	12
>every	13	14
>evidence	-19	-17
>extends	-12	8
>extent	21	2
>fails	19	6
>falls	5	34
>far	27	2
>fatal	0	17
>fee	4	-12
>find	-18	6
>first	2	27
>fla	8	18
>followed	-14	12
>for	12	-12
>force	6	26
>forty	-14	-1
>fountainhead	-16	-6
>four	10	17
>from	22	-8
>fully	-4	13
>gave	18	-11
>general	27	21
>give	7	-16
>gives	24	-7
>got	-3	20
>govern	-25	-21
>grantor	10	14
>ground	-17	-5
>grounds	18	6
>had	9	-19
>has	30	34
>have	20	31
>he	24	20
>heard	-12	-18
>help	13	-3
>hereby	27	7
>high	16	8
>him	4	27
>hold	7	17
>holding	12	-4
>house	11	-8
>if	-25	-2
>incuriam	-15	-16
>is	61	62
>it	-19	3
>its	41	7
>j	-18	-24
>judge	1	22
>judgment	-30	-31
>justice	10	16
>knew	25	9
>laid	18	8
>land	-10	9
>large	2	-12
>later	20	-8
>lay	14	-8
>lease	-15	-10
>leaves	21	39
>left	21	-6
>legislature	-16	-12
>lessee	-22	-15
>light	12	-4
>like	18	0
>long	13	13
>longer	7	-23
>look	9	19
>made	-15	0
>mark	38	12
>matter	-31	-18
>me	-13	-15
>mem	3	19
>mind	-15	4
>minor	17	18
>minors	26	-3
>misplaced	17	3
>mistaken	2	22
>more	10	-10
>must	30	23
>never	5	15
>next	4	-10
>no	13	-6
>none	1	36
>not	-25	-22
>note	-14	13
>notice	28	47
>notification	-4	15
>obiter	14	4
>of	22	-29
>officer	20	10
>old	-22	-6
>on	12	18
>once	24	14
>one	17	-8
>only	22	-4
>opinion	13	-1
>or	-17	-33
>oral	22	2
>order	-26	-13
>other	6	-33
>others	-11	-14
>otherwise	18	-6
>ought	-12	3
>our	-11	18
>ours	4	14
>over	-17	2
>overruled	10	-29
>part	-13	-16
>pay	25	10
>pending	-31	-34
>per	-15	-16
>persuade	13	-9
>petition	-15	4
>placed	15	2
>plain	22	2
>plaintiff	-1	-13
>plaintiff's	-3	21
>point	39	7
>points	-5	16
>practice	-26	-15
>precedent	15	0
>present	-11	-18
>principle	-4	13
>proof	-5	-18
>property	-11	-16
>proposition	20	5
>proved	4	-15
>quite	22	-2
>quoted	-14	0
>read	14	13
>reads	-25	-22
>reasoning	17	10
>reasons	26	-6
>reconsideration	-4	19
>referred	22	1
>refused	-26	-11
>regarded	12	-2
>rejected	-15	-9
>relied	10	41
>remains	16	43
>remanded	14	0
>rendered	23	8
>repealed	-32	-20
>report	-19	-19
>requires	13	-1
>rest	18	17
>rests	20	12
>result	1	-27
>rev'd	25	5
>reversed	-14	-12
>right	19	2
>room	-13	-1
>rule	-23	7
>said	25	1
>says	17	24
>search	0	22
>section	4	-17
>see	12	-16
>sentence	-1	-16
>set	14	13
>setting	18	3
>settled	-30	-14
>shall	19	11
>should	16	-2
>shown	-11	13
>sides	-17	-13
>signed	15	10
>silentio	19	4
>similar	-19	-11
>since	-20	-11
>so	18	-9
>sound	-11	12
>speaks	29	11
>squarely	-18	-9
>st	9	23
>stands	27	5
>statute	38	14
>step	21	5
>still	10	14
>stood	17	5
>struck	-29	-6
>sub	26	6
>submission	-4	14
>sufficient	4	31
>suggests	15	0
>suit	-9	-16
>supplies	-3	16
>supreme	27	11
>survive	25	11
>takes	1	-12
>teaches	-3	27
>temporary	-6	15
>tenant	-1	-14
>text	24	6
>than	3	-12
>that	-8	-27
>the	-11	-14
>there	17	31
>these	-18	-7
>this	12	21
>though	-17	-14
>to	17	5
>today	40	13
>too	26	-2
>treated	23	7
>trusts	-1	-13
>two	12	-19
>unavailing	-11	31
>under	-5	-34
>unnecessary	-14	-17
>unregistered	26	11
>unsound	-22	-16
>until	-8	10
>up	-12	-21
>us	-7	16
>used	-17	-15
>vacated	37	6
>very	15	4
>view	-21	14
>void	-20	-14
>warehousemen	-12	5
>was	17	-4
>water	16	4
>way	29	25
>we	19	43
>weight	14	-4
>went	16	2
>were	-27	-44
>what	58	11
>when	-21	-45
>where	-15	-3
>which	-9	-43
>while	-16	-14
>who	20	-4
>whole	-6	31
>wholly	25	4
>with	-17	-43
>without	-24	5
>words	1	-15
>worker	-4	15
>would	-1	-25
>writing	15	0
>wrong	23	-1
>wrongly	-17	-6
@	-39	-40
@ $	-19	-10
@ ;	11	17
@ fla	8	18
@ in	15	16
^ ,	24	32
^ ;	-66	-50
^ @	-16	8
^ a	-17	-9
^ accord	7	34
^ according	-34	-19
^ after	19	-16
^ appellant	14	19
^ applies	-3	10
^ applying	-1	14
^ are	16	14
^ as	4	15
^ at	15	-3
^ because	-9	16
^ before	-26	-31
^ between	0	15
^ both	-29	-24
^ but	45	25
^ cannot	34	2
^ cf	-35	-26
^ compare	-39	-38
^ concludes	-2	12
^ counsel	28	1
^ defendant	16	-2
^ defendants	22	8
^ far	-8	9
^ for	-26	-14
^ has	-4	14
^ here	-17	14
^ i	23	14
^ in	-109	-82
^ is	38	18
^ it	36	43
^ its	23	12
^ judge	-29	-10
^ justice	-16	-8
^ later	10	-12
^ learned	-18	-7
^ let	2	13
^ may	18	2
^ mr	-24	-10
^ ms	-4	12
^ must	30	3
^ no	-13	-19
^ nothing	-16	-15
^ one	-11	-30
^ only	-38	-30
^ our	6	-13
^ parliament	16	4
^ petitioner's	10	14
^ plaintiff	29	4
^ plaintiff's	-8	-17
^ professor	-11	-15
^ requires	17	-10
^ respondent	-22	-14
^ see	-46	-44
^ she	-5	9
^ should	-14	-11
^ since	-3	-18
^ so	21	29
^ some	-21	-15
^ st	8	22
^ stands	14	3
^ still	1	17
^ tested	-1	17
^ th	14	3
^ that	23	5
^ the	-43	-55
^ there	-12	-21
^ three	-17	-6
^ today	7	-13
^ two	-32	-18
^ under	-6	17
^ was	49	14
^ we	78	68
^ were	-1	-13
^ what	16	17
^ whatever	15	-2
^ where	21	0
^ whether	-45	-27
^ with	45	51
^ would	31	1
a	-3	-41
a bench	18	6
a case	11	-12
a century	4	26
a child	12	14
a complete	-4	15
a concession	14	0
a different	30	25
a jury	14	-2
a larger	19	9
a line	-33	-10
a minor	17	18
a precedent	13	0
a question	4	-15
a similar	-19	-10
a statute	-3	18
a verdict	17	17
abandon	1	14
abolished	17	1
abolished the	17	1
about	-3	-39
about it	-23	-17
about the	-20	-17
accept	13	-27
accept $	1	-14
accept the	9	-12
accord	11	50
accord $	5	27
according	-34	-19
according to	-34	-19
accordingly	29	18
accordingly $	0	24
accused	-17	-16
act	16	-25
act ,	-9	-18
act of	12	-1
action	-25	-10
add	-12	34
additional	-1	18
adopt it	13	1
adopted	-11	-18
aff'd	5	31
aff'd mem	3	19
affirmed	-47	-39
affirmed $	-16	-17
affirmed a	-14	-17
affirmed by	-23	-12
after $	-28	9
again	0	32
against	-38	-12
against $	-20	-15
against the	-10	22
age	12	17
agency	-18	-20
ago	38	-7
agreed	-16	-16
agreement with	-7	10
all	13	27
alleged	-17	-16
allowed	-16	4
alone $	-18	0
already	17	1
also	-38	-40
also $	-29	-17
altogether	27	12
altogether different	22	10
am	3	15
amended	26	2
amendment	18	26
amendment act	10	-8
amendments	8	18
amici	-32	-19
among	-35	-36
an	8	-22
an authority	15	0
and	-20	3
and $	-20	-7
and @	-19	-19
and a	8	-13
and has	-1	25
and i	17	11
and in	21	17
and is	15	13
and it	19	41
and its	15	2
and not	20	10
and ought	-11	9
and shall	11	-2
and should	-14	-13
and so	-25	-17
and the	15	-9
and there	-3	31
and this	-11	-31
and two	-11	-16
and was	12	0
and we	34	4
and with	14	-2
and without	16	-1
announced	23	10
another day	-22	-19
answer	-13	12
answer to	-2	16
answers	15	18
any	27	7
any doubt	4	21
anyone	-10	-19
anything	-18	14
apart	14	3
appeal	-60	-34
appeal $	-21	-10
appeal ,	-18	-15
appeal followed	-11	-21
appeal is	9	18
appears	17	6
appellant	29	2
appellant $	14	3
appellant cannot	16	1
appellant's	11	-12
appellants	-1	15
applicable	9	24
applicable $	4	23
application	-1	-12
applied	-31	-34
applies	-20	7
applies with	-2	12
apply	3	31
apply $	-7	13
applying	20	20
applying the	-7	9
approach	12	-5
approval	11	24
approve the	2	18
approved	-11	6
are	44	56
are in	-8	11
are not	31	10
are told	-7	14
are unable	-19	-21
are we	14	-1
argued	-31	-20
argument	14	34
argument ,	12	-20
argument that	19	6
arise	-33	-22
arises	-20	-21
arose	-31	-29
arose out	-17	-22
as	-17	-20
as controlling	-6	-16
as here	-4	17
as it	32	20
as the	-33	-9
as they	-13	-15
as though	11	15
as to	-23	-38
as we	-23	10
aside	26	10
aside $	2	15
asked	-3	-20
asks	12	-13
at	-16	-26
at $	23	28
at its	1	13
at the	22	7
attention	-23	-27
attention was	-21	-24
author	21	3
authority	39	8
authority for	19	16
authority is	-4	-24
away	45	7
away at	14	2
barred	-13	1
basis	-2	26
be	-24	-5
be allowed	4	19
be confined	13	0
be deemed	15	-9
be distinguished	-46	-26
be found	7	-37
be held	18	3
be no	-13	-15
be overruled	-45	-18
be placed	23	8
be quashed	-2	15
be read	11	-16
be regarded	15	-4
be said	-2	25
be that	-11	6
be the	6	18
be treated	20	6
be understood	18	4
be written	-19	-19
because $	14	-7
been	5	22
been made	-10	8
been overruled	-30	-21
been written	1	28
before	-27	-46
before $	-26	-21
before it	6	25
before the	34	7
before us	-19	-42
begin	-21	-16
begin with	-21	-16
below	-24	4
below $	-14	-10
bench	41	-2
bench $	17	-3
bench ,	10	-9
bench in	-13	3
bench of	15	0
best	15	18
better	35	31
better than	-10	12
between	-23	-22
between this	-15	1
beyond	19	12
bill	-17	13
bind us	-16	-12
books	-11	4
both	-32	-19
both sides	-24	-22
bound by	-1	-15
bridge	-10	19
brief	-10	-16
bring	24	-3
broad	-2	19
broadly	19	0
built	17	9
built $	26	-6
burden	-13	-1
business	10	-4
but	8	24
but cf	16	4
but see	19	3
but that	21	8
buyer	10	-4
by	24	25
by $	-6	27
by @	43	18
by a	39	23
call	-26	-3
called	-55	-41
can	58	18
cannot	56	43
cannot be	-10	17
cannot take	16	1
carry	19	1
carry the	13	2
case $	7	27
case has	12	12
case in	-4	14
case is	18	17
case was	-16	-24
cases	-40	-44
cases $	-26	-22
cases ,	-14	-4
cases have	17	3
cases of	36	11
cast	-13	-16
century	14	29
cert	-15	-16
certiorari	-32	-28
cf	-19	-22
cf $	-19	-22
changed	4	18
charter city	12	13
chief	32	12
chief justice	32	12
child	16	16
child of	16	16
chipped	14	2
chipped away	14	2
choice	6	22
cir	22	20
cir $	30	50
cir ,	15	-11
cir quoting	-14	-13
circuit	12	-6
circuit $	18	14
circuit has	-21	-17
circuits	-22	-15
circular	-15	-11
cite	-16	13
cite $	-2	23
cited	-31	-38
cited $	-16	-19
cited for	17	-2
cites $	-15	-16
city	-26	-4
claim	-11	35
claim $	13	19
claim fails	-4	32
clause	6	23
clearly	31	5
clearly distinguishable	23	5
clerk	-8	10
clinches	7	22
clinches the	7	22
co	-20	-13
code	18	8
come to	15	6
commands	10	-7
commend	12	-7
commission	-28	-20
common	3	-12
company	17	-15
company with	8	-7
compare	-39	-38
compare $	-30	-23
complaint	-32	-20
complete	-1	17
complete answer	-4	15
conceded	18	4
concluded by	3	14
concludes	-2	12
concludes the	-2	12
conclusion	10	17
concur	15	-3
concurrence	-25	-17
confined	18	-4
confined to	-12	-16
confirmed	-7	12
conflict	-34	-22
conflict between	-31	-26
congress	16	0
consent	-17	-18
consent $	15	0
consider	8	-9
consider the	24	6
consideration	-28	-10
consideration $	-18	-13
considered	16	8
constitution	-1	14
construe	10	-7
construed	-10	18
contention	-7	10
context	16	4
continued	-1	-15
continues	-7	11
continues to	-7	11
contra	22	9
contract	-11	-19
contrary	14	-11
contrary $	-13	-15
controlling	-9	-15
controls	25	25
controls $	14	-1
controls ,	-4	13
controversy	-11	32
controversy is	-15	-9
convincing	-4	-17
correct	24	19
correctly	1	26
correctness	-27	-36
correctness of	-26	-37
costs	-22	-11
costs $	-17	-8
could	4	41
could not	-10	20
counsel for	-19	-10
counsel relies	29	12
course	5	30
course $	1	19
course of	-14	-16
court	18	-16
court ,	22	10
court below	-5	15
court could	19	7
court has	6	-17
court in	-20	-4
court is	-19	-5
court said	-4	-16
court thought	-2	-16
court was	14	29
court's	10	-4
courts	12	-13
covenant	-3	-18
cut	12	-7
d	21	6
d cir	31	9
dates	-4	-18
day	-26	-29
day $	-17	-22
de	-13	-14
debate	-22	-5
debate $	-24	-6
decided	-11	-20
decided $	-11	-18
decided ,	-5	25
decided by	-5	-18
decided in	-18	-15
decided on	16	2
deciding	-12	-18
deciding that	-18	-21
decision	47	12
decision $	17	24
decision ,	16	-10
decision in	18	4
decline	24	18
decline to	28	6
deed	-22	-3
deed was	6	17
deemed	15	-9
defendant	24	3
defendant points	21	3
defendants	5	21
delivered	-14	-15
demand	1	13
denied	-40	-41
denied ,	-19	-15
depart	-8	16
depart from	-8	16
desai	-15	-19
did $	-1	22
did the	16	1
difference	23	31
difference between	29	0
different	17	4
different $	-20	-13
differently $	-9	11
direct	35	14
direct that	20	0
directly	-6	17
directly on	-5	16
disapprove	-11	3
disapproved	25	3
discussed	-28	-27
discussion	19	20
dismissal	-13	3
dismissed	-22	9
dismissed $	9	44
disposes	1	13
disposes of	1	13
dissent	-22	-43
dissent in	10	-16
dissent would	3	18
dissented	16	-2
dissented from	16	-2
dissenting	-31	-38
dissenting $	-26	-20
dissenting in	-14	-11
distinction	7	18
distinguish	-17	23
distinguish $	-17	23
distinguishable	-20	-16
distinguished	-46	-37
distinguished $	25	1
disturb	-5	11
disturbed	-13	0
disturbed $	-13	0
divided	5	-16
division	21	13
division bench	18	4
do	-23	16
do $	6	22
do not	-40	-45
do so	-3	17
do we	15	-10
doctrine	-5	-19
doctrine is	-15	-12
does	-9	-55
does not	7	-17
does so	17	-4
doing	11	-9
doubt	4	18
down	23	16
down $	44	24
down ,	-17	-2
draw	11	-17
drawn	11	-18
due	-3	-16
duty	-16	-5
e	-22	-20
each	-23	-25
effect of	-11	-20
either	-24	-24
employer	-2	17
enacted	-33	-18
end	23	5
ends	-14	-5
enough	8	27
enough to	2	33
entered	-20	-21
entitled	8	35
entitled to	8	35
equity	-11	5
erred	3	43
error	-5	10
error $	-2	20
escape	-7	17
even	-12	-16
even if	-14	-10
ever	-10	22
ever since	-5	12
every	17	41
everything	12	29
evidence	-49	-37
evidence $	-26	-23
exception	-1	19
explained	-1	-14
explanation	20	-2
express	-23	-27
express no	-31	-30
expressed in	16	2
extend	25	2
extend $	23	1
extends	-12	8
extent	26	-1
facts	-15	-24
facts $	-5	-23
failed	-13	-12
fails	21	44
fails $	18	30
falls	22	32
far	24	7
fatal	0	17
fee	4	-12
fell from	-2	20
field $	2	14
filed	-39	-53
final	12	0
find $	20	8
find no	9	20
first	-21	-13
first $	-3	14
first to	-16	-17
fla	8	18
fla $	30	-8
followed	-27	-10
followed $	-9	5
followed it	-2	11
follows that	11	-5
for a	-26	-10
for an	-7	-16
for another	-22	-19
for any	21	24
for consideration	-29	-9
for it	-10	-18
for more	-16	-7
for that	21	1
for the	-37	-42
for this	3	26
for us	0	25
force	21	3
force $	19	3
forty	-7	15
forty years	-13	8
found	23	-24
found $	-14	-17
found in	13	-6
foundation	6	22
founded	18	7
fountainhead	-16	-6
fountainhead of	-16	-6
fraud	-23	-27
from	48	17
from it	-6	10
from its	12	0
from the	15	-7
full	-23	-1
full bench	-3	11
fully	0	27
further than	6	22
gave	36	-13
gave the	11	-8
general	6	-17
give	7	-15
given	-17	12
given $	-20	-18
given in	-1	21
gives	24	-7
good	5	-11
good $	-1	17
good law	-16	-27
got	-1	26
govern	-25	-21
governs	-6	16
granted	-40	-35
granted ,	-4	-14
granted certiorari	-29	-24
grantor	10	14
ground	-45	-20
ground that	-23	-5
grounds	-23	-22
had	40	-15
had $	-20	-2
had before	13	23
had never	-11	9
had signed	15	10
had the	14	-20
half	1	13
half a	-6	12
handed	-17	-13
has	41	22
has been	14	13
has found	18	14
has no	33	1
has not	-20	6
has proved	5	-15
has stood	-6	10
have	49	42
have been	15	18
have considered	19	3
have done	-17	-5
have followed	-2	15
have had	11	-12
have never	-20	-7
have no	-38	-40
have read	18	5
have since	10	-5
have taken	-6	11
having	6	-10
he	20	-8
he must	3	17
he was	15	-4
headnote	-2	-14
hearing	-13	7
held	-6	16
held in	-3	23
held otherwise	14	-9
held that	-26	-18
held to	15	-2
help	16	-3
her	10	26
here	30	28
here $	-18	-3
here ,	-9	8
hereby	30	7
high	22	11
high court	-16	-12
high water	28	6
him	17	36
him $	10	36
himself	14	1
his	-8	19
history of	-29	-24
hold	29	30
hold $	-10	15
hold ,	22	-13
hold otherwise	2	16
hold that	-19	-11
holding	19	23
holding of	12	-5
holds	15	18
holds good	-5	20
hope	8	23
house	6	-13
i	22	14
i am	3	15
i do	-11	3
i respectfully	-9	17
i would	20	-4
identical	-4	16
if $	-19	-16
if the	-8	-19
iii	-16	-11
impugned order	-6	11
in	1	15
in @	81	13
in and	19	6
in appeal	3	-10
in its	-36	-27
in mind	-15	2
in our	24	25
in part	-16	-17
in respectful	-6	9
in so	18	5
in terms	7	26
in that	-1	16
in the	-38	-28
in this	-25	4
in vain	25	7
in view	21	26
in which	-18	-25
inapposite	15	6
incuriam	-15	-16
incuriam $	-16	-16
indistinguishable	-6	17
injunction	-13	-21
inquiry	17	0
inquiry of	18	1
instruction	-11	5
interest	13	-2
into	-11	-20
invitation	13	18
invited	-21	-10
invited to	-16	-3
is	-7	54
is a	8	-15
is an	17	18
is barred	6	16
is bound	-25	1
is cited	-4	-15
is clearly	21	4
is denied	-11	-14
is directly	-5	16
is dismissed	13	19
is hard	21	-4
is in	-12	-14
is inapposite	15	6
is left	15	-7
is misplaced	16	4
is necessary	-17	-15
is no	-20	-24
is none	-30	-18
is not	-34	-60
is now	15	3
is of	19	1
is only	0	12
is open	24	-3
is overruled	20	1
is pending	-22	-21
is per	-28	-20
is right	19	18
is said	-29	-24
is still	-3	11
is that	5	19
is the	-20	-1
is this	-6	10
is to	-20	-4
is too	20	2
is unavailing	-4	13
is unnecessary	-20	-19
is whether	-12	-12
is without	-1	24
issue	-18	-6
issue in	-10	-14
issued	-32	-24
it	18	43
it $	-15	23
it ,	-9	17
it and	23	17
it as	-28	-15
it did	3	22
it does	21	-2
it had	22	18
it has	-13	-1
it here	9	-12
it holds	22	12
it in	-29	-22
it is	-9	-41
it may	-23	0
it now	-5	13
it otherwise	-22	-12
it says	8	18
it the	13	32
it to	33	28
it unnecessary	-23	-16
it was	18	-29
it will	-21	-24
its	16	-13
its authority	-5	16
its own	17	-2
itself	36	0
j	-20	-5
j ,	-32	-2
joined	-10	-16
judge	-25	9
judges	-2	31
judges ,	-13	-1
judgment	-25	-42
judgment in	11	-8
judgment is	-23	-14
judgment of	20	-1
june	-14	-13
jury	-22	-27
jury was	-16	-11
just	-7	23
justice $	14	5
justices	-20	-25
keep	4	25
keep it	4	25
knew	20	21
known	-29	-22
laid	23	23
laid down	5	15
land	-10	9
language	-16	-30
language of	-19	-29
large	2	-12
larger	23	4
larger bench	23	4
later	20	-6
later decisions	16	1
latter	-17	-7
latter is	-15	-5
law	-41	-11
law ,	-25	-4
law commission	-27	-19
law declared	0	13
lay	21	-13
lay down	21	-2
lays	-10	12
learned $	-12	-15
learned judges	-8	15
learned single	13	-6
lease	-16	-17
lease was	14	-1
leave	-12	-24
leave it	26	5
leaves	10	38
left	32	-23
left of	20	-5
left open	-14	-15
legislature	-14	-21
legislature has	-17	-13
let	9	22
like the	-13	12
limit	-14	1
limit $	-19	-1
limiting	15	0
line of	-21	5
little	18	-6
long	50	14
long ago	30	-13
longer	25	-21
longer $	21	3
longer good	-18	-16
lord	13	0
lost	1	15
made	-19	9
majority of	-7	13
make	3	13
many	-13	-13
margin	-16	-24
mark	46	9
mark $	28	13
master	-3	21
matter	-32	-33
matter $	18	15
matter be	14	-3
may have	19	0
may not	20	20
me	-13	-15
meant	12	-6
measure	10	18
mem	3	19
mem ,	3	19
mention	-35	-27
merely	8	-10
met	3	22
might	3	34
mind	-15	4
minor	17	18
minors	26	-3
misplaced	30	7
misplaced $	30	7
mistaken	22	24
more	14	0
more $	15	12
more than	-12	-13
most	13	1
motion	-17	-11
moved	30	-4
mr	-34	-10
mr desai	-15	-19
ms	3	16
much	15	3
much of	15	-2
must	13	33
must ,	-2	14
must go	-14	-1
must now	11	-5
must yield	25	13
my	8	-22
myself	4	15
names	-4	13
natural	-5	12
necessary	-57	-45
necessary to	-37	-35
need	-44	-12
need not	-26	-14
needed	-20	-12
needs	23	6
neither	-15	-18
neither are	14	-1
never	-22	-20
never been	-1	16
new	2	-11
next	4	-12
no	-7	9
no better	-3	13
no case	-1	21
no court	17	7
no further	5	23
no longer	21	-20
no more	30	14
no need	-18	-22
no occasion	-21	-16
no opinion	-39	-29
no principled	-20	-5
no reason	-5	28
no such	15	0
no view	-25	-22
nobody	25	-13
nobody has	15	-9
none	-16	-5
none $	-12	-41
nor	-15	2
not	-7	-58
not $	35	-27
not a	20	4
not an	20	24
not arise	-32	-20
not been	-1	-17
not bind	-16	-12
not binding	-7	-17
not bound	19	-6
not called	-15	-11
not decide	14	-7
not follow	12	-11
not free	-4	15
not have	18	14
not lay	13	-4
not necessary	-29	-33
not persuaded	-6	14
not say	-31	-18
not survive	19	6
not the	-3	-24
not to	-20	-17
note	-15	4
nothing	25	21
nothing $	9	-8
nothing in	-15	17
nothing of	-16	-14
notice	24	33
notice $	-13	-17
notice may	11	-5
notice must	-11	-16
notice was	2	35
notification	-4	15
now	29	5
now be	15	-6
obiter	14	4
objection	-17	-3
observations	21	-5
observed	-32	-33
observed in	-23	-24
occasion	-22	-29
occasion to	-11	-26
of	-16	-25
of $	25	28
of ,	-12	-13
of @	-15	-6
of appeals	-18	-11
of cases	-3	14
of evidence	-22	-16
of four	12	14
of his	-16	-8
of its	-17	-19
of law	-27	-20
of the	10	-6
of them	-23	-15
of this	16	40
of three	14	-5
officer	11	-4
old	-23	-21
on	-14	0
on $	48	48
on it	-3	11
on remand	-15	-19
on the	-26	4
once	22	18
one	42	16
one $	1	13
one in	-9	8
one must	-15	-10
one that	16	-6
one thing	24	4
only to	7	23
open	12	32
open to	20	25
opinion	13	-16
opinion $	12	-5
opinion in	-19	-23
opinion on	-18	-15
opinion that	16	4
or	-26	-30
or not	-27	-22
oral	11	-7
order	-35	-23
order cannot	-1	15
order in	15	0
ordered	5	27
ordinance	-13	3
other	15	-27
other way	30	-15
others	-23	-23
otherwise	28	10
otherwise in	25	9
ought	1	25
ought to	-2	25
our	-1	26
our attention	-27	-29
our decision	-20	-5
our opinion	14	15
our own	-5	14
our sister	14	-6
ours	-5	29
out of	10	15
out the	-12	-12
over $	12	-15
overrule	-17	-16
overrule $	-17	-22
overruled	-32	-72
overruled $	45	7
overruled ,	-11	-19
overruled @	-26	-16
overruled by	-16	-10
pages	-27	-22
paid	24	3
panel	-4	-18
papers	16	4
paragraph	-1	-13
parliament	25	14
part company	8	-7
part iii	-25	-6
parties	-50	-54
party	-25	-24
passage	-4	-14
passed	-12	-20
past	15	-3
path	2	18
pending	-28	-22
pending $	-15	-19
per	-12	-16
per incuriam	-15	-16
persuade	19	-11
persuade us	13	-9
persuaded	1	18
petition	-49	-30
petition $	-14	-4
petition against	-14	-15
petition was	-1	-16
petitioner in	1	18
petitioner's	19	38
petitioners	8	25
phrase	-40	-30
place	6	-10
placed	17	-5
placed before	15	2
plain	21	2
plaintiff	24	-4
plaintiff $	-23	-13
plaintiff in	-22	-30
plaintiff reads	29	21
plaintiff's	-10	14
plaintiff's case	-3	21
plea	-10	-14
point	29	30
point $	7	-17
point is	2	26
points the	-5	16
points to	22	3
position $	13	-5
possible	-13	1
power	24	10
practice	-40	-30
precedent	22	-2
prefer	19	3
premise of	14	2
present	8	-10
pressed	18	5
presumed	-44	-42
principle	-8	41
principle of	4	16
principled	-20	-5
professor	-11	-15
proof	-18	-27
property	-13	-14
propose	10	-5
propose to	10	-5
proposition	10	-11
proved	5	-15
put	17	11
put in	-16	-13
quarrel	-13	-2
quashed $	-6	11
question is	5	27
question referred	-9	-15
quite	34	-5
quoted	-14	-1
quoting	-14	-13
quoting $	-14	-13
ratio	18	17
ratio of	12	14
reached	3	17
read	9	-23
read $	0	-26
read it	-8	14
read to	-24	-29
reading	-1	20
reads	1	-13
reads $	13	1
reason	10	30
reason to	-5	26
reasoned	17	2
reasoning	20	33
reasons	14	-14
reasons $	-14	-16
reasons given	-7	26
recalled	35	11
reconsideration	-4	19
reconsideration $	6	38
record	12	-1
reed	33	4
refer	-9	19
refer $	-2	13
reference	-19	-12
referred $	17	2
regarded	15	-4
regarded as	15	-4
regards	-23	-19
regards $	-23	-19
regret	19	2
reject	-16	-20
reject $	10	-6
rejected $	26	8
rejected an	-20	-10
rejecting	-19	-11
reliance	49	0
reliance on	15	-8
relied	11	30
relied on	16	35
relief	19	29
relies	21	7
relies on	30	12
rely	-7	9
remains	37	44
remains the	-4	12
remand	-16	-20
remanded	-9	-22
rendered	22	11
repealed	-32	-20
report	-48	-43
reported	-6	-18
requires	3	-12
reservations	15	-1
reservations about	14	-2
resolve	-19	-12
respect	35	-11
respect ,	28	-6
respectful	-6	10
respectfully	9	19
respectfully follow	-7	9
respondent	-7	-25
rest	23	37
rest $	20	4
restatement	11	-21
rests	25	15
rests on	27	13
result	4	-20
result $	10	-20
result in	23	10
return	-8	-18
return to	-8	-18
rev'd	25	5
reverse	12	25
reverse $	15	17
reversed	-25	-9
reversed $	-24	5
review	-43	-33
review $	-13	-15
review of	-16	-16
revisit $	-6	10
right	50	12
right $	17	-1
right in	18	1
room	-13	-1
rule	-3	28
rule for	6	-16
rule in	-11	4
rule is	2	13
rule of	-9	30
said	-33	-21
said in	30	21
said of	27	10
said that	-34	-20
same	-12	30
same relief	11	26
same result	-4	11
same way	15	0
say	-35	-55
say nothing	-14	-13
says	11	18
scheme	0	-14
seal	-17	5
search	0	22
second	-34	-26
section	33	-8
see	-23	-38
see $	-59	-74
see @	24	23
see also	-31	-21
see how	16	-7
see no	18	32
see the	-15	-14
sen	12	-2
sentence	18	-13
service	-10	-15
set aside	22	2
set out	-15	-18
setting	18	3
settled	-31	-13
settled $	-26	-20
shall	10	38
shall have	6	15
shall not	-10	27
share	-16	-6
she	-5	10
short	36	16
should	-2	-35
should be	-5	-34
should have	5	14
shown	-26	15
side	14	-7
sides	-24	-22
signed	22	22
silence	7	-9
silentio	23	1
similar	-19	-4
since	-5	-23
since $	3	22
since the	-19	-28
single	16	1
sister	14	-6
so	19	36
so $	-6	23
so ,	23	-8
so does	-18	-16
so held	-4	14
so much	13	-8
so today	13	-2
some	-48	-2
sought	-22	-13
sought to	-18	-9
sound	-11	12
sounder	-5	10
speaks	18	-1
speaks of	16	5
spoken	25	-3
spoken ,	18	-4
squarely	-18	9
stand	9	37
stands	30	30
state	-23	-15
state $	22	9
state would	23	-1
statement of	-16	5
states	-14	4
statute	4	-11
statute $	14	-2
step	36	26
stepped	21	7
stepped in	21	7
still	5	30
still holds	1	17
stood	17	21
strict	-24	-8
struck	-29	-7
struck down	-30	-5
sub	18	-11
sub silentio	23	1
subject	-28	-10
submission	14	10
submitted	-20	-17
such	6	-11
sufficient	-4	18
suggested	-18	2
suggests	15	0
suit	-21	-16
suit $	0	13
suit was	-13	-25
superseded by	16	4
supplies	-3	16
support for	17	3
supports	-2	16
suppose	-22	-20
suppose that	-16	-11
supreme	-17	-20
supreme court	-19	-18
survive	32	12
survives $	12	-2
survives the	-15	-1
sustained	-6	13
sustained $	1	22
take	-5	13
take $	-9	11
take a	-6	12
take the	11	-3
taken	13	12
taken as	14	-2
taken in	20	-5
taken to	-17	-9
taking	-13	1
teaches	-3	27
teeth	5	16
teeth of	5	16
temporary	-6	15
temporary worker	-6	15
tenant	-6	-17
test	1	21
test of	-6	12
tested	-1	20
text	27	25
text $	18	6
than	10	32
than $	3	24
that	-25	-34
that $	-74	-84
that case	-5	-38
that debate	-19	-10
that decision	10	14
that extent	18	3
that ground	-21	5
that has	-4	13
that it	-5	-28
that the	-26	-33
that was	45	14
the	-26	-9
the accused	-14	-14
the agency	-18	-20
the amendment	22	18
the amendments	8	18
the amici	-22	-14
the appeal	7	38
the appellant	1	-14
the approach	10	-6
the argument	25	49
the attempt	-4	15
the bar	11	-4
the bench	20	-7
the better	30	12
the bill	-11	6
the books	-10	15
the buyer	10	-4
the case	-12	-25
the cases	-18	-20
the chief	27	9
the circuits	-22	-21
the city	-27	-11
the claim	1	52
the complaint	-22	-5
the concurrence	-24	-21
the continued	-1	-15
the contrary	19	-8
the controversy	-7	15
the correct	19	12
the correctness	-26	-37
the court	-51	-64
the decision	25	15
the deed	-23	3
the defendant	22	11
the defendants	-14	11
the definition	-12	-14
the demand	-1	14
the dissent	-23	-29
the distinction	10	22
the doctrine	-11	-26
the effect	-19	-29
the end	-2	12
the evidence	-12	3
the facts	-15	-25
the field	-2	13
the first	13	-4
the fountainhead	-16	-6
the full	-8	15
the grantor	10	14
the headnote	-2	-14
the high	23	4
the history	-22	-18
the holding	20	15
the house	2	-12
the instruction	-11	5
the invitation	17	9
the issue	7	27
the judgment	-2	-24
the jury	-36	-26
the kind	-19	-16
the later	-13	5
the latter	-17	-7
the law	37	40
the learned	16	11
the legislature	-14	-21
the light	-1	18
the line	37	1
the names	-4	13
the notice	25	30
the notification	-4	15
the objection	-14	-1
the observations	25	6
the officer	11	-9
the only	8	17
the opinion	34	20
the other	33	-17
the papers	16	4
the parties	-54	-53
the petition	-18	-4
the petitioner's	14	13
the petitioners	10	21
the phrase	-29	-24
the plaintiff's	-3	30
the point	3	18
the practice	-27	-23
the present	18	-9
the principle	-16	41
the proposition	15	0
the question	-5	-27
the ratio	16	19
the reasoning	17	10
the reasons	24	31
the reference	-15	-4
the reliance	16	6
the report	-20	-17
the restatement	12	-23
the result	14	-9
the said	15	12
the same	-8	33
the scheme	-12	-18
the sentence	15	2
the solicitor	18	4
the statement	-16	-10
the statute	-8	-40
the subject	-15	1
the submission	22	12
the supreme	-20	-21
the teeth	5	16
the tenant	-17	-14
the test	-6	14
the three	8	19
the trial	-19	-4
the tribunal	-26	-12
the very	22	9
the view	-17	7
the way	-9	41
the weight	23	-3
the whole	-6	19
the witness	-21	-15
the word	-17	-36
the words	-2	-15
the writ	-5	-17
their	-19	11
them	-13	-17
them $	-4	-35
then	5	-19
theory	-8	15
there	6	21
there $	-16	-10
there ,	15	26
there can	-13	-15
there had	33	11
there is	6	-30
there the	34	1
there was	29	13
there were	-3	22
therefore	8	20
these $	-14	-12
they	-21	-12
thing	37	-1
think	43	40
think $	-6	11
think that	28	-3
third	4	-13
this	-29	8
this appeal	-33	-11
this bench	-7	-16
this case	-8	19
this occasion	-4	-15
this one	-10	24
this opinion	10	-8
this point	16	-14
this result	-15	-19
this state	34	12
those	15	25
though	-17	-9
though it	16	5
thought	-16	-27
thought that	11	-4
thought the	-14	1
thought to	16	-10
three	-30	-6
through	-22	-8
through the	-18	-4
time	18	9
time has	17	20
time to	21	-5
times	-4	17
titles	-14	8
to $	-42	-35
to a	-26	-16
to abandon	-8	14
to accept	-7	-26
to add	-1	19
to adopt	8	-8
to agree	15	-3
to approve	-16	-20
to cases	30	9
to cast	-26	-11
to cite	-7	22
to consider	14	1
to distinguish	-22	7
to disturb	-5	11
to doubt	17	13
to draw	5	-21
to extend	25	-8
to find	-45	5
to follow	24	-34
to have	19	9
to hold	-28	7
to it	12	-1
to its	24	-6
to limit	-10	4
to notice	14	0
to our	18	-10
to overrule	-24	-7
to read	2	15
to refer	-6	17
to rest	15	22
to say	17	-19
to see	-2	-18
to state	-21	-12
to take	-9	18
to that	35	14
to the	29	27
to which	-14	9
today	32	-5
today $	12	-4
told	-8	22
told that	-7	14
too	41	13
too $	16	-18
traced	-28	-35
treat	21	7
treated	30	22
treated as	26	-1
trial	-17	-13
trial court	7	16
tribunal	-26	-12
tried	-28	-26
true	-12	9
trusts	-1	-13
turn	-26	-17
turn to	-21	-6
twice	18	9
two	-18	-39
two @	13	13
two of	13	-3
unable	-8	-26
unable to	-8	-26
unavailing	-11	31
unavailing $	-11	31
under $	24	29
under review	-13	-14
unless	-14	-3
unnecessary	-39	-34
unnecessary to	-24	-18
unregistered	26	11
unregistered $	26	11
unsettle	-6	10
unsound	-22	-16
unsound $	-22	-16
until	-7	13
up	-27	-9
upon	-2	21
upon the	-17	10
urged	-30	-15
us	-16	1
us $	-12	3
us ,	1	16
us is	-9	-15
us to	-19	13
used	-18	-16
usefully	1	21
vacated	24	-5
vacated ,	16	-3
vain	25	7
validity	12	-7
verdict	10	15
very	28	20
vide	-19	-18
vide $	-19	-18
view	-44	-2
view $	-25	-16
view in	18	-8
view is	-12	1
view taken	10	23
view that	-21	-9
view was	-14	-25
void	-20	-14
warehousemen	-12	5
was	-32	-18
was a	67	29
was affirmed	-17	-15
was also	-19	-25
was argued	-21	-17
was binding	-3	15
was decided	27	-16
was dismissed	-15	-16
was held	-11	14
was in	11	-2
was mistaken	13	13
was not	47	26
was once	12	17
was overruled	-32	-15
was rendered	16	12
was said	32	31
was taken	-16	-9
was the	10	-9
was thought	-13	-11
was unregistered	26	11
water	26	9
water mark	28	6
way	18	11
way $	19	12
we	10	59
we $	29	-11
we approve	-8	14
we are	16	31
we can	25	5
we cannot	17	13
we could	-12	12
we decline	21	19
we do	18	-6
we express	-31	-30
we follow	-17	20
we granted	-12	-16
we have	-30	-34
we hold	43	18
we join	17	17
we leave	14	0
we look	17	4
we may	-3	25
we must	6	-10
we need	-22	-13
we prefer	16	5
we say	-16	-5
we see	9	59
we shall	-24	25
we should	20	-10
we take	-19	-9
we think	32	33
we to	-14	-13
we turn	-24	-8
we were	-12	-12
we will	19	15
we would	24	15
weight	38	-1
well	0	22
went	32	-5
were	3	-14
were these	-21	-18
what $	-2	11
what he	19	-3
what the	30	3
what was	13	20
when	-30	-35
when it	-12	-20
when the	-14	-19
where	18	20
where it	-20	-2
where the	10	17
whether	-75	-66
whether $	-29	-24
whether the	-16	-1
which	-30	-27
which $	-6	-21
which has	0	12
which is	-7	14
which was	4	18
which we	-15	-21
while	-16	-14
who	24	-18
whole of	-3	19
wholly	25	4
whose	-22	-10
why	-18	1
will	2	-17
will be	-13	-12
will not	31	10
with	24	-2
with $	-30	14
with @	-34	-25
with approval	14	16
with it	-8	-17
with its	18	-1
with respect	22	-4
with that	11	14
with the	22	-4
withdrawn	-6	-16
without	-13	8
without a	-1	21
without deciding	-13	-19
witness	-21	-15
word	-2	-19
word $	-3	28
word about	3	-12
worker	-4	15
world	17	5
would be	-32	6
would have	-32	-25
would not	2	-14
writ	-22	-29
writ petition	-14	-17
writing	20	1
written $	-25	-10
wrong	37	-7
wrong $	11	-18
wrongly	-17	-6
wrongly decided	-18	-7
year	-35	-21
yield	25	13
`;
