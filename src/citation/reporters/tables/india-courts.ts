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
