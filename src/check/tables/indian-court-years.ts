/**
 * Years from which the courts of India decide, and in which a court ended: code in All India Reporter and the databases
 * | first year | last year | name. A reporter can appear some years after a decision.
 */
export const INDIAN_COURT_YEARS = `
SC|1950||The Supreme Court of India
FC|1937|1950|The Federal Court of India
Chh|2000||The Chhattisgarh High Court
Jhar|2000||The Jharkhand High Court
Uttar|2000||The Uttarakhand High Court
Utr|2000||The Uttarakhand High Court
UK|2000||The Uttarakhand High Court
Megh|2013||The Meghalaya High Court
Mani|2013||The Manipur High Court
Trip|2013||The Tripura High Court
Sikk|1975||The Sikkim High Court
Guj|1960||The Gujarat High Court
HP|1948||The court of Himachal Pradesh
Del|1966||The Delhi High Court
P&H|1966||The Punjab and Haryana High Court
Ker|1956||The Kerala High Court
Raj|1949||The Rajasthan High Court
AP|1954||The Andhra Pradesh High Court
Tel|2019||The Telangana High Court
Gau|1948||The Gauhati High Court
Kar|1973||The Karnataka High Court
Lah|1914|1950|The Lahore High Court
Nag|1914|1957|The Nagpur High Court
PC|1914|1950|The Privy Council
`;
