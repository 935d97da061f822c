/** The jurisdictions of cases, in no order; a position means nothing. */
export const JURISDICTIONS = ["US", "IN", "CA", "GB"] as const;

/**
 * The country of a case: United States (federal and state), India, Canada or the United Kingdom. Cases of each can be
 * stored, resolved, searched and filtered; the rules of precedent, statutes and answers cover the US and India.
 */
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** A country whose law Headnote covers: its rules of precedent, its statutes, answers to questions. */
export type CoveredJurisdiction = Extract<Jurisdiction, "US" | "IN">;

/** Returns whether a country's law is covered. */
export function isCoveredJurisdiction(country: string): country is CoveredJurisdiction {
  return country === "US" || country === "IN";
}

/** Returns whether a country's cases can be stored. */
export function isJurisdiction(country: string): country is Jurisdiction {
  return (JURISDICTIONS as readonly string[]).includes(country);
}
