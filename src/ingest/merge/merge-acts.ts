import type { ActRow } from "../../law/legislation.ts";

/** An Act as merged so far, with the sizes of its text. */
export interface KnownAct {
  readonly act: ActRow;
  readonly sections: number;
  readonly footnotes: number;
}

/** The result of merging an Act of another source. */
export interface MergedAct {
  readonly known: KnownAct;
  /** Whether its sections and footnotes are the added source's. */
  readonly takesText: boolean;
  /** Names for the report of what was taken from the added source: fields, "sections and footnotes". */
  readonly taken: readonly string[];
}

/** Fields that are taken from the added source if they are empty. */
const FILLABLE_FIELDS = ["longTitle", "state", "department", "actNumber", "enactmentDate", "url"] as const;

/**
 * Merges an Act that two sources have under one id. Each field is that of the first source that has it. A source without
 * a status says `in_force`, so a later "repealed" or "spent" replaces it, together with the category. Sections and
 * footnotes come from one source, because footnotes refer to sections: the one with more footnotes, then with more
 * sections, then the first.
 */
export function mergeActs(known: KnownAct, added: KnownAct): MergedAct {
  const fields = FILLABLE_FIELDS.filter((field) => known.act[field] === "" && added.act[field] !== "");
  const act = { ...known.act, ...Object.fromEntries(fields.map((field) => [field, added.act[field]])) };
  const takesStatus = known.act.status === "in_force" && added.act.status !== "in_force";
  const takesText =
    added.footnotes > known.footnotes || (added.footnotes === known.footnotes && added.sections > known.sections);
  return {
    known: {
      act: takesStatus ? { ...act, status: added.act.status, category: added.act.category } : act,
      sections: takesText ? added.sections : known.sections,
      footnotes: takesText ? added.footnotes : known.footnotes,
    },
    takesText,
    taken: [...fields, ...(takesStatus ? ["status"] : []), ...(takesText ? ["sections and footnotes"] : [])],
  };
}
