import {
  ActListRequestSchema,
  ActListResponseSchema,
  ActTextRequestSchema,
  ActTextResponseSchema,
  AmendmentsRequestSchema,
  AmendmentsResponseSchema,
} from "../schemas/acts.ts";
import type { Operation } from "./operation.ts";

/** The verbs of `engine.acts`. */
export const ACT_OPERATIONS = {
  /** Returns Acts of India by title, state, year and whether they are in force. */
  list: {
    route: { method: "GET", path: "/api/v1/acts/list" },
    request: ActListRequestSchema,
    requestOptional: true,
    response: ActListResponseSchema,
    price: "acts_list",
  },
  /**
   * Returns the amendment footnotes of an Act.
   * @throws EngineError `act_not_found`
   */
  amendments: {
    route: { method: "GET", path: "/api/v1/acts/{act_id}/amendments" },
    request: AmendmentsRequestSchema,
    response: AmendmentsResponseSchema,
    errors: ["act_not_found"],
    price: "acts_amendments",
  },
  /**
   * Returns the text of an Act, or of one section of it.
   * @throws EngineError `act_not_found`
   */
  text: {
    route: { method: "GET", path: "/api/v1/acts/{act_id}/text" },
    request: ActTextRequestSchema,
    response: ActTextResponseSchema,
    errors: ["act_not_found"],
    price: "acts_text",
  },
} as const satisfies Readonly<Record<string, Operation>>;
