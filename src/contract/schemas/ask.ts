import * as v from "valibot";
import { FreshnessSchema } from "./common/case.ts";
import { jurisdiction } from "./common/country.ts";
import { limitInteger, limitText, optional } from "./common/field.ts";
import { CallMetaSchema } from "./common/meta.ts";

/** Schema of an earlier message of a conversation. */
export const ChatMessageSchema = v.object({ role: v.picklist(["user", "assistant"]), content: limitText(1, 5000) });
/** An earlier message of a conversation. */
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

/** `POST /ask` and `POST /ask/stream`. */
export const AskRequestSchema = v.object({
  question: limitText(1, 5000),
  mode: v.nullish(v.picklist(["standard", "deep"]), "standard"),
  /** False leaves the sources out of the answer. */
  sources: v.nullish(v.boolean(), true),
  maxSources: v.nullish(limitInteger(1, 30), 5),
  /** Absent: inferred from the question, which is of US law unless it plainly is of Indian law. */
  countryCode: optional(jurisdiction),
  /** US only. */
  sourcesFilter: v.nullish(v.picklist(["all", "statutes_only", "cases_only"]), "all"),
  /** US only: two letters. */
  usState: optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
  /** Most recent last. */
  chatHistory: optional(v.pipe(v.array(ChatMessageSchema), v.maxLength(20))),
  citationStyle: optional(limitText(1, 200)),
});
/** A question as a caller writes it: only `question` is required. */
export type AskInput = v.InferInput<typeof AskRequestSchema>;
/** The validated request of `ask`. */
export type AskRequest = v.InferOutput<typeof AskRequestSchema>;

/** Schema of a source of an answer. */
export const AskSourceSchema = v.object({
  /** From 1; the n of the mark [n] in the answer. */
  sourceIndex: v.number(),
  citation: v.string(),
  caseName: v.string(),
  court: v.string(),
  year: v.number(),
  excerpt: v.string(),
  relevanceScore: v.number(),
  judges: v.array(v.string()),
  /** `DD-MM-YYYY`. */
  decisionDate: v.string(),
  courtType: v.string(),
  sourceType: v.picklist(["us_case", "us_statute", "in_case", "in_act"]),
  actId: v.optional(v.string()),
  sectionNumber: v.optional(v.string()),
  corpusType: v.optional(v.string()),
  htmlUrl: v.optional(v.string()),
  /** Of a case: its cluster id, and its status. */
  clusterId: v.optional(v.number()),
  freshness: v.optional(FreshnessSchema),
  /**
   * Where `excerpt` lies in the source's text, UTF-16 units. A case's text is that of `citations.case`: its opinions,
   * joined by a blank line; a section's is the `text` of `statutes.section`, an Act's section's that of `acts.text`.
   */
  start: v.optional(v.number()),
  end: v.optional(v.number()),
  /** Where each sentence lies that the answer takes from it, in the same text. */
  quotes: v.optional(v.array(v.object({ start: v.number(), end: v.number() }))),
});
/** A case, section or Act that an answer rests on, with the places of the sentences that were taken from it. */
export type AskSource = v.InferOutput<typeof AskSourceSchema>;

const doneFields = {
  questionInterpreted: v.string(),
  mode: v.picklist(["standard", "deep"]),
  meta: CallMetaSchema,
};

/** One event of the stream, in this order; `thinking` and `chunk` may come several times, `error` ends the stream. */
export const AskEventSchema = v.variant("type", [
  v.object({ type: v.literal("stream_init"), streamId: v.string() }),
  v.object({
    type: v.literal("thinking"),
    step: v.object({
      id: v.string(),
      message: v.string(),
      status: v.picklist(["active", "complete", "error"]),
      /** 0 to 1. */
      progress: v.number(),
    }),
  }),
  v.object({ type: v.literal("sources"), count: v.number(), sources: v.array(AskSourceSchema) }),
  v.object({ type: v.literal("thinking_complete") }),
  v.object({
    type: v.literal("chunk"),
    content: v.string(),
    /** The same as `content`. */
    text: v.string(),
  }),
  v.object({
    type: v.literal("done"),
    data: v.object(doneFields),
    ...doneFields,
    sources: v.array(AskSourceSchema),
  }),
  v.object({ type: v.literal("error"), code: v.string(), message: v.string(), detail: v.string() }),
]);
/**
 * One event of an answer. Their order: `stream_init`, `thinking` (one or more), `sources`, `thinking_complete`, `chunk`
 * (one or more), `done`. The answer is the `content` of all chunks.
 */
export type AskEvent = v.InferOutput<typeof AskEventSchema>;

/** Schema of a whole answer. */
export const AskResponseSchema = v.object({
  data: v.object({
    answer: v.string(),
    sources: v.array(AskSourceSchema),
    questionInterpreted: doneFields.questionInterpreted,
    mode: doneFields.mode,
  }),
  meta: CallMetaSchema,
});
/** A whole answer with its sources; what `answerOf` makes of the events. */
export type AskResponse = v.InferOutput<typeof AskResponseSchema>;
