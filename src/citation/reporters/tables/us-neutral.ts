/**
 * Citations that the court assigns: year, abbreviation, running number.
 * One row per edition: canonical abbreviation | years | court where the reporter implies one | other spellings.
 * Spellings that differ only in spaces, full stops, commas, apostrophes or case are not listed.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_NEUTRAL = `
AWCC
AZ||ariz
Ark. App.|2009-|arkctapp
Ark.|2009-|ark
CIT
COA||coloctapp
CO||colo
FL||fla
IL App (1st)
IL App (2d)|||IL App (2nd)
IL App (3d)|||IL App (3rd)
IL App (4th)
IL App (5th)
IL||ill
LA
ME|1996-|me|Me.
MSPB
MS||miss
MT||mont|Mt;mt
N.H.|2024-|nh
NCCOA|2021-|ncctapp
NCSC|2021-|nc
ND App
ND||nd
NLRB No.
NMCA||nmctapp
NMCERT||nm
NMSC||nm
NM|1852-|nm
NV||nev
OK AG
OK CIV APP||oklacivapp
OK CR||oklacrimapp
OK JUD ETH
OK||okla
Ohio|2002-||OH
PA
Pa. Super.|1999-|pasuperct
SD||sd
T.C. Memo.|1942-|tax
T.C. No.|1942-|tax
T.C. Summary Opinion|1942-|tax|T.C. Summ. Op.
TN WC App.|2014-
TN WC|2014-
Tex. Bus.|2024-||Tex. Bus. Ct.
UT App||utahctapp|UT Ct. App.;Utah App;Utah Ct. App.
UT||utah
VT||vt
WI App||wisctapp
WI||wis
WY||wyo|WYO
`;
