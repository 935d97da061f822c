import { findCourt } from "../src/citation/reporters/courts.ts";
import type { Court } from "../src/law/court.ts";

/** Finds the court of a digest by its id: Free Law Project's ids for the United States, `in-…` for India. */
export function findDigestCourt(id: string): Court | null {
  return INDIAN_COURTS.find((court) => court.id === id) ?? findCourt(id);
}

/** The Supreme Court of India and the High Courts of the digests; a High Court has the name in its reports. */
const INDIAN_COURTS: readonly Court[] = [
  { id: "in-sc", name: "Supreme Court of India", citationString: "", jurisdiction: "IN", level: "supreme" },
  createHighCourt("allahabad", "Allahabad High Court", "All"),
  createHighCourt("andhra-pradesh", "Andhra Pradesh High Court", "AP"),
  createHighCourt("bombay", "Bombay High Court", "Bom"),
  createHighCourt("calcutta", "Calcutta High Court", "Cal"),
  createHighCourt("delhi", "Delhi High Court", "Del"),
  createHighCourt("gujarat", "Gujarat High Court", "Guj"),
  createHighCourt("karnataka", "Karnataka High Court", "Kar"),
  createHighCourt("kerala", "Kerala High Court", "Ker"),
  createHighCourt("madras", "Madras High Court", "Mad"),
  createHighCourt("patna", "Patna High Court", "Pat"),
  createHighCourt("punjab-and-haryana", "Punjab and Haryana High Court", "P&H"),
];

function createHighCourt(slug: string, name: string, citationString: string): Court {
  return { id: `in-hc-${slug}`, name, citationString, jurisdiction: "IN", level: "high" };
}
