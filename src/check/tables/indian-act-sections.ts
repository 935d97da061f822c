/**
 * Last sections of Acts of India, as amended: title | number of the last section, or article | other names.
 * Sections that amendments inserted between others carry letters and do not change the last number. Counted in the
 * arrangements of sections that India Code publishes.
 */
export const INDIAN_ACT_SECTIONS = `
Advocates Act, 1961|60
Air (Prevention and Control of Pollution) Act, 1981|54
Ancient Monuments and Archaeological Sites and Remains Act, 1958|39
Arbitration Act, 1940|49
Arbitration and Conciliation Act, 1996|87|A&C Act;Arbitration Act, 1996
Architects Act, 1972|45
Armed Forces Tribunal Act, 2007|43
Arms Act, 1959|46
Bankers Books Evidence Act, 1891|8|Bankers' Books Evidence Act, 1891
Banking Regulation Act, 1949|56
Bharatiya Nagarik Suraksha Sanhita, 2023|531|BNSS
Bharatiya Nyaya Sanhita, 2023|358|BNS
Bharatiya Sakshya Adhiniyam, 2023|170|BSA
Bhopal Gas Leak Disaster (Processing of Claims) Act, 1985|12
Black Money (Undisclosed Foreign Income and Assets) and Imposition of Tax Act, 2015|88
Central Goods and Services Tax Act, 2017|174|CGST Act
Central Vigilance Commission Act, 2003|27
Chartered Accountants Act, 1949|33
Cigarettes and Other Tobacco Products (Prohibition of Advertisement and Regulation of Trade and Commerce, Production, Supply and Distribution) Act, 2003|33
Cinematograph Act, 1952|18
Citizenship Act, 1955|19
Code of Civil Procedure, 1908|158|CPC
Code of Criminal Procedure, 1973|484|CrPC;Cr.P.C.
Code on Social Security, 2020|164
Commercial Courts Act, 2015|23
Commissions of Inquiry Act, 1952|12
Companies Act, 1956|658
Companies Act, 2013|470
Competition Act, 2002|66
Constitution of India|395
Consumer Protection Act, 1986|31
Consumer Protection Act, 2019|107
Contempt of Courts Act, 1971|24
Copyright Act, 1957|79
Customs Act, 1962|161
Delhi Development Act, 1957|60
Delhi Municipal Corporation Act, 1957|516
Delhi Special Police Establishment Act, 1946|7
Delimitation Act, 2002|12
Depositories Act, 1996|31
Designs Act, 2000|48
Digital Personal Data Protection Act, 2023|44|DPDP Act
Dissolution of Muslim Marriages Act, 1939|6
Divorce Act, 1869|62
Dowry Prohibition Act, 1961|10
Electricity Act, 2003|185
Employees' State Insurance Act, 1948|100|ESI Act
Enemy Property Act, 1968|25
Environment (Protection) Act, 1986|26|Environment Protection Act, 1986
Essential Commodities Act, 1955|16
Extradition Act, 1962|37
Factories Act, 1948|120
Family Courts Act, 1984|23
Foreign Contribution (Regulation) Act, 2010|54|FCRA
Foreign Exchange Management Act, 1999|49|FEMA
Fugitive Economic Offenders Act, 2018|26
General Clauses Act, 1897|30
Geographical Indications of Goods (Registration and Protection) Act, 1999|87
Guardians and Wards Act, 1890|53
Hindu Adoptions and Maintenance Act, 1956|30
Hindu Marriage Act, 1955|30|HMA
Hindu Minority and Guardianship Act, 1956|13
Hindu Succession Act, 1956|31|HSA
Hindu Women's Rights to Property Act, 1937|5
Income-tax Act, 1961|298|Income Tax Act, 1961
Indian Christian Marriage Act, 1872|88
Indian Contract Act, 1872|266|Contract Act, 1872
Indian Easements Act, 1882|64|Easements Act, 1882
Indian Evidence Act, 1872|167|Evidence Act
Indian Forest Act, 1927|86
Indian Partnership Act, 1932|74|Partnership Act, 1932
Indian Penal Code, 1860|511|IPC
Indian Succession Act, 1925|392
Indian Trusts Act, 1882|96
Industrial Disputes Act, 1947|40|ID Act
Information Technology Act, 2000|94|IT Act
Insolvency and Bankruptcy Code, 2016|255|IBC
Insurance Act, 1938|123
Judges (Inquiry) Act, 1968|7
Juvenile Justice (Care and Protection of Children) Act, 2015|112|JJ Act;Juvenile Justice Act, 2015
Land Acquisition Act, 1894|55
Legal Services Authorities Act, 1987|30
Limitation Act, 1963|32
Limited Liability Partnership Act, 2008|81|LLP Act
Maharashtra Control of Organised Crime Act, 1999|30|MCOCA
Mahatma Gandhi National Rural Employment Guarantee Act, 2005|34|National Rural Employment Guarantee Act, 2005
Marine Insurance Act, 1963|92
Mediation Act, 2023|65
Medical Termination of Pregnancy Act, 1971|8|MTP Act
Micro, Small and Medium Enterprises Development Act, 2006|32|MSMED Act
Mines and Minerals (Development and Regulation) Act, 1957|33
Motor Vehicles Act, 1988|217|MV Act
Muslim Women (Protection of Rights on Divorce) Act, 1986|7
Narcotic Drugs and Psychotropic Substances Act, 1985|83|NDPS Act
National Food Security Act, 2013|45
National Security Act, 1980|18
Negotiable Instruments Act, 1881|148|NI Act
New Delhi Municipal Council Act, 1994|419
Notaries Act, 1952|16
Official Languages Act, 1963|9
Official Secrets Act, 1923|16
Parsi Marriage and Divorce Act, 1936|53
Partition Act, 1893|10
Passports Act, 1967|27
Patents Act, 1970|163
Payment of Gratuity Act, 1972|15
Places of Worship (Special Provisions) Act, 1991|8
Pre-conception and Pre-natal Diagnostic Techniques (Prohibition of Sex Selection) Act, 1994|34|PCPNDT Act
Presidency-Towns Insolvency Act, 1909|127
Prevention of Corruption Act, 1988|31|PC Act
Prevention of Money-Laundering Act, 2002|75|PMLA;Prevention of Money Laundering Act, 2002;PML Act
Prevention of Terrorism Act, 2002|64|POTA
Prohibition of Child Marriage Act, 2006|21
Protection of Children from Sexual Offences Act, 2012|46|POCSO Act;POCSO Act, 2012
Protection of Human Rights Act, 1993|43
Protection of Women from Domestic Violence Act, 2005|37|DV Act;PWDV Act;Domestic Violence Act, 2005
Public Gambling Act, 1867|18
Public Liability Insurance Act, 1991|23
Real Estate (Regulation and Development) Act, 2016|92|RERA
Registration Act, 1908|93|Indian Registration Act, 1908
Registration of Births and Deaths Act, 1969|32
Representation of the People Act, 1951|171|RP Act, 1951;RPA, 1951
Reserve Bank of India Act, 1934|61
Right of Children to Free and Compulsory Education Act, 2009|39|RTE Act
Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act, 2013|114
Right to Information Act, 2005|31|RTI Act
Rights of Persons with Disabilities Act, 2016|102
Road Transport Corporations Act, 1950|53
Sale of Goods Act, 1930|66
Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989|23|SC/ST Act;SC & ST Act
Securities Contracts (Regulation) Act, 1956|32
Securities and Exchange Board of India Act, 1992|35|SEBI Act;SEBI Act, 1992
Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002|42|SARFAESI Act
Slum Areas (Improvement and Clearance) Act, 1956|40
Societies Registration Act, 1860|20
Special Marriage Act, 1954|51
Specific Relief Act, 1963|44
States Reorganisation Act, 1956|130
Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014|39
Surrogacy (Regulation) Act, 2021|54
Terrorist and Disruptive Activities (Prevention) Act, 1987|30|TADA
Trade Marks Act, 1999|159
Transfer of Property Act, 1882|137|TP Act;TPA
Tribunals Reforms Act, 2021|35
University Grants Commission Act, 1956|28
Unlawful Activities (Prevention) Act, 1967|53|UAPA;UAP Act
Water (Prevention and Control of Pollution) Act, 1974|64
Wealth-tax Act, 1957|47
Wild Life (Protection) Act, 1972|66|Wildlife Protection Act, 1972;Wildlife (Protection) Act, 1972
`;
