/**
 * Last provisions of laws of the United States whose numbers do not run on: prefix of the key | last number | name.
 * Titles of the United States Code to which Congress adds chapters are not listed.
 */
export const US_LAW_LIMITS = `
const/us/amend|27|The Constitution of the United States has 27 amendments
const/us/art|7|The Constitution of the United States has seven articles
rule/frcp/|87|The Federal Rules of Civil Procedure end with Rule 87
rule/frcrp/|62|The Federal Rules of Criminal Procedure end with Rule 62
rule/fre/|1103|The Federal Rules of Evidence end with Rule 1103
rule/frap/|48|The Federal Rules of Appellate Procedure end with Rule 48
rule/scotus/|48|The Rules of the Supreme Court end with Rule 48
usc/1/|213|Title 1 of the United States Code ends with § 213
usc/4/|146|Title 4 of the United States Code ends with § 146
usc/9/|402|Title 9 of the United States Code ends with § 402
usc/11/|1532|Title 11 of the United States Code ends with § 1532
usc/17/|1511|Title 17 of the United States Code ends with § 1511
usc/18/|6005|Title 18 of the United States Code ends with § 6005
usc/28/|5001|Title 28 of the United States Code ends with § 5001
usc/35/|390|Title 35 of the United States Code ends with § 390
`;
