import {
  CodesRequestSchema,
  CodesResponseSchema,
  SectionRequestSchema,
  SectionResponseSchema,
  StatesRequestSchema,
  StatesResponseSchema,
  StatuteSearchRequestSchema,
  StatuteSearchResponseSchema,
} from "../schemas/statutes.ts";
import type { Operation } from "./operation.ts";

/** The verbs of `engine.statutes`. */
export const STATUTE_OPERATIONS = {
  /** Returns sections of US law by citation or words. */
  search: {
    route: { method: "POST", path: "/api/v1/statutes/search" },
    request: StatuteSearchRequestSchema,
    response: StatuteSearchResponseSchema,
    price: "statutes_search",
  },
  /** Returns the coverage of the law of every state and of federal law. */
  states: {
    route: { method: "GET", path: "/api/v1/statutes/states" },
    request: StatesRequestSchema,
    requestOptional: true,
    response: StatesResponseSchema,
    price: "statutes_states",
  },
  /**
   * Returns the codes of one state, or of federal law.
   * @throws EngineError `state_not_found`
   */
  codes: {
    route: { method: "GET", path: "/api/v1/statutes/codes" },
    request: CodesRequestSchema,
    response: CodesResponseSchema,
    errors: ["state_not_found"],
    price: "statutes_codes",
  },
  /**
   * Returns one section with its text, the newest version or that of a day.
   * @throws EngineError `act_not_found`
   */
  section: {
    route: { method: "GET", path: "/api/v1/statutes/section/{act_id}" },
    request: SectionRequestSchema,
    response: SectionResponseSchema,
    errors: ["act_not_found"],
    price: "statutes_section",
  },
} as const satisfies Readonly<Record<string, Operation>>;
