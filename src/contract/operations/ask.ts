import { answerOf } from "../answer-of.ts";
import { AskEventSchema, AskRequestSchema, AskResponseSchema } from "../schemas/ask.ts";
import type { Operation } from "./operation.ts";
import type { PriceByRequest } from "./price-rule.ts";

/** Answers from statutes alone are cheaper; only US law has that filter, which is meant if no country is given. */
const STATUTES_ONLY = { sourcesFilter: ["statutes_only"], countryCode: ["US", undefined] } as const;

const ASK_PRICE = {
  rows: [
    { when: { mode: ["standard"], ...STATUTES_ONLY }, price: "ask_standard_statutes" },
    { when: { mode: ["deep"], ...STATUTES_ONLY }, price: "ask_deep_statutes" },
    { when: { mode: ["standard"] }, price: "ask_standard" },
    { when: { mode: ["deep"] }, price: "ask_deep" },
  ],
} as const satisfies PriceByRequest;

/** Deep questions, and those that are texts. */
const HEAVY_QUESTIONS = [{ mode: "deep" }, { question: 1000 }] as const;

/** The verb `engine.ask`, which is `stream`, and its answer in one piece. */
export const ASK_OPERATIONS = {
  /** Answers a question in the words of its sources, event by event. */
  stream: {
    route: { method: "POST", path: "/api/v1/ask/stream" },
    request: AskRequestSchema,
    response: AskEventSchema,
    streams: true,
    price: ASK_PRICE,
    heavy: HEAVY_QUESTIONS,
  },
  /** Answers a question all at once. */
  answer: {
    route: { method: "POST", path: "/api/v1/ask" },
    request: AskRequestSchema,
    response: AskResponseSchema,
    collect: answerOf,
    price: ASK_PRICE,
    heavy: HEAVY_QUESTIONS,
  },
} as const satisfies Readonly<Record<string, Operation>>;
