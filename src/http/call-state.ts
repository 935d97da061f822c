import type { Context } from "hono";
import type { ErrorCode } from "../errors.ts";
import type { CallRecord } from "./call-record.ts";
import type { Connection } from "./handler-options.ts";

/** State of a request while it is served. */
export type CallEnv = {
  Bindings: Partial<Connection>;
  Variables: {
    requestId: string;
    /** Where the request's fields are. */
    where: "body" | "query";
    /** Name of the operation. */
    endpoint?: string;
    account?: string;
    /** The body as it was sent. */
    body?: string;
    code?: ErrorCode;
    /** True if the end of the call is reported elsewhere: by its stream, or by the handler that answers it. */
    isRecorded?: boolean;
    /** Reports the end of the call, with the number of events of a stream. */
    onEnd: (events: number | null) => void;
  };
};

/** A request that is being served. */
export type CallState = Context<CallEnv>;

/** Creates the record of a call that has ended. Times are milliseconds. */
export function toCallRecord(c: CallState, started: number, now: number, events: number | null): CallRecord {
  const { pathname, search } = new URL(c.req.url);
  return {
    requestId: c.get("requestId"),
    at: started,
    method: c.req.method,
    path: pathname + search,
    endpoint: (c.get("endpoint") ?? null) as CallRecord["endpoint"],
    account: c.get("account") ?? null,
    body: c.get("body") ?? null,
    status: c.res.status,
    code: c.get("code") ?? null,
    events,
    ms: now - started,
  };
}
