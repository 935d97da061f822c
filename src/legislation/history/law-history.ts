import type { LawAnswer, LawChange, LawHistoryReader } from "../../citator/status/laws/law-ports.ts";
import { CRIMINAL_LAW_REPEAL_DATE } from "../../law/correspondence/criminal-codes.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { FootnoteType } from "../../law/legislation.ts";
import { listFootnotes, readStoredAct, type StoredAct } from "../../store/legislation/acts.ts";
import {
  type CitedProvision,
  listLawAnswers,
  listProvisionRulings,
  listProvisionsCitedBy,
  listRulingsOfCase,
} from "../../store/legislation/law-history.ts";
import { createLegislationTextReader } from "../../store/legislation/legislation-text.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { findCorrespondingSections, stripSubsection } from "../corresponding-sections.ts";
import { toActRulingKey, toAmendmentKey } from "./ruling-keys.ts";

/** Maximum number of footnotes of a section that are read. */
const MAX_FOOTNOTES = 200;

const CHANGE_VERBS: Readonly<Partial<Record<FootnoteType, string>>> = {
  substitution: "amended",
  insertion: "amended",
  omission: "amended",
};

/** A note that replaces or omits a section as a whole. */
const WHOLE_SECTION =
  /\bfor (?:the )?(?:original )?section \d+[A-Z]{0,2}\b(?! \()|^\W*Section \d+[A-Z]{0,2} omitted\b/i;

/** Creates a reader of what happened to the laws that the cases of a corpus cite. */
export function createLawHistoryReader(database: Database): LawHistoryReader {
  const readText = createLegislationTextReader(database);
  const acts = new Map<number, StoredAct>();

  function readAct(ordinal: number): StoredAct {
    const act = acts.get(ordinal) ?? readStoredAct(database, ordinal);
    acts.set(ordinal, act);
    return act;
  }

  function listSectionChanges(
    { act: ordinal, section }: CitedProvision,
    since: string,
    construed: boolean,
  ): LawChange[] {
    const act = readAct(ordinal);
    // A name without a year can be that of an earlier Act with the same title.
    if (act.enactmentDate > since) return [];
    const number = stripSubsection(section);
    const name = `section ${number} of ${act.title.replace(/^The /, "the ")}`;
    const notes = listFootnotes(database, readText, ordinal, { section: number }, 0, MAX_FOOTNOTES);
    const changes = notes.flatMap(({ type, byAct, effectiveDate: date, text }): LawChange[] => {
      const verb = CHANGE_VERBS[type];
      if (verb === undefined || date === "" || date <= since || byAct === "") return [];
      const change = `${verb} by ${byAct} with effect from ${date}`;
      return [{ name, date, change, snippet: text, replacesConstrued: construed && WHOLE_SECTION.test(text) }];
    });
    const repeal = describeRepeal(act, number, since);
    return repeal === null
      ? changes
      : [...changes, { ...repeal, name, snippet: "", replacesConstrued: construed && repeal.isOmitted }];
  }

  return {
    listChanges(clusterId, since) {
      const cited = listProvisionsCitedBy(database, clusterId);
      if (cited.length === 0) return [];
      const construed = new Set(
        listRulingsOfCase(database, clusterId).flatMap(({ effect, fromLaw, key }) =>
          effect !== "struck_down" && !fromLaw ? [key] : [],
        ),
      );
      const changes = cited.flatMap((provision) =>
        listSectionChanges(
          provision,
          since,
          construed.has(toActRulingKey(readAct(provision.act).title, stripSubsection(provision.section))),
        ),
      );
      return mergeChanges(changes).sort((a, b) => compareText(b.date, a.date) || compareText(a.name, b.name));
    },
    listAnswers: (clusterId) =>
      listLawAnswers(database, clusterId).map(
        ({ key, name, number, date, effect, partial, snippet }): LawAnswer => ({
          name,
          citation: number,
          date,
          effect,
          partial,
          snippet,
          struckDownBy: listInvalidations(key),
        }),
      ),
    listAmendmentRulings: (jurisdiction, number) =>
      listInvalidations(toAmendmentKey(jurisdiction as Jurisdiction, number)),
  };

  function listInvalidations(key: string): LawAnswer["struckDownBy"] {
    return listProvisionRulings(database, key)
      .filter(({ effect, partial }) => effect === "struck_down" && !partial)
      .map(({ clusterId, authority }) => ({ clusterId, authority }));
  }
}

/** Describes the replacement of a section of the criminal laws of India; `null` for other Acts and earlier decisions. */
function describeRepeal(act: StoredAct, section: string, since: string) {
  if (since >= CRIMINAL_LAW_REPEAL_DATE) return null;
  const successor = findCorrespondingSections(act.title, section);
  if (successor === null || successor.relation !== "replaced_by") return null;
  const { sections, title, compare } = successor;
  const isOmitted = sections.length === 0;
  const fate = isOmitted
    ? `repealed, and left out of the ${title}${compare === null ? "" : ` (compare section ${compare})`},`
    : `replaced by section ${sections.join(", ")} of the ${title}`;
  return { date: CRIMINAL_LAW_REPEAL_DATE, change: `${fate} with effect from ${CRIMINAL_LAW_REPEAL_DATE}`, isOmitted };
}

/** Joins the changes of one section that have one date and one author. */
function mergeChanges(changes: readonly LawChange[]): LawChange[] {
  const merged = new Map<string, LawChange>();
  for (const change of changes) {
    const identity = `${change.name} ${change.change}`;
    const known = merged.get(identity);
    merged.set(
      identity,
      known ? { ...known, replacesConstrued: known.replacesConstrued || change.replacesConstrued } : change,
    );
  }
  return [...merged.values()];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
