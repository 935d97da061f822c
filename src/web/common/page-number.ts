import type { AppLocation } from "./location.ts";

/** Maximum number of result pages of a search, which the contract sets. */
export const MAX_RESULT_PAGES = 50;

/** Returns the page of a list that an address names, from 1. */
export function readPageNumber({ query }: Pick<AppLocation, "query">): number {
  return Math.max(1, Math.floor(Number(query.get("page"))) || 1);
}
