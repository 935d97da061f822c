import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findTypedActReferences, findTypedLawReferences } from "../../legislation/law-references.ts";
import { findSectionsByKey } from "../../legislation/provision-keys.ts";
import { listSectionsOfAct, readStoredAct } from "../../store/legislation/acts.ts";
import { findOrdinalsByKey } from "../../store/legislation/provision-citers.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import type { AskContext } from "../context.ts";
import type { NamedSpan } from "./question-terms.ts";

/** A section that a text names. */
export interface NamedProvision extends NamedSpan {
  readonly kind: "section" | "act";
  /** Ordinals in the corpus: several where a whole part is named, none where the corpus lacks it. */
  readonly ordinals: readonly number[];
  readonly label: string;
}

/** The provisions that a text names, in its order. */
export function findNamedProvisions(context: AskContext, text: string, jurisdiction: Jurisdiction): NamedProvision[] {
  return jurisdiction === "US" ? findUsProvisions(context, text) : findIndianProvisions(context, text);
}

function findUsProvisions({ corpus }: AskContext, text: string): NamedProvision[] {
  return findTypedLawReferences(text).map(({ key, start, end }) => {
    const ordinals = findSectionsByKey(corpus.database, key).filter(
      (ordinal) => readStoredSection(corpus.database, ordinal).isCurrent,
    );
    const first = ordinals[0];
    const label = first === undefined ? text.slice(start, end) : readStoredSection(corpus.database, first).citation;
    return { kind: "section", start, end, ordinals, label };
  });
}

function findIndianProvisions({ corpus }: AskContext, text: string): NamedProvision[] {
  return findTypedActReferences(text).map(({ key, start, end }) => {
    const [name, number] = key.split("//") as [string, string];
    const sections = findOrdinalsByKey(corpus.database, "act_key", name).flatMap((act) =>
      listSectionsOfAct(corpus.database, act).filter((section) => section.number.toLowerCase() === number),
    );
    const first = sections[0];
    const label =
      first === undefined
        ? text.slice(start, end)
        : `section ${first.number}, ${readStoredAct(corpus.database, first.act).title}`;
    return { kind: "act", start, end, ordinals: sections.map(({ ordinal }) => ordinal), label };
  });
}
