/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-98, -133];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-30	-8
*@ agree	-9	14
*@ court	27	5
*@ follow	20	30
*@ not	-15	-35
*@ overrule	-8	-17
*@ precedent	-16	-4
*@ refuse	10	-13
*@ rely	23	27
*@ there	-33	-39
*agree	49	114
*agree agree	16	-1
*agree court	11	-3
*agree differ	10	-2
*agree follow	-2	12
*agree here	-14	33
*agree party	23	4
*agree precedent	-12	-18
*agree rely	-1	10
*agree statute	-9	-16
*agree there	-2	15
*bench	-25	-21
*bench agree	9	-4
*bench bench	12	-2
*bench commentator	12	14
*bench criticize	-24	-20
*bench differ	-12	-8
*bench follow	-24	-19
*bench here	-12	-23
*bench rely	-20	-17
*bench there	-10	-23
*but	-9	-43
*but criticize	1	11
*but not	-43	-12
*but party	-14	-10
*but question	7	15
*but statute	-17	-15
*commentator	-20	-38
*commentator here	14	7
*commentator not	7	-6
*commentator precedent	12	4
*commentator there	-8	6
*control	31	100
*control agree	-20	-19
*control bench	3	13
*control but	19	-4
*control control	11	64
*control court	27	13
*control follow	-7	4
*control here	13	4
*control limit	15	11
*control not	13	-2
*control open	-12	-17
*control overrule	-26	-6
*control party	-6	23
*control precedent	17	21
*control question	-5	-13
*control refuse	14	6
*control rely	8	10
*control reverse	3	28
*control similar	-4	7
*control statute	-10	-11
*control there	12	18
*control time	10	20
*control wrong	7	-5
*court	30	29
*court agree	8	22
*court commentator	-9	6
*court control	-6	-33
*court court	-8	12
*court criticize	31	-9
*court decay	11	3
*court differ	-26	-47
*court follow	-20	56
*court help	-10	18
*court here	16	5
*court limit	-14	13
*court not	-32	-33
*court open	-43	-58
*court overrule	5	-12
*court question	42	48
*court refuse	45	22
*court rely	-34	-18
*court similar	16	-9
*court there	22	37
*court wrong	28	6
*criticize	6	-7
*criticize agree	12	1
*criticize here	24	1
*criticize not	14	24
*criticize precedent	-27	-18
*criticize question	-29	-7
*criticize there	29	3
*decay	45	10
*decay @	15	4
*decay statute	17	4
*decay there	-21	-6
*differ	53	-17
*differ @	-30	-19
*differ court	-12	-6
*differ criticize	14	3
*differ differ	9	-1
*differ here	29	9
*differ limit	-13	-12
*differ not	-12	-11
*differ party	15	6
*differ precedent	0	9
*differ question	14	18
*differ similar	-28	-17
*differ there	24	3
*follow	-5	89
*follow @	-18	-16
*follow but	16	-3
*follow follow	1	12
*follow here	15	14
*follow not	-8	-18
*follow precedent	-14	9
*follow question	-19	-16
*follow similar	-6	34
*help	57	34
*help here	-2	15
*help party	21	-1
*help precedent	-1	15
*help there	20	35
*here	39	49
*here agree	14	4
*here bench	4	-8
*here control	-22	-22
*here court	-9	5
*here criticize	3	16
*here differ	14	7
*here limit	-7	11
*here not	32	31
*here open	10	-7
*here party	10	-11
*here precedent	17	22
*here question	-20	2
*here similar	9	-14
*here there	-1	-12
*here time	-7	-21
*limit	21	-18
*limit limit	26	1
*limit open	14	3
*limit precedent	30	4
*limit question	-9	1
*limit there	34	14
*not	63	35
*not agree	33	4
*not but	-5	8
*not commentator	7	-12
*not court	-36	-15
*not criticize	-30	-2
*not decay	14	13
*not differ	-48	11
*not follow	36	-16
*not help	51	-2
*not here	-22	-17
*not limit	15	2
*not not	-12	14
*not open	-18	17
*not overrule	-36	-31
*not party	14	-3
*not precedent	-14	-25
*not question	-15	-6
*not refuse	-17	24
*not similar	25	23
*not there	3	11
*not time	28	-2
*not wrong	-23	5
*open	-70	-84
*open agree	-19	-25
*open control	9	0
*open court	19	0
*open criticize	34	9
*open here	-17	-20
*open not	-43	-23
*open open	-11	-14
*open question	-7	-23
*open similar	21	24
*open statute	13	2
*open there	5	-14
*open time	-15	-13
*overrule	32	-32
*overrule @	-3	11
*overrule not	-12	-9
*overrule party	-14	-11
*overrule precedent	-9	-13
*overrule time	-19	-13
*party	-18	-28
*party agree	17	-5
*party bench	2	-15
*party control	-18	-4
*party court	5	-24
*party differ	-13	0
*party here	-15	-5
*party not	26	12
*party overrule	12	10
*party party	-65	-41
*party question	-26	3
*party refuse	10	18
*party rely	33	9
*party similar	18	18
*party there	-68	-41
*party time	20	0
*party wrong	14	2
*precedent	54	34
*precedent @	12	-8
*precedent agree	-19	-12
*precedent bench	-11	-6
*precedent control	35	32
*precedent court	21	18
*precedent criticize	13	-1
*precedent decay	-15	-5
*precedent differ	37	-5
*precedent follow	-6	11
*precedent here	4	-18
*precedent not	28	-2
*precedent open	23	15
*precedent overrule	16	1
*precedent party	-23	-15
*precedent precedent	5	17
*precedent question	-29	-28
*precedent reverse	-15	-15
*precedent similar	9	14
*precedent there	-2	23
*precedent wrong	16	4
*question	-17	-2
*question agree	-8	-10
*question differ	-34	7
*question follow	-13	1
*question help	-7	17
*question here	12	10
*question not	42	29
*question open	-15	-19
*question overrule	-17	2
*question precedent	-26	-29
*question question	-13	-23
*question refuse	13	17
*question rely	0	-11
*question statute	-11	-17
*question there	19	-19
*question time	-31	-25
*refuse	-11	-27
*refuse @	15	-1
*refuse agree	16	-2
*refuse court	-10	4
*refuse differ	-14	23
*refuse follow	32	-10
*refuse limit	16	-4
*refuse overrule	-16	15
*refuse party	-14	-6
*refuse precedent	-26	-14
*refuse question	-5	12
*refuse refuse	8	-5
*refuse statute	15	4
*refuse there	-54	-44
*rely	-23	-34
*rely agree	-3	10
*rely bench	10	2
*rely court	-9	-8
*rely here	-35	-18
*rely party	-11	-11
*rely precedent	5	-8
*rely there	-19	-12
*reverse	40	16
*reverse @	39	7
*reverse decay	10	2
*reverse precedent	-19	-21
*similar	15	49
*similar control	-4	7
*similar differ	5	19
*similar follow	-11	-26
*similar here	6	20
*similar limit	14	6
*similar party	4	22
*similar precedent	-8	-13
*similar rely	-12	-14
*similar similar	1	30
*similar statute	6	19
*similar time	-2	17
*statute	78	21
*statute @	0	19
*statute control	-5	17
*statute court	10	1
*statute criticize	-15	0
*statute decay	12	-3
*statute not	14	15
*statute overrule	12	3
*statute precedent	14	20
*statute similar	-18	-16
*statute statute	38	-7
*statute there	34	28
*there	16	-15
*there agree	13	44
*there bench	11	13
*there but	-20	-20
*there commentator	-1	17
*there control	-15	41
*there court	4	-11
*there criticize	-20	-1
*there decay	-15	-3
*there differ	4	13
*there help	12	9
*there here	0	22
*there limit	16	10
*there not	-26	30
*there party	10	1
*there precedent	33	-1
*there question	-3	-16
*there rely	19	3
*there similar	-14	-11
*there there	1	-16
*there time	-13	-2
*there wrong	4	-15
*time	-13	6
*time agree	-21	-9
*time control	21	19
*time court	-15	22
*time criticize	-1	15
*time follow	16	14
*time not	23	13
*time party	-17	2
*time precedent	36	18
*time question	-6	20
*time statute	-2	-16
*time there	-14	-6
*time time	-6	8
*wrong	78	-27
*wrong court	14	0
*wrong follow	13	-2
*wrong here	-27	-26
*wrong open	-14	-11
*wrong precedent	21	11
*wrong statute	11	2
*wrong there	27	8
*~agree	5	-17
*~but	-15	10
*~commentator	8	-13
*~control	14	12
*~court	4	-16
*~criticize	-9	9
*~differ	-52	13
*~follow	44	-10
*~help	52	9
*~here	-11	-33
*~limit	0	-14
*~open	-22	20
*~overrule	-48	-18
*~party	31	6
*~precedent	-13	-20
*~question	6	-21
*~refuse	-25	24
*~similar	11	18
*~statute	15	-12
*~there	-27	-2
*~wrong	-21	4
+*agree	30	26
+*bench	11	-13
+*but	-25	-33
+*commentator	17	15
+*control	-38	16
+*court	-10	-15
+*criticize	-24	-12
+*decay	-13	-16
+*differ	-8	-36
+*follow	-17	6
+*here	16	6
+*limit	6	-12
+*not	22	-1
+*open	-20	-8
+*overrule	-10	-37
+*party	-20	-30
+*precedent	45	42
+*question	-24	-1
+*refuse	9	17
+*rely	15	20
+*reverse	-5	16
+*similar	-6	20
+*statute	18	-1
+*there	35	33
+*time	-9	-15
+*wrong	24	2
+*~agree	0	-19
+*~differ	-31	-10
+*~follow	15	0
+*~here	10	0
+*~limit	10	0
+*~open	-2	21
+*~party	10	-2
+*~precedent	-34	-1
+*~similar	5	24
+*~there	31	13
+*~time	-5	-17
+,	-5	-37
+;	9	-7
+@	-56	-46
+a	41	37
+accordingly	2	21
+act	13	-4
+affirmed	4	21
+all	5	-12
+also	-7	-17
+altogether	19	8
+an	-1	-10
+and	29	23
+appeal	-22	-15
+apply	-4	11
+are	19	8
+at	5	-15
+authority	13	11
+be	-17	11
+because	-14	-11
+before	22	-3
+behind	-12	-10
+bench	11	-5
+between	-10	-10
+both	13	5
+by	-16	-13
+can	10	10
+cannot	4	-9
+case	30	4
+concerned	14	13
+correct	8	10
+course	13	15
+court	-26	-36
+decision	6	19
+decline	11	-5
+defendant	-2	-11
+did	18	21
+different	5	-8
+disagree	-2	12
+dismissed	-3	18
+distinguishable	19	7
+do	4	16
+does	3	-12
+done	-5	-11
+evidence	-13	2
+explanation	11	-4
+facts	10	-7
+fail	10	-3
+filed	-4	-11
+find	15	6
+first	-18	-10
+follow	-4	8
+for	-17	-12
+good	11	-6
+governs	-5	14
+granted	-21	-15
+had	47	14
+have	-29	-24
+having	8	-4
+he	-12	-12
+held	-15	-8
+here	33	29
+holding	-1	9
+how	9	-4
+i	21	3
+invitation	16	11
+is	-8	-22
+it	42	48
+latter	-8	-11
+law	-20	-2
+leave	20	0
+left	8	-3
+matter	5	-9
+may	-9	7
+mistaken	16	3
+more	10	-5
+motion	-11	-12
+mr	-8	-10
+must	-39	13
+need	-30	-13
+never	-13	-7
+new	6	-6
+no	-16	0
+none	-10	-18
+not	17	-12
+nothing	-7	9
+now	4	-12
+of	8	28
+on	-5	-19
+only	-30	-22
+order	-13	-3
+otherwise	-10	-10
+our	10	3
+overruled	-26	-25
+part	-8	13
+parties	-11	-9
+persuaded	12	3
+petition	-4	-11
+present	6	-6
+put	6	14
+question	-16	-22
+reason	11	2
+reasoning	3	11
+repudiated	11	2
+respondent	-15	-10
+rest	7	14
+review	-14	-14
+rule	24	15
+said	-16	-2
+same	13	16
+second	-14	-8
+see	9	1
+settled	-11	-8
+shall	12	3
+so	-16	14
+stand	13	8
+state	-23	-26
+statute	-3	-12
+submission	13	1
+suit	-1	13
+take	-5	-21
+than	8	-5
+that	17	8
+the	-32	5
+them	-22	-13
+then	1	-9
+there	19	13
+they	-6	-13
+think	12	8
+this	-2	23
+three	19	-2
+to	-16	-20
+today	-16	-9
+turn	-21	-18
+two	-16	-12
+under	-1	-11
+upon	-8	8
+was	35	28
+we	-22	11
+were	32	7
+what	-21	-11
+where	14	0
+whether	-10	-16
+which	-16	-17
+who	0	-13
+withdrawn	8	-3
+wrong	11	-4
,	10	-42
, $	-33	-50
, @	28	26
, a	-44	-32
, aff'd	6	33
, and	-8	23
, are	-4	16
, at	-13	0
, but	-13	12
, by	-16	-16
, came	-9	1
, can	1	-12
, cert	-15	-16
, did	12	-2
, dissenting	-16	-11
, does	29	5
, for	24	-5
, had	17	-10
, has	54	17
, have	-2	-11
, held	16	1
, holds	-15	-7
, however	-10	-3
, i	-7	10
, if	-18	-15
, in	-45	-41
, involved	-7	-11
, is	31	-15
, it	-17	-17
, j	2	-8
, leaves	8	-3
, like	-9	-1
, may	19	8
, must	22	-17
, no	-18	-18
, notice	0	9
, overruled	10	-8
, points	-3	15
, relying	-11	-11
, remains	17	37
, rev'd	26	5
, said	-9	-9
, see	-16	-17
, should	26	8
, since	-15	-16
, stands	13	-8
, superseded	14	3
, that	16	-6
, the	-19	35
, then	11	8
, therefore	-1	12
, though	-17	-16
, to	-14	20
, vacated	29	6
, was	-25	-40
, we	7	28
, which	-34	-8
, who	-20	-15
, with	-17	-50
, without	-9	-11
, would	-8	6
-*bench	31	20
-*but	14	18
-*control	4	-23
-*criticize	-7	3
-*differ	-9	1
-*follow	-15	5
-*help	-14	-9
-*here	-5	8
-*not	-8	7
-*open	-12	-10
-*precedent	-43	-36
-*question	10	22
-*refuse	-29	-22
-*rely	-11	-7
-*similar	2	13
-*statute	-18	-12
-*there	14	-1
-*time	3	-11
-,	13	-5
-@	35	15
-a	-13	-8
-an	14	7
-and	-16	-5
-are	0	-9
-as	-20	-23
-at	6	12
-been	0	9
-by	26	27
-circuit	14	17
-for	2	13
-given	-10	-12
-in	25	3
-is	-42	-42
-judgment	-15	-8
-may	18	16
-must	-15	-31
-no	-5	14
-not	12	-1
-notice	-11	-10
-of	-24	-38
-only	17	23
-see	-12	-4
-statute	-11	-8
-that	19	0
-the	-30	-27
-to	4	11
-us	-1	10
-was	-13	-11
-where	5	13
-who	12	11
-without	11	21
;	-27	-39
; $	16	1
; @	-11	-17
; it	19	3
; others	-19	-21
; see	-16	-10
; the	30	-6
; this	16	1
; we	-12	-3
<*agree	26	38
<*bench	-15	-4
<*but	61	37
<*commentator	-55	-55
<*control	27	72
<*court	21	6
<*criticize	-3	15
<*decay	-9	17
<*differ	15	24
<*follow	46	75
<*help	33	28
<*here	-21	-15
<*not	22	-2
<*open	-14	-26
<*overrule	20	22
<*party	-17	-8
<*precedent	23	35
<*question	-43	-38
<*refuse	-10	-9
<*rely	-18	-50
<*reverse	10	-2
<*similar	3	21
<*statute	52	37
<*there	-39	-37
<*time	29	26
<*wrong	14	-19
<*~agree	-9	-11
<*~control	14	5
<*~differ	13	23
<*~follow	14	4
<*~help	13	3
<*~here	-19	-8
<*~open	-22	-14
<*~overrule	-18	-18
<*~party	21	10
<*~precedent	-29	-23
<*~question	-17	-21
<*~refuse	-15	15
<*~there	-69	-35
<*~time	4	24
<,	-10	-14
<;	-7	3
<@	22	8
<a	-18	-4
<about	10	1
<accept	-15	-20
<accord	11	51
<according	-37	-21
<accordingly	16	-13
<affirmed	-13	-15
<against	-23	-15
<agree	10	2
<also	-34	-36
<am	3	12
<amendment	14	10
<an	-16	2
<and	-27	3
<announced	15	12
<answer	13	16
<appeal	-14	6
<appeals	-10	-8
<appellant	31	25
<appellant's	4	-16
<appellee	11	4
<applying	4	14
<approach	9	-5
<approve	7	-8
<are	9	28
<argument	7	27
<as	2	29
<aside	0	10
<at	-21	-37
<attention	-21	-25
<authority	3	-22
<away	5	-11
<basis	-1	21
<be	-33	-2
<because	21	18
<been	-4	16
<before	-17	-5
<behalf	-11	-10
<below	-13	9
<bench	26	18
<better	4	39
<between	-15	-9
<bombay	10	1
<both	-16	-18
<but	39	17
<by	-28	12
<came	-25	-19
<can	9	-10
<cannot	11	21
<case	10	9
<cases	-10	0
<cast	-10	-14
<certiorari	-11	-13
<cf	-18	-19
<cir	15	4
<circuit	-3	-20
<cite	4	16
<cited	-15	-13
<claim	-3	17
<commission	-17	-17
<compare	-34	-35
<complaint	-15	-14
<concluded	2	12
<conclusion	6	12
<conflict	-32	-24
<congress	12	13
<consider	14	3
<consideration	-10	-12
<continued	-2	-18
<contra	22	9
<contrary	12	3
<correctness	-7	-30
<could	-2	25
<counsel	-16	-15
<court	53	60
<courts	14	-10
<covered	4	11
<d	25	14
<day	-20	-16
<decide	0	-11
<declared	1	11
<decline	10	18
<defendant	29	11
<difference	15	4
<directions	10	2
<disagree	8	-5
<disapprove	-7	3
<dissent	-25	-27
<dissenting	-34	-23
<distinction	4	11
<distinguish	-15	19
<distinguished	-28	-25
<district	-7	9
<division	9	11
<do	-13	-16
<doctrine	-8	-13
<does	-13	-21
<doubted	-26	-15
<down	8	13
<drawn	-2	-23
<earlier	-13	0
<effect	-14	-5
<even	-7	-10
<express	-12	-20
<extend	21	3
<filed	-13	-19
<find	-9	-14
<first	-12	-15
<follow	17	-7
<for	-13	1
<force	7	-21
<from	8	29
<general	12	-8
<given	-4	25
<government	-12	-13
<granted	-14	-23
<ground	-12	-5
<had	20	35
<has	-26	-16
<have	38	18
<held	-12	19
<here	18	1
<history	-17	-14
<i	11	0
<in	1	14
<inquiry	17	0
<instruction	2	16
<into	-8	-15
<invited	-10	-1
<is	14	67
<issue	-12	-14
<it	16	-21
<its	-12	-11
<itself	7	-17
<judge	-10	7
<judgment	23	-6
<laid	8	13
<language	-13	-29
<larger	21	10
<learned	0	-9
<leave	-14	-18
<left	0	-11
<legislature	-1	-13
<limit	-19	2
<little	13	-10
<longer	15	5
<made	7	22
<majority	7	14
<may	-14	-17
<mr	-27	-25
<ms	6	15
<much	16	1
<must	26	42
<my	1	-9
<necessary	-32	-24
<need	-11	0
<never	0	11
<ninth	-12	-15
<no	-10	17
<not	11	-33
<objection	-11	1
<observations	19	-1
<occasion	-20	-28
<on	-23	-5
<one	-10	30
<only	20	12
<open	2	22
<opinion	1	-15
<or	-26	-21
<order	-6	-12
<other	14	2
<otherwise	12	30
<our	-33	4
<over	17	-7
<overrule	-23	-12
<overruled	-17	-22
<overruling	16	8
<parliament	17	3
<part	19	2
<parties	-8	-11
<passage	-3	-14
<passed	-3	-11
<persuaded	-3	9
<petition	-35	-38
<petitioner	-9	10
<petitioner's	13	25
<plaintiff	15	-2
<plaintiff's	-3	-15
<point	-3	11
<points	21	3
<prefer	11	8
<present	11	11
<principle	-3	26
<proposition	-8	-9
<quarrel	-10	-8
<question	15	10
<quoting	-12	-11
<ratio	16	12
<read	0	-25
<reading	11	6
<reads	-3	-11
<reason	-8	31
<reasoning	4	11
<reconsider	5	-9
<refer	-6	16
<reference	-12	-10
<referred	-20	-19
<refuse	-8	8
<refused	8	-7
<rehearing	11	-1
<reiterate	-3	9
<reject	12	-7
<rejected	17	13
<reliance	27	-7
<relied	7	-13
<relies	27	8
<rely	-6	9
<report	-21	-17
<reported	12	4
<reservations	12	1
<respect	22	-8
<respectful	-4	8
<respectfully	13	7
<respondent	-11	-19
<review	-9	-9
<revisit	-5	10
<right	16	15
<rule	6	20
<said	-1	16
<same	-6	22
<say	-8	-17
<says	-3	17
<section	12	-1
<see	-19	-30
<seeks	-12	-10
<set	-12	-19
<settled	5	12
<should	-29	-36
<shown	-12	0
<since	19	17
<single	6	-8
<sister	11	-2
<sitting	1	12
<so	1	18
<solicitor	8	-2
<some	-30	-5
<sought	-15	-12
<spoken	10	0
<squarely	3	19
<st	-15	-12
<stand	-4	16
<stands	5	23
<state	16	10
<statute	-24	-10
<submitted	-12	-10
<support	15	10
<suppose	-22	-18
<supreme	-13	-5
<sustenance	-2	-11
<take	-2	19
<taken	16	-3
<terms	13	17
<than	-2	41
<that	-32	-35
<there	-7	-18
<thing	20	1
<think	15	12
<this	-6	-15
<though	-4	10
<thought	-3	-19
<three	-43	-8
<time	30	9
<to	-23	-21
<traced	-20	-23
<tribunal	-16	-10
<true	-6	12
<unable	-4	-21
<under	20	51
<unnecessary	-22	-15
<urged	-20	-8
<us	-14	-22
<validity	6	-9
<vide	-18	-15
<view	-25	-8
<was	-64	-62
<we	25	10
<weight	18	2
<well	2	18
<were	-12	-18
<what	-2	24
<whatever	18	0
<when	-10	0
<where	-2	15
<whether	-54	-50
<which	-7	12
<with	26	24
<within	10	8
<without	-8	-13
<would	31	26
<writ	-17	-15
<wrote	-6	-11
=claim	-164	-122
=denied negative	-169	-119
=denied positive	-42	-74
=everyday negative	233	-28
=everyday positive	36	302
=formula negative	229	-5
=formula neutral	-66	-80
=formula positive	0	216
=silent	13	1
=unread negative	-72	-121
=unread positive	-152	-105
=weak negative	77	15
=weak positive	42	65
>*agree	8	48
>*bench	-53	-13
>*but	-55	-62
>*control	39	51
>*court	9	31
>*criticize	26	-11
>*decay	58	9
>*differ	41	10
>*help	43	22
>*here	32	45
>*limit	17	-4
>*not	32	2
>*open	-35	-39
>*overrule	24	-17
>*party	-27	-11
>*precedent	19	0
>*question	-21	-19
>*refuse	24	4
>*rely	13	7
>*reverse	48	8
>*similar	12	13
>*statute	27	14
>*there	27	26
>*time	-21	2
>*wrong	35	-18
>*~agree	12	13
>*~but	-8	16
>*~commentator	1	-13
>*~control	-11	2
>*~criticize	8	11
>*~differ	-33	-7
>*~follow	16	-14
>*~help	38	5
>*~here	-4	-26
>*~limit	-10	-12
>*~open	1	13
>*~overrule	-29	0
>*~precedent	44	-5
>*~question	17	4
>*~refuse	-6	17
>*~statute	12	0
>*~there	11	13
>*~time	-3	-14
>*~wrong	-13	15
>,	-24	34
>;	-31	-49
>a	11	-31
>abandoned	-11	-9
>about	-9	-13
>accordingly	11	10
>act	11	0
>adopt	14	2
>aff'd	6	33
>affirmed	-21	-30
>after	-2	-13
>again	-2	13
>against	-20	4
>all	3	32
>allowed	-8	-9
>already	-1	-9
>amendment	14	18
>an	-12	-40
>and	-18	-10
>another	5	-7
>answer	-4	17
>any	12	13
>anything	-17	-2
>appellant	-3	-12
>applicable	0	9
>application	9	-7
>applied	-17	-12
>applies	-17	3
>approval	-3	11
>approved	-12	6
>are	12	30
>argued	-21	-18
>arose	-26	-26
>as	-12	-27
>aside	20	3
>asked	-15	-24
>at	-20	2
>authorities	-10	0
>authority	13	8
>away	20	3
>back	-4	-16
>bar	-4	11
>be	18	-17
>because	-18	-7
>become	13	5
>been	9	-8
>before	-16	-28
>below	-11	1
>beyond	23	7
>binding	-8	5
>binds	-4	9
>both	-18	-15
>bound	-7	-13
>burden	1	12
>but	-25	-3
>by	37	9
>called	-15	-10
>can	26	-12
>cannot	35	20
>canvassed	-12	-10
>carrier	-11	3
>case	-35	-1
>cases	-10	-20
>cert	-15	-16
>cir	-26	-6
>circuit	-10	0
>circuits	-24	-6
>cited	-23	-15
>claim	6	18
>clearly	17	1
>clinches	4	18
>commands	9	-5
>company	8	-6
>complaint	5	17
>complete	-7	20
>concession	-1	-11
>concludes	-3	10
>conclusion	-15	-9
>congress	-11	-9
>consent	-12	-8
>consistently	2	10
>constitution	-13	5
>contention	2	10
>context	14	4
>contract	15	5
>controls	14	7
>controversy	-9	11
>correct	18	6
>correctly	-1	12
>costs	-11	-3
>could	-7	-11
>course	-10	-3
>court	-6	-41
>courts	-9	2
>cut	16	3
>d	-21	-3
>date	-6	10
>debate	-22	-4
>decision	38	5
>decisions	11	3
>decree	-10	-10
>defective	-12	-3
>definition	-8	-13
>denied	-27	-24
>dictum	10	0
>did	-17	-22
>difference	8	12
>direct	7	12
>directly	-5	20
>disapproved	27	14
>dismissed	-22	-10
>dissented	17	-2
>distinguishable	-21	-10
>distinguished	-16	-13
>divided	14	-6
>division	10	13
>do	-35	-3
>does	22	2
>doubted	14	2
>down	2	-14
>drawn	9	0
>duty	-12	-7
>each	-16	-14
>earlier	-7	-10
>effect	14	-3
>either	-21	-23
>entered	-16	-17
>error	-7	15
>evidence	-15	-15
>explained	-9	-12
>extends	-7	8
>extent	21	0
>facts	-11	-2
>fails	17	12
>far	26	1
>fatal	-8	3
>favour	-2	8
>find	-9	15
>first	11	8
>five	-12	-9
>fla	6	14
>followed	-13	15
>force	0	22
>forty	-10	3
>fours	-1	9
>from	19	-3
>full	-7	5
>fully	-7	19
>general	12	7
>give	7	-21
>gives	22	-6
>good	-15	-19
>govern	-9	-12
>ground	-16	-4
>grounds	15	4
>had	-6	-51
>has	49	32
>have	16	14
>he	17	14
>heard	-8	-11
>hereby	26	7
>him	-2	8
>hold	8	11
>holding	11	-7
>if	-16	1
>in	-5	-17
>incuriam	-10	-11
>involved	-7	-10
>is	70	77
>issue	1	13
>it	-9	4
>its	43	28
>itself	15	7
>judges	0	9
>judgment	-23	-21
>june	-10	-8
>justice	12	5
>knew	21	7
>laid	14	2
>later	18	-8
>law	24	10
>lay	11	-7
>lease	-15	-15
>leaves	14	16
>legislature	-14	-9
>lessee	-23	-17
>light	10	-1
>limitation	-1	-11
>line	-18	-15
>longer	22	-15
>look	0	12
>made	-25	-16
>majority	-1	-9
>make	-9	2
>matter	-30	-14
>may	14	3
>means	9	10
>mem	3	19
>minor	20	4
>misplaced	16	3
>more	13	-9
>motion	2	10
>municipal	-12	-10
>must	29	18
>necessary	11	12
>need	11	3
>neither	-15	-11
>never	0	10
>new	-7	-12
>next	1	-8
>no	8	-15
>none	6	27
>not	-45	-43
>note	-14	2
>nothing	15	0
>notice	26	41
>notification	-3	19
>obiter	15	5
>of	42	-17
>offers	8	-4
>officer	19	8
>old	-20	-4
>on	15	6
>once	12	-13
>one	4	-13
>only	6	-13
>opinion	13	1
>or	-14	-22
>oral	14	3
>order	-23	-8
>other	4	-8
>others	-11	-13
>otherwise	19	-1
>our	2	27
>overrule	9	-2
>overruled	5	-26
>overruling	-14	-8
>owner	-9	-11
>part	-11	-14
>pay	24	11
>peculiar	11	-1
>pending	-30	-27
>per	-10	-11
>period	-9	8
>petition	-2	17
>placed	12	1
>plain	19	3
>plaintiff	3	-10
>point	24	8
>points	-3	15
>practice	-23	-14
>precedent	15	2
>present	1	-11
>proof	-6	-17
>proposition	23	6
>proved	1	-11
>proviso	10	4
>quite	22	1
>quoted	-9	-1
>r	8	-2
>reach	12	3
>read	13	21
>reads	-18	-15
>reasoning	11	8
>reasons	11	6
>reconsideration	-4	22
>referred	25	5
>refused	-23	-5
>relied	10	44
>remains	13	41
>remanded	13	0
>rendered	20	4
>repealed	-23	-16
>report	-21	-19
>require	0	9
>requires	9	-1
>respondent	13	4
>rest	12	9
>rests	20	6
>result	13	-15
>rev'd	26	5
>reversed	-14	-15
>right	18	11
>rightly	-8	3
>room	-12	2
>rule	-26	-4
>runs	9	-3
>said	10	-6
>sale	6	-10
>same	-15	-15
>say	2	-8
>saying	-10	-11
>search	0	20
>section	-4	-12
>sentence	13	2
>set	13	12
>setting	16	3
>settled	-6	7
>shall	17	5
>should	14	-6
>side	11	2
>sides	-15	-11
>signed	15	7
>silentio	17	4
>since	-29	-12
>so	22	0
>sound	-8	14
>sounder	-6	9
>speaks	18	5
>squarely	-16	-7
>st	-8	4
>stand	2	12
>stands	28	-1
>state	11	7
>states	-11	0
>statute	42	16
>step	21	6
>still	4	21
>stood	19	8
>struck	-20	-7
>sub	23	6
>submission	-4	12
>sufficient	11	14
>suit	-13	-18
>supplies	-4	19
>supports	2	13
>supreme	18	9
>survive	25	11
>survives	3	15
>taken	-1	10
>takes	4	-8
>teaches	-1	25
>tenant	-1	-12
>test	-6	8
>text	23	6
>than	7	-5
>that	-19	-22
>the	-15	-20
>them	12	-5
>then	14	3
>there	23	33
>these	-17	-9
>they	-8	7
>this	-11	24
>though	-17	-16
>thought	-19	-16
>time	-6	7
>to	12	-1
>today	40	13
>too	25	1
>took	-12	-16
>treated	10	9
>tribunal	-9	-8
>two	17	-1
>unavailing	-5	15
>under	-10	-29
>unnecessary	-12	-13
>unregistered	22	8
>up	-16	-19
>upon	18	-1
>us	-7	15
>vacated	35	9
>very	13	6
>view	-20	15
>void	-18	-12
>warehousemen	-12	4
>was	17	1
>way	28	12
>we	7	48
>weight	13	-3
>well	-9	10
>went	14	2
>were	-25	-26
>what	33	7
>when	-14	-36
>which	-15	-33
>while	-15	-10
>who	16	-1
>wholly	26	6
>with	-17	-20
>without	-5	29
>word	-11	-16
>words	-2	-17
>would	-20	0
>writing	18	0
>wrong	21	6
>wrongly	-15	-9
>years	-14	2
@	-28	-27
@ $	-22	-12
@ ;	5	18
@ d	27	10
@ fla	6	14
@ in	17	19
@ th	-1	8
^ ,	43	53
^ ;	-60	-48
^ @	-25	1
^ a	-16	-19
^ accord	5	33
^ according	-37	-21
^ after	10	-9
^ an	-22	-16
^ and	-10	-8
^ appellant	16	20
^ appellee	11	4
^ applies	-3	13
^ applying	-1	13
^ are	16	15
^ at	11	2
^ because	-7	8
^ before	-23	-25
^ between	3	14
^ both	-26	-29
^ but	48	19
^ cannot	35	4
^ cf	-32	-23
^ compare	-34	-35
^ concludes	-3	10
^ congress	8	12
^ counsel	15	-6
^ d	-4	7
^ defendant	19	4
^ does	8	10
^ even	-7	-10
^ far	-8	9
^ has	-5	18
^ i	16	-7
^ if	17	7
^ in	-108	-89
^ is	26	23
^ it	-1	22
^ judge	-18	-8
^ later	10	-9
^ learned	-20	-5
^ mr	-23	-23
^ ms	1	13
^ much	15	1
^ must	28	5
^ notice	-12	-7
^ on	-14	1
^ one	-23	-22
^ only	-22	-18
^ parliament	17	3
^ petitioner's	11	16
^ plaintiff	32	7
^ plaintiff's	-3	-15
^ reliance	11	2
^ requires	13	-9
^ respondent	-19	-12
^ see	-46	-43
^ should	-15	-11
^ so	8	14
^ some	-23	-10
^ st	-12	-1
^ stands	15	1
^ still	3	18
^ such	11	3
^ tested	-1	16
^ th	11	-7
^ that	-14	5
^ the	-54	-49
^ there	-21	-23
^ though	-4	10
^ three	-13	-4
^ to	13	11
^ two	-20	-15
^ under	-1	19
^ was	43	11
^ we	66	67
^ were	-7	-17
^ what	17	11
^ whatever	18	0
^ whether	-43	-39
^ with	29	20
^ would	16	6
a	6	-27
a carrier	-4	8
a case	-3	-12
a century	-5	13
a complete	-6	13
a concession	13	1
a constitution	-11	-4
a different	30	25
a divided	17	0
a larger	21	7
a line	-26	-15
a majority	7	11
a minor	20	4
a precedent	12	1
a question	-3	-14
a rule	-12	-9
a statute	6	12
a verdict	15	13
abandon	-1	16
abandon $	-9	7
about	-3	-14
about it	-24	-17
accept	5	-20
accept the	12	-11
accepted	-11	1
accord	11	51
accord $	4	25
according	-37	-21
according to	-37	-21
accordingly	29	18
accordingly $	1	25
act	27	-5
act $	15	1
act ,	-10	-20
act of	21	15
acted	-16	-10
action	-24	-17
adhere	7	13
adhere to	7	12
adopt	17	0
adopt it	15	1
adopted	-15	-13
aff'd	6	33
aff'd mem	3	19
affirmed	-29	-24
affirmed $	-10	-7
affirmed a	-15	-20
after $	-18	6
after the	13	-8
again	1	13
again $	1	13
against	-43	-6
against $	-21	-17
against the	-5	13
age	14	10
agency	-20	-18
ago	17	10
agree	14	1
agree with	12	5
agreement	-8	3
agreement with	-7	9
all	16	23
all fours	-4	14
allowed	-13	-1
allowed in	-3	8
allowed the	-10	-13
alone $	-11	-12
already	20	1
already been	13	6
also	-39	-48
also $	-24	-16
altogether	23	10
altogether different	18	8
am	1	15
amended	11	4
amendment	26	34
amendment act	11	1
amendments	5	14
amici	-21	-12
among	-20	-25
an	-15	-41
an authority	19	3
and	-9	8
and $	-13	-6
and @	-17	-14
and a	22	2
and i	13	-1
and in	9	-1
and is	16	3
and it	24	27
and its	14	1
and neither	-7	-13
and not	18	8
and shall	11	1
and should	-14	-15
and so	-28	-8
and the	12	-22
and there	-5	32
and this	-18	-22
and until	-10	2
and was	10	-5
and we	40	1
announced	20	11
another	3	-20
another day	-18	-16
answer	6	31
answer to	5	24
answers	9	9
answers the	0	14
any	12	21
any ,	-9	-9
any doubt	3	15
anything	-22	17
apart	14	3
appeal	-53	-33
appeal $	-23	-20
appeal ,	-15	-10
appeal followed	-11	-21
appeal is	3	16
appeal must	2	10
appeals	-9	-9
appellant	29	13
appellant $	14	2
appellant cannot	16	1
appellant's	-5	-15
appellee	11	4
applicable	0	9
applicable $	-4	8
application	3	-7
applied	-25	-24
applies	-19	3
applies $	-11	-17
applies with	-1	9
apply	-6	19
apply $	-12	-1
applying	21	21
applying the	-6	8
approach	11	-4
approach of	7	-3
approval	-4	16
approve	-2	-10
approve the	1	16
approved	-12	6
approved by	-13	-5
are	41	57
are divided	0	-9
are in	-8	12
are not	27	13
are told	-13	15
are unable	-12	-17
are we	14	-1
argued	-23	-11
argument	8	29
argument $	7	11
arises	-17	-18
arose	-26	-22
arose out	-17	-19
as	-29	-19
as here	-1	15
as it	26	8
as the	-5	12
as to	-20	-33
as we	-25	-15
aside	21	13
aside $	0	16
asked	-2	-27
at	-25	-29
at $	12	4
at the	15	-2
attempt	10	9
attention	-20	-25
attention was	-16	-20
authorities	-10	0
authority	36	-1
authority $	-2	8
authority ,	10	14
authority for	14	1
authority is	-2	-17
away	40	-5
away $	16	-2
away at	13	4
banc	12	1
bar	3	11
barred	-6	8
basis	1	27
be	-42	-24
be a	12	7
be allowed	4	12
be confined	12	1
be deemed	16	-6
be distinguished	-40	-21
be held	18	7
be laid	10	-2
be no	-10	-8
be overruled	-42	-17
be placed	21	6
be read	3	-16
be regarded	11	-2
be squared	1	10
be sustained	-9	1
be written	-14	-14
bears	-4	-15
because	-10	0
because the	-9	0
been	7	20
been consistently	2	10
been made	-4	11
been overruled	-26	-17
before	-15	-41
before $	-18	-13
before the	26	3
before us	-24	-25
behalf	-11	-10
behind	8	-3
below	-29	3
below $	-12	-10
bench	37	7
bench $	21	2
bench ,	22	3
bench in	-13	-4
benefit	3	14
benefit of	3	14
better	27	38
better than	-6	11
between	-32	-17
between the	0	9
between this	-14	-5
beyond	23	7
bill	-19	10
binding	-9	10
binding on	-11	5
binds	-4	9
bombay	11	1
both	-21	-28
both sides	-19	-16
bound to	0	9
but	20	13
but cf	14	4
but see	22	6
but that	18	7
buyer	14	-2
by	12	26
by $	-2	31
by @	35	14
by a	37	17
by saying	-10	-11
by statute	10	2
by the	-17	-1
call	-10	11
called	-35	-21
came	-23	-11
can	45	-5
cannot	50	33
cannot be	2	16
cannot stand	10	9
cannot take	16	1
canvassed	-12	-10
carrier	-14	4
carrier is	-4	8
carry	15	3
carry the	15	3
case $	-3	24
case and	20	15
case has	10	15
case was	-9	-10
cases	-31	-34
cases $	-23	-20
cases have	16	4
cases of	21	7
cases that	-10	5
cast	-10	-14
century	-5	13
cert	-15	-16
cert denied	-9	-9
certiorari	-32	-27
cf	-18	-19
cf $	-18	-19
changed	3	14
charge $	-11	-9
chief	30	11
chief justice	30	11
chipped	13	4
chipped away	13	4
cir $	7	20
cir ,	4	-11
cir quoting	-12	-11
circuit	17	-2
circuit $	20	12
circuit has	-19	-14
circuits	-23	-12
circular	-15	-10
cite	-1	12
cite $	4	16
cited	-45	-32
cited $	-26	-16
cites	0	-9
city	-18	4
claim	-6	23
claim $	10	15
claim fails	-1	16
clearly	32	7
clearly distinguishable	23	6
clinches	5	20
clinches the	5	20
co	-22	-12
code	15	6
come to	12	6
commands	9	-5
commend	16	-12
commission	-33	-24
committee	-10	-9
common	9	-4
commonwealth	-13	-8
company	15	-11
company with	8	-5
compare	-34	-35
compare $	-28	-22
compare @	-1	-9
compelled	9	-2
complaint	-21	-9
complete	-1	23
complete answer	-6	13
concession	-1	-11
concluded	1	10
concluded by	3	12
concludes	-3	10
concludes the	-3	10
conclusion	5	17
concur	15	-3
concur $	10	-4
concurrence	-13	-4
confirmed	-6	10
conflict	-33	-24
conflict between	-31	-24
consent	-13	-9
consider	8	-7
consider the	24	7
consideration in	-7	-10
consistently followed	2	10
constitution	-6	9
constitution bench	-12	-8
construe	9	-6
contention	-2	10
context	14	4
continued	-2	-18
continues	-6	10
continues to	-6	10
contra	19	8
contrary $	-24	-16
controls	14	9
controls $	9	-2
controls ,	-1	9
controversy	-11	17
controversy is	-13	-6
convincing	-5	-17
correct	26	16
correctly	-4	20
correctly $	2	10
correctness	-14	-34
correctness of	-14	-34
costs	-23	-12
costs $	-16	-8
could	-8	14
could not	-8	21
counsel	-15	-11
counsel relies	32	13
course	8	20
course $	4	19
course of	-10	-10
court	7	-23
court ,	16	-3
court below	-6	11
court had	-9	4
court has	2	-11
court in	-18	1
court is	-16	-5
court overruled	-10	-12
court so	-4	7
court thought	-1	-16
court to	10	10
court was	15	31
courts	12	-7
courts have	10	2
covered	4	12
covered by	4	12
cut	18	0
d	17	17
d cir	20	13
date	1	12
date $	0	11
day	-25	-27
day $	-13	-17
de	-11	-11
dealt	-11	-8
dealt with	-11	-8
debate	-26	-3
debate $	-26	-6
decades	-6	7
decide	-3	-15
decided	3	-9
decided ,	-11	-3
decided by	3	-9
decided in	-18	-15
decided on	14	1
decision	42	13
decision $	21	24
decision ,	13	-8
decision in	12	1
decision of	-1	14
decisions	15	-1
declared	1	12
declared in	1	11
decline	20	20
decline to	22	8
decree	-10	-8
deed	-9	9
deed was	8	15
deemed	16	-6
defective	-12	-3
defendant	32	7
defendant points	19	4
defendant was	11	3
definition	-8	-13
demand	3	15
denied	-36	-34
denied ,	-19	-15
depart	-4	11
depart from	-4	11
did not	-14	-17
difference	15	29
difference between	15	4
different	13	-3
different $	-19	-13
differently	-5	7
direct	30	12
direct that	19	-1
directions	10	2
directions in	10	2
directly	-5	20
directly on	-5	17
disagree with	6	-6
disapprove	-7	3
disapproved	24	5
discussed	-25	-25
discussion	14	19
dismissal	-12	1
dismissed	-29	-1
dismissed $	1	31
disposes	0	14
disposes of	0	14
dissent	-23	-36
dissent in	15	-12
dissent would	0	18
dissented	19	-1
dissented from	19	-1
dissenting	-39	-26
distinction	9	11
distinguish	-15	19
distinguish $	-15	19
distinguishable	-16	-14
distinguishable ,	13	5
distinguished	-44	-38
distinguished $	20	-4
distinguishes	-12	-8
district court	-11	-4
disturbed	-12	1
disturbed $	-12	1
divided	13	-12
division	23	21
division bench	18	6
do	-39	10
do $	4	22
do not	-28	-45
do so	-7	20
doctrine	-8	-15
doctrine of	13	-3
does	6	-35
does $	-12	-6
does not	26	5
does so	18	1
done so	12	1
doubted	-9	-14
doubts	-5	10
down ,	-12	0
down in	8	11
draw	0	-9
drawn	7	-15
drawn to	-12	-17
due	0	-14
duty	-13	-3
e	-24	-21
each	-16	-14
earlier	-16	-8
either	-19	-24
en	12	1
en banc	12	1
ends	-12	-1
ends with	-11	-4
entered	-19	-21
entitled	7	30
entitled to	7	30
equity	-9	6
error	-9	20
error $	-2	22
escape	-4	16
even	-16	-15
even if	-15	-13
ever	-7	20
ever since	-3	12
everything	13	4
evidence	-35	-23
evidence $	-28	-23
explained	-8	-14
explanation	19	-2
express	-21	-28
express no	-28	-30
expressed in	14	2
extend	24	3
extend $	21	3
extends	-7	8
extent	25	-4
extent it	10	-1
facts	-3	-11
facts $	-8	-24
facts here	10	8
facts of	10	11
fail	12	1
failed	-14	-13
fails	21	34
fails $	20	18
fairly	-12	-5
falls	15	16
far	26	4
far as	9	1
fatal	-8	3
fatal to	-1	9
favour	5	11
fell	10	1
field	-12	-3
field $	1	14
fifth	9	-2
fifth circuit	9	-2
filed	-28	-40
find $	21	14
find it	-2	-12
find no	8	21
first	-19	-17
five	-11	-8
fla	6	14
fla $	27	-9
follow $	9	-11
follow it	12	6
follow the	-3	9
followed	-22	-2
followed $	-9	5
followed it	0	14
follows that	10	-3
for	-26	-14
for a	-16	-3
for an	-5	-15
for another	-18	-16
for it	4	-11
for that	17	3
for the	-40	-31
for this	1	15
for us	-7	5
force	11	3
force $	11	1
forty	-1	12
forty years	-8	11
found	-4	-12
founded	15	8
four	-9	-11
fours	-4	14
fraud	-20	-23
from	36	12
from $	10	18
from it	-5	12
full	-14	5
fully	-3	31
fully supports	-4	10
gave	16	6
general	21	-4
give	8	-18
give way	8	-2
given	-14	16
given $	-17	-16
given in	1	18
gives	22	-6
go	-10	-11
gone through	-2	8
good	-9	-20
good $	4	12
good law	-24	-33
govern	-9	-12
govern $	-14	-8
government	-12	-13
governs	-6	12
granted	-38	-37
granted ,	-13	-20
granted certiorari	-29	-23
ground	-32	-18
ground that	-14	1
grounds	-22	-23
grounds ,	10	2
had	47	-20
had $	-12	2
had already	13	6
had never	-13	-9
half	-3	10
half a	-3	10
hard to	8	-4
has	32	15
has been	26	23
has held	-6	6
has no	20	-2
has not	-14	-10
has proved	2	-11
has stood	-4	12
have	48	20
have followed	0	23
have had	14	-6
have never	-22	-6
have no	-13	-19
have not	10	0
have read	12	4
have since	8	-4
have taken	-8	15
have to	-11	-9
having	8	-5
he must	9	11
he was	17	4
heard	-11	-11
hearing	-8	12
held	-8	10
held in	-3	19
held that	-25	-16
held the	-6	-12
held to	16	1
her	11	22
here	49	38
here $	-8	14
here ,	-1	14
here are	10	8
hereby	29	7
high court	-8	-9
him	4	20
him $	10	21
himself	12	3
history	-17	-20
history of	-28	-21
hold	5	16
hold $	-6	12
hold ,	24	-8
hold otherwise	5	16
hold that	-25	-16
holding	12	7
holding of	13	-2
holds	26	17
holds good	0	14
how	11	7
i	27	3
i am	1	15
i respectfully	-9	0
i would	20	-5
identical	-2	9
if	-17	0
if $	-15	-13
if any	-9	-9
iii	-13	-9
impugned	2	13
impugned order	-4	12
in	8	-5
in $	-23	-6
in @	71	7
in a	17	9
in and	18	6
in appeal	8	-7
in applying	11	0
in following	12	12
in it	-1	10
in its	-14	-12
in june	-10	-8
in light	0	-12
in our	18	14
in part	-16	-17
in respectful	-6	10
in so	15	12
in terms	11	23
in that	-4	-20
in the	-26	-9
in this	-27	-20
in view	17	23
in which	-17	-21
inapposite	13	5
incuriam	-10	-11
incuriam $	-12	-11
indistinguishable	-5	14
inquiry	17	0
inquiry of	18	1
instruction	-11	11
integra	-4	8
into	-15	-15
invitation	13	20
invited	-10	-1
involved a	8	-2
is	-1	42
is $	6	-12
is a	30	-19
is accordingly	13	6
is also	10	3
is an	18	14
is barred	6	14
is bound	-16	-6
is cited	-15	-16
is clearly	22	7
is denied	-9	-10
is directly	-5	17
is dismissed	5	12
is distinguishable	4	11
is hard	18	-4
is in	-15	-12
is inapposite	13	5
is left	19	-4
is misplaced	15	4
is no	-14	-19
is none	-22	-9
is not	-28	-49
is of	17	-2
is on	-1	11
is one	16	9
is open	19	-6
is overruled	11	-2
is pending	-25	-20
is per	-25	-15
is required	0	9
is right	12	17
is still	0	15
is that	7	32
is the	-17	5
is this	-7	10
is time	13	1
is to	-34	-10
is too	17	4
is unavailing	-5	15
is unnecessary	-17	-15
is whether	-13	-14
is without	-2	19
issue	-18	-6
issue in	-10	-15
issued	-23	-15
it	32	25
it $	-9	25
it ,	-9	18
it as	-22	-9
it did	-2	16
it does	8	-11
it follows	10	-3
it has	-13	12
it holds	26	6
it means	9	10
it otherwise	-15	-7
it the	9	21
it to	28	17
it unnecessary	-23	-16
it was	27	1
it would	9	-20
its	24	2
its authority	-5	16
its facts	2	10
its holding	10	1
its own	-1	-12
itself	22	-10
itself bound	-5	-13
judge	-8	19
judges	-7	6
judges ,	-12	1
judgment	-20	-32
judgment in	9	-4
judgment is	-14	-10
judgment of	21	2
june	-10	-8
june $	-10	-8
jury	-13	-19
just	-2	18
justice	13	6
justice $	12	5
justices	-10	-13
kind	-4	-11
knew	20	4
known	-29	-20
laid	25	11
laid down	8	13
language	-9	-28
language of	-15	-29
larger	20	5
larger bench	20	5
later	19	0
later decisions	14	0
law	-32	-1
law $	5	12
law ,	-21	-2
law correctly	2	10
law declared	1	12
law of	18	12
lay	20	-10
lay down	20	-1
lays	0	14
lays down	0	14
learned $	-14	-16
learned counsel	-7	4
learned single	7	-7
lease	-12	-16
lease was	14	3
leave	-4	-25
leave for	-13	-12
leave it	25	6
leaves	-2	12
left	5	-24
left open	-12	-14
left the	-11	-9
legislature	-11	-22
liable	-2	-10
like the	-8	3
limit	-17	3
limit $	-19	2
limited	8	-2
limiting	13	1
line	-8	-20
little	20	-14
logic	-8	11
long	29	5
long ago	14	2
longer	37	-15
longer $	16	2
longer good	-24	-20
longer holds	8	-3
longer res	-4	8
look	-1	19
lord	11	0
made	-29	-1
made in	11	0
majority of	-5	10
make	-14	11
mark	23	6
matter	-24	-33
matter be	16	2
may	8	10
may be	25	10
may have	15	-3
may not	15	19
means	9	10
measure	5	15
mem	3	19
mem ,	3	19
mention	-23	-20
might	-7	13
minor	20	4
misplaced	29	6
misplaced $	29	6
misread	14	6
misread $	14	6
mistaken	28	21
mistaken $	5	11
more	22	-9
more than	-9	-12
motion	-13	-6
moving	6	13
mr	-32	-21
ms	5	15
much	17	-1
municipal	-12	-10
must	0	31
must be	-13	11
must give	8	-2
must go	-14	-3
must now	8	-3
my	3	-8
name	-13	-18
names	-4	11
necessary	-29	-20
necessary to	-26	-24
need	-31	-11
need not	-29	-22
needs	19	6
neither	-11	-9
neither are	14	-1
never	-33	-10
never been	-10	6
new	0	-14
next	0	-12
ninth	-5	-11
ninth circuit	-5	-11
no	-15	19
no court	12	4
no duty	-13	-4
no further	3	14
no longer	33	-15
no more	16	8
no opinion	-44	-35
no principled	-16	-5
no quarrel	-10	-8
no reason	4	25
no such	12	0
no view	-17	-16
nobody	-1	-10
none	-3	8
none $	-6	-16
nor	2	18
not	10	-68
not $	32	-9
not ,	-13	-9
not a	22	8
not an	22	22
not be	4	-7
not bear	11	1
not been	10	-3
not binding	-7	-15
not bound	9	-6
not called	-15	-10
not decide	10	-7
not follow	14	-4
not have	14	12
not lay	12	-2
not necessary	-17	-18
not persuaded	-5	13
not say	-36	-20
not survive	19	7
not the	-2	-13
not think	10	0
not to	-19	-19
note	-17	-2
nothing	5	13
nothing $	13	-4
nothing about	13	4
nothing in	-8	11
nothing of	-16	-2
notice	8	26
notice $	-19	-22
notice is	0	9
notice must	-10	-15
notice was	2	29
notification	-3	19
now	20	-6
now $	9	9
now be	9	-3
obiter	15	5
objected	-7	-11
objection	-15	-2
observations	18	0
observed	-28	-26
observed in	-20	-19
occasion	-24	-32
occasion to	-13	-24
of	-16	-24
of $	12	31
of @	-14	-6
of appeals	-10	-8
of article	-11	-7
of evidence	-23	-16
of it	9	-2
of law	-25	-18
of proof	-13	-9
of the	7	-23
of this	27	57
of time	-7	9
of two	-8	8
of us	-1	9
of which	-11	-7
officer	10	-5
old	-15	-3
on $	44	45
on a	17	8
on all	-4	14
on facts	-11	-10
on it	-4	14
on point	1	11
on remand	-14	-13
on that	-8	4
on the	-37	-29
once	18	-16
one	14	11
one $	14	13
only	13	0
only $	2	-8
only the	9	0
only to	9	9
open	4	20
open to	17	22
opinion	21	-7
opinion on	-26	-21
opinion that	12	3
or	-25	-39
or not	-20	-17
oral	9	-1
oral $	15	4
order	-42	-23
order cannot	0	17
order in	13	0
ordered	6	30
ordinance	-11	3
other	16	-2
other court	12	13
other way	15	0
others	-24	-23
otherwise	28	23
otherwise $	11	-1
otherwise in	24	10
ought	3	11
ought to	-4	9
our	-10	36
our attention	-21	-25
our decision	-12	-2
our holding	-14	-6
our judgment	11	8
our opinion	11	1
our own	-1	13
our sister	11	-2
over	11	-1
over $	9	-15
over a	8	-2
overlooked	9	1
overrule	-21	-18
overrule $	-21	-22
overruled	-38	-73
overruled $	41	3
overruled ,	-8	-16
overruled @	-19	-13
overruled and	-12	-7
overruled by	-16	-6
overruled the	-12	-13
owner	-9	-11
p	-8	-11
paid	21	2
papers	16	3
papers be	10	3
paragraph	3	-8
parliament	17	3
part company	8	-5
part iii	-22	-6
parties	-28	-28
party	-15	-9
passage	-3	-14
path	1	12
peculiar	11	-1
peculiar facts	9	0
pending	-28	-19
pending $	-12	-13
per	-8	-11
per incuriam	-10	-11
period	-2	9
persuaded	3	18
persuaded that	6	12
persuasive	12	7
petition	-41	-33
petition against	-16	-14
petition was	1	-11
petitioner	-9	6
petitioner in	3	21
petitioner's	15	30
petitioners	6	19
phrase	-38	-30
placed	16	-6
placed before	13	0
plain	17	2
plaintiff	17	-11
plaintiff in	-5	-18
plea	-10	-13
point	15	15
point $	7	-10
point ,	-8	3
point in	11	2
point is	3	26
points	9	13
points the	-3	15
points to	21	3
position $	13	-1
possible	-11	3
power	22	9
practice	-23	-14
precedent	22	1
precedent $	14	3
prefer	11	8
prefer the	11	8
present	17	-6
present case	8	20
pressed	11	2
presumed	-41	-38
principle	1	30
principle of	5	16
principled	-16	-5
proof	-17	-26
proposition	16	-5
proposition that	16	5
proved	2	-11
proviso	11	4
public	-9	1
put	11	20
quarrel	-10	-8
quarrel with	-10	-8
quashed $	-5	8
question $	-11	-3
question in	3	11
question is	3	20
question referred	-8	-14
quite	35	-1
quoting	-12	-11
quoting $	-12	-11
r	1	-9
ratio	18	15
ratio of	14	12
reached	2	16
read	13	-2
read $	1	-19
read it	-10	14
read to	-11	-19
reading	9	20
reading of	11	3
reads	-12	-20
reads $	-3	-11
reason	10	31
reason to	1	26
reasoned	13	-1
reasoning	18	30
reasons $	-7	-15
reasons given	0	18
recalled	21	7
received	9	1
reconsider	5	-9
reconsider $	5	-9
reconsideration	-4	22
reconsideration $	5	37
record	15	-4
recovery	-10	-2
refer	-10	12
refer to	-9	3
reference	-16	-9
referred	10	1
referred $	17	2
refuse	-9	15
refused	-15	-12
regarded	12	-2
regarded as	12	-2
regret	23	4
rehearing	12	-3
reiterate	-3	9
reject	5	-6
reject $	8	-6
reject the	-8	3
rejected	11	2
rejected $	26	7
rejected an	-15	-8
rejecting	-17	-12
reliance	50	1
reliance on	17	-7
reliance was	17	5
relied	16	32
relied on	17	42
relief	20	32
relies	27	8
relies on	34	13
rely	-6	9
remains	7	35
remains the	-5	10
remand	-16	-15
remanded	4	-11
remanded for	-8	-12
rendered	20	6
repealed	-23	-16
report	-47	-42
reports	9	13
repudiated	11	2
require	8	12
requires	9	-1
res	-4	8
res integra	-4	8
reservations	12	1
reservations about	12	-2
resolve	-16	-12
respect	29	-12
respect ,	21	-7
respect to	7	-4
respectful	-6	11
respectfully follow	-7	10
respondent	-13	-25
rest	15	30
rest $	15	8
restatement	13	0
rests	19	8
rests on	20	6
result	3	-18
result $	25	-5
retreat	0	11
retreat from	0	11
return	-9	-15
return to	-9	-15
rev'd	26	5
rev'd on	10	2
reverse	13	18
reverse $	13	18
reversed	-26	-15
reversed $	-26	-2
reversed by	14	4
reversed the	-11	-8
review	-34	-32
review $	-14	-14
revisit	-3	7
revisit $	-5	10
right	36	22
right $	13	3
rightly	0	9
road	4	12
room	-12	2
rule	-5	18
rule of	-13	15
runs	12	11
s	5	-6
said	-23	-5
said decision	13	6
said in	13	13
said that	-26	-8
sale	7	-10
same	-8	25
same effect	-2	10
same relief	11	28
same result	-2	9
same way	11	-4
say	-16	-29
say that	11	-2
saying	-10	-11
saying that	-10	-11
says	6	16
says that	-7	15
search	0	20
second	-30	-25
section	9	-12
see	-22	-35
see $	-54	-67
see @	23	23
see also	-25	-16
see how	15	-5
see no	7	33
sentence	17	1
serious	9	-1
set	-2	-11
set aside	20	2
set out	-13	-16
setting	16	3
setting $	11	3
settled	-10	9
shall	23	13
she	8	16
short	24	16
should	-16	-34
should be	-17	-30
should have	1	12
should not	10	-1
shown	-17	1
side	16	-5
sides	-19	-16
signed	11	12
signed nothing	11	7
silentio	21	1
since $	4	20
since the	-12	-15
single	13	-8
single judge	7	-7
sister	11	-2
so	7	40
so $	-6	11
so held	-2	11
so here	10	17
so much	1	-9
so today	16	2
some	-41	-11
some of	-2	9
sought	-20	-17
sought to	-15	-12
sound	-8	14
sounder	-6	10
spoken	10	0
squared	1	10
squared with	1	10
squarely	-14	13
st	-14	-5
st cir	-14	-5
stand	11	36
stands	32	21
state	-9	-24
state $	27	5
state would	18	4
stated	-2	-16
stated in	-4	7
statement	5	13
statement of	-13	8
states	-14	1
statute	4	-15
statute $	10	-4
statute that	8	11
step	30	5
stepped	19	5
stepped in	19	5
still	2	33
still holds	3	18
stood	17	22
strict	-18	-7
struck	-22	-9
struck down	-26	-11
sub	16	-8
sub silentio	21	1
subject	-21	-15
submission	11	10
submitted	-19	-17
subscribe	10	-4
subscribe to	10	-4
such	8	-8
such a	3	11
such was	9	-2
sued	-15	-13
suffice	11	11
sufficient $	11	14
suit	-22	-16
suit $	0	12
suit was	-19	-28
summary	-12	-8
superseded	10	0
superseded by	16	4
supplies	-4	19
support	12	7
support for	19	6
supports	-2	18
suppose	-20	-19
suppose that	-14	-10
survive	31	13
survives	8	17
survives $	10	-1
survives the	-7	8
sustained	-3	13
sustained $	2	22
sustenance	-2	-11
sustenance from	-2	-11
take	-8	3
take a	-4	12
taken	10	7
taken $	1	11
taken in	21	-2
taken to	-12	-9
takes	4	-8
taking	-13	0
teaches	-1	25
teeth	4	11
teeth of	4	11
tenant	3	-19
terms	17	26
test	4	17
test of	-4	9
tested	-2	18
text	17	1
text $	19	6
than	8	25
than $	3	13
that	-29	-53
that $	-54	-70
that a	-23	-10
that case	6	-23
that debate	-18	-9
that decision	11	13
that extent	16	1
that he	14	10
that is	2	13
that it	0	-23
that of	13	17
that ruling	-8	1
that the	-33	-26
that was	44	10
that we	-10	22
the	-4	8
the agency	-20	-18
the amendment	26	28
the amendments	5	14
the appeal	-2	31
the appellant	9	-8
the approach	9	-5
the argument	20	20
the attempt	-3	15
the benefit	3	14
the better	31	6
the bill	-14	5
the bombay	11	1
the buyer	14	-2
the case	-13	-14
the charge	-11	-9
the chief	26	8
the circuits	-21	-19
the claim	4	40
the code	11	5
the complaint	-9	6
the continued	-2	-18
the contrary	10	-7
the controversy	-8	7
the conviction	1	10
the correct	15	15
the correctness	-14	-34
the course	-10	-10
the court	-29	-35
the decision	17	12
the decisions	2	11
the deed	-11	16
the defendant	19	5
the defendants	-14	-8
the definition	-13	-14
the demand	2	15
the directions	10	2
the dissent	-23	-21
the distinction	13	15
the division	9	13
the doctrine	-6	-19
the effect	-10	-18
the extent	9	-5
the facts	0	-14
the field	-3	9
the fifth	9	-2
the first	2	-22
the full	-10	2
the general	1	-12
the government	-12	-13
the history	-21	-16
the holding	13	-2
the impugned	2	13
the instruction	-11	11
the invitation	16	11
the issue	5	23
the judge	5	13
the judgment	-11	-17
the jury	-21	-19
the kind	-15	-14
the language	7	-7
the later	-9	7
the law	20	37
the learned	20	6
the lease	-7	-11
the legislature	-11	-22
the light	-1	13
the matter	9	-2
the names	-4	11
the ninth	-5	-11
the notice	21	26
the notification	-3	19
the objection	-15	-2
the observations	25	7
the officer	10	-11
the only	8	16
the opinion	37	34
the order	-12	-6
the other	15	-2
the papers	16	3
the parties	-31	-27
the petition	-14	-14
the petitioner	-10	1
the phrase	-28	-25
the plaintiff	-13	-18
the point	-2	9
the present	27	-5
the principle	-4	29
the privilege	8	10
the proposition	19	3
the proviso	11	4
the question	-14	-29
the ratio	16	16
the reasoning	14	11
the reasons	17	29
the reference	-15	-5
the reliance	21	9
the report	-15	-13
the result	13	-4
the rule	-13	-4
the said	17	7
the sale	-1	-12
the same	-4	28
the second	-12	-9
the section	-1	-14
the solicitor	12	1
the sounder	-4	8
the statement	-15	-11
the statute	-20	-32
the submission	17	11
the teeth	4	11
the tenant	-8	-16
the test	-7	14
the three	16	25
the trial	-12	-7
the tribunal	-24	-16
the two	11	5
the very	18	1
the view	-22	8
the way	-3	28
the weight	23	-3
the word	-22	-30
the words	-8	-9
the writ	-9	-10
their	-10	2
them	-21	-29
them $	-19	-31
then	17	-6
theory	-6	10
there	11	15
there $	-16	-9
there ,	18	25
there can	-10	-8
there had	27	9
there is	4	-24
there the	26	-1
there was	13	18
therefore	10	15
these	-21	-9
they	-10	-3
they do	4	12
thing	29	-2
think	38	29
think $	-4	10
think that	22	8
third	10	-10
this	-25	20
this appeal	-33	-20
this bench	7	-5
this case	2	18
this occasion	-2	-11
this one	6	26
this point	18	-14
this state	35	3
those	14	31
though	-18	-7
thought	-22	-35
thought itself	-5	-13
three	-18	-2
through	-11	-3
time	22	15
time has	15	17
time to	19	-2
to $	-23	-16
to a	-34	-15
to abandon	-9	17
to accept	-15	-20
to adopt	9	-7
to agree	14	-1
to apply	-10	-11
to approve	-16	-19
to cases	24	8
to cast	-22	-9
to consider	12	0
to decide	-8	3
to depart	-4	11
to distinguish	-22	3
to do	-6	18
to doubt	15	8
to extend	22	-7
to find	-40	-9
to follow	23	-31
to have	11	-9
to hold	-20	-7
to limit	-13	6
to notice	10	-3
to overrule	-24	-9
to reconsider	5	-9
to refer	-5	13
to rest	9	18
to say	13	-6
to see	3	-12
to state	-21	-12
to subscribe	10	-4
to take	-9	15
to that	35	15
to the	34	54
to this	9	11
today	18	-9
today $	12	-1
today we	-12	0
told	-10	15
told that	-13	15
too	34	22
took	-19	-21
traced	-20	-23
treat	22	6
treated	10	9
treated as	11	1
tribunal	-24	-16
true	-14	2
turn	-20	-11
turn to	-14	-4
twice	16	8
two	-1	-15
two @	14	13
two judges	-5	8
unable	-3	-20
unable to	-3	-20
unavailing	-5	15
unavailing $	-5	15
under $	14	31
under review	-15	-13
unnecessary	-36	-30
unnecessary to	-22	-17
unregistered	22	8
unregistered $	22	8
up	-17	-6
up $	-11	-3
upon	10	12
upon $	6	-7
upon the	-16	3
urged	-23	-11
us	-23	-5
us $	-12	7
us is	-8	-14
us to	-10	-3
used	-11	-12
vacated	26	-2
vacated ,	14	-3
validity	12	-11
validity of	6	-9
verdict	16	16
very	25	12
vide	-18	-15
vide $	-18	-15
view	-45	3
view $	-25	-13
view expressed	13	7
view in	18	-8
view is	-9	0
view taken	10	21
view that	-25	-5
view was	-13	-22
void	-18	-12
void $	-11	-7
wake	-1	-10
warehousemen	-12	4
warrant	7	17
was	-27	-25
was a	54	13
was also	-18	-23
was argued	-19	-14
was at	-7	-13
was binding	-3	18
was correctly	-10	0
was decided	21	-9
was dismissed	-16	-16
was error	7	14
was granted	3	11
was held	-9	10
was mistaken	21	10
was never	10	9
was no	-3	22
was not	42	31
was overruled	-35	-14
was rendered	15	8
was said	21	25
was taken	-15	-25
was the	8	-12
was unregistered	22	8
was void	-10	-8
was written	12	0
was wrongly	-8	3
way	21	-2
way $	12	17
we	14	68
we $	14	4
we adopt	11	5
we approve	-7	12
we are	9	28
we can	19	-4
we cannot	16	12
we could	-9	7
we decline	19	20
we direct	13	7
we do	-4	-25
we express	-27	-29
we find	14	14
we follow	-16	17
we granted	-12	-19
we have	-20	-10
we hold	29	18
we join	17	15
we leave	15	-9
we make	-8	1
we may	-1	20
we need	-20	-3
we prefer	9	9
we refuse	0	22
we see	13	36
we shall	-5	7
we take	-14	-11
we think	27	25
we to	-10	-10
we today	10	-6
we turn	-20	-9
we were	-13	-13
we will	17	16
we would	19	18
weight	36	1
well	1	34
went	28	-1
were	-2	-35
were these	-19	-13
were we	-13	-9
what	11	18
what it	1	10
what the	20	1
what was	14	22
what we	-8	-10
whatever	19	-1
when	-24	-27
when $	-7	5
when it	-2	-13
when the	-11	-20
where	11	27
where it	-3	9
where the	6	16
where we	12	11
whether	-73	-72
whether $	-27	-27
whether the	-25	-22
which	-34	-36
which $	-10	-15
which has	2	11
which the	6	-14
which was	5	22
which we	-10	-34
while	-15	-10
who	19	-10
whole	7	-9
wholly	26	6
whose	-11	-1
will	9	13
will not	11	9
with	15	0
with $	-23	10
with @	-28	-22
with approval	-3	10
with it	11	8
with its	19	1
with our	9	-5
with respect	14	-5
with that	7	12
with the	19	2
withdrawn	3	-10
without	7	39
without a	2	23
word	-13	-17
words	-2	-16
would be	-31	-1
would have	-17	-6
would not	11	-9
writ	-27	-23
writ petition	-8	-10
writing	15	0
written	-10	-17
written $	-17	-8
wrong	32	2
wrong $	9	-13
wrongly	-15	-9
wrongly decided	-15	-9
wrote	-12	-21
year	-20	-15
years	-14	6
yet	-1	-10
`;
