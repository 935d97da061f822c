import { EngineError } from "../../errors.ts";
import { findPlanSpan, type NearPlan, type Plan } from "../../query/plan/plan.ts";
import { printPlanLeaf } from "../../query/plan/print-plan.ts";
import { createCaseSet, listMembers } from "../../search/case-set.ts";
import { createCandidates } from "../../search/matchers/candidates.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { findMatches } from "./execute-search.ts";
import { buildNearQuery } from "./near-query.ts";
import { type DecidedChains, listUndecidedChains, NO_CHAINS } from "./plan-query.ts";

/** Cases whose words are read to decide one chain. */
const MAX_CASES = 5000;
const CASES_PER_READ = 200;

/**
 * Finds the matches of the proximity chains of a plan that no query of the cluster decides: of the cases that may match,
 * the words are read.
 * @throws EngineError `query_syntax` if they are too many
 */
export async function decideChains(context: ClusterContext, plan: Plan): Promise<DecidedChains> {
  const undecided = await context.run(() => listUndecidedChains(context.openSession(), plan));
  if (undecided.length === 0) return NO_CHAINS;
  const decided = new Map<NearPlan, readonly number[]>();
  for (const chain of undecided) decided.set(chain, await decideChain(context, chain));
  return decided;
}

async function decideChain(context: ClusterContext, chain: NearPlan): Promise<number[]> {
  const { query } = await context.run(() => buildNearQuery(context.index.vocabulary, chain));
  const { total, first } = await findMatches(context, { query, filter: {}, size: MAX_CASES });
  if (total > MAX_CASES) throw createTooManyError(chain);
  const found: number[] = [];
  for (let at = 0; at < first.length; at += CASES_PER_READ) {
    const batch = first.slice(at, at + CASES_PER_READ);
    const set = await context.run(() => {
      const session = context.openSession();
      const candidates = createCandidates(createCaseSet(context.index.columns.count, batch));
      return session.openMatcher(chain).match(candidates, session.budget);
    });
    found.push(...listMembers(set));
  }
  return found;
}

function createTooManyError(chain: NearPlan): EngineError {
  const offset = findPlanSpan(chain)?.start ?? 0;
  return new EngineError(
    "query_syntax",
    `Too many cases contain the words of this part: join a rarer word to it (at character ${offset + 1}: ${printPlanLeaf(chain).slice(0, 80)}).`,
    { offset },
  );
}
