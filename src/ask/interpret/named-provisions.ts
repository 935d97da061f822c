import type { LegislationReader, ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { LawReference } from "../../legislation/law-reference.ts";
import { findTypedActReferences, findTypedLawReferences } from "../../legislation/law-references.ts";
import { toProvisionKey } from "../passages/passage.ts";
import { type BareSection, findBareIndianSections, findBareUsSections } from "./references/bare-sections.ts";
import { spellOutIndianReferences } from "./references/indian-references.ts";
import type { SpeltOutText } from "./references/spell-out-references.ts";
import { spellOutUsReferences } from "./references/us-references.ts";
import type { NamedSpan } from "./terms/question-terms.ts";

/** A provision that a text names. */
export interface NamedProvision extends NamedSpan {
  /** More than one if the text names a whole part; empty if the corpus does not contain it. */
  readonly provisions: readonly ProvisionData[];
  readonly label: string;
  /** Key of its citation: `indianpenalcode1860//302`. */
  readonly key: string;
  /** Whether it is named by its number alone, without the law that contains it. */
  readonly isBare?: boolean;
}

/** Returns which of the named provisions a provision is. */
export function findNamedProvision(
  named: readonly NamedProvision[],
  provision: ProvisionData,
): NamedProvision | undefined {
  const key = toProvisionKey(provision);
  return named.find(({ provisions }) => provisions.some((one) => toProvisionKey(one) === key));
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
  const spelt = spellOutUsReferences(text);
  const references = toOriginalSpans(findTypedLawReferences(spelt.text), spelt);
  const found = await legislation.findSections(references.map(({ key }) => key));
  const named = references.map(
    ({ key, start, end }, at): NamedProvision => ({
      start,
      end,
      key,
      provisions: found[at]!.map((section) => ({ kind: "section", section })),
      label: found[at]![0]?.citation ?? text.slice(start, end),
    }),
  );
  return named.length > 0 ? named : (await findBareUsSections(legislation, text)).map(toNamedProvision);
}

async function findIndianProvisions(legislation: LegislationReader, text: string): Promise<NamedProvision[]> {
  const spelt = spellOutIndianReferences(text);
  const references = toOriginalSpans(findTypedActReferences(spelt.text), spelt);
  const found = await legislation.findActSections(references.map(({ key }) => key));
  const named = references.map(({ key, start, end }, at): NamedProvision => {
    const [first] = found[at]!;
    return {
      start,
      end,
      key,
      provisions: found[at]!.map((section) => ({ kind: "act", section })),
      label: first ? `section ${first.number}, ${first.act.title}` : text.slice(start, end),
    };
  });
  return named.length > 0 ? named : (await findBareIndianSections(legislation, text)).map(toNamedProvision);
}

/** A number with a letter, as "498A", is hardly that of another law. */
function toNamedProvision({ provision, ...section }: BareSection): NamedProvision {
  return { ...section, provisions: [provision], isBare: /^\d+$/.test(provision.section.number) };
}

/** Converts the ranges of references in a text that was spelt out to ranges of the original. */
function toOriginalSpans(references: readonly LawReference[], { toOriginal }: SpeltOutText): LawReference[] {
  return references.map(({ key, start, end }) => ({
    key,
    start: toOriginal(start),
    end: Math.max(toOriginal(start), toOriginal(end)),
  }));
}
