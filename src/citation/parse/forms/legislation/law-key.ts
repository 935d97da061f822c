import { toSlug } from "../../../reporters/edition.ts";

/** Returns the key of a section: `usc/42/1983`, `calcode/penal/187`. */
export function buildLawKey(slug: string, title: string | null, section: string): string {
  return `${slug}/${title === null ? "" : toSlug(title)}/${section.toLowerCase().replace(/\s/g, "")}`;
}
