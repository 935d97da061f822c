/**
 * Provisions that were struck down, repealed or omitted: key | `S` struck down as a whole, `P` in part, `R` repealed or
 * omitted | what happened, as a sentence. Decisions are named by their citations.
 */
export const SUPERSEDED_PROVISIONS = `
const/us/amend18|R|It was repealed on December 5, 1933 by U.S. Const. amend. XXI, § 1.
usc/1/7|S|Its definition of marriage was struck down in 570 U.S. 744 (2013) and replaced by Pub. L. 117-228 in 2022.
usc/28/1738c|R|It was replaced in 2022 by Pub. L. 117-228.
usc/10/654|R|It was repealed in 2011 under Pub. L. 111-321.
usc/52/10303|P|Its coverage formula, subsection (b), was struck down in 570 U.S. 529 (2013).
usc/18/3501|S|It was held without effect on the required warnings in 530 U.S. 428 (2000).
usc/18/700|S|It was struck down in 496 U.S. 310 (1990).
usc/28/3702|S|It was struck down in 584 U.S. 453 (2018).
usc/42/2000bb-1|P|It does not bind the States: 521 U.S. 507 (1997).
usc/42/13981|S|It was struck down in 529 U.S. 598 (2000).
usc/34/12361|S|It was struck down in 529 U.S. 598 (2000).
usc/18/16|P|Its residual clause, subsection (b), was struck down in 584 U.S. 148 (2018).
usc/18/3553|P|Its subsection (b)(1), which made the guidelines mandatory, was struck down in 543 U.S. 220 (2005).
usc/2/691|S|The Line Item Veto Act was struck down in 524 U.S. 417 (1998).
usc/8/1252b|R|It was repealed in 1996 by Pub. L. 104-208.
usc/8/1254|P|Its legislative veto was struck down in 462 U.S. 919 (1983); the section has since been replaced.
txpenalcode//21.06|S|It was struck down in 539 U.S. 558 (2003).
texcode/penal/21.06|S|It was struck down in 539 U.S. 558 (2003).
rule/frcp/84|R|It was abrogated on December 1, 2015.
rule/frcp/74|R|It was abrogated on December 1, 1997.
rule/frcp/75|R|It was abrogated on December 1, 1997.
rule/frcp/76|R|It was abrogated on December 1, 1997.
informationtechnologyact2000//66a|S|It was struck down in (2015) 5 SCC 1.
indianpenalcode1860//303|S|It was struck down in (1983) 2 SCC 277.
indianpenalcode1860//497|S|It was struck down in (2019) 3 SCC 39; the Bharatiya Nyaya Sanhita, 2023 has no such offence.
indianpenalcode1860//377|P|It was struck down as to consensual acts of adults in (2018) 10 SCC 1; the Bharatiya Nyaya Sanhita, 2023 has no such offence.
codeofcriminalprocedure1973//198|P|Its subsection (2) was struck down as to the complaint of adultery in (2019) 3 SCC 39.
arbitrationandconciliationact1996//87|S|It was struck down in (2020) 17 SCC 324.
representationofthepeopleact1951//8|P|Its subsection (4) was struck down in (2013) 7 SCC 653.
representationofthepeopleact1951//29c|P|Its proviso on electoral bonds was struck down in 2024 INSC 113.
representationofthepeopleact1951//33b|S|It was struck down in (2003) 4 SCC 399.
hindusuccessionact1956//23|R|It was omitted on 9 September 2005 by the Hindu Succession (Amendment) Act, 2005 (39 of 2005).
hindusuccessionact1956//24|R|It was omitted on 9 September 2005 by the Hindu Succession (Amendment) Act, 2005 (39 of 2005).
indianevidenceact1872//155|P|Its clause (4) was omitted by the Indian Evidence (Amendment) Act, 2002 (4 of 2003).
constitutionofindia//31|R|It was omitted on 20 June 1979 by the Constitution (Forty-fourth Amendment) Act, 1978; see article 300A.
constitutionofindia//31d|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//32a|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//131a|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//144a|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//226a|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//228a|R|It was omitted in 1978 by the Constitution (Forty-third Amendment) Act, 1977.
constitutionofindia//257a|R|It was omitted on 20 June 1979 by the Constitution (Forty-fourth Amendment) Act, 1978.
constitutionofindia//329a|R|It was omitted on 20 June 1979 by the Constitution (Forty-fourth Amendment) Act, 1978.
constitutionofindia//238|R|It was omitted in 1956 by the Constitution (Seventh Amendment) Act, 1956.
constitutionofindia//242|R|It was omitted in 1956 by the Constitution (Seventh Amendment) Act, 1956.
constitutionofindia//259|R|It was omitted in 1956 by the Constitution (Seventh Amendment) Act, 1956.
constitutionofindia//278|R|It was omitted in 1956 by the Constitution (Seventh Amendment) Act, 1956.
constitutionofindia//306|R|It was omitted in 1956 by the Constitution (Seventh Amendment) Act, 1956.
constitutionofindia//291|R|It was omitted in 1971 by the Constitution (Twenty-sixth Amendment) Act, 1971.
constitutionofindia//362|R|It was omitted in 1971 by the Constitution (Twenty-sixth Amendment) Act, 1971.
constitutionofindia//314|R|It was omitted in 1972 by the Constitution (Twenty-eighth Amendment) Act, 1972.
constitutionofindia//124a|S|It was struck down with the Ninety-ninth Amendment in (2016) 5 SCC 1.
constitutionofindia//124b|S|It was struck down with the Ninety-ninth Amendment in (2016) 5 SCC 1.
constitutionofindia//124c|S|It was struck down with the Ninety-ninth Amendment in (2016) 5 SCC 1.
constitutionofindia//370|R|It ceased to operate, except for its text of 2019, by C.O. 273 of 6 August 2019.
constitutionofindia//35a|R|The Presidential Order that applied it was superseded by C.O. 272 of 5 August 2019.
eo/9066|R|It was formally ended by Proclamation No. 4417 of February 19, 1976.
eo/11246|R|It was revoked by Exec. Order No. 14173 of January 21, 2025.
eo/13769|R|It was revoked by Exec. Order No. 13780 of March 6, 2017.
eo/13780|R|It was revoked by Proclamation No. 10141 of January 20, 2021.
eo/10340|S|It was held invalid in 343 U.S. 579 (1952).
eo/13990|R|It was revoked by Exec. Order No. 14148 of January 20, 2025.
eo/13985|R|It was revoked by Exec. Order No. 14148 of January 20, 2025.
eo/13771|R|It was revoked by Exec. Order No. 13992 of January 20, 2021.
eo/13233|R|It was revoked by Exec. Order No. 13489 of January 21, 2009.
eo/12291|R|It was revoked by Exec. Order No. 12866 of September 30, 1993.
eo/12498|R|It was revoked by Exec. Order No. 12866 of September 30, 1993.
eo/12778|R|It was revoked by Exec. Order No. 12988 of February 5, 1996.
eo/13084|R|It was revoked by Exec. Order No. 13175 of November 6, 2000.
eo/8802|R|The committee that it established ended in 1946.
eo/10450|R|It was revoked by Exec. Order No. 13764 of January 17, 2017.
`;
