import type { WithoutCost } from "../../contract/cost.ts";
import type { CodesRequest, CodesResponse } from "../../contract/schemas/statutes.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { EngineError } from "../../errors.ts";
import { FEDERAL_LAW, listCodesOfState, listCoverage } from "../../legislation/coverage.ts";

export { listCodes as codes };

/** `statutes.codes`: lists the codes of a state, or of federal law. */
async function listCodes({ corpus }: EngineContext, { state }: CodesRequest): Promise<WithoutCost<CodesResponse>> {
  const codes = await corpus.legislation.readCodes();
  const place = listCoverage(codes).find(({ code }) => code === state);
  if (!place) {
    throw new EngineError("state_not_found", `"${state}" is neither a state nor "${FEDERAL_LAW.code}".`);
  }
  return {
    data: {
      state,
      stateName: place.name,
      codes: listCodesOfState(codes, state).map(({ id, label, sectionCount }) => ({
        actId: id,
        displayLabel: label,
        sectionCount,
      })),
    },
    meta: {},
  };
}
