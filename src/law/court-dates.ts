/**
 * The day from which a court could decide, by its id: that of the statute, charter or order which created it, or of its
 * first sitting. Courts whose predecessor's decisions are published under their name are left out.
 */
const FIRST_DAYS: Readonly<Record<string, string>> = {
  scotus: "1790-02-01",
  ca1: "1891-03-03",
  ca2: "1891-03-03",
  ca3: "1891-03-03",
  ca4: "1891-03-03",
  ca5: "1891-03-03",
  ca6: "1891-03-03",
  ca7: "1891-03-03",
  ca8: "1891-03-03",
  ca9: "1891-03-03",
  ca10: "1929-02-28",
  ca11: "1981-10-01",
  cadc: "1893-02-09",
  cafc: "1982-10-01",
  cit: "1980-11-01",
  cavc: "1988-11-18",
  "in-sc": "1950-01-26",
  "in-hc-allahabad": "1866-03-17",
  "in-hc-bombay": "1862-06-26",
  "in-hc-calcutta": "1862-05-14",
  "in-hc-madras": "1862-06-26",
  "in-hc-patna": "1916-02-09",
  "in-hc-delhi": "1966-10-31",
  "in-hc-gujarat": "1960-05-01",
  "in-hc-kerala": "1956-11-01",
  "in-hc-chhattisgarh": "2000-11-01",
  "in-hc-uttarakhand": "2000-11-09",
  "in-hc-jharkhand": "2000-11-15",
  "in-hc-manipur": "2013-01-23",
  "in-hc-meghalaya": "2013-01-23",
  "in-hc-tripura": "2013-01-23",
  "ca-scc": "1875-04-08",
  "ca-fc": "1971-06-01",
  "ca-fca": "1971-06-01",
  "gb-uksc": "2009-10-01",
};

/** Returns the day from which a court could decide, `YYYY-MM-DD`; null if it is not known. */
export function findCourtFirstDay(courtId: string): string | null {
  return Object.hasOwn(FIRST_DAYS, courtId) ? FIRST_DAYS[courtId]! : null;
}
