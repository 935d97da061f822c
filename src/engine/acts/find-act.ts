import type { ActListItem } from "../../contract/schemas/acts.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { ActData } from "../../corpus/port/legislation-reader.ts";
import { EngineError } from "../../errors.ts";
import { readDatePrecision } from "../../law/known-date.ts";

/** Reads an Act. @throws EngineError `act_not_found` */
export async function readRequiredAct({ legislation }: Corpus, actId: string): Promise<ActData> {
  const [act] = await legislation.readActs([actId]);
  if (!act) throw new EngineError("act_not_found", `The corpus has no Act with the id ${actId}.`);
  return act;
}

/** Converts an Act to an item of a list of Acts. */
export function toActListItem(act: ActData): ActListItem {
  const { actId, title, year, category, state, department, actNumber, status, enactmentDate } = act;
  return {
    actId,
    title,
    year,
    category,
    state,
    department,
    actNumber,
    actStatus: status,
    enactmentDate,
    enactmentDatePrecision: readDatePrecision(enactmentDate),
  };
}

/** Returns the number in a request for a section: "302" for "Section 302", "s. 302" and "§ 302". */
export function parseSectionNumber(requested: string | undefined): string | undefined {
  return requested?.trim().replace(/^(?:§+|section|sec\.?|s\.?)\s{0,3}(?=\d)/i, "");
}
