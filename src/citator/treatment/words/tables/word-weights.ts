/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-90, -122];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-30	-9
*@ agree	-10	15
*@ court	27	5
*@ follow	18	30
*@ not	-15	-36
*@ overrule	-9	-17
*@ precedent	-15	-3
*@ refuse	9	-14
*@ rely	24	29
*@ there	-33	-39
*agree	54	113
*agree agree	16	-2
*agree court	9	-2
*agree differ	10	-1
*agree follow	-2	13
*agree here	-17	36
*agree party	24	4
*agree precedent	-10	-16
*agree rely	-2	12
*agree statute	2	-16
*agree there	-9	8
*bench	-30	-23
*bench agree	19	-4
*bench bench	12	-3
*bench criticize	-24	-21
*bench differ	-13	-9
*bench follow	-25	-22
*bench here	-12	-24
*bench not	-10	4
*bench rely	-21	-17
*bench there	-10	-24
*bench wrong	2	20
*but	-14	-37
*but criticize	1	11
*but not	-40	8
*but party	-12	-9
*but question	6	15
*but statute	-20	-17
*but time	8	17
*commentator	-26	-44
*commentator here	14	7
*commentator not	9	-5
*commentator precedent	13	4
*commentator question	-14	-17
*commentator there	-9	6
*control	28	96
*control agree	-20	-18
*control bench	3	13
*control but	20	-3
*control control	6	61
*control court	25	12
*control follow	-7	5
*control here	10	11
*control limit	16	13
*control not	7	-8
*control open	-12	-15
*control overrule	-31	-10
*control party	-7	23
*control precedent	18	25
*control question	-6	-14
*control refuse	13	6
*control rely	10	11
*control reverse	2	28
*control statute	-12	-5
*control there	12	18
*control time	5	17
*control wrong	6	-6
*court	42	38
*court agree	4	21
*court commentator	-9	7
*court control	-1	-34
*court court	-8	12
*court criticize	31	-11
*court decay	12	3
*court differ	-23	-46
*court follow	-13	50
*court help	-14	12
*court here	15	14
*court limit	-12	12
*court not	-29	-30
*court open	-50	-60
*court overrule	7	-13
*court question	42	57
*court refuse	46	22
*court rely	-37	-18
*court similar	13	-6
*court there	27	36
*court wrong	29	6
*criticize agree	12	1
*criticize here	24	1
*criticize not	14	21
*criticize precedent	-26	-20
*criticize question	-30	-7
*criticize there	29	2
*decay	49	13
*decay @	16	5
*decay precedent	-6	15
*decay statute	16	4
*decay there	-23	-6
*differ	50	-20
*differ @	-31	-19
*differ court	-12	-7
*differ criticize	14	3
*differ here	28	9
*differ limit	-13	-12
*differ not	-14	-11
*differ party	15	5
*differ question	12	18
*differ similar	-27	-16
*differ there	24	1
*follow	-4	86
*follow @	-19	-16
*follow but	17	-2
*follow follow	0	11
*follow here	16	13
*follow not	-9	-17
*follow precedent	-16	10
*follow question	-19	-16
*follow similar	-6	34
*help	53	29
*help here	-2	16
*help party	20	-1
*help precedent	0	16
*help there	19	36
*here	43	52
*here agree	13	4
*here bench	5	-10
*here control	-23	-24
*here court	-11	5
*here criticize	4	15
*here differ	13	7
*here follow	7	-5
*here limit	-7	9
*here not	36	38
*here open	5	-15
*here party	26	-9
*here precedent	17	21
*here question	-23	9
*here similar	8	-12
*here there	4	-20
*here time	-4	-19
*limit	21	-13
*limit criticize	1	-9
*limit limit	25	2
*limit open	16	4
*limit precedent	30	4
*limit there	32	15
*not	70	42
*not agree	28	-1
*not but	-5	7
*not commentator	7	-13
*not court	-38	-20
*not criticize	-29	1
*not decay	8	19
*not differ	-48	9
*not follow	35	-18
*not help	50	-2
*not here	-24	-22
*not limit	18	3
*not not	-18	17
*not open	-16	14
*not overrule	-37	-32
*not party	12	-6
*not precedent	-9	-21
*not question	-22	-12
*not refuse	-19	23
*not similar	28	24
*not time	29	-2
*not wrong	-24	11
*open	-69	-78
*open agree	-19	-24
*open control	9	-1
*open court	23	10
*open criticize	35	9
*open here	-18	-21
*open not	-45	-24
*open open	-14	-16
*open precedent	4	18
*open question	-7	-24
*open similar	20	24
*open there	1	-17
*open time	-15	-13
*overrule	30	-37
*overrule @	-3	11
*overrule not	-12	-8
*overrule party	-15	-11
*overrule precedent	-7	-12
*overrule time	-19	-13
*party	-19	-26
*party agree	17	-4
*party bench	3	-10
*party control	-20	-4
*party court	6	-24
*party differ	-13	-2
*party here	-14	-5
*party not	27	13
*party overrule	11	10
*party party	-67	-44
*party question	-26	4
*party refuse	9	19
*party rely	33	6
*party similar	19	19
*party there	-69	-42
*party time	19	-1
*party wrong	14	1
*precedent	50	33
*precedent @	13	-9
*precedent agree	-19	-11
*precedent control	29	24
*precedent court	20	16
*precedent criticize	12	-2
*precedent decay	-16	-5
*precedent differ	37	-5
*precedent follow	-7	12
*precedent here	0	-22
*precedent not	13	-15
*precedent open	23	15
*precedent overrule	18	2
*precedent party	-23	-16
*precedent precedent	6	17
*precedent question	-27	-27
*precedent reverse	-16	-15
*precedent similar	9	14
*precedent there	3	23
*precedent wrong	16	4
*question	-12	-1
*question agree	-12	-13
*question court	-1	-13
*question differ	-39	3
*question follow	-12	3
*question help	-7	18
*question here	16	4
*question not	37	25
*question open	-12	-8
*question overrule	-17	2
*question precedent	-28	-28
*question question	-14	-23
*question refuse	10	15
*question rely	-1	-11
*question statute	-3	-19
*question there	20	-19
*question time	-33	-27
*refuse	-2	-25
*refuse @	14	-2
*refuse agree	16	-2
*refuse differ	-15	23
*refuse follow	31	-10
*refuse here	20	7
*refuse limit	15	-4
*refuse overrule	-17	15
*refuse party	-17	-8
*refuse precedent	-26	-13
*refuse question	-4	12
*refuse refuse	7	-5
*refuse statute	13	4
*refuse there	-55	-43
*rely	-23	-34
*rely agree	-3	11
*rely bench	11	3
*rely here	-32	-15
*rely party	-10	-10
*rely precedent	10	-6
*rely there	-17	-11
*reverse	38	12
*reverse @	38	7
*reverse decay	11	3
*reverse precedent	-19	-21
*similar	14	46
*similar control	-4	9
*similar differ	5	18
*similar follow	-12	-25
*similar here	3	18
*similar limit	14	5
*similar party	2	17
*similar precedent	-4	-14
*similar rely	-12	-14
*similar similar	-4	35
*similar statute	6	25
*similar there	17	3
*similar time	-2	17
*statute	85	14
*statute @	-2	19
*statute control	-5	18
*statute court	11	1
*statute criticize	-16	-1
*statute decay	11	-2
*statute not	13	14
*statute overrule	11	3
*statute precedent	14	19
*statute similar	-17	-15
*statute statute	45	-8
*statute there	23	16
*there	9	-8
*there agree	13	43
*there bench	22	30
*there but	-21	-21
*there commentator	-1	17
*there control	-10	35
*there court	12	-4
*there criticize	-21	-1
*there differ	6	14
*there help	13	10
*there here	-5	18
*there limit	17	12
*there not	-20	26
*there precedent	33	-5
*there question	-9	-19
*there refuse	10	10
*there rely	15	1
*there similar	-13	-11
*there there	-7	-21
*there time	-16	-5
*there wrong	4	-18
*time	-10	7
*time agree	-21	-10
*time control	20	21
*time court	-19	15
*time criticize	-1	14
*time follow	16	14
*time not	22	12
*time party	-19	0
*time precedent	34	16
*time question	-7	20
*time refuse	12	-7
*time rely	12	-8
*time statute	-2	-16
*time there	-13	2
*wrong	78	-17
*wrong court	15	-1
*wrong follow	13	-2
*wrong here	-26	-27
*wrong open	-14	-11
*wrong precedent	20	10
*wrong statute	10	0
*wrong there	26	6
*~agree	0	-21
*~but	-16	7
*~commentator	8	-13
*~control	15	14
*~court	0	-21
*~criticize	-6	12
*~decay	-5	11
*~differ	-52	12
*~follow	45	-10
*~help	51	9
*~here	-16	-37
*~limit	3	-13
*~open	-21	16
*~overrule	-49	-20
*~party	29	2
*~precedent	-9	-19
*~question	2	-25
*~refuse	-27	23
*~similar	14	18
*~statute	20	-12
*~there	-28	-5
*~wrong	-22	9
+*agree	25	26
+*bench	10	-14
+*but	-30	-29
+*commentator	14	15
+*control	-46	15
+*court	2	-10
+*criticize	-25	-13
+*decay	-1	-13
+*differ	-9	-31
+*follow	-19	6
+*here	30	3
+*limit	4	-11
+*not	26	10
+*open	-24	-6
+*overrule	-10	-35
+*party	-18	-32
+*precedent	37	39
+*question	-33	-5
+*refuse	27	18
+*rely	18	23
+*reverse	-5	14
+*similar	-10	16
+*statute	18	6
+*there	37	30
+*time	-9	-18
+*wrong	24	2
+*~agree	-1	-21
+*~differ	-31	-11
+*~follow	15	-1
+*~open	-3	20
+*~precedent	-35	-1
+*~similar	8	25
+*~there	30	11
+*~time	-2	-17
+,	-7	-37
+;	8	-6
+@	-55	-47
+a	52	43
+accordingly	2	21
+act	14	-4
+affirmed	5	22
+all	4	-11
+also	-7	-17
+altogether	19	9
+and	24	24
+appeal	-23	-16
+apply	-5	10
+are	16	14
+at	6	-14
+authority	12	10
+be	-13	13
+because	-14	-11
+before	27	-2
+behind	-11	-9
+bench	12	-6
+between	-11	-10
+both	13	4
+by	-17	-13
+came	4	-7
+can	8	17
+case	20	-5
+concerned	12	12
+course	13	15
+court	-30	-37
+decision	7	20
+decline	19	-6
+defendant	-2	-11
+did	19	20
+different	6	-8
+disagree	-3	11
+dismissed	-3	18
+distinguishable	20	7
+does	12	-11
+evidence	-14	1
+explanation	11	-5
+facts	9	-6
+fail	10	-3
+filed	-7	-14
+find	15	5
+first	-17	-10
+follow	-6	7
+for	-16	-14
+good	10	0
+governs	-5	14
+granted	-21	-15
+had	46	13
+have	-40	-36
+having	8	-4
+he	-12	-12
+held	-14	-7
+here	29	28
+holds	15	11
+how	9	-4
+i	20	2
+invitation	15	11
+is	-2	-21
+it	36	41
+its	2	-8
+law	-23	-5
+leave	16	5
+left	9	-3
+longer	5	-8
+matter	6	-9
+may	-11	8
+mistaken	15	3
+more	10	-5
+motion	-10	-10
+mr	-9	-10
+must	-38	14
+need	-31	-14
+never	-13	-8
+new	7	-5
+no	-21	0
+none	-11	-21
+not	20	-18
+nothing	-2	18
+now	3	-14
+of	2	25
+on	-11	-22
+only	-30	-22
+order	-14	-3
+otherwise	-11	-11
+our	20	7
+overruled	-24	-23
+part	-10	14
+parties	-14	-12
+persuaded	12	2
+put	6	14
+question	-17	-23
+reasoning	3	13
+repudiated	10	2
+respondent	-15	-11
+rest	7	13
+review	-13	-13
+rule	25	22
+said	-25	-13
+same	14	17
+second	-14	-8
+see	10	17
+settled	-11	-7
+so	-14	12
+stand	13	8
+state	-23	-26
+statute	-4	-13
+submission	11	0
+suit	-2	13
+take	-8	-24
+than	9	-6
+that	19	7
+the	-36	1
+their	-5	11
+them	-26	-8
+then	0	-10
+there	17	10
+they	-6	-13
+this	-7	20
+three	18	-2
+time	12	2
+to	-16	-16
+today	-17	-10
+too	-7	10
+turn	-19	-18
+two	-20	-15
+under	-3	-13
+upon	-8	8
+us	16	-8
+was	30	23
+we	-33	14
+were	32	7
+what	-30	-23
+where	19	-4
+whether	-13	-20
+which	-18	-18
+who	0	-13
+will	14	-5
+withdrawn	9	-3
+wrong	11	-4
,	12	-36
, $	-30	-53
, @	28	27
, a	-40	-23
, aff'd	5	34
, and	-3	31
, are	-4	17
, at	-12	1
, but	-18	21
, by	-15	-15
, came	-10	0
, can	-1	-12
, cert	-15	-17
, did	13	-2
, dissenting	-18	-14
, does	28	2
, for	26	-7
, had	16	-14
, has	57	11
, have	-1	-11
, held	15	1
, holds	-15	-7
, i	-7	10
, if	-17	-14
, in	-48	-46
, is	35	-15
, it	-17	-17
, leaves	9	-3
, may	20	8
, must	20	-17
, no	-17	-18
, overruled	11	-7
, points	-3	15
, relying	-11	-10
, remains	19	37
, rev'd	27	5
, said	-9	-10
, see	-16	-17
, should	26	9
, since	-18	-17
, stands	14	-9
, superseded	14	3
, that	22	-5
, the	-19	38
, therefore	-1	11
, though	-20	-19
, to	-13	20
, vacated	28	6
, was	-28	-42
, we	3	22
, which	-31	-14
, who	-18	-14
, with	-18	-53
, without	-23	-19
, would	-9	8
-*bench	29	18
-*but	13	16
-*control	3	-25
-*criticize	-5	13
-*follow	-15	5
-*help	-13	-8
-*here	-8	12
-*precedent	-41	-31
-*question	10	39
-*refuse	-23	-24
-*rely	-11	-8
-*similar	2	13
-*statute	-14	-14
-*there	19	7
-*time	0	-14
-,	10	-8
-@	35	14
-an	14	7
-and	-17	-6
-are	1	-10
-as	-21	-25
-at	7	13
-been	-2	18
-by	26	26
-circuit	12	16
-for	1	14
-given	-11	-12
-have	8	12
-in	24	2
-is	-41	-46
-judgment	-15	-9
-may	17	14
-must	-17	-32
-no	3	15
-not	11	-2
-notice	-13	-12
-of	-27	-41
-only	16	22
-see	-12	-4
-statute	-11	-8
-that	26	-1
-the	-32	-25
-to	10	9
-us	-2	10
-was	-14	-1
-were	7	13
-when	4	22
-where	5	12
-who	11	11
-without	9	20
;	-33	-40
; $	17	0
; @	-10	-19
; it	19	1
; others	-21	-21
; see	-16	-10
; the	28	-1
; this	17	2
; we	-14	-7
<*agree	24	33
<*bench	-12	4
<*but	63	35
<*commentator	-60	-62
<*control	30	76
<*court	15	-3
<*criticize	-2	15
<*decay	-10	14
<*differ	15	18
<*follow	51	74
<*help	29	26
<*here	-27	-20
<*not	16	-7
<*open	-11	-28
<*overrule	20	21
<*party	-15	-4
<*precedent	24	39
<*question	-46	-51
<*refuse	-20	-4
<*rely	-18	-51
<*reverse	9	-5
<*similar	8	22
<*statute	46	37
<*there	-44	-45
<*time	30	32
<*wrong	13	-22
<*~agree	-13	-15
<*~control	15	3
<*~court	10	0
<*~differ	14	24
<*~follow	15	4
<*~help	13	4
<*~here	-19	-7
<*~open	-22	-12
<*~overrule	-18	-18
<*~party	22	10
<*~precedent	-32	-18
<*~question	-15	-19
<*~refuse	-16	13
<*~there	-67	-31
<*~time	3	22
<,	-11	-13
<;	-9	2
<@	22	8
<a	-15	1
<about	2	-10
<accept	-8	-23
<accord	11	50
<according	-36	-21
<accordingly	16	-14
<affirmed	-13	-15
<against	-24	-16
<also	-34	-36
<am	3	12
<amendment	14	11
<amici	-16	-9
<an	-17	1
<and	-23	1
<announced	15	12
<answer	14	15
<appeal	-12	8
<appeals	-10	-9
<appellant	29	24
<appellant's	6	-17
<appellee	12	3
<applying	4	14
<approach	9	-5
<approve	8	-7
<are	11	27
<argument	3	21
<as	3	24
<aside	1	11
<at	-21	-36
<attention	-21	-24
<authority	5	-20
<away	6	-11
<basis	-1	22
<be	-37	-4
<because	22	19
<before	-15	-6
<behalf	-10	-10
<below	-12	8
<bench	26	19
<better	4	39
<between	-13	-9
<board	17	18
<bombay	10	1
<both	-16	-18
<but	40	15
<by	-27	13
<came	-25	-19
<can	8	-10
<cannot	9	19
<case	13	10
<cast	-11	-14
<century	8	-3
<certiorari	-12	-13
<cf	-17	-19
<cir	15	4
<circuit	-3	-22
<cite	4	17
<cited	-15	-13
<claim	-2	17
<commission	-17	-17
<compare	-35	-35
<complaint	-15	-14
<concluded	2	12
<conclusion	7	13
<concurrence	-12	-9
<conflict	-32	-25
<congress	20	9
<consider	15	3
<consideration	-10	-11
<continued	-3	-18
<contra	21	9
<contrary	11	2
<correctness	-6	-27
<could	0	25
<counsel	-12	-5
<court	55	61
<courts	13	-9
<d	24	14
<day	-22	-17
<decide	1	-11
<declared	1	10
<decline	8	18
<defendant	31	11
<depart	-5	8
<difference	14	5
<disagree	8	-5
<dissent	-25	-29
<dissenting	-35	-25
<distinction	4	12
<distinguish	-14	19
<distinguished	-29	-26
<district	-8	10
<division	9	11
<do	-12	-15
<does	-14	-21
<doubted	-25	-14
<down	8	12
<draw	6	-15
<drawn	-1	-22
<earlier	-14	-1
<effect	-14	-5
<express	-13	-19
<extend	20	2
<filed	-13	-19
<find	-9	-14
<first	-12	-17
<follow	17	-7
<for	-11	-2
<force	7	-21
<found	1	12
<from	12	31
<general	12	-9
<given	-3	25
<government	-12	-13
<granted	-15	-24
<ground	-13	-5
<had	19	33
<has	-21	-11
<have	29	12
<held	-11	18
<here	18	1
<history	-16	-13
<i	11	1
<if	10	1
<in	-7	12
<inquiry	17	0
<instruction	2	15
<into	-7	-15
<invited	-11	-2
<is	15	63
<issue	-12	-13
<it	20	-22
<its	-27	-20
<itself	7	-17
<judge	-14	1
<judgment	26	-6
<laid	8	12
<language	-14	-29
<larger	21	10
<leave	-14	-19
<left	0	-13
<legislature	0	-12
<limit	-19	3
<little	14	-9
<longer	15	5
<made	5	19
<majority	8	14
<may	-10	-19
<more	-7	6
<mr	-27	-25
<ms	6	15
<must	27	45
<my	2	-9
<necessary	-32	-25
<need	-11	0
<never	-1	10
<ninth	-13	-17
<no	-10	20
<not	5	-36
<objection	-11	2
<observations	19	-2
<occasion	-20	-27
<on	-17	-9
<one	0	30
<only	19	12
<open	1	22
<opinion	5	-15
<or	-27	-21
<other	15	1
<otherwise	12	30
<our	-37	4
<over	18	-7
<overrule	-21	-10
<overruled	-18	-22
<overruling	16	7
<pages	-9	-10
<parliament	17	4
<part	18	1
<passage	-3	-13
<passed	-3	-11
<persuaded	-3	10
<petition	-36	-38
<petitioner	-8	11
<petitioner's	13	25
<plaintiff	13	-1
<plaintiff's	-3	-15
<point	-3	11
<points	22	3
<prefer	10	9
<present	12	11
<principle	-3	23
<quarrel	-11	-9
<question	14	6
<quoting	-13	-11
<ratio	15	12
<read	-2	-27
<reason	-2	26
<reasoning	0	10
<reconsider	5	-8
<refer	-5	17
<reference	-13	-10
<referred	-17	-18
<refuse	-9	7
<refused	8	-7
<regret	18	4
<rehearing	12	-1
<reiterate	-3	8
<reject	12	-8
<rejected	17	12
<reliance	27	-6
<relied	10	-17
<relies	25	7
<rely	-7	10
<remand	-11	-14
<report	-17	-14
<reported	13	4
<reservations	13	1
<respect	23	-8
<respectful	-4	8
<respectfully	12	7
<respondent	-12	-19
<revisit	-6	10
<right	10	12
<rule	1	24
<said	1	17
<same	-6	21
<say	-16	-29
<says	-4	16
<section	10	-1
<see	-22	-38
<seeks	-12	-10
<set	-13	-18
<should	-28	-36
<shown	-12	-2
<since	19	15
<single	6	-8
<sister	11	-2
<sitting	1	12
<so	7	19
<some	-32	-7
<sought	-16	-11
<spoken	10	-1
<squarely	2	18
<st	-15	-12
<stand	-5	16
<stands	4	22
<state	11	13
<statute	-23	-7
<submitted	-13	-11
<support	13	12
<suppose	-23	-19
<supreme	-13	-5
<take	-2	19
<taken	17	-2
<terms	13	17
<than	-5	46
<that	-29	-32
<them	-6	-19
<there	-2	-20
<thing	20	0
<think	15	12
<this	-6	-17
<though	-4	9
<thought	-3	-20
<three	-43	-11
<time	35	8
<to	-28	-22
<traced	-20	-23
<treated	9	16
<tribunal	-18	-10
<true	-8	12
<unable	-4	-21
<under	17	57
<understood	-6	6
<unnecessary	-23	-15
<urged	-22	-10
<us	-16	-25
<validity	5	-8
<vide	-18	-16
<view	-25	-7
<was	-61	-60
<we	26	5
<weight	19	2
<well	2	17
<were	-12	-19
<what	-2	25
<whatever	18	-1
<where	-3	16
<whether	-54	-49
<which	-7	11
<will	-17	-17
<with	33	26
<without	-8	-12
<would	19	13
<writ	-17	-15
<years	2	13
=claim	-166	-125
=denied negative	-179	-96
=denied positive	-17	-92
=everyday negative	227	-12
=everyday positive	21	287
=formula negative	226	-5
=formula neutral	-70	-87
=formula positive	-5	210
=silent	8	-3
=unread negative	-76	-121
=unread positive	-129	-113
=weak negative	81	40
=weak positive	42	60
>*agree	14	47
>*bench	-46	-2
>*but	-55	-56
>*control	43	50
>*court	8	28
>*criticize	25	-15
>*decay	52	12
>*differ	41	8
>*help	45	21
>*here	28	49
>*limit	19	2
>*not	23	2
>*open	-41	-44
>*overrule	22	-23
>*party	-24	-11
>*precedent	8	-4
>*question	-17	-25
>*refuse	28	0
>*reverse	47	10
>*similar	10	14
>*statute	29	16
>*there	24	25
>*time	-17	0
>*wrong	36	-5
>*~but	-8	14
>*~commentator	1	-12
>*~criticize	11	14
>*~differ	-34	-8
>*~follow	16	-13
>*~help	38	5
>*~here	-4	-30
>*~open	-4	8
>*~overrule	-30	-2
>*~precedent	45	-8
>*~question	12	-3
>*~refuse	-7	17
>*~statute	10	0
>*~time	-6	-15
>*~wrong	-14	21
>,	-22	36
>;	-35	-50
>a	9	-28
>abandoned	-11	-9
>accordingly	11	10
>account	5	12
>act	16	8
>add	-14	21
>adopt	12	1
>aff'd	5	34
>affirmed	-22	-32
>after	-10	-20
>again	-2	12
>against	-19	4
>all	0	39
>already	-2	-11
>amended	12	0
>amendment	13	17
>among	-24	-25
>an	-4	-35
>and	-14	-10
>answer	-4	17
>any	10	12
>anything	-15	-1
>appeal	-8	-12
>appellant	2	-15
>application	7	-9
>applied	-17	-12
>applies	-18	2
>approval	-3	11
>approved	-13	5
>are	13	27
>argued	-22	-18
>arose	-25	-26
>as	-8	-15
>aside	20	4
>asked	-15	-24
>at	-19	-1
>authority	13	9
>away	14	9
>back	-4	-17
>bar	-3	10
>be	13	-16
>because	-18	-7
>become	12	4
>been	17	1
>before	-21	-25
>below	-12	-1
>beyond	22	6
>binding	-7	7
>binds	-3	9
>board	8	15
>both	-19	-16
>bound	-9	-13
>built	10	-6
>burden	1	12
>but	-26	2
>by	41	9
>called	-14	-10
>can	31	-13
>cannot	32	19
>canvassed	-11	-9
>carrier	-11	2
>case	-33	-8
>cases	-10	-16
>cert	-15	-17
>child	9	12
>cir	-23	-6
>circuit	-10	-1
>circuits	-22	-8
>cited	-26	-16
>claim	6	20
>clearly	17	1
>clinches	5	18
>commands	9	-5
>company	8	-7
>complaint	6	17
>complete	-7	20
>concerned	-4	-11
>concession	-3	-11
>concludes	-3	11
>conclusion	-16	-10
>congress	-13	-10
>consent	-12	-9
>constitution	-9	11
>contention	2	10
>context	13	3
>contract	17	6
>controls	13	11
>controversy	-9	11
>correct	18	6
>correctly	-1	13
>course	-13	-3
>court	-7	-44
>cut	15	2
>d	-21	-4
>date	-6	10
>debate	-22	-4
>decision	39	3
>decree	-11	-12
>deed	13	16
>defective	-13	-4
>definition	-8	-13
>denied	-27	-23
>dictum	10	-1
>did	-20	-26
>difference	8	11
>direct	8	11
>directly	-6	20
>disapproved	28	14
>dismissed	-22	-10
>dissented	15	-2
>distinguishable	-21	-12
>distinguished	-16	-12
>divided	13	-6
>division	10	13
>do	-28	-3
>does	19	0
>doubted	13	1
>down	1	-14
>duty	-13	-7
>each	-16	-12
>effect	15	-3
>either	-20	-21
>entered	-17	-17
>error	-6	13
>every	2	12
>evidence	-18	-17
>explained	-11	-14
>express	-10	-9
>extends	-7	8
>extent	20	-1
>facts	-11	-3
>fails	17	11
>far	26	0
>find	-13	9
>first	7	23
>fla	6	14
>followed	-14	15
>force	6	24
>forty	-11	3
>four	7	16
>from	18	-4
>fully	-6	19
>general	13	6
>give	6	-22
>gives	22	-7
>good	-15	-19
>govern	-11	-8
>ground	-17	-4
>grounds	16	5
>had	-4	-44
>has	39	33
>have	17	13
>he	14	12
>heard	-10	-13
>her	11	18
>here	-4	-11
>hereby	26	6
>him	-2	9
>holding	12	-6
>if	-19	-2
>incuriam	-11	-11
>is	68	79
>issue	1	13
>it	-13	12
>its	48	20
>itself	14	8
>judgment	-22	-21
>justice	12	5
>knew	21	7
>laid	14	2
>later	18	-8
>law	26	9
>lay	11	-8
>lease	-14	-15
>leaves	14	15
>legislature	-15	-10
>lessee	-23	-16
>light	10	-1
>limitation	0	-11
>line	-21	-11
>long	12	3
>longer	20	-14
>look	0	11
>made	-15	-5
>make	-9	2
>matter	-34	-18
>may	17	8
>mem	3	19
>minor	19	4
>misplaced	16	3
>more	14	-10
>municipal	-13	-11
>must	30	17
>necessary	9	12
>neither	-13	-10
>never	2	14
>new	-9	-12
>no	9	-19
>none	2	33
>not	-45	-40
>note	-15	1
>nothing	15	-2
>notice	29	47
>notification	-4	18
>obiter	14	4
>of	41	-15
>offers	8	-4
>officer	19	7
>old	-20	-6
>on	15	4
>once	14	-7
>one	-1	-14
>only	6	-17
>opinion	15	1
>or	-11	-20
>oral	14	3
>order	-25	-10
>other	-6	-14
>others	-11	-14
>otherwise	18	-2
>our	2	25
>ours	5	15
>over	-7	9
>overruled	6	-26
>overruling	-13	-8
>owner	-10	-13
>part	-12	-15
>parties	-12	-9
>pay	24	10
>peculiar	11	0
>pending	-34	-33
>per	-11	-11
>period	-8	9
>petition	-2	17
>placed	13	2
>plain	19	3
>plaintiff	9	-2
>point	25	8
>points	-3	15
>practice	-23	-13
>precedent	15	1
>principle	-2	12
>proof	-6	-17
>proposition	23	5
>proved	4	-11
>quite	23	0
>quoted	-10	-1
>read	11	19
>reads	-18	-15
>reasoning	13	8
>reasons	11	3
>reconsideration	-5	21
>referred	25	6
>refused	-23	-5
>rejected	-11	-9
>relied	9	46
>remains	15	41
>remanded	12	0
>rendered	22	10
>repealed	-31	-20
>report	-21	-20
>require	-1	9
>requires	10	0
>respondent	14	4
>rest	12	10
>rests	20	6
>result	11	-16
>rev'd	27	5
>reversed	-14	-15
>right	21	6
>rightly	-7	4
>room	-13	2
>rule	-28	0
>runs	9	-3
>said	11	-5
>sale	5	-10
>same	-18	-11
>saying	-9	-10
>search	0	20
>section	2	-17
>sentence	13	1
>set	13	12
>setting	16	2
>settled	-11	1
>shall	16	10
>should	14	-5
>shown	-12	15
>sides	-15	-12
>signed	14	7
>silentio	17	5
>since	-24	-11
>so	21	-2
>sound	-8	13
>sounder	-5	8
>speaks	18	5
>squarely	-16	-6
>st	-9	3
>stand	3	12
>stands	27	-1
>state	13	9
>states	-10	0
>statute	47	13
>step	21	6
>still	13	20
>stood	20	8
>struck	-20	-7
>sub	23	6
>submission	-5	12
>sufficient	11	14
>suit	-14	-20
>supplies	-3	19
>supports	2	13
>supreme	18	10
>survive	23	11
>survives	3	14
>taken	-1	9
>takes	5	-9
>teaches	-1	24
>tenant	-1	-13
>test	-6	8
>text	24	5
>th	13	3
>than	7	-7
>that	-20	-31
>the	-9	-10
>them	12	1
>there	23	30
>these	-18	-11
>they	-9	7
>this	-4	20
>thought	-20	-18
>time	-6	7
>to	11	-6
>today	42	16
>too	28	0
>tribunal	-10	-9
>two	20	-3
>unavailing	-4	15
>under	-7	-32
>unnecessary	-12	-13
>unregistered	22	8
>up	-14	-20
>upon	18	-1
>us	-12	12
>vacated	34	9
>very	13	7
>view	-21	14
>void	-18	-12
>warehousemen	-12	4
>was	12	-11
>way	27	8
>we	8	47
>weight	14	-4
>well	-9	10
>went	15	2
>were	-28	-29
>what	38	10
>when	-14	-36
>which	-20	-31
>while	-20	-17
>who	15	-1
>wholly	25	5
>will	13	17
>with	-18	-30
>without	-15	22
>word	-14	-11
>words	3	-12
>would	-13	-6
>writing	18	-1
>wrong	21	4
>wrongly	-15	-11
>years	-21	-5
@	-29	-28
@ $	-21	-13
@ ;	5	17
@ d	26	10
@ fla	6	14
@ in	18	20
@ th	-4	7
^ ,	31	38
^ ;	-61	-45
^ @	-25	1
^ a	-13	-23
^ accord	5	33
^ according	-36	-21
^ after	7	-12
^ an	-22	-16
^ and	-4	-11
^ appellant	15	19
^ appellee	12	3
^ applies	-4	10
^ applying	0	14
^ are	15	14
^ as	1	19
^ at	12	0
^ because	-6	10
^ before	-20	-24
^ between	1	15
^ both	-26	-28
^ but	51	15
^ cannot	32	2
^ cf	-32	-23
^ compare	-35	-35
^ concludes	-3	11
^ counsel	20	5
^ defendant	21	4
^ defendants	21	10
^ far	-7	8
^ has	-7	14
^ having	2	-9
^ i	16	-6
^ if	23	10
^ in	-105	-85
^ is	24	15
^ it	0	26
^ judge	-20	-12
^ justice	-10	-1
^ later	10	-9
^ learned	-20	-6
^ may	16	3
^ mr	-23	-23
^ ms	1	13
^ must	28	4
^ no	-9	-11
^ notice	-14	-8
^ on	-20	-5
^ one	-16	-28
^ only	-22	-18
^ parliament	17	4
^ petitioner's	12	16
^ plaintiff	32	9
^ plaintiff's	-3	-15
^ reliance	11	2
^ requires	13	-8
^ respondent	-18	-12
^ see	-45	-44
^ should	-16	-12
^ so	14	12
^ some	-24	-10
^ st	-14	-2
^ stands	15	2
^ still	1	18
^ tested	-1	16
^ th	20	-4
^ that	-8	5
^ the	-47	-47
^ there	-18	-20
^ though	-4	9
^ three	-14	-4
^ to	12	10
^ two	-20	-15
^ under	-3	15
^ was	42	13
^ we	66	67
^ what	25	15
^ whatever	18	-1
^ whether	-46	-43
^ with	34	18
^ would	33	8
a	7	-23
a carrier	-4	7
a case	-2	-14
a child	9	12
a complete	-6	13
a concession	13	1
a different	29	24
a divided	18	1
a jury	14	-1
a larger	19	5
a line	-30	-11
a minor	19	4
a precedent	12	1
a question	-2	-13
a statute	7	12
a verdict	15	14
abandon	-2	14
abandon $	-9	6
about	-9	-25
about $	-1	-10
about it	-25	-18
accept	11	-24
accept $	1	-14
accept the	10	-10
accepted	-11	2
accord	11	50
accord $	4	25
according	-36	-21
according to	-36	-21
accordingly	29	17
accordingly $	0	25
account	5	12
act	22	-1
act $	11	7
act ,	-9	-19
act of	11	10
acted	-15	-10
action	-23	-17
add	-14	21
additional	-4	13
adhere	7	14
adhere to	7	13
adopt	15	0
adopt it	13	0
adopted	-14	-13
aff'd	5	34
aff'd mem	3	19
affirmed	-30	-25
affirmed a	-15	-21
affirmed by	-10	-1
after	-10	-13
after $	-13	8
after the	11	-8
again	0	12
again $	1	12
against	-43	-7
against $	-21	-17
against the	-6	12
age	13	10
agency	-21	-19
ago	16	10
agree	13	2
agreement with	-7	9
all	11	30
all fours	-3	14
all over	-3	9
allowed	-15	-4
allowed the	-10	-13
alone $	-16	-6
already	18	-1
also	-39	-47
also $	-24	-16
altogether	23	10
altogether different	18	8
am	1	15
amended	20	2
amendment	25	33
amendment act	10	0
amendments	5	15
amici	-28	-16
among	-32	-34
an	-9	-37
an authority	17	1
and	-7	7
and $	-18	-10
and @	-17	-15
and a	17	6
and i	13	-3
and in	23	20
and is	15	3
and it	24	23
and its	15	1
and not	17	7
and shall	11	1
and should	-13	-14
and so	-28	-8
and that	-10	-9
and the	13	-25
and there	-5	30
and this	-10	-25
and until	-10	1
and was	8	-5
and we	35	-3
announced	20	11
another $	-1	15
another day	-18	-16
answer	3	37
answer to	6	24
answers the	0	14
any	9	20
any doubt	3	16
anyone	-7	-16
anything	-20	18
apart	15	3
appeal	-55	-37
appeal $	-23	-20
appeal ,	-15	-12
appeal followed	-10	-19
appeal is	3	15
appeal must	2	11
appeals	-11	-11
appellant	33	9
appellant $	14	3
appellant cannot	16	1
appellant's	-3	-15
appellee	12	3
applicable $	-3	8
application	4	-9
applied	-25	-22
applies	-20	2
applies $	-10	-16
applies with	-1	10
apply	-7	20
apply $	-12	2
applying	22	21
applying the	-6	9
approach	11	-5
approval	-3	18
approve	0	-11
approve the	2	15
approved	-13	5
approved by	-13	-6
are	42	58
are in	-8	12
are not	25	14
are told	-13	15
are unable	-12	-18
are we	15	0
argued	-24	-12
argument	1	22
argument $	8	12
arises	-17	-19
arose	-26	-22
arose out	-17	-19
as	-28	-17
as here	-1	13
as in	-8	-11
as it	27	8
as the	-5	11
as though	12	14
as to	-20	-33
as we	-25	-11
aside	21	15
aside $	0	16
asked	-2	-29
at	-23	-30
at $	12	4
at the	16	-2
attempt	10	9
attention	-20	-24
attention was	-16	-19
authority	36	1
authority $	-2	9
authority ,	9	13
authority for	13	1
authority is	-1	-16
away	35	1
away at	14	3
banc	12	0
barred	-6	8
basis	1	28
be	-35	-22
be allowed	5	12
be confined	12	1
be deemed	15	-6
be distinguished	-41	-21
be held	19	6
be laid	10	-2
be no	-11	-9
be overruled	-41	-17
be placed	21	7
be read	2	-16
be regarded	11	-3
be squared	1	10
be sustained	-10	1
be the	12	9
be to	5	16
be written	-14	-14
bears	-3	-15
because	-11	1
been	16	31
been decided	11	16
been made	-5	9
been overruled	-28	-18
before	-21	-40
before $	-15	-12
before the	35	10
before us	-22	-29
behalf	-10	-10
behind	8	-3
below	-29	0
below $	-13	-11
bench	39	11
bench $	21	0
bench ,	23	3
bench in	-15	-4
better	27	37
better than	-7	11
between	-32	-18
between the	5	12
between this	-15	-6
beyond	22	6
bill	-20	10
binding	-8	12
binding on	-11	6
binds	-3	9
board	13	13
board treated	9	16
bombay	11	1
both	-22	-31
both sides	-20	-17
bound by	-7	-12
bound to	0	9
bridge	-7	15
bring	16	-3
built	10	-6
but	18	22
but cf	15	3
but see	22	6
but that	19	7
buyer	13	-3
by	13	24
by $	-5	29
by @	36	15
by a	35	15
by saying	-9	-10
by the	-15	-2
call	-10	11
called	-35	-22
came	-17	-13
can	47	1
cannot	52	34
cannot be	3	15
cannot take	16	1
canvassed	-11	-9
carrier	-3	10
carrier is	-4	7
carry	13	3
carry the	13	3
case $	5	32
case and	20	15
case has	9	14
case in	0	10
case was	-14	-20
cases	-32	-34
cases $	-22	-20
cases have	16	3
cases of	23	8
cast	-11	-13
cert	-15	-17
certiorari	-32	-27
cf	-17	-19
cf $	-17	-19
changed	3	14
charge $	-12	-9
chief	31	11
chief justice	31	11
child	9	12
child of	9	12
chipped	14	3
chipped away	14	3
cir $	13	25
cir ,	6	-14
cir quoting	-13	-11
circuit	14	-6
circuit $	20	12
circuit has	-19	-16
circuits	-21	-13
circular	-16	-11
cite	-2	12
cite $	4	17
cited	-44	-33
cited $	-26	-17
cites	0	-10
city	-19	2
claim	-5	25
claim $	10	17
claim fails	-1	14
clearly	32	6
clearly distinguishable	23	6
clinches	6	21
clinches the	6	21
closed	10	10
co	-23	-11
code	14	9
come to	14	7
commands	9	-5
commend	16	-11
commission	-34	-25
common	9	-4
commonwealth	-13	-8
company	15	-12
company with	7	-5
compare	-35	-35
compare $	-28	-21
complaint	-25	-13
complete	-3	19
complete answer	-6	13
concession	-3	-11
concluded by	3	12
concludes	-3	11
concludes the	-3	11
conclusion	4	15
concur	16	-2
concur $	10	-4
concurrence	-21	-13
confirmed	-7	9
conflict	-31	-25
conflict between	-30	-25
consent	-13	-9
consider	7	-9
consider the	23	6
constitution	-2	14
construe	9	-7
contention	-3	10
context	13	3
continued	-3	-18
continues	-6	11
continues to	-6	11
contra	18	8
contrary $	-24	-16
controls	13	13
controls $	10	-1
controversy	-12	15
controversy is	-13	-7
convincing	-5	-17
correct	26	15
correctly	-3	21
correctness	-16	-32
correctness of	-16	-33
costs	-23	-12
costs $	-17	-9
could	-7	14
could not	-7	21
counsel	-13	-4
counsel relies	32	12
course	6	19
course $	2	18
course of	-11	-10
court	3	-29
court ,	17	-2
court below	-6	10
court had	-11	3
court has	2	-13
court in	-18	2
court is	-16	-5
court overruled	-10	-11
court so	-5	8
court thought	-1	-15
court to	10	9
court was	15	32
courts	17	-5
courts have	11	3
covered	4	11
covered by	4	11
cut	18	0
d	17	16
d cir	18	13
date	1	12
date $	0	11
day	-26	-28
day $	-14	-17
day to	3	11
de	-12	-11
debate	-25	-4
debate $	-25	-6
decades	-6	7
decide	-6	-17
decided ,	1	16
decided by	4	-8
decided in	-19	-15
decided on	14	1
decision	42	12
decision $	20	23
decision ,	13	-9
decision in	13	1
decision of	0	14
decisions	6	-7
declared	1	11
declared in	1	10
decline	26	19
decline to	29	8
decree	-11	-10
deed	-11	13
deed was	7	14
deemed	15	-6
defective	-13	-4
defendant	30	4
defendant points	21	4
definition	-8	-13
demand	3	16
denied	-37	-34
denied ,	-19	-15
depart	-7	12
depart from	-7	12
did not	-16	-21
difference	13	30
difference between	14	5
different	13	-2
different $	-19	-13
differently	-6	14
differently $	-4	10
direct	32	11
direct that	20	-2
directly	-6	20
directly on	-4	17
disapproved	25	5
discussed	-25	-25
discussion	14	19
dismissal	-13	1
dismissed	-30	-1
dismissed $	1	31
disposes	0	14
disposes of	0	14
dissent	-22	-37
dissent in	14	-14
dissent would	1	17
dissented	17	-2
dissented from	17	-2
dissenting	-39	-28
dissenting in	-13	-9
distinction	10	11
distinguish	-14	19
distinguish $	-14	19
distinguishable	-18	-16
distinguishable ,	13	5
distinguished	-45	-38
distinguished $	21	-3
distinguishes	-12	-8
district court	-11	-1
disturbed	-12	2
disturbed $	-12	2
divided	13	-11
division	22	21
division bench	18	6
do	-36	5
do $	10	23
do not	-32	-49
do so	-4	19
doctrine	-8	-14
doctrine of	12	-4
does	12	-36
does $	-12	-6
does not	28	5
does so	18	0
done so	11	1
doubted	-9	-15
doubts	-4	11
down ,	-13	0
down in	8	10
draw	8	-15
drawn	7	-16
drawn to	-12	-16
due	0	-14
duty	-14	-3
e	-23	-21
each	-16	-12
earlier	-14	-9
either	-22	-26
en	12	0
en banc	12	0
end	10	-5
ends	-13	0
ends with	-12	-3
entered	-20	-22
entitled	8	32
entitled to	8	32
equity	-9	7
erred	12	23
error	-8	18
error $	-1	23
escape	-4	17
even	-17	-15
even if	-15	-12
ever	-8	20
ever since	-4	11
everything	12	4
evidence	-41	-27
evidence $	-30	-23
explained	-1	-14
explanation	19	-2
express	-22	-28
express no	-29	-30
expressed in	15	3
extend	23	3
extend $	20	2
extends	-7	8
extent	25	-4
extent it	10	-1
facts $	-8	-22
facts of	10	10
fail	12	1
failed	-13	-13
fails	22	31
fails $	20	16
falls	16	16
far	26	3
fatal to	-1	10
field	-12	-4
field $	2	15
filed	-30	-43
find $	21	15
find it	-2	-10
find no	8	20
first	-22	-4
fla	6	14
fla $	27	-9
follow $	8	-11
follow it	12	5
follow the	-3	9
followed	-24	0
followed $	-9	8
followed it	0	13
follows that	10	-3
for	-26	-18
for a	-16	0
for an	-6	-17
for another	-18	-16
for it	2	-11
for that	14	2
for the	-36	-34
for this	0	15
for us	-7	5
force	17	4
force $	18	3
forty	-1	11
forty years	-9	10
founded	14	7
fours	-3	14
fraud	-21	-24
from	39	13
from $	12	20
from it	-5	12
full	-13	6
fully	-3	30
fully supports	-4	10
gave	16	5
general	22	-5
give	7	-18
given	-14	16
given $	-17	-17
given in	0	18
gives	22	-7
go	-10	-10
gone through	-2	8
good	-9	-14
good $	2	17
good law	-24	-33
govern	-11	-8
govern $	-14	-9
government	-12	-13
governs	-6	13
granted	-36	-30
granted ,	-6	-18
granted certiorari	-29	-24
ground	-34	-18
ground that	-15	2
grounds	-22	-22
grounds ,	11	3
had	49	-14
had $	-14	1
had been	8	-7
had before	11	21
half	-4	10
half a	-4	10
handed	-15	-11
hard to	10	-2
has	31	13
has been	28	17
has held	-7	6
has no	27	1
has proved	5	-10
has stood	-4	12
have	44	16
have been	-5	7
have followed	0	22
have had	14	-6
have never	-22	-7
have no	-17	-21
have read	13	3
have since	9	-4
have taken	-8	16
have to	-12	-9
have us	-4	-12
having	4	-11
he must	8	11
he was	17	3
heard	-13	-11
hearing	-10	8
held	-10	8
held in	-4	18
held that	-26	-15
held the	-8	-12
held to	17	1
her	14	30
here	46	33
here $	-10	12
here ,	-2	12
hereby	28	7
him	4	17
him $	10	18
himself	13	4
his	13	10
history	-16	-19
history of	-27	-20
hold	3	13
hold $	-6	11
hold ,	24	-9
hold otherwise	3	15
hold that	-25	-16
holding	12	7
holding of	13	-3
holds	22	20
holds good	-2	19
house	7	-12
i	27	3
i am	1	15
i respectfully	-10	1
i would	20	-5
identical	-2	9
if	-14	0
if $	-17	-13
iii	-15	-9
impugned	2	13
impugned order	-5	12
in	11	0
in $	-16	-11
in @	70	6
in a	21	16
in and	18	6
in appeal	6	-8
in applying	11	0
in following	12	12
in its	-34	-24
in light	0	-12
in our	17	12
in part	-16	-17
in respectful	-6	11
in so	14	11
in terms	7	30
in the	-20	-7
in this	-21	-14
in view	18	23
in which	-18	-24
inapposite	12	5
incuriam	-11	-11
incuriam $	-11	-12
indistinguishable	-5	14
inquiry	17	0
inquiry of	18	1
instruction	-11	11
integra	-4	8
into	-14	-14
invitation	12	19
invited	-11	-2
involved	-4	-11
involved a	9	-3
is	1	45
is $	6	-15
is a	34	-21
is accordingly	13	6
is an	17	12
is barred	6	15
is bound	-18	-6
is cited	-16	-18
is clearly	21	6
is denied	-10	-11
is directly	-4	17
is dismissed	5	12
is hard	19	-4
is in	-17	-15
is inapposite	12	5
is left	20	-5
is misplaced	14	3
is no	-10	-19
is none	-22	-10
is not	-30	-45
is of	17	-2
is on	-2	11
is one	17	9
is open	20	-5
is overruled	12	-2
is pending	-24	-19
is per	-26	-16
is right	11	17
is still	-1	16
is that	6	30
is the	-21	4
is this	-6	10
is time	12	1
is to	-34	-11
is too	17	5
is unavailing	-4	15
is unnecessary	-16	-15
is whether	-13	-13
is without	-1	20
issue	-18	-6
issue in	-9	-13
issued	-26	-18
it	37	31
it $	-3	29
it ,	-11	16
it as	-26	-12
it did	-8	12
it does	5	-10
it follows	10	-3
it had	17	17
it has	-14	14
it holds	23	10
it is	-1	-13
it on	-11	-11
it otherwise	-16	-7
it the	9	19
it to	31	18
it unnecessary	-24	-17
it was	14	-12
it will	-21	-24
it would	6	-21
its	15	-14
its authority	-5	16
its facts	3	12
its holding	10	1
its own	-2	-12
itself	20	-9
itself bound	-5	-13
judge	-11	12
judges	-4	13
judges ,	-11	1
judgment	-18	-32
judgment in	12	-5
judgment is	-15	-11
judgment of	21	2
jury	-7	-20
just	-2	16
justice	12	7
justice $	12	6
kind	-5	-12
knew	19	4
known	-27	-20
laid	26	11
laid down	9	12
language	-10	-27
language of	-17	-29
larger	19	3
larger bench	19	3
late in	3	11
later	18	-2
later decisions	15	2
law	-33	-6
law $	4	12
law ,	-20	-3
law declared	1	11
law of	18	12
lay	20	-10
lay down	19	-2
lays	0	14
lays down	0	14
learned $	-15	-17
learned single	7	-7
lease	-11	-16
lease was	15	4
leave	-8	-21
leave for	-13	-12
leave it	25	3
leaves	-1	13
left	6	-25
left open	-12	-15
left the	-11	-9
legislature	-11	-22
let	10	1
like the	-8	3
limit	-16	5
limit $	-19	3
limiting	14	1
line	-12	-17
line of	-19	-5
little	20	-13
logic	-8	11
long	37	7
long ago	14	2
longer	39	-13
longer $	16	2
longer good	-24	-19
longer holds	8	-3
longer res	-4	8
look	-1	18
lord	12	0
made	-22	7
majority of	-6	10
make	-6	13
mark	24	6
matter	-28	-36
matter be	16	2
may	13	10
may be	23	9
may have	14	-3
may not	16	20
measure	7	17
mem	3	19
mem ,	3	19
mention	-26	-22
mentions	-10	-11
might	-6	21
minor	19	4
misplaced	27	6
misplaced $	27	6
misread	15	5
misread $	15	5
mistaken	26	20
more	12	-14
more than	-11	-7
motion	-13	-7
moving	7	14
mr	-33	-20
ms	5	15
much	11	1
municipal	-13	-11
must	1	31
must be	-12	11
must go	-15	-3
must now	9	-3
my	3	-9
name	-11	-8
names	-4	11
necessary	-32	-22
necessary to	-27	-25
need	-36	-14
need not	-30	-22
needs	20	6
neither are	15	0
never	-33	-9
never been	-3	20
new	0	-13
next	3	-11
ninth	-6	-14
ninth circuit	-6	-14
no	-12	16
no case	2	24
no court	12	4
no duty	-14	-5
no further	4	14
no longer	35	-13
no more	16	9
no opinion	-44	-35
no principled	-17	-5
no quarrel	-11	-9
no reason	3	27
no such	11	0
no view	-18	-16
nobody	-1	-10
none	-9	12
none $	-6	-18
nor	-3	14
not	14	-68
not $	28	-11
not ,	-15	-9
not a	22	7
not an	20	22
not bear	10	1
not been	15	1
not binding	-7	-15
not bound	10	-7
not called	-14	-10
not decide	10	-7
not follow	14	-5
not have	15	13
not lay	13	-1
not necessary	-19	-20
not persuaded	-5	14
not say	-35	-19
not survive	20	7
not the	-2	-12
not think	10	0
not to	-12	-23
note	-19	-3
nothing	11	17
nothing $	16	-6
nothing about	14	4
nothing in	-5	20
nothing of	-18	-5
notice	5	25
notice $	-18	-17
notice must	-11	-16
notice was	2	30
notification	-4	19
now	16	-8
now $	10	9
now be	10	-4
obiter	14	4
objected	-8	-12
objection	-15	-1
observations	17	0
observed	-29	-29
observed in	-21	-22
occasion	-25	-32
occasion to	-13	-24
of	-15	-26
of $	14	32
of @	-17	-6
of appeals	-10	-9
of article	-12	-7
of evidence	-26	-17
of four	9	12
of law	-27	-20
of limitation	5	-7
of proof	-14	-10
of the	2	-22
of this	25	56
of time	-6	8
of two	-8	7
of us	-2	9
offers	8	12
officer	9	-6
old	-15	-5
on	-7	-12
on $	43	44
on a	15	7
on all	-3	14
on facts	-12	-10
on it	-5	15
on point	1	11
on remand	-19	-19
on that	-8	4
on the	-39	-27
once	22	-11
one	16	7
one $	10	20
one must	-14	-9
only	11	-5
only $	2	-8
open	7	31
open to	18	22
opinion	27	-6
opinion on	-25	-21
opinion that	12	3
or	-23	-36
or not	-23	-18
oral $	14	4
order	-44	-23
order cannot	0	17
order in	12	0
ordered	5	28
ordinance	-12	2
other	7	-10
other court	13	11
other way	17	1
others	-27	-24
otherwise	27	20
otherwise $	10	-2
otherwise in	25	9
ought	3	12
ought to	-3	10
our	-6	37
our attention	-21	-24
our decision	-14	-2
our holding	-14	-5
our opinion	11	0
our own	0	11
our sister	11	-2
ours	-1	11
over $	9	-15
over the	-2	10
overlooked	10	0
overrule	-20	-17
overrule $	-19	-21
overruled	-36	-71
overruled $	43	4
overruled ,	-10	-18
overruled @	-20	-13
overruled and	-13	-7
overruled by	-16	-6
overruled the	-11	-12
owner	-10	-13
pages	-9	-10
paid	21	1
papers	16	3
parliament	17	4
part company	7	-5
part iii	-24	-6
parties	-35	-34
parties have	-11	-11
party	-16	-10
passage	-3	-13
path	2	13
pay	10	1
peculiar	11	0
pending	-31	-23
pending $	-17	-19
per	-9	-12
per incuriam	-11	-11
period	0	10
persuaded	3	18
persuaded that	6	12
persuasive	13	9
petition	-41	-32
petition against	-16	-15
petition was	1	-11
petitioner	-8	8
petitioner in	3	21
petitioner's	16	30
petitioners	6	18
phrase	-40	-32
placed	17	-5
placed before	14	1
plain	17	2
plaintiff	20	-2
plaintiff in	-6	-20
plea	-11	-14
point	15	15
point $	8	-10
point ,	-9	2
point in	11	2
point is	4	28
points	10	13
points the	-3	15
points to	22	3
position $	13	0
possible	-12	2
power	23	10
practice	-23	-13
precedent	22	0
precedent $	13	3
prefer	20	6
prefer the	10	9
present	16	-2
present case	9	18
pressed	10	1
presumed	-43	-40
principle	-5	35
principle of	4	15
principled	-17	-5
proof	-18	-25
proposition	19	-5
proposition that	16	4
proved	5	-10
public	-10	1
put	20	15
quarrel	-11	-9
quarrel with	-11	-9
quashed $	-5	9
question $	-12	-4
question is	3	22
question referred	-9	-14
quite	34	-3
quoted	-11	-3
quoting	-13	-11
quoting $	-13	-11
ratio	18	15
ratio of	14	13
reached	3	15
read	10	-7
read $	2	-16
read it	-11	11
read to	-11	-18
reading	2	16
reads	-12	-18
reason	11	29
reason to	0	29
reasoned	13	-1
reasoning	17	31
reasons $	-8	-16
reasons given	-1	18
recalled	21	6
received	10	1
reconsider	5	-8
reconsider $	5	-8
reconsideration	-5	21
reconsideration $	5	37
record	13	-7
recorded	7	12
recovery	-11	-2
refer	-11	11
refer to	-8	4
reference	-17	-10
referred	12	3
referred $	17	1
refuse	-10	15
refused	-15	-12
regarded	12	-3
regarded as	12	-3
regret	21	5
rehearing	12	-2
reiterate	-3	8
reject	4	-8
reject $	8	-7
reject the	-9	2
rejected $	26	7
rejected an	-18	-9
rejecting	-18	-12
reliance	48	1
reliance on	17	-6
reliance was	16	5
relied	18	31
relied on	20	41
relief	20	32
relies	25	7
relies on	32	12
rely	-7	10
remains	9	36
remains the	-5	10
remand	-20	-21
remanded	3	-11
remanded for	-9	-13
rendered	22	12
repealed	-31	-20
report	-44	-41
reported	-5	-14
reports	9	14
repudiated	10	2
require	8	13
requires	1	-12
res	-4	8
res integra	-4	8
reservations	13	1
reservations about	12	-2
resolve	-14	-13
respect	29	-12
respect ,	21	-7
respectful	-6	12
respectfully follow	-7	10
respondent	-13	-26
rest	15	30
rest $	15	9
restatement	12	0
rests	19	8
rests on	20	6
result	1	-18
result $	23	-5
retreat	-1	11
retreat from	-1	11
return	-8	-16
return to	-8	-16
rev'd	27	5
rev'd on	11	3
reverse	12	16
reverse $	12	16
reversed	-26	-16
reversed $	-25	-2
reversed by	13	4
reversed the	-12	-9
review	-34	-32
review $	-13	-13
revisit $	-6	10
right	39	19
right $	12	4
rightly	0	12
room	-13	2
rule	0	20
rule $	11	4
rule of	-15	22
runs	12	11
said	-29	-14
said decision	14	7
said in	14	14
said that	-25	-8
sale	5	-10
same	-11	28
same effect	-1	9
same relief	11	28
same result	-2	9
same way	12	-5
say	-25	-32
say that	9	-6
saying	-9	-10
saying that	-9	-10
says	5	15
says that	-8	15
scheme	4	-7
search	0	20
second	-31	-26
section	13	-16
see	-25	-29
see $	-53	-67
see @	24	22
see also	-24	-16
see how	15	-6
see no	6	32
sentence	16	1
serious	10	-1
service	-8	-13
set aside	19	2
set out	-13	-15
setting	16	2
setting $	11	3
settled	-16	3
shall	22	17
she	10	17
short	25	16
should	-15	-32
should be	-16	-28
should have	1	12
should not	10	-1
shown	-24	13
side	15	-7
sides	-20	-17
signed	10	12
silentio	21	1
since $	4	25
since the	-15	-17
single	12	-8
single judge	7	-7
sister	11	-2
so	14	37
so $	-1	13
so does	-20	-18
so held	-3	11
so here	8	17
so much	0	-10
so today	16	2
some	-43	-12
some of	-2	9
sought	-22	-16
sought to	-16	-11
sound	-8	13
sounder	-5	9
spoken	10	-1
squared	1	10
squared with	1	10
squarely	-14	14
st	-15	-6
st cir	-15	-6
stand	10	36
stands	31	21
state	-11	-19
state $	22	7
state would	18	4
stated	-2	-14
stated in	-4	8
statement	4	14
statement of	-13	8
states	-14	1
statute	9	-15
statute $	8	-5
statute that	7	12
step	30	5
stepped	20	6
stepped in	20	6
still	11	33
still holds	1	18
stood	16	22
strict	-20	-7
struck	-23	-10
struck down	-27	-11
sub	16	-8
sub silentio	21	1
subject	-21	-15
submitted	-20	-18
subscribe	10	-5
subscribe to	10	-5
such	5	-9
such was	10	-2
sued	-16	-14
suffice	12	12
sufficient $	11	14
suit	-23	-18
suit $	0	11
suit was	-18	-27
summary	-11	-8
superseded by	15	4
supplies	-3	19
support for	18	7
supports	-2	19
suppose	-21	-19
suppose that	-15	-11
survive	30	12
survives	8	17
survives $	10	-1
survives the	-7	7
sustained	-4	13
sustained $	2	23
take a	-5	12
take the	10	1
taken in	20	-1
taken to	-13	-9
taking	-12	1
teaches	-1	24
teeth	3	11
teeth of	3	11
tenant	3	-20
terms	13	32
test	4	17
test of	-4	9
tested	-1	19
text	18	0
text $	18	5
th	8	-3
th cir	15	2
than	6	28
that	-20	-48
that $	-58	-75
that a	-20	-12
that case	6	-24
that debate	-17	-9
that decision	11	12
that extent	16	1
that has	-2	12
that he	12	11
that is	1	12
that it	-5	-29
that of	20	18
that the	-27	-18
that was	35	6
that we	-2	18
the	-14	3
the agency	-21	-19
the amendment	25	27
the amendments	5	15
the amici	-19	-11
the appeal	0	31
the appellant	6	-8
the approach	9	-5
the argument	20	21
the attempt	-3	15
the better	31	4
the bill	-15	5
the board	13	13
the bombay	11	1
the buyer	13	-3
the case	-25	-30
the charge	-12	-9
the chief	27	8
the circuits	-20	-19
the claim	5	39
the complaint	-14	2
the concurrence	-19	-19
the conflict	10	1
the constitution	-1	10
the continued	-3	-18
the contrary	11	-8
the controversy	-9	6
the conviction	1	11
the correct	14	14
the correctness	-16	-33
the course	-11	-10
the court	-31	-37
the courts	11	0
the decision	16	11
the deed	-10	21
the defendant	21	6
the defendants	-16	-10
the definition	-13	-14
the demand	1	16
the dissent	-22	-22
the distinction	14	16
the division	8	13
the doctrine	-5	-19
the effect	-10	-18
the extent	9	-5
the facts	-1	-17
the field	-3	9
the first	3	-14
the full	-9	2
the general	2	-12
the government	-12	-13
the history	-21	-16
the holding	13	-3
the impugned	2	13
the instruction	-11	11
the invitation	15	11
the issue	5	24
the judgment	-9	-18
the jury	-22	-19
the kind	-15	-15
the language	7	-6
the later	-9	5
the law	20	35
the learned	21	9
the legislature	-11	-22
the light	-1	13
the names	-4	11
the ninth	-6	-14
the notice	21	26
the notification	-4	18
the objection	-15	-1
the observations	25	7
the officer	9	-11
the only	8	16
the opinion	40	34
the other	17	-1
the papers	16	3
the parties	-37	-32
the petition	-14	-14
the petitioner	-11	1
the phrase	-30	-27
the plaintiff	-9	-11
the point	-2	9
the present	27	-1
the principle	-11	34
the proposition	20	2
the question	-15	-25
the ratio	16	16
the reasoning	13	10
the reasons	17	30
the reference	-15	-5
the reliance	18	7
the report	-16	-14
the result	13	-3
the rule	-11	0
the said	18	10
the sale	-3	-11
the same	-7	32
the second	-13	-9
the section	-3	-13
the solicitor	11	1
the sounder	-4	7
the statement	-16	-11
the statute	-15	-34
the submission	16	10
the teeth	3	11
the tenant	-8	-16
the test	-7	13
the three	12	20
the trial	-15	-11
the tribunal	-27	-17
the very	19	2
the view	-21	9
the way	-2	28
the weight	25	-3
the word	-22	-33
the words	1	-13
their	-14	9
them	-11	-19
them $	-18	-32
then	10	-10
theory	-10	14
there	13	17
there $	-17	-9
there ,	17	23
there can	-11	-9
there had	27	10
there is	0	-25
there the	25	-1
there was	19	25
therefore	8	15
these	-24	-11
they	-11	-4
thing	29	-3
think	38	27
think $	-4	10
think that	22	7
third	10	-11
this	-26	19
this appeal	-37	-25
this bench	7	-6
this case	-4	19
this court	-3	9
this occasion	-2	-12
this one	5	25
this point	18	-14
this state	41	3
those	14	31
though	-12	5
though it	9	13
thought	-23	-38
thought itself	-5	-13
three	-26	-10
through	-12	-2
through the	-9	2
time	26	22
time has	15	17
time to	17	-3
titles	-10	3
to $	-34	-26
to a	-29	-17
to abandon	-9	15
to accept	-8	-23
to adopt	8	-7
to agree	13	-2
to approve	-15	-19
to cases	26	8
to cast	-22	-9
to consider	12	-1
to decide	-12	1
to depart	-7	12
to distinguish	-20	4
to do	-5	14
to doubt	14	9
to draw	5	-21
to extend	22	-7
to find	-39	-9
to follow	21	-31
to have	10	-1
to hold	-22	-10
to limit	-12	8
to notice	10	-4
to overrule	-23	-8
to reconsider	5	-8
to refer	-5	13
to rest	8	18
to say	14	-6
to see	-2	-16
to state	-21	-11
to subscribe	10	-5
to take	-11	13
to that	34	14
to the	41	55
to this	9	12
to which	-14	7
today	19	-8
today $	11	-2
today we	-13	-2
told	-10	14
told that	-13	15
too	31	16
took	-14	-12
traced	-25	-26
treat	19	12
treated	19	24
treated $	9	16
treated as	11	1
trial	-10	-9
tribunal	-27	-17
true	-7	6
turn	-25	-13
turn to	-19	-6
twice	16	7
two	-3	-19
two @	14	14
two judges	-5	8
two of	5	-8
unable	-2	-21
unable to	-2	-21
unavailing	-4	15
unavailing $	-4	15
under $	16	31
under review	-14	-12
unnecessary	-36	-30
unnecessary to	-23	-17
unregistered	22	8
unregistered $	22	8
up	-20	-11
upon	10	10
upon $	6	-8
upon the	-16	3
urged	-25	-12
us	-14	-11
us is	-9	-14
used	-12	-13
vacated	25	-2
vacated ,	12	-3
validity	11	-10
validity of	5	-8
verdict	11	14
very	25	12
vide	-18	-16
vide $	-18	-16
view	-45	2
view $	-25	-13
view expressed	13	7
view in	18	-7
view is	-10	0
view taken	11	22
view that	-25	-4
view was	-13	-22
void	-18	-12
void $	-12	-7
warehousemen	-12	4
warrant	9	17
was	-26	-28
was a	67	31
was also	-18	-24
was argued	-19	-15
was binding	-3	19
was correctly	-11	1
was decided	17	-15
was dismissed	-16	-16
was error	6	16
was held	-9	10
was mistaken	20	9
was no	-4	21
was not	41	32
was overruled	-34	-13
was rendered	17	14
was right	15	4
was said	19	25
was taken	-15	-26
was the	9	-12
was thought	-13	-11
was unregistered	22	8
was written	11	-1
way	18	-7
way $	13	19
we	9	75
we $	14	5
we approve	-7	11
we are	10	33
we can	14	3
we cannot	15	15
we could	-9	6
we decline	25	19
we direct	15	7
we do	-5	-21
we express	-28	-29
we follow	-16	16
we granted	-12	-19
we have	-27	-24
we hold	29	17
we join	18	15
we leave	12	-5
we may	-3	21
we might	-4	9
we need	-21	-4
we prefer	18	6
we refuse	0	21
we see	15	47
we take	-15	-14
we think	27	24
we to	-12	-11
we today	11	0
we turn	-20	-8
we were	-12	-13
we will	14	15
we would	20	16
weight	39	1
well	0	31
went	32	-3
went the	9	-4
were	-1	-29
were these	-19	-14
were we	-14	-11
what it	0	9
what the	18	-10
what was	11	23
whatever	9	-7
when	-23	-22
when it	-1	-13
when the	-14	-21
when this	-11	2
where	14	22
where it	-2	10
where the	9	14
where we	12	8
whether	-76	-75
whether $	-27	-26
whether it	-10	-14
whether the	-25	-22
which	-40	-37
which $	-9	-16
which the	6	-17
which was	5	23
which we	-9	-24
while	-20	-17
who	16	-6
whole	6	-11
wholly	25	5
whose	-11	-2
will	17	10
will not	21	14
with	13	-8
with $	-26	11
with @	-28	-21
with approval	-3	11
with it	15	6
with its	20	1
with our	9	-5
with respect	15	-4
with that	14	14
with the	17	2
withdrawn	3	-10
without	-5	31
without a	1	21
word	-16	-13
words	2	-12
world	19	7
would be	-24	2
would have	-18	-9
would not	5	-15
writ	-26	-23
writ petition	-8	-10
writing	15	-1
written	-10	-17
written $	-16	-9
wrong	32	-1
wrong $	8	-15
wrongly	-15	-11
wrongly decided	-15	-11
wrote	-12	-16
year	-17	-5
years	-18	9
`;
