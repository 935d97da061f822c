import type { CREDIT_OPERATIONS } from "../../../contract/operations/credits.ts";
import type { AreaDocumentation } from "./area-documentation.ts";

/** Texts about the verbs of `credits`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const CREDIT_DOCUMENTATION: AreaDocumentation<typeof CREDIT_OPERATIONS> = {
  description: "Prices and credits.",
  operations: {
    pricing: {
      summary: "The price list",
      answer: {
        dollarPerCredit: 0.01,
        minCredits: 500,
        maxCredits: 1000000,
        costs: [
          {
            operation: "citation_resolve",
            credits: 1,
            endpoint: "/api/v1/citations/resolve",
            category: "citations",
            regions: ["US"],
            description: "Resolve one citation",
            usdCost: 0.01,
          },
        ],
      },
    },
    balance: {
      summary: "The account's balance",
      answer: {
        data: { account: "dev", balance: 99960, unlimited: false },
        meta: { processingTimeMs: 0, creditsConsumed: 0, creditsRemaining: 99960 },
      },
    },
    ledger: {
      summary: "The account's statement",
      description: "Lists the movements of the account's credits, newest first.",
      examples: { debits: { kind: "capture", dateFrom: "2026-01-01" } },
    },
  },
};
