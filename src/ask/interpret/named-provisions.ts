import type { LegislationReader, ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { LawReference } from "../../legislation/law-reference.ts";
import { findTypedActReferences, findTypedLawReferences } from "../../legislation/law-references.ts";
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
  return named.length > 0 ? named : findBareUsSections(legislation, text);
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
  return named.length > 0 ? named : findBareIndianSections(legislation, text);
}

/** "section 1983": three digits or more, which few titles have. */
const BARE_US_SECTION = /(?<![\w.§])(?:section|sec\.|§) ?(\d{3,5}[a-z]?)(?![\w-]|\.\d| of)/gi;

/** Returns the sections that a text names without a title, if the corpus has one section of that number. */
async function findBareUsSections(legislation: LegislationReader, text: string): Promise<NamedProvision[]> {
  const matches = [...text.matchAll(BARE_US_SECTION)];
  if (matches.length === 0) return [];
  const codes = await legislation.readCodes();
  const titles = codes.flatMap(({ corpusType, titleNumber }) => (corpusType === "USC" ? [titleNumber] : []));
  return findOnly(matches, async (number) => {
    const keys = titles.map((title) => `usc/${title}/${number.toLowerCase()}`);
    const found = (await legislation.findSections(keys)).map((sections, at) => ({ key: keys[at]!, sections }));
    return found.flatMap(({ key, sections: [section] }) =>
      section ? [{ key, label: section.citation, provision: { kind: "section", section } as const }] : [],
    );
  });
}

/** "124A", "498A": a number with a letter, which one of the usual Acts has. */
const BARE_INDIAN_SECTION = /(?<![\w(/.-])(?:section |sec\.? |s\.? |u\/s )?(\d{2,3}[A-Z]{1,2})(?![\w)/-]|\.\d)/gi;
const USUAL_ACTS = [
  "indianpenalcode1860",
  "codeofcriminalprocedure1973",
  "indianevidenceact1872",
  "informationtechnologyact2000",
  "negotiableinstrumentsact1881",
] as const;

/** Returns the sections that a text names without an Act, if one of the usual Acts has a section of that number. */
async function findBareIndianSections(legislation: LegislationReader, text: string): Promise<NamedProvision[]> {
  return findOnly([...text.matchAll(BARE_INDIAN_SECTION)], async (number) => {
    const keys = USUAL_ACTS.map((act) => `${act}//${number.toLowerCase()}`);
    const found = (await legislation.findActSections(keys)).map((sections, at) => ({ key: keys[at]!, sections }));
    return found.flatMap(({ key, sections: [section] }) =>
      section
        ? [
            {
              key,
              label: `section ${section.number}, ${section.act.title}`,
              provision: { kind: "act", section } as const,
            },
          ]
        : [],
    );
  });
}

interface FoundSection {
  readonly key: string;
  readonly label: string;
  readonly provision: ProvisionData;
}

/** Returns the provisions of those matches for which exactly one is found. */
async function findOnly(
  matches: readonly RegExpExecArray[],
  find: (number: string) => Promise<readonly FoundSection[]>,
): Promise<NamedProvision[]> {
  const named: NamedProvision[] = [];
  for (const { index, 0: whole, 1: number } of matches) {
    const [only, ...others] = await find(number!);
    if (only === undefined || others.length > 0) continue;
    const { key, label, provision } = only;
    named.push({ start: index, end: index + whole.length, key, label, provisions: [provision] });
  }
  return named;
}

/** Converts the ranges of references in a text that was spelt out to ranges of the original. */
function toOriginalSpans(references: readonly LawReference[], { toOriginal }: SpeltOutText): LawReference[] {
  return references.map(({ key, start, end }) => ({
    key,
    start: toOriginal(start),
    end: Math.max(toOriginal(start), toOriginal(end)),
  }));
}
