/**
 * Limits of series: reporter | last volume | first year | last year. For a closed series its last volume; for an open
 * one a volume that it cannot reach within about twenty years at its present pace (the national series restart after
 * 999). Years are those of the decisions that it prints.
 */
export const US_VOLUMES = `
U.S.|720|1754|
S. Ct.|170|1882|
L. Ed.|100|1754|1956
L. Ed. 2d|270|1956|
Dall.|4|1754|1806
Cranch|9|1801|1815
Wheat.|12|1816|1827
Pet.|16|1828|1842
How.|24|1843|1861
Black|2|1861|1863
Wall.|23|1863|1875
F.|300|1880|1925
F.2d|999|1924|1994
F.3d|999|1993|2021
F.4th|999|2021|
F. Supp.|999|1932|1998
F. Supp. 2d|999|1997|2014
F. Supp. 3d|999|2013|
F. Cas.|30|1789|1880
A.|200|1885|1938
A.2d|999|1938|2010
A.3d|999|2009|
N.E.|200|1884|1936
N.E.2d|999|1936|2014
N.E.3d|999|2013|
N.W.|300|1879|1942
N.W.2d|999|1941|2024
N.W.3d|999|2023|
P.|300|1880|1931
P.2d|999|1931|2000
P.3d|999|2000|
S.E.|200|1886|1939
S.E.2d|999|1939|
S.W.|300|1886|1928
S.W.2d|999|1927|1999
S.W.3d|999|1999|
So.|200|1885|1941
So. 2d|999|1940|2009
So. 3d|999|2008|
Cal.|220|1850|1934
Cal. 2d|71|1934|1969
Cal. 3d|54|1969|1991
Cal. 4th|63|1991|2016
Cal. App.|140|1905|1934
Cal. App. 2d|276|1934|1969
Cal. App. 3d|235|1969|1991
Cal. App. 4th|248|1991|2016
N.Y.2d|100|1955|2003
Ill. 2d|242|1952|2011
A.D.2d|309|1955|2003
`;
