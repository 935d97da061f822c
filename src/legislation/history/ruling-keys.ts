import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { listActKeys } from "../provision-keys.ts";

/** Returns the key under which decisions on a section of US law are stored. @param actId id of the section */
export function toSectionRulingKey(actId: string): string {
  return `section/${actId}`;
}

/** Returns the key under which decisions on a section of an Act are stored: `indianpenalcode1860//303`. */
export function toActRulingKey(title: string, section: string): string {
  const [law = ""] = listActKeys(title);
  return `${law}//${section.toLowerCase()}`;
}

/** Returns the key of a constitutional amendment. */
export function toAmendmentKey(jurisdiction: Jurisdiction, number: number): string {
  return `amendment/${jurisdiction.toLowerCase()}/${number}`;
}
