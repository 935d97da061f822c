import { OPERATIONS } from "../../../src/contract/operations/operations.ts";
import { openLedger, toMillis } from "../../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../../src/credits/memory-ledger-store.ts";
import { type PriceOptions, resolvePrices } from "../../../src/credits/prices.ts";
import type { CreditContext } from "../../../src/engine/credits/handlers.ts";
import * as creditHandlers from "../../../src/engine/credits/handlers.ts";
import { type HandlersOf, implement } from "../../../src/engine/implement.ts";
import { EngineError } from "../../../src/errors.ts";
import { createCounter, createIds } from "../counters.ts";

const METERED = {
  research: { search: OPERATIONS.research.search },
  citations: { network: OPERATIONS.citations.network },
  credits: OPERATIONS.credits,
};

/**
 * Opens an account with credits and operations that do little work, so that tests observe their cost.
 * `runs` counts the searches that were executed.
 */
export async function openMeteredOperations(credits: number, options: PriceOptions = {}, maxAnswerChars?: number) {
  const ledger = await openLedger(createMemoryLedgerStore(), {
    now: createCounter(),
    newId: createIds(),
    ...(maxAnswerChars !== undefined && { maxAnswerChars }),
  });
  await ledger.grant("a", toMillis(credits), "bought");
  let runs = 0;
  const result = { ...RESULT };
  const handlers: HandlersOf<typeof METERED, CreditContext> = {
    research: {
      search: async (_, { query, pageSize, page }) => {
        runs++;
        await Promise.resolve();
        if (query === "fail") throw new EngineError("query_syntax", "No.", { offset: 0 });
        const results = Array.from({ length: Math.min(pageSize, Number(query)) }, () => result);
        return { data: { results }, meta: { total: Number(query), page, pageSize, totalPages: 1, query } };
      },
    },
    citations: {
      network: (_, { depth, countryCode }) => ({
        data: {
          seed: countryCode === undefined ? NODE : null,
          depth,
          nodes: [],
          edges: [],
          counts: { cited: 0, citingBy: 0, total: 0, positive: 0, negative: 0, neutral: 0, unknown: 0 },
          topCitedBy: [],
        },
        source_attribution: { provider: "", url: "", license: "", notice: "", corpora: [] },
        meta: {},
      }),
    },
    credits: creditHandlers,
  };
  const context = { ledger, priceOptions: options };
  const operations = implement(METERED, handlers, context, {
    ledger,
    prices: resolvePrices(options),
    now: createCounter(),
  });
  return { ledger, operations, runs: () => runs };
}

const NODE = {
  clusterId: 1,
  caseName: "",
  citation: "",
  dateFiled: "",
  datePrecision: "unknown" as const,
  citeCount: 0,
  absoluteUrl: "",
};
const RESULT = {
  id: "1",
  title: "",
  court: "",
  year: 2000,
  citation: "",
  score: 1,
  snippet: "",
  metadata: {
    decisionDate: "",
    datePrecision: "unknown" as const,
    citations: [],
    judges: [],
    courtId: "",
    jurisdiction: "US" as const,
    docketNumber: "",
    absoluteUrl: "",
    freshness: "Good Law" as const,
    citeCount: 0,
  },
};
/** The account of the tests. */
export const payer = { account: "a" };
