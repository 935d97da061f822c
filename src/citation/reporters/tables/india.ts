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
