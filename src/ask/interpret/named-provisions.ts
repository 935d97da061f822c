import type { LegislationReader, ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findTypedActReferences, findTypedLawReferences } from "../../legislation/law-references.ts";
import type { NamedSpan } from "./question-terms.ts";
import { spellOutReferences } from "./spell-out-references.ts";

/** A provision that a text names. */
export interface NamedProvision extends NamedSpan {
  /** More than one if the text names a whole part; empty if the corpus does not contain it. */
  readonly provisions: readonly ProvisionData[];
  readonly label: string;
  /** Key of its citation: `indianpenalcode1860//302`. */
  readonly key: string;
}

/** Returns the provisions that a text names, in the order of the text. */
export function findNamedProvisions(
  legislation: LegislationReader,
  text: string,
  jurisdiction: Jurisdiction,
): Promise<NamedProvision[]> {
  return jurisdiction === "US" ? findUsProvisions(legislation, text) : findIndianProvisions(legislation, text);
}

async function findUsProvisions(legislation: LegislationReader, text: string): Promise<NamedProvision[]> {
  const references = findTypedLawReferences(text);
  const found = await legislation.findSections(references.map(({ key }) => key));
  return references.map(({ key, start, end }, at) => ({
    start,
    end,
    key,
    provisions: found[at]!.map((section) => ({ kind: "section", section })),
    label: found[at]![0]?.citation ?? text.slice(start, end),
  }));
}

async function findIndianProvisions(legislation: LegislationReader, text: string): Promise<NamedProvision[]> {
  const spelt = spellOutReferences(text);
  const references = findTypedActReferences(spelt.text).map(({ key, start, end }) => ({
    key,
    start: spelt.toOriginal(start),
    end: Math.max(spelt.toOriginal(start), spelt.toOriginal(end)),
  }));
  const found = await legislation.findActSections(references.map(({ key }) => key));
  return references.map(({ key, start, end }, at) => {
    const [first] = found[at]!;
    return {
      start,
      end,
      key,
      provisions: found[at]!.map((section) => ({ kind: "act", section })),
      label: first ? `section ${first.number}, ${first.act.title}` : text.slice(start, end),
    };
  });
}
