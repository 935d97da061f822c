/**
 * Acts of India that no longer are in force: title | what became of it, as a sentence | year from which it no longer
 * applies | other names. Pending matters can remain under the old Act.
 */
export const SUPERSEDED_ACTS = `
Indian Penal Code, 1860|It was repealed on 1 July 2024 by the Bharatiya Nyaya Sanhita, 2023 (45 of 2023); offences committed before remain under it.|2024|IPC
Code of Criminal Procedure, 1973|It was repealed on 1 July 2024 by the Bharatiya Nagarik Suraksha Sanhita, 2023 (46 of 2023); proceedings pending on that day continue under it.|2024|CrPC
Indian Evidence Act, 1872|It was repealed on 1 July 2024 by the Bharatiya Sakshya Adhiniyam, 2023 (47 of 2023); proceedings pending on that day continue under it.|2024|Evidence Act
Code of Criminal Procedure, 1898|It was repealed on 1 April 1974 by the Code of Criminal Procedure, 1973 (2 of 1974).|1974
Land Acquisition Act, 1894|It was repealed on 1 January 2014 by the Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act, 2013 (30 of 2013).|2014
Companies Act, 1956|It was replaced by the Companies Act, 2013 (18 of 2013).|2016
Companies Act, 1913|It was replaced by the Companies Act, 1956 (1 of 1956).|1956|Indian Companies Act, 1913
Consumer Protection Act, 1986|It was repealed on 20 July 2020 by the Consumer Protection Act, 2019 (35 of 2019).|2020
Arbitration Act, 1940|It was repealed in 1996 by the Arbitration and Conciliation Act, 1996 (26 of 1996).|1996
Monopolies and Restrictive Trade Practices Act, 1969|It was repealed on 1 September 2009; the Competition Act, 2002 (12 of 2003) took its place.|2009|MRTP Act
Foreign Exchange Regulation Act, 1973|It was repealed on 1 June 2000 by the Foreign Exchange Management Act, 1999 (42 of 1999).|2000|FERA
Terrorist and Disruptive Activities (Prevention) Act, 1987|It lapsed on 23 May 1995.|1995|TADA
Prevention of Terrorism Act, 2002|It was repealed on 21 September 2004 by the Prevention of Terrorism (Repeal) Act, 2004 (26 of 2004).|2004|POTA
Maintenance of Internal Security Act, 1971|It was repealed in 1978.|1978|MISA
Juvenile Justice (Care and Protection of Children) Act, 2000|It was repealed on 15 January 2016 by the Juvenile Justice (Care and Protection of Children) Act, 2015 (2 of 2016).|2016|Juvenile Justice Act, 2000
Juvenile Justice Act, 1986|It was repealed in 2001 by the Juvenile Justice (Care and Protection of Children) Act, 2000 (56 of 2000).|2001
Motor Vehicles Act, 1939|It was repealed on 1 July 1989 by the Motor Vehicles Act, 1988 (59 of 1988).|1989
Sick Industrial Companies (Special Provisions) Act, 1985|It was repealed on 1 December 2016; insolvency is under the Insolvency and Bankruptcy Code, 2016 (31 of 2016).|2016|SICA
Persons with Disabilities (Equal Opportunities, Protection of Rights and Full Participation) Act, 1995|It was repealed on 19 April 2017 by the Rights of Persons with Disabilities Act, 2016 (49 of 2016).|2017|Persons with Disabilities Act, 1995
Mental Health Act, 1987|It was repealed on 29 May 2018 by the Mental Healthcare Act, 2017 (10 of 2017).|2018
Trade and Merchandise Marks Act, 1958|It was repealed on 15 September 2003 by the Trade Marks Act, 1999 (47 of 1999).|2003
Designs Act, 1911|It was replaced by the Patents Act, 1970 (39 of 1970) and the Designs Act, 2000 (16 of 2000).|2001|Indian Patents and Designs Act, 1911
Specific Relief Act, 1877|It was repealed by the Specific Relief Act, 1963 (47 of 1963).|1964
Limitation Act, 1908|It was repealed by the Limitation Act, 1963 (36 of 1963).|1964|Indian Limitation Act, 1908
Indian Income-tax Act, 1922|It was repealed on 1 April 1962 by the Income-tax Act, 1961 (43 of 1961).|1962|Income-tax Act, 1922;Income Tax Act, 1922;Indian Income Tax Act, 1922
Prevention of Corruption Act, 1947|It was repealed by the Prevention of Corruption Act, 1988 (49 of 1988).|1988
Prevention of Food Adulteration Act, 1954|It was repealed on 5 August 2011 by the Food Safety and Standards Act, 2006 (34 of 2006).|2011
Hindu Women's Rights to Property Act, 1937|It was repealed by the Hindu Succession Act, 1956 (30 of 1956).|1956
Bureau of Indian Standards Act, 1986|It was repealed by the Bureau of Indian Standards Act, 2016 (11 of 2016).|2017
Indian Medical Council Act, 1956|It was repealed on 25 September 2020 by the National Medical Commission Act, 2019 (30 of 2019).|2020
Suppression of Immoral Traffic in Women and Girls Act, 1956|It has been the Immoral Traffic (Prevention) Act, 1956 since 1987.|1987
Child Marriage Restraint Act, 1929|It was repealed on 1 November 2007 by the Prohibition of Child Marriage Act, 2006 (6 of 2007).|2007
Press and Registration of Books Act, 1867|It was repealed on 1 March 2024 by the Press and Registration of Periodicals Act, 2023 (51 of 2023).|2024
Urban Land (Ceiling and Regulation) Act, 1976|It was repealed in 1999 by the Urban Land (Ceiling and Regulation) Repeal Act, 1999 (15 of 1999).|1999
Gold (Control) Act, 1968|It was repealed in 1990.|1990
Illegal Migrants (Determination by Tribunals) Act, 1983|It was struck down in (2005) 5 SCC 665.|2005|IMDT Act
National Judicial Appointments Commission Act, 2014|It was struck down with the Ninety-ninth Amendment in (2016) 5 SCC 1.|2015|NJAC Act
`;
