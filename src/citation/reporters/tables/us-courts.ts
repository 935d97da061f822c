import type { CourtLevel } from "../../../law/court.ts";

/**
 * Courts of the United States by their level: id | as a citation's parenthetical writes it | name.
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
circtdal||U.S. Circuit Court for the District of Alabama
circtmdal||U.S. Circuit Court for the District of Middle Alabama
circtndal||U.S. Circuit Court for the District of Northern Alabama
circtsdal||U.S. Circuit Court for the District of Southern Alabama
alaskactapp|Alaska Ct. App.|Alaska Court of Appeals
arizctapp|Ariz. Ct. App.|Arizona Court of Appeals
ariztaxct||Arizona Tax Court
circtdar||U.S. Circuit Court for the District of Arkansas
circtedar||U.S. Circuit Court for the District of Eastern Arkansas
circtdterrar||U.S. Circuit Court for the District of Territory of Arkansas
circtwdar||U.S. Circuit Court for the District of Western Arkansas
arkctapp|Ark. Ct. App.|Arkansas Court of Appeals
arkworkcompcom|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission
circtdca|C. Cal.|U.S. Circuit Court for the District of California
circtndca||U.S. Circuit Court for the District of Northern California
circtsdca||U.S. Circuit Court for the District of Southern California
calctapp|Cal. Ct. App.|California Courts of Appeal
calctapp5d||California Court of Appeal, Fifth Appellate District
calctapp1d||California Court of Appeal, First Appellate District
calctapp4d||California Court of Appeal, Fourth Appellate District
calctapp2d||California Court of Appeal, Second Appellate District
calctapp6d||California Court of Appeal, Sixth Appellate District
calctapp3d||California Court of Appeal, Third Appellate District
calappdeptsuper|Cal. App. Dep’t Super. Ct.|California Superior Court, Appellate Division
ca9|9th Cir.|Court of Appeals for the Ninth Circuit
circtdco||U.S. Circuit Court for the District of Colorado
coloctapp|Colo. Ct. App.|Colorado Court of Appeals
coloworkcompcom|Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office
ca10|10th Cir.|Court of Appeals for the Tenth Circuit
circtdct||U.S. Circuit Court for the District of Connecticut
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
circtdga||U.S. Circuit Court for the District of Georgia
circtndga||U.S. Circuit Court for the Northern District of Georgia
circtsdga||U.S. Circuit Court for the Southern District of Georgia
gactapp|Ga. Ct. App.|Georgia Court of Appeals
ca11|11th Cir.|United States Court of Appeals for the Eleventh Circuit
hawapp|Haw. App.|Hawaii Intermediate Court of Appeals
hawtax||Hawaii State Tax Appeal Court
circtdid||U.S. Circuit Court for the District of Idaho
idahoctapp|Idaho Ct. App.|Idaho Court of Appeals
circtdil||U.S. Circuit Court for the District of Illinois
circtedil||U.S. Circuit Court for the Eastern District of Illinois
circtndil||U.S. Circuit Court for the Northern District of Illnois
circtsdil||U.S. Circuit Court for the Southern District of Illnois
illappct|Ill. App. Ct.|Appellate Court of Illinois
ca7|7th Cir.|Court of Appeals for the Seventh Circuit
circtdin||U.S. Circuit Court for the District of Indiana
indctapp|Ind. Ct. App.|Indiana Court of Appeals
indtc||Indiana Tax Court
circtdia||U.S. Circuit Court for the District of Iowa
circtnia||U.S. Circuit Court for the District of Northern Iowa
circtsdia||U.S. Circuit Court for the Southern District of Iowa
iowactapp|Iowa Ct. App.|Court of Appeals of Iowa
circtdks||U.S. Circuit Court for the District of Kansas
kanctapp|Kan. Ct. App.|Court of Appeals of Kansas
circtedky||U.S. Circuit Court for the District of Eastern Kentucky
circtdky||U.S. Circuit Court for the District of Kentucky
circtwdky||U.S. Circuit Court for the District of Western Kentucky
kyctapp|Ky. Ct. App.|Court of Appeals of Kentucky
circtedla||U.S. Circuit Court for the District of Eastern Louisiana
circtdla||U.S. Circuit Court for the District of Louisiana
circtwdla||U.S. Circuit Court for the District of Western Louisiana
ca5|5th Cir.|Court of Appeals for the Fifth Circuit
lactapp|La. Ct. App.|Louisiana Court of Appeal
circtdme||U.S. Circuit Court for the District of Maine
circtdmd||U.S. Circuit Court for the District of Maryland
mdctspecapp|Md. Ct. Spec. App.|Court of Special Appeals of Maryland
mdch|Md. Ch.|High Court of Chancery of Maryland
circtdma||U.S. Circuit Court for the District of Massachusetts
ca1|1st Cir.|Court of Appeals for the First Circuit
massappct|Mass. App. Ct.|Massachusetts Appeals Court
masstaxbd|Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board
maworkcompcom|Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents
massdistctapp|Mass. Dist. Ct.|Massachusetts District Court, Appellate Division
circtedmi||U.S. Circuit Court for the District of Eastern Michigan
circtdmi||U.S. Circuit Court for the District of Michigan
circtwdmi||U.S. Circuit Court for the District of Western Michigan
michctapp|Mich. Ct. App.|Michigan Court of Appeals
circtdmn||U.S. Circuit Court for the District of Minnesota
minnctapp|Minn. Ct. App.|Court of Appeals of Minnesota
circtdms||U.S. Circuit Court for the District of Mississippi
circtndms||U.S. Circuit Court for the District of Northern Mississippi
circtsdms||U.S. Circuit Court for the District of Southern Mississippi
circtmissterr||U.S. Circuit Court for the Mississippi Territory
missctapp|Miss. Ct. App.|Court of Appeals of Mississippi
misschanceryct|Miss. Chanc. Ct.|Mississippi Chancery Courts
circtedmo||U.S. Circuit Court for the District of Eastern Missouri
circtdmo||U.S. Circuit Court for the District of Missouri
circtwdmo||U.S. Circuit Court for the District of Western Missouri
ca8|8th Cir.|Court of Appeals for the Eighth Circuit
moctapp|Mo. Ct. App.|Missouri Court of Appeals
moctapped||Missouri Court of Appeals, Eastern District
moctappsd||Missouri Court of Appeals, Southern District
moctappwd||Missouri Court of Appeals, Western District
circtdmt||U.S. Circuit Court for the District of Montana
monttc|Mont.T.A.B.|Montana Tax Appeal Board
circtdne||U.S. Circuit Court for the District of Nebraska
nebctapp|Neb. Ct. App.|Nebraska Court of Appeals
circtdnv||U.S. Circuit Court for the District of Nevada
nevapp|Ct. App. Nev.|Court of Appeals of Nevada
circtdnh||U.S. Circuit Court for the District of New Hampshire
circtdnj||U.S. Circuit Court for the District of New Jersey
njcirct|N.J. Circuit. Ct.|New Jersey Circuit Court
njcirctatlantic|Atlantic Cty. Cir. Ct., N.J.|Atlantic County Circuit Court, N.J.
njcirctbergen|Bergen Cty. Cir. Ct., N.J.|Bergen County Circuit Court, N.J.
njcirctburlingt|Burlington Cty. Cir. Ct., N.J.|Burlington County Circuit Court, N.J.
njcirctcamden|Camden Cty. Cir. Ct., N.J.|Camden County Circuit Court, N.J.
njcirctcapemay|Cape May Cty. Cir. Ct., N.J.|Cape May County Circuit Court, N.J.
njcirctcumberla|Cumberland Cty. Cir. Ct., N.J.|Cumberland County Circuit Court, N.J.
njcirctessex|Essex Cty. Cir. Ct., N.J.|Essex County Circuit Court, N.J.
njcirctgloucest|Gloucester Cty. Cir. Ct., N.J.|Gloucester County Circuit Court, N.J.
njcircthudson|Hudson Cty. Cir. Ct., N.J.|Hudson County Circuit Court, N.J.
njcircthunterdo|Hunterdon Cty. Cir. Ct., N.J.|Hunterdon County Circuit Court, N.J.
njcirctmercer|Mercer Cty. Cir. Ct., N.J.|Mercer County Circuit Court, N.J.
njcirctmiddlese|Middlesex Cty. Cir. Ct., N.J.|Middlesex County Circuit Court, N.J.
njcirctmonmouth|Monmouth Cty. Cir. Ct., N.J.|Monmouth County Circuit Court, N.J.
njcirctmorris|Morris Cty. Cir. Ct., N.J.|Morris County Circuit Court, N.J.
njcirctocean|Ocean Cty. Cir. Ct., N.J.|Ocean County Circuit Court, N.J.
njcirctpassaic|Passaic Cty. Cir. Ct., N.J.|Passaic County Circuit Court, N.J.
njcirctsalem|Salem Cty. Cir. Ct., N.J.|Salem County Circuit Court, N.J.
njcirctsomerset|Somerset Cty. Cir. Ct., N.J.|Somerset County Circuit Court, N.J.
njcirctsussex|Sussex Cty. Cir. Ct., N.J.|Sussex County Circuit Court, N.J.
njcirctunion|Union Cty. Cir. Ct., N.J.|Union County Circuit Court, N.J.
njcirctwarren|Warren Cty. Cir. Ct., N.J.|Warren County Circuit Court, N.J.
njtaxct||New Jersey Tax Court
nmctapp|N.M. Ct. App.|New Mexico Court of Appeals
circtny||U.S. Circuit Court for New York
circtdalbanyny||U.S. Circuit Court for the District of Albany New York
circtedny||U.S. Circuit Court for the District of Eastern New York
circtndny||U.S. Circuit Court for the District of Northern New York
circtsdny||U.S. Circuit Court for the District of Southern New York
circtwdny||U.S. Circuit Court for the District of Western New York
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
circtednc||U.S. Circuit Court for the District of Eastern North Carolina
circtnc|Cir. Ct. N.C.|U.S. Circuit Court for the District of North Carolina
circtwdnc||U.S. Circuit Court for the District of Western North Carolina
ncctapp|N.C. Ct. App.|Court of Appeals of North Carolina
ncworkcompcom|N.C. Indus. Comm.|North Carolina Industrial Commission
ncsuperct|Sup. Ct. N.C.|Superior Court of North Carolina
circtdnd||U.S. Circuit Court for the District of North Dakota
ndctapp|N.D. Ct. App.|North Dakota Court of Appeals
circtndoh||U.S. Circuit Court for the District of Northern Ohio
circtdoh||U.S. Circuit Court for the District of Ohio
circtsdoh||U.S. Circuit Court for the District of Southern Ohio
ohioctapp|Ohio Ct. App.|Ohio Court of Appeals
ohioctcl|Ohio Ct. Cl.|Ohio Court of Claims
circtedok||U.S. Circuit Court for the District of Eastern Oklahoma
circtwdok||U.S. Circuit Court for the District of Western Oklahoma
ctappindterr|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory
oklacivapp|Okla. Civ. App.|Court of Civil Appeals of Oklahoma
oklacoj|Okla. Ct. Jud.|Court on the Judiciary of Oklahoma
oklajeap|Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel
circtdor||U.S. Circuit Court for the District of Oregon
orctapp|Or. Ct. App.|Court of Appeals of Oregon
ortc|Or. T.C.|Oregon Tax Court
circtedpa||U.S. Circuit Court for the District of Eastern Pennsylvania
circtmdpa||U.S. Circuit Court for the District of Middle Pennsylvania
circtdpa||U.S. Circuit Court for the District of Pennsylvania
circtwdpa||U.S. Circuit Court for the District of Western Pennsylvania
pacommwct|Pa. Commw. Ct.|Commonwealth Court of Pennsylvania
ca3|3rd Cir.|Court of Appeals for the Third Circuit
cjdpa|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania
pasuperct|Pa. Super. Ct.|Superior Court of Pennsylvania
prapp||Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico
circtdri||U.S. Circuit Court for the District of Rhode Island
risuperct|Sup. Ct. R.I.|Superior Court of Rhode Island
circtdsc||U.S. Circuit Court for the District of South Carolina
circtedsc||United States Circuit Court for the Eastern District of South Carolina
scctapp|S.C. Ct. App.|Court of Appeals of South Carolina
ctchansc||Court of Chancery of South Carolina
circtdsd||U.S. Circuit Court for the District of South Dakota
circtedtn||U.S. Circuit Court for the District of Eastern Tennessee
circtmdtn||U.S. Circuit Court for the District of Middle Tennessee
circttenn|Cir. Ct. Tenn.|U.S. Circuit Court for the District of Tennessee
circtwdtn||U.S. Circuit Court for the District of Western Tennessee
ca6|6th Cir.|Court of Appeals for the Sixth Circuit
tennctapp|Tenn. Ct. App.|Court of Appeals of Tennessee
tenncrimapp|Tenn. Crim. App.|Court of Criminal Appeals of Tennessee
circtedtx||U.S. Circuit Court for the District of Eastern Texas
circtndtx||U.S. Circuit Court for the District of Northern Texas
circtsdtex||U.S. Circuit Court for the District of Southern Texas
circtdtx||U.S. Circuit Court for the District of Texas
circtwdtex||U.S. Circuit Court for the District of Western Texas
texapp|Tex. App.|Court of Civil Appeals of Texas
texrevtrib|Tex. Rev. Trib.|Texas Court of Review Tribunal
texjpml|Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation
texreview|Tex. Rev.|Texas Special Court of Review
uscirct|U.S. Cir. Ct.|United States Circuit Courts
privycoun|Committee of the Privy Council|Committee of the Privy Council
nhprivycounnh|New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council
circtdut||U.S. Circuit Court for the District of Utah
utahctapp|Utah Ct. App.|Court of Appeals of Utah
circtdvt||U.S. Circuit Court for the District of Vermont
circtedva||U.S. Circuit Court for the District of Eastern Virginia
circtdva||U.S. Circuit Court for the District of Virginia
circtwdva||U.S. Circuit Court for the District of Western Virginia
ca4|4th Cir.|Court of Appeals for the Fourth Circuit
vactapp|Va. Ct. App.|Court of Appeals of Virginia
vagensess||Virginia Court of General Sessions
ccpa|C.C.P.A.|Court of Customs and Patent Appeals
com|Comm. Ct.|U.S. Commerce Court
circtedwa||U.S. Circuit Court for the District of Eastern Washington
circtdwa||U.S. Circuit Court for the District of Washington
circtwdwa||U.S. Circuit Court for the District of Western Washington
washctapp|Wash. Ct. App.|Court of Appeals of Washington
circtddc||U.S. Circuit Court for the District of District of Columbia
cadc|D.C. Cir.|Court of Appeals for the D.C. Circuit
cafc|Fed. Cir.|Court of Appeals for the Federal Circuit
bta|B.T.A.|United States Board of Tax Appeals
cusc|Cust. Ct.|United States Customs Court
tax|Tax Ct.|United States Tax Court
circtndwv||U.S. Circuit Court for the District of Northern West Virginia
circtsdwv||U.S. Circuit Court for the District of Southern West Virginia
circtdwv||U.S. Circuit Court for the District of West Virginia
wvactapp|I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia
circtedwi||U.S. Circuit Court for the District of Eastern Wisconsin
circtwdwi||U.S. Circuit Court for the District of Western Wisconsin
circtdwi||U.S. Circuit Court for the District of Wisconsin
wisctapp|Wis. Ct. App.|Court of Appeals of Wisconsin
circtdwy||U.S. Circuit Court for the District of Wyoming
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
alnb|Bankr. N.D. Ala.|United States Bankruptcy Court, N.D. Alabama
alsb|Bankr. S.D. Ala.|United States Bankruptcy Court, S.D. Alabama
ald|D. Ala.|United States District Court for the District of Alabama
almd|M.D. Ala.|United States District Court for the Middle District of Alabama
alnd|N.D. Ala.|United States District Court for the Northern District of Alabama
alsd|S.D. Ala.|United States District Court for the Southern District of Alabama
akdistct||Alaska District Court
aksuperct||Alaska Superior Court
akb|Bankr. D. Alaska|United States Bankruptcy Court, D. Alaska
akd|D. Alaska|United States District Court for the District of Alaska
amsamoatc||American Samoa District Court
azjustct||Arizona Justice Court
azsuperct||Arizona Superior Court
navajochildct||Navajo Nation Children's Court
navajofamct||Navajo Nation Family Court
arb|Bankr. D. Ariz.|United States Bankruptcy Court, D. Arizona
azd|D. Ariz.|United States District Court for the District of Arizona
ared|E.D. Ark.|United States District Court for the Eastern District of Arkansas
arwd|W.D. Ark.|United States District Court for the Western District of Arkansas
arkcirct||Arkansas Circuit Courts
arkcityct||Arkansas City Courts
arkdistct||Arkansas District Courts
areb|Bankr. E.D. Ark.|United States Bankruptcy Court, E.D. Arkansas
arwb|Bankr. W.D. Ark.|United States Bankruptcy Court, W.D. Arkansas
ard||United States District Court for the District of Arkansas
caed|E.D. Cal.|United States District Court for the Eastern District of California
cand|N.D. Cal.|United States District Court for the Northern District of California
casd|S.D. Cal.|United States District Court for the Southern District of California
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
cacb|Bankr. C.D. Cal.|United States Bankruptcy Court, C.D. California
caeb|Bankr. E.D. Cal.|United States Bankruptcy Court, E.D. California
canb|Bankr. N.D. Cal.|United States Bankruptcy Court, N.D. California
casb|Bankr. S.D. Cal.|United States Bankruptcy Court, S.D. California
cacd|C.D. Cal.|United States District Court for the Central District of California
californiad|D. Cal.|United States District Court for the District of California
colctyct||Colorado County Court
colctyctarapaho||Arapahoe County District Court
colctyctbent||Bent County District Court
colctyctboulder||Boulder County District Court
colctyctdouglas||Douglas County District Court
colctyctfremont||Fremont County District Court
colctyctgarfiel||Garfield County District Court
colctyctlarimer||Larimer County District Court
colctyctmeyer||Meyer County District Court
colctyctotero||Otero County District Court
colctyctpitkin||Pitkin County District Court
colctyctpueblo||Pueblo County District Court
colctyctteller||Teller County District Court
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
ctb|Bankr. D. Conn.|United States Bankruptcy Court, D. Connecticut
ctd|D. Conn.|United States District Court for the District of Connecticut
ded|D. Del.|United States District Court for the District of Delaware
delgensess||Court of General Sessions of The Peace And Jail Delivery of Delaware
delaldct||Delaware Alderman's Courts
delctcompl|Del. Ct. Com. Pl.|Delaware Court of Common Pleas
deloyerterm||Delaware Court of Oyer and Terminer
deljustpct||Delaware Justice of the Peace Courts
deb|Bankr. D. Del.|United States Bankruptcy Court, D. Delaware
flmd|M.D. Fla.|United States District Court for the Middle District of Florida
flnd|N.D. Fla.|United States District Court for the Northern District of Florida
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
flmb|Bankr. M.D. Fla.|United States Bankruptcy Court, M.D. Florida
flnb|Bankr. N.D. Fla.|United States Bankruptcy Court, N.D. Florida
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
gamd|M.D. Ga.|United States District Court for the Middle District of Georgia
gand|N.D. Ga.|United States District Court for the Northern District of Georgia
gasd|S.D. Ga.|United States District Court for the Southern District of Georgia
gabizct||Georgia Business Court
gajuvct||Georgia Juvenile Courts
gamagct||Georgia Magistrate Courts
gamunict||Georgia Municipal Courts
gaproct||Georgia Probate Courts
gastct||Georgia State Courts
gasuperct||Georgia Superior Courts
gasuperctburke|Burke Cty. Super. Ct.|Burke County Superior Court, Ga.
gasuperctcarrol|Carroll Cty. Super. Ct.|Carroll County Superior Court, Ga.
gasuperctchatha|Chatham Superior Court|Chatham Superior Court, Ga.
gasuperctclark|Clark Cty. Super. Ct.|Clark County Superior Court, Ga.
gasuperctclarke|Clarke Cty. Super. Ct.|Clarke County Superior Court, Ga.
gasuperctcobb|Cobb Cty. Super. Ct.|Cobb County Superior Court, Ga.
gasuperctcolumb|Columbia Cty. Super. Ct.|Columbia County Superior Court, Ga.
gasuperctcoweta|Coweta Cty. Super. Ct.|Coweta County Superior Court, Ga.
gasuperctdekalb|DeKalb Cty. Super. Ct.|DeKalb County Superior Court, Ga.
gasuperctdecatu|Decatur Cty. Super. Ct.|Decatur County Superior Court, Ga.
gasuperctearl|Early Cty. Super. Ct.|Early County Superior Court, Ga.
gasuperctelbert|Elbert Cty. Super. Ct.|Elbert County Superior Court, Ga.
gasuperctfay|Fayette Super. Ct.|Fayette Superior Court, Ga.
gasuperctfrankl|Franklin Cty. Super. Ct.|Franklin County Superior Court, Ga.
gasuperctgwin|Gwinnett Cty. Super. Ct.|Gwinnett County Superior Court, Ga.
gasupercthabers|Habersham Cty. Super. Ct.|Habersham County Superior Court, Ga.
gasupercthall|Hall Cty. Super. Ct.|Hall County Superior Court, Ga.
gasupercthancoc|Hancock Cty. Super. Ct.|Hancock County Superior Court, Ga.
gasuperctharris|Harris Cty. Super. Ct.|Harris County Superior Court, Ga.
gasuperctheard|Heard Cty. Super. Ct.|Heard County Superior Court, Ga.
gasupercthous|Houston Superior Court|Houston Superior Court, Ga.
gasuperctlee|Lee Cty. Super. Ct.|Lee County Superior Court, Ga.
gasuperctliber|Liberty Cty. Super. Ct.|Liberty County Superior Court, Ga.
gasuperctlincol|Lincoln Cty. Super. Ct.|Lincoln County Superior Court, Ga.
gasuperctmacon|Macon Cty. Super. Ct.|Macon County Superior Court, Ga.
gasuperctmari|Marion Cty. Super. Ct.|Marion County Superior Court, Ga.
gasuperctmeriw|Meriwether Cty. Super. Ct.|Meriwether County Superior Court, Ga.
gasuperctmuscog|Muscogee Cty. Super. Ct.|Muscogee County Superior Court, Ga.
gasuperctogleth|Oglethorpe Cty. Super. Ct.|Oglethorpe County Superior Court, Ga.
gasuperctpike|Pike Superior Court|Pike Superior Court, Ga.
gasuperctrand|Randolph Cty. Super. Ct.|Randolph County Superior Court, Ga.
gasuperctrichm|Richmond Superior Court|Richmond Superior Court, Ga.
gasuperctserive|Seriven Cty. Super. Ct.|Seriven County Superior Court, Ga.
gasuperctsumter|Sumter Cty. Super. Ct.|Sumter County Superior Court, Ga.
gasupercttalb|Talbot Cty. Super. Ct.|Talbot County Superior Court, Ga.
gasupercttallia|Talliaferro Cty. Super. Ct.|Talliaferro County Superior Court, Ga.
gasupercttroup|Troup Cty. Super. Ct.|Troup County Superior Court, Ga.
gasuperctwalton|Walton Cty. Super. Ct.|Walton County Superior Court, Ga.
gasuperctwashin|Washington Cty. Super. Ct.|Washington County Superior Court, Ga.
gasuperctwilkes|Wilkes Cty. Super. Ct.|Wilkes County Superior Court, Ga.
gamb|Bankr. M.D. Ga.|United States Bankruptcy Court, M.D. Georgia
ganb|Bankr. N.D. Ga.|United States Bankruptcy Court, N.D. Georgia
gasb|Bankr. S.D. Ga.|United States Bankruptcy Court, S.D. Georgia
gad|D. Ga.|United States District Court for the District of Georgia
gud|D. Guam|District Court, D. Guam
superctguam|Super. Ct. Guam|Superior Court of Guam
gub|Bankr. D. Guam|United States Bankruptcy Court, D. Guam
hawcirct||Hawaii Circuit Courts
hawdistct||Hawaii District Courts
hawfamct||Hawaii Family Courts
hawlandct||Land Court of the State of Hawaii
hib|Bankr. D. Haw.|United States Bankruptcy Court, D. Hawaii
hid|D. Haw.|United States District Court for the District of Hawaii
iddistct||Idaho District Courts
iddrugct||Idaho Drug Court
idmagdiv||Idaho Magistrate Division
idmhct||Idaho Mental Health Court
idb|Bankr. D. Idaho|United States Bankruptcy Court, D. Idaho
idd|D. Idaho|United States District Court for the District of Idaho
ilnd|N.D. Ill.|District Court, N.D. Illinois
ilsd|S.D. Ill.|District Court, S.D. Illinois
ilclaimsct||Court of Claims of Illinois
ilcd|C.D. Ill.|District Court, C.D. Illinois
illinoisd|D. Ill.|District Court, D. Illinois
illinoised|E.D. Ill.|District Court, E.D. Illinois
illcirct||Illinois Circuit Court
ilcb|Bankr. C.D. Ill.|United States Bankruptcy Court, C.D. Illinois
ilnb|Bankr. N.D. Ill.|United States Bankruptcy Court, N.D. Illinois
ilsb|Bankr. S.D. Ill.|United States Bankruptcy Court, S.D. Illinois
innd|N.D. Ind.|District Court, N.D. Indiana
insd|S.D. Ind.|District Court, S.D. Indiana
indsuperct|Ind. Super Ct.|Indiana Superior Court
innb|Bankr. N.D. Ind.|United States Bankruptcy Court, N.D. Indiana
insb|Bankr. S.D. Ind.|United States Bankruptcy Court, S.D. Indiana
indianad|D. Ind.|United States District Court for the District of Indiana
iand|N.D. Iowa|District Court, N.D. Iowa
iasd|S.D. Iowa|District Court, S.D. Iowa
iadistct|Iowa Dist. Ct.|Iowa District Court
iowadistct|Iowa Dist. Ct., Lee Cty|Lee County District Court
ianb|Bankr. D. Iowa|United States Bankruptcy Court, N.D. Iowa
iasb|Bankr. S.D. Iowa|United States Bankruptcy Court, S.D. Iowa
iad|D. Iowa|United States District Court for the District of Iowa
ksd|D. Kan.|District Court, D. Kansas
ksb|Bankr. D. Kan.|United States Bankruptcy Court, D. Kansas
kyed|E.D. Ky.|District Court, E.D. Kentucky
kywd|W.D. Ky.|District Court, W.D. Kentucky
kycirct|Ky. Circ. Ct.|Kentucky Circuit Courts
kycirct1|Ky. Circ. Ct., 1|Kentucky Circuit Court 1
kycirct10|Ky. Circ. Ct., 10|Kentucky Circuit Court 10
kycirct11|Ky. Circ. Ct., 11|Kentucky Circuit Court 11
kycirct12|Ky. Circ. Ct., 12|Kentucky Circuit Court 12
kycirct13|Ky. Circ. Ct., 13|Kentucky Circuit Court 13
kycirct14|Ky. Circ. Ct., 14|Kentucky Circuit Court 14
kycirct15|Ky. Circ. Ct., 15|Kentucky Circuit Court 15
kycirct16|Ky. Circ. Ct., 16|Kentucky Circuit Court 16
kycirct17|Ky. Circ. Ct., 17|Kentucky Circuit Court 17
kycirct18|Ky. Circ. Ct., 18|Kentucky Circuit Court 18
kycirct19|Ky. Circ. Ct., 19|Kentucky Circuit Court 19
kycirct2|Ky. Circ. Ct., 2|Kentucky Circuit Court 2
kycirct20|Ky. Circ. Ct., 20|Kentucky Circuit Court 20
kycirct21|Ky. Circ. Ct., 21|Kentucky Circuit Court 21
kycirct22|Ky. Circ. Ct., 22|Kentucky Circuit Court 22
kycirct23|Ky. Circ. Ct., 23|Kentucky Circuit Court 23
kycirct24|Ky. Circ. Ct., 24|Kentucky Circuit Court 24
kycirct25|Ky. Circ. Ct., 25|Kentucky Circuit Court 25
kycirct26|Ky. Circ. Ct., 26|Kentucky Circuit Court 26
kycirct27|Ky. Circ. Ct., 27|Kentucky Circuit Court 27
kycirct28|Ky. Circ. Ct., 28|Kentucky Circuit Court 28
kycirct29|Ky. Circ. Ct., 29|Kentucky Circuit Court 29
kycirct3|Ky. Circ. Ct., 3|Kentucky Circuit Court 3
kycirct30|Ky. Circ. Ct., 30|Kentucky Circuit Court 30
kycirct31|Ky. Circ. Ct., 31|Kentucky Circuit Court 31
kycirct32|Ky. Circ. Ct., 32|Kentucky Circuit Court 32
kycirct33|Ky. Circ. Ct., 33|Kentucky Circuit Court 33
kycirct34|Ky. Circ. Ct., 34|Kentucky Circuit Court 34
kycirct35|Ky. Circ. Ct., 35|Kentucky Circuit Court 35
kycirct36|Ky. Circ. Ct., 36|Kentucky Circuit Court 36
kycirct37|Ky. Circ. Ct., 37|Kentucky Circuit Court 37
kycirct38|Ky. Circ. Ct., 38|Kentucky Circuit Court 38
kycirct39|Ky. Circ. Ct., 39|Kentucky Circuit Court 39
kycirct4|Ky. Circ. Ct., 4|Kentucky Circuit Court 4
kycirct40|Ky. Circ. Ct., 40|Kentucky Circuit Court 40
kycirct41|Ky. Circ. Ct., 41|Kentucky Circuit Court 41
kycirct42|Ky. Circ. Ct., 42|Kentucky Circuit Court 42
kycirct43|Ky. Circ. Ct., 43|Kentucky Circuit Court 43
kycirct44|Ky. Circ. Ct., 44|Kentucky Circuit Court 44
kycirct45|Ky. Circ. Ct., 45|Kentucky Circuit Court 45
kycirct46|Ky. Circ. Ct., 46|Kentucky Circuit Court 46
kycirct47|Ky. Circ. Ct., 47|Kentucky Circuit Court 47
kycirct48|Ky. Circ. Ct., 48|Kentucky Circuit Court 48
kycirct49|Ky. Circ. Ct., 49|Kentucky Circuit Court 49
kycirct5|Ky. Circ. Ct., 5|Kentucky Circuit Court 5
kycirct50|Ky. Circ. Ct., 50|Kentucky Circuit Court 50
kycirct51|Ky. Circ. Ct., 51|Kentucky Circuit Court 51
kycirct52|Ky. Circ. Ct., 52|Kentucky Circuit Court 52
kycirct53|Ky. Circ. Ct., 53|Kentucky Circuit Court 53
kycirct54|Ky. Circ. Ct., 54|Kentucky Circuit Court 54
kycirct55|Ky. Circ. Ct., 55|Kentucky Circuit Court 55
kycirct56|Ky. Circ. Ct., 56|Kentucky Circuit Court 56
kycirct57|Ky. Circ. Ct., 57|Kentucky Circuit Court 57
kycirct6|Ky. Circ. Ct., 6|Kentucky Circuit Court 6
kycirct7|Ky. Circ. Ct., 7|Kentucky Circuit Court 7
kycirct8|Ky. Circ. Ct., 8|Kentucky Circuit Court 8
kycirct9|Ky. Circ. Ct., 9|Kentucky Circuit Court 9
kyeb|Bankr. E.D. Ky.|United States Bankruptcy Court, E.D. Kentucky
kywb|Bankr. W.D. Ky.|United States Bankruptcy Court, W.D. Kentucky
kyd|D. Ky.|United States District Court for the District of Kentucky
kycirctballard|Ballard Circ. Ct., Ky.|Ballard Circuit Court, Kentucky
kycirctcarlisle|Carlisle Circ. Ct., Ky.|Carlisle Circuit Court, Kentucky
kycirctfulton|Fulton Circ. Ct., Ky.|Fulton Circuit Court, Kentucky
kycircthickman|Hickman Circ. Ct., Ky.|Hickman Circuit Court, Kentucky
kycircthart|Hart Circ. Ct., Ky.|Hart Circuit Court, Kentucky
kycirctlarue|LaRue Circ. Ct., Ky.|LaRue Circuit Court, Kentucky
kycirctnelson|Nelson Circ. Ct., Ky.|Nelson Circuit Court, Kentucky
kycirctgreen|Green Circ. Ct., Ky.|Green Circuit Court, Kentucky
kycirctmarion|Marion Circ. Ct., Ky.|Marion Circuit Court, Kentucky
kycircttaylor|Taylor Circ. Ct., Ky.|Taylor Circuit Court, Kentucky
kycirctwashingt|Washington Circ. Ct., Ky.|Washington Circuit Court, Kentucky
kycircthenry|Henry Circ. Ct., Ky.|Henry Circuit Court, Kentucky
kycirctoldham|Oldham Circ. Ct., Ky.|Oldham Circuit Court, Kentucky
kycircttrimble|Trimble Circ. Ct., Ky.|Trimble Circuit Court, Kentucky
kycirctgarrard|Garrard Circ. Ct., Ky.|Garrard Circuit Court, Kentucky
kycirctjessamin|Jessamine Circ. Ct., Ky.|Jessamine Circuit Court, Kentucky
kycirctbourbon|Bourbon Circ. Ct., Ky.|Bourbon Circuit Court, Kentucky
kycirctscott|Scott Circ. Ct., Ky.|Scott Circuit Court, Kentucky
kycirctwoodford|Woodford Circ. Ct., Ky.|Woodford Circuit Court, Kentucky
kycirctcarroll|Carroll Circ. Ct., Ky.|Carroll Circuit Court, Kentucky
kycirctgrant|Grant Circ. Ct., Ky.|Grant Circuit Court, Kentucky
kycirctowen|Owen Circ. Ct., Ky.|Owen Circuit Court, Kentucky
kycirctkenton|Kenton Circ. Ct., Ky.|Kenton Circuit Court, Kentucky
kycirctcampbell|Campbell Circ. Ct., Ky.|Campbell Circuit Court, Kentucky
kycirctharrison|Harrison Circ. Ct., Ky.|Harrison Circuit Court, Kentucky
kycirctnicholas|Nicholas Circ. Ct., Ky.|Nicholas Circuit Court, Kentucky
kycirctpendleto|Pendleton Circ. Ct., Ky.|Pendleton Circuit Court, Kentucky
kycirctrobertso|Robertson Circ. Ct., Ky.|Robertson Circuit Court, Kentucky
kycirctbracken|Bracken Circ. Ct., Ky.|Bracken Circuit Court, Kentucky
kycirctfleming|Fleming Circ. Ct., Ky.|Fleming Circuit Court, Kentucky
kycirctmason|Mason Circ. Ct., Ky.|Mason Circuit Court, Kentucky
kycirctmccracke|McCracken Circ. Ct., Ky.|McCracken Circuit Court, Kentucky
kycirctgreenup|Greenup Circ. Ct., Ky.|Greenup Circuit Court, Kentucky
kycirctlewis|Lewis Circ. Ct., Ky.|Lewis Circuit Court, Kentucky
kycirctbath|Bath Circ. Ct., Ky.|Bath Circuit Court, Kentucky
kycirctmenifee|Menifee Circ. Ct., Ky.|Menifee Circuit Court, Kentucky
kycirctmontgome|Montgomery Circ. Ct., Ky.|Montgomery Circuit Court, Kentucky
kycirctrowan|Rowan Circ. Ct., Ky.|Rowan Circuit Court, Kentucky
kycirctfayette|Fayette Circ. Ct., Ky.|Fayette Circuit Court, Kentucky
kycirctestill|Estill Circ. Ct., Ky.|Estill Circuit Court, Kentucky
kycirctlee|Lee Circ. Ct., Ky.|Lee Circuit Court, Kentucky
kycirctowsley|Owsley Circ. Ct., Ky.|Owsley Circuit Court, Kentucky
kycirctjohnson|Johnson Circ. Ct., Ky.|Johnson Circuit Court, Kentucky
kycirctlawrence|Lawrence Circ. Ct., Ky.|Lawrence Circuit Court, Kentucky
kycirctmartin|Martin Circ. Ct., Ky.|Martin Circuit Court, Kentucky
kycirctclark|Clark Circ. Ct., Ky.|Clark Circuit Court, Kentucky
kycirctmadison|Madison Circ. Ct., Ky.|Madison Circuit Court, Kentucky
kycirctharlan|Harlan Circ. Ct., Ky.|Harlan Circuit Court, Kentucky
kycirctknox|Knox Circ. Ct., Ky.|Knox Circuit Court, Kentucky
kycirctlaurel|Laurel Circ. Ct., Ky.|Laurel Circuit Court, Kentucky
kycirctlincoln|Lincoln Circ. Ct., Ky.|Lincoln Circuit Court, Kentucky
kycirctpulaski|Pulaski Circ. Ct., Ky.|Pulaski Circuit Court, Kentucky
kycirctrockcast|Rockcastle Circ. Ct., Ky.|Rockcastle Circuit Court, Kentucky
kycirctadair|Adair Circ. Ct., Ky.|Adair Circuit Court, Kentucky
kycirctcasey|Casey Circ. Ct., Ky.|Casey Circuit Court, Kentucky
kycirctchristia|Christian Circ. Ct., Ky.|Christian Circuit Court, Kentucky
kycirctjefferso|Jefferson Circ. Ct., Ky.|Jefferson Circuit Court, Kentucky
kycirctfloyd|Floyd Circ. Ct., Ky.|Floyd Circuit Court, Kentucky
kycirctboyd|Boyd Circ. Ct., Ky.|Boyd Circuit Court, Kentucky
kycirctperry|Perry Circ. Ct., Ky.|Perry Circuit Court, Kentucky
kycirctmccreary|McCreary Circ. Ct., Ky.|McCreary Circuit Court, Kentucky
kycirctwhitley|Whitley Circ. Ct., Ky.|Whitley Circuit Court, Kentucky
kycirctpike|Pike Circ. Ct., Ky.|Pike Circuit Court, Kentucky
kycirctknott|Knott Circ. Ct., Ky.|Knott Circuit Court, Kentucky
kycirctmagoffin|Magoffin Circ. Ct., Ky.|Magoffin Circuit Court, Kentucky
kycirctcarter|Carter Circ. Ct., Ky.|Carter Circuit Court, Kentucky
kycirctelliott|Elliott Circ. Ct., Ky.|Elliott Circuit Court, Kentucky
kycirctmorgan|Morgan Circ. Ct., Ky.|Morgan Circuit Court, Kentucky
kycirctbutler|Butler Circ. Ct., Ky.|Butler Circuit Court, Kentucky
kycirctedmonson|Edmonson Circ. Ct., Ky.|Edmonson Circuit Court, Kentucky
kycircthancock|Hancock Circ. Ct., Ky.|Hancock Circuit Court, Kentucky
kycirctohio|Ohio Circ. Ct., Ky.|Ohio Circuit Court, Kentucky
kycirctbreathit|Breathitt Circ. Ct., Ky.|Breathitt Circuit Court, Kentucky
kycirctpowell|Powell Circ. Ct., Ky.|Powell Circuit Court, Kentucky
kycirctwolfe|Wolfe Circ. Ct., Ky.|Wolfe Circuit Court, Kentucky
kycircthopkins|Hopkins Circ. Ct., Ky.|Hopkins Circuit Court, Kentucky
kycirctclinton|Clinton Circ. Ct., Ky.|Clinton Circuit Court, Kentucky
kycirctcumberla|Cumberland Circ. Ct., Ky.|Cumberland Circuit Court, Kentucky
kycirctmonroe|Monroe Circ. Ct., Ky.|Monroe Circuit Court, Kentucky
kycirctclay|Clay Circ. Ct., Ky.|Clay Circuit Court, Kentucky
kycirctjackson|Jackson Circ. Ct., Ky.|Jackson Circuit Court, Kentucky
kycirctleslie|Leslie Circ. Ct., Ky.|Leslie Circuit Court, Kentucky
kycirctcalloway|Calloway Circ. Ct., Ky.|Calloway Circuit Court, Kentucky
kycirctmarshall|Marshall Circ. Ct., Ky.|Marshall Circuit Court, Kentucky
kycirctbarren|Barren Circ. Ct., Ky.|Barren Circuit Court, Kentucky
kycirctmetcalfe|Metcalfe Circ. Ct., Ky.|Metcalfe Circuit Court, Kentucky
kycirctbell|Bell Circ. Ct., Ky.|Bell Circuit Court, Kentucky
kycirctmclean|Mclean Circ. Ct., Ky.|Mclean Circuit Court, Kentucky
kycirctmuhlenbe|Muhlenberg Circ. Ct., Ky.|Muhlenberg Circuit Court, Kentucky
kycirctbreckinr|Breckinridge Circ. Ct., Ky.|Breckinridge Circuit Court, Kentucky
kycirctgrayson|Grayson Circ. Ct., Ky.|Grayson Circuit Court, Kentucky
kycirctmeade|Meade Circ. Ct., Ky.|Meade Circuit Court, Kentucky
kycirctletcher|Letcher Circ. Ct., Ky.|Letcher Circuit Court, Kentucky
kycirctfranklin|Franklin Circ. Ct., Ky.|Franklin Circuit Court, Kentucky
kycirctallen|Allen Circ. Ct., Ky.|Allen Circuit Court, Kentucky
kycirctsimpson|Simpson Circ. Ct., Ky.|Simpson Circuit Court, Kentucky
kycirctcrittend|Crittenden Circ. Ct., Ky.|Crittenden Circuit Court, Kentucky
kycirctunion|Union Circ. Ct., Ky.|Union Circuit Court, Kentucky
kycirctwebster|Webster Circ. Ct., Ky.|Webster Circuit Court, Kentucky
kycirctboyle|Boyle Circ. Ct., Ky.|Boyle Circuit Court, Kentucky
kycirctmercer|Mercer Circ. Ct., Ky.|Mercer Circuit Court, Kentucky
kycircthenderso|Henderson Circ. Ct., Ky.|Henderson Circuit Court, Kentucky
kycirctgraves|Graves Circ. Ct., Ky.|Graves Circuit Court, Kentucky
kycirctanderson|Anderson Circ. Ct., Ky.|Anderson Circuit Court, Kentucky
kycirctshelby|Shelby Circ. Ct., Ky.|Shelby Circuit Court, Kentucky
kycirctspencer|Spencer Circ. Ct., Ky.|Spencer Circuit Court, Kentucky
kycirctboone|Boone Circ. Ct., Ky.|Boone Circuit Court, Kentucky
kycirctgallatin|Gallatin Circ. Ct., Ky.|Gallatin Circuit Court, Kentucky
kycirctbullitt|Bullitt Circ. Ct., Ky.|Bullitt Circuit Court, Kentucky
kycirctcaldwell|Caldwell Circ. Ct., Ky.|Caldwell Circuit Court, Kentucky
kycirctlivingst|Livingston Circ. Ct., Ky.|Livingston Circuit Court, Kentucky
kycirctlyon|Lyon Circ. Ct., Ky.|Lyon Circuit Court, Kentucky
kycircttrigg|Trigg Circ. Ct., Ky.|Trigg Circuit Court, Kentucky
kycirctrussell|Russell Circ. Ct., Ky.|Russell Circuit Court, Kentucky
kycirctwayne|Wayne Circ. Ct., Ky.|Wayne Circuit Court, Kentucky
kycirctdaviess|Daviess Circ. Ct., Ky.|Daviess Circuit Court, Kentucky
kycirctlogan|Logan Circ. Ct., Ky.|Logan Circuit Court, Kentucky
kycircttodd|Todd Circ. Ct., Ky.|Todd Circuit Court, Kentucky
kycirctwarren|Warren Circ. Ct., Ky.|Warren Circuit Court, Kentucky
kycircthardin|Hardin Circ. Ct., Ky.|Hardin Circuit Court, Kentucky
lamd|M.D. La.|District Court, M.D. Louisiana
lawd|W.D. La.|District Court, W.D. Louisiana
laed|E.D. La.|United States District Court Eastern District of Louisiana
orld|D. Orleans|District Court, Orleans
lasuperct|Super. Ct. La.|Superior Court of The State of Louisiana
laeb|Bankr. E.D. La.|United States Bankruptcy Court, E.D. Louisiana
lamb|Bankr. M.D. La.|United States Bankruptcy Court, M.D. Louisiana
lawb|Bankr. W.D. La.|United States Bankruptcy Court, W.D. Louisiana
lad|D. La.|United States District Court for the District of Louisiana
med|D. Me.|District Court, D. Maine
mesuperct||Superior Court of Maine
mesuperctknox|Super. Ct. Me. Knox Cty.|Superior Court of Maine, Knox County
meb|Bankr. D. Me.|United States Bankruptcy Court, D. Maine
mdcityctbalt||Baltimore City Court
mdsuperctbalt||Baltimore City Superior Court
mdcirct|Cir. Ct. Md.|Circuit Court of Maryland
mdd|D. Md.|District Court, D. Maryland
mdcirctct||Maryland Circuit Court
mdcirctctbalt||Baltimore City Circuit Court
mdorphanct||Maryland Orphans' Court
mdorphanctbalt||Baltimore City Orphans' Court
mdtc||Maryland Tax Court
supbenbaltcty||Supreme Bench of Baltimore City
mdb|Bankr. D. Md.|United States Bankruptcy Court, D. Maryland
mad|D. Mass.|District Court, D. Massachusetts
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
mab|Bankr. D. Mass.|United States Bankruptcy Court, D. Massachusetts
mied|E.D. Mich.|District Court, E.D. Michigan
miwd|W.D. Mich.|District Court, W.D. Michigan
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
mieb|Bankr. E.D. Mich.|United States Bankruptcy Court, E.D. Michigan
miwb|Bankr. W.D. Mich.|United States Bankruptcy Court, W.D. Michigan
micirct37cal|Mich. 37th Cir., Calhoun Cty.|Circuit Court of the 37th Circuit of Michigan, Calhoun County
mnd|D. Minn.|District Court, D. Minnesota
mnb|Bankr. D. Minn.|United States Bankruptcy Court, D. Minnesota
msnd|N.D. Miss.|District Court, N.D. Mississippi
mssd|S.D. Miss.|District Court, S.D. Mississippi
missd|D. Miss.|District Court, D. Mississippi
msnb|Bankr. N.D. Miss.|United States Bankruptcy Court, N.D. Mississippi
mssb|Bankr. S.D. Miss.|United States Bankruptcy Court, S.D. Mississippi
mowd|W.D. Mo.|District Court, W.D. Missouri
mod|D. Mo.|District Court, D. Missouri
moed|E.D. Mo.|District Court, E.D. Missouri
bap8|8th Cir. BAP|United States Bankruptcy Appellate Panel of The Eighth Circuit
moeb|Bankr. E.D. Mo.|United States Bankruptcy Court, E.D. Missouri
mowb|Bankr. W.D. Mo.|United States Bankruptcy Court, W.D. Missouri
mtd|D. Mont.|District Court, D. Montana
mtjdct||Judicial District Court of Montana
mtjdcttreasure||Sixteenth Judicial District Court of Montana Treasure County
mtjdctFergus||Tenth Judicial District Court of Montana Fergus County
mtjdctbighorn||Thirteenth Judicial District Court of Montana Big Horn County
mtb|Bankr. D. Mont.|United States Bankruptcy Court, D. Montana
mtwaterct||Water Court of The State of Montana
ned|D. Neb.|United States District Court, Nebraska
nebraskab|Bankr. D. Neb.|United States Bankruptcy Court, D. Nebraska
nvd|D. Nev.|District Court, D. Nevada
nevdistct|Nev. Dist. Ct.|Nevada District Courts
nevdistct7|Nev. Dist. Ct., 7th Jud. Dist.|Nevada District Courts, 7th Judicial District
nvb|Bankr. D. Nev.|United States Bankruptcy Court, D. Nevada
nevdistct7eur|Nev. Dist. Ct., Eureka Cty.|Nevada District Court, Eureka County
nhd|D.N.H.|District Court, D. New Hampshire
nhsuperct||Superior Court of New Hampshire
nhb|Bankr. D.N.H.|United States Bankruptcy Court, D. New Hampshire
njqrtsess||Courts of General Quarter Sessions of the Peace
njd|D.N.J.|District Court, D. New Jersey
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
njfamctatlantic|Atlantic Cty. Fam. Ct.|Atlantic County Family Court
njfamctbergen|Bergen Cty. Fam. Ct.|Bergen County Family Court
njfamctburlingt|Burlington Cty. Fam. Ct.|Burlington County Family Court
njfamctcamden|Camden Cty. Fam. Ct.|Camden County Family Court
njfamctcapemay|Cape May Cty. Fam. Ct.|Cape May County Family Court
njfamctcumberla|Cumberland Cty. Fam. Ct.|Cumberland County Family Court
njfamctessex|Essex Cty. Fam. Ct.|Essex County Family Court
njfamctgloucest|Gloucester Cty. Fam. Ct.|Gloucester County Family Court
njfamcthudson|Hudson Cty. Fam. Ct.|Hudson County Family Court
njfamcthunterdo|Hunterdon Cty. Fam. Ct.|Hunterdon County Family Court
njfamctmercer|Mercer Cty. Fam. Ct.|Mercer County Family Court
njfamctmiddlese|Middlesex Cty. Fam. Ct.|Middlesex County Family Court
njfamctmonmouth|Monmouth Cty. Fam. Ct.|Monmouth County Family Court
njfamctmorris|Morris Cty. Fam. Ct.|Morris County Family Court
njfamctocean|Ocean Cty. Fam. Ct.|Ocean County Family Court
njfamctpassaic|Passaic Cty. Fam. Ct.|Passaic County Family Court
njfamctsalem|Salem Cty. Fam. Ct.|Salem County Family Court
njfamctsomerset|Somerset Cty. Fam. Ct.|Somerset County Family Court
njfamctsussex|Sussex Cty. Fam. Ct.|Sussex County Family Court
njfamctunion|Union Cty. Fam. Ct.|Union County Family Court
njfamctwarren|Warren Cty. Fam. Ct.|Warren County Family Court
njpuc||New Jersey Public Utilities Commission
njsuper||New Jersey Superior Court
njsuperatlantic|Atlantic Cty. Super. Ct.|Atlantic County Superior Court
njsuperbergen|Bergen Cty. Super. Ct.|Bergen County Superior Court
njsuperburlingt|Burlington Cty. Super. Ct.|Burlington County Superior Court
njsupercamden|Camden Cty. Super. Ct.|Camden County Superior Court
njsupercapemay|Cape May Cty. Super. Ct.|Cape May County Superior Court
njsupercumberla|Cumberland Cty. Super. Ct.|Cumberland County Superior Court
njsuperessex|Essex Cty. Super. Ct.|Essex County Superior Court
njsupergloucest|Gloucester Cty. Super. Ct.|Gloucester County Superior Court
njsuperhudson|Hudson Cty. Super. Ct.|Hudson County Superior Court
njsuperhunterdo|Hunterdon Cty. Super. Ct.|Hunterdon County Superior Court
njsupermercer|Mercer Cty. Super. Ct.|Mercer County Superior Court
njsupermiddlese|Middlesex Cty. Super. Ct.|Middlesex County Superior Court
njsupermonmouth|Monmouth Cty. Super. Ct.|Monmouth County Superior Court
njsupermorris|Morris Cty. Super. Ct.|Morris County Superior Court
njsuperocean|Ocean Cty. Super. Ct.|Ocean County Superior Court
njsuperpassaic|Passaic Cty. Super. Ct.|Passaic County Superior Court
njsupersalem|Salem Cty. Super. Ct.|Salem County Superior Court
njsupersomerset|Somerset Cty. Super. Ct.|Somerset County Superior Court
njsupersussex|Sussex Cty. Super. Ct.|Sussex County Superior Court
njsuperunion|Union Cty. Super. Ct.|Union County Superior Court
njsuperwarren|Warren Cty. Super. Ct.|Warren County Superior Court
njsuperctappdiv|N.J. Super. Ct. App. Div.|New Jersey Superior Court Appellate Division
njsurrct|N.J. Surr. Ct.|New Jersey Surrogate's Court
njsurrctatlanti|Atlantic Cty. Surr. Ct.|Atlantic County Surrogate's Court
njsurrctbergen|Bergen Cty. Surr. Ct.|Bergen County Surrogate's Court
njsurrctburling|Burlington Cty. Surr. Ct.|Burlington County Surrogate's Court
njsurrctcamden|Camden Cty. Surr. Ct.|Camden County Surrogate's Court
njsurrctcapemay|Cape May Cty. Surr. Ct.|Cape May County Surrogate's Court
njsurrctcumberl|Cumberland Cty. Surr. Ct.|Cumberland County Surrogate's Court
njsurrctessex|Essex Cty. Surr. Ct.|Essex County Surrogate's Court
njsurrctglouces|Gloucester Cty. Surr. Ct.|Gloucester County Surrogate's Court
njsurrcthudson|Hudson Cty. Surr. Ct.|Hudson County Surrogate's Court
njsurrcthunterd|Hunterdon Cty. Surr. Ct.|Hunterdon County Surrogate's Court
njsurrctmercer|Mercer Cty. Surr. Ct.|Mercer County Surrogate's Court
njsurrctmiddles|Middlesex Cty. Surr. Ct.|Middlesex County Surrogate's Court
njsurrctmonmout|Monmouth Cty. Surr. Ct.|Monmouth County Surrogate's Court
njsurrctmorris|Morris Cty. Surr. Ct.|Morris County Surrogate's Court
njsurrctocean|Ocean Cty. Surr. Ct.|Ocean County Surrogate's Court
njsurrctpassaic|Passaic Cty. Surr. Ct.|Passaic County Surrogate's Court
njsurrctsalem|Salem Cty. Surr. Ct.|Salem County Surrogate's Court
njsurrctsomerse|Somerset Cty. Surr. Ct.|Somerset County Surrogate's Court
njsurrctsussex|Sussex Cty. Surr. Ct.|Sussex County Surrogate's Court
njsurrctunion|Union Cty. Surr. Ct.|Union County Surrogate's Court
njsurrctwarren|Warren Cty. Surr. Ct.|Warren County Surrogate's Court
njch|N.J. Ch.|New Jersey Court of Chancery
njb|Bankr. D.N.J.|United States Bankruptcy Court, D. New Jersey
nmd|D.N.M.|District Court, D. New Mexico
nmb|Bankr. D.N.M.|United States Bankruptcy Court, D. New Mexico
nyed|E.D.N.Y.|District Court, E.D. New York
nynd|N.D.N.Y.|District Court, N.D. New York
nysd|S.D.N.Y.|District Court, S.D. New York
nywd|W.D.N.Y.|District Court, W.D. New York
nycityct|N.Y. City Ct.|City and Municipal Courts of New York
nyalbanycityct|N.Y. City Ct., Albany|Albany City Court
nyamsterdcityct|N.Y. City Ct., Amsterdam|Amsterdam City Court
nyauburncityct|N.Y. City Ct., Auburn|Auburn City Court
nybataviacityct|N.Y. City Ct., Batavia|Batavia City Court
nybingcityct|N.Y. City Ct., Binghamton|Binghamton City Court
nybuffalocityct|N.Y. City Ct., Buffalo|Buffalo City Court
nycanandcityct|N.Y. City Ct., Canandaigua|Canandaigua City Court
nycityctlittlef|N.Y. City Ct., Little Falls|City Court Of Little Falls
nywestchcityct|N.Y. City Ct., Westchester|City Court of Westchester
nycityctclinton|N.Y. City Ct., Clinton|Clinton City Court
nycohoescityct|N.Y. City Ct., Cohoes|Cohoes City Court
nycortlcityct|N.Y. City Ct., Cortland|Cortland City Court
nydunkirkcityct|N.Y. City Ct., Dunkirk|Dunkirk City Court
nyelmiracityct|N.Y. City Ct., Elmira|Elmira City Court
nyfultoncityct|N.Y. City Ct., Fulton|Fulton City Court
nygenevacityct|N.Y. City Ct., Geneva|Geneva City Court
nyglensfcityct|N.Y. City Ct., Glens Falls|Glens Falls City Court
nygloverscityct|N.Y. City Ct., Gloversville|Gloversville City Court
nyhornellcityct|N.Y. City Ct., Hornell|Hornell City Court
nyhudsoncityct|N.Y. City Ct., Hudson|Hudson City Court
nyithacacityct|N.Y. City Ct., Ithaca|Ithaca City Court
nyjamescityct|N.Y. City Ct., Jamestown|Jamestown City Court
nykingstcityct|N.Y. City Ct., Kington|Kingston City Court
nylackawcityct|N.Y. City Ct., Lackawanna|Lackawanna City Court
nylockpcityct|N.Y. City Ct., Lockport|Lockport City Court
nylbccityct|N.Y. City Ct., Long Beach|Long Beach City Court
nymiddletcityct|N.Y. City Ct., Middletown|Middletown City Court
nymtverncityct|N.Y. City Ct., Mt. Vernon|Mount Vernon City Court
nynassaucityct|N.Y. City Ct., Nassau|Nassau City Court
nynewroccityct|N.Y. City Ct., New Rochelle|New Rochelle City Court
nynyccityct|N.Y. City Ct., NYC|New York City Court
nynewburcityct|N.Y. City Ct., Newburgh|Newburgh City Court
nyniagaracityct|N.Y. City Ct., Niagara Falls|Niagara Falls City Court
nycityctnorw|N.Y. City Ct., Norwich|Norwich City Court
nyoneidacityct|N.Y. City Ct., Oneida|Oneida City Court
nyoswegocityct|N.Y. City Ct., Oswego|Oswego City Court
nypeekskcityct|N.Y. City Ct., Peekskill|Peekskill City Court
nyplattscityct|N.Y. City Ct., Plattsburgh|Plattsburgh City Court
nyportjercityct|N.Y. City Ct., Pt. Jervis|Port Jervis City Court
nypoughcityct|N.Y. City Ct., Poughkeepsie|Poughkeepsie City Court
nycityctrenss|N.Y. City Ct., Rensselaer|Rensselaer City Court
nyroccityct|N.Y. City Ct., Rochester|Rochester City Court
nyromecityct|N.Y. City Ct., Rome|Rome City Court
nyryecityct|N.Y. City Ct., Rye|Rye City Court
nysaratocityct|N.Y. City Ct., Saratoga Springs|Saratoga Springs City Court
nyschencityct|N.Y. City Ct., Schenectady|Schenectady City Court
nysyrcityct|N.Y. City Ct., Syracuse|Syracuse City Court
nycitycttomp|N.Y. City Ct., Tompkins|Tompkins City Court
nytonacityct|N.Y. City Ct., Tonawanda|Tonawanda City Court
nytroycityct|N.Y. City Ct., Troy|Troy City Court
nyuticacityct|N.Y. City Ct., Utica|Utica City Court
nywatertcityct|N.Y. City Ct., Watertown|Watertown City Court
nywhplncityct|N.Y. City Ct., White Plains|White Plains City Court
nyyonkerscityct|N.Y. City Ct., Yonkers|Yonkers City Court
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
nyalbanyctyct|N.Y. Cty. Ct., Albany Cty.|Albany County Court
nyalleganyctyct|N.Y. Cty. Ct., Allegany Cty.|Allegany County Court
nybronxctyct|N.Y. Cty. Ct., Bronx Cty.|Bronx County Court
nybroomectyct|N.Y. Cty. Ct., Broome Cty.|Broome County Court
nycattctyct|N.Y. Cty. Ct., Cattaraugus Cty.|Cattaraugus County Court
nycayugactyct|N.Y. Cty. Ct., Cayuga Cty.|Cayuga County Court
nychautctyct|N.Y. Cty. Ct., Chautauqua Cty.|Chautauqua County Court
nychemungctyct|N.Y. Cty. Ct., Chemung Cty.|Chemung County Court
nychenangoctyct|N.Y. Cty. Ct., Chenango Cty.|Chenango County Court
nyclintonctyct|N.Y. Cty. Ct., Clinton Cty.|Clinton County Court
nycolumctyct|N.Y. Cty. Ct., Columbia Cty.|Columbia County Court
nycortlandctyct|N.Y. Cty. Ct., Cortland Cty.|Cortland County Court
nyputnamctyct|N.Y. Cty. Ct., Putnam Cty.|County Court of New York, Putnam County
nysenctyct|N.Y. Cty. Ct., Seneca Cty.|County Court of New York, Seneca County
nydelawarectyct|N.Y. Cty. Ct., Delaware Cty.|Delaware County Court
nydutchessctyct|N.Y. Cty. Ct., Dutchess Cty.|Dutchess County Court
nyeriectyct|N.Y. Cty. Ct., Erie Cty.|Erie County Court
nyessexctyct|N.Y. Cty. Ct., Essex Cty.|Essex County Court, N.Y.
nyfrankctyct|N.Y. Cty. Ct., Franklin Cty.|Franklin County Court, N.Y.
nyfultonctyct|N.Y. Cty. Ct., Fulton Cty.|Fulton County Court, N.Y.
nygenessctyct|N.Y. Cty. Ct., Genesee Cty.|Genesee County Court
nyhamilctyct|N.Y. Cty. Ct., Hamilton Cty.|Hamilton County Court
nygreenectyct|N.Y. Cty. Ct., Greene Cty.|Greene County Court
nyherkimerctyct|N.Y. Cty. Ct., Herkimer Cty.|Herkimer County Court, New York
nyjeffctyct|N.Y. Cty. Ct., Jefferson Cty.|Jefferson County Court, New York
nykingsctyct|N.Y. Cty. Ct., Kings Cty.|Kings County Court
nylewisctyct|N.Y. Cty. Ct., Lewis Cty.|Lewis County Court
nylivingstctyct|N.Y. Cty. Ct., Livingston Cty.|Livingston County Court
nymadctyct|N.Y. Cty. Ct., Madison Cty.|Madison County Court
nymonroectyct|N.Y. Cty. Ct., Monroe Cty.|Monroe County Court, NY
nymontctyct|N.Y. Cty. Ct., Montgomery Cty.|Montgomery County Court
nynassctyct|N.Y. Cty. Ct., Nassau Cty.|Nassau County Court
nykingctyct|N.Y. Cty. Ct., King Cty.|New York County Court, King County
nycountyctny|N.Y. Cty. Ct., New York Cty.|New York County Court, New York County
nyoneidactyct|N.Y. Cty. Ct., Oneida Cty.|New York County Court, Oneida County
nysaratogactyct|N.Y. Cty. Ct., Saratoga Cty.|New York Saratoga County Court
nyniagaractyct|N.Y. Cty. Ct., Niagara Cty.|Niagara County Court
nyonondagactyct|N.Y. Cty. Ct., Onondaga Cty.|Onondaga County Court, N.Y.
nyontarioctyct|N.Y. Cty. Ct., Ontario Cty.|Ontario County Court
nyorangectyct|N.Y. Cty. Ct., Orange Cty.|Orange County Court
nyorleansctyct|N.Y. Cty. Ct., Orleans Cty.|Orleans County Court
nyoswegoctyct|N.Y. Cty. Ct., Oswego Cty.|Oswego County Court
nyotsegoctyct|N.Y. Cty. Ct., Otsego Cty.|Otsego County Court
nyqueensctyct|N.Y. Cty. Ct., Queens Cty.|Queens County Court
nyrensctyct|N.Y. Cty. Ct., Rensselaer Cty.|Rensselaer County Court
nyrocklandctyct|N.Y. Cty. Ct., Rockland Cty.|Rockland County Court
nyschenctyct|N.Y. Cty. Ct., Schenectady Cty.|Schenectady County Court
nyschoharctyct|N.Y. Cty. Ct., Schoharie Cty.|Schoharie County Court
nyschuylerctyct|N.Y. Cty. Ct., Schuyler Cty.|Schuyler County Court
nystlawctyct|N.Y. Cty. Ct., St. Lawrence Cty.|St. Lawrence County Court
nysteubenctyct|N.Y. Cty. Ct., Steuben Cty.|Steuben County Court, New York
nysuffolkctyct|N.Y. Cty. Ct., Suffolk Cty.|Suffolk County Court
nysullivanctyct|N.Y. Cty. Ct., Sullivan Cty.|Sullivan County Court
nytiogactyct|N.Y. Cty. Ct., Tioga Cty.|Tioga County Court
nytompkinsctyct|N.Y. Cty. Ct., Tompkins Cty.|Tompkins County Court
nyulsterctyct|N.Y. Cty. Ct., Ulster Cty.|Ulster County Court
nywarrenctyct|N.Y. Cty. Ct., Warren Cty.|Warren County Court
nywashctyct|N.Y. Cty. Ct., Washington Cty.|Washington County Court
nywaynectyct|N.Y. Cty. Ct., Wayne Cty.|Wayne County Court
nywestchcty|N.Y. Cty. Ct., Westchester Cty.|Westchester County Court
nywyomingctyct|N.Y. Cty. Ct., Wyoming Cty.|Wyoming County Court
nyyatesctyct|N.Y. Cty. Ct., Yates Cty.|Yates County Court
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
nyfamctalbany||New York Family Court, Albany County
nyfamctalleg||New York Family Court, Allegany County
nyfamctbronx||New York Family Court, Bronx County
nyfamctchauta||New York Family Court, Chautauqua County
nyfamctchemung||New York Family Court, Chemung County
nyfamctclinton||New York Family Court, Clinton County
nyfamctdutch||New York Family Court, Dutchess County
nyfamcterie||New York Family Court, Erie County
nyfamctessex||New York Family Court, Essex County
nyfamctfrank||New York Family Court, Franklin County
nyfamctgenesee||New York Family Court, Genesee County
nyfamctgreene||New York Family Court, Greene County
nyfamctjeff||New York Family Court, Jefferson County
nyfamctkings||New York Family Court, Kings County
nyfamctmadison||New York Family Court, Madison County
nyfamctmonroe||New York Family Court, Monroe County
nyfamctmontg||New York Family Court, Montgomery County
nyfamctnassau||New York Family Court, Nassau County
nyfamctniagara||New York Family Court, Niagara County
nyfamctoneida||New York Family Court, Oneida County
nyfamctontario||New York Family Court, Ontario County
nyfamctonond||New York Family Court, Onondaga County
nyfamctorange||New York Family Court, Orange County
nyfamctoswego||New York Family Court, Oswego County
nyfamctotsego||New York Family Court, Otsego County
nyfamctqueens||New York Family Court, Queens County
nyfamctrenss||New York Family Court, Rensselaer County
nyfamctrich||New York Family Court, Richmond County
nyfamctrockl||New York Family Court, Rockland County
nyfamctstl||New York Family Court, St. Lawrence County
nyfamctsaratoga||New York Family Court, Saratoga County
nyfamctschuyler||New York Family Court, Schuyler County
nyfamctseneca||New York Family Court, Seneca County
nyfamctsteuben||New York Family Court, Steuben County
nyfamctsuffolk||New York Family Court, Suffolk County
nyfamctsull||New York Family Court, Sullivan County
nyfamcttompkins||New York Family Court, Tompkins County
nyfamctulster||New York Family Court, Ulster County
nyfamctwarren||New York Family Court, Warren County
nyfamctwashing||New York Family Court, Washington County
nyfamctwayne||New York Family Court, Wayne County
nyfamctwestch||New York Family Court, Westchester County
nyfamctyates||New York Family Court, Yates County
nymagct||New York Magistrate Court
nynycmagct||New York City Magistrate Court
nyprobsolvct||New York Problem Solving Courts
nyclaimsct||New York State Court of Claims
nysupct|N.Y. Sup. Ct.|New York Supreme Court
nysupctnewyork|N.Y. Sup. Ct., NYC Cty.|New York Supreme Court New York
nysupctoneida|N.Y. Sup. Ct., Oneida Cty.|New York Supreme Court Oneida Special Term
nysupctsntlw|N.Y. Sup. Ct., St. Lawrence Cty.|New York Supreme Court St. Lawrence
nysupctstbn|N.Y. Sup. Ct., Steuben Cty.|New York Supreme Court Steuben
nysupctschuy|N.Y. Sup. Ct., Schuyler Cty.|New York Supreme Court, Schuyler County
nysupctulster|N.Y. Sup. Ct., Ulster Cty.|New York Supreme Court Ulster Special Term
nysupctalbany|N.Y. Sup. Ct., Albany Cty.|New York Supreme Court, Albany
nysupctalgny|N.Y. Sup. Ct., Allegany Cty.|New York Supreme Court, Allegany County
nysupctbrnx|N.Y. Sup. Ct., Bronx Cty.|New York Supreme Court, Bronx County
nysupctbrm|N.Y. Sup. Ct., Broome Cty.|New York Supreme Court, Broome County
nysupctctrgs|N.Y. Sup. Ct., Cattaraugus Cty.|New York Supreme Court, Cattaraugus
nysupctcayuga|N.Y. Sup. Ct., Cayuga Cty.|New York Supreme Court, Cayuga
nysupctchtq|N.Y. Sup. Ct., Chautauqua Cty.|New York Supreme Court, Chautauqua County
nysupctchmng|N.Y. Sup. Ct., Chemung Cty.|New York Supreme Court, Chemung County
nysupctchenango|N.Y. Sup. Ct., Chenango Cty.|New York Supreme Court, Chenango
nysupctclinton|N.Y. Sup. Ct., Clinton Cty.|New York Supreme Court, Clinton
nysupctclmb|N.Y. Sup. Ct., Columbia Cty.|New York Supreme Court, Columbia County
nysupctcrtlnd|N.Y. Sup. Ct., Cortland Cty.|New York Supreme Court, Cortland County
nysupctdlwr|N.Y. Sup. Ct., Delaware Cty.|New York Supreme Court, Delaware County
nysupctdtchss|N.Y. Sup. Ct., Dutchess Cty.|New York Supreme Court, Dutchess County
nysupcterie|N.Y. Sup. Ct., Erie Cty.|New York Supreme Court, Erie County
nysupctessex|N.Y. Sup. Ct., Essex Cty.|New York Supreme Court, Essex County
nysupctfrnkln|N.Y. Sup. Ct., Franklin Cty.|New York Supreme Court, Franklin County
nysupctfltn|N.Y. Sup. Ct., Fulton Cty.|New York Supreme Court, Fulton County
nysupctgnss|N.Y. Sup. Ct., Genesee Cty.|New York Supreme Court, Genesee County
nysupctgrn|N.Y. Sup. Ct., Greene Cty.|New York Supreme Court, Greene County
nysupcthamilton|N.Y. Sup. Ct., Hamilton Cty.|New York Supreme Court, Hamilton County
nysupcthrkmr|N.Y. Sup. Ct., Herkimer Cty.|New York Supreme Court, Herkimer County
nysupctjffrsn|N.Y. Sup. Ct., Jefferson Cty.|New York Supreme Court, Jefferson County
nysupctkings|N.Y. Sup. Ct., Kings Cty.|New York Supreme Court, Kings
nysupctlewis|N.Y. Sup. Ct., Lewis Cty.|New York Supreme Court, Lewis County
nysupctlvngstn|N.Y. Sup. Ct., Livingston Cty.|New York Supreme Court, Livingston County
nysupctmdsn|N.Y. Sup. Ct., Madison Cty.|New York Supreme Court, Madison County
nysupctmonroe|N.Y. Sup. Ct., Monroe Cty.|New York Supreme Court, Monroe County
nysupctmntgmry|N.Y. Sup. Ct., Montgomery Cty.|New York Supreme Court, Montgomery County
nysupctnss|N.Y. Sup. Ct., Nassau Cty.|New York Supreme Court, Nassau County
nysupctniagra|N.Y. Sup. Ct., Niagara Cty.|New York Supreme Court, Niagara
nysupctnndg|N.Y. Sup. Ct., Onondaga Cty.|New York Supreme Court, Onondaga County
nysupctntr|N.Y. Sup. Ct., Ontario Cty.|New York Supreme Court, Ontario County
nysupctorange|N.Y. Sup. Ct., Orange Cty.|New York Supreme Court, Orange County
nysupctrlns|N.Y. Sup. Ct., Orleans Cty.|New York Supreme Court, Orleans County
nysupctswg|N.Y. Sup. Ct., Oswego Cty.|New York Supreme Court, Oswego County
nysupctostego|N.Y. Sup. Ct., Otsego Cty.|New York Supreme Court, Otsego County
nysupctptnm|N.Y. Sup. Ct., Putnam Cty.|New York Supreme Court, Putnam County
nysupctren|N.Y. Sup. Ct., Rensselaer Cty.|New York Supreme Court, Rensselaer
nysupctrichmond|N.Y. Sup. Ct., Richmond Cty.|New York Supreme Court, Richmond County
nysupctrcklnd|N.Y. Sup. Ct., Rockland Cty.|New York Supreme Court, Rockland County
nysupctsrtg|N.Y. Sup. Ct., Saratoga Cty.|New York Supreme Court, Saratoga County
nysupctschnec|N.Y. Sup. Ct., Schenectady Cty.|New York Supreme Court, Schenectady County
nysupctsnc|N.Y. Sup. Ct., Seneca Cty.|New York Supreme Court, Seneca County
nysupctscho|N.Y. Sup. Ct., Schoharie Cty.|New York Supreme Court, Schoharie County
nysuprctfflk|N.Y. Sup. Ct., Suffolk Cty.|New York Supreme Court, Suffolk County
nysupctsllvn|N.Y. Sup. Ct., Sullivan Cty.|New York Supreme Court, Sullivan County
nysupcttioga|N.Y. Sup. Ct., Tioga Cty.|New York Supreme Court, Tioga County
nysupcttmpkns|N.Y. Sup. Ct., Tompkins Cty.|New York Supreme Court, Tompkins County
nysupctwarren|N.Y. Sup. Ct., Warren Cty.|New York Supreme Court, Warren County
nysupctwash|N.Y. Sup. Ct., Wash. Cty.|New York Supreme Court, Washington County
nysupctwayne|N.Y. Sup. Ct., Wayne Cty.|New York Supreme Court, Wayne County
nysupctwyom|N.Y. Sup. Ct., Wyoming Cty.|New York Supreme Court, Wyoming County
nysupctqueens|N.Y. Sup. Ct., Queens Cty.|Supreme Court, Queens County
nysupctwster|N.Y. Sup. Ct., Wchstr. Cty.|Supreme Court, Westchester County
nysupctyates|N.Y. Sup. Ct., Yates Cty.|New York Supreme Court, Yates County
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
nyeb|Bankr. E.D.N.Y.|United States Bankruptcy Court, E.D. New York
nynb|Bankr. N.D.N.Y.|United States Bankruptcy Court, N.D. New York
nysb|Bankr. S.D.N.Y.|United States Bankruptcy Court, S.D. New York
nywb|Bankr. W.D.N.Y.|United States Bankruptcy Court, W.D. New York
nyd|D. N.Y.|United States District Court for the District of New York
nyjustct|N.Y. Just. Court|Town and Village Courts
nyalbanyjustct|N.Y. Just. Court, Albany|Albany City Police Court
nyamherstjustct|N.Y. Just. Court, Amherst|Amherst Town Court
nyjustctamsterd||Amsterdam Police Court
nyjustctarcadia||Arcadia Justice Court
nyjustctaurora||Aurora Justice Court
nybedfordjustct|N.Y. Just. Court, Bedford|Bedford Justice Court
nyjustctbethl||Bethlehem Justice Court
nyjustctbrighto||Brighton Justice Court
nyjustctcamillu||Camillus Justice Court
nyjustctcanaan||Canaan Justice Court
nyjustctcanton||Canton Justice Court
nyjustctcayugah||Cayuga Heights Police Court
nyjustctcheekto||Cheektowaga Justice Court
nyjustctchenang||Chenango Justice Court
nyjustctchili||Chili Justice Court
nyjustctclarks||Clarkstown Justice Court
nyjustctclifton||Clifton Park Justice Court
nyjustctcohoes||Cohoes Police Court
nycoloniejustct|N.Y. Just. Court, Colonie|Colonie Justice Court
nyjustctcornwal||Cornwall Justice Court
nyjustctcortlan||Cortlandt Town Court
nyjustctdewitt||DeWitt Justice Court
nyjustctdepew||Depew Justice Court
nyjustctdickins||Dickinson Justice Court
nyjustctdix||Dix Town Court
nyjustctdobbsfe||Dobbs Ferry Justice Court
nyjustcteastroc||East Rochester Justice Court
nyjustcteastche||Eastchester Justice Court
nyjustctelma||Elma Justice Court
nyjustctfrankfo||Frankfort Justice Court
nygardjust|N.Y. Just. Court, Gardent City|Garden City Police Court
nyjustctgates||Gates Town Court
nyjustctgeneseo||Geneseo Justice Court
nyjustctgeneva||Geneva Justice Court
nygtnkpljustct|N.Y. Just. Court, Great Neck|Great Neck Plaza Village Court
nyjustctgreece||Greece Justice Court
nyjustctharriso||Harrison Town Court
nyjustcthaverst||Haverstraw Justice Court
nyhempjustct|N.Y. Just. Court, Hempstead|Hempstead Justice Court
nyjustcthenriet||Henrietta Justice Court
nyjustctherkime||Herkimer Justice Court
nyjustcthighlan||Highlands Justice Court
nyjustcthorsehe||Horseheads Justice Court
nyhunterjustct|N.Y. Just. Court, Hunter|Hunter Justice Court
nyjustcthunting||Huntington Police Justice's Court
nyhydepkjustct|N.Y. Just. Court, Hyde Park|Hyde Park Justice Court
nyjustctirondeq||Irondequoit Justice Court
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
nyjustctcarmel||Justice Court of Town of Carmel
nyjustctchatam||Justice Court of Town of Chatam
nyjustctfishkil||Justice Court of Town of Fishkill
nygreenbjustct|N.Y. Just. Court, Greenburgh|Justice Court of Town of Greenburgh
nyjustctlockpor||Justice Court of Town of Lockport
nyjustctnewburg||Justice Court of Town of Newburgh
nyjustctossinin||Justice Court of Town of Ossining
nyjustctpendl||Justice Court of Town of Pendleton
nyjustctperinto||Justice Court of Town of Perinton
nyjustctramapo||Justice Court of Town of Ramapo
nyjustctrhinebe||Justice Court of Town of Rhinebeck
nyjustctyork||Justice Court of Town of Yorktown
nyjustctardsley||Justice Court of Village of Ardsley
nyjustctblasdel||Justice Court of Village of Blasdell
nyjustctbriarcl||Justice Court of Village of Briarcliff Manor
nyjustctbronxvi||Justice Court of Village of Bronxville
nyjustctelmsfor||Justice Court of Village of Elmsford
nyjustctfairpor||Justice Court of Village of Fairport
nyjustctfleisch||Justice Court of Village of Fleischmanns
nyjustcthasting||Justice Court of Village of Hastings-on-Hudson
nyjustctkingspo||Justice Court of Village of Kings Point
nyjustctlarchmo||Justice Court of Village of Larchmont
nyjustctlindenh||Justice Court of Village of Lindenhurst
nyjustctmassape||Justice Court of Village of Massapequa
nyjustctmonroe||Justice Court of Town of Monroe
nyjustctmonte||Justice Court of Village of Montebello
nyjustctmontice||Justice Court of Village of Monticello
nyjustctmutton||Justice Court of Village of Muttontown
nyjustctnewark||Justice Court of Village of Newark
nyjustctnorthhi||Justice Court of Village of North Hills
nyjustctoceanbe||Justice Court of Village of Ocean Beach
nyjustctorchard||Justice Court of Village of Orchard Park
nyjustctparma||Justice Court of Village of Parma
nyjustctportche||Justice Court of Village of Port Chester
nyjustctportwa||Justice Court of Village of Port Washington
nyjustctpoundri||Justice Court of Village of Pound Ridge
nyjustctredhook||Justice Court of Village of Red Hook
nyjustctrockvil||Justice Court of Village of Rockville
nyjustctsleepyh||Justice Court of Village of Sleepy Hollow
nyjustctsouthny||Justice Court of Village of South Nyack
nyjustctspringv||Justice Court of Village of Spring Valley
nyjustctsuffern||Justice Court of Village of Suffern
nyjustcttuckaho||Justice Court of Village of Tuckahoe
nyjustctwells||Justice Court of Town of Wells
nyjustctwestbur||Justice Court of Village of Westbury
nyjustctwoodsto||Justice Court of Village of Woodstock
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
nykinderjustct|N.Y. Just. Court, Kinderhook|Kinderhook Justice Court
nyjustctkingsbu||Kingsbury Justice Court
nylagrjustct|N.Y. Just. Court, LaGrange|LaGrange Justice Court
nyjustctlatting||Lattingtown Village Court
nyjustctlloydha||Lloyd Harbor Village Police Court
nyjustctlowvill||Lowville Justice Court
nyjustctmamaron||Mamaroneck Justice Court
nymassapkjustct|N.Y. Just. Court, Massapequa Pk.|Massapequa Park Justice Court
nyjustctmassena||Massena City Police Court
nyjustctmaybroo||Maybrook Police Court
nyjustctmendon||Mendon Justice Court
nyjustctmillert||Millerton Village Court
nyjustctmills||Mills Village Court
nyjustctmountki||Mount Kisco Police Court
nyjustctnewpalt||New Paltz Justice Court
nyjustctnewwind||New Windsor Justice Court
nyjustctnorthca||North Castle Justice Court
nyjustctnorthgr||North Greenbush Justice Court
nyjustctoakfiel||Oakfield Justice Court
nyjustctogden||Ogden Justice Court
nyjustctonondag||Onondaga Town Court
nyjustctorange||Orangetown Justice Court
nyjustctowego||Owego Justice Court
nyjustctpenfiel||Penfield Justice Court
nyjustctpleasan||Pleasant Valley Justice Court
nyjustctpoughke||Poughkeepsie Justice Court
nyjustctsandlak||Sand Lake Justice Court
nyjustctschuyle||Schuyler Justice Court
nyjustctseaclif||Sea Cliff Justice Court
nyjustctspringc||Spring City Police Court
nyjustctstarkey||Starkey Town Court
nytaghjustct|N.Y. Just. Court, Taghkanic|Taghkanic Justice Court
nyjustctgreenpo|Greenport Just. Ct.|Town of Greenport Justice Court
nytroyjustct|N.Y. Just. Court, Troy|Troy City Police Court
nyjustcttuxedo||Tuxeo Justice Court
nyjustctulster||Ulster Justice Court
nyvalstrjustct|N.Y. Just. Court, Valley Stream|Valley Stream Justice Court
nyjustctlynbroo||Village Justice Court of Village of Lynbrook
nyjustctwapping||Wappinger Justice Court
nywebsterjustct|N.Y. Just. Court, Webster|Webster Justice Court
nyjustctwoodbur||Woodbury Justice Court
nyjustctyonkers||Yonkers Justice Court
nced|E.D.N.C.|District Court, E.D. North Carolina
ncmd|M.D.N.C.|District Court, M.D. North Carolina
ncwd|W.D.N.C.|District Court, W.D. North Carolina
ncbizct||North Carolina Business Court
ncdistct|N.C. Dist. Ct.|North Carolina District Court
nceb|Bankr. E.D.N.C.|United States Bankruptcy Court, E.D. North Carolina
ncmb|Bankr. M.D.N.C.|United States Bankruptcy Court, M.D. North Carolina
ncwb|Bankr. W.D.N.C.|United States Bankruptcy Court, W.D. North Carolina
ncd|D.N.C.|United States District Court for the District of North Carolina
ndd|D.N.D.|District Court, D. North Dakota
ndb|Bankr. D.N.D.|United States Bankruptcy Court, D. North Dakota
nmid|D. N. Mar. I.|District Court, Northern Mariana Islands
cnmisuperct||Northern Mariana Islands Commonwealth Superior Court
cnmitrialct||Northern Mariana Islands Commonwealth Trial Court
nmib|Bankr. N. Mar. I.|United States Bankruptcy Court, Northern Mariana Islands
ohnd|N.D. Ohio|District Court, N.D. Ohio
ohsd|S.D. Ohio|District Court, S.D. Ohio
ohiobar||Board of Commissioners On The Unauthorized Practice of Law State of Ohio
ohioctcompl||Court of Common Pleas of Ohio
ohctcompladams|Oh. Ct. Com. Pl., Adams|Adams County Court of Common Pleas
ohctcomplallen|Oh. Ct. Com. Pl., Allen|Allen County Court of Common Pleas
ohctcomplashlan|Oh. Ct. Com. Pl., Ashland|Ashland County Court of Common Pleas
ohctcomplashtab|Oh. Ct. Com. Pl., Ashtabula|Ashtabula County Court of Common Pleas
ohctcomplathens|Oh. Ct. Com. Pl., Athens|Athens County Court of Common Pleas
ohctcomplauglai|Oh. Ct. Com. Pl., Auglaize|Auglaize County Court of Common Pleas
ohctcomplbelmon|Oh. Ct. Com. Pl., Belmont|Belmont County Court of Common Pleas
ohctcomplboss|Oh. Ct. Com. Pl., Boss|Boss County Court of Common Pleas
ohctcomplbrown|Oh. Ct. Com. Pl., Brown|Brown County Court of Common Pleas
ohctcomplbutler|Oh. Ct. Com. Pl., Butler|Butler County Court of Common Pleas
ohctcomplcarrol|Oh. Ct. Com. Pl., Carroll|Carroll County Court of Common Pleas
ohctcomplchampa|Oh. Ct. Com. Pl., Champaign|Champaign County Court of Common Pleas
ohctcomplclark|Oh. Ct. Com. Pl., Clark|Clark County Court of Common Pleas
ohctcomplclarke|Oh. Ct. Com. Pl., Clarke|Clarke County Court of Common Pleas
ohctcomplclermo|Oh. Ct. Com. Pl., Clermont|Clermont County Court of Common Pleas
ohctcomplclinto|Oh. Ct. Com. Pl., Clinton|Clinton County Court of Common Pleas
ohctcomplcolumb|Oh. Ct. Com. Pl., Columbiana|Columbiana County Court of Common Pleas
ohctcomplcoshoc|Oh. Ct. Com. Pl., Coshocton|Coshocton County Court of Common Pleas
ohctcomplfrankl|Oh. Ct. Com. Pl., Franklin  Civil Division|Court of Common Pleas of Ohio, Franklin County, Civil Division
ohctcomplhamilt|Oh. Ct. Com. Pl., Hamilton|Court of Common Pleas of Ohio, Hamilton County
ohctcomplcrawfo|Oh. Ct. Com. Pl., Crawford|Crawford County Court of Common Pleas
ohctcomplcuyaho|Oh. Ct. Com. Pl., Cuyahoga|Cuyahoga County Common Pleas Court
ohctcompldarke|Oh. Ct. Com. Pl., Darke|Darke County Court of Common Pleas
ohctcompldefian|Oh. Ct. Com. Pl., Defiance|Defiance County Court of Common Pleas
ohctcompldelawa|Oh. Ct. Com. Pl., Delaware|Delaware County Court of Common Pleas
ohctcomplerie|Oh. Ct. Com. Pl., Erie|Erie County Court of Common Pleas
ohctcomplfairfi|Oh. Ct. Com. Pl., Fairfield|Fairfield County Court of Common Pleas
ohctcomplfayett|Oh. Ct. Com. Pl., Fayette|Fayette County Court of Common Pleas
ohctcomplfulton|Oh. Ct. Com. Pl., Fulton|Fulton County Court of Common Pleas
ohctcomplgalia|Oh. Ct. Com. Pl., Galia|Galia County Court of Common Pleas
ohctcomplgallia|Oh. Ct. Com. Pl., Gallia|Gallia County Court of Common Pleas
ohctcomplgeauga|Oh. Ct. Com. Pl., Geauga|Geauga County Court of Common Pleas
ohctcomplgreen|Oh. Ct. Com. Pl., Green|Green County Court of Common Pleas
ohctcomplgreene|Oh. Ct. Com. Pl., Greene|Greene County Court of Common Pleas
ohctcomplguerns|Oh. Ct. Com. Pl., Guernsey|Guernsey County Court of Common Pleas
ohctcomplhancoc|Oh. Ct. Com. Pl., Hancock|Hancock County Court of Common Pleas
ohctcomplhardin|Oh. Ct. Com. Pl., Hardin|Hardin County Court of Common Pleas
ohctcomplharris|Oh. Ct. Com. Pl., Harrison|Harrison County Court of Common Pleas
ohctcomplhenry|Oh. Ct. Com. Pl., Henry|Henry County Court of Common Pleas
ohctcomplhighla|Oh. Ct. Com. Pl., Highland|Highland County Court of Common Pleas
ohctcomplhockin|Oh. Ct. Com. Pl., Hocking|Hocking County Court of Common Pleas
ohctcomplholmes|Oh. Ct. Com. Pl., Holmes|Holmes County Court of Common Pleas
ohctcomplhuron|Oh. Ct. Com. Pl., Huron|Huron County Court of Common Pleas
ohctcompljackso|Oh. Ct. Com. Pl., Jackson|Jackson County Court of Common Pleas
ohctcompljeffer|Oh. Ct. Com. Pl., Jefferson|Jefferson County Court of Common Pleas
ohctcomplknox|Oh. Ct. Com. Pl., Knox|Knox County Court of Common Pleas
ohctcompllake|Oh. Ct. Com. Pl., Lake|Lake County Court of Common Pleas
ohctcompllawren|Oh. Ct. Com. Pl., Lawrence|Lawrence County Common Pleas Court
ohctcompllickin|Oh. Ct. Com. Pl., Licking|Licking County Court of Common Pleas
ohctcompllogan|Oh. Ct. Com. Pl., Logan|Logan County Court of Common Pleas
ohctcompllorain|Oh. Ct. Com. Pl., Lorain|Lorain County Court of Common Pleas
ohctcompllucas|Oh. Ct. Com. Pl., Lucas|Lucas County Court of Common Pleas
ohctcomplmadiso|Oh. Ct. Com. Pl., Madison|Madison County Court of Common Pleas
ohctcomplmahoni|Oh. Ct. Com. Pl., Mahoning|Mahoning County Court of Common Pleas
ohctcomplmarion|Oh. Ct. Com. Pl., Marion|Marion County Court of Common Pleas
ohctcomplmedina|Oh. Ct. Com. Pl., Medina|Medina County Court of Common Pleas
ohctcomplmeigs|Oh. Ct. Com. Pl., Meigs|Meigs County Court of Common Pleas
ohctcomplmercer|Oh. Ct. Com. Pl., Mercer|Mercer County Court of Common Pleas
ohctcomplmiami|Oh. Ct. Com. Pl., Miami|Miami County Court of Common Pleas
ohctcomplmonroe|Oh. Ct. Com. Pl., Monroe|Monroe County Court of Common Pleas
ohctcomplmontgo|Oh. Ct. Com. Pl., Montgomery|Montgomery County Court of Common Pleas
ohctcomplmorgan|Oh. Ct. Com. Pl., Morgan|Morgan County Court of Common Pleas
ohctcomplmorrow|Oh. Ct. Com. Pl., Morrow|Morrow County Court of Common Pleas
ohctcomplmuskin|Oh. Ct. Com. Pl., Muskingum|Muskingum County Court of Common Pleas
ohctcomplnoble|Oh. Ct. Com. Pl., Noble|Noble County Court of Common Pleas
ohctcomplottawa|Oh. Ct. Com. Pl., Ottawa|Ottawa County Court of Common Pleas
ohctcomplpauldi|Oh. Ct. Com. Pl., Paulding|Paulding County Court of Common Pleas
ohctcomplpickaw|Oh. Ct. Com. Pl., Pickaway|Pickaway County Court of Common Pleas
ohctcomplpike|Oh. Ct. Com. Pl., Pike|Pike County Court of Common Pleas
ohctcomplportag|Oh. Ct. Com. Pl., Portage|Portage County Court of Common Pleas
ohctcomplpreble|Oh. Ct. Com. Pl., Preble|Preble County Court of Common Pleas
ohctcomplputnam|Oh. Ct. Com. Pl., Putnam|Putnam County Court of Common Pleas
ohctcomplrichla|Oh. Ct. Com. Pl., Richland|Richland County Court of Common Pleas
ohctcomplross|Oh. Ct. Com. Pl., Ross|Ross County Court of Common Pleas
ohctcomplsandus|Oh. Ct. Com. Pl., Sandusky|Sandusky County Court of Common Pleas
ohctcomplscioto|Oh. Ct. Com. Pl., Scioto|Scioto County Court of Common Pleas
ohctcomplseneca|Oh. Ct. Com. Pl., Seneca|Seneca County Court of Common Pleas
ohctcomplshelby|Oh. Ct. Com. Pl., Shelby|Shelby County Court of Common Pleas
ohctcomplstark|Oh. Ct. Com. Pl., Stark|Stark County Court of Common Pleas
ohctcomplsummit|Oh. Ct. Com. Pl., Summit|Summit County Court of Common Pleas
ohctcompltascar|Oh. Ct. Com. Pl., Tascarawas|Tascarawas County Court of Common Pleas
ohctcompltrumbu|Oh. Ct. Com. Pl., Trumbull|Trumbull County Court of Common Pleas
ohctcompltuscar|Oh. Ct. Com. Pl., Tuscarawas|Tuscarawas County Court of Common Pleas
ohctcomplunion|Oh. Ct. Com. Pl., Union|Union County Court of Common Pleas
ohctcomplvanwe|Oh. Ct. Com. Pl., Van Wert|Van Wert County Court of Common Pleas
ohctcomplvinton|Oh. Ct. Com. Pl., Vinton|Vinton County Court of Common Pleas
ohctcomplwarren|Oh. Ct. Com. Pl., Warren|Warren County Court of Common Pleas
ohctcomplwashin|Oh. Ct. Com. Pl., Washington|Washington County Court of Common Pleas
ohctcomplwayne|Oh. Ct. Com. Pl., Wayne|Wayne County Court of Common Pleas
ohctcomplwillia|Oh. Ct. Com. Pl., Williams|Williams County Court of Common Pleas
ohctcomplwood|Oh. Ct. Com. Pl., Wood|Wood County Court of Common Pleas
ohctcomplwyando|Oh. Ct. Com. Pl., Wyandot|Wyandot County Court of Common Pleas
ohiod|D. Ohio|District Court, D. Ohio
ohjuvct||Juvenile Court of Ohio
ohjuvctallen|Oh. Juv. Ct., Allen|Allen County Juvenile Court
ohjuvctcolumbia|Oh. Juv. Ct., Columbiana|Columbiana County Juvenile Court
ohjuvctcuyahoga|Oh. Juv. Ct., Cuyahoga|Cuyahoga County Juvenile Court
ohjuvctgreene|Oh. Juv. Ct., Greene|Greene County Juvenile Court
ohjuvcthamilton|Oh. Juv. Ct., Hamilton|Hamilton County Juvenile Court
ohjuvcthuron|Oh. Juv. Ct., Huron|Huron County Juvenile Court
ohjuvctlicking|Oh. Juv. Ct., Licking|Licking County Juvenile Court
ohjuvctlucas|Oh. Juv. Ct., Lucas|Lucas County Juvenile Court
ohjuvctmarion|Oh. Juv. Ct., Marion|Marion County Juvenile Court
ohjuvctmuskingu|Oh. Juv. Ct., Muskingum|Muskingum County Juvenile Court
ohjuvctnoble|Oh. Juv. Ct., Noble|Noble County Juvenile Court
ohjuvctpreble|Oh. Juv. Ct., Preble|Preble County Juvenile Court
ohjuvcttuscaraw|Oh. Juv. Ct., Tuscarawas|Tuscarawas County Juvenile Court
ohjuvctwarren|Oh. Juv. Ct., Warren|Warren County Juvenile Court
ohjuvctwayne|Oh. Juv. Ct., Wayne|Wayne County Juvenile Court
ohmunict||Municipal Courts of Ohio
ohmunictakron|Oh. Muni. Ct., Akron|Akron Municipal Court
ohmunictashland|Oh. Muni. Ct., Ashland|Ashland Municipal Court
ohmunictashtabu|Oh. Muni. Ct., Ashtabula|Ashtabula Municipal Court
ohmunictathens|Oh. Muni. Ct., Athens|Athens County Municipal Court
ohmunictauglaiz|Oh. Muni. Ct., Auglaize|Auglaize County Municipal Court
ohmunictavonlak|Oh. Muni. Ct., Avon Lake|Avon Lake Municipal Court
ohmunictbarbert|Oh. Muni. Ct., Barberton|Barberton Municipal Court
ohmunictbedford|Oh. Muni. Ct., Bedford|Bedford Municipal Court
ohmunictbellefo|Oh. Muni. Ct., Bellefontaine|Bellefontaine Municipal Court
ohmunictberea|Oh. Muni. Ct., Berea|Berea Municipal Court
ohmunictbowling|Oh. Muni. Ct., Bowling Green|Bowling Green County Municipal Court
ohmunictcanton|Oh. Muni. Ct., Canton|Canton Municipal Court
ohmunictcelina|Oh. Muni. Ct., Celina|Celina Municipal Court
ohmunictchardon|Oh. Muni. Ct., Chardon|Chardon Municipal Court
ohmunictchillic|Oh. Muni. Ct., Chillicothe|Chillicothe Municipal Court
ohmunictcincinn|Oh. Muni. Ct., Cincinnati|Cincinnati Municipal Court
ohmunictcirclev|Oh. Muni. Ct., Circleville|Circleville Municipal Court
ohmunictclevela|Oh. Muni. Ct., Cleveland|City of Cleveland Municipal Court
ohmunictcolumbu|Oh. Muni. Ct., Columbus|City of Columbus Municipal Court
ohmunictdayton|Oh. Muni. Ct., Dayton|City of Dayton Municipal Court
ohmunictclark|Oh. Muni. Ct., Clark|Clark County Municipal Court
ohmunictclermon|Oh. Muni. Ct., Clermont|Clermont County Municipal Court
ohmunictcrawfor|Oh. Muni. Ct., Crawford|Crawford County Municipal Court
ohmunictcuyahog|Oh. Muni. Ct., Cuyahoga|Cuyahoga County Municipal Court
ohmunictcuyfall|Oh. Muni. Ct., Cuyahoga Falls|Cuyahoga Falls Municipal Court
ohmunictdarke|Oh. Muni. Ct., Darke|Darke County Municipal Court
ohmunicteastliv|Oh. Muni. Ct., East Liverpool|East Liverpool Municipal Court
ohmunictelyria|Oh. Muni. Ct., Elyria|Elyria Municipal Court
ohmunicteuclidc|Oh. Muni. Ct., Euclid City|Euclid City Municipal Court
ohmunicteuclid|Oh. Muni. Ct., Euclid|Euclid Municipal Court
ohmunictfindlay|Oh. Muni. Ct., Findlay|Findlay Municipal Court
ohmunictfostori|Oh. Muni. Ct., Fostoria|Fostoria Municipal Court
ohmunictfrankli|Oh. Muni. Ct., Franklin|Franklin County Municipal Court
ohmunictfremont|Oh. Muni. Ct., Fremont|Fremont Municipal Court
ohmunictgallipo|Oh. Muni. Ct., Gallipolis|Gallipolis Municipal Court
ohmunictgirard|Oh. Muni. Ct., Girard|Girard Municipal Court
ohmunicthamilto|Oh. Muni. Ct., Hamilton|Hamilton County Municipal Court
ohmunicthighlan|Oh. Muni. Ct., Highland|Highland County Municipal Court
ohmunicthocking|Oh. Muni. Ct., Hocking|Hocking County Municipal Court
ohmunictketteri|Oh. Muni. Ct., Kettering|Kettering Municipal Court
ohmunictlakewoo|Oh. Muni. Ct., Lakewood|Lakewood Municipal Court
ohmunictlancast|Oh. Muni. Ct., Lancaster|Lancaster Municipal Court
ohmunictlawrenc|Oh. Muni. Ct., Lawrence|Lawrence County Municipal Court
ohmunictlicking|Oh. Muni. Ct., Licking|Licking County Municipal Court
ohmunictlima|Oh. Muni. Ct., Lima|Lima Municipal Court
ohmunictlorain|Oh. Muni. Ct., Lorain|Lorain Municipal Court
ohmunictlucas|Oh. Muni. Ct., Lucas|Lucas County Municipal Court
ohmunictmansfie|Oh. Muni. Ct., Mansfield|Mansfield Municipal Court
ohmunictmarion|Oh. Muni. Ct., Marion|Marion County Municipal Court
ohmunictmarysvi|Oh. Muni. Ct., Marysville|Marysville Municipal Court
ohmunictmassill|Oh. Muni. Ct., Massillon|Massillon Municipal Court
ohmunictmaumee|Oh. Muni. Ct., Maumee|Maumee Municipal Court
ohmunictmedina|Oh. Muni. Ct., Medina|Medina Municipal Court
ohmunictmiamisb|Oh. Muni. Ct., Miamisburg|Miamisburg Municipal Court
ohmunictmiddlet|Oh. Muni. Ct., Middletown|Middletown Municipal Court
ohmunictmorrow|Oh. Muni. Ct., Morrow|Morrow County Municipal Court
ohmunictvandali|Oh. Muni. Ct., Vandalia|Municipal Court of Vandalia
ohmunictnewphil|Oh. Muni. Ct., New Philadelphia|New Philadelphia Municipal Court
ohmunictnewtonf|Oh. Muni. Ct., Newton Falls|Newton Falls Municipal Court
ohmunictoberlin|Oh. Muni. Ct., Oberlin|Oberlin Municipal Court
ohmunictparma|Oh. Muni. Ct., Parma|Parma Municipal Court
ohmunictperrysb|Oh. Muni. Ct., Perrysburg|Perrysburg Municipal Court
ohmunictpiqua|Oh. Muni. Ct., Piqua|Piqua Municipal Court
ohmunictportcli|Oh. Muni. Ct., Port Clinton|Port Clinton Municipal Court
ohmunictportage|Oh. Muni. Ct., Portage|Portage County Municipal Court
ohmunictportsmo|Oh. Muni. Ct., Portsmouth|Portsmouth Municipal Court
ohmunictravenna|Oh. Muni. Ct., Ravenna|Ravenna Municipal Court
ohmunictrockyri|Oh. Muni. Ct., Rocky River|Rocky River Municipal Court
ohmunictshakerh|Oh. Muni. Ct., Shaker Heights|Shaker Heights Municipal Court
ohmunictsidney|Oh. Muni. Ct., Sidney|Sidney Municipal Court
ohmunictsoutheu|Oh. Muni. Ct., South Euclid|South Euclid Municipal Court
ohmunictspringf|Oh. Muni. Ct., Springfield|Springfield Municipal Court
ohmunictstruthe|Oh. Muni. Ct., Struthers|Struthers Municipal Court
ohmunictsummit|Oh. Muni. Ct., Summit|Summit County Municipal Court
ohmunictsylvani|Oh. Muni. Ct., Sylvania|Sylvania Municipal Court
ohmunicttiffin|Oh. Muni. Ct., Tiffin|Tiffin Municipal Court
ohmunicttoledo|Oh. Muni. Ct., Toledo|Toledo Municipal Court
ohmunicttrumbul|Oh. Muni. Ct., Trumbull|Trumbull County Municipal Court
ohmunictuppersa|Oh. Muni. Ct., Upper Sandusky|Upper Sandusky Municipal Court
ohmunictvanwert|Oh. Muni. Ct., Van Wert|Van Wert County Municipal Court
ohmunictwadswor|Oh. Muni. Ct., Wadsworth|Wadsworth Municipal Court
ohmunictwarren|Oh. Muni. Ct., Warren|Warren County Municipal Court
ohmunictwayne|Oh. Muni. Ct., Wayne|Wayne County Municipal Court
ohmunictwilloug|Oh. Muni. Ct., Willoughby|Willoughby Municipal Court
ohmunictxenia|Oh. Muni. Ct., Xenia|Xenia Municipal Court
ohmunictzanesvi|Oh. Muni. Ct., Zanesville|Zanesville Municipal Court
ohiocirct|Oh. Circ. Ct.|Ohio Circuit Courts
ohcirctadams|Oh. Circ. Ct., Adams|Adams Circuit Court
ohcirctallen|Oh. Circ. Ct., Allen|Allen Circuit Court
ohcirctashland|Oh. Circ. Ct., Ashland|Ashland Circuit Court
ohcirctashtabul|Oh. Circ. Ct., Ashtabula|Ashtabula Circuit Court
ohcirctathens|Oh. Circ. Ct., Athens|Athens Circuit Court
ohcirctauglaize|Oh. Circ. Ct., Auglaize|Auglaize County Circuit Court
ohcirctbelmont|Oh. Circ. Ct., Belmont|Belmont Circuit Court
ohcirctbrown|Oh. Circ. Ct., Brown|Brown Circuit Court
ohcirctbutler|Oh. Circ. Ct., Butler|Butler Circuit Court
ohcirctcarroll|Oh. Circ. Ct., Carroll|Carroll Circuit Court
ohcirctchampaig|Oh. Circ. Ct., Champaign|Champaign Circuit Court
ohcirctclark|Oh. Circ. Ct., Clark|Clark Circuit Court
ohcirctclermont|Oh. Circ. Ct., Clermont|Clermont Circuit Court
ohcirctclinton|Oh. Circ. Ct., Clinton|Clinton Circuit Court
ohcirctcolumbia|Oh. Circ. Ct., Columbiana|Columbiana Circuit Court
ohcirctcoshocto|Oh. Circ. Ct., Coshocton|Coshocton Circuit Court
ohcirctcrawford|Oh. Circ. Ct., Crawford|Crawford Circuit Court
ohcirctcuyahoga|Oh. Circ. Ct., Cuyahoga|Cuyahoga Circuit Court
ohcirctdarke|Oh. Circ. Ct., Darke|Darke Circuit Court
ohcirctdefiance|Oh. Circ. Ct., Defiance|Defiance Circuit Court
ohcirctdelaware|Oh. Circ. Ct., Delaware|Delaware Circuit Court
ohcircterie|Oh. Circ. Ct., Erie|Erie Circuit Court
ohcirctfairfiel|Oh. Circ. Ct., Fairfield|Fairfield Circuit Court
ohcirctfayette|Oh. Circ. Ct., Fayette|Fayette Circuit Court
ohcirctfranklin|Oh. Circ. Ct., Franklin|Franklin Circuit Court
ohcirctfulton|Oh. Circ. Ct., Fulton|Fulton Circuit Court
ohcirctgeauga|Oh. Circ. Ct., Geauga|Geauga Circuit Court
ohcirctgreene|Oh. Circ. Ct., Greene|Greene Circuit Court
ohcirctguernsey|Oh. Circ. Ct., Guernsey|Guernsey Circuit Court
ohcircthamilton|Oh. Circ. Ct., Hamilton|Hamilton Circuit Court
ohcircthancock|Oh. Circ. Ct., Hancock|Hancock Circuit Court
ohcircthancook|Oh. Circ. Ct., Hancook|Hancook Circuit Court
ohcircthardin|Oh. Circ. Ct., Hardin|Hardin Circuit Court
ohcirctharrison|Oh. Circ. Ct., Harrison|Harrison Circuit Court
ohcircthenry|Oh. Circ. Ct., Henry|Henry Circuit Court
ohcircthighland|Oh. Circ. Ct., Highland|Highland Circuit Court
ohcirctholmes|Oh. Circ. Ct., Holmes|Holmes Circuit Court
ohcircthuron|Oh. Circ. Ct., Huron|Huron Circuit Court
ohcirctjackson|Oh. Circ. Ct., Jackson|Jackson Circuit Court
ohcirctjefferso|Oh. Circ. Ct., Jefferson|Jefferson Circuit Court
ohcirctknox|Oh. Circ. Ct., Knox|Knox County Circuit Court
ohcirctlake|Oh. Circ. Ct., Lake|Lake County Circuit Court
ohcirctlawrence|Oh. Circ. Ct., Lawrence|Lawrence Circuit Court
ohcirctlicking|Oh. Circ. Ct., Licking|Licking Circuit Court
ohcirctlogan|Oh. Circ. Ct., Logan|Logan Circuit Court
ohcirctlorain|Oh. Circ. Ct., Lorain|Lorain Circuit Court
ohcirctlucas|Oh. Circ. Ct., Lucas|Lucas Circuit Court
ohcirctmadison|Oh. Circ. Ct., Madison|Madison Circuit Court
ohcirctmahoning|Oh. Circ. Ct., Mahoning|Mahoning Circuit Court
ohcirctmarion|Oh. Circ. Ct., Marion|Marion Circuit Court
ohcirctmedina|Oh. Circ. Ct., Medina|Medina Circuit Court
ohcirctmeigs|Oh. Circ. Ct., Meigs|Meigs Circuit Court
ohcirctmercer|Oh. Circ. Ct., Mercer|Mercer Circuit Court
ohcirctmiami|Oh. Circ. Ct., Miami|Miami Circuit Court
ohcirctmonroe|Oh. Circ. Ct., Monroe|Monroe Circuit Court
ohcirctmontgome|Oh. Circ. Ct., Montgomery|Montgomery Circuit Court
ohcirctmorgan|Oh. Circ. Ct., Morgan|Morgan Circuit Court
ohcirctmorrow|Oh. Circ. Ct., Morrow|Morrow Circuit Court
ohcirctmuskingu|Oh. Circ. Ct., Muskingum|Muskingum Circuit Court
ohcirctnoble|Oh. Circ. Ct., Noble|Noble Circuit Court
ohcirctottawa|Oh. Circ. Ct., Ottawa|Ottawa Circuit Court
ohcirctpaulding|Oh. Circ. Ct., Paulding|Paulding Circuit Court
ohcirctperry|Oh. Circ. Ct., Perry|Perry Circuit Court
ohcirctpickaway|Oh. Circ. Ct., Pickaway|Pickaway Circuit Court
ohcirctpike|Oh. Circ. Ct., Pike|Pike Circuit Court
ohcirctportage|Oh. Circ. Ct., Portage|Portage Circuit Court
ohcirctpreble|Oh. Circ. Ct., Preble|Preble Circuit Court
ohcirctputnam|Oh. Circ. Ct., Putnam|Putnam Circuit Court
ohcirctrichland|Oh. Circ. Ct., Richland|Richland Circuit Court
ohcirctross|Oh. Circ. Ct., Ross|Ross Circuit Court
ohcirctsandusky|Oh. Circ. Ct., Sandusky|Sandusky Circuit Court
ohcirctscioto|Oh. Circ. Ct., Scioto|Scioto Circuit Court
ohcirctseneca|Oh. Circ. Ct., Seneca|Seneca Circuit Court
ohcirctshelby|Oh. Circ. Ct., Shelby|Shelby Circuit Court
ohcirctstark|Oh. Circ. Ct., Stark|Stark Circuit Court
ohcirctsummit|Oh. Circ. Ct., Summit|Summit Circuit Court
ohcircttaggart|Oh. Circ. Ct., Taggart|Taggart Circuit Court
ohcircttrumbull|Oh. Circ. Ct., Trumbull|Trumbull Circuit Court
ohcircttuscaraw|Oh. Circ. Ct., Tuscarawas|Tuscarawas Circuit Court
ohcirctunion|Oh. Circ. Ct., Union|Union County Circuit Court
ohcirctvanwert|Oh. Circ. Ct., Van Wert|Van Wert Circuit Court
ohcirctvinton|Oh. Circ. Ct., Vinton|Vinton County Circuit Court
ohcirctwarren|Oh. Circ. Ct., Warren|Warren Circuit Court
ohcirctwayne|Oh. Circ. Ct., Wayne|Wayne Circuit Court
ohcirctwilliams|Oh. Circ. Ct., Williams|Williams Circuit Court
ohcirctwood|Oh. Circ. Ct., Wood|Wood Circuit Court
ohcirctwyandot|Oh. Circ. Ct., Wyandot|Wyandot Circuit Court
ohcirctwyandott|Oh. Circ. Ct., Wyandotte|Wyandotte County Circuit Court
ohiocountyct||Ohio County Courts
ohioctyctadams||Adams County Court, Ohio
ohioctyctashtab||Ashtabula County Courts, Ohio
ohioctyctbelmon||Belmont County Courts, Ohio
ohioctyctbrown||Brown County Courts, Ohio
ohioctyctbutler||Butler County Courts, Ohio
ohioctyctclark||Clark County Court, Ohio
ohioctyctcolum||Columbiana County Courts, Ohio
ohioctyctcosh||Coshocton County Court, Ohio
ohioctyctfrank||Franklin County Courts, Ohio
ohioctyctfulton||Fulton County Courts, Ohio
ohioctyctharris||Harrison County Court, Ohio
ohioctycthighla||Highland County Court, Ohio
ohioctyctjeffer||Jefferson County Courts, Ohio
ohioctyctmahoni||Mahoning County Courts, Ohio
ohioctyctmeigs||Meigs County Court, Ohio
ohioctyctmonroe||Monroe County Court, Ohio
ohioctyctmorgan||Morgan County Court, Ohio
ohioctyctmuskin||Muskingum County Court, Ohio
ohioctyctnoble||Noble County Court, Ohio
ohioctyctpauldi||Paulding County Court, Ohio
ohioctyctperry||Perry County Court, Ohio
ohioctyctpike||Pike County Court, Ohio
ohioctyctputnam||Putnam County Court, Ohio
ohioctyctsandus||Sandusky County Courts, Ohio
ohioctyctstark||Stark County Courts, Ohio
ohioctycttrumbu||Trumbull County Courts, Ohio
ohioctycttuscar||Tuscarawas County Court, Ohio
ohioctyctvinton||Vinton County Court, Ohio
ohioctyctwarren||Warren County Court, Ohio
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
ohprobctallen|Oh. Prob. Ct., Allen|Allen County Probate Court
ohprobctashtabu|Oh. Prob. Ct., Ashtabula|Ashtabula County Probate Court
ohprobctauglaiz|Oh. Prob. Ct., Auglaize|Auglaize County Probate Court
ohprobctbelmont|Oh. Prob. Ct., Belmont|Belmont County Probate Court
ohprobctbutler|Oh. Prob. Ct., Butler|Butler County Probate Court
ohprobctchampai|Oh. Prob. Ct., Champaign|Champaign County Probate Court
ohprobctclark|Oh. Prob. Ct., Clark|Clark County Probate Court
ohprobctclarke|Oh. Prob. Ct., Clarke|Clarke County Probate Court
ohprobctclermon|Oh. Prob. Ct., Clermont|Clermont County Probate Court
ohprobctclinton|Oh. Prob. Ct., Clinton|Clinton County Probate Court
ohprobctcolumbi|Oh. Prob. Ct., Columbiana|Columbiana County Probate Court
ohprobctcuyahog|Oh. Prob. Ct., Cuyahoga|Cuyahoga County Probate Court
ohprobctdarke|Oh. Prob. Ct., Darke|Darke County Probate Court
ohprobcterie|Oh. Prob. Ct., Erie|Erie County Probate Court
ohprobctfairfie|Oh. Prob. Ct., Fairfield|Fairfield County Probate Court
ohprobctfayette|Oh. Prob. Ct., Fayette|Fayette County Probate Court
ohprobctfulton|Oh. Prob. Ct., Fulton|Fulton County Probate Court
ohprobctgeauga|Oh. Prob. Ct., Geauga|Geauga County Probate Court
ohprobctgreene|Oh. Prob. Ct., Greene|Greene County Probate Court
ohprobcthamilto|Oh. Prob. Ct., Hamilton|Hamilton County Probate Court
ohprobcthancock|Oh. Prob. Ct., Hancock|Hancock County Probate Court
ohprobcthardin|Oh. Prob. Ct., Hardin|Hardin County Probate Court
ohprobctharriso|Oh. Prob. Ct., Harrison|Harrison County Probate Court
ohprobcthenry|Oh. Prob. Ct., Henry|Henry County Probate Court
ohprobcthighlan|Oh. Prob. Ct., Highland|Highland County Probate Court
ohprobcthuron|Oh. Prob. Ct., Huron|Huron County Probate Court
ohprobctjackson|Oh. Prob. Ct., Jackson|Jackson County Probate Court
ohprobctjeffers|Oh. Prob. Ct., Jefferson|Jefferson County Probate Court
ohprobctknox|Oh. Prob. Ct., Knox|Knox County Probate Court
ohprobctlake|Oh. Prob. Ct., Lake|Lake County Probate Court
ohprobctlicking|Oh. Prob. Ct., Licking|Licking County Probate Court
ohprobctlorain|Oh. Prob. Ct., Lorain|Lorain County Probate Court
ohprobctlucas|Oh. Prob. Ct., Lucas|Lucas County Probate Court
ohprobctmadison|Oh. Prob. Ct., Madison|Madison County Probate Court
ohprobctmahonin|Oh. Prob. Ct., Mahoning|Mahoning County Probate Court
ohprobctmarion|Oh. Prob. Ct., Marion|Marion County Probate Court
ohprobctmeigs|Oh. Prob. Ct., Meigs|Meigs County Probate Court
ohprobctmercer|Oh. Prob. Ct., Mercer|Mercer County Probate Court
ohprobctmiami|Oh. Prob. Ct., Miami|Miami County Probate Court
ohprobctmontgom|Oh. Prob. Ct., Montgomery|Montgomery County Probate Court
ohprobctmorgan|Oh. Prob. Ct., Morgan|Morgan County Probate Court
ohprobctmusking|Oh. Prob. Ct., Muskingum|Muskingum County Probate Court
ohprobctnoble|Oh. Prob. Ct., Noble|Noble County Probate Court
ohprobctfrankli|Oh. Prob. Ct., Franklin|Ohio Probate Court of Franklin County
ohprobctperry|Oh. Prob. Ct., Perry|Perry County Probate Court
ohprobctpike|Oh. Prob. Ct., Pike|Pike County Probate Court
ohprobctportage|Oh. Prob. Ct., Portage|Portage County Probate Court
ohprobctpreble|Oh. Prob. Ct., Preble|Preble County Probate Court
ohprobctputnam|Oh. Prob. Ct., Putnam|Putnam County Probate Court
ohprobctross|Oh. Prob. Ct., Ross|Ross County Probate Court
ohprobctsandusk|Oh. Prob. Ct., Sandusky|Sandusky County Probate Court
ohprobctscioto|Oh. Prob. Ct., Scioto|Scioto County Probate Court
ohprobctseneca|Oh. Prob. Ct., Seneca|Seneca County Probate Court
ohprobctshelby|Oh. Prob. Ct., Shelby|Shelby County Probate Court
ohprobctstark|Oh. Prob. Ct., Stark|Stark County Probate Court
ohprobctsummit|Oh. Prob. Ct., Summit|Summit County Probate Court
ohprobcttrumbul|Oh. Prob. Ct., Trumbull|Trumbull County Probate Court
ohprobcttuscara|Oh. Prob. Ct., Tuscarawas|Tuscarawas County Probate Court
ohprobctunion|Oh. Prob. Ct., Union|Union County Probate Court
ohprobctvanwer|Oh. Prob. Ct., Van Wert|Van Wert County Probate Court
ohprobctwarren|Oh. Prob. Ct., Warren|Warren County Probate Court
ohprobctwashing|Oh. Prob. Ct., Washington|Washington County Probate Court
ohprobctwayne|Oh. Prob. Ct., Wayne|Wayne County Probate Court
ohiopuc||Ohio Public Utilities Commission
ohiosuperct|OH. Super. Ct.|Ohio Superior Court
ohsuperctcinci|OH. Super. Ct., Cinci.|Ohio Superior Court, Cincinnati
bap6|6th Cir. BAP|United States Bankruptcy Appellate Panel of The Sixth Circuit
ohnb|Bankr. N.D. Ohio|United States Bankruptcy Court, N.D. Ohio
ohsb|Bankr. S.D. Ohio|United States Bankruptcy Court, S.D. Ohio
ohctapp1hamilto|Oh. Ct. App. 1st Dist. Hamilton|Court of Appeals of Ohio, First District, Hamilton County
ohctapp10frankl|Oh. Ct. App. 10th Dist. Franklin|Court of Appeals of Ohio, Tenth District, Franklin County
ohctapp11ashtab|Oh. Ct. App. 11th Dist. Ashtabula|Court of Appeals of Ohio, Eleventh District, Ashtabula County
ohctapp11geauga|Oh. Ct. App. 11th Dist. Geauga|Court of Appeals of Ohio, Eleventh District, Geauga County
ohctapp11lake|Oh. Ct. App. 11th Dist. Lake|Court of Appeals of Ohio, Eleventh District, Lake County
ohctapp11portag|Oh. Ct. App. 11th Dist. Portage|Court of Appeals of Ohio, Eleventh District, Portage County
ohctapp11trumbu|Oh. Ct. App. 11th Dist. Trumbull|Court of Appeals of Ohio, Eleventh District, Trumbull County
ohctapp12brown|Oh. Ct. App. 12th Dist. Brown|Court of Appeals of Ohio, Twelfth District, Brown County
ohctapp12butler|Oh. Ct. App. 12th Dist. Butler|Court of Appeals of Ohio, Twelfth District, Butler County
ohctapp12clermo|Oh. Ct. App. 12th Dist. Clermont|Court of Appeals of Ohio, Twelfth District, Clermont County
ohctapp12clinto|Oh. Ct. App. 12th Dist. Clinton|Court of Appeals of Ohio, Twelfth District, Clinton County
ohctapp12fayett|Oh. Ct. App. 12th Dist. Fayette|Court of Appeals of Ohio, Twelfth District, Fayette County
ohctapp12madiso|Oh. Ct. App. 12th Dist. Madison|Court of Appeals of Ohio, Twelfth District, Madison County
ohctapp12preble|Oh. Ct. App. 12th Dist. Preble|Court of Appeals of Ohio, Twelfth District, Preble County
ohctapp12warren|Oh. Ct. App. 12th Dist. Warren|Court of Appeals of Ohio, Twelfth District, Warren County
ohctapp2champai|Oh. Ct. App. 2nd Dist. Champaign|Court of Appeals of Ohio, Second District, Champaign County
ohctapp2clark|Oh. Ct. App. 2nd Dist. Clark|Court of Appeals of Ohio, Second District, Clark County
ohctapp2darke|Oh. Ct. App. 2nd Dist. Darke|Court of Appeals of Ohio, Second District, Darke County
ohctapp2greene|Oh. Ct. App. 2nd Dist. Greene|Court of Appeals of Ohio, Second District, Greene County
ohctapp2miami|Oh. Ct. App. 2nd Dist. Miami|Court of Appeals of Ohio, Second District, Miami County
ohctapp2montgom|Oh. Ct. App. 2nd Dist. Montgomery|Court of Appeals of Ohio, Second District, Montgomery County
ohctapp3allen|Oh. Ct. App. 3rd Dist. Allen|Court of Appeals of Ohio, Third District, Allen County
ohctapp3auglaiz|Oh. Ct. App. 3rd Dist. Auglaize|Court of Appeals of Ohio, Third District, Auglaize County
ohctapp3crawfor|Oh. Ct. App. 3rd Dist. Crawford|Court of Appeals of Ohio, Third District, Crawford County
ohctapp3defianc|Oh. Ct. App. 3rd Dist. Defiance|Court of Appeals of Ohio, Third District, Defiance County
ohctapp3hancock|Oh. Ct. App. 3rd Dist. Hancock|Court of Appeals of Ohio, Third District, Hancock County
ohctapp3hardin|Oh. Ct. App. 3rd Dist. Hardin|Court of Appeals of Ohio, Third District, Hardin County
ohctapp3henry|Oh. Ct. App. 3rd Dist. Henry|Court of Appeals of Ohio, Third District, Henry County
ohctapp3logan|Oh. Ct. App. 3rd Dist. Logan|Court of Appeals of Ohio, Third District, Logan County
ohctapp3marion|Oh. Ct. App. 3rd Dist. Marion|Court of Appeals of Ohio, Third District, Marion County
ohctapp3mercer|Oh. Ct. App. 3rd Dist. Mercer|Court of Appeals of Ohio, Third District, Mercer County
ohctapp3pauldin|Oh. Ct. App. 3rd Dist. Paulding|Court of Appeals of Ohio, Third District, Paulding County
ohctapp3putnam|Oh. Ct. App. 3rd Dist. Putnam|Court of Appeals of Ohio, Third District, Putnam County
ohctapp3seneca|Oh. Ct. App. 3rd Dist. Seneca|Court of Appeals of Ohio, Third District, Seneca County
ohctapp3shelby|Oh. Ct. App. 3rd Dist. Shelby|Court of Appeals of Ohio, Third District, Shelby County
ohctapp3union|Oh. Ct. App. 3rd Dist. Union|Court of Appeals of Ohio, Third District, Union County
ohctapp3vanwert|Oh. Ct. App. 3rd Dist. Van Wert|Court of Appeals of Ohio, Third District, Van Wert County
ohctapp3wyandot|Oh. Ct. App. 3rd Dist. Wyandot|Court of Appeals of Ohio, Third District, Wyandot County
ohctapp4adams|Oh. Ct. App. 4th Dist. Adams|Court of Appeals of Ohio, Fourth District, Adams County
ohctapp4athens|Oh. Ct. App. 4th Dist. Athens|Court of Appeals of Ohio, Fourth District, Athens County
ohctapp4gallia|Oh. Ct. App. 4th Dist. Gallia|Court of Appeals of Ohio, Fourth District, Gallia County
ohctapp4highlan|Oh. Ct. App. 4th Dist. Highland|Court of Appeals of Ohio, Fourth District, Highland County
ohctapp4hocking|Oh. Ct. App. 4th Dist. Hocking|Court of Appeals of Ohio, Fourth District, Hocking County
ohctapp4jackson|Oh. Ct. App. 4th Dist. Jackson|Court of Appeals of Ohio, Fourth District, Jackson County
ohctapp4lawrenc|Oh. Ct. App. 4th Dist. Lawrence|Court of Appeals of Ohio, Fourth District, Lawrence County
ohctapp4meigs|Oh. Ct. App. 4th Dist. Meigs|Court of Appeals of Ohio, Fourth District, Meigs County
ohctapp4pickawa|Oh. Ct. App. 4th Dist. Pickaway|Court of Appeals of Ohio, Fourth District, Pickaway County
ohctapp4pike|Oh. Ct. App. 4th Dist. Pike|Court of Appeals of Ohio, Fourth District, Pike County
ohctapp4ross|Oh. Ct. App. 4th Dist. Ross|Court of Appeals of Ohio, Fourth District, Ross County
ohctapp4scioto|Oh. Ct. App. 4th Dist. Scioto|Court of Appeals of Ohio, Fourth District, Scioto County
ohctapp4vinton|Oh. Ct. App. 4th Dist. Vinton|Court of Appeals of Ohio, Fourth District, Vinton County
ohctapp4washing|Oh. Ct. App. 4th Dist. Washington|Court of Appeals of Ohio, Fourth District, Washington County
ohctapp5ashland|Oh. Ct. App. 5th Dist. Ashland|Court of Appeals of Ohio, Fifth District, Ashland County
ohctapp5coshoct|Oh. Ct. App. 5th Dist. Coshocton|Court of Appeals of Ohio, Fifth District, Coshocton County
ohctapp5delawar|Oh. Ct. App. 5th Dist. Delaware|Court of Appeals of Ohio, Fifth District, Delaware County
ohctapp5fairfie|Oh. Ct. App. 5th Dist. Fairfield|Court of Appeals of Ohio, Fifth District, Fairfield County
ohctapp5guernse|Oh. Ct. App. 5th Dist. Guernsey|Court of Appeals of Ohio, Fifth District, Guernsey County
ohctapp5holmes|Oh. Ct. App. 5th Dist. Holmes|Court of Appeals of Ohio, Fifth District, Holmes County
ohctapp5knox|Oh. Ct. App. 5th Dist. Knox|Court of Appeals of Ohio, Fifth District, Knox County
ohctapp5licking|Oh. Ct. App. 5th Dist. Licking|Court of Appeals of Ohio, Fifth District, Licking County
ohctapp5morgan|Oh. Ct. App. 5th Dist. Morgan|Court of Appeals of Ohio, Fifth District, Morgan County
ohctapp5morrow|Oh. Ct. App. 5th Dist. Morrow|Court of Appeals of Ohio, Fifth District, Morrow County
ohctapp5musking|Oh. Ct. App. 5th Dist. Muskingum|Court of Appeals of Ohio, Fifth District, Muskingum County
ohctapp5richlan|Oh. Ct. App. 5th Dist. Richland|Court of Appeals of Ohio, Fifth District, Richland County
ohctapp5stark|Oh. Ct. App. 5th Dist. Stark|Court of Appeals of Ohio, Fifth District, Stark County
ohctapp5tuscara|Oh. Ct. App. 5th Dist. Tuscarawas|Court of Appeals of Ohio, Fifth District, Tuscarawas County
ohctapp6erie|Oh. Ct. App. 6th Dist. Erie|Court of Appeals of Ohio, Sixth District, Erie County
ohctapp6fulton|Oh. Ct. App. 6th Dist. Fulton|Court of Appeals of Ohio, Sixth District, Fulton County
ohctapp6huron|Oh. Ct. App. 6th Dist. Huron|Court of Appeals of Ohio, Sixth District, Huron County
ohctapp6lucas|Oh. Ct. App. 6th Dist. Lucas|Court of Appeals of Ohio, Sixth District, Lucas County
ohctapp6ottawa|Oh. Ct. App. 6th Dist. Ottawa|Court of Appeals of Ohio, Sixth District, Ottawa County
ohctapp6sandusk|Oh. Ct. App. 6th Dist. Sandusky|Court of Appeals of Ohio, Sixth District, Sandusky County
ohctapp6william|Oh. Ct. App. 6th Dist. Williams|Court of Appeals of Ohio, Sixth District, Williams County
ohctapp6wood|Oh. Ct. App. 6th Dist. Wood|Court of Appeals of Ohio, Sixth District, Wood County
ohctapp7belmont|Oh. Ct. App. 7th Dist. Belmont|Court of Appeals of Ohio, Seventh District, Belmont County
ohctapp7carroll|Oh. Ct. App. 7th Dist. Carroll|Court of Appeals of Ohio, Seventh District, Carroll County
ohctapp7columbi|Oh. Ct. App. 7th Dist. Columbiana|Court of Appeals of Ohio, Seventh District, Columbiana County
ohctapp7harriso|Oh. Ct. App. 7th Dist. Harrison|Court of Appeals of Ohio, Seventh District, Harrison County
ohctapp7jeffers|Oh. Ct. App. 7th Dist. Jefferson|Court of Appeals of Ohio, Seventh District, Jefferson County
ohctapp7mahonin|Oh. Ct. App. 7th Dist. Mahoning|Court of Appeals of Ohio, Seventh District, Mahoning County
ohctapp7monroe|Oh. Ct. App. 7th Dist. Monroe|Court of Appeals of Ohio, Seventh District, Monroe County
ohctapp7noble|Oh. Ct. App. 7th Dist. Noble|Court of Appeals of Ohio, Seventh District, Noble County
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
orccbaker|Baker Cty. Cir. Ct., O.R.|Baker County Circuit Court, Oregon
orccbenton|Benton Cty. Cir. Ct., O.R.|Benton County Circuit Court, Oregon
orccclackamas|Clackamas Cty. Cir. Ct., O.R.|Clackamas County Circuit Court, Oregon
orccclatsop|Clatsop Cty. Cir. Ct., O.R.|Clatsop County Circuit Court, Oregon
orcccolumbia|Columbia Cty. Cir. Ct., O.R.|Columbia County Circuit Court, Oregon
orcccoos|Coos Cty. Cir. Ct., O.R.|Coos County Circuit Court, Oregon
orcccrook|Crook Cty. Cir. Ct., O.R.|Crook County Circuit Court, Oregon
orcccurry|Curry Cty. Cir. Ct., O.R.|Curry County Circuit Court, Oregon
orccdeschutes|Deschutes Cty. Cir. Ct., O.R.|Deschutes County Circuit Court, Oregon
orccdouglas|Douglas Cty. Cir. Ct., O.R.|Douglas County Circuit Court, Oregon
orccgilliam|Gilliam Cty. Cir. Ct., O.R.|Gilliam County Circuit Court, Oregon
orccgrant|Grant Cty. Cir. Ct., O.R.|Grant County Circuit Court, Oregon
orccharney|Harney Cty. Cir. Ct., O.R.|Harney County Circuit Court, Oregon
orcchoodriver|Hood River Cty. Cir. Ct., O.R.|Hood River County Circuit Court, Oregon
orccjackson|Jackson Cty. Cir. Ct., O.R.|Jackson County Circuit Court, Oregon
orccjefferson|Jefferson Cty. Cir. Ct., O.R.|Jefferson County Circuit Court, Oregon
orccjosephine|Josephine Cty. Cir. Ct., O.R.|Josephine County Circuit Court, Oregon
orccklamath|Klamath Cty. Cir. Ct., O.R.|Klamath County Circuit Court, Oregon
orcclake|Lake Cty. Cir. Ct., O.R.|Lake County Circuit Court, Oregon
orcclane|Lane Cty. Cir. Ct., O.R.|Lane County Circuit Court, Oregon
orcclincoln|Lincoln Cty. Cir. Ct., O.R.|Lincoln County Circuit Court, Oregon
orcclinn|Linn Cty. Cir. Ct., O.R.|Linn County Circuit Court, Oregon
orccmalheur|Malheur Cty. Cir. Ct., O.R.|Malheur County Circuit Court, Oregon
orccmarion|Marion Cty. Cir. Ct., O.R.|Marion County Circuit Court, Oregon
orccmorrow|Morrow Cty. Cir. Ct., O.R.|Morrow County Circuit Court, Oregon
orccmultnomah|Multnomah Cty. Cir. Ct., O.R.|Multnomah County Circuit Court, Oregon
orccpolk|Polk Cty. Cir. Ct., O.R.|Polk County Circuit Court, Oregon
orccsherman|Sherman Cty. Cir. Ct., O.R.|Sherman County Circuit Court, Oregon
orcctillamook|Tillamook Cty. Cir. Ct., O.R.|Tillamook County Circuit Court, Oregon
orccumatilla|Umatilla Cty. Cir. Ct., O.R.|Umatilla County Circuit Court, Oregon
orccunion|Union Cty. Cir. Ct., O.R.|Union County Circuit Court, Oregon
orccwallowa|Wallowa Cty. Cir. Ct., O.R.|Wallowa County Circuit Court, Oregon
orccwasco|Wasco Cty. Cir. Ct., O.R.|Wasco County Circuit Court, Oregon
orccwashington|Washington Cty. Cir. Ct., O.R.|Washington County Circuit Court, Oregon
orccwheeler|Wheeler Cty. Cir. Ct., O.R.|Wheeler County Circuit Court, Oregon
orccyamhill|Yamhill Cty. Cir. Ct., O.R.|Yamhill County Circuit Court, Oregon
ord|D. Or.|District Court, D. Oregon
orb|Bankr. D. Or.|United States Bankruptcy Court, D. Oregon
canalzoned|D.C.Z.|District Court, Canal Zone
paed|E.D. Pa.|District Court, E.D. Pennsylvania
pamd|M.D. Pa.|District Court, M.D. Pennsylvania
pawd|W.D. Pa.|District Court, W.D. Pennsylvania
pactcompladams|Adams Cty. Ct. Cmn. Pleas|Adams County Court of Common Pleas
pactcomplallegh|Alleghany Cty. Ct. Cmn. Pleas|Alleghany County Court of Common Pleas
pactcomplarmstr|Armstrong Cty. Ct. Cmn. Pleas|Armstrong County Court of Common Pleas
pactcomplbeaver|Beaver Cty. Ct. Cmn. Pleas|Beaver County Court of Common Pleas
pactcomplbedfor|Bedford Cty. Ct. Cmn. Pleas|Bedford County Court of Common Pleas
pactcomplberks|Berks Cty. Ct. Cmn. Pleas|Berks County Court of Common Pleas
pactcomplblair|Blair Cty. Ct. Cmn. Pleas|Blair County Court of Common Pleas
pactcomplbradfo|Bradford Cty. Ct. Cmn. Pleas|Bradford County Court of Common Pleas
pactcomplbucks|Bucks Cty. Ct. Cmn. Pleas|Bucks County Court of Common Pleas
pactcomplbutler|Butler Cty. Ct. Cmn. Pleas|Butler County Court of Common Pleas
pactcomplcambri|Cambria Cty. Ct. Cmn. Pleas|Cambria County Court of Common Pleas
pactcomplcamero|Cameron Cty. Ct. Cmn. Pleas|Cameron County Court of Common Pleas
pactcomplcarbon|Carbon Cty. Ct. Cmn. Pleas|Carbon County Court of Common Pleas
pactcomplcentre|Centre Cty. Ct. Cmn. Pleas|Centre County Court of Common Pleas
pactcomplcheste|Chester Cty. Ct. Cmn. Pleas|Chester County Court of Common Pleas
pactcomplclario|Clarion Cty. Ct. Cmn. Pleas|Clarion County Court of Common Pleas
pactcomplclearf|Clearfield Cty. Ct. Cmn. Pleas|Clearfield County Court of Common Pleas
pactcomplclinto|Clinton Cty. Ct. Cmn. Pleas|Clinton County Court of Common Pleas
pactcomplcolumb|Columbia Cty. Ct. Cmn. Pleas|Columbia County Court of Common Pleas
pactcomplcrawfo|Crawford Cty. Ct. Cmn. Pleas|Crawford County Court of Common Pleas
pactcomplcumber|Cumberland Cty. Ct. Cmn. Pleas|Cumberland County Court of Common Pleas
pactcompldauphi|Dauphin Cty. Ct. Cmn. Pleas|Dauphin County Court of Common Pleas
pactcompldelawa|Delaware Cty. Ct. Cmn. Pleas|Delaware County Court of Common Pleas
pactcomplelk|Elk Cty. Ct. Cmn. Pleas|Elk County Court of Common Pleas
pactcomplerie|Erie Cty. Ct. Cmn. Pleas|Erie County Court Common Pleas
pactcomplfayett|Fayette Cty. Ct.|Fayette County Court
pactcomplforest|Forest Cty. Ct. Cmn. Pleas|Forest County Court of Common Pleas
pactcomplfrankl|Franklin Cty. Ct. Cmn. Pleas|Franklin County Court of Common Pleas
pactcomplfulton|Fulton Cty. Ct. Cmn. Pleas|Fulton County Court of Common Pleas
pactcomplgreen|Green Cty. Ct. Cmn. Pleas|Green County Court of Common Pleas
pactcomplgreene|Greene Cty. Ct. Cmn. Pleas|Greene County Court of Common Pleas
pactcomplharris|Harrisburg Cty. Ct. Cmn. Pleas|Harrisburg County Court of Common Pleas
pactcomplhuntin|Huntingdon Cty. Ct. Cmn. Pleas|Huntingdon County Court of Common Pleas
pactcomplindian|Indiana Cty. Ct. Cmn. Pleas|Indiana County Court of Common Pleas
pactcompljeffer|Jefferson Cty. Ct. Cmn. Pleas|Jefferson County Court of Common Pleas
pactcompljuniat|Juniata Cty. Ct. Cmn. Pleas|Juniata County Court of Common Pleas
pactcompllackaw|Lackawanna Cty. Ct. Cmn. Pleas|Lackawanna County Court of Common Pleas
pactcompllancas|Lancaster Cty. Ct. Cmn. Pleas|Lancaster County Court of Common Pleas
pactcompllawren|Lawrence Cty. Ct. Cmn. Pleas|Lawrence County Court of Common Pleas
pactcompllebano|Lebanon Cty. Ct. Cmn. Pleas|Lebanon County Court of Common Pleas
pactcompllehigh|Lehigh Cty. Ct. Cmn. Pleas|Lehigh County Court of Common Pleas
pactcomplluzern|Luzerne Cty. Ct. Cmn. Pleas|Luzerne County Court of Common Pleas
pactcompllycomi|Lycoming Cty. Ct. Cmn. Pleas|Lycoming County Court of Common Pleas
pactcomplmckean|McKean Cty. Ct. Cmn. Pleas|McKean County Court of Common Pleas
pactcomplmercer|Mercer Cty. Ct. Cmn. Pleas|Mercer County Court of Common Pleas
pactcomplmiffli|Mifflin Cty. Ct. Cmn. Pleas|Mifflin County Court of Common Pleas
pactcomplmonroe|Monroe Cty. Ct. Cmn. Pleas|Monroe County Court of Common Pleas
pactcomplmontgo|Montgomery Cty. Ct. Cmn. Pleas|Montgomery County Court of Common Pleas
pactcomplmontou|Montour Cty. Ct. Cmn. Pleas|Montour County Court of Common Pleas
pactcomplnortha|Northampton Cty. Ct. Cmn. Pleas|Northampton County Court of Common Pleas
pactcomplnorthu|Northumberland Cty. Ct. Cmn. Pleas|Northumberland County Court of Common Pleas
pactcomplperry|Perry Cty. Ct. Cmn. Pleas|Perry County Court of Common Pleas
pactcomplphilad|Philadelphia Cty. Ct. Cmn. Pleas|Philadelphia County Court of Common Pleas
pactcomplpike|Pike Cty. Ct. Cmn. Pleas|Pike County Court of Common Pleas
pactcomplpotter|Potter Cty. Ct. Cmn. Pleas|Potter County Court of Common Pleas
pactcomplschuyl|Schuylkill Cty. Ct. Cmn. Pleas|Schuylkill County Court of Common Pleas
pactcomplsnyder|Snyder Cty. Ct. Cmn. Pleas|Snyder County Court of Common Pleas
pactcomplsomers|Somerset Cty. Ct. Cmn. Pleas|Somerset County Court of Common Pleas
pactcomplsulliv|Sullivan Cty. Ct. Cmn. Pleas|Sullivan County Court of Common Pleas
pactcomplsunder|Sunder Cty. Ct. Cmn. Pleas|Sunder County Court of Common Pleas
pactcomplsusque|Susquehanna Cty. Ct. Cmn. Pleas|Susquehanna County Court of Common Pleas
pactcomplsynder|Synder Cty. Ct. Cmn. Pleas|Synder County Court of Common Pleas
pactcompltioga|Tioga Cty. Ct. Cmn. Pleas|Tioga County Court of Common Pleas
pactcomplunion|Union Cty. Ct. Cmn. Pleas|Union County Court of Common Pleas
pactcomplvenang|Venango Cty. Ct. Cmn. Pleas|Venango County Court of Common Pleas
pactcomplwarren|Warren Cty. Ct. Cmn. Pleas|Warren County Court of Common Pleas
pactcomplwashin|Washington Cty. Ct. Cmn. Pleas|Washington County Court of Common Pleas
pactcomplwayne|Wayne Cty. Ct. Cmn. Pleas|Wayne County Court of Common Pleas
pactcomplwestmo|Westmoreland Cty. Ct. Cmn. Pleas|Westmoreland County Court of Common Pleas
pactcomplwycomi|Wycoming Cty. Ct. Cmn. Pleas|Wycoming County Court of Common Pleas
pactcomplwyomin|Wyoming Cty. Ct. Cmn. Pleas|Wyoming County Court of Common Pleas
pactcomplyork|York Cty. Ct. Cmn. Pleas|York County Court of Common Pleas
pennsylvaniad|D. Pa.|District Court, D. Pennsylvania
pacirct||Pennsylvania Circuit Courts
paoytermctadams|Adams Cty. Ct. Oy. Term.|Adams County Court of Oyer and Terminer
paoytermctalleg|Allegheny Cty. Ct. Oy. Term.|Allegheny County Court of Oyer and Terminer
paoytermctbeave|Beaver Cty. Ct. Oy. Term.|Beaver County Court of Oyer and Terminer
paoytermctbedfo|Bedford Cty. Ct. Oy. Term.|Bedford County Court of Oyer and Terminer
paoytermctberks|Berks Cty. Ct. Oy. Term.|Berks County Court of Oyer and Terminer
paoytermctbucks|Bucks Cty. Ct. Oy. Term.|Bucks County Court of Oyer and Terminer
paoytermctcambr|Cambria Cty. Ct. Oy. Term.|Cambria County Court of Oyer and Terminer
paoytermctcarbo|Carbon Cty. Ct. Oy. Term.|Carbon County Court of Oyer and Terminer
paoytermctchest|Chester Cty. Ct. Oy. Term.|Chester County Court of Oyer and Terminer
paoytermctclari|Clarion Cty. Ct. Oy. Term.|Clarion County Court of Oyer and Terminer
paoytermctcolum|Columbia Cty. Ct. Oy. Term.|Columbia County Court of Oyer and Terminer
paoytermctcumbe|Cumberl Cty. Ct. Oy. Term.|Cumberland County Court of Oyer and Terminer
paoytermctdauph|Dauphin Cty. Ct. Oy. Term.|Dauphin County Court of Oyer and Terminer
paoytermctdelaw|Delaware Cty. Ct. Oy. Term.|Delaware County Court of Oyer and Terminer
paoytermcterie|Erie Cty. Ct. Oy. Term.|Erie County Court of Oyer and Terminer
paoytermctfayet|Fayette Cty. Ct. Oy. Term.|Fayette County Court of Oyer and Terminer
paoytermctfrank|Franklin Cty. Ct. Oy. Term.|Franklin County Court of Oyer and Terminer
paoytermctfulto|Fulton Cty. Ct. Oy. Term.|Fulton County Court of Oyer and Terminer
paoytermctgreen|Greene Cty. Ct. Oy. Term.|Greene County Court of Oyer and Terminer
paoytermctjeffe|Jefferson Cty. Ct. Oy. Term.|Jefferson County Court of Oyer and Terminer
paoytermctjunia|Juniata Cty. Ct. Oy. Term.|Juniata County Court of Oyer and Terminer
paoytermctlacka|Lackawanna Cty. Ct. Oy. Term.|Lackawanna County Court of Oyer and Terminer
paoytermctlanca|Lancaster Cty. Ct. Oy. Term.|Lancaster County Court of Oyer and Terminer
paoytermctlawre|Lawrence Cty. Ct. Oy. Term.|Lawrence County Court of Oyer and Terminer
paoytermctleban|Lebanon Cty. Ct. Oy. Term.|Lebanon County Court of Oyer and Terminer
paoytermctlehig|Lehigh Cty. Ct. Oy. Term.|Lehigh County Court of Oyer and Terminer
paoytermctluzer|Luzerne Cty. Ct. Oy. Term.|Luzerne County Court of Oyer and Terminer
paoytermctmerce|Mercer Cty. Ct. Oy. Term.|Mercer County Court of Oyer and Terminer
paoytermctmontg|Montgomery Cty. Ct. Oy. Term.|Montgomery County Court of Oyer and Terminer
paoytermctnorth|Northampton Cty. Ct. Oy. Term.|Northampton County Court of Oyer and Terminer
paoytermctperry|Perry Cty. Ct. Oy. Term.|Perry County Court of Oyer and Terminer
paoytermctphila|Philadelphia Cty. Ct. Oy. Term.|Philadelphia County Court of Oyer and Terminer
paoytermctschuy|Schuylkill Cty. Ct. Oy. Term.|Schuylkill County Court of Oyer and Terminer
paoytermctsomer|Somerset Cty. Ct. Oy. & Term.|Somerset County Ct. Oyer & Terminer
paoytermctsusqu|Susquehanna Cty. Ct. Oy. Term.|Susquehanna County Court of Oyer and Terminer
paoytermctvenan|Venango Cty. Ct. Oy. Term.|Venango County Court of Oyer and Terminer
paoytermctwestm|Westmorel Cty. Ct. Oy. Term.|Westmoreland County Court of Oyer and Terminer
paoytermctyork|York Cty. Ct. Oy. Term.|York County Court of Oyer and Terminer
paqtrsessadams|Adams Cty. Ct. Qtr. Sess.|Adams County Court of Quarter Sessions
paqtrsessallegh|Allegheny Cty. Ct. Qtr. Sess.|Allegheny County Court of Quarter Sessions
paqtrsessarmstr|Armstrong Cty. Ct. Qtr. Sess.|Armstrong County Court of Quarter Sessions
paqtrsessbeaver|Beaver Cty. Ct. Qtr. Sess.|Beaver County Court of Quarter Sessions
paqtrsessbedfor|Bedford Cty. Ct. Qtr. Sess.|Bedford County Court of Quarter Sessions
paqtrsessberks|Berks Cty. Ct. Qtr. Sess.|Berks County Court of Quarter Sessions
paqtrsessblair|Blair Cty. Ct. Qtr. Sess.|Blair County Court of Quarter Sessions
paqtrsessbradfo|Bradford Cty. Ct. Qtr. Sess.|Bradford County Court of Quarter Sessions
paqtrsessbucks|Bucks Cty. Ct. Qtr. Sess.|Bucks County Court of Quarter Sessions
paqtrsessbutler|Butler Cty. Ct. Qtr. Sess.|Butler County Court of Quarter Sessions
paqtrsesscambri|Cambria Cty. Ct. Qtr. Sess.|Cambria County Court of Quarter Sessions
paqtrsesscamero|Cameron Cty. Ct. Qtr. Sess.|Cameron County Court of Quarter Sessions
paqtrsesscarbon|Carbon Cty. Ct. Qtr. Sess.|Carbon County Court of Quarter Sessions
paqtrsesscentre|Centre Cty. Ct. Qtr. Sess.|Centre County Court of Quarter Sessions
paqtrsesscheste|Chester Cty. Ct. Qtr. Sess.|Chester County Court of Quarter Sessions
paqtrsessclario|Clarion Cty. Ct. Qtr. Sess.|Clarion County Court of Quarter Sessions
paqtrsessclearf|Clearfield Cty. Ct. Qtr. Sess.|Clearfield County Court of Quarter Sessions
paqtrsessclinto|Clinton Cty. Ct. Qtr. Sess.|Clinton County Court of Quarter Sessions
paqtrsesscolumb|Columbia Cty. Ct. Qtr. Sess.|Columbia County Court of Quarter Sessions
paqtrsesscrawfo|Crawford Cty. Ct. Qtr. Sess.|Crawford County Court of Quarter Sessions
paqtrsesscumber|Cumberland Cty. Ct. Qtr. Sess.|Cumberland County Court of Quarter Sessions
paqtrsessdauphi|Dauphin Cty. Ct. Qtr. Sess.|Dauphin County Court of Quarter Sessions
paqtrsessdelawa|Delaware Cty. Ct. Qtr. Sess.|Delaware County Court of Quarter Sessions
paqtrsesselk|Elk Cty. Ct. Qtr. Sess.|Elk County Court of Quarter Sessions
paqtrsesserie|Erie Cty. Ct. Qtr. Sess.|Erie County Court of Quarter Sessions
paqtrsessfayett|Fayette Cty. Ct. Qtr. Sess.|Fayette County Court of Quarter Sessions
paqtrsessfrankl|Franklin Cty. Ct. Qtr. Sess.|Franklin County Court of Quarter Sessions
paqtrsessfulton|Fulton Cty. Ct. Qtr. Sess.|Fulton County Court of Quarter Sessions
paqtrsessgreene|Greene Cty. Ct. Qtr. Sess.|Greene County Court of Quarter Sessions
paqtrsesshuntin|Huntingdon Cty. Ct. Qtr. Sess.|Huntingdon County Court of Quarter Sessions
paqtrsessindian|Indiana Cty. Ct. Qtr. Sess.|Indiana County Court of Quarter Sessions
paqtrsessjeffer|Jefferson Cty. Ct. Qtr. Sess.|Jefferson County Court of Quarter Sessions
paqtrsessjuniat|Juniata Cty. Ct. Qtr. Sess.|Juniata County Court of Quarter Sessions
paqtrsesslackaw|Lackawanna Cty. Ct. Qtr. Sess.|Lackawanna County Court of Quarter Sessions
paqtrsesslancas|Lancaster Cty. Ct. Qtr. Sess.|Lancaster County Court of Quarter Sessions
paqtrsesslawren|Lawrence Cty. Ct. Qtr. Sess.|Lawrence County Court of Quarter Sessions
paqtrsesslebano|Lebanon Cty. Ct. Qtr. Sess.|Lebanon County Court of Quarter Sessions
paqtrsesslehigh|Lehigh Cty. Ct. Qtr. Sess.|Lehigh County Court of Quarter Sessions
paqtrsessluzern|Luzerne Cty. Ct. Qtr. Sess.|Luzerne County Court of Quarter Sessions
paqtrsesslycomi|Lycoming Cty. Ct. Qtr. Sess.|Lycoming County Court of Quarter Sessions
paqtrsessmckean|McKean Cty. Ct. Qtr. Sess.|McKean County Court of Quarter Sessions
paqtrsessmercer|Mercer Cty. Ct. Qtr. Sess.|Mercer County Court of Quarter Sessions
paqtrsessmiffli|Mifflin Cty. Ct. Qtr. Sess.|Mifflin County Court of Quarter Sessions
paqtrsessmonroe|Monroe Cty. Ct. Qtr. Sess.|Monroe County Court of Quarter Sessions
paqtrsessmontgo|Montgomery Cty. Ct. Qtr. Sess.|Montgomery County Court of Quarter Sessions
paqtrsessmontou|Montour Cty. Ct. Qtr. Sess.|Montour County Court of Quarter Sessions
paqtrsessnortha|Northampton Cty. Ct. Qtr. Sess.|Northampton County Court of Quarter Sessions
paqtrsessnorthu|Northumberland Cty. Ct. Qtr. Sess.|Northumberland County Court of Quarter Sessions
paqtrsessperry|Perry Cty. Ct. Qtr. Sess.|Perry County Court of Quarter Sessions
paqtrsessphilad|Philadelphia Cty. Ct. Qtr. Sess.|Philadelphia County Court of Quarter Sessions
paqtrsesspike|Pike Cty. Ct. Qtr. Sess.|Pike County Court of Quarter Sessions
paqtrsesspotter|Potter Cty. Ct. Qtr. Sess.|Potter County Court of Quarter Sessions
paqtrsessschuyl|Schuylkill Cty. Ct. Qtr. Sess.|Schuylkill County Court of Quarter Sessions
paqtrsesssnyder|Snyder Cty. Ct. Qtr. Sess.|Snyder County Court of Quarter Sessions
paqtrsesssomers|Somerset Cty. Ct. Qtr. Sess.|Somerset County Court of Quarter Sessions
paqtrsesssulliv|Sullivan Cty. Ct. Qtr. Sess.|Sullivan County Court of Quarter Sessions
paqtrsesssusque|Susquehanna Cty. Ct. Qtr. Sess.|Susquehanna County Court of Quarter Sessions
paqtrsesstioga|Tioga Cty. Ct. Qtr. Sess.|Tioga County Court of Quarter Sessions
paqtrsessunion|Union Cty. Ct. Qtr. Sess.|Union County Court of Quarter Sessions
paqtrsessvenang|Venango Cty. Ct. Qtr. Sess.|Venango County Court of Quarter Sessions
paqtrsesswarren|Warren Cty. Ct. Qtr. Sess.|Warren County Court of Quarter Sessions
paqtrsesswashin|Washington Cty. Ct. Qtr. Sess.|Washington County Court of Quarter Sessions
paqtrsesswayne|Wayne Cty. Ct. Qtr. Sess.|Wayne County Court of Quarter Sessions
paqtrsesswestmo|Westmoreland Cty. Ct. Qtr. Sess.|Westmoreland County Court of Quarter Sessions
paqtrsesswyomin|Wyoming Cty. Ct. Qtr. Sess.|Wyoming County Court of Quarter Sessions
paqtrsessyork|York Cty. Ct. Qtr. Sess.|York County Court of Quarter Sessions
pajuvct|Pa. Juv. Ct.|Pennsylvania Juvenile Court
pajuvctcambria|Cambria Cty. Juv. Ct.|Cambria County of Juvenile Court
pajuvctdel|Delaware Cty. Juv. Ct.|Delaware County Juvenile Court
pamunict|Pa. Muni Ct.|Pennsylvania Municipal Court
pamunictphila|Phila. Cty. Muni. Ct.|Philadelphia County Municipal Court
paorphct|Penn. Orphan Ct.|Pennsylvania Orphans' Court
paorphctadams|Adams Cty. Orphans' Ct.|Adams County Orphans' Court
paorphctallegh|Allegheny Cty. Orphans' Ct.|Allegheny County Orphans' Court
paorphctarmstr|Armstrong Cty. Orphans' Ct.|Armstrong County Orphans' Court
paorphctbeaver|Beaver Cty. Orphans' Ct.|Beaver County Orphans' Court
paorphctbedfor|Bedford Cty. Orphans' Ct.|Bedford County Orphans' Court
paorphctberks|Berks Cty. Orphans' Ct.|Berks County Orphans' Court
paorphctblair|Blair Cty. Orphans' Ct.|Blair County Orphans' Court
paorphctbradfo|Bradford Cty. Orphans' Ct.|Bradford County Orphans' Court
paorphctbucks|Bucks Cty. Orphans' Ct.|Bucks County Orphans' Court
paorphctbutler|Butler Cty. Orphans' Ct.|Butler County Orphans' Court
paorphctcambri|Cambria Cty. Orphans' Ct.|Cambria County Orphans' Court
paorphctcamero|Cameron Cty. Orphans' Ct.|Cameron County Orphans' Court
paorphctcarbon|Carbon Cty. Orphans' Ct.|Carbon County Orphans' Court
paorphctcentre|Centre Cty. Orphans' Ct.|Centre County Orphans' Court
paorphctcheste|Chester Cty. Orphans' Ct.|Chester County Orphans' Court
paorphctclario|Clarion Cty. Orphans' Ct.|Clarion County Orphans' Court
paorphctclearf|Clearfield Cty. Orphans' Ct.|Clearfield County Orphans' Court
paorphctclinto|Clinton Cty. Orphans' Ct.|Clinton County Orphans' Court
paorphctcolumb|Columbia Cty. Orphans' Ct.|Columbia County Orphans' Court
paorphctcrawfo|Crawford Cty. Orphans' Ct.|Crawford County Orphans' Court
paorphctcumber|Cumberl Cty. Orphans' Ct.|Cumberland County Orphans' Court
paorphctdauphi|Dauphin Cty. Orphans' Ct.|Dauphin County Orphans' Court
paorphctdelawa|Delaware Cty. Orphans' Ct.|Delaware County Orphans' Court
paorphctelk|Elk Cty. Orphans' Ct.|Elk County Orphans' Court
paorphcterie|Erie Cty. Orphans' Ct.|Erie County Orphans' Court
paorphctfayett|Fayette Cty. Orphans' Ct.|Fayette County Orphans' Court
paorphctforest|Forest Cty. Orphans' Ct.|Forest County Orphans' Court
paorphctfrankl|Franklin Cty. Orphans' Ct.|Franklin County Orphans' Court
paorphctfulton|Fulton Cty. Orphans' Ct.|Fulton County Orphans' Court
paorphctgreene|Greene Cty. Orphans' Ct.|Greene County Orphans' Court
paorphcthuntin|Huntingdon Cty. Orphans' Ct.|Huntingdon County Orphans' Court
paorphctindian|Indiana Cty. Orphans' Ct.|Indiana County Orphans' Court
paorphctjeffer|Jefferson Cty. Orphans' Ct.|Jefferson County Orphans' Court
paorphctjuniat|Juniata Cty. Orphans' Ct.|Juniata County Orphans' Court
paorphctlackaw|Lackawanna Cty. Orphans' Ct.|Lackawanna County Orphans' Court
paorphctlancas|Lancaster Cty. Orphans' Ct.|Lancaster County Orphans' Court
paorphctlawren|Lawrence Cty. Orphans' Ct.|Lawrence County Orphans' Court
paorphctlebano|Lebanon Cty. Orphans' Ct.|Lebanon County Orphans' Court
paorphctlehigh|Lehigh Cty. Orphans' Ct.|Lehigh County Orphans' Court
paorphctluzern|Luzerne Cty. Orphans' Ct.|Luzerne County Orphans' Court
paorphctlycomi|Lycoming Cty. Orphans' Ct.|Lycoming County Orphans' Court
paorphctmercer|Mercer Cty. Orphans' Ct.|Mercer County Orphans' Court
paorphctmiffli|Mifflin Cty. Orphans' Ct.|Mifflin County Orphans' Court
paorphctmongto|Mongtomery Cty. Orphans' Ct.|Mongtomery County Orphans' Court
paorphctmonroe|Monroe Cty. Orphans' Ct.|Monroe County Orphans' Court
paorphctmontgo|Montgomery Cty. Orphans' Ct.|Montgomery County Orphans' Court
paorphctmontou|Montour Cty. Orphans' Ct.|Montour County Orphans' Court
paorphctnortha|Northampton Cty. Orphans' Ct.|Northampton County Orphans' Court
paorphctnorthu|Northumberl Cty. Orphans' Ct.|Northumberland County Orphans' Court
paorphctperry|Perry Cty. Orphans' Ct.|Perry County Orphans' Court
paorphctphilad|Philadelphia Cty. Orphans' Ct.|Philadelphia County Orphans' Court
paorphctpike|Pike Cty. Orphans' Ct.|Pike County Orphans' Court
paorphctschuyl|Schuylkill Cty. Orphans' Ct.|Schuylkill County Orphans' Court
paorphctsnyder|Snyder Cty. Orphans' Ct.|Snyder County Orphans' Court
paorphctsomers|Somerset Cty. Orphans' Ct.|Somerset County Orphans' Court
paorphctsulliv|Sullivan Cty. Orphans' Ct.|Sullivan County Orphans' Court
paorphctsusque|Susquehanna Cty. Orphans' Ct.|Susquehanna County Orphans' Court
paorphcttioga|Tioga Cty. Orphans' Ct.|Tioga County Orphans' Court
paorphctunion|Union Cty. Orphans' Ct.|Union County Orphans' Court
paorphctvenang|Venango Cty. Orphans' Ct.|Venango County Orphans' Court
paorphctwarren|Warren Cty. Orphans' Ct.|Warren County Orphans' Court
paorphctwashin|Washington Cty. Orphans' Ct.|Washington County Orphans' Court
paorphctwayne|Wayne Cty. Orphans' Ct.|Wayne County Orphans' Court
paorphctwestmo|Westmorel Cty. Orphans' Ct.|Westmoreland County Orphans' Court
paorphctwyomin|Wyoming Cty. Orphans' Ct.|Wyoming County Orphans' Court
paorphctyork|York Cty. Orphans' Ct.|York County Orphans' Court
paeb|Bankr. E.D. Pa.|United States Bankruptcy Court, E.D. Pennsylvania
pamb|Bankr. M.D. Penn.|United States Bankruptcy Court, M.D. Pennsylvania
pawb|Bankr. W.D. Pa.|United States Bankruptcy Court, W.D. Pennsylvania
prd|D.P.R.|District Court, D. Puerto Rico
prb|Bankr. D.P.R.|United States Bankruptcy Court, D. Puerto Rico
rid|D.R.I.|District Court, D. Rhode Island
rib|Bankr. D.R.I.|United States Bankruptcy Court, D. Rhode Island
scctcompl||Common Pleas Court of South Carolina
scd|D.S.C.|District Court, D. South Carolina
southcarolinaed|E.D.S.C.|District Court, E.D. South Carolina
southcarolinawd|W.D.S.C.|District Court, W.D. South Carolina
superctsc||Superior Court of South Carolina
scb|Bankr. D.S.C.|United States Bankruptcy Court, D. South Carolina
sdd|D.S.D.|District Court, D. South Dakota
sdb|Bankr. D.S.D.|United States Bankruptcy Court, D. South Dakota
tned|E.D. Tenn.|District Court, E.D. Tennessee
tnmd|M.D. Tenn.|District Court, M.D. Tennessee
tnwd|W.D. Tenn.|District Court, W.D. Tennessee
tennessed|D. Tenn.|District Court, D. Tennessee
tennworkcompapp|Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel
tennesseeb|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee
tneb|Bankr. E.D. Tenn.|United States Bankruptcy Court, E.D. Tennessee
tnmb|Bankr. M.D. Tenn.|United States Bankruptcy Court, M.D. Tennessee
tnwb|Bankr. W.D. Tenn.|United States Bankruptcy Court, W.D. Tennessee
txed|E.D. Tex.|District Court, E.D. Texas
txnd|N.D. Tex.|District Court, N.D. Texas
txsd|S.D. Tex.|District Court, S.D. Texas
txwd|W.D. Tex.|District Court, W.D. Texas
texbizct|Tex. Bus. Ct.|Texas Business Court
texd|D. Tex.|District Court, D. Texas
txeb|Bankr. E.D. Tex.|United States Bankruptcy Court, E.D. Texas
txnb|Bankr. N.D. Tex.|United States Bankruptcy Court, N.D. Texas
txsb|Bankr. S.D. Tex.|United States Bankruptcy Court, S.D. Texas
txwb|Bankr. W.D. Tex.|United States Bankruptcy Court, W.D. Texas
usdistct|U.S. Dist. Ct.|United States District Court
utd|D. Utah|District Court, D. Utah
utb|Bankr. D. Utah|United States Bankruptcy Court, D. Utah
vtd|D. Vt.|District Court, D. Vermont
vtsuperct|Vt. Super. Ct.|Superior Court of Vermont
vtb|Bankr. D. Vt.|United States Bankruptcy Court, D. Vermont
vtdistct|Vt. Dist. Ct.|Vermont District Court
vid|D.V.I.|District Court, Virgin Islands
vimunict||Municipal Court of The Virgin Islands
vipolct||Police Court of The Virgin Islands
visuper||Superior Court of The Virgin Islands
vib|Bankr. D.V.I.|United States Bankruptcy Court, D. Virgin Islands
vaed|E.D. Va.|District Court, E.D. Virginia
vawd|W.D. Va.|District Court, W.D. Virginia
vamedmalrevpan||Medical Malpractice Review Panel
vaeb|Bankr. E.D. Va.|United States Bankruptcy Court, E.D. Virginia
vawb|Bankr. W.D. Va.|United States Bankruptcy Court, W.D. Virginia
vad|D. Va.|United States District Court for the District of Virginia
vachanct||Virginia Chancery Court
vachanctnorf||Norfolk Chancery Court, Virginia
vachanctrich||Richmond Chancery Court, Virginia
vacc||Virginia Circuit Courts
vaccaccomack|Accomack Cir. Ct.|Accomack County Circuit Court
vaccalbemarle|Albemarle Cir. Ct.|Albemarle County Circuit Court
vaccalexandria|Alexandria Cir. Ct.|Alexandria County Circuit Court
vaccalleghany|Alleghany Cir. Ct.|Alleghany County Circuit Court
vaccamelia|Amelia Cir. Ct.|Amelia County Circuit Court
vaccamherst|Amherst Cir. Ct.|Amherst County Circuit Court
vaccappomattox|Appomattox Cir. Ct.|Appomattox County Circuit Court
vaccarlington|Arlington Cir. Ct.|Arlington County Circuit Court
vaccaugusta|Augusta Cir. Ct.|Augusta County Circuit Court
vaccbath|Bath Cir. Ct.|Bath County Circuit Court
vaccbedford|Bedford Cir. Ct.|Bedford County Circuit Court
vaccbland|Bland Cir. Ct.|Bland County Circuit Court
vaccbotetourt|Botetourt Cir. Ct.|Botetourt County Circuit Court
vaccbristol|Bristol Cir. Ct.|Bristol County Circuit Court
vaccbrunswick|Brunswick Cir. Ct.|Brunswick County Circuit Court
vaccbuchanan|Buchanan Cir. Ct.|Buchanan County Circuit Court
vaccbuckingham|Buckingham Cir. Ct.|Buckingham County Circuit Court
vaccbuenavista|Buena Vista Cir. Ct.|Buena Vista County Circuit Court
vacccampbell|Campbell Cir. Ct.|Campbell County Circuit Court
vacccaroline|Caroline Cir. Ct.|Caroline County Circuit Court
vacccarroll|Carroll Cir. Ct.|Carroll County Circuit Court
vacccharles|Charles City Cir. Ct.|Charles City County Circuit Court
vacccharlotte|Charlotte Cir. Ct.|Charlotte County Circuit Court
vacccharlottesv|Charlottesville Cir. Ct.|Charlottesville County Circuit Court
vaccchesapeake|Chesapeake Cir. Ct.|Chesapeake County Circuit Court
vaccchesterfiel|Chesterfield Cir. Ct.|Chesterfield County Circuit Court
vaccclarke|Clarke Cir. Ct.|Clarke County Circuit Court
vacccolonialh|Colonial Heights Cir. Ct.|Colonial Heights County Circuit Court
vacccraig|Craig Cir. Ct.|Craig County Circuit Court
vaccculpeper|Culpeper Cir. Ct.|Culpeper County Circuit Court
vacccumberland|Cumberland Cir. Ct.|Cumberland County Circuit Court
vaccdanville|Danville Cir. Ct.|Danville County Circuit Court
vaccdickenson|Dickenson Cir. Ct.|Dickenson County Circuit Court
vaccdinwiddie|Dinwiddie Cir. Ct.|Dinwiddie County Circuit Court
vaccessex|Essex Cir. Ct.|Essex County Circuit Court
vaccfairfax|Fairfax Cir. Ct.|Fairfax County Circuit Court
vaccfauquier|Fauquier Cir. Ct.|Fauquier County Circuit Court
vaccfloyd|Floyd Cir. Ct.|Floyd County Circuit Court
vaccfluvanna|Fluvanna Cir. Ct.|Fluvanna County Circuit Court
vaccfranklin|Franklin Cir. Ct.|Franklin County Circuit Court
vaccfrederick|Frederick Cir. Ct.|Frederick County Circuit Court
vaccfredericksb|Fredericksburg Cir. Ct.|Fredericksburg County Circuit Court
vaccgiles|Giles Cir. Ct.|Giles County Circuit Court
vaccgloucester|Gloucester Cir. Ct.|Gloucester County Circuit Court
vaccgoochland|Goochland Cir. Ct.|Goochland County Circuit Court
vaccgrayson|Grayson Cir. Ct.|Grayson County Circuit Court
vaccgreene|Greene Cir. Ct.|Greene County Circuit Court
vaccgreensville|Greensville Cir. Ct.|Greensville County Circuit Court
vacchalifax|Halifax Cir. Ct.|Halifax County Circuit Court
vacchampton|Hampton Cir. Ct.|Hampton County Circuit Court
vacchanover|Hanover Cir. Ct.|Hanover County Circuit Court
vacchenrico|Henrico Cir. Ct.|Henrico County Circuit Court
vacchenry|Henry Cir. Ct.|Henry County Circuit Court
vacchighland|Highland Cir. Ct.|Highland County Circuit Court
vacchopewell|Hopewell Cir. Ct.|Hopewell County Circuit Court
vaccisle|Isle of Wight Cir. Ct.|Isle of Wight County Circuit Court
vacckinggeorge|King George Cir. Ct.|King George County Circuit Court
vacckingwilliam|King William Cir. Ct.|King William County Circuit Court
vacckingqueen|King and Queen Cir. Ct.|King and Queen County Circuit Court
vacclancaster|Lancaster Cir. Ct.|Lancaster County Circuit Court
vacclee|Lee Cir. Ct.|Lee County Circuit Court
vaccloudoun|Loudoun Cir. Ct.|Loudoun County Circuit Court
vacclouisa|Louisa Cir. Ct.|Louisa County Circuit Court
vacclunenburg|Lunenburg Cir. Ct.|Lunenburg County Circuit Court
vacclynchburg|Lynchburg Cir. Ct.|Lynchburg County Circuit Court
vaccmadison|Madison Cir. Ct.|Madison County Circuit Court
vaccmartinsvill|Martinsville Cir. Ct.|Martinsville County Circuit Court
vaccmathews|Mathews Cir. Ct.|Mathews County Circuit Court
vaccmecklenburg|Mecklenburg Cir. Ct.|Mecklenburg County Circuit Court
vaccmiddlesex|Middlesex Cir. Ct.|Middlesex County Circuit Court
vaccmontgomery|Montgomery Cir. Ct.|Montgomery County Circuit Court
vaccnelson|Nelson Cir. Ct.|Nelson County Circuit Court
vaccnewkent|New Kent Cir. Ct.|New Kent County Circuit Court
vaccnewportnew|Newport News Cir. Ct.|Newport News County Circuit Court
vaccnorfolk|Norfolk Cir. Ct.|Norfolk County Circuit Court
vaccnorthampton|Northampton Cir. Ct.|Northampton County Circuit Court
vaccnorthumberl|Northumberland Cir. Ct.|Northumberland County Circuit Court
vaccnottoway|Nottoway Cir. Ct.|Nottoway County Circuit Court
vaccorange|Orange Cir. Ct.|Orange County Circuit Court
vaccpage|Page Cir. Ct.|Page County Circuit Court
vaccpatrick|Patrick Cir. Ct.|Patrick County Circuit Court
vaccpetersburg|Petersburg Cir. Ct.|Petersburg County Circuit Court
vaccpittsylvani|Pittsylvania Cir. Ct.|Pittsylvania County Circuit Court
vaccportsmouth|Portsmouth Cir. Ct.|Portsmouth County Circuit Court
vaccpowhatan|Powhatan Cir. Ct.|Powhatan County Circuit Court
vaccprinceedwa|Prince Edward Cir. Ct.|Prince Edward County Circuit Court
vaccprincegeo|Prince George Cir. Ct.|Prince George County Circuit Court
vaccprincewill|Prince William Cir. Ct.|Prince William County Circuit Court
vaccpulaski|Pulaski Cir. Ct.|Pulaski County Circuit Court
vaccradford|Radford Cir. Ct.|Radford County Circuit Court
vaccrappahannoc|Rappahannock Cir. Ct.|Rappahannock County Circuit Court
vaccrichcity|Richmond City Cir. Ct.|Richmond City Circuit Court
vaccrichmondcty|Richmond County Cir. Ct.|Richmond County Circuit Court
vaccroanokecity|Roanoke City Cir. Ct.|Roanoke City Circuit Court
vaccroanokecty|Roanoke County Cir. Ct.|Roanoke County Circuit Court
vaccrockbridge|Rockbridge Cir. Ct.|Rockbridge County Circuit Court
vaccrockingham|Rockingham Cir. Ct.|Rockingham County Circuit Court
vaccrussell|Russell Cir. Ct.|Russell County Circuit Court
vaccsalem|Salem Cir. Ct.|Salem County Circuit Court
vaccscott|Scott Cir. Ct.|Scott County Circuit Court
vaccshenandoah|Shenandoah Cir. Ct.|Shenandoah County Circuit Court
vaccsmyth|Smyth Cir. Ct.|Smyth County Circuit Court
vaccsouthampton|Southampton Cir. Ct.|Southampton County Circuit Court
vaccspotsylvani|Spotsylvania Cir. Ct.|Spotsylvania County Circuit Court
vaccstafford|Stafford Cir. Ct.|Stafford County Circuit Court
vaccstaunton|Staunton Cir. Ct.|Staunton County Circuit Court
vaccsuffolk|Suffolk Cir. Ct.|Suffolk County Circuit Court
vaccsurry|Surry Cir. Ct.|Surry County Circuit Court
vaccsussex|Sussex Cir. Ct.|Sussex County Circuit Court
vacctazewell|Tazewell Cir. Ct.|Tazewell County Circuit Court
vaccvabeach|Virginia Beach Cir. Ct.|Virginia Beach County Circuit Court
vaccwarren|Warren Cir. Ct.|Warren County Circuit Court
vaccwashington|Washington Cir. Ct.|Washington County Circuit Court
vaccwaynesboro|Waynesboro Cir. Ct.|Waynesboro County Circuit Court
vaccwestmorelan|Westmoreland Cir. Ct.|Westmoreland County Circuit Court
vaccwilliams|Williamsburg and James Cir. Ct.|Williamsburg and James County Circuit Court
vaccwinchester|Winchester Cir. Ct.|Winchester County Circuit Court
vaccwise|Wise Norton Cir. Ct.|Wise & Norton County Circuit Court
vaccwythe|Wythe Cir. Ct.|Wythe County Circuit Court
vaccyork|York County & Poquoson Cir. Ct.|York County Poquoson County Circuit Court
vacorpct||Virginia Corporation Court
vacorpctsbris||Bristol Corporation Court, Va.
vacorpctslynch||Lynchburg Corporation Court, Va.
vacorpctradford||Radford Corporation Court, Va.
vacorpctsnorf||South Norfolk Corporation Court, Va.
vacorpctwinche||Winchester Corporation Court, Va.
waed|E.D. Wash.|District Court, E.D. Washington
wawd|W.D. Wash.|District Court, W.D. Washington
waeb|Bankr. E.D. Wash.|United States Bankruptcy Court, E.D. Washington
wawb|Bankr. W.D. Wash.|United States Bankruptcy Court, W.D. Washington
washd|D. Wash.|United States District Court for the District of Washington
washsuperct||Washingon Superior Court
dcd|D.D.C.|District Court, District of Columbia
dccrimct|D.C.|District of Columbia Criminal Court
dcorphanct|D.C. Orphans Ct.|District of Columbia Orphans' Court
supctdc|Sup. Ct. D.C.|Superior Court of The District of Columbia
dcb|Bankr. D.C.|United States Bankruptcy Court, District of Columbia
wvnd|N.D.W. Va.|District Court, N.D. West Virginia
wvsd|S.D.W. Va.|District Court, S.D. West Virginia
wvad|D. W.Va.|District Court, D. West Virginia
wvsb|Bankr. S.D.W. Va.|United States Bankruptcy Court, S.D. West Virginia
wvnb|Bankr. N.D.W. Va.|United States District Court, N.D. West Virginia
wvctcl|W. Va. Ct. Cl.|West Virginia Court of Claims
wisd|D. Wis.|District Court, D. Wisconsin
wied|E.D. Wis.|District Court, E.D. Wisconsin
wiwd|W.D. Wis.|District Court, W.D. Wisconsin
wieb|Bankr. E.D. Wis.|United States Bankruptcy Court, E.D. Wisconsin
wiwb|Bankr. W.D. Wis.|United States Bankruptcy Court, W.D. Wisconsin
wisccirct||Wisconsin Circuit Court
wismunict||Wisconsin Municipal Court
wyd|D. Wyo.|District Court, D. Wyoming
wyb|Bankr. D. Wyo.|United States Bankruptcy Court, D. Wyoming
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
nysurctalbany|N.Y. Surr. Ct., Albany Cty.|Surrogate's Court, Albany County
nysurctbronx|N.Y. Surr. Ct., Bronx, Cty.|Surrogate's Court, Bronx County
nysurctbroome|N.Y. Surr. Ct., Broome Cty.|Surrogate's Court, Broome County
nysurctcattar|N.Y. Surr. Ct., Cattaraugus Cty.|Surrogate's Court, Cattaraugus County
nysurctchauta|N.Y. Surr. Ct., Chautauqua Cty.|Surrogate's Court, Chautauqua County
nysurctcortland|N.Y. Surr. Ct., Cortland Cty.|Surrogate's Court, Cortland County
nysurctdelaware|N.Y. Surr. Ct., Delaware Cty.|Surrogate's Court, Delaware County
nysurctdutchess|N.Y. Surr. Ct., Dutchess Cty.|Surrogate's Court, Dutchess County
nysurcterie|N.Y. Surr. Ct., Erie Cty.|Surrogate's Court, Erie County
nysurctessex|N.Y. Surr. Ct., Essex Cty.|Surrogate's Court, Essex County
nysurctfranklin|N.Y. Surr. Ct., Franklin Cty.|Surrogate's Court, Franklin County
nysurctgenesee|N.Y. Surr. Ct., Genesee Cty.|Surrogate's Court, Genesee County
nysurctjefferso|N.Y. Surr. Ct., Jefferson Cty.|Surrogate's Court, Jefferson County
nysurctkings|N.Y. Surr. Ct., Kings Cty.|Surrogate's Court, Kings County
nysurctmadison|N.Y. Surr. Ct., Madison Cty.|Surrogate's Court, Madison County
nysurctmonroe|N.Y. Surr. Ct., Monroe Cty.|Surrogate's Court, Monroe County
nysurctnassau|N.Y. Surr. Ct., Nassau Cty.|Surrogate's Court, Nassau County
nysurctnyc|N.Y. Surr. Ct., New York Cty.|Surrogate's Court, New York County
nysurctoneida|N.Y. Surr. Ct., Oneida Cty.|Surrogate's Court, Oneida County
nysurctonond|N.Y. Surr. Ct., Onondaga Cty.|Surrogate's Court, Onondaga County
nysurctorange|N.Y. Surr. Ct., Orange Cty.|Surrogate's Court, Orange County
nysurctputnam|N.Y. Surr. Ct., Putnam Cty.|Surrogate's Court, Putnam County
nysurctqueens|N.Y. Surr. Ct., Queens Cty.|Surrogate's Court, Queens County
nysurctrenssela|N.Y. Surr. Ct., Rensselaer Cty.|Surrogate's Court, Rensselaer County
nysurctrichmond|N.Y. Surr. Ct., Richmond Cty.|Surrogate's Court, Richmond County
nysurctrockland|N.Y. Surr. Ct., Rockland Cty.|Surrogate's Court, Rockland County
nysurctsaratoga|N.Y. Surr. Ct., Saratoga Cty.|Surrogate's Court, Saratoga County
nysurctschenect|N.Y. Surr. Ct., Schenectady Cty.|Surrogate's Court, Schenectady County
nysurctsuffolk|N.Y. Surr. Ct., Suffolk Cty.|Surrogate's Court, Suffolk County
nysurctsullivan|N.Y. Surr. Ct., Sullivan Cty.|Surrogate's Court, Sullivan County
nysurcttompkins|N.Y. Surr. Ct., Tompkins Cty.|Surrogate's Court, Tompkins County
nysurctulster|N.Y. Surr. Ct., Ulster Cty.|Surrogate's Court, Ulster County
nysurctwarren|N.Y. Surr. Ct., Warren Cty.|Surrogate's Court, Warren County
nysurctwayne|N.Y. Surr. Ct., Wayne Cty.|Surrogate's Court, Wayne County
nysurctwestches|N.Y. Surr. Ct., Westchester Cty.|Surrogate's Court, Westchester County
nysurctwyo|N.Y. Surr. Ct., Wyoming Cty.|Surrogate's Court, Wyoming County
nysurctyates|N.Y. Surr. Ct., Yates Cty.|Surrogate's Court, Yates County
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
