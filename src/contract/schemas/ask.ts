import * as v from "valibot";
import { DatePrecisionSchema, FreshnessSchema } from "./common/case.ts";
import { coveredJurisdiction } from "./common/country.ts";
import { limitInteger, limitText, optional } from "./common/field.ts";
import { CallMetaSchema } from "./common/meta.ts";
import { toPathItem } from "./common/range.ts";

const US_STATE_PATTERN = /^[A-Za-z]{2}$/;

/** Greatest length of a question and of a message, in characters. */
const MAX_MESSAGE_CHARS = 5000;

/**
 * Schema of an earlier message of a conversation. An answer is sent back as it was received, however long it is; its first
 * 5,000 characters are read.
 */
export const ChatMessageSchema = v.pipe(
  v.object({
    role: v.picklist(["user", "assistant"]),
    content: v.pipe(v.string(), v.minCodePoints(1)),
  }),
  v.metadata({
    anyOf: [
      { properties: { role: { const: "assistant" } } },
      { properties: { content: { maxLength: MAX_MESSAGE_CHARS } } },
    ],
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.role !== "user") return;
    if (countCodePoints(dataset.value.content) <= MAX_MESSAGE_CHARS) return;
    addIssue({
      message: `must have at most ${MAX_MESSAGE_CHARS} characters`,
      path: [toPathItem(dataset.value, "content")],
    });
  }),
  v.transform(({ role, content }) => ({ role, content: takeCodePoints(content, MAX_MESSAGE_CHARS) })),
);
/** An earlier message of a conversation. */
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

/** `POST /ask` and `POST /ask/stream`. */
export const AskRequestSchema = v.pipe(
  v.object({
    question: limitText(1, MAX_MESSAGE_CHARS),
    mode: v.nullish(v.picklist(["standard", "deep"]), "standard"),
    /** False leaves the sources out of the answer. */
    sources: v.nullish(v.boolean(), true),
    maxSources: v.nullish(limitInteger(1, 30), 5),
    /** Absent: inferred from the question, which is of US law unless it plainly is of Indian law. */
    countryCode: optional(coveredJurisdiction),
    /** US only. */
    sourcesFilter: v.nullish(v.picklist(["all", "statutes_only", "cases_only"]), "all"),
    /** Two letters, for the US; ignored, whatever it is, for India. */
    usState: optional(v.custom<string>(() => true)),
    /** Most recent last. */
    chatHistory: optional(v.pipe(v.array(ChatMessageSchema), v.maxLength(20))),
    citationStyle: optional(limitText(1, 200)),
  }),
  v.metadata({
    anyOf: [
      { properties: { usState: { type: ["string", "null"], pattern: US_STATE_PATTERN.source } } },
      { properties: { countryCode: { type: "string", pattern: "^[Ii][Nn]$" } }, required: ["countryCode"] },
    ],
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.countryCode === "IN" || dataset.value.usState === undefined) return;
    const given: unknown = dataset.value.usState;
    if (typeof given === "string" && US_STATE_PATTERN.test(given)) return;
    addIssue({ message: `must match ${US_STATE_PATTERN.source}`, path: [toPathItem(dataset.value, "usState")] });
  }),
  v.transform((request) => (request.countryCode === "IN" ? { ...request, usState: undefined } : request)),
);
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
  /** `DD-MM-YYYY`, the first day of what is known; empty if nothing is. */
  decisionDate: v.string(),
  /** Of a case. */
  datePrecision: v.optional(DatePrecisionSchema),
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

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function takeCodePoints(text: string, count: number): string {
  // A character has two units at most.
  return text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join("");
}
