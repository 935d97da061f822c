/**
 * Words by what they mean in a court's talk of a case: a word that ends with "-" is the beginning of all words that begin
 * so. A word may have several meanings. From the usage of courts, and from no labelled window.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  agree:
    "accept- admirabl- affirm- agree- alive- applaud- approv- cardinal- celebrated- classic- cogent- commend- compelling- concur- confirm- convinc- correct- echoed- endors- endur- faithful- fidelity- firm- force good healthy- impeccab- intact- locus- lucid- persuad- persuas- reaffirm- reasoned- reiterat- respect restat- right rightly- robust- salutary- secure- share shares- sound soundness- stands stood- subscribe- sustain- sway- test unassailab- undiminished- unimpaired- unimpeach- unquestioned- unshaken- upheld- uphold- validity- venerable- vigor- vigour- vindicat- vital- welcome- wisdom- wise",
  bench:
    "appellate below bench board circuit commission commissioner- district division high judge judges lower magistrate- panel single trial tribunal-",
  but: "although- but despite- however instead- mere merely nevertheless- notwithstanding- only rather simply though whereas- while yet",
  commentator:
    "author- brother- colleague- commentators- concurrence- concurring- dissenter- dissenting- justice majority- minority- scholars- treatise- writers-",
  control:
    "answer answered- answers- authoritative- authority- bind- bound carries- clinch- command- compel- conclude concludes- conclusiv- constrain- control- cover- decisive- determinative- dictat- dispos- doubt end ends fatal- field foreclos- govern- inescap- integra- leaves mandat- matter must obliged- precedent- preclude- requir- resolv- room settl- squarely- stare",
  court: "court i my our ourselves- us we",
  criticize:
    "assail- attack- bafl- condemn- critici- decri- decry- denounc- deplor- deprecat- discomfort- disfavo- disparag- doubt- dubious- excoriat- fault- grave- hesita- lament- misgiv- perplex- pillor- puzzl- qualm- question questionable- questioned- rebuk- regret- reproach- reserv- ridicul- savag- sceptic- scorn- serious- skeptic- suspect- suspicio- troubl- uneas- wonder-",
  decay:
    "anachron- antiqu- archa- ashes- bygone- chipped- collaps- crumbl- dead- death- defunct- demise- die died- dies- dilut- disappear- discredit- displac- dormant- drain- drift- dust- eclips- erod- erosion- eviscerat- exhausted- expir- extinct- fad- fall fallen- fell footing- fossil- gone- ground- gutt- hollow- husk- laps- moor- moribund- museum- obliterat- obsolet- outdat- outliv- outmod- outworn- overtak- overtook- past pedigree- perish- relic- remnant- ruin- rust- sapp- shadow- shak- shipwreck- spent- stale- superannuat- supersed- supplant- swallowed- swept- tatter- undercut- undermin- unmoored- vanish- vestig- washed- weaken- whittl- wither- yesterday-",
  differ:
    "absent- afield- apart- apples- bearing- bears- contradistinction- contrast- cry- depend- differ- dissimil- distant- distinct- distinguish- elsewhere- footing- foreign- inapplic- inappos- inapt- lacking- materially- opposite- oranges- otherwise- remote- scant- turn- unlike- whereas-",
  follow:
    "abid- accord accordance- adher- adopt- appl application- applied- applies- apply- borrow- conform consistent- draw- echo- embrac- follow- guid- heed- honor- honour- import- obey- path steps- tread- walk-",
  help: "advance aid- anything- apposite- assist- avail- bear bears- benefit- comfort- germane- guidance- help- illuminat- instructive- light- mileag- pertinent- refug- relevan- rescue- salvation- save- service- shelter- solac- something- speaks succor- succour- support- use useful- value weigh weight",
  here: "hand here instant now our ours present these this today- us",
  limit:
    "beyond- broad- cabin- circumscrib- confin- enlarge- expand- extend- extension- facts- farther- further- generis- limit- narrow- outside- overbroad- own peculiar- reach- restrict- scope- stretch- sui sweep- transplant-",
  not: "anything- barely- but cannot- fail failed- fails far few hardly- insufficient- lack lacks- less little neither never no none nor not nothing- nowhere- scarcely- unable- without",
  open: "await- consider considered- decide deciding- discuss- examine- explain- express leave need needn- notice- open opinion pending- reach reached- reserv- unnecessary-",
  overrule:
    "abandon- abrogat- buri- consign- disapprov- disavow- discard- disown- forsak- interment- jettison- overrul- overthrow- overturn- recall- recant- renounc- repudiat- retir- retract- scrap- strike- struck- undo- unsay- withdraw-",
  party:
    "according- advocat- amicus- appellant appellee argu- asks- assert- assessee brief- claim claims- contend- content contention- counsel- defendant government insist- invited- invites- ld- learned- maintain- parties- party- petitioner plaintiff plea- prayed- prays- respondent revenue says solicitor- submission- submit- suggest- urg- wants-",
  precedent:
    "analysis- approach- case cases- decision decisions- dictum- doctrine- foundation- holding- judgment- law logic- observation- opinion precedent- premise- principle- proposition- ratio- reasoning- rule ruling- standard test theory- view",
  question:
    "arguabl- assum- could even hypothe- if may might ought perhaps- query- question- should suppos- unless- whether would",
  refuse:
    "avoid- break cannot- company- declin- depart departed- departs- departure- deviate- differ differed- disagree- dispute- disregard- dissent- diverge- escape- eschew- evade- ignore- loath- part quarrel- rebuff- refrain- refus- reject- reluct- resist- retreat- shun- spurn- swerve- unable- unpersuaded- unwilling-",
  rely: "cit citation- cite- citing- draws drew invok- lean leans- mention- noted- place placed- press pressed- presses- quote- refer reference- referr- reliance- relied- relies- rely- rest rested- rests- stress stressed-",
  reverse: "annul- aside- nullif- quash- remand- rescind- rev'd- revers- revok- upset- upturn- vacat-",
  similar:
    "akin- alike- also analog- carbon- close closest- comparable- equal- equivalent- exactly- fours- identical- indistinguish- just kindred- like likewise- mirror- parallel- precisely- replica- resembl- same similar- so such too twin-",
  statute:
    "act acts amend- assembly- code congress- enact- legislat- ordinance- parliament- provision- proviso- repeal- rule rules section statut-",
  there: "its that there therein those which whose",
  time: "age always anymore- century- consistently- day days decades era ever frequently- invariably- lately- later longer never often- old once recent- repeatedly- since still subsequent- then until years yet",
  wrong:
    "aberra- absurd- anomal- conflict- confus- contra contradict- contrary- defect- dict dicta- dictum- err erred- errone- error- errs- fallac- flaw- harm- ignoranc- illogic- impossible- inadvert- incoherent- incompatib- inconsisten- incorrect- incuriam- indefensib- irreconcil- misappl- mischief- misconceiv- misconstru- misguid- misread- misstep- mistak- misunderst- muddl- obiter- outlier- overlook- oversight- pernicious- perver- repugn- specious- unaware- unconvinc- unfortunat- unjust- unnecessary- unpersuas- unreasoned- unsatisfactor- unsound- untenable- unworkab- vice- wrong-",
};
