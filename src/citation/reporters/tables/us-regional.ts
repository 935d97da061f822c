/**
 * The regional reporters.
 * One row per edition: canonical abbreviation | years | court where the reporter implies one | other spellings.
 * Spellings that differ only in spaces, full stops, commas, apostrophes or case are not listed.
 * Facts compiled from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const US_REGIONAL = `
A.2d|1938-2010||Atl.2d
A.3d|2010-
A.|1885-1938||A.R.;A.Rep.;At.;At. Rep.;Atl.;Atl. Rep.;Atl.R.
Am. Ann. Cas.|1904-1918||Ann. Cas.
Am. Rep.|||Am. Reports
N.E.2d|1936-2013
N.E.3d|2013-
N.E.|1884-1936||N.E.Rep.;No.East Rep.
N.W.2d|1942-2023||N. W. (2d);N.W. 2nd
N.W.3d|2024-
N.W.|1880-1942||N W. Rep.;No.West Rep.;Northw.Rep.
Northumb. L.J.|||Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
P.2d|1931-2000||P [2d];P. [2nd];P.2;Pac (2d);Pac. 2d
P.3d|2000-||P.3
P.|1883-1931||P. R.;P. Rep.;PaC.;Pac;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.
S.E.2d|1939-||S. E. (2d)
S.E.|1887-1939||S. E. Rep.
S.W.2d|1928-1999||S. W. (2d);S. W. 2d Series.;S. W., Second Series,
S.W.3d|1999-
S.W.|1886-1928||S. W. Rep.;S.W. Series
So. 2d|1941-2008||(So. 2nd);S. (2nd);So (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d
So. 3d|2008-||So. Rep. 3d;South.3d
So.|1886-1941||So. Rep.;So. Reporter;Sou.;Sou. Rep.;South;South. Rep.
`;
