import type { WithoutCost } from "../../contract/cost.ts";
import type { ActTextRequest, ActTextResponse } from "../../contract/schemas/acts.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type {
  ActData,
  ActSectionNumbers,
  ActSectionText,
  ProvisionValidity,
} from "../../corpus/port/legislation-reader.ts";
import { EngineError } from "../../errors.ts";
import {
  type CorrespondingSections,
  findCorrespondingSections,
  stripSubsection,
} from "../../legislation/corresponding-sections.ts";
import { MAX_PROVISION_CITERS, toCitedBy } from "../provision-citers.ts";
import { parseSectionNumber, readRequiredAct, toActListItem } from "./find-act.ts";

export { readActText as text };

type SectionRow = ActTextResponse["data"]["sections"][number];

/** `acts.text`: returns an Act with its sections, or with one of them. */
async function readActText(context: EngineContext, request: ActTextRequest): Promise<WithoutCost<ActTextResponse>> {
  const { corpus } = context;
  const act = await readRequiredAct(corpus, request.actId);
  const number = parseSectionNumber(request.section);
  const sections = await corpus.legislation.readActSections(act.actId, number);
  if (number !== undefined && sections.length === 0)
    throw new EngineError("act_not_found", `${act.title} has no section ${request.section}.`);
  const corresponding = await readCorrespondence(context, act, sections);
  const [ofAct, ...validity] = await corpus.legislation.readValidity(
    ["", ...sections.map((section) => section.number)].map((one) => ({ actId: act.actId, number: one })),
    null,
  );
  const rows = sections.map((section, at) => toSectionRow(section, corresponding[at]!, validity[at] ?? null));
  return {
    data: {
      ...toActListItem(act),
      longTitle: act.longTitle,
      url: act.url,
      citeCount: act.citeCount,
      validity: ofAct ?? null,
      sections: number === undefined ? rows : await addCiters(context, act, rows, corresponding),
    },
    meta: {},
  };
}

/** The sections that correspond to one section, with the Act that contains them, if the corpus does. */
interface FoundCorrespondence extends CorrespondingSections {
  readonly otherAct: ActData | null;
}

/** Returns the sections that correspond to each section; `null` unless it is of the criminal laws of India. */
async function readCorrespondence(
  { corpus }: EngineContext,
  { title }: ActData,
  sections: readonly ActSectionText[],
): Promise<(FoundCorrespondence | null)[]> {
  const found = sections.map(({ number }) => findCorrespondingSections(title, number));
  const keys = [...new Set(found.flatMap((one) => one?.actKey ?? []))];
  const lists = await corpus.legislation.findActs(keys);
  const acts = new Map(keys.map((key, at) => [key, lists[at]!]));
  return found.map((one) => {
    if (one === null) return null;
    const [act = null, ...others] = acts.get(one.actKey)!;
    return { ...one, otherAct: others.length === 0 ? act : null };
  });
}

function toSectionRow(
  { number, heading, chapter, text }: ActSectionText,
  corresponding: FoundCorrespondence | null,
  validity: ProvisionValidity | null,
): SectionRow {
  return {
    sectionNumber: number,
    sectionTitle: heading,
    chapter,
    text,
    validity,
    ...(corresponding && {
      correspondsTo: {
        relation: corresponding.relation,
        actId: corresponding.otherAct?.actId ?? null,
        title: corresponding.title,
        sections: [...corresponding.sections],
        compare: corresponding.compare,
      },
    }),
  };
}

/** Adds the cases that cite each section, and those that cite the sections that correspond to it. */
async function addCiters(
  context: EngineContext,
  act: ActData,
  rows: readonly SectionRow[],
  corresponding: readonly (FoundCorrespondence | null)[],
): Promise<SectionRow[]> {
  const own = rows.map(({ sectionNumber }) => toCountedNumbers(act, [sectionNumber]));
  const others = corresponding.map((one) =>
    one?.otherAct && one.sections.length > 0 ? toCountedNumbers(one.otherAct, one.sections) : null,
  );
  const requests = [...own, ...others.filter((one) => one !== null)];
  const lists = await context.corpus.legislation.findActSectionCiters(requests, MAX_PROVISION_CITERS);
  const citedBy = await toCitedBy(context, lists);
  const byRequest = new Map(requests.map((request, at) => [request, citedBy[at]!]));
  return rows.map(({ correspondsTo, ...row }, at) => {
    const other = others[at] ?? null;
    const otherCitedBy = other && byRequest.get(other);
    return {
      ...row,
      citedBy: byRequest.get(own[at]!)!,
      ...(correspondsTo && {
        correspondsTo: { ...correspondsTo, ...(otherCitedBy && { citedBy: otherCitedBy }) },
      }),
    };
  });
}

/** Cases are counted by section, whatever subsection they cite. */
function toCountedNumbers({ actId }: ActData, numbers: readonly string[]): ActSectionNumbers {
  return { actId, numbers: numbers.map((number) => stripSubsection(number).toUpperCase()) };
}
