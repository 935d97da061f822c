import type { WithoutCost } from "../../contract/cost.ts";
import type { SectionRequest, SectionResponse } from "../../contract/schemas/statutes.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CodeData, SectionHead } from "../../corpus/port/legislation-reader.ts";
import { EngineError } from "../../errors.ts";
import { MAX_PROVISION_CITERS, toCitedBy } from "../provision-citers.ts";
import { toStatuteFields } from "./statute-fields.ts";

export { readStatuteSection as section };

/** `statutes.section`: returns a section with its text, its neighbours and the cases that cite it. */
async function readStatuteSection(
  context: EngineContext,
  { actId, asOf }: SectionRequest,
): Promise<WithoutCost<SectionResponse>> {
  const { legislation } = context.corpus;
  const [codes, found, citers, [validity]] = await Promise.all([
    legislation.readCodes(),
    legislation.readSection(actId, asOf),
    legislation.findSectionCiters([actId], MAX_PROVISION_CITERS),
    legislation.readValidity([{ actId }], asOf ?? null),
  ]);
  if (found === null) throw await createSectionNotFoundError(context, codes, actId, asOf);
  const { section, text, history, notes, versions, previous, next } = found;
  const code = codes.find(({ id }) => id === section.codeId)!;
  const [citedBy] = await toCitedBy(context, citers);
  return {
    data: {
      ...toStatuteFields(code, section),
      code: { actId: section.codeId, displayLabel: code.label },
      status: section.status,
      text,
      history,
      notes,
      asOf: section.asOf,
      versions: [...versions],
      previous: previous && toSectionHead(previous),
      next: next && toSectionHead(next),
      validity: validity ?? null,
      citedBy: citedBy!,
    },
    meta: {},
  };
}

async function createSectionNotFoundError(
  { corpus }: EngineContext,
  codes: readonly CodeData[],
  actId: string,
  asOf: string | undefined,
): Promise<EngineError> {
  const isCode = codes.some(({ id }) => id === actId);
  const isLater = !isCode && asOf !== undefined && (await corpus.legislation.readSection(actId)) !== null;
  const why = isCode
    ? `${actId} is a code, not a section`
    : isLater
      ? `no version of ${actId} counted on ${asOf} already`
      : `the corpus has no section with the id ${actId}`;
  return new EngineError("act_not_found", `${why[0]!.toUpperCase()}${why.slice(1)}.`);
}

function toSectionHead({ actId, citation, heading }: SectionHead) {
  return { actId, citation, title: heading };
}
