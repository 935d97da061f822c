import { stem } from "../../text/stem.ts";
import { WORD_FAMILIES } from "./word-families.ts";

/** Words that lawyers and laypeople use for the same thing, one group per row. */
const SYNONYM_GROUPS: readonly string[] = [
  "car vehicle automobile motor",
  "phone telephone cellphone mobile",
  "police officer policeman constable",
  "lawyer attorney counsel advocate",
  "gun firearm weapon",
  "kill killing murder homicide",
  "juvenile minor child children",
  "fired dismissed discharged terminated",
  "jail prison imprisonment incarceration",
  "ban bans banned prohibit prohibits forbid forbids outlaw",
  "poor indigent",
  "wiretap wiretapping tapping eavesdropping interception",
  "gay homosexual sex",
  "overturn overturned overrule overruled",
  "struck invalid unconstitutional void",
  "speech expression",
  "fundamental guaranteed",
  "punishment penalty sentence",
  "husband wife spouse",
  "employee worker workman",
  "firm company corporation",
  "student pupil",
  "school college",
  "contract agreement",
  "vacated vacate aside",
  "compensation damages",
  "arrested arrest custody",
  "hearing heard",
  "privacy private",
  "euthanasia dying",
  "prosecution prosecute offence complaint",
  "bounced dishonoured dishonour",
  "tax taxation levy",
  "land property immovable",
  "tenant lessee",
  "landlord lessor",
  "evict eviction ejectment",
];

const SYNONYMS: ReadonlyMap<string, readonly string[]> = (() => {
  const others = new Map<string, string[]>();
  for (const group of [...SYNONYM_GROUPS, ...WORD_FAMILIES]) {
    const stems = [...new Set(group.split(" ").map(stem))];
    for (const one of stems) {
      const known = others.get(one) ?? [];
      others.set(one, [...new Set([...known, ...stems.filter((other) => other !== one)])]);
    }
  }
  return others;
})();

/** Returns the stems of the synonyms of a stem; empty if it has none. */
export function findSynonyms(root: string): readonly string[] {
  return SYNONYMS.get(root) ?? [];
}
