/**
 * Reporters of the federal courts, with the early Supreme Court nominatives.
 * One row per edition: canonical abbreviation | years | court where the reporter implies one | other spellings.
 * Spellings that differ only in spaces, full stops, commas, apostrophes or case are not listed.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_FEDERAL = `
A.E.C.
A.L.R. Fed.
A.L.R. Fed. 2d
Abb.|1863-1871||Abb. Rep.;Abb. U. S.
Agric. Dec.
Am. Dec.|||Am. D.;Am. Dec's.
Am. Jur.|1829-1843||Amer. Jur.
Am. Law T. Rep. (N. S.)|1874-1877||Am. Law T. (N. S.)
Am. Law T. Rep. U.S. Cts.|1868-1874||Am. Law T. Rep. (U. S. Cts.)
Am. Law T.|1870-1871||Am. Law T. Rep.
Am. Law. Rec.|1872-1887
Am. Lead. Cas.|||Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Ry. Rep.|1873-1881
Amer. L. Rev.|||Am Law Rev.;Amer. Law Rev.
Amer. Law J. (N. S.)|1848-1852||Am. Law J. (N. S.)
Amer. Law J.|1808-1817||Am. Law J.;Am. Law J. (U. S.)
Amer. Law T. Rep.|1868-1873
BCA
BNH
Baldw.|||Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Bee
Ben.
Betts' Dec.|||Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Biss.|||Biss. (U.S.) Bissell's;Bissell
Black|1861-1862|scotus|Black R.;Black Rep.
Blatchf. & H.|1827-1837
Blatchf. Pr. Cas.|1861-1865||Blatchf. Prize Cas.
Blatchf.|||Bl.;Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);Blatchf. C.C.;Blatchf. C.C. Rep.
Bond
Brock.|||Brock. Rep.
Brunn. Coll. Cas.|||Brun. Col. Cas.;Brunner, Col. Cas.
C.C.A.|-1920||C. C. A. Rep.
Chase
Chi. Leg. News|1868-1925||Chi.Leg.N.
Cliff.
Codd. Dig.|||Coddington's Digest
Code Rep.
Comp. Gen.
Cont. Cas. Fed.|||Cont. Cas. Fed. (CCH)
Cox. Manual Trade-Mark Cas.
Crabbe
Cranch, Pat. Dec.|1841-1847|scotus
Cranch|1801-1815|scotus|Cra.;Cranch Rep.;Cranch C.C.;Cranch D.C.
Curt.
Cust. B. & Dec.|1967-
Cust. Ct.|1938-1980
D. Haw.|1847-
DNH
DSD
Dall.|1790-1880|scotus|Dal.;Dal. Rep.;Dall. Rep.;Dall.S.C.;Dallas;Dallas Rep.;D.
Dane, Abr.|1823-
Deady
Dec. Comm'r Pat.
Dill.
E.A.D.
E.D. Pa.
F. App'x|2001-||Fed Appx;Fed. App.
F. Cas.|1789-1880||F.C.;Fed. Cas.;Fed.Ca.
F. Supp. 2d|1988-2014
F. Supp. 3d|2014-||FS3d
F. Supp.|1932-1988
F.2d|1924-1993||F.(2d);Fed.R.2d;Fed.Rep.2d
F.3d|1993-||Fed.R.3d;Fed.Rep.3d
F.4th|2021-||Fed.R.4th;Fed.Rep.4th
F.C.C.
F.C.C.2d
F.L.R.A.
F.T.C.
F.|1880-1924||Fed.;Fed.R.;Fed.Rep.
FCC Rcd
FED App.
FERC
FLW Fed|||Fla. L. Weekly Fed.
FMSHRC
Fed. Carr. Cas. (CCH)|1936-||Fed. Carr. Cas.
Fed. Sent'g Rep|||Fed. Sent. R.
Fish. Pat. Cas.
Fish. Pat. Rep.
Fish. Prize Cas.|||Fish. Pr. Cas.;Fish. Prize
Fla. L. Weekly Fed. S|||Fla. L. Weekly S
Flip.|||Flipp. (F.)
Gall.|||Gall. C.C.R.;Gall. Rep.;Gallison;Gallison's Rep.
Gilp.
Hall, Law J.|1808-1817
Hask.
Haskell C.C.
Hayw. & H.D.C.|1893-1941||Hay. & H.;Hay. & Haz.;Hayw. & H.
Haz. Reg. Pa.|1828-1836
Haz. U. S. Reg.|1839-||Haz. Reg. U. S.
Hoff. Land Cas.|1853-1858
Hoff. Op.
Hoff.|1853-1858||Hoff. Dec.
Holmes
Hopk. Works.
How. N.P.|||Howell N.P.
How.|1843-1860|scotus|HOW;How. Rep.
I. & N. Dec.|||I&N;IN Dec.
I.C.C.
I.C.C.2d
I.R.B.
Int. Rev. Rec.
Interior Dec.
Jour. Jur.
L. Ed. 2d|1956-|scotus|L.E.2d;U.S.L.Ed.2d;Law. Edn. 2d
L. Ed.|1790-1956|scotus|L.E.;LAW ED;U.S.L.Ed.;U.S.Law.Ed.;Law. Edn.;L. Edn.
L.R.A (N.S.)|||L.R.A.N.S.
L.R.A.
Law & Eq. Rep.|1876-1878
Legal Gaz.|||Leg. Gaz.;Leg. Gaz. Rep.
Low.|||Low. Dec.;Low. Dis.;Lowell
M.S.P.B.
Mart. O.S. (La.)
Mason C.C.|||Mas.;Mason;Mason C.C.R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.
McAll.|||McAl.;McAllister U.S. Circ. Court R.
McCrary's Cir. Ct. Rpts|||McCrary
McLean
N.L.R.B.|1935-||NLRB Dec. (CCH)
N.M.B.
N.R.C.
N.T.S.B.
Navajo Rptr.|1969-
Niles Reg.|1811-1848||Nile, Reg.
O.R.W.
Ohio F. Dec.|||Ohio F.D.;Ohio Fed. Dec.
Oliver's Forms|1788-1843
Op. Att'y Gen.|1791-1982||Op. Atty. Gen.;Ops. Atty. Gen.
Op. O.L.C.|1977-1995
Otto|1875-1883|scotus
P.H.
P.R. Fed.|1900-1924||P.R. Fed. Rep.
Paine
Penn. Law J.|||Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Pet. Adm.
Pet. C.C.|||Peters C.C.
Pet. Cir. C.R.
Pet.|1828-1842|scotus|Pet. Rep.;Pet.S.C.;Peters;Peters Rep.
Pub. Lands Dec.
Reporter,
Robb, Pat. Cas.|1789-1850|scotus
S. Ct.|1882-|scotus|S. Ct. Rep.;S.C.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.
S.C.D.C. (N.S.)
S.T.B.
Sawy.|||Saw.;Sawyer Circt.;Sawyer U.S. Ct. Rep.
Story|||Story Rep.
Sumn.|||Sum.;Sumn. Rep.
Taney|1836-1861
Treas. Dec. Int. Rev.
U. S. Law J.
U.S. (Apx.)|||U.S. Appx.
U.S. App.|1891-1899
U.S. Law Int.
U.S.|1875-|scotus|U. S. R.;U. S. Rep.;U.S.S.C.Rep.;USSCR;US Reports
W.L.J.|||West. Law J.
W.L.M.|||W.L. Monthly;West Law Month.
Wall. Jr.|||Wall. Jr. C.C.;Wallace, Jr., Rept.
Wall.|1863-1874 1863-1874|scotus|Wall.Rep.;Wall.S.C.;Wallace R.;Wall. C.C;Wall. Cir. Ct.;Wallace
Ware
Wash. C. C.|||Wash. C. C. Rep.
West Coast Rep.|||West Co. Rep.
West. Jur.
Wheat.|1816-1827|scotus|Wheat. Rep.;Wheaton;Wheaton Rep.
Wkly. Dig.|||N. Y. Wkly. Dig.
Woodb. & M.|||Wood. & Minot
Woods|||Woods C.C.
Woolw.|||Wool.;Woolw. Rep.;Woolworth;Woolworth's Cir. Ct. R.
`;
