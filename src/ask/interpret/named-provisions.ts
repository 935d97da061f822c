import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { sectionsNamed } from "../../legislation/keys.ts";
import { findTypedActReferences, findTypedReferences } from "../../legislation/reference.ts";
import { actByOrdinal, sectionsOfAct } from "../../store/legislation-acts.ts";
import { byKey } from "../../store/legislation-citers.ts";
import { sectionByOrdinal } from "../../store/legislation-sections.ts";
import type { Library } from "../library.ts";
import type { Taken } from "./terms.ts";

/** A section that a text names. */
export interface NamedProvision extends Taken {
  readonly kind: "section" | "act";
  /** Ordinals in the corpus: several where a whole part is named, none where the corpus lacks it. */
  readonly ordinals: readonly number[];
  readonly label: string;
}

/** The provisions that a text names, in its order. */
export function namedProvisions(library: Library, text: string, jurisdiction: Jurisdiction): NamedProvision[] {
  return jurisdiction === "US" ? usProvisions(library, text) : indianProvisions(library, text);
}

function usProvisions({ corpus }: Library, text: string): NamedProvision[] {
  return findTypedReferences(text).map(({ key, start, end }) => {
    const ordinals = sectionsNamed(corpus.database, key).filter(
      (ordinal) => sectionByOrdinal(corpus.database, ordinal).isCurrent,
    );
    const first = ordinals[0];
    const label = first === undefined ? text.slice(start, end) : sectionByOrdinal(corpus.database, first).citation;
    return { kind: "section", start, end, ordinals, label };
  });
}

function indianProvisions({ corpus }: Library, text: string): NamedProvision[] {
  return findTypedActReferences(text).map(({ key, start, end }) => {
    const [name, number] = key.split("//") as [string, string];
    const sections = byKey(corpus.database, "act_key", name).flatMap((act) =>
      sectionsOfAct(corpus.database, act).filter((section) => section.number.toLowerCase() === number),
    );
    const first = sections[0];
    const label =
      first === undefined
        ? text.slice(start, end)
        : `section ${first.number}, ${actByOrdinal(corpus.database, first.act).title}`;
    return { kind: "act", start, end, ordinals: sections.map(({ ordinal }) => ordinal), label };
  });
}
