/**
 * Courts of the United States: id | as a citation's parenthetical writes it | name | level.
 * Level: S supreme, H highest of a state, A appellate, T trial, X special.
 * Facts compiled from Free Law Project's courts-db (BSD-2-Clause).
 */
export const US_COURTS = `
alacirct||Alabama Circuit Courts|T
alactapp|Ala. Ct. App.|Alabama Court of Appeals|A
alacivapp|Ala. Civ. App.|Alabama Court of Civil Appeals|A
alacrimapp|Ala. Crim. App.|Alabama Court of Criminal Appeals|A
alajudct||Alabama Court of the Judiciary|T
aladistct||Alabama District Courts|T
alajuvct||Alabama Juvenile Courts|T
alamunict||Alabama Municipal Courts|T
alaproct||Alabama Probate Courts|T
alascct||Alabama Small Claims Courts|T
ala|Ala.|Supreme Court of Alabama|H
almb|Bankr. M.D. Ala.|United States Bankruptcy Court for the Middle District of Alabama|T
alnb|Bankr. N.D. Ala.|United States Bankruptcy Court, N.D. Alabama|T
alsb|Bankr. S.D. Ala.|United States Bankruptcy Court, S.D. Alabama|T
ald|D. Ala.|United States District Court for the District of Alabama|T
circtdal||U.S. Circuit Court for the District of Alabama|A
circtmdal||U.S. Circuit Court for the District of Middle Alabama|A
circtndal||U.S. Circuit Court for the District of Northern Alabama|A
circtsdal||U.S. Circuit Court for the District of Southern Alabama|A
almd|M.D. Ala.|United States District Court for the Middle District of Alabama|T
alnd|N.D. Ala.|United States District Court for the Northern District of Alabama|T
alsd|S.D. Ala.|United States District Court for the Southern District of Alabama|T
alaskactapp|Alaska Ct. App.|Alaska Court of Appeals|A
akdistct||Alaska District Court|T
aksuperct||Alaska Superior Court|T
alaska|Alaska|Alaska Supreme Court|H
akb|Bankr. D. Alaska|United States Bankruptcy Court, D. Alaska|T
akd|D. Alaska|United States District Court for the District of Alaska|T
amsamoatc||American Samoa District Court|T
amsamoa||High Court of American Samoa|H
arizctapp|Ariz. Ct. App.|Arizona Court of Appeals|A
azjustct||Arizona Justice Court|T
azsuperct||Arizona Superior Court|T
ariz|Ariz.|Arizona Supreme Court|H
ariztaxct||Arizona Tax Court|A
ftmcdowell||Fort McDowell Supreme Court|X
ftmcdowct||Fort McDowell Yavapai Nation Tribal Court|X
ftmcdowctapp||Fort McDowell Yavapai Nation Tribal Court of Appeals|X
hopiappct||Hopi Appellate Court|X
hopitr||Hopi Trial Court|X
navajoctapp||Navajo Court of Appeals|X
navajochildct||Navajo Nation Children's Court|T
navajodistct||Navajo Nation District Court|X
navajofamct||Navajo Nation Family Court|T
navajo||Navajo Nation Supreme Court|X
arb|Bankr. D. Ariz.|United States Bankruptcy Court, D. Arizona|T
azd|D. Ariz.|United States District Court for the District of Arizona|T
circtdar||U.S. Circuit Court for the District of Arkansas|A
circtedar||U.S. Circuit Court for the District of Eastern Arkansas|A
circtdterrar||U.S. Circuit Court for the District of Territory of Arkansas|A
circtwdar||U.S. Circuit Court for the District of Western Arkansas|A
ared|E.D. Ark.|United States District Court for the Eastern District of Arkansas|T
arwd|W.D. Ark.|United States District Court for the Western District of Arkansas|T
arkag|Ark. Att'y Gen.|Arkansas Attorney General Reports|X
arkcirct||Arkansas Circuit Courts|T
arkcityct||Arkansas City Courts|T
arkctapp|Ark. Ct. App.|Arkansas Court of Appeals|A
arkdistct||Arkansas District Courts|T
ark|Ark.|Arkansas Supreme Court|H
arkworkcompcom|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission|A
areb|Bankr. E.D. Ark.|United States Bankruptcy Court, E.D. Arkansas|T
arwb|Bankr. W.D. Ark.|United States Bankruptcy Court, W.D. Arkansas|T
ard||United States District Court for the District of Arkansas|T
usberlinct|| United States Court of Berlin|X
circtdca|C. Cal.|U.S. Circuit Court for the District of California|A
circtndca||U.S. Circuit Court for the District of Northern California|A
circtsdca||U.S. Circuit Court for the District of Southern California|A
caed|E.D. Cal.|United States District Court for the Eastern District of California|T
cand|N.D. Cal.|United States District Court for the Northern District of California|T
casd|S.D. Cal.|United States District Court for the Southern District of California|T
calag|Cal. Att'y Gen.|California Attorney General Reports|X
calctapp|Cal. Ct. App.|California Courts of Appeal|A
calctapp5d||California Court of Appeal, Fifth Appellate District|A
calctapp1d||California Court of Appeal, First Appellate District|A
calctapp4d||California Court of Appeal, Fourth Appellate District|A
calctapp2d||California Court of Appeal, Second Appellate District|A
calctapp6d||California Court of Appeal, Sixth Appellate District|A
calctapp3d||California Court of Appeal, Third Appellate District|A
caldistct|Cal. Dist. Ct.|California District Court|T
montereydistct|Monterey Dist. Ct.|Monterey District Court|T
placerdistct|Placer Dist. Ct.|Placer District Court|T
sacdistct|Sacramento Dist. Ct.|Sacramento District Court|T
sfdistct|S.F. Dist. Ct.|San Francisco District Court|T
santacruzdistct|Santa Cruz Dist. Ct.|Santa Cruz District Court|T
shastadistct|Shasta Dist. Ct.|Shasta District Court|T
siskiyoudistct|Siskiyou Dist. Ct.|Siskiyou District Court|T
trinitydistct|Trinity Dist. Ct.|Trinity District Court|T
yrekadistct|Yreka Dist. Ct.|Yreka District Court|T
yubadistct|Yuba Dist. Ct.|Yuba District Court|T
calsuperct||California Superior Court|T
calsuppctla||Los Angeles Superior Court|T
calsuppctsf||San Francisco Superior Court|T
calappdeptsuper|Cal. App. Dep’t Super. Ct.|California Superior Court, Appellate Division|A
cal|Cal.|California Supreme Court|H
ca9|9th Cir.|Court of Appeals for the Ninth Circuit|A
caljp||State of California Commission On Judicial Performance|T
bap9|9th Cir. BAP|United States Bankruptcy Appellate Panel of The Ninth Circuit|T
cacb|Bankr. C.D. Cal.|United States Bankruptcy Court, C.D. California|T
caeb|Bankr. E.D. Cal.|United States Bankruptcy Court, E.D. California|T
canb|Bankr. N.D. Cal.|United States Bankruptcy Court, N.D. California|T
casb|Bankr. S.D. Cal.|United States Bankruptcy Court, S.D. California|T
cacd|C.D. Cal.|United States District Court for the Central District of California|T
californiad|D. Cal.|United States District Court for the District of California|T
judcoun9||Judicial Council of The Ninth Circuit|X
circtdco||U.S. Circuit Court for the District of Colorado|A
judcoun10||Judicial Council of The Tenth Circuit|X
cosuperct||Coloardo Superior Court|H
cosuperctdenver||Denver Superior Court|H
coloag|Colo. Att'y Gen.|Colorado Attorney General Reports|X
colctyct||Colorado County Court|T
colctyctarapaho||Arapahoe County District Court|T
colctyctbent||Bent County District Court|T
colctyctboulder||Boulder County District Court|T
colctyctdouglas||Douglas County District Court|T
colctyctfremont||Fremont County District Court|T
colctyctgarfiel||Garfield County District Court|T
colctyctlarimer||Larimer County District Court|T
colctyctmeyer||Meyer County District Court|T
colctyctotero||Otero County District Court|T
colctyctpitkin||Pitkin County District Court|T
colctyctpueblo||Pueblo County District Court|T
colctyctteller||Teller County District Court|T
coloctapp|Colo. Ct. App.|Colorado Court of Appeals|A
coldistct||Colorado District Court|T
coloworkcompcom|Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office|A
colmunict||Colorado Municipal Court|T
colo|Colo.|Colorado Supreme Court|H
colwaterct||Colorado Water Court|T
ca10|10th Cir.|Court of Appeals for the Tenth Circuit|A
denjuvct||Denver Juvenile Court|T
denproct||Denver Probate Court|T
bap10|10th Cir. BAP|United States Bankruptcy Appellate Panel of The Tenth Circuit|T
cob|Bankr.D. Colo.|United States Bankruptcy Court, D. Colorado|T
cod|D. Colo.|United States District Court for the District of Colorado|T
circtdct||U.S. Circuit Court for the District of Connecticut|A
conncirct||Circuit Courts of Connecticut|T
connworkcompcom|Conn. Comp. Rev. Bd.|Connecticut Compensation Review Board|A
connappct|Conn. App. Ct.|Connecticut Court of Appeals|A
connproct||Connecticut Probate Court|T
connsuperct|Conn. Super. Ct.|Connecticut Superior Court|T
conn|Conn.|Connecticut Supreme Court|H
moheganelders||Council of Elders of the Mohegan Tribe|X
conncpct||Court of Common Pleas of Connecticut
pequotctapp||Mashantucket Pequot Court of Appeals|X
pequotct||Mashantucket Pequot Tribal Court|X
mohegangctapp||Mohegan Gaming Disputes Court of Appeals|X
mohegangct||Mohegan Gaming Disputes Trial Court|X
moheganct||Mohegan Trial Court|X
moheganctapp||Mohegan Tribal Court of Appeals|X
ctb|Bankr. D. Conn.|United States Bankruptcy Court, D. Connecticut|T
ctd|D. Conn.|United States District Court for the District of Connecticut|T
usjudconfcomdis||United States Judicial Conference Committee on Judicial Conduct and Disability|X
judcoundc||Judicial Council of the District of Columbia Circuit|X
dakotasup||Supreme Court of Dakota|H
circtdel|Cir. Ct. Del.|U.S. Circuit Court for the District of Delaware|A
ded|D. Del.|United States District Court for the District of Delaware|T
delgensess||Court of General Sessions of The Peace And Jail Delivery of Delaware|T
deljudct|Ct. Jud. Del.|Court on the Judiciary of Delaware|A
delaldct||Delaware Alderman's Courts|T
delch|Del. Ch.|Delaware Court of Chancery|A
delctcompl|Del. Ct. Com. Pl.|Delaware Court of Common Pleas|T
deloyerterm||Delaware Court of Oyer and Terminer|T
delfamct|Del. Fm. Ct.|Delaware Family Court|A
deljustpct||Delaware Justice of the Peace Courts|T
del|Del.|Delaware Supreme Court|H
delorphct||Orphans Court of Delaware
delsuperct|Del. Super. Ct. |Superior Court of Delaware
deb|Bankr. D. Del.|United States Bankruptcy Court, D. Delaware|T
kingsbench|King's Bench|Court of King's Bench|X
highctjchuk|High Ct. J. Ch.|High Court of Justice, Chancery Division|X
houseoflordsuk|HL|House of Lords (UK)|X
flmd|M.D. Fla.|United States District Court for the Middle District of Florida|T
flnd|N.D. Fla.|United States District Court for the Northern District of Florida|T
flsd|S.D. Fla.|United States District Court for the Southern District of Florida|T
dadectypropbd|Dade Cty. Prop. Appraisal Adjmt. Bd.|Dade County Property Appraisal Adjustment Board
fladepthrehabil|Fla. Dep't. of H. Rehabil. Serv.|Florida Department of Health and Rehabilitative Services
jaxcivservbd|Jax. Civ. Serv. Bd.|Jacksonville Civil Service Board|T
fladeptenvreg|Fla. Dep't. Env. Reg.|State of Florida Department of Environmental Regulation
fladeptrev|Fla. Dep't Rev.|State of Florida Department of Revenue
fladivadminhrg|Fla. Div. Admin. Hr'g|State of Florida Division of Administrative Hearings
superctsdfla|Super. Ct. S.D. Fla.|Superior Court, S. D. Florida|T
flaag|Fla. Att'y Gen.|Florida Attorney General Reports|X
flacirct||Florida Circuit Court|T
flacirct10||Circuit Court of the 10th Judicial Circuit of Florida|T
flacirct11||Circuit Court of the 11th Judicial Circuit of Florida|T
flacirct12||Circuit Court of the 12th Judicial Circuit of Florida|T
flacirct13||Circuit Court of the 13th Judicial Circuit of Florida|T
flacirct14||Circuit Court of the 14th Judicial Circuit of Florida|T
flacirct15||Circuit Court of the 15th Judicial Circuit of Florida|T
flacirct16||Circuit Court of the 16th Judicial Circuit of Florida|T
flacirct17||Circuit Court of the 17th Judicial Circuit of Florida|T
flacirct18||Circuit Court of the 18th Judicial Circuit of Florida|T
flacirct19||Circuit Court of the 19th Judicial Circuit of Florida|T
flacirct1||Circuit Court of the 1st Judicial Circuit of Florida|T
flacirct20||Circuit Court of the 20th Judicial Circuit of Florida|T
flacirct2||Circuit Court of the 2nd Judicial Circuit of Florida|T
flacirct3||Circuit Court of the 3rd Judicial Circuit of Florida|T
flacirct4||Circuit Court of the 4th Judicial Circuit of Florida|T
flacirct5||Circuit Court of the 5th Judicial Circuit of Florida|T
flacirct6||Circuit Court of the 6th Judicial Circuit of Florida|T
flacirct7||Circuit Court of the 7th Judicial Circuit of Florida|T
flacirct8||Circuit Court of the 8th Judicial Circuit of Florida|T
flacirct9||Circuit Court of the 9th Judicial Circuit of Florida|T
flactyct||Florida County Court|T
flactyct1||Alachua County Court|T
flactyct2||Baker County Court|T
flactyct3||Bay County Court|T
flactyct4||Bradford County Court|T
flactyct5||Brevard County Court|T
flactyct6||Broward County Court|T
flactyct7||Calhoun County Court|T
flactyct8||Charlotte County Court|T
flactyct9||Citrus County Court|T
flactyct10||Clay County Court|T
flactyct11||Collier County Court|T
flactyct12||Columbia County Court, FL|T
flactyct13||De Soto County Court|T
flactyct14||Dixie County Court|T
flactyct15||Duval County Court|T
flactyct16||Escambia County Court|T
flactyct17||Flagler County Court|T
flactyct18||Franklin County Court|T
flactyct19||Gadsden County Court|T
flactyct20||Gilchrist County Court|T
flactyct21||Glades County Court|T
flactyct22||Gulf County Court|T
flactyct23||Hamilton County Court|T
flactyct24||Hardee County Court|T
flactyct25||Hendry County Court|T
flactyct26||Hernando County Court|T
flactyct27||Highlands County Court|T
flactyct28||Hillsborough County Court|T
flactyct29||Holmes County Court|T
flactyct30||Indian River County Court|T
flactyct31||Jackson County Court|T
flactyct32||Jefferson County Court|T
flactyct33||Lafayette County Court|T
flactyct34||Lake County Court|T
flactyct35||Lee County Court|T
flactyct36||Leon County Court|T
flactyct37||Levy County Court|T
flactyct38||Liberty County Court|T
flactyct39||Madison County Court|T
flactyct40||Manatee County Court|T
flactyct41||Marion County Court|T
flactyct42||Martin County Court|T
flactyct43||Miami-Dade County Court|T
flactyct44||Monroe County Court|T
flactyct45||Nassau County Court|T
flactyct46||Okaloosa County Court|T
flactyct47||Okeechobee County Court|T
flactyct48||Orange County Court|T
flactyct49||Osceola County Court|T
flactyct50||Palm Beach County Court|T
flactyct51||Pasco County Court|T
flactyct52||Pinellas County Court|T
flactyct53||Polk County Court|T
flactyct54||Putnam County Court|T
flactyct57||Santa Rosa County Court|T
flactyct58||Sarasota County Court|T
flactyct59||Seminole County Court|T
flactyct55||St. Johns County Court|T
flactyct56||St. Lucie County Court|T
flactyct60||Sumter County Court|T
flactyct61||Suwannee County Court|T
flactyct62||Taylor County Court|T
flactyct63||Union County Court|T
flactyct64||Volusia County Court|T
flactyct65||Wakulla County Court|T
flactyct66||Walton County Court|T
flactyct67||Washington County Court|T
fladistctapp|Fla. Dist. Ct. App.|Florida District Courts of Appeal|A
fladistctapp5||Florida Fifth District Court of Appeal|A
fladistctapp1||Florida First District Court of Appeal|A
fladistctapp4||Florida Fourth District Court of Appeal|A
fladistctapp6||Florida Sixth District Court of Appeal|A
fladistctapp2||Florida Second District Court of Appeal|A
fladistctapp3||Florida Third District Court of Appeal|A
flaindcommn||Florida Industrial Commission
flajudct||Florida Judge's Courts|T
flajudct9||Broward County Judges' Court|T
flajudct1||Charlotte County Judge's Court|T
flajudct2||Dade County Judge's Court|T
flajudct13||Duval County Judge's Court|T
flajudct3||Hamilton County Judges' Court|T
flajudct8||Lake County Judge's Court|T
flajudct5||Lee County Judge's Court|T
flajudct11||Monroe County Judge Court|T
flajudct4||Orange County Judge's Court|T
flajudct12||Palm Beach County Judge’s Court|T
flajudct10||Pinellas County Judge's Court|T
flajudct14||Sarasota County Judge's Court|T
flajudct7||Suwannee County Judge's Court|T
flajudct6||Volusia County Judge's Court|T
flajuv||Florida Juvenile and Domestic Relations Courts|T
flajuv1||Palm Beach County Juvenile and Domestic Relations Court|T
flamunict||Florida Municipal Courts|T
flamunict1||Miami Beach Municipal Court|T
flamunict3||Miami Municipal Court|T
flamunict2||Surfside Municipal Court|T
flapubserv||Florida Public Service Commission
flarealestcommn||Florida Real Estate Commission
flasmclct||Florida Small Claims Courts|T
flasmclct1||Broward County Small Claims Court|T
flasmclct3||Dade County Small Claims Court|T
flasmclct2||Palm Beach County Small Claims Court|T
flasmclct4||St. Lucie County Small Claims Court|T
fla|Fla.|Florida Supreme Court|H
flactyctrec||Florida's Civil and Criminal Court of Records|T
flactyctrec5||Brevard County Civil and Criminal Court of Record|T
flactyctrec7||Broward County Civil and Criminal Court of Record|T
flactyctrec6||Dade County Civil and Criminal Court of Record|T
flactyctrec1||Duval County Civil and Criminal Court of Record|T
flactyctrec4||Escambia County Civil and Criminal Court of Record|T
flactyctrec2||Palm Beach County Civil and Criminal Court of Record|T
flactyctrec3||Pinellas County Civil and Criminal Court of Record|T
flmb|Bankr. M.D. Fla.|United States Bankruptcy Court, M.D. Florida|T
flnb|Bankr. N.D. Fla.|United States Bankruptcy Court, N.D. Florida|T
flsb|Bankr. S.D. Florida|United States Bankruptcy Court, Southern District Florida|T
circtndfl|C.C.N.D. Fla.|United States Circuit Court for the Northern District of Florida|A
circtsdfl|C.C.S.D. Fla.|United States Circuit Court for the Southern District of Florida|A
fld|D. Fla.|United States District Court for the District of Florida|T
flacirct1esc||Circuit Court of the 1st Judicial Circuit of Florida, Escambia County|T
flacirct1oka||Circuit Court of the 1st Judicial Circuit of Florida, Okaloosa County|T
flacirct1san||Circuit Court of the 1st Judicial Circuit of Florida, Santa Rosa County|T
flacirct1wal||Circuit Court of the 1st Judicial Circuit of Florida, Walton County|T
flacirct10har||Circuit Court of the 10th Judicial Circuit of Florida, Hardee County|T
flacirct10hig||Circuit Court of the 10th Judicial Circuit of Florida, Highlands County|T
flacirct10pol||Circuit Court of the 10th Judicial Circuit of Florida, Polk County|T
flacirct11mia||Circuit Court of the 11th Judicial Circuit of Florida, Miami-Dade County|T
flacirct12des||Circuit Court of the 12th Judicial Circuit of Florida, De Soto County|T
flacirct12man||Circuit Court of the 12th Judicial Circuit of Florida, Manatee County|T
flacirct12sar||Circuit Court of the 12th Judicial Circuit of Florida, Sarasota County|T
flacirct13hil||Circuit Court of the 13th Judicial Circuit of Florida, Hillsborough County|T
flacirct14bay||Circuit Court of the 14th Judicial Circuit of Florida, Bay County|T
flacirct14cal||Circuit Court of the 14th Judicial Circuit of Florida, Calhoun County|T
flacirct14gul||Circuit Court of the 14th Judicial Circuit of Florida, Gulf County|T
flacirct14hol||Circuit Court of the 14th Judicial Circuit of Florida, Holmes County|T
flacirct14jac||Circuit Court of the 14th Judicial Circuit of Florida, Jackson County|T
flacirct14was||Circuit Court of the 14th Judicial Circuit of Florida, Washington County|T
flacirct15pal||Circuit Court of the 15th Judicial Circuit of Florida, Palm Beach County|T
flacirct16mon||Circuit Court of the 16th Judicial Circuit of Florida, Monroe County|T
flacirct17bro||Circuit Court of the 17th Judicial Circuit of Florida, Broward County|T
flacirct18bre||Circuit Court of the 18th Judicial Circuit of Florida, Brevard County|T
flacirct18sem||Circuit Court of the 18th Judicial Circuit of Florida, Seminole County|T
flacirct19ind||Circuit Court of the 19th Judicial Circuit of Florida, Indian River County|T
flacirct19mar||Circuit Court of the 19th Judicial Circuit of Florida, Martin County|T
flacirct19oke||Circuit Court of the 19th Judicial Circuit of Florida, Okeechobee County|T
flacirct19stl||Circuit Court of the 19th Judicial Circuit of Florida, St. Lucie County|T
flacirct2fra||Circuit Court of the 2nd Judicial Circuit of Florida, Franklin County|T
flacirct2gad||Circuit Court of the 2nd Judicial Circuit of Florida, Gadsden County|T
flacirct2jef||Circuit Court of the 2nd Judicial Circuit of Florida, Jefferson County|T
flacirct2leo||Circuit Court of the 2nd Judicial Circuit of Florida, Leon County|T
flacirct2lib||Circuit Court of the 2nd Judicial Circuit of Florida, Liberty County|T
flacirct2wak||Circuit Court of the 2nd Judicial Circuit of Florida, Wakulla County|T
flacirct20cha||Circuit Court of the 20th Judicial Circuit of Florida, Charlotte County|T
flacirct20col||Circuit Court of the 20th Judicial Circuit of Florida, Collier County|T
flacirct20gla||Circuit Court of the 20th Judicial Circuit of Florida, Glades County|T
flacirct20hen||Circuit Court of the 20th Judicial Circuit of Florida, Hendry County|T
flacirct20lee||Circuit Court of the 20th Judicial Circuit of Florida, Lee County|T
flacirct3col||Circuit Court of the 3rd Judicial Circuit of Florida, Columbia County|T
flacirct3dix||Circuit Court of the 3rd Judicial Circuit of Florida, Dixie County|T
flacirct3ham||Circuit Court of the 3rd Judicial Circuit of Florida, Hamilton County|T
flacirct3laf||Circuit Court of the 3rd Judicial Circuit of Florida, Lafayette County|T
flacirct3mad||Circuit Court of the 3rd Judicial Circuit of Florida, Madison County|T
flacirct3suw||Circuit Court of the 3rd Judicial Circuit of Florida, Suwannee County|T
flacirct3tay||Circuit Court of the 3rd Judicial Circuit of Florida, Taylor County|T
flacirct4cla||Circuit Court of the 4th Judicial Circuit of Florida, Clay County|T
flacirct4duv||Circuit Court of the 4th Judicial Circuit of Florida, Duval County|T
flacirct4nas||Circuit Court of the 4th Judicial Circuit of Florida, Nassau County|T
flacirct5cit||Circuit Court of the 5th Judicial Circuit of Florida, Citrus County|T
flacirct5her||Circuit Court of the 5th Judicial Circuit of Florida, Hernando County|T
flacirct5lak||Circuit Court of the 5th Judicial Circuit of Florida, Lake County|T
flacirct5mar||Circuit Court of the 5th Judicial Circuit of Florida, Marion County|T
flacirct5sum||Circuit Court of the 5th Judicial Circuit of Florida, Sumter County|T
flacirct6pas||Circuit Court of the 6th Judicial Circuit of Florida, Pasco County|T
flacirct6pin||Circuit Court of the 6th Judicial Circuit of Florida, Pinellas County|T
flacirct7fla||Circuit Court of the 7th Judicial Circuit of Florida, Flagler County|T
flacirct7put||Circuit Court of the 7th Judicial Circuit of Florida, Putnam County|T
flacirct7stj||Circuit Court of the 7th Judicial Circuit of Florida, St. Johns County|T
flacirct7vol||Circuit Court of the 7th Judicial Circuit of Florida, Volusia County|T
flacirct8ala||Circuit Court of the 8th Judicial Circuit of Florida, Alachua County|T
flacirct8bak||Circuit Court of the 8th Judicial Circuit of Florida, Baker County|T
flacirct8bra||Circuit Court of the 8th Judicial Circuit of Florida, Bradford County|T
flacirct8gil||Circuit Court of the 8th Judicial Circuit of Florida, Gilchrist County|T
flacirct8lev||Circuit Court of the 8th Judicial Circuit of Florida, Levy County|T
flacirct8uni||Circuit Court of the 8th Judicial Circuit of Florida, Union County|T
flacirct9ora||Circuit Court of the 9th Judicial Circuit of Florida, Orange County|T
flacirct9osc||Circuit Court of the 9th Judicial Circuit of Florida, Osceola County|T
circtdga||U.S. Circuit Court for the District of Georgia|A
circtndga||U.S. Circuit Court for the Northern District of Georgia|A
circtsdga||U.S. Circuit Court for the Southern District of Georgia|A
gamd|M.D. Ga.|United States District Court for the Middle District of Georgia|T
gand|N.D. Ga.|United States District Court for the Northern District of Georgia|T
gasd|S.D. Ga.|United States District Court for the Southern District of Georgia|T
judcoun11||Judicial Council of The Eleventh Circuit|X
gabizct||Georgia Business Court|T
gactapp|Ga. Ct. App.|Georgia Court of Appeals|A
gaoyertermct||Georgia Court of Oyer and Terminer
gajuvct||Georgia Juvenile Courts|T
gamagct||Georgia Magistrate Courts|T
gamunict||Georgia Municipal Courts|T
gaproct||Georgia Probate Courts|T
gastct||Georgia State Courts|T
gasuperct||Georgia Superior Courts|T
gasuperctburke|Burke Cty. Super. Ct.|Burke County Superior Court, Ga.|T
gasuperctcarrol|Carroll Cty. Super. Ct.|Carroll County Superior Court, Ga.|T
gasuperctchatha|Chatham Superior Court|Chatham Superior Court, Ga.|T
gasuperctclark|Clark Cty. Super. Ct.|Clark County Superior Court, Ga.|T
gasuperctclarke|Clarke Cty. Super. Ct.|Clarke County Superior Court, Ga.|T
gasuperctcobb|Cobb Cty. Super. Ct.|Cobb County Superior Court, Ga.|T
gasuperctcolumb|Columbia Cty. Super. Ct.|Columbia County Superior Court, Ga.|T
gasuperctcoweta|Coweta Cty. Super. Ct.|Coweta County Superior Court, Ga.|T
gasuperctdekalb|DeKalb Cty. Super. Ct.|DeKalb County Superior Court, Ga.|T
gasuperctdecatu|Decatur Cty. Super. Ct.|Decatur County Superior Court, Ga.|T
gasuperctearl|Early Cty. Super. Ct.|Early County Superior Court, Ga.|T
gasuperctelbert|Elbert Cty. Super. Ct.|Elbert County Superior Court, Ga.|T
gasuperctfay|Fayette Super. Ct.|Fayette Superior Court, Ga.|T
gasuperctfrankl|Franklin Cty. Super. Ct.|Franklin County Superior Court, Ga.|T
gasuperctgwin|Gwinnett Cty. Super. Ct.|Gwinnett County Superior Court, Ga.|T
gasupercthabers|Habersham Cty. Super. Ct.|Habersham County Superior Court, Ga.|T
gasupercthall|Hall Cty. Super. Ct.|Hall County Superior Court, Ga.|T
gasupercthancoc|Hancock Cty. Super. Ct.|Hancock County Superior Court, Ga.|T
gasuperctharris|Harris Cty. Super. Ct.|Harris County Superior Court, Ga.|T
gasuperctheard|Heard Cty. Super. Ct.|Heard County Superior Court, Ga.|T
gasupercthous|Houston Superior Court|Houston Superior Court, Ga.|T
gasuperctlee|Lee Cty. Super. Ct.|Lee County Superior Court, Ga.|T
gasuperctliber|Liberty Cty. Super. Ct.|Liberty County Superior Court, Ga.|T
gasuperctlincol|Lincoln Cty. Super. Ct.|Lincoln County Superior Court, Ga.|T
gasuperctmacon|Macon Cty. Super. Ct.|Macon County Superior Court, Ga.|T
gasuperctmari|Marion Cty. Super. Ct.|Marion County Superior Court, Ga.|T
gasuperctmeriw|Meriwether Cty. Super. Ct.|Meriwether County Superior Court, Ga.|T
gasuperctmuscog|Muscogee Cty. Super. Ct.|Muscogee County Superior Court, Ga.|T
gasuperctogleth|Oglethorpe Cty. Super. Ct.|Oglethorpe County Superior Court, Ga.|T
gasuperctpike|Pike Superior Court|Pike Superior Court, Ga.|T
gasuperctrand|Randolph Cty. Super. Ct.|Randolph County Superior Court, Ga.|T
gasuperctrichm|Richmond Superior Court|Richmond Superior Court, Ga.|T
gasuperctserive|Seriven Cty. Super. Ct.|Seriven County Superior Court, Ga.|T
gasuperctsumter|Sumter Cty. Super. Ct.|Sumter County Superior Court, Ga.|T
gasupercttalb|Talbot Cty. Super. Ct.|Talbot County Superior Court, Ga.|T
gasupercttallia|Talliaferro Cty. Super. Ct.|Talliaferro County Superior Court, Ga.|T
gasupercttroup|Troup Cty. Super. Ct.|Troup County Superior Court, Ga.|T
gasuperctwalton|Walton Cty. Super. Ct.|Walton County Superior Court, Ga.|T
gasuperctwashin|Washington Cty. Super. Ct.|Washington County Superior Court, Ga.|T
gasuperctwilkes|Wilkes Cty. Super. Ct.|Wilkes County Superior Court, Ga.|T
ga|Ga.|Georgia Supreme Court|H
gamb|Bankr. M.D. Ga.|United States Bankruptcy Court, M.D. Georgia|T
ganb|Bankr. N.D. Ga.|United States Bankruptcy Court, N.D. Georgia|T
gasb|Bankr. S.D. Ga.|United States Bankruptcy Court, S.D. Georgia|T
ca11|11th Cir.|United States Court of Appeals for the Eleventh Circuit|A
gad|D. Ga.|United States District Court for the District of Georgia|T
gud|D. Guam|District Court, D. Guam|T
superctguam|Super. Ct. Guam|Superior Court of Guam|T
guam||Supreme Court of Guam|H
gub|Bankr. D. Guam|United States Bankruptcy Court, D. Guam|T
hawcirct||Hawaii Circuit Courts|T
hawdistct||Hawaii District Courts|T
hawfamct||Hawaii Family Courts|T
hawapp|Haw. App.|Hawaii Intermediate Court of Appeals|A
hawtax||Hawaii State Tax Appeal Court|A
hawlandct||Land Court of the State of Hawaii|T
haw|Haw.|Supreme Court of Hawaii|H
hib|Bankr. D. Haw.|United States Bankruptcy Court, D. Hawaii|T
hid|D. Haw.|United States District Court for the District of Hawaii|T
circtdid||U.S. Circuit Court for the District of Idaho|A
idahoctapp|Idaho Ct. App.|Idaho Court of Appeals|A
iddistct||Idaho District Courts|T
iddrugct||Idaho Drug Court|T
idmagdiv||Idaho Magistrate Division|T
idmhct||Idaho Mental Health Court|T
idaho|Idaho|Idaho Supreme Court|H
idb|Bankr. D. Idaho|United States Bankruptcy Court, D. Idaho|T
idd|D. Idaho|United States District Court for the District of Idaho|T
circtdil||U.S. Circuit Court for the District of Illinois|A
circtedil||U.S. Circuit Court for the Eastern District of Illinois|A
circtndil||U.S. Circuit Court for the Northern District of Illnois|A
circtsdil||U.S. Circuit Court for the Southern District of Illnois|A
ilnd|N.D. Ill.|District Court, N.D. Illinois|T
ilsd|S.D. Ill.|District Court, S.D. Illinois|T
judcoun7||Judicial Council of The Seventh Circuit|X
illappct|Ill. App. Ct.|Appellate Court of Illinois|A
ca7|7th Cir.|Court of Appeals for the Seventh Circuit|A
ilclaimsct||Court of Claims of Illinois|T
ilcd|C.D. Ill.|District Court, C.D. Illinois|T
illinoisd|D. Ill.|District Court, D. Illinois|T
illinoised|E.D. Ill.|District Court, E.D. Illinois|T
illcirct||Illinois Circuit Court|T
ill|Ill.|Illinois Supreme Court|H
ilcb|Bankr. C.D. Ill.|United States Bankruptcy Court, C.D. Illinois|T
ilnb|Bankr. N.D. Ill.|United States Bankruptcy Court, N.D. Illinois|T
ilsb|Bankr. S.D. Ill.|United States Bankruptcy Court, S.D. Illinois|T
circtdin||U.S. Circuit Court for the District of Indiana|A
innd|N.D. Ind.|District Court, N.D. Indiana|T
insd|S.D. Ind.|District Court, S.D. Indiana|T
indcirct||Indiana Circuit Court
indctapp|Ind. Ct. App.|Indiana Court of Appeals|A
indsuperct|Ind. Super Ct.|Indiana Superior Court|T
ind|Ind.|Indiana Supreme Court|H
indtc||Indiana Tax Court|A
innb|Bankr. N.D. Ind.|United States Bankruptcy Court, N.D. Indiana|T
insb|Bankr. S.D. Ind.|United States Bankruptcy Court, S.D. Indiana|T
indianad|D. Ind.|United States District Court for the District of Indiana|T
circtdia||U.S. Circuit Court for the District of Iowa|A
circtnia||U.S. Circuit Court for the District of Northern Iowa|A
circtsdia||U.S. Circuit Court for the Southern District of Iowa|A
iand|N.D. Iowa|District Court, N.D. Iowa|T
iasd|S.D. Iowa|District Court, S.D. Iowa|T
iowactapp|Iowa Ct. App.|Court of Appeals of Iowa|A
iadistct|Iowa Dist. Ct.|Iowa District Court|T
iowadistct|Iowa Dist. Ct., Lee Cty|Lee County District Court|T
iowa|Iowa|Supreme Court of Iowa|H
ianb|Bankr. D. Iowa|United States Bankruptcy Court, N.D. Iowa|T
iasb|Bankr. S.D. Iowa|United States Bankruptcy Court, S.D. Iowa|T
iad|D. Iowa|United States District Court for the District of Iowa|T
circtdks||U.S. Circuit Court for the District of Kansas|A
ksd|D. Kan.|District Court, D. Kansas|T
kanctapp|Kan. Ct. App.|Court of Appeals of Kansas|A
kanag|Kan. Att'y Gen.|Kansas Attorney General Reports|X
kan|Kan.|Supreme Court of Kansas|H
ksb|Bankr. D. Kan.|United States Bankruptcy Court, D. Kansas|T
circtedky||U.S. Circuit Court for the District of Eastern Kentucky|A
circtdky||U.S. Circuit Court for the District of Kentucky|A
circtwdky||U.S. Circuit Court for the District of Western Kentucky|A
kyed|E.D. Ky.|District Court, E.D. Kentucky|T
kywd|W.D. Ky.|District Court, W.D. Kentucky|T
kyctapp|Ky. Ct. App.|Court of Appeals of Kentucky|A
kycirct|Ky. Circ. Ct.|Kentucky Circuit Courts|T
kycirct1|Ky. Circ. Ct., 1|Kentucky Circuit Court 1|T
kycirct10|Ky. Circ. Ct., 10|Kentucky Circuit Court 10|T
kycirct11|Ky. Circ. Ct., 11|Kentucky Circuit Court 11|T
kycirct12|Ky. Circ. Ct., 12|Kentucky Circuit Court 12|T
kycirct13|Ky. Circ. Ct., 13|Kentucky Circuit Court 13|T
kycirct14|Ky. Circ. Ct., 14|Kentucky Circuit Court 14|T
kycirct15|Ky. Circ. Ct., 15|Kentucky Circuit Court 15|T
kycirct16|Ky. Circ. Ct., 16|Kentucky Circuit Court 16|T
kycirct17|Ky. Circ. Ct., 17|Kentucky Circuit Court 17|T
kycirct18|Ky. Circ. Ct., 18|Kentucky Circuit Court 18|T
kycirct19|Ky. Circ. Ct., 19|Kentucky Circuit Court 19|T
kycirct2|Ky. Circ. Ct., 2|Kentucky Circuit Court 2|T
kycirct20|Ky. Circ. Ct., 20|Kentucky Circuit Court 20|T
kycirct21|Ky. Circ. Ct., 21|Kentucky Circuit Court 21|T
kycirct22|Ky. Circ. Ct., 22|Kentucky Circuit Court 22|T
kycirct23|Ky. Circ. Ct., 23|Kentucky Circuit Court 23|T
kycirct24|Ky. Circ. Ct., 24|Kentucky Circuit Court 24|T
kycirct25|Ky. Circ. Ct., 25|Kentucky Circuit Court 25|T
kycirct26|Ky. Circ. Ct., 26|Kentucky Circuit Court 26|T
kycirct27|Ky. Circ. Ct., 27|Kentucky Circuit Court 27|T
kycirct28|Ky. Circ. Ct., 28|Kentucky Circuit Court 28|T
kycirct29|Ky. Circ. Ct., 29|Kentucky Circuit Court 29|T
kycirct3|Ky. Circ. Ct., 3|Kentucky Circuit Court 3|T
kycirct30|Ky. Circ. Ct., 30|Kentucky Circuit Court 30|T
kycirct31|Ky. Circ. Ct., 31|Kentucky Circuit Court 31|T
kycirct32|Ky. Circ. Ct., 32|Kentucky Circuit Court 32|T
kycirct33|Ky. Circ. Ct., 33|Kentucky Circuit Court 33|T
kycirct34|Ky. Circ. Ct., 34|Kentucky Circuit Court 34|T
kycirct35|Ky. Circ. Ct., 35|Kentucky Circuit Court 35|T
kycirct36|Ky. Circ. Ct., 36|Kentucky Circuit Court 36|T
kycirct37|Ky. Circ. Ct., 37|Kentucky Circuit Court 37|T
kycirct38|Ky. Circ. Ct., 38|Kentucky Circuit Court 38|T
kycirct39|Ky. Circ. Ct., 39|Kentucky Circuit Court 39|T
kycirct4|Ky. Circ. Ct., 4|Kentucky Circuit Court 4|T
kycirct40|Ky. Circ. Ct., 40|Kentucky Circuit Court 40|T
kycirct41|Ky. Circ. Ct., 41|Kentucky Circuit Court 41|T
kycirct42|Ky. Circ. Ct., 42|Kentucky Circuit Court 42|T
kycirct43|Ky. Circ. Ct., 43|Kentucky Circuit Court 43|T
kycirct44|Ky. Circ. Ct., 44|Kentucky Circuit Court 44|T
kycirct45|Ky. Circ. Ct., 45|Kentucky Circuit Court 45|T
kycirct46|Ky. Circ. Ct., 46|Kentucky Circuit Court 46|T
kycirct47|Ky. Circ. Ct., 47|Kentucky Circuit Court 47|T
kycirct48|Ky. Circ. Ct., 48|Kentucky Circuit Court 48|T
kycirct49|Ky. Circ. Ct., 49|Kentucky Circuit Court 49|T
kycirct5|Ky. Circ. Ct., 5|Kentucky Circuit Court 5|T
kycirct50|Ky. Circ. Ct., 50|Kentucky Circuit Court 50|T
kycirct51|Ky. Circ. Ct., 51|Kentucky Circuit Court 51|T
kycirct52|Ky. Circ. Ct., 52|Kentucky Circuit Court 52|T
kycirct53|Ky. Circ. Ct., 53|Kentucky Circuit Court 53|T
kycirct54|Ky. Circ. Ct., 54|Kentucky Circuit Court 54|T
kycirct55|Ky. Circ. Ct., 55|Kentucky Circuit Court 55|T
kycirct56|Ky. Circ. Ct., 56|Kentucky Circuit Court 56|T
kycirct57|Ky. Circ. Ct., 57|Kentucky Circuit Court 57|T
kycirct6|Ky. Circ. Ct., 6|Kentucky Circuit Court 6|T
kycirct7|Ky. Circ. Ct., 7|Kentucky Circuit Court 7|T
kycirct8|Ky. Circ. Ct., 8|Kentucky Circuit Court 8|T
kycirct9|Ky. Circ. Ct., 9|Kentucky Circuit Court 9|T
ky|Ky.|Kentucky Supreme Court|H
kyeb|Bankr. E.D. Ky.|United States Bankruptcy Court, E.D. Kentucky|T
kywb|Bankr. W.D. Ky.|United States Bankruptcy Court, W.D. Kentucky|T
kyd|D. Ky.|United States District Court for the District of Kentucky|T
kycirctballard|Ballard Circ. Ct., Ky.|Ballard Circuit Court, Kentucky|T
kycirctcarlisle|Carlisle Circ. Ct., Ky.|Carlisle Circuit Court, Kentucky|T
kycirctfulton|Fulton Circ. Ct., Ky.|Fulton Circuit Court, Kentucky|T
kycircthickman|Hickman Circ. Ct., Ky.|Hickman Circuit Court, Kentucky|T
kycircthart|Hart Circ. Ct., Ky.|Hart Circuit Court, Kentucky|T
kycirctlarue|LaRue Circ. Ct., Ky.|LaRue Circuit Court, Kentucky|T
kycirctnelson|Nelson Circ. Ct., Ky.|Nelson Circuit Court, Kentucky|T
kycirctgreen|Green Circ. Ct., Ky.|Green Circuit Court, Kentucky|T
kycirctmarion|Marion Circ. Ct., Ky.|Marion Circuit Court, Kentucky|T
kycircttaylor|Taylor Circ. Ct., Ky.|Taylor Circuit Court, Kentucky|T
kycirctwashingt|Washington Circ. Ct., Ky.|Washington Circuit Court, Kentucky|T
kycircthenry|Henry Circ. Ct., Ky.|Henry Circuit Court, Kentucky|T
kycirctoldham|Oldham Circ. Ct., Ky.|Oldham Circuit Court, Kentucky|T
kycircttrimble|Trimble Circ. Ct., Ky.|Trimble Circuit Court, Kentucky|T
kycirctgarrard|Garrard Circ. Ct., Ky.|Garrard Circuit Court, Kentucky|T
kycirctjessamin|Jessamine Circ. Ct., Ky.|Jessamine Circuit Court, Kentucky|T
kycirctbourbon|Bourbon Circ. Ct., Ky.|Bourbon Circuit Court, Kentucky|T
kycirctscott|Scott Circ. Ct., Ky.|Scott Circuit Court, Kentucky|T
kycirctwoodford|Woodford Circ. Ct., Ky.|Woodford Circuit Court, Kentucky|T
kycirctcarroll|Carroll Circ. Ct., Ky.|Carroll Circuit Court, Kentucky|T
kycirctgrant|Grant Circ. Ct., Ky.|Grant Circuit Court, Kentucky|T
kycirctowen|Owen Circ. Ct., Ky.|Owen Circuit Court, Kentucky|T
kycirctkenton|Kenton Circ. Ct., Ky.|Kenton Circuit Court, Kentucky|T
kycirctcampbell|Campbell Circ. Ct., Ky.|Campbell Circuit Court, Kentucky|T
kycirctharrison|Harrison Circ. Ct., Ky.|Harrison Circuit Court, Kentucky|T
kycirctnicholas|Nicholas Circ. Ct., Ky.|Nicholas Circuit Court, Kentucky|T
kycirctpendleto|Pendleton Circ. Ct., Ky.|Pendleton Circuit Court, Kentucky|T
kycirctrobertso|Robertson Circ. Ct., Ky.|Robertson Circuit Court, Kentucky|T
kycirctbracken|Bracken Circ. Ct., Ky.|Bracken Circuit Court, Kentucky|T
kycirctfleming|Fleming Circ. Ct., Ky.|Fleming Circuit Court, Kentucky|T
kycirctmason|Mason Circ. Ct., Ky.|Mason Circuit Court, Kentucky|T
kycirctmccracke|McCracken Circ. Ct., Ky.|McCracken Circuit Court, Kentucky|T
kycirctgreenup|Greenup Circ. Ct., Ky.|Greenup Circuit Court, Kentucky|T
kycirctlewis|Lewis Circ. Ct., Ky.|Lewis Circuit Court, Kentucky|T
kycirctbath|Bath Circ. Ct., Ky.|Bath Circuit Court, Kentucky|T
kycirctmenifee|Menifee Circ. Ct., Ky.|Menifee Circuit Court, Kentucky|T
kycirctmontgome|Montgomery Circ. Ct., Ky.|Montgomery Circuit Court, Kentucky|T
kycirctrowan|Rowan Circ. Ct., Ky.|Rowan Circuit Court, Kentucky|T
kycirctfayette|Fayette Circ. Ct., Ky.|Fayette Circuit Court, Kentucky|T
kycirctestill|Estill Circ. Ct., Ky.|Estill Circuit Court, Kentucky|T
kycirctlee|Lee Circ. Ct., Ky.|Lee Circuit Court, Kentucky|T
kycirctowsley|Owsley Circ. Ct., Ky.|Owsley Circuit Court, Kentucky|T
kycirctjohnson|Johnson Circ. Ct., Ky.|Johnson Circuit Court, Kentucky|T
kycirctlawrence|Lawrence Circ. Ct., Ky.|Lawrence Circuit Court, Kentucky|T
kycirctmartin|Martin Circ. Ct., Ky.|Martin Circuit Court, Kentucky|T
kycirctclark|Clark Circ. Ct., Ky.|Clark Circuit Court, Kentucky|T
kycirctmadison|Madison Circ. Ct., Ky.|Madison Circuit Court, Kentucky|T
kycirctharlan|Harlan Circ. Ct., Ky.|Harlan Circuit Court, Kentucky|T
kycirctknox|Knox Circ. Ct., Ky.|Knox Circuit Court, Kentucky|T
kycirctlaurel|Laurel Circ. Ct., Ky.|Laurel Circuit Court, Kentucky|T
kycirctlincoln|Lincoln Circ. Ct., Ky.|Lincoln Circuit Court, Kentucky|T
kycirctpulaski|Pulaski Circ. Ct., Ky.|Pulaski Circuit Court, Kentucky|T
kycirctrockcast|Rockcastle Circ. Ct., Ky.|Rockcastle Circuit Court, Kentucky|T
kycirctadair|Adair Circ. Ct., Ky.|Adair Circuit Court, Kentucky|T
kycirctcasey|Casey Circ. Ct., Ky.|Casey Circuit Court, Kentucky|T
kycirctchristia|Christian Circ. Ct., Ky.|Christian Circuit Court, Kentucky|T
kycirctjefferso|Jefferson Circ. Ct., Ky.|Jefferson Circuit Court, Kentucky|T
kycirctfloyd|Floyd Circ. Ct., Ky.|Floyd Circuit Court, Kentucky|T
kycirctboyd|Boyd Circ. Ct., Ky.|Boyd Circuit Court, Kentucky|T
kycirctperry|Perry Circ. Ct., Ky.|Perry Circuit Court, Kentucky|T
kycirctmccreary|McCreary Circ. Ct., Ky.|McCreary Circuit Court, Kentucky|T
kycirctwhitley|Whitley Circ. Ct., Ky.|Whitley Circuit Court, Kentucky|T
kycirctpike|Pike Circ. Ct., Ky.|Pike Circuit Court, Kentucky|T
kycirctknott|Knott Circ. Ct., Ky.|Knott Circuit Court, Kentucky|T
kycirctmagoffin|Magoffin Circ. Ct., Ky.|Magoffin Circuit Court, Kentucky|T
kycirctcarter|Carter Circ. Ct., Ky.|Carter Circuit Court, Kentucky|T
kycirctelliott|Elliott Circ. Ct., Ky.|Elliott Circuit Court, Kentucky|T
kycirctmorgan|Morgan Circ. Ct., Ky.|Morgan Circuit Court, Kentucky|T
kycirctbutler|Butler Circ. Ct., Ky.|Butler Circuit Court, Kentucky|T
kycirctedmonson|Edmonson Circ. Ct., Ky.|Edmonson Circuit Court, Kentucky|T
kycircthancock|Hancock Circ. Ct., Ky.|Hancock Circuit Court, Kentucky|T
kycirctohio|Ohio Circ. Ct., Ky.|Ohio Circuit Court, Kentucky|T
kycirctbreathit|Breathitt Circ. Ct., Ky.|Breathitt Circuit Court, Kentucky|T
kycirctpowell|Powell Circ. Ct., Ky.|Powell Circuit Court, Kentucky|T
kycirctwolfe|Wolfe Circ. Ct., Ky.|Wolfe Circuit Court, Kentucky|T
kycircthopkins|Hopkins Circ. Ct., Ky.|Hopkins Circuit Court, Kentucky|T
kycirctclinton|Clinton Circ. Ct., Ky.|Clinton Circuit Court, Kentucky|T
kycirctcumberla|Cumberland Circ. Ct., Ky.|Cumberland Circuit Court, Kentucky|T
kycirctmonroe|Monroe Circ. Ct., Ky.|Monroe Circuit Court, Kentucky|T
kycirctclay|Clay Circ. Ct., Ky.|Clay Circuit Court, Kentucky|T
kycirctjackson|Jackson Circ. Ct., Ky.|Jackson Circuit Court, Kentucky|T
kycirctleslie|Leslie Circ. Ct., Ky.|Leslie Circuit Court, Kentucky|T
kycirctcalloway|Calloway Circ. Ct., Ky.|Calloway Circuit Court, Kentucky|T
kycirctmarshall|Marshall Circ. Ct., Ky.|Marshall Circuit Court, Kentucky|T
kycirctbarren|Barren Circ. Ct., Ky.|Barren Circuit Court, Kentucky|T
kycirctmetcalfe|Metcalfe Circ. Ct., Ky.|Metcalfe Circuit Court, Kentucky|T
kycirctbell|Bell Circ. Ct., Ky.|Bell Circuit Court, Kentucky|T
kycirctmclean|Mclean Circ. Ct., Ky.|Mclean Circuit Court, Kentucky|T
kycirctmuhlenbe|Muhlenberg Circ. Ct., Ky.|Muhlenberg Circuit Court, Kentucky|T
kycirctbreckinr|Breckinridge Circ. Ct., Ky.|Breckinridge Circuit Court, Kentucky|T
kycirctgrayson|Grayson Circ. Ct., Ky.|Grayson Circuit Court, Kentucky|T
kycirctmeade|Meade Circ. Ct., Ky.|Meade Circuit Court, Kentucky|T
kycirctletcher|Letcher Circ. Ct., Ky.|Letcher Circuit Court, Kentucky|T
kycirctfranklin|Franklin Circ. Ct., Ky.|Franklin Circuit Court, Kentucky|T
kycirctallen|Allen Circ. Ct., Ky.|Allen Circuit Court, Kentucky|T
kycirctsimpson|Simpson Circ. Ct., Ky.|Simpson Circuit Court, Kentucky|T
kycirctcrittend|Crittenden Circ. Ct., Ky.|Crittenden Circuit Court, Kentucky|T
kycirctunion|Union Circ. Ct., Ky.|Union Circuit Court, Kentucky|T
kycirctwebster|Webster Circ. Ct., Ky.|Webster Circuit Court, Kentucky|T
kycirctboyle|Boyle Circ. Ct., Ky.|Boyle Circuit Court, Kentucky|T
kycirctmercer|Mercer Circ. Ct., Ky.|Mercer Circuit Court, Kentucky|T
kycircthenderso|Henderson Circ. Ct., Ky.|Henderson Circuit Court, Kentucky|T
kycirctgraves|Graves Circ. Ct., Ky.|Graves Circuit Court, Kentucky|T
kycirctanderson|Anderson Circ. Ct., Ky.|Anderson Circuit Court, Kentucky|T
kycirctshelby|Shelby Circ. Ct., Ky.|Shelby Circuit Court, Kentucky|T
kycirctspencer|Spencer Circ. Ct., Ky.|Spencer Circuit Court, Kentucky|T
kycirctboone|Boone Circ. Ct., Ky.|Boone Circuit Court, Kentucky|T
kycirctgallatin|Gallatin Circ. Ct., Ky.|Gallatin Circuit Court, Kentucky|T
kycirctbullitt|Bullitt Circ. Ct., Ky.|Bullitt Circuit Court, Kentucky|T
kycirctcaldwell|Caldwell Circ. Ct., Ky.|Caldwell Circuit Court, Kentucky|T
kycirctlivingst|Livingston Circ. Ct., Ky.|Livingston Circuit Court, Kentucky|T
kycirctlyon|Lyon Circ. Ct., Ky.|Lyon Circuit Court, Kentucky|T
kycircttrigg|Trigg Circ. Ct., Ky.|Trigg Circuit Court, Kentucky|T
kycirctrussell|Russell Circ. Ct., Ky.|Russell Circuit Court, Kentucky|T
kycirctwayne|Wayne Circ. Ct., Ky.|Wayne Circuit Court, Kentucky|T
kycirctdaviess|Daviess Circ. Ct., Ky.|Daviess Circuit Court, Kentucky|T
kycirctlogan|Logan Circ. Ct., Ky.|Logan Circuit Court, Kentucky|T
kycircttodd|Todd Circ. Ct., Ky.|Todd Circuit Court, Kentucky|T
kycirctwarren|Warren Circ. Ct., Ky.|Warren Circuit Court, Kentucky|T
kycircthardin|Hardin Circ. Ct., Ky.|Hardin Circuit Court, Kentucky|T
circtedla||U.S. Circuit Court for the District of Eastern Louisiana|A
circtdla||U.S. Circuit Court for the District of Louisiana|A
circtwdla||U.S. Circuit Court for the District of Western Louisiana|A
lamd|M.D. La.|District Court, M.D. Louisiana|T
lawd|W.D. La.|District Court, W.D. Louisiana|T
laed|E.D. La.|United States District Court Eastern District of Louisiana|T
judcoun5||Judicial Council of The Fifth Circuit|X
chitctapp||Chitimacha Court of Appeals|X
ca5|5th Cir.|Court of Appeals for the Fifth Circuit|A
coushct||Coushatta Tribal Court|X
orld|D. Orleans|District Court, Orleans|T
laag|La. Att'y Gen.|Louisiana Attorney General Reports|X
lactapp|La. Ct. App.|Louisiana Court of Appeal|A
lacterrapp||Louisiana Court of Errors and Appeals|H
lasuperct|Super. Ct. La.|Superior Court of The State of Louisiana|T
la|La.|Supreme Court of Louisiana|H
tunicabct||Tunica-Biloxi Tribal Court|X
laeb|Bankr. E.D. La.|United States Bankruptcy Court, E.D. Louisiana|T
lamb|Bankr. M.D. La.|United States Bankruptcy Court, M.D. Louisiana|T
lawb|Bankr. W.D. La.|United States Bankruptcy Court, W.D. Louisiana|T
lad|D. La.|United States District Court for the District of Louisiana|T
usprovctla||United States Provisional Court for the State of Louisiana
circtdme||U.S. Circuit Court for the District of Maine|A
med|D. Me.|District Court, D. Maine|T
passamactapp||Passamaquoddy Appellate Court|X
mesuperct||Superior Court of Maine|T
mesuperctknox|Super. Ct. Me. Knox Cty.|Superior Court of Maine, Knox County|T
me|Me.|Supreme Judicial Court of Maine|H
meb|Bankr. D. Me.|United States Bankruptcy Court, D. Maine|T
circtdmd||U.S. Circuit Court for the District of Maryland|A
mdcityctbalt||Baltimore City Court|T
mdsuperctbalt||Baltimore City Superior Court|T
mdcirct|Cir. Ct. Md.|Circuit Court of Maryland|T
md|Md.|Court of Appeals of Maryland|H
mdctspecapp|Md. Ct. Spec. App.|Court of Special Appeals of Maryland|A
mdch|Md. Ch.|High Court of Chancery of Maryland|A
mdd|D. Md.|District Court, D. Maryland|T
mdag|Md. Att'y Gen.|Maryland Attorney General Reports|X
mdcirctct||Maryland Circuit Court|T
mdcirctctbalt||Baltimore City Circuit Court|T
mdorphanct||Maryland Orphans' Court|T
mdorphanctbalt||Baltimore City Orphans' Court|T
mdtc||Maryland Tax Court|T
supbenbaltcty||Supreme Bench of Baltimore City|T
mdb|Bankr. D. Md.|United States Bankruptcy Court, D. Maryland|T
circtdma||U.S. Circuit Court for the District of Massachusetts|A
judcoun1||Judicial Council of The First Circuit|X
ca1|1st Cir.|Court of Appeals for the First Circuit|A
mad|D. Mass.|District Court, D. Massachusetts|T
massappct|Mass. App. Ct.|Massachusetts Appeals Court|A
masstaxbd|Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board|A
maworkcompcom|Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents|A
massdistct||Massachusetts District Court|T
massdistctbos||Boston Municipal Court|T
massdistctbrook||Brookline District Court|T
massdistctapp|Mass. Dist. Ct.|Massachusetts District Court, Appellate Division|A
masshserep|Mass. House of Rep.|Massachusetts House of Representatives|H
mahousct|Mass. Hous. Ct.|Massachusetts Housing Court|T
masslandct|Mass. Land. Ct.|Massachusetts Land Court|T
maprobct|Mass. Prob. Fam. Ct.|Massachusetts Probate and Family Court|T
masssuperct|Mass. Super. Ct.|Massachusetts Superior Court|T
masssuperctbarn|Barnstable Mass. Super. Ct.|Massachusetts Superior Court, Barnstable County|T
masssuperctberk|Berkshire Mass. Super. Ct.|Massachusetts Superior Court, Berkshire County|T
masssuperctmid|Middlesex Mass. Super. Ct.|Massachusetts Superior Court, Middlesex County|T
masssuperctsuff|Suffolk Mass. Super. Ct.|Massachusetts Superior Court, Suffolk County|T
masssuperctworc|Worcester Mass. Super. Ct.|Massachusetts Superior Court, Worcester County|T
mass|Mass.|Massachusetts Supreme Judicial Court|H
bap1|1st Cir. BAP|United States Bankruptcy Appellate Panel of The First Circuit|T
mab|Bankr. D. Mass.|United States Bankruptcy Court, D. Massachusetts|T
circtedmi||U.S. Circuit Court for the District of Eastern Michigan|A
circtdmi||U.S. Circuit Court for the District of Michigan|A
circtwdmi||U.S. Circuit Court for the District of Western Michigan|A
mied|E.D. Mich.|District Court, E.D. Michigan|T
miwd|W.D. Mich.|District Court, W.D. Michigan|T
michrecdetroit|Detroit Recorder's Court|Detroit Recorder's Court
michd|D. Mich.|District Court, D. Michigan|T
grtravbandctapp||Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court|X
grtravbandct||Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court|X
lrbottawact||Little River Band of Ottawa Indians Tribal Court|X
lrbottawactapp||Little River Band of Ottawa Indians Tribal Court of Appeals|X
odawactapp||Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court|X
micirct|Michigan Cir. Ct.|Michigan Circuit Court|T
micirct10|Mich. 10th Cir.|Circuit Court of the 10th Circuit of Michigan|T
micirct11|Mich. 11th Cir.|Circuit Court of the 11th Circuit of Michigan|T
micirct12|Mich. 12th Cir.|Circuit Court of the 12th Circuit of Michigan|T
micirct13|Mich. 13th Cir.|Circuit Court of the 13th Circuit of Michigan|T
micirct14|Mich. 14th Cir.|Circuit Court of the 14th Circuit of Michigan|T
micirct15|Mich. 15th Cir.|Circuit Court of the 15th Circuit of Michigan|T
micirct16|Mich. 16th Cir.|Circuit Court of the 16th Circuit of Michigan|T
micirct17|Mich. 17th Cir.|Circuit Court of the 17th Circuit of Michigan|T
micirct18|Mich. 18th Cir.|Circuit Court of the 18th Circuit of Michigan|T
micirct19|Mich. 19th Cir.|Circuit Court of the 19th Circuit of Michigan|T
micirct1|Mich. 1st Cir.|Circuit Court of the 1st Circuit of Michigan|T
micirct20|Mich. 20th Cir.|Circuit Court of the 20th Circuit of Michigan|T
micirct21|Mich. 21st Cir.|Circuit Court of the 21st Circuit of Michigan|T
micirct22|Mich. 22nd Cir.|Circuit Court of the 22nd Circuit of Michigan|T
micirct23|Mich. 23rd Cir.|Circuit Court of the 23rd Circuit of Michigan|T
micirct24|Mich. 24th Cir.|Circuit Court of the 24th Circuit of Michigan|T
micirct25|Mich. 25th Cir.|Circuit Court of the 25th Circuit of Michigan|T
micirct26|Mich. 26th Cir.|Circuit Court of the 26th Circuit of Michigan|T
micirct27|Mich. 27th Cir.|Circuit Court of the 27th Circuit of Michigan|T
micirct28|Mich. 28th Cir.|Circuit Court of the 28th Circuit of Michigan|T
micirct29|Mich. 29th Cir.|Circuit Court of the 29th Circuit of Michigan|T
micirct2|Mich. 2nd Cir.|Circuit Court of the 2nd Circuit of Michigan|T
micirct30|Mich. 30th Cir.|Circuit Court of the 30th Circuit of Michigan|T
micirct31|Mich. 31st Cir.|Circuit Court of the 31st Circuit of Michigan|T
micirct32|Mich. 32nd Cir.|Circuit Court of the 32nd Circuit of Michigan|T
micirct33|Mich. 33rd Cir.|Circuit Court of the 33rd Circuit of Michigan|T
micirct34|Mich. 34th Cir.|Circuit Court of the 34th Circuit of Michigan|T
micirct35|Mich. 35th Cir.|Circuit Court of the 35th Circuit of Michigan|T
micirct36|Mich. 36th Cir.|Circuit Court of the 36th Circuit of Michigan|T
micirct37|Mich. 37th Cir.|Circuit Court of the 37th Circuit of Michigan|T
micirct38|Mich. 38th Cir.|Circuit Court of the 38th Circuit of Michigan|T
micirct39|Mich. 39th Cir.|Circuit Court of the 39th Circuit of Michigan|T
micirct3|Mich. 3rd Cir.|Circuit Court of the 3rd Circuit of Michigan|T
micirct40|Mich. 40th Cir.|Circuit Court of the 40th Circuit of Michigan|T
micirct41|Mich. 41st Cir.|Circuit Court of the 41st Circuit of Michigan|T
micirct42|Mich. 42nd Cir.|Circuit Court of the 42nd Circuit of Michigan|T
micirct43|Mich. 43rd Cir.|Circuit Court of the 43rd Circuit of Michigan|T
micirct44|Mich. 44th Cir.|Circuit Court of the 44th Circuit of Michigan|T
micirct45|Mich. 45th Cir.|Circuit Court of the 45th Circuit of Michigan|T
micirct46|Mich. 46th Cir.|Circuit Court of the 46th Circuit of Michigan|T
micirct47|Mich. 47th Cir.|Circuit Court of the 47th Circuit of Michigan|T
micirct48|Mich. 48th Cir.|Circuit Court of the 48th Circuit of Michigan|T
micirct49|Mich. 49th Cir.|Circuit Court of the 49th Circuit of Michigan|T
micirct4|Mich. 4th Cir.|Circuit Court of the 4th Circuit of Michigan|T
micirct50|Mich. 50th Cir.|Circuit Court of the 50th Circuit of Michigan|T
micirct51|Mich. 51st Cir.|Circuit Court of the 51st Circuit of Michigan|T
micirct52|Mich. 52nd Cir.|Circuit Court of the 52nd Circuit of Michigan|T
micirct53|Mich. 53rd Cir.|Circuit Court of the 53rd Circuit of Michigan|T
micirct54|Mich. 54th Cir.|Circuit Court of the 54th Circuit of Michigan|T
micirct55|Mich. 55th Cir.|Circuit Court of the 55th Circuit of Michigan|T
micirct56|Mich. 56th Cir.|Circuit Court of the 56th Circuit of Michigan|T
micirct57|Mich. 57th Cir.|Circuit Court of the 57th Circuit of Michigan|T
micirct5|Mich. 5th Cir.|Circuit Court of the 5th Circuit of Michigan|T
micirct6|Mich. 6th Cir.|Circuit Court of the 6th Circuit of Michigan|T
micirct7|Mich. 7th Cir.|Circuit Court of the 7th Circuit of Michigan|T
micirct8|Mich. 8th Cir.|Circuit Court of the 8th Circuit of Michigan|T
micirct9|Mich. 9th Cir.|Circuit Court of the 9th Circuit of Michigan|T
michctapp|Mich. Ct. App.|Michigan Court of Appeals|A
michsuperct|Mich. Super. Ct.|Michigan Superior Courts
michsuperctdetr|Mich. Super. Ct., Detroit|Michigan Superior Court, Detroit
michsuperctgrap|Mich. Super. Ct., Grand Rapids|Michigan Superior Court, Grand Rapids
mich|Mich.|Michigan Supreme Court|H
michchanct|MI Ct. Ch.|Michigan Court of Chancery|T
mieb|Bankr. E.D. Mich.|United States Bankruptcy Court, E.D. Michigan|T
miwb|Bankr. W.D. Mich.|United States Bankruptcy Court, W.D. Michigan|T
micirct37cal|Mich. 37th Cir., Calhoun Cty.|Circuit Court of the 37th Circuit of Michigan, Calhoun County|T
circtdmn||U.S. Circuit Court for the District of Minnesota|A
mnd|D. Minn.|District Court, D. Minnesota|T
minnctapp|Minn. Ct. App.|Court of Appeals of Minnesota|A
leechojibtr||Leech Lake Band of Ojibwe Tribal Court|X
ojibwectapp||Mille Lacs Band of Ojibwe Court of Appeals|X
minndistct||Minnesota District Courts
mntax||Minnesota Tax Court
minn|Minn.|Supreme Court of Minnesota|H
mnb|Bankr. D. Minn.|United States Bankruptcy Court, D. Minnesota|T
webchippewatr||White Earth Band of Chippewa Tribal Court|X
circtdms||U.S. Circuit Court for the District of Mississippi|A
circtndms||U.S. Circuit Court for the District of Northern Mississippi|A
circtsdms||U.S. Circuit Court for the District of Southern Mississippi|A
circtmissterr||U.S. Circuit Court for the Mississippi Territory|A
msnd|N.D. Miss.|District Court, N.D. Mississippi|T
mssd|S.D. Miss.|District Court, S.D. Mississippi|T
missctapp|Miss. Ct. App.|Court of Appeals of Mississippi|A
missd|D. Miss.|District Court, D. Mississippi|T
misschanceryct|Miss. Chanc. Ct.|Mississippi Chancery Courts|A
miss|Miss.|Mississippi Supreme Court|H
msnb|Bankr. N.D. Miss.|United States Bankruptcy Court, N.D. Mississippi|T
mssb|Bankr. S.D. Miss.|United States Bankruptcy Court, S.D. Mississippi|T
circtedmo||U.S. Circuit Court for the District of Eastern Missouri|A
circtdmo||U.S. Circuit Court for the District of Missouri|A
circtwdmo||U.S. Circuit Court for the District of Western Missouri|A
mowd|W.D. Mo.|District Court, W.D. Missouri|T
judcoun8||Judicial Council of The Eighth Circuit|X
ca8|8th Cir.|Court of Appeals for the Eighth Circuit|A
mod|D. Mo.|District Court, D. Missouri|T
moed|E.D. Mo.|District Court, E.D. Missouri|T
moag|Mo. Att'y Gen.|Missouri Attorney General Reports|X
moctapp|Mo. Ct. App.|Missouri Court of Appeals|A
moctapped||Missouri Court of Appeals, Eastern District|A
moctappsd||Missouri Court of Appeals, Southern District|A
moctappwd||Missouri Court of Appeals, Western District|A
mo|Mo.|Supreme Court of Missouri|H
bap8|8th Cir. BAP|United States Bankruptcy Appellate Panel of The Eighth Circuit|T
moeb|Bankr. E.D. Mo.|United States Bankruptcy Court, E.D. Missouri|T
mowb|Bankr. W.D. Mo.|United States Bankruptcy Court, W.D. Missouri|T
circtdmt||U.S. Circuit Court for the District of Montana|A
salishctapp||Confederated Salish & Kootenai Court of Appeals|X
crowctapp||Crow Nation Appellate Court|X
mtd|D. Mont.|District Court, D. Montana|T
ftpeckctapp||Fort Peck Appellate Court|X
ftpecktrialct||Fort Peck Tribal Court|X
mtjdct||Judicial District Court of Montana|T
mtjdcttreasure||Sixteenth Judicial District Court of Montana Treasure County|T
mtjdctFergus||Tenth Judicial District Court of Montana Fergus County|T
mtjdctbighorn||Thirteenth Judicial District Court of Montana Big Horn County|T
mont|Mont.|Montana Supreme Court|H
monttc|Mont.T.A.B.|Montana Tax Appeal Board|A
mtb|Bankr. D. Mont.|United States Bankruptcy Court, D. Montana|T
mtwaterct||Water Court of The State of Montana|T
circtdne||U.S. Circuit Court for the District of Nebraska|A
ned|D. Neb.|United States District Court, Nebraska|T
nebag|Neb. Att'y Gen.|Nebraska Attorney General Reports|X
nebctapp|Neb. Ct. App.|Nebraska Court of Appeals|A
neb|Neb.|Nebraska Supreme Court|H
nebraskab|Bankr. D. Neb.|United States Bankruptcy Court, D. Nebraska|T
circtdnv||U.S. Circuit Court for the District of Nevada|A
nevapp|Ct. App. Nev.|Court of Appeals of Nevada|A
nvd|D. Nev.|District Court, D. Nevada|T
hualactapp||Hualapai Court of Appeals|X
nevdistct|Nev. Dist. Ct.|Nevada District Courts|T
nevdistct7|Nev. Dist. Ct., 7th Jud. Dist.|Nevada District Courts, 7th Judicial District|T
nev|Nev.|Nevada Supreme Court|H
nvb|Bankr. D. Nev.|United States Bankruptcy Court, D. Nevada|T
nevdistct7eur|Nev. Dist. Ct., Eureka Cty.|Nevada District Court, Eureka County|T
circtdnh||U.S. Circuit Court for the District of New Hampshire|A
nhd|D.N.H.|District Court, D. New Hampshire|T
nhsuperct||Superior Court of New Hampshire|T
nh|N.H.|Supreme Court of New Hampshire|H
nhb|Bankr. D.N.H.|United States Bankruptcy Court, D. New Hampshire|T
circtdnj||U.S. Circuit Court for the District of New Jersey|A
njcommned||Commissioner of Education, N.J.|X
njctcompl||Court of Common Pleas of New Jersey
njoytermct||Court of Oyer And Terminer of New Jersey
njqrtsess||Courts of General Quarter Sessions of the Peace|T
njd|D.N.J.|District Court, D. New Jersey|T
njqrtsessessex||Essex County Court of Quarter Sessions of New Jersey|T
njqrtsessmorris||Morris County Court of Quarter Sessions|T
njmunict||Municipal Courts of New Jersey
njmunictdumont||Borough of Dumont Municipal Court|T
njmunictprince||Borough of Princeton Municipal Court|T
njmunictbyram||Byram Township Municipal Court|T
njmunicthacken||Hackensack City Municipal Court|T
njmunictnewark||Newark Municipal Court|T
njmunictsussex||Sussex County Municipal Court|T
njcirct|N.J. Circuit. Ct.|New Jersey Circuit Court|A
njcirctatlantic|Atlantic Cty. Cir. Ct., N.J.|Atlantic County Circuit Court, N.J.|A
njcirctbergen|Bergen Cty. Cir. Ct., N.J.|Bergen County Circuit Court, N.J.|A
njcirctburlingt|Burlington Cty. Cir. Ct., N.J.|Burlington County Circuit Court, N.J.|A
njcirctcamden|Camden Cty. Cir. Ct., N.J.|Camden County Circuit Court, N.J.|A
njcirctcapemay|Cape May Cty. Cir. Ct., N.J.|Cape May County Circuit Court, N.J.|A
njcirctcumberla|Cumberland Cty. Cir. Ct., N.J.|Cumberland County Circuit Court, N.J.|A
njcirctessex|Essex Cty. Cir. Ct., N.J.|Essex County Circuit Court, N.J.|A
njcirctgloucest|Gloucester Cty. Cir. Ct., N.J.|Gloucester County Circuit Court, N.J.|A
njcircthudson|Hudson Cty. Cir. Ct., N.J.|Hudson County Circuit Court, N.J.|A
njcircthunterdo|Hunterdon Cty. Cir. Ct., N.J.|Hunterdon County Circuit Court, N.J.|A
njcirctmercer|Mercer Cty. Cir. Ct., N.J.|Mercer County Circuit Court, N.J.|A
njcirctmiddlese|Middlesex Cty. Cir. Ct., N.J.|Middlesex County Circuit Court, N.J.|A
njcirctmonmouth|Monmouth Cty. Cir. Ct., N.J.|Monmouth County Circuit Court, N.J.|A
njcirctmorris|Morris Cty. Cir. Ct., N.J.|Morris County Circuit Court, N.J.|A
njcirctocean|Ocean Cty. Cir. Ct., N.J.|Ocean County Circuit Court, N.J.|A
njcirctpassaic|Passaic Cty. Cir. Ct., N.J.|Passaic County Circuit Court, N.J.|A
njcirctsalem|Salem Cty. Cir. Ct., N.J.|Salem County Circuit Court, N.J.|A
njcirctsomerset|Somerset Cty. Cir. Ct., N.J.|Somerset County Circuit Court, N.J.|A
njcirctsussex|Sussex Cty. Cir. Ct., N.J.|Sussex County Circuit Court, N.J.|A
njcirctunion|Union Cty. Cir. Ct., N.J.|Union County Circuit Court, N.J.|A
njcirctwarren|Warren Cty. Cir. Ct., N.J.|Warren County Circuit Court, N.J.|A
njctpardons||New Jersey Court of Pardons
njlaborcomp||New Jersey Department of Labor Workmen's Compensation Bureau|T
njfamct|N.J. Fam. Ct.|New Jersey Family Court|T
njfamctatlantic|Atlantic Cty. Fam. Ct.|Atlantic County Family Court|T
njfamctbergen|Bergen Cty. Fam. Ct.|Bergen County Family Court|T
njfamctburlingt|Burlington Cty. Fam. Ct.|Burlington County Family Court|T
njfamctcamden|Camden Cty. Fam. Ct.|Camden County Family Court|T
njfamctcapemay|Cape May Cty. Fam. Ct.|Cape May County Family Court|T
njfamctcumberla|Cumberland Cty. Fam. Ct.|Cumberland County Family Court|T
njfamctessex|Essex Cty. Fam. Ct.|Essex County Family Court|T
njfamctgloucest|Gloucester Cty. Fam. Ct.|Gloucester County Family Court|T
njfamcthudson|Hudson Cty. Fam. Ct.|Hudson County Family Court|T
njfamcthunterdo|Hunterdon Cty. Fam. Ct.|Hunterdon County Family Court|T
njfamctmercer|Mercer Cty. Fam. Ct.|Mercer County Family Court|T
njfamctmiddlese|Middlesex Cty. Fam. Ct.|Middlesex County Family Court|T
njfamctmonmouth|Monmouth Cty. Fam. Ct.|Monmouth County Family Court|T
njfamctmorris|Morris Cty. Fam. Ct.|Morris County Family Court|T
njfamctocean|Ocean Cty. Fam. Ct.|Ocean County Family Court|T
njfamctpassaic|Passaic Cty. Fam. Ct.|Passaic County Family Court|T
njfamctsalem|Salem Cty. Fam. Ct.|Salem County Family Court|T
njfamctsomerset|Somerset Cty. Fam. Ct.|Somerset County Family Court|T
njfamctsussex|Sussex Cty. Fam. Ct.|Sussex County Family Court|T
njfamctunion|Union Cty. Fam. Ct.|Union County Family Court|T
njfamctwarren|Warren Cty. Fam. Ct.|Warren County Family Court|T
njlawbkconf||New Jersey Lawyers and Bankers Conference Committee|X
njpuc||New Jersey Public Utilities Commission|T
njspecstatct||New Jersey Special Statutory Court
njsuper||New Jersey Superior Court|T
njsuperatlantic|Atlantic Cty. Super. Ct.|Atlantic County Superior Court|T
njsuperbergen|Bergen Cty. Super. Ct.|Bergen County Superior Court|T
njsuperburlingt|Burlington Cty. Super. Ct.|Burlington County Superior Court|T
njsupercamden|Camden Cty. Super. Ct.|Camden County Superior Court|T
njsupercapemay|Cape May Cty. Super. Ct.|Cape May County Superior Court|T
njsupercumberla|Cumberland Cty. Super. Ct.|Cumberland County Superior Court|T
njsuperessex|Essex Cty. Super. Ct.|Essex County Superior Court|T
njsupergloucest|Gloucester Cty. Super. Ct.|Gloucester County Superior Court|T
njsuperhudson|Hudson Cty. Super. Ct.|Hudson County Superior Court|T
njsuperhunterdo|Hunterdon Cty. Super. Ct.|Hunterdon County Superior Court|T
njsupermercer|Mercer Cty. Super. Ct.|Mercer County Superior Court|T
njsupermiddlese|Middlesex Cty. Super. Ct.|Middlesex County Superior Court|T
njsupermonmouth|Monmouth Cty. Super. Ct.|Monmouth County Superior Court|T
njsupermorris|Morris Cty. Super. Ct.|Morris County Superior Court|T
njsuperocean|Ocean Cty. Super. Ct.|Ocean County Superior Court|T
njsuperpassaic|Passaic Cty. Super. Ct.|Passaic County Superior Court|T
njsupersalem|Salem Cty. Super. Ct.|Salem County Superior Court|T
njsupersomerset|Somerset Cty. Super. Ct.|Somerset County Superior Court|T
njsupersussex|Sussex Cty. Super. Ct.|Sussex County Superior Court|T
njsuperunion|Union Cty. Super. Ct.|Union County Superior Court|T
njsuperwarren|Warren Cty. Super. Ct.|Warren County Superior Court|T
njsuperctappdiv|N.J. Super. Ct. App. Div.|New Jersey Superior Court Appellate Division|T
njsurrct|N.J. Surr. Ct.|New Jersey Surrogate's Court|T
njsurrctatlanti|Atlantic Cty. Surr. Ct.|Atlantic County Surrogate's Court|T
njsurrctbergen|Bergen Cty. Surr. Ct.|Bergen County Surrogate's Court|T
njsurrctburling|Burlington Cty. Surr. Ct.|Burlington County Surrogate's Court|T
njsurrctcamden|Camden Cty. Surr. Ct.|Camden County Surrogate's Court|T
njsurrctcapemay|Cape May Cty. Surr. Ct.|Cape May County Surrogate's Court|T
njsurrctcumberl|Cumberland Cty. Surr. Ct.|Cumberland County Surrogate's Court|T
njsurrctessex|Essex Cty. Surr. Ct.|Essex County Surrogate's Court|T
njsurrctglouces|Gloucester Cty. Surr. Ct.|Gloucester County Surrogate's Court|T
njsurrcthudson|Hudson Cty. Surr. Ct.|Hudson County Surrogate's Court|T
njsurrcthunterd|Hunterdon Cty. Surr. Ct.|Hunterdon County Surrogate's Court|T
njsurrctmercer|Mercer Cty. Surr. Ct.|Mercer County Surrogate's Court|T
njsurrctmiddles|Middlesex Cty. Surr. Ct.|Middlesex County Surrogate's Court|T
njsurrctmonmout|Monmouth Cty. Surr. Ct.|Monmouth County Surrogate's Court|T
njsurrctmorris|Morris Cty. Surr. Ct.|Morris County Surrogate's Court|T
njsurrctocean|Ocean Cty. Surr. Ct.|Ocean County Surrogate's Court|T
njsurrctpassaic|Passaic Cty. Surr. Ct.|Passaic County Surrogate's Court|T
njsurrctsalem|Salem Cty. Surr. Ct.|Salem County Surrogate's Court|T
njsurrctsomerse|Somerset Cty. Surr. Ct.|Somerset County Surrogate's Court|T
njsurrctsussex|Sussex Cty. Surr. Ct.|Sussex County Surrogate's Court|T
njsurrctunion|Union Cty. Surr. Ct.|Union County Surrogate's Court|T
njsurrctwarren|Warren Cty. Surr. Ct.|Warren County Surrogate's Court|T
njtaxct||New Jersey Tax Court|A
njrecct||Recorder's Court, N.J.|X
njreccthoboken||Hoboken City Recorder's Court.|X
njrecctmontcl||Montclair Town Recorder's Court|X
nj|N.J.|Supreme Court of New Jersey|H
njch|N.J. Ch.|New Jersey Court of Chancery|T
njb|Bankr. D.N.J.|United States Bankruptcy Court, D. New Jersey|T
nmd|D.N.M.|District Court, D. New Mexico|T
nmctapp|N.M. Ct. App.|New Mexico Court of Appeals|A
nm|N.M.|New Mexico Supreme Court|H
nmb|Bankr. D.N.M.|United States Bankruptcy Court, D. New Mexico|T
circtny||U.S. Circuit Court for New York|A
circtdalbanyny||U.S. Circuit Court for the District of Albany New York|A
circtedny||U.S. Circuit Court for the District of Eastern New York|A
circtndny||U.S. Circuit Court for the District of Northern New York|A
circtsdny||U.S. Circuit Court for the District of Southern New York|A
circtwdny||U.S. Circuit Court for the District of Western New York|A
nyed|E.D.N.Y.|District Court, E.D. New York|T
nynd|N.D.N.Y.|District Court, N.D. New York|T
nysd|S.D.N.Y.|District Court, S.D. New York|T
nywd|W.D.N.Y.|District Court, W.D. New York|T
judcoun2||Judicial Council of The Second Circuit|X
nyappterm|N.Y. App. Term.|Appellate Terms of the Supreme Court of New York|A
nycityct|N.Y. City Ct.|City and Municipal Courts of New York|T
nyalbanycityct|N.Y. City Ct., Albany|Albany City Court|T
nyamsterdcityct|N.Y. City Ct., Amsterdam|Amsterdam City Court|T
nyauburncityct|N.Y. City Ct., Auburn|Auburn City Court|T
nybataviacityct|N.Y. City Ct., Batavia|Batavia City Court|T
nybingcityct|N.Y. City Ct., Binghamton|Binghamton City Court|T
nybuffalocityct|N.Y. City Ct., Buffalo|Buffalo City Court|T
nycanandcityct|N.Y. City Ct., Canandaigua|Canandaigua City Court|T
nycityctlittlef|N.Y. City Ct., Little Falls|City Court Of Little Falls|T
nywestchcityct|N.Y. City Ct., Westchester|City Court of Westchester|T
nycityctclinton|N.Y. City Ct., Clinton|Clinton City Court|T
nycohoescityct|N.Y. City Ct., Cohoes|Cohoes City Court|T
nycortlcityct|N.Y. City Ct., Cortland|Cortland City Court|T
nydunkirkcityct|N.Y. City Ct., Dunkirk|Dunkirk City Court|T
nyelmiracityct|N.Y. City Ct., Elmira|Elmira City Court|T
nyfultoncityct|N.Y. City Ct., Fulton|Fulton City Court|T
nygenevacityct|N.Y. City Ct., Geneva|Geneva City Court|T
nyglensfcityct|N.Y. City Ct., Glens Falls|Glens Falls City Court|T
nygloverscityct|N.Y. City Ct., Gloversville|Gloversville City Court|T
nyhornellcityct|N.Y. City Ct., Hornell|Hornell City Court|T
nyhudsoncityct|N.Y. City Ct., Hudson|Hudson City Court|T
nyithacacityct|N.Y. City Ct., Ithaca|Ithaca City Court|T
nyjamescityct|N.Y. City Ct., Jamestown|Jamestown City Court|T
nykingstcityct|N.Y. City Ct., Kington|Kingston City Court|T
nylackawcityct|N.Y. City Ct., Lackawanna|Lackawanna City Court|T
nylockpcityct|N.Y. City Ct., Lockport|Lockport City Court|T
nylbccityct|N.Y. City Ct., Long Beach|Long Beach City Court|T
nymiddletcityct|N.Y. City Ct., Middletown|Middletown City Court|T
nymtverncityct|N.Y. City Ct., Mt. Vernon|Mount Vernon City Court|T
nynassaucityct|N.Y. City Ct., Nassau|Nassau City Court|T
nynewroccityct|N.Y. City Ct., New Rochelle|New Rochelle City Court|T
nynyccityct|N.Y. City Ct., NYC|New York City Court|T
nynewburcityct|N.Y. City Ct., Newburgh|Newburgh City Court|T
nyniagaracityct|N.Y. City Ct., Niagara Falls|Niagara Falls City Court|T
nycityctnorw|N.Y. City Ct., Norwich|Norwich City Court|T
nyoneidacityct|N.Y. City Ct., Oneida|Oneida City Court|T
nyoswegocityct|N.Y. City Ct., Oswego|Oswego City Court|T
nypeekskcityct|N.Y. City Ct., Peekskill|Peekskill City Court|T
nyplattscityct|N.Y. City Ct., Plattsburgh|Plattsburgh City Court|T
nyportjercityct|N.Y. City Ct., Pt. Jervis|Port Jervis City Court|T
nypoughcityct|N.Y. City Ct., Poughkeepsie|Poughkeepsie City Court|T
nycityctrenss|N.Y. City Ct., Rensselaer|Rensselaer City Court|T
nyroccityct|N.Y. City Ct., Rochester|Rochester City Court|T
nyromecityct|N.Y. City Ct., Rome|Rome City Court|T
nyryecityct|N.Y. City Ct., Rye|Rye City Court|T
nysaratocityct|N.Y. City Ct., Saratoga Springs|Saratoga Springs City Court|T
nyschencityct|N.Y. City Ct., Schenectady|Schenectady City Court|T
nysyrcityct|N.Y. City Ct., Syracuse|Syracuse City Court|T
nycitycttomp|N.Y. City Ct., Tompkins|Tompkins City Court|T
nytonacityct|N.Y. City Ct., Tonawanda|Tonawanda City Court|T
nytroycityct|N.Y. City Ct., Troy|Troy City Court|T
nyuticacityct|N.Y. City Ct., Utica|Utica City Court|T
nywatertcityct|N.Y. City Ct., Watertown|Watertown City Court|T
nywhplncityct|N.Y. City Ct., White Plains|White Plains City Court|T
nyyonkerscityct|N.Y. City Ct., Yonkers|Yonkers City Court|T
nycivct||Civil Court of the City of New York|T
nycivctbronx|Civ. Ct. NYC, Bronx Cty.|Civil Court Of The City Of New York, Bronx County|T
nycivctkings|Civ. Ct. NYC, Kings Cty.|Civil Court Of The City Of New York, Kings County|T
nycivctny|Civ. Ct. NYC, NY Cty.|Civil Court Of The City Of New York, New York County|T
nycivctqueens|Civ. Ct. NYC, Queens Cty.|Civil Court Of The City Of New York, Queens County|T
nycivctrichm|Civ. Ct. NYC, Richmond Cty.|Civil Court Of The City Of New York, Richmond County|T
nyconct||Constitutional Court of New York
nyjudct||Court On The Judiciary of New York|T
nyimpct||Court for the Trial of Impeachments|H
nycterr||Court for the Trial of Impeachments and Correction of Errors|H
ca2|2d Cir.|Court of Appeals for the Second Circuit|A
nyarbct||Court of Arbitration of The Chamber of Commerce of New York|X
nyoytermct||Court of Oyer And Terminer New York|T
nyoytermctalb||Albany Oyer and Terminer|T
nyoytermctmon||Court of Oyer And Terminer Monroe County New York|T
nyoytermctnyc||Court of Oyer And Terminer New York, New York County|T
nyoyctsteuben||Court of Oyer And Terminer Steuben County New York|T
nyoytermcttomp||Court of Oyer And Terminer Tompkins County New York|T
nyoyqueens||Oyer and Terminer Queens County|T
nyoytermctwash||Oyer and Terminer Washington County|T
nyoytermctren||Oyer and Terminer, Rensselaer County|T
nysessct||Court of Sessions|T
nysessctalbany||Albany Court of Sessions|T
nysessctchauta||Court of Sessions, Chautauqua County|T
nysessctgenesee||Court of Sessions, Genesee County|T
nysessctlewis||Court of Sessions, Lewis County|T
nysessctnyc||Court of Sessions, New York County|T
nysessctulster||Court of Sessions, Ulster County|T
nysessctorange||New York Court of Sessions, Orange County|T
nysessctqueens||New York Court of Sessions, Queens County|T
nysessctren||New York Court of Sessions, Rensselaer County|T
nysessctrock||New York Court of Sessions, Rockland County|T
nyag|N.Y. Att'y Gen.|New York Attorney General Reports|X
nycommnapp||New York Commission of Appeals|A
nycountyct|N.Y. Cty Ct.|New York County Courts|T
nyalbanyctyct|N.Y. Cty. Ct., Albany Cty.|Albany County Court|T
nyalleganyctyct|N.Y. Cty. Ct., Allegany Cty.|Allegany County Court|T
nybronxctyct|N.Y. Cty. Ct., Bronx Cty.|Bronx County Court|T
nybroomectyct|N.Y. Cty. Ct., Broome Cty.|Broome County Court|T
nycattctyct|N.Y. Cty. Ct., Cattaraugus Cty.|Cattaraugus County Court|T
nycayugactyct|N.Y. Cty. Ct., Cayuga Cty.|Cayuga County Court|T
nychautctyct|N.Y. Cty. Ct., Chautauqua Cty.|Chautauqua County Court|T
nychemungctyct|N.Y. Cty. Ct., Chemung Cty.|Chemung County Court|T
nychenangoctyct|N.Y. Cty. Ct., Chenango Cty.|Chenango County Court|T
nyclintonctyct|N.Y. Cty. Ct., Clinton Cty.|Clinton County Court|T
nycolumctyct|N.Y. Cty. Ct., Columbia Cty.|Columbia County Court|T
nycortlandctyct|N.Y. Cty. Ct., Cortland Cty.|Cortland County Court|T
nyputnamctyct|N.Y. Cty. Ct., Putnam Cty.|County Court of New York, Putnam County|T
nysenctyct|N.Y. Cty. Ct., Seneca Cty.|County Court of New York, Seneca County|T
nydelawarectyct|N.Y. Cty. Ct., Delaware Cty.|Delaware County Court|T
nydutchessctyct|N.Y. Cty. Ct., Dutchess Cty.|Dutchess County Court|T
nyeriectyct|N.Y. Cty. Ct., Erie Cty.|Erie County Court|T
nyessexctyct|N.Y. Cty. Ct., Essex Cty.|Essex County Court, N.Y.|T
nyfrankctyct|N.Y. Cty. Ct., Franklin Cty.|Franklin County Court, N.Y.|T
nyfultonctyct|N.Y. Cty. Ct., Fulton Cty.|Fulton County Court, N.Y.|T
nygenessctyct|N.Y. Cty. Ct., Genesee Cty.|Genesee County Court|T
nyhamilctyct|N.Y. Cty. Ct., Hamilton Cty.|Hamilton County Court|T
nygreenectyct|N.Y. Cty. Ct., Greene Cty.|Greene County Court|T
nyherkimerctyct|N.Y. Cty. Ct., Herkimer Cty.|Herkimer County Court, New York|T
nyjeffctyct|N.Y. Cty. Ct., Jefferson Cty.|Jefferson County Court, New York|T
nykingsctyct|N.Y. Cty. Ct., Kings Cty.|Kings County Court|T
nylewisctyct|N.Y. Cty. Ct., Lewis Cty.|Lewis County Court|T
nylivingstctyct|N.Y. Cty. Ct., Livingston Cty.|Livingston County Court|T
nymadctyct|N.Y. Cty. Ct., Madison Cty.|Madison County Court|T
nymonroectyct|N.Y. Cty. Ct., Monroe Cty.|Monroe County Court, NY|T
nymontctyct|N.Y. Cty. Ct., Montgomery Cty.|Montgomery County Court|T
nynassctyct|N.Y. Cty. Ct., Nassau Cty.|Nassau County Court|T
nykingctyct|N.Y. Cty. Ct., King Cty.|New York County Court, King County|T
nycountyctny|N.Y. Cty. Ct., New York Cty.|New York County Court, New York County|T
nyoneidactyct|N.Y. Cty. Ct., Oneida Cty.|New York County Court, Oneida County|T
nysaratogactyct|N.Y. Cty. Ct., Saratoga Cty.|New York Saratoga County Court|T
nyniagaractyct|N.Y. Cty. Ct., Niagara Cty.|Niagara County Court|T
nyonondagactyct|N.Y. Cty. Ct., Onondaga Cty.|Onondaga County Court, N.Y.|T
nyontarioctyct|N.Y. Cty. Ct., Ontario Cty.|Ontario County Court|T
nyorangectyct|N.Y. Cty. Ct., Orange Cty.|Orange County Court|T
nyorleansctyct|N.Y. Cty. Ct., Orleans Cty.|Orleans County Court|T
nyoswegoctyct|N.Y. Cty. Ct., Oswego Cty.|Oswego County Court|T
nyotsegoctyct|N.Y. Cty. Ct., Otsego Cty.|Otsego County Court|T
nyqueensctyct|N.Y. Cty. Ct., Queens Cty.|Queens County Court|T
nyrensctyct|N.Y. Cty. Ct., Rensselaer Cty.|Rensselaer County Court|T
nyrocklandctyct|N.Y. Cty. Ct., Rockland Cty.|Rockland County Court|T
nyschenctyct|N.Y. Cty. Ct., Schenectady Cty.|Schenectady County Court|T
nyschoharctyct|N.Y. Cty. Ct., Schoharie Cty.|Schoharie County Court|T
nyschuylerctyct|N.Y. Cty. Ct., Schuyler Cty.|Schuyler County Court|T
nystlawctyct|N.Y. Cty. Ct., St. Lawrence Cty.|St. Lawrence County Court|T
nysteubenctyct|N.Y. Cty. Ct., Steuben Cty.|Steuben County Court, New York|T
nysuffolkctyct|N.Y. Cty. Ct., Suffolk Cty.|Suffolk County Court|T
nysullivanctyct|N.Y. Cty. Ct., Sullivan Cty.|Sullivan County Court|T
nytiogactyct|N.Y. Cty. Ct., Tioga Cty.|Tioga County Court|T
nytompkinsctyct|N.Y. Cty. Ct., Tompkins Cty.|Tompkins County Court|T
nyulsterctyct|N.Y. Cty. Ct., Ulster Cty.|Ulster County Court|T
nywarrenctyct|N.Y. Cty. Ct., Warren Cty.|Warren County Court|T
nywashctyct|N.Y. Cty. Ct., Washington Cty.|Washington County Court|T
nywaynectyct|N.Y. Cty. Ct., Wayne Cty.|Wayne County Court|T
nywestchcty|N.Y. Cty. Ct., Westchester Cty.|Westchester County Court|T
nywyomingctyct|N.Y. Cty. Ct., Wyoming Cty.|Wyoming County Court|T
nyyatesctyct|N.Y. Cty. Ct., Yates Cty.|Yates County Court|T
ny|NY|New York Court of Appeals|H
nyctassizes||New York Court of Assizes|H
nychanct||New York Court of Chancery|T
nychanctsara||Saratoga Chancery Court|A
nyctcompl||New York Court of Common Pleas|T
nyspecsessct||New York Court of Special Sessions|T
nyalbspecsess||Albany Court of Special Sessions|T
nynycspecsess||New York City Court of Special Sessions|T
nyspecsessyonk||Yonkers Court of Special Sessions|T
nydistct||New York District Courts|T
nydistctsuffolk||District Court Suffolk County New York|T
nydistctnassau||Nassau District Court|T
nyexecchamber||New York Executive Chamber
nyfamct|N.Y. Fam. Ct.|New York Family Court|T
nyfamctdel||Delaware County Children's Court|T
nycfamct|N.Y.C. Fam. Ct.|New York City Family Court|T
nyfamctalbany||New York Family Court, Albany County|T
nyfamctalleg||New York Family Court, Allegany County|T
nyfamctbronx||New York Family Court, Bronx County|T
nyfamctchauta||New York Family Court, Chautauqua County|T
nyfamctchemung||New York Family Court, Chemung County|T
nyfamctclinton||New York Family Court, Clinton County|T
nyfamctdutch||New York Family Court, Dutchess County|T
nyfamcterie||New York Family Court, Erie County|T
nyfamctessex||New York Family Court, Essex County|T
nyfamctfrank||New York Family Court, Franklin County|T
nyfamctgenesee||New York Family Court, Genesee County|T
nyfamctgreene||New York Family Court, Greene County|T
nyfamctjeff||New York Family Court, Jefferson County|T
nyfamctkings||New York Family Court, Kings County|T
nyfamctmadison||New York Family Court, Madison County|T
nyfamctmonroe||New York Family Court, Monroe County|T
nyfamctmontg||New York Family Court, Montgomery County|T
nyfamctnassau||New York Family Court, Nassau County|T
nyfamctniagara||New York Family Court, Niagara County|T
nyfamctoneida||New York Family Court, Oneida County|T
nyfamctontario||New York Family Court, Ontario County|T
nyfamctonond||New York Family Court, Onondaga County|T
nyfamctorange||New York Family Court, Orange County|T
nyfamctoswego||New York Family Court, Oswego County|T
nyfamctotsego||New York Family Court, Otsego County|T
nyfamctqueens||New York Family Court, Queens County|T
nyfamctrenss||New York Family Court, Rensselaer County|T
nyfamctrich||New York Family Court, Richmond County|T
nyfamctrockl||New York Family Court, Rockland County|T
nyfamctstl||New York Family Court, St. Lawrence County|T
nyfamctsaratoga||New York Family Court, Saratoga County|T
nyfamctschuyler||New York Family Court, Schuyler County|T
nyfamctseneca||New York Family Court, Seneca County|T
nyfamctsteuben||New York Family Court, Steuben County|T
nyfamctsuffolk||New York Family Court, Suffolk County|T
nyfamctsull||New York Family Court, Sullivan County|T
nyfamcttompkins||New York Family Court, Tompkins County|T
nyfamctulster||New York Family Court, Ulster County|T
nyfamctwarren||New York Family Court, Warren County|T
nyfamctwashing||New York Family Court, Washington County|T
nyfamctwayne||New York Family Court, Wayne County|T
nyfamctwestch||New York Family Court, Westchester County|T
nyfamctyates||New York Family Court, Yates County|T
nymagct||New York Magistrate Court|T
nynycmagct||New York City Magistrate Court|T
nyprobsolvct||New York Problem Solving Courts|T
nystateassembly||New York State Assembly
nyclaimsct||New York State Court of Claims|T
nyhospcommn|N.Y. St. Hosp. Comm'n|New York State Hospital Commission|A
nysupct|N.Y. Sup. Ct.|New York Supreme Court|T
nysupctnewyork|N.Y. Sup. Ct., NYC Cty.|New York Supreme Court New York|T
nysupctoneida|N.Y. Sup. Ct., Oneida Cty.|New York Supreme Court Oneida Special Term|T
nysupctsntlw|N.Y. Sup. Ct., St. Lawrence Cty.|New York Supreme Court St. Lawrence|T
nysupctstbn|N.Y. Sup. Ct., Steuben Cty.|New York Supreme Court Steuben|T
nysupctschuy|N.Y. Sup. Ct., Schuyler Cty.|New York Supreme Court, Schuyler County|T
nysupctulster|N.Y. Sup. Ct., Ulster Cty.|New York Supreme Court Ulster Special Term|T
nysupctalbany|N.Y. Sup. Ct., Albany Cty.|New York Supreme Court, Albany|T
nysupctalgny|N.Y. Sup. Ct., Allegany Cty.|New York Supreme Court, Allegany County|T
nysupctbrnx|N.Y. Sup. Ct., Bronx Cty.|New York Supreme Court, Bronx County|T
nysupctbrm|N.Y. Sup. Ct., Broome Cty.|New York Supreme Court, Broome County|T
nysupctctrgs|N.Y. Sup. Ct., Cattaraugus Cty.|New York Supreme Court, Cattaraugus|T
nysupctcayuga|N.Y. Sup. Ct., Cayuga Cty.|New York Supreme Court, Cayuga|T
nysupctchtq|N.Y. Sup. Ct., Chautauqua Cty.|New York Supreme Court, Chautauqua County|T
nysupctchmng|N.Y. Sup. Ct., Chemung Cty.|New York Supreme Court, Chemung County|T
nysupctchenango|N.Y. Sup. Ct., Chenango Cty.|New York Supreme Court, Chenango|T
nysupctclinton|N.Y. Sup. Ct., Clinton Cty.|New York Supreme Court, Clinton|T
nysupctclmb|N.Y. Sup. Ct., Columbia Cty.|New York Supreme Court, Columbia County|T
nysupctcrtlnd|N.Y. Sup. Ct., Cortland Cty.|New York Supreme Court, Cortland County|T
nysupctdlwr|N.Y. Sup. Ct., Delaware Cty.|New York Supreme Court, Delaware County|T
nysupctdtchss|N.Y. Sup. Ct., Dutchess Cty.|New York Supreme Court, Dutchess County|T
nysupcterie|N.Y. Sup. Ct., Erie Cty.|New York Supreme Court, Erie County|T
nysupctessex|N.Y. Sup. Ct., Essex Cty.|New York Supreme Court, Essex County|T
nysupctfrnkln|N.Y. Sup. Ct., Franklin Cty.|New York Supreme Court, Franklin County|T
nysupctfltn|N.Y. Sup. Ct., Fulton Cty.|New York Supreme Court, Fulton County|T
nysupctgnss|N.Y. Sup. Ct., Genesee Cty.|New York Supreme Court, Genesee County|T
nysupctgrn|N.Y. Sup. Ct., Greene Cty.|New York Supreme Court, Greene County|T
nysupcthamilton|N.Y. Sup. Ct., Hamilton Cty.|New York Supreme Court, Hamilton County|T
nysupcthrkmr|N.Y. Sup. Ct., Herkimer Cty.|New York Supreme Court, Herkimer County|T
nysupctjffrsn|N.Y. Sup. Ct., Jefferson Cty.|New York Supreme Court, Jefferson County|T
nysupctkings|N.Y. Sup. Ct., Kings Cty.|New York Supreme Court, Kings|T
nysupctlewis|N.Y. Sup. Ct., Lewis Cty.|New York Supreme Court, Lewis County|T
nysupctlvngstn|N.Y. Sup. Ct., Livingston Cty.|New York Supreme Court, Livingston County|T
nysupctmdsn|N.Y. Sup. Ct., Madison Cty.|New York Supreme Court, Madison County|T
nysupctmonroe|N.Y. Sup. Ct., Monroe Cty.|New York Supreme Court, Monroe County|T
nysupctmntgmry|N.Y. Sup. Ct., Montgomery Cty.|New York Supreme Court, Montgomery County|T
nysupctnss|N.Y. Sup. Ct., Nassau Cty.|New York Supreme Court, Nassau County|T
nysupctniagra|N.Y. Sup. Ct., Niagara Cty.|New York Supreme Court, Niagara|T
nysupctnndg|N.Y. Sup. Ct., Onondaga Cty.|New York Supreme Court, Onondaga County|T
nysupctntr|N.Y. Sup. Ct., Ontario Cty.|New York Supreme Court, Ontario County|T
nysupctorange|N.Y. Sup. Ct., Orange Cty.|New York Supreme Court, Orange County|T
nysupctrlns|N.Y. Sup. Ct., Orleans Cty.|New York Supreme Court, Orleans County|T
nysupctswg|N.Y. Sup. Ct., Oswego Cty.|New York Supreme Court, Oswego County|T
nysupctostego|N.Y. Sup. Ct., Otsego Cty.|New York Supreme Court, Otsego County|T
nysupctptnm|N.Y. Sup. Ct., Putnam Cty.|New York Supreme Court, Putnam County|T
nysupctren|N.Y. Sup. Ct., Rensselaer Cty.|New York Supreme Court, Rensselaer|T
nysupctrichmond|N.Y. Sup. Ct., Richmond Cty.|New York Supreme Court, Richmond County|T
nysupctrcklnd|N.Y. Sup. Ct., Rockland Cty.|New York Supreme Court, Rockland County|T
nysupctsrtg|N.Y. Sup. Ct., Saratoga Cty.|New York Supreme Court, Saratoga County|T
nysupctschnec|N.Y. Sup. Ct., Schenectady Cty.|New York Supreme Court, Schenectady County|T
nysupctsnc|N.Y. Sup. Ct., Seneca Cty.|New York Supreme Court, Seneca County|T
nysupctscho|N.Y. Sup. Ct., Schoharie Cty.|New York Supreme Court, Schoharie County|T
nysuprctfflk|N.Y. Sup. Ct., Suffolk Cty.|New York Supreme Court, Suffolk County|T
nysupctsllvn|N.Y. Sup. Ct., Sullivan Cty.|New York Supreme Court, Sullivan County|T
nysupcttioga|N.Y. Sup. Ct., Tioga Cty.|New York Supreme Court, Tioga County|T
nysupcttmpkns|N.Y. Sup. Ct., Tompkins Cty.|New York Supreme Court, Tompkins County|T
nysupctwarren|N.Y. Sup. Ct., Warren Cty.|New York Supreme Court, Warren County|T
nysupctwash|N.Y. Sup. Ct., Wash. Cty.|New York Supreme Court, Washington County|T
nysupctwayne|N.Y. Sup. Ct., Wayne Cty.|New York Supreme Court, Wayne County|T
nysupctwyom|N.Y. Sup. Ct., Wyoming Cty.|New York Supreme Court, Wyoming County|T
nysupctqueens|N.Y. Sup. Ct., Queens Cty.|Supreme Court, Queens County|T
nysupctwster|N.Y. Sup. Ct., Wchstr. Cty.|Supreme Court, Westchester County|T
nysupctyates|N.Y. Sup. Ct., Yates Cty.|New York Supreme Court, Yates County|T
nysurct||New York Surrogate's Court|T
nysurctalbany|N.Y. Surr. Ct., Albany Cty.|Surrogate's Court, Albany County|X
nysurctbronx|N.Y. Surr. Ct., Bronx, Cty.|Surrogate's Court, Bronx County|X
nysurctbroome|N.Y. Surr. Ct., Broome Cty.|Surrogate's Court, Broome County|X
nysurctcattar|N.Y. Surr. Ct., Cattaraugus Cty.|Surrogate's Court, Cattaraugus County|X
nysurctchauta|N.Y. Surr. Ct., Chautauqua Cty.|Surrogate's Court, Chautauqua County|X
nysurctcortland|N.Y. Surr. Ct., Cortland Cty.|Surrogate's Court, Cortland County|X
nysurctdelaware|N.Y. Surr. Ct., Delaware Cty.|Surrogate's Court, Delaware County|X
nysurctdutchess|N.Y. Surr. Ct., Dutchess Cty.|Surrogate's Court, Dutchess County|X
nysurcterie|N.Y. Surr. Ct., Erie Cty.|Surrogate's Court, Erie County|X
nysurctessex|N.Y. Surr. Ct., Essex Cty.|Surrogate's Court, Essex County|X
nysurctfranklin|N.Y. Surr. Ct., Franklin Cty.|Surrogate's Court, Franklin County|X
nysurctgenesee|N.Y. Surr. Ct., Genesee Cty.|Surrogate's Court, Genesee County|X
nysurctjefferso|N.Y. Surr. Ct., Jefferson Cty.|Surrogate's Court, Jefferson County|X
nysurctkings|N.Y. Surr. Ct., Kings Cty.|Surrogate's Court, Kings County|X
nysurctmadison|N.Y. Surr. Ct., Madison Cty.|Surrogate's Court, Madison County|X
nysurctmonroe|N.Y. Surr. Ct., Monroe Cty.|Surrogate's Court, Monroe County|X
nysurctnassau|N.Y. Surr. Ct., Nassau Cty.|Surrogate's Court, Nassau County|X
nysurctnyc|N.Y. Surr. Ct., New York Cty.|Surrogate's Court, New York County|X
nysurctoneida|N.Y. Surr. Ct., Oneida Cty.|Surrogate's Court, Oneida County|X
nysurctonond|N.Y. Surr. Ct., Onondaga Cty.|Surrogate's Court, Onondaga County|X
nysurctorange|N.Y. Surr. Ct., Orange Cty.|Surrogate's Court, Orange County|X
nysurctputnam|N.Y. Surr. Ct., Putnam Cty.|Surrogate's Court, Putnam County|X
nysurctqueens|N.Y. Surr. Ct., Queens Cty.|Surrogate's Court, Queens County|X
nysurctrenssela|N.Y. Surr. Ct., Rensselaer Cty.|Surrogate's Court, Rensselaer County|X
nysurctrichmond|N.Y. Surr. Ct., Richmond Cty.|Surrogate's Court, Richmond County|X
nysurctrockland|N.Y. Surr. Ct., Rockland Cty.|Surrogate's Court, Rockland County|X
nysurctsaratoga|N.Y. Surr. Ct., Saratoga Cty.|Surrogate's Court, Saratoga County|X
nysurctschenect|N.Y. Surr. Ct., Schenectady Cty.|Surrogate's Court, Schenectady County|X
nysurctsuffolk|N.Y. Surr. Ct., Suffolk Cty.|Surrogate's Court, Suffolk County|X
nysurctsullivan|N.Y. Surr. Ct., Sullivan Cty.|Surrogate's Court, Sullivan County|X
nysurcttompkins|N.Y. Surr. Ct., Tompkins Cty.|Surrogate's Court, Tompkins County|X
nysurctulster|N.Y. Surr. Ct., Ulster Cty.|Surrogate's Court, Ulster County|X
nysurctwarren|N.Y. Surr. Ct., Warren Cty.|Surrogate's Court, Warren County|X
nysurctwayne|N.Y. Surr. Ct., Wayne Cty.|Surrogate's Court, Wayne County|X
nysurctwestches|N.Y. Surr. Ct., Westchester Cty.|Surrogate's Court, Westchester County|X
nysurctwyo|N.Y. Surr. Ct., Wyoming Cty.|Surrogate's Court, Wyoming County|X
nysurctyates|N.Y. Surr. Ct., Yates Cty.|Surrogate's Court, Yates County|X
nyrecctnewburgh||Newburgh Recorder's Court|T
oneidactapp||Oneida Appellate Court|X
oneidact||Oneida Trial Court|X
oneidatrialct||Oneida Tribal Judicial System, Trial Court|X
strmohawkct||Saint Regis Mohawk Tribal Court|X
nygensess||The Court of General Sessions|T
nygensesskings||Court of General Sessions Kings County New York|T
nygensesslewis||New York Court of General Sessions, Lewis County|T
nycrimct||The Criminal Court of the City of New York|T
nycrimctbronx||The Criminal Court of the City of New York, Bronx|T
nycrimctkings||The Criminal Court of the City of New York, Kings|T
nycrimctnyc||The Criminal Court of the City of New York, New York|T
nycrimctqueens||The Criminal Court of the City of New York, Queens|T
nycrimctrichm||The Criminal Court of the City of New York, Richmond|T
nyappdiv|N.Y. App. Div.|The Four Departments of the Appellate Division|A
nymarct||The Marine Court of the City of New York, 1807-1883|T
nycirct||The New York Circuit Courts|T
nyciralbanycty|N.Y. Circ. Ct., Albany Cty|New York Circuit Court, Albany County|T
nycircolcty|N.Y. Cir. Ct., Columbia Cty.|New York Circuit Court, Columbia County|T
nycirdelcty|N.Y. Cir. Ct., Delaware Cty.|New York Circuit Court, Delaware County|T
nycirdutchcty|N.Y. Cir. Ct., Dutchess Cty.|New York Circuit Court, Dutchess County|T
nycirkingscty|N.Y. Cir. Ct., Kings Cty.|New York Circuit Court, Kings County|T
nycirmonroecty|N.Y. Cir. Ct., Monroe Cty.|New York Circuit Court, Monroe County|T
nycironeidacty|N.Y. Cir. Ct., Oneida Cty.|New York Circuit Court, Oneida County|T
nyciroswegocty|N.Y. Cir. Ct., Oswego Cty.|New York Circuit Court, Oswego County|T
nyadmct||The New York Court of Admiralty|T
nyproct||The New York Probate Court|T
superctny||The Superior Court of New York|T
nysuperctbuf||Superior Court of Buffalo|T
nysuperctnyc||Superior Court of New York|T
bap2|2nd Cir. BAP|United States Bankruptcy Appellate Panel of The Second Circuit|T
nyeb|Bankr. E.D.N.Y.|United States Bankruptcy Court, E.D. New York|T
nynb|Bankr. N.D.N.Y.|United States Bankruptcy Court, N.D. New York|T
nysb|Bankr. S.D.N.Y.|United States Bankruptcy Court, S.D. New York|T
nywb|Bankr. W.D.N.Y.|United States Bankruptcy Court, W.D. New York|T
cit|Ct. Intl. Trade|United States Court of International Trade|A
nyd|D. N.Y.|United States District Court for the District of New York|T
nyjustct|N.Y. Just. Court|Town and Village Courts|T
nyalbanyjustct|N.Y. Just. Court, Albany|Albany City Police Court|T
nyamherstjustct|N.Y. Just. Court, Amherst|Amherst Town Court|T
nyjustctamsterd||Amsterdam Police Court|T
nyjustctarcadia||Arcadia Justice Court|T
nyjustctaurora||Aurora Justice Court|T
nybedfordjustct|N.Y. Just. Court, Bedford|Bedford Justice Court|T
nyjustctbethl||Bethlehem Justice Court|T
nyjustctbrighto||Brighton Justice Court|T
nyjustctcamillu||Camillus Justice Court|T
nyjustctcanaan||Canaan Justice Court|T
nyjustctcanton||Canton Justice Court|T
nyjustctcayugah||Cayuga Heights Police Court|T
nyjustctcheekto||Cheektowaga Justice Court|T
nyjustctchenang||Chenango Justice Court|T
nyjustctchili||Chili Justice Court|T
nyjustctclarks||Clarkstown Justice Court|T
nyjustctclifton||Clifton Park Justice Court|T
nyjustctcohoes||Cohoes Police Court|T
nycoloniejustct|N.Y. Just. Court, Colonie|Colonie Justice Court|T
nyjustctcornwal||Cornwall Justice Court|T
nyjustctcortlan||Cortlandt Town Court|T
nyjustctdewitt||DeWitt Justice Court|T
nyjustctdepew||Depew Justice Court|T
nyjustctdickins||Dickinson Justice Court|T
nyjustctdix||Dix Town Court|T
nyjustctdobbsfe||Dobbs Ferry Justice Court|T
nyjustcteastroc||East Rochester Justice Court|T
nyjustcteastche||Eastchester Justice Court|T
nyjustctelma||Elma Justice Court|T
nyjustctfrankfo||Frankfort Justice Court|T
nygardjust|N.Y. Just. Court, Gardent City|Garden City Police Court|T
nyjustctgates||Gates Town Court|T
nyjustctgeneseo||Geneseo Justice Court|T
nyjustctgeneva||Geneva Justice Court|T
nygtnkpljustct|N.Y. Just. Court, Great Neck|Great Neck Plaza Village Court|T
nyjustctgreece||Greece Justice Court|T
nyjustctharriso||Harrison Town Court|T
nyjustcthaverst||Haverstraw Justice Court|T
nyhempjustct|N.Y. Just. Court, Hempstead|Hempstead Justice Court|T
nyjustcthenriet||Henrietta Justice Court|T
nyjustctherkime||Herkimer Justice Court|T
nyjustcthighlan||Highlands Justice Court|T
nyjustcthorsehe||Horseheads Justice Court|T
nyhunterjustct|N.Y. Just. Court, Hunter|Hunter Justice Court|T
nyjustcthunting||Huntington Police Justice's Court|T
nyhydepkjustct|N.Y. Just. Court, Hyde Park|Hyde Park Justice Court|T
nyjustctirondeq||Irondequoit Justice Court|T
nyjustctcambria||Justice Court Of The Town Of Cambria|T
nyjustctefishk||Justice Court Of The Town Of East Fishkill|T
nyjustcthampt||Justice Court Of The Town Of Hamptonburgh|T
nyjustctnewscot||Justice Court Of The Town Of New Scotland|T
nyjustctstuyv||Justice Court Of The Town Of Stuyvesant, Columbia County|T
nyjustctoysterb||Justice Court Of The Village Of Oyster Bay Cove|T
nyjustctroslynh||Justice Court of Incorporated Village of Roslyn Harbor|T
nyjustctscarsda||Justice Court of Scarsdale|T
nyjustcttarryt||Justice Court of The Town Of Tarrytown|T
nyjustcttonawan||Justice Court of Tonawanda|T
nyjustctcarmel||Justice Court of Town of Carmel|T
nyjustctchatam||Justice Court of Town of Chatam|T
nyjustctfishkil||Justice Court of Town of Fishkill|T
nygreenbjustct|N.Y. Just. Court, Greenburgh|Justice Court of Town of Greenburgh|T
nyjustctlockpor||Justice Court of Town of Lockport|T
nyjustctnewburg||Justice Court of Town of Newburgh|T
nyjustctossinin||Justice Court of Town of Ossining|T
nyjustctpendl||Justice Court of Town of Pendleton|T
nyjustctperinto||Justice Court of Town of Perinton|T
nyjustctramapo||Justice Court of Town of Ramapo|T
nyjustctrhinebe||Justice Court of Town of Rhinebeck|T
nyjustctyork||Justice Court of Town of Yorktown|T
nyjustctardsley||Justice Court of Village of Ardsley|T
nyjustctblasdel||Justice Court of Village of Blasdell|T
nyjustctbriarcl||Justice Court of Village of Briarcliff Manor|T
nyjustctbronxvi||Justice Court of Village of Bronxville|T
nyjustctelmsfor||Justice Court of Village of Elmsford|T
nyjustctfairpor||Justice Court of Village of Fairport|T
nyjustctfleisch||Justice Court of Village of Fleischmanns|T
nyjustcthasting||Justice Court of Village of Hastings-on-Hudson|T
nyjustctkingspo||Justice Court of Village of Kings Point|T
nyjustctlarchmo||Justice Court of Village of Larchmont|T
nyjustctlindenh||Justice Court of Village of Lindenhurst|T
nyjustctmassape||Justice Court of Village of Massapequa|T
nyjustctmonroe||Justice Court of Town of Monroe|T
nyjustctmonte||Justice Court of Village of Montebello|T
nyjustctmontice||Justice Court of Village of Monticello|T
nyjustctmutton||Justice Court of Village of Muttontown|T
nyjustctnewark||Justice Court of Village of Newark|T
nyjustctnorthhi||Justice Court of Village of North Hills|T
nyjustctoceanbe||Justice Court of Village of Ocean Beach|T
nyjustctorchard||Justice Court of Village of Orchard Park|T
nyjustctparma||Justice Court of Village of Parma|T
nyjustctportche||Justice Court of Village of Port Chester|T
nyjustctportwa||Justice Court of Village of Port Washington|T
nyjustctpoundri||Justice Court of Village of Pound Ridge|T
nyjustctredhook||Justice Court of Village of Red Hook|T
nyjustctrockvil||Justice Court of Village of Rockville|T
nyjustctsleepyh||Justice Court of Village of Sleepy Hollow|T
nyjustctsouthny||Justice Court of Village of South Nyack|T
nyjustctspringv||Justice Court of Village of Spring Valley|T
nyjustctsuffern||Justice Court of Village of Suffern|T
nyjustcttuckaho||Justice Court of Village of Tuckahoe|T
nyjustctwells||Justice Court of Town of Wells|T
nyjustctwestbur||Justice Court of Village of Westbury|T
nyjustctwoodsto||Justice Court of Village of Woodstock|T
nyjustctclinton||Justice Court of the Town of Clinton|T
nyjustctdeerp||Justice Court of the Town of Deerpark|T
nyjustctniska||Justice Court of the Town of Niskayuna|T
nyjustctsomers||Justice Court of the Town of Somers|T
nyjustctbellp||Justice Court of the Village of Bellport|T
nyjustctfarmi||Justice Court of the Village of Farmingdale|T
nyjustctnorthp||Justice Court of the Village of Northport|T
nyjustctthenyac||Justice Court of the Village of Nyack|T
nyjustctpierm||Justice Court of the Village of Piermont|T
nykensjustct|N.Y. Just. Court, Kensington|Kensington Village Court|T
nykinderjustct|N.Y. Just. Court, Kinderhook|Kinderhook Justice Court|T
nyjustctkingsbu||Kingsbury Justice Court|T
nylagrjustct|N.Y. Just. Court, LaGrange|LaGrange Justice Court|T
nyjustctlatting||Lattingtown Village Court|T
nyjustctlloydha||Lloyd Harbor Village Police Court|T
nyjustctlowvill||Lowville Justice Court|T
nyjustctmamaron||Mamaroneck Justice Court|T
nymassapkjustct|N.Y. Just. Court, Massapequa Pk.|Massapequa Park Justice Court|T
nyjustctmassena||Massena City Police Court|T
nyjustctmaybroo||Maybrook Police Court|T
nyjustctmendon||Mendon Justice Court|T
nyjustctmillert||Millerton Village Court|T
nyjustctmills||Mills Village Court|T
nyjustctmountki||Mount Kisco Police Court|T
nyjustctnewpalt||New Paltz Justice Court|T
nyjustctnewwind||New Windsor Justice Court|T
nyjustctnorthca||North Castle Justice Court|T
nyjustctnorthgr||North Greenbush Justice Court|T
nyjustctoakfiel||Oakfield Justice Court|T
nyjustctogden||Ogden Justice Court|T
nyjustctonondag||Onondaga Town Court|T
nyjustctorange||Orangetown Justice Court|T
nyjustctowego||Owego Justice Court|T
nyjustctpenfiel||Penfield Justice Court|T
nyjustctpleasan||Pleasant Valley Justice Court|T
nyjustctpoughke||Poughkeepsie Justice Court|T
nyjustctsandlak||Sand Lake Justice Court|T
nyjustctschuyle||Schuyler Justice Court|T
nyjustctseaclif||Sea Cliff Justice Court|T
nyjustctspringc||Spring City Police Court|T
nyjustctstarkey||Starkey Town Court|T
nytaghjustct|N.Y. Just. Court, Taghkanic|Taghkanic Justice Court|T
nyjustctgreenpo|Greenport Just. Ct.|Town of Greenport Justice Court|T
nytroyjustct|N.Y. Just. Court, Troy|Troy City Police Court|T
nyjustcttuxedo||Tuxeo Justice Court|T
nyjustctulster||Ulster Justice Court|T
nyvalstrjustct|N.Y. Just. Court, Valley Stream|Valley Stream Justice Court|T
nyjustctlynbroo||Village Justice Court of Village of Lynbrook|T
nyjustctwapping||Wappinger Justice Court|T
nywebsterjustct|N.Y. Just. Court, Webster|Webster Justice Court|T
nyjustctwoodbur||Woodbury Justice Court|T
nyjustctyonkers||Yonkers Justice Court|T
circtdalb||U.S. Circuit Court District of Albemarle (North Carolina)|A
circtcapefearnc||U.S. Circuit Court District of Cape Fear (North Carolina)|A
circtdedenton||U.S. Circuit Court District of Edenton (North Carolina)|A
circtdnewbern||U.S. Circuit Court District of New Bern (North Carolina)|A
circtdpamptico||U.S. Circuit Court District of Pamptico (North Carolina)|A
circtdwilm||U.S. Circuit Court District of Wilmington (North Carolina)|A
circtednc||U.S. Circuit Court for the District of Eastern North Carolina|A
circtnc|Cir. Ct. N.C.|U.S. Circuit Court for the District of North Carolina|A
circtwdnc||U.S. Circuit Court for the District of Western North Carolina|A
nced|E.D.N.C.|District Court, E.D. North Carolina|T
ncmd|M.D.N.C.|District Court, M.D. North Carolina|T
ncwd|W.D.N.C.|District Court, W.D. North Carolina|T
ncctapp|N.C. Ct. App.|Court of Appeals of North Carolina|A
echerkokee||Eastern Band of Cherokee Indians Supreme Court|X
echerokeect||Eastern Band of Cherokee Indians Tribal Court|X
ncbizct||North Carolina Business Court|T
ncdistct|N.C. Dist. Ct.|North Carolina District Court|T
ncworkcompcom|N.C. Indus. Comm.|North Carolina Industrial Commission|A
ncsuperct|Sup. Ct. N.C.|Superior Court of North Carolina|A
nc|N.C.|Supreme Court of North Carolina|H
nceb|Bankr. E.D.N.C.|United States Bankruptcy Court, E.D. North Carolina|T
ncmb|Bankr. M.D.N.C.|United States Bankruptcy Court, M.D. North Carolina|T
ncwb|Bankr. W.D.N.C.|United States Bankruptcy Court, W.D. North Carolina|T
ncd|D.N.C.|United States District Court for the District of North Carolina|T
circtdnd||U.S. Circuit Court for the District of North Dakota|A
ndd|D.N.D.|District Court, D. North Dakota|T
ndctapp|N.D. Ct. App.|North Dakota Court of Appeals|A
nd|N.D.|North Dakota Supreme Court|H
turtlemtnctapp||Turtle Mountain Tribal Court of Appeals|X
ndb|Bankr. D.N.D.|United States Bankruptcy Court, D. North Dakota|T
nmid|D. N. Mar. I.|District Court, Northern Mariana Islands|T
cnmisuperct||Northern Mariana Islands Commonwealth Superior Court|T
cnmitrialct||Northern Mariana Islands Commonwealth Trial Court|T
nmi||Supreme Court of The Commonwealth of The Northern Mariana Islands|H
nmib|Bankr. N. Mar. I.|United States Bankruptcy Court, Northern Mariana Islands|T
circtndoh||U.S. Circuit Court for the District of Northern Ohio|A
circtdoh||U.S. Circuit Court for the District of Ohio|A
circtsdoh||U.S. Circuit Court for the District of Southern Ohio|A
ohnd|N.D. Ohio|District Court, N.D. Ohio|T
ohsd|S.D. Ohio|District Court, S.D. Ohio|T
judcoun6||Judicial Council of The Sixth Circuit|X
ohiobar||Board of Commissioners On The Unauthorized Practice of Law State of Ohio|T
ohiotax||Board of Tax Appeals of Ohio Department of Taxation|X
ohioctcompl||Court of Common Pleas of Ohio|T
ohctcompladams|Oh. Ct. Com. Pl., Adams|Adams County Court of Common Pleas|T
ohctcomplallen|Oh. Ct. Com. Pl., Allen|Allen County Court of Common Pleas|T
ohctcomplashlan|Oh. Ct. Com. Pl., Ashland|Ashland County Court of Common Pleas|T
ohctcomplashtab|Oh. Ct. Com. Pl., Ashtabula|Ashtabula County Court of Common Pleas|T
ohctcomplathens|Oh. Ct. Com. Pl., Athens|Athens County Court of Common Pleas|T
ohctcomplauglai|Oh. Ct. Com. Pl., Auglaize|Auglaize County Court of Common Pleas|T
ohctcomplbelmon|Oh. Ct. Com. Pl., Belmont|Belmont County Court of Common Pleas|T
ohctcomplboss|Oh. Ct. Com. Pl., Boss|Boss County Court of Common Pleas|T
ohctcomplbrown|Oh. Ct. Com. Pl., Brown|Brown County Court of Common Pleas|T
ohctcomplbutler|Oh. Ct. Com. Pl., Butler|Butler County Court of Common Pleas|T
ohctcomplcarrol|Oh. Ct. Com. Pl., Carroll|Carroll County Court of Common Pleas|T
ohctcomplchampa|Oh. Ct. Com. Pl., Champaign|Champaign County Court of Common Pleas|T
ohctcomplclark|Oh. Ct. Com. Pl., Clark|Clark County Court of Common Pleas|T
ohctcomplclarke|Oh. Ct. Com. Pl., Clarke|Clarke County Court of Common Pleas|T
ohctcomplclermo|Oh. Ct. Com. Pl., Clermont|Clermont County Court of Common Pleas|T
ohctcomplclinto|Oh. Ct. Com. Pl., Clinton|Clinton County Court of Common Pleas|T
ohctcomplcolumb|Oh. Ct. Com. Pl., Columbiana|Columbiana County Court of Common Pleas|T
ohctcomplcoshoc|Oh. Ct. Com. Pl., Coshocton|Coshocton County Court of Common Pleas|T
ohctcomplfrankl|Oh. Ct. Com. Pl., Franklin  Civil Division|Court of Common Pleas of Ohio, Franklin County, Civil Division|T
ohctcomplhamilt|Oh. Ct. Com. Pl., Hamilton|Court of Common Pleas of Ohio, Hamilton County|T
ohctcomplcrawfo|Oh. Ct. Com. Pl., Crawford|Crawford County Court of Common Pleas|T
ohctcomplcuyaho|Oh. Ct. Com. Pl., Cuyahoga|Cuyahoga County Common Pleas Court|T
ohctcompldarke|Oh. Ct. Com. Pl., Darke|Darke County Court of Common Pleas|T
ohctcompldefian|Oh. Ct. Com. Pl., Defiance|Defiance County Court of Common Pleas|T
ohctcompldelawa|Oh. Ct. Com. Pl., Delaware|Delaware County Court of Common Pleas|T
ohctcomplerie|Oh. Ct. Com. Pl., Erie|Erie County Court of Common Pleas|T
ohctcomplfairfi|Oh. Ct. Com. Pl., Fairfield|Fairfield County Court of Common Pleas|T
ohctcomplfayett|Oh. Ct. Com. Pl., Fayette|Fayette County Court of Common Pleas|T
ohctcomplfulton|Oh. Ct. Com. Pl., Fulton|Fulton County Court of Common Pleas|T
ohctcomplgalia|Oh. Ct. Com. Pl., Galia|Galia County Court of Common Pleas|T
ohctcomplgallia|Oh. Ct. Com. Pl., Gallia|Gallia County Court of Common Pleas|T
ohctcomplgeauga|Oh. Ct. Com. Pl., Geauga|Geauga County Court of Common Pleas|T
ohctcomplgreen|Oh. Ct. Com. Pl., Green|Green County Court of Common Pleas|T
ohctcomplgreene|Oh. Ct. Com. Pl., Greene|Greene County Court of Common Pleas|T
ohctcomplguerns|Oh. Ct. Com. Pl., Guernsey|Guernsey County Court of Common Pleas|T
ohctcomplhancoc|Oh. Ct. Com. Pl., Hancock|Hancock County Court of Common Pleas|T
ohctcomplhardin|Oh. Ct. Com. Pl., Hardin|Hardin County Court of Common Pleas|T
ohctcomplharris|Oh. Ct. Com. Pl., Harrison|Harrison County Court of Common Pleas|T
ohctcomplhenry|Oh. Ct. Com. Pl., Henry|Henry County Court of Common Pleas|T
ohctcomplhighla|Oh. Ct. Com. Pl., Highland|Highland County Court of Common Pleas|T
ohctcomplhockin|Oh. Ct. Com. Pl., Hocking|Hocking County Court of Common Pleas|T
ohctcomplholmes|Oh. Ct. Com. Pl., Holmes|Holmes County Court of Common Pleas|T
ohctcomplhuron|Oh. Ct. Com. Pl., Huron|Huron County Court of Common Pleas|T
ohctcompljackso|Oh. Ct. Com. Pl., Jackson|Jackson County Court of Common Pleas|T
ohctcompljeffer|Oh. Ct. Com. Pl., Jefferson|Jefferson County Court of Common Pleas|T
ohctcomplknox|Oh. Ct. Com. Pl., Knox|Knox County Court of Common Pleas|T
ohctcompllake|Oh. Ct. Com. Pl., Lake|Lake County Court of Common Pleas|T
ohctcompllawren|Oh. Ct. Com. Pl., Lawrence|Lawrence County Common Pleas Court|T
ohctcompllickin|Oh. Ct. Com. Pl., Licking|Licking County Court of Common Pleas|T
ohctcompllogan|Oh. Ct. Com. Pl., Logan|Logan County Court of Common Pleas|T
ohctcompllorain|Oh. Ct. Com. Pl., Lorain|Lorain County Court of Common Pleas|T
ohctcompllucas|Oh. Ct. Com. Pl., Lucas|Lucas County Court of Common Pleas|T
ohctcomplmadiso|Oh. Ct. Com. Pl., Madison|Madison County Court of Common Pleas|T
ohctcomplmahoni|Oh. Ct. Com. Pl., Mahoning|Mahoning County Court of Common Pleas|T
ohctcomplmarion|Oh. Ct. Com. Pl., Marion|Marion County Court of Common Pleas|T
ohctcomplmedina|Oh. Ct. Com. Pl., Medina|Medina County Court of Common Pleas|T
ohctcomplmeigs|Oh. Ct. Com. Pl., Meigs|Meigs County Court of Common Pleas|T
ohctcomplmercer|Oh. Ct. Com. Pl., Mercer|Mercer County Court of Common Pleas|T
ohctcomplmiami|Oh. Ct. Com. Pl., Miami|Miami County Court of Common Pleas|T
ohctcomplmonroe|Oh. Ct. Com. Pl., Monroe|Monroe County Court of Common Pleas|T
ohctcomplmontgo|Oh. Ct. Com. Pl., Montgomery|Montgomery County Court of Common Pleas|T
ohctcomplmorgan|Oh. Ct. Com. Pl., Morgan|Morgan County Court of Common Pleas|T
ohctcomplmorrow|Oh. Ct. Com. Pl., Morrow|Morrow County Court of Common Pleas|T
ohctcomplmuskin|Oh. Ct. Com. Pl., Muskingum|Muskingum County Court of Common Pleas|T
ohctcomplnoble|Oh. Ct. Com. Pl., Noble|Noble County Court of Common Pleas|T
ohctcomplottawa|Oh. Ct. Com. Pl., Ottawa|Ottawa County Court of Common Pleas|T
ohctcomplpauldi|Oh. Ct. Com. Pl., Paulding|Paulding County Court of Common Pleas|T
ohctcomplpickaw|Oh. Ct. Com. Pl., Pickaway|Pickaway County Court of Common Pleas|T
ohctcomplpike|Oh. Ct. Com. Pl., Pike|Pike County Court of Common Pleas|T
ohctcomplportag|Oh. Ct. Com. Pl., Portage|Portage County Court of Common Pleas|T
ohctcomplpreble|Oh. Ct. Com. Pl., Preble|Preble County Court of Common Pleas|T
ohctcomplputnam|Oh. Ct. Com. Pl., Putnam|Putnam County Court of Common Pleas|T
ohctcomplrichla|Oh. Ct. Com. Pl., Richland|Richland County Court of Common Pleas|T
ohctcomplross|Oh. Ct. Com. Pl., Ross|Ross County Court of Common Pleas|T
ohctcomplsandus|Oh. Ct. Com. Pl., Sandusky|Sandusky County Court of Common Pleas|T
ohctcomplscioto|Oh. Ct. Com. Pl., Scioto|Scioto County Court of Common Pleas|T
ohctcomplseneca|Oh. Ct. Com. Pl., Seneca|Seneca County Court of Common Pleas|T
ohctcomplshelby|Oh. Ct. Com. Pl., Shelby|Shelby County Court of Common Pleas|T
ohctcomplstark|Oh. Ct. Com. Pl., Stark|Stark County Court of Common Pleas|T
ohctcomplsummit|Oh. Ct. Com. Pl., Summit|Summit County Court of Common Pleas|T
ohctcompltascar|Oh. Ct. Com. Pl., Tascarawas|Tascarawas County Court of Common Pleas|T
ohctcompltrumbu|Oh. Ct. Com. Pl., Trumbull|Trumbull County Court of Common Pleas|T
ohctcompltuscar|Oh. Ct. Com. Pl., Tuscarawas|Tuscarawas County Court of Common Pleas|T
ohctcomplunion|Oh. Ct. Com. Pl., Union|Union County Court of Common Pleas|T
ohctcomplvanwe|Oh. Ct. Com. Pl., Van Wert|Van Wert County Court of Common Pleas|T
ohctcomplvinton|Oh. Ct. Com. Pl., Vinton|Vinton County Court of Common Pleas|T
ohctcomplwarren|Oh. Ct. Com. Pl., Warren|Warren County Court of Common Pleas|T
ohctcomplwashin|Oh. Ct. Com. Pl., Washington|Washington County Court of Common Pleas|T
ohctcomplwayne|Oh. Ct. Com. Pl., Wayne|Wayne County Court of Common Pleas|T
ohctcomplwillia|Oh. Ct. Com. Pl., Williams|Williams County Court of Common Pleas|T
ohctcomplwood|Oh. Ct. Com. Pl., Wood|Wood County Court of Common Pleas|T
ohctcomplwyando|Oh. Ct. Com. Pl., Wyandot|Wyandot County Court of Common Pleas|T
ohiod|D. Ohio|District Court, D. Ohio|T
ohjuvct||Juvenile Court of Ohio|T
ohjuvctallen|Oh. Juv. Ct., Allen|Allen County Juvenile Court|T
ohjuvctcolumbia|Oh. Juv. Ct., Columbiana|Columbiana County Juvenile Court|T
ohjuvctcuyahoga|Oh. Juv. Ct., Cuyahoga|Cuyahoga County Juvenile Court|T
ohjuvctgreene|Oh. Juv. Ct., Greene|Greene County Juvenile Court|T
ohjuvcthamilton|Oh. Juv. Ct., Hamilton|Hamilton County Juvenile Court|T
ohjuvcthuron|Oh. Juv. Ct., Huron|Huron County Juvenile Court|T
ohjuvctlicking|Oh. Juv. Ct., Licking|Licking County Juvenile Court|T
ohjuvctlucas|Oh. Juv. Ct., Lucas|Lucas County Juvenile Court|T
ohjuvctmarion|Oh. Juv. Ct., Marion|Marion County Juvenile Court|T
ohjuvctmuskingu|Oh. Juv. Ct., Muskingum|Muskingum County Juvenile Court|T
ohjuvctnoble|Oh. Juv. Ct., Noble|Noble County Juvenile Court|T
ohjuvctpreble|Oh. Juv. Ct., Preble|Preble County Juvenile Court|T
ohjuvcttuscaraw|Oh. Juv. Ct., Tuscarawas|Tuscarawas County Juvenile Court|T
ohjuvctwarren|Oh. Juv. Ct., Warren|Warren County Juvenile Court|T
ohjuvctwayne|Oh. Juv. Ct., Wayne|Wayne County Juvenile Court|T
ohmunict||Municipal Courts of Ohio|T
ohmunictakron|Oh. Muni. Ct., Akron|Akron Municipal Court|T
ohmunictashland|Oh. Muni. Ct., Ashland|Ashland Municipal Court|T
ohmunictashtabu|Oh. Muni. Ct., Ashtabula|Ashtabula Municipal Court|T
ohmunictathens|Oh. Muni. Ct., Athens|Athens County Municipal Court|T
ohmunictauglaiz|Oh. Muni. Ct., Auglaize|Auglaize County Municipal Court|T
ohmunictavonlak|Oh. Muni. Ct., Avon Lake|Avon Lake Municipal Court|T
ohmunictbarbert|Oh. Muni. Ct., Barberton|Barberton Municipal Court|T
ohmunictbedford|Oh. Muni. Ct., Bedford|Bedford Municipal Court|T
ohmunictbellefo|Oh. Muni. Ct., Bellefontaine|Bellefontaine Municipal Court|T
ohmunictberea|Oh. Muni. Ct., Berea|Berea Municipal Court|T
ohmunictbowling|Oh. Muni. Ct., Bowling Green|Bowling Green County Municipal Court|T
ohmunictcanton|Oh. Muni. Ct., Canton|Canton Municipal Court|T
ohmunictcelina|Oh. Muni. Ct., Celina|Celina Municipal Court|T
ohmunictchardon|Oh. Muni. Ct., Chardon|Chardon Municipal Court|T
ohmunictchillic|Oh. Muni. Ct., Chillicothe|Chillicothe Municipal Court|T
ohmunictcincinn|Oh. Muni. Ct., Cincinnati|Cincinnati Municipal Court|T
ohmunictcirclev|Oh. Muni. Ct., Circleville|Circleville Municipal Court|T
ohmunictclevela|Oh. Muni. Ct., Cleveland|City of Cleveland Municipal Court|T
ohmunictcolumbu|Oh. Muni. Ct., Columbus|City of Columbus Municipal Court|T
ohmunictdayton|Oh. Muni. Ct., Dayton|City of Dayton Municipal Court|T
ohmunictclark|Oh. Muni. Ct., Clark|Clark County Municipal Court|T
ohmunictclermon|Oh. Muni. Ct., Clermont|Clermont County Municipal Court|T
ohmunictcrawfor|Oh. Muni. Ct., Crawford|Crawford County Municipal Court|T
ohmunictcuyahog|Oh. Muni. Ct., Cuyahoga|Cuyahoga County Municipal Court|T
ohmunictcuyfall|Oh. Muni. Ct., Cuyahoga Falls|Cuyahoga Falls Municipal Court|T
ohmunictdarke|Oh. Muni. Ct., Darke|Darke County Municipal Court|T
ohmunicteastliv|Oh. Muni. Ct., East Liverpool|East Liverpool Municipal Court|T
ohmunictelyria|Oh. Muni. Ct., Elyria|Elyria Municipal Court|T
ohmunicteuclidc|Oh. Muni. Ct., Euclid City|Euclid City Municipal Court|T
ohmunicteuclid|Oh. Muni. Ct., Euclid|Euclid Municipal Court|T
ohmunictfindlay|Oh. Muni. Ct., Findlay|Findlay Municipal Court|T
ohmunictfostori|Oh. Muni. Ct., Fostoria|Fostoria Municipal Court|T
ohmunictfrankli|Oh. Muni. Ct., Franklin|Franklin County Municipal Court|T
ohmunictfremont|Oh. Muni. Ct., Fremont|Fremont Municipal Court|T
ohmunictgallipo|Oh. Muni. Ct., Gallipolis|Gallipolis Municipal Court|T
ohmunictgirard|Oh. Muni. Ct., Girard|Girard Municipal Court|T
ohmunicthamilto|Oh. Muni. Ct., Hamilton|Hamilton County Municipal Court|T
ohmunicthighlan|Oh. Muni. Ct., Highland|Highland County Municipal Court|T
ohmunicthocking|Oh. Muni. Ct., Hocking|Hocking County Municipal Court|T
ohmunictketteri|Oh. Muni. Ct., Kettering|Kettering Municipal Court|T
ohmunictlakewoo|Oh. Muni. Ct., Lakewood|Lakewood Municipal Court|T
ohmunictlancast|Oh. Muni. Ct., Lancaster|Lancaster Municipal Court|T
ohmunictlawrenc|Oh. Muni. Ct., Lawrence|Lawrence County Municipal Court|T
ohmunictlicking|Oh. Muni. Ct., Licking|Licking County Municipal Court|T
ohmunictlima|Oh. Muni. Ct., Lima|Lima Municipal Court|T
ohmunictlorain|Oh. Muni. Ct., Lorain|Lorain Municipal Court|T
ohmunictlucas|Oh. Muni. Ct., Lucas|Lucas County Municipal Court|T
ohmunictmansfie|Oh. Muni. Ct., Mansfield|Mansfield Municipal Court|T
ohmunictmarion|Oh. Muni. Ct., Marion|Marion County Municipal Court|T
ohmunictmarysvi|Oh. Muni. Ct., Marysville|Marysville Municipal Court|T
ohmunictmassill|Oh. Muni. Ct., Massillon|Massillon Municipal Court|T
ohmunictmaumee|Oh. Muni. Ct., Maumee|Maumee Municipal Court|T
ohmunictmedina|Oh. Muni. Ct., Medina|Medina Municipal Court|T
ohmunictmiamisb|Oh. Muni. Ct., Miamisburg|Miamisburg Municipal Court|T
ohmunictmiddlet|Oh. Muni. Ct., Middletown|Middletown Municipal Court|T
ohmunictmorrow|Oh. Muni. Ct., Morrow|Morrow County Municipal Court|T
ohmunictvandali|Oh. Muni. Ct., Vandalia|Municipal Court of Vandalia|T
ohmunictnewphil|Oh. Muni. Ct., New Philadelphia|New Philadelphia Municipal Court|T
ohmunictnewtonf|Oh. Muni. Ct., Newton Falls|Newton Falls Municipal Court|T
ohmunictoberlin|Oh. Muni. Ct., Oberlin|Oberlin Municipal Court|T
ohmunictparma|Oh. Muni. Ct., Parma|Parma Municipal Court|T
ohmunictperrysb|Oh. Muni. Ct., Perrysburg|Perrysburg Municipal Court|T
ohmunictpiqua|Oh. Muni. Ct., Piqua|Piqua Municipal Court|T
ohmunictportcli|Oh. Muni. Ct., Port Clinton|Port Clinton Municipal Court|T
ohmunictportage|Oh. Muni. Ct., Portage|Portage County Municipal Court|T
ohmunictportsmo|Oh. Muni. Ct., Portsmouth|Portsmouth Municipal Court|T
ohmunictravenna|Oh. Muni. Ct., Ravenna|Ravenna Municipal Court|T
ohmunictrockyri|Oh. Muni. Ct., Rocky River|Rocky River Municipal Court|T
ohmunictshakerh|Oh. Muni. Ct., Shaker Heights|Shaker Heights Municipal Court|T
ohmunictsidney|Oh. Muni. Ct., Sidney|Sidney Municipal Court|T
ohmunictsoutheu|Oh. Muni. Ct., South Euclid|South Euclid Municipal Court|T
ohmunictspringf|Oh. Muni. Ct., Springfield|Springfield Municipal Court|T
ohmunictstruthe|Oh. Muni. Ct., Struthers|Struthers Municipal Court|T
ohmunictsummit|Oh. Muni. Ct., Summit|Summit County Municipal Court|T
ohmunictsylvani|Oh. Muni. Ct., Sylvania|Sylvania Municipal Court|T
ohmunicttiffin|Oh. Muni. Ct., Tiffin|Tiffin Municipal Court|T
ohmunicttoledo|Oh. Muni. Ct., Toledo|Toledo Municipal Court|T
ohmunicttrumbul|Oh. Muni. Ct., Trumbull|Trumbull County Municipal Court|T
ohmunictuppersa|Oh. Muni. Ct., Upper Sandusky|Upper Sandusky Municipal Court|T
ohmunictvanwert|Oh. Muni. Ct., Van Wert|Van Wert County Municipal Court|T
ohmunictwadswor|Oh. Muni. Ct., Wadsworth|Wadsworth Municipal Court|T
ohmunictwarren|Oh. Muni. Ct., Warren|Warren County Municipal Court|T
ohmunictwayne|Oh. Muni. Ct., Wayne|Wayne County Municipal Court|T
ohmunictwilloug|Oh. Muni. Ct., Willoughby|Willoughby Municipal Court|T
ohmunictxenia|Oh. Muni. Ct., Xenia|Xenia Municipal Court|T
ohmunictzanesvi|Oh. Muni. Ct., Zanesville|Zanesville Municipal Court|T
ohiocirct|Oh. Circ. Ct.|Ohio Circuit Courts|T
ohcirctadams|Oh. Circ. Ct., Adams|Adams Circuit Court|T
ohcirctallen|Oh. Circ. Ct., Allen|Allen Circuit Court|T
ohcirctashland|Oh. Circ. Ct., Ashland|Ashland Circuit Court|T
ohcirctashtabul|Oh. Circ. Ct., Ashtabula|Ashtabula Circuit Court|T
ohcirctathens|Oh. Circ. Ct., Athens|Athens Circuit Court|T
ohcirctauglaize|Oh. Circ. Ct., Auglaize|Auglaize County Circuit Court|T
ohcirctbelmont|Oh. Circ. Ct., Belmont|Belmont Circuit Court|T
ohcirctbrown|Oh. Circ. Ct., Brown|Brown Circuit Court|T
ohcirctbutler|Oh. Circ. Ct., Butler|Butler Circuit Court|T
ohcirctcarroll|Oh. Circ. Ct., Carroll|Carroll Circuit Court|T
ohcirctchampaig|Oh. Circ. Ct., Champaign|Champaign Circuit Court|T
ohcirctclark|Oh. Circ. Ct., Clark|Clark Circuit Court|T
ohcirctclermont|Oh. Circ. Ct., Clermont|Clermont Circuit Court|T
ohcirctclinton|Oh. Circ. Ct., Clinton|Clinton Circuit Court|T
ohcirctcolumbia|Oh. Circ. Ct., Columbiana|Columbiana Circuit Court|T
ohcirctcoshocto|Oh. Circ. Ct., Coshocton|Coshocton Circuit Court|T
ohcirctcrawford|Oh. Circ. Ct., Crawford|Crawford Circuit Court|T
ohcirctcuyahoga|Oh. Circ. Ct., Cuyahoga|Cuyahoga Circuit Court|T
ohcirctdarke|Oh. Circ. Ct., Darke|Darke Circuit Court|T
ohcirctdefiance|Oh. Circ. Ct., Defiance|Defiance Circuit Court|T
ohcirctdelaware|Oh. Circ. Ct., Delaware|Delaware Circuit Court|T
ohcircterie|Oh. Circ. Ct., Erie|Erie Circuit Court|T
ohcirctfairfiel|Oh. Circ. Ct., Fairfield|Fairfield Circuit Court|T
ohcirctfayette|Oh. Circ. Ct., Fayette|Fayette Circuit Court|T
ohcirctfranklin|Oh. Circ. Ct., Franklin|Franklin Circuit Court|T
ohcirctfulton|Oh. Circ. Ct., Fulton|Fulton Circuit Court|T
ohcirctgeauga|Oh. Circ. Ct., Geauga|Geauga Circuit Court|T
ohcirctgreene|Oh. Circ. Ct., Greene|Greene Circuit Court|T
ohcirctguernsey|Oh. Circ. Ct., Guernsey|Guernsey Circuit Court|T
ohcircthamilton|Oh. Circ. Ct., Hamilton|Hamilton Circuit Court|T
ohcircthancock|Oh. Circ. Ct., Hancock|Hancock Circuit Court|T
ohcircthancook|Oh. Circ. Ct., Hancook|Hancook Circuit Court|T
ohcircthardin|Oh. Circ. Ct., Hardin|Hardin Circuit Court|T
ohcirctharrison|Oh. Circ. Ct., Harrison|Harrison Circuit Court|T
ohcircthenry|Oh. Circ. Ct., Henry|Henry Circuit Court|T
ohcircthighland|Oh. Circ. Ct., Highland|Highland Circuit Court|T
ohcirctholmes|Oh. Circ. Ct., Holmes|Holmes Circuit Court|T
ohcircthuron|Oh. Circ. Ct., Huron|Huron Circuit Court|T
ohcirctjackson|Oh. Circ. Ct., Jackson|Jackson Circuit Court|T
ohcirctjefferso|Oh. Circ. Ct., Jefferson|Jefferson Circuit Court|T
ohcirctknox|Oh. Circ. Ct., Knox|Knox County Circuit Court|T
ohcirctlake|Oh. Circ. Ct., Lake|Lake County Circuit Court|T
ohcirctlawrence|Oh. Circ. Ct., Lawrence|Lawrence Circuit Court|T
ohcirctlicking|Oh. Circ. Ct., Licking|Licking Circuit Court|T
ohcirctlogan|Oh. Circ. Ct., Logan|Logan Circuit Court|T
ohcirctlorain|Oh. Circ. Ct., Lorain|Lorain Circuit Court|T
ohcirctlucas|Oh. Circ. Ct., Lucas|Lucas Circuit Court|T
ohcirctmadison|Oh. Circ. Ct., Madison|Madison Circuit Court|T
ohcirctmahoning|Oh. Circ. Ct., Mahoning|Mahoning Circuit Court|T
ohcirctmarion|Oh. Circ. Ct., Marion|Marion Circuit Court|T
ohcirctmedina|Oh. Circ. Ct., Medina|Medina Circuit Court|T
ohcirctmeigs|Oh. Circ. Ct., Meigs|Meigs Circuit Court|T
ohcirctmercer|Oh. Circ. Ct., Mercer|Mercer Circuit Court|T
ohcirctmiami|Oh. Circ. Ct., Miami|Miami Circuit Court|T
ohcirctmonroe|Oh. Circ. Ct., Monroe|Monroe Circuit Court|T
ohcirctmontgome|Oh. Circ. Ct., Montgomery|Montgomery Circuit Court|T
ohcirctmorgan|Oh. Circ. Ct., Morgan|Morgan Circuit Court|T
ohcirctmorrow|Oh. Circ. Ct., Morrow|Morrow Circuit Court|T
ohcirctmuskingu|Oh. Circ. Ct., Muskingum|Muskingum Circuit Court|T
ohcirctnoble|Oh. Circ. Ct., Noble|Noble Circuit Court|T
ohcirctottawa|Oh. Circ. Ct., Ottawa|Ottawa Circuit Court|T
ohcirctpaulding|Oh. Circ. Ct., Paulding|Paulding Circuit Court|T
ohcirctperry|Oh. Circ. Ct., Perry|Perry Circuit Court|T
ohcirctpickaway|Oh. Circ. Ct., Pickaway|Pickaway Circuit Court|T
ohcirctpike|Oh. Circ. Ct., Pike|Pike Circuit Court|T
ohcirctportage|Oh. Circ. Ct., Portage|Portage Circuit Court|T
ohcirctpreble|Oh. Circ. Ct., Preble|Preble Circuit Court|T
ohcirctputnam|Oh. Circ. Ct., Putnam|Putnam Circuit Court|T
ohcirctrichland|Oh. Circ. Ct., Richland|Richland Circuit Court|T
ohcirctross|Oh. Circ. Ct., Ross|Ross Circuit Court|T
ohcirctsandusky|Oh. Circ. Ct., Sandusky|Sandusky Circuit Court|T
ohcirctscioto|Oh. Circ. Ct., Scioto|Scioto Circuit Court|T
ohcirctseneca|Oh. Circ. Ct., Seneca|Seneca Circuit Court|T
ohcirctshelby|Oh. Circ. Ct., Shelby|Shelby Circuit Court|T
ohcirctstark|Oh. Circ. Ct., Stark|Stark Circuit Court|T
ohcirctsummit|Oh. Circ. Ct., Summit|Summit Circuit Court|T
ohcircttaggart|Oh. Circ. Ct., Taggart|Taggart Circuit Court|T
ohcircttrumbull|Oh. Circ. Ct., Trumbull|Trumbull Circuit Court|T
ohcircttuscaraw|Oh. Circ. Ct., Tuscarawas|Tuscarawas Circuit Court|T
ohcirctunion|Oh. Circ. Ct., Union|Union County Circuit Court|T
ohcirctvanwert|Oh. Circ. Ct., Van Wert|Van Wert Circuit Court|T
ohcirctvinton|Oh. Circ. Ct., Vinton|Vinton County Circuit Court|T
ohcirctwarren|Oh. Circ. Ct., Warren|Warren Circuit Court|T
ohcirctwayne|Oh. Circ. Ct., Wayne|Wayne Circuit Court|T
ohcirctwilliams|Oh. Circ. Ct., Williams|Williams Circuit Court|T
ohcirctwood|Oh. Circ. Ct., Wood|Wood Circuit Court|T
ohcirctwyandot|Oh. Circ. Ct., Wyandot|Wyandot Circuit Court|T
ohcirctwyandott|Oh. Circ. Ct., Wyandotte|Wyandotte County Circuit Court|T
ohiocivright||Ohio Civil Rights Commission
ohiocountyct||Ohio County Courts|T
ohioctyctadams||Adams County Court, Ohio|T
ohioctyctashtab||Ashtabula County Courts, Ohio|T
ohioctyctbelmon||Belmont County Courts, Ohio|T
ohioctyctbrown||Brown County Courts, Ohio|T
ohioctyctbutler||Butler County Courts, Ohio|T
ohioctyctclark||Clark County Court, Ohio|T
ohioctyctcolum||Columbiana County Courts, Ohio|T
ohioctyctcosh||Coshocton County Court, Ohio|T
ohioctyctfrank||Franklin County Courts, Ohio|T
ohioctyctfulton||Fulton County Courts, Ohio|T
ohioctyctharris||Harrison County Court, Ohio|T
ohioctycthighla||Highland County Court, Ohio|T
ohioctyctjeffer||Jefferson County Courts, Ohio|T
ohioctyctmahoni||Mahoning County Courts, Ohio|T
ohioctyctmeigs||Meigs County Court, Ohio|T
ohioctyctmonroe||Monroe County Court, Ohio|T
ohioctyctmorgan||Morgan County Court, Ohio|T
ohioctyctmuskin||Muskingum County Court, Ohio|T
ohioctyctnoble||Noble County Court, Ohio|T
ohioctyctpauldi||Paulding County Court, Ohio|T
ohioctyctperry||Perry County Court, Ohio|T
ohioctyctpike||Pike County Court, Ohio|T
ohioctyctputnam||Putnam County Court, Ohio|T
ohioctyctsandus||Sandusky County Courts, Ohio|T
ohioctyctstark||Stark County Courts, Ohio|T
ohioctycttrumbu||Trumbull County Courts, Ohio|T
ohioctycttuscar||Tuscarawas County Court, Ohio|T
ohioctyctvinton||Vinton County Court, Ohio|T
ohioctyctwarren||Warren County Court, Ohio|T
ohioctapp|Ohio Ct. App.|Ohio Court of Appeals|A
ohctapp8|Oh. Ct. App. 8th Dist.|Court of Appeals of Ohio, Eighth District|T
ohctapp11|Oh. Ct. App. 11th Dist.|Court of Appeals of Ohio, Eleventh District|T
ohctapp5|Oh. Ct. App. 5th Dist.|Court of Appeals of Ohio, Fifth District|T
ohctapp1|Oh. Ct. App. 1st Dist.|Court of Appeals of Ohio, First District|T
ohctapp4|Oh. Ct. App. 4th Dist.|Court of Appeals of Ohio, Fourth District|T
ohctapp9|Oh. Ct. App. 9th Dist.|Court of Appeals of Ohio, Ninth District|T
ohctapp2|Oh. Ct. App. 2nd Dist.|Court of Appeals of Ohio, Second District|T
ohctapp7|Oh. Ct. App. 7th Dist.|Court of Appeals of Ohio, Seventh District|T
ohctapp6|Oh. Ct. App. 6th Dist|Court of Appeals of Ohio, Sixth District|T
ohctapp10|Oh. Ct. App. 10th Dist|Court of Appeals of Ohio, Tenth District|T
ohctapp3|Oh. Ct. App. 3rd Dist|Court of Appeals of Ohio, Third District|T
ohctapp12|Oh. Ct. App. 12th Dist.|Court of Appeals of Ohio, Twelfth District|T
ohioctcl|Ohio Ct. Cl.|Ohio Court of Claims|A
ohctinsolv|Oh. Ct. Insolv.|Ohio Court of Insolvency|T
ohctinsolvcuyah|Cuyahoga Cty. Ct. of Insolv.|Cuyahoga County Court of Insolvency
ohctinsolvhamil|Hamilton Cty. Ct. of Insolv.|Hamilton County Court of Insolvency
ohioctnp|Oh. Ct. N.P.|Ohio Court of Nisi Prius
ohiodistct||Ohio District Courts|T
ohiomagct||Ohio Magistrate Court|T
ohmayorct|Oh. Mayor Ct.|Ohio Mayors' Court
ohmayorctcinci|Oh. Mayor Ct., Cincinnati|Cincinnati Police Court
ohmayorctclev|Oh. Mayor Ct., Cleveland|Cleveland Police Court
ohmayorctcolum|Oh. Mayor Ct., Columbus|Columbus Police Court
ohprobct|Oh. Prob. Ct.|Ohio Probate Court|T
ohprobctallen|Oh. Prob. Ct., Allen|Allen County Probate Court|T
ohprobctashtabu|Oh. Prob. Ct., Ashtabula|Ashtabula County Probate Court|T
ohprobctauglaiz|Oh. Prob. Ct., Auglaize|Auglaize County Probate Court|T
ohprobctbelmont|Oh. Prob. Ct., Belmont|Belmont County Probate Court|T
ohprobctbutler|Oh. Prob. Ct., Butler|Butler County Probate Court|T
ohprobctchampai|Oh. Prob. Ct., Champaign|Champaign County Probate Court|T
ohprobctclark|Oh. Prob. Ct., Clark|Clark County Probate Court|T
ohprobctclarke|Oh. Prob. Ct., Clarke|Clarke County Probate Court|T
ohprobctclermon|Oh. Prob. Ct., Clermont|Clermont County Probate Court|T
ohprobctclinton|Oh. Prob. Ct., Clinton|Clinton County Probate Court|T
ohprobctcolumbi|Oh. Prob. Ct., Columbiana|Columbiana County Probate Court|T
ohprobctcuyahog|Oh. Prob. Ct., Cuyahoga|Cuyahoga County Probate Court|T
ohprobctdarke|Oh. Prob. Ct., Darke|Darke County Probate Court|T
ohprobcterie|Oh. Prob. Ct., Erie|Erie County Probate Court|T
ohprobctfairfie|Oh. Prob. Ct., Fairfield|Fairfield County Probate Court|T
ohprobctfayette|Oh. Prob. Ct., Fayette|Fayette County Probate Court|T
ohprobctfulton|Oh. Prob. Ct., Fulton|Fulton County Probate Court|T
ohprobctgeauga|Oh. Prob. Ct., Geauga|Geauga County Probate Court|T
ohprobctgreene|Oh. Prob. Ct., Greene|Greene County Probate Court|T
ohprobcthamilto|Oh. Prob. Ct., Hamilton|Hamilton County Probate Court|T
ohprobcthancock|Oh. Prob. Ct., Hancock|Hancock County Probate Court|T
ohprobcthardin|Oh. Prob. Ct., Hardin|Hardin County Probate Court|T
ohprobctharriso|Oh. Prob. Ct., Harrison|Harrison County Probate Court|T
ohprobcthenry|Oh. Prob. Ct., Henry|Henry County Probate Court|T
ohprobcthighlan|Oh. Prob. Ct., Highland|Highland County Probate Court|T
ohprobcthuron|Oh. Prob. Ct., Huron|Huron County Probate Court|T
ohprobctjackson|Oh. Prob. Ct., Jackson|Jackson County Probate Court|T
ohprobctjeffers|Oh. Prob. Ct., Jefferson|Jefferson County Probate Court|T
ohprobctknox|Oh. Prob. Ct., Knox|Knox County Probate Court|T
ohprobctlake|Oh. Prob. Ct., Lake|Lake County Probate Court|T
ohprobctlicking|Oh. Prob. Ct., Licking|Licking County Probate Court|T
ohprobctlorain|Oh. Prob. Ct., Lorain|Lorain County Probate Court|T
ohprobctlucas|Oh. Prob. Ct., Lucas|Lucas County Probate Court|T
ohprobctmadison|Oh. Prob. Ct., Madison|Madison County Probate Court|T
ohprobctmahonin|Oh. Prob. Ct., Mahoning|Mahoning County Probate Court|T
ohprobctmarion|Oh. Prob. Ct., Marion|Marion County Probate Court|T
ohprobctmeigs|Oh. Prob. Ct., Meigs|Meigs County Probate Court|T
ohprobctmercer|Oh. Prob. Ct., Mercer|Mercer County Probate Court|T
ohprobctmiami|Oh. Prob. Ct., Miami|Miami County Probate Court|T
ohprobctmontgom|Oh. Prob. Ct., Montgomery|Montgomery County Probate Court|T
ohprobctmorgan|Oh. Prob. Ct., Morgan|Morgan County Probate Court|T
ohprobctmusking|Oh. Prob. Ct., Muskingum|Muskingum County Probate Court|T
ohprobctnoble|Oh. Prob. Ct., Noble|Noble County Probate Court|T
ohprobctfrankli|Oh. Prob. Ct., Franklin|Ohio Probate Court of Franklin County|T
ohprobctperry|Oh. Prob. Ct., Perry|Perry County Probate Court|T
ohprobctpike|Oh. Prob. Ct., Pike|Pike County Probate Court|T
ohprobctportage|Oh. Prob. Ct., Portage|Portage County Probate Court|T
ohprobctpreble|Oh. Prob. Ct., Preble|Preble County Probate Court|T
ohprobctputnam|Oh. Prob. Ct., Putnam|Putnam County Probate Court|T
ohprobctross|Oh. Prob. Ct., Ross|Ross County Probate Court|T
ohprobctsandusk|Oh. Prob. Ct., Sandusky|Sandusky County Probate Court|T
ohprobctscioto|Oh. Prob. Ct., Scioto|Scioto County Probate Court|T
ohprobctseneca|Oh. Prob. Ct., Seneca|Seneca County Probate Court|T
ohprobctshelby|Oh. Prob. Ct., Shelby|Shelby County Probate Court|T
ohprobctstark|Oh. Prob. Ct., Stark|Stark County Probate Court|T
ohprobctsummit|Oh. Prob. Ct., Summit|Summit County Probate Court|T
ohprobcttrumbul|Oh. Prob. Ct., Trumbull|Trumbull County Probate Court|T
ohprobcttuscara|Oh. Prob. Ct., Tuscarawas|Tuscarawas County Probate Court|T
ohprobctunion|Oh. Prob. Ct., Union|Union County Probate Court|T
ohprobctvanwer|Oh. Prob. Ct., Van Wert|Van Wert County Probate Court|T
ohprobctwarren|Oh. Prob. Ct., Warren|Warren County Probate Court|T
ohprobctwashing|Oh. Prob. Ct., Washington|Washington County Probate Court|T
ohprobctwayne|Oh. Prob. Ct., Wayne|Wayne County Probate Court|T
ohiopuc||Ohio Public Utilities Commission|T
ohiorac||Ohio State Racing Commission|X
ohiosuperct|OH. Super. Ct.|Ohio Superior Court|T
ohsuperctcinci|OH. Super. Ct., Cinci.|Ohio Superior Court, Cincinnati|T
ohio|Ohio|Ohio Supreme Court|H
ohioag||Opinion of The Ohio Attorney General|X
bap6|6th Cir. BAP|United States Bankruptcy Appellate Panel of The Sixth Circuit|T
ohnb|Bankr. N.D. Ohio|United States Bankruptcy Court, N.D. Ohio|T
ohsb|Bankr. S.D. Ohio|United States Bankruptcy Court, S.D. Ohio|T
ohctapp1hamilto|Oh. Ct. App. 1st Dist. Hamilton|Court of Appeals of Ohio, First District, Hamilton County|T
ohctapp10frankl|Oh. Ct. App. 10th Dist. Franklin|Court of Appeals of Ohio, Tenth District, Franklin County|T
ohctapp11ashtab|Oh. Ct. App. 11th Dist. Ashtabula|Court of Appeals of Ohio, Eleventh District, Ashtabula County|T
ohctapp11geauga|Oh. Ct. App. 11th Dist. Geauga|Court of Appeals of Ohio, Eleventh District, Geauga County|T
ohctapp11lake|Oh. Ct. App. 11th Dist. Lake|Court of Appeals of Ohio, Eleventh District, Lake County|T
ohctapp11portag|Oh. Ct. App. 11th Dist. Portage|Court of Appeals of Ohio, Eleventh District, Portage County|T
ohctapp11trumbu|Oh. Ct. App. 11th Dist. Trumbull|Court of Appeals of Ohio, Eleventh District, Trumbull County|T
ohctapp12brown|Oh. Ct. App. 12th Dist. Brown|Court of Appeals of Ohio, Twelfth District, Brown County|T
ohctapp12butler|Oh. Ct. App. 12th Dist. Butler|Court of Appeals of Ohio, Twelfth District, Butler County|T
ohctapp12clermo|Oh. Ct. App. 12th Dist. Clermont|Court of Appeals of Ohio, Twelfth District, Clermont County|T
ohctapp12clinto|Oh. Ct. App. 12th Dist. Clinton|Court of Appeals of Ohio, Twelfth District, Clinton County|T
ohctapp12fayett|Oh. Ct. App. 12th Dist. Fayette|Court of Appeals of Ohio, Twelfth District, Fayette County|T
ohctapp12madiso|Oh. Ct. App. 12th Dist. Madison|Court of Appeals of Ohio, Twelfth District, Madison County|T
ohctapp12preble|Oh. Ct. App. 12th Dist. Preble|Court of Appeals of Ohio, Twelfth District, Preble County|T
ohctapp12warren|Oh. Ct. App. 12th Dist. Warren|Court of Appeals of Ohio, Twelfth District, Warren County|T
ohctapp2champai|Oh. Ct. App. 2nd Dist. Champaign|Court of Appeals of Ohio, Second District, Champaign County|T
ohctapp2clark|Oh. Ct. App. 2nd Dist. Clark|Court of Appeals of Ohio, Second District, Clark County|T
ohctapp2darke|Oh. Ct. App. 2nd Dist. Darke|Court of Appeals of Ohio, Second District, Darke County|T
ohctapp2greene|Oh. Ct. App. 2nd Dist. Greene|Court of Appeals of Ohio, Second District, Greene County|T
ohctapp2miami|Oh. Ct. App. 2nd Dist. Miami|Court of Appeals of Ohio, Second District, Miami County|T
ohctapp2montgom|Oh. Ct. App. 2nd Dist. Montgomery|Court of Appeals of Ohio, Second District, Montgomery County|T
ohctapp3allen|Oh. Ct. App. 3rd Dist. Allen|Court of Appeals of Ohio, Third District, Allen County|T
ohctapp3auglaiz|Oh. Ct. App. 3rd Dist. Auglaize|Court of Appeals of Ohio, Third District, Auglaize County|T
ohctapp3crawfor|Oh. Ct. App. 3rd Dist. Crawford|Court of Appeals of Ohio, Third District, Crawford County|T
ohctapp3defianc|Oh. Ct. App. 3rd Dist. Defiance|Court of Appeals of Ohio, Third District, Defiance County|T
ohctapp3hancock|Oh. Ct. App. 3rd Dist. Hancock|Court of Appeals of Ohio, Third District, Hancock County|T
ohctapp3hardin|Oh. Ct. App. 3rd Dist. Hardin|Court of Appeals of Ohio, Third District, Hardin County|T
ohctapp3henry|Oh. Ct. App. 3rd Dist. Henry|Court of Appeals of Ohio, Third District, Henry County|T
ohctapp3logan|Oh. Ct. App. 3rd Dist. Logan|Court of Appeals of Ohio, Third District, Logan County|T
ohctapp3marion|Oh. Ct. App. 3rd Dist. Marion|Court of Appeals of Ohio, Third District, Marion County|T
ohctapp3mercer|Oh. Ct. App. 3rd Dist. Mercer|Court of Appeals of Ohio, Third District, Mercer County|T
ohctapp3pauldin|Oh. Ct. App. 3rd Dist. Paulding|Court of Appeals of Ohio, Third District, Paulding County|T
ohctapp3putnam|Oh. Ct. App. 3rd Dist. Putnam|Court of Appeals of Ohio, Third District, Putnam County|T
ohctapp3seneca|Oh. Ct. App. 3rd Dist. Seneca|Court of Appeals of Ohio, Third District, Seneca County|T
ohctapp3shelby|Oh. Ct. App. 3rd Dist. Shelby|Court of Appeals of Ohio, Third District, Shelby County|T
ohctapp3union|Oh. Ct. App. 3rd Dist. Union|Court of Appeals of Ohio, Third District, Union County|T
ohctapp3vanwert|Oh. Ct. App. 3rd Dist. Van Wert|Court of Appeals of Ohio, Third District, Van Wert County|T
ohctapp3wyandot|Oh. Ct. App. 3rd Dist. Wyandot|Court of Appeals of Ohio, Third District, Wyandot County|T
ohctapp4adams|Oh. Ct. App. 4th Dist. Adams|Court of Appeals of Ohio, Fourth District, Adams County|T
ohctapp4athens|Oh. Ct. App. 4th Dist. Athens|Court of Appeals of Ohio, Fourth District, Athens County|T
ohctapp4gallia|Oh. Ct. App. 4th Dist. Gallia|Court of Appeals of Ohio, Fourth District, Gallia County|T
ohctapp4highlan|Oh. Ct. App. 4th Dist. Highland|Court of Appeals of Ohio, Fourth District, Highland County|T
ohctapp4hocking|Oh. Ct. App. 4th Dist. Hocking|Court of Appeals of Ohio, Fourth District, Hocking County|T
ohctapp4jackson|Oh. Ct. App. 4th Dist. Jackson|Court of Appeals of Ohio, Fourth District, Jackson County|T
ohctapp4lawrenc|Oh. Ct. App. 4th Dist. Lawrence|Court of Appeals of Ohio, Fourth District, Lawrence County|T
ohctapp4meigs|Oh. Ct. App. 4th Dist. Meigs|Court of Appeals of Ohio, Fourth District, Meigs County|T
ohctapp4pickawa|Oh. Ct. App. 4th Dist. Pickaway|Court of Appeals of Ohio, Fourth District, Pickaway County|T
ohctapp4pike|Oh. Ct. App. 4th Dist. Pike|Court of Appeals of Ohio, Fourth District, Pike County|T
ohctapp4ross|Oh. Ct. App. 4th Dist. Ross|Court of Appeals of Ohio, Fourth District, Ross County|T
ohctapp4scioto|Oh. Ct. App. 4th Dist. Scioto|Court of Appeals of Ohio, Fourth District, Scioto County|T
ohctapp4vinton|Oh. Ct. App. 4th Dist. Vinton|Court of Appeals of Ohio, Fourth District, Vinton County|T
ohctapp4washing|Oh. Ct. App. 4th Dist. Washington|Court of Appeals of Ohio, Fourth District, Washington County|T
ohctapp5ashland|Oh. Ct. App. 5th Dist. Ashland|Court of Appeals of Ohio, Fifth District, Ashland County|T
ohctapp5coshoct|Oh. Ct. App. 5th Dist. Coshocton|Court of Appeals of Ohio, Fifth District, Coshocton County|T
ohctapp5delawar|Oh. Ct. App. 5th Dist. Delaware|Court of Appeals of Ohio, Fifth District, Delaware County|T
ohctapp5fairfie|Oh. Ct. App. 5th Dist. Fairfield|Court of Appeals of Ohio, Fifth District, Fairfield County|T
ohctapp5guernse|Oh. Ct. App. 5th Dist. Guernsey|Court of Appeals of Ohio, Fifth District, Guernsey County|T
ohctapp5holmes|Oh. Ct. App. 5th Dist. Holmes|Court of Appeals of Ohio, Fifth District, Holmes County|T
ohctapp5knox|Oh. Ct. App. 5th Dist. Knox|Court of Appeals of Ohio, Fifth District, Knox County|T
ohctapp5licking|Oh. Ct. App. 5th Dist. Licking|Court of Appeals of Ohio, Fifth District, Licking County|T
ohctapp5morgan|Oh. Ct. App. 5th Dist. Morgan|Court of Appeals of Ohio, Fifth District, Morgan County|T
ohctapp5morrow|Oh. Ct. App. 5th Dist. Morrow|Court of Appeals of Ohio, Fifth District, Morrow County|T
ohctapp5musking|Oh. Ct. App. 5th Dist. Muskingum|Court of Appeals of Ohio, Fifth District, Muskingum County|T
ohctapp5richlan|Oh. Ct. App. 5th Dist. Richland|Court of Appeals of Ohio, Fifth District, Richland County|T
ohctapp5stark|Oh. Ct. App. 5th Dist. Stark|Court of Appeals of Ohio, Fifth District, Stark County|T
ohctapp5tuscara|Oh. Ct. App. 5th Dist. Tuscarawas|Court of Appeals of Ohio, Fifth District, Tuscarawas County|T
ohctapp6erie|Oh. Ct. App. 6th Dist. Erie|Court of Appeals of Ohio, Sixth District, Erie County|T
ohctapp6fulton|Oh. Ct. App. 6th Dist. Fulton|Court of Appeals of Ohio, Sixth District, Fulton County|T
ohctapp6huron|Oh. Ct. App. 6th Dist. Huron|Court of Appeals of Ohio, Sixth District, Huron County|T
ohctapp6lucas|Oh. Ct. App. 6th Dist. Lucas|Court of Appeals of Ohio, Sixth District, Lucas County|T
ohctapp6ottawa|Oh. Ct. App. 6th Dist. Ottawa|Court of Appeals of Ohio, Sixth District, Ottawa County|T
ohctapp6sandusk|Oh. Ct. App. 6th Dist. Sandusky|Court of Appeals of Ohio, Sixth District, Sandusky County|T
ohctapp6william|Oh. Ct. App. 6th Dist. Williams|Court of Appeals of Ohio, Sixth District, Williams County|T
ohctapp6wood|Oh. Ct. App. 6th Dist. Wood|Court of Appeals of Ohio, Sixth District, Wood County|T
ohctapp7belmont|Oh. Ct. App. 7th Dist. Belmont|Court of Appeals of Ohio, Seventh District, Belmont County|T
ohctapp7carroll|Oh. Ct. App. 7th Dist. Carroll|Court of Appeals of Ohio, Seventh District, Carroll County|T
ohctapp7columbi|Oh. Ct. App. 7th Dist. Columbiana|Court of Appeals of Ohio, Seventh District, Columbiana County|T
ohctapp7harriso|Oh. Ct. App. 7th Dist. Harrison|Court of Appeals of Ohio, Seventh District, Harrison County|T
ohctapp7jeffers|Oh. Ct. App. 7th Dist. Jefferson|Court of Appeals of Ohio, Seventh District, Jefferson County|T
ohctapp7mahonin|Oh. Ct. App. 7th Dist. Mahoning|Court of Appeals of Ohio, Seventh District, Mahoning County|T
ohctapp7monroe|Oh. Ct. App. 7th Dist. Monroe|Court of Appeals of Ohio, Seventh District, Monroe County|T
ohctapp7noble|Oh. Ct. App. 7th Dist. Noble|Court of Appeals of Ohio, Seventh District, Noble County|T
ohctapp8cuyahog|Oh. Ct. App. 8th Dist. Cuyahoga|Court of Appeals of Ohio, Eighth District, Cuyahoga County|T
ohctapp9lorain|Oh. Ct. App. 9th Dist. Lorain|Court of Appeals of Ohio, Ninth District, Lorain County|T
ohctapp9medina|Oh. Ct. App. 9th Dist. Medina|Court of Appeals of Ohio, Ninth District, Medina County|T
ohctapp9summit|Oh. Ct. App. 9th Dist. Summit|Court of Appeals of Ohio, Ninth District, Summit County|T
ohctapp9wayne|Oh. Ct. App. 9th Dist. Wayne|Court of Appeals of Ohio, Ninth District, Wayne County|T
circtedok||U.S. Circuit Court for the District of Eastern Oklahoma|A
circtwdok||U.S. Circuit Court for the District of Western Oklahoma|A
oked|E.D. Okla.|United States District Court, Oklahoma Eastern|T
oknd|N.D. Okla.|United States District Court, Oklahoma Northern|T
okwd|W.D. Okla.|United States District Court, Oklahoma Western|T
cherokeetribct||Cherokee Indian Tribal Court|X
cherokeeapp||Cherokee Nation Judicial Appeals Tribunal|T
cherokee||Cherokee Nation Supreme Court|X
ctappindterr|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory|A
oklacivapp|Okla. Civ. App.|Court of Civil Appeals of Oklahoma|A
oklacrimapp|Okla. Crim. App.|Court of Criminal Appeals of Oklahoma|H
oklacoj|Okla. Ct. Jud.|Court on the Judiciary of Oklahoma|A
muscogee||Muscogee (Creek) Nation Supreme Court|X
oklaag|Okla. Att’y Gen.|Oklahoma Attorney General Reports|X
oklajeap|Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel|A
sacfoxdistct||Sac and Fox Nation District Court|T
sacfoxsupct||Sac and Fox Nation Supreme Court|X
okla|Okla.|Supreme Court of Oklahoma|H
okeb|Bankr. E.D. Okla.|United States Bankruptcy Court, E.D. Oklahoma|T
oknb|Bankr. N.D. Okla|United States Bankruptcy Court, N.D. Oklahoma|T
okwb|Bankr. W.D. Okla.|United States Bankruptcy Court, W.D. Oklahoma|T
okd||United States District Court for the District of Oklahoma|T
circtdor||U.S. Circuit Court for the District of Oregon|A
orcc||Circuit Courts of Oregon|T
orccbaker|Baker Cty. Cir. Ct., O.R.|Baker County Circuit Court, Oregon|T
orccbenton|Benton Cty. Cir. Ct., O.R.|Benton County Circuit Court, Oregon|T
orccclackamas|Clackamas Cty. Cir. Ct., O.R.|Clackamas County Circuit Court, Oregon|T
orccclatsop|Clatsop Cty. Cir. Ct., O.R.|Clatsop County Circuit Court, Oregon|T
orcccolumbia|Columbia Cty. Cir. Ct., O.R.|Columbia County Circuit Court, Oregon|T
orcccoos|Coos Cty. Cir. Ct., O.R.|Coos County Circuit Court, Oregon|T
orcccrook|Crook Cty. Cir. Ct., O.R.|Crook County Circuit Court, Oregon|T
orcccurry|Curry Cty. Cir. Ct., O.R.|Curry County Circuit Court, Oregon|T
orccdeschutes|Deschutes Cty. Cir. Ct., O.R.|Deschutes County Circuit Court, Oregon|T
orccdouglas|Douglas Cty. Cir. Ct., O.R.|Douglas County Circuit Court, Oregon|T
orccgilliam|Gilliam Cty. Cir. Ct., O.R.|Gilliam County Circuit Court, Oregon|T
orccgrant|Grant Cty. Cir. Ct., O.R.|Grant County Circuit Court, Oregon|T
orccharney|Harney Cty. Cir. Ct., O.R.|Harney County Circuit Court, Oregon|T
orcchoodriver|Hood River Cty. Cir. Ct., O.R.|Hood River County Circuit Court, Oregon|T
orccjackson|Jackson Cty. Cir. Ct., O.R.|Jackson County Circuit Court, Oregon|T
orccjefferson|Jefferson Cty. Cir. Ct., O.R.|Jefferson County Circuit Court, Oregon|T
orccjosephine|Josephine Cty. Cir. Ct., O.R.|Josephine County Circuit Court, Oregon|T
orccklamath|Klamath Cty. Cir. Ct., O.R.|Klamath County Circuit Court, Oregon|T
orcclake|Lake Cty. Cir. Ct., O.R.|Lake County Circuit Court, Oregon|T
orcclane|Lane Cty. Cir. Ct., O.R.|Lane County Circuit Court, Oregon|T
orcclincoln|Lincoln Cty. Cir. Ct., O.R.|Lincoln County Circuit Court, Oregon|T
orcclinn|Linn Cty. Cir. Ct., O.R.|Linn County Circuit Court, Oregon|T
orccmalheur|Malheur Cty. Cir. Ct., O.R.|Malheur County Circuit Court, Oregon|T
orccmarion|Marion Cty. Cir. Ct., O.R.|Marion County Circuit Court, Oregon|T
orccmorrow|Morrow Cty. Cir. Ct., O.R.|Morrow County Circuit Court, Oregon|T
orccmultnomah|Multnomah Cty. Cir. Ct., O.R.|Multnomah County Circuit Court, Oregon|T
orccpolk|Polk Cty. Cir. Ct., O.R.|Polk County Circuit Court, Oregon|T
orccsherman|Sherman Cty. Cir. Ct., O.R.|Sherman County Circuit Court, Oregon|T
orcctillamook|Tillamook Cty. Cir. Ct., O.R.|Tillamook County Circuit Court, Oregon|T
orccumatilla|Umatilla Cty. Cir. Ct., O.R.|Umatilla County Circuit Court, Oregon|T
orccunion|Union Cty. Cir. Ct., O.R.|Union County Circuit Court, Oregon|T
orccwallowa|Wallowa Cty. Cir. Ct., O.R.|Wallowa County Circuit Court, Oregon|T
orccwasco|Wasco Cty. Cir. Ct., O.R.|Wasco County Circuit Court, Oregon|T
orccwashington|Washington Cty. Cir. Ct., O.R.|Washington County Circuit Court, Oregon|T
orccwheeler|Wheeler Cty. Cir. Ct., O.R.|Wheeler County Circuit Court, Oregon|T
orccyamhill|Yamhill Cty. Cir. Ct., O.R.|Yamhill County Circuit Court, Oregon|T
coosct||Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court|X
coquct||Coquille Indian Tribal Court|X
orctapp|Or. Ct. App.|Court of Appeals of Oregon|A
ord|D. Or.|District Court, D. Oregon|T
grrondectapp||Grand Ronde Court of Appeals|X
grrondect||Grand Ronde Tribal Court|X
or|Or.|Oregon Supreme Court|H
ortc|Or. T.C.|Oregon Tax Court|A
orb|Bankr. D. Or.|United States Bankruptcy Court, D. Oregon|T
canalzoned|D.C.Z.|District Court, Canal Zone|T
circtedpa||U.S. Circuit Court for the District of Eastern Pennsylvania|A
circtmdpa||U.S. Circuit Court for the District of Middle Pennsylvania|A
circtdpa||U.S. Circuit Court for the District of Pennsylvania|A
circtwdpa||U.S. Circuit Court for the District of Western Pennsylvania|A
paed|E.D. Pa.|District Court, E.D. Pennsylvania|T
pamd|M.D. Pa.|District Court, M.D. Pennsylvania|T
pawd|W.D. Pa.|District Court, W.D. Pennsylvania|T
judcoun3||Judicial Council of The Third Circuit|X
pactcompl||Common Pleas Court of Pennsylvania
pactcompladams|Adams Cty. Ct. Cmn. Pleas|Adams County Court of Common Pleas|T
pactcomplallegh|Alleghany Cty. Ct. Cmn. Pleas|Alleghany County Court of Common Pleas|T
pactcomplarmstr|Armstrong Cty. Ct. Cmn. Pleas|Armstrong County Court of Common Pleas|T
pactcomplbeaver|Beaver Cty. Ct. Cmn. Pleas|Beaver County Court of Common Pleas|T
pactcomplbedfor|Bedford Cty. Ct. Cmn. Pleas|Bedford County Court of Common Pleas|T
pactcomplberks|Berks Cty. Ct. Cmn. Pleas|Berks County Court of Common Pleas|T
pactcomplblair|Blair Cty. Ct. Cmn. Pleas|Blair County Court of Common Pleas|T
pactcomplbradfo|Bradford Cty. Ct. Cmn. Pleas|Bradford County Court of Common Pleas|T
pactcomplbucks|Bucks Cty. Ct. Cmn. Pleas|Bucks County Court of Common Pleas|T
pactcomplbutler|Butler Cty. Ct. Cmn. Pleas|Butler County Court of Common Pleas|T
pactcomplcambri|Cambria Cty. Ct. Cmn. Pleas|Cambria County Court of Common Pleas|T
pactcomplcamero|Cameron Cty. Ct. Cmn. Pleas|Cameron County Court of Common Pleas|T
pactcomplcarbon|Carbon Cty. Ct. Cmn. Pleas|Carbon County Court of Common Pleas|T
pactcomplcentre|Centre Cty. Ct. Cmn. Pleas|Centre County Court of Common Pleas|T
pactcomplcheste|Chester Cty. Ct. Cmn. Pleas|Chester County Court of Common Pleas|T
pactcomplclario|Clarion Cty. Ct. Cmn. Pleas|Clarion County Court of Common Pleas|T
pactcomplclearf|Clearfield Cty. Ct. Cmn. Pleas|Clearfield County Court of Common Pleas|T
pactcomplclinto|Clinton Cty. Ct. Cmn. Pleas|Clinton County Court of Common Pleas|T
pactcomplcolumb|Columbia Cty. Ct. Cmn. Pleas|Columbia County Court of Common Pleas|T
pactcomplcrawfo|Crawford Cty. Ct. Cmn. Pleas|Crawford County Court of Common Pleas|T
pactcomplcumber|Cumberland Cty. Ct. Cmn. Pleas|Cumberland County Court of Common Pleas|T
pactcompldauphi|Dauphin Cty. Ct. Cmn. Pleas|Dauphin County Court of Common Pleas|T
pactcompldelawa|Delaware Cty. Ct. Cmn. Pleas|Delaware County Court of Common Pleas|T
pactcomplelk|Elk Cty. Ct. Cmn. Pleas|Elk County Court of Common Pleas|T
pactcomplerie|Erie Cty. Ct. Cmn. Pleas|Erie County Court Common Pleas|T
pactcomplfayett|Fayette Cty. Ct.|Fayette County Court|T
pactcomplforest|Forest Cty. Ct. Cmn. Pleas|Forest County Court of Common Pleas|T
pactcomplfrankl|Franklin Cty. Ct. Cmn. Pleas|Franklin County Court of Common Pleas|T
pactcomplfulton|Fulton Cty. Ct. Cmn. Pleas|Fulton County Court of Common Pleas|T
pactcomplgreen|Green Cty. Ct. Cmn. Pleas|Green County Court of Common Pleas|T
pactcomplgreene|Greene Cty. Ct. Cmn. Pleas|Greene County Court of Common Pleas|T
pactcomplharris|Harrisburg Cty. Ct. Cmn. Pleas|Harrisburg County Court of Common Pleas|T
pactcomplhuntin|Huntingdon Cty. Ct. Cmn. Pleas|Huntingdon County Court of Common Pleas|T
pactcomplindian|Indiana Cty. Ct. Cmn. Pleas|Indiana County Court of Common Pleas|T
pactcompljeffer|Jefferson Cty. Ct. Cmn. Pleas|Jefferson County Court of Common Pleas|T
pactcompljuniat|Juniata Cty. Ct. Cmn. Pleas|Juniata County Court of Common Pleas|T
pactcompllackaw|Lackawanna Cty. Ct. Cmn. Pleas|Lackawanna County Court of Common Pleas|T
pactcompllancas|Lancaster Cty. Ct. Cmn. Pleas|Lancaster County Court of Common Pleas|T
pactcompllawren|Lawrence Cty. Ct. Cmn. Pleas|Lawrence County Court of Common Pleas|T
pactcompllebano|Lebanon Cty. Ct. Cmn. Pleas|Lebanon County Court of Common Pleas|T
pactcompllehigh|Lehigh Cty. Ct. Cmn. Pleas|Lehigh County Court of Common Pleas|T
pactcomplluzern|Luzerne Cty. Ct. Cmn. Pleas|Luzerne County Court of Common Pleas|T
pactcompllycomi|Lycoming Cty. Ct. Cmn. Pleas|Lycoming County Court of Common Pleas|T
pactcomplmckean|McKean Cty. Ct. Cmn. Pleas|McKean County Court of Common Pleas|T
pactcomplmercer|Mercer Cty. Ct. Cmn. Pleas|Mercer County Court of Common Pleas|T
pactcomplmiffli|Mifflin Cty. Ct. Cmn. Pleas|Mifflin County Court of Common Pleas|T
pactcomplmonroe|Monroe Cty. Ct. Cmn. Pleas|Monroe County Court of Common Pleas|T
pactcomplmontgo|Montgomery Cty. Ct. Cmn. Pleas|Montgomery County Court of Common Pleas|T
pactcomplmontou|Montour Cty. Ct. Cmn. Pleas|Montour County Court of Common Pleas|T
pactcomplnortha|Northampton Cty. Ct. Cmn. Pleas|Northampton County Court of Common Pleas|T
pactcomplnorthu|Northumberland Cty. Ct. Cmn. Pleas|Northumberland County Court of Common Pleas|T
pactcomplperry|Perry Cty. Ct. Cmn. Pleas|Perry County Court of Common Pleas|T
pactcomplphilad|Philadelphia Cty. Ct. Cmn. Pleas|Philadelphia County Court of Common Pleas|T
pactcomplpike|Pike Cty. Ct. Cmn. Pleas|Pike County Court of Common Pleas|T
pactcomplpotter|Potter Cty. Ct. Cmn. Pleas|Potter County Court of Common Pleas|T
pactcomplschuyl|Schuylkill Cty. Ct. Cmn. Pleas|Schuylkill County Court of Common Pleas|T
pactcomplsnyder|Snyder Cty. Ct. Cmn. Pleas|Snyder County Court of Common Pleas|T
pactcomplsomers|Somerset Cty. Ct. Cmn. Pleas|Somerset County Court of Common Pleas|T
pactcomplsulliv|Sullivan Cty. Ct. Cmn. Pleas|Sullivan County Court of Common Pleas|T
pactcomplsunder|Sunder Cty. Ct. Cmn. Pleas|Sunder County Court of Common Pleas|T
pactcomplsusque|Susquehanna Cty. Ct. Cmn. Pleas|Susquehanna County Court of Common Pleas|T
pactcomplsynder|Synder Cty. Ct. Cmn. Pleas|Synder County Court of Common Pleas|T
pactcompltioga|Tioga Cty. Ct. Cmn. Pleas|Tioga County Court of Common Pleas|T
pactcomplunion|Union Cty. Ct. Cmn. Pleas|Union County Court of Common Pleas|T
pactcomplvenang|Venango Cty. Ct. Cmn. Pleas|Venango County Court of Common Pleas|T
pactcomplwarren|Warren Cty. Ct. Cmn. Pleas|Warren County Court of Common Pleas|T
pactcomplwashin|Washington Cty. Ct. Cmn. Pleas|Washington County Court of Common Pleas|T
pactcomplwayne|Wayne Cty. Ct. Cmn. Pleas|Wayne County Court of Common Pleas|T
pactcomplwestmo|Westmoreland Cty. Ct. Cmn. Pleas|Westmoreland County Court of Common Pleas|T
pactcomplwycomi|Wycoming Cty. Ct. Cmn. Pleas|Wycoming County Court of Common Pleas|T
pactcomplwyomin|Wyoming Cty. Ct. Cmn. Pleas|Wyoming County Court of Common Pleas|T
pactcomplyork|York Cty. Ct. Cmn. Pleas|York County Court of Common Pleas|T
pacommwct|Pa. Commw. Ct.|Commonwealth Court of Pennsylvania|A
ca3|3rd Cir.|Court of Appeals for the Third Circuit|A
cjdpa|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania|A
pennsylvaniad|D. Pa.|District Court, D. Pennsylvania|T
paadmct|Pa. Adm. Ct.|Pennsylvania Admirality Court
paarbpnlhc|Pa. Arbitration Panels for Health Care|Pennsylvania Arbitration Panels for Health Care
paparolebd|Pa. Bd. Parole|Pennsylvania Board of Parole
pacirct||Pennsylvania Circuit Courts|T
pactregwills|Pa. Ct. Reg. Wills|Pennsylvania Court Register of Wills
paoytermct||Pennsylvania Court of Oyer and Terminer
paoytermctadams|Adams Cty. Ct. Oy. Term.|Adams County Court of Oyer and Terminer|T
paoytermctalleg|Allegheny Cty. Ct. Oy. Term.|Allegheny County Court of Oyer and Terminer|T
paoytermctbeave|Beaver Cty. Ct. Oy. Term.|Beaver County Court of Oyer and Terminer|T
paoytermctbedfo|Bedford Cty. Ct. Oy. Term.|Bedford County Court of Oyer and Terminer|T
paoytermctberks|Berks Cty. Ct. Oy. Term.|Berks County Court of Oyer and Terminer|T
paoytermctbucks|Bucks Cty. Ct. Oy. Term.|Bucks County Court of Oyer and Terminer|T
paoytermctcambr|Cambria Cty. Ct. Oy. Term.|Cambria County Court of Oyer and Terminer|T
paoytermctcarbo|Carbon Cty. Ct. Oy. Term.|Carbon County Court of Oyer and Terminer|T
paoytermctchest|Chester Cty. Ct. Oy. Term.|Chester County Court of Oyer and Terminer|T
paoytermctclari|Clarion Cty. Ct. Oy. Term.|Clarion County Court of Oyer and Terminer|T
paoytermctcolum|Columbia Cty. Ct. Oy. Term.|Columbia County Court of Oyer and Terminer|T
paoytermctcumbe|Cumberl Cty. Ct. Oy. Term.|Cumberland County Court of Oyer and Terminer|T
paoytermctdauph|Dauphin Cty. Ct. Oy. Term.|Dauphin County Court of Oyer and Terminer|T
paoytermctdelaw|Delaware Cty. Ct. Oy. Term.|Delaware County Court of Oyer and Terminer|T
paoytermcterie|Erie Cty. Ct. Oy. Term.|Erie County Court of Oyer and Terminer|T
paoytermctfayet|Fayette Cty. Ct. Oy. Term.|Fayette County Court of Oyer and Terminer|T
paoytermctfrank|Franklin Cty. Ct. Oy. Term.|Franklin County Court of Oyer and Terminer|T
paoytermctfulto|Fulton Cty. Ct. Oy. Term.|Fulton County Court of Oyer and Terminer|T
paoytermctgreen|Greene Cty. Ct. Oy. Term.|Greene County Court of Oyer and Terminer|T
paoytermctjeffe|Jefferson Cty. Ct. Oy. Term.|Jefferson County Court of Oyer and Terminer|T
paoytermctjunia|Juniata Cty. Ct. Oy. Term.|Juniata County Court of Oyer and Terminer|T
paoytermctlacka|Lackawanna Cty. Ct. Oy. Term.|Lackawanna County Court of Oyer and Terminer|T
paoytermctlanca|Lancaster Cty. Ct. Oy. Term.|Lancaster County Court of Oyer and Terminer|T
paoytermctlawre|Lawrence Cty. Ct. Oy. Term.|Lawrence County Court of Oyer and Terminer|T
paoytermctleban|Lebanon Cty. Ct. Oy. Term.|Lebanon County Court of Oyer and Terminer|T
paoytermctlehig|Lehigh Cty. Ct. Oy. Term.|Lehigh County Court of Oyer and Terminer|T
paoytermctluzer|Luzerne Cty. Ct. Oy. Term.|Luzerne County Court of Oyer and Terminer|T
paoytermctmerce|Mercer Cty. Ct. Oy. Term.|Mercer County Court of Oyer and Terminer|T
paoytermctmontg|Montgomery Cty. Ct. Oy. Term.|Montgomery County Court of Oyer and Terminer|T
paoytermctnorth|Northampton Cty. Ct. Oy. Term.|Northampton County Court of Oyer and Terminer|T
paoytermctperry|Perry Cty. Ct. Oy. Term.|Perry County Court of Oyer and Terminer|T
paoytermctphila|Philadelphia Cty. Ct. Oy. Term.|Philadelphia County Court of Oyer and Terminer|T
paoytermctschuy|Schuylkill Cty. Ct. Oy. Term.|Schuylkill County Court of Oyer and Terminer|T
paoytermctsomer|Somerset Cty. Ct. Oy. & Term.|Somerset County Ct. Oyer & Terminer|T
paoytermctsusqu|Susquehanna Cty. Ct. Oy. Term.|Susquehanna County Court of Oyer and Terminer|T
paoytermctvenan|Venango Cty. Ct. Oy. Term.|Venango County Court of Oyer and Terminer|T
paoytermctwestm|Westmorel Cty. Ct. Oy. Term.|Westmoreland County Court of Oyer and Terminer|T
paoytermctyork|York Cty. Ct. Oy. Term.|York County Court of Oyer and Terminer|T
pennctqtrsess||Pennsylvania Court of Quarter Sessions
paqtrsessadams|Adams Cty. Ct. Qtr. Sess.|Adams County Court of Quarter Sessions|T
paqtrsessallegh|Allegheny Cty. Ct. Qtr. Sess.|Allegheny County Court of Quarter Sessions|T
paqtrsessarmstr|Armstrong Cty. Ct. Qtr. Sess.|Armstrong County Court of Quarter Sessions|T
paqtrsessbeaver|Beaver Cty. Ct. Qtr. Sess.|Beaver County Court of Quarter Sessions|T
paqtrsessbedfor|Bedford Cty. Ct. Qtr. Sess.|Bedford County Court of Quarter Sessions|T
paqtrsessberks|Berks Cty. Ct. Qtr. Sess.|Berks County Court of Quarter Sessions|T
paqtrsessblair|Blair Cty. Ct. Qtr. Sess.|Blair County Court of Quarter Sessions|T
paqtrsessbradfo|Bradford Cty. Ct. Qtr. Sess.|Bradford County Court of Quarter Sessions|T
paqtrsessbucks|Bucks Cty. Ct. Qtr. Sess.|Bucks County Court of Quarter Sessions|T
paqtrsessbutler|Butler Cty. Ct. Qtr. Sess.|Butler County Court of Quarter Sessions|T
paqtrsesscambri|Cambria Cty. Ct. Qtr. Sess.|Cambria County Court of Quarter Sessions|T
paqtrsesscamero|Cameron Cty. Ct. Qtr. Sess.|Cameron County Court of Quarter Sessions|T
paqtrsesscarbon|Carbon Cty. Ct. Qtr. Sess.|Carbon County Court of Quarter Sessions|T
paqtrsesscentre|Centre Cty. Ct. Qtr. Sess.|Centre County Court of Quarter Sessions|T
paqtrsesscheste|Chester Cty. Ct. Qtr. Sess.|Chester County Court of Quarter Sessions|T
paqtrsessclario|Clarion Cty. Ct. Qtr. Sess.|Clarion County Court of Quarter Sessions|T
paqtrsessclearf|Clearfield Cty. Ct. Qtr. Sess.|Clearfield County Court of Quarter Sessions|T
paqtrsessclinto|Clinton Cty. Ct. Qtr. Sess.|Clinton County Court of Quarter Sessions|T
paqtrsesscolumb|Columbia Cty. Ct. Qtr. Sess.|Columbia County Court of Quarter Sessions|T
paqtrsesscrawfo|Crawford Cty. Ct. Qtr. Sess.|Crawford County Court of Quarter Sessions|T
paqtrsesscumber|Cumberland Cty. Ct. Qtr. Sess.|Cumberland County Court of Quarter Sessions|T
paqtrsessdauphi|Dauphin Cty. Ct. Qtr. Sess.|Dauphin County Court of Quarter Sessions|T
paqtrsessdelawa|Delaware Cty. Ct. Qtr. Sess.|Delaware County Court of Quarter Sessions|T
paqtrsesselk|Elk Cty. Ct. Qtr. Sess.|Elk County Court of Quarter Sessions|T
paqtrsesserie|Erie Cty. Ct. Qtr. Sess.|Erie County Court of Quarter Sessions|T
paqtrsessfayett|Fayette Cty. Ct. Qtr. Sess.|Fayette County Court of Quarter Sessions|T
paqtrsessfrankl|Franklin Cty. Ct. Qtr. Sess.|Franklin County Court of Quarter Sessions|T
paqtrsessfulton|Fulton Cty. Ct. Qtr. Sess.|Fulton County Court of Quarter Sessions|T
paqtrsessgreene|Greene Cty. Ct. Qtr. Sess.|Greene County Court of Quarter Sessions|T
paqtrsesshuntin|Huntingdon Cty. Ct. Qtr. Sess.|Huntingdon County Court of Quarter Sessions|T
paqtrsessindian|Indiana Cty. Ct. Qtr. Sess.|Indiana County Court of Quarter Sessions|T
paqtrsessjeffer|Jefferson Cty. Ct. Qtr. Sess.|Jefferson County Court of Quarter Sessions|T
paqtrsessjuniat|Juniata Cty. Ct. Qtr. Sess.|Juniata County Court of Quarter Sessions|T
paqtrsesslackaw|Lackawanna Cty. Ct. Qtr. Sess.|Lackawanna County Court of Quarter Sessions|T
paqtrsesslancas|Lancaster Cty. Ct. Qtr. Sess.|Lancaster County Court of Quarter Sessions|T
paqtrsesslawren|Lawrence Cty. Ct. Qtr. Sess.|Lawrence County Court of Quarter Sessions|T
paqtrsesslebano|Lebanon Cty. Ct. Qtr. Sess.|Lebanon County Court of Quarter Sessions|T
paqtrsesslehigh|Lehigh Cty. Ct. Qtr. Sess.|Lehigh County Court of Quarter Sessions|T
paqtrsessluzern|Luzerne Cty. Ct. Qtr. Sess.|Luzerne County Court of Quarter Sessions|T
paqtrsesslycomi|Lycoming Cty. Ct. Qtr. Sess.|Lycoming County Court of Quarter Sessions|T
paqtrsessmckean|McKean Cty. Ct. Qtr. Sess.|McKean County Court of Quarter Sessions|T
paqtrsessmercer|Mercer Cty. Ct. Qtr. Sess.|Mercer County Court of Quarter Sessions|T
paqtrsessmiffli|Mifflin Cty. Ct. Qtr. Sess.|Mifflin County Court of Quarter Sessions|T
paqtrsessmonroe|Monroe Cty. Ct. Qtr. Sess.|Monroe County Court of Quarter Sessions|T
paqtrsessmontgo|Montgomery Cty. Ct. Qtr. Sess.|Montgomery County Court of Quarter Sessions|T
paqtrsessmontou|Montour Cty. Ct. Qtr. Sess.|Montour County Court of Quarter Sessions|T
paqtrsessnortha|Northampton Cty. Ct. Qtr. Sess.|Northampton County Court of Quarter Sessions|T
paqtrsessnorthu|Northumberland Cty. Ct. Qtr. Sess.|Northumberland County Court of Quarter Sessions|T
paqtrsessperry|Perry Cty. Ct. Qtr. Sess.|Perry County Court of Quarter Sessions|T
paqtrsessphilad|Philadelphia Cty. Ct. Qtr. Sess.|Philadelphia County Court of Quarter Sessions|T
paqtrsesspike|Pike Cty. Ct. Qtr. Sess.|Pike County Court of Quarter Sessions|T
paqtrsesspotter|Potter Cty. Ct. Qtr. Sess.|Potter County Court of Quarter Sessions|T
paqtrsessschuyl|Schuylkill Cty. Ct. Qtr. Sess.|Schuylkill County Court of Quarter Sessions|T
paqtrsesssnyder|Snyder Cty. Ct. Qtr. Sess.|Snyder County Court of Quarter Sessions|T
paqtrsesssomers|Somerset Cty. Ct. Qtr. Sess.|Somerset County Court of Quarter Sessions|T
paqtrsesssulliv|Sullivan Cty. Ct. Qtr. Sess.|Sullivan County Court of Quarter Sessions|T
paqtrsesssusque|Susquehanna Cty. Ct. Qtr. Sess.|Susquehanna County Court of Quarter Sessions|T
paqtrsesstioga|Tioga Cty. Ct. Qtr. Sess.|Tioga County Court of Quarter Sessions|T
paqtrsessunion|Union Cty. Ct. Qtr. Sess.|Union County Court of Quarter Sessions|T
paqtrsessvenang|Venango Cty. Ct. Qtr. Sess.|Venango County Court of Quarter Sessions|T
paqtrsesswarren|Warren Cty. Ct. Qtr. Sess.|Warren County Court of Quarter Sessions|T
paqtrsesswashin|Washington Cty. Ct. Qtr. Sess.|Washington County Court of Quarter Sessions|T
paqtrsesswayne|Wayne Cty. Ct. Qtr. Sess.|Wayne County Court of Quarter Sessions|T
paqtrsesswestmo|Westmoreland Cty. Ct. Qtr. Sess.|Westmoreland County Court of Quarter Sessions|T
paqtrsesswyomin|Wyoming Cty. Ct. Qtr. Sess.|Wyoming County Court of Quarter Sessions|T
paqtrsessyork|York Cty. Ct. Qtr. Sess.|York County Court of Quarter Sessions|T
padepted|Pa. Dept. Ed.|Pennsylvania Department of Education
padeptjust|Pa. Dept. Just.|Pennsylvania Department of Justice
padeptpubwel|Pa. Dept. Pub. Wel.|Pennsylvania Department of Public Welfare
paenvhrbd|Pa. Env. Hearing Bd.|Pennsylvania Environmental Hearing Board
pajuvct|Pa. Juv. Ct.|Pennsylvania Juvenile Court|T
pajuvctcambria|Cambria Cty. Juv. Ct.|Cambria County of Juvenile Court|T
pajuvctdel|Delaware Cty. Juv. Ct.|Delaware County Juvenile Court|T
pamunict|Pa. Muni Ct.|Pennsylvania Municipal Court|T
pamunictphila|Phila. Cty. Muni. Ct.|Philadelphia County Municipal Court|T
paorphct|Penn. Orphan Ct.|Pennsylvania Orphans' Court|T
paorphctadams|Adams Cty. Orphans' Ct.|Adams County Orphans' Court|T
paorphctallegh|Allegheny Cty. Orphans' Ct.|Allegheny County Orphans' Court|T
paorphctarmstr|Armstrong Cty. Orphans' Ct.|Armstrong County Orphans' Court|T
paorphctbeaver|Beaver Cty. Orphans' Ct.|Beaver County Orphans' Court|T
paorphctbedfor|Bedford Cty. Orphans' Ct.|Bedford County Orphans' Court|T
paorphctberks|Berks Cty. Orphans' Ct.|Berks County Orphans' Court|T
paorphctblair|Blair Cty. Orphans' Ct.|Blair County Orphans' Court|T
paorphctbradfo|Bradford Cty. Orphans' Ct.|Bradford County Orphans' Court|T
paorphctbucks|Bucks Cty. Orphans' Ct.|Bucks County Orphans' Court|T
paorphctbutler|Butler Cty. Orphans' Ct.|Butler County Orphans' Court|T
paorphctcambri|Cambria Cty. Orphans' Ct.|Cambria County Orphans' Court|T
paorphctcamero|Cameron Cty. Orphans' Ct.|Cameron County Orphans' Court|T
paorphctcarbon|Carbon Cty. Orphans' Ct.|Carbon County Orphans' Court|T
paorphctcentre|Centre Cty. Orphans' Ct.|Centre County Orphans' Court|T
paorphctcheste|Chester Cty. Orphans' Ct.|Chester County Orphans' Court|T
paorphctclario|Clarion Cty. Orphans' Ct.|Clarion County Orphans' Court|T
paorphctclearf|Clearfield Cty. Orphans' Ct.|Clearfield County Orphans' Court|T
paorphctclinto|Clinton Cty. Orphans' Ct.|Clinton County Orphans' Court|T
paorphctcolumb|Columbia Cty. Orphans' Ct.|Columbia County Orphans' Court|T
paorphctcrawfo|Crawford Cty. Orphans' Ct.|Crawford County Orphans' Court|T
paorphctcumber|Cumberl Cty. Orphans' Ct.|Cumberland County Orphans' Court|T
paorphctdauphi|Dauphin Cty. Orphans' Ct.|Dauphin County Orphans' Court|T
paorphctdelawa|Delaware Cty. Orphans' Ct.|Delaware County Orphans' Court|T
paorphctelk|Elk Cty. Orphans' Ct.|Elk County Orphans' Court|T
paorphcterie|Erie Cty. Orphans' Ct.|Erie County Orphans' Court|T
paorphctfayett|Fayette Cty. Orphans' Ct.|Fayette County Orphans' Court|T
paorphctforest|Forest Cty. Orphans' Ct.|Forest County Orphans' Court|T
paorphctfrankl|Franklin Cty. Orphans' Ct.|Franklin County Orphans' Court|T
paorphctfulton|Fulton Cty. Orphans' Ct.|Fulton County Orphans' Court|T
paorphctgreene|Greene Cty. Orphans' Ct.|Greene County Orphans' Court|T
paorphcthuntin|Huntingdon Cty. Orphans' Ct.|Huntingdon County Orphans' Court|T
paorphctindian|Indiana Cty. Orphans' Ct.|Indiana County Orphans' Court|T
paorphctjeffer|Jefferson Cty. Orphans' Ct.|Jefferson County Orphans' Court|T
paorphctjuniat|Juniata Cty. Orphans' Ct.|Juniata County Orphans' Court|T
paorphctlackaw|Lackawanna Cty. Orphans' Ct.|Lackawanna County Orphans' Court|T
paorphctlancas|Lancaster Cty. Orphans' Ct.|Lancaster County Orphans' Court|T
paorphctlawren|Lawrence Cty. Orphans' Ct.|Lawrence County Orphans' Court|T
paorphctlebano|Lebanon Cty. Orphans' Ct.|Lebanon County Orphans' Court|T
paorphctlehigh|Lehigh Cty. Orphans' Ct.|Lehigh County Orphans' Court|T
paorphctluzern|Luzerne Cty. Orphans' Ct.|Luzerne County Orphans' Court|T
paorphctlycomi|Lycoming Cty. Orphans' Ct.|Lycoming County Orphans' Court|T
paorphctmercer|Mercer Cty. Orphans' Ct.|Mercer County Orphans' Court|T
paorphctmiffli|Mifflin Cty. Orphans' Ct.|Mifflin County Orphans' Court|T
paorphctmongto|Mongtomery Cty. Orphans' Ct.|Mongtomery County Orphans' Court|T
paorphctmonroe|Monroe Cty. Orphans' Ct.|Monroe County Orphans' Court|T
paorphctmontgo|Montgomery Cty. Orphans' Ct.|Montgomery County Orphans' Court|T
paorphctmontou|Montour Cty. Orphans' Ct.|Montour County Orphans' Court|T
paorphctnortha|Northampton Cty. Orphans' Ct.|Northampton County Orphans' Court|T
paorphctnorthu|Northumberl Cty. Orphans' Ct.|Northumberland County Orphans' Court|T
paorphctperry|Perry Cty. Orphans' Ct.|Perry County Orphans' Court|T
paorphctphilad|Philadelphia Cty. Orphans' Ct.|Philadelphia County Orphans' Court|T
paorphctpike|Pike Cty. Orphans' Ct.|Pike County Orphans' Court|T
paorphctschuyl|Schuylkill Cty. Orphans' Ct.|Schuylkill County Orphans' Court|T
paorphctsnyder|Snyder Cty. Orphans' Ct.|Snyder County Orphans' Court|T
paorphctsomers|Somerset Cty. Orphans' Ct.|Somerset County Orphans' Court|T
paorphctsulliv|Sullivan Cty. Orphans' Ct.|Sullivan County Orphans' Court|T
paorphctsusque|Susquehanna Cty. Orphans' Ct.|Susquehanna County Orphans' Court|T
paorphcttioga|Tioga Cty. Orphans' Ct.|Tioga County Orphans' Court|T
paorphctunion|Union Cty. Orphans' Ct.|Union County Orphans' Court|T
paorphctvenang|Venango Cty. Orphans' Ct.|Venango County Orphans' Court|T
paorphctwarren|Warren Cty. Orphans' Ct.|Warren County Orphans' Court|T
paorphctwashin|Washington Cty. Orphans' Ct.|Washington County Orphans' Court|T
paorphctwayne|Wayne Cty. Orphans' Ct.|Wayne County Orphans' Court|T
paorphctwestmo|Westmorel Cty. Orphans' Ct.|Westmoreland County Orphans' Court|T
paorphctwyomin|Wyoming Cty. Orphans' Ct.|Wyoming County Orphans' Court|T
paorphctyork|York Cty. Orphans' Ct.|York County Orphans' Court|T
paag|Pa. office the Attorney General|Pennsylvania office of the Attorney General
philactnp|Phila. Ct. N.P.|Philadelphia Court of Nisi Prius
philadeptjust|Phila. Dept. Just.|Philadelphia Department of Justice
philaelecct|Phila. Elec. Ct.|Philadelphia Election Court
philamayorct|Phila. Mayor Ct.|Philadelphia Mayor's Court
philarec|Recorder Philadelphia|Recorder of Philadelphia
pasuperct|Pa. Super. Ct.|Superior Court of Pennsylvania|A
pa|Pa.|Supreme Court of Pennsylvania|H
paeb|Bankr. E.D. Pa.|United States Bankruptcy Court, E.D. Pennsylvania|T
pamb|Bankr. M.D. Penn.|United States Bankruptcy Court, M.D. Pennsylvania|T
pawb|Bankr. W.D. Pa.|United States Bankruptcy Court, W.D. Pennsylvania|T
phillipines||Supreme Court of The Phillippine Islands|X
prd|D.P.R.|District Court, D. Puerto Rico|T
prsupreme||Supreme Court of Puerto Rico|H
prapp||Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico|A
prb|Bankr. D.P.R.|United States Bankruptcy Court, D. Puerto Rico|T
circtdri||U.S. Circuit Court for the District of Rhode Island|A
rid|D.R.I.|District Court, D. Rhode Island|T
riviceadmct||Rhode Island Vice Admiralty Court|X
risuperct|Sup. Ct. R.I.|Superior Court of Rhode Island|A
ri|R.I.|Supreme Court of Rhode Island|H
rib|Bankr. D.R.I.|United States Bankruptcy Court, D. Rhode Island|T
circtdsc||U.S. Circuit Court for the District of South Carolina|A
circtedsc||United States Circuit Court for the Eastern District of South Carolina|A
scctcompl||Common Pleas Court of South Carolina|T
scctapp|S.C. Ct. App.|Court of Appeals of South Carolina|A
ctchansc||Court of Chancery of South Carolina|A
scd|D.S.C.|District Court, D. South Carolina|T
southcarolinaed|E.D.S.C.|District Court, E.D. South Carolina|T
southcarolinawd|W.D.S.C.|District Court, W.D. South Carolina|T
admiraltyctsc||South Carolina Admiralty Court|X
superctsc||Superior Court of South Carolina|T
sc|S.C.|Supreme Court of South Carolina|H
scb|Bankr. D.S.C.|United States Bankruptcy Court, D. South Carolina|T
circtdsd||U.S. Circuit Court for the District of South Dakota|A
cheyrsiouxctapp||Cheyenne River Sioux Tribal Court of Appeals|X
sdd|D.S.D.|District Court, D. South Dakota|T
nplainsctapp||Northern Plains Intertribal Court of Appeals|X
sd|S.D.|Supreme Court of South Dakota|H
sdb|Bankr. D.S.D.|United States Bankruptcy Court, D. South Dakota|T
circtedtn||U.S. Circuit Court for the District of Eastern Tennessee|A
circtmdtn||U.S. Circuit Court for the District of Middle Tennessee|A
circttenn|Cir. Ct. Tenn.|U.S. Circuit Court for the District of Tennessee|A
circtwdtn||U.S. Circuit Court for the District of Western Tennessee|A
tned|E.D. Tenn.|District Court, E.D. Tennessee|T
tnmd|M.D. Tenn.|District Court, M.D. Tennessee|T
tnwd|W.D. Tenn.|District Court, W.D. Tennessee|T
ca6|6th Cir.|Court of Appeals for the Sixth Circuit|A
tennctapp|Tenn. Ct. App.|Court of Appeals of Tennessee|A
tenncrimapp|Tenn. Crim. App.|Court of Criminal Appeals of Tennessee|A
tennessed|D. Tenn.|District Court, D. Tennessee|T
tennworkcompapp|Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel|T
tenn|Tenn.|Tennessee Supreme Court|H
tennesseeb|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee|T
tneb|Bankr. E.D. Tenn.|United States Bankruptcy Court, E.D. Tennessee|T
tnmb|Bankr. M.D. Tenn.|United States Bankruptcy Court, M.D. Tennessee|T
tnwb|Bankr. W.D. Tenn.|United States Bankruptcy Court, W.D. Tennessee|T
circtedtx||U.S. Circuit Court for the District of Eastern Texas|A
circtndtx||U.S. Circuit Court for the District of Northern Texas|A
circtsdtex||U.S. Circuit Court for the District of Southern Texas|A
circtdtx||U.S. Circuit Court for the District of Texas|A
circtwdtex||U.S. Circuit Court for the District of Western Texas|A
txed|E.D. Tex.|District Court, E.D. Texas|T
txnd|N.D. Tex.|District Court, N.D. Texas|T
txsd|S.D. Tex.|District Court, S.D. Texas|T
txwd|W.D. Tex.|District Court, W.D. Texas|T
texapp|Tex. App.|Court of Civil Appeals of Texas|A
texbizct|Tex. Bus. Ct.|Texas Business Court|T
texcrimapp|Tex. Crim. App.|Court of Criminal Appeals of Texas|H
texd|D. Tex.|District Court, D. Texas|T
texag|Tex. Att'y Gen.|Texas Attorney General Reports|X
texcommnapp|Tex. Comm'n App.|Texas Commission of Appeals|H
texrevtrib|Tex. Rev. Trib.|Texas Court of Review Tribunal|A
texjpml|Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation|A
texreview|Tex. Rev.|Texas Special Court of Review|A
tex|Tex.|Texas Supreme Court|H
txeb|Bankr. E.D. Tex.|United States Bankruptcy Court, E.D. Texas|T
txnb|Bankr. N.D. Tex.|United States Bankruptcy Court, N.D. Texas|T
txsb|Bankr. S.D. Tex.|United States Bankruptcy Court, S.D. Texas|T
txwb|Bankr. W.D. Tex.|United States Bankruptcy Court, W.D. Texas|T
uscirct|U.S. Cir. Ct.|United States Circuit Courts|A
usdistct|U.S. Dist. Ct.|United States District Court|T
judcoun||Circuit Judicial Councils|X
privycoun|Committee of the Privy Council|Committee of the Privy Council|A
nhprivycounnh|New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council|A
deptinterior||Department of Interior|X
uslandoffice|US Land Office|United States Land Office|X
ussurveyor||United States Surveyor|X
circtdut||U.S. Circuit Court for the District of Utah|A
utahctapp|Utah Ct. App.|Court of Appeals of Utah|A
utd|D. Utah|District Court, D. Utah|T
slcregrec||Salt Lake City Register and Receiver
utb|Bankr. D. Utah|United States Bankruptcy Court, D. Utah|T
utah|Utah|Utah Supreme Court|H
circtdvt||U.S. Circuit Court for the District of Vermont|A
vtd|D. Vt.|District Court, D. Vermont|T
vtsuperct|Vt. Super. Ct.|Superior Court of Vermont|T
vt|Vt.|Supreme Court of Vermont|H
vtb|Bankr. D. Vt.|United States Bankruptcy Court, D. Vermont|T
vtdistct|Vt. Dist. Ct.|Vermont District Court|T
vid|D.V.I.|District Court, Virgin Islands|T
vimunict||Municipal Court of The Virgin Islands|T
vipolct||Police Court of The Virgin Islands|T
visuper||Superior Court of The Virgin Islands|T
virginislands||Supreme Court of The Virgin Islands|H
vib|Bankr. D.V.I.|United States Bankruptcy Court, D. Virgin Islands|T
circtedva||U.S. Circuit Court for the District of Eastern Virginia|A
circtdva||U.S. Circuit Court for the District of Virginia|A
circtwdva||U.S. Circuit Court for the District of Western Virginia|A
vaed|E.D. Va.|District Court, E.D. Virginia|T
vawd|W.D. Va.|District Court, W.D. Virginia|T
judcoun4||Judicial Council of The Fourth Circuit|X
ca4|4th Cir.|Court of Appeals for the Fourth Circuit|A
vactapp|Va. Ct. App.|Court of Appeals of Virginia|A
vamedmalrevpan||Medical Malpractice Review Panel|T
va|Va.|Supreme Court of Virginia|H
vaeb|Bankr. E.D. Va.|United States Bankruptcy Court, E.D. Virginia|T
vawb|Bankr. W.D. Va.|United States Bankruptcy Court, W.D. Virginia|T
vad|D. Va.|United States District Court for the District of Virginia|T
vachanct||Virginia Chancery Court|T
vachanctnorf||Norfolk Chancery Court, Virginia|T
vachanctrich||Richmond Chancery Court, Virginia|T
vacc||Virginia Circuit Courts|T
vaccaccomack|Accomack Cir. Ct.|Accomack County Circuit Court|T
vaccalbemarle|Albemarle Cir. Ct.|Albemarle County Circuit Court|T
vaccalexandria|Alexandria Cir. Ct.|Alexandria County Circuit Court|T
vaccalleghany|Alleghany Cir. Ct.|Alleghany County Circuit Court|T
vaccamelia|Amelia Cir. Ct.|Amelia County Circuit Court|T
vaccamherst|Amherst Cir. Ct.|Amherst County Circuit Court|T
vaccappomattox|Appomattox Cir. Ct.|Appomattox County Circuit Court|T
vaccarlington|Arlington Cir. Ct.|Arlington County Circuit Court|T
vaccaugusta|Augusta Cir. Ct.|Augusta County Circuit Court|T
vaccbath|Bath Cir. Ct.|Bath County Circuit Court|T
vaccbedford|Bedford Cir. Ct.|Bedford County Circuit Court|T
vaccbland|Bland Cir. Ct.|Bland County Circuit Court|T
vaccbotetourt|Botetourt Cir. Ct.|Botetourt County Circuit Court|T
vaccbristol|Bristol Cir. Ct.|Bristol County Circuit Court|T
vaccbrunswick|Brunswick Cir. Ct.|Brunswick County Circuit Court|T
vaccbuchanan|Buchanan Cir. Ct.|Buchanan County Circuit Court|T
vaccbuckingham|Buckingham Cir. Ct.|Buckingham County Circuit Court|T
vaccbuenavista|Buena Vista Cir. Ct.|Buena Vista County Circuit Court|T
vacccampbell|Campbell Cir. Ct.|Campbell County Circuit Court|T
vacccaroline|Caroline Cir. Ct.|Caroline County Circuit Court|T
vacccarroll|Carroll Cir. Ct.|Carroll County Circuit Court|T
vacccharles|Charles City Cir. Ct.|Charles City County Circuit Court|T
vacccharlotte|Charlotte Cir. Ct.|Charlotte County Circuit Court|T
vacccharlottesv|Charlottesville Cir. Ct.|Charlottesville County Circuit Court|T
vaccchesapeake|Chesapeake Cir. Ct.|Chesapeake County Circuit Court|T
vaccchesterfiel|Chesterfield Cir. Ct.|Chesterfield County Circuit Court|T
vaccclarke|Clarke Cir. Ct.|Clarke County Circuit Court|T
vacccolonialh|Colonial Heights Cir. Ct.|Colonial Heights County Circuit Court|T
vacccraig|Craig Cir. Ct.|Craig County Circuit Court|T
vaccculpeper|Culpeper Cir. Ct.|Culpeper County Circuit Court|T
vacccumberland|Cumberland Cir. Ct.|Cumberland County Circuit Court|T
vaccdanville|Danville Cir. Ct.|Danville County Circuit Court|T
vaccdickenson|Dickenson Cir. Ct.|Dickenson County Circuit Court|T
vaccdinwiddie|Dinwiddie Cir. Ct.|Dinwiddie County Circuit Court|T
vaccessex|Essex Cir. Ct.|Essex County Circuit Court|T
vaccfairfax|Fairfax Cir. Ct.|Fairfax County Circuit Court|T
vaccfauquier|Fauquier Cir. Ct.|Fauquier County Circuit Court|T
vaccfloyd|Floyd Cir. Ct.|Floyd County Circuit Court|T
vaccfluvanna|Fluvanna Cir. Ct.|Fluvanna County Circuit Court|T
vaccfranklin|Franklin Cir. Ct.|Franklin County Circuit Court|T
vaccfrederick|Frederick Cir. Ct.|Frederick County Circuit Court|T
vaccfredericksb|Fredericksburg Cir. Ct.|Fredericksburg County Circuit Court|T
vaccgiles|Giles Cir. Ct.|Giles County Circuit Court|T
vaccgloucester|Gloucester Cir. Ct.|Gloucester County Circuit Court|T
vaccgoochland|Goochland Cir. Ct.|Goochland County Circuit Court|T
vaccgrayson|Grayson Cir. Ct.|Grayson County Circuit Court|T
vaccgreene|Greene Cir. Ct.|Greene County Circuit Court|T
vaccgreensville|Greensville Cir. Ct.|Greensville County Circuit Court|T
vacchalifax|Halifax Cir. Ct.|Halifax County Circuit Court|T
vacchampton|Hampton Cir. Ct.|Hampton County Circuit Court|T
vacchanover|Hanover Cir. Ct.|Hanover County Circuit Court|T
vacchenrico|Henrico Cir. Ct.|Henrico County Circuit Court|T
vacchenry|Henry Cir. Ct.|Henry County Circuit Court|T
vacchighland|Highland Cir. Ct.|Highland County Circuit Court|T
vacchopewell|Hopewell Cir. Ct.|Hopewell County Circuit Court|T
vaccisle|Isle of Wight Cir. Ct.|Isle of Wight County Circuit Court|T
vacckinggeorge|King George Cir. Ct.|King George County Circuit Court|T
vacckingwilliam|King William Cir. Ct.|King William County Circuit Court|T
vacckingqueen|King and Queen Cir. Ct.|King and Queen County Circuit Court|T
vacclancaster|Lancaster Cir. Ct.|Lancaster County Circuit Court|T
vacclee|Lee Cir. Ct.|Lee County Circuit Court|T
vaccloudoun|Loudoun Cir. Ct.|Loudoun County Circuit Court|T
vacclouisa|Louisa Cir. Ct.|Louisa County Circuit Court|T
vacclunenburg|Lunenburg Cir. Ct.|Lunenburg County Circuit Court|T
vacclynchburg|Lynchburg Cir. Ct.|Lynchburg County Circuit Court|T
vaccmadison|Madison Cir. Ct.|Madison County Circuit Court|T
vaccmartinsvill|Martinsville Cir. Ct.|Martinsville County Circuit Court|T
vaccmathews|Mathews Cir. Ct.|Mathews County Circuit Court|T
vaccmecklenburg|Mecklenburg Cir. Ct.|Mecklenburg County Circuit Court|T
vaccmiddlesex|Middlesex Cir. Ct.|Middlesex County Circuit Court|T
vaccmontgomery|Montgomery Cir. Ct.|Montgomery County Circuit Court|T
vaccnelson|Nelson Cir. Ct.|Nelson County Circuit Court|T
vaccnewkent|New Kent Cir. Ct.|New Kent County Circuit Court|T
vaccnewportnew|Newport News Cir. Ct.|Newport News County Circuit Court|T
vaccnorfolk|Norfolk Cir. Ct.|Norfolk County Circuit Court|T
vaccnorthampton|Northampton Cir. Ct.|Northampton County Circuit Court|T
vaccnorthumberl|Northumberland Cir. Ct.|Northumberland County Circuit Court|T
vaccnottoway|Nottoway Cir. Ct.|Nottoway County Circuit Court|T
vaccorange|Orange Cir. Ct.|Orange County Circuit Court|T
vaccpage|Page Cir. Ct.|Page County Circuit Court|T
vaccpatrick|Patrick Cir. Ct.|Patrick County Circuit Court|T
vaccpetersburg|Petersburg Cir. Ct.|Petersburg County Circuit Court|T
vaccpittsylvani|Pittsylvania Cir. Ct.|Pittsylvania County Circuit Court|T
vaccportsmouth|Portsmouth Cir. Ct.|Portsmouth County Circuit Court|T
vaccpowhatan|Powhatan Cir. Ct.|Powhatan County Circuit Court|T
vaccprinceedwa|Prince Edward Cir. Ct.|Prince Edward County Circuit Court|T
vaccprincegeo|Prince George Cir. Ct.|Prince George County Circuit Court|T
vaccprincewill|Prince William Cir. Ct.|Prince William County Circuit Court|T
vaccpulaski|Pulaski Cir. Ct.|Pulaski County Circuit Court|T
vaccradford|Radford Cir. Ct.|Radford County Circuit Court|T
vaccrappahannoc|Rappahannock Cir. Ct.|Rappahannock County Circuit Court|T
vaccrichcity|Richmond City Cir. Ct.|Richmond City Circuit Court|T
vaccrichmondcty|Richmond County Cir. Ct.|Richmond County Circuit Court|T
vaccroanokecity|Roanoke City Cir. Ct.|Roanoke City Circuit Court|T
vaccroanokecty|Roanoke County Cir. Ct.|Roanoke County Circuit Court|T
vaccrockbridge|Rockbridge Cir. Ct.|Rockbridge County Circuit Court|T
vaccrockingham|Rockingham Cir. Ct.|Rockingham County Circuit Court|T
vaccrussell|Russell Cir. Ct.|Russell County Circuit Court|T
vaccsalem|Salem Cir. Ct.|Salem County Circuit Court|T
vaccscott|Scott Cir. Ct.|Scott County Circuit Court|T
vaccshenandoah|Shenandoah Cir. Ct.|Shenandoah County Circuit Court|T
vaccsmyth|Smyth Cir. Ct.|Smyth County Circuit Court|T
vaccsouthampton|Southampton Cir. Ct.|Southampton County Circuit Court|T
vaccspotsylvani|Spotsylvania Cir. Ct.|Spotsylvania County Circuit Court|T
vaccstafford|Stafford Cir. Ct.|Stafford County Circuit Court|T
vaccstaunton|Staunton Cir. Ct.|Staunton County Circuit Court|T
vaccsuffolk|Suffolk Cir. Ct.|Suffolk County Circuit Court|T
vaccsurry|Surry Cir. Ct.|Surry County Circuit Court|T
vaccsussex|Sussex Cir. Ct.|Sussex County Circuit Court|T
vacctazewell|Tazewell Cir. Ct.|Tazewell County Circuit Court|T
vaccvabeach|Virginia Beach Cir. Ct.|Virginia Beach County Circuit Court|T
vaccwarren|Warren Cir. Ct.|Warren County Circuit Court|T
vaccwashington|Washington Cir. Ct.|Washington County Circuit Court|T
vaccwaynesboro|Waynesboro Cir. Ct.|Waynesboro County Circuit Court|T
vaccwestmorelan|Westmoreland Cir. Ct.|Westmoreland County Circuit Court|T
vaccwilliams|Williamsburg and James Cir. Ct.|Williamsburg and James County Circuit Court|T
vaccwinchester|Winchester Cir. Ct.|Winchester County Circuit Court|T
vaccwise|Wise Norton Cir. Ct.|Wise & Norton County Circuit Court|T
vaccwythe|Wythe Cir. Ct.|Wythe County Circuit Court|T
vaccyork|York County & Poquoson Cir. Ct.|York County Poquoson County Circuit Court|T
vacorpct||Virginia Corporation Court|T
vacorpctsbris||Bristol Corporation Court, Va.|T
vacorpctslynch||Lynchburg Corporation Court, Va.|T
vacorpctradford||Radford Corporation Court, Va.|T
vacorpctsnorf||South Norfolk Corporation Court, Va.|T
vacorpctwinche||Winchester Corporation Court, Va.|T
vagensess||Virginia Court of General Sessions|A
jpml|J.P.M.L.| United States Judicial Panel on Multidistrict Litigation|X
ccpa|C.C.P.A.|Court of Customs and Patent Appeals|A
fcc||Decisions of the Federal Communications Commission|X
reglrailreorgct|Regl. Rail Reorg. Act|Special Court Regional Rail Reorganization Act of 1973|X
usarmybrdrev||U.S. Army Board of Review|X
com|Comm. Ct.|U.S. Commerce Court|A
cc|Ct. Cl.|United States Court of Claims
circtedwa||U.S. Circuit Court for the District of Eastern Washington|A
circtdwa||U.S. Circuit Court for the District of Washington|A
circtwdwa||U.S. Circuit Court for the District of Western Washington|A
waed|E.D. Wash.|District Court, E.D. Washington|T
wawd|W.D. Wash.|District Court, W.D. Washington|T
chehctapp||Chehalis Tribal Court of Appeals|X
colvctapp||Colville Confederated Court of Appeals|X
washctapp|Wash. Ct. App.|Court of Appeals of Washington|A
makahct||Makah Tribal Court|X
puyallupct||Puyallup Tribal Court|X
puyallupctapp||Puyallup Tribal Court of Appeals|X
swinomishtr||Swinomish Tribal Court|X
swinomishappct||Swinomish Tribal Court of Appeals|X
tulalipctapp||Tulalip Court of Appeals|X
waeb|Bankr. E.D. Wash.|United States Bankruptcy Court, E.D. Washington|T
wawb|Bankr. W.D. Wash.|United States Bankruptcy Court, W.D. Washington|T
washd|D. Wash.|United States District Court for the District of Washington|T
washsuperct||Washingon Superior Court|T
washag|Wash. Att'y Gen.|Washington Attorney General Reports|X
wash|Wash.|Washington Supreme Court|H
circtddc||U.S. Circuit Court for the District of District of Columbia|A
eca|Emer. Ct. App.| Emergency Court of Appeals|X
atrc||Alien Terrorist Removal Court|X
cadc|D.C. Cir.|Court of Appeals for the D.C. Circuit|A
cafc|Fed. Cir.|Court of Appeals for the Federal Circuit|A
energyoha||Department of Energy office of Hearings and Appeals|X
dcd|D.D.C.|District Court, District of Columbia|T
dc|D.C. Ct. App.|District of Columbia Court of Appeals|H
dccrimct|D.C.|District of Columbia Criminal Court|T
dcorphanct|D.C. Orphans Ct.|District of Columbia Orphans' Court|T
educationoha||Hearings & Appeals U.S. Department of Education|X
supctdc|Sup. Ct. D.C.|Superior Court of The District of Columbia|T
scotus|SCOTUS|Supreme Court of the United States|S
tecoa|Temp. Emerg. Ct. App.|Temporary Emergency Court of Appeals|X
afcca|A.F.C.C.A.|U S Air Force Court of Criminal Appeals|X
usafctmilrev||U S Air Force Court of Military Review|X
acca|A.C.C.A.|U S Army Court of Criminal Appeals|X
uscgcoca||U S Coast Guard Court of Criminal Appeals|X
cgcomilrev||U S Coast Guard Court of Military Review|X
nmcca|N.M.C.C.A.|U S Navy Marine Corps Court of Criminal Appeals|X
usafbrdrev||U.S. Air Force Board of Review|X
usarmymilrev||U.S. Army Court of Military Review|X
uscgbdrev||U.S. Coast Guard Board of Review|X
usnbdrev||U.S. Navy Board of Review|X
usnmcmilrev||U.S. Navy-Marine Corps Court of Military Review|X
dcb|Bankr. D.C.|United States Bankruptcy Court, District of Columbia|T
bta|B.T.A.|United States Board of Tax Appeals|A
armfor|C.A.A.F.|United States Court of Appeals For The Armed Forces|X
uscfc|Fed. Cl.|United States Court of Federal Claims|X
cma||United States Court of Military Appeals|X
mc|M.C.|United States Court of Military Commission Review|X
cavc|Vet. App.|United States Court of Veteran Appeals|X
cusc|Cust. Ct.|United States Customs Court|A
bia||United States Department of Justice Board of Immigration Appeals|X
olc||United States Department of Justice Office of Legal Counsel|X
fisc||United States Foreign Intelligence Surveillance Court|X
fiscr||United States Foreign Intelligence Surveillance Court of Review|X
usjc|U.S.J.C.|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders|X
maritimecomm||United States Maritime Commission|X
tax|Tax Ct.|United States Tax Court|A
circtndwv||U.S. Circuit Court for the District of Northern West Virginia|A
circtsdwv||U.S. Circuit Court for the District of Southern West Virginia|A
circtdwv||U.S. Circuit Court for the District of West Virginia|A
wvnd|N.D.W. Va.|District Court, N.D. West Virginia|T
wvsd|S.D.W. Va.|District Court, S.D. West Virginia|T
wvad|D. W.Va.|District Court, D. West Virginia|T
wvactapp|I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia|A
wvsb|Bankr. S.D.W. Va.|United States Bankruptcy Court, S.D. West Virginia|T
wvnb|Bankr. N.D.W. Va.|United States District Court, N.D. West Virginia|T
wvctcl|W. Va. Ct. Cl.|West Virginia Court of Claims|T
wva|W. Va.|West Virginia Supreme Court|H
circtedwi||U.S. Circuit Court for the District of Eastern Wisconsin|A
circtwdwi||U.S. Circuit Court for the District of Western Wisconsin|A
circtdwi||U.S. Circuit Court for the District of Wisconsin|A
wisd|D. Wis.|District Court, D. Wisconsin|T
wied|E.D. Wis.|District Court, E.D. Wisconsin|T
wiwd|W.D. Wis.|District Court, W.D. Wisconsin|T
wisctapp|Wis. Ct. App.|Court of Appeals of Wisconsin|A
hochunk||Ho-Chunk Nation Supreme Court|X
hochunkct||Ho-Chunk Nation Trial Court|X
wieb|Bankr. E.D. Wis.|United States Bankruptcy Court, E.D. Wisconsin|T
wiwb|Bankr. W.D. Wis.|United States Bankruptcy Court, W.D. Wisconsin|T
wisag|Wis. Att'y Gen.|Wisconsin Attorney General Reports|X
wisccirct||Wisconsin Circuit Court|T
wismunict||Wisconsin Municipal Court|T
wis|Wis.|Wisconsin Supreme Court|H
circtdwy||U.S. Circuit Court for the District of Wyoming|A
wyd|D. Wyo.|District Court, D. Wyoming|T
shoaraphotr||Shoshone and Arapaho Tribal Court|X
wyb|Bankr. D. Wyo.|United States Bankruptcy Court, D. Wyoming|T
wyo|Wyo.|Wyoming Supreme Court|H
ttab|T.T.A.B.|Trademark Trial and Appeal Board|A
ptab|P.T.A.B.|Patent Trial and Appeal Board|A
bpai|B.P.A.I.|Board of Patent Appeals and Interferences|A
`;
