import type { WithoutCost } from "../../contract/cost.ts";
import type { ActListRequest, ActListResponse } from "../../contract/schemas/acts.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { toActListItem } from "./find-act.ts";

export { listActsPage as list };

/** `acts.list`: lists Acts of India, filtered and sorted. */
async function listActsPage({ corpus }: EngineContext, request: ActListRequest): Promise<WithoutCost<ActListResponse>> {
  const { page, pageSize, sort, search, state, department, ...conditions } = request;
  const { total, acts } = await corpus.legislation.listActs({
    filter: { ...conditions, state: state?.toLowerCase(), department: department?.toLowerCase(), title: search },
    order: sort,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { results: acts.map(toActListItem), total, page, pageSize, hasMore: page * pageSize < total };
}
