/**
 * Indian reporters, and the English and Commonwealth series that Indian judgments cite.
 * Row: canonical abbreviation | shape | series | other spellings.
 * Shapes: `year` found by year (volume within the year, or none); `volume` volumes run on, the year is decoration;
 * `court` year, court, number (`2025 SCC OnLine SC 1754`); `neutral` year and number.
 */
export const INDIA_REPORTERS = `
SCC|year
SCC|year|Cri|SCC (Cri);SCC (Cr);SCC (Crl)
SCC|year|L&S|SCC (L&S);SCC (L & S);SCC (Lab)
SCC|year|Civ|SCC (Civ)
SCC|year|Tax|SCC (Tax)
SCC|year|Supp|SCC Supp;SCC Suppl;SCC Supl;Supp SCC;Suppl SCC;Supl SCC;Supplement SCC
SCR|year||SC R
SCR|year|Supp|SCR Supp;SCR Suppl;SCR Supl;Supp SCR;Suppl SCR;Supl SCR;Supplement SCR
SCALE|year
SCALE|year|Supp|Supp SCALE;Suppl SCALE;SCALE Supp;SCALE Supl
JT|year||JT (SC);JTSC
JT|year|Supp|Supp JT;Suppl JT;JT Supp;JT Suppl;JT Supl
SCJ|year
SCW|year
SCALR|year
AIR SCW|year
AIR Bom R|year
AIR Kar R|year
AIR Jhar R|year
SCC OnLine|court||OnLine
AIROnline|court
Indlaw|court
LiveLaw|court||LL
INSC|neutral
Cri LJ|volume
Cri LJ|year||Cr LJ;Crl LJ;CrLJ;Criminal Law Journal;Cri L J
RCR|year|Cri|RCR (Cri);RCR (Crl);RCR (Criminal)
RCR|year|Civ|RCR (Civil);RCR (Civ)
RCR|year
ACR|year
ADJ|year
AIC|volume
All MR|year||AllMR
All LJ|year
ADR|year
ACTC|year
ACC|volume
ACJ|year
ALJ|year
ALR|year||All LR
ALD|year
ALT|year
An WR|year||Andh WR;AWR
APLJ|year
An LT|year||Andh LT
AWC|year
ATC|volume
BLJR|year
BLR|volume||Beng LR;BengLR
Bom CR|year||BomCR
Bom LR|volume||BomLR
BC|year
BBCJ|year
BCR|year
CCR|year
CLA|volume
Comp LJ|year||Com LJ;Company LJ
Com LR|volume
CTC|year
DMC|year
DTR|volume
FJR|volume
GLT|year||Gau LT;Gauhati LT
Gau LR|year
IPLR|year
KCCR|year
KHC|year
KLD|year
LLC|year
MWN|year
NOC|year
PLJ|year
RCC|year
RD|year
SCA|year
SLT|year
SOT|volume
TTJ|volume
UC|year
UPLBEC|year
Supreme|year
CWN|volume||Cal WN
CLJ|volume||Cal LJ
Cal LT|year
CHN|year
CLT|volume||Cut LT
Comp Cas|volume||Com Cas;Comp. Cases;Company Cases
CCC|year
CPJ|year
CPR|year
CTR|volume
Crimes|year
DLT|volume
DRJ|volume
DLR|volume
EHC|volume
ELT|volume||Excise LT
ECR|volume
FCR|year||Federal Court Reports;Federal Court Reporter
FLR|volume
Guj LR|year||GLR;Gujarat Law Reporter
Guj LH|year||GLH
GSTR|volume
GSTL|volume||G.S.T.L.
HLR|year
IA|volume||LR IA;Ind App;Indian Appeals;I.A.
IC|volume||Ind Cas;Indian Cases
ITR|volume
ITD|volume
ITAT|volume
JLJ|year
JKJ|year
JCR|year
JLJR|year
Kant LJ|year||Kar LJ;KLJ
KLT|year||Ker LT
KLJ|year||Ker LJ
KarLR|year
LLJ|year||Lab LJ
LLN|year
Lab IC|year||LIC
LLR|year
LW|volume||Mad LW;Law Weekly
MLJ|volume||Mad LJ;Mad L J
MIA|volume||Moo Ind App;Moo IA;Moore's Indian Appeals
MhLJ|year||Mah LJ;Mh LJ
MPLJ|year
MLR|volume
MPJR|year
Mys LJ|year
NLR|volume||Nag LR
NLJ|year||Nag LJ
OLR|year
OCR|volume||Orissa Cri Rep
OWN|volume
PLJR|year
PLR|volume||Punj LR;P L R
PTC|year
PR|volume||Punj Re
RLW|year
RLR|year
RTR|year
SLJ|year
SLR|year||Serv LR;Services Law Reporter
SCT|year
STC|volume
STR|volume
STL|volume
STT|volume
Taxman|volume
taxmann.com|volume
TAXLR|year||Tax LR
TC|volume
TLR|year
TNLR|year
UJ|year||UJ (SC);UJSC
UPLR|year
UPTC|year
VST|volume
WLC|year
WLN|year
Writ LR|year
WBLR|year
Arb LR|year||Arbi LR
BomLC|year
Cri LR|year||Crl LR;CrLR
ESC|year
FAJ|year
FAC|year
LACC|year
LAC|year
RAJ|year
RPC|volume
SCL|volume
SCC WLR|year
SCACTC|year
TAC|year
TC|year
WC|year
`;

