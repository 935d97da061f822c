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
FCA|neutral
FC|neutral
TCC|neutral
CMAC|neutral
ONCA|neutral
ONSC|neutral
ONSCDC|neutral
ONCJ|neutral
BCCA|neutral
BCSC|neutral
BCPC|neutral
ABCA|neutral
ABKB|neutral
ABQB|neutral
ABPC|neutral
SKCA|neutral
SKKB|neutral
SKQB|neutral
MBCA|neutral
MBKB|neutral
MBQB|neutral
QCCA|neutral
QCCS|neutral
QCCQ|neutral
NBCA|neutral
NBKB|neutral
NBQB|neutral
NSCA|neutral
NSSC|neutral
PECA|neutral
PESC|neutral
NLCA|neutral
NLSC|neutral
YKCA|neutral
YKSC|neutral
NWTCA|neutral
NWTSC|neutral
NUCA|neutral
NUCJ|neutral
CHRT|neutral
`;
