/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [-76, -112];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
*@ @	-9	4
*@ agree	-5	6
*@ court	17	1
*@ follow	13	20
*@ not	-10	-21
*@ overrule	1	-7
*@ refuse	5	-8
*@ rely	14	15
*@ there	-6	-8
*agree	38	89
*agree agree	12	2
*agree but	-6	2
*agree court	10	-1
*agree follow	-3	7
*agree here	-9	20
*agree open	3	8
*agree overrule	7	6
*agree party	16	3
*agree precedent	-11	-13
*agree rely	0	7
*agree statute	-8	-12
*agree there	-2	10
*bench	-15	-11
*bench agree	3	-4
*bench bench	10	-3
*bench commentator	5	8
*bench criticize	-18	-14
*bench follow	-12	-6
*bench here	3	-7
*bench rely	-16	-14
*bench there	-6	-18
*but	-10	-37
*but criticize	1	7
*but not	-29	-4
*but party	-9	-7
*but question	4	9
*but statute	-12	-11
*commentator	-5	-21
*commentator here	12	5
*commentator not	5	-5
*commentator question	-7	-5
*commentator there	-5	4
*control	28	87
*control agree	-14	-13
*control bench	1	9
*control but	13	-5
*control control	8	49
*control court	18	10
*control criticize	9	2
*control follow	-4	3
*control here	8	4
*control limit	9	5
*control not	13	-7
*control open	-8	-13
*control overrule	-12	2
*control party	-4	17
*control precedent	8	15
*control question	-2	-8
*control refuse	9	5
*control reverse	2	18
*control similar	-3	5
*control statute	-8	-8
*control there	8	14
*control time	6	16
*control wrong	3	-5
*court	16	24
*court agree	7	23
*court commentator	-6	4
*court control	-5	-22
*court court	-4	9
*court criticize	23	-3
*court decay	9	3
*court differ	-15	-29
*court follow	-6	51
*court help	-6	12
*court here	8	3
*court limit	-9	12
*court not	-31	-29
*court open	-29	-41
*court overrule	-7	-14
*court question	32	32
*court refuse	41	21
*court rely	-30	-18
*court similar	9	-8
*court there	15	27
*court wrong	20	3
*criticize	1	-13
*criticize agree	8	1
*criticize criticize	7	0
*criticize here	19	1
*criticize not	8	12
*criticize precedent	-20	-14
*criticize question	-18	-6
*criticize there	19	6
*decay	37	4
*decay @	11	3
*decay statute	14	4
*decay there	-6	1
*differ	41	-8
*differ @	-13	-10
*differ court	-8	-10
*differ criticize	8	2
*differ differ	8	0
*differ here	20	4
*differ not	-9	-8
*differ precedent	-1	6
*differ question	9	13
*differ statute	9	3
*differ there	5	-2
*follow	1	76
*follow but	10	-2
*follow follow	0	8
*follow here	10	10
*follow precedent	-5	15
*follow question	-12	-10
*follow similar	-6	25
*help	52	29
*help here	-3	11
*help party	15	-2
*help precedent	0	8
*help there	16	28
*here	33	43
*here agree	11	3
*here bench	2	-7
*here control	-16	-15
*here court	-2	11
*here criticize	4	14
*here here	-11	-5
*here limit	-4	14
*here not	24	22
*here open	7	-7
*here party	10	-10
*here precedent	22	28
*here question	-12	6
*here similar	2	-11
*here there	0	-8
*here time	-6	-13
*limit	16	-14
*limit here	-8	-2
*limit limit	20	0
*limit open	8	2
*limit precedent	20	2
*limit question	-6	1
*limit there	25	9
*not	47	21
*not agree	25	5
*not commentator	3	-9
*not control	13	2
*not court	-20	-5
*not criticize	-25	0
*not decay	9	9
*not differ	-16	16
*not follow	29	-13
*not help	41	-1
*not here	-17	-14
*not limit	6	0
*not not	-7	13
*not open	-15	6
*not overrule	-25	-22
*not party	8	-3
*not precedent	-10	-16
*not refuse	-16	14
*not similar	15	15
*not statute	9	4
*not time	21	1
*not wrong	-17	6
*open	-57	-70
*open agree	-12	-18
*open bench	5	8
*open court	14	2
*open criticize	23	7
*open here	-17	-18
*open not	-37	-27
*open open	-8	-10
*open party	0	6
*open question	-5	-17
*open similar	14	17
*open statute	8	0
*open there	6	-7
*open time	-12	-11
*overrule	25	-27
*overrule not	-9	-5
*overrule party	-9	-7
*overrule precedent	-6	-8
*overrule there	7	-2
*overrule time	-14	-10
*party	-17	-25
*party agree	12	1
*party bench	1	-10
*party control	-15	-4
*party court	3	-19
*party decay	-6	-6
*party differ	-9	-4
*party follow	-1	6
*party not	20	14
*party overrule	9	8
*party party	-50	-37
*party question	-14	4
*party refuse	8	14
*party rely	17	3
*party similar	16	16
*party there	-48	-28
*party time	13	1
*party wrong	7	0
*precedent	58	37
*precedent @	9	1
*precedent agree	-13	-12
*precedent bench	-6	1
*precedent commentator	7	9
*precedent control	18	24
*precedent court	12	8
*precedent criticize	6	1
*precedent differ	22	-5
*precedent follow	-5	6
*precedent here	6	-9
*precedent not	12	-7
*precedent open	10	8
*precedent overrule	16	5
*precedent party	-17	-12
*precedent precedent	5	10
*precedent question	-28	-24
*precedent refuse	10	7
*precedent reverse	-11	-12
*precedent similar	7	10
*precedent there	6	12
*precedent wrong	8	1
*question	-21	-10
*question differ	-19	5
*question follow	-9	0
*question help	-4	13
*question here	6	6
*question not	28	18
*question open	-10	-12
*question overrule	-14	-3
*question precedent	-21	-21
*question question	-15	-19
*question refuse	9	12
*question statute	-9	-11
*question there	5	-21
*question time	-21	-18
*refuse	-1	-16
*refuse @	9	-2
*refuse agree	12	0
*refuse differ	-14	5
*refuse follow	16	-8
*refuse help	7	1
*refuse limit	10	-3
*refuse overrule	-8	8
*refuse party	-11	-5
*refuse precedent	-17	-7
*refuse question	-5	5
*refuse refuse	5	-3
*refuse statute	12	3
*refuse there	-43	-33
*rely	-25	-35
*rely agree	-1	7
*rely control	5	8
*rely here	-26	-13
*rely party	-8	-9
*rely precedent	3	-5
*rely rely	4	-4
*reverse	30	12
*reverse @	30	7
*reverse decay	7	1
*reverse precedent	-14	-16
*similar	14	46
*similar control	-3	6
*similar follow	-5	-14
*similar here	3	14
*similar limit	8	4
*similar party	2	17
*similar precedent	-5	-9
*similar similar	1	20
*similar statute	5	16
*similar there	7	0
*similar time	-1	12
*statute	58	13
*statute @	0	13
*statute control	-2	13
*statute criticize	-10	0
*statute not	13	12
*statute overrule	10	2
*statute precedent	7	10
*statute similar	-12	-10
*statute statute	24	-5
*statute there	22	11
*statute time	-7	-7
*there	13	-10
*there agree	11	34
*there but	-14	-15
*there commentator	-1	11
*there control	-8	31
*there court	1	-16
*there criticize	-13	-5
*there decay	-13	-3
*there differ	5	9
*there help	7	7
*there here	-2	10
*there limit	7	5
*there not	-14	24
*there party	9	-2
*there precedent	32	8
*there question	-4	-14
*there rely	13	1
*there similar	-11	-8
*there there	8	-8
*there time	-10	-2
*there wrong	7	-7
*time	-9	3
*time agree	-19	-8
*time control	17	13
*time court	-6	12
*time criticize	0	8
*time follow	13	11
*time not	21	12
*time overrule	-9	-10
*time party	-13	2
*time precedent	29	16
*time question	-3	13
*time statute	-2	-12
*time there	-14	-7
*time time	-5	7
*wrong	62	-22
*wrong court	10	1
*wrong follow	9	0
*wrong here	-19	-20
*wrong open	-11	-9
*wrong precedent	14	5
*wrong question	-5	-7
*wrong statute	8	1
*wrong there	21	5
*~agree	4	-13
*~but	-11	5
*~commentator	4	-10
*~control	20	14
*~court	7	-11
*~criticize	-13	7
*~decay	9	9
*~differ	-23	19
*~follow	36	-8
*~help	40	8
*~here	-13	-29
*~limit	8	-4
*~open	-20	6
*~overrule	-35	-14
*~party	20	4
*~precedent	-11	-17
*~question	3	-18
*~refuse	-22	13
*~similar	17	20
*~statute	16	-3
*~there	-16	3
*~wrong	-16	5
+*agree	27	16
+*bench	1	-17
+*but	-14	-22
+*commentator	14	11
+*control	-28	16
+*court	-8	-15
+*criticize	-18	-10
+*decay	-6	-9
+*differ	-14	-29
+*follow	-12	11
+*here	13	3
+*limit	2	-12
+*not	10	-6
+*open	-14	-5
+*overrule	10	-12
+*party	-14	-25
+*precedent	48	41
+*question	-18	-2
+*refuse	3	11
+*rely	5	8
+*reverse	-5	11
+*similar	-3	26
+*statute	14	-4
+*there	25	27
+*time	-4	-11
+*wrong	18	1
+*~agree	-1	-14
+*~control	7	2
+*~court	-6	-9
+*~differ	-24	-7
+*~follow	11	-1
+*~limit	7	0
+*~open	-3	16
+*~party	8	-2
+*~precedent	-23	2
+*~similar	2	17
+*~statute	4	-4
+*~there	24	9
+*~time	1	-9
+,	0	-22
+;	9	-4
+@	-22	-17
+a	29	29
+accordingly	0	14
+act	8	-5
+affirmed	1	11
+all	7	-7
+alone	-3	-7
+also	1	-7
+altogether	16	7
+an	7	-3
+and	19	10
+appeal	-16	-11
+apply	1	10
+are	14	4
+at	9	-6
+authority	10	7
+be	-12	14
+because	-12	-9
+been	10	6
+before	12	-7
+behind	-7	-7
+bench	9	-4
+both	10	2
+but	10	5
+by	-14	-13
+can	8	6
+cannot	1	-8
+case	26	3
+chief	6	0
+concerned	12	8
+correct	5	8
+course	11	10
+court	-20	-28
+decision	10	20
+defendant	-1	-8
+did	12	14
+different	5	-6
+disagree	-2	6
+dismissed	-2	12
+do	4	12
+does	7	-8
+done	-11	-12
+error	2	8
+evidence	-10	2
+explanation	8	-5
+facts	4	-9
+filed	-1	-7
+find	9	1
+first	-17	-10
+follow	-2	10
+for	-12	-9
+good	7	-5
+governs	-4	9
+granted	-15	-12
+had	34	8
+have	-25	-16
+having	6	-3
+he	-7	-8
+held	-12	-7
+her	8	4
+here	23	23
+holding	-2	6
+i	16	2
+in	15	13
+invitation	11	7
+is	-6	-7
+it	34	37
+its	0	-9
+judgment	3	10
+justice	5	7
+law	-7	2
+leave	12	0
+left	7	-3
+longer	7	-3
+matter	3	-8
+may	-7	5
+mistaken	13	3
+more	7	-2
+must	-25	16
+necessary	-8	-7
+need	-20	-8
+never	-10	-6
+new	3	-7
+none	-11	-12
+not	9	-14
+nothing	-7	4
+notice	-8	-2
+now	4	-9
+of	2	20
+on	-8	-19
+only	-21	-16
+opinion	12	10
+order	-12	-3
+otherwise	-11	-10
+our	9	2
+papers	6	0
+part	-6	8
+parties	-7	-6
+persuaded	10	2
+petition	2	-5
+point	-6	-8
+present	5	-4
+put	6	10
+question	-14	-16
+reason	9	3
+reasoning	3	9
+repudiated	6	-1
+respondent	-11	-8
+rest	8	12
+review	-13	-13
+rule	14	9
+ruling	-7	-6
+said	-11	1
+same	4	13
+say	-8	-5
+second	-13	-8
+settled	-11	-7
+shall	11	5
+since	-3	-8
+so	-10	10
+stand	9	5
+state	-15	-19
+statute	-1	-9
+submission	11	1
+suit	-1	10
+sustained	-3	4
+take	-1	-14
+than	7	-4
+that	16	8
+the	-27	-1
+them	-17	-12
+then	4	-5
+there	5	9
+they	-5	-11
+think	9	7
+this	-6	11
+three	14	-1
+through	-6	-7
+to	-8	-5
+turn	-11	-9
+two	-13	-11
+under	-3	-10
+upon	-7	4
+us	-4	-9
+was	35	34
+we	-16	7
+were	20	3
+what	-15	-6
+where	8	0
+whether	-9	-13
+which	-7	-8
+who	1	-10
+wrong	10	-3
,	3	-33
, $	-15	-30
, @	26	23
, a	-35	-26
, aff'd	4	24
, and	-4	22
, are	-1	9
, but	-5	7
, by	-19	-14
, can	9	-2
, cannot	-10	-7
, cert	-13	-13
, did	5	-4
, dissenting	-14	-10
, does	20	5
, for	10	-5
, had	8	-7
, has	43	13
, have	-1	-7
, held	9	-1
, holds	-9	-4
, however	-8	-2
, i	-5	7
, if	-12	-10
, in	-25	-25
, involved	-4	-7
, is	43	11
, it	-15	-14
, j	-1	-7
, like	-7	-1
, must	14	-12
, no	-10	-10
, notice	0	6
, on	-6	-6
, overruled	6	-5
, points	-2	9
, relying	-8	-7
, remains	8	24
, rev'd	17	3
, said	-8	-7
, says	1	7
, see	-11	-12
, should	15	4
, since	-10	-11
, stands	11	-5
, superseded	12	3
, that	20	5
, the	-16	23
, then	8	8
, therefore	-1	8
, this	-8	-9
, though	-16	-14
, to	-3	14
, vacated	22	6
, was	-14	-26
, we	4	17
, which	-18	-1
, who	-14	-11
, with	-17	-37
, without	-8	-9
-*bench	23	13
-*but	10	11
-*control	3	-18
-*court	15	17
-*criticize	-7	0
-*decay	7	-1
-*differ	-9	-1
-*follow	-13	3
-*help	-11	-8
-*here	5	17
-*not	-9	4
-*open	-10	-9
-*precedent	-33	-32
-*question	8	16
-*refuse	-12	-9
-*similar	0	6
-*statute	-14	-11
-*there	12	1
-*time	2	-7
-,	7	-6
-@	20	8
-a	-15	-10
-an	10	3
-and	-13	-3
-are	5	-3
-at	3	9
-been	-3	5
-by	17	18
-circuit	11	14
-follow	-8	-5
-for	2	10
-given	-8	-9
-in	13	-3
-is	-38	-35
-judgment	-12	-7
-may	14	12
-must	-12	-21
-no	-4	10
-not	5	-6
-notice	-9	-8
-of	-16	-30
-only	11	16
-see	-12	-5
-statute	-10	-8
-that	14	0
-the	-15	-11
-to	-3	6
-us	-2	6
-was	-9	-8
-we	12	14
-what	4	-4
-who	8	9
-without	9	17
;	-21	-33
; $	18	7
; @	-9	-13
; it	13	2
; others	-14	-15
; see	-9	-6
; the	11	-11
; this	7	-1
; we	-8	-1
<*agree	14	25
<*bench	-8	3
<*but	45	28
<*commentator	-36	-39
<*control	19	56
<*court	18	5
<*decay	0	12
<*differ	19	19
<*follow	42	62
<*help	24	18
<*here	-23	-15
<*not	19	5
<*open	-18	-24
<*overrule	7	6
<*party	-15	-11
<*precedent	20	31
<*question	-33	-25
<*refuse	-10	-9
<*rely	-19	-42
<*similar	2	19
<*statute	38	29
<*there	-34	-35
<*time	20	16
<*wrong	11	-17
<*~agree	-6	-9
<*~control	11	4
<*~court	5	-3
<*~decay	4	8
<*~differ	3	11
<*~follow	12	3
<*~help	10	4
<*~here	-18	-11
<*~open	-19	-15
<*~overrule	-13	-13
<*~party	13	6
<*~precedent	-20	-15
<*~question	-14	-17
<*~refuse	-10	8
<*~there	-43	-17
<*~time	3	15
<,	-19	-21
<;	4	10
<@	16	5
<a	-12	-4
<about	11	-2
<accept	-9	-13
<accord	5	33
<according	-26	-15
<accordingly	11	-7
<adhere	6	6
<affirmed	-8	-9
<against	-22	-13
<agree	9	1
<agreement	-3	5
<all	7	3
<also	-23	-27
<am	3	9
<amended	8	3
<amendment	10	8
<an	-14	-4
<and	-23	1
<announced	10	8
<answer	9	12
<appeal	-8	7
<appellant	22	18
<appellant's	0	-7
<applying	3	11
<approach	5	-3
<approve	4	-4
<are	4	19
<argument	6	20
<as	-5	23
<aside	0	6
<at	-13	-20
<attempt	3	8
<attention	-16	-19
<authority	3	-16
<away	3	-8
<basis	-2	13
<be	-29	-10
<because	12	12
<been	-6	9
<before	-8	-4
<below	-9	6
<bench	15	11
<better	1	18
<between	-15	-7
<bombay	7	0
<but	27	11
<by	-20	12
<came	-18	-14
<can	5	-6
<cannot	9	17
<case	6	9
<cases	-9	-2
<cast	-9	-7
<certiorari	-10	-9
<cf	-12	-13
<cir	8	0
<circuit	0	-13
<circuits	-6	-7
<cite	0	7
<cited	-13	-11
<claim	0	13
<compare	-29	-29
<concluded	1	8
<conclusion	5	10
<conflict	-24	-18
<congress	8	6
<consider	7	0
<consideration	-7	-8
<considered	6	8
<contends	-8	-5
<continued	-3	-12
<contra	14	6
<contrary	10	2
<correctness	-6	-23
<could	3	15
<counsel	-15	-11
<court	37	43
<courts	11	-8
<covered	3	10
<d	14	7
<day	-14	-12
<decide	-1	-7
<decline	7	10
<defendant	21	9
<difference	9	2
<disapprove	-5	3
<dissent	-26	-23
<dissenting	-14	-9
<distinction	3	9
<distinguish	-12	14
<distinguished	-20	-20
<district	-4	6
<division	6	8
<do	-10	-12
<doctrine	-6	-9
<does	-7	-12
<doubt	-8	-4
<doubted	-19	-10
<down	5	10
<drawn	-2	-17
<earlier	-10	-2
<even	-6	-7
<express	-12	-16
<extend	15	1
<extent	6	0
<filed	-10	-14
<find	-10	-9
<first	-6	-10
<follow	10	-8
<followed	13	7
<for	-9	4
<force	4	-12
<from	8	20
<full	-7	-2
<general	4	-6
<given	1	20
<government	-9	-9
<granted	-8	-13
<had	16	27
<has	-20	-16
<have	23	11
<held	-10	14
<here	12	1
<history	-15	-12
<i	10	0
<in	3	16
<inquiry	11	-1
<instruction	3	14
<into	-10	-15
<invited	-7	0
<is	8	54
<it	14	-13
<itself	4	-10
<judge	-10	1
<judgment	13	-10
<justice	-9	-7
<laid	5	10
<language	-9	-22
<larger	11	5
<law	-3	6
<leave	-14	-16
<legislature	-3	-8
<limit	-13	1
<little	9	-5
<longer	10	4
<made	1	14
<majority	4	8
<may	-2	-7
<might	-4	5
<more	4	8
<mr	-21	-16
<ms	2	11
<much	12	0
<must	17	30
<my	1	-6
<necessary	-13	-10
<need	-8	-1
<never	0	9
<ninth	-7	-11
<no	-11	14
<not	9	-25
<objection	-10	-2
<observations	13	-2
<occasion	-13	-19
<of	-1	9
<on	-10	-6
<one	2	25
<only	15	8
<open	1	15
<opinion	-3	-17
<or	-16	-14
<order	-4	-9
<ordinance	3	9
<other	10	1
<otherwise	14	19
<our	-27	2
<ourselves	7	1
<out	-8	-7
<over	9	-5
<overrule	-17	-11
<overruled	-17	-18
<overruling	10	5
<own	1	8
<panel	-6	-7
<parliament	12	2
<part	12	1
<parties	-7	-7
<passage	-1	-10
<passed	-5	-8
<persuade	6	-2
<persuaded	-2	6
<petition	-27	-29
<petitioner	-9	3
<petitioner's	9	15
<placed	4	-4
<plaintiff	10	0
<plaintiff's	0	-8
<point	5	17
<points	16	3
<present	7	6
<principle	-4	20
<quarrel	-7	-5
<question	8	7
<quoting	-10	-8
<ratio	9	7
<read	7	-14
<reason	-5	23
<reasoning	4	9
<reconsider	3	-7
<refer	-5	10
<reference	-8	-7
<referred	-13	-12
<refuse	-6	2
<refused	5	-5
<rehearing	6	-2
<reiterate	-1	7
<reject	5	-5
<rejected	13	10
<reliance	23	-3
<relied	2	-9
<relies	22	7
<rely	-6	2
<reported	8	3
<reservations	8	1
<respect	14	-3
<respectful	-3	7
<respectfully	7	5
<respondent	-7	-12
<result	-12	-10
<review	-8	-8
<revisit	-2	5
<right	9	7
<rule	8	15
<said	-1	9
<same	-2	14
<say	-4	-11
<section	13	0
<see	-20	-33
<seeks	-7	-5
<serious	6	-1
<set	-12	-17
<settled	4	11
<should	-20	-27
<shown	-7	1
<since	10	10
<single	4	-5
<sister	6	0
<sitting	1	8
<so	0	12
<some	-21	-5
<sought	-12	-10
<squarely	2	16
<st	-10	-8
<stands	4	16
<state	10	8
<stated	-7	-8
<statute	-15	-7
<strict	-6	2
<subject	-9	-4
<submitted	-11	-9
<support	13	9
<suppose	-15	-13
<sustenance	1	-6
<take	1	8
<taken	7	-5
<taking	-2	5
<terms	8	11
<test	-2	7
<than	-3	21
<that	-27	-33
<there	-3	-12
<thing	14	1
<think	8	9
<this	-13	-12
<those	7	6
<though	-2	8
<thought	-3	-14
<three	-32	-11
<time	21	1
<to	-19	-18
<traced	-14	-17
<tribunal	-13	-7
<true	-4	6
<unable	-2	-14
<under	13	41
<unnecessary	-16	-11
<until	6	-4
<urged	-13	-4
<us	-11	-17
<validity	3	-6
<vide	-12	-10
<view	-11	2
<was	-54	-49
<we	24	10
<weight	10	1
<well	0	14
<were	-11	-13
<what	0	17
<whatever	14	2
<when	-9	-2
<where	-1	12
<whether	-39	-34
<which	-2	10
<with	21	19
<within	7	5
<without	-7	-7
<would	21	22
<writ	-10	-10
<wrote	-4	-8
=claim	-161	-114
=everyday negative	223	-29
=everyday positive	-16	259
=formula negative	209	-26
=formula neutral	-64	-76
=formula positive	-1	208
=silent	-8	-17
=unrelated negative	-116	-137
=unrelated positive	-145	-90
=weak negative	75	26
=weak positive	28	30
>*agree	8	46
>*bench	-36	-5
>*but	-47	-52
>*commentator	7	2
>*control	30	40
>*court	2	26
>*criticize	18	-5
>*decay	35	1
>*differ	38	14
>*follow	-9	2
>*help	45	22
>*here	30	39
>*limit	16	-2
>*not	29	-4
>*open	-27	-35
>*overrule	10	-21
>*party	-17	-10
>*precedent	6	-1
>*question	-19	-23
>*refuse	19	2
>*reverse	41	8
>*similar	13	11
>*statute	22	9
>*there	15	10
>*time	-18	0
>*wrong	31	-11
>*~agree	10	10
>*~but	-5	10
>*~commentator	-2	-9
>*~court	7	1
>*~criticize	0	9
>*~differ	-2	9
>*~follow	13	-10
>*~help	30	4
>*~here	0	-17
>*~overrule	-22	0
>*~precedent	26	-11
>*~question	13	2
>*~refuse	-5	14
>*~similar	11	4
>*~statute	10	1
>*~time	-6	-10
>*~wrong	-12	12
>,	-15	29
>;	-34	-47
>@	-6	-8
>a	9	-26
>abandoned	-8	-7
>about	-6	-8
>accordingly	9	7
>account	4	9
>act	11	0
>adopt	9	2
>aff'd	4	24
>affirmed	-12	-16
>after	-2	-9
>again	-3	5
>against	-16	1
>all	0	23
>already	1	-7
>amendment	12	16
>an	-8	-27
>and	-12	-3
>another	3	-7
>answer	-1	11
>any	8	7
>anything	-13	-2
>appeal	-9	-11
>appellant	-3	-9
>applicable	-1	6
>application	7	-5
>applied	-11	-7
>applies	-13	2
>approval	-1	8
>approved	-7	6
>are	10	24
>argued	-8	-8
>argument	0	-7
>arose	-12	-11
>as	-13	-30
>aside	17	4
>asked	-11	-17
>assessee	-5	3
>at	-18	-1
>away	15	3
>back	-2	-10
>bar	-2	6
>be	17	-11
>because	-9	-3
>become	9	3
>been	11	-1
>before	-7	-15
>below	-6	6
>bench	13	6
>beyond	15	3
>binding	4	11
>binds	-1	6
>both	-16	-13
>burden	0	8
>but	-19	-6
>by	25	5
>can	28	-4
>cannot	24	8
>canvassed	-7	-7
>carrier	-6	2
>case	-19	6
>cases	-8	-13
>cert	-13	-13
>chief	7	2
>cir	-17	-4
>circuit	-8	-3
>cited	-17	-10
>claim	0	10
>clear	-2	-7
>clearly	12	1
>clinches	3	13
>commands	7	-3
>company	5	-4
>complaint	2	9
>complete	-4	12
>concerned	-4	-7
>concludes	0	10
>conclusion	-10	-7
>confined	3	-5
>congress	-8	-7
>consent	-8	-6
>consistently	1	7
>constitution	-9	4
>contention	1	8
>context	10	3
>contract	8	2
>controls	9	5
>controversy	-6	6
>correct	14	4
>correctly	-2	8
>costs	-9	-3
>could	-6	-8
>course	-9	-2
>court	-3	-34
>courts	-6	3
>cut	10	1
>d	-14	0
>date	-4	6
>dead	-7	-6
>debate	-17	-2
>decision	28	2
>decisions	11	1
>decree	-7	-7
>defendant	5	8
>definition	-4	-9
>denied	-21	-19
>dictum	6	0
>did	-15	-17
>difference	5	8
>direct	5	7
>directly	-3	12
>disapproved	20	10
>dismissed	-17	-8
>dissented	11	-2
>divided	14	0
>division	6	9
>do	-27	-2
>does	14	-1
>doubted	11	2
>down	3	-8
>drawn	6	0
>duty	-9	-6
>each	-13	-10
>earlier	-7	-7
>effect	10	-3
>either	-9	-12
>entered	-14	-14
>error	-6	13
>evidence	-13	-12
>explained	-8	-9
>extends	-5	5
>extent	14	1
>fails	11	11
>far	18	1
>fatal	-5	4
>favour	-3	5
>find	-1	6
>first	8	5
>five	-12	-9
>fla	5	10
>followed	-12	10
>force	1	16
>forty	-8	2
>fours	-2	7
>from	12	-3
>full	-5	3
>fully	-5	14
>general	11	2
>give	6	-14
>given	-6	-7
>good	-11	-15
>ground	-16	-4
>grounds	11	3
>had	-5	-37
>has	42	29
>have	10	9
>he	12	11
>heard	-7	-8
>her	-1	7
>here	-5	-9
>hereby	17	4
>him	-2	5
>hold	1	8
>holding	7	-5
>if	-10	1
>in	-3	-15
>incuriam	-8	-9
>into	-5	3
>is	58	56
>issue	0	10
>it	-9	2
>its	30	17
>itself	10	2
>judgment	-16	-17
>justice	9	3
>knew	15	5
>laid	10	1
>larger	8	5
>later	11	-6
>law	7	0
>lay	9	-5
>lease	-10	-10
>leaves	8	12
>left	-1	-10
>legislature	-9	-6
>lessee	-14	-10
>light	6	-1
>limitation	-2	-8
>little	7	-3
>longer	11	-13
>look	0	7
>made	-22	-13
>majority	0	-6
>make	-6	2
>manufacture	0	7
>matter	-20	-11
>means	6	7
>mem	2	15
>minor	14	4
>misplaced	12	3
>more	6	-7
>motion	1	7
>municipal	-9	-8
>must	20	13
>necessary	7	9
>neither	-12	-8
>new	-3	-8
>next	4	-4
>no	1	-9
>none	4	15
>nor	0	6
>not	-20	-20
>note	-9	0
>nothing	12	2
>notice	23	30
>notification	-1	13
>now	7	-3
>obiter	9	2
>of	40	-12
>offers	5	-2
>officer	12	5
>old	-13	-2
>on	18	12
>once	9	-8
>one	4	-6
>only	3	-12
>opinion	14	5
>or	-10	-16
>oral	9	2
>order	-12	-2
>other	0	-8
>others	-9	-9
>otherwise	16	0
>our	3	19
>out	9	7
>overruled	-3	-26
>overruling	-10	-6
>owner	-9	-10
>part	-7	-8
>parties	-10	-7
>pay	15	7
>peculiar	9	-1
>pending	-25	-21
>per	-8	-9
>period	-7	7
>petition	-4	10
>placed	6	-1
>plain	12	2
>plaintiff	-1	-10
>point	10	2
>points	-2	9
>practice	-17	-10
>precedent	12	1
>present	-3	-8
>proof	-5	-12
>proposition	16	5
>proved	1	-7
>quite	15	1
>r	6	-1
>read	8	16
>reads	-12	-10
>reasons	8	4
>reconsideration	-6	11
>referred	16	4
>refused	-9	1
>relic	-9	-5
>relied	7	28
>remains	6	27
>remanded	9	-1
>rendered	15	3
>repealed	-15	-12
>report	-16	-15
>respondent	9	2
>rest	7	6
>rests	13	4
>result	13	-8
>rev'd	17	3
>reversed	-13	-12
>right	12	8
>rightly	-6	1
>room	-9	0
>rule	-20	-4
>runs	6	-1
>said	4	-4
>sale	6	-7
>same	-9	-9
>say	-5	-10
>saying	-6	-7
>says	8	7
>search	1	14
>section	-6	-8
>sentence	8	0
>set	10	8
>setting	12	1
>settled	-4	6
>shall	13	3
>should	8	-4
>side	10	3
>sides	-12	-9
>signed	12	7
>silentio	12	3
>since	-12	-3
>so	19	8
>sound	-6	10
>sounder	-3	7
>speaks	12	4
>squarely	-12	-7
>st	-6	2
>stands	22	0
>states	-8	-2
>statute	32	13
>step	13	3
>still	2	15
>stood	7	6
>struck	-11	-4
>sub	15	4
>submission	-3	9
>such	1	-6
>sue	7	0
>sufficient	7	9
>suit	-10	-15
>superseded	9	1
>supplies	-2	11
>supports	0	10
>supreme	14	7
>survive	16	7
>survives	-1	7
>sustained	-1	7
>taken	-2	9
>takes	5	-5
>teaches	-1	13
>tenant	-1	-7
>term	3	-5
>test	-3	6
>text	16	3
>th	8	1
>than	5	-4
>that	-16	-13
>the	-16	-15
>them	7	-4
>there	15	14
>these	-9	-5
>they	-8	5
>think	8	5
>this	0	24
>though	-16	-14
>thought	-13	-13
>three	0	7
>time	-5	3
>to	22	4
>today	28	8
>too	18	-1
>took	-6	-10
>treated	8	2
>tribunal	-8	-7
>two	9	-3
>unavailing	-2	10
>under	-3	-18
>unnecessary	-10	-11
>unregistered	13	4
>up	-12	-14
>upon	7	1
>us	-6	15
>vacated	26	7
>very	12	4
>view	-14	11
>void	-12	-8
>warehousemen	-7	0
>was	4	-7
>way	25	12
>we	3	39
>weight	10	-2
>went	8	1
>were	-17	-19
>what	26	4
>when	-8	-27
>which	-12	-24
>while	-12	-8
>who	10	0
>wholly	20	4
>will	0	7
>with	-10	-13
>without	-1	16
>word	-5	-9
>words	-5	-14
>would	-17	-9
>writing	8	1
>wrong	17	4
>wrongly	-11	-7
>years	-10	2
@	-15	-17
@ $	-21	-11
@ ;	0	10
@ d	18	6
@ fla	5	10
@ in	12	13
^ $	7	10
^ ,	38	42
^ ;	-57	-44
^ @	-25	-11
^ a	-15	-22
^ accord	2	21
^ according	-26	-15
^ after	9	-6
^ an	-10	-8
^ and	-14	-14
^ appellant	11	12
^ applies	-2	8
^ applying	-1	11
^ are	9	11
^ as	-7	6
^ at	7	0
^ because	-6	6
^ before	-18	-21
^ between	2	10
^ both	-12	-12
^ but	31	11
^ cannot	26	5
^ cases	-7	-5
^ cf	-21	-15
^ compare	-29	-29
^ counsel	8	-6
^ d	-6	4
^ defendant	14	4
^ does	8	5
^ even	-6	-7
^ far	-4	6
^ following	1	7
^ has	-6	13
^ i	13	-6
^ in	-90	-75
^ is	16	13
^ it	8	19
^ judge	-13	-4
^ later	5	-4
^ learned	-14	-2
^ mr	-18	-13
^ ms	-1	10
^ much	9	0
^ must	19	5
^ nothing	-10	-2
^ notice	-9	-6
^ on	-12	-2
^ one	-6	-7
^ only	-15	-13
^ parliament	12	2
^ petitioner's	7	10
^ plaintiff	16	4
^ plaintiff's	0	-8
^ reliance	9	1
^ requires	5	-4
^ respondent	-15	-10
^ see	-37	-37
^ should	-12	-9
^ so	5	10
^ some	-15	-8
^ squarely	-6	-9
^ st	-8	0
^ stands	12	2
^ still	2	14
^ stood	6	0
^ tested	-1	12
^ th	11	-3
^ that	-15	-1
^ the	-47	-42
^ there	-15	-12
^ this	8	12
^ though	-2	8
^ three	-10	-2
^ to	15	10
^ under	0	16
^ was	34	5
^ we	54	61
^ were	-7	-12
^ what	9	3
^ whatever	14	2
^ whether	-30	-30
^ with	23	10
^ would	10	4
a	4	-28
a carrier	-3	5
a case	-3	-11
a century	-3	11
a complete	-2	7
a concession	8	1
a constitution	-8	-3
a dead	-7	-6
a different	22	18
a divided	14	0
a larger	23	12
a minor	14	4
a new	0	-6
a precedent	9	1
a question	-1	-9
a reference	-8	-6
a relic	-9	-5
a rule	-8	-6
a statute	4	9
a verdict	11	10
abandon	-1	10
abandon $	-5	4
abandoned	2	-5
about	2	-12
about $	8	-1
about it	-16	-12
accept	3	-13
accept $	-1	-7
accept the	5	-7
accepted	-7	2
accord	5	33
accord $	2	17
according	-26	-15
according to	-26	-15
accordingly	21	14
accordingly $	0	16
account	4	9
act	20	-4
act $	9	-1
act ,	-4	-13
act of	13	10
acted	-9	-6
action	-17	-12
adhere	5	10
adhere to	5	9
adopt	10	2
adopt it	8	1
aff'd	4	24
aff'd mem	2	15
affirmed	-19	-14
affirmed a	-11	-15
affirmed on	7	6
after	-7	-7
after $	-14	2
after the	9	-4
again	-2	6
against	-38	-8
against $	-20	-15
against the	-4	9
age	9	6
agency	-15	-14
ago	14	8
agree	12	1
agree with	10	1
agreement	-7	5
agreement with	-6	9
all	13	18
all fours	-3	11
allowed	-9	1
allowed $	0	7
allowed in	-1	6
allowed the	-6	-8
already	14	-1
already been	8	3
also	-22	-32
also $	-16	-11
altogether	19	8
altogether different	16	7
am	1	12
amended	9	3
amendment	24	30
amendment act	9	1
amici	-13	-8
among	-17	-18
an	-5	-32
an authority	13	1
and	-13	3
and $	-15	-2
and @	-16	-14
and a	11	-2
and cannot	9	0
and do	1	-6
and ends	-1	5
and i	10	-1
and in	6	0
and is	10	0
and it	13	20
and its	10	1
and neither	-3	-8
and not	10	4
and ought	-5	1
and shall	9	0
and should	-8	-7
and so	-21	-6
and the	10	-16
and there	-2	16
and until	-6	2
and was	5	-4
and we	26	4
announced	14	8
another	-5	-20
another day	-12	-12
answer	5	22
answer to	5	16
answered	8	7
answers	6	5
answers the	1	8
any	5	8
any ,	-6	-6
anything	-16	14
apart	9	2
appeal	-40	-25
appeal $	-19	-16
appeal ,	-10	-7
appeal followed	-10	-17
appeal is	2	11
appeal must	1	6
appeals	-12	-9
appellant	20	10
appellant $	11	1
appellant cannot	10	2
appellant's	-8	-7
applicable	-1	6
application	4	-6
applied	-18	-17
applies	-16	1
applies $	-8	-12
applies on	-1	7
applies with	-1	7
apply	-3	14
apply $	-8	-4
apply it	4	11
applying	12	15
applying the	-4	7
approach	8	-2
approval	-2	11
approve the	1	10
approved	-7	6
approved by	-8	0
are	35	44
are in	-7	11
are not	19	12
are unable	-6	-11
are we	8	-2
argued	-12	-6
argument	5	17
arise	-5	-6
arises	-10	-11
arose	-13	-8
article	-7	-6
as	-27	-16
as here	-2	6
as it	18	6
as to	-13	-17
as we	-13	-6
aside	17	11
aside $	1	11
asked	-4	-18
at	-19	-18
at all	4	-5
at the	11	-2
attempt	6	7
attention	-16	-19
attention was	-12	-15
authority	23	-3
authority ,	8	9
authority for	6	0
authority is	-2	-10
authority of	0	-6
away	31	-5
away $	14	-2
away at	9	2
back	-2	-10
bailee	5	8
banc	7	1
barred	-5	5
basis	0	18
basis for	-2	5
be	-31	-18
be allowed	2	8
be confined	8	0
be deemed	12	-5
be given	2	-5
be held	14	6
be laid	6	-2
be no	-7	-5
be overruled	-29	-13
be placed	15	3
be read	0	-13
be regarded	10	-1
be said	-5	4
be sustained	-8	2
be treated	7	1
be waived	-1	7
be written	-9	-9
because	-9	-1
been	11	19
been consistently	1	7
been followed	-3	8
been overruled	-18	-11
been settled	-2	5
before	-8	-31
before $	-10	-10
before the	16	2
before us	-8	-11
behind	5	-3
below	-19	5
bench	36	12
bench $	13	-2
bench ,	15	3
bench in	4	8
benefit	2	10
benefit of	2	10
better	15	19
better than	-4	11
between	-27	-14
between the	-1	6
between this	-12	-6
beyond	15	3
bill	-13	6
binding	3	15
binding on	2	11
binds	-1	6
bombay	8	0
both	-10	-14
both sides	-16	-13
burden	-7	-1
but	17	6
but cf	9	2
but see	16	4
but that	11	4
buyer	5	-2
by	2	14
by $	-1	28
by @	20	7
by a	27	9
by saying	-6	-7
by statute	9	2
by the	-9	3
call	-7	2
called	-17	-10
came	-13	-8
can	41	1
can be	10	6
cannot	35	17
cannot be	-4	6
cannot take	10	2
canvassed	-7	-7
carrier	-9	3
carrier is	-3	5
carry	11	2
carry the	11	2
case	16	13
case $	1	21
case and	13	8
case has	4	8
case the	6	0
case was	-8	-9
cases	-24	-25
cases $	-18	-13
cases have	10	1
cases of	11	3
cast	-9	-6
century	-3	11
cert	-13	-13
cert denied	-9	-9
certiorari	-24	-20
cf	-12	-13
cf $	-12	-13
change	7	1
changed	-1	8
charge $	-8	-6
chief	20	6
chief justice	20	6
chipped	9	2
chipped away	9	2
cir $	6	15
cir ,	6	-7
cir quoting	-10	-8
circuit	12	-2
circuit $	13	8
circuit has	-14	-12
circuits	-16	-6
circular	-8	-7
cite	-3	5
cite $	0	7
cited	-29	-21
cited $	-14	-10
cites	3	-5
city	-10	5
claim	-7	15
claim $	3	8
clearly	17	2
clearly distinguishable	9	1
clinches	3	14
clinches the	3	14
co	-19	-11
code	8	3
commands	7	-3
commend	10	-8
commission	-14	-6
committee	-8	-7
commonwealth	-8	-6
company	9	-7
company with	5	-3
compare	-29	-29
compare $	-24	-20
compelled	5	-1
complaint	-13	-5
complete	-1	15
complete answer	-2	7
concerned	7	1
conclude	6	-1
concluded	0	6
concluded by	2	8
concludes	0	10
concludes the	0	10
conclusion	4	12
concur	9	-1
concur $	5	-2
concurrence	-9	-1
confined	3	-5
confined to	-2	-7
conflict	-25	-19
conflict between	-22	-18
consent	-10	-7
consider	4	-7
consider the	17	5
consideration	-6	-5
consideration in	-6	-8
consistently followed	1	7
constitution	-5	7
constitution bench	-7	-5
construe	5	-4
contends that	-8	-5
contention	-4	6
context	10	3
continued	-3	-12
continues	-5	9
continues to	-5	9
contra	11	4
contrary	3	-4
contrary $	-16	-11
controls	9	7
controls $	8	-1
controls ,	-1	6
controversy	-11	7
controversy is	-11	-6
convincing	-3	-11
correct	19	13
correctly	-1	11
correctness	-11	-24
correctness of	-11	-25
costs	-9	-3
could	-3	7
could not	-5	16
counsel	-13	-8
counsel for	-7	-1
counsel relies	24	9
course	4	8
course $	1	13
course of	-7	-8
court	8	-22
court $	4	-3
court ,	11	-2
court affirmed	-7	-6
court below	-5	7
court had	-7	4
court has	3	-9
court in	-12	0
court is	-12	-4
court of	-5	-7
court overruled	-8	-11
court reversed	-6	-6
court so	-2	6
court thought	1	-10
court to	5	7
court was	9	19
courts	8	-6
courts have	7	1
covered	3	11
covered by	3	11
cut	13	-2
d	8	10
d cir	10	7
damages	-7	-6
date	0	7
date $	-1	7
day	-15	-20
day $	-9	-12
de	-10	-8
dead	-7	-6
dead letter	-7	-6
dealt	-9	-6
dealt with	-9	-6
debate	-20	-2
debate $	-20	-3
decades	-3	4
decide	-2	-16
decided	5	-8
decided ,	-7	-1
decided by	4	-5
decided in	-9	-8
decided on	8	1
decision	38	16
decision $	15	14
decision ,	9	-5
decision in	8	1
decision of	2	9
decisions	13	-1
decisions in	1	7
declared	1	6
decline	12	14
decline to	12	6
declined	-6	-8
declined to	-6	-8
decree	-8	-6
deed	-5	4
deemed	12	-5
defendant	24	5
defendant points	14	4
definition	-4	-9
delivered	-8	-9
demand	3	10
denied	-29	-27
denied ,	-15	-13
depart	-2	9
depart from	-2	9
did	-9	-4
did not	-17	-17
difference	6	18
difference between	9	2
different	11	-3
different $	-10	-7
direct	20	6
direct that	13	-2
directly	-3	12
directly on	-2	10
disapprove	-5	3
disapproved	22	10
discussion	6	10
dismissal	-6	3
dismissed	-23	-3
dismissed $	0	22
disposes	0	11
disposes of	0	11
dissent	-23	-29
dissent in	7	-8
dissent would	0	10
dissented	13	-1
dissented from	13	-1
dissenting	-17	-11
distinction	4	8
distinguish	-12	14
distinguish $	-12	14
distinguishable $	1	7
distinguished	-27	-25
distinguished $	9	-7
district court	-9	-3
disturbed	-9	0
disturbed $	-9	0
divided	12	-5
division	15	15
division bench	14	4
do	-30	6
do $	3	15
do not	-23	-36
do so	-4	15
doctrine	-7	-12
doctrine of	8	-3
does	10	-24
does not	17	0
does so	12	0
done	-12	-9
doubt on	-6	3
doubted	-6	-9
doubted the	-7	-1
doubts	-1	7
down ,	-9	0
down in	5	8
drawn	4	-12
drawn to	-10	-13
due	-1	-8
duty	-11	-3
e	-18	-16
each	-13	-10
earlier	-13	-9
effect	6	-4
either	-8	-12
en	7	1
en banc	7	1
ends	-8	0
ends with	-7	-2
entered	-17	-18
entitled	5	20
entitled to	5	20
equity	-7	3
error	-4	21
error $	-2	19
error in	4	9
even	-10	-10
even if	-10	-9
ever	-6	14
ever since	-3	9
everything	10	3
evidence	-28	-18
evidence $	-22	-17
explained	-7	-11
explanation	11	-4
express	-19	-23
express no	-23	-23
expressed in	9	2
extend	17	2
extend $	15	1
extends	-5	5
extent	16	-3
facts	4	-4
facts $	0	-12
facts of	6	7
fail	6	0
failed	-10	-8
fails	16	27
fails $	13	15
falls	10	6
far	18	4
far as	7	0
fatal	-5	4
fatal to	-1	7
favour	3	8
favour of	3	8
field	-8	-2
field $	0	11
fifth	6	-2
fifth circuit	6	-2
filed	-18	-27
find $	10	0
find it	-2	-7
find no	1	14
first	-15	-14
five	-12	-8
fla	5	10
fla $	17	-4
follow $	8	-7
follow it	9	4
follow that	-2	5
follow the	-2	5
followed	-10	8
followed $	-13	-4
followed it	0	10
follows that	7	-2
footing	5	-6
for	-23	-15
for a	-14	-4
for an	-4	-10
for another	-12	-12
for it	2	-8
for more	-7	0
for that	15	3
for the	-29	-15
for this	-1	9
for us	-7	1
force	9	6
force $	12	2
forty	-3	7
forty years	-7	7
found	-6	-11
founded	13	1
fours	-3	11
fraud	-14	-15
from	28	7
from $	7	14
from it	-4	9
full	-10	3
fully	-4	22
fully supports	-4	8
gave	9	3
general	12	-6
give	7	-12
give way	6	-1
given	-12	13
given $	-14	-12
given in	1	12
go	-8	-10
gone through	-1	7
good	-7	-16
good $	2	9
good law	-18	-27
govern $	-7	-2
governed	7	0
government	-9	-9
governs	-5	8
granted	-27	-26
granted ,	-11	-15
granted certiorari	-21	-16
ground	-19	-9
ground $	-8	-7
ground that	-10	0
grounds	-8	-11
grounds ,	7	1
had	36	-14
had $	-7	1
had already	8	3
had never	-8	-5
half	-2	9
half a	-2	9
hard	7	-5
hard to	8	-7
has	25	11
has been	21	23
has held	-5	3
has no	14	-3
has not	-11	-8
has proved	3	-6
has stood	-3	9
have	30	14
have followed	0	15
have gone	1	7
have had	10	-4
have never	-15	-5
have no	-9	-12
have not	6	-1
have since	6	-2
have taken	-8	11
have to	-9	-7
having	4	-4
he must	6	9
he was	13	3
heard	-8	-8
hearing	-5	10
held	-4	11
held in	-6	11
held that	-19	-14
held to	12	2
help	8	2
her	3	20
here	32	24
here $	-7	11
hereby	18	4
hereby overruled	7	1
him	-1	15
him $	4	15
himself	8	1
history	-16	-16
history of	-23	-17
hold	2	13
hold $	-4	8
hold ,	14	-5
hold otherwise	5	11
hold that	-17	-9
holding	9	2
holding of	10	-3
holds	20	14
holds good	0	10
hon'ble	7	1
i	22	2
i am	1	12
i respectfully	-6	0
i would	14	-4
identical	-1	6
if	-16	-2
if $	-9	-8
if any	-6	-6
impugned	2	7
impugned order	-3	8
in	15	4
in $	-25	-13
in @	49	9
in a	12	3
in and	14	4
in appeal	5	-5
in favour	3	8
in following	7	6
in it	0	8
in light	0	-9
in our	11	8
in part	-10	-10
in respectful	-5	9
in so	9	6
in terms	7	16
in that	15	-1
in the	-22	-9
in this	-12	-10
in view	10	16
in which	-13	-15
inapposite	8	3
incuriam	-8	-9
incuriam $	-8	-8
indistinguishable	-3	8
inquiry	11	-1
inquiry of	13	0
instruction	-5	11
integra	-3	6
into	-15	-14
invitation	10	12
invited	-7	0
involved	-3	-7
is	5	44
is $	6	-3
is a	16	-13
is accordingly	9	4
is also	7	1
is an	12	8
is barred	3	10
is bound	-12	-6
is cited	-10	-9
is clearly	9	2
is denied	-7	-8
is directly	-2	10
is dismissed	3	9
is distinguishable	-5	3
is fatal	-6	1
is hard	10	-2
is in	-9	-4
is inapposite	8	3
is left	14	-3
is misplaced	10	3
is not	10	-13
is of	11	-1
is on	-1	7
is one	10	7
is open	12	-3
is overruled	10	2
is pending	-20	-16
is per	-17	-11
is required	0	7
is right	7	10
is squarely	0	8
is still	-2	9
is that	4	23
is the	-20	-2
is this	-5	6
is time	10	3
is to	-24	-8
is too	12	5
is unavailing	-2	10
is unnecessary	-15	-13
is whether	-9	-9
is wholly	7	1
issue	-10	2
issue $	-1	6
issued	-14	-11
it	24	21
it $	-6	25
it ,	-6	14
it as	-13	-8
it cannot	-3	-7
it did	1	13
it does	9	-4
it follows	7	-2
it had	8	2
it has	-14	8
it holds	20	5
it is	-7	-7
it means	6	7
it otherwise	-11	-5
it the	7	15
it to	15	10
it unnecessary	-15	-11
it was	19	-1
it would	8	-11
its	24	2
its authority	-3	11
its facts	-3	5
its own	-1	-8
its reasoning	5	-3
itself	14	-8
itself bound	-2	-8
judge	-7	11
judges	-8	1
judges ,	-9	-1
judgment	-12	-24
judgment ,	5	-2
judgment in	5	-8
judgment of	13	2
jury	-12	-16
just	-1	12
justice	8	2
justice $	10	4
justices	-7	-7
kind	-6	-8
kind $	-11	-7
knew	14	3
known	-19	-14
laid	18	9
laid down	5	10
language	-5	-20
language of	-9	-21
larger	23	10
larger bench	23	10
later	11	-1
later decision	7	4
later decisions	10	0
law	-17	2
law $	5	9
law ,	-13	-1
law declared	1	6
law in	-3	-8
law of	13	8
lay	17	-4
lay down	15	-1
learned	-5	-13
learned $	-6	-8
learned counsel	-7	3
learned judges	-6	-6
learned single	5	-4
lease	-8	-11
lease was	8	1
leave	-7	-21
leave for	-9	-9
leave it	14	3
leaves	-3	9
left	6	-19
left open	-7	-8
left the	-7	-6
legislature	-10	-17
legislature has	-7	-5
letter	-8	-5
like the	-6	2
limit	-12	2
limit $	-13	1
line	2	-9
little	16	-8
logic	-5	7
long	22	3
long ago	13	2
longer	27	-10
longer good	-15	-15
longer holds	5	-2
longer res	-3	6
look	-1	11
lord	8	0
lost	3	8
made	-23	0
made in	5	-1
majority of	-2	7
make	-9	10
manufacture	0	7
many	-8	-3
mark	11	2
matter	-18	-24
matter be	9	1
may	12	12
may be	10	3
may have	11	-1
may not	5	9
meaning	-6	-6
meaning of	-7	-6
means	6	7
mem	2	15
mem ,	2	15
mention	-16	-14
might	-5	8
minor	14	4
misplaced	20	6
misplaced $	20	6
misread	10	3
misread $	10	3
mistaken	14	11
mistaken $	5	8
more	13	-4
more than	-6	-8
moving	4	10
mr	-26	-13
ms	2	10
much	13	-4
municipal	-9	-8
must	0	28
must be	-8	14
must give	6	-1
must go	-8	-2
must now	6	-2
my	2	-6
name	-11	-13
names	-3	6
necessary	-14	-8
necessary to	-8	-8
need	-25	-10
need not	-23	-19
needs	9	4
neither	-10	-8
neither are	8	-2
never	-25	-11
never been	-5	3
new	2	-12
next	4	-7
ninth	-1	-8
ninth circuit	-1	-8
no	-12	17
no application	6	-2
no court	8	3
no duty	-10	-4
no further	2	8
no longer	24	-10
no more	6	7
no opinion	-32	-26
no quarrel	-7	-5
no reason	3	21
no such	6	-1
no view	-13	-13
none	-7	2
none $	-4	-12
nor	0	13
not	12	-50
not $	13	-7
not ,	-10	-6
not a	10	2
not an	13	11
not be	2	-6
not bear	7	0
not been	7	-3
not binding	6	-3
not bound	5	-2
not decide	6	-4
not follow	9	-2
not have	9	9
not lay	10	-1
not persuaded	-2	9
not say	-23	-13
not survive	10	3
not the	-4	-10
note	-8	0
nothing in	-7	6
nothing of	-8	-1
notice	7	18
notice $	-8	-12
notice is	0	7
notice must	-8	-11
notice was	2	20
noticed	-8	-5
notification	-1	14
now	18	-7
now be	7	-2
obiter	9	2
objected	-5	-9
objection	-12	-4
observations	13	-2
observations in	5	-3
observed	-15	-14
observed in	-10	-10
occasion	-17	-22
occasion to	-11	-17
of	-15	-23
of $	22	38
of @	-10	-3
of a	-9	-7
of article	-8	-4
of evidence	-17	-13
of it	7	0
of law	-18	-12
of the	12	-23
of this	22	43
of time	-4	6
of two	-6	4
of us	-1	6
officer	7	-3
old	-8	-2
on	0	-6
on $	33	26
on a	14	7
on all	-4	12
on it	-3	8
on other	11	3
on point	-1	6
on remand	-10	-9
on that	-8	4
on the	-36	-29
once	13	-9
one	21	13
one $	14	14
only	9	-3
only $	3	-5
only by	7	2
only to	3	7
open	2	14
open to	11	16
opinion	22	-2
opinion $	8	3
opinion on	-20	-17
opinion that	9	3
or	-18	-28
or not	-13	-11
oral $	10	3
order	-28	-14
order cannot	-1	12
order in	8	1
order of	-7	-5
ordered	3	20
ordinance	-6	5
other	14	-2
other court	9	9
other grounds	11	3
other way	10	0
others	-20	-17
otherwise	23	13
otherwise $	6	-1
otherwise in	19	8
ought	3	8
ought to	-2	6
our	-10	23
our attention	-17	-19
our decision	-7	-1
our holding	-9	-3
our opinion	7	1
our own	-1	14
our sister	6	0
ourselves	7	1
ourselves unable	5	-2
over	9	2
over $	8	-6
over a	6	-1
overrule	-15	-14
overrule $	-15	-15
overruled	-22	-51
overruled $	27	0
overruled ,	-8	-13
overruled @	-10	-7
overruled by	-13	-4
overruled the	-8	-11
own	0	6
owner	-9	-10
p	-5	-7
paid	15	4
papers	13	2
papers be	8	1
paragraph	1	-6
parliament	12	2
part company	5	-3
parties	-26	-22
party	-9	-6
passage	-1	-10
path	0	9
peculiar	9	-1
peculiar facts	7	0
pending	-25	-15
pending $	-11	-11
per	-8	-10
per incuriam	-8	-9
period	1	8
persuaded	4	12
persuaded that	5	8
persuasive	9	4
petition	-29	-24
petition against	-12	-10
petition was	2	-8
petitioner	-5	5
petitioner's	10	18
petitioners	3	14
phrase	-27	-21
placed	12	-6
placed before	8	-2
plain	11	1
plaintiff	5	-11
plaintiff in	-3	-11
plea	-9	-11
point	12	15
point $	-2	-11
point ,	-6	3
point is	3	19
points	7	9
points the	-2	9
points to	16	3
position $	10	0
possession $	-7	-6
possible	-11	-3
power	15	5
practice	-17	-10
precedent	16	1
precedent $	10	2
present	10	-5
present case	3	11
presumed	-26	-25
principle	-1	23
principle of	1	12
proof	-5	-12
proposition	13	-3
proposition that	12	5
proved	3	-6
proviso	8	2
public	-7	-1
put	9	17
quarrel	-7	-5
quarrel with	-7	-5
quashed	1	6
quashed $	-3	6
question $	-11	-5
question is	0	9
question referred	-5	-8
quite	21	-1
quoting	-10	-8
quoting $	-10	-8
r	1	-7
ratio	11	10
ratio of	8	7
reached	4	13
read	15	3
read $	9	-6
read it	-5	9
read to	-9	-14
reading	5	14
reads	-9	-14
reason	9	25
reason to	0	20
reasoned	7	1
reasoning	7	20
reasons $	-2	-10
reasons given	0	12
recalled	14	5
reconsider	3	-7
reconsider $	3	-7
reconsideration	-6	11
reconsideration $	1	22
record	14	0
refer	-9	7
refer to	-7	3
reference	-12	-5
reference was	-8	-6
referred $	9	-1
refuse	-7	8
regarded	10	-1
regarded as	10	-1
regret	18	3
rehearing	8	-3
reiterate	-1	7
reject	9	0
rejected	8	2
rejected $	17	5
rejected an	-10	-5
rejecting	-12	-8
reliance	32	1
reliance on	13	-3
reliance placed	7	2
relic	-9	-5
relied	9	20
relied on	12	27
relief	14	25
relies	22	7
relies on	24	9
rely	-6	2
remains	3	24
remains the	-3	8
remand	-11	-10
remanded	2	-9
remanded for	-7	-10
rendered	15	5
repealed	-15	-12
report	-31	-29
reports	7	8
repudiated	6	-1
res	-3	6
res integra	-3	6
reservations	8	1
reservations about	8	-1
resolve	-13	-10
respect	20	-7
respect ,	13	-4
respectful	-5	10
respectful agreement	-4	6
respectfully	1	6
respectfully follow	-5	6
respondent	-9	-18
rest	13	22
rest $	11	6
restatement	10	0
rests	12	5
rests on	13	4
result	-1	-14
result $	17	-4
retreat	-1	8
retreat from	-1	8
return	-7	-11
return to	-7	-11
rev'd	17	3
rev'd on	7	1
reverse	9	13
reverse $	9	13
reversed	-22	-12
reversed $	-19	-1
reversed the	-8	-7
review	-27	-26
review $	-13	-13
review of	-7	-6
reviewed	-5	3
revisit $	-2	5
right	25	12
rightly	-1	6
road	1	8
room	-9	0
rule	-4	10
rule of	-10	10
runs	8	6
s	3	-5
said	-16	-1
said decision	9	4
said in	7	5
said that	-23	-9
said there	1	7
sale	6	-7
same	-8	19
same effect	-1	6
same relief	8	22
same result	-2	7
same way	7	-2
say	-19	-26
saying	-6	-7
saying that	-6	-7
says	12	11
says that	-7	10
seal	-8	-2
search	1	14
second	-22	-18
section	8	-8
see	-23	-29
see $	-40	-48
see @	12	9
see also	-17	-12
see how	8	-1
see no	4	22
sentence	11	0
serious	8	-1
set	-4	-13
set aside	13	2
set out	-12	-15
setting	12	1
setting $	7	1
settled	-7	7
shall	23	7
shall be	6	0
she	8	14
shelter	7	-1
short	15	9
should	-12	-24
should be	-15	-21
should have	1	9
should not	8	-1
shown	-11	2
side	14	-2
sides	-16	-13
signed	9	11
signed nothing	8	5
silentio	15	1
since $	7	16
since been	-6	0
since the	-9	-11
single	7	-6
single judge	5	-4
sister	6	0
so	9	34
so $	-5	7
so held	-1	8
so here	7	11
so much	1	-6
so today	9	1
some	-30	-10
some of	-1	6
sought	-16	-14
sought to	-12	-10
sound	-6	10
sounder	-3	8
squarely	-10	10
squarely applies	-5	-7
squarely covered	3	9
st	-10	-3
st cir	-10	-3
stand	9	18
standard	-8	-8
stands	27	16
state	-10	-18
state $	18	3
state the	-9	-2
stated	-4	-13
statement of	-12	-4
states	-11	-1
statute	6	-11
statute $	7	-3
statute ,	8	2
step	22	4
stepped	13	3
stepped in	13	3
still	0	23
still holds	2	14
stood	6	16
strict	-14	-5
struck	-13	-5
struck down	-16	-6
sub	11	-5
sub silentio	15	1
subject	-15	-11
submission	9	8
submitted	-18	-15
submitted that	-10	-8
subscribe	7	-3
subscribe to	7	-3
such	2	-7
such was	6	-2
sue	7	0
sufficient $	7	9
suit	-18	-14
suit $	-1	8
suit was	-13	-20
summary	-9	-7
superseded	10	1
superseded by	13	4
supplies	-2	11
support	12	6
support for	16	6
supports	-3	14
suppose	-14	-13
suppose that	-10	-8
supreme	12	-1
supreme court	12	-1
survive	19	7
survives	2	9
survives $	5	-2
survives the	-4	5
sustained	-4	11
sustained $	2	18
sustenance	1	-6
sustenance from	1	-6
take a	-4	8
taken $	0	8
taken in	13	0
taken to	-10	-10
takes	5	-5
taking	-10	0
teaches	-1	13
teeth	3	8
teeth of	3	8
tenant	1	-13
term	1	-7
terms	11	18
test	2	14
test of	-4	8
tested	-1	14
text	11	-1
text $	12	3
th	9	0
th cir	7	-1
than	5	10
than $	1	10
that	-20	-41
that $	-44	-51
that a	-16	-10
that case	23	-7
that debate	-13	-7
that decision	8	9
that extent	11	1
that has	11	12
that he	9	6
that is	2	9
that it	4	-14
that of	8	11
that ruling	-7	0
that the	-30	-18
that was	25	6
that we	-12	12
the	0	7
the agency	-15	-14
the amendment	18	21
the appeal	2	25
the appellant	5	-4
the appellant's	-8	0
the approach	5	-3
the argument	14	12
the attempt	-1	9
the bar	6	-3
the benefit	2	10
the better	17	3
the bill	-10	3
the bombay	8	0
the burden	-7	-1
the buyer	5	-2
the case	-17	-15
the charge	-8	-6
the chief	18	4
the claim	4	25
the complaint	-4	5
the continued	-3	-12
the contrary	7	-6
the controversy	-6	5
the conviction	0	7
the correct	11	10
the correctness	-11	-25
the course	-7	-8
the court	-27	-30
the decision	10	5
the decisions	2	8
the deed	-6	8
the defendant	14	3
the defendants	-10	-5
the definition	-8	-10
the demand	2	10
the dissent	-23	-19
the distinction	8	12
the division	6	9
the doctrine	-5	-15
the effect	-2	-9
the extent	5	-4
the facts	-2	-12
the field	-3	6
the fifth	6	-2
the first	-1	-15
the full	-8	1
the general	2	-7
the government	-9	-9
the history	-15	-12
the holding	10	-3
the impugned	2	7
the instruction	-5	11
the invitation	11	7
the issue	1	15
the judge	3	9
the judgment	-6	-13
the jury	-15	-15
the kind	-13	-10
the language	6	-5
the later	-5	5
the law	16	29
the learned	16	2
the lease	-5	-7
the legislature	-10	-17
the light	0	7
the majority	10	4
the matter	5	-2
the meaning	-7	-6
the names	-3	6
the ninth	-1	-8
the notice	15	16
the notification	-1	13
the objection	-12	-3
the observations	19	3
the officer	7	-7
the only	4	10
the opinion	26	25
the order	-11	-6
the other	9	-3
the papers	13	2
the parties	-26	-20
the passage	6	-1
the petition	-6	-9
the phrase	-19	-16
the plaintiff	-10	-14
the point	3	12
the present	17	-5
the principle	-6	22
the privilege	5	8
the proposition	16	3
the proviso	8	2
the question	-14	-22
the ratio	10	11
the reasons	11	19
the reference	-9	-1
the reliance	9	3
the report	-10	-9
the result	7	-4
the rule	-12	-6
the said	13	5
the sale	0	-8
the same	-5	21
the second	-13	-9
the section	-3	-9
the solicitor	8	1
the sounder	-2	6
the standard	-8	-8
the statement	-11	-8
the statute	-14	-24
the submission	13	9
the suit	-12	-9
the supreme	11	-1
the teeth	3	8
the tenant	-3	-10
the test	-4	10
the three	12	17
the trial	-10	-9
the tribunal	-20	-13
the two	7	1
the very	16	2
the view	-10	12
the way	-2	16
the weight	13	-2
the writ	-7	-8
their	-6	2
them	-19	-25
them $	-16	-25
then	8	-4
theory	-5	4
there	7	7
there ,	10	12
there can	-7	-5
there had	18	6
there is	3	-23
there the	16	-2
there was	0	9
therefore	6	10
these	-13	-5
they	-9	-3
they do	2	9
thing	20	-2
think	28	21
think $	-1	7
think that	12	7
third	7	-6
this	-21	18
this appeal	-25	-17
this bench	4	-4
this case	10	26
this one	10	21
this opinion	3	-5
this point	10	-7
this state	24	1
those	11	23
though	-15	-7
thought	-16	-27
thought itself	-2	-8
three	-17	-5
through	-9	-3
through the	-6	1
time	14	3
time to	15	1
titles	-5	3
to $	-18	-16
to a	-7	-1
to abandon	-6	11
to accept	-9	-13
to adopt	6	-4
to agree	10	-1
to approve	-11	-13
to cases	13	3
to cast	-15	-5
to consider	7	-2
to depart	-2	9
to distinguish	-17	4
to do	-3	13
to doubt	8	6
to extend	14	-4
to follow	11	-22
to have	11	-6
to hold	-12	-4
to its	-6	0
to limit	-9	4
to overrule	-16	-7
to persuade	5	-2
to reconsider	3	-7
to refer	-5	7
to rest	8	14
to say	2	-6
to state	-18	-10
to subscribe	7	-3
to take	-5	11
to that	19	8
to the	23	38
today	27	6
today $	15	3
today we	0	9
told	-6	8
too	24	14
took	-12	-13
traced	-14	-17
treated	8	2
treated as	8	2
trial	-5	-8
tribunal	-20	-13
true	-9	0
turn	-11	-3
turn to	-5	3
twice	11	6
two	-1	-12
two @	10	9
two judges	-4	4
unable	0	-14
unable to	0	-14
unavailing	-2	10
unavailing $	-2	10
under	8	9
under $	8	23
unnecessary	-27	-24
unnecessary to	-16	-13
unregistered	13	4
unregistered $	13	4
until the	6	-1
up	-14	-5
upon	3	8
upon $	5	-4
upon it	-1	6
upon the	-13	-1
urged	-15	-6
us	-23	-6
us $	-10	6
us is	-5	-8
us to	-10	-6
vacated	19	-1
vacated ,	12	-2
validity	6	-6
validity of	3	-6
verdict	11	13
very	22	7
vide	-12	-10
vide $	-12	-10
view	-30	7
view $	-19	-11
view expressed	9	5
view in	12	-5
view is	-8	-2
view of	3	9
view taken	6	14
view that	-18	-3
view was	-8	-12
view we	-5	2
void	-12	-8
void $	-8	-5
waived	-1	6
warehousemen	-7	0
warrant	6	15
was	-26	-22
was a	35	9
was also	-14	-18
was argued	-7	-6
was binding	-2	11
was correctly	-8	-1
was decided	16	-5
was dismissed	-13	-13
was error	5	11
was held	-8	8
was no	-2	20
was not	28	18
was overruled	-15	-5
was placed	-7	-6
was rendered	11	6
was said	12	17
was taken	-8	-14
was the	1	-9
was unregistered	13	4
was void	-6	-6
was written	9	0
way	20	2
way $	14	15
we	28	69
we $	8	1
we adhere	-2	5
we approve	-4	8
we are	7	21
we can	13	-4
we cannot	15	11
we conclude	6	-1
we decline	11	13
we direct	8	3
we do	-8	-20
we express	-23	-23
we find	8	9
we follow	-7	14
we granted	-11	-16
we have	-20	-9
we hold	19	14
we join	12	10
we leave	9	-7
we make	-5	1
we may	0	14
we need	-13	-3
we now	5	-3
we refuse	0	13
we reject	9	3
we say	-6	-7
we see	9	25
we take	-13	-10
we think	23	19
we to	-8	-7
we today	8	-4
we turn	-10	-2
we were	-10	-12
we will	15	12
we would	11	11
weight	23	0
well	3	23
went	20	0
were	-7	-29
were these	-12	-10
were we	-9	-6
what	13	10
what the	15	2
what was	9	16
what we	-7	-6
whatever	15	1
when	-18	-22
when $	-6	3
when it	2	-8
when the	-11	-16
where	10	19
where it	0	6
where the	4	11
where we	6	8
whether	-55	-53
whether $	-22	-18
whether the	-20	-18
which	-18	-21
which has	0	6
which the	6	-9
which was	4	14
which we	-3	-21
while	-12	-8
who	14	-7
who wrote	-6	-6
whole	3	-6
wholly	20	4
whose	-7	0
will	4	9
will not	7	6
with	14	0
with $	-13	11
with @	-24	-20
with approval	-1	7
with it	8	6
with its	14	-1
with our	6	-3
with respect	9	-2
with the	19	3
withdrawn	1	-8
without	8	27
without a	2	19
word	-5	-9
words	-4	-11
would be	-20	-6
would have	-12	-4
would not	9	-5
writ	-18	-16
writ petition	-6	-7
written	-7	-13
written $	-11	-6
wrong	27	1
wrong $	9	-8
wrongly	-11	-7
wrongly decided	-11	-7
wrote	-6	-15
year	-13	-10
years	-11	5
yet	-1	-7
`;
