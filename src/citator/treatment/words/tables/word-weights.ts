/** Written by `scripts/treatment/train-word-model.ts`. */
export const WORD_BIAS: readonly [negative: number, positive: number] = [19, -23];

/** A line per feature: its name, its weight for a negative and for a positive treatment. */
export const WORD_WEIGHTS = `
+@	-26	-25
+a	31	21
+altogether	19	6
+and	39	63
+appeal	-42	-36
+apply	1	18
+be	-7	41
+between	-14	-19
+case	45	4
+court	-22	-32
+decision	25	40
+defendant	-13	-19
+did	-2	23
+different	12	-6
+facts	14	-4
+follow	-5	22
+granted	-24	-24
+had	36	12
+here	11	24
+in	13	22
+is	23	-12
+it	39	44
+judgment	-8	20
+longer	13	-8
+mistaken	28	2
+must	-30	44
+need	-31	-20
+none	19	-1
+not	9	-14
+now	18	1
+on	-2	-32
+question	-45	-43
+same	0	16
+so	-2	21
+take	-6	-20
+the	-25	2
+there	27	22
+this	-6	13
+to	0	24
+was	56	44
+were	20	2
+whether	-17	-24
+will	-3	-18
+with	21	9
+would	-19	-19
,	-21	-24
, $	-40	-54
, @	37	27
, aff'd	5	42
, are	-7	26
, as	-21	-26
, by	-1	-21
, can	19	-3
, cert	-22	-22
, dissenting	-26	-22
, does	31	-1
, for	-3	-25
, has	58	0
, in	-39	-23
, involved	-14	-18
, is	54	-12
, j	-13	-20
, must	37	0
, no	-20	-26
, overruled	-15	-24
, points	-6	16
, relying	-17	-15
, remains	11	49
, rev'd	39	4
, should	16	-3
, since	-28	-19
, superseded	20	3
, that	20	19
, the	-61	4
, though	-24	-20
, to	9	50
, took	17	-1
, vacated	23	3
, was	-5	-26
, we	-4	34
, which	-34	-7
, with	-27	-42
-a	-28	-32
-and	-23	-22
-be	-37	-38
-follow	-25	-11
-given	-18	-20
-in	17	-6
-must	-40	-38
-notice	-22	-19
-of	-16	-26
-rule	16	16
-to	-27	-8
-we	0	21
-where	5	21
;	-17	-20
; it	20	8
; see	-19	-12
; the	35	-7
; this	35	7
<,	4	-21
<;	-17	16
<@	47	38
<about	13	-12
<accord	8	70
<according	-40	-25
<adhered	-7	12
<affirmed	-19	-21
<against	-19	-16
<agreement	-12	16
<also	-22	-22
<amendment	33	10
<an	-19	2
<appeal	-25	-7
<application	-2	19
<applying	5	35
<are	25	44
<argument	-20	24
<attention	-21	-17
<authority	2	-19
<away	5	-19
<basis	-1	21
<be	-34	-21
<because	13	18
<been	0	17
<below	-13	7
<better	7	25
<bound	-7	12
<but	55	22
<by	-19	12
<can	16	-2
<case	27	20
<cases	15	23
<cf	-13	-24
<circuit	-14	-30
<cites	-10	-23
<claim	0	19
<compare	-45	-40
<continued	-11	-27
<contra	42	13
<contrary	33	5
<correctness	-10	-25
<counsel	-36	-48
<court	61	66
<courts	16	1
<decision	-2	16
<decisions	21	3
<disagree	15	-15
<dissent	-38	-47
<dissenting	-37	-26
<distinguish	-10	17
<distinguished	-12	-20
<district	-3	20
<do	-28	-38
<doctrine	-2	-18
<doubt	10	-11
<doubted	-21	-8
<error	20	-4
<even	-19	-17
<express	-33	-42
<extend	27	0
<fell	17	0
<filed	-14	-19
<first	-17	-20
<follow	23	9
<following	-1	17
<follows	10	22
<for	-31	-12
<force	-3	-18
<from	14	20
<full	-19	-5
<granted	-31	-42
<has	-26	-22
<have	52	7
<held	-19	25
<history	-19	-16
<holding	0	20
<i	20	19
<if	-23	-19
<in	15	21
<invited	-22	-15
<is	-37	62
<it	5	-29
<itself	9	-20
<judgment	37	4
<justice	-26	-15
<language	12	-17
<law	9	38
<learned	-32	-31
<leave	-32	-39
<legislature	16	-5
<limit	-25	-3
<may	-17	-16
<mr	-30	-28
<must	17	36
<need	-19	-7
<ninth	-30	-23
<no	-31	8
<not	-8	-42
<observations	28	5
<occasion	-22	-29
<of	20	20
<on	-48	-8
<one	-2	28
<open	-12	8
<opinion	-14	-34
<or	-26	-19
<order	-5	-20
<our	-34	12
<overrule	-39	-23
<overruled	3	-21
<part	13	-5
<parties	-22	-21
<petition	-34	-35
<petitioner's	2	30
<placed	-3	-17
<plaintiff	8	-13
<plaintiff's	-4	-23
<points	24	1
<principle	-7	28
<quoting	-24	-19
<ratio	15	16
<reach	-22	-11
<read	7	-12
<reason	-6	32
<reasons	20	16
<refer	-19	12
<reference	-22	-22
<referred	-25	-28
<reject	25	-9
<reliance	30	-15
<relies	22	-4
<respect	26	-7
<review	-18	-16
<revisit	-10	14
<rule	16	30
<said	-12	15
<same	-3	31
<see	-35	-42
<should	-19	-18
<since	22	11
<so	1	30
<some	-23	11
<sought	-25	-16
<squarely	1	25
<st	-26	-20
<statute	-18	2
<submitted	-32	-26
<such	5	-18
<test	2	19
<than	-1	27
<that	-45	-59
<the	-14	17
<there	-16	-21
<this	-14	-20
<though	0	22
<three	-30	11
<time	38	2
<to	-12	-35
<traced	-26	-25
<tribunal	-28	-11
<true	-15	10
<unable	27	-14
<under	5	47
<upon	-12	8
<vide	-23	-23
<view	-20	15
<was	-76	-58
<we	45	30
<weight	28	1
<what	-13	16
<when	8	20
<whether	-58	-57
<which	-1	17
<without	-18	-27
>,	-12	26
>;	0	-33
>@	-36	-24
>a	-1	-24
>accused	-21	-16
>act	32	-1
>aff'd	5	42
>against	-33	-3
>all	-6	30
>already	7	-12
>amendment	10	21
>an	7	-28
>and	-28	-20
>answer	-2	21
>any	15	21
>appeal	11	30
>application	12	-13
>applied	-24	-2
>applies	-33	17
>approval	-7	26
>approved	-9	19
>asked	-22	-24
>be	43	-16
>been	6	-18
>before	8	-13
>beyond	24	2
>binding	8	30
>binds	-2	23
>by	46	11
>can	28	-5
>cannot	62	28
>carrier	-16	4
>case	2	23
>cases	-2	-23
>cert	-22	-22
>circuit	-17	0
>cited	-51	-25
>claim	-5	14
>clearly	24	0
>complete	-8	20
>contention	-3	21
>contrary	-4	-19
>controls	2	21
>correctly	-7	28
>costs	-24	-11
>court	-33	-34
>courts	-6	13
>cut	15	-3
>d	-13	-20
>decided	-17	-3
>decision	39	1
>decree	-18	-22
>defendant	17	19
>denied	-27	-22
>did	-12	-25
>different	20	8
>directly	-7	22
>disapproved	23	-6
>dismissed	-39	-25
>distinguishable	-3	-17
>does	40	8
>doubted	14	-3
>duty	-18	-12
>earlier	4	-14
>entered	-30	-26
>erroneous	15	-1
>evidence	-18	-16
>explained	-39	-40
>extent	18	-4
>fails	24	9
>far	25	-3
>fatal	-17	10
>find	-6	18
>fla	18	13
>followed	-12	49
>force	3	18
>former	15	-8
>fours	-4	16
>full	-1	22
>fully	-8	20
>give	22	-15
>given	23	13
>granted	-17	-25
>grounds	17	2
>had	9	-30
>has	38	34
>have	1	22
>held	6	-21
>hereby	21	3
>him	3	18
>holding	17	-6
>holds	-4	19
>is	52	49
>it	13	30
>its	44	17
>judgment	-18	-23
>later	10	-30
>law	19	-2
>leave	-15	-16
>leaves	-2	26
>little	17	-5
>longer	19	-27
>lost	16	-7
>made	-28	-12
>many	-21	1
>matter	5	32
>misplaced	16	-2
>more	15	-14
>much	20	9
>must	69	42
>neither	2	-15
>no	37	-27
>not	37	-19
>note	-26	4
>nothing	34	-4
>notification	-1	20
>obiter	26	8
>of	30	-14
>offers	24	-5
>officer	32	6
>on	39	18
>once	21	-1
>only	37	-10
>open	-2	-19
>opinion	20	-12
>or	-21	-19
>order	-15	6
>other	26	-6
>otherwise	16	-13
>our	11	50
>overrule	16	-10
>overruled	3	-45
>part	-16	-23
>peculiar	14	-4
>pending	-59	-58
>petition	-14	3
>placed	20	3
>plaintiff	-1	-20
>points	-6	16
>precedent	27	7
>present	-11	10
>question	17	19
>quoted	-19	0
>reconsideration	-19	27
>remains	12	48
>remanded	33	5
>rendered	25	1
>report	-27	-26
>require	-7	17
>respondent	15	-3
>rev'd	39	4
>right	20	34
>rightly	5	39
>room	-18	8
>rule	13	-5
>runs	14	-4
>said	5	-18
>say	-14	-23
>section	17	1
>setting	16	1
>settled	-9	24
>shall	19	0
>silentio	18	1
>since	-31	1
>so	41	18
>sound	-11	24
>squarely	-19	9
>stands	31	9
>statute	52	1
>still	-4	39
>stood	1	26
>struck	-19	-5
>sub	26	2
>submission	-8	26
>suit	-21	-20
>supported	17	2
>supports	24	13
>supreme	19	13
>text	25	5
>than	12	-14
>there	21	-3
>these	-25	-5
>think	16	1
>this	14	57
>though	-24	-20
>thought	-29	-19
>three	21	-12
>time	-15	11
>to	33	9
>today	38	26
>too	28	15
>took	2	-16
>treated	19	1
>trial	-22	-13
>under	22	-2
>unpersuasive	18	-8
>unregistered	27	7
>up	-26	-28
>us	7	35
>vacated	39	9
>view	-5	15
>void	-30	-15
>warehousemen	-17	6
>was	8	-20
>way	16	21
>we	12	68
>well	-11	14
>were	-21	-30
>what	11	-13
>when	-16	-15
>which	-12	-21
>wholly	19	0
>will	7	23
>with	25	-7
>without	12	20
>word	-21	-17
>would	-38	-34
>written	-15	3
>wrong	63	4
>wrongly	-4	-20
>years	-17	3
@	-27	-19
@ $	-46	-29
@ ;	-20	2
@ d	23	14
@ fla	18	13
^ ,	33	24
^ ;	-97	-72
^ @	-71	-21
^ a	-35	-18
^ accord	3	52
^ according	-40	-25
^ and	-9	26
^ appellant	0	19
^ applies	-8	20
^ applying	-4	19
^ as	-10	18
^ before	-16	-25
^ but	52	15
^ cannot	47	-2
^ cf	-37	-30
^ compare	-45	-40
^ defendant	19	0
^ does	1	19
^ even	-19	-17
^ has	23	35
^ i	30	15
^ if	-7	-23
^ in	-110	-108
^ is	26	-6
^ judge	-23	-16
^ later	22	4
^ lays	-6	16
^ learned	-36	-27
^ mr	-27	-25
^ must	34	6
^ no	20	5
^ notice	-20	-8
^ on	18	-9
^ petitioner's	7	20
^ plaintiff	33	6
^ plaintiff's	-4	-23
^ reliance	14	-3
^ requires	8	-14
^ see	-69	-65
^ some	-16	-2
^ stands	25	11
^ stare	2	17
^ still	-2	30
^ such	14	-6
^ that	38	21
^ the	-61	-70
^ this	22	36
^ though	0	22
^ under	-3	22
^ was	74	34
^ we	63	46
^ whether	-27	-35
^ with	40	-1
a	-5	-41
a century	-6	17
a complete	-8	20
a different	42	28
a larger	25	5
about	2	-29
accept	17	-16
accept the	29	-7
accepted	6	29
accord	8	70
accord $	3	43
according	-40	-25
according to	-40	-25
accused	-21	-16
act	39	6
act $	20	0
action	-39	-26
adhere	-3	28
adhere to	-3	28
adhered	-7	12
adhered to	-7	12
aff'd	5	42
affirm	-8	21
affirmed	-32	-13
affirmed a	-16	-18
affirmed by	-19	5
after $	-18	3
again	-3	14
against	-52	-19
against $	-19	-16
agreement	-13	13
agreement with	-13	19
all	-2	21
all fours	-4	25
allowed	-23	-14
allowed the	-20	-24
already	15	-8
also	-31	-27
also $	-28	-19
altogether	19	6
am	0	16
amendment	38	26
amendments	12	19
an	-3	-20
and	2	25
and a	13	-8
and cannot	21	-4
and ends	-6	22
and has	-15	2
and in	20	2
and it	-7	31
and remanded	23	3
and so	-20	-2
and the	-9	-25
and we	71	23
announced	24	14
announced in	1	16
another	-28	-38
another day	-23	-23
answer	-13	25
answer to	-8	20
answers	0	24
answers the	0	24
apart	19	2
appeal	-58	-24
appeal followed	-13	-22
appeal is	2	17
appeal must	5	24
appellant	5	-16
appellant $	24	2
appellant cannot	26	0
applicable $	-12	11
application of	2	17
applied	-26	3
applies	-39	29
applies $	-17	-16
applies on	0	16
applies with	-3	22
apply	-1	43
apply $	-10	12
applying	18	35
applying the	-3	17
approval	-13	36
approve	-12	-22
approved	-9	19
are	31	37
are bound	-9	21
are in	-10	15
are not	24	-14
are unable	14	-7
argued	-25	-15
argument	-8	35
argument $	18	18
arises	-16	-19
article	-27	-22
as	-21	-13
as $	22	9
as our	-8	14
as we	-34	-12
aside $	-5	19
asked	-22	-24
assistance	19	2
at the	27	8
attention	-21	-17
authority	37	14
authority $	-5	15
authority is	-4	-21
away	5	-19
banc	26	6
basis	3	31
be	-54	-45
be held	18	1
be overruled	-42	-28
be placed	20	3
be regarded	16	-5
be supported	18	2
be treated	16	1
been followed	-12	19
been overruled	-17	-15
below	-29	-12
bench ,	26	4
bench in	-5	18
better	21	30
between	-30	-34
beyond	24	2
binding	6	44
binding on	4	30
binds	-2	23
bound	-26	-1
bound by	-21	-12
but	25	-4
but cf	24	5
but see	26	2
by	29	32
by $	-8	34
by @	39	9
by a	31	7
by the	-36	-22
by this	4	18
came	3	25
can	52	7
can be	24	7
cannot	77	32
cannot be	24	39
cannot take	26	0
carrier	-19	4
case	76	45
case $	-1	40
cases	-2	-18
cases $	-27	-30
cases have	23	2
cases of	23	7
century	-6	17
cert	-22	-22
certiorari	-29	-26
cf	-13	-24
cf $	-13	-24
chief	21	10
chief justice	21	10
cir ,	3	-15
cir quoting	-24	-19
circuit	-6	-23
circuit $	23	13
circuit has	-28	-21
circuits	-23	-10
cited	-54	-36
cited $	-23	-21
cites	1	-20
cites $	-10	-23
claim	-12	28
claim $	-1	17
clearly	31	2
clearly distinguishable	23	1
clinches	5	32
clinches the	5	32
common	0	-16
company	21	-19
compare	-45	-40
compare $	-33	-24
complaint	-19	-4
complete	-11	23
complete answer	-8	20
conclusion	1	22
concur	23	2
congress	21	10
consider the	17	4
consistently	-9	24
contention	-5	24
continued	-11	-27
contra	34	8
contra ,	21	8
contrary	23	-19
contrary view	20	4
controls	4	27
controls $	3	19
controversy	-15	25
correct	26	25
correctly	-1	37
correctness	-15	-28
correctness of	-15	-28
costs	-24	-11
could not	-4	14
counsel	-26	-47
counsel relies	37	8
court ,	18	-2
court and	-15	5
court distinguished	-2	-17
court so	-8	17
court was	23	36
cut	15	-3
day	-17	-19
day $	-18	-19
days	-27	-23
decide	-10	-23
decided	-18	-1
decided in	-16	-19
decision	64	50
decision $	6	26
decision in	32	15
decision is	21	4
decision of	-9	16
decisions	30	15
decisis	2	17
decline	18	19
decline to	24	6
decree	-16	-15
defendant	12	-9
defendant points	19	0
defendants	-18	-2
denied	-39	-39
denied ,	-25	-20
depart	-8	18
depart from	-8	18
dictum	22	7
difference	25	10
different	46	6
direct	31	9
direct that	16	-5
directly	-7	22
directly on	-10	19
disapproved	33	-7
discussion	2	17
dismissed	-43	-15
dismissed $	6	37
dissent	-26	-47
dissenting	-41	-30
distinction	19	13
distinguish	-10	17
distinguish $	-10	17
distinguishable	-12	-29
distinguished $	6	-20
district	-8	12
divided	12	-11
do not	-1	-55
do so	-17	27
doctrine	-14	-25
doctrine of	15	-8
does	29	-10
does not	26	5
does so	18	-4
doubt	12	-21
down	19	29
drawn	25	-2
due	-2	-17
duty	-24	-5
duty $	-16	1
effect of	18	-2
en	26	6
en banc	26	6
ends	-18	12
ends with	-16	6
entered	-33	-29
erroneous	15	-1
error	33	3
error in	20	-4
even	-30	-24
ever	-11	25
ever since	-5	14
evidence	-41	-38
evidence $	-20	-16
explained	-30	-36
express	-31	-43
express no	-39	-41
extend	29	0
extend $	27	0
extent	25	-6
facts	22	-2
facts $	23	-11
fails	28	35
fails $	22	17
falls	20	28
far	36	-3
fatal	-17	10
fell	17	0
filed	-31	-33
find	24	32
find $	22	-11
find no	-11	34
first	-21	-7
fla	18	13
fla $	18	13
follow	-10	21
follow $	5	21
follow @	1	-15
followed	-38	38
followed $	-1	21
followed it	-4	18
following	-1	17
follows	10	22
for	-47	-25
for another	-23	-23
for it	-15	-21
for the	-13	-22
former	15	-8
forty	-6	21
forty years	-5	21
four	-21	-15
fours	-4	25
fours $	-1	19
from	23	23
full	-11	18
fully	-8	20
general	19	-12
give	22	-15
given $	-21	-17
good $	4	22
good law	-26	-33
granted	-69	-87
granted ,	-17	-26
granted certiorari	-21	-19
had	35	-14
hard to	6	-14
has	27	26
has been	48	10
has lost	16	-7
has no	33	-6
has stood	-11	25
have	64	35
have followed	-6	32
have no	-15	-17
have since	14	-9
having	18	4
he was	22	10
held in	-16	28
held that	-30	-18
held to	21	1
help	32	6
here	18	52
here $	1	17
here ,	-12	23
hereby	25	2
him	4	26
history	-19	-32
history $	13	-5
history of	-38	-29
hold	18	14
holding	17	26
holding of	14	-6
holds	10	25
holds good	-3	21
i	24	27
i am	0	16
identical	-3	22
if	-32	-27
if $	-26	-29
impugned order	0	17
in	23	21
in $	-27	-33
in @	46	11
in a	23	18
in appeal	0	-17
in following	18	22
in light	9	-11
in our	28	18
in that	22	1
in the	-36	-23
in this	-28	-26
in view	21	26
indistinguishable	-11	22
integra	-6	19
invitation	11	23
invited	-22	-15
is	28	85
is $	-17	-27
is a	20	-32
is directly	-10	19
is dismissed	6	19
is fatal	-17	10
is hard	18	-6
is in	-19	-3
is left	12	-9
is no	-24	0
is not	34	-2
is of	26	-5
is open	22	3
is overruled	22	5
is pending	-46	-41
is right	5	18
is still	-1	22
is the	-8	29
is time	22	-1
is to	-43	-28
is too	-4	14
issue	-25	11
it	20	30
it $	-44	-8
it ,	-1	23
it has	-35	1
it is	21	-4
it would	10	-11
its	29	7
its authority	-4	19
its own	17	-7
itself	18	-15
itself bound	-3	-17
judgment in	32	6
jurisdiction	-3	-18
jury	-41	-34
kind	16	1
laid	18	20
language	21	-15
language of	6	-16
larger	25	5
larger bench	25	5
later	18	-13
later decisions	20	-2
law	-14	21
lay	14	-14
lay down	19	-3
learned	-27	-35
learned $	-22	-18
learned counsel	-14	-20
leave	-51	-61
leaves	1	43
left	4	-25
legislature	12	-12
like	1	20
limit	-18	-1
limit $	-25	-3
line	9	-13
little	34	-12
long	24	3
longer	38	-16
longer good	-37	-30
longer res	-6	19
made	-39	-10
made in	27	9
made to	-15	-16
majority of	-6	22
many	-28	-3
matter	-11	20
may	-24	-28
may be	-12	-31
might	-15	11
misplaced	30	0
misplaced $	30	0
mistaken	29	15
more	20	-32
more than	-17	-24
mr	-41	-24
much	38	15
must	20	78
must be	16	27
name	15	-7
necessary	-29	-26
necessary to	-31	-25
need	-61	-37
need not	-60	-45
neither	3	-15
never	5	20
never been	-29	0
ninth	-15	-17
ninth circuit	-15	-17
no	31	9
no assistance	18	2
no duty	-22	-3
no longer	36	-16
no opinion	-49	-37
no reason	1	34
no support	29	-1
none	18	4
none $	22	-2
not	55	-54
not $	15	-20
not an	11	21
not been	18	2
not follow	17	-6
not lay	19	-3
not persuaded	-3	16
not reach	-16	-17
note	-28	-3
nothing	18	2
nothing in	-26	19
notice	-21	-10
notice $	-28	-34
notice must	-16	-23
notification	-2	25
now	30	19
obiter	26	8
objected	-24	-23
objection	-26	-16
observations	28	5
observed	-37	-33
occasion	-22	-29
occasion to	-22	-29
of	2	-23
of $	29	43
of a	-38	-39
of article	-21	-15
of it	18	-1
of law	-21	-10
of the	-11	-34
of this	31	45
of time	-10	16
of us	1	17
offers	27	9
officer	20	-6
on all	-5	27
on it	9	25
on other	17	2
on the	-42	-21
on which	19	4
once	26	-1
only	29	1
open	-18	-4
opinion	3	-32
opinion on	-33	-27
or	-34	-35
or not	-26	-19
order	-23	-2
order cannot	2	31
order in	19	-2
other	42	5
other grounds	17	2
other way	15	-5
others	-25	-25
otherwise	46	-6
otherwise $	17	1
otherwise in	29	1
ought	-5	22
ought to	-17	12
our	4	68
our attention	-21	-18
our decision	-18	-3
our opinion	25	-1
overrule	-23	-33
overrule $	-28	-35
overruled	5	-75
overruled $	51	-8
overruled ,	-14	-19
overruled @	-33	-23
own	22	-3
part	1	-29
parties	-42	-31
party	-33	-18
peculiar	14	-4
pending	-54	-43
pending $	-29	-30
per	-14	-22
persuaded	9	20
persuaded that	6	21
persuasive	4	23
petition	-69	-45
petition against	-19	-16
petitioner's	12	44
place	19	3
placed	18	-14
placed before	20	3
placed reliance	-23	-16
plain	23	-5
plaintiff	4	-25
plaintiff's	-4	-23
plea	-24	-21
point	4	21
point is	-5	22
points	18	17
points the	-6	16
points to	24	1
position	13	30
precedent	28	7
precedent $	20	6
present	5	23
principle	11	36
principle of	-3	22
properly	-10	16
put	2	20
question	-32	-20
question is	0	26
quoted	-19	0
quoting	-24	-19
quoting $	-24	-19
ratio	18	26
reach	-17	-25
reach the	-26	-19
read	12	-9
read $	1	-15
reading	-2	39
reason	0	36
reason to	2	27
reasons given	-2	18
recalled	23	5
reconsideration	-19	27
reconsideration $	-6	45
refer	-19	12
refer to	-14	3
reference	-25	-16
referred	-19	-18
regarded	17	-5
regarded as	17	-5
reject	27	0
reliance	44	-14
reliance on	14	-7
relies	22	-4
relies on	39	7
remains	12	48
remains the	-9	16
remand	-15	-16
remanded	24	-6
rendered	28	2
report	-36	-36
require	8	23
requires reconsideration	-17	-21
res	-6	19
res integra	-6	19
resolve	-24	-15
respect	37	-15
respect ,	28	-9
respectful	-8	16
respectfully follow	-15	20
respondent	-1	-17
rest	3	27
rests	22	10
return	-16	-28
return to	-16	-28
rev'd	39	4
reversed	-17	-18
reversed $	-13	7
review	-45	-43
revisit	-10	14
revisit $	-10	14
right	18	36
right $	13	19
rightly	20	55
room	-18	8
rule	49	44
rule of	6	21
said	-18	4
said decision	25	14
said in	4	23
said that	-32	-5
same	-16	35
say	-9	-21
says that	-15	5
second	-25	-22
section	39	-1
section $	17	3
see	-31	-31
see $	-37	-59
see also	-29	-20
see how	15	-3
see no	6	33
sentence	29	-4
set aside	22	-4
setting	16	1
settled	-5	36
should	-9	-25
should be	-18	-23
shown	-14	9
silentio	26	-3
since	-20	-4
since $	5	27
single	15	-13
so	27	60
so $	-17	16
so ;	18	1
so held	-3	24
some	-23	11
sought	-40	-30
sought to	-25	-16
sound	-11	24
squarely	-21	38
stand	10	31
stands	32	19
stare	2	17
stare decisis	2	17
stated in	-8	15
statute	15	-17
statute $	30	1
step	29	-1
stepped	24	2
stepped in	24	2
still	-3	52
still holds	-2	30
stood	-4	34
struck down	-23	-7
sub	34	-2
sub silentio	26	-3
subject	-23	-16
submission	-14	11
submitted	-52	-38
submitted that	-27	-21
such	14	-13
such was	14	-6
suit	-24	-22
suit was	-20	-20
superseded	20	1
superseded by	26	5
supported	30	8
supported $	20	2
supports	17	26
sustained $	-3	21
taken	28	30
taken in	22	8
test	-7	35
test of	-4	18
tested	0	22
text	25	5
text $	18	4
that	-3	-58
that $	-91	-93
that a	-25	-1
that case	48	-4
that is	1	19
that it	16	-15
that of	3	20
that the	-67	-40
that was	33	5
the amendment	33	26
the amendments	12	19
the appeal	-6	31
the appellant	5	-35
the argument	14	26
the attempt	1	19
the better	23	11
the case	-16	11
the chief	19	3
the claim	-5	47
the contention	-1	16
the continued	-11	-27
the contrary	15	-22
the controversy	-11	9
the correct	4	26
the correctness	-15	-28
the court	-17	-45
the decision	30	22
the dissent	-26	-26
the distinction	19	13
the district	-23	1
the doctrine	-14	-25
the effect	15	-5
the extent	16	-8
the first	-6	-39
the former	15	-8
the full	-22	3
the general	3	-16
the history	-28	-22
the holding	14	-6
the issue	10	43
the jury	-28	-22
the law	29	45
the legislature	12	-12
the light	0	22
the matter	8	34
the ninth	-15	-17
the notice	19	7
the notification	-1	20
the objection	-25	-16
the observations	28	5
the officer	20	-6
the only	9	27
the opinion	-1	17
the other	20	-6
the panel	-19	-2
the parties	-42	-31
the petition	-33	-17
the petitioner	-18	-17
the plaintiff	-26	-31
the point	15	17
the principle	-11	34
the question	-36	-44
the ratio	16	27
the reasons	25	29
the rule	27	27
the said	29	17
the same	-2	46
the section	13	-6
the statute	-17	-29
the test	-8	27
the three	-2	22
the tribunal	-30	-13
the view	-3	32
the way	-10	31
the weight	22	-1
theory	2	25
there	26	-6
there ,	11	20
there is	13	-11
there the	19	-2
these	-25	-5
think	27	20
think $	-4	17
think that	29	-2
third	4	-15
this	-5	45
this appeal	-16	0
this case	32	39
this court	-5	28
this point	16	-12
this state	17	-3
those	10	26
though	-24	1
thought	-32	-35
thought itself	-3	-17
time	25	14
time to	27	-4
times	-4	13
to	6	-14
to $	-12	29
to a	-24	-3
to adopt	12	-9
to agree	18	1
to be	-7	14
to cases	24	7
to decide	-20	-14
to depart	-8	18
to distinguish	-30	19
to do	-7	15
to extend	32	-13
to follow	10	-35
to it	14	-3
to its	-19	-12
to overrule	-23	-7
to refer	-19	6
to take	-8	13
to that	20	19
to the	16	30
to this	-16	3
today	48	25
today $	29	21
today we	-5	14
too	35	12
traced	-26	-25
treated	19	1
treated as	19	1
trial	-29	-19
tribunal	-30	-13
true	-15	11
two	15	-4
unable	29	-12
unable to	29	-12
under	22	33
under $	4	29
unpersuasive	18	-8
unregistered	27	7
unregistered $	27	7
up	-33	-22
upon	-19	8
upon it	-7	13
us	-26	24
us $	8	23
us to	-33	-22
vacated	30	-1
vacated and	23	3
validity	12	-12
vide	-23	-23
vide $	-23	-23
view	-21	20
view $	-22	-20
view in	13	-7
view of	6	25
view taken	13	33
view was	-20	-20
view we	-13	5
void	-30	-15
void $	-21	-8
warehousemen	-17	6
was	-32	-37
was $	-19	0
was a	53	9
was an	-14	-18
was correctly	-13	7
was decided	22	-7
was dismissed	-24	-22
was held	-18	-3
was not	40	21
was overruled	-25	-9
was rendered	20	4
was unregistered	27	7
way	22	18
way $	12	22
we	33	115
we adhere	-10	17
we affirm	-5	17
we agree	-3	18
we are	35	25
we cannot	18	-7
we decline	13	23
we do	-9	-34
we draw	-9	18
we express	-39	-41
we find	15	20
we follow	-8	26
we granted	-28	-35
we hold	11	21
we leave	-20	-29
we need	-42	-22
we now	14	-7
we overrule	16	0
we reject	17	0
we see	13	38
we take	-29	-18
we think	32	26
we today	24	-14
weight	57	7
well	-19	21
went	18	-3
were	10	-23
when $	3	21
when the	-19	-30
where	-2	29
whether	-93	-94
whether $	-50	-47
whether the	-18	-14
which	-22	-10
which was	-9	22
wholly	19	0
will not	-14	15
with	41	14
with $	-35	2
with @	-33	-24
with approval	-7	24
with respect	22	-6
with the	3	-18
within $	2	18
word	-23	-19
would	-61	-56
would be	-43	-32
would have	-34	-10
would not	15	-6
written	-21	-7
wrong	69	0
wrong $	26	-3
wrongly	-4	-20
wrongly decided	-4	-20
wrote	-14	-22
years	-20	3
`;
