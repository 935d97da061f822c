import type { Citation } from "../../citation/citation.ts";
import { readCaseName } from "../../citation/parse/context/case-name.ts";
import { type FollowingName, readFollowingName } from "./following-name.ts";
import { readMatterName } from "./matter-name.ts";

/** The citations of a text, with names that the words right before them do not show. */
export interface NamedCitations {
  /** In the order of the text; a name that was read here replaces the one of the citation. */
  readonly citations: readonly Citation[];
  /** The name that follows a citation without a name, by the index of the citation. */
  readonly following: ReadonlyMap<number, FollowingName>;
  /** Indexes of the laws that are part of the name of a case: "In re: Article 370 of the Constitution". */
  readonly lawsInNames: ReadonlySet<number>;
}

/** Citations between two yields. */
const CITATIONS_PER_SLICE = 64;

/**
 * Reads the names of cases that a citation does not have next to it: "In re …" with all its words, a name in
 * parentheses after the citation, the first name of several cases that were decided together, and a name that follows.
 * Linear in the length of the text.
 */
export function* readCitedNames(text: string, given: readonly Citation[]): Generator<void, NamedCitations> {
  const citations: Citation[] = [];
  const following = new Map<number, FollowingName>();
  const lawsInNames = new Set<number>();
  let before: Citation | null = null;
  for (const [at, citation] of given.entries()) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    const isFirst = citation.group === null || before?.group !== citation.group;
    const floor: number = before === null ? 0 : Math.min(before.fullSpan.end, citation.span.start);
    if (citation.kind !== "case" || !isFirst) citations.push(citation);
    else {
      const matter = citation.plaintiff === null ? readMatterName(text, floor, citation.span.start) : null;
      const named = matter === null ? readOtherName(text, floor, citation) : nameCitation(citation, null, matter.name);
      citations.push(named);
      for (let i = at - 1; matter !== null && i >= 0 && given[i]!.span.start >= matter.start; i--) lawsInNames.add(i);
      const name = isNameless(named) ? readFollowingName(text, citation, given[at + 1] ?? null) : null;
      if (name !== null) following.set(at, name);
    }
    if (citation.kind !== "law") before = citation;
  }
  return { citations, following, lawsInNames };
}

function isNameless({ plaintiff, defendant }: Citation): boolean {
  return plaintiff === null && defendant === null;
}

function nameCitation(citation: Citation, parties: readonly [string, string] | null, matter: string | null): Citation {
  const [plaintiff, defendant] = parties ?? [null, null];
  return { ...citation, plaintiff, defendant, antecedent: matter };
}

/** Reads a name in parentheses after a citation, or before other cases in parentheses; else returns the citation. */
function readOtherName(text: string, floor: number, citation: Citation): Citation {
  const { plaintiff, defendant, antecedent, parenthetical, fullSpan } = citation;
  if (plaintiff === null && defendant === null && antecedent === null) {
    const [, first, second] = NAME_ALONE.exec(parenthetical ?? "") ?? [];
    return first && second ? nameCitation(citation, [first, second], null) : citation;
  }
  if (plaintiff === null || !defendant?.endsWith(")") || defendant.includes("(")) return citation;
  // "A v. B (with C v. D), 1 SCC 1": the case is reported under the name of the first.
  const from = Math.max(floor, fullSpan.start - MAX_LEAD_CHARS);
  const open = text.slice(from, fullSpan.start).lastIndexOf("(");
  const name = open === -1 ? null : readCaseName(text, from + open, floor);
  if (name?.plaintiff && name.defendant) return nameCitation(citation, [name.plaintiff, name.defendant], null);
  return nameCitation(citation, null, null);
}

const MAX_LEAD_CHARS = 30;

/** A parenthetical that is the name of a case and nothing else. */
const NAME_ALONE =
  /^((?:[A-Z0-9][\w.&'’-]{0,30}|of|the|and|&)(?: (?:[A-Z0-9][\w.&'’-]{0,30}|of|the|and|&)){0,9}) v(?:s|ersus)?\.? ((?:[A-Z0-9][\w.&'’-]{0,30}|of|the|and|&)(?: (?:[A-Z0-9][\w.&'’-]{0,30}|of|the|and|&)){0,9})$/;
