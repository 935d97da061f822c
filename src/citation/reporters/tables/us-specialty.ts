/**
 * Reporters of one subject, loose-leaf services, and the databases that number opinions (WL, LEXIS).
 * One row per edition: canonical abbreviation | years | court where the reporter implies one | other spellings.
 * Spellings that differ only in spaces, full stops, commas, apostrophes or case are not listed.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_SPECIALTY = `
A.F.T.R. (P-H)
A.F.T.R. (RIA)|-1957||A.F.T.R.;P-H T.C. Memo.
A.F.T.R.2d (RIA)|1958-||A.F.T.R. 2d
A.L.R. 2d
A.L.R. 3d
A.L.R. 4th
A.L.R. 5th
A.L.R. 6th
A.L.R.
A.M.C.|1923-
Abb. Adm.
Abbotts
Accom. Disabilities Dec. (CCH)
Adm. Rec.
Alb. Law J.
Am. & Eng. R. Cas.|1879-1895
Am. B.R.
Am. B.R. (N.S.)
Am. Disabilities Cas. (BNA)|||A.D. Cases
Am. Disabilities Dec.
Am. Law T. Rep. Bankr.|||A.L.T. Bankr.
App. Com'r Pat.|1881-||App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.
Auto. Cas.2d|1895-||Auto. Cas. 2d (CCH)
Auto. Cas.|1895-||Auto. Cas. (CCH)
Av. Cas. (CCH)|1903-||Av. Cas.
B.C.A. (CCH)
B.R.|1979-
B.T.A.M. (P-H)|1928-1942
B.T.A.|1924-1942|bta
BNA OSHC|||O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)
BTA LEXIS|1928-1942
Ban. & A.
Banking Rep. (BNA)
Bankr. Ct. Dec. (CRR)|||B.C.D.;Bankr. Ct. Dec.
Bankr. Ct. Dec. (LRP)
Bankr. Ct. Rep.
Bankr. L. Rep.|||Bankr. L. Rep. (C.C.H.)
Bankr. LEXIS|1979-
Bankr. Rep (St. Louis B.A.)
Bayard's Notebook|1792-1830
Ben. Rev. Bd. Serv. (MB)
Bigelow. Ins. Rep.|||Bigelow's Insurance Reports
Blue Sky L. Rep. (CCH)|||Blue Sky L. Rep.
Brown Adm.|||Brown's Adm
Bus. Franchise Guide (CCH)
C.B.
C.C.P.A.|1929-1982
C.M.A.|1951-1975
C.M.R.|1951-1975
CAAF LEXIS
CCA LEXIS|1951-
CCH OSHD|||O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
CCPA LEXIS|1910-1982||Ct. Cust. LEXIS
CJ C.A.R.
CMA LEXIS
CMR LEXIS|1951-
Cal. Bankr. Ct. Rep.
Cal. Comp. Cases|||Cal. Comp. Cas
Cal. Daily Op. Serv.|||Cal. Daily Op. Service
Cal. I.A.C.
Cal. WCC
Can. Com. L. Guide (CCH)
Can. Tax Rep. (CCH)
Carpenter's Report of Burr's Trial
Cent. Law J.|1874-1927
Chase's Trial. Append.
Chem. Reg. Rep. (BNA)
Chicago Bd. Options Ex. (CCH)
Cl. Ct.|1983-1992
Clayton's Notebook|1792-1830
Collective Bargaining Negot. & Cont. (BNA)
Collier Bankr. Cas. 2d|||Collier Bankr. Cas. (MB);Collier Bankr. Cas. 2d (MB)
Collier Bankr. Cas.|||C.B.C.
Colo. Bankr. Ct. Rep.
Comm. Fut. L. Rep.|||Comm. Fut. L. Rep. (CCH)
Commc'ns Reg. (P & F)
Communications Reg. (P&F)|||Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|||Comm. Reg. 2d (P & F)
Cong. Index(CCH)
Consumer Cred. Guide (CCH)
Consumer Prod. Safety Guide (CCH)
Cont. App. Dec. (CCH)
Copy. L. Rep. (CCH)
Copyright L. Dec. (CCH)|||Copr.L.Dec.
Copyright L. Rep. (CCH)
Cost Accounting Stand. Guide (CCH)
Crim. L. Rep. (BNA)
Ct. Cl.|1863-1982 1941-||C. Cls.;C. Cls. R.;Ct. Cls.;Court Cl.;Ct. Cl. R.;Ct. Cl. Rep.;Ct. Cls. R.
Ct. Cust.|1910-1929||Ct. Cust. Appls.;Cust. Ct.
Ct. Int'l Trade|1980-||C.I.T.
Ct. Intl. Trade LEXIS|1980-
Cust. Ct. LEXIS|1938-1980
DJCAR
Daily Lab. Rep. (BNA)
Dec. Com. Pat.|||Dec. Comm'r Pat.
Dominion Tax Cas. (CCH)
EEOC Compl. Man. (CCH)
ERC
ERC (BNA)
Educ. L. Rep.|||Ed. Law Rep.
Empl. Benefits Cas. (BNA)
Empl. Coordinator (RIA)
Empl. Prac. Dec. (CCH)|1971-||Empl. Prac. Dec.
Empl. Prac. Guide (CCH)
Empl. Safety & Health Guide (CCH)
Employee Benefits Cas. (BNA)|||Employee Benefits Cas.
Energy Mgmt. (CCH)|||Energy Mgt.
Env't Rep. (BNA)
Env't Rep. Cas. (BNA)
Envtl. L. Rep. (Envtl. Law Inst.)|1971-||ELR;Envtl. L. Rep.
Exempt Org. Rep. (CCH)
F.R.D.|2001-
FCDR
Fair Empl. Prac. Cas. (BNA)|||Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.
Fam. L. Rep. (BNA)
Fam. L. Tax Guide (CCH)
Fed. Audit Guide (CCH)
Fed. Banking L. Rep. (CCH)|||Fed. Banking L. Rep.
Fed. Carr. Rep. (CCH)
Fed. Cl.|1992-|uscfc
Fed. Cont. Rep. (BNA)
Fed. Election Camp. Fin. Guide (CCH)
Fed. Energy Reg. Comm'n Rep. (CCH)
Fed. Est. & Gift Tax Rep. (CCH)
Fed. Ex. Tax Rep. (CCH)
Fed. Inc. Gift & Est. Tax'n (MB)
Fed. R. Serv. 2d (West)
Fed. R. Serv. 2d|1938-||Fed. R. Evid. Serv. 2d
Fed. R. Serv. 3d|1938-||Fed. R. Evid. Serv. 3d;Fed. R. Serv. 3d (West)
Fed. R. Serv.|1938-||Fed. R. Evid. Serv.;Fed. R. Evid. Serv. (Callaghan)
Fed. Sec. L. Rep. (CCH)|||Fed. Sec. L. Rep.
Fed. Tax Coordinator Second Series (RIA)
Fed. Tax Guide Rep. (CCH)
Fire & Casualty Cas.|||Fire & Casualty Cas. (CCH)
Fla. L. Weekly Fed. B|||Fla. L. Weekly B
Fla. L. Weekly Fed. C|||Fla. L. Weekly C
Fla. L. Weekly Fed. D|||Fla. L. Weekly D
Food Drug Cosm. L. Rep. (CCH)
G.D.R.
Gov't Cont. Rep. (CCH)
Gov't Empl. Rel. Rep. (BNA)
Hilles' Notebook|1792-1830
Hous. & Dev. Rep. (RIA)
Hunt Mer. Mag.
I.E.R. Cas. (BNA)|||BNA IER CAS;I.E.R.;I.E.R. Cas.;IER Cases
I.T.R.D. (BNA)|1980-||I.T.R.D.;Int'l Trade Rep. (BNA)
IRS Pos. (CCH)
Immigr. L. Serv. (West)
Ind. Cl. Comm.|1948-1973||Ind. Cl. Com.
Ind. L. Rep.||ind
Inher. Est. & Gift Tax Rep. (CCH)
Ins. L. Rep. (CCH)
Ins. L.J.|||Ins Law J.
Int'l Env't Rep. (BNA)
Jour. Fr. Inst.|1826-
L.R.R.M. (BNA)|1937-||L.R.R.M.
LCR|1993-
LEXIS
Lab. Arb. Awards (CCH)
Lab. Arb. Rep. (BNA)
Lab. Cas. (CCH)|||Lab.Cas.
Lab. L. Rep. (CCH)
Lab. Rel. Rep. (BNA)
Law J. Q.B.|1831-1946||L.J.Q.B.
Life. Cas. (CCH)
Life. Cas. 2d (CCH)
Liquor Cont. L. Rep. (CCH)
M.J.|1975-
M.S.P.R.
M.T.C.A.
M.T.C.R.
MDLR||mass
MacA. Pat. Cas.|||MacArth.;Mc.A. Pat. Cas.
Med. Devices Rep. (CCH)
Media L. Rep. (BNA)|||Media L. Rep.
Medicare & Medicaid Guide (CCH)|||Med & Med GD (CCH)
Miller's Notebook|1792-1830
Morr. Min. Rep.|||Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
Mut. Funds Guide (CCH)
N.B.R. (Supp.)|||Bankr. Reg. Supp.
N.Y.S.E. Guide (CCH)
NCBC
NDLR|||NDLR (LRP);NDLR (LRP) LEXIS
Nat. Bank. Reg.|1867-1882||Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
Neg. Cas. (CCH)
Neg. Cas. 2d (CCH)
Newb. Adm.|||Newb.
Nuclear Reg. Rep. (CCH)|||Nuclear Reg. Rep.
O.G.|||O.G. Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
O.S.H. Rep. (BNA)
OFCCP Fed. Cont. Compl. Man. (CCH)
OSHA Comp. Guide (CCH)
OSHC (BNA)|||BNA OSHC
Oil & Gas Rep.|||Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
Olcott|||Olc.
Ops.Cal.Atty.Gen.
P.O.R.
P.U.R.
P.U.R. (N.S.)
P.U.R.3d
P.U.R.4th|||Pub. Util. Rep. 4th
Pat. Trademark & Copyright J. (BNA)
Pens. & Ben. Rep. (BNA)|||Pens. & Benefits Rep. (BNA)
Pens. & Profit Sharing 2d (RIA)
Pens. Plan Guide (CCH)
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)
Personnel Mgmt. (BNA)
Phila. Ct. Com. Pl. LEXIS
Phila. Cty. Rptr. LEXIS
Prod. Liab. Rep. (CCH)
Prod. Safety & Liab. Rep. (BNA)
RICO Bus. Disp. Guide (CCH)|1970-||RICO Bus. Disp. Guide
Rad. Reg. 2d (P & F)
Rad. Reg.|||Rad. Reg. (P & F)
Read's Notebook|1792-1830
Rec. V.A. Ct. (R.I.)|1716-1752
Ridgely's Notebook III|1792-1830
Ridgely's Notebook II|1792-1830
Ridgely's Notebook IV|1792-1830
Ridgely's Notebook V|1792-1830
Ridgely's Notebook|1792-1830||Ridgely's Notebook I
Robertson's Report of the Trial of Aaron Burr.
Rodney's Notes|1792-1830
SEC Accounting R. (CCH)
SEC Docket
SEC Jud. Dec.
Sec. & Fed. Corp. L. Rep. (West)
Sec. Reg. & L. Rep. (BNA)
Secured Transactions Guide (CCH)
Shipping Reg. (P & F)
Soc. Sec. Rep. (CCH)
Sprague|||Spr.
St. & Loc. Tax Serv. (RIA)
St. Tax Guide (CCH)
St. Tax Rep. (CCH)
Stand. Fed. Tax Rep. (CCH)
T.C.M. (RIA)|1924-||RIA TM
T.C.M.|1942-||T.C.M. (CCH);T.C.M. (P-H);T.C.M. (RIA)
T.C.|1942-|tax|T.Ct;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS
TNT
Tax Ct. Mem. Dec. (CCH)|1900-||CCH Tax Ct. Mem.
Tax Ct. Memo LEXIS|1924-
Tax Ct. Rep. (CCH)
Tax Ct. Rep. Dec. (RIA)
Tax Ct. Summary LEXIS|1924-
Tax Treaties (CCH)
Tex.Bankr.Ct.Rep.
Trade Cas. (CCH)|1914-||Trade Cas.;Trade Cases
Trade Reg. Rep. (CCH)|1914-
Treas. Dec.
U.C.C. Rep. Serv. (West)|-1986||U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)
U.C.C. Rep. Serv. 2d (West)|1986-||U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)
U.S. App. LEXIS
U.S. CMCR LEXIS
U.S. Claims LEXIS|1982-||U.S. Cl. Ct. LEXIS
U.S. Commerce Ct. LEXIS|1910-1913
U.S. Ct. Cl. LEXIS|1856-
U.S. Dist. LEXIS
U.S. LEXIS||scotus
U.S. Tax Cas. (CCH)|1900-||USTC
U.S. Tax Ct. LEXIS|1924-
U.S. Tax Rep. (RIA)
U.S. Vet. App. LEXIS|1990-||U.S. App. Vet. Claims LEXIS
U.S.L.W. (BNA)
U.S.L.W.|1933-|scotus
U.S.P.Q. (BNA)|1913-1987||U.S.P.Q.
U.S.P.Q. 2d (BNA)|1987-||U.S.P.Q.2d
USCMA
Unemployment Ins. Rep.|||CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);Unemployment Ins. Rep. (CCH)
Union Lab. Rep. (BNA)
Util. L. Rep. (CCH)|||Util. L. Rep.
Va. Col. Dec.|1600-
Vet. App.|1990-
WL|||wl
Wage & Hour Cas. (BNA)|||Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|||Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)
Wall. Jr. Append.
Wells' Notebook|1792-1830
Wilson's Red Book|1792-1830
`;
