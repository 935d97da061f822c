import { type AskEvent, AskEventSchema } from "../contract/schemas/ask.ts";
import { EngineError, restoreError } from "../errors.ts";
import { readServerSentEvents } from "./read-server-sent-events.ts";

/**
 * Yields the events of an answer. Unknown events are skipped; optional fields that a service omits are filled in. An
 * `error` event is thrown, and so is the lack of a last event.
 */
export async function* readAskEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AskEvent, void> {
  for await (const { event, data } of readServerSentEvents(body)) {
    const fields = parseFields(data);
    const type = EVENT_TYPES.find((known) => known === (fields.type ?? event));
    if (type === undefined) continue;
    if (type === "error") throw toStreamError(fields);
    yield { ...fields, ...DEFAULT_FIELDS[type]?.(fields), type } as AskEvent;
    if (type === "done") return;
  }
  throw new EngineError("internal", "The answer broke off.");
}

type Fields = Readonly<Record<string, unknown>>;

const EVENT_TYPES = AskEventSchema.options.map(({ entries }) => entries.type.literal);

/** Fields that a service may omit from an event. */
const DEFAULT_FIELDS: { readonly [Type in AskEvent["type"]]?: (fields: Fields) => Fields } = {
  chunk: ({ content, text }) => ({ content: content ?? text ?? "", text: text ?? content ?? "" }),
  done: ({ data, ...fields }) => ({ sources: [], ...(data as Fields), ...fields, data: data ?? fields }),
};

/** Returns the fields of a JSON object; none for other text, such as `[DONE]`. */
function parseFields(data: string): Fields {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

function toStreamError({ code, message, detail }: Fields): EngineError {
  return restoreError({ code, message: message ?? detail }, "The service failed while it answered.");
}
