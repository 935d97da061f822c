/**
 * Codes, session laws, registers and agency dockets.
 * One row each: canonical abbreviation | how it is cited | state or `us` | other spellings.
 * `code`: [title] CODE [tit., ch.] § section. `session`: volume CODE page. `number`: CODE No. number.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_LAWS = `
ASBCA|number|us
Ala. Admin. Code|code|al
Ala. Admin. Monthly|session|al
Ala. Adv. Legis. Serv.|session|al
Ala. Code|code|al
Ala. Laws|session|al
Ala. Legis. Serv.|session|al
Alaska Admin. Code|code|ak
Alaska Adv. Legis. Serv.|session|ak
Alaska Legis. Serv.|session|ak
Alaska Sess. Laws|session|ak
Alaska Stat.|code|ak
Alaska Stat. Ann.|code|ak
Am. Samoa Admin. Code|code|as
Am. Samoa Code Ann.|code|as
Ariz. Admin. Code|code|az
Ariz. Admin. Reg.|session|az
Ariz. Legis. Serv.|session|az
Ariz. Rev. Stat.|code|az|A.R.S.
Ariz. Rev. Stat. Ann.|code|az
Ariz. Sess. Laws|session|az
Ark. Acts|session|ar
Ark. Adv. Legis. Serv.|session|ar
Ark. Code Ann.|code|ar|Ark. Code
Ark. Code R.|code|ar
Ark. Gov't Reg.|session|ar
Ark. Legis. Serv.|session|ar
Ark. Reg.|session|ar
C.F.R.|code|us|Code of Federal Regulations
C.Z. Code|code
CBCA|number|us
CFPB|number|us
CFTC|number|us
Cal. Adv. Legis. Serv.|session|ca
Cal. Code|code|ca
Cal. Code Regs.|code|ca
Cal. Legis. Serv.|session|ca
Cal. R. Ct.|code|ca|Cal. Rules of Court;California Rules of Court;Cal. Rules of Ct.
Cal. Regulatory Notice Reg.|session|ca
Cal. Stat.|session|ca
Colo. Code Regs.|code|co
Colo. Legis. Serv.|session|co
Colo. Reg.|session|co
Colo. Rev. Stat.|code|co|C.R.S.
Colo. Rev. Stat. Ann.|code|co
Colo. Sess. Laws|session|co
Conn. Acts|session|ct
Conn. Agencies Regs.|code|ct
Conn. Gen. Stat.|code|ct
Conn. Gen. Stat. Ann.|code|ct
Conn. Gov't Reg.|session|ct
Conn. L.J.|session|ct
Conn. Legis. Serv.|session|ct
Conn. Pub. Acts|session|ct
Conn. Spec. Acts|session|ct
D.C. Code|code|dc
D.C. Code Adv. Leg. Serv.|session|dc
D.C. Code Ann.|code|dc
D.C. Code Mun. Regs.|code|dc
D.C. Mun. Regs.|code|dc
D.C. Reg.|session|dc
D.C. Sess. L. Serv.|session|dc
Del Gov't Reg.|session|de
Del. Admin. Code|code|de
Del. Code Ann.|code|de|Del. Code;Del. C.
Del. Code Regs.|code|de
Del. Code. Ann. Adv. Legis. Serv.|session|de
Del. Laws|session|de
Del. Legis. Serv.|session|de
Del. Reg. Regs.|session|de
FR|session|us|Fed. Reg.;Fed. Register;Federal Register
Fla. Admin. Code Ann.|code|fl
Fla. Admin. Reg.|session|fl
Fla. Admin. Weekly|session|fl
Fla. Laws|session|fl
Fla. Sess. Law Serv.|session|fl
Fla. Stat.|code|fl
Fla. Stat. Ann.|code|fl
Ga. Code Ann.|code|ga|O.C.G.A.;Ga. Code
Ga. Code Ann. Adv. Legis. Serv.|session|ga
Ga. Comp. R. & Regs.|code|ga
Ga. Gov't Reg.|session|ga
Ga. Laws|session|ga
Guam Admin. R. & Regs.|code|gu
Guam Code Ann.|code|gu
Guam Pub. L.|number|gu
Haw. Code R.|code|hi
Haw. Gov't Reg.|session|hi
Haw. Legis. Serv.|session|hi
Haw. Rev. Stat.|code|hi
Haw. Rev. Stat. Ann.|code|hi
Haw. Rev. Stat. Ann. Adv. Legis. Serv.|session|hi
Haw. Sess. Laws|session|hi
Idaho Admin. Bull.|session|id
Idaho Admin. Code|code|id
Idaho Code|code|id
Idaho Code Ann.|code|id
Idaho Code Ann. Adv. Legis. Serv.|session|id
Idaho Legis. Serv.|session|id
Idaho Sess. Laws|session|id
Ill. Admin. Code|code|il
Ill. Code R.|code|il
Ill. Comp. Stat.|code|il|ILCS
Ill. Comp. Stat. Ann.|code|il
Ill. Comp. Stat. Ann. Adv. Legis. Serv.|session|il
Ill. Laws|session|il
Ill. Legis. Serv.|session|il
Ill. Reg.|session|il
Ind. Acts|session|in
Ind. Admin. Code|code|in
Ind. Code|code|in
Ind. Code Ann.|code|in
Ind. Legis. Serv.|session|in
Ind. Reg.|session|in
Ind. Stat. Ann. Adv. Legis. Serv.|session|in
Iowa Acts|session|ia
Iowa Admin. Bull.|session|ia
Iowa Admin. Code|code|ia
Iowa Code|code|ia
Iowa Code Ann.|code|ia
Iowa Legis. Serv.|session|ia
Kan. Admin. Regs.|code|ks
Kan. Legis. Serv.|session|ks
Kan. Reg.|session|ks
Kan. Sess. Laws|session|ks
Kan. Stat. Ann.|code|ks|K.S.A.
Ky. Acts|session|ky
Ky. Admin. Reg.|session|ky
Ky. Admin. Regs.|code|ky
Ky. Rev. Stat. & R. Serv.|session|ky
Ky. Rev. Stat. Adv. Legis. Serv.|session|ky
Ky. Rev. Stat. Ann.|code|ky|Ky. Rev. Stat.;KRS
La. Acts|session|la
La. Admin. Code|code|la
La. Child. Code Ann.|code|la
La. Civ. Code Ann.|code|la
La. Code Civ. Proc. Ann.|code|la
La. Code Crim. Proc. Ann.|code|la
La. Code Evid. Ann.|code|la
La. Const. Ann.|code|la
La. Reg.|session|la
La. Sess. Law Serv.|session|la
La. Stat. Ann.|code|la
Mass. Acts|session|ma
Mass. Adv. Legis. Serv.|session|ma
Mass. Ann. Laws|code|ma
Mass. Code Regs.|code|ma
Mass. Gen. Laws|code|ma|M.G.L.;G.L.
Mass. Gen. Laws Ann.|code|ma
Mass. Legis. Serv.|session|ma
Mass. Reg.|session|ma
Md. Code Ann.|code|md
Md. Code Ann. Adv. Legis. Serv.|session|md
Md. Code Regs.|code|md
Md. Laws|session|md
Md. Legis. Serv.|session|md
Md. Reg.|session|md
Me. Code R.|code|me
Me. Gov't Reg.|session|me
Me. Laws|session|me
Me. Legis. Serv.|session|me
Me. Rev. Stat. Ann.|code|me
Me. Stat.|code|me
Mich. Admin. Code|code|mi
Mich. Adv. Legis. Serv.|session|mi
Mich. Comp. Laws|code|mi|MCL
Mich. Comp. Laws Ann.|code|mi
Mich. Comp. Laws Serv.|code|mi
Mich. Legis. Serv.|session|mi
Mich. Pub. Acts|session|mi
Mich. Reg.|session|mi
Minn. Laws|session|mn
Minn. R.|code|mn
Minn. Reg.|session|mn
Minn. Sess. Law Serv.|session|mn
Minn. Stat.|code|mn
Minn. Stat. Ann.|code|mn
Miss. Code Ann.|code|ms|Miss. Code
Miss. Code R.|code|ms
Miss. Gov't Reg.|session|ms
Miss. Laws|session|ms
Miss. Laws Adv. Sh.|session|ms
Miss. Legis. Serv.|session|ms
Mo. Ann. Stat.|code|mo
Mo. Code Regs. Ann.|code|mo
Mo. Laws|session|mo
Mo. Legis. Serv.|session|mo
Mo. Reg.|session|mo
Mo. Rev. Stat.|code|mo
Mont. Admin. R.|code|mt
Mont. Admin. Reg.|session|mt
Mont. Code Ann.|code|mt|Mont. Code
Mont. Laws|session|mt
N. Mar. I. Admin. Code|code|mp
N. Mar. I. Code|code|mp
N. Mar. I. Pub. L.|session|mp
N. Mar. I. Reg.|session|mp
N.C. Admin. Code|code|nc
N.C. Adv. Legis. Serv.|session|nc
N.C. Gen. Stat.|code|nc|N.C.G.S.
N.C. Gen. Stat. Ann.|code|nc
N.C. Legis. Serv.|session|nc
N.C. Reg.|session|nc
N.C. Sess. Laws|session|nc
N.D. Admin. Code|code|nd
N.D. Cent. Code|code|nd|N.D.C.C.
N.D. Cent. Code Adv. Legis. Serv.|session|nd
N.D. Cent. Code Ann.|code|nd
N.D. Laws|session|nd
N.D. Legis. Serv.|session|nd
N.H. Code Admin. R. Ann.|code|nh
N.H. Code R.|code|nh
N.H. Gov't Reg.|session|nh
N.H. Laws|session|nh
N.H. Legis. Serv.|session|nh
N.H. Rev. Stat. Ann.|code|nh
N.H. Rev. Stat. Ann. Adv. Legis. Serv.|session|nh
N.H. Rulemaking Reg.|session|nh
N.J. Admin. Code|code|nj
N.J. Laws|session|nj
N.J. Reg.|session|nj
N.J. Rev. Stat.|code|nj
N.J. Sess. Law Serv.|session|nj
N.J. Stat. Ann.|code|nj|N.J.S.A.;N.J. Stat.
N.M. Adv. Legis. Serv.|session|nm
N.M. Code R.|code|nm
N.M. Laws|session|nm
N.M. Legis. Serv.|session|nm
N.M. Reg.|session|nm
N.M. Stat. Ann.|code|nm
N.Y. Comp. Codes R. & Regs.|code|ny
N.Y. Consol. Laws Adv.|session|ny
N.Y. Law|code|ny
N.Y. Laws|session|ny
N.Y. Legis. Serv.|session|ny
N.Y. Reg.|session|ny
N.Y. Sess. Laws|session|ny
Navajo Nation Code Ann.|code
Neb. Admin. Code|code|ne
Neb. Laws|session|ne
Neb. Legis. Serv.|session|ne
Neb. Rev. Stat.|code|ne
Neb. Rev. Stat. Ann.|code|ne
Nev. Admin. Code|code|nv
Nev. Legis. Serv.|session|nv
Nev. Reg. Admin. Regs.|session|nv
Nev. Rev. Stat.|code|nv|NRS
Nev. Rev. Stat. Ann.|code|nv
Nev. Stat.|session|nv
Ohio Admin. Code|code|oh
Ohio Dep't|session|oh
Ohio Gov't|session|oh
Ohio Laws|session|oh
Ohio Legis. Bull.|session|oh
Ohio Legis. Serv. Ann.|session|oh
Ohio Monthly Rec.|session|oh
Ohio Rev. Code Ann.|code|oh|Ohio Rev. Code
Okla. Admin. Code|code|ok
Okla. Gaz.|session|ok
Okla. Reg.|session|ok
Okla. Sess. Law Serv.|session|ok
Okla. Sess. Laws|session|ok
Okla. Stat.|code|ok
Okla. Stat. Ann.|code|ok
Or. Admin. R.|code|or
Or. Bull.|session|or
Or. Laws|session|or
Or. Laws Adv. Sh.|session|or
Or. Laws Spec. Sess.|session|or
Or. Legis. Serv.|session|or
Or. Rev. Stat.|code|or|ORS
Or. Rev. Stat. Ann.|code|or
P.R. Laws|session|pr
P.R. Laws Ann.|code|pr
P.R. Leyes|session|pr
P.R. Leyes An.|code|pr
Pa. Bull.|session|pa
Pa. Code|code|pa
Pa. Cons. Stat.|code|pa|Pa. C.S.;Pa. C.S.A.;Pa. Cons. Stat. Ann.
Pa. Laws|session|pa
Pa. Legis. Serv.|session|pa
Pa. Stat. and Cons. Stat. Ann.|code|pa
Pub. L.|number|us|Public Law;P.L.
Pvt. L.|number|us|Private Law
R.I. Acts & Resolves|session|ri
R.I. Adv. Legis. Serv.|session|ri
R.I. Code R.|code|ri
R.I. Gen. Laws|code|ri
R.I. Gen. Laws Ann.|code|ri
R.I. Gov't Reg.|session|ri
R.I. Pub. Laws|session|ri
Registration|number|us
Repub. Tex. Laws|session|tx
S.C. Acts|session|sc
S.C. Code Ann.|code|sc|S.C. Code
S.C. Code Ann. Regs.|code|sc
S.C. Reg.|session|sc
S.D. Admin. R.|code|sd
S.D. Codified Laws|code|sd|SDCL
S.D. Reg.|session|sd
S.D. Sess. Laws|session|sd
SBA|number|us
Stat.|session|us|Stat. at L.
Tenn. Admin. Reg.|session|tn
Tenn. Code Ann.|code|tn|Tenn. Code
Tenn. Code Ann. Adv. Legis. Serv.|session|tn
Tenn. Comp. R. & Regs.|code|tn
Tenn. Legis. Serv.|session|tn
Tenn. Priv. Acts|session|tn
Tenn. Pub. Acts|session|tn
Tex. Admin. Code|code|tx
Tex. Bus. Corp. Act Ann.|code|tx
Tex. Code Ann.|code|tx
Tex. Code Crim. Proc. Ann.|code|tx
Tex. Gen. Laws|session|tx
Tex. Ins. Code Ann.|code|tx
Tex. Prob. Code Ann.|code|tx
Tex. Reg.|session|tx
Tex. Rev. Civ. Stat. Ann.|code|tx
Tex. Sess. Law Serv.|session|tx
Treas. Reg.|code|us|Treasury Regulation
U.S. Patent|number|us
U.S.C.|code|us|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code;U.S. Code Ann.;U.S.C. Ann.
Utah Admin. Code|code|ut
Utah Adv. Legis. Serv.|session|ut
Utah Bull.|session|ut
Utah Code Ann.|code|ut|Utah Code
Utah Laws|session|ut
Utah. Legis. Serv.|session|ut
V.I. Code Ann.|code|vi
V.I. Code Ann. Adv.|session|vi
V.I. Code R.|code|vi
V.I. Gov't Reg.|session|vi
V.I. Legis. Serv.|session|vi
V.I. Sess. Laws|session|vi
Va. Acts|session|va
Va. Admin. Code|code|va
Va. Adv. Legis. Serv.|session|va
Va. Code Ann.|code|va|Va. Code
Va. Legis. Serv.|session|va
Va. Reg. Regs.|session|va
Vt. Acts & Resolves|session|vt
Vt. Adv. Legis. Serv.|session|vt
Vt. Code R.|code|vt
Vt. Gov't Reg.|session|vt
Vt. Legis. Serv.|session|vt
Vt. Stat. Ann.|code|vt|V.S.A.
W. Va. Acts|session|wv
W. Va. Adv. Legis. Serv.|session|wv
W. Va. Code|code|wv
W. Va. Code Ann.|code|wv
W. Va. Code R.|code|wv
W. Va. Legis. Serv.|session|wv
W. Va. Reg.|session|wv
Wash. Admin. Code|code|wa
Wash. Legis. Serv.|session|wa
Wash. Reg.|session|wa
Wash. Rev. Code|code|wa|RCW
Wash. Rev. Code Ann.|code|wa
Wash. Sess. Laws|session|wa
Wis. Admin. Code|code|wi
Wis. Admin. Reg.|session|wi
Wis. Legis. Serv.|session|wi
Wis. Sess. Laws|session|wi
Wis. Stat.|code|wi
Wis. Stat. Ann.|code|wi
Wyo. Code R.|code|wy
Wyo. Gov't Reg.|session|wy
Wyo. Legis. Serv.|session|wy
Wyo. Sess. Laws|session|wy
Wyo. Stat. Ann.|code|wy|Wyo. Stat.
Fed. R. App. P.|code|us|FRAP
Fed. R. Bankr. P.|code|us|FRBP
Fed. R. Civ. P.|code|us|FRCP;Fed. Rule Civ. Proc.;Fed. Rules Civ. Proc.
Fed. R. Crim. P.|code|us|FRCrP;Fed. Rule Crim. Proc.;Fed. Rules Crim. Proc.
Fed. R. Evid.|code|us|FRE;Fed. Rule Evid.;Fed. Rules Evid.
Sup. Ct. R.|code|us|S. Ct. R.
`;