/** Series outside India and the United States, cited there by year or volume. */
export const ENGLISH_REPORTERS = `
AC|year||LR AC;Appeal Cases
App Cas|volume||App Case;App Cases;Appeal Cas
All ER|year||AER;All England Law Reports;All England Reports
All ER (Comm)|year
All ER Rep|year
WLR|year||W L R
KB|year||LR KB;KBD
QB|year||LR QB
QBD|volume||LR QBD
Ch|year||LR Ch;Ch App
Ch D|volume||LR Ch D
PD|volume
CP|volume||LR CP
CPD|volume
Ex|volume||LR Ex
Ex D|volume
Eq|volume||LR Eq
HL|volume||LR HL;HL Cas;HLC;HL Cases
P|year
PC|volume||LR PC
Fam|year
ICR|year
IRLR|year
BCLC|year
Cr App R|volume||Cr App Rep;Cri App R
ER|volume||Eng Rep
TLR|volume
LT|volume
LJ QB|volume||LJQB
LJ KB|volume||LJKB
LJ Ch|volume
LJ PC|volume
LJ CP|volume
LJ Ex|volume
LGR|volume
Lloyd's Rep|year||Lloyd's LR;Lloyd's Law Reports
TC|volume||Tax Cas;Tax Cases
STC|year
CLR|volume
ALJR|volume
SCR (Can)|year
DLR|volume
DLR (2d)|volume
DLR (3d)|volume
DLR (4th)|volume
NZLR|year
VLR|year
Bing|volume||Bing NC
Ad & El|volume||A & E
Atk|volume
B & Ald|volume
B & C|volume
B & S|volume
E & B|volume
El & Bl|volume
M & W|volume
H & N|volume
Ves|volume||Ves Jun
CB (NS)|volume||C B N S
Cl & F|volume||Cl & Fin
Cox CC|volume
De G & J|volume
De GM & G|volume
E B & E|volume||El Bl & El
F & F|volume||Fost & Fin
H & C|volume
H & M|volume
IR|year
JP|volume
K & J|volume
Macq|volume
My & K|volume
O'M & H|volume
P Wms|volume
RR|volume
SASR|volume
Sim|volume
Sol Jo|volume||SJ
Stark|volume
Swans|volume
Y & C|volume
Beav|volume
Hare|volume
Mod|volume
Burr|volume
Co Rep|volume
Cowp|volume
Salk|volume
Ld Raym|volume
Term Rep|volume||TR
Taunt|volume
East|volume
Esp|volume
UKHL|neutral
UKSC|neutral
UKPC|neutral
EWCA Civ|neutral
EWCA Crim|neutral
EWHC|neutral
EngR|neutral
HCA|neutral
SGCA|neutral
ZACC|neutral
USSC|neutral
NZCA|neutral
NZSC|neutral
`;

/** Courts as AIR, ILR and the databases print them: code | other spellings. */
export const INDIA_COURT_NAMES = `
SC|Supreme Court;S C
All|Allahabad
AP|A.P.;Andhra Pradesh;Andh Pra;Andhra
Ajm|Ajmer
Assam
Bom|Bombay;MUM
Cal|Calcutta
CCI
CESTAT
Chh|Chhattisgarh;Chh
CIC
CLB
CS
Cut|Cuttack
Del|Delhi
FC|Federal Court;F.C.
Gau|Gauhati;Gauh
Goa
Guj|Gujarat
HP|H.P.;Him Pra;Himachal Pradesh
Hyd|Hyderabad
ITAT
J&K|J & K;Jammu and Kashmir;Jammu & Kashmir;JK
Jhar|Jharkhand
Kar|Karnataka;Kant;Karn
Ker|Kerala
Kutch
Lah|Lahore
Luck|Lucknow
Mad|Madras
Mani|Manipur
MB|M.B.;Madh B;Madhya Bharat
Megh|Meghalaya
MP|M.P.;Madh Pra;Madhya Pradesh
Mys|Mysore
Nag|Nagpur
NCDRC
NCLAT
NCLT
NGT
NOC
Ori|Orissa;Odisha
Oudh
P&H|P & H;Punj & Har;Punjab & Haryana
Pat|Patna
PC|P.C.;Privy Council
PCIJ
Pepsu
Pesh|Peshawar
Punj|Punjab;Pun
Raj|Rajasthan
Rang|Rangoon
SAT
Sau|Saurashtra
Sikk|Sikkim
Sind|Sindh
TC|T.C.;Trav-Co;Travancore-Cochin
TDSAT
Tel|Telangana;TS
Tri|Tripura
Utt|Uttarakhand;Uttaranchal;UK
VP|Vindhya Pradesh
`;
