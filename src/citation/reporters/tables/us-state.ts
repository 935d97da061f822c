/**
 * Reporters of the states and territories, official and nominative.
 * One row per edition: canonical abbreviation | years | court where the reporter implies one | other spellings.
 * Spellings that differ only in spaces, full stops, commas, apostrophes or case are not listed.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_STATE = `
A.D.2d|1955-2004||Ap.2d.;App. Div. 2d.
A.D.3d|2003-||App. Div. 3d.
A.D.|1896-1955||Ap.;App Div;App. Div. Rep.;App.Div.(N.Y.);N.Y.App.Dec.;N.Y.App.Div.
A.K. Marsh.|1817-1821|ky|Mar.;Mar. Rep.;Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.A.K.
AOA
Abb. Ct. App.|1807-1869|ny|Abb. Ct. App. Dec.
Abb. N. Cas.|1876-1894||A.N.;A.N.C.;Abb. N. C.
Abb. Pr. (n.s.)|1863-1875
Abb. Pr.|1854-1865||Abb.Pr.Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Add.|1791-1799
Adv. S.||miss
Aik.|1825-1828|vt|Aik. Rep.
Ala. 2d|1977-
Ala. App. LEXIS|1911-1969
Ala. App.|1910-1976
Ala. Civ. App. LEXIS
Ala. Crim. App. LEXIS
Ala. LEXIS||ala
Ala.|1840-1976||Ala. (N.S.);Ala. Rep.
Alas. App. LEXIS
Alas. LEXIS||alaska
Alaska Fed.|1869-1937||A.F.Rep.;Alaska Fed.R.;Alaska Fed.Rep.
Alaska|1884-1959||Alk.
Allen|1861-1867||All.;All. Rep.
Am. Law Reg. (N.S.)|1862-1878||Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Law Reg.|1853-1861||Amer. Law Reg.
Am. Neg. Ca.|1789-1897|ny|Am. Negl. Cas.
Am. Neg. Cas.|1789-1907|ny
Am. Neg. Cases|1789-1987|ny|Am.Negl.Cas.
Am. Samoa 2d|1978-1999
Am. Samoa 3d|1993-
Am. Samoa|1900-1975
Am. St. Rep.|1888-|idaho|Am. S. R.;Am. St. R.
Am. Tribal Law|1997-||Tribal
Ant. N.P. Cas.|1807-1851||Anth.;Anthon N.P.(N.Y.)
App. D.C.|1893-1941
Ariz. Adv. Rep.|1987-
Ariz. App. LEXIS
Ariz. App. Unpub. LEXIS
Ariz. App.|1965-1976
Ariz. LEXIS||ariz
Ariz. Tax LEXIS||ariz
Ariz. Unpub. LEXIS||ariz
Ariz.|1866-
Arizona Cases Digest||ariz
Ark. Adv. Op.||ark
Ark. App'x||ark
Ark. App. LEXIS
Ark. App.|1981-2008||Ak. App.
Ark. LEXIS||ark
Ark.|1837-2008||Ak.;Ark. Rep.
Armstrong. Election Cases|1778-1871
B. Mon.|1840-1857|ky|B. Mon. Rep.;Mon.;Mon. Rep.;Mon.B.;Monroe, B.
Backes||nj
Bail. Eq.|1830-1831|sc|Bai.Eq.;Bailey;Bailey Ch.;Bailey Eq.;Bailey Rep.
Bail.|1828-1832|sc|Bai.;Bail. Rep.;Bail.L.;Bail.L.(S.C.);Bailey;Bailey Rep.
Balt. C. Rep.|||B.R.
Balt. Law Trans.|1868-1870
Barb. Ch.|1845-1848||Barb. Ch. Rep.
Barb.|1847-1877||B.;Barb. Rep.;Barb.S.C.
Baxt.||tenn|Bax.;Baxter
Bay|1783-1804|sc
Bedell|1900-1909|ny
Beeler||tenn
Betts' Scr. Bk.|1839-1862
Bibb|1808-1817|ky|Bibb Rep.
Binn.|1799-1814||Bin.;Bin. Rep.;Binn. Rep.
Blackf.|1817-1847|ind|Black.;Black. Rep.;Blackf. Rep.
Bland|1797-1832|md
Blume Sup. Ct. Trans.|1805-1836|mich
Blume Unrep. Op.|1836-1843|mich|Blume Op.
Bosw.|||Bosworth Super. Ct. Rep.
Boyce|1909-1920|del
Bradf.|1838-1841||Brad.;Bradford
Brayt.|1815-1819|vt|Brayton (Vt.)
Breese|1819-1831|ill
Brev.|1793-1816|sc|Brev. Rep.
Brief Times Rptr.|1977-1996|colo|BTR
Brightly|1809-1851
Browne (Pa.)|1801-1814
Buchanan|1907-1916|nj|Buch.;Buchan.
Bur.|1841-1843|wis|Bur. Rep.;Burnett;Burnett (Wis.)
Burr's Trial|1864-
Busb. Eq.|1852-1853|nc|Busbee Eq.(N.C.)
Busb.|1852-1853|nc|Busb.L.
Bush|1866-1879|ky
C.C.L.J.||pa|Centre Co.L.J.
Cai. Cas.|1796-1805||Cai.;Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines (N.Y.);Caines Cas.;Caines Rep.;N.Y.Cas.Err.
Cai. R.|1803-1805|ny
Cal. 2d|1934-1969
Cal. 3d Spec. Trib Supp.|1969-1991
Cal. 3d|1969-1991
Cal. 4th CJP Supp.|1991-
Cal. 4th|1991-
Cal. 5th CJP Supp.|1991-
Cal. 5th|1991-
Cal. App. 2d|1934-1969||Cal. App. 2d Supp
Cal. App. 3d|1969-1991
Cal. App. 4th|1991-
Cal. App. 5th|1991-
Cal. App. LEXIS
Cal. App. Supp. 2d|1929-||Cal. App. 2d Supp.
Cal. App. Supp. 3d|1929-||Cal. App. 3d Supp.
Cal. App. Supp. 4th|1991-||Cal. App. 4th Supp.
Cal. App. Supp. 5th|1991-||Cal. App. 5th Supp.
Cal. App. Supp.|1929-
Cal. App. Unpub. LEXIS
Cal. App.|1905-1934||Cal. App. Rep.;Cal. App. Supp
Cal. Comm. Jud. Perform. LEXIS
Cal. Dist. Ct.
Cal. Jud. Ethics Op. LEXIS
Cal. LEXIS||cal
Cal. Law J. & Lit. Rev.|1862-1863
Cal. Law J.|1862-1863
Cal. Rptr. 2d|1992-2003
Cal. Rptr. 3d|2003-
Cal. Rptr.|1959-1991
Cal. Sup.|1921-1926||Cal. Supp.
Cal. Super. Ct.|1921-1926
Cal. Super. LEXIS
Cal. Unrep.|1855-1910|cal|Cal.Unrep.Cas.
Cal.|1850-1934||Cal. Rep.;Calif.
Call|1779-1825||Call Rep.
Cam. & Nor.|1800-1804|nc|Cam.& N.;N.C.Conf.;N.C.Conf.Rep.
Car. L. Rep.|1811-1816||Car. Law Repos.
Cates.||tenn
Chand.|1849-1852|wis|Chandl.
Charlton|1846-||Charl. R.;Charlet. (Ga.);Charlt.;Charlt. R.M.;Charlton Rep.;Charlton's;Charlton's (Rob't. M.) Rep.
Chest.||pa|Chester Co. Rep.
Chev. Eq.|1839-1840|sc|Chev.Ch.;Cheves Eq.(S.C.)
Chev.|1839-1840|sc|Cheves;Cheves L.(S.C.)
Chi. Law J.|1878-1907
Chit. Cr. Law|||Chit. Cr. L.;Chit. Crim. Law
Cin. L. Bull.|||Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|||Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super. (Ohio)
City Hall Rec. (NY)|||City H. Rec.;N.Y. City H. Rec.
Cl. Ch.|1839-1841||Cl.R.;Clarke;Clarke Ch.;Clarke Ch.(N.Y.)
Coffey|1880-1915
Cold.|1860-1870|tenn|Col.;Coldw.
Cole. & Cai. Cas.|1794-1805||C.& C.;Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(N.Y.);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|1791-1800||C.C.;Col.Cas.;Col.Cas.(N.Y.);Cole.Cas.Pr.;Colem.Cas.
Colo. App. LEXIS
Colo. App.|1891-1980
Colo. Discipl. LEXIS||colo
Colo. J. C.A.R.
Colo. J.|||Colorado Journal
Colo. L. Rep.|||Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.
Colo. LEXIS||colo
Colo. N. P.|1898-1902
Colo.|1864-1980||Col.
Conn. App. LEXIS||conn
Conn. App.|1983-
Conn. Cir. Ct.|1961-1974
Conn. Cir. LEXIS
Conn. L. Rptr.|1990-||CLR
Conn. LEXIS||conn
Conn. Super. Ct.|1986-1994 -||CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. LEXIS
Conn. Supp.|1935-
Conn. Surr.
Conn.|1814-||Conn. Rep.
Connoly|||Connoly Sur. Rep.;Connoly Surr. Rep.
Cooke|1811-1814
Coombs' Trial of Aaron Burr|1864-
Cow.|1823-1829||C.;Cow. Rep.;Cow.N.Y.
Cranch|1801-1841|scotus
Cush.|1848-1853||Cush. Rep.;Cushing
D. Chip.|1789-1824|vt|Chip.;Chip. Rep.;Chip.(Vt.);Chip.D.;D. Chip. Rep.;D.Chipm.
D.A.R.|||Daily Journal D.A.R.
D.C. App.
D.C. App. LEXIS
D.C. Super. LEXIS
D.C.|1801-1893
DTA
DTS|1998-
Daily Journal DAR
Daily L.N.|||D. L. N.;Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
Daily Wash. L. Rptr.|1971-
Dakota LEXIS|1867-1889
Dakota|1867-1889||Dak.
Dall.|1754-1806|scotus
Dallam|1840-1844||Dall.Dig.;Dallam Dig.(Tex.)
Daly|||Daly's R.
Dana|1833-1840|ky|Dan.;Dana Rep.
Davis. L. Ct. Cas.|1898-1908
Day.|1802-1813
Day|1802-1813
Del. C.P. LEXIS
Del. Cas.|1792-1830
Del. Ch. LEXIS
Del. Ch.|1814-1968||Del. Ch. Rep.
Del. Co.||pa|Del. Co. Rep.;Delaware Co. Reports
Del. Fam. Ct. LEXIS||del
Del. LEXIS||del
Del. Super. LEXIS
Del.|1920-1966||Del. Rep.
Dem. Sur.|1879-1888||Dem.Surr.
Dem. Surr.|||Dem.
Denio|1845-1848||Den.;Denio Rep.
Des. Eq.
Des.|1784-1817|sc|Des. Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.
Dev. & Bat. Eq.|1834-1839|nc|D.& B.;Dev.& B.;Dev.& B.Eq.
Dev. & Bat.|1834-1839|nc|D.& B.;Dev. & Bat. Law;Dev.& B.;Dev.& B.L.
Dev. Eq.|1826-1834|nc|Dev.;Dev. Eq. Rep.;Dev. Rep.
Dev.|1826-1834|nc|Dev. Rep.;Dev.L.
Dickinson|1890-1905|nj|Dick. (NJ)
Disney (Ohio)|||Dis. R.
Div.||ala
Doug.|1843-1847|mich|Doug. Rep.;Dougl.(Mich.)
Dud. Eq.|1837-1838|sc|Dud.Ch.;Dudl.
Dud.|1837-1838|sc|Dud.L.;Dud.L.(S.C.);Dudl.
Dudley Rep.|1830-1835||Dudley (Ga.)
Duer|||Duer Super. Ct. Rep.
Duv.|1863-1866|ky
E.D. Smith|1850-1862
E.H. Smith||ny|E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
Edm. Sel. Cas.|1834-1853||Edm.Sel.Ca.;Edmond
Edw. Ch.|1831-1850||Ed.C.R.;Ed.Ch.;Edw.;Edw. Ch. Rep.;Edw. Rep.
FPSC
Fla. App. LEXIS
Fla. L. Weekly Supp.|1992-|fla
Fla. L. Weekly|1978-
Fla. LEXIS||fla
Fla. Supp. 2d|1983-1992
Fla. Supp.|1948-1981||Fl.S.
Fla.|1846-1948|fla|Fla. Rep.;Flor.;Florida;Florida Rep.
Foster|1870-1875
Free. Ch.|1839-1843||Fr. Ch.;Fr. Chy.;Freem.;Freem. (Miss.);Freem. Ch.;Freem. Ch. (Miss.)
Fulton County D. Rep.||ga
G. & J.|1829-1842
Ga. App. LEXIS
Ga. App.|1907-
Ga. L. Rep.||ga|Ga. Law Reporter
Ga. LEXIS||ga
Ga.|1846-||Ga. Rep.;Suppl. Ga.
Georgia Decisions
Gibb. Surr.|1893-1898
Gibbons
Gild.|1883-1889|nm|Gildersleeve;Gildr.
Gill|1843-1851
Gilm.|1844-1849|ill|Gilman
Gilmer|1820-1821|va|Gil.;Gilm.
Goebel|||Goebel's Rep.;Ohio Prob.;Ohio Prob. Ct.
Grant|1814-1863|pa|Gr.;Grant Cas.;Grant Cas.(Pa.);Grant Pa.
Gratt.|1844-1880
Gray|1854-1860
Greene|1847-1854||Greene G.(Iowa)
Guam LEXIS
Guam|1955-
Gummere|1915-1922|nj
Gunby|1885-1885
H. & G.|1826-1829
H. & J.|1800-1826||Har. & J.
H. & McH.|1770-1799
Hall|||Hall R.;Hall Rep.;Hall Super. Ct. Rep.;Hall's R.;Hall's Sup. Court Rep.;Hall's Sup. Ct. R.
Handy R.
Handy|||H.;Han;Hand.
Hard.|1805-1808 -|ky|Hardin;Hardin(Ky.);Hardes;Hardesty
Harp. Eq.|1824-1824|sc|Harp.;Harper
Harp.|1823-1831|sc|Harp.L.;Harp.L.(S.C.);Harper
Harr. Ch.|1836-1842||Har.;Har. Ch.;Har. Chy.;Harr.;Harr. (Mich.);Harr. Ch. R.;Harring.;Harring. Ch. (Mich.);Harrington
Harrington|1832-1855|del
Hasb.||idaho
Haw. App. LEXIS
Haw. App.|1980-1994||Hawaii App.
Haw. LEXIS|1847-|haw
Haw.|1847-||H.;H. Rep.;Haw. Rep.;Hawai'i;Hawaii Rep.
Hawks|1820-1826|nc|Hawks Rep.
Hay. & Haz.|1841-1862||Havw. & H.;Hayw. & Haz.;Hayw.& H.
Hayw.|1789-1806 1816-1818||Hay.;Hay. Rep.;Hayw. N. C.;Hayw. Rep.;Hayw.Tenn.
Head|1858-1860|tenn
Heisk.|1870-1879|tenn
Hempst.|||Ark. Terr. Rep.;Hemp.
Hen. & M.|1806-1810|va|H.& M.;H.& M.(Va.);Hen.;Hen.& Mun.
Hill & Den.|1842-1844||Hill & D.Supp.;Hill & Den.Supp.;Lalor;Lalor Supp.
Hill Eq.|1833-1837|sc|Hill;Hill Ch.;Hill Ch. Rep.;Hill Rep.;Hill S.C.
Hill|1841-1844 1833-1837|ny|H.;H. Rep.;Hill Rep.;Hill.N.Y.;Hill Law;Hill S.C.
Hilt.|1855-1860
Hoff. Ch.|1838-1840||Hoff.;Hoff. Ch. Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(N.Y.)
Hopk. Ch.|1823-1826||Hopk. Ch. Rep.
Hosea's Rep.
Houston|1855-1893||Houst.;Houston Criminal
How. App. Cas.|1855-1860|ny
How. Pr. (n.s.)|1879-1886
How. Pr.|1844-1886||How. Pr. Rep.;How. Prac.;How.Prac.(N.Y.);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
Howard|1834-1843|miss|How.;How. Rep.;Howard Rep.
Howison|1850-1851
Hughes|1785-1801||Hugh.
Hum.|1839-1851|tenn|Hum. Rep.;Humph.;Humph. Rep.
Hun|- -
Ida. App. LEXIS
Ida. App. Unpub. LEXIS
Ida. LEXIS||idaho
Idaho|1982-||Ida.
Ill. 2d|1849-
Ill. App. 2d|1877-||Ill.A.2d
Ill. App. 3d|1877-||Ill.A.3d
Ill. App. LEXIS
Ill. App. Unpub. LEXIS
Ill. App.|1877-||Ill. App. Rep.;Ill.A.
Ill. C.C.||ill
Ill. Cir. Ct.|||Ill. Cir. Ct. Rep.
Ill. Ct. Cl. LEXIS
Ill. Ct. Cl.|1889-
Ill. Dec.|1976-||Ill.Decs.
Ill. LEXIS||ill
Ill.|1849-||Ill. Rep.
Ind. App. LEXIS
Ind. App. Unpub. LEXIS
Ind. App.|1890-1979
Ind. Dec.||ind
Ind. L. Rep.|1881-|ind
Ind. LEXIS||ind
Ind. Tax LEXIS
Ind.|1848-1981||Ind.Rep.
Indian Terr. LEXIS|1896-1907|okla
Indian Terr.|1896-1907||Ind. T.
Iowa App. LEXIS||iowa
Iowa Sup. LEXIS||iowa
Iowa|1855-1968||Ia.;Iowa Rep.
Ired. Eq.|1840-1852|nc|Ired.;Ired. Eq. Rep.;Ired. Rep.
Ired.|1840-1852|nc|Ired. Law;Ired. Law Rep.;Ired. Rep.;Ired.L.;Ired.L.(N.C.)
J.J. Marsh.|1829-1832|ky|J.J.Mar.;Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.J.J.
JTS|1899-
Jeff.|||Jefferson
Johns. Cas.|1799-1803
Johns. Ch.|1814-1823||J.Ch.;Johns.;Johns. Ch. Rep.;Johns.Ch.Cas.;Johns.Rep.;Johnson;Johnson Rep.
Johns.|1806-1823||J.;J. Rep.;John.;John. Rep.;Johns.Ct.Err.;Johns.N.Y.;Johns.Rep.;Johnson;Johnson Rep.
Jones & S.|||Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Jones Eq.|1853-1863|nc|Jones
Jones Law||nc
Jones|1853-1862|nc|Jones L.;Jones N.C.
Juris P.R.
Just.||pa
Kan. App. 2d|1977-
Kan. App. LEXIS
Kan. App. Unpub. LEXIS
Kan. App.|1895-1901||Kans.App.
Kan. LEXIS||kan
Kan. Unpub. LEXIS||kan
Kan.|1862-||Kan. Rep.;Kans.;Kas.
Kelly|1847-1849|ga
Keyes|1863-1868|ny
Kirby|1785-1789||Kir.;Kirb.
Kulp||pa
Ky. App. LEXIS
Ky. App. Unpub. LEXIS
Ky. App.|1994-2000
Ky. L. Rptr.|1880-1908||Ken.L.Re.;Ky. Law Rep.;Ky.L.R.
Ky. L. Summ.|1966-|ky
Ky. LEXIS||ky
Ky. Op.|1864-1886||Ken.Opin.
Ky. Unpub. LEXIS||ky
Ky.|1879-1951||Ky. Rep.
La. Ann.|1846-1900|la|La. Ann. Rep.
La. App. LEXIS
La. App. Unpub. LEXIS
La. App.|1924-1932||La.A.
La. LEXIS||la
La. Law J.|1841-1842
La.App. 1 Cir.||la
La.App. 2 Cir.||la
La.App. 3 Cir.||la
La.App. 4 Cir.||la
La.App. 5 Cir.||la
La.App. 6 Cir.||la
La.|1830-1972||La. Rep.
Lack. L.N.||pa|Lack. Leg.;Lack. Leg. News (P.A.);Lacka. Leg. News
Lack.Jur.||pa|Lac. Jur.;Lack.Jurist
Lanc. L. Rev.||pa
Lans. Ch.|1824-1826||L.;L. Rep.;Lans.
Lans.|1869-1873
Law Rep.
Law Reporter|1839-1848
Law Times (N.S.)|1876-1879
Lea.||tenn
Leg. Int.|||Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|||Leg. Ops. (Pa.)
Leg. Rec. Rep.||pa|Leg. Rec.
Lehigh||pa|Leh. V.L.R. (Pa.);Lehigh V.L.R.;Lehigh Val. L. Rep.;Lehigh Val. L.R.;Lehigh Val. Law Rep
Leigh|1829-1842||Leigh Rep.
Liquor Tax Rep.|1896-1905
Litt. Sel. Cas.|1795-1821|ky|Lit.Sel.Ca.
Litt.|1822-1824|ky|Lit.;Lit. Rep.;Litt. Rep.;Littell;Littell Rep.
Liv. Law Mag.
Lock. Rev. Cas.|1799-1847
Luz. L.R.||pa|Luz. Leg. Reg.;Luz. Leg. Reg. Rep.
MDBT|2003-
ML
MP
MacArth. & M.|1879-1880|dc|MacAr.& M.;MacAr.& Mackey;MacArthur & M.
MacArth.|1873-1879|dc|MacAr.;MacArthur
Mackey|1863-1892|dc
Mann. Unrep. Cas.||la|Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases
Mart. & Yer.|1825-1828|tenn|M.& Y.;M.& Y.R.;Mart.& Y.;Mart.& Y.(Tenn.);Mart.& Yerg.
Mart. (N.S.)
Mart.|1809-1830 1778-1797||Mart. (O. S.);Mart. Rep.;Mart. N. C.;Mart.Dec.;Martin;Martin Rep.
Marvel|1893-1897|del|Marv.;Marv. (Del.)
Mass. App. Ct.|1972-||Ma.A.;Mass.App.
Mass. App. Dec.|1941-1977
Mass. App. Div. Adv. Sh.|1975-
Mass. App. Div. LEXIS
Mass. App. Div.|1936-
Mass. App. LEXIS
Mass. App. Unpub. LEXIS
Mass. L. Rptr.|1993-||Mass. Law Rep
Mass. LCR LEXIS
Mass. LEXIS||mass
Mass. Super. LEXIS
Mass. Supp.|1980-1983
Mass.|1867-||Ma.;Mas.;Mas. Rep.;Mass. R.;Mass. Rep.
McCahon|1858-1868|kan|McCah.
McCanless||tenn
McCord Eq.|1825-1827|sc|McCord Ch.;McCord Ch. Rep.
McCord|1821-1828|sc|McCord Rep.
McGl.|1881-1884||McGloin
McGrath||mich|McGrdath
McMul. Eq.|1840-1842|sc
McMul.|1840-1842|sc|McMul.L.(S.C.)
Md. App. LEXIS||md
Md. App.|1967-
Md. Ch.|1841-1853
Md. Cir. Ct. LEXIS
Md. LEXIS||md
Md. Law Rec.|1878-1889
Md. Tax LEXIS
Md.|1851-||Maryland;Maryland Rep.;Md. Rep.
Me. LEXIS||me
Me. Super. LEXIS
Me. Unpub. LEXIS||me
Me.|1820-1965|me|Mai.;Maine;Maine Rep.
Meigs|1838-1839|tenn
Met.|1858-1863 1840-1847|ky|Met. Rep.;Metc.;Metc. Rep.;Metc.Ky.;Metc.Mass.
Mich. App. LEXIS||mich
Mich. App.|1965-||Mich. Ct. App.
Mich. Ct. Cl.|1938-1942|mich
Mich. LEXIS||mich
Mich. Lawy.|1875-1879
Mich. N.P.|||Mich. N.P. R.
Mich. Pr.||mich
Mich.|1847-||M.;Mich. Rep.
Miles|1825-1842
Mills Surr.|1899-1917||Mills
Mill|1817-1818|sc|Const.;Const. Rep.;Const.S.C.;Mill Const.;Mill Const.(S.C.)
Minn. App. LEXIS
Minn. App. Unpub. LEXIS
Minn. Dist. LEXIS
Minn. LEXIS||minn
Minn. Tax LEXIS||minn
Minn.|1851-1977|minn|Min.;Min. Rep.;Minn. Rep.
Minor|1820-1826|ala|Min.;Min. Rep.
Misc. 2d|1955-2004
Misc. 3d|2004-
Misc.|1892-1955||Misc Rep;N.Y. Misc.
Miss. App. LEXIS
Miss. Dec.||miss
Miss. LEXIS
Miss.|1851-1966||Mis.;Mis. Rep.;Miss. R.;Miss. Rep.
Mo. App. LEXIS
Mo. App.|1876-1954||Mo.App.Rep.
Mo. LEXIS||mo
Mo.|1821-1956||Mo. Rep.
Monag.|1888-1890|pa|Mon.;Mon. Rep.;Mona.;Monaghan;Monaghan(Pa.)
Mont. Dist. LEXIS
Mont. LEXIS||mont
Mont. Water LEXIS
Mont.|1868-|mont|Mon.;Mt.;State Reptr.
Montg.||pa|Mont'g. Co. L. Rep.;Mont'g. L. Rep.;Montg. CLR;Montg. Co.;Montg. Co. L. Rep'r;Montg. Co. L.R.;Montg. Co. L.R. (Pa.);Montg. Co. Law Rep'r.
Month. Jur.|1878-1879
Month. West. Jur.|1875-1877
Morr. St. Cas.|1818-1872||Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
Morris|1839-1846|iowa|Mor.Ia.;Morr.
Munf.|1810-1820|va|Munf. Rep.
Mur.|1804-1819|nc|Mur. Rep.;Murph.;Murph. Rep.;Murph.(N.C.)
Myrick|1872-1879
N. Chip.|1789-1791|vt|Chip.N.;N.Chipm.
N. Mar. I. Commw.|1979-||N. Mar. I. Commw. Rptr.
N. Mar. I. LEXIS
N. Mar. I.|1989-
N. Y. City H. Rec.|1816-1822
N.C. App. LEXIS||nc
N.C. App.|1968-
N.C. LEXIS||nc
N.C.|1868-||N. C. Rep.;N. Car.
N.D. App. LEXIS
N.D. LEXIS||nd
N.D.|1890-1953|nd
N.H. LEXIS||nh
N.H. Super. LEXIS
N.H.|1816-|nh|N. H. Rep.;N.H.R.
N.J. (Manumission)|-1875||Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N.J. Admin. 2d|1982-|nj
N.J. Admin.|1982-|nj
N.J. Ch. LEXIS|1830-1948
N.J. Eq.|1830-1948
N.J. LEXIS||nj
N.J. Law J.
N.J. Misc. LEXIS
N.J. Misc.|1923-1949||N.J.M.
N.J. Prerog. Ct. LEXIS
N.J. Sup. Ct. LEXIS
N.J. Super. LEXIS
N.J. Super. Unpub. LEXIS
N.J. Super.|1948-||N.J.S.
N.J. Tax|1979-||N.J. Tax Ct.
N.J.L.J.||nj
N.J.L.|1790-1948||N.J.Law
N.J.|1948-
N.M. (G.)|1852-1889|nm|Gild.;Gildersleeve;Gildersleeve (N. Mex.);Gildr.
N.M. (J.)||nm|Johnson;Johnson Rep.
N.M. App. LEXIS
N.M. App. Unpub. LEXIS
N.M. Ct. App.|1966-
N.M. LEXIS||nm
N.M. St. B. Bull.||nm
N.M. Unpub. LEXIS||nm
N.M.|1852-
N.Y. Ann. Cas.|||N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. App. Div. LEXIS||ny
N.Y. Ch. Ann.|1814-1847|ny|N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.
N.Y. Civ. Proc. R., (N.S.)|||N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Civ. Proc. R.|||Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Crim.|1810-1924||N.Y. Cr. R.;N.Y. Cr. Rep.;N.Y. Crim. R.;N.Y. Crim. Rep.
N.Y. LEXIS||ny
N.Y. Leg. Obs.|||N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y. Misc. LEXIS||ny
N.Y. Proc. Ct. Ass.|1664-1701
N.Y. St. Rep.|||N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.;S. R.;St. Rep.
N.Y. Sup. Ct.|1873-1896||N.Y. Super. Ct.;N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.
N.Y.2d|1956-2004
N.Y.3d|2004-
N.Y.L.J.|||N. Y. Law J.
N.Y.S.2d|1938-
N.Y.S.3d|1938-
N.Y.S.|1888-1937||N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement
N.Y.|1847-1956||N. Y. Rep.
NCA||neb
NCBC LEXIS
NY Slip Op
Neb. (Unof.)|1901-1904|neb|Neb. Unoff
Neb. App. LEXIS
Neb. Ct. App.|1922-||Neb App;Neb.App.R.;Neb.C.A.
Neb. LEXIS||neb
Neb.|1860-
Nev. Adv. Op. No.||nev|Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.
Nev. Adv. Rep.||nev|Nev. Advance Rep.
Nev. LEXIS||nev
Nev. Unpub. LEXIS||nev
Nev.|1865-|nev
Nott & McC.|1817-1820|sc|N.& Mc.;Nott & M'C.(S.C.)
O. Supp.||ohio|Ohio Supp.
O.B.A.J.||okla
O.S.U.||ohio|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.
Ohio App. 2d|1913-||O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d
Ohio App. 3d|1913-||O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d
Ohio App. LEXIS|1789-
Ohio App. Unrep.|1990-1990||Anderson's Ohio App. Cas.
Ohio App.|1913-||App.;O. App.;O.A.R.;Oh. A.;Oh. App.;Ohio App. Rep.
Ohio B.|1982-1987|ohio|O.B.R.;Ohio B. Rep.
Ohio C.A.|1916-1923||O. C. A.;Ohio Ct. App.
Ohio C.C. (n.s.)|1901-1922||O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|1901-1923||O.C.C.;Ohio Cir.Ct.
Ohio C.C.|1885-1901||Jahn;Oh.Cir.Ct.;Ohio C.C.R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio Ch.
Ohio Cir. Dec.|1885-1901||O.C.D.;Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec. Reprint|1840-1873|ohio|O.Dec.Rep.;Oh.Dec.(Reprint)
Ohio Dec.|1894-1920|ohio|O.D.;Oh.Dec.;Ohio Dec. Rep.
Ohio LEXIS||ohio
Ohio Law Rep.|||Ohio L.R.;Ohio Law R
Ohio Law. Abs.|1922-1964||Abs;O.L.A.;O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Misc. 2d|1962-||O.Misc.2d
Ohio Misc. LEXIS|1823-
Ohio Misc.|1962-||O.Misc.;Ohio Misc.Dec.
Ohio N.P. (n.s.)|1894-1934||O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.)
Ohio N.P.|1894-1934||O.N.P.;Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio Op. 2d|1934-1982|ohio|O.O.2d
Ohio Op. 3d|1934-1982|ohio|O.O.3d
Ohio Op.|1934-1982|ohio|O.O.;Ohio Ops.
Ohio St. (N.S.)|1840-|ohio
Ohio St. 2d|1965-1991||O.S.2d
Ohio St. 3d|1991-||O.S.3d
Ohio St.|1840-1964||O.S.;Oh.St.;Ohio St. Rep.;Ohio State
Ohio|1821-1851||Ohio Rep.;OH
Okl Jud.|||OK JUD
Okla. Civ. App. LEXIS
Okla. Crim. App. LEXIS
Okla. Crim.|1908-1953||O.Cr.;Okl.Cr.;Okla.;Okla. Cr.;Okla. Cr. Rep.;Okla. Crim. Rep.;Okla. Rep.
Okla. JUD LEXIS
Okla. LEXIS||okla
Okla. Trib.|1979-
Okla.|1890-1953||OKla.;Okl.;Okla. Rep.
Or. App.|1969-||Or.A.;Ore. App.
Or. Tax|1962-||OTR;OTR-MD
Or.|1853-||O.;Ore.;Oreg.
Ore. App. LEXIS||or
Ore. LEXIS||or
Ore. Tax LEXIS||or
Overt.|1791-1816
P.C.L.J.||cal
P.L.R.|||P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.R. Dec.|1899-||D.P.R.
P.R. Offic. Trans.|1978-
P.R. Sent.|1899-1902
P.R.R.|1899-1978||P.R.;Puerto Rico
PR App. LEXIS
PR Sup. LEXIS
Pa. (Admiralty)|1783-1788
Pa. C.|1870-1921|pa|P.C.R.;Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.C.C.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pa. Commw. LEXIS
Pa. Commw. Unpub. LEXIS
Pa. Commw.|1970-1994||Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.C.;Pa.Commw.Ct.
Pa. Corp.||pa|Pa. Corp. R.;Pa. Corp. Rep.
Pa. D. & C.2d|1921-
Pa. D. & C.3d|1921-
Pa. D. & C.4th|1921-
Pa. D. & C.5th|2006-
Pa. D. & C.|1921-||Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. D.|1892-1921|pa|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. Dist. & Cnty. Dec. LEXIS
Pa. Fid.|1977-1981
Pa. Jud. Disc. LEXIS
Pa. Just. L. Rep.|1900-1903
Pa. LEXIS||pa
Pa. Super. LEXIS
Pa. Super. Unpub. LEXIS
Pa. Super.|1895-1998||Pa. Super. Ct.;Pa. Superior Ct.;Pa.S.
Pa.|1845-||P.S.R.;Pa.Rep.;Pa.St.;Pa.State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.
Pac. Law Mag.|||P.L.M.;Pacific Law Mag.
Paige Ch.|1828-1845||Pai.;Pai.Ch.;Paige;Paige Ch. Rep.;Paige Rep.
Park. Cr.|||Park. Cr. Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Parsons
Patton & Heath|||P. & H.;P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H. (Va.);Patt. & Heath R.;Patton & H.;Patton & H. (Va.)
Pears.|1851-1869
Peck|1821-1824|tenn
Pelt.|1917-1924
Pen. & W.|1829-1832|pa|P.& W.;P.R.;Penr.& W.
Penne.||del|Penn.;Penn. Del.;Pennew.;Pennewill.
Pennewill|1897-1909|del
Pennyp.|1881-1884||Penn.;Penny.
Phil. Eq.|1866-1868|nc|Phil.;Phil. Rep.;Phill.;Phill. Rep.;Phillips
Phil. Law|1866-1868|nc|Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(N.C.);Phillips
Phila.|||Phila. Rep.
Pick.|1822-1839||Pick. Rep.
Pickle||tenn
Pin.|1839-1852|wis|Pinn.
Pitts L.J.|||Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J. (Pa.);Pittsb. R. (Pa.);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.||pa|Pitts. R.;Pitts. Rep.;Pitts. Rep. (Pa.)
Port.|1834-1839|ala|Port. Rep.;Porter;Porter Rep.
Posey|||Posey U.C.;Posey's U.C.;Posey, Unrep. Cas.;Tex. Unrep. Cas.
Pow. Surr.|1890-1894||Power
Quart. Law J.|1856-1859
R.I. Dec.
R.I. LEXIS||ri
R.I. Super. LEXIS
R.I.|1828-1980|ri
Rand.|1821-1828||Rand. Rep.
Rawle|1828-1835|pa|Pa. Rawle;R.;Raw.;Rawle Rep.
Rec. Co. Ch. (S.C.)|1671-
Rec. Co. Ct.|1671-1680
Redf.|1846-1882
Rep. Cont. El.|1781-1862
Rep. Cont. Elect. Case.|1886-1897||Rep. Cont. Elect. Cas.
Rice Eq.|1838-1839|sc|Rice Ch.
Rice|1838-1839|sc|Rice L.(S.C.)
Rich. Cas.|1831-1832|sc
Rich. Eq.|1844-1868|sc|Rich. Eq. Rep.;Rich.Eq.Ch.
Rich.|1846-1868|sc|Rich. Rep.;Rich.L.(S.C.);Rich.Law(S.C.)
Ril. Eq.|1836-1837|sc|Ril.;Riley;Riley Ch.;Riley Eq.;Riley Eq.(S.C.)
Ril.|1836-1837|sc|Riley;Riley L.(S.C.)
Rob.|1841-1846 1842-1844 1863-1868||Rob. Rep.;Rob.La.;Robinson;Rob.Va.;Robertson's Super. Ct. Rep.
Robards|1862-1865||Rob.;Rob. Rep.;Rob.Cons.Cas.(Tex.);Rob.Consc.Cas.;Robard
Robb.|1905-1907|nj|Robbins
Root|1789-1798
S. & M.|1843-1850||S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)
S.C. App. LEXIS
S.C. App. Unpub. LEXIS
S.C. Eq.|1784-1868
S.C. LEXIS||sc
S.C. Unpub. LEXIS
S.C.L.|1783-1868
S.C.|1868-||S.C.R.;S.Car.;So.C.;So.Car.;South Car.
S.D. LEXIS||sd
S.D.|1890-1976||S.Dak.
SCDB|1791-|scotus
Sadler|1885-1888|pa|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.
San Fran. Law J.|1877-1878
Sand. Ch.|1843-1847||Sand. Ch. Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(N.Y.);Sandf.Chy.
Sandf.|||Sandf. Rep.;Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|1841-1847||Ch.Sent.;Ch.Sent.(N.Y.);N.Y.Ch.Sent.;Sar.Ch.Sen.
Scam.|1832-1843|ill|Sc.;Scam. Rep.
Sch. Reg.|1770-||Schuy. Reg.
Seld. Notes|1852-1854|ny
Serg. & Rawle|1814-1828|pa|Serg. & Rawl.;Serg.& R.;Serg.& Raw.
Shan. Cas.|||Tenn. Cas.
Shan.||tenn
Sickels|||Sick.
Sil. (Sup. Ct.)|||Silvernail
Silv. Ct. App.|1886-1892|ny
Silv. Sup.|1884-1890
Smith & H.|||Smith;Smith (TN);Smith (Tenn.)
Smith (N. H.)|1796-1815||Smith's N. H. Reports
Sneed|1801-1805 1853-1858|ky|Ken.Dec.;Sneed Dec.
Som. L.J.||pa|Som.;Som. Leg. J. (Pa.);Somerset L.J.
Speers Eq.|1842-1844|sc|Sp.;Sp.Ch.;Spear Ch.;Spear Eq.;Spears;Spears Eq.;Speers
Speers|1842-1844||Sp.;Spears;Speers L.(S.C.)
State Rptr.|1945-|mont|Mont. St. Rep.;St. Rep.
Stew. & P.|1831-1834|ala
Stew.|1827-1831|ala|Stew. Rep.;Stewart
Stock.||nj|B Stockton
Storey|||Sto.;Sto. Rep.
Strob. Eq.|1846-1850|sc
Strob.|1846-1850|sc|Strobh.L.(S.C.)
Super. Ct. (R.I.)
Super. Ct. Jud.|1761-1776
Swan|1851-1853|tenn
Sweeny|||Sweeney Super. Ct. Rep.
Syllabi|1876-1879
T.B. Mon.|1824-1828|ky|Mon.;Mon. Rep.;Mon.T.B.
T.C.A.|1995-
TSPR
Tapp. Rep.|1816-1819
Tay.|1798-1802|nc|Tay.J.L.;Tay.N.C.;Tayl.N.C.;Taylor
Taylor|1816-1818|nc|N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.
Teiss.|1903-1917||Teissier
Tenn. App. LEXIS
Tenn. App.|1925-1971
Tenn. Ch. App. LEXIS
Tenn. Ch. App.|||Tenn. Chancery App.
Tenn. Ch. R.|||Coop. Chy.;Tenn. Chancery
Tenn. Crim. App. LEXIS
Tenn. Crim. App.|1967-1971
Tenn. LEXIS||tenn
Tenn. Leg. Rep.|1877-1879||Leg. Rep.
Tenn.|1870-1971||Ten.;Ten. Rep.;Tenn. Rep.
Terry||del|Ter.;Ter. Rep.
Tex. App. LEXIS
Tex. Civ. App.|1892-1911
Tex. Crim. App. LEXIS|1841-
Tex. Crim. App. Unpub. LEXIS
Tex. Crim.|1891-1962||Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Tex.Crim.Rep.;Texas Cr. Rep.;Texas Crim. Rep.
Tex. Ct. App.|1876-1891||Tex.Ct.App.R.
Tex. L. R.|1844-1885
Tex. LEXIS
Tex. Law J.|1877-1882
Tex. Sup. Ct. J.|1957-||Tex. Sup. J.
Tex.|1846-1962||Supp. Tex.;Tex. Rep.;Tex.S.Ct.;Texas;Texas Rep.
Thomp. & Cook|1873-1875
Thompson||tenn|Thomp. Cas.;Unrep. Tenn. Cas.
Tiess.
Tiffany||ny|Tiff
Trans. App.|1867-1868|ny
Tread.|1812-1816 -|sc|Tread. Const.;Treadway Const. (S.C.)
Tuck. & Cl.|1892-1893|dc|Tuck.;Tuck.& C.
Tuck. Surr.|1870-1870
Tyl.|1800-1803|vt|Tyler
Tyng|1806-1822
U.S. App. D.C.|1941-
Utah 2d|1851-1974|utah
Utah Adv. Rep.|1987-
Utah App. LEXIS
Utah LEXIS||utah
Utah|1851-1974|utah
V.I. LEXIS
V.I. Supreme LEXIS
V.I.|1917-
Va. App. LEXIS||va
Va. App.|1985-
Va. Cas.|1789-1826
Va. Ch. Dec.|1789-1799||Wy.;Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Va. Cir.
Va. Cir. LEXIS
Va. Dec.
Va. LEXIS
Va. Law J.||va|Vir. L.J.
Va. Law Rep.||va
Va. Unpub. LEXIS||ind
Va.|1880-||V.;Va. Leigh;Va. Rep.;Virg.
Van Ness
Vaux|1846-1846
Vroom (G.D.W)||nj
Vroom (P.D.)||nj
Vroom||nj|Vr.
Vt. LEXIS||vt
Vt. Super.
Vt. Super. LEXIS
Vt. Unpub. LEXIS||vt
Vt.|1826-||V.R.;Verm.;Verm. Rep.;Vt. Rep.;Vermont
W. Va. LEXIS||wva
W. Va.|1864-||W.V.;West Va.
W.L.B.||ohio|Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin (Ohio)
W.N.C.|1874-1899||Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas. (Pa.)
W.W. Harr.||del|Harr.;Harr. Rep.;W.W. Harr. Del;W.W.H
Walk. Ch.
Walk.|1855-1885|pa|Walk.Pa.;Walker
Walker|1818-1832 1849-1887||Walk.;Walk.Miss.
Wash. 2d|1889-2023|wash|W.2d;Wa.2d;Wn. 2d
Wash. 3d|2023-|wash|Wa.3d;Wn.3d
Wash. App. 2d|1969-||Wn. App. 2d
Wash. App. LEXIS||wash
Wash. App.|1969-||W.App.;Wa.A.;Wn. App.
Wash. Co.||pa|Wash. Co. R.;Wash. Co. Rep.;Wash. Co. Repr.
Wash. LEXIS||wash
Wash. Terr. LEXIS|1854-1889|wash
Wash. Terr.|1854-1888||Allen;W.T.;W.Ty.R.;Wash.;Wash. Rep.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
Wash.|1790-1796 1889-||Wash. Rep.;Wash.Va.;W.;W.St.;WASH;Wa.;Wash.St.;Wn
Watts & Serg.|1841-1845|pa|W. & S.;Watts & S.
Watts|1832-1840|pa|Wa.;Watts Rep.
Week. Law Gaz.|||Wkly. Law Gaz.;Wkly. Law Gaz. No.
Week. No.|1874-1899|pa|Week. Notes Cas.
Wend.|1828-1841||W.;Wend. Rep.;Wendell;Wendell Rep.
Whart. Hom.
Whart. St. Tr.
Whart.|1835-1841|pa|Wh.;Wh. Rep.;Whar.;Whar. Rep.;Whart. Rep.;Whart.Pa.;Wharton
Wheel. Cr. Cas.|1791-1825||Wheeler, Cr. Cas.;Wheeler, Crim. Cas.
White & W.|1876-1883||Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;W.& W.;White & W.Civ.Cas.Ct.App.;Wi.& Will.
Will.|1804-1805||Will.Mass.;Williams
Willson|1883-1892||Willson Rep.
Wilson|- - -||Wils. Oreg.;Wils. Minn.;Wils. Ind.;Wils. Super. (Ind.)
Win.|1863-1864|nc
Wis. 2d|1853-||W.2d
Wis.|1853-||W.;W.R.;Wis. Rep.
Wisc. App. LEXIS
Wisc. Cir. LEXIS
Wisc. LEXIS||wis
Woolw.
Wright|1831-1834|ohio
Wyo. LEXIS||wyo
Wyo.|1870-1959|wyo|W.;Wy.
Yates Sel. Cas.|1809-1809|ny|Yates
Yeates|1791-1808|pa|Y.;Yea.;Yeates Rep.
Yer.|1828-1837|tenn|Yer. Rep.;Yerg.;Yerg. Rep.;Yerg.(Tenn.)
York||pa|York Leg. Rec.;York Leg. Rec. (Pa.);York Leg. Record;York Legal Record
`;
