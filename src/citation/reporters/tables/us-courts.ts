import type { CourtLevel } from "../../../law/court.ts";

/**
 * Courts of the United States by their level: id | as a citation's parenthetical writes it | name. A fourth cell, `b`:
 * the district has a bankruptcy court, as `mad`, `D. Mass.` has `mab`, `Bankr. D. Mass.`.
 * Facts compiled from Free Law Project's courts-db (BSD-2-Clause).
 */
export const US_COURTS: Readonly<Partial<Record<CourtLevel, string>>> = {
  supreme: `
scotus|SCOTUS|Supreme Court of the United States
`,
  state_supreme: `
ala|Ala.|Supreme Court of Alabama
alaska|Alaska|Alaska Supreme Court
amsamoa||High Court of American Samoa
ariz|Ariz.|Arizona Supreme Court
ark|Ark.|Arkansas Supreme Court
cal|Cal.|California Supreme Court
cosuperct||Coloardo Superior Court
cosuperctdenver||Denver Superior Court
colo|Colo.|Colorado Supreme Court
conn|Conn.|Connecticut Supreme Court
dakotasup||Supreme Court of Dakota
del|Del.|Delaware Supreme Court
fla|Fla.|Florida Supreme Court
ga|Ga.|Georgia Supreme Court
guam||Supreme Court of Guam
haw|Haw.|Supreme Court of Hawaii
idaho|Idaho|Idaho Supreme Court
ill|Ill.|Illinois Supreme Court
ind|Ind.|Indiana Supreme Court
iowa|Iowa|Supreme Court of Iowa
kan|Kan.|Supreme Court of Kansas
ky|Ky.|Kentucky Supreme Court
lacterrapp||Louisiana Court of Errors and Appeals
la|La.|Supreme Court of Louisiana
me|Me.|Supreme Judicial Court of Maine
md|Md.|Court of Appeals of Maryland
masshserep|Mass. House of Rep.|Massachusetts House of Representatives
mass|Mass.|Massachusetts Supreme Judicial Court
mich|Mich.|Michigan Supreme Court
minn|Minn.|Supreme Court of Minnesota
miss|Miss.|Mississippi Supreme Court
mo|Mo.|Supreme Court of Missouri
mont|Mont.|Montana Supreme Court
neb|Neb.|Nebraska Supreme Court
nev|Nev.|Nevada Supreme Court
nh|N.H.|Supreme Court of New Hampshire
nj|N.J.|Supreme Court of New Jersey
nm|N.M.|New Mexico Supreme Court
nyimpct||Court for the Trial of Impeachments
nycterr||Court for the Trial of Impeachments and Correction of Errors
ny|NY|New York Court of Appeals
nyctassizes||New York Court of Assizes
nc|N.C.|Supreme Court of North Carolina
nd|N.D.|North Dakota Supreme Court
nmi||Supreme Court of The Commonwealth of The Northern Mariana Islands
ohio|Ohio|Ohio Supreme Court
oklacrimapp|Okla. Crim. App.|Court of Criminal Appeals of Oklahoma
okla|Okla.|Supreme Court of Oklahoma
or|Or.|Oregon Supreme Court
pa|Pa.|Supreme Court of Pennsylvania
prsupreme||Supreme Court of Puerto Rico
ri|R.I.|Supreme Court of Rhode Island
sc|S.C.|Supreme Court of South Carolina
sd|S.D.|Supreme Court of South Dakota
tenn|Tenn.|Tennessee Supreme Court
texcrimapp|Tex. Crim. App.|Court of Criminal Appeals of Texas
texcommnapp|Tex. Comm'n App.|Texas Commission of Appeals
tex|Tex.|Texas Supreme Court
utah|Utah|Utah Supreme Court
vt|Vt.|Supreme Court of Vermont
virginislands||Supreme Court of The Virgin Islands
va|Va.|Supreme Court of Virginia
wash|Wash.|Washington Supreme Court
dc|D.C. Ct. App.|District of Columbia Court of Appeals
wva|W. Va.|West Virginia Supreme Court
wis|Wis.|Wisconsin Supreme Court
wyo|Wyo.|Wyoming Supreme Court
`,
  appellate: `
alactapp|Ala. Ct. App.|Alabama Court of Appeals
alacivapp|Ala. Civ. App.|Alabama Court of Civil Appeals
alacrimapp|Ala. Crim. App.|Alabama Court of Criminal Appeals
alaskactapp|Alaska Ct. App.|Alaska Court of Appeals
arizctapp|Ariz. Ct. App.|Arizona Court of Appeals
ariztaxct||Arizona Tax Court
arkctapp|Ark. Ct. App.|Arkansas Court of Appeals
arkworkcompcom|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission
circtdca|C. Cal.|U.S. Circuit Court for the District of California
calctapp|Cal. Ct. App.|California Courts of Appeal
calctapp5d||California Court of Appeal, Fifth Appellate District
calctapp1d||California Court of Appeal, First Appellate District
calctapp4d||California Court of Appeal, Fourth Appellate District
calctapp2d||California Court of Appeal, Second Appellate District
calctapp6d||California Court of Appeal, Sixth Appellate District
calctapp3d||California Court of Appeal, Third Appellate District
calappdeptsuper|Cal. App. Dep’t Super. Ct.|California Superior Court, Appellate Division
ca9|9th Cir.|Court of Appeals for the Ninth Circuit
coloctapp|Colo. Ct. App.|Colorado Court of Appeals
coloworkcompcom|Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office
ca10|10th Cir.|Court of Appeals for the Tenth Circuit
connworkcompcom|Conn. Comp. Rev. Bd.|Connecticut Compensation Review Board
connappct|Conn. App. Ct.|Connecticut Court of Appeals
circtdel|Cir. Ct. Del.|U.S. Circuit Court for the District of Delaware
deljudct|Ct. Jud. Del.|Court on the Judiciary of Delaware
delch|Del. Ch.|Delaware Court of Chancery
delfamct|Del. Fm. Ct.|Delaware Family Court
fladistctapp|Fla. Dist. Ct. App.|Florida District Courts of Appeal
fladistctapp5||Florida Fifth District Court of Appeal
fladistctapp1||Florida First District Court of Appeal
fladistctapp4||Florida Fourth District Court of Appeal
fladistctapp6||Florida Sixth District Court of Appeal
fladistctapp2||Florida Second District Court of Appeal
fladistctapp3||Florida Third District Court of Appeal
circtndfl|C.C.N.D. Fla.|United States Circuit Court for the Northern District of Florida
circtsdfl|C.C.S.D. Fla.|United States Circuit Court for the Southern District of Florida
circtndga||U.S. Circuit Court for the Northern District of Georgia
circtsdga||U.S. Circuit Court for the Southern District of Georgia
gactapp|Ga. Ct. App.|Georgia Court of Appeals
ca11|11th Cir.|United States Court of Appeals for the Eleventh Circuit
hawapp|Haw. App.|Hawaii Intermediate Court of Appeals
hawtax||Hawaii State Tax Appeal Court
idahoctapp|Idaho Ct. App.|Idaho Court of Appeals
circtedil||U.S. Circuit Court for the Eastern District of Illinois
circtndil||U.S. Circuit Court for the Northern District of Illnois
circtsdil||U.S. Circuit Court for the Southern District of Illnois
illappct|Ill. App. Ct.|Appellate Court of Illinois
ca7|7th Cir.|Court of Appeals for the Seventh Circuit
indctapp|Ind. Ct. App.|Indiana Court of Appeals
indtc||Indiana Tax Court
circtsdia||U.S. Circuit Court for the Southern District of Iowa
iowactapp|Iowa Ct. App.|Court of Appeals of Iowa
kanctapp|Kan. Ct. App.|Court of Appeals of Kansas
kyctapp|Ky. Ct. App.|Court of Appeals of Kentucky
ca5|5th Cir.|Court of Appeals for the Fifth Circuit
lactapp|La. Ct. App.|Louisiana Court of Appeal
mdctspecapp|Md. Ct. Spec. App.|Court of Special Appeals of Maryland
mdch|Md. Ch.|High Court of Chancery of Maryland
ca1|1st Cir.|Court of Appeals for the First Circuit
massappct|Mass. App. Ct.|Massachusetts Appeals Court
masstaxbd|Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board
maworkcompcom|Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents
massdistctapp|Mass. Dist. Ct.|Massachusetts District Court, Appellate Division
michctapp|Mich. Ct. App.|Michigan Court of Appeals
minnctapp|Minn. Ct. App.|Court of Appeals of Minnesota
circtmissterr||U.S. Circuit Court for the Mississippi Territory
missctapp|Miss. Ct. App.|Court of Appeals of Mississippi
misschanceryct|Miss. Chanc. Ct.|Mississippi Chancery Courts
ca8|8th Cir.|Court of Appeals for the Eighth Circuit
moctapp|Mo. Ct. App.|Missouri Court of Appeals
moctapped||Missouri Court of Appeals, Eastern District
moctappsd||Missouri Court of Appeals, Southern District
moctappwd||Missouri Court of Appeals, Western District
monttc|Mont.T.A.B.|Montana Tax Appeal Board
nebctapp|Neb. Ct. App.|Nebraska Court of Appeals
nevapp|Ct. App. Nev.|Court of Appeals of Nevada
njcirct|N.J. Circuit. Ct.|New Jersey Circuit Court
njtaxct||New Jersey Tax Court
nmctapp|N.M. Ct. App.|New Mexico Court of Appeals
circtny||U.S. Circuit Court for New York
nyappterm|N.Y. App. Term.|Appellate Terms of the Supreme Court of New York
ca2|2d Cir.|Court of Appeals for the Second Circuit
nycommnapp||New York Commission of Appeals
nychanctsara||Saratoga Chancery Court
nyhospcommn|N.Y. St. Hosp. Comm'n|New York State Hospital Commission
nyappdiv|N.Y. App. Div.|The Four Departments of the Appellate Division
cit|Ct. Intl. Trade|United States Court of International Trade
circtdalb||U.S. Circuit Court District of Albemarle (North Carolina)
circtcapefearnc||U.S. Circuit Court District of Cape Fear (North Carolina)
circtdedenton||U.S. Circuit Court District of Edenton (North Carolina)
circtdnewbern||U.S. Circuit Court District of New Bern (North Carolina)
circtdpamptico||U.S. Circuit Court District of Pamptico (North Carolina)
circtdwilm||U.S. Circuit Court District of Wilmington (North Carolina)
circtnc|Cir. Ct. N.C.|U.S. Circuit Court for the District of North Carolina
ncctapp|N.C. Ct. App.|Court of Appeals of North Carolina
ncworkcompcom|N.C. Indus. Comm.|North Carolina Industrial Commission
ncsuperct|Sup. Ct. N.C.|Superior Court of North Carolina
ndctapp|N.D. Ct. App.|North Dakota Court of Appeals
ohioctapp|Ohio Ct. App.|Ohio Court of Appeals
ohioctcl|Ohio Ct. Cl.|Ohio Court of Claims
ctappindterr|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory
oklacivapp|Okla. Civ. App.|Court of Civil Appeals of Oklahoma
oklacoj|Okla. Ct. Jud.|Court on the Judiciary of Oklahoma
oklajeap|Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel
orctapp|Or. Ct. App.|Court of Appeals of Oregon
ortc|Or. T.C.|Oregon Tax Court
pacommwct|Pa. Commw. Ct.|Commonwealth Court of Pennsylvania
ca3|3rd Cir.|Court of Appeals for the Third Circuit
cjdpa|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania
pasuperct|Pa. Super. Ct.|Superior Court of Pennsylvania
prapp||Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico
risuperct|Sup. Ct. R.I.|Superior Court of Rhode Island
circtedsc||United States Circuit Court for the Eastern District of South Carolina
scctapp|S.C. Ct. App.|Court of Appeals of South Carolina
ctchansc||Court of Chancery of South Carolina
circttenn|Cir. Ct. Tenn.|U.S. Circuit Court for the District of Tennessee
ca6|6th Cir.|Court of Appeals for the Sixth Circuit
tennctapp|Tenn. Ct. App.|Court of Appeals of Tennessee
tenncrimapp|Tenn. Crim. App.|Court of Criminal Appeals of Tennessee
texapp|Tex. App.|Court of Civil Appeals of Texas
texrevtrib|Tex. Rev. Trib.|Texas Court of Review Tribunal
texjpml|Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation
texreview|Tex. Rev.|Texas Special Court of Review
uscirct|U.S. Cir. Ct.|United States Circuit Courts
privycoun|Committee of the Privy Council|Committee of the Privy Council
nhprivycounnh|New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council
utahctapp|Utah Ct. App.|Court of Appeals of Utah
ca4|4th Cir.|Court of Appeals for the Fourth Circuit
vactapp|Va. Ct. App.|Court of Appeals of Virginia
vagensess||Virginia Court of General Sessions
ccpa|C.C.P.A.|Court of Customs and Patent Appeals
com|Comm. Ct.|U.S. Commerce Court
washctapp|Wash. Ct. App.|Court of Appeals of Washington
cadc|D.C. Cir.|Court of Appeals for the D.C. Circuit
cafc|Fed. Cir.|Court of Appeals for the Federal Circuit
bta|B.T.A.|United States Board of Tax Appeals
cusc|Cust. Ct.|United States Customs Court
tax|Tax Ct.|United States Tax Court
wvactapp|I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia
wisctapp|Wis. Ct. App.|Court of Appeals of Wisconsin
ttab|T.T.A.B.|Trademark Trial and Appeal Board
ptab|P.T.A.B.|Patent Trial and Appeal Board
bpai|B.P.A.I.|Board of Patent Appeals and Interferences
`,
  trial: `
alacirct||Alabama Circuit Courts
alajudct||Alabama Court of the Judiciary
aladistct||Alabama District Courts
alajuvct||Alabama Juvenile Courts
alamunict||Alabama Municipal Courts
alaproct||Alabama Probate Courts
alascct||Alabama Small Claims Courts
almb|Bankr. M.D. Ala.|United States Bankruptcy Court for the Middle District of Alabama
ald|D. Ala.|United States District Court for the District of Alabama
almd|M.D. Ala.|United States District Court for the Middle District of Alabama
alnd|N.D. Ala.|United States District Court for the Northern District of Alabama|b
alsd|S.D. Ala.|United States District Court for the Southern District of Alabama|b
akdistct||Alaska District Court
aksuperct||Alaska Superior Court
akd|D. Alaska|United States District Court for the District of Alaska|b
amsamoatc||American Samoa District Court
azjustct||Arizona Justice Court
azsuperct||Arizona Superior Court
navajochildct||Navajo Nation Children's Court
navajofamct||Navajo Nation Family Court
arb|Bankr. D. Ariz.|United States Bankruptcy Court, D. Arizona
azd|D. Ariz.|United States District Court for the District of Arizona
ared|E.D. Ark.|United States District Court for the Eastern District of Arkansas|b
arwd|W.D. Ark.|United States District Court for the Western District of Arkansas|b
arkcirct||Arkansas Circuit Courts
arkcityct||Arkansas City Courts
arkdistct||Arkansas District Courts
ard||United States District Court for the District of Arkansas
caed|E.D. Cal.|United States District Court for the Eastern District of California|b
cand|N.D. Cal.|United States District Court for the Northern District of California|b
casd|S.D. Cal.|United States District Court for the Southern District of California|b
caldistct|Cal. Dist. Ct.|California District Court
montereydistct|Monterey Dist. Ct.|Monterey District Court
placerdistct|Placer Dist. Ct.|Placer District Court
sacdistct|Sacramento Dist. Ct.|Sacramento District Court
sfdistct|S.F. Dist. Ct.|San Francisco District Court
santacruzdistct|Santa Cruz Dist. Ct.|Santa Cruz District Court
shastadistct|Shasta Dist. Ct.|Shasta District Court
siskiyoudistct|Siskiyou Dist. Ct.|Siskiyou District Court
trinitydistct|Trinity Dist. Ct.|Trinity District Court
yrekadistct|Yreka Dist. Ct.|Yreka District Court
yubadistct|Yuba Dist. Ct.|Yuba District Court
calsuperct||California Superior Court
calsuppctla||Los Angeles Superior Court
calsuppctsf||San Francisco Superior Court
caljp||State of California Commission On Judicial Performance
bap9|9th Cir. BAP|United States Bankruptcy Appellate Panel of The Ninth Circuit
cacd|C.D. Cal.|United States District Court for the Central District of California|b
californiad|D. Cal.|United States District Court for the District of California
colctyct||Colorado County Court
coldistct||Colorado District Court
colmunict||Colorado Municipal Court
colwaterct||Colorado Water Court
denjuvct||Denver Juvenile Court
denproct||Denver Probate Court
bap10|10th Cir. BAP|United States Bankruptcy Appellate Panel of The Tenth Circuit
cob|Bankr.D. Colo.|United States Bankruptcy Court, D. Colorado
cod|D. Colo.|United States District Court for the District of Colorado
conncirct||Circuit Courts of Connecticut
connproct||Connecticut Probate Court
connsuperct|Conn. Super. Ct.|Connecticut Superior Court
ctd|D. Conn.|United States District Court for the District of Connecticut|b
ded|D. Del.|United States District Court for the District of Delaware|b
delgensess||Court of General Sessions of The Peace And Jail Delivery of Delaware
delaldct||Delaware Alderman's Courts
delctcompl|Del. Ct. Com. Pl.|Delaware Court of Common Pleas
deloyerterm||Delaware Court of Oyer and Terminer
deljustpct||Delaware Justice of the Peace Courts
flmd|M.D. Fla.|United States District Court for the Middle District of Florida|b
flnd|N.D. Fla.|United States District Court for the Northern District of Florida|b
flsd|S.D. Fla.|United States District Court for the Southern District of Florida
jaxcivservbd|Jax. Civ. Serv. Bd.|Jacksonville Civil Service Board
superctsdfla|Super. Ct. S.D. Fla.|Superior Court, S. D. Florida
flacirct||Florida Circuit Court
flacirct10||Circuit Court of the 10th Judicial Circuit of Florida
flacirct11||Circuit Court of the 11th Judicial Circuit of Florida
flacirct12||Circuit Court of the 12th Judicial Circuit of Florida
flacirct13||Circuit Court of the 13th Judicial Circuit of Florida
flacirct14||Circuit Court of the 14th Judicial Circuit of Florida
flacirct15||Circuit Court of the 15th Judicial Circuit of Florida
flacirct16||Circuit Court of the 16th Judicial Circuit of Florida
flacirct17||Circuit Court of the 17th Judicial Circuit of Florida
flacirct18||Circuit Court of the 18th Judicial Circuit of Florida
flacirct19||Circuit Court of the 19th Judicial Circuit of Florida
flacirct1||Circuit Court of the 1st Judicial Circuit of Florida
flacirct20||Circuit Court of the 20th Judicial Circuit of Florida
flacirct2||Circuit Court of the 2nd Judicial Circuit of Florida
flacirct3||Circuit Court of the 3rd Judicial Circuit of Florida
flacirct4||Circuit Court of the 4th Judicial Circuit of Florida
flacirct5||Circuit Court of the 5th Judicial Circuit of Florida
flacirct6||Circuit Court of the 6th Judicial Circuit of Florida
flacirct7||Circuit Court of the 7th Judicial Circuit of Florida
flacirct8||Circuit Court of the 8th Judicial Circuit of Florida
flacirct9||Circuit Court of the 9th Judicial Circuit of Florida
flactyct||Florida County Court
flactyct1||Alachua County Court
flactyct2||Baker County Court
flactyct3||Bay County Court
flactyct4||Bradford County Court
flactyct5||Brevard County Court
flactyct6||Broward County Court
flactyct7||Calhoun County Court
flactyct8||Charlotte County Court
flactyct9||Citrus County Court
flactyct10||Clay County Court
flactyct11||Collier County Court
flactyct12||Columbia County Court, FL
flactyct13||De Soto County Court
flactyct14||Dixie County Court
flactyct15||Duval County Court
flactyct16||Escambia County Court
flactyct17||Flagler County Court
flactyct18||Franklin County Court
flactyct19||Gadsden County Court
flactyct20||Gilchrist County Court
flactyct21||Glades County Court
flactyct22||Gulf County Court
flactyct23||Hamilton County Court
flactyct24||Hardee County Court
flactyct25||Hendry County Court
flactyct26||Hernando County Court
flactyct27||Highlands County Court
flactyct28||Hillsborough County Court
flactyct29||Holmes County Court
flactyct30||Indian River County Court
flactyct31||Jackson County Court
flactyct32||Jefferson County Court
flactyct33||Lafayette County Court
flactyct34||Lake County Court
flactyct35||Lee County Court
flactyct36||Leon County Court
flactyct37||Levy County Court
flactyct38||Liberty County Court
flactyct39||Madison County Court
flactyct40||Manatee County Court
flactyct41||Marion County Court
flactyct42||Martin County Court
flactyct43||Miami-Dade County Court
flactyct44||Monroe County Court
flactyct45||Nassau County Court
flactyct46||Okaloosa County Court
flactyct47||Okeechobee County Court
flactyct48||Orange County Court
flactyct49||Osceola County Court
flactyct50||Palm Beach County Court
flactyct51||Pasco County Court
flactyct52||Pinellas County Court
flactyct53||Polk County Court
flactyct54||Putnam County Court
flactyct57||Santa Rosa County Court
flactyct58||Sarasota County Court
flactyct59||Seminole County Court
flactyct55||St. Johns County Court
flactyct56||St. Lucie County Court
flactyct60||Sumter County Court
flactyct61||Suwannee County Court
flactyct62||Taylor County Court
flactyct63||Union County Court
flactyct64||Volusia County Court
flactyct65||Wakulla County Court
flactyct66||Walton County Court
flactyct67||Washington County Court
flajudct||Florida Judge's Courts
flajudct9||Broward County Judges' Court
flajudct1||Charlotte County Judge's Court
flajudct2||Dade County Judge's Court
flajudct13||Duval County Judge's Court
flajudct3||Hamilton County Judges' Court
flajudct8||Lake County Judge's Court
flajudct5||Lee County Judge's Court
flajudct11||Monroe County Judge Court
flajudct4||Orange County Judge's Court
flajudct12||Palm Beach County Judge’s Court
flajudct10||Pinellas County Judge's Court
flajudct14||Sarasota County Judge's Court
flajudct7||Suwannee County Judge's Court
flajudct6||Volusia County Judge's Court
flajuv||Florida Juvenile and Domestic Relations Courts
flajuv1||Palm Beach County Juvenile and Domestic Relations Court
flamunict||Florida Municipal Courts
flamunict1||Miami Beach Municipal Court
flamunict3||Miami Municipal Court
flamunict2||Surfside Municipal Court
flasmclct||Florida Small Claims Courts
flasmclct1||Broward County Small Claims Court
flasmclct3||Dade County Small Claims Court
flasmclct2||Palm Beach County Small Claims Court
flasmclct4||St. Lucie County Small Claims Court
flactyctrec||Florida's Civil and Criminal Court of Records
flactyctrec5||Brevard County Civil and Criminal Court of Record
flactyctrec7||Broward County Civil and Criminal Court of Record
flactyctrec6||Dade County Civil and Criminal Court of Record
flactyctrec1||Duval County Civil and Criminal Court of Record
flactyctrec4||Escambia County Civil and Criminal Court of Record
flactyctrec2||Palm Beach County Civil and Criminal Court of Record
flactyctrec3||Pinellas County Civil and Criminal Court of Record
flsb|Bankr. S.D. Florida|United States Bankruptcy Court, Southern District Florida
fld|D. Fla.|United States District Court for the District of Florida
flacirct1esc||Circuit Court of the 1st Judicial Circuit of Florida, Escambia County
flacirct1oka||Circuit Court of the 1st Judicial Circuit of Florida, Okaloosa County
flacirct1san||Circuit Court of the 1st Judicial Circuit of Florida, Santa Rosa County
flacirct1wal||Circuit Court of the 1st Judicial Circuit of Florida, Walton County
flacirct10har||Circuit Court of the 10th Judicial Circuit of Florida, Hardee County
flacirct10hig||Circuit Court of the 10th Judicial Circuit of Florida, Highlands County
flacirct10pol||Circuit Court of the 10th Judicial Circuit of Florida, Polk County
flacirct11mia||Circuit Court of the 11th Judicial Circuit of Florida, Miami-Dade County
flacirct12des||Circuit Court of the 12th Judicial Circuit of Florida, De Soto County
flacirct12man||Circuit Court of the 12th Judicial Circuit of Florida, Manatee County
flacirct12sar||Circuit Court of the 12th Judicial Circuit of Florida, Sarasota County
flacirct13hil||Circuit Court of the 13th Judicial Circuit of Florida, Hillsborough County
flacirct14bay||Circuit Court of the 14th Judicial Circuit of Florida, Bay County
flacirct14cal||Circuit Court of the 14th Judicial Circuit of Florida, Calhoun County
flacirct14gul||Circuit Court of the 14th Judicial Circuit of Florida, Gulf County
flacirct14hol||Circuit Court of the 14th Judicial Circuit of Florida, Holmes County
flacirct14jac||Circuit Court of the 14th Judicial Circuit of Florida, Jackson County
flacirct14was||Circuit Court of the 14th Judicial Circuit of Florida, Washington County
flacirct15pal||Circuit Court of the 15th Judicial Circuit of Florida, Palm Beach County
flacirct16mon||Circuit Court of the 16th Judicial Circuit of Florida, Monroe County
flacirct17bro||Circuit Court of the 17th Judicial Circuit of Florida, Broward County
flacirct18bre||Circuit Court of the 18th Judicial Circuit of Florida, Brevard County
flacirct18sem||Circuit Court of the 18th Judicial Circuit of Florida, Seminole County
flacirct19ind||Circuit Court of the 19th Judicial Circuit of Florida, Indian River County
flacirct19mar||Circuit Court of the 19th Judicial Circuit of Florida, Martin County
flacirct19oke||Circuit Court of the 19th Judicial Circuit of Florida, Okeechobee County
flacirct19stl||Circuit Court of the 19th Judicial Circuit of Florida, St. Lucie County
flacirct2fra||Circuit Court of the 2nd Judicial Circuit of Florida, Franklin County
flacirct2gad||Circuit Court of the 2nd Judicial Circuit of Florida, Gadsden County
flacirct2jef||Circuit Court of the 2nd Judicial Circuit of Florida, Jefferson County
flacirct2leo||Circuit Court of the 2nd Judicial Circuit of Florida, Leon County
flacirct2lib||Circuit Court of the 2nd Judicial Circuit of Florida, Liberty County
flacirct2wak||Circuit Court of the 2nd Judicial Circuit of Florida, Wakulla County
flacirct20cha||Circuit Court of the 20th Judicial Circuit of Florida, Charlotte County
flacirct20col||Circuit Court of the 20th Judicial Circuit of Florida, Collier County
flacirct20gla||Circuit Court of the 20th Judicial Circuit of Florida, Glades County
flacirct20hen||Circuit Court of the 20th Judicial Circuit of Florida, Hendry County
flacirct20lee||Circuit Court of the 20th Judicial Circuit of Florida, Lee County
flacirct3col||Circuit Court of the 3rd Judicial Circuit of Florida, Columbia County
flacirct3dix||Circuit Court of the 3rd Judicial Circuit of Florida, Dixie County
flacirct3ham||Circuit Court of the 3rd Judicial Circuit of Florida, Hamilton County
flacirct3laf||Circuit Court of the 3rd Judicial Circuit of Florida, Lafayette County
flacirct3mad||Circuit Court of the 3rd Judicial Circuit of Florida, Madison County
flacirct3suw||Circuit Court of the 3rd Judicial Circuit of Florida, Suwannee County
flacirct3tay||Circuit Court of the 3rd Judicial Circuit of Florida, Taylor County
flacirct4cla||Circuit Court of the 4th Judicial Circuit of Florida, Clay County
flacirct4duv||Circuit Court of the 4th Judicial Circuit of Florida, Duval County
flacirct4nas||Circuit Court of the 4th Judicial Circuit of Florida, Nassau County
flacirct5cit||Circuit Court of the 5th Judicial Circuit of Florida, Citrus County
flacirct5her||Circuit Court of the 5th Judicial Circuit of Florida, Hernando County
flacirct5lak||Circuit Court of the 5th Judicial Circuit of Florida, Lake County
flacirct5mar||Circuit Court of the 5th Judicial Circuit of Florida, Marion County
flacirct5sum||Circuit Court of the 5th Judicial Circuit of Florida, Sumter County
flacirct6pas||Circuit Court of the 6th Judicial Circuit of Florida, Pasco County
flacirct6pin||Circuit Court of the 6th Judicial Circuit of Florida, Pinellas County
flacirct7fla||Circuit Court of the 7th Judicial Circuit of Florida, Flagler County
flacirct7put||Circuit Court of the 7th Judicial Circuit of Florida, Putnam County
flacirct7stj||Circuit Court of the 7th Judicial Circuit of Florida, St. Johns County
flacirct7vol||Circuit Court of the 7th Judicial Circuit of Florida, Volusia County
flacirct8ala||Circuit Court of the 8th Judicial Circuit of Florida, Alachua County
flacirct8bak||Circuit Court of the 8th Judicial Circuit of Florida, Baker County
flacirct8bra||Circuit Court of the 8th Judicial Circuit of Florida, Bradford County
flacirct8gil||Circuit Court of the 8th Judicial Circuit of Florida, Gilchrist County
flacirct8lev||Circuit Court of the 8th Judicial Circuit of Florida, Levy County
flacirct8uni||Circuit Court of the 8th Judicial Circuit of Florida, Union County
flacirct9ora||Circuit Court of the 9th Judicial Circuit of Florida, Orange County
flacirct9osc||Circuit Court of the 9th Judicial Circuit of Florida, Osceola County
gamd|M.D. Ga.|United States District Court for the Middle District of Georgia|b
gand|N.D. Ga.|United States District Court for the Northern District of Georgia|b
gasd|S.D. Ga.|United States District Court for the Southern District of Georgia|b
gabizct||Georgia Business Court
gajuvct||Georgia Juvenile Courts
gamagct||Georgia Magistrate Courts
gamunict||Georgia Municipal Courts
gaproct||Georgia Probate Courts
gastct||Georgia State Courts
gasuperct||Georgia Superior Courts
gasuperctchatha|Chatham Superior Court|Chatham Superior Court, Ga.
gasuperctearl|Early Cty. Super. Ct.|Early County Superior Court, Ga.
gasuperctfay|Fayette Super. Ct.|Fayette Superior Court, Ga.
gasuperctgwin|Gwinnett Cty. Super. Ct.|Gwinnett County Superior Court, Ga.
gasupercthous|Houston Superior Court|Houston Superior Court, Ga.
gasuperctliber|Liberty Cty. Super. Ct.|Liberty County Superior Court, Ga.
gasuperctmari|Marion Cty. Super. Ct.|Marion County Superior Court, Ga.
gasuperctmeriw|Meriwether Cty. Super. Ct.|Meriwether County Superior Court, Ga.
gasuperctpike|Pike Superior Court|Pike Superior Court, Ga.
gasuperctrand|Randolph Cty. Super. Ct.|Randolph County Superior Court, Ga.
gasuperctrichm|Richmond Superior Court|Richmond Superior Court, Ga.
gasupercttalb|Talbot Cty. Super. Ct.|Talbot County Superior Court, Ga.
gad|D. Ga.|United States District Court for the District of Georgia
gud|D. Guam|District Court, D. Guam|b
superctguam|Super. Ct. Guam|Superior Court of Guam
hawcirct||Hawaii Circuit Courts
hawdistct||Hawaii District Courts
hawfamct||Hawaii Family Courts
hawlandct||Land Court of the State of Hawaii
hid|D. Haw.|United States District Court for the District of Hawaii|b
iddistct||Idaho District Courts
iddrugct||Idaho Drug Court
idmagdiv||Idaho Magistrate Division
idmhct||Idaho Mental Health Court
idd|D. Idaho|United States District Court for the District of Idaho|b
ilnd|N.D. Ill.|District Court, N.D. Illinois|b
ilsd|S.D. Ill.|District Court, S.D. Illinois|b
ilclaimsct||Court of Claims of Illinois
ilcd|C.D. Ill.|District Court, C.D. Illinois|b
illinoisd|D. Ill.|District Court, D. Illinois
illinoised|E.D. Ill.|District Court, E.D. Illinois
illcirct||Illinois Circuit Court
innd|N.D. Ind.|District Court, N.D. Indiana|b
insd|S.D. Ind.|District Court, S.D. Indiana|b
indsuperct|Ind. Super Ct.|Indiana Superior Court
indianad|D. Ind.|United States District Court for the District of Indiana
iand|N.D. Iowa|District Court, N.D. Iowa
iasd|S.D. Iowa|District Court, S.D. Iowa|b
iadistct|Iowa Dist. Ct.|Iowa District Court
iowadistct|Iowa Dist. Ct., Lee Cty|Lee County District Court
ianb|Bankr. D. Iowa|United States Bankruptcy Court, N.D. Iowa
iad|D. Iowa|United States District Court for the District of Iowa
ksd|D. Kan.|District Court, D. Kansas|b
kyed|E.D. Ky.|District Court, E.D. Kentucky|b
kywd|W.D. Ky.|District Court, W.D. Kentucky|b
kycirct|Ky. Circ. Ct.|Kentucky Circuit Courts
kyd|D. Ky.|United States District Court for the District of Kentucky
lamd|M.D. La.|District Court, M.D. Louisiana|b
lawd|W.D. La.|District Court, W.D. Louisiana|b
laed|E.D. La.|United States District Court Eastern District of Louisiana|b
orld|D. Orleans|District Court, Orleans
lasuperct|Super. Ct. La.|Superior Court of The State of Louisiana
lad|D. La.|United States District Court for the District of Louisiana
med|D. Me.|District Court, D. Maine|b
mesuperct||Superior Court of Maine
mesuperctknox|Super. Ct. Me. Knox Cty.|Superior Court of Maine, Knox County
mdcityctbalt||Baltimore City Court
mdsuperctbalt||Baltimore City Superior Court
mdcirct|Cir. Ct. Md.|Circuit Court of Maryland
mdd|D. Md.|District Court, D. Maryland|b
mdcirctct||Maryland Circuit Court
mdcirctctbalt||Baltimore City Circuit Court
mdorphanct||Maryland Orphans' Court
mdorphanctbalt||Baltimore City Orphans' Court
mdtc||Maryland Tax Court
supbenbaltcty||Supreme Bench of Baltimore City
mad|D. Mass.|District Court, D. Massachusetts|b
massdistct||Massachusetts District Court
massdistctbos||Boston Municipal Court
massdistctbrook||Brookline District Court
mahousct|Mass. Hous. Ct.|Massachusetts Housing Court
masslandct|Mass. Land. Ct.|Massachusetts Land Court
maprobct|Mass. Prob. Fam. Ct.|Massachusetts Probate and Family Court
masssuperct|Mass. Super. Ct.|Massachusetts Superior Court
masssuperctbarn|Barnstable Mass. Super. Ct.|Massachusetts Superior Court, Barnstable County
masssuperctberk|Berkshire Mass. Super. Ct.|Massachusetts Superior Court, Berkshire County
masssuperctmid|Middlesex Mass. Super. Ct.|Massachusetts Superior Court, Middlesex County
masssuperctsuff|Suffolk Mass. Super. Ct.|Massachusetts Superior Court, Suffolk County
masssuperctworc|Worcester Mass. Super. Ct.|Massachusetts Superior Court, Worcester County
bap1|1st Cir. BAP|United States Bankruptcy Appellate Panel of The First Circuit
mied|E.D. Mich.|District Court, E.D. Michigan|b
miwd|W.D. Mich.|District Court, W.D. Michigan|b
michd|D. Mich.|District Court, D. Michigan
micirct|Michigan Cir. Ct.|Michigan Circuit Court
micirct10|Mich. 10th Cir.|Circuit Court of the 10th Circuit of Michigan
micirct11|Mich. 11th Cir.|Circuit Court of the 11th Circuit of Michigan
micirct12|Mich. 12th Cir.|Circuit Court of the 12th Circuit of Michigan
micirct13|Mich. 13th Cir.|Circuit Court of the 13th Circuit of Michigan
micirct14|Mich. 14th Cir.|Circuit Court of the 14th Circuit of Michigan
micirct15|Mich. 15th Cir.|Circuit Court of the 15th Circuit of Michigan
micirct16|Mich. 16th Cir.|Circuit Court of the 16th Circuit of Michigan
micirct17|Mich. 17th Cir.|Circuit Court of the 17th Circuit of Michigan
micirct18|Mich. 18th Cir.|Circuit Court of the 18th Circuit of Michigan
micirct19|Mich. 19th Cir.|Circuit Court of the 19th Circuit of Michigan
micirct1|Mich. 1st Cir.|Circuit Court of the 1st Circuit of Michigan
micirct20|Mich. 20th Cir.|Circuit Court of the 20th Circuit of Michigan
micirct21|Mich. 21st Cir.|Circuit Court of the 21st Circuit of Michigan
micirct22|Mich. 22nd Cir.|Circuit Court of the 22nd Circuit of Michigan
micirct23|Mich. 23rd Cir.|Circuit Court of the 23rd Circuit of Michigan
micirct24|Mich. 24th Cir.|Circuit Court of the 24th Circuit of Michigan
micirct25|Mich. 25th Cir.|Circuit Court of the 25th Circuit of Michigan
micirct26|Mich. 26th Cir.|Circuit Court of the 26th Circuit of Michigan
micirct27|Mich. 27th Cir.|Circuit Court of the 27th Circuit of Michigan
micirct28|Mich. 28th Cir.|Circuit Court of the 28th Circuit of Michigan
micirct29|Mich. 29th Cir.|Circuit Court of the 29th Circuit of Michigan
micirct2|Mich. 2nd Cir.|Circuit Court of the 2nd Circuit of Michigan
micirct30|Mich. 30th Cir.|Circuit Court of the 30th Circuit of Michigan
micirct31|Mich. 31st Cir.|Circuit Court of the 31st Circuit of Michigan
micirct32|Mich. 32nd Cir.|Circuit Court of the 32nd Circuit of Michigan
micirct33|Mich. 33rd Cir.|Circuit Court of the 33rd Circuit of Michigan
micirct34|Mich. 34th Cir.|Circuit Court of the 34th Circuit of Michigan
micirct35|Mich. 35th Cir.|Circuit Court of the 35th Circuit of Michigan
micirct36|Mich. 36th Cir.|Circuit Court of the 36th Circuit of Michigan
micirct37|Mich. 37th Cir.|Circuit Court of the 37th Circuit of Michigan
micirct38|Mich. 38th Cir.|Circuit Court of the 38th Circuit of Michigan
micirct39|Mich. 39th Cir.|Circuit Court of the 39th Circuit of Michigan
micirct3|Mich. 3rd Cir.|Circuit Court of the 3rd Circuit of Michigan
micirct40|Mich. 40th Cir.|Circuit Court of the 40th Circuit of Michigan
micirct41|Mich. 41st Cir.|Circuit Court of the 41st Circuit of Michigan
micirct42|Mich. 42nd Cir.|Circuit Court of the 42nd Circuit of Michigan
micirct43|Mich. 43rd Cir.|Circuit Court of the 43rd Circuit of Michigan
micirct44|Mich. 44th Cir.|Circuit Court of the 44th Circuit of Michigan
micirct45|Mich. 45th Cir.|Circuit Court of the 45th Circuit of Michigan
micirct46|Mich. 46th Cir.|Circuit Court of the 46th Circuit of Michigan
micirct47|Mich. 47th Cir.|Circuit Court of the 47th Circuit of Michigan
micirct48|Mich. 48th Cir.|Circuit Court of the 48th Circuit of Michigan
micirct49|Mich. 49th Cir.|Circuit Court of the 49th Circuit of Michigan
micirct4|Mich. 4th Cir.|Circuit Court of the 4th Circuit of Michigan
micirct50|Mich. 50th Cir.|Circuit Court of the 50th Circuit of Michigan
micirct51|Mich. 51st Cir.|Circuit Court of the 51st Circuit of Michigan
micirct52|Mich. 52nd Cir.|Circuit Court of the 52nd Circuit of Michigan
micirct53|Mich. 53rd Cir.|Circuit Court of the 53rd Circuit of Michigan
micirct54|Mich. 54th Cir.|Circuit Court of the 54th Circuit of Michigan
micirct55|Mich. 55th Cir.|Circuit Court of the 55th Circuit of Michigan
micirct56|Mich. 56th Cir.|Circuit Court of the 56th Circuit of Michigan
micirct57|Mich. 57th Cir.|Circuit Court of the 57th Circuit of Michigan
micirct5|Mich. 5th Cir.|Circuit Court of the 5th Circuit of Michigan
micirct6|Mich. 6th Cir.|Circuit Court of the 6th Circuit of Michigan
micirct7|Mich. 7th Cir.|Circuit Court of the 7th Circuit of Michigan
micirct8|Mich. 8th Cir.|Circuit Court of the 8th Circuit of Michigan
micirct9|Mich. 9th Cir.|Circuit Court of the 9th Circuit of Michigan
michchanct|MI Ct. Ch.|Michigan Court of Chancery
micirct37cal|Mich. 37th Cir., Calhoun Cty.|Circuit Court of the 37th Circuit of Michigan, Calhoun County
mnd|D. Minn.|District Court, D. Minnesota|b
msnd|N.D. Miss.|District Court, N.D. Mississippi|b
mssd|S.D. Miss.|District Court, S.D. Mississippi|b
missd|D. Miss.|District Court, D. Mississippi
mowd|W.D. Mo.|District Court, W.D. Missouri|b
mod|D. Mo.|District Court, D. Missouri
moed|E.D. Mo.|District Court, E.D. Missouri|b
bap8|8th Cir. BAP|United States Bankruptcy Appellate Panel of The Eighth Circuit
mtd|D. Mont.|District Court, D. Montana|b
mtjdct||Judicial District Court of Montana
mtjdcttreasure||Sixteenth Judicial District Court of Montana Treasure County
mtjdctFergus||Tenth Judicial District Court of Montana Fergus County
mtjdctbighorn||Thirteenth Judicial District Court of Montana Big Horn County
mtwaterct||Water Court of The State of Montana
ned|D. Neb.|United States District Court, Nebraska
nebraskab|Bankr. D. Neb.|United States Bankruptcy Court, D. Nebraska
nvd|D. Nev.|District Court, D. Nevada|b
nevdistct|Nev. Dist. Ct.|Nevada District Courts
nevdistct7|Nev. Dist. Ct., 7th Jud. Dist.|Nevada District Courts, 7th Judicial District
nevdistct7eur|Nev. Dist. Ct., Eureka Cty.|Nevada District Court, Eureka County
nhd|D.N.H.|District Court, D. New Hampshire|b
nhsuperct||Superior Court of New Hampshire
njqrtsess||Courts of General Quarter Sessions of the Peace
njd|D.N.J.|District Court, D. New Jersey|b
njqrtsessessex||Essex County Court of Quarter Sessions of New Jersey
njqrtsessmorris||Morris County Court of Quarter Sessions
njmunictdumont||Borough of Dumont Municipal Court
njmunictprince||Borough of Princeton Municipal Court
njmunictbyram||Byram Township Municipal Court
njmunicthacken||Hackensack City Municipal Court
njmunictnewark||Newark Municipal Court
njmunictsussex||Sussex County Municipal Court
njlaborcomp||New Jersey Department of Labor Workmen's Compensation Bureau
njfamct|N.J. Fam. Ct.|New Jersey Family Court
njpuc||New Jersey Public Utilities Commission
njsuper||New Jersey Superior Court
njsuperctappdiv|N.J. Super. Ct. App. Div.|New Jersey Superior Court Appellate Division
njsurrct|N.J. Surr. Ct.|New Jersey Surrogate's Court
njch|N.J. Ch.|New Jersey Court of Chancery
nmd|D.N.M.|District Court, D. New Mexico|b
nyed|E.D.N.Y.|District Court, E.D. New York|b
nynd|N.D.N.Y.|District Court, N.D. New York|b
nysd|S.D.N.Y.|District Court, S.D. New York|b
nywd|W.D.N.Y.|District Court, W.D. New York|b
nycityct|N.Y. City Ct.|City and Municipal Courts of New York
nycityctlittlef|N.Y. City Ct., Little Falls|City Court Of Little Falls
nywestchcityct|N.Y. City Ct., Westchester|City Court of Westchester
nykingstcityct|N.Y. City Ct., Kington|Kingston City Court
nymtverncityct|N.Y. City Ct., Mt. Vernon|Mount Vernon City Court
nynyccityct|N.Y. City Ct., NYC|New York City Court
nyportjercityct|N.Y. City Ct., Pt. Jervis|Port Jervis City Court
nycivct||Civil Court of the City of New York
nycivctbronx|Civ. Ct. NYC, Bronx Cty.|Civil Court Of The City Of New York, Bronx County
nycivctkings|Civ. Ct. NYC, Kings Cty.|Civil Court Of The City Of New York, Kings County
nycivctny|Civ. Ct. NYC, NY Cty.|Civil Court Of The City Of New York, New York County
nycivctqueens|Civ. Ct. NYC, Queens Cty.|Civil Court Of The City Of New York, Queens County
nycivctrichm|Civ. Ct. NYC, Richmond Cty.|Civil Court Of The City Of New York, Richmond County
nyjudct||Court On The Judiciary of New York
nyoytermct||Court of Oyer And Terminer New York
nyoytermctalb||Albany Oyer and Terminer
nyoytermctmon||Court of Oyer And Terminer Monroe County New York
nyoytermctnyc||Court of Oyer And Terminer New York, New York County
nyoyctsteuben||Court of Oyer And Terminer Steuben County New York
nyoytermcttomp||Court of Oyer And Terminer Tompkins County New York
nyoyqueens||Oyer and Terminer Queens County
nyoytermctwash||Oyer and Terminer Washington County
nyoytermctren||Oyer and Terminer, Rensselaer County
nysessct||Court of Sessions
nysessctalbany||Albany Court of Sessions
nysessctchauta||Court of Sessions, Chautauqua County
nysessctgenesee||Court of Sessions, Genesee County
nysessctlewis||Court of Sessions, Lewis County
nysessctnyc||Court of Sessions, New York County
nysessctulster||Court of Sessions, Ulster County
nysessctorange||New York Court of Sessions, Orange County
nysessctqueens||New York Court of Sessions, Queens County
nysessctren||New York Court of Sessions, Rensselaer County
nysessctrock||New York Court of Sessions, Rockland County
nycountyct|N.Y. Cty Ct.|New York County Courts
nyputnamctyct|N.Y. Cty. Ct., Putnam Cty.|County Court of New York, Putnam County
nysenctyct|N.Y. Cty. Ct., Seneca Cty.|County Court of New York, Seneca County
nyessexctyct|N.Y. Cty. Ct., Essex Cty.|Essex County Court, N.Y.
nyfrankctyct|N.Y. Cty. Ct., Franklin Cty.|Franklin County Court, N.Y.
nyfultonctyct|N.Y. Cty. Ct., Fulton Cty.|Fulton County Court, N.Y.
nyherkimerctyct|N.Y. Cty. Ct., Herkimer Cty.|Herkimer County Court, New York
nyjeffctyct|N.Y. Cty. Ct., Jefferson Cty.|Jefferson County Court, New York
nymonroectyct|N.Y. Cty. Ct., Monroe Cty.|Monroe County Court, NY
nykingctyct|N.Y. Cty. Ct., King Cty.|New York County Court, King County
nycountyctny|N.Y. Cty. Ct., New York Cty.|New York County Court, New York County
nyoneidactyct|N.Y. Cty. Ct., Oneida Cty.|New York County Court, Oneida County
nysaratogactyct|N.Y. Cty. Ct., Saratoga Cty.|New York Saratoga County Court
nyonondagactyct|N.Y. Cty. Ct., Onondaga Cty.|Onondaga County Court, N.Y.
nysteubenctyct|N.Y. Cty. Ct., Steuben Cty.|Steuben County Court, New York
nychanct||New York Court of Chancery
nyctcompl||New York Court of Common Pleas
nyspecsessct||New York Court of Special Sessions
nyalbspecsess||Albany Court of Special Sessions
nynycspecsess||New York City Court of Special Sessions
nyspecsessyonk||Yonkers Court of Special Sessions
nydistct||New York District Courts
nydistctsuffolk||District Court Suffolk County New York
nydistctnassau||Nassau District Court
nyfamct|N.Y. Fam. Ct.|New York Family Court
nyfamctdel||Delaware County Children's Court
nycfamct|N.Y.C. Fam. Ct.|New York City Family Court
nymagct||New York Magistrate Court
nynycmagct||New York City Magistrate Court
nyprobsolvct||New York Problem Solving Courts
nyclaimsct||New York State Court of Claims
nysupct|N.Y. Sup. Ct.|New York Supreme Court
nysupctnewyork|N.Y. Sup. Ct., NYC Cty.|New York Supreme Court New York
nysupctoneida|N.Y. Sup. Ct., Oneida Cty.|New York Supreme Court Oneida Special Term
nysupctsntlw|N.Y. Sup. Ct., St. Lawrence Cty.|New York Supreme Court St. Lawrence
nysupctstbn|N.Y. Sup. Ct., Steuben Cty.|New York Supreme Court Steuben
nysupctulster|N.Y. Sup. Ct., Ulster Cty.|New York Supreme Court Ulster Special Term
nysuprctfflk|N.Y. Sup. Ct., Suffolk Cty.|New York Supreme Court, Suffolk County
nysupctwash|N.Y. Sup. Ct., Wash. Cty.|New York Supreme Court, Washington County
nysupctqueens|N.Y. Sup. Ct., Queens Cty.|Supreme Court, Queens County
nysupctwster|N.Y. Sup. Ct., Wchstr. Cty.|Supreme Court, Westchester County
nysurct||New York Surrogate's Court
nyrecctnewburgh||Newburgh Recorder's Court
nygensess||The Court of General Sessions
nygensesskings||Court of General Sessions Kings County New York
nygensesslewis||New York Court of General Sessions, Lewis County
nycrimct||The Criminal Court of the City of New York
nycrimctbronx||The Criminal Court of the City of New York, Bronx
nycrimctkings||The Criminal Court of the City of New York, Kings
nycrimctnyc||The Criminal Court of the City of New York, New York
nycrimctqueens||The Criminal Court of the City of New York, Queens
nycrimctrichm||The Criminal Court of the City of New York, Richmond
nymarct||The Marine Court of the City of New York, 1807-1883
nycirct||The New York Circuit Courts
nyciralbanycty|N.Y. Circ. Ct., Albany Cty|New York Circuit Court, Albany County
nycircolcty|N.Y. Cir. Ct., Columbia Cty.|New York Circuit Court, Columbia County
nycirdelcty|N.Y. Cir. Ct., Delaware Cty.|New York Circuit Court, Delaware County
nycirdutchcty|N.Y. Cir. Ct., Dutchess Cty.|New York Circuit Court, Dutchess County
nycirkingscty|N.Y. Cir. Ct., Kings Cty.|New York Circuit Court, Kings County
nycirmonroecty|N.Y. Cir. Ct., Monroe Cty.|New York Circuit Court, Monroe County
nycironeidacty|N.Y. Cir. Ct., Oneida Cty.|New York Circuit Court, Oneida County
nyciroswegocty|N.Y. Cir. Ct., Oswego Cty.|New York Circuit Court, Oswego County
nyadmct||The New York Court of Admiralty
nyproct||The New York Probate Court
superctny||The Superior Court of New York
nysuperctbuf||Superior Court of Buffalo
nysuperctnyc||Superior Court of New York
bap2|2nd Cir. BAP|United States Bankruptcy Appellate Panel of The Second Circuit
nyd|D. N.Y.|United States District Court for the District of New York
nyjustct|N.Y. Just. Court|Town and Village Courts
nyalbanyjustct|N.Y. Just. Court, Albany|Albany City Police Court
nyamherstjustct|N.Y. Just. Court, Amherst|Amherst Town Court
nyjustctamsterd||Amsterdam Police Court
nyjustctbethl||Bethlehem Justice Court
nyjustctcayugah||Cayuga Heights Police Court
nyjustctclarks||Clarkstown Justice Court
nyjustctcohoes||Cohoes Police Court
nyjustctcortlan||Cortlandt Town Court
nyjustctdix||Dix Town Court
nygardjust|N.Y. Just. Court, Gardent City|Garden City Police Court
nyjustctgates||Gates Town Court
nygtnkpljustct|N.Y. Just. Court, Great Neck|Great Neck Plaza Village Court
nyjustctharriso||Harrison Town Court
nyjustcthunting||Huntington Police Justice's Court
nyjustctcambria||Justice Court Of The Town Of Cambria
nyjustctefishk||Justice Court Of The Town Of East Fishkill
nyjustcthampt||Justice Court Of The Town Of Hamptonburgh
nyjustctnewscot||Justice Court Of The Town Of New Scotland
nyjustctstuyv||Justice Court Of The Town Of Stuyvesant, Columbia County
nyjustctoysterb||Justice Court Of The Village Of Oyster Bay Cove
nyjustctroslynh||Justice Court of Incorporated Village of Roslyn Harbor
nyjustctscarsda||Justice Court of Scarsdale
nyjustcttarryt||Justice Court of The Town Of Tarrytown
nyjustcttonawan||Justice Court of Tonawanda
nygreenbjustct|N.Y. Just. Court, Greenburgh|Justice Court of Town of Greenburgh
nyjustctpendl||Justice Court of Town of Pendleton
nyjustctyork||Justice Court of Town of Yorktown
nyjustctmonte||Justice Court of Village of Montebello
nyjustctmutton||Justice Court of Village of Muttontown
nyjustctportwa||Justice Court of Village of Port Washington
nyjustctclinton||Justice Court of the Town of Clinton
nyjustctdeerp||Justice Court of the Town of Deerpark
nyjustctniska||Justice Court of the Town of Niskayuna
nyjustctsomers||Justice Court of the Town of Somers
nyjustctbellp||Justice Court of the Village of Bellport
nyjustctfarmi||Justice Court of the Village of Farmingdale
nyjustctnorthp||Justice Court of the Village of Northport
nyjustctthenyac||Justice Court of the Village of Nyack
nyjustctpierm||Justice Court of the Village of Piermont
nykensjustct|N.Y. Just. Court, Kensington|Kensington Village Court
nyjustctlatting||Lattingtown Village Court
nyjustctlloydha||Lloyd Harbor Village Police Court
nymassapkjustct|N.Y. Just. Court, Massapequa Pk.|Massapequa Park Justice Court
nyjustctmassena||Massena City Police Court
nyjustctmaybroo||Maybrook Police Court
nyjustctmillert||Millerton Village Court
nyjustctmills||Mills Village Court
nyjustctmountki||Mount Kisco Police Court
nyjustctonondag||Onondaga Town Court
nyjustctorange||Orangetown Justice Court
nyjustctspringc||Spring City Police Court
nyjustctstarkey||Starkey Town Court
nyjustctgreenpo|Greenport Just. Ct.|Town of Greenport Justice Court
nytroyjustct|N.Y. Just. Court, Troy|Troy City Police Court
nyjustcttuxedo||Tuxeo Justice Court
nyjustctlynbroo||Village Justice Court of Village of Lynbrook
nced|E.D.N.C.|District Court, E.D. North Carolina|b
ncmd|M.D.N.C.|District Court, M.D. North Carolina|b
ncwd|W.D.N.C.|District Court, W.D. North Carolina|b
ncbizct||North Carolina Business Court
ncdistct|N.C. Dist. Ct.|North Carolina District Court
ncd|D.N.C.|United States District Court for the District of North Carolina
ndd|D.N.D.|District Court, D. North Dakota|b
nmid|D. N. Mar. I.|District Court, Northern Mariana Islands
cnmisuperct||Northern Mariana Islands Commonwealth Superior Court
cnmitrialct||Northern Mariana Islands Commonwealth Trial Court
nmib|Bankr. N. Mar. I.|United States Bankruptcy Court, Northern Mariana Islands
ohnd|N.D. Ohio|District Court, N.D. Ohio|b
ohsd|S.D. Ohio|District Court, S.D. Ohio|b
ohiobar||Board of Commissioners On The Unauthorized Practice of Law State of Ohio
ohioctcompl||Court of Common Pleas of Ohio
ohctcomplfrankl|Oh. Ct. Com. Pl., Franklin  Civil Division|Court of Common Pleas of Ohio, Franklin County, Civil Division
ohctcomplhamilt|Oh. Ct. Com. Pl., Hamilton|Court of Common Pleas of Ohio, Hamilton County
ohctcomplcuyaho|Oh. Ct. Com. Pl., Cuyahoga|Cuyahoga County Common Pleas Court
ohctcompllawren|Oh. Ct. Com. Pl., Lawrence|Lawrence County Common Pleas Court
ohctcomplvanwe|Oh. Ct. Com. Pl., Van Wert|Van Wert County Court of Common Pleas
ohiod|D. Ohio|District Court, D. Ohio
ohjuvct||Juvenile Court of Ohio
ohmunict||Municipal Courts of Ohio
ohmunictclevela|Oh. Muni. Ct., Cleveland|City of Cleveland Municipal Court
ohmunictcolumbu|Oh. Muni. Ct., Columbus|City of Columbus Municipal Court
ohmunictdayton|Oh. Muni. Ct., Dayton|City of Dayton Municipal Court
ohmunictcuyfall|Oh. Muni. Ct., Cuyahoga Falls|Cuyahoga Falls Municipal Court
ohmunictvandali|Oh. Muni. Ct., Vandalia|Municipal Court of Vandalia
ohiocirct|Oh. Circ. Ct.|Ohio Circuit Courts
ohcirctauglaize|Oh. Circ. Ct., Auglaize|Auglaize County Circuit Court
ohcirctknox|Oh. Circ. Ct., Knox|Knox County Circuit Court
ohcirctlake|Oh. Circ. Ct., Lake|Lake County Circuit Court
ohcirctunion|Oh. Circ. Ct., Union|Union County Circuit Court
ohcirctvinton|Oh. Circ. Ct., Vinton|Vinton County Circuit Court
ohcirctwyandott|Oh. Circ. Ct., Wyandotte|Wyandotte County Circuit Court
ohiocountyct||Ohio County Courts
ohioctyctcolum||Columbiana County Courts, Ohio
ohioctyctcosh||Coshocton County Court, Ohio
ohioctyctfrank||Franklin County Courts, Ohio
ohctapp8|Oh. Ct. App. 8th Dist.|Court of Appeals of Ohio, Eighth District
ohctapp11|Oh. Ct. App. 11th Dist.|Court of Appeals of Ohio, Eleventh District
ohctapp5|Oh. Ct. App. 5th Dist.|Court of Appeals of Ohio, Fifth District
ohctapp1|Oh. Ct. App. 1st Dist.|Court of Appeals of Ohio, First District
ohctapp4|Oh. Ct. App. 4th Dist.|Court of Appeals of Ohio, Fourth District
ohctapp9|Oh. Ct. App. 9th Dist.|Court of Appeals of Ohio, Ninth District
ohctapp2|Oh. Ct. App. 2nd Dist.|Court of Appeals of Ohio, Second District
ohctapp7|Oh. Ct. App. 7th Dist.|Court of Appeals of Ohio, Seventh District
ohctapp6|Oh. Ct. App. 6th Dist|Court of Appeals of Ohio, Sixth District
ohctapp10|Oh. Ct. App. 10th Dist|Court of Appeals of Ohio, Tenth District
ohctapp3|Oh. Ct. App. 3rd Dist|Court of Appeals of Ohio, Third District
ohctapp12|Oh. Ct. App. 12th Dist.|Court of Appeals of Ohio, Twelfth District
ohctinsolv|Oh. Ct. Insolv.|Ohio Court of Insolvency
ohiodistct||Ohio District Courts
ohiomagct||Ohio Magistrate Court
ohprobct|Oh. Prob. Ct.|Ohio Probate Court
ohprobctfrankli|Oh. Prob. Ct., Franklin|Ohio Probate Court of Franklin County
ohprobctvanwer|Oh. Prob. Ct., Van Wert|Van Wert County Probate Court
ohiopuc||Ohio Public Utilities Commission
ohiosuperct|OH. Super. Ct.|Ohio Superior Court
ohsuperctcinci|OH. Super. Ct., Cinci.|Ohio Superior Court, Cincinnati
bap6|6th Cir. BAP|United States Bankruptcy Appellate Panel of The Sixth Circuit
ohctapp1hamilto|Oh. Ct. App. 1st Dist. Hamilton|Court of Appeals of Ohio, First District, Hamilton County
ohctapp10frankl|Oh. Ct. App. 10th Dist. Franklin|Court of Appeals of Ohio, Tenth District, Franklin County
ohctapp11ashtab|Oh. Ct. App. 11th Dist. Ashtabula|Court of Appeals of Ohio, Eleventh District, Ashtabula County
ohctapp11geauga|Oh. Ct. App. 11th Dist. Geauga|Court of Appeals of Ohio, Eleventh District, Geauga County
ohctapp11lake|Oh. Ct. App. 11th Dist. Lake|Court of Appeals of Ohio, Eleventh District, Lake County
ohctapp11portag|Oh. Ct. App. 11th Dist. Portage|Court of Appeals of Ohio, Eleventh District, Portage County
ohctapp11trumbu|Oh. Ct. App. 11th Dist. Trumbull|Court of Appeals of Ohio, Eleventh District, Trumbull County
ohctapp2champai|Oh. Ct. App. 2nd Dist. Champaign|Court of Appeals of Ohio, Second District, Champaign County
ohctapp2clark|Oh. Ct. App. 2nd Dist. Clark|Court of Appeals of Ohio, Second District, Clark County
ohctapp2darke|Oh. Ct. App. 2nd Dist. Darke|Court of Appeals of Ohio, Second District, Darke County
ohctapp2greene|Oh. Ct. App. 2nd Dist. Greene|Court of Appeals of Ohio, Second District, Greene County
ohctapp2miami|Oh. Ct. App. 2nd Dist. Miami|Court of Appeals of Ohio, Second District, Miami County
ohctapp2montgom|Oh. Ct. App. 2nd Dist. Montgomery|Court of Appeals of Ohio, Second District, Montgomery County
ohctapp8cuyahog|Oh. Ct. App. 8th Dist. Cuyahoga|Court of Appeals of Ohio, Eighth District, Cuyahoga County
ohctapp9lorain|Oh. Ct. App. 9th Dist. Lorain|Court of Appeals of Ohio, Ninth District, Lorain County
ohctapp9medina|Oh. Ct. App. 9th Dist. Medina|Court of Appeals of Ohio, Ninth District, Medina County
ohctapp9summit|Oh. Ct. App. 9th Dist. Summit|Court of Appeals of Ohio, Ninth District, Summit County
ohctapp9wayne|Oh. Ct. App. 9th Dist. Wayne|Court of Appeals of Ohio, Ninth District, Wayne County
oked|E.D. Okla.|United States District Court, Oklahoma Eastern
oknd|N.D. Okla.|United States District Court, Oklahoma Northern
okwd|W.D. Okla.|United States District Court, Oklahoma Western
cherokeeapp||Cherokee Nation Judicial Appeals Tribunal
sacfoxdistct||Sac and Fox Nation District Court
okeb|Bankr. E.D. Okla.|United States Bankruptcy Court, E.D. Oklahoma
oknb|Bankr. N.D. Okla|United States Bankruptcy Court, N.D. Oklahoma
okwb|Bankr. W.D. Okla.|United States Bankruptcy Court, W.D. Oklahoma
okd||United States District Court for the District of Oklahoma
orcc||Circuit Courts of Oregon
ord|D. Or.|District Court, D. Oregon|b
canalzoned|D.C.Z.|District Court, Canal Zone
paed|E.D. Pa.|District Court, E.D. Pennsylvania|b
pamd|M.D. Pa.|District Court, M.D. Pennsylvania
pawd|W.D. Pa.|District Court, W.D. Pennsylvania|b
pactcomplerie|Erie Cty. Ct. Cmn. Pleas|Erie County Court Common Pleas
pactcomplfayett|Fayette Cty. Ct.|Fayette County Court
pennsylvaniad|D. Pa.|District Court, D. Pennsylvania
pacirct||Pennsylvania Circuit Courts
paoytermctcumbe|Cumberl Cty. Ct. Oy. Term.|Cumberland County Court of Oyer and Terminer
paoytermctsomer|Somerset Cty. Ct. Oy. & Term.|Somerset County Ct. Oyer & Terminer
paoytermctwestm|Westmorel Cty. Ct. Oy. Term.|Westmoreland County Court of Oyer and Terminer
pajuvct|Pa. Juv. Ct.|Pennsylvania Juvenile Court
pajuvctcambria|Cambria Cty. Juv. Ct.|Cambria County of Juvenile Court
pajuvctdel|Delaware Cty. Juv. Ct.|Delaware County Juvenile Court
pamunict|Pa. Muni Ct.|Pennsylvania Municipal Court
pamunictphila|Phila. Cty. Muni. Ct.|Philadelphia County Municipal Court
paorphct|Penn. Orphan Ct.|Pennsylvania Orphans' Court
paorphctcumber|Cumberl Cty. Orphans' Ct.|Cumberland County Orphans' Court
paorphctnorthu|Northumberl Cty. Orphans' Ct.|Northumberland County Orphans' Court
paorphctwestmo|Westmorel Cty. Orphans' Ct.|Westmoreland County Orphans' Court
pamb|Bankr. M.D. Penn.|United States Bankruptcy Court, M.D. Pennsylvania
prd|D.P.R.|District Court, D. Puerto Rico|b
rid|D.R.I.|District Court, D. Rhode Island|b
scctcompl||Common Pleas Court of South Carolina
scd|D.S.C.|District Court, D. South Carolina|b
southcarolinaed|E.D.S.C.|District Court, E.D. South Carolina
southcarolinawd|W.D.S.C.|District Court, W.D. South Carolina
superctsc||Superior Court of South Carolina
sdd|D.S.D.|District Court, D. South Dakota|b
tned|E.D. Tenn.|District Court, E.D. Tennessee|b
tnmd|M.D. Tenn.|District Court, M.D. Tennessee|b
tnwd|W.D. Tenn.|District Court, W.D. Tennessee|b
tennessed|D. Tenn.|District Court, D. Tennessee
tennworkcompapp|Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel
tennesseeb|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee
txed|E.D. Tex.|District Court, E.D. Texas|b
txnd|N.D. Tex.|District Court, N.D. Texas|b
txsd|S.D. Tex.|District Court, S.D. Texas|b
txwd|W.D. Tex.|District Court, W.D. Texas|b
texbizct|Tex. Bus. Ct.|Texas Business Court
texd|D. Tex.|District Court, D. Texas
usdistct|U.S. Dist. Ct.|United States District Court
utd|D. Utah|District Court, D. Utah|b
vtd|D. Vt.|District Court, D. Vermont|b
vtsuperct|Vt. Super. Ct.|Superior Court of Vermont
vtdistct|Vt. Dist. Ct.|Vermont District Court
vid|D.V.I.|District Court, Virgin Islands
vimunict||Municipal Court of The Virgin Islands
vipolct||Police Court of The Virgin Islands
visuper||Superior Court of The Virgin Islands
vib|Bankr. D.V.I.|United States Bankruptcy Court, D. Virgin Islands
vaed|E.D. Va.|District Court, E.D. Virginia|b
vawd|W.D. Va.|District Court, W.D. Virginia|b
vamedmalrevpan||Medical Malpractice Review Panel
vad|D. Va.|United States District Court for the District of Virginia
vachanct||Virginia Chancery Court
vachanctnorf||Norfolk Chancery Court, Virginia
vachanctrich||Richmond Chancery Court, Virginia
vacc||Virginia Circuit Courts
vaccrichcity|Richmond City Cir. Ct.|Richmond City Circuit Court
vaccrichmondcty|Richmond County Cir. Ct.|Richmond County Circuit Court
vaccroanokecity|Roanoke City Cir. Ct.|Roanoke City Circuit Court
vaccroanokecty|Roanoke County Cir. Ct.|Roanoke County Circuit Court
vaccwise|Wise Norton Cir. Ct.|Wise & Norton County Circuit Court
vaccyork|York County & Poquoson Cir. Ct.|York County Poquoson County Circuit Court
vacorpct||Virginia Corporation Court
vacorpctsbris||Bristol Corporation Court, Va.
vacorpctslynch||Lynchburg Corporation Court, Va.
vacorpctradford||Radford Corporation Court, Va.
vacorpctsnorf||South Norfolk Corporation Court, Va.
vacorpctwinche||Winchester Corporation Court, Va.
waed|E.D. Wash.|District Court, E.D. Washington|b
wawd|W.D. Wash.|District Court, W.D. Washington|b
washd|D. Wash.|United States District Court for the District of Washington
washsuperct||Washingon Superior Court
dcd|D.D.C.|District Court, District of Columbia
dccrimct|D.C.|District of Columbia Criminal Court
dcorphanct|D.C. Orphans Ct.|District of Columbia Orphans' Court
supctdc|Sup. Ct. D.C.|Superior Court of The District of Columbia
dcb|Bankr. D.C.|United States Bankruptcy Court, District of Columbia
wvnd|N.D.W. Va.|District Court, N.D. West Virginia
wvsd|S.D.W. Va.|District Court, S.D. West Virginia|b
wvad|D. W.Va.|District Court, D. West Virginia
wvnb|Bankr. N.D.W. Va.|United States District Court, N.D. West Virginia
wvctcl|W. Va. Ct. Cl.|West Virginia Court of Claims
wisd|D. Wis.|District Court, D. Wisconsin
wied|E.D. Wis.|District Court, E.D. Wisconsin|b
wiwd|W.D. Wis.|District Court, W.D. Wisconsin|b
wisccirct||Wisconsin Circuit Court
wismunict||Wisconsin Municipal Court
wyd|D. Wyo.|District Court, D. Wyoming|b
`,
  special: `
ftmcdowell||Fort McDowell Supreme Court
ftmcdowct||Fort McDowell Yavapai Nation Tribal Court
ftmcdowctapp||Fort McDowell Yavapai Nation Tribal Court of Appeals
hopiappct||Hopi Appellate Court
hopitr||Hopi Trial Court
navajoctapp||Navajo Court of Appeals
navajodistct||Navajo Nation District Court
navajo||Navajo Nation Supreme Court
arkag|Ark. Att'y Gen.|Arkansas Attorney General Reports
usberlinct|| United States Court of Berlin
calag|Cal. Att'y Gen.|California Attorney General Reports
judcoun9||Judicial Council of The Ninth Circuit
judcoun10||Judicial Council of The Tenth Circuit
coloag|Colo. Att'y Gen.|Colorado Attorney General Reports
moheganelders||Council of Elders of the Mohegan Tribe
pequotctapp||Mashantucket Pequot Court of Appeals
pequotct||Mashantucket Pequot Tribal Court
mohegangctapp||Mohegan Gaming Disputes Court of Appeals
mohegangct||Mohegan Gaming Disputes Trial Court
moheganct||Mohegan Trial Court
moheganctapp||Mohegan Tribal Court of Appeals
usjudconfcomdis||United States Judicial Conference Committee on Judicial Conduct and Disability
judcoundc||Judicial Council of the District of Columbia Circuit
kingsbench|King's Bench|Court of King's Bench
highctjchuk|High Ct. J. Ch.|High Court of Justice, Chancery Division
houseoflordsuk|HL|House of Lords (UK)
flaag|Fla. Att'y Gen.|Florida Attorney General Reports
judcoun11||Judicial Council of The Eleventh Circuit
judcoun7||Judicial Council of The Seventh Circuit
kanag|Kan. Att'y Gen.|Kansas Attorney General Reports
judcoun5||Judicial Council of The Fifth Circuit
chitctapp||Chitimacha Court of Appeals
coushct||Coushatta Tribal Court
laag|La. Att'y Gen.|Louisiana Attorney General Reports
tunicabct||Tunica-Biloxi Tribal Court
passamactapp||Passamaquoddy Appellate Court
mdag|Md. Att'y Gen.|Maryland Attorney General Reports
judcoun1||Judicial Council of The First Circuit
grtravbandctapp||Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court
grtravbandct||Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court
lrbottawact||Little River Band of Ottawa Indians Tribal Court
lrbottawactapp||Little River Band of Ottawa Indians Tribal Court of Appeals
odawactapp||Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court
leechojibtr||Leech Lake Band of Ojibwe Tribal Court
ojibwectapp||Mille Lacs Band of Ojibwe Court of Appeals
webchippewatr||White Earth Band of Chippewa Tribal Court
judcoun8||Judicial Council of The Eighth Circuit
moag|Mo. Att'y Gen.|Missouri Attorney General Reports
salishctapp||Confederated Salish & Kootenai Court of Appeals
crowctapp||Crow Nation Appellate Court
ftpeckctapp||Fort Peck Appellate Court
ftpecktrialct||Fort Peck Tribal Court
nebag|Neb. Att'y Gen.|Nebraska Attorney General Reports
hualactapp||Hualapai Court of Appeals
njcommned||Commissioner of Education, N.J.
njlawbkconf||New Jersey Lawyers and Bankers Conference Committee
njrecct||Recorder's Court, N.J.
njreccthoboken||Hoboken City Recorder's Court.
njrecctmontcl||Montclair Town Recorder's Court
judcoun2||Judicial Council of The Second Circuit
nyarbct||Court of Arbitration of The Chamber of Commerce of New York
nyag|N.Y. Att'y Gen.|New York Attorney General Reports
nysurctbronx|N.Y. Surr. Ct., Bronx, Cty.|Surrogate's Court, Bronx County
nysurctcattar|N.Y. Surr. Ct., Cattaraugus Cty.|Surrogate's Court, Cattaraugus County
nysurctchauta|N.Y. Surr. Ct., Chautauqua Cty.|Surrogate's Court, Chautauqua County
nysurctnyc|N.Y. Surr. Ct., New York Cty.|Surrogate's Court, New York County
nysurctonond|N.Y. Surr. Ct., Onondaga Cty.|Surrogate's Court, Onondaga County
nysurctwyo|N.Y. Surr. Ct., Wyoming Cty.|Surrogate's Court, Wyoming County
oneidactapp||Oneida Appellate Court
oneidact||Oneida Trial Court
oneidatrialct||Oneida Tribal Judicial System, Trial Court
strmohawkct||Saint Regis Mohawk Tribal Court
echerkokee||Eastern Band of Cherokee Indians Supreme Court
echerokeect||Eastern Band of Cherokee Indians Tribal Court
turtlemtnctapp||Turtle Mountain Tribal Court of Appeals
judcoun6||Judicial Council of The Sixth Circuit
ohiotax||Board of Tax Appeals of Ohio Department of Taxation
ohiorac||Ohio State Racing Commission
ohioag||Opinion of The Ohio Attorney General
cherokeetribct||Cherokee Indian Tribal Court
cherokee||Cherokee Nation Supreme Court
muscogee||Muscogee (Creek) Nation Supreme Court
oklaag|Okla. Att’y Gen.|Oklahoma Attorney General Reports
sacfoxsupct||Sac and Fox Nation Supreme Court
coosct||Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court
coquct||Coquille Indian Tribal Court
grrondectapp||Grand Ronde Court of Appeals
grrondect||Grand Ronde Tribal Court
judcoun3||Judicial Council of The Third Circuit
phillipines||Supreme Court of The Phillippine Islands
riviceadmct||Rhode Island Vice Admiralty Court
admiraltyctsc||South Carolina Admiralty Court
cheyrsiouxctapp||Cheyenne River Sioux Tribal Court of Appeals
nplainsctapp||Northern Plains Intertribal Court of Appeals
texag|Tex. Att'y Gen.|Texas Attorney General Reports
judcoun||Circuit Judicial Councils
deptinterior||Department of Interior
uslandoffice|US Land Office|United States Land Office
ussurveyor||United States Surveyor
judcoun4||Judicial Council of The Fourth Circuit
jpml|J.P.M.L.| United States Judicial Panel on Multidistrict Litigation
fcc||Decisions of the Federal Communications Commission
reglrailreorgct|Regl. Rail Reorg. Act|Special Court Regional Rail Reorganization Act of 1973
usarmybrdrev||U.S. Army Board of Review
chehctapp||Chehalis Tribal Court of Appeals
colvctapp||Colville Confederated Court of Appeals
makahct||Makah Tribal Court
puyallupct||Puyallup Tribal Court
puyallupctapp||Puyallup Tribal Court of Appeals
swinomishtr||Swinomish Tribal Court
swinomishappct||Swinomish Tribal Court of Appeals
tulalipctapp||Tulalip Court of Appeals
washag|Wash. Att'y Gen.|Washington Attorney General Reports
eca|Emer. Ct. App.| Emergency Court of Appeals
atrc||Alien Terrorist Removal Court
energyoha||Department of Energy office of Hearings and Appeals
educationoha||Hearings & Appeals U.S. Department of Education
tecoa|Temp. Emerg. Ct. App.|Temporary Emergency Court of Appeals
afcca|A.F.C.C.A.|U S Air Force Court of Criminal Appeals
usafctmilrev||U S Air Force Court of Military Review
acca|A.C.C.A.|U S Army Court of Criminal Appeals
uscgcoca||U S Coast Guard Court of Criminal Appeals
cgcomilrev||U S Coast Guard Court of Military Review
nmcca|N.M.C.C.A.|U S Navy Marine Corps Court of Criminal Appeals
usafbrdrev||U.S. Air Force Board of Review
usarmymilrev||U.S. Army Court of Military Review
uscgbdrev||U.S. Coast Guard Board of Review
usnbdrev||U.S. Navy Board of Review
usnmcmilrev||U.S. Navy-Marine Corps Court of Military Review
armfor|C.A.A.F.|United States Court of Appeals For The Armed Forces
uscfc|Fed. Cl.|United States Court of Federal Claims
cma||United States Court of Military Appeals
mc|M.C.|United States Court of Military Commission Review
cavc|Vet. App.|United States Court of Veteran Appeals
bia||United States Department of Justice Board of Immigration Appeals
olc||United States Department of Justice Office of Legal Counsel
fisc||United States Foreign Intelligence Surveillance Court
fiscr||United States Foreign Intelligence Surveillance Court of Review
usjc|U.S.J.C.|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders
maritimecomm||United States Maritime Commission
hochunk||Ho-Chunk Nation Supreme Court
hochunkct||Ho-Chunk Nation Trial Court
wisag|Wis. Att'y Gen.|Wisconsin Attorney General Reports
shoaraphotr||Shoshone and Arapaho Tribal Court
`,
  unknown: `
conncpct||Court of Common Pleas of Connecticut
delorphct||Orphans Court of Delaware
delsuperct|Del. Super. Ct. |Superior Court of Delaware
dadectypropbd|Dade Cty. Prop. Appraisal Adjmt. Bd.|Dade County Property Appraisal Adjustment Board
fladepthrehabil|Fla. Dep't. of H. Rehabil. Serv.|Florida Department of Health and Rehabilitative Services
fladeptenvreg|Fla. Dep't. Env. Reg.|State of Florida Department of Environmental Regulation
fladeptrev|Fla. Dep't Rev.|State of Florida Department of Revenue
fladivadminhrg|Fla. Div. Admin. Hr'g|State of Florida Division of Administrative Hearings
flaindcommn||Florida Industrial Commission
flapubserv||Florida Public Service Commission
flarealestcommn||Florida Real Estate Commission
gaoyertermct||Georgia Court of Oyer and Terminer
indcirct||Indiana Circuit Court
usprovctla||United States Provisional Court for the State of Louisiana
michrecdetroit|Detroit Recorder's Court|Detroit Recorder's Court
michsuperct|Mich. Super. Ct.|Michigan Superior Courts
michsuperctdetr|Mich. Super. Ct., Detroit|Michigan Superior Court, Detroit
michsuperctgrap|Mich. Super. Ct., Grand Rapids|Michigan Superior Court, Grand Rapids
minndistct||Minnesota District Courts
mntax||Minnesota Tax Court
njctcompl||Court of Common Pleas of New Jersey
njoytermct||Court of Oyer And Terminer of New Jersey
njmunict||Municipal Courts of New Jersey
njctpardons||New Jersey Court of Pardons
njspecstatct||New Jersey Special Statutory Court
nyconct||Constitutional Court of New York
nyexecchamber||New York Executive Chamber
nystateassembly||New York State Assembly
ohiocivright||Ohio Civil Rights Commission
ohctinsolvcuyah|Cuyahoga Cty. Ct. of Insolv.|Cuyahoga County Court of Insolvency
ohctinsolvhamil|Hamilton Cty. Ct. of Insolv.|Hamilton County Court of Insolvency
ohioctnp|Oh. Ct. N.P.|Ohio Court of Nisi Prius
ohmayorct|Oh. Mayor Ct.|Ohio Mayors' Court
ohmayorctcinci|Oh. Mayor Ct., Cincinnati|Cincinnati Police Court
ohmayorctclev|Oh. Mayor Ct., Cleveland|Cleveland Police Court
ohmayorctcolum|Oh. Mayor Ct., Columbus|Columbus Police Court
pactcompl||Common Pleas Court of Pennsylvania
paadmct|Pa. Adm. Ct.|Pennsylvania Admirality Court
paarbpnlhc|Pa. Arbitration Panels for Health Care|Pennsylvania Arbitration Panels for Health Care
paparolebd|Pa. Bd. Parole|Pennsylvania Board of Parole
pactregwills|Pa. Ct. Reg. Wills|Pennsylvania Court Register of Wills
paoytermct||Pennsylvania Court of Oyer and Terminer
pennctqtrsess||Pennsylvania Court of Quarter Sessions
padepted|Pa. Dept. Ed.|Pennsylvania Department of Education
padeptjust|Pa. Dept. Just.|Pennsylvania Department of Justice
padeptpubwel|Pa. Dept. Pub. Wel.|Pennsylvania Department of Public Welfare
paenvhrbd|Pa. Env. Hearing Bd.|Pennsylvania Environmental Hearing Board
paag|Pa. office the Attorney General|Pennsylvania office of the Attorney General
philactnp|Phila. Ct. N.P.|Philadelphia Court of Nisi Prius
philadeptjust|Phila. Dept. Just.|Philadelphia Department of Justice
philaelecct|Phila. Elec. Ct.|Philadelphia Election Court
philamayorct|Phila. Mayor Ct.|Philadelphia Mayor's Court
philarec|Recorder Philadelphia|Recorder of Philadelphia
slcregrec||Salt Lake City Register and Receiver
cc|Ct. Cl.|United States Court of Claims
`,
};
