import type { ActRow } from "../../law/legislation.ts";

/** An Act as it is known so far, with the sizes of its text. */
export interface KnownAct {
  readonly act: ActRow;
  readonly sections: number;
  readonly footnotes: number;
}

export interface MergedAct {
  readonly known: KnownAct;
  /** Whether its sections and footnotes are the added source's. */
  readonly takesText: boolean;
  /** What was taken from the added source, as the report names it: fields, "sections and footnotes". */
  readonly taken: readonly string[];
}

/** Fields that one source may have where another has nothing. */
const FILLABLE_FIELDS = ["longTitle", "state", "department", "actNumber", "enactmentDate", "url"] as const;

/**
 * One Act from two sources, which have it under one id. Every field is of the first source that has it; `in_force` is
 * what a source says that tells no status, so that a later "repealed" or "spent" counts, with the category that goes
 * with it. Sections and footnotes are of one source, since footnotes stand in sections: the one with more footnotes,
 * then with more sections, then the first.
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
