import { courtById } from "../src/citation/courts.ts";
import type { Court } from "../src/law/court.ts";

/** The court of a digest by its id: Free Law Project's ids for the United States, `in-…` for India. */
export function courtOf(id: string): Court | null {
  return INDIAN_COURTS.find((court) => court.id === id) ?? courtById(id);
}

/** The Supreme Court of India and the High Courts whose decisions the digests give; a High Court as its reports name it. */
const INDIAN_COURTS: readonly Court[] = [
  { id: "in-sc", name: "Supreme Court of India", citationString: "", jurisdiction: "IN", level: "supreme" },
  highCourt("allahabad", "Allahabad High Court", "All"),
  highCourt("andhra-pradesh", "Andhra Pradesh High Court", "AP"),
  highCourt("bombay", "Bombay High Court", "Bom"),
  highCourt("calcutta", "Calcutta High Court", "Cal"),
  highCourt("delhi", "Delhi High Court", "Del"),
  highCourt("gujarat", "Gujarat High Court", "Guj"),
  highCourt("karnataka", "Karnataka High Court", "Kar"),
  highCourt("kerala", "Kerala High Court", "Ker"),
  highCourt("madras", "Madras High Court", "Mad"),
  highCourt("patna", "Patna High Court", "Pat"),
  highCourt("punjab-and-haryana", "Punjab and Haryana High Court", "P&H"),
];

function highCourt(slug: string, name: string, citationString: string): Court {
  return { id: `in-hc-${slug}`, name, citationString, jurisdiction: "IN", level: "high" };
}
