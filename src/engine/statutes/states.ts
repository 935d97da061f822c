import type { WithoutCost } from "../../contract/cost.ts";
import type { StatesResponse } from "../../contract/schemas/statutes.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { listCoverage } from "../../legislation/coverage.ts";

export { listStates as states };

/** `statutes.states`: counts the sections of the law of every state and of federal law. */
async function listStates({ corpus }: EngineContext): Promise<WithoutCost<StatesResponse>> {
  const jurisdictions = listCoverage(await corpus.legislation.readCodes()).map((row) => ({
    ...row,
    hasData: row.sectionCount > 0,
  }));
  return {
    data: {
      jurisdictions,
      totalSections: jurisdictions.reduce((sum, { sectionCount }) => sum + sectionCount, 0),
      stateCountWithData: jurisdictions.filter(({ kind, hasData }) => kind === "state" && hasData).length,
    },
    meta: {},
  };
}
